//! Random parameters and shapes. `T0_GEMM_CASES=1000` runs more of them.

use super::case::{Epilogue, LAYOUTS, Shape};
use super::wide::{Fma, Wmma};
use ignis::kernels::gemm::product::Act;
use t0_tests_share::random::Random;

/// One of some values.
fn pick<T: Copy>(r: &mut Random, values: &[T]) -> T {
    values[r.index(values.len())]
}

fn cases(least: u64) -> u64 {
    std::env::var("T0_GEMM_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(least)
}

fn epilogue(r: &mut Random, gated: bool) -> Epilogue {
    let acts = [Act::Linear, Act::Silu, Act::Gelu, Act::Swiglu];
    let act = pick(r, if gated { &acts } else { &acts[..3] });
    Epilogue { bias: r.flag(), residual: r.flag(), scale: r.flag(), accumulate: r.flag(), act }
}

fn shape(r: &mut Random) -> Shape {
    let mut side = |most: usize| if r.flag() { r.index(most + 1) } else { (r.index(most / 8) + 1) * 8 };
    let shape = Shape::of(side(100), side(100), side(140));
    let gaps = if r.flag() { [r.index(4), r.index(4), r.index(4)] } else { [0; 3] };
    shape.gaps(gaps).batches(1 + r.index(2)).splits(if r.one_in(3) { 1 + r.index(4) } else { 1 })
}

#[test]
fn matrix_instructions() {
    for case in 0..cases(10) {
        let r = &mut Random::new(case);
        // Parameters that the kernel accepts: at most 128 elements for each lane, and rows that the lanes divide.
        let tile = loop {
            let fragments = [1 + r.index(4), 1 + r.index(4)];
            let waves = [pick(r, &[1, 2, 3, 4]), pick(r, &[1, 2, 4])];
            let block = [16 * fragments[0] * waves[0], 16 * fragments[1] * waves[1]];
            let (depth, kv) = (16 * (1 + r.index(5)), pick(r, &[1, 2, 4]));
            let (pad, stages, group) = (8 * r.index(3), 1 + r.index(2), pick(r, &[1, 2, 4, 8]));
            let threads = 32 * waves[0] * waves[1];
            if depth % (8 * kv) == 0
                && threads.is_multiple_of(depth / (8 * kv))
                && block[0].max(block[1]) * depth <= 128 * threads
                && 2 * stages * (block[0] + block[1]) * (depth + pad) <= 65536
            {
                break Wmma { block, fragments, depth, pad, stages, kv, group };
            }
        };
        let types = (pick(r, &["bf16", "f16"]), pick(r, &["f32", "bf16", "f16"]));
        let (layout, epilogue) = (pick(r, &LAYOUTS), epilogue(r, tile.fragments[1] % 2 == 0));
        tile.check(types, layout, epilogue, &[shape(r), shape(r), shape(r)]);
    }
}

#[test]
fn f32_arithmetic() {
    for case in 0..cases(6) {
        let r = &mut Random::new(case);
        let tile = loop {
            let lane = [4 * (1 + r.index(2)), 4 * (1 + r.index(2))];
            let block = [lane[0] * 4 * (1 + r.index(4)), lane[1] * 4 * (1 + r.index(4))];
            let (depth, pad) = (4 * (1 + r.index(4)), 4 * r.index(2));
            let (stages, group) = (1 + r.index(2), pick(r, &[1, 2, 4]));
            let threads = block[0] / lane[0] * (block[1] / lane[1]);
            if threads.is_multiple_of(32)
                && threads.is_multiple_of(depth / 4)
                && block[0].max(block[1]) * depth <= 32 * threads
                && 4 * stages * (block[0] + block[1] + 2 * pad) * depth <= 65536
            {
                break Fma { block, lane, depth, pad, stages, group };
            }
        };
        let types = ("f32", pick(r, &["f32", "bf16", "f16"]));
        let (layout, epilogue) = (pick(r, &LAYOUTS), epilogue(r, tile.lane[1] == 8));
        tile.check(types, layout, epilogue, &[shape(r), shape(r), shape(r)]);
    }
}
