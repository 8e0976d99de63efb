// Uses of the bits of `arch` in hipDeviceProp_t. Each returns whether what it has used works.
#pragma once

#include "reported_memory.h"

// Kernels of the bits of `arch`: each adds to `wrong` what it finds wrong.
__global__ void atomics(int *i32, float *f32, unsigned long long *i64, unsigned *wrong) {
    __shared__ int shared32;
    __shared__ float shared_float, shared_exchange;
    __shared__ unsigned long long shared64;
    if (threadIdx.x == 0) shared32 = 0, shared64 = 0, shared_float = 0, shared_exchange = -1;
    __syncthreads();
    atomicAdd(i32, 1);
    atomicMax(i32 + 1, threadIdx.x);
    atomicCAS(i32 + 2, 0, 5);
    atomicExch(f32, 2.5f);
    atomicAdd(f32 + 1, 0.5f);
    atomicAdd(i64, 1ull << 33);
    atomicAdd(&shared32, 2);
    atomicExch(&shared_exchange, 1.5f);
    atomicAdd(&shared_float, 0.25f);
    atomicAdd(&shared64, 1ull << 40);
    __syncthreads();
    bool right = shared32 == 512 && shared_exchange == 1.5f && shared_float == 64 && shared64 == 256ull << 40;
    if (!right) atomicAdd(wrong, 1);
}

__global__ void waves(unsigned *wrong) {
    unsigned lane = threadIdx.x % warpSize;
    bool right = __any(lane == 3) && !__any(lane == 99) && __all(lane < 32) && !__all(lane == 3);
    right &= __ballot(lane == 3) == 8 && __shfl_xor(lane, 1) == (lane ^ 1);
    right &= __shfl_down(lane, 1) == (lane == 31 ? lane : lane + 1);
    right &= __funnelshift_l(0x80000001u, 1u, 1) == 3 && __funnelshift_r(0x80000001u, 1u, 1) == 0xc0000000;
    if (!right) atomicAdd(wrong, 1);
}

__global__ void barriers(unsigned *wrong) {
    bool right = __syncthreads_count(threadIdx.x % 3 == 0) == 86 && __syncthreads_and(threadIdx.x < 256) &&
                 !__syncthreads_and(threadIdx.x < 255) && __syncthreads_or(threadIdx.x == 77);
    if (!right) atomicAdd(wrong, 1);
}

__global__ void doubles(const double *in, unsigned *wrong) {
    double third = in[0] / 3, root = sqrt(in[1]);
    if (third != 1.0 / 3 || root != 1.4142135623730951 || fma(third, 3.0, -1.0) == 0) atomicAdd(wrong, 1);
}

__global__ void grid_of_three(unsigned *seen) {
    atomicAdd(&seen[blockIdx.x + 2 * blockIdx.y + 6 * blockIdx.z], threadIdx.x + 4 * threadIdx.y + 8 * threadIdx.z);
}

__global__ void publish(volatile unsigned *memory) {
    memory[1] = 7;
    __threadfence_system();
    memory[0] = 1;
}

__global__ void write_surface(hipSurfaceObject_t surface) { surf2Dwrite((int)threadIdx.x, surface, threadIdx.x * 4, 1); }

template <class Kernel>
static bool finds_nothing(Kernel kernel) {
    unsigned *wrong = allocate<unsigned>(1);
    kernel<<<1, 256>>>(wrong);
    return read(wrong) == 0;
}

static bool use_atomics() {
    int *i32 = allocate<int>(3);
    float *f32 = allocate<float>(2);
    unsigned long long *i64 = allocate<unsigned long long>(1);
    unsigned *wrong = allocate<unsigned>(1);
    atomics<<<4, 256>>>(i32, f32, i64, wrong);
    return read(wrong) == 0 && read(i32) == 1024 && read(i32 + 1) == 255 && read(i32 + 2) == 5 && read(f32) == 2.5f &&
           read(f32 + 1) == 512 && read(i64) == 1024ull << 33;
}
static bool use_waves() { return finds_nothing(waves); }
static bool use_barriers() { return finds_nothing(barriers); }
static bool use_doubles() {
    double *in = allocate<double>(2), values[] = {1, 2};
    unsigned *wrong = allocate<unsigned>(1);
    CHECK(hipMemcpy(in, values, sizeof values, hipMemcpyHostToDevice));
    doubles<<<1, 1>>>(in, wrong);
    return read(wrong) == 0;
}
static bool use_grid() {
    unsigned *seen = allocate<unsigned>(24);
    grid_of_three<<<dim3(2, 3, 4), dim3(4, 2, 3)>>>(seen);
    for (int i = 0; i < 24; i++)
        if (read(seen + i) != 276) return false;
    return true;
}
static bool use_fence() {
    unsigned *memory;
    CHECK(hipHostMalloc(reinterpret_cast<void **>(&memory), 8, hipHostMallocCoherent | hipHostMallocMapped));
    memory[0] = memory[1] = 0;
    publish<<<1, 1>>>(memory);
    while (!__atomic_load_n(memory, __ATOMIC_ACQUIRE)) {}
    return memory[1] == 7;
}
static bool use_surface() {
    hipChannelFormatDesc format = hipCreateChannelDesc<int>();
    hipResourceDesc resource = {};
    resource.resType = hipResourceTypeArray;
    CHECK(hipMallocArray(&resource.res.array.array, &format, 32, 4, hipArraySurfaceLoadStore));
    hipSurfaceObject_t surface;
    CHECK(hipCreateSurfaceObject(&surface, &resource));
    write_surface<<<1, 32>>>(surface);
    int row[32];
    CHECK(hipMemcpy2DFromArray(row, 128, resource.res.array.array, 0, 1, 128, 1, hipMemcpyDeviceToHost));
    for (int i = 0; i < 32; i++)
        if (row[i] != i) return false;
    return true;
}
// HIP has no launches from kernels.
static bool impossible() { return false; }
