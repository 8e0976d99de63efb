//! Vector arithmetic.
use super::operand::{DUAL_RESULT, Modifiers, RESULT, scratch};
use super::{Outcome, Translator, Unsupported, WHOLE_WAVE};
use crate::exec::ops::{self, cross, prepare};
use crate::exec::step::{Handlers, Step};
use crate::exec::wave::{EXEC, NULL, VCC};
use t0_isa::isa::{Dpp, Field, Format, Inst, Op, Operand, Slot, Ty};

/// Where a result goes, and what happens to it on the way.
struct Destination {
    row: u32,
    ty: Ty,
    high: bool,
    clamp: bool,
    omul: u8,
}

impl Translator<'_> {
    pub(super) fn valu(&mut self, inst: &Inst) -> Outcome {
        if let Some(outcome) = self.between_lanes(inst) {
            return outcome;
        }
        let slots: Vec<(Slot, Operand)> = inst.slots().collect();
        self.body(inst.op, inst, &slots, None)
    }

    /// One operation with its operands; `into` takes the place of the destination row.
    fn body(&mut self, op: Op, inst: &Inst, slots: &[(Slot, Operand)], into: Option<u32>) -> Outcome {
        let (desc, m) = (op.desc(), &inst.mods);
        if desc.name.starts_with("v_wmma") && self.program.wave64 {
            return Err(Unsupported);
        }
        let integer_clamp = m.clamp && !slots.first().is_some_and(|(s, _)| s.ty.is_float());
        let saturating = if integer_clamp { ops::saturating(op) } else { None };
        let handlers = saturating.or_else(|| ops::vector(op)).or_else(|| cross::find(op)).ok_or(Unsupported)?;
        let mut step = Step { d: NULL, x: VCC, y: VCC, ..self.step(handlers) };
        let crossed = self.dpp(inst, slots)?;
        let (mut destination, mut k) = (None, 0);
        for &(slot, operand) in slots {
            if slot.dst {
                match slot.field {
                    Field::vdst => {
                        let row = self.vgpr_operand(operand, slot.ty.dwords(false).into())?;
                        let high = slot.ty.is_half() && m.op_sel & 8 != 0;
                        let clamp = m.clamp && !integer_clamp;
                        destination = Some(Destination { row, ty: slot.ty, high, clamp, omul: m.omul });
                    }
                    _ if destination.is_none() => step.d = self.scalar_destination(operand)?,
                    _ => step.y = self.scalar_destination(operand)?,
                }
                continue;
            }
            if slot.ty == Ty::mask {
                step.x = self.mask_source(operand)?;
                continue;
            }
            let row = self.vector_source(inst, desc.format, slot.ty, operand, k, crossed)?;
            match k {
                0 => step.a = row,
                1 => step.b = row,
                _ => step.c = row,
            }
            k += 1;
        }
        if desc.acc
            && !matches!(op, Op::v_fma_mixlo_f16 | Op::v_fma_mixhi_f16)
            && let Some(d) = &destination
        {
            step.c = self.modified_row(d.row, d.ty, Modifiers { high: d.high, ..Modifiers::default() }, 16);
        }
        if slots.iter().any(|(s, _)| matches!(s.ty, Ty::iu8x4 | Ty::iu4x8 | Ty::iu8x16 | Ty::iu4x16)) {
            step.y = u32::from(m.neg & 3);
            step.imm = u32::from(m.clamp);
        }
        if matches!(op, Op::v_wmma_f16_16x16x16_f16 | Op::v_wmma_bf16_16x16x16_bf16) {
            step.imm = u32::from(m.op_sel >> 2 & 1);
        }
        let writes_exec = desc.format == Format::VOPC && !slots.iter().any(|(slot, _)| slot.dst);
        if writes_exec {
            step.d = EXEC;
        }
        match destination {
            Some(destination) => self.finish(step, destination, into),
            None => {
                self.push(step);
            }
        }
        if crossed.is_some() && !writes_exec {
            let restore = self.step(prepare::RESTORE);
            self.push(restore);
        }
        Ok(())
    }

    /// First row of source `k`; `crossed` is the row that a lane crossing left of source 0.
    fn vector_source(
        &mut self,
        inst: &Inst,
        format: Format,
        ty: Ty,
        operand: Operand,
        k: u32,
        crossed: Option<u32>,
    ) -> Result<u32, Unsupported> {
        let m = &inst.mods;
        let bit = |field: u8| field >> k & 1 != 0;
        let float = ty.is_float();
        let modifiers = Modifiers { negate: bit(m.neg) && float, magnitude: bit(m.abs) && float, high: bit(m.op_sel) };
        Ok(match ty {
            Ty::mix => {
                let modifiers = Modifiers { magnitude: bit(m.neg_hi), negate: bit(m.neg), high: bit(m.op_sel) };
                self.source_mix(operand, bit(m.op_sel_hi), modifiers, 8 * k)?
            }
            Ty::f16x16 | Ty::bf16x16 | Ty::f32x8 | Ty::i32x8 | Ty::iu8x16 | Ty::iu4x16 => {
                self.matrix_source(inst, ty, operand, k)?
            }
            Ty::b128 => self.source_rows(operand, ty, 4, 8 * k)?,
            Ty::f16x2 | Ty::bf16x2 | Ty::i16x2 | Ty::u16x2 if format == Format::VOP3P => {
                let negate = (bit(m.neg) && float, bit(m.neg_hi) && float);
                self.source_packed(operand, ty, (bit(m.op_sel), bit(m.op_sel_hi)), negate, 8 * k)?
            }
            ty if ty.bits() == 64 => self.source_wide(operand, ty, modifiers, 8 * k)?,
            ty => match crossed.filter(|_| k == 0) {
                Some(row) => self.modified_row(row, ty, modifiers, 0),
                None => self.source(operand, ty, modifiers, 8 * k)?,
            },
        })
    }

    /// The step, its result finished and put where it belongs.
    fn finish(&mut self, mut step: Step, destination: Destination, into: Option<u32>) {
        let Destination { row, ty, high, clamp, omul } = destination;
        let row = into.unwrap_or(row);
        let modified = (clamp || omul != 0) && matches!(ty, Ty::f16 | Ty::f32 | Ty::f64 | Ty::f16x2);
        if !modified && !high {
            step.d = row;
            self.push(step);
            return;
        }
        step.d = scratch(RESULT);
        self.push(step);
        let half = ty.is_half();
        if modified {
            let (handlers, d) = match ty {
                Ty::f16 => (prepare::FINISH16, scratch(RESULT)),
                Ty::f32 => (prepare::FINISH32, row),
                Ty::f64 => (prepare::FINISH64, row),
                _ => (prepare::FINISH_PACKED, row),
            };
            let finish = self.step(handlers);
            self.push(Step { d, a: scratch(RESULT), imm: omul.into(), x: clamp.into(), ..finish });
        }
        if half {
            let place = self.step(if high { prepare::TO_HIGH } else { prepare::TO_LOW });
            self.push(Step { d: row, a: scratch(RESULT), ..place });
        }
    }

    /// Rows of a matrix operand: negations of A and B by halves, of C as a whole.
    fn matrix_source(&mut self, inst: &Inst, ty: Ty, operand: Operand, k: u32) -> Result<u32, Unsupported> {
        let (rows, m) = (ty.dwords(false).into(), &inst.mods);
        let row = self.source_rows(operand, ty, rows, 8 * k)?;
        let (low, high) = (m.neg >> k & 1 != 0, m.neg_hi >> k & 1 != 0);
        let half = matches!(ty, Ty::f16x16 | Ty::bf16x16);
        if !ty.is_float() || (!low && !high) {
            return Ok(row);
        }
        // Of C the low bit negates and the high bit takes the magnitude.
        let (keep, flip) = match (k, half) {
            (2, true) => (if high { 0x7fff_7fff } else { u32::MAX }, if low { 0x8000_8000 } else { 0 }),
            (2, false) => (if high { 0x7fff_ffff } else { u32::MAX }, if low { 0x8000_0000 } else { 0 }),
            _ => (u32::MAX, (if low { 0x8000 } else { 0 }) | if high { 0x8000_0000 } else { 0 }),
        };
        Ok(self.copy_rows(row, rows, keep, flip, 8 * k))
    }

    /// The lane crossing of source 0, if any: the row that it fills.
    fn dpp(&mut self, inst: &Inst, slots: &[(Slot, Operand)]) -> Result<Option<u32>, Unsupported> {
        let step = match inst.mods.dpp {
            Dpp::None => return Ok(None),
            Dpp::Dpp16 { ctrl, row_mask, bank_mask, bound_ctrl, fetch_inactive } => Step {
                imm: ctrl.into(),
                x: u32::from(row_mask & 15)
                    | u32::from(bank_mask & 15) << 4
                    | u32::from(bound_ctrl) << 8
                    | u32::from(fetch_inactive) << 9,
                ..self.step(prepare::DPP16)
            },
            Dpp::Dpp8 { select, fetch_inactive } => {
                Step { imm: select, x: u32::from(fetch_inactive) << 9, ..self.step(prepare::DPP8) }
            }
        };
        let source = slots.iter().find(|(slot, _)| slot.field == Field::src0).ok_or(Unsupported)?;
        let row = self.vgpr_operand(source.1, 1)?;
        self.push(Step { d: scratch(6), a: row, ..step });
        Ok(Some(scratch(6)))
    }

    /// A dual-issued pair: both read before either writes.
    pub(super) fn dual(&mut self, inst: &Inst) -> Outcome {
        let second = inst.pair.ok_or(Unsupported)?;
        let slots: Vec<(Slot, Operand)> = inst.slots().collect();
        let split = slots.iter().skip(1).position(|(slot, _)| slot.dst).map_or(slots.len(), |p| p + 1);
        let (x, y) = slots.split_at(split);
        let target = self.vgpr_operand(x.first().ok_or(Unsupported)?.1, 1)?;
        // The first may write at once unless the second reads what it writes.
        let reg = x[0].1.reg();
        let read = y.iter().any(|(slot, operand)| !slot.dst && operand.reg() == reg);
        self.body(inst.op, inst, x, read.then_some(scratch(DUAL_RESULT)))?;
        self.body(second, inst, y, None)?;
        if read {
            self.move_rows(target, scratch(DUAL_RESULT), 1)?;
        }
        Ok(())
    }

    /// Instructions between lanes or files.
    fn between_lanes(&mut self, inst: &Inst) -> Option<Outcome> {
        let handlers = match inst.op {
            Op::v_readfirstlane_b32 => cross::READ_FIRST,
            Op::v_readlane_b32 => cross::READ,
            Op::v_writelane_b32 => cross::WRITE,
            Op::v_permlane16_b32 => cross::PERMLANE16,
            Op::v_permlanex16_b32 => cross::PERMLANEX16,
            Op::v_permlane64_b32 => cross::PERMLANE64,
            Op::v_swap_b16 => return Some(self.swap_halves(inst)),
            _ => return None,
        };
        Some(self.crossing(inst, handlers))
    }

    fn crossing(&mut self, inst: &Inst, handlers: Handlers) -> Outcome {
        let operand = |i: usize| inst.operands().get(i).copied().unwrap_or(Operand::None);
        let mut step = self.step(handlers);
        match inst.op {
            Op::v_readfirstlane_b32 | Op::v_readlane_b32 => {
                step.d = self.scalar_destination(operand(0))?;
                // A scalar source is read as if it were the same in every lane.
                step.a = self.source(operand(1), Ty::b32, Modifiers::default(), 0)?;
                if self.program.wave64 && step.a == scratch(0) {
                    return Err(Unsupported);
                }
                if inst.op == Op::v_readlane_b32 {
                    step.b = self.scalar_source(operand(2), Ty::b32, 1)?;
                }
                step.y = WHOLE_WAVE;
            }
            Op::v_writelane_b32 => {
                step.d = self.vgpr_operand(operand(0), 1)?;
                step.a = self.scalar_source(operand(1), Ty::b32, 0)?;
                step.b = self.scalar_source(operand(2), Ty::b32, 1)?;
                step.y = WHOLE_WAVE;
            }
            Op::v_permlane64_b32 => {
                step.d = self.vgpr_operand(operand(0), 1)?;
                step.a = self.vgpr_operand(operand(1), 1)?;
                step.y = WHOLE_WAVE;
            }
            _ => {
                step.d = self.vgpr_operand(operand(0), 1)?;
                step.a = self.vgpr_operand(operand(1), 1)?;
                step.b = self.scalar_source(operand(2), Ty::b32, 1)?;
                step.c = self.scalar_source(operand(3), Ty::b32, 2)?;
                step.imm = u32::from(inst.mods.op_sel & 3);
            }
        }
        self.push(step);
        Ok(())
    }

    /// v_swap_b16: two halves, by way of scratch.
    fn swap_halves(&mut self, inst: &Inst) -> Outcome {
        let (d, a) = (self.vgpr_operand(inst.operands()[0], 1)?, self.vgpr_operand(inst.operands()[1], 1)?);
        let (d_high, a_high) = (inst.mods.op_sel & 8 != 0, inst.mods.op_sel & 1 != 0);
        let pick = self.step(prepare::PICK);
        let shift = |high: bool| if high { 16 } else { 0 };
        self.push(Step { d: scratch(0), a: d, y: shift(d_high), imm: 0xffff, ..pick });
        self.push(Step { d: scratch(1), a, y: shift(a_high), imm: 0xffff, ..pick });
        for (to, high, from) in [(d, d_high, 1), (a, a_high, 0)] {
            let place = self.step(if high { prepare::TO_HIGH } else { prepare::TO_LOW });
            self.push(Step { d: to, a: scratch(from), ..place });
        }
        Ok(())
    }
}
