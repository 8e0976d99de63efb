// Lists the cards by libdrm: for each its address, its nodes, its PCI ids, and its product as each node reports it.
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <amdgpu.h>
#include <amdgpu_drm.h>
#include <xf86drm.h>

static const char *name_of(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

// The product, if all that libdrm asks of a node is answered.
static void print_product(const char *path, const char *end) {
    int fd = open(path, O_RDWR);
    uint32_t major, minor, temperature = 0;
    amdgpu_device_handle device;
    if (fd < 0 || amdgpu_device_initialize(fd, &major, &minor, &device)) {
        printf("not usable%s", end);
        return;
    }
    struct amdgpu_gpu_info info;
    struct amdgpu_heap_info heap;
    int wrong = amdgpu_query_gpu_info(device, &info) || info.cu_active_number == 0;
    wrong |= amdgpu_query_heap_info(device, AMDGPU_GEM_DOMAIN_VRAM, 0, &heap) || heap.heap_size < 1ull << 32;
    wrong |= amdgpu_query_sensor_info(device, AMDGPU_INFO_SENSOR_GPU_TEMP, sizeof temperature, &temperature);
    wrong |= temperature != 35000;
    const char *product = amdgpu_get_marketing_name(device);
    printf("%s%s", wrong ? "wrong" : product ? product : "no name", end);
    amdgpu_device_deinitialize(device);
    close(fd);
}

int main(void) {
    drmDevicePtr devices[16];
    int count = drmGetDevices2(0, devices, 16);
    for (int i = 0; i < count; i++) {
        drmDevicePtr device = devices[i];
        if (device->bustype != DRM_BUS_PCI || !(device->available_nodes & 1 << DRM_NODE_RENDER)) continue;
        drmPciBusInfoPtr bus = device->businfo.pci;
        const char *card = device->nodes[DRM_NODE_PRIMARY], *render = device->nodes[DRM_NODE_RENDER];
        printf("%04x:%02x:%02x.%x %s %s ", bus->domain, bus->bus, bus->dev, bus->func, name_of(card), name_of(render));
        printf("%04x:%04x ", device->deviceinfo.pci->vendor_id, device->deviceinfo.pci->device_id);
        print_product(card, ", ");
        print_product(render, "\n");
    }
    drmFreeDevices(devices, count);
    return count <= 0;
}
