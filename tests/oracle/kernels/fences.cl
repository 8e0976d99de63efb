// Barriers with a fence of one address space: the store to global memory is in flight at the barrier of `local_fence`,
// which is correct, because no other work-item reads it.

__attribute__((reqd_work_group_size(64, 1, 1)))
__kernel void local_fence(__global int *a, __global int *out) {
    __local int values[64];
    int i = __builtin_amdgcn_workitem_id_x();
    a[i] = i;
    values[i] = 3 * i;
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup", "local");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup", "local");
    out[i] = values[i ^ 33];
}

__attribute__((reqd_work_group_size(64, 1, 1)))
__kernel void fence_of_all(__global int *a, __global int *out) {
    int i = __builtin_amdgcn_workitem_id_x();
    a[i] = i;
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
    out[i] = a[i ^ 33];
}
