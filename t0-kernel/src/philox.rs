//! Philox4x32-10: random numbers that are a function of a key and a counter.
//!
//! Source: Salmon, Moraes, Dror and Shaw, "Parallel Random Numbers: As Easy as 1, 2, 3" (SC 2011). The known-answer
//! vectors are those of the authors' library Random123. The generator keeps no state between numbers. Each lane of a
//! launch, and each launch of a training step, computes its own numbers from its position alone, and a repeated launch
//! produces the same numbers.
//!
//! ```
//! use t0_kernel::philox::{philox4x32, unit};
//!
//! let seed = 42u64;
//! let key = [seed as u32, (seed >> 32) as u32];
//! let words = philox4x32([7, 0, 0, 0], key);
//! assert_eq!(words, philox4x32([7, 0, 0, 0], key));
//! assert!((0.0..1.0).contains(&unit(words[0])));
//! ```

/// The multipliers for words 0 and 2 of the counter.
const MULTIPLIERS: [u32; 2] = [0xD251_1F53, 0xCD9E_8D57];
/// The increments of the key's words in each round: the fractional parts of the golden ratio and of the square root of
/// 3.
const WEYL: [u32; 2] = [0x9E37_79B9, 0xBB67_AE85];
/// The number of rounds.
const ROUNDS: u32 = 10;

/// The high and the low word of a product.
const fn product(a: u32, b: u32) -> (u32, u32) {
    let product = a as u64 * b as u64;
    ((product >> 32) as u32, product as u32)
}

/// Returns four random words for a counter under a key. Different counters and different keys give independent words.
#[must_use]
pub const fn philox4x32(counter: [u32; 4], key: [u32; 2]) -> [u32; 4] {
    let ([mut a, mut b, mut c, mut d], [mut k, mut l]) = (counter, key);
    let mut round = 0;
    while round < ROUNDS {
        let (high, low) = product(MULTIPLIERS[0], a);
        let (other_high, other_low) = product(MULTIPLIERS[1], c);
        (a, b, c, d) = (other_high ^ b ^ k, other_low, high ^ d ^ l, low);
        (k, l) = (k.wrapping_add(WEYL[0]), l.wrapping_add(WEYL[1]));
        round += 1;
    }
    [a, b, c, d]
}

/// Converts the 24 highest bits of a random word to a number in `0.0..1.0`. Each possible number is represented
/// exactly, and all are equally probable.
#[must_use]
pub const fn unit(word: u32) -> f32 {
    (word >> 8) as f32 * (1.0 / (1 << 24) as f32)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines `philox4x32 10` of Random123's `kat_vectors`: counter, key, result.
    const KNOWN: [([u32; 4], [u32; 2], [u32; 4]); 3] = [
        ([0; 4], [0; 2], [0x6627_E8D5, 0xE169_C58D, 0xBC57_AC4C, 0x9B00_DBD8]),
        ([u32::MAX; 4], [u32::MAX; 2], [0x408F_276D, 0x41C8_3B0E, 0xA20B_C7C6, 0x6D54_51FD]),
        (
            [0x243F_6A88, 0x85A3_08D3, 0x1319_8A2E, 0x0370_7344],
            [0xA409_3822, 0x299F_31D0],
            [0xD16C_FE09, 0x94FD_CCEB, 0x5001_E420, 0x2412_6EA1],
        ),
    ];

    #[test]
    fn words_are_those_of_the_known_answers() {
        for (counter, key, want) in KNOWN {
            assert_eq!(philox4x32(counter, key), want, "{counter:x?} {key:x?}");
        }
    }

    #[test]
    fn units_lie_below_one() {
        assert_eq!((unit(0), unit(255), unit(256)), (0.0, 0.0, 1.0 / 16_777_216.0));
        assert_eq!(unit(u32::MAX), 1.0 - f32::EPSILON / 2.0);
    }
}
