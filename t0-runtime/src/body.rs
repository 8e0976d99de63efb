//! The growing parts of a launch that is being built: argument bytes and used buffers.
//!
//! Each thread keeps the memory of a few bodies, so that building a launch does not allocate.

use std::cell::RefCell;
use std::fmt;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use t0_abi::argument::ViewType;
use t0_kernel::Image;

use crate::allocation::{Allocation, Turns};
use crate::error::Error;
use crate::kernargs::Kernargs;
use crate::reliability::Effect;

/// The most bodies that a thread keeps.
const KEPT: usize = 8;

/// A view that a launch passes to its kernel, or all views of a buffer that a graph passes to its kernels.
#[derive(Debug, Clone)]
pub(crate) struct Use {
    /// `None` for a buffer without elements.
    pub(crate) allocation: Option<Arc<Allocation>>,
    /// Whether the kernel may write it.
    pub(crate) writes: bool,
    /// Whether there are no gaps between the view's rows.
    pub(crate) dense: bool,
    /// The argument's position.
    pub(crate) argument: u32,
    /// The device of the buffer: `Device::id`.
    pub(crate) device: usize,
    /// The kernel.
    pub(crate) image: &'static Image,
    /// The view's bytes in the buffer.
    pub(crate) start: u64,
    pub(crate) bytes: u64,
    /// The effect of several views together.
    pub(crate) joined: Option<Box<Effect>>,
}

impl Use {
    /// Whether the kernel may write the view, and its buffer is not in the device's own memory.
    pub(crate) fn writes_host_memory(&self) -> bool {
        self.writes && self.allocation.as_ref().is_some_and(|buffer| !buffer.memory().is_on_card())
    }
}

impl Use {
    /// What the kernel may do to the buffer.
    pub(crate) fn effect(&self) -> Effect {
        if let Some(joined) = &self.joined {
            return (**joined).clone();
        }
        let all = self.start..self.start + self.bytes;
        if !self.writes {
            return Effect { reads: all, ..Effect::default() };
        }
        let declared = self.image.arguments.get(self.argument as usize);
        let view = declared.and_then(|declared| ViewType::split(declared.ty)).map(|(view, _)| view);
        match view {
            // The compiler refuses to read it.
            Some(ViewType::Out) if self.dense => Effect { reads: 0..0, writes: all.clone(), covers: all },
            Some(ViewType::Out) => Effect { writes: all, ..Effect::default() },
            _ => Effect { reads: all.clone(), writes: all, covers: 0..0 },
        }
    }

    /// The buffer and the effect, if a launch that uses the buffer has failed. Otherwise there is nothing to check.
    fn suspect(&self) -> Option<(&Arc<Allocation>, Effect)> {
        let allocation = self.allocation.as_ref().filter(|allocation| allocation.reliability().has_failed())?;
        Some((allocation, self.effect()))
    }

    /// An error if the access with this stamp reads what is not reliable.
    pub(crate) fn check(&self, stamp: u64) -> Result<(), Error> {
        let Some((allocation, effect)) = self.suspect() else { return Ok(()) };
        allocation.check(&effect.reads, stamp, Some((self.image.name, self.argument)))
    }

    /// Notes that the access with this stamp writes again what is not reliable. Returns whether that changes anything.
    pub(crate) fn rewrite(&self, stamp: u64) -> bool {
        self.suspect().is_some_and(|(allocation, effect)| allocation.reliability().rewrite(&effect.covers, stamp))
    }

    /// Notes that the access with this stamp failed. Returns whether that changes anything.
    pub(crate) fn fail(&self, stamp: u64, failure: &Arc<str>) -> bool {
        let allocation = self.allocation.as_ref().filter(|_| self.writes);
        allocation.is_some_and(|allocation| allocation.reliability().fail(&self.effect().writes, stamp, failure))
    }
}

/// The buffers of these uses that need a turn, and whether each is written. They are held apart, because the launch
/// takes its uses while it has the turns.
pub(crate) fn contended(uses: &[Use]) -> Vec<(Arc<Allocation>, bool)> {
    let places = uses.iter().filter_map(|used| Some((used.allocation.as_ref()?, used.writes)));
    places.filter(|(place, _)| place.is_in_graph()).map(|(place, writes)| (place.clone(), writes)).collect()
}

/// Waits for the turns at these buffers.
pub(crate) fn turns(places: &[(Arc<Allocation>, bool)]) -> Turns<'_> {
    Turns::take(places.iter().map(|(place, writes)| (&**place, *writes)))
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
