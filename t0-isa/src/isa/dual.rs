//! Encodes two instructions that issue together (VOPD), and checks their register rules.

use super::desc::{Field, Format};
use super::encode::{Words, operand_code};
use super::inst::dual_slots;
use super::layout::{self, Code, DUAL, DUAL_Y, LITERAL, Site};
use super::{EncodeError, Inst, Op, Operand, Reg};

/// The source `src_lds_direct`, which is not a scalar value.
const LDS_DIRECT: Reg = Reg(254);

pub(super) fn encode(inst: &Inst, out: &mut Vec<u32>) -> Result<(), EncodeError> {
    let x = inst.op;
    let Some(y) = inst.pair else {
        return Err(EncodeError::Form { op: x, form: "single-instruction VOPD" });
    };
    let refuse = |rule| Err(EncodeError::Pair { x, y, rule });
    let (Some(code_x), Some(code_y)) = (x.desc().vopd, y.desc().vopd) else {
        return refuse("one of them cannot be dual-issued");
    };
    if code_x >= 16 {
        return refuse("the first is only allowed as the second half");
    }
    let nx = dual_slots(x).len();
    let expected = nx + dual_slots(y).len();
    if inst.operands().len() != expected {
        return Err(EncodeError::OperandCount { op: x, expected, given: inst.operands().len() });
    }
    let layout = layout::layout(Format::VOPD);
    let mut words = Words { bits: layout.bits as u64, literal: None };
    words.put(layout.op.0, code_x as u32);
    words.put(DUAL_Y, code_y as u32);
    for (index, (slot, operand)) in inst.slots().enumerate() {
        let half = (index >= nx) as usize;
        let op = if half == 0 { x } else { y };
        let Some(&(_, lsb, code)) = DUAL[half].iter().find(|site: &&Site| site.0 == slot.field) else {
            return Err(EncodeError::Operand { op, index, expected: "absent in a pair" });
        };
        let value = match operand {
            // Assemblers write it only in pairs.
            Operand::Reg(LDS_DIRECT) if code == Code::Src9 => LDS_DIRECT.0 as u32,
            _ => operand_code(&mut words, op, (index, inst.slot_dwords(slot, false) as u16), slot, code, operand)?,
        };
        words.put(lsb, value);
    }
    if let Some(rule) = pair_rule(inst) {
        return refuse(rule);
    }
    let mods = inst.mods;
    if let Some(modifier) = layout::first_set(&mods) {
        return Err(EncodeError::Modifier { op: x, modifier });
    }
    out.push(words.bits as u32);
    out.push((words.bits >> 32) as u32);
    out.extend(words.literal);
    Ok(())
}

/// RDNA3 ISA, 7.6 "Dual Issue VALU": the register rule that a pair breaks, if any.
fn pair_rule(inst: &Inst) -> Option<&'static str> {
    let y = inst.pair?;
    let nx = dual_slots(inst.op).len();
    let find = |half: usize, field: Field| {
        inst.slots()
            .enumerate()
            .find(|(i, (slot, _))| (*i >= nx) == (half == 1) && slot.field == field)
            .and_then(|(_, (_, operand))| operand.reg())
    };
    let vgpr = |half, field| find(half, field).filter(|reg| reg.is_vgpr()).map(|reg| reg.index());
    let (dx, dy) = (vgpr(0, Field::vdst)?, vgpr(1, Field::vdst)?);
    if dx % 2 == dy % 2 {
        return Some("one destination must be an even VGPR and the other an odd one");
    }
    let same_bank = |a: Option<u16>, b: Option<u16>| matches!((a, b), (Some(a), Some(b)) if a % 4 == b % 4);
    if same_bank(vgpr(0, Field::src0), vgpr(1, Field::src0)) {
        return Some("the VGPRs of both src0 must be in different banks (number modulo 4)");
    }
    if same_bank(second_source(inst, 0), second_source(inst, 1)) {
        return Some("the VGPRs of both src1 must be in different banks (number modulo 4)");
    }
    // Accumulators are read as src2, whose banks are even and odd VGPRs.
    if let (Some(a), Some(b)) =
        (third_source(inst.op, dx, vgpr(0, Field::vsrc1)), third_source(y, dy, vgpr(1, Field::vsrc1)))
        && a % 2 == b % 2
    {
        return Some("the VGPRs of both src2 must differ in parity");
    }
    let mut scalars: Vec<u16> = Vec::new();
    for (slot, operand) in inst.slots() {
        let key = match operand {
            Operand::Reg(reg) if !reg.is_vgpr() && !slot.dst && !matches!(reg, Reg::NULL | LDS_DIRECT) => reg.0,
            Operand::Literal(_) => LITERAL as u16,
            _ => continue,
        };
        if !scalars.contains(&key) {
            scalars.push(key);
        }
    }
    let masks = [inst.op, y].iter().any(|op| op.desc().slots.last().is_some_and(|slot| slot.field == Field::vcc_src));
    // The mask counts separately even if a source is VCC, as in LLVM.
    if masks {
        scalars.push(Reg::VCC_LO.0);
    }
    if scalars.len() > 2 {
        return Some("together they read at most two scalar values, VCC and the literal included");
    }
    None
}

/// The VGPR that `half` reads through its src1 port. v_fmamk reads its addend there as src2 instead.
fn second_source(inst: &Inst, half: usize) -> Option<u16> {
    let (op, skip) = if half == 0 { (inst.op, 0) } else { (inst.pair?, dual_slots(inst.op).len()) };
    if op == Op::v_fmamk_f32 {
        return None;
    }
    let i = dual_slots(op).iter().position(|slot| slot.field == Field::vsrc1)?;
    inst.operands().get(skip + i)?.reg().map(Reg::index)
}

/// The VGPR a half reads as src2: the accumulator, or the addend of v_fmamk.
fn third_source(op: Op, dst: u16, vsrc1: Option<u16>) -> Option<u16> {
    match op {
        Op::v_fmamk_f32 => vsrc1,
        _ if op.desc().acc => Some(dst),
        _ => None,
    }
}
