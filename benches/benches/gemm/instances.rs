//! The instances of ignis's kernels that are compared, in one list.

use crate::candidate::{Argument, Candidate, Compiler, Grid, Layout, Matrix};
use ignis::kernels::gemm::direct::matmul_direct;
use ignis::kernels::gemm::product::{LINEAR, NT, Product};
use ignis::kernels::gemm::wmma::matmul;
use t0::{Image, bf16};

/// Candidates for instances of the tiled kernel, listed by the parameters `BM` to `GROUP`.
macro_rules! tiled {
    ($(($bm:literal, $bn:literal, $fm:literal, $fn:literal, $tk:literal, $ld:literal, $size:literal, $kv:literal,
        $group:literal)),* $(,)?) => {
        vec![$(gemm(
            matmul::image::<
                bf16, f32, NT, $bm, $bn, $fm, $fn, $tk, $ld, $size, $kv, $group, false, false, false, false, LINEAR,
            >(),
            [$bm, $bn, $tk],
        )),*]
    };
}

/// Every instance of `ignis/tuning`.
pub(crate) fn all() -> Vec<Candidate> {
    let mut all = tiled![
        (16, 64, 1, 2, 32, 40, 6400, 1, 1),
        (32, 64, 2, 2, 32, 40, 7680, 1, 1),
        (64, 64, 2, 4, 32, 40, 10240, 1, 1),
        (256, 128, 4, 4, 32, 40, 30720, 1, 1),
    ];
    all.push(direct(matmul_direct::image::<bf16, 2, 4, 2, 1, false>(), [32, 64, 32]));
    all
}

/// An instance of the tiled kernel.
fn gemm(image: &Image, tile: [usize; 3]) -> Candidate {
    let [m, n, k] = tile;
    Candidate {
        name: format!("t0-nt-{m}x{n}x{k}-w{}", image.block[0] / 32),
        compiler: Compiler::T0,
        object: image.object.to_vec(),
        kernel: image.name.to_owned(),
        layout: Layout::Nt,
        tile,
        workgroup: image.block.map(|n| n as u16),
        grid: Grid::Tiles,
        dynamic_lds: 0,
        arguments: vec![
            Argument::Elements(Matrix::A),
            Argument::Elements(Matrix::B),
            Argument::Empty,
            Argument::Empty,
            Argument::Elements(Matrix::Y),
            Argument::Struct(product),
        ],
    }
}

/// An instance of the kernel without LDS.
fn direct(image: &Image, tile: [usize; 3]) -> Candidate {
    let [m, n, k] = tile;
    Candidate {
        name: format!("t0-nt-{m}x{n}x{k}-w{}-direct", image.block[0] / 32),
        arguments: vec![
            Argument::Elements(Matrix::A),
            Argument::Elements(Matrix::B),
            Argument::Elements(Matrix::Y),
            Argument::Struct(product),
        ],
        ..gemm(image, tile)
    }
}

/// The bytes of the last argument of the products in `ignis::kernels::gemm`.
fn product(sizes: [usize; 3]) -> Vec<u8> {
    let [m, n, k] = sizes.map(|size| size as u32);
    let product =
        Product { m, n, k, lda: k, ldb: k, ldy: n, batches: 1, a_step: 0, b_step: 0, y_step: 0, splits: 1, scale: 1.0 };
    bytemuck::bytes_of(&product).to_vec()
}
