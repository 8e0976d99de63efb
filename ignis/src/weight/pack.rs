//! From blocks of a file, or from numbers, to the form that kernels read: see `kernels::packed`.

use crate::files::Dtype;
use crate::files::blocks::{self, Block, GROUP, six_bit_parts};
use crate::kernels::packed::Pack;
use t0::f16;

/// How weights in 16 or 32 bits are quantised while they are loaded, in groups of 32 columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quantise {
    /// 8 bits with a scale.
    Int8,
    /// 4 bits with a scale and a minimum; 8 bits for the embedding and the output matrix.
    Int4,
}

/// What is known of a form of a packed matrix.
struct Row {
    #[cfg_attr(not(test), expect(dead_code, reason = "a test compares it with the order of the enum"))]
    pack: Pack,
    /// The 32-bit words of the integers of 16 elements.
    words: usize,
    /// What is added to integers, so that they are from 0 on.
    bias: i16,
    /// The numbers in `halves` and `words` for 256 elements.
    scales: [usize; 2],
}

/// One row for each form, in the order of the enum.
const ROWS: [Row; 7] = [
    Row { pack: Pack::Int4, words: 2, bias: 8, scales: [8, 0] },
    Row { pack: Pack::Int4Min, words: 2, bias: 0, scales: [16, 0] },
    Row { pack: Pack::Int4Parts, words: 2, bias: 0, scales: [2, 3] },
    Row { pack: Pack::Int8, words: 4, bias: 128, scales: [8, 0] },
    Row { pack: Pack::Int8Min, words: 4, bias: 0, scales: [16, 0] },
    Row { pack: Pack::Int8Wide, words: 4, bias: 0, scales: [0, 16] },
    Row { pack: Pack::Int8Fine, words: 4, bias: 32, scales: [0, 16] },
];

/// The row of a form.
fn row(pack: Pack) -> &'static Row {
    &ROWS[pack as usize]
}

/// The words of 16 integers.
pub(super) fn words(pack: Pack) -> usize {
    row(pack).words
}

/// The numbers in `integers`, `halves` and `words` of this many elements.
pub(super) fn counts(pack: Pack, elements: usize) -> [usize; 3] {
    let Row { words, scales: [halves, wide], .. } = row(pack);
    [elements / 16 * words, elements * halves / 256, elements * wide / 256]
}

/// The bytes of a packed matrix with this many elements.
pub(crate) fn packed_bytes(pack: Pack, elements: u64) -> u64 {
    let Row { words, scales: [halves, wide], .. } = row(pack);
    elements / 16 * 4 * *words as u64 + elements * (2 * halves + 4 * wide) as u64 / 256
}

/// The form in which blocks of a type are stored; `None` for a type that is not quantised.
pub(crate) fn pack_of(dtype: Dtype) -> Option<Pack> {
    Some(match dtype {
        Dtype::F32 | Dtype::F16 | Dtype::Bf16 => return None,
        Dtype::Q4_0 => Pack::Int4,
        Dtype::Q4_1 => Pack::Int4Min,
        Dtype::Q4K => Pack::Int4Parts,
        Dtype::Q8_0 | Dtype::Q5_0 => Pack::Int8,
        Dtype::Q5_1 => Pack::Int8Min,
        Dtype::Q5K => Pack::Int8Wide,
        Dtype::Q6K => Pack::Int8Fine,
    })
}

/// The bits of an element of a type on the device, with its share of scales; `None` for a type that is not quantised,
/// whose elements have the type of the activations.
pub fn packed_bits(dtype: Dtype) -> Option<f64> {
    pack_of(dtype).map(|pack| packed_bytes(pack, 256) as f64 / 32.0)
}

impl Quantise {
    /// `int8` or `int4`.
    pub fn name(self) -> &'static str {
        match self {
            Quantise::Int8 => "int8",
            Quantise::Int4 => "int4",
        }
    }

    /// The form of matrices; `table` for the embedding and the output matrix.
    pub(crate) fn pack(self, table: bool) -> Pack {
        match self {
            Quantise::Int4 if !table => Pack::Int4Min,
            Quantise::Int4 | Quantise::Int8 => Pack::Int8,
        }
    }
}

/// Packed elements, which are written to a [`PackedMatrix`](super::PackedMatrix).
#[derive(Debug)]
pub(crate) struct Packer {
    pack: Pack,
    pub(super) integers: Vec<u32>,
    pub(super) halves: Vec<f16>,
    pub(super) words: Vec<u32>,
}

impl Packer {
    pub(crate) fn new(pack: Pack) -> Packer {
        Packer { pack, integers: Vec::new(), halves: Vec::new(), words: Vec::new() }
    }

    fn clear(&mut self) {
        self.integers.clear();
        self.halves.clear();
        self.words.clear();
    }

    /// Packs whole blocks of a quantised type whose form this has. An element whose number is not finite is returned.
    pub(crate) fn blocks(&mut self, dtype: Dtype, bytes: &[u8]) -> Result<(), (usize, f32)> {
        self.clear();
        let (elements, minima) = (dtype.block_elements(), blocks::has_minima(dtype));
        let mut block = Block::ZERO;
        for (nth, bytes) in bytes.chunks_exact(dtype.block_bytes()).enumerate() {
            block.read(dtype, bytes);
            // Integers are small, so a group is finite if its scale and minimum are.
            let number = |group: &usize| block.scales[*group] + if minima { block.minima[*group] } else { 0.0 };
            if let Some(bad) = (0..elements / GROUP).find(|group| !number(group).is_finite()) {
                return Err((nth * elements + bad * GROUP, number(&bad)));
            }
            let bias = row(self.pack).bias;
            for group in block.integers[..elements].chunks_exact(GROUP) {
                self.group(&std::array::from_fn(|i| (i16::from(group[i]) + bias) as u8));
            }
            match self.pack {
                Pack::Int4Parts => self.parts(bytes),
                Pack::Int8Fine => self.words.extend(block.scales.iter().map(|scale| scale.to_bits())),
                Pack::Int4 | Pack::Int4Min | Pack::Int8 | Pack::Int8Min | Pack::Int8Wide => {
                    for group in (0..elements / GROUP).step_by(2) {
                        self.scale(block.scales[group], block.minima[group]);
                    }
                }
            }
        }
        Ok(())
    }

    /// Quantises and packs numbers, 32 at a time. One that is not finite is returned.
    pub(crate) fn numbers(&mut self, numbers: &[f32]) -> Result<(), (usize, f32)> {
        self.clear();
        if let Some(bad) = numbers.iter().position(|x| !x.is_finite()) {
            return Err((bad, numbers[bad]));
        }
        for group in numbers.chunks_exact(32) {
            let (scale, minimum, integers) = match self.pack {
                Pack::Int4Min => four_bits(group),
                _ => eight_bits(group),
            };
            integers.chunks_exact(GROUP).for_each(|half| self.group(&std::array::from_fn(|i| half[i])));
            self.scale(scale, minimum);
        }
        Ok(())
    }

    /// The scale and, in forms that have it, the minimum of 32 elements.
    fn scale(&mut self, scale: f32, minimum: f32) {
        match self.pack {
            Pack::Int8Wide => self.words.extend([scale.to_bits(), minimum.to_bits()]),
            Pack::Int4Min | Pack::Int8Min => self.halves.extend([f16::from_f32(scale), f16::from_f32(minimum)]),
            Pack::Int4 | Pack::Int8 | Pack::Int4Parts | Pack::Int8Fine => self.halves.push(f16::from_f32(scale)),
        }
    }

    /// The integers of 16 elements.
    fn group(&mut self, v: &[u8; GROUP]) {
        let word = |bytes: [u8; 4]| u32::from_le_bytes(bytes);
        match row(self.pack).words {
            2 => self.integers.extend(v.chunks_exact(8).map(|v| word(std::array::from_fn(|i| v[i] | v[i + 4] << 4)))),
            _ => self.integers.extend(v.chunks_exact(4).map(|v| word(std::array::from_fn(|i| v[i])))),
        }
    }

    /// The scales of a block whose parts have them in 6 bits.
    fn parts(&mut self, bytes: &[u8]) {
        let half = |at: usize| f16::from_bits(u16::from_le_bytes([bytes[at], bytes[at + 1]]));
        self.halves.extend([half(0), half(2)]);
        let mut words = [0u32; 3];
        for (part, (scale, minimum)) in six_bit_parts(&bytes[4..16]).into_iter().enumerate() {
            let (scale, minimum, at) = (u32::from(scale), u32::from(minimum), 4 * part);
            words[0] |= (scale & 15) << at;
            words[1] |= (minimum & 15) << at;
            words[2] |= (scale >> 4 | minimum >> 4 << 2) << at;
        }
        self.words.extend(words);
    }
}

/// A scale in 16 bits that is not infinite.
fn rounded(scale: f32) -> f32 {
    f16::from_f32(scale.clamp(-65504.0, 65504.0)).to_f32()
}

/// 32 numbers as integers of 8 bits around 128.
fn eight_bits(group: &[f32]) -> (f32, f32, [u8; 32]) {
    let most = group.iter().fold(0.0f32, |most, x| most.max(x.abs()));
    let mut scale = rounded(most / 127.0);
    // Too small for 16 bits: the smallest number keeps what is not rounded to zero.
    if scale == 0.0 && most > 0.0 {
        scale = f16::from_bits(1).to_f32();
    }
    let integer = |x: f32| if scale == 0.0 { 0.0 } else { (x / scale).round_ties_even().clamp(-128.0, 127.0) };
    (scale, 0.0, std::array::from_fn(|i| (integer(group[i]) + 128.0) as u8))
}

/// 32 numbers as integers of 4 bits with a scale and a minimum. Of several ranges within that of the numbers, the one
/// with the least sum of squared errors is taken: a few numbers far from the others would make all of them coarse.
fn four_bits(group: &[f32]) -> (f32, f32, [u8; 32]) {
    let (low, high) = group.iter().fold((f32::MAX, f32::MIN), |(low, high), x| (low.min(*x), high.max(*x)));
    let integer = |x: f32, scale: f32, minimum: f32| {
        if scale == 0.0 { 0.0 } else { ((x - minimum) / scale).round_ties_even().clamp(0.0, 15.0) }
    };
    let error = |scale: f32, minimum: f32| -> f32 {
        group.iter().map(|x| (x - (scale * integer(*x, scale, minimum) + minimum)).powi(2)).sum()
    };
    let mut best = (f32::INFINITY, 0.0, 0.0);
    for cut in 0..25usize {
        let (from_low, from_high) = ((cut / 5) as f32 * 0.04, (cut % 5) as f32 * 0.04);
        let range = high - low;
        let minimum = rounded(low + from_low * range);
        let scale = rounded((high - from_high * range - minimum) / 15.0);
        let error = error(scale, minimum);
        if error < best.0 {
            best = (error, scale, minimum);
        }
    }
    let (_, scale, minimum) = best;
    (scale, minimum, std::array::from_fn(|i| integer(group[i], scale, minimum) as u8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_in_the_order_of_the_enum() {
        assert!(ROWS.iter().all(|known| row(known.pack).pack == known.pack));
    }

    #[test]
    fn bytes_are_those_of_the_counts() {
        for Row { pack, .. } in &ROWS {
            let [integers, halves, words] = counts(*pack, 1024);
            assert_eq!(packed_bytes(*pack, 1024), (4 * (integers + words) + 2 * halves) as u64, "{pack:?}");
        }
    }

    /// The largest error is half a step, and groups of zeros, of one value and of tiny numbers are kept.
    #[test]
    fn numbers_are_near_after_quantising() {
        let groups: [[f32; 32]; 5] = [
            [0.0; 32],
            [0.37; 32],
            std::array::from_fn(|i| (i as f32 - 11.0) * 0.013),
            std::array::from_fn(|i| if i == 5 { 9.0 } else { (i as f32 * 0.7).sin() }),
            std::array::from_fn(|i| (i as f32 - 16.0) * 1e-7),
        ];
        for group in groups {
            let (low, high) = group.iter().fold((f32::MAX, f32::MIN), |(low, high), x| (low.min(*x), high.max(*x)));
            for (scale, minimum, integers, offset, step) in [
                {
                    let (s, m, q) = eight_bits(&group);
                    (s, m, q, 128.0, high.max(-low) / 127.0)
                },
                {
                    let (s, m, q) = four_bits(&group);
                    (s, m, q, 0.0, (high - low) / 15.0)
                },
            ] {
                for (x, q) in group.iter().zip(integers) {
                    let found = scale * (f32::from(q) - offset) + minimum;
                    // Numbers that are cut are farther away.
                    let most = if offset == 0.0 { 3.0 * step } else { 0.51 * step };
                    assert!((x - found).abs() <= most + 1e-3 * x.abs() + 6e-8, "{x} became {found}");
                }
            }
        }
    }
}
