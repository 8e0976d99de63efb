//! The types a device buffer can hold.

use half::{bf16, f16};

#[doc(hidden)]
pub(crate) mod sealed {
    pub trait Sealed {}
}

/// A type that device memory can hold: plain bits with the same layout on host and device.
///
/// Sealed: these are the types that kernels can load and store: numbers, the structs of `#[derive(t0::Arg)]`, and
/// arrays of both.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an element type of device memory",
    label = "kernels cannot load or store this type",
    note = "element types are f32, f64, f16, bf16, u8, u16, u32, u64, i8, i16, i32 and i64, f16x2 and bf16x2, arrays of them, and structs with `#[derive(Clone, Copy, t0::Arg)] #[repr(C)]`"
)]
pub trait Element: sealed::Sealed + bytemuck::Pod + Send + Sync {
    /// The type's Rust name, for messages.
    const NAME: &'static str;
    /// Bytes of one element; for a number also its alignment. At most 8 for a number, 1024 for a struct or an array.
    const SIZE: usize;
    /// Whether it is a number, or a pair of halves: a value that is read and written as a whole.
    #[doc(hidden)]
    const NUMBER: bool = false;
}

macro_rules! elements {
    ($($t:ident)*) => {$(
        impl sealed::Sealed for $t {}
        impl Element for $t {
            const NAME: &'static str = stringify!($t);
            const SIZE: usize = size_of::<$t>();
            const NUMBER: bool = true;
        }
    )*};
}

elements! { f32 f64 f16 bf16 u8 u16 u32 u64 i8 i16 i32 i64 }

impl<T: Element, const N: usize> sealed::Sealed for [T; N] {}

/// Arrays of elements are elements. Kernels support those of 1 to 1024 bytes.
impl<T: Element, const N: usize> Element for [T; N] {
    const NAME: &'static str = <[T; N] as Named>::TEXT.text();
    const SIZE: usize = N * T::SIZE;
}

/// Provides the name of an array type.
trait Named {
    const TEXT: &'static Name;
}

impl<T: Element, const N: usize> Named for [T; N] {
    const TEXT: &'static Name = &Name::array::<T, N>();
}

/// The name of an array type, computed at compile time.
struct Name {
    text: [u8; Name::MOST],
    len: usize,
}

impl Name {
    /// Longer names are truncated here.
    const MOST: usize = 96;

    const fn text(&'static self) -> &'static str {
        match core::str::from_utf8(self.text.split_at(self.len).0) {
            Ok(text) => text,
            // A name from user code may be truncated within a character.
            Err(_) => "[_]",
        }
    }

    const fn array<T: Element, const N: usize>() -> Name {
        let whole = Name { text: [0; Name::MOST], len: 0 };
        whole.with(b"[").with(T::NAME.as_bytes()).with(b"; ").with_number(N).with(b"]")
    }

    const fn with(mut self, text: &[u8]) -> Name {
        let mut i = 0;
        while i < text.len() && self.len < Name::MOST {
            self.text[self.len] = text[i];
            self.len += 1;
            i += 1;
        }
        self
    }

    const fn with_number(self, n: usize) -> Name {
        let before = if n >= 10 { self.with_number(n / 10) } else { self };
        before.with(&[b'0' + (n % 10) as u8])
    }
}

/// A struct or enum that kernels can use: as an argument, and as a value in their bodies.
///
/// For structs it is derived by `#[derive(t0::Arg)]`, which requires `#[repr(C)]` and rejects padding. Structs without
/// enums are also elements of views and `Lds` arrays ([`Element`]). For enums `#[t0::device]` implements it, and
/// [`Enum`](crate::Enum).
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a struct or enum for kernels",
    label = "kernels do not support this type",
    note = "write `#[derive(Clone, Copy, t0::Arg)] #[repr(C)]` before a struct, `#[t0::device]` before an enum"
)]
pub trait Arg: sealed::Sealed + Copy + Send + Sync + 'static {}
