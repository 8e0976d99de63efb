// Work-items of a workgroup together: LDS, barriers, atomics.
void sync(void) {
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

__kernel void transpose(__global const float *in, __global float *out, int rows, int cols) {
    __local float tile[16][17];
    int tx = __builtin_amdgcn_workitem_id_x(), ty = __builtin_amdgcn_workitem_id_y();
    int x = __builtin_amdgcn_workgroup_id_x() * 16 + tx, y = __builtin_amdgcn_workgroup_id_y() * 16 + ty;
    if (x < cols && y < rows) tile[ty][tx] = in[y * cols + x];
    sync();
    int u = __builtin_amdgcn_workgroup_id_y() * 16 + tx, v = __builtin_amdgcn_workgroup_id_x() * 16 + ty;
    if (u < rows && v < cols) out[v * rows + u] = tile[tx][ty];
}

float total(__local float *part, float value, int t) {
    part[t] = value;
    sync();
    for (int d = 128; d > 0; d >>= 1) {
        if (t < d) part[t] += part[t + d];
        sync();
    }
    float sum = part[0];
    sync();
    return sum;
}

__kernel void softmax(__global const float *in, __global float *out, int cols) {
    __local float part[256];
    int row = __builtin_amdgcn_workgroup_id_x(), t = __builtin_amdgcn_workitem_id_x();
    float top = -__builtin_inff();
    for (int c = t; c < cols; c += 256) top = __builtin_fmaxf(top, in[row * cols + c]);
    part[t] = top;
    sync();
    for (int d = 128; d > 0; d >>= 1) {
        if (t < d) part[t] = __builtin_fmaxf(part[t], part[t + d]);
        sync();
    }
    top = part[0];
    sync();
    float sum = 0;
    for (int c = t; c < cols; c += 256) sum += __builtin_amdgcn_exp2f(1.44269504f * (in[row * cols + c] - top));
    sum = total(part, sum, t);
    for (int c = t; c < cols; c += 256)
        out[row * cols + c] = __builtin_amdgcn_exp2f(1.44269504f * (in[row * cols + c] - top)) / sum;
}

__kernel void rmsnorm(__global const float *in, __global const float *weight, __global float *out, int cols, float eps) {
    __local float part[256];
    int row = __builtin_amdgcn_workgroup_id_x(), t = __builtin_amdgcn_workitem_id_x();
    float sum = 0;
    for (int c = t; c < cols; c += 256) sum += in[row * cols + c] * in[row * cols + c];
    float scale = __builtin_amdgcn_rsqf(total(part, sum, t) / cols + eps);
    for (int c = t; c < cols; c += 256) out[row * cols + c] = in[row * cols + c] * scale * weight[c];
}

__kernel void reduce(__global const int *in, __global int *sum, __global uint *top, __global float *real, int n) {
    __local int part;
    int t = __builtin_amdgcn_workitem_id_x(), i = __builtin_amdgcn_workgroup_id_x() * 256 + t;
    if (t == 0) part = 0;
    sync();
    if (i < n) {
        __opencl_atomic_fetch_add((__local atomic_int *)&part, in[i], memory_order_relaxed, memory_scope_work_group);
        __opencl_atomic_fetch_max((__global atomic_uint *)top, (uint)in[i], memory_order_relaxed, memory_scope_device);
        __builtin_amdgcn_global_atomic_fadd_f32(real, 0.5f);
    }
    sync();
    if (t == 0) __opencl_atomic_fetch_add((__global atomic_int *)sum, part, memory_order_relaxed, memory_scope_device);
}

__kernel void gemm(__global const float *a, __global const float *b, __global float *c, int m, int n, int k) {
    __local float ta[16][16], tb[16][16];
    int tx = __builtin_amdgcn_workitem_id_x(), ty = __builtin_amdgcn_workitem_id_y();
    int col = __builtin_amdgcn_workgroup_id_x() * 16 + tx, row = __builtin_amdgcn_workgroup_id_y() * 16 + ty;
    float sum = 0;
    for (int base = 0; base < k; base += 16) {
        ta[ty][tx] = row < m && base + tx < k ? a[row * k + base + tx] : 0;
        tb[ty][tx] = col < n && base + ty < k ? b[(base + ty) * n + col] : 0;
        sync();
        for (int i = 0; i < 16; i++) sum = __builtin_fmaf(ta[ty][i], tb[i][tx], sum);
        sync();
    }
    if (row < m && col < n) c[row * n + col] = sum;
}
