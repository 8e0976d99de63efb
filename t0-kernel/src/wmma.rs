//! Matrix fragments: 16 x 16 x 16 products of `f16`, `bf16`, `i8` or `u8` matrices, summed by a whole wave: in `f32` ([`Acc`]), halves also
//! in their own type ([`AccF16`], [`AccBf16`]), bytes in `i32` ([`AccI32`]).
//!
//! `D = A * B^T + C` where A and B are loaded by rows. Lane `l` holds row `l & 15` of A and of B (lanes 16 to 31 repeat lanes 0
//! to 15), and eight elements of the accumulator: element `j` is row `2j + (l >> 4)`, column `l & 15`.
//!
//! Each element of D is summed here as `((c + a0 b0) + a1 b1) + ..`, every product and sum rounded to `f32`, the last sum to the type of the
//! accumulator; sums of bytes wrap. The hardware's order is not documented; compare floats with a tolerance.

use core::any::Any;

use half::{bf16, f16};

use crate::cpu::lane::{Together, wait_for_wave};
use crate::{Element, Float, In, InOut, Lds, LdsDyn};

/// An element of A and B: `f16`, `bf16`, `i8` or `u8`.
#[diagnostic::on_unimplemented(
    message = "the matrix unit does not multiply `{Self}`",
    note = "wmma takes f16, bf16, i8 and u8"
)]
pub trait WmmaElement: Element + Any {}

impl WmmaElement for f16 {}
impl WmmaElement for bf16 {}
impl WmmaElement for i8 {}
impl WmmaElement for u8 {}

/// A type in which products of `T` are summed.
#[diagnostic::on_unimplemented(
    message = "products of `{T}` are not summed in `{Self}`",
    note = "halves are summed in f32 (`wmma::Acc`) or in their own type (`AccF16`, `AccBf16`), bytes in i32 (`AccI32`)"
)]
pub trait Sums<T>: Copy + Default + Any {
    /// This and the products of a row and a column.
    #[doc(hidden)]
    fn with_products(self, row: &[T; 16], col: &[T; 16]) -> Self;
}

impl<T: WmmaElement + Float> Sums<T> for f32 {
    fn with_products(self, row: &[T; 16], col: &[T; 16]) -> f32 {
        row.iter().zip(col).fold(self, |c, (a, b)| c + a.to_f32() * b.to_f32())
    }
}

macro_rules! sums {
    ($($half:ident)*; $($byte:ident)*) => {
        $(impl Sums<$half> for $half {
            fn with_products(self, row: &[$half; 16], col: &[$half; 16]) -> $half {
                $half::from_f32(self.to_f32().with_products(row, col))
            }
        })*
        $(impl Sums<$byte> for i32 {
            fn with_products(self, row: &[$byte; 16], col: &[$byte; 16]) -> i32 {
                row.iter().zip(col).fold(self, |c, (a, b)| c.wrapping_add(i32::from(*a) * i32::from(*b)))
            }
        })*
    };
}

sums! { f16 bf16; i8 u8 }

/// A lane's share of the left matrix: row `lane() & 15`.
#[derive(Debug, Clone, Copy)]
pub struct A<T>([T; 16]);

/// A lane's share of the right matrix, transposed: column `lane() & 15` of the product.
#[derive(Debug, Clone, Copy)]
pub struct B<T>([T; 16]);

mod sealed {
    pub trait Sealed {}
    impl<T, const N: usize, const M: usize> Sealed for crate::Lds<T, N, M> {}
    impl<T> Sealed for crate::LdsDyn<T> {}
    impl<T> Sealed for crate::In<T> {}
    impl<T> Sealed for crate::InOut<T> {}
}

/// What a fragment is loaded from: an `Lds` array, an `In` or an `InOut`.
///
/// Sealed: these are the places that kernels know how to load from.
#[diagnostic::on_unimplemented(
    message = "a fragment of `{T}` is not loaded from `{Self}`",
    note = "fragments are loaded from `&Lds<T, ..>`, `&In<T>` and `&InOut<T>`"
)]
pub trait Tile<T>: sealed::Sealed {
    /// 16 consecutive elements from `i`; all zeros unless all of them are in range.
    #[doc(hidden)]
    #[track_caller]
    fn sixteen(&self, i: u32) -> [T; 16];
}

impl<T: WmmaElement, const N: usize, const M: usize> Tile<T> for Lds<T, N, M> {
    fn sixteen(&self, i: u32) -> [T; 16] {
        self.load::<16>(i)
    }
}

impl<T: WmmaElement> Tile<T> for LdsDyn<T> {
    fn sixteen(&self, i: u32) -> [T; 16] {
        self.load::<16>(i)
    }
}

impl<T: WmmaElement> Tile<T> for In<T> {
    fn sixteen(&self, i: u32) -> [T; 16] {
        self.load::<16>(i)
    }
}

impl<T: WmmaElement> Tile<T> for InOut<T> {
    fn sixteen(&self, i: u32) -> [T; 16] {
        self.load::<16>(i)
    }
}

macro_rules! fragments {
    ($($fragment:ident)*) => {$(
        impl<T: WmmaElement> $fragment<T> {
            /// Row `lane() & 15` of the tile: 16 consecutive elements from `offset + (lane() & 15) * stride`.
            #[must_use]
            #[track_caller]
            pub fn load(tile: &impl Tile<T>, offset: u32, stride: u32) -> $fragment<T> {
                $fragment(tile.sixteen(offset.wrapping_add((crate::ids::lane() & 15).wrapping_mul(stride))))
            }
        }
    )*};
}

fragments! { A B }

/// A lane's share of an accumulator: eight elements.
#[derive(Debug, Clone, Copy)]
pub struct Accumulator<S>([S; 8]);

/// Sums in `f32`.
pub type Acc = Accumulator<f32>;
/// Sums of bytes in `i32`.
pub type AccI32 = Accumulator<i32>;
/// Sums of `f16`, rounded to `f16` at each product of fragments.
pub type AccF16 = Accumulator<f16>;
/// Sums of `bf16`, rounded to `bf16` at each product of fragments.
pub type AccBf16 = Accumulator<bf16>;

impl<S: Copy + Default> Accumulator<S> {
    /// All zeros.
    #[must_use]
    pub fn zero() -> Accumulator<S> {
        Accumulator([S::default(); 8])
    }

    /// This lane's element `j`, a constant below 8: row [`Accumulator::row`] of `j`, column [`Accumulator::col`].
    #[must_use]
    #[track_caller]
    pub fn get(&self, j: u32) -> S {
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

struct Multiply<T, S> {
    a: [T; 16],
    b: [T; 16],
    acc: [S; 8],
}

impl<T: WmmaElement, S: Sums<T>> Together for Multiply<T, S> {
    const WHOLE: bool = true;

    fn meet(lanes: &mut [Option<&mut Multiply<T, S>>; 32]) {
        let rows = |part: fn(&Multiply<T, S>) -> &[T; 16]| -> [[T; 16]; 16] {
            core::array::from_fn(|l| lanes[l].as_ref().map_or([T::zeroed(); 16], |lane| *part(lane)))
        };
        let (a, b) = (rows(|m| &m.a), rows(|m| &m.b));
        for (l, lane) in lanes.iter_mut().enumerate() {
            let Some(lane) = lane else { continue };
            for (j, c) in lane.acc.iter_mut().enumerate() {
                *c = c.with_products(&a[2 * j + (l >> 4)], &b[l & 15]);
            }
        }
    }
}

/// `a * b^T + acc`, by all 32 lanes together. The wave must be whole.
#[must_use]
#[track_caller]
pub fn mma<T: WmmaElement, S: Sums<T>>(a: A<T>, b: B<T>, acc: Accumulator<S>) -> Accumulator<S> {
    Accumulator(wait_for_wave("wmma::mma", Multiply { a: a.0, b: b.0, acc: acc.0 }).acc)
}
