//! Constants as operands: the operand's type decides which become inline constants and which literals. The rules are
//! LLVM's.

use super::super::print::{INV_2PI_BF16, reads_as_inline};
use super::super::{Operand, Ty};
use super::cursor::Cursor;
use super::error::{Fault, ParseErrorKind, Result};
use super::expr::integer;

/// A constant in the source text.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Number {
    Int(i64),
    Float(f64),
}

/// Parses a floating-point number: digits with a dot or an exponent. Returns `None` if something else comes next.
pub(super) fn float(cursor: &mut Cursor<'_>) -> Result<Option<f64>> {
    cursor.skip();
    let rest = cursor.rest();
    let sign = usize::from(rest.starts_with(['-', '+']));
    let digits = |from: usize| rest[from..].bytes().take_while(u8::is_ascii_digit).count();
    let whole = digits(sign);
    let mut end = sign + whole;
    let mut is_float = false;
    let mut fraction = 0;
    if rest[end..].starts_with('.') {
        fraction = digits(end + 1);
        // A dot begins a float only next to a digit.
        if whole + fraction > 0 {
            is_float = true;
            end += 1 + fraction;
        }
    }
    if whole + fraction == 0 {
        return Ok(None);
    }
    if rest[end..].starts_with(['e', 'E']) {
        let signed = usize::from(rest[end + 1..].starts_with(['-', '+']));
        let exponent = digits(end + 1 + signed);
        if exponent > 0 {
            is_float = true;
            end += 1 + signed + exponent;
        }
    }
    if !is_float {
        return Ok(None);
    }
    let start = cursor.position();
    let text = &rest[..end];
    cursor.set_position(start + end);
    match text.parse::<f64>() {
        Ok(value) if value.is_finite() => Ok(Some(value)),
        _ => Err(Fault::new(start..start + end, ParseErrorKind::Constant("the number is too large"))),
    }
}

/// True if an integer literal (with or without a sign) comes next and no operator follows it.
pub(super) fn plain_integer(cursor: &mut Cursor<'_>) -> Option<i64> {
    cursor.skip();
    let rest = cursor.rest();
    let sign = usize::from(rest.starts_with('-'));
    let digits = &rest[sign..];
    let end = digits.bytes().position(|b| !b.is_ascii_alphanumeric()).unwrap_or(digits.len());
    if !digits.starts_with(|c: char| c.is_ascii_digit()) || digits[end..].starts_with(['.', '_', '$']) {
        return None;
    }
    let value = integer(&digits[..end])?;
    cursor.set_position(cursor.position() + sign + end);
    Some(if sign == 1 { value.wrapping_neg() } else { value })
}

/// The operand for a constant read as type `ty`, or why there is none.
pub(super) fn operand(number: Number, ty: Ty) -> std::result::Result<Operand, &'static str> {
    let ty = scalar(ty);
    let bits = match (number, ty.bits()) {
        (Number::Int(value), 64) => return wide(value as u64).ok_or("the constant does not fit 32 bits"),
        (Number::Float(value), 64) => return wide_float(value, ty),
        (Number::Int(value), bits) => {
            let width = if bits == 16 { 16 } else { 32 };
            if !(fits_unsigned(value, width) || fits_signed(value, width)) {
                return Err(if width == 16 {
                    "the constant does not fit 16 bits"
                } else {
                    "the constant does not fit 32 bits"
                });
            }
            // 16-bit values count as signed, so that 0xffff is -1. In 16-bit integer operands it is a literal instead,
            // and a negative value keeps its sign in the unused upper half.
            if width == 16 && !(matches!(ty, Ty::i16 | Ty::u16 | Ty::b16) && value > 0) {
                value as i16 as i32 as u32
            } else {
                value as u32
            }
        }
        (Number::Float(value), bits) => {
            if bits == 16 {
                // Integer operands take the bits of the f32, and bf16 its own, but only of numbers in the range of f16.
                float_bits(value, Ty::f16)?;
            }
            float_bits(value, ty)?
        }
    };
    let halved = ty.bits() == 16
        && matches!(number, Number::Int(value) if value >= 0 || !matches!(ty, Ty::i16 | Ty::u16 | Ty::b16));
    Ok(inline(bits, ty).unwrap_or(Operand::Literal(if halved { bits & 0xffff } else { bits })))
}

/// The type as which a constant is read: matrices repeat one element, mixed precision reads f16.
fn scalar(ty: Ty) -> Ty {
    match ty {
        Ty::mix => Ty::f16,
        Ty::f16x8 | Ty::f16x16 => Ty::f16x2,
        Ty::bf16x8 | Ty::bf16x16 => Ty::bf16x2,
        Ty::f32x8 => Ty::f32,
        Ty::i32x8 => Ty::i32,
        _ => ty,
    }
}

/// The literal of a mandatory constant, or of `lit(..)`: never inline.
pub(super) fn literal(number: Number, ty: Ty) -> std::result::Result<Operand, &'static str> {
    let bits = match number {
        Number::Int(value) if ty.bits() == 16 && !(fits_unsigned(value, 16) || fits_signed(value, 16)) => {
            return Err("the constant does not fit 16 bits");
        }
        Number::Int(value) if fits_unsigned(value, 32) || fits_signed(value, 32) => value as u32,
        Number::Int(_) => return Err("the constant does not fit 32 bits"),
        Number::Float(value) if ty.bits() == 64 => (value.to_bits() >> 32) as u32,
        Number::Float(value) => float_bits(value, ty)?,
    };
    Ok(Operand::Literal(bits))
}

/// 64-bit operands: inline constants, or a literal that is extended.
fn wide(value: u64) -> Option<Operand> {
    if let Some(Operand::Inline(code)) = Operand::f64(f64::from_bits(value)) {
        return Some(Operand::Inline(code));
    }
    if (-16..=64).contains(&(value as i64)) {
        return Some(Operand::int(value as i32));
    }
    (fits_unsigned(value as i64, 32) || fits_signed(value as i64, 32)).then_some(Operand::Literal(value as u32))
}

fn wide_float(value: f64, ty: Ty) -> std::result::Result<Operand, &'static str> {
    match Operand::f64(value) {
        Some(operand @ Operand::Inline(_)) => Ok(operand),
        _ if ty != Ty::f64 => Err("a 64-bit integer operand does not take a floating-point number"),
        Some(operand) => Ok(operand),
        None => Err("an f64 operand takes only numbers whose low 32 bits are zero; write the high word as an integer"),
    }
}

/// The inline constant with the text of these bits.
fn inline(bits: u32, ty: Ty) -> Option<Operand> {
    if !reads_as_inline(bits, ty) {
        return None;
    }
    let candidates = match ty {
        Ty::f16 => [Operand::f16_bits(bits as u16), Operand::bits(bits)],
        Ty::f16x2 if bits < 0x1_0000 => [Operand::int(bits as i32), Operand::f16_bits(bits as u16)],
        Ty::bf16 | Ty::bf16x2 if bits == INV_2PI_BF16 => [Operand::Inline(248); 2],
        Ty::bf16 | Ty::bf16x2 => [Operand::int(bits as i32), Operand::bits(bits << 16)],
        _ => [Operand::bits(bits); 2],
    };
    candidates.into_iter().find(|operand| matches!(operand, Operand::Inline(_)))
}

/// The bits of a floating-point number in an operand of at most 32 bits. It may lose precision but not overflow or
/// underflow.
fn float_bits(value: f64, ty: Ty) -> std::result::Result<u32, &'static str> {
    const TOO_LARGE: &str = "the number is too large for the operand";
    const TOO_SMALL: &str = "the number is too small for the operand";
    let (bits, exact) = match ty {
        Ty::f16 | Ty::f16x2 => narrow(value, 5, 10).ok_or(TOO_LARGE).map(|bits| (bits, widen(bits, 5, 10)))?,
        // 1 / (2 pi) as written for f32 and f64: its nearest bf16 would be another constant.
        Ty::bf16 | Ty::bf16x2 if [0.159_154_94, 0.15915494309189532].contains(&value) => (INV_2PI_BF16, value),
        Ty::bf16 | Ty::bf16x2 => narrow(value, 8, 7).ok_or(TOO_LARGE).map(|bits| (bits, widen(bits, 8, 7)))?,
        // Integer operands read the bits of an f32.
        _ => {
            let single = value as f32;
            if single.is_infinite() {
                return Err(TOO_LARGE);
            }
            (single.to_bits(), f64::from(single))
        }
    };
    let smallest = match ty {
        Ty::f16 | Ty::f16x2 => 2f64.powi(-14),
        _ => f64::from(f32::MIN_POSITIVE),
    };
    if exact != value && value.abs() < smallest {
        return Err(TOO_SMALL);
    }
    Ok(bits)
}

/// Rounds to the nearest number with this many exponent and fraction bits, ties to even. Returns `None` beyond the
/// largest number.
fn narrow(value: f64, exponent_bits: u32, fraction_bits: u32) -> Option<u32> {
    let sign = u32::from(value.is_sign_negative()) << (exponent_bits + fraction_bits);
    let bias = (1i32 << (exponent_bits - 1)) - 1;
    let magnitude = value.abs();
    if magnitude == 0.0 {
        return Some(sign);
    }
    let exponent = ((magnitude.to_bits() >> 52) as i32 - 1023).max(1 - bias);
    // In units of the last place; exact, because it only scales by powers of two.
    let scaled = magnitude * 2f64.powi(fraction_bits as i32 - exponent);
    let units = scaled.round_ties_even() as u32;
    // A carry out of the fraction increments the exponent automatically.
    let biased = ((exponent + bias - 1) as u32) << fraction_bits;
    let bits = biased + units;
    (bits >> fraction_bits < (1 << exponent_bits) - 1).then_some(sign | bits)
}

fn widen(bits: u32, exponent_bits: u32, fraction_bits: u32) -> f64 {
    let bias = (1i32 << (exponent_bits - 1)) - 1;
    let sign = if bits >> (exponent_bits + fraction_bits) & 1 == 1 { -1.0 } else { 1.0 };
    let exponent = (bits >> fraction_bits) as i32 & ((1 << exponent_bits) - 1);
    let fraction = f64::from(bits & ((1 << fraction_bits) - 1)) * 2f64.powi(-(fraction_bits as i32));
    let scale = 2f64.powi(exponent.max(1) - bias);
    sign * scale * if exponent == 0 { fraction } else { 1.0 + fraction }
}

fn fits_unsigned(value: i64, bits: u32) -> bool {
    (value as u64) >> bits == 0
}

fn fits_signed(value: i64, bits: u32) -> bool {
    value << (64 - bits) >> (64 - bits) == value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_round_to_even() {
        assert_eq!(narrow(1.0, 5, 10), Some(0x3c00));
        assert_eq!(narrow(-2.0, 5, 10), Some(0xc000));
        assert_eq!(narrow(65504.0, 5, 10), Some(0x7bff));
        assert_eq!(narrow(65520.0, 5, 10), None);
        assert_eq!(narrow(2f64.powi(-24), 5, 10), Some(1));
        assert_eq!(narrow(1.0 + 2f64.powi(-11), 5, 10), Some(0x3c00));
        assert_eq!(narrow(1.0 + 3.0 * 2f64.powi(-11), 5, 10), Some(0x3c02));
        for bits in 0..0x7c00 {
            assert_eq!(narrow(widen(bits, 5, 10), 5, 10), Some(bits));
        }
    }
}
