//! How undefined bits propagate through vector instructions.
use super::bits::{Bits, mask};
use super::note::{Kind, Note, scalar_index};
use super::rules::LaneRule;
use super::rules::lane::all;
use super::verdict::Result;
use crate::exec::instructions;
use crate::exec::layout::VCC;
use crate::exec::ops::interpolate::quad_lanes;
use crate::exec::ops::prepare::dpp_source;
use crate::exec::wave::Wave;
use t0_isa::isa::{Dpp, Field, Format, Implicit, Mods, Op, Operand, Reg, Slot, Ty};

/// The rule of the second instruction of a dual-issued pair, which is vector arithmetic.
fn rule_of_second(op: Op) -> LaneRule {
    match instructions::row(op).defined {
        Kind::Vector(rule) => rule,
        _ => LaneRule::Of(all),
    }
}

/// A result that is not yet in its register.
struct Pending {
    half: u32,
    to: To,
    lanes: [Bits; 32],
    mask: u32,
}

enum To {
    /// The register, the bits of it that are written (from bit, width).
    Vgpr(u32, u32, u32),
    /// One bit per lane.
    Mask(u32),
}

impl Wave<'_> {
    pub(super) fn vector_instruction(&mut self, note: &Note, rule: LaneRule) -> Result {
        let slots: Vec<(Slot, Operand)> = note.inst.slots().collect();
        let mut pending = Vec::new();
        for half in 0..1 + u32::from(self.wave64) {
            match note.inst.pair {
                None => self.part(note, note.inst.op, rule, &slots, half, &mut pending)?,
                Some(second) => {
                    let split = slots.iter().skip(1).position(|(slot, _)| slot.dst).map_or(slots.len(), |p| p + 1);
                    let (x, y) = slots.split_at(split);
                    self.part(note, note.inst.op, rule, x, half, &mut pending)?;
                    self.part(note, second, rule_of_second(second), y, half, &mut pending)?;
                }
            }
        }
        for result in pending {
            self.put_bits(&result);
        }
        Ok(())
    }

    fn put_bits(&mut self, result: &Pending) {
        let half = result.half;
        let Some(shadow) = &mut self.shadow else { return };
        match result.to {
            To::Vgpr(register, from, width) => {
                for lane in (0..32u32).filter(|lane| result.mask >> lane & 1 != 0) {
                    let bits = result.lanes[lane as usize];
                    for word in 0..width.div_ceil(32) {
                        let here = mask(width.min(32)) as u32;
                        let new = ((bits.unknown >> (32 * word)) as u32 & here) << from;
                        let (old, tag) = shadow.get(half, register + word, lane);
                        let tag = if new != 0 { bits.tag } else { tag };
                        shadow.set(half, register + word, lane, old & !(here << from) | new, tag);
                    }
                }
            }
            To::Mask(index) => {
                let (mut unknown, mut tag) = (0, 0);
                for lane in (0..32u32).filter(|lane| result.mask >> lane & 1 != 0) {
                    if result.lanes[lane as usize].unknown != 0 {
                        (unknown, tag) = (unknown | 1 << lane, result.lanes[lane as usize].tag);
                    }
                }
                shadow.set_scalar(index + half, unknown, tag);
            }
        }
    }

    /// One half of a dual-issued pair, or the whole instruction, for one half of the wave.
    fn part(
        &mut self,
        note: &Note,
        op: Op,
        rule: LaneRule,
        slots: &[(Slot, Operand)],
        half: u32,
        pending: &mut Vec<Pending>,
    ) -> Result {
        let (desc, m, exec) = (op.desc(), &note.inst.mods, self.exec_of(half));
        let (from, written) = crossing(m.dpp, exec, half);
        let mut results = [Bits::known(0); 32];
        let mut carries = [Bits::known(0); 32];
        let target = slots.iter().find(|(slot, _)| slot.dst && slot.field == Field::vdst);
        let width = target.map_or(32, |(slot, _)| slot.ty.bits());
        let dpp = m.dpp != Dpp::None;
        let quads = quad_lanes(op);
        for lane in (0..32u32).filter(|lane| written >> lane & 1 != 0) {
            let (mut s, mut k, mut choice) = ([Bits::known(0); 4], 0usize, None);
            for &(slot, operand) in slots.iter().filter(|(slot, _)| !slot.dst) {
                if slot.ty == Ty::mask {
                    choice = Some(self.mask_bit(operand, half, lane));
                    continue;
                }
                let lane = match dpp && k == 0 {
                    _ if quads[k.min(2)].is_some() => quads[k.min(2)].map(|n| lane & !3 | n),
                    true => from[lane as usize],
                    false => Some(lane),
                };
                let source = lane.map_or(Bits::known(0), |lane| self.source_bits(slot.ty, operand, half, lane));
                s[k.min(2)] = self.part_of_source(rule, m, desc.format, slot.ty, source, k as u32);
                k += 1;
            }
            if desc.reads.contains(Implicit::VCC) || (choice.is_none() && matches!(rule, LaneRule::Select)) {
                choice = Some(self.scalar_bits(VCC + half, 1).right(Bits::known(lane.into()), 32).low(1));
            }
            if let (true, Some((slot, Operand::Reg(reg)))) = (desc.acc, target) {
                let old = self.lane_bits(half, u32::from(reg.0) - 256, slot.ty.dwords(false).into(), lane);
                s[3] = match (rule, slot.ty.is_half()) {
                    (LaneRule::Mix, _) => Bits::known(0),
                    (_, true) => if m.op_sel & 8 != 0 { old.right(Bits::known(16), 32) } else { old }.low(16),
                    _ => old,
                };
            }
            let result = match rule {
                LaneRule::Of(formula) => {
                    let plain = formula(&s, width);
                    match choice {
                        Some(bit) if bit.unknown != 0 => plain.any(bit),
                        _ => plain,
                    }
                }
                LaneRule::Packed => self.packed(m, &s),
                LaneRule::Halves => {
                    let (a, b) = (all(&[s[0], s[2], s[3], s[2]], 16), all(&[s[1], s[2], s[3], s[2]], 16));
                    a.low(16).or(b.low(16).left(Bits::known(16), 32))
                }
                LaneRule::Mix => all(&s, width),
                LaneRule::Select => match choice {
                    Some(bit) if bit.unknown != 0 && s[0] != s[1] => Bits { unknown: mask(width), ..bit },
                    Some(bit) if bit.value != 0 => s[1],
                    _ => s[0],
                },
                LaneRule::Compare { equality } => {
                    let differ = (s[0].value ^ s[1].value) & !(s[0].unknown | s[1].unknown) != 0;
                    match equality && differ {
                        true => Bits::known(0),
                        false => all(&s, 1).low(1),
                    }
                }
            };
            results[lane as usize] = result.low(width);
            let any = all(&s, 1);
            carries[lane as usize] = choice.map_or(any, |bit| any.any(bit)).low(1);
        }
        if let LaneRule::Compare { .. } = rule {
            return match slots.iter().find(|(slot, _)| slot.dst) {
                Some((_, operand)) => {
                    if let Some(index) = scalar_index(*operand) {
                        pending.push(Pending { half, to: To::Mask(index), lanes: results, mask: written });
                    }
                    Ok(())
                }
                None => self.require_compare(note, half, &results, written),
            };
        }
        for &(slot, operand) in slots.iter().filter(|(slot, _)| slot.dst) {
            match (slot.field, operand) {
                (Field::vdst, Operand::Reg(reg)) => {
                    let low = match (op, slot.ty.is_half()) {
                        (Op::v_fma_mixlo_f16, _) => (0, 16),
                        (Op::v_fma_mixhi_f16, _) => (16, 16),
                        (_, true) => (if m.op_sel & 8 != 0 { 16 } else { 0 }, 16),
                        _ => (0, width),
                    };
                    let to = To::Vgpr(u32::from(reg.0).wrapping_sub(256), low.0, low.1);
                    pending.push(Pending { half, to, lanes: results, mask: written });
                }
                _ => {
                    if let Some(index) = scalar_index(operand) {
                        pending.push(Pending { half, to: To::Mask(index), lanes: carries, mask: written });
                    }
                }
            }
        }
        Ok(())
    }

    fn mask_bit(&self, operand: Operand, half: u32, lane: u32) -> Bits {
        let word = match operand {
            Operand::Reg(Reg::NULL) => Bits::known(0),
            Operand::Reg(reg) => self.scalar_bits(u32::from(reg.0) + half, 1),
            _ => Bits::known(operand.constant(Ty::i64).unwrap_or(0) >> (32 * half)),
        };
        word.right(Bits::known(lane.into()), 32).low(1)
    }

    fn source_bits(&self, ty: Ty, operand: Operand, half: u32, lane: u32) -> Bits {
        let words = u32::from(ty.dwords(self.wave64)).clamp(1, 2);
        match operand {
            Operand::Reg(reg) if reg.is_vgpr() => self.lane_bits(half, u32::from(reg.0) - 256, words, lane),
            Operand::Reg(Reg::SCC) => self.scc_bits(),
            Operand::Reg(reg) if reg.0 >= 128 => Bits::known(self.scalar(reg.0.into()).into()),
            Operand::Reg(reg) => self.scalar_bits(reg.0.into(), words),
            _ => Bits::known(operand.constant(ty).unwrap_or(0)),
        }
    }

    /// The part of source `k` that the instruction reads.
    fn part_of_source(&self, rule: LaneRule, m: &Mods, format: Format, ty: Ty, source: Bits, k: u32) -> Bits {
        let upper = source.right(Bits::known(16), 32);
        let chosen = if m.op_sel >> k & 1 != 0 { upper } else { source };
        match (rule, ty) {
            (LaneRule::Mix, _) if m.op_sel_hi >> k & 1 != 0 => chosen.low(16),
            (LaneRule::Mix | LaneRule::Packed, _) => source,
            (_, Ty::u24 | Ty::i24) => source.low(24),
            (_, ty) if ty.is_half() && format != Format::VOP3P => chosen.low(16),
            (_, ty) => source.low(ty.bits()),
        }
    }

    fn packed(&self, m: &Mods, s: &[Bits; 4]) -> Bits {
        let half = |select: u8, high: bool| {
            let pick = |k: usize| match select >> k & 1 != 0 {
                true => s[k].right(Bits::known(16), 32).low(16),
                false => s[k].low(16),
            };
            let old = if high { s[3].right(Bits::known(16), 32).low(16) } else { s[3].low(16) };
            all(&[pick(0), pick(1), pick(2), old], 16).low(16)
        };
        half(m.op_sel, false).or(half(m.op_sel_hi, true).left(Bits::known(16), 32))
    }
}

/// The lane that each lane reads in a lane crossing, and the lanes that are written.
fn crossing(dpp: Dpp, exec: u32, half: u32) -> ([Option<u32>; 32], u32) {
    let (mut from, mut written) = ([None; 32], exec);
    for lane in 0..32u32 {
        let active = |source: &u32| exec >> source & 1 != 0;
        from[lane as usize] = match dpp {
            Dpp::None => Some(lane),
            Dpp::Dpp8 { select, fetch_inactive } => {
                Some(lane & 24 | select >> (3 * (lane & 7)) & 7).filter(|s| fetch_inactive || active(s))
            }
            Dpp::Dpp16 { ctrl, row_mask, bank_mask, bound_ctrl, fetch_inactive } => {
                let source = dpp_source(ctrl.into(), lane).filter(|s| fetch_inactive || active(s));
                let enabled = row_mask >> (2 * half + (lane >> 4)) & 1 != 0 && bank_mask >> (lane >> 2 & 3) & 1 != 0;
                if !enabled || (source.is_none() && !bound_ctrl) {
                    written &= !(1 << lane);
                }
                source
            }
        };
    }
    (from, written)
}
