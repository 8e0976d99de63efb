//! Writes 64-bit integers as pairs of words, and binary64 operations without an instruction as sequences.
//!
//! Runs before every other pass and at every level, so that nothing after it sees an `I64` or a constant of type `F64`:
//! instruction selection knows 32-bit integers, and of binary64 arithmetic, comparisons and conversions from and to 32
//! bits.
//!
//! | operation | method | error |
//! |---|---|---|
//! | add, subtract, multiply, shift, compare | words with carries | exact |
//! | unsigned division | reciprocal in binary32, two Newton steps in integers, two corrections | exact |
//! | conversions from and to floats | binary64, or normalised to 32 bits with a sticky bit | correctly rounded, saturating |
//! | square root of binary64 | Goldschmidt steps from the machine's reciprocal root | correctly rounded |
//! | `%` of binary32 | multiples subtracted in binary64, 29 bits of the quotient at a time | exact |

mod convert;
mod double;
mod integer;

use super::Changed;
use super::rewrite::{Replacements, new_inst};
use crate::bug::bug;
use crate::ir::func::Def;
use crate::ir::{BinOp, FPred, Function, IPred, Inst, Loc, Op, TernOp, Ty, UnOp, Value};

/// Low and high word of a 64-bit integer.
type Pair = (Value, Value);

/// Rewrites all of them.
pub fn run(func: &mut Function) -> Changed {
    let concerned = |op: &Op| matches!(op, Op::Binary(BinOp::FRem, ..));
    if !func.values.iter().any(|v| matches!(v.ty, Ty::I64 | Ty::F64)) && !func.insts.iter().any(|i| concerned(&i.op)) {
        return Changed::No;
    }
    let halves = vec![None; func.values.len()];
    let replaced = Replacements::new(func);
    let mut w = Wide { func, halves, replaced, insts: vec![], loc: Loc(0) };
    w.run();
    Changed::Yes
}

struct Wide<'a> {
    func: &'a mut Function,
    halves: Vec<Option<Pair>>,
    replaced: Replacements,
    /// Instructions of the current block so far.
    insts: Vec<Inst>,
    loc: Loc,
}

impl Wide<'_> {
    fn run(&mut self) {
        for b in self.func.block_ids() {
            self.params(b);
        }
        for b in 0..self.func.blocks.len() {
            for inst in std::mem::take(&mut self.func.blocks[b].insts) {
                self.loc = self.func.insts[inst.0 as usize].loc;
                self.inst(inst);
            }
            self.func.blocks[b].insts = std::mem::take(&mut self.insts);
        }
        for b in 0..self.func.blocks.len() {
            let mut term = self.func.blocks[b].term.clone();
            term.for_each_target_mut(|_, args| {
                let words = |v: &Value| match self.halves.get(v.0 as usize).copied().flatten() {
                    Some((lo, hi)) => vec![lo, hi],
                    None => vec![*v],
                };
                *args = args.iter().flat_map(words).collect();
            });
            self.func.blocks[b].term = term;
        }
        self.replaced.apply(self.func);
    }

    /// A block's parameters, word by word.
    fn params(&mut self, b: crate::ir::Block) {
        let at = b.0 as usize;
        let mut new = vec![];
        for p in std::mem::take(&mut self.func.blocks[at].params) {
            if self.func.ty(p) == Ty::I64 {
                let pair = [0, 1].map(|_| {
                    self.func.values.push(crate::ir::func::ValueData { ty: Ty::I32, def: Def::Param(b, 0) });
                    Value(self.func.values.len() as u32 - 1)
                });
                self.halves[p.0 as usize] = Some((pair[0], pair[1]));
                new.extend(pair);
            } else {
                new.push(p);
            }
        }
        for (n, p) in new.iter().enumerate() {
            self.func.values[p.0 as usize].def = Def::Param(b, n as u32);
        }
        self.func.blocks[at].params = new;
    }

    fn inst(&mut self, inst: Inst) {
        let data = self.func.insts[inst.0 as usize].clone();
        let Some(v) = data.result else { return self.insts.push(inst) };
        let ty = self.func.ty(v);
        if ty == Ty::I64 {
            if let Some(pair) = self.integer(&data.op) {
                self.halves[v.0 as usize] = Some(pair);
                return;
            }
            return self.insts.push(inst);
        }
        match self.other(&data.op, ty) {
            Some(Rewritten::Op(op)) => {
                self.func.insts[inst.0 as usize].op = op;
                self.insts.push(inst);
            }
            Some(Rewritten::Same(to)) => self.replaced.replace(v, to),
            None => self.insts.push(inst),
        }
    }

    /// An operation whose result is not a 64-bit integer but whose operand is one, or one that binary64 lacks.
    fn other(&mut self, op: &Op, ty: Ty) -> Option<Rewritten> {
        let wide = |w: &Self, v: &Value| w.func.ty(*v) == Ty::I64;
        let double = |w: &Self, v: &Value| w.func.ty(*v) == Ty::F64;
        Some(match op {
            Op::Const(bits) if ty == Ty::F64 => Rewritten::Op(self.double_bits(*bits)),
            Op::Icmp(p, a, b) if wide(self, a) => {
                let (a, b) = (self.pair(*a), self.pair(*b));
                Rewritten::Same(self.compare(*p, a, b))
            }
            Op::Word(a, i) if wide(self, a) => {
                let (lo, hi) = self.pair(*a);
                Rewritten::Same(if *i == 0 { lo } else { hi })
            }
            Op::Bitcast(a) if wide(self, a) => {
                let (lo, hi) = self.pair(*a);
                Rewritten::Op(Op::Pack(vec![lo, hi]))
            }
            Op::Unary(UnOp::FNeg, a) if double(self, a) => Rewritten::Op(self.double_sign(*a, BinOp::Xor, 1 << 31)),
            Op::Unary(UnOp::FAbs, a) if double(self, a) => Rewritten::Op(self.double_sign(*a, BinOp::And, !(1 << 31))),
            Op::Unary(UnOp::FSqrt, a) if double(self, a) => Rewritten::Same(self.double_sqrt(*a)),
            Op::Unary(UnOp::U64ToF32, a) => {
                let a = self.pair(*a);
                Rewritten::Same(self.u64_to_f32(a))
            }
            Op::Unary(UnOp::S64ToF32, a) => {
                let a = self.pair(*a);
                Rewritten::Same(self.s64_to_f32(a))
            }
            Op::Unary(UnOp::U64ToF64, a) => {
                let a = self.pair(*a);
                Rewritten::Same(self.joined_f64(a, UnOp::U32ToF64))
            }
            Op::Unary(UnOp::S64ToF64, a) => {
                let a = self.pair(*a);
                Rewritten::Same(self.joined_f64(a, UnOp::S32ToF64))
            }
            Op::Binary(BinOp::FRem, a, b) if ty == Ty::F32 => Rewritten::Same(self.remainder(*a, *b)),
            _ => return None,
        })
    }

    fn pair(&self, v: Value) -> Pair {
        match self.halves.get(v.0 as usize).copied().flatten() {
            Some(pair) => pair,
            None => bug!(at self.loc, "{v} is used before its words are made"),
        }
    }

    fn op(&mut self, op: Op, ty: Ty) -> Value {
        let (inst, v) = new_inst(self.func, op, ty, self.loc);
        self.insts.push(inst);
        v
    }

    fn int(&mut self, bits: u32) -> Value {
        self.op(Op::Const(bits.into()), Ty::I32)
    }

    fn float(&mut self, x: f32) -> Value {
        self.op(Op::Const(x.to_bits().into()), Ty::F32)
    }

    fn double(&mut self, x: f64) -> Value {
        let op = self.double_bits(x.to_bits());
        self.op(op, Ty::F64)
    }

    fn double_bits(&mut self, bits: u64) -> Op {
        let (lo, hi) = (self.int(bits as u32), self.int((bits >> 32) as u32));
        Op::Pack(vec![lo, hi])
    }

    fn un(&mut self, op: UnOp, a: Value, ty: Ty) -> Value {
        self.op(Op::Unary(op, a), ty)
    }

    fn bin(&mut self, op: BinOp, a: Value, b: Value) -> Value {
        let ty = self.func.ty(a);
        self.op(Op::Binary(op, a, b), ty)
    }

    fn fma(&mut self, a: Value, b: Value, c: Value) -> Value {
        let ty = self.func.ty(a);
        self.op(Op::Ternary(TernOp::Fma, a, b, c), ty)
    }

    fn icmp(&mut self, p: IPred, a: Value, b: Value) -> Value {
        self.op(Op::Icmp(p, a, b), Ty::B1)
    }

    fn fcmp(&mut self, p: FPred, a: Value, b: Value) -> Value {
        self.op(Op::Fcmp(p, a, b), Ty::B1)
    }

    fn select(&mut self, c: Value, a: Value, b: Value) -> Value {
        let ty = self.func.ty(a);
        self.op(Op::Select(c, a, b), ty)
    }

    fn select_pair(&mut self, c: Value, a: Pair, b: Pair) -> Pair {
        (self.select(c, a.0, b.0), self.select(c, a.1, b.1))
    }
}

/// The replacement of an instruction whose value keeps its type.
enum Rewritten {
    /// Another operation.
    Op(Op),
    /// An existing value.
    Same(Value),
}

#[cfg(test)]
mod tests;
