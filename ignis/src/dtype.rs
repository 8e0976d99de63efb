//! Element types of tensors.

use std::fmt;
use t0::{Element, ElementType, bf16, f16};

/// The element type of a [`Tensor`](crate::Tensor).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DType {
    /// IEEE 754 binary32.
    F32,
    /// The upper half of a binary32.
    Bf16,
    /// IEEE 754 binary16.
    F16,
    /// Signed integers.
    I32,
    /// Unsigned integers. A condition is a `u32`: 0 is false.
    U32,
}

impl DType {
    /// The element types that can be differentiated.
    pub const FLOATS: [DType; 3] = [DType::F32, DType::Bf16, DType::F16];

    /// Bytes of an element.
    #[must_use]
    pub fn size(self) -> usize {
        self.element().size()
    }

    /// The type in kernels.
    #[must_use]
    pub fn element(self) -> ElementType {
        match self {
            DType::F32 => ElementType::of::<f32>(),
            DType::Bf16 => ElementType::of::<bf16>(),
            DType::F16 => ElementType::of::<f16>(),
            DType::I32 => ElementType::of::<i32>(),
            DType::U32 => ElementType::of::<u32>(),
        }
    }

    /// The unsigned integer of the same size, for kernels that move bits.
    #[cfg(feature = "grad")]
    pub(crate) fn bits(self) -> ElementType {
        match self {
            DType::F32 | DType::I32 | DType::U32 => ElementType::of::<u32>(),
            DType::Bf16 | DType::F16 => ElementType::of::<u16>(),
        }
    }

    /// Whether the elements are floating-point numbers.
    #[must_use]
    pub fn is_float(self) -> bool {
        Self::FLOATS.contains(&self)
    }

    /// `value`, rounded to a floating-point type.
    #[cfg(feature = "grad")]
    pub(crate) fn rounded(self, value: f32) -> f32 {
        match self {
            DType::Bf16 => bf16::from_f32(value).to_f32(),
            DType::F16 => f16::from_f32(value).to_f32(),
            DType::F32 | DType::I32 | DType::U32 => value,
        }
    }

    /// `value`, rounded to the type and repeated until it fills a word.
    #[cfg(feature = "grad")]
    pub(crate) fn word(self, value: f64) -> u32 {
        let pair = |bits: u16| u32::from(bits) * 0x1_0001;
        match self {
            DType::F32 => (value as f32).to_bits(),
            DType::Bf16 => pair(bf16::from_f32(value as f32).to_bits()),
            DType::F16 => pair(f16::from_f32(value as f32).to_bits()),
            DType::I32 => (value as i32).cast_unsigned(),
            DType::U32 => value as u32,
        }
    }
}

impl fmt::Display for DType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.element().name())
    }
}

mod sealed {
    pub trait Sealed {}
}

/// A Rust type that is the element type of a tensor.
pub trait Value: Element + sealed::Sealed {
    /// The element type.
    const DTYPE: DType;
}

macro_rules! values {
    ($($t:ty => $dtype:ident,)*) => {$(
        impl sealed::Sealed for $t {}
        impl Value for $t {
            const DTYPE: DType = DType::$dtype;
        }
    )*};
}

values! { f32 => F32, bf16 => Bf16, f16 => F16, i32 => I32, u32 => U32, }
