//! Loops that stay loops, and why: what `t0 explain` reports.

use super::Lowerer;
use super::loops::Count;
use super::unroll::Unrolling;
use crate::lang::ast::Loop;
use crate::source::SourceLocation;
use proc_macro2::Span;

/// A loop without `#[unroll]` that is not unrolled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptLoop {
    /// The location of the loop.
    pub at: SourceLocation,
    /// Why it is kept.
    pub why: Kept,
}

/// Why a loop is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    /// It has no counter: `while` or `loop`.
    NoCounter,
    /// Its bounds or its step are not constants.
    Bounds,
    /// A loop in it has no constant bounds.
    Inner,
    /// All its iterations together are too long.
    Long {
        /// The number of iterations.
        iterations: u64,
        /// Syntax nodes of one of them.
        size: u64,
    },
}

impl Lowerer<'_> {
    /// Records that a loop is kept.
    pub(super) fn keep(&mut self, l: &Loop, count: Option<&Count>, span: Span) {
        if self.unrolling != Unrolling::Asked {
            return;
        }
        let why = match (count, count.and_then(|c| self.iterations(c))) {
            (None, _) => Kept::NoCounter,
            (_, None) => Kept::Bounds,
            (_, Some(0 | 1)) => return,
            _ if !self.counts(&l.body) => Kept::Inner,
            (_, Some(iterations)) => Kept::Long { iterations, size: self.size(&l.body, iterations) },
        };
        let at = (self.src.0.locate)(span);
        let kept = KeptLoop { at, why };
        if !self.kept.contains(&kept) {
            self.kept.push(kept);
        }
    }
}
