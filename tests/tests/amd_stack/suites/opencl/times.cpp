// OpenCL: the times of events, which the host's clock and the device's have to agree on.
#include "common.h"

#include <chrono>

using namespace suite;

static const char *SOURCE = R"(
kernel void spin(global uint *a, uint n) {
    uint value = get_global_id(0);
    for (uint i = 0; i < n; i++) value = value * 1664525 + 1013904223;
    a[get_global_id(0)] = value;
}
)";

int main() {
    Session session;
    cl_mem memory = session.buffer(std::vector<cl_uint>(256));
    cl_kernel spin = session.kernel(session.program(SOURCE, ""), "spin");
    cl_ulong before = 0;
    for (int i = 0; i < 3; i++) {
        auto begin = std::chrono::steady_clock::now();
        cl_event event = session.run(spin, 256, 64, memory, (cl_uint)100'000);
        CL(clWaitForEvents(1, &event));
        double host = std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - begin).count();
        cl_ulong times[4];
        for (int j = 0; j < 4; j++)
            CL(clGetEventProfilingInfo(event, CL_PROFILING_COMMAND_QUEUED + j, 8, &times[j], nullptr));
        bool ordered = times[0] <= times[1] && times[1] <= times[2] && times[2] < times[3] && before <= times[2];
        check("the times of an event are in order", ordered);
        check("a kernel takes no longer than the host waits for it", (double)(times[3] - times[2]) <= host);
        if (!ordered)
            for (auto time : times) std::printf("time: %llu\n", (unsigned long long)time);
        before = times[3];
    }
    return finish();
}
