//! Parameter interpolation and direct loads from LDS.
use super::operand::{Modifiers, scratch};
use super::valu::Destination;
use super::{Outcome, Translator, Unsupported};
use crate::exec::memory::parameter;
use crate::exec::ops::interpolate::{self, MULTIPLY_ADD, QUAD, TO_HALF, TOWARD_ZERO};
use crate::exec::step::Step;
use t0_isa::isa::{Field, Inst, Op, Operand};

impl Translator<'_> {
    pub(super) fn interpolate(&mut self, inst: &Inst) -> Outcome {
        let (m, lanes) = (&inst.mods, interpolate::quad_lanes(inst.op));
        let (mut rows, mut destination) = ([0; 3], None);
        let mut k = 0;
        for (slot, operand) in inst.slots() {
            if slot.dst {
                let row = self.vgpr_operand(operand, 1)?;
                let high = slot.ty.is_half() && m.op_sel & 8 != 0;
                destination = Some(Destination { row, ty: slot.ty, high, clamp: m.clamp, omul: 0, noise: None });
                continue;
            }
            let bit = |field: u8| field >> k & 1 != 0;
            let modifiers = Modifiers { negate: bit(m.neg), magnitude: false, high: bit(m.op_sel) };
            let mut row = self.source_mix(operand, slot.ty.is_half(), modifiers, 8 * k)?;
            if let Some(lane) = lanes.get(k as usize).copied().flatten() {
                let d = scratch(8 * k + 6);
                let step = self.step(QUAD);
                self.push(Step { d, a: row, imm: lane, ..step });
                row = d;
            }
            *rows.get_mut(k as usize).ok_or(Unsupported)? = row;
            k += 1;
        }
        let destination = destination.ok_or(Unsupported)?;
        let toward_zero = matches!(inst.op, Op::v_interp_p10_rtz_f16_f32 | Op::v_interp_p2_rtz_f16_f32);
        let imm = if toward_zero { TOWARD_ZERO } else { 0 } | if destination.ty.is_half() { TO_HALF } else { 0 };
        let [a, b, c] = rows;
        let step = Step { a, b, c, imm, ..self.step(MULTIPLY_ADD) };
        self.finish(step, destination, None);
        Ok(())
    }

    /// lds_direct_load and lds_param_load.
    pub(super) fn parameter(&mut self, inst: &Inst) -> Outcome {
        let handlers = match inst.op {
            Op::lds_direct_load => parameter::DIRECT,
            Op::lds_param_load => parameter::PARAMETER,
            _ => return Err(Unsupported),
        };
        let d = self.vgpr_operand(inst.operand(Field::vdst), 1)?;
        let imm = match inst.operand(Field::attr) {
            Operand::Imm(attribute) => attribute.into(),
            _ => 0,
        };
        let step = self.step(handlers);
        self.push(Step { d, imm, ..step });
        Ok(())
    }
}
