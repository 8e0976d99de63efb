//! Passes over the intermediate representation, one per file: `fn run(&mut Function) -> Changed`.
//!
//! | file | what it holds |
//! |---|---|
//! | `wide` | 64-bit integers as pairs of words; binary64 operations as sequences |
//! | `pairs` | arithmetic on pairs of 16-bit floats without an instruction |
//! | `matrix` | matrix products for targets without matrix instructions |
//! | `divide` | division by constants as multiplication, for `expand` |
//! | `expand` | operations without an instruction as sequences of simpler ones |
//! | `retry` | atomic operations without an instruction as loops of compare-and-swap |
//! | `fast` | the rewrites that `fast_math` allows |
//! | `simplify`, `bytes` | constant folding, algebraic simplification; bytes of words |
//! | `bounds`, `proof` | minima, compares and selects dropped whose result is proved; the prover |
//! | `offsets` | bounds checks of views left to the hardware; constant parts of indices as immediate offsets, for code generation |
//! | `parts` | pairs of 16-bit floats and bytes that pass as one word |
//! | `planes` | bounds checks of elements in two dimensions, one for each row and column, for code generation |
//! | `saturate` | counters of divergent loops that saturate instead of being clamped, for code generation |
//! | `selects` | two selects between the same two values as one, for code generation |
//! | `padding` | the space behind LDS arrays dropped that no store uses, for code generation |
//! | `negate` | negated comparisons as the opposite comparison |
//! | `gvn` | equal computations merged |
//! | `hoist` | computations moved out of loops |
//! | `speculate` | short computations for all lanes instead of a branch over them |
//! | `merge` | accesses to consecutive words as wide ones, their checks as one, for code generation |
//! | `leave` | divergent loops without latches, for code generation |
//! | `defer` | uses of loaded values moved behind the loads of the next branches, for code generation |
//! | `sink` | computations moved into the one later block that uses them, for code generation |
//! | `loads` | loads moved up in their block, for code generation |
//! | `blocks` | simplification of the control-flow graph |
//! | `dead` | unused results, parameters and blocks removed |
//! | `unroll` | several iterations of counted loops without a test, for code generation |
//! | `masks`, `range` | analyses: which masks are subsets of which; upper bounds of values |
//! | `rewrite`, `changed` | editing of a function, for the passes; what a pass returns |
//!
//! The list of passes is in this file: a pass is added in a file of its own and in one line here. What does not belong
//! here: anything about machine instructions, except that [`wide`], [`pairs`], [`retry`] and [`expand`] leave only
//! operations that selection knows, and that [`matrix`] and part of [`pairs`] are for targets that lack an instruction.
//!
//! - **Invariant:** no pass makes a floating-point result differ by a bit: no reassociation, no contraction, -0.0 and
//!   NaN stay. [`fast`] alone does, in kernels with `fast_math`.
//! - **Invariant:** a value may serve a block only when every lane of that block's mask is in the mask it was computed
//!   under ([`masks::Masks::within`]); dominance alone is not enough once a loop has narrowed its mask.
//! - **Invariant:** loads are never made to happen where the source would not have made them: the sanitizer would see
//!   them.

pub mod blocks;
pub mod bounds;
mod bytes;
mod changed;
pub mod dead;
pub mod defer;
mod divide;
pub mod expand;
pub mod fast;
pub mod gvn;
pub mod hoist;
pub mod leave;
pub mod loads;
pub mod masks;
pub mod matrix;
pub mod merge;
pub mod negate;
pub mod offsets;
pub mod padding;
pub mod pairs;
pub mod parts;
pub mod planes;
pub mod proof;
pub mod range;
pub mod retry;
pub mod rewrite;
mod saturate;
pub mod selects;
pub mod simplify;
pub mod sink;
pub mod speculate;
pub mod unroll;
pub mod wide;

use crate::bug::{self, Bug};
use crate::ir::Function;
use crate::ir::verify::verify;

pub use changed::Changed;

/// A pass.
#[derive(Clone, Copy, Debug)]
pub struct Pass {
    /// What `t0 inspect --stage passes` calls it.
    pub name: &'static str,
    /// What it is for.
    pub purpose: &'static str,
    /// Whether it replaces operations by sequences of others.
    expands: bool,
    run: fn(&mut Function) -> Changed,
}

impl Pass {
    /// Runs it.
    ///
    /// # Errors
    /// An internal error.
    pub fn run(&self, func: &mut Function) -> Result<Changed, Bug> {
        bug::catch(self.name, || (self.run)(func)).map_err(|bug| bug.resolved(func))
    }
}

const fn pass(name: &'static str, purpose: &'static str, run: fn(&mut Function) -> Changed) -> Pass {
    Pass { name, purpose, expands: false, run }
}

const FAST: Pass = pass("fast", "floats rewritten as fast_math allows", fast::run);
const WIDE: Pass = pass("wide", "64-bit integers as pairs of words", wide::run);
const SIMPLIFY: Pass = pass("simplify", "constants folded, algebra simplified", simplify::run);
const GVN: Pass = pass("gvn", "equal computations merged", gvn::run);
const BLOCKS: Pass = pass("blocks", "branches decided, blocks joined", blocks::run);
const PARTS: Pass = pass("parts", "pairs of 16-bit floats and bytes passed as one word", parts::run);
const HOIST: Pass = pass("hoist", "computations moved out of loops", hoist::run);
const NEGATE: Pass = pass("negate", "negated comparisons as the opposite ones", negate::run);
const SPECULATE: Pass = pass("speculate", "short computations for all lanes instead of a branch", speculate::run);
const BOUNDS: Pass = pass("bounds", "checks dropped that guards and launch rules prove", bounds::run);
const DEAD: Pass = pass("dead", "unused values dropped", dead::run);
const PAIRS: Pass = Pass { expands: true, ..pass("pairs", "arithmetic on pairs of bf16 in binary32", pairs::run) };
const RETRY: Pass =
    Pass { expands: true, ..pass("retry", "atomic operations as loops of compare-and-swap", retry::run) };
const EXPAND: Pass =
    Pass { expands: true, ..pass("expand", "division and elementary functions as sequences", expand::run) };

/// What must run at every level.
const REQUIRED: &[Pass] = &[FAST, WIDE, PAIRS, RETRY, EXPAND, DEAD];
/// Level 1 and above.
const OPTIMISING: &[Pass] = &[
    FAST, WIDE, SIMPLIFY, GVN, BLOCKS, PARTS, BOUNDS, SIMPLIFY, BLOCKS, DEAD, PAIRS, RETRY, EXPAND, SIMPLIFY, GVN,
    HOIST, GVN, SIMPLIFY, SPECULATE, BLOCKS, SIMPLIFY, NEGATE, BLOCKS, DEAD,
];

/// Leaves bounds checks to buffer descriptors ([`offsets`] and [`planes`]), for code generation. From here on, an
/// access without a check may be out of range: accesses to consecutive words are merged before ([`merge`]).
pub fn checks(func: &mut Function) -> Changed {
    let changed = [offsets::run(func), planes::run(func), saturate::run(func)];
    if changed == [Changed::No; 3] {
        return Changed::No;
    }
    for pass in [simplify::run, gvn::run, hoist::run, dead::run] {
        pass(func);
    }
    Changed::Yes
}

/// The passes of an optimisation level (0, 1 or 2), in order. The passes over machine code follow
/// (`codegen::passes`); what level 2 adds to level 1 is among those.
pub fn passes(level: u8) -> &'static [Pass] {
    match level {
        0 => REQUIRED,
        _ => OPTIMISING,
    }
}

/// The passes of a level before those that replace operations by sequences of others ([`pairs`], [`retry`] and
/// [`expand`]).
pub fn before_expansion(level: u8) -> impl Iterator<Item = &'static Pass> {
    passes(level).iter().take_while(|pass| !pass.expands)
}

/// Runs the passes of a level. With `check`, verifies the function before the first and after each.
///
/// # Errors
/// An internal error of a pass, or what the verifier finds, with the name of the pass that caused it.
pub fn run(func: &mut Function, level: u8, check: bool) -> Result<(), Bug> {
    let verified = |func: &Function, stage| match check {
        true => verify(func).map_err(|e| Bug::new(stage, e.to_string())),
        false => Ok(()),
    };
    verified(func, "lowering")?;
    for pass in passes(level) {
        pass.run(func)?;
        verified(func, pass.name)?;
    }
    Ok(())
}
