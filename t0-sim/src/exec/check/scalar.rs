//! How undefined bits propagate through scalar instructions.
use super::bits::{Bits, mask};
use super::note::{Note, scalar_index};
use super::rules::scalar::all;
use super::rules::{Flag, ScalarRule};
use super::verdict::Result;
use crate::exec::fault::Used;
use crate::exec::layout::{EXEC, M0, SCC};
use crate::exec::wave::Wave;
use t0_isa::isa::{Format, Op, Operand, Reg};

impl Wave<'_> {
    /// Undefined bits of a scalar operand.
    fn scalar_operand(&self, operand: Operand, words: u32, ty: t0_isa::isa::Ty) -> Bits {
        match operand {
            Operand::Reg(Reg::SCC) => self.scc_bits(),
            Operand::Reg(reg) if reg.0 >= 128 => Bits::known(self.scalar(reg.0.into()).into()),
            Operand::Reg(reg) => self.scalar_bits(reg.0.into(), words),
            Operand::Imm(n) => Bits::known(n as i16 as u64),
            _ => Bits::known(operand.constant(ty).unwrap_or(0)),
        }
    }

    pub(super) fn scc_bits(&self) -> Bits {
        let tag = self.shadow().and_then(|s| s.scc);
        Bits { value: self.scalars[SCC].into(), unknown: tag.is_some().into(), tag: tag.unwrap_or(0) }
    }

    pub(super) fn scalar_instruction(&mut self, note: &Note, rule: ScalarRule) -> Result {
        let (inst, op) = (&note.inst, note.inst.op);
        let (mut s, mut n) = ([Bits::known(0); 3], 0);
        let (mut destination, mut words) = (None, 1);
        for (slot, operand) in inst.slots() {
            let count = u32::from(slot.ty.dwords(self.wave64)).clamp(1, 2);
            if slot.dst {
                (destination, words) = (scalar_index(operand), count);
            } else {
                s[n.min(2)] = self.scalar_operand(operand, count, slot.ty);
                n += 1;
            }
        }
        let width = 32 * words;
        let old = destination.map_or(Bits::known(0), |d| self.scalar_bits(d, words));
        let accumulates = inst.op.desc().acc && inst.op.desc().format != Format::SOP1;
        if note.scc.0 && matches!(rule, ScalarRule::Of(..)) {
            let scc = self.scc_bits();
            s[2] = s[2].any(scc);
        } else if accumulates {
            s[2] = old;
        }
        let (mut result, mut flag) = (Bits::known(0), None);
        match rule {
            ScalarRule::Of(formula, kind) => {
                result = if accumulates { formula(&s, width).any(s[2]) } else { formula(&s, width) }.low(width);
                flag = match kind {
                    Flag::Kept => None,
                    Flag::NonZero => Some((result.is_zero().is_none(), result.tag)),
                    Flag::Any => {
                        let any = all(&s, width);
                        Some((any.unknown != 0, any.tag))
                    }
                };
            }
            ScalarRule::Select => {
                let scc = self.scc_bits();
                result = if scc.unknown != 0 {
                    Bits { unknown: mask(width), ..scc }
                } else if scc.value != 0 {
                    s[0]
                } else {
                    s[1]
                };
            }
            ScalarRule::MoveIf => {
                let scc = self.scc_bits();
                result = match (scc.unknown, scc.value) {
                    (0, 0) => old,
                    (0, _) => s[0],
                    _ => Bits { unknown: mask(width), ..scc },
                };
            }
            ScalarRule::Compare { equality } => {
                let differ = (s[0].value ^ s[1].value) & !(s[0].unknown | s[1].unknown) != 0;
                let any = s[0].any(s[1]);
                flag = Some((any.unknown != 0 && !(equality && differ), any.tag));
            }
            ScalarRule::BitTest => {
                let wide = op == Op::s_bitcmp0_b64 || op == Op::s_bitcmp1_b64;
                let bit = s[0].right(s[1], if wide { 64 } else { 32 }).low(1);
                flag = Some((bit.unknown != 0, bit.tag));
            }
            ScalarRule::SetBit => {
                let bit = Bits::known(1).left(s[0], width);
                result = Bits { unknown: old.unknown & !bit.value | bit.unknown, tag: old.tag.max(bit.tag), ..old };
            }
            ScalarRule::Exec(formula) => {
                let width = if self.wave64 { 64 } else { 32 };
                let exec = self.scalar_bits(EXEC, width / 32);
                s[1] = exec;
                let new = formula(&s, width).low(width);
                self.require_mask(note, new)?;
            }
            ScalarRule::Relative => {
                let by = self.scalar(M0);
                destination = destination.map(|d| d.wrapping_add(by)).filter(|d| *d < 106);
                result = s[0];
            }
            ScalarRule::Defined => {}
        }
        if let Some(d) = destination {
            for word in 0..words {
                let unknown = (result.unknown >> (32 * word)) as u32;
                if unknown != 0 && (EXEC..EXEC + 2).contains(&(d + word)) && (word == 0 || self.wave64) {
                    return Err(self.uninitialised(note, Used::Mask, format!("the new EXEC ({op:?})"), result, None));
                }
                if let Some(shadow) = &mut self.shadow {
                    shadow.set_scalar(d + word, unknown, result.tag);
                }
            }
        }
        if let (Some((unknown, tag)), Some(shadow)) = (flag, &mut self.shadow) {
            shadow.scc = unknown.then_some(tag);
        } else if let (true, Some(shadow)) = (note.scc.1, &mut self.shadow) {
            shadow.scc = None;
        }
        Ok(())
    }
}
