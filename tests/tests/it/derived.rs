//! Constant parameters that are derived from others: `let LD = TK + 8`.
// A derivation is also an expression of rustc's, and the language of derivations has no methods.
#![allow(clippy::manual_is_multiple_of)]

use t0::prelude::*;
use t0::{ElementType, Instances};

#[t0::constant]
const PADDING: usize = 8;

/// The sum of a row of LDS, whose length is derived.
#[t0::device]
fn row_sum<const LD: usize, const SIZE: usize>(lds: &Lds<u32, SIZE>, row: usize, from: usize) -> u32 {
    let mut sum = 0;
    for k in from..LD {
        sum += lds[row * LD + k];
    }
    sum
}

/// Derived parameters as the lengths of LDS and of an array in registers, as constant arguments, as a branch, in the
/// block, in later derivations, and in rules.
#[t0::kernel(
    let LD = TK + PADDING,
    let SIZE: usize = ROWS as usize * LD,
    let LANES = 32 * ROWS,
    let WIDE = TK > 8 && ROWS != 4,
    block = LANES,
    grid = blocks(y.len().div_ceil(LANES)),
    requires(x.len() >= SIZE, WIDE || !DOUBLE || n < LD),
    for(T in [f32, bf16], (TK, ROWS, DOUBLE) in [(8, 1, false), (16, 2, true), (8, 4, true)]),
)]
fn rows<T: Float, const TK: usize, const ROWS: u32, const DOUBLE: bool>(n: u32, x: In<T>, mut y: Out<u32>) {
    let mut lds = Lds::<u32, SIZE>::new();
    let mut held = [0; LD];
    let lane = thread_id() as usize;
    for k in 0..SIZE.div_ceil(LANES as usize) {
        let at = k * LANES as usize + lane;
        if at < SIZE {
            lds[at] = x[at].to_f32() as u32;
        }
    }
    barrier();
    #[unroll]
    for k in 0..LD {
        held[k] = lds[k] * n;
    }
    let mut sum = row_sum::<LD, SIZE>(&lds, lane % ROWS as usize, 0);
    #[unroll]
    for k in 0..LD {
        sum += held[k];
    }
    if WIDE {
        sum += 1000;
    }
    y[global_id()] = if DOUBLE { 2 * sum } else { sum };
}

/// Without parameters of its own, and with a parameter of each type.
#[t0::kernel(
    let LANES = 32 * 2,
    let HALF: u32 = LANES as u32 / 2,
    let BELOW: i32 = 3 - 5,
    let SMALL: u8 = 200 + 55,
    let EVEN = HALF % 2 == 0,
    block = LANES,
    requires(y.len() % HALF == 0, EVEN),
    test(len(y) = 3 * HALF, over = 3 * HALF),
)]
fn alone(mut y: Out<i32>) {
    let i = global_id();
    y[i] = if EVEN { BELOW * (i + HALF) as i32 + SMALL as i32 } else { 0 };
}

mod lists {
    t0::instances! { pub(crate) tiles = (M, N) in [(1, 2), (4, 3)] }
}

/// The instances of a list.
#[t0::kernel(let TILE = M * N, block = 32, grid = y.len(), for(in lists::tiles), test(len(y) = TILE * 7))]
fn listed<const M: u32, const N: u32>(mut y: Out<u32>) {
    y[global_id()] = TILE;
}

#[t0::device]
#[allow(missing_docs)]
pub(crate) enum Kind {
    One,
    Pair,
    Wide = 7,
}

#[t0::constant]
const USUAL: Kind = Kind::Pair;

/// Enums in derivations, in the block, in the grid and in requirements.
#[t0::kernel(
    let SIDES = if KIND == Kind::Pair { 2 } else { 1 },
    let LANES: u32 = match KIND {
        Kind::One => 32,
        Kind::Pair | Kind::Wide => 64,
    },
    let EQUAL = KIND == OTHER && OTHER != Kind::Wide,
    let IS_USUAL = USUAL == KIND,
    let SIZE = LANES as usize * SIDES,
    block = if KIND != Kind::One { LANES } else { 32 },
    grid = blocks(if EQUAL { 1 } else if n > 4 { n } else { 2 }, match KIND {
        Kind::Wide => 3,
        _ => 1,
    }),
    requires(
        y.len() >= if KIND == Kind::Pair { 2 * n } else { n },
        match kind {
            Kind::One | USUAL => n > 0,
            Kind::Wide => n > 1 && (KIND == kind || OTHER == kind),
        },
    ),
    for((KIND, OTHER) in [(Kind::One, Kind::One), (Kind::Pair, Kind::Wide), (Kind::Wide, Kind::Wide)]),
)]
fn of_enums<const KIND: Kind, const OTHER: Kind>(n: u32, kind: Kind, mut y: Out<u32>) {
    let mut lds = Lds::<u32, SIZE>::new();
    for k in strided(thread_id(), SIZE as u32, LANES) {
        lds[k] = k;
    }
    barrier();
    let more = if EQUAL { 1000 } else { 0 } + if IS_USUAL { 2000 } else { 0 } + kind as u32;
    if block_id() == 0 && block_id_y() == 0 {
        y[thread_id()] = lds[SIZE as u32 - 1] + more + blocks_of_the_launch();
    }
}

/// Workgroups of a launch.
#[t0::device]
fn blocks_of_the_launch() -> u32 {
    block_count() * block_count_y() * 10_000
}

fn strict() -> Device {
    Device::builder().virtual_gpu(VirtualOptions::strict()).open().expect("the virtual GPU opens")
}

/// Generic host code needs no bound for derived parameters.
fn on_both<T: Float>(gpu: &Device, parameters: Rows) -> Vec<u32>
where
    rows: Instances<(T,)>,
{
    let n = 3;
    let x: Vec<T> = (0..96u8).map(|i| T::from_f32(f32::from(i))).collect();
    let mut host = vec![0; 256];
    rows::on_cpu(parameters, n, &x, &mut host).run().expect("a run");
    let (x, mut y) = (gpu.upload(&x).expect("memory"), gpu.zeros::<u32>(256).expect("memory"));
    rows(parameters, n, &x, &mut y).run(gpu).expect("a launch");
    assert_eq!(y.download().expect("a copy"), host);
    let mut y = gpu.zeros::<u32>(256).expect("memory");
    rows::dispatch([ElementType::of::<T>()], parameters, n, &x, &mut y).run(gpu).expect("a launch");
    assert_eq!(y.download().expect("a copy"), host);
    host
}

const FIRST: Rows = rows::instance::<f32>(Rows { tk: 8, rows: 1, double: false });
const SECOND: Rows = rows::instance::<f32>(Rows { tk: 16, rows: 2, double: true });
const THIRD: Rows = rows::instance::<f32>(Rows { tk: 8, rows: 4, double: true });

#[test]
fn derived_parameters_have_their_values_in_each_instance() {
    let gpu = strict();
    let sum = |from: u32, to: u32| (from..to).sum::<u32>();
    let first = on_both::<f32>(&gpu, FIRST);
    assert_eq!(first, vec![4 * sum(0, 16); 256]);
    assert_eq!(on_both::<bf16>(&gpu, FIRST), first);
    let second = on_both::<f32>(&gpu, SECOND);
    assert_eq!(second[..2], [2 * (sum(0, 24) + 3 * sum(0, 24) + 1000), 2 * (sum(24, 48) + 3 * sum(0, 24) + 1000)]);
    let third = on_both::<bf16>(&gpu, THIRD);
    assert_eq!(third[3], 2 * (sum(48, 64) + 3 * sum(0, 16)));
    assert_eq!(rows::image::<f32>(SECOND).expect("an image").block, [64, 1, 1]);
}

#[test]
fn derivations_and_rules_compare_enums() {
    let gpu = strict();
    let check = |parameters: OfEnums, n: u32, kind: Kind, lanes: u32, expected: u32| {
        let mut host = [0; 64];
        of_enums::on_cpu(parameters, n, kind, &mut host).run().expect("a run");
        let mut y = gpu.zeros::<u32>(64).expect("memory");
        of_enums(parameters, n, kind, &mut y).run(&gpu).expect("a launch");
        assert_eq!(y.download().expect("a copy"), host);
        assert_eq!(of_enums::image(parameters).expect("an image").block, [lanes, 1, 1]);
        assert_eq!((host[0], host[lanes as usize - 1]), (expected, expected));
    };
    let [one, pair, wide] = [(Kind::One, Kind::One), (Kind::Pair, Kind::Wide), (Kind::Wide, Kind::Wide)]
        .map(|(kind, other)| OfEnums { kind, other });
    check(one, 3, Kind::One, 32, 31 + 1000 + 10_000);
    check(one, 3, Kind::Pair, 32, 31 + 1000 + 1 + 10_000);
    check(pair, 3, Kind::Wide, 64, 127 + 2000 + 7 + 20_000);
    check(pair, 5, Kind::One, 64, 127 + 2000 + 50_000);
    check(wide, 5, Kind::Wide, 64, 63 + 7 + 150_000);
    let mut y = gpu.zeros::<u32>(64).expect("memory");
    let error = of_enums(pair, 33, Kind::One, &mut y).run(&gpu).expect_err("a rule").to_string();
    let expected = "requires `y.len() >= if KIND == Kind::Pair { 2 * n } else { n }`, which does not hold (`y.len()` is \
                    64, `KIND` is 1, `Kind::Pair` is 1, `n` is 33)";
    assert!(error.contains(expected), "{error}");
    let error = of_enums(one, 2, Kind::Wide, &mut y).run(&gpu).expect_err("a rule").to_string();
    let expected = "requires `match kind { Kind::One | USUAL => n > 0, Kind::Wide => n > 1 && (KIND == kind || OTHER == \
                    kind) }`, which does not hold";
    assert!(error.contains(expected), "{error}");
}

#[test]
fn rules_use_derived_parameters() {
    let gpu = strict();
    let (x, mut y) = (gpu.zeros::<f32>(63).expect("memory"), gpu.zeros::<u32>(128).expect("memory"));
    let error = rows(THIRD, 3, &x, &mut y).run(&gpu).expect_err("a rule");
    assert_eq!(
        error.to_string(),
        "`rows` requires `x.len() >= SIZE`, which does not hold (`x.len()` is 63, `SIZE` is 64)"
    );
    let error = rows::on_cpu(THIRD, 3, &[0.0f32; 63], &mut [0; 64]).run().expect_err("a rule");
    assert!(error.to_string().contains("`SIZE` is 64"), "{error}");
    let (x, types) = (gpu.zeros::<f32>(64).expect("memory"), [ElementType::of::<f32>()]);
    let error = rows::dispatch(types, THIRD, 16, &x, &mut y).run(&gpu).expect_err("a rule");
    assert!(error.to_string().contains("`n` is 16, `LD` is 16"), "{error}");
    rows::dispatch(types, THIRD, 15, &x, &mut y).run(&gpu).expect("a launch");
}

#[test]
fn a_kernel_without_parameters_has_derived_ones() {
    let mut host = [0; 64];
    alone::on_cpu(&mut host).over(64).run().expect("a run");
    assert_eq!((host[0], host[63]), (-64 + 255, -190 + 255));
    let gpu = strict();
    let mut y = gpu.zeros::<i32>(64).expect("memory");
    alone(&mut y).over(64).run(&gpu).expect("a launch");
    assert_eq!(y.download().expect("a copy"), host);
    let error = alone(y.slice_mut(..63).expect("a part")).over(63).run(&gpu).expect_err("a rule");
    assert!(error.to_string().contains("`HALF` is 32"), "{error}");
}

#[test]
fn lists_of_instances_have_derived_parameters() {
    let gpu = strict();
    let mut y = gpu.zeros::<u32>(40).expect("memory");
    listed(Listed { m: 4, n: 3 }, &mut y).run(&gpu).expect("a launch");
    assert_eq!(y.download().expect("a copy"), [12; 40]);
}
