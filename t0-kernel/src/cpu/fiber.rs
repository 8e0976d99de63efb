//! Stacks and switches: runs the lanes of one workgroup after another.
//!
//! A fiber takes lanes that have not begun, one after another, until one of them waits; then another fiber takes the rest.
//! So a workgroup without rendezvous costs one fiber, and one with them costs one per lane, on stacks that are kept.

use std::panic::{AssertUnwindSafe, catch_unwind};

use corosensei::stack::DefaultStack;
use corosensei::{Coroutine, CoroutineResult};

use super::group::Group;
use super::{CpuError, CpuErrorKind, lane, panic};

/// Bytes of a lane's stack. Only the pages that a body touches take memory.
const STACK: usize = 256 << 10;

type Fiber = Coroutine<(), (), ()>;

/// How a lane leaves its fiber.
pub(crate) type Switch = corosensei::Yielder<(), ()>;

/// Leaves the running lane until its fiber is resumed.
pub(crate) fn suspend(switch: &Switch, _group: &Group, _word: &str) {
    switch.suspend(());
}

/// Stacks at rest.
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
        // Fibers that still wait are unwound here.
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
        // SAFETY: the closure borrows the group and the body, which outlive `Fibers::run`; every fiber that it makes has ended,
        // or is dropped and thereby unwound, before it returns.
        Ok(unsafe { Coroutine::with_stack_unchecked(stack, run) })
    }
}
