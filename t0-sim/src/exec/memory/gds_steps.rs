//! Instructions of the global data share.
//!
//! M0 selects the part that the kernel may access: its first byte in bits 16 to 31, its size in bits 0 to 15 (RDNA3
//! ISA, 12.5 "Data Share Instructions"). Outside that part loads return zero and stores are dropped; in strict mode
//! both fault.
use super::address::Flags;
use super::gds::BYTES;
use crate::exec::fault::FaultKind;
use crate::exec::layout::{M0, Row};
use crate::exec::profile::Kind;
use crate::exec::step::{Handlers, plain};
use crate::exec::wave::{Flow, Wave};
use crate::mem::access;

impl Wave<'_> {
    /// Host address of `size` bytes at `offset` in the part that M0 selects.
    fn gds_host(&self, offset: u32, size: u32) -> Option<u64> {
        let m0 = self.scalar(M0);
        let end = offset.checked_add(size)?;
        let fits = end <= m0 & 0xffff && (m0 >> 16) + end <= BYTES;
        fits.then(|| self.shared.gds.host() + u64::from((m0 >> 16) + offset))
    }

    fn gds_counter(&mut self, offset: u32, d: u32, sign: i32) -> Flow {
        let (offset, lanes) = (offset & !3, self.exec().count_ones() as i32 * sign);
        let old = match self.gds_host(offset, 4).filter(|host| host.is_multiple_of(4)) {
            Some(host) => {
                self.moved(Kind::Gds, 4, 4);
                // SAFETY: the word is in the dispatch's GDS.
                unsafe { access::update32(host, |x| x.wrapping_add(lanes as u32)) }
            }
            None => 0,
        };
        self.write(d, Row([old; 32]));
        Flow::Next
    }
}

/// Row `a` plus `imm`.
pub(in crate::exec) const ADDRESS: Handlers = plain!(|w, s| {
    let (flags, offsets, exec) = (Flags(s.y), *w.row(s.a), w.exec());
    let size = flags.size();
    w.lanes.mask = 0;
    w.lanes.dense = false;
    w.lanes.partial = false;
    for i in (0..32u32).filter(|i| exec >> i & 1 != 0) {
        let offset = offsets.0[i as usize].wrapping_add(s.imm);
        match w.gds_host(offset, size).filter(|host| !flags.has(30) || host.is_multiple_of(size.into())) {
            Some(host) => {
                w.lanes.at[i as usize] = host;
                w.lanes.mask |= 1 << i;
            }
            None if w.shared.strict => {
                let gds = w.scalar(M0) & 0xffff;
                return w.fault(FaultKind::GdsOutOfBounds { offset, gds, size, write: flags.write() }, Some(i));
            }
            None => {}
        }
    }
    Flow::Next
});

/// ds_append at byte `imm`.
pub(in crate::exec) const APPEND: Handlers = plain!(|w, s| w.gds_counter(s.imm, s.d, 1));

/// ds_consume at byte `imm`.
pub(in crate::exec) const CONSUME: Handlers = plain!(|w, s| w.gds_counter(s.imm, s.d, -1));
