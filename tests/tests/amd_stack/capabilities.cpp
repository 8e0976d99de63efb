// Uses what the device announces: masks of compute units, cooperative launches, and each capability among HIP's
// attributes. Prints one line for each check; the exit code is the number of failed checks.
#include "hip_check.h"

#include <hip/hip_cooperative_groups.h>
#include <unistd.h>

#include <set>
#include <vector>

// The fields WGP_ID, SA_ID and SE_ID of the register HW_ID1 (23).
__global__ void where(unsigned *out) {
    if (threadIdx.x == 0) out[blockIdx.x] = __builtin_amdgcn_s_getreg(31 << 11 | 23) & 0x1d3c00;
}

__global__ void add(int *data, int n, int value) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) data[i] += value;
}

// In each round every block adds 1 to a counter, and sees the additions of all after the barrier.
__global__ void rounds(unsigned *counters, unsigned *seen, unsigned count) {
    cooperative_groups::grid_group grid = cooperative_groups::this_grid();
    for (unsigned round = 0; round < count; round++) {
        if (threadIdx.x == 0) atomicAdd(&counters[round], 1);
        grid.sync();
        if (threadIdx.x == 0) seen[blockIdx.x * count + round] = atomicAdd(&counters[round], 0);
    }
}

static std::set<unsigned> places(hipStream_t stream) {
    constexpr unsigned BLOCKS = 200;
    unsigned *out;
    CHECK(hipMalloc(&out, BLOCKS * 4));
    where<<<BLOCKS, 64, 0, stream>>>(out);
    CHECK(hipStreamSynchronize(stream));
    std::vector<unsigned> found(BLOCKS);
    CHECK(hipMemcpy(found.data(), out, BLOCKS * 4, hipMemcpyDeviceToHost));
    CHECK(hipFree(out));
    return {found.begin(), found.end()};
}

static void masks() {
    verdict("a stream without a mask runs on all 48 WGPs", places(nullptr).size() != 48, 1);
    // In WGP mode a bit is a WGP: the first one of two engines.
    uint32_t mask[3] = {3, 0, 0};
    hipStream_t stream;
    CHECK(hipExtStreamCreateWithCUMask(&stream, 3, mask));
    verdict("a stream with a mask runs on its WGPs", places(stream) != std::set<unsigned>{0, 1 << 18}, 1);
    CHECK(hipStreamDestroy(stream));
}

static void cooperative(unsigned blocks, unsigned threads) {
    unsigned count = 5, *counters, *seen;
    CHECK(hipMalloc(&counters, count * 4));
    CHECK(hipMalloc(&seen, blocks * count * 4));
    CHECK(hipMemset(counters, 0, count * 4));
    void *arguments[] = {&counters, &seen, &count};
    CHECK(hipLaunchCooperativeKernel(reinterpret_cast<void *>(rounds), blocks, threads, arguments, 0, nullptr));
    CHECK(hipDeviceSynchronize());
    std::vector<unsigned> found(blocks * count);
    CHECK(hipMemcpy(found.data(), seen, found.size() * 4, hipMemcpyDeviceToHost));
    size_t wrong = 0;
    for (unsigned value : found) wrong += value != blocks;
    verdict("each block sees the additions of all after the barrier of the grid", wrong, found.size());
    CHECK(hipFree(counters));
    CHECK(hipFree(seen));
}

// The value of an attribute; 0 if this version of HIP does not report it.
static int attribute(hipDeviceAttribute_t which) {
    int value = 0;
    if (hipDeviceGetAttribute(&value, which, 0) != hipSuccess) value = 0;
    return value;
}

// Adds 1 to memory that host and device share.
static bool shared(int *host, int *device) {
    for (int i = 0; i < 1000; i++) host[i] = i;
    add<<<4, 256>>>(device, 1000, 1);
    CHECK(hipDeviceSynchronize());
    for (int i = 0; i < 1000; i++)
        if (host[i] != i + 1) return false;
    return true;
}

static bool managed() {
    int *memory;
    CHECK(hipMallocManaged(&memory, 4000));
    bool right = shared(memory, memory);
    CHECK(hipFree(memory));
    return right;
}

static bool mapped() {
    int *host, *device;
    CHECK(hipHostMalloc(reinterpret_cast<void **>(&host), 4000, hipHostMallocMapped));
    CHECK(hipHostGetDevicePointer(reinterpret_cast<void **>(&device), host, 0));
    bool right = shared(host, device);
    CHECK(hipHostFree(host));
    return right;
}

static bool pools() {
    int *memory, value = 0;
    CHECK(hipMallocAsync(reinterpret_cast<void **>(&memory), 4000, nullptr));
    CHECK(hipMemsetAsync(memory, 0, 4000, nullptr));
    add<<<4, 256>>>(memory, 1000, 7);
    CHECK(hipMemcpyAsync(&value, memory + 999, 4, hipMemcpyDeviceToHost, nullptr));
    CHECK(hipFreeAsync(memory, nullptr));
    CHECK(hipStreamSynchronize(nullptr));
    return value == 7;
}

static bool priorities() {
    int least, greatest;
    CHECK(hipDeviceGetStreamPriorityRange(&least, &greatest));
    bool right = true;
    for (int priority = greatest; priority <= least; priority++) {
        hipStream_t stream;
        CHECK(hipStreamCreateWithPriority(&stream, hipStreamNonBlocking, priority));
        right &= !places(stream).empty();
        CHECK(hipStreamDestroy(stream));
    }
    return right;
}

int main() {
    // A launch whose blocks wait for ever must not keep the test waiting.
    alarm(240);
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    masks();
    if (attribute(hipDeviceAttributeCooperativeLaunch)) {
        cooperative(1, 32);
        cooperative(7, 96);
        cooperative(64, 256);
    }
    const struct {
        const char *name;
        hipDeviceAttribute_t attribute;
        bool (*use)();
    } uses[] = {
        {"managed memory", hipDeviceAttributeManagedMemory, managed},
        {"mapped host memory", hipDeviceAttributeCanMapHostMemory, mapped},
        {"memory pools", hipDeviceAttributeMemoryPoolsSupported, pools},
        {"priorities of streams", hipDeviceAttributeStreamPrioritiesSupported, priorities},
    };
    for (auto &[name, which, use] : uses)
        if (attribute(which)) verdict(name, !use(), 1);
    return failed;
}
