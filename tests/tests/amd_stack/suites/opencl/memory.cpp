// OpenCL: buffers and parts of them, copies, fills, maps, shared memory, events and their times, queues.
#include "common.h"

using namespace suite;

static const char *SOURCE = R"(
kernel void add(global int *a, int b) { a[get_global_id(0)] += b; }
)";

static void buffers(const Session &s) {
    Random random(1);
    std::vector<int> values(10'000), expected;
    for (auto &value : values) value = (int)random.next();
    cl_mem whole = s.buffer(values);
    same("a buffer with initial values", s.get<int>(whole, values.size()), values);
    cl_buffer_region region = {4096, 4000};
    CL_MAKE(cl_mem part, clCreateSubBuffer(whole, CL_MEM_READ_WRITE, CL_BUFFER_CREATE_TYPE_REGION, &region, &error));
    cl_kernel add = s.kernel(s.program(SOURCE, ""), "add");
    s.run(add, 1000, 0, part, (cl_int)7);
    expected = values;
    for (int i = 0; i < 1000; i++) expected[1024 + i] = (int)((unsigned)expected[1024 + i] + 7);
    same("a kernel on a part of a buffer", s.get<int>(whole, values.size()), expected);
    region = {1, 8};
    clCreateSubBuffer(whole, CL_MEM_READ_WRITE, CL_BUFFER_CREATE_TYPE_REGION, &region, &error);
    check("a part that is not aligned", error == CL_MISALIGNED_SUB_BUFFER_OFFSET);

    CL_MAKE(cl_mem other, clCreateBuffer(s.context, CL_MEM_READ_WRITE, 40'000, nullptr, &error));
    for (auto [pattern, size] : {std::pair{0x5aull, 1}, {0x1234ull, 2}, {0x89abcdefull, 4}, {0x123456789abcdefull, 8}})
        CL(clEnqueueFillBuffer(s.queue, other, &pattern, size, 8 * size, 4096, 0, nullptr, nullptr));
    std::vector<uint64_t> filled(512, 0x123456789abcdef), is(512);
    CL(clEnqueueReadBuffer(s.queue, other, CL_TRUE, 64, 4096, is.data(), 0, nullptr, nullptr));
    same("fills of a buffer", is, filled);
    CL(clEnqueueCopyBuffer(s.queue, whole, other, 12, 1001, 8000, 0, nullptr, nullptr));
    std::vector<char> bytes(8000);
    CL(clEnqueueReadBuffer(s.queue, other, CL_TRUE, 1001, 8000, bytes.data(), 0, nullptr, nullptr));
    same("a copy of a buffer to an odd offset", bytes.data(), (char *)expected.data() + 12, 8000);

    size_t from[] = {3, 2, 1}, to[] = {5, 1, 0}, size[] = {29, 7, 3};
    CL(clEnqueueCopyBufferRect(s.queue, whole, other, from, to, size, 64, 640, 48, 480, 0, nullptr, nullptr));
    CL(clEnqueueReadBuffer(s.queue, other, CL_TRUE, 0, 8000, bytes.data(), 0, nullptr, nullptr));
    size_t wrong = 0;
    for (size_t z = 0; z < 3; z++)
        for (size_t y = 0; y < 7; y++)
            wrong += std::memcmp(&bytes[z * 480 + (y + 1) * 48 + 5],
                                 (char *)expected.data() + (z + 1) * 640 + (y + 2) * 64 + 3, 29) != 0;
    check("a copy of a box", wrong == 0);
    std::vector<char> host(4000);
    size_t origin[] = {0, 0, 0};
    CL(clEnqueueReadBufferRect(s.queue, other, CL_TRUE, to, origin, size, 48, 480, 29, 29 * 7, host.data(), 0, nullptr,
                               nullptr));
    wrong = 0;
    for (size_t i = 0; i < 21; i++)
        wrong += std::memcmp(&host[i * 29], &bytes[i / 7 * 480 + (i % 7 + 1) * 48 + 5], 29) != 0;
    check("a box is read", wrong == 0);
    CL(clReleaseMemObject(part));
    CL(clReleaseMemObject(other));

    cl_map_flags both = CL_MAP_READ | CL_MAP_WRITE;
    CL_MAKE(auto *mapped,
            (int *)clEnqueueMapBuffer(s.queue, whole, CL_TRUE, both, 400, 4000, 0, nullptr, nullptr, &error));
    same("a mapped buffer", mapped, expected.data() + 100, 1000);
    for (int i = 0; i < 1000; i++) mapped[i] = expected[100 + i] = i;
    CL(clEnqueueUnmapMemObject(s.queue, whole, mapped, 0, nullptr, nullptr));
    s.run(add, 10'000, 0, whole, (cl_int)-1);
    for (auto &value : expected) value = (int)((unsigned)value - 1);
    same("stores to a mapped buffer", s.get<int>(whole, values.size()), expected);
    CL(clReleaseMemObject(whole));

    for (auto [name, flags] :
         {std::pair{"CL_MEM_USE_HOST_PTR", CL_MEM_USE_HOST_PTR}, {"CL_MEM_ALLOC_HOST_PTR", CL_MEM_ALLOC_HOST_PTR}}) {
        std::vector<int> own(5001, 3);
        bool use = flags == CL_MEM_USE_HOST_PTR;
        CL_MAKE(cl_mem memory,
                clCreateBuffer(s.context, CL_MEM_READ_WRITE | flags, 20'004, use ? own.data() : nullptr, &error));
        if (!use) CL(clEnqueueWriteBuffer(s.queue, memory, CL_FALSE, 0, 20'004, own.data(), 0, nullptr, nullptr));
        s.run(add, 5001, 0, memory, (cl_int)4);
        CL_MAKE(mapped,
                (int *)clEnqueueMapBuffer(s.queue, memory, CL_TRUE, both, 0, 20'004, 0, nullptr, nullptr, &error));
        same(name, mapped, std::vector<int>(5001, 7).data(), 5001);
        CL(clEnqueueUnmapMemObject(s.queue, memory, mapped, 0, nullptr, nullptr));
        CL(clFinish(s.queue));
        CL(clReleaseMemObject(memory));
    }
    for (auto [name, flags] :
         {std::pair<const char *, cl_svm_mem_flags>{"coarse-grained shared memory", CL_MEM_READ_WRITE},
          {"fine-grained shared memory", CL_MEM_READ_WRITE | CL_MEM_SVM_FINE_GRAIN_BUFFER}}) {
        auto *shared = (int *)clSVMAlloc(s.context, flags, 4000, 0);
        if (!check(std::string(name) + " exists", shared != nullptr)) continue;
        CL(clEnqueueSVMMap(s.queue, CL_TRUE, CL_MAP_WRITE, shared, 4000, 0, nullptr, nullptr));
        for (int i = 0; i < 1000; i++) shared[i] = i;
        CL(clEnqueueSVMUnmap(s.queue, shared, 0, nullptr, nullptr));
        CL(clSetKernelArgSVMPointer(add, 0, shared));
        cl_int five = 5;
        CL(clSetKernelArg(add, 1, 4, &five));
        size_t global = 1000;
        CL(clEnqueueNDRangeKernel(s.queue, add, 1, nullptr, &global, nullptr, 0, nullptr, nullptr));
        CL(clEnqueueSVMMap(s.queue, CL_TRUE, CL_MAP_READ, shared, 4000, 0, nullptr, nullptr));
        std::vector<int> sums(1000);
        for (int i = 0; i < 1000; i++) sums[i] = i + 5;
        same(name, shared, sums.data(), 1000);
        CL(clEnqueueSVMUnmap(s.queue, shared, 0, nullptr, nullptr));
        CL(clFinish(s.queue));
        clSVMFree(s.context, shared);
    }
}

static void events(const Session &s) {
    cl_mem memory = s.buffer(std::vector<int>(100'000));
    cl_kernel add = s.kernel(s.program(SOURCE, "-cl-std=CL2.0"), "add");
    cl_event event = s.run(add, 100'000, 0, memory, (cl_int)1);
    cl_command_type type;
    CL(clGetEventInfo(event, CL_EVENT_COMMAND_TYPE, sizeof type, &type, nullptr));
    check("the type of an event's command", type == CL_COMMAND_NDRANGE_KERNEL);

    CL_MAKE(cl_event gate, clCreateUserEvent(s.context, &error));
    cl_queue_properties properties[] = {CL_QUEUE_PROPERTIES, CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE, 0};
    cl_command_queue other = clCreateCommandQueueWithProperties(s.context, s.device, properties, &error);
    if (error != CL_SUCCESS) CL_MAKE(other, clCreateCommandQueueWithProperties(s.context, s.device, nullptr, &error));
    cl_int ten = 10, status = 0;
    CL(clSetKernelArg(add, 0, sizeof memory, &memory));
    CL(clSetKernelArg(add, 1, 4, &ten));
    size_t global = 1000;
    cl_event ran, last;
    CL(clEnqueueNDRangeKernel(other, add, 1, nullptr, &global, nullptr, 1, &gate, &ran));
    CL(clFlush(other));
    CL(clGetEventInfo(ran, CL_EVENT_COMMAND_EXECUTION_STATUS, 4, &status, nullptr));
    check("a kernel waits for a user event", status > CL_COMPLETE);
    CL(clSetUserEventStatus(gate, CL_COMPLETE));
    CL(clEnqueueMarkerWithWaitList(s.queue, 1, &ran, &last));
    static volatile int called = 0;
    CL(clSetEventCallback(
        last, CL_COMPLETE, [](cl_event, cl_int, void *value) { *(volatile int *)value = 1; }, (void *)&called));
    CL(clWaitForEvents(1, &last));
    for (int i = 0; i < 1'000'000'000 && !called; i++) {
    }
    check("a callback of an event", called == 1);
    std::vector<int> expected(100'000, 1);
    std::fill_n(expected.begin(), 1000, 11);
    same("two queues with events", s.get<int>(memory, 100'000), expected);
}

int main() {
    Session session;
    buffers(session);
    events(session);
    return finish();
}
