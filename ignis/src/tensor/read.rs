//! Elements on the host.

use super::Tensor;
use crate::dtype::Value;
use crate::error::{Error, Result};
use crate::ops::dense;

impl Tensor {
    /// Copies the elements to the host in row-major order. Waits for the launches that compute them.
    ///
    /// # Errors
    /// [`Error::Dtype`] if `T` is not the element type; the first failure of a launch that has not been reported yet.
    pub fn to_vec<T: Value>(&self) -> Result<Vec<T>> {
        if T::DTYPE != self.dtype() {
            return Err(Error::Dtype { op: "to_vec", found: self.dtype(), expected: T::NAME });
        }
        let dense = dense(&self.detach())?;
        dense.context().download(&dense)
    }

    /// The only element of the tensor.
    ///
    /// # Errors
    /// [`Error::Shape`] if there is not exactly one element; the errors of [`Tensor::to_vec`].
    pub fn item<T: Value>(&self) -> Result<T> {
        match self.elements() {
            1 => self.to_vec::<T>().map(|all| all[0]),
            n => {
                let why = format!("it has {n} elements, and `item` returns one; use `to_vec`");
                Err(Error::Shape { op: "item", shape: self.shape().to_vec(), why })
            }
        }
    }
}
