//! An independent reference for the vector and scalar ALU: one lane at a time, exact values, no optimisations.
//!
//! Written from the pseudocode of AMD's RDNA3 ISA document and, where that says nothing, from programs recorded on a
//! card (`tests/tests/it/hw_vectors.rs`). It shares only the instruction table and the decoder with the simulator.
//!
//! | module | content |
//! |---|---|
//! | `exact` | numbers of a format as big fixed-point integers; rounding in every mode |
//! | `float`, `integer`, `convert`, `function` | one lane of an operation |
//! | `vector`, `scalar`, `matrix`, `lanes` | instructions on a machine: operands, modifiers, masks, results |
//! | `machine` | registers |
//! | `generate` | random instructions and programs |
//! | `access` | random memory instructions, and what they access |
//! | `device` | programs on the simulator |
// Loops count lanes and bits, and shifts are written as in the ISA document.
#![allow(missing_docs, clippy::needless_range_loop, clippy::precedence)]

pub mod access;
pub mod convert;
pub mod device;
pub mod exact;
pub mod float;
pub mod function;
pub mod generate;
pub mod integer;
pub mod lanes;
pub mod machine;
pub mod matrix;
pub mod scalar;
pub mod vector;
