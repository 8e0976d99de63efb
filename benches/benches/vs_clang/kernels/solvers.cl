typedef float float2v __attribute__((ext_vector_type(2)));

// Each workgroup sorts 512 keys, alternately up and down.
KERNEL(256) bitonic(__global uint *restrict keys) {
    __local uint tile[512];
    uint t = LANE, base = GROUP * 512;
    tile[t] = keys[base + t];
    tile[t + 256] = keys[base + t + 256];
    SYNC();
    for (uint size = 2; size <= 512; size *= 2)
        for (uint distance = size / 2; distance > 0; distance /= 2) {
            uint low = 2 * t - (t & (distance - 1)), high = low + distance;
            bool ascending = ((base + low) & size) == 0;
            uint a = tile[low], b = tile[high];
            if ((a > b) == ascending) {
                tile[low] = b;
                tile[high] = a;
            }
            SYNC();
        }
    keys[base + t] = tile[t];
    keys[base + t + 256] = tile[t + 256];
}

// One pass by a digit of four bits. `offsets` says where the first key of each digit and workgroup goes.
KERNEL(256) radix_scatter(__global const uint *restrict keys, __global const uint *restrict offsets, __global uint *restrict y, uint shift, uint groups) {
    __local uint next[16], starts[8][16];
    uint t = LANE, wave = t / 32, group = GROUP, below = (1u << t % 32) - 1;
    if (t < 16) next[t] = offsets[t * groups + group];
    for (uint k = 0; k < 4; k++) {
        if (t < 128) starts[t / 16][t % 16] = 0;
        SYNC();
        uint key = keys[group * 1024 + k * 256 + t], digit = key >> shift & 15;
        // The lanes of the wave with the same digit.
        uint same = ~0u;
        for (uint bit = 0; bit < 4; bit++) {
            bool set = digit >> bit & 1;
            uint votes = __builtin_amdgcn_ballot_w32(set);
            same &= set ? votes : ~votes;
        }
        uint rank = __builtin_popcount(same & below);
        if (rank == 0) starts[wave][digit] = __builtin_popcount(same);
        SYNC();
        if (t < 16) {
            uint sum = next[t];
            for (uint w = 0; w < 8; w++) {
                uint count = starts[w][t];
                starts[w][t] = sum;
                sum += count;
            }
            next[t] = sum;
        }
        SYNC();
        y[starts[wave][digit] + rank] = key;
        SYNC();
    }
}

KERNEL(256) compact(__global const float *restrict x, uint count, __global float *restrict y, __global uint *restrict total) {
    __local uint starts[8], first;
    uint t = LANE, wave = t / 32, i = GROUP * 256 + t;
    float v = i < count ? x[i] : 0;
    bool keep = v > 0;
    uint votes = __builtin_amdgcn_ballot_w32(keep);
    if (t % 32 == 0) starts[wave] = __builtin_popcount(votes);
    SYNC();
    if (t == 0) {
        uint sum = 0;
        for (uint w = 0; w < 8; w++) {
            uint kept = starts[w];
            starts[w] = sum;
            sum += kept;
        }
        first = ADD_GLOBAL(total, sum);
    }
    SYNC();
    if (keep) {
        uint rank = __builtin_popcount(votes & ((1u << t % 32) - 1));
        y[first + starts[wave] + rank] = v;
    }
}

// Element k of a row is in row k of `columns` and `values`; shorter rows end with a column of all ones.
KERNEL(256) spmm_ell(__global const uint *restrict columns, __global const float *restrict values, __global const float *restrict dense, __global float *restrict y, uint rows, uint width) {
    uint row = GROUP * 256 + LANE;
    float4v first = 0, second = 0;
    for (uint k = 0; k < width; k++) {
        uint column = columns[k * rows + row];
        if (column == ~0u) break;
        float v = values[k * rows + row];
        __global const float4v *from = (__global const float4v *)(dense + column * 8);
        first = v * from[0] + first;
        second = v * from[1] + second;
    }
    __global float4v *to = (__global float4v *)(y + row * 8);
    to[0] = first;
    to[1] = second;
}

KERNEL(256) pagerank(__global const uint *restrict starts, __global const uint *restrict sources, __global const float *restrict ranks, __global const float *restrict inverse_degrees, __global float *restrict next, float damping, float base) {
    uint node = GROUP * 256 + LANE, end = starts[node + 1];
    float sum = 0;
    for (uint k = starts[node]; k < end; k++) {
        uint source = sources[k];
        sum += ranks[source] * inverse_degrees[source];
    }
    next[node] = damping * sum + base;
}

KERNEL(128) lu_4x4(__global const float *restrict x, __global float *restrict y, __global uint *restrict pivots) {
    uint i = GROUP * 128 + LANE;
    __global const float4v *from = (__global const float4v *)(x + i * 16);
    float m[4][4];
    for (int r = 0; r < 4; r++) {
        float4v row = from[r];
        for (int c = 0; c < 4; c++) m[r][c] = row[c];
    }
    uint chosen[4];
    for (int c = 0; c < 4; c++) {
        float most = __builtin_fabsf(m[c][c]);
        int pivot = c;
        for (int r = c + 1; r < 4; r++) {
            float v = __builtin_fabsf(m[r][c]);
            if (v > most) {
                most = v;
                pivot = r;
            }
        }
        chosen[c] = pivot;
        for (int r = c + 1; r < 4; r++)
            if (pivot == r)
                for (int k = 0; k < 4; k++) {
                    float old = m[c][k];
                    m[c][k] = m[r][k];
                    m[r][k] = old;
                }
        float scale = RCP(m[c][c]);
        for (int r = c + 1; r < 4; r++) {
            m[r][c] *= scale;
            for (int k = c + 1; k < 4; k++) m[r][k] = FMA(-m[r][c], m[c][k], m[r][k]);
        }
    }
    __global float4v *to = (__global float4v *)(y + i * 16);
    for (int r = 0; r < 4; r++) to[r] = (float4v){m[r][0], m[r][1], m[r][2], m[r][3]};
    *(__global uint4v *)(pivots + i * 4) = (uint4v){chosen[0], chosen[1], chosen[2], chosen[3]};
}

// The equations of a system are in a column.
KERNEL(64) thomas(__global const float *restrict lower, __global const float *restrict diagonal, __global const float *restrict upper, __global float *restrict d, uint count) {
    uint i = GROUP * 64 + LANE;
    float cs[32], ds[32];
    float c = 0, v = 0;
    for (int k = 0; k < 32; k++) {
        uint at = k * count + i;
        float a = lower[at];
        float scale = RCP(FMA(-a, c, diagonal[at]));
        c = upper[at] * scale;
        v = FMA(-a, v, d[at]) * scale;
        cs[k] = c;
        ds[k] = v;
    }
    float x = 0;
    for (int k = 31; k >= 0; k--) {
        x = FMA(-cs[k], x, ds[k]);
        d[k * count + i] = x;
    }
}

static inline float nearest_image(float d, float side, float inverse_side) { return FMA(-side, __builtin_rintf(d * inverse_side), d); }

// A periodic cube. The neighbours of an atom are in a column.
KERNEL(256) lennard_jones(__global const float *restrict positions, __global const uint *restrict neighbours, __global const uint *restrict counts, __global float *restrict forces, float side, float cutoff2, float sigma2, uint atoms) {
    uint i = GROUP * 256 + LANE, count = counts[i];
    float4v mine = *(__global const float4v *)(positions + i * 4);
    float inverse_side = RCP(side);
    float fx = 0, fy = 0, fz = 0, energy = 0;
    for (uint k = 0; k < count; k++) {
        float4v other = *(__global const float4v *)(positions + neighbours[k * atoms + i] * 4);
        float dx = nearest_image(mine[0] - other[0], side, inverse_side);
        float dy = nearest_image(mine[1] - other[1], side, inverse_side);
        float dz = nearest_image(mine[2] - other[2], side, inverse_side);
        float square = FMA(dx, dx, FMA(dy, dy, dz * dz));
        if (square < cutoff2) {
            float inverse = RCP(square);
            float s2 = sigma2 * inverse;
            float s6 = s2 * s2 * s2;
            float force = 24.0f * s6 * inverse * FMA(s6, 2.0f, -1.0f);
            fx = FMA(force, dx, fx);
            fy = FMA(force, dy, fy);
            fz = FMA(force, dz, fz);
            energy = FMA(4.0f * s6, s6 - 1.0f, energy);
        }
    }
    *(__global float4v *)(forces + i * 4) = (float4v){fx, fy, fz, energy};
}

static inline float normal_cdf(float d) {
    float k = RCP(0.2316419f * __builtin_fabsf(d) + 1.0f);
    float series = k * (0.31938153f + k * (-0.35656378f + k * (1.7814779f + k * (-1.8212559f + k * 1.3302744f))));
    float density = 0.3989423f * EXP(-0.5f * d * d);
    return d > 0 ? FMA(-density, series, 1.0f) : density * series;
}

#define LN(x) (LOG2(x) * 0.69314718055994530942f)

KERNEL(256) black_scholes(__global const float *restrict prices, __global const float *restrict strikes, __global const float *restrict years, __global float *restrict calls, __global float *restrict puts, float rate, float volatility) {
    uint i = GROUP * 256 + LANE;
    float price = prices[i], strike = strikes[i], t = years[i];
    float root = SQRT(t);
    float drift = 0.5f * volatility * volatility + rate;
    float d1 = FMA(drift, t, LN(price * RCP(strike))) * RCP(volatility * root);
    float d2 = FMA(-volatility, root, d1);
    float c1 = normal_cdf(d1), c2 = normal_cdf(d2);
    float discounted = strike * EXP(-rate * t);
    float paid = discounted * c2, kept = price * (1.0f - c1);
    calls[i] = FMA(price, c1, -paid);
    puts[i] = FMA(discounted, 1.0f - c2, -kept);
}

static inline float2v complex_product(float2v a, float2v b) {
    float first = a.y * b.y, second = a.y * b.x;
    return (float2v){FMA(a.x, b.x, -first), FMA(a.x, b.y, second)};
}

static inline void radix_4(float2v a, float2v b, float2v c, float2v d, float2v *y) {
    float2v s = a + c, t = a - c, u = b + d, w = b - d;
    float2v v = {w.y, -w.x};
    y[0] = s + u, y[1] = t + v, y[2] = s - u, y[3] = t - v;
}

// The first powers of the 16th root of unity.
__constant float2v roots_16[10] = {
    {1.0f, 0.0f}, {0.9238795f, -0.38268343f}, {0.70710677f, -0.70710677f}, {0.38268343f, -0.9238795f}, {0.0f, -1.0f},
    {-0.38268343f, -0.9238795f}, {-0.70710677f, -0.70710677f}, {-0.9238795f, -0.38268343f}, {-1.0f, 0.0f}, {-0.9238795f, 0.38268343f},
};

// Point k of transform i is complex number k * count + i.
KERNEL(128) fft16(__global float *restrict x, uint count) {
    uint i = GROUP * 128 + LANE;
    __global float2v *points = (__global float2v *)x;
    float2v v[16];
    for (int k = 0; k < 16; k++) v[k] = points[k * count + i];
    for (int c = 0; c < 4; c++) {
        float2v column[4];
        radix_4(v[c], v[c + 4], v[c + 8], v[c + 12], column);
        for (int r = 0; r < 4; r++) v[4 * r + c] = column[r];
    }
    for (int r = 1; r < 4; r++)
        for (int c = 1; c < 4; c++) v[4 * r + c] = complex_product(v[4 * r + c], roots_16[r * c]);
    for (int r = 0; r < 4; r++) {
        float2v row[4];
        radix_4(v[4 * r], v[4 * r + 1], v[4 * r + 2], v[4 * r + 3], row);
        for (int c = 0; c < 4; c++) points[(r + 4 * c) * count + i] = row[c];
    }
}

// A complete kd-tree in the plane: the children of node n are 2 n + 1 and 2 n + 2; even levels split by x.
KERNEL(128) kd_nearest(__global const float *restrict points, uint count, __global const float *restrict queries, __global uint *restrict nearest, __global float *restrict distances) {
    uint i = GROUP * 128 + LANE;
    float2v query = ((__global const float2v *)queries)[i];
    uint nodes[16];
    float gaps[16];
    float best = __builtin_inff();
    uint found = 0, top = 1;
    nodes[0] = 0;
    gaps[0] = 0;
    while (top > 0) {
        top--;
        if (gaps[top] >= best) continue;
        uint node = nodes[top];
        while (node < count) {
            float2v point = ((__global const float2v *)points)[node];
            float dx = query.x - point.x, dy = query.y - point.y;
            float square = FMA(dx, dx, dy * dy);
            if (square < best) {
                best = square;
                found = node;
            }
            uint level = 31 - __builtin_clz(node + 1);
            float along = level % 2 == 0 ? dx : dy;
            uint child = 2 * node + 1;
            uint near = along < 0 ? child : child + 1, far = along < 0 ? child + 1 : child;
            float gap = along * along;
            if (far < count && gap < best) {
                nodes[top] = far;
                gaps[top] = gap;
                top++;
            }
            node = near;
        }
    }
    nearest[i] = found;
    distances[i] = best;
}

// An entry of the table without a next node, and the bit of an entry whose node ends a word.
#define NONE 0xffffu
#define TERMINAL 0x8000u

// Each node has 32 entries, one for each letter.
KERNEL(256) trie_walk(__global const uchar *restrict text, __global const uint *restrict starts, __global const ushort *restrict table, __global uint *restrict words, __global uchar *restrict lengths) {
    uint i = GROUP * 256 + LANE, start = starts[i], end = starts[i + 1];
    uint node = 0, at = start, word = ~0u;
    while (at < end) {
        uint letter = text[at] - 'a', next = table[node * 32 + letter];
        if (next == NONE) break;
        at++;
        node = next & ~TERMINAL;
        if (next & TERMINAL) {
            word = node;
            break;
        }
    }
    words[i] = word;
    lengths[i] = at - start;
}
