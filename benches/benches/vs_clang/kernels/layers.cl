#define GROUP_Z __builtin_amdgcn_workgroup_id_z()
#define LOG(x) (LOG2(x) * 0.693147180559945309417f)

typedef ushort ushort4v __attribute__((ext_vector_type(4)));
typedef ushort ushort8v __attribute__((ext_vector_type(8)));
typedef char char4v __attribute__((ext_vector_type(4)));
typedef int int4v __attribute__((ext_vector_type(4)));

// The value of one lane, whose number is the same in all lanes.
static inline float broadcast(float x, uint lane) { return as_float(__builtin_amdgcn_readlane(as_int(x), lane)); }

KERNEL(256) attention(__global const float *restrict q, __global const float *restrict k, __global const float *restrict v, __global float *restrict out, uint length, float scale) {
    __local float tq[8 * 64] __attribute__((aligned(16)));
    __local float tk[32 * 68] __attribute__((aligned(16)));
    __local float tv[32 * 64] __attribute__((aligned(16)));
    uint t = LANE, lane = t % 32, wave = t / 32;
    uint base = GROUP_Y * length, first = GROUP * 8, row = first + wave;
    for (uint i = t; i < 512; i += 256) tq[i] = q[(base + first) * 64 + i] * scale;
    float most = -__builtin_inff(), sum = 0;
    float acc[2] = {0, 0};
    for (uint tile = 0; tile < first + 8; tile += 32) {
        SYNC();
        for (uint i = t; i < 512; i += 256) {
            uint r = i / 16, c = i % 16 * 4;
            uint key = tile + r < length - 1 ? tile + r : length - 1;
            *(__local float4v *)(tk + r * 68 + c) = *(__global const float4v *)(k + (base + key) * 64 + c);
            *(__local float4v *)(tv + r * 64 + c) = *(__global const float4v *)(v + (base + key) * 64 + c);
        }
        SYNC();
        float score = 0;
        for (uint c = 0; c < 64; c += 4) {
            float4v a = *(__local const float4v *)(tq + wave * 64 + c), b = *(__local const float4v *)(tk + lane * 68 + c);
            for (int i = 0; i < 4; i++) score = FMA(a[i], b[i], score);
        }
        if (tile + lane > row) score = -__builtin_inff();
        float next = MAX(most, wave_max(score));
        float weight = EXP(score - next), shrink = EXP(most - next);
        most = next;
        sum = FMA(sum, shrink, wave_sum(weight));
        acc[0] *= shrink;
        acc[1] *= shrink;
        for (uint j = 0; j < 32; j++) {
            float w = broadcast(weight, j);
            acc[0] = FMA(w, tv[j * 64 + lane], acc[0]);
            acc[1] = FMA(w, tv[j * 64 + 32 + lane], acc[1]);
        }
    }
    float inverse = RCP(sum);
    out[(base + row) * 64 + lane] = acc[0] * inverse;
    out[(base + row) * 64 + 32 + lane] = acc[1] * inverse;
}

KERNEL(256) attention_decode(__global const ushort *restrict q, __global const ushort *restrict keys, __global const ushort *restrict values, __global const uint *restrict lengths, __global ushort *restrict out, uint room, float scale) {
    uint sequence = GROUP, lane = LANE % 32, group = lane / 8, column = lane % 8 * 8;
    uint head = sequence * 8 + LANE / 32, length = lengths[sequence];
    ushort8v loaded = *(__global const ushort8v *)(q + head * 64 + column);
    float query[8];
    for (int c = 0; c < 8; c++) query[c] = bf16_to_float(loaded[c]) * scale;
    float most = -__builtin_inff(), sum = 0;
    float acc[8] = {};
    for (uint start = 0; start < length; start += 4) {
        uint position = start + group < length - 1 ? start + group : length - 1;
        uint at = (sequence * room + position) * 64 + column;
        ushort8v key = *(__global const ushort8v *)(keys + at), value = *(__global const ushort8v *)(values + at);
        float score = 0;
        for (int c = 0; c < 8; c++) score = FMA(query[c], bf16_to_float(key[c]), score);
        score += EXCHANGE(score, 1);
        score += EXCHANGE(score, 2);
        score += EXCHANGE(score, 4);
        if (start + group >= length) score = -__builtin_inff();
        float next = MAX(most, score);
        float weight = EXP(score - next), shrink = EXP(most - next);
        most = next;
        sum = FMA(sum, shrink, weight);
        for (int c = 0; c < 8; c++) acc[c] = FMA(weight, bf16_to_float(value[c]), acc[c] * shrink);
    }
    float all = MAX(most, EXCHANGE(most, 8));
    all = MAX(all, EXCHANGE16(all));
    float shrink = EXP(most - all);
    sum *= shrink;
    sum += EXCHANGE(sum, 8);
    sum += EXCHANGE16(sum);
    for (int c = 0; c < 8; c++) {
        acc[c] *= shrink;
        acc[c] += EXCHANGE(acc[c], 8);
        acc[c] += EXCHANGE16(acc[c]);
    }
    if (group == 0) {
        float inverse = RCP(sum);
        ushort8v result;
        for (int c = 0; c < 8; c++) result[c] = float_to_bf16(acc[c] * inverse);
        *(__global ushort8v *)(out + head * 64 + column) = result;
    }
}

KERNEL2(16, 16) gemm_int8(__global const char *restrict a, __global const char *restrict b, __global int *restrict y, uint n, uint depth) {
    __local int ta[16][68] __attribute__((aligned(16))), tb[16][68] __attribute__((aligned(16)));
    uint tx = LANE, ty = LANE_Y, left = GROUP * 64, top = GROUP_Y * 64;
    uint t = ty * 16 + tx, row = t / 4, word = t % 4 * 4;
    int acc[4][4] = {};
    for (uint k = 0; k < depth; k += 64) {
        int4v u = *(__global const int4v *)(a + (top + row) * depth + k + word * 4);
        int4v v = *(__global const int4v *)(b + (left + row) * depth + k + word * 4);
        for (uint j = 0; j < 4; j++) {
            ta[word + j][row] = u[j];
            tb[word + j][row] = v[j];
        }
        SYNC();
        for (uint j = 0; j < 16; j++) {
            int4v rows = *(__local const int4v *)&ta[j][ty * 4], columns = *(__local const int4v *)&tb[j][tx * 4];
            for (int r = 0; r < 4; r++)
                for (int c = 0; c < 4; c++) acc[r][c] = __builtin_amdgcn_sudot4(true, rows[r], true, columns[c], acc[r][c], false);
        }
        SYNC();
    }
    for (uint r = 0; r < 4; r++)
        *(__global int4v *)(y + (top + ty * 4 + r) * n + left + tx * 4) = (int4v){acc[r][0], acc[r][1], acc[r][2], acc[r][3]};
}

KERNEL2(32, 8) conv_depthwise(__global const float *restrict x, __global const float *restrict weights, __global float *restrict y, uint height, uint width, uint channels) {
    uint column = GROUP * 32 + LANE, row = GROUP_Y * 8 + LANE_Y, plane = GROUP_Z;
    if (column >= width || row >= height) return;
    __global const float *image = x + plane * height * width;
    __global const float *w = weights + plane % channels * 25;
    float sum = 0;
    for (uint i = 0; i < 5; i++)
        for (uint j = 0; j < 5; j++) {
            // Before the border the index wraps and is out of range.
            uint r = row + i - 2, c = column + j - 2;
            float v = r < height && c < width ? image[r * width + c] : 0;
            sum = v * w[i * 5 + j] + sum;
        }
    y[(plane * height + row) * width + column] = sum;
}

KERNEL(128) conv1d(__global const ushort *restrict x, __global const float *restrict weights, __global const float *restrict bias, __global ushort *restrict y, uint length, uint channels) {
    uint row = GROUP_Y, first = (GROUP * 128 + LANE) * 4, channel = row % channels, at = row * length + first;
    ushort4v before = first > 0 ? *(__global const ushort4v *)(x + at - 4) : (ushort4v)0;
    ushort4v here = *(__global const ushort4v *)(x + at);
    float v[8];
    for (int k = 0; k < 4; k++) {
        v[k] = bf16_to_float(before[k]);
        v[k + 4] = bf16_to_float(here[k]);
    }
    float4v w = *(__global const float4v *)(weights + channel * 4);
    ushort4v out;
    for (int k = 0; k < 4; k++) {
        float sum = bias[channel];
        for (int j = 0; j < 4; j++) sum = w[j] * v[k + j + 1] + sum;
        out[k] = float_to_bf16(sum * RCP(1.0f + EXP(-sum)));
    }
    *(__global ushort4v *)(y + at) = out;
}

// The sum and the maximum of a workgroup of so many waves in every lane; the waves are joined in ascending order.
static inline float block_sum(float x, __local float *parts, uint waves) {
    x = wave_sum(x);
    SYNC();
    if (LANE % 32 == 0) parts[LANE / 32] = x;
    SYNC();
    float sum = parts[0];
    for (uint k = 1; k < waves; k++) sum += parts[k];
    return sum;
}

static inline float block_max(float x, __local float *parts, uint waves) {
    x = wave_max(x);
    SYNC();
    if (LANE % 32 == 0) parts[LANE / 32] = x;
    SYNC();
    float most = parts[0];
    for (uint k = 1; k < waves; k++) most = MAX(most, parts[k]);
    return most;
}

KERNEL(256) cross_entropy(__global const float *restrict x, __global const uint *restrict targets, __global float *restrict y, __global float *restrict losses, uint cols) {
    __local float parts[8];
    uint row = GROUP, t = LANE;
    float most = -__builtin_inff();
    for (uint k = t; k < cols; k += 256) most = MAX(most, x[row * cols + k]);
    most = block_max(most, parts, 8);
    float sum = 0;
    for (uint k = t; k < cols; k += 256) sum += EXP(x[row * cols + k] - most);
    float total = LOG(block_sum(sum, parts, 8)) + most;
    for (uint k = t; k < cols; k += 256) y[row * cols + k] = x[row * cols + k] - total;
    if (t == 0) losses[row] = total - x[row * cols + targets[row]];
}

KERNEL(256) groupnorm(__global const float *restrict x, __global const float *restrict weight, __global const float *restrict bias, __global float *restrict y, uint groups, uint channels, uint cols) {
    __local float parts[8];
    uint t = LANE, each = channels / groups, first = GROUP * each, size = each * cols, start = first * cols;
    float sum = 0;
    for (uint k = t; k < size; k += 256) sum += x[start + k];
    float count = RCP((float)size);
    float mean = block_sum(sum, parts, 8) * count;
    float square = 0;
    for (uint k = t; k < size; k += 256) {
        float v = x[start + k] - mean;
        square = v * v + square;
    }
    float scale = RSQRT(block_sum(square, parts, 8) * count + 1e-5f);
    for (uint c = 0; c < each; c++) {
        uint channel = GROUP % groups * each + c;
        float factor = scale * weight[channel];
        float offset = FMA(-mean, factor, bias[channel]);
        for (uint k = t; k < cols; k += 256) y[(first + c) * cols + k] = FMA(x[(first + c) * cols + k], factor, offset);
    }
}

KERNEL(128) quantise_rows(__global const float *restrict x, __global char *restrict q, __global float *restrict scales, uint cols) {
    __local float parts[4];
    uint row = GROUP, t = LANE, start = row * cols;
    float most = 0;
    for (uint k = t * 4; k < cols; k += 512) {
        float4v v = *(__global const float4v *)(x + start + k);
        for (int i = 0; i < 4; i++) most = MAX(most, __builtin_fabsf(v[i]));
    }
    most = block_max(most, parts, 4);
    float inverse = most > 0 ? 127.0f * RCP(most) : 0;
    for (uint k = t * 4; k < cols; k += 512) {
        float4v v = *(__global const float4v *)(x + start + k);
        char4v out;
        for (int i = 0; i < 4; i++) out[i] = (char)MIN(MAX(__builtin_rintf(v[i] * inverse), -127.0f), 127.0f);
        *(__global char4v *)(q + start + k) = out;
    }
    if (t == 0) scales[row] = most * (1.0f / 127.0f);
}

// A value and where it is.
typedef struct {
    float value;
    uint at;
} entry;

// The larger one; of equal ones, the first.
static inline entry larger(entry p, entry q) { return q.value > p.value || (q.value == p.value && q.at < p.at) ? q : p; }

#define EXCHANGE_ENTRY(p, exchange) ((entry){exchange(p.value), as_uint(exchange(as_float(p.at)))})
#define EXCHANGE1(x) EXCHANGE(x, 1)
#define EXCHANGE2(x) EXCHANGE(x, 2)
#define EXCHANGE4(x) EXCHANGE(x, 4)
#define EXCHANGE8(x) EXCHANGE(x, 8)

static inline entry wave_largest(entry p) {
    p = larger(p, EXCHANGE_ENTRY(p, EXCHANGE1));
    p = larger(p, EXCHANGE_ENTRY(p, EXCHANGE2));
    p = larger(p, EXCHANGE_ENTRY(p, EXCHANGE4));
    p = larger(p, EXCHANGE_ENTRY(p, EXCHANGE8));
    return larger(p, EXCHANGE_ENTRY(p, EXCHANGE16));
}

KERNEL(128) top_k(__global const float *restrict x, __global float *restrict values, __global uint *restrict indices, uint cols) {
    uint row = GROUP * 4 + LANE / 32, lane = LANE % 32;
    float best[4];
    uint at[4];
    for (int slot = 0; slot < 4; slot++) {
        best[slot] = -__builtin_inff();
        at[slot] = ~0u;
    }
    for (uint k = lane; k < cols; k += 32) {
        float v = x[row * cols + k];
        uint i = k;
        if (v > best[3]) {
            for (int slot = 0; slot < 4; slot++) {
                if (v > best[slot]) {
                    float other = best[slot];
                    best[slot] = v;
                    v = other;
                    uint place = at[slot];
                    at[slot] = i;
                    i = place;
                }
            }
        }
    }
    for (uint n = 0; n < 4; n++) {
        entry found = wave_largest((entry){best[0], at[0]});
        if (at[0] == found.at) {
            for (int slot = 0; slot < 3; slot++) {
                best[slot] = best[slot + 1];
                at[slot] = at[slot + 1];
            }
            best[3] = -__builtin_inff();
            at[3] = ~0u;
        }
        if (lane == 0) {
            values[row * 4 + n] = found.value;
            indices[row * 4 + n] = found.at;
        }
    }
}

KERNEL(128) gemv_int4(__global const uint *restrict q, __global const ushort *restrict scales, __global const uchar *restrict zeros, __global const float *restrict x, __global float *restrict y, uint cols) {
    uint row = GROUP * 4 + LANE / 32, lane = LANE % 32, groups = cols / 32;
    float sum = 0;
    for (uint group = lane; group < groups; group += 32) {
        uint at = row * groups + group;
        float zero = (float)zeros[at];
        uint4v words = *(__global const uint4v *)(q + at * 4);
        float part = 0;
        for (uint w = 0; w < 4; w++) {
            uint word = words[w];
            for (uint half_word = 0; half_word < 2; half_word++) {
                float4v v = *(__global const float4v *)(x + group * 32 + w * 8 + half_word * 4);
                for (uint k = 0; k < 4; k++) {
                    uint weight = word >> (half_word * 16 + k * 4) & 15;
                    part = ((float)weight - zero) * v[k] + part;
                }
            }
        }
        sum = bf16_to_float(scales[at]) * part + sum;
    }
    float total = wave_sum(sum);
    if (lane == 0) y[row] = total;
}

KERNEL(128) argmax_rows(__global const ushort *restrict x, __global uint *restrict y, uint cols) {
    __local entry parts[4];
    uint row = GROUP, t = LANE;
    entry most = {-__builtin_inff(), 0};
    for (uint k = t; k < cols; k += 128) {
        float v = bf16_to_float(x[row * cols + k]);
        if (v > most.value) most = (entry){v, k};
    }
    most = wave_largest(most);
    if (t % 32 == 0) parts[t / 32] = most;
    SYNC();
    most = parts[0];
    for (uint k = 1; k < 4; k++) most = larger(most, parts[k]);
    if (t == 0) y[row] = most.at;
}
