// Functions of libclc, divisions and conversions of every width.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

__kernel void functions(__global const float *x, __global float *out, int n) {
    int i = get_global_id(0);
    if (i >= n) return;
    float v = x[i];
    out[8 * i] = sin(v);
    out[8 * i + 1] = cos(v);
    out[8 * i + 2] = exp(v);
    out[8 * i + 3] = log(fabs(v) + 0.25f);
    out[8 * i + 4] = sqrt(fabs(v));
    out[8 * i + 5] = tanh(v);
    out[8 * i + 6] = pow(fabs(v) + 0.5f, 1.7f);
    out[8 * i + 7] = atan2(v, 1.5f);
}

__kernel void double_functions(__global const double *x, __global double *out, int n) {
    int i = get_global_id(0);
    if (i >= n) return;
    double v = x[i];
    out[6 * i] = sin(v);
    out[6 * i + 1] = exp(v);
    out[6 * i + 2] = log(fabs(v) + 0.25);
    out[6 * i + 3] = sqrt(fabs(v));
    out[6 * i + 4] = fma(v, v, -1.0 / (v + 9.0));
    out[6 * i + 5] = floor(v * 10.0) + rint(v) + fmin(v, 0.5);
}

__kernel void halves(__global const half *x, __global const half *y, __global half *out, int n) {
    int i = get_global_id(0);
    if (i >= n) return;
    half a = x[i], b = y[i];
    out[4 * i] = a + b;
    out[4 * i + 1] = a * b;
    out[4 * i + 2] = fma(a, b, a);
    out[4 * i + 3] = fmax(a, b) - (half)1.5f;
}

__kernel void half_pairs(__global const half2 *x, __global const half2 *y, __global half2 *out, int n) {
    int i = get_global_id(0);
    if (i < n) out[i] = x[i] * y[i].yx + (half2)(1.0f, -2.0f);
}

__kernel void integers(__global const uint *x, __global const uint *y, __global uint *out, int n) {
    int i = get_global_id(0);
    if (i >= n) return;
    uint a = x[i], b = y[i];
    out[10 * i] = mul_hi(a, b);
    out[10 * i + 1] = (uint)mul_hi((int)a, (int)b);
    out[10 * i + 2] = clz(a);
    out[10 * i + 3] = popcount(a);
    out[10 * i + 4] = rotate(a, b);
    out[10 * i + 5] = mad24((int)(a << 8) >> 8, (int)(b << 8) >> 8, 5);
    out[10 * i + 6] = abs_diff((int)a, (int)b);
    out[10 * i + 7] = hadd(a, b);
    out[10 * i + 8] = add_sat((int)a, (int)b);
    out[10 * i + 9] = upsample((ushort)a, (ushort)b);
}

__kernel void divisions(__global const long *x, __global const long *y, __global long *out, int n) {
    int i = get_global_id(0);
    if (i >= n) return;
    long a = x[i], b = y[i];
    out[8 * i] = a / b;
    out[8 * i + 1] = a % b;
    out[8 * i + 2] = (ulong)a / (ulong)b;
    out[8 * i + 3] = (ulong)a % (ulong)b;
    int c = (int)a, d = (int)b | 1;
    out[8 * i + 4] = d == -1 ? c : c / d;
    out[8 * i + 5] = (uint)c % (uint)d;
    out[8 * i + 6] = (short)((short)c / (short)d);
    out[8 * i + 7] = (char)((char)c % (char)d);
}

__kernel void conversions(__global const float *x, __global long *out, int n) {
    int i = get_global_id(0);
    if (i >= n) return;
    float v = x[i];
    out[8 * i] = convert_int_sat(v * 1e9f);
    out[8 * i + 1] = convert_uchar_sat(v * 100.0f);
    out[8 * i + 2] = convert_short_sat_rte(v * 20000.0f);
    out[8 * i + 3] = convert_long((double)v * 1e12);
    out[8 * i + 4] = as_int(convert_float((long)(v * 1e6f) * 1234567));
    out[8 * i + 5] = as_long(convert_double((ulong)i * 0x123456789abcdefUL));
    out[8 * i + 6] = convert_int_rtp(v);
    out[8 * i + 7] = convert_int_rtn(v);
}
