//! Views of device memory, as they are passed to a kernel.

use core::mem::offset_of;

use crate::bytes::{get_u32, get_u64, put_u32, put_u64};

/// A view: the address of its first element, and its shape in elements.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[repr(C)]
pub struct View {
    /// The address of the first element.
    pub address: u64,
    /// Total number of elements: the limit that an index is compared with.
    pub len: u32,
    /// Rows; 1 for a view of one dimension.
    pub rows: u32,
    /// Elements per row.
    pub cols: u32,
    /// Elements from the start of a row to the start of the next.
    pub stride: u32,
}

/// A number in a view's shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Dimension {
    /// [`View::len`].
    Len,
    /// [`View::rows`].
    Rows,
    /// [`View::cols`].
    Cols,
    /// [`View::stride`].
    Stride,
}

impl Dimension {
    /// Offset of the number in a [`View`], in bytes.
    pub const fn offset(self) -> usize {
        match self {
            Dimension::Len => offset_of!(View, len),
            Dimension::Rows => offset_of!(View, rows),
            Dimension::Cols => offset_of!(View, cols),
            Dimension::Stride => offset_of!(View, stride),
        }
    }
}

/// Bytes at the start of a view that the compiler loads together: the address and the length.
pub const HEAD_BYTES: usize = 16;
const _: () = assert!(offset_of!(View, address) == 0 && offset_of!(View, len) + size_of::<u32>() <= HEAD_BYTES);

/// Size in bytes of the widest access of a kernel.
pub const WIDEST_ACCESS: u64 = 32;

/// Bytes after a view that have offsets of 32 bits, as those of the view have. Out-of-range accesses are redirected to
/// the end of the view, and an instruction adds up to 4095 bytes to an offset.
pub const MARGIN: u64 = 0x2000;

impl View {
    /// A view of the given shape.
    #[must_use]
    pub fn new(address: u64, [len, rows, cols, stride]: [u32; 4]) -> View {
        View { address, len, rows, cols, stride }
    }

    /// A view of one dimension.
    #[must_use]
    pub fn line(address: u64, len: u32) -> View {
        View::new(address, [len, 1, len, len])
    }

    /// Whether a kernel can address this number of bytes through one view of elements of `element` bytes.
    pub fn fits(bytes: u64, element: u64) -> bool {
        bytes.saturating_add(element.max(MARGIN)) <= 1 << 32
    }

    /// The most elements of `element` bytes of a view that a kernel can address.
    pub fn most(element: u32) -> u32 {
        (((1 << 32) - MARGIN.max(element.into())) / u64::from(element.max(1))) as u32
    }

    /// Returns a number of the shape.
    pub fn dimension(&self, dimension: Dimension) -> u32 {
        match dimension {
            Dimension::Len => self.len,
            Dimension::Rows => self.rows,
            Dimension::Cols => self.cols,
            Dimension::Stride => self.stride,
        }
    }

    /// The bytes of the view in the kernarg segment; padding is zero.
    #[must_use]
    pub fn to_bytes(&self) -> [u8; size_of::<View>()] {
        let mut out = [0; size_of::<View>()];
        put_u64(&mut out, offset_of!(View, address), self.address);
        for dimension in [Dimension::Len, Dimension::Rows, Dimension::Cols, Dimension::Stride] {
            put_u32(&mut out, dimension.offset(), self.dimension(dimension));
        }
        out
    }

    /// The view at the start of the bytes; `None` if there are too few.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<View> {
        let bytes = bytes.get(..size_of::<View>())?;
        let number = |dimension: Dimension| get_u32(bytes, dimension.offset());
        let shape =
            [number(Dimension::Len)?, number(Dimension::Rows)?, number(Dimension::Cols)?, number(Dimension::Stride)?];
        Some(View::new(get_u64(bytes, offset_of!(View, address))?, shape))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_those_of_the_type() {
        let view = View::new(0x1122_3344_5566_7788, [1, 2, 3, 4]);
        let bytes = view.to_bytes();
        assert_eq!(View::from_bytes(&bytes), Some(view));
        assert_eq!(View::from_bytes(&bytes[1..]), None);
        assert_eq!(&bytes[..8], &[0x88, 0x77, 0x66, 0x55, 0x44, 0x33, 0x22, 0x11]);
        assert_eq!(&bytes[Dimension::Stride.offset()..][..4], &[4, 0, 0, 0]);
    }

    #[test]
    fn accesses_after_the_last_element_are_addressable() {
        assert!(View::fits((1 << 32) - MARGIN, 4));
        assert!(!View::fits((1 << 32) - MARGIN + 4, 4));
        assert!(!View::fits((1 << 32) - MARGIN, 0x4000));
        assert!(!View::fits(u64::MAX, 1));
    }

    #[test]
    fn a_view_of_the_most_elements_fits() {
        for element in [1, 2, 4, 12, 1024, 0x4000] {
            let most = u64::from(View::most(element));
            let element = u64::from(element);
            assert!(View::fits(most * element, element) && !View::fits((most + 1) * element, element), "{element}");
        }
    }
}
