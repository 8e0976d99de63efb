// The sum of a workgroup of 256 in every lane; the sums of the waves are added in ascending order.
static inline float block_sum(float x, __local float *parts) {
    x = wave_sum(x);
    uint t = LANE;
    SYNC();
    if (t % 32 == 0) parts[t / 32] = x;
    SYNC();
    float sum = parts[0];
    for (uint k = 1; k < 8; k++) sum += parts[k];
    return sum;
}

KERNEL(256) rmsnorm(__global const float *restrict x, __global const float *restrict weight, __global float *restrict y) {
    __local float parts[8];
    uint row = GROUP, t = LANE;
    float sum = 0;
    for (uint k = t; k < 1024; k += 256) {
        float v = x[row * 1024 + k];
        sum = v * v + sum;
    }
    float scale = RSQRT(block_sum(sum, parts) * (1.0f / 1024.0f) + 1e-6f);
    for (uint k = t; k < 1024; k += 256) y[row * 1024 + k] = x[row * 1024 + k] * scale * weight[k];
}

KERNEL(256) layernorm(__global const float *restrict x, __global const float *restrict weight, __global const float *restrict bias, __global float *restrict y) {
    __local float parts[8];
    uint row = GROUP, t = LANE;
    float v[4];
    for (uint k = 0; k < 4; k++) v[k] = x[row * 1024 + t + 256 * k];
    float mean = block_sum(v[0] + v[1] + v[2] + v[3], parts) * (1.0f / 1024.0f);
    float sum = 0;
    for (uint k = 0; k < 4; k++) {
        v[k] -= mean;
        sum = v[k] * v[k] + sum;
    }
    float scale = RSQRT(block_sum(sum, parts) * (1.0f / 1024.0f) + 1e-6f);
    for (uint k = 0; k < 4; k++) {
        uint at = t + 256 * k;
        y[row * 1024 + at] = v[k] * scale * weight[at] + bias[at];
    }
}

KERNEL(128) softmax(__global const float *restrict x, __global float *restrict y, uint cols) {
    uint row = (GROUP * 128 + LANE) / 32, lane = LANE % 32;
    float most = -__builtin_inff();
    for (uint k = lane; k < cols; k += 32) most = MAX(most, x[row * cols + k]);
    most = wave_max(most);
    float sum = 0;
    for (uint k = lane; k < cols; k += 32) sum += EXP(x[row * cols + k] - most);
    float scale = RCP(wave_sum(sum));
    for (uint k = lane; k < cols; k += 32) y[row * cols + k] = EXP(x[row * cols + k] - most) * scale;
}

KERNEL(256) inner(__global const float *restrict x, __global const float *restrict y, __global float *restrict partial, uint n, uint groups) {
    __local float parts[8];
    float sum = 0;
    for (uint i = GROUP * 256 + LANE; i < n; i += groups * 256) sum = x[i] * y[i] + sum;
    float total = block_sum(sum, parts);
    if (LANE == 0) partial[GROUP] = total;
}

KERNEL2(32, 8) transpose(__global const float *restrict x, __global float *restrict y, uint n) {
    __local float tile[32][33];
    uint tx = LANE, ty = LANE_Y, left = GROUP * 32, top = GROUP_Y * 32;
    for (uint k = 0; k < 4; k++) tile[ty + 8 * k][tx] = x[(top + ty + 8 * k) * n + left + tx];
    SYNC();
    for (uint k = 0; k < 4; k++) y[(left + ty + 8 * k) * n + top + tx] = tile[tx][ty + 8 * k];
}

KERNEL(256) histogram(__global const uint *restrict x, __global uint *restrict counts) {
    __local uint bins[256];
    uint t = LANE;
    bins[t] = 0;
    SYNC();
    for (uint k = 0; k < 8; k++) {
        uint word = x[GROUP * 2048 + k * 256 + t];
        ADD_LOCAL(&bins[word & 255], 1);
        ADD_LOCAL(&bins[word >> 8 & 255], 1);
        ADD_LOCAL(&bins[word >> 16 & 255], 1);
        ADD_LOCAL(&bins[word >> 24], 1);
    }
    SYNC();
    ADD_GLOBAL(&counts[t], bins[t]);
}

KERNEL(256) scan(__global const uint *restrict x, __global uint *restrict y) {
    __local uint sums[256];
    uint t = LANE, i = GROUP * 256 + t;
    uint sum = x[i];
    sums[t] = sum;
    SYNC();
    for (uint distance = 1; distance < 256; distance *= 2) {
        uint before = t >= distance ? sums[t - distance] : 0;
        SYNC();
        sum += before;
        sums[t] = sum;
        SYNC();
    }
    y[i] = sum;
}

KERNEL(256) radix_count(__global const uint *restrict keys, __global uint *restrict counts, uint shift, uint groups) {
    __local uint bins[16];
    uint t = LANE;
    if (t < 16) bins[t] = 0;
    SYNC();
    uint base = GROUP * 1024;
    for (uint k = 0; k < 4; k++) {
        uint digit = keys[base + k * 256 + t] >> shift & 15;
        ADD_LOCAL(&bins[digit], 1);
    }
    SYNC();
    if (t < 16) counts[t * groups + GROUP] = bins[t];
}
