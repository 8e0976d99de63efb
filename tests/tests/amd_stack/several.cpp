// Several mistakes in one dispatch: it goes on after each of them. The line that must be reported ends with the name of
// the rule in a comment. The program ends with 0 if the rest of the dispatch was executed.
#include "hip_check.h"

#include <vector>

static constexpr unsigned N = 64;

// `few` has 25 elements.
__global__ void several(const unsigned *few, unsigned *all, unsigned *sum) {
    __shared__ unsigned values[N];
    unsigned i = threadIdx.x;
    unsigned loaded = few[i];    // out-of-bounds
    all[i] = loaded + 1;
    if (*sum > 100) all[0] = 7;  // uninitialised
    values[i] = i;               // lds-race
    all[N + i] = values[63 - i]; // lds-race
    __syncthreads();
    for (unsigned turn = 0; turn < 3; turn++) {
        all[2 * N + i + turn * 200] = turn; // out-of-bounds
    }
    all[3 * N + i] = blockIdx.x + 5;
}

int main() {
    unsigned *few, *all, *sum;
    std::vector<unsigned> ones(25, 1), out(4 * N);
    CHECK(hipMalloc(&few, 25 * sizeof(unsigned)));
    CHECK(hipMalloc(&all, 4 * N * sizeof(unsigned)));
    CHECK(hipMalloc(&sum, sizeof(unsigned)));
    CHECK(hipMemcpy(few, ones.data(), 25 * sizeof(unsigned), hipMemcpyHostToDevice));
    CHECK(hipMemset(all, 0, 4 * N * sizeof(unsigned)));
    several<<<1, N>>>(few, all, sum);
    CHECK(hipDeviceSynchronize());
    CHECK(hipMemcpy(out.data(), all, 4 * N * sizeof(unsigned), hipMemcpyDeviceToHost));
    // A load outside of memory returns zero; other lanes are not concerned. The first element depends on `sum`.
    for (unsigned i = 1; i < N; i++) {
        if (out[i] != (i < 25 ? 2u : 1u) || out[2 * N + i] != 0 || out[3 * N + i] != 5) {
            std::printf("lane %u: %u %u %u\n", i, out[i], out[2 * N + i], out[3 * N + i]);
            return 2;
        }
    }
    return 0;
}
