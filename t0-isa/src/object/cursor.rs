//! A cursor over untrusted bytes. Every read is bounds-checked, and every error says where it happened.

use super::ObjectError;

/// A bounded little-endian reader that knows its offset in the file.
#[derive(Debug, Clone)]
pub(super) struct Cursor<'a> {
    data: &'a [u8],
    start: u64,
    at: usize,
    what: &'static str,
}

impl<'a> Cursor<'a> {
    /// Reads `data`, which begins at file offset `start` and is called `what` in errors.
    pub(super) fn new(data: &'a [u8], start: u64, what: &'static str) -> Cursor<'a> {
        Cursor { data, start, at: 0, what }
    }

    /// The file offset of the next byte.
    pub(super) fn offset(&self) -> u64 {
        self.start.saturating_add(self.at as u64)
    }

    /// Bytes not read yet.
    pub(super) fn remaining(&self) -> usize {
        self.data.len() - self.at
    }

    pub(super) fn is_empty(&self) -> bool {
        self.remaining() == 0
    }

    /// An error about the thing being read, at the current offset.
    pub(super) fn malformed(&self, why: impl Into<String>) -> ObjectError {
        ObjectError::malformed(self.what, self.offset(), why)
    }

    /// The next `n` bytes.
    pub(super) fn take(&mut self, n: u64) -> Result<&'a [u8], ObjectError> {
        let have = self.remaining() as u64;
        if n > have {
            return Err(ObjectError::Truncated { what: self.what, offset: self.offset(), need: n, have });
        }
        let bytes = &self.data[self.at..self.at + n as usize];
        self.at += n as usize;
        Ok(bytes)
    }

    /// The next `n` bytes as a separate cursor.
    pub(super) fn sub(&mut self, n: u64) -> Result<Cursor<'a>, ObjectError> {
        let start = self.offset();
        Ok(Cursor::new(self.take(n)?, start, self.what))
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], ObjectError> {
        let mut out = [0; N];
        out.copy_from_slice(self.take(N as u64)?);
        Ok(out)
    }

    pub(super) fn u8(&mut self) -> Result<u8, ObjectError> {
        Ok(self.array::<1>()?[0])
    }

    pub(super) fn u16(&mut self) -> Result<u16, ObjectError> {
        Ok(u16::from_le_bytes(self.array()?))
    }

    pub(super) fn u32(&mut self) -> Result<u32, ObjectError> {
        Ok(u32::from_le_bytes(self.array()?))
    }

    pub(super) fn u64(&mut self) -> Result<u64, ObjectError> {
        Ok(u64::from_le_bytes(self.array()?))
    }

    /// A big-endian unsigned number of `n` bytes, `n` at most 8.
    pub(super) fn be(&mut self, n: u64) -> Result<u64, ObjectError> {
        Ok(self.take(n)?.iter().fold(0, |value, &byte| value << 8 | u64::from(byte)))
    }

    /// An unsigned LEB128 number that fits 64 bits.
    pub(super) fn uleb(&mut self) -> Result<u64, ObjectError> {
        let mut value = 0u64;
        for shift in (0..).step_by(7) {
            let byte = self.u8()?;
            let bits = u64::from(byte & 0x7f);
            if shift >= 64 || bits << shift >> shift != bits {
                return Err(self.malformed("a LEB128 number has more than 64 bits"));
            }
            value |= bits << shift;
            if byte & 0x80 == 0 {
                break;
            }
        }
        Ok(value)
    }

    /// A signed LEB128 number that fits 64 bits.
    pub(super) fn sleb(&mut self) -> Result<i64, ObjectError> {
        let mut value = 0i64;
        let mut shift = 0;
        loop {
            let byte = self.u8()?;
            if shift >= 64 {
                return Err(self.malformed("a LEB128 number has more than 64 bits"));
            }
            value |= i64::from(byte & 0x7f) << shift;
            shift += 7;
            if byte & 0x80 == 0 {
                if byte & 0x40 != 0 && shift < 64 {
                    value |= -1i64 << shift;
                }
                return Ok(value);
            }
        }
    }

    /// The bytes up to the next NUL, which is consumed.
    pub(super) fn cstr(&mut self) -> Result<&'a [u8], ObjectError> {
        let rest = &self.data[self.at..];
        let Some(len) = rest.iter().position(|&b| b == 0) else {
            return Err(self.malformed("a string is not ended by a zero byte"));
        };
        self.at += len + 1;
        Ok(&rest[..len])
    }
}

/// Limits how many bytes of names are copied out of an object, so that overlapping strings cannot multiply its size.
#[derive(Debug)]
pub(super) struct NameBudget {
    left: usize,
}

impl NameBudget {
    /// A budget in proportion to the size of the object.
    pub(super) fn of(object: &[u8]) -> NameBudget {
        NameBudget { left: object.len().saturating_mul(16).saturating_add(4096) }
    }

    /// Takes `len` bytes from the budget for a name at file offset `here`.
    pub(super) fn charge(&mut self, len: usize, here: u64) -> Result<(), ObjectError> {
        match self.left.checked_sub(len) {
            Some(left) => self.left = left,
            None => {
                let why = "the names overlap so much that together they are many times the object";
                return Err(ObjectError::malformed("string table", here, why));
            }
        }
        Ok(())
    }

    /// The NUL-terminated UTF-8 string at `at` of `table`, which lies at file offset `start`.
    pub(super) fn string(
        &mut self,
        table: &[u8],
        start: u64,
        at: u64,
        what: &'static str,
    ) -> Result<String, ObjectError> {
        let Some(rest) = usize::try_from(at).ok().and_then(|at| table.get(at..)) else {
            let why = format!("a name lies at {at:#x} of a string table of {} bytes", table.len());
            return Err(ObjectError::malformed(what, start, why));
        };
        let here = start.saturating_add(at);
        let bytes = Cursor::new(rest, here, what).cstr()?;
        self.charge(bytes.len(), here)?;
        match std::str::from_utf8(bytes) {
            Ok(text) => Ok(text.to_owned()),
            Err(_) => Err(ObjectError::malformed(what, here, "a name is not UTF-8")),
        }
    }
}
