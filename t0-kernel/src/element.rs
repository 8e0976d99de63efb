//! The types a device buffer can hold.

use half::{bf16, f16};

mod sealed {
    pub trait Sealed {}
}

/// A type that device memory can hold: plain bits, the same layout on host and card.
///
/// Sealed: these are the types kernels know how to load and store.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an element type of device memory",
    label = "kernels cannot load or store this type",
    note = "element types are f32, f16, bf16, u8, u16, u32, i8, i16 and i32"
)]
pub trait Element: sealed::Sealed + bytemuck::Pod + Default + PartialEq + core::fmt::Debug + Send + Sync {
    /// The type's name in Rust, for messages.
    const NAME: &'static str;
    /// Bytes of one element, which is also its alignment; at most 8.
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
