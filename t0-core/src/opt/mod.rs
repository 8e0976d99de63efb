//! Passes over the intermediate representation, one a file: `fn run(&mut Function) -> Changed`.
//!
//! What lives here: rewriting of SSA. What may not: anything about machine instructions, except that [`wide`], [`pairs`] and [`expand`]
//! leave only operations that selection knows, and that [`matrix`] and part of [`pairs`] are for targets that
//! lack an instruction.
//!
//! - **Invariant:** no pass makes a floating-point result differ by a bit: no reassociation, no contraction, -0.0 and NaN stay. [`fast`] alone does, for
//!   kernels that ask for it, before all others.
//! - **Invariant:** a value may serve a block only when every lane of that block's mask is in the mask it was computed under
//!   ([`masks::Masks::within`]); dominance alone is not enough once a loop has narrowed its mask.
//! - **Invariant:** loads are never made to happen where the source would not have made them: the sanitizer would see them.

pub mod blocks;
pub mod dead;
pub mod expand;
pub mod fast;
pub mod gvn;
pub mod hoist;
pub mod masks;
pub mod matrix;
pub mod pairs;
pub mod range;
pub mod rewrite;
pub mod simplify;
pub mod wide;

use crate::bug::{self, Bug};
use crate::ir::Function;
use crate::ir::verify::verify;

/// Whether a pass changed the function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Changed {
    /// It did.
    Yes,
    /// It did not.
    No,
}

impl Changed {
    /// `Yes` for `true`.
    pub fn from_bool(b: bool) -> Changed {
        if b { Changed::Yes } else { Changed::No }
    }
}

/// A pass by its name.
pub type Pass = (&'static str, fn(&mut Function) -> Changed);

/// What must run at every level.
const REQUIRED: &[Pass] = &[("wide", wide::run), ("pairs", pairs::run), ("expand", expand::run), ("dead", dead::run)];
/// Level 1 and above.
const BASIC: &[Pass] = &[
    ("wide", wide::run),
    ("simplify", simplify::run),
    ("gvn", gvn::run),
    ("blocks", blocks::run),
    ("pairs", pairs::run),
    ("expand", expand::run),
    ("simplify", simplify::run),
    ("gvn", gvn::run),
    ("hoist", hoist::run),
    ("gvn", gvn::run),
    ("simplify", simplify::run),
    ("blocks", blocks::run),
    ("dead", dead::run),
];

/// The passes of an optimisation level (0, 1 or 2), in order. What level 2 does beyond level 1 is done to machine code
/// ([`crate::codegen`]).
pub fn passes(level: u8) -> &'static [Pass] {
    match level {
        0 => REQUIRED,
        _ => BASIC,
    }
}

/// The passes of a level before those that replace operations by sequences of others ([`pairs`] and [`expand`]).
pub fn before_expansion(level: u8) -> &'static [Pass] {
    let all = passes(level);
    let end = all.iter().position(|(name, _)| *name == "pairs").unwrap_or(all.len());
    &all[..end]
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
    for (name, pass) in passes(level) {
        bug::catch(name, || pass(func)).map_err(|bug| bug.resolved(func))?;
        verified(func, name)?;
    }
    Ok(())
}
