//! The rules by which numbers are compared.

/// Bit for bit, except that all NaNs are equal.
#[must_use]
pub fn same(a: f32, b: f32) -> bool {
    a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan())
}

/// The number of `f32` values between two numbers, or `None` if exactly one of them is a NaN.
#[must_use]
pub fn ulps(a: f32, b: f32) -> Option<u64> {
    let order = |x: f32| {
        let bits = i64::from(x.to_bits() & 0x7fff_ffff);
        if x.is_sign_negative() { -bits } else { bits }
    };
    match (a.is_nan(), b.is_nan()) {
        (true, true) => Some(0),
        (false, false) => Some(order(a).abs_diff(order(b))),
        _ => None,
    }
}

/// `n` numbers of all kinds: ordinary ones of many magnitudes, and every 17th a NaN, an infinity, a zero, a denormal or
/// an extreme.
#[must_use]
pub fn wild(n: usize, seed: u32) -> Vec<f32> {
    const SPECIAL: [f32; 12] = [
        f32::NAN,
        f32::INFINITY,
        f32::NEG_INFINITY,
        -0.0,
        0.0,
        1e-45,
        -1e-45,
        1e-39,
        f32::MIN_POSITIVE,
        f32::MAX,
        f32::MIN,
        -1e-40,
    ];
    let mut state = seed.wrapping_mul(2_654_435_769).wrapping_add(1);
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        state >> 8
    };
    let number = |i: usize| {
        let (a, b) = (next(), next());
        if i % 17 == seed as usize % 17 {
            SPECIAL[a as usize % SPECIAL.len()]
        } else {
            (a as f32 / 8_388_608.0 - 1.0) * 10f32.powi(b as i32 % 13 - 6)
        }
    };
    (0..n).map(number).collect()
}

/// `n` numbers from -8 to 8.
#[must_use]
pub fn tame(n: usize, seed: u32) -> Vec<f32> {
    let mut state = seed.wrapping_mul(2_654_435_769).wrapping_add(1);
    let number = |_| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as f32 / 1_048_576.0 - 8.0
    };
    (0..n).map(number).collect()
}

/// Checks that `got` is `expected`, number by number.
///
/// # Panics
/// Panics with the first index at which they differ.
#[track_caller]
pub fn assert_same(got: &[f32], expected: &[f32]) {
    assert_within(got, expected, 0);
}

/// Checks that `got` is within `most` values of `expected`, number by number; with `most = 0` the signs of zeros must
/// agree too.
///
/// # Panics
/// Panics with the first index at which they differ.
#[track_caller]
pub fn assert_within(got: &[f32], expected: &[f32], most: u64) {
    assert_eq!(got.len(), expected.len());
    for (i, (&a, &b)) in got.iter().zip(expected).enumerate() {
        let fine = if most == 0 { same(a, b) } else { ulps(a, b).is_some_and(|d| d <= most) };
        assert!(
            fine,
            "element {i}: {a:e} ({:#010x}) instead of {b:e} ({:#010x}), {:?} ULP",
            a.to_bits(),
            b.to_bits(),
            ulps(a, b)
        );
    }
}
