// The kernels of opencl.cpp, which has their launches. A mark is as in corpus.h; `CASE(name)` begins a kernel.
#define CASE(name) __kernel void name
#define ARGUMENTS __global int *in, __global int *out, int n

CASE(cl_off_by_one)(ARGUMENTS) {
    int i = get_global_id(0);
    if (i <= n) out[i] = i; // FAULT cl_off_by_one: out-of-bounds
}

CASE(cl_negative_index)(ARGUMENTS) {
    int i = get_global_id(0);
    int before = in[i - 1]; // FAULT cl_negative_index: out-of-bounds
    out[i] = before;
}

CASE(cl_global_size_rounded_up)(ARGUMENTS) {
    out[get_global_id(0)] = 1; // FAULT cl_global_size_rounded_up: out-of-bounds
}

CASE(cl_vector_past_the_end)(ARGUMENTS) {
    int i = get_global_id(0);
    vstore4((int4)(i), i, out); // FAULT cl_vector_past_the_end: out-of-bounds
}

CASE(cl_row_length)(ARGUMENTS) {
    int x = get_local_id(0), y = get_group_id(0);
    out[y * n * n + x] = in[0]; // FAULT cl_row_length: out-of-bounds
}

CASE(cl_use_after_free)(ARGUMENTS) {
    int i = get_global_id(0);
    out[i] = in[i]; // FAULT cl_use_after_free: use-after-free
}

CASE(cl_local_too_small)(ARGUMENTS, __local int *values) {
    int i = get_local_id(0);
    values[8 * i] = i; // FAULT cl_local_too_small: lds-out-of-bounds
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i < n) out[i] = values[8 * (255 - i)];
}

CASE(cl_local_large_enough)(ARGUMENTS, __local int *values) {
    int i = get_local_id(0);
    values[i] = i;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i < n) out[i] = values[63 - i];
}

CASE(cl_local_missing_barrier)(ARGUMENTS) {
    __local int values[64];
    int i = get_local_id(0);
    values[i] = in[i]; // FAULT cl_local_missing_barrier: lds-race
    out[i] = values[63 - i];
}

CASE(cl_local_used_again)(ARGUMENTS) {
    __local int values[64];
    int i = get_local_id(0), total = 0;
    for (int j = 0; j < 2; j++) {
        values[i] = in[i + j]; // FAULT cl_local_used_again: lds-race
        barrier(CLK_LOCAL_MEM_FENCE);
        total += values[63 - i];
    }
    out[i] = total;
}

CASE(cl_local_barrier)(ARGUMENTS) {
    __local int values[64];
    int i = get_local_id(0), total = 0;
    for (int j = 0; j < 2; j++) {
        values[i] = in[i + j];
        barrier(CLK_LOCAL_MEM_FENCE);
        total += values[63 - i];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[i] = total;
}

CASE(cl_local_reduction)(ARGUMENTS) {
    __local int part[64];
    int i = get_local_id(0);
    part[i] = in[i]; // FAULT cl_local_reduction: lds-race
    if (i < 32) part[i] += part[i + 32]; // FAULT cl_local_reduction: lds-race
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = part[i & 31];
}

CASE(cl_global_race)(ARGUMENTS) {
    out[0] = get_local_id(0) / 32; // FAULT cl_global_race: race
}

CASE(cl_group_race)(ARGUMENTS) {
    if (get_local_id(0) == 0) out[0] = 5 + get_group_id(0); // FAULT cl_group_race: race
}

CASE(cl_in_place)(ARGUMENTS) {
    int i = get_global_id(0);
    int next = out[i + 1]; // FAULT cl_in_place: race
    out[i] = next + 1; // FAULT cl_in_place: race
}

CASE(cl_divergent_barrier)(ARGUMENTS) {
    __local int values[64];
    int i = get_local_id(0);
    values[i] = i;
    if (i < 32) barrier(CLK_LOCAL_MEM_FENCE); // FAULT cl_divergent_barrier: divergent-barrier
    out[i] = values[i];
}

CASE(cl_early_return)(ARGUMENTS) {
    int i = get_local_id(0);
    if (i >= n) return;
    out[i] = i;
    barrier(CLK_GLOBAL_MEM_FENCE); // FAULT cl_early_return: divergent-barrier
    out[i] += 1;
}

CASE(cl_uninitialised_local)(ARGUMENTS) {
    __local int values[64];
    int i = get_local_id(0);
    if (i < 50) values[i] = i;
    barrier(CLK_LOCAL_MEM_FENCE);
    int value = values[63 - i]; // FAULT cl_uninitialised_local: uninitialised
    out[i] = value;
}

CASE(cl_uninitialised_buffer)(ARGUMENTS) {
    int i = get_global_id(0);
    int value = in[i]; // FAULT cl_uninitialised_buffer: uninitialised
    out[i] = value + 1;
}

CASE(cl_uninitialised_sum)(ARGUMENTS) {
    atomic_add(&in[get_global_id(0) % 4], 1); // FAULT cl_uninitialised_sum: uninitialised
}

CASE(cl_uninitialised_private)(ARGUMENTS) {
    int values[40];
    for (int i = 0; i < 20; i++) values[in[i]] = i;
    int value = values[in[get_global_id(0)] + 20]; // FAULT cl_uninitialised_private: uninitialised
    out[get_global_id(0)] = value;
}

CASE(cl_copy)(ARGUMENTS) {
    int i = get_global_id(0);
    if (i < n) out[i] = in[i];
}

CASE(cl_atomics)(ARGUMENTS) {
    atomic_add(&out[get_global_id(0) % 4], 1);
}
