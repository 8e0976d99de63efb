//! Arguments whose element type is known at run time: the arguments of `KERNEL::dispatch` for parameters with generic
//! types.

use std::any::TypeId;
use std::fmt;
use std::hash::{Hash, Hasher};

use t0_kernel::Element;

use crate::buffer::Buffer;
use crate::scalar::Scalar;
use crate::view::{Part, View, ViewMut};

/// An element type as a value: `ElementType::of::<f32>()`.
///
/// Every [`Element`] has one, including structs and arrays. It prints as the type's name.
#[derive(Clone, Copy)]
pub struct ElementType {
    name: &'static str,
    size: usize,
    id: fn() -> TypeId,
}

impl ElementType {
    /// The element type of `T`.
    #[must_use]
    pub const fn of<T: Element>() -> ElementType {
        ElementType { name: T::NAME, size: T::SIZE, id: TypeId::of::<T> }
    }

    /// The type's name: `f32`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.name
    }

    /// Size of an element in bytes.
    #[must_use]
    pub fn size(self) -> usize {
        self.size
    }
}

impl PartialEq for ElementType {
    fn eq(&self, other: &ElementType) -> bool {
        (self.id)() == (other.id)()
    }
}

impl Eq for ElementType {}

impl Hash for ElementType {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.id)().hash(state);
    }
}

impl fmt::Debug for ElementType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ElementType({})", self.name)
    }
}

impl fmt::Display for ElementType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name)
    }
}

/// A [`View`] whose element type is known at run time; made from buffers and views.
#[derive(Clone, Copy)]
pub struct DynView<'a> {
    pub(crate) part: Part<'a>,
    element: ElementType,
}

/// A [`ViewMut`] whose element type is known at run time; made from buffers and views. It borrows the buffer until the
/// launch is submitted.
pub struct DynViewMut<'a> {
    pub(crate) part: Part<'a>,
    element: ElementType,
}

macro_rules! dynamic {
    ($Dyn:ident of $View:ident: $(($($from:tt)*))*) => {
        impl<'a> $Dyn<'a> {
            /// The element type.
            #[must_use]
            pub fn element(&self) -> ElementType {
                self.element
            }

            /// The typed view, if the element type is `T`.
            #[must_use]
            pub fn downcast<T: Element>(self) -> Option<$View<'a, T>> {
                (self.element == ElementType::of::<T>()).then(|| $View::new(self.part))
            }

            /// Elements from the first to the last, including gaps between rows.
            #[must_use]
            pub fn len(&self) -> usize {
                self.part.len
            }

            /// Whether there are no elements.
            #[must_use]
            pub fn is_empty(&self) -> bool {
                self.part.len == 0
            }

            /// Rows; 1 for a view in one dimension.
            #[must_use]
            pub fn rows(&self) -> usize {
                self.part.rows
            }

            /// Columns; the length for a view in one dimension.
            #[must_use]
            pub fn cols(&self) -> usize {
                self.part.cols
            }

            /// Elements from one row to the next.
            #[must_use]
            pub fn stride(&self) -> usize {
                self.part.stride
            }
        }

        impl fmt::Debug for $Dyn<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let Part { len, rows, cols, stride, .. } = self.part;
                write!(
                    f, "{}<{}>(len {len}, {rows} x {cols}, stride {stride})", stringify!($Dyn), self.element
                )
            }
        }

        $(
            impl<'a, T: Element> From<$($from)*> for $Dyn<'a> {
                fn from(view: $($from)*) -> $Dyn<'a> {
                    $Dyn { part: $View::<'a, T>::from(view).part, element: ElementType::of::<T>() }
                }
            }
        )*
    };
}

dynamic! { DynView of View: (View<'a, T>) (&'a View<'_, T>) (&'a Buffer<T>) (&'a mut Buffer<T>) }
dynamic! { DynViewMut of ViewMut: (ViewMut<'a, T>) (&'a mut ViewMut<'_, T>) (&'a mut Buffer<T>) }

/// A scalar argument whose type is known at run time; made from numbers, structs and arrays of them.
#[derive(Debug, Clone)]
pub struct DynScalar {
    pub(crate) bytes: Vec<u8>,
    pub(crate) align: usize,
    element: ElementType,
}

impl DynScalar {
    /// The type of the value.
    #[must_use]
    pub fn element(&self) -> ElementType {
        self.element
    }
}

impl<T: Element + Scalar> From<T> for DynScalar {
    fn from(value: T) -> DynScalar {
        let mut bytes = vec![0; <T as Scalar>::SIZE];
        value.write(&mut bytes);
        DynScalar { bytes, align: T::ALIGN, element: ElementType::of::<T>() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_compared_as_types() {
        assert_eq!(ElementType::of::<f32>(), ElementType::of::<f32>());
        // Both have the same size.
        assert_ne!(ElementType::of::<f32>(), ElementType::of::<u32>());
        assert_eq!(ElementType::of::<[f32; 3]>().to_string(), "[f32; 3]");
        assert_eq!(ElementType::of::<[f32; 3]>().size(), 12);
    }

    #[test]
    fn scalars_keep_their_bytes() {
        let scalar = DynScalar::from(half::f16::ONE);
        assert_eq!((scalar.bytes.as_slice(), scalar.align), (&[0x00, 0x3c][..], 2));
        assert_eq!(scalar.element(), ElementType::of::<half::f16>());
    }
}
