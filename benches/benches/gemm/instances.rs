//! The instances of ignis's kernels that are compared: those that ignis contains, and further tiles. All are compiled
//! from the source of the kernels.

use ignis::kernels::gemm::direct::{MatmulDirect, matmul_direct_tuned};
use ignis::kernels::gemm::product::Product;
use ignis::kernels::gemm::wmma::{Matmul, matmul_tuned};
use ignis::kernels::matvec::{Matvec, Matvecs, matvec_tuned, matvecs_tuned};
use std::error::Error;
use t0_benches::library::{Compiled, compile_instance, of_ignis};
use t0_benches::product::candidate::{ANY_ROWS, Argument, Candidate, Compiler, Element, Grid, Layout, Matrix, Size};
use t0_core::text::File;

/// `BM`, `BN`, `FM`, `FN`, `TK`, stages and `GROUP` of tiles to compare with those that ignis contains.
const TILES: [[usize; 7]; 29] = [
    [16, 32, 1, 1, 64, 1, 1],
    [16, 32, 1, 1, 64, 2, 1],
    [16, 64, 1, 2, 32, 2, 1],
    [16, 64, 1, 2, 64, 1, 1],
    [16, 64, 1, 2, 64, 2, 1],
    [32, 32, 1, 1, 64, 1, 1],
    [32, 32, 1, 2, 64, 1, 1],
    [32, 32, 1, 2, 64, 2, 1],
    [32, 64, 2, 2, 32, 2, 1],
    [32, 64, 2, 2, 64, 1, 1],
    [32, 64, 2, 2, 64, 2, 1],
    [64, 32, 2, 2, 64, 2, 1],
    [64, 64, 2, 4, 32, 2, 1],
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
    [256, 128, 4, 4, 32, 2, 1],
    [256, 128, 4, 4, 32, 1, 8],
    [256, 128, 4, 4, 64, 1, 1],
    [256, 128, 4, 4, 64, 1, 8],
    [128, 128, 4, 4, 32, 2, 1],
];

/// `R`, `U` and `WAVES` of kernels for one vector, as [`TILES`].
const VECTORS: [[usize; 3]; 5] = [[8, 2, 2], [8, 4, 2], [8, 4, 8], [16, 2, 2], [32, 1, 2]];

/// Every instance of `ignis/tuning` whose operands have 16 bits.
///
/// # Errors
/// One does not compile.
pub(crate) fn all() -> Result<Vec<Candidate>, Box<dyn Error>> {
    let file = of_ignis()?;
    let mut all = Vec::new();
    for tile in matmul_tuned::INSTANCES {
        all.push(tiled(&file, tile)?);
    }
    for tile in matmul_direct_tuned::INSTANCES {
        all.push(direct(&file, tile)?);
    }
    for tile in matvec_tuned::INSTANCES {
        all.push(vector(&file, tile)?);
    }
    for tile in matvecs_tuned::INSTANCES {
        let Matvecs { m, r, v, u, .. } = tile;
        let values = [("SIDES", 1), ("M", m), ("R", r), ("V", v), ("U", u)];
        // A wave has four groups of lanes with `r` columns each.
        all.push(vectors(&file, "matvecs", [m, 4 * r], &values)?);
    }
    Ok(all)
}

/// Those of [`TILES`] and [`VECTORS`] that ignis does not contain. Prints those that do not compile.
///
/// # Errors
/// The source of ignis cannot be read.
pub(crate) fn further() -> Result<Vec<Candidate>, Box<dyn Error>> {
    let file = of_ignis()?;
    let mut all = Vec::new();
    for [bm, bn, fm, fn_, tk, stages, group] in TILES {
        let others = matmul_tuned::INSTANCES[0];
        let tile = Matmul { bm, bn, fm, fn_, tk, pad: 8, stages, kv: 1, group: group as u32, ..others };
        if matmul_tuned::INSTANCES.contains(&tile) {
            continue;
        }
        all.push(tiled(&file, tile));
    }
    let vectors = VECTORS.map(|[r, u, waves]| Matvec { r, u, waves: waves as u32, ..matvec_tuned::INSTANCES[0] });
    let vectors = vectors.into_iter().filter(|tile| !matvec_tuned::INSTANCES.contains(tile));
    all.extend(vectors.map(|tile| vector(&file, tile)));
    let mut compiled = Vec::new();
    for candidate in all {
        match candidate {
            Ok(found) => {
                compiled.push(Candidate { name: format!("{}-further", found.name), in_ignis: false, ..found });
            }
            Err(why) => println!("{why}"),
        }
    }
    Ok(compiled)
}

/// An instance of a kernel, with the parameters that are numbers, and the other ones. The error names it.
fn compiled(
    file: &File,
    (kernel, name): (&str, &str),
    others: &[(&str, &str)],
    numbers: &[(&str, usize)],
) -> Result<Compiled, String> {
    let texts: Vec<String> = numbers.iter().map(|(_, number)| number.to_string()).collect();
    let numbers = numbers.iter().zip(&texts).map(|((name, _), text)| (*name, text.as_str()));
    let values: Vec<(&str, &str)> = others.iter().copied().chain(numbers).collect();
    compile_instance(file, kernel, &values).map_err(|why| format!("{name}: {why}"))
}

/// An instance of the tiled kernel.
fn tiled(file: &File, tile: Matmul) -> Result<Candidate, String> {
    let Matmul { bm, bn, fm, fn_, tk, pad, stages, kv, group, .. } = tile;
    let waves = bm / (16 * fm) * (bn / (16 * fn_));
    let suffix = if group > 1 { format!("-g{group}") } else { String::new() };
    let name = format!("t0-nt-{bm}x{bn}x{tk}-w{waves}-s{stages}{suffix}");
    let others = [
        ("T", "bf16"),
        ("O", "f32"),
        ("LAYOUT", "Layout::Nt"),
        ("ACT", "Act::Linear"),
        ("BIAS", "false"),
        ("RESIDUAL", "false"),
        ("SCALE", "false"),
        ("ACCUMULATE", "false"),
    ];
    let numbers = [
        ("BM", bm),
        ("BN", bn),
        ("FM", fm),
        ("FN", fn_),
        ("TK", tk),
        ("PAD", pad),
        ("STAGES", stages),
        ("KV", kv),
        ("GROUP", group as usize),
    ];
    let compiled = compiled(file, ("matmul", &name), &others, &numbers)?;
    Ok(Candidate { grid: Grid::Groups(group as usize), ..candidate(name, compiled, "matmul", [bm, bn, tk]) })
}

/// An instance of the kernel without copies to LDS.
fn direct(file: &File, tile: MatmulDirect) -> Result<Candidate, String> {
    let MatmulDirect { fm, fn_, steps, waves, .. } = tile;
    // The waves divide the depth, in parts that are multiples of 16.
    let sizes @ [m, n, _] = [16 * fm, 16 * fn_, 16];
    let name = format!("t0-nt-{m}x{n}x{}-w{waves}-direct", 16 * steps);
    let numbers = [("FM", fm), ("FN", fn_), ("STEPS", steps), ("WAVES", waves as usize)];
    let others = [("T", "bf16"), ("ACCUMULATE", "false")];
    let compiled = compiled(file, ("matmul_direct", &name), &others, &numbers)?;
    Ok(Candidate {
        rows: 16..=usize::MAX,
        arguments: vec![
            Argument::Elements(Matrix::A),
            Argument::Elements(Matrix::B),
            Argument::Elements(Matrix::Y),
            Argument::Struct(product),
        ],
        ..candidate(name, compiled, "matmul_direct", sizes)
    })
}

/// An instance of the kernel for one vector.
fn vector(file: &File, tile: Matvec) -> Result<Candidate, String> {
    let Matvec { r, u, waves, .. } = tile;
    let numbers = [("SIDES", 1), ("PARTS", 1), ("R", r), ("U", u), ("WAVES", waves as usize)];
    vectors(file, "matvec", [1, r], &numbers)
}

/// An instance of the kernels for vectors, with its most rows, and the columns of a wave.
fn vectors(file: &File, kernel: &str, [m, wave]: [usize; 2], numbers: &[(&str, usize)]) -> Result<Candidate, String> {
    let of: Vec<String> = numbers.iter().map(|(name, number)| format!("{name}{number}")).collect();
    let name = format!("t0-{kernel}-{}", of.join("-").to_lowercase());
    let others = [("T", "bf16"), ("PER", "8"), ("O", "f32"), ("ADD", "false")];
    let compiled = compiled(file, (kernel, &name), &others, numbers)?;
    let n = wave * compiled.block[0] as usize / 32;
    Ok(Candidate {
        rows: 1..=m,
        arguments: vec![
            Argument::Elements(Matrix::A),
            Argument::Elements(Matrix::B),
            Argument::Empty,
            Argument::Rows(Matrix::Y),
            Argument::Size(Size::K),
        ],
        ..candidate(name, compiled, kernel, [m, n, 1])
    })
}

/// A candidate of ignis, with the arguments of the tiled kernel.
fn candidate(name: String, Compiled { object, block }: Compiled, kernel: &str, tile: [usize; 3]) -> Candidate {
    Candidate {
        name,
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
        element: Element::Bf16,
        pad: 0,
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

/// The bytes of the last argument of the products in `ignis::kernels::gemm`.
fn product(sizes: [usize; 3]) -> Vec<u8> {
    let [m, n, k] = sizes.map(|size| size as u32);
    let product =
        Product { m, n, k, lda: k, ldb: k, ldy: n, batches: 1, a_step: 0, b_step: 0, y_step: 0, splits: 1, scale: 1.0 };
    bytemuck::bytes_of(&product).to_vec()
}
