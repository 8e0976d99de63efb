// hipCUB: algorithms of the device, of a block and of a warp, against the host.
#include <hip/hip_runtime.h>
#include <hipcub/hipcub.hpp>

#include <algorithm>
#include <numeric>

#include "check.h"

using namespace suite;

template <class F> static void call(F algorithm) {
    size_t bytes = 0;
    HIP(algorithm(nullptr, bytes));
    Device<char> memory(bytes);
    HIP(algorithm(memory.data, bytes));
}

static std::vector<float> random_values(size_t n, uint64_t seed) {
    Random random(seed);
    std::vector<float> values(n);
    // Sums of these numbers are exact in any order.
    for (auto &value : values) value = (float)((int)random.below(2001) - 1000) / 8;
    return values;
}

static void device(int n) {
    auto values = random_values(n, n);
    std::string size = ", " + std::to_string(n);
    Device<float> in(values), out(n), one(1);
    Device<int> count(std::vector<int>{0});
    std::vector<float> expected(n), sorted = values;
    call([&](void *m, size_t &b) { return hipcub::DeviceReduce::Sum(m, b, in.data, one.data, n); });
    same("sum" + size, one.get(), std::vector<float>{std::accumulate(values.begin(), values.end(), 0.f)});
    call([&](void *m, size_t &b) { return hipcub::DeviceScan::ExclusiveSum(m, b, in.data, out.data, n); });
    std::exclusive_scan(values.begin(), values.end(), expected.begin(), 0.f);
    same("exclusive sum" + size, out.get(), expected);
    call([&](void *m, size_t &b) {
        return hipcub::DeviceScan::InclusiveScan(m, b, in.data, out.data, hipcub::Max(), n);
    });
    std::partial_sum(values.begin(), values.end(), expected.begin(), [](float a, float b) { return std::max(a, b); });
    same("inclusive maxima" + size, out.get(), expected);
    call([&](void *m, size_t &b) { return hipcub::DeviceRadixSort::SortKeys(m, b, in.data, out.data, n); });
    std::sort(sorted.begin(), sorted.end());
    same("sort" + size, out.get(), sorted);
    std::vector<int> indices(n);
    std::iota(indices.begin(), indices.end(), 0);
    Device<int> from(indices), to(n);
    call([&](void *m, size_t &b) {
        return hipcub::DeviceRadixSort::SortPairsDescending(m, b, in.data, out.data, from.data, to.data, n);
    });
    std::stable_sort(indices.begin(), indices.end(), [&](int a, int b) { return values[a] > values[b]; });
    same("sort of pairs" + size, to.get(), indices);
    if (n == 0) return;

    call([&](void *m, size_t &b) { return hipcub::DeviceReduce::Min(m, b, in.data, one.data, n); });
    same("min" + size, one.get(), std::vector<float>{sorted[0]});
    Device<hipcub::KeyValuePair<int, float>> pair(1);
    call([&](void *m, size_t &b) { return hipcub::DeviceReduce::ArgMax(m, b, in.data, pair.data, n); });
    auto largest = pair.get()[0];
    check("argmax" + size, largest.value == sorted.back() && values[largest.key] == largest.value);
    auto positive = [] __device__(float a) { return a > 0; };
    call(
        [&](void *m, size_t &b) { return hipcub::DeviceSelect::If(m, b, in.data, out.data, count.data, n, positive); });
    std::vector<float> kept;
    std::copy_if(values.begin(), values.end(), std::back_inserter(kept), [](float a) { return a > 0; });
    if (check("select counts" + size, count.get()[0] == (int)kept.size()))
        same("select" + size, out.get(kept.size()), kept);
    call([&](void *m, size_t &b) { return hipcub::DeviceSelect::Unique(m, b, in.data, out.data, count.data, n); });
    kept.clear();
    std::unique_copy(values.begin(), values.end(), std::back_inserter(kept));
    if (check("unique counts" + size, count.get()[0] == (int)kept.size()))
        same("unique" + size, out.get(kept.size()), kept);
    std::vector<int> bins(10);
    for (float value : values)
        if (value >= -100 && value < 100) bins[(int)((value + 100) / 20)]++;
    Device<int> histogram(10);
    call([&](void *m, size_t &b) {
        return hipcub::DeviceHistogram::HistogramEven(m, b, in.data, histogram.data, 11, -100.f, 100.f, n);
    });
    same("histogram" + size, histogram.get(), bins);
    std::vector<int> offsets = {0, n / 7, n / 7, n / 2, n};
    Device<int> segments(offsets);
    Device<float> sums(4);
    call([&](void *m, size_t &b) {
        return hipcub::DeviceSegmentedReduce::Sum(m, b, in.data, sums.data, 4, segments.data, segments.data + 1);
    });
    std::vector<float> totals(4);
    for (int i = 0; i < 4; i++) totals[i] = std::accumulate(&values[0] + offsets[i], &values[0] + offsets[i + 1], 0.f);
    same("sums of segments" + size, sums.get(), totals);
}

template <int THREADS, int ITEMS> __global__ void block(float *values, float *sum, float *scanned, float *warp_sums) {
    using Load = hipcub::BlockLoad<float, THREADS, ITEMS, hipcub::BLOCK_LOAD_TRANSPOSE>;
    using Sort = hipcub::BlockRadixSort<float, THREADS, ITEMS>;
    using Reduce = hipcub::BlockReduce<float, THREADS>;
    using Scan = hipcub::BlockScan<float, THREADS>;
    using Warp = hipcub::WarpReduce<float>;
    __shared__ union {
        typename Load::TempStorage load;
        typename Sort::TempStorage sort;
        typename Reduce::TempStorage reduce;
        typename Scan::TempStorage scan;
        typename Warp::TempStorage warp[THREADS / 32];
    } shared;
    float items[ITEMS], scans[ITEMS];
    float *mine = values + blockIdx.x * THREADS * ITEMS;
    Load(shared.load).Load(mine, items);
    __syncthreads();
    Scan(shared.scan).InclusiveSum(items, scans);
    for (int i = 0; i < ITEMS; i++) scanned[(blockIdx.x * THREADS + threadIdx.x) * ITEMS + i] = scans[i];
    __syncthreads();
    float total = Reduce(shared.reduce).Sum(items);
    if (threadIdx.x == 0) sum[blockIdx.x] = total;
    __syncthreads();
    float of_warp = Warp(shared.warp[threadIdx.x / 32]).Sum(items[0]);
    if (threadIdx.x % 32 == 0) warp_sums[(blockIdx.x * THREADS + threadIdx.x) / 32] = of_warp;
    __syncthreads();
    Sort(shared.sort).Sort(items);
    for (int i = 0; i < ITEMS; i++) mine[threadIdx.x * ITEMS + i] = items[i];
}

template <int THREADS, int ITEMS> static void blocks() {
    constexpr int BLOCKS = 3, SIZE = THREADS * ITEMS;
    auto values = random_values(BLOCKS * SIZE, THREADS);
    std::vector<float> sums, scans(values.size()), warps(BLOCKS * THREADS / 32), sorted = values;
    for (int b = 0; b < BLOCKS; b++) {
        auto begin = values.begin() + b * SIZE;
        std::partial_sum(begin, begin + SIZE, scans.begin() + b * SIZE);
        sums.push_back(scans[b * SIZE + SIZE - 1]);
        std::sort(sorted.begin() + b * SIZE, sorted.begin() + (b + 1) * SIZE);
        for (int t = 0; t < THREADS; t++) warps[(b * THREADS + t) / 32] += begin[t * ITEMS];
    }
    std::string name = " of " + std::to_string(THREADS) + " threads";
    Device<float> memory(values), sum(BLOCKS), scanned(values.size()), of_warps(warps.size());
    block<THREADS, ITEMS><<<BLOCKS, THREADS>>>(memory, sum, scanned, of_warps);
    same("scan in a block" + name, scanned.get(), scans);
    same("sum in a block" + name, sum.get(), sums);
    same("sums in warps" + name, of_warps.get(), warps);
    same("sort in a block" + name, memory.get(), sorted);
}

int main(int argc, char **argv) {
    std::vector<int> sizes = {0, 1, 1027, 20'011};
    if (all(argc, argv)) sizes = {0, 1, 2, 31, 32, 33, 255, 256, 257, 1023, 4097, 65'537, 100'003, 1'000'003};
    for (int n : sizes) device(n);
    blocks<64, 4>();
    blocks<256, 3>();
    return finish();
}
