//! A virtual gfx1100. It executes the machine code of a compute kernel on the CPU, bit-exactly, and explains failures.
//!
//! - [`mem`] is the GPU's address space: regions of host memory at their own addresses, checked on every access.
//! - [`exec`] runs one dispatch: workgroups on threads, the waves of a workgroup one after another, each instruction on
//!   32 lanes at once. In strict mode ([`exec::Options::strict`]) a sanitizer reports errors that hardware tolerates:
//!   out-of-bounds reads, uninitialised values, data races, misalignment, divergent barriers. `docs/sanitizer.md`
//!   states its rules.
//! - [`gpu`] owns memory and code objects and launches kernels by name, for tools and tests.
//! - [`kfd`] exposes the device through the interface of `/dev/kfd`.
//!
//! **Invariant:** this crate depends on the instruction set (`t0-isa`) and not on the compiler; it executes code of any
//! origin.
//! **Invariant:** no input makes it panic: every error of a kernel is returned as a [`exec::Fault`].
pub mod exec;
pub mod gpu;
pub mod kfd;
pub mod mem;

/// Whether this crate was compiled with optimisation.
///
/// Without optimisation kernels run up to a hundred times slower. Profile overrides of a workspace do not apply in
/// crates that depend on it, so this crate is unoptimised in a user's dev build unless the user's manifest contains
/// `[profile.dev.package.t0-sim] opt-level = 3`, as manifests written by `t0 new` do.
pub const OPTIMISED: bool = cfg!(optimised);
