//! The growing parts of a launch that is being built: argument bytes and used buffers.
//!
//! Each thread keeps the memory of a few bodies, so that building a launch does not allocate.

use std::cell::RefCell;
use std::fmt;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use crate::allocation::Allocation;
use crate::kernargs::Kernargs;

/// The most bodies that a thread keeps.
const KEPT: usize = 8;

/// A view that a launch passes to its kernel.
#[derive(Debug, Clone)]
pub(crate) struct Use {
    /// `None` for a buffer without elements.
    pub(crate) allocation: Option<Arc<Allocation>>,
    /// Whether the kernel may write it.
    pub(crate) writes: bool,
    /// The argument's position.
    pub(crate) argument: u32,
    /// The device of the buffer: `Device::id`.
    pub(crate) device: usize,
}

/// The contents of a body.
#[derive(Debug, Default)]
pub(crate) struct Parts {
    pub(crate) kernargs: Kernargs,
    pub(crate) uses: Vec<Use>,
}

thread_local! {
    #[allow(clippy::vec_box, reason = "a body keeps its box, so that taking it allocates nothing")]
    static IDLE: RefCell<Vec<Box<Parts>>> = const { RefCell::new(Vec::new()) };
}

/// The arguments of a launch. Dropping it keeps its memory for the next launch of the thread.
pub(crate) struct Body(Option<Box<Parts>>);

impl Body {
    pub(crate) fn new() -> Body {
        let kept = IDLE.try_with(|idle| idle.try_borrow_mut().ok()?.pop()).ok().flatten();
        Body(Some(kept.unwrap_or_default()))
    }
}

impl fmt::Debug for Body {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The contents of a body, which only its drop takes.
const TAKEN: &str = "a body has its parts until it is dropped";

impl Deref for Body {
    type Target = Parts;

    #[inline]
    fn deref(&self) -> &Parts {
        self.0.as_deref().expect(TAKEN)
    }
}

impl DerefMut for Body {
    #[inline]
    fn deref_mut(&mut self) -> &mut Parts {
        self.0.as_deref_mut().expect(TAKEN)
    }
}

impl Drop for Body {
    fn drop(&mut self) {
        let Some(mut parts) = self.0.take() else { return };
        parts.kernargs.clear();
        parts.uses.clear();
        // At the end of a thread there is no list any more.
        let _ = IDLE.try_with(|idle| {
            if let Ok(mut idle) = idle.try_borrow_mut()
                && idle.len() < KEPT
            {
                idle.push(parts);
            }
        });
    }
}
