//! Describes the kernels for products to the tuner: their tiles, the shapes that they are used for, and their
//! arguments. `tuning/` has the measurements. To make them again, run `t0 tune` in this directory.

use t0_tune::{Error, Kernel};

/// Columns and depth of the linear layers of Qwen3-0.6B: queries, keys and values; output; gate and up; down.
const LAYERS: [[u64; 2]; 4] = [[4096, 1024], [1024, 2048], [6144, 1024], [1024, 3072]];

/// The product with the vocabulary of Qwen3, for one token.
const VOCABULARY: [u64; 3] = [1, 151_936, 1024];

/// The layers for these numbers of tokens.
fn layers(tokens: &[u64]) -> impl Iterator<Item = [u64; 3]> {
    tokens.iter().flat_map(|m| LAYERS.map(|[n, k]| [*m, n, k]))
}

/// Cubes.
fn cubes(sides: &[u64]) -> impl Iterator<Item = [u64; 3]> {
    sides.iter().map(|n| [*n; 3])
}

/// The arguments that all products of matrices have, of contiguous matrices.
fn product(kernel: Kernel) -> Kernel {
    let fields = [("m", "m"), ("n", "n"), ("k", "k"), ("lda", "k"), ("ldb", "k"), ("ldy", "n")];
    let others = [("batches", "1"), ("a_step", "0"), ("b_step", "0"), ("y_step", "0"), ("splits", "1"), ("scale", "1")];
    let with = |kernel: Kernel, (field, value): (&str, &str)| kernel.scalar(format!("product.{field}"), value);
    let kernel = fields.into_iter().chain(others).fold(kernel, with);
    kernel.view("a", ["m", "k"]).view("b", ["n", "k"]).view("y", ["m", "n"]).group("gemm")
}

/// What [`product`] states, and empty biases and residuals.
fn plain(kernel: Kernel) -> Kernel {
    product(kernel).view("bias", ["0"]).view("residual", ["0"])
}

/// The values of the other parameters of `matmul` and `matmul_fma`: products without an epilogue.
fn no_epilogue(element: &str) -> [(&str, &str); 8] {
    [
        ("T", element),
        ("O", "f32"),
        ("LAYOUT", "Layout::Nt"),
        ("BIAS", "false"),
        ("RESIDUAL", "false"),
        ("SCALE", "false"),
        ("ACCUMULATE", "false"),
        ("ACT", "Act::Linear"),
    ]
}

/// A kernel for vectors, with the values of its other parameters in both cases.
fn vectors(kernel: Kernel, one: bool) -> Kernel {
    let values = |element, per| {
        let all = [("T", element), ("PER", per), ("O", "f32"), ("ADD", "false"), ("SIDES", "1"), ("PARTS", "1")];
        // Only `matvec` has `PARTS`.
        all.into_iter().take(if one { 6 } else { 5 })
    };
    kernel
        .case("bf16", values("bf16", "8"))
        .case("f32", values("f32", "4"))
        .view("x", ["m", "k"])
        .view("w", ["n", "k"])
        .view("bias", ["0"])
        .view("y", ["m", "n"])
        .scalar("cols", "k")
        .group("gemm")
}

/// The parameters of a tile of `matmul`, which takes `stages` steps of the depth at a time into LDS. Rows in LDS have 8
/// elements more than the depth of a step, so that they start in different banks.
const fn tile(bm: u32, bn: u32, [fm, fn_]: [u32; 2], tk: u32, stages: u32) -> [u32; 9] {
    [bm, bn, fm, fn_, tk, 8, stages, 1, 1]
}

fn main() -> Result<(), Error> {
    plain(Kernel::from_source("src/kernels/gemm/wmma.rs", "matmul"))
        .candidates(
            ["BM", "BN", "FM", "FN", "TK", "PAD", "STAGES", "KV", "GROUP"],
            [
                tile(32, 128, [2, 4], 32, 2),
                tile(128, 128, [4, 4], 32, 2),
                tile(256, 128, [4, 4], 32, 2),
                tile(16, 64, [1, 2], 32, 2),
                tile(32, 64, [2, 2], 32, 2),
                tile(64, 64, [2, 4], 32, 2),
                tile(16, 32, [1, 1], 64, 1),
                tile(16, 32, [1, 1], 64, 2),
                tile(16, 64, [1, 2], 64, 1),
                tile(16, 64, [1, 2], 64, 2),
                tile(32, 32, [1, 1], 64, 1),
                tile(32, 32, [1, 2], 64, 1),
                tile(32, 32, [1, 2], 64, 2),
                tile(32, 64, [2, 2], 64, 1),
                tile(32, 64, [2, 2], 64, 2),
                tile(64, 64, [2, 2], 64, 1),
                tile(64, 64, [2, 2], 64, 2),
                tile(64, 64, [2, 4], 64, 2),
                tile(128, 64, [4, 2], 64, 1),
                tile(128, 128, [4, 4], 64, 1),
            ],
        )
        .case("bf16", no_epilogue("bf16"))
        // Where in the depth a workgroup begins depends on its columns, so instances add in different orders.
        .tolerance(1e-5)
        .most_instances(5)
        .shapes(layers(&[16, 32, 64, 128, 256, 512]))
        .shapes(cubes(&[64, 256, 512, 1024, 2048, 4096]))
        .emit()?;
    product(Kernel::from_source("src/kernels/gemm/direct.rs", "matmul_direct"))
        // Two waves for each fragment hide more latency than one. One executes the fewest instructions, for a virtual
        // GPU; with more waves, or with fewer columns for each of them, more would be executed for each product.
        .candidates(["FM", "FN", "STEPS", "WAVES"], [[1, 2, 8, 2], [2, 4, 2, 2], [4, 4, 1, 1]])
        .case("bf16", [("T", "bf16"), ("ACCUMULATE", "false")])
        .at_least("m", 16)
        .at_least("n", 16)
        .multiple("k", 16)
        // Which part of the depth each of the two waves sums depends on STEPS, so instances round differently: by 8e-7
        // at 16x133x144. A wrong product differs by far more than the tolerance.
        .tolerance(1e-5)
        .most_instances(3)
        .for_virtual_gpu(3)
        // Those of `matmul`, so that the nearest one is the same for both. Larger cubes are too much for a virtual GPU.
        .shapes(layers(&[16, 32, 64, 128, 256, 512]))
        .shapes(cubes(&[64, 256, 512, 1024]))
        .emit()?;
    plain(Kernel::from_source("src/kernels/gemm/fma.rs", "matmul_fma"))
        .candidates(
            ["BM", "BN", "RM", "RN", "TK", "PAD", "STAGES", "GROUP"],
            [
                [32, 64, 4, 8, 16, 4, 2, 1],
                [64, 64, 8, 8, 16, 4, 2, 1],
                [16, 64, 4, 4, 16, 4, 2, 1],
                [64, 128, 8, 8, 16, 4, 2, 1],
            ],
        )
        .case("f32", no_epilogue("f32"))
        .most_instances(2)
        .shapes(layers(&[16, 32, 128, 512]))
        .shapes(cubes(&[64, 256, 512, 1024]))
        .emit()?;
    vectors(Kernel::from_source("src/kernels/matvec.rs", "matvec"), true)
        // With fewer rows for each wave, the loads of the vector would be a large part of all instructions.
        .candidates(["R", "U", "WAVES"], [[8, 2, 2], [8, 4, 2], [8, 2, 8], [8, 4, 8]])
        .at_most("m", 1)
        // A decoded token reads all weights of the model once, which are more than the caches hold.
        .cold()
        .most_instances(2)
        .shapes(layers(&[1]))
        .shapes([[1, 64, 64], [1, 1024, 1024], VOCABULARY])
        .emit()?;
    vectors(Kernel::from_source("src/kernels/matvec.rs", "matvecs"), false)
        // As above: few rows for each group of lanes take many loads of the vectors.
        .candidates(["M", "R", "V", "U"], [[2, 8, 16, 2], [4, 8, 32, 1], [8, 4, 32, 1], [16, 4, 64, 1]])
        .at_most("m", "M")
        .cold()
        .most_instances(4)
        .shapes(layers(&[2, 4, 8, 16]))
        .shapes([[2, 64, 64], [16, 64, 64]])
        .emit()
}
