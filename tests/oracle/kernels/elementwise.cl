// Element by element: one work-item a value, bounds checked.
int item(void) { return __builtin_amdgcn_workgroup_id_x() * 256 + __builtin_amdgcn_workitem_id_x(); }

__kernel void vector_add(__global const float *x, __global const float *y, __global float *out, int n) {
    int i = item();
    if (i < n) out[i] = x[i] + y[i];
}

__kernel void saxpy(__global const float *x, __global float *y, float a, int n) {
    int i = item();
    if (i < n) y[i] = a * x[i] + y[i];
}

__kernel void silu(__global const float *x, __global float *out, int n) {
    int i = item();
    if (i < n) {
        float e = __builtin_amdgcn_exp2f(-1.44269504f * x[i]);
        out[i] = x[i] * __builtin_amdgcn_rcpf(1.0f + e);
    }
}

__kernel void divide(__global const float *x, __global const float *y, __global float *out, int n) {
    int i = item();
    if (i < n) out[i] = x[i] / y[i];
}

__kernel void bytes(__global const uchar *x, __global const short *y, __global short *out, __global char *low, int n) {
    int i = item();
    if (i < n) {
        out[i] = (short)(x[i] * 3 + y[i]);
        low[i] = (char)(y[i] >> 3);
    }
}

__kernel void divide_long(__global const long *x, __global const long *y, __global long *quotient, __global ulong *rest, int n) {
    int i = item();
    if (i < n) {
        quotient[i] = x[i] / y[i];
        rest[i] = (ulong)x[i] % (ulong)y[i];
    }
}

__kernel void doubles(__global const double *x, __global const double *y, __global double *out, int n) {
    int i = item();
    if (i < n) out[i] = x[i] / y[i] + __builtin_fma(x[i], y[i], 0.5) - (double)(int)x[i];
}

struct Line { float slope; int pad; double offset; };

__kernel void line(__global const float *x, __global float *out, struct Line line, int n) {
    int i = item();
    if (i < n) out[i] = (float)(line.slope * x[i] + line.offset);
}

__attribute__((noinline)) int collatz(uint n) {
    int steps = 0;
    while (n != 1) {
        n = n & 1 ? 3 * n + 1 : n / 2;
        steps++;
    }
    return steps;
}

__kernel void calls(__global const uint *x, __global int *out, int n) {
    int i = item();
    if (i < n) out[i] = collatz(x[i]);
}

__kernel void stack(__global const int *x, __global int *out, int n) {
    int i = item();
    if (i < n) {
        int table[16];
        for (int k = 0; k < 16; k++) table[k] = x[i] * k;
        int sum = 0;
        for (int k = 0; k < 16; k++) sum += table[(x[i] + k * 5) & 15] ^ k;
        out[i] = sum;
    }
}

__kernel void volume(__global int *out, int nx, int ny, int nz) {
    int x = __builtin_amdgcn_workgroup_id_x() * 4 + __builtin_amdgcn_workitem_id_x();
    int y = __builtin_amdgcn_workgroup_id_y() * 8 + __builtin_amdgcn_workitem_id_y();
    int z = __builtin_amdgcn_workgroup_id_z() * 2 + __builtin_amdgcn_workitem_id_z();
    out[(z * ny + y) * nx + x] = x + 100 * y + 10000 * z;
}
