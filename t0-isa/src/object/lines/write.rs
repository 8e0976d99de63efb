//! Writes line tables: one compile unit, and one subprogram and one line sequence per function.

use std::sync::Arc;

use super::super::kernel::Line;
use super::{form, opcode};

const LINE_BASE: i64 = -5;
const LINE_RANGE: i64 = 14;
const OPCODE_BASE: i64 = 13;
const INSTRUCTION: u64 = 4;

/// The contents of the debug sections.
pub(in crate::object) struct Sections {
    pub(in crate::object) abbrev: Vec<u8>,
    pub(in crate::object) info: Vec<u8>,
    pub(in crate::object) str: Vec<u8>,
    pub(in crate::object) line: Vec<u8>,
    pub(in crate::object) line_str: Vec<u8>,
}

/// The instructions of one function, with their source locations.
pub(in crate::object) struct Function<'a> {
    pub(in crate::object) name: &'a str,
    /// Address of the first instruction.
    pub(in crate::object) start: u64,
    /// Number of instruction words.
    pub(in crate::object) words: u64,
    /// Source locations in ascending order of their offsets.
    pub(in crate::object) lines: &'a [Line],
}

impl Function<'_> {
    fn end(&self) -> u64 {
        self.start + self.words * INSTRUCTION
    }
}

/// The debug sections of these functions; `None` if none has lines.
pub(in crate::object) fn sections(functions: &[Function<'_>]) -> Option<Sections> {
    let mut files: Vec<Arc<str>> = Vec::new();
    for line in functions.iter().flat_map(|function| function.lines) {
        if !files.contains(&line.file) {
            files.push(line.file.clone());
        }
    }
    let first_file = files.first()?.clone();
    let mut line_str = Vec::new();
    let line = line_table(functions, &files, &mut line_str);
    let mut str = Vec::new();
    let info = info(functions, &first_file, &mut str);
    Some(Sections { abbrev: abbrev(), info, str, line, line_str })
}

fn add_string(table: &mut Vec<u8>, text: &str) -> [u8; 4] {
    let at = table.len() as u32;
    table.extend(text.bytes());
    table.push(0);
    at.to_le_bytes()
}

fn uleb(out: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}

fn sleb(out: &mut Vec<u8>, mut value: i64) {
    while !(-0x40..0x40).contains(&value) {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8 & 0x7f);
}

// Tags and attributes of DWARF 5, 7.5.
const TAG_COMPILE_UNIT: u64 = 0x11;
const TAG_SUBPROGRAM: u64 = 0x2e;
const AT_NAME: u64 = 0x03;
const AT_STMT_LIST: u64 = 0x10;
const AT_LOW_PC: u64 = 0x11;
const AT_HIGH_PC: u64 = 0x12;
const AT_LANGUAGE: u64 = 0x13;
const AT_COMP_DIR: u64 = 0x1b;
const AT_PRODUCER: u64 = 0x25;
const LANG_RUST: u16 = 0x1c;

fn abbrev() -> Vec<u8> {
    let mut out = Vec::new();
    let mut entry = |code, tag, children, attributes: &[(u64, u64)]| {
        uleb(&mut out, code);
        uleb(&mut out, tag);
        out.push(children);
        for &(name, form) in attributes {
            uleb(&mut out, name);
            uleb(&mut out, form);
        }
        out.extend([0, 0]);
    };
    let unit = [
        (AT_PRODUCER, form::STRP),
        (AT_LANGUAGE, form::DATA2),
        (AT_NAME, form::STRP),
        (AT_STMT_LIST, form::SEC_OFFSET),
        (AT_COMP_DIR, form::STRP),
        (AT_LOW_PC, form::ADDR),
        (AT_HIGH_PC, form::DATA8),
    ];
    entry(1, TAG_COMPILE_UNIT, 1, &unit);
    entry(2, TAG_SUBPROGRAM, 0, &[(AT_NAME, form::STRP), (AT_LOW_PC, form::ADDR), (AT_HIGH_PC, form::DATA8)]);
    out.push(0);
    out
}

fn info(functions: &[Function<'_>], file: &str, strings: &mut Vec<u8>) -> Vec<u8> {
    let low = functions.iter().map(|function| function.start).min().unwrap_or(0);
    let high = functions.iter().map(Function::end).max().unwrap_or(0);
    let mut out = vec![0; 4];
    out.extend(5u16.to_le_bytes());
    out.extend([1, 8]); // a compile unit, 8-byte addresses
    out.extend(0u32.to_le_bytes()); // in .debug_abbrev
    uleb(&mut out, 1);
    out.extend(add_string(strings, "t0"));
    out.extend(LANG_RUST.to_le_bytes());
    out.extend(add_string(strings, file));
    out.extend(0u32.to_le_bytes()); // in .debug_line
    out.extend(add_string(strings, ""));
    out.extend(low.to_le_bytes());
    out.extend((high - low).to_le_bytes());
    for function in functions {
        uleb(&mut out, 2);
        out.extend(add_string(strings, function.name));
        out.extend(function.start.to_le_bytes());
        out.extend((function.end() - function.start).to_le_bytes());
    }
    uleb(&mut out, 0);
    set_length(&mut out, 0);
    out
}

/// Fills the 32-bit length at `at` with the number of bytes after it.
fn set_length(out: &mut [u8], at: usize) {
    let length = (out.len() - at - 4) as u32;
    out[at..at + 4].copy_from_slice(&length.to_le_bytes());
}

fn line_table(functions: &[Function<'_>], files: &[Arc<str>], strings: &mut Vec<u8>) -> Vec<u8> {
    let mut out = vec![0; 4];
    out.extend(5u16.to_le_bytes());
    out.extend([8, 0]); // 8-byte addresses, no segments
    let header_length = out.len();
    out.extend([0; 4]);
    out.extend([INSTRUCTION as u8, 1, 1, LINE_BASE as u8, LINE_RANGE as u8, OPCODE_BASE as u8]);
    out.extend([0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1]); // operands of each standard opcode
    let path = [form::CONTENT_PATH as u8, form::LINE_STRP as u8];
    out.push(1);
    out.extend(path);
    uleb(&mut out, 1);
    out.extend(add_string(strings, ""));
    out.push(2);
    out.extend(path);
    out.extend([form::CONTENT_DIRECTORY_INDEX as u8, form::UDATA as u8]);
    uleb(&mut out, files.len() as u64);
    for file in files {
        out.extend(add_string(strings, file));
        uleb(&mut out, 0);
    }
    set_length(&mut out, header_length);
    for function in functions.iter().filter(|function| !function.lines.is_empty()) {
        sequence(&mut out, function, files);
    }
    set_length(&mut out, 0);
    out
}

fn sequence(out: &mut Vec<u8>, function: &Function<'_>, files: &[Arc<str>]) {
    out.extend([opcode::EXTENDED, 9, opcode::SET_ADDRESS]);
    out.extend((function.start + u64::from(function.lines[0].offset)).to_le_bytes());
    // The registers as DWARF 5 (6.2.2) initialises them.
    let (mut offset, mut file, mut line, mut column) = (function.lines[0].offset, 1, 1, 0);
    for entry in function.lines {
        let index = files.iter().position(|f| *f == entry.file).unwrap_or(0);
        if index != file {
            out.push(opcode::SET_FILE);
            uleb(out, index as u64);
            file = index;
        }
        if entry.column != column {
            out.push(opcode::SET_COLUMN);
            uleb(out, entry.column.into());
            column = entry.column;
        }
        let words = u64::from(entry.offset - offset) / INSTRUCTION;
        let lines = i64::from(entry.line) - i64::from(line);
        offset = entry.offset;
        line = entry.line;
        let special = |words: u64| {
            let in_range = (LINE_BASE..LINE_BASE + LINE_RANGE).contains(&lines);
            let code = (lines - LINE_BASE) + LINE_RANGE * i64::try_from(words).ok()?.min(255) + OPCODE_BASE;
            u8::try_from(code).ok().filter(|_| in_range)
        };
        if let Some(code) = special(words) {
            out.push(code);
            continue;
        }
        if words > 0 {
            out.push(opcode::ADVANCE_PC);
            uleb(out, words);
        }
        match special(0) {
            Some(code) => out.push(code),
            None => {
                out.push(opcode::ADVANCE_LINE);
                sleb(out, lines);
                out.push(opcode::COPY);
            }
        }
    }
    out.push(opcode::ADVANCE_PC);
    uleb(out, function.words - u64::from(offset) / INSTRUCTION);
    out.extend([opcode::EXTENDED, 1, opcode::END_SEQUENCE]);
}
