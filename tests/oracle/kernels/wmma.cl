// bf16 matrices, one wave a tile of 16 x 16: c[m][n] = sum of a[m][k] * b[n][k]; the sizes are multiples of 16.
typedef short v16s __attribute__((ext_vector_type(16)));
typedef float v8f __attribute__((ext_vector_type(8)));

__kernel void gemm_bf16(__global const short *a, __global const short *b, __global float *c, int m, int n, int k) {
    int lane = __builtin_amdgcn_workitem_id_x() & 15, upper = __builtin_amdgcn_workitem_id_x() >> 4;
    int row = __builtin_amdgcn_workgroup_id_y() * 16, col = __builtin_amdgcn_workgroup_id_x() * 16;
    v8f sum = 0;
    for (int base = 0; base < k; base += 16) {
        v16s x, y;
        for (int i = 0; i < 16; i++) {
            x[i] = a[(row + lane) * k + base + i];
            y[i] = b[(col + lane) * k + base + i];
        }
        sum = __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32(x, y, sum);
    }
    for (int i = 0; i < 8; i++) c[(row + 2 * i + upper) * n + col + lane] = sum[i];
}
