//! The gfx11 instruction set: one table, and everything that is generated from it.
//!
//! | module | contents |
//! |---|---|
//! | [`table`] | one line per instruction: the only definition of each instruction |
//! | `desc` | the description of a table line: formats, operand slots, units, counters, memory |
//! | `reg`, `operand` | registers and source codes, inline constants, literals |
//! | `inst` | [`Inst`], its modifiers and its builder |
//! | `layout` | the bit positions of the fields, by format, never by instruction |
//! | `encode`, `decode` | an [`Inst`] to words and back, driven by `table` and `layout` |
//! | `print` | LLVM's assembly syntax |
//! | `dual` | encoding and register rules of two instructions issued together (VOPD) |
//! | `preop` | the constant that `v_trig_preop_f64` reads |
//! | `generation` | the generations, and the instructions of each |
//! | `parse` | LLVM's assembly syntax, parsed to an [`Inst`] |
//! | `query` | the registers, counters and state that an instruction reads and writes |
//! | `rules` | register rules that an encoding cannot express |
//! | `image` | operand widths and text of image instructions |
//!
//! **Invariant:** no file outside `table` contains an opcode number. A file here that matches on an [`Op`] does so
//! because the assembly syntax or the encoding of that instruction is irregular, and states the reason.
//!
//! **Invariant:** [`decode`] is total: any words produce an instruction or a typed error, and `encode(decode(w))`
//! returns `w` for every instruction that an assembler can write.
//!
//! 16-bit operands follow LLVM's *real true16* text (`v1.l`, `v1.h`); [`Style`] switches to the older text. In an
//! [`Inst`] the high half is always a bit of [`Mods::op_sel`], also in the short encodings, where the hardware has it
//! in bit 7 of the register number.

mod decode;
mod desc;
mod dual;
mod encode;
mod generation;
mod image;
mod inst;
mod layout;
mod operand;
pub(crate) mod parse;
mod preop;
mod print;
mod query;
mod reg;
mod rules;
pub mod table;

pub use decode::{DecodeError, decode, decode_for};
pub use desc::{
    AtomicOp, Counter, Counters, Desc, Field, Format, Half, Implicit, Mem, MemKind, Pipe, ScalarPipe, Slot, Space, Ty,
    Unit,
};
pub use encode::{EncodeError, encode, encode_for};
pub use generation::Generation;
pub use inst::{Dpp, Form, Inst, MAX_OPERANDS, Mods};
pub use operand::Operand;
pub use parse::{ParseError, ParseErrorKind, parse, parse_styled};
pub use preop::TWO_OVER_PI;
pub use print::{Printed, Style};
pub use query::{Access, Flow};
pub use reg::Reg;
pub use table::Op;
