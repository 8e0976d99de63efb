//! Rows of a table by index.

use super::elementwise::{dense, require_float};
use super::operation::{Case, Operand, Operation, Values};
use super::rows::require_u32;
use crate::autograd::{Backward, Recorded, apply};
use crate::error::{Error, Result};
use crate::kernels::embedding::embedding;
use crate::kernels::runs::store_eight;
use crate::layout::{Layout, checked, merge};
use crate::tensor::Tensor;
use t0::prelude::*;

const NAME: &str = "embedding";

/// `out[ids[i], :] = sum(g[k, :])` over all `k` with the same index, in ascending order, in `f32`. The rows of other
/// indices are not written.
///
/// A wave for each index and 256 columns. The wave of the first position with an index adds the rows of all positions
/// with it; the others end. The work does not depend on the rows of the table.
#[t0::kernel(
    block = 32,
    grid = blocks(cols.div_ceil(256), ids.len()),
    requires(g.len() == ids.len() * cols, out.len() == rows * cols),
    for(T in [f32, bf16, f16]),
)]
pub fn embedding_backward<T: Float>(g: In<T>, ids: In<u32>, mut out: Out<T>, rows: u32, cols: u32) {
    let own = block_id_y();
    let id = ids[own];
    if id >= rows {
        return;
    }
    let mut at = 0;
    while at < own {
        let position = at + lane();
        if wave::any(position < own && ids.get_or(position, 0) == id) {
            return;
        }
        at += 32;
    }
    let column = block_id() * 256 + lane() * 8;
    let mut sum = [0.0f32; 8];
    for at in strided(own / 32 * 32, ids.len(), 32) {
        let position = at + lane();
        let mut left = wave::ballot(position >= own && position < ids.len() && ids.get_or(position, 0) == id);
        while left != 0 {
            let from = (at + left.trailing_zeros()) * cols + column;
            left &= left - 1;
            if cols % 8 == 0 {
                let v = g.load_or::<8>(from, T::from_f32(0.0));
                #[unroll]
                for k in 0..8 {
                    sum[k] += v[k].to_f32();
                }
            } else {
                // Elements beyond the row are added too, and not stored.
                #[unroll]
                for k in 0..8 {
                    sum[k] += g.get_or(from + k as u32, T::from_f32(0.0)).to_f32();
                }
            }
        }
    }
    if cols % 8 == 0 {
        if column < cols {
            store_eight(&mut out, id * cols + column, sum);
        }
    } else {
        #[unroll]
        for k in 0..8 {
            if column + (k as u32) < cols {
                out[id * cols + column + k as u32] = T::from_f32(sum[k]);
            }
        }
    }
}

struct Embedding {
    table: Vec<usize>,
}

impl Tensor {
    /// The rows of `self`, `[rows, n]`, at `ids`, `[..]` of type `u32`: a tensor `[.., n]`.
    ///
    /// An index that is no row gives a row of NaN and has no gradient: kernels compare, so that the host reads nothing.
    /// The backward adds the gradients of equal indices in the order of their positions, in `f32`, and rounds once.
    ///
    /// # Errors
    /// [`Error::Dtype`], and [`Error::Shape`] if the table is no matrix.
    pub fn embedding(&self, ids: &Tensor) -> Result<Tensor> {
        apply([self, ids], |[table, ids]| {
            require_float(NAME, &table)?;
            require_u32(NAME, &ids, "u32 for the indices")?;
            let &[rows, cols] = table.shape() else {
                let why = "the table must have two dimensions: rows by index, and their elements".to_string();
                return Err(Error::Shape { op: NAME, shape: table.shape().to_vec(), why });
            };
            let shape: Vec<usize> = ids.shape().iter().copied().chain([cols]).collect();
            // Checks the numbers of elements.
            checked(NAME, &shape)?;
            merge(NAME, &shape, [&Layout::contiguous(&shape).strides])?;
            merge(NAME, table.shape(), [table.strides()])?;
            let (table, ids) = (dense(&table)?, dense(&ids)?);
            let output = table.context().empty(NAME, table.dtype(), &shape)?;
            table.context().launch(NAME, |l| {
                let (from, at, mut to) = (l.read(&table)?, l.read(&ids)?, l.write(&output)?);
                let (element, from, at) = (table.dtype().element(), from.view()?, at.typed()?);
                l.run(embedding::dispatch([element; 2], from, at, to.view()?, rows as u32, cols as u32))
            })?;
            Ok(Recorded { output, backward: Embedding { table: vec![rows, cols] }, saved: vec![ids] })
        })
    }
}

impl Backward for Embedding {
    fn name(&self) -> &'static str {
        NAME
    }

    fn backward(&self, grad: &Tensor, saved: &[Tensor], _: &[bool]) -> Result<Vec<Option<Tensor>>> {
        let (grad, ids, context) = (dense(grad)?, &saved[0], grad.context());
        let out = Tensor::filled(context, NAME, grad.dtype(), &self.table, 0.0)?;
        context.launch(NAME, |l| {
            let (g, at, mut to) = (l.read(&grad)?, l.read(ids)?, l.write(&out)?);
            let (element, g, at) = ([grad.dtype().element()], g.view()?, at.typed()?);
            let [rows, cols] = [self.table[0] as u32, self.table[1] as u32];
            l.run(embedding_backward::dispatch(element, g, at, to.view()?, rows, cols))
        })?;
        Ok(vec![Some(out), None])
    }
}

/// The operation. Tables have five rows or more.
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: &[
        Operand::within("table", -2.0, 2.0),
        Operand { name: "ids", values: Values::Below(5), differentiable: false },
    ],
    torch: "F.embedding(ids, table)",
    run: |operands, _| operands[0].embedding(&operands[1]),
    cases: &[
        Case::of(&[&[6, 10], &[7]]),
        Case::of(&[&[9, 64], &[2, 40]]),
        Case::of(&[&[5, 3], &[]]),
        Case::of(&[&[5, 8], &[0]]),
        Case::of(&[&[50, 300], &[3, 5]]).terms(15),
        Case::of(&[&[5, 1], &[1]]),
        Case::of(&[&[8, 256], &[70]]).terms(70),
        Case::of(&[&[5, 0], &[3]]),
        Case::of(&[&[7, 520], &[2, 2, 2]]),
        Case::of(&[&[5, 17], &[1, 1, 33]]).terms(33),
        Case::of(&[&[2048, 16], &[5]]),
    ],
};
