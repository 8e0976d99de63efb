//! Which kernel computes a product, and with which tile.
//!
//! `build.rs` describes the kernels to the tuner, and `tuning/` has what each tile costs by the cycle model at the
//! shapes of Qwen3's layers and at cubes. The instances of all kernels are compared by their costs at the nearest of
//! these shapes.

use super::{direct, fma, wmma};
use crate::kernels::matvec;
use std::ops::RangeInclusive;
use t0::{Element, View};

/// A kernel for a product, and the parameters of its instance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instance {
    /// A kernel for vectors.
    Vectors(Vectors),
    /// [`direct::matmul_direct()`].
    Direct(direct::MatmulDirect),
    /// [`wmma::matmul()`].
    Wmma(wmma::Matmul),
    /// [`fma::matmul_fma()`].
    Fma(fma::MatmulFma),
}

/// A kernel for one vector or a few, and the parameters of its instance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vectors {
    /// [`matvec::matvec()`].
    One(matvec::Matvec),
    /// [`matvec::matvecs()`].
    Several(matvec::Matvecs),
}

/// What the kernels require of a product besides its sizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conditions {
    /// Matrix instructions multiply the operands, which have 16 bits. Otherwise they are `f32`.
    pub matrix: bool,
    /// The operands are contiguous matrices, as the kernels for vectors take them, of at most
    /// [`matvec::MOST_BYTES`] and [`matvec::MOST_COLUMNS`].
    pub contiguous: bool,
    /// The strides of the operands are even numbers, the left one has at least 16 rows, and sizes are at most
    /// [`direct::MOST_ELEMENTS`] and [`direct::MOST_DEPTH`], as [`direct::matmul_direct()`] requires.
    pub direct: bool,
}

impl Conditions {
    /// The conditions that the product of `m` rows of `a` with the `n` rows of `b` fulfils. `matrix` is as in
    /// [`Conditions::matrix`].
    pub fn of<T: Element>(a: &View<'_, T>, b: &View<'_, T>, [m, n, k]: [usize; 3], matrix: bool) -> Conditions {
        // A row has no stride if no other row follows it.
        let follows = |rows: usize, stride: usize| rows <= 1 || stride == k;
        let small =
            b.len() as u64 * T::SIZE as u64 <= matvec::MOST_BYTES && k as u64 <= u64::from(matvec::MOST_COLUMNS);
        Conditions {
            matrix,
            contiguous: follows(m, a.stride()) && follows(n, b.stride()) && b.len() == n * k && small,
            direct: a.rows() >= 16
                && a.stride().is_multiple_of(2)
                && b.stride().is_multiple_of(2)
                && a.len().max(b.len()) as u64 <= u64::from(direct::MOST_ELEMENTS)
                && k as u64 <= u64::from(direct::MOST_DEPTH),
        }
    }
}

/// Numbers of rows that [`direct::matmul_direct()`] multiplies wherever it can, whatever the costs are. It executes the
/// fewest instructions, which is what counts on the virtual GPU: one of its matrix instructions does the work of 16
/// rows, while the kernels for vectors need an instruction for each row, and tiles in LDS have few rows to share their
/// copies. In the cycle model it is the fastest kernel for 16 rows, but not for 32 and 64.
///
/// One or two rows belong to the kernels for vectors where these can compute them. Their costs are not comparable with
/// those of `matmul_direct`: they were found with the weights in DRAM, its costs with the weights in the Infinity
/// Cache.
const FEW_ROWS: RangeInclusive<usize> = 3..=64;

/// The instance for a product of `m` x `k` and `k` x `n` elements: of those that accept the shape and the conditions,
/// one that costs least at the nearest shape that was measured.
///
/// There is one for every shape, because [`wmma::matmul()`] and [`fma::matmul_fma()`] accept all of them.
pub fn choose([m, n, k]: [usize; 3], conditions: Conditions) -> Instance {
    let shape = [m, n, k];
    let (mut rank, mut best) = if conditions.matrix {
        let (rank, tile) = wmma::matmul_tuned::ranked_bf16(shape);
        (rank, Instance::Wmma(tile))
    } else {
        let (rank, tile) = fma::matmul_fma_tuned::ranked_f32(shape);
        (rank, Instance::Fma(tile))
    };
    let least = if conditions.contiguous { *FEW_ROWS.start() } else { 1 };
    if conditions.matrix && conditions.direct && (least..=*FEW_ROWS.end()).contains(&m) {
        // Fewer than 16 rows take as long as 16.
        let (rank, tile) = direct::matmul_direct_tuned::ranked_bf16([shape[0].max(16), shape[1], shape[2]]);
        let refused = rank.0;
        if !refused {
            return Instance::Direct(tile);
        }
    }
    let mut compare = |other, instance| {
        if other < rank {
            (rank, best) = (other, instance);
        }
    };
    if conditions.contiguous {
        let ((one, vector), (several, vectors)) = if conditions.matrix {
            (matvec::matvec_tuned::ranked_bf16(shape), matvec::matvecs_tuned::ranked_bf16(shape))
        } else {
            (matvec::matvec_tuned::ranked_f32(shape), matvec::matvecs_tuned::ranked_f32(shape))
        };
        compare(one, Instance::Vectors(Vectors::One(vector)));
        compare(several, Instance::Vectors(Vectors::Several(vectors)));
    }
    best
}
