//! Replaces operations without an instruction by sequences of simpler ones.
//!
//! | operation | method | error |
//! |---|---|---|
//! | division by a constant | multiplication (`divide`) | exact |
//! | other unsigned division | reciprocal in binary32, one Newton step in integers, two corrections | exact |
//! | e^x | 2^(x log2 e) with the product in two parts, whole and fraction apart | 2 ULP |
//! | ln x | log2 x times ln 2 in two parts | 3 ULP |
//! | sin, cos | quarter turns subtracted in three steps (Cody and Waite), polynomials | 2 ULP for results above 2^-10, |x| < 2^17 |
//! | tanh | polynomial near 0, formula with e^2x elsewhere | 4 ULP |

use super::rewrite::{Sequence, expand_each};
use super::{Changed, divide, range};
use crate::ir::uniform::UniformValues;
use crate::ir::{BinOp, FPred, Function, IPred, Op, TernOp, Ty, UnOp, Value};

/// Expands all such operations.
pub fn run(func: &mut Function) -> Changed {
    let uniform = UniformValues::of(func);
    Changed::from_bool(expand_each(func, |func, _, inst| {
        let data = func.insts[inst.0 as usize].clone();
        let scalar = data.result.is_some_and(|v| uniform.is_uniform(v));
        // The greatest dividend, and the divisor.
        let constant = match data.op {
            Op::Binary(BinOp::DivU | BinOp::RemU | BinOp::DivS | BinOp::RemS, a, b) if func.ty(b) == Ty::I32 => {
                func.as_const(b).map(|c| c as u32).filter(|c| *c != 0).map(|c| (range::max(func, a), c))
            }
            _ => None,
        };
        let mut s = Sequence::new(func, data.loc);
        if let (Some((most, c)), Op::Binary(op, a, _)) = (constant, &data.op) {
            let small = most <= i32::MAX as u32 && c <= i32::MAX as u32;
            let (q, r) = match op {
                BinOp::DivS | BinOp::RemS if !small => divide::signed(&mut s, *a, c as i32),
                _ => divide::unsigned(&mut s, *a, most, c),
            };
            let v = if matches!(op, BinOp::DivU | BinOp::DivS) { q } else { r };
            return Some((s.insts, v));
        }
        let v = match data.op {
            Op::Binary(BinOp::DivU, a, b) => div_u(&mut s, a, b).0,
            Op::Binary(BinOp::RemU, a, b) => div_u(&mut s, a, b).1,
            Op::Binary(BinOp::DivS, a, b) => div_s(&mut s, a, b).0,
            Op::Binary(BinOp::RemS, a, b) => div_s(&mut s, a, b).1,
            Op::Unary(UnOp::FExp, x) => exp(&mut s, x),
            Op::Unary(UnOp::FLn, x) => ln(&mut s, x),
            Op::Unary(UnOp::FSin, x) => sin_cos(&mut s, x, Turn::Sin),
            Op::Unary(UnOp::FCos, x) => sin_cos(&mut s, x, Turn::Cos),
            Op::Unary(UnOp::FTanh, x) => tanh(&mut s, x),
            _ => return None,
        };
        // Integer division is computed in vector registers; a result that is the same in all lanes moves back to a
        // scalar one.
        let back = scalar && matches!(data.op, Op::Binary(..));
        let v = if back { s.op(Op::Unary(UnOp::ReadFirst, v), Ty::I32) } else { v };
        Some((s.insts, v))
    }))
}

impl Sequence<'_> {
    fn bin(&mut self, op: BinOp, a: Value, b: Value) -> Value {
        let ty = self.ty(a);
        self.op(Op::Binary(op, a, b), ty)
    }

    fn un(&mut self, op: UnOp, a: Value, ty: Ty) -> Value {
        self.op(Op::Unary(op, a), ty)
    }

    fn fma(&mut self, a: Value, b: Value, c: Value) -> Value {
        self.op(Op::Ternary(TernOp::Fma, a, b, c), Ty::F32)
    }

    fn icmp(&mut self, p: IPred, a: Value, b: Value) -> Value {
        self.op(Op::Icmp(p, a, b), Ty::B1)
    }

    fn fcmp(&mut self, p: FPred, a: Value, b: Value) -> Value {
        self.op(Op::Fcmp(p, a, b), Ty::B1)
    }

    fn select(&mut self, c: Value, a: Value, b: Value, ty: Ty) -> Value {
        self.op(Op::Select(c, a, b), ty)
    }

    /// The polynomial with these coefficients, highest power first, at `x`, by Horner's rule.
    fn polynomial(&mut self, x: Value, coefficients: &[f32]) -> Value {
        let mut sum = self.float(coefficients[0]);
        for c in &coefficients[1..] {
            let c = self.float(*c);
            sum = self.fma(sum, x, c);
        }
        sum
    }
}

/// Quotient and remainder, both 0 for a zero divisor.
///
/// The first estimate of 2^32 / b must not be too large, because its error wraps around. The machine's reciprocal is
/// within one unit in the last place of the rounded one, so the constant is 2^32 * (1 - 6 * 2^-24), six units below
/// 2^32. After one Newton step the reciprocal times b is at most 1.001 * b short of 2^32, so the quotient is at most
/// two too small. This holds for each of the 2^32 divisors with each of the three reciprocals. With LLVM's constant,
/// two units below 2^32, it does not hold for 2,089 of these pairs.
fn div_u(s: &mut Sequence<'_>, a: Value, b: Value) -> (Value, Value) {
    use BinOp::{Add, Mul, MulHiU, Sub};
    let (zero, one) = (s.int(0), s.int(1));
    let fb = s.un(UnOp::U32ToF32, b, Ty::F32);
    let r = s.un(UnOp::FRcpApprox, fb, Ty::F32);
    let scale = s.float(f32::from_bits(0x4F7F_FFFA));
    let scaled = s.bin(BinOp::FMul, r, scale);
    let z = s.un(UnOp::F32ToU32, scaled, Ty::I32);
    let minus_b = s.bin(Sub, zero, b);
    let error = s.bin(Mul, minus_b, z);
    let step = s.bin(MulHiU, z, error);
    let z = s.bin(Add, z, step);
    let mut q = s.bin(MulHiU, a, z);
    let product = s.bin(Mul, q, b);
    let mut rem = s.bin(Sub, a, product);
    for _ in 0..2 {
        let short = s.icmp(IPred::GeU, rem, b);
        let (q1, rem1) = (s.bin(Add, q, one), s.bin(Sub, rem, b));
        q = s.select(short, q1, q, Ty::I32);
        rem = s.select(short, rem1, rem, Ty::I32);
    }
    let none = s.icmp(IPred::Eq, b, zero);
    (s.select(none, zero, q, Ty::I32), s.select(none, zero, rem, Ty::I32))
}

/// Signed division of magnitudes; MIN / -1 = MIN follows from wrapping.
fn div_s(s: &mut Sequence<'_>, a: Value, b: Value) -> (Value, Value) {
    use BinOp::{ShrS, Sub, Xor};
    let c31 = s.int(31);
    let (sa, sb) = (s.bin(ShrS, a, c31), s.bin(ShrS, b, c31));
    let (xa, xb) = (s.bin(Xor, a, sa), s.bin(Xor, b, sb));
    let (ma, mb) = (s.bin(Sub, xa, sa), s.bin(Sub, xb, sb));
    let (q, r) = div_u(s, ma, mb);
    let sign = s.bin(Xor, sa, sb);
    let (xq, xr) = (s.bin(Xor, q, sign), s.bin(Xor, r, sa));
    (s.bin(Sub, xq, sign), s.bin(Sub, xr, sa))
}

/// e^x. log2 e is split so that the product carries 48 bits; the whole part goes into the exponent.
fn exp(s: &mut Sequence<'_>, x: Value) -> Value {
    let hi = s.float(f32::from_bits(0x3FB8_AA3B));
    let lo = s.float(f32::from_bits(0x32A5_705F));
    let product = s.bin(BinOp::FMul, x, hi);
    let minus = s.un(UnOp::FNeg, product, Ty::F32);
    let rest = s.fma(x, hi, minus);
    let rest = s.fma(x, lo, rest);
    let whole = s.un(UnOp::FRoundEven, product, Ty::F32);
    let fraction = s.bin(BinOp::FSub, product, whole);
    let fraction = s.bin(BinOp::FAdd, fraction, rest);
    let power = s.un(UnOp::FExp2Approx, fraction, Ty::F32);
    let exponent = s.un(UnOp::F32ToS32, whole, Ty::I32);
    let y = s.bin(BinOp::FLdexp, power, exponent);
    // Beyond these bounds the product may be infinite and the rest NaN.
    let (low, high) = (s.float(-104.0), s.float(88.722_84));
    let (zero, infinity) = (s.float(0.0), s.float(f32::INFINITY));
    let under = s.fcmp(FPred::Lt, x, low);
    let y = s.select(under, zero, y, Ty::F32);
    let over = s.fcmp(FPred::Gt, x, high);
    s.select(over, infinity, y, Ty::F32)
}

/// ln x = log2 x * ln 2, the constant in two parts.
fn ln(s: &mut Sequence<'_>, x: Value) -> Value {
    let log = s.un(UnOp::FLog2, x, Ty::F32);
    let hi = s.float(f32::from_bits(0x3F31_7217));
    let lo = s.float(f32::from_bits(0x3377_D1CF));
    let product = s.bin(BinOp::FMul, log, hi);
    let minus = s.un(UnOp::FNeg, product, Ty::F32);
    let rest = s.fma(log, hi, minus);
    let rest = s.fma(log, lo, rest);
    let y = s.bin(BinOp::FAdd, product, rest);
    let size = s.un(UnOp::FAbs, log, Ty::F32);
    let infinity = s.float(f32::INFINITY);
    let finite = s.fcmp(FPred::Lt, size, infinity);
    s.select(finite, y, log, Ty::F32)
}

#[derive(Clone, Copy, PartialEq)]
enum Turn {
    Sin,
    Cos,
}

/// x is reduced to [-pi/4, pi/4] by multiples of pi/2 (in three parts, the products exact in the fused multiply-add);
/// the polynomials are the Taylor series cut where the next term is below half a unit of the last place of binary32,
/// with the last coefficient adjusted to the interval.
fn sin_cos(s: &mut Sequence<'_>, x: Value, which: Turn) -> Value {
    let two_over_pi = s.float(std::f32::consts::FRAC_2_PI);
    let turns = s.bin(BinOp::FMul, x, two_over_pi);
    let n = s.un(UnOp::FRoundEven, turns, Ty::F32);
    let minus_n = s.un(UnOp::FNeg, n, Ty::F32);
    // pi/2 to 72 bits, 24 at a time.
    let mut r = x;
    for part in [0x3FC9_0FDB, 0xB33B_BD2E, 0xA6F7_2CED] {
        let c = s.float(f32::from_bits(part));
        r = s.fma(minus_n, c, r);
    }
    let quadrant = s.un(UnOp::F32ToS32, n, Ty::I32);
    let r2 = s.bin(BinOp::FMul, r, r);
    let p = s.polynomial(r2, &[2.752_556e-6, -1.984_087e-4, 8.333_331e-3, -1.666_666_6e-1]);
    let r3 = s.bin(BinOp::FMul, r2, r);
    let sine = s.fma(p, r3, r);
    let cosine = s.polynomial(r2, &[2.443_315_7e-5, -1.388_731_6e-3, 4.166_664_6e-2, -0.5, 1.0]);
    let one = s.int(1);
    let shift = if which == Turn::Cos { s.bin(BinOp::Add, quadrant, one) } else { quadrant };
    let odd = s.bin(BinOp::And, shift, one);
    let zero = s.int(0);
    let swap = s.icmp(IPred::Ne, odd, zero);
    let y = s.select(swap, cosine, sine, Ty::F32);
    let two = s.int(2);
    let half = s.bin(BinOp::And, shift, two);
    let c30 = s.int(30);
    let sign = s.bin(BinOp::Shl, half, c30);
    let bits = s.op(Op::Bitcast(y), Ty::I32);
    let bits = s.bin(BinOp::Xor, bits, sign);
    s.op(Op::Bitcast(bits), Ty::F32)
}

/// Near zero x + x^3 p(x^2); further out 1 - 2 / (e^2|x| + 1) with the sign put back.
fn tanh(s: &mut Sequence<'_>, x: Value) -> Value {
    let size = s.un(UnOp::FAbs, x, Ty::F32);
    let x2 = s.bin(BinOp::FMul, x, x);
    let p = s.polynomial(x2, &[-5.704_989e-3, 2.063_909e-2, -5.373_971_6e-2, 1.333_144_2e-1, -3.333_328e-1]);
    let x3 = s.bin(BinOp::FMul, x2, x);
    let near = s.fma(p, x3, x);
    let two = s.float(2.0);
    let double = s.bin(BinOp::FMul, size, two);
    let e = exp(s, double);
    let one = s.float(1.0);
    let below = s.bin(BinOp::FAdd, e, one);
    let quotient = s.bin(BinOp::FDiv, two, below);
    let far = s.bin(BinOp::FSub, one, quotient);
    let (bits, from) = (s.op(Op::Bitcast(far), Ty::I32), s.op(Op::Bitcast(x), Ty::I32));
    let mask = s.int(1 << 31);
    let sign = s.bin(BinOp::And, from, mask);
    let bits = s.bin(BinOp::Or, bits, sign);
    let far = s.op(Op::Bitcast(bits), Ty::F32);
    let edge = s.float(0.625);
    let small = s.fcmp(FPred::Lt, size, edge);
    s.select(small, near, far, Ty::F32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::func::{Param, ParamKind, Position};
    use crate::ir::interp::{self, Arg};
    use crate::ir::verify::verify;
    use crate::ir::{Access, Builder, Mem, Terminator, ViewId};

    /// `out[i] = op(x[i], y[i])`, expanded, on 32 lanes at a time.
    fn apply(op: impl Fn(Value, Value) -> Op, float: bool, cases: &[(u32, u32)]) -> Vec<u32> {
        const VIEW: u32 = size_of::<t0_abi::View>() as u32;
        let view = |name: &str, access, offset| Param {
            name: name.into(),
            kind: ParamKind::View { elem_bytes: 4, access },
            offset,
        };
        let params =
            vec![view("x", Access::Read, 0), view("y", Access::Read, VIEW), view("out", Access::Write, 2 * VIEW)];
        let mut b = Builder::new("k", params, [32, 1, 1], "k.rs", Position::default());
        let tid = b.push(Op::ThreadId(crate::ir::Axis::X), Ty::I32);
        let block = b.push(Op::BlockId(crate::ir::Axis::X), Ty::I32);
        let (c32, c4) = (b.i32(32), b.i32(4));
        let base = b.binary(BinOp::Mul, block, c32);
        let i = b.binary(BinOp::Add, base, tid);
        let offset = b.binary(BinOp::Mul, i, c4);
        let ty = if float { Ty::F32 } else { Ty::I32 };
        let load = |b: &mut Builder, v| {
            let x = b.push(Op::Load { view: ViewId(v), mem: Mem::Words(1), offset, imm: 0 }, Ty::I32);
            if float { b.push(Op::Bitcast(x), Ty::F32) } else { x }
        };
        let (x, y) = (load(&mut b, 0), load(&mut b, 1));
        let z = b.push(op(x, y), ty);
        let z = if float { b.push(Op::Bitcast(z), Ty::I32) } else { z };
        b.effect(Op::Store { view: ViewId(2), mem: Mem::Words(1), offset, imm: 0, value: z });
        b.terminate(Terminator::Return);
        let mut f = b.finish();
        for level in [0, 1] {
            let mut g = f.clone();
            super::super::run(&mut g, level, true).unwrap();
        }
        run(&mut f);
        verify(&f).unwrap();
        let bytes = |it: &mut dyn Iterator<Item = u32>| it.flat_map(u32::to_le_bytes).collect::<Vec<u8>>();
        let arg = |bytes: Vec<u8>| Arg::View { rows: 1, cols: cases.len() as u32, stride: cases.len() as u32, bytes };
        let mut args = [
            arg(bytes(&mut cases.iter().map(|c| c.0))),
            arg(bytes(&mut cases.iter().map(|c| c.1))),
            arg(vec![0; cases.len() * 4]),
        ];
        interp::run(&f, [cases.len() as u32, 1, 1], &mut args, u64::MAX).unwrap();
        let Arg::View { bytes, .. } = &args[2] else { unreachable!() };
        bytes.chunks_exact(4).map(|c| u32::from_le_bytes([c[0], c[1], c[2], c[3]])).collect()
    }

    fn numbers() -> Vec<u32> {
        let mut random = t0_tests_share::random::Random::new(1);
        let mut out =
            vec![0, 1, 2, 3, 5, 7, 10, 255, 256, 0x7FFF_FFFF, 0x8000_0000, 0x8000_0001, 0xFFFF_FFFE, 0xFFFF_FFFF];
        for i in 0..50 {
            out.push(random.word() >> (i % 32));
        }
        out
    }

    #[test]
    fn division_is_exact() {
        let cases: Vec<_> = numbers().iter().flat_map(|a| numbers().into_iter().map(|b| (*a, b))).collect();
        for op in [BinOp::DivU, BinOp::RemU, BinOp::DivS, BinOp::RemS] {
            let got = apply(|a, b| Op::Binary(op, a, b), false, &cases);
            for (&(a, b), got) in cases.iter().zip(got) {
                assert_eq!(got, interp::binary(op, a, b), "{op:?} {a:#x} {b:#x}");
            }
        }
    }

    fn ulps(got: f32, want: f64) -> f64 {
        let w = want as f32;
        if got.is_nan() && w.is_nan() || got == w {
            return 0.0;
        }
        let unit =
            f64::from(f32::from_bits((w.abs().to_bits()).max(0x0080_0000) & 0x7F80_0000)) * f64::from(f32::EPSILON);
        (f64::from(got) - want).abs() / unit
    }

    fn worst(op: UnOp, reference: fn(f64) -> f64, xs: &[f32]) -> f64 {
        let cases: Vec<_> = xs.iter().map(|x| (x.to_bits(), 0)).collect();
        let got = apply(|a, _| Op::Unary(op, a), true, &cases);
        let mut worst = 0.0f64;
        for (x, got) in xs.iter().zip(got) {
            let e = ulps(f32::from_bits(got), reference(f64::from(*x)));
            assert!(e < 64.0, "{op:?}({x:e}) = {:e}, not {:e}", f32::from_bits(got), reference(f64::from(*x)));
            worst = worst.max(e);
        }
        worst
    }

    #[test]
    fn transcendentals_keep_their_documented_errors() {
        let special =
            [0.0, -0.0, f32::INFINITY, f32::NEG_INFINITY, f32::NAN, 1.0, -1.0, 1e-40, -1e-40, f32::MIN_POSITIVE];
        let sweep = |from: f32, to: f32| (0..20_000).map(move |i| from + (to - from) * i as f32 / 20_000.0);
        let exp: Vec<f32> = special.into_iter().chain(sweep(-105.0, 90.0)).collect();
        assert!(worst(UnOp::FExp, f64::exp, &exp) <= 2.0);
        let ln: Vec<f32> = special.into_iter().chain(sweep(1e-3, 3.0)).chain(sweep(1.0, 1e9)).collect();
        assert!(worst(UnOp::FLn, f64::ln, &ln) <= 3.0);
        let tanh: Vec<f32> = special.into_iter().chain(sweep(-10.0, 10.0)).collect();
        assert!(worst(UnOp::FTanh, f64::tanh, &tanh) <= 4.0);
        for (op, f) in [(UnOp::FSin, f64::sin as fn(f64) -> f64), (UnOp::FCos, f64::cos)] {
            let angles: Vec<f32> = sweep(-7.0, 7.0).chain(sweep(-1e5, 1e5)).collect();
            let angles: Vec<f32> = angles.into_iter().filter(|x| f(f64::from(*x)).abs() > 1.0 / 1024.0).collect();
            let w = worst(op, f, &angles);
            assert!(w <= 2.0, "{op:?}: {w}");
        }
    }
}
