//! Matrix fragments: 16 x 16 x 16 products of `f16`, `bf16`, `i8`, `u8`, [`I4`] or [`U4`] matrices, accumulated by a
//! whole wave. The accumulators are `f32` ([`Acc`]), for halves also their own type ([`AccF16`], [`AccBf16`]), and
//! `i32` for integers ([`AccI32`]).
//!
//! `D = A * B^T + C` where A and B are loaded by rows. Lane `l` holds row `l & 15` of A and of B (lanes 16 to 31 repeat
//! lanes 0 to 15), and eight elements of the accumulator: element `j` is row `2j + (l >> 4)`, column `l & 15`.
//!
//! Each element of D is computed here as `((c + a0 b0) + a1 b1) + ..`, with every product and sum rounded to `f32` and
//! the last sum to the type of the accumulator; sums of integers wrap. The hardware's order is undocumented, so compare
//! floats with a tolerance.

use core::any::Any;

use half::{bf16, f16};

use crate::cpu::lane::{Together, wait_for_wave};
use crate::index::Coordinate;
use crate::wave::WaveNumber;
use crate::{Element, Float, In, InOut, Lds, LdsDyn, Out};

/// An element of A and B: `f16`, `bf16`, `i8`, `u8`, [`I4`] or [`U4`].
#[diagnostic::on_unimplemented(
    message = "the matrix unit does not multiply `{Self}`",
    note = "wmma takes f16, bf16, i8, u8, wmma::I4 and wmma::U4"
)]
pub trait MatrixElement: Copy + Default + Any {
    /// The element type of its tiles: the type itself, or `u8` with two 4-bit integers, the first in the low half.
    type Stored: Element;

    /// 16 consecutive elements of a tile from `i`.
    #[doc(hidden)]
    #[track_caller]
    fn sixteen(tile: &impl Tile<Self::Stored>, i: u32) -> [Self; 16];
}

/// An element of A and B that is stored unchanged in memory: `f16`, `bf16`, `i8` or `u8`.
#[diagnostic::on_unimplemented(
    message = "the matrix unit does not multiply `{Self}`",
    note = "wmma takes f16, bf16, i8 and u8; 4-bit integers are wmma::I4 and wmma::U4"
)]
pub trait WmmaElement: Element + MatrixElement<Stored = Self> {}

/// A signed 4-bit integer, as an element of A and B. Its tiles are of `u8`: two per byte, the first in the low half.
#[derive(Debug, Clone, Copy, Default)]
pub struct I4(i8);

/// An unsigned 4-bit integer, as an element of A and B. Its tiles are of `u8`: two per byte, the first in the low half.
#[derive(Debug, Clone, Copy, Default)]
pub struct U4(u8);

macro_rules! elements {
    ($($t:ident)*; $($nibble:ident $of:expr;)*) => {
        $(impl MatrixElement for $t {
            type Stored = $t;

            #[track_caller]
            fn sixteen(tile: &impl Tile<$t>, i: u32) -> [$t; 16] {
                tile.run(i)
            }
        }

        impl WmmaElement for $t {})*
        $(impl MatrixElement for $nibble {
            type Stored = u8;

            #[track_caller]
            fn sixteen(tile: &impl Tile<u8>, i: u32) -> [$nibble; 16] {
                let bytes: [u8; 8] = tile.run(i);
                core::array::from_fn(|k| $nibble($of(bytes[k / 2] >> (k % 2 * 4) & 15)))
            }
        })*
    };
}

elements! { f16 bf16 i8 u8; I4 |x: u8| (x << 4).cast_signed() >> 4; U4 |x: u8| x; }

/// A type in which products of `T` are accumulated.
#[diagnostic::on_unimplemented(
    message = "products of `{T}` cannot be summed in `{Self}`",
    note = "halves are summed in f32 (`wmma::Acc`) or in their own type (`AccF16`, `AccBf16`), integers in i32 (`AccI32`)"
)]
pub trait Sums<T>: Copy + Default + Any {
    /// `self` plus the products of a row and a column.
    #[doc(hidden)]
    fn with_products(self, row: &[T; 16], col: &[T; 16]) -> Self;
}

impl<T: WmmaElement + Float> Sums<T> for f32 {
    fn with_products(self, row: &[T; 16], col: &[T; 16]) -> f32 {
        row.iter().zip(col).fold(self, |c, (a, b)| c + a.to_f32() * b.to_f32())
    }
}

macro_rules! sums {
    (@value I4 $x:ident) => { $x.0 };
    (@value U4 $x:ident) => { $x.0 };
    (@value $byte:ident $x:ident) => { *$x };
    ($($half:ident)*; $($byte:ident)*) => {
        $(impl Sums<$half> for $half {
            fn with_products(self, row: &[$half; 16], col: &[$half; 16]) -> $half {
                $half::from_f32(self.to_f32().with_products(row, col))
            }
        })*
        $(impl Sums<$byte> for i32 {
            fn with_products(self, row: &[$byte; 16], col: &[$byte; 16]) -> i32 {
                let product = |a: &$byte, b: &$byte| i32::from(sums!(@value $byte a)) * i32::from(sums!(@value $byte b));
                row.iter().zip(col).fold(self, |c, (a, b)| c.wrapping_add(product(a, b)))
            }
        })*
    };
}

sums! { f16 bf16; i8 u8 I4 U4 }

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
    impl<T> Sealed for crate::Out<T> {}
    impl<T> Sealed for crate::InOut<T> {}
}

/// A source of fragments: an `Lds` array, an `In` or an `InOut`.
///
/// Sealed: these are the sources that kernels support.
#[diagnostic::on_unimplemented(
    message = "a fragment of `{T}` cannot be loaded from `{Self}`",
    note = "fragments are loaded from `&Lds<T, ..>`, `&In<T>` and `&InOut<T>`"
)]
pub trait Tile<T>: sealed::Sealed {
    /// Consecutive elements from `i`; all zeros unless all of them are in range.
    #[doc(hidden)]
    #[track_caller]
    fn run<const N: usize>(&self, i: u32) -> [T; N];

    /// The element at `i`.
    #[doc(hidden)]
    #[track_caller]
    fn at(&self, i: u32) -> T;
}

/// A destination of accumulators: an `Lds` array, an `Out` or an `InOut`.
///
/// Sealed: these are the destinations that kernels support.
#[diagnostic::on_unimplemented(
    message = "a fragment of `{T}` cannot be stored to `{Self}`",
    note = "fragments are stored to `&mut Lds<T, ..>`, `&mut Out<T>` and `&mut InOut<T>`; `map` converts"
)]
pub trait TileMut<T>: sealed::Sealed {
    /// Writes the element at `i`.
    #[doc(hidden)]
    #[track_caller]
    fn put(&mut self, i: u32, value: T);
}

macro_rules! read {
    ($([$($n:tt)*] $tile:ty;)*) => {$(
        impl<T: Element $($n)*> Tile<T> for $tile {
            #[track_caller]
            fn run<const K: usize>(&self, i: u32) -> [T; K] {
                self.load::<K>(i)
            }

            #[track_caller]
            fn at(&self, i: u32) -> T {
                self[i]
            }
        }
    )*};
}

read! { [, const N: usize, const M: usize] Lds<T, N, M>; [] LdsDyn<T>; [] In<T>; [] InOut<T>; }

macro_rules! written {
    ($([$($n:tt)*] $tile:ty;)*) => {$(
        impl<T: Element $($n)*> TileMut<T> for $tile {
            #[track_caller]
            fn put(&mut self, i: u32, value: T) {
                self[i] = value;
            }
        }
    )*};
}

written! { [, const N: usize, const M: usize] Lds<T, N, M>; [] LdsDyn<T>; [] Out<T>; [] InOut<T>; }

macro_rules! fragments {
    ($($fragment:ident)*) => {$(
        impl<T: MatrixElement> $fragment<T> {
            /// Row `lane() & 15` of the tile: 16 consecutive elements from `offset + (lane() & 15) * stride`. Both
            /// count elements of the tile, which for 4-bit integers are bytes with two integers.
            #[must_use]
            #[track_caller]
            pub fn load(tile: &impl Tile<T::Stored>, offset: impl Coordinate, stride: impl Coordinate) -> $fragment<T> {
                let (offset, stride) = (position(offset), position(stride));
                $fragment(T::sixteen(tile, offset.wrapping_add((crate::ids::lane() & 15).wrapping_mul(stride))))
            }
        }
    )*};
}

fragments! { A B }

macro_rules! transposed {
    ($($fragment:ident)*) => {$(
        impl<T: WmmaElement> $fragment<T> {
            /// Column `lane() & 15` of the tile: 16 elements, `stride` apart, from `offset + (lane() & 15)`. The tile
            /// is the transpose of the one that `load` takes: its rows are the columns of the fragment.
            #[must_use]
            #[track_caller]
            pub fn load_transposed(
                tile: &impl Tile<T>,
                offset: impl Coordinate,
                stride: impl Coordinate,
            ) -> $fragment<T> {
                let (start, stride) = (position(offset).wrapping_add(crate::ids::lane() & 15), position(stride));
                let mut all = [T::default(); 16];
                for (k, element) in (0u32..).zip(&mut all) {
                    *element = tile.at(start.wrapping_add(k.wrapping_mul(stride)));
                }
                $fragment(all)
            }
        }
    )*};
}

transposed! { A B }

/// A lane's share of an accumulator: eight elements.
#[derive(Debug, Clone, Copy)]
pub struct Accumulator<S>([S; 8]);

/// An element of accumulators: `f32`, `i32`, `f16` or `bf16`.
#[diagnostic::on_unimplemented(
    message = "accumulators of `{Self}` are not supported",
    note = "use an accumulator of f32, i32, f16 or bf16"
)]
pub trait AccElement: Element + WaveNumber {}

impl AccElement for f32 {}
impl AccElement for i32 {}
impl AccElement for f16 {}
impl AccElement for bf16 {}

/// Sums in `f32`.
pub type Acc = Accumulator<f32>;
/// Sums of bytes in `i32`.
pub type AccI32 = Accumulator<i32>;
/// Sums of `f16`, rounded to `f16` at each product of fragments.
pub type AccF16 = Accumulator<f16>;
/// Sums of `bf16`, rounded to `bf16` at each product of fragments.
pub type AccBf16 = Accumulator<bf16>;

impl<S: AccElement> Accumulator<S> {
    /// All zeros.
    #[must_use]
    pub fn zero() -> Accumulator<S> {
        Accumulator([bytemuck::Zeroable::zeroed(); 8])
    }

    /// A fragment with one value in all elements.
    #[must_use]
    pub fn splat(value: S) -> Accumulator<S> {
        Accumulator([value; 8])
    }

    /// The 16 rows of 16 elements of a tile, row `r` from `offset + r * stride` on. Elements out of range are zero.
    #[must_use]
    #[track_caller]
    pub fn load(tile: &impl Tile<S>, offset: impl Coordinate, stride: impl Coordinate) -> Accumulator<S> {
        let (offset, stride) = (position(offset), position(stride));
        Accumulator(core::array::from_fn(|j| tile.at(place(j as u32, offset, stride))))
    }

    /// Writes 16 rows of 16 elements to a tile, row `r` from `offset + r * stride` on. Writes out of range have no
    /// effect.
    #[track_caller]
    pub fn store(&self, tile: &mut impl TileMut<S>, offset: impl Coordinate, stride: impl Coordinate) {
        let (offset, stride) = (position(offset), position(stride));
        for (j, value) in (0..).zip(self.0) {
            tile.put(place(j, offset, stride), value);
        }
    }

    /// Replaces this lane's element `j`, a constant below 8.
    #[track_caller]
    pub fn set(&mut self, j: impl Coordinate, value: S) {
        self.0[j.wide()] = value;
    }

    /// Applies `f` to each element.
    #[must_use]
    pub fn map<U: AccElement>(self, f: impl Fn(S) -> U) -> Accumulator<U> {
        Accumulator(self.0.map(f))
    }

    /// Applies `f` to the row, the column (both below 16) and the value of each element.
    #[must_use]
    #[track_caller]
    pub fn map_indexed<U: AccElement>(self, f: impl Fn(u32, u32, S) -> U) -> Accumulator<U> {
        Accumulator(core::array::from_fn(|j| f(self.row(j as u32), self.col(), self.0[j])))
    }

    /// Applies `f` to each pair of corresponding elements of two accumulators.
    #[must_use]
    pub fn zip_map<U: AccElement>(self, other: Accumulator<S>, f: impl Fn(S, S) -> U) -> Accumulator<U> {
        Accumulator(core::array::from_fn(|j| f(self.0[j], other.0[j])))
    }

    /// An accumulator whose elements are each the greatest of their row, computed by all 32 lanes together. The wave
    /// must be whole.
    ///
    /// The 16 elements of a row are the elements `j` of 16 lanes: for `d` in 1, 2, 4, 8 each lane computes
    /// `x = max(x, x of lane ^ d)`.
    #[must_use]
    #[track_caller]
    pub fn row_max(self) -> Accumulator<S> {
        Accumulator(wait_for_wave("row_max", OfRows { acc: self.0, op: S::MAX.1 }).acc)
    }

    /// An accumulator whose elements are each the sum of their row, computed by all 32 lanes together. The wave must be
    /// whole.
    ///
    /// The 16 elements of a row are the elements `j` of 16 lanes: for `d` in 1, 2, 4, 8 each lane computes
    /// `x = x + x of lane ^ d`, in the type of the accumulator; sums of integers wrap.
    #[must_use]
    #[track_caller]
    pub fn row_sum(self) -> Accumulator<S> {
        Accumulator(wait_for_wave("row_sum", OfRows { acc: self.0, op: S::SUM.1 }).acc)
    }

    /// This lane's element `j`, a constant below 8: row [`Accumulator::row`] of `j`, column [`Accumulator::col`].
    #[must_use]
    #[track_caller]
    pub fn get(&self, j: impl Coordinate) -> S {
        self.0[j.wide()]
    }

    /// The row of this lane's element `j`: `2 * j + (lane() >> 4)`.
    #[must_use]
    #[track_caller]
    pub fn row(&self, j: impl Coordinate) -> u32 {
        2 * position(j) + (crate::ids::lane() >> 4)
    }

    /// The column of this lane's elements: `lane() & 15`.
    #[must_use]
    #[track_caller]
    pub fn col(&self) -> u32 {
        crate::ids::lane() & 15
    }
}

/// A position as the GPU computes with it. A `usize` beyond 32 bits is an error, since on the GPU it would wrap.
#[track_caller]
fn position(at: impl Coordinate) -> u32 {
    let at = at.wide();
    u32::try_from(at)
        .unwrap_or_else(|_| panic!("the position {at} does not fit into 32 bits, the width of a position on the GPU"))
}

/// The index of this lane's element `j` in a tile.
#[track_caller]
fn place(j: u32, offset: u32, stride: u32) -> u32 {
    let lane = crate::ids::lane();
    offset.wrapping_add((2 * j + (lane >> 4)).wrapping_mul(stride)).wrapping_add(lane & 15)
}

struct Multiply<T, S> {
    a: [T; 16],
    b: [T; 16],
    acc: [S; 8],
}

impl<T: MatrixElement, S: Sums<T>> Together for Multiply<T, S> {
    const WHOLE: bool = true;

    fn meet(lanes: &mut [Option<&mut Multiply<T, S>>; 32]) {
        let rows = |part: fn(&Multiply<T, S>) -> &[T; 16]| -> [[T; 16]; 16] {
            core::array::from_fn(|l| lanes[l].as_ref().map_or([T::default(); 16], |lane| *part(lane)))
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

/// One lane's part in reductions of rows.
struct OfRows<S> {
    acc: [S; 8],
    op: fn(S, S) -> S,
}

impl<S: AccElement> Together for OfRows<S> {
    const WHOLE: bool = true;

    fn meet(lanes: &mut [Option<&mut OfRows<S>>; 32]) {
        for d in [1, 2, 4, 8] {
            let before: [Option<[S; 8]>; 32] = core::array::from_fn(|l| lanes[l].as_ref().map(|lane| lane.acc));
            for (l, lane) in lanes.iter_mut().enumerate() {
                let (Some(lane), Some(there)) = (lane, before[l ^ d]) else { continue };
                lane.acc = core::array::from_fn(|j| (lane.op)(lane.acc[j], there[j]));
            }
        }
    }
}

/// `a * b^T + acc`, computed by all 32 lanes together. The wave must be whole.
#[must_use]
#[track_caller]
pub fn mma<T: MatrixElement, S: Sums<T>>(a: A<T>, b: B<T>, acc: Accumulator<S>) -> Accumulator<S> {
    Accumulator(wait_for_wave("wmma::mma", Multiply { a: a.0, b: b.0, acc: acc.0 }).acc)
}
