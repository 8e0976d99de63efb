// Small types, structs, dynamic LDS, tables, stacks, grids of three dimensions.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

__kernel void small_vectors(__global const uchar4 *x, __global const short2 *y, __global char4 *out, __global ushort *sum, int n) {
    int i = get_global_id(0);
    if (i >= n) return;
    uchar4 a = x[i];
    short2 b = y[i];
    out[i] = (char4)(a.w, a.z - 3, (char)b.x, (char)(b.y >> 4));
    sum[i] = (ushort)(a.x + a.y) ^ (ushort)b.x;
}

// Vectors of three, at addresses that are multiples of four only.
__kernel void threes(__global const float *x, __global float *out, int n) {
    int i = get_global_id(0);
    if (i < n) vstore3(vload3(i, x).zxy * 2.0f, i, out);
}

struct Inner { char tag; short weight; };
struct Outer { double scale; struct Inner inner[2]; float bias[3]; uchar last; };

__kernel void struct_argument(__global const float *x, __global double *out, struct Outer s, uchar flag, int n) {
    int i = get_global_id(0);
    if (i >= n) return;
    struct Inner inner = s.inner[i & 1];
    out[i] = s.scale * x[i] + inner.tag * 100 + inner.weight + s.bias[i % 3] + s.last + flag;
}

__kernel void struct_array(__global struct Outer *s, int n) {
    int i = get_global_id(0);
    if (i >= n) return;
    s[i].inner[1].weight = (short)(s[i].inner[0].tag + i);
    s[i].bias[2] = (float)s[i].scale + s[i].last;
    s[i].last += 1;
}

// Two pieces of LDS whose sizes the launch gives.
__kernel void reversed(__global const int *x, __global int *out, __local int *a, __local long *b, int n) {
    int l = get_local_id(0), size = get_local_size(0), first = get_group_id(0) * size;
    int count = min(size, n - first);
    if (l < count) {
        a[l] = x[first + l];
        b[l] = (long)x[first + l] * 3;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < count) out[first + l] = a[count - 1 - l] + (int)(b[count - 1 - l] >> 1);
}

__kernel void volume(__global int *out, int nx, int ny) {
    int x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
    int within = get_local_id(0) + 10 * get_local_id(1) + 100 * get_local_id(2);
    int sizes = get_local_size(0) * get_local_size(1) * get_local_size(2);
    out[x + nx * (y + ny * z)] = within + 1000 * sizes + 100000 * (int)get_group_id(2) + (int)get_global_size(0) * 1000000;
}

__constant int table[16] = {3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3};

__kernel void tables(__global const uint *x, __global int *out, int n) {
    int i = get_global_id(0);
    if (i < n) out[i] = table[x[i] & 15] * 10 + table[(x[i] >> 4) & 15];
}

// An array on the stack, indexed by data.
__kernel void sorted(__global const int *x, __global int *out, int n) {
    int i = get_global_id(0);
    if (i >= n) return;
    int list[12];
    for (int k = 0; k < 12; k++) list[k] = x[i] * (k * 7 + 3) % 101;
    for (int k = 1; k < 12; k++) {
        int value = list[k], at = k;
        while (at > 0 && list[at - 1] > value) {
            list[at] = list[at - 1];
            at--;
        }
        list[at] = value;
    }
    int sum = 0;
    for (int k = 0; k < 12; k++) sum = sum * 3 + list[k];
    out[i] = sum;
}

// Many workgroups, each item far apart.
__kernel void strides(__global const uint *x, __global uint *out, uint n) {
    uint sum = 0;
    for (uint i = get_global_id(0); i < n; i += get_global_size(0)) sum = sum * 31 + x[i];
    out[get_global_id(0)] = sum;
}

// An inclusive sum over a workgroup, with a barrier in a loop.
__kernel void prefix_sums(__global const int *x, __global int *out, int n) {
    __local int part[256];
    int l = get_local_id(0), i = get_global_id(0);
    part[l] = i < n ? x[i] : 0;
    for (int step = 1; step < 256; step *= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        int before = l >= step ? part[l - step] : 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        part[l] += before;
    }
    if (i < n) out[i] = part[l];
}

__kernel void transpose_double(__global const double *x, __global double *out, int rows, int cols) {
    __local double tile[8][9];
    int lx = get_local_id(0), ly = get_local_id(1);
    int c = get_group_id(0) * 8 + lx, r = get_group_id(1) * 8 + ly;
    if (r < rows && c < cols) tile[ly][lx] = x[r * cols + c];
    barrier(CLK_LOCAL_MEM_FENCE);
    c = get_group_id(0) * 8 + ly;
    r = get_group_id(1) * 8 + lx;
    if (r < rows && c < cols) out[c * rows + r] = tile[lx][ly];
}
