//! The kernarg segment of one launch, assembled argument by argument.

use crate::scalar::Scalar;

/// Kernarg bytes in declaration order with C layout.
#[derive(Debug, Clone, Default)]
pub(crate) struct Kernargs {
    bytes: Vec<u8>,
}

impl Kernargs {
    /// An empty segment with capacity for `size` bytes.
    pub(crate) fn with_capacity(size: usize) -> Kernargs {
        Kernargs { bytes: Vec::with_capacity(size) }
    }

    /// Appends a scalar at its alignment. Returns its offset.
    pub(crate) fn push<S: Scalar>(&mut self, value: S) -> usize {
        self.align(S::ALIGN);
        let at = self.bytes.len();
        self.bytes.resize(at + S::SIZE, 0);
        value.write(&mut self.bytes[at..]);
        at
    }

    /// Appends bytes at an alignment. Returns their offset.
    pub(crate) fn push_bytes(&mut self, bytes: &[u8], align: usize) -> usize {
        self.align(align);
        let at = self.bytes.len();
        self.bytes.extend(bytes);
        at
    }

    /// Appends a view: address, length, rows, columns, stride. Returns its offset.
    pub(crate) fn push_view(&mut self, address: u64, shape: [u32; 4]) -> usize {
        let at = self.push(address);
        for word in shape {
            self.push(word);
        }
        at
    }

    /// Appends the hidden block counts, the hidden view for messages if there is one, and the padding, and returns the
    /// bytes.
    pub(crate) fn finish(mut self, blocks: [u32; 3], messages: Option<(u64, [u32; 4])>) -> Vec<u8> {
        for count in blocks {
            self.push(count);
        }
        if let Some((address, shape)) = messages {
            self.push_view(address, shape);
        }
        self.align(8);
        self.bytes
    }

    fn align(&mut self, to: usize) {
        self.bytes.resize(self.bytes.len().next_multiple_of(to), 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layout_matches_the_abi() {
        let mut args = Kernargs::default();
        args.push(true);
        args.push_view(0x1122_3344_5566_7788, [1, 2, 3, 4]);
        args.push(7u8);
        args.push(half::f16::ONE);
        let bytes = args.finish([5, 6, 7], None);
        let mut expected = vec![1, 0, 0, 0, 0, 0, 0, 0, 0x88, 0x77, 0x66, 0x55, 0x44, 0x33, 0x22, 0x11];
        for word in [1u32, 2, 3, 4] {
            expected.extend(word.to_le_bytes());
        }
        expected.extend([7, 0, 0x00, 0x3c]);
        for word in [5u32, 6, 7] {
            expected.extend(word.to_le_bytes());
        }
        assert_eq!(bytes, expected);
    }
}
