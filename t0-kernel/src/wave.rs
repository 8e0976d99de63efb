//! Builtins that the 32 lanes of a wave execute together.
//!
//! All lanes of the wave must reach the same builtin: it must not be under a condition that differs among them. Lanes
//! that do not exist (at the end of a grid that is not a multiple of 32) contribute nothing.
//!
//! Reductions combine values in one fixed order, the same on the GPU as here: for `d` in 1, 2, 4, 8, 16 each lane
//! computes `x = op(x, x of lane ^ d)`, or keeps the existing value if one of the two lanes does not exist. Every lane
//! gets the result.

use core::any::Any;

use half::{bf16, f16};

use crate::cpu::lane::{Together, wait_for_wave};
use crate::{bf16x2, f16x2};

/// A value that a wave can exchange: a scalar (except `usize`), or a tuple or an array of such values.
#[diagnostic::on_unimplemented(
    message = "a wave cannot exchange values of type `{Self}`",
    note = "waves exchange bool, integers, floats, and tuples and arrays of them"
)]
pub trait WaveValue: Copy + Any {
    /// Appends the words of the value.
    #[doc(hidden)]
    fn write(self, words: &mut Vec<u32>);
    /// Reads the value from the next words.
    #[doc(hidden)]
    fn read(words: &mut dyn Iterator<Item = u32>) -> Self;
}

macro_rules! words {
    ($($t:ident: $to:expr, $from:expr;)*) => {$(
        impl WaveValue for $t {
            fn write(self, words: &mut Vec<u32>) {
                let bits: u64 = $to(self);
                words.push(bits as u32);
                if size_of::<$t>() == 8 {
                    words.push((bits >> 32) as u32);
                }
            }

            fn read(words: &mut dyn Iterator<Item = u32>) -> $t {
                let mut next = || u64::from(words.next().unwrap_or_default());
                let low = next();
                $from(if size_of::<$t>() == 8 { low | next() << 32 } else { low })
            }
        }
    )*};
}

words! {
    bool: u64::from, |x| x != 0;
    u8: u64::from, |x| x as u8;
    u16: u64::from, |x| x as u16;
    u32: u64::from, |x| x as u32;
    u64: |x| x, |x| x;
    i8: |x: i8| x.cast_unsigned().into(), |x| x as i8;
    i16: |x: i16| x.cast_unsigned().into(), |x| x as i16;
    i32: |x: i32| x.cast_unsigned().into(), |x| x as i32;
    i64: i64::cast_unsigned, u64::cast_signed;
    f16: |x: f16| x.to_bits().into(), |x| f16::from_bits(x as u16);
    bf16: |x: bf16| x.to_bits().into(), |x| bf16::from_bits(x as u16);
    f16x2: |x: f16x2| x.to_bits().into(), |x| f16x2::from_bits(x as u32);
    bf16x2: |x: bf16x2| x.to_bits().into(), |x| bf16x2::from_bits(x as u32);
    f32: |x: f32| x.to_bits().into(), |x| f32::from_bits(x as u32);
    f64: f64::to_bits, f64::from_bits;
}

macro_rules! tuples {
    ($(($($t:ident $part:ident)*))*) => {$(
        impl<$($t: WaveValue),*> WaveValue for ($($t,)*) {
            fn write(self, words: &mut Vec<u32>) {
                let ($($part,)*) = self;
                $($part.write(words);)*
            }

            fn read(words: &mut dyn Iterator<Item = u32>) -> ($($t,)*) {
                ($($t::read(words),)*)
            }
        }
    )*};
}

tuples! { (A a) (A a B b) (A a B b C c) (A a B b C c D d) (A a B b C c D d E e) (A a B b C c D d E e F f) }

impl<T: WaveValue, const N: usize> WaveValue for [T; N] {
    fn write(self, words: &mut Vec<u32>) {
        self.into_iter().for_each(|x| x.write(words));
    }

    fn read(words: &mut dyn Iterator<Item = u32>) -> [T; N] {
        core::array::from_fn(|_| T::read(words))
    }
}

/// A value that a wave can add, multiply and compare: an integer or a float.
#[diagnostic::on_unimplemented(
    message = "a wave cannot reduce values of type `{Self}`",
    note = "wave reductions take integers and floats; `wave::reduce(x, |a, b| ..)` takes anything that a wave can exchange"
)]
pub trait WaveNumber: WaveValue {
    #[doc(hidden)]
    const SUM: (Self, fn(Self, Self) -> Self);
    #[doc(hidden)]
    const PRODUCT: (Self, fn(Self, Self) -> Self);
    #[doc(hidden)]
    const MAX: (Self, fn(Self, Self) -> Self);
    #[doc(hidden)]
    const MIN: (Self, fn(Self, Self) -> Self);
    /// Whether scans go by rows of 16 lanes, as described at [`inclusive_sum`].
    #[doc(hidden)]
    const BY_ROWS: bool = false;
}

/// A value whose bits a wave can combine: an integer.
#[diagnostic::on_unimplemented(
    message = "a wave cannot combine the bits of `{Self}`",
    note = "`wave::and`, `or` and `xor` take integers"
)]
pub trait WaveBits: WaveValue {
    #[doc(hidden)]
    const AND: (Self, fn(Self, Self) -> Self);
    #[doc(hidden)]
    const OR: (Self, fn(Self, Self) -> Self);
    #[doc(hidden)]
    const XOR: (Self, fn(Self, Self) -> Self);
}

macro_rules! integers {
    ($($t:ident)*) => {$(
        impl WaveNumber for $t {
            const SUM: ($t, fn($t, $t) -> $t) = (0, $t::wrapping_add);
            const PRODUCT: ($t, fn($t, $t) -> $t) = (1, $t::wrapping_mul);
            const MAX: ($t, fn($t, $t) -> $t) = ($t::MIN, |a, b| if a > b { a } else { b });
            const MIN: ($t, fn($t, $t) -> $t) = ($t::MAX, |a, b| if a < b { a } else { b });
        }

        impl WaveBits for $t {
            const AND: ($t, fn($t, $t) -> $t) = (!0, |a, b| a & b);
            const OR: ($t, fn($t, $t) -> $t) = (0, |a, b| a | b);
            const XOR: ($t, fn($t, $t) -> $t) = (0, |a, b| a ^ b);
        }
    )*};
}

integers! { u8 i8 u16 i16 u32 i32 u64 i64 }

impl WaveNumber for f32 {
    const SUM: (f32, fn(f32, f32) -> f32) = (0.0, |a, b| a + b);
    const PRODUCT: (f32, fn(f32, f32) -> f32) = (1.0, |a, b| a * b);
    const MAX: (f32, fn(f32, f32) -> f32) = (f32::NEG_INFINITY, f32::max);
    const MIN: (f32, fn(f32, f32) -> f32) = (f32::INFINITY, f32::min);
    const BY_ROWS: bool = true;
}

impl WaveNumber for f64 {
    const SUM: (f64, fn(f64, f64) -> f64) = (0.0, |a, b| a + b);
    const PRODUCT: (f64, fn(f64, f64) -> f64) = (1.0, |a, b| a * b);
    const MAX: (f64, fn(f64, f64) -> f64) = (f64::NEG_INFINITY, f64::max);
    const MIN: (f64, fn(f64, f64) -> f64) = (f64::INFINITY, f64::min);
}

macro_rules! halves {
    ($($t:ident)*) => {$(
        impl WaveNumber for $t {
            const SUM: ($t, fn($t, $t) -> $t) = ($t::ZERO, |a, b| $t::from_f32(a.to_f32() + b.to_f32()));
            const PRODUCT: ($t, fn($t, $t) -> $t) = ($t::ONE, |a, b| $t::from_f32(a.to_f32() * b.to_f32()));
            const MAX: ($t, fn($t, $t) -> $t) = ($t::NEG_INFINITY, |a, b| $t::from_f32(a.to_f32().max(b.to_f32())));
            const MIN: ($t, fn($t, $t) -> $t) = ($t::INFINITY, |a, b| $t::from_f32(a.to_f32().min(b.to_f32())));
        }
    )*};
}

halves! { f16 bf16 }

/// One lane's part in a reduction.
struct Reduce<T> {
    value: T,
    op: fn(T, T) -> T,
}

/// The combined value of two lanes, either of which may not exist.
fn combined<T>(op: fn(T, T) -> T, a: Option<T>, b: Option<T>) -> Option<T> {
    match (a, b) {
        (Some(a), Some(b)) => Some(op(a, b)),
        (a, b) => a.or(b),
    }
}

impl<T: WaveValue> Together for Reduce<T> {
    fn meet(lanes: &mut [Option<&mut Reduce<T>>; 32]) {
        let Some(op) = lanes.iter().flatten().next().map(|l| l.op) else { return };
        let mut x: [Option<T>; 32] = core::array::from_fn(|l| lanes[l].as_ref().map(|lane| lane.value));
        for d in [1, 2, 4, 8, 16] {
            let before = x;
            for l in 0..32 {
                x[l] = combined(op, before[l], before[l ^ d]);
            }
        }
        for (lane, x) in lanes.iter_mut().zip(x) {
            if let (Some(lane), Some(x)) = (lane, x) {
                lane.value = x;
            }
        }
    }
}

#[track_caller]
pub(crate) fn butterfly<T: WaveValue>(builtin: &'static str, value: T, (_, op): (T, fn(T, T) -> T)) -> T {
    wait_for_wave(builtin, Reduce { value, op }).value
}

/// Combines the values of all lanes. The lower half of the lanes is combined, then the upper half, each recursively in
/// the same way, with the lower one on the left. Lanes that do not exist take no part. Every lane gets the first lane's
/// result.
///
/// `combine` should give the same result in any order of calls. It must not read values that differ between lanes.
#[must_use]
#[track_caller]
pub fn reduce<T: WaveValue>(value: T, combine: impl Fn(T, T) -> T) -> T {
    tree("wave::reduce", value, combine)
}

#[track_caller]
pub(crate) fn tree<T: WaveValue>(builtin: &'static str, mut value: T, combine: impl Fn(T, T) -> T) -> T {
    let (lane, lanes) = (crate::ids::lane(), vote(builtin, true).voters);
    for d in [1, 2, 4, 8, 16] {
        let base = (lane ^ d) & !(d - 1);
        let others = lanes >> base & ((1 << d) - 1);
        // Any lane of the other half: all of them hold its result.
        let there = exchange(builtin, value, Some(if others == 0 { lane } else { base + others.trailing_zeros() }));
        value = match (others, lane & d) {
            (0, _) => value,
            (_, 0) => combine(value, there),
            _ => combine(there, value),
        };
    }
    exchange(builtin, value, None)
}

/// The sum over the wave. Integers wrap.
#[must_use]
#[track_caller]
pub fn sum<T: WaveNumber>(value: T) -> T {
    butterfly("wave::sum", value, T::SUM)
}

/// The product over the wave. Integers wrap.
#[must_use]
#[track_caller]
pub fn product<T: WaveNumber>(value: T) -> T {
    butterfly("wave::product", value, T::PRODUCT)
}

/// The maximum of the wave. A NaN loses to a number.
#[must_use]
#[track_caller]
pub fn max<T: WaveNumber>(value: T) -> T {
    butterfly("wave::max", value, T::MAX)
}

/// The minimum of the wave. A NaN loses to a number.
#[must_use]
#[track_caller]
pub fn min<T: WaveNumber>(value: T) -> T {
    butterfly("wave::min", value, T::MIN)
}

/// The bits set in every lane's value.
#[must_use]
#[track_caller]
pub fn and<T: WaveBits>(value: T) -> T {
    butterfly("wave::and", value, T::AND)
}

/// The bits set in any lane's value.
#[must_use]
#[track_caller]
pub fn or<T: WaveBits>(value: T) -> T {
    butterfly("wave::or", value, T::OR)
}

/// The bits set in an odd number of the lanes' values.
#[must_use]
#[track_caller]
pub fn xor<T: WaveBits>(value: T) -> T {
    butterfly("wave::xor", value, T::XOR)
}

/// One lane's part in an exchange of values: it provides `value` and receives that of lane `from`.
struct Exchange<T> {
    value: T,
    from: Option<u32>,
    /// If there is no such lane: use the first lane's value instead of the lane's own.
    or_first: bool,
}

impl<T: WaveValue> Together for Exchange<T> {
    fn meet(lanes: &mut [Option<&mut Exchange<T>>; 32]) {
        let values: [Option<T>; 32] = core::array::from_fn(|l| lanes[l].as_ref().map(|lane| lane.value));
        let first = values.iter().position(Option::is_some).unwrap_or(0);
        for lane in lanes.iter_mut().flatten() {
            let from = lane.from.map_or(first, |from| from as usize);
            let instead = if lane.or_first { values[first] } else { None };
            if let Some(value) = values.get(from).copied().flatten().or(instead) {
                lane.value = value;
            }
        }
    }
}

#[track_caller]
fn exchange<T: WaveValue>(builtin: &'static str, value: T, from: Option<u32>) -> T {
    wait_for_wave(builtin, Exchange { value, from, or_first: false }).value
}

/// The value of lane `(lane() ^ mask) % 32`, or the lane's own value if there is no such lane. A constant `mask` must
/// be 1 to 31.
#[must_use]
#[track_caller]
pub fn shuffle_xor<T: WaveValue>(value: T, mask: u32) -> T {
    exchange("wave::shuffle_xor", value, Some((crate::ids::lane() ^ mask) & 31))
}

/// The value of lane `lane % 32`, or the lane's own value if there is no such lane.
#[must_use]
#[track_caller]
pub fn shuffle<T: WaveValue>(value: T, lane: u32) -> T {
    exchange("wave::shuffle", value, Some(lane & 31))
}

/// The value of the lane `d` before this one, or the lane's own value if there is no such lane.
#[must_use]
#[track_caller]
pub fn shuffle_up<T: WaveValue>(value: T, d: u32) -> T {
    exchange("wave::shuffle_up", value, Some(crate::ids::lane().checked_sub(d).unwrap_or(32)))
}

/// The value of the lane `d` after this one, or the lane's own value if there is no such lane.
#[must_use]
#[track_caller]
pub fn shuffle_down<T: WaveValue>(value: T, d: u32) -> T {
    exchange("wave::shuffle_down", value, Some(crate::ids::lane().saturating_add(d)))
}

/// The value of lane `lane % 32`, where `lane` is the same for the whole wave; the first lane's value if there is no
/// such lane.
#[must_use]
#[track_caller]
pub fn broadcast<T: WaveValue>(value: T, lane: u32) -> T {
    wait_for_wave("wave::broadcast", Exchange { value, from: Some(lane & 31), or_first: true }).value
}

/// The value of the wave's first lane.
#[must_use]
#[track_caller]
pub fn first<T: WaveValue>(value: T) -> T {
    exchange("wave::first", value, None)
}

/// One lane's part in a scan: receives the combined values before it, or including its own.
struct Scan<T> {
    value: T,
    inclusive: bool,
    how: (T, fn(T, T) -> T),
}

impl<T: WaveNumber> Together for Scan<T> {
    fn meet(lanes: &mut [Option<&mut Scan<T>>; 32]) {
        let Some((identity, op)) = lanes.iter().flatten().next().map(|l| l.how) else { return };
        if !T::BY_ROWS {
            let mut sum = identity;
            for lane in lanes.iter_mut().flatten() {
                let before = sum;
                sum = op(sum, lane.value);
                lane.value = if lane.inclusive { sum } else { before };
            }
            return;
        }
        let mut x: [Option<T>; 32] = core::array::from_fn(|l| lanes[l].as_ref().map(|lane| lane.value));
        for d in [1, 2, 4, 8] {
            let before = x;
            for l in (0..32).filter(|l| l % 16 >= d) {
                x[l] = combined(op, before[l - d], before[l]);
            }
        }
        let row = x[15];
        x[16..].iter_mut().for_each(|x| *x = combined(op, row, *x));
        for (l, lane) in lanes.iter_mut().enumerate() {
            let Some(lane) = lane else { continue };
            let upto = if lane.inclusive { Some(l) } else { l.checked_sub(1) };
            lane.value = upto.and_then(|l| x[l]).unwrap_or(identity);
        }
    }
}

/// This lane's part of a scan.
#[track_caller]
pub(crate) fn scan<T: WaveNumber>(builtin: &'static str, value: T, inclusive: bool, how: (T, fn(T, T) -> T)) -> T {
    wait_for_wave(builtin, Scan { value, inclusive, how }).value
}

/// The sum of the values of this lane and all before it. Integers wrap.
///
/// Sums of `f32` are added in one fixed order: in each half of 16 lanes, for `d` in 1, 2, 4, 8 each lane computes `x =
/// x of lane - d + x` if its half has such a lane; then the upper half computes `x = x of lane 15 + x`. Other floats
/// are added one after another from the first lane on. Lanes that do not exist take no part. This holds for all scans.
#[must_use]
#[track_caller]
pub fn inclusive_sum<T: WaveNumber>(value: T) -> T {
    scan("wave::inclusive_sum", value, true, T::SUM)
}

/// The sum of the values of all lanes before this one; 0 in the first. Integers wrap.
#[must_use]
#[track_caller]
pub fn exclusive_sum<T: WaveNumber>(value: T) -> T {
    scan("wave::exclusive_sum", value, false, T::SUM)
}

/// The product of the values of this lane and all before it. Integers wrap.
#[must_use]
#[track_caller]
pub fn inclusive_product<T: WaveNumber>(value: T) -> T {
    scan("wave::inclusive_product", value, true, T::PRODUCT)
}

/// The product of the values of all lanes before this one; 1 in the first. Integers wrap.
#[must_use]
#[track_caller]
pub fn exclusive_product<T: WaveNumber>(value: T) -> T {
    scan("wave::exclusive_product", value, false, T::PRODUCT)
}

/// The minimum of the values of this lane and all before it. A NaN loses to a number.
#[must_use]
#[track_caller]
pub fn inclusive_min<T: WaveNumber>(value: T) -> T {
    scan("wave::inclusive_min", value, true, T::MIN)
}

/// The minimum of the values of all lanes before this one; the greatest number of the type in the first. A NaN loses to
/// a number.
#[must_use]
#[track_caller]
pub fn exclusive_min<T: WaveNumber>(value: T) -> T {
    scan("wave::exclusive_min", value, false, T::MIN)
}

/// The maximum of the values of this lane and all before it. A NaN loses to a number.
#[must_use]
#[track_caller]
pub fn inclusive_max<T: WaveNumber>(value: T) -> T {
    scan("wave::inclusive_max", value, true, T::MAX)
}

/// The maximum of the values of all lanes before this one; the least number of the type in the first. A NaN loses to a
/// number.
#[must_use]
#[track_caller]
pub fn exclusive_max<T: WaveNumber>(value: T) -> T {
    scan("wave::exclusive_max", value, false, T::MAX)
}

/// True in one lane of the wave: the first that exists.
#[must_use]
#[track_caller]
pub fn elect() -> bool {
    let voters = vote("wave::elect", true).voters;
    crate::ids::lane() == voters.trailing_zeros()
}

/// One lane's part in a ballot.
struct Ballot {
    vote: bool,
    voters: u32,
    yes: u32,
}

impl Together for Ballot {
    fn meet(lanes: &mut [Option<&mut Ballot>; 32]) {
        let (mut voters, mut yes) = (0, 0);
        for (l, lane) in lanes.iter().enumerate() {
            if let Some(lane) = lane {
                voters |= 1 << l;
                yes |= u32::from(lane.vote) << l;
            }
        }
        for lane in lanes.iter_mut().flatten() {
            (lane.voters, lane.yes) = (voters, yes);
        }
    }
}

#[track_caller]
fn vote(builtin: &'static str, vote: bool) -> Ballot {
    wait_for_wave(builtin, Ballot { vote, voters: 0, yes: 0 })
}

/// Bit `l` is set if lane `l` exists and its `yes` is true.
#[must_use]
#[track_caller]
pub fn ballot(yes: bool) -> u32 {
    vote("wave::ballot", yes).yes
}

/// Whether `yes` is true in any lane.
#[must_use]
#[track_caller]
pub fn any(yes: bool) -> bool {
    vote("wave::any", yes).yes != 0
}

/// Whether `yes` is true in every lane.
#[must_use]
#[track_caller]
pub fn all(yes: bool) -> bool {
    let ballot = vote("wave::all", yes);
    ballot.yes == ballot.voters
}
