// Runs kernels of its own, launched with <<<>>>, and the kernel `vector_add` of a code object: hip [CODE_OBJECT].
// Prints one line for each check; the exit code is the number of failed checks.
#include "hip_check.h"

#include <vector>

__global__ void vector_add(const float *a, const float *b, float *out, unsigned n) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = a[i] + b[i];
}

__global__ void reduce(const float *a, float *out, unsigned n) {
    __shared__ float partial[256];
    unsigned lane = threadIdx.x, i = blockIdx.x * 256 + lane;
    partial[lane] = i < n ? a[i] : 0;
    for (unsigned half = 128; half > 0; half /= 2) {
        __syncthreads();
        if (lane < half) partial[lane] += partial[lane + half];
    }
    if (lane == 0) out[blockIdx.x] = partial[0];
}

__global__ void multiply(const float *a, const float *b, float *out, unsigned n) {
    unsigned column = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
    if (row >= n || column >= n) return;
    float sum = 0;
    for (unsigned k = 0; k < n; k++) sum += a[row * n + k] * b[k * n + column];
    out[row * n + column] = sum;
}

int main(int argc, char **argv) {
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    constexpr unsigned N = 400'003, SIDE = 37;
    std::vector<float> a(N), b(N), out(N);
    for (unsigned i = 0; i < N; i++) a[i] = i % 61, b[i] = i % 47;
    float *da, *db, *dout;
    CHECK(hipMalloc(&da, N * 4));
    CHECK(hipMalloc(&db, N * 4));
    CHECK(hipMalloc(&dout, N * 4));
    CHECK(hipMemcpy(da, a.data(), N * 4, hipMemcpyHostToDevice));
    CHECK(hipMemcpy(db, b.data(), N * 4, hipMemcpyHostToDevice));

    auto compare_sums = [&](const char *what) {
        size_t wrong = 0;
        CHECK(hipMemcpy(out.data(), dout, N * 4, hipMemcpyDeviceToHost));
        for (unsigned i = 0; i < N; i++) wrong += out[i] != a[i] + b[i];
        verdict(what, wrong, N);
    };
    vector_add<<<(N + 255) / 256, 256>>>(da, db, dout, N);
    CHECK(hipGetLastError());
    compare_sums("vector add");

    constexpr unsigned GROUPS = (N + 255) / 256;
    reduce<<<GROUPS, 256>>>(da, dout, N);
    CHECK(hipGetLastError());
    CHECK(hipMemcpy(out.data(), dout, GROUPS * 4, hipMemcpyDeviceToHost));
    size_t wrong = 0;
    for (unsigned group = 0; group < GROUPS; group++) {
        float sum = 0;
        for (unsigned i = 256 * group; i < 256 * group + 256 && i < N; i++) sum += a[i];
        wrong += out[group] != sum;
    }
    verdict("LDS reduction", wrong, GROUPS);

    multiply<<<dim3(3, 3), dim3(16, 16)>>>(da, db, dout, SIDE);
    CHECK(hipGetLastError());
    CHECK(hipMemcpy(out.data(), dout, SIDE * SIDE * 4, hipMemcpyDeviceToHost));
    wrong = 0;
    for (unsigned row = 0; row < SIDE; row++)
        for (unsigned column = 0; column < SIDE; column++) {
            float sum = 0;
            for (unsigned k = 0; k < SIDE; k++) sum += a[row * SIDE + k] * b[k * SIDE + column];
            wrong += out[row * SIDE + column] != sum;
        }
    verdict("matrix multiply", wrong, SIDE * SIDE);

    if (argc == 2) {
        hipModule_t module;
        hipFunction_t function;
        CHECK(hipModuleLoad(&module, argv[1]));
        CHECK(hipModuleGetFunction(&function, module, "vector_add"));
        // Three views (docs/architecture.md) and the number of workgroups.
        struct View { float *address; unsigned length, rows, columns, stride; };
        struct { View a, b, out; unsigned blocks[3], padding; } arguments;
        for (unsigned n : {1u, 255u, 1001u, N}) {
            CHECK(hipMemset(dout, 0, N * 4));
            arguments = {{da, n, 1, n, n}, {db, n, 1, n, n}, {dout, n, 1, n, n}, {(n + 255) / 256, 1, 1}, 0};
            size_t bytes = sizeof arguments;
            void *extra[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &arguments, HIP_LAUNCH_PARAM_BUFFER_SIZE, &bytes,
                             HIP_LAUNCH_PARAM_END};
            CHECK(hipModuleLaunchKernel(function, (n + 255) / 256, 1, 1, 256, 1, 1, 0, nullptr, nullptr, extra));
            CHECK(hipMemcpy(out.data(), dout, N * 4, hipMemcpyDeviceToHost));
            wrong = 0;
            for (unsigned i = 0; i < N; i++) wrong += out[i] != (i < n ? a[i] + b[i] : 0);
            verdict("code object", wrong, N);
        }
    }
    return failed;
}
