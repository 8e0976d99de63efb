//! Tensors: cheap handles to memory on a device.
//!
//! | file | contents |
//! |---|---|
//! | `create` | tensors of given elements |
//! | `read` | elements on the host |
//! | `write` | writes to existing tensors |
//!
//! Operations are in [`ops`](crate::ops); each adds its method to [`Tensor`].

mod create;
mod read;
mod write;

use crate::autograd::{Tape, Track};
use crate::context::{Context, Storage};
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::layout::Layout;
use std::fmt;
use std::sync::Arc;

/// A multidimensional array on a device. A clone is another handle to the same elements.
///
/// A tensor has an element type, a shape and strides. `reshape`, `transpose`, `slice` and `broadcast_to` return views:
/// tensors with the same memory. Operations run on the stream of the tensor's [`Context`] and return before they have
/// run; [`Tensor::to_vec`] and [`Tensor::item`] wait for them.
///
/// A tensor that [`Tape::watch`] has returned, or that was computed from one, is *tracked*: operations record
/// themselves, so that [`Tape::backward`] can compute gradients. [`Tensor::detach`] returns the same elements
/// untracked.
#[derive(Clone)]
pub struct Tensor {
    inner: Arc<Inner>,
}

struct Inner {
    context: Context,
    storage: Arc<Storage>,
    dtype: DType,
    layout: Layout,
    track: Option<Track>,
}

impl Tensor {
    pub(crate) fn new(context: Context, storage: Arc<Storage>, dtype: DType, layout: Layout) -> Tensor {
        Tensor { inner: Arc::new(Inner { context, storage, dtype, layout, track: None }) }
    }

    /// The context that the tensor belongs to.
    #[must_use]
    pub fn context(&self) -> &Context {
        &self.inner.context
    }

    /// The element type.
    #[must_use]
    pub fn dtype(&self) -> DType {
        self.inner.dtype
    }

    /// The extent of each dimension. A scalar has none.
    #[must_use]
    pub fn shape(&self) -> &[usize] {
        &self.inner.layout.shape
    }

    /// The number of dimensions.
    #[must_use]
    pub fn rank(&self) -> usize {
        self.shape().len()
    }

    /// The number of elements.
    #[must_use]
    pub fn elements(&self) -> usize {
        self.inner.layout.elements()
    }

    /// Elements in memory from one index of each dimension to the next.
    #[must_use]
    pub fn strides(&self) -> &[usize] {
        &self.inner.layout.strides
    }

    /// Whether the elements are in row-major order without gaps.
    #[must_use]
    pub fn is_contiguous(&self) -> bool {
        self.inner.layout.is_contiguous()
    }

    /// Whether a tape that still exists records operations on this tensor.
    #[must_use]
    pub fn is_tracked(&self) -> bool {
        self.inner.track.as_ref().is_some_and(Track::is_recording)
    }

    /// Whether a tape has recorded this tensor as the result of an operation.
    pub(crate) fn is_result(&self) -> bool {
        self.inner.track.as_ref().is_some_and(|track| !track.is_leaf())
    }

    /// Writes to the memory of this tensor so far, those to other views of it included.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.inner.storage.version()
    }

    /// The elements, untracked.
    #[must_use]
    pub fn detach(&self) -> Tensor {
        match self.inner.track {
            None => self.clone(),
            Some(_) => self.view(self.inner.layout.clone()),
        }
    }

    /// The memory with another layout, untracked.
    pub(crate) fn view(&self, layout: Layout) -> Tensor {
        let Inner { context, storage, dtype, .. } = &*self.inner;
        Tensor::new(context.clone(), storage.clone(), *dtype, layout)
    }

    /// The bits as elements of another type of the same size.
    ///
    /// # Errors
    /// [`Error::Shape`] if the types have different sizes; [`Error::NoBackward`] if the tensor is tracked.
    pub fn reinterpret(&self, dtype: DType) -> Result<Tensor> {
        const OP: &str = "reinterpret";
        let (from, to) = (self.dtype(), dtype);
        if from.size() != to.size() {
            let why = format!(
                "its elements of type {from} have {} bytes, and {to} has {}; use `cast`",
                from.size(),
                to.size()
            );
            return Err(Error::Shape { op: OP, shape: self.shape().to_vec(), why });
        }
        if self.is_tracked() {
            return Err(Error::NoBackward { op: OP });
        }
        let Inner { context, storage, layout, .. } = &*self.inner;
        Ok(Tensor::new(context.clone(), storage.clone(), dtype, layout.clone()))
    }

    pub(crate) fn tracked(&self, track: Track) -> Tensor {
        let Inner { context, storage, dtype, layout, .. } = &*self.inner;
        let (context, storage, layout) = (context.clone(), storage.clone(), layout.clone());
        Tensor { inner: Arc::new(Inner { context, storage, dtype: *dtype, layout, track: Some(track) }) }
    }

    pub(crate) fn track(&self) -> Option<&Track> {
        self.inner.track.as_ref()
    }

    pub(crate) fn storage(&self) -> &Arc<Storage> {
        &self.inner.storage
    }

    pub(crate) fn layout(&self) -> &Layout {
        &self.inner.layout
    }

    /// Whether both have the same elements in memory, with the same type and layout.
    #[must_use]
    pub fn same_elements(&self, other: &Tensor) -> bool {
        Arc::ptr_eq(&self.inner.storage, &other.inner.storage)
            && self.inner.dtype == other.inner.dtype
            && self.inner.layout == other.inner.layout
    }

    /// What all clones of this handle have in common, and no other tensor.
    pub(crate) fn address(&self) -> usize {
        Arc::as_ptr(&self.inner).addr()
    }

    /// The clones of this handle.
    pub(crate) fn handles(&self) -> usize {
        Arc::strong_count(&self.inner)
    }
}

impl fmt::Debug for Tensor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tracked = if self.is_tracked() { ", tracked" } else { "" };
        write!(f, "Tensor<{}>({:?}{tracked})", self.dtype(), self.shape())
    }
}

impl Tape {
    /// The tape that records operations on `tensor`, if there is one.
    #[must_use]
    pub fn of(tensor: &Tensor) -> Option<Tape> {
        tensor.track().and_then(Track::tape)
    }
}
