//! LDS: memory that the lanes of one workgroup share.

use crate::Element;
use crate::cpu::lane;
use crate::elements::Elements;
use crate::index::Shape;

/// An array in the workgroup's local data share: `N` elements, or `N` rows of `M` columns.
///
/// Created at the top level of a kernel body; the n-th `Lds::new()` of each lane is the same memory. Its initial
/// contents are unspecified. An index out of range reads zero and writes nothing, and is an error in a strict run.
#[derive(Debug)]
pub struct Lds<T, const N: usize, const M: usize = 1>(pub(crate) Elements<T>);

/// An array in the workgroup's local data share with a length known only at run time: a kernel parameter whose number
/// of elements is set by the launch, or a part of another array.
///
/// The initial contents of a parameter are unspecified. An index out of range reads zero and writes nothing, and is an
/// error in a strict run.
#[derive(Debug)]
pub struct LdsDyn<T>(pub(crate) Elements<T>);

impl<T: Element, const N: usize, const M: usize> Lds<T, N, M> {
    const SHAPE: Shape = if M == 1 {
        Shape::line(N as u32)
    } else {
        Shape { len: (N * M) as u32, rows: N as u32, cols: M as u32, stride: M as u32 }
    };

    /// The workgroup's next array.
    #[must_use]
    #[track_caller]
    #[allow(
        clippy::new_without_default,
        reason = "each call returns a different array of the workgroup, unlike a default value"
    )]
    pub fn new() -> Lds<T, N, M> {
        const { assert!(align_of::<T>() <= align_of::<u128>()) };
        let (ptr, origin) = lane::lds(N * M * size_of::<T>(), size_of::<T>());
        Lds(Elements::new(ptr.cast(), Self::SHAPE, origin))
    }
}

impl<T: Element> LdsDyn<T> {
    /// The workgroup's next array, with `len` elements.
    #[doc(hidden)]
    #[must_use]
    #[track_caller]
    pub fn of(len: u32) -> LdsDyn<T> {
        const { assert!(align_of::<T>() <= align_of::<u128>()) };
        let (ptr, origin) = lane::lds(len as usize * size_of::<T>(), size_of::<T>());
        LdsDyn(Elements::new(ptr.cast(), Shape::line(len), origin))
    }
}
