//! Translates operands to rows and scalar indices.
use super::{Outcome, Translator, Unsupported};
use crate::exec::control;
use crate::exec::layout::{
    CONSTANTS, MAX_CONSTANTS, NULL, PRIVATE_APERTURE, ROW, SCALAR_CONSTANTS, SCALAR_SCRATCH, SCALARS, SCRATCH, SGPRS,
    SHARED_APERTURE,
};
use crate::exec::ops::prepare;
use crate::exec::step::Step;
use t0_isa::isa::{Operand, Reg, Ty};

/// Negation, magnitude and half of one source.
#[derive(Clone, Copy, Default)]
pub(super) struct Modifiers {
    pub(super) negate: bool,
    pub(super) magnitude: bool,
    pub(super) high: bool,
}

/// Byte offset of scratch row `n`; source `k` has rows 8k to 8k + 7.
pub(super) fn scratch(n: u32) -> u32 {
    (SCRATCH + n) * ROW
}

/// Scratch rows for a result that later steps finish.
pub(super) const RESULT: u32 = 24;
/// Scratch row for the first half of a dual-issued pair.
pub(super) const DUAL_RESULT: u32 = 28;

impl Translator<'_> {
    /// Row of a VGPR tuple.
    pub(super) fn vgprs(&mut self, reg: Reg, count: u32) -> Result<u32, Unsupported> {
        let first = u32::from(reg.0).checked_sub(256).ok_or(Unsupported)?;
        if first + count > 256 {
            return Err(Unsupported);
        }
        self.program.vgprs = self.program.vgprs.max(first + count);
        Ok(first * ROW)
    }

    /// Row of a VGPR operand.
    pub(super) fn vgpr_operand(&mut self, operand: Operand, count: u32) -> Result<u32, Unsupported> {
        self.vgprs(operand.reg().ok_or(Unsupported)?, count)
    }

    /// The index of a constant in the program's table, if there is space.
    fn constant(&mut self, value: u32) -> Option<u32> {
        if let Some(&at) = self.constants.get(&value) {
            return Some(at);
        }
        let at = self.program.constants.len() as u32;
        if at >= MAX_CONSTANTS {
            return None;
        }
        self.program.constants.push(value);
        self.constants.insert(value, at);
        Some(at)
    }

    /// The index of two consecutive constants in the program's table.
    fn constant_pair(&mut self, value: u64) -> Option<u32> {
        if let Some(&at) = self.pairs.get(&value) {
            return Some(at);
        }
        let at = self.program.constants.len() as u32;
        if at + 2 > MAX_CONSTANTS {
            return None;
        }
        self.program.constants.extend([value as u32, (value >> 32) as u32]);
        self.pairs.insert(value, at);
        Some(at)
    }

    /// A row that holds `value` in every lane: a constant row, or scratch row `slot`.
    fn constant_row(&mut self, value: u32, slot: u32) -> u32 {
        if let Some(at) = self.constant(value) {
            return (CONSTANTS + at) * ROW;
        }
        let step = self.step(prepare::SPLAT);
        self.push(Step { d: scratch(slot), a: NULL, x: value, ..step });
        scratch(slot)
    }

    /// Index of a scalar register tuple that is read.
    pub(super) fn scalar_reg(&mut self, reg: Reg) -> Result<u32, Unsupported> {
        match reg {
            Reg::VCCZ | Reg::EXECZ => {
                let step = self.step(prepare::REFRESH);
                self.push(step);
            }
            r if !r.is_scalar() => return Err(Unsupported),
            _ => {}
        }
        Ok(u32::from(reg.0))
    }

    /// Index of a scalar source; `k` is the number of the source in the instruction.
    pub(super) fn scalar_source(&mut self, operand: Operand, ty: Ty, k: u32) -> Result<u32, Unsupported> {
        let wide = ty.bits() == 64;
        let value = match operand {
            // The apertures are 64-bit values.
            Operand::Reg(Reg::SHARED_BASE) if wide => SHARED_APERTURE,
            Operand::Reg(Reg::SHARED_LIMIT) if wide => SHARED_APERTURE | 0xffff_ffff,
            Operand::Reg(Reg::PRIVATE_BASE) if wide => PRIVATE_APERTURE,
            Operand::Reg(Reg::PRIVATE_LIMIT) if wide => PRIVATE_APERTURE | 0xffff_ffff,
            // The register after null is not zero, but a 64-bit null is.
            Operand::Reg(Reg::NULL) if wide => 0,
            Operand::Reg(reg) => return self.scalar_reg(reg),
            Operand::Imm(n) if ty == Ty::i16 => i64::from(n as i16) as u64,
            _ => operand.constant(ty).ok_or(Unsupported)?,
        };
        Ok(self.scalar_constant(value, wide, k))
    }

    /// Index of a mask source: one register, or two that the halves of a wave64 read.
    pub(super) fn mask_source(&mut self, operand: Operand) -> Result<u32, Unsupported> {
        match operand {
            Operand::Reg(Reg::NULL) => Ok(self.scalar_constant(0, true, 3)),
            Operand::Reg(reg) => self.scalar_reg(reg),
            _ => {
                let value = operand.constant(Ty::i64).ok_or(Unsupported)?;
                Ok(self.scalar_constant(value, true, 3))
            }
        }
    }

    /// Index of a scalar that holds a constant.
    fn scalar_constant(&mut self, value: u64, wide: bool, k: u32) -> u32 {
        let at = if wide { self.constant_pair(value) } else { self.constant(value as u32) };
        if let Some(at) = at {
            return SCALAR_CONSTANTS + at;
        }
        let step = self.step(control::SET);
        self.push(Step { d: SCALAR_SCRATCH + 2 * k, imm: value as u32, x: (value >> 32) as u32, ..step });
        SCALAR_SCRATCH + 2 * k
    }

    /// Row of a vector source of at most 32 bits with its modifiers applied; scratch row `slot` is free for it.
    pub(super) fn source(&mut self, operand: Operand, ty: Ty, m: Modifiers, slot: u32) -> Result<u32, Unsupported> {
        let (keep, flip, shift) = masks(ty, m);
        match operand {
            Operand::Reg(reg) if reg.is_vgpr() => {
                let row = self.vgprs(reg, 1)?;
                Ok(self.modified_row(row, ty, m, slot))
            }
            Operand::Reg(reg) => {
                let index = self.scalar_reg(reg)?;
                let step = self.step(prepare::SPLAT);
                if index < SGPRS && (keep, flip, shift) == (u32::MAX, 0, 0) {
                    // One broadcast in straight-line code is enough until the register is written.
                    let d = (SCALARS + index) * ROW;
                    if self.broadcast >> index & 1 == 0 {
                        self.broadcast |= 1 << index;
                        self.push(Step { d, a: index, imm: keep, ..step });
                    }
                    return Ok(d);
                }
                self.push(Step { d: scratch(slot), a: index, y: shift, imm: keep, x: flip, ..step });
                Ok(scratch(slot))
            }
            _ => {
                let value = operand.constant(ty).ok_or(Unsupported)? as u32;
                Ok(self.constant_row(value & keep ^ flip, slot))
            }
        }
    }

    /// A row with modifiers applied, in scratch if there are any.
    pub(super) fn modified_row(&mut self, row: u32, ty: Ty, m: Modifiers, slot: u32) -> u32 {
        let (keep, flip, shift) = masks(ty, m);
        if keep == u32::MAX && flip == 0 && shift == 0 {
            return row;
        }
        let step = self.step(prepare::PICK);
        self.push(Step { d: scratch(slot), a: row, y: shift, imm: keep, x: flip, ..step });
        scratch(slot)
    }

    /// First row of a 64-bit vector source.
    pub(super) fn source_wide(
        &mut self,
        operand: Operand,
        ty: Ty,
        m: Modifiers,
        slot: u32,
    ) -> Result<u32, Unsupported> {
        let keep = if m.magnitude { 0x7fff_ffff } else { u32::MAX };
        let flip = if m.negate { 0x8000_0000 } else { 0 };
        match operand {
            Operand::Reg(reg) if reg.is_vgpr() => {
                let row = self.vgprs(reg, 2)?;
                if !m.magnitude && !m.negate {
                    return Ok(row);
                }
                let step = self.step(prepare::PICK);
                self.push(Step { d: scratch(slot), a: row, imm: u32::MAX, ..step });
                self.push(Step { d: scratch(slot + 1), a: row + ROW, imm: keep, x: flip, ..step });
                Ok(scratch(slot))
            }
            Operand::Reg(_) => {
                let index = self.scalar_source(operand, ty, 0)?;
                let step = self.step(prepare::SPLAT_PAIR);
                self.push(Step { d: scratch(slot), a: index, imm: keep, x: flip, ..step });
                Ok(scratch(slot))
            }
            _ => {
                let value = operand.constant(ty).ok_or(Unsupported)?;
                let value = value & (u64::from(keep) << 32 | 0xffff_ffff) ^ u64::from(flip) << 32;
                if let Some(at) = self.constant_pair(value) {
                    return Ok((CONSTANTS + at) * ROW);
                }
                let step = self.step(prepare::SPLAT);
                self.push(Step { d: scratch(slot), a: NULL, x: value as u32, ..step });
                self.push(Step { d: scratch(slot + 1), a: NULL, x: (value >> 32) as u32, ..step });
                Ok(scratch(slot))
            }
        }
    }

    /// A packed source arranged: which half feeds each result, and which results are negated.
    pub(super) fn arranged_row(&mut self, row: u32, halves: (bool, bool), negate: (bool, bool), slot: u32) -> u32 {
        let flip = (if negate.0 { 0x8000 } else { 0 }) | if negate.1 { 0x8000_0000u32 } else { 0 };
        if halves == (false, true) && flip == 0 {
            return row;
        }
        let shift = |high: bool| if high { 16 } else { 0 };
        let step = self.step(prepare::ARRANGE);
        self.push(Step { d: scratch(slot), a: row, y: shift(halves.0) | shift(halves.1) << 8, x: flip, ..step });
        scratch(slot)
    }

    /// Source of v_fma_mix: an f32, or a widened half.
    pub(super) fn source_mix(
        &mut self,
        operand: Operand,
        is_half: bool,
        m: Modifiers,
        slot: u32,
    ) -> Result<u32, Unsupported> {
        if !is_half {
            return self.source(operand, Ty::f32, m, slot);
        }
        let row = self.source(operand, Ty::f16, plain_half(m), slot)?;
        Ok(self.widened_row(row, m, slot))
    }

    /// As [`Self::source_mix`], for a row.
    pub(super) fn mixed_row(&mut self, row: u32, is_half: bool, m: Modifiers, slot: u32) -> u32 {
        if !is_half {
            return self.modified_row(row, Ty::f32, m, slot);
        }
        let row = self.modified_row(row, Ty::f16, plain_half(m), slot);
        self.widened_row(row, m, slot)
    }

    fn widened_row(&mut self, row: u32, m: Modifiers, slot: u32) -> u32 {
        let (keep, flip, _) = masks(Ty::f32, m);
        let step = self.step(prepare::WIDEN);
        self.push(Step { d: scratch(slot), a: row, imm: keep, x: flip, ..step });
        scratch(slot)
    }

    /// First of the rows of a source of several registers; a constant fills all of them.
    pub(super) fn source_rows(&mut self, operand: Operand, ty: Ty, rows: u32, slot: u32) -> Result<u32, Unsupported> {
        if let Operand::Reg(reg) = operand
            && reg.is_vgpr()
        {
            return self.vgprs(reg, rows);
        }
        let element = match ty {
            Ty::f16x16 | Ty::f16x8 => Ty::f16,
            Ty::bf16x16 | Ty::bf16x8 => Ty::bf16,
            Ty::f32x8 => Ty::f32,
            _ => Ty::b32,
        };
        let value = operand.constant(element).ok_or(Unsupported)? as u32;
        let step = self.step(prepare::SPLAT);
        for i in 0..rows {
            self.push(Step { d: scratch(slot + i), a: NULL, x: value, ..step });
        }
        Ok(scratch(slot))
    }

    /// Copies `rows` rows to scratch, with their bits masked and flipped.
    pub(super) fn copy_rows(&mut self, row: u32, rows: u32, keep: u32, flip: u32, slot: u32) -> u32 {
        let step = self.step(prepare::PICK);
        for i in 0..rows {
            self.push(Step { d: scratch(slot + i), a: row + i * ROW, imm: keep, x: flip, ..step });
        }
        scratch(slot)
    }

    /// Index of a scalar destination of up to `words` words.
    pub(super) fn scalar_destination(&mut self, operand: Operand, words: u32) -> Result<u32, Unsupported> {
        match operand {
            Operand::Reg(reg) if reg.is_scalar_dst() => {
                self.writes_scalars(reg.0.into(), words);
                Ok(reg.0.into())
            }
            Operand::None => Ok(NULL),
            _ => Err(Unsupported),
        }
    }

    /// Records that the current instruction writes scalar registers.
    pub(super) fn writes_scalars(&mut self, first: u32, count: u32) {
        for index in first..(first + count).min(128) {
            self.written |= 1 << index;
        }
    }

    /// Steps `d` <- row `a` in the active lanes.
    pub(super) fn move_rows(&mut self, d: u32, a: u32, rows: u32) -> Outcome {
        let step = self.step(prepare::MOVE);
        for i in 0..rows {
            self.push(Step { d: d + i * ROW, a: a + i * ROW, ..step });
        }
        Ok(())
    }
}

/// The modifiers reduced to the selected half.
fn plain_half(m: Modifiers) -> Modifiers {
    Modifiers { negate: false, magnitude: false, ..m }
}

/// The bits to keep, the bits to flip and the shift for modifiers on a type of at most 32 bits.
fn masks(ty: Ty, m: Modifiers) -> (u32, u32, u32) {
    let half = ty.bits() == 16;
    let sign = if half { 0x8000 } else { 0x8000_0000u32 };
    let keep = if m.magnitude { !sign } else { u32::MAX };
    (keep, if m.negate { sign } else { 0 }, if m.high && half { 16 } else { 0 })
}
