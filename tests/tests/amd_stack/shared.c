// Memory that several mappings and two processes share: DMA buffers, and the virtual memory of ROCr.
// Prints one line for each check; the exit code is the number of failed checks.
#include <hsa/hsa.h>
#include <hsa/hsa_ext_amd.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define CHECK(call)                                                              \
    do {                                                                         \
        hsa_status_t status = (call);                                            \
        if (status != HSA_STATUS_SUCCESS && status != HSA_STATUS_INFO_BREAK) {   \
            const char *text = "";                                               \
            hsa_status_string(status, &text);                                    \
            printf("%s: %#x %s\n", #call, status, text);                         \
            exit(100);                                                           \
        }                                                                        \
    } while (0)

enum { BYTES = 4 << 20, WORDS = BYTES / 4 };

static hsa_agent_t gpu, cpu;
static hsa_amd_memory_pool_t device_pool, host_pool;
static int failed;

static void verdict(const char *what, size_t wrong, size_t of) {
    printf("%s: %zu of %zu wrong\n", what, wrong, of);
    failed += wrong != 0;
}

static hsa_status_t find_agent(hsa_agent_t agent, void *data) {
    hsa_device_type_t type;
    (void)data;
    CHECK(hsa_agent_get_info(agent, HSA_AGENT_INFO_DEVICE, &type));
    if (type == HSA_DEVICE_TYPE_GPU) gpu = agent;
    if (type == HSA_DEVICE_TYPE_CPU) cpu = agent;
    return HSA_STATUS_SUCCESS;
}

static hsa_status_t find_pool(hsa_amd_memory_pool_t pool, void *data) {
    hsa_amd_segment_t segment;
    uint32_t flags;
    CHECK(hsa_amd_memory_pool_get_info(pool, HSA_AMD_MEMORY_POOL_INFO_SEGMENT, &segment));
    if (segment != HSA_AMD_SEGMENT_GLOBAL) return HSA_STATUS_SUCCESS;
    CHECK(hsa_amd_memory_pool_get_info(pool, HSA_AMD_MEMORY_POOL_INFO_GLOBAL_FLAGS, &flags));
    if (data == &gpu && (flags & HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_COARSE_GRAINED)) device_pool = pool;
    if (data == &cpu && (flags & HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_FINE_GRAINED)) host_pool = pool;
    return HSA_STATUS_SUCCESS;
}

static void start(void) {
    CHECK(hsa_init());
    CHECK(hsa_iterate_agents(find_agent, NULL));
    CHECK(hsa_amd_agent_iterate_memory_pools(gpu, find_pool, &gpu));
    CHECK(hsa_amd_agent_iterate_memory_pools(cpu, find_pool, &cpu));
}

// Copies between the memory and a buffer of the host on the GPU.
static void copy(void *to, const void *from) {
    hsa_signal_t done;
    CHECK(hsa_signal_create(1, 0, NULL, &done));
    CHECK(hsa_amd_memory_async_copy(to, gpu, from, gpu, BYTES, 0, NULL, done));
    hsa_signal_wait_scacquire(done, HSA_SIGNAL_CONDITION_LT, 1, UINT64_MAX, HSA_WAIT_STATE_BLOCKED);
    CHECK(hsa_signal_destroy(done));
}

static uint32_t *host_buffer(void) {
    static uint32_t *host;
    if (host) return host;
    CHECK(hsa_amd_memory_pool_allocate(host_pool, BYTES, 0, (void **)&host));
    CHECK(hsa_amd_agents_allow_access(1, &gpu, NULL, host));
    return host;
}

// Fills memory on the GPU. hsa_amd_memory_fill of ROCr 6.1 does it on the host for virtual memory, with bytes.
static void fill(void *memory, uint32_t value) {
    uint32_t *host = host_buffer();
    for (size_t i = 0; i < WORDS; i++) host[i] = value;
    copy(memory, host);
}

// The number of words that differ from a value, as the GPU reads them.
static size_t others(const void *memory, uint32_t value) {
    uint32_t *host = host_buffer();
    copy(host, memory);
    size_t count = 0;
    for (size_t i = 0; i < WORDS; i++) count += host[i] != value;
    return count;
}

static void send_fd(int socket, int fd) {
    char byte = 1, control[CMSG_SPACE(sizeof fd)] = {0};
    struct iovec data = {&byte, 1};
    struct msghdr message = {.msg_iov = &data, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof fd);
    memcpy(CMSG_DATA(header), &fd, sizeof fd);
    if (sendmsg(socket, &message, 0) != 1) exit(102);
}

static int receive_fd(int socket) {
    int fd;
    char byte, control[CMSG_SPACE(sizeof fd)];
    struct iovec data = {&byte, 1};
    struct msghdr message = {.msg_iov = &data, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
    if (recvmsg(socket, &message, 0) != 1 || !CMSG_FIRSTHDR(&message)) exit(103);
    memcpy(&fd, CMSG_DATA(CMSG_FIRSTHDR(&message)), sizeof fd);
    return fd;
}

static void *interop(int fd) {
    size_t size, metadata_size;
    void *memory;
    const void *metadata;
    CHECK(hsa_amd_interop_map_buffer(1, &gpu, fd, 0, &size, &memory, &metadata_size, &metadata));
    if (size < BYTES || metadata_size != 0) exit(104);
    return memory;
}

// The other process: maps what it receives, verifies it, and writes it.
static int other(int socket) {
    start();
    int fd = receive_fd(socket);
    uint32_t *memory = interop(fd);
    size_t wrong = others(memory, 5);
    fill(memory, 6);
    char byte = wrong == 0;
    if (write(socket, &byte, 1) != 1 || read(socket, &byte, 1) != 1) return 105;
    // The first process has freed the memory.
    wrong += others(memory, 6);
    CHECK(hsa_amd_interop_unmap_buffer(memory));
    close(fd);
    // A handle of virtual memory.
    fd = receive_fd(socket);
    hsa_amd_vmem_alloc_handle_t handle;
    void *address;
    CHECK(hsa_amd_vmem_import_shareable_handle(fd, &handle));
    CHECK(hsa_amd_vmem_address_reserve(&address, BYTES, 0, 0));
    CHECK(hsa_amd_vmem_map(address, BYTES, 0, handle, 0));
    hsa_amd_memory_access_desc_t access = {HSA_ACCESS_PERMISSION_RW, gpu};
    CHECK(hsa_amd_vmem_set_access(address, BYTES, &access, 1));
    wrong += others(address, 9);
    fill(address, 10);
    byte = 1;
    if (write(socket, &byte, 1) != 1 || read(socket, &byte, 1) != 1) return 105;
    CHECK(hsa_shut_down());
    return wrong != 0;
}

static void buffers(int socket) {
    uint32_t *memory;
    CHECK(hsa_amd_memory_pool_allocate(device_pool, BYTES, 0, (void **)&memory));
    fill(memory, 1);
    int fd;
    uint64_t offset;
    CHECK(hsa_amd_portable_export_dmabuf((char *)memory + 8192, 4096, &fd, &offset));
    struct stat status;
    size_t size = lseek(fd, 0, SEEK_END);
    int wrong = offset != 8192 || size < BYTES || fstat(fd, &status) != 0 || (size_t)status.st_size != size;
    wrong += write(fd, "", 1) != -1 || errno != EINVAL;
    wrong += ftruncate(fd, 0) != -1 || errno != EINVAL;
    verdict("a buffer has the size of its allocation, and no bytes to read", wrong, 1);
    uint32_t *view = mmap(NULL, BYTES, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (view == MAP_FAILED) exit(106);
    size_t bad = 0;
    for (size_t i = 0; i < WORDS; i++) bad += view[i] != 1;
    view[7] = 2;
    bad += memory[7] != 2;
    verdict("the host maps the buffer", bad, WORDS);
    uint32_t *second = interop(fd);
    fill(second, 3);
    bad = others(memory, 3);
    for (size_t i = 0; i < WORDS; i++) bad += view[i] != 3;
    verdict("a second address of the GPU has the same memory", bad, WORDS);
    CHECK(hsa_amd_interop_unmap_buffer(second));
    fill(memory, 5);
    munmap(view, BYTES);
    send_fd(socket, fd);
    CHECK(hsa_amd_portable_close_dmabuf(fd));
    char byte;
    if (read(socket, &byte, 1) != 1) exit(107);
    bad = others(memory, 6) + !byte;
    verdict("another process reads and writes the memory", bad, WORDS);
    CHECK(hsa_amd_memory_pool_free(memory));
    if (write(socket, "", 1) != 1) exit(107);
}

static void virtual_memory(int socket) {
    char *first, *second;
    hsa_amd_vmem_alloc_handle_t handle;
    CHECK(hsa_amd_vmem_handle_create(device_pool, BYTES, MEMORY_TYPE_NONE, 0, &handle));
    CHECK(hsa_amd_vmem_address_reserve((void **)&first, 2 * BYTES, 0, 0));
    CHECK(hsa_amd_vmem_address_reserve((void **)&second, BYTES, 0, 0));
    CHECK(hsa_amd_vmem_map(first + BYTES, BYTES, 0, handle, 0));
    CHECK(hsa_amd_vmem_map(second, BYTES, 0, handle, 0));
    hsa_amd_memory_access_desc_t access[] = {{HSA_ACCESS_PERMISSION_RW, gpu}, {HSA_ACCESS_PERMISSION_RW, cpu}};
    CHECK(hsa_amd_vmem_set_access(first + BYTES, BYTES, access, 2));
    CHECK(hsa_amd_vmem_set_access(second, BYTES, access, 1));
    fill(first + BYTES, 8);
    size_t bad = others(second, 8);
    for (size_t i = 0; i < WORDS; i++) bad += ((uint32_t *)(first + BYTES))[i] != 8;
    verdict("two addresses of virtual memory have the same pages", bad, WORDS);
    CHECK(hsa_amd_vmem_unmap(first + BYTES, BYTES));
    CHECK(hsa_amd_vmem_address_free(first, 2 * BYTES));
    fill(second, 9);
    verdict("one of them is unmapped", others(second, 9), WORDS);
    int fd;
    CHECK(hsa_amd_vmem_export_shareable_handle(&fd, handle, 0));
    CHECK(hsa_amd_vmem_handle_release(handle));
    send_fd(socket, fd);
    close(fd);
    char byte;
    if (read(socket, &byte, 1) != 1) exit(107);
    verdict("another process maps the handle", others(second, 10), WORDS);
    CHECK(hsa_amd_vmem_unmap(second, BYTES));
    CHECK(hsa_amd_vmem_address_free(second, BYTES));
    if (write(socket, "", 1) != 1) exit(107);
}

// Allocates more than the card has, in parts that it frees.
static void reuse(void) {
    uint64_t before, after;
    CHECK(hsa_agent_get_info(gpu, HSA_AMD_AGENT_INFO_MEMORY_AVAIL, &before));
    for (int i = 0; i < 40; i++) {
        hsa_amd_vmem_alloc_handle_t handle;
        void *address;
        size_t size = 1ull << 30;
        CHECK(hsa_amd_vmem_handle_create(device_pool, size, MEMORY_TYPE_NONE, 0, &handle));
        CHECK(hsa_amd_vmem_address_reserve(&address, size, 0, 0));
        CHECK(hsa_amd_vmem_map(address, size, 0, handle, 0));
        hsa_amd_memory_access_desc_t access = {HSA_ACCESS_PERMISSION_RW, gpu};
        CHECK(hsa_amd_vmem_set_access(address, size, &access, 1));
        fill(address, i);
        CHECK(hsa_amd_vmem_unmap(address, size));
        CHECK(hsa_amd_vmem_address_free(address, size));
        CHECK(hsa_amd_vmem_handle_release(handle));
    }
    CHECK(hsa_agent_get_info(gpu, HSA_AMD_AGENT_INFO_MEMORY_AVAIL, &after));
    verdict("released virtual memory is free again", before != after, 1);
}

int main(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    int sockets[2];
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, sockets) != 0) return 101;
    pid_t child = fork();
    // A process whose partner has ended must not wait for ever.
    alarm(100);
    if (child == 0) {
        close(sockets[0]);
        return other(sockets[1]);
    }
    close(sockets[1]);
    start();
    buffers(sockets[0]);
    virtual_memory(sockets[0]);
    int status;
    waitpid(child, &status, 0);
    verdict("the other process has found no error", !WIFEXITED(status) || WEXITSTATUS(status) != 0, 1);
    reuse();
    CHECK(hsa_shut_down());
    return failed;
}
