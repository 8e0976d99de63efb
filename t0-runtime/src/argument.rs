//! What a launch accepts as the argument for a view.
//!
//! These are traits of their own, rather than `Into`, so that rustc explains an argument of the wrong type.

use t0_kernel::Element;

use crate::buffer::Buffer;
use crate::dynamic::{DynView, DynViewMut};
use crate::view::{View, ViewMut};

/// An argument for an `In<T>`: a buffer or a view of `T`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be passed as an `In` of `{T}`",
    label = "expected a buffer or a view of `{T}`",
    note = "pass `&buffer`, or a view of `{T}`, for example `buffer.slice(..n)?`",
    note = "a `DynView` is for `KERNEL::dispatch(..)`; `view.downcast::<{T}>()` turns it into a typed view"
)]
pub trait IntoView<'a, T: Element> {
    /// The view.
    fn into_view(self) -> View<'a, T>;
}

/// An argument for an `Out<T>`, `InOut<T>` or `Atomics<T>`: a mutable buffer or view of `T`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be passed as an `Out`, `InOut` or `Atomics` of `{T}`",
    label = "expected a mutable buffer or view of `{T}`",
    note = "pass `&mut buffer`, or a mutable view of `{T}`, for example `buffer.slice_mut(..n)?`",
    note = "a `DynViewMut` is for `KERNEL::dispatch(..)`; `view.downcast::<{T}>()` turns it into a typed view"
)]
pub trait IntoViewMut<'a, T: Element> {
    /// The view.
    fn into_view_mut(self) -> ViewMut<'a, T>;
}

/// An argument of `KERNEL::dispatch` for an `In` with a generic element type: a buffer or a view of any type.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be passed as an `In`",
    label = "expected a buffer or a view",
    note = "pass `&buffer`, a `View` or a `DynView`"
)]
pub trait IntoDynView<'a> {
    /// The view.
    fn into_dyn_view(self) -> DynView<'a>;
}

/// An argument of `KERNEL::dispatch` for an `Out`, `InOut` or `Atomics` with a generic element type: a mutable buffer
/// or view of any type.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be passed as an `Out`, `InOut` or `Atomics`",
    label = "expected a mutable buffer or view",
    note = "pass `&mut buffer`, a `ViewMut` or a `DynViewMut`"
)]
pub trait IntoDynViewMut<'a> {
    /// The view.
    fn into_dyn_view_mut(self) -> DynViewMut<'a>;
}

macro_rules! arguments {
    ($(($($of:ty),*) for $Typed:ident $typed:ident $View:ident, $Dyn:ident $dynamic:ident $DynView:ident;)*) => {$(
        $(
            impl<'a, T: Element> $Typed<'a, T> for $of {
                fn $typed(self) -> $View<'a, T> {
                    self.into()
                }
            }

            impl<'a, T: Element> $Dyn<'a> for $of {
                fn $dynamic(self) -> $DynView<'a> {
                    self.into()
                }
            }
        )*

        impl<'a> $Dyn<'a> for $DynView<'a> {
            fn $dynamic(self) -> $DynView<'a> {
                self
            }
        }
    )*};
}

arguments! {
    (View<'a, T>, &'a View<'_, T>, &'a Buffer<T>, &'a mut Buffer<T>)
        for IntoView into_view View, IntoDynView into_dyn_view DynView;
    (ViewMut<'a, T>, &'a mut ViewMut<'_, T>, &'a mut Buffer<T>)
        for IntoViewMut into_view_mut ViewMut, IntoDynViewMut into_dyn_view_mut DynViewMut;
}
