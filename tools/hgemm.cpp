// The product of two square matrices in f16 by rocBLAS: hgemm SIZE. Compares some elements with the host.
#include "../tests/tests/amd_stack/hip_check.h"
#include <hip/hip_fp16.h>
#define ROCBLAS_NO_DEPRECATED_WARNINGS
#include <rocblas/rocblas.h>

#include <cmath>
#include <cstdlib>
#include <cstring>
#include <vector>

int main(int argc, char **argv) {
    int n = argc > 1 ? std::atoi(argv[1]) : 256;
    std::vector<_Float16> a(n * n), b(n * n), c(n * n);
    for (int i = 0; i < n * n; i++) a[i] = (i * 7 % 17 - 8) / 8.0f, b[i] = (i * 5 % 13 - 6) / 8.0f;
    rocblas_half *da, *db, *dc;
    size_t bytes = (size_t)n * n * sizeof(rocblas_half);
    CHECK(hipMalloc(&da, bytes));
    CHECK(hipMalloc(&db, bytes));
    CHECK(hipMalloc(&dc, bytes));
    CHECK(hipMemcpy(da, a.data(), bytes, hipMemcpyHostToDevice));
    CHECK(hipMemcpy(db, b.data(), bytes, hipMemcpyHostToDevice));
    rocblas_handle handle;
    if (rocblas_create_handle(&handle) != rocblas_status_success) return 1;
    _Float16 one = 1, zero = 0;
    rocblas_half alpha, beta;
    std::memcpy(&alpha, &one, 2), std::memcpy(&beta, &zero, 2);
    auto none = rocblas_operation_none;
    // Twice, as a benchmark with a warm-up does.
    for (int i = 0; i < 2; i++)
        if (rocblas_hgemm(handle, none, none, n, n, n, &alpha, da, n, db, n, &beta, dc, n) != rocblas_status_success)
            return 1;
    CHECK(hipMemcpy(c.data(), dc, bytes, hipMemcpyDeviceToHost));
    int wrong = 0;
    for (int k = 0; k < 64; k++) {
        int row = k * 37 % n, column = k * 101 % n;
        double sum = 0, size = 0;
        for (int i = 0; i < n; i++) {
            double product = (double)a[i * n + row] * (double)b[column * n + i];
            sum += product, size += std::fabs(product);
        }
        if (!(std::fabs((double)c[column * n + row] - sum) <= 1e-2 * size)) wrong++;
    }
    std::printf("hgemm %d: %d of 64 wrong\n", n, wrong);
    return wrong != 0;
}
