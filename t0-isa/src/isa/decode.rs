//! Decodes words into instructions. Total: any words produce an instruction or a typed error.

use super::desc::{Desc, Field, Format, Slot};
use super::encode::{accumulator, legal_dpp, no_file, scalar_only, vgpr_only};
use super::inst::dual_slots;
use super::layout::{self, ABSENT, Code, DPP8, DPP8_FI, DPP16, DUAL, DUAL_Y, LITERAL, ModField, Site};
use super::{Dpp, Form, Generation, Inst, MemKind, Op, Operand, Reg, Ty};

/// Why words are not an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum DecodeError {
    /// The words end in the middle of the instruction.
    #[error("the code ends within an instruction of {needed} words")]
    Truncated {
        /// The number of words it needs.
        needed: usize,
    },
    /// No encoding starts with these bits.
    #[error("no gfx11 encoding starts with {word:#010x}")]
    UnknownEncoding {
        /// First word.
        word: u32,
    },
    /// The encoding has no such opcode.
    #[error("{format:?} has no opcode {opcode:#x}")]
    UnknownOpcode {
        /// Encoding.
        format: Format,
        /// Opcode field.
        opcode: u16,
        /// Words of the encoding without a literal.
        words: usize,
    },
    /// Bits that this instruction does not use are set.
    #[error("`{op}` has bits set that it does not use: {bits:#x}", op = .op.name())]
    ReservedBits {
        /// Instruction.
        op: Op,
        /// The bits, within the first two words.
        bits: u64,
        /// Words of the instruction.
        words: usize,
    },
    /// A field holds a reserved code.
    #[error("operand {index} of `{op}` has the reserved code {code}", op = .op.name())]
    ReservedOperand {
        /// Instruction.
        op: Op,
        /// Operand, from 0.
        index: usize,
        /// The code.
        code: u32,
        /// Words of the instruction.
        words: usize,
    },
    /// The generation does not have the instruction, or this form of it.
    #[error("`{op}`{} needs {needed}", if .op.desc().since == *.needed { "" } else { " with a scalar second source under DPP" }, op = .op.name())]
    Generation {
        /// Instruction.
        op: Op,
        /// The first generation that has it.
        needed: Generation,
        /// Words of the instruction.
        words: usize,
    },
}

impl DecodeError {
    /// Words to skip to the next instruction, if the encoding determines it.
    pub fn words(&self) -> Option<usize> {
        match *self {
            DecodeError::Truncated { .. } | DecodeError::UnknownEncoding { .. } => None,
            DecodeError::UnknownOpcode { words, .. }
            | DecodeError::ReservedOperand { words, .. }
            | DecodeError::ReservedBits { words, .. }
            | DecodeError::Generation { words, .. } => Some(words),
        }
    }
}

/// The encoding that a first word indicates.
fn format_of(word: u32) -> Option<Format> {
    use Format::*;
    Some(match word >> 26 {
        0..=0x1f => match word >> 25 {
            0x3f => VOP1,
            0x3e => VOPC,
            _ => VOP2,
        },
        0x20..=0x2f => match word >> 23 {
            0x17d => SOP1,
            0x17e => SOPC,
            0x17f => SOPP,
            n if n >> 5 == 0xb => SOPK,
            _ => SOP2,
        },
        0x32 => VOPD,
        0x33 => match word >> 24 {
            0xcc if word & 1 << 23 == 0 => VOP3P,
            0xcd => VINTERP,
            0xce => LDSDIR,
            _ => return None,
        },
        0x35 => VOP3,
        0x36 => DS,
        0x37 => match word >> 16 & 3 {
            0 => FLAT,
            1 => SCRATCH,
            2 => GLOBAL,
            _ => return None,
        },
        0x38 => MUBUF,
        0x3a => MTBUF,
        0x3c => MIMG,
        0x3d => SMEM,
        0x3e => EXP,
        _ => return None,
    })
}

/// Decodes the instruction at the start of `words` and returns its length in words.
///
/// Accepts the instructions of every generation; [`decode_for`] accepts those of one. Bits that an instruction does not
/// use must be zero.
pub fn decode(words: &[u32]) -> Result<(Inst, usize), DecodeError> {
    let Some(&first) = words.first() else {
        return Err(DecodeError::Truncated { needed: 1 });
    };
    let mut format = format_of(first).ok_or(DecodeError::UnknownEncoding { word: first })?;
    let mut layout = layout::layout(format);
    let mut length = layout.words as usize;
    if words.len() < length {
        return Err(DecodeError::Truncated { needed: length });
    }
    let bits = first as u64 | if length == 2 { (words[1] as u64) << 32 } else { 0 };
    if format == Format::VOPD {
        return decode_dual(words, bits);
    }
    let opcode = first >> layout.op.0 & ((1 << layout.op.1) - 1);
    let line = layout::line_of(format, opcode as usize);
    if line == ABSENT {
        return Err(DecodeError::UnknownOpcode { format, opcode: opcode as u16, words: length });
    }
    let op = Op::ALL[line as usize];
    let desc = op.desc();
    if format == Format::VOP3 && desc.long_form().is_some_and(|(long, _)| long == Format::VOP3SD) {
        format = Format::VOP3SD;
        layout = layout::layout(format);
    }
    if op == Op::v_illegal && first != 0 {
        return Err(DecodeError::UnknownOpcode { format, opcode: 0, words: 1 });
    }
    let mut inst = Inst::new(op, &[]);
    inst.clear();
    inst.form = if matches!(format, Format::VOP3 | Format::VOP3SD | Format::VOP3P) { Form::Long } else { Form::Short };
    for &(field, lsb, width) in layout.mods {
        let mut value = (bits >> lsb) as u32 & ((1 << width) - 1);
        if field == ModField::OffsetSigned {
            value = ((value as i32) << (32 - width) >> (32 - width)) as u32;
        }
        field.set(&mut inst.mods, value);
    }
    if desc.mem.is_some_and(|mem| mem.pair != 0) {
        inst.mods.offset1 = (inst.mods.offset >> 8) as u8;
        inst.mods.offset &= 0xff;
    }
    let short = matches!(format, Format::VOP1 | Format::VOP2 | Format::VOPC);
    // A trailing word: the literal or the DPP control, never both.
    let mut tail = None;
    let mut take_tail = || -> Result<u32, DecodeError> {
        match tail {
            Some(word) => Ok(word),
            None => {
                let word = *words.get(length).ok_or(DecodeError::Truncated { needed: length + 1 })?;
                tail = Some(word);
                length += 1;
                Ok(word)
            }
        }
    };
    // The length is computed before the operands are decoded, so that an error can report it.
    for slot in desc.slots {
        match layout.site(slot.field) {
            Some((lsb, Code::Src8)) if slot.field != Field::soffset && (bits >> lsb) as u32 & 0xff == LITERAL => {
                take_tail()?;
            }
            // An interpolation has neither a literal nor DPP.
            Some((lsb, Code::Src9)) if format != Format::VINTERP => {
                let code = (bits >> lsb) as u32 & 0x1ff;
                if code == LITERAL || (slot.field == Field::src0 && matches!(code, DPP16 | DPP8 | DPP8_FI)) {
                    take_tail()?;
                }
            }
            Some((_, Code::Word)) => {
                take_tail()?;
            }
            _ => {}
        }
    }
    let stray = stray_modifiers(&mut inst, format);
    if stray != 0 {
        return Err(DecodeError::ReservedBits { op, bits: stray, words: length });
    }
    if inst.mods.tfe
        && (format == Format::MTBUF
            || (format == Format::MUBUF && desc.mem.is_some_and(|mem| mem.kind == MemKind::Atomic)))
    {
        return Err(DecodeError::ReservedBits { op, bits: 1 << 53, words: length });
    }
    if inst.mods.nsa && format == Format::MIMG {
        inst.mods.nsa_addr = take_tail()?.to_le_bytes();
    }
    // A flat address has no scalar base: the field is null. Bit 55 belongs to scratch.
    let base = bits >> 48 & 0xff;
    if (format == Format::FLAT && base != Reg::NULL.0 as u64) || (format == Format::GLOBAL && base > 127) {
        return Err(DecodeError::ReservedBits { op, bits: base << 48, words: length });
    }
    let unused = bits & unused_bits(op, format, layout);
    if unused != 0 {
        return Err(DecodeError::ReservedBits { op, bits: unused, words: length });
    }
    let tail = tail.unwrap_or(0);
    for (index, slot) in desc.slots.iter().enumerate() {
        let Some((lsb, code)) = layout.site(slot.field) else { continue };
        let mut value = (bits >> lsb) as u32 & mask(code);
        let reserved = |code| DecodeError::ReservedOperand { op, index, code, words: length };
        let crosses = slot.field == Field::src0 && code == Code::Src9 && matches!(value, DPP16 | DPP8 | DPP8_FI);
        if crosses && format != Format::VINTERP {
            if desc.no_dpp {
                return Err(reserved(value));
            }
            inst.mods.dpp = dpp(value, tail, short, &mut inst.mods);
            value = 256 + (tail & 0xff);
        }
        if inst.mods.dpp != Dpp::None
            && slot.ty == Ty::mix
            && slot.field == Field::src1
            && value < 256
            && !no_file(value)
        {
            // Mixed precision under DPP has no scalar second source, not even in RDNA3.5.
            return Err(reserved(value));
        }
        let vgpr = code == Code::Vgpr8 || (code == Code::Src9 && value >= 256);
        if short && vgpr && slot.ty.is_half() && value & 0x80 != 0 {
            value &= !0x80;
            inst.mods.op_sel |= 1 << slot.bit();
        }
        let operand = operand(&inst, *slot, code, value, tail, bits).ok_or_else(|| reserved(value))?;
        inst.push(operand);
    }
    if let Dpp::Dpp16 { ctrl, .. } = inst.mods.dpp
        && !legal_dpp(ctrl)
    {
        return Err(DecodeError::ReservedBits { op, bits: 0, words: length });
    }
    if inst.mods.nsa && format == Format::MIMG {
        inst.mods.nsa_addr = inst.nsa_bytes();
    }
    if short && (inst.mods.neg | inst.mods.abs) != 0 {
        // neg and abs of a DPP control word.
        let signed = desc.signed;
        let used = if op == Op::v_cmp_class_f32 { signed } else { desc.sources };
        if signed == 0 && desc.halves == 0 || (inst.mods.neg | inst.mods.abs) & !used != 0 {
            return Err(DecodeError::ReservedBits { op, bits: 0, words: length });
        }
        inst.mods.neg &= signed;
        inst.mods.abs &= signed;
    }
    Ok((inst, length))
}

/// Drops the modifiers that the hardware ignores here, and returns the nonzero bits that must be zero.
fn stray_modifiers(inst: &mut Inst, format: Format) -> u64 {
    let op = inst.op;
    let desc = op.desc();
    let mods = &mut inst.mods;
    let mut stray = 0;
    let mut reserve = |wrong: bool, bits: u64| stray |= if wrong { bits } else { 0 };
    match format {
        Format::VOP3 | Format::VOP3SD | Format::VINTERP => {
            let Desc { signed, sources, halves, .. } = *desc;
            let signs = mods.neg | mods.abs;
            // If no source has modifiers, all of their bits are reserved.
            let permutes = desc.cross_lane && desc.format == Format::VOP3;
            let used = match op {
                _ if signed == 0 && (halves == 0 || permutes) => 0,
                // Compares that write EXEC ignore them, as in LLVM.
                Op::v_cmp_class_f32 | Op::v_cmp_class_f64 => signed,
                _ => sources,
            };
            reserve(signs & !used != 0, 7 << 61 | 7 << 8);
            reserve(mods.omul != 0 && !desc.scales, 3 << 59);
            reserve(mods.clamp && !desc.clamps, 1 << 15);
            // The older kind of 16-bit integer operation, which half bits of absent operands indicate, has no
            // modifiers.
            let absent = mods.op_sel & !desc.selectable() != 0 && halves != 0;
            let older = absent && desc.has_older_kind();
            reserve(older && signed == 0 && signs != 0, 7 << 61 | 7 << 8);
            mods.neg &= signed;
            mods.abs &= signed;
            if halves == 0 || permutes {
                mods.op_sel &= halves;
            } else if format != Format::VINTERP && !older {
                reserve(mods.op_sel & !desc.sources & 7 != 0, 7 << 11);
            }
            if matches!(op, Op::v_dot2_f16_f16 | Op::v_dot2_bf16_bf16) {
                mods.op_sel &= halves;
            }
        }
        Format::VOP3P => {
            let Desc { sources, halves, .. } = *desc;
            reserve((mods.neg | mods.neg_hi | mods.op_sel) & !sources & 7 != 0, 1 << 63 | 1 << 10 | 1 << 13);
            reserve(mods.clamp && !desc.clamps, 1 << 15);
            if halves == 0 {
                reserve(mods.op_sel != 0, 7 << 11);
                mods.op_sel_hi = 7;
            } else if !desc.slots.iter().any(|slot| slot.ty == Ty::mix) {
                mods.op_sel_hi |= 7 & !sources;
            }
        }
        Format::DS => {
            reserve(mods.gds != desc.gds_only && (desc.gds_only || desc.lds_only), 1 << 17);
            reserve(op == Op::ds_nop && mods.offset != 0, 0xffff);
        }
        Format::SMEM if desc.mem.is_some_and(|mem| mem.kind == MemKind::Cache) => {
            reserve(mods.glc || mods.dlc, 3 << 13);
            if desc.slots.is_empty() {
                mods.offset = 0;
            }
        }
        Format::MUBUF if desc.slots.is_empty() => {
            reserve(mods.glc || mods.dlc || mods.tfe || mods.offen || mods.idxen, 3 << 13 | 7 << 53);
            *mods = super::Mods::default();
        }
        Format::MIMG => {
            reserve(mods.d16 && desc.image.no_d16, 1 << 17);
            reserve(inst.odd_ray(), 0x7f9c | 3 << 53);
        }
        _ => {}
    }
    stray
}

/// Like [`decode`], but rejects an instruction that the generation does not have, naming it.
pub fn decode_for(words: &[u32], generation: Generation) -> Result<(Inst, usize), DecodeError> {
    let (inst, length) = decode(words)?;
    match inst.since() {
        needed if needed > generation => Err(DecodeError::Generation { op: inst.op, needed, words: length }),
        _ => Ok((inst, length)),
    }
}

/// Operand fields of the format that this instruction does not use and that must be zero. Bits outside of fields are
/// ignored.
fn unused_bits(op: Op, format: Format, layout: &layout::Layout) -> u64 {
    let (mut used, mut all) = (0u64, 0u64);
    for &(field, lsb, code) in layout.sites {
        let bits = (mask(code) as u64) << lsb;
        all |= bits;
        if op.desc().slots.iter().any(|slot| slot.field == field) {
            used |= bits;
        }
    }
    match format {
        // Unused sources of the long forms and unused data of addresses are ignored; v_cmpx writes EXEC regardless of
        // its field.
        Format::FLAT | Format::GLOBAL | Format::SCRATCH | Format::SOPK => return 0,
        Format::VOP3 if op.desc().slots.is_empty() => return 0xff,
        Format::VOP3 | Format::VOP3SD | Format::VOP3P | Format::VINTERP => return 0,
        // Cache invalidations have none of the operands of scalar loads; assemblers write null there.
        Format::SMEM => return 0,
        Format::LDSDIR => return 3 << 22,
        // Unused scalar operands are ignored too, as is the source of an instruction without operands.
        Format::SOP1 => return 0,
        Format::VOP1 => all &= !0x1ff,
        Format::MUBUF if op.desc().slots.is_empty() => return 0,
        _ => {}
    }
    all & !used
}

fn mask(code: Code) -> u32 {
    match code {
        Code::Src8 | Code::Vgpr8 | Code::Sgpr8 => 0xff,
        Code::Src9 => 0x1ff,
        Code::Sgpr7 | Code::SgprOrOff | Code::VdstY => 0x7f,
        Code::Pair6 => 0x3f,
        Code::Quad5 => 0x1f,
        Code::Imm(bits) => (1 << bits) - 1,
        Code::Vcc | Code::Word => 0,
    }
}

/// The DPP control in a trailing word. In the short forms the word also holds neg and abs of sources 0 and 1.
fn dpp(code: u32, word: u32, short: bool, mods: &mut super::Mods) -> Dpp {
    if code != DPP16 {
        return Dpp::Dpp8 { select: word >> 8, fetch_inactive: code == DPP8_FI };
    }
    if short {
        for i in 0..2 {
            mods.neg |= ((word >> (20 + 2 * i) & 1) as u8) << i;
            mods.abs |= ((word >> (21 + 2 * i) & 1) as u8) << i;
        }
    }
    Dpp::Dpp16 {
        ctrl: (word >> 8 & 0x1ff) as u16,
        row_mask: (word >> 28) as u8,
        bank_mask: (word >> 24 & 15) as u8,
        bound_ctrl: word >> 19 & 1 != 0,
        fetch_inactive: word >> 18 & 1 != 0,
    }
}

/// The operand that a field's bits encode, `None` for reserved codes.
fn operand(inst: &Inst, slot: Slot, code: Code, value: u32, tail: u32, bits: u64) -> Option<Operand> {
    let op = inst.op;
    let dwords = match (op.desc().format, slot.field) {
        (Format::GLOBAL, Field::addr) if (bits >> 48) as u32 & 0x7f != Reg::NULL.0 as u32 => 1,
        (Format::MUBUF | Format::MTBUF, Field::vaddr) => inst.mods.offen as u16 + inst.mods.idxen as u16,
        (Format::MUBUF | Format::MTBUF, Field::vdata) => slot.ty.dwords(false) as u16 + inst.mods.tfe as u16,
        (Format::MIMG, _) => inst.image_dwords(slot) as u16,
        _ => slot.ty.dwords(false) as u16,
    };
    Some(match code {
        Code::Src8 | Code::Src9 => match value {
            // The upper bit of the field of an interpolated 16-bit value is ignored.
            _ if op.desc().format == Format::VINTERP && slot.ty.is_half() => vgpr(value & 0xff),
            256.. if scalar_only(op, slot) && slot.ty != Ty::mask => return None,
            256.. => vgpr(value - 256),
            LITERAL if accumulator(op, slot) => Operand::Literal(tail),
            // The second word of the scratch base is not the start of a pair.
            _ if vgpr_only(op, slot) && no_file(value) && (dwords == 1 || (dwords == 2 && value != 231)) => {
                Operand::Reg(Reg(value as u16))
            }
            124 if vgpr_only(op, slot) => Operand::Reg(Reg::NULL),
            // The value, not the lane, which is a scalar.
            254 if slot.field == Field::src0
                && (op == Op::v_readfirstlane_b32 || op == Op::v_readlane_b32 || op == Op::v_writelane_b32) =>
            {
                Operand::Reg(Reg(254))
            }
            _ if vgpr_only(op, slot) && !(accumulator(op, slot) && is_inline(value)) => return None,
            128..=208 | 240..=248 | LITERAL if slot.ty == Ty::mask => return None,
            128..=208 | 240..=248 if slot.field != Field::sreg0 => Operand::Inline(value as u8),
            128..=208 | 240..=248 => return None,
            LITERAL if matches!(slot.field, Field::soffset | Field::sreg0) => return None,
            LITERAL => Operand::Literal(tail),
            254 if code == Code::Src9 && dwords == 1 && !scalar_only(op, slot) => Operand::Reg(Reg(254)),
            254 if slot.field == Field::vcc_src || slot.ty == Ty::mask => Operand::Reg(Reg(254)),
            _ => scalar(value, dwords)?,
        },
        Code::Vgpr8 => {
            let absent = match (op.desc().format, slot.field) {
                (Format::FLAT | Format::GLOBAL | Format::SCRATCH, Field::vdst) => {
                    op.desc().mem.is_some_and(|mem| mem.kind == super::MemKind::Atomic) && !inst.mods.glc
                }
                (Format::SCRATCH, Field::addr) => bits >> 55 & 1 == 0,
                (Format::MUBUF | Format::MTBUF, Field::vaddr) => !inst.mods.offen && !inst.mods.idxen,
                (Format::EXP, Field::vsrc0) => bits & 1 == 0,
                (Format::EXP, Field::vsrc1) => bits & 2 == 0,
                (Format::EXP, Field::vsrc2) => bits & 4 == 0,
                (Format::EXP, Field::vsrc3) => bits & 8 == 0,
                _ => false,
            };
            if absent { Operand::None } else { vgpr(value) }
        }
        Code::SgprOrOff if value == Reg::NULL.0 as u32 => Operand::None,
        Code::Sgpr7 | Code::Sgpr8 | Code::SgprOrOff => {
            let exec = value >= Reg::EXEC_LO.0 as u32;
            // Vector destinations that receive a scalar use the source codes.
            let read_only = match op {
                Op::v_readfirstlane_b32 => no_file(value),
                Op::v_readlane_b32 => matches!(value, 230 | 231 | 235..=239 | 251..=253),
                _ => slot.field == Field::vcc_dst && matches!(value, 230 | 231 | 235..=239 | 251..=254),
            };
            if (value > 127 && !read_only)
                || (slot.field == Field::sdata && value > Reg::NULL.0 as u32)
                || (slot.field == Field::saddr && exec && ((dwords == 2 && has_address(op)) || value == 127))
                || (slot.field == Field::sdst_v && value == Reg::M0.0 as u32)
            {
                return None;
            }
            if read_only { Operand::Reg(Reg(value as u16)) } else { scalar(value, dwords)? }
        }
        Code::Pair6 => scalar(value * 2, dwords)?,
        Code::Quad5 => scalar(value * 4, dwords)?,
        Code::Imm(_) if slot.field == Field::hint && value == 0 => Operand::None,
        Code::Imm(_) => Operand::Imm(value as u16),
        Code::Vcc => Operand::Reg(Reg::VCC_LO),
        Code::Word => Operand::Literal(tail),
        Code::VdstY => return None,
    })
}

/// False for accesses by thread id, which have only a base.
pub(super) fn has_address(op: Op) -> bool {
    op.desc().slots.iter().any(|slot| slot.field == Field::addr)
}

fn is_inline(code: u32) -> bool {
    matches!(code, 128..=208 | 240..=248)
}

/// A VGPR, or the tuple that starts there. The end of the tuple is not checked here: the words are a valid instruction.
/// The encoder and the simulator check it.
fn vgpr(n: u32) -> Operand {
    Operand::Reg(Reg(256 + n as u16))
}

/// Tuples start at multiples of two or four; the hardware ignores the lower bits.
fn scalar(code: u32, dwords: u16) -> Option<Operand> {
    let reg = match (code, dwords) {
        (_, 0 | 1) | (106.., _) if !(108..124).contains(&code) => Reg(code as u16),
        (_, 1) => Reg(code as u16),
        (_, 2) => Reg(code as u16 & !1),
        _ => Reg(code as u16 & !3),
    };
    let fits = match reg.0 {
        124 | 235..=239 | 251..=253 => true,
        230 => dwords <= 2,
        231 => dwords == 1,
        106 | 126 => dwords <= 2,
        107 | 125 | 127 => dwords == 1,
        n @ 108..=123 => n + dwords <= 124,
        n if n < Reg::SGPRS => n + dwords <= Reg::SGPRS,
        _ => false,
    };
    fits.then_some(Operand::Reg(reg))
}

fn decode_dual(words: &[u32], bits: u64) -> Result<(Inst, usize), DecodeError> {
    let layout = layout::layout(Format::VOPD);
    let codes = [bits as u32 >> layout.op.0 & 15, bits as u32 >> DUAL_Y & 31];
    let mut ops = [Op::v_nop; 2];
    for half in 0..2 {
        let line = layout::line_of(Format::VOPD, codes[half] as usize);
        if line == ABSENT {
            return Err(DecodeError::UnknownOpcode { format: Format::VOPD, opcode: codes[half] as u16, words: 2 });
        }
        ops[half] = Op::ALL[line as usize];
    }
    let site =
        |half: usize, field: Field| DUAL[half].iter().find(|site: &&Site| site.0 == field).map(|site| (site.1, site.2));
    let mut length = 2;
    let needs_literal = (0..2).any(|half| {
        dual_slots(ops[half]).iter().any(|slot| match site(half, slot.field) {
            Some((lsb, Code::Src9)) => (bits >> lsb) as u32 & 0x1ff == LITERAL,
            Some((_, Code::Word)) => true,
            _ => false,
        })
    });
    let unused = (0..2).fold(0u64, |bits, half| {
        let lacks = |field| !dual_slots(ops[half]).iter().any(|slot| slot.field == field);
        DUAL[half].iter().filter(|site| lacks(site.0)).fold(bits, |bits, site| bits | (mask(site.2) as u64) << site.1)
    });
    if bits & unused != 0 {
        return Err(DecodeError::ReservedBits {
            op: ops[0],
            bits: bits & unused,
            words: length + needs_literal as usize,
        });
    }
    let mut tail = 0;
    if needs_literal {
        tail = *words.get(2).ok_or(DecodeError::Truncated { needed: 3 })?;
        length = 3;
    }
    let mut inst = Inst::new(ops[0], &[]);
    inst.clear();
    inst.form = Form::Dual;
    inst.pair = Some(ops[1]);
    inst.mods = super::Mods::default();
    let vdst_x = (bits >> 56) as u32 & 0xff;
    for (half, op) in ops.into_iter().enumerate() {
        for slot in dual_slots(op) {
            let Some((lsb, code)) = site(half, slot.field) else { continue };
            let value = (bits >> lsb) as u32 & mask(code);
            let index = inst.operands().len();
            let decoded = match code {
                Code::VdstY => Some(vgpr(value << 1 | (!vdst_x & 1))),
                _ => operand(&inst, *slot, code, value, tail, bits),
            };
            inst.push(decoded.ok_or(DecodeError::ReservedOperand { op, index, code: value, words: length })?);
        }
    }
    Ok((inst, length))
}
