//! Constant folding and algebraic simplification, bit for bit.
//!
//! Floats are folded only where IEEE 754 allows one answer; `x + 0.0` is not `x` (for -0.0), `x * 0.0` is not `0.0`.

use super::rewrite::{Replacements, Sequence};
use super::{Changed, bytes, range};
use crate::ir::func::Loc;
use crate::ir::interp;
use crate::ir::ops::Commutes;
use crate::ir::{BinOp, Function, IPred, Inst, Mem, MemoryId, Op, TernOp, Ty, UnOp, Value};

/// What an instruction turns into.
enum Simpler {
    /// An existing value.
    Same(Value),
    /// Another operation in its place.
    Op(Op),
    /// A sequence of operations, with the value of the last.
    Seq(Vec<Inst>, Value),
}

/// Simplifies until nothing changes.
pub fn run(func: &mut Function) -> Changed {
    let mut changed = false;
    while pass(func) {
        changed = true;
    }
    Changed::from_bool(changed)
}

fn pass(func: &mut Function) -> bool {
    let mut replaced = Replacements::new(func);
    let mut changed = false;
    let whole = func.has_whole_waves().then(|| func.blocks[0].mask);
    let mut old = Vec::new();
    for b in 0..func.blocks.len() {
        // All lanes run.
        let whole = whole == Some(func.blocks[b].mask);
        std::mem::swap(&mut old, &mut func.blocks[b].insts);
        let mut new = std::mem::take(&mut func.blocks[b].insts);
        for inst in old.drain(..) {
            if replaced.any() {
                func.insts[inst.0 as usize].op.map_operands(|v| replaced.get(v));
            }
            let result = func.insts[inst.0 as usize].result;
            match simpler(func, inst, whole) {
                Some(Simpler::Op(op)) => {
                    func.insts[inst.0 as usize].op = op;
                    new.push(inst);
                    changed = true;
                }
                Some(Simpler::Same(v)) => {
                    if let Some(r) = result {
                        replaced.replace(r, v);
                        changed = true;
                    }
                }
                Some(Simpler::Seq(insts, v)) => {
                    new.extend(insts);
                    if let Some(r) = result {
                        replaced.replace(r, v);
                        changed = true;
                    }
                }
                None => new.push(inst),
            }
        }
        func.blocks[b].insts = new;
    }
    replaced.apply(func);
    changed
}

/// `whole` says that all 32 lanes run the instruction.
fn simpler(func: &mut Function, inst: Inst, whole: bool) -> Option<Simpler> {
    if matches!(func.insts[inst.0 as usize].op, Op::Const(_)) {
        return None;
    }
    let op = func.insts[inst.0 as usize].op.clone();
    let ty = func.insts[inst.0 as usize].result.map_or(Ty::I32, |v| func.ty(v));
    let loc = func.insts[inst.0 as usize].loc;
    if matches!(ty, Ty::I64 | Ty::F64) {
        return None;
    }
    match op {
        Op::Unary(UnOp::BF16ToF32, a) => widen(func, a, loc),
        Op::Unary(op, a) => unary(func, op, a, ty),
        Op::Binary(op, a, b) if ty == Ty::B1 => truth(func, op, a, b),
        Op::Binary(op, a, b) => binary(func, op, a, b, loc),
        Op::Ternary(op, a, b, c) => ternary(func, op, [a, b, c], loc),
        Op::Icmp(p, a, b) => compare(func, p, a, b),
        Op::Fcmp(p, a, b) => {
            let (a, b) = (func.as_const(a)? as u32, func.as_const(b)? as u32);
            Some(constant(interp::fcmp(p, f32::from_bits(a), f32::from_bits(b)).into()))
        }
        Op::Select(c, a, b) => select(func, c, a, b),
        Op::Ballot(c) => match func.as_const(c)? & 1 {
            0 => Some(constant(0)),
            _ if whole => Some(constant(u32::MAX)),
            _ => None,
        },
        Op::Bitcast(a) => bitcast(func, a, ty),
        Op::Word(a, i) => match func.def_op(a) {
            Some(Op::Pack(vs)) => {
                let v = vs[usize::from(i)];
                Some(if func.ty(v) == Ty::I32 { Simpler::Same(v) } else { Simpler::Op(Op::Bitcast(v)) })
            }
            _ => None,
        },
        Op::Load { view, mem, offset, imm } => {
            let (offset, imm) = fold_offset(func, offset, imm, 4095)?;
            Some(Simpler::Op(Op::Load { view, mem, offset, imm }))
        }
        Op::Store { view, mem, offset, imm, value } => {
            if let Some(value) = low_half(func, mem, value) {
                return Some(Simpler::Op(Op::Store { view, mem, offset, imm, value }));
            }
            let (offset, imm) = fold_offset(func, offset, imm, 4095)?;
            Some(Simpler::Op(Op::Store { view, mem, offset, imm, value }))
        }
        Op::LdsLoad { array, mem, offset, imm } => {
            let (offset, imm) = fold_offset(func, offset, imm, 0xFFFF)?;
            Some(Simpler::Op(Op::LdsLoad { array, mem, offset, imm }))
        }
        Op::LdsStore { array, mem, offset, imm, value } => {
            if let Some(value) = low_half(func, mem, value) {
                return Some(Simpler::Op(Op::LdsStore { array, mem, offset, imm, value }));
            }
            let (offset, imm) = fold_offset(func, offset, imm, 0xFFFF)?;
            Some(Simpler::Op(Op::LdsStore { array, mem, offset, imm, value }))
        }
        Op::Atomic(mut a, offset, data) => {
            let limit = if matches!(a.memory, MemoryId::View(_)) { 4095 } else { 0xFFFF };
            let (offset, imm) = fold_offset(func, offset, a.imm, limit)?;
            a.imm = imm;
            Some(Simpler::Op(Op::Atomic(a, offset, data)))
        }
        _ => None,
    }
}

/// The operand of a mask that a narrow store makes redundant.
fn low_half(func: &Function, mem: Mem, value: Value) -> Option<Value> {
    let Some(Op::Binary(BinOp::And, x, c)) = func.def_op(value) else { return None };
    let needed = match mem {
        Mem::U8 | Mem::S8 => 0xFF,
        Mem::U16 | Mem::S16 => 0xFFFF,
        Mem::Words(_) => return None,
    };
    (func.as_const(*c)? & needed == needed).then_some(*x)
}

fn constant(bits: u32) -> Simpler {
    Simpler::Op(Op::Const(bits.into()))
}

/// `base + c` becomes the base and a larger immediate, where the sum is known not to wrap.
fn fold_offset(func: &Function, offset: Value, imm: u32, most: u32) -> Option<(Value, u32)> {
    let Some(Op::Binary(BinOp::Add, base, c)) = func.def_op(offset) else { return None };
    let c = u32::try_from(func.as_const(*c)?).ok()?;
    let sum = imm.checked_add(c).filter(|s| *s <= most)?;
    range::max(func, *base).checked_add(sum)?;
    Some((*base, sum))
}

fn unary(func: &Function, op: UnOp, a: Value, ty: Ty) -> Option<Simpler> {
    if let Some(c) = func.as_const(a) {
        if ty == Ty::B1 && op == UnOp::Not {
            return Some(constant(c as u32 & 1 ^ 1));
        }
        // Approximations are left to the machine.
        return (!op.is_approximate()).then(|| constant(interp::unary(op, c as u32, func.ty(a))));
    }
    if let Some(op) = bytes::extended(func, op, a) {
        return Some(Simpler::Op(op));
    }
    match (op, func.def_op(a)) {
        (UnOp::Not, Some(Op::Unary(UnOp::Not, x))) if ty == Ty::I32 => Some(Simpler::Same(*x)),
        (UnOp::FNeg, Some(Op::Unary(UnOp::FNeg, x))) => Some(Simpler::Same(*x)),
        (UnOp::FAbs, Some(Op::Unary(UnOp::FAbs | UnOp::FNeg, x))) => Some(Simpler::Op(Op::Unary(UnOp::FAbs, *x))),
        (UnOp::ReadFirst, Some(Op::Unary(UnOp::ReadFirst, _) | Op::Const(_) | Op::Param(_) | Op::BlockId(_))) => {
            Some(Simpler::Same(a))
        }
        _ => None,
    }
}

/// Widens a bfloat16 that is the low half of an integer by a shift of that integer.
fn widen(func: &mut Function, a: Value, loc: Loc) -> Option<Simpler> {
    if let Some(c) = func.as_const(a) {
        return Some(constant((c as u32) << 16));
    }
    let Some(Op::Bitcast(x)) = func.def_op(a).cloned() else { return None };
    let mut s = Sequence::new(func, loc);
    let c = s.int(16);
    let shifted = s.op(Op::Binary(BinOp::Shl, x, c), Ty::I32);
    let v = s.op(Op::Bitcast(shifted), Ty::F32);
    Some(Simpler::Seq(s.insts, v))
}

fn ternary(func: &mut Function, op: TernOp, [a, b, c]: [Value; 3], loc: Loc) -> Option<Simpler> {
    let [ca, cb, cc] = [a, b, c].map(|v| func.as_const(v).map(|c| c as u32));
    match (op, ca, cb, cc) {
        (_, Some(x), Some(y), Some(z)) => Some(constant(interp::ternary(op, x, y, z))),
        (TernOp::Funnel, _, _, Some(z)) if z & 31 == 0 => Some(Simpler::Same(b)),
        (TernOp::Funnel, Some(0), _, Some(z)) => Some(seq(func, loc, BinOp::ShrU, b, z & 31)),
        (TernOp::Funnel, _, Some(0), Some(z)) => Some(seq(func, loc, BinOp::Shl, a, 32 - (z & 31))),
        _ => None,
    }
}

/// The two parts of a word from the ends of two words: where they are shifted so that they fill the word.
fn funnel(func: &Function, op: BinOp, a: Value, b: Value) -> Option<Op> {
    if !matches!(op, BinOp::Or | BinOp::Xor | BinOp::Add) {
        return None;
    }
    [(a, b), (b, a)].into_iter().find_map(|(high, low)| {
        let Some(&Op::Binary(BinOp::Shl, x, n)) = func.def_op(high) else { return None };
        let Some(&Op::Binary(BinOp::ShrU, y, m)) = func.def_op(low) else { return None };
        let (up, down) = (func.as_const(n)?, func.as_const(m)?);
        (up < 32 && down < 32 && up + down == 32).then_some(Op::Ternary(TernOp::Funnel, x, y, m))
    })
}

fn truth(func: &Function, op: BinOp, a: Value, b: Value) -> Option<Simpler> {
    let (ca, cb) = (func.as_const(a), func.as_const(b));
    let (c, x) = match (ca, cb) {
        (Some(c), _) => (c & 1, b),
        (_, Some(c)) => (c & 1, a),
        _ if a == b && op == BinOp::Xor => return Some(constant(0)),
        _ if a == b => return Some(Simpler::Same(a)),
        _ => return None,
    };
    match (op, c) {
        (BinOp::And, 0) => Some(constant(0)),
        (BinOp::And, 1) | (BinOp::Or | BinOp::Xor, 0) => Some(Simpler::Same(x)),
        (BinOp::Or, 1) => Some(constant(1)),
        (BinOp::Xor, _) => Some(Simpler::Op(Op::Unary(UnOp::Not, x))),
        _ => None,
    }
}

fn binary(func: &mut Function, op: BinOp, a: Value, b: Value, loc: Loc) -> Option<Simpler> {
    use BinOp::*;
    let (ca, cb) = (func.as_const(a).map(|c| c as u32), func.as_const(b).map(|c| c as u32));
    if let (Some(x), Some(y)) = (ca, cb) {
        return Some(constant(interp::binary(op, x, y)));
    }
    // Shift amounts are taken modulo 32; the code below sees amounts below 32.
    if let (Shl | ShrU | ShrS, Some(c @ 32..)) = (op, cb) {
        return Some(seq(func, loc, op, a, c & 31));
    }
    if ca.is_some() && op.row().commutes == Commutes::Exactly {
        return Some(Simpler::Op(Op::Binary(op, b, a)));
    }
    match (op, cb) {
        (Add | Sub | Or | Xor | Shl | ShrU | ShrS, Some(0)) | (Mul | DivU | DivS, Some(1)) => {
            return Some(Simpler::Same(a));
        }
        (Mul | And | MinU | DivU | RemU | DivS | RemS, Some(0)) | (RemU, Some(1)) => return Some(constant(0)),
        (And | MinU, Some(u32::MAX)) | (MaxU, Some(0)) => return Some(Simpler::Same(a)),
        (Or | MaxU, Some(u32::MAX)) => return Some(constant(u32::MAX)),
        (MinU, Some(c)) if range::max(func, a) <= c => return Some(Simpler::Same(a)),
        (And, Some(c)) if (c.wrapping_add(1)).is_power_of_two() && range::max(func, a) <= c => {
            return Some(Simpler::Same(a));
        }
        (Mul, Some(c)) if c.is_power_of_two() => return Some(seq(func, loc, Shl, a, c.trailing_zeros())),
        (DivU, Some(c)) if c.is_power_of_two() => return Some(seq(func, loc, ShrU, a, c.trailing_zeros())),
        (RemU, Some(c)) if c.is_power_of_two() => return Some(seq(func, loc, And, a, c - 1)),
        (Sub, Some(c)) => return Some(seq(func, loc, Add, a, c.wrapping_neg())),
        (RemU, Some(c)) if range::max(func, a) < c => return Some(Simpler::Same(a)),
        (DivU, Some(c)) if range::max(func, a) < c => return Some(constant(0)),
        _ => {}
    }
    if a == b {
        match op {
            Sub | Xor => return Some(constant(0)),
            And | Or | MinU | MinS | MaxU | MaxS => return Some(Simpler::Same(a)),
            _ => {}
        }
    }
    if let Some(op) = funnel(func, op, a, b) {
        return Some(Simpler::Op(op));
    }
    if let Some((insts, v)) = bytes::simpler(func, op, a, b, loc) {
        return Some(Simpler::Seq(insts, v));
    }
    reassociate(func, op, a, b, cb, loc)
}

/// `(x op c) op d` with both constants folded; integers only, where it is exact.
fn reassociate(func: &mut Function, op: BinOp, a: Value, b: Value, cb: Option<u32>, loc: Loc) -> Option<Simpler> {
    use BinOp::*;
    let inner = func.def_op(a).cloned();
    // x - (x & c): the other bits of x, and never less than zero.
    if let (Sub, Some(&Op::Binary(And, x, c))) = (op, func.def_op(b))
        && x == a
    {
        let c = func.as_const(c)? as u32;
        return Some(seq(func, loc, And, a, !c));
    }
    // 2 * x - (x & c) is x + (x & !c), which has a smaller bound.
    if let (Sub, Some(Op::Binary(Shl, x, one)), Some(&Op::Binary(And, y, c))) = (op, inner.clone(), func.def_op(b))
        && (x, func.as_const(one)) == (y, Some(1))
    {
        let c = func.as_const(c)? as u32;
        let mut s = Sequence::new(func, loc);
        let others = s.int(!c);
        let rest = s.op(Op::Binary(And, x, others), Ty::I32);
        let v = s.op(Op::Binary(Add, x, rest), Ty::I32);
        return Some(Simpler::Seq(s.insts, v));
    }
    match (op, inner, cb) {
        // A bit of a mask of all lanes.
        (And, Some(Op::Binary(ShrU, x, _)), Some(1)) if func.as_const(x) == Some(u32::MAX.into()) => Some(constant(1)),
        (Add | Mul | And | Or | Xor | MinU | MaxU, Some(Op::Binary(same, x, c)), Some(d)) if same == op => {
            let c = func.as_const(c)? as u32;
            Some(seq(func, loc, op, x, interp::binary(op, c, d)))
        }
        (Shl, Some(Op::Binary(Shl, x, c)), Some(d)) => {
            let sum = (func.as_const(c)? as u32 & 31) + (d & 31);
            Some(if sum < 32 { seq(func, loc, Shl, x, sum) } else { constant(0) })
        }
        (ShrU, Some(Op::Binary(ShrU, x, c)), Some(d)) => {
            let sum = (func.as_const(c)? as u32 & 31) + (d & 31);
            Some(if sum < 32 { seq(func, loc, ShrU, x, sum) } else { constant(0) })
        }
        (ShrS, Some(Op::Binary(ShrS, x, c)), Some(d)) => {
            let sum = (func.as_const(c)? as u32 & 31) + (d & 31);
            Some(seq(func, loc, ShrS, x, sum.min(31)))
        }
        (Shl, Some(Op::Binary(ShrU, x, c)), Some(d)) if func.as_const(c) == Some(d.into()) => {
            Some(seq(func, loc, And, x, u32::MAX << d))
        }
        (Shl, Some(Op::Binary(And, x, c)), Some(d)) if func.as_const(c)? as u32 == u32::MAX >> d => {
            Some(seq(func, loc, Shl, x, d))
        }
        (Shl, Some(Op::Binary(Add, x, c)), Some(d)) => {
            // Distributes, so that the constant can join an address.
            let c = func.as_const(c)? as u32;
            let mut s = Sequence::new(func, loc);
            let shifted = s.op(Op::Binary(Shl, x, b), Ty::I32);
            let c = s.int(c.wrapping_shl(d));
            let v = s.op(Op::Binary(Add, shifted, c), Ty::I32);
            Some(Simpler::Seq(s.insts, v))
        }
        (Add, Some(Op::Binary(Add, x, c)), None) => {
            // (x + c) + y: the constant becomes the outermost operand.
            func.as_const(c)?;
            let mut s = Sequence::new(func, loc);
            let sum = s.op(Op::Binary(Add, x, b), Ty::I32);
            let v = s.op(Op::Binary(Add, sum, c), Ty::I32);
            Some(Simpler::Seq(s.insts, v))
        }
        (Add, _, None) => {
            let Some(Op::Binary(Add, y, c)) = func.def_op(b).cloned() else { return None };
            func.as_const(c)?;
            let mut s = Sequence::new(func, loc);
            let sum = s.op(Op::Binary(Add, a, y), Ty::I32);
            let v = s.op(Op::Binary(Add, sum, c), Ty::I32);
            Some(Simpler::Seq(s.insts, v))
        }
        _ => None,
    }
}

fn seq(func: &mut Function, loc: Loc, op: BinOp, a: Value, c: u32) -> Simpler {
    let mut s = Sequence::new(func, loc);
    let c = s.int(c);
    let v = s.op(Op::Binary(op, a, c), Ty::I32);
    Simpler::Seq(s.insts, v)
}

fn compare(func: &Function, p: IPred, a: Value, b: Value) -> Option<Simpler> {
    let (ca, cb) = (func.as_const(a).map(|c| c as u32), func.as_const(b).map(|c| c as u32));
    if let (Some(x), Some(y)) = (ca, cb) {
        return Some(constant(interp::icmp(p, x, y).into()));
    }
    if a == b {
        return Some(constant(interp::icmp(p, 0, 0).into()));
    }
    match (p, cb) {
        (IPred::LtU, Some(0)) => Some(constant(0)),
        (IPred::GeU, Some(0)) => Some(constant(1)),
        (IPred::LtU, Some(c)) if range::max(func, a) < c => Some(constant(1)),
        (IPred::GeU, Some(c)) if range::max(func, a) < c => Some(constant(0)),
        (IPred::LeU, Some(c)) if range::max(func, a) <= c => Some(constant(1)),
        (IPred::GtU, Some(c)) if range::max(func, a) <= c => Some(constant(0)),
        _ => None,
    }
}

fn select(func: &Function, c: Value, a: Value, b: Value) -> Option<Simpler> {
    let undef = |v| matches!(func.def_op(v), Some(Op::Undef));
    match func.as_const(c) {
        Some(0) => return Some(Simpler::Same(b)),
        Some(_) => return Some(Simpler::Same(a)),
        None => {}
    }
    if a == b || undef(b) {
        return Some(Simpler::Same(a));
    }
    if undef(a) {
        return Some(Simpler::Same(b));
    }
    None
}

fn bitcast(func: &Function, a: Value, ty: Ty) -> Option<Simpler> {
    match func.def_op(a)? {
        Op::Const(c) => {
            let half = [ty, func.ty(a)].iter().any(|t| matches!(t, Ty::F16 | Ty::BF16));
            Some(Simpler::Op(Op::Const(if half { *c & 0xFFFF } else { *c })))
        }
        Op::Bitcast(x) if func.ty(*x) == ty && ty == Ty::F32 => Some(Simpler::Same(*x)),
        Op::Bitcast(x) if func.ty(*x) == ty && func.ty(a) == Ty::F32 => Some(Simpler::Same(*x)),
        _ => None,
    }
}
