//! Closures. They are lowered again at each call, like the iterations of an unrolled loop.

use super::{Leaf, Lowerer, R};
use crate::ir::Value;
use crate::lang::ast::Closure;
use crate::source::Diagnostic;
use proc_macro2::Span;

impl Lowerer<'_> {
    /// The result of a closure for these arguments, each a slice of values. It is empty if control does not return.
    pub fn apply(&mut self, c: &Closure, args: &[&[Value]], span: Span) -> R<Vec<Value>> {
        self.count_iterations(1, || Diagnostic::new(span, "the closures of this kernel are inlined too often"))?;
        let mut declared = vec![];
        for ((p, ty), values) in c.params.iter().zip(args) {
            let leaves: Vec<Leaf> = values.iter().map(|v| Leaf::Value(*v)).collect();
            self.spread(p, ty, &mut &leaves[..], &mut declared);
        }
        let leaves = self.expr(&c.body)?;
        for slot in declared {
            self.env[slot] = None;
        }
        self.settle();
        if self.dead() {
            return Ok(vec![]);
        }
        Ok(self.fit(leaves, &c.body.ty).into_iter().map(Leaf::value).collect())
    }
}
