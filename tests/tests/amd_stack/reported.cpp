// Walks what HIP reports about the device: each attribute that hipDeviceGetAttribute answers, each field of
// hipDeviceProp_t and each bit of its `arch`. A row of a table names it and uses it; a report without a row is an error.
// Prints one line for each row; the exit code is the number of failed checks.
#include "reported_bits.h"
#include "reported_uses.h"

// How an attribute is read: as a number that is verified, or as a capability, which is used if it is not 0.
enum Kind { NUMBER, CAPABILITY };
#define ROW(name, kind, use) {#name, hipDeviceAttribute##name, kind, use}
static const struct {
    const char *name;
    hipDeviceAttribute_t attribute;
    Kind kind;
    bool (*use)(int);
} attributes[] = {
    ROW(EccEnabled, NUMBER, is_zero),
    ROW(CanMapHostMemory, CAPABILITY, mapped),
    ROW(ClockRate, NUMBER, clock_rate),
    ROW(ComputeMode, NUMBER, is_zero),
    ROW(ConcurrentKernels, CAPABILITY, concurrent),
    ROW(ConcurrentManagedAccess, CAPABILITY, advice),
    ROW(CooperativeLaunch, CAPABILITY, cooperative),
    ROW(CooperativeMultiDeviceLaunch, CAPABILITY, multi_equal),
    ROW(DirectManagedMemAccessFromHost, CAPABILITY, managed),
    ROW(Integrated, NUMBER, is_zero),
    ROW(IsMultiGpuBoard, NUMBER, is_zero),
    ROW(KernelExecTimeout, NUMBER, is_zero),
    ROW(L2CacheSize, NUMBER, l2),
    ROW(ComputeCapabilityMajor, NUMBER, version),
    ROW(ManagedMemory, CAPABILITY, advice),
    ROW(MaxBlockDimX, NUMBER, block_x),
    ROW(MaxBlockDimY, NUMBER, block_y),
    ROW(MaxBlockDimZ, NUMBER, block_z),
    ROW(MaxGridDimX, NUMBER, grid_x),
    ROW(MaxGridDimY, NUMBER, grid_y),
    ROW(MaxGridDimZ, NUMBER, grid_z),
    ROW(MaxTexture1DWidth, NUMBER, image_1d),
    ROW(MaxTexture2DWidth, NUMBER, image_2d_x),
    ROW(MaxTexture2DHeight, NUMBER, image_2d_y),
    ROW(MaxTexture3DWidth, NUMBER, image_3d_x),
    ROW(MaxTexture3DHeight, NUMBER, image_3d_y),
    ROW(MaxTexture3DDepth, NUMBER, image_3d_z),
    ROW(MaxThreadsPerBlock, NUMBER, block_x),
    ROW(MaxThreadsPerMultiProcessor, NUMBER, threads_of_multiprocessor),
    ROW(MaxPitch, NUMBER, pitch),
    ROW(MemoryBusWidth, NUMBER, bus_width),
    ROW(MemoryClockRate, NUMBER, memory_clock),
    ROW(ComputeCapabilityMinor, NUMBER, is_zero),
    ROW(MultiprocessorCount, NUMBER, multiprocessors),
    ROW(PageableMemoryAccess, CAPABILITY, pageable),
    ROW(PageableMemoryAccessUsesHostPageTables, CAPABILITY, pageable),
    ROW(PciBusId, NUMBER, pci),
    ROW(PciDeviceId, NUMBER, is_zero),
    ROW(MaxRegistersPerBlock, NUMBER, registers),
    ROW(MaxSharedMemoryPerBlock, NUMBER, lds_of_block),
    ROW(TextureAlignment, NUMBER, pitched),
    ROW(TexturePitchAlignment, NUMBER, pitched),
    ROW(TotalConstantMemory, NUMBER, constant),
    ROW(UnifiedAddressing, CAPABILITY, unified),
    ROW(WarpSize, NUMBER, wave),
    ROW(MemoryPoolsSupported, CAPABILITY, pools),
    ROW(VirtualMemoryManagementSupported, CAPABILITY, reserved_addresses),
    ROW(MaxSharedMemoryPerMultiprocessor, NUMBER, lds),
    ROW(HdpMemFlushCntl, CAPABILITY, flush_memory),
    ROW(HdpRegFlushCntl, CAPABILITY, flush_registers),
    ROW(CooperativeMultiDeviceUnmatchedFunc, CAPABILITY, multi_function),
    ROW(CooperativeMultiDeviceUnmatchedGridDim, CAPABILITY, multi_grid),
    ROW(CooperativeMultiDeviceUnmatchedBlockDim, CAPABILITY, multi_block),
    ROW(CooperativeMultiDeviceUnmatchedSharedMem, CAPABILITY, multi_lds),
    ROW(AsicRevision, NUMBER, revision),
    ROW(CanUseStreamWaitValue, CAPABILITY, stream_values),
    ROW(ImageSupport, CAPABILITY, images),
    ROW(PhysicalMultiProcessorCount, NUMBER, multiprocessors),
    ROW(FineGrainSupport, CAPABILITY, fine_grained),
    ROW(WallClockRate, NUMBER, wall_clock_rate),
};

static bool (*const arch_bits[])() = {
    use_atomics, use_atomics, use_atomics, use_atomics,  use_atomics, use_atomics, use_atomics, use_doubles,  use_waves,
    use_waves,   use_waves,   use_waves,   use_fence,    use_barriers, use_surface, use_grid,    impossible,
};

// Fields of hipDeviceProp_t that no attribute has. All other fields are compared with their attributes.
static bool properties() {
    static_assert(sizeof(hipDeviceProp_t) == 792, "another version of HIP: fields without a check");
    static_assert(sizeof(hipDeviceArch_t) == 4, "another version of HIP: bits without a check");
    size_t free_bytes, total;
    CHECK(hipMemGetInfo(&free_bytes, &total));
    bool right = device.name[0] && device.totalGlobalMem == total && free_bytes <= total;
    right &= device.isLargeBar == (topology("mem_banks/0/properties", "heap_type") == 1);
    right &= device.isLargeBar && device.pciDomainID == 0 && device.gcnArch == 1100;
    right &= device.maxThreadsDim[0] == 1024 && device.maxThreadsDim[1] == 1024 && device.maxThreadsDim[2] == 1024;
    // The frequency of ROCr's time stamps.
    right &= device.clockInstructionRate == 1000000 && device.tccDriver == 0 && linear(device.maxTexture1DLinear);
    // The host writes the device's memory.
    int *memory = allocate<int>(1);
    CHECK(hipDeviceSynchronize());
    *(volatile int *)memory = 5;
    return right && read(memory) == 5;
}

static bool equal_fields() {
    const hipDeviceProp_t &d = device;
    const struct {
        hipDeviceAttribute_t attribute;
        long value;
    } pairs[] = {
        {hipDeviceAttributeMaxSharedMemoryPerBlock, (long)d.sharedMemPerBlock},
        {hipDeviceAttributeMaxRegistersPerBlock, d.regsPerBlock},
        {hipDeviceAttributeWarpSize, d.warpSize},
        {hipDeviceAttributeMaxThreadsPerBlock, d.maxThreadsPerBlock},
        {hipDeviceAttributeMaxGridDimX, d.maxGridSize[0]},
        {hipDeviceAttributeMaxGridDimY, d.maxGridSize[1]},
        {hipDeviceAttributeMaxGridDimZ, d.maxGridSize[2]},
        {hipDeviceAttributeClockRate, d.clockRate},
        {hipDeviceAttributeMemoryClockRate, d.memoryClockRate},
        {hipDeviceAttributeMemoryBusWidth, d.memoryBusWidth},
        {hipDeviceAttributeComputeCapabilityMajor, d.major},
        {hipDeviceAttributeComputeCapabilityMinor, d.minor},
        {hipDeviceAttributeMultiprocessorCount, d.multiProcessorCount},
        {hipDeviceAttributeL2CacheSize, d.l2CacheSize},
        {hipDeviceAttributeMaxThreadsPerMultiProcessor, d.maxThreadsPerMultiProcessor},
        {hipDeviceAttributeComputeMode, d.computeMode},
        {hipDeviceAttributeConcurrentKernels, d.concurrentKernels},
        {hipDeviceAttributePciBusId, d.pciBusID},
        {hipDeviceAttributePciDeviceId, d.pciDeviceID},
        {hipDeviceAttributeMaxSharedMemoryPerMultiprocessor, (long)d.maxSharedMemoryPerMultiProcessor},
        {hipDeviceAttributeIsMultiGpuBoard, d.isMultiGpuBoard},
        {hipDeviceAttributeCanMapHostMemory, d.canMapHostMemory},
        {hipDeviceAttributeIntegrated, d.integrated},
        {hipDeviceAttributeCooperativeLaunch, d.cooperativeLaunch},
        {hipDeviceAttributeCooperativeMultiDeviceLaunch, d.cooperativeMultiDeviceLaunch},
        {hipDeviceAttributeMaxTexture1DWidth, d.maxTexture1D},
        {hipDeviceAttributeMaxTexture2DWidth, d.maxTexture2D[0]},
        {hipDeviceAttributeMaxTexture2DHeight, d.maxTexture2D[1]},
        {hipDeviceAttributeMaxTexture3DWidth, d.maxTexture3D[0]},
        {hipDeviceAttributeMaxTexture3DHeight, d.maxTexture3D[1]},
        {hipDeviceAttributeMaxTexture3DDepth, d.maxTexture3D[2]},
        {hipDeviceAttributeMaxPitch, (long)d.memPitch},
        {hipDeviceAttributeTextureAlignment, (long)d.textureAlignment},
        {hipDeviceAttributeTexturePitchAlignment, (long)d.texturePitchAlignment},
        {hipDeviceAttributeKernelExecTimeout, d.kernelExecTimeoutEnabled},
        {hipDeviceAttributeEccEnabled, d.ECCEnabled},
        {hipDeviceAttributeCooperativeMultiDeviceUnmatchedFunc, d.cooperativeMultiDeviceUnmatchedFunc},
        {hipDeviceAttributeCooperativeMultiDeviceUnmatchedGridDim, d.cooperativeMultiDeviceUnmatchedGridDim},
        {hipDeviceAttributeCooperativeMultiDeviceUnmatchedBlockDim, d.cooperativeMultiDeviceUnmatchedBlockDim},
        {hipDeviceAttributeCooperativeMultiDeviceUnmatchedSharedMem, d.cooperativeMultiDeviceUnmatchedSharedMem},
        {hipDeviceAttributeAsicRevision, d.asicRevision},
        {hipDeviceAttributeManagedMemory, d.managedMemory},
        {hipDeviceAttributeDirectManagedMemAccessFromHost, d.directManagedMemAccessFromHost},
        {hipDeviceAttributeConcurrentManagedAccess, d.concurrentManagedAccess},
        {hipDeviceAttributePageableMemoryAccess, d.pageableMemoryAccess},
        {hipDeviceAttributePageableMemoryAccessUsesHostPageTables, d.pageableMemoryAccessUsesHostPageTables},
    };
    bool right = true;
    for (auto &[attribute, field] : pairs) {
        int value = -1;
        CHECK(hipDeviceGetAttribute(&value, attribute, 0));
        if (value != field) std::fprintf(stderr, "attribute %d is %d, its field %ld\n", attribute, value, field);
        right &= value == field;
    }
    return right;
}

// What is not reported as a capability and has a call anyway.
static void calls() {
    verdict("managed memory without migration", !managed(0), 1);
    verdict("registered host memory", !registered(), 1);
    // Without migration, HIP accepts them, and the memory stays where it is.
    verdict("advice about managed memory", !advice(0), 1);
}

int main() {
    // A launch whose blocks wait for ever must not keep the test waiting.
    alarm(240);
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    CHECK(hipGetDeviceProperties(&device, 0));
    std::set<int> known;
    for (auto &[name, attribute, kind, use] : attributes) {
        int value;
        known.insert(attribute);
        if (hipDeviceGetAttribute(&value, attribute, 0) != hipSuccess) continue;
        bool wanted = kind == NUMBER || value != 0;
        verdict(name, wanted && !use(value), 1);
        // Refused launches leave an error.
        (void)hipGetLastError();
    }
    size_t unknown = 0;
    for (int i = 0; i < 25000; i++) {
        int value;
        if (hipDeviceGetAttribute(&value, (hipDeviceAttribute_t)i, 0) == hipSuccess && !known.count(i)) {
            std::fprintf(stderr, "attribute %d is reported, and has no row\n", i);
            unknown++;
        }
    }
    verdict("each attribute has a row", unknown, known.size());
    unsigned bits;
    std::memcpy(&bits, &device.arch, sizeof bits);
    for (unsigned i = 0; i < 32; i++)
        if (bits >> i & 1)
            verdict(("bit " + std::to_string(i) + " of `arch`").c_str(),
                    i >= sizeof arch_bits / sizeof *arch_bits || !arch_bits[i](), 1);
    verdict("fields without an attribute", !properties(), 1);
    verdict("fields with an attribute", !equal_fields(), 1);
    calls();
    return failed;
}
