//! Steps that observe a dispatch: they count and record what waves execute, and change no result.
//!
//! | module | contents |
//! |---|---|
//! | `profile` | counts by class of instruction and kind of memory, for [`super::profile`] |
//! | `executions` | counts by instruction, for [`super::executions`] |
//! | `trace` | the instructions of each wave, in order, for [`super::trace`] |
pub(super) mod executions;
pub(super) mod profile;
pub(super) mod trace;
