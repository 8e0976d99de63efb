//! Which masks are subsets of which.

use crate::ir::func::Def;
use crate::ir::{BinOp, Block, Function, Op, Value};

/// Answers whether one mask's lanes are all in another, from how masks are made: by `and`, and by loops that only lose
/// lanes.
#[derive(Debug)]
pub struct Masks {
    /// The arguments of every block parameter of type `B1`.
    args: Vec<Vec<Value>>,
    entry: Value,
}

impl Masks {
    /// Collects the block arguments.
    pub fn of(func: &Function) -> Masks {
        let mut args = vec![Vec::new(); func.values.len()];
        for block in &func.blocks {
            for (to, given) in block.term.successors() {
                for (p, a) in func.blocks[to.0 as usize].params.iter().zip(given) {
                    args[p.0 as usize].push(*a);
                }
            }
        }
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
                let args = &self.args[inner.0 as usize];
                let ok = !args.is_empty() && args.iter().all(|a| self.walk(func, *a, outer, assumed));
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
