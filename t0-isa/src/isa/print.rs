//! Prints LLVM's assembly syntax.

use super::desc::{Field, Format, Slot};
use super::inst::dual_slots;
use super::reg::write_tuple;
use super::{Dpp, Form, Inst, Op, Operand, Reg, Ty};
use std::fmt::{self, Write};

pub(super) mod fields;

/// Printing options that the instruction bytes do not determine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Style {
    /// Lane masks are two registers.
    pub wave64: bool,
    /// 16-bit operands print as halves (`v1.l`), LLVM's default for gfx11.
    pub true16: bool,
}

impl Default for Style {
    fn default() -> Style {
        Style { wave64: false, true16: true }
    }
}

/// An instruction to print in a [`Style`]; see [`Inst::display`].
#[derive(Clone, Copy, Debug)]
pub struct Printed<'a> {
    inst: &'a Inst,
    style: Style,
}

impl Inst {
    /// The instruction as text in a style other than the default.
    pub fn display(&self, mut style: Style) -> Printed<'_> {
        // Half bits of operands without halves: LLVM decodes such words as the older kind of 16-bit instruction.
        style.true16 &= !self.selects_absent_halves();
        Printed { inst: self, style }
    }

    fn selects_absent_halves(&self) -> bool {
        let desc = self.op.desc();
        self.form == Form::Long && self.mods.op_sel & !desc.selectable() != 0 && desc.has_older_kind()
    }
}

impl fmt::Display for Inst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.display(Style::default()).fmt(f)
    }
}

impl fmt::Display for Printed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.inst.pair {
            Some(pair) => self.dual(f, pair),
            None => self.single(f),
        }
    }
}

/// Writes `, ` between items.
struct List<'a> {
    out: &'a mut dyn Write,
    first: bool,
}

impl<'a> List<'a> {
    fn new(out: &'a mut dyn Write) -> List<'a> {
        List { out, first: true }
    }

    fn next(&mut self) -> Result<&mut dyn Write, fmt::Error> {
        self.out.write_str(if self.first { " " } else { ", " })?;
        self.first = false;
        Ok(self.out)
    }
}

impl Inst {
    /// The items of `op_sel:[..]`: the number of sources, and whether the destination follows them.
    pub(super) fn op_sel_shape(&self) -> (usize, bool) {
        let desc = self.op.desc();
        let sources = desc.slots.iter().filter(|slot| !slot.dst && slot.field != Field::simm32).count();
        if desc.format == Format::VOP3P {
            return (sources, false);
        }
        // LLVM's DPP compares do not list the destination; the two bits of permlane are "fetch inactive" and "bound
        // control".
        let permlane = desc.format == Format::VOP3 && desc.cross_lane;
        let compare_dpp = desc.format == Format::VOPC && self.mods.dpp != Dpp::None;
        let has_dst = !compare_dpp && !permlane && desc.slots.first().is_some_and(|slot| slot.dst);
        let sources = match sources {
            _ if permlane => 2,
            // The accumulator counts as the third source.
            2 if desc.acc && self.form != Form::Short => 3,
            _ => sources,
        };
        (sources, has_dst)
    }
}

impl Printed<'_> {
    pub(super) fn inst(&self) -> &Inst {
        self.inst
    }

    fn dual(&self, f: &mut fmt::Formatter<'_>, pair: Op) -> fmt::Result {
        let mut operands = self.inst.operands().iter();
        for (i, op) in [self.inst.op, pair].into_iter().enumerate() {
            if i == 1 {
                f.write_str(" :: ")?;
            }
            write!(f, "v_dual_{}", &op.name()[2..])?;
            let mut list = List::new(f);
            for slot in dual_slots(op) {
                let Some(operand) = operands.next() else { break };
                constant_or_reg(list.next()?, *slot, *operand, 1)?;
            }
        }
        Ok(())
    }

    fn single(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let inst = self.inst;
        let desc = inst.op.desc();
        f.write_str(desc.name)?;
        let dpp = inst.mods.dpp != Dpp::None;
        f.write_str(match (inst.form, dpp) {
            (Form::Long, true) => "_e64_dpp",
            // LLVM prints no encoding suffix here: the operands determine it.
            (_, true) if desc.format == Format::VOPC => "",
            (_, true) => "_dpp",
            (Form::Long, _) if desc.has_short_form() && !desc.slots.is_empty() => "_e64",
            (Form::Short, _) if desc.has_short_form() && !bare(inst.op) => "_e32",
            _ => "",
        })?;
        let mut list = List::new(f);
        let spaced = inst.mods.nsa && inst.op.desc().slots.iter().any(|slot| slot.field == Field::ssamp);
        if spaced {
            list.out.write_char(' ')?;
        }
        for (i, (slot, operand)) in inst.slots().enumerate() {
            match (slot.field, operand) {
                (Field::vdst | Field::hint, Operand::None) => continue,
                (Field::hint, Operand::Imm(value)) => write!(list.next()?, "{value}")?,
                (Field::soffset, _) if desc.format == Format::SMEM => {
                    let out = list.next()?;
                    match operand {
                        Operand::None | Operand::Reg(Reg::NULL) if inst.mods.offset == 0 => out.write_str("null")?,
                        Operand::None | Operand::Reg(Reg::NULL) => signed_hex(out, inst.mods.offset)?,
                        _ => {
                            constant_or_reg(out, slot, operand, 1)?;
                            if inst.mods.offset != 0 {
                                out.write_str(" offset:")?;
                                signed_hex(out, inst.mods.offset)?;
                            }
                        }
                    }
                }
                (Field::soffset, Operand::None) => list.next()?.write_str("null")?,
                (_, Operand::None) => list.next()?.write_str("off")?,
                (Field::vaddr, _) if inst.mods.nsa => inst.write_nsa(list.next()?)?,
                (Field::tgt, Operand::Imm(value)) => {
                    fields::write(list.next()?, inst.op, slot, value)?;
                    list.first = true;
                }
                (_, Operand::Imm(value)) => fields::write(list.next()?, inst.op, slot, value)?,
                _ => {
                    let dwords = inst.dwords(i, self.style.wave64);
                    self.operand(list.next()?, slot, operand, dwords)?;
                }
            }
        }
        match desc.format {
            Format::VOP1
            | Format::VOP2
            | Format::VOPC
            | Format::VOP3
            | Format::VOP3SD
            | Format::VOP3P
            | Format::VINTERP => self.vector_mods(f),
            _ => self.memory_mods(f),
        }
    }

    /// An operand with its source modifiers and half.
    fn operand(&self, out: &mut dyn Write, slot: Slot, operand: Operand, dwords: u8) -> fmt::Result {
        let inst = self.inst;
        let desc = inst.op.desc();
        if !desc.format.is_valu() {
            return constant_or_reg(out, printed_as(inst.op, slot), operand, dwords);
        }
        let bit = 1 << slot.bit();
        let mix = slot.ty == Ty::mix;
        let signs = !slot.dst && (desc.format != Format::VOP3P || mix) && desc.signed & bit != 0;
        let (neg, abs) = (
            signs && inst.mods.neg & bit != 0,
            signs && (if mix { inst.mods.neg_hi } else { inst.mods.abs }) & bit != 0,
        );
        // -1 is not neg(1).
        let lit = matches!(operand, Operand::Literal(value) if reads_as_inline(value, slot.ty));
        let neg_word = neg && !abs && operand.is_const() && !lit;
        if neg {
            out.write_str(if neg_word { "neg(" } else { "-" })?;
        }
        if abs {
            out.write_char('|')?;
        }
        match operand.reg() {
            // Without true16 LLVM has no halves: the register number is beyond the allowed range.
            Some(reg) if !self.style.true16 && self.in_short_half(slot, reg, bit) => {
                write_tuple(out, Reg(reg.0 + 128), 1)?;
                let class = if slot.field == Field::src0 && inst.mods.dpp == Dpp::None { "VS" } else { "VGPR" };
                write!(out, "/*Invalid register, operand has '{class}_32_Lo128' register class*/")?;
            }
            // In wave64 LLVM prints the constants of C matrices like those of single floats.
            None if self.style.wave64 && slot.ty.dwords(true) < slot.ty.dwords(false) => {
                constant_or_reg(out, Slot { ty: Ty::f32, ..slot }, operand, dwords)?;
            }
            _ => constant_or_reg(out, printed_as(inst.op, slot), operand, dwords)?,
        }
        if self.style.true16 && is_true16(inst.op, slot) && operand.reg().is_some_and(Reg::is_vgpr) {
            out.write_str(if inst.mods.op_sel & bit != 0 { ".h" } else { ".l" })?;
        }
        if abs {
            out.write_char('|')?;
        }
        if neg_word {
            out.write_char(')')?;
        }
        Ok(())
    }

    fn in_short_half(&self, slot: Slot, reg: Reg, bit: u8) -> bool {
        self.inst.op.desc().has_short_form()
            && self.inst.form == Form::Short
            && slot.ty.is_half()
            && reg.is_vgpr()
            && self.inst.mods.op_sel & bit != 0
    }

    fn vector_mods(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let inst = self.inst;
        let mods = &inst.mods;
        let desc = inst.op.desc();
        let sources = desc.slots.iter().filter(|slot| !slot.dst && slot.field != Field::simm32).count();
        if desc.format == Format::VOP3P {
            let used = (1u8 << sources) - 1;
            // Dot products of bytes and nibbles have no halves.
            let halves = desc.slots.iter().all(|slot| !matches!(slot.ty, Ty::u8x4 | Ty::iu8x4 | Ty::u4x8 | Ty::iu4x8));
            if halves {
                bits(f, "op_sel", mods.op_sel & used, sources)?;
            }
            if inst.is_mix() {
                bits(f, "op_sel_hi", mods.op_sel_hi & used, sources)?;
            } else {
                if halves && mods.op_sel_hi & used != used {
                    list_bits(f, "op_sel_hi", mods.op_sel_hi, sources)?;
                }
                bits(f, "neg_lo", mods.neg & used, sources)?;
                bits(f, "neg_hi", mods.neg_hi & used, sources)?;
            }
        } else if inst.form == Form::Long || desc.format == Format::VINTERP {
            let (sources, has_dst) = inst.op_sel_shape();
            if desc.format == Format::VINTERP && mods.clamp {
                f.write_str(" clamp")?;
            }
            let selected = (mods.op_sel & ((1 << sources) - 1)) | (mods.op_sel >> 3 & has_dst as u8) << sources;
            // If the operands have halves LLVM omits op_sel here, and the older kind of 16-bit operations does not have
            // it.
            let halves_alone = inst.op == Op::v_cndmask_b16 && self.style.true16;
            if !halves_alone && !inst.selects_absent_halves() {
                bits(f, "op_sel", selected, sources + has_dst as usize)?;
            }
        }
        if mods.clamp && desc.format != Format::VINTERP {
            f.write_str(" clamp")?;
        }
        f.write_str(["", " mul:2", " mul:4", " div:2"][mods.omul as usize & 3])?;
        if desc.format == Format::VINTERP {
            write!(f, " wait_exp:{}", mods.wait)?;
        }
        match mods.dpp {
            Dpp::None => Ok(()),
            Dpp::Dpp8 { select, fetch_inactive } => {
                f.write_str(" dpp8:[")?;
                for lane in 0..8 {
                    write!(f, "{}{}", if lane == 0 { "" } else { "," }, select >> (3 * lane) & 7)?;
                }
                f.write_str(if fetch_inactive { "] fi:1" } else { "]" })
            }
            Dpp::Dpp16 { ctrl, row_mask, bank_mask, bound_ctrl, fetch_inactive } => {
                match ctrl {
                    0..=0xff => {
                        write!(f, " quad_perm:[{},{},{},{}]", ctrl & 3, ctrl >> 2 & 3, ctrl >> 4 & 3, ctrl >> 6)
                    }
                    0x101..=0x10f => write!(f, " row_shl:{}", ctrl & 15),
                    0x111..=0x11f => write!(f, " row_shr:{}", ctrl & 15),
                    0x121..=0x12f => write!(f, " row_ror:{}", ctrl & 15),
                    0x140 => f.write_str(" row_mirror"),
                    0x141 => f.write_str(" row_half_mirror"),
                    0x150..=0x15f => write!(f, " row_share:{}", ctrl & 15),
                    0x160..=0x16f => write!(f, " row_xmask:{}", ctrl & 15),
                    _ => f.write_str(" /* Invalid dpp_ctrl value */"),
                }?;
                write!(f, " row_mask:{row_mask:#x} bank_mask:{bank_mask:#x}")?;
                f.write_str(if bound_ctrl { " bound_ctrl:1" } else { "" })?;
                f.write_str(if fetch_inactive { " fi:1" } else { "" })
            }
        }
    }

    fn memory_mods(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mods = &self.inst.mods;
        let desc = self.inst.op.desc();
        match desc.format {
            Format::MTBUF => fields::write_format(f, mods.format)?,
            Format::MIMG => return self.image_mods(f),
            Format::LDSDIR => return write!(f, " wait_vdst:{}", mods.wait),
            _ => {}
        }
        let flag = |on: bool, text: &'static str| if on { text } else { "" };
        f.write_str(flag(mods.idxen, " idxen"))?;
        f.write_str(flag(mods.offen, " offen"))?;
        match desc.format {
            Format::DS if desc.mem.is_some_and(|mem| mem.pair != 0) => {
                if mods.offset != 0 {
                    write!(f, " offset0:{}", mods.offset)?;
                }
                if mods.offset1 != 0 {
                    write!(f, " offset1:{}", mods.offset1)?;
                }
            }
            // The offset of a swizzle is its pattern.
            Format::DS if self.inst.op == Op::ds_swizzle_b32 => fields::write_swizzle(f, mods.offset as u16)?,
            Format::SMEM => {}
            _ if mods.offset != 0 => write!(f, " offset:{}", mods.offset)?,
            _ => {}
        }
        f.write_str(flag(mods.gds, " gds"))?;
        f.write_str(flag(mods.glc, " glc"))?;
        f.write_str(flag(mods.slc, " slc"))?;
        f.write_str(flag(mods.dlc, " dlc"))?;
        f.write_str(flag(mods.tfe, " tfe"))?;
        f.write_str(flag(mods.done, " done"))?;
        f.write_str(flag(mods.row_en, " row_en"))
    }
}

/// Instructions whose short form LLVM prints without `_e32`: there is no long form, or no operand.
fn bare(op: Op) -> bool {
    op.desc().slots.is_empty() || op == Op::v_readfirstlane_b32 || op.desc().short_only
}

/// Operands that print as a half: 16-bit operands of vector arithmetic.
fn is_true16(_op: Op, slot: Slot) -> bool {
    slot.ty.is_half()
}

fn bits(f: &mut fmt::Formatter<'_>, name: &str, value: u8, count: usize) -> fmt::Result {
    if value == 0 { Ok(()) } else { list_bits(f, name, value, count) }
}

fn list_bits(f: &mut fmt::Formatter<'_>, name: &str, value: u8, count: usize) -> fmt::Result {
    write!(f, " {name}:[")?;
    for i in 0..count {
        write!(f, "{}{}", if i == 0 { "" } else { "," }, value >> i & 1)?;
    }
    f.write_char(']')
}

/// A register tuple or a constant, without modifiers.
fn constant_or_reg(out: &mut dyn Write, slot: Slot, operand: Operand, dwords: u8) -> fmt::Result {
    match operand {
        Operand::None => out.write_str("off"),
        Operand::Reg(reg) => write_tuple(out, reg, dwords.max(1)),
        Operand::Inline(code) => {
            const FLOATS: [&str; 8] = ["0.5", "-0.5", "1.0", "-1.0", "2.0", "-2.0", "4.0", "-4.0"];
            match (operand.inline_int(), code) {
                (Some(value), _) => write!(out, "{value}"),
                _ if slot.ty.is_half() && !slot.ty.is_float() => {
                    // An inline float in an integer operand prints as its bits.
                    write!(out, "{:#x}", operand.constant(Ty::f16).unwrap_or(0))
                }
                (_, 240..=247) => out.write_str(FLOATS[code as usize - 240]),
                _ => out.write_str(match slot.ty.bits() {
                    64.. => "0.15915494309189532",
                    _ => "0.15915494",
                }),
            }
        }
        Operand::Literal(value) if slot.field != Field::simm32 && reads_as_inline(value, slot.ty) => {
            write!(out, "lit({value:#x})")
        }
        Operand::Literal(value) if slot.ty == Ty::f64 => match Operand::f64(f64::from_bits((value as u64) << 32)) {
            // LLVM prints the constant although the encoding is that of a literal.
            Some(inline @ Operand::Inline(_)) => constant_or_reg(out, slot, inline, dwords),
            _ => write!(out, "{value:#x}"),
        },
        // Vector instructions and SOP2 print 16-bit literals as such; elsewhere LLVM prints the whole word.
        Operand::Literal(value) if prints_half(slot) => {
            write!(out, "{:#x}", value & 0xffff)
        }
        Operand::Literal(value) => write!(out, "{value:#x}"),
        Operand::Imm(value) => write!(out, "{value:#x}"),
    }
}

/// LLVM prints the constants of a few operands as if they had another type.
pub(super) fn printed_as(op: Op, slot: Slot) -> Slot {
    let ty = match (op, op.desc().format, slot.ty) {
        (Op::v_ldexp_f16, _, Ty::i16) => Ty::f16,
        (_, Format::SOPC, Ty::f16) => Ty::b16,
        (Op::v_pk_fmac_f16, ..) | (_, Format::SOP1, Ty::f16) => Ty::b32,
        _ => slot.ty,
    };
    Slot { ty, ..slot }
}

fn prints_half(slot: Slot) -> bool {
    (slot.ty.is_half() || slot.ty == Ty::mix) && slot.ty != Ty::bf16 && slot.field != Field::simm32
}

fn signed_hex(out: &mut dyn Write, value: i32) -> fmt::Result {
    write!(out, "{}{:#x}", if value < 0 { "-" } else { "" }, value.unsigned_abs())
}

/// 1 / (2 pi) in bf16: the inline constant 248 there.
pub(super) const INV_2PI_BF16: u32 = 0x3e22;

/// True for a literal whose text would be parsed as an inline constant.
pub(super) fn reads_as_inline(value: u32, ty: Ty) -> bool {
    let inline = |operand| matches!(operand, Operand::Inline(_));
    match ty {
        Ty::f64 => false,
        Ty::bf16 | Ty::bf16x2 if value == INV_2PI_BF16 => true,
        // All 64 bits count: -1 is not 0xffffffff.
        _ if ty.bits() == 64 => value <= 64,
        Ty::f16 => inline(Operand::bits(value)) || inline(Operand::f16_bits(value as u16)),
        Ty::bf16 => inline(Operand::int(value as i32)) || inline(Operand::bits(value << 16)),
        Ty::f16x2 => {
            // A half counts only by its floats: 0xffff is not -1.
            let float = matches!(Operand::f16_bits(value as u16), Operand::Inline(240..));
            inline(Operand::int(value as i32)) || (value < 0x1_0000 && float)
        }
        Ty::bf16x2 => inline(Operand::int(value as i32)) || (value < 0x1_0000 && inline(Operand::bits(value << 16))),
        _ => inline(Operand::bits(value)),
    }
}
