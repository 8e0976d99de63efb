// Textures and surfaces of HIP. Prints one line for each check; the exit code is the number of failed checks.
#include "hip_check.h"

#include <cmath>
#include <vector>

template <class F> static void verdict(const char *what, size_t of, F wrong) {
    size_t count = 0;
    for (size_t i = 0; i < of; i++) count += wrong(i) ? 1 : 0;
    verdict(what, count, of);
}

constexpr int W = 33, H = 17, D = 5;

__global__ void fetch(hipTextureObject_t t, float *out, int n) {
    int i = threadIdx.x + blockIdx.x * blockDim.x;
    if (i < n) out[i] = tex1Dfetch<float>(t, i);
}
// Samples at from + step * index along each axis.
__global__ void plane(hipTextureObject_t t, float *out, float from, float step_x, float step_y) {
    int x = threadIdx.x, y = blockIdx.x;
    out[y * W + x] = tex2D<float>(t, from + step_x * x, from + step_y * y);
}
__global__ void bytes(hipTextureObject_t t, float4 *out) {
    int x = threadIdx.x, y = blockIdx.x;
    out[y * W + x] = tex2D<float4>(t, x + 0.5f, y + 0.5f);
}
__global__ void volume(hipTextureObject_t t, float *out) {
    int x = threadIdx.x, y = blockIdx.x, z = blockIdx.y;
    out[(z * H + y) * W + x] = tex3D<float>(t, x + 0.75f, y + 0.5f, z + 0.5f);
}
__global__ void layers(hipTextureObject_t t, float *out) {
    int x = threadIdx.x, y = blockIdx.x, z = blockIdx.y;
    out[(z * H + y) * W + x] = tex2DLayered<float>(t, x + 0.5f, y + 0.5f, z);
}
__global__ void gather(hipTextureObject_t t, float4 *out) {
    int x = threadIdx.x, y = blockIdx.x;
    // HIP 5.7 numbers the components from 1.
    out[y * W + x] = tex2Dgather<float4>(t, x + 1.0f, y + 1.0f, 1);
}
__global__ void levels(hipTextureObject_t t, float *out) {
    int x = threadIdx.x, y = blockIdx.x;
    out[y * W + x] = tex2DLod<float>(t, x + 0.5f, y + 0.5f, 0.0f) +
                     tex2DGrad<float>(t, x + 0.5f, y + 0.5f, make_float2(0.5f, 0), make_float2(0, 0.5f));
}
__global__ void twice(hipSurfaceObject_t in, hipSurfaceObject_t out) {
    int x = threadIdx.x, y = blockIdx.x;
    int value = 0;
    surf2Dread(&value, in, x * (int)sizeof(int), y);
    surf2Dwrite(2 * value, out, x * (int)sizeof(int), y);
}

static float texel(int x, int y, int z = 0) { return x + 64.0f * y + 4096.0f * z; }

static hipTextureObject_t view(hipArray_t array, const hipTextureDesc &how) {
    hipResourceDesc what = {};
    what.resType = hipResourceTypeArray;
    what.res.array.array = array;
    hipTextureObject_t object = 0;
    CHECK(hipCreateTextureObject(&object, &what, &how, nullptr));
    return object;
}

static hipTextureDesc how(hipTextureFilterMode filter, hipTextureAddressMode address, bool normalised = false) {
    hipTextureDesc desc = {};
    desc.filterMode = filter;
    desc.addressMode[0] = desc.addressMode[1] = desc.addressMode[2] = address;
    desc.normalizedCoords = normalised;
    return desc;
}

// Position i of an axis of n texels in an addressing mode; -1 is the border.
static int addressed(hipTextureAddressMode mode, int i, int n) {
    switch (mode) {
    case hipAddressModeWrap: return (i % n + n) % n;
    case hipAddressModeMirror: i = (i % (2 * n) + 2 * n) % (2 * n); return i < n ? i : 2 * n - 1 - i;
    case hipAddressModeBorder: return i < 0 || i >= n ? -1 : i;
    default: return i < 0 ? 0 : i >= n ? n - 1 : i;
    }
}

// A sample with a filter whose weights have eight bits.
static double sample(hipTextureAddressMode mode, bool linear, double x, double y) {
    int at[2][2];
    double weight[2][2];
    for (int axis = 0; axis < 2; axis++) {
        double u = axis ? y : x;
        int n = axis ? H : W;
        double from = linear ? std::nearbyint((u - 0.5) * 256) / 256 : std::floor(u), low = std::floor(from);
        for (int i = 0; i < 2; i++) {
            at[axis][i] = addressed(mode, (int)low + i, n);
            weight[axis][i] = i ? from - low : 1 - (from - low);
        }
    }
    double sum = 0;
    for (int j = 0; j < 2; j++)
        for (int i = 0; i < 2; i++)
            if (at[0][i] >= 0 && at[1][j] >= 0) sum += weight[0][i] * weight[1][j] * texel(at[0][i], at[1][j]);
    return sum;
}

int main() {
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    int supported = 0;
    CHECK(hipDeviceGetAttribute(&supported, hipDeviceAttributeImageSupport, 0));
    verdict("support", 1, [&](size_t) { return supported != 1; });

    constexpr int N = W * H * D;
    std::vector<float> host(N), result(4 * N);
    for (int i = 0; i < N; i++) host[i] = texel(i % W, i / W % H, i / (W * H));
    float *buffer, *out;
    CHECK(hipMalloc(&buffer, N * 4));
    CHECK(hipMalloc(&out, 4 * N * 4));
    auto get = [&](size_t count) {
        CHECK(hipDeviceSynchronize());
        CHECK(hipMemcpy(result.data(), out, count * 4, hipMemcpyDeviceToHost));
    };

    CHECK(hipMemcpy(buffer, host.data(), N * 4, hipMemcpyHostToDevice));
    hipResourceDesc linear = {};
    linear.resType = hipResourceTypeLinear;
    linear.res.linear.devPtr = buffer;
    linear.res.linear.desc = hipCreateChannelDesc<float>();
    linear.res.linear.sizeInBytes = N * 4;
    hipTextureDesc plain = {};
    hipTextureObject_t line = 0;
    CHECK(hipCreateTextureObject(&line, &linear, &plain, nullptr));
    fetch<<<(N + 255) / 256, 256>>>(line, out, N);
    get(N);
    verdict("linear memory", N, [&](size_t i) { return result[i] != host[i]; });

    hipChannelFormatDesc single = hipCreateChannelDesc<float>();
    hipArray_t array;
    CHECK(hipMallocArray(&array, &single, W, H, hipArrayDefault));
    CHECK(hipMemcpy2DToArray(array, 0, 0, host.data(), W * 4, W * 4, H, hipMemcpyHostToDevice));
    std::vector<float> back(W * H);
    CHECK(hipMemcpy2DFromArray(back.data(), W * 4, array, 0, 0, W * 4, H, hipMemcpyDeviceToHost));
    verdict("array copied back", W * H, [&](size_t i) { return back[i] != host[i]; });

    struct Mode { const char *name; hipTextureAddressMode address; bool linear, normalised; } modes[] = {
        {"nearest, clamped", hipAddressModeClamp, false, false},  {"linear, clamped", hipAddressModeClamp, true, false},
        {"nearest, border", hipAddressModeBorder, false, false},  {"linear, border", hipAddressModeBorder, true, false},
        {"nearest, wrapped", hipAddressModeWrap, false, true},    {"linear, wrapped", hipAddressModeWrap, true, true},
        {"nearest, mirrored", hipAddressModeMirror, false, true}, {"linear, mirrored", hipAddressModeMirror, true, true},
    };
    for (const Mode &mode : modes) {
        auto filter = mode.linear ? hipFilterModeLinear : hipFilterModePoint;
        hipTextureObject_t t = view(array, how(filter, mode.address, mode.normalised));
        // Steps of 1.625 texels from a position outside.
        double scale_x = mode.normalised ? W : 1, scale_y = mode.normalised ? H : 1;
        float from = mode.normalised ? -0.59f : -5.1875f;
        float step_x = (float)(1.625 / scale_x), step_y = (float)(1.625 / scale_y);
        plane<<<H, W>>>(t, out, from, step_x, step_y);
        get(W * H);
        verdict(mode.name, W * H, [&](size_t i) {
            // As the kernel computes the coordinates.
            double x = (double)(float)std::fma(step_x, (float)(i % W), from) * scale_x;
            double y = (double)(float)std::fma(step_y, (float)(i / W), from) * scale_y;
            double slack = mode.linear ? 0.3 : 0;
            double wanted = sample(mode.address, mode.linear, x, y);
            return !(std::fabs(result[i] - wanted) <= slack);
        });
        CHECK(hipDestroyTextureObject(t));
    }

    hipTextureObject_t nearest = view(array, how(hipFilterModePoint, hipAddressModeClamp));
    levels<<<H, W>>>(nearest, out);
    get(W * H);
    verdict("level and derivatives", W * H, [&](size_t i) { return result[i] != 2 * host[i]; });
    gather<<<H, W>>>(nearest, (float4 *)out);
    get(4 * W * H);
    verdict("gather", 4 * W * H, [&](size_t i) {
        int x = i / 4 % W, y = i / 4 / W, k = i % 4;
        int column = x + (k == 1 || k == 2), row = y + (k < 2);
        return result[i] != texel(column < W ? column : W - 1, row < H ? row : H - 1);
    });

    std::vector<unsigned char> pixels(4 * W * H);
    for (size_t i = 0; i < pixels.size(); i++) pixels[i] = (unsigned char)(i * 37);
    hipChannelFormatDesc four = hipCreateChannelDesc<uchar4>();
    hipArray_t picture;
    CHECK(hipMallocArray(&picture, &four, W, H, hipArrayDefault));
    CHECK(hipMemcpy2DToArray(picture, 0, 0, pixels.data(), W * 4, W * 4, H, hipMemcpyHostToDevice));
    for (int srgb = 0; srgb < 2; srgb++) {
        hipTextureDesc desc = how(hipFilterModePoint, hipAddressModeClamp);
        desc.readMode = hipReadModeNormalizedFloat;
        desc.sRGB = srgb;
        bytes<<<H, W>>>(view(picture, desc), (float4 *)out);
        get(4 * W * H);
        verdict(srgb ? "sRGB" : "bytes as floats", 4 * W * H, [&](size_t i) {
            double wanted = pixels[i] / 255.0;
            if (srgb && i % 4 != 3) wanted = wanted <= 0.04045 ? wanted / 12.92 : std::pow((wanted + 0.055) / 1.055, 2.4);
            return !(std::fabs(result[i] - wanted) <= 1e-6);
        });
    }

    for (int layered = 0; layered < 2; layered++) {
        hipArray_t solid;
        CHECK(hipMalloc3DArray(&solid, &single, make_hipExtent(W, H, D), layered ? hipArrayLayered : hipArrayDefault));
        hipMemcpy3DParms copy = {};
        copy.srcPtr = make_hipPitchedPtr(host.data(), W * 4, W, H);
        copy.dstArray = solid;
        copy.extent = make_hipExtent(W, H, D);
        copy.kind = hipMemcpyHostToDevice;
        CHECK(hipMemcpy3D(&copy));
        if (layered) {
            layers<<<dim3(H, D), W>>>(view(solid, how(hipFilterModePoint, hipAddressModeClamp)), out);
            get(N);
            verdict("layers", N, [&](size_t i) { return result[i] != host[i]; });
        } else {
            volume<<<dim3(H, D), W>>>(view(solid, how(hipFilterModeLinear, hipAddressModeClamp)), out);
            get(N);
            verdict("volume", N, [&](size_t i) {
                float wanted = host[i] + (i % W == W - 1 ? 0 : 0.25f);
                return result[i] != wanted;
            });
        }
    }

    hipChannelFormatDesc integer = hipCreateChannelDesc<int>();
    hipArray_t in, doubled;
    CHECK(hipMallocArray(&in, &integer, W, H, hipArraySurfaceLoadStore));
    CHECK(hipMallocArray(&doubled, &integer, W, H, hipArraySurfaceLoadStore));
    std::vector<int> numbers(W * H);
    for (int i = 0; i < W * H; i++) numbers[i] = i * 40503 - 70000;
    CHECK(hipMemcpy2DToArray(in, 0, 0, numbers.data(), W * 4, W * 4, H, hipMemcpyHostToDevice));
    hipSurfaceObject_t surfaces[2];
    for (int i = 0; i < 2; i++) {
        hipResourceDesc what = {};
        what.resType = hipResourceTypeArray;
        what.res.array.array = i ? doubled : in;
        CHECK(hipCreateSurfaceObject(&surfaces[i], &what));
    }
    twice<<<H, W>>>(surfaces[0], surfaces[1]);
    CHECK(hipDeviceSynchronize());
    std::vector<int> sums(W * H);
    CHECK(hipMemcpy2DFromArray(sums.data(), W * 4, doubled, 0, 0, W * 4, H, hipMemcpyDeviceToHost));
    verdict("surfaces", W * H, [&](size_t i) { return sums[i] != 2 * numbers[i]; });

    size_t pitch = 0;
    float *rows;
    CHECK(hipMallocPitch((void **)&rows, &pitch, W * 4, H));
    CHECK(hipMemcpy2D(rows, pitch, host.data(), W * 4, W * 4, H, hipMemcpyHostToDevice));
    hipResourceDesc pitched = {};
    pitched.resType = hipResourceTypePitch2D;
    pitched.res.pitch2D.devPtr = rows;
    pitched.res.pitch2D.desc = single;
    pitched.res.pitch2D.width = W;
    pitched.res.pitch2D.height = H;
    pitched.res.pitch2D.pitchInBytes = pitch;
    hipTextureDesc desc = how(hipFilterModePoint, hipAddressModeClamp);
    hipTextureObject_t t = 0;
    CHECK(hipCreateTextureObject(&t, &pitched, &desc, nullptr));
    plane<<<H, W>>>(t, out, 0.5f, 1.0f, 1.0f);
    get(W * H);
    verdict("pitched memory", W * H, [&](size_t i) { return result[i] != host[i]; });
    return failed;
}
