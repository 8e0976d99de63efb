// rocFFT, which compiles its kernels when it runs: transforms of one to three dimensions against sums on the host.
#include <hip/hip_runtime.h>
#include <rocfft/rocfft.h>

#include <complex>

#include "check.h"

using namespace suite;
using Complex = std::complex<double>;

#define FFT(call)                                                               \
    do {                                                                        \
        rocfft_status status_ = (call);                                         \
        if (status_ != rocfft_status_success) {                                 \
            std::printf("wrong: %s (line %d): %d\n", #call, __LINE__, status_); \
            std::exit(1);                                                       \
        }                                                                       \
    } while (0)

// The transform along one dimension: `count` values that are `step` apart.
static void along(std::vector<Complex> &values, size_t count, size_t step, double sign) {
    std::vector<Complex> roots(count), result(count);
    for (size_t k = 0; k < count; k++) roots[k] = std::polar(1., sign * 2 * M_PI * k / count);
    for (size_t start = 0; start < values.size(); start++) {
        if (start / step % count) continue;
        for (size_t k = 0; k < count; k++) {
            Complex sum = 0;
            for (size_t j = 0; j < count; j++) sum += values[start + j * step] * roots[j * k % count];
            result[k] = sum;
        }
        for (size_t k = 0; k < count; k++) values[start + k * step] = result[k];
    }
}

static void expect(std::vector<Complex> &values, const std::vector<size_t> &lengths, double sign) {
    size_t step = 1;
    for (size_t length : lengths) {
        along(values, length, step, sign);
        step *= length;
    }
}

static void execute(rocfft_plan plan, void *in, void *out) {
    rocfft_execution_info info = nullptr;
    FFT(rocfft_execution_info_create(&info));
    size_t bytes = 0;
    FFT(rocfft_plan_get_work_buffer_size(plan, &bytes));
    Device<char> work(bytes);
    if (bytes) FFT(rocfft_execution_info_set_work_buffer(info, work.data, bytes));
    FFT(rocfft_execute(plan, &in, out ? &out : nullptr, info));
    HIP(hipDeviceSynchronize());
    FFT(rocfft_execution_info_destroy(info));
    FFT(rocfft_plan_destroy(plan));
}

template <class T>
static rocfft_plan plan(rocfft_transform_type type, const std::vector<size_t> &lengths, size_t batch, bool in_place) {
    rocfft_plan made = nullptr;
    FFT(rocfft_plan_create(&made, in_place ? rocfft_placement_inplace : rocfft_placement_notinplace, type,
                           sizeof(T) == 4 ? rocfft_precision_single : rocfft_precision_double, lengths.size(),
                           lengths.data(), batch, nullptr));
    return made;
}

// Errors relative to the largest value.
template <class A> static void near(const std::string &name, const std::vector<A> &is,
                                    const std::vector<Complex> &expected, double bound) {
    double largest = 0, worst = 0;
    for (auto value : expected) largest = std::max(largest, std::abs(value));
    for (size_t i = 0; i < is.size(); i++) {
        double error = std::abs(Complex(is[i]) - expected[i]) / largest;
        worst = error <= worst ? worst : std::isnan(error) ? INFINITY : error;
    }
    char text[200];
    std::snprintf(text, sizeof text, "%s: error %.1e", name.c_str(), worst);
    check(text, worst < bound && is.size() == expected.size());
}

template <class T> static void transforms(const std::vector<size_t> &lengths, size_t batch) {
    size_t n = 1;
    std::string name = sizeof(T) == 4 ? "single" : "double";
    for (size_t length : lengths) n *= length, name += " " + std::to_string(length);
    if (batch > 1) name += " (" + std::to_string(batch) + " times)";
    double bound = sizeof(T) == 4 ? 1e-5 : 1e-12;
    Random random(n);
    std::vector<std::complex<T>> values(n * batch);
    std::vector<Complex> forward, backward;
    for (size_t b = 0; b < batch; b++) {
        std::vector<Complex> one(n);
        for (size_t i = 0; i < n; i++) values[b * n + i] = std::complex<T>(one[i] = {random.real(), random.real()});
        for (size_t i = 0; i < n; i++) one[i] = values[b * n + i];
        auto other = one;
        expect(one, lengths, -1);
        expect(other, lengths, 1);
        forward.insert(forward.end(), one.begin(), one.end());
        backward.insert(backward.end(), other.begin(), other.end());
    }
    Device<std::complex<T>> in(values), out(n * batch);
    execute(plan<T>(rocfft_transform_type_complex_forward, lengths, batch, false), in.data, out.data);
    near(name + ", forward", out.get(), forward, bound);
    in.put(values);
    execute(plan<T>(rocfft_transform_type_complex_inverse, lengths, batch, true), in.data, nullptr);
    near(name + ", inverse in place", in.get(), backward, bound);

    // Of real values, the first dimension has only half of the results.
    std::vector<T> real(n * batch);
    std::vector<Complex> halves;
    size_t half = lengths[0] / 2 + 1;
    for (size_t b = 0; b < batch; b++) {
        std::vector<Complex> one(n);
        for (size_t i = 0; i < n; i++) one[i] = real[b * n + i] = (T)random.real();
        expect(one, lengths, -1);
        for (size_t i = 0; i < n; i++)
            if (i % lengths[0] < half) halves.push_back(one[i]);
    }
    Device<T> reals(real);
    Device<std::complex<T>> spectrum(halves.size());
    execute(plan<T>(rocfft_transform_type_real_forward, lengths, batch, false), reals.data, spectrum.data);
    auto result = spectrum.get();
    near(name + ", of real values", result, halves, bound);
    HIP(hipMemset(reals, 0, n * batch * sizeof(T)));
    execute(plan<T>(rocfft_transform_type_real_inverse, lengths, batch, false), spectrum.data, reals.data);
    std::vector<Complex> scaled;
    for (T value : real) scaled.push_back((double)value * (double)n);
    near(name + ", back to real values", reals.get(), scaled, bound);
}

int main(int argc, char **argv) {
    FFT(rocfft_setup());
    if (all(argc, argv)) {
        for (size_t n : {1, 2, 3, 4, 5, 7, 16, 17, 30, 81, 97, 125, 243, 256, 343, 500, 1009, 1024, 2187, 4096})
            transforms<float>({n}, 1);
        for (size_t n : {2, 8, 13, 60, 211, 1000, 2048}) transforms<double>({n}, 3);
        for (auto lengths : {std::vector<size_t>{16, 16}, {15, 7}, {64, 33}, {101, 4}, {128, 128}}) {
            transforms<float>(lengths, 2);
            transforms<double>(lengths, 1);
        }
        for (auto lengths : {std::vector<size_t>{4, 4, 4}, {8, 5, 3}, {32, 16, 8}, {17, 9, 11}}) {
            transforms<float>(lengths, 1);
            transforms<double>(lengths, 2);
        }
    } else {
        transforms<float>({97}, 2);
        transforms<double>({16, 9}, 1);
    }
    FFT(rocfft_cleanup());
    return finish();
}
