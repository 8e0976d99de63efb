// Images of OpenCL: every supported format and kind of image. Prints one line for each check; the exit code is the
// number of failed checks.
#define CL_TARGET_OPENCL_VERSION 200
#include <CL/cl.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(call)                                       \
    do {                                                  \
        cl_int error = (call);                            \
        if (error) {                                      \
            printf("%s: %d\n", #call, error);             \
            exit(100);                                    \
        }                                                 \
    } while (0)

enum { W = 19, H = 7, D = 5 };

static const char *source =
    "constant sampler_t near = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;\n"
    "constant sampler_t smooth = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;\n"
    "#define P (int2)(get_global_id(0), get_global_id(1))\n"
    "#define Q (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0)\n"
    "#define I ((get_global_id(2) * get_global_size(1) + get_global_id(1)) * get_global_size(0) + get_global_id(0))\n"
    "kernel void copy_f(read_only image2d_t a, write_only image2d_t b) { write_imagef(b, P, read_imagef(a, P)); }\n"
    "kernel void copy_i(read_only image2d_t a, write_only image2d_t b) { write_imagei(b, P, read_imagei(a, P)); }\n"
    "kernel void copy_u(read_only image2d_t a, write_only image2d_t b) { write_imageui(b, P, read_imageui(a, P)); }\n"
    "kernel void line(read_only image1d_t a, global uint *o) { o[I] = read_imageui(a, near, Q.x).x; }\n"
    "kernel void buffer_(read_only image1d_buffer_t a, global uint *o) { o[I] = read_imageui(a, Q.x).x; }\n"
    "kernel void lines(read_only image1d_array_t a, global uint *o) { o[I] = read_imageui(a, near, P).x; }\n"
    "kernel void planes(read_only image2d_array_t a, global uint *o) { o[I] = read_imageui(a, near, Q).x; }\n"
    "kernel void volume(read_only image3d_t a, global uint *o) { o[I] = read_imageui(a, near, Q).x; }\n"
    "kernel void blend(read_only image2d_t a, global float *o) {\n"
    "  o[I] = read_imagef(a, smooth, (float2)((P.x + 0.75f) / 19, (P.y + 0.5f) / 7)).x; }\n"
    "kernel void edge(read_only image2d_t a, global float4 *o) { o[I] = read_imagef(a, near, P - 2); }\n";

static int failed;

static void verdict(const char *what, size_t wrong, size_t of) {
    printf("%s: %zu of %zu wrong\n", what, wrong, of);
    failed += wrong != 0;
}

static cl_context context;
static cl_command_queue queue;
static cl_program program;

static cl_kernel kernel(const char *name) {
    cl_int error;
    cl_kernel kernel = clCreateKernel(program, name, &error);
    CHECK(error);
    return kernel;
}

static void run(cl_kernel kernel, cl_mem a, cl_mem b, const size_t size[3]) {
    CHECK(clSetKernelArg(kernel, 0, sizeof a, &a));
    CHECK(clSetKernelArg(kernel, 1, sizeof b, &b));
    CHECK(clEnqueueNDRangeKernel(queue, kernel, 3, NULL, size, NULL, 0, NULL, NULL));
}

static cl_mem image(cl_mem_object_type type, cl_image_format format, cl_mem buffer) {
    cl_image_desc desc;
    memset(&desc, 0, sizeof desc);
    desc.image_type = type;
    desc.image_width = W;
    desc.image_height = H;
    desc.image_depth = D;
    desc.image_array_size = type == CL_MEM_OBJECT_IMAGE1D_ARRAY ? H : D;
    desc.buffer = buffer;
    cl_int error;
    cl_mem image = clCreateImage(context, CL_MEM_READ_WRITE, &format, &desc, NULL, &error);
    CHECK(error);
    return image;
}

// Bytes of a texel.
static size_t bytes(cl_mem image) {
    size_t size;
    CHECK(clGetImageInfo(image, CL_IMAGE_ELEMENT_SIZE, sizeof size, &size, NULL));
    return size;
}

static const size_t origin[3], plane[3] = {W, H, 1};

// Copies images of every format by a kernel. Bits that the format keeps exactly are the same afterwards: all of them,
// except that a signed normalised -1 has two forms, floats may be NaN, and texels of 101010 have two unused bits.
static void formats(void) {
    cl_image_format list[128];
    cl_uint count;
    CHECK(clGetSupportedImageFormats(context, CL_MEM_READ_WRITE, CL_MEM_OBJECT_IMAGE2D, 128, list, &count));
    cl_kernel kernels[3] = {kernel("copy_f"), kernel("copy_i"), kernel("copy_u")};
    unsigned char *in = malloc(W * H * 16), *out = malloc(W * H * 16);
    size_t wrong = 0, checked = 0;
    for (cl_uint i = 0; i < count; i++) {
        cl_channel_type type = list[i].image_channel_data_type;
        cl_channel_order order = list[i].image_channel_order;
        if (order == CL_sRGBA || order == CL_DEPTH) continue;
        cl_mem a = image(CL_MEM_OBJECT_IMAGE2D, list[i], NULL), b = image(CL_MEM_OBJECT_IMAGE2D, list[i], NULL);
        size_t size = bytes(a);
        for (size_t j = 0; j < W * H * size; j++) in[j] = (unsigned char)(j * 97 + j / 64 + i);
        for (size_t j = 0; j < W * H * size; j++) {
            // Keep floats finite and normalised numbers off the lowest one.
            if (type == CL_FLOAT && j % 4 == 3) in[j] = 0x40 + (in[j] & 1);
            if (type == CL_HALF_FLOAT && j % 2 == 1) in[j] &= 0x3b;
            if (type == CL_HALF_FLOAT && j % 2 == 1) in[j] |= 0x20;
            if (type == CL_SNORM_INT8 && in[j] == 0x80) in[j] = 0;
            if (type == CL_SNORM_INT16 && j % 2 == 1 && in[j] == 0x80) in[j] = 0;
            if (type == CL_UNORM_INT_101010 && j % 4 == 3) in[j] &= 0x3f;
            if (type == CL_UNORM_SHORT_555 && j % 2 == 1) in[j] &= 0x7f;
        }
        CHECK(clEnqueueWriteImage(queue, a, CL_TRUE, origin, plane, 0, 0, in, 0, NULL, NULL));
        int is_signed = type == CL_SIGNED_INT8 || type == CL_SIGNED_INT16 || type == CL_SIGNED_INT32;
        int is_unsigned = type == CL_UNSIGNED_INT8 || type == CL_UNSIGNED_INT16 || type == CL_UNSIGNED_INT32;
        run(kernels[is_signed ? 1 : is_unsigned ? 2 : 0], a, b, plane);
        CHECK(clEnqueueReadImage(queue, b, CL_TRUE, origin, plane, 0, 0, out, 0, NULL, NULL));
        if (type == CL_UNORM_INT_101010) for (size_t j = 3; j < W * H * size; j += 4) out[j] &= 0x3f;
        if (type == CL_UNORM_SHORT_555) for (size_t j = 1; j < W * H * size; j += 2) out[j] &= 0x7f;
        int differs = memcmp(in, out, W * H * size) != 0;
        if (differs) fprintf(stderr, "order %#x type %#x, %zu bytes\n", order, type, size);
        wrong += differs;
        checked++;
        CHECK(clReleaseMemObject(a));
        CHECK(clReleaseMemObject(b));
    }
    verdict("formats", wrong + (checked < 40), checked);
}

int main(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    cl_platform_id platform;
    cl_device_id device;
    cl_int error;
    CHECK(clGetPlatformIDs(1, &platform, NULL));
    CHECK(clGetDeviceIDs(platform, CL_DEVICE_TYPE_GPU, 1, &device, NULL));
    cl_bool support = CL_FALSE;
    CHECK(clGetDeviceInfo(device, CL_DEVICE_IMAGE_SUPPORT, sizeof support, &support, NULL));
    verdict("support", !support, 1);
    context = clCreateContext(NULL, 1, &device, NULL, NULL, &error);
    CHECK(error);
    queue = clCreateCommandQueueWithProperties(context, device, NULL, &error);
    CHECK(error);
    program = clCreateProgramWithSource(context, 1, &source, NULL, &error);
    CHECK(error);
    if (clBuildProgram(program, 1, &device, "-cl-std=CL2.0", NULL, NULL)) {
        static char log[10000];
        clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG, sizeof log, log, NULL);
        printf("%s\n", log);
        return 100;
    }
    formats();

    enum { N = W * H * D };
    static cl_uint in[N], out[4 * N];
    for (int i = 0; i < N; i++) in[i] = i * 2654435761u;
    cl_mem result = clCreateBuffer(context, CL_MEM_READ_WRITE, sizeof out, NULL, &error);
    CHECK(error);
    cl_mem texels = clCreateBuffer(context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, sizeof in, in, &error);
    CHECK(error);
    cl_image_format word = {CL_R, CL_UNSIGNED_INT32};
    struct { const char *name; cl_mem_object_type type; size_t size[3]; } kinds[] = {
        {"line", CL_MEM_OBJECT_IMAGE1D, {W, 1, 1}},        {"buffer_", CL_MEM_OBJECT_IMAGE1D_BUFFER, {W, 1, 1}},
        {"lines", CL_MEM_OBJECT_IMAGE1D_ARRAY, {W, H, 1}}, {"planes", CL_MEM_OBJECT_IMAGE2D_ARRAY, {W, H, D}},
        {"volume", CL_MEM_OBJECT_IMAGE3D, {W, H, D}},
    };
    for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++) {
        const size_t *size = kinds[k].size, count = size[0] * size[1] * size[2];
        int buffer = kinds[k].type == CL_MEM_OBJECT_IMAGE1D_BUFFER;
        cl_mem a = image(kinds[k].type, word, buffer ? texels : NULL);
        if (!buffer) CHECK(clEnqueueWriteImage(queue, a, CL_TRUE, origin, size, 0, 0, in, 0, NULL, NULL));
        run(kernel(kinds[k].name), a, result, size);
        CHECK(clEnqueueReadBuffer(queue, result, CL_TRUE, 0, count * 4, out, 0, NULL, NULL));
        size_t wrong = 0;
        for (size_t i = 0; i < count; i++) wrong += out[i] != in[i];
        verdict(kinds[k].name, wrong, count);
        if (buffer) continue;
        // Through an image of the same kind, a buffer, and back.
        cl_mem b = image(kinds[k].type, word, NULL);
        cl_uint zero[4] = {7, 0, 0, 0};
        CHECK(clEnqueueFillImage(queue, b, zero, origin, size, 0, NULL, NULL));
        CHECK(clEnqueueCopyImage(queue, a, b, origin, origin, size, 0, NULL, NULL));
        CHECK(clEnqueueCopyImageToBuffer(queue, b, result, origin, size, 0, 0, NULL, NULL));
        CHECK(clEnqueueReadBuffer(queue, result, CL_TRUE, 0, count * 4, out, 0, NULL, NULL));
        size_t row, slice;
        wrong = 0;
        for (size_t i = 0; i < count; i++) wrong += out[i] != in[i];
        CHECK(clEnqueueFillImage(queue, b, zero, origin, size, 0, NULL, NULL));
        cl_uint *mapped = clEnqueueMapImage(queue, b, CL_TRUE, CL_MAP_READ, origin, size, &row, &slice, 0, NULL, NULL, &error);
        CHECK(error);
        wrong += mapped[0] != 7 || mapped[size[0] - 1] != 7;
        CHECK(clEnqueueUnmapMemObject(queue, b, mapped, 0, NULL, NULL));
        verdict("copies", wrong, count + 1);
    }

    static float values[W * H], blended[4 * (W + 4) * (H + 4)];
    for (int i = 0; i < W * H; i++) values[i] = (float)(i * i % 101);
    cl_mem smooth = image(CL_MEM_OBJECT_IMAGE2D, (cl_image_format){CL_R, CL_FLOAT}, NULL);
    CHECK(clEnqueueWriteImage(queue, smooth, CL_TRUE, origin, plane, 0, 0, values, 0, NULL, NULL));
    run(kernel("blend"), smooth, result, plane);
    CHECK(clEnqueueReadBuffer(queue, result, CL_TRUE, 0, W * H * 4, blended, 0, NULL, NULL));
    size_t wrong = 0;
    for (int i = 0; i < W * H; i++) {
        float wanted = 0.75f * values[i] + 0.25f * values[i / W * W + (i % W + 1) % W];
        // One step of a weight is 1/256.
        wrong += !(fabsf(blended[i] - wanted) <= 101.0f / 256);
    }
    verdict("linear filter", wrong, W * H);
    const size_t wide[3] = {W + 4, H + 4, 1};
    run(kernel("edge"), smooth, result, wide);
    CHECK(clEnqueueReadBuffer(queue, result, CL_TRUE, 0, sizeof blended, blended, 0, NULL, NULL));
    wrong = 0;
    for (int y = 0; y < H + 4; y++)
        for (int x = 0; x < W + 4; x++) {
            int inside = x >= 2 && y >= 2 && x < W + 2 && y < H + 2;
            const float *got = blended + 4 * (y * (W + 4) + x);
            // A format without alpha has an opaque border.
            wrong += got[0] != (inside ? values[(y - 2) * W + x - 2] : 0) || got[1] != 0 || got[2] != 0 || got[3] != 1;
        }
    verdict("border", wrong, (W + 4) * (H + 4));
    return failed;
}
