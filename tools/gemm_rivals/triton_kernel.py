"""The Triton kernels that `tools/gemm_rivals/compile.py` compiles: y = a b^T or y = a b, bf16 operands, f32 sums.

`a` is m x k. `b` is n x k if NT, else k x n. `y` is m x n. All matrices are row-major and contiguous. `k` is a
multiple of BLOCK_K, so the loads of the loop need no mask.
"""

import triton
import triton.language as tl


@triton.jit
def gemm(a, b, y, m, n, k,
         BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr, GROUP: tl.constexpr,
         NT: tl.constexpr):
    # Grouped program order: GROUP tiles of rows share the columns of b before the next columns are processed.
    program = tl.program_id(0)
    tiles_m = tl.cdiv(m, BLOCK_M)
    tiles_n = tl.cdiv(n, BLOCK_N)
    in_group = GROUP * tiles_n
    first_m = program // in_group * GROUP
    size_m = tl.minimum(tiles_m - first_m, GROUP)
    tile_m = first_m + program % in_group % size_m
    tile_n = program % in_group // size_m

    # Rows and columns beyond the end wrap around, so their loads need no mask either.
    rows = (tile_m * BLOCK_M + tl.arange(0, BLOCK_M)) % m
    columns = (tile_n * BLOCK_N + tl.arange(0, BLOCK_N)) % n
    depth = tl.arange(0, BLOCK_K)
    a_at = a + rows[:, None] * k + depth[None, :]
    if NT:
        b_at = b + columns[None, :] * k + depth[:, None]
    else:
        b_at = b + depth[:, None] * n + columns[None, :]
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for step in range(0, tl.cdiv(k, BLOCK_K)):
        x = tl.load(a_at)
        w = tl.load(b_at)
        acc = tl.dot(x, w, acc)
        a_at += BLOCK_K
        if NT:
            b_at += BLOCK_K
        else:
            b_at += BLOCK_K * n

    rows = tile_m * BLOCK_M + tl.arange(0, BLOCK_M)
    columns = tile_n * BLOCK_N + tl.arange(0, BLOCK_N)
    inside = (rows[:, None] < m) & (columns[None, :] < n)
    tl.store(y + rows[:, None] * n + columns[None, :], acc.to(y.dtype.element_ty), mask=inside)


@triton.jit
def matvec(a, b, y, m, n, k, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr):
    # One row (m = 1): n is a multiple of BLOCK_N and k one of BLOCK_K.
    columns = tl.program_id(0) * BLOCK_N + tl.arange(0, BLOCK_N)
    depth = tl.arange(0, BLOCK_K)
    sums = tl.zeros((BLOCK_N, BLOCK_K), dtype=tl.float32)
    for start in range(0, k, BLOCK_K):
        x = tl.load(a + start + depth).to(tl.float32)
        w = tl.load(b + columns[:, None] * k + start + depth[None, :]).to(tl.float32)
        sums += x[None, :] * w
    tl.store(y + columns, tl.sum(sums, axis=1))
