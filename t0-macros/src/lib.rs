//! The procedural macros of T0. Depend on `t0`, which re-exports them as `t0::kernel`, `t0::device`, `t0::constant` and
//! `t0::Arg`.
//!
//! This crate moves tokens: what a kernel means, and every message about it, is t0-core's business.
//!
//! # How a kernel finds its helpers
//! `#[t0::device] fn gelu` emits the function for rustc, and a macro of the same name which carries the function's tokens. The kernel's
//! attribute calls the macros of all paths that its body calls, one after another; each answers with its items to the
//! hidden `__collect!`, and when no question is left the kernel is compiled. So rustc itself resolves every path, through modules, renames
//! and crates. A device function asks for its own callees where it is defined, so private helpers are found too.
//!
//! No path leads from `x.norm()` to an `impl` block, and nobody answers who waits for an answer to a question of its own. So structs with
//! methods stand in a `#[t0::device] mod`, which is one whole: it asks for what is not its own, and each of its items answers with all of
//! them.
//!
//! - `source_file`, `plain`: names that the user's file explains before rustc is asked.
//! - `paths`: what a body names. `item`: an item with all that it uses.
//! - `collect`: questions and answers. `device`, `module`, `kernel`, `arg`: what is emitted. `rust`: functions for rustc.
//! - `messages`: what a kernel prints and asserts. `selftest`: generated tests. `location`: where a span lies. `refuse`: errors.

mod arg;
mod collect;
mod device;
mod item;
mod kernel;
mod location;
mod messages;
mod module;
mod paths;
mod plain;
mod refuse;
mod rust;
mod selftest;
mod signature;
mod source_file;

use proc_macro::TokenStream;

/// Compiles a function to a kernel while the crate is built.
///
/// # Arguments
/// `block` is required, the others are optional.
///
/// | argument | means | example |
/// |---|---|---|
/// | `block` | lanes of a workgroup, 1 to 1024 in all, by numbers or constants | `block = 256`, `block = (16, 16)`, `block = LANES` |
/// | `for` | what generic parameters stand for: one image for each combination | `for(T in [f32, bf16], N in [1, 4])`, `for((T, N) in [(f32, 1), (bf16, 2)])` |
/// | `deny(spill)` | an error if registers are kept in memory | `deny(spill)` |
/// | `vgprs` | an error if a lane takes more vector registers | `vgprs <= 96` |
/// | `waves_per_eu` | so few vector registers that this many waves fit on a SIMD | `waves_per_eu = 8` |
/// | `targets` | the targets to compile for, gfx1100 by default | `targets = ["gfx1100", "gfx1151"]` |
/// | `fast_math` | floats may be rounded in other ways than written | `fast_math` |
/// | `unsafe(unchecked)` | no index is compared with a length; an index out of range is undefined behaviour | `unsafe(unchecked)` |
/// | `test` | generates a test that compares the GPU with `on_cpu` on random arguments | `test`, `test(over = 1000, x in 0.0..1.0)` |
/// | `crate` | the name of the dependency `t0`, where it is another | `crate = gpu` |
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
/// In place of `fn NAME` there are then:
/// - `NAME(&x, &mut y, 2.0)`: a launch, which `.over(n).run(&gpu)` runs.
/// - `NAME::on_cpu(&xs, &mut ys, 2.0)`: the same body as Rust, which `.over(n).run()` runs lane by lane on the CPU.
/// - `NAME::image()`: the embedded code object. `NAME::report()`: registers, LDS and instructions it takes.
#[proc_macro_attribute]
pub fn kernel(attribute: TokenStream, item: TokenStream) -> TokenStream {
    kernel::attribute(attribute.into(), item.into()).into()
}

/// Makes a function callable from kernels and from other device functions, or all of a module usable in them.
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
/// In a module structs have methods, associated constants and operators; its functions and constants are for kernels by themselves.
#[proc_macro_attribute]
pub fn device(attribute: TokenStream, item: TokenStream) -> TokenStream {
    device::attribute(attribute.into(), item.into()).into()
}

/// Makes a constant usable in kernels and device functions.
#[proc_macro_attribute]
pub fn constant(attribute: TokenStream, item: TokenStream) -> TokenStream {
    device::constant(attribute.into(), item.into()).into()
}

/// Makes a struct one that kernels take: as an argument, as elements of views and `Lds` arrays, and as a value in their bodies.
///
/// ```text
/// #[derive(Clone, Copy, t0::Arg)]
/// #[repr(C)]
/// pub struct Ray { origin: [f32; 3], id: u32 }
/// ```
/// Fields are numbers, arrays of them, and such structs. There must be no padding; a field `_pad: [u8; 4]` takes its place. Where the
/// dependency `t0` is called `gpu`, write `#[t0(crate = gpu)]` too.
#[proc_macro_derive(Arg, attributes(t0))]
pub fn arg(item: TokenStream) -> TokenStream {
    arg::derive(item.into()).into()
}

/// Takes the answer of one device function, constant or struct, and asks the next or ends the collection.
#[doc(hidden)]
#[proc_macro]
pub fn __collect(state: TokenStream) -> TokenStream {
    collect::answer(state.into()).into()
}
