//! Numbers for all atoms, as some lane of some launch could have them.
//!
//! A claim that is negative for numbers by which all facts hold has no proof, so that no search for one is needed. The
//! numbers of operations are computed from those of their operands, and the others are chosen. Numbers that contradict
//! a fact say nothing about claims that may use the fact.
//!
//! - **Invariant:** whether a claim is refuted decides only whether a proof is searched for: no claim is proved here.

use super::poly::{Atom, Poly};
use super::{Prover, Term};
use crate::ir::{Block, Dim, Function, Op, Ty, Value};
use crate::opt::range;
use t0_abi::view::View;

/// How the numbers of values that are not computed from others are chosen.
#[derive(Clone, Copy)]
enum Choice {
    /// Arguments and sizes near the largest number, all others anywhere.
    Large,
    /// As that, with parameters of blocks that are zero: counters before their first step.
    First,
    /// Sizes that agree with each other, and the first work-items.
    Agreeing,
}

const CHOICES: [Choice; 3] = [Choice::Large, Choice::First, Choice::Agreeing];

/// Several numbers for each atom.
#[derive(Default)]
pub(super) struct Witnesses {
    /// By atom.
    all: Vec<Vec<u32>>,
    /// Whether the facts of the launch hold by them, and also those of the block.
    launch: Vec<bool>,
    here: Vec<bool>,
}

impl Witnesses {
    /// Chooses the numbers. `order` is that of definitions.
    pub(super) fn of(prover: &Prover<'_>, order: &[Block]) -> Witnesses {
        let all: Vec<Vec<u32>> = CHOICES.iter().map(|choice| numbers(prover, *choice, order)).collect();
        let mut witnesses = Witnesses { launch: vec![true; all.len()], here: vec![true; all.len()], all };
        prover.launch.each(|fact| witnesses.learn(fact));
        witnesses.launch = witnesses.here.clone();
        witnesses
    }

    /// Forgets the facts of the block.
    pub(super) fn enter(&mut self) {
        self.here.clone_from(&self.launch);
    }

    /// Takes a fact into account.
    pub(super) fn learn(&mut self, fact: &Poly) {
        for (numbers, holds) in self.all.iter().zip(&mut self.here) {
            *holds &= value(fact, numbers).is_some_and(|n| n >= 0);
        }
    }

    /// Whether a claim is negative where all facts hold.
    pub(super) fn refute(&self, claim: &Poly) -> bool {
        let mut valid = self.all.iter().zip(&self.here).filter(|(_, holds)| **holds);
        valid.any(|(numbers, _)| value(claim, numbers).is_some_and(|n| n < 0))
    }
}

/// A polynomial with numbers in place of its atoms; none if that is too large.
fn value(poly: &Poly, numbers: &[u32]) -> Option<i128> {
    poly.terms().try_fold(0i128, |sum, (product, factor)| {
        let term = product
            .atoms()
            .iter()
            .try_fold(factor, |term, a| term.checked_mul(i128::from(*numbers.get(*a as usize)?)))?;
        sum.checked_add(term)
    })
}

fn numbers(prover: &Prover<'_>, choice: Choice, order: &[Block]) -> Vec<u32> {
    let func = prover.func;
    let mut numbers = vec![0; func.values.len()];
    for b in order {
        let data = &func.blocks[b.0 as usize];
        for p in &data.params {
            let number = match choice {
                Choice::First | Choice::Agreeing => 0,
                Choice::Large => mixed(p.0) >> 1,
            };
            numbers[p.0 as usize] = aligned(number, prover.zeros[p.0 as usize]);
        }
        for inst in &data.insts {
            let data = &func.insts[inst.0 as usize];
            let Some(v) = data.result.filter(|v| matches!(func.ty(*v), Ty::I32 | Ty::B1)) else { continue };
            numbers[v.0 as usize] = match prover.terms[v.0 as usize] {
                Term::Constant(c) => c,
                Term::Atom(first) if first != v.0 => numbers[first as usize],
                Term::Atom(_) => computed(func, &data.op, &numbers).unwrap_or_else(|| {
                    let most = most(func, &data.op).min(range::max(func, v));
                    aligned(chosen(&data.op, choice, v.0, most), prover.zeros[v.0 as usize])
                }),
            };
        }
    }
    let unused = prover.unused.iter().zip(func.values.len() as Atom..);
    numbers.extend(unused.map(|(op, atom)| chosen(op, choice, atom, most(func, op))));
    numbers
}

/// The number of an operation, if those of its operands decide it.
fn computed(func: &Function, op: &Op, numbers: &[u32]) -> Option<u32> {
    let mut known = true;
    op.for_each_operand(|v| known &= matches!(func.ty(v), Ty::I32 | Ty::B1));
    let of = |v: &Value| u64::from(numbers[v.0 as usize]);
    let bits = match op {
        _ if !known => return None,
        Op::Unary(op, a) => op.eval(func.ty(*a), of(a)),
        Op::Binary(op, a, b) => op.eval(func.ty(*a), of(a), of(b)),
        Op::Ternary(op, a, b, c) => op.eval(func.ty(*a), of(a), of(b), of(c)),
        Op::Icmp(p, a, b) => p.eval(func.ty(*a), of(a), of(b)).into(),
        Op::Select(c, a, b) => of(if of(c) & 1 == 1 { a } else { b }),
        Op::Shuffle(a, _) | Op::ShuffleXor(a, ..) | Op::ReadLane(a, _) => of(a),
        _ => return None,
    };
    Some(bits as u32)
}

/// A number for what no operand decides.
fn chosen(op: &Op, choice: Choice, atom: Atom, most: u32) -> u32 {
    let number = match (choice, op) {
        (Choice::Agreeing, Op::ViewDim(_, Dim::Len)) => 1 << 28,
        (Choice::Agreeing, Op::ViewDim(..) | Op::Param(_)) => 1 << 12,
        (Choice::Agreeing, _) => 0,
        (_, Op::ViewDim(..) | Op::Param(_)) => u32::MAX - (mixed(atom) >> 16),
        _ => mixed(atom),
    };
    if number > most { most - number % (most / 8 + 1) } else { number }
}

fn most(func: &Function, op: &Op) -> u32 {
    match op {
        Op::ViewDim(view, Dim::Len) => View::most(func.view(*view).0),
        _ => u32::MAX,
    }
}

/// A number without the bits below so many zeros.
fn aligned(number: u32, zeros: u8) -> u32 {
    number.checked_shr(zeros.into()).map_or(0, |n| n << zeros)
}

fn mixed(atom: Atom) -> u32 {
    let n = (atom ^ atom >> 15).wrapping_mul(0x2C1B_3C6D);
    (n ^ n >> 12).wrapping_mul(0x297A_2D39) ^ n >> 9
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::verify::postorder;
    use crate::ir::{Function, samples};
    use crate::opt;

    /// Comparisons of values in all blocks of a function: how many are refuted, and how many of those are proved.
    fn refuted(func: &Function) -> (u32, u32) {
        let mut prover = Prover::new(func);
        let mut searching = Prover::new(func);
        searching.witnesses = Witnesses::default();
        let (mut refuted, mut proved) = (0, 0);
        for b in postorder(func) {
            prover.enter(b);
            searching.enter(b);
            let computed = |v: &Value| func.ty(*v) == Ty::I32 && prover.rank[v.0 as usize] > 0;
            let words: Vec<Value> = (0..func.values.len() as u32).map(Value).filter(computed).collect();
            for (n, a) in words.iter().enumerate() {
                for b in words.iter().skip(n % 19).step_by(19) {
                    let claim = prover.value(*b).minus(&prover.value(*a));
                    if prover.witnesses.refute(&claim) {
                        refuted += 1;
                        proved += u32::from(searching.at_most(*a, *b, 0));
                    }
                }
            }
        }
        (refuted, proved)
    }

    #[test]
    fn what_is_refuted_has_no_proof() {
        let mut all = 0;
        for (name, mut f) in samples::all() {
            opt::run(&mut f, 2, true).unwrap();
            let (refuted, proved) = refuted(&f);
            assert_eq!(proved, 0, "{name}: {f}");
            all += refuted;
        }
        assert!(all > 1000, "{all}");
    }
}
