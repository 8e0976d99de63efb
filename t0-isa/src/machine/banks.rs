//! The clocks of an access to LDS.

/// The clocks for which an access of `bytes` per lane occupies the 32 banks of 4 bytes. As many lanes go at once as
/// fill 128 bytes. Different words of one bank take a clock each; lanes that access the same word share it. A lane with
/// the address [`u64::MAX`] accesses nothing.
pub fn bank_clocks(addresses: &[u64; 32], bytes: u32) -> u16 {
    let words = u64::from(bytes.div_ceil(4).max(1));
    let together = (32 / words.next_power_of_two()).max(1) as usize;
    let mut clocks = 0;
    for lanes in addresses.chunks(together) {
        let mut of_bank = [0u16; 32];
        for (i, &address) in lanes.iter().enumerate().filter(|(_, address)| **address != u64::MAX) {
            for word in (0..words).map(|n| address / 4 + n) {
                let shared =
                    lanes[..i].iter().any(|&other| other != u64::MAX && (other / 4..other / 4 + words).contains(&word));
                of_bank[(word % 32) as usize] += u16::from(!shared);
            }
        }
        clocks += of_bank.into_iter().max().unwrap_or(0);
    }
    clocks
}

#[cfg(test)]
mod tests {
    use super::bank_clocks;

    #[test]
    fn an_lds_access_takes_a_clock_for_each_word_of_the_fullest_bank() {
        let lanes = |step: u64| std::array::from_fn(|lane| lane as u64 * step);
        assert_eq!(bank_clocks(&lanes(4), 4), 1, "consecutive words");
        assert_eq!(bank_clocks(&lanes(128), 4), 32, "one bank");
        assert_eq!(bank_clocks(&lanes(0), 4), 1, "one word");
        assert_eq!(bank_clocks(&lanes(8), 8), 2, "consecutive pairs of words");
        assert_eq!(bank_clocks(&lanes(16), 16), 4, "consecutive quadruples");
        assert_eq!(bank_clocks(&lanes(80), 16), 4, "rows of 80 bytes");
        assert_eq!(bank_clocks(&lanes(64), 16), 16, "rows of 64 bytes");
        assert_eq!(bank_clocks(&[u64::MAX; 32], 4), 0, "no lane");
    }
}
