// What the HIP programs of this directory share. A program has cases, and runs the one that its last argument names. The line
// of a mistake ends with a comment: `FAULT`, the name of the case, a colon and the rule that reports it. A case without
// such a line is correct.
#pragma once

#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

// Ends the program if a call of HIP fails.
#define CHECK(call)                                                        \
    do {                                                                   \
        hipError_t error_ = (call);                                        \
        if (error_ != hipSuccess) {                                        \
            std::printf("%s: %s\n", #call, hipGetErrorString(error_));     \
            std::exit(100);                                                \
        }                                                                  \
    } while (0)

struct Case {
    const char *name;
    void (*run)();
    Case *next;
    static inline Case *all;
    Case(const char *name, void (*run)()) : name(name), run(run), next(all) { all = this; }
};

#define CASE(name)                          \
    static void run_##name();               \
    static Case case_##name(#name, run_##name); \
    static void run_##name()

// Memory of the device with these values.
template <class T> T *filled(size_t count, T value) {
    std::vector<T> values(count, value);
    T *memory;
    CHECK(hipMalloc((void **)&memory, count * sizeof(T)));
    CHECK(hipMemcpy(memory, values.data(), count * sizeof(T), hipMemcpyHostToDevice));
    return memory;
}

// The first argument, which is where the kernels are if they are not in the program.
static const char *kernels;

int main(int argc, char **argv) {
    kernels = argc > 1 ? argv[1] : "";
    for (Case *c = Case::all; c && argc > 1; c = c->next) {
        if (std::strcmp(c->name, argv[argc - 1]) == 0) {
            c->run();
            CHECK(hipGetLastError());
            // A fault that the card notices too is an error here, and as intended.
            (void)hipDeviceSynchronize();
            return 0;
        }
    }
    std::printf("no such case\n");
    return 101;
}
