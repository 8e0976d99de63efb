//! Which masks are subsets of which.

use crate::ir::func::Def;
use crate::ir::{BinOp, Block, Function, Op, Ty, Value};

/// Answers whether one mask's lanes are all in another, from how masks are made: by `and`, and by loops that only lose
/// lanes.
#[derive(Debug)]
pub struct Masks {
    /// The block parameters of type `B1` in order, each with its arguments.
    args: Vec<(Value, Value)>,
    entry: Value,
}

impl Masks {
    /// Collects the block arguments.
    pub fn of(func: &Function) -> Masks {
        let mut args = Vec::new();
        for block in &func.blocks {
            for (to, given) in block.term.successors() {
                let params = func.blocks[to.0 as usize].params.iter().copied();
                args.extend(params.zip(given.iter().copied()).filter(|(p, _)| func.ty(*p) == Ty::B1));
            }
        }
        args.sort_by_key(|(p, _)| *p);
        Masks { args, entry: func.blocks[0].mask }
    }

    /// True when every lane of `inner` is known to be in `outer`.
    pub fn within(&self, func: &Function, inner: Value, outer: Value) -> bool {
        outer == self.entry || self.walk(func, inner, outer, &mut Vec::new())
    }

    fn walk(&self, func: &Function, inner: Value, outer: Value, assumed: &mut Vec<Value>) -> bool {
        if inner == outer || assumed.contains(&inner) {
            return true;
        }
        if assumed.len() > 16 {
            return false;
        }
        match func.values[inner.0 as usize].def {
            Def::Inst(i) => match &func.insts[i.0 as usize].op {
                Op::Const(0) => true,
                Op::Binary(BinOp::And, a, b) => {
                    self.walk(func, *a, outer, assumed) || self.walk(func, *b, outer, assumed)
                }
                Op::Binary(BinOp::Or, a, b) => {
                    self.walk(func, *a, outer, assumed) && self.walk(func, *b, outer, assumed)
                }
                _ => false,
            },
            Def::Param(..) => {
                // By induction over the edges: the claim holds on entry, and back edges preserve it.
                assumed.push(inner);
                let first = self.args.partition_point(|(p, _)| *p < inner);
                let mut args = self.args[first..].iter().take_while(|(p, _)| *p == inner).peekable();
                let ok = args.peek().is_some() && args.all(|(_, a)| self.walk(func, *a, outer, assumed));
                assumed.pop();
                ok
            }
        }
    }

    /// True when every lane of `to` is in the mask of `from`, so that `to` may use the values of `from`.
    pub fn serves(&self, func: &Function, from: Block, to: Block) -> bool {
        self.within(func, func.blocks[to.0 as usize].mask, func.blocks[from.0 as usize].mask)
    }
}
