//! The description of one table line: formats, operand slots, units, pipes, counters, memory.
//!
//! | module | contents |
//! |---|---|
//! | `format`, `operand` | encodings; the fields, types and slots of operands |
//! | `execution`, `access` | unit, pipe, implicit state, counters; memory accesses and image addresses |
//! | `line` | [`Desc`], and [`Desc::new`]: the properties common to a format |
//! | `properties` | the other `const` methods: the properties that a line can add |
//! | `forms` | short and long forms, signs, older kinds of 16-bit operations |

mod access;
mod execution;
mod format;
mod forms;
mod line;
mod operand;
mod properties;

pub(super) use access::ImageDesc;
pub use access::{AtomicOp, Half, Mem, MemKind, Space};
pub use execution::{Counter, Counters, Implicit, Pipe, ScalarPipe, Unit};
pub use format::Format;
pub use line::Desc;
pub(super) use line::FlowDesc;
pub use operand::{Field, Slot, Ty};
