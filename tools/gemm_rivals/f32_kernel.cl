// The f32 products of square matrices that compile.py compiles to compare the cycle model with times that were
// published for kernels with the same tiles (https://seb-v.github.io, January 2025): y = a b, all in rows.
//
// LEVEL 1: a work-item computes an element from global memory; 16 x 16 work-items in a workgroup.
// LEVEL 2: the same with tiles of 32 x 32 in LDS; 1024 work-items in a workgroup.
// LEVEL 3: a workgroup computes 128 x 128 with steps of 8 in LDS; a wave computes WM x WN in blocks of 16 x 32, of
// which each work-item has 4 x 4.
// LEVEL 4: the next step is loaded into registers before the multiplication. With LPAD, rows of `a` in LDS are padded.
//
// The size is a multiple of the tile.
typedef float v4f __attribute__((ext_vector_type(4)));

#if LEVEL == 1

__kernel __attribute__((reqd_work_group_size(16, 16, 1)))
void gemm(__global const float *restrict a, __global const float *restrict b, __global float *restrict y,
          int m, int n, int k) {
    int row = __builtin_amdgcn_workgroup_id_y() * 16 + __builtin_amdgcn_workitem_id_y();
    int col = __builtin_amdgcn_workgroup_id_x() * 16 + __builtin_amdgcn_workitem_id_x();
    if (row >= m || col >= n) return;
    float sum = 0;
    for (int i = 0; i < k; i++) sum += a[row * k + i] * b[i * n + col];
    y[row * n + col] = sum;
}

#else

static void barrier_of_lds(void) {
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

#if LEVEL == 2

__kernel __attribute__((reqd_work_group_size(32, 32, 1)))
void gemm(__global const float *restrict a, __global const float *restrict b, __global float *restrict y,
          int m, int n, int k) {
    __local float tile_a[32][32], tile_b[32][32];
    int tx = __builtin_amdgcn_workitem_id_x(), ty = __builtin_amdgcn_workitem_id_y();
    int row = __builtin_amdgcn_workgroup_id_y() * 32 + ty, col = __builtin_amdgcn_workgroup_id_x() * 32 + tx;
    float sum = 0;
    for (int base = 0; base < k; base += 32) {
        tile_b[ty][tx] = b[n * (base + ty) + col];
        tile_a[ty][tx] = a[k * row + base + tx];
        barrier_of_lds();
        for (int i = 0; i < 32; i++) sum += tile_a[ty][i] * tile_b[i][tx];
        barrier_of_lds();
    }
    y[row * n + col] = sum;
}

#else

#define WAVES (128 * 128 / (WM * WN))
#define THREADS (32 * WAVES)
#define PARTS (128 * 8 / THREADS)
#define DM (WM / 16)
#define DN (WN / 32)

__kernel __attribute__((reqd_work_group_size(THREADS, 1, 1)))
void gemm(__global const float *restrict a, __global const float *restrict b, __global float *restrict y,
          int m, int n, int k) {
    __local float tile_a[8][128 + LPAD] __attribute__((aligned(16)));
    __local float tile_b[8][128] __attribute__((aligned(16)));
    int thread = __builtin_amdgcn_workitem_id_x(), lane = thread % 32, wave = thread / 32;
    int wave_n = wave % (128 / WN) * WN, wave_m = wave / (128 / WN) * WM;
    int at_n = wave_n + lane % 8 * 4, at_m = wave_m + lane / 8 * 4;
    int row0 = __builtin_amdgcn_workgroup_id_y() * 128, col0 = __builtin_amdgcn_workgroup_id_x() * 128;
    // Work-items that copy: 8 consecutive elements of a row of `a`, and 128 of a row of `b`.
    int a_col = thread % 8, a_row = thread / 8, b_col = thread % 128, b_row = thread / 128;
    float sums[4 * DM][4 * DN] = {};
    float held_a[PARTS], held_b[PARTS];

    for (int base = 0; base < k; base += 8) {
        if (LEVEL == 3 || base == 0) {
            for (int i = 0; i < PARTS; i++) {
                tile_b[b_row + i * (THREADS / 128)][b_col] = b[n * (base + b_row + i * (THREADS / 128)) + col0 + b_col];
            }
            for (int i = 0; i < PARTS; i++) {
                tile_a[a_col][a_row + i * (THREADS / 8)] = a[k * (row0 + a_row + i * (THREADS / 8)) + base + a_col];
            }
            barrier_of_lds();
        }
        int next = base + 8;
        if (LEVEL == 4 && next < k) {
            for (int i = 0; i < PARTS; i++) held_b[i] = b[n * (next + b_row + i * (THREADS / 128)) + col0 + b_col];
            for (int i = 0; i < PARTS; i++) held_a[i] = a[k * (row0 + a_row + i * (THREADS / 8)) + next + a_col];
        }
#pragma clang loop unroll_count(UNROLL)
        for (int s = 0; s < 8; s++) {
            v4f cols[DN], rows[DM];
            for (int i = 0; i < DN; i++) cols[i] = *(__local const v4f *)&tile_b[s][at_n + 32 * i];
            for (int j = 0; j < DM; j++) rows[j] = *(__local const v4f *)&tile_a[s][at_m + 16 * j];
            for (int j = 0; j < 4 * DM; j++)
                for (int i = 0; i < 4 * DN; i++) sums[j][i] += rows[j / 4][j % 4] * cols[i / 4][i % 4];
        }
        barrier_of_lds();
        if (LEVEL == 4 && next < k) {
            for (int i = 0; i < PARTS; i++) tile_b[b_row + i * (THREADS / 128)][b_col] = held_b[i];
            for (int i = 0; i < PARTS; i++) tile_a[a_col][a_row + i * (THREADS / 8)] = held_a[i];
            barrier_of_lds();
        }
    }
    for (int j = 0; j < 4 * DM; j++)
        for (int i = 0; i < DN; i++) {
            v4f four = {sums[j][4 * i], sums[j][4 * i + 1], sums[j][4 * i + 2], sums[j][4 * i + 3]};
            *(__global v4f *)&y[n * (row0 + at_m + j / 4 * 16 + j % 4) + col0 + at_n + 32 * i] = four;
        }
}

#endif
#endif
