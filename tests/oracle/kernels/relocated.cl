// What a linker leaves to the loader: addresses in data. A table of pointers, a table of functions, a constant array.
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable

int item(void) { return __builtin_amdgcn_workgroup_id_x() * 256 + __builtin_amdgcn_workitem_id_x(); }

__constant int primes[4] = {2, 3, 5, 7};
__constant int squares[4] = {1, 4, 9, 16};
__constant int *__constant tables[2] = {primes, squares};

__kernel void pointers(__global const int *which, __global int *out, int n) {
    int i = item();
    if (i < n) out[i] = tables[which[i] & 1][which[i] >> 1 & 3];
}

__attribute__((noinline)) int twice(int x) { return 2 * x; }
__attribute__((noinline)) int square(int x) { return x * x; }

typedef int (*function)(int);
__constant function functions[2] = {twice, square};

__kernel void functions_by_address(__global const int *which, __global int *out, int n) {
    int i = item();
    if (i < n) out[i] = functions[which[i] & 1](which[i]);
}
