//! Filters of images, a stencil in space, cells, hashes, ciphers, checksums, texts and random numbers.

use crate::case::{Case, Data, Element, bytes, floats, listed, numbers, zeros};

const BLOCK: [u16; 2] = [32, 8];
/// The alphabet of base64.
const ALPHABET: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

pub(crate) fn cases() -> Vec<Case> {
    let points = 66 * 50 * 50;
    let strings = starts(40_000, 0, 48);
    let texts = starts(20_000, 6, 25);
    let (strings_end, texts_end) = (strings[40_000] as usize, texts[20_000] as usize);
    let blocks = 25_600;
    let cells = numbers(1, 250 * 400, 1 << 4).bytes.chunks(4).map(|word| spread(word[0])).collect();
    let encoded = 400_001usize;
    vec![
        Case::plane("median3", BLOCK, [500, 390])
            .read_rows(390, bytes(1, 500 * 390, 256))
            .write_rows(390, zeros(Element::U8, 500 * 390))
            .length(500)
            .length(390),
        Case::plane("gauss_rows", [256, 1], [1024, 160])
            .read_rows(160, floats(1, 1000 * 160, 0.0, 1.0))
            .write_rows(160, zeros(Element::F32, 1000 * 160))
            .length(1000),
        Case { name: "jacobi3d", block: [32, 4, 2], grid: [64, 48, 48], arguments: Vec::new() }
            .read(floats(1, points, 1.0, 2.0))
            .read(floats(2, points, 0.0, 1.0))
            .write(zeros(Element::F32, points))
            .number(66)
            .number(50)
            .number(50),
        Case::plane("game_of_life", BLOCK, [250, 400])
            .read_rows(400, listed(cells))
            .write_rows(400, zeros(Element::U32, 250 * 400))
            .length(250)
            .length(400),
        Case::plane("bilinear", BLOCK, [500, 333])
            .read_rows(200, numbers(1, 300 * 200, u32::MAX))
            .write_rows(333, zeros(Element::U32, 500 * 333))
            .float(300.0 / 500.0)
            .float(200.0 / 333.0)
            .length(300)
            .length(200)
            .length(500),
        Case::new("murmur3", 256, 40_000)
            .read(bytes(1, strings_end, 256))
            .read(listed(strings))
            .write(zeros(Element::U32, 40_000))
            .number(0x9747_b28c),
        Case::new("chacha20", 128, blocks)
            .read(numbers(1, 8, u32::MAX))
            .read(numbers(2, 3, u32::MAX))
            .read(numbers(3, blocks * 16, u32::MAX))
            .write(zeros(Element::U32, blocks * 16))
            .number(1),
        Case::new("adler32", 128, 1024 * 32)
            .read_rows(1024, bytes(1, 1024 * 1500, 256))
            .write(zeros(Element::U32, 1024))
            .length(1500),
        Case::new("edit_distance", 128, 20_000)
            .read(bytes(1, 32, 6))
            .read(bytes(2, texts_end, 6))
            .read(listed(texts))
            .write(zeros(Element::U32, 20_000)),
        Case::new("base64", 256, encoded.div_ceil(3))
            .read(bytes(1, encoded, 256))
            .read(Data { element: Element::U8, bytes: ALPHABET.to_vec() })
            .write(zeros(Element::U8, encoded.div_ceil(3) * 4))
            .length(encoded),
        Case::new("xorshift_pi", 256, 1 << 16).read(numbers(1, 4 << 16, u32::MAX)).write(zeros(Element::U32, 1)),
    ]
}

/// Where `count` strings of random lengths start and, at last, where they end.
fn starts(count: usize, shortest: u32, end: u32) -> Vec<u32> {
    let mut all = vec![0];
    for length in numbers(7, count, end - shortest).bytes.chunks(4) {
        all.push(all[all.len() - 1] + shortest + u32::from(length[0]));
    }
    all
}

/// Four cells of a byte each.
fn spread(bits: u8) -> u32 {
    (0..4).map(|k| u32::from(bits >> k & 1) << (8 * k)).sum()
}
