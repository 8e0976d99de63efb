//! Everything that can go wrong between a host program and the device, told so that the reader knows what to do.

use std::time::Duration;

use crate::fault::Fault;
use crate::messages::Assertion;

/// What failed, why, and what to do about it.
#[derive(Debug, Clone, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The program was built without the driver that was asked for.
    #[error("this build of t0-runtime has no {what}: enable the cargo feature `{feature}`{note}")]
    NotBuilt {
        /// What was asked for.
        what: &'static str,
        /// The cargo feature that provides it.
        feature: &'static str,
        /// Further conditions, or nothing.
        note: &'static str,
    },
    /// `T0_DEVICE` has a value that names no device.
    #[error(
        "T0_DEVICE is `{value}`: it must be `kfd` (the card), `virtual` (the built-in virtual gfx1100), or unset (the card if there is one)"
    )]
    UnknownDevice {
        /// The value found.
        value: String,
    },
    /// `/dev/kfd` does not exist.
    #[error(
        "/dev/kfd does not exist: no AMD GPU with the amdgpu driver is visible here. Load the module (`modprobe amdgpu`), pass the device into the container (`--device /dev/kfd --device /dev/dri`), or use the virtual GPU (T0_DEVICE=virtual)"
    )]
    NoKfd,
    /// A device file may not be opened.
    #[error(
        "{path} may not be opened by this user: add the user to the group `{group}` (`sudo usermod -aG {group} $USER`, then log in again)"
    )]
    NoPermission {
        /// The device file.
        path: String,
        /// The group that owns it.
        group: String,
    },
    /// No GPU of the asked index runs gfx11 code.
    #[error(
        "no gfx11 GPU with index {index}: the driver lists {found}. T0 compiles for RDNA3 and RDNA3.5 (Radeon RX 7000, Radeon 700M and 800M); other machines can use the virtual GPU (T0_DEVICE=virtual)"
    )]
    NoGfx11 {
        /// The index asked for.
        index: u32,
        /// What the topology lists.
        found: String,
    },
    /// The driver is too old or too new.
    #[error(
        "the KFD driver speaks version {major}.{minor}, but T0 needs 1.x with x at least {least}: update the kernel"
    )]
    KfdVersion {
        /// Major version found.
        major: u32,
        /// Minor version found.
        minor: u32,
        /// The least minor version.
        least: u32,
    },
    /// A call into the driver failed.
    #[error("the driver refused to {action}: {errno}{hint}")]
    Driver {
        /// What was attempted, as an infinitive.
        action: String,
        /// The error's name and number.
        errno: String,
        /// What to do, or nothing.
        hint: &'static str,
    },
    /// The topology files say something unexpected.
    #[error("the topology file {path} could not be used: {why}")]
    Topology {
        /// The file.
        path: String,
        /// What is wrong with it.
        why: String,
    },
    /// The device has not that much memory left.
    #[error(
        "{bytes} bytes of device memory could not be allocated ({available} bytes are free): drop buffers that are no longer needed, or work in smaller pieces"
    )]
    OutOfMemory {
        /// Bytes asked for.
        bytes: u64,
        /// Bytes the driver says are free.
        available: u64,
    },
    /// A length in elements whose size in bytes does not fit the address space.
    #[error("a buffer of {len} elements of {size} bytes does not fit any address space")]
    TooLong {
        /// Elements asked for.
        len: usize,
        /// Bytes of an element.
        size: usize,
    },
    /// Host data and buffer differ in length.
    #[error(
        "the host slice has {host} elements, the buffer {buffer}: both must have the same length; take a `slice` of the longer one"
    )]
    LengthMismatch {
        /// Elements of the host slice.
        host: usize,
        /// Elements of the buffer.
        buffer: usize,
    },
    /// A sub-slice that reaches beyond its buffer.
    #[error("elements {start}..{end} were asked of a buffer of {len} elements")]
    SliceOutOfRange {
        /// First element.
        start: usize,
        /// Element behind the last.
        end: usize,
        /// Elements there are.
        len: usize,
    },
    /// A matrix shape that does not fit its buffer.
    #[error(
        "a matrix of {rows} rows and {cols} columns with a stride of {stride} elements needs {needs} elements with the stride at least the columns, and the buffer has {len}"
    )]
    MatrixOutOfRange {
        /// Rows asked for.
        rows: usize,
        /// Columns asked for.
        cols: usize,
        /// Elements from one row to the next.
        stride: usize,
        /// Elements such a matrix spans.
        needs: u128,
        /// Elements there are.
        len: usize,
    },
    /// A view that a kernel cannot address.
    #[error(
        "argument {argument} of `{kernel}` is a view of {bytes} bytes, and a kernel addresses less than 4 GiB through one view: pass slices of it in several launches"
    )]
    ViewTooLarge {
        /// The kernel.
        kernel: &'static str,
        /// The argument's position, from 0.
        argument: usize,
        /// Bytes of the view.
        bytes: u64,
    },
    /// A grid that the dispatch packet cannot express.
    #[error("`{kernel}` was launched over {asked}: each dimension may have 0 to 4,294,967,295 work-items")]
    GridTooLarge {
        /// The kernel.
        kernel: &'static str,
        /// What was asked for, as text.
        asked: String,
    },
    /// An argument lives on another device.
    #[error(
        "argument {argument} of `{kernel}` lives on another device than the one the kernel was launched on: copy it there (download, upload), or launch on its own device"
    )]
    WrongDevice {
        /// The kernel.
        kernel: &'static str,
        /// The argument's position, from 0.
        argument: usize,
    },
    /// A launch passes more or fewer arguments than the kernel declares.
    #[error(
        "`{kernel}` declares {declared} arguments, and the launch passes {given}: pass each declared argument once, in order"
    )]
    Arguments {
        /// The kernel.
        kernel: &'static str,
        /// Arguments that the launch passes.
        given: usize,
        /// Arguments that the kernel declares.
        declared: usize,
    },
    /// A launch passes an argument of another kind or size than the kernel declares.
    #[error(
        "argument {argument} of `{kernel}` is declared `{name}: {declared}`, and the launch passes {given}: pass what is declared, or launch with the generated function `{kernel}(..)`, which the compiler checks"
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
        /// What was passed.
        given: String,
    },
    /// None of the code objects is for the device's target.
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
    /// The kernel wants more of a workgroup than the device has.
    #[error("`{kernel}` cannot run: {why}")]
    Unlaunchable {
        /// The kernel.
        kernel: &'static str,
        /// The limit that is exceeded.
        why: String,
    },
    /// The kernel faulted. The device goes on; what the kernel had written until then stays written.
    #[error("{0}")]
    Fault(Box<Fault>),
    /// An assertion of the kernel's failed. The launch went on to its end; what it stored is not to be trusted.
    #[error("{0}")]
    Assertion(Box<Assertion>),
    /// The launch was behind a faulting one and did not run.
    #[error("`{kernel}` did not run: it was queued behind a launch that failed ({cause})")]
    Aborted {
        /// The kernel that did not run.
        kernel: &'static str,
        /// The failure of the earlier launch.
        cause: String,
    },
    /// A launch failed, and its report was dropped because many later launches of the stream failed too.
    #[error(
        "a launch failed, and its report was dropped because many later launches of the same stream failed too: wait for the stream more often (`Stream::wait`) to see each failure"
    )]
    Forgotten,
    /// Nothing finished for as long as the device's timeout.
    #[error("`{kernel}` did not finish within {}: it loops for ever or the card hangs. A kernel that may take longer needs a larger `Device::builder().timeout(..)`; on the virtual GPU an instruction budget finds the loop's line", span(*waited))]
    Timeout {
        /// The kernel waited for.
        kernel: &'static str,
        /// How long nothing had finished.
        waited: Duration,
    },
}

fn span(waited: Duration) -> String {
    if waited < Duration::from_secs(1) {
        format!("{} ms", waited.as_millis())
    } else {
        format!("{} s", waited.as_secs())
    }
}
