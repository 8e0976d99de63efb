//! The element types of weights in files.

/// An element type of weights. The quantised ones are those of GGUF: a block of elements has integers of a few bits,
/// and the scale and perhaps the minimum from which its numbers are computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Dtype {
    /// 32-bit IEEE.
    F32,
    /// 16-bit IEEE.
    F16,
    /// The upper half of a 32-bit IEEE number.
    Bf16,
    /// 8 bits, and a scale for 32 elements.
    Q8_0,
    /// 4 bits, and a scale for 32 elements.
    Q4_0,
    /// 4 bits, a scale and a minimum for 32 elements.
    Q4_1,
    /// 5 bits, and a scale for 32 elements.
    Q5_0,
    /// 5 bits, a scale and a minimum for 32 elements.
    Q5_1,
    /// 4 bits, and for 32 elements a scale and a minimum of 6 bits, which have a scale each for 256 elements.
    Q4K,
    /// 5 bits; otherwise as [`Dtype::Q4K`].
    Q5K,
    /// 6 bits, and for 16 elements a scale of 8 bits, which have a scale for 256 elements.
    Q6K,
}

/// What is known of an element type.
struct Row {
    dtype: Dtype,
    /// The name that safetensors and GGUF use.
    name: &'static str,
    /// The number in GGUF files.
    ggml: u32,
    /// The elements of a block.
    elements: usize,
    /// The bytes of a block.
    bytes: usize,
}

const fn row(dtype: Dtype, name: &'static str, ggml: u32, elements: usize, bytes: usize) -> Row {
    Row { dtype, name, ggml, elements, bytes }
}

/// One row for each element type, in the order of the enum.
const ROWS: [Row; 11] = [
    row(Dtype::F32, "F32", 0, 1, 4),
    row(Dtype::F16, "F16", 1, 1, 2),
    row(Dtype::Bf16, "BF16", 30, 1, 2),
    row(Dtype::Q8_0, "Q8_0", 8, 32, 34),
    row(Dtype::Q4_0, "Q4_0", 2, 32, 18),
    row(Dtype::Q4_1, "Q4_1", 3, 32, 20),
    row(Dtype::Q5_0, "Q5_0", 6, 32, 22),
    row(Dtype::Q5_1, "Q5_1", 7, 32, 24),
    row(Dtype::Q4K, "Q4_K", 12, 256, 144),
    row(Dtype::Q5K, "Q5_K", 13, 256, 176),
    row(Dtype::Q6K, "Q6_K", 14, 256, 210),
];

impl Dtype {
    /// All element types.
    pub const ALL: [Dtype; 11] = {
        let mut all = [Dtype::F32; 11];
        let mut i = 0;
        while i < all.len() {
            all[i] = ROWS[i].dtype;
            i += 1;
        }
        all
    };

    const fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// The elements of a block, of which a row of a matrix has a whole number; 1 for types that are not quantised.
    pub const fn block_elements(self) -> usize {
        self.row().elements
    }

    /// The size of a block in bytes; of an element for types that are not quantised.
    pub const fn block_bytes(self) -> usize {
        self.row().bytes
    }

    /// The bytes of this many elements, a whole number of blocks. `None` if it is no such number, or too large.
    pub fn bytes(self, elements: u64) -> Option<u64> {
        let (block, bytes) = (self.block_elements() as u64, self.block_bytes() as u64);
        if elements.is_multiple_of(block) { (elements / block).checked_mul(bytes) } else { None }
    }

    /// The bits of an element, with its share of what belongs to the block.
    pub fn bits(self) -> f64 {
        8.0 * self.block_bytes() as f64 / self.block_elements() as f64
    }

    /// Whether elements are integers with scales.
    pub const fn is_quantised(self) -> bool {
        self.block_elements() > 1
    }

    /// The name that safetensors and GGUF use.
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// The type with this number in GGUF files.
    pub(crate) fn of_ggml(number: u32) -> Option<Dtype> {
        ROWS.iter().find(|row| row.ggml == number).map(|row| row.dtype)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_in_the_order_of_the_enum() {
        for dtype in Dtype::ALL {
            assert_eq!(dtype.row().dtype, dtype);
            assert_eq!(Dtype::of_ggml(dtype.row().ggml), Some(dtype));
        }
        assert_eq!(Dtype::of_ggml(10), None);
    }

    #[test]
    fn bytes_are_those_of_whole_blocks() {
        assert_eq!(Dtype::Q4K.bytes(512), Some(288));
        assert_eq!(Dtype::Q4K.bytes(128), None);
        assert_eq!(Dtype::F32.bytes(u64::MAX), None);
        assert_eq!((Dtype::Q4_0.bits(), Dtype::Q4K.bits(), Dtype::Q8_0.bits()), (4.5, 4.5, 8.5));
    }
}
