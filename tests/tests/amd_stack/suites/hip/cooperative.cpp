// Cooperative launches: all blocks of a grid meet at a barrier of the grid.
#include <hip/hip_runtime.h>
#include <hip/hip_cooperative_groups.h>

#include "check.h"

using namespace suite;
namespace cg = cooperative_groups;

// Each step needs the values of all blocks from the step before.
__global__ void rotate(unsigned *a, unsigned *b, unsigned steps) {
    auto grid = cg::this_grid();
    unsigned n = grid.size(), i = grid.thread_rank();
    for (unsigned step = 0; step < steps; step++) {
        b[i] = a[(i + blockDim.x + 1) % n] + step;
        grid.sync();
        unsigned *other = a;
        a = b, b = other;
    }
}

static void launch(unsigned blocks, unsigned threads, unsigned steps) {
    unsigned n = blocks * threads;
    std::vector<unsigned> values(n), next(n);
    for (unsigned i = 0; i < n; i++) values[i] = i * 7;
    Device<unsigned> a(values), b(n);
    void *arguments[] = {&a.data, &b.data, &steps};
    HIP(hipLaunchCooperativeKernel((const void *)rotate, dim3(blocks), dim3(threads), arguments, 0, 0));
    HIP(hipDeviceSynchronize());
    for (unsigned step = 0; step < steps; step++) {
        for (unsigned i = 0; i < n; i++) next[i] = values[(i + threads + 1) % n] + step;
        std::swap(values, next);
    }
    same("a barrier of " + std::to_string(blocks) + " blocks of " + std::to_string(threads), (steps % 2 ? b : a).get(),
         values);
}

// How many blocks of so many threads the device runs at the same time.
static unsigned most(unsigned threads) {
    hipDeviceProp_t properties;
    HIP(hipGetDeviceProperties(&properties, 0));
    int blocks = 0;
    HIP(hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, (const void *)rotate, threads, 0));
    return blocks * properties.multiProcessorCount;
}

int main(int argc, char **argv) {
    int able = 0;
    HIP(hipDeviceGetAttribute(&able, hipDeviceAttributeCooperativeLaunch, 0));
    if (!check("the device promises cooperative launches", able)) return finish();
    launch(1, 64, 3);
    launch(2, 256, 5);
    launch(17, 96, 8);
    // A grid that fills the device: its size depends on the chip.
    if (all(argc, argv)) launch(most(256), 256, 6);
    Device<unsigned> none(1);
    unsigned steps = 1;
    void *arguments[] = {&none.data, &none.data, &steps};
    unsigned beyond = most(1024) + 1;
    hipError_t refused = hipLaunchCooperativeKernel((const void *)rotate, dim3(beyond), dim3(1024), arguments, 0, 0);
    check("more blocks than the device can hold", refused == hipErrorCooperativeLaunchTooLarge);
    return finish();
}
