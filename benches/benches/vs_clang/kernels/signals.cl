#define KERNEL3(x, y, z) __attribute__((reqd_work_group_size(x, y, z))) __kernel void
#define LANE_Z __builtin_amdgcn_workitem_id_z()
#define GROUP_Z __builtin_amdgcn_workgroup_id_z()
#define FLOOR(x) __builtin_floorf(x)
#define MIN_LOCAL(p, x) \
    __opencl_atomic_fetch_min((volatile __local atomic_uint *)(p), x, memory_order_relaxed, memory_scope_work_group)

typedef uchar uchar4v __attribute__((ext_vector_type(4)));
typedef float float3v __attribute__((ext_vector_type(3)));

KERNEL(256) gray_rgba(__global const uchar4v *restrict x, __global uchar *restrict y) {
    uint i = GROUP * 256 + LANE;
    uchar4v pixel = x[i];
    y[i] = (77u * pixel.x + 150u * pixel.y + 29u * pixel.z + 128u) >> 8;
}

// From 44.1 to 48 kHz: 147 samples become 160.
#define UP 160
#define DOWN 147
#define TAPS 24

KERNEL(256) resample_sinc(__global const float *restrict x, __global const float *restrict taps, __global float *restrict y) {
    uint i = GROUP * 256 + LANE, at = i * DOWN, start = at / UP, phase = at % UP;
    float sum = 0;
    for (uint k = 0; k < TAPS; k++) sum = x[start + k] * taps[phase * TAPS + k] + sum;
    y[i] = sum;
}

static inline uint difference(uint a, uint b) { return a > b ? a - b : b - a; }

KERNEL2(8, 8) block_match(__global const uchar *restrict frame, __global const uchar *restrict last, __global uint *restrict best, uint width) {
    // A workgroup moves a block of 8 x 8 pixels over the last frame, which has 4 pixels more on the left and above, and
    // 3 on the right and below. Each work-item tries one displacement.
    __local uchar block[8][8], window[15][15];
    __local uint least;
    uint dx = LANE, dy = LANE_Y, t = dy * 8 + dx, left = GROUP * 8, top = GROUP_Y * 8;
    block[dy][dx] = frame[(top + dy) * width + left + dx];
    for (uint k = t; k < 225; k += 64) window[k / 15][k % 15] = last[(top + k / 15) * (width + 7) + left + k % 15];
    if (t == 0) least = UINT_MAX;
    SYNC();
    uint sum = 0;
    for (uint i = 0; i < 8; i++)
        for (uint j = 0; j < 8; j++) sum += difference(block[i][j], window[i + dy][j + dx]);
    MIN_LOCAL(&least, sum << 6 | t);
    SYNC();
    if (t == 0) best[GROUP_Y * (width / 8) + GROUP] = least;
}

KERNEL2(32, 8) dct8x8(__global const uchar *restrict x, __global const float *restrict basis, __global float *restrict y, uint width) {
    // A workgroup transforms four blocks side by side.
    __local float pixels[8][32], half_done[8][32], cosines[8][8];
    uint tx = LANE, ty = LANE_Y, at = (GROUP_Y * 8 + ty) * width + GROUP * 32 + tx;
    if (tx < 8) cosines[ty][tx] = basis[ty * 8 + tx];
    pixels[ty][tx] = (float)x[at] - 128.0f;
    SYNC();
    uint first = tx / 8 * 8, u = tx % 8;
    float sum = 0;
    for (uint k = 0; k < 8; k++) sum = pixels[ty][first + k] * cosines[u][k] + sum;
    half_done[ty][tx] = sum;
    SYNC();
    sum = 0;
    for (uint k = 0; k < 8; k++) sum = half_done[k][tx] * cosines[ty][k] + sum;
    y[at] = sum;
}

typedef struct {
    float b0, b1, b2, a1, a2, s1, s2;
} Biquad;

static inline float filtered(Biquad *f, float x) {
    float y = FMA(f->b0, x, f->s1);
    f->s1 = FMA(f->b1, x, FMA(-f->a1, y, f->s2));
    f->s2 = FMA(f->b2, x, -f->a2 * y);
    return y;
}

static inline Biquad section(__global const float *coefficients, uint first, uint channel, uint channels) {
    __global const float *c = coefficients + first * channels + channel;
    return (Biquad){c[0], c[channels], c[2 * channels], c[3 * channels], c[4 * channels], 0, 0};
}

KERNEL(128) biquad_bank(__global const float *restrict coefficients, __global const float *restrict x, __global float *restrict y, uint channels, uint samples) {
    uint channel = GROUP * 128 + LANE;
    Biquad first = section(coefficients, 0, channel, channels), second = section(coefficients, 5, channel, channels);
    for (uint t = 0; t < samples; t++) {
        uint at = t * channels + channel;
        y[at] = filtered(&second, filtered(&first, x[at]));
    }
}

#define BINS 1280

KERNEL(256) hough_votes(__global const uint *restrict points, __global const float *restrict cosines, __global const float *restrict sines, __global uint *restrict votes, uint count) {
    // A workgroup counts the votes for the lines of one angle.
    __local uint bins[BINS];
    uint t = LANE, angle = GROUP;
    for (uint k = t; k < BINS; k += 256) bins[k] = 0;
    SYNC();
    float c = cosines[angle], s = sines[angle];
    for (uint k = t; k < count; k += 256) {
        uint point = points[k];
        float distance = FMA((float)(point & 0xffff), c, FMA((float)(point >> 16), s, 512.5f));
        ADD_LOCAL(&bins[(uint)distance], 1);
    }
    SYNC();
    for (uint k = t; k < BINS; k += 256) votes[angle * BINS + k] = bins[k];
}

static inline float dot3(float3v a, float3v b) { return FMA(a.x, b.x, FMA(a.y, b.y, a.z * b.z)); }

// Where a ray enters a sphere; not positive if it does not.
static inline float entered(float4v sphere, float3v origin, float3v direction) {
    float3v to = sphere.xyz - origin;
    float along = dot3(to, direction);
    float square = FMA(along, along, FMA(sphere.w, sphere.w, -dot3(to, to)));
    return square < 0 ? -1.0f : along - SQRT(square);
}

KERNEL2(32, 8) ray_spheres(__global const float4v *restrict spheres, __global float *restrict y, float light_x, float light_y, float light_z, uint count, uint width, uint height) {
    uint column = GROUP * 32 + LANE, row = GROUP_Y * 8 + LANE_Y;
    float3v light = {light_x, light_y, light_z};
    float3v direction = {((float)column - (float)width * 0.5f) * 0.004f, ((float)row - (float)height * 0.5f) * 0.004f, 1.0f};
    direction *= RSQRT(dot3(direction, direction));
    float nearest = INFINITY;
    uint hit = count;
    for (uint k = 0; k < count; k++) {
        float distance = entered(spheres[k], (float3v){0, 0, 0}, direction);
        if (distance > 0 && distance < nearest) {
            nearest = distance;
            hit = k;
        }
    }
    float brightness = 0;
    if (hit < count) {
        float4v sphere = spheres[hit];
        float3v point = nearest * direction;
        float3v out = point - sphere.xyz;
        float cosine = dot3(out, light) * RCP(sphere.w);
        // A sphere between the point and the light makes a shadow.
        bool shadow = cosine <= 0;
        for (uint k = 0; k < count && !shadow; k++) shadow = k != hit && entered(spheres[k], point, light) > 0;
        brightness = shadow ? 0.1f : FMA(cosine, 0.9f, 0.1f);
    }
    y[row * width + column] = brightness;
}

KERNEL3(32, 4, 2) red_black3d(__global float *restrict u, __global const float *restrict f, uint nx, uint ny, uint nz, uint colour, float omega) {
    // The inner points of one colour.
    uint y = GROUP_Y * 4 + LANE_Y + 1, z = GROUP_Z * 2 + LANE_Z + 1;
    uint x = 2 * (GROUP * 32 + LANE) + 1 + (y + z + colour) % 2;
    if (x >= nx - 1) return;
    uint plane = nx * ny, at = z * plane + y * nx + x;
    float own = u[at];
    float around = u[at - 1] + u[at + 1] + u[at - nx] + u[at + nx] + u[at - plane] + u[at + plane];
    u[at] = own + omega * ((around - f[at]) * (1.0f / 6.0f) - own);
}

KERNEL3(32, 4, 2) cube_cells(__global const float *restrict field, __global const uchar *restrict triangles, __global uchar *restrict cases, __global uchar *restrict counts, uint nx, uint ny, uint nz, float level) {
    // A cell is between eight points of the field.
    uint x = GROUP * 32 + LANE, y = GROUP_Y * 4 + LANE_Y, z = GROUP_Z * 2 + LANE_Z;
    uint number = 0;
    for (uint corner = 0; corner < 8; corner++) {
        uint cx = x + (corner & 1), cy = y + (corner >> 1 & 1), cz = z + (corner >> 2);
        if (field[(cz * (ny + 1) + cy) * (nx + 1) + cx] > level) number |= 1u << corner;
    }
    uint cell = (z * ny + y) * nx + x;
    cases[cell] = number;
    counts[cell] = triangles[number];
}

static inline float fade(float t) { return t * t * t * FMA(t, FMA(t, 6.0f, -15.0f), 10.0f); }

static inline float mix1(float t, float a, float b) { return FMA(t, b - a, a); }

static inline float slope(uint hash, float x, float y) {
    float u = hash & 4 ? y : x, v = hash & 4 ? x : y;
    return (hash & 1 ? -u : u) + (hash & 2 ? -2.0f * v : 2.0f * v);
}

static inline float perlin(__global const uchar *table, float x, float y) {
    float floor_x = FLOOR(x), floor_y = FLOOR(y);
    uint left = (uint)(int)floor_x & 255, top = (uint)(int)floor_y & 255;
    float dx = x - floor_x, dy = y - floor_y;
    uint a = table[left] + top, b = table[(left + 1) & 255] + top;
    float upper = mix1(fade(dx), slope(table[a & 255], dx, dy), slope(table[b & 255], dx - 1.0f, dy));
    float lower = mix1(fade(dx), slope(table[(a + 1) & 255], dx, dy - 1.0f), slope(table[(b + 1) & 255], dx - 1.0f, dy - 1.0f));
    return mix1(fade(dy), upper, lower);
}

KERNEL2(32, 8) perlin_fbm(__global const uchar *restrict table, __global float *restrict out, float scale, uint octaves, uint width) {
    uint column = GROUP * 32 + LANE, row = GROUP_Y * 8 + LANE_Y;
    float x = (float)column * scale, y = (float)row * scale, sum = 0, weight = 0.5f;
    for (uint k = 0; k < octaves; k++) {
        sum = FMA(perlin(table, x, y), weight, sum);
        x *= 2.0f;
        y *= 2.0f;
        weight *= 0.5f;
    }
    out[row * width + column] = sum;
}
