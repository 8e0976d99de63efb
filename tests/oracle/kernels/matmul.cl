// c[m][n] = sum over ascending k of a[m][k] * b[k][n], each by a fused multiply-add. A workgroup of 64 makes 64 x 64 elements, a
// work-item 8 x 8 of them, from tiles in LDS; m and n are multiples of 64, k one of 16.
typedef float v4 __attribute__((ext_vector_type(4)));

__attribute__((reqd_work_group_size(64, 1, 1)))
__kernel void matmul_f32(__global const float *a, __global const float *b, __global float *c, int m, int n, int k) {
    __local float ta[16][64] __attribute__((aligned(16))), tb[16][64] __attribute__((aligned(16)));
    int t = __builtin_amdgcn_workitem_id_x(), tx = t & 7, ty = t >> 3;
    int row = __builtin_amdgcn_workgroup_id_y() * 64, col = __builtin_amdgcn_workgroup_id_x() * 64;
    float sum[8][8] = {};
    for (int base = 0; base < k; base += 16) {
        for (int i = 0; i < 4; i++) {
            // Four neighbours in k of row t of A; four neighbours of a row of B.
            v4 x = *(__global const v4 *)(a + (row + t) * k + base + 4 * i);
            for (int j = 0; j < 4; j++) ta[4 * i + j][t] = x[j];
            *(__local v4 *)&tb[4 * i + (t >> 4)][4 * (t & 15)] =
                *(__global const v4 *)(b + (base + 4 * i + (t >> 4)) * n + col + 4 * (t & 15));
        }
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
        __builtin_amdgcn_s_barrier();
        __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
        for (int i = 0; i < 16; i++) {
            v4 x[2] = {*(__local v4 *)&ta[i][8 * ty], *(__local v4 *)&ta[i][8 * ty + 4]};
            v4 y[2] = {*(__local v4 *)&tb[i][8 * tx], *(__local v4 *)&tb[i][8 * tx + 4]};
            for (int u = 0; u < 8; u++)
                for (int v = 0; v < 8; v++)
                    sum[u][v] = __builtin_fmaf(x[u >> 2][u & 3], y[v >> 2][v & 3], sum[u][v]);
        }
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
        __builtin_amdgcn_s_barrier();
        __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
    }
    for (int u = 0; u < 8; u++)
        for (int v = 0; v < 8; v += 4)
            *(__global v4 *)(c + (row + 8 * ty + u) * n + col + 8 * tx + v) =
                (v4){sum[u][v], sum[u][v + 1], sum[u][v + 2], sum[u][v + 3]};
}
