// Runs the kernels of a code object through ROCr and compares the results: hsa CODE_OBJECT.
// Prints one line for each check; the exit code is the number of failed checks.
#include <hsa/hsa.h>
#include <hsa/hsa_ext_amd.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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

static hsa_agent_t gpu, cpu;
static hsa_amd_memory_pool_t device_pool, host_pool, kernarg_pool;
static hsa_queue_t *queue;
static hsa_executable_t executable;

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
    if (data == &cpu && (flags & HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_KERNARG_INIT)) kernarg_pool = pool;
    if (data == &cpu && (flags & HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_FINE_GRAINED)) host_pool = pool;
    return HSA_STATUS_SUCCESS;
}

static void *allocate(hsa_amd_memory_pool_t pool, size_t bytes) {
    void *memory;
    CHECK(hsa_amd_memory_pool_allocate(pool, bytes, 0, &memory));
    CHECK(hsa_amd_agents_allow_access(1, &gpu, NULL, memory));
    return memory;
}

static void wait(hsa_signal_t signal) {
    hsa_signal_value_t value =
        hsa_signal_wait_scacquire(signal, HSA_SIGNAL_CONDITION_LT, 1, UINT64_MAX, HSA_WAIT_STATE_BLOCKED);
    if (value != 0) {
        printf("a signal is %ld\n", (long)value);
        exit(101);
    }
}

static void copy(void *to, hsa_agent_t to_agent, const void *from, hsa_agent_t from_agent, size_t bytes) {
    hsa_signal_t done;
    CHECK(hsa_signal_create(1, 0, NULL, &done));
    CHECK(hsa_amd_memory_async_copy(to, to_agent, from, from_agent, bytes, 0, NULL, done));
    wait(done);
    CHECK(hsa_signal_destroy(done));
}

static void run(const char *name, uint32_t group, uint32_t items, void *a, void *b, void *out, uint32_t n) {
    hsa_executable_symbol_t symbol;
    uint64_t object;
    uint32_t lds, private_bytes, kernarg_bytes;
    CHECK(hsa_executable_get_symbol_by_name(executable, name, &gpu, &symbol));
#define INFO(what, to) CHECK(hsa_executable_symbol_get_info(symbol, HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_##what, to))
    INFO(OBJECT, &object);
    INFO(GROUP_SEGMENT_SIZE, &lds);
    INFO(PRIVATE_SEGMENT_SIZE, &private_bytes);
    INFO(KERNARG_SEGMENT_SIZE, &kernarg_bytes);
    struct { void *a, *b, *out; uint32_t n; } *arguments;
    arguments = allocate(kernarg_pool, kernarg_bytes < 64 ? 64 : kernarg_bytes);
    arguments->a = a, arguments->b = b, arguments->out = out, arguments->n = n;
    hsa_signal_t done;
    CHECK(hsa_signal_create(1, 0, NULL, &done));
    uint64_t index = hsa_queue_add_write_index_scacq_screl(queue, 1);
    hsa_kernel_dispatch_packet_t *packet = (hsa_kernel_dispatch_packet_t *)queue->base_address + index % queue->size;
    memset((char *)packet + 4, 0, sizeof *packet - 4);
    packet->workgroup_size_x = group, packet->workgroup_size_y = packet->workgroup_size_z = 1;
    packet->grid_size_x = items, packet->grid_size_y = packet->grid_size_z = 1;
    packet->group_segment_size = lds, packet->private_segment_size = private_bytes;
    packet->kernel_object = object, packet->kernarg_address = arguments, packet->completion_signal = done;
    uint32_t header = HSA_PACKET_TYPE_KERNEL_DISPATCH | 1 << HSA_PACKET_HEADER_BARRIER |
                      HSA_FENCE_SCOPE_SYSTEM << HSA_PACKET_HEADER_SCACQUIRE_FENCE_SCOPE |
                      HSA_FENCE_SCOPE_SYSTEM << HSA_PACKET_HEADER_SCRELEASE_FENCE_SCOPE;
    __atomic_store_n((uint32_t *)packet, header | 1 << 16, __ATOMIC_RELEASE);
    hsa_signal_store_screlease(queue->doorbell_signal, index);
    wait(done);
    CHECK(hsa_signal_destroy(done));
    CHECK(hsa_amd_memory_pool_free(arguments));
}

static int failed;

static void verdict(const char *what, size_t wrong, size_t of) {
    printf("%s: %zu of %zu wrong\n", what, wrong, of);
    failed += wrong != 0;
}

int main(int argc, char **argv) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    if (argc != 2) return 102;
    CHECK(hsa_init());
    CHECK(hsa_iterate_agents(find_agent, NULL));
    CHECK(hsa_amd_agent_iterate_memory_pools(gpu, find_pool, &gpu));
    CHECK(hsa_amd_agent_iterate_memory_pools(cpu, find_pool, &cpu));
    CHECK(hsa_queue_create(gpu, 1024, HSA_QUEUE_TYPE_MULTI, NULL, NULL, UINT32_MAX, UINT32_MAX, &queue));
    hsa_code_object_reader_t reader;
    int file = open(argv[1], O_RDONLY);
    CHECK(hsa_code_object_reader_create_from_file(file, &reader));
    CHECK(hsa_executable_create_alt(HSA_PROFILE_FULL, HSA_DEFAULT_FLOAT_ROUNDING_MODE_DEFAULT, NULL, &executable));
    CHECK(hsa_executable_load_agent_code_object(executable, gpu, reader, NULL, NULL));
    CHECK(hsa_executable_freeze(executable, NULL));

    enum { N = 1001, SIDE = 37 };
    size_t bytes = 4 * 8192;
    float *a = allocate(host_pool, bytes), *b = allocate(host_pool, bytes), *out = allocate(host_pool, bytes);
    void *da = allocate(device_pool, bytes), *db = allocate(device_pool, bytes), *dout = allocate(device_pool, bytes);
    for (int i = 0; i < 8192; i++) a[i] = i % 61 - 30, b[i] = i % 47 - 11;
    copy(da, gpu, a, cpu, bytes);
    copy(db, gpu, b, cpu, bytes);

    size_t wrong = 0;
    run("vector_add.kd", 64, 1024, da, db, dout, N);
    copy(out, cpu, dout, gpu, bytes);
    for (int i = 0; i < N; i++) wrong += out[i] != a[i] + b[i];
    verdict("vector add", wrong, N);

    wrong = 0;
    run("multiply.kd", 64, 1408, da, db, dout, SIDE);
    copy(out, cpu, dout, gpu, bytes);
    for (int row = 0; row < SIDE; row++)
        for (int column = 0; column < SIDE; column++) {
            float sum = 0;
            for (int k = 0; k < SIDE; k++) sum += a[row * SIDE + k] * b[k * SIDE + column];
            wrong += out[row * SIDE + column] != sum;
        }
    verdict("matrix multiply", wrong, SIDE * SIDE);

    // Memory of malloc, made visible to the GPU at an address of its own.
    uint32_t *users = malloc(bytes), *seen;
    for (int i = 0; i < 8192; i++) users[i] = i * 2654435761u;
    CHECK(hsa_amd_memory_lock(users, bytes, &gpu, 1, (void **)&seen));
    wrong = 0;
    run("reduce.kd", 256, 1024, seen, seen, dout, N);
    copy(out, cpu, dout, gpu, bytes);
    for (int group = 0; group < 4; group++) {
        uint32_t sum = 0;
        for (int i = 256 * group; i < 256 * group + 256 && i < N; i++) sum += users[i];
        wrong += ((uint32_t *)out)[group] != sum;
    }
    verdict("LDS reduction of locked memory", wrong, 4);
    users[3] = 77;
    copy(out, cpu, seen, gpu, 64);
    verdict("a store after locking", ((uint32_t *)out)[3] != 77, 1);
    wrong = 0;
    run("private_sum.kd", 64, 1024, seen, seen, dout, N);
    copy(out, cpu, dout, gpu, bytes);
    for (uint32_t i = 0; i < N; i++) {
        uint32_t own[16], sum = 0;
        for (uint32_t k = 0; k < 16; k++) own[(k * 7) % 16] = users[(i + k) % N];
        for (uint32_t k = 0; k < 16; k++) sum += own[(users[i % N] + k) % 16] * (k + 1);
        wrong += ((uint32_t *)out)[i] != sum;
    }
    verdict("private memory", wrong, N);
    CHECK(hsa_amd_memory_unlock(users));
    free(users);
    CHECK(hsa_queue_destroy(queue));
    CHECK(hsa_shut_down());
    return failed;
}
