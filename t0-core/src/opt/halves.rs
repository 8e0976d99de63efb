//! Two 16-bit floats that are taken from one word, pass through block parameters or selects, and are put into one word
//! again: the word passes instead.
//!
//! A pair is rewritten only where every path gives it as the halves of a word, as constants, or as another such pair,
//! so that nothing is packed that was not packed before. The result has the same bits.

use super::Changed;
use super::rewrite::{Replacements, new_inst};
use crate::ir::func::{Def, ValueData};
use crate::ir::verify::predecessors;
use crate::ir::{BinOp, Block, Function, Inst, Loc, Op, Ty, Value};
use std::collections::{BTreeSet, HashMap};

/// The low half and the high half.
type Pair = (Value, Value);

/// Finds all pairs first, then makes the words of all.
pub fn run(func: &mut Function) -> Changed {
    let pairs = find(func);
    let changed = !pairs.is_empty();
    let mut words = Words { pairs, made: HashMap::new() };
    for pair in words.pairs.clone() {
        words.make(func, pair);
    }
    words.take(func);
    Changed::from_bool(join(func) | changed)
}

/// What a half is, if it is an operation on a word.
enum Half {
    Low(Value),
    High(Value),
}

fn half(func: &Function, v: Value) -> Option<Half> {
    let Some(&Op::Bitcast(bits)) = func.def_op(v) else { return None };
    if !is_half(func.ty(v)) || func.ty(bits) != Ty::I32 {
        return None;
    }
    let constant = |v: Value| func.as_const(v).map(|c| c as u32);
    Some(match func.def_op(bits) {
        Some(&Op::Binary(BinOp::And, w, c)) if constant(c) == Some(0xFFFF) => Half::Low(w),
        Some(&Op::Binary(BinOp::ShrU, w, c)) if constant(c) == Some(16) => Half::High(w),
        _ => Half::Low(bits),
    })
}

fn is_half(ty: Ty) -> bool {
    matches!(ty, Ty::F16 | Ty::BF16)
}

/// The word that two values are the halves of.
fn word(func: &Function, (low, high): Pair) -> Option<Value> {
    match (half(func, low)?, half(func, high)?) {
        (Half::Low(w), Half::High(x)) if w == x => Some(w),
        _ => None,
    }
}

/// The halves that an operation puts into a word.
fn packed(func: &Function, op: &Op) -> Option<Pair> {
    let &Op::Binary(BinOp::Or, a, b) = op else { return None };
    let from_half = |v: Value| match func.def_op(v) {
        Some(&Op::Bitcast(h)) if is_half(func.ty(h)) => Some(h),
        _ => None,
    };
    let shifted = |v: Value| match func.def_op(v) {
        Some(&Op::Binary(BinOp::Shl, h, c)) if func.as_const(c) == Some(16) => from_half(h),
        _ => None,
    };
    let pair = |low, high| Some((from_half(low)?, shifted(high)?));
    pair(a, b).or_else(|| pair(b, a))
}

/// What a pair comes from.
enum Origin {
    /// Parameters of one block: the pairs that its edges pass.
    Params(Vec<Pair>),
    /// Selects with one condition.
    Select(Value, Pair, Pair),
    /// A word, or constants.
    Word,
    /// Something else.
    Other,
}

fn origin(func: &Function, pair: Pair, preds: &[Vec<Block>]) -> Origin {
    if word(func, pair).is_some() {
        return Origin::Word;
    }
    match (func.values[pair.0.0 as usize].def, func.values[pair.1.0 as usize].def) {
        (Def::Param(b, m), Def::Param(c, n)) if b == c => {
            let mut from = Vec::new();
            for p in &preds[b.0 as usize] {
                let edges = func.blocks[p.0 as usize].term.successors();
                let edges = edges.into_iter().filter(|(to, _)| *to == b);
                from.extend(edges.map(|(_, args)| (args[m as usize], args[n as usize])));
            }
            Origin::Params(from)
        }
        (Def::Inst(i), Def::Inst(j)) => match (&func.insts[i.0 as usize].op, &func.insts[j.0 as usize].op) {
            (&Op::Select(c, a, b), &Op::Select(d, x, y)) if c == d => Origin::Select(c, (a, x), (b, y)),
            (Op::Const(_) | Op::Undef, Op::Const(_) | Op::Undef) => Origin::Word,
            _ => Origin::Other,
        },
        _ => Origin::Other,
    }
}

/// The pairs that become words: parameters and selects from which a word is made somewhere.
fn find(func: &Function) -> BTreeSet<Pair> {
    let preds = predecessors(func);
    let mut pairs = BTreeSet::new();
    let ops = func.blocks.iter().flat_map(|b| &b.insts).map(|i| &func.insts[i.0 as usize].op);
    let mut work: Vec<Pair> = ops.filter_map(|op| packed(func, op)).collect();
    while let Some(pair) = work.pop() {
        let same = func.ty(pair.0) == func.ty(pair.1);
        match origin(func, pair, &preds) {
            Origin::Params(from) if same && pairs.insert(pair) => work.extend(from),
            Origin::Select(_, a, b) if same && pairs.insert(pair) => work.extend([a, b]),
            _ => {}
        }
    }
    // A pair stays only while all that it comes from does, and a value is in one pair.
    loop {
        let good = |p: &Pair| pairs.contains(p) || matches!(origin(func, *p, &preds), Origin::Word);
        let bad = pairs.iter().copied().find(|pair| {
            let once = |v: Value| pairs.iter().filter(|p| p.0 == v || p.1 == v).count() == 1;
            let from = match origin(func, *pair, &preds) {
                Origin::Params(from) => from,
                Origin::Select(_, a, b) => vec![a, b],
                Origin::Word | Origin::Other => vec![],
            };
            pair.0 == pair.1 || !once(pair.0) || !once(pair.1) || !from.iter().all(good) || early(func, *pair)
        });
        match bad {
            Some(pair) => pairs.remove(&pair),
            None => return pairs,
        };
    }
}

/// Whether one of two selects is used before the other one: there is no word yet to take it from.
fn early(func: &Function, (low, high): Pair) -> bool {
    let (Def::Inst(i), Def::Inst(j)) = (func.values[low.0 as usize].def, func.values[high.0 as usize].def) else {
        return false;
    };
    let at = |insts: &[Inst], i| insts.iter().position(|x| *x == i);
    let blocks = func.blocks.iter().map(|b| &b.insts[..]);
    let Some((insts, m, n)) = blocks.into_iter().find_map(|b| Some((b, at(b, i)?, at(b, j)?))) else { return true };
    insts[m.min(n)..m.max(n)].iter().any(|between| {
        let mut uses = false;
        func.insts[between.0 as usize].op.for_each_operand(|v| uses |= v == low || v == high);
        uses
    })
}

/// The words of pairs.
struct Words {
    pairs: BTreeSet<Pair>,
    made: HashMap<Pair, Value>,
}

impl Words {
    /// Makes the word of a pair: a parameter, or a select.
    fn make(&mut self, func: &mut Function, pair: Pair) -> Value {
        if let Some(known) = self.made.get(&pair) {
            return *known;
        }
        let preds = predecessors(func);
        match (func.values[pair.0.0 as usize].def, origin(func, pair, &preds)) {
            (Def::Param(block, m), Origin::Params(_)) => {
                let Def::Param(_, n) = func.values[pair.1.0 as usize].def else { return pair.0 };
                let w = Value(func.values.len() as u32);
                let at = func.blocks[block.0 as usize].params.len() as u32;
                func.values.push(ValueData { ty: Ty::I32, def: Def::Param(block, at) });
                func.blocks[block.0 as usize].params.push(w);
                self.made.insert(pair, w);
                let mut from = preds[block.0 as usize].clone();
                from.dedup();
                // Every edge has a place for the word before another word is made, which may be passed by it, too.
                for p in &from {
                    func.blocks[p.0 as usize].term.for_each_target_mut(|to, args| {
                        if *to == block {
                            args.push(w);
                        }
                    });
                }
                for p in from {
                    let edges = func.blocks[p.0 as usize].term.successors();
                    let edges = edges.into_iter().filter(|(to, _)| *to == block);
                    let given: Vec<Pair> = edges.map(|(_, args)| (args[m as usize], args[n as usize])).collect();
                    let mut given = given.into_iter().map(|g| self.word(func, g)).collect::<Vec<_>>().into_iter();
                    func.blocks[p.0 as usize].term.for_each_target_mut(|to, args| {
                        if *to == block {
                            args[at as usize] = given.next().unwrap_or(w);
                        }
                    });
                }
                w
            }
            (Def::Inst(inst), Origin::Select(c, a, b)) => {
                let (a, b) = (self.word(func, a), self.word(func, b));
                let loc = func.insts[inst.0 as usize].loc;
                let (new, w) = new_inst(func, Op::Select(c, a, b), Ty::I32, loc);
                self.made.insert(pair, w);
                // Behind the later one of the two: both operands are defined there.
                let Def::Inst(other) = func.values[pair.1.0 as usize].def else { return pair.0 };
                for block in &mut func.blocks {
                    let at = |i| block.insts.iter().position(|x| *x == i);
                    if let Some(first) = at(inst).max(at(other)) {
                        block.insts.insert(first + 1, new);
                        break;
                    }
                }
                w
            }
            _ => pair.0,
        }
    }

    /// The word of a pair that an edge or a select takes.
    fn word(&mut self, func: &mut Function, pair: Pair) -> Value {
        if self.pairs.contains(&pair) {
            return self.make(func, pair);
        }
        if let Some(w) = word(func, pair) {
            return w;
        }
        let bits = |v: Value| func.as_const(v).map_or(0, |c| c as u32 & 0xFFFF);
        let both = bits(pair.0) | bits(pair.1) << 16;
        let (inst, w) = new_inst(func, Op::Const(both.into()), Ty::I32, Loc(0));
        func.blocks[0].insts.insert(1, inst);
        w
    }

    /// Takes the halves from the words.
    fn take(&self, func: &mut Function) {
        let mut replaced = Replacements::new(func);
        for &(low, high) in &self.pairs {
            let Some(&w) = self.made.get(&(low, high)) else { continue };
            let (block, at) = match func.values[w.0 as usize].def {
                Def::Param(b, _) => (b, 0),
                Def::Inst(inst) => {
                    let of = |b: &Block| func.blocks[b.0 as usize].insts.iter().position(|i| *i == inst);
                    let Some(b) = func.block_ids().find(|b| of(b).is_some()) else { continue };
                    (b, of(&b).map_or(0, |at| at + 1))
                }
            };
            let loc = func.blocks[block.0 as usize].insts.first().map_or(Loc(0), |i| func.insts[i.0 as usize].loc);
            let ty = func.ty(low);
            let mut insts = Vec::new();
            let mut op = |func: &mut Function, op, ty| {
                let (inst, v) = new_inst(func, op, ty, loc);
                insts.push(inst);
                v
            };
            let mask = op(func, Op::Const(0xFFFF), Ty::I32);
            let sixteen = op(func, Op::Const(16), Ty::I32);
            let l = op(func, Op::Binary(BinOp::And, w, mask), Ty::I32);
            let h = op(func, Op::Binary(BinOp::ShrU, w, sixteen), Ty::I32);
            let (l, h) = (op(func, Op::Bitcast(l), ty), op(func, Op::Bitcast(h), ty));
            func.blocks[block.0 as usize].insts.splice(at..at, insts);
            replaced.replace(low, l);
            replaced.replace(high, h);
        }
        replaced.apply(func);
    }
}

/// Replaces words that are put together of both halves of one word.
fn join(func: &mut Function) -> bool {
    let mut replaced = Replacements::new(func);
    for block in &func.blocks {
        for inst in &block.insts {
            let data = &func.insts[inst.0 as usize];
            if let (Some(pair), Some(result)) = (packed(func, &data.op), data.result)
                && let Some(w) = word(func, pair)
            {
                replaced.replace(result, w);
            }
        }
    }
    replaced.apply(func);
    replaced.any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::func::{Param, ParamKind, Position};
    use crate::ir::{Access, Builder, IPred, Mem, Terminator, ViewId};

    /// Takes a word apart, passes the halves through a loop, and puts them together in an order.
    fn through_a_loop(exchanged: bool) -> Function {
        let view = |name: &str, access| Param {
            name: name.into(),
            kind: ParamKind::View { elem_bytes: 2, access },
            offset: 0,
        };
        let params = vec![view("x", Access::Read), view("y", Access::Write)];
        let mut b = Builder::new("k", params, [32, 1, 1], "k.rs", Position::default());
        let mask = b.mask();
        let (zero, four, sixteen, low_bits) = (b.i32(0), b.i32(4), b.i32(16), b.i32(0xFFFF));
        let none = b.push(Op::Const(0x3F80), Ty::BF16);
        let (header, body, exit) = (b.block(mask), b.block(mask), b.block(mask));
        let [i, low, high] = [Ty::I32, Ty::BF16, Ty::BF16].map(|ty| b.param(header, ty));
        b.jump(header, vec![zero, none, none]);
        b.switch_to(header);
        let goes = b.push(Op::Icmp(IPred::LtU, i, sixteen), Ty::B1);
        b.terminate(Terminator::Branch(goes, (body, vec![]), (exit, vec![])));
        b.switch_to(body);
        let w = b.push(Op::Load { view: ViewId(0), mem: Mem::Words(1), offset: i, imm: 0 }, Ty::I32);
        let l = b.binary(BinOp::And, w, low_bits);
        let h = b.binary(BinOp::ShrU, w, sixteen);
        let [l, h] = [l, h].map(|v| b.push(Op::Bitcast(v), Ty::BF16));
        let next = b.binary(BinOp::Add, i, four);
        b.jump(header, if exchanged { vec![next, h, l] } else { vec![next, l, h] });
        b.switch_to(exit);
        let [l, h] = [low, high].map(|v| b.push(Op::Bitcast(v), Ty::I32));
        let up = b.binary(BinOp::Shl, h, sixteen);
        let both = b.binary(BinOp::Or, l, up);
        b.effect(Op::Store { view: ViewId(1), mem: Mem::Words(1), offset: zero, imm: 0, value: both });
        b.terminate(Terminator::Return);
        b.finish()
    }

    fn halves(func: &Function) -> usize {
        func.blocks.iter().flat_map(|b| &b.params).filter(|p| is_half(func.ty(**p))).count()
    }

    #[test]
    fn both_halves_of_a_word_pass_as_that_word() {
        let mut func = through_a_loop(false);
        assert_eq!(run(&mut func), Changed::Yes);
        super::super::dead::run(&mut func);
        crate::ir::verify::verify(&func).expect("valid");
        assert_eq!(halves(&func), 0, "{func}");
        let ops = func.blocks.iter().flat_map(|b| &b.insts).map(|i| &func.insts[i.0 as usize].op);
        assert_eq!(ops.filter(|op| matches!(op, Op::Binary(BinOp::Or | BinOp::ShrU, ..))).count(), 0, "{func}");
    }

    #[test]
    fn halves_that_change_places_stay() {
        let mut func = through_a_loop(true);
        assert_eq!(run(&mut func), Changed::No);
        assert_eq!(halves(&func), 2);
    }
}
