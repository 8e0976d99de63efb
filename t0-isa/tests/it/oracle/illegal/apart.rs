//! Intended differences from llvm-mc. Each class is a rule that is checked for each difference; `illegal_apart.txt`
//! gives the reasons.

use super::Difference;
use t0_isa::isa::{Dpp, EncodeError, Field, Format, Inst, Op, Operand, ParseErrorKind, Ty, parse_styled};

/// The class of a difference; `None` if it is a bug.
pub(super) fn class(it: &Difference<'_>) -> Option<&'static str> {
    match (&it.ours, &it.theirs) {
        (Err(error), Ok(theirs)) => taken_by_llvm(it, &error.kind, theirs),
        (Ok(inst), Err(_)) => taken_by_us(it, inst),
        (Ok(inst), Ok(theirs)) => read_otherwise(it, inst, theirs),
        (Err(_), Err(_)) => None,
    }
}

fn taken_by_llvm(it: &Difference<'_>, error: &ParseErrorKind, theirs: &[u32]) -> Option<&'static str> {
    let (mnemonic, operands) = it.text.split_once(' ').unwrap_or((it.text, ""));
    let stem = ["_e64_dpp", "_e32", "_e64", "_dpp"].iter().find_map(|suffix| mnemonic.strip_suffix(suffix));
    let op = Op::from_name(mnemonic).or_else(|| Op::from_name(stem?))?;
    let desc = op.desc();
    let same =
        |text: &str| parse_styled(text, it.target, it.style).is_ok_and(|inst| inst.encode().as_deref() == Ok(theirs));
    let missing = |suffix: &str| if suffix == "_e32" { !desc.has_short_form() } else { desc.long_form().is_none() };
    if let Some(suffix) = ["_e32", "_e64"].into_iter().find(|suffix| mnemonic.ends_with(suffix) && missing(suffix)) {
        let stem = &mnemonic[..mnemonic.len() - suffix.len()];
        // Without the suffix our parser produces the same words.
        return same(&format!("{stem} {operands}")).then_some("suffix");
    }
    let mask = if it.style.wave64 { "vcc" } else { "vcc_lo" };
    match error {
        _ if desc.format == Format::VOPC && same(&format!("{mnemonic} {mask}, {operands}")) => Some("VCC left out"),
        _ if same(&format!("{mnemonic} {operands}, {mask}")) => Some("VCC left out"),
        ParseErrorKind::Range { .. } | ParseErrorKind::Encode(EncodeError::Range { .. }) => Some("cut"),
        ParseErrorKind::Encode(EncodeError::Modifier { modifier: "neg_lo" | "neg" | "neg_hi", .. })
            if desc.format == Format::VOP3P =>
        {
            Some("cut")
        }
        ParseErrorKind::Constant(why) if why.starts_with("an f64 operand takes only") => Some("f64 digits"),
        ParseErrorKind::Constant(why)
            if why.starts_with("`.l` and `.h` need true16")
                && desc.format == Format::VOPC
                && mnemonic.ends_with("_e32") =>
        {
            Some("halves of a compare")
        }
        ParseErrorKind::Constant(why) if why.starts_with("more op_sel bits than") => Some("cut"),
        ParseErrorKind::Constant(why) if why.starts_with("the number is too ") => Some("float past its range"),
        ParseErrorKind::Constant(_) if desc.is_matrix() => Some("constant as a matrix"),
        ParseErrorKind::Width { .. } if desc.format == Format::MIMG => Some("image address of more registers"),
        ParseErrorKind::Encode(EncodeError::Operand { expected, .. })
            if it.style.wave64 && desc.is_matrix() && expected.contains("ends at v255") =>
        {
            Some("matrix at the end of the file")
        }
        ParseErrorKind::Encode(EncodeError::LiteralWithDpp { .. })
            if desc.slots.iter().any(|slot| slot.ty == Ty::mix) =>
        {
            Some("literal under DPP")
        }
        ParseErrorKind::Conflict { name, why } if name == "op_sel" && why.starts_with("selects other halves") => {
            Some("op_sel beside halves")
        }
        ParseErrorKind::Unknown { what: "symbol", name, .. } if name == "lit" => Some("lit"),
        ParseErrorKind::Unknown { what: "symbol", .. } if matches!(desc.format, Format::SOPP | Format::SOPK) => {
            Some("name as a label")
        }
        ParseErrorKind::Expected { found, .. } if found == "`off`" => Some("off"),
        ParseErrorKind::Expected { expected, found } if expected == "`,`" && found == "`clamp`" => {
            Some("clamp as a symbol")
        }
        ParseErrorKind::Encode(EncodeError::Operand { expected: "a VGPR", .. })
            if desc.format == Format::VOP3P && (operands.contains("null") || reads_only(it.text)) =>
        {
            Some("register of no file as a matrix")
        }
        ParseErrorKind::Encode(EncodeError::Operand { expected, .. })
            if expected.starts_with("a scalar register") && reads_only(it.text) =>
        {
            Some("read-only register")
        }
        ParseErrorKind::Encode(EncodeError::Modifier { modifier: "abs", .. })
            if desc.format == Format::VINTERP
                || desc.long_form().is_some_and(|(format, _)| format == Format::VOP3SD) =>
        {
            Some("dropped bars")
        }
        ParseErrorKind::Encode(EncodeError::Modifier { modifier: "abs" | "neg", .. })
            if desc.has_short_form() && signed_constant(operands) =>
        {
            Some("folded sign")
        }
        ParseErrorKind::Encode(EncodeError::Modifier { modifier: "op_sel", .. }) => Some("op_sel of whole operands"),
        ParseErrorKind::Encode(EncodeError::LiteralWithDpp { .. })
            if desc.slots.iter().any(|slot| slot.ty.is_half()) =>
        {
            Some("16-bit integer under DPP")
        }
        ParseErrorKind::Encode(EncodeError::TwoLiterals { .. }) if operands.contains("lit(") => Some("lit"),
        _ if number(op, operands) => Some("cut"),
        _ => None,
    }
}

fn taken_by_us(it: &Difference<'_>, inst: &Inst) -> Option<&'static str> {
    if it.ordered_is_taken {
        return Some("order of modifiers");
    }
    let desc = inst.op.desc();
    if desc.is_matrix() && inst.operand(Field::src2).is_const() {
        return Some("constant as a matrix");
    }
    let constant =
        inst.slots().any(|(slot, operand)| slot.ty.is_half() && !slot.ty.is_float() && operand == Operand::Inline(248));
    match inst.op {
        _ if it.text.contains("lit(") => Some("lit"),
        _ if constant && inst.mods.dpp != Dpp::None => Some("16-bit integer under DPP"),
        Op::v_pk_fmac_f16 if inst.operands().iter().any(|operand| operand.is_const()) => Some("v_pk_fmac_f16"),
        _ => None,
    }
}

fn read_otherwise(it: &Difference<'_>, inst: &Inst, theirs: &[u32]) -> Option<&'static str> {
    let constant = inst.operands().iter().any(|operand| operand.is_const());
    match inst.op {
        Op::s_setreg_imm32_b32 if theirs.first() == inst.encode().ok()?.first() => Some("s_setreg of a float"),
        Op::v_pk_fmac_f16 if constant => Some("v_pk_fmac_f16"),
        op if op.desc().has_short_form() && signed_constant(it.text) => Some("folded sign"),
        _ => None,
    }
}

/// Whether the first operand is a number that the instruction stores unchanged and that has more digits than the field
/// has bits.
fn number(op: Op, operands: &str) -> bool {
    let holds = op.desc().slots.iter().any(|slot| {
        matches!(slot.field, Field::simm16 | Field::simm32 | Field::hint | Field::probe | Field::label | Field::delay)
    });
    let scalar = matches!(op.desc().format, Format::SOPP | Format::SOPK | Format::SMEM);
    holds && scalar && operands.split(',').any(|operand| number_of_more_digits(operand.trim()))
}

/// A float, or an integer beyond 32 bits.
fn number_of_more_digits(text: &str) -> bool {
    let digits = text.trim_start_matches('-');
    let hex = digits.strip_prefix("0x").and_then(|digits| u128::from_str_radix(digits, 16).ok());
    text.parse::<f64>().is_ok()
        || hex.is_some_and(|value| value > if digits == text { 0xffff_ffff } else { 0x8000_0000 })
}

/// Whether a read-only register is among the operands.
fn reads_only(text: &str) -> bool {
    text.split([' ', ',']).any(|word| word == "scc" || word.starts_with("src_"))
}

/// Whether a constant with a sign or in bars is among the operands.
fn signed_constant(text: &str) -> bool {
    text.split([' ', ',']).any(|word| {
        let bare = ["-", "|", "neg(", "abs(", "|", "-"]
            .iter()
            .fold(word, |bare, sign| bare.strip_prefix(sign).unwrap_or(bare));
        bare.len() < word.len() && (bare.starts_with(|c: char| c.is_ascii_digit()) || bare.starts_with("lit("))
    })
}
