//! A virtual gfx1100: it executes the machine code of a compute kernel on the CPU, bit-exactly, and says why it failed.
//!
//! - [`mem`] is the GPU's address space: regions of host memory under their own addresses, checked on every access.
//! - [`exec`] runs one dispatch: workgroups over threads, waves of a workgroup in turn, each instruction over 32 lanes at once.
//!   In strict mode ([`exec::Options::strict`]) a sanitizer reports what hardware forgives: reads past bounds, values that nobody wrote, data
//!   races, misalignment, divergent barriers. `docs/sanitizer.md` states its rules.
//! - [`gpu`] owns memory and code objects and launches kernels by name, for tools and tests.
//! - [`kfd`] presents the device behind the interface of `/dev/kfd`.
//!
//! **Invariant:** this crate knows the instruction set (`t0-isa`) and nothing of the compiler; it executes code of any origin.
//! **Invariant:** no input makes it panic: whatever a kernel does wrong comes back as a [`exec::Fault`].
pub mod exec;
pub mod gpu;
pub mod kfd;
pub mod mem;

/// Whether this crate was compiled with optimisation.
///
/// Without it kernels run up to a hundred times slower. The profile of a workspace does not reach the crates that depend on it, so a user's
/// dev build is unoptimised unless its own manifest says `[profile.dev.package.t0-sim] opt-level = 3`, as `t0 new` writes it.
pub const OPTIMISED: bool = cfg!(optimised);
