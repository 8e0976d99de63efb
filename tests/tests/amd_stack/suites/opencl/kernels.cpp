// OpenCL C: work items, local memory, atomics, vectors, conversions, functions of the library, printf, and programs
// that do not compile.
#include "common.h"

#include <algorithm>
#include <unistd.h>

using namespace suite;

static const char *SOURCE = R"(
kernel void items(global uint *out) {
    size_t w = get_global_size(0), h = get_global_size(1);
    size_t x = get_global_id(0) - get_global_offset(0), y = get_global_id(1), z = get_global_id(2);
    out[(z * h + y) * w + x] =
        get_global_id(0) + 100 * get_local_id(1) + 10000 * get_group_id(2) + 1000000 * get_work_dim();
}
kernel void sum(global const int *in, global int *out, local int *shared, uint n) {
    uint lane = get_local_id(0), i = get_global_id(0);
    shared[lane] = i < n ? in[i] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint step = get_local_size(0) / 2; step; step /= 2) {
        if (lane < step) shared[lane] += shared[lane + step];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lane == 0) atomic_add(out, shared[0]);
}
kernel void histogram(global const uchar *in, global uint *out, uint n) {
    local uint bins[256];
    for (uint i = get_local_id(0); i < 256; i += get_local_size(0)) bins[i] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_global_id(0); i < n; i += get_global_size(0)) atomic_inc(&bins[in[i]]);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_local_id(0); i < 256; i += get_local_size(0)) atomic_add(&out[i], bins[i]);
}
constant float weights[4] = {0.5f, 0.25f, 2, 8};
kernel void vectors(global float4 *a, global const float *three, global int *out) {
    size_t i = get_global_id(0);
    float4 v = a[i] * (float4)(weights[0], weights[1], weights[2], weights[3]);
    float3 t = vload3(i, three);
    v.xyz += t.zyx;
    int4 rounded = convert_int4_rte(v);
    a[i] = select(v.wzyx, v, v > 0.0f);
    uchar4 saturated = convert_uchar4_sat(rounded);
    vstore4(rounded, 3 * i, out);
    vstore4(convert_int4(saturated), 3 * i + 1, out);
    vstore4(as_int4(t.xyzz), 3 * i + 2, out);
}
kernel void library(global const double *in, global double *out) {
    size_t i = get_global_id(0);
    double x = in[i];
    float f = (float)x;
    global double *mine = out + i * 14;
    mine[0] = native_sin(f); mine[1] = half_exp(f); mine[2] = sinpi(x); mine[3] = rsqrt(fabs(x) + 1);
    mine[4] = mad(x, 2.0, 1.0); mine[5] = clamp(x, -1.0, 1.0); mine[6] = smoothstep(-2.0, 2.0, x); mine[7] = sign(x);
    mine[8] = mul_hi((uint)(i * 77777777), 123456789u); mine[9] = rotate((uint)i + 5, 7u);
    mine[10] = popcount((uint)i * 77);
    mine[11] = dot((float3)(f, 1, 2), (float3)(1, f, 3)); mine[12] = length((float2)(f, 2));
    mine[13] = add_sat((short)(i * 3000), (short)20000);
}
kernel void scans(global const int *in, global int *out) {
    size_t i = get_global_id(0);
    out[3 * i] = work_group_scan_inclusive_add(in[i]);
    out[3 * i + 1] = work_group_reduce_max(in[i]);
    out[3 * i + 2] = work_group_broadcast(in[i], 5);
}
struct Pair { char c; double d; short3 s; };
kernel void structs(struct Pair pair, global double *out, char4 four) {
    out[0] = pair.c + pair.d + pair.s.x + pair.s.y + pair.s.z + four.s0 + four.s3;
}
kernel void ordered(global atomic_int *counter, global int *out) {
    int old = atomic_fetch_add_explicit(counter, 2, memory_order_acq_rel, memory_scope_device);
    atomic_max((volatile global int *)out, old);
    int expected = 10;
    atomic_compare_exchange_strong(counter + 1, &expected, (int)get_global_id(0) + 100);
}
kernel void print(int base) {
    if (get_global_id(0) % 8 == 0)
        printf("item %d: %v4d %.3f %s\n", (int)get_global_id(0) + base, (int4)(1, 2, 3, 4), 0.125f, "text");
}
)";

static void items(const Session &s, cl_program program) {
    cl_kernel kernel = s.kernel(program, "items");
    struct Case {
        cl_uint dimensions;
        size_t offset, global[3], local[3];
    };
    for (auto c : {Case{1, 0, {1000, 1, 1}, {125, 1, 1}}, Case{1, 17, {130, 1, 1}, {26, 1, 1}},
                   Case{2, 0, {64, 21, 1}, {16, 7, 1}}, Case{3, 3, {8, 6, 10}, {4, 3, 5}},
                   Case{1, 0, {1024, 1, 1}, {256, 1, 1}}}) {
        size_t w = c.global[0], h = c.global[1], n = w * h * c.global[2], offset[] = {c.offset, 0, 0};
        std::vector<cl_uint> expected(n);
        for (size_t i = 0; i < n; i++)
            expected[i] = i % w + c.offset + 100 * (i / w % h % c.local[1]) + 10000 * (i / w / h / c.local[2]) +
                          1000000 * c.dimensions;
        cl_mem out = s.buffer(std::vector<cl_uint>(n));
        CL(clSetKernelArg(kernel, 0, sizeof out, &out));
        // A pool of the driver reads the arrays' first elements only, as many as there are dimensions.
        CL(clEnqueueNDRangeKernel(s.queue, kernel, c.dimensions, offset, c.global, c.local, 0, nullptr, nullptr));
        same("work items in " + std::to_string(c.dimensions) + " dimensions, " + std::to_string(n),
             s.get<cl_uint>(out, n), expected);
        CL(clReleaseMemObject(out));
    }
    size_t large = 4096;
    cl_int refused = clEnqueueNDRangeKernel(s.queue, kernel, 1, nullptr, &large, &large, 0, nullptr, nullptr);
    check("a group that is too large", refused == CL_INVALID_WORK_GROUP_SIZE);
}

static void reductions(const Session &s, cl_program program) {
    Random random(2);
    constexpr cl_uint N = 20'011;
    std::vector<int> values(N);
    std::vector<cl_uchar> bytes(N);
    std::vector<cl_uint> bins(256);
    int total = 0;
    for (cl_uint i = 0; i < N; i++) {
        total += values[i] = (int)random.below(1000) - 500;
        bins[bytes[i] = (cl_uchar)random.below(random.below(255) + 1)]++;
    }
    cl_mem in = s.buffer(values), out = s.buffer(std::vector<int>(1));
    cl_kernel sum = s.kernel(program, "sum");
    CL(clSetKernelArg(sum, 0, sizeof in, &in));
    CL(clSetKernelArg(sum, 1, sizeof out, &out));
    CL(clSetKernelArg(sum, 2, 256 * 4, nullptr));
    CL(clSetKernelArg(sum, 3, 4, &N));
    size_t global = (N + 255) / 256 * 256, local = 256;
    CL(clEnqueueNDRangeKernel(s.queue, sum, 1, nullptr, &global, &local, 0, nullptr, nullptr));
    same("a sum in local memory", s.get<int>(out, 1), std::vector<int>{total});
    cl_mem text = s.buffer(bytes), counts = s.buffer(std::vector<cl_uint>(256));
    s.run(s.kernel(program, "histogram"), 1024, 128, text, counts, N);
    same("a histogram", s.get<cl_uint>(counts, 256), bins);

    std::vector<int> scanned;
    for (int i = 0; i < 512; i++) {
        int first = i / 64 * 64, running = 0;
        for (int j = first; j <= i; j++) running += values[j];
        scanned.insert(scanned.end(),
                       {running, *std::max_element(&values[first], &values[first + 64]), values[first + 5]});
    }
    cl_mem results = s.buffer(std::vector<int>(3 * 512));
    s.run(s.kernel(program, "scans"), 512, 64, in, results);
    same("functions of a group", s.get<int>(results, 3 * 512), scanned);

    cl_mem counter = s.buffer(std::vector<int>{0, 10}), most = s.buffer(std::vector<int>{0});
    s.run(s.kernel(program, "ordered"), 1000, 50, counter, most);
    auto words = s.get<int>(counter, 2);
    check("atomics of OpenCL 2.0", words[0] == 2000 && words[1] >= 100 && words[1] < 1100);
    same("the largest counter", s.get<int>(most, 1), std::vector<int>{1998});
}

static void values(const Session &s, cl_program program) {
    constexpr int N = 300;
    std::vector<float> a(4 * N), three(3 * N);
    Random random(3);
    for (auto &value : a) value = (float)random.real() * 50;
    for (auto &value : three) value = (float)random.real();
    std::vector<float> result(4 * N);
    std::vector<int> integers;
    float weights[] = {0.5, 0.25, 2, 8};
    for (int i = 0; i < N; i++) {
        float v[4];
        for (int j = 0; j < 4; j++) v[j] = std::fma(a[4 * i + j], weights[j], j < 3 ? three[3 * i + 2 - j] : 0);
        for (int j = 0; j < 4; j++)
            result[4 * i + j] = v[j] > 0 ? v[j] : v[3 - j], integers.push_back((int)std::nearbyint(v[j]));
        for (int j = 0; j < 4; j++) integers.push_back(std::clamp((int)std::nearbyint(v[j]), 0, 255));
        for (int j : {0, 1, 2, 2}) {
            int bits;
            std::memcpy(&bits, &three[3 * i + j], 4);
            integers.push_back(bits);
        }
    }
    cl_mem in = s.buffer(a), loads = s.buffer(three), out = s.buffer(std::vector<int>(12 * N));
    s.run(s.kernel(program, "vectors"), N, 0, in, loads, out);
    close("vectors", s.get<float>(in, 4 * N).data(), result.data(), 4 * N, 1e-5);
    same("conversions of vectors", s.get<int>(out, 12 * N), integers);

    std::vector<double> numbers(N), exact(14 * N);
    for (int i = 0; i < N; i++) {
        double x = numbers[i] = (i - N / 2) / 31.;
        float f = (float)x;
        double t = std::clamp((x + 2) / 4, 0., 1.);
        uint32_t turned = (i + 5u) << 7, scaled = i * 77777777u;
        int narrow = (int16_t)(i * 3000) + 20000;
        double results[] = {std::sin(f),
                            std::exp(f),
                            std::sin(M_PI * x),
                            1 / std::sqrt(std::fabs(x) + 1),
                            x * 2 + 1,
                            std::clamp(x, -1., 1.),
                            t * t * (3 - 2 * t),
                            (double)((x > 0) - (x < 0)),
                            (double)((uint64_t)scaled * 123456789u >> 32),
                            (double)turned,
                            (double)__builtin_popcount(i * 77u),
                            f + f + 6,
                            std::hypot(f, 2),
                            (double)std::min(narrow, 32767)};
        std::copy(results, results + 14, &exact[14 * i]);
    }
    cl_mem of = s.buffer(numbers), to = s.buffer(exact);
    s.run(s.kernel(program, "library"), N, 0, of, to);
    // The kernel's native and half functions are the least exact ones.
    close("functions of the library", s.get<double>(to, 14 * N).data(), exact.data(), 14 * N, 1e-3);

    struct {
        cl_char c;
        cl_double d;
        cl_short3 s;
    } pair = {-4, 1.5, {{10, 20, 30}}};
    cl_char4 four = {{1, 2, 3, 100}};
    cl_mem one = s.buffer(std::vector<double>(1));
    s.run(s.kernel(program, "structs"), 1, 0, pair, one, four);
    same("a struct and a vector as arguments", s.get<double>(one, 1), std::vector<double>{158.5});
}

static void printing(const Session &s, cl_program program) {
    std::fflush(stdout);
    char path[] = "/tmp/t0-suite-XXXXXX";
    int file = mkstemp(path), own = dup(1);
    dup2(file, 1);
    s.run(s.kernel(program, "print"), 64, 32, (cl_int)500);
    CL(clFinish(s.queue));
    std::fflush(stdout);
    dup2(own, 1);
    std::vector<std::string> lines, expected;
    FILE *stream = std::fopen(path, "r");
    for (char line[200]; std::fgets(line, sizeof line, stream);) lines.push_back(line);
    std::fclose(stream);
    unlink(path);
    for (int i = 500; i < 564; i += 8) expected.push_back("item " + std::to_string(i) + ": 1,2,3,4 0.125 text\n");
    std::sort(lines.begin(), lines.end());
    if (!check("printf of a kernel: " + std::to_string(lines.size()) + " lines", lines == expected))
        for (auto &line : lines) std::printf("printed: %s", line.c_str());
}

static void programs(const Session &s, cl_program program) {
    const char *broken = "kernel void f(global int *a) { a[0] = undeclared; }";
    CL_MAKE(cl_program wrong, clCreateProgramWithSource(s.context, 1, &broken, nullptr, &error));
    check("a program with an error",
          clBuildProgram(wrong, 1, &s.device, "", nullptr, nullptr) == CL_BUILD_PROGRAM_FAILURE);
    std::vector<char> log(1 << 16);
    CL(clGetProgramBuildInfo(wrong, s.device, CL_PROGRAM_BUILD_LOG, log.size() - 1, log.data(), nullptr));
    check("its log names the error", std::strstr(log.data(), "undeclared") != nullptr);

    size_t size = 0;
    CL(clGetProgramInfo(program, CL_PROGRAM_BINARY_SIZES, sizeof size, &size, nullptr));
    std::vector<unsigned char> binary(size);
    unsigned char *start = binary.data();
    CL(clGetProgramInfo(program, CL_PROGRAM_BINARIES, sizeof start, &start, nullptr));
    const unsigned char *from = start;
    cl_int status;
    CL_MAKE(cl_program again, clCreateProgramWithBinary(s.context, 1, &s.device, &size, &from, &status, &error));
    CL(clBuildProgram(again, 1, &s.device, "", nullptr, nullptr));
    cl_mem out = s.buffer(std::vector<cl_uint>(4));
    s.run(s.kernel(again, "items"), 4, 4, out);
    same("a program from its binary", s.get<cl_uint>(out, 4), std::vector<cl_uint>{1000000, 1000001, 1000002, 1000003});

    const char *parts[] = {"int helper(int a) { return a * 3; }",
                           "int helper(int a); kernel void f(global int *a) { a[0] = helper(a[0]); }"};
    cl_program compiled[2];
    for (int i = 0; i < 2; i++) {
        CL_MAKE(compiled[i], clCreateProgramWithSource(s.context, 1, &parts[i], nullptr, &error));
        CL(clCompileProgram(compiled[i], 1, &s.device, "", 0, nullptr, nullptr, nullptr, nullptr));
    }
    CL_MAKE(cl_program linked, clLinkProgram(s.context, 1, &s.device, "", 2, compiled, nullptr, nullptr, &error));
    cl_mem value = s.buffer(std::vector<int>{14});
    s.run(s.kernel(linked, "f"), 1, 1, value);
    same("two programs that are linked", s.get<int>(value, 1), std::vector<int>{42});
}

int main() {
    Session session;
    cl_program program = session.program(SOURCE, "-cl-std=CL2.0");
    items(session, program);
    reductions(session, program);
    values(session, program);
    printing(session, program);
    programs(session, program);
    return finish();
}
