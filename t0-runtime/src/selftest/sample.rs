//! Random arguments, and the comparison of results.

use std::fmt;
use std::ops::{Bound, RangeBounds};

use half::{bf16, f16};
use t0_kernel::{Element, bf16x2, f16x2};

/// Random bits: xorshift64*.
#[derive(Debug, Clone)]
pub struct Random(u64);

impl Random {
    /// A generator with this seed.
    #[must_use]
    pub fn new(seed: u64) -> Random {
        // A state of zero would remain zero.
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// From 0 to 1, exclusive.
    fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// From `low` to `high`, inclusive.
    fn between(&mut self, low: i128, high: i128) -> i128 {
        let span = (high - low).max(0) as u128 + 1;
        low + (u128::from(self.bits()) % span) as i128
    }
}

/// A type of which generated tests can create arguments.
#[diagnostic::on_unimplemented(
    message = "generated tests cannot create a random `{Self}`",
    note = "set a value, `test(name = ..)`, or write the test by hand"
)]
pub trait Sample: Copy + fmt::Debug {
    /// The type of the bounds of ranges: the type itself, or `f32` for halves and pairs of halves.
    type Bound;
    /// A value within the range; missing bounds default to values that rarely overflow.
    fn sample(random: &mut Random, range: &impl RangeBounds<Self::Bound>) -> Self;
    /// Whether two results agree: bitwise, all NaNs being equal, or floats within `most` units in the last place.
    fn agree(a: Self, b: Self, most: u64) -> bool;
    /// The distance of two floats.
    fn ulps(a: Self, b: Self) -> Option<u64>;
}

macro_rules! integers {
    ($($t:ident $usual:literal)*) => {$(
        impl Sample for $t {
            type Bound = $t;

            fn sample(random: &mut Random, range: &impl RangeBounds<$t>) -> $t {
                let low = match range.start_bound() {
                    Bound::Included(&x) => i128::from(x),
                    Bound::Excluded(&x) => i128::from(x) + 1,
                    Bound::Unbounded => i128::from(if $t::MIN == 0 { 0 } else { (0 as $t).wrapping_sub($usual) }),
                };
                let high = match range.end_bound() {
                    Bound::Included(&x) => i128::from(x),
                    Bound::Excluded(&x) => i128::from(x) - 1,
                    Bound::Unbounded => low.max(0) + $usual,
                };
                random.between(low, high).clamp(i128::from($t::MIN), i128::from($t::MAX)) as $t
            }

            fn agree(a: $t, b: $t, _: u64) -> bool {
                a == b
            }

            fn ulps(_: $t, _: $t) -> Option<u64> {
                None
            }
        }
    )*};
}

integers! { i8 11 u8 11 i16 100 u16 100 i32 100 u32 100 i64 100 u64 100 }

/// Missing bounds default to -8 and 8.
fn real(random: &mut Random, low: Bound<f64>, high: Bound<f64>) -> f64 {
    let at = |bound| match bound {
        Bound::Included(x) | Bound::Excluded(x) => Some(x),
        Bound::Unbounded => None,
    };
    let (low, high) = match (at(low), at(high)) {
        (None, None) => (-8.0, 8.0),
        (Some(low), None) => (low, low + 16.0),
        (None, Some(high)) => (high - 16.0, high),
        (Some(low), Some(high)) => (low, high),
    };
    low + (high - low) * random.unit()
}

macro_rules! floats {
    ($($t:ident $bound:ident $bits:ident)*) => {$(
        impl Sample for $t {
            type Bound = $bound;

            fn sample(random: &mut Random, range: &impl RangeBounds<$bound>) -> $t {
                let wide = |b: Bound<&$bound>| b.map(|x| f64::from(*x));
                let x = real(random, wide(range.start_bound()), wide(range.end_bound()));
                let rounded = <$t as Rounded>::round(x);
                // Rounding may have produced the excluded end of the range.
                match range.contains(&<$bound>::from(rounded)) {
                    true => rounded,
                    false => match range.start_bound() {
                        Bound::Included(&low) | Bound::Excluded(&low) => <$t as Rounded>::round(low.into()),
                        Bound::Unbounded => rounded,
                    },
                }
            }

            fn agree(a: $t, b: $t, most: u64) -> bool {
                a.to_bits() == b.to_bits() || Self::ulps(a, b).is_some_and(|d| most > 0 && d <= most || a.is_nan())
            }

            fn ulps(a: $t, b: $t) -> Option<u64> {
                let order = |x: $t| {
                    let magnitude = i128::from(x.to_bits() & ($bits::MAX >> 1));
                    if x.is_sign_negative() { -magnitude } else { magnitude }
                };
                match (a.is_nan(), b.is_nan()) {
                    (true, true) => Some(0),
                    (false, false) => u64::try_from(order(a).abs_diff(order(b))).ok(),
                    _ => None,
                }
            }
        }
    )*};
}

/// Rounding to the nearest value of a type.
trait Rounded {
    fn round(x: f64) -> Self;
}

impl Rounded for f64 {
    fn round(x: f64) -> f64 {
        x
    }
}

impl Rounded for f32 {
    fn round(x: f64) -> f32 {
        x as f32
    }
}

impl Rounded for f16 {
    fn round(x: f64) -> f16 {
        f16::from_f64(x)
    }
}

impl Rounded for bf16 {
    fn round(x: f64) -> bf16 {
        bf16::from_f64(x)
    }
}

floats! { f32 f32 u32 f64 f64 u64 f16 f32 u16 bf16 f32 u16 }

macro_rules! pairs {
    ($($t:ident $half:ident)*) => {$(
        impl Sample for $t {
            type Bound = f32;

            fn sample(random: &mut Random, range: &impl RangeBounds<f32>) -> $t {
                let lo = $half::sample(random, range);
                $t::new(lo, $half::sample(random, range))
            }

            fn agree(a: $t, b: $t, most: u64) -> bool {
                $half::agree(a.lo(), b.lo(), most) && $half::agree(a.hi(), b.hi(), most)
            }

            fn ulps(a: $t, b: $t) -> Option<u64> {
                $half::ulps(a.lo(), b.lo()).max($half::ulps(a.hi(), b.hi()))
            }
        }
    )*};
}

pairs! { f16x2 f16 bf16x2 bf16 }

impl Sample for bool {
    type Bound = bool;

    fn sample(random: &mut Random, range: &impl RangeBounds<bool>) -> bool {
        let value = random.bits() >> 63 == 1;
        if range.contains(&value) { value } else { !value }
    }

    fn agree(a: bool, b: bool, _: u64) -> bool {
        a == b
    }

    fn ulps(_: bool, _: bool) -> Option<u64> {
        None
    }
}

/// A type of which generated tests can create views.
pub trait TestElement: Sample + Element {}

impl<T: Sample + Element> TestElement for T {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_within_their_ranges() {
        let mut random = Random::new(1);
        for _ in 0..1000 {
            assert!((3..7).contains(&u32::sample(&mut random, &(3..7))));
            assert!((-3..=7).contains(&i8::sample(&mut random, &(-3..=7))));
            assert!(u8::sample(&mut random, &(..)) <= 11);
            assert!((-100..=100).contains(&i64::sample(&mut random, &(..))));
            assert!((0.0..0.5).contains(&bf16::sample(&mut random, &(0.0..0.5)).to_f32()));
            let pair = f16x2::sample(&mut random, &(0.0..0.5)).to_f32();
            assert!(pair.iter().all(|x| (0.0..0.5).contains(x)) && pair[0] != pair[1], "{pair:?}");
            assert!((-8.0..=8.0).contains(&f64::sample(&mut random, &(..))));
            assert!((1e-3..1.0).contains(&f32::sample(&mut random, &(1e-3..1.0))));
            assert!(u64::sample(&mut random, &(u64::MAX - 1..=u64::MAX)) >= u64::MAX - 1);
        }
        assert!(bool::sample(&mut random, &(true..=true)));
    }

    #[test]
    fn results_agree_by_rule() {
        assert!(f32::agree(f32::NAN, -f32::NAN, 0) && !f32::agree(0.0, -0.0, 0));
        assert!(f32::agree(1.0, 1.000_000_1, 1) && !f32::agree(1.0, 1.000_001, 1));
        assert!(!f32::agree(f32::NAN, 1.0, 64) && f32::agree(0.0, -0.0, 1));
        assert_eq!(f16::ulps(f16::from_f32(1.0), f16::from_f32(-1.0)), Some(2 * 0x3c00));
        assert!(!i32::agree(1, 2, 64));
    }
}
