// Times of events on a modelled clock: they follow from what kernels execute, not from the host. Prints one line for
// each check; the exit code is the number of failed checks.
#include "hip_check.h"

#include <cmath>
#include <vector>

__global__ void multiply(float *out, int count) {
    float value = threadIdx.x;
    for (int i = 0; i < count; i++) value = value * 1.0001f + 1.0f;
    out[blockIdx.x * blockDim.x + threadIdx.x] = value;
}

__global__ void now(long long *out) { *out = wall_clock64(); }

static hipEvent_t start, end;

// The milliseconds between two events around the work.
template <class Work>
static float timed(Work work) {
    CHECK(hipEventRecord(start));
    work();
    CHECK(hipEventRecord(end));
    CHECK(hipEventSynchronize(end));
    float milliseconds;
    CHECK(hipEventElapsedTime(&milliseconds, start, end));
    return milliseconds;
}

static float multiplied(float *out, int count) {
    return timed([=] { multiply<<<1, 64>>>(out, count); });
}

int main() {
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    CHECK(hipEventCreate(&start));
    CHECK(hipEventCreate(&end));
    constexpr size_t SIZE = 1 << 20;
    unsigned char *one, *other;
    CHECK(hipMalloc(&one, SIZE));
    CHECK(hipMalloc(&other, SIZE));
    std::vector<unsigned char> bytes(SIZE), back(SIZE);
    for (size_t i = 0; i < SIZE; i++) bytes[i] = i * 7 + i / 251;
    CHECK(hipMemcpy(one, bytes.data(), SIZE, hipMemcpyHostToDevice));
    CHECK(hipMemcpy(other, one, SIZE, hipMemcpyDeviceToDevice));
    CHECK(hipMemcpy(back.data(), other, SIZE, hipMemcpyDeviceToHost));
    size_t wrong = 0;
    for (size_t i = 0; i < SIZE; i++) wrong += back[i] != bytes[i];
    verdict("copies", wrong, SIZE);

    // A kernel of the packages. A card fills 1 MiB in microseconds, this host in many more.
    float filling = timed([=] { CHECK(hipMemsetAsync(one, 0x5a, SIZE)); });
    CHECK(hipMemcpy(back.data(), one, SIZE, hipMemcpyDeviceToHost));
    wrong = 0;
    for (size_t i = 0; i < SIZE; i++) wrong += back[i] != 0x5a;
    verdict("a fill", wrong, SIZE);
    verdict("a fill takes between 1 and 200 microseconds", !(filling > 0.001f && filling < 0.2f), 1);

    float *out = reinterpret_cast<float *>(other);
    // The time of the second launch is that of the first one in proportion, because the model expects equal launches.
    float first = multiplied(out, 10000), second = multiplied(out, 20000), third = multiplied(out, 40000);
    // A dependent multiplication takes 5 clocks of 0.4 ns: 10000 of them 20 microseconds. The loop takes the rest.
    float more = second - first;
    bool right = more > 0.02f && more < 0.4f && std::fabs(third - second - 2 * more) < 0.1f * more;
    if (!right) std::fprintf(stderr, "%f %f %f, fill %f\n", first, second, third, filling);
    verdict("kernels of one, two and four lengths", !right, 1);

    long long *clocks, before, after;
    CHECK(hipMalloc(&clocks, 8));
    now<<<1, 1>>>(clocks);
    CHECK(hipMemcpy(&before, clocks, 8, hipMemcpyDeviceToHost));
    multiply<<<1, 64>>>(out, 40000);
    now<<<1, 1>>>(clocks);
    CHECK(hipMemcpy(&after, clocks, 8, hipMemcpyDeviceToHost));
    // Ticks of 10 ns.
    float ticks = (after - before) * 1e-5f;
    verdict("kernels read the clock of the events", !(ticks >= third * 0.9f && ticks < third + 1.0f), 1);
    return failed;
}
