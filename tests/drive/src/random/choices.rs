//! The source of randomness.

use t0_tests_share::random::Random;

/// A stream of choices: an endless one from a seed, or one from given bytes. Past the end of the bytes every choice is
/// the first one.
#[derive(Debug)]
pub struct Choices<'a> {
    random: Random,
    bytes: Option<&'a [u8]>,
    /// Whether a divisor may be zero. The GPU defines the result; Rust does not.
    pub zero_divisors: bool,
    /// Whether most statements are control flow in which lanes differ: branches, loops, early exits.
    pub divergent: bool,
}

impl<'a> Choices<'a> {
    /// Reproducible choices from a seed. Every third seed gives a program of mostly divergent control flow.
    #[must_use]
    pub fn seeded(seed: u64) -> Choices<'static> {
        Choices {
            random: Random::new(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0x5DEE_CE66_D1CE_4E5B),
            bytes: None,
            zero_divisors: true,
            divergent: seed % 3 == 2,
        }
    }

    /// The choices of a fuzzer.
    #[must_use]
    pub fn given(bytes: &'a [u8]) -> Choices<'a> {
        Choices { random: Random::new(0), bytes: Some(bytes), zero_divisors: true, divergent: false }
    }

    /// The choices, with divisors that are never zero.
    #[must_use]
    pub fn without_zero_divisors(self) -> Choices<'a> {
        Choices { zero_divisors: false, ..self }
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        if let Some(bytes) = self.bytes {
            let (now, later) = bytes.split_at(bytes.len().min(8));
            self.bytes = Some(later);
            return now.iter().rev().fold(0, |n, b| n << 8 | u64::from(*b));
        }
        self.random.bits()
    }

    /// A number below `n`, which is at least 1.
    pub fn below(&mut self, n: u32) -> u32 {
        match self.bytes {
            Some([]) => 0,
            Some([first, later @ ..]) => {
                self.bytes = Some(later);
                u32::from(*first) % n
            }
            None => (self.bits() >> 33) as u32 % n,
        }
    }

    /// True with about this percentage.
    pub fn chance(&mut self, percent: u32) -> bool {
        self.below(100) >= 100 - percent
    }

    /// A random element.
    pub fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len() as u32) as usize]
    }

    /// A random element, for values that are not `Copy`.
    pub fn one_of<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.below(of.len() as u32) as usize].clone()
    }
}
