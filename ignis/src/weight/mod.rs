//! Weight matrices on a device, in a floating-point type or packed, behind one interface for products.
//!
//! | file | contents |
//! |---|---|
//! | `pack` | from blocks of a file, or from numbers, to the form that kernels read |
//! | `packed` | a packed matrix on a device |
//!
//! - **Invariant:** a packed weight is not stored in another form. Products with more than [`FEW_VECTORS`] rows convert
//!   a part of it at a time to a scratch matrix, which the next one overwrites.

mod pack;
mod packed;

use crate::fixed;
use crate::matrix::Matrix;
use crate::storage::{Into, Storage};
pub(crate) use pack::{Packer, pack_of, packed_bytes};
pub use pack::{Quantise, packed_bits};
pub use packed::PackedMatrix;
use t0::{Error, Stream, View, ViewMut};

/// The most rows for which a packed weight is read once for each, instead of converted. A conversion of 8 bits to 16
/// moves five times the bytes of the weight.
pub const FEW_VECTORS: usize = 4;

/// The most elements of the scratch matrix: a part of a weight that fits the Infinity Cache of a card, whose 96 MiB
/// also hold activations.
const SCRATCH: usize = 16 << 20;

/// The elements that the scratch matrix of a packed matrix needs.
pub(crate) fn scratch(rows: usize, cols: usize) -> usize {
    rows.saturating_mul(cols).min(SCRATCH.max(cols.saturating_mul(16)))
}

/// Which kernels compute products.
#[derive(Debug)]
pub enum Products<'a, T: Storage> {
    /// The fastest ones for the number of rows. Packed weights are converted in this matrix if there are many.
    Fastest(&'a mut Matrix<T>),
    /// Those with one order of sums, so that a row of the result has the same bits with any other rows. Packed weights
    /// are read once for each row.
    Fixed,
}

impl<T: Storage> Products<'_, T> {
    /// As [`Storage::linear`].
    fn linear(&self, s: &Stream, x: View<'_, T>, w: View<'_, T>, y: ViewMut<'_, f32>, into: Into) -> Result<(), Error> {
        match self {
            Products::Fastest(_) => T::linear(s, x, w, y, into),
            Products::Fixed => fixed::linear(s, x, w, y, into),
        }
    }
}

/// Rows of a weight that are stored in one form.
#[derive(Debug)]
pub enum Part<T: Storage> {
    /// In the type of the activations.
    Plain(Matrix<T>),
    /// As integers with scales.
    Packed(PackedMatrix),
}

impl<T: Storage> Part<T> {
    fn rows(&self) -> usize {
        match self {
            Part::Plain(matrix) => matrix.rows(),
            Part::Packed(matrix) => matrix.rows(),
        }
    }

    fn bytes(&self) -> u64 {
        match self {
            Part::Plain(matrix) => (matrix.shape().iter().product::<usize>() * T::SIZE) as u64,
            Part::Packed(matrix) => matrix.bytes(),
        }
    }
}

/// A matrix `[out, in]` of weights: parts that are stacked by rows.
#[derive(Debug)]
pub struct Weight<T: Storage> {
    parts: Vec<Part<T>>,
    cols: usize,
}

impl<T: Storage> Weight<T> {
    /// A weight of these parts, each of which has `cols` columns.
    pub(crate) fn new(parts: Vec<Part<T>>, cols: usize) -> Self {
        Weight { parts, cols }
    }

    /// The number of rows.
    pub fn rows(&self) -> usize {
        self.parts.iter().map(Part::rows).sum()
    }

    /// The number of columns.
    pub fn cols(&self) -> usize {
        self.cols
    }

    /// The bytes on the device.
    pub fn bytes(&self) -> u64 {
        self.parts.iter().map(Part::bytes).sum()
    }

    /// Whether any part is packed.
    pub fn is_packed(&self) -> bool {
        self.parts.iter().any(|part| matches!(part, Part::Packed(_)))
    }

    /// The elements that the scratch matrix of products needs.
    pub fn scratch(&self) -> usize {
        let of = |part: &Part<T>| match part {
            Part::Plain(_) => 0,
            Part::Packed(matrix) => scratch(matrix.rows(), self.cols),
        };
        self.parts.iter().map(of).max().unwrap_or(0)
    }

    /// Whether the whole matrix is stored in one form.
    pub(crate) fn is_single(&self) -> bool {
        self.parts.len() == 1
    }

    /// The first part, which is the whole matrix if it [is single](Self::is_single).
    pub(crate) fn first(&self) -> &Part<T> {
        &self.parts[0]
    }

    /// The whole matrix, if it is stored in the type of the activations.
    pub(crate) fn plain(&self) -> Option<&Matrix<T>> {
        match self.parts.as_slice() {
            [Part::Plain(matrix)] => Some(matrix),
            _ => None,
        }
    }

    /// `out[t, :] = w[ids[t], :]`, and NaN for an id that is no row. A table is one part.
    ///
    /// # Errors
    /// If a launch is rejected; see [`t0::Launch::enqueue`]. The same holds for all operations below.
    pub fn embed(&self, s: &Stream, ids: View<'_, u32>, out: ViewMut<'_, f32>) -> Result<(), Error> {
        match self.parts.first() {
            Some(Part::Packed(matrix)) => matrix.numbers::<f32>(s, ids, out, 0),
            Some(Part::Plain(matrix)) => T::embed(s, ids, matrix.top(matrix.rows())?, out),
            None => Ok(()),
        }
    }

    /// `y = x w^T` or `y += x w^T`: see [`Storage::linear`].
    ///
    /// # Errors
    /// The errors of [`Weight::embed`].
    pub fn linear(
        &self,
        s: &Stream,
        x: View<'_, T>,
        mut y: ViewMut<'_, f32>,
        into: Into,
        products: &mut Products<'_, T>,
    ) -> Result<(), Error> {
        if let Some(matrix) = self.plain() {
            return products.linear(s, x, matrix.top(matrix.rows())?, y, into);
        }
        let mut first = 0;
        for part in &self.parts {
            let rows = part.rows();
            let to = columns(&mut y, first, rows)?;
            match (part, &mut *products) {
                (Part::Plain(matrix), products) => products.linear(s, x, matrix.top(rows)?, to, into)?,
                (Part::Packed(matrix), Products::Fastest(scratch)) if to.rows() > FEW_VECTORS => {
                    converted(s, matrix, x, to, into, scratch)?;
                }
                (Part::Packed(matrix), _) => matrix.vectors(s, x, to, 1, into)?,
            }
            first += rows;
        }
        Ok(())
    }

    /// `out = silu(x g^T) * (x u^T)`: see [`Storage::linear_gated`].
    ///
    /// # Errors
    /// The errors of [`Weight::embed`].
    pub fn linear_gated(
        &self,
        s: &Stream,
        x: View<'_, T>,
        both: &mut Matrix<f32>,
        out: ViewMut<'_, T>,
        products: &mut Products<'_, T>,
    ) -> Result<(), Error> {
        if let Some(matrix) = self.plain() {
            let w = matrix.top(matrix.rows())?;
            return match products {
                Products::Fastest(_) => T::linear_gated(s, x, w, both, out),
                Products::Fixed => fixed::linear_gated(s, x, w, both, out),
            };
        }
        self.linear(s, x, both.top_mut(out.rows())?, Into::Replace, products)?;
        T::gate(s, both, out)
    }

    /// `y = w x` for one `x` of [`Storage::PARTS`] parts: see [`Storage::project`].
    ///
    /// # Errors
    /// The errors of [`Weight::embed`].
    pub fn project(&self, s: &Stream, x: View<'_, T>, mut y: ViewMut<'_, f32>) -> Result<(), Error> {
        if let Some(matrix) = self.plain() {
            return T::project(s, x, matrix.top(matrix.rows())?, y);
        }
        let mut first = 0;
        for part in &self.parts {
            let to = columns(&mut y, first, part.rows())?;
            match part {
                Part::Plain(matrix) => T::project(s, x, matrix.top(matrix.rows())?, to)?,
                Part::Packed(matrix) => matrix.vectors(s, x, to, T::PARTS, Into::Replace)?,
            }
            first += part.rows();
        }
        Ok(())
    }
}

/// Columns `first..first + count` of a matrix.
fn columns<'a>(y: &'a mut ViewMut<'_, f32>, first: usize, count: usize) -> Result<ViewMut<'a, f32>, Error> {
    let (rows, stride) = (y.rows(), y.stride());
    y.reborrow().slice(first..)?.matrix_with_stride(rows, count, stride)
}

/// A product by the kernels for matrices, of a part of the rows of `matrix` at a time.
fn converted<T: Storage>(
    s: &Stream,
    matrix: &PackedMatrix,
    x: View<'_, T>,
    mut y: ViewMut<'_, f32>,
    into: Into,
    scratch: &mut Matrix<T>,
) -> Result<(), Error> {
    let cols = matrix.cols();
    let most = (scratch.flat().len() / cols.max(1)).max(1);
    let mut first = 0;
    while first < matrix.rows() {
        let rows = most.min(matrix.rows() - first);
        let none = x.slice(..0)?.reinterpret::<u32>()?;
        matrix.numbers::<T>(s, none, scratch.flat_mut(rows * cols)?.matrix(rows, cols)?, first)?;
        let part = scratch.flat().slice(..rows * cols)?.matrix(rows, cols)?;
        T::linear(s, x, part, columns(&mut y, first, rows)?, into)?;
        first += rows;
    }
    Ok(())
}
