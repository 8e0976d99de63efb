//! Access to the running lane, for the builtins.

use core::any::{Any, TypeId};
use core::cell::Cell;
use core::fmt::Debug;
use core::panic::Location;

pub(crate) use super::group::Group;
use super::group::{Meeting, Wait};
use super::memory::{self, Binder, Origin};
use super::shadow::Does;
use super::{CpuError, CpuErrorKind};
use crate::Element;
use crate::index::Shape;

thread_local! {
    /// The workgroup whose lane is running on this thread; null outside of kernels.
    static CURRENT: Cell<*const Group> = const { Cell::new(core::ptr::null()) };
}

/// Makes `group` the thread's current one until the guard is dropped, while one of its lanes runs.
pub(crate) fn enter(group: &Group) -> Entered<'_> {
    Entered { before: CURRENT.replace(group), group: core::marker::PhantomData }
}

pub(crate) struct Entered<'a> {
    before: *const Group,
    group: core::marker::PhantomData<&'a Group>,
}

impl Drop for Entered<'_> {
    fn drop(&mut self) {
        CURRENT.set(self.before);
    }
}

/// Whether a kernel body is running on this thread.
pub(crate) fn inside() -> bool {
    !CURRENT.get().is_null()
}

/// The workgroup of the lane that calls `builtin`.
///
/// # Panics
/// Outside of kernels.
#[track_caller]
#[inline]
pub(crate) fn current<'a>(builtin: &str) -> &'a Group {
    let group = CURRENT.get();
    if group.is_null() {
        outside(builtin);
    }
    // SAFETY: `enter` sets the pointer while a lane of the group runs, and the group outlives its lanes: `Fibers::run`
    // borrows it until all of them have ended or are unwound.
    unsafe { &*group }
}

#[cold]
#[track_caller]
fn outside(builtin: &str) -> ! {
    panic!(
        "`{builtin}` was called outside of a kernel: launch the kernel, or run its body on the CPU with `KERNEL::on_cpu(..).over(n).run()`"
    )
}

/// The workgroup of the lane that accesses elements. Panics if they no longer exist.
///
/// # Panics
/// Outside of kernels.
#[track_caller]
#[inline]
fn owner<'a>(origin: Origin) -> &'a Group {
    let group = CURRENT.get();
    if group.is_null() {
        ended();
    }
    // SAFETY: as in `current`.
    let group = unsafe { &*group };
    if !group.memories.live(origin) {
        group.abort(CpuErrorKind::Ended, Location::caller());
    }
    group
}

#[cold]
#[track_caller]
fn ended() -> ! {
    panic!(
        "an element was accessed after the run of its kernel has ended: access views and `Lds` arrays only in the kernel"
    )
}

/// Checks that the running lane may access the elements.
///
/// # Panics
/// Outside of kernels.
#[track_caller]
#[inline]
pub(crate) fn check(origin: Origin) {
    owner(origin);
}

/// Records that the running lane reads elements `at..at + n`, which are numbers.
#[track_caller]
#[inline]
pub(crate) fn reads<T: Element>(origin: Origin, at: usize, n: usize) {
    let group = owner(origin);
    if T::NUMBER && group.memories.watch(origin) {
        let location = Location::caller();
        (at..at + n).for_each(|at| group.note(origin, at, Does::Read, location));
    }
}

/// Records that the running lane writes element `at`, with the old and the new value.
#[track_caller]
pub(crate) fn writes<T: Element>(origin: Origin, at: usize, old: T, new: T) {
    let group = owner(origin);
    if group.memories.watch(origin) {
        let does = memory::written(&old, &new);
        group.note(origin, at, does, Location::caller());
    }
}

/// Records that the running lane accesses element `at` atomically; `stores` if it stores a value.
#[track_caller]
pub(crate) fn atomic(origin: Origin, at: usize, stores: bool) {
    let does = if stores { Does::Update } else { Does::AtomicRead };
    let group = owner(origin);
    group.note(origin, at, does, Location::caller());
}

/// Records that the running lane gets a `&mut` to element `at`.
///
/// # Safety
/// `ptr` points to that element, and the reference is not used after the lane creates another one, writes, waits or
/// ends.
#[track_caller]
#[inline]
pub(crate) unsafe fn lends<T: Element>(origin: Origin, at: usize, ptr: *const T) {
    let group = owner(origin);
    group.settle();
    // SAFETY: the caller's contract; the memory is valid while its stamp is current.
    unsafe { group.memories.lend(origin, at, ptr, Location::caller()) }
}

/// Applies the running lane's `fence`, or the order of its atomic access.
#[track_caller]
pub(crate) fn orders(builtin: &str, acquires: bool, releases: bool) {
    let group = current(builtin);
    group.settle();
    group.memories.synchronise(acquires, releases);
}

/// Returns the binder that creates the running lane's views.
#[track_caller]
pub(crate) fn binder() -> Binder {
    current("a kernel").memories.binder()
}

/// The kind of an access that is out of range.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Access {
    Read,
    Write,
}

/// Ends the run with an error if it is strict. Otherwise does nothing, and the access uses zeros or the sink.
#[cold]
#[track_caller]
pub(crate) fn out_of_bounds(origin: Origin, access: Access, index: &dyn Debug, shape: Shape) {
    let group = owner(origin);
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

/// The CPU form of `t0::asm!`: the value of its `cpu = ..`.
///
/// # Safety
/// The contract of the instructions: they have the effects that their operands declare.
#[doc(hidden)]
pub unsafe fn asm<T>(value: T) -> T {
    value
}

/// The CPU form of `t0::asm!` without `cpu = ..`.
///
/// # Safety
/// That of [`asm`].
#[doc(hidden)]
#[track_caller]
pub unsafe fn asm_without_cpu<T>((): ()) -> T {
    panic!("this inline assembly has no CPU form: add `cpu = value`")
}

/// The memory of this lane's next `Lds` array of `bytes` bytes, with elements of `element` bytes.
#[track_caller]
pub(crate) fn lds(bytes: usize, element: usize) -> (*mut u128, Origin) {
    let group = current("Lds::new");
    match group.next_lds(bytes, element) {
        Some(array) => array,
        None => group.abort(CpuErrorKind::Lds, Location::caller()),
    }
}

/// Waits until all lanes of the workgroup have reached this barrier.
#[track_caller]
pub(crate) fn wait_at_barrier() {
    current("barrier").wait(Wait::Barrier("barrier", Location::caller()));
}

/// Waits until all lanes of the workgroup have reached this builtin, each with its wave's word. Returns the words of
/// the existing waves.
#[track_caller]
pub(crate) fn words_of_waves(name: &'static str, word: u32) -> [Option<u32>; 32] {
    let group = current(name);
    let at = Location::caller();
    group.leave_word(word);
    group.wait(Wait::Barrier(name, at));
    let words = group.words();
    // No lane may overwrite these words before all lanes have read them.
    group.wait(Wait::Barrier(name, at));
    words
}

/// One lane's part in a builtin that a wave executes together.
pub(crate) trait Together: Any + Sized {
    /// Whether all 32 lanes must exist.
    const WHOLE: bool = false;

    /// Executes the builtin on the parts of the existing lanes.
    fn meet(lanes: &mut [Option<&mut Self>; 32]);
}

/// Waits until all lanes of the wave have arrived with their parts, and returns this lane's part with the result.
#[track_caller]
pub(crate) fn wait_for_wave<S: Together>(builtin: &'static str, mut part: S) -> S {
    let meeting = Meeting {
        builtin,
        at: Location::caller(),
        whole: S::WHOLE,
        part: (&raw mut part).cast(),
        kind: TypeId::of::<S>(),
        meet: |parts| {
            // SAFETY: the group calls this only with parts of this type (it compares `kind`), each on the stack of a
            // lane that is suspended in this function, and each of a different lane.
            let mut lanes = parts.map(|part| unsafe { part.cast::<S>().as_mut() });
            S::meet(&mut lanes);
        },
    };
    current(builtin).wait(Wait::Wave(meeting));
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
