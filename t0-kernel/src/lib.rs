//! The Rust side of the T0 kernel language: the types and functions of kernel bodies, and the executor that runs such a
//! body lane by lane on the CPU.
//!
//! A kernel's body is compiled twice: by `t0-core` to machine code, and by rustc to the reference that
//! `KERNEL::on_cpu(..)` runs. This crate provides the vocabulary of the second one:
//!
//! - [`In`], [`Out`], [`InOut`], [`Atomics`]: views of device memory; [`Lds`]: memory shared by a workgroup; [`fence`].
//! - [`ids`]: the position of a lane; [`barrier`]; [`range`]: loops that share work among lanes.
//! - [`wave`], [`block`]: builtins that a wave's 32 lanes, or a workgroup's lanes, execute together; [`wmma`]: matrix
//!   fragments.
//! - [`Float`], [`FloatExt`]: the operations of element types in generic kernels; [`f16x2`], [`bf16x2`]: pairs of
//!   halves; [`ArrayExt`], [`WordExt`]: dot products.
//! - [`message`]: printed messages of kernels. [`rules`]: the grid and the requirements in a kernel's attribute.
//! - [`cpu`]: the executor.
//!
//! Other types describe embedded kernels to the runtime: [`Element`] and [`Arg`], [`Image`] and [`Resources`].
//!
//! # Example
//!
//! For the CPU, `#[t0::kernel]` emits code equivalent to this:
//! ```
//! use t0_kernel::{cpu, prelude::*};
//!
//! fn double(x: In<f32>, mut y: Out<f32>) {
//!     let i = global_id();
//!     y[i] = 2.0 * x[i];
//! }
//!
//! let xs = [1.0, 2.0, 3.0];
//! let mut ys = [0.0; 3];
//! let (x, y) = (cpu::View::from(&xs), cpu::ViewMut::from(&mut ys));
//! // SAFETY: the body keeps no reference to an element.
//! let run = unsafe { cpu::Run::new("double", [32, 1, 1], (x, y.output()), |(x, y)| double(x, y)) };
//! run.over(3).run()?;
//! assert_eq!(ys, [2.0, 4.0, 6.0]);
//! # Ok::<(), cpu::CpuError>(())
//! ```
//!
//! # Limits
//!
//! Workgroups run one after another on the calling thread, so lanes never race in Rust's sense. Lanes that race in the
//! kernel's sense end a strict run with [`cpu::CpuErrorKind::Race`]; a lenient run returns one of the results that the
//! race may have. An endless loop is not detected here (the virtual GPU's budget does that).
//!
//! Using a view or an array after its run, or outside of one, is an error and never undefined behaviour: [`In`] and
//! similar types have no lifetime parameter, so each access compares the run that the view belongs to with the current
//! one.

mod atomics;
pub mod block;
mod builtins;
pub mod cpu;
mod dot;
mod element;
mod elements;
mod enums;
mod float;
pub mod ids;
mod image;
mod index;
mod instance;
mod int;
mod lds;
pub mod message;
mod pair;
pub mod philox;
pub mod range;
pub mod rules;
#[doc(hidden)]
pub mod same;
mod view;
pub mod wave;
pub mod wmma;

pub use atomics::{AtomicBits, AtomicValue, Atomics, Order, Scope, fence};
#[doc(hidden)]
pub use bytemuck::{Pod, Zeroable, bytes_of};
pub use dot::{ArrayExt, WordExt};
#[doc(hidden)]
pub use element::sealed::Sealed;
pub use element::{Arg, Element};
pub use enums::Enum;
#[doc(hidden)]
pub use enums::Variant;
pub use float::{Float, FloatExt};
pub use half::{bf16, f16};
pub use ids::barrier;
#[doc(hidden)]
pub use image::{Aligned, with_constants};
pub use image::{Image, Messages, Resources};
pub use index::{Coordinate, ViewIndex};
pub use instance::NoInstance;
pub use int::IntExt;
pub use lds::{Lds, LdsDyn};
pub use message::Printed;
pub use pair::{Packed, bf16x2, f16x2};
pub use t0_abi::{Abi, Argument, ArgumentKind};
pub use view::{In, InOut, Out};

/// Everything that a kernel body can name.
pub mod prelude {
    pub use crate::ids::{
        barrier, block_count, block_count_y, block_count_z, block_id, block_id_y, block_id_z, block_size, block_size_y,
        block_size_z, cycles, global_id, global_id_y, global_id_z, lane, thread_id, thread_id_y, thread_id_z, wave_id,
    };
    pub use crate::range::{grid_stride, strided};
    pub use crate::{
        ArrayExt, Atomics, Element, Float, FloatExt, In, InOut, IntExt, Lds, LdsDyn, Order, Out, Packed, Scope,
        WordExt, bf16, bf16x2, block, f16, f16x2, wave, wmma,
    };
    // Not from the root, where the macros of `builtins` have these names too.
    pub use crate::atomics::fence;
}
