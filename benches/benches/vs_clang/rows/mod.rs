//! The kernels, in groups.
//!
//! | file | kernels |
//! |---|---|
//! | `bits` | hashes, checksums, random numbers, digits, text, dynamic programming |
//! | `bytes` | filters of images, cells, hashes, ciphers, checksums, texts |
//! | `elementwise` | activations, updates, embedding, dequantisation |
//! | `graphs` | searches, traversals, Fourier transform |
//! | `images` | stencils, filters, fractals |
//! | `layers` | attention, products of small integers, convolutions, norms, quantisation |
//! | `matrices` | products, sparse products, small matrices, clusters, N-body |
//! | `reductions` | norms, softmax, sums, transposition, histogram, scan, sort |
//! | `signals` | pixels, sound, motion, votes, rays, a relaxation in space, cells of a field, noise |
//! | `solvers` | sorts, sparse products, small solvers, particles, small transforms, walks of trees |
//! | `tables` | joins and sums of tables, texts, packed numbers, merging, caches, dropout |
//!
//! The compiler was tuned with the groups that are not named here, then with `bytes`, `layers` and `solvers`, whose
//! kernels were written later. `signals` and `tables` are the newest groups; it was not tuned with them.

mod bits;
mod bytes;
mod elementwise;
mod graphs;
mod images;
mod layers;
mod matrices;
mod reductions;
mod signals;
mod solvers;
mod tables;

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
pub(crate) const GROUPS: &[Group] = &[
    group!(elementwise),
    group!(reductions),
    group!(images),
    group!(bits),
    group!(matrices),
    group!(graphs),
    group!(layers),
    group!(bytes),
    group!(solvers),
    group!(signals),
    group!(tables),
];
