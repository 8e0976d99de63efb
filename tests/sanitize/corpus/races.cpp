// Data races, barriers, and orders of memory.
#include "corpus.h"

// Both sides of a race are marked where either may be reported.
__global__ void reverse(unsigned *out) {
    __shared__ unsigned values[64];
    values[threadIdx.x] = threadIdx.x; // FAULT lds_missing_barrier: lds-race
    out[threadIdx.x] = values[63 - threadIdx.x];
}
CASE(lds_missing_barrier) { reverse<<<1, 64>>>(filled(64, 0u)); }

__global__ void reverse_in_order(unsigned *out) {
    __shared__ unsigned values[64];
    values[threadIdx.x] = threadIdx.x;
    __syncthreads();
    out[threadIdx.x] = values[63 - threadIdx.x];
}
CASE(lds_barrier) { reverse_in_order<<<1, 64>>>(filled(64, 0u)); }

template <bool SECOND> __device__ void tiles(const float *in, float *out, int count) {
    __shared__ float tile[128];
    float total = 0;
    for (int t = 0; t < count; t++) {
        tile[threadIdx.x] = in[t * 128 + threadIdx.x]; // FAULT lds_used_again: lds-race
        __syncthreads();
        for (int i = 0; i < 128; i++) total += tile[i];
        if (SECOND) __syncthreads();
    }
    out[threadIdx.x] = total;
}
__global__ void tiles_once(const float *in, float *out, int count) { tiles<false>(in, out, count); }
__global__ void tiles_twice(const float *in, float *out, int count) { tiles<true>(in, out, count); }
CASE(lds_used_again) { tiles_once<<<1, 128>>>(filled(512, 1.0f), filled(128, 0.0f), 4); }
CASE(lds_tiles) { tiles_twice<<<1, 128>>>(filled(512, 1.0f), filled(128, 0.0f), 4); }

template <bool BARRIER> __device__ void reduce(const float *in, float *out) {
    __shared__ float part[256];
    part[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    for (unsigned half = 128; half > 0; half /= 2) {
        if (threadIdx.x < half) part[threadIdx.x] += part[threadIdx.x + half]; // FAULT lds_reduction: lds-race
        if (BARRIER) __syncthreads();
    }
    if (threadIdx.x == 0) *out = part[0];
}
__global__ void reduce_without(const float *in, float *out) { reduce<false>(in, out); }
__global__ void reduce_with(const float *in, float *out) { reduce<true>(in, out); }
CASE(lds_reduction) { reduce_without<<<1, 256>>>(filled(256, 1.0f), filled(1, 0.0f)); }
CASE(reduction) { reduce_with<<<1, 256>>>(filled(256, 1.0f), filled(1, 0.0f)); }

__global__ void last_one(unsigned *out) {
    __shared__ unsigned last;
    last = threadIdx.x / 32; // FAULT lds_stores: lds-race
    __syncthreads();
    out[threadIdx.x] = last;
}
CASE(lds_stores) { last_one<<<1, 64>>>(filled(64, 0u)); }

template <bool ATOMIC> __device__ void count(const unsigned *keys, unsigned *out) {
    __shared__ unsigned bins[16];
    if (threadIdx.x < 16) bins[threadIdx.x] = 0;
    __syncthreads();
    unsigned key = keys[threadIdx.x] % 16;
    if (ATOMIC) atomicAdd(&bins[key], 1u);
    else bins[key]++; // FAULT lds_histogram: lds-race
    __syncthreads();
    if (threadIdx.x < 16) out[threadIdx.x] = bins[threadIdx.x];
}
__global__ void count_plainly(const unsigned *keys, unsigned *out) { count<false>(keys, out); }
__global__ void count_atomically(const unsigned *keys, unsigned *out) { count<true>(keys, out); }
CASE(lds_histogram) { count_plainly<<<1, 128>>>(filled(128, 5u), filled(16, 0u)); }
CASE(histogram) { count_atomically<<<1, 128>>>(filled(128, 5u), filled(16, 0u)); }

template <bool BARRIER> __device__ void position(unsigned *out) {
    __shared__ unsigned next;
    if (threadIdx.x == 0) next = 0; // FAULT lds_initialised_late: lds-race
    if (BARRIER) __syncthreads();
    out[atomicAdd(&next, 1u)] = threadIdx.x;
}
__global__ void position_without(unsigned *out) { position<false>(out); }
__global__ void position_with(unsigned *out) { position<true>(out); }
CASE(lds_initialised_late) { position_without<<<1, 64>>>(filled(64, 0u)); }
CASE(lds_initialised) { position_with<<<1, 64>>>(filled(64, 0u)); }

__global__ void wave_number(unsigned *out) {
    *out = threadIdx.x / 32; // FAULT stores_of_waves: race
}
CASE(stores_of_waves) { wave_number<<<1, 64>>>(filled(1, 0u)); }

__global__ void group_number(unsigned *out) {
    if (threadIdx.x == 0) *out = blockIdx.x; // FAULT stores_of_workgroups: race
}
CASE(stores_of_workgroups) { group_number<<<4, 32>>>(filled(1, 9u)); }

__global__ void sum_plainly(const float *in, float *out) {
    *out += in[blockIdx.x]; // FAULT plain_sum: race
}
CASE(plain_sum) { sum_plainly<<<4, 1>>>(filled(4, 1.0f), filled(1, 0.0f)); }
__global__ void sum_atomically(const float *in, float *out) { atomicAdd(out, in[blockIdx.x]); }
CASE(atomic_sum) { sum_atomically<<<4, 1>>>(filled(4, 1.0f), filled(1, 0.0f)); }

__global__ void shift(float *values) {
    unsigned i = blockIdx.x * 64 + threadIdx.x;
    float next = values[i + 1]; // FAULT shift_in_place: race
    values[i] = next + 1;       // FAULT shift_in_place: race
}
CASE(shift_in_place) { shift<<<4, 64>>>(filled(257, 1.0f)); }

template <bool BARRIER> __device__ void exchange(float *memory, float *out) {
    memory[threadIdx.x] = threadIdx.x; // FAULT global_missing_barrier: race
    if (BARRIER) __syncthreads();
    out[threadIdx.x] = memory[127 - threadIdx.x]; // FAULT global_missing_barrier: race
}
__global__ void exchange_without(float *memory, float *out) { exchange<false>(memory, out); }
__global__ void exchange_with(float *memory, float *out) { exchange<true>(memory, out); }
CASE(global_missing_barrier) { exchange_without<<<1, 128>>>(filled(128, 9.0f), filled(128, 0.0f)); }
CASE(global_barrier) { exchange_with<<<1, 128>>>(filled(128, 9.0f), filled(128, 0.0f)); }

// The second workgroup reads what the first one stores, without an atomic.
__global__ void hand_over(unsigned *memory, unsigned *out) {
    if (blockIdx.x == 0) memory[threadIdx.x] = 7; // FAULT workgroups_without_order: race
    else out[threadIdx.x] = memory[threadIdx.x];  // FAULT workgroups_without_order: race
}
CASE(workgroups_without_order) { hand_over<<<2, 32>>>(filled(32, 1u), filled(32, 0u)); }

// The flag's scope is the workgroup, but another workgroup waits for it.
template <int SCOPE> __device__ void publish(unsigned *flag, unsigned *data, unsigned *out) {
    if (blockIdx.x == 0) {
        *data = 42;
        __hip_atomic_store(flag, 1u, __ATOMIC_RELEASE, SCOPE);
    } else {
        unsigned tries = 0;
        while (__hip_atomic_load(flag, __ATOMIC_ACQUIRE, SCOPE) == 0 && tries++ < 1000) {}
        *out = *data; // FAULT workgroup_scope: race
    }
}
__global__ void publish_in_workgroup(unsigned *flag, unsigned *data, unsigned *out) {
    publish<__HIP_MEMORY_SCOPE_WORKGROUP>(flag, data, out);
}
__global__ void publish_in_agent(unsigned *flag, unsigned *data, unsigned *out) {
    publish<__HIP_MEMORY_SCOPE_AGENT>(flag, data, out);
}
CASE(workgroup_scope) { publish_in_workgroup<<<2, 1>>>(filled(1, 0u), filled(1, 0u), filled(1, 0u)); }
CASE(agent_scope) { publish_in_agent<<<2, 1>>>(filled(1, 0u), filled(1, 0u), filled(1, 0u)); }

// The last workgroup adds the sums of all: the fence after the counter is missing, so that its L0 cache may be old.
template <bool FENCE> __device__ void last_adds(const float *in, float *sums, unsigned *counter, float *out) {
    sums[blockIdx.x] = in[blockIdx.x] * 2;
    __threadfence();
    if (atomicAdd(counter, 1u) != gridDim.x - 1) return;
    if (FENCE) __threadfence();
    float total = 0;
    for (unsigned i = 0; i < gridDim.x; i++) total += sums[i]; // FAULT missing_acquire: race
    *out = total;
}
__global__ void last_without(const float *in, float *sums, unsigned *counter, float *out) {
    last_adds<false>(in, sums, counter, out);
}
__global__ void last_with(const float *in, float *sums, unsigned *counter, float *out) {
    last_adds<true>(in, sums, counter, out);
}
CASE(missing_acquire) {
    last_without<<<8, 1>>>(filled(8, 1.0f), filled(8, 0.0f), filled(1, 0u), filled(1, 0.0f));
}
CASE(fences) { last_with<<<8, 1>>>(filled(8, 1.0f), filled(8, 0.0f), filled(1, 0u), filled(1, 0.0f)); }

__global__ void half_waits(float *out) {
    __shared__ float values[64];
    values[threadIdx.x] = threadIdx.x;
    if (threadIdx.x < 32) __syncthreads(); // FAULT divergent_barrier: divergent-barrier
    out[threadIdx.x] = values[threadIdx.x];
}
CASE(divergent_barrier) { half_waits<<<1, 64>>>(filled(64, 0.0f)); }

__global__ void returns_early(float *out, unsigned n) {
    if (threadIdx.x >= n) return;
    out[threadIdx.x] = 1;
    __syncthreads(); // FAULT early_return: divergent-barrier
    out[threadIdx.x] += 1;
}
CASE(early_return) { returns_early<<<1, 128>>>(filled(128, 0.0f), 64); }
CASE(no_early_return) { returns_early<<<1, 128>>>(filled(128, 0.0f), 128); }

// The number of iterations, and so of barriers, differs between waves.
__global__ void rounds(float *out) {
    __shared__ float values[64];
    values[threadIdx.x] = 0;
    for (unsigned i = 0; i <= threadIdx.x / 32; i++) {
        values[threadIdx.x] += i;
        __syncthreads(); // FAULT barrier_in_loop: divergent-barrier
    }
    out[threadIdx.x] = values[threadIdx.x];
}
CASE(barrier_in_loop) { rounds<<<1, 64>>>(filled(64, 0.0f)); }
