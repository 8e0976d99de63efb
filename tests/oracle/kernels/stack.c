// Kernels whose use of the stack the compiler does not know: calls through pointers, recursion, arrays of variable length.
#define KERNEL __attribute__((amdgpu_kernel)) void
#define GLOBAL __attribute__((address_space(1)))

typedef int (*operation)(int, int);

__attribute__((noinline)) static int sum(int a, int b) { return a + b; }
__attribute__((noinline)) static int product(int a, int b) { return a * b; }

// Recursion through a pointer that the compiler cannot see through; each level keeps values on the stack.
__attribute__((noinline)) static int depth(int n, int seed) {
    volatile int kept[8];
    for (int i = 0; i < 8; i++) kept[i] = seed + i;
    int below = n > 0 ? depth(n - 1, seed + 3) : 0;
    return below + kept[n & 7];
}

static int index(void) { return __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x(); }

KERNEL pointers(GLOBAL const int *x, GLOBAL int *out) {
    int i = index();
    operation table[2] = {sum, product};
    operation volatile *choice = table;
    out[i] = choice[x[i] & 1](x[i], i);
}

KERNEL recursion(GLOBAL const int *x, GLOBAL int *out, int levels) {
    int i = index();
    out[i] = depth(levels, x[i]);
}

KERNEL variable_array(GLOBAL const int *x, GLOBAL int *out, int n) {
    int i = index();
    volatile int list[n];
    for (int k = 0; k < n; k++) list[k] = x[i] + k * k;
    int all = 0;
    for (int k = 0; k < n; k++) all = all * 3 + list[n - 1 - k];
    out[i] = all;
}
