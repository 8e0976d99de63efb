//! `.amdgpu_metadata`: the subset of YAML in which LLVM prints code object metadata. Supports blocks by indentation,
//! sequences, maps, scalars, and empty or one-line `[..]` and `{}`.

use crate::isa::parse::{Fault, ParseErrorKind, Parsed};
use crate::object::msgpack::Value;
use std::ops::Range;

/// Maximum nesting depth of blocks.
const MAX_DEPTH: u32 = 24;

/// A line that is neither blank nor a comment.
#[derive(Clone, Copy)]
struct Line<'t> {
    indent: usize,
    /// SectionOffset of the content in the source.
    at: usize,
    content: &'t str,
}

impl Line<'_> {
    fn range(&self) -> Range<usize> {
        self.at..self.at + self.content.len()
    }
}

/// Reads the metadata from byte `start` of `text` to its end.
pub(super) fn read(text: &str, start: usize) -> Parsed<Value> {
    let mut lines = Vec::new();
    let mut at = start;
    for raw in text[start..].split('\n') {
        let content = raw.trim_end();
        let trimmed = content.trim_start_matches(' ');
        if !trimmed.is_empty() && !trimmed.starts_with('#') && !matches!(trimmed, "---" | "...") {
            let indent = content.len() - trimmed.len();
            lines.push(Line { indent, at: at + indent, content: trimmed });
        }
        at += raw.len() + 1;
    }
    let mut reader = Reader { lines, next: 0 };
    let Some(first) = reader.peek() else {
        return Err(Fault::new(start..start, ParseErrorKind::Program("the metadata is empty".into())));
    };
    let value = reader.block(first.indent, 0)?;
    match reader.peek() {
        None => Ok(value),
        Some(line) => wrong(line.range(), "this line does not belong to any block: check its indentation"),
    }
}

fn wrong<T>(at: Range<usize>, why: impl Into<String>) -> Parsed<T> {
    Err(Fault::new(at, ParseErrorKind::Program(why.into())))
}

struct Reader<'t> {
    lines: Vec<Line<'t>>,
    next: usize,
}

impl<'t> Reader<'t> {
    fn peek(&self) -> Option<Line<'t>> {
        self.lines.get(self.next).copied()
    }

    /// All lines at this indentation: a sequence, a map, or one scalar.
    fn block(&mut self, indent: usize, depth: u32) -> Parsed<Value> {
        let Some(first) = self.peek() else { return Ok(Value::Nil) };
        if depth > MAX_DEPTH {
            return wrong(first.range(), "the metadata is nested too deeply");
        }
        if is_item(first.content) {
            self.sequence(indent, depth)
        } else if key_of(first).is_some() {
            self.map(indent, depth)
        } else {
            self.next += 1;
            scalar(first.content, first.range())
        }
    }

    fn sequence(&mut self, indent: usize, depth: u32) -> Parsed<Value> {
        let mut items = Vec::new();
        while let Some(line) = self.peek() {
            if line.indent != indent || !is_item(line.content) {
                break;
            }
            let rest = line.content[1..].trim_start_matches(' ');
            let step = line.content.len() - rest.len();
            if rest.is_empty() {
                self.next += 1;
                items.push(self.nested(indent, depth)?);
            } else {
                // The text after the dash is a block of its own, indented to its column.
                let inner = Line { indent: indent + step, at: line.at + step, content: rest };
                self.lines[self.next] = inner;
                items.push(self.block(inner.indent, depth + 1)?);
            }
        }
        Ok(Value::Array(items))
    }

    fn map(&mut self, indent: usize, depth: u32) -> Parsed<Value> {
        let mut entries: Vec<(Value, Value)> = Vec::new();
        let mut ends = Vec::new();
        while let Some(line) = self.peek() {
            if line.indent != indent || is_item(line.content) {
                break;
            }
            let Some((key, rest)) = key_of(line) else {
                return wrong(line.range(), "expected `key: value`");
            };
            let key_at = line.at..line.at + line.content.len() - rest.len();
            let at = line.at + line.content.len() - rest.len()..line.at + line.content.len();
            self.next += 1;
            let value = match rest {
                "" => match self.peek() {
                    // A sequence may have the same indentation as its key.
                    Some(next) if next.indent == indent && is_item(next.content) => self.sequence(indent, depth + 1)?,
                    _ => self.nested(indent, depth)?,
                },
                _ => scalar(rest, at)?,
            };
            ends.push((key.clone(), key_at));
            entries.push((Value::Str(key), value));
        }
        // LLVM sorts the keys of its MessagePack documents.
        let name = |value: &Value| if let Value::Str(name) = value { name.clone() } else { String::new() };
        entries.sort_by_cached_key(|(key, _)| name(key));
        if let Some(twice) = entries.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            let name = name(&twice[0].0);
            let at = ends.iter().rev().find(|(key, _)| *key == name).map_or(0..0, |(_, at)| at.clone());
            return wrong(at, format!("the key `{name}` appears twice"));
        }
        Ok(Value::Map(entries))
    }

    /// The block indented deeper than `indent`; nil if there is none.
    fn nested(&mut self, indent: usize, depth: u32) -> Parsed<Value> {
        match self.peek() {
            Some(line) if line.indent > indent => self.block(line.indent, depth + 1),
            _ => Ok(Value::Nil),
        }
    }
}

fn is_item(content: &str) -> bool {
    content == "-" || content.starts_with("- ")
}

/// The key of a line `key: value` and the text of its value.
fn key_of<'t>(line: Line<'t>) -> Option<(String, &'t str)> {
    let content = line.content;
    if let Some(quote @ ('\'' | '"')) = content.chars().next() {
        let end = content[1..].find(quote)? + 1;
        let rest = content[end + 1..].strip_prefix(':')?;
        return Some((content[1..end].to_string(), rest.trim_start()));
    }
    let end = match content.find(": ") {
        Some(end) => end,
        None => content.strip_suffix(':')?.len(),
    };
    let (key, rest) = (&content[..end], &content[end + 1..]);
    (!key.is_empty()).then(|| (key.trim_end().to_string(), rest.trim_start()))
}

fn scalar(text: &str, at: Range<usize>) -> Parsed<Value> {
    if let Some(inner) = text.strip_prefix('\'') {
        return match inner.strip_suffix('\'') {
            Some(inner) => Ok(Value::Str(inner.replace("''", "'"))),
            None => wrong(at, "a quoted string must end on the same line"),
        };
    }
    if text.starts_with('"') {
        let mut cursor = crate::isa::parse::Cursor::new(text);
        return match crate::isa::parse::string(&mut cursor) {
            Ok(inner) if cursor.at_end() => Ok(Value::Str(inner)),
            _ => wrong(at, "a quoted string must end on the same line"),
        };
    }
    if let Some(inner) = text.strip_prefix('[') {
        let Some(inner) = inner.strip_suffix(']') else { return wrong(at, "`[` and `]` must be on the same line") };
        if inner.trim().is_empty() {
            return Ok(Value::Array(Vec::new()));
        }
        let items = inner.split(',').map(|item| match item.trim() {
            nested if nested.starts_with(['[', '{']) => {
                wrong(at.clone(), "one-line sequences can only contain plain values")
            }
            plain => scalar(plain, at.clone()),
        });
        return Ok(Value::Array(items.collect::<Parsed<_>>()?));
    }
    if text.starts_with('{') {
        return match text {
            "{}" | "{ }" => Ok(Value::Map(Vec::new())),
            _ => wrong(at, "one-line maps must be empty"),
        };
    }
    if text.starts_with(['&', '*', '|', '>', '!', '%', '@', '`']) {
        return wrong(at, "anchors, tags and folded text are not part of code object metadata");
    }
    let plain = text.split(" #").next().unwrap_or(text).trim_end();
    Ok(match plain {
        "true" => Value::Bool(true),
        "false" => Value::Bool(false),
        "~" | "null" => Value::Nil,
        _ => match (unsigned(plain), plain.parse::<i64>()) {
            (Some(number), _) => Value::Uint(number),
            (None, Ok(number)) if number < 0 => Value::Int(number),
            _ => Value::Str(plain.to_string()),
        },
    })
}

fn unsigned(text: &str) -> Option<u64> {
    if text.starts_with('+') {
        return None;
    }
    match text.strip_prefix("0x") {
        Some(hex) if !hex.starts_with('+') => u64::from_str_radix(hex, 16).ok(),
        Some(_) => None,
        None => text.parse().ok(),
    }
}
