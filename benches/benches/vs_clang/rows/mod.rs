//! The kernels, in groups.
//!
//! | file | kernels |
//! |---|---|
//! | `bits` | hashes, checksums, random numbers, digits, text, dynamic programming |
//! | `elementwise` | activations, updates, embedding, dequantisation |
//! | `graphs` | searches, traversals, Fourier transform |
//! | `images` | stencils, filters, fractals |
//! | `matrices` | products, sparse products, small matrices, clusters, N-body |
//! | `reductions` | norms, softmax, sums, transposition, histogram, scan, sort |

mod bits;
mod elementwise;
mod graphs;
mod images;
mod matrices;
mod reductions;

use crate::case::Case;

/// Kernels of one subject.
pub(crate) struct Group {
    pub(crate) name: &'static str,
    /// The kernels of T0.
    pub(crate) rust: &'static str,
    /// The kernels in OpenCL C.
    pub(crate) opencl: &'static str,
    /// Their launches.
    pub(crate) cases: fn() -> Vec<Case>,
}

/// A group whose files have its name.
macro_rules! group {
    ($name:ident) => {
        Group {
            name: stringify!($name),
            rust: include_str!(concat!("../kernels/", stringify!($name), ".rs")),
            opencl: include_str!(concat!("../kernels/", stringify!($name), ".cl")),
            cases: $name::cases,
        }
    };
}

/// All groups.
pub(crate) const GROUPS: &[Group] =
    &[group!(elementwise), group!(reductions), group!(images), group!(bits), group!(matrices), group!(graphs)];
