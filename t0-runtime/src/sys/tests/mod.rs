//! Tests of the client through the interface below it.
//!
//! | file | contents |
//! |---|---|
//! | `mutant`, `mutations` | a client that misuses the driver, and whether every mistake is noticed |
//! | `driver` | the same mistakes through the kernel's interface, under `t0 virtual` |
//! | `fallbacks` | buffers in host memory |
//! | `injector`, `injections` | a driver whose calls fail, and whether the client unwinds |
//! | `sequences` | random sequences of operations on several threads |
//!
//! Does not belong here: tests that need only the public interface of the crate, which are in `tests/tests`.

#[cfg(all(target_os = "linux", target_arch = "x86_64", feature = "kfd"))]
mod driver;
mod fallbacks;
mod injections;
mod injector;
mod mutant;
mod mutations;
mod sequences;

use t0_tests_share::by_hand::{ADVANCE, VECTOR_ADD};

use crate::buffer::Buffer;
use crate::launch::Launch;

/// A launch of [`VECTOR_ADD`].
fn vector_add<'a>(x: &'a Buffer<f32>, y: &'a Buffer<f32>, out: &'a mut Buffer<f32>) -> Launch<'a> {
    Launch::new(&VECTOR_ADD).view_in(x.view()).view_in(y.view()).view_out(out.view_mut())
}

/// A launch of [`ADVANCE`].
fn advance<'a>(data: &'a mut Buffer<u32>, step: u32) -> Launch<'a> {
    Launch::new(&ADVANCE).view_out(data.view_mut()).scalar(step)
}
