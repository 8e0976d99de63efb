//! A launch of each kernel for products; see `launches`.

use super::launch::{Argument, Data, Launch, random, value, zeros};
use ignis::kernels::gemm::Product;
use ignis::kernels::gemm::product::{LINEAR, NT};
use t0::Float;
use t0::prelude::Packed;

/// The product of contiguous matrices.
fn product([m, n, k]: [u32; 3], splits: u32) -> Product {
    let (lda, ldb, ldy, y_step) = (k, k, n, m * n);
    Product { m, n, k, lda, ldb, ldy, batches: 1, a_step: 0, b_step: 0, y_step, splits, scale: 1.0 }
}

fn shape([m, n, k]: [u32; 3]) -> String {
    format!("{m} x {n} x {k}")
}

/// A launch of a kernel that takes an epilogue, with tiles of these rows and columns.
fn tiles<T: Float, O: Float>([rows, columns]: [usize; 2], group: u32, sizes: [u32; 3]) -> Launch {
    let [m, n, k] = sizes;
    Launch {
        shape: shape(sizes),
        data: Data::Infinity,
        workgroups: [group * n.div_ceil(columns as u32), m.div_ceil(rows as u32).div_ceil(group), 1],
        arguments: vec![
            random::<T>(m, k),
            random::<T>(n, k),
            zeros::<T>(1, 0),
            zeros::<O>(1, 0),
            random::<O>(m, n),
            value(product(sizes, 1)),
        ],
    }
}

pub(crate) fn matmul<
    T: Float,
    O: Float,
    const LAYOUT: u32,
    const BM: usize,
    const BN: usize,
    const FM: usize,
    const FN: usize,
    const TK: usize,
    const LD: usize,
    const SIZE: usize,
    const KV: usize,
    const GROUP: u32,
    const BIAS: bool,
    const RESIDUAL: bool,
    const SCALE: bool,
    const ACCUMULATE: bool,
    const ACT: u32,
>() -> Launch {
    assert!(LAYOUT == NT && !BIAS && !RESIDUAL && ACT == LINEAR, "an instance without an epilogue");
    tiles::<T, O>([BM, BN], GROUP, [512, 1024, 256])
}

pub(crate) fn matmul_fma<
    T: Float,
    O: Float,
    const LAYOUT: u32,
    const BM: usize,
    const BN: usize,
    const RM: usize,
    const RN: usize,
    const TK: usize,
    const PAD: usize,
    const SIZE: usize,
    const GROUP: u32,
    const BIAS: bool,
    const RESIDUAL: bool,
    const SCALE: bool,
    const ACCUMULATE: bool,
    const ACT: u32,
>() -> Launch {
    assert!(LAYOUT == NT && !BIAS && !RESIDUAL && ACT == LINEAR, "an instance without an epilogue");
    tiles::<T, O>([BM, BN], GROUP, [64, 512, 256])
}

pub(crate) fn reduce<
    T: Float,
    O: Float,
    const BIAS: bool,
    const RESIDUAL: bool,
    const SCALE: bool,
    const ACCUMULATE: bool,
    const ACT: u32,
>() -> Launch {
    assert!(!BIAS && !RESIDUAL && ACT == LINEAR, "an instance without an epilogue");
    let [m, n, splits] = [16, 1024, 4];
    Launch {
        shape: format!("{splits} parts of {m} x {n}"),
        data: Data::Infinity,
        workgroups: [n / 64, m, 1],
        arguments: vec![
            random::<f32>(splits, m * n),
            zeros::<T>(1, 0),
            zeros::<O>(1, 0),
            random::<O>(m, n),
            value(product([m, n, 0], splits)),
        ],
    }
}

/// A launch of a kernel without copies to LDS. A workgroup computes so many rows and columns, from the products with
/// `sides` matrices.
fn direct<T: Float>(y: fn(u32, u32) -> Argument, [rows, columns]: [u32; 2], sides: u32) -> Launch {
    let sizes @ [m, n, k] = [64, 1024, 512];
    Launch {
        shape: shape(sizes),
        data: Data::Infinity,
        workgroups: [n.div_ceil(columns), m.div_ceil(rows), 1],
        arguments: vec![random::<T>(m, k), random::<T>(sides * n, k), y(m, n), value(product(sizes, 1))],
    }
}

pub(crate) fn matmul_direct<
    T: Float,
    const FM: usize,
    const FN: usize,
    const STEPS: usize,
    const WAVES: u32,
    const SIZE: usize,
    const ACCUMULATE: bool,
>() -> Launch {
    direct::<T>(random::<f32>, [16 * FM as u32, 16 * FN as u32], 1)
}

pub(crate) fn matmul_direct_gated<
    T: Float,
    P: Packed<Half = T>,
    const BF16: bool,
    const FM: usize,
    const FN: usize,
    const STEPS: usize,
    const WAVES: u32,
    const SIZE: usize,
>() -> Launch {
    direct::<P::Half>(zeros::<T>, [16 * FM as u32, 8 * FN as u32], 2)
}

/// A launch of a kernel for `vectors`, whose workgroups compute so many rows of the weights.
fn vectors<T: Float, O: Float>(vectors: u32, parts: u32, sides: u32, rows: u32) -> Launch {
    let [n, k] = [1024u32; 2];
    Launch {
        shape: format!("{vectors} x {n} x {k}"),
        data: Data::Dram,
        workgroups: [n.div_ceil(rows / sides), 1, 1],
        arguments: vec![
            random::<T>(vectors * parts, k),
            random::<T>(sides * n, k),
            zeros::<T>(1, 0),
            random::<O>(vectors, n),
            value(k),
        ],
    }
}

pub(crate) fn matvec<
    T: Float,
    const PER: usize,
    O: Float,
    const ADD: bool,
    const SIDES: usize,
    const PARTS: u32,
    const R: usize,
    const U: usize,
    const WAVES: u32,
>() -> Launch {
    vectors::<T, O>(1, PARTS, SIDES as u32, WAVES * R as u32)
}

pub(crate) fn matvecs<
    T: Float,
    const PER: usize,
    O: Float,
    const ADD: bool,
    const SIDES: usize,
    const M: usize,
    const R: usize,
    const V: usize,
    const U: usize,
>() -> Launch {
    vectors::<T, O>(M as u32, 1, SIDES as u32, 16 * R as u32)
}
