//! Symbolic fields: counters, messages, hardware registers, delays, swizzles, export targets. The names are in the
//! printer's tables.

use super::super::Ty;
use super::super::desc::{Field, Slot};
use super::super::image::DIMENSIONS;
use super::super::print::fields::{
    DELAY_IDS, DELAY_SKIPS, DEPCTR, HARDWARE_REGISTERS, MESSAGES, VERSION_FLAGS, VERSIONS,
};
use super::cursor::Cursor;
use super::error::{Fault, ParseErrorKind, Result};
use super::expr::{Expressions, Scope, Value, string, value};
use super::suggest;

/// Symbols that any expression can use: those of s_version.
pub(crate) fn predefined(name: &str) -> Option<i64> {
    let found = VERSIONS.iter().chain(&VERSION_FLAGS).find(|(known, _)| *known == name)?;
    Some(i64::from(found.1))
}

/// A number within bounds whose value must be known at this point.
pub(crate) fn number(
    cursor: &mut Cursor<'_>,
    scope: &dyn Scope,
    what: &'static str,
    min: i64,
    max: i64,
) -> Result<i64> {
    cursor.skip();
    let start = cursor.position();
    let expr = Expressions::new(scope).expression(cursor)?;
    bounded(known(&expr, scope, start..cursor.position())?, what, min, max, start..cursor.position())
}

/// A number without operators, for fields in which `|` and `&` have another meaning.
fn term(cursor: &mut Cursor<'_>, scope: &dyn Scope, what: &'static str, min: i64, max: i64) -> Result<i64> {
    cursor.require("(")?;
    let value = number(cursor, scope, what, min, max)?;
    cursor.require(")")?;
    Ok(value)
}

/// The value of an expression whose symbols must all be known.
pub(crate) fn known(expr: &super::expr::Expr, scope: &dyn Scope, at: std::ops::Range<usize>) -> Result<i64> {
    use super::expr::NoValue;
    match value(expr, scope) {
        Ok(Value { section: None, offset }) => Ok(offset),
        Ok(_) => Err(Fault::new(at, ParseErrorKind::Expression("expected a number, not an address"))),
        Err(NoValue::Never(why)) => Err(Fault::new(at, ParseErrorKind::Expression(why))),
        Err(NoValue::Undefined(name, at)) => {
            let kind = ParseErrorKind::Unknown { what: "symbol", name: name.into(), suggestion: None };
            Err(Fault::new(at, kind))
        }
    }
}

fn bounded(value: i64, what: &'static str, min: i64, max: i64, at: std::ops::Range<usize>) -> Result<i64> {
    if (min..=max).contains(&value) {
        Ok(value)
    } else {
        Err(Fault::new(at, ParseErrorKind::Range { what, min, max, value }))
    }
}

/// The immediate of this field.
pub(super) fn field(cursor: &mut Cursor<'_>, scope: &dyn Scope, slot: Slot) -> Result<u16> {
    let field = slot.field;
    // LLVM accepts a negative number only if the field is a signed number or has arbitrary bits.
    let least = match field {
        Field::msg | Field::hwreg | Field::hint => 0,
        Field::simm16 if slot.ty == Ty::u16 => 0,
        _ => -0x8000,
    };
    let any = |cursor: &mut Cursor<'_>| number(cursor, scope, "the constant", least, 0xffff).map(|n| n as u16);
    let named = |cursor: &mut Cursor<'_>| cursor.peek_word().map(str::to_string).unwrap_or_default();
    match field {
        Field::waitcnt if waits(&named(cursor)) => waitcnt(cursor, scope),
        Field::depctr if named(cursor).starts_with("depctr_") => depctr(cursor, scope),
        Field::delay if named(cursor).starts_with("inst") => delay(cursor),
        Field::msg | Field::msg_rtn if named(cursor) == "sendmsg" => {
            message(cursor, scope).and_then(|id| check_width(cursor, id, field))
        }
        Field::hwreg if named(cursor) == "hwreg" => hwreg(cursor, scope),
        Field::attr => attribute(cursor),
        Field::tgt => target(cursor),
        Field::msg_rtn => number(cursor, scope, "the message", 0, 255).map(|n| n as u16),
        Field::probe => number(cursor, scope, "the constant", 0, 127).map(|n| n as u16),
        _ => any(cursor),
    }
}

fn check_width(cursor: &Cursor<'_>, id: u16, field: Field) -> Result<u16> {
    let max = if field == Field::msg_rtn { 255 } else { 0xffff };
    let at = cursor.position();
    bounded(id.into(), "the message", 0, max, at.saturating_sub(1)..at).map(|n| n as u16)
}

fn unknown<T>(what: &'static str, word: &str, at: usize, names: &mut dyn Iterator<Item = &str>) -> Result<T> {
    let suggestion = suggest::nearest(word, names.collect::<Vec<_>>().into_iter());
    let kind = ParseErrorKind::Unknown { what, name: word.into(), suggestion };
    Err(Fault::new(at..at + word.len(), kind))
}

/// Counters of s_waitcnt: name, lowest bit, maximum (which means "do not wait").
const WAITS: [(&str, u16, u16); 3] = [("vmcnt", 10, 63), ("expcnt", 0, 7), ("lgkmcnt", 4, 63)];

fn waits(word: &str) -> bool {
    WAITS.iter().any(|(name, ..)| word == *name || word.strip_suffix("_sat") == Some(name))
}

fn waitcnt(cursor: &mut Cursor<'_>, scope: &dyn Scope) -> Result<u16> {
    let mut all = WAITS.iter().fold(0, |all, (_, lsb, max)| all | max << lsb);
    loop {
        cursor.skip();
        let at = cursor.position();
        let Some(word) = cursor.word() else { return cursor.expected("`vmcnt(..)`, `lgkmcnt(..)` or `expcnt(..)`") };
        // `_sat` clamps larger numbers to the maximum.
        let (name, most) = match word.strip_suffix("_sat") {
            Some(name) => (name, i64::from(i32::MAX)),
            None => (word, -1),
        };
        let Some(&(_, lsb, max)) = WAITS.iter().find(|(known, ..)| *known == name) else {
            return unknown("counter", word, at, &mut WAITS.iter().map(|(name, ..)| *name));
        };
        let count = term(cursor, scope, "the count", 0, most.max(max.into()))?.min(max.into()) as u16;
        all = (all & !(max << lsb)) | count << lsb;
        if !cursor.eat("&") {
            cursor.eat(",");
        }
        if cursor.at_end() {
            return Ok(all);
        }
    }
}

fn depctr(cursor: &mut Cursor<'_>, scope: &dyn Scope) -> Result<u16> {
    let mut seen = 0u16;
    let mut all = DEPCTR.iter().fold(0, |all, (_, lsb, max)| all | max << lsb);
    loop {
        cursor.skip();
        let at = cursor.position();
        let Some(word) = cursor.word() else { return cursor.expected("`depctr_..(..)`") };
        let Some(&(_, lsb, max)) = DEPCTR.iter().find(|(known, ..)| *known == word) else {
            return unknown("counter", word, at, &mut DEPCTR.iter().map(|(name, ..)| *name));
        };
        if seen & max << lsb != 0 {
            let kind = ParseErrorKind::Conflict { name: word.into(), why: "appears twice" };
            return Err(Fault::new(at..at + word.len(), kind));
        }
        seen |= max << lsb;
        let count = term(cursor, scope, "the count", 0, max.into())? as u16;
        all = (all & !(max << lsb)) | count << lsb;
        if !cursor.eat("&") {
            cursor.eat(",");
        }
        if cursor.at_end() {
            return Ok(all);
        }
    }
}

fn delay(cursor: &mut Cursor<'_>) -> Result<u16> {
    let mut all = 0;
    loop {
        cursor.skip();
        let at = cursor.position();
        let Some(word) = cursor.word() else {
            return cursor.expected("`instid0(..)`, `instskip(..)` or `instid1(..)`");
        };
        let (lsb, names) = match word {
            "instid0" => (0, &DELAY_IDS[..]),
            "instskip" => (4, &DELAY_SKIPS[..]),
            "instid1" => (7, &DELAY_IDS[..]),
            _ => return unknown("delay", word, at, &mut ["instid0", "instskip", "instid1"].into_iter()),
        };
        cursor.require("(")?;
        cursor.skip();
        let at = cursor.position();
        let Some(name) = cursor.word() else { return cursor.expected("the name of a dependency") };
        let Some(code) = names.iter().position(|known| *known == name) else {
            return unknown("dependency", name, at, &mut names.iter().copied());
        };
        all |= (code as u16) << lsb;
        cursor.require(")")?;
        if !cursor.eat("|") {
            return Ok(all);
        }
    }
}

/// `sendmsg(id[, operation[, stream]])`: id [7:0], operation [6:4], stream [9:8].
fn message(cursor: &mut Cursor<'_>, scope: &dyn Scope) -> Result<u16> {
    cursor.word();
    cursor.require("(")?;
    cursor.skip();
    let at = cursor.position();
    let named = cursor.peek_word().and_then(|word| MESSAGES.iter().find(|(name, _)| *name == word));
    let mut all = match (named, cursor.peek_word()) {
        (Some((name, id)), _) => {
            cursor.eat(name);
            *id
        }
        (None, Some(word)) if scope.symbol(word).is_none() => {
            return unknown("message", word, at, &mut MESSAGES.iter().map(|(name, _)| *name));
        }
        _ => number(cursor, scope, "the message", 0, 255)? as u16,
    };
    for (lsb, max) in [(4, 7), (8, 3)] {
        if !cursor.eat(",") {
            break;
        }
        all |= (number(cursor, scope, "the operation or stream", 0, max)? as u16) << lsb;
    }
    cursor.require(")")?;
    Ok(all)
}

/// `hwreg(id[, offset, size])`: id [5:0], offset [10:6], size - 1 [15:11].
fn hwreg(cursor: &mut Cursor<'_>, scope: &dyn Scope) -> Result<u16> {
    cursor.word();
    cursor.require("(")?;
    cursor.skip();
    let at = cursor.position();
    let named = cursor.peek_word().and_then(|word| HARDWARE_REGISTERS.iter().find(|(name, _)| *name == word));
    let id = match (named, cursor.peek_word()) {
        (Some((name, id)), _) => {
            cursor.eat(name);
            *id
        }
        (None, Some(word)) if scope.symbol(word).is_none() => {
            return unknown("hardware register", word, at, &mut HARDWARE_REGISTERS.iter().map(|(name, _)| *name));
        }
        _ => number(cursor, scope, "the hardware register", 0, 63)? as u16,
    };
    let (mut offset, mut size) = (0, 32);
    if cursor.eat(",") {
        offset = number(cursor, scope, "the bit offset", 0, 31)? as u16;
        cursor.require(",")?;
        size = number(cursor, scope, "the size in bits", 1, 32)? as u16;
    }
    cursor.require(")")?;
    Ok(id | offset << 6 | (size - 1) << 11)
}

/// `attr3.x`: attribute * 4 + channel.
fn attribute(cursor: &mut Cursor<'_>) -> Result<u16> {
    let parts = cursor.peek_word().and_then(|word| word.strip_prefix("attr")?.split_once('.'));
    let read = parts.and_then(|(number, channel)| {
        let number: u16 = number.parse().ok().filter(|n| *n <= 32)?;
        let channel = ["x", "y", "z", "w"].iter().position(|name| *name == channel)?;
        Some(number * 4 + channel as u16)
    });
    match read {
        Some(value) => {
            cursor.word();
            Ok(value)
        }
        None => cursor.expected("an attribute, `attr0.x` to `attr32.w`"),
    }
}

/// Export targets.
fn target(cursor: &mut Cursor<'_>) -> Result<u16> {
    let read = cursor.peek_word().and_then(|word| {
        let digits = word.trim_start_matches(|c: char| !c.is_ascii_digit());
        let name = &word[..word.len() - digits.len()];
        let number = || digits.parse::<u16>().ok().filter(|n| n.to_string() == digits);
        match (name, digits) {
            ("mrt", _) => number().filter(|n| *n < 8),
            ("mrtz", "") => Some(8),
            ("pos", _) => number().filter(|n| *n < 5).map(|n| 12 + n),
            ("prim", "") => Some(20),
            ("dual_src_blend", _) => number().filter(|n| *n < 2).map(|n| 21 + n),
            // Targets with a name are not invalid.
            ("invalid_target_", _) => number().filter(|n| matches!(n, 9..=11 | 17..=19 | 23..=63)),
            _ => None,
        }
    });
    match read {
        Some(value) => {
            cursor.word();
            Ok(value)
        }
        None => {
            cursor.expected("an export target: `mrt0` to `mrt7`, `mrtz`, `pos0` to `pos4`, `prim`, `dual_src_blend0`")
        }
    }
}

/// `SQ_RSRC_IMG_2D` or `2D`.
pub(super) fn dimension(cursor: &mut Cursor<'_>) -> Result<u8> {
    cursor.skip();
    let at = cursor.position();
    let word = match cursor.word() {
        Some(word) => word,
        None => cursor.digits(),
    };
    let name = word.strip_prefix("SQ_RSRC_IMG_").unwrap_or(word);
    match DIMENSIONS.iter().position(|(known, ..)| *known == name) {
        Some(code) => Ok(code as u8),
        None if word.is_empty() => cursor.expected("the name of a dimension"),
        None => unknown("dimension", word, at, &mut DIMENSIONS.iter().map(|(name, ..)| *name)),
    }
}

/// The pattern of ds_swizzle_b32 (RDNA3 ISA, 12.5.1 "Data permutation").
pub(super) fn swizzle(cursor: &mut Cursor<'_>, scope: &dyn Scope) -> Result<u16> {
    cursor.word();
    cursor.require("(")?;
    cursor.skip();
    let at = cursor.position();
    let Some(mode) = cursor.word() else { return cursor.expected("the name of a swizzle") };
    let next = |cursor: &mut Cursor<'_>, what, min, max| -> Result<u16> {
        cursor.require(",")?;
        Ok(number(cursor, scope, what, min, max)? as u16)
    };
    let power = |cursor: &mut Cursor<'_>, min: i64, max: i64| -> Result<u16> {
        cursor.require(",")?;
        cursor.skip();
        let start = cursor.position();
        let size = number(cursor, scope, "the group size", min, max)? as u16;
        if size.is_power_of_two() {
            Ok(size)
        } else {
            let kind = ParseErrorKind::Constant("the group size must be a power of two");
            Err(Fault::new(start..cursor.position(), kind))
        }
    };
    let value = match mode {
        "FFT" => 0xe000 | next(cursor, "the swizzle", 0, 31)?,
        "ROTATE" => {
            let direction = next(cursor, "the direction", 0, 1)?;
            0xc000 | direction << 10 | next(cursor, "the distance", 0, 31)? << 5
        }
        "QUAD_PERM" => {
            let mut all = 0x8000;
            for lane in 0..4 {
                all |= next(cursor, "a lane of four", 0, 3)? << (2 * lane);
            }
            all
        }
        "SWAP" => 0x1f | power(cursor, 1, 16)? << 10,
        "REVERSE" => 0x1f | (power(cursor, 2, 32)? - 1) << 10,
        "BROADCAST" => {
            let size = power(cursor, 2, 32)?;
            (32 - size) | next(cursor, "the lane", 0, i64::from(size) - 1)? << 5
        }
        "BITMASK_PERM" => bitmask(cursor)?,
        _ => {
            let modes = ["FFT", "ROTATE", "QUAD_PERM", "SWAP", "REVERSE", "BROADCAST", "BITMASK_PERM"];
            return unknown("swizzle", mode, at, &mut modes.into_iter());
        }
    };
    cursor.require(")")?;
    Ok(value)
}

/// Five characters, one per bit of the lane number, highest first: `0`, `1`, `p` (keep), `i` (invert).
fn bitmask(cursor: &mut Cursor<'_>) -> Result<u16> {
    cursor.require(",")?;
    cursor.skip();
    let start = cursor.position();
    let mask = string(cursor)?;
    let wrong = || {
        let kind =
            ParseErrorKind::Constant("a lane mask has five characters out of `0`, `1`, `p` (keep) and `i` (invert)");
        Fault::new(start..cursor.position(), kind)
    };
    if mask.len() != 5 {
        return Err(wrong());
    }
    let (mut and, mut or, mut xor) = (0u16, 0u16, 0u16);
    for (i, what) in mask.bytes().rev().enumerate() {
        match what {
            b'0' => {}
            b'1' => or |= 1 << i,
            b'p' => and |= 1 << i,
            b'i' => {
                and |= 1 << i;
                xor |= 1 << i;
            }
            _ => return Err(wrong()),
        }
    }
    Ok(and | or << 5 | xor << 10)
}
