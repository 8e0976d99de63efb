//! Random instructions, machines and programs. A seed determines the program.
use super::device::encoded;
use super::integer::saturates;
use super::machine::{EXEC, M0, Machine, SGPRS, VCC, VGPRS};
use super::{scalar, vector};
use t0_isa::isa::{Dpp, Field, Flow, Form, Format, Inst, Mods, Op, Operand, Reg, Slot, Ty};

pub use t0_tests_share::random::Random;

/// Words for the registers and memory of a machine.
pub trait EdgeCases {
    /// A word that is an edge case in some type.
    fn edge_case(&mut self) -> u32;
}

impl EdgeCases for Random {
    fn edge_case(&mut self) -> u32 {
        const SPECIAL: [u32; 36] = [
            0,
            1,
            2,
            31,
            32,
            33,
            0x7fff_ffff,
            0x8000_0000,
            0x8000_0001,
            0xffff_ffff,
            0xffff,
            0x8000,
            0x7fff_0000,
            0x3f80_0000,
            0xbf80_0000,
            0x3f00_0000,
            0x7f80_0000,
            0xff80_0000,
            0x7fc0_0000,
            0x7f80_0001,
            0xffc1_2345,
            0x0000_0001,
            0x007f_ffff,
            0x0080_0000,
            0x8040_0000,
            0x7f7f_ffff,
            0x4f00_0000,
            0x3ff0_0000,
            0x7ff0_0000,
            0x7ff8_0000,
            0x3c00_3c00,
            0x7c00_fc00,
            0x7e00_7d01,
            0x0001_83ff,
            0x0400_7bff,
            0xbc00_0000,
        ];
        match self.below(8) {
            0..=1 => self.pick(&SPECIAL),
            // Floats of ordinary magnitude.
            2 => ((self.below(40) + 107) << 23 | self.bits() & 0x807f_ffff) as u32,
            // Packed pairs of ordinary magnitude.
            3 => {
                let mut half = || ((self.below(20) + 5) << 10 | self.bits() & 0x83ff) as u32;
                half() | half() << 16
            }
            4 => self.below(256) as u32,
            5 => (self.pick(&SPECIAL) as i32 ^ (self.below(9) as i32 - 4)) as u32,
            _ => self.bits() as u32,
        }
    }
}

/// The content of M0, which decides which M0-relative instructions a program may contain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relative {
    /// Anything: no M0-relative instructions.
    No,
    /// A small number.
    One,
    /// Two small numbers, in bits 0 and 16.
    Two,
}

fn relative_kind(op: Op) -> Relative {
    match op {
        Op::v_movrelsd_2_b32 | Op::v_swaprel_b32 | Op::s_movrelsd_2_b32 => Relative::Two,
        _ if op.name().contains("movrel") => Relative::One,
        _ => Relative::No,
    }
}

/// The vector and scalar ALU instructions for straight-line programs.
pub fn alu() -> Vec<Op> {
    use Format::*;
    let suits = |op: &Op| {
        let desc = op.desc();
        let alu =
            matches!(desc.format, SOP1 | SOP2 | SOPC | SOPK | VOP1 | VOP2 | VOPC | VOP3 | VOP3SD | VOP3P | VINTERP);
        let straight = Inst::new(*op, &[]).flow() == Flow::Next;
        let mode = matches!(op, Op::s_round_mode | Op::s_denorm_mode | Op::s_nop);
        (alu && straight || mode) && !matches!(op, Op::v_illegal | Op::s_getpc_b64)
    };
    Op::ALL.iter().copied().filter(suits).collect()
}

/// The instructions allowed in a dual-issued pair.
pub fn pairing() -> Vec<Op> {
    Op::ALL.iter().copied().filter(|op| op.desc().vopd.is_some()).collect()
}

fn vgpr(r: &mut Random) -> Operand {
    Operand::v(r.below(32) as u16)
}

fn sgpr(r: &mut Random, dwords: u8) -> Operand {
    // The offset in M0 is added to the number: the highest registers stay free for that.
    let n = r.below(22) as u16;
    Operand::s(if dwords > 1 { n & !1 } else { n })
}

fn inline(r: &mut Random) -> Operand {
    Operand::Inline(match r.below(3) {
        0 => 240 + r.below(9) as u8,
        1 => 128 + r.below(65) as u8,
        _ => 193 + r.below(16) as u8,
    })
}

fn scalar_destination(r: &mut Random, dwords: u8, relative: Relative) -> Operand {
    match r.below(24) {
        0 => Operand::Reg(Reg::VCC_LO),
        1 => Operand::Reg(Reg::EXEC_LO),
        2 => Operand::Reg(Reg::NULL),
        3 if dwords == 1 && relative == Relative::No => Operand::Reg(Reg::M0),
        4 if dwords == 1 => Operand::Reg(Reg::VCC_HI),
        _ => sgpr(r, dwords),
    }
}

fn scalar_source(r: &mut Random, dwords: u8) -> Operand {
    match r.below(16) {
        0 => Operand::Reg(Reg::VCC_LO),
        1 => Operand::Reg(Reg::EXEC_LO),
        2 if dwords == 1 => Operand::Reg(Reg::M0),
        3 if dwords == 1 => Operand::Reg(r.pick(&[Reg::SCC, Reg::VCCZ, Reg::EXECZ, Reg::VCC_HI, Reg::EXEC_HI])),
        4..=6 => inline(r),
        7..=8 => Operand::Literal(r.edge_case()),
        9 => Operand::Reg(Reg::NULL),
        _ => sgpr(r, dwords),
    }
}

fn vector_source(r: &mut Random, dwords: u8) -> Operand {
    match r.below(20) {
        0..=2 => inline(r),
        3 => Operand::Literal(r.edge_case()),
        4..=5 => match scalar_source(r, dwords) {
            Operand::Literal(_) => sgpr(r, dwords),
            other => other,
        },
        _ => vgpr(r),
    }
}

fn operand(r: &mut Random, op: Op, slot: Slot, wave64: bool, relative: Relative) -> Operand {
    let dwords = slot.ty.dwords(wave64);
    match slot.field {
        Field::vdst => vgpr(r),
        Field::vcc_dst | Field::vcc_src => match r.below(3) {
            0 => Operand::Reg(Reg::VCC_LO),
            1 if slot.field == Field::vcc_dst => Operand::Reg(Reg::NULL),
            _ => sgpr(r, 2),
        },
        Field::sdst if slot.ty == Ty::mask => {
            r.pick(&[sgpr(&mut r.clone(), 2), Operand::Reg(Reg::VCC_LO), Operand::Reg(Reg::NULL)])
        }
        // The operand that M0 is added to is an SGPR.
        Field::sdst if op.name().contains("movrel") => sgpr(r, dwords),
        Field::sdst | Field::sdst_v => scalar_destination(r, dwords, relative),
        Field::ssdst => sgpr(r, dwords),
        Field::sreg0 => sgpr(r, dwords),
        Field::ssrc0 if op.name().contains("movrels") => sgpr(r, dwords),
        Field::ssrc0 | Field::ssrc1 => scalar_source(r, dwords),
        Field::simm16 | Field::version | Field::hint | Field::delay => Operand::Imm(match op {
            Op::s_round_mode | Op::s_denorm_mode => r.below(16) as u16,
            _ => r.edge_case() as u16,
        }),
        Field::simm32 => Operand::Literal(r.edge_case()),
        Field::hwreg => {
            let width = r.below(10) as u16;
            Operand::Imm(1 | (r.below(10 - u64::from(width)) as u16) << 6 | width << 11)
        }
        Field::src2 if slot.ty == Ty::mask => {
            if r.one_in(4) {
                Operand::Reg(Reg::VCC_LO)
            } else {
                sgpr(r, 2)
            }
        }
        Field::vsrc1 if r.one_in(2) => vgpr(r),
        _ if op.desc().format == Format::VINTERP => vgpr(r),
        _ if op.desc().vgpr_source || slot.ty.bits() > 64 => vgpr(r),
        _ => vector_source(r, dwords),
    }
}

fn lane_crossing(r: &mut Random) -> Dpp {
    if r.one_in(4) {
        return Dpp::Dpp8 { select: r.bits() as u32 & 0xff_ffff, fetch_inactive: r.one_in(2) };
    }
    let n = r.below(15) as u16 + 1;
    let ctrl = match r.below(8) {
        0..=1 => r.below(256) as u16,
        2 => 0x100 | n,
        3 => 0x110 | n,
        4 => 0x120 | n,
        5 => 0x140 + r.below(2) as u16,
        6 => 0x150 | n,
        _ => 0x160 | n,
    };
    let mask = |r: &mut Random| if r.one_in(2) { 15 } else { r.below(16) as u8 };
    Dpp::Dpp16 { ctrl, row_mask: mask(r), bank_mask: mask(r), bound_ctrl: r.one_in(2), fetch_inactive: r.one_in(2) }
}

fn modifiers(r: &mut Random, inst: &Inst) -> Mods {
    let (desc, mut m) = (inst.op.desc(), inst.mods);
    let slots: Vec<(Slot, Operand)> = inst.slots().collect();
    let sources: Vec<(Slot, Operand)> = slots.iter().copied().filter(|(s, _)| !s.dst && s.ty != Ty::mask).collect();
    let destination = slots.iter().find(|(s, _)| s.dst).map(|(s, _)| s.ty);
    let packed = |ty: Ty| matches!(ty, Ty::f16x2 | Ty::bf16x2 | Ty::i16x2 | Ty::u16x2);
    for (k, (slot, operand)) in sources.iter().enumerate() {
        let bit = 1u8 << k;
        let maybe = |r: &mut Random| if r.one_in(3) { bit } else { 0 };
        let vop3p = desc.format == Format::VOP3P;
        match slot.ty {
            Ty::mix => {
                m.op_sel_hi |= maybe(r);
                m.op_sel |= if m.op_sel_hi & bit != 0 && operand.reg().is_some() { maybe(r) } else { 0 };
                m.neg |= maybe(r);
                m.neg_hi |= maybe(r);
            }
            ty if vop3p && packed(ty) => {
                m.op_sel |= maybe(r);
                m.op_sel_hi &= !maybe(r);
                if ty.is_float() {
                    m.neg |= maybe(r);
                    m.neg_hi |= maybe(r);
                }
            }
            Ty::f16x16 | Ty::bf16x16 => {
                m.neg |= maybe(r);
                m.neg_hi |= maybe(r);
            }
            Ty::f32x8 | Ty::f16x8 | Ty::bf16x8 => {
                m.neg |= maybe(r);
                m.neg_hi |= maybe(r);
                m.op_sel |= if slot.ty == Ty::f32x8 { 0 } else { maybe(r) };
            }
            Ty::iu8x4 | Ty::iu4x8 | Ty::iu8x16 | Ty::iu4x16 => m.neg |= maybe(r),
            ty => {
                if (ty.is_float() || desc.has_sign(k as u32)) && !vop3p && !packed(ty) {
                    m.neg |= maybe(r);
                    m.abs |= maybe(r);
                }
                if ty.is_half() && operand.reg().is_some() {
                    m.op_sel |= maybe(r);
                }
            }
        }
    }
    if matches!(inst.op, Op::v_permlane16_b32 | Op::v_permlanex16_b32) {
        m.op_sel = r.below(4) as u8;
    }
    if let Some(ty) = destination {
        if ty.is_half() && r.one_in(3) {
            m.op_sel |= 8;
        }
        let mixed = matches!(inst.op, Op::v_fma_mixlo_f16 | Op::v_fma_mixhi_f16);
        let float =
            matches!(ty, Ty::f16 | Ty::f32 | Ty::f64) || (ty == Ty::f16x2 && desc.format == Format::VOP3P) || mixed;
        let integer = saturates(desc.name) || matches!(ty, Ty::i32x8);
        m.clamp = (float || integer) && r.one_in(4);
        if matches!(ty, Ty::f16 | Ty::f32 | Ty::f64) && r.one_in(5) {
            m.omul = r.below(4) as u8;
        }
    }
    m
}

/// A random legal instruction of `op`: its words and the decoded instruction.
pub fn instruction(r: &mut Random, op: Op, wave64: bool, relative: Relative) -> Option<(Vec<u32>, Inst)> {
    let valu = op.desc().format.is_valu();
    for attempt in 0..60 {
        let operands: Vec<Operand> =
            op.desc().slots.iter().map(|slot| operand(r, op, *slot, wave64, relative)).collect();
        let mut inst = Inst::new(op, &operands);
        if op.desc().is_matrix() {
            inst = matrix(r, op);
        }
        if valu {
            let plain = attempt > 20 || r.one_in(4);
            if !plain {
                inst.mods = modifiers(r, &inst);
                if op.desc().format == Format::VINTERP {
                    (inst.mods.abs, inst.mods.omul) = (0, 0);
                } else if r.one_in(4) {
                    inst.mods.dpp = lane_crossing(r);
                }
            }
            inst.form = r.pick(&[Form::Auto, Form::Auto, Form::Long, Form::Short]);
        }
        let Some((words, decoded)) = encoded(&inst) else { continue };
        // A modifier that the encoding cannot hold must not be compared.
        if decoded.mods.dpp == inst.mods.dpp && legal(&decoded) {
            return Some((words, decoded));
        }
    }
    None
}

/// Rules that the encoding does not express.
fn legal(inst: &Inst) -> bool {
    let out: Vec<Reg> = inst.slots().filter(|(s, _)| s.dst).filter_map(|(_, o)| o.reg()).collect();
    // Two scalar results in one register are undefined, and so is EXEC as a mask result.
    let mask = inst.slots().any(|(s, o)| s.dst && s.ty == Ty::mask && o.reg() == Some(Reg::EXEC_LO));
    let twice = out.len() == 2 && out[0] == out[1];
    !twice && !mask
}

/// Matrices that overlap as the hardware allows: C equals D or is disjoint from it; A and B are disjoint from D.
fn matrix(r: &mut Random, op: Op) -> Inst {
    let (a, b) = (Operand::v(r.below(3) as u16), Operand::v(8 + r.below(3) as u16));
    let d = Operand::v(20 + r.below(3) as u16);
    let c = match r.below(3) {
        0 => d,
        1 => Operand::v(32),
        _ => Operand::Inline(r.pick(&[128, 242, 193])),
    };
    Inst::new(op, &[d, a, b, c])
}

/// A random dual-issued pair.
pub fn pair(r: &mut Random, ops: &[Op]) -> Option<(Vec<u32>, Inst)> {
    for _ in 0..200 {
        let (x, y) = (r.pick(ops), r.pick(ops));
        let mut make = |op: Op| {
            let list: Vec<Operand> =
                op.desc().slots.iter().map(|slot| operand(r, op, *slot, false, Relative::No)).collect();
            Inst::new(op, &list)
        };
        let (x, y) = (make(x), make(y));
        if let Some((words, decoded)) = encoded(&Inst::dual(x, y)) {
            return Some((words, decoded));
        }
    }
    None
}

/// A machine in a random state.
pub fn machine(r: &mut Random, wave64: bool, relative: Relative) -> Machine {
    let mut m = Machine::new(wave64);
    for n in 0..VGPRS {
        // Some registers are uniform, as in real code.
        let same = if r.one_in(6) { Some(r.edge_case()) } else { None };
        m.vgprs[n] = std::array::from_fn(|_| same.unwrap_or_else(|| r.edge_case()));
    }
    for n in 0..SGPRS {
        m.scalars[n] = r.edge_case();
    }
    let mask = |r: &mut Random| match r.below(5) {
        0..=1 => u32::MAX,
        2 if r.one_in(3) => 0,
        3 => r.edge_case(),
        _ => r.bits() as u32,
    };
    for code in [VCC, VCC + 1, EXEC, EXEC + 1] {
        m.scalars[code as usize] = mask(r);
    }
    m.scalars[M0 as usize] = match relative {
        Relative::No => r.edge_case(),
        Relative::One => r.below(8) as u32,
        Relative::Two => (r.below(8) | r.below(8) << 16) as u32,
    };
    m.scc = r.one_in(2);
    m.mode = if r.one_in(2) { 0xf0 | (r.bits() as u32 & 0x300) } else { r.bits() as u32 & 0x3ff };
    m
}

/// A program, its instructions, and the initial machine.
pub struct Program {
    pub start: Machine,
    pub code: Vec<(Vec<u32>, Inst)>,
}

impl Program {
    pub fn words(&self) -> Vec<u32> {
        self.code.iter().flat_map(|(words, _)| words.iter().copied()).collect()
    }

    /// The state after the program, by the reference.
    pub fn execute(&self) -> Machine {
        let mut m = self.start.clone();
        for (_, inst) in &self.code {
            step(&mut m, inst);
        }
        m
    }
}

/// Executes one instruction by the reference.
pub fn step(m: &mut Machine, inst: &Inst) {
    if inst.op.desc().format.is_valu() {
        vector::execute(m, inst);
    } else {
        scalar::execute(m, inst);
    }
}

/// The instructions that programs are generated from.
pub struct Pool {
    ops: [Vec<Op>; 3],
    pairs: Vec<Op>,
}

impl Default for Pool {
    fn default() -> Pool {
        let with = |kind: Relative| -> Vec<Op> {
            alu().into_iter().filter(|op| matches!(relative_kind(*op), k if k == Relative::No || k == kind)).collect()
        };
        Pool { ops: [with(Relative::No), with(Relative::One), with(Relative::Two)], pairs: pairing() }
    }
}

impl Pool {
    /// The program of a seed.
    pub fn program(&self, seed: u64, longest: u64) -> Program {
        let mut r = Random::new(seed);
        let wave64 = r.one_in(2);
        let relative = r.pick(&[Relative::No, Relative::No, Relative::One, Relative::Two]);
        let start = machine(&mut r, wave64, relative);
        let ops = &self.ops[relative as usize];
        let count = 1 + r.below(longest);
        let code = (0..count)
            .filter_map(|_| match !wave64 && r.one_in(16) {
                true => pair(&mut r, &self.pairs),
                false => {
                    let op = r.pick(ops);
                    instruction(&mut r, op, wave64, relative)
                }
            })
            .collect();
        Program { start, code }
    }
}
