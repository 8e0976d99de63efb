// Walks what OpenCL reports about the device: each query that clGetDeviceInfo answers, and each extension. A row of a
// table names it and uses it; a report without a row is an error.
// Prints one line for each row; the exit code is the number of failed checks.
#define CL_TARGET_OPENCL_VERSION 200
#include <CL/cl.h>
#include <CL/cl_ext.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define CHECK(call)                                       \
    do {                                                  \
        cl_int error_ = (call);                           \
        if (error_) {                                     \
            printf("%s: %d\n", #call, error_);            \
            exit(100);                                    \
        }                                                 \
    } while (0)

// As CHECK, for a call that returns an object and takes the address of `error` last.
#define MAKE(what, call) \
    what = (call);       \
    CHECK(error)

static cl_platform_id platform;
static cl_device_id device;
static cl_context context;
static cl_command_queue queue;
static cl_int error;
static int failed;

static void verdict(const char *what, int wrong) {
    printf("%s: %d of 1 wrong\n", what, wrong);
    failed += wrong;
}

// The kernel `k` of a program, or NULL if it does not build.
static cl_kernel build(const char *source) {
    const char *options = "-cl-std=CL2.0 -cl-fp32-correctly-rounded-divide-sqrt";
    MAKE(cl_program program, clCreateProgramWithSource(context, 1, &source, NULL, &error));
    if (clBuildProgram(program, 1, &device, options, NULL, NULL)) {
        static char log[1 << 16];
        clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG, sizeof log - 1, log, NULL);
        fprintf(stderr, "%s", log);
        return NULL;
    }
    MAKE(cl_kernel kernel, clCreateKernel(program, "k", &error));
    return kernel;
}

static cl_mem buffer(size_t bytes, const void *from) {
    cl_mem_flags flags = CL_MEM_READ_WRITE | (from ? CL_MEM_COPY_HOST_PTR : 0);
    MAKE(cl_mem memory, clCreateBuffer(context, flags, bytes, (void *)from, &error));
    return memory;
}

static cl_uint at(cl_mem memory, size_t index) {
    cl_uint value;
    CHECK(clEnqueueReadBuffer(queue, memory, CL_TRUE, 4 * index, 4, &value, 0, NULL, NULL));
    return value;
}

static cl_int launch(cl_kernel kernel, size_t global, size_t local) {
    return clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &global, local ? &local : NULL, 0, NULL, NULL);
}

// Runs `k(global uint *out)` with `count` work-items in one group. Returns the first word that it has written.
static cl_uint result(const char *source, size_t count) {
    cl_kernel kernel = build(source);
    if (!kernel) return ~0u;
    cl_uint zeros[64] = {0};
    cl_mem out = buffer(sizeof zeros, zeros);
    CHECK(clSetKernelArg(kernel, 0, sizeof out, &out));
    CHECK(launch(kernel, count, count));
    return at(out, 0);
}

static long topology(const char *file, const char *name) {
    char path[128], line[256];
    snprintf(path, sizeof path, "/sys/class/kfd/kfd/topology/nodes/1/%s", file);
    FILE *lines = fopen(path, "r");
    long found = -1;
    while (lines && fgets(line, sizeof line, lines))
        if (!strncmp(line, name, strlen(name)) && line[strlen(name)] == ' ') found = atol(line + strlen(name));
    if (lines) fclose(lines);
    return found;
}

// How many bytes a query has answered.
static size_t answered;

#define USE(name) static int name(const unsigned long *value)
#define COUNT "kernel void k(global uint *o) { atomic_inc(o); }"

USE(any) { return value != NULL; }
USE(is_zero) { return *(const unsigned *)value == 0; }
USE(is_one) { return *(const unsigned *)value == 1; }
USE(no_text) { return answered <= 1 || !*(const char *)value; }
USE(text) { return answered > 1 && *(const char *)value; }
USE(gpu) { return *value == CL_DEVICE_TYPE_GPU; }
USE(vendor) { return (*value & 0xffff) == 0x1002; }
USE(group) { return *value == 256 && result(COUNT, 256) == 256; }
USE(large_group) {
    const char *source = "__attribute__((reqd_work_group_size(1024, 1, 1))) " COUNT;
    return *value == 1024 && result(source, 1024) == 1024;
}
USE(dimensions) {
    cl_kernel kernel = build(COUNT);
    cl_uint zero = 0;
    cl_mem out = buffer(4, &zero);
    size_t global[] = {6, 10, 4}, local[] = {3, 5, 2};
    CHECK(clSetKernelArg(kernel, 0, sizeof out, &out));
    CHECK(clEnqueueNDRangeKernel(queue, kernel, 3, NULL, global, local, 0, NULL, NULL));
    return (*value & 0xff) == 3 && at(out, 0) == 240;
}
USE(sizes) { return value[0] == 1024 && value[1] == 1024 && value[2] == 1024; }
USE(vectors) {
    return *(const unsigned *)value && result("#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"
           "kernel void k(global uint *o) { char16 c = (char16)(3); half8 h = (half8)(2); double4 d = (double4)(5); long3 l = (long3)(7); o[0] = c.sf + (int)h.s7 + (int)d.w + (int)l.z; }", 1) == 17;
}
USE(clock) { return (long)*(const unsigned *)value == topology("properties", "max_engine_clk_fcompute"); }
USE(address_bits) { return *(const unsigned *)value == 64 && result("kernel void k(global uint *o) { *o = sizeof(size_t); }", 1) == 8; }
USE(largest_buffer) {
    cl_mem memory = buffer(*value / 4 * 4, NULL);
    cl_uint last = 77;
    CHECK(clEnqueueWriteBuffer(queue, memory, CL_TRUE, *value / 4 * 4 - 4, 4, &last, 0, NULL, NULL));
    int right = at(memory, *value / 4 - 1) == 77;
    CHECK(clReleaseMemObject(memory));
    clCreateBuffer(context, CL_MEM_READ_WRITE, *value + 4096, NULL, &error);
    return right && error != CL_SUCCESS;
}

static cl_mem image(cl_mem_object_type type, size_t width, size_t height, size_t depth, cl_mem from, size_t pitch) {
    cl_image_format format = {CL_R, CL_UNSIGNED_INT32};
    cl_image_desc desc;
    memset(&desc, 0, sizeof desc);
    desc.image_type = type;
    desc.image_width = width;
    desc.image_height = height;
    desc.image_depth = desc.image_array_size = depth;
    desc.buffer = from;
    desc.image_row_pitch = pitch;
    MAKE(cl_mem image, clCreateImage(context, CL_MEM_READ_WRITE, &format, &desc, NULL, &error));
    return image;
}

// The last texel of an image, as a kernel reads what the host has written.
static int last_texel(cl_mem_object_type type, size_t width, size_t height, size_t depth) {
    const char *sources[] = {
        "kernel void k(read_only image2d_t i, global uint *o) { *o = read_imageui(i, (int2)(get_image_width(i) - 1, get_image_height(i) - 1)).x; }",
        "kernel void k(read_only image3d_t i, global uint *o) { *o = read_imageui(i, (int4)(get_image_width(i) - 1, get_image_height(i) - 1, get_image_depth(i) - 1, 0)).x; }",
        "kernel void k(read_only image2d_array_t i, global uint *o) { *o = read_imageui(i, (int4)(get_image_width(i) - 1, get_image_height(i) - 1, get_image_array_size(i) - 1, 0)).x; }"};
    int which = type == CL_MEM_OBJECT_IMAGE2D ? 0 : type == CL_MEM_OBJECT_IMAGE3D ? 1 : 2;
    cl_kernel kernel = build(sources[which]);
    cl_mem i = image(type, width, height, depth, NULL, 0), out = buffer(4, NULL);
    size_t origin[] = {width - 1, height - 1, depth ? depth - 1 : 0}, region[] = {1, 1, 1};
    cl_uint texel = 1234;
    CHECK(clEnqueueWriteImage(queue, i, CL_TRUE, origin, region, 0, 0, &texel, 0, NULL, NULL));
    CHECK(clSetKernelArg(kernel, 0, sizeof i, &i));
    CHECK(clSetKernelArg(kernel, 1, sizeof out, &out));
    CHECK(launch(kernel, 1, 1));
    int right = at(out, 0) == 1234;
    CHECK(clReleaseMemObject(i));
    return right;
}
USE(width_2d) { return last_texel(CL_MEM_OBJECT_IMAGE2D, *value, 1, 0); }
USE(height_2d) { return last_texel(CL_MEM_OBJECT_IMAGE2D, 1, *value, 0); }
USE(width_3d) { return last_texel(CL_MEM_OBJECT_IMAGE3D, *value, 1, 1); }
USE(height_3d) { return last_texel(CL_MEM_OBJECT_IMAGE3D, 1, *value, 1); }
USE(depth_3d) { return last_texel(CL_MEM_OBJECT_IMAGE3D, 1, 1, *value); }
USE(layers) { return last_texel(CL_MEM_OBJECT_IMAGE2D_ARRAY, 3, 2, *value); }
USE(images) { return *(const unsigned *)value && last_texel(CL_MEM_OBJECT_IMAGE2D, 33, 21, 0); }
USE(image_buffer) {
    cl_mem memory = buffer(*value * 4, NULL), i = image(CL_MEM_OBJECT_IMAGE1D_BUFFER, *value, 0, 0, memory, 0), out = buffer(4, NULL);
    cl_kernel kernel = build("kernel void k(read_only image1d_buffer_t i, global uint *o) { *o = read_imageui(i, get_image_width(i) - 1).x; }");
    cl_uint texel = 99;
    CHECK(clEnqueueWriteBuffer(queue, memory, CL_TRUE, *value * 4 - 4, 4, &texel, 0, NULL, NULL));
    CHECK(clSetKernelArg(kernel, 0, sizeof i, &i));
    CHECK(clSetKernelArg(kernel, 1, sizeof out, &out));
    CHECK(launch(kernel, 1, 1));
    return at(out, 0) == 99;
}
USE(rows_of_buffer) {
    size_t pitch = *(const unsigned *)value;
    cl_uint texels[1024] = {0};
    texels[2 * pitch / 4 * 1 + 3] = 55;
    cl_mem memory = buffer(sizeof texels, texels), i = image(CL_MEM_OBJECT_IMAGE2D, 5, 3, 0, memory, pitch), out = buffer(4, NULL);
    cl_kernel kernel = build("kernel void k(read_only image2d_t i, global uint *o) { *o = read_imageui(i, (int2)(3, 2)).x; }");
    CHECK(clSetKernelArg(kernel, 0, sizeof i, &i));
    CHECK(clSetKernelArg(kernel, 1, sizeof out, &out));
    CHECK(launch(kernel, 1, 1));
    return at(out, 0) == 55;
}

// A kernel with `count` arguments: the text of each with its number, the body of each, and what is passed.
static cl_uint many(unsigned count, const char *argument, const char *body, size_t size, const void *passed, cl_mem out) {
    static char source[1 << 16];
    char *end = source + sprintf(source, "kernel void k(global uint *o");
    for (unsigned i = 0; i < count; i++) end += sprintf(end, argument, i);
    end += sprintf(end, ") { uint s = 0;\n");
    for (unsigned i = 0; i < count; i++) end += sprintf(end, body, i, i);
    sprintf(end, "*o += s; }");
    cl_kernel kernel = build(source);
    if (!kernel) return ~0u;
    CHECK(clSetKernelArg(kernel, 0, sizeof out, &out));
    for (unsigned i = 0; i < count; i++) CHECK(clSetKernelArg(kernel, i + 1, size, passed));
    CHECK(launch(kernel, 1, 1));
    return at(out, 0);
}
static cl_mem zero_word(void) {
    cl_uint zero = 0;
    return buffer(4, &zero);
}
static cl_mem texels(void) {
    cl_mem i = image(CL_MEM_OBJECT_IMAGE2D, 4, 4, 0, NULL, 0);
    cl_uint fill[4] = {3, 0, 0, 0};
    size_t origin[3] = {0, 0, 0}, region[3] = {4, 4, 1};
    CHECK(clEnqueueFillImage(queue, i, fill, origin, region, 0, NULL, NULL));
    return i;
}
USE(read_images) {
    cl_mem i = texels();
    unsigned n = *(const unsigned *)value;
    return many(n, ", read_only image2d_t i%u", "s += read_imageui(i%u, (int2)(%u & 3, 1)).x;\n", sizeof i, &i, zero_word()) == 3 * n;
}
USE(write_images) {
    cl_mem i = texels();
    unsigned n = *(const unsigned *)value;
    many(n, ", write_only image2d_t i%u", "write_imageui(i%u, (int2)(%u & 3, 2), (uint4)(9));\n", sizeof i, &i, zero_word());
    size_t origin[3] = {1, 2, 0}, region[3] = {1, 1, 1};
    cl_uint found;
    CHECK(clEnqueueReadImage(queue, i, CL_TRUE, origin, region, 0, 0, &found, 0, NULL, NULL));
    return found == 9;
}
USE(changed_images) {
    cl_mem i = texels();
    unsigned n = *(const unsigned *)value;
    return many(n, ", read_write image2d_t i%u", "s += read_imageui(i%u, (int2)(%u & 3, 1)).x;\n", sizeof i, &i, zero_word()) == 3 * n;
}
USE(samplers) {
    MAKE(cl_sampler sampler, clCreateSamplerWithProperties(context, NULL, &error));
    static char source[4096];
    char *end = source + sprintf(source, "kernel void k(global uint *o, read_only image2d_t i");
    unsigned n = *(const unsigned *)value;
    for (unsigned i = 0; i < n; i++) end += sprintf(end, ", sampler_t s%u", i);
    end += sprintf(end, ") { uint s = 0;\n");
    for (unsigned i = 0; i < n; i++) end += sprintf(end, "s += read_imageui(i, s%u, (float2)(0.5f)).x;\n", i);
    sprintf(end, "*o = s; }");
    cl_kernel kernel = build(source);
    cl_mem i = texels(), out = zero_word();
    if (!kernel) return 0;
    CHECK(clSetKernelArg(kernel, 0, sizeof out, &out));
    CHECK(clSetKernelArg(kernel, 1, sizeof i, &i));
    for (unsigned j = 0; j < n; j++) CHECK(clSetKernelArg(kernel, j + 2, sizeof sampler, &sampler));
    CHECK(launch(kernel, 1, 1));
    return at(out, 0) == 3 * n;
}
USE(constants) {
    cl_uint words[64] = {0, 5};
    cl_mem memory = buffer(sizeof words, words);
    unsigned n = *(const unsigned *)value;
    return many(n, ", constant uint *c%u", "s += c%u[1] + %u * 0;\n", sizeof memory, &memory, zero_word()) == 5 * n;
}
USE(arguments) {
    struct { cl_uint words[254]; } block;
    for (int i = 0; i < 254; i++) block.words[i] = i;
    cl_kernel kernel = build("struct s { uint w[254]; }; kernel void k(global uint *o, struct s a) { uint s = 0; for (int i = 0; i < 254; i++) s += a.w[i]; *o = s; }");
    cl_mem out = zero_word();
    if (!kernel) return 0;
    CHECK(clSetKernelArg(kernel, 0, sizeof out, &out));
    CHECK(clSetKernelArg(kernel, 1, sizeof block, &block));
    CHECK(launch(kernel, 1, 1));
    return *value == 8 + sizeof block && at(out, 0) == 253 * 254 / 2;
}
USE(sub_buffers) {
    cl_uint words[128] = {0};
    words[32] = 8;
    cl_mem memory = buffer(sizeof words, words);
    cl_buffer_region region = {*(const unsigned *)value / 8, 128};
    MAKE(cl_mem part, clCreateSubBuffer(memory, CL_MEM_READ_WRITE, CL_BUFFER_CREATE_TYPE_REGION, &region, &error));
    return at(part, 0) == 8;
}
USE(largest_type) { return *(const unsigned *)value == 128 && result("kernel void k(global uint *o) { *o = sizeof(long16); }", 1) == 128; }
// Denormals, infinities, rounding of conversions, a fused multiplication, and an exact division.
USE(single) {
    return (*value & 0xbf) == 0xbf && result(
        "kernel void k(global uint *o) { volatile float tiny = 0x1p-126f, one = 1, three = 3, big = 3e38f, huge = big * 10;\n"
        "volatile int odd = 16777217; uint right = tiny * 0.5f == 0x1p-127f && isinf(big * 10) && isnan(huge - huge);\n"
        "right &= convert_float_rtz(odd) == 16777216.0f && convert_float_rtp(odd) == 16777218.0f && convert_float_rtn(-odd) == -16777218.0f;\n"
        "right &= fma(one + 0x1p-12f, one + 0x1p-12f, -(one + 0x1p-11f)) == 0x1p-24f && one / three == 0x1.555556p-2f && sqrt(three) == 0x1.bb67aep0f;\n"
        "*o = right; }", 1) == 1;
}
USE(double_) {
    return (*value & 0x3f) == 0x3f && result(
        "kernel void k(global uint *o) { volatile double tiny = 0x1p-1022, one = 1, three = 3, big = 1e308;\n"
        "volatile long odd = 9007199254740993L; uint right = tiny * 0.5 == 0x1p-1023 && isinf(big * 10);\n"
        "right &= convert_double_rtz(odd) == 9007199254740992.0 && convert_double_rtp(odd) == 9007199254740994.0;\n"
        "right &= fma(one + 0x1p-27, one + 0x1p-27, -(one + 0x1p-26)) == 0x1p-54 && one / three == 0x1.5555555555555p-2;\n"
        "*o = right; }", 1) == 1;
}
USE(half_) {
    return (*value & 0x3f) == 0x3f && result(
        "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"
        "kernel void k(global uint *o) { volatile half tiny = 0x1p-14h, one = 1, big = 60000; volatile float odd = 2049;\n"
        "uint right = tiny * 0.5h == 0x1p-15h && isinf(big * 2.0h) && convert_half_rtz(odd) == 2048.0h && convert_half_rtp(odd) == 2050.0h;\n"
        "right &= fma(one + 0x1p-6h, one + 0x1p-6h, -(one + 0x1p-5h)) == 0x1p-12h; *o = right; }", 1) == 1;
}
USE(memory_size) { return (long)*value == topology("mem_banks/0/properties", "size_in_bytes"); }
USE(local_memory) {
    cl_kernel kernel = build("kernel void k(global uint *o, local uint *l, uint n) { for (uint i = get_local_id(0); i < n; i += 256) l[i] = i; barrier(CLK_LOCAL_MEM_FENCE); if (!get_local_id(0)) *o = l[n - 1]; }");
    cl_mem out = zero_word();
    cl_uint words = *(const unsigned *)value / 4;
    CHECK(clSetKernelArg(kernel, 0, sizeof out, &out));
    CHECK(clSetKernelArg(kernel, 1, 4 * words, NULL));
    CHECK(clSetKernelArg(kernel, 2, 4, &words));
    CHECK(launch(kernel, 256, 256));
    int right = at(out, 0) == words - 1;
    CHECK(clSetKernelArg(kernel, 1, 4 * words + 4, NULL));
    return right && launch(kernel, 256, 256) != CL_SUCCESS;
}
USE(linker) {
    const char *sources[] = {"uint f(uint x) { return x + 4; }", "uint f(uint x); kernel void k(global uint *o) { *o = f(6); }"};
    cl_program parts[2];
    for (int i = 0; i < 2; i++) {
        MAKE(parts[i], clCreateProgramWithSource(context, 1, &sources[i], NULL, &error));
        CHECK(clCompileProgram(parts[i], 1, &device, NULL, 0, NULL, NULL, NULL, NULL));
    }
    MAKE(cl_program program, clLinkProgram(context, 1, &device, NULL, 2, parts, NULL, NULL, &error));
    MAKE(cl_kernel kernel, clCreateKernel(program, "k", &error));
    cl_mem out = zero_word();
    CHECK(clSetKernelArg(kernel, 0, sizeof out, &out));
    CHECK(launch(kernel, 1, 1));
    return *(const unsigned *)value && at(out, 0) == 10;
}
USE(profiling) {
    cl_queue_properties properties[] = {CL_QUEUE_PROPERTIES, CL_QUEUE_PROFILING_ENABLE, 0};
    MAKE(cl_command_queue timed, clCreateCommandQueueWithProperties(context, device, properties, &error));
    cl_mem out = zero_word();
    cl_kernel kernel = build(COUNT);
    CHECK(clSetKernelArg(kernel, 0, sizeof out, &out));
    size_t size = 64;
    cl_event event;
    cl_ulong begin, end;
    CHECK(clEnqueueNDRangeKernel(timed, kernel, 1, NULL, &size, NULL, 0, NULL, &event));
    CHECK(clWaitForEvents(1, &event));
    CHECK(clGetEventProfilingInfo(event, CL_PROFILING_COMMAND_START, 8, &begin, NULL));
    CHECK(clGetEventProfilingInfo(event, CL_PROFILING_COMMAND_END, 8, &end, NULL));
    return *value == CL_QUEUE_PROFILING_ENABLE && end > begin;
}
USE(platform_) { return *value == (unsigned long)platform; }
USE(global_variable) {
    return *value && result("global uint counter = 3; kernel void k(global uint *o) { counter += 4; *o = counter; }", 1) == 7;
}
USE(queue_of_device) {
    if (!*(const unsigned *)value) return 1;
    cl_queue_properties properties[] = {
        CL_QUEUE_PROPERTIES, CL_QUEUE_ON_DEVICE | CL_QUEUE_ON_DEVICE_DEFAULT | CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE, 0};
    // The queue of the device, which there is one of, stays.
    static cl_command_queue own;
    if (!own) {
        MAKE(own, clCreateCommandQueueWithProperties(context, device, properties, &error));
    }
    cl_uint found = result(
        "kernel void k(global uint *o) { if (get_global_id(0) == 0) {\n"
        "enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_WAIT_KERNEL, ndrange_1D(64), ^{ atomic_inc(o); }); } }", 1);
    CHECK(clFinish(queue));
    return found == 64;
}
USE(shared_memory) {
    int right = *value == (CL_DEVICE_SVM_COARSE_GRAIN_BUFFER | CL_DEVICE_SVM_FINE_GRAIN_BUFFER);
    cl_kernel kernel = build("kernel void k(global uint *o) { o[get_global_id(0)] += 2; }");
    for (int fine = 0; fine < 2; fine++) {
        cl_svm_mem_flags flags = CL_MEM_READ_WRITE | (fine ? CL_MEM_SVM_FINE_GRAIN_BUFFER : 0);
        cl_uint *memory = clSVMAlloc(context, flags, 4096, 0);
        if (!memory) return 0;
        if (!fine) CHECK(clEnqueueSVMMap(queue, CL_TRUE, CL_MAP_WRITE, memory, 4096, 0, NULL, NULL));
        for (int i = 0; i < 1024; i++) memory[i] = i;
        if (!fine) CHECK(clEnqueueSVMUnmap(queue, memory, 0, NULL, NULL));
        CHECK(clSetKernelArgSVMPointer(kernel, 0, memory));
        CHECK(launch(kernel, 1024, 64));
        CHECK(clFinish(queue));
        if (!fine) CHECK(clEnqueueSVMMap(queue, CL_TRUE, CL_MAP_READ, memory, 4096, 0, NULL, NULL));
        for (cl_uint i = 0; i < 1024; i++) right &= memory[i] == i + 2;
        if (!fine) CHECK(clEnqueueSVMUnmap(queue, memory, 0, NULL, NULL));
        // Freeing waits for nothing.
        CHECK(clFinish(queue));
        clSVMFree(context, memory);
    }
    return right;
}
USE(pipes) {
    if (!*(const unsigned *)value) return 0;
    MAKE(cl_mem pipe, clCreatePipe(context, CL_MEM_HOST_NO_ACCESS, 4, 64, NULL, &error));
    cl_kernel in = build("kernel void k(write_only pipe uint p) { uint x = get_global_id(0) + 1; write_pipe(p, &x); }");
    cl_kernel out = build(
        "kernel void k(read_only pipe uint p, global uint *o) { uint x = 0; reserve_id_t r = work_group_reserve_read_pipe(p, 64);\n"
        "if (is_valid_reserve_id(r)) { read_pipe(p, r, get_local_id(0), &x); work_group_commit_read_pipe(p, r); } atomic_add(o, x); }");
    cl_mem sum = zero_word();
    if (!in || !out) return 0;
    CHECK(clSetKernelArg(in, 0, sizeof pipe, &pipe));
    CHECK(clSetKernelArg(out, 0, sizeof pipe, &pipe));
    CHECK(clSetKernelArg(out, 1, sizeof sum, &sum));
    CHECK(launch(in, 64, 64));
    CHECK(launch(out, 64, 64));
    return at(sum, 0) == 65 * 32;
}
USE(units) { return (long)*(const unsigned *)value == topology("properties", "simd_count") / 4; }
USE(pci_device) { return (long)*(const unsigned *)value == topology("properties", "device_id"); }
USE(wave) {
    return *(const unsigned *)value == 32 &&
           result("kernel void k(global uint *o) { *o = get_max_sub_group_size(); }", 64) == 32;
}
USE(free_memory) { return (long)value[0] <= topology("mem_banks/0/properties", "size_in_bytes") / 1024; }
USE(version_11) { return *(const unsigned *)value == 11; }
USE(local_size) { return *(const unsigned *)value == 65536; }
USE(queues) {
    unsigned n = *(const unsigned *)value;
    cl_mem out = zero_word();
    cl_kernel kernel = build(COUNT);
    cl_command_queue all[64];
    CHECK(clSetKernelArg(kernel, 0, sizeof out, &out));
    for (unsigned i = 0; i < n && i < 64; i++) {
        MAKE(all[i], clCreateCommandQueueWithProperties(context, device, NULL, &error));
        size_t size = 64;
        CHECK(clEnqueueNDRangeKernel(all[i], kernel, 1, NULL, &size, NULL, 0, NULL, NULL));
    }
    for (unsigned i = 0; i < n && i < 64; i++) {
        CHECK(clFinish(all[i]));
        CHECK(clReleaseCommandQueue(all[i]));
    }
    return at(out, 0) == 64 * n;
}
// A queue for some compute units.
USE(real_time) {
    const cl_queue_properties UNITS = 0x404f;
    cl_queue_properties properties[] = {UNITS, 4, 0};
    MAKE(cl_command_queue own, clCreateCommandQueueWithProperties(context, device, properties, &error));
    cl_mem out = zero_word();
    cl_kernel kernel = build(COUNT);
    size_t size = 256;
    CHECK(clSetKernelArg(kernel, 0, sizeof out, &out));
    CHECK(clEnqueueNDRangeKernel(own, kernel, 1, NULL, &size, NULL, 0, NULL, NULL));
    CHECK(clFinish(own));
    CHECK(clReleaseCommandQueue(own));
    return *(const unsigned *)value && at(out, 0) == 256;
}
USE(subdivision) {
    cl_device_partition_property by[] = {CL_DEVICE_PARTITION_EQUALLY, 2, 0};
    cl_device_id parts[64];
    return clCreateSubDevices(device, by, 64, parts, NULL) != CL_SUCCESS && value;
}

static const struct {
    cl_device_info query;
    const char *name;
    int (*use)(const unsigned long *);
} queries[] = {
#define ROW(name, use) {CL_DEVICE_##name, #name, use}
    ROW(TYPE, gpu), ROW(VENDOR_ID, vendor), ROW(MAX_COMPUTE_UNITS, units), ROW(MAX_WORK_ITEM_DIMENSIONS, dimensions),
    ROW(MAX_WORK_GROUP_SIZE, group), ROW(MAX_WORK_ITEM_SIZES, sizes), ROW(PREFERRED_VECTOR_WIDTH_CHAR, vectors),
    ROW(PREFERRED_VECTOR_WIDTH_SHORT, any), ROW(PREFERRED_VECTOR_WIDTH_INT, any), ROW(PREFERRED_VECTOR_WIDTH_LONG, any),
    ROW(PREFERRED_VECTOR_WIDTH_FLOAT, any), ROW(PREFERRED_VECTOR_WIDTH_DOUBLE, any), ROW(MAX_CLOCK_FREQUENCY, clock),
    ROW(ADDRESS_BITS, address_bits), ROW(MAX_READ_IMAGE_ARGS, read_images), ROW(MAX_WRITE_IMAGE_ARGS, write_images),
    ROW(MAX_MEM_ALLOC_SIZE, largest_buffer), ROW(IMAGE2D_MAX_WIDTH, width_2d), ROW(IMAGE2D_MAX_HEIGHT, height_2d),
    ROW(IMAGE3D_MAX_WIDTH, width_3d), ROW(IMAGE3D_MAX_HEIGHT, height_3d), ROW(IMAGE3D_MAX_DEPTH, depth_3d),
    ROW(IMAGE_SUPPORT, images), ROW(MAX_PARAMETER_SIZE, arguments), ROW(MAX_SAMPLERS, samplers),
    ROW(MEM_BASE_ADDR_ALIGN, sub_buffers), ROW(MIN_DATA_TYPE_ALIGN_SIZE, largest_type), ROW(SINGLE_FP_CONFIG, single),
    ROW(GLOBAL_MEM_CACHE_TYPE, any), ROW(GLOBAL_MEM_CACHELINE_SIZE, any), ROW(GLOBAL_MEM_CACHE_SIZE, any),
    ROW(GLOBAL_MEM_SIZE, memory_size), ROW(MAX_CONSTANT_BUFFER_SIZE, any), ROW(MAX_CONSTANT_ARGS, constants),
    ROW(LOCAL_MEM_TYPE, is_one), ROW(LOCAL_MEM_SIZE, local_memory), ROW(ERROR_CORRECTION_SUPPORT, is_zero),
    ROW(PROFILING_TIMER_RESOLUTION, is_one), ROW(ENDIAN_LITTLE, is_one), ROW(AVAILABLE, is_one),
    ROW(COMPILER_AVAILABLE, is_one), ROW(EXECUTION_CAPABILITIES, is_one), ROW(QUEUE_ON_HOST_PROPERTIES, profiling),
    ROW(NAME, text), ROW(VENDOR, text), {CL_DRIVER_VERSION, "DRIVER_VERSION", text}, ROW(PROFILE, text), ROW(VERSION, text),
    ROW(EXTENSIONS, text), ROW(PLATFORM, platform_), ROW(DOUBLE_FP_CONFIG, double_), ROW(HALF_FP_CONFIG, half_),
    ROW(PREFERRED_VECTOR_WIDTH_HALF, any), ROW(HOST_UNIFIED_MEMORY, is_zero), ROW(NATIVE_VECTOR_WIDTH_CHAR, any),
    ROW(NATIVE_VECTOR_WIDTH_SHORT, any), ROW(NATIVE_VECTOR_WIDTH_INT, any), ROW(NATIVE_VECTOR_WIDTH_LONG, any),
    ROW(NATIVE_VECTOR_WIDTH_FLOAT, any), ROW(NATIVE_VECTOR_WIDTH_DOUBLE, any), ROW(NATIVE_VECTOR_WIDTH_HALF, any),
    ROW(OPENCL_C_VERSION, text), ROW(LINKER_AVAILABLE, linker), ROW(BUILT_IN_KERNELS, no_text),
    ROW(IMAGE_MAX_BUFFER_SIZE, image_buffer), ROW(IMAGE_MAX_ARRAY_SIZE, layers), ROW(PARENT_DEVICE, is_zero),
    ROW(PARTITION_MAX_SUB_DEVICES, subdivision), ROW(PARTITION_PROPERTIES, is_zero),
    ROW(PARTITION_AFFINITY_DOMAIN, is_zero), ROW(PARTITION_TYPE, is_zero), ROW(REFERENCE_COUNT, any),
    ROW(PREFERRED_INTEROP_USER_SYNC, any), ROW(PRINTF_BUFFER_SIZE, any), ROW(IMAGE_PITCH_ALIGNMENT, rows_of_buffer),
    ROW(IMAGE_BASE_ADDRESS_ALIGNMENT, rows_of_buffer), ROW(MAX_READ_WRITE_IMAGE_ARGS, changed_images),
    ROW(MAX_GLOBAL_VARIABLE_SIZE, global_variable), ROW(QUEUE_ON_DEVICE_PROPERTIES, queue_of_device),
    ROW(QUEUE_ON_DEVICE_PREFERRED_SIZE, any), ROW(QUEUE_ON_DEVICE_MAX_SIZE, any), ROW(MAX_ON_DEVICE_QUEUES, queue_of_device),
    ROW(MAX_ON_DEVICE_EVENTS, any), ROW(SVM_CAPABILITIES, shared_memory),
    ROW(GLOBAL_VARIABLE_PREFERRED_TOTAL_SIZE, any), ROW(MAX_PIPE_ARGS, pipes), ROW(PIPE_MAX_ACTIVE_RESERVATIONS, pipes),
    ROW(PIPE_MAX_PACKET_SIZE, pipes), ROW(PREFERRED_PLATFORM_ATOMIC_ALIGNMENT, any),
    ROW(PREFERRED_GLOBAL_ATOMIC_ALIGNMENT, any), ROW(PREFERRED_LOCAL_ATOMIC_ALIGNMENT, any),
    {0x105b, "IL_VERSION", no_text},
    // cl_amd_device_attribute_query, of which the header has some.
    {0x4030, "PREFERRED_WORK_GROUP_SIZE_AMD", group}, {0x4031, "MAX_WORK_GROUP_SIZE_AMD", large_group},
    {0x4032, "unnamed query 0x4032", any}, {0x4033, "PREFERRED_CONSTANT_BUFFER_SIZE_AMD", any},
    {0x4034, "PCIE_ID_AMD", pci_device}, {0x4036, "PROFILING_TIMER_OFFSET_AMD", any}, {0x4037, "TOPOLOGY_AMD", is_one},
    {0x4038, "BOARD_NAME_AMD", text}, {0x4039, "GLOBAL_FREE_MEMORY_AMD", free_memory},
    {0x403a, "unnamed query 0x403a", any}, {0x4040, "SIMD_PER_COMPUTE_UNIT_AMD", any}, {0x4041, "SIMD_WIDTH_AMD", any},
    {0x4042, "SIMD_INSTRUCTION_WIDTH_AMD", any}, {0x4043, "WAVEFRONT_WIDTH_AMD", wave},
    {0x4044, "GLOBAL_MEM_CHANNELS_AMD", any}, {0x4045, "GLOBAL_MEM_CHANNEL_BANKS_AMD", any},
    {0x4046, "GLOBAL_MEM_CHANNEL_BANK_WIDTH_AMD", any}, {0x4047, "LOCAL_MEM_SIZE_PER_COMPUTE_UNIT_AMD", local_size},
    {0x4048, "LOCAL_MEM_BANKS_AMD", any}, {0x4049, "THREAD_TRACE_SUPPORTED_AMD", is_zero},
    {0x404a, "GFXIP_MAJOR_AMD", version_11}, {0x404b, "GFXIP_MINOR_AMD", any}, {0x404c, "AVAILABLE_ASYNC_QUEUES_AMD", queues},
    {0x404d, "MAX_REAL_TIME_COMPUTE_QUEUES_AMD", real_time}, {0x404e, "MAX_REAL_TIME_COMPUTE_UNITS_AMD", real_time},
    {0x4088, "NUM_P2P_DEVICES_AMD", is_zero}, {0x4089, "P2P_DEVICES_AMD", any}, {0x40e0, "unnamed query 0x40e0", any},
};

static int atomics(const unsigned long *value) {
    (void)value;
    return result(
        "#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable\n#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable\n"
        "kernel void k(global uint *o) { local uint l[2]; local ulong w; if (!get_local_id(0)) l[0] = l[1] = 0, w = 0; barrier(CLK_LOCAL_MEM_FENCE);\n"
        "volatile global ulong *g = (global ulong *)(o + 2); atomic_add(o + 1, 3); atomic_max(o + 4, get_local_id(0)); atomic_inc(l); atomic_max(l + 1, get_local_id(0));\n"
        "atom_add(g, 1UL << 34); atom_max(g + 2, (ulong)get_local_id(0) << 40); atom_add(&w, 1UL << 33);\n"
        "barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
        "if (!get_local_id(0)) o[0] = o[1] == 192 && l[0] == 64 && l[1] == 63 && g[0] == 64UL << 34 && g[2] == 63UL << 40 && o[4] == 63 && w == 64UL << 33; }", 64) == 1;
}
static int bytes_(const unsigned long *value) {
    (void)value;
    return result("kernel void k(global uint *o) { global uchar *b = (global uchar *)o; b[1] = 2; b[3] = 5; }", 1) == 0x05000200;
}
static int subgroups(const unsigned long *value) {
    (void)value;
    // Each lane stores: the compiler moves a part of the sum into a branch, where the other lanes are inactive.
    return result("#pragma OPENCL EXTENSION cl_khr_subgroups : enable\n"
                  "kernel void k(global uint *o) { uint l = get_sub_group_local_id(); o[get_local_id(0)] = sub_group_reduce_add(l) + sub_group_broadcast(l, 7); }",
                  64) == 31 * 16 + 7;
}
static int media(const unsigned long *value) {
    (void)value;
    return result("#pragma OPENCL EXTENSION cl_amd_media_ops : enable\n#pragma OPENCL EXTENSION cl_amd_media_ops2 : enable\n"
                  "kernel void k(global uint *o) { volatile uint a = 0x01020304, b = 0x05060708; *o = amd_bitalign(a, b, 8) == 0x04050607 && amd_bytealign(a, b, 1) == 0x04050607\n"
                  "&& amd_sad(a, b, 1) == 17 && amd_bfe(a, 8, 8) == 3 && amd_max3(a, b, 1u) == b && amd_pack((float4)(1, 2, 3, 4)) == 0x04030201; }",
                  1) == 1;
}
static int volume_writes(const unsigned long *value) {
    (void)value;
    cl_kernel kernel = build("#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable\nkernel void k(write_only image3d_t i) { write_imageui(i, (int4)(1, 2, 3, 0), (uint4)(44)); }");
    if (!kernel) return 0;
    cl_mem i = image(CL_MEM_OBJECT_IMAGE3D, 4, 4, 4, NULL, 0);
    CHECK(clSetKernelArg(kernel, 0, sizeof i, &i));
    CHECK(launch(kernel, 1, 1));
    size_t origin[3] = {1, 2, 3}, region[3] = {1, 1, 1};
    cl_uint found;
    CHECK(clEnqueueReadImage(queue, i, CL_TRUE, origin, region, 0, 0, &found, 0, NULL, NULL));
    return found == 44;
}
static int depth_images(const unsigned long *value) {
    (void)value;
    cl_image_format format = {CL_DEPTH, CL_FLOAT};
    cl_image_desc desc;
    memset(&desc, 0, sizeof desc);
    desc.image_type = CL_MEM_OBJECT_IMAGE2D;
    desc.image_width = desc.image_height = 4;
    MAKE(cl_mem i, clCreateImage(context, CL_MEM_READ_WRITE, &format, &desc, NULL, &error));
    float texels[16];
    for (int j = 0; j < 16; j++) texels[j] = j / 16.0f;
    size_t origin[3] = {0}, region[3] = {4, 4, 1};
    CHECK(clEnqueueWriteImage(queue, i, CL_TRUE, origin, region, 0, 0, texels, 0, NULL, NULL));
    cl_kernel kernel = build("kernel void k(read_only image2d_depth_t i, global uint *o) { *o = (uint)(read_imagef(i, (int2)(2, 3)) * 16); }");
    cl_mem out = zero_word();
    if (!kernel) return 0;
    CHECK(clSetKernelArg(kernel, 0, sizeof i, &i));
    CHECK(clSetKernelArg(kernel, 1, sizeof out, &out));
    CHECK(launch(kernel, 1, 1));
    return at(out, 0) == 14;
}
static int image_of_buffer(const unsigned long *value) {
    unsigned long pitch = 256;
    (void)value;
    return rows_of_buffer(&pitch);
}
static int use_fp64(const unsigned long *value) { return (void)value, double_(&(unsigned long){0x3f}); }
static int use_fp16(const unsigned long *value) { return (void)value, half_(&(unsigned long){0x3f}); }

static const struct {
    const char *name;
    int (*use)(const unsigned long *);
} extensions[] = {
    {"cl_khr_fp64", use_fp64},
    {"cl_khr_fp16", use_fp16},
    {"cl_khr_global_int32_base_atomics", atomics},
    {"cl_khr_global_int32_extended_atomics", atomics},
    {"cl_khr_local_int32_base_atomics", atomics},
    {"cl_khr_local_int32_extended_atomics", atomics},
    {"cl_khr_int64_base_atomics", atomics},
    {"cl_khr_int64_extended_atomics", atomics},
    {"cl_khr_3d_image_writes", volume_writes},
    {"cl_khr_byte_addressable_store", bytes_},
    // AMD's OpenCL always reports it. It needs a context of OpenGL, which the device does not have.
    {"cl_khr_gl_sharing", any},
    // The queries above.
    {"cl_amd_device_attribute_query", any},
    {"cl_amd_media_ops", media},
    {"cl_amd_media_ops2", media},
    {"cl_khr_image2d_from_buffer", image_of_buffer},
    {"cl_khr_subgroups", subgroups},
    {"cl_khr_depth_images", depth_images},
    // Between the cards of NUM_P2P_DEVICES_AMD.
    {"cl_amd_copy_buffer_p2p", any},
    // A language of the compiler.
    {"cl_amd_assembly_program", any},
};

enum { QUERIES = sizeof queries / sizeof *queries, EXTENSIONS = sizeof extensions / sizeof *extensions };

int main(void) {
    // A kernel that waits for ever must not keep the test waiting.
    alarm(240);
    setvbuf(stdout, NULL, _IOLBF, 0);
    CHECK(clGetPlatformIDs(1, &platform, NULL));
    CHECK(clGetDeviceIDs(platform, CL_DEVICE_TYPE_GPU, 1, &device, NULL));
    MAKE(context, clCreateContext(NULL, 1, &device, NULL, NULL, &error));
    MAKE(queue, clCreateCommandQueueWithProperties(context, device, NULL, &error));
    static unsigned long value[512];
    int unknown = 0;
    for (unsigned query = 0x1000; query < 0x5000; query++) {
        memset(value, 0, sizeof value);
        if (clGetDeviceInfo(device, query, sizeof value, value, &answered)) continue;
        int row = 0;
        while (row < QUERIES && queries[row].query != query) row++;
        if (row == QUERIES) {
            fprintf(stderr, "query %#x is answered, and has no row\n", query);
            unknown++;
        } else {
            verdict(queries[row].name, !queries[row].use(value));
        }
    }
    verdict("each query has a row", unknown);
    CHECK(clGetDeviceInfo(device, CL_DEVICE_EXTENSIONS, sizeof value, value, NULL));
    for (char *name = strtok((char *)value, " "); name; name = strtok(NULL, " ")) {
        int row = 0;
        while (row < EXTENSIONS && strcmp(extensions[row].name, name)) row++;
        unsigned long none = 0;
        verdict(name, row == EXTENSIONS || !extensions[row].use(&none));
    }
    return failed;
}
