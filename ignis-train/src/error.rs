//! What can go wrong, with messages that say what to do.

use crate::dtype::DType;
use std::fmt;

/// A result of this crate.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// The error of an operation. Nothing was recorded, and no tensor has changed. [`Error::FailedBackward`] says what an
/// error of a backward leaves behind.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The shapes of two operands do not fit together.
    #[error("`{op}` of {left:?} and {right:?}: {hint}")]
    Shapes {
        /// The operation.
        op: &'static str,
        /// Shape of the first operand.
        left: Vec<usize>,
        /// Shape of the second operand.
        right: Vec<usize>,
        /// The rule, and what to do.
        hint: &'static str,
    },
    /// The shape of an operand, or an argument that describes a shape, is not possible.
    #[error("`{op}` of a tensor of shape {shape:?}: {why}")]
    Shape {
        /// The operation.
        op: &'static str,
        /// Shape of the operand.
        shape: Vec<usize>,
        /// What is wrong, and what to do.
        why: String,
    },
    /// The element types of two operands differ.
    #[error("`{op}` of {left} and {right}: both operands must have the same element type; convert one with `cast`")]
    Dtypes {
        /// The operation.
        op: &'static str,
        /// Element type of the first operand.
        left: DType,
        /// Element type of the second operand.
        right: DType,
    },
    /// An operation does not take elements of this type.
    #[error("`{op}` takes elements of type {expected}, not {found}: convert the tensor with `cast`")]
    Dtype {
        /// The operation.
        op: &'static str,
        /// Element type of the operand.
        found: DType,
        /// The element types that the operation takes.
        expected: &'static str,
    },
    /// An operation without a backward was called with a tracked tensor.
    #[error(
        "`{op}` has no backward, and an operand is tracked by a tape, so gradients would be lost: pass `tensor.detach()` if no gradient should flow through it, or call it within `tape.no_grad`"
    )]
    NoBackward {
        /// The operation.
        op: &'static str,
    },
    /// The operations that lead to a tensor have already been used by a backward, and were freed.
    #[error(
        "a second backward through the same operations: the first one freed what they had saved. Use `backward_retained` for the first one, or compute the result again"
    )]
    SecondBackward,
    /// An earlier backward through the operations that lead to a tensor ended with an error, and they were freed.
    #[error(
        "an earlier backward through the same operations ended with an error in the backward of `{op}`, and freed what they had saved: compute the result again"
    )]
    FailedBackward {
        /// The operation whose backward failed.
        op: &'static str,
    },
    /// A tensor was modified after an operation had saved it for its backward.
    #[error(
        "the backward of `{op}` needs its saved tensor {index} of shape {shape:?}, which was modified in place after `{op}` had run: modify it after the backward, or pass a copy to `{op}`"
    )]
    Modified {
        /// The operation.
        op: &'static str,
        /// Which of its saved tensors, from 0.
        index: usize,
        /// The shape of the tensor.
        shape: Vec<usize>,
    },
    /// An in-place write to a result that a tape has recorded.
    #[error(
        "`{op}` would overwrite a tensor of shape {shape:?} that a tape has recorded as the result of an operation: write to `tensor.detach()` if no gradient should flow through the old value"
    )]
    InPlace {
        /// The operation.
        op: &'static str,
        /// The shape of the tensor.
        shape: Vec<usize>,
    },
    /// Operands that two tapes track.
    #[error(
        "the operands of `{op}` are tracked by two different tapes: watch all tensors with one tape, and pass the tensors that a checkpointed function uses as its inputs"
    )]
    TwoTapes {
        /// The operation.
        op: &'static str,
    },
    /// A backward from a tensor that the tape does not track.
    #[error(
        "the tensor is not tracked by this tape: compute it from tensors that `tape.watch` has returned, outside of `no_grad`"
    )]
    Untracked,
    /// A backward from a tensor with several elements.
    #[error(
        "a backward starts at a tensor with one element, not at one of shape {shape:?}: reduce it with `sum` or `mean`, or pass its gradient to `backward_from`"
    )]
    NotScalar {
        /// The shape of the tensor.
        shape: Vec<usize>,
    },
    /// A backward returned gradients that do not fit the operands.
    #[error("the backward of `{op}` is wrong: {why}")]
    WrongGradient {
        /// The operation.
        op: &'static str,
        /// How they differ.
        why: String,
    },
    /// Operands of two contexts.
    #[error("the operands of `{op}` belong to different contexts: create all tensors from one `Context`")]
    Contexts {
        /// The operation.
        op: &'static str,
    },
    /// A kernel would take a tensor with gaps, exchanged axes or repeated elements for one in row-major order.
    #[error(
        "`{op}` passes a tensor of shape {shape:?} with strides {strides:?} to a kernel as if it were contiguous: pass the result of `contiguous()` instead, or take the memory with `strided_view`, `strided_typed` or `strided_bits` and pass the strides to the kernel"
    )]
    Strided {
        /// The operation.
        op: &'static str,
        /// The shape of the tensor.
        shape: Vec<usize>,
        /// Its strides, in elements.
        strides: Vec<usize>,
    },
    /// A launch that would read and write the same memory.
    #[error("`{op}` would read and write the same memory: pass a copy of one of the tensors")]
    Aliased {
        /// The operation.
        op: &'static str,
    },
    /// An operation was called while the launches of another one were being built.
    #[error(
        "`{op}` was called within the closure of `Context::launch`, which only launches kernels: call it before, and use its result in the closure"
    )]
    Nested {
        /// The operation.
        op: &'static str,
    },
    /// The device does not have enough memory.
    #[error("`{op}` needs {bytes} bytes of device memory, and {available} bytes are free; {usage}")]
    OutOfMemory {
        /// The operation.
        op: &'static str,
        /// Bytes requested.
        bytes: u64,
        /// Free bytes according to the driver.
        available: u64,
        /// The memory in use.
        usage: Usage,
    },
    /// A setting has a value that is not possible.
    #[error("`{op}`: the setting `{setting}` is {value}, and it must be {allowed}")]
    Setting {
        /// What was called.
        op: &'static str,
        /// The setting.
        setting: &'static str,
        /// Its value.
        value: String,
        /// The values that are possible.
        allowed: &'static str,
    },
    /// A parameter of a model cannot be used.
    #[error("`{op}`, parameter `{name}`: {why}")]
    WrongParameter {
        /// What was called.
        op: &'static str,
        /// The name of the parameter.
        name: String,
        /// What is wrong, and what to do.
        why: String,
    },
    /// A saved state does not fit.
    #[error("`{op}`: the state does not fit: {why}")]
    State {
        /// What was called.
        op: &'static str,
        /// What differs, and what to do.
        why: String,
    },
    /// An error of the device or of a launch.
    #[error(transparent)]
    Device(#[from] t0::Error),
}

/// The memory that tensors of a context use, by the operations that created them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// Bytes of all tensors.
    pub in_use: u64,
    /// The largest value of `in_use` so far.
    pub peak: u64,
    /// Bytes of freed tensors that are kept for new ones.
    pub cached: u64,
    /// Bytes by the operation that allocated them, largest first.
    pub by_operation: Vec<(&'static str, u64)>,
}

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tensors use {} bytes", self.in_use)?;
        for (i, (op, bytes)) in self.by_operation.iter().take(5).enumerate() {
            write!(f, "{} {bytes} by `{op}`", if i == 0 { ":" } else { "," })?;
        }
        write!(f, ". Use smaller batches, checkpoint blocks (`autograd::checkpoint`), or drop tensors earlier")
    }
}
