//! GPU kernels in Rust for AMD RDNA3, compiled while your crate is built, run on the card or on a built-in virtual gfx1100.
//!
//! A kernel is an ordinary function with [`#[t0::kernel]`](macro@kernel) on it. The program carries its machine code; there is no
//! ROCm, no HIP and no LLVM to install, and where there is no card the same bytes run on a virtual one.
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
//! - [`kernel`](macro@kernel), [`device`], [`constant`]: the attributes; [`Arg`](derive@Arg): structs for kernels. [`prelude`]: the words of kernels and of programs.
//! - [`Device`], [`Buffer`], [`Stream`], [`Error`]: the runtime. [`cpu`]: kernels as Rust, lane by lane.
//!
//! # Features
//! - `kfd`: drive a real card through `/dev/kfd` (Linux only).
//! - `virtual`: the built-in virtual gfx1100.
//!
//! Both are on by default. This crate holds no logic: it re-exports `t0-macros`, `t0-kernel` and `t0-runtime`.

pub use t0_kernel::{
    Arg, AtomicBits, AtomicValue, Atomics, Element, Float, FloatExt, Image, In, InOut, Lds, LdsDyn, Order, Out, Packed,
    Resources, Scope, ViewIndex, barrier, bf16, bf16x2, block, cpu, f16, f16x2, fence, range, wave, wmma,
};
pub use t0_macros::{Arg, constant, device, kernel};
pub use t0_runtime::*;

/// Prints from a kernel: `t0::print!("x = {}, {y:?}", x)`, a line each, with Rust's formats.
///
/// On the GPU the text comes out when the launch has ended, workgroup by workgroup and lane by lane: on standard output, or where
/// [`Device::print_to`] and [`Device::capture_prints`] say.
#[macro_export]
macro_rules! print {
    ($($message:tt)*) => {
        $crate::__private::cpu::print(::core::format_args!($($message)*))
    };
}

/// Inline assembly in kernels: `unsafe { t0::asm!("v_bfrev_b32 {y}, {x}", y = out(vgpr) u32, x = in(vgpr) x, cpu = x.reverse_bits()) }`.
///
/// The kernel's attribute takes it out: rustc sees the value of `cpu = ..`.
#[macro_export]
macro_rules! asm {
    ($($instructions:tt)*) => {
        ::core::compile_error! { "gfx11 instructions stand in kernels and device functions alone" }
    };
}

/// The macros by which the words of kernels answer a kernel that asks what they mean.
mod builtins {
    #[doc(hidden)]
    pub use t0_kernel::{
        barrier, block_count, block_count_y, block_count_z, block_id, block_id_y, block_id_z, block_size, block_size_y,
        block_size_z, cycles, fence, global_id, global_id_y, global_id_z, lane, thread_id, thread_id_y, thread_id_z,
        wave_id,
    };
}

/// Which lane this is, and the workgroup's barrier.
pub mod ids {
    #[doc(hidden)]
    pub use crate::builtins::*;
    pub use t0_kernel::ids::*;
}

/// Everything that kernels and the programs that launch them name.
pub mod prelude {
    #[doc(hidden)]
    pub use crate::builtins::*;
    pub use t0_kernel::prelude::*;
    #[cfg(feature = "virtual")]
    pub use t0_runtime::VirtualOptions;
    pub use t0_runtime::{Buffer, Device, Error, Stream, View, ViewMut};
}

/// What the macros emit refers to. Not for use by hand.
#[doc(hidden)]
pub mod __private {
    pub use t0_kernel::{
        Aligned, Argument, ArgumentKind, Image, LdsDyn, Messages, Pod, Resources, Sealed, Zeroable, bytes_of, cpu,
        message,
    };
    pub use t0_macros::__collect;
    pub use t0_runtime::{Launch, Scalar, View, ViewMut, selftest};
}
