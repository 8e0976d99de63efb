//! All errors between a host program and the device, with messages that say what to do.
//!
//! **Invariant:** of the other modules, only `fault` is named here.

mod assertion;
mod graph;

use std::time::Duration;

use t0_kernel::NoInstance;
use t0_kernel::rules::Unmet;

use crate::fault::{Fault, Lost};

pub use assertion::Assertion;
pub use graph::{GraphError, Mismatch};

/// What failed, why, and what to do about it.
#[derive(Debug, Clone, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The program was built without the requested driver.
    #[error("this build of t0-runtime has no {what}: enable the cargo feature `{feature}`{note}")]
    NotBuilt {
        /// The requested driver.
        what: &'static str,
        /// The cargo feature that provides it.
        feature: &'static str,
        /// Further conditions; may be empty.
        note: &'static str,
    },
    /// `T0_DEVICE` has an unknown value.
    #[error(
        "T0_DEVICE is `{value}`: it must be `kfd` (the card), `virtual` (the built-in virtual gfx1100), `virtual-timed` (the same with modelled times), or unset (the card if there is one)"
    )]
    UnknownDevice {
        /// The value found.
        value: String,
    },
    /// `T0_PROFILE` is set, and the program requires a card.
    #[error(
        "T0_PROFILE is set, but the program requires a card: times of a profile are modelled for launches on the virtual GPU; unset T0_DEVICE=kfd, or do not call `Builder::kfd`"
    )]
    ProfiledCard,
    /// The recording that `T0_PROFILE` requests cannot be written.
    #[error("the recording for T0_PROFILE failed: {why}")]
    Profile {
        /// What failed.
        why: String,
    },
    /// Modelled time or a recording is requested, and the program is built without the feature `profile`.
    #[error(
        "{what}, but this program is built without the cycle model: add `profile = [\"t0/profile\"]` under `[features]` in its Cargo.toml, and build it with `cargo build --features profile`"
    )]
    NoProfile {
        /// What requests it.
        what: &'static str,
    },
    /// `/dev/kfd` does not exist.
    #[error(
        "/dev/kfd does not exist: no AMD GPU with the amdgpu driver is visible here. Load the module (`modprobe amdgpu`), pass the device into the container (`--device /dev/kfd --device /dev/dri`), or use the virtual GPU (T0_DEVICE=virtual)"
    )]
    NoKfd,
    /// The user may not open a device file.
    #[error(
        "this user has no permission to open {path}: add the user to the group `{group}` (`sudo usermod -aG {group} $USER`, then log in again)"
    )]
    NoPermission {
        /// The device file.
        path: String,
        /// The group that owns it.
        group: String,
    },
    /// No GPU with the requested index runs gfx11 code.
    #[error(
        "no gfx11 GPU with index {index}: the driver lists {found}. T0 compiles for RDNA3 and RDNA3.5 (Radeon RX 7000, Radeon 700M and 800M); other machines can use the virtual GPU (T0_DEVICE=virtual)"
    )]
    NoGfx11 {
        /// The requested index.
        index: u32,
        /// What the topology lists.
        found: String,
    },
    /// The driver is too old or too new.
    #[error(
        "the KFD driver has interface version {major}.{minor}, but T0 needs 1.x with x at least {least}: update the kernel"
    )]
    KfdVersion {
        /// Major version of the driver.
        major: u32,
        /// Minor version of the driver.
        minor: u32,
        /// The minimum minor version.
        least: u32,
    },
    /// A call into the driver failed.
    #[error("the driver failed to {action}: {errno}{hint}")]
    Driver {
        /// The attempted action, as an infinitive.
        action: String,
        /// The error's name and number.
        errno: String,
        /// What to do; may be empty.
        hint: &'static str,
    },
    /// The topology files have unexpected contents.
    #[error("the topology file {path} could not be used: {why}")]
    Topology {
        /// The file.
        path: String,
        /// What is wrong with it.
        why: String,
    },
    /// The device does not have enough free memory.
    #[error(
        "{bytes} bytes of device memory could not be allocated ({available} bytes are free): drop buffers that are no longer needed, or work in smaller pieces"
    )]
    OutOfMemory {
        /// Bytes requested.
        bytes: u64,
        /// Free bytes according to the driver.
        available: u64,
    },
    /// A length in elements whose size in bytes does not fit the address space.
    #[error("a buffer of {len} elements of {size} bytes does not fit any address space")]
    TooLong {
        /// Number of elements requested.
        len: usize,
        /// Bytes of an element.
        size: usize,
    },
    /// The two sides of a copy on the device differ in length.
    #[error(
        "the source of a copy has {source_len} elements, but its destination has {out_len}: both must have the same length; take a `slice` of the longer one"
    )]
    CopyLength {
        /// Elements of the source.
        source_len: usize,
        /// Elements of the destination.
        out_len: usize,
    },
    /// A host slice and a buffer differ in length.
    #[error(
        "the host slice has {host} elements, but the buffer has {buffer}: both must have the same length; take a `slice` of the longer one"
    )]
    LengthMismatch {
        /// Elements of the host slice.
        host: usize,
        /// Elements of the buffer.
        buffer: usize,
    },
    /// A sub-slice that reaches beyond its buffer.
    #[error("elements {start}..{end} are not within a buffer of {len} elements")]
    SliceOutOfRange {
        /// First element.
        start: usize,
        /// The end of the range.
        end: usize,
        /// Number of elements of the buffer.
        len: usize,
    },
    /// A matrix shape that does not fit its buffer.
    #[error(
        "a matrix of {rows} rows and {cols} columns with a stride of {stride} elements needs {needs} elements with the stride at least the columns, and the buffer has {len}"
    )]
    MatrixOutOfRange {
        /// Requested rows.
        rows: usize,
        /// Requested columns.
        cols: usize,
        /// Elements from one row to the next.
        stride: usize,
        /// Number of elements that such a matrix spans.
        needs: u128,
        /// Number of elements of the buffer.
        len: usize,
    },
    /// A view whose first byte is no multiple of the size of the elements that it is to have.
    #[error(
        "a view that starts at byte {start} of its buffer cannot have elements of {size} bytes: start it at a multiple of their size"
    )]
    Reinterpret {
        /// The first byte.
        start: usize,
        /// Bytes of an element.
        size: usize,
    },
    /// A view that is too large for a kernel.
    #[error(
        "argument {argument} of `{kernel}` is a view of {bytes} bytes, but a kernel can address 8 KiB less than 4 GiB through one view: pass slices of it in several launches"
    )]
    ViewTooLarge {
        /// The kernel.
        kernel: &'static str,
        /// The argument's position, from 0.
        argument: usize,
        /// Bytes of the view.
        bytes: u64,
    },
    /// The launch does not follow the rules that the kernel's attribute states (`grid = ..`, `requires(..)`). Nothing
    /// was enqueued.
    #[error("`{kernel}` {unmet}")]
    Rules {
        /// The kernel.
        kernel: &'static str,
        /// The requirement that does not hold or the expression that has no value, with the values in it.
        unmet: Unmet,
    },
    /// A grid that the dispatch packet cannot express.
    #[error("`{kernel}` was launched over {asked}: each dimension may have 0 to 4,294,967,295 work-items")]
    GridTooLarge {
        /// The kernel.
        kernel: &'static str,
        /// The requested grid, as text.
        asked: String,
    },
    /// An argument belongs to another device.
    #[error(
        "argument {argument} of `{kernel}` is on another device than the kernel: copy it there (download, upload), or launch on its own device"
    )]
    WrongDevice {
        /// The kernel.
        kernel: &'static str,
        /// The argument's position, from 0.
        argument: usize,
    },
    /// A launch passes more or fewer arguments than the kernel declares.
    #[error(
        "`{kernel}` declares {declared} arguments, but the launch passes {given}: pass each declared argument once, in order"
    )]
    Arguments {
        /// The kernel.
        kernel: &'static str,
        /// Number of arguments that the launch passes.
        given: usize,
        /// Number of arguments that the kernel declares.
        declared: usize,
    },
    /// A launch passes an argument of another kind or size than the kernel declares.
    #[error(
        "argument {argument} of `{kernel}` is declared `{name}: {declared}`, but the launch passes {given}: pass the declared type, or launch with the generated function `{kernel}(..)`, which the compiler checks"
    )]
    Argument {
        /// The kernel.
        kernel: &'static str,
        /// The argument's position, from 0.
        argument: usize,
        /// The parameter's name.
        name: &'static str,
        /// The declared type.
        declared: &'static str,
        /// The argument passed.
        given: String,
    },
    /// A kernel is launched with types and constants for which it has no instance.
    #[error("`{kernel}` {why}")]
    Instance {
        /// The kernel.
        kernel: &'static str,
        /// What is missing, or differs.
        why: NoInstance,
    },
    /// A kernel is dispatched with an argument whose element type differs from that of the selected instance.
    #[error(
        "argument {argument} of `{kernel}` is `{name}: {declared}` in the requested instance, but the launch passes {given}: pass the declared type, or request the instance for the type that is passed"
    )]
    Element {
        /// The kernel.
        kernel: &'static str,
        /// The argument's position, from 0.
        argument: usize,
        /// The parameter's name.
        name: &'static str,
        /// The type that the instance declares.
        declared: &'static str,
        /// The argument passed.
        given: String,
    },
    /// The kernel follows another kernel ABI than this program.
    #[error(
        "`{kernel}` cannot be launched: {why}. Build the kernel and the program that launches it with the same version of T0"
    )]
    Abi {
        /// The kernel.
        kernel: &'static str,
        /// How they differ.
        why: t0_abi::Mismatch,
    },
    /// No code object fits the device's target.
    #[error(
        "`{kernel}` was compiled for {wants}, but the device is {has}: add \"{has}\" or \"gfx11-generic\" to its list of targets, `targets = [..]` in `#[t0::kernel]`"
    )]
    Target {
        /// The kernel.
        kernel: &'static str,
        /// The targets of the code objects.
        wants: String,
        /// The device's target.
        has: String,
    },
    /// The code object cannot be loaded.
    #[error("the code object of `{kernel}` cannot be loaded: {why}")]
    CodeObject {
        /// The kernel.
        kernel: &'static str,
        /// What is wrong with it.
        why: String,
    },
    /// The kernel needs more resources per workgroup than the device has.
    #[error("`{kernel}` cannot run: {why}")]
    Unlaunchable {
        /// The kernel.
        kernel: &'static str,
        /// The limit that is exceeded.
        why: String,
    },
    /// The kernel faulted. [`Fault::device_lost`] says whether the device remains usable. Values that the kernel wrote
    /// before the fault remain, but reads of them are [`Error::Unreliable`].
    #[error("{0}")]
    Fault(Box<Fault>),
    /// The driver has stopped all work of the process. The device must be opened again.
    #[error("{0}")]
    Lost(Box<Lost>),
    /// An assertion of the kernel failed. The launch ran to its end, but its results are not reliable.
    #[error("{0}")]
    Assertion(Box<Assertion>),
    /// The launch was queued after one that faulted, and did not run.
    #[error("`{kernel}` did not run: it was queued after a launch that failed ({cause})")]
    Aborted {
        /// The kernel that did not run.
        kernel: &'static str,
        /// The failure of the earlier launch.
        cause: String,
    },
    /// The host or a launch reads contents of a buffer that are not reliable: a launch that was to write them failed or
    /// did not run, or read what was not reliable itself. One write of all these contents makes them reliable again: of
    /// the host, or of a launch that has them in an `Out` view.
    #[error(
        "{} the buffer of {holds}, whose contents are not reliable because a launch that writes it failed ({failure}): write all of the buffer again before it is read",
        reading(*reader)
    )]
    Unreliable {
        /// The kernel that reads the buffer, and the position of its argument, from 0; `None` if the host reads it.
        reader: Option<(&'static str, usize)>,
        /// The contents of the buffer: `1000 x f32`.
        holds: String,
        /// The first failure.
        failure: String,
    },
    /// A graph was misused.
    #[error("{0}")]
    Graph(GraphError),
    /// A launch failed, and its error was dropped because many later launches of the stream failed too.
    #[error(
        "a launch failed, and its error was dropped because many later launches of the same stream failed too: wait for the stream more often (`Stream::wait`) to see each failure"
    )]
    Forgotten,
    /// Nothing completed within the device's timeout.
    #[error("`{kernel}` did not finish within {}: it loops forever or the card hangs. A kernel that may take longer needs a larger `Device::builder().timeout(..)`; on the virtual GPU an instruction budget finds the loop's line", span(*waited))]
    Timeout {
        /// The kernel that the call waited for.
        kernel: &'static str,
        /// How long no packet had completed.
        waited: Duration,
    },
}

fn reading(reader: Option<(&'static str, usize)>) -> String {
    reader.map_or("the host reads".to_owned(), |(kernel, argument)| format!("argument {argument} of `{kernel}` is"))
}

pub(crate) fn span(waited: Duration) -> String {
    if waited < Duration::from_secs(1) {
        format!("{} ms", waited.as_millis())
    } else {
        format!("{} s", waited.as_secs())
    }
}
