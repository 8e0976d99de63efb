//! The kernarg segment of one launch, assembled argument by argument: [`t0_abi::kernarg`].

use t0_abi::View;
use t0_abi::kernarg::Layout;

use crate::scalar::Scalar;

/// Kernarg bytes in declaration order with C layout.
#[derive(Debug, Clone, Default)]
pub(crate) struct Kernargs {
    bytes: Vec<u8>,
}

impl Kernargs {
    /// Makes room for a segment of `size` bytes.
    pub(crate) fn reserve(&mut self, size: usize) {
        self.bytes.reserve(size);
    }

    /// Removes all bytes.
    pub(crate) fn clear(&mut self) {
        self.bytes.clear();
    }

    fn layout(&self) -> Layout {
        Layout::ending_at(self.bytes.len() as u32)
    }

    /// Appends bytes at an alignment. Returns their offset.
    pub(crate) fn push_bytes(&mut self, bytes: &[u8], align: usize) -> usize {
        let at = self.layout().place(bytes.len() as u32, align as u32);
        self.room(at, bytes.len()).copy_from_slice(bytes);
        at as usize
    }

    /// Extends the segment to hold `size` bytes at an offset, and returns them.
    fn room(&mut self, offset: u32, size: usize) -> &mut [u8] {
        let at = offset as usize;
        self.bytes.resize(at + size, 0);
        &mut self.bytes[at..]
    }

    /// Appends a scalar at its alignment. Returns its offset.
    pub(crate) fn push<S: Scalar>(&mut self, value: S) -> usize {
        let at = self.layout().place(S::SIZE as u32, S::ALIGN as u32);
        value.write(self.room(at, S::SIZE));
        at as usize
    }

    /// Appends a view. Returns its offset.
    pub(crate) fn push_view(&mut self, view: &View) -> usize {
        let at = self.layout().view();
        self.room(at, size_of::<View>()).copy_from_slice(&view.to_bytes());
        at as usize
    }

    /// Appends the hidden block counts, the hidden view for messages if there is one, and the padding, and returns the
    /// bytes. No argument may follow.
    pub(crate) fn finish(&mut self, blocks: [u32; 3], messages: Option<View>) -> &[u8] {
        let hidden = self.layout().hidden();
        for (axis, count) in blocks.into_iter().enumerate() {
            count.write(self.room(hidden.block_count(axis), size_of::<u32>()));
        }
        if let Some(view) = messages {
            self.room(hidden.messages(), size_of::<View>()).copy_from_slice(&view.to_bytes());
        }
        self.bytes.resize(hidden.bytes(messages.is_some()) as usize, 0);
        &self.bytes
    }

    /// The number of bytes that [`Kernargs::finish`] returns.
    pub(crate) fn finished_bytes(&self, messages: bool) -> u32 {
        self.layout().hidden().bytes(messages)
    }

    /// The bytes so far.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layout_matches_the_abi() {
        let view = View::new(0x1122_3344_5566_7788, [1, 2, 3, 4]);
        let mut args = Kernargs::default();
        let offsets = [args.push(true), args.push_view(&view), args.push(7u8), args.push(half::f16::ONE)];
        let end = 8 + size_of::<View>();
        assert_eq!(offsets, [0, 8, end, end + 2]);
        for messages in [None, Some(View::line(64, 5))] {
            let mut finished = args.clone();
            let bytes = finished.finish([5, 6, 7], messages);
            let mut expected = vec![1, 0, 0, 0, 0, 0, 0, 0];
            expected.extend(view.to_bytes());
            expected.extend([7, 0, 0x00, 0x3c]);
            for word in [5u32, 6, 7] {
                expected.extend(word.to_le_bytes());
            }
            expected.resize(expected.len().next_multiple_of(8), 0);
            expected.extend(messages.iter().flat_map(View::to_bytes));
            assert_eq!(bytes, expected);
        }
    }
}
