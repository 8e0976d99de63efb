//! The buffer through which lanes send messages to the host: prints and failed assertions.
//!
//! A kernel with messages takes one hidden view of words ([`Buffer::view`]). A lane that reaches a print or a failed
//! assertion obtains the number of a **slot** by an atomic addition to a counter of the [`Header`]. If that slot
//! exists, the lane writes a record into it: a [`RecordHead`] and the raw values. The text stays on the host, in the
//! table of sites beside the code.
//!
//! **Invariant:** the lane writes the site last, after a release at system scope. The launcher fills all slots with
//! [`RecordHead::UNWRITTEN`] before the launch. A slot whose site is still `0xffffffff` is incomplete: the launch ended
//! before the lane had written the record, and its other words have unspecified values.
//!
//! ```text
//! Header, both counters 0 before the launch
//! slots for failed assertions
//! slots for prints
//! ```
//!
//! A value takes one word, or two (low first) if its type has 64 bits. A `bool` is 0 or 1; small integers are extended.

use core::mem::offset_of;

use crate::bytes::get_u64;
use crate::view::{Dimension, View};

/// Size in bytes of the words of records and values, and of the elements of the hidden view.
pub const WORD: u32 = size_of::<u32>() as u32;

/// The start of the buffer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[repr(C)]
pub struct Header {
    /// The number of prints so far, including those without a slot.
    pub prints: u64,
    /// The number of failed assertions so far, including those without a slot.
    pub failures: u64,
}

impl Header {
    /// Size of the header in bytes: the offset of the first slot.
    pub const BYTES: u32 = size_of::<Header>() as u32;
    /// Offset of [`Header::prints`].
    pub const PRINTS: u32 = offset_of!(Header, prints) as u32;
    /// Offset of [`Header::failures`].
    pub const FAILURES: u32 = offset_of!(Header, failures) as u32;

    /// Reads the header from the bytes of a buffer; `None` if there are too few bytes.
    #[must_use]
    pub fn counts(buffer: &[u8]) -> Option<(u64, u64)> {
        Some((get_u64(buffer, Header::PRINTS as usize)?, get_u64(buffer, Header::FAILURES as usize)?))
    }
}

/// The start of a record: the site and the lane. The values follow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[repr(C)]
pub struct RecordHead {
    /// The index of the print or assertion in the kernel's table of sites. The lane writes it last, after a release at
    /// system scope. [`RecordHead::UNWRITTEN`] marks a slot whose record is incomplete.
    pub site: u32,
    /// The workgroup in x, y and z.
    pub workgroup: [u32; 3],
    /// The lane in its workgroup; see [`RecordHead::thread`].
    pub lane: u32,
}

impl RecordHead {
    /// The site of a slot whose record is incomplete. No kernel has that many sites.
    pub const UNWRITTEN: u32 = u32::MAX;
    /// The number of words of a record before the values.
    pub const WORDS: u32 = size_of::<RecordHead>() as u32 / WORD;
    /// The word index of [`RecordHead::site`].
    pub const SITE: usize = offset_of!(RecordHead, site) / WORD as usize;
    /// The index of the first word of [`RecordHead::workgroup`].
    pub const WORKGROUP: usize = offset_of!(RecordHead, workgroup) / WORD as usize;
    /// The word index of [`RecordHead::lane`].
    pub const LANE: usize = offset_of!(RecordHead, lane) / WORD as usize;
    /// The number of bits of [`RecordHead::lane`] for each axis; x has the lowest bits.
    pub const AXIS_BITS: u32 = 10;

    /// Reads the head of a record; `None` if there are too few words.
    #[must_use]
    pub fn from_words(record: &[u32]) -> Option<RecordHead> {
        let record = record.get(..RecordHead::WORDS as usize)?;
        let workgroup = *record[RecordHead::WORKGROUP..].first_chunk()?;
        Some(RecordHead { site: record[RecordHead::SITE], workgroup, lane: record[RecordHead::LANE] })
    }

    /// The lane in its workgroup in x, y and z.
    #[must_use]
    pub fn thread(&self) -> [u32; 3] {
        let axis = |n: u32| self.lane >> (n * RecordHead::AXIS_BITS) & ((1 << RecordHead::AXIS_BITS) - 1);
        [axis(0), axis(1), axis(2)]
    }
}

/// The number of words of a slot is a multiple of this, so that lanes write records in wide stores.
pub const SLOT_WORDS_MULTIPLE: u32 = 4;

/// The largest number of words that the values of one message may take.
pub const MOST_VALUE_WORDS: u32 = 123;

/// The number of words of a slot for records with the given number of value words.
pub const fn slot_words(value_words: u32) -> u32 {
    (RecordHead::WORDS + value_words).next_multiple_of(SLOT_WORDS_MULTIPLE)
}

/// The dimension of the hidden view that holds the number of slots for prints.
pub const PRINT_SLOTS: Dimension = Dimension::Rows;
/// The dimension of the hidden view that holds the number of slots for failed assertions.
pub const FAILURE_SLOTS: Dimension = Dimension::Cols;

/// The shape of a buffer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Buffer {
    /// Slots for prints.
    pub prints: u32,
    /// Slots for failed assertions.
    pub failures: u32,
    /// Words of a slot.
    pub slot_words: u32,
}

impl Buffer {
    /// Bytes of a slot.
    pub const fn slot_bytes(&self) -> u64 {
        WORD as u64 * self.slot_words as u64
    }

    /// Offset of a slot for failed assertions.
    pub const fn failure_slot(&self, index: u64) -> u64 {
        Header::BYTES as u64 + self.slot_bytes() * index
    }

    /// Offset of a slot for prints.
    pub const fn print_slot(&self, index: u64) -> u64 {
        self.failure_slot(self.failures as u64 + index)
    }

    /// Bytes of the buffer.
    pub const fn bytes(&self) -> u64 {
        self.print_slot(self.prints as u64)
    }

    /// The largest number of slots for prints for which a kernel can address every byte.
    pub const fn most_prints(&self) -> u64 {
        let slot = if self.slot_words == 0 { 1 } else { self.slot_bytes() };
        (u32::MAX as u64).saturating_sub(self.failure_slot(self.failures as u64)) / slot
    }

    /// The hidden view of a buffer at an address: total words, slots for prints, slots for failed assertions, words of
    /// a slot.
    #[must_use]
    pub fn view(&self, address: u64) -> View {
        View::new(address, [(self.bytes() / WORD as u64) as u32, self.prints, self.failures, self.slot_words])
    }
}

/// The type of a value in a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Kind {
    Bool,
    I8,
    U8,
    I16,
    U16,
    I32,
    U32,
    I64,
    U64,
    F16,
    Bf16,
    F32,
    F64,
}

impl Kind {
    /// The number of words that a value takes in a record.
    pub const fn words(self) -> u32 {
        match self {
            Kind::I64 | Kind::U64 | Kind::F64 => 2,
            _ => 1,
        }
    }
}

/// The format of a value, as in Rust's format strings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Spec {
    pub fill: char,
    pub align: Option<Align>,
    pub plus: bool,
    pub alternate: bool,
    pub zero: bool,
    pub width: Option<u16>,
    pub precision: Option<u16>,
    pub form: Form,
}

impl Spec {
    /// The format of `{}`.
    pub const PLAIN: Spec = Spec {
        fill: ' ',
        align: None,
        plus: false,
        alternate: false,
        zero: false,
        width: None,
        precision: None,
        form: Form::Display,
    };
}

impl Default for Spec {
    fn default() -> Spec {
        Spec::PLAIN
    }
}

/// The alignment of a value in its width.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Align {
    Left,
    Centre,
    Right,
}

/// The forms of a format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Form {
    Display,
    Debug,
    LowerHex,
    UpperHex,
    Octal,
    Binary,
    LowerExp,
    UpperExp,
}

impl Form {
    /// The form as written after the colon in a format string.
    pub const fn written(self) -> &'static str {
        match self {
            Form::Display => "",
            Form::Debug => "?",
            Form::LowerHex => "x",
            Form::UpperHex => "X",
            Form::Octal => "o",
            Form::Binary => "b",
            Form::LowerExp => "e",
            Form::UpperExp => "E",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_follow_the_header_failures_first() {
        let buffer = Buffer { prints: 3, failures: 2, slot_words: slot_words(1) };
        assert_eq!(buffer.failure_slot(0), u64::from(Header::BYTES));
        assert_eq!(buffer.print_slot(0), buffer.failure_slot(2));
        assert_eq!(buffer.bytes(), u64::from(Header::BYTES) + 5 * buffer.slot_bytes());
        let view = buffer.view(64);
        assert_eq!(u64::from(view.len) * u64::from(WORD), buffer.bytes());
        assert_eq!((view.dimension(PRINT_SLOTS), view.dimension(FAILURE_SLOTS)), (3, 2));
        assert!(buffer.slot_words.is_multiple_of(SLOT_WORDS_MULTIPLE) && buffer.slot_words > RecordHead::WORDS);
    }

    #[test]
    fn every_slot_is_addressable() {
        let mut buffer = Buffer { prints: 0, failures: 1024, slot_words: 8 };
        buffer.prints = buffer.most_prints() as u32;
        assert!(buffer.bytes() <= u64::from(u32::MAX));
        assert!(buffer.bytes() + buffer.slot_bytes() > u64::from(u32::MAX));
    }

    #[test]
    fn heads_are_read() {
        let mut record = [0; RecordHead::WORDS as usize + 1];
        record[RecordHead::SITE] = 7;
        record[RecordHead::WORKGROUP..][..3].copy_from_slice(&[1, 2, 3]);
        record[RecordHead::LANE] = 4 | 5 << RecordHead::AXIS_BITS | 6 << (2 * RecordHead::AXIS_BITS);
        let head = RecordHead::from_words(&record).unwrap();
        assert_eq!((head.site, head.workgroup, head.thread()), (7, [1, 2, 3], [4, 5, 6]));
        assert_eq!(RecordHead::from_words(&record[2..]), None);
    }
}
