//! Registers and register tuples.

use super::super::Reg;
use super::super::reg;
use super::cursor::Cursor;
use super::error::{Fault, ParseErrorKind, Result};
use super::expr::{Expressions, Scope, Value, value};

/// A register, or a tuple of consecutive registers, as written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Written {
    pub(super) reg: Reg,
    /// Number of registers; 0 for those without a width of their own (`null`, apertures, condition codes).
    pub(super) dwords: u8,
    /// `.l` (false) or `.h`.
    pub(super) half: Option<bool>,
}

/// The register files that are numbered.
const FILES: [(&str, u16, u16); 3] = [("v", 256, Reg::VGPRS), ("s", 0, Reg::SGPRS), ("ttmp", 108, 16)];

/// Parses a register. If none comes next, returns `None` and consumes nothing.
pub(super) fn register(cursor: &mut Cursor<'_>, scope: &dyn Scope) -> Result<Option<Written>> {
    let Some(word) = cursor.peek_word() else {
        return if cursor.rest().starts_with('[') { list(cursor, scope) } else { Ok(None) };
    };
    let start = cursor.position();
    if let Some((reg, dwords)) = reg::named(word) {
        cursor.word();
        return Ok(Some(Written { reg: Reg(reg), dwords, half: None }));
    }
    let (stem, half) = match word.split_once('.') {
        Some((stem, "l")) => (stem, Some(false)),
        Some((stem, "h")) => (stem, Some(true)),
        Some(_) => return Ok(None),
        None => (word, None),
    };
    let digits = stem.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let Some(&(_, base, count)) = FILES.iter().find(|(name, ..)| *name == &stem[..stem.len() - digits.len()]) else {
        return Ok(None);
    };
    let (first, last) = if digits.is_empty() {
        cursor.word();
        if !cursor.rest().starts_with('[') {
            cursor.set_position(start);
            return Ok(None);
        }
        cursor.eat("[");
        let first = index(cursor, scope)?;
        let last = if cursor.eat(":") { index(cursor, scope)? } else { first };
        cursor.require("]")?;
        (first, last)
    } else {
        let Ok(number) = digits.parse::<i64>() else { return Ok(None) };
        cursor.word();
        (number, number)
    };
    let at = start..cursor.position();
    if last < first {
        let kind = ParseErrorKind::Constant("the last register of the tuple precedes the first");
        return Err(Fault::new(at, kind));
    }
    if first < 0 || last >= i64::from(count) {
        let what = match base {
            256 => "the number of a VGPR",
            0 => "the number of an SGPR",
            _ => "the number of a trap temporary",
        };
        let value = if first < 0 { first } else { last };
        return Err(Fault::new(at, ParseErrorKind::Range { what, min: 0, max: i64::from(count) - 1, value }));
    }
    if half.is_some() && base != 256 {
        return Err(Fault::new(at, ParseErrorKind::Constant("only VGPRs have halves")));
    }
    if base != 108 {
        scope.uses(base == 256, last as u16);
    }
    let dwords = (last - first + 1).min(255) as u8;
    Ok(Some(Written { reg: Reg(base + first as u16), dwords, half }))
}

fn index(cursor: &mut Cursor<'_>, scope: &dyn Scope) -> Result<i64> {
    cursor.skip();
    let start = cursor.position();
    let expr = Expressions::new(scope).expression(cursor)?;
    match value(&expr, scope) {
        Ok(Value { section: None, offset }) => Ok(offset),
        _ => Err(Fault::new(
            start..cursor.position(),
            ParseErrorKind::Expression("the number of a register must be known here"),
        )),
    }
}

/// `[v0, v1, v2]`: a tuple written as a list. The registers must be consecutive.
fn list(cursor: &mut Cursor<'_>, scope: &dyn Scope) -> Result<Option<Written>> {
    let start = cursor.position();
    cursor.eat("[");
    let mut whole: Option<Written> = None;
    loop {
        let item_at = cursor.position();
        let Some(item) = cursor.peek_word().map(|_| register(cursor, scope)).transpose()?.flatten() else {
            if whole.is_none() {
                cursor.set_position(start);
                return Ok(None);
            }
            return cursor.expected("a register");
        };
        whole = Some(match whole {
            None => item,
            Some(before) if item.reg.0 == before.reg.0 + u16::from(before.dwords) && item.dwords != 0 => {
                Written { dwords: before.dwords.saturating_add(item.dwords), ..before }
            }
            Some(_) => {
                let kind = ParseErrorKind::Constant("the registers of a list must be consecutive");
                return Err(Fault::new(item_at..cursor.position(), kind));
            }
        });
        if cursor.eat("]") {
            break;
        }
        cursor.require(",")?;
    }
    Ok(whole)
}
