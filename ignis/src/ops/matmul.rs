//! Products of matrices, on the kernels of `ignis`.

use super::elementwise::{dense, expanded, require_same_float, sum_to};
use super::operation::{Case, Operand, Operation};
use super::reshape::reshaped;
use super::transpose::transposed;
use crate::autograd::{Backward, Recorded, apply};
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::kernels::gemm::product::Product;
use crate::kernels::gemm::{fma, wmma};
use crate::layout::{Layout, broadcast};
use crate::tensor::Tensor;
use t0::ElementType;

const NAME: &str = "matmul";

struct Matmul;

impl Tensor {
    /// The product of matrices: `self` is `[.., rows, depth]`, `other` is `[.., depth, columns]`. The dimensions in
    /// front broadcast as in NumPy. Views with exchanged axes are multiplied without a copy where the kernels allow it,
    /// so `x.matmul(&w.transpose(0, 1)?)` is the product with a weight of shape `[out, in]`.
    ///
    /// Sums are in `f32`, in a fixed order, and the result is rounded once.
    ///
    /// # Errors
    /// [`Error::Shapes`], [`Error::Dtypes`], [`Error::Dtype`].
    pub fn matmul(&self, other: &Tensor) -> Result<Tensor> {
        require_same_float(NAME, self, other)?;
        let (rank, right) = (self.rank(), other.rank());
        if rank < 2 || right < 2 || self.shape()[rank - 1] != other.shape()[right - 2] {
            let (left, right) = (self.shape().to_vec(), other.shape().to_vec());
            let hint = "the last extent of the first operand must be the last but one of the second; a vector is a matrix with one row or column, see `reshape`";
            return Err(Error::Shapes { op: NAME, left, right, hint });
        }
        apply([self, other], |[a, b]| {
            Ok(Recorded {
                output: product(&a, &transposed(&b, right - 2, right - 1))?,
                backward: Matmul,
                saved: vec![a, b],
            })
        })
    }
}

/// `a b^T` of untracked tensors: `a` is `[.., rows, depth]`, `b` is `[.., columns, depth]`.
pub(super) fn product(a: &Tensor, b: &Tensor) -> Result<Tensor> {
    let (rank_a, rank_b) = (a.rank() - 2, b.rank() - 2);
    let batch = broadcast(NAME, &a.shape()[..rank_a], &b.shape()[..rank_b])?;
    let (rows, columns, depth) = (a.shape()[rank_a], b.shape()[rank_b], a.shape()[rank_a + 1]);
    let whole: Vec<usize> = batch.iter().copied().chain([rows, columns]).collect();
    // All matrices `a` are one with more rows if they share `b`.
    if rank_b == 0 && rank_a > 0 {
        let folded: usize = a.shape()[..=rank_a].iter().product();
        let out = product(&reshaped(a, &[folded, depth])?, b)?;
        return reshaped(&out, &whole);
    }
    let (a, a_step, lda) = operand(a, &batch, rows)?;
    let (b, b_step, ldb) = operand(b, &batch, columns)?;
    let batches: usize = batch.iter().product();
    let out = a.context().empty(NAME, DType::F32, &whole)?;
    let number = |n: usize| {
        u32::try_from(n).map_err(|_| Error::Shape {
            op: NAME,
            shape: whole.clone(),
            why: "it is too large".to_string(),
        })
    };
    let product = Product {
        m: number(rows)?,
        n: number(columns)?,
        k: number(depth)?,
        lda: number(lda)?,
        ldb: number(ldb)?,
        ldy: number(columns)?,
        batches: number(batches)?,
        a_step: number(a_step)?,
        b_step: number(b_step)?,
        y_step: number(rows * columns)?,
        splits: 1,
        scale: 1.0,
    };
    let shape = [rows, columns, depth].map(|side| side as u64);
    let none = a.context().empty(NAME, a.dtype(), &[0])?;
    let residual = a.context().empty(NAME, DType::F32, &[0])?;
    a.context().launch(NAME, |l| {
        let (x, w, bias, rest, mut y) = (l.read(&a)?, l.read(&b)?, l.read(&none)?, l.read(&residual)?, l.write(&out)?);
        let (x, w, bias, rest, y) = (x.strided_view()?, w.strided_view()?, bias.view()?, rest.view()?, y.view()?);
        let (element, output) = (a.dtype().element(), ElementType::of::<f32>());
        l.run(if a.dtype() == DType::F32 {
            let instance = fma::matmul_fma_tuned::choose_f32(shape);
            fma::matmul_fma::dispatch([element, output], instance, x, w, bias, rest, y, product)
        } else {
            let instance = wmma::matmul_tuned::choose_bf16(shape);
            wmma::matmul::dispatch([element, output], instance, x, w, bias, rest, y, product)
        })
    })?;
    super::cast::converted(&out, a.dtype())
}

/// An operand with one step for all matrices, whose rows are contiguous: the tensor or a copy, the elements from one
/// matrix to the next, and those from one row to the next.
fn operand(x: &Tensor, batch: &[usize], rows: usize) -> Result<(Tensor, usize, usize)> {
    let depth = x.shape()[x.rank() - 1];
    let shape: Vec<usize> = batch.iter().copied().chain([rows, depth]).collect();
    let wide = expanded(NAME, x, &shape)?;
    let batches: usize = batch.iter().product();
    let Layout { strides, offset, .. } = wide.layout();
    let (front, last) = strides.split_at(batch.len());
    let steps = one_step(batch, front);
    let ld = if rows == 1 { depth } else { last[0] };
    let aligned = (offset * x.dtype().size()).is_multiple_of(4);
    match steps {
        Some(step) if (last[1] == 1 || depth == 1) && ld >= depth && aligned => {
            Ok((wide.clone(), if batches == 1 { 0 } else { step }, ld.max(1)))
        }
        _ => Ok((dense(&wide)?, rows * depth, depth.max(1))),
    }
}

/// The elements from one matrix to the next, if that is the same number for all.
fn one_step(batch: &[usize], strides: &[usize]) -> Option<usize> {
    let mut dims = batch.iter().zip(strides).rev().filter(|(size, _)| **size != 1);
    let Some((&size, &step)) = dims.next() else { return Some(0) };
    let mut next = size * step;
    dims.all(|(&size, &stride)| {
        let fits = stride == next;
        next *= size;
        fits
    })
    .then_some(step)
}

impl Backward for Matmul {
    fn name(&self) -> &'static str {
        NAME
    }

    fn backward(&self, grad: &Tensor, saved: &[Tensor], wanted: &[bool]) -> Result<Vec<Option<Tensor>>> {
        let (a, b) = (&saved[0], &saved[1]);
        let turned = |x: &Tensor| transposed(x, x.rank() - 2, x.rank() - 1);
        let da = || sum_to(&product(grad, b)?, a.shape());
        let db = || {
            if b.rank() > 2 {
                return sum_to(&product(&turned(a), &turned(grad))?, b.shape());
            }
            // One product over the rows of all matrices.
            let flat = |x: &Tensor| {
                let last = x.shape()[x.rank() - 1];
                reshaped(x, &[x.shape()[..x.rank() - 1].iter().product(), last])
            };
            let (a, grad) = (turned(&flat(a)?), turned(&flat(grad)?));
            // The gradient has the order of `b` in memory: that of a transposed weight is contiguous as the weight is.
            if b.strides()[0] < b.strides()[1] { Ok(turned(&product(&grad, &a)?)) } else { product(&a, &grad) }
        };
        Ok(vec![wanted[0].then(da).transpose()?, wanted[1].then(db).transpose()?])
    }
}

/// The operation.
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: &[Operand::within("a", -1.0, 1.0), Operand::within("b", -1.0, 1.0)],
    torch: "a @ b",
    run: |operands, _| operands[0].matmul(&operands[1]),
    cases: &[
        Case::of(&[&[3, 5], &[5, 7]]).terms(7),
        Case::of(&[&[2, 4, 3], &[3, 5]]).terms(8),
        Case::of(&[&[2, 1, 5, 3], &[4, 3, 2]]).terms(20),
        Case::of(&[&[3, 0], &[0, 4]]).terms(4),
        Case::of(&[&[1, 1], &[1, 1]]),
        Case::of(&[&[0, 3], &[3, 4]]).terms(4),
        Case::of(&[&[33, 65], &[65, 70]]).terms(70),
        Case::of(&[&[64, 128], &[128, 64]]).terms(128),
        Case::of(&[&[1, 300], &[300, 17]]).terms(300),
        Case::of(&[&[3, 17, 9], &[3, 9, 31]]).terms(31),
        Case::of(&[&[5, 8], &[2, 3, 8, 6]]).terms(36),
        Case::of(&[&[2, 0, 4, 3], &[3, 5]]).terms(5),
        Case::of(&[&[130, 40], &[40, 130]]).terms(130),
    ],
};
