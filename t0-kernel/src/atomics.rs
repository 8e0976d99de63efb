//! Atomic accesses: of [`Atomics`] views and of [`Lds`] arrays.
//!
//! Each access is one step among all lanes of its scope and gives what was there before. The plain form is relaxed, at device scope (in LDS
//! at workgroup scope); the `_ordered` form names scope and order. The lanes of a run on the CPU share one thread and take turns at
//! rendezvous only, so a lane that waits in a loop for another's store waits forever there.

use crate::cpu::lane::{self, Access};
use crate::index::{Shape, ViewIndex};
use crate::{Element, Lds, LdsDyn, cpu::ViewMut};

/// Among whom an atomic access or [`fence`] orders memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// The lanes of the workgroup.
    Workgroup,
    /// All lanes on the device.
    Device,
    /// All lanes, other devices and the host.
    System,
}

/// What an atomic access or [`fence`] orders, as `core::sync::atomic::Ordering` says it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// Nothing but the access itself.
    Relaxed,
    /// What comes after is not done before.
    Acquire,
    /// What comes before is done before.
    Release,
    /// Both.
    AcqRel,
    /// Both, and one order of all such accesses.
    SeqCst,
}

/// Orders the memory accesses before and after it, together with atomic accesses of other lanes.
///
/// Where the order must hold by `order`: `Order::Relaxed` is refused in kernels.
#[track_caller]
pub fn fence(_scope: Scope, _order: Order) {
    lane::current("fence");
}

/// A type of atomic accesses: `u32`, `i32`, `u64`, `i64` or `f32`.
#[diagnostic::on_unimplemented(
    message = "there are no atomics of `{Self}`",
    note = "atomics are of u32, i32, u64, i64 and f32"
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
    message = "the bits of `{Self}` are not combined in memory",
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

impl AtomicValue for f32 {
    fn plus(self, other: f32) -> f32 {
        self + other
    }

    fn minus(self, other: f32) -> f32 {
        self - other
    }

    fn same_bits(self, other: f32) -> bool {
        self.to_bits() == other.to_bits()
    }
}

/// Elements that many lanes read and write at once, by atomic accesses alone.
///
/// Out of range an access gives zero and changes nothing on the GPU, and is an error in a strict run.
#[derive(Debug)]
pub struct Atomics<T> {
    ptr: *mut T,
    shape: Shape,
}

impl<T> Clone for Atomics<T> {
    fn clone(&self) -> Atomics<T> {
        *self
    }
}

impl<T> Copy for Atomics<T> {}

impl<T: AtomicValue> Atomics<T> {
    #[doc(hidden)]
    pub fn of(view: &ViewMut<'_, T>) -> Atomics<T> {
        let (ptr, shape) = view.parts();
        Atomics { ptr, shape }
    }
}

impl<T> Atomics<T> {
    fn place(&self) -> (*mut T, Shape) {
        (self.ptr, self.shape)
    }

    /// One row, as a view of one dimension; without elements where there is no such row.
    #[must_use]
    pub fn row(&self, row: u32) -> Atomics<T> {
        self.part(self.shape.row(row))
    }

    /// The elements from `start` on, at most `len`, of those there are.
    #[must_use]
    pub fn slice(&self, start: u32, len: u32) -> Atomics<T> {
        self.part(self.shape.slice(start, len))
    }

    /// `rows` rows of `cols` columns from the corner `(row, col)` on, of those there are.
    #[must_use]
    pub fn tile(&self, row: u32, col: u32, rows: u32, cols: u32) -> Atomics<T> {
        self.part(self.shape.tile((row, col), (rows, cols)))
    }

    fn part(&self, (at, shape): (usize, Shape)) -> Atomics<T> {
        Atomics { ptr: self.ptr.wrapping_add(at), shape }
    }

    /// Elements in all, counted over the whole span of the view.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.shape.len
    }

    /// Whether there are no elements.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.shape.len == 0
    }

    /// Rows; 1 for a view of one dimension.
    #[must_use]
    pub fn rows(&self) -> u32 {
        self.shape.rows
    }

    /// Columns; the length for a view of one dimension.
    #[must_use]
    pub fn cols(&self) -> u32 {
        self.shape.cols
    }

    /// Elements from the start of one row to the start of the next.
    #[must_use]
    pub fn stride(&self) -> u32 {
        self.shape.stride
    }
}

/// Replaces an element by `new` of it, if that is some; gives what was there.
#[track_caller]
fn access<T: AtomicValue, I: ViewIndex>(ptr: *mut T, shape: Shape, i: I, new: impl FnOnce(T) -> Option<T>) -> T {
    match i.offset(shape) {
        Some(at) => {
            // SAFETY: a view or array is valid for `shape.len` elements while a kernel body holds it (see their modules), the offset is
            // below that, and lanes share one thread.
            unsafe {
                let place = ptr.add(at);
                let old = place.read();
                if let Some(new) = new(old) {
                    place.write(new);
                }
                old
            }
        }
        None => {
            lane::out_of_bounds(Access::Write, &i, shape);
            T::zeroed()
        }
    }
}

/// A method and its ordered form: what it says, names, further arguments, what is stored from what is there, arguments of the order.
macro_rules! access {
    ($doc:literal, $plain:ident, $ordered:ident, ($($arg:ident),*), $new:expr, [$($order:ident: $of:ty),*]) => {
        #[doc = concat!($doc, " Gives what was there before.")]
        #[track_caller]
        #[allow(clippy::must_use_candidate, reason = "called for its effect")]
        pub fn $plain(&self, i: impl ViewIndex $(, $arg: T)*) -> T {
            let (ptr, shape) = self.place();
            access(ptr, shape, i, |old| $new(old $(, $arg)*))
        }

        #[doc = concat!($doc, " Gives what was there before; orders memory as told.")]
        #[track_caller]
        #[allow(clippy::must_use_candidate, reason = "called for its effect")]
        pub fn $ordered(&self, i: impl ViewIndex $(, $arg: T)* $(, $order: $of)*) -> T {
            $(let _ = $order;)*
            self.$plain(i $(, $arg)*)
        }
    };
}

/// The two forms of a store.
macro_rules! store {
    ($plain:ident, $ordered:ident, [$($order:ident: $of:ty),*]) => {
        /// Stores a value.
        #[track_caller]
        pub fn $plain(&self, i: impl ViewIndex, value: T) {
            let (ptr, shape) = self.place();
            access(ptr, shape, i, |_| Some(value));
        }

        /// Stores a value; orders memory as told.
        #[track_caller]
        pub fn $ordered(&self, i: impl ViewIndex, value: T $(, $order: $of)*) {
            $(let _ = $order;)*
            self.$plain(i, value);
        }
    };
}

impl<T: AtomicValue> Atomics<T> {
    access! { "Loads an element.", load, load_ordered, (), |_| None, [scope: Scope, order: Order] }
    store! { store, store_ordered, [scope: Scope, order: Order] }
    access! { "Adds; integers wrap.", add, add_ordered, (value), |old: T, value| Some(old.plus(value)), [scope: Scope, order: Order] }
    access! { "Subtracts; integers wrap.", sub, sub_ordered, (value), |old: T, value| Some(old.minus(value)), [scope: Scope, order: Order] }
    access! { "Stores a value that is less than what is there.", min, min_ordered, (value), |old, value| (value < old).then_some(value), [scope: Scope, order: Order] }
    access! { "Stores a value that is greater than what is there.", max, max_ordered, (value), |old, value| (value > old).then_some(value), [scope: Scope, order: Order] }
    access! { "Stores a value.", exchange, exchange_ordered, (value), |_, value| Some(value), [scope: Scope, order: Order] }
    access! { "Stores `new` where `expected` is there, bit for bit.", compare_exchange, compare_exchange_ordered, (expected, new), |old: T, expected, new| old.same_bits(expected).then_some(new), [scope: Scope, order: Order] }
}

impl<T: AtomicBits> Atomics<T> {
    access! { "Keeps the bits that are set in both.", and, and_ordered, (value), |old: T, value| Some(old.bits_and(value)), [scope: Scope, order: Order] }
    access! { "Sets the bits that are set in the value.", or, or_ordered, (value), |old: T, value| Some(old.bits_or(value)), [scope: Scope, order: Order] }
    access! { "Flips the bits that are set in the value.", xor, xor_ordered, (value), |old: T, value| Some(old.bits_xor(value)), [scope: Scope, order: Order] }
}

impl<T: AtomicValue, const N: usize, const M: usize> Lds<T, N, M> {
    access! { "Loads an element.", atomic_load, atomic_load_ordered, (), |_| None, [order: Order] }
    store! { atomic_store, atomic_store_ordered, [order: Order] }
    access! { "Adds; integers wrap.", atomic_add, atomic_add_ordered, (value), |old: T, value| Some(old.plus(value)), [order: Order] }
    access! { "Subtracts; integers wrap.", atomic_sub, atomic_sub_ordered, (value), |old: T, value| Some(old.minus(value)), [order: Order] }
    access! { "Stores a value that is less than what is there.", atomic_min, atomic_min_ordered, (value), |old, value| (value < old).then_some(value), [order: Order] }
    access! { "Stores a value that is greater than what is there.", atomic_max, atomic_max_ordered, (value), |old, value| (value > old).then_some(value), [order: Order] }
    access! { "Stores a value.", atomic_exchange, atomic_exchange_ordered, (value), |_, value| Some(value), [order: Order] }
    access! { "Stores `new` where `expected` is there, bit for bit.", atomic_compare_exchange, atomic_compare_exchange_ordered, (expected, new), |old: T, expected, new| old.same_bits(expected).then_some(new), [order: Order] }
}

impl<T: AtomicBits, const N: usize, const M: usize> Lds<T, N, M> {
    access! { "Keeps the bits that are set in both.", atomic_and, atomic_and_ordered, (value), |old: T, value| Some(old.bits_and(value)), [order: Order] }
    access! { "Sets the bits that are set in the value.", atomic_or, atomic_or_ordered, (value), |old: T, value| Some(old.bits_or(value)), [order: Order] }
    access! { "Flips the bits that are set in the value.", atomic_xor, atomic_xor_ordered, (value), |old: T, value| Some(old.bits_xor(value)), [order: Order] }
}

impl<T: AtomicValue> LdsDyn<T> {
    access! { "Loads an element.", atomic_load, atomic_load_ordered, (), |_| None, [order: Order] }
    store! { atomic_store, atomic_store_ordered, [order: Order] }
    access! { "Adds; integers wrap.", atomic_add, atomic_add_ordered, (value), |old: T, value| Some(old.plus(value)), [order: Order] }
    access! { "Subtracts; integers wrap.", atomic_sub, atomic_sub_ordered, (value), |old: T, value| Some(old.minus(value)), [order: Order] }
    access! { "Stores a value that is less than what is there.", atomic_min, atomic_min_ordered, (value), |old, value| (value < old).then_some(value), [order: Order] }
    access! { "Stores a value that is greater than what is there.", atomic_max, atomic_max_ordered, (value), |old, value| (value > old).then_some(value), [order: Order] }
    access! { "Stores a value.", atomic_exchange, atomic_exchange_ordered, (value), |_, value| Some(value), [order: Order] }
    access! { "Stores `new` where `expected` is there, bit for bit.", atomic_compare_exchange, atomic_compare_exchange_ordered, (expected, new), |old: T, expected, new| old.same_bits(expected).then_some(new), [order: Order] }
}

impl<T: AtomicBits> LdsDyn<T> {
    access! { "Keeps the bits that are set in both.", atomic_and, atomic_and_ordered, (value), |old: T, value| Some(old.bits_and(value)), [order: Order] }
    access! { "Sets the bits that are set in the value.", atomic_or, atomic_or_ordered, (value), |old: T, value| Some(old.bits_or(value)), [order: Order] }
    access! { "Flips the bits that are set in the value.", atomic_xor, atomic_xor_ordered, (value), |old: T, value| Some(old.bits_xor(value)), [order: Order] }
}
