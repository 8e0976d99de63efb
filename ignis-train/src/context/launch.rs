//! The function through which all launches go.

use super::storage::{Shared, Unique};
use super::{Context, Order};
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::tensor::Tensor;
use std::sync::atomic::Ordering::Relaxed;
use t0::{DynView, DynViewMut, Element, Grid, Launch, View, ViewMut, bf16, f16};

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
    /// [`apply`](crate::autograd::apply()) passes to it. [`Error::Contexts`], [`Error::Aliased`].
    pub fn read<'t>(&self, tensor: &'t Tensor) -> Result<Read<'t>> {
        self.check(tensor)?;
        if tensor.is_tracked() {
            return Err(Error::NoBackward { op: self.op });
        }
        let guard = tensor.storage().shared().ok_or(Error::Aliased { op: self.op })?;
        Ok(Read { guard, tensor })
    }

    /// The elements of a tensor, for a kernel that writes them. The tensors that share its memory change too.
    ///
    /// # Errors
    /// [`Error::InPlace`] if the tensor is the recorded result of an operation. [`Error::Contexts`],
    /// [`Error::Aliased`].
    pub fn write<'t>(&self, tensor: &'t Tensor) -> Result<Write<'t>> {
        self.check(tensor)?;
        if tensor.is_result() {
            return Err(Error::InPlace { op: self.op, shape: tensor.shape().to_vec() });
        }
        let guard = tensor.storage().unique().ok_or(Error::Aliased { op: self.op })?;
        Ok(Write { guard, tensor })
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
        if tensor.context().same(self.context) { Ok(()) } else { Err(Error::Contexts { op: self.op }) }
    }
}

/// The elements of a tensor that a kernel reads.
pub struct Read<'t> {
    guard: Shared<'t>,
    tensor: &'t Tensor,
}

impl Read<'_> {
    /// From the first element to the last in memory, gaps included, in one dimension.
    ///
    /// # Errors
    /// None that follow from the use of this crate's types.
    pub fn view(&self) -> Result<DynView<'_>> {
        Ok(match self.tensor.dtype() {
            DType::F32 => self.typed::<f32>()?.into(),
            DType::Bf16 => self.typed::<bf16>()?.into(),
            DType::F16 => self.typed::<f16>()?.into(),
            DType::I32 => self.typed::<i32>()?.into(),
            DType::U32 => self.typed::<u32>()?.into(),
        })
    }

    /// The same as unsigned integers, for a kernel that moves bits.
    ///
    /// # Errors
    /// None that follow from the use of this crate's types.
    pub fn bits(&self) -> Result<DynView<'_>> {
        Ok(if self.tensor.dtype().size() == 2 { self.typed::<u16>()?.into() } else { self.typed::<u32>()?.into() })
    }

    /// The same with elements of type `T`, which has the size of the tensor's elements.
    ///
    /// # Errors
    /// [`t0::Error::SliceOutOfRange`] if `T` is larger.
    pub fn typed<T: Element>(&self) -> Result<View<'_, T>> {
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
}

impl Write<'_> {
    /// From the first element to the last in memory, gaps included, in one dimension.
    ///
    /// # Errors
    /// None that follow from the use of this crate's types.
    pub fn view(&mut self) -> Result<DynViewMut<'_>> {
        Ok(match self.tensor.dtype() {
            DType::F32 => self.typed::<f32>()?.into(),
            DType::Bf16 => self.typed::<bf16>()?.into(),
            DType::F16 => self.typed::<f16>()?.into(),
            DType::I32 => self.typed::<i32>()?.into(),
            DType::U32 => self.typed::<u32>()?.into(),
        })
    }

    /// The same as unsigned integers, for a kernel that moves bits.
    ///
    /// # Errors
    /// None that follow from the use of this crate's types.
    pub fn bits(&mut self) -> Result<DynViewMut<'_>> {
        Ok(if self.tensor.dtype().size() == 2 { self.typed::<u16>()?.into() } else { self.typed::<u32>()?.into() })
    }

    /// The same with elements of type `T`, which has the size of the tensor's elements.
    ///
    /// # Errors
    /// [`t0::Error::SliceOutOfRange`] if `T` is larger.
    pub fn typed<T: Element>(&mut self) -> Result<ViewMut<'_, T>> {
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
