//! The gfx11 machine as data: its instructions ([`isa`]), an assembler for program text ([`asm`](mod@asm)), its code
//! objects ([`object`]) and the capabilities of each chip ([`target`]). What an instruction does to registers and
//! counters ([`effects`]) and what code costs ([`machine`]) are facts that compiler, checker, simulator and cycle model
//! share.
//!
//! ```
//! use t0_isa::isa::{Inst, Op, Operand, decode};
//!
//! let add = Inst::new(Op::v_add_f32, &[Operand::v(0), Operand::f32(1.0), Operand::v(1)]).shortest()?;
//! assert_eq!(add.to_string(), "v_add_f32_e32 v0, 1.0, v1");
//! let words = add.encode()?;
//! assert_eq!(words, [0x0600_02f2]);
//! assert_eq!(decode(&words), Ok((add, 1)));
//! # Ok::<(), t0_isa::isa::EncodeError>(())
//! ```
//!
//! Limits: gfx11 only (RDNA3 and RDNA3.5). Graphics instructions are encoded and printed, but have no semantic model.
#![forbid(unsafe_code)]

pub mod asm;
pub mod effects;
pub mod isa;
pub mod machine;
pub mod object;
pub mod target;
