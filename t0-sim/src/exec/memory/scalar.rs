//! Scalar loads. `d` is the first destination, `a` the scalar index of the base or descriptor, `b` that of an offset,
//! `imm` the byte offset, `x` the number of words, `c` the cache slot of the region.
use crate::exec::fault::FaultKind;
use crate::exec::step::{Handlers, Step, plain};
use crate::exec::wave::{Flow, REGIONS, Wave};
use crate::mem::access;

impl Wave<'_> {
    /// Loads `words` words from `address` to the scalars from `s.d` on. Words past the first `valid` bytes are zero.
    #[inline(always)]
    fn load_scalars(&mut self, s: &Step, address: u64, valid: u32) -> Flow {
        let size = (4 * s.x).min(valid & !3);
        if size != 0 && !self.remembered(s.c).contains(address, size.into()) {
            match self.place(address, size, false) {
                Ok(region) => self.regions[s.c as usize % REGIONS] = region,
                Err(kind) => return self.fault(kind, None),
            }
        }
        let mut word = 0;
        while word < s.x {
            let at = address + 4 * u64::from(word);
            if at & 7 == 0 && 4 * word + 8 <= size {
                // A pointer that another thread stores is read whole.
                // SAFETY: the region contains all of the access; the address is a multiple of 8.
                let value = unsafe { access::load64(at) };
                self.set_scalar(s.d + word, value as u32);
                self.set_scalar(s.d + word + 1, (value >> 32) as u32);
                word += 2;
                continue;
            }
            let value = match 4 * word < size {
                // SAFETY: the region contains all of the access.
                true => unsafe { access::load32(at) },
                false => 0,
            };
            self.set_scalar(s.d + word, value);
            word += 1;
        }
        Flow::Next
    }
}

/// s_load: 64-bit base.
pub(in crate::exec) const LOAD: Handlers = plain!(|w, s| {
    let offset = (s.imm as i32 as i64).wrapping_add(w.scalar(s.b).into());
    let address = w.scalar64(s.a).wrapping_add(offset as u64) & !3;
    w.load_scalars(s, address, u32::MAX)
});

/// s_buffer_load: takes base and bounds from a descriptor.
pub(in crate::exec) const BUFFER_LOAD: Handlers = plain!(|w, s| {
    let (low, high, records) = (w.scalar(s.a), w.scalar(s.a + 1), w.scalar(s.a + 2));
    let base = u64::from(low) | u64::from(high & 0xffff) << 32;
    let stride = high >> 16 & 0x3fff;
    let limit = u64::from(records) * u64::from(stride.max(1));
    let offset = s.imm.wrapping_add(w.scalar(s.b)) & !3;
    let valid = limit.saturating_sub(offset.into()).min(u32::MAX.into()) as u32;
    if w.shared.strict && valid < 4 * s.x {
        let kind = FaultKind::BufferOutOfBounds {
            offset: offset.into(),
            records: limit,
            base,
            size: 4 * s.x,
            write: false,
            element: None,
        };
        return w.fault(kind, None);
    }
    w.load_scalars(s, (base & !3).wrapping_add(offset.into()), valid)
});
