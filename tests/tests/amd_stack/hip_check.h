// What the HIP programs of this directory share.
#pragma once

#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstdlib>

// Ends the program if a call of HIP fails.
#define CHECK(call)                                                        \
    do {                                                                   \
        hipError_t error = (call);                                         \
        if (error != hipSuccess) {                                         \
            std::printf("%s: %s\n", #call, hipGetErrorString(error));      \
            std::exit(100);                                                \
        }                                                                  \
    } while (0)

// The number of failed checks.
inline int failed;

// Prints the line of a check of so many values.
inline void verdict(const char *what, size_t wrong, size_t of) {
    std::printf("%s: %zu of %zu wrong\n", what, wrong, of);
    failed += wrong != 0;
}
