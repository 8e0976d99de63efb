//! What one line of the table says: formats, operand slots, units, latency, counters, memory.
//!
//! | room | what it holds |
//! |---|---|
//! | `format`, `operand` | encodings; the fields, types and slots of operands |
//! | `execution`, `access` | unit, latency, implicit state, counters; memory accesses and image addresses |
//! | `line` | [`Desc`], and [`Desc::new`]: what a whole format has in common |
//! | `properties` | the other `const` methods: the properties which a line may name |
//! | `forms` | short and long form, signs, older kinds |

mod access;
mod execution;
mod format;
mod forms;
mod line;
mod operand;
mod properties;

pub(super) use access::ImageDesc;
pub use access::{Half, Mem, MemKind, Space};
pub use execution::{Counters, Implicit, Latency, Unit};
pub use format::Format;
pub use line::Desc;
pub(super) use line::FlowDesc;
pub use operand::{Field, Slot, Ty};
