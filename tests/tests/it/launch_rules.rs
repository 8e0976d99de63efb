//! `grid = ..` and `requires(..)`: launches and runs on the CPU follow them, and their errors quote the rule and the
//! values in it.

use t0::prelude::*;
use t0::{Unmet, cpu::CpuErrorKind};
use t0_isa::object::Object;

/// Columns of a tile.
#[t0::constant]
const TILE: usize = 8;

#[t0::kernel(block = 64, grid = x.len(), requires(x.len() == y.len(), a_is_set || n > 0), test(len(x) = 100, len(y) = 100, n = 1))]
fn saxpy(a: f32, n: u32, a_is_set: bool, x: In<f32>, mut y: InOut<f32>) {
    let i = global_id();
    y[i] += if a_is_set { a * x[i] } else { n as f32 * x[i] };
}

#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
struct Shape {
    depth: u32,
    heads: u32,
}

#[t0::kernel(
    block = 32 * WAVES,
    grid = blocks(out.cols().div_ceil(TILE), (out.rows() + shape.heads - 1) / shape.heads.max(1)),
    requires(shape.depth.is_multiple_of(16), shape.depth >= 16 && !(WAVES > 2 && SWAP)),
    for(WAVES in [1, 4], SWAP in [false, true]),
)]
fn counts<const WAVES: u32, const SWAP: bool>(shape: Shape, mut out: Out<u32>) {
    if thread_id() == 0 {
        let (row, column) = if SWAP { (block_id(), block_id_y()) } else { (block_id_y(), block_id()) };
        out[(row, column)] = shape.depth * 100 + block_count() * 10 + block_count_y();
    }
}

#[t0::kernel(block = 32, grid = n / step, requires(n * n * n >= 0, n.min(40) - 41 < 0))]
fn numbers(n: u64, step: u64, mut out: Out<u32>) {
    out[global_id()] = step as u32;
}

#[t0::kernel(block = 32, grid = (tile.len(), 2), requires(tile.len() <= 32, -delta <= 1))]
fn of_lds(delta: i32, mut tile: LdsDyn<u32>, mut out: Out<u32>) {
    tile[thread_id()] = thread_id() + delta as u32;
    out[(global_id_y(), global_id())] = tile[thread_id()];
}

#[t0::kernel(block = 32, requires(x.rows() == 1))]
fn without_a_grid(x: In<u32>, mut out: Out<u32>) {
    out[global_id()] = x[global_id()];
}

fn strict() -> Device {
    Device::builder().virtual_gpu(VirtualOptions::strict()).open().expect("the virtual GPU opens")
}

#[test]
fn the_grid_follows_the_arguments() {
    let gpu = strict();
    for n in [0usize, 1, 100] {
        let (x, mut y) = (gpu.upload(&vec![2.0f32; n]).unwrap(), gpu.upload(&vec![1.0f32; n]).unwrap());
        saxpy(3.0, 0, true, &x, &mut y).run(&gpu).unwrap();
        assert_eq!(y.download().unwrap(), vec![7.0; n]);
        let mut host = vec![1.0; n];
        saxpy::on_cpu(3.0, 0, true, &vec![2.0; n], &mut host).run().unwrap();
        assert_eq!(host, vec![7.0; n]);
    }
    // A stream takes it too.
    let stream = gpu.stream().unwrap();
    let (x, mut y) = (gpu.upload(&[2.0f32; 3]).unwrap(), gpu.upload(&[1.0f32; 3]).unwrap());
    saxpy(3.0, 0, true, &x, &mut y).enqueue(&stream).unwrap();
    assert_eq!(y.download().unwrap(), [7.0; 3]);
}

#[test]
fn a_grid_of_workgroups_is_computed_from_fields_and_constants() {
    let gpu = strict();
    let shape = Shape { depth: 32, heads: 2 };
    let mut out = gpu.zeros::<u32>(5 * 20).unwrap();
    counts(Counts { waves: 1, swap: false }, shape, out.matrix_mut(5, 20).unwrap()).run(&gpu).unwrap();
    let got = out.download().unwrap();
    // 20 columns in tiles of 8, and 5 rows in pairs: three workgroups in each direction.
    let want: Vec<u32> = (0..100).map(|i| if i % 20 < 3 && i / 20 < 3 { 3233 } else { 0 }).collect();
    assert_eq!(got, want);
    let mut host = vec![0; 100];
    counts::on_cpu(Counts { waves: 1, swap: false }, shape, t0::cpu::ViewMut::matrix(&mut host, 5, 20).unwrap())
        .run()
        .unwrap();
    assert_eq!(host, want);
    let mut out = gpu.zeros::<u32>(10).unwrap();
    of_lds(1, 5, out.matrix_mut(2, 5).unwrap()).run(&gpu).unwrap();
    assert_eq!(out.download().unwrap(), [1, 2, 3, 4, 5, 1, 2, 3, 4, 5]);
}

#[test]
fn a_failed_requirement_is_quoted_with_its_values() {
    let gpu = strict();
    let (x, mut y) = (gpu.upload(&[2.0f32; 3]).unwrap(), gpu.upload(&[1.0f32; 4]).unwrap());
    let error = saxpy(3.0, 0, true, &x, &mut y).run(&gpu).unwrap_err();
    assert_eq!(
        error.to_string(),
        "`saxpy` requires `x.len() == y.len()`, which does not hold (`x.len()` is 3, `y.len()` is 4)"
    );
    assert!(matches!(error, Error::Rules { kernel: "saxpy", unmet: Unmet::Requirement { .. } }));
    let error = saxpy(3.0, 0, true, &x, &mut y).enqueue(&gpu.stream().unwrap()).unwrap_err();
    assert!(matches!(error, Error::Rules { .. }));
    assert_eq!(y.download().unwrap(), [1.0; 4]);

    let error = saxpy::on_cpu(3.0, 0, false, &[2.0], &mut [1.0]).run().unwrap_err();
    assert_eq!(
        error.to_string(),
        "kernel `saxpy` requires `a_is_set || n > 0`, which does not hold (`a_is_set` is false, `n` is 0)"
    );
    assert!(matches!(error.kind, CpuErrorKind::Rules(Unmet::Requirement { .. })));

    let mut out = gpu.zeros::<u32>(1).unwrap();
    let mut refused = |shape, swap: bool| {
        let out = out.matrix_mut(1, 1).unwrap();
        counts(Counts { waves: 4, swap }, shape, out).run(&gpu).map(drop).map_err(|error| error.to_string())
    };
    assert_eq!(refused(Shape { depth: 16, heads: 1 }, false), Ok(()));
    assert_eq!(
        refused(Shape { depth: 20, heads: 1 }, false).unwrap_err(),
        "`counts` requires `shape.depth.is_multiple_of(16)`, which does not hold (`shape.depth` is 20)"
    );
    assert_eq!(
        refused(Shape { depth: 16, heads: 1 }, true).unwrap_err(),
        "`counts` requires `shape.depth >= 16 && !(WAVES > 2 && SWAP)`, which does not hold (`shape.depth` is 16, `WAVES` is 4, `SWAP` is true)"
    );

    let (x, mut out) = (gpu.upload(&[1u32; 4]).unwrap(), gpu.zeros::<u32>(4).unwrap());
    without_a_grid(x.matrix(1, 4).unwrap(), &mut out).over(4).run(&gpu).unwrap();
    let error = without_a_grid(x.matrix(2, 2).unwrap(), &mut out).over(4).run(&gpu).unwrap_err();
    assert_eq!(error.to_string(), "`without_a_grid` requires `x.rows() == 1`, which does not hold (`x.rows()` is 2)");
}

#[test]
fn arithmetic_without_a_value_is_an_error() {
    let gpu = strict();
    let mut out = gpu.zeros::<u32>(4).unwrap();
    numbers(8, 2, &mut out).run(&gpu).unwrap();
    assert_eq!(out.download().unwrap(), [2; 4]);
    let error = numbers(8, 0, &mut out).run(&gpu).unwrap_err();
    assert_eq!(error.to_string(), "`numbers` cannot compute `n / step`: a division by zero (`n` is 8, `step` is 0)");
    assert!(matches!(error, Error::Rules { unmet: Unmet::Arithmetic { expression: "n / step", .. }, .. }));
    let error = numbers(u64::MAX, 1, &mut out).run(&gpu).unwrap_err();
    assert_eq!(
        error.to_string(),
        "`numbers` cannot compute `n * n * n >= 0`: a number does not fit into 128 bits (`n` is 18446744073709551615)"
    );
    let error = numbers::on_cpu(8, 0, &mut [0]).run().unwrap_err();
    assert_eq!(
        error.to_string(),
        "kernel `numbers` cannot compute `n / step`: a division by zero (`n` is 8, `step` is 0)"
    );
    // A grid beyond what a launch can have.
    let error = numbers(1 << 40, 2, &mut out).run(&gpu).unwrap_err();
    assert!(matches!(error, Error::GridTooLarge { kernel: "numbers", .. }), "{error}");
    assert!(matches!(numbers::on_cpu(1 << 40, 2, &mut [0]).run().unwrap_err().kind, CpuErrorKind::Grid { .. }));
}

#[test]
fn the_code_object_has_the_rules_as_text() {
    let rules = |bytes: &[u8]| {
        let object = Object::parse(bytes).unwrap();
        let metadata = &object.kernels()[0].metadata;
        (metadata.grid.clone(), metadata.requires.clone())
    };
    let text = |all: &[&str]| all.iter().map(|&one| one.to_owned()).collect::<Vec<_>>();
    assert_eq!(
        rules(saxpy::image().object),
        (Some("x.len()".to_owned()), text(&["x.len() == y.len()", "a_is_set || n > 0"]))
    );
    assert_eq!(
        rules(counts::image(Counts { waves: 1, swap: true }).unwrap().object),
        (
            Some("blocks(out.cols().div_ceil(TILE), (out.rows() + shape.heads - 1) / shape.heads.max(1))".to_owned()),
            text(&["shape.depth.is_multiple_of(16)", "shape.depth >= 16 && !(WAVES > 2 && SWAP)"])
        )
    );
    assert_eq!(rules(without_a_grid::image().object), (None, text(&["x.rows() == 1"])));
    assert_eq!(
        rules(of_lds::image().object),
        (Some("(tile.len(), 2)".to_owned()), text(&["tile.len() <= 32", "-delta <= 1"]))
    );
}
