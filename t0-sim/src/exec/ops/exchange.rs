//! LDS instructions that exchange values between lanes without memory, and the append and consume counters.
//!
//! `a` is the address row, `b` the data row, `imm` the offset.
use crate::exec::layout::{M0, Row};
use crate::exec::profile::Kind;
use crate::exec::step::{Handlers, plain};
use crate::exec::wave::Flow;
use crate::mem::access;
use t0_isa::isa::Op;

/// The lane that lane `i` reads under a swizzle pattern.
pub(in crate::exec) fn swizzle(pattern: u32, i: u32) -> u32 {
    if pattern >= 0xe000 {
        let mask = pattern & 31;
        let reversed = (i & 31).reverse_bits() >> 27;
        reversed >> mask.count_ones() | i & mask
    } else if pattern >= 0xc000 {
        // Rotate within the lanes that the mask leaves free.
        let (mask, by) = (pattern & 31, pattern >> 5 & 31);
        let by = if pattern >> 10 & 1 != 0 { by.wrapping_neg() } else { by };
        i & mask | i.wrapping_add(by) & 31 & !mask
    } else if pattern & 0x8000 != 0 {
        i & !3 | pattern >> (2 * (i & 3)) & 3
    } else {
        (i & pattern & 31 | pattern >> 5 & 31) ^ pattern >> 10 & 31
    }
}

/// Exchanges between lanes.
pub(in crate::exec) fn find(op: Op) -> Option<Handlers> {
    Some(match op {
        Op::ds_bpermute_b32 => plain!(|w, s| {
            let (at, data, exec) = (*w.row(s.a), *w.row(s.b), w.exec());
            let r = Row(std::array::from_fn(|i| {
                let from = at.0[i].wrapping_add(s.imm) >> 2 & 31;
                if exec >> from & 1 != 0 { data.0[from as usize] } else { 0 }
            }));
            w.write(s.d, r);
            Flow::Next
        }),
        Op::ds_permute_b32 => plain!(|w, s| {
            let (at, data, exec) = (*w.row(s.a), *w.row(s.b), w.exec());
            let mut r = Row::ZERO;
            for i in (0..32usize).filter(|i| exec >> i & 1 != 0) {
                r.0[(at.0[i].wrapping_add(s.imm) >> 2 & 31) as usize] = data.0[i];
            }
            w.write(s.d, r);
            Flow::Next
        }),
        Op::ds_swizzle_b32 => plain!(|w, s| {
            let (a, exec) = (*w.row(s.a), w.exec());
            let r = Row(std::array::from_fn(|i| {
                let from = swizzle(s.imm & 0xffff, i as u32) & 31;
                if exec >> from & 1 != 0 { a.0[from as usize] } else { 0 }
            }));
            w.write(s.d, r);
            Flow::Next
        }),
        _ => return None,
    })
}

/// Counters in LDS at M0 plus the offset: the number of active lanes is added or subtracted in one update.
pub(in crate::exec) fn counter(op: Op) -> Option<Handlers> {
    Some(match op {
        Op::ds_append | Op::ds_consume => {
            let up = plain!(|w, s| w.lds_counter(s, 1));
            let down = plain!(|w, s| w.lds_counter(s, -1));
            if op == Op::ds_append { up } else { down }
        }
        _ => return None,
    })
}

impl crate::exec::wave::Wave<'_> {
    fn lds_counter(&mut self, s: &crate::exec::step::Step, sign: i32) -> Flow {
        let offset = (self.scalar(M0) >> 16).wrapping_add(s.imm) & !3;
        let lanes = self.exec().count_ones() as i32 * sign;
        let mut old = 0;
        if offset.checked_add(4).is_some_and(|end| end <= self.lds_bytes) {
            self.moved(Kind::Lds, 4, 4);
            // SAFETY: the word lies in the workgroup's LDS.
            old = unsafe { access::update32(self.lds as u64 + u64::from(offset), |x| x.wrapping_add(lanes as u32)) };
        }
        self.write(s.d, Row([old; 32]));
        Flow::Next
    }
}
