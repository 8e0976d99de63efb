//! The kernel ABI of T0: how a launch and a kernel compiled by `#[t0::kernel]` agree on memory.
//!
//! Every size, offset and kind that both sides need is defined here and nowhere else. The compiler, the runtime, the
//! virtual GPU and the tools derive theirs with `size_of` and `offset_of!`, so that a change of a type in this crate
//! changes all of them.
//!
//! - [`abi`]: the version and the feature word that kernel and launcher compare.
//! - [`argument`]: the declared arguments of a kernel, their kinds and type names.
//! - [`view`]: a view of device memory, as it is passed to a kernel.
//! - [`kernarg`]: the kernarg segment: alignment, hidden block counts.
//! - [`lds`]: LDS arrays whose length the launch decides.
//! - [`message`]: the buffer for prints and failed assertions.
//! - [`rules`]: the operations of launch rules.
//! - [`names`]: names in the code object: hidden arguments, metadata keys, the T0 note.
//! - [`constants`]: the names of the struct with a kernel's constant parameters.
//!
//! The kernarg segment of `fn scale(data: InOut<f32>, by: f32)`:
//!
//! ```
//! use t0_abi::kernarg::{Hidden, Layout};
//! use t0_abi::view::View;
//!
//! let mut layout = Layout::new();
//! let data = layout.place(size_of::<View>() as u32, align_of::<View>() as u32);
//! let by = layout.place(size_of::<f32>() as u32, align_of::<f32>() as u32);
//! let hidden = layout.hidden();
//! assert_eq!((data, by), (0, size_of::<View>() as u32));
//! assert_eq!(hidden.block_count(0), by + 4);
//!
//! // What the launch writes there, for 1000 elements at an address.
//! let view = View::line(0x7f00_0000_0000, 1000);
//! let mut segment = vec![0; hidden.bytes(false) as usize];
//! segment[data as usize..][..size_of::<View>()].copy_from_slice(&view.to_bytes());
//! segment[by as usize..][..4].copy_from_slice(&2.0f32.to_le_bytes());
//! assert_eq!(View::from_bytes(&segment), Some(view));
//! # let _: Hidden = hidden;
//! ```
//!
//! # Limits
//!
//! All numbers are little-endian. The crate describes the data only: the registers in which the hardware passes the
//! kernarg pointer and the ids are described in `docs/architecture.md` of the repository, "Kernel ABI".
//!
//! **Invariant:** this crate has no dependencies and does not allocate.

#![no_std]

pub mod abi;
pub mod argument;
mod bytes;
pub mod constants;
pub mod kernarg;
pub mod lds;
pub mod message;
pub mod names;
pub mod rules;
pub mod view;

pub use abi::{Abi, Mismatch};
pub use argument::{Argument, ArgumentKind};
pub use view::View;
