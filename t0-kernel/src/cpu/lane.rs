//! What a prelude word finds when it asks which lane it runs in.

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
    /// The workgroup whose lane runs on this thread; null outside of kernels.
    static CURRENT: Cell<*const Group> = const { Cell::new(core::ptr::null()) };
}

/// Makes `group` the thread's current one until the guard is dropped: for as long as one of its lanes runs.
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
    // SAFETY: `enter` sets the pointer while a lane of the group runs, and the group outlives its lanes: `Fibers::run` borrows it until
    // all of them have ended or are unwound.
    unsafe { &*group }
}

#[cold]
#[track_caller]
fn outside(word: &str) -> ! {
    panic!(
        "`{word}` was called outside of a kernel: launch the kernel, or run its body on the CPU with `KERNEL::on_cpu(..).over(n).run()`"
    )
}

/// The workgroup of the lane that accesses elements, which are still there.
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
        "an element was accessed after the run of its kernel has ended: access views and `Lds` arrays in the kernel only"
    )
}

/// Checks that elements may be accessed by the running lane.
///
/// # Panics
/// Outside of kernels.
#[track_caller]
#[inline]
pub(crate) fn check(origin: Origin) {
    owner(origin);
}

/// The running lane reads numbers: elements `at..at + n`.
#[track_caller]
#[inline]
pub(crate) fn reads<T: Element>(origin: Origin, at: usize, n: usize) {
    let group = owner(origin);
    if T::NUMBER && group.memories.watch(origin) {
        let location = Location::caller();
        (at..at + n).for_each(|at| group.note(origin, at, Does::Read, location));
    }
}

/// The running lane writes the element `at`, of which the bytes were and will be these.
#[track_caller]
pub(crate) fn writes<T: Element>(origin: Origin, at: usize, old: T, new: T) {
    let group = owner(origin);
    if group.memories.watch(origin) {
        let does = memory::written(&old, &new);
        group.note(origin, at, does, Location::caller());
    }
}

/// The running lane accesses the element `at` atomically; `stores` if it stores something.
#[track_caller]
pub(crate) fn atomic(origin: Origin, at: usize, stores: bool) {
    let does = if stores { Does::Update } else { Does::AtomicRead };
    let group = owner(origin);
    group.note(origin, at, does, Location::caller());
}

/// The running lane gets a `&mut` to the element `at`.
///
/// # Safety
/// `ptr` is where that element lies, and nobody uses the reference when the lane makes another one, writes, waits or ends.
#[track_caller]
#[inline]
pub(crate) unsafe fn lends<T: Element>(origin: Origin, at: usize, ptr: *const T) {
    let group = owner(origin);
    group.settle();
    // SAFETY: the caller's; the memory is there as long as its stamp is current.
    unsafe { group.memories.lend(origin, at, ptr, Location::caller()) }
}

/// The running lane's `fence`, or the order of its atomic access.
#[track_caller]
pub(crate) fn orders(word: &str, acquires: bool, releases: bool) {
    let group = current(word);
    group.settle();
    group.memories.synchronise(acquires, releases);
}

/// Hands the running lane its views.
#[track_caller]
pub(crate) fn binder() -> Binder {
    current("a kernel").memories.binder()
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

/// The memory of this lane's next `Lds` array of `bytes` bytes, in elements of so many.
#[track_caller]
pub(crate) fn lds(bytes: usize, element: usize) -> (*mut u128, Origin) {
    let group = current("Lds::new");
    match group.next_lds(bytes, element) {
        Some(array) => array,
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
