// Compares the clocks that kernels read with each other, with events and with the host's clock. Prints one line for each
// check; the exit code is the number of failed checks.
#include "hip_check.h"

#include <chrono>
#include <thread>

__global__ void read_clock(long long *out) { out[blockIdx.x] = wall_clock64(); }

// 2000 sleeps of 127 units of 64 clocks: 6.5 ms at 2.5 GHz. Then the least difference between the two clocks over short
// sleeps, in shader clocks: 25 are one tick. The shader clock has 20 bits.
__global__ void sleep_long(long long *out) {
    long long ticks = wall_clock64();
    for (int i = 0; i < 2000; i++) __builtin_amdgcn_s_sleep(127);
    out[0] = wall_clock64() - ticks;
    long long least = 1 << 20;
    for (int i = 0; i < 32; i++) {
        long long cycles = clock64(), start = wall_clock64();
        for (int k = 0; k < 8; k++) __builtin_amdgcn_s_sleep(127);
        long long difference = (clock64() - cycles - 25 * (wall_clock64() - start)) & 0xfffff;
        if (difference > 1 << 19) difference = (1 << 20) - difference;
        if (difference < least) least = difference;
    }
    out[1] = least;
}

static void verdict(const char *what, bool right) { verdict(what, !right, 1); }

int main() {
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    long long *device, host[3][4], slept[2];
    CHECK(hipMalloc(&device, sizeof host[0]));
    for (int i = 0; i < 3; i++) {
        if (i) std::this_thread::sleep_for(std::chrono::milliseconds(100));
        read_clock<<<4, 32>>>(device);
        CHECK(hipMemcpy(host[i], device, sizeof host[i], hipMemcpyDeviceToHost));
    }
    verdict("the clock is not 0", host[0][0] > 0 && host[0][3] > 0);
    verdict("blocks of a launch read nearly the same", std::llabs(host[1][3] - host[1][0]) < 5000000);
    verdict("100 ms between launches", host[1][0] - host[0][0] >= 10000000 && host[2][0] - host[1][0] >= 10000000);
    verdict("less than 10 s between launches", host[2][0] - host[0][0] < 1000000000);

    hipEvent_t start, end;
    CHECK(hipEventCreate(&start));
    CHECK(hipEventCreate(&end));
    CHECK(hipEventRecord(start));
    sleep_long<<<1, 1>>>(device);
    CHECK(hipEventRecord(end));
    CHECK(hipMemcpy(slept, device, sizeof slept, hipMemcpyDeviceToHost));
    float milliseconds = 0;
    CHECK(hipEventElapsedTime(&milliseconds, start, end));
    verdict("sleeps take their time", slept[0] >= 650000);
    verdict("25 shader clocks in a tick", slept[1] < 50000);
    verdict("the events enclose the kernel", milliseconds >= slept[0] * 1e-5f * 0.99f);
    return failed;
}
