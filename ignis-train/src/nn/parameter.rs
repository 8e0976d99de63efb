//! A trainable tensor.

use crate::autograd::{Gradients, Tape};
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::tensor::Tensor;

/// A trainable tensor: `f32` elements that an optimiser updates, and what operations use of them.
///
/// The *master* is the tensor in `f32`. In mixed precision there is a *working* copy too, rounded to `bf16` or `f16`.
/// The *value* is the tensor for operations: a handle to the working copy, or to the master if there is none, tracked
/// after [`Parameter::watch`]. The gradient has the type of the value.
///
/// An optimiser that changes the master must also write the working copy, or call [`Parameter::refresh`].
///
/// A clone is another handle to the same elements.
#[derive(Clone, Debug)]
pub struct Parameter {
    master: Tensor,
    working: Option<Tensor>,
    value: Tensor,
}

impl Parameter {
    /// A parameter with the elements of `master`, which is shared, not copied.
    ///
    /// # Errors
    /// [`Error::Dtype`] if the elements are not `f32`.
    pub fn new(master: Tensor) -> Result<Parameter> {
        require_f32(&master)?;
        let master = master.detach();
        Ok(Parameter { value: master.clone(), master, working: None })
    }

    /// The elements in `f32`, untracked.
    #[must_use]
    pub fn master(&self) -> &Tensor {
        &self.master
    }

    /// The rounded copy that operations use in mixed precision, untracked.
    #[must_use]
    pub fn working(&self) -> Option<&Tensor> {
        self.working.as_ref()
    }

    /// The tensor for operations.
    #[must_use]
    pub fn value(&self) -> &Tensor {
        &self.value
    }

    /// The extent of each dimension.
    #[must_use]
    pub fn shape(&self) -> &[usize] {
        self.master.shape()
    }

    /// The type that operations use.
    #[must_use]
    pub fn dtype(&self) -> DType {
        self.value.dtype()
    }

    /// Tracks the value with `tape`. A tape that tracked it before does not any more.
    pub fn watch(&mut self, tape: &Tape) {
        self.value = tape.watch(self.source());
    }

    /// The gradient of the value, in its type. `None` if the loss does not depend on it, or if [`Parameter::watch`] was
    /// not called with the tape of the gradients.
    #[must_use]
    pub fn gradient<'g>(&self, gradients: &'g Gradients) -> Option<&'g Tensor> {
        gradients.get(&self.value)
    }

    /// Chooses the type that operations use: `f32` for the master itself, `bf16` or `f16` for a rounded copy. The value
    /// is untracked afterwards.
    ///
    /// # Errors
    /// [`Error::Dtype`] if the type is no floating-point type; [`Error::OutOfMemory`].
    pub fn set_dtype(&mut self, dtype: DType) -> Result<()> {
        if !dtype.is_float() {
            return Err(Error::Dtype { op: "set_dtype", found: dtype, expected: "f32, bf16 or f16" });
        }
        self.working = if dtype == DType::F32 { None } else { Some(self.master.cast(dtype)?) };
        self.value = self.source().clone();
        Ok(())
    }

    /// Rounds the master to the type of the working copy again, after the master has changed. The value is untracked
    /// afterwards. Without a working copy there is nothing to do.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    pub fn refresh(&mut self) -> Result<()> {
        self.set_dtype(self.source().dtype())
    }

    /// Uses other memory: `master`, which the caller has given the elements, and `working` in mixed precision. An
    /// optimiser that keeps all parameters in one buffer calls it with views of the buffer. The value is untracked
    /// afterwards.
    ///
    /// # Errors
    /// [`Error::Shapes`] if a shape is another one; [`Error::Dtype`] if the master is not `f32`, or `working` is no
    /// 16-bit floating-point type.
    pub fn relocate(&mut self, master: Tensor, working: Option<Tensor>) -> Result<()> {
        const OP: &str = "relocate";
        require_f32(&master)?;
        for tensor in [Some(&master), working.as_ref()].into_iter().flatten() {
            if tensor.shape() != self.shape() {
                let (left, right) = (self.shape().to_vec(), tensor.shape().to_vec());
                return Err(Error::Shapes { op: OP, left, right, hint: "a parameter keeps its shape" });
            }
        }
        if let Some(working) = working.as_ref().filter(|w| !w.dtype().is_float() || w.dtype() == DType::F32) {
            return Err(Error::Dtype { op: OP, found: working.dtype(), expected: "bf16 or f16" });
        }
        self.master = master.detach();
        self.working = working.map(|working| working.detach());
        self.value = self.source().clone();
        Ok(())
    }

    /// Uses `value` for operations, until the next call of a function that changes the value.
    pub(super) fn substitute(&mut self, value: Tensor) {
        self.value = value;
    }

    fn source(&self) -> &Tensor {
        self.working.as_ref().unwrap_or(&self.master)
    }
}

fn require_f32(master: &Tensor) -> Result<()> {
    match master.dtype() {
        DType::F32 => Ok(()),
        found => Err(Error::Dtype { op: "Parameter::new", found, expected: "f32" }),
    }
}
