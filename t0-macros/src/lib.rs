//! The procedural macros of T0. Depend on `t0`, which re-exports them as `t0::kernel`, `t0::device`, `t0::constant` and
//! `t0::Arg`. The documentation of `t0` has the examples: cargo would build `t0` a second time for doctests here.
//!
//! This crate moves tokens: t0-core decides what a kernel means, and produces every message about it.
//!
//! # How a kernel finds its helpers
//! `#[t0::device] fn gelu` emits the function for rustc, and a macro of the same name that contains the function's
//! tokens. The kernel's attribute invokes the macros of all paths that its body uses, one after another. Each answers
//! by passing its items to the hidden `__collect!`, and when no query is left the kernel is compiled. So rustc itself
//! resolves every path, through modules, renames and crates. A device function queries its own callees where it is
//! defined, so private helpers are found too.
//!
//! No path leads from `x.norm()` to an `impl` block, and items that query each other would wait forever. So structs
//! with methods must be in a `#[t0::device] mod`, which is treated as a whole: it queries only external paths, and each
//! of its items answers with all of them.
//!
//! - `scopes`, `source_file`, `plain`: names that the user's file determines before rustc resolves them.
//! - `proofs`: code by which rustc proves that each name means what it meant to the compiler.
//! - `paths`: the paths in a body. `item`: an item with everything that it uses.
//! - `collect`: queries and answers. `device`, `module`, `kernel`, `arg`, `enums`: the emitted code. `rust`: functions
//!   for rustc.
//! - `instances`: lists of instances. `dispatch`: instances that are selected at run time. `derived`: derived
//!   parameters. `named`: the struct of constant parameters. `rules`: the grid and the requirements of launches.
//! - `messages`: prints and assertions of a kernel. `selftest`: generated tests. `location`: source locations of spans.
//!   `refuse`: errors. `checks`: the static check of the code objects. `limits`: the limits of an attribute.
//!   `parallel`: threads.

#[macro_use(help, help_with)]
extern crate t0_core;

mod arg;
mod checks;
mod collect;
mod derived;
mod device;
mod dispatch;
mod enums;
mod instances;
mod item;
mod kernel;
mod limits;
mod location;
mod messages;
mod module;
mod named;
mod parallel;
mod paths;
mod plain;
mod proofs;
mod refuse;
mod rules;
mod rust;
mod scopes;
mod selftest;
mod signature;
mod source_file;
mod warnings;

use proc_macro::TokenStream;

/// Compiles a function to a kernel together with the crate.
///
/// # Arguments
/// `block` is required, the others are optional.
///
/// | argument | meaning | example |
/// |---|---|---|
/// | `block` | lanes of a workgroup, 1 to 1024 in total, as constant expressions | `block = 256`, `block = (16, 16)`, `block = 32 * WAVES` |
/// | `for` | values of the generic parameters: one image for each combination | `for(T in [f32, bf16], N in [1, 4])`, `for((T, N) in [(f32, 1), (bf16, 2)])` |
/// | `for(in ..)` | the instances of a list that [`instances!`] defines | `for(in tiles)`, `for(T in [f32, bf16], in tiles)` |
/// | `let` | constant parameters that are derived from others, for the body and the rules | `let LD = TK + 8`, `let SIZE: u32 = TM * LD` |
/// | `grid` | how much a launch runs, computed from the arguments: work-items, or workgroups with `blocks(..)` | `grid = x.len()`, `grid = blocks(y.cols().div_ceil(64), y.rows())` |
/// | `requires` | conditions that a launch must meet | `requires(x.len() == y.len(), n > 0)` |
/// | `deny(spill)` | an error if registers are spilled to memory | `deny(spill)` |
/// | `deny(checks)` | an error at each access with a bounds check that is left | `deny(checks)` |
/// | `vgprs` | an error if a lane uses more vector registers | `vgprs <= 96` |
/// | `waves_per_eu` | limits the vector registers so that this many waves fit on a SIMD | `waves_per_eu = 8` |
/// | `targets` | the targets to compile for, gfx1100 by default | `targets = ["gfx1100", "gfx1151"]` |
/// | `fast_math` | floating-point operations may be rounded differently from the source | `fast_math` |
/// | `unsafe(unchecked)` | indices are not checked; an index out of range is undefined behaviour | `unsafe(unchecked)` |
/// | `test` | generates a test that compares the GPU with `on_cpu` on random arguments | `test`, `test(over = 1000, x in 0.0..1.0)` |
/// | `crate` | the name of the dependency `t0`, if it is renamed | `crate = gpu` |
///
/// ```text
/// #[t0::kernel(block = 256)]
/// pub fn saxpy(a: f32, x: In<f32>, mut y: InOut<f32>) {
///     let i = global_id();
///     y[i] = a * x[i] + y[i];
/// }
/// ```
///
/// # What is generated
/// `fn NAME` is replaced by:
/// - `NAME(&x, &mut y, 2.0)`: a launch, which `.over(n).run(&gpu)` runs; `.run(&gpu)` alone if the attribute has a
///   `grid`.
/// - `struct Name`, in camel case: the constant parameters, if the kernel has any. It is the first argument of a
///   launch, of `on_cpu`, `image` and `report`: `NAME::<f32>(Name { n: 4 }, &x, &mut y)`. `NAME::instance(Name { .. })`
///   checks in a `const` that there is such an instance.
/// - `NAME::dispatch([types], ..)`: for kernels with type parameters, the launch of an instance whose types are
///   selected at run time.
/// - `NAME::on_cpu(&xs, &mut ys, 2.0)`: the same body as Rust, which `.over(n).run()` runs lane by lane on the CPU.
/// - `NAME::image()`: the embedded code object. `NAME::report()`: the registers, LDS and instructions that it uses.
#[proc_macro_attribute]
pub fn kernel(attribute: TokenStream, item: TokenStream) -> TokenStream {
    kernel::attribute(attribute.into(), item.into()).into()
}

/// Makes a function callable from kernels and from other device functions, or makes all of a module usable in them.
///
/// ```text
/// #[t0::device]
/// pub mod geometry {
///     #[derive(Clone, Copy, t0::Arg)]
///     #[repr(C)]
///     pub struct Vec2 { pub x: f32, pub y: f32 }
///     impl Vec2 { pub fn dot(self, o: Vec2) -> f32 { self.x * o.x + self.y * o.y } }
///     impl core::ops::Neg for Vec2 { .. }
/// }
/// ```
/// In a module, structs can have methods, associated constants and operators, and enums methods and associated
/// constants; its functions, constants and enums need no attributes.
///
/// On an enum without fields, makes the enum usable in kernels: as a value, an argument and a constant parameter.
/// ```text
/// #[t0::device]
/// pub enum Act { Linear, Silu, Gelu }
/// ```
#[proc_macro_attribute]
pub fn device(attribute: TokenStream, item: TokenStream) -> TokenStream {
    device::attribute(attribute.into(), item.into()).into()
}

/// Makes a constant usable in kernels and device functions.
#[proc_macro_attribute]
pub fn constant(attribute: TokenStream, item: TokenStream) -> TokenStream {
    device::constant(attribute.into(), item.into()).into()
}

/// Defines a list of instances that kernels name: `for(in tiles)`.
///
/// ```text
/// t0::instances! { pub(crate) tiles = (M, N) in [(16, 16), (32, 16)] }
///
/// #[t0::kernel(block = 32, for(in tiles))]
/// pub fn matmul<const M: u32, const N: u32>(..) { .. }
/// ```
/// Several kernels can name one list, through modules and imports. A build script emits the lists of tuned kernels.
#[proc_macro]
pub fn instances(list: TokenStream) -> TokenStream {
    instances::define(list.into()).into()
}

/// Makes a struct usable in kernels: as an argument, as elements of views and `Lds` arrays, and as a value in their
/// bodies.
///
/// ```text
/// #[derive(Clone, Copy, t0::Arg)]
/// #[repr(C)]
/// pub struct Ray { origin: [f32; 3], id: u32 }
/// ```
/// Fields are numbers, arrays of numbers, and such structs. There must be no padding; use a field `_pad: [u8; 4]`
/// instead. If the dependency `t0` is called `gpu`, add `#[t0(crate = gpu)]`.
#[proc_macro_derive(Arg, attributes(t0))]
pub fn arg(item: TokenStream) -> TokenStream {
    arg::derive(item.into()).into()
}

/// Receives the answer of one device function, constant or struct, and queries the next or ends the collection.
#[doc(hidden)]
#[proc_macro]
pub fn __collect(state: TokenStream) -> TokenStream {
    collect::answer(state.into()).into()
}
