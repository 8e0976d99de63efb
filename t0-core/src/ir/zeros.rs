//! Known trailing zero bits of `I32` values, by definitions, block arguments and what launches state.

use super::{BinOp, Function, Op, TernOp, UnOp, Value};

/// The trailing zero bits of every value: the greatest fixed point, so that a counter of a loop has those of its start
/// and its step.
pub fn of(f: &Function) -> Vec<u8> {
    let mut zeros = vec![32; f.values.len()];
    loop {
        let mut changed = false;
        for b in &f.blocks {
            for i in &b.insts {
                let d = &f.insts[i.0 as usize];
                if let Some(v) = d.result {
                    let z = of_op(f, &zeros, &d.op);
                    changed |= std::mem::replace(&mut zeros[v.0 as usize], z) != z;
                }
            }
            for (to, args) in b.term.successors() {
                for (p, a) in f.blocks[to.0 as usize].params.iter().zip(args) {
                    let z = zeros[a.0 as usize];
                    if z < zeros[p.0 as usize] {
                        zeros[p.0 as usize] = z;
                        changed = true;
                    }
                }
            }
        }
        if !changed {
            return zeros;
        }
    }
}

fn of_op(f: &Function, zeros: &[u8], op: &Op) -> u8 {
    let z = |v: &Value| zeros[v.0 as usize];
    let shift = |v: &Value| f.as_const(*v).map(|c| (c & 31) as u8);
    match op {
        Op::Const(c) => (*c as u32).trailing_zeros() as u8,
        Op::Undef => 32,
        Op::Binary(op, a, b) => match op {
            BinOp::Add | BinOp::Sub | BinOp::Or | BinOp::Xor => z(a).min(z(b)),
            BinOp::MinU | BinOp::MaxU | BinOp::MinS | BinOp::MaxS => z(a).min(z(b)),
            BinOp::And => z(a).max(z(b)),
            BinOp::Mul => (z(a) + z(b)).min(32),
            BinOp::Shl => (z(a) + shift(b).unwrap_or(0)).min(32),
            BinOp::ShrU | BinOp::ShrS => shift(b).map_or(0, |s| if z(a) == 32 { 32 } else { z(a).saturating_sub(s) }),
            _ => 0,
        },
        Op::Ternary(op, a, b, c) => match op {
            TernOp::Add3 => z(a).min(z(b)).min(z(c)),
            TernOp::ShlAdd => (z(a) + shift(b).unwrap_or(0)).min(32).min(z(c)),
            TernOp::MadU24 => (z(a) + z(b)).min(32).min(z(c)),
            TernOp::Fma | TernOp::Funnel | TernOp::Dot2F16 | TernOp::Dot2BF16 | TernOp::FmaPairs(_) => 0,
            TernOp::Dot4(_) | TernOp::Dot8(_) => 0,
        },
        Op::Select(_, a, b) => z(a).min(z(b)),
        Op::Unary(UnOp::ReadFirst, a) => z(a),
        Op::Param(_) | Op::ViewDim(..) => f.launch.zeros(op),
        _ => 0,
    }
}
