// rocBLAS: products of matrices of each type, at sizes that fit no tile and all transpositions, and functions of
// vectors, against the host.
#include <hip/hip_runtime.h>
#include <hip/hip_fp16.h>
#define ROCBLAS_NO_DEPRECATED_WARNINGS
#define ROCBLAS_BETA_FEATURES_API
#include <rocblas/rocblas.h>

#include <complex>

#include "check.h"

using namespace suite;

#define BLAS(call)                                                              \
    do {                                                                        \
        rocblas_status status_ = (call);                                        \
        if (status_ != rocblas_status_success) {                                \
            std::printf("wrong: %s (line %d): %d\n", #call, __LINE__, status_); \
            std::exit(1);                                                       \
        }                                                                       \
    } while (0)

static rocblas_handle handle;
using Complex = std::complex<double>;

// Values that the type can hold, as numbers of the host.
template <class T> static T from(double a) { return T(a); }
template <> _Float16 from<_Float16>(double a) { return (_Float16)a; }
template <> rocblas_bfloat16 from<rocblas_bfloat16>(double a) { return rocblas_bfloat16((float)a); }
template <> std::complex<float> from<std::complex<float>>(double a) { return {(float)a, (float)(a / 2 - 1)}; }
template <> std::complex<double> from<std::complex<double>>(double a) { return {a, a / 2 - 1}; }
template <class T> static Complex number(T a) {
    if constexpr (std::is_same_v<T, std::complex<float>>) return Complex(a);
    else if constexpr (std::is_same_v<T, Complex>) return a;
    else return Complex((double)(float)a);
}
template <> Complex number<double>(double a) { return a; }

template <class In, class Out, class Scale> struct Types {
    const char *name;
    rocblas_datatype in, out, compute;
    double bound;
};

template <class In, class Out, class Scale>
static void product(const Types<In, Out, Scale> &types, bool ta, bool tb, int m, int n, int k) {
    Random random(m * 1000 + n * 10 + k);
    int lda = (ta ? k : m) + 3, ldb = (tb ? n : k) + 1, ldc = m + 2;
    std::vector<In> a(lda * (ta ? m : k)), b(ldb * (tb ? k : n));
    std::vector<Out> c(ldc * n);
    // Small multiples of 1/4, so that sums of few products are exact in each type of the results.
    for (auto &value : a) value = from<In>((double)((int)random.below(9) - 4) / (std::is_integral_v<In> ? 1 : 4));
    for (auto &value : b) value = from<In>((double)((int)random.below(9) - 4) / (std::is_integral_v<In> ? 1 : 4));
    for (auto &value : c) value = from<Out>((double)((int)random.below(9) - 4));
    std::vector<Complex> expected(m * n), is(m * n);
    Scale alpha = from<Scale>(2), beta = from<Scale>(-1);
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++) {
            Complex sum = 0;
            for (int l = 0; l < k; l++)
                sum += number(ta ? a[i * lda + l] : a[l * lda + i]) * number(tb ? b[l * ldb + j] : b[j * ldb + l]);
            expected[j * m + i] = number(alpha) * sum + number(beta) * number(c[j * ldc + i]);
        }
    Device<In> da(a), db(b);
    Device<Out> dc(c);
    BLAS(rocblas_gemm_ex(handle, ta ? rocblas_operation_transpose : rocblas_operation_none,
                         tb ? rocblas_operation_transpose : rocblas_operation_none, m, n, k, &alpha, da.data, types.in,
                         lda, db.data, types.in, ldb, &beta, dc.data, types.out, ldc, dc.data, types.out, ldc,
                         types.compute, rocblas_gemm_algo_standard, 0, 0));
    HIP(hipDeviceSynchronize());
    c = dc.get();
    double worst = 0;
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++) {
            double error =
                std::abs(number(c[j * ldc + i]) - expected[j * m + i]) / std::fmax(1, std::abs(expected[j * m + i]));
            worst = error <= worst ? worst : std::isnan(error) ? INFINITY : error;
        }
    char name[160];
    std::snprintf(name, sizeof name, "gemm %s %c%c %d %d %d: error %.1e", types.name, ta ? 'T' : 'N', tb ? 'T' : 'N', m,
                  n, k, worst);
    check(name, worst <= types.bound);
}

template <class In, class Out, class Scale> static void products(const Types<In, Out, Scale> &types, bool all) {
    struct Size {
        int m, n, k;
    };
    std::vector<Size> sizes = {{33, 17, 29}};
    if (all) sizes = {{1, 1, 1}, {33, 17, 29}, {64, 64, 64}, {127, 65, 31}, {5, 200, 16}, {130, 3, 257}};
    for (auto [m, n, k] : sizes)
        for (int t = 0; t < 4; t++) product(types, t & 1, t & 2, m, n, k);
}

static void vectors(int n) {
    Random random(n);
    std::vector<float> x(n), y(n), sums(n);
    double dot = 0, squares = 0, absolute = 0;
    for (int i = 0; i < n; i++) {
        x[i] = (float)random.real(), y[i] = (float)random.real();
        dot += (double)x[i] * y[i], squares += (double)x[i] * x[i], absolute += std::fabs(x[i]);
        sums[i] = 1.5f * x[i] + y[i];
    }
    std::string size = ", " + std::to_string(n);
    Device<float> dx(x), dy(y);
    float result = 0, factor = 1.5;
    BLAS(rocblas_sdot(handle, n, dx, 1, dy, 1, &result));
    close("dot" + size, &result, &dot, 1, 1e-4);
    double norm = std::sqrt(squares);
    BLAS(rocblas_snrm2(handle, n, dx, 1, &result));
    close("nrm2" + size, &result, &norm, 1, 1e-4);
    BLAS(rocblas_sasum(handle, n, dx, 1, &result));
    close("asum" + size, &result, &absolute, 1, 1e-4);
    int index = 0, largest = 0;
    for (int i = 1; i < n; i++)
        if (std::fabs(x[i]) > std::fabs(x[largest])) largest = i;
    BLAS(rocblas_isamax(handle, n, dx, 1, &index));
    check("amax" + size, index == largest + 1);
    BLAS(rocblas_saxpy(handle, n, &factor, dx, 1, dy, 1));
    close("axpy" + size, dy.get().data(), sums.data(), n, 1e-6);
}

static void matrices(int n, bool solver) {
    Random random(n + 7);
    std::vector<double> a(n * n), x(n), y(n);
    for (auto &value : a) value = random.real();
    for (int i = 0; i < n; i++) a[i * n + i] += n, x[i] = random.real();
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) y[i] += a[j * n + i] * x[j];
    Device<double> da(a), dx(x), dy(n);
    double one = 1, zero = 0;
    std::string size = ", " + std::to_string(n);
    BLAS(rocblas_dgemv(handle, rocblas_operation_none, n, n, &one, da, n, dx, 1, &zero, dy, 1));
    close("gemv" + size, dy.get().data(), y.data(), n, 1e-10);
    if (!solver) return;
    // The solution of a triangular system, whose product is the right side again.
    dy.put(x);
    BLAS(rocblas_dtrsm(handle, rocblas_side_left, rocblas_fill_lower, rocblas_operation_none, rocblas_diagonal_non_unit,
                       n, 1, &one, da, n, dy, n));
    BLAS(rocblas_dtrmv(handle, rocblas_fill_lower, rocblas_operation_none, rocblas_diagonal_non_unit, n, da, n, dy, 1));
    close("trsm and trmv" + size, dy.get().data(), x.data(), n, 1e-10);
}

int main(int argc, char **argv) {
    bool every = all(argc, argv);
    BLAS(rocblas_create_handle(&handle));
    products(
        Types<float, float, float>{"f32", rocblas_datatype_f32_r, rocblas_datatype_f32_r, rocblas_datatype_f32_r, 1e-5},
        every);
    products(Types<double, double, double>{"f64", rocblas_datatype_f64_r, rocblas_datatype_f64_r,
                                           rocblas_datatype_f64_r, 1e-12},
             every);
    products(Types<_Float16, _Float16, float>{"f16", rocblas_datatype_f16_r, rocblas_datatype_f16_r,
                                              rocblas_datatype_f32_r, 2e-3},
             every);
    products(Types<_Float16, float, float>{"f16 to f32", rocblas_datatype_f16_r, rocblas_datatype_f32_r,
                                           rocblas_datatype_f32_r, 1e-5},
             every);
    products(Types<rocblas_bfloat16, rocblas_bfloat16, float>{"bf16", rocblas_datatype_bf16_r, rocblas_datatype_bf16_r,
                                                              rocblas_datatype_f32_r, 1e-2},
             every);
    products(
        Types<int8_t, int32_t, int32_t>{"i8", rocblas_datatype_i8_r, rocblas_datatype_i32_r, rocblas_datatype_i32_r, 0},
        every);
    products(Types<std::complex<float>, std::complex<float>, std::complex<float>>{"c32", rocblas_datatype_f32_c,
                                                                                  rocblas_datatype_f32_c,
                                                                                  rocblas_datatype_f32_c, 1e-4},
             every);
    products(Types<Complex, Complex, Complex>{"c64", rocblas_datatype_f64_c, rocblas_datatype_f64_c,
                                              rocblas_datatype_f64_c, 1e-12},
             every);
    for (int n : {1, 100, 4099}) vectors(n);
    // The solver's workgroups wait for each other by plain loads, which the sanitizer reports.
    bool solver = argc < 2 || std::string(argv[1]) != "without-solver";
    for (int n : {1, 31, 97}) matrices(n, solver);
    BLAS(rocblas_destroy_handle(handle));
    return finish();
}
