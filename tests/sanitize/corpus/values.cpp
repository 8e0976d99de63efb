// Uninitialised values.
#include "corpus.h"

template <class T> T *fresh(size_t count) {
    T *memory;
    CHECK(hipMalloc((void **)&memory, count * sizeof(T)));
    return memory;
}

__global__ void from_lds(float *out) {
    __shared__ float values[64];
    if (threadIdx.x == 99) values[0] = 1;
    __syncthreads();
    float value = values[threadIdx.x]; // FAULT lds_never_written: uninitialised
    out[threadIdx.x] = value;
}
CASE(lds_never_written) { from_lds<<<1, 64>>>(filled(64, 0.0f)); }

__global__ void sum_of_all(const float *in, float *out, unsigned n) {
    __shared__ float values[64];
    if (threadIdx.x < n) values[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    float total = 0;
    for (unsigned i = 0; i < 64; i++) total += values[i]; // FAULT lds_half_written: uninitialised
    out[threadIdx.x] = total;
}
CASE(lds_half_written) { sum_of_all<<<1, 64>>>(filled(64, 1.0f), filled(64, 0.0f), 50); }
CASE(lds_written) { sum_of_all<<<1, 64>>>(filled(64, 1.0f), filled(64, 0.0f), 64); }

extern __shared__ unsigned bins[];
__global__ void count(const unsigned *keys, unsigned *out) {
    atomicAdd(&bins[keys[threadIdx.x]], 1u);
    __syncthreads();
    if (threadIdx.x < 8) out[threadIdx.x] = bins[threadIdx.x]; // FAULT lds_bins_not_cleared: uninitialised
}
CASE(lds_bins_not_cleared) { count<<<1, 64, 32>>>(filled(64, 3u), filled(8, 0u)); }

__global__ void twice(const float *in, float *out) {
    float value = in[threadIdx.x]; // FAULT global_never_written: uninitialised
    out[threadIdx.x] = 2 * value;
}
CASE(global_never_written) { twice<<<1, 64>>>(fresh<float>(64), fresh<float>(64)); }
CASE(global_written) { twice<<<1, 64>>>(filled(64, 1.0f), fresh<float>(64)); }
CASE(global_cleared) {
    float *in = fresh<float>(64);
    CHECK(hipMemset(in, 0, 64 * sizeof(float)));
    twice<<<1, 64>>>(in, fresh<float>(64));
}
CASE(global_written_by_kernel) {
    float *middle = fresh<float>(64);
    twice<<<1, 64>>>(filled(64, 1.0f), middle);
    twice<<<1, 64>>>(middle, fresh<float>(64));
}
CASE(global_copied) {
    float *middle = fresh<float>(64);
    CHECK(hipMemcpy(middle, filled(64, 1.0f), 64 * sizeof(float), hipMemcpyDeviceToDevice));
    twice<<<1, 64>>>(middle, fresh<float>(64));
}
CASE(global_half_written) {
    float *in = fresh<float>(64), values[50] = {};
    CHECK(hipMemcpy(in, values, sizeof values, hipMemcpyHostToDevice));
    twice<<<1, 50>>>(in, fresh<float>(64));
}

__global__ void double_again(const float *in, float *out) {
    float value = in[threadIdx.x]; // FAULT global_tail_never_written: uninitialised
    out[threadIdx.x] = 2 * value;
}
CASE(global_tail_never_written) {
    float *in = fresh<float>(64), values[50] = {};
    CHECK(hipMemcpy(in, values, sizeof values, hipMemcpyHostToDevice));
    double_again<<<1, 64>>>(in, fresh<float>(64));
}

__global__ void accumulate(const float *in, float *out) {
    float before = out[threadIdx.x]; // FAULT sum_not_cleared: uninitialised
    out[threadIdx.x] = before + in[threadIdx.x];
}
CASE(sum_not_cleared) { accumulate<<<1, 64>>>(filled(64, 1.0f), fresh<float>(64)); }
CASE(sum_cleared) { accumulate<<<1, 64>>>(filled(64, 1.0f), filled(64, 0.0f)); }

__global__ void count_up(unsigned *counter) {
    atomicAdd(counter, 1u); // FAULT counter_not_cleared: uninitialised
}
CASE(counter_not_cleared) { count_up<<<1, 64>>>(fresh<unsigned>(1)); }
CASE(counter_cleared) { count_up<<<1, 64>>>(filled(1, 0u)); }

__global__ void follow(const unsigned *links, unsigned *out) {
    unsigned at = links[threadIdx.x]; // FAULT index_never_written: uninitialised
    out[at & 63] = threadIdx.x;
}
CASE(index_never_written) { follow<<<1, 32>>>(fresh<unsigned>(64), filled(64, 0u)); }

// Freed memory that is allocated again has old values, and not those of its new owner.
__global__ void sum_again(const int *in, int *out) {
    int value = in[threadIdx.x]; // FAULT reused_memory: uninitialised
    out[threadIdx.x] = value + 1;
}
CASE(reused_memory) {
    // Larger than what is kept after it was freed.
    size_t count = 2 << 20;
    int *old = filled(count, 1);
    CHECK(hipFree(old));
    sum_again<<<1, 64>>>(fresh<int>(count), filled(64, 0));
}

// The values lie in scratch, because their index is not a constant.
__global__ void from_scratch(const int *where, int *out) {
    int values[40];
    for (int i = 0; i < 20; i++) values[where[i]] = i;
    int value = values[where[threadIdx.x] + 20]; // FAULT scratch_never_written: uninitialised
    out[threadIdx.x] = value;
}
CASE(scratch_never_written) { from_scratch<<<1, 20>>>(filled(20, 3), filled(20, 0)); }

__global__ void from_register(int *out) {
    int value;
    asm volatile("v_mov_b32 %0, v60" : "=v"(value) : : "v60");
    out[threadIdx.x] = value; // FAULT register_never_written: uninitialised
}
CASE(register_never_written) { from_register<<<1, 32>>>(filled(32, 0)); }

// Padding of structures is not written, and copied.
struct Padded {
    char a;
    int b;
};
__global__ void copy(const Padded *in, Padded *out) { out[threadIdx.x] = in[threadIdx.x]; }
CASE(padding) {
    Padded *memory = fresh<Padded>(64), *other = fresh<Padded>(64);
    std::vector<Padded> values(64);
    CHECK(hipMemcpy(memory, values.data(), 64 * sizeof(Padded), hipMemcpyHostToDevice));
    copy<<<1, 64>>>(memory, other);
}
