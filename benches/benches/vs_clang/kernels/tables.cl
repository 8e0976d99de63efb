typedef char char2v __attribute__((ext_vector_type(2)));
typedef ushort ushort2v __attribute__((ext_vector_type(2)));
typedef uint uint2v __attribute__((ext_vector_type(2)));
typedef float float2v __attribute__((ext_vector_type(2)));

#define MAX_LOCAL(p, x) \
    __opencl_atomic_fetch_max((volatile __local atomic_uint *)(p), x, memory_order_relaxed, memory_scope_work_group)
#define MAX_GLOBAL(p, x) \
    __opencl_atomic_fetch_max((volatile __global atomic_uint *)(p), x, memory_order_relaxed, memory_scope_device)

// The key of an empty slot, and the value of a key that is not in the table.
#define NONE (~0u)

static inline uint smaller(uint a, uint b) { return a < b ? a : b; }

static inline uint slot_of(uint key) {
    uint hash = (key ^ key >> 16) * 0x85ebca6bu;
    hash = (hash ^ hash >> 13) * 0xc2b2ae35u;
    return hash ^ hash >> 16;
}

// Open addressing: a slot has a key and its value.
KERNEL(256) hash_probe(__global const uint2v *restrict table, __global const uint *restrict keys, __global uint *restrict y, uint mask) {
    uint i = GROUP * 256 + LANE, key = keys[i], slot = slot_of(key) & mask, result;
    for (;;) {
        uint2v found = table[slot];
        if (found.x == key) {
            result = found.y;
            break;
        }
        if (found.x == NONE) {
            result = NONE;
            break;
        }
        slot = (slot + 1) & mask;
    }
    y[i] = result;
}

// For each key, the number, the sum and the largest of the values whose date is in the range.
KERNEL(256) group_sums(__global const uchar *restrict keys, __global const ushort *restrict dates, __global const uint *restrict values, __global uint *restrict counts, __global uint *restrict sums, __global uint *restrict largest, uint first, uint last, uint rows, uint groups, uint workgroups) {
    __local uint count[128], sum[128], most[128];
    uint t = LANE;
    if (t < 128) {
        count[t] = 0;
        sum[t] = 0;
        most[t] = 0;
    }
    SYNC();
    for (uint i = GROUP * 256 + t; i < rows; i += workgroups * 256) {
        uint date = dates[i];
        if (date >= first && date <= last) {
            uint key = keys[i], value = values[i];
            ADD_LOCAL(&count[key], 1);
            ADD_LOCAL(&sum[key], value);
            MAX_LOCAL(&most[key], value);
        }
    }
    SYNC();
    if (t < groups && count[t] > 0) {
        ADD_GLOBAL(&counts[t], count[t]);
        ADD_GLOBAL(&sums[t], sum[t]);
        MAX_GLOBAL(&largest[t], most[t]);
    }
}

// A field has spaces, perhaps a sign, digits, and spaces.
KERNEL(256) parse_decimals(__global const uchar *restrict x, __global int *restrict y, __global uchar *restrict valid, uint width) {
    uint row = GROUP * 256 + LANE, k = 0;
    __global const uchar *field = x + row * width;
    while (k < width && field[k] == ' ') k++;
    bool negative = false;
    if (k < width && (field[k] == '-' || field[k] == '+')) {
        negative = field[k] == '-';
        k++;
    }
    uint first = k, value = 0;
    while (k < width) {
        uchar digit = field[k] - '0';
        if (digit > 9) break;
        value = value * 10 + digit;
        k++;
    }
    uint digits = k - first;
    while (k < width && field[k] == ' ') k++;
    bool good = digits > 0 && k == width;
    y[row] = !good ? 0 : negative ? (int)-value : (int)value;
    valid[row] = good;
}

// A list has the differences of ascending numbers, seven bits a byte, the lowest first.
KERNEL(128) varint_decode(__global const uchar *restrict packed, __global const uint *restrict starts, __global const uint *restrict places, __global uint *restrict y) {
    uint i = GROUP * 128 + LANE, at = starts[i], end = starts[i + 1], place = places[i], number = 0;
    while (at < end) {
        uint difference = 0, shift = 0;
        for (;;) {
            uint byte = packed[at++];
            difference |= (byte & 0x7f) << shift;
            if (byte < 0x80) break;
            shift += 7;
        }
        number += difference;
        y[place++] = number;
    }
}

// The length of the valid prefix of a string.
static inline uint valid_prefix(__global const uchar *restrict text, uint start, uint end) {
    uint at = start;
    while (at < end) {
        uint lead = text[at], more;
        if (lead < 0x80) {
            at++;
            continue;
        }
        if (lead >= 0xc2 && lead <= 0xdf)
            more = 1;
        else if (lead >= 0xe0 && lead <= 0xef)
            more = 2;
        else if (lead >= 0xf0 && lead <= 0xf4)
            more = 3;
        else
            break;
        if (at + more >= end) break;
        uint code = lead & 0x3f >> more;
        for (uint k = 1; k <= more; k++) {
            uint byte = text[at + k];
            if ((byte & 0xc0) != 0x80) return at - start;
            code = code << 6 | (byte & 0x3f);
        }
        if (more == 2 && (code < 0x800 || (code >= 0xd800 && code <= 0xdfff))) break;
        if (more == 3 && (code < 0x10000 || code > 0x10ffff)) break;
        at += more + 1;
    }
    return at - start;
}

KERNEL(256) utf8_validate(__global const uchar *restrict text, __global const uint *restrict starts, __global uint *restrict y) {
    uint i = GROUP * 256 + LANE;
    y[i] = valid_prefix(text, starts[i], starts[i + 1]);
}

// Eight results for each lane, which first searches how many of those before them come from `a`.
KERNEL(256) merge_path(__global const uint *restrict a, __global const uint *restrict b, __global uint *restrict y, uint a_length, uint b_length) {
    uint start = (GROUP * 256 + LANE) * 8, end = smaller(start + 8, a_length + b_length);
    uint low = start > b_length ? start - b_length : 0, high = smaller(start, a_length);
    while (low < high) {
        uint middle = (low + high) / 2;
        if (a[middle] <= b[start - 1 - middle])
            low = middle + 1;
        else
            high = middle;
    }
    uint i = low, j = start - low;
    for (uint k = start; k < end; k++) {
        if (i < a_length && (j >= b_length || a[i] <= b[j]))
            y[k] = a[i++];
        else
            y[k] = b[j++];
    }
}

static inline ulong mixed(ulong key) {
    ulong x = (key ^ key >> 30) * 0xbf58476d1ce4e5b9ul;
    x = (x ^ x >> 27) * 0x94d049bb133111ebul;
    return x ^ x >> 31;
}

// A bit for each key: whether it may be in the set.
KERNEL(256) bloom_query(__global const uint *restrict filter, __global const ulong *restrict keys, __global uint *restrict y, uint mask, uint hashes) {
    uint i = GROUP * 256 + LANE;
    ulong hash = mixed(keys[i]);
    uint first = (uint)hash, step = (uint)(hash >> 32) | 1;
    bool found = true;
    for (uint k = 0; k < hashes; k++) {
        uint bit = (first + k * step) & mask;
        if (!(filter[bit / 32] >> bit % 32 & 1)) {
            found = false;
            break;
        }
    }
    uint votes = __builtin_amdgcn_ballot_w32(found);
    if (LANE % 32 == 0) y[i / 32] = votes;
}

// A logit and its expert.
typedef struct {
    float value;
    uint expert;
} scored;

// The larger one; of equal ones, the first.
static inline scored better(scored p, scored q) { return q.value > p.value || (q.value == p.value && q.expert < p.expert) ? q : p; }

#define EXCHANGE_SCORED(p, exchange) ((scored){exchange(p.value), as_uint(exchange(as_float(p.expert)))})
#define EXCHANGE1(x) EXCHANGE(x, 1)
#define EXCHANGE2(x) EXCHANGE(x, 2)
#define EXCHANGE4(x) EXCHANGE(x, 4)
#define EXCHANGE8(x) EXCHANGE(x, 8)

static inline scored wave_best(scored p) {
    p = better(p, EXCHANGE_SCORED(p, EXCHANGE1));
    p = better(p, EXCHANGE_SCORED(p, EXCHANGE2));
    p = better(p, EXCHANGE_SCORED(p, EXCHANGE4));
    p = better(p, EXCHANGE_SCORED(p, EXCHANGE8));
    return better(p, EXCHANGE_SCORED(p, EXCHANGE16));
}

// A token for each wave: the best two of 64 experts, the softmax of both, and how many tokens each expert gets.
KERNEL(256) moe_gate(__global const float *restrict logits, __global const float *restrict bias, __global uint *restrict experts, __global float *restrict weights, __global uint *restrict loads) {
    __local uint counts[64];
    uint t = LANE, token = GROUP * 8 + t / 32, low = t % 32, high = low + 32;
    if (t < 64) counts[t] = 0;
    SYNC();
    scored p = {logits[token * 64 + low] + bias[low], low}, q = {logits[token * 64 + high] + bias[high], high};
    scored first = wave_best(better(p, q));
    if (low == first.expert) p.value = -__builtin_inff();
    if (high == first.expert) q.value = -__builtin_inff();
    scored second = wave_best(better(p, q));
    float ratio = EXP(second.value - first.value), scale = RCP(1.0f + ratio);
    if (low == 0) {
        *(__global uint2v *)(experts + token * 2) = (uint2v){first.expert, second.expert};
        *(__global float2v *)(weights + token * 2) = (float2v){scale, ratio * scale};
        ADD_LOCAL(&counts[first.expert], 1);
        ADD_LOCAL(&counts[second.expert], 1);
    }
    SYNC();
    if (t < 64) ADD_GLOBAL(&loads[t], counts[t]);
}

// The largest magnitude of the wave's numbers.
static inline float largest_of(float4v v) {
    return wave_max(MAX(MAX(MAX(__builtin_fabsf(v.x), __builtin_fabsf(v.y)), __builtin_fabsf(v.z)), __builtin_fabsf(v.w)));
}

// A number, where `most` becomes 127.
static inline char in_byte(float x, float inverse) { return (char)MIN(MAX(__builtin_rintf(x * inverse), -127.0f), 127.0f); }

// A token for each workgroup, and one of its eight heads of 128 columns for each wave. Tokens without a slot are
// padding. Keys are rotated by their position.
KERNEL(256) kv_append(__global const ushort *restrict keys, __global const ushort *restrict values, __global const float *restrict angles, __global const uint *restrict positions, __global const uint *restrict slots, __global char *restrict key_cache, __global char *restrict value_cache, __global float *restrict scales) {
    uint token = GROUP, head = LANE / 32, lane = LANE % 32, slot = slots[token];
    if (slot == NONE) return;
    uint from = (token * 8 + head) * 128 + lane * 2, to = (slot * 8 + head) * 128 + lane * 2;
    float4v turn = *(__global const float4v *)(angles + positions[token] * 128 + lane * 4);
    ushort2v low = *(__global const ushort2v *)(keys + from), high = *(__global const ushort2v *)(keys + from + 64);
    float4v key;
    for (int j = 0; j < 2; j++) {
        float a = bf16_to_float(low[j]), b = bf16_to_float(high[j]), cos = turn[2 * j], sin = turn[2 * j + 1];
        float first = b * sin, second = b * cos;
        key[j] = FMA(a, cos, -first);
        key[j + 2] = FMA(a, sin, second);
    }
    low = *(__global const ushort2v *)(values + from);
    high = *(__global const ushort2v *)(values + from + 64);
    float4v value = {bf16_to_float(low.x), bf16_to_float(low.y), bf16_to_float(high.x), bf16_to_float(high.y)};
    float key_most = largest_of(key), value_most = largest_of(value);
    float k = key_most > 0 ? 127.0f * RCP(key_most) : 0, v = value_most > 0 ? 127.0f * RCP(value_most) : 0;
    *(__global char2v *)(key_cache + to) = (char2v){in_byte(key.x, k), in_byte(key.y, k)};
    *(__global char2v *)(key_cache + to + 64) = (char2v){in_byte(key.z, k), in_byte(key.w, k)};
    *(__global char2v *)(value_cache + to) = (char2v){in_byte(value.x, v), in_byte(value.y, v)};
    *(__global char2v *)(value_cache + to + 64) = (char2v){in_byte(value.z, v), in_byte(value.w, v)};
    if (lane == 0) *(__global float2v *)(scales + (slot * 8 + head) * 2) = (float2v){key_most * (1.0f / 127.0f), value_most * (1.0f / 127.0f)};
}

static inline uint high_product(uint a, uint b) { return (uint)((ulong)a * b >> 32); }

// Four random numbers: Philox 4x32 with ten rounds.
static inline uint4v philox(uint4v c, uint2v k) {
    for (int round = 0; round < 10; round++) {
        uint high0 = high_product(c.x, 0xd2511f53u), low0 = c.x * 0xd2511f53u;
        uint high1 = high_product(c.z, 0xcd9e8d57u), low1 = c.z * 0xcd9e8d57u;
        c = (uint4v){high1 ^ c.y ^ k.x, low1, high0 ^ c.w ^ k.y, low0};
        k += (uint2v){0x9e3779b9u, 0xbb67ae85u};
    }
    return c;
}

KERNEL(256) dropout_philox(__global const float *restrict x, __global const float *restrict residual, __global float *restrict y, __global uchar *restrict kept, uint seed, uint step, float keep, uint length) {
    uint i = GROUP * 256 + LANE;
    uint4v random = philox((uint4v){i, 0, step, 0}, (uint2v){seed, 0});
    float scale = 1.0f / keep;
    for (uint k = 0; k < 4; k++) {
        uint at = i * 4 + k;
        if (at < length) {
            float uniform = (float)(random[k] >> 8) * (1.0f / 16777216.0f);
            bool keeps = uniform < keep;
            y[at] = keeps ? FMA(x[at], scale, residual[at]) : residual[at];
            kept[at] = keeps;
        }
    }
}
