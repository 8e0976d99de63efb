//! Products of matrices, on the kernels of `ignis`.

use super::elementwise::{dense, expanded, require_same_float, sum_to};
use super::operation::{Case, Operand, Operation};
use super::reshape::reshaped;
use super::transpose::transposed;
use crate::autograd::{Backward, Recorded, apply};
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::kernels::gemm::product::{self, Product};
use crate::kernels::gemm::{fma, wmma};
use crate::layout::{Layout, broadcast};
use crate::tensor::Tensor;
use t0::ElementType;

const NAME: &str = "matmul";

struct Matmul;

impl Tensor {
    /// The product of matrices: `self` is `[.., rows, depth]`, `other` is `[.., depth, columns]`. The dimensions in
    /// front broadcast as in NumPy. Views with exchanged axes are multiplied without a copy where a kernel takes their
    /// strides, so `x.matmul(&w.transpose(0, 1)?)` is the product with a weight of shape `[out, in]`.
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
    let (layout, a, b) = operands(a, b, &batch)?;
    let batches: usize = batch.iter().product();
    let context = a.tensor.context();
    let out = context.empty(NAME, DType::F32, &whole)?;
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
        lda: number(a.ld)?,
        ldb: number(b.ld)?,
        ldy: number(columns)?,
        batches: number(batches)?,
        a_step: number(a.step)?,
        b_step: number(b.step)?,
        y_step: number(rows * columns)?,
        splits: 1,
        scale: 1.0,
    };
    let shape = [rows, columns, depth].map(|side| side as u64);
    let dtype = a.tensor.dtype();
    let none = context.empty(NAME, dtype, &[0])?;
    let residual = context.empty(NAME, DType::F32, &[0])?;
    context.launch(NAME, |l| {
        let (x, w, bias, rest) = (l.read(&a.tensor)?, l.read(&b.tensor)?, l.read(&none)?, l.read(&residual)?);
        let (x, w, bias, rest) = (x.strided_view()?, w.strided_view()?, bias.view()?, rest.view()?);
        let (element, output, mut y) = (dtype.element(), ElementType::of::<f32>(), l.write(&out)?);
        let y = y.view()?;
        l.run(if dtype == DType::F32 {
            let instance = fma::MatmulFma { layout, ..fma::matmul_fma_tuned::choose_f32(shape) };
            fma::matmul_fma::dispatch([element, output], instance, x, w, bias, rest, y, product)
        } else {
            let instance = wmma::matmul_tuned::choose_bf16(shape);
            wmma::matmul::dispatch([element, output], instance, x, w, bias, rest, y, product)
        })
    })?;
    super::cast::converted(&out, dtype)
}

/// An operand as the kernels take it: a tensor, the elements from one matrix to the next, and those from one row in
/// memory to the next.
struct Strided {
    tensor: Tensor,
    step: usize,
    ld: usize,
}

/// The matrices of an operand, `[.., rows, depth]`.
struct Matrices {
    tensor: Tensor,
    /// The elements from one matrix to the next and from one row to the next, if rows are contiguous.
    along: Option<[usize; 2]>,
    /// The elements from one matrix to the next and from one column to the next, if columns are contiguous.
    across: Option<[usize; 2]>,
}

impl Matrices {
    /// The operand with the dimensions in front.
    fn of(x: &Tensor, batch: &[usize]) -> Result<Matrices> {
        let [rows, depth] = [x.shape()[x.rank() - 2], x.shape()[x.rank() - 1]];
        let shape: Vec<usize> = batch.iter().copied().chain([rows, depth]).collect();
        let tensor = expanded(NAME, x, &shape)?;
        let Layout { strides, offset, .. } = tensor.layout();
        let (front, last) = strides.split_at(batch.len());
        let one = batch.iter().product::<usize>() == 1;
        let step = one_step(batch, front).map(|step| if one { 0 } else { step });
        let step = step.filter(|_| (offset * x.dtype().size()).is_multiple_of(4));
        // Lines of `length` elements with `next` elements from one to the next, and `between` in a line.
        let lines = |[count, length]: [usize; 2], [next, between]: [usize; 2]| {
            let ld = if count <= 1 { length } else { next };
            step.filter(|_| (between == 1 || length <= 1) && ld >= length).map(|step| [step, ld.max(1)])
        };
        let (along, across) = (lines([rows, depth], [last[0], last[1]]), lines([depth, rows], [last[1], last[0]]));
        Ok(Matrices { tensor, along, across })
    }

    /// The operand in one of the forms, or a copy with contiguous rows.
    fn strided(self, form: Option<[usize; 2]>) -> Result<Strided> {
        if let Some([step, ld]) = form {
            return Ok(Strided { tensor: self.tensor, step, ld });
        }
        let tensor = dense(&self.tensor)?;
        let [rows, depth] = [tensor.shape()[tensor.rank() - 2], tensor.shape()[tensor.rank() - 1]];
        Ok(Strided { tensor, step: rows * depth, ld: depth.max(1) })
    }
}

/// The operands of a product, and their layout. An operand is copied only if no kernel takes both as they are.
fn operands(a: &Tensor, b: &Tensor, batch: &[usize]) -> Result<(product::Layout, Strided, Strided)> {
    let (a, b) = (Matrices::of(a, batch)?, Matrices::of(b, batch)?);
    // For 16 bits, a copy of the operands and the layout `Nt` take fewer instructions and less time than the other
    // layouts, which exchange the axes of each tile again in each workgroup that multiplies it.
    let across = |of: &Matrices| of.across.filter(|_| of.tensor.dtype() == DType::F32);
    let (a_across, b_across) = (across(&a), across(&b));
    let (layout, a_form, b_form) = match (a.along, a_across, b.along, b_across) {
        (None, Some(_), _, Some(_)) => (product::Layout::Tn, a_across, b_across),
        (_, _, None, Some(_)) => (product::Layout::Nn, a.along, b_across),
        _ => (product::Layout::Nt, a.along, b.along),
    };
    Ok((layout, a.strided(a_form)?, b.strided(b_form)?))
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
