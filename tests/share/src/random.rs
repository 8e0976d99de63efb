//! The random number generator of all test suites: SplitMix64 (Steele, Lea and Flood, 2014).
//!
//! A seed identifies a run: equal seeds give equal numbers on every machine.

/// A random number generator. Every seed is valid.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Creates the generator with the given seed.
    #[must_use]
    pub const fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    /// The next 32 bits.
    pub fn word(&mut self) -> u32 {
        (self.bits() >> 32) as u32
    }

    /// `n` words.
    pub fn words(&mut self, n: usize) -> Vec<u32> {
        (0..n).map(|_| self.word()).collect()
    }

    /// A number below `n`, which is at least 1.
    pub fn below(&mut self, n: u64) -> u64 {
        self.bits() % n
    }

    /// A 32-bit number below `n`, which is at least 1.
    pub fn number(&mut self, n: u32) -> u32 {
        self.below(n.into()) as u32
    }

    /// An index below `n`, which is at least 1.
    pub fn index(&mut self, n: usize) -> usize {
        self.below(n as u64) as usize
    }

    /// True with a probability of one in `n`.
    pub fn one_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }

    /// True or false.
    pub fn flag(&mut self) -> bool {
        self.one_in(2)
    }

    /// A number in `0.0..1.0`.
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// A random element.
    pub fn pick<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.index(of.len())].clone()
    }
}

#[cfg(test)]
mod tests {
    use super::Random;

    /// The first outputs of the reference implementation, splitmix64.c by Vigna, for the seed 1234567.
    #[test]
    fn numbers_are_those_of_the_reference() {
        let mut random = Random::new(1_234_567);
        let found: Vec<u64> = (0..3).map(|_| random.bits()).collect();
        assert_eq!(found, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }
}
