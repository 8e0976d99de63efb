// Functions of kernels: atomics, functions of a warp, cooperative groups of a block, numbers of 16 bits, mathematics
// and printf.
#include <hip/hip_runtime.h>
#include <hip/hip_bfloat16.h>
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_fp16.h>

#include <algorithm>
#include <unistd.h>

#include "check.h"

using namespace suite;

template <class T> __global__ void adds(T *out, const T *values, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) atomicAdd(&out[i % 3], values[i]);
}

template <class T> __global__ void others(T *out, const T *values, int n) {
    __shared__ T shared[2];
    if (threadIdx.x == 0) shared[0] = shared[1] = values[0];
    __syncthreads();
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        atomicMin(&shared[0], values[i]);
        atomicMax(&shared[1], values[i]);
        atomicAnd(&out[2], values[i]);
        atomicOr(&out[3], values[i]);
        atomicXor(&out[4], values[i]);
    }
    __syncthreads();
    if (threadIdx.x == 0) {
        atomicMin(&out[0], shared[0]);
        atomicMax(&out[1], shared[1]);
    }
}

// A sum by compare-and-swap, a chain by exchange, and counters that wrap.
__global__ void loops(unsigned *out, double *sum, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    auto *word = (unsigned long long *)sum;
    unsigned long long old = *word, seen;
    do {
        seen = old;
        old = atomicCAS(word, seen, __double_as_longlong(__longlong_as_double(seen) + 0.25));
    } while (old != seen);
    atomicAdd(&out[0], atomicExch(&out[1], i + 1));
    atomicInc(&out[2], 6);
    atomicDec(&out[3], 4);
    atomicSub(&out[4], 3);
    __hip_atomic_fetch_add(&out[5], 2, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM);
}

template <class T> static void sums(const char *type, double bound) {
    constexpr int N = 3000;
    Random random(4);
    std::vector<T> values(N), expected(3);
    for (int i = 0; i < N; i++) values[i] = (T)(random.real() * 1000), expected[i % 3] += values[i];
    Device<T> in(values), out(std::vector<T>(3));
    adds<T><<<N / 192 + 1, 192>>>(out, in, N);
    close(std::string("atomic sums, ") + type, out.get().data(), expected.data(), 3, bound);
}

template <class T> static void bits(const char *type) {
    constexpr int N = 2777;
    Random random(5);
    std::vector<T> values(N);
    for (auto &value : values) value = (T)random.next();
    std::vector<T> start = {values[0], values[0], (T)-1, 0, 0}, expected = start;
    for (auto value : values) {
        expected[0] = std::min(expected[0], value), expected[1] = std::max(expected[1], value);
        expected[2] &= value, expected[3] |= value, expected[4] ^= value;
    }
    Device<T> in(values), out(start);
    others<T><<<N / 256 + 1, 256>>>(out, in, N);
    same(std::string("atomic min, max, and, or, xor, ") + type, out.get(), expected);
}

static void atomics() {
    sums<int>("int", 0);
    sums<unsigned>("unsigned", 0);
    sums<unsigned long long>("unsigned long long", 0);
    sums<float>("float", 1e-3);
    sums<double>("double", 1e-9);
    bits<int>("int");
    bits<unsigned>("unsigned");
    bits<unsigned long long>("unsigned long long");
    constexpr unsigned n = 1000;
    Device<unsigned> out(std::vector<unsigned>{0, 0, 0, 0, 5 * n, 1});
    Device<double> sum(std::vector<double>{1});
    loops<<<5, 256>>>(out, sum, n);
    auto is = out.get();
    same("a sum by compare-and-swap", sum.get(), std::vector<double>{251});
    check("exchanges keep each value once", is[0] + is[1] == n * (n + 1) / 2);
    // From 0 the first decrement gives 4, and then one round has 5 steps.
    same("counters that wrap, and system scope", std::vector<unsigned>(is.begin() + 2, is.end()),
         std::vector<unsigned>{n % 7, (5 - n % 5) % 5, 2 * n, 2 * n + 1});
}

__global__ void warp(unsigned long long *out, const int *values) {
    unsigned lane = threadIdx.x % warpSize, i = threadIdx.x;
    int v = values[i];
    unsigned long long *mine = out + i * 12;
    mine[0] = __shfl(v, (lane * 7 + 3) % warpSize);
    mine[1] = __shfl_up(v, 3);
    mine[2] = __shfl_down(v, 5);
    mine[3] = __shfl_xor(v, 9);
    mine[4] = __shfl(v, 2, 8);
    mine[5] = __ballot(v & 1);
    mine[6] = __any(v == values[5]);
    mine[7] = __all(v >= 0);
    mine[8] = __popc(v) + 100 * __clz(v) + 10000 * __ffs(v);
    mine[9] = __brev(v);
    int sum = v;
    for (int step = warpSize / 2; step; step /= 2) sum += __shfl_xor(sum, step);
    mine[10] = sum;
    mine[11] = lane % 3 == 0 ? __ballot(1) : 0;
}

static void warps() {
    constexpr int N = 96, LANES = 32;
    Random random(6);
    std::vector<int> v(N);
    for (auto &value : v) value = (int)random.below(1 << 20) + 1;
    std::vector<unsigned long long> expected(N * 12);
    for (int i = 0; i < N; i++) {
        int lane = i % LANES, base = i - lane;
        auto *mine = &expected[i * 12];
        mine[0] = v[base + (lane * 7 + 3) % LANES];
        mine[1] = lane >= 3 ? v[i - 3] : v[i];
        mine[2] = lane + 5 < LANES ? v[i + 5] : v[i];
        mine[3] = v[base + (lane ^ 9)];
        mine[4] = v[i / 8 * 8 + 2];
        int sum = 0;
        for (int j = 0; j < LANES; j++) {
            mine[5] |= (unsigned long long)(v[base + j] & 1) << j;
            mine[6] |= v[base + j] == v[5];
            sum += v[base + j];
            if (lane % 3 == 0 && j % 3 == 0) mine[11] |= 1ull << j;
        }
        mine[7] = 1;
        mine[8] = __builtin_popcount(v[i]) + 100 * __builtin_clz(v[i]) + 10000 * __builtin_ffs(v[i]);
        for (int j = 0; j < 32; j++) mine[9] |= (unsigned long long)(v[i] >> j & 1) << (31 - j);
        mine[10] = sum;
    }
    Device<int> in(v);
    Device<unsigned long long> out(N * 12);
    warp<<<1, N>>>(out, in);
    same("functions of a warp", out.get(), expected);
}

namespace cg = cooperative_groups;
__global__ void groups(int *out) {
    auto block = cg::this_thread_block();
    auto tile = cg::tiled_partition<8>(block);
    int value = (int)block.thread_rank();
    for (int step = 4; step; step /= 2) value += tile.shfl_xor(value, step);
    __shared__ int shared[256];
    shared[block.thread_rank()] = value;
    block.sync();
    out[block.group_index().x * block.size() + block.thread_rank()] =
        shared[block.size() - 1 - block.thread_rank()] + (int)(block.thread_rank() % 8) * 100000;
}

static void cooperative_groups_of_a_block() {
    std::vector<int> expected(512);
    for (int i = 0; i < 512; i++) {
        int first = (255 - i % 256) / 8 * 8;
        expected[i] = 8 * first + 28 + i % 8 * 100000;
    }
    Device<int> out(512);
    groups<<<2, 256>>>(out);
    same("cooperative groups of a block", out.get(), expected);
}

__global__ void halves(float *out, const float *a, const float *b) {
    unsigned i = threadIdx.x;
    __half x = __float2half(a[i]), y = __float2half(b[i]);
    __half2 pair = __halves2half2(x, y), swapped = __halves2half2(y, x);
    __half2 product = __hfma2(pair, swapped, pair);
    hip_bfloat16 s(a[i]), t(b[i]);
    float results[] = {__half2float(__hadd(x, y)),
                       __half2float(__hmul(x, y)),
                       __half2float(__hfma(x, y, x)),
                       __low2float(product),
                       __high2float(product),
                       __hlt(x, y) ? 1.f : 0.f,
                       (float)__half2int_rz(x),
                       __half2float(hsqrt(__habs(x))),
                       (float)(s * t),
                       (float)(s + t)};
    for (int j = 0; j < 10; j++) out[i * 10 + j] = results[j];
}

static void of_16_bits() {
    constexpr int N = 256;
    Random random(7);
    std::vector<float> a(N), b(N), exact(N * 10), bounds;
    for (int i = 0; i < N; i++) {
        // Multiples of 1/8 are exact in both formats.
        a[i] = ((int)random.below(129) - 64) / 8.f, b[i] = ((int)random.below(65) - 32) / 8.f;
        float x = a[i], y = b[i];
        float results[] = {
            x + y, x * y, x * y + x, x * y + x, y * x + y, x < y ? 1.f : 0.f, std::trunc(x), std::sqrt(std::fabs(x)),
            x * y, x + y};
        std::copy(results, results + 10, &exact[i * 10]);
    }
    Device<float> in_a(a), in_b(b), out(N * 10);
    halves<<<1, N>>>(out, in_a, in_b);
    close("numbers of 16 bits", out.get().data(), exact.data(), N * 10, 1. / 128);
}

template <class T> __global__ void functions(T *out, const T *values, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    T x = values[i], p = x < 0 ? -x : x, integer;
    T results[] = {sin(x),           cos(x),        tan(x),           exp(x),         log(p + 1),
                   sqrt(p),          cbrt(x),       atan2(x, (T)0.7), pow(p, (T)1.3), tanh(x),
                   erf(x),           tgamma(p + 1), fmod(x, (T)0.3),  hypot(x, (T)2), modf(x * 5, &integer),
                   x / (p + (T)0.1), 1 / (p + 1),   rint(x * 7),      floor(x * 3),   fma(x, x, x),
                   ldexp(x, 5),      asin(x / 5)};
    for (int j = 0; j < 22; j++) out[i * 22 + j] = results[j];
}

template <class T> static void mathematics(const char *type, double bound) {
    constexpr int N = 999;
    std::vector<T> values(N), exact(N * 22);
    for (int i = 0; i < N; i++) {
        T x = values[i] = (T)(i - 500) / 101, p = std::fabs(x), integer;
        T results[] = {std::sin(x),          std::cos(x),           std::tan(x),
                       std::exp(x),          std::log(p + 1),       std::sqrt(p),
                       std::cbrt(x),         std::atan2(x, (T)0.7), std::pow(p, (T)1.3),
                       std::tanh(x),         std::erf(x),           std::tgamma(p + 1),
                       std::fmod(x, (T)0.3), std::hypot(x, (T)2),   std::modf(x * 5, &integer),
                       x / (p + (T)0.1),     1 / (p + 1),           std::rint(x * 7),
                       std::floor(x * 3),    std::fma(x, x, x),     std::ldexp(x, 5),
                       std::asin(x / 5)};
        std::copy(results, results + 22, &exact[i * 22]);
    }
    Device<T> in(values), out(N * 22);
    functions<T><<<N / 64 + 1, 64>>>(out, in, N);
    close(std::string("mathematics, ") + type, out.get().data(), exact.data(), N * 22, bound);
}

__global__ void prints(int base) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i % 5 == 0)
        printf("thread %d of %s: %.2f, %c, %llx, %5d|\n", i + base, "kernel", i / 4.0, 'a' + i % 26, 1ull << 40, -i);
}

static void printing() {
    std::fflush(stdout);
    char path[] = "/tmp/t0-suite-XXXXXX";
    int file = mkstemp(path), own = dup(1);
    dup2(file, 1);
    prints<<<3, 50>>>(1000);
    HIP(hipDeviceSynchronize());
    std::fflush(stdout);
    dup2(own, 1);
    std::vector<std::string> lines, expected;
    FILE *stream = std::fopen(path, "r");
    for (char line[200]; std::fgets(line, sizeof line, stream);) lines.push_back(line);
    std::fclose(stream);
    unlink(path);
    for (int i = 0; i < 150; i += 5) {
        char line[200];
        std::snprintf(line, sizeof line, "thread %d of kernel: %.2f, %c, %llx, %5d|\n", i + 1000, i / 4.0, 'a' + i % 26,
                      1ull << 40, -i);
        expected.push_back(line);
    }
    std::sort(lines.begin(), lines.end());
    std::sort(expected.begin(), expected.end());
    if (!check("printf of a kernel: " + std::to_string(lines.size()) + " lines", lines == expected))
        for (auto &line : lines) std::printf("printed: %s", line.c_str());
}

int main() {
    atomics();
    warps();
    cooperative_groups_of_a_block();
    of_16_bits();
    mathematics<float>("float", 1e-4);
    mathematics<double>("double", 1e-12);
    printing();
    return finish();
}
