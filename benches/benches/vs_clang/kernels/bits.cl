static inline uint rotate_right(uint x, uint n) { return x >> n | x << (32 - n); }

KERNEL(128) sha256(__global const uint *restrict nonces, __global const uint *restrict keys, __global uint *restrict y) {
    uint i = GROUP * 128 + LANE;
    uint w[16] = {};
    w[0] = nonces[i];
    w[1] = 0x80000000;
    w[15] = 32;
    const uint start[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    uint s[8];
    for (int k = 0; k < 8; k++) s[k] = start[k];
    for (int t = 0; t < 64; t++) {
        if (t >= 16) {
            uint a = w[(t + 1) % 16], b = w[(t + 14) % 16];
            uint s0 = rotate_right(a, 7) ^ rotate_right(a, 18) ^ a >> 3;
            uint s1 = rotate_right(b, 17) ^ rotate_right(b, 19) ^ b >> 10;
            w[t % 16] = w[t % 16] + s0 + w[(t + 9) % 16] + s1;
        }
        uint a = s[0], b = s[1], c = s[2], d = s[3], e = s[4], f = s[5], g = s[6], h = s[7];
        uint s1 = rotate_right(e, 6) ^ rotate_right(e, 11) ^ rotate_right(e, 25);
        uint t1 = h + s1 + ((e & f) ^ (~e & g)) + keys[t] + w[t % 16];
        uint s0 = rotate_right(a, 2) ^ rotate_right(a, 13) ^ rotate_right(a, 22);
        uint maj = (a & b) ^ (a & c) ^ (b & c);
        s[7] = g, s[6] = f, s[5] = e, s[4] = d + t1, s[3] = c, s[2] = b, s[1] = a, s[0] = t1 + s0 + maj;
    }
    for (int k = 0; k < 8; k++) y[i * 8 + k] = s[k] + start[k];
}

KERNEL(256) crc32(__global const uint *restrict x, __global uint *restrict y) {
    __local uint table[256];
    uint t = LANE, entry = t;
    for (int k = 0; k < 8; k++) entry = entry & 1 ? 0xedb88320 ^ entry >> 1 : entry >> 1;
    table[t] = entry;
    SYNC();
    uint i = GROUP * 256 + t, crc = ~0u;
    for (uint k = 0; k < 16; k++) {
        uint word = x[i * 16 + k];
        for (int b = 0; b < 4; b++) {
            crc = table[(crc ^ word) & 255] ^ crc >> 8;
            word >>= 8;
        }
    }
    y[i] = ~crc;
}

KERNEL(256) search(__global const uchar *restrict text, __global const uchar *restrict pattern, __global uint *restrict y) {
    uint i = GROUP * 256 + LANE, found = 0;
    for (uint k = 0; k < 8; k++) {
        uint start = i * 8 + k;
        bool same = true;
        uint j = 0;
        while (same && j < 6) {
            same = text[start + j] == pattern[j];
            j++;
        }
        if (same) found |= 1u << k;
    }
    y[i] = found;
}

KERNEL(256) monte_carlo(__global uint *restrict y, uint seed) {
    uint i = GROUP * 256 + LANE, state = i * 747796405u + seed, inside = 0;
    for (int k = 0; k < 64; k++) {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        uint a = state & 0xffff, b = state >> 16;
        float u = (float)a * (1.0f / 65536.0f), v = (float)b * (1.0f / 65536.0f);
        float square = v * v;
        if (FMA(u, u, square) < 1.0f) inside++;
    }
    y[i] = inside;
}

KERNEL(256) digits(__global const uint *restrict x, __global uint *restrict y) {
    uint i = GROUP * 256 + LANE, left = x[i], sum = 0;
    while (left > 0) {
        sum += left % 10;
        left /= 10;
    }
    y[i] = sum * 1000 + x[i] % 97 + x[i] / 13;
}

static inline int larger(int a, int b) { return a > b ? a : b; }

KERNEL(128) smith_waterman(__global const uchar *restrict queries, __global const uchar *restrict reference, __global int *restrict y, uint length) {
    uint i = GROUP * 128 + LANE;
    int row[16] = {};
    uint query[16];
    for (int j = 0; j < 16; j++) query[j] = queries[i * 16 + j];
    int best = 0;
    for (uint k = 0; k < length; k++) {
        uint letter = reference[k];
        int diagonal = 0, left = 0;
        for (int j = 0; j < 16; j++) {
            int up = row[j];
            int score = diagonal + (query[j] == letter ? 3 : -2);
            int cell = larger(larger(larger(score, up - 1), left - 1), 0);
            diagonal = up;
            row[j] = cell;
            left = cell;
            best = larger(best, cell);
        }
    }
    y[i] = best;
}
