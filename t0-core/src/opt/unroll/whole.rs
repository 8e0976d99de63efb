//! Uniform loops that constants alone control: all iterations without a test.
//!
//! A loop qualifies if only its header leaves it, and the branch there depends on nothing but values that are constants
//! when the loop begins and that its iterations change by arithmetic: `while step < 256 { .. step *= 2; }`. Its
//! iterations are then computed here, one by one. They are copied one after the other, before the header, which tests
//! nothing any more and leaves. Loops in such a loop are copied with it, and become candidates in the next round: their
//! bounds may depend on the counter of the outer one.

use super::copy::{Copied, reorder};
use crate::ir::verify::{Dominators, Predecessors, predecessors};
use crate::ir::{Block, Function, Op, Terminator, Ty, Value};
use crate::opt::Changed;
use crate::opt::hoist::{Loop, natural_loops};
use std::collections::{BTreeMap, BTreeSet};

/// The greatest number of iterations.
const MOST: u64 = 32;
/// The greatest number of operations in the iterations of a loop, and in those of all loops.
const SIZE: u64 = 512;
const TOTAL: u64 = 4 * SIZE;
/// The greatest number of values that decide how often a loop runs.
const DECIDING: usize = 32;
/// Loops in loops are unrolled from the outside, so deep.
const ROUNDS: usize = 3;

/// Replaces the loops that qualify by their iterations.
pub(super) fn run(func: &mut Function) -> Changed {
    let mut left = TOTAL;
    let mut changed = false;
    for _ in 0..ROUNDS {
        if !round(func, &mut left) {
            break;
        }
        super::tidy(func);
        changed = true;
    }
    Changed::from_bool(changed)
}

/// Unrolls the loops that qualify now, as far as none is part of another one.
fn round(func: &mut Function, left: &mut u64) -> bool {
    let doms = Dominators::of(func);
    let preds = predecessors(func);
    let mut taken = vec![false; func.blocks.len()];
    let mut before: BTreeMap<Block, Vec<Block>> = BTreeMap::new();
    for l in natural_loops(func, &doms) {
        if l.blocks.iter().zip(&taken).any(|(within, taken)| *within && *taken) {
            continue;
        }
        let Some(whole) = Whole::of(func, &preds, &l).filter(|whole| whole.size <= *left) else { continue };
        *left -= whole.size;
        before.insert(whole.blocks[0], whole.unroll(func));
        whole.blocks.iter().for_each(|b| taken[b.0 as usize] = true);
    }
    reorder(func, &before);
    !before.is_empty()
}

/// A loop that can be replaced by its iterations.
struct Whole {
    /// Its blocks in order, the header first.
    blocks: Vec<Block>,
    /// The block before it, and the one that it repeats from.
    entry: Block,
    latch: Block,
    /// Where its header goes to begin an iteration, and where to leave.
    inside: Block,
    exit: (Block, Vec<Value>),
    iterations: u64,
    /// The operations of all iterations.
    size: u64,
}

impl Whole {
    fn of(func: &Function, preds: &Predecessors, l: &Loop) -> Option<Whole> {
        let data = |b: Block| &func.blocks[b.0 as usize];
        // Blocks that this round has added are in no loop that it looks at.
        let within = |b: Block| l.blocks.get(b.0 as usize) == Some(&true);
        let Terminator::Jump(header, first) = &data(l.before).term else { return None };
        let Terminator::Branch(condition, yes, no) = &data(*header).term else { return None };
        let (goes, inside, exit) = match (within(yes.0), within(no.0)) {
            (true, false) => (1, yes.0, no),
            (false, true) => (0, no.0, yes),
            _ => return None,
        };
        let [a, b] = preds[header.0 as usize][..] else { return None };
        let latch = if a == l.before { b } else { a };
        let Terminator::Jump(_, next) = &data(latch).term else { return None };
        let blocks: Vec<Block> = func.block_ids().filter(|b| within(*b)).collect();
        if blocks.first() != Some(header) || inside == *header {
            return None;
        }
        let mut work = 0;
        for b in &blocks {
            let leaves = data(*b).term.successors().any(|(to, _)| !within(to));
            let repeats = preds[b.0 as usize].iter().any(|p| *p >= *b && within(*p));
            if b != header && (leaves || repeats && !ends(func, *b, &data(*header).params)) {
                return None;
            }
            let counts = |op: &Op| !op.is_leaf() && !matches!(op, Op::Bitcast(_) | Op::Word(..));
            work += data(*b).insts.iter().filter(|i| counts(&func.insts[i.0 as usize].op)).count() as u64;
        }
        let control = Control::of(func, *condition, &data(*header).params, first, next)?;
        let iterations = control.iterations(goes, SIZE.checked_div(work).unwrap_or(MOST).min(MOST))?;
        let size = iterations * work;
        Some(Whole { blocks, entry: l.before, latch, inside, exit: exit.clone(), iterations, size })
    }

    /// Copies the iterations. Returns the new blocks.
    fn unroll(&self, func: &mut Function) -> Vec<Block> {
        let header = self.blocks[0];
        let mut made = Vec::new();
        let mut from = self.entry;
        for _ in 0..self.iterations {
            let args = match &func.blocks[from.0 as usize].term {
                Terminator::Jump(_, args) => args.clone(),
                _ => Vec::new(),
            };
            let copy = Copied::new(func, &self.blocks, &args, None, &mut made);
            let own = copy.block(header);
            func.blocks[from.0 as usize].term = Terminator::Jump(own, vec![]);
            if let Terminator::Branch(_, yes, no) = func.blocks[own.0 as usize].term.clone() {
                let (to, args) = if yes.0 == copy.block(self.inside) { yes } else { no };
                func.blocks[own.0 as usize].term = Terminator::Jump(to, args);
            }
            from = copy.block(self.latch);
            // The copy of the header belongs to the next iteration.
            func.blocks[from.0 as usize].term.for_each_target_mut(|to, _| *to = header);
        }
        func.blocks[header.0 as usize].term = Terminator::Jump(self.exit.0, self.exit.1.clone());
        made
    }
}

/// Whether the header of a loop in a loop tests only constants, its own counters and those of the outer loop.
fn ends(func: &Function, header: Block, outer: &[Value]) -> bool {
    let data = &func.blocks[header.0 as usize];
    let Terminator::Branch(condition, ..) = &data.term else { return false };
    let Some(Op::Icmp(_, a, b)) = func.def_op(*condition) else { return false };
    [a, b].into_iter().all(|v| {
        let mut known = true;
        let mut check = |v| known &= func.as_const(v).is_some() || data.params.contains(&v) || outer.contains(&v);
        match func.def_op(*v) {
            Some(op) if !op.is_leaf() => op.for_each_operand(&mut check),
            _ => check(*v),
        }
        known
    })
}

/// The values that decide how often a loop runs.
struct Control<'a> {
    func: &'a Function,
    condition: Value,
    /// Those that an iteration computes, each after its operands.
    order: Vec<Value>,
    /// The parameters of the header among them: each with its first value, and that for the next iteration.
    carried: Vec<(Value, u64, Value)>,
}

impl<'a> Control<'a> {
    fn of(
        func: &'a Function,
        condition: Value,
        params: &[Value],
        first: &[Value],
        next: &[Value],
    ) -> Option<Control<'a>> {
        let mut control = Control { func, condition, order: Vec::new(), carried: Vec::new() };
        let mut seen = BTreeSet::new();
        let mut work = vec![condition];
        while let Some(v) = work.pop() {
            let known = control.carried.len();
            control.add(v, params, first, next, &mut seen)?;
            work.extend(control.carried[known..].iter().map(|(_, _, next)| *next));
        }
        Some(control)
    }

    /// Adds a value and those that it is computed from, if constants alone decide it.
    fn add(
        &mut self,
        v: Value,
        params: &[Value],
        first: &[Value],
        next: &[Value],
        seen: &mut BTreeSet<Value>,
    ) -> Option<()> {
        if !seen.insert(v) {
            return Some(());
        }
        if seen.len() > DECIDING || !matches!(self.func.ty(v), Ty::I32 | Ty::B1) {
            return None;
        }
        if let Some(n) = params.iter().position(|p| *p == v) {
            self.carried.push((v, self.func.as_const(first[n])?, next[n]));
            return Some(());
        }
        let op = self.func.def_op(v)?;
        match op {
            Op::Const(_) | Op::Icmp(..) | Op::Select(..) => {}
            Op::Unary(..) | Op::Binary(..) | Op::Ternary(..) if self.func.ty(v) == Ty::I32 => {}
            _ => return None,
        }
        let mut operands = Vec::new();
        op.for_each_operand(|v| operands.push(v));
        for operand in operands {
            self.add(operand, params, first, next, seen)?;
        }
        self.order.push(v);
        Some(())
    }

    /// How many iterations there are, if at most `most`. One begins if the condition is `goes`.
    fn iterations(&self, goes: u64, most: u64) -> Option<u64> {
        let mut now: BTreeMap<Value, u64> = self.carried.iter().map(|(v, first, _)| (*v, *first)).collect();
        for n in 0..=most {
            for v in &self.order {
                let bits = self.evaluate(*v, &now)?;
                now.insert(*v, bits);
            }
            if now.get(&self.condition)? & 1 != goes {
                return Some(n);
            }
            let next: Option<Vec<u64>> = self.carried.iter().map(|(_, _, next)| now.get(next).copied()).collect();
            for ((v, ..), bits) in self.carried.iter().zip(next?) {
                now.insert(*v, bits);
            }
        }
        None
    }

    fn evaluate(&self, v: Value, now: &BTreeMap<Value, u64>) -> Option<u64> {
        let of = |v: &Value| now.get(v).copied();
        Some(match self.func.def_op(v)? {
            Op::Const(bits) => *bits,
            Op::Unary(op, a) => op.eval(self.func.ty(*a), of(a)?),
            Op::Binary(op, a, b) => op.eval(self.func.ty(*a), of(a)?, of(b)?),
            Op::Ternary(op, a, b, c) => op.eval(self.func.ty(*a), of(a)?, of(b)?, of(c)?),
            Op::Icmp(p, a, b) => p.eval(self.func.ty(*a), of(a)?, of(b)?).into(),
            Op::Select(c, a, b) => of(if of(c)? & 1 == 1 { a } else { b })?,
            _ => return None,
        })
    }
}
