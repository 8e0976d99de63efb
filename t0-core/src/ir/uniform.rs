//! Which values are the same in all lanes of a wave.
//!
//! All branches are uniform and divergent control flow is written with selects, so uniformity follows data alone: a
//! value is uniform when its operation is no source of divergence and its operands are uniform; a block parameter when
//! all arguments are.

use super::func::{Function, Terminator, Value};
use super::inst::Access;
use super::op::{Lanes, Op};

/// The uniform values of a function.
#[derive(Debug, Clone)]
pub struct UniformValues {
    divergent: Vec<bool>,
}

impl UniformValues {
    /// Computes the greatest fixed point: everything is uniform until shown otherwise.
    pub fn of(func: &Function) -> UniformValues {
        let mut u = UniformValues { divergent: vec![false; func.values.len()] };
        func.kept.iter().for_each(|v| u.divergent[v.0 as usize] = true);
        loop {
            let mut changed = false;
            for block in &func.blocks {
                for &inst in &block.insts {
                    let data = &func.insts[inst.0 as usize];
                    if let Some(v) = data.result
                        && u.is_uniform(v)
                        && u.op_diverges(func, &data.op)
                    {
                        u.divergent[v.0 as usize] = true;
                        changed = true;
                    }
                }
                changed |= u.pass_arguments(func, &block.term);
            }
            if !changed {
                return u;
            }
        }
    }

    /// True when `v` is the same in all lanes of its block's mask.
    pub fn is_uniform(&self, v: Value) -> bool {
        !self.divergent[v.0 as usize]
    }

    fn pass_arguments(&mut self, func: &Function, term: &Terminator) -> bool {
        let mut changed = false;
        for (to, args) in term.successors() {
            for (&param, &arg) in func.blocks[to.0 as usize].params.iter().zip(args) {
                // A mask says which lanes: it is never the same truth value in all of them by construction.
                if self.is_uniform(param) && !self.is_uniform(arg) {
                    self.divergent[param.0 as usize] = true;
                    changed = true;
                }
            }
        }
        changed
    }

    fn op_diverges(&self, func: &Function, op: &Op) -> bool {
        let operands = || {
            let mut any = false;
            op.for_each_operand(|v| any |= !self.is_uniform(v));
            any
        };
        match op {
            Op::Asm(id, _) => !func.asms[*id as usize].is_scalar(),
            Op::Load { view, .. } if func.view(*view).1 != Access::Read => true,
            _ => match op.row().result.map(|result| result.lanes) {
                None | Some(Lanes::Same) => false,
                Some(Lanes::AsOperands) => operands(),
                Some(Lanes::Different) => true,
            },
        }
    }
}
