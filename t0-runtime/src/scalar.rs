//! Scalar kernel arguments: the conversion of values to kernarg bytes.

use half::{bf16, f16};
use t0_abi::kernarg::Bool;
use t0_kernel::{bf16x2, f16x2};

/// A value that is passed to a kernel in its kernarg segment, at its natural alignment.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be passed to a kernel by value",
    label = "this kernel takes a `{Self}` by value",
    note = "numbers, packed pairs, `bool`, structs with `#[derive(t0::Arg)]` and arrays of these can be passed; generic code needs the bound `{Self}: t0::Scalar`"
)]
pub trait Scalar: Copy {
    /// Bytes in the kernarg segment.
    const SIZE: usize;
    /// Alignment in the kernarg segment, a power of two.
    const ALIGN: usize;

    /// Writes the value, little-endian, into `out` of [`Scalar::SIZE`] bytes.
    fn write(self, out: &mut [u8]);
}

/// Writes a field of a struct at `at` bytes, and returns the field's size in bytes.
#[doc(hidden)]
pub fn write_at<T: Scalar>(value: T, out: &mut [u8], at: usize) -> usize {
    value.write(&mut out[at..at + T::SIZE]);
    T::SIZE
}

macro_rules! scalars {
    ($($t:ty)*) => {$(
        impl Scalar for $t {
            const SIZE: usize = size_of::<$t>();
            const ALIGN: usize = size_of::<$t>();

            fn write(self, out: &mut [u8]) {
                out.copy_from_slice(&self.to_le_bytes());
            }
        }
    )*};
}

scalars! { f32 f64 f16 bf16 f16x2 bf16x2 u8 u16 u32 u64 i8 i16 i32 i64 }

/// Elements follow one another, as in Rust's layout.
impl<T: Scalar, const N: usize> Scalar for [T; N] {
    const SIZE: usize = N * T::SIZE;
    const ALIGN: usize = T::ALIGN;

    fn write(self, out: &mut [u8]) {
        for (value, out) in self.into_iter().zip(out.chunks_exact_mut(T::SIZE.max(1))) {
            value.write(out);
        }
    }
}

/// A `bool` is passed as a [`Bool`], the 32-bit word 0 or 1.
impl Scalar for bool {
    const SIZE: usize = size_of::<Bool>();
    const ALIGN: usize = align_of::<Bool>();

    fn write(self, out: &mut [u8]) {
        out.copy_from_slice(&Bool::from(self).to_le_bytes());
    }
}
