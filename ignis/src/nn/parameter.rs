//! A trainable tensor.

use crate::autograd::{Gradients, Tape};
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::tensor::Tensor;
use std::fmt;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// A trainable tensor: `f32` elements that an optimiser updates, and what operations use of them.
///
/// The *master* is the tensor in `f32`. In mixed precision there is a *working* copy too, rounded to `bf16` or `f16`.
/// The *value* is the tensor for operations: a handle to the working copy, or to the master if there is none, tracked
/// after [`Parameter::watch`]. The gradient has the type of the value.
///
/// An optimiser that changes the master must also write the working copy, or call [`Parameter::refresh`].
///
/// **Tied parameters.** A clone is another handle to the same parameter: it has the same memory and the same type, also
/// after [`Parameter::set_dtype`] or an optimiser has moved one of them. A model that uses a clone in another field is
/// tied: a tape watches the parameter once, and its gradient is the sum over all uses.
///
/// **Invariant:** all clones have the same elements at all times.
#[derive(Clone)]
pub struct Parameter {
    memory: Arc<Memory>,
    /// What operations use instead of the source of `memory`, until that is replaced.
    value: Option<Tensor>,
}

/// The memory of a parameter. Clones share it. It is never changed but replaced, because a reference to its tensors may
/// exist.
struct Memory {
    master: Tensor,
    working: Option<Tensor>,
    /// The handle that the last tape watches, so that clones are one tensor for a tape.
    watched: Mutex<Option<Tensor>>,
    /// The memory that has replaced this one.
    next: OnceLock<Arc<Memory>>,
}

impl Memory {
    fn new(master: Tensor, working: Option<Tensor>) -> Arc<Memory> {
        Arc::new(Memory { master, working, watched: Mutex::default(), next: OnceLock::new() })
    }

    fn source(&self) -> &Tensor {
        self.working.as_ref().unwrap_or(&self.master)
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        // A loop, because a chain of many replacements would overflow the stack.
        let mut next = self.next.take();
        while let Some(memory) = next {
            next = Arc::try_unwrap(memory).ok().and_then(|mut memory| memory.next.take());
        }
    }
}

impl Parameter {
    /// A parameter with the elements of `master`, which is shared, not copied.
    ///
    /// # Errors
    /// [`Error::Dtype`] if the elements are not `f32`.
    pub fn new(master: Tensor) -> Result<Parameter> {
        require_f32(&master)?;
        Ok(Parameter { memory: Memory::new(master.detach(), None), value: None })
    }

    /// The elements in `f32`, untracked.
    #[must_use]
    pub fn master(&self) -> &Tensor {
        &self.current().master
    }

    /// The rounded copy that operations use in mixed precision, untracked.
    #[must_use]
    pub fn working(&self) -> Option<&Tensor> {
        self.current().working.as_ref()
    }

    /// The tensor for operations.
    #[must_use]
    pub fn value(&self) -> &Tensor {
        match &self.value {
            Some(value) if self.memory.next.get().is_none() => value,
            _ => self.current().source(),
        }
    }

    /// The extent of each dimension.
    #[must_use]
    pub fn shape(&self) -> &[usize] {
        self.memory.master.shape()
    }

    /// The type that operations use.
    #[must_use]
    pub fn dtype(&self) -> DType {
        self.value().dtype()
    }

    /// Whether both are handles to the same elements: clones of one parameter, or parameters with the same master.
    #[must_use]
    pub fn same(&self, other: &Parameter) -> bool {
        self.master().same_elements(other.master())
    }

    /// Tracks the value with `tape`. A tape that tracked it before does not any more. Clones that are watched with one
    /// tape have the same value.
    pub fn watch(&mut self, tape: &Tape) {
        let memory = self.current().clone();
        let mut watched = memory.watched.lock().unwrap_or_else(PoisonError::into_inner);
        let value = match &*watched {
            Some(value) if Tape::of(value).is_some_and(|other| other.same(tape)) => value.clone(),
            _ => watched.insert(tape.watch(memory.source())).clone(),
        };
        drop(watched);
        *self = Parameter { memory, value: Some(value) };
    }

    /// The gradient of the value, in its type: for clones that are watched with one tape, the sum over their uses.
    /// `None` if the loss does not depend on it, or if [`Parameter::watch`] was not called with the tape of the
    /// gradients.
    #[must_use]
    pub fn gradient<'g>(&self, gradients: &'g Gradients) -> Option<&'g Tensor> {
        gradients.get(self.value())
    }

    /// Chooses the type that operations use: `f32` for the master itself, `bf16` or `f16` for a rounded copy. Clones
    /// have the new type too. The value is untracked afterwards.
    ///
    /// A type that the parameter already has is not an error: the working copy is rounded again as in
    /// [`Parameter::refresh`]. Another type needs other memory, which an optimiser that exists does not know: its next
    /// `collect` is an error then.
    ///
    /// # Errors
    /// [`Error::Dtype`] if the type is not a floating-point type; [`Error::OutOfMemory`].
    pub fn set_dtype(&mut self, dtype: DType) -> Result<()> {
        if !dtype.is_float() {
            return Err(Error::Dtype { op: "set_dtype", found: dtype, expected: "f32, bf16 or f16" });
        }
        let memory = self.current().clone();
        match &memory.working {
            Some(working) if working.dtype() == dtype => working.assign(&memory.master.cast(dtype)?)?,
            None if dtype == DType::F32 => {}
            _ => {
                let working = if dtype == DType::F32 { None } else { Some(memory.master.cast(dtype)?) };
                self.replace(&Memory::new(memory.master.clone(), working));
                return Ok(());
            }
        }
        *self = Parameter { memory, value: None };
        Ok(())
    }

    /// Rounds the master to the type of the working copy again, after the master has changed. The working copy stays in
    /// its memory. The value is untracked afterwards. Without a working copy there is nothing to do.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    pub fn refresh(&mut self) -> Result<()> {
        self.set_dtype(self.current().source().dtype())
    }

    /// Uses other memory, in all clones: `master`, which the caller has given the elements, and `working` in mixed
    /// precision. An optimiser that keeps all parameters in one buffer calls it with views of the buffer. The value is
    /// untracked afterwards.
    ///
    /// # Errors
    /// [`Error::Shapes`] if a shape is another one; [`Error::Dtype`] if the master is not `f32`, or `working` does not
    /// have a 16-bit floating-point type.
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
        self.replace(&Memory::new(master.detach(), working.map(|working| working.detach())));
        Ok(())
    }

    /// Becomes a clone of `other`, which has the same elements, and so do the clones of `self`.
    pub fn tie(&mut self, other: &Parameter) {
        let memory = other.current().clone();
        if Arc::ptr_eq(&memory, self.current()) {
            *self = Parameter { memory, value: None };
        } else {
            self.replace(&memory);
        }
    }

    /// Makes the value untracked.
    pub(super) fn forget_value(&mut self) {
        self.value = None;
    }

    /// A number that clones share, and no other parameter has.
    pub(super) fn identity(&self) -> usize {
        Arc::as_ptr(self.current()).addr()
    }

    /// Uses `value` for operations, until the next call of a function that changes the value.
    pub(super) fn substitute(&mut self, value: Tensor) {
        *self = Parameter { memory: self.current().clone(), value: Some(value) };
    }

    fn current(&self) -> &Arc<Memory> {
        let mut memory = &self.memory;
        while let Some(next) = memory.next.get() {
            memory = next;
        }
        memory
    }

    /// Replaces the memory of all clones.
    fn replace(&mut self, memory: &Arc<Memory>) {
        // Another thread may replace it at the same time; the last one in the chain counts.
        while self.current().next.set(memory.clone()).is_err() {}
        *self = Parameter { memory: memory.clone(), value: None };
    }
}

impl fmt::Debug for Parameter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Parameter")
            .field("master", self.master())
            .field("working", &self.working())
            .field("value", self.value())
            .finish()
    }
}

fn require_f32(master: &Tensor) -> Result<()> {
    match master.dtype() {
        DType::F32 => Ok(()),
        found => Err(Error::Dtype { op: "Parameter::new", found, expected: "f32" }),
    }
}
