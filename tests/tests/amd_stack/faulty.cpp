// One mistake for each name: faulty NAME. The line that must be reported ends with the name in a comment. `correct` is
// no mistake.
#include "hip_check.h"

#include <cstring>

__global__ void one_too_many(float *out, unsigned n) {
    unsigned i = threadIdx.x;
    if (i <= n) out[i] = i; // out-of-bounds, use-after-free
}

__global__ void global_race(unsigned *out) {
    out[0] = threadIdx.x / 32; // race
}

__global__ void lds_race(unsigned *out) {
    __shared__ unsigned values[64];
    values[threadIdx.x] = threadIdx.x; // lds-race
    out[threadIdx.x] = values[63 - threadIdx.x];
}

__global__ void correct(const unsigned *in, unsigned *out, unsigned n) {
    __shared__ unsigned values[64];
    unsigned i = threadIdx.x;
    values[i] = i < n ? in[i] : 0;
    __syncthreads();
    if (i < n) out[i] = values[63 - i];
    __syncthreads();
    if (i < 40) atomicAdd(&out[0], 1);
}

int main(int argc, char **argv) {
    const char *name = argc > 1 ? argv[1] : "";
    auto is = [&](const char *other) { return std::strcmp(name, other) == 0; };
    unsigned *memory, *other;
    CHECK(hipMalloc(&memory, 100));
    CHECK(hipMalloc(&other, 256));
    CHECK(hipMemset(other, 0, 256));
    if (is("out-of-bounds")) one_too_many<<<1, 64>>>((float *)memory, 25);
    if (is("race")) global_race<<<1, 64>>>(memory);
    if (is("lds-race")) lds_race<<<1, 64>>>(other);
    if (is("use-after-free")) {
        CHECK(hipFree(memory));
        one_too_many<<<1, 20>>>((float *)memory, 25);
    }
    if (is("correct")) correct<<<1, 64>>>(other, memory, 25);
    (void)hipGetLastError();
    CHECK(hipDeviceSynchronize());
    return 0;
}
