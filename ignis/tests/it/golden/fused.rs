//! A launch of each kernel of a step of one token, as in `launches`.

use super::launch::{Argument, Data, Launch, random, value, words, zeros};
use super::products::packed;
use ignis::kernels::fused::attend::Attend;
use ignis::kernels::fused::attend_packed::{AttendPacked, PARTS};
use ignis::kernels::fused::head::{HeadMatvec, HeadPacked};
use ignis::kernels::fused::merge::MergedMatvec;
use ignis::kernels::fused::merge_own::MergedOwnPacked;
use ignis::kernels::fused::packed::{MergedPacked, NormedPacked, ResidualPacked};
use ignis::kernels::fused::product::{NormedMatvec, ResidualMatvec};
use ignis::kernels::heads::PAGE;
use ignis::storage::Heads;
use t0::Float;

/// The width of the model, and the heads of attention.
const WIDTH: u32 = 1024;
const HEADS: u32 = 16;
const EPS: f32 = 1e-6;

pub(crate) fn attend<T: Float>(Attend { d, group, .. }: Attend) -> Launch {
    let (dim, splits) = (d as u32, 4u32);
    let (heads, position, positions) = attending(dim);
    let cache = || random::<T>(positions, heads.keys * dim);
    Launch {
        shape: format!("a token at position {position}, {HEADS} query heads and {} key heads of {dim}", heads.keys),
        data: Data::Dram,
        workgroups: [heads.keys, HEADS / heads.keys / group as u32, splits],
        arguments: vec![
            random::<f32>(1, (heads.queries + 2 * heads.keys) * dim),
            random::<T>(1, dim),
            random::<T>(1, dim),
            random::<f32>(1, dim / 2),
            cache(),
            cache(),
            zeros::<f32>(1, HEADS * splits * dim),
            zeros::<f32>(1, HEADS * splits * 2),
            words(2, &[position, 0]),
            table(positions),
            value(heads),
            value((dim as f32).powf(-0.5)),
            value(EPS),
            value(u32::MAX),
            value(splits),
            value(1u32),
        ],
    }
}

/// Heads with this width, and the last position of a cache of so many positions.
fn attending(dim: u32) -> (Heads, u32, u32) {
    (Heads { queries: HEADS, keys: HEADS / 2, dim }, 511, 512)
}

/// The table of pages of so many positions.
fn table(positions: u32) -> Argument {
    words(1, &(0..positions / PAGE).rev().collect::<Vec<u32>>())
}

pub(crate) fn attend_packed<T: Float>(AttendPacked { f, w, d, .. }: AttendPacked) -> Launch {
    let (heads, position, positions) = attending(d as u32);
    let (all, parts) = ((heads.queries + 2 * heads.keys) * heads.dim, heads.queries * PARTS);
    let [integers, halves, wide] = packed(f, w);
    let cols = WIDTH * WIDTH / all;
    let cache = || random::<T>(positions, heads.keys * heads.dim);
    Launch {
        shape: format!("1 x {all} x {cols}, a token at position {position}"),
        data: Data::Dram,
        workgroups: [parts, 1, 1],
        arguments: vec![
            random::<T>(1, cols),
            random::<f32>(1, cols / 16),
            integers,
            halves,
            wide,
            random::<T>(1, 0),
            random::<T>(1, heads.dim),
            random::<f32>(1, heads.dim / 2),
            cache(),
            cache(),
            zeros::<f32>(1, all),
            zeros::<f32>(1, 2 * heads.dim),
            zeros::<f32>(1, parts * heads.dim),
            zeros::<f32>(1, 2 * parts),
            words(2, &[position, 0]),
            table(positions),
            value(heads),
            value(cols),
            value(1.0 / cols as f32),
            value(EPS),
            value((heads.dim as f32).powf(-0.5)),
            value(u32::MAX),
            value(1u32),
        ],
    }
}

pub(crate) fn merged_own_packed<T: Float>(MergedOwnPacked { f, w, d, r, waves, .. }: MergedOwnPacked) -> Launch {
    let (heads, position, positions) = attending(d as u32);
    let (all, parts) = ((heads.queries + 2 * heads.keys) * heads.dim, heads.queries * PARTS);
    let [integers, halves, wide] = packed(f, w);
    let rows = WIDTH * WIDTH / (heads.queries * heads.dim);
    let each = waves * r as u32;
    let cache = || zeros::<T>(positions, heads.keys * heads.dim);
    Launch {
        shape: format!("1 x {rows} x {}, {PARTS} parts", heads.queries * heads.dim),
        data: Data::Dram,
        workgroups: [rows.div_ceil(each), 1, 1],
        arguments: vec![
            random::<f32>(1, parts * heads.dim),
            random::<f32>(1, 2 * parts),
            random::<f32>(1, all),
            random::<T>(1, heads.dim),
            random::<f32>(1, 2 * heads.dim),
            cache(),
            cache(),
            words(2, &[position, 0]),
            table(positions),
            integers,
            halves,
            wide,
            random::<T>(1, rows),
            random::<f32>(1, rows),
            zeros::<T>(1, rows),
            zeros::<f32>(1, rows.div_ceil(each)),
            value(heads),
            value((heads.dim as f32).powf(-0.5)),
            value(EPS),
            value(1u32),
        ],
    }
}

pub(crate) fn carried<T: Float>() -> Launch {
    Launch {
        shape: format!("{WIDTH}"),
        data: Data::Infinity,
        workgroups: [WIDTH / 256, 1, 1],
        arguments: vec![
            random::<f32>(1, WIDTH),
            random::<T>(1, WIDTH),
            zeros::<T>(1, WIDTH),
            zeros::<f32>(1, WIDTH / 16),
        ],
    }
}

pub(crate) fn embedded<T: Float>() -> Launch {
    let rows = 64u32;
    Launch {
        shape: format!("a row of {rows} x {WIDTH}"),
        data: Data::Dram,
        workgroups: [WIDTH / 256, 1, 1],
        arguments: vec![
            random::<T>(rows, WIDTH),
            words(1, &[37]),
            random::<T>(1, WIDTH),
            zeros::<f32>(1, WIDTH),
            zeros::<T>(1, WIDTH),
            zeros::<f32>(1, WIDTH / 16),
            value(rows),
        ],
    }
}

pub(crate) fn normed_matvec<T: Float, O: Float>(constants: NormedMatvec) -> Launch {
    let NormedMatvec { sides, r, waves, .. } = constants;
    let sides = sides as u32;
    Launch {
        shape: format!("1 x {} x {WIDTH}", sides * WIDTH),
        data: Data::Dram,
        workgroups: [WIDTH.div_ceil(waves * r as u32 / sides), 1, 1],
        arguments: vec![
            random::<T>(1, WIDTH),
            random::<f32>(1, WIDTH / 16),
            random::<T>(sides * WIDTH, WIDTH),
            random::<T>(1, 0),
            zeros::<O>(1, WIDTH),
            value(WIDTH),
            value(1.0 / WIDTH as f32),
            value(EPS),
        ],
    }
}

pub(crate) fn residual_matvec<T: Float>(ResidualMatvec { r, waves, .. }: ResidualMatvec) -> Launch {
    let (cols, each) = (3 * WIDTH, waves * r as u32);
    Launch {
        shape: format!("1 x {WIDTH} x {cols}"),
        data: Data::Dram,
        workgroups: [WIDTH.div_ceil(each), 1, 1],
        arguments: vec![
            random::<T>(1, cols),
            random::<T>(WIDTH, cols),
            random::<T>(1, WIDTH),
            random::<f32>(1, WIDTH),
            zeros::<T>(1, 2 * WIDTH),
            zeros::<f32>(1, WIDTH.div_ceil(each)),
            value(cols),
            value(2u32),
        ],
    }
}

pub(crate) fn merged_matvec<T: Float>(MergedMatvec { s, r, waves, .. }: MergedMatvec) -> Launch {
    let (cols, each, dim) = (2 * WIDTH, waves * r as u32, 2 * WIDTH / HEADS);
    Launch {
        shape: format!("1 x {WIDTH} x {cols}, {s} parts"),
        data: Data::Dram,
        workgroups: [WIDTH.div_ceil(each), 1, 1],
        arguments: vec![
            random::<f32>(1, cols * s as u32),
            random::<f32>(1, 2 * HEADS * s as u32),
            random::<T>(WIDTH, cols),
            random::<T>(1, WIDTH),
            random::<f32>(1, WIDTH),
            zeros::<T>(1, WIDTH),
            zeros::<f32>(1, WIDTH.div_ceil(each)),
            value(cols),
            value(dim),
        ],
    }
}

pub(crate) fn normed_packed<T: Float, O: Float>(constants: NormedPacked) -> Launch {
    let NormedPacked { p, w, sides, r, waves, .. } = constants;
    let [integers, halves, wide] = packed(p, w);
    let rows = WIDTH / sides as u32;
    Launch {
        shape: format!("1 x {WIDTH} x {WIDTH}"),
        data: Data::Dram,
        workgroups: [rows.div_ceil(waves * r as u32 / sides as u32), 1, 1],
        arguments: vec![
            random::<T>(1, WIDTH),
            random::<f32>(1, WIDTH / 16),
            integers,
            halves,
            wide,
            random::<T>(1, 0),
            zeros::<O>(1, rows),
            value(WIDTH),
            value(1.0 / WIDTH as f32),
            value(EPS),
        ],
    }
}

pub(crate) fn residual_packed<T: Float>(ResidualPacked { p, w, r, waves, .. }: ResidualPacked) -> Launch {
    let [integers, halves, wide] = packed(p, w);
    let each = waves * r as u32;
    Launch {
        shape: format!("1 x {WIDTH} x {WIDTH}"),
        data: Data::Dram,
        workgroups: [WIDTH.div_ceil(each), 1, 1],
        arguments: vec![
            random::<T>(1, WIDTH),
            integers,
            halves,
            wide,
            random::<T>(1, WIDTH),
            random::<f32>(1, WIDTH),
            zeros::<T>(1, 2 * WIDTH),
            zeros::<f32>(1, WIDTH.div_ceil(each)),
            value(WIDTH),
            value(2u32),
        ],
    }
}

pub(crate) fn merged_packed<T: Float>(MergedPacked { p, w, s, r, waves, .. }: MergedPacked) -> Launch {
    let [integers, halves, wide] = packed(p, w);
    let each = waves * r as u32;
    Launch {
        shape: format!("1 x {WIDTH} x {WIDTH}, {s} parts"),
        data: Data::Dram,
        workgroups: [WIDTH.div_ceil(each), 1, 1],
        arguments: vec![
            random::<f32>(1, WIDTH * s as u32),
            random::<f32>(1, 2 * HEADS * s as u32),
            integers,
            halves,
            wide,
            random::<T>(1, WIDTH),
            random::<f32>(1, WIDTH),
            zeros::<T>(1, WIDTH),
            zeros::<f32>(1, WIDTH.div_ceil(each)),
            value(WIDTH),
            value(WIDTH / HEADS),
        ],
    }
}

pub(crate) fn head_matvec<T: Float>(HeadMatvec { parts, r, waves, .. }: HeadMatvec) -> Launch {
    let each = waves * r as u32;
    Launch {
        shape: format!("1 x {WIDTH} x {WIDTH}"),
        data: Data::Dram,
        workgroups: [WIDTH.div_ceil(each), 1, 1],
        arguments: vec![
            random::<T>(1, parts * WIDTH),
            random::<f32>(1, WIDTH / 16),
            random::<T>(WIDTH, WIDTH),
            zeros::<f32>(1, WIDTH),
            zeros::<u64>(1, WIDTH.div_ceil(each)),
            value(WIDTH),
            value(1.0 / WIDTH as f32),
            value(EPS),
        ],
    }
}

pub(crate) fn head_packed<T: Float>(HeadPacked { p, w, r, waves, .. }: HeadPacked) -> Launch {
    let [integers, halves, wide] = packed(p, w);
    let each = waves * r as u32;
    Launch {
        shape: format!("1 x {WIDTH} x {WIDTH}"),
        data: Data::Dram,
        workgroups: [WIDTH.div_ceil(each), 1, 1],
        arguments: vec![
            random::<T>(1, 2 * WIDTH),
            random::<f32>(1, WIDTH / 16),
            integers,
            halves,
            wide,
            zeros::<f32>(1, WIDTH),
            zeros::<u64>(1, WIDTH.div_ceil(each)),
            value(WIDTH),
            value(1.0 / WIDTH as f32),
            value(EPS),
        ],
    }
}

pub(crate) fn best_of_part() -> Launch {
    let vocabulary = 16 * WIDTH;
    Launch {
        shape: format!("a row of {vocabulary} logits"),
        data: Data::Infinity,
        workgroups: [vocabulary / 1024, 1, 1],
        arguments: vec![random::<f32>(1, vocabulary), zeros::<u64>(1, vocabulary / 1024), value(1u32)],
    }
}

pub(crate) fn best_of_parts() -> Launch {
    Launch {
        shape: "a row of 149 parts".into(),
        data: Data::Infinity,
        workgroups: [1, 1, 1],
        arguments: vec![zeros::<u64>(1, 149), zeros::<u32>(1, 1)],
    }
}
