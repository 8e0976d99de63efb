//! Chooses the const parameters of T0 kernels ahead of time.
//!
//! A kernel with const parameters, such as the sizes of its tiles, has many instances. A build script describes which
//! values its parameters may have and for which shapes it is used:
//!
//! ```no_run
//! // build.rs
//! fn main() -> Result<(), t0_tune::Error> {
//!     t0_tune::Kernel::from_source("src/lib.rs", "matmul")
//!         .parameter("TM", [16, 32, 64])
//!         .parameter("TN", [16, 32])
//!         .view("a", ["m", "k"])
//!         .view("b", ["k", "n"])
//!         .view("c", ["m", "n"])
//!         .shapes([[64, 64, 64], [512, 3072, 1024]])
//!         .emit()
//! }
//! ```
//!
//! `t0 tune` measures all instances at all shapes, and writes what it found to `tuning/matmul.toml`, which is
//! committed.
//! [`Kernel::emit`] reads that file. It writes the list of the best instances, which the kernel names, and a function
//! that chooses one of them for a shape:
//!
//! ```text
//! include!(concat!(env!("OUT_DIR"), "/matmul.rs"));
//!
//! #[t0::kernel(block = 32, for(in matmul_instances))]
//! pub fn matmul<const TM: u32, const TN: u32>(a: In<f32>, b: In<f32>, mut c: Out<f32>) { .. }
//!
//! let tile = matmul_tuned::choose([m, n, k]);
//! matmul::dispatch(tile.values(), &a, &b, &mut c).run(&gpu)?;
//! ```
//!
//! By default this crate only reads records: it depends on a tokenizer and a TOML parser. The feature `measure` adds
//! the compiler, the virtual GPU and the cycle model.
//!
//! | file | content |
//! |---|---|
//! | `kernel` | [`Kernel`]: the description in a build script |
//! | `request` | [`Request`]: the same as data, which `t0 tune` reads |
//! | `tokens` | the tokens of a kernel and of the items that it uses, and their hash |
//! | `record` | [`Records`]: the records file |
//! | `table` | which instances are compiled, and which of them a shape takes |
//! | `choose` | the function that chooses; it is also part of the emitted code |
//! | `call` | [`Call`]: a launch, for a host function in the build script |
//! | `fingerprint` | what costs depend on: [`CODE_VERSION`](fingerprint::CODE_VERSION), and which records are stale |
//! | `changes` | [`changes`]: the choices that new records change |
//! | `emit` | the emitted code |
//! | `lists` | the lists of instances, for tools that do not run the build script |
//! | `product` | products such as `2*m` |
//! | `error` | [`Error`] |
//!
//! **Invariant:** the hash of a kernel does not depend on the compiler, on comments or on white space.
//!
//! **Invariant:** equal records and sources produce equal code.

mod call;
mod changes;
pub mod choose;
mod emit;
mod error;
pub mod fingerprint;
mod kernel;
mod lists;
#[cfg(feature = "measure")]
pub mod measure;
mod product;
pub mod record;
mod request;
pub mod table;
mod tokens;

pub use call::{CALL, Call, HostFunction};
pub use changes::{Change, changes};
pub use emit::{Emitted, REQUEST, REQUESTS};
pub use error::{Error, shape_text};
pub use kernel::Kernel;
pub use lists::{included_lists, with_lists};
pub use record::Records;
pub use request::Request;
pub use tokens::{Source, read as read_source};
