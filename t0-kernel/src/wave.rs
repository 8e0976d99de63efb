//! Words that the 32 lanes of a wave speak together.
//!
//! All lanes of the wave must come to the same word: it may not stand under a condition that differs among them. Lanes
//! that do not exist (the end of a grid that is no multiple of 32) contribute nothing.
//!
//! Reductions have one tree, on the GPU as here: for `d` in 1, 2, 4, 8, 16 each lane takes `x = op(x, x of lane ^ d)`, where a
//! lane that does not exist holds the operation's identity. Every lane gets the result.

use core::any::Any;

use crate::cpu::lane::{Together, wait_for_wave};

/// A value that a wave can exchange: `u32`, `i32` or `f32`.
#[diagnostic::on_unimplemented(
    message = "a wave cannot exchange values of type `{Self}`",
    note = "wave words take u32, i32 and f32; convert f16 and bf16 with `.to_f32()`, smaller integers with `as u32`"
)]
pub trait WaveValue: Copy + Any {
    #[doc(hidden)]
    fn word(self) -> u32;
    #[doc(hidden)]
    fn of_word(word: u32) -> Self;
}

macro_rules! words {
    ($($t:ident: $to:expr, $from:expr;)*) => {$(
        impl WaveValue for $t {
            fn word(self) -> u32 {
                $to(self)
            }

            fn of_word(word: u32) -> $t {
                $from(word)
            }
        }
    )*};
}

words! {
    u32: |x| x, |x| x;
    i32: i32::cast_unsigned, u32::cast_signed;
    f32: f32::to_bits, f32::from_bits;
}

/// A value that a wave can add, multiply and compare.
#[diagnostic::on_unimplemented(
    message = "a wave cannot reduce values of type `{Self}`",
    note = "wave reductions take u32, i32 and f32; convert f16 and bf16 with `.to_f32()`"
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
}

/// A value whose bits a wave can combine: `u32` or `i32`.
#[diagnostic::on_unimplemented(
    message = "a wave cannot combine the bits of `{Self}`",
    note = "`wave::and`, `or` and `xor` take u32 and i32"
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

integers! { u32 i32 }

impl WaveNumber for f32 {
    const SUM: (f32, fn(f32, f32) -> f32) = (0.0, |a, b| a + b);
    const PRODUCT: (f32, fn(f32, f32) -> f32) = (1.0, |a, b| a * b);
    const MAX: (f32, fn(f32, f32) -> f32) = (f32::NEG_INFINITY, f32::max);
    const MIN: (f32, fn(f32, f32) -> f32) = (f32::INFINITY, f32::min);
}

/// One lane's part in a reduction.
struct Reduce<T> {
    value: T,
    identity: T,
    op: fn(T, T) -> T,
}

impl<T: WaveValue> Together for Reduce<T> {
    fn meet(lanes: &mut [Option<&mut Reduce<T>>; 32]) {
        let Some((identity, op)) = lanes.iter().flatten().next().map(|l| (l.identity, l.op)) else { return };
        let mut x: [T; 32] = core::array::from_fn(|l| lanes[l].as_ref().map_or(identity, |lane| lane.value));
        for d in [1, 2, 4, 8, 16] {
            let before = x;
            for l in 0..32 {
                x[l] = op(before[l], before[l ^ d]);
            }
        }
        for (lane, x) in lanes.iter_mut().zip(x) {
            if let Some(lane) = lane {
                lane.value = x;
            }
        }
    }
}

#[track_caller]
pub(crate) fn reduce<T: WaveValue>(word: &'static str, value: T, (identity, op): (T, fn(T, T) -> T)) -> T {
    wait_for_wave(word, Reduce { value, identity, op }).value
}

/// The sum over the wave. Integers wrap.
#[must_use]
#[track_caller]
pub fn sum<T: WaveNumber>(value: T) -> T {
    reduce("wave::sum", value, T::SUM)
}

/// The product over the wave. Integers wrap.
#[must_use]
#[track_caller]
pub fn product<T: WaveNumber>(value: T) -> T {
    reduce("wave::product", value, T::PRODUCT)
}

/// The greatest value of the wave. A NaN loses to a number.
#[must_use]
#[track_caller]
pub fn max<T: WaveNumber>(value: T) -> T {
    reduce("wave::max", value, T::MAX)
}

/// The least value of the wave. A NaN loses to a number.
#[must_use]
#[track_caller]
pub fn min<T: WaveNumber>(value: T) -> T {
    reduce("wave::min", value, T::MIN)
}

/// The bits set in every lane's value.
#[must_use]
#[track_caller]
pub fn and<T: WaveBits>(value: T) -> T {
    reduce("wave::and", value, T::AND)
}

/// The bits set in any lane's value.
#[must_use]
#[track_caller]
pub fn or<T: WaveBits>(value: T) -> T {
    reduce("wave::or", value, T::OR)
}

/// The bits set in an odd number of the lanes' values.
#[must_use]
#[track_caller]
pub fn xor<T: WaveBits>(value: T) -> T {
    reduce("wave::xor", value, T::XOR)
}

/// One lane's part in an exchange of values: it gives `value` and takes that of lane `from`.
struct Exchange<T> {
    value: T,
    from: Option<u32>,
    /// Where there is no such lane: the first one's value, not the own.
    or_first: bool,
}

impl<T: WaveValue> Together for Exchange<T> {
    fn meet(lanes: &mut [Option<&mut Exchange<T>>; 32]) {
        let given: [Option<T>; 32] = core::array::from_fn(|l| lanes[l].as_ref().map(|lane| lane.value));
        let first = given.iter().position(Option::is_some).unwrap_or(0);
        for lane in lanes.iter_mut().flatten() {
            let from = lane.from.map_or(first, |from| from as usize);
            let instead = if lane.or_first { given[first] } else { None };
            if let Some(value) = given.get(from).copied().flatten().or(instead) {
                lane.value = value;
            }
        }
    }
}

#[track_caller]
fn exchange<T: WaveValue>(word: &'static str, value: T, from: Option<u32>) -> T {
    wait_for_wave(word, Exchange { value, from, or_first: false }).value
}

/// The value of lane `lane() ^ mask`, `mask` a constant of 1 to 31; the own value where there is no such lane.
#[must_use]
#[track_caller]
pub fn shuffle_xor<T: WaveValue>(value: T, mask: u32) -> T {
    exchange("wave::shuffle_xor", value, Some((crate::ids::lane() ^ mask) & 31))
}

/// The value of lane `lane % 32`; the own value where there is no such lane.
#[must_use]
#[track_caller]
pub fn shuffle<T: WaveValue>(value: T, lane: u32) -> T {
    exchange("wave::shuffle", value, Some(lane & 31))
}

/// The value of the lane `d` before this one; the own value where there is no such lane.
#[must_use]
#[track_caller]
pub fn shuffle_up<T: WaveValue>(value: T, d: u32) -> T {
    exchange("wave::shuffle_up", value, Some(crate::ids::lane().checked_sub(d).unwrap_or(32)))
}

/// The value of the lane `d` after this one; the own value where there is no such lane.
#[must_use]
#[track_caller]
pub fn shuffle_down<T: WaveValue>(value: T, d: u32) -> T {
    exchange("wave::shuffle_down", value, Some(crate::ids::lane().saturating_add(d)))
}

/// The value of lane `lane % 32`, where `lane` is the same for the whole wave; that of the first lane where there is no such lane.
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

/// One lane's part in a scan: takes what came together before it, or with itself, and what all came to.
struct Scan<T> {
    value: T,
    inclusive: bool,
    how: (T, fn(T, T) -> T),
    all: T,
}

impl<T: WaveValue> Together for Scan<T> {
    fn meet(lanes: &mut [Option<&mut Scan<T>>; 32]) {
        let Some((mut sum, op)) = lanes.iter().flatten().next().map(|l| l.how) else { return };
        for lane in lanes.iter_mut().flatten() {
            let before = sum;
            sum = op(sum, lane.value);
            lane.value = if lane.inclusive { sum } else { before };
        }
        for lane in lanes.iter_mut().flatten() {
            lane.all = sum;
        }
    }
}

/// This lane's part of a scan, and what all lanes come to.
#[track_caller]
pub(crate) fn scan<T: WaveValue>(word: &'static str, value: T, inclusive: bool, how: (T, fn(T, T) -> T)) -> (T, T) {
    let scan = wait_for_wave(word, Scan { value, inclusive, how, all: how.0 });
    (scan.value, scan.all)
}

/// The sum of the values of this lane and all before it, added one after another from the first. Integers wrap.
#[must_use]
#[track_caller]
pub fn inclusive_sum<T: WaveNumber>(value: T) -> T {
    scan("wave::inclusive_sum", value, true, T::SUM).0
}

/// The sum of the values of all lanes before this one, added one after another from the first; 0 in the first. Integers wrap.
#[must_use]
#[track_caller]
pub fn exclusive_sum<T: WaveNumber>(value: T) -> T {
    scan("wave::exclusive_sum", value, false, T::SUM).0
}

/// The product of the values of this lane and all before it, multiplied one after another from the first. Integers wrap.
#[must_use]
#[track_caller]
pub fn inclusive_product<T: WaveNumber>(value: T) -> T {
    scan("wave::inclusive_product", value, true, T::PRODUCT).0
}

/// The product of the values of all lanes before this one, multiplied one after another from the first; 1 in the first. Integers wrap.
#[must_use]
#[track_caller]
pub fn exclusive_product<T: WaveNumber>(value: T) -> T {
    scan("wave::exclusive_product", value, false, T::PRODUCT).0
}

/// The least of the values of this lane and all before it, compared one after another from the first. A NaN loses to a number.
#[must_use]
#[track_caller]
pub fn inclusive_min<T: WaveNumber>(value: T) -> T {
    scan("wave::inclusive_min", value, true, T::MIN).0
}

/// The least of the values of all lanes before this one, compared one after another from the first; the greatest number of the type in the first. A NaN loses to a number.
#[must_use]
#[track_caller]
pub fn exclusive_min<T: WaveNumber>(value: T) -> T {
    scan("wave::exclusive_min", value, false, T::MIN).0
}

/// The greatest of the values of this lane and all before it, compared one after another from the first. A NaN loses to a number.
#[must_use]
#[track_caller]
pub fn inclusive_max<T: WaveNumber>(value: T) -> T {
    scan("wave::inclusive_max", value, true, T::MAX).0
}

/// The greatest of the values of all lanes before this one, compared one after another from the first; the least number of the type in the first. A NaN loses to a number.
#[must_use]
#[track_caller]
pub fn exclusive_max<T: WaveNumber>(value: T) -> T {
    scan("wave::exclusive_max", value, false, T::MAX).0
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
fn vote(word: &'static str, vote: bool) -> Ballot {
    wait_for_wave(word, Ballot { vote, voters: 0, yes: 0 })
}

/// Bit `l` is set when lane `l` exists and says yes.
#[must_use]
#[track_caller]
pub fn ballot(yes: bool) -> u32 {
    vote("wave::ballot", yes).yes
}

/// Whether any lane says yes.
#[must_use]
#[track_caller]
pub fn any(yes: bool) -> bool {
    vote("wave::any", yes).yes != 0
}

/// Whether every lane says yes.
#[must_use]
#[track_caller]
pub fn all(yes: bool) -> bool {
    let ballot = vote("wave::all", yes);
    ballot.yes == ballot.voters
}
