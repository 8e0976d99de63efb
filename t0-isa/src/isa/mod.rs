//! The gfx11 instruction set: one table, and everything that is made from it.
//!
//! | room | what it holds |
//! |---|---|
//! | [`table`] | one line an instruction: the only place where an instruction is written down |
//! | `desc` | what a line says: formats, operand slots, units, counters, memory |
//! | `reg`, `operand` | registers and source codes, inline constants, literals |
//! | `inst` | [`Inst`], its modifiers and its builder |
//! | `layout` | where each encoding keeps each field (bits), by format, never by instruction |
//! | `encode`, `decode` | words from an [`Inst`] and back, driven by `table` and `layout` |
//! | `print` | LLVM's assembly syntax |
//! | `dual` | the words and the register rules of two instructions issued together |
//! | `preop` | the constant that `v_trig_preop_f64` reads |
//! | `generation` | which chips have an instruction |
//! | `parse` | the same syntax, back to an [`Inst`] |
//! | `query` | what an instruction reads, writes, counts and touches |
//! | `rules` | register rules that encodings cannot show |
//! | `image` | operand widths and text of image instructions |
//!
//! **Invariant:** no file outside `table` names an opcode number. A file here that matches on an [`Op`] does so because the assembly
//! syntax or the encoding of that one instruction is irregular, and says why.
//!
//! **Invariant:** [`decode`] is total: any words give an instruction or a typed error, and `encode(decode(w))` gives `w` again for every
//! instruction an assembler can write.
//!
//! 16-bit operands follow LLVM's *real true16* text (`v1.l`, `v1.h`); [`Style`] switches to the older text. In an [`Inst`] the high half
//! is always a bit of [`Mods::op_sel`], in the short encodings too, where the hardware keeps it in bit 7 of the register number.

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
pub use desc::{Counters, Desc, Field, Format, Half, Implicit, Latency, Mem, MemKind, Slot, Space, Ty, Unit};
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
