//! Lanes without separate stacks, one after another. Replaces `fiber` under Miri, which cannot run assembly.
//!
//! A lane that would have to wait for another ends the run with [`CpuErrorKind::Alone`].

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::group::Group;
use super::{CpuError, CpuErrorKind, lane, panic};

/// How a lane suspends its fiber, which is impossible here.
pub(crate) struct Switch;

/// Ends the run with an error, because the lane cannot wait.
#[track_caller]
pub(crate) fn suspend(_switch: &Switch, group: &Group, builtin: &'static str) {
    group.abort(CpuErrorKind::Alone { builtin }, core::panic::Location::caller());
}

/// No stacks to keep.
#[derive(Default)]
pub(crate) struct Fibers;

impl Fibers {
    /// Runs every lane of the group's workgroup to its end.
    pub(crate) fn run(&mut self, group: &Group, body: &dyn Fn()) -> Result<(), CpuError> {
        while let Some(flat) = group.start_next(&Switch) {
            let entered = lane::enter(group);
            let result = catch_unwind(AssertUnwindSafe(body));
            if let Err(payload) = &result {
                group.memories.forget();
                panic::record(group, payload.as_ref());
            }
            if result.is_ok() {
                group.finish(flat);
            }
            drop(entered);
        }
        group.take_error().map_or(Ok(()), Err)
    }
}
