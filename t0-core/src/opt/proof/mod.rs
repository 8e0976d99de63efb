//! Proofs that one unsigned value of a lane is at most another one.
//!
//! | file | what it holds |
//! |---|---|
//! | `poly` | polynomials over values |
//! | `facts` | facts, and the terms of them by which a claim is reduced |
//! | `guards` | the comparisons that are known to hold in a block |
//! | `limits` | bounds of a value from the operation that defines it |
//! | `witness` | numbers by which most claims without a proof are refuted |
//!
//! A claim is a polynomial over values of one lane, in whole numbers without overflow, that is not negative. The values
//! are not negative themselves. The prover replaces the value that is defined last by a bound of it, from a guard or
//! from its operation, until the rest is not negative for all values. Each step needs a fact that holds for the wrapped
//! 32-bit result: `a + b` is never more than the sum, but less than it where the sum leaves 32 bits.
//!
//! - **Invariant:** a definition counts only where every lane of the block ran when the value was computed; elsewhere
//!   the value may be that of another iteration.
//! - **Invariant:** a proof takes a bounded number of steps. What is not proved is unknown, never false.

mod facts;
mod guards;
mod limits;
pub mod poly;
mod witness;

use super::masks::Masks;
use super::range;
use crate::hash::{Map, Set};
use crate::ir::launch::{Factor, Sum};
use crate::ir::verify::{Dominators, Predecessors, postorder, predecessors};
use crate::ir::{Block, Dim, Function, IPred, Op, Ty, Value, zeros};
use facts::Facts;
use guards::Guards;
use poly::{Atom, Monomial, Poly};
use std::cmp::Reverse;
use std::collections::hash_map::Entry;
use t0_abi::view::{View, WIDEST_ACCESS};
use witness::Witnesses;

/// Steps of a proof, over all branches.
const STEPS: u32 = 300;
/// Steps of a proof after many searches without a result.
const FEWEST_STEPS: u32 = 60;
/// Steps of one branch.
const DEPTH: u32 = 24;

/// What stands for a value in polynomials.
#[derive(Clone, Copy)]
enum Term {
    Atom(Atom),
    Constant(u32),
}

/// Proves claims about the values of a function, in one block at a time.
pub struct Prover<'a> {
    func: &'a Function,
    doms: Dominators,
    masks: Masks,
    preds: Predecessors,
    home: Vec<Block>,
    /// The order of definitions: an operand comes before what is computed from it, parameters aside.
    rank: Vec<u32>,
    zeros: Vec<u8>,
    /// The greatest number that each value can be in a block, with the block for which it was asked last.
    greatest: Vec<Option<(Block, i128)>>,
    /// The atom of each operation without operands; the others are numbered by value.
    leaves: Map<Op, Atom>,
    /// What stands for each value in polynomials.
    terms: Vec<Term>,
    /// Operations of the atoms behind those of values.
    unused: Vec<Op>,
    /// Facts of the launch.
    launch: Facts,
    block: Block,
    /// Facts of the block.
    here: Facts,
    /// Conditions that hold in the block.
    known: Set<Value>,
    steps: u32,
    /// Steps of the next proof.
    patience: u32,
    /// Claims met so far, and whether each is proved.
    seen: Map<Poly, bool>,
    witnesses: Witnesses,
}

impl<'a> Prover<'a> {
    /// A prover for a function, in its entry block.
    pub fn new(func: &'a Function) -> Prover<'a> {
        let (n, first) = (func.values.len(), func.values.len() as u32);
        let (mut home, mut rank, mut leaves) = (vec![Block(0); n], vec![0; n], Map::default());
        let mut terms: Vec<Term> = (0..first).map(Term::Atom).collect();
        let mut next = 1;
        let order: Vec<Block> = postorder(func).into_iter().rev().collect();
        for b in &order {
            let b = *b;
            let data = &func.blocks[b.0 as usize];
            let results = data.insts.iter().filter_map(|i| func.insts[i.0 as usize].result);
            for v in data.params.iter().copied().chain(results) {
                (home[v.0 as usize], rank[v.0 as usize]) = (b, next);
                next += 1;
                if let Some(op) = func.def_op(v).filter(|op| op.is_leaf()) {
                    let atom = *leaves.entry(op.clone()).or_insert(v.0);
                    terms[v.0 as usize] =
                        if let Op::Const(c) = op { Term::Constant(*c as u32) } else { Term::Atom(atom) };
                }
            }
        }
        let mut prover = Prover {
            func,
            doms: Dominators::of(func),
            masks: Masks::of(func),
            preds: predecessors(func),
            home,
            rank,
            zeros: zeros::of(func),
            greatest: vec![None; n],
            leaves,
            terms,
            unused: Vec::new(),
            launch: Facts::default(),
            block: Block(0),
            here: Facts::default(),
            known: Set::default(),
            steps: 0,
            patience: STEPS,
            seen: Map::default(),
            witnesses: Witnesses::default(),
        };
        let mut quotients = Map::default();
        for sum in &func.launch.sums {
            let fact = prover.fact(sum, &mut quotients, first);
            prover.launch.push(fact);
        }
        prover.witnesses = Witnesses::of(&prover, &order);
        prover
    }

    /// A fact of the launch.
    fn fact(&mut self, sum: &Sum, quotients: &mut Map<u32, Atom>, first: u32) -> Poly {
        let mut poly = Poly::default();
        for (factor, product) in &sum.0 {
            let mut atoms = Vec::new();
            for quantity in product {
                let next = first + self.unused.len() as u32;
                atoms.push(match quantity {
                    Factor::Leaf(op) => *self.leaves.entry(op.clone()).or_insert_with(|| {
                        self.unused.push(op.clone());
                        next
                    }),
                    Factor::Quotient(q) => *quotients.entry(*q).or_insert_with(|| {
                        self.unused.push(Op::Undef);
                        next
                    }),
                });
            }
            poly = poly.plus(*factor, &atoms);
        }
        poly
    }

    /// Moves to a block: what holds there is known from now on.
    pub fn enter(&mut self, block: Block) {
        self.block = block;
        let guards =
            Guards { func: self.func, doms: &self.doms, masks: &self.masks, preds: &self.preds, home: &self.home };
        let all = guards.of(block);
        self.known = all.iter().filter(|(_, holds)| *holds).map(|(c, _)| *c).collect();
        self.here.clear();
        self.witnesses.enter();
        for (c, holds) in all {
            if let Some(&Op::Icmp(p, a, b)) = self.func.def_op(c)
                && self.func.ty(a) == Ty::I32
            {
                self.learn(if holds { p } else { p.negated() }, a, b);
            }
        }
    }

    fn learn(&mut self, p: IPred, a: Value, b: Value) {
        // Two multiples of a number differ by that number at least.
        let zeros = |v: Value| if self.is_defined(v) { self.zeros[v.0 as usize].min(31) } else { 0 };
        let apart = 1i128 << zeros(a).min(zeros(b));
        let (least, greatest, by) = match p {
            IPred::LtU => (a, b, apart),
            IPred::LeU => (a, b, 0),
            IPred::GtU => (b, a, apart),
            IPred::GeU => (b, a, 0),
            IPred::Eq => {
                self.learn(IPred::LeU, a, b);
                (b, a, 0)
            }
            _ => return,
        };
        let mut fact = Poly::constant(-by);
        self.add(&mut fact, 1, greatest);
        self.add(&mut fact, -1, least);
        // What is compared may be a sum: without overflow its parts are bounded too.
        if let Some(parts) = self.exact(least) {
            let more = self.value(greatest).minus(&parts).plus(-by, &[]);
            self.witnesses.learn(&more);
            self.here.push(more);
        }
        self.witnesses.learn(&fact);
        self.here.push(fact);
    }

    /// The polynomial of a value: a constant, or an atom.
    fn value(&self, v: Value) -> Poly {
        match self.terms[v.0 as usize] {
            Term::Atom(atom) => Poly::atom(atom),
            Term::Constant(c) => Poly::constant(c.into()),
        }
    }

    /// Adds a multiple of a value.
    fn add(&self, sum: &mut Poly, factor: i128, v: Value) {
        match self.terms[v.0 as usize] {
            Term::Atom(atom) => sum.increase(factor, &[atom]),
            Term::Constant(c) => sum.increase(factor * i128::from(c), &[]),
        }
    }

    /// The value of an atom, if it is one of the function.
    fn value_of(&self, atom: Atom) -> Option<Value> {
        ((atom as usize) < self.func.values.len()).then_some(Value(atom))
    }

    /// The greatest number that an atom can be in the block.
    fn greatest(&mut self, atom: Atom) -> i128 {
        match self.greatest.get(atom as usize) {
            Some(Some((block, known))) if *block == self.block => return *known,
            _ => {}
        }
        let op = match self.value_of(atom) {
            Some(v) if !self.is_defined(v) => None,
            Some(v) => self.func.def_op(v),
            None => self.unused.get((atom as usize).wrapping_sub(self.func.values.len())),
        };
        let greatest = match (op, self.value_of(atom)) {
            (Some(Op::ViewDim(view, Dim::Len)), _) => View::most(self.func.view(*view).0).into(),
            (Some(_), Some(v)) => range::max(self.func, v).into(),
            // The range of a parameter is not known.
            _ => u32::MAX.into(),
        };
        if let Some(slot) = self.greatest.get_mut(atom as usize) {
            *slot = Some((self.block, greatest));
        }
        greatest
    }

    /// Whether the definition of a value holds in every lane of the block.
    pub fn is_defined(&self, v: Value) -> bool {
        self.masks.serves(self.func, self.home[v.0 as usize], self.block)
    }

    /// Whether a condition holds in every lane of the block.
    pub fn holds(&mut self, c: Value) -> bool {
        if self.known.contains(&c) {
            return true;
        }
        matches!(self.func.def_op(c), Some(&Op::Icmp(p, a, b)) if self.compares(p, a, b))
    }

    /// Whether a comparison holds in every lane of the block.
    pub fn compares(&mut self, p: IPred, a: Value, b: Value) -> bool {
        self.func.ty(a) == Ty::I32
            && match p {
                IPred::LtU => self.at_most(a, b, 1),
                IPred::LeU => self.at_most(a, b, 0),
                IPred::GtU => self.at_most(b, a, 1),
                IPred::GeU => self.at_most(b, a, 0),
                _ => false,
            }
    }

    /// Whether `a + more <= b` in every lane of the block, without overflow.
    pub fn at_most(&mut self, a: Value, b: Value, more: u32) -> bool {
        let mut claim = Poly::constant(-i128::from(more));
        self.add(&mut claim, 1, b);
        self.add(&mut claim, -1, a);
        self.decide(claim)
    }

    /// Whether an access at `factor` times the sum of some values, plus a number, has offsets of 32 bits in every lane
    /// of the block.
    pub fn fits_offset(&mut self, summands: &[Value], factor: u32, more: u64) -> bool {
        let most = i128::from(u32::MAX) - i128::from(WIDEST_ACCESS) - i128::from(more);
        let mut claim = Poly::constant(most);
        summands.iter().for_each(|v| self.add(&mut claim, -i128::from(factor), *v));
        self.decide(claim)
    }

    /// Whether the sum of some values and a number is less than a dimension in every lane of the block, without
    /// overflow.
    pub fn is_below(&mut self, summands: &[Value], number: u32, limit: &Op) -> bool {
        let Some(limit) = self.leaves.get(limit) else { return false };
        let mut claim = Poly::constant(-i128::from(number) - 1).plus(1, &[*limit]);
        summands.iter().for_each(|v| self.add(&mut claim, -1, *v));
        self.decide(claim)
    }

    /// Whether the sum of some values has zeros where a number has bits, so that adding it does not wrap.
    pub fn has_room(&self, summands: &[Value], number: u32) -> bool {
        let zeros = summands.iter().map(|v| if self.is_defined(*v) { self.zeros[v.0 as usize] } else { 0 }).min();
        u64::from(number) < 1 << zeros.unwrap_or(0)
    }

    /// Whether a claim of its own is proved. Where searches end without a result again and again, later ones are
    /// shorter: a proof takes 22 steps on average, and an unrolled loop makes many claims that none decides.
    fn decide(&mut self, claim: Poly) -> bool {
        self.steps = self.patience;
        self.seen.clear();
        let proved = self.prove(claim, DEPTH);
        if proved {
            self.patience = STEPS;
        } else if self.steps == 0 {
            self.patience = (self.patience - self.patience / 16).max(FEWEST_STEPS);
        }
        proved
    }

    /// Whether a polynomial is not negative in every lane of the block.
    fn prove(&mut self, claim: Poly, depth: u32) -> bool {
        if claim.is_unknown() {
            return false;
        }
        if claim.floor(|a| self.greatest(a)).is_some_and(|least| least >= 0) {
            return true;
        }
        if self.witnesses.refute(&claim) {
            return false;
        }
        let claim = match self.seen.entry(claim) {
            Entry::Occupied(known) => return *known.get(),
            Entry::Vacant(_) if depth == 0 || self.steps == 0 => return false,
            Entry::Vacant(unknown) => {
                let claim = unknown.key().clone();
                unknown.insert(false);
                claim
            }
        };
        self.steps -= 1;
        let proved = self.reduce(&claim, depth);
        if proved {
            self.seen.insert(claim, true);
        }
        proved
    }

    /// Whether one of the ways to bound the value that is defined last leads to a proof.
    fn reduce(&mut self, claim: &Poly, depth: u32) -> bool {
        let mut atoms: Vec<(u32, Atom)> = Vec::with_capacity(16);
        for atom in claim.terms().flat_map(|(m, _)| m.atoms()) {
            if atoms.iter().all(|(_, known)| known != atom) {
                atoms.push((self.value_of(*atom).map_or(0, |v| self.rank[v.0 as usize]), *atom));
            }
        }
        atoms.sort_unstable_by_key(|atom| Reverse(*atom));
        for (_, atom) in atoms {
            let negative = claim.terms().find(|(m, f)| *f < 0 && m.atoms().contains(&atom));
            let mut tried = false;
            if let Some((monomial, f)) = negative {
                for next in self.by_facts(claim, monomial, f, Some(atom)) {
                    tried = true;
                    if self.prove(next, depth - 1) {
                        return true;
                    }
                }
            }
            let limits = match self.value_of(atom) {
                Some(v) if self.is_defined(v) => self.limits(v, negative.is_some(), depth),
                _ => Vec::new(),
            };
            for limit in limits {
                tried = true;
                if [Some(&limit.bound), limit.other.as_ref()].into_iter().flatten().all(|bound| {
                    let next = claim.with(atom, negative.is_some(), bound, limit.divisor);
                    self.prove(next, depth - 1)
                }) {
                    return true;
                }
            }
            if tried {
                return false;
            }
        }
        let constant = claim.constant_term();
        constant < 0
            && self
                .by_facts(claim, &Monomial::default(), constant, None)
                .into_iter()
                .any(|next| self.prove(next, depth - 1))
    }

    /// The claim less a multiple of a fact, so that a negative term of it is gone.
    fn by_facts(&self, claim: &Poly, monomial: &Monomial, f: i128, atom: Option<Atom>) -> Vec<Poly> {
        let mut out = Vec::new();
        self.here.reduce(claim, monomial, f, atom, &mut out);
        self.launch.reduce(claim, monomial, f, atom, &mut out);
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::func::Position;
    use crate::ir::{Builder, Terminator};

    /// `loops` loops up to a bound, one after the other: the function, the body of the last one, and its counter.
    fn one_after_another(loops: usize) -> (Function, Block, Value) {
        let mut b = Builder::new("k", Vec::new(), [32, 1, 1], "k.rs", Position::default());
        let mask = b.mask();
        let (zero, one, bound) = (b.i32(0), b.i32(1), b.i32(1000));
        let mut last = (Block(0), zero);
        for _ in 0..loops {
            let (header, body, exit) = (b.block(mask), b.block(mask), b.block(mask));
            let i = b.param(header, Ty::I32);
            b.jump(header, vec![zero]);
            b.switch_to(header);
            let goes = b.push(Op::Icmp(IPred::LtU, i, bound), Ty::B1);
            b.terminate(Terminator::Branch(goes, (body, vec![]), (exit, vec![])));
            b.switch_to(body);
            let next = b.binary(crate::ir::BinOp::Add, i, one);
            b.jump(header, vec![next]);
            b.switch_to(exit);
            last = (body, i);
        }
        b.terminate(Terminator::Return);
        (b.finish(), last.0, last.1)
    }

    /// A proof in a late block must not look at more facts than one in an early block.
    #[test]
    fn loops_that_have_ended_leave_no_facts() {
        let facts = |loops| {
            let (func, body, i) = one_after_another(loops);
            let mut prover = Prover::new(&func);
            prover.enter(body);
            let bound = func.insts.iter().find(|data| data.op == Op::Const(1000)).and_then(|data| data.result);
            assert!(prover.compares(IPred::LtU, i, bound.expect("the bound")), "{func}");
            prover.here.count()
        };
        assert_eq!(facts(1), facts(50));
    }
}
