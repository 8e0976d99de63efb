#define KERNEL3(x, y, z) __attribute__((reqd_work_group_size(x, y, z))) __kernel void
#define LANE_Z __builtin_amdgcn_workitem_id_z()
#define GROUP_Z __builtin_amdgcn_workgroup_id_z()

typedef uchar uchar4v __attribute__((ext_vector_type(4)));

static inline uint smaller(uint a, uint b) { return a < b ? a : b; }

static inline uint rotate_left(uint x, uint n) { return x << n | x >> (32 - n); }

// The sum of a wave.
static inline uint wave_sum_uint(uint x) {
    x += as_uint(EXCHANGE(x, 1));
    x += as_uint(EXCHANGE(x, 2));
    x += as_uint(EXCHANGE(x, 4));
    x += as_uint(EXCHANGE(x, 8));
    return x + as_uint(EXCHANGE16(x));
}

// The sum of a workgroup of 256.
static inline uint group_sum_uint(uint x, __local uint *parts) {
    x = wave_sum_uint(x);
    uint t = LANE;
    if (t % 32 == 0) parts[t / 32] = x;
    SYNC();
    uint sum = parts[0];
    for (uint k = 1; k < 8; k++) sum += parts[k];
    return sum;
}

// Exchanges two pixels if they are not in order.
#define ORDER(low, high)                \
    do {                                \
        uchar a = p[low], b = p[high];  \
        p[low] = a < b ? a : b;         \
        p[high] = a < b ? b : a;        \
    } while (0)

KERNEL2(32, 8) median3(__global const uchar *restrict x, __global uchar *restrict y, uint width, uint height) {
    uint column = GROUP * 32 + LANE, row = GROUP_Y * 8 + LANE_Y;
    uint columns[3] = {column > 0 ? column - 1 : 0, column, smaller(column + 1, width - 1)};
    uint rows[3] = {row > 0 ? row - 1 : 0, row, smaller(row + 1, height - 1)};
    uchar p[9];
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) p[i * 3 + j] = x[rows[i] * width + columns[j]];
    // Devillard's network of 19 exchanges, after which the median is in the middle.
    ORDER(1, 2);
    ORDER(4, 5);
    ORDER(7, 8);
    ORDER(0, 1);
    ORDER(3, 4);
    ORDER(6, 7);
    ORDER(1, 2);
    ORDER(4, 5);
    ORDER(7, 8);
    ORDER(0, 3);
    ORDER(5, 8);
    ORDER(4, 7);
    ORDER(3, 6);
    ORDER(1, 4);
    ORDER(2, 5);
    ORDER(4, 7);
    ORDER(4, 2);
    ORDER(6, 4);
    ORDER(4, 2);
    y[row * width + column] = p[4];
}

// A Gaussian with a standard deviation of two pixels.
__constant float TAPS[11] = {0.00881223f, 0.02714358f, 0.06511405f, 0.12164907f, 0.17699836f, 0.20056541f,
                             0.17699836f, 0.12164907f, 0.06511405f, 0.02714358f, 0.00881223f};

KERNEL(256) gauss_rows(__global const float *restrict x, __global float *restrict y, uint width) {
    // 256 pixels of a row, with five more on each side; the image continues with its outermost pixels.
    __local float tile[266];
    uint t = LANE, row = GROUP_Y, first = GROUP * 256;
    for (uint k = t; k < 266; k += 256) {
        uint column = first + k > 5 ? first + k - 5 : 0;
        tile[k] = x[row * width + smaller(column, width - 1)];
    }
    SYNC();
    float sum = 0;
    for (uint k = 0; k < 11; k++) sum = tile[t + k] * TAPS[k] + sum;
    uint column = first + t;
    if (column < width) y[row * width + column] = sum;
}

KERNEL3(32, 4, 2) jacobi3d(__global const float *restrict u, __global const float *restrict f, __global float *restrict next, uint nx, uint ny, uint nz) {
    // The inner points; those at the border keep their values.
    uint x = GROUP * 32 + LANE + 1, y = GROUP_Y * 4 + LANE_Y + 1, z = GROUP_Z * 2 + LANE_Z + 1;
    uint plane = nx * ny, at = z * plane + y * nx + x;
    float around = u[at - 1] + u[at + 1] + u[at - nx] + u[at + nx] + u[at - plane] + u[at + plane];
    next[at] = (around - f[at]) * (1.0f / 6.0f);
}

// For each cell of a word, the sum of the cell and of its neighbours on the left and on the right.
static inline uint three_cells(uint left, uint middle, uint right) {
    return (middle << 8 | left >> 24) + middle + (middle >> 8 | right << 24);
}

// One in each byte of a word that is equal to n; the bytes are below 16.
static inline uint bytes_equal(uint word, uint n) { return (0x10101010 - (word ^ n * 0x01010101)) >> 4 & 0x01010101; }

KERNEL2(32, 8) game_of_life(__global const uint *restrict x, __global uint *restrict y, uint columns, uint rows) {
    // A word has four cells, each a byte. The world is a torus.
    uint column = GROUP * 32 + LANE, row = GROUP_Y * 8 + LANE_Y;
    uint left = column > 0 ? column - 1 : columns - 1, right = column + 1 < columns ? column + 1 : 0;
    uint above = row > 0 ? row - 1 : rows - 1, below = row + 1 < rows ? row + 1 : 0;
    __global const uint *upper = x + above * columns, *middle = x + row * columns, *lower = x + below * columns;
    uint own = middle[column];
    uint sum = three_cells(upper[left], upper[column], upper[right]) + three_cells(middle[left], own, middle[right]) +
               three_cells(lower[left], lower[column], lower[right]);
    y[row * columns + column] = bytes_equal(sum, 3) | (bytes_equal(sum, 4) & own);
}

static inline float4v floats_of(uchar4v x) { return __builtin_convertvector(x, float4v); }

KERNEL2(32, 8) bilinear(__global const uchar4v *restrict x, __global uchar4v *restrict y, float scale_x, float scale_y, uint width, uint height, uint out_width) {
    uint column = GROUP * 32 + LANE, row = GROUP_Y * 8 + LANE_Y;
    float at_x = MAX(FMA((float)column + 0.5f, scale_x, -0.5f), 0.0f);
    float at_y = MAX(FMA((float)row + 0.5f, scale_y, -0.5f), 0.0f);
    uint left = smaller((uint)at_x, width - 1), top = smaller((uint)at_y, height - 1);
    uint right = smaller(left + 1, width - 1), bottom = smaller(top + 1, height - 1);
    float4v dx = at_x - (float)left, dy = at_y - (float)top;
    float4v a = floats_of(x[top * width + left]), b = floats_of(x[top * width + right]);
    float4v c = floats_of(x[bottom * width + left]), d = floats_of(x[bottom * width + right]);
    float4v upper = __builtin_elementwise_fma(dx, b - a, a), lower = __builtin_elementwise_fma(dx, d - c, c);
    float4v mixed = __builtin_elementwise_fma(dy, lower - upper, upper) + 0.5f;
    y[row * out_width + column] = __builtin_convertvector(mixed, uchar4v);
}

static inline uint murmur_scrambled(uint word) { return rotate_left(word * 0xcc9e2d51, 15) * 0x1b873593; }

KERNEL(256) murmur3(__global const uchar *restrict text, __global const uint *restrict starts, __global uint *restrict y, uint seed) {
    uint i = GROUP * 256 + LANE, start = starts[i], end = starts[i + 1], hash = seed, at = start;
    while (at + 4 <= end) {
        uint word = text[at] | text[at + 1] << 8 | text[at + 2] << 16 | (uint)text[at + 3] << 24;
        hash = rotate_left(hash ^ murmur_scrambled(word), 13) * 5 + 0xe6546b64;
        at += 4;
    }
    uint rest = end - at, word = 0;
    if (rest >= 3) word ^= text[at + 2] << 16;
    if (rest >= 2) word ^= text[at + 1] << 8;
    if (rest >= 1) {
        word ^= text[at];
        hash ^= murmur_scrambled(word);
    }
    hash ^= end - start;
    hash = (hash ^ hash >> 16) * 0x85ebca6b;
    hash = (hash ^ hash >> 13) * 0xc2b2ae35;
    y[i] = hash ^ hash >> 16;
}

static inline void quarter_round(uint *s, int a, int b, int c, int d) {
    s[a] += s[b];
    s[d] = rotate_left(s[d] ^ s[a], 16);
    s[c] += s[d];
    s[b] = rotate_left(s[b] ^ s[c], 12);
    s[a] += s[b];
    s[d] = rotate_left(s[d] ^ s[a], 8);
    s[c] += s[d];
    s[b] = rotate_left(s[b] ^ s[c], 7);
}

KERNEL(128) chacha20(__global const uint *restrict key, __global const uint *restrict nonce, __global const uint *restrict x, __global uint *restrict y, uint counter) {
    uint i = GROUP * 128 + LANE;
    uint start[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
    for (int k = 0; k < 8; k++) start[4 + k] = key[k];
    start[12] = counter + i;
    for (int k = 0; k < 3; k++) start[13 + k] = nonce[k];
    uint s[16];
    for (int k = 0; k < 16; k++) s[k] = start[k];
    for (int round = 0; round < 10; round++) {
        quarter_round(s, 0, 4, 8, 12);
        quarter_round(s, 1, 5, 9, 13);
        quarter_round(s, 2, 6, 10, 14);
        quarter_round(s, 3, 7, 11, 15);
        quarter_round(s, 0, 5, 10, 15);
        quarter_round(s, 1, 6, 11, 12);
        quarter_round(s, 2, 7, 8, 13);
        quarter_round(s, 3, 4, 9, 14);
    }
    for (int k = 0; k < 16; k++) y[i * 16 + k] = x[i * 16 + k] ^ (s[k] + start[k]);
}

KERNEL(128) adler32(__global const uchar *restrict x, __global uint *restrict y, uint length) {
    // A wave sums a row. Rows are so short that the sums fit into 32 bits.
    uint row = (GROUP * 128 + LANE) / 32, lane = LANE % 32, low = 0, high = 0;
    for (uint k = lane; k < length; k += 32) {
        uint byte = x[row * length + k];
        low += byte;
        high += byte * (length - k);
    }
    low = (wave_sum_uint(low) + 1) % 65521;
    high = (wave_sum_uint(high) + length) % 65521;
    if (lane == 0) y[row] = high << 16 | low;
}

KERNEL(128) edit_distance(__global const uchar *restrict pattern, __global const uchar *restrict texts, __global const uint *restrict starts, __global uint *restrict y) {
    uint i = GROUP * 128 + LANE;
    uchar letters[32];
    uint row[32];
    for (int j = 0; j < 32; j++) letters[j] = pattern[j];
    for (int j = 0; j < 32; j++) row[j] = j + 1;
    uint start = starts[i], end = starts[i + 1];
    for (uint k = start; k < end; k++) {
        uchar letter = texts[k];
        uint diagonal = k - start, left = diagonal + 1;
        for (int j = 0; j < 32; j++) {
            uint up = row[j], cost = letters[j] == letter ? 0 : 1;
            uint cell = smaller(smaller(diagonal + cost, up + 1), left + 1);
            diagonal = up;
            row[j] = cell;
            left = cell;
        }
    }
    y[i] = row[31];
}

KERNEL(256) base64(__global const uchar *restrict x, __global const uchar *restrict table, __global uchar *restrict y, uint length) {
    uint i = GROUP * 256 + LANE, at = i * 3;
    uint second = at + 1 < length ? x[at + 1] : 0, last = at + 2 < length ? x[at + 2] : 0;
    uint bits = x[at] << 16 | second << 8 | last;
    uchar third = at + 1 < length ? table[bits >> 6 & 63] : '=', fourth = at + 2 < length ? table[bits & 63] : '=';
    *(__global uchar4v *)(y + i * 4) = (uchar4v){table[bits >> 18], table[bits >> 12 & 63], third, fourth};
}

// The next number from 0 to 1 of Marsaglia's generator.
static inline float xorshift128(uint4v *s) {
    uint t = s->x ^ s->x << 11, next = s->w ^ s->w >> 19 ^ t ^ t >> 8;
    *s = (uint4v){s->y, s->z, s->w, next};
    return (float)(next >> 8) * (1.0f / 16777216.0f);
}

KERNEL(256) xorshift_pi(__global const uint4v *restrict seeds, __global uint *restrict hits) {
    __local uint parts[8];
    uint4v state = seeds[GROUP * 256 + LANE];
    uint inside = 0;
    for (int k = 0; k < 32; k++) {
        float u = xorshift128(&state), v = xorshift128(&state), square = v * v;
        if (FMA(u, u, square) < 1.0f) inside++;
    }
    uint total = group_sum_uint(inside, parts);
    if (LANE == 0) ADD_GLOBAL(hits, total);
}
