//! Matrix fragments: 16 x 16 x 16 products of `f16` or `bf16` matrices, accumulated in `f32` by a whole wave.
//!
//! `D = A * B^T + C` where A and B are loaded by rows. Lane `l` holds row `l & 15` of A and of B (lanes 16 to 31 repeat lanes 0
//! to 15), and eight elements of the accumulator: element `j` is row `2j + (l >> 4)`, column `l & 15`.
//!
//! Each element of D is summed here as `((c + a0 b0) + a1 b1) + ..`, every product and sum rounded to `f32`. The hardware's
//! order is not documented; compare with a tolerance.

use core::any::Any;

use half::{bf16, f16};

use crate::cpu::lane::{Together, wait_for_wave};
use crate::{Float, Lds};

/// An element of A and B: `f16` or `bf16`.
#[diagnostic::on_unimplemented(
    message = "the matrix unit does not multiply `{Self}`",
    note = "wmma takes f16 and bf16"
)]
pub trait WmmaElement: Float + Any {}

impl WmmaElement for f16 {}
impl WmmaElement for bf16 {}

/// A lane's share of the left matrix: row `lane() & 15`.
#[derive(Debug, Clone, Copy)]
pub struct A<T>([T; 16]);

/// A lane's share of the right matrix, transposed: column `lane() & 15` of the product.
#[derive(Debug, Clone, Copy)]
pub struct B<T>([T; 16]);

macro_rules! fragments {
    ($($fragment:ident)*) => {$(
        impl<T: WmmaElement> $fragment<T> {
            /// Row `lane() & 15` of the tile: 16 consecutive elements from `offset + (lane() & 15) * stride`.
            #[must_use]
            #[track_caller]
            pub fn load<const N: usize, const M: usize>(tile: &Lds<T, N, M>, offset: u32, stride: u32) -> $fragment<T> {
                $fragment(tile.load::<16>(offset.wrapping_add((crate::ids::lane() & 15).wrapping_mul(stride))))
            }
        }
    )*};
}

fragments! { A B }

/// A lane's share of the accumulator: eight `f32`.
#[derive(Debug, Clone, Copy)]
pub struct Acc([f32; 8]);

impl Acc {
    /// All zeros.
    #[must_use]
    pub fn zero() -> Acc {
        Acc([0.0; 8])
    }

    /// This lane's element `j`, a constant below 8: row [`Acc::row`] of `j`, column [`Acc::col`].
    #[must_use]
    #[track_caller]
    pub fn get(&self, j: u32) -> f32 {
        self.0[j as usize]
    }

    /// The row of this lane's element `j`: `2 * j + (lane() >> 4)`.
    #[must_use]
    #[track_caller]
    pub fn row(&self, j: u32) -> u32 {
        2 * j + (crate::ids::lane() >> 4)
    }

    /// The column of this lane's elements: `lane() & 15`.
    #[must_use]
    #[track_caller]
    pub fn col(&self) -> u32 {
        crate::ids::lane() & 15
    }
}

struct Multiply<T> {
    a: [T; 16],
    b: [T; 16],
    acc: [f32; 8],
}

impl<T: WmmaElement> Together for Multiply<T> {
    const WHOLE: bool = true;

    fn meet(lanes: &mut [Option<&mut Multiply<T>>; 32]) {
        let rows = |part: fn(&Multiply<T>) -> &[T; 16]| -> [[f32; 16]; 16] {
            core::array::from_fn(|l| lanes[l].as_ref().map_or([0.0; 16], |lane| part(lane).map(Float::to_f32)))
        };
        let (a, b) = (rows(|m| &m.a), rows(|m| &m.b));
        for (l, lane) in lanes.iter_mut().enumerate() {
            let Some(lane) = lane else { continue };
            for (j, c) in lane.acc.iter_mut().enumerate() {
                let (row, col) = (&a[2 * j + (l >> 4)], &b[l & 15]);
                *c = row.iter().zip(col).fold(*c, |c, (a, b)| c + a * b);
            }
        }
    }
}

/// `a * b^T + acc`, by all 32 lanes together. The wave must be whole.
#[must_use]
#[track_caller]
pub fn mma<T: WmmaElement>(a: A<T>, b: B<T>, acc: Acc) -> Acc {
    Acc(wait_for_wave("wmma::mma", Multiply { a: a.0, b: b.0, acc: acc.0 }).acc)
}
