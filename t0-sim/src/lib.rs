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
//! ```
//! use t0_isa::asm::{self, assemble};
//! use t0_sim::gpu::{Arg, Gpu, Launch, LaunchError};
//!
//! // Each lane stores the square of its number. The kernel's argument is a pointer to the results.
//! let source = r"
//!         .globl  squares
//!         .p2align 8
//!         .type   squares,@function
//! squares:
//!         s_load_b64 s[0:1], s[0:1], null
//!         v_mul_u32_u24_e32 v1, v0, v0
//!         v_lshlrev_b32_e32 v0, 2, v0
//!         s_waitcnt lgkmcnt(0)
//!         global_store_b32 v0, v1, s[0:1]
//!         s_endpgm
//!         .size   squares, . - squares
//!
//!         .section .rodata
//!         .p2align 6
//!         .amdhsa_kernel squares
//!             .amdhsa_user_sgpr_kernarg_segment_ptr 1
//!             .amdhsa_next_free_vgpr 2
//!             .amdhsa_next_free_sgpr 2
//!         .end_amdhsa_kernel
//!
//!         .amdgpu_metadata
//! amdhsa.version: [ 1, 2 ]
//! amdhsa.target: amdgcn-amd-amdhsa--gfx1100
//! amdhsa.kernels:
//!   - .name: squares
//!     .symbol: squares.kd
//!     .args:
//!       - .offset: 0
//!         .size: 8
//!         .value_kind: global_buffer
//!     .kernarg_segment_size: 8
//!     .kernarg_segment_align: 8
//!     .group_segment_fixed_size: 0
//!     .private_segment_fixed_size: 0
//!     .wavefront_size: 32
//!     .sgpr_count: 2
//!     .vgpr_count: 2
//!     .max_flat_workgroup_size: 1024
//!         .end_amdgpu_metadata
//! ";
//! let assembly = assemble(source, &asm::Options::default()).expect("the program is correct");
//!
//! let mut gpu = Gpu::new();
//! let module = gpu.load(assembly.object())?;
//! let out = gpu.alloc(4 * 32)?;
//! let launch = Launch { grid: [32, 1, 1], block: [32, 1, 1], ..Launch::default() };
//! let stats = gpu.launch(module, "squares", &[Arg::Buffer(out)], &launch)?;
//! assert_eq!(stats.instructions, 6);
//!
//! let mut last = [0; 4];
//! gpu.read(out, 4 * 31, &mut last)?;
//! assert_eq!(u32::from_le_bytes(last), 31 * 31);
//!
//! // One lane too many: its address is past the end of the buffer.
//! let launch = Launch { grid: [33, 1, 1], block: [64, 1, 1], ..Launch::default() };
//! let error = gpu.launch(module, "squares", &[Arg::Buffer(out)], &launch).unwrap_err();
//! let LaunchError::Fault(fault) = error else { panic!("{error}") };
//! assert_eq!(fault.fault.lane, Some(0), "{fault}");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
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
