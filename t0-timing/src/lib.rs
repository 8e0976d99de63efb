//! A cycle model of a gfx1100: the clock at which each instruction of a few waves issues and executes, and the time of
//! a whole launch ([`gpu`]).
//!
//! The model is driven by executed instructions. A program is decoded once into [`Shape`]s, and a [`Wave`] lists the
//! steps that a wave took through it. [`ComputeUnit::run`] returns the [`Times`] of each step. Values play no part, and
//! the result depends on nothing but the arguments.
//!
//! ```
//! use t0_isa::isa::{Inst, Op, Operand};
//! use t0_timing::{ComputeUnit, Parameters, Shape, Step, Wave};
//!
//! let p = Parameters::GFX1100;
//! let add = |to, from| Inst::new(Op::v_add_f32, &[Operand::v(to), Operand::v(from), Operand::v(1)]);
//! let program: Vec<Shape> = [add(0, 2), add(3, 0), add(4, 2)].iter().map(|inst| Shape::of(inst, &p)).collect();
//! let wave = Wave { simd: 0, workgroup: 0, start: 0, steps: (0..3).map(Step::plain).collect() };
//! let times = ComputeUnit::run(&p, &program, &[wave]);
//! // The second instruction needs the result of the first. Independent instructions execute one clock apart.
//! assert_eq!(times[0][1].execute - times[0][0].execute, 5);
//! assert_eq!(times[0][2].execute - times[0][1].execute, 1);
//! ```
//!
//! | module | contents |
//! |---|---|
//! | `parameters` | every number of the model, with its range and source |
//! | `shape` | what the model needs to know about an instruction |
//! | `valu` | the vector pipeline of a SIMD, from issue to execution |
//! | `fetch` | the instruction cache of a workgroup processor |
//! | `memory` | LDS, the scalar cache and the vector cache of a compute unit |
//! | `wave` | the state of one wave: waits, dependencies, delays |
//! | `unit` | a compute unit: which wave issues when |
//! | `stall` | what each instruction waits for |
//! | `executed` | from recorded instructions to steps |
//! | `code` | the same for the instructions of a code object |
//! | `gpu` | a whole launch: occupancy, caches, bandwidths, rounds of workgroups |
//! | `record` | the bridge from execution on the virtual GPU to the model (feature `record`) |
//! | `confidence` | how much of a modelled time rests on what recordings show |
//! | `sensitivity` | the parameters whose values are uncertain, and the ends of their ranges |
//!
//! Limits: [`ComputeUnit::run`] simulates no caches; each memory step states what it touches ([`Touch`]). The
//! instruction cache is modelled for instructions whose address is stated ([`Shape::at`]). `docs/timing.md` has the
//! rest.
//!
//! **Invariant:** a number that describes hardware stands in `parameters`, or in [`t0_isa::machine`] where the compiler
//! needs it too. `parameters` then has a row with its range and its source.
#![forbid(unsafe_code)]

mod chips;
mod code;
pub mod confidence;
mod executed;
mod fetch;
pub mod gpu;
mod memory;
mod parameters;
#[cfg(feature = "record")]
pub mod record;
pub mod sensitivity;
mod shape;
mod stall;
mod unit;
mod valu;
mod wave;

pub use code::{Code, NoInstruction, Place};
pub use executed::Program;
pub use parameters::{NoParameters, Parameter, Parameters, Source, fingerprint};
pub use shape::{Block, Kind, Pipe, Shape};
pub use stall::{Issued, Observer, STALLS, Stall, Wait};
pub use unit::{ComputeUnit, Step, Surroundings, Times, Wave};

/// What a memory instruction touches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Touch {
    /// Cache lines of 128 bytes that L0 looks up: for a load the sum over its passes, of as many lanes as fill 128
    /// bytes. For an LDS access, the clocks for which it occupies the banks, if known.
    pub lines: u16,
    /// Whether they come from memory that the card has not touched before.
    pub cold: bool,
}
