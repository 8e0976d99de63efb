// Memory of the device for the programs that use what HIP reports.
#pragma once

#include "hip_check.h"

template <class T>
static T *allocate(size_t count) {
    T *memory;
    CHECK(hipMalloc(&memory, count * sizeof(T)));
    CHECK(hipMemset(memory, 0, count * sizeof(T)));
    return memory;
}

template <class T>
static T read(const T *memory) {
    T value;
    CHECK(hipMemcpy(&value, memory, sizeof value, hipMemcpyDefault));
    return value;
}
