// Symbols of default visibility are reached through a table of addresses that the loader fills (R_AMDGPU_ABS64 in .got).
typedef __attribute__((address_space(1))) int global_int;

__attribute__((visibility("default"))) global_int shared[4] = {5, 6, 7, 8};

__attribute__((visibility("default"), noinline)) int helper(int x) { return 3 * x + 1; }

__attribute__((amdgpu_kernel, visibility("protected"))) void through_table(global_int *out, int n) {
    int i = __builtin_amdgcn_workgroup_id_x() * 256 + __builtin_amdgcn_workitem_id_x();
    if (i < n) out[i] = helper(shared[i & 3]);
}
