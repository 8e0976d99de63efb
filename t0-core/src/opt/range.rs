//! Upper bounds of unsigned 32-bit values, from their definitions.

use crate::ir::func::{Def, ParamKind};
use crate::ir::{BinOp, Function, Mem, Op, TernOp, UnOp, Value};

/// How many operations deep a bound looks.
const DEPTH: u32 = 8;

/// The largest unsigned value that `v` can take in any lane.
pub fn max(func: &Function, v: Value) -> u32 {
    bound(func, v, DEPTH)
}

fn bound(func: &Function, v: Value, depth: u32) -> u32 {
    let Def::Inst(inst) = func.values[v.0 as usize].def else { return u32::MAX };
    if depth == 0 {
        return u32::MAX;
    }
    let go = |v: &Value| bound(func, *v, depth - 1);
    let size: u32 = func.block_shape.iter().product();
    match &func.insts[inst.0 as usize].op {
        Op::Const(c) => *c as u32,
        Op::ThreadId(a) => func.block_shape[*a as usize] - 1,
        // A launch has at most 2^32 - 1 work-items in each direction.
        Op::BlockId(a) => u32::MAX / func.block_shape[*a as usize].max(1),
        Op::Lane => 31,
        Op::WaveId => size.div_ceil(32) - 1,
        Op::Param(i) => match func.params[*i as usize].kind {
            ParamKind::Scalar { mem: Mem::U8, .. } => 0xFF,
            ParamKind::Scalar { mem: Mem::U16, .. } => 0xFFFF,
            _ => u32::MAX,
        },
        Op::Load { mem: Mem::U8, .. } | Op::LdsLoad { mem: Mem::U8, .. } => 0xFF,
        Op::Load { mem: Mem::U16, .. } | Op::LdsLoad { mem: Mem::U16, .. } => 0xFFFF,
        Op::Unary(UnOp::CountOnes | UnOp::LeadingZeros | UnOp::TrailingZeros, _) => 32,
        Op::Unary(UnOp::ReadFirst, a) => go(a),
        Op::Binary(op, a, b) => binary(*op, go(a), go(b), func.as_const(*b)),
        Op::Ternary(TernOp::Add3, a, b, c) => sum(sum(go(a), go(b)), go(c)),
        Op::Select(_, a, b) => go(a).max(go(b)),
        Op::Shuffle(a, _) | Op::ShuffleXor(a, ..) | Op::ReadLane(a, _) => go(a),
        _ => u32::MAX,
    }
}

fn sum(a: u32, b: u32) -> u32 {
    a.saturating_add(b)
}

fn binary(op: BinOp, a: u32, b: u32, constant: Option<u64>) -> u32 {
    match op {
        BinOp::Add | BinOp::AddSat => sum(a, b),
        BinOp::Mul => a.saturating_mul(b),
        // The bits of a number that is at most `a` are below its leading zeros.
        BinOp::And => match constant {
            Some(c) => a.min(u32::MAX.checked_shr(a.leading_zeros()).unwrap_or(0) & c as u32),
            None => a.min(b),
        },
        BinOp::MinU => a.min(b),
        BinOp::MaxU => a.max(b),
        BinOp::Or | BinOp::Xor => (u64::from(a.max(b)) + 1).next_power_of_two().wrapping_sub(1) as u32,
        BinOp::Shl => match constant {
            Some(c) if c < 32 && u64::from(a) << c <= u64::from(u32::MAX) => a << c,
            _ => u32::MAX,
        },
        BinOp::ShrU => constant.map_or(a, |c| a >> (c & 31)),
        BinOp::DivU => constant.map_or(a, |c| a.checked_div(c as u32).unwrap_or(0)),
        BinOp::RemU => match constant {
            Some(c) if c != 0 => a.min(c as u32 - 1),
            _ => a,
        },
        _ => u32::MAX,
    }
}
