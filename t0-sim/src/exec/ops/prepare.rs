//! Steps around an instruction: bring operands into scratch rows, finish results.
use crate::exec::halves::f16_to_f32;
use crate::exec::layout::{EXEC, ROW, Row};
use crate::exec::soft::{F16, F32, F64};
use crate::exec::step::{Handlers, Step, plain, simd};
use crate::exec::wave::Wave;

/// All lanes of row `d` become scalar `a`, shifted right by `y`, masked by `imm`, flipped by `x`.
pub(in crate::exec) const SPLAT: Handlers = simd!(|w, s| {
    let value = w.scalar(s.a) >> s.y & s.imm ^ s.x;
    *w.row_mut(s.d) = Row([value; 32]);
    Flow::Next
});

/// Row `a`, shifted right by `y`, masked by `imm`, flipped by `x`, to all lanes of `d`.
pub(in crate::exec) const PICK: Handlers = simd!(|w, s| {
    let a = *w.row(s.a);
    let mut r = Row::ZERO;
    for i in 0..32 {
        r.0[i] = a.0[i] >> s.y & s.imm ^ s.x;
    }
    *w.row_mut(s.d) = r;
    Flow::Next
});

/// The halves of row `a` rearranged: low result from bit `y & 31` on, high from bit `y >> 8`; flipped by `x`.
pub(in crate::exec) const ARRANGE: Handlers = simd!(|w, s| {
    let a = *w.row(s.a);
    let (low, high) = (s.y & 31, s.y >> 8);
    let mut r = Row::ZERO;
    for i in 0..32 {
        r.0[i] = (a.0[i] >> low & 0xffff | a.0[i] >> high << 16) ^ s.x;
    }
    *w.row_mut(s.d) = r;
    Flow::Next
});

/// Row `a` of f16 in the low halves, converted to f32, masked by `imm`, flipped by `x`.
pub(in crate::exec) const WIDEN: Handlers = simd!(|w, s| {
    let a = *w.row(s.a);
    let mut r = Row::ZERO;
    for i in 0..32 {
        r.0[i] = f16_to_f32(a.0[i] & 0xffff) & s.imm ^ s.x;
    }
    *w.row_mut(s.d) = r;
    Flow::Next
});

/// The low halves of row `a` become the high halves of the active lanes of `d`.
pub(in crate::exec) const TO_HIGH: Handlers = plain!(|w, s| {
    let (a, old) = (*w.row(s.a), *w.row(s.d));
    let r = Row(std::array::from_fn(|i| old.0[i] & 0xffff | a.0[i] << 16));
    w.write(s.d, r);
    Flow::Next
});

/// The low halves of row `a` become the low halves of the active lanes of `d`.
pub(in crate::exec) const TO_LOW: Handlers = plain!(|w, s| {
    let a = *w.row(s.a);
    w.write_half(s.d, a);
    Flow::Next
});

/// Row `a` to the active lanes of `d`.
pub(in crate::exec) const MOVE: Handlers = simd!(|w, s| {
    let a = *w.row(s.a);
    w.write(s.d, a);
    Flow::Next
});

/// Selects the current half of a wave64: the upper (`imm` 1) or the lower (0).
pub(in crate::exec) const SELECT_HALF: Handlers = plain!(|w, s| {
    match s.imm {
        0 => w.both_done(),
        _ => w.select_half(1),
    }
    Flow::Next
});

/// Result modifiers of f32 in place: `imm` 1, 2 and 3 multiply by 2, multiply by 4 and divide by 2; `x` clamps.
pub(in crate::exec) const FINISH32: Handlers = plain!(|w, s| {
    let (mut r, env, dx10) = (*w.row(s.a), w.env32(), w.dx10_clamp());
    for lane in &mut r.0 {
        let mut value = u64::from(*lane);
        if env.flush_out && !w.ieee() && s.imm != 0 && !F32::is_nan(value) {
            value = F32::ldexp(value, [0, 1, 2, -1][s.imm as usize & 3], env);
        }
        if s.x != 0 {
            let x = f32::from_bits(value as u32);
            value = match x {
                x if x.is_nan() => {
                    if dx10 {
                        0
                    } else {
                        value
                    }
                }
                x if x <= 0.0 => 0,
                x if x > 1.0 => 0x3f80_0000,
                _ => value,
            };
        }
        *lane = value as u32;
    }
    w.write(s.d, r);
    Flow::Next
});

/// Output modifier `omul` and clamp of an f16.
pub(super) fn finish16(value: u64, w: &Wave<'_>, omul: u32, clamp: bool) -> u64 {
    let env = w.env16();
    let mut value = value & 0xffff;
    if env.flush_out && !w.ieee() && omul != 0 && !F16::is_nan(value) {
        value = F16::ldexp(value, [0, 1, 2, -1][omul as usize & 3], env);
    }
    if !clamp {
        return value;
    }
    match f32::from_bits(f16_to_f32(value as u32)) {
        x if x.is_nan() => {
            if w.dx10_clamp() {
                0
            } else {
                value
            }
        }
        x if x <= 0.0 => 0,
        x if x > 1.0 => 0x3c00,
        _ => value,
    }
}

/// [`FINISH32`] for f16 in the low halves, to all lanes of `d`.
pub(in crate::exec) const FINISH16: Handlers = plain!(|w, s| {
    let r = Row(w.row(s.a).0.map(|x| finish16(x.into(), w, s.imm, s.x != 0) as u32));
    *w.row_mut(s.d) = r;
    Flow::Next
});

/// [`FINISH32`] for packed f16.
pub(in crate::exec) const FINISH_PACKED: Handlers = plain!(|w, s| {
    let finish = |x: u32| finish16(x.into(), w, s.imm, s.x != 0) as u32;
    let r = Row(w.row(s.a).0.map(|x| finish(x) | finish(x >> 16) << 16));
    w.write(s.d, r);
    Flow::Next
});

/// [`FINISH32`] for f64.
pub(in crate::exec) const FINISH64: Handlers = plain!(|w, s| {
    let (env, dx10) = (w.env16(), w.dx10_clamp());
    let r = w.wide(s.a).map(|x| {
        let x = if env.flush_out && !w.ieee() && s.imm != 0 && !F64::is_nan(x) {
            F64::ldexp(x, [0, 1, 2, -1][s.imm as usize & 3], env)
        } else {
            x
        };
        match f64::from_bits(x) {
            _ if s.x == 0 => x,
            v if v.is_nan() => {
                if dx10 {
                    0
                } else {
                    x
                }
            }
            v if v <= 0.0 => 0,
            v if v > 1.0 => 1f64.to_bits(),
            _ => x,
        }
    });
    w.write_wide(s.d, r);
    Flow::Next
});

/// The lane that lane `i` of a row of 16 reads, or `None`.
pub(in crate::exec) fn dpp_source(ctrl: u32, i: u32) -> Option<u32> {
    let (row, lane, n) = (i & 16, i & 15, ctrl & 15);
    let inside = match ctrl {
        0x000..=0x0ff => lane & 12 | ctrl >> (2 * (lane & 3)) & 3,
        0x101..=0x10f => lane + n,
        0x111..=0x11f => lane.wrapping_sub(n),
        0x121..=0x12f => lane.wrapping_sub(n) & 15,
        0x140 => 15 - lane,
        0x141 => lane & 8 | 7 - (lane & 7),
        0x150..=0x15f => n,
        0x160..=0x16f => lane ^ n,
        _ => return None,
    };
    (inside < 16).then_some(row | inside)
}

impl Wave<'_> {
    /// Fills row `d` from row `a` lane by lane; lanes that may not be written are removed from EXEC until [`RESTORE`].
    fn cross(&mut self, s: &Step, source: impl Fn(u32) -> Option<u32>, enabled: u32, bound_ctrl: bool, inactive: bool) {
        let (a, exec) = (*self.row(s.a), self.exec());
        let (mut r, mut narrowed) = (Row::ZERO, exec & enabled);
        for i in 0..32u32 {
            match source(i).filter(|&from| inactive || exec >> from & 1 != 0) {
                Some(from) => r.0[i as usize] = a.0[from as usize],
                None if bound_ctrl => {}
                None => narrowed &= !(1 << i),
            }
        }
        *self.row_mut(s.d) = r;
        self.saved_exec = exec;
        if narrowed != exec {
            self.scalars[(EXEC + self.half) as usize] = narrowed;
            self.exec_changed();
        }
    }
}

/// Lane l receives the value of lane l ^ `MASK`.
#[inline(always)]
pub(super) fn swapped<const MASK: usize>(row: Row) -> Row {
    let mut r = Row::ZERO;
    for i in 0..32 {
        r.0[i] = row.0[i ^ MASK];
    }
    r
}

/// DPP16: `imm` control, `x` row mask and bank mask (from bit 4), bit 8 bound_ctrl, bit 9 fetch_inactive.
pub(in crate::exec) const DPP16: Handlers = simd!(|w, s| {
    // Rows 2 and 3 are those of the upper half of a wave64.
    let (rows, banks) = (s.x >> (2 * w.half) & 3, s.x >> 4 & 15);
    let bank = (0..4).fold(0, |all, b| all | if banks >> b & 1 != 0 { 0xf << (4 * b) } else { 0 });
    let enabled = (0..2).fold(0, |all, r| all | if rows >> r & 1 != 0 { bank << (16 * r) } else { 0 });
    let ctrl = s.imm;
    // Butterflies over whole waves are the most common case.
    if enabled == u32::MAX && (s.x & 0x200 != 0 || w.exec() == u32::MAX) {
        let a = *w.row(s.a);
        let swapped = match ctrl {
            0x161 => Some(swapped::<1>(a)),
            0x162 => Some(swapped::<2>(a)),
            0x164 => Some(swapped::<4>(a)),
            0x168 => Some(swapped::<8>(a)),
            _ => None,
        };
        if let Some(row) = swapped {
            *w.row_mut(s.d) = row;
            w.saved_exec = w.exec();
            return Flow::Next;
        }
    }
    w.cross(s, |i| dpp_source(ctrl, i), enabled, s.x & 0x100 != 0, s.x & 0x200 != 0);
    Flow::Next
});

/// DPP8: `imm` selectors, bit 9 of `x` fetch_inactive.
pub(in crate::exec) const DPP8: Handlers = plain!(|w, s| {
    let select = s.imm;
    w.cross(s, |i| Some(i & 24 | select >> (3 * (i & 7)) & 7), u32::MAX, true, s.x & 0x200 != 0);
    Flow::Next
});

/// Restores the EXEC that [`DPP16`] narrowed.
pub(in crate::exec) const RESTORE: Handlers = plain!(|w, _s| {
    if w.scalars[(EXEC + w.half) as usize] != w.saved_exec {
        w.scalars[(EXEC + w.half) as usize] = w.saved_exec;
        w.exec_changed();
    }
    Flow::Next
});

/// [`RESTORE`] after a compare that writes EXEC, in the lower half of a wave64: its result waits until the
/// upper half has read the old EXEC.
pub(in crate::exec) const RESTORE_LOWER: Handlers = plain!(|w, _s| {
    if w.half == 0 {
        w.scalars[EXEC as usize] = w.saved_exec;
        w.exec_changed();
    }
    Flow::Next
});

/// Scalar sources that are computed when read: VCCZ and EXECZ.
pub(in crate::exec) const REFRESH: Handlers = plain!(|w, _s| {
    let vcc = w.scalars[106] | if w.wave64 { w.scalars[107] } else { 0 };
    w.scalars[251] = u32::from(vcc == 0);
    w.scalars[252] = u32::from(w.exec64() == 0);
    Flow::Next
});

/// Both rows of a 64-bit broadcast: the sign extension of scalar `a` is not needed, the pair `a`, `a + 1` is.
pub(in crate::exec) const SPLAT_PAIR: Handlers = plain!(|w, s| {
    let (low, high) = (w.scalar(s.a), w.scalar(s.a + 1) & s.imm ^ s.x);
    *w.row_mut(s.d) = Row([low; 32]);
    *w.row_mut(s.d + ROW) = Row([high; 32]);
    Flow::Next
});
