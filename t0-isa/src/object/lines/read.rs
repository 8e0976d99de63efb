//! Reads line tables. DWARF 2 to 5 line number programs are run to completion when the object is parsed.
//!
//! Every opcode takes at least one byte and makes at most one row, so memory use is proportional to the section's size.

use std::sync::Arc;

use super::super::ObjectError;
use super::super::cursor::{Cursor, NameBudget};
use super::{form, opcode};

/// A section's bytes and their offset in the file.
pub(in crate::object) type Bytes<'a> = (&'a [u8], u64);

/// A source location.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SourceLine {
    /// The file name from the compiler; relative names are joined to their directory.
    pub file: Arc<str>,
    /// Line, from 1.
    pub line: u32,
    /// Column, from 1; 0 if unknown.
    pub column: u32,
}

impl std::fmt::Display for SourceLine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.file, self.line)?;
        if self.column > 0 { write!(f, ":{}", self.column) } else { Ok(()) }
    }
}

/// A range of addresses and the source line of its instructions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LineRange {
    /// First address.
    pub start: u64,
    /// The first address after the range.
    pub end: u64,
    /// Index for [`LineTable::file`].
    pub file: u32,
    /// Line; 0 if the compiler specifies none.
    pub line: u32,
    /// Column; 0 if unknown.
    pub column: u32,
}

/// The lines of all kernels, ordered by address.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LineTable {
    files: Vec<Arc<str>>,
    ranges: Vec<LineRange>,
}

impl LineTable {
    /// All ranges in ascending order of their first address.
    pub fn ranges(&self) -> &[LineRange] {
        &self.ranges
    }

    /// The name of a file.
    pub fn file(&self, index: u32) -> Option<&Arc<str>> {
        self.files.get(index as usize)
    }

    /// The source line of the instruction at `address`, if the compiler specified one.
    pub fn find(&self, address: u64) -> Option<SourceLine> {
        let after = self.ranges.partition_point(|range| range.start <= address);
        let range = self.ranges[..after].last().filter(|range| address < range.end && range.line > 0)?;
        let file = self.file(range.file)?.clone();
        Some(SourceLine { file, line: range.line, column: range.column })
    }

    /// Reads all units of `.debug_line`, DWARF 2 to 5; units of other versions are skipped.
    pub(in crate::object) fn read(
        debug_line: Bytes<'_>,
        line_str: Bytes<'_>,
        str: Bytes<'_>,
        names: &mut NameBudget,
    ) -> Result<LineTable, ObjectError> {
        let mut table = LineTable::default();
        let mut section = Cursor::new(debug_line.0, debug_line.1, "line table");
        while !section.is_empty() {
            let (offset_size, length) = match section.u32()? {
                0xffff_ffff => (8, section.u64()?),
                length @ 0xffff_fff0.. => {
                    return Err(section.malformed(format!("the unit length {length:#x} is reserved")));
                }
                length => (4, length.into()),
            };
            let mut unit = section.sub(length)?;
            let version = unit.u16()?;
            if (2..=5).contains(&version) {
                let mut reader = Unit { version, offset_size, line_str, str, table: &mut table, names };
                let program = reader.header(&mut unit)?;
                program.run(&mut unit, &mut table.ranges)?;
            }
        }
        table.ranges.sort_by_key(|range| range.start);
        Ok(table)
    }
}

/// What is needed to read a unit's header.
struct Unit<'a> {
    version: u16,
    offset_size: u8,
    line_str: Bytes<'a>,
    str: Bytes<'a>,
    table: &'a mut LineTable,
    names: &'a mut NameBudget,
}

/// One entry of a directory or file table.
#[derive(Default)]
struct Entry {
    path: String,
    directory: u64,
}

/// The parameters of a line number program.
struct Program {
    instruction: u64,
    line_base: i8,
    line_range: u8,
    opcode_base: u8,
    operands: Vec<u8>,
    first_file: u32,
    files: u64,
}

impl Unit<'_> {
    fn offset(&self, c: &mut Cursor<'_>) -> Result<u64, ObjectError> {
        if self.offset_size == 8 { c.u64() } else { Ok(c.u32()?.into()) }
    }

    /// Reads the header up to the program; adds the unit's files to the table.
    fn header(&mut self, unit: &mut Cursor<'_>) -> Result<Program, ObjectError> {
        let (address_size, segment_size) = if self.version >= 5 { (unit.u8()?, unit.u8()?) } else { (8, 0) };
        if (address_size, segment_size) != (8, 0) {
            return Err(unit.malformed(format!(
                "addresses of {address_size} bytes with segments of {segment_size} instead of 8 and 0"
            )));
        }
        let header_length = self.offset(unit)?;
        let mut c = unit.sub(header_length)?;
        let c = &mut c;
        let instruction = u64::from(c.u8()?);
        let operations = if self.version >= 4 { c.u8()? } else { 1 };
        if operations != 1 {
            return Err(c.malformed(format!("{operations} operations per instruction; only 1 is supported")));
        }
        c.u8()?; // default_is_stmt
        let line_base = c.u8()? as i8;
        let line_range = c.u8()?;
        let opcode_base = c.u8()?;
        if line_range == 0 || opcode_base == 0 {
            return Err(c.malformed("the line range or the opcode base is 0"));
        }
        let operands = c.take(u64::from(opcode_base) - 1)?.to_vec();
        let (directories, files) = match self.version {
            5.. => (self.entries(c)?, self.entries(c)?),
            _ => (old_directories(c)?, old_files(c)?),
        };
        let first_file = self.table.files.len() as u32;
        for file in &files {
            let Some(directory) = directories.get(usize::try_from(file.directory).unwrap_or(usize::MAX)) else {
                let why = format!("file `{}` is in directory {} of {}", file.path, file.directory, directories.len());
                return Err(c.malformed(why));
            };
            let root = directories.first().map_or("", |d| &d.path);
            let path = join(root, &join(&directory.path, &file.path));
            self.names.charge(path.len(), c.offset())?;
            self.table.files.push(path.into());
        }
        Ok(Program { instruction, line_base, line_range, opcode_base, operands, first_file, files: files.len() as u64 })
    }

    fn entries(&mut self, c: &mut Cursor<'_>) -> Result<Vec<Entry>, ObjectError> {
        let formats = c.u8()?;
        let formats: Vec<(u64, u64)> =
            (0..formats).map(|_| Ok((c.uleb()?, c.uleb()?))).collect::<Result<_, ObjectError>>()?;
        let count = c.uleb()?;
        // Every form takes at least one byte.
        if count > 0 && (formats.is_empty() || count > c.remaining() as u64) {
            return Err(c.malformed(format!("{count} names cannot fit in the {} bytes that are left", c.remaining())));
        }
        (0..count).map(|_| self.entry(c, &formats)).collect()
    }

    fn entry(&mut self, c: &mut Cursor<'_>, formats: &[(u64, u64)]) -> Result<Entry, ObjectError> {
        let mut entry = Entry::default();
        for &(content, form) in formats {
            let mut path = None;
            let mut number = None;
            match form {
                form::STRING => path = Some(c.cstr()?),
                form::LINE_STRP | form::STRP => {
                    let (table, start) = if form == form::STRP { self.str } else { self.line_str };
                    let at = self.offset(c)?;
                    let text = self.names.string(table, start, at, "line table")?;
                    if content == form::CONTENT_PATH {
                        entry.path = text;
                    }
                    continue;
                }
                form::UDATA => number = Some(c.uleb()?),
                form::DATA1 => number = Some(c.u8()?.into()),
                form::DATA2 => number = Some(c.u16()?.into()),
                form::DATA4 => number = Some(c.u32()?.into()),
                form::DATA8 => number = Some(c.u64()?),
                form::DATA16 => drop(c.take(16)?),
                form::BLOCK => {
                    let len = c.uleb()?;
                    c.take(len)?;
                }
                _ => return Err(c.malformed(format!("names have the unexpected form {form:#x}"))),
            }
            match (content, path, number) {
                (form::CONTENT_PATH, Some(bytes), _) => {
                    entry.path = String::from_utf8_lossy(bytes).into_owned();
                }
                (form::CONTENT_PATH, None, _) => return Err(c.malformed("a path is not text")),
                (form::CONTENT_DIRECTORY_INDEX, _, Some(index)) => entry.directory = index,
                _ => {}
            }
        }
        Ok(entry)
    }
}

/// The directories of DWARF 2 to 4 (DWARF 4, 6.2.4): strings up to an empty one. The first is the unit's, which is
/// stored elsewhere.
fn old_directories(c: &mut Cursor<'_>) -> Result<Vec<Entry>, ObjectError> {
    let mut out = vec![Entry::default()];
    loop {
        match c.cstr()? {
            [] => return Ok(out),
            path => out.push(Entry { path: String::from_utf8_lossy(path).into_owned(), directory: 0 }),
        }
    }
}

/// The files of DWARF 2 to 4: name, directory, time and length, up to an empty name. Numbering starts at 1.
fn old_files(c: &mut Cursor<'_>) -> Result<Vec<Entry>, ObjectError> {
    let mut out = vec![Entry::default()];
    loop {
        match c.cstr()? {
            [] => return Ok(out),
            path => {
                let (directory, _time, _length) = (c.uleb()?, c.uleb()?, c.uleb()?);
                out.push(Entry { path: String::from_utf8_lossy(path).into_owned(), directory });
            }
        }
    }
}

fn join(directory: &str, name: &str) -> String {
    if directory.is_empty() || name.starts_with('/') {
        name.to_owned()
    } else {
        format!("{}/{name}", directory.strip_suffix('/').unwrap_or(directory))
    }
}

/// The state machine's registers that are used here, initialised as in DWARF 5 (6.2.2).
#[derive(Clone, Copy)]
struct Registers {
    address: u64,
    file: u64,
    line: u32,
    column: u32,
}

const INITIAL: Registers = Registers { address: 0, file: 1, line: 1, column: 0 };

impl Program {
    fn run(&self, c: &mut Cursor<'_>, out: &mut Vec<LineRange>) -> Result<(), ObjectError> {
        let mut now = INITIAL;
        let mut last: Option<Registers> = None;
        while !c.is_empty() {
            let code = c.u8()?;
            if code >= self.opcode_base {
                let adjusted = code - self.opcode_base;
                self.advance(&mut now, u64::from(adjusted / self.line_range));
                let lines = i32::from(self.line_base) + i32::from(adjusted % self.line_range);
                now.line = now.line.wrapping_add_signed(lines);
                self.row(c, &mut last, now, out)?;
                continue;
            }
            match code {
                opcode::EXTENDED => {
                    let len = c.uleb()?;
                    let mut operands = c.sub(len)?;
                    match operands.u8()? {
                        opcode::END_SEQUENCE => {
                            self.row(c, &mut last, now, out)?;
                            (now, last) = (INITIAL, None);
                        }
                        opcode::SET_ADDRESS => now.address = operands.u64()?,
                        _ => {}
                    }
                }
                opcode::COPY => self.row(c, &mut last, now, out)?,
                opcode::ADVANCE_PC => {
                    let words = c.uleb()?;
                    self.advance(&mut now, words);
                }
                opcode::ADVANCE_LINE => now.line = now.line.wrapping_add(c.sleb()? as u32),
                opcode::SET_FILE => now.file = c.uleb()?,
                opcode::SET_COLUMN => now.column = u32::try_from(c.uleb()?).unwrap_or(0),
                opcode::CONST_ADD_PC => self.advance(&mut now, u64::from((255 - self.opcode_base) / self.line_range)),
                opcode::FIXED_ADVANCE_PC => now.address = now.address.wrapping_add(c.u16()?.into()),
                opcode::NEGATE_STMT
                | opcode::SET_BASIC_BLOCK
                | opcode::SET_PROLOGUE_END
                | opcode::SET_EPILOGUE_BEGIN => {}
                opcode::SET_ISA => drop(c.uleb()?),
                _ => {
                    let operands = self.operands.get(usize::from(code) - 1).copied().unwrap_or(0);
                    for _ in 0..operands {
                        c.uleb()?;
                    }
                }
            }
        }
        Ok(())
    }

    fn advance(&self, now: &mut Registers, words: u64) {
        now.address = now.address.wrapping_add(words.wrapping_mul(self.instruction));
    }

    /// A row ends the range that the previous row began. Sequences at address 0 belong to functions that the linker
    /// dropped.
    fn row(
        &self,
        c: &Cursor<'_>,
        last: &mut Option<Registers>,
        now: Registers,
        out: &mut Vec<LineRange>,
    ) -> Result<(), ObjectError> {
        if let Some(began) = last.replace(now)
            && began.address != 0
            && began.address < now.address
        {
            if began.file >= self.files {
                return Err(c.malformed(format!("a row names file {} of {}", began.file, self.files)));
            }
            out.push(LineRange {
                start: began.address,
                end: now.address,
                file: self.first_file + began.file as u32,
                line: began.line,
                column: began.column,
            });
        }
        Ok(())
    }
}
