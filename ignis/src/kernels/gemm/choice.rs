//! Which kernel computes a product, and with which tile.
//!
//! `build.rs` describes the kernels to the tuner, and `tuning/` has what each tile costs by the cycle model at the
//! shapes of Qwen3's layers and at cubes, and how many instructions it executes. The instances of all kernels are
//! compared by the one or the other at the nearest of these shapes.
//!
//! **Invariant:** what is best on a virtual GPU has no influence on the choice for a card.

use super::{direct, fma, wmma};
use crate::kernels::matvec;
use t0::{Element, Ranking, View};

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

/// The most rows that belong to the kernels for vectors where these can compute them and matrix instructions can, too.
/// The costs of both are not comparable: those for vectors were found with the weights in DRAM, the others with the
/// weights in the Infinity Cache. Nor are their instructions, of which those for matrices do more work on a virtual
/// GPU. From three rows on, a matrix instruction that does the work of 16 is the best there.
const MOST_VECTORS: usize = 2;

/// The most rows for which [`direct::matmul_direct()`] takes part in the choice for a card. With more, its waves load
/// the same operands again and again, so that its cost depends on what the caches hold, which the model knows least
/// about.
const MOST_DIRECT: usize = 64;

/// The instance for a product of `m` x `k` and `k` x `n` elements: of those that accept the shape and the conditions,
/// one that is best at the nearest shape that was measured. `by` is what the device says of itself
/// ([`t0::Device::ranking`]): on a card, that is the one of the least cost; on a virtual GPU, the one of the fewest
/// instructions.
///
/// There is one for every shape, because [`wmma::matmul()`] and [`fma::matmul_fma()`] accept all of them.
pub fn choose(by: Ranking, shape: [usize; 3], conditions: Conditions) -> Instance {
    let [m, n, k] = shape;
    let least = if conditions.contiguous { MOST_VECTORS + 1 } else { 1 };
    let most = match by {
        Ranking::Time => MOST_DIRECT,
        Ranking::Instructions => usize::MAX,
    };
    if conditions.matrix && conditions.direct && (least..=most).contains(&m) {
        // A part of a fragment takes as long as all of its 16 rows.
        let rows = [m.next_multiple_of(16), n, k];
        let (direct, tile) = direct::matmul_direct_tuned::ranked_bf16(by, rows);
        let (tiled, through_lds) = wmma::matmul_tuned::ranked_bf16(by, rows);
        let refused = direct.0;
        if !refused {
            return if direct <= tiled { Instance::Direct(tile) } else { Instance::Wmma(through_lds) };
        }
    }
    let (mut rank, mut best) = if conditions.matrix {
        let (rank, tile) = wmma::matmul_tuned::ranked_bf16(by, shape);
        (rank, Instance::Wmma(tile))
    } else {
        let (rank, tile) = fma::matmul_fma_tuned::ranked_f32(by, shape);
        (rank, Instance::Fma(tile))
    };
    let mut compare = |other, instance| {
        if other < rank {
            (rank, best) = (other, instance);
        }
    };
    if conditions.contiguous {
        let ((one, vector), (several, vectors)) = if conditions.matrix {
            (matvec::matvec_tuned::ranked_bf16(by, shape), matvec::matvecs_tuned::ranked_bf16(by, shape))
        } else {
            (matvec::matvec_tuned::ranked_f32(by, shape), matvec::matvecs_tuned::ranked_f32(by, shape))
        };
        compare(one, Instance::Vectors(Vectors::One(vector)));
        compare(several, Instance::Vectors(Vectors::Several(vectors)));
    }
    best
}
