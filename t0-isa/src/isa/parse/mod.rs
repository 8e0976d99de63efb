//! Parses instructions: LLVM's gfx11 assembly syntax, driven by the same table as the printer.
//!
//! | module | contents |
//! |---|---|
//! | `statement` | one instruction: mnemonic, operands slot by slot, consistency checks between them |
//! | `source` | source operands with signs, destinations, addresses |
//! | `register`, `constant`, `expr` | registers and tuples; constants by operand type; absolute expressions |
//! | `fields`, `modifiers` | symbolic fields (`vmcnt(0)`, `hwreg(..)`); everything after the operands |
//! | `mnemonic`, `suggest` | names and encoding suffixes; suggestions for misspelt names |
//! | `cursor`, `error` | tokens; errors and their locations |
//!
//! **Invariant:** there is no list of mnemonics and no opcode here: a name is looked up in the table, and its slots
//! determine what is parsed. The names of fields (counters, messages, formats, ...) are in the printer's tables.
//!
//! **Invariant:** time is linear in the text, and no text panics: expressions are bounded in parts and depth,
//! suggestions in length.
//!
//! Rules about the whole instruction are checked by the encoder. Its error is reported at the offending operand or
//! modifier.

mod constant;
mod cursor;
mod error;
mod expr;
mod fields;
mod mnemonic;
mod modifiers;
mod register;
mod source;
mod statement;
mod suggest;

pub use error::{ParseError, ParseErrorKind};

pub(crate) use cursor::Cursor;
pub(crate) use error::{Fault, Result as Parsed};
pub(crate) use expr::{Binary, Expr, Expressions, NoValue, Scope, Specifier, Value, string, string_bytes, value};
pub(crate) use fields::{number, predefined};
pub(crate) use statement::{FixupKind, Statement};
pub(crate) use suggest::nearest;

use super::{Inst, Style};
use crate::target::Target;

/// Parses one instruction in LLVM's syntax, as the default [`Style`] prints it (wave32, 16-bit operands as halves).
///
/// The suffix selects the encoding (`_e32`, `_e64`, `_dpp`, `_e64_dpp`); without one it is the shortest. Comments
/// (`//`, `;`, `#`, `/* */`) may follow. Branches take a number, the distance in words; labels need a whole program.
///
/// ```
/// use t0_isa::isa::parse;
/// use t0_isa::target::GFX1100;
///
/// let add = parse("v_add_f32 v0, 1.0, v1", &GFX1100)?;
/// assert_eq!(add.to_string(), "v_add_f32_e32 v0, 1.0, v1");
/// let wrong = parse("v_ad_f32 v0, 1.0, v1", &GFX1100).unwrap_err();
/// assert_eq!(wrong.to_string(), "1:1: unknown instruction `v_ad_f32`; did you mean `v_add_f32`?");
/// # Ok::<(), t0_isa::isa::ParseError>(())
/// ```
///
/// # Errors
/// [`ParseError`]: what was expected and where, or the broken encoding rule. An instruction that `target` does not have
/// is an error.
pub fn parse(text: &str, target: &Target) -> Result<Inst, ParseError> {
    parse_styled(text, target, Style::default())
}

/// Parses one instruction like [`parse`], in another [`Style`]: lane masks of two registers, 16-bit operands without
/// halves.
///
/// # Errors
/// The errors of [`parse`].
pub fn parse_styled(text: &str, target: &Target, style: Style) -> Result<Inst, ParseError> {
    let read = || {
        let mut cursor = Cursor::new(text);
        let (inst, fixups) = Statement::read(&mut cursor, &expr::Bare, target, style)?;
        debug_assert!(fixups.is_empty(), "without later definitions every expression has a value");
        while cursor.at_end() && !cursor.rest().is_empty() {
            cursor.next_line();
        }
        if cursor.at_end() { Ok(inst) } else { cursor.expected("the end of the instruction") }
    };
    read().map_err(|fault: Box<Fault>| fault.locate(text))
}
