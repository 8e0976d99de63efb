//! Reads the numbers and texts of a GGUF header, one after another. No length from the file is trusted before it was
//! compared with the bytes that follow.

use crate::Error;
use crate::files::folder::Content;
use serde_json::Value;

/// The bytes that are read at once.
const PIECE: u64 = 1 << 20;
/// The longest text, which is a list of merges or a chat template in the worst case.
const LONGEST: u64 = 16 << 20;
/// The most elements of an array.
const MOST_ELEMENTS: u64 = 1 << 24;
/// How deep arrays may be nested.
const DEPTH: usize = 4;

/// A position in a header.
pub(super) struct Reader<'a> {
    content: &'a Content,
    path: &'a str,
    /// Bytes of the file from `first` on.
    buffer: Vec<u8>,
    first: u64,
    /// The position in the file.
    at: u64,
}

/// The types of values, by their numbers in files.
#[derive(Clone, Copy)]
enum Kind {
    U8,
    I8,
    U16,
    I16,
    U32,
    I32,
    F32,
    Bool,
    Text,
    Array,
    U64,
    I64,
    F64,
}

impl Kind {
    const ALL: [Kind; 13] = [
        Kind::U8,
        Kind::I8,
        Kind::U16,
        Kind::I16,
        Kind::U32,
        Kind::I32,
        Kind::F32,
        Kind::Bool,
        Kind::Text,
        Kind::Array,
        Kind::U64,
        Kind::I64,
        Kind::F64,
    ];

    /// The fewest bytes of a value.
    fn least(self) -> u64 {
        match self {
            Kind::U8 | Kind::I8 | Kind::Bool => 1,
            Kind::U16 | Kind::I16 => 2,
            Kind::U32 | Kind::I32 | Kind::F32 => 4,
            Kind::Text | Kind::U64 | Kind::I64 | Kind::F64 => 8,
            Kind::Array => 12,
        }
    }
}

impl<'a> Reader<'a> {
    pub(super) fn new(content: &'a Content, path: &'a str) -> Self {
        Reader { content, path, buffer: Vec::new(), first: 0, at: 0 }
    }

    /// The position in the file.
    pub(super) fn position(&self) -> u64 {
        self.at
    }

    /// The length of the file.
    pub(super) fn length(&self) -> u64 {
        self.content.length()
    }

    /// The error for a file with this fault.
    pub(super) fn refuse(&self, what: String) -> Error {
        Error::Gguf { path: self.path.into(), what }
    }

    /// Appends the next `count` bytes to `out`.
    fn take(&mut self, count: u64, out: &mut Vec<u8>) -> Result<(), Error> {
        let left = self.length() - self.at;
        if count > left {
            let (at, length) = (self.at, self.length());
            let what = format!("its header needs {count} bytes from byte {at} on, but the file has {length}");
            return Err(self.refuse(format!("{what}: truncated download?")));
        }
        let end = self.at + count;
        while self.at < end {
            let (from, known) = (self.at.saturating_sub(self.first), self.buffer.len() as u64);
            if from >= known {
                self.first = self.at;
                let until = self.length().min(self.at + PIECE);
                let mut buffer = std::mem::take(&mut self.buffer);
                // Embedded files are borrowed, and others are in the buffer.
                let bytes = self.content.read_with(self.at..until, &mut buffer)?.to_vec();
                self.buffer = bytes;
                continue;
            }
            let until = known.min(end - self.first);
            out.extend_from_slice(&self.buffer[from as usize..until as usize]);
            self.at = self.first + until;
        }
        Ok(())
    }

    /// The next `N` bytes.
    pub(super) fn bytes<const N: usize>(&mut self) -> Result<[u8; N], Error> {
        let mut bytes = Vec::with_capacity(N);
        self.take(N as u64, &mut bytes)?;
        let mut out = [0; N];
        out.copy_from_slice(&bytes);
        Ok(out)
    }

    pub(super) fn u32(&mut self) -> Result<u32, Error> {
        self.bytes().map(u32::from_le_bytes)
    }

    pub(super) fn u64(&mut self) -> Result<u64, Error> {
        self.bytes().map(u64::from_le_bytes)
    }

    /// A number of things with at least `least` bytes each, which the rest of the file can hold.
    pub(super) fn count(&mut self, least: u64, what: &str) -> Result<u64, Error> {
        let found = self.u64()?;
        let left = self.length() - self.at;
        if found > left / least {
            let what = format!("its header announces {found} {what}, more than {left} bytes can hold");
            return Err(self.refuse(format!("{what}: truncated download?")));
        }
        Ok(found)
    }

    /// A text.
    pub(super) fn text(&mut self) -> Result<String, Error> {
        let (at, length) = (self.at, self.u64()?);
        if length > LONGEST {
            return Err(
                self.refuse(format!("the text at byte {at} has {length} bytes; at most {LONGEST} are possible"))
            );
        }
        let mut bytes = Vec::new();
        self.take(length, &mut bytes)?;
        String::from_utf8(bytes).map_err(|_| self.refuse(format!("the text at byte {at} is not UTF-8")))
    }

    /// A value with its type.
    pub(super) fn value(&mut self) -> Result<Value, Error> {
        let kind = self.kind()?;
        self.value_of(kind, 0)
    }

    fn kind(&mut self) -> Result<Kind, Error> {
        let (at, found) = (self.at, self.u32()?);
        let kind = usize::try_from(found).ok().and_then(|i| Kind::ALL.get(i)).copied();
        kind.ok_or_else(|| self.refuse(format!("the value at byte {at} is of the unknown type {found}")))
    }

    fn value_of(&mut self, kind: Kind, depth: usize) -> Result<Value, Error> {
        Ok(match kind {
            Kind::U8 => u8::from_le_bytes(self.bytes()?).into(),
            Kind::I8 => i8::from_le_bytes(self.bytes()?).into(),
            Kind::U16 => u16::from_le_bytes(self.bytes()?).into(),
            Kind::I16 => i16::from_le_bytes(self.bytes()?).into(),
            Kind::U32 => self.u32()?.into(),
            Kind::I32 => i32::from_le_bytes(self.bytes()?).into(),
            // Numbers that are not finite become null.
            Kind::F32 => f64::from(f32::from_le_bytes(self.bytes()?)).into(),
            Kind::Bool => match self.bytes::<1>()? {
                [flag @ (0 | 1)] => (flag == 1).into(),
                [other] => {
                    return Err(self.refuse(format!("a truth value in its metadata is {other}; expected 0 or 1")));
                }
            },
            Kind::Text => self.text()?.into(),
            Kind::U64 => self.u64()?.into(),
            Kind::I64 => i64::from_le_bytes(self.bytes()?).into(),
            Kind::F64 => f64::from_le_bytes(self.bytes()?).into(),
            Kind::Array if depth == DEPTH => {
                return Err(self.refuse(format!("its metadata has arrays that are nested more than {DEPTH} deep")));
            }
            Kind::Array => {
                let kind = self.kind()?;
                let count = self.count(kind.least(), "elements of an array")?;
                if count > MOST_ELEMENTS {
                    return Err(self.refuse(format!("its metadata has an array of {count} elements")));
                }
                let mut list = Vec::new();
                for _ in 0..count {
                    list.push(self.value_of(kind, depth + 1)?);
                }
                list.into()
            }
        })
    }
}
