//! Buffer accesses with conversion: `tbuffer_*` and `buffer_*_format_*`.
//!
//! The format is that of the instruction or, with `dst_sel`, that of the descriptor (RDNA3 ISA, 9.3 "Buffer Data"). An
//! element is in range completely or not at all.
use super::address::Flags;
use super::format::Format;
use crate::exec::fault::FaultKind;
use crate::exec::layout::ROW;
use crate::exec::step::{Handlers, plain};
use crate::exec::wave::Wave;
use crate::mem::access;

/// Replaces a format code: use the descriptor's format.
pub(in crate::exec) const OF_DESCRIPTOR: u32 = 0x80;

/// The data of a typed access; the `imm` of its data step.
#[derive(Clone, Copy)]
pub(in crate::exec) struct Shape(pub(in crate::exec) u32);

impl Shape {
    /// Format code or [`OF_DESCRIPTOR`], number of components in registers, whether they have 16 bits, and whether the
    /// first one is in the high half.
    pub(in crate::exec) fn new(format: u32, components: u32, d16: bool, high: bool) -> Shape {
        Shape(format | components << 8 | u32::from(d16) << 12 | u32::from(high) << 13)
    }

    fn format(self) -> u32 {
        self.0 & 0xff
    }

    fn components(self) -> usize {
        (self.0 >> 8 & 7) as usize
    }

    fn d16(self) -> bool {
        self.0 >> 12 & 1 != 0
    }

    /// The register and the bit position of component `j`.
    fn place(self, j: usize) -> (u32, u32) {
        let j = j as u32 + (self.0 >> 13 & 1);
        if self.d16() { (j / 2, 16 * (j % 2)) } else { (j, 0) }
    }
}

/// The dst_sel selection of a component.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Select {
    Zero,
    One,
    Component(usize),
}

impl Wave<'_> {
    /// The format of the current access and the source of each register's component; `x` is the descriptor.
    fn typed(&self, x: u32, format: u32) -> (Option<Format>, [Select; 4]) {
        if format != OF_DESCRIPTOR {
            return (Format::new(format), std::array::from_fn(Select::Component));
        }
        let word = self.scalar(x + 3);
        let select = |j: usize| match word >> (3 * j) & 7 {
            1 => Select::One,
            n @ 4..=7 => Select::Component(n as usize - 4),
            _ => Select::Zero,
        };
        (Format::new(word >> 12 & 63), std::array::from_fn(select))
    }
}

/// The address step: the same as for other buffers, but with a format code in place of the size.
pub(in crate::exec) const ADDRESS: Handlers = plain!(|w, s| {
    let flags = Flags(s.y);
    let (format, _) = w.typed(s.x, flags.size());
    let Some(format) = format else {
        if w.shared.strict {
            return w.fault(FaultKind::InvalidFormat { write: flags.write() }, None);
        }
        // The descriptor has no format: loads return zero, stores are dropped.
        w.lanes.mask = 0;
        w.lanes.partial = false;
        w.lanes.dense = false;
        w.lanes.element = 0;
        return Flow::Next;
    };
    w.lanes.element = format.bytes();
    w.buffer_slowly(s, flags.with_size(format.bytes()).formatted(), true)
});

/// Loads to row `d` and the rows after it from the current addresses. `x` is the descriptor, `imm` the [`Shape`].
pub(in crate::exec) const LOAD: Handlers = plain!(|w, s| {
    let shape = Shape(s.imm);
    let (format, select) = w.typed(s.x, shape.format());
    let (exec, bytes) = (w.exec(), w.lanes.element);
    for i in (0..32usize).filter(|i| exec >> i & 1 != 0) {
        let inside = w.lanes.mask >> i & 1 != 0;
        let mut element = 0u128;
        for byte in 0..if inside { bytes } else { 0 } {
            // SAFETY: the address step has checked all bytes of the element for the lanes of the mask.
            let value = unsafe { access::load8(w.lanes.at[i] + u64::from(byte)) };
            element |= u128::from(value) << (8 * byte);
        }
        for (j, select) in select.iter().enumerate().take(shape.components()) {
            let value = match (format, select) {
                (Some(format), Select::One) => format.one(shape.d16()),
                (Some(format), Select::Component(k)) => format.load(element, *k, shape.d16()),
                _ => 0,
            };
            let (register, shift) = shape.place(j);
            let word = &mut w.row_mut(s.d + register * ROW).0[i];
            *word = if shape.d16() { *word & !(0xffff << shift) | value << shift } else { value };
        }
    }
    Flow::Next
});

/// Stores the element in row `b` and the rows after it to the current addresses; `x` and `imm` as for [`LOAD`]. A
/// component of the format without a register is a copy of X; one that dst_sel does not select is zero.
pub(in crate::exec) const STORE: Handlers = plain!(|w, s| {
    let shape = Shape(s.imm);
    let (format, select) = w.typed(s.x, shape.format());
    let Some(format) = format else { return Flow::Next };
    for i in (0..32usize).filter(|i| w.lanes.mask >> i & 1 != 0) {
        let register = |j: usize| {
            let (register, shift) = shape.place(if j < shape.components() { j } else { 0 });
            w.row(s.b + register * ROW).0[i] >> shift
        };
        let element = format
            .store(shape.d16(), |k| select.iter().position(|select| *select == Select::Component(k)).map(register));
        for byte in 0..format.bytes() {
            // SAFETY: the address step has checked all bytes of the element for the lanes of the mask.
            unsafe { access::store8(w.lanes.at[i] + u64::from(byte), (element >> (8 * byte)) as u8) };
        }
    }
    Flow::Next
});
