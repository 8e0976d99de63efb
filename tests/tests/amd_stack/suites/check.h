// What the programs of the suites share: checks with a line of output each, and numbers to compute with. The last line
// names the number of checks, so that a program that ends early is noticed.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#define HIP(call)                                                                                 \
    do {                                                                                          \
        hipError_t error_ = (call);                                                               \
        if (error_ != hipSuccess) {                                                               \
            std::printf("wrong: %s (line %d): %s\n", #call, __LINE__, hipGetErrorString(error_)); \
            std::exit(1);                                                                         \
        }                                                                                         \
    } while (0)

namespace suite {

inline int checks, failures;

// Each check is printed at once, so that a program that is ended names its last one.
inline const int by_lines = std::setvbuf(stdout, nullptr, _IOLBF, 0);

// A check with a name: whether it holds.
inline bool check(const std::string &name, bool holds) {
    checks++;
    failures += !holds;
    std::printf("%s: %s\n", holds ? "right" : "wrong", name.c_str());
    return holds;
}

// A check of values: all of them are equal to the expected ones.
template <class T, class U> bool same(const std::string &name, const T *is, const U *expected, size_t count) {
    size_t wrong = 0, first = 0;
    for (size_t i = count; i-- > 0;)
        if (!(is[i] == expected[i])) wrong++, first = i;
    std::string detail;
    if (wrong) {
        detail =
            ": " + std::to_string(wrong) + " of " + std::to_string(count) + ", the first at " + std::to_string(first);
        if constexpr (std::is_arithmetic_v<T> && std::is_arithmetic_v<U>)
            detail += ": " + std::to_string(is[first]) + " in place of " + std::to_string(expected[first]);
    }
    return check(name + detail, wrong == 0);
}

template <class T, class U>
bool same(const std::string &name, const std::vector<T> &is, const std::vector<U> &expected) {
    if (is.size() != expected.size()) return check(name + ": the sizes differ", false);
    return same(name, is.data(), expected.data(), is.size());
}

// A check of numbers: none is further than `bound` from the expected one, in units of max(1, |expected|).
template <class T, class U>
bool close(const std::string &name, const T *is, const U *expected, size_t count, double bound) {
    double worst = 0;
    for (size_t i = 0; i < count; i++) {
        double a = (double)is[i], b = (double)expected[i];
        double error = std::fabs(a - b) / std::fmax(1, std::fabs(b));
        if (!(error <= worst)) worst = std::isnan(error) ? INFINITY : error;
    }
    return check(worst <= bound ? name : name + ": error " + std::to_string(worst), worst <= bound);
}

// Random numbers that are the same in every run (splitmix64).
struct Random {
    uint64_t state;
    explicit Random(uint64_t seed) : state(seed) {}
    uint64_t next() {
        uint64_t z = state += 0x9e3779b97f4a7c15;
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
        z = (z ^ z >> 27) * 0x94d049bb133111eb;
        return z ^ z >> 31;
    }
    // An integer below `end`.
    uint64_t below(uint64_t end) { return next() % end; }
    // A number from -1 to 1 with few digits.
    double real() { return (double)((int64_t)below(2001) - 1000) / 1000; }
};

// Whether all cases are wanted, and not only a sample.
inline bool all(int argc, char **argv) { return argc > 1 && std::string(argv[1]) == "all"; }

// The last line, and the exit code.
inline int finish() {
    std::printf("done: %d checks\n", checks);
    return failures != 0;
}

} // namespace suite

#ifdef HIP_VERSION
namespace suite {

// Memory of the device that is freed at the end of a scope.
template <class T> struct Device {
    T *data = nullptr;
    size_t count;
    explicit Device(size_t n) : count(n) {
        if (hipMalloc(&data, (n ? n : 1) * sizeof(T)) != hipSuccess) std::puts("wrong: hipMalloc"), std::exit(1);
    }
    explicit Device(const std::vector<T> &host) : Device(host.size()) { put(host); }
    Device(const Device &) = delete;
    ~Device() { (void)hipFree(data); }
    void put(const std::vector<T> &host) {
        HIP(hipMemcpy(data, host.data(), host.size() * sizeof(T), hipMemcpyHostToDevice));
    }
    std::vector<T> get() const { return get(count); }
    std::vector<T> get(size_t n) const {
        std::vector<T> host(n);
        HIP(hipMemcpy(host.data(), data, n * sizeof(T), hipMemcpyDeviceToHost));
        return host;
    }
    operator T *() const { return data; }
};

} // namespace suite
#endif
