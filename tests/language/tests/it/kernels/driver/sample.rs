//! Test values by element type, and the comparison of results.

use t0::{bf16, bf16x2, f16, f16x2};
use t0_tests_share::compare::{tame, ulps, wild};
use t0_tests_share::random::Random;

/// An element type of the tests.
pub(crate) trait Sample: bytemuck_like::Bytes + Copy {
    /// `n` numbers of all kinds.
    fn any(n: usize, seed: u32) -> Vec<Self>;
    /// `n` numbers that do not overflow: small integers, floats from -8 to 8.
    fn small(n: usize, seed: u32) -> Vec<Self>;
    /// Whether two results agree within this many units in the last place (0: bit-identical, and all NaNs are equal).
    fn agree(a: Self, b: Self, most: u64) -> bool;
}

/// The elements as bytes.
pub(crate) mod bytemuck_like {
    use t0::{bf16, bf16x2, f16, f16x2};

    pub(crate) trait Bytes: std::fmt::Debug {
        fn bytes(xs: &[Self]) -> Vec<u8>
        where
            Self: Sized;
        fn of(bytes: &[u8]) -> Vec<Self>
        where
            Self: Sized;
    }

    macro_rules! bytes {
        ($($t:ident)*) => {$(
            impl Bytes for $t {
                fn bytes(xs: &[$t]) -> Vec<u8> {
                    xs.iter().flat_map(|x| x.to_le_bytes()).collect()
                }

                fn of(bytes: &[u8]) -> Vec<$t> {
                    bytes.chunks_exact(size_of::<$t>()).map(|c| $t::from_le_bytes(c.try_into().unwrap())).collect()
                }
            }
        )*};
    }

    bytes! { i8 u8 i16 u16 i32 u32 i64 u64 f16 bf16 f32 f64 f16x2 bf16x2 }

    impl<T: Bytes, const N: usize> Bytes for [T; N] {
        fn bytes(xs: &[[T; N]]) -> Vec<u8> {
            T::bytes(xs.as_flattened())
        }

        fn of(bytes: &[u8]) -> Vec<[T; N]> {
            let mut all = T::of(bytes).into_iter();
            (0..bytes.len() / size_of::<[T; N]>()).map(|_| std::array::from_fn(|_| all.next().unwrap())).collect()
        }
    }
}

macro_rules! integers {
    ($($t:ident)*) => {$(
        impl Sample for $t {
            fn any(n: usize, seed: u32) -> Vec<$t> {
                let special = [0, 1, 2, 3, $t::MAX, $t::MIN, $t::MAX - 1, $t::MIN + 1, $t::MAX / 2, 10, 100];
                let mut random = Random::new(seed.into());
                let one = |i: usize| {
                    let (a, b) = (random.bits(), random.bits());
                    if i % 3 == seed as usize % 3 { special[a as usize % special.len()] } else { a as $t >> (b % u64::from($t::BITS)) }
                };
                (0..n).map(one).collect()
            }

            fn small(n: usize, seed: u32) -> Vec<$t> {
                let mut random = Random::new(seed.into());
                (0..n).map(|_| (random.bits() % 11) as $t).collect()
            }

            fn agree(a: $t, b: $t, _: u64) -> bool {
                a == b
            }
        }
    )*};
}

integers! { i8 u8 i16 u16 i32 u32 i64 u64 }

impl Sample for f32 {
    fn any(n: usize, seed: u32) -> Vec<f32> {
        wild(n, seed)
    }

    fn small(n: usize, seed: u32) -> Vec<f32> {
        tame(n, seed)
    }

    fn agree(a: f32, b: f32, most: u64) -> bool {
        if most == 0 {
            a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan()
        } else {
            ulps(a, b).is_some_and(|d| d <= most)
        }
    }
}

impl Sample for f64 {
    fn any(n: usize, seed: u32) -> Vec<f64> {
        const SPECIAL: [f64; 14] = [
            f64::NAN,
            f64::INFINITY,
            f64::NEG_INFINITY,
            -0.0,
            0.0,
            5e-324,
            -5e-324,
            1e-310,
            f64::MIN_POSITIVE,
            f64::MAX,
            f64::MIN,
            1.0,
            -1.0,
            0.5,
        ];
        let mut random = Random::new(seed.into());
        let one = |i: usize| {
            let (a, b) = (random.bits(), random.bits());
            match (i + seed as usize) % 4 {
                0 => SPECIAL[a as usize % SPECIAL.len()],
                1 => f64::from_bits(a),
                _ => (a >> 11) as f64 / 4_503_599_627_370_496.0 * 10f64.powi((b % 25) as i32 - 12) - 1.0,
            }
        };
        (0..n).map(one).collect()
    }

    fn small(n: usize, seed: u32) -> Vec<f64> {
        let mut random = Random::new(seed.into());
        (0..n).map(|_| (random.bits() >> 11) as f64 / 562_949_953_421_312.0 - 8.0).collect()
    }

    fn agree(a: f64, b: f64, most: u64) -> bool {
        if a.is_nan() || b.is_nan() {
            return a.is_nan() && b.is_nan();
        }
        let order = |x: f64| {
            let bits = i128::from(x.to_bits() & !(1 << 63));
            if x.is_sign_negative() { -bits } else { bits }
        };
        a.to_bits() == b.to_bits() || most > 0 && order(a).abs_diff(order(b)) <= u128::from(most)
    }
}

macro_rules! halves {
    ($($t:ident)*) => {$(
        impl Sample for $t {
            fn any(n: usize, seed: u32) -> Vec<$t> {
                let mut random = Random::new(seed.into());
                (0..n).map(|_| $t::from_bits(random.bits() as u16)).collect()
            }

            fn small(n: usize, seed: u32) -> Vec<$t> {
                tame(n, seed).into_iter().map($t::from_f32).collect()
            }

            fn agree(a: $t, b: $t, _: u64) -> bool {
                a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan()
            }
        }
    )*};
}

halves! { f16 bf16 }

macro_rules! pairs {
    ($($t:ident $half:ident)*) => {$(
        impl Sample for $t {
            fn any(n: usize, seed: u32) -> Vec<$t> {
                let both = <[$half; 2]>::any(n, seed).into_iter().map(|[lo, hi]| $t::new(lo, hi));
                if n < 1 << 16 {
                    return both.collect();
                }
                // An odd factor only changes the order.
                let every = |i: usize| $half::from_bits((i as u32).wrapping_mul(seed * 2 + 1) as u16);
                both.enumerate().map(|(i, x)| $t::new(every(i), x.hi())).collect()
            }

            fn small(n: usize, seed: u32) -> Vec<$t> {
                <[$half; 2]>::small(n, seed).into_iter().map(|[lo, hi]| $t::new(lo, hi)).collect()
            }

            fn agree(a: $t, b: $t, _: u64) -> bool {
                $half::agree(a.lo(), b.lo(), 0) && $half::agree(a.hi(), b.hi(), 0)
            }
        }
    )*};
}

pairs! { f16x2 f16 bf16x2 bf16 }

impl<T: Sample, const N: usize> Sample for [T; N] {
    fn any(n: usize, seed: u32) -> Vec<[T; N]> {
        let all = T::any(n * N, seed);
        (0..n).map(|i| std::array::from_fn(|k| all[i * N + k])).collect()
    }

    fn small(n: usize, seed: u32) -> Vec<[T; N]> {
        let all = T::small(n * N, seed);
        (0..n).map(|i| std::array::from_fn(|k| all[i * N + k])).collect()
    }

    fn agree(a: [T; N], b: [T; N], most: u64) -> bool {
        a.into_iter().zip(b).all(|(a, b)| T::agree(a, b, most))
    }
}

/// Structs of the tests, field by field.
macro_rules! structs {
    ($($s:ident { $($f:tt : $t:ty),* })*) => {$(
        impl crate::kernels::driver::sample::bytemuck_like::Bytes for $s {
            fn bytes(xs: &[$s]) -> Vec<u8> {
                let one = |x: &$s| [$(<$t as crate::kernels::driver::sample::bytemuck_like::Bytes>::bytes(&[x.$f])),*].concat();
                xs.iter().flat_map(one).collect()
            }

            #[allow(unused_assignments)]
            fn of(bytes: &[u8]) -> Vec<$s> {
                let one = |bytes: &[u8]| {
                    let mut at = 0;
                    $s { $($f: {
                        let end = at + size_of::<$t>();
                        let field = <$t as crate::kernels::driver::sample::bytemuck_like::Bytes>::of(&bytes[at..end]).remove(0);
                        at = end;
                        field
                    }),* }
                };
                bytes.chunks_exact(size_of::<$s>()).map(one).collect()
            }
        }

        #[allow(unused_assignments)]
        impl crate::kernels::driver::sample::Sample for $s {
            fn any(n: usize, seed: u32) -> Vec<$s> {
                (0..n as u32)
                    .map(|i| {
                        // Each field of each element has its own sequence.
                        let mut k = seed + 17 * i;
                        $s { $($f: {
                            k += 1;
                            <$t as crate::kernels::driver::sample::Sample>::any(4, k)[(i % 4) as usize]
                        }),* }
                    })
                    .collect()
            }

            fn small(n: usize, seed: u32) -> Vec<$s> {
                (0..n as u32)
                    .map(|i| {
                        let mut k = seed + 17 * i;
                        $s { $($f: {
                            k += 1;
                            <$t as crate::kernels::driver::sample::Sample>::small(4, k)[(i % 4) as usize]
                        }),* }
                    })
                    .collect()
            }

            fn agree(a: $s, b: $s, most: u64) -> bool {
                true $(&& <$t as crate::kernels::driver::sample::Sample>::agree(a.$f, b.$f, most))*
            }
        }
    )*};
}
pub(crate) use structs;
