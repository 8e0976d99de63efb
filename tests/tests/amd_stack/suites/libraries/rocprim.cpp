// rocPRIM's algorithms of the device, at sizes around those of its blocks, against the host.
#include <hip/hip_runtime.h>
#include <rocprim/rocprim.hpp>

#include <algorithm>
#include <numeric>

#include "check.h"

using namespace suite;

// An algorithm is called once for the size of its temporary memory, and then with that memory.
template <class F> static void call(F algorithm) {
    size_t bytes = 0;
    HIP(algorithm(nullptr, bytes));
    Device<char> memory(bytes);
    HIP(algorithm(memory.data, bytes));
}

struct IsOdd {
    __host__ __device__ bool operator()(int a) const { return a & 1; }
};

static std::vector<int> random_values(size_t n, uint64_t end, uint64_t seed) {
    Random random(seed);
    std::vector<int> values(n);
    for (auto &value : values) value = (int)random.below(end) - (int)(end / 3);
    return values;
}

static void scans(size_t n) {
    auto values = random_values(n, 2000, n), keys = random_values(n, 3, n + 1);
    std::string size = ", " + std::to_string(n);
    Device<int> in(values), by(keys), out(n), one(1);
    rocprim::plus<int> plus;
    call([&](void *memory, size_t &bytes) { return rocprim::reduce(memory, bytes, in.data, one.data, 5, n, plus); });
    same("reduce" + size, one.get(), std::vector<int>{std::accumulate(values.begin(), values.end(), 5)});
    std::vector<int> expected(n);
    call([&](void *memory, size_t &bytes) {
        return rocprim::inclusive_scan(memory, bytes, in.data, out.data, n, plus);
    });
    std::inclusive_scan(values.begin(), values.end(), expected.begin());
    same("inclusive scan" + size, out.get(), expected);
    call([&](void *memory, size_t &bytes) {
        return rocprim::exclusive_scan(memory, bytes, in.data, out.data, -4, n, rocprim::maximum<int>());
    });
    std::exclusive_scan(values.begin(), values.end(), expected.begin(), -4,
                        [](int a, int b) { return std::max(a, b); });
    same("exclusive scan of maxima" + size, out.get(), expected);
    call([&](void *memory, size_t &bytes) {
        return rocprim::inclusive_scan_by_key(memory, bytes, by.data, in.data, out.data, n, plus);
    });
    for (size_t i = 0; i < n; i++) expected[i] = values[i] + (i && keys[i] == keys[i - 1] ? expected[i - 1] : 0);
    same("scan by key" + size, out.get(), expected);
    call([&](void *memory, size_t &bytes) {
        return rocprim::adjacent_difference(memory, bytes, in.data, out.data, n, rocprim::minus<int>());
    });
    std::adjacent_difference(values.begin(), values.end(), expected.begin());
    same("differences" + size, out.get(), expected);
    HIP(rocprim::transform(in.data, out.data, n, [] __device__(int a) { return a * 3 - 1; }));
    for (size_t i = 0; i < n; i++) expected[i] = values[i] * 3 - 1;
    same("transform" + size, out.get(), expected);
}

static void sorts(size_t n) {
    auto values = random_values(n, 1 << 30, n);
    std::string size = ", " + std::to_string(n);
    Device<int> in(values), out(n), out_indices(n);
    std::vector<int> sorted = values, indices(n), order(n);
    std::iota(indices.begin(), indices.end(), 0);
    Device<int> in_indices(indices);
    std::sort(sorted.begin(), sorted.end());
    call([&](void *memory, size_t &bytes) { return rocprim::radix_sort_keys(memory, bytes, in.data, out.data, n); });
    same("radix sort" + size, out.get(), sorted);
    call([&](void *memory, size_t &bytes) {
        return rocprim::merge_sort(memory, bytes, in.data, out.data, n, [] __device__(int a, int b) { return a < b; });
    });
    same("merge sort" + size, out.get(), sorted);
    call([&](void *memory, size_t &bytes) {
        return rocprim::radix_sort_pairs_desc(memory, bytes, in.data, out.data, in_indices.data, out_indices.data, n, 4,
                                              12);
    });
    auto digit = [&](int i) { return (unsigned)values[i] >> 4 & 255; };
    std::stable_sort(indices.begin(), indices.end(), [&](int a, int b) { return digit(a) > digit(b); });
    same("stable sort of pairs by some bits, descending" + size, out_indices.get(), indices);
    std::vector<double> numbers(n);
    for (size_t i = 0; i < n; i++) numbers[i] = values[i] * 1.25e-3;
    Device<double> in_numbers(numbers), out_numbers(n);
    call([&](void *memory, size_t &bytes) {
        return rocprim::radix_sort_keys(memory, bytes, in_numbers.data, out_numbers.data, n);
    });
    std::sort(numbers.begin(), numbers.end());
    same("radix sort of doubles" + size, out_numbers.get(), numbers);

    size_t left = n / 3;
    std::sort(values.begin(), values.begin() + left);
    std::sort(values.begin() + left, values.end());
    in.put(values);
    call([&](void *memory, size_t &bytes) {
        return rocprim::merge(memory, bytes, in.data, in.data + left, out.data, left, n - left, rocprim::less<int>());
    });
    same("merge" + size, out.get(), sorted);
    Device<int> haystack(sorted);
    Device<size_t> found(n);
    in.put(values);
    call([&](void *memory, size_t &bytes) {
        return rocprim::lower_bound(memory, bytes, haystack.data, in.data, found.data, n, n, rocprim::less<int>());
    });
    std::vector<size_t> bounds(n);
    for (size_t i = 0; i < n; i++)
        bounds[i] = std::lower_bound(sorted.begin(), sorted.end(), values[i]) - sorted.begin();
    same("lower bound" + size, found.get(), bounds);
}

static void selections(size_t n) {
    auto values = random_values(n, 6, n);
    std::string size = ", " + std::to_string(n);
    Device<int> in(values), out(n);
    Device<unsigned> count(std::vector<unsigned>{0});
    auto verdict = [&](const char *name, const std::vector<int> &expected) {
        unsigned is = count.get()[0];
        if (check(name + (" counts" + size), is == expected.size())) same(name + size, out.get(is), expected);
        count.put({0});
    };
    std::vector<int> odd, even, unique;
    for (int value : values) (value & 1 ? odd : even).push_back(value);
    std::unique_copy(values.begin(), values.end(), std::back_inserter(unique));
    call([&](void *memory, size_t &bytes) {
        return rocprim::select(memory, bytes, in.data, out.data, count.data, n, IsOdd());
    });
    verdict("select by a predicate", odd);
    std::vector<unsigned char> flags(n);
    for (size_t i = 0; i < n; i++) flags[i] = !(values[i] & 1);
    Device<unsigned char> marks(flags);
    call([&](void *memory, size_t &bytes) {
        return rocprim::select(memory, bytes, in.data, marks.data, out.data, count.data, n);
    });
    verdict("select by flags", even);
    call([&](void *memory, size_t &bytes) { return rocprim::unique(memory, bytes, in.data, out.data, count.data, n); });
    verdict("unique", unique);
    call([&](void *memory, size_t &bytes) {
        return rocprim::partition(memory, bytes, in.data, out.data, count.data, n, IsOdd());
    });
    // The rejected values follow in reverse order.
    std::vector<int> parts = odd;
    parts.insert(parts.end(), even.rbegin(), even.rend());
    same("partition" + size, out.get(), parts);
    check("partition counts" + size, count.get()[0] == odd.size());
    if (n == 0) return;

    std::vector<unsigned> runs;
    for (size_t i = 0; i < n; i++)
        if (i && values[i] == values[i - 1]) runs.back()++;
        else runs.push_back(1);
    Device<unsigned> lengths(n);
    call([&](void *memory, size_t &bytes) {
        return rocprim::run_length_encode(memory, bytes, in.data, n, out.data, lengths.data, count.data);
    });
    verdict("run lengths: values", unique);
    same("run lengths" + size, lengths.get(runs.size()), runs);
    Device<int> sums(n);
    call([&](void *memory, size_t &bytes) {
        return rocprim::reduce_by_key(memory, bytes, in.data, in.data, n, out.data, sums.data, count.data);
    });
    std::vector<int> by_key;
    for (size_t i = 0; i < unique.size(); i++) by_key.push_back(unique[i] * (int)runs[i]);
    same("reduce by key" + size, sums.get(by_key.size()), by_key);

    std::vector<unsigned> bins(5);
    for (int value : values)
        if (value >= -2 && value < 3) bins[value + 2]++;
    Device<unsigned> histogram(5);
    call([&](void *memory, size_t &bytes) {
        return rocprim::histogram_even(memory, bytes, in.data, (unsigned)n, histogram.data, 6, -2, 3);
    });
    same("histogram" + size, histogram.get(), bins);

    std::vector<unsigned> offsets = {0};
    for (unsigned at = 0, step = 0; at < n; step = (step * 7 + 3) % 500)
        offsets.push_back(at = std::min<unsigned>(n, at + step));
    unsigned segments = offsets.size() - 1;
    Device<unsigned> from(offsets);
    std::vector<int> segment_sums(segments), sorted = values;
    for (unsigned i = 0; i < segments; i++) {
        segment_sums[i] = std::accumulate(&values[0] + offsets[i], &values[0] + offsets[i + 1], 0);
        std::sort(&sorted[0] + offsets[i], &sorted[0] + offsets[i + 1]);
    }
    Device<int> totals(segments);
    call([&](void *memory, size_t &bytes) {
        return rocprim::segmented_reduce(memory, bytes, in.data, totals.data, segments, from.data, from.data + 1,
                                         rocprim::plus<int>(), 0);
    });
    same("reduction of segments" + size, totals.get(), segment_sums);
    call([&](void *memory, size_t &bytes) {
        return rocprim::segmented_radix_sort_keys(memory, bytes, in.data, out.data, n, segments, from.data,
                                                  from.data + 1);
    });
    same("sort of segments" + size, out.get(), sorted);
}

int main(int argc, char **argv) {
    std::vector<size_t> sizes = {0, 1, 1027, 20'011};
    if (all(argc, argv)) sizes = {0, 1, 2, 31, 32, 33, 255, 256, 257, 1023, 4097, 65'537, 100'003, 1'000'003};
    for (size_t n : sizes) {
        scans(n);
        sorts(n);
        selections(n);
    }
    return finish();
}
