//! What has been recorded.

use super::apply::Backward;
use super::leaves::Leaves;
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::tensor::Tensor;
use std::collections::HashMap;
use std::fmt;
use std::ops::Range;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::thread::ThreadId;

/// A record of operations, for computing gradients. A clone is another handle to the same tape.
///
/// ```
/// use ignis::{Context, Tape, Tensor};
///
/// let context = Context::open()?;
/// let x = Tensor::from_slice(&context, &[1.0f32, 2.0, 3.0], &[3])?;
///
/// let tape = Tape::new();
/// let tracked = tape.watch(&x);
/// let loss = tracked.mul(&tracked)?.sum(&[])?; // recorded, because `tracked` is
/// let gradients = tape.backward(&loss)?;
/// let dx = gradients.get(&tracked).expect("the loss depends on x");
/// assert_eq!(dx.to_vec::<f32>()?, [2.0, 4.0, 6.0]);
/// # Ok::<(), ignis::Error>(())
/// ```
///
/// A tape lives as long as its handles. Tensors have only weak handles: without the tape, they are untracked. Several
/// threads may record on one tape; the order in which gradients are added up is the order of recording.
///
/// A tape keeps what operations have saved until a backward, and does not keep watched tensors: it can be used for any
/// number of steps.
#[derive(Clone, Default)]
pub struct Tape {
    inner: Arc<Inner>,
}

#[derive(Default)]
pub(super) struct Inner {
    state: Mutex<State>,
}

#[derive(Default)]
pub(super) struct State {
    /// In the order of recording: an operand has a smaller id than the result.
    pub(super) nodes: Vec<Node>,
    pub(super) leaves: Leaves,
    /// The id of the next tensor.
    pub(super) next: usize,
    /// How often each thread is within `no_grad`.
    paused: HashMap<ThreadId, usize>,
    /// Nodes are not kept: the tape only detects operands of other tapes.
    forgetful: bool,
    /// The last backward that ended with an error.
    pub(super) failed: Option<Failed>,
}

/// A backward that ended with an error and freed the operations whose results have these ids.
pub(super) struct Failed {
    /// The operation whose backward failed.
    pub(super) op: &'static str,
    pub(super) ids: Range<usize>,
}

/// A tracked operand.
#[derive(Clone, Copy)]
pub(super) struct Input {
    pub(super) id: usize,
    /// Whether it is watched, and not the result of an operation.
    pub(super) leaf: bool,
}

/// A recorded operation.
pub(super) struct Node {
    /// The operands; `None` for those that are not tracked.
    pub(super) inputs: Vec<Option<Input>>,
    /// The shape and element type of each operand.
    pub(super) shapes: Vec<(Vec<usize>, DType)>,
    pub(super) backward: Box<dyn Backward>,
    /// Each with its version when it was saved.
    pub(super) saved: Vec<(Tensor, u64)>,
    pub(super) output: usize,
}

impl Node {
    /// An error if a saved tensor is not as it was saved.
    pub(super) fn unmodified(&self) -> Result<()> {
        match self.saved.iter().enumerate().find(|(_, (tensor, version))| tensor.version() != *version) {
            None => Ok(()),
            Some((index, (tensor, _))) => {
                Err(Error::Modified { op: self.backward.name(), index, shape: tensor.shape().to_vec() })
            }
        }
    }
}

/// A tensor's entry in a tape.
#[derive(Clone)]
pub(crate) struct Track {
    tape: Weak<Inner>,
    id: usize,
    leaf: bool,
}

impl Track {
    pub(crate) fn tape(&self) -> Option<Tape> {
        self.tape.upgrade().map(|inner| Tape { inner })
    }

    pub(super) fn input(&self) -> Input {
        Input { id: self.id, leaf: self.leaf }
    }

    pub(crate) fn is_leaf(&self) -> bool {
        self.leaf || self.tape.strong_count() == 0
    }

    pub(crate) fn is_recording(&self) -> bool {
        self.tape().is_some_and(|tape| !tape.is_paused())
    }
}

impl Tape {
    /// An empty tape.
    #[must_use]
    pub fn new() -> Tape {
        Tape::default()
    }

    /// A tape that keeps no operations.
    pub(super) fn forgetful() -> Tape {
        let tape = Tape::default();
        tape.state().forgetful = true;
        tape
    }

    /// A handle to the elements of `tensor` whose gradient the tape will compute. `tensor` itself stays as it is; a
    /// tensor that is tracked already is detached first.
    ///
    /// A tensor that is watched several times, or several handles to the same elements with the same shape and strides,
    /// are one watched tensor: each handle has the gradient of all uses. Watch each tied parameter once, or use the
    /// gradient of one of the handles.
    #[must_use]
    pub fn watch(&self, tensor: &Tensor) -> Tensor {
        let state = &mut *self.state();
        let id = state.leaves.find(tensor).unwrap_or_else(|| {
            let id = state.id();
            state.leaves.insert(id, tensor);
            id
        });
        tensor.tracked(Track { tape: Arc::downgrade(&self.inner), id, leaf: true })
    }

    /// Watches a tensor apart from all others, also from one with the same elements.
    pub(super) fn watch_apart(&self, tensor: &Tensor) -> Tensor {
        let id = self.state().id();
        tensor.tracked(Track { tape: Arc::downgrade(&self.inner), id, leaf: true })
    }

    /// Calls `f` without recording the operations of this thread on this tape. Their results are untracked.
    ///
    /// ```
    /// # use ignis::{Context, DType, Tape, Tensor};
    /// # let context = Context::open()?;
    /// let tape = Tape::new();
    /// let logits = tape.watch(&Tensor::from_slice(&context, &[1.0f32, 5.0], &[1, 2])?);
    /// assert!(logits.argmax(&[-1]).is_err(), "it has no backward");
    /// assert_eq!(tape.no_grad(|| logits.argmax(&[-1]))?.to_vec::<u32>()?, [1]);
    /// # Ok::<(), ignis::Error>(())
    /// ```
    pub fn no_grad<R>(&self, f: impl FnOnce() -> R) -> R {
        struct Resume<'a>(&'a Tape, ThreadId);
        impl Drop for Resume<'_> {
            fn drop(&mut self) {
                let state = &mut *self.0.state();
                if let Some(depth) = state.paused.get_mut(&self.1) {
                    *depth -= 1;
                    if *depth == 0 {
                        state.paused.remove(&self.1);
                    }
                }
            }
        }
        let thread = std::thread::current().id();
        *self.state().paused.entry(thread).or_default() += 1;
        let _resume = Resume(self, thread);
        f()
    }

    /// The number of operations that are recorded and not yet freed by a backward.
    #[must_use]
    pub fn recorded(&self) -> usize {
        self.state().nodes.len()
    }

    /// Whether both are handles to the same tape.
    #[must_use]
    pub fn same(&self, other: &Tape) -> bool {
        Arc::ptr_eq(&self.inner, &other.inner)
    }

    pub(crate) fn is_paused(&self) -> bool {
        let state = self.state();
        !state.paused.is_empty() && state.paused.contains_key(&std::thread::current().id())
    }

    /// Records an operation with this result.
    pub(super) fn push(&self, mut node: Node, output: &Tensor) -> Tensor {
        let state = &mut *self.state();
        let id = state.id();
        node.output = id;
        if !state.forgetful {
            state.nodes.push(node);
        }
        output.tracked(Track { tape: Arc::downgrade(&self.inner), id, leaf: false })
    }

    pub(super) fn state(&self) -> MutexGuard<'_, State> {
        self.inner.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The entry of a tensor that this tape tracks.
    pub(super) fn input(&self, tensor: &Tensor) -> Option<Input> {
        let track = tensor.track()?;
        track.tape().filter(|tape| tape.same(self)).map(|_| track.input())
    }
}

impl State {
    /// The id of a new tensor.
    fn id(&mut self) -> usize {
        self.next += 1;
        self.next - 1
    }
}

impl fmt::Debug for Tape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = self.state();
        write!(f, "Tape({} watched tensors, {} operations)", state.leaves.len(), state.nodes.len())
    }
}
