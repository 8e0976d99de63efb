//! Loads from LDS for whole quads (RDNA3 ISA, 12.2 "LDS Parameter Loads"): `d` is the destination row.
//!
//! A quad with any active lane is written as a whole. In this module, strict mode treats loaded values as initialised
//! and does not check for data races.
use crate::exec::fault::FaultKind;
use crate::exec::layout::{M0, ROW, Row};
use crate::exec::profile::Kind;
use crate::exec::step::{Handlers, Step, plain};
use crate::exec::wave::{Flow, Wave};
use crate::mem::access;

/// Words of one primitive's attribute: x, y, z, w of P0, P10 and P20.
const ATTRIBUTE_WORDS: u32 = 12;

impl Wave<'_> {
    /// The `size` bytes at `offset`. Past the end of LDS the result is zero, in strict mode a fault.
    fn lds_bytes_at(&mut self, offset: u32, size: u32) -> Result<u32, Flow> {
        let inside = if self.lds_host(offset, size).is_some() { size } else { 0 };
        self.moved(Kind::Lds, inside, 0);
        match self.lds_host(offset, size) {
            // SAFETY: the bytes are in the workgroup's LDS.
            Some(host) => Ok((0..size)
                .fold(0, |all, byte| all | u32::from(unsafe { access::load8(host + u64::from(byte)) }) << (8 * byte))),
            None if self.shared.strict => {
                let kind = FaultKind::LdsOutOfBounds { offset, lds: self.lds_bytes, size, write: false, element: None };
                Err(self.fault(kind, None))
            }
            None => Ok(0),
        }
    }

    /// The lanes of all quads that have an active lane.
    fn active_quads(&self) -> u32 {
        let exec = self.exec();
        (0..32).step_by(4).fold(0, |all, quad| if exec >> quad & 15 != 0 { all | 15 << quad } else { all })
    }

    fn write_quads(&mut self, s: &Step, value: Row) -> Flow {
        let lanes = self.active_quads();
        let row = self.row_mut(s.d);
        for i in (0..32).filter(|i| lanes >> i & 1 != 0) {
            row.0[i] = value.0[i];
        }
        self.define(s.d / ROW, lanes);
        Flow::Next
    }
}

/// One value for all lanes. M0 holds the address in bits 0 to 15 and the type in bits 16 to 18 (0 u8, 1 u16, 2 b32, 4
/// i8, 5 i16).
pub(in crate::exec) const DIRECT: Handlers = plain!(|w, s| {
    let m0 = w.scalar(M0);
    let kind = m0 >> 16 & 7;
    let size = match kind & 3 {
        0 => 1,
        1 => 2,
        _ => 4,
    };
    if w.exec() == 0 {
        return Flow::Next;
    }
    let value = match w.lds_bytes_at(m0 & 0xffff, size) {
        Ok(value) => value,
        Err(flow) => return flow,
    };
    let value = match kind {
        4 => value as u8 as i8 as u32,
        5 => value as u16 as i16 as u32,
        _ => value,
    };
    w.write_quads(s, Row([value; 32]))
});

/// Loads P0, P10 and P20 of attribute `imm` >> 2, channel `imm` & 3, to lanes 0 to 2 of each quad. M0 holds the start
/// of the parameters in bits 0 to 15 and, for each quad from the second on, a bit that states whether the quad begins a
/// primitive. The ISA does not specify the fourth lane; here it is zero.
pub(in crate::exec) const PARAMETER: Handlers = plain!(|w, s| {
    let (m0, exec) = (w.scalar(M0), w.exec());
    let quads = if w.wave64 { 16 } else { 8 };
    // Bit n: whether quad n begins a primitive. The first quad always does.
    let begins = (m0 >> 15 & 0xfffe | 1) & ((1 << quads) - 1);
    let start = (m0 & 0xffff).wrapping_add(4 * ATTRIBUTE_WORDS * (s.imm >> 2) * begins.count_ones());
    let mut r = Row::ZERO;
    for i in (0..32u32).filter(|i| i & 3 != 3 && exec >> (i & !3) & 15 != 0) {
        let quad = 8 * w.half + i / 4;
        let primitive = (begins & ((2 << quad) - 1)).count_ones() - 1;
        let word = ATTRIBUTE_WORDS * primitive + 4 * (i & 3) + (s.imm & 3);
        r.0[i as usize] = match w.lds_bytes_at(start.wrapping_add(4 * word), 4) {
            Ok(value) => value,
            Err(flow) => return flow,
        };
    }
    w.write_quads(s, r)
});
