//! Stacks and switches: runs the lanes of a workgroup one after another.
//!
//! A fiber runs lanes that have not started, one after another, until one of them waits; then another fiber runs the
//! rest. So a workgroup without rendezvous needs one fiber, and one with a rendezvous needs one per lane. Stacks are
//! reused.

use std::panic::{AssertUnwindSafe, catch_unwind};

use corosensei::stack::DefaultStack;
use corosensei::{Coroutine, CoroutineResult};

use super::group::Group;
use super::{CpuError, CpuErrorKind, lane, panic};

/// Bytes of a lane's stack. Only the pages that a body touches use memory.
const STACK: usize = 256 << 10;

type Fiber = Coroutine<(), (), ()>;

/// The handle with which a lane suspends its fiber.
pub(crate) type Switch = corosensei::Yielder<(), ()>;

/// Suspends the running lane until its fiber is resumed.
pub(crate) fn suspend(switch: &Switch, _group: &Group, _builtin: &str) {
    switch.suspend(());
}

/// Unused stacks, kept for reuse.
#[derive(Default)]
pub(crate) struct Fibers {
    stacks: Vec<DefaultStack>,
}

impl Fibers {
    /// Runs every lane of the group's workgroup to its end.
    pub(crate) fn run(&mut self, group: &Group, body: &dyn Fn()) -> Result<(), CpuError> {
        let mut waiting: Vec<(u32, Fiber)> = Vec::new();
        while group.has_next() {
            let fiber = self.fiber(group, body)?;
            self.resume(group, fiber, &mut waiting);
        }
        while !waiting.is_empty() && !group.failed() {
            group.rendezvous();
            for (flat, fiber) in core::mem::take(&mut waiting) {
                if group.is_ready(flat) && !group.failed() {
                    self.resume(group, fiber, &mut waiting);
                } else {
                    waiting.push((flat, fiber));
                }
            }
        }
        // Fibers that are still waiting are unwound here.
        drop(waiting);
        group.take_error().map_or(Ok(()), Err)
    }

    fn resume(&mut self, group: &Group, mut fiber: Fiber, waiting: &mut Vec<(u32, Fiber)>) {
        let entered = lane::enter(group);
        let result = fiber.resume(());
        drop(entered);
        match result {
            CoroutineResult::Yield(()) => waiting.push((group.running(), fiber)),
            CoroutineResult::Return(()) => self.stacks.push(fiber.into_stack()),
        }
    }

    fn fiber(&mut self, group: &Group, body: &dyn Fn()) -> Result<Fiber, CpuError> {
        let stack = match self.stacks.pop() {
            Some(stack) => stack,
            None => DefaultStack::new(STACK)
                .map_err(|e| CpuError::outside(CpuErrorKind::Stack { message: e.to_string().into() }))?,
        };
        let run = move |switch: &Switch, ()| {
            while let Some(flat) = group.start_next(switch) {
                match catch_unwind(AssertUnwindSafe(body)) {
                    Ok(()) => group.finish(flat),
                    Err(payload) => {
                        group.memories.forget();
                        panic::record(group, payload.as_ref());
                        return;
                    }
                }
            }
        };
        // SAFETY: the closure borrows the group and the body, which outlive `Fibers::run`. Every fiber that it creates
        // has ended, or is dropped and thereby unwound, before `run` returns.
        Ok(unsafe { Coroutine::with_stack_unchecked(stack, run) })
    }
}
