// Launches one kernel that fails, and waits for it: exceptions KIND. The runtime aborts the process with a message,
// except for `debugtrap`, whose kernel continues. Prints the result of the wait, if it returns.
#include <hip/hip_runtime.h>

#include <cassert>
#include <cstdio>
#include <cstring>

__global__ void asserts(int n) { assert(n == 1 && "n is one"); }
__global__ void aborts() { abort(); }
__global__ void traps() { __builtin_trap(); }
__global__ void illegal() { asm volatile(".long 0xffffffff"); }
__global__ void stores(int *to) { *to = 1; }
__global__ void debugtrap(int *to) {
    __builtin_debugtrap();
    *to = 7;
}
// Of several workgroups, the waves of one wait at a barrier for a wave that has trapped.
__global__ void one_wave() {
    if (blockIdx.x == 1 && threadIdx.x < 32) __builtin_trap();
    __syncthreads();
}

int main(int argc, char **argv) {
    const char *kind = argc > 1 ? argv[1] : "";
    int *word;
    if (hipMalloc(&word, 4) != hipSuccess || hipMemset(word, 0, 4) != hipSuccess) return 100;
    if (!std::strcmp(kind, "assert")) asserts<<<1, 1>>>(2);
    else if (!std::strcmp(kind, "abort")) aborts<<<1, 64>>>();
    else if (!std::strcmp(kind, "trap")) traps<<<3, 64>>>();
    else if (!std::strcmp(kind, "one_wave")) one_wave<<<4, 128>>>();
    else if (!std::strcmp(kind, "illegal")) illegal<<<1, 1>>>();
    // No sign-extended 48 bits.
    else if (!std::strcmp(kind, "aperture")) stores<<<1, 1>>>(reinterpret_cast<int *>(0x00de'ad00'0000'0000));
    else if (!std::strcmp(kind, "page")) stores<<<1, 1>>>(reinterpret_cast<int *>(0x1234'5678'0000));
    else if (!std::strcmp(kind, "debugtrap")) debugtrap<<<1, 1>>>(word);
    else return 101;
    hipError_t waited = hipDeviceSynchronize();
    int value = 0;
    hipError_t copied = hipMemcpy(&value, word, 4, hipMemcpyDeviceToHost);
    std::printf("%s: %s, %s, %d\n", kind, hipGetErrorName(waited), hipGetErrorName(copied), value);
    return 0;
}
