//! Line tables: the source line of each instruction, as DWARF 5 (`.debug_line` and the other sections that LLVM's tools
//! need to find it).
//!
//! Only lines are handled: no types, variables or frames. The reader accepts the line tables of DWARF 2 to 5, including
//! clang's.

pub(super) mod read;
pub(super) mod write;

/// Standard opcodes of the line number program (DWARF 5, 6.2.5.2).
mod opcode {
    pub(super) const EXTENDED: u8 = 0;
    pub(super) const COPY: u8 = 1;
    pub(super) const ADVANCE_PC: u8 = 2;
    pub(super) const ADVANCE_LINE: u8 = 3;
    pub(super) const SET_FILE: u8 = 4;
    pub(super) const SET_COLUMN: u8 = 5;
    pub(super) const NEGATE_STMT: u8 = 6;
    pub(super) const SET_BASIC_BLOCK: u8 = 7;
    pub(super) const CONST_ADD_PC: u8 = 8;
    pub(super) const FIXED_ADVANCE_PC: u8 = 9;
    pub(super) const SET_PROLOGUE_END: u8 = 10;
    pub(super) const SET_EPILOGUE_BEGIN: u8 = 11;
    pub(super) const SET_ISA: u8 = 12;

    pub(super) const END_SEQUENCE: u8 = 1;
    pub(super) const SET_ADDRESS: u8 = 2;
}

/// Content types and forms of directory and file tables (DWARF 5, 6.2.4.1 and 7.5.6).
mod form {
    pub(super) const CONTENT_PATH: u64 = 1;
    pub(super) const CONTENT_DIRECTORY_INDEX: u64 = 2;

    pub(super) const ADDR: u64 = 0x01;
    pub(super) const DATA2: u64 = 0x05;
    pub(super) const DATA4: u64 = 0x06;
    pub(super) const DATA8: u64 = 0x07;
    pub(super) const STRING: u64 = 0x08;
    pub(super) const BLOCK: u64 = 0x09;
    pub(super) const DATA1: u64 = 0x0b;
    pub(super) const STRP: u64 = 0x0e;
    pub(super) const UDATA: u64 = 0x0f;
    pub(super) const SEC_OFFSET: u64 = 0x17;
    pub(super) const DATA16: u64 = 0x1e;
    pub(super) const LINE_STRP: u64 = 0x1f;
}
