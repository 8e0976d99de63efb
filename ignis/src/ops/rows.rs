//! What operations on rows share: the rows of a tensor along its last dimension.

use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::kernels::rows::Rows;
use crate::layout::{Layout, merge};
use crate::tensor::Tensor;

/// The rows along the last dimension of a tensor, which has at least one.
pub(super) fn rows(op: &'static str, x: &Tensor) -> Result<Rows> {
    let Some((&cols, front)) = x.shape().split_last() else {
        let why = "it needs a last dimension; give it one with `reshape`".to_string();
        return Err(Error::Shape { op, shape: Vec::new(), why });
    };
    // Checks the number of elements.
    merge(op, x.shape(), [x.strides()])?;
    let count = if cols == 0 { 0 } else { front.iter().product() };
    Ok(Rows::new(count, cols))
}

/// An error unless the elements are `u32`. `expected` names the operand.
pub(super) fn require_u32(op: &'static str, x: &Tensor, expected: &'static str) -> Result<()> {
    if x.dtype() == DType::U32 { Ok(()) } else { Err(Error::Dtype { op, found: x.dtype(), expected }) }
}

/// An untracked tensor with two dimensions exchanged.
pub(super) fn exchanged(x: &Tensor, a: usize, b: usize) -> Tensor {
    let Layout { mut shape, mut strides, offset } = x.layout().clone();
    shape.swap(a, b);
    strides.swap(a, b);
    x.view(Layout { shape, strides, offset })
}
