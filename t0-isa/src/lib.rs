//! What a gfx11 machine is: its instructions ([`isa`]), programs as text ([`asm`](mod@asm)), its code objects ([`object`]) and what each chip can do ([`target`]).
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
//! Limits: gfx11 only (RDNA3 and 3.5); graphics instructions are encoded and printed, not modelled.
#![forbid(unsafe_code)]

pub mod asm;
pub mod isa;
pub mod object;
pub mod target;
