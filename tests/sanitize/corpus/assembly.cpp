// Inline assembly: missing waits, orders of memory, caches.
#include "corpus.h"

__device__ int load(const int *from) {
    int value;
    asm volatile("global_load_b32 %0, %1, off\n s_waitcnt vmcnt(0)" : "=v"(value) : "v"(from) : "memory");
    return value;
}

__global__ void no_vmcnt(const int *in, int *out) {
    int value;
    asm volatile("global_load_b32 %0, %1, off" : "=v"(value) : "v"(in + threadIdx.x) : "memory");
    out[threadIdx.x] = value; // FAULT missing_vmcnt: missing-wait
}
CASE(missing_vmcnt) { no_vmcnt<<<1, 32>>>(filled(32, 1), filled(32, 0)); }

__global__ void vmcnt(const int *in, int *out) { out[threadIdx.x] = load(in + threadIdx.x); }
CASE(vmcnt) { vmcnt<<<1, 32>>>(filled(32, 1), filled(32, 0)); }

// Waits for the older of two loads, but reads the younger one.
__global__ void low_vmcnt(const int *in, int *out) {
    int first, second;
    asm volatile("global_load_b32 %0, %2, off\n global_load_b32 %1, %2, off offset:128\n s_waitcnt vmcnt(1)"
                 : "=&v"(first), "=&v"(second) : "v"(in + threadIdx.x) : "memory");
    out[threadIdx.x] = first - second; // FAULT weak_vmcnt: missing-wait
}
CASE(weak_vmcnt) { low_vmcnt<<<1, 32>>>(filled(64, 1), filled(32, 0)); }

__global__ void no_lgkmcnt(const int *in, int *out) {
    int value;
    asm volatile("s_load_b32 %0, %1, 0x0" : "=s"(value) : "s"(in) : "memory"); // FAULT missing_lgkmcnt: missing-wait
    out[threadIdx.x] = value;
}
CASE(missing_lgkmcnt) { no_lgkmcnt<<<1, 32>>>(filled(32, 1), filled(32, 0)); }

__global__ void no_lds_wait(int *out) {
    __shared__ int values[64];
    values[threadIdx.x] = threadIdx.x;
    __syncthreads();
    int value;
    asm volatile("ds_load_b32 %0, %1" : "=v"(value) : "v"(4 * (int)threadIdx.x), "v"(values) : "memory");
    out[threadIdx.x] = value; // FAULT missing_lds_wait: missing-wait
}
CASE(missing_lds_wait) { no_lds_wait<<<1, 64>>>(filled(64, 0)); }

__global__ void lds_store_at_barrier(int *out) {
    __shared__ int values[64];
    values[0] = 0;
    __syncthreads();
    asm volatile("ds_store_b32 %0, %1\n s_barrier" // FAULT lds_store_in_flight: missing-wait
                 : : "v"(4 * (int)threadIdx.x), "v"((int)threadIdx.x), "v"(values) : "memory");
    out[threadIdx.x] = values[63 - threadIdx.x];
}
CASE(lds_store_in_flight) { lds_store_at_barrier<<<1, 64>>>(filled(64, 0)); }

// In WGP mode the waves of a workgroup use two L0 caches.
template <bool WAIT> __device__ void around_barrier(int *memory, int *out) {
    int other;
    asm volatile("global_store_b32 %0, %1, off" : : "v"(memory + threadIdx.x), "v"((int)threadIdx.x) : "memory");
    if (WAIT) asm volatile("s_waitcnt_vscnt null, 0x0");
    asm volatile("s_barrier\n buffer_gl0_inv" : : : "memory");
    other = load(memory + (63 - threadIdx.x)); // FAULT store_in_flight_at_barrier: store-in-flight
    out[threadIdx.x] = other;
}
__global__ void store_at_barrier(int *memory, int *out) { around_barrier<false>(memory, out); }
__global__ void store_before_barrier(int *memory, int *out) { around_barrier<true>(memory, out); }
CASE(store_in_flight_at_barrier) { store_at_barrier<<<1, 64>>>(filled(64, 0), filled(64, 0)); }
CASE(store_done_at_barrier) { store_before_barrier<<<1, 64>>>(filled(64, 0), filled(64, 0)); }

// Each wave reads the other's half of a line, which that wave then stores to.
template <bool INVALIDATE> __device__ void read_twice(int *memory, int *out) {
    int i = threadIdx.x, before = load(memory + (i ^ 32));
    asm volatile("s_waitcnt vmcnt(0) lgkmcnt(0)\n s_barrier");
    memory[i] = before + i + 1;
    asm volatile("s_waitcnt_vscnt null, 0x0\n s_barrier" : : : "memory");
    if (INVALIDATE) asm volatile("buffer_gl0_inv" : : : "memory");
    int after;
    asm volatile("global_load_b32 %0, %1, off\n s_waitcnt vmcnt(0)" // FAULT stale_l0: stale-cache
                 : "=v"(after) : "v"(memory + (i ^ 32)) : "memory");
    out[i] = after;
}
__global__ void read_stale(int *memory, int *out) { read_twice<false>(memory, out); }
__global__ void read_new(int *memory, int *out) { read_twice<true>(memory, out); }
CASE(stale_l0) { read_stale<<<1, 64>>>(filled(64, 1), filled(64, 0)); }
CASE(invalidated_l0) { read_new<<<1, 64>>>(filled(64, 1), filled(64, 0)); }

// The scalar cache does not see the stores of its own wave.
__global__ void stale_scalar(int *memory, int *out) {
    int before, after;
    asm volatile("s_load_b32 %0, %1, 0x0\n s_waitcnt lgkmcnt(0)" : "=s"(before) : "s"(memory) : "memory");
    if (threadIdx.x == 0) *memory = before + 1;
    asm volatile("s_waitcnt_vscnt null, 0x0" : : : "memory");
    asm volatile("s_load_b32 %0, %1, 0x0\n s_waitcnt lgkmcnt(0)" : "=s"(after) : "s"(memory) : "memory"); // FAULT stale_scalar_cache: stale-cache
    out[threadIdx.x] = after;
}
CASE(stale_scalar_cache) { stale_scalar<<<1, 32>>>(filled(1, 1), filled(32, 0)); }

// A scalar load of what a vector store of the same wave has in flight.
__global__ void scalar_after_store(int *memory, int *out) {
    int value;
    asm volatile("global_store_b32 %0, %1, off" : : "v"(memory), "v"(5) : "memory");
    asm volatile("s_load_b32 %0, %1, 0x0\n s_waitcnt lgkmcnt(0)" : "=s"(value) : "s"(memory) : "memory"); // FAULT scalar_load_of_store: store-in-flight
    out[threadIdx.x] = value;
}
CASE(scalar_load_of_store) { scalar_after_store<<<1, 1>>>(filled(1, 1), filled(1, 0)); }

// Waits for a flag with loads that the L0 cache may answer.
__global__ void poll(int *flag, int *out) {
    if (blockIdx.x == 0) {
        __hip_atomic_store(flag, 1, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT); // FAULT missing_glc: race
    } else {
        int value = 0;
        for (int i = 0; i < 1000 && value == 0; i++)
            asm volatile("global_load_b32 %0, %1, off\n s_waitcnt vmcnt(0)" // FAULT missing_glc: race
                         : "=v"(value) : "v"(flag) : "memory");
        *out = value;
    }
}
CASE(missing_glc) { poll<<<2, 1>>>(filled(1, 0), filled(1, 0)); }

__global__ void scalar_misaligned(const char *memory, int *out) {
    int value;
    asm volatile("s_load_b32 %0, %1, 0x0\n s_waitcnt lgkmcnt(0)" : "=s"(value) : "s"(memory) : "memory"); // FAULT misaligned_scalar_load: misaligned
    out[threadIdx.x] = value;
}
CASE(misaligned_scalar_load) { scalar_misaligned<<<1, 1>>>(filled<char>(16, 1) + 2, filled(1, 0)); }

// A hand-written look-back: each workgroup waits for the sum of the one before.
template <bool ACQUIRE> __device__ void look_back(unsigned *flags, int *sums, int *out) {
    unsigned group = blockIdx.x;
    int before = 0;
    if (group > 0) {
        while (__hip_atomic_load(&flags[group - 1], __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT) == 0) {}
        if (ACQUIRE) __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "agent");
        else asm volatile("" : : : "memory");
        int *sum = sums + (group - 1);
        asm volatile("" : "+v"(sum));
        before = *sum; // FAULT look_back_without_acquire: race
    }
    sums[group] = before + 1;
    __hip_atomic_store(&flags[group], 1u, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT);
    out[group] = before;
}
__global__ void look_back_unacquired(unsigned *f, int *s, int *out) { look_back<false>(f, s, out); }
__global__ void look_back_fenced(unsigned *f, int *s, int *out) { look_back<true>(f, s, out); }
CASE(look_back_without_acquire) { look_back_unacquired<<<6, 1>>>(filled(6, 0u), filled(6, 0), filled(6, 0)); }
CASE(look_back) { look_back_fenced<<<6, 1>>>(filled(6, 0u), filled(6, 0), filled(6, 0)); }
