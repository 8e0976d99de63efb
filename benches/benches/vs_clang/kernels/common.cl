// What OpenCL's library would contain: it cannot be linked, because the objects are compiled without one.
#define KERNEL(n) __attribute__((reqd_work_group_size(n, 1, 1))) __kernel void
#define KERNEL2(x, y) __attribute__((reqd_work_group_size(x, y, 1))) __kernel void
#define LANE __builtin_amdgcn_workitem_id_x()
#define LANE_Y __builtin_amdgcn_workitem_id_y()
#define GROUP __builtin_amdgcn_workgroup_id_x()
#define GROUP_Y __builtin_amdgcn_workgroup_id_y()
#define EXP2(x) __builtin_amdgcn_exp2f(x)
#define EXP(x) __builtin_amdgcn_exp2f((x) * 1.44269504088896340736f)
#define LOG2(x) __builtin_amdgcn_logf(x)
#define RCP(x) __builtin_amdgcn_rcpf(x)
#define RSQRT(x) __builtin_amdgcn_rsqf(x)
#define SQRT(x) __builtin_amdgcn_sqrtf(x)
#define FMA(a, b, c) __builtin_fmaf(a, b, c)
#define MAX(a, b) __builtin_fmaxf(a, b)
#define MIN(a, b) __builtin_fminf(a, b)
#define SYNC()                                           \
    do {                                                 \
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); \
        __builtin_amdgcn_s_barrier();                    \
        __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup"); \
    } while (0)

#define ADD_LOCAL(p, x) \
    __opencl_atomic_fetch_add((volatile __local atomic_uint *)(p), x, memory_order_relaxed, memory_scope_work_group)
#define ADD_GLOBAL(p, x) \
    __opencl_atomic_fetch_add((volatile __global atomic_uint *)(p), x, memory_order_relaxed, memory_scope_device)

typedef float float4v __attribute__((ext_vector_type(4)));
typedef uint uint4v __attribute__((ext_vector_type(4)));

// The value of the lane whose number differs in one bit.
#define EXCHANGE(x, m) as_float(__builtin_amdgcn_update_dpp(as_int(x), as_int(x), 0x160 | (m), 15, 15, true))
#define EXCHANGE16(x) as_float(__builtin_amdgcn_permlanex16(as_int(x), as_int(x), 0x76543210, 0xfedcba98, false, false))

static inline float wave_sum(float x) {
    x += EXCHANGE(x, 1);
    x += EXCHANGE(x, 2);
    x += EXCHANGE(x, 4);
    x += EXCHANGE(x, 8);
    return x + EXCHANGE16(x);
}

static inline float wave_max(float x) {
    x = MAX(x, EXCHANGE(x, 1));
    x = MAX(x, EXCHANGE(x, 2));
    x = MAX(x, EXCHANGE(x, 4));
    x = MAX(x, EXCHANGE(x, 8));
    return MAX(x, EXCHANGE16(x));
}

static inline float bf16_to_float(ushort x) { return as_float((uint)x << 16); }

// Rounds to nearest even; there are no NaNs in the data.
static inline ushort float_to_bf16(float x) {
    uint bits = as_uint(x);
    return (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
}

