KERNEL(256) saxpy(float a, __global const float *restrict x, __global float *restrict y) {
    uint i = GROUP * 256 + LANE;
    y[i] = a * x[i] + y[i];
}

KERNEL(256) gelu(__global const float *restrict x, __global float *restrict y) {
    uint i = GROUP * 256 + LANE;
    float v = x[i];
    float inner = 0.7978846f * (v + 0.044715f * v * v * v);
    float e = EXP(2.0f * inner);
    y[i] = 0.5f * v * (2.0f - 2.0f * RCP(e + 1.0f));
}

KERNEL(256) swiglu(__global const ushort *restrict gate, __global const ushort *restrict up, __global ushort *restrict y) {
    uint i = GROUP * 256 + LANE;
    float g = bf16_to_float(gate[i]);
    y[i] = float_to_bf16(g * RCP(1.0f + EXP(-g)) * bf16_to_float(up[i]));
}

KERNEL(256) rope(__global const float *restrict x, __global const float *restrict angles, __global float *restrict y, uint dim) {
    uint i = GROUP * 256 + LANE;
    uint half_dim = dim / 2;
    uint row = i / half_dim, k = i % half_dim;
    float sin = angles[2 * k], cos = angles[2 * k + 1];
    float a = x[row * dim + k], b = x[row * dim + k + half_dim];
    y[row * dim + k] = a * cos - b * sin;
    y[row * dim + k + half_dim] = a * sin + b * cos;
}

KERNEL(256) embedding(__global const float *restrict table, __global const uint *restrict ids, __global float *restrict y) {
    uint i = GROUP * 256 + LANE;
    uint token = i / 64, k = i % 64;
    *(__global float4v *)(y + i * 4) = *(__global const float4v *)(table + ids[token] * 256 + k * 4);
}

KERNEL(256) dequantise(__global const uint *restrict q, __global const float *restrict scales, __global float *restrict y) {
    uint i = GROUP * 256 + LANE;
    uint word = q[i];
    float scale = scales[i / 4];
    float out[8];
    for (uint k = 0; k < 8; k++) out[k] = ((float)(word >> 4 * k & 15) - 8.0f) * scale;
    *(__global float4v *)(y + i * 8) = (float4v){out[0], out[1], out[2], out[3]};
    *(__global float4v *)(y + i * 8 + 4) = (float4v){out[4], out[5], out[6], out[7]};
}

KERNEL(256) adam(__global const float *restrict g, __global float *restrict m, __global float *restrict v, __global float *restrict w, float rate) {
    uint i = GROUP * 256 + LANE;
    float m1 = 0.9f * m[i] + 0.1f * g[i];
    float v1 = 0.999f * v[i] + 0.001f * g[i] * g[i];
    m[i] = m1;
    v[i] = v1;
    w[i] = w[i] - rate * m1 * RCP(SQRT(v1) + 1e-6f);
}
