//! The function through which all launches go.

use super::storage::{Shared, Unique};
use super::{Context, Order};
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::tensor::Tensor;
use std::sync::atomic::Ordering::Relaxed;
use t0::{DynView, DynViewMut, Element, Grid, Launch, View, ViewMut, bf16, f16};

/// Locations of elements are `u32` in kernels, and a work-item computes the next ones too.
const REACH: usize = 1 << 31;

/// Launches the kernels of one operation: see [`Context::launch`].
pub struct Launcher<'a> {
    context: &'a Context,
    op: &'static str,
    _order: &'a Order<'a>,
}

impl<'a> Launcher<'a> {
    pub(super) fn new(context: &'a Context, op: &'static str, order: &'a Order<'a>) -> Launcher<'a> {
        Launcher { context, op, _order: order }
    }

    /// The elements of a tensor, for a kernel that reads them.
    ///
    /// # Errors
    /// [`Error::NoBackward`] if the tensor is tracked: an operation reads the detached tensors that
    /// [`apply`](crate::autograd::apply()) passes to it. [`Error::Shape`] if the memory from the first to the last
    /// element is too large for a kernel. [`Error::Contexts`], [`Error::Aliased`].
    pub fn read<'t>(&self, tensor: &'t Tensor) -> Result<Read<'t>> {
        self.check(tensor)?;
        if tensor.is_tracked() {
            return Err(Error::NoBackward { op: self.op });
        }
        let guard = tensor.storage().shared().ok_or(Error::Aliased { op: self.op })?;
        Ok(Read { guard, tensor, op: self.op })
    }

    /// The elements of a tensor, for a kernel that writes them. The tensors that share its memory change too.
    ///
    /// # Errors
    /// [`Error::InPlace`] if the tensor is the recorded result of an operation. [`Error::Shape`], [`Error::Contexts`]
    /// and [`Error::Aliased`] as for [`Launcher::read`].
    pub fn write<'t>(&self, tensor: &'t Tensor) -> Result<Write<'t>> {
        self.check(tensor)?;
        if tensor.is_result() {
            return Err(Error::InPlace { op: self.op, shape: tensor.shape().to_vec() });
        }
        let guard = tensor.storage().unique().ok_or(Error::Aliased { op: self.op })?;
        Ok(Write { guard, tensor, op: self.op })
    }

    /// Enqueues a kernel.
    ///
    /// # Errors
    /// The errors of [`Launch::enqueue`].
    pub fn run(&self, launch: Launch<'_, Grid>) -> Result<()> {
        launch.enqueue(&self.context.inner.stream)?;
        self.context.inner.counts.launches.fetch_add(1, Relaxed);
        Ok(())
    }

    fn check(&self, tensor: &Tensor) -> Result<()> {
        if !tensor.context().same(self.context) {
            return Err(Error::Contexts { op: self.op });
        }
        if tensor.layout().span() >= REACH {
            let why = "kernels take tensors that span fewer than 2^31 elements in memory; work in smaller pieces";
            return Err(Error::Shape { op: self.op, shape: tensor.shape().to_vec(), why: why.to_string() });
        }
        Ok(())
    }
}

/// An error unless the elements of a tensor are in row-major order without gaps.
fn contiguous(op: &'static str, tensor: &Tensor) -> Result<()> {
    if tensor.is_contiguous() {
        return Ok(());
    }
    Err(Error::Strided { op, shape: tensor.shape().to_vec(), strides: tensor.strides().to_vec() })
}

/// The elements of a tensor that a kernel reads.
pub struct Read<'t> {
    guard: Shared<'t>,
    tensor: &'t Tensor,
    op: &'static str,
}

impl Read<'_> {
    /// The elements in row-major order, in one dimension.
    ///
    /// # Errors
    /// [`Error::Strided`] if they are not in this order in memory, without gaps: see [`Tensor::contiguous`].
    pub fn view(&self) -> Result<DynView<'_>> {
        contiguous(self.op, self.tensor)?;
        self.strided_view()
    }

    /// The elements in row-major order as unsigned integers of their size, for a kernel that moves bits.
    ///
    /// # Errors
    /// [`Error::Strided`] as for `view`.
    pub fn bits(&self) -> Result<DynView<'_>> {
        contiguous(self.op, self.tensor)?;
        self.strided_bits()
    }

    /// The elements in row-major order as elements of type `T`, which has their size.
    ///
    /// # Errors
    /// [`Error::Strided`] as for `view`; [`t0::Error::SliceOutOfRange`] if `T` is larger.
    pub fn typed<T: Element>(&self) -> Result<View<'_, T>> {
        contiguous(self.op, self.tensor)?;
        self.strided_typed()
    }

    /// The memory from the first element to the last, gaps included, for a kernel that takes the strides
    /// ([`Tensor::strides`]). Element `i, j, ..` is at `i strides[0] + j strides[1] + ..`. Repeated elements, whose
    /// stride is 0, are there once.
    ///
    /// # Errors
    /// None that follow from the use of this crate's types.
    pub fn strided_view(&self) -> Result<DynView<'_>> {
        Ok(match self.tensor.dtype() {
            DType::F32 => self.strided_typed::<f32>()?.into(),
            DType::Bf16 => self.strided_typed::<bf16>()?.into(),
            DType::F16 => self.strided_typed::<f16>()?.into(),
            DType::I32 => self.strided_typed::<i32>()?.into(),
            DType::U32 => self.strided_typed::<u32>()?.into(),
        })
    }

    /// The memory as in `strided_view`, as unsigned integers of the size of the elements.
    ///
    /// # Errors
    /// None that follow from the use of this crate's types.
    pub fn strided_bits(&self) -> Result<DynView<'_>> {
        Ok(match self.tensor.dtype().size() {
            2 => self.strided_typed::<u16>()?.into(),
            _ => self.strided_typed::<u32>()?.into(),
        })
    }

    /// The memory as in `strided_view`, as elements of type `T`, which has the size of the tensor's elements.
    ///
    /// # Errors
    /// [`t0::Error::SliceOutOfRange`] if `T` is larger.
    pub fn strided_typed<T: Element>(&self) -> Result<View<'_, T>> {
        let layout = self.tensor.layout();
        Ok(self.guard.view().reinterpret::<T>()?.slice(layout.offset..layout.offset + layout.span())?)
    }

    /// The words from the first element to the last in memory, for a tensor that begins and ends at a word.
    pub(crate) fn whole_words(&self) -> Result<View<'_, u32>> {
        let (layout, size) = (self.tensor.layout(), self.tensor.dtype().size());
        Ok(self.guard.view().slice(layout.offset * size / 4..(layout.offset + layout.span()) * size / 4)?)
    }
}

/// The elements of a tensor that a kernel writes.
pub struct Write<'t> {
    guard: Unique<'t>,
    tensor: &'t Tensor,
    op: &'static str,
}

impl Write<'_> {
    /// The elements in row-major order, in one dimension.
    ///
    /// # Errors
    /// [`Error::Strided`] if they are not in this order in memory, without gaps: see [`Tensor::contiguous`].
    pub fn view(&mut self) -> Result<DynViewMut<'_>> {
        contiguous(self.op, self.tensor)?;
        self.strided_view()
    }

    /// The elements in row-major order as unsigned integers of their size, for a kernel that moves bits.
    ///
    /// # Errors
    /// [`Error::Strided`] as for `view`.
    pub fn bits(&mut self) -> Result<DynViewMut<'_>> {
        contiguous(self.op, self.tensor)?;
        self.strided_bits()
    }

    /// The elements in row-major order as elements of type `T`, which has their size.
    ///
    /// # Errors
    /// [`Error::Strided`] as for `view`; [`t0::Error::SliceOutOfRange`] if `T` is larger.
    pub fn typed<T: Element>(&mut self) -> Result<ViewMut<'_, T>> {
        contiguous(self.op, self.tensor)?;
        self.strided_typed()
    }

    /// The memory from the first element to the last, gaps included, for a kernel that takes the strides
    /// ([`Tensor::strides`]). Element `i, j, ..` is at `i strides[0] + j strides[1] + ..`. Repeated elements, whose
    /// stride is 0, are there once.
    ///
    /// # Errors
    /// None that follow from the use of this crate's types.
    pub fn strided_view(&mut self) -> Result<DynViewMut<'_>> {
        Ok(match self.tensor.dtype() {
            DType::F32 => self.strided_typed::<f32>()?.into(),
            DType::Bf16 => self.strided_typed::<bf16>()?.into(),
            DType::F16 => self.strided_typed::<f16>()?.into(),
            DType::I32 => self.strided_typed::<i32>()?.into(),
            DType::U32 => self.strided_typed::<u32>()?.into(),
        })
    }

    /// The memory as in `strided_view`, as unsigned integers of the size of the elements.
    ///
    /// # Errors
    /// None that follow from the use of this crate's types.
    pub fn strided_bits(&mut self) -> Result<DynViewMut<'_>> {
        Ok(match self.tensor.dtype().size() {
            2 => self.strided_typed::<u16>()?.into(),
            _ => self.strided_typed::<u32>()?.into(),
        })
    }

    /// The memory as in `strided_view`, as elements of type `T`, which has the size of the tensor's elements.
    ///
    /// # Errors
    /// [`t0::Error::SliceOutOfRange`] if `T` is larger.
    pub fn strided_typed<T: Element>(&mut self) -> Result<ViewMut<'_, T>> {
        let layout = self.tensor.layout();
        Ok(self.guard.view().reinterpret::<T>()?.slice(layout.offset..layout.offset + layout.span())?)
    }

    /// The words of a contiguous tensor that has its storage for itself, the unused half of the last one included.
    pub(crate) fn words(&mut self) -> Result<ViewMut<'_, u32>> {
        let words = (self.tensor.elements() * self.tensor.dtype().size()).div_ceil(4);
        Ok(self.guard.view().slice(..words)?)
    }

    /// The words from the first element to the last in memory, for a tensor that begins and ends at a word.
    pub(crate) fn whole_words(&mut self) -> Result<ViewMut<'_, u32>> {
        let (layout, size) = (self.tensor.layout(), self.tensor.dtype().size());
        Ok(self.guard.view().slice(layout.offset * size / 4..(layout.offset + layout.span()) * size / 4)?)
    }
}
