//! Tensors of given elements.

use super::Tensor;
use crate::context::Context;
use crate::dtype::{DType, Value};
use crate::error::{Error, Result};
use crate::kernels::copy;
use crate::layout::{Layout, checked};

impl Tensor {
    /// A tensor with a copy of `data` in row-major order. Its element type is that of `data`.
    ///
    /// ```
    /// # use ignis::{Context, Tensor};
    /// let context = Context::open()?;
    /// let x = Tensor::from_slice(&context, &[1u32, 2, 3, 4, 5, 6], &[2, 3])?;
    /// assert_eq!(x.transpose(0, 1)?.to_vec::<u32>()?, [1, 4, 2, 5, 3, 6]);
    /// # Ok::<(), ignis::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::Shape`] if the length is not the product of the shape; [`Error::OutOfMemory`].
    pub fn from_slice<T: Value>(context: &Context, data: &[T], shape: &[usize]) -> Result<Tensor> {
        if checked("from_slice", shape)? != data.len() {
            let why = format!("the shape does not have the {} elements of the slice", data.len());
            return Err(Error::Shape { op: "from_slice", shape: shape.to_vec(), why });
        }
        context.upload(data, shape)
    }

    /// A tensor of zeros.
    ///
    /// # Errors
    /// [`Error::Shape`] if no tensor can have the shape: the product of its extents, with 1 in place of 0, is below
    /// 2^61. [`Error::OutOfMemory`].
    pub fn zeros(context: &Context, dtype: DType, shape: &[usize]) -> Result<Tensor> {
        Self::filled(context, "zeros", dtype, shape, 0.0)
    }

    /// A tensor of ones.
    ///
    /// # Errors
    /// The errors of [`Tensor::zeros`].
    pub fn ones(context: &Context, dtype: DType, shape: &[usize]) -> Result<Tensor> {
        Self::filled(context, "ones", dtype, shape, 1.0)
    }

    /// A tensor whose elements are `value`, rounded to `dtype`: to the nearest for floating-point types, to zero for
    /// integers.
    ///
    /// # Errors
    /// The errors of [`Tensor::zeros`]; [`Error::Shape`] if `value` is NaN or out of range for a type of integers.
    pub fn full(context: &Context, dtype: DType, shape: &[usize], value: f64) -> Result<Tensor> {
        representable("full", dtype, shape, value)?;
        Self::filled(context, "full", dtype, shape, value)
    }

    /// A tensor of the shape, element type and context of `self`, filled with `value`.
    ///
    /// # Errors
    /// The errors of [`Tensor::full`].
    pub fn full_like(&self, value: f64) -> Result<Tensor> {
        representable("full_like", self.dtype(), self.shape(), value)?;
        Self::filled(self.context(), "full_like", self.dtype(), self.shape(), value)
    }

    /// `first`, `first + step`, and so on: `count` elements of type `f32`.
    ///
    /// # Errors
    /// The errors of [`Tensor::zeros`].
    pub fn arange(context: &Context, first: f32, step: f32, count: usize) -> Result<Tensor> {
        let out = context.empty("arange", DType::F32, &[count])?;
        context.launch("arange", |l| l.run(copy::ramp(l.write(&out)?.typed()?, first, step)))?;
        Ok(out)
    }

    /// `first`, `first + 1`, and so on: `count` elements of type `u32`.
    ///
    /// # Errors
    /// The errors of [`Tensor::zeros`].
    pub fn count_from(context: &Context, first: u32, count: usize) -> Result<Tensor> {
        let out = context.empty("count_from", DType::U32, &[count])?;
        context.launch("count_from", |l| l.run(copy::count(l.write(&out)?.typed()?, first, 1)))?;
        Ok(out)
    }

    /// A tensor whose elements are `value`, rounded to `dtype`, which an operation `op` creates: errors and
    /// [`Context::usage`] name the operation.
    ///
    /// # Errors
    /// The errors of [`Tensor::zeros`].
    pub fn filled(context: &Context, op: &'static str, dtype: DType, shape: &[usize], value: f64) -> Result<Tensor> {
        let out = context.empty(op, dtype, shape)?;
        context.launch(op, |l| l.run(copy::fill(l.write(&out)?.words()?, dtype.word(value))))?;
        Ok(out)
    }

    /// A scalar that broadcasts to every shape: all elements of `shape` are the same one.
    pub(crate) fn constant(context: &Context, dtype: DType, shape: &[usize], value: f64) -> Result<Tensor> {
        let one = Self::filled(context, "constant", dtype, &[], value)?;
        let strides = vec![0; shape.len()];
        Ok(one.view(Layout { shape: shape.to_vec(), strides, offset: 0 }))
    }
}

/// An error unless `value` is a number that elements of this type can have, once it is rounded.
fn representable(op: &'static str, dtype: DType, shape: &[usize], value: f64) -> Result<()> {
    let (low, high) = match dtype {
        DType::I32 => (i32::MIN.into(), i32::MAX.into()),
        DType::U32 => (0.0, u32::MAX.into()),
        DType::F32 | DType::Bf16 | DType::F16 => return Ok(()),
    };
    if (low..=high).contains(&value.trunc()) {
        return Ok(());
    }
    let why = format!("{value} is not a {dtype}: pass a number from {low} to {high}");
    Err(Error::Shape { op, shape: shape.to_vec(), why })
}
