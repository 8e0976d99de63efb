// Device code for hsa.c, compiled by clang for gfx1100.
typedef unsigned uint;
#define KERNEL __attribute__((amdgpu_kernel, visibility("protected")))
#define GLOBAL __attribute__((address_space(1)))
#define LDS __attribute__((address_space(3)))

static uint index_x(uint size) {
    return __builtin_amdgcn_workgroup_id_x() * size + __builtin_amdgcn_workitem_id_x();
}

// out[i] = a[i] + b[i]; workgroups of 64.
KERNEL void vector_add(const GLOBAL float *a, const GLOBAL float *b, GLOBAL float *out, uint n) {
    uint i = index_x(64);
    if (i < n) out[i] = a[i] + b[i];
}

static __attribute__((loader_uninitialized)) LDS uint partial[256];

// out[group] = the sum of the group's 256 numbers.
KERNEL void reduce(const GLOBAL uint *a, const GLOBAL uint *unused, GLOBAL uint *out, uint n) {
    uint lane = __builtin_amdgcn_workitem_id_x(), i = index_x(256);
    partial[lane] = i < n ? a[i] : 0;
    for (uint half = 128; half > 0; half /= 2) {
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
        __builtin_amdgcn_s_barrier();
        __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
        if (lane < half) partial[lane] += partial[lane + half];
    }
    if (lane == 0) out[__builtin_amdgcn_workgroup_id_x()] = partial[0];
}

// out = a * b for n x n matrices of small integers; one work-item for each element, workgroups of 64.
KERNEL void multiply(const GLOBAL float *a, const GLOBAL float *b, GLOBAL float *out, uint n) {
    uint i = index_x(64);
    if (i >= n * n) return;
    uint row = i / n, column = i % n;
    float sum = 0;
    for (uint k = 0; k < n; k++) sum += a[row * n + k] * b[k * n + column];
    out[i] = sum;
}

// Private memory: each work-item sorts its own 16 numbers.
KERNEL void private_sum(const GLOBAL uint *a, const GLOBAL uint *unused, GLOBAL uint *out, uint n) {
    uint i = index_x(64);
    volatile uint own[16];
    for (uint k = 0; k < 16; k++) own[(k * 7) % 16] = a[(i + k) % n];
    uint sum = 0;
    for (uint k = 0; k < 16; k++) sum += own[(a[i % n] + k) % 16] * (k + 1);
    if (i < n) out[i] = sum;
}
