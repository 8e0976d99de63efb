KERNEL2(16, 16) sgemm(__global const float *restrict a, __global const float *restrict b, __global float *restrict y, uint n, uint depth) {
    __local float ta[16][16], tb[16][16];
    uint tx = LANE, ty = LANE_Y, row = GROUP_Y * 16 + ty, column = GROUP * 16 + tx;
    float sum = 0;
    for (uint k = 0; k < depth; k += 16) {
        ta[ty][tx] = a[row * depth + k + tx];
        tb[ty][tx] = b[(k + ty) * n + column];
        SYNC();
        for (uint j = 0; j < 16; j++) sum = ta[ty][j] * tb[j][tx] + sum;
        SYNC();
    }
    y[row * n + column] = sum;
}

typedef short v16s __attribute__((ext_vector_type(16)));
typedef float v8f __attribute__((ext_vector_type(8)));

KERNEL(32) gemm_bf16(__global const ushort *restrict a, __global const ushort *restrict b, __global float *restrict y, uint n, uint depth) {
    uint lane = LANE & 15, upper = LANE >> 4, row = GROUP_Y * 16, column = GROUP * 16;
    v8f acc = 0;
    for (uint k = 0; k < depth; k += 16) {
        v16s x = *(__global const v16s *)(a + (row + lane) * depth + k);
        v16s w = *(__global const v16s *)(b + (column + lane) * depth + k);
        acc = __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32(x, w, acc);
    }
    for (uint i = 0; i < 8; i++) y[(row + 2 * i + upper) * n + column + lane] = acc[i];
}

KERNEL(128) gemv(__global const float *restrict a, __global const float *restrict x, __global float *restrict y, uint cols) {
    uint row = (GROUP * 128 + LANE) / 32, lane = LANE % 32;
    float sum = 0;
    for (uint k = lane * 4; k < cols; k += 128) {
        float4v u = *(__global const float4v *)(a + row * cols + k), v = *(__global const float4v *)(x + k);
        sum = u[0] * v[0] + sum;
        sum = u[1] * v[1] + sum;
        sum = u[2] * v[2] + sum;
        sum = u[3] * v[3] + sum;
    }
    float total = wave_sum(sum);
    if (lane == 0) y[row] = total;
}

KERNEL(256) spmv(__global const uint *restrict starts, __global const uint *restrict columns, __global const float *restrict values, __global const float *restrict x, __global float *restrict y) {
    uint row = GROUP * 256 + LANE;
    float sum = 0;
    for (uint k = starts[row]; k < starts[row + 1]; k++) sum = values[k] * x[columns[k]] + sum;
    y[row] = sum;
}

KERNEL(256) k_means(__global const float *restrict points, __global const float *restrict centres, __global uint *restrict y) {
    uint i = GROUP * 256 + LANE;
    float4v p = *(__global const float4v *)(points + i * 4);
    float best = __builtin_inff();
    uint nearest = 0;
    for (uint c = 0; c < 16; c++) {
        float4v q = *(__global const float4v *)(centres + c * 4);
        float a = p[0] - q[0], b = p[1] - q[1], d = p[2] - q[2], e = p[3] - q[3];
        float distance = FMA(a, a, FMA(b, b, FMA(d, d, e * e)));
        if (distance < best) {
            best = distance;
            nearest = c;
        }
    }
    y[i] = nearest;
}

KERNEL(128) cholesky(__global const float *restrict x, __global float *restrict y) {
    uint i = GROUP * 128 + LANE;
    float m[4][4];
    for (int r = 0; r < 4; r++)
        for (int c = 0; c < 4; c++) m[r][c] = x[i * 16 + r * 4 + c];
    for (int c = 0; c < 4; c++) {
        for (int k = 0; k < c; k++)
            for (int r = c; r < 4; r++) m[r][c] = FMA(-m[r][k], m[c][k], m[r][c]);
        float scale = RSQRT(m[c][c]);
        for (int r = c; r < 4; r++) m[r][c] *= scale;
    }
    for (int r = 0; r < 4; r++)
        for (int c = 0; c < 4; c++) y[i * 16 + r * 4 + c] = c <= r ? m[r][c] : 0;
}

KERNEL(256) n_body(__global const float *restrict bodies, __global float *restrict y, uint count) {
    __local float4v tile[256];
    uint t = LANE, i = GROUP * 256 + t;
    float4v mine = *(__global const float4v *)(bodies + i * 4);
    float force = 0;
    for (uint start = 0; start < count; start += 256) {
        tile[t] = *(__global const float4v *)(bodies + (start + t) * 4);
        SYNC();
        for (uint k = 0; k < 256; k++) {
            float4v other = tile[k];
            float dx = other[0] - mine[0], dy = other[1] - mine[1], dz = other[2] - mine[2];
            float square = FMA(dx, dx, FMA(dy, dy, FMA(dz, dz, 0.01f)));
            float inverse = RSQRT(square);
            force = FMA(other[3] * inverse * inverse, inverse, force);
        }
        SYNC();
    }
    y[i] = force;
}
