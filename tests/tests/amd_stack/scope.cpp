// Relaxed atomic accesses of workgroup scope. In CU mode the code of the load has no mark.
#include "hip_check.h"

__global__ void flag(unsigned *memory, unsigned *out) {
    if (threadIdx.x == 0) {
        __hip_atomic_store(&memory[0], 1u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
    } else if (threadIdx.x >= 32) {
        out[threadIdx.x] = __hip_atomic_load(&memory[0], __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP); // race
    }
}

int main() {
    unsigned *memory, *out;
    CHECK(hipMalloc(&memory, 4));
    CHECK(hipMalloc(&out, 256));
    CHECK(hipMemset(memory, 0, 4));
    flag<<<1, 64>>>(memory, out);
    CHECK(hipDeviceSynchronize());
    return 0;
}
