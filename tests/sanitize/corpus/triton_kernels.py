"""The kernels of triton.cpp, which has their launches. `triton_kernels.py DIRECTORY` compiles them for gfx1100, without a GPU.

For each case NAME it writes NAME.co, a code object, and NAME.txt: the kernel, the work-items of a workgroup, and the
bytes of LDS. A mark is as in corpus.h, but begins with `#`.
"""

import os
import sys
import tempfile

import triton
import triton.language as tl

# Name, kernel, constants and waves of each case.
CASES = []


def case(name, waves=4, **constants):
    """Compiles the kernel below for a case, with these constants."""

    def add(kernel):
        CASES.append((name, kernel, constants, waves))
        return kernel

    return add


@case("tri_mask_left_out", BLOCK=256)
@triton.jit
def add_all(a, b, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(a + i)  # FAULT tri_mask_left_out: out-of-bounds
    y = tl.load(b + i, mask=i < n)
    tl.store(out + i, x + y, mask=i < n)


@case("tri_add", BLOCK=256)
@triton.jit
def add(a, b, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = i < n
    tl.store(out + i, tl.load(a + i, mask=inside) + tl.load(b + i, mask=inside), mask=inside)


@case("tri_mask_too_long", BLOCK=128)
@case("tri_fill", BLOCK=128)
@triton.jit
def fill(out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + i, i, mask=i <= n)  # FAULT tri_mask_too_long: out-of-bounds


@case("tri_programs", BLOCK=128)
@triton.jit
def programs(out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    # The numbers of programs are hidden arguments, which HIP writes.
    tl.store(out + i, tl.num_programs(0) * 1000 + tl.num_programs(1), mask=i < n)


@case("tri_negative_offset", BLOCK=64, FIRST=0)
@case("tri_difference", BLOCK=64, FIRST=1)
@triton.jit
def difference(a, out, n, BLOCK: tl.constexpr, FIRST: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = (i >= FIRST) & (i < n)
    before = tl.load(a + i - 1, mask=inside)  # FAULT tri_negative_offset: out-of-bounds
    here = tl.load(a + i, mask=inside)
    tl.store(out + i, here - before, mask=inside)


@case("tri_rows_and_columns", TILE=32)
@case("tri_transpose", TILE=32)
@triton.jit
def transpose(a, out, rows, columns, stride, TILE: tl.constexpr):
    y = tl.program_id(0) * TILE + tl.arange(0, TILE)
    x = tl.program_id(1) * TILE + tl.arange(0, TILE)
    inside = (y[:, None] < rows) & (x[None, :] < columns)
    tile = tl.load(a + y[:, None] * stride + x[None, :], mask=inside)  # FAULT tri_rows_and_columns: out-of-bounds
    tl.store(out + x[:, None] * rows + y[None, :], tl.trans(tile), mask=tl.trans(inside))


@case("tri_index_from_memory", BLOCK=64)
@case("tri_gather", BLOCK=64)
@triton.jit
def gather(a, where, out, n, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    at = tl.load(where + i, mask=i < n)
    value = tl.load(a + at, mask=i < n)  # FAULT tri_index_from_memory: out-of-bounds
    tl.store(out + i, value, mask=i < n)


@case("tri_bin_past_the_end", BLOCK=64)
@case("tri_histogram", BLOCK=64)
@triton.jit
def histogram(keys, counts, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    key = tl.load(keys + i, mask=i < n)
    tl.atomic_add(counts + key, 1, mask=i < n)  # FAULT tri_bin_past_the_end: out-of-bounds


@case("tri_freed_input", BLOCK=64)
@case("tri_copy", BLOCK=64)
@triton.jit
def copy(a, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    value = tl.load(a + i, mask=i < n)  # FAULT tri_freed_input: use-after-free
    tl.store(out + i, value, mask=i < n)


@case("tri_freed_output", BLOCK=64)
@triton.jit
def scale(a, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    value = tl.load(a + i, mask=i < n)
    tl.store(out + i, 2 * value, mask=i < n)  # FAULT tri_freed_output: use-after-free


@case("tri_stores_of_programs")
@triton.jit
def last_program(out):
    tl.store(out, tl.program_id(0))  # FAULT tri_stores_of_programs: race


@case("tri_split_k_plain", TILE=16, DEPTH=32, ATOMIC=False)
@case("tri_split_k", TILE=16, DEPTH=32, ATOMIC=True)
@triton.jit
def split_k(a, b, out, k, TILE: tl.constexpr, DEPTH: tl.constexpr, ATOMIC: tl.constexpr):
    # Each program multiplies a part of the depth.
    x = tl.arange(0, TILE)
    d = tl.program_id(0) * DEPTH + tl.arange(0, DEPTH)
    left = tl.load(a + x[:, None] * k + d[None, :])
    right = tl.load(b + d[:, None] * TILE + x[None, :])
    part = tl.dot(left, right)
    at = out + x[:, None] * TILE + x[None, :]
    if ATOMIC:
        tl.atomic_add(at, part)
    else:
        before = tl.load(at)
        tl.store(at, before + part)  # FAULT tri_split_k_plain: race


@case("tri_shift_in_place", BLOCK=64)
@triton.jit
def shift(a, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    after = tl.load(a + i + 1, mask=i + 1 < n)  # FAULT tri_shift_in_place: race
    tl.store(a + i, after, mask=i + 1 < n)  # FAULT tri_shift_in_place: race


@case("tri_row_without_mask", BLOCK=128, MASK=False)
@case("tri_softmax", BLOCK=128, MASK=True)
@triton.jit
def softmax(a, out, columns, BLOCK: tl.constexpr, MASK: tl.constexpr):
    row = tl.program_id(0) * columns
    x = tl.arange(0, BLOCK)
    values = tl.load(a + row + x, mask=x < columns, other=float("-inf"))
    powers = tl.exp(values - tl.max(values, 0))
    result = powers / tl.sum(powers, 0)
    if MASK:
        tl.store(out + row + x, result, mask=x < columns)
    else:
        # The end of the block is in the next row.
        tl.store(out + row + x, result)  # FAULT tri_row_without_mask: race


@case("tri_acquire_left_out", ORDER="relaxed")
@case("tri_last_adds", ORDER="acq_rel")
@triton.jit
def last_adds(a, sums, counter, out, programs, ORDER: tl.constexpr):
    program = tl.program_id(0)
    tl.store(sums + program, 2 * tl.load(a + program))
    tl.debug_barrier()
    done = tl.atomic_add(counter, 1, sem=ORDER)
    if done == programs - 1:
        tl.debug_barrier()
        total = 0.0
        for i in range(programs):
            total += tl.load(sums + i)  # FAULT tri_acquire_left_out: race
        tl.store(out, total)


@case("tri_sum_not_cleared", BLOCK=128)
@case("tri_sum_cleared", BLOCK=128)
@triton.jit
def accumulate(a, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    before = tl.load(out + i, mask=i < n)  # FAULT tri_sum_not_cleared: uninitialised
    tl.store(out + i, before + tl.load(a + i, mask=i < n), mask=i < n)


@case("tri_weights_half_written", BLOCK=128)
@case("tri_rms_norm", BLOCK=128)
@triton.jit
def rms_norm(a, weights, out, columns, BLOCK: tl.constexpr):
    row = tl.program_id(0) * columns
    x = tl.arange(0, BLOCK)
    values = tl.load(a + row + x, mask=x < columns, other=0)
    scale = tl.rsqrt(tl.sum(values * values, 0) / columns + 1e-6)
    weight = tl.load(weights + x, mask=x < columns)  # FAULT tri_weights_half_written: uninitialised
    tl.store(out + row + x, values * scale * weight, mask=x < columns)


@case("tri_counter_not_cleared", BLOCK=32, waves=1)
@triton.jit
def count_up(counter, BLOCK: tl.constexpr):
    tl.atomic_add(counter + tl.arange(0, BLOCK), 1)  # FAULT tri_counter_not_cleared: uninitialised


@case("tri_depth_not_a_multiple", M=32, N=32, K=32, MASK=False)
@case("tri_matmul", M=32, N=32, K=32, MASK=True)
@case("tri_matmul_wide", M=64, N=128, K=32, MASK=True, waves=8)
@triton.jit
def matmul(a, b, out, m, n, k, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr, MASK: tl.constexpr):
    y = tl.program_id(0) * M + tl.arange(0, M)
    x = tl.program_id(1) * N + tl.arange(0, N)
    sums = tl.zeros((M, N), dtype=tl.float32)
    for start in range(0, k, K):
        d = start + tl.arange(0, K)
        left, right = y[:, None] < m, x[None, :] < n
        if MASK:
            left = left & (d[None, :] < k)
            right = right & (d[:, None] < k)
        p = tl.load(a + y[:, None] * k + d[None, :], mask=left, other=0)
        q = tl.load(b + d[:, None] * n + x[None, :], mask=right, other=0)  # FAULT tri_depth_not_a_multiple: out-of-bounds
        sums = tl.dot(p, q, sums)
    tl.store(out + y[:, None] * n + x[None, :], sums, mask=(y[:, None] < m) & (x[None, :] < n))


@case("tri_attention", ROWS=32, DEPTH=32)
@triton.jit
def attention(q, k, v, out, n, ROWS: tl.constexpr, DEPTH: tl.constexpr):
    rows = tl.program_id(0) * ROWS + tl.arange(0, ROWS)
    depth = tl.arange(0, DEPTH)
    queries = tl.load(q + rows[:, None] * DEPTH + depth[None, :], mask=rows[:, None] < n, other=0)
    largest = tl.full((ROWS,), float("-inf"), tl.float32)
    total = tl.zeros((ROWS,), tl.float32)
    sums = tl.zeros((ROWS, DEPTH), tl.float32)
    for start in range(0, (tl.program_id(0) + 1) * ROWS, ROWS):
        at = start + tl.arange(0, ROWS)
        keys = tl.load(k + at[None, :] * DEPTH + depth[:, None], mask=at[None, :] < n, other=0)
        scores = tl.dot(queries, keys)
        scores = tl.where(at[None, :] <= rows[:, None], scores, float("-inf"))
        new = tl.maximum(largest, tl.max(scores, 1))
        powers = tl.exp(scores - new[:, None])
        factor = tl.exp(largest - new)
        values = tl.load(v + at[:, None] * DEPTH + depth[None, :], mask=at[:, None] < n, other=0)
        sums = sums * factor[:, None] + tl.dot(powers.to(values.dtype), values)
        total = total * factor + tl.sum(powers, 1)
        largest = new
    tl.store(out + rows[:, None] * DEPTH + depth[None, :], sums / total[:, None], mask=rows[:, None] < n)


@case("tri_scan", BLOCK=512)
@triton.jit
def scan(a, out, n, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    tl.store(out + i, tl.cumsum(tl.load(a + i, mask=i < n, other=0), 0), mask=i < n)


@case("tri_sort", BLOCK=128)
@triton.jit
def sort(a, out, n, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    tl.store(out + i, tl.sort(tl.load(a + i, mask=i < n, other=float("inf"))), mask=i < n)


@case("tri_dropout", BLOCK=256)
@triton.jit
def dropout(a, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    values = tl.load(a + i, mask=i < n)
    tl.store(out + i, tl.where(tl.rand(7, i) < 0.5, 0.0, 2 * values), mask=i < n)


@case("tri_column_sums", ROWS=64, COLUMNS=32)
@triton.jit
def column_sums(a, out, rows, columns, ROWS: tl.constexpr, COLUMNS: tl.constexpr):
    y = tl.program_id(0) * ROWS + tl.arange(0, ROWS)
    x = tl.arange(0, COLUMNS)
    inside = (y[:, None] < rows) & (x[None, :] < columns)
    part = tl.sum(tl.load(a + y[:, None] * columns + x[None, :], mask=inside, other=0), 0)
    tl.atomic_add(out + x, part, mask=x < columns)


@case("tri_lock")
@triton.jit
def under_lock(lock, out):
    while tl.atomic_cas(lock, 0, 1) == 1:
        pass
    tl.store(out, tl.load(out) + 1)
    tl.debug_barrier()
    tl.atomic_xchg(lock, 0)


POINTERS = {
    "a": "*fp32", "b": "*fp32", "q": "*fp16", "k": "*fp16", "v": "*fp16", "out": "*fp32", "sums": "*fp32",
    "weights": "*fp32", "where": "*i32", "keys": "*i32", "counts": "*i32", "counter": "*i32", "lock": "*i32",
}
# Parameters whose types differ from those of their names.
OTHERS = {
    "fill": {"out": "*i32"}, "programs": {"out": "*i32"},
    "last_program": {"out": "*i32"}, "under_lock": {"out": "*i32"},
    "split_k": {"a": "*fp16", "b": "*fp16", "k": "i32"}, "matmul": {"a": "*fp16", "b": "*fp16", "k": "i32"},
}


def compiled(kernel, constants, waves):
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource

    types = POINTERS | OTHERS.get(kernel.fn.__name__, {})
    signature = {name: "constexpr" if name in constants else types.get(name, "i32") for name in kernel.arg_names}
    # As Triton's launcher finds them for memory of PyTorch below 2 GB.
    facts = [["tt.divisibility", 16], ["tt.pointer_range", 32]]
    attributes = {(i,): facts for i, kind in enumerate(signature.values()) if kind.startswith("*")}
    source = ASTSource(fn=kernel, signature=signature, constexprs=constants, attrs=attributes)
    return triton.compile(source, target=GPUTarget("hip", "gfx1100", 32), options={"num_warps": waves})


def main():
    [out] = sys.argv[1:]
    os.makedirs(out, exist_ok=True)
    with tempfile.TemporaryDirectory() as cache:
        os.environ["TRITON_CACHE_DIR"] = cache
        # The optimisation that Triton 3.9 enables by default.
        os.environ.setdefault("TRITON_DEFAULT_FP_FUSION", "1")
        for name, kernel, constants, waves in CASES:
            result = compiled(kernel, constants, waves)
            if result.metadata.global_scratch_size or result.metadata.profile_scratch_size:
                sys.exit(f"{name} uses Triton's scratch memory, which triton.cpp does not provide")
            with open(os.path.join(out, f"{name}.co"), "wb") as f:
                f.write(result.asm["hsaco"])
            with open(os.path.join(out, f"{name}.txt"), "w") as f:
                print(result.metadata.name, 32 * waves, result.metadata.shared, file=f)


if __name__ == "__main__":
    main()
