//! Vector arithmetic.
use super::operand::{DUAL_RESULT, Modifiers, RESULT, scratch};
use super::{Outcome, Translator, Unsupported, WHOLE_WAVE};
use crate::exec::instructions::{self, Computes};
use crate::exec::layout::{EXEC, NULL, ROW, SCALAR_SCRATCH, VCC};
use crate::exec::ops::{self, cross, noise, prepare, scalar};
use crate::exec::step::{Handlers, Step};
use t0_isa::isa::{Dpp, Field, Format, Inst, Op, Operand, Reg, Slot, Ty};

const EXEC_HI: u32 = EXEC + 1;

/// Where a result goes, and how it is modified before.
pub(super) struct Destination {
    pub(super) row: u32,
    pub(super) ty: Ty,
    pub(super) high: bool,
    pub(super) clamp: bool,
    pub(super) omul: u8,
    /// The step that moves the result of an approximate instruction.
    pub(super) noise: Option<Step>,
}

impl Translator<'_> {
    pub(super) fn valu(&mut self, inst: &Inst) -> Outcome {
        let slots: Vec<(Slot, Operand)> = inst.slots().collect();
        self.body(inst.op, inst, &slots, None)
    }

    /// A matrix product.
    pub(super) fn matrix(&mut self, inst: &Inst) -> Outcome {
        match self.program.form.wave64 {
            true => self.matrix64(inst, ops::wmma64::find(inst.op).ok_or(Unsupported)?),
            false => self.valu(inst),
        }
    }

    /// One operation with its operands; `into` replaces the destination row.
    fn body(&mut self, op: Op, inst: &Inst, slots: &[(Slot, Operand)], into: Option<u32>) -> Outcome {
        let (desc, m, level) = (op.desc(), &inst.mods, self.program.form.level);
        let integer_clamp = m.clamp && !slots.first().is_some_and(|(s, _)| s.ty.is_float());
        let saturating = if integer_clamp { ops::saturating(op) } else { None };
        let crossed_move = if m.dpp == Dpp::None { None } else { cross::without_source(op) };
        let handlers = saturating
            .or(crossed_move)
            .or_else(|| ops::exact(op, level))
            .or_else(|| match instructions::row(op).computes {
                Computes::Vector(find) => find(op),
                Computes::Matrix => ops::wmma::find(op),
                _ => None,
            })
            .ok_or(Unsupported)?;
        if matches!(
            op,
            Op::v_movreld_b32 | Op::v_movrels_b32 | Op::v_movrelsd_b32 | Op::v_movrelsd_2_b32 | Op::v_swaprel_b32
        ) {
            // The destination may be any register.
            self.program.vgprs = 256;
        }
        let mut step = Step { d: NULL, x: VCC, y: VCC, ..self.step(handlers) };
        let (mut destination, mut k) = (None, 0);
        for &(slot, operand) in slots {
            if slot.dst {
                match slot.field {
                    Field::vdst => {
                        let row = self.vgpr_operand(operand, slot.ty.dwords(false).into())?;
                        let high = slot.ty.is_half() && m.op_sel & 8 != 0;
                        let clamp = m.clamp && !integer_clamp;
                        destination =
                            Some(Destination { row, ty: slot.ty, high, clamp, omul: m.omul, noise: self.noise(op) });
                    }
                    _ if destination.is_none() => step.d = self.scalar_destination(operand, 2)?,
                    _ => step.y = self.scalar_destination(operand, 2)?,
                }
                continue;
            }
            if slot.ty == Ty::mask {
                step.x = self.mask_source(operand)?;
                continue;
            }
            // A crossing narrows EXEC, which other sources may name, so it is translated last.
            if k == 0 && inst.mods.dpp != Dpp::None {
                k = 1;
                continue;
            }
            let row = self.vector_source(inst, desc.format, slot.ty, operand, k, None)?;
            match k {
                0 => step.a = row,
                1 => step.b = row,
                _ => step.c = row,
            }
            k += 1;
        }
        if inst.mods.dpp != Dpp::None && matches!(step.x, EXEC | EXEC_HI) {
            let copy = self.step(scalar::find(Op::s_mov_b64).ok_or(Unsupported)?);
            self.push(Step { d: SCALAR_SCRATCH + 8, a: step.x, ..copy });
            step.x = SCALAR_SCRATCH + 8;
        }
        let crossed = self.dpp(inst, slots)?;
        if let (Some(_), Some((slot, operand))) = (crossed, slots.iter().find(|(s, _)| s.field == Field::src0)) {
            step.a = self.vector_source(inst, desc.format, slot.ty, *operand, 0, crossed)?;
        }
        if matches!(op, Op::v_fma_mixlo_f16 | Op::v_fma_mixhi_f16) {
            step.imm = u32::from(m.clamp);
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
        if matches!(op, Op::v_wmma_f32_16x16x16_bf16 | Op::v_wmma_f32_16x16x16_f16) {
            (step.x, step.y) = self.tiles.hold(op, step.a, step.b);
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
        if crossed.is_some() && (!writes_exec || self.program.form.wave64) {
            let restore = self.step(if writes_exec { prepare::RESTORE_LOWER } else { prepare::RESTORE });
            self.push(restore);
        }
        Ok(())
    }

    /// First row of source `k`; `crossed` is the row that a lane crossing produced from source 0.
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
        let float = ty.is_float() || (format != Format::VOP3P && inst.op.desc().has_sign(k));
        let modifiers = Modifiers { negate: bit(m.neg) && float, magnitude: bit(m.abs) && float, high: bit(m.op_sel) };
        Ok(match ty {
            Ty::mix => {
                let modifiers = Modifiers { magnitude: bit(m.neg_hi), negate: bit(m.neg), high: bit(m.op_sel) };
                match crossed {
                    Some(row) => self.mixed_row(row, bit(m.op_sel_hi), modifiers, 0),
                    None => self.source_mix(operand, bit(m.op_sel_hi), modifiers, 8 * k)?,
                }
            }
            Ty::f16x16 | Ty::bf16x16 | Ty::f32x8 | Ty::i32x8 | Ty::f16x8 | Ty::bf16x8 | Ty::iu8x16 | Ty::iu4x16 => {
                self.matrix_source(inst, ty, operand, k)?
            }
            Ty::b128 => self.source_rows(operand, ty, 4, 8 * k)?,
            Ty::f16x2 | Ty::bf16x2 | Ty::i16x2 | Ty::u16x2 if format == Format::VOP3P => {
                let negate = (bit(m.neg) && float, bit(m.neg_hi) && float);
                let row = match crossed {
                    Some(row) => row,
                    None => self.source(operand, ty, Modifiers::default(), 8 * k)?,
                };
                self.arranged_row(row, (bit(m.op_sel), bit(m.op_sel_hi)), negate, 8 * k)
            }
            ty if ty.bits() == 64 => self.source_wide(operand, ty, modifiers, 8 * k)?,
            ty => match crossed.filter(|_| k == 0) {
                Some(row) => self.modified_row(row, ty, modifiers, 0),
                None => self.source(operand, ty, modifiers, 8 * k)?,
            },
        })
    }

    /// Emits the step, finishes its result and moves it to its destination.
    pub(super) fn finish(&mut self, mut step: Step, destination: Destination, into: Option<u32>) {
        let Destination { row, ty, high, clamp, omul, noise } = destination;
        let row = into.unwrap_or(row);
        let modified = (clamp || omul != 0) && matches!(ty, Ty::f16 | Ty::f32 | Ty::f64 | Ty::f16x2);
        if !modified && !high && noise.is_none() {
            step.d = row;
            self.push(step);
            return;
        }
        step.d = scratch(RESULT);
        self.push(step);
        if let Some(noise) = noise {
            self.push(Step { d: scratch(RESULT), a: scratch(RESULT), ..noise });
        }
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
        } else if !modified {
            let place = self.step(prepare::MOVE);
            for word in 0..u32::from(ty.dwords(false)) {
                self.push(Step { d: row + word * ROW, a: scratch(RESULT) + word * ROW, ..place });
            }
        }
    }

    /// The step that moves the result of an approximate instruction, if the program is translated for it.
    fn noise(&self, op: Op) -> Option<Step> {
        let noise = noise::find(op).filter(|_| self.program.form.noise)?;
        Some(Step { imm: op as u32, ..self.step(noise) })
    }

    /// Rows of a matrix operand: negations of A and B by halves, of C as a whole.
    fn matrix_source(&mut self, inst: &Inst, ty: Ty, operand: Operand, k: u32) -> Result<u32, Unsupported> {
        let (rows, m) = (ty.dwords(self.program.form.wave64).into(), &inst.mods);
        let row = self.source_rows(operand, ty, rows, 8 * k)?;
        let (low, high) = (m.neg >> k & 1 != 0, m.neg_hi >> k & 1 != 0);
        let half = matches!(ty, Ty::f16x16 | Ty::bf16x16 | Ty::f16x8 | Ty::bf16x8);
        if !ty.is_float() || (!low && !high) {
            return Ok(row);
        }
        // For C, the low bit negates and the high bit takes the magnitude.
        let (keep, flip) = match (k, half) {
            (2, true) => (if high { 0x7fff_7fff } else { u32::MAX }, if low { 0x8000_8000 } else { 0 }),
            (2, false) => (if high { 0x7fff_ffff } else { u32::MAX }, if low { 0x8000_0000 } else { 0 }),
            _ => (u32::MAX, (if low { 0x8000 } else { 0 }) | if high { 0x8000_0000 } else { 0 }),
        };
        Ok(self.copy_rows(row, rows, keep, flip, 8 * k))
    }

    /// A matrix instruction of wave64: both halves prepare their operands, then one step works on both.
    fn matrix64(&mut self, inst: &Inst, handlers: Handlers) -> Outcome {
        let mut step = self.step(handlers);
        let first = self.program.steps.len();
        for (k, (slot, operand)) in inst.slots().enumerate() {
            let rows = u32::from(slot.ty.dwords(true));
            match k {
                0 => step.d = self.vgpr_operand(operand, rows)?,
                1 => step.a = self.matrix_source(inst, slot.ty, operand, 0)?,
                2 => step.b = self.matrix_source(inst, slot.ty, operand, 1)?,
                _ => step.c = self.matrix_source(inst, slot.ty, operand, 2)?,
            }
        }
        let last = self.program.steps.len();
        if last != first {
            let select = self.step(prepare::SELECT_HALF);
            self.push(Step { imm: 1, ..select });
            for i in first..last {
                let step = self.program.steps[i];
                self.push(step);
            }
            self.push(Step { imm: 0, ..select });
        }
        step.x = u32::from(inst.mods.neg & 3);
        step.imm = match inst.op {
            Op::v_wmma_f16_16x16x16_f16 | Op::v_wmma_bf16_16x16x16_bf16 => u32::from(inst.mods.op_sel >> 2 & 1),
            _ => u32::from(inst.mods.clamp),
        };
        step.y = WHOLE_WAVE;
        self.push(step);
        Ok(())
    }

    /// The lane crossing of source 0, if any; returns the row that it fills.
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
        let mut row = self.vgpr_operand(source.1, 1)?;
        if cross::without_source(inst.op).is_some() {
            let imm = u32::from(inst.op == Op::v_movrelsd_2_b32);
            let relative = Step { d: scratch(7), a: row, imm, ..self.step(cross::RELATIVE) };
            self.push(relative);
            row = scratch(7);
        }
        self.push(Step { d: scratch(6), a: row, ..step });
        Ok(Some(scratch(6)))
    }

    /// A dual-issued pair: both operations read before either writes.
    pub(super) fn dual(&mut self, inst: &Inst) -> Outcome {
        let second = inst.pair.ok_or(Unsupported)?;
        let slots: Vec<(Slot, Operand)> = inst.slots().collect();
        let split = slots.iter().skip(1).position(|(slot, _)| slot.dst).map_or(slots.len(), |p| p + 1);
        let (x, y) = slots.split_at(split);
        if self.at_once(inst, second, x, y)? {
            return Ok(());
        }
        let target = self.vgpr_operand(x.first().ok_or(Unsupported)?.1, 1)?;
        // The first operation may write directly unless the second reads what it writes.
        let reg = x[0].1.reg();
        let read = y.iter().any(|(slot, operand)| !slot.dst && operand.reg() == reg);
        self.body(inst.op, inst, x, read.then_some(scratch(DUAL_RESULT)))?;
        self.body(second, inst, y, None)?;
        if read {
            self.move_rows(target, scratch(DUAL_RESULT), 1)?;
        }
        Ok(())
    }

    /// The pair as one step, if there is a handler for it.
    fn at_once(
        &mut self,
        inst: &Inst,
        second: Op,
        x: &[(Slot, Operand)],
        y: &[(Slot, Operand)],
    ) -> Result<bool, Unsupported> {
        let Some((handlers, swap)) = ops::dual::find(inst.op, second, self.program.form.level) else {
            return Ok(false);
        };
        let (before, broadcast) = (self.program.steps.len(), self.broadcast);
        self.body(inst.op, inst, x, None)?;
        let between = self.program.steps.len();
        self.body(second, inst, y, None)?;
        let after = self.program.steps.len();
        // The steps that prepare operands of the second operation may use the scratch rows that hold operands of the
        // first.
        if between != before + 1 && after != between + 1 {
            self.program.steps.truncate(before);
            self.broadcast = broadcast;
            return Ok(false);
        }
        let (mut x, mut y) = (self.program.steps.remove(between - 1), self.program.steps.pop().ok_or(Unsupported)?);
        for (step, swap) in [(&mut x, swap[0]), (&mut y, swap[1])] {
            if swap {
                std::mem::swap(&mut step.a, &mut step.b);
            }
        }
        let step = self.step(handlers);
        self.push(Step { d: x.d, a: x.a, b: x.b, c: x.c, second: [y.d, y.a, y.b, y.c], ..step });
        Ok(true)
    }

    /// Instructions between lanes or files.
    pub(super) fn between_lanes(&mut self, inst: &Inst) -> Outcome {
        match inst.op {
            Op::v_swap_b16 => self.swap_halves(inst),
            op => self.crossing(inst, cross::between_lanes(op).ok_or(Unsupported)?),
        }
    }

    fn crossing(&mut self, inst: &Inst, handlers: Handlers) -> Outcome {
        let operand = |i: usize| inst.operands().get(i).copied().unwrap_or(Operand::None);
        let mut step = self.step(handlers);
        match inst.op {
            Op::v_readfirstlane_b32 | Op::v_readlane_b32 => {
                step.d = self.scalar_destination(operand(0), 1)?;
                // A scalar source counts as a value that is the same in every lane.
                if !operand(1).reg().is_some_and(Reg::is_vgpr) {
                    let copy = self.step(scalar::find(Op::s_mov_b32).ok_or(Unsupported)?);
                    let a = self.scalar_source(operand(1), Ty::b32, 0)?;
                    self.push(Step { d: step.d, a, y: WHOLE_WAVE, ..copy });
                    return Ok(());
                }
                step.a = self.vgpr_operand(operand(1), 1)?;
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

    /// v_swap_b16: swaps two halves through scratch.
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
