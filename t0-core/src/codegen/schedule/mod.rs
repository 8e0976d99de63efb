//! The order of instructions within blocks, and what the hardware is told about it.
//!
//! | file | contents |
//! |---|---|
//! | `early` | the order of instructions over virtual registers |
//! | `touch`, `graph` | what instructions access; which must stay behind which |
//! | `pressure`, `list` | the registers that an order needs; a short order |
//! | `check` | whether an order computes the same |
//! | [`delays`] | `s_delay_alu` before instructions that need a recent result |
//!
//! What does not belong here: anything that correct results need. Waits and hazards are the business of `waits` and
//! `hazards`.

pub(crate) mod check;
pub mod delays;
pub(crate) mod early;
mod graph;
mod list;
mod pressure;
mod touch;
