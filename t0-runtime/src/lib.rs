//! Devices, buffers and launches: the API with which programs run kernels.
//!
//! ```no_run
//! use t0_runtime::{Device, Launch};
//! # static VECTOR_ADD: t0_kernel::Image =
//! #     t0_kernel::Image { name: "vector_add", abi: t0_kernel::Abi::new(0), object: &[], others: &[], block: [256, 1, 1], kernarg_size: 88, arguments: &[], file: "", line: 0, messages: t0_kernel::Messages::NONE };
//! let gpu = Device::open()?; // the card if there is one, else the virtual gfx1100
//! let (x, y) = (gpu.upload(&[1.0f32; 1000])?, gpu.upload(&[2.0f32; 1000])?);
//! let mut out = gpu.zeros::<f32>(1000)?;
//! // `#[t0::kernel]` generates a typed function that makes this launch.
//! let launch = Launch::new(&VECTOR_ADD).view_in(x.view()).view_in(y.view()).view_out(out.view_mut());
//! launch.over(1000).run(&gpu)?;
//! assert_eq!(out.download()?, vec![3.0; 1000]);
//! # Ok::<(), t0_runtime::Error>(())
//! ```
//!
//! # Modules
//! - [`Device`] (`device`, `open`), [`Buffer`] (`buffer`, `view`, `allocation`), [`Launch`] (`launch`, `grid`,
//!   `scalar`, `kernargs`, `body`), [`Stream`] (`stream`), [`Event`] (`event`): the user's API.
//! - [`copy()`] (`copy`): copies between buffers, on the device.
//! - [`Instances`] (`instances`), [`DynView`], [`ElementType`] (`dynamic`): instances of generic kernels, named by
//!   types or selected at run time.
//! - `messages`: prints and assertions of kernels. `module`, `kernels`: code objects on the device. `bus`: which
//!   instructions do not work on host memory.
//! - [`Graph`] (`graph`): launches that are recorded once and replayed.
//! - `submit`: pending work, and waiting for it. `turn`: which thread accesses a buffer first. `failures`: failed
//!   packets. `reliability`: what they leave in buffers. `fault`, `error`, `report`, `closing`: results.
//! - `selftest`: called by generated tests. `hint`: a hint to the user about an unoptimised build.
//! - `kfd`: the client of the driver's interface. `sys`: that interface itself, of the real kernel or of the simulator.
//!
//! **Invariant:** memory that submitted work may access lives until that work has completed, whatever the user drops.
//! **Invariant:** every wait ends: with completion, with a fault, or with a timeout. So does the drop of a device.
//! **Invariant:** no read returns what a failed launch was to compute.
//! **Invariant:** no `unsafe` outside of `sys::linux`.
//!
//! Limits: one GPU per device, no access to the memory of another GPU; a card reports the address of a memory fault,
//! but neither the kernel nor the line.

// Without any driver no device can be opened, and most of this crate has no caller.
#![cfg_attr(not(any(feature = "virtual", all(target_os = "linux", feature = "kfd"))), allow(dead_code))]

mod allocation;
mod argument;
mod body;
mod buffer;
mod bus;
mod closing;
mod copy;
mod device;
mod dynamic;
mod error;
mod event;
mod failures;
mod fault;
mod graph;
mod grid;
#[cfg(feature = "virtual")]
mod hint;
mod instances;
mod kernargs;
mod kernels;
mod kfd;
mod launch;
mod messages;
mod module;
mod open;
mod reliability;
mod report;
mod scalar;
#[doc(hidden)]
pub mod selftest;
mod stream;
mod submit;
mod sys;
mod turn;
mod view;

pub use argument::{IntoDynView, IntoDynViewMut, IntoView, IntoViewMut};
pub use buffer::Buffer;
pub use closing::Closing;
pub use copy::copy;
pub use device::{Device, DeviceInfo, Ranking};
pub use dynamic::{DynScalar, DynView, DynViewMut, ElementType};
pub use error::{Assertion, Error, GraphError, Mismatch};
pub use event::Event;
pub use fault::{Fault, FaultKind, Lost, LostCause, NearBuffer, Related};
pub use graph::{Fallback, Graph, Node};
pub use grid::{Extent, Grid};
pub use instances::Instances;
pub use launch::{Launch, Unsized};
pub use messages::Prints;
pub use open::Builder;
#[cfg(feature = "virtual")]
pub use open::{Card, VirtualOptions};
pub use report::{Counters, Report};
pub use scalar::Scalar;
#[doc(hidden)]
pub use scalar::write_at;
pub use stream::Stream;
pub use t0_isa::target;
pub use t0_kernel::rules::Unmet;
pub use t0_kernel::{Abi, Argument, ArgumentKind, Element, Image, Messages, NoInstance, Printed};
pub use view::{View, ViewMut};
