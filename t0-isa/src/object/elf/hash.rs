//! The two hash tables with which loaders find dynamic symbols: System V `.hash` and `.gnu.hash`.

/// The System V ABI's hash of a symbol name.
fn sysv(name: &str) -> u32 {
    name.bytes().fold(0u32, |h, byte| {
        let h = (h << 4).wrapping_add(byte.into());
        let top = h & 0xf000_0000;
        (h ^ top >> 24) & !top
    })
}

/// The GNU hash of a symbol name.
fn gnu(name: &str) -> u32 {
    name.bytes().fold(5381u32, |h, byte| h.wrapping_mul(33).wrapping_add(byte.into()))
}

fn bucket_count(symbols: usize) -> u32 {
    (symbols as u32 / 4).max(1)
}

/// The order in which `.gnu.hash` needs the symbols of these names: grouped by bucket, otherwise in input order.
pub(super) fn gnu_order(names: &[&str]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..names.len()).collect();
    order.sort_by_key(|&i| gnu(names[i]) % bucket_count(names.len()));
    order
}

/// The bytes of `.gnu.hash` for `names`, which are dynamic symbols 1, 2, ... in [`gnu_order`].
pub(super) fn gnu_table(names: &[&str]) -> Vec<u8> {
    const SHIFT: u32 = 26;
    let buckets = bucket_count(names.len());
    let bloom_words = (names.len() * 12 / 64 + 1).next_power_of_two();
    let hashes: Vec<u32> = names.iter().map(|name| gnu(name)).collect();

    let mut bloom = vec![0u64; bloom_words];
    let mut heads = vec![0u32; buckets as usize];
    let mut chain = vec![0u32; names.len()];
    for (i, &hash) in hashes.iter().enumerate() {
        bloom[(hash as usize / 64) % bloom_words] |= 1 << (hash % 64) | 1 << ((hash >> SHIFT) % 64);
        let head = &mut heads[(hash % buckets) as usize];
        if *head == 0 {
            *head = i as u32 + 1;
        }
        let last = hashes.get(i + 1).is_none_or(|next| next % buckets != hash % buckets);
        chain[i] = hash & !1 | u32::from(last);
    }

    let mut out = Vec::new();
    let mut words = |values: &[u32]| values.iter().for_each(|v| out.extend(v.to_le_bytes()));
    words(&[buckets, 1, bloom_words as u32, SHIFT]);
    bloom.iter().for_each(|&word| words(&[word as u32, (word >> 32) as u32]));
    words(&heads);
    words(&chain);
    out
}

/// The bytes of `.hash` for `names`, which are dynamic symbols 1, 2, ...
pub(super) fn sysv_table(names: &[&str]) -> Vec<u8> {
    let count = names.len() as u32 + 1;
    let mut heads = vec![0u32; count as usize];
    let mut chain = vec![0u32; count as usize];
    for (symbol, name) in (1u32..).zip(names) {
        let head = &mut heads[(sysv(name) % count) as usize];
        chain[symbol as usize] = *head;
        *head = symbol;
    }
    [count, count].iter().chain(&heads).chain(&chain).flat_map(|v| v.to_le_bytes()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tables that lld 22 wrote for these symbols.
    #[test]
    fn equal_lld_output() {
        let names = ["vadd", "vadd.kd", "__clang_ocl_kern_imp_vadd", "lds", "lds.kd", "__clang_ocl_kern_imp_lds"];
        let words =
            |bytes: &[u8]| bytes.chunks(4).map(|b| u32::from_be_bytes(b.try_into().unwrap())).collect::<Vec<_>>();
        assert_eq!(gnu_order(&names), [0, 1, 2, 3, 4, 5]);
        assert_eq!(
            words(&gnu_table(&names)),
            [
                0x0100_0000,
                0x0100_0000,
                0x0200_0000,
                0x1a00_0000,
                0x2600_0084,
                0x1001_8080,
                0x0000_0008,
                0x0010_0000,
                0x0100_0000,
                0x246e_9f7c,
                0x803d_a568,
                0xb639_cffc,
                0xa88b_880b,
                0x849c_1d0b,
                0xdbb0_53b2,
            ]
        );
        assert_eq!(
            words(&sysv_table(&names)),
            [
                0x0700_0000,
                0x0700_0000,
                0x0300_0000,
                0x0100_0000,
                0,
                0,
                0,
                0x0400_0000,
                0x0600_0000,
                0,
                0,
                0,
                0,
                0x0200_0000,
                0,
                0x0500_0000,
            ]
        );
    }
}
