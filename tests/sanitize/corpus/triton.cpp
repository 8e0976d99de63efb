// The launches of the kernels in triton_kernels.py: triton DIRECTORY CASE loads DIRECTORY/CASE.co.
#include "corpus.h"

#include <hip/hip_fp16.h>

#include <fstream>
#include <string>

template <class T> T *fresh(size_t count) {
    T *memory;
    CHECK(hipMalloc((void **)&memory, count * sizeof(T)));
    return memory;
}

static float *ones(size_t count) { return filled(count, 1.0f); }
static __half *halves(size_t count) { return filled(count, __float2half(0.5f)); }

// Launches the kernel of a case on a grid of programs.
template <class... T> void launch(const char *name, dim3 programs, T... arguments) {
    std::string path = std::string(kernels) + "/" + name;
    std::string kernel;
    unsigned workitems = 0, lds = 0;
    if (!(std::ifstream(path + ".txt") >> kernel >> workitems >> lds)) {
        std::printf("%s.txt cannot be read\n", path.c_str());
        std::exit(102);
    }
    hipModule_t module;
    hipFunction_t function;
    CHECK(hipModuleLoad(&module, (path + ".co").c_str()));
    CHECK(hipModuleGetFunction(&function, module, kernel.c_str()));
    // Triton adds two pointers to scratch memory, which these kernels do not use.
    void *unused = nullptr;
    void *all[] = {&arguments..., &unused, &unused};
    CHECK(hipModuleLaunchKernel(function, programs.x, programs.y, 1, workitems, 1, 1, lds, nullptr, all, nullptr));
}

CASE(tri_mask_left_out) { launch("tri_mask_left_out", 4, ones(1000), ones(1000), fresh<float>(1000), 1000); }
CASE(tri_add) { launch("tri_add", 4, ones(1000), ones(1000), fresh<float>(1000), 1000); }

CASE(tri_mask_too_long) { launch("tri_mask_too_long", 2, fresh<int>(200), 200); }
CASE(tri_fill) { launch("tri_fill", 2, fresh<int>(201), 200); }

CASE(tri_programs) {
    std::vector<int> values(200);
    int *memory = fresh<int>(200);
    launch("tri_programs", dim3(2, 3), memory, 200);
    CHECK(hipMemcpy(values.data(), memory, 200 * sizeof(int), hipMemcpyDeviceToHost));
    for (int value : values)
        if (value != 2003) std::printf("%d programs\n", value), std::exit(103);
}

CASE(tri_negative_offset) { launch("tri_negative_offset", 2, ones(100), fresh<float>(100), 100); }
CASE(tri_difference) { launch("tri_difference", 2, ones(100), fresh<float>(100), 100); }

// The stride of the columns for that of the rows.
CASE(tri_rows_and_columns) {
    launch("tri_rows_and_columns", dim3(1, 2), ones(20 * 50), fresh<float>(20 * 50), 20, 50, 64);
}
CASE(tri_transpose) { launch("tri_transpose", dim3(1, 2), ones(20 * 50), fresh<float>(20 * 50), 20, 50, 50); }

CASE(tri_index_from_memory) { launch("tri_index_from_memory", 1, ones(50), filled(40, 50), fresh<float>(40), 40); }
CASE(tri_gather) { launch("tri_gather", 1, ones(50), filled(40, 49), fresh<float>(40), 40); }

CASE(tri_bin_past_the_end) { launch("tri_bin_past_the_end", 2, filled(100, 16), filled(16, 0), 100); }
CASE(tri_histogram) { launch("tri_histogram", 2, filled(100, 15), filled(16, 0), 100); }

static float *freed(size_t count) {
    float *memory = ones(count);
    CHECK(hipFree(memory));
    return memory;
}
CASE(tri_freed_input) { launch("tri_freed_input", 2, freed(100), fresh<float>(100), 100); }
CASE(tri_copy) { launch("tri_copy", 2, ones(100), fresh<float>(100), 100); }
CASE(tri_freed_output) { launch("tri_freed_output", 2, ones(100), freed(100), 100); }

CASE(tri_stores_of_programs) { launch("tri_stores_of_programs", 4, filled(1, -1)); }

CASE(tri_split_k_plain) { launch("tri_split_k_plain", 4, halves(16 * 128), halves(128 * 16), filled(256, 0.0f), 128); }
CASE(tri_split_k) { launch("tri_split_k", 4, halves(16 * 128), halves(128 * 16), filled(256, 0.0f), 128); }

CASE(tri_shift_in_place) { launch("tri_shift_in_place", 4, ones(256), 256); }

// The block is longer than a row, and the memory is long enough for the last one.
CASE(tri_row_without_mask) { launch("tri_row_without_mask", 4, ones(400), fresh<float>(500), 100); }
CASE(tri_softmax) { launch("tri_softmax", 4, ones(400), fresh<float>(400), 100); }

CASE(tri_acquire_left_out) {
    launch("tri_acquire_left_out", 8, ones(8), filled(8, 0.0f), filled(1, 0), fresh<float>(1), 8);
}
CASE(tri_last_adds) { launch("tri_last_adds", 8, ones(8), filled(8, 0.0f), filled(1, 0), fresh<float>(1), 8); }

CASE(tri_sum_not_cleared) { launch("tri_sum_not_cleared", 2, ones(100), fresh<float>(100), 100); }
CASE(tri_sum_cleared) { launch("tri_sum_cleared", 2, ones(100), filled(100, 0.0f), 100); }

CASE(tri_weights_half_written) {
    float *weights = fresh<float>(100), *values = ones(50);
    CHECK(hipMemcpy(weights, values, 50 * sizeof(float), hipMemcpyDeviceToDevice));
    launch("tri_weights_half_written", 3, ones(300), weights, fresh<float>(300), 100);
}
CASE(tri_rms_norm) { launch("tri_rms_norm", 3, ones(300), ones(100), fresh<float>(300), 100); }

CASE(tri_counter_not_cleared) { launch("tri_counter_not_cleared", 2, fresh<int>(32)); }

CASE(tri_depth_not_a_multiple) {
    launch("tri_depth_not_a_multiple", dim3(2, 2), halves(64 * 40), halves(40 * 64), fresh<float>(64 * 64), 64, 64, 40);
}
CASE(tri_matmul) {
    launch("tri_matmul", dim3(2, 2), halves(50 * 40), halves(40 * 60), fresh<float>(50 * 60), 50, 60, 40);
}
CASE(tri_matmul_wide) {
    launch("tri_matmul_wide", dim3(1, 2), halves(50 * 70), halves(70 * 200), fresh<float>(50 * 200), 50, 200, 70);
}

CASE(tri_attention) {
    launch("tri_attention", 3, halves(80 * 32), halves(80 * 32), halves(80 * 32), fresh<float>(80 * 32), 80);
}
CASE(tri_scan) { launch("tri_scan", 1, ones(500), fresh<float>(500), 500); }
CASE(tri_sort) { launch("tri_sort", 1, ones(100), fresh<float>(100), 100); }
CASE(tri_dropout) { launch("tri_dropout", 4, ones(1000), fresh<float>(1000), 1000); }
CASE(tri_column_sums) { launch("tri_column_sums", 4, ones(200 * 30), filled(30, 0.0f), 200, 30); }
CASE(tri_lock) { launch("tri_lock", 4, filled(1, 0), filled(1, 0)); }
