//! Instruction names with an encoding suffix.

use super::super::{Form, Op};
use super::cursor::Cursor;
use super::error::{Fault, ParseErrorKind, Result};
use super::suggest;

/// The parts of a mnemonic.
#[derive(Clone, Copy)]
pub(super) struct Mnemonic {
    pub(super) op: Op,
    pub(super) form: Form,
    /// Whether the suffix announces a lane crossing.
    pub(super) dpp: bool,
}

/// Suffixes, longest first.
const SUFFIXES: [(&str, Form, bool); 4] = [
    ("_e64_dpp", Form::Long, true),
    ("_e32", Form::Short, false),
    ("_e64", Form::Long, false),
    ("_dpp", Form::Short, true),
];

/// Parses a mnemonic.
pub(super) fn mnemonic(cursor: &mut Cursor<'_>) -> Result<Mnemonic> {
    cursor.skip();
    let start = cursor.position();
    let Some(word) = cursor.word() else { return cursor.expected("an instruction") };
    if let Some(name) = word.strip_prefix("v_dual_") {
        let pairs = |op: &Op| op.desc().vopd.is_some();
        let full = format!("v_{name}");
        if let Some(op) = Op::from_name(&full).filter(pairs) {
            return Ok(Mnemonic { op, form: Form::Dual, dpp: false });
        }
        let halves: Vec<String> =
            Op::ALL.iter().filter(|op| pairs(op)).map(|op| format!("v_dual_{}", &op.name()[2..])).collect();
        return unknown(word, start, &mut halves.iter().map(String::as_str));
    }
    if let Some(op) = Op::from_name(word).filter(|op| op.desc().format != super::super::Format::VOPD) {
        return Ok(Mnemonic { op, form: Form::Auto, dpp: false });
    }
    for (suffix, form, dpp) in SUFFIXES {
        let Some(op) = word.strip_suffix(suffix).and_then(Op::from_name) else { continue };
        let exists = match form {
            Form::Short => op.desc().has_short_form(),
            // Instructions between lanes and scalar registers have only one form, so they have no suffix.
            _ => op.desc().long_form().is_some() && !crosses_to_scalar(op),
        };
        if !exists {
            let kind =
                super::super::EncodeError::Form { op, form: if form == Form::Short { "32-bit" } else { "64-bit" } };
            return Err(Fault::new(start..start + word.len(), kind));
        }
        return Ok(Mnemonic { op, form, dpp });
    }
    // The suffix is more likely to be correct than the name.
    let suffix = SUFFIXES.iter().map(|(suffix, ..)| *suffix).find(|suffix| word.ends_with(suffix)).unwrap_or("");
    let stem = &word[..word.len() - suffix.len()];
    let suggestion = suggest::nearest(stem, Op::ALL.iter().map(|op| op.name())).map(|name| format!("{name}{suffix}"));
    let kind = ParseErrorKind::Unknown { what: "instruction", name: shortened(word), suggestion };
    Err(Fault::new(start..start + word.len(), kind))
}

/// v_readlane, v_writelane.
fn crosses_to_scalar(op: Op) -> bool {
    let desc = op.desc();
    desc.cross_lane && !desc.has_short_form() && desc.slots.len() < 4
}

fn unknown<T>(word: &str, start: usize, names: &mut dyn Iterator<Item = &str>) -> Result<T> {
    let suggestion = suggest::nearest(word, names.collect::<Vec<_>>().into_iter());
    let kind = ParseErrorKind::Unknown { what: "instruction", name: shortened(word), suggestion };
    Err(Fault::new(start..start + word.len(), kind))
}

/// Truncates the name, so that messages stay short.
fn shortened(word: &str) -> String {
    word.chars().take(64).collect()
}
