//! Encodes instructions into words. Every error names the broken rule.

use super::decode::has_address;
use super::desc::{Desc, Field, Format, Implicit, Slot};
use super::layout::{self, Code, DPP8, DPP8_FI, DPP16, LITERAL, Layout};
use super::{Dpp, Form, Generation, Inst, Op, Operand, Reg, Ty, dual};

/// Why an instruction cannot be encoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum EncodeError {
    /// Too few or too many operands.
    #[error("`{op}` takes {expected} operands, but has {given}", op = .op.name())]
    OperandCount {
        /// The instruction.
        op: Op,
        /// Number of operands in the table.
        expected: usize,
        /// Number of operands of the instruction.
        given: usize,
    },
    /// The operand is not allowed in this position.
    #[error("operand {index} of `{op}` must be {expected}", op = .op.name())]
    Operand {
        /// The instruction.
        op: Op,
        /// Position, from 0.
        index: usize,
        /// The allowed operands.
        expected: &'static str,
    },
    /// The instruction has no such encoding.
    #[error("`{op}` has no {form} form", op = .op.name())]
    Form {
        /// The instruction.
        op: Op,
        /// The missing encoding.
        form: &'static str,
    },
    /// The encoding has no field for a modifier.
    #[error("`{op}` does not take `{modifier}` in this form", op = .op.name())]
    Modifier {
        /// The instruction.
        op: Op,
        /// The modifier.
        modifier: &'static str,
    },
    /// A modifier or immediate does not fit its field.
    #[error("`{name}` of `{op}` must fit {bits} bits{}", if *.signed { ", signed" } else { "" }, op = .op.name())]
    Range {
        /// The instruction.
        op: Op,
        /// The field.
        name: &'static str,
        /// Width of the field.
        bits: u8,
        /// Whether the field is signed.
        signed: bool,
    },
    /// Two different literals.
    #[error("`{op}` needs two different literals; an instruction carries one", op = .op.name())]
    TwoLiterals {
        /// The instruction.
        op: Op,
    },
    /// More scalar values than a vector instruction can read.
    #[error("`{op}` reads more than {limit} scalar values (SGPRs, VCC, literal); move one to a VGPR", op = .op.name())]
    ScalarLimit {
        /// The instruction.
        op: Op,
        /// Maximum number that it can read.
        limit: u8,
    },
    /// A literal combined with DPP.
    #[error("`{op}` cannot combine a literal with DPP", op = .op.name())]
    LiteralWithDpp {
        /// The instruction.
        op: Op,
    },
    /// The two halves are not a legal pair.
    #[error("`{x}` and `{y}` cannot issue together: {rule}", x = .x.name(), y = .y.name())]
    Pair {
        /// First half.
        x: Op,
        /// Second half.
        y: Op,
        /// The broken rule.
        rule: &'static str,
    },
    /// An image access whose operands or modifiers break a rule.
    #[error("`{op}` needs {rule}", op = .op.name())]
    Image {
        /// The instruction.
        op: Op,
        /// What it needs.
        rule: &'static str,
    },
    /// The generation does not have the instruction, or this form of it.
    #[error("`{op}`{} needs {needed}", if .op.desc().since == *.needed { "" } else { " with a scalar second source under DPP" }, op = .op.name())]
    Generation {
        /// The instruction.
        op: Op,
        /// The first generation that has it.
        needed: Generation,
    },
}

/// Like [`encode`], but rejects an instruction that the generation does not have, naming it.
pub fn encode_for(inst: &Inst, generation: Generation, out: &mut Vec<u32>) -> Result<(), EncodeError> {
    match inst.since() {
        needed if needed > generation => Err(EncodeError::Generation { op: inst.op, needed }),
        _ => encode(inst, out),
    }
}

/// Appends the words of `inst` to `out`. On an error nothing is appended. Accepts the instructions of every generation;
/// [`encode_for`] accepts those of one.
///
/// [`Form::Auto`] selects the short form if it is legal and the long one otherwise.
pub fn encode(inst: &Inst, out: &mut Vec<u32>) -> Result<(), EncodeError> {
    let desc = inst.op.desc();
    if inst.pair.is_some() || inst.form == Form::Dual {
        return dual::encode(inst, out);
    }
    let short = |out: &mut Vec<u32>| match desc.format {
        Format::VOP3 | Format::VOP3SD | Format::VOP3P => Err(EncodeError::Form { op: inst.op, form: "32-bit" }),
        Format::VOPD => Err(EncodeError::Form { op: inst.op, form: "stand-alone" }),
        format => encode_as(inst, desc, format, desc.opcode, out),
    };
    let long = |out: &mut Vec<u32>| match desc.long_form() {
        Some((format, opcode)) => encode_as(inst, desc, format, opcode, out),
        None => Err(EncodeError::Form { op: inst.op, form: "64-bit" }),
    };
    match inst.form {
        Form::Short => short(out),
        Form::Long => long(out),
        _ if !desc.has_short_form() => {
            if desc.long_form().is_some() {
                long(out)
            } else {
                short(out)
            }
        }
        _ => short(out).or_else(|refused| if desc.short_only { Err(refused) } else { long(out) }),
    }
}

impl Inst {
    /// Encodes the instruction.
    pub fn encode(&self) -> Result<Vec<u32>, EncodeError> {
        let mut words = Vec::with_capacity(4);
        encode(self, &mut words)?;
        Ok(words)
    }

    /// Checks the rules that depend on the wave size, which [`encode`] does not know. In wave64 a lane mask takes an
    /// even-aligned pair of registers. The pair and one of its registers count as two of the scalar values, of which a
    /// vector instruction reads at most two. Two instructions issue together only in wave32. The parser calls this.
    ///
    /// # Errors
    /// [`EncodeError::Operand`], [`EncodeError::ScalarLimit`] and [`EncodeError::Pair`].
    pub fn fits_wave(&self, wave64: bool) -> Result<(), EncodeError> {
        let desc = self.op.desc();
        if let (Some(y), true) = (self.pair, wave64) {
            return Err(EncodeError::Pair { x: self.op, y, rule: "only waves of 32 lanes have pairs" });
        }
        if !desc.format.is_valu() || self.pair.is_some() {
            return Ok(());
        }
        for (index, (slot, operand)) in self.slots().enumerate() {
            if let (Ty::mask, Some(reg)) = (slot.ty, operand.reg()) {
                aligned(self.op, index, reg, slot.ty.dwords(wave64).into())?;
            }
        }
        scalar_limit(self, desc, wave64)
    }

    /// The instruction in its shortest legal form.
    pub fn shortest(mut self) -> Result<Inst, EncodeError> {
        if self.pair.is_some() {
            return Ok(self);
        }
        let mut words = Vec::with_capacity(4);
        self.form = Form::Short;
        if encode(&self, &mut words).is_ok() {
            return Ok(self);
        }
        self.form = Form::Auto;
        encode(&self, &mut words)?;
        self.form = if self.op.desc().long_form().is_some() { Form::Long } else { Form::Short };
        Ok(self)
    }
}

/// Collects the literal that the operands share.
pub(super) struct Words {
    pub(super) bits: u64,
    pub(super) literal: Option<u32>,
}

impl Words {
    pub(super) fn put(&mut self, lsb: u8, value: u32) {
        self.bits |= (value as u64) << lsb;
    }

    fn literal(&mut self, op: Op, value: u32) -> Result<u32, EncodeError> {
        match self.literal {
            Some(other) if other != value => Err(EncodeError::TwoLiterals { op }),
            _ => {
                self.literal = Some(value);
                Ok(LITERAL)
            }
        }
    }
}

fn encode_as(inst: &Inst, desc: &Desc, format: Format, opcode: u16, out: &mut Vec<u32>) -> Result<(), EncodeError> {
    let op = inst.op;
    if inst.operands().len() != desc.slots.len() {
        return Err(EncodeError::OperandCount { op, expected: desc.slots.len(), given: inst.operands().len() });
    }
    let layout = layout::layout(format);
    let mut words = Words { bits: layout.bits as u64 | (opcode as u64) << layout.op.0, literal: None };
    let short = matches!(format, Format::VOP1 | Format::VOP2 | Format::VOPC);
    let mut mods = inst.mods;
    if format == Format::VOP3P && !inst.is_mix() {
        // The bits of absent sources are ones.
        mods.op_sel_hi |= 7 & !desc.sources;
    }
    let dpp = mods.dpp;
    let mut dpp_src = 0;
    for (index, (slot, operand)) in inst.slots().enumerate() {
        let Some((lsb, code)) = layout.site(slot.field) else {
            return Err(EncodeError::Operand { op, index, expected: "absent in this encoding" });
        };
        let mut value =
            operand_code(&mut words, op, (index, inst.slot_dwords(slot, false) as u16), slot, code, operand)?;
        if short && slot.ty.is_half() && operand.reg().is_some_and(Reg::is_vgpr) {
            // RDNA3 ISA, 7.3 "16-bit Math and VGPRs": the short forms can encode v0 to v127 and hold the half in bit 7.
            if value & 0x80 != 0 {
                return Err(EncodeError::Operand {
                    op,
                    index,
                    expected: "v0 to v127 in the 32-bit form of a 16-bit operation",
                });
            }
            let half = 1 << slot.bit();
            value |= u32::from(mods.op_sel & half != 0) << 7;
            mods.op_sel &= !half;
        }
        if dpp != Dpp::None
            && slot.field == Field::src1
            && slot.ty == Ty::mix
            && !operand.reg().is_some_and(Reg::is_vgpr)
        {
            return Err(EncodeError::Operand { op, index, expected: "a VGPR with DPP" });
        }
        if dpp != Dpp::None && slot.field == Field::src0 {
            if !operand.reg().is_some_and(Reg::is_vgpr) {
                return Err(EncodeError::Operand { op, index, expected: "a VGPR with DPP" });
            }
            dpp_src = value & 0xff;
            value = match dpp {
                Dpp::Dpp16 { .. } => DPP16,
                Dpp::Dpp8 { fetch_inactive: true, .. } => DPP8_FI,
                _ => DPP8,
            };
        }
        words.put(lsb, value);
    }
    finish_format(inst, format, &mut words, &mut mods)?;
    put_mods(op, layout, &mut words, &mut mods)?;
    let dpp_word = dpp_control(op, format, short, dpp, dpp_src, &mut mods)?;
    let nsa = inst.mods.nsa.then(|| u32::from_le_bytes(inst.nsa_bytes())).filter(|_| format == Format::MIMG);
    if nsa.is_some() {
        mods.nsa_addr = [0; 4];
    }
    if let Some(modifier) = layout::first_set(&mods) {
        return Err(EncodeError::Modifier { op, modifier });
    }
    signs(inst, desc)?;
    if format.is_valu() {
        let (op_sel, op_sel_hi) = (inst.mods.op_sel, inst.mods.op_sel_hi);
        let selects = desc.halves;
        if op_sel & !selects != 0 || (format == Format::VOP3P && selects == 0 && op_sel_hi != 7) {
            return Err(EncodeError::Modifier { op, modifier: "op_sel" });
        }
        if inst.mods.omul != 0 && !desc.scales {
            return Err(EncodeError::Modifier { op, modifier: "omul" });
        }
        if inst.mods.clamp && !desc.clamps {
            return Err(EncodeError::Modifier { op, modifier: "clamp" });
        }
    }
    if inst.mods.tfe
        && (format == Format::MTBUF
            || (format == Format::MUBUF && desc.mem.is_some_and(|mem| mem.kind != super::MemKind::Load)))
    {
        return Err(EncodeError::Modifier { op, modifier: "tfe" });
    }
    if format.is_valu() {
        scalar_limit(inst, desc, false)?;
    }
    if dpp_word.is_some() && words.literal.is_some() {
        return Err(EncodeError::LiteralWithDpp { op });
    }
    out.push(words.bits as u32);
    if layout.words == 2 {
        out.push((words.bits >> 32) as u32);
    }
    out.extend(words.literal.or(dpp_word).or(nsa));
    Ok(())
}

/// Bits of a format that depend on more than one operand or modifier.
fn finish_format(inst: &Inst, format: Format, words: &mut Words, mods: &mut super::Mods) -> Result<(), EncodeError> {
    let op = inst.op;
    match format {
        // v_cmpx writes EXEC, and the long form's destination field contains EXEC.
        Format::VOP3 if inst.op.desc().format == Format::VOPC && inst.op.desc().slots[0].field != Field::vcc_dst => {
            words.put(0, Reg::EXEC_LO.0 as u32);
        }
        Format::DS if op.desc().gds_only && !mods.gds => return Err(EncodeError::Modifier { op, modifier: "no gds" }),
        Format::DS if op.desc().lds_only && mods.gds => return Err(EncodeError::Modifier { op, modifier: "gds" }),
        Format::DS if op == Op::ds_nop && mods.offset != 0 => {
            return Err(EncodeError::Modifier { op, modifier: "offset" });
        }
        Format::MIMG => {
            if let Some(rule) = inst.image_rule() {
                return Err(EncodeError::Image { op, rule });
            }
            if mods.d16 && op.desc().image.no_d16 {
                return Err(EncodeError::Modifier { op, modifier: "d16" });
            }
        }
        Format::DS if op.desc().mem.is_some_and(|mem| mem.pair != 0) => {
            if !(0..256).contains(&mods.offset) {
                return Err(EncodeError::Range { op, name: "offset0", bits: 8, signed: false });
            }
            words.put(8, mods.offset1 as u32);
            mods.offset1 = 0;
        }
        // No scalar address: null.
        Format::FLAT => {
            // A flat address uses 12 of the field's 13 bits.
            if !(0..4096).contains(&mods.offset) {
                return Err(EncodeError::Range { op, name: "offset", bits: 12, signed: false });
            }
            words.put(48, Reg::NULL.0 as u32);
        }
        Format::GLOBAL if inst.position(Field::saddr).is_none() => words.put(48, Reg::NULL.0 as u32),
        // Bit 55 is set if the address contains a VGPR.
        Format::SCRATCH => words.put(55, inst.operand(Field::addr).reg().is_some() as u32),
        Format::MUBUF | Format::MTBUF => {
            if let Some(index) = inst.position(Field::vaddr)
                && (inst.operand(Field::vaddr) == Operand::None) == (mods.offen || mods.idxen)
            {
                return Err(EncodeError::Operand {
                    op,
                    index,
                    expected: "a VGPR with `offen` or `idxen`, and absent without",
                });
            }
        }
        Format::SMEM => {
            if op.desc().mem.is_some_and(|mem| mem.kind == super::MemKind::Cache) && (mods.glc || mods.dlc) {
                return Err(EncodeError::Modifier { op, modifier: if mods.glc { "glc" } else { "dlc" } });
            }
            let buffer = op.desc().slots.iter().any(|slot| slot.field == Field::sbase && slot.ty == Ty::b128);
            if buffer && !(0..1 << 20).contains(&mods.offset) {
                return Err(EncodeError::Range { op, name: "offset", bits: 20, signed: false });
            }
        }
        Format::EXP => {
            for (i, operand) in inst.operands().iter().skip(1).enumerate() {
                words.put(i as u8, (*operand != Operand::None) as u32);
            }
        }
        _ => {}
    }
    Ok(())
}

/// neg and abs require a source with a sign; for other sources the bits must be zero. Packed sources always have one.
fn signs(inst: &Inst, desc: &Desc) -> Result<(), EncodeError> {
    let mods = &inst.mods;
    if !desc.format.is_valu() || (mods.neg | mods.neg_hi | mods.abs) == 0 {
        return Ok(());
    }
    let signed = if desc.format == Format::VOP3P { desc.sources } else { desc.signed };
    for (modifier, bits) in [("neg", mods.neg), ("neg_hi", mods.neg_hi), ("abs", mods.abs)] {
        if bits & !signed != 0 {
            return Err(EncodeError::Modifier { op: inst.op, modifier });
        }
    }
    Ok(())
}

/// Scalar registers that have a code but cannot be named in gfx11 assembly.
fn unnamed(reg: Reg) -> bool {
    matches!(reg, Reg::VCCZ | Reg::EXECZ | Reg(230 | 231 | 239))
}

/// Read-only registers that the scalar destination of a vector instruction can name, because its field has eight bits.
/// Compares take every named one; the instructions that move one lane take SCC.
fn read_only_dst(slot: Slot, code: Code, reg: Reg) -> bool {
    match slot.field {
        Field::vcc_dst if code == Code::Sgpr8 => !reg.is_scalar_dst() && reg.is_scalar() && !unnamed(reg),
        Field::sdst_v => reg == Reg::SCC,
        _ => false,
    }
}

/// The codes that a VGPR-only field accepts besides VGPRs: those that are not registers of any file either.
pub(super) fn no_file(code: u32) -> bool {
    matches!(code, 124 | 230 | 231 | 235..=239 | 251..=253)
}

/// The DPP16 controls (RDNA3 ISA, 15.3 "DPP16"); gaps are reserved.
pub(super) fn legal_dpp(ctrl: u16) -> bool {
    matches!(ctrl, 0..=0xff | 0x101..=0x10f | 0x111..=0x11f | 0x121..=0x12f | 0x140 | 0x141 | 0x150..=0x16f)
}

/// Writes the modifiers that the encoding has bits for into the words.
fn put_mods(op: Op, layout: &Layout, words: &mut Words, mods: &mut super::Mods) -> Result<(), EncodeError> {
    for &(field, lsb, width) in layout.mods {
        let value = field.get(mods);
        let signed = field == layout::ModField::OffsetSigned;
        let fits =
            if signed { (value as i32) << (32 - width) >> (32 - width) == value as i32 } else { value >> width == 0 };
        if !fits {
            return Err(EncodeError::Range { op, name: field.name(), bits: width, signed });
        }
        words.put(lsb, value & ((1 << width) - 1));
        field.set(mods, 0);
    }
    Ok(())
}

/// The DPP control word, and the source modifiers that it carries in the short forms.
fn dpp_control(
    op: Op,
    format: Format,
    short: bool,
    dpp: Dpp,
    src: u32,
    mods: &mut super::Mods,
) -> Result<Option<u32>, EncodeError> {
    mods.dpp = Dpp::None;
    let takes = short || matches!(format, Format::VOP3 | Format::VOP3SD | Format::VOP3P);
    match dpp {
        Dpp::None => Ok(None),
        _ if op.desc().no_dpp || !takes || !op.desc().slots.iter().any(|slot| slot.field == Field::src0) => {
            Err(EncodeError::Modifier { op, modifier: "dpp" })
        }
        Dpp::Dpp8 { select, .. } => {
            if select >> 24 != 0 {
                return Err(EncodeError::Range { op, name: "dpp8", bits: 24, signed: false });
            }
            Ok(Some(src | select << 8))
        }
        Dpp::Dpp16 { ctrl, row_mask, bank_mask, bound_ctrl, fetch_inactive } => {
            if !legal_dpp(ctrl) {
                return Err(EncodeError::Range { op, name: "dpp_ctrl", bits: 9, signed: false });
            }
            if row_mask > 15 || bank_mask > 15 {
                return Err(EncodeError::Range { op, name: "row_mask and bank_mask", bits: 4, signed: false });
            }
            let mut word = src
                | (ctrl as u32) << 8
                | (fetch_inactive as u32) << 18
                | (bound_ctrl as u32) << 19
                | (bank_mask as u32) << 24
                | (row_mask as u32) << 28;
            if short {
                // neg and abs of sources 0 and 1 are encoded here.
                for i in 0..2 {
                    word |= (mods.neg as u32 >> i & 1) << (20 + 2 * i) | (mods.abs as u32 >> i & 1) << (21 + 2 * i);
                }
                mods.neg &= !3;
                mods.abs &= !3;
            }
            Ok(Some(word))
        }
    }
}

/// The bits of one operand in its field.
pub(super) fn operand_code(
    words: &mut Words,
    op: Op,
    (index, dwords): (usize, u16),
    slot: Slot,
    code: Code,
    operand: Operand,
) -> Result<u32, EncodeError> {
    let refuse = |expected| Err(EncodeError::Operand { op, index, expected });
    match code {
        Code::Src8 | Code::Src9 => match operand {
            Operand::Reg(reg) if reg.is_vgpr() => {
                if code == Code::Src8 {
                    return refuse("a scalar register or a constant");
                }
                if scalar_only(op, slot) {
                    return refuse("a scalar register or an inline constant");
                }
                if reg.index() + dwords > Reg::VGPRS {
                    return refuse("a VGPR tuple that ends at v255");
                }
                Ok(reg.0 as u32)
            }
            Operand::Reg(reg) if reg.is_scalar() && !unnamed(reg) => {
                if vgpr_only(op, slot) {
                    return refuse("a VGPR");
                }
                let moves = slot.field == Field::sreg0 && op == Op::s_movrels_b32 && reg == Reg::SCC;
                if slot.field == Field::sreg0 && !reg.is_scalar_dst() && !moves {
                    return refuse("a scalar register that can be written");
                }
                if slot.field != Field::vcc_src && slot.ty != Ty::mask {
                    aligned(op, index, reg, dwords)?;
                }
                Ok(reg.0 as u32)
            }
            Operand::Inline(value) if matches!(value, 128..=208 | 240..=248) => {
                if (vgpr_only(op, slot) && !accumulator(op, slot)) || slot.ty == Ty::mask || slot.field == Field::sreg0
                {
                    return refuse("a register");
                }
                Ok(value as u32)
            }
            Operand::Literal(value) => {
                // Lane selects other than those of permlane, and masks.
                let lane = slot.ty == Ty::mask
                    || (scalar_only(op, slot) && slot.field != Field::src0 && op.desc().slots.len() < 4);
                if vgpr_only(op, slot) || lane || matches!(slot.field, Field::soffset | Field::sreg0) {
                    return refuse("a register or an inline constant");
                }
                words.literal(op, value)
            }
            // A buffer access without a scalar offset.
            Operand::None if slot.field == Field::soffset => Ok(Reg::NULL.0 as u32),
            _ => refuse("a register or a constant"),
        },
        Code::Vgpr8 | Code::VdstY => match operand {
            Operand::Reg(reg) if reg.is_vgpr() => {
                if reg.index() + dwords > Reg::VGPRS {
                    return refuse("a VGPR tuple that ends at v255");
                }
                Ok(if code == Code::VdstY { reg.index() as u32 >> 1 } else { reg.index() as u32 })
            }
            Operand::None if may_be_absent(op, slot) => Ok(0),
            _ => refuse("a VGPR"),
        },
        Code::Sgpr7 | Code::Sgpr8 | Code::SgprOrOff => match operand {
            Operand::Reg(reg) if read_only_dst(slot, code, reg) => Ok(reg.0 as u32),
            Operand::Reg(reg) if reg.is_scalar_dst() => {
                if slot.field == Field::sdst_v && reg == Reg::M0 {
                    return refuse("a scalar register other than M0");
                }
                if slot.field == Field::saddr && matches!(reg, Reg::NULL | Reg::EXEC_HI) {
                    return refuse("a scalar register other than null and EXEC_HI, or absent");
                }
                if slot.field == Field::saddr
                    && dwords == 2
                    && has_address(op)
                    && matches!(reg, Reg::EXEC_LO | Reg::EXEC_HI)
                {
                    return refuse("a scalar register other than EXEC");
                }
                if slot.field == Field::sdata && matches!(reg, Reg::M0 | Reg::EXEC_LO | Reg::EXEC_HI) {
                    return refuse("a scalar register other than M0 and EXEC");
                }
                if slot.ty != Ty::mask {
                    aligned(op, index, reg, dwords)?;
                }
                Ok(reg.0 as u32)
            }
            Operand::None if code == Code::SgprOrOff => Ok(Reg::NULL.0 as u32),
            _ => refuse("a scalar register"),
        },
        Code::Pair6 | Code::Quad5 => {
            let unit = if code == Code::Pair6 { 2 } else { 4 };
            match operand {
                Operand::Reg(reg) if reg.0 < 124 || (dwords == 2 && matches!(reg, Reg::NULL | Reg::EXEC_LO)) => {
                    aligned(op, index, reg, dwords)?;
                    Ok((reg.0 / unit) as u32)
                }
                _ => refuse("an aligned SGPR tuple"),
            }
        }
        Code::Imm(bits) => match operand {
            Operand::Imm(value) if (value as u32) >> bits == 0 => Ok(value as u32),
            Operand::None if slot.field == Field::hint => Ok(0),
            Operand::Imm(_) => Err(EncodeError::Range { op, name: "immediate", bits, signed: false }),
            _ => refuse("an immediate"),
        },
        Code::Vcc => match operand {
            Operand::Reg(Reg::VCC_LO) => Ok(0),
            _ => refuse("VCC in the 32-bit form"),
        },
        Code::Word => match operand {
            Operand::Literal(value) => words.literal(op, value).map(|_| 0),
            // A mandatory literal is a literal even if its value could be inline.
            _ => match operand.constant(slot.ty) {
                Some(value) => words.literal(op, value as u32).map(|_| 0),
                None => refuse("a constant"),
            },
        },
    }
}

/// Scalar tuples of two registers start at an even register, those of four and more at a multiple of four, and they end
/// within their file.
fn aligned(op: Op, index: usize, reg: Reg, dwords: u16) -> Result<(), EncodeError> {
    let (step, expected) = match dwords {
        0 | 1 => return Ok(()),
        2 => (2, "an even-aligned pair of scalar registers"),
        _ => (4, "a tuple of scalar registers aligned to 4"),
    };
    let fits = match reg.0 {
        124 | 235..=239 | 251..=253 => true,
        106 | 126 => dwords == 2,
        n @ 108..=123 => (n - 108) % step == 0 && n + dwords <= 124,
        n if n < Reg::SGPRS => n % step == 0 && n + dwords <= Reg::SGPRS,
        _ => false,
    };
    if fits { Ok(()) } else { Err(EncodeError::Operand { op, index, expected }) }
}

/// Sources that must be VGPRs although their field could encode others: matrix operands, and cross-lane sources.
pub(super) fn vgpr_only(op: Op, slot: Slot) -> bool {
    let wide = matches!(
        slot.ty,
        Ty::f16x16 | Ty::bf16x16 | Ty::iu8x16 | Ty::iu4x16 | Ty::f32x8 | Ty::i32x8 | Ty::f16x8 | Ty::bf16x8
    );
    let format = op.desc().format;
    wide || slot.ty == Ty::b128
        || op.desc().swap
        || op.desc().vgpr_source
        || format == Format::VINTERP
        || (op.desc().cross_lane && slot.field == Field::src0 && !matches!(op, Op::v_writelane_b32))
}

/// The C matrix, which may be an inline constant.
pub(super) fn accumulator(op: Op, slot: Slot) -> bool {
    slot.field == Field::src2 && op.desc().format == Format::VOP3P
}

/// Sources of vector instructions that must be scalar: lane selects and masks.
pub(super) fn scalar_only(op: Op, slot: Slot) -> bool {
    slot.ty == Ty::mask
        || (op.desc().cross_lane
            && op.desc().format == Format::VOP3
            && (slot.field != Field::src0 || op == Op::v_writelane_b32))
}

/// VGPR operands that an instruction may omit.
fn may_be_absent(op: Op, slot: Slot) -> bool {
    match slot.field {
        // Atomics without a return value.
        Field::vdst => op.desc().mem.is_some_and(|mem| mem.kind == super::MemKind::Atomic),
        Field::vaddr => true,
        Field::addr => op.desc().format == Format::SCRATCH,
        Field::vsrc0 | Field::vsrc1 | Field::vsrc2 | Field::vsrc3 => op.desc().format == Format::EXP,
        _ => false,
    }
}

/// RDNA3 ISA, 7.2.1: a vector instruction reads at most two scalar values; 64-bit shifts one.
fn scalar_limit(inst: &Inst, desc: &Desc, wave64: bool) -> Result<(), EncodeError> {
    let mut seen = [u16::MAX; 4];
    let mut n = 0;
    let mut add = |key: u16| {
        if !seen[..n].contains(&key) && n < 4 {
            seen[n] = key;
            n += 1;
        }
    };
    for (slot, operand) in inst.slots() {
        match operand {
            _ if slot.dst => {}
            // A register and the pair that starts with it count as two values. Read-only sources have no width.
            Operand::Reg(reg) if !reg.is_vgpr() && reg != Reg::NULL => {
                add(reg.0 | if reg.is_scalar_dst() { (inst.slot_dwords(slot, wave64) as u16) << 9 } else { 0 })
            }
            Operand::Literal(_) => add(LITERAL as u16),
            _ => {}
        }
    }
    if desc.reads.contains(Implicit::VCC) {
        // As a pair in either wave size, next to an operand that is VCC_LO alone, as in LLVM.
        add(Reg::VCC_LO.0 | 2 << 9);
    }
    let shift64 = desc.unit == super::Unit::Valu(super::Pipe::Half) && desc.format == Format::VOP3;
    let limit = if shift64 { 1 } else { 2 };
    if n > limit { Err(EncodeError::ScalarLimit { op: inst.op, limit: limit as u8 }) } else { Ok(()) }
}
