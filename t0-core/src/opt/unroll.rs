//! Uniform loops with a counter: several iterations follow each other without a test.
//!
//! The innermost loops that only their header leaves, on a comparison of a counter with a bound that the loop does not
//! change, become two: a main loop whose iterations are [`MOST`] or fewer copies of the body, and the loop itself for
//! the iterations that remain. Where the bounds are constants and the copies divide the number of iterations, the main
//! loop alone stays. Each access happens exactly if it happened before: the main loop begins only iterations that the
//! source completes.
//!
//! A loop whose iterations are known one by one, because constants alone decide how many there are, is replaced by them
//! if they are few ([`whole`]).
//!
//! Loads of several iterations are then in flight together, and the counter, the comparison and the branch are those of
//! one iteration. The copies of a loop together have at most [`SIZE`] operations, those of all loops at most [`TOTAL`]:
//! the loops in the most other loops come first. Code generation runs this pass, and drops its result if the code then
//! needs more registers than it is worth.

mod copy;
mod whole;

use super::Changed;
use super::hoist::{Loop, natural_loops};
use super::rewrite::{Replacements, new_inst};
use crate::ir::verify::{Dominators, Predecessors, predecessors};
use crate::ir::{BinOp, Block, Function, IPred, Op, Terminator, Ty, Value};
use copy::{Copied, reorder};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The greatest number of iterations that follow each other, and that if others may remain.
const MOST: u64 = 8;
const MOST_OF_SOME: u64 = 4;
/// The greatest number of operations in these iterations, and in those of all loops. A kernel with more would not
/// stay in the instruction cache of 32 KiB, and most of its compile time would be that of the copies.
const SIZE: u64 = 128;
const TOTAL: u64 = 8 * SIZE;

/// Repeats the bodies of all loops that qualify, and tidies the result.
pub fn run(func: &mut Function) -> Changed {
    let changed = [whole::run(func), repeat(func)];
    Changed::from_bool(changed.contains(&Changed::Yes))
}

/// Makes main loops of several iterations.
fn repeat(func: &mut Function) -> Changed {
    let doms = Dominators::of(func);
    let preds = predecessors(func);
    let mut home = vec![Block(0); func.values.len()];
    for b in func.block_ids() {
        let data = &func.blocks[b.0 as usize];
        let results = data.insts.iter().filter_map(|i| func.insts[i.0 as usize].result);
        data.params.iter().copied().chain(results).for_each(|v| home[v.0 as usize] = b);
    }
    let loops = natural_loops(func, &doms);
    let mut counted: Vec<Counted> = loops.iter().filter_map(|l| Counted::of(func, &doms, &preds, &home, l)).collect();
    within_budget(&mut counted, &loops);
    if counted.is_empty() {
        return Changed::No;
    }
    let mut replaced = Replacements::new(func);
    // The new blocks before each header.
    let mut before: BTreeMap<Block, Vec<Block>> = BTreeMap::new();
    for c in &counted {
        before.insert(c.header, c.repeat(func, &mut replaced));
    }
    replaced.apply(func);
    reorder(func, &before);
    tidy(func);
    Changed::Yes
}

/// Keeps the loops whose copies together have at most [`TOTAL`] operations: the loops in the most other loops first,
/// then the order of the function.
fn within_budget(counted: &mut Vec<Counted>, loops: &[Loop]) {
    let size = |c: &Counted| c.repeats * c.size;
    if counted.iter().map(size).sum::<u64>() <= TOTAL {
        return;
    }
    let depth = |c: &Counted| loops.iter().filter(|l| l.blocks[c.header.0 as usize]).count();
    counted.sort_by_cached_key(|c| Reverse(depth(c)));
    let mut left = TOTAL;
    counted.retain(|c| {
        let fits = size(c) <= left;
        if fits {
            left -= size(c);
        }
        fits
    });
}

/// Simplifies what the copies of bodies have in common.
fn tidy(func: &mut Function) {
    for pass in [super::blocks::run, super::simplify::run, super::gvn::run, super::simplify::run, super::dead::run] {
        pass(func);
    }
}

/// A loop that can be repeated.
struct Counted {
    header: Block,
    /// The block before the loop.
    entry: Block,
    latch: Block,
    exit: (Block, Vec<Value>),
    /// Its blocks in order, the header first.
    blocks: Vec<Block>,
    /// The operations of an iteration.
    size: u64,
    less: IPred,
    /// The position of the counter among the header's parameters, its first value, its bound and its step.
    counter: usize,
    first: Value,
    bound: Value,
    step: u64,
    /// A step that is smaller in the last iteration, which the main loop does not make.
    least: Option<Value>,
    /// How many iterations follow each other, and whether others may remain.
    repeats: u64,
    remain: bool,
}

impl Counted {
    fn of(func: &Function, doms: &Dominators, preds: &Predecessors, home: &[Block], l: &Loop) -> Option<Counted> {
        let data = |b: Block| &func.blocks[b.0 as usize];
        let Terminator::Jump(header, args) = &data(l.before).term else { return None };
        let Terminator::Branch(c, (inside, _), exit) = &data(*header).term else { return None };
        let Some(Op::Icmp(p @ (IPred::LtU | IPred::LtS), i, bound)) = func.def_op(*c) else { return None };
        let within = |b: Block| l.blocks[b.0 as usize];
        let counter = data(*header).params.iter().position(|v| v == i)?;
        if func.ty(*i) != Ty::I32 || within(home[bound.0 as usize]) || !within(*inside) || within(exit.0) {
            return None;
        }
        let blocks: Vec<Block> = func.block_ids().filter(|b| within(*b)).collect();
        let mut latch = None;
        let mut size = 0;
        for b in &blocks {
            let work = |i: &&crate::ir::Inst| {
                let op = &func.insts[i.0 as usize].op;
                !op.is_leaf() && !matches!(op, Op::Bitcast(_) | Op::Word(..))
            };
            size += data(*b).insts.iter().filter(work).count() as u64;
            for (to, _) in data(*b).term.successors() {
                if to == *header && latch.replace(*b).is_some() {
                    return None;
                }
                if to != *header && (doms.dominates(to, *b) || !within(to) && b != header) {
                    return None;
                }
            }
        }
        let latch = latch?;
        let Terminator::Jump(_, next) = &data(latch).term else { return None };
        let Some(&Op::Binary(BinOp::Add, from, by)) = func.def_op(next[counter]) else { return None };
        let by = if from == *i { by } else { from };
        let plain = |v: Value| func.as_const(v).map(|c| c & u64::from(u32::MAX));
        let (step, least) = match func.def_op(by) {
            Some(&Op::Binary(BinOp::MinU, a, b)) => {
                let (step, room) = if plain(a).is_some() { (a, b) } else { (b, a) };
                let rest = func.def_op(room) == Some(&Op::Binary(BinOp::Sub, *bound, *i));
                (plain(step).filter(|_| rest && *p == IPred::LtU)?, Some(by))
            }
            _ => (plain(by)?, None),
        };
        let adds = [(*i, by), (by, *i)]
            .iter()
            .any(|(a, b)| func.def_op(next[counter]) == Some(&Op::Binary(BinOp::Add, *a, *b)));
        if !adds || !step.is_power_of_two() || step > 1 << 16 || size == 0 || preds[header.0 as usize].len() != 2 {
            return None;
        }
        let number = |v: Value| plain(v).map(|c| if *p == IPred::LtS { i64::from(c as i32) } else { c as i64 });
        let trips = match (number(args[counter]), number(*bound)) {
            (Some(a), Some(b)) => Some(((b - a).max(0) as u64).div_ceil(step)),
            _ => None,
        };
        let whole = trips.and_then(|t| [MOST, 4, 2].into_iter().find(|n| t % n == 0 && t > *n && n * size <= SIZE));
        let some = [MOST_OF_SOME, 2].into_iter().find(|n| trips.is_none_or(|t| t >= 2 * n) && n * size <= SIZE);
        let (repeats, remain) = whole.map(|n| (n, false)).or(some.map(|n| (n, true)))?;
        Some(Counted {
            header: *header,
            entry: l.before,
            latch,
            exit: exit.clone(),
            blocks,
            size,
            less: *p,
            counter,
            first: args[counter],
            bound: *bound,
            step,
            least,
            repeats,
            remain,
        })
    }

    /// Makes the main loop. Returns its blocks.
    fn repeat(&self, func: &mut Function, replaced: &mut Replacements) -> Vec<Block> {
        let mut made = Vec::new();
        let params = func.blocks[self.header.0 as usize].params.clone();
        let mut args: Vec<Value> = Vec::new();
        let mut last: Option<Block> = None;
        for _ in 0..self.repeats {
            let copy = Copied::new(func, &self.blocks, &args, self.least.map(|least| (least, self.step)), &mut made);
            let own = copy.block(self.header);
            if let Some(last) = last {
                func.blocks[last.0 as usize].term = Terminator::Jump(own, vec![]);
                // The iterations after the first one run without a test.
                let first = func.blocks[own.0 as usize].term.clone();
                if let Terminator::Branch(_, inside, _) = first {
                    func.blocks[own.0 as usize].term = Terminator::Jump(inside.0, inside.1);
                }
            }
            let latch = copy.block(self.latch);
            args = match &func.blocks[latch.0 as usize].term {
                Terminator::Jump(_, args) => args.clone(),
                _ => Vec::new(),
            };
            last = Some(latch);
            if made.len() == self.blocks.len() && !self.remain {
                // What follows the loop reads the values of the main loop.
                let data = &func.blocks[self.header.0 as usize];
                let results = data.insts.iter().filter_map(|i| func.insts[i.0 as usize].result);
                params.iter().copied().chain(results).for_each(|v| replaced.replace(v, copy.value(v)));
            }
        }
        let main = made[0];
        if let Some(last) = last {
            func.blocks[last.0 as usize].term = Terminator::Jump(main, args);
        }
        func.blocks[self.entry.0 as usize].term.for_each_target_mut(|to, _| *to = main);
        if let Terminator::Branch(_, inside, _) = func.blocks[main.0 as usize].term.clone() {
            let current = func.blocks[main.0 as usize].params.clone();
            let counter = current[self.counter];
            let (limit, exit) = if self.remain {
                let limit = self.limit(func);
                (limit, (self.header, current))
            } else {
                (self.bound, self.exit.clone())
            };
            let less = Op::Icmp(self.less, counter, limit);
            let condition = push(func, main, less, Ty::B1);
            func.blocks[main.0 as usize].term = Terminator::Branch(condition, inside, exit);
        }
        made
    }

    /// Where the main loop ends: the first value, and as many steps as are a multiple of its iterations.
    fn limit(&self, func: &mut Function) -> Value {
        let at = self.entry;
        let runs = push(func, at, Op::Icmp(self.less, self.first, self.bound), Ty::B1);
        let room = push(func, at, Op::Binary(BinOp::Sub, self.bound, self.first), Ty::I32);
        let mask = (!(self.repeats * self.step - 1)) & u64::from(u32::MAX);
        let mask = push(func, at, Op::Const(mask), Ty::I32);
        let whole = push(func, at, Op::Binary(BinOp::And, room, mask), Ty::I32);
        let zero = push(func, at, Op::Const(0), Ty::I32);
        let length = push(func, at, Op::Select(runs, whole, zero), Ty::I32);
        push(func, at, Op::Binary(BinOp::Add, self.first, length), Ty::I32)
    }
}

fn push(func: &mut Function, block: Block, op: Op, ty: Ty) -> Value {
    let loc = func.blocks[block.0 as usize].term_loc;
    let (inst, v) = new_inst(func, op, ty, loc);
    func.blocks[block.0 as usize].insts.push(inst);
    v
}
