//! GPU kernels in Rust for AMD RDNA3, compiled together with your crate, run on a card or on a built-in virtual
//! gfx1100.
//!
//! A kernel is an ordinary function with the attribute [`#[t0::kernel]`](macro@kernel). The program contains its
//! machine code. ROCm, HIP and LLVM need not be installed, and on a machine without a card the same bytes run on a
//! virtual one.
//!
//! ```
//! use t0::prelude::*;
//!
//! #[t0::kernel(block = 256)]
//! pub fn vector_add(x: In<f32>, y: In<f32>, mut out: Out<f32>) {
//!     let i = global_id();
//!     out[i] = x[i] + y[i];
//! }
//!
//! fn main() -> Result<(), Box<dyn std::error::Error>> {
//!     let (xs, ys) = (vec![1.0f32; 1000], vec![2.0f32; 1000]);
//!
//!     let gpu = Device::open()?; // the card if there is one, else the virtual gfx1100
//!     let (x, y) = (gpu.upload(&xs)?, gpu.upload(&ys)?);
//!     let mut out = gpu.zeros::<f32>(1000)?;
//!     vector_add(&x, &y, &mut out).over(1000).run(&gpu)?;
//!     assert_eq!(out.download()?, vec![3.0; 1000]);
//!
//!     let mut sums = vec![0.0f32; 1000]; // the same body as Rust, lane by lane
//!     vector_add::on_cpu(&xs, &ys, &mut sums).over(1000).run()?;
//!     assert_eq!(sums, vec![3.0; 1000]);
//!     Ok(())
//! }
//! ```
//!
//! - [`kernel`](macro@kernel), [`device`], [`constant`]: the attributes; [`Arg`](derive@Arg): structs for kernels.
//!   [`prelude`]: the names used in kernels and programs.
//! - [`Device`], [`Buffer`], [`Stream`], [`Error`]: the runtime. [`cpu`]: kernels as Rust, lane by lane.
//!
//! # Features
//! - `kfd`: drive a real card through `/dev/kfd` (Linux only).
//! - `virtual`: the built-in virtual gfx1100.
//!
//! Both are on by default. This crate contains no logic: it re-exports `t0-macros`, `t0-kernel` and `t0-runtime`.

pub use t0_kernel::rules;
pub use t0_kernel::{
    Arg, ArrayExt, AtomicBits, AtomicValue, Atomics, Element, Enum, Float, FloatExt, Image, In, InOut, IntExt, Lds,
    LdsDyn, Order, Out, Packed, Resources, Scope, ViewIndex, WordExt, barrier, bf16, bf16x2, block, cpu, f16, f16x2,
    fence, philox, range, wave, wmma,
};
/// A kernel with a device function, the registers that it needs, and the body as Rust:
///
/// ```
/// use t0::prelude::*;
///
/// #[t0::device]
/// fn square(x: f32) -> f32 {
///     x * x
/// }
///
/// #[t0::kernel(block = 64)]
/// pub fn squares(x: In<f32>, mut y: Out<f32>) {
///     let i = global_id();
///     y[i] = square(x[i]);
/// }
///
/// fn main() -> Result<(), Box<dyn std::error::Error>> {
///     assert_eq!(squares::report().spilled_vgprs, 0);
///     let mut ys = [0.0; 3];
///     squares::on_cpu(&[1.0, 2.0, 3.0], &mut ys).over(3).run()?;
///     assert_eq!(ys, [1.0, 4.0, 9.0]);
///     Ok(())
/// }
/// ```
pub use t0_macros::device;
pub use t0_macros::{Arg, constant, instances, kernel};
pub use t0_runtime::*;

/// Prints from a kernel: `t0::print!("x = {}, {y:?}", x)`, one line per call, with Rust's formats.
///
/// On the GPU the text is printed when the launch has ended, workgroup by workgroup and lane by lane: on standard
/// output, or as set by [`Device::print_to`] and [`Device::capture_prints`].
#[macro_export]
macro_rules! print {
    ($($message:tt)*) => {
        $crate::__private::cpu::print(::core::format_args!($($message)*))
    };
}

/// Inline assembly in kernels:
/// `unsafe { t0::asm!("v_bfrev_b32 {y}, {x}", y = out(vgpr) u32, x = in(vgpr) x, cpu = x.reverse_bits()) }`.
///
/// The kernel's attribute removes it: rustc sees the value of `cpu = ..`.
#[macro_export]
macro_rules! asm {
    ($($instructions:tt)*) => {
        ::core::compile_error! { "inline assembly is only allowed in kernels and device functions" }
    };
}

/// The macros with which builtins answer when a kernel asks what their names mean.
mod builtins {
    #[doc(hidden)]
    pub use t0_kernel::{
        barrier, block_count, block_count_y, block_count_z, block_id, block_id_y, block_id_z, block_size, block_size_y,
        block_size_z, cycles, fence, global_id, global_id_y, global_id_z, lane, thread_id, thread_id_y, thread_id_z,
        wave_id,
    };
}

/// The position of a lane in the grid, and the workgroup's barrier.
pub mod ids {
    #[doc(hidden)]
    pub use crate::builtins::*;
    pub use t0_kernel::ids::*;
}

/// The names used in kernels and in the programs that launch them.
pub mod prelude {
    #[doc(hidden)]
    pub use crate::builtins::*;
    pub use t0_kernel::prelude::*;
    #[cfg(feature = "virtual")]
    pub use t0_runtime::VirtualOptions;
    pub use t0_runtime::{Buffer, Device, Error, Stream, View, ViewMut};
}

/// Used by the code that the macros generate. Not a public API.
#[doc(hidden)]
pub mod __private {
    pub use ::core::any::Any;
    pub use t0_kernel::prelude as builtins;
    pub use t0_kernel::same::{Identity, has_bytes, identity, same};
    pub use t0_kernel::{
        Abi, Aligned, Argument, ArgumentKind, ArrayExt, Enum, Float, FloatExt, Image, IntExt, LdsDyn, Messages, Packed,
        Pod, Resources, Sealed, Variant, WordExt, Zeroable, block, bytes_of, cpu, message, rules, wave, with_constants,
        wmma,
    };
    pub use t0_macros::__collect;
    pub use t0_runtime::{
        DynScalar, DynView, DynViewMut, ElementType, Error, Grid, Instances, IntoDynView, IntoDynViewMut, IntoView,
        IntoViewMut, Launch, NoInstance, Scalar, View, ViewMut, selftest, write_at,
    };
}
