//! The subset of MessagePack that code object metadata needs.
//!
//! The writer always chooses the shortest form, as LLVM does, so equal values produce equal bytes.

use super::{ObjectError, cursor::Cursor};

/// Maximum nesting depth when reading; metadata needs 5.
const MAX_DEPTH: usize = 32;

/// A MessagePack value. Maps keep their order; extension types are not supported.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Value {
    /// nil
    Nil,
    /// true or false
    Bool(bool),
    /// A non-negative integer.
    Uint(u64),
    /// A negative integer.
    Int(i64),
    /// A 32- or 64-bit float.
    Float(f64),
    /// UTF-8 text.
    Str(String),
    /// Bytes.
    Bin(Vec<u8>),
    /// A sequence.
    Array(Vec<Value>),
    /// Key-value pairs.
    Map(Vec<(Value, Value)>),
}

impl Value {
    /// The value of `key`, if this is a map that contains it.
    pub(super) fn get(&self, key: &str) -> Option<&Value> {
        let Value::Map(entries) = self else { return None };
        entries.iter().find(|(k, _)| matches!(k, Value::Str(s) if s == key)).map(|(_, v)| v)
    }

    /// A map with text keys.
    pub(super) fn map<const N: usize>(entries: [(&str, Value); N]) -> Value {
        Value::Map(entries.into_iter().map(|(k, v)| (Value::Str(k.to_owned()), v)).collect())
    }

    /// The kind of this value, for messages.
    pub(super) fn kind(&self) -> &'static str {
        match self {
            Value::Nil => "nil",
            Value::Bool(_) => "a boolean",
            Value::Uint(_) => "a number",
            Value::Int(_) => "a negative number",
            Value::Float(_) => "a float",
            Value::Str(_) => "text",
            Value::Bin(_) => "bytes",
            Value::Array(_) => "a sequence",
            Value::Map(_) => "a map",
        }
    }
}

/// Appends `value` to `out` in its shortest form.
pub(crate) fn write(value: &Value, out: &mut Vec<u8>) {
    match value {
        Value::Nil => out.push(0xc0),
        Value::Bool(b) => out.push(0xc2 | u8::from(*b)),
        Value::Uint(n) => match *n {
            0..0x80 => out.push(*n as u8),
            0x80..0x100 => out.extend([0xcc, *n as u8]),
            0x100..0x1_0000 => tagged(out, 0xcd, &(*n as u16).to_be_bytes()),
            0x1_0000..0x1_0000_0000 => tagged(out, 0xce, &(*n as u32).to_be_bytes()),
            _ => tagged(out, 0xcf, &n.to_be_bytes()),
        },
        Value::Int(n) => match *n {
            0.. => write(&Value::Uint(*n as u64), out),
            -32..0 => out.push(*n as u8),
            -0x80..-32 => out.extend([0xd0, *n as u8]),
            -0x8000..-0x80 => tagged(out, 0xd1, &(*n as i16).to_be_bytes()),
            -0x8000_0000..-0x8000 => tagged(out, 0xd2, &(*n as i32).to_be_bytes()),
            _ => tagged(out, 0xd3, &n.to_be_bytes()),
        },
        Value::Float(x) => tagged(out, 0xcb, &x.to_be_bytes()),
        Value::Str(s) => {
            match s.len() {
                n @ 0..32 => out.push(0xa0 | n as u8),
                n @ 32..0x100 => out.extend([0xd9, n as u8]),
                n @ 0x100..0x1_0000 => tagged(out, 0xda, &(n as u16).to_be_bytes()),
                n => tagged(out, 0xdb, &(n as u32).to_be_bytes()),
            }
            out.extend_from_slice(s.as_bytes());
        }
        Value::Bin(b) => {
            match b.len() {
                n @ 0..0x100 => out.extend([0xc4, n as u8]),
                n @ 0x100..0x1_0000 => tagged(out, 0xc5, &(n as u16).to_be_bytes()),
                n => tagged(out, 0xc6, &(n as u32).to_be_bytes()),
            }
            out.extend_from_slice(b);
        }
        Value::Array(items) => {
            sequence(out, items.len(), 0x90, 0xdc);
            items.iter().for_each(|item| write(item, out));
        }
        Value::Map(entries) => {
            sequence(out, entries.len(), 0x80, 0xde);
            for (key, value) in entries {
                write(key, out);
                write(value, out);
            }
        }
    }
}

fn tagged(out: &mut Vec<u8>, tag: u8, bytes: &[u8]) {
    out.push(tag);
    out.extend_from_slice(bytes);
}

fn sequence(out: &mut Vec<u8>, len: usize, short: u8, long: u8) {
    match len {
        n @ 0..16 => out.push(short | n as u8),
        n @ 16..0x1_0000 => tagged(out, long, &(n as u16).to_be_bytes()),
        n => tagged(out, long + 1, &(n as u32).to_be_bytes()),
    }
}

/// Reads one value.
pub(super) fn read(cursor: &mut Cursor<'_>) -> Result<Value, ObjectError> {
    value(cursor, 0)
}

fn value(c: &mut Cursor<'_>, depth: usize) -> Result<Value, ObjectError> {
    if depth > MAX_DEPTH {
        return Err(c.malformed(format!("values are nested more than {MAX_DEPTH} deep")));
    }
    let tag = c.u8()?;
    Ok(match tag {
        0x00..=0x7f => Value::Uint(u64::from(tag)),
        0x80..=0x8f => map(c, u64::from(tag & 15), depth)?,
        0x90..=0x9f => array(c, u64::from(tag & 15), depth)?,
        0xa0..=0xbf => text(c, u64::from(tag & 31))?,
        0xc0 => Value::Nil,
        0xc2 | 0xc3 => Value::Bool(tag == 0xc3),
        0xc4..=0xc6 => {
            let len = c.be(1 << (tag - 0xc4))?;
            Value::Bin(c.take(len)?.to_vec())
        }
        0xca => Value::Float(f64::from(f32::from_bits(c.be(4)? as u32))),
        0xcb => Value::Float(f64::from_bits(c.be(8)?)),
        0xcc..=0xcf => Value::Uint(c.be(1 << (tag - 0xcc))?),
        0xd0..=0xd3 => {
            let bytes = 1 << (tag - 0xd0);
            let unused = 64 - 8 * bytes as u32;
            let n = (c.be(bytes)? as i64) << unused >> unused;
            if n < 0 { Value::Int(n) } else { Value::Uint(n as u64) }
        }
        0xd9..=0xdb => {
            let len = c.be(1 << (tag - 0xd9))?;
            text(c, len)?
        }
        0xdc | 0xdd => {
            let len = c.be(2 << (tag - 0xdc))?;
            array(c, len, depth)?
        }
        0xde | 0xdf => {
            let len = c.be(2 << (tag - 0xde))?;
            map(c, len, depth)?
        }
        0xe0..=0xff => Value::Int(i64::from(tag as i8)),
        _ => return Err(c.malformed(format!("the MessagePack tag {tag:#04x} is not used in metadata"))),
    })
}

fn text(c: &mut Cursor<'_>, len: u64) -> Result<Value, ObjectError> {
    match std::str::from_utf8(c.take(len)?) {
        Ok(text) => Ok(Value::Str(text.to_owned())),
        Err(_) => Err(c.malformed("a string is not UTF-8")),
    }
}

// Every element takes at least one byte, so a count beyond the rest of the input is rejected before anything is
// allocated.
fn check_count(c: &Cursor<'_>, count: u64, least: u64) -> Result<(), ObjectError> {
    if count.saturating_mul(least) > c.remaining() as u64 {
        return Err(c.malformed(format!("{count} elements cannot fit in the {} bytes that are left", c.remaining())));
    }
    Ok(())
}

fn array(c: &mut Cursor<'_>, len: u64, depth: usize) -> Result<Value, ObjectError> {
    check_count(c, len, 1)?;
    (0..len).map(|_| value(c, depth + 1)).collect::<Result<_, _>>().map(Value::Array)
}

fn map(c: &mut Cursor<'_>, len: u64, depth: usize) -> Result<Value, ObjectError> {
    check_count(c, len, 2)?;
    (0..len).map(|_| Ok((value(c, depth + 1)?, value(c, depth + 1)?))).collect::<Result<_, _>>().map(Value::Map)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round_trip(value: Value) {
        let mut bytes = Vec::new();
        write(&value, &mut bytes);
        let mut cursor = Cursor::new(&bytes, 0, "metadata");
        assert_eq!(read(&mut cursor), Ok(value));
        assert!(cursor.is_empty());
    }

    #[test]
    fn values_survive_at_every_size_boundary() {
        for n in [0, 1, 0x7f, 0x80, 0xff, 0x100, 0xffff, 0x1_0000, 0xffff_ffff, 0x1_0000_0000, u64::MAX] {
            round_trip(Value::Uint(n));
        }
        for n in [-1, -32, -33, -0x80, -0x81, -0x8000, -0x8001, -0x8000_0000, -0x8000_0001, i64::MIN] {
            round_trip(Value::Int(n));
        }
        for n in [0, 1, 15, 16, 31, 32, 255, 256, 65_535, 65_536] {
            round_trip(Value::Str("x".repeat(n)));
            round_trip(Value::Bin(vec![7; n]));
            round_trip(Value::Array(vec![Value::Nil; n]));
            round_trip(Value::Map(vec![(Value::Bool(true), Value::Float(-0.5)); n]));
        }
    }

    #[test]
    fn short_forms_are_used() {
        let mut out = Vec::new();
        write(&Value::map([("a", Value::Uint(256))]), &mut out);
        assert_eq!(out, [0x81, 0xa1, b'a', 0xcd, 1, 0]);
    }

    #[test]
    fn impossible_counts_are_rejected_without_allocation() {
        let fails = |bytes: &[u8]| read(&mut Cursor::new(bytes, 0x200, "metadata")).unwrap_err().to_string();
        assert_eq!(
            fails(&[0xdd, 0xff, 0xff, 0xff, 0xff, 0]),
            "the metadata at offset 0x205 is malformed: 4294967295 elements cannot fit in the 1 bytes that are left"
        );
        assert!(fails(&[0x91; 100]).contains("nested more than 32 deep"));
        assert!(fails(&[0xdb, 0, 0, 1, 0, b'x']).contains("needs 256 more bytes, but only 1 are left"));
        assert!(fails(&[0xc1]).contains("tag 0xc1"));
        assert!(fails(&[0xa1, 0xff]).contains("not UTF-8"));
    }
}
