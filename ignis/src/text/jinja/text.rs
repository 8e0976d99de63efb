//! Strings as Python's methods treat them.

use std::fmt::Write;

/// Whether `str.isspace` is true.
pub(super) fn is_space(c: char) -> bool {
    c.is_whitespace() || ('\u{1c}'..='\u{1f}').contains(&c)
}

/// Whether `repr` writes the character unchanged.
fn is_printable(c: char) -> bool {
    if c.is_ascii() {
        return (' '..='~').contains(&c);
    }
    // The formatter also escapes characters that extend the one before, which Python does not.
    let after: String = ['a', c].iter().collect();
    after.escape_debug().nth(1) == Some(c)
}

/// Whether `str.isprintable` is true.
pub(super) fn all_printable(text: &str) -> bool {
    text.chars().all(is_printable)
}

/// `repr` of a string.
pub(super) fn repr(text: &str, out: &mut String) {
    let quote = if text.contains('\'') && !text.contains('"') { '"' } else { '\'' };
    out.push(quote);
    for c in text.chars() {
        match c {
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            c if c == quote => {
                out.push('\\');
                out.push(c);
            }
            c if is_printable(c) => out.push(c),
            c => escape(c, out),
        }
    }
    out.push(quote);
}

/// A character as an escape.
fn escape(c: char, out: &mut String) {
    let code = u32::from(c);
    let _ = match code {
        0..0x100 => write!(out, "\\x{code:02x}"),
        0x100..0x1_0000 => write!(out, "\\u{code:04x}"),
        _ => write!(out, "\\U{code:08x}"),
    };
}

/// A representation without characters beyond ASCII, as `ascii` gives it.
pub(super) fn ascii(repr: &str) -> String {
    let mut out = String::new();
    for c in repr.chars() {
        if c.is_ascii() { out.push(c) } else { escape(c, &mut out) }
    }
    out
}

/// `str.title`: a letter that does not follow a letter becomes upper case, all others lower case.
pub(super) fn title(text: &str) -> String {
    let mut inside = false;
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if inside {
            out.extend(c.to_lowercase());
        } else {
            out.extend(c.to_uppercase());
        }
        inside = c.is_lowercase() || c.is_uppercase();
    }
    out
}

/// `str.capitalize`
pub(super) fn capitalize(text: &str) -> String {
    let mut chars = text.chars();
    let first: String = chars.next().into_iter().flat_map(char::to_uppercase).collect();
    first + &chars.as_str().to_lowercase()
}

/// `str.swapcase`
pub(super) fn swapcase(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        if c.is_uppercase() {
            out.extend(c.to_lowercase());
        } else {
            out.extend(c.to_uppercase());
        }
    }
    out
}

/// `str.splitlines`
pub(super) fn lines(text: &str, keep_ends: bool) -> Vec<&str> {
    let end = |c: char| {
        matches!(c, '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{1c}'..='\u{1e}' | '\u{85}' | '\u{2028}' | '\u{2029}')
    };
    let mut list = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(end) {
        let found = rest[at..].chars().next().map_or(1, char::len_utf8);
        let length = if rest[at..].starts_with("\r\n") { 2 } else { found };
        list.push(if keep_ends { &rest[..at + length] } else { &rest[..at] });
        rest = &rest[at + length..];
    }
    if !rest.is_empty() {
        list.push(rest);
    }
    list
}

/// `str.split` and, `from_right`, `str.rsplit`. At most `most` splits; `None` for no limit.
pub(super) fn split(text: &str, separator: Option<&str>, most: Option<usize>, from_right: bool) -> Vec<String> {
    let most = most.unwrap_or(usize::MAX);
    let mut list: Vec<String> = Vec::new();
    match (separator, from_right) {
        (Some(separator), false) => list.extend(text.splitn(most.saturating_add(1), separator).map(str::to_string)),
        (Some(separator), true) => {
            list.extend(text.rsplitn(most.saturating_add(1), separator).map(str::to_string));
            list.reverse();
        }
        (None, false) => {
            let mut rest = text.trim_start_matches(is_space);
            while !rest.is_empty() {
                if list.len() == most {
                    // Python keeps the spaces at the end of the rest.
                    list.push(rest.to_string());
                    break;
                }
                let end = rest.find(is_space).unwrap_or(rest.len());
                list.push(rest[..end].to_string());
                rest = rest[end..].trim_start_matches(is_space);
            }
        }
        (None, true) => {
            let mut rest = text.trim_end_matches(is_space);
            while !rest.is_empty() {
                if list.len() == most {
                    list.push(rest.to_string());
                    break;
                }
                let last = rest.char_indices().rev().find(|(_, c)| is_space(*c));
                let start = last.map_or(0, |(at, c)| at + c.len_utf8());
                list.push(rest[start..].to_string());
                rest = rest[..start].trim_end_matches(is_space);
            }
            list.reverse();
        }
    }
    list
}

/// Adds `fill` at both sides up to `width` characters, as `str.ljust`, `str.rjust` and `str.center`.
pub(super) fn pad(text: &str, width: usize, fill: char, side: Side) -> String {
    let length = text.chars().count();
    let missing = width.saturating_sub(length);
    let left = match side {
        Side::Left => 0,
        Side::Right => missing,
        // Python puts the odd one to the left if the width is odd.
        Side::Center => missing / 2 + (missing & width & 1),
    };
    let fill = |n: usize| std::iter::repeat_n(fill, n);
    fill(left).chain(text.chars()).chain(fill(missing - left)).collect()
}

/// Where a text is put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Left,
    Right,
    Center,
}
