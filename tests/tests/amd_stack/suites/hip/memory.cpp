// Kinds of memory, and copies and fills of each kind, shape and alignment.
#include <hip/hip_runtime.h>

#include "check.h"

using namespace suite;

__global__ void increment(int *values, size_t n) {
    size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x;
    if (i < n) values[i] += 1;
}

static std::vector<int> counted(size_t n, int from) {
    std::vector<int> values(n);
    for (size_t i = 0; i < n; i++) values[i] = (int)i + from;
    return values;
}

static void kinds() {
    constexpr size_t N = 10'007;
    auto before = counted(N, 0), after = counted(N, 1);
    auto run = [&](const char *name, int *host, int *device) {
        std::copy(before.begin(), before.end(), host);
        increment<<<N / 256 + 1, 256>>>(device, N);
        HIP(hipDeviceSynchronize());
        same(name, host, after.data(), N);
    };
    int *host, *device;
    for (auto [name, flags] : {std::pair{"pinned memory", hipHostMallocDefault},
                               {"mapped memory", hipHostMallocMapped},
                               {"portable memory", hipHostMallocPortable},
                               {"coherent memory", hipHostMallocCoherent},
                               {"memory that is not coherent", hipHostMallocNonCoherent},
                               {"write-combined memory", hipHostMallocWriteCombined}}) {
        HIP(hipHostMalloc((void **)&host, N * 4, flags));
        HIP(hipHostGetDevicePointer((void **)&device, host, 0));
        run(name, host, device);
        HIP(hipHostFree(host));
    }
    std::vector<int> own(N + 3);
    HIP(hipHostRegister(own.data() + 3, N * 4, hipHostRegisterMapped));
    HIP(hipHostGetDevicePointer((void **)&device, own.data() + 3, 0));
    run("registered memory", own.data() + 3, device);
    HIP(hipHostUnregister(own.data() + 3));
    HIP(hipMallocManaged((void **)&host, N * 4, hipMemAttachGlobal));
    run("managed memory", host, host);
    HIP(hipMemAdvise(host, N * 4, hipMemAdviseSetReadMostly, 0));
    HIP(hipMemPrefetchAsync(host, N * 4, 0, nullptr));
    HIP(hipDeviceSynchronize());
    run("managed memory after a prefetch", host, host);
    HIP(hipFree(host));

    size_t free = 0, total = 0, later = 0;
    HIP(hipMemGetInfo(&free, &total));
    HIP(hipMalloc((void **)&device, 256 << 20));
    HIP(hipMemGetInfo(&later, &total));
    check("hipMemGetInfo follows an allocation", free <= total && later + (256 << 20) <= free);
    hipPointerAttribute_t attributes;
    HIP(hipPointerGetAttributes(&attributes, device + 100));
    check("attributes of a pointer",
          attributes.devicePointer == device + 100 && attributes.memoryType == hipMemoryTypeDevice);
    hipDeviceptr_t base;
    size_t size = 0;
    HIP(hipMemGetAddressRange(&base, &size, device + 1000));
    check("the range of an address", base == device && size == 256 << 20);
    HIP(hipFree(device));
    check("more memory than the device has", hipMalloc((void **)&device, total * 4) == hipErrorOutOfMemory);
    (void)hipGetLastError();
    HIP(hipMallocAsync((void **)&device, N * 4, 0));
    HIP(hipMemcpyAsync(device, before.data(), N * 4, hipMemcpyHostToDevice, 0));
    increment<<<N / 256 + 1, 256>>>(device, N);
    std::vector<int> result(N);
    HIP(hipMemcpyAsync(result.data(), device, N * 4, hipMemcpyDeviceToHost, 0));
    HIP(hipFreeAsync(device, 0));
    HIP(hipStreamSynchronize(0));
    same("memory of a pool", result, after);
}

static void copies(bool all) {
    Random random(1);
    constexpr size_t SIZE = 3 << 20;
    std::vector<uint8_t> from(SIZE), to(SIZE);
    for (auto &byte : from) byte = random.next();
    Device<uint8_t> a(from), b(SIZE);
    uint8_t *pinned;
    HIP(hipHostMalloc((void **)&pinned, SIZE, 0));
    size_t wrong = 0, count = all ? 400 : 60;
    for (size_t i = 0; i < count; i++) {
        size_t size = i % 8 == 0 ? random.below(2 << 20) : random.below(5000), x = random.below(4096),
               y = random.below(4096);
        auto compare = [&](const uint8_t *bytes) { wrong += std::memcmp(bytes, from.data() + x, size) != 0; };
        std::memset(to.data(), 0, SIZE);
        HIP(hipMemcpy(b + y, a + x, size, hipMemcpyDeviceToDevice));
        HIP(hipMemcpy(to.data() + x, b + y, size, hipMemcpyDeviceToHost));
        compare(to.data() + x);
        HIP(hipMemcpy(b + x, from.data() + x, size, hipMemcpyDefault));
        HIP(hipMemcpyAsync(pinned + y, b + x, size, hipMemcpyDeviceToHost, 0));
        HIP(hipStreamSynchronize(0));
        compare(pinned + y);
        HIP(hipMemcpy(to.data(), pinned + y, size, hipMemcpyHostToHost));
        compare(to.data());
        HIP(hipMemcpyAsync(b + y, to.data(), size, hipMemcpyHostToDevice, 0));
        HIP(hipMemcpyDtoH(pinned, b + y, size));
        compare(pinned);
        HIP(hipMemcpyPeer(b + x, 0, a + x, 0, size));
        HIP(hipMemcpy(to.data(), b + x, size, hipMemcpyDeviceToHost));
        compare(to.data());
    }
    HIP(hipHostFree(pinned));
    check("copies of random sizes and offsets: " + std::to_string(wrong) + " wrong", wrong == 0);
}

static void boxes() {
    Random random(2);
    constexpr size_t W = 301, H = 47, D = 5;
    std::vector<uint8_t> from(W * H * D), to(W * H * D);
    for (auto &byte : from) byte = random.next();
    uint8_t *rows;
    size_t pitch;
    HIP(hipMallocPitch((void **)&rows, &pitch, W, H));
    check("a pitch", pitch >= W && pitch % 64 == 0);
    HIP(hipMemset2D(rows, pitch, 0xa5, W, H));
    HIP(hipMemcpy2D(to.data(), W, rows, pitch, W, H, hipMemcpyDeviceToHost));
    same("hipMemset2D", to.data(), std::vector<uint8_t>(W * H, 0xa5).data(), W * H);
    HIP(hipMemcpy2D(rows, pitch, from.data(), W, W, H, hipMemcpyHostToDevice));
    // A part with another pitch, at odd offsets.
    constexpr size_t PART = 77, ROWS = 13;
    Device<uint8_t> part(PART * ROWS);
    HIP(hipMemcpy2D(part, PART, rows + 5 * pitch + 11, pitch, PART, ROWS, hipMemcpyDeviceToDevice));
    std::vector<uint8_t> expected;
    for (size_t y = 0; y < ROWS; y++)
        for (size_t x = 0; x < PART; x++) expected.push_back(from[(y + 5) * W + x + 11]);
    same("hipMemcpy2D of a part", part.get(), expected);
    hip_Memcpy2D drawn = {};
    drawn.srcMemoryType = hipMemoryTypeDevice, drawn.srcDevice = rows, drawn.srcPitch = pitch;
    drawn.srcXInBytes = 11, drawn.srcY = 5;
    drawn.dstMemoryType = hipMemoryTypeHost, drawn.dstHost = to.data(), drawn.dstPitch = PART;
    drawn.WidthInBytes = PART, drawn.Height = ROWS;
    HIP(hipMemcpyParam2D(&drawn));
    same("hipMemcpyParam2D", to.data(), expected.data(), expected.size());
    HIP(hipFree(rows));

    hipPitchedPtr box;
    HIP(hipMalloc3D(&box, make_hipExtent(W, H, D)));
    HIP(hipMemset3D(box, 0x3c, make_hipExtent(W, H, D)));
    hipMemcpy3DParms copy = {};
    copy.srcPtr = make_hipPitchedPtr(from.data(), W, W, H);
    copy.dstPtr = box;
    copy.extent = make_hipExtent(W - 20, H - 7, D - 1);
    copy.srcPos = make_hipPos(3, 2, 1);
    copy.dstPos = make_hipPos(9, 4, 0);
    copy.kind = hipMemcpyHostToDevice;
    HIP(hipMemcpy3D(&copy));
    hipMemcpy3DParms back = {};
    back.srcPtr = box;
    back.dstPtr = make_hipPitchedPtr(to.data(), W, W, H);
    back.extent = make_hipExtent(W, H, D);
    back.kind = hipMemcpyDeviceToHost;
    HIP(hipMemcpy3D(&back));
    std::vector<uint8_t> whole(W * H * D, 0x3c);
    for (size_t z = 0; z < D - 1; z++)
        for (size_t y = 0; y < H - 7; y++)
            for (size_t x = 0; x < W - 20; x++)
                whole[(z * H + y + 4) * W + x + 9] = from[((z + 1) * H + y + 2) * W + x + 3];
    same("hipMemcpy3D and hipMemset3D", to, whole);
    HIP(hipFree(box.ptr));
}

static void fills(bool all) {
    Random random(3);
    constexpr size_t SIZE = 1 << 20;
    Device<uint8_t> memory(SIZE);
    std::vector<uint8_t> expected(SIZE, 7);
    HIP(hipMemset(memory, 7, SIZE));
    for (int i = 0; i < (all ? 300 : 60); i++) {
        unsigned width = 1u << random.below(3), value = random.next();
        size_t offset = random.below(1000) * width, n = i % 8 ? random.below(2000) : random.below(SIZE / 8);
        switch (width) {
        case 1: HIP(i & 1 ? hipMemset(memory + offset, value, n) : hipMemsetD8(memory + offset, value, n)); break;
        case 2: HIP(hipMemsetD16(memory + offset, value, n)); break;
        default: HIP(i & 1 ? hipMemsetD32(memory + offset, value, n) : hipMemsetD32Async(memory + offset, value, n, 0));
        }
        for (size_t j = 0; j < n; j++) std::memcpy(&expected[offset + j * width], &value, width);
    }
    same("fills of 8, 16 and 32 bits", memory.get(), expected);
    int peer = 1;
    HIP(hipDeviceCanAccessPeer(&peer, 0, 0));
    check("the device is no peer of itself", peer == 0);
}

int main(int argc, char **argv) {
    kinds();
    copies(all(argc, argv));
    boxes();
    fills(all(argc, argv));
    return finish();
}
