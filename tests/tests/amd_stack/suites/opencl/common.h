// What the OpenCL programs share: the device, its queue, and programs that the driver compiles.
#pragma once

#define CL_TARGET_OPENCL_VERSION 200
#include <CL/cl.h>

#include "check.h"

#define CL(call)                                                               \
    do {                                                                       \
        cl_int error_ = (call);                                                \
        if (error_ != CL_SUCCESS) {                                            \
            std::printf("wrong: %s (line %d): %d\n", #call, __LINE__, error_); \
            std::exit(1);                                                      \
        }                                                                      \
    } while (0)

// As CL, for a call that returns an object and takes the address of `error` last.
#define CL_MAKE(what, call) \
    what = (call);          \
    CL(error)

namespace suite {

inline cl_int error;

struct Session {
    cl_platform_id platform;
    cl_device_id device;
    cl_context context;
    cl_command_queue queue;

    Session() {
        CL(clGetPlatformIDs(1, &platform, nullptr));
        CL(clGetDeviceIDs(platform, CL_DEVICE_TYPE_GPU, 1, &device, nullptr));
        CL_MAKE(context, clCreateContext(nullptr, 1, &device, nullptr, nullptr, &error));
        cl_queue_properties properties[] = {CL_QUEUE_PROPERTIES, CL_QUEUE_PROFILING_ENABLE, 0};
        CL_MAKE(queue, clCreateCommandQueueWithProperties(context, device, properties, &error));
    }

    cl_program program(const char *source, const char *options) const {
        CL_MAKE(cl_program program, clCreateProgramWithSource(context, 1, &source, nullptr, &error));
        cl_int built = clBuildProgram(program, 1, &device, options, nullptr, nullptr);
        if (!check("a program is built", built == CL_SUCCESS)) {
            std::vector<char> log(1 << 16);
            clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG, log.size() - 1, log.data(), nullptr);
            std::printf("%s\n", log.data());
            std::exit(1);
        }
        return program;
    }

    cl_kernel kernel(cl_program program, const char *name) const {
        CL_MAKE(cl_kernel kernel, clCreateKernel(program, name, &error));
        return kernel;
    }

    template <class T> cl_mem buffer(const std::vector<T> &values, cl_mem_flags flags = CL_MEM_READ_WRITE) const {
        CL_MAKE(cl_mem memory, clCreateBuffer(context, flags | CL_MEM_COPY_HOST_PTR, values.size() * sizeof(T),
                                              (void *)values.data(), &error));
        return memory;
    }

    template <class T> std::vector<T> get(cl_mem memory, size_t count) const {
        std::vector<T> values(count);
        CL(clEnqueueReadBuffer(queue, memory, CL_TRUE, 0, count * sizeof(T), values.data(), 0, nullptr, nullptr));
        return values;
    }

    template <class... A> cl_event run(cl_kernel kernel, size_t global, size_t local, const A &...arguments) const {
        cl_uint index = 0;
        auto set = [&](const auto &argument) { CL(clSetKernelArg(kernel, index++, sizeof argument, &argument)); };
        (set(arguments), ...);
        cl_event event;
        CL(clEnqueueNDRangeKernel(queue, kernel, 1, nullptr, &global, local ? &local : nullptr, 0, nullptr, &event));
        return event;
    }
};

} // namespace suite
