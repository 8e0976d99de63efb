//! The kernarg segment: the declared arguments in order of declaration, each at its own alignment as in C, followed by
//! the hidden ones.

use core::mem::offset_of;

use crate::view::View;

/// A `bool` argument, or a `bool` field of a struct: 0 or 1.
pub type Bool = u32;

/// The argument of an LDS array whose length is set by the launch: its number of elements.
pub type LdsLength = u32;

/// The number of workgroups of a launch, including partial ones.
///
/// A hidden argument after the declared ones. The standard hidden counts exclude partial workgroups, so the metadata
/// lists these counts as ordinary values ([`crate::names::BLOCK_COUNTS`]), and any runtime can launch the kernel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[repr(C)]
pub struct BlockCounts {
    /// In x.
    pub x: u32,
    /// In y.
    pub y: u32,
    /// In z.
    pub z: u32,
}

/// Alignment of the segment in bytes: the largest alignment of any argument.
pub const ALIGN: u32 = align_of::<View>() as u32;

/// Lays out declared arguments one after another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Layout {
    end: u32,
}

impl Layout {
    /// A segment without arguments.
    #[must_use]
    pub const fn new() -> Layout {
        Layout { end: 0 }
    }

    /// A segment whose declared arguments end at the given byte.
    #[must_use]
    pub const fn ending_at(end: u32) -> Layout {
        Layout { end }
    }

    /// Places the next argument and returns its offset; `align` is a power of two.
    pub const fn place(&mut self, size: u32, align: u32) -> u32 {
        let offset = self.end.next_multiple_of(align);
        self.end = offset + size;
        offset
    }

    /// Places a view as the next argument and returns its offset.
    pub const fn view(&mut self) -> u32 {
        self.place(size_of::<View>() as u32, align_of::<View>() as u32)
    }

    /// The hidden arguments after the declared ones.
    #[must_use]
    pub const fn hidden(self) -> Hidden {
        Hidden { counts: self.end.next_multiple_of(align_of::<BlockCounts>() as u32) }
    }
}

/// The offsets of the hidden arguments: the [`BlockCounts`], followed by the view of messages if the kernel has any.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hidden {
    counts: u32,
}

impl Hidden {
    /// The hidden arguments, starting at or after the given offset.
    #[must_use]
    pub const fn at(offset: u32) -> Hidden {
        Hidden { counts: offset }
    }

    /// Offset of the block counts.
    pub const fn block_counts(self) -> u32 {
        self.counts
    }

    /// Offset of the block count of an axis: 0 for x, 1 for y, 2 for z.
    pub const fn block_count(self, axis: usize) -> u32 {
        let field = match axis {
            0 => offset_of!(BlockCounts, x),
            1 => offset_of!(BlockCounts, y),
            _ => offset_of!(BlockCounts, z),
        };
        self.counts + field as u32
    }

    /// Offset of the view of messages ([`crate::message::Buffer::view`]).
    pub const fn messages(self) -> u32 {
        (self.counts + size_of::<BlockCounts>() as u32).next_multiple_of(align_of::<View>() as u32)
    }

    /// Size of the whole segment in bytes, with or without the view of messages.
    pub const fn bytes(self, messages: bool) -> u32 {
        let end = if messages {
            self.messages() + size_of::<View>() as u32
        } else {
            self.counts + size_of::<BlockCounts>() as u32
        };
        end.next_multiple_of(ALIGN)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_lie_as_in_c() {
        #[repr(C)]
        struct Segment {
            flag: u8,
            view: View,
            half: u16,
            long: u64,
            counts: BlockCounts,
            messages: View,
        }
        let mut layout = Layout::new();
        assert_eq!(layout.place(1, 1), offset_of!(Segment, flag) as u32);
        assert_eq!(layout.view(), offset_of!(Segment, view) as u32);
        assert_eq!(layout.place(2, 2), offset_of!(Segment, half) as u32);
        assert_eq!(layout.place(8, 8), offset_of!(Segment, long) as u32);
        let hidden = layout.hidden();
        assert_eq!(hidden.block_counts(), offset_of!(Segment, counts) as u32);
        assert_eq!(hidden.block_count(2), (offset_of!(Segment, counts) + offset_of!(BlockCounts, z)) as u32);
        assert_eq!(hidden.messages(), offset_of!(Segment, messages) as u32);
        assert_eq!(hidden.bytes(true), size_of::<Segment>() as u32);
        assert_eq!(hidden.bytes(false), offset_of!(Segment, messages) as u32);
    }

    #[test]
    fn a_kernel_without_arguments_takes_the_block_counts() {
        let hidden = Layout::new().hidden();
        assert_eq!(hidden.block_counts(), 0);
        assert_eq!(hidden.bytes(false), (size_of::<BlockCounts>() as u32).next_multiple_of(ALIGN));
    }
}
