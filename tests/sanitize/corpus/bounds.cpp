// Accesses outside of allocations, to freed memory, and misaligned ones.
#include "corpus.h"

__global__ void store_up_to(float *out, unsigned n) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i <= n) out[i] = 1.0f; // FAULT off_by_one_store: out-of-bounds
}
CASE(off_by_one_store) { store_up_to<<<1, 128>>>(filled(100, 0.0f), 100); }
CASE(no_element_too_many) { store_up_to<<<1, 128>>>(filled(100, 0.0f), 99); }

__global__ void difference(const float *in, float *out, unsigned n) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        out[i] = in[i + 1] - in[i]; // FAULT off_by_one_load: out-of-bounds
    }
}
CASE(off_by_one_load) { difference<<<2, 64>>>(filled(100, 1.0f), filled(100, 0.0f), 100); }
CASE(difference) { difference<<<2, 64>>>(filled(101, 1.0f), filled(100, 0.0f), 100); }

__global__ void smooth(const float *in, float *out, int n, int first) {
    int i = first + blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float before = in[i - 1]; // FAULT negative_index: out-of-bounds
        out[i] = before + in[i];
    }
}
CASE(negative_index) { smooth<<<2, 64>>>(filled(100, 1.0f), filled(100, 0.0f), 100, 0); }
CASE(first_index_one) { smooth<<<2, 64>>>(filled(100, 1.0f), filled(100, 0.0f), 100, 1); }

__global__ void scatter(const int *where, double *out, int n) {
    int i = threadIdx.x;
    if (i < n) out[where[i]] = i; // FAULT index_from_memory: out-of-bounds
}
CASE(index_from_memory) { scatter<<<1, 32>>>(filled(1, -3), filled(8, 0.0), 1); }

// The pitch is in bytes, not in elements.
__global__ void fill_rows(float *out, size_t pitch, int width, int height) {
    int x = threadIdx.x, y = blockIdx.x;
    if (x < width && y < height) out[y * pitch + x] = x; // FAULT wrong_pitch: out-of-bounds
}
CASE(wrong_pitch) {
    float *rows;
    size_t pitch;
    CHECK(hipMallocPitch((void **)&rows, &pitch, 60 * sizeof(float), 20));
    fill_rows<<<20, 64>>>(rows, pitch, 60, 20);
}
CASE(right_pitch) {
    float *rows;
    size_t pitch;
    CHECK(hipMallocPitch((void **)&rows, &pitch, 60 * sizeof(float), 20));
    fill_rows<<<20, 64>>>(rows, pitch / sizeof(float), 60, 20);
}

__global__ void each(unsigned *out) {
    out[blockIdx.x * blockDim.x + threadIdx.x] = blockIdx.x; // FAULT grid_too_large: out-of-bounds
}
CASE(grid_too_large) { each<<<(1000 + 255) / 256, 256>>>(filled(1000, 0u)); }
CASE(whole_grid) { each<<<4, 256>>>(filled(1024, 0u)); }

__global__ void square(float *values, unsigned n) {
    unsigned i = threadIdx.x;
    if (i < n) values[i] *= values[i]; // FAULT bytes_for_elements: out-of-bounds
}
CASE(bytes_for_elements) {
    float *values;
    CHECK(hipMalloc((void **)&values, 256));
    CHECK(hipMemset(values, 0, 256));
    square<<<1, 256>>>(values, 256);
}

__global__ void copy4(const float4 *in, float4 *out, unsigned n) {
    unsigned i = threadIdx.x;
    if (4 * i < n) {
        float4 value = in[i]; // FAULT vector_past_the_end: out-of-bounds
        out[i] = value;
    }
}
CASE(vector_past_the_end) { copy4<<<1, 32>>>((float4 *)filled(102, 1.0f), (float4 *)filled(104, 0.0f), 102); }
CASE(vectors) { copy4<<<1, 32>>>((float4 *)filled(104, 1.0f), (float4 *)filled(104, 0.0f), 104); }

__global__ void transpose(const float *in, float *out, int width, int height) {
    int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
    if (x < width && y < height) {
        // Rows and columns are exchanged.
        out[y * width + x] = in[x * width + y]; // FAULT wrong_row_length: out-of-bounds
    }
}
CASE(wrong_row_length) {
    transpose<<<dim3(4, 2), dim3(16, 16)>>>(filled(50 * 20, 1.0f), filled(50 * 20, 0.0f), 50, 20);
}

__global__ void count_byte(const unsigned char *text, unsigned *counts, unsigned n) {
    unsigned i = threadIdx.x;
    if (i < n) atomicAdd(&counts[text[i]], 1u); // FAULT atomic_past_the_end: out-of-bounds
}
CASE(atomic_past_the_end) { count_byte<<<1, 64>>>(filled<unsigned char>(64, 200), filled(128, 0u), 64); }
CASE(count_bytes) { count_byte<<<1, 64>>>(filled<unsigned char>(64, 100), filled(128, 0u), 64); }

__global__ void add_one(float *values) {
    values[threadIdx.x] += 1.0f; // FAULT use_after_free_load: use-after-free
}
CASE(use_after_free_load) {
    float *values = filled(64, 1.0f);
    CHECK(hipFree(values));
    add_one<<<1, 64>>>(values);
}
CASE(add_one) { add_one<<<1, 64>>>(filled(64, 1.0f)); }

__global__ void reset(float *values) {
    values[threadIdx.x] = 0.0f; // FAULT use_after_free_store: use-after-free
}
CASE(use_after_free_store) {
    float *values = filled(64, 1.0f), *other = filled(64, 1.0f);
    CHECK(hipFree(values));
    CHECK(hipFree(other));
    // It may be given the same address.
    values = filled(64, 1.0f);
    reset<<<1, 64>>>(other);
}

// A list whose second node was freed.
struct Node {
    Node *next;
    int value;
};
__global__ void sum(const Node *node, int *out) {
    int total = 0;
    while (node) {
        total += node->value; // FAULT use_after_free_list: use-after-free
        node = node->next;
    }
    *out = total;
}
static Node *node(Node *next, int value) { return filled(1, Node{next, value}); }
CASE(use_after_free_list) {
    Node *last = node(nullptr, 3), *middle = node(last, 2), *first = node(middle, 1);
    CHECK(hipFree(middle));
    sum<<<1, 1>>>(first, filled(1, 0));
}
CASE(list) { sum<<<1, 1>>>(node(node(node(nullptr, 3), 2), 1), filled(1, 0)); }

__global__ void read_host(const int *in, int *out) {
    out[threadIdx.x] = in[threadIdx.x]; // FAULT host_memory_freed: use-after-free
}
CASE(host_memory_freed) {
    int *host;
    CHECK(hipHostMalloc((void **)&host, 256));
    std::memset(host, 0, 256);
    CHECK(hipHostFree(host));
    read_host<<<1, 64>>>(host, filled(64, 0));
}
CASE(host_memory) {
    int *host;
    CHECK(hipHostMalloc((void **)&host, 256));
    std::memset(host, 0, 256);
    read_host<<<1, 64>>>(host, filled(64, 0));
}

__global__ void write_host(int *out) {
    out[threadIdx.x] = threadIdx.x; // FAULT host_memory_past_the_end: out-of-bounds
}
CASE(host_memory_past_the_end) {
    int *host;
    CHECK(hipHostMalloc((void **)&host, 60 * sizeof(int)));
    write_host<<<1, 64>>>(host);
}

__global__ void through_null(float *out) {
    if (threadIdx.x == 3) out[threadIdx.x] = 1.0f; // FAULT null_pointer: not-mapped
}
CASE(null_pointer) { through_null<<<1, 64>>>(nullptr); }

extern __shared__ float dynamic[];
__global__ void rotate(float *out) {
    dynamic[threadIdx.x] = threadIdx.x; // FAULT too_little_dynamic_lds: lds-out-of-bounds
    __syncthreads();
    out[threadIdx.x] = dynamic[(threadIdx.x + 1) % blockDim.x];
}
// LDS is allocated in units of 1 KiB or less, so that a smaller error would stay within it.
CASE(too_little_dynamic_lds) { rotate<<<1, 1024>>>(filled(1024, 0.0f)); }
CASE(dynamic_lds) { rotate<<<1, 1024, 1024 * sizeof(float)>>>(filled(1024, 0.0f)); }

__global__ void shifted(float *out, int shift) {
    __shared__ float tile[128];
    tile[threadIdx.x] = threadIdx.x;
    __syncthreads();
    out[threadIdx.x] = tile[(int)threadIdx.x + shift]; // FAULT negative_lds_index: lds-out-of-bounds
}
CASE(negative_lds_index) { shifted<<<1, 64>>>(filled(64, 0.0f), -1); }
CASE(lds_index) { shifted<<<1, 64>>>(filled(64, 0.0f), 0); }

__global__ void add_to_bytes(char *memory) {
    atomicAdd((int *)(memory + 2), 1); // FAULT misaligned_atomic: misaligned
}
CASE(misaligned_atomic) { add_to_bytes<<<1, 1>>>(filled<char>(64, 0)); }
