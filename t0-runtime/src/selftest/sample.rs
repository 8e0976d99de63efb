//! Random arguments, and the criterion for equal results.

use std::fmt;
use std::ops::{Bound, RangeBounds};

use half::{bf16, f16};
use t0_kernel::{Element, bf16x2, f16x2};

/// Random bits: xorshift64*.
#[derive(Debug, Clone)]
pub struct Random(u64);

impl Random {
    /// Creates a generator from a seed.
    #[must_use]
    pub fn new(seed: u64) -> Random {
        // A state of zero would never change.
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A number in `0.0..1.0`.
    fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// A number from `low` to `high`, inclusive.
    fn between(&mut self, low: i128, high: i128) -> i128 {
        let span = (high - low).max(0) as u128 + 1;
        low + (u128::from(self.bits()) % span) as i128
    }
}

/// Types for which generated tests can create random arguments: numbers, `bool`, pairs of halves, and arrays of these.
#[diagnostic::on_unimplemented(
    message = "a generated test cannot make random values of `{Self}`",
    label = "no random values of this type",
    note = "numbers, `bool`, pairs of halves and arrays of these are supported; give any other value by `test(name = ..)`"
)]
pub trait Sample: Copy + fmt::Debug {
    /// The type of a range's ends: the type itself, `f32` for halves and pairs of them, and the bound of the elements
    /// for arrays.
    type Bound;
    /// A value in the range. If the range is unbounded, the value is small enough that overflow is rare.
    fn sample(random: &mut Random, range: &impl RangeBounds<Self::Bound>) -> Self;
    /// Whether two results agree: bit for bit, with all NaNs equal, or floats within `most` units in the last place.
    fn agree(a: Self, b: Self, most: u64) -> bool;
    /// The distance of two floats in units in the last place.
    fn ulps(a: Self, b: Self) -> Option<u64>;
    /// The first part of a value in which two results disagree.
    fn difference(a: Self, b: Self, most: u64) -> Option<Difference> {
        (!Self::agree(a, b, most)).then(|| Difference {
            path: String::new(),
            gpu: format!("{a:?}"),
            cpu: format!("{b:?}"),
            ulps: Self::ulps(a, b),
        })
    }
}

/// The location at which two results disagree, and the numbers there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// Indices into an array, such as `[1][0]`; empty for a number.
    pub path: String,
    /// The number on the GPU.
    pub gpu: String,
    /// The number on the CPU.
    pub cpu: String,
    /// The distance of two floats in units in the last place.
    pub ulps: Option<u64>,
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

/// A number in the range. An unbounded range is -8 to 8, and one with a single bound is 16 wide.
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
                // Rounding may produce the excluded end of the range.
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

/// Conversion to the nearest value of a type.
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

/// The range applies to each element.
impl<T: Sample, const N: usize> Sample for [T; N] {
    type Bound = T::Bound;

    fn sample(random: &mut Random, range: &impl RangeBounds<T::Bound>) -> [T; N] {
        std::array::from_fn(|_| T::sample(random, range))
    }

    fn agree(a: [T; N], b: [T; N], most: u64) -> bool {
        a.into_iter().zip(b).all(|(a, b)| T::agree(a, b, most))
    }

    fn ulps(a: [T; N], b: [T; N]) -> Option<u64> {
        a.into_iter().zip(b).filter_map(|(a, b)| T::ulps(a, b)).max()
    }

    fn difference(a: [T; N], b: [T; N], most: u64) -> Option<Difference> {
        a.into_iter().zip(b).enumerate().find_map(|(i, (a, b))| {
            let inner = T::difference(a, b, most)?;
            Some(Difference { path: format!("[{i}]{}", inner.path), ..inner })
        })
    }
}

/// A type for which generated tests can create views.
#[diagnostic::on_unimplemented(
    message = "a generated test cannot make a view of random `{Self}`",
    label = "no random values of this type",
    note = "elements that are numbers, pairs of halves and arrays of these are supported",
    note = "write the test of a kernel with views of structs by hand"
)]
pub trait TestElement: Sample + Element {}

impl<T: Sample + Element> TestElement for T {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_lie_in_their_ranges() {
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
    fn arrays_are_made_and_compared_by_element() {
        let mut random = Random::new(1);
        let nested = <[[i16; 3]; 4]>::sample(&mut random, &(-5..5));
        assert!(nested.iter().flatten().all(|x| (-5..5).contains(x)));
        assert!(nested.iter().any(|row| *row != nested[0]), "{nested:?}");
        let (a, mut b) = ([[1.0f32, f32::NAN], [2.0, 0.0]], [[1.0, -f32::NAN], [2.0, 0.0]]);
        assert!(Sample::agree(a, b, 0) && Sample::difference(a, b, 0).is_none());
        b[1][0] = f32::from_bits(2f32.to_bits() + 3);
        let difference = Sample::difference(a, b, 2).expect("a difference");
        assert_eq!((difference.path.as_str(), difference.gpu.as_str(), difference.ulps), ("[1][0]", "2.0", Some(3)));
        assert!(Sample::agree(a, b, 3) && Sample::ulps(a, b) == Some(3));
        b[1][1] = -0.0;
        assert!(!Sample::agree(a, b, 0));
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
