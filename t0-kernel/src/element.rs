//! The types a device buffer can hold.

use half::{bf16, f16};

#[doc(hidden)]
pub(crate) mod sealed {
    pub trait Sealed {}
}

/// A type that device memory can hold: plain bits, the same layout on host and card.
///
/// Sealed: these are the types kernels know how to load and store, numbers and the structs of `#[derive(t0::Arg)]`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an element type of device memory",
    label = "kernels cannot load or store this type",
    note = "element types are f32, f64, f16, bf16, u8, u16, u32, u64, i8, i16, i32 and i64, f16x2 and bf16x2, and structs with `#[derive(Clone, Copy, t0::Arg)] #[repr(C)]`"
)]
pub trait Element: sealed::Sealed + bytemuck::Pod + Send + Sync {
    /// The type's name in Rust, for messages.
    const NAME: &'static str;
    /// Bytes of one element; of a number also its alignment. At most 8 of a number, 1024 of a struct.
    const SIZE: usize;
}

macro_rules! elements {
    ($($t:ident)*) => {$(
        impl sealed::Sealed for $t {}
        impl Element for $t {
            const NAME: &'static str = stringify!($t);
            const SIZE: usize = size_of::<$t>();
        }
    )*};
}

elements! { f32 f64 f16 bf16 u8 u16 u32 u64 i8 i16 i32 i64 }

/// A struct that kernels take: as an argument, as elements of views and `Lds` arrays, and as a value in their bodies.
///
/// Made by `#[derive(t0::Arg)]`, which demands `#[repr(C)]` and refuses padding.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a struct for kernels",
    label = "kernels do not know this type",
    note = "write `#[derive(Clone, Copy, t0::Arg)] #[repr(C)]` before the struct"
)]
pub trait Arg: Element {}
