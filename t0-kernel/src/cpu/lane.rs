//! What a prelude word finds when it asks which lane it runs in.

use core::any::{Any, TypeId};
use core::cell::Cell;
use core::fmt::Debug;
use core::panic::Location;

pub(crate) use super::group::Group;
use super::group::{Meeting, Wait};
use super::{CpuError, CpuErrorKind};
use crate::index::Shape;

thread_local! {
    /// The workgroup whose lane runs on this thread; null outside of kernels.
    static CURRENT: Cell<*const Group> = const { Cell::new(core::ptr::null()) };
}

/// Makes `group` the thread's current one until the guard is dropped.
pub(crate) fn enter(group: &Group) -> Entered<'_> {
    Entered { before: CURRENT.replace(group), group }
}

pub(crate) struct Entered<'a> {
    before: *const Group,
    group: &'a Group,
}

impl Entered<'_> {
    pub(crate) fn group(&self) -> &Group {
        self.group
    }
}

impl Drop for Entered<'_> {
    fn drop(&mut self) {
        CURRENT.set(self.before);
    }
}

/// Whether a kernel body runs on this thread.
pub(crate) fn inside() -> bool {
    !CURRENT.get().is_null()
}

/// The workgroup of the lane that speaks `word`.
///
/// # Panics
/// Outside of kernels.
#[track_caller]
#[inline]
pub(crate) fn current<'a>(word: &str) -> &'a Group {
    let group = CURRENT.get();
    if group.is_null() {
        outside(word);
    }
    // SAFETY: `enter` keeps the group borrowed until it resets the pointer, and words are spoken by lanes, which run in between.
    unsafe { &*group }
}

#[cold]
#[track_caller]
fn outside(word: &str) -> ! {
    panic!(
        "`{word}` was called outside of a kernel: launch the kernel, or run its body on the CPU with `KERNEL::on_cpu(..).over(n).run()`"
    )
}

/// What an access out of range wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Access {
    Read,
    Write,
}

/// Ends the run with an error if it is strict; else does nothing, and the access gets zeros or the sink.
#[cold]
#[track_caller]
pub(crate) fn out_of_bounds(access: Access, index: &dyn Debug, shape: Shape) {
    let group = current("a view");
    if !group.strict {
        return;
    }
    let of = match shape {
        Shape { len, rows: 0 | 1, .. } => format!("{len} elements"),
        Shape { len, rows, cols, .. } => format!("{rows} rows and {cols} columns ({len} elements)"),
    };
    let write = access == Access::Write;
    group.abort(
        CpuErrorKind::OutOfBounds { write, index: format!("{index:?}").into(), of: of.into() },
        Location::caller(),
    );
}

/// `t0::print!`.
#[doc(hidden)]
#[track_caller]
pub fn print(text: core::fmt::Arguments<'_>) {
    current("print!").print(text.to_string(), Location::caller());
}

/// What `t0::asm!` is on the CPU: the value of its `cpu = ..`.
///
/// # Safety
/// That of the instructions it stands for: they do what their operands say.
#[doc(hidden)]
pub unsafe fn asm<T>(value: T) -> T {
    value
}

/// The same of one without `cpu = ..`.
///
/// # Safety
/// As [`asm`].
#[doc(hidden)]
#[track_caller]
pub unsafe fn asm_without_cpu<T>((): ()) -> T {
    panic!("this inline assembly has no form on the CPU: give it one by `cpu = value`")
}

/// The memory of this lane's next `Lds` array of `bytes` bytes.
#[track_caller]
pub(crate) fn lds(bytes: usize) -> *mut u128 {
    let group = current("Lds::new");
    match group.next_lds(bytes) {
        Some(ptr) => ptr,
        None => group.abort(CpuErrorKind::Lds, Location::caller()),
    }
}

/// Waits until all lanes of the workgroup have come here.
#[track_caller]
pub(crate) fn wait_at_barrier() {
    current("barrier").wait(Wait::Barrier("barrier", Location::caller()));
}

/// Waits until all lanes of the workgroup have come here, each with the word of its wave; gives the words of the waves that exist.
#[track_caller]
pub(crate) fn words_of_waves(name: &'static str, word: u32) -> [Option<u32>; 32] {
    let group = current(name);
    let at = Location::caller();
    group.leave_word(word);
    group.wait(Wait::Barrier(name, at));
    let words = group.words();
    // Nobody leaves the next word before all have read these.
    group.wait(Wait::Barrier(name, at));
    words
}

/// One lane's part in something that a wave does together.
pub(crate) trait Together: Any + Sized {
    /// Whether all 32 lanes must exist.
    const WHOLE: bool = false;

    /// Does it, with the parts of the lanes that exist.
    fn meet(lanes: &mut [Option<&mut Self>; 32]);
}

/// Waits until all lanes of the wave have come here with their parts, and returns this lane's, met.
#[track_caller]
pub(crate) fn wait_for_wave<S: Together>(word: &'static str, mut part: S) -> S {
    let meeting = Meeting {
        word,
        at: Location::caller(),
        whole: S::WHOLE,
        part: (&raw mut part).cast(),
        kind: TypeId::of::<S>(),
        meet: |parts| {
            // SAFETY: the group calls this with parts of this very type only (it compares `kind`), each on the stack of
            // a lane that is suspended in this function, and each of a different lane.
            let mut lanes = parts.map(|part| unsafe { part.cast::<S>().as_mut() });
            S::meet(&mut lanes);
        },
    };
    current(word).wait(Wait::Wave(meeting));
    part
}

/// The error of the current lane.
pub(crate) fn error(group: &Group, kind: CpuErrorKind, flat: u32, at: Option<&Location<'_>>) -> CpuError {
    CpuError {
        kind,
        kernel: group.kernel,
        block: group.block_ids(),
        wave: flat / 32,
        lane: flat % 32,
        file: at.map_or_else(Box::default, |at| at.file().into()),
        line: at.map_or(0, Location::line),
    }
}
