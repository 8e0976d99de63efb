//! Pairs of f16. An operation that only flips signs, exchanges halves or repeats one becomes a modifier of the
//! instruction that reads it.

use super::Selector;
use crate::codegen::mir::Opnd;
use crate::ir::{BinOp, Op, PairOp, Value};
use t0_isa::isa::Op as I;

/// A source: which half of the register feeds the low result and which the high one, and whether its sign is flipped
/// there.
struct Halves {
    opnd: Opnd,
    upper: [bool; 2],
    neg: [bool; 2],
}

impl Selector<'_> {
    pub(super) fn pairs(&mut self, op: PairOp, a: Value, b: Value, v: Value) {
        let op = match op {
            PairOp::Add => I::v_pk_add_f16,
            PairOp::Mul => I::v_pk_mul_f16,
            PairOp::Min => I::v_pk_min_f16,
            PairOp::Max => I::v_pk_max_f16,
        };
        self.packed(op, &[a, b], v);
    }

    /// Emits an instruction on pairs with its source modifiers.
    pub(super) fn packed(&mut self, op: I, sources: &[Value], v: Value) {
        let d = Opnd::Reg(self.dst(v), 0);
        let sources: Vec<Halves> = sources.iter().map(|s| self.halves(*s)).collect();
        let mut ops: Vec<Opnd> = sources.iter().map(|s| s.opnd).collect();
        self.legalize(&mut ops);
        ops.insert(0, d);
        let bits = |f: &dyn Fn(&Halves) -> bool| (0..).zip(&sources).fold(0, |m, (i, s)| m | u8::from(f(s)) << i);
        let inst = self.op_mod(op, ops);
        inst.mods.op_sel = bits(&|s| s.upper[0]);
        // Absent sources keep their default.
        inst.mods.op_sel_hi = bits(&|s| s.upper[1]) | 7 << sources.len() & 7;
        inst.mods.neg = bits(&|s| s.neg[0]);
        inst.mods.neg_hi = bits(&|s| s.neg[1]);
    }

    fn halves(&mut self, v: Value) -> Halves {
        let (mut v, mut word) = self.origin(v);
        let (mut upper, mut neg) = ([false, true], [false, false]);
        while word == 0 {
            match self.f.def_op(v) {
                Some(&Op::Binary(BinOp::Xor, x, m)) => {
                    let Some(turned) = self.turns_signs(m) else { break };
                    for (neg, upper) in neg.iter_mut().zip(upper) {
                        *neg ^= turned[usize::from(upper)];
                    }
                    (v, word) = self.origin(x);
                }
                Some(&Op::Binary(BinOp::Or, a, b)) => {
                    let Some((whole, from)) = self.joined(a, b).or_else(|| self.joined(b, a)) else { break };
                    upper = upper.map(|u| from[usize::from(u)]);
                    (v, word) = whole;
                }
                _ => break,
            }
        }
        let opnd = match self.f.as_const(v) {
            // Constants of packed operands read differently: keep to registers.
            Some(c) => self.scalar_const(c as u32),
            None => Opnd::Reg(self.want(v), word),
        };
        Halves { opnd, upper, neg }
    }

    /// The halves whose signs an exclusive or with a constant flips, if it changes nothing else.
    fn turns_signs(&self, m: Value) -> Option<[bool; 2]> {
        let m = self.f.as_const(m)? as u32;
        (m & !0x8000_8000 == 0).then_some([m & 0x8000 != 0, m >> 31 != 0])
    }

    /// The word both halves of `high << 16 | low` come from, and whether from its upper half.
    fn joined(&self, high: Value, low: Value) -> Option<((Value, u8), [bool; 2])> {
        let Some(Op::Binary(BinOp::Shl, high, n)) = self.f.def_op(high) else { return None };
        if self.f.as_const(*n) != Some(16) || !self.high_half_is_zero(low) {
            return None;
        }
        let ((whole, first), (other, second)) = (self.half(low), self.half(*high));
        (whole == other && self.f.as_const(whole.0).is_none()).then_some((whole, [first, second]))
    }
}
