//! Elements by index along an axis.

use super::elementwise::require_float;
use super::operation::{Case, Operand, Operation, Values};
use super::rows::require_u32;
use crate::autograd::{Backward, Recorded, apply};
use crate::error::{Error, Result};
use crate::kernels::geometry::{Extents, Strides, places};
use crate::layout::{axis_of, merge};
use crate::tensor::Tensor;
use t0::prelude::*;

const NAME: &str = "gather";

/// The axis along which elements are selected: its extents, and the elements from one index to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, t0::Arg)]
#[repr(C)]
pub struct Along {
    /// The extent of the operand.
    pub size: u32,
    /// The extent of the index.
    pub count: u32,
    /// The step of the operand, or of its gradient.
    pub step: u32,
    /// The step of the index.
    pub index_step: u32,
    /// The step of the result, or of its gradient.
    pub out_step: u32,
    /// 1 if the lanes of a wave are neighbours along the axis, 0 if they are in neighbouring lines.
    pub inner: u32,
    /// Work-items in the first dimension: lines, or positions along the axis.
    pub width: u32,
    /// Work-items in the second dimension: the others.
    pub height: u32,
}

/// The line and the position along the axis of a work-item.
#[t0::device]
fn item(along: Along) -> (u32, u32) {
    if along.inner == 1 { (block_id_y(), global_id()) } else { (global_id(), block_id_y()) }
}

/// `out[line, k] = x[line, index[line, k]]`, and NaN for an index beyond the axis.
#[t0::kernel(block = 256, grid = (along.width, along.height), for(T in [f32, bf16, f16]))]
#[allow(clippy::too_many_arguments)]
pub fn gather<T: Float>(
    x: In<T>,
    index: In<u32>,
    mut out: Out<T>,
    along: Along,
    lines: Extents,
    steps: Strides,
    index_steps: Strides,
    out_steps: Strides,
) {
    let (line, k) = item(along);
    let [from, at, to] = places(lines, line, steps, index_steps, out_steps);
    let position = index[at + k * along.index_step];
    let exists = position < along.size;
    let v = x[from + if exists { position } else { 0 } * along.step];
    out[to + k * along.out_step] = if exists { v } else { T::from_f32(f32::NAN) };
}

/// `out[line, p] = sum(g[line, k])` over all `k` with `index[line, k] == p`, in ascending order, in `f32`. Elements
/// that no index selects are not written. The work-item of the first position with an index adds those of all.
#[t0::kernel(block = 256, grid = (along.width, along.height), for(T in [f32, bf16, f16]))]
#[allow(clippy::too_many_arguments)]
pub fn gather_backward<T: Float>(
    g: In<T>,
    index: In<u32>,
    mut out: Out<T>,
    along: Along,
    lines: Extents,
    steps: Strides,
    index_steps: Strides,
    g_steps: Strides,
) {
    let (line, k) = item(along);
    let [to, at, from] = places(lines, line, steps, index_steps, g_steps);
    let position = index[at + k * along.index_step];
    let mut first = position < along.size;
    for earlier in 0..k {
        first = first && index[at + earlier * along.index_step] != position;
    }
    if first {
        let mut sum = 0.0f32;
        for later in k..along.count {
            if index[at + later * along.index_step] == position {
                sum += g[from + later * along.out_step].to_f32();
            }
        }
        out[to + position * along.step] = T::from_f32(sum);
    }
}

struct Gather {
    shape: Vec<usize>,
    axis: usize,
}

impl Tensor {
    /// The element of each position of `index`, of type `u32`, with the position along `axis` replaced by the index:
    /// `gather` in PyTorch. `index` has the dimensions of `self`, and along the other axes at most its extents.
    ///
    /// An index beyond the axis gives NaN and has no gradient. The backward adds the gradients of equal indices in
    /// ascending order, in `f32`, and rounds once.
    ///
    /// # Errors
    /// [`Error::Dtype`], [`Error::Shapes`], and [`Error::Shape`] for an axis that does not exist or has no elements.
    pub fn gather(&self, axis: isize, index: &Tensor) -> Result<Tensor> {
        let axis = axis_of(NAME, self.shape(), axis)?;
        apply([self, index], |[x, index]| {
            require_float(NAME, &x)?;
            require_u32(NAME, &index, "u32 for the index")?;
            check(&x, &index, axis)?;
            let output = x.context().empty(NAME, x.dtype(), index.shape())?;
            let (along, lines, [steps, index_steps, out_steps]) = lines(axis, [&x, &index, &output])?;
            x.context().launch(NAME, |l| {
                let (from, at, mut to) = (l.read(&x)?, l.read(&index)?, l.write(&output)?);
                let (element, from, at, to) =
                    ([x.dtype().element()], from.strided_view()?, at.strided_typed()?, to.view()?);
                l.run(gather::dispatch(element, from, at, to, along, lines, steps, index_steps, out_steps))
            })?;
            Ok(Recorded { output, backward: Gather { shape: x.shape().to_vec(), axis }, saved: vec![index] })
        })
    }
}

fn check(x: &Tensor, index: &Tensor, axis: usize) -> Result<()> {
    let fits = |k: usize| k == axis || index.shape()[k] <= x.shape()[k];
    if x.rank() != index.rank() || !(0..x.rank()).all(fits) {
        let (left, right) = (x.shape().to_vec(), index.shape().to_vec());
        let hint = "the index must have as many dimensions, and at most the extents of the tensor along the other axes";
        return Err(Error::Shapes { op: NAME, left, right, hint });
    }
    if x.shape()[axis] == 0 && index.elements() > 0 {
        let why = format!("axis {axis} has no elements to select");
        return Err(Error::Shape { op: NAME, shape: x.shape().to_vec(), why });
    }
    Ok(())
}

/// The lines along an axis: their extents, those of the index along the other axes, and the strides of the operand, the
/// index and the result along these. A launch has a work-item for each element of the index.
fn lines(axis: usize, all: [&Tensor; 3]) -> Result<(Along, Extents, [Strides; 3])> {
    let [x, index, out] = all;
    let others =
        |all: &[usize]| -> Vec<usize> { all.iter().enumerate().filter(|(k, _)| *k != axis).map(|(_, n)| *n).collect() };
    // Checks the numbers of elements.
    for tensor in [x, out] {
        merge(NAME, tensor.shape(), [tensor.strides()])?;
    }
    let shape = others(index.shape());
    let strides = all.map(|tensor| others(tensor.strides()));
    let (extents, steps) = merge(NAME, &shape, [&strides[0], &strides[1], &strides[2]])?;
    let (count, positions) = (shape.iter().product::<usize>() as u32, index.shape()[axis] as u32);
    // A single position, or a single line, leaves no choice.
    let inner = count == 1 || x.strides()[axis] == 1 && positions > 1;
    let along = Along {
        inner: u32::from(inner),
        width: if inner { positions } else { count },
        height: if inner { count } else { positions },
        size: x.shape()[axis] as u32,
        count: positions,
        step: x.strides()[axis] as u32,
        index_step: index.strides()[axis] as u32,
        out_step: out.strides()[axis] as u32,
    };
    Ok((along, extents, steps))
}

impl Backward for Gather {
    fn name(&self) -> &'static str {
        NAME
    }

    fn backward(&self, grad: &Tensor, saved: &[Tensor], _: &[bool]) -> Result<Vec<Option<Tensor>>> {
        let (index, context) = (&saved[0], grad.context());
        let out = Tensor::filled(context, NAME, grad.dtype(), &self.shape, 0.0)?;
        let (along, lines, [steps, index_steps, g_steps]) = lines(self.axis, [&out, index, grad])?;
        context.launch(NAME, |l| {
            let (g, at, mut to) = (l.read(grad)?, l.read(index)?, l.write(&out)?);
            let (element, g, at, to) = ([grad.dtype().element()], g.strided_view()?, at.strided_typed()?, to.view()?);
            l.run(gather_backward::dispatch(element, g, at, to, along, lines, steps, index_steps, g_steps))
        })?;
        Ok(vec![Some(out), None])
    }
}

/// The operation. Axes have four elements or more. The argument of a case is the axis.
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: &[
        Operand::within("a", -2.0, 2.0),
        Operand { name: "index", values: Values::Below(4), differentiable: false },
    ],
    torch: "a.gather(int(args[0]), index)",
    run: |operands, args| operands[0].gather(args[0] as isize, &operands[1]),
    cases: &[
        Case::with(&[&[3, 5], &[3, 7]], &[1.0]),
        Case::with(&[&[6, 4], &[5, 3]], &[0.0]),
        Case::with(&[&[2, 5, 3], &[1, 4, 3]], &[1.0]),
        Case::with(&[&[9, 300], &[9, 1]], &[-1.0]),
        Case::with(&[&[3, 4], &[0, 4]], &[1.0]),
        Case::with(&[&[4], &[1]], &[0.0]),
        Case::with(&[&[1, 8], &[1, 1]], &[1.0]),
        Case::with(&[&[70, 33], &[100, 33]], &[0.0]).terms(40),
        Case::with(&[&[2, 2, 4, 3, 2], &[2, 1, 6, 3, 2]], &[2.0]),
        Case::with(&[&[5, 6], &[5, 0]], &[1.0]),
        Case::with(&[&[17, 40], &[17, 200]], &[1.0]).terms(80),
    ],
};
