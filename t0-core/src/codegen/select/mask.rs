//! Truth values as lane masks, compares, selects, conditions of branches.

use super::Selector;
use crate::bug::bug;
use crate::codegen::mir::{Class, Cond, Opnd};
use crate::ir::func::Def;
use crate::ir::{BinOp, FPred, IPred, Op, Ty, UnOp, Value};
use t0_isa::isa::{Op as I, Reg};

const EXEC: Opnd = Opnd::Phys(Reg::EXEC_LO);

impl Selector<'_> {
    fn block_mask(&self) -> Value {
        self.f.blocks[self.block.0 as usize].mask
    }

    /// A truth value as an operand: the block's own mask is EXEC.
    pub(super) fn mask(&mut self, v: Value) -> Opnd {
        match self.f.as_const(v) {
            Some(c) if c & 1 != 0 => Opnd::Const(u32::MAX),
            Some(_) => Opnd::Const(0),
            None if v == self.block_mask() => EXEC,
            None => Opnd::Reg(self.want(v), 0),
        }
    }

    /// A truth value in a register, as an instruction that selects by it needs.
    fn mask_reg(&mut self, v: Value) -> Opnd {
        match self.mask(v) {
            Opnd::Const(c) => {
                let t = self.temp(Class::S);
                self.op(I::s_mov_b32, vec![t, Opnd::Const(c)]);
                t
            }
            o => o,
        }
    }

    /// True when the value is known to be zero outside the current block's mask.
    pub(super) fn is_clean(&self, v: Value) -> bool {
        if v == self.block_mask() || self.f.as_const(v) == Some(0) {
            return true;
        }
        let home = self.facts.home[v.0 as usize];
        if self.f.blocks[home.0 as usize].mask != self.block_mask()
            || matches!(self.f.values[v.0 as usize].def, Def::Param(..))
        {
            return false;
        }
        match self.f.def_op(v) {
            Some(Op::Icmp(..) | Op::Fcmp(..) | Op::Any(_) | Op::All(_) | Op::Unary(..) | Op::EntryMask) => true,
            Some(Op::Const(_)) => false,
            _ => self.facts.clean[v.0 as usize],
        }
    }

    /// Clears the lanes outside EXEC where the value must be clean and is not clean by construction.
    fn finish(&mut self, v: Value, d: Opnd, proved: bool) {
        if self.facts.clean[v.0 as usize] && !proved {
            self.op(I::s_and_b32, vec![d, d, EXEC]);
        }
    }

    pub(super) fn mask_not(&mut self, a: Value, v: Value) {
        let d = Opnd::Reg(self.dst(v), 0);
        let m = self.mask(a);
        self.op(I::s_and_not1_b32, vec![d, EXEC, m]);
    }

    pub(super) fn mask_binary(&mut self, op: BinOp, a: Value, b: Value, v: Value) {
        let d = Opnd::Reg(self.dst(v), 0);
        let (clean_a, clean_b) = (self.is_clean(a), self.is_clean(b));
        // a & !b in one instruction.
        if op == BinOp::And {
            for (p, q) in [(a, b), (b, a)] {
                if let Some(&Op::Unary(UnOp::Not, n)) = self.f.def_op(q)
                    && self.facts.uses[q.0 as usize] == 1
                    && self.facts.home[q.0 as usize] == self.block
                {
                    let proved = self.is_clean(p);
                    let (x, y) = (self.mask(p), self.mask(n));
                    self.op(I::s_and_not1_b32, vec![d, x, y]);
                    self.finish(v, d, proved);
                    return;
                }
            }
        }
        let (x, y) = (self.mask(a), self.mask(b));
        let (i, proved) = match op {
            BinOp::And => (I::s_and_b32, clean_a || clean_b),
            BinOp::Or => (I::s_or_b32, clean_a && clean_b),
            BinOp::Xor => (I::s_xor_b32, clean_a && clean_b),
            _ => bug!("{op:?} of truth values"),
        };
        self.op(i, vec![d, x, y]);
        self.finish(v, d, proved);
    }

    pub(super) fn icmp(&mut self, p: IPred, a: Value, b: Value, v: Value) {
        let d = Opnd::Reg(self.dst(v), 0);
        if self.is_scalar(a) && self.is_scalar(b) {
            self.scalar_compare(p, a, b);
            self.op(I::s_cselect_b32, vec![d, EXEC, Opnd::Const(0)]);
            return;
        }
        let (x, y) = (self.any(a), self.any(b));
        let (p, x, y) = if self.is_vector(y) { (p, x, y) } else { (swapped(p), y, x) };
        let i = match p {
            IPred::Eq => I::v_cmp_eq_u32,
            IPred::Ne => I::v_cmp_ne_u32,
            IPred::LtU => I::v_cmp_lt_u32,
            IPred::LeU => I::v_cmp_le_u32,
            IPred::GtU => I::v_cmp_gt_u32,
            IPred::GeU => I::v_cmp_ge_u32,
            IPred::LtS => I::v_cmp_lt_i32,
            IPred::LeS => I::v_cmp_le_i32,
            IPred::GtS => I::v_cmp_gt_i32,
            IPred::GeS => I::v_cmp_ge_i32,
        };
        self.valu(i, d, &[x, y]);
    }

    fn scalar_compare(&mut self, p: IPred, a: Value, b: Value) {
        let i = match p {
            IPred::Eq => I::s_cmp_eq_u32,
            IPred::Ne => I::s_cmp_lg_u32,
            IPred::LtU => I::s_cmp_lt_u32,
            IPred::LeU => I::s_cmp_le_u32,
            IPred::GtU => I::s_cmp_gt_u32,
            IPred::GeU => I::s_cmp_ge_u32,
            IPred::LtS => I::s_cmp_lt_i32,
            IPred::LeS => I::s_cmp_le_i32,
            IPred::GtS => I::s_cmp_gt_i32,
            IPred::GeS => I::s_cmp_ge_i32,
        };
        let (x, y) = (self.scalar(a), self.scalar(b));
        let ops = self.scalar_sources(&[x, y]);
        self.op(i, ops);
    }

    pub(super) fn fcmp(&mut self, p: FPred, a: Value, b: Value, v: Value) {
        if self.f.ty(a) == Ty::F64 {
            return self.double_compare(p, a, b, v);
        }
        let d = Opnd::Reg(self.dst(v), 0);
        let (x, y) = (self.float(a), self.float(b));
        let swap = !self.is_vector(y.opnd) && self.is_vector(x.opnd);
        let (p, x, y) = if swap { (float_swapped(p), y, x) } else { (p, x, y) };
        let i = match p {
            FPred::Eq => I::v_cmp_eq_f32,
            FPred::Ne => I::v_cmp_neq_f32,
            FPred::Lt => I::v_cmp_lt_f32,
            FPred::Le => I::v_cmp_le_f32,
            FPred::Gt => I::v_cmp_gt_f32,
            FPred::Ge => I::v_cmp_ge_f32,
            FPred::ULt => I::v_cmp_nge_f32,
            FPred::ULe => I::v_cmp_ngt_f32,
            FPred::UGt => I::v_cmp_nle_f32,
            FPred::UGe => I::v_cmp_nlt_f32,
        };
        self.valu_float(i, d, &[x, y]);
    }

    pub(super) fn select_op(&mut self, c: Value, a: Value, b: Value, v: Value) {
        if self.f.ty(v) == Ty::B1 {
            return self.mask_select(c, a, b, v);
        }
        let r = self.dst(v);
        if self.bank(v) == Class::S {
            let (x, y) = (self.scalar(a), self.scalar(b));
            let ops = self.scalar_sources(&[x, y]);
            let (x, y) = match self.condition(c) {
                Cond::SccSet => (ops[0], ops[1]),
                Cond::SccClear => (ops[1], ops[0]),
            };
            return self.op(I::s_cselect_b32, vec![Opnd::Reg(r, 0), x, y]);
        }
        // Exchange the sides of a negated condition.
        let (c, a, b) = match self.f.def_op(c) {
            Some(&Op::Unary(UnOp::Not, n)) => (n, b, a),
            _ => (c, a, b),
        };
        let m = self.mask_reg(c);
        let words = self.f.ty(v).words();
        if words == 1 {
            if let Some(op) = self.counted(a, b) {
                let mut srcs = [self.any(b), Opnd::Const(0), m];
                self.legalize(&mut srcs);
                let [x, zero, m] = srcs;
                return self.op(op, vec![Opnd::Reg(r, 0), Opnd::Phys(Reg::NULL), x, zero, m]);
            }
            let (x, y) = (self.any(a), self.any(b));
            return self.valu(I::v_cndmask_b32, Opnd::Reg(r, 0), &[y, x, m]);
        }
        let (x, y) = (self.want(a), self.want(b));
        for i in 0..words {
            self.valu(I::v_cndmask_b32, Opnd::Reg(r, i), &[Opnd::Reg(y, i), Opnd::Reg(x, i), m]);
        }
    }

    /// The instruction that adds a mask to `b`, or subtracts it, if `a` is one more or one less than `b`.
    fn counted(&self, a: Value, b: Value) -> Option<I> {
        let Some(&Op::Binary(op @ (BinOp::Add | BinOp::Sub), x, one)) = self.f.def_op(a) else { return None };
        if !self.folds(a) || self.origin(x) != self.origin(b) || self.bank(self.origin(b).0) != Class::V {
            return None;
        }
        match (op, self.f.as_const(one)? as u32) {
            (BinOp::Add, 1) | (BinOp::Sub, u32::MAX) => Some(I::v_add_co_ci_u32),
            (BinOp::Sub, 1) | (BinOp::Add, u32::MAX) => Some(I::v_sub_co_ci_u32),
            _ => None,
        }
    }

    /// (c & a) | (!c & b), less where a side is constant.
    fn mask_select(&mut self, c: Value, a: Value, b: Value, v: Value) {
        let d = Opnd::Reg(self.dst(v), 0);
        let (clean_a, clean_b, clean_c) = (self.is_clean(a), self.is_clean(b), self.is_clean(c));
        let (ka, kb) = (self.f.as_const(a).map(|c| c & 1), self.f.as_const(b).map(|c| c & 1));
        let proved = match (ka, kb) {
            (_, Some(0)) => {
                let (x, m) = (self.mask(a), self.mask(c));
                self.op(I::s_and_b32, vec![d, m, x]);
                clean_a || clean_c
            }
            (Some(0), _) => {
                let (y, m) = (self.mask(b), self.mask(c));
                self.op(I::s_and_not1_b32, vec![d, y, m]);
                clean_b
            }
            (Some(_), _) => {
                let (y, m) = (self.mask(b), self.mask(c));
                self.op(I::s_or_b32, vec![d, y, m]);
                clean_b && clean_c
            }
            (_, Some(_)) => {
                let (x, m) = (self.mask(a), self.mask(c));
                self.op(I::s_or_not1_b32, vec![d, x, m]);
                false
            }
            (None, None) => {
                let (x, y, m) = (self.mask(a), self.mask(b), self.mask(c));
                let (p, q) = (self.temp(Class::S), self.temp(Class::S));
                self.op(I::s_and_b32, vec![p, x, m]);
                self.op(I::s_and_not1_b32, vec![q, y, m]);
                self.op(I::s_or_b32, vec![d, p, q]);
                clean_a && clean_b
            }
        };
        self.finish(v, d, proved);
    }

    /// Moves a uniform truth value to SCC.
    pub(super) fn condition(&mut self, c: Value) -> Cond {
        match self.f.def_op(c) {
            Some(&Op::Unary(UnOp::Not, a)) => return self.condition(a).inverse(),
            Some(&Op::Icmp(p, a, b)) if self.is_scalar(a) && self.is_scalar(b) => {
                self.scalar_compare(p, a, b);
                return Cond::SccSet;
            }
            Some(&Op::Any(a)) if self.same_mask(c) => return self.any_lane(a),
            Some(&Op::All(a)) if self.same_mask(c) => {
                let m = self.mask(a);
                let t = self.temp(Class::S);
                self.op(I::s_and_not1_b32, vec![t, EXEC, m]);
                return Cond::SccClear;
            }
            _ => {}
        }
        self.any_lane(c)
    }

    /// True when the block that defines `v` has the current block's mask.
    fn same_mask(&self, v: Value) -> bool {
        self.f.blocks[self.facts.home[v.0 as usize].0 as usize].mask == self.block_mask()
    }

    /// SCC: whether the value holds in a lane of EXEC.
    fn any_lane(&mut self, v: Value) -> Cond {
        let m = self.mask(v);
        if self.is_clean(v) {
            self.op(I::s_cmp_lg_u32, vec![m, Opnd::Const(0)]);
        } else {
            let t = self.temp(Class::S);
            self.op(I::s_and_b32, vec![t, m, EXEC]);
        }
        Cond::SccSet
    }

    pub(super) fn any_all(&mut self, v: Value) {
        let d = Opnd::Reg(self.dst(v), 0);
        match self.condition(v) {
            Cond::SccSet => self.op(I::s_cselect_b32, vec![d, EXEC, Opnd::Const(0)]),
            Cond::SccClear => self.op(I::s_cselect_b32, vec![d, Opnd::Const(0), EXEC]),
        }
    }

    pub(super) fn ballot(&mut self, a: Value, v: Value) {
        let d = Opnd::Reg(self.dst(v), 0);
        let m = self.mask(a);
        if self.is_clean(a) {
            self.op(I::s_mov_b32, vec![d, m]);
        } else {
            self.op(I::s_and_b32, vec![d, m, EXEC]);
        }
    }

    /// The value of the first active lane, for a truth value that of any lane, since all agree.
    pub(super) fn mask_read_first(&mut self, a: Value, v: Value) {
        let d = Opnd::Reg(self.dst(v), 0);
        let _ = self.any_lane(a);
        self.op(I::s_cselect_b32, vec![d, EXEC, Opnd::Const(0)]);
    }
}

fn swapped(p: IPred) -> IPred {
    match p {
        IPred::Eq => IPred::Eq,
        IPred::Ne => IPred::Ne,
        IPred::LtU => IPred::GtU,
        IPred::LeU => IPred::GeU,
        IPred::GtU => IPred::LtU,
        IPred::GeU => IPred::LeU,
        IPred::LtS => IPred::GtS,
        IPred::LeS => IPred::GeS,
        IPred::GtS => IPred::LtS,
        IPred::GeS => IPred::LeS,
    }
}

fn float_swapped(p: FPred) -> FPred {
    match p {
        FPred::Eq => FPred::Eq,
        FPred::Ne => FPred::Ne,
        FPred::Lt => FPred::Gt,
        FPred::Le => FPred::Ge,
        FPred::Gt => FPred::Lt,
        FPred::Ge => FPred::Le,
        FPred::ULt => FPred::UGt,
        FPred::ULe => FPred::UGe,
        FPred::UGt => FPred::ULt,
        FPred::UGe => FPred::ULe,
    }
}
