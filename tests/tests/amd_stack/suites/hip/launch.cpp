// Launch forms: grids and blocks of each dimension, arguments, LDS, symbols, modules that are compiled at run time,
// occupancy and attributes of functions.
#include <hip/hip_runtime.h>
#include <hip/hiprtc.h>

#include "check.h"

using namespace suite;

struct Wide {
    double a[5];
    char b;
    short c[3];
    uint64_t d;
};

__global__ void positions(unsigned *out) {
    unsigned width = gridDim.x * blockDim.x, height = gridDim.y * blockDim.y;
    unsigned x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    unsigned z = blockIdx.z * blockDim.z + threadIdx.z;
    atomicAdd(&out[(z * height + y) * width + x], x + 1000 * y + 1000000 * z + 1);
}

__global__ void arguments(double *out, char a, Wide wide, float b, int64_t c, const double *list, bool flag, short d) {
    if (threadIdx.x) return;
    double sum =
        a + wide.b + wide.c[0] + wide.c[1] + wide.c[2] + (double)wide.d + b + (double)c + d + (flag ? list[0] : -1);
    for (double value : wide.a) sum += value;
    *out = sum;
}

extern __shared__ unsigned dynamic[];
__global__ void reverse(unsigned *values) {
    __shared__ unsigned kept;
    if (threadIdx.x == 0) kept = blockDim.x;
    dynamic[threadIdx.x] = values[blockIdx.x * blockDim.x + threadIdx.x];
    __syncthreads();
    values[blockIdx.x * blockDim.x + threadIdx.x] = dynamic[kept - 1 - threadIdx.x];
}

template <class F> __global__ void apply(int *values, int n, F f) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) values[i] = f(values[i]);
}

__constant__ int table[64];
__device__ unsigned long long counter;
__device__ int image[16] = {3, 1, 4, 1, 5, 9, 2, 6};

__global__ void symbols(int *out) {
    atomicAdd(&counter, (unsigned long long)table[threadIdx.x]);
    if (threadIdx.x < 16) out[threadIdx.x] = image[threadIdx.x]++;
}

__device__ __noinline__ int ackermann(int m, int n) {
    if (m == 0) return n + 1;
    if (n == 0) return ackermann(m - 1, 1);
    return ackermann(m - 1, ackermann(m, n - 1));
}
__device__ int twice(int a) { return 2 * a; }
__device__ int square(int a) { return a * a; }
__global__ void calls(int *out) {
    int (*functions[])(int) = {twice, square};
    out[threadIdx.x] = ackermann(2, threadIdx.x % 5) + functions[threadIdx.x & 1](threadIdx.x);
}

static void grids() {
    struct Case {
        dim3 grid, block;
    };
    for (auto [grid, block] :
         {Case{1, 1}, Case{3, 1024}, Case{1000, 1}, Case{7, 33}, Case{{3, 5}, {16, 9}}, Case{{2, 3, 4}, {5, 7, 3}},
          Case{{1, 1, 65}, {1, 1, 1}}, Case{{1, 300, 1}, {2, 2, 256}}}) {
        size_t w = grid.x * block.x, h = grid.y * block.y, d = grid.z * block.z;
        std::vector<unsigned> expected(w * h * d);
        for (size_t i = 0; i < expected.size(); i++)
            expected[i] = i % w + 1000 * (i / w % h) + 1000000 * (i / w / h) + 1;
        Device<unsigned> out(expected.size());
        HIP(hipMemset(out, 0, expected.size() * 4));
        positions<<<grid, block>>>(out);
        HIP(hipGetLastError());
        char name[99];
        std::snprintf(name, sizeof name, "grid %u %u %u of %u %u %u", grid.x, grid.y, grid.z, block.x, block.y,
                      block.z);
        same(name, out.get(), expected);
    }
}

static void forms() {
    Wide wide = {{1, 2, 3, 4, 5}, 6, {7, 8, 9}, 1ull << 40};
    Device<double> out(1), list(std::vector<double>{100});
    double expected = 15 + 6 + 24 + (double)(1ull << 40) + 100 - 3 + 0.5 - 1e9 + 11;
    char a = -3;
    float b = 0.5;
    int64_t c = -1000000000;
    bool flag = true;
    short d = 11;
    auto verdict = [&](const char *name) {
        same(name, out.get(), std::vector<double>{expected});
        HIP(hipMemset(out, 0, 8));
    };
    arguments<<<1, 64>>>(out, a, wide, b, c, list, flag, d);
    verdict("triple angle brackets");
    hipLaunchKernelGGL(arguments, dim3(1), dim3(64), 0, 0, out.data, a, wide, b, c, list.data, flag, d);
    verdict("hipLaunchKernelGGL");
    void *pointers[] = {&out.data, &a, &wide, &b, &c, &list.data, &flag, &d};
    HIP(hipLaunchKernel((const void *)arguments, dim3(1), dim3(64), pointers, 0, 0));
    verdict("hipLaunchKernel");
    HIP(hipExtLaunchKernel((const void *)arguments, dim3(1), dim3(64), pointers, 0, 0, nullptr, nullptr, 0));
    verdict("hipExtLaunchKernel");

    for (unsigned size : {1u, 31u, 64u, 255u, 1024u}) {
        std::vector<unsigned> values(size * 3), expected(size * 3);
        for (unsigned i = 0; i < size * 3; i++) values[i] = i, expected[i] = i / size * size + size - 1 - i % size;
        Device<unsigned> device(values);
        reverse<<<3, size, size * 4>>>(device);
        same("dynamic LDS, blocks of " + std::to_string(size), device.get(), expected);
    }

    std::vector<int> values(1001), added(1001);
    for (int i = 0; i < 1001; i++) values[i] = i, added[i] = i * 3 + 7;
    Device<int> device(values);
    int captured = 7;
    apply<<<4, 32>>>(device, 1001, [captured] __device__(int a) { return a * 3 + captured; });
    same("a lambda with a captured value", device.get(), added);

    std::vector<int> results(40), called(40);
    auto on_host = [](auto self, int m, int n) -> int {
        return m == 0 ? n + 1 : n == 0 ? self(self, m - 1, 1) : self(self, m - 1, self(self, m, n - 1));
    };
    for (int i = 0; i < 40; i++) called[i] = on_host(on_host, 2, i % 5) + (i & 1 ? i * i : 2 * i);
    Device<int> out_calls(results);
    calls<<<1, 40>>>(out_calls);
    same("recursion and function pointers", out_calls.get(), called);
}

static void of_symbols() {
    std::vector<int> constants(64);
    unsigned long long sum = 5, zero = 5;
    for (int i = 0; i < 64; i++) constants[i] = i * i - 7, sum += constants[i];
    HIP(hipMemcpyToSymbol(HIP_SYMBOL(table), constants.data(), 256));
    HIP(hipMemcpyToSymbol(HIP_SYMBOL(counter), &zero, 8));
    Device<int> out(16);
    symbols<<<1, 64>>>(out);
    std::vector<int> first = {3, 1, 4, 1, 5, 9, 2, 6, 0, 0, 0, 0, 0, 0, 0, 0}, later(16);
    same("a variable of the device with an initial value", out.get(), first);
    HIP(hipMemcpyFromSymbol(later.data(), HIP_SYMBOL(image), 64));
    for (int &value : first) value++;
    same("hipMemcpyFromSymbol", later, first);
    unsigned long long is = 0;
    HIP(hipMemcpyFromSymbol(&is, HIP_SYMBOL(counter), 8));
    same("constant memory", &is, &sum, 1);
    void *address = nullptr;
    size_t size = 0;
    HIP(hipGetSymbolAddress(&address, HIP_SYMBOL(image)));
    HIP(hipGetSymbolSize(&size, HIP_SYMBOL(image)));
    check("address and size of a symbol", address && size == 64);
}

static const char *SOURCE = R"(
extern "C" __global__ void scaled(float *values, float factor, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) values[i] *= factor * FACTOR;
}
__device__ int offset = 10;
template <int N> __global__ void filled(int *values) { values[threadIdx.x] = N + offset; }
)";

static void modules() {
    hiprtcProgram program;
    check("hiprtcCreateProgram",
          hiprtcCreateProgram(&program, SOURCE, "source.hip", 0, nullptr, nullptr) == HIPRTC_SUCCESS);
    hiprtcAddNameExpression(program, "filled<32>");
    hipDeviceProp_t properties;
    HIP(hipGetDeviceProperties(&properties, 0));
    std::string target = "--offload-arch=" + std::string(properties.gcnArchName);
    const char *options[] = {target.c_str(), "-DFACTOR=2"};
    bool compiled = hiprtcCompileProgram(program, 2, options) == HIPRTC_SUCCESS;
    if (!check("hiprtcCompileProgram", compiled)) {
        size_t size = 0;
        hiprtcGetProgramLogSize(program, &size);
        std::vector<char> log(size + 1);
        hiprtcGetProgramLog(program, log.data());
        std::printf("%s\n", log.data());
        return;
    }
    size_t size = 0;
    hiprtcGetCodeSize(program, &size);
    std::vector<char> code(size);
    hiprtcGetCode(program, code.data());
    const char *mangled = nullptr;
    hiprtcGetLoweredName(program, "filled<32>", &mangled);
    hipModule_t module;
    hipFunction_t scaled, filled;
    HIP(hipModuleLoadData(&module, code.data()));
    HIP(hipModuleGetFunction(&scaled, module, "scaled"));
    HIP(hipModuleGetFunction(&filled, module, mangled));
    check("a missing function", hipModuleGetFunction(&scaled, module, "missing") == hipErrorNotFound);
    HIP(hipModuleGetFunction(&scaled, module, "scaled"));

    std::vector<float> values(1000), expected(1000);
    for (int i = 0; i < 1000; i++) values[i] = i, expected[i] = i * 3.f;
    Device<float> device(values);
    float factor = 1.5;
    int n = 1000;
    void *pointers[] = {&device.data, &factor, &n};
    HIP(hipModuleLaunchKernel(scaled, 8, 1, 1, 128, 1, 1, 0, 0, pointers, nullptr));
    same("hipModuleLaunchKernel", device.get(), expected);
    device.put(values);
    struct {
        float *values;
        float factor;
        int n;
    } packed = {device, factor, n};
    size_t bytes = sizeof packed;
    void *extra[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &packed, HIP_LAUNCH_PARAM_BUFFER_SIZE, &bytes,
                     HIP_LAUNCH_PARAM_END};
    HIP(hipModuleLaunchKernel(scaled, 8, 1, 1, 128, 1, 1, 0, 0, nullptr, extra));
    same("arguments in a buffer", device.get(), expected);

    hipDeviceptr_t offset;
    HIP(hipModuleGetGlobal(&offset, &bytes, module, "offset"));
    int forty = 40;
    HIP(hipMemcpyHtoD(offset, &forty, 4));
    Device<int> out(64);
    void *one[] = {&out.data};
    HIP(hipModuleLaunchKernel(filled, 1, 1, 1, 64, 1, 1, 0, 0, one, nullptr));
    same("a template and a global of a module", out.get(), std::vector<int>(64, 72));
    HIP(hipModuleUnload(module));
    hiprtcDestroyProgram(&program);
}

static void attributes() {
    int blocks = 0, size = 0, grid = 0;
    HIP(hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, (const void *)positions, 256, 0));
    check("occupancy without LDS", blocks >= 2);
    int few = 0;
    HIP(hipOccupancyMaxActiveBlocksPerMultiprocessor(&few, (const void *)reverse, 256, 32768));
    check("occupancy with half of the LDS", few >= 1 && few <= 4 && few < blocks);
    HIP(hipOccupancyMaxPotentialBlockSize(&grid, &size, (const void *)positions, 0, 0));
    check("the potential size of a block", size >= 256 && size <= 1024 && grid > 0);
    hipFuncAttributes function;
    HIP(hipFuncGetAttributes(&function, (const void *)reverse));
    check("attributes of a function",
          function.maxThreadsPerBlock == 1024 && function.sharedSizeBytes >= 4 && function.numRegs > 0);
    unsigned *nothing = nullptr;
    positions<<<1, 2048>>>(nothing);
    check("a block that is too large", hipGetLastError() != hipSuccess);
    check("the error is gone", hipGetLastError() == hipSuccess);
}

int main() {
    grids();
    forms();
    of_symbols();
    modules();
    attributes();
    return finish();
}
