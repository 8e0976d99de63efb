//! Hashes, checksums, random numbers, digits, searches in text, and dynamic programming.

use crate::case::{Case, Element, bytes, numbers, zeros};

const N: usize = 1 << 17;

pub(crate) fn cases() -> Vec<Case> {
    vec![
        Case::new("sha256", 128, N / 2)
            .read(numbers(1, N / 2, u32::MAX))
            .read(numbers(2, 64, u32::MAX))
            .write(zeros(Element::U32, N * 4)),
        Case::new("crc32", 256, N / 2).read(numbers(1, N * 8, u32::MAX)).write(zeros(Element::U32, N / 2)),
        Case::new("search", 256, N).read(bytes(1, N * 8 + 16, 3)).read(bytes(2, 6, 3)).write(zeros(Element::U32, N)),
        Case::new("monte_carlo", 256, N).write(zeros(Element::U32, N)).number(12345),
        Case::new("digits", 256, N).read(numbers(1, N, u32::MAX)).write(zeros(Element::U32, N)),
        Case::new("smith_waterman", 128, N / 2)
            .read(bytes(1, N * 8, 4))
            .read(bytes(2, 64, 4))
            .write(zeros(Element::U32, N / 2))
            .length(64),
    ]
}
