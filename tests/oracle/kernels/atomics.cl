// Atomics of every kind: global, LDS and flat, 32 and 64 bits, with and without the old value. One workgroup of any size.
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

#define RELAXED memory_order_relaxed, memory_scope_device
#define DO(op, p, v) (void)__opencl_atomic_##op(p, v, __ATOMIC_RELAXED, __OPENCL_MEMORY_SCOPE_DEVICE)
#define GET(op, p, v) __opencl_atomic_##op(p, v, __ATOMIC_RELAXED, __OPENCL_MEMORY_SCOPE_DEVICE)

// Each cell starts as the caller set it; items beyond n take no part.
__kernel void global_int(__global atomic_int *cells, __global const int *x, int n) {
    int i = get_global_id(0);
    if (i >= n) return;
    DO(fetch_add, &cells[0], x[i]);
    DO(fetch_sub, &cells[1], x[i]);
    DO(fetch_and, &cells[2], x[i]);
    DO(fetch_or, &cells[3], x[i]);
    DO(fetch_xor, &cells[4], x[i]);
    DO(fetch_min, &cells[5], x[i]);
    DO(fetch_max, &cells[6], x[i]);
    DO(fetch_min, (__global atomic_uint *)&cells[7], (uint)x[i]);
    DO(fetch_max, (__global atomic_uint *)&cells[8], (uint)x[i]);
}

__kernel void global_long(__global atomic_long *cells, __global const long *x, int n) {
    int i = get_global_id(0);
    if (i >= n) return;
    DO(fetch_add, &cells[0], x[i]);
    DO(fetch_sub, &cells[1], x[i]);
    DO(fetch_and, &cells[2], x[i]);
    DO(fetch_or, &cells[3], x[i]);
    DO(fetch_xor, &cells[4], x[i]);
    DO(fetch_min, &cells[5], x[i]);
    DO(fetch_max, &cells[6], x[i]);
    DO(fetch_min, (__global atomic_ulong *)&cells[7], (ulong)x[i]);
    DO(fetch_max, (__global atomic_ulong *)&cells[8], (ulong)x[i]);
}

// Every item draws a ticket; the tickets are a permutation.
__kernel void tickets(__global atomic_int *next, __global int *ticket, __global atomic_long *wide, __global long *wide_ticket, int n) {
    int i = get_global_id(0);
    if (i >= n) return;
    ticket[i] = GET(fetch_add, next, 3);
    wide_ticket[i] = GET(fetch_add, wide, 1L << 33);
}

// A chain of exchanges: what goes in comes out elsewhere, and one value stays.
__kernel void exchanges(__global atomic_int *cell, __global int *out, __global atomic_long *wide, __global long *wide_out, int n) {
    int i = get_global_id(0);
    if (i >= n) return;
    out[i] = GET(exchange, cell, i + 1);
    wide_out[i] = GET(exchange, wide, (long)(i + 1) << 32);
}

// Sums of floats by compare and swap, whose loop diverges.
__kernel void float_sums(__global atomic_int *sum, __global atomic_long *wide, __global const float *x, int n) {
    int i = get_global_id(0);
    if (i >= n) return;
    int old = __opencl_atomic_load(sum, __ATOMIC_RELAXED, __OPENCL_MEMORY_SCOPE_DEVICE);
    while (!__opencl_atomic_compare_exchange_strong(sum, &old, as_int(as_float(old) + x[i]), __ATOMIC_RELAXED, __ATOMIC_RELAXED,
                                                    __OPENCL_MEMORY_SCOPE_DEVICE)) {}
    long seen = __opencl_atomic_load(wide, __ATOMIC_RELAXED, __OPENCL_MEMORY_SCOPE_DEVICE);
    while (!__opencl_atomic_compare_exchange_strong(wide, &seen, as_long(as_double(seen) + (double)x[i]), __ATOMIC_RELAXED,
                                                    __ATOMIC_RELAXED, __OPENCL_MEMORY_SCOPE_DEVICE)) {}
}

// The same operations on LDS, then handed out.
__kernel void local_int(__global int *cells, __global long *wide, __global const int *x, int n) {
    __local atomic_int part[6];
    __local atomic_long wide_part[4];
    int l = get_local_id(0);
    if (l == 0) {
        for (int k = 0; k < 6; k++) __opencl_atomic_init(&part[k], cells[k]);
        for (int k = 0; k < 4; k++) __opencl_atomic_init(&wide_part[k], wide[k]);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < n) {
        DO(fetch_add, &part[0], x[l]);
        DO(fetch_xor, &part[1], x[l]);
        DO(fetch_min, &part[2], x[l]);
        DO(fetch_max, &part[3], x[l]);
        DO(fetch_or, &part[4], x[l]);
        DO(fetch_and, &part[5], x[l]);
        DO(fetch_add, &wide_part[0], (long)x[l] << 20);
        DO(fetch_min, &wide_part[1], (long)x[l] << 20);
        DO(fetch_max, &wide_part[2], (long)x[l] << 20);
        DO(fetch_xor, &wide_part[3], (long)x[l] << 20);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0) {
        for (int k = 0; k < 6; k++) cells[k] = __opencl_atomic_load(&part[k], __ATOMIC_RELAXED, __OPENCL_MEMORY_SCOPE_DEVICE);
        for (int k = 0; k < 4; k++) wide[k] = __opencl_atomic_load(&wide_part[k], __ATOMIC_RELAXED, __OPENCL_MEMORY_SCOPE_DEVICE);
    }
}

__attribute__((noinline)) void bump(atomic_int *cell, int by) { DO(fetch_add, cell, by); }
__attribute__((noinline)) long bump_wide(atomic_long *cell, long by) { return GET(fetch_add, cell, by); }

// Flat atomics: odd items count in LDS, even ones in memory, by one and the same instruction.
__kernel void flat_int(__global atomic_int *cell, __global atomic_long *wide, __global int *odd, int n) {
    __local atomic_int here;
    __local atomic_long here_wide;
    int l = get_local_id(0);
    if (l == 0) {
        __opencl_atomic_init(&here, 0);
        __opencl_atomic_init(&here_wide, 0);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < n) {
        bump(l & 1 ? (atomic_int *)&here : (atomic_int *)cell, l);
        bump_wide(l & 1 ? (atomic_long *)&here_wide : (atomic_long *)wide, l);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0) {
        odd[0] = __opencl_atomic_load(&here, __ATOMIC_RELAXED, __OPENCL_MEMORY_SCOPE_DEVICE);
        odd[1] = (int)__opencl_atomic_load(&here_wide, __ATOMIC_RELAXED, __OPENCL_MEMORY_SCOPE_DEVICE);
    }
}

// A histogram in LDS, added to memory.
__kernel void histogram(__global const uchar *x, __global atomic_int *bins, int n) {
    __local atomic_int part[16];
    int l = get_local_id(0), size = get_local_size(0);
    for (int k = l; k < 16; k += size) __opencl_atomic_init(&part[k], 0);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = get_global_id(0); i < n; i += get_global_size(0)) DO(fetch_add, &part[x[i] >> 4], 1);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = l; k < 16; k += size) DO(fetch_add, &bins[k], __opencl_atomic_load(&part[k], __ATOMIC_RELAXED, __OPENCL_MEMORY_SCOPE_DEVICE));
}
