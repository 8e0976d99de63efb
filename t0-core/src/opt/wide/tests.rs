//! Every 64-bit operation, decomposed and not, gives the same bits in the interpreter.

use super::*;
use crate::ir::func::{Param, ParamKind, Position};
use crate::ir::interp::{self, Arg};
use crate::ir::verify::verify;
use crate::ir::{Access, Builder, Mem, Terminator, ViewId};
use t0_tests_share::random::Random;

fn numbers() -> Vec<u64> {
    let mut random = Random::new(1);
    let mut out = vec![
        0,
        1,
        2,
        3,
        10,
        0xFFFF_FFFF,
        0x1_0000_0000,
        0x1_0000_0001,
        u64::MAX,
        u64::MAX - 1,
        1 << 63,
        (1 << 63) - 1,
        (1 << 63) + 1,
        0x8000_0000,
        0xFFFF_FFFF_0000_0000,
        1.5f64.to_bits(),
        (-0.0f64).to_bits(),
        f64::INFINITY.to_bits(),
        f64::NAN.to_bits(),
        5e-324f64.to_bits(),
        1e19f64.to_bits(),
        (-9.3e18f64).to_bits(),
    ];
    for i in 0..40 {
        out.push(random.bits() >> (i * 7 % 64));
    }
    out
}

/// `out[i] = op(x[i], y[i])` of these types, expanded and interpreted.
fn apply(op: impl Fn(Value, Value) -> Op, from: Ty, to: Ty, cases: &[(u64, u64)]) -> Vec<u64> {
    const VIEW: u32 = size_of::<t0_abi::View>() as u32;
    let view = |name: &str, access, offset| Param {
        name: name.into(),
        kind: ParamKind::View { elem_bytes: 8, access },
        offset,
    };
    let params = vec![view("x", Access::Read, 0), view("y", Access::Read, VIEW), view("out", Access::Write, 2 * VIEW)];
    let mut b = Builder::new("k", params, [32, 1, 1], "k.rs", Position::default());
    let tid = b.push(Op::ThreadId(crate::ir::Axis::X), Ty::I32);
    let block = b.push(Op::BlockId(crate::ir::Axis::X), Ty::I32);
    let (c32, c8, zero) = (b.i32(32), b.i32(8), b.i32(0));
    let base = b.binary(BinOp::Mul, block, c32);
    let i = b.binary(BinOp::Add, base, tid);
    let offset = b.binary(BinOp::Mul, i, c8);
    let load = |b: &mut Builder, v| {
        let x = b.push(Op::Load { view: ViewId(v), mem: Mem::Words(2), offset, imm: 0 }, Ty::Words(2));
        let (lo, hi) = (b.push(Op::Word(x, 0), Ty::I32), b.push(Op::Word(x, 1), Ty::I32));
        match from {
            Ty::F32 => b.push(Op::Bitcast(lo), Ty::F32),
            Ty::I64 => b.push(Op::Pack(vec![lo, hi]), Ty::I64),
            _ => {
                let whole = b.push(Op::Pack(vec![lo, hi]), Ty::I64);
                b.push(Op::Bitcast(whole), Ty::F64)
            }
        }
    };
    let (x, y) = (load(&mut b, 0), load(&mut b, 1));
    let z = b.push(op(x, y), to);
    let (lo, hi) = match to {
        Ty::B1 => {
            let one = b.i32(1);
            (b.push(Op::Select(z, one, zero), Ty::I32), zero)
        }
        Ty::F32 => (b.push(Op::Bitcast(z), Ty::I32), zero),
        _ => (b.push(Op::Word(z, 0), Ty::I32), b.push(Op::Word(z, 1), Ty::I32)),
    };
    let value = b.push(Op::Pack(vec![lo, hi]), Ty::Words(2));
    b.effect(Op::Store { view: ViewId(2), mem: Mem::Words(2), offset, imm: 0, value });
    b.terminate(Terminator::Return);
    let mut f = b.finish();
    verify(&f).unwrap();
    run(&mut f);
    verify(&f).unwrap();
    for inst in f.blocks.iter().flat_map(|b| &b.insts) {
        let result = f.insts[inst.0 as usize].result.map(|v| f.ty(v));
        assert_ne!(result, Some(Ty::I64), "{f}");
    }
    let bytes = |it: &mut dyn Iterator<Item = u64>| it.flat_map(u64::to_le_bytes).collect::<Vec<u8>>();
    let n = cases.len() as u32;
    let arg = |bytes: Vec<u8>| Arg::View { rows: 1, cols: n, stride: n, bytes };
    let mut args = [
        arg(bytes(&mut cases.iter().map(|c| c.0))),
        arg(bytes(&mut cases.iter().map(|c| c.1))),
        arg(vec![0; cases.len() * 8]),
    ];
    interp::run(&f, [n, 1, 1], &mut args, u64::MAX).unwrap();
    let Arg::View { bytes, .. } = &args[2] else { unreachable!() };
    bytes.chunks_exact(8).map(|c| u64::from_le_bytes(c.try_into().unwrap())).collect()
}

fn pairs() -> Vec<(u64, u64)> {
    numbers().iter().flat_map(|a| numbers().into_iter().map(|b| (*a, b))).collect()
}

#[test]
fn arithmetic_on_words_is_that_of_the_whole() {
    use BinOp::*;
    let cases = pairs();
    for op in
        [Add, Sub, Mul, MulHiU, MulHiS, And, Or, Xor, DivU, RemU, DivS, RemS, MinU, MinS, MaxU, MaxS, Shl, ShrU, ShrS]
    {
        let got = apply(|a, b| Op::Binary(op, a, b), Ty::I64, Ty::I64, &cases);
        for (&(a, b), got) in cases.iter().zip(got) {
            let b = if matches!(op, Shl | ShrU | ShrS) { b & 63 } else { b };
            assert_eq!(got, op.eval(Ty::I64, a, b), "{op:?} {a:#x} {b:#x}");
        }
    }
}

#[test]
fn comparisons_of_words_are_those_of_the_whole() {
    use IPred::*;
    let cases = pairs();
    for p in [Eq, Ne, LtU, LeU, GtU, GeU, LtS, LeS, GtS, GeS] {
        let got = apply(|a, b| Op::Icmp(p, a, b), Ty::I64, Ty::B1, &cases);
        for (&(a, b), got) in cases.iter().zip(got) {
            assert_eq!(got != 0, p.eval(Ty::I64, a, b), "{p:?} {a:#x} {b:#x}");
        }
    }
}

#[test]
fn conversions_round_once_and_saturate() {
    use UnOp::*;
    let cases: Vec<_> = numbers().into_iter().map(|x| (x, 0)).collect();
    for (op, from, to) in [
        (U64ToF32, Ty::I64, Ty::F32),
        (S64ToF32, Ty::I64, Ty::F32),
        (U64ToF64, Ty::I64, Ty::F64),
        (S64ToF64, Ty::I64, Ty::F64),
        (F32ToU64, Ty::F32, Ty::I64),
        (F32ToS64, Ty::F32, Ty::I64),
        (F64ToU64, Ty::F64, Ty::I64),
        (F64ToS64, Ty::F64, Ty::I64),
    ] {
        let got = apply(|a, _| Op::Unary(op, a), from, to, &cases);
        for (&(a, _), got) in cases.iter().zip(got) {
            assert_eq!(got, op.eval(from, a), "{op:?} {a:#x}");
        }
    }
}

#[test]
fn square_roots_of_binary64_are_correctly_rounded() {
    let cases: Vec<_> = numbers().into_iter().map(|x| (x, 0)).collect();
    let got = apply(|a, _| Op::Unary(UnOp::FSqrt, a), Ty::F64, Ty::F64, &cases);
    for (&(a, _), got) in cases.iter().zip(got) {
        let (want, got) = (f64::from_bits(a).sqrt(), f64::from_bits(got));
        assert!(got.to_bits() == want.to_bits() || got.is_nan() && want.is_nan(), "{:e}: {got:e}", f64::from_bits(a));
    }
}

#[test]
fn remainders_of_binary32_are_exact() {
    let mut xs: Vec<u32> = [0.0f32, -0.0, 1.0, -1.5, f32::MAX, 1e-45, -1e-40, f32::INFINITY, f32::NAN, 3.0, 1e20, 0.1]
        .iter()
        .map(|x| x.to_bits())
        .collect();
    xs.extend(Random::new(2).words(60));
    let cases: Vec<(u64, u64)> = xs.iter().flat_map(|a| xs.iter().map(|b| (u64::from(*a), u64::from(*b)))).collect();
    let got = apply(|a, b| Op::Binary(BinOp::FRem, a, b), Ty::F32, Ty::F32, &cases);
    for (&(a, b), got) in cases.iter().zip(got) {
        let [a, b, got] = [a, b, got].map(|x| f32::from_bits(x as u32));
        let want = a % b;
        assert!(
            got.to_bits() == want.to_bits() || got.is_nan() && want.is_nan(),
            "{a:e} % {b:e} is {want:e}, not {got:e}"
        );
    }
}
