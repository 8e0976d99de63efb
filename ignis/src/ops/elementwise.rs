//! Functions of each element: copies, functions of one, two and three tensors, and their backward.

pub(super) use super::copies::copy_to;
use crate::autograd::{Backward, Recorded, apply};
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::kernels::general::{self, Function};
use crate::kernels::reduce::Reduction;
use crate::kernels::unary::{self, UnaryFunction};
use crate::kernels::{binary, copy};
use crate::layout::{Layout, broadcast, checked, countable, merge};
use crate::tensor::Tensor;

/// An error unless the elements are floating-point numbers.
pub(super) fn require_float(op: &'static str, x: &Tensor) -> Result<()> {
    if x.dtype().is_float() {
        return Ok(());
    }
    Err(Error::Dtype { op, found: x.dtype(), expected: "f32, bf16 or f16" })
}

/// An error unless both tensors have floating-point elements of one type.
pub(super) fn require_same_float(op: &'static str, a: &Tensor, b: &Tensor) -> Result<()> {
    require_float(op, a)?;
    require_float(op, b)?;
    require_same(op, a, b)
}

/// An error unless both tensors have the same element type.
pub(super) fn require_same(op: &'static str, a: &Tensor, b: &Tensor) -> Result<()> {
    if a.dtype() == b.dtype() { Ok(()) } else { Err(Error::Dtypes { op, left: a.dtype(), right: b.dtype() }) }
}

/// An untracked tensor in row-major order without gaps whose first element is at a multiple of four bytes: `x` itself,
/// or a copy.
///
/// # Errors
/// [`Error::OutOfMemory`](crate::Error::OutOfMemory); [`Error::NoBackward`] for a tracked tensor that needs a copy:
/// [`Tensor::contiguous`] is recorded.
pub fn dense(x: &Tensor) -> Result<Tensor> {
    if is_dense(x) { Ok(x.clone()) } else { copied(x) }
}

/// A copy of an untracked tensor, as [`dense()`] returns it.
pub(crate) fn copied(x: &Tensor) -> Result<Tensor> {
    const NAME: &str = "copy";
    // Before the memory is allocated.
    countable(NAME, x.shape())?;
    let out = x.context().empty(NAME, x.dtype(), x.shape())?;
    copy_to(NAME, x, &out)?;
    Ok(out)
}

pub(super) fn is_dense(x: &Tensor) -> bool {
    x.is_contiguous() && (x.layout().offset * x.dtype().size()).is_multiple_of(4)
}

/// Copies an untracked tensor, with broadcasting, to the elements of an existing one.
pub(crate) fn write_to(op: &'static str, from: &Tensor, to: &Tensor) -> Result<()> {
    require_same(op, to, from)?;
    if to.layout().is_repeated() {
        let why = "it is a broadcast view, in which several elements are one in memory; write to the tensor itself";
        return Err(Error::Shape { op, shape: to.shape().to_vec(), why: why.to_string() });
    }
    copy_to(op, &expanded(op, from, to.shape())?, to)
}

/// A function of each element of an untracked tensor.
pub(super) fn one(op: &'static str, function: UnaryFunction, x: &Tensor, [p, q]: [f32; 2]) -> Result<Tensor> {
    require_float(op, x)?;
    let x = dense(x)?;
    let out = x.context().empty(op, x.dtype(), x.shape())?;
    x.context().launch(op, |l| {
        let (from, mut to) = (l.read(&x)?, l.write(&out)?);
        l.run(unary::unary::dispatch([x.dtype().element()], function, from.view()?, to.view()?, p, q))
    })?;
    Ok(out)
}

/// What the backward of a function of one tensor saves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Saves {
    /// The operand.
    Operand,
    /// The result.
    Result,
}

struct Unary {
    name: &'static str,
    function: UnaryFunction,
    parameters: [f32; 2],
}

/// A function of each element of a tensor, recorded.
pub(super) fn unary_operation(
    name: &'static str,
    function: UnaryFunction,
    parameters: [f32; 2],
    x: &Tensor,
    saves: Saves,
) -> Result<Tensor> {
    apply([x], |[x]| {
        let output = one(name, function, &x, parameters)?;
        let saved = if saves == Saves::Operand { x } else { output.clone() };
        Ok(Recorded { output, backward: Unary { name, function, parameters }, saved: vec![saved] })
    })
}

impl Backward for Unary {
    fn name(&self) -> &'static str {
        self.name
    }

    fn backward(&self, grad: &Tensor, saved: &[Tensor], _: &[bool]) -> Result<Vec<Option<Tensor>>> {
        let (g, s, [p, q]) = (dense(grad)?, dense(&saved[0])?, self.parameters);
        let out = g.context().empty(self.name, g.dtype(), g.shape())?;
        g.context().launch(self.name, |l| {
            let (a, b, mut to) = (l.read(&g)?, l.read(&s)?, l.write(&out)?);
            let element = [g.dtype().element()];
            l.run(unary::unary_backward::dispatch(element, self.function, a.view()?, b.view()?, to.view()?, p, q))
        })?;
        Ok(vec![Some(out)])
    }
}

/// A function of two untracked tensors of one floating-point type, with broadcasting.
pub(super) fn two(op: &'static str, function: Function, a: &Tensor, b: &Tensor) -> Result<Tensor> {
    require_same_float(op, a, b)?;
    let shape = broadcast(op, a.shape(), b.shape())?;
    let operation = function.operation().filter(|_| a.shape() == b.shape() && is_dense(a) && is_dense(b));
    let Some(operation) = operation else { return broadcasted(op, function, &shape, [a, b, b]) };
    let out = a.context().empty(op, a.dtype(), &shape)?;
    a.context().launch(op, |l| {
        let (x, y, mut to) = (l.read(a)?, l.read(b)?, l.write(&out)?);
        let instance = binary::Binary { op: operation };
        l.run(binary::binary::dispatch([a.dtype().element()], instance, x.view()?, y.view()?, to.view()?))
    })?;
    Ok(out)
}

/// A function of three untracked tensors of one floating-point type that broadcast to `shape`.
pub(super) fn broadcasted(
    op: &'static str,
    function: Function,
    shape: &[usize],
    operands: [&Tensor; 3],
) -> Result<Tensor> {
    broadcasted_as(op, function, shape, operands, operands[0].dtype())
}

/// As [`broadcasted`], with results of type `dtype`: that of the operands or `f32`.
pub(super) fn broadcasted_as(
    op: &'static str,
    function: Function,
    shape: &[usize],
    operands: [&Tensor; 3],
    dtype: DType,
) -> Result<Tensor> {
    let [a, b, c] = operands.map(|operand| expanded(op, operand, shape));
    let (a, b, c) = (a?, b?, c?);
    let (extents, [sa, sb, sc]) = merge(op, shape, [a.strides(), b.strides(), c.strides()])?;
    let out = a.context().empty(op, dtype, shape)?;
    a.context().launch(op, |l| {
        let (x, y, z, mut to) = (l.read(&a)?, l.read(&b)?, l.read(&c)?, l.write(&out)?);
        let elements = [a.dtype().element(), dtype.element()];
        let (x, y, z) = (x.strided_view()?, y.strided_view()?, z.strided_view()?);
        l.run(general::general::dispatch(elements, function, x, y, z, to.view()?, extents, sa, sb, sc))
    })?;
    Ok(out)
}

/// The gradient of an operand of shape `shape` that was broadcast to the shape of the first of `operands`: the sum of
/// the function of the operands, rounded once.
pub(super) fn gradient(
    op: &'static str,
    function: Function,
    operands: [&Tensor; 3],
    shape: &[usize],
) -> Result<Tensor> {
    let grad = operands[0];
    if grad.shape() == shape {
        return match function.operation() {
            Some(_) => two(op, function, grad, operands[1]),
            None => broadcasted(op, function, shape, operands),
        };
    }
    let all = broadcasted_as(op, function, grad.shape(), operands, DType::F32)?;
    super::cast::converted(&sum_to(&all, shape)?, grad.dtype())
}

/// A view of an untracked tensor with the given shape, by NumPy's rule.
pub(super) fn expanded(op: &'static str, x: &Tensor, shape: &[usize]) -> Result<Tensor> {
    checked(op, shape)?;
    let layout = x.layout().broadcast_to(shape).ok_or_else(|| Error::Shapes {
        op,
        left: x.shape().to_vec(),
        right: shape.to_vec(),
        hint: "aligned at the last dimension, extents must be equal or 1, and only extents of 1 are repeated",
    })?;
    Ok(x.view(layout))
}

/// `if condition { a } else { b }` of untracked tensors that broadcast to `shape`; `condition` is `u32`.
pub(super) fn chosen(op: &'static str, shape: &[usize], [condition, a, b]: [&Tensor; 3]) -> Result<Tensor> {
    let (c, a, b) = (expanded(op, condition, shape)?, expanded(op, a, shape)?, expanded(op, b, shape)?);
    let (extents, [sc, sa, sb]) = merge(op, shape, [c.strides(), a.strides(), b.strides()])?;
    let out = a.context().empty(op, a.dtype(), shape)?;
    a.context().launch(op, |l| {
        let (x, y, z, mut to) = (l.read(&a)?, l.read(&b)?, l.read(&c)?, l.write(&out)?);
        let element = [a.dtype().bits()];
        let (x, y, z) = (x.strided_bits()?, y.strided_bits()?, z.strided_typed::<u32>()?);
        l.run(copy::select::dispatch(element, z, x, y, to.bits()?, extents, sc, sa, sb))
    })?;
    Ok(out)
}

/// The sum over the dimensions along which `shape` was broadcast to the shape of `grad`: the gradient of an operand
/// that was broadcast. Untracked.
///
/// # Errors
/// [`Error::Shapes`] if `shape` does not broadcast to the shape of `grad`; the errors of [`Tensor::sum`].
pub fn sum_to(grad: &Tensor, shape: &[usize]) -> Result<Tensor> {
    const NAME: &str = "sum_to";
    if grad.shape() == shape {
        return Ok(grad.clone());
    }
    let fits = |(size, whole): (&usize, &usize)| size == whole || *size == 1;
    let front = grad.rank().checked_sub(shape.len()).filter(|k| shape.iter().zip(&grad.shape()[*k..]).all(fits));
    let front = front.ok_or_else(|| Error::Shapes {
        op: NAME,
        left: grad.shape().to_vec(),
        right: shape.to_vec(),
        hint: "the second shape must broadcast to the first one: aligned at the last dimension, its extents are equal or 1",
    })?;
    let axes: Vec<usize> =
        (0..grad.rank()).filter(|k| *k < front || shape[k - front] == 1 && grad.shape()[*k] != 1).collect();
    let sum = super::reduction::reduced(NAME, Reduction::Sum, grad, &axes, 1.0)?;
    Ok(sum.view(Layout::contiguous(shape)))
}

/// An error unless the elements are conditions.
pub(super) fn require_condition(op: &'static str, condition: &Tensor) -> Result<()> {
    if condition.dtype() == DType::U32 {
        return Ok(());
    }
    Err(Error::Dtype { op, found: condition.dtype(), expected: "u32 for the condition" })
}
