//! The self-test: compares every operation of a level with software on triples of operands, most of them NaNs,
//! infinities and zeros.
use super::{Add, DotBf16, DotF16, Fma, Mul, Operation, Sub, Subrev};
use crate::exec::layout::Row;
use crate::exec::level::Level;
use crate::exec::soft::Env;

/// Values of f32 that distinguish the operands of an operation.
const SINGLE: [u32; 9] = [
    0x7fc0_0001, // quiet NaN
    0xff80_0002, // signalling NaN, negative
    0x7f80_0003, // signalling NaN
    0x7f80_0000, // infinity
    0xff80_0000, // -infinity
    0x8000_0000, // -0
    0x0000_0001, // the smallest denormal
    0x3fc0_0000, // 1.5
    0xc040_0001, // -3.0000002
];
/// Pairs of halves that are special values both as f16 and as bf16.
const HALVES: [u32; 8] = [
    0x7fc1_3c00, // f16 NaN and 1; bf16 NaN and a fraction
    0x3c00_ffc2, // the other way round, NaN negative
    0x7d03_7f83, // signalling f16 NaN, and of bf16 in the lower half
    0x7c00_7f80, // infinity of either kind
    0xff80_fc00, // -infinity of either kind
    0x0000_8000, // zeros
    0x0001_0001, // denormals
    0x3fc0_c040, // numbers
];

/// Whether all operations of `level`, which the CPU must support, agree with software.
pub(super) fn agrees(level: Level) -> bool {
    agree_on(level, &SINGLE, &HALVES)
}

/// As [`agrees`], for the given values.
fn agree_on(level: Level, single: &[u32], halves: &[u32]) -> bool {
    one::<Add>(level, single, single)
        && one::<Sub>(level, single, single)
        && one::<Subrev>(level, single, single)
        && one::<Mul>(level, single, single)
        && one::<Fma>(level, single, single)
        && one::<DotF16>(level, halves, single)
        && one::<DotBf16>(level, halves, single)
}

/// Checks one operation. Its first two sources are taken from `factors`.
fn one<O: Operation>(level: Level, factors: &[u32], addends: &[u32]) -> bool {
    let run = match level {
        Level::Portable => return false,
        Level::Avx2 => O::avx2,
        Level::Avx512 => O::avx512,
    };
    // SAFETY: the CPU supports the level of `run`.
    same(|a, b, c| unsafe { run(a, b, c) }, |sources| O::soft(sources, Env::PLAIN), factors, addends)
}

/// Whether `run` and `slow` agree on all triples.
fn same(run: impl Fn(&Row, &Row, &Row) -> Row, slow: fn([u64; 3]) -> u64, factors: &[u32], addends: &[u32]) -> bool {
    let count = factors.len() * factors.len() * addends.len();
    (0..count).step_by(32).all(|first| {
        let triple = |i: usize| {
            let n = (first + i) % count;
            let (a, b) = (n % factors.len(), n / factors.len() % factors.len());
            [factors[a], factors[b], addends[n / (factors.len() * factors.len())]]
        };
        let [a, b, c] = [0, 1, 2].map(|k| Row(std::array::from_fn(|i| triple(i)[k])));
        let r = run(&a, &b, &c);
        (0..32).all(|i| u64::from(r.0[i]) == slow(triple(i).map(u64::from)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exec::soft::F32;

    fn levels() -> impl Iterator<Item = Level> {
        [Level::Avx2, Level::Avx512].into_iter().filter(|level| *level <= Level::detect())
    }

    /// Reproducible words, a third of them NaNs or infinities.
    fn words(count: usize, seed: u64, specials: u32) -> Vec<u32> {
        let mut random = t0_tests_share::random::Random::new(seed);
        let mut next = || random.word();
        (0..count).map(|_| if next() % 3 == 0 { next() | specials } else { next() << 1 ^ next() }).collect()
    }

    #[test]
    fn every_level_agrees_with_software_on_many_triples() {
        for level in levels() {
            assert!(agrees(level), "{level:?}");
            let (single, halves) = (words(40, 1, 0x7f80_0000), words(40, 2, 0x7f80_7c00));
            assert!(agree_on(level, &single, &halves), "{level:?}");
        }
    }

    /// The self-test detects a CPU that returns the NaN of another operand, or that has another default NaN.
    #[test]
    fn the_self_test_finds_other_rules_for_nans() {
        let slow = |[a, b, c]: [u64; 3]| F32::fma(a, b, c, Env::PLAIN);
        let lanes = |f: fn(u64, u64, u64) -> u64, a: &Row, b: &Row, c: &Row| {
            Row(std::array::from_fn(|i| f(a.0[i].into(), b.0[i].into(), c.0[i].into()) as u32))
        };
        let same = |run: &dyn Fn(&Row, &Row, &Row) -> Row| super::same(run, slow, &SINGLE, &SINGLE);
        assert!(same(&|a, b, c| lanes(|a, b, c| F32::fma(a, b, c, Env::PLAIN), a, b, c)));
        assert!(!same(&|a, b, c| lanes(|a, b, c| F32::fma(b, a, c, Env::PLAIN), a, b, c)));
        let addend_first = |a, b, c| if F32::is_nan(c) { F32::quiet(c) } else { F32::fma(a, b, c, Env::PLAIN) };
        assert!(!same(&|a, b, c| lanes(addend_first, a, b, c)));
        let positive = |a, b, c| match F32::fma(a, b, c, Env::PLAIN) {
            0xffc0_0000 => 0x7fc0_0000,
            r => r,
        };
        assert!(!same(&|a, b, c| lanes(positive, a, b, c)));
    }
}
