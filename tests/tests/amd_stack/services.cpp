// What a kernel gets from the host while it runs: memory that is mapped late, malloc and new, printf.
// Prints one line for each check; the exit code is the number of failed checks.
#include "hip_check.h"

#include <chrono>
#include <new>
#include <thread>

static void pause(int milliseconds) {
    std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
}

// Waits for an address, then stores there.
__global__ void follow(volatile unsigned long *box, volatile int *done) {
    unsigned long address;
    while ((address = *box) == 0) __builtin_amdgcn_s_sleep(1);
    *(volatile int *)address = 77;
    *done = 5;
}

// A list in memory that each work-item allocates.
struct Node {
    unsigned value;
    Node *next;
    __device__ Node(unsigned value, Node *next) : value(value), next(next) {}
};

__global__ void lists(unsigned *out, unsigned length) {
    unsigned item = blockIdx.x * blockDim.x + threadIdx.x, sum = 0;
    Node *list = nullptr;
    for (unsigned i = 0; i < length; i++) list = new Node(item + i, list);
    while (list) {
        Node *next = list->next;
        sum += list->value;
        delete list;
        list = next;
    }
    out[item] = sum;
}

// Blocks of several sizes, which are all live at the same time.
__global__ void blocks(unsigned *out, unsigned bytes) {
    unsigned item = blockIdx.x * blockDim.x + threadIdx.x, words = bytes / 4, wrong = 0;
    unsigned *block = (unsigned *)malloc(bytes);
    if (!block) {
        out[item] = 1000;
        return;
    }
    for (unsigned i = 0; i < words; i++) block[i] = item * 1000 + i;
    __syncthreads();
    for (unsigned i = 0; i < words; i++) wrong += block[i] != item * 1000 + i;
    free(block);
    out[item] = wrong;
}

__global__ void print(int of) {
    unsigned item = threadIdx.x;
    if (item % 16 == 0) printf("printf of work-item %u: 0 of %d wrong\n", item, of);
}

int main() {
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    unsigned long *box;
    int *done;
    CHECK(hipHostMalloc((void **)&box, 64, hipHostMallocCoherent));
    CHECK(hipHostMalloc((void **)&done, 64, hipHostMallocCoherent));
    *box = *done = 0;
    follow<<<1, 1>>>(box, done);
    CHECK(hipGetLastError());
    pause(100);
    int *late;
    CHECK(hipHostMalloc((void **)&late, 1 << 22, hipHostMallocCoherent));
    *late = 0;
    __atomic_store_n(box, (unsigned long)late, __ATOMIC_RELEASE);
    for (int i = 0; i < 200 && !__atomic_load_n(done, __ATOMIC_ACQUIRE); i++) pause(50);
    verdict("memory that is mapped late", *late != 77 || *done != 5, 1);
    CHECK(hipDeviceSynchronize());

    constexpr unsigned ITEMS = 256;
    unsigned *out;
    CHECK(hipMallocManaged((void **)&out, ITEMS * 4));
    size_t wrong = 0;
    lists<<<4, 64>>>(out, 20);
    CHECK(hipDeviceSynchronize());
    for (unsigned i = 0; i < ITEMS; i++) wrong += out[i] != 20 * i + 190;
    verdict("new and delete", wrong, ITEMS);
    for (unsigned bytes : {40u, 3000u, 60000u}) {
        blocks<<<4, 64>>>(out, bytes);
        CHECK(hipDeviceSynchronize());
        wrong = 0;
        for (unsigned i = 0; i < ITEMS; i++) wrong += out[i];
        verdict("malloc and free", wrong, ITEMS);
    }
    print<<<1, 64>>>(ITEMS);
    CHECK(hipDeviceSynchronize());
    return failed;
}
