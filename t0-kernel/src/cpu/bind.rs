//! The arguments of a run: views, and tuples of them.
//!
//! **Invariant:** only a run turns a view into an [`In`], [`Out`], [`InOut`] or [`Atomics`], for its lanes and with its
//! stamp, and the run owns the view until it ends. So the memory is valid and borrowed for as long as the stamp is
//! current.

use super::memory::Binder;
use super::{View, ViewMut};
use crate::elements::Elements;
use crate::{AtomicValue, Atomics, Element, In, InOut, Out};

mod sealed {
    pub trait Sealed {}
}

/// The arguments of a run: views, and tuples of them. Each lane gets handles of them.
///
/// Sealed: these are the arguments that runs support.
pub trait Arguments: sealed::Sealed {
    /// The handles that a lane gets.
    type Handles;

    /// Adds the names of the views that lanes write.
    #[doc(hidden)]
    fn names(&self, names: &mut Vec<&'static str>);

    /// Creates one lane's handles.
    #[doc(hidden)]
    fn handles(&self, binder: &mut Binder) -> Self::Handles;
}

/// A view that lanes write: an [`Out`] to the kernel.
#[derive(Debug)]
pub struct Output<'a, T>(pub(super) ViewMut<'a, T>);

/// A view that lanes read and write: an [`InOut`] to the kernel.
#[derive(Debug)]
pub struct Updated<'a, T>(pub(super) ViewMut<'a, T>);

/// A view of atomic accesses: an [`Atomics`] to the kernel.
#[derive(Debug)]
pub struct Shared<'a, T>(pub(super) ViewMut<'a, T>);

impl<T> sealed::Sealed for View<'_, T> {}

impl<T: Element> Arguments for View<'_, T> {
    type Handles = In<T>;

    fn names(&self, _: &mut Vec<&'static str>) {}

    fn handles(&self, binder: &mut Binder) -> In<T> {
        let (ptr, shape) = self.parts();
        In(Elements::new(ptr.cast_mut(), shape, binder.read()))
    }
}

macro_rules! written {
    ($($view:ident $handle:ident: $bound:ident;)*) => {$(
        impl<T> sealed::Sealed for $view<'_, T> {}

        impl<T: $bound> Arguments for $view<'_, T> {
            type Handles = $handle<T>;

            fn names(&self, names: &mut Vec<&'static str>) {
                names.push(self.0.name());
            }

            fn handles(&self, binder: &mut Binder) -> $handle<T> {
                let (ptr, shape) = self.0.parts();
                $handle(Elements::new(ptr, shape, binder.written()))
            }
        }
    )*};
}

written! { Output Out: Element; Updated InOut: Element; Shared Atomics: AtomicValue; }

impl sealed::Sealed for () {}

impl Arguments for () {
    type Handles = ();

    fn names(&self, _: &mut Vec<&'static str>) {}

    fn handles(&self, _: &mut Binder) {}
}

macro_rules! tuples {
    ($(($($t:ident $part:ident)*))*) => {$(
        impl<$($t: Arguments),*> sealed::Sealed for ($($t,)*) {}

        impl<$($t: Arguments),*> Arguments for ($($t,)*) {
            type Handles = ($($t::Handles,)*);

            fn names(&self, names: &mut Vec<&'static str>) {
                let ($($part,)*) = self;
                $($part.names(names);)*
            }

            fn handles(&self, binder: &mut Binder) -> Self::Handles {
                let ($($part,)*) = self;
                ($($part.handles(binder),)*)
            }
        }
    )*};
}

tuples! { (A a) (A a B b) (A a B b C c) (A a B b C c D d) (A a B b C c D d E e) (A a B b C c D d E e F f) }
