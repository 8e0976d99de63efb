//! A launch of each kernel for products; see `launches`.

use super::launch::{Argument, Data, Launch, random, value, words, zeros};
use ignis::kernels::gemm::Product;
use ignis::kernels::gemm::direct::{MatmulDirect, MatmulDirectGated};
use ignis::kernels::gemm::fma::MatmulFma;
use ignis::kernels::gemm::gated::MatmulGated;
use ignis::kernels::gemm::product::{Act, Layout};
use ignis::kernels::gemm::reduce::Reduce;
use ignis::kernels::gemm::wmma::Matmul;
use ignis::kernels::matvec::{Matvec, Matvecs};
use ignis::kernels::packed::{Pack, PackedMatvec, Unpacked};
use t0::prelude::Packed;
use t0::{Float, f16};
use t0_tests_share::random::Random;

/// The product of contiguous matrices.
fn product(sizes: [u32; 3], splits: u32) -> Product {
    product_of(Layout::Nt, sizes, splits)
}

/// As [`product`], with this layout.
fn product_of(layout: Layout, [m, n, k]: [u32; 3], splits: u32) -> Product {
    let (ldy, y_step) = (n, m * n);
    let (lda, ldb) = match layout {
        Layout::Nt => (k, k),
        Layout::Nn => (k, n),
        Layout::Tn => (m, n),
    };
    Product { m, n, k, lda, ldb, ldy, batches: 1, a_step: 0, b_step: 0, y_step, splits, scale: 1.0 }
}

fn shape([m, n, k]: [u32; 3]) -> String {
    format!("{m} x {n} x {k}")
}

/// A launch of a kernel that takes an epilogue, with tiles of these rows and columns.
fn tiles<T: Float, O: Float>([rows, columns]: [usize; 2], group: u32, layout: Layout, sizes: [u32; 3]) -> Launch {
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
            value(product_of(layout, sizes, 1)),
        ],
    }
}

pub(crate) fn matmul<T: Float, O: Float>(constants: Matmul) -> Launch {
    let Matmul { layout, bm, bn, group, bias, residual, act, .. } = constants;
    assert!(!bias && !residual && act == Act::Linear, "an instance without an epilogue");
    tiles::<T, O>([bm, bn], group, layout, [512, 1024, 256])
}

pub(crate) fn matmul_gated<T: Float>(MatmulGated { bm, bn, .. }: MatmulGated) -> Launch {
    let (m, n, k) = (128u32, 512u32, 256u32);
    Launch {
        shape: shape([m, 2 * n, k]),
        data: Data::Infinity,
        workgroups: [(2 * n).div_ceil(bn as u32), m.div_ceil(bm as u32), 1],
        arguments: vec![
            random::<T>(m, k),
            random::<T>(2 * n, k),
            zeros::<T>(1, 0),
            zeros::<T>(m, n),
            value(product([m, n, k], 1)),
        ],
    }
}

pub(crate) fn matmul_fma<T: Float, O: Float>(constants: MatmulFma) -> Launch {
    let MatmulFma { layout, bm, bn, group, bias, residual, act, .. } = constants;
    assert!(!bias && !residual && act == Act::Linear, "an instance without an epilogue");
    tiles::<T, O>([bm, bn], group, layout, [64, 512, 256])
}

pub(crate) fn reduce<T: Float, O: Float>(Reduce { bias, residual, act, .. }: Reduce) -> Launch {
    assert!(!bias && !residual && act == Act::Linear, "an instance without an epilogue");
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

pub(crate) fn matmul_direct<T: Float>(MatmulDirect { fm, fn_, .. }: MatmulDirect) -> Launch {
    direct::<T>(random::<f32>, [16 * fm as u32, 16 * fn_ as u32], 1)
}

pub(crate) fn matmul_direct_gated<T: Float, P: Packed<Half = T>>(constants: MatmulDirectGated) -> Launch {
    let MatmulDirectGated { fm, fn_, .. } = constants;
    direct::<P::Half>(zeros::<T>, [16 * fm as u32, 8 * fn_ as u32], 2)
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

pub(crate) fn matvec<T: Float, O: Float>(Matvec { sides, parts, r, waves, .. }: Matvec) -> Launch {
    vectors::<T, O>(1, parts, sides as u32, waves * r as u32)
}

pub(crate) fn matvecs<T: Float, O: Float>(Matvecs { sides, m, r, .. }: Matvecs) -> Launch {
    vectors::<T, O>(m as u32, 1, sides as u32, 16 * r as u32)
}

/// A packed matrix of 1024 x 1024 elements: its integers, halves and words.
pub(crate) fn packed(pack: Pack, words_of_group: usize) -> [Argument; 3] {
    let elements = 1024u32 * 1024;
    let integers = Random::new(1).words(elements as usize / 16 * words_of_group);
    let (halves, wide) = match pack {
        Pack::Int4 | Pack::Int8 => (elements / 32, 0),
        Pack::Int4Min | Pack::Int8Min => (elements / 16, 0),
        Pack::Int4Parts => (elements / 128, elements / 256 * 3),
        Pack::Int8Wide | Pack::Int8Fine => (0, elements / 16),
    };
    [words(1, &integers), random::<f16>(1, halves), words(1, &vec![0x3C00_0000; wide as usize])]
}

pub(crate) fn packed_matvec<T: Float>(PackedMatvec { p, w, r, .. }: PackedMatvec) -> Launch {
    let [n, k] = [1024u32; 2];
    let [integers, halves, wide] = packed(p, w);
    let (y, add) = (random::<f32>(1, n), value(0u32));
    Launch {
        shape: shape([1, n, k]),
        data: Data::Dram,
        workgroups: [n.div_ceil(2 * r as u32), 1, 1],
        arguments: vec![random::<T>(1, k), integers, halves, wide, y, value(k), value(1u32), add],
    }
}

pub(crate) fn unpacked<T: Float>(Unpacked { p, w, .. }: Unpacked) -> Launch {
    let [n, k] = [1024u32; 2];
    let [integers, halves, wide] = packed(p, w);
    let (ids, out) = (words(1, &[]), zeros::<T>(n, k));
    Launch {
        shape: format!("{n} x {k}"),
        data: Data::Dram,
        workgroups: [(n * k / 16).div_ceil(256), 1, 1],
        arguments: vec![integers, halves, wide, ids, out, value(0u32), value(n), value(k)],
    }
}
