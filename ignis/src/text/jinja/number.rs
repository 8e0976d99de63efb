//! Numbers as Python reads and writes them.

use super::lexer::Token;

/// `repr` of a float: the shortest digits, with an exponent below 1e-4 and from 1e16 on.
pub(super) fn float(x: f64) -> String {
    if x.is_nan() {
        return "nan".into();
    }
    if x.is_infinite() {
        return if x > 0.0 { "inf".into() } else { "-inf".into() };
    }
    let shortest = format!("{x:e}");
    // Of two texts of this length, Python writes the one that is closer to the number, or the even one.
    let places =
        shortest.split('e').next().map_or(0, |d| d.bytes().filter(u8::is_ascii_digit).count().saturating_sub(1));
    let closest = format!("{x:.places$e}");
    let scientific = if closest.parse() == Ok(x) { closest } else { shortest };
    let (digits, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    match exponent.parse::<i32>() {
        Ok(e) if x != 0.0 && !(-4..16).contains(&e) => {
            format!("{digits}e{}{:02}", if e < 0 { '-' } else { '+' }, e.abs())
        }
        Ok(e) => fixed(digits, e),
        Err(_) => scientific,
    }
}

/// Digits such as `-1.25` with the exponent `e`, from -4 to 15, without an exponent.
fn fixed(digits: &str, e: i32) -> String {
    let (sign, digits) = digits.strip_prefix('-').map_or(("", digits), |d| ("-", d));
    let plain: String = digits.chars().filter(|c| *c != '.').collect();
    let at = usize::try_from(e + 1).unwrap_or(0);
    if e < 0 {
        return format!("{sign}0.{}{plain}", "0".repeat((-e - 1) as usize));
    }
    let padded = format!("{plain:0<at$}");
    let (whole, fraction) = padded.split_at(at);
    format!("{sign}{whole}.{}", if fraction.is_empty() { "0" } else { fraction })
}

/// Digits with single underscores between them, without the underscores; and the length of the text.
fn digits(text: &str, radix: u32) -> (String, usize) {
    let (mut found, mut length) = (String::new(), 0);
    let bytes = text.as_bytes();
    while let Some(byte) = bytes.get(length) {
        let next = bytes.get(length + 1).is_some_and(|b| (*b as char).is_digit(radix));
        if (*byte as char).is_digit(radix) {
            found.push(*byte as char);
        } else if *byte != b'_' || !next || (found.is_empty() && radix == 10) {
            break;
        }
        length += 1;
    }
    (found, length)
}

/// The number at the beginning of `text`, which is a digit, and its length.
pub(super) fn literal(text: &str) -> Result<(Token, usize), String> {
    let large = || "an integer literal has more than 128 bits".to_string();
    for (prefix, radix) in [("0x", 16), ("0X", 16), ("0o", 8), ("0O", 8), ("0b", 2), ("0B", 2)] {
        if let Some(rest) = text.strip_prefix(prefix) {
            let (found, length) = digits(rest, radix);
            if !found.is_empty() {
                let n = i128::from_str_radix(&found, radix).map_err(|_| large())?;
                return Ok((Token::Integer(n), 2 + length));
            }
        }
    }
    let (whole, mut length) = digits(text, 10);
    let mut number = whole.clone();
    let fraction = text[length..].strip_prefix('.').map(|rest| digits(rest, 10)).filter(|(found, _)| !found.is_empty());
    if let Some((found, more)) = &fraction {
        number = format!("{number}.{found}");
        length += 1 + more;
    }
    let mut exponent = text[length..].strip_prefix(['e', 'E']);
    if let Some(rest) = &mut exponent {
        let sign = rest.len() - rest.trim_start_matches(['+', '-']).len();
        let (found, more) = digits(&rest[sign.min(1)..], 10);
        if sign <= 1 && !found.is_empty() {
            number = format!("{number}e{}{found}", &rest[..sign]);
            length += 1 + sign + more;
        } else {
            exponent = None;
        }
    }
    if fraction.is_some() || exponent.is_some() {
        return number.parse().map(|x| (Token::Float(x), length)).map_err(|_| "an invalid number".to_string());
    }
    if whole.len() > 1 && whole.starts_with('0') && whole.bytes().any(|b| b != b'0') {
        // Python has no decimal literals with leading zeros: a zero, and then another number.
        return Ok((Token::Integer(0), 1));
    }
    whole.parse().map(|n| (Token::Integer(n), length)).map_err(|_| large())
}

/// Python's `int(text, base)`.
pub(super) fn parse_int(text: &str, base: u32) -> Option<i128> {
    let text = text.trim_matches(super::text::is_space);
    let (negative, rest) = match text.strip_prefix(['+', '-']) {
        Some(rest) => (text.starts_with('-'), rest),
        None => (false, text),
    };
    let lower = rest.to_ascii_lowercase();
    let (rest, base) = match (base, lower.get(..2)) {
        (0 | 16, Some("0x")) => (&lower[2..], 16),
        (0 | 8, Some("0o")) => (&lower[2..], 8),
        (0 | 2, Some("0b")) => (&lower[2..], 2),
        (0, _) => (&lower[..], 10),
        (base @ 2..=36, _) => (&lower[..], base),
        _ => return None,
    };
    let single = rest.starts_with('_') || rest.ends_with('_') || rest.contains("__");
    let found: String = rest.chars().filter(|c| *c != '_').collect();
    if single || found.is_empty() || !found.chars().all(|c| c.is_digit(base)) {
        return None;
    }
    let n = i128::from_str_radix(&found, base).ok()?;
    Some(if negative { -n } else { n })
}

/// Python's `float(text)`.
pub(super) fn parse_float(text: &str) -> Option<f64> {
    let text = text.trim_matches(super::text::is_space);
    if text.starts_with('_') || text.ends_with('_') || text.contains("__") {
        return None;
    }
    let plain: String = text.chars().filter(|c| *c != '_').collect();
    let bare = plain.trim_start_matches(['+', '-']).to_ascii_lowercase();
    let word = bare.starts_with(|c: char| c.is_ascii_alphabetic());
    if word && !["inf", "infinity", "nan"].contains(&bare.as_str()) {
        return None;
    }
    plain.parse().ok()
}

/// `round(x, places)`: to nearest, ties of the exact decimal value to even.
pub(super) fn round(x: f64, places: i32) -> f64 {
    if !x.is_finite() || places > 300 {
        return x;
    }
    if places >= 0 {
        return format!("{x:.*}", places as usize).parse().unwrap_or(x);
    }
    let scale = 10f64.powi(-places);
    let scaled = x / scale;
    scaled.round_ties_even() * scale
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floats_read_as_python_writes_them() {
        for (x, text) in [
            (0.0, "0.0"),
            (-0.0, "-0.0"),
            (1.5, "1.5"),
            (1e15, "1000000000000000.0"),
            (1e16, "1e+16"),
            (1.25e-5, "1.25e-05"),
            (1e-4, "0.0001"),
            (1e300, "1e+300"),
            (-123.0625, "-123.0625"),
            (0.001_25, "0.00125"),
            (100.0, "100.0"),
            // Halfway between two texts of 17 digits.
            (1_697_334_675_359_283.2, "1697334675359283.2"),
            (f64::INFINITY, "inf"),
            (f64::NAN, "nan"),
        ] {
            assert_eq!(float(x), text);
        }
    }
}
