//! The instances of ignis's kernels that are compared: those that ignis contains, and further tiles.

use crate::candidate::{ANY_ROWS, Argument, Candidate, Compiler, Grid, Layout, Matrix, Size};
use ignis::kernels::gemm::direct::matmul_direct;
use ignis::kernels::gemm::product::{LINEAR, NT, Product};
use ignis::kernels::gemm::wmma::matmul;
use ignis::kernels::matvec::{matvec, matvecs};
use std::error::Error;
use t0::{Image, bf16};
use t0_benches::library::{Compiled, compile_instance, of_ignis};

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

/// The other instances for few rows.
pub(crate) fn few_rows() -> Vec<Candidate> {
    vec![
        direct(matmul_direct::image::<bf16, 1, 4, 2, 1, false>(), [16, 64, 32]),
        direct(matmul_direct::image::<bf16, 4, 4, 1, 1, false>(), [64, 64, 16]),
        vectors(matvec::image::<bf16, 8, f32, false, 1, 1, 8, 4>(), [1, 32]),
        vectors(matvecs::image::<bf16, 8, f32, false, 1, 2, 8, 16, 2>(), [2, 128]),
        vectors(matvecs::image::<bf16, 8, f32, false, 1, 8, 4, 32, 1>(), [8, 64]),
        vectors(matvecs::image::<bf16, 8, f32, false, 1, 16, 4, 64, 1>(), [16, 64]),
    ]
}

/// An instance of the kernels for vectors. `tile` is its most rows, and the columns of a workgroup.
fn vectors(image: &Image, tile: [usize; 2]) -> Candidate {
    let [m, n] = tile;
    Candidate {
        name: format!("t0-vectors-{m}x{n}-w{}", image.block[0] / 32),
        rows: 1..=m,
        arguments: vec![
            Argument::Elements(Matrix::A),
            Argument::Elements(Matrix::B),
            Argument::Empty,
            Argument::Rows(Matrix::Y),
            Argument::Size(Size::K),
        ],
        ..gemm(image, [m, n, 1])
    }
}

/// `BM`, `BN`, `FM`, `FN`, `TK`, stages and `GROUP` of tiles that ignis does not contain.
const FURTHER: [[usize; 7]; 24] = [
    [16, 32, 1, 1, 64, 1, 1],
    [16, 32, 1, 1, 64, 2, 1],
    [16, 64, 1, 2, 64, 1, 1],
    [16, 64, 1, 2, 64, 2, 1],
    [32, 32, 1, 1, 64, 1, 1],
    [32, 32, 1, 2, 64, 1, 1],
    [32, 32, 1, 2, 64, 2, 1],
    [32, 64, 2, 2, 64, 1, 1],
    [32, 64, 2, 2, 64, 2, 1],
    [64, 32, 2, 2, 64, 2, 1],
    [64, 64, 2, 2, 64, 1, 1],
    [64, 64, 2, 4, 64, 1, 1],
    [64, 64, 2, 2, 64, 2, 1],
    [64, 64, 2, 4, 64, 2, 1],
    [64, 128, 2, 4, 64, 1, 1],
    [128, 64, 4, 2, 64, 1, 1],
    [128, 128, 4, 2, 64, 1, 1],
    [128, 128, 4, 4, 64, 1, 1],
    [128, 128, 4, 4, 64, 1, 8],
    [128, 128, 4, 2, 64, 1, 8],
    [128, 128, 4, 4, 32, 2, 8],
    [256, 128, 4, 4, 32, 1, 8],
    [256, 128, 4, 4, 64, 1, 1],
    [256, 128, 4, 4, 64, 1, 8],
];

/// [`FURTHER`] tiles of ignis's kernel `matmul`, compiled from its source. Prints those that do not compile.
pub(crate) fn further() -> Result<Vec<Candidate>, Box<dyn Error>> {
    let file = of_ignis()?;
    let mut all = Vec::new();
    for [bm, bn, fm, fn_, tk, stages, group] in FURTHER {
        let ld = tk + 8;
        let numbers = [bm, bn, fm, fn_, tk, ld, stages * (bm + bn) * ld, 1, group].map(|n| n.to_string());
        let names = ["BM", "BN", "FM", "FN", "TK", "LD", "SIZE", "KV", "GROUP"];
        let mut values = vec![("T", "bf16"), ("O", "f32"), ("LAYOUT", "0"), ("ACT", "0")];
        values.extend(["BIAS", "RESIDUAL", "SCALE", "ACCUMULATE"].map(|name| (name, "false")));
        values.extend(names.into_iter().zip(numbers.iter().map(String::as_str)));
        let suffix = if group > 1 { format!("-g{group}") } else { String::new() };
        let waves = bm / (16 * fm) * (bn / (16 * fn_));
        let name = format!("t0-nt-{bm}x{bn}x{tk}-w{waves}-s{stages}{suffix}-further");
        match compile_instance(&file, "matmul", &values) {
            Ok(Compiled { object, block }) => all.push(Candidate {
                name,
                in_ignis: false,
                grid: Grid::Groups(group),
                ..tiled(object, "matmul", block, [bm, bn, tk])
            }),
            Err(why) => println!("{name}: {why}"),
        }
    }
    Ok(all)
}

/// An instance of the tiled kernel.
fn gemm(image: &Image, tile: [usize; 3]) -> Candidate {
    tiled(image.object.to_vec(), image.name, image.block, tile)
}

/// An instance of the tiled kernel, as a code object.
fn tiled(object: Vec<u8>, kernel: &str, block: [u32; 3], tile: [usize; 3]) -> Candidate {
    let [m, n, k] = tile;
    Candidate {
        name: format!("t0-nt-{m}x{n}x{k}-w{}", block[0] / 32),
        compiler: Compiler::T0,
        in_ignis: true,
        object,
        kernel: kernel.to_owned(),
        layout: Layout::Nt,
        tile,
        workgroup: block.map(|n| n as u16),
        grid: Grid::Tiles,
        rows: ANY_ROWS,
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
        rows: 16..=usize::MAX,
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
