// The OpenCL C kernel that compile.py compiles: y = a b^T, bf16 operands, f32 sums and result, by the algorithm of
// ignis's WMMA kernel.
//
// A workgroup computes a tile of BM x BN of the result, TK of the depth at a time. The operands pass through LDS in
// rows along the depth with LD elements each. A wave multiplies FM x FN fragments. With STAGES = 2, one stage of LDS is
// written while the other is multiplied. The next tile is loaded into registers before the multiplication.
//
// `b` is the first operand of the matrix instruction, and its rows are permuted in LDS (`place`), so that a lane holds
// four consecutive columns of the result and stores them at once.
//
// The kernel accepts only sizes that are multiples of the tile. ignis's kernel accepts all sizes, so the comparison
// favours this one.
//
// PAD is the number of elements between two rows of an operand. With GROUP, the grid has one dimension, and GROUP
// workgroups with consecutive numbers have the same columns. With STAGGER, each workgroup starts at another step of the
// depth, whose number of steps is then a power of two.
#ifndef PAD
#define PAD 0
#endif
#ifndef GROUP
#define GROUP 0
#endif
#ifndef STAGGER
#define STAGGER 0
#endif
typedef short v8s __attribute__((ext_vector_type(8)));
typedef short v16s __attribute__((ext_vector_type(16)));
typedef float v4f __attribute__((ext_vector_type(4)));
typedef float v8f __attribute__((ext_vector_type(8)));

#define THREADS (32 * (BM / (16 * FM)) * (BN / (16 * FN)))
// Lanes that copy one row, 16 bytes each, and rows that all lanes copy at once.
#define LANES (TK / 8)
#define PASS (THREADS / LANES)
#define A_PARTS (BM / PASS)
#define B_PARTS (BN / PASS)
#define STAGE ((BM + BN) * LD)

static int place(int column) { return column / 8 * 8 + column % 4 * 2 + column / 4 % 2; }

static v16s fragment(__local const short *row) {
    v8s low = *(__local const v8s *)row, high = *(__local const v8s *)(row + 8);
    return __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
}

// All waves of the workgroup have finished their accesses of LDS. The fences do not order global memory.
static void barrier_of_lds(void) {
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup", "local");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup", "local");
}

// Multiplies the tiles of one stage.
__attribute__((always_inline))
static void multiply(v8f acc[FN][FM], __local const short *use_a, __local const short *use_b) {
    for (int s = 0; s < TK; s += 16) {
        v16s columns[FN], rows[FM];
        for (int i = 0; i < FN; i++) columns[i] = fragment(use_b + i * 16 * LD + s);
        for (int j = 0; j < FM; j++) rows[j] = fragment(use_a + j * 16 * LD + s);
        for (int j = 0; j < FM; j++)
            for (int i = 0; i < FN; i++)
                acc[i][j] = __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32(columns[i], rows[j], acc[i][j]);
    }
}

__kernel __attribute__((reqd_work_group_size(THREADS, 1, 1)))
void gemm(__global const short *restrict a, __global const short *restrict b, __global float *restrict y,
          int m, int n, int k) {
    __local short lds[STAGES * STAGE] __attribute__((aligned(16)));
    int thread = __builtin_amdgcn_workitem_id_x(), lane = thread % 32;
    int wave = __builtin_amdgcn_readfirstlane(thread / 32);
    int number = __builtin_amdgcn_workgroup_id_x(), row0, col0, ld = k + PAD;
    if (GROUP) {
        int columns = n / BN, rows = m / BM, first = number / (GROUP * columns) * GROUP;
        int size = rows - first < GROUP ? rows - first : GROUP, within = number % (GROUP * columns);
        row0 = (first + within % size) * BM;
        col0 = within / size * BN;
    } else {
        row0 = __builtin_amdgcn_workgroup_id_y() * BM;
        col0 = number * BN;
    }
    int depth = STAGGER ? number * TK & (k - 1) : 0;
    int wave_m = wave / (BN / (16 * FN)) * FM * 16, wave_n = wave % (BN / (16 * FN)) * FN * 16;
    int copy_row = thread / LANES, copy_at = thread % LANES * 8;
    __global const short *from_a = a + (row0 + copy_row) * ld + copy_at;
    __global const short *from_b = b + (col0 + copy_row) * ld + copy_at;
    __local short *to_a = lds + copy_row * LD + copy_at;
    __local short *to_b = lds + BM * LD + place(copy_row) * LD + copy_at;
    __local const short *use_a = lds + (wave_m + lane % 16) * LD;
    __local const short *use_b = lds + (BM + wave_n + lane % 16) * LD;

    v8f acc[FN][FM];
    for (int i = 0; i < FN; i++)
        for (int j = 0; j < FM; j++) acc[i][j] = 0;
    v8s held_a[A_PARTS], held_b[B_PARTS];
    for (int i = 0; i < A_PARTS; i++) held_a[i] = *(__global const v8s *)(from_a + depth + i * PASS * ld);
    for (int i = 0; i < B_PARTS; i++) held_b[i] = *(__global const v8s *)(from_b + depth + i * PASS * ld);
    for (int i = 0; i < A_PARTS; i++) *(__local v8s *)(to_a + i * PASS * LD) = held_a[i];
    for (int i = 0; i < B_PARTS; i++) *(__local v8s *)(to_b + i * PASS * LD) = held_b[i];

    int stage = 0;
    for (int base = TK; base < k; base += TK) {
        barrier_of_lds();
        depth = STAGGER ? depth + TK & (k - 1) : base;
        for (int i = 0; i < A_PARTS; i++) held_a[i] = *(__global const v8s *)(from_a + depth + i * PASS * ld);
        for (int i = 0; i < B_PARTS; i++) held_b[i] = *(__global const v8s *)(from_b + depth + i * PASS * ld);
        multiply(acc, use_a + stage, use_b + stage);
        if (STAGES == 1) barrier_of_lds();
        if (STAGES == 2) stage = STAGE - stage;
        for (int i = 0; i < A_PARTS; i++) *(__local v8s *)(to_a + stage + i * PASS * LD) = held_a[i];
        for (int i = 0; i < B_PARTS; i++) *(__local v8s *)(to_b + stage + i * PASS * LD) = held_b[i];
    }
    barrier_of_lds();
    multiply(acc, use_a + stage, use_b + stage);

    __global float *to = y + (row0 + wave_m + lane % 16) * n + col0 + wave_n + lane / 16 * 4;
    for (int j = 0; j < FM; j++)
        for (int i = 0; i < FN; i++) {
            *(__global v4f *)(to + j * 16 * n + i * 16) = acc[i][j].lo;
            *(__global v4f *)(to + j * 16 * n + i * 16 + 8) = acc[i][j].hi;
        }
}
