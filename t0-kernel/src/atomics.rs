//! Atomic accesses to elements of [`Atomics`] views, [`Lds`] arrays, and parts of either.
//!
//! Each access is one indivisible step among all lanes of its scope and returns the previous value. The plain form is
//! relaxed, at device scope (in LDS at workgroup scope); the `_ordered` form takes scope and order as arguments. The
//! lanes of a run on the CPU share one thread and switch only at a rendezvous, so a lane that waits in a loop for
//! another lane's store waits forever there.

use crate::cpu::lane;
use crate::elements::Elements;
use crate::index::ViewIndex;
use crate::{Element, Lds, LdsDyn};

/// The set of lanes for which an atomic access or [`fence`] orders memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// The lanes of the workgroup.
    Workgroup,
    /// All lanes on the device.
    Device,
    /// All lanes, other devices and the host.
    System,
}

/// What an atomic access or [`fence`] orders, with the meanings of `core::sync::atomic::Ordering`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// Only the access itself.
    Relaxed,
    /// Later accesses do not happen before it.
    Acquire,
    /// Earlier accesses do not happen after it.
    Release,
    /// Both.
    AcqRel,
    /// Both, and there is a single order of all such accesses.
    SeqCst,
}

impl Order {
    fn acquires(self) -> bool {
        matches!(self, Order::Acquire | Order::AcqRel | Order::SeqCst)
    }

    fn releases(self) -> bool {
        matches!(self, Order::Release | Order::AcqRel | Order::SeqCst)
    }
}

/// Orders the memory accesses before and after it, together with atomic accesses of other lanes.
///
/// `order` must not be `Order::Relaxed`, which kernels reject.
#[track_caller]
pub fn fence(_scope: Scope, order: Order) {
    lane::orders("fence", order.acquires(), order.releases());
}

/// A type of atomic accesses: `u32`, `i32`, `u64`, `i64`, `f32` or `f64`.
#[diagnostic::on_unimplemented(
    message = "atomics of `{Self}` are not supported",
    note = "use u32, i32, u64, i64, f32 or f64"
)]
pub trait AtomicValue: Element + PartialOrd {
    #[doc(hidden)]
    fn plus(self, other: Self) -> Self;
    #[doc(hidden)]
    fn minus(self, other: Self) -> Self;
    #[doc(hidden)]
    fn same_bits(self, other: Self) -> bool;
}

/// An integer type of atomic accesses.
#[diagnostic::on_unimplemented(
    message = "`and`, `or` and `xor` of `{Self}` elements are not supported",
    note = "`and`, `or` and `xor` are for u32, i32, u64 and i64"
)]
pub trait AtomicBits: AtomicValue {
    #[doc(hidden)]
    fn bits_and(self, other: Self) -> Self;
    #[doc(hidden)]
    fn bits_or(self, other: Self) -> Self;
    #[doc(hidden)]
    fn bits_xor(self, other: Self) -> Self;
}

macro_rules! integers {
    ($($t:ident)*) => {$(
        impl AtomicValue for $t {
            fn plus(self, other: $t) -> $t {
                self.wrapping_add(other)
            }

            fn minus(self, other: $t) -> $t {
                self.wrapping_sub(other)
            }

            fn same_bits(self, other: $t) -> bool {
                self == other
            }
        }

        impl AtomicBits for $t {
            fn bits_and(self, other: $t) -> $t {
                self & other
            }

            fn bits_or(self, other: $t) -> $t {
                self | other
            }

            fn bits_xor(self, other: $t) -> $t {
                self ^ other
            }
        }
    )*};
}

integers! { u32 i32 u64 i64 }

macro_rules! floats {
    ($($t:ident)*) => {$(
        impl AtomicValue for $t {
            fn plus(self, other: $t) -> $t {
                self + other
            }

            fn minus(self, other: $t) -> $t {
                self - other
            }

            fn same_bits(self, other: $t) -> bool {
                self.to_bits() == other.to_bits()
            }
        }
    )*};
}

floats! { f32 f64 }

/// Elements that many lanes read and write at once, only by atomic accesses.
///
/// An access out of range returns zero and changes nothing on the GPU, and is an error in a strict run.
#[derive(Debug)]
pub struct Atomics<T>(pub(crate) Elements<T>);

impl<T> Clone for Atomics<T> {
    fn clone(&self) -> Atomics<T> {
        *self
    }
}

impl<T> Copy for Atomics<T> {}

/// Applies the order before the access. Since one lane runs at a time, what it acquires and releases is known by then.
macro_rules! order {
    ($scope:ident $order:ident) => {
        let _ = $scope;
        order! { $order }
    };
    ($order:ident) => {
        lane::orders("an ordered access", $order.acquires(), $order.releases());
    };
}

/// A method and its ordered form: documentation, names, further arguments, new value as a function of the old,
/// arguments for the order.
macro_rules! access {
    ($doc:literal, $plain:ident $ordered:ident, ($($arg:ident),*), $new:expr, [$($order:ident: $of:ty),*]) => {
        #[doc = concat!($doc, " Returns the previous value.")]
        #[track_caller]
        #[allow(clippy::must_use_candidate, reason = "called for its effect")]
        pub fn $plain(&self, i: impl ViewIndex $(, $arg: T)*) -> T {
            self.0.update(i, |old| $new(old $(, $arg)*))
        }

        #[doc = concat!($doc, " Returns the previous value. Orders memory according to `order`.")]
        #[track_caller]
        #[allow(clippy::must_use_candidate, reason = "called for its effect")]
        pub fn $ordered(&self, i: impl ViewIndex $(, $arg: T)* $(, $order: $of)*) -> T {
            order! { $($order)* }
            self.$plain(i $(, $arg)*)
        }
    };
}

/// All accesses of a type, by their names: each plain and ordered. `$order` contains the additional parameters of the
/// ordered forms.
macro_rules! accesses {
    (
        [$($n:tt)*] $place:ty, $order:tt,
        [$($load:ident)*] [$store:ident $store_ordered:ident] [$($add:ident)*] [$($sub:ident)*] [$($min:ident)*] [$($max:ident)*]
        [$($exchange:ident)*] [$($compare_exchange:ident)*] [$($and:ident)*] [$($or:ident)*] [$($xor:ident)*]
    ) => {
        impl<T: AtomicValue $($n)*> $place {
            access! { "Loads an element.", $($load)*, (), |_| None, $order }
            store! { $store $store_ordered, $order }
            access! { "Adds; integers wrap.", $($add)*, (value), |old: T, value| Some(old.plus(value)), $order }
            access! { "Subtracts; integers wrap.", $($sub)*, (value), |old: T, value| Some(old.minus(value)), $order }
            access! { "Stores a value if it is less than the element.", $($min)*, (value), |old, value| (value < old).then_some(value), $order }
            access! { "Stores a value if it is greater than the element.", $($max)*, (value), |old, value| (value > old).then_some(value), $order }
            access! { "Stores a value.", $($exchange)*, (value), |_, value| Some(value), $order }
            access! { "Stores `new` if the element equals `expected`, bit for bit.", $($compare_exchange)*, (expected, new), |old: T, expected, new| old.same_bits(expected).then_some(new), $order }
        }

        impl<T: AtomicBits $($n)*> $place {
            access! { "Keeps the bits that are set in both.", $($and)*, (value), |old: T, value| Some(old.bits_and(value)), $order }
            access! { "Sets the bits that are set in the value.", $($or)*, (value), |old: T, value| Some(old.bits_or(value)), $order }
            access! { "Flips the bits that are set in the value.", $($xor)*, (value), |old: T, value| Some(old.bits_xor(value)), $order }
        }
    };
}

/// The two forms of a store.
macro_rules! store {
    ($plain:ident $ordered:ident, [$($order:ident: $of:ty),*]) => {
        /// Stores a value.
        #[track_caller]
        pub fn $plain(&self, i: impl ViewIndex, value: T) {
            self.0.update(i, |_| Some(value));
        }

        /// Stores a value. Orders memory according to `order`.
        #[track_caller]
        pub fn $ordered(&self, i: impl ViewIndex, value: T $(, $order: $of)*) {
            order! { $($order)* }
            self.$plain(i, value);
        }
    };
}

accesses! {
    [] Atomics<T>, [scope: Scope, order: Order],
    [load load_ordered] [store store_ordered] [add add_ordered] [sub sub_ordered] [min min_ordered] [max max_ordered]
    [exchange exchange_ordered] [compare_exchange compare_exchange_ordered] [and and_ordered] [or or_ordered] [xor xor_ordered]
}

/// The accesses of LDS arrays, whose scope is always the workgroup.
macro_rules! of_lds {
    ($([$($n:tt)*] $place:ty;)*) => {$(
        accesses! {
            [$($n)*] $place, [order: Order],
            [atomic_load atomic_load_ordered] [atomic_store atomic_store_ordered] [atomic_add atomic_add_ordered]
            [atomic_sub atomic_sub_ordered] [atomic_min atomic_min_ordered] [atomic_max atomic_max_ordered]
            [atomic_exchange atomic_exchange_ordered] [atomic_compare_exchange atomic_compare_exchange_ordered]
            [atomic_and atomic_and_ordered] [atomic_or atomic_or_ordered] [atomic_xor atomic_xor_ordered]
        }
    )*};
}

of_lds! {
    [, const N: usize, const M: usize] Lds<T, N, M>;
    [] LdsDyn<T>;
}
