KERNEL2(32, 8) five_points(__global const float *restrict x, __global float *restrict y, uint width) {
    uint column = GROUP * 32 + LANE + 1, row = GROUP_Y * 8 + LANE_Y + 1, stride = width + 2;
    float around = x[(row - 1) * stride + column] + x[(row + 1) * stride + column] + x[row * stride + column - 1] + x[row * stride + column + 1];
    y[(row - 1) * width + column - 1] = 0.25f * around - x[row * stride + column];
}

KERNEL2(32, 8) convolution(__global const float *restrict x, __global const float *restrict weights, __global float *restrict y, uint width) {
    uint column = GROUP * 32 + LANE, row = GROUP_Y * 8 + LANE_Y, stride = width + 6;
    float sum = 0;
    for (uint i = 0; i < 7; i++)
        for (uint j = 0; j < 7; j++) sum = x[(row + i) * stride + column + j] * weights[i * 7 + j] + sum;
    y[row * width + column] = sum;
}

static inline int clamped(int x, int low, int high) { return x < low ? low : x > high ? high : x; }

KERNEL2(32, 8) bilateral(__global const float *restrict x, __global float *restrict y, int columns, int rows) {
    int column = GROUP * 32 + LANE, row = GROUP_Y * 8 + LANE_Y;
    float centre = x[row * columns + column];
    float sum = 0, weights = 0;
    for (int dy = -3; dy <= 3; dy++)
        for (int dx = -3; dx <= 3; dx++) {
            float v = x[clamped(row + dy, 0, rows - 1) * columns + clamped(column + dx, 0, columns - 1)];
            float difference = v - centre;
            float weight = EXP2((float)(dx * dx + dy * dy) * -0.1f - difference * difference * 4.0f);
            sum = v * weight + sum;
            weights += weight;
        }
    y[row * columns + column] = sum * RCP(weights);
}

KERNEL2(32, 8) mandelbrot(__global uint *restrict y, uint width) {
    uint column = GROUP * 32 + LANE, row = GROUP_Y * 8 + LANE_Y;
    float a = (float)column * 0.0078125f - 2.0f, b = (float)row * 0.0078125f - 1.25f;
    float u = 0, v = 0;
    uint count = 0;
    while (count < 64 && u * u + v * v < 4.0f) {
        float next = FMA(u, u, a) - v * v;
        v = FMA(2.0f * u, v, b);
        u = next;
        count++;
    }
    y[row * width + column] = count;
}

KERNEL2(32, 8) sobel(__global const uchar *restrict x, __global uchar *restrict y, uint width) {
    uint column = GROUP * 32 + LANE, row = GROUP_Y * 8 + LANE_Y, stride = width + 2;
#define AT(i, j) ((int)x[(row + i) * stride + column + j])
    int dx = AT(0, 2) - AT(0, 0) + 2 * (AT(1, 2) - AT(1, 0)) + AT(2, 2) - AT(2, 0);
    int dy = AT(2, 0) - AT(0, 0) + 2 * (AT(2, 1) - AT(0, 1)) + AT(2, 2) - AT(0, 2);
    int sum = (dx < 0 ? -dx : dx) + (dy < 0 ? -dy : dy);
    y[row * width + column] = sum < 255 ? sum : 255;
}
