//! Writes to existing tensors.

use super::Tensor;
use crate::error::Result;
use crate::ops::write_to;

impl Tensor {
    /// Replaces the elements by those of `value`, which has the same element type and broadcasts to this shape. All
    /// tensors that share the memory change. Gradients do not flow through it: `value` is detached.
    ///
    /// # Errors
    /// [`Error::InPlace`](crate::Error::InPlace) if a tape has recorded the tensor as the result of an operation;
    /// [`Error::Shapes`](crate::Error::Shapes), [`Error::Dtypes`](crate::Error::Dtypes);
    /// [`Error::Aliased`](crate::Error::Aliased) if both share memory.
    pub fn assign(&self, value: &Tensor) -> Result<()> {
        write_to("assign", &value.detach(), self)
    }
}
