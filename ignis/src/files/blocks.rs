//! The blocks of quantised element types: the integers of a block, and the scales and minima from which its numbers are
//! computed.
//!
//! An element is `scale * integer`, or `scale * integer + minimum`, in `f32`. The products are exact: a scale has at
//! most 19 significant bits and fewer where integers have 8. So only the sum rounds, and an implementation with fused
//! operations gives the same bits. Formats: the header `ggml-common.h` of llama.cpp.

use super::Dtype;

/// The most elements of a block.
pub(crate) const MOST: usize = 256;
/// The elements that share a scale in all types; some have the same scale in two neighbouring groups.
pub(crate) const GROUP: usize = 16;

/// A block.
#[derive(Clone, Debug)]
pub(crate) struct Block {
    /// The integers.
    pub(crate) integers: [i8; MOST],
    /// The scale of each group.
    pub(crate) scales: [f32; MOST / GROUP],
    /// The minimum of each group, in types that have it.
    pub(crate) minima: [f32; MOST / GROUP],
}

impl Block {
    /// A block of zeros.
    pub(crate) const ZERO: Block =
        Block { integers: [0; MOST], scales: [0.0; MOST / GROUP], minima: [0.0; MOST / GROUP] };

    /// Reads the block of type `dtype` in `bytes`, which has [`Dtype::block_bytes`]; a type that is not quantised has
    /// no blocks.
    pub(crate) fn read(&mut self, dtype: Dtype, bytes: &[u8]) {
        match dtype {
            Dtype::F32 | Dtype::F16 | Dtype::Bf16 => {}
            Dtype::Q8_0 => {
                self.scale_all(half(bytes, 0), 0.0);
                self.fill(32, |i| bytes[2 + i].cast_signed());
            }
            Dtype::Q4_0 => {
                self.scale_all(half(bytes, 0), 0.0);
                self.fill(32, |i| nibble(&bytes[2..], i) - 8);
            }
            Dtype::Q4_1 => {
                self.scale_all(half(bytes, 0), half(bytes, 2));
                self.fill(32, |i| nibble(&bytes[4..], i));
            }
            Dtype::Q5_0 => {
                self.scale_all(half(bytes, 0), 0.0);
                self.fill(32, |i| (nibble(&bytes[6..], i) | bit(&bytes[2..], i) << 4) - 16);
            }
            Dtype::Q5_1 => {
                self.scale_all(half(bytes, 0), half(bytes, 2));
                self.fill(32, |i| nibble(&bytes[8..], i) | bit(&bytes[4..], i) << 4);
            }
            Dtype::Q4K => {
                self.scale_parts(bytes);
                self.fill(256, |i| part_nibble(&bytes[16..], i));
            }
            Dtype::Q5K => {
                self.scale_parts(bytes);
                // A byte has the fifth bits of all elements with the same number in their 32.
                self.fill(256, |i| {
                    part_nibble(&bytes[48..], i) | (bytes[16 + i % 32] >> (i / 32) & 1).cast_signed() << 4
                });
            }
            Dtype::Q6K => {
                let scale = half(bytes, 208);
                for (i, to) in self.scales.iter_mut().enumerate() {
                    *to = scale * f32::from(bytes[192 + i].cast_signed());
                }
                self.fill(256, |i| six_bits(bytes, i) - 32);
            }
        }
    }

    /// The number of an element; `has_minima` is [`has_minima`] of the type.
    pub(crate) fn value(&self, i: usize, has_minima: bool) -> f32 {
        let product = self.scales[i / GROUP] * f32::from(self.integers[i]);
        if has_minima { product + self.minima[i / GROUP] } else { product }
    }

    fn fill(&mut self, count: usize, of: impl Fn(usize) -> i8) {
        self.integers.iter_mut().take(count).enumerate().for_each(|(i, to)| *to = of(i));
    }

    fn scale_all(&mut self, scale: f32, minimum: f32) {
        self.scales = [scale; MOST / GROUP];
        self.minima = [minimum; MOST / GROUP];
    }

    /// The scales and minima of a block whose parts of 32 elements have them in 6 bits.
    fn scale_parts(&mut self, bytes: &[u8]) {
        let (scale, minimum) = (half(bytes, 0), half(bytes, 2));
        for (part, (by, offset)) in six_bit_parts(&bytes[4..16]).into_iter().enumerate() {
            self.scales[2 * part..][..2].fill(scale * f32::from(by));
            self.minima[2 * part..][..2].fill(-(minimum * f32::from(offset)));
        }
    }
}

/// Whether a minimum belongs to each group.
pub(crate) fn has_minima(dtype: Dtype) -> bool {
    matches!(dtype, Dtype::Q4_1 | Dtype::Q5_1 | Dtype::Q4K | Dtype::Q5K)
}

/// The 6-bit scales and minima of the eight parts of a block, which 12 bytes hold.
pub(crate) fn six_bit_parts(bytes: &[u8]) -> [(u8, u8); 8] {
    std::array::from_fn(|part| match part {
        0..4 => (bytes[part] & 63, bytes[part + 4] & 63),
        _ => {
            let low = bytes[part + 4];
            (low & 15 | bytes[part - 4] >> 6 << 4, low >> 4 | bytes[part] >> 6 << 4)
        }
    })
}

/// The numbers of whole blocks.
pub(crate) fn dequantised(dtype: Dtype, bytes: &[u8]) -> Vec<f32> {
    let (elements, minima) = (dtype.block_elements(), has_minima(dtype));
    let mut numbers = Vec::with_capacity(bytes.len() / dtype.block_bytes() * elements);
    let mut block = Block::ZERO;
    for bytes in bytes.chunks_exact(dtype.block_bytes()) {
        block.read(dtype, bytes);
        numbers.extend((0..elements).map(|i| block.value(i, minima)));
    }
    numbers
}

/// The 16-bit number at byte `at`.
fn half(bytes: &[u8], at: usize) -> f32 {
    half::f16::from_le_bytes([bytes[at], bytes[at + 1]]).to_f32()
}

/// The 4 bits of element `i` of 32: the first 16 elements are in the lower halves of 16 bytes.
fn nibble(bytes: &[u8], i: usize) -> i8 {
    (bytes[i % 16] >> (4 * (i / 16)) & 15).cast_signed()
}

/// The 4 bits of element `i` of 256, of which 64 are as those of [`nibble`] in 32 bytes.
fn part_nibble(bytes: &[u8], i: usize) -> i8 {
    (bytes[i / 64 * 32 + i % 32] >> (4 * (i / 32 % 2)) & 15).cast_signed()
}

/// Bit `i` of 32.
fn bit(bytes: &[u8], i: usize) -> i8 {
    (bytes[i / 8] >> (i % 8) & 1).cast_signed()
}

/// The 6 bits of element `i` of 256: 4 in the first 128 bytes, and 2 in the 64 bytes after them.
fn six_bits(bytes: &[u8], i: usize) -> i8 {
    let (side, i) = (i / 128, i % 128);
    let low = bytes[64 * side + i % 64] >> (4 * (i / 64)) & 15;
    let high = bytes[128 + 32 * side + i % 32] >> (2 * (i / 32)) & 3;
    (low | high << 4).cast_signed()
}
