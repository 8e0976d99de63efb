//! The kinds of names, each with the item that the kernel means and one that shadows it.

/// A kind of name.
pub(crate) struct Kind {
    /// The name of the kind.
    pub(crate) kind: &'static str,
    /// The name that is shadowed.
    pub(crate) name: &'static str,
    /// Its definition for kernels; empty if it belongs to the language.
    pub(crate) right: &'static str,
    /// Another item with the name.
    pub(crate) wrong: &'static str,
    /// An expression of type `u32` that uses the name. `v` is a `u32`, and `out` the output.
    pub(crate) used: &'static str,
    /// The names of the language that the kernel imports: all, or those in the braces.
    pub(crate) imports: &'static str,
    /// What an explicit import of the wrong item, from a file of its own, must lead to beside a glob import of the
    /// right one.
    pub(crate) expected: Expected,
}

/// What a program must do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Expected {
    /// It does not compile.
    Refused,
    /// It compiles, and the GPU and the CPU compute the same.
    Equal,
}
use Expected::{Equal, Refused};

const ALL: &str = "*";

macro_rules! kinds {
    ($($kind:ident $name:literal { $($right:tt)* } { $($wrong:tt)* } $used:literal $imports:expr => $expected:ident;)*) => {
        &[$(Kind {
            kind: stringify!($kind),
            name: $name,
            right: stringify!($($right)*),
            wrong: stringify!($($wrong)*),
            used: $used,
            imports: $imports,
            expected: $expected,
        }),*]
    };
}

pub(crate) const KINDS: &[Kind] = kinds! {
    function "item"
        { #[t0::device] pub fn item(x: u32) -> u32 { x + 1 } }
        { pub fn item(x: u32) -> u32 { x + 1000 } }
        "item(v)" ALL => Refused;
    function_that_writes "item"
        { #[t0::device] pub fn item(out: &mut Out<u32>, x: u32) -> u32 { out[x] = 1; x } }
        { pub fn item(out: &mut t0::Out<u32>, x: u32) -> u32 { out[x] = 1000; x + 1 } }
        "item(&mut out, v)" ALL => Refused;
    device_function "item"
        { #[t0::device] pub fn item(x: u32) -> u32 { x + 1 } }
        { #[t0::device] pub fn item(x: u32) -> u32 { x + 1000 } }
        "item(v)" ALL => Equal;
    generic_function "item"
        { #[t0::device] pub fn item<T: Element>(x: T, _y: T) -> T { x } }
        { pub fn item<T>(_x: T, y: T) -> T { y } }
        "item(v, 7)" ALL => Refused;
    generic_function_with_types "item"
        { #[t0::device] pub fn item<T: Element, const N: u32>(x: T) -> (T, u32) { (x, N) } }
        { pub fn item<T, const N: u32>(x: T) -> (T, u32) { (x, N + 1) } }
        "item::<u32, 3>(v).1" ALL => Refused;
    constant "ITEM"
        { #[t0::constant] pub const ITEM: u32 = 2; }
        { pub const ITEM: u32 = 1000; }
        "v + ITEM" ALL => Refused;
    constant_of_another_type "ITEM"
        { #[t0::constant] pub const ITEM: u32 = 2; }
        { pub const ITEM: u64 = 2; }
        "(ITEM << 31) as u32" ALL => Refused;
    float_constant "ITEM"
        { #[t0::constant] pub const ITEM: f32 = 0.0; }
        { pub const ITEM: f32 = -0.0; }
        "ITEM.to_bits()" ALL => Refused;
    array_constant "ITEM"
        { #[t0::constant] pub const ITEM: [f32; 3] = [1.0, 2.0, 3.0]; }
        { pub const ITEM: [f32; 3] = [1.0, 2.0, 4.0]; }
        "ITEM[2] as u32" ALL => Refused;
    tuple_constant "ITEM"
        { #[t0::constant] pub const ITEM: (bool, u32) = (true, 2); }
        { pub const ITEM: (bool, u32) = (true, 3); }
        "ITEM.1" ALL => Refused;
    length_constant "ITEM"
        { #[t0::constant] pub const ITEM: usize = 2; }
        { pub const ITEM: usize = 4; }
        "[v; ITEM].iter().sum::<u32>()" ALL => Refused;
    struct_constant "ITEM"
        {
            #[t0::device] pub mod pairs {
                #[derive(Clone, Copy, t0::Arg)] #[repr(C)] pub struct Pair { pub a: u32, pub b: u32 }
                pub const ITEM: Pair = Pair { a: 1, b: 2 };
            }
            pub use pairs::*;
        }
        {
            #[derive(Clone, Copy, t0::Arg)] #[repr(C)] pub struct Pair { pub a: u32, pub b: u32 }
            pub const ITEM: Pair = Pair { a: 1, b: 2 };
        }
        "v + ITEM.b" ALL => Refused;
    builtin "lane" {} { pub fn lane() -> u32 { 7 } } "lane()" ALL => Refused;
    builtin_by_path "lane" {} { pub fn lane() -> u32 { 7 } } "self::lane()" ALL => Refused;
    builtin_for "strided"
        {}
        { pub fn strided(a: u32, b: u32, _: u32) -> core::ops::Range<u32> { a..b } }
        "{ let mut n = 0; for k in strided(0, 10, 5) { n += k + v; } n }" ALL => Refused;
    builtin_module "wave" {} { pub mod wave { pub fn sum(_: u32) -> u32 { 7 } } } "wave::sum(v)" ALL => Refused;
    builtin_of_arrays "array"
        { pub use core::array; }
        { pub mod array { pub fn from_fn(_: impl Fn(usize) -> u32) -> [u32; 2] { [7; 2] } } }
        "{ let a: [u32; 2] = array::from_fn(|k| k as u32 + v); a[0] }" ALL => Refused;
    swap "mem"
        { pub use core::mem; }
        { pub mod mem { pub fn swap(_: &mut u32, _: &mut u32) {} } }
        "{ let mut a = v; let mut b = 7u32; mem::swap(&mut a, &mut b); a }" ALL => Refused;
    device_module "item"
        { #[t0::device] pub mod item { pub fn f(x: u32) -> u32 { x + 1 } } }
        { pub mod item { pub fn f(x: u32) -> u32 { x + 1000 } } }
        "item::f(v)" ALL => Refused;
    structure "Item"
        { #[derive(Clone, Copy, t0::Arg)] #[repr(C)] pub struct Item { pub a: u32, pub b: u32 } }
        { pub struct Item { pub b: u32, pub a: u32 } }
        "{ let x = Item { a: v, b: 7 }; x.a }" ALL => Refused;
    structure_for_kernels "Item"
        { #[derive(Clone, Copy, t0::Arg)] #[repr(C)] pub struct Item { pub a: u32, pub b: u32 } }
        { #[derive(Clone, Copy, t0::Arg)] #[repr(C)] pub struct Item { pub b: u32, pub a: u32 } }
        "{ let x = Item { a: v, b: 7 }; x.a }" ALL => Equal;
    enumeration "Item"
        { #[t0::device] pub enum Item { A, B } }
        { #[derive(Clone, Copy)] pub enum Item { B, A } }
        "{ let x = Item::B; x as u32 + v }" ALL => Refused;
    enumeration_for_kernels "Item"
        { #[t0::device] pub enum Item { A, B } }
        { #[t0::device] pub enum Item { B, A } }
        "{ let x = Item::B; x as u32 + v }" ALL => Equal;
    constant_of_an_enum "ITEM"
        {
            #[t0::device] pub enum Kind { A, B }
            #[t0::constant] pub const ITEM: Kind = Kind::B;
        }
        { pub const ITEM: super::lib::Kind = super::lib::Kind::A; }
        "ITEM as u32 + v" ALL => Refused;
    argument_of_an_enum "ITEM"
        {
            #[t0::device] pub enum Kind { A, B }
            #[t0::constant] pub const ITEM: Kind = Kind::B;
            #[t0::device] pub fn code<const KIND: Kind>() -> u32 { KIND as u32 }
        }
        { pub const ITEM: super::lib::Kind = super::lib::Kind::A; }
        "code::<ITEM>() + v" ALL => Refused;
    variant "Second"
        { #[t0::device] pub enum Kind { First, Second } pub use Kind::*; }
        { pub const Second: super::lib::Kind = super::lib::Kind::First; }
        "{ let x: Kind = Second; x as u32 + v }" ALL => Refused;
    variant_in_a_pattern "Second"
        { #[t0::device] pub enum Kind { First, Second } pub use Kind::*; }
        { pub const Second: super::lib::Kind = super::lib::Kind::First; }
        "match Kind::from_code(v % 2) { Second => 7, _ => 8 }" ALL => Refused;
    variant_of_another_enum "Second"
        { #[t0::device] pub enum Kind { First, Second } pub use Kind::*; }
        { #[derive(Clone, Copy)] pub enum Other { Second, First } pub use Other::Second; }
        "match Kind::from_code(v % 2) { Second => 7, _ => 8 }" ALL => Refused;
    method_of_an_enum "Trait"
        {
            #[t0::device] pub mod kinds {
                pub enum Kind { First, Second }
                impl Kind { pub fn get(&self) -> u32 { *self as u32 } }
            }
            pub use kinds::*;
        }
        { pub trait Trait { fn get(self) -> u32; } impl Trait for super::lib::Kind { fn get(self) -> u32 { 7 } } }
        "{ let x = Kind::from_code(v % 2); x.get() }" ALL => Refused;
    constructor "Item"
        { #[derive(Clone, Copy, t0::Arg)] #[repr(C)] pub struct Item(pub u32, pub u32); }
        { #[allow(non_snake_case)] pub fn Item(a: u32, b: u32) -> super::lib::Item { super::lib::Item { 0: b, 1: a } } }
        "{ let x = Item(v, 7); x.0 }" ALL => Equal;
    associated_function "Item"
        {
            #[t0::device] pub mod items {
                #[derive(Clone, Copy, t0::Arg)] #[repr(C)] pub struct Item { pub a: u32 }
                impl Item { pub fn new(a: u32) -> Item { Item { a } } pub fn get(&self) -> u32 { self.a } }
            }
            pub use items::*;
        }
        {
            pub struct Item { pub a: u32 }
            impl Item { pub fn new(a: u32) -> Item { Item { a: a + 1000 } } pub fn get(&self) -> u32 { self.a } }
        }
        "{ let x = Item::new(v); x.get() }" ALL => Refused;
    alias_of_a_scalar "u32" {} { pub type u32 = u64; } "{ let a: u32 = v as u32; ((a << 31) >> 31) as _ }" ALL => Refused;
    alias_of_a_half "f16" {} { pub type f16 = f32; } "(f16::from_f32(v as f32 * 1000.3).to_f32()) as u32" ALL => Refused;
    function_of_a_scalar "f32"
        {}
        { pub mod f32 { pub fn from_bits(_: u32) -> ::core::primitive::f32 { 7.0 } } }
        "f32::from_bits(v).to_bits()" ALL => Refused;
    constant_of_a_scalar "u32"
        {}
        { pub mod u32 { pub const MAX: ::core::primitive::u32 = 7; } }
        "u32::MAX - v" ALL => Refused;
    constant_of_std "core"
        {}
        { pub mod core { pub mod f32 { pub mod consts { pub const PI: f32 = 7.0; } } } }
        "core::f32::consts::PI.to_bits()" ALL => Refused;
    imported_constant_of_std "PI" { pub use core::f32::consts::PI; } { pub const PI: f32 = 7.0; } "{ let x: f32 = PI; x.to_bits() }" ALL => Refused;
    view "Out" {} { pub type Out<T> = t0::InOut<T>; } "v" ALL => Refused;
    local_view "In"
        { #[t0::device] pub fn first(x: &In<u32>) -> u32 { x[0u32] } }
        { pub struct In<T>(pub T); }
        "{ let y: &In<u32> = &x; first(y) }" ALL => Refused;
    local_memory "Lds"
        {}
        { pub struct Lds<T, const N: usize>([T; N]); impl<const N: usize> Lds<u32, N> {
            pub fn new() -> Self { Lds([7; N]) }
            pub fn len(&self) -> u32 { 7 }
        } }
        "tile.len()" ALL => Refused;
    fragment "wmma"
        {}
        { pub mod wmma { pub struct Acc; impl Acc { pub fn zero() -> Acc { Acc } pub fn get(&self, _: u32) -> f32 { 7.0 } } } }
        "{ let a = wmma::Acc::zero(); a.get(0u32) as u32 }" ALL => Refused;
    order "Order"
        {}
        { #[allow(non_snake_case, non_upper_case_globals)] pub mod Order { pub const AcqRel: t0::Order = t0::Order::Acquire; } }
        "{ t0::fence(Scope::Device, Order::AcqRel); v }" ALL => Refused;
    macro_of_std "assert"
        {}
        { macro_rules! assert { ($t:expr) => { panic!("not the macro of std") } } pub(crate) use assert; }
        "{ assert!(v < 1000); v }" ALL => Equal;
    macro_of_std_with_a_value "matches"
        {}
        { macro_rules! matches { ($x:expr, $p:pat) => { false } } pub(crate) use matches; }
        "matches!(v, 3) as u32" ALL => Equal;
    method_of_a_trait "Trait"
        { pub use t0::FloatExt as Trait; }
        { pub trait Trait { fn rcp(self) -> f32; } impl Trait for f32 { fn rcp(self) -> f32 { 7.0 } } }
        "(8.0 * (v as f32 + 1.0).rcp()) as u32" "{In, Out, global_id}" => Refused;
    method_of_a_trait_by_path "Trait"
        { pub use t0::FloatExt as Trait; }
        { pub trait Trait { fn rcp(self) -> f32; } impl Trait for f32 { fn rcp(self) -> f32 { 7.0 } } }
        "(8.0 * f32::rcp(v as f32 + 1.0)) as u32" "{In, Out, global_id}" => Refused;
    method_of_integers "Trait"
        { pub use t0::IntExt as Trait; }
        { pub trait Trait { fn mul_hi(self, _: u32) -> u32; } impl Trait for u32 { fn mul_hi(self, _: u32) -> u32 { 7 } } }
        "(v << 27).mul_hi(64)" "{In, Out, global_id}" => Refused;
    method_of_integers_by_path "Trait"
        { pub use t0::IntExt as Trait; }
        { pub trait Trait { fn mul_hi(self, _: u32) -> u32; } impl Trait for u32 { fn mul_hi(self, _: u32) -> u32 { 7 } } }
        "u32::mul_hi(v << 27, 64)" "{In, Out, global_id}" => Refused;
    method_of_words "Trait"
        { pub use t0::WordExt as Trait; }
        { pub trait Trait { fn dot8_u4(self, _: u32, _: u32) -> u32; } impl Trait for u32 { fn dot8_u4(self, _: u32, _: u32) -> u32 { 7 } } }
        "v.dot8_u4(3, 1)" "{In, Out, global_id}" => Refused;
    method_of_arrays_of_bytes "Trait"
        { pub use t0::ArrayExt as Trait; }
        { pub trait Trait { fn dot(self, _: Self, _: u32) -> u32; } impl Trait for [u8; 2] { fn dot(self, _: [u8; 2], _: u32) -> u32 { 7 } } }
        "[v as u8, 2].dot([3u8, 4], 1)" "{In, Out, global_id}" => Refused;
    method_of_halves "Trait"
        { pub use t0::Float as Trait; }
        { pub trait Trait { fn rem_euclid(self, _: Self) -> Self; } impl Trait for t0::f16 { fn rem_euclid(self, _: t0::f16) -> t0::f16 { self } } }
        "f16::from_bits(v as u16).rem_euclid(f16::from_bits(3)).to_bits() as u32" "{In, Out, f16, global_id}" => Refused;
    method_of_halves_by_path "Trait"
        { pub use t0::Float as Trait; }
        { pub trait Trait { fn rem_euclid(self, _: Self) -> Self; } impl Trait for t0::f16 { fn rem_euclid(self, _: t0::f16) -> t0::f16 { self } } }
        "f16::rem_euclid(f16::from_bits(v as u16), f16::from_bits(3)).to_bits() as u32" "{In, Out, f16, global_id}" => Refused;
    bytes_of_an_integer "Trait"
        {}
        { pub trait Trait { fn to_le_bytes(self) -> [u8; 4]; } impl Trait for u32 { fn to_le_bytes(self) -> [u8; 4] { [7; 4] } } }
        "v.to_le_bytes()[0] as u32" ALL => Equal;
    number_of_bytes "u32"
        {}
        { pub mod u32 { pub fn from_ne_bytes(_: [u8; 4]) -> ::core::primitive::u32 { 7 } } }
        "u32::from_ne_bytes([v as u8, 1, 0, 0])" ALL => Refused;
    method_of_a_range "Trait"
        {}
        { pub trait Trait { fn step_by(self, _: usize) -> Self; } impl Trait for core::ops::RangeInclusive<u32> { fn step_by(self, _: usize) -> Self { self } } }
        "{ let mut n = 0; for k in (1..=v).step_by(2) { n += k; } n }" ALL => Refused;
    method_of_a_view "Trait"
        {}
        { pub trait Trait { fn len(self) -> u32; } impl Trait for t0::In<u32> { fn len(self) -> u32 { 7 } } }
        "x.len()" ALL => Refused;
    method_of_a_borrowed_view "Trait"
        { #[t0::device] pub fn unused(x: u32) -> u32 { x } }
        { pub trait Trait { fn len(self) -> u32; } impl Trait for &mut t0::Out<u32> { fn len(self) -> u32 { 7 } } }
        "length(&mut out)" ALL => Refused;
    method_of_an_array "Trait"
        {}
        { pub trait Trait { fn iter(self) -> core::array::IntoIter<u32, 2>; }
          impl Trait for [u32; 2] { fn iter(self) -> core::array::IntoIter<u32, 2> { [7, 7].into_iter() } } }
        "{ let mut n = 0; for y in [v, 1].iter() { n += *y; } n }" ALL => Refused;
    method_of_a_structure "Trait"
        {
            #[t0::device] pub mod items {
                #[derive(Clone, Copy, t0::Arg)] #[repr(C)] pub struct Item { pub a: u32 }
                impl Item { pub fn get(&self) -> u32 { self.a } }
            }
            pub use items::*;
        }
        { pub trait Trait { fn get(self) -> u32; } impl Trait for super::lib::Item { fn get(self) -> u32 { 7 } } }
        "{ let x = Item { a: v }; x.get() }" ALL => Refused;
    method_of_std "Trait"
        {}
        { pub trait Trait { fn sqrt(self) -> f32; } impl Trait for f32 { fn sqrt(self) -> f32 { 7.0 } } }
        "(v as f32).sqrt() as u32" ALL => Equal;
    bound "Float"
        {}
        { pub trait Float: t0::Element { fn to_f32(self) -> f32; } impl Float for f32 { fn to_f32(self) -> f32 { 7.0 } } }
        "as_f32(v as f32) as u32" ALL => Refused;
};

/// Items beside the kernel of a kind.
pub(crate) fn beside(kind: &str) -> &'static str {
    match kind {
        "bound" => "#[t0::device] fn as_f32<T: Float>(x: T) -> f32 { x.to_f32() }",
        "method_of_a_borrowed_view" => "#[t0::device] fn length(x: &mut Out<u32>) -> u32 { x.len() }",
        _ => "",
    }
}
