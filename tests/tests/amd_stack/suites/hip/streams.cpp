// Order of work: streams, events, host functions, graphs and threads.
#include <hip/hip_runtime.h>

#include <atomic>
#include <thread>

#include "check.h"

using namespace suite;

__global__ void step(unsigned *values, unsigned n, unsigned factor) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) values[i] = values[i] * factor + i;
}

// Waits until the host, or another kernel, has stored a value.
__global__ void await(volatile unsigned *flag, unsigned value, unsigned *out) {
    while (*flag != value) __builtin_amdgcn_s_sleep(10);
    *out = value + 1;
}

constexpr unsigned N = 5'000;

static void expect(std::vector<unsigned> &values, unsigned factor) {
    for (unsigned i = 0; i < values.size(); i++) values[i] = values[i] * factor + i;
}

static void order(bool all) {
    constexpr int STREAMS = 6;
    hipStream_t streams[STREAMS];
    std::vector<std::vector<unsigned>> expected(STREAMS, std::vector<unsigned>(N)), results = expected;
    std::vector<Device<unsigned> *> memory;
    for (int s = 0; s < STREAMS; s++) {
        HIP(s % 2 ? hipStreamCreateWithFlags(&streams[s], hipStreamNonBlocking) : hipStreamCreate(&streams[s]));
        memory.push_back(new Device<unsigned>(N));
        HIP(hipMemsetAsync(*memory[s], 0, N * 4, streams[s]));
    }
    for (int i = 0; i < (all ? 60 : 20); i++)
        for (int s = 0; s < STREAMS; s++) {
            step<<<N / 128 + 1, 128, 0, streams[s]>>>(*memory[s], N, i + s);
            expect(expected[s], i + s);
        }
    for (int s = 0; s < STREAMS; s++)
        HIP(hipMemcpyAsync(results[s].data(), *memory[s], N * 4, hipMemcpyDeviceToHost, streams[s]));
    for (auto stream : streams) HIP(hipStreamSynchronize(stream));
    check("kernels of each stream are in order", results == expected);
    for (int s = 0; s < STREAMS; s++) {
        check("an idle stream", hipStreamQuery(streams[s]) == hipSuccess);
        HIP(hipStreamDestroy(streams[s]));
        delete memory[s];
    }
    int least, greatest;
    HIP(hipDeviceGetStreamPriorityRange(&least, &greatest));
    hipStream_t urgent;
    HIP(hipStreamCreateWithPriority(&urgent, hipStreamDefault, greatest));
    int is = 99;
    HIP(hipStreamGetPriority(urgent, &is));
    check("a stream's priority", is == greatest && least >= greatest);
    HIP(hipStreamDestroy(urgent));
}

static void events() {
    hipStream_t first, second;
    HIP(hipStreamCreateWithFlags(&first, hipStreamNonBlocking));
    HIP(hipStreamCreateWithFlags(&second, hipStreamNonBlocking));
    unsigned *flag;
    HIP(hipHostMalloc((void **)&flag, 8, hipHostMallocCoherent));
    flag[0] = 0, flag[1] = 0;
    hipEvent_t begin, end, reached;
    HIP(hipEventCreate(&begin));
    HIP(hipEventCreate(&end));
    HIP(hipEventCreateWithFlags(&reached, hipEventDisableTiming));
    HIP(hipEventRecord(begin, first));
    await<<<1, 1, 0, first>>>(flag, 1, flag + 1);
    HIP(hipEventRecord(reached, first));
    HIP(hipStreamWaitEvent(second, reached, 0));
    Device<unsigned> out(1);
    HIP(hipMemcpyAsync(out, flag + 1, 4, hipMemcpyHostToDevice, second));
    HIP(hipEventRecord(end, second));
    check("a stream with a running kernel", hipStreamQuery(first) == hipErrorNotReady);
    check("an event behind a running kernel", hipEventQuery(end) == hipErrorNotReady);
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    *(volatile unsigned *)flag = 1;
    HIP(hipEventSynchronize(end));
    same("a stream waits for an event of another", out.get(), std::vector<unsigned>{2});
    float milliseconds = -1;
    HIP(hipEventElapsedTime(&milliseconds, begin, end));
    check("the elapsed time has the wait", milliseconds >= 25 && milliseconds < 60'000);
    check("a time without an event for it", hipEventElapsedTime(&milliseconds, begin, reached) != hipSuccess);
    for (auto event : {begin, end, reached}) HIP(hipEventDestroy(event));
    HIP(hipStreamDestroy(first));
    HIP(hipStreamDestroy(second));
    HIP(hipHostFree(flag));
}

static void host_functions() {
    hipStream_t stream;
    HIP(hipStreamCreate(&stream));
    static std::vector<int> seen;
    Device<unsigned> memory(N);
    HIP(hipMemsetAsync(memory, 0, N * 4, stream));
    for (int i = 0; i < 5; i++) {
        step<<<N / 256 + 1, 256, 0, stream>>>(memory, N, 1);
        HIP(hipLaunchHostFunc(stream, [](void *value) { seen.push_back((int)(intptr_t)value); }, (void *)(intptr_t)i));
    }
    HIP(hipStreamAddCallback(stream, [](hipStream_t, hipError_t, void *) { seen.push_back(9); }, nullptr, 0));
    HIP(hipStreamSynchronize(stream));
    same("host functions are in order", seen, std::vector<int>{0, 1, 2, 3, 4, 9});
    unsigned *word;
    HIP(hipExtMallocWithFlags((void **)&word, 8, hipMallocSignalMemory));
    HIP(hipStreamWriteValue32(stream, word, 41, 0));
    HIP(hipStreamWaitValue32(stream, word, 40, hipStreamWaitValueGte, 0xffffffff));
    HIP(hipStreamSynchronize(stream));
    check("a stream writes a value and waits for it", *(volatile unsigned *)word == 41);
    HIP(hipFree(word));
    HIP(hipStreamDestroy(stream));
}

static void graphs() {
    hipStream_t stream;
    HIP(hipStreamCreate(&stream));
    Device<unsigned> memory(N);
    std::vector<unsigned> start(N, 3), expected = start, results(N);
    HIP(hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal));
    HIP(hipMemcpyAsync(memory, start.data(), N * 4, hipMemcpyHostToDevice, stream));
    for (unsigned factor : {5, 7, 11}) {
        step<<<N / 256 + 1, 256, 0, stream>>>(memory, N, factor);
        expect(expected, factor);
    }
    HIP(hipMemcpyAsync(results.data(), memory, N * 4, hipMemcpyDeviceToHost, stream));
    hipGraph_t graph;
    HIP(hipStreamEndCapture(stream, &graph));
    size_t nodes = 0;
    HIP(hipGraphGetNodes(graph, nullptr, &nodes));
    check("nodes of a captured graph", nodes == 5);
    hipGraphExec_t instance;
    HIP(hipGraphInstantiate(&instance, graph, nullptr, nullptr, 0));
    bool right = true;
    for (int i = 0; i < 5; i++) {
        std::fill(results.begin(), results.end(), 0);
        HIP(hipGraphLaunch(instance, stream));
        HIP(hipStreamSynchronize(stream));
        right &= results == expected;
    }
    check("a captured graph, launched five times", right);
    HIP(hipGraphExecDestroy(instance));
    HIP(hipGraphDestroy(graph));

    HIP(hipGraphCreate(&graph, 0));
    hipMemsetParams fill = {};
    fill.dst = memory, fill.value = 2, fill.elementSize = 4, fill.width = N, fill.height = 1;
    hipGraphNode_t filled, stepped;
    HIP(hipGraphAddMemsetNode(&filled, graph, nullptr, 0, &fill));
    unsigned n = N, factor = 13;
    void *arguments[] = {&memory.data, &n, &factor};
    hipKernelNodeParams kernel = {};
    kernel.func = (void *)step, kernel.gridDim = dim3(N / 64 + 1), kernel.blockDim = dim3(64),
    kernel.kernelParams = arguments;
    HIP(hipGraphAddKernelNode(&stepped, graph, &filled, 1, &kernel));
    HIP(hipGraphInstantiate(&instance, graph, nullptr, nullptr, 0));
    HIP(hipGraphLaunch(instance, stream));
    HIP(hipStreamSynchronize(stream));
    std::vector<unsigned> built(N, 2);
    expect(built, 13);
    same("a graph of nodes", memory.get(), built);
    HIP(hipGraphExecDestroy(instance));
    HIP(hipGraphDestroy(graph));
    HIP(hipStreamDestroy(stream));
}

static void threads() {
    std::vector<std::thread> threads;
    std::atomic<int> right = 0;
    for (unsigned t = 0; t < 4; t++)
        threads.emplace_back([t, &right] {
            HIP(hipSetDevice(0));
            hipStream_t stream;
            HIP(hipStreamCreate(&stream));
            std::vector<unsigned> expected(N);
            Device<unsigned> memory(expected);
            for (unsigned i = 0; i < 10; i++) {
                step<<<N / 64 + 1, 64, 0, stream>>>(memory, N, t + i);
                expect(expected, t + i);
            }
            HIP(hipStreamSynchronize(stream));
            right += memory.get() == expected;
            HIP(hipStreamDestroy(stream));
        });
    for (auto &thread : threads) thread.join();
    check("four threads with a stream each", right == 4);
}

int main(int argc, char **argv) {
    order(all(argc, argv));
    events();
    host_functions();
    graphs();
    threads();
    return finish();
}
