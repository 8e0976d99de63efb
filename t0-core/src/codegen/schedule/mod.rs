//! When instructions issue: what the hardware is told about the order in which they were placed.
//!
//! | file | contents |
//! |---|---|
//! | [`delays`] | `s_delay_alu` before instructions that need a recent result |
//!
//! What does not belong here: anything that correct results need. Waits and hazards are the business of `waits` and
//! `hazards`.

pub mod delays;
