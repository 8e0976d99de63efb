//! What an instruction is as half of a pair, and which halves go together (RDNA3 ISA, 7.6 "Dual Issue VALU").
//!
//! The rule for VGPR sources is stricter than the encoding's. A pair is valid where the VGPRs of both src0, and those
//! of both src1, lie in different banks (register number modulo 4). On gfx11 a pair that depends on an earlier one can
//! lose the interlock of a source whose register has the parity of the other half's source in the same position, and
//! reads the old value (llvm-project pull request 220348). So the registers of one position must differ in parity.

use t0_isa::isa::{Field, Format, Inst, Mods, Op as I, Operand, Reg};

/// An instruction in the form of a pair's half, and the ports by which it reads.
#[derive(Clone, Copy, Debug)]
pub(in crate::codegen) struct Half {
    pub(in crate::codegen) inst: Inst,
    /// It may be the first half.
    first: bool,
    dst: u16,
    src0: Option<u16>,
    src1: Option<u16>,
    /// The accumulator, or the addend of v_fmamk.
    src2: Option<u16>,
    /// SGPR or VCC that it reads.
    scalar: Option<Reg>,
    literal: Option<u32>,
}

/// The forms of an instruction as half of a pair, by preference; none if it never pairs.
pub(in crate::codegen) fn forms(inst: &Inst) -> Vec<Half> {
    if inst.pair.is_some() || inst.mods != Mods::default() {
        return Vec::new();
    }
    let o = inst.operands();
    let vgpr = |o: Operand| o.reg().is_some_and(Reg::is_vgpr);
    let mut all = Vec::new();
    let mut form = |op: I, ops: &[Operand]| all.extend(half(&Inst::new(op, ops)));
    match (inst.op, o) {
        (I::v_mov_b32, [d, a]) => form(I::v_mov_b32, &[*d, *a]),
        // In a pair the mask is VCC.
        (I::v_cndmask_b32, [d, a, b, Operand::Reg(Reg::VCC_LO)]) => form(I::v_cndmask_b32, &[*d, *a, *b]),
        (I::v_sub_f32 | I::v_subrev_f32, &[d, a, b]) => {
            let other = if inst.op == I::v_sub_f32 { I::v_subrev_f32 } else { I::v_sub_f32 };
            form(inst.op, &[d, a, b]);
            form(other, &[d, b, a]);
        }
        (I::v_add_f32 | I::v_mul_f32 | I::v_fmac_f32 | I::v_add_nc_u32 | I::v_and_b32, &[d, a, b]) => {
            form(inst.op, &[d, a, b]);
            form(inst.op, &[d, b, a]);
        }
        (I::v_min_f32 | I::v_max_f32 | I::v_lshlrev_b32, &[d, a, b]) => form(inst.op, &[d, a, b]),
        (I::v_fma_f32, &[d, a, b, c]) if d == c => {
            form(I::v_fmac_f32, &[d, a, b]);
            form(I::v_fmac_f32, &[d, b, a]);
        }
        (I::v_fma_f32, &[d, a, b, Operand::Literal(k)]) => {
            form(I::v_fmaak_f32, &[d, a, b, Operand::Literal(k)]);
            form(I::v_fmaak_f32, &[d, b, a, Operand::Literal(k)]);
        }
        (I::v_fma_f32, &[d, a, Operand::Literal(k), c] | &[d, Operand::Literal(k), a, c]) if vgpr(a) => {
            form(I::v_fmamk_f32, &[d, a, Operand::Literal(k), c]);
        }
        _ => {}
    }
    all
}

/// An instruction in its short form as half of a pair, if its operands allow it.
fn half(inst: &Inst) -> Option<Half> {
    let desc = inst.op.desc();
    let code = desc.vopd.filter(|_| desc.format != Format::VOP3P)?;
    let vgpr = |o: Operand| o.reg().filter(|r| r.is_vgpr()).map(Reg::index);
    let (d, a) = (inst.operand(Field::vdst), inst.operand(Field::src0));
    let dst = vgpr(d)?;
    let second = match inst.position(Field::vsrc1) {
        Some(i) => Some(vgpr(inst.operands()[i])?),
        None => None,
    };
    let mask = (inst.op == I::v_cndmask_b32).then_some(Reg::VCC_LO);
    let scalar = match a {
        Operand::Reg(r) if r.is_sgpr() || r == Reg::VCC_LO => Some(r),
        Operand::Reg(r) if r.is_vgpr() => None,
        Operand::Inline(_) | Operand::Literal(_) => None,
        _ => return None,
    };
    // A half reads one scalar at most.
    if mask.is_some() && scalar.is_some() {
        return None;
    }
    let literal = [a, inst.operand(Field::simm32)].into_iter().find_map(|o| match o {
        Operand::Literal(bits) => Some(bits),
        _ => None,
    });
    let (src1, src2) = match inst.op {
        I::v_fmamk_f32 => (None, second),
        _ => (second, desc.acc.then_some(dst)),
    };
    Some(Half { inst: *inst, first: code < 16, dst, src0: vgpr(a), src1, src2, scalar: scalar.or(mask), literal })
}

/// The pair of two instructions by their forms, the first instruction as the first half where possible.
pub(super) fn fit(first: &[Half], second: &[Half]) -> Option<Inst> {
    let pairs = |x: &[Half], y: &[Half]| {
        x.iter().flat_map(|x| y.iter().map(move |y| (x, y))).find(|(x, y)| legal(x, y)).map(|(x, y)| (*x, *y))
    };
    let (x, y) = pairs(first, second).or_else(|| pairs(second, first))?;
    Some(Inst::dual(x.inst, y.inst))
}

/// Whether two halves go together.
pub(in crate::codegen) fn legal(x: &Half, y: &Half) -> bool {
    let collide = |a: Option<u16>, b: Option<u16>| matches!((a, b), (Some(a), Some(b)) if a % 2 == b % 2);
    let scalars = match (x.scalar, y.scalar) {
        (Some(a), Some(b)) if a == b => 1,
        (a, b) => u8::from(a.is_some()) + u8::from(b.is_some()),
    };
    let literals = u8::from(x.literal.or(y.literal).is_some());
    x.first
        && x.dst % 2 != y.dst % 2
        && !collide(x.src0, y.src0)
        && !collide(x.src1, y.src1)
        && !collide(x.src2, y.src2)
        && (x.literal.is_none() || y.literal.is_none() || x.literal == y.literal)
        && scalars + literals <= 2
}
