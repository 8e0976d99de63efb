// Thrust: its containers, iterators and algorithms on the device, against the host.
#include <hip/hip_runtime.h>
#include <thrust/adjacent_difference.h>
#include <thrust/binary_search.h>
#include <thrust/count.h>
#include <thrust/device_vector.h>
#include <thrust/extrema.h>
#include <thrust/gather.h>
#include <thrust/host_vector.h>
#include <thrust/inner_product.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/permutation_iterator.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/merge.h>
#include <thrust/partition.h>
#include <thrust/reduce.h>
#include <thrust/remove.h>
#include <thrust/reverse.h>
#include <thrust/scan.h>
#include <thrust/scatter.h>
#include <thrust/sequence.h>
#include <thrust/set_operations.h>
#include <thrust/sort.h>
#include <thrust/transform.h>
#include <thrust/transform_reduce.h>
#include <thrust/transform_scan.h>
#include <thrust/tuple.h>
#include <thrust/unique.h>

#include <algorithm>
#include <numeric>

#include "check.h"

using namespace suite;

struct Square {
    __host__ __device__ int operator()(int a) const { return a * a; }
};
struct Odd {
    __host__ __device__ bool operator()(int a) const { return a & 1; }
};
struct Last {
    // Orders by the last digit.
    __host__ __device__ bool operator()(int a, int b) const { return a % 10 < b % 10; }
};
struct Sum {
    template <class T> __host__ __device__ int operator()(const T &pair) const {
        return thrust::get<0>(pair) + 2 * thrust::get<1>(pair);
    }
};

static std::vector<int> host(const thrust::device_vector<int> &values) {
    std::vector<int> result(values.size());
    thrust::copy(values.begin(), values.end(), result.begin());
    return result;
}

static std::vector<int> random_values(size_t n, uint64_t end, uint64_t seed) {
    Random random(seed);
    std::vector<int> values(n);
    for (auto &value : values) value = (int)random.below(end);
    return values;
}

static void reductions(size_t n) {
    auto v = random_values(n, 1000, n), w = random_values(n, 1000, n + 1);
    std::string size = ", " + std::to_string(n);
    thrust::device_vector<int> a(v.begin(), v.end()), b(w.begin(), w.end()), out(n);
    check("reduce" + size, thrust::reduce(a.begin(), a.end(), 7) == std::accumulate(v.begin(), v.end(), 7));
    int squares = 0, product = 0;
    for (size_t i = 0; i < n; i++) squares += v[i] * v[i], product += v[i] * w[i];
    check("transform_reduce" + size,
          thrust::transform_reduce(a.begin(), a.end(), Square(), 0, thrust::plus<int>()) == squares);
    check("inner_product" + size, thrust::inner_product(a.begin(), a.end(), b.begin(), 0) == product);
    check("count_if" + size, thrust::count_if(a.begin(), a.end(), Odd()) == std::count_if(v.begin(), v.end(), Odd()));
    auto extremes = thrust::minmax_element(a.begin(), a.end());
    auto expected_extremes = std::minmax_element(v.begin(), v.end());
    check("minmax_element" + size,
          n == 0 || (*extremes.first == *expected_extremes.first && *extremes.second == *expected_extremes.second));
    std::vector<int> expected(n);
    thrust::inclusive_scan(a.begin(), a.end(), out.begin());
    std::partial_sum(v.begin(), v.end(), expected.begin());
    same("inclusive_scan" + size, host(out), expected);
    thrust::transform_exclusive_scan(a.begin(), a.end(), out.begin(), Square(), 3, thrust::plus<int>());
    for (size_t i = 0, sum = 3; i < n; i++) expected[i] = (int)sum, sum += v[i] * v[i];
    same("transform_exclusive_scan" + size, host(out), expected);
    auto pairs = thrust::make_zip_iterator(thrust::make_tuple(a.begin(), b.begin()));
    thrust::transform(pairs, pairs + n, out.begin(), Sum());
    for (size_t i = 0; i < n; i++) expected[i] = v[i] + 2 * w[i];
    same("transform of zipped values" + size, host(out), expected);
    thrust::transform(thrust::make_counting_iterator(5), thrust::make_counting_iterator(5) + n, a.begin(), out.begin(),
                      thrust::multiplies<int>());
    for (size_t i = 0; i < n; i++) expected[i] = (int)(i + 5) * v[i];
    same("transform of counted values" + size, host(out), expected);
    thrust::adjacent_difference(a.begin(), a.end(), out.begin());
    std::adjacent_difference(v.begin(), v.end(), expected.begin());
    same("adjacent_difference" + size, host(out), expected);
}

static void orders(size_t n) {
    auto v = random_values(n, 100'000, n + 2), w = random_values(n / 2, 100'000, n + 3);
    std::string size = ", " + std::to_string(n);
    thrust::device_vector<int> a(v.begin(), v.end()), index(n), b(w.begin(), w.end());
    auto sorted = v, order = v;
    std::sort(sorted.begin(), sorted.end());
    thrust::sort(a.begin(), a.end());
    same("sort" + size, host(a), sorted);
    a.assign(v.begin(), v.end());
    thrust::sequence(index.begin(), index.end());
    thrust::stable_sort_by_key(a.begin(), a.end(), index.begin(), Last());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int x, int y) { return Last()(v[x], v[y]); });
    same("stable_sort_by_key" + size, host(index), order);
    a.assign(v.begin(), v.end());
    std::vector<int> gathered(n), scattered(n);
    for (size_t i = 0; i < n; i++) gathered[i] = v[order[i]], scattered[order[i]] = v[i];
    thrust::device_vector<int> out(n);
    thrust::gather(index.begin(), index.end(), a.begin(), out.begin());
    same("gather" + size, host(out), gathered);
    thrust::scatter(a.begin(), a.end(), index.begin(), out.begin());
    same("scatter" + size, host(out), scattered);
    thrust::copy_n(thrust::make_permutation_iterator(a.begin(), index.begin()), n, out.begin());
    same("copy of permuted values" + size, host(out), gathered);
    thrust::reverse(out.begin(), out.end());
    std::reverse(gathered.begin(), gathered.end());
    same("reverse" + size, host(out), gathered);

    thrust::sort(a.begin(), a.end());
    thrust::sort(b.begin(), b.end());
    std::sort(w.begin(), w.end());
    thrust::device_vector<int> both(n + n / 2);
    std::vector<int> merged, common;
    thrust::merge(a.begin(), a.end(), b.begin(), b.end(), both.begin());
    std::merge(sorted.begin(), sorted.end(), w.begin(), w.end(), std::back_inserter(merged));
    same("merge" + size, host(both), merged);
    both.resize(thrust::set_intersection(a.begin(), a.end(), b.begin(), b.end(), both.begin()) - both.begin());
    std::set_intersection(sorted.begin(), sorted.end(), w.begin(), w.end(), std::back_inserter(common));
    same("set_intersection" + size, host(both), common);
    thrust::device_vector<int> bounds(b.size());
    thrust::lower_bound(a.begin(), a.end(), b.begin(), b.end(), bounds.begin());
    std::vector<int> expected;
    for (int value : w)
        expected.push_back((int)(std::lower_bound(sorted.begin(), sorted.end(), value) - sorted.begin()));
    same("lower_bound" + size, host(bounds), expected);
}

static void selections(size_t n) {
    auto v = random_values(n, 5, n + 4);
    std::string size = ", " + std::to_string(n);
    thrust::device_vector<int> a(v.begin(), v.end()), out(n), values(n, 2);
    std::vector<int> odd, unique, parts = v;
    std::copy_if(v.begin(), v.end(), std::back_inserter(odd), Odd());
    out.resize(thrust::copy_if(a.begin(), a.end(), out.begin(), Odd()) - out.begin());
    same("copy_if" + size, host(out), odd);
    out = a;
    thrust::stable_partition(out.begin(), out.end(), Odd());
    std::stable_partition(parts.begin(), parts.end(), Odd());
    same("stable_partition" + size, host(out), parts);
    out = a;
    out.erase(thrust::remove_if(out.begin(), out.end(), Odd()), out.end());
    same("remove_if" + size, host(out), std::vector<int>(parts.begin() + odd.size(), parts.end()));
    std::unique_copy(v.begin(), v.end(), std::back_inserter(unique));
    thrust::device_vector<int> keys(n), sums(n);
    auto ends = thrust::reduce_by_key(a.begin(), a.end(), values.begin(), keys.begin(), sums.begin());
    keys.erase(ends.first, keys.end());
    sums.erase(ends.second, sums.end());
    std::vector<int> runs;
    for (size_t i = 0; i < n; i++)
        if (i && v[i] == v[i - 1]) runs.back() += 2;
        else runs.push_back(2);
    same("reduce_by_key: keys" + size, host(keys), unique);
    same("reduce_by_key: sums" + size, host(sums), runs);
    a.erase(thrust::unique(a.begin(), a.end()), a.end());
    same("unique" + size, host(a), unique);
}

int main(int argc, char **argv) {
    std::vector<size_t> sizes = {0, 1, 1027, 20'011};
    if (all(argc, argv)) sizes = {0, 1, 2, 31, 32, 33, 255, 256, 257, 1023, 4097, 65'537, 100'003};
    for (size_t n : sizes) {
        reductions(n);
        orders(n);
        selections(n);
    }
    return finish();
}
