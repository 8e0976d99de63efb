"""Compiles the matrix products that `cargo bench --bench gemm` compares with ignis's, without a GPU.

    tools/triton_env.sh target/triton-venv
    target/triton-venv/bin/python tools/gemm_rivals/compile.py target/gemm-rivals

Compilers: Triton (triton_kernel.py) and clang-22 (clang_kernel.cl), both for gfx1100. Files written:

OUT/NAME.co: a code object.
OUT/rivals.json: {"compilers": {..: version}, "rivals": [{name, compiler, file, kernel, layout, tile, waves, stages,
  workgroup, group, rows, arguments}], "published": [{.., element, pad}]}. `tile` is [rows, columns, depth]. `layout` is NT (`b` is columns x depth) or
  NN. `group` is the number of rows of tiles of a one-dimensional grid that are processed together, or null: the grid is
  (columns, rows) in tiles. `rows` is the only number of rows that the kernel computes, or null. `arguments` lists the
  kernel's parameters: a, b, y, m, n, k, null (a pointer that the kernel does not use), or a number of type f32.
  `published` has kernels with the tiles of kernels whose times were published (clang_kernel.cl, f32_kernel.cl), which
  `cargo bench --bench timing` models: `element` is the type of the operands, and `pad` the number of elements between
  two rows of an operand.

With --sgemm, `published` also has the three f32 kernels whose assembly code their author has published. The folder is
a clone of https://github.com/seb-v/fp32_sgemm_amd (seen at abf7530).

The same versions of the compilers produce the same bytes.
"""

import argparse
import itertools
import json
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
# (rows, columns, depth) of a tile, and the waves of a workgroup.
TRITON_TILES = [
    ((64, 64, 32), 2), ((64, 64, 32), 4), ((64, 64, 64), 4),
    ((64, 128, 32), 4), ((128, 64, 16), 4), ((128, 64, 32), 4), ((128, 64, 32), 8), ((128, 64, 64), 4),
    ((128, 128, 16), 4), ((128, 128, 32), 4), ((128, 128, 32), 8), ((128, 128, 64), 4), ((128, 128, 64), 8),
    ((128, 256, 16), 8), ((128, 256, 32), 8), ((128, 256, 64), 8), ((256, 64, 32), 4), ((256, 128, 16), 8),
    ((256, 128, 32), 8), ((256, 128, 64), 8), ((256, 256, 32), 8), ((256, 256, 32), 16),
]
TRITON_STAGES = [1, 2, 3]
# The same for few rows, with `b` as linear layers have it, and for one row.
TRITON_FEW_ROWS = [
    ((16, 32, 64), 2), ((16, 64, 32), 2), ((16, 64, 64), 2), ((16, 64, 128), 4), ((16, 128, 64), 4),
    ((32, 32, 64), 2), ((32, 64, 32), 2), ((32, 64, 64), 4), ((32, 128, 32), 4), ((32, 128, 64), 4),
]
TRITON_ONE_ROW = [((16, 32, 64), 2), ((16, 64, 64), 2), ((16, 64, 128), 4)]
# Columns and depth of a workgroup's tile, and its waves: one row without matrix instructions.
TRITON_VECTOR_TILES = [((4, 512), 4), ((8, 512), 4), ((8, 1024), 4), ((16, 256), 4), ((16, 512), 8), ((32, 128), 4)]
# Workgroups of a group of rows that share columns.
TRITON_GROUP = 8
# BM, BN, FM, FN, TK, LD, STAGES; see clang_kernel.cl.
CLANG_TILES = [
    (64, 64, 2, 2, 32, 40, 1), (64, 64, 2, 2, 32, 40, 2), (64, 128, 4, 4, 32, 40, 1), (128, 64, 4, 2, 32, 40, 1),
    (128, 64, 4, 2, 32, 40, 2), (128, 128, 4, 4, 16, 24, 1), (128, 128, 4, 4, 16, 24, 2), (128, 128, 4, 4, 32, 40, 1),
    (128, 128, 4, 4, 32, 40, 2), (128, 128, 4, 2, 32, 40, 2), (128, 128, 4, 4, 64, 72, 1),
    (128, 256, 4, 4, 32, 40, 1), (256, 128, 4, 4, 32, 40, 1), (256, 128, 4, 4, 32, 40, 2),
]
# Published for gfx1100 (ROCm/FlyDSL pull request 1028): a tile of 128 x 128 x 32, two stages in LDS, four waves, and the
# effects of padded rows and of a start at another depth.
STRIDE_TILE = (128, 128, 4, 4, 32, 40, 2)
STRIDE_GROUP = 8
STRIDE_VARIANTS = [("stride", 0, 0), ("stride-pad", 64, 0), ("stride-stagger", 0, 1), ("stride-pad-stagger", 64, 1)]
# Name, tile, work-items of a workgroup, macros and mode of the f32 kernels (https://seb-v.github.io, January 2025).
F32_KERNELS = [
    ("f32-naive", [16, 16, 1], [16, 16, 1], ["LEVEL=1"], []),
    ("f32-lds", [32, 32, 32], [32, 32, 1], ["LEVEL=2"], []),
    ("f32-registers", [128, 128, 8], [256, 1, 1], ["LEVEL=3", "WM=32", "WN=64", "LPAD=0", "UNROLL=8"], []),
    ("f32-prefetch", [128, 128, 8], [256, 1, 1], ["LEVEL=4", "WM=32", "WN=64", "LPAD=0", "UNROLL=1"], []),
    ("f32-wide", [128, 128, 8], [128, 1, 1], ["LEVEL=4", "WM=32", "WN=128", "LPAD=4", "UNROLL=1"], ["-mcumode"]),
]
# The same author's kernels in assembly: name and file. The result is 1.0 a b + 0.0 y.
SGEMM_KERNELS = [
    ("f32-dual", "kernel6_valu_optim.s"), ("f32-unrolled", "kernel7_unroll.s"),
    ("f32-batched", "kernel8_batched_gmem.s"),
]
CLANG_FLAGS = ["-x", "cl", "-cl-std=CL2.0", "-target", "amdgcn-amd-amdhsa", "-mcpu=gfx1100", "-nogpulib", "-O3",
               "-Wno-everything"]


def triton_variants():
    """Name, kernel, constants, tile, waves, stages, layout and the only number of rows of each Triton rival."""
    import triton_kernel

    square = itertools.product(TRITON_TILES, TRITON_STAGES, ["NT", "NN"], [None])
    few = itertools.product(TRITON_FEW_ROWS, TRITON_STAGES, ["NT"], [None])
    one = itertools.product(TRITON_ONE_ROW, TRITON_STAGES, ["NT"], [1])
    for (tile, waves), stages, layout, rows in itertools.chain(square, few, one):
        m, n, k = tile
        constants = {"BLOCK_M": m, "BLOCK_N": n, "BLOCK_K": k, "GROUP": TRITON_GROUP, "NT": layout == "NT"}
        suffix = "" if rows is None else f"-m{rows}"
        name = f"triton-{layout.lower()}-{m}x{n}x{k}-w{waves}-s{stages}{suffix}"
        yield name, triton_kernel.gemm, constants, list(tile), waves, stages, layout, rows
    for (n, k), waves in TRITON_VECTOR_TILES:
        constants = {"BLOCK_N": n, "BLOCK_K": k}
        yield f"triton-vector-{n}x{k}-w{waves}", triton_kernel.matvec, constants, [1, n, k], waves, 1, "NT", 1


def triton_rivals(out, only):
    import triton
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource

    for name, kernel, constants, tile, waves, stages, layout, rows in triton_variants():
        if only and not re.search(only, name):
            continue
        # Triton's launcher passes a size of 1 as a constant.
        constants |= {} if rows is None else {"m": rows}
        types = {"a": "*bf16", "b": "*bf16", "y": "*fp32", "m": "i32", "n": "i32", "k": "i32"}
        parameters = [parameter for parameter in types if parameter not in constants]
        signature = {p: "constexpr" if p in constants else types[p] for p in kernel.arg_names if p in types}
        signature |= {constant: "constexpr" for constant in constants}
        # Pointers and other sizes are multiples of 16, as Triton's launcher finds them at 1024.
        places = [i for i, p in enumerate(kernel.arg_names) if p in parameters]
        aligned = {(i,): [["tt.divisibility", 16]] for i in places}
        source = ASTSource(fn=kernel, signature=signature, constexprs=constants, attrs=aligned)
        compiled = triton.compile(source, target=GPUTarget("hip", "gfx1100", 32),
                                  options={"num_warps": waves, "num_stages": stages})
        code = compiled.asm["hsaco"]
        # Triton adds pointers to scratch memory that this kernel does not use.
        explicit = len(re.findall(r"\.value_kind:\s+(?:by_value|global_buffer)", compiled.asm["amdgcn"]))
        if compiled.metadata.global_scratch_size or compiled.metadata.profile_scratch_size:
            sys.exit(f"{name} uses Triton's scratch memory, which the bench does not provide")
        with open(os.path.join(out, f"{name}.co"), "wb") as f:
            f.write(code)
        yield {"name": name, "compiler": "Triton", "file": f"{name}.co", "kernel": compiled.metadata.name,
               "layout": layout, "tile": tile, "waves": waves, "stages": stages, "workgroup": [32 * waves, 1, 1],
               "group": TRITON_GROUP, "rows": rows, "dynamic_lds": compiled.metadata.shared,
               "arguments": parameters + ["null"] * (explicit - len(parameters))}


def clang(out, name, source, flags):
    """Compiles a file of this folder and returns the name of the code object."""
    path = os.path.join(out, f"{name}.co")
    subprocess.run(["clang-22", *CLANG_FLAGS, *flags, os.path.join(HERE, source), "-o", path], check=True)
    return f"{name}.co"


def clang_tile(out, name, tile, flags):
    """Compiles a tile of clang_kernel.cl."""
    bm, bn, fm, fn, tk, ld, stages = tile
    waves = bm // (16 * fm) * (bn // (16 * fn))
    macros = [f"-D{name}={value}" for name, value in zip(["BM", "BN", "FM", "FN", "TK", "LD", "STAGES"], tile)]
    file = clang(out, name, "clang_kernel.cl", [*macros, *flags])
    return {"name": name, "compiler": "clang", "file": file, "kernel": "gemm", "layout": "NT",
            "tile": [bm, bn, tk], "waves": waves, "stages": stages, "workgroup": [32 * waves, 1, 1],
            "group": None, "rows": None, "dynamic_lds": 0, "arguments": ["a", "b", "y", "m", "n", "k"]}


def clang_rivals(out, only):
    for tile in CLANG_TILES:
        bm, bn, fm, fn, tk, ld, stages = tile
        waves = bm // (16 * fm) * (bn // (16 * fn))
        name = f"clang-nt-{bm}x{bn}x{tk}-w{waves}-s{stages}"
        if not only or re.search(only, name):
            yield clang_tile(out, name, tile, ["-mcumode"])


def published_kernels(out, only):
    for name, pad, stagger in STRIDE_VARIANTS:
        if not only or re.search(only, name):
            macros = [f"-DGROUP={STRIDE_GROUP}", f"-DPAD={pad}", f"-DSTAGGER={stagger}"]
            entry = clang_tile(out, name, STRIDE_TILE, macros)
            yield entry | {"group": STRIDE_GROUP, "element": "bf16", "pad": pad}
    for name, tile, workgroup, macros, mode in F32_KERNELS:
        if not only or re.search(only, name):
            flags = [*[f"-D{macro}" for macro in macros], "-ffp-contract=fast", *mode]
            file = clang(out, name, "f32_kernel.cl", flags)
            yield {"name": name, "compiler": "clang", "file": file, "kernel": "gemm", "layout": "NN", "tile": tile,
                   "waves": workgroup[0] * workgroup[1] // 32, "stages": 1, "workgroup": workgroup, "group": None,
                   "rows": None, "dynamic_lds": 0, "arguments": ["a", "b", "y", "m", "n", "k"], "element": "f32",
                   "pad": 0}


def sgemm_kernels(out, only, folder):
    for name, source in SGEMM_KERNELS:
        if not only or re.search(only, name):
            file = f"{name}.co"
            source = os.path.join(folder, "src", source)
            target = ["-target", "amdgcn-amd-amdhsa", "-mcpu=gfx1100"]
            subprocess.run(["clang-22", *target, source, "-o", os.path.join(out, file)], check=True)
            yield {"name": name, "compiler": "clang", "file": file, "kernel": "kernel", "layout": "NN",
                   "tile": [128, 128, 8], "waves": 4, "stages": 1, "workgroup": [128, 1, 1], "group": None,
                   "rows": None, "dynamic_lds": 0, "arguments": ["a", "b", "y", "n", 1.0, 0.0], "element": "f32", "pad": 0}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", metavar="OUT", help="the folder of the code objects, for the bench target/gemm-rivals")
    parser.add_argument("--only", metavar="REGEX", help="compile only the rivals whose name matches")
    parser.add_argument("--sgemm", metavar="FOLDER", help="also assemble the kernels of this clone of fp32_sgemm_amd")
    args = parser.parse_args()
    os.makedirs(args.out, exist_ok=True)
    with tempfile.TemporaryDirectory() as cache:
        os.environ["TRITON_CACHE_DIR"] = cache
        # The optimisation that Triton 3.9 enables by default.
        os.environ.setdefault("TRITON_DEFAULT_FP_FUSION", "1")
        import triton

        version = subprocess.run(["clang-22", "--version"], check=True, capture_output=True, text=True).stdout
        compilers = {"Triton": triton.__version__, "clang": version.split("version ")[1].split()[0]}
        rivals = []
        for rival in itertools.chain(clang_rivals(args.out, args.only), triton_rivals(args.out, args.only)):
            print(rival["name"], flush=True)
            rivals.append(rival)
        published = list(published_kernels(args.out, args.only))
        if args.sgemm:
            published += sgemm_kernels(args.out, args.only, args.sgemm)
    if not rivals and not published:
        sys.exit("no rival matches")
    with open(os.path.join(args.out, "rivals.json"), "w") as f:
        json.dump({"compilers": compilers, "rivals": rivals, "published": published}, f, indent=1)


if __name__ == "__main__":
    main()
