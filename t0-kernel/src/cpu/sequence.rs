//! Lanes without stacks of their own, one after another: what takes the place of `fiber` under Miri, which runs no assembly.
//!
//! A lane that would have to wait for another ends the run with [`CpuErrorKind::Alone`].

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::group::Group;
use super::{CpuError, CpuErrorKind, lane, panic};

/// How a lane leaves its fiber: not at all.
pub(crate) struct Switch;

/// Ends the lane, which cannot wait.
#[track_caller]
pub(crate) fn suspend(_switch: &Switch, group: &Group, word: &'static str) {
    group.abort(CpuErrorKind::Alone { word }, core::panic::Location::caller());
}

/// Nothing to keep.
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
