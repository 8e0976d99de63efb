// Uses of what the attributes of HIP's devices report. Each returns whether what it has used works.
#pragma once

#include "reported_memory.h"

#include <hip/hip_cooperative_groups.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <set>
#include <string>
#include <vector>

static hipDeviceProp_t device;

// The value of a line of a file of the topology; -1 if it has none.
static long topology(const char *file, const char *name) {
    std::FILE *lines = std::fopen((std::string("/sys/class/kfd/kfd/topology/nodes/1/") + file).c_str(), "r");
    char line[256];
    long found = -1;
    size_t length = std::strlen(name);
    while (lines && std::fgets(line, sizeof line, lines))
        if (!std::strncmp(line, name, length) && line[length] == ' ') found = std::atol(line + length);
    if (lines) std::fclose(lines);
    return found;
}

__global__ void count(unsigned *total) { atomicAdd(total, 1); }

// A launch counts its work-items.
static bool launches(dim3 grid, dim3 block) {
    unsigned *total = allocate<unsigned>(1);
    count<<<grid, block>>>(total);
    bool right = hipGetLastError() == hipSuccess && read(total) == grid.x * grid.y * grid.z * block.x * block.y * block.z;
    CHECK(hipFree(total));
    return right;
}

static bool block(int x, int y, int z) {
    return launches(1, dim3(x, y, z)) && !launches(1, dim3(x + (x > 1), y + (y > 1), z + (z > 1)));
}

static bool block_x(int n) { return block(n, 1, 1); }
static bool block_y(int n) { return block(1, n, 1); }
static bool block_z(int n) { return block(1, 1, n); }
// The limit itself takes hours.
static bool grid_x(int n) { return n >= 1 << 20 && launches(1 << 20, 1); }
static bool grid_y(int n) { return launches(dim3(1, n, 1), 1); }
static bool grid_z(int n) { return launches(dim3(1, 1, n), 1); }

__global__ void last_of_lds(unsigned *out, int words) {
    extern __shared__ unsigned words_of_block[];
    for (int i = threadIdx.x; i < words; i += blockDim.x) words_of_block[i] = i;
    __syncthreads();
    if (threadIdx.x == 0) *out = words_of_block[words - 1];
}

static bool lds(int bytes) {
    unsigned *out = allocate<unsigned>(1);
    last_of_lds<<<1, 256, bytes>>>(out, bytes / 4);
    bool right = hipGetLastError() == hipSuccess && read(out) == bytes / 4u - 1;
    CHECK(hipFree(out));
    return right;
}

static bool lds_of_block(int bytes) {
    if (!lds(bytes)) return false;
    last_of_lds<<<1, 256, bytes + 4>>>(nullptr, 0);
    return hipGetLastError() != hipSuccess;
}

__global__ void places_of(unsigned *out) { out[blockIdx.x] = __builtin_amdgcn_s_getreg(31 << 11 | 23) & 0x1d3c00; }

static bool multiprocessors(int n) {
    unsigned *out = allocate<unsigned>(256);
    places_of<<<256, 32>>>(out);
    std::vector<unsigned> found(256);
    CHECK(hipMemcpy(found.data(), out, 1024, hipMemcpyDeviceToHost));
    CHECK(hipFree(out));
    return (int)std::set<unsigned>(found.begin(), found.end()).size() == n;
}

static bool threads_of_multiprocessor(int n) {
    int blocks;
    CHECK(hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, count, 1024, 0));
    return blocks >= 1 && blocks * 1024 <= n;
}

static bool registers(int n) {
    hipFuncAttributes found;
    CHECK(hipFuncGetAttributes(&found, reinterpret_cast<const void *>(count)));
    return found.numRegs > 0 && found.numRegs * 32 <= n;
}

__global__ void lanes(unsigned *out) {
    unsigned next = __shfl(threadIdx.x, (threadIdx.x + 1) % warpSize);
    if (next != threadIdx.x / warpSize * warpSize + (threadIdx.x + 1) % warpSize) atomicAdd(out, 1);
    if (__popcll(__ballot(1)) != warpSize) atomicAdd(out, 1);
    if (__popcll(__ballot(threadIdx.x % 2)) != warpSize / 2) atomicAdd(out, 1);
}

static bool wave(int) {
    unsigned *out = allocate<unsigned>(1);
    lanes<<<1, 256>>>(out);
    return read(out) == 0;
}

__global__ void clocks(long long *out) {
    long long begin = wall_clock64(), fast = clock64();
    while (wall_clock64() - begin < 10000) {}
    out[0] = wall_clock64() - begin;
    out[1] = (clock64() - fast) & 0xfffff;
}

// 100 microseconds of the constant clock, within 5 %: the host may interrupt the kernel between two readings.
static bool clock_rate(int khz) {
    long long *out = allocate<long long>(2), found[2];
    for (int i = 0; i < 20; i++) {
        clocks<<<1, 1>>>(out);
        CHECK(hipMemcpy(found, out, sizeof found, hipMemcpyDeviceToHost));
        double expected = (double)khz / 100000 * found[0];
        if (found[1] > expected * 0.95 && found[1] < expected * 1.05) return true;
    }
    return false;
}

static bool wall_clock_rate(int khz) {
    long long *out = allocate<long long>(2);
    hipEvent_t begin, end;
    CHECK(hipEventCreate(&begin));
    CHECK(hipEventCreate(&end));
    CHECK(hipEventRecord(begin));
    clocks<<<1, 1>>>(out);
    CHECK(hipEventRecord(end));
    float milliseconds;
    CHECK(hipEventSynchronize(end));
    CHECK(hipEventElapsedTime(&milliseconds, begin, end));
    return milliseconds * khz >= read(out);
}

__global__ void add(int *data, int n, int value) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) data[i] += value;
}

// Adds 1 to memory that the host has written.
static bool shared(int *host, int *of_device) {
    for (int i = 0; i < 1000; i++) host[i] = i;
    add<<<4, 256>>>(of_device, 1000, 1);
    CHECK(hipDeviceSynchronize());
    for (int i = 0; i < 1000; i++)
        if (host[i] != i + 1) return false;
    return true;
}

static bool mapped(int) {
    int *host, *of_device;
    CHECK(hipHostMalloc(reinterpret_cast<void **>(&host), 4000, hipHostMallocMapped));
    CHECK(hipHostGetDevicePointer(reinterpret_cast<void **>(&of_device), host, 0));
    bool right = shared(host, of_device);
    CHECK(hipHostFree(host));
    return right;
}

static bool registered() {
    std::vector<int> host(1000);
    int *of_device;
    CHECK(hipHostRegister(host.data(), 4000, hipHostRegisterMapped));
    CHECK(hipHostGetDevicePointer(reinterpret_cast<void **>(&of_device), host.data(), 0));
    bool right = shared(host.data(), of_device);
    CHECK(hipHostUnregister(host.data()));
    return right;
}

static bool managed(int) {
    int *memory;
    CHECK(hipMallocManaged(&memory, 4000));
    bool right = shared(memory, memory);
    CHECK(hipFree(memory));
    return right;
}

static bool pageable(int) {
    std::vector<int> host(1000);
    return shared(host.data(), host.data());
}

static bool advice(int) {
    int *memory;
    CHECK(hipMallocManaged(&memory, 4000));
    CHECK(hipMemAdvise(memory, 4000, hipMemAdviseSetPreferredLocation, 0));
    CHECK(hipMemPrefetchAsync(memory, 4000, 0, nullptr));
    return shared(memory, memory);
}

static bool fine_grained(int) {
    int *memory;
    CHECK(hipExtMallocWithFlags(reinterpret_cast<void **>(&memory), 4000, hipDeviceMallocFinegrained));
    return shared(memory, memory);
}

__global__ void wait_for(volatile unsigned *flag, unsigned *seen) {
    while (!*flag) {}
    *seen = 1;
}

__global__ void raise(volatile unsigned *flag) { *flag = 1; }

// A kernel that waits for one of another stream.
static bool concurrent(int) {
    unsigned *memory = allocate<unsigned>(2);
    hipStream_t first, second;
    CHECK(hipStreamCreateWithFlags(&first, hipStreamNonBlocking));
    CHECK(hipStreamCreateWithFlags(&second, hipStreamNonBlocking));
    wait_for<<<1, 1, 0, first>>>(memory, memory + 1);
    raise<<<1, 1, 0, second>>>(memory);
    CHECK(hipStreamSynchronize(first));
    return read(memory + 1) == 1;
}

__global__ void rounds(unsigned *counters, unsigned *wrong) {
    auto grid = cooperative_groups::this_grid();
    for (int round = 0; round < 3; round++) {
        if (threadIdx.x == 0) atomicAdd(&counters[round], 1);
        grid.sync();
        if (threadIdx.x == 0 && atomicAdd(&counters[round], 0) != gridDim.x) atomicAdd(wrong, 1);
    }
}

static bool cooperative(int) {
    unsigned *counters = allocate<unsigned>(4), *wrong = counters + 3;
    void *arguments[] = {&counters, &wrong};
    CHECK(hipLaunchCooperativeKernel(reinterpret_cast<void *>(rounds), 16, 96, arguments, 0, nullptr));
    CHECK(hipDeviceSynchronize());
    return read(wrong) == 0 && read(counters + 2) == 16;
}

// Adds to one counter on all cards, before and after a barrier of all.
__global__ void all_cards(unsigned *counter, unsigned *seen) {
    auto grid = cooperative_groups::this_multi_grid();
    if (threadIdx.x == 0) atomicAdd_system(counter, 1);
    grid.sync();
    if (threadIdx.x == 0) atomicAdd_system(seen, atomicAdd_system(counter, 0));
}

__global__ void all_cards_otherwise(unsigned *counter, unsigned *seen) {
    extern __shared__ unsigned words_of_block[];
    auto grid = cooperative_groups::this_multi_grid();
    words_of_block[threadIdx.x] = threadIdx.x;
    if (threadIdx.x == 0) atomicAdd_system(counter, 1);
    grid.sync();
    if (threadIdx.x == 0) atomicAdd_system(seen, atomicAdd_system(counter, 0));
}

// A launch on all cards, which differ in their function, their grid, their block, or their shared memory.
static bool multi(unsigned grid, unsigned threads, unsigned bytes, bool other) {
    int cards;
    CHECK(hipGetDeviceCount(&cards));
    unsigned *memory;
    CHECK(hipHostMalloc(reinterpret_cast<void **>(&memory), 8, hipHostMallocMapped | hipHostMallocCoherent));
    memory[0] = memory[1] = 0;
    unsigned *seen = memory + 1, blocks = 0;
    void *arguments[] = {&memory, &seen};
    std::vector<hipLaunchParams> list(cards);
    for (int card = 0; card < cards; card++) {
        CHECK(hipSetDevice(card));
        list[card].func = reinterpret_cast<void *>(other && card ? all_cards_otherwise : all_cards);
        list[card].gridDim = card ? grid : 4;
        list[card].blockDim = card ? threads : 64;
        list[card].sharedMem = card ? bytes : 1024;
        list[card].args = arguments;
        CHECK(hipStreamCreate(&list[card].stream));
        blocks += list[card].gridDim.x;
    }
    CHECK(hipLaunchCooperativeKernelMultiDevice(list.data(), cards, 0));
    for (int card = 0; card < cards; card++) CHECK(hipStreamSynchronize(list[card].stream));
    CHECK(hipSetDevice(0));
    return memory[0] == blocks && *seen == blocks * blocks;
}

static bool multi_equal(int) { return multi(4, 64, 1024, false); }
static bool multi_function(int) { return multi(4, 64, 1024, true); }
static bool multi_grid(int) { return multi(6, 64, 1024, false); }
static bool multi_block(int) { return multi(4, 96, 1024, false); }
static bool multi_lds(int) { return multi(4, 64, 2048, true); }

__global__ void fetch(float *out, hipTextureObject_t texture, int kind, int x, int y, int z) {
    if (kind == 0) *out = tex1Dfetch<float>(texture, x);
    if (kind == 1) *out = tex1D<float>(texture, x + 0.5f);
    if (kind == 2) *out = tex2D<float>(texture, x + 0.5f, y + 0.5f);
    if (kind == 3) *out = tex3D<float>(texture, x + 0.5f, y + 0.5f, z + 0.5f);
}

static bool fetches(const hipResourceDesc &resource, int kind, int x, int y, int z, float expected) {
    hipTextureDesc description = {};
    description.readMode = hipReadModeElementType;
    hipTextureObject_t texture;
    CHECK(hipCreateTextureObject(&texture, &resource, &description, nullptr));
    float *out = allocate<float>(1);
    fetch<<<1, 1>>>(out, texture, kind, x, y, z);
    bool right = read(out) == expected;
    CHECK(hipDestroyTextureObject(texture));
    CHECK(hipFree(out));
    return right;
}

// An image of one row, column or stack of the largest size: the last texel.
static bool image(int width, int height, int depth) {
    hipChannelFormatDesc format = hipCreateChannelDesc<float>();
    hipResourceDesc resource = {};
    resource.resType = hipResourceTypeArray;
    int count = width * std::max(height, 1) * std::max(depth, 1);
    std::vector<float> texels(count);
    for (int i = 0; i < count; i++) texels[i] = i;
    hipArray_t array;
    if (depth) {
        CHECK(hipMalloc3DArray(&array, &format, make_hipExtent(width, height, depth), 0));
        hipMemcpy3DParms copy = {};
        copy.srcPtr = make_hipPitchedPtr(texels.data(), width * 4, width, height);
        copy.dstArray = array;
        copy.extent = make_hipExtent(width, height, depth);
        copy.kind = hipMemcpyHostToDevice;
        CHECK(hipMemcpy3D(&copy));
    } else {
        CHECK(hipMallocArray(&array, &format, width, height, 0));
        CHECK(hipMemcpy2DToArray(array, 0, 0, texels.data(), width * 4, width * 4, std::max(height, 1),
                                 hipMemcpyHostToDevice));
    }
    resource.res.array.array = array;
    int kind = depth ? 3 : height ? 2 : 1;
    bool right = fetches(resource, kind, width - 1, std::max(height, 1) - 1, std::max(depth, 1) - 1, count - 1);
    CHECK(hipFreeArray(array));
    return right;
}

static bool image_1d(int n) { return image(n, 0, 0); }
static bool image_2d_x(int n) { return image(n, 1, 0); }
static bool image_2d_y(int n) { return image(1, n, 0); }
static bool image_3d_x(int n) { return image(n, 1, 1); }
static bool image_3d_y(int n) { return image(1, n, 1); }
static bool image_3d_z(int n) { return image(1, 1, n); }
static bool images(int) { return image(33, 21, 0) && image(9, 7, 5); }

static bool linear(int elements) {
    // The limit of texels, whatever memory they take, is that of the descriptor.
    int count = std::min(elements, 1 << 20);
    float *memory = allocate<float>(count);
    float last = 5;
    CHECK(hipMemcpy(memory + count - 1, &last, 4, hipMemcpyHostToDevice));
    hipResourceDesc resource = {};
    resource.resType = hipResourceTypeLinear;
    resource.res.linear.devPtr = memory;
    resource.res.linear.desc = hipCreateChannelDesc<float>();
    resource.res.linear.sizeInBytes = count * 4ul;
    bool right = fetches(resource, 0, count - 1, 0, 0, 5);
    CHECK(hipFree(memory));
    return right;
}

// An image in memory with rows of the smallest alignment, which begins at that alignment.
static bool pitched(int alignment) {
    float *memory = allocate<float>(alignment * 4), value = 3;
    CHECK(hipMemcpy(memory + alignment / 4 + alignment / 4 * 2 + 1, &value, 4, hipMemcpyHostToDevice));
    hipResourceDesc resource = {};
    resource.resType = hipResourceTypePitch2D;
    resource.res.pitch2D.devPtr = memory + alignment / 4;
    resource.res.pitch2D.desc = hipCreateChannelDesc<float>();
    resource.res.pitch2D.width = 3;
    resource.res.pitch2D.height = 3;
    resource.res.pitch2D.pitchInBytes = alignment;
    return fetches(resource, 2, 1, 2, 0, 3);
}

static bool pitch(int n) {
    int value = 7, *memory = allocate<int>(1);
    CHECK(hipMemcpy2D(memory, n, &value, n, 4, 1, hipMemcpyHostToDevice));
    return read(memory) == 7;
}

__constant__ int constants[1 << 14];
__global__ void sum_of(int *out, int n) {
    int sum = 0;
    for (int i = threadIdx.x; i < n; i += 256) sum += constants[i];
    atomicAdd(out, sum);
}

static bool constant(int bytes) {
    std::vector<int> ones(1 << 14, 1);
    CHECK(hipMemcpyToSymbol(HIP_SYMBOL(constants), ones.data(), ones.size() * 4));
    int *out = allocate<int>(1);
    sum_of<<<1, 256>>>(out, 1 << 14);
    return bytes >= 1 << 16 && read(out) == 1 << 14;
}

static bool unified(int) {
    int *memory = allocate<int>(1), value = 9, back = 0;
    CHECK(hipMemcpy(memory, &value, 4, hipMemcpyDefault));
    CHECK(hipMemcpy(&back, memory, 4, hipMemcpyDefault));
    hipPointerAttribute_t found;
    CHECK(hipPointerGetAttributes(&found, memory));
    return back == 9 && found.devicePointer == memory;
}

static bool flush(unsigned *address) {
    if (!address) return false;
    *(volatile unsigned *)address = 1;
    return true;
}

static bool flush_memory(int) { return flush(device.hdpMemFlushCntl); }
static bool flush_registers(int) { return flush(device.hdpRegFlushCntl); }

static bool stream_values(int) {
    uint64_t *signal;
    unsigned *memory = allocate<unsigned>(2);
    CHECK(hipExtMallocWithFlags(reinterpret_cast<void **>(&signal), 8, hipMallocSignalMemory));
    *signal = 0;
    hipStream_t stream, other;
    CHECK(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
    CHECK(hipStreamCreateWithFlags(&other, hipStreamNonBlocking));
    CHECK(hipStreamWaitValue64(stream, signal, 5, hipStreamWaitValueGte));
    CHECK(hipStreamWriteValue32(stream, memory, 17, 0));
    bool right = hipStreamQuery(stream) == hipErrorNotReady && read(memory) == 0;
    CHECK(hipStreamWriteValue64(other, signal, 6, 0));
    CHECK(hipStreamSynchronize(stream));
    return right && read(memory) == 17;
}

static bool pools(int) {
    int *memory, value = 0;
    CHECK(hipMallocAsync(reinterpret_cast<void **>(&memory), 4000, nullptr));
    CHECK(hipMemsetAsync(memory, 0, 4000, nullptr));
    add<<<4, 256>>>(memory, 1000, 7);
    CHECK(hipMemcpyAsync(&value, memory + 999, 4, hipMemcpyDeviceToHost, nullptr));
    CHECK(hipFreeAsync(memory, nullptr));
    CHECK(hipStreamSynchronize(nullptr));
    return value == 7;
}

static bool reserved_addresses(int) {
    void *address;
    hipMemAllocationProp properties = {};
    properties.type = hipMemAllocationTypePinned;
    properties.location = {hipMemLocationTypeDevice, 0};
    hipMemAccessDesc access = {properties.location, hipMemAccessFlagsProtReadWrite};
    hipMemGenericAllocationHandle_t handle;
    CHECK(hipMemAddressReserve(&address, 2 << 20, 0, nullptr, 0));
    CHECK(hipMemCreate(&handle, 2 << 20, &properties, 0));
    CHECK(hipMemMap(address, 2 << 20, 0, handle, 0));
    CHECK(hipMemSetAccess(address, 2 << 20, &access, 1));
    CHECK(hipMemset(address, 0, 4));
    return read(static_cast<int *>(address)) == 0;
}

static bool pci(int bus) {
    char address[32];
    CHECK(hipDeviceGetPCIBusId(address, sizeof address, 0));
    return std::strtol(address + 5, nullptr, 16) == bus &&
           !access((std::string("/sys/bus/pci/devices/") + address).c_str(), F_OK);
}

static bool version(int major) { return major == 11 && !std::strncmp(device.gcnArchName, "gfx1100", 7); }
static bool is_zero(int n) { return n == 0; }
static bool l2(int bytes) { return topology("caches/2/properties", "size") * 1024 == bytes; }
static bool bus_width(int bits) { return topology("mem_banks/0/properties", "width") == bits; }
static bool memory_clock(int khz) { return topology("mem_banks/0/properties", "mem_clk_max") * 1000 == khz; }
static bool revision(int n) { return (topology("properties", "capability") >> 22 & 15) == n; }
