// The host of the OpenCL cases: opencl KERNELS CASE builds the file KERNELS and runs the kernel CASE.
#define CL_TARGET_OPENCL_VERSION 200
#include <CL/cl.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#define CL(call)                                                    \
    do {                                                            \
        cl_int error_ = (call);                                     \
        if (error_ != CL_SUCCESS) {                                 \
            std::printf("%s: %d\n", #call, error_);                 \
            std::exit(100);                                         \
        }                                                           \
    } while (0)

// How a kernel is launched: `__kernel` functions take an input, an output and a number.
struct Launch {
    const char *name;
    size_t global, local;
    int n;
    // The input is created without values.
    bool fresh = false;
    // The input is shared memory that was freed.
    bool freed = false;
    // The bytes of a third argument in LDS, if there is one.
    size_t lds = 0;
};

static const Launch LAUNCHES[] = {
    {"cl_off_by_one", 128, 64, 100},
    {"cl_negative_index", 64, 64, 100},
    {"cl_global_size_rounded_up", 128, 64, 100},
    {"cl_vector_past_the_end", 32, 32, 100},
    {"cl_row_length", 128, 64, 10},
    {"cl_use_after_free", 64, 64, 100, false, true},
    {"cl_local_too_small", 256, 256, 100, false, false, 256},
    {"cl_local_large_enough", 64, 64, 100, false, false, 256},
    {"cl_local_missing_barrier", 64, 64, 100},
    {"cl_local_used_again", 64, 64, 100},
    {"cl_local_barrier", 64, 64, 100},
    {"cl_local_reduction", 64, 64, 100},
    {"cl_global_race", 128, 64, 100},
    {"cl_group_race", 128, 64, 100},
    {"cl_in_place", 64, 32, 100},
    {"cl_divergent_barrier", 64, 64, 100},
    {"cl_early_return", 128, 128, 64},
    {"cl_uninitialised_local", 64, 64, 100},
    {"cl_uninitialised_buffer", 64, 64, 100, true},
    {"cl_uninitialised_sum", 64, 64, 100, true},
    {"cl_uninitialised_private", 20, 20, 20},
    {"cl_copy", 128, 64, 100},
    {"cl_atomics", 128, 64, 100},
};

int main(int argc, char **argv) {
    const Launch *launch = nullptr;
    for (const Launch &known : LAUNCHES)
        if (argc > 2 && std::strcmp(known.name, argv[2]) == 0) launch = &known;
    if (!launch) return 101;
    std::ifstream file(argv[1]);
    std::string source{std::istreambuf_iterator<char>(file), {}};
    cl_platform_id platform;
    cl_device_id device;
    cl_int error;
    CL(clGetPlatformIDs(1, &platform, nullptr));
    CL(clGetDeviceIDs(platform, CL_DEVICE_TYPE_GPU, 1, &device, nullptr));
    cl_context context = clCreateContext(nullptr, 1, &device, nullptr, nullptr, &error);
    CL(error);
    cl_command_queue queue = clCreateCommandQueueWithProperties(context, device, nullptr, &error);
    CL(error);
    const char *text = source.c_str();
    cl_program program = clCreateProgramWithSource(context, 1, &text, nullptr, &error);
    CL(error);
    if (clBuildProgram(program, 1, &device, "", nullptr, nullptr) != CL_SUCCESS) {
        std::vector<char> log(1 << 16);
        clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG, log.size() - 1, log.data(), nullptr);
        std::printf("%s\n", log.data());
        return 102;
    }
    cl_kernel kernel = clCreateKernel(program, launch->name, &error);
    CL(error);
    // Indices below 20, so that they can be used as such.
    std::vector<int> values(100);
    for (int i = 0; i < 100; i++) values[i] = i % 20;
    cl_mem_flags flags = CL_MEM_READ_WRITE | (launch->fresh ? 0 : CL_MEM_COPY_HOST_PTR);
    cl_mem in = clCreateBuffer(context, flags, 400, launch->fresh ? nullptr : values.data(), &error);
    CL(error);
    cl_mem out = clCreateBuffer(context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, 400, values.data(), &error);
    CL(error);
    if (launch->freed) {
        void *shared = clSVMAlloc(context, CL_MEM_READ_WRITE, 400, 0);
        CL(clEnqueueSVMMemcpy(queue, CL_TRUE, shared, values.data(), 400, 0, nullptr, nullptr));
        clSVMFree(context, shared);
        CL(clSetKernelArgSVMPointer(kernel, 0, shared));
    } else {
        CL(clSetKernelArg(kernel, 0, sizeof in, &in));
    }
    CL(clSetKernelArg(kernel, 1, sizeof out, &out));
    CL(clSetKernelArg(kernel, 2, sizeof launch->n, &launch->n));
    if (launch->lds) CL(clSetKernelArg(kernel, 3, launch->lds, nullptr));
    CL(clEnqueueNDRangeKernel(queue, kernel, 1, nullptr, &launch->global, &launch->local, 0, nullptr, nullptr));
    clFinish(queue);
    return 0;
}
