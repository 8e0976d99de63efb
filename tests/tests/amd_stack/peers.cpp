// Runs a kernel on each of two cards at once, and one that reads the other card's memory. Prints one line for each check.
#include "hip_check.h"

#include <vector>

__global__ void fill(unsigned *out, unsigned n, unsigned first) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = first + i;
}

__global__ void copy(unsigned *out, const unsigned *in, unsigned n) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = in[i];
}

static size_t wrong(const std::vector<unsigned> &found, unsigned first) {
    size_t count = 0;
    for (size_t i = 0; i < found.size(); i++) count += found[i] != first + i;
    return count;
}

int main() {
    const unsigned n = 100000;
    int count = 0, failed = 0;
    CHECK(hipGetDeviceCount(&count));
    if (count != 2) return 101;
    unsigned *memory[2];
    std::vector<unsigned> found(n);
    for (int card = 0; card < 2; card++) {
        CHECK(hipSetDevice(card));
        CHECK(hipMalloc(&memory[card], n * sizeof(unsigned)));
        fill<<<(n + 255) / 256, 256>>>(memory[card], n, 1000 * card);
    }
    for (int card = 0; card < 2; card++) {
        CHECK(hipSetDevice(card));
        CHECK(hipMemcpy(found.data(), memory[card], n * sizeof(unsigned), hipMemcpyDeviceToHost));
        size_t bad = wrong(found, 1000 * card);
        std::printf("card %d: %zu of %u wrong\n", card, bad, n);
        failed += bad != 0;
    }
    CHECK(hipSetDevice(0));
    CHECK(hipDeviceEnablePeerAccess(1, 0));
    copy<<<(n + 255) / 256, 256>>>(memory[0], memory[1], n);
    CHECK(hipMemcpy(found.data(), memory[0], n * sizeof(unsigned), hipMemcpyDeviceToHost));
    size_t bad = wrong(found, 1000);
    std::printf("a kernel that reads the other card's memory: %zu of %u wrong\n", bad, n);
    return failed + (bad != 0);
}
