// Suggestions about `#[t0::device] mod`.

//= put the condition before the whole module, or before a module of its own
#[t0::device]
mod conditional {
    //- #[cfg(debug_assertions)]
    pub fn level() -> u32 { 2 }
}

#[cfg(any())] //+
#[t0::device] //+
mod never {} //+

#[t0::kernel(block = 64, test)]
pub fn calls_conditional(mut y: Out<u32>) {
    y[global_id()] = conditional::level();
}

//= structs for kernels cannot be generic, but their methods can: `fn load<T: Float>(..)`
#[t0::device]
mod generic_impl {
    #[derive(Clone, Copy, t0::Arg)]
    #[repr(C)]
    pub struct S {
        pub of: f32,
    }

    //- impl<T: Float> S {
    impl S { //+
        //- pub fn load(x: T) -> f32 { x.to_f32() }
        pub fn load<T: t0::Float>(x: T) -> f32 { x.to_f32() } //+
    }
}

#[t0::kernel(block = 64, test)]
pub fn calls_generic_impl(mut y: Out<f32>) {
    y[global_id()] = generic_impl::S::load(1.5f32);
}

//= remove `unsafe`
#[t0::device]
mod unsafe_impl {
    #[derive(Clone, Copy, t0::Arg)]
    #[repr(C)]
    pub struct S {
        pub of: f32,
    }

    //- unsafe impl S {
    impl S { //+
        pub fn get(self) -> f32 { self.of }
    }
}

#[t0::kernel(block = 64, test)]
pub fn calls_unsafe_impl(mut y: Out<f32>) {
    y[global_id()] = unsafe_impl::S { of: 1.5 }.get();
}

//= put this `impl` outside of the module, where it is for the host alone
#[t0::device]
mod host_trait {
    #[derive(Clone, Copy, t0::Arg)]
    #[repr(C)]
    pub struct S {
        pub of: f32,
    }

    //- impl Default for S { fn default() -> S { S { of: 1.0 } } }
}

impl Default for host_trait::S { fn default() -> Self { Self { of: 1.0 } } } //+

#[t0::kernel(block = 64, test)]
pub fn uses_host_trait(mut y: Out<f32>) {
    y[global_id()] = host_trait::S { of: 1.5 }.of;
}

//= remove it: it follows from the other
#[t0::device]
mod two_methods {
    #[derive(Clone, Copy, t0::Arg)]
    #[repr(C)]
    pub struct S {
        pub of: f32,
    }

    impl PartialEq for S {
        fn eq(&self, o: &S) -> bool { self.of == o.of }
        //- fn ne(&self, o: &S) -> bool { self.of != o.of }
    }
}

#[t0::kernel(block = 64, test)]
pub fn uses_two_methods(mut y: Out<u32>) {
    y[global_id()] = (two_methods::S { of: 1.5 } != two_methods::S { of: 2.5 }) as u32;
}

//= write out what the macro expands to
#[t0::device]
mod macro_in_an_impl {
    #[derive(Clone, Copy, t0::Arg)]
    #[repr(C)]
    pub struct S {
        pub of: f32,
    }

    impl S {
        //- getter!();
        pub fn get(self) -> f32 { self.of } //+
    }
}

#[t0::kernel(block = 64, test)]
pub fn uses_macro_in_an_impl(mut y: Out<f32>) {
    y[global_id()] = macro_in_an_impl::S { of: 1.5 }.of;
}

//= put it outside of the module
#[t0::device]
mod with_union {
    //- pub union Bits { of: u32 }
    pub fn level() -> u32 { 2 }
}

pub union Bits { of: u32 } //+

#[t0::kernel(block = 64, test)]
pub fn uses_with_union(mut y: Out<u32>) {
    y[global_id()] = with_union::level();
}

//= make it a `const`, or pass a view
#[t0::device]
mod with_static {
    //- pub static LEVEL: u32 = 2;
    pub const LEVEL: u32 = 2; //+
    pub fn level() -> u32 { 2 }
}

#[t0::kernel(block = 64, test)]
pub fn uses_with_static(mut y: Out<u32>) {
    y[global_id()] = with_static::level();
}

//= put it outside of the module; structs here have methods and operators
#[t0::device]
mod with_trait {
    //- pub trait Shape {}
    pub fn level() -> u32 { 2 }
}

pub trait Shape {} //+

#[t0::kernel(block = 64, test)]
pub fn uses_with_trait(mut y: Out<u32>) {
    y[global_id()] = with_trait::level();
}

//= write the type itself where it is used
#[t0::device]
mod with_alias {
    //- pub type Real = f32;
    //- pub fn level(x: f32) -> f32 { x }
    pub fn level(x: f32) -> f32 { x } //+
}

#[t0::kernel(block = 64, test)]
pub fn uses_with_alias(mut y: Out<f32>) {
    y[global_id()] = with_alias::level(2.0);
}

//= put it beside this one, with its own `#[t0::device]`, and `use super::..` where it is needed
#[t0::device]
mod with_module {
    //- pub mod inner { pub fn one() -> u32 { 1 } }
    use super::beside::one; //+
    pub fn level() -> u32 { 2 }
}

#[t0::device] //+
mod beside { pub fn one() -> u32 { 1 } } //+

#[t0::kernel(block = 64, test)]
pub fn uses_with_module(mut y: Out<u32>) {
    y[global_id()] = with_module::level();
}

//= write out its expansion, or put it outside of the module
#[t0::device]
mod with_macro {
    //- macro_rules! level { () => {} }
    pub fn level() -> u32 { 2 }
}

#[t0::kernel(block = 64, test)]
pub fn uses_with_macro(mut y: Out<u32>) {
    y[global_id()] = with_macro::level();
}

//= put it outside of the module
#[t0::device]
mod with_foreign_items {
    //- extern "C" {}
    pub fn level() -> u32 { 2 }
}

unsafe extern "C" {} //+

#[t0::kernel(block = 64, test)]
pub fn uses_with_foreign_items(mut y: Out<u32>) {
    y[global_id()] = with_foreign_items::level();
}

//= write its items here: `mod inline { .. }`
#[t0::device]
//- mod inline;
mod inline { pub fn level() -> u32 { 2 } } //+

#[t0::kernel(block = 64, test)]
pub fn uses_inline(mut y: Out<u32>) {
    y[global_id()] = 1;
}

//= write `#[derive(Clone, Copy, t0::Arg)] #[repr(C)]` before it
#[t0::device]
mod without_derive {
    #[derive(Clone, Copy, t0::Arg)] #[repr(C)] //+
    pub struct S {
        pub of: f32,
    }
}

#[t0::kernel(block = 64, test)]
pub fn uses_without_derive(mut y: Out<f32>) {
    y[global_id()] = 1.0;
}

//= declare a struct or enum and its `impl` blocks in one `#[t0::device] mod`, where every kernel finds them
#[t0::device]
mod foreign_impl {
    #[derive(Clone, Copy, t0::Arg)]
    #[repr(C)]
    pub struct S {
        pub of: f32,
    }

    //- impl super::Elsewhere { pub fn get(self) -> f32 { 1.0 } }
    impl S { pub fn get(self) -> f32 { 1.0 } } //+
}

#[t0::kernel(block = 64, test)]
pub fn uses_foreign_impl(mut y: Out<f32>) {
    y[global_id()] = 1.0;
}

//= write `level` for the item of this module, or import the other item with `use .. as ..`
#[t0::device]
mod circle {
    pub fn level() -> u32 { 2 }
    //- pub fn twice() -> u32 { 2 * crate::circle::level() }
    pub fn twice() -> u32 { 2 * level() } //+
}

#[t0::kernel(block = 64, test)]
pub fn uses_circle(mut y: Out<u32>) {
    y[global_id()] = circle::twice();
}

//= put it outside of the module
//= put this `impl` outside of the module, where it is for the host alone
#[t0::device]
mod negative_impl {
    #[derive(Clone, Copy, t0::Arg)]
    #[repr(C)]
    pub struct S {
        pub of: f32,
    }

    //- impl !Send for S {}
}

#[t0::kernel(block = 64, test)]
pub fn uses_negative_impl(mut y: Out<f32>) {
    y[global_id()] = negative_impl::S { of: 2.0 }.of;
}

//= put both into a `#[t0::device] mod name { .. }`, where kernels find them
//~ ui
#[t0::device]
mod name {
    #[derive(Clone, Copy, t0::Arg)]
    #[repr(C)]
    pub struct S {
        pub of: f32,
    }

    impl S {
        pub fn get(self) -> f32 { self.of }
    }
}

#[t0::kernel(block = 64, test)]
pub fn uses_impl_in_a_module(mut y: Out<f32>) {
    y[global_id()] = name::S { of: 2.0 }.get();
}

//= write `#[derive(Clone, Copy, t0::Arg)] #[repr(C)]` before it
//~ ui
#[derive(Clone, Copy, t0::Arg)] #[repr(C)]
pub struct Derived {
    of: f32,
}

#[t0::kernel(block = 64, test)]
pub fn uses_derived(mut y: Out<f32>) {
    y[global_id()] = Derived { of: 2.0 }.of;
}

//= give it another name
//~ ui
#[t0::device]
fn another_name(x: u32) -> u32 { x }

#[t0::kernel(block = 64, test)]
pub fn uses_another_name(mut y: Out<u32>) {
    y[global_id()] = another_name(3);
}

//= kernels support structs of numbers, enums, arrays of these, and such structs
//~ ui
#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
pub struct OfNumbers {
    of: f32,
    all: [u32; 2],
    inner: Derived2,
}

#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
pub struct Derived2 {
    of: f32,
}

#[t0::kernel(block = 64)]
pub fn uses_of_numbers(s: OfNumbers, mut y: Out<f32>) {
    y[global_id()] = s.inner.of;
}

//= write `#[t0::constant]` before `const PAIR`
//~ ui
#[t0::constant]
const PAIR: (u32, u32) = (1, 2);

#[t0::kernel(block = 64, test)]
pub fn uses_pair(mut y: Out<u32>) {
    y[global_id()] = PAIR.1;
}

//= write `#[t0::device]` before `fn helper`
//~ ui
#[t0::device]
fn helper() -> u32 { 3 }

#[t0::kernel(block = 64, test)]
pub fn uses_helper(mut y: Out<u32>) {
    y[global_id()] = helper();
}

//= move what both need into a `#[t0::device] fn`
//~ ui
#[t0::device]
fn needed_by_both() -> u32 { 3 }

#[t0::kernel(block = 64, test)]
pub fn one_of_both(mut y: Out<u32>) {
    y[global_id()] = needed_by_both();
}

//= write `f32`
//~ ui
#[t0::kernel(block = 64, test)]
pub fn alias_written_out(mut y: Out<f32>) {
    let x: f32 = 1.0;
    y[global_id()] = x;
}

//= make it `#[t0::constant] const LIMIT`, or pass it as an argument
//~ ui
#[t0::constant]
const LIMIT: u32 = 4;

#[t0::kernel(block = 64, test)]
pub fn static_as_a_constant(limit: u32, mut y: Out<u32>) {
    y[global_id()] = LIMIT ^ limit;
}

//= write `#[derive(Clone, Copy, t0::Arg)] #[repr(C)]` before `struct Point`
//~ ui
#[derive(Clone, Copy, t0::Arg)] #[repr(C)]
struct Point {
    x: f32,
}

#[t0::kernel(block = 64, test)]
pub fn derived_point(mut y: Out<f32>) {
    y[global_id()] = Point { x: 1.0 }.x;
}

//= hold fewer values at once, or raise the limit
//~ ui
#[t0::kernel(block = 64, vgprs <= 96, test)]
pub fn few_registers(mut y: Out<f32>) {
    y[global_id()] = 1.0;
}

//= state the fact by `grid = ..` or `requires(..)`, test it before the access, or remove `deny(checks)`
//~ ui
#[t0::kernel(block = 64, grid = y.len(), deny(checks), test(len(y) = 104))]
pub fn without_checks(mut y: Out<f32>) {
    y[global_id()] = 1.0;
}

//= hold fewer values at once, make the workgroup smaller, or remove `deny(spill)`
//~ ui
#[t0::kernel(block = 64, deny(spill), test)]
pub fn without_spills(mut y: Out<f32>) {
    y[global_id()] = 1.0;
}

//= set the lengths and scalars that the grid is computed from: `len(x) = 100`, `shape(x) = (10, 20)`, `n = 4`
//~ ui
#[t0::kernel(block = 64, grid = x.len() + n, test(len(x) = 100, n = 4, len(y) = 104, shape(m) = (10, 20)))]
pub fn sized_test(x: In<u32>, m: In<u32>, n: u32, mut y: Out<u32>) {
    y[global_id()] = n;
}

//= a hint names a parameter of the kernel, or is `over`, `blocks`, `ulp` or `seed`
//~ ui
#[t0::kernel(block = 64, test(x in 0..9, over = 70, ulp = 1, seed = 3))]
pub fn hinted_test(x: In<u32>, mut y: Out<u32>) {
    y[global_id()] = x[global_id()];
}

//= remove one
//~ ui
#[t0::kernel(block = 64, test(len(x) = 100, over = 70))]
pub fn single_hint(x: In<u32>, mut y: Out<u32>) {
    y[global_id()] = x[global_id()];
}

//= write `x in 0..10` for its elements, `len(x) = 100` for their number
//~ ui
#[t0::kernel(block = 64, test(x in 0..10, len(x) = 100, over = 70))]
pub fn hints_of_a_view(x: In<u32>, mut y: Out<u32>) {
    y[global_id()] = x[global_id()];
}

//= write `n = 4`
//~ ui
#[t0::kernel(block = 64, test(n = 4))]
pub fn hint_of_a_scalar(n: u32, mut y: Out<u32>) {
    y[global_id()] = n;
}
