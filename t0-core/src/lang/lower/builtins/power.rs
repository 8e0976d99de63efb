//! x^y, of floats and of integers, and the error function of `f32`.
//!
//! The power of floats is computed in binary64, which every target supports. A logarithm with an error below 2^-40
//! keeps the error of the power, which grows with the exponent, below 2 ULP. The error function is a polynomial in x^2
//! below 1, else 1 - e^(-x q(x)). Both polynomials are Chebyshev interpolants with errors below 2^-27.

use crate::ir::{BinOp, FPred, IPred, Op, TernOp, Ty, UnOp, Value};
use crate::lang::lower::Lowerer;

/// erf(x) / x - 1 in powers of x^2, for |x| <= 1.
const NEAR: [f64; 7] = [
    0.128_379_165_881_502_58,
    -0.376_126_269_035_804_04,
    0.112_835_974_634_882_82,
    -0.026_854_328_796_088_858,
    0.005_189_311_942_744_412,
    -0.000_801_885_499_341_015_2,
    7.882_497_112_454e-5,
];

/// -ln(1 - erf(x)) / x in powers of x, for 1 <= x <= 4. Above 4, erf rounds to 1.
const FAR: [f64; 8] = [
    1.128_934_314_746_607_5,
    0.634_050_843_022_220_4,
    0.107_979_040_121_400_68,
    -0.025_223_063_265_949_267,
    0.004_336_510_291_939_155,
    -0.000_506_273_672_618_854_7,
    3.530_376_992_849_533e-5,
    -1.093_036_233_484_557_3e-6,
];

fn fma(l: &mut Lowerer<'_>, a: Value, b: Value, c: Value, ty: Ty) -> Value {
    l.op(Op::Ternary(TernOp::Fma, a, b, c), ty)
}

/// The polynomial with these coefficients, lowest power first, at `x`.
fn polynomial(l: &mut Lowerer<'_>, x: Value, coefficients: &[f64], ty: Ty) -> Value {
    let mut sum = l.real(coefficients.last().copied().unwrap_or(0.0), ty);
    for c in coefficients.iter().rev().skip(1) {
        let c = l.real(*c, ty);
        sum = fma(l, sum, x, c, ty);
    }
    sum
}

pub(super) fn erf(l: &mut Lowerer<'_>, x: Value) -> Value {
    let size = l.un(UnOp::FAbs, x, Ty::F32);
    let square = l.bin(BinOp::FMul, x, x);
    let p = polynomial(l, square, &NEAR, Ty::F32);
    let near = fma(l, p, x, x, Ty::F32);
    let four = l.f32(4.0);
    let cut = l.bin(BinOp::FMin, size, four);
    let q = polynomial(l, cut, &FAR, Ty::F32);
    let q = l.bin(BinOp::FMul, q, cut);
    let minus = l.un(UnOp::FNeg, q, Ty::F32);
    let rest = l.un(UnOp::FExp, minus, Ty::F32);
    let unit = l.f32(1.0);
    let far = l.bin(BinOp::FSub, unit, rest);
    let far = signed(l, far, x);
    let edge = l.f32(1.0);
    // NaN fails the comparison and selects `near`, which is NaN.
    let is_far = l.fcmp(FPred::Ge, size, edge);
    l.select(is_far, far, near)
}

/// `x`, which is not negative, with the sign of `from`.
fn signed(l: &mut Lowerer<'_>, x: Value, from: Value) -> Value {
    let (bits, sign) = (l.op(Op::Bitcast(x), Ty::I32), l.op(Op::Bitcast(from), Ty::I32));
    let top = l.i32(1 << 31);
    let sign = l.bin(BinOp::And, sign, top);
    let bits = l.bin(BinOp::Or, bits, sign);
    l.op(Op::Bitcast(bits), Ty::F32)
}

/// log2 of a positive finite number, with an error below 2^-40: the sum of the exponent and the series of 2 artanh t,
/// where t = (m - 1) / (m + 1) for a mantissa m between sqrt 1/2 and sqrt 2.
fn log2(l: &mut Lowerer<'_>, x: Value) -> Value {
    let d = l.un(UnOp::F32ToF64, x, Ty::F64);
    let [lo, hi] = l.words(d);
    // The exponent of x times sqrt 2, computed from the high word alone.
    let bias = l.i32(0x3FE6_A09E);
    let twenty = l.i32(20);
    let above = l.bin(BinOp::Sub, hi, bias);
    let e = l.bin(BinOp::ShrS, above, twenty);
    let shifted = l.bin(BinOp::Shl, e, twenty);
    let hi = l.bin(BinOp::Sub, hi, shifted);
    let m = l.joined(lo, hi);
    let m = l.op(Op::Bitcast(m), Ty::F64);
    let unit = l.real(1.0, Ty::F64);
    let (over, under) = (l.bin(BinOp::FSub, m, unit), l.bin(BinOp::FAdd, m, unit));
    let t = l.bin(BinOp::FDiv, over, under);
    let t2 = l.bin(BinOp::FMul, t, t);
    let scale = 2.0 * std::f64::consts::LOG2_E;
    let series: Vec<f64> = (0..9).map(|n| scale / f64::from(2 * n + 1)).collect();
    let s = polynomial(l, t2, &series, Ty::F64);
    let e = l.un(UnOp::S32ToF64, e, Ty::F64);
    fma(l, s, t, e, Ty::F64)
}

pub(super) fn powf(l: &mut Lowerer<'_>, x: Value, y: Value) -> Value {
    let size = l.un(UnOp::FAbs, x, Ty::F32);
    let (zero, unit, infinity, nan) = (l.f32(0.0), l.f32(1.0), l.f32(f32::INFINITY), l.f32(f32::NAN));
    let log = log2(l, size);
    let dy = l.un(UnOp::F32ToF64, y, Ty::F64);
    let p = l.bin(BinOp::FMul, log, dy);
    // Outside of this range the power is 0 or infinite, however it is split.
    let (low, high) = (l.real(-200.0, Ty::F64), l.real(200.0, Ty::F64));
    let p = l.bin(BinOp::FMax, p, low);
    let p = l.bin(BinOp::FMin, p, high);
    let whole = l.un(UnOp::FRoundEven, p, Ty::F64);
    let fraction = l.bin(BinOp::FSub, p, whole);
    let fraction = l.un(UnOp::F64ToF32, fraction, Ty::F32);
    let e = l.un(UnOp::F64ToS32, whole, Ty::I32);
    let power = l.un(UnOp::FExp2Approx, fraction, Ty::F32);
    let power = l.bin(BinOp::FLdexp, power, e);
    // The logarithms of 0 and infinity are not finite. The sign of y decides.
    let (is_zero, is_infinite) = (l.fcmp(FPred::Eq, size, zero), l.fcmp(FPred::Eq, size, infinity));
    let (up, down) = (l.fcmp(FPred::Gt, y, zero), l.fcmp(FPred::Lt, y, zero));
    let of_zero = l.select(down, infinity, zero);
    let of_infinity = l.select(up, infinity, zero);
    let r = l.select(is_zero, of_zero, power);
    let r = l.select(is_infinite, of_infinity, r);
    // For infinite y, the result depends on whether |x| is below, equal to or above 1.
    let ay = l.un(UnOp::FAbs, y, Ty::F32);
    let endless = l.fcmp(FPred::Eq, ay, infinity);
    let (large, one) = (l.fcmp(FPred::Gt, size, unit), l.fcmp(FPred::Eq, size, unit));
    let grows = l.bin(BinOp::Xor, large, down);
    let to = l.select(grows, infinity, zero);
    let to = l.select(one, unit, to);
    let r = l.select(endless, to, r);
    // A negative x has integer powers only. Odd powers are negative.
    let whole_y = l.un(UnOp::FTrunc, y, Ty::F32);
    let is_whole = l.fcmp(FPred::Eq, whole_y, y);
    let half = l.f32(0.5);
    let halved = l.bin(BinOp::FMul, y, half);
    let whole_half = l.un(UnOp::FTrunc, halved, Ty::F32);
    let uneven = l.fcmp(FPred::Ne, whole_half, halved);
    let is_odd = l.bin(BinOp::And, is_whole, uneven);
    let bits = l.op(Op::Bitcast(x), Ty::I32);
    let none = l.i32(0);
    let negative = l.icmp(IPred::LtS, bits, none);
    let flips = l.bin(BinOp::And, negative, is_odd);
    let minus = l.un(UnOp::FNeg, r, Ty::F32);
    let r = l.select(flips, minus, r);
    let below = l.fcmp(FPred::Lt, x, zero);
    let broken = l.un(UnOp::Not, is_whole, Ty::B1);
    let finite = l.fcmp(FPred::Lt, size, infinity);
    let impossible = l.bin(BinOp::And, below, broken);
    let impossible = l.bin(BinOp::And, impossible, finite);
    let r = l.select(impossible, nan, r);
    // A NaN operand gives NaN, except that x^0 and 1^y are always 1.
    let (x_nan, y_nan) = (l.fcmp(FPred::Ne, x, x), l.fcmp(FPred::Ne, y, y));
    let either = l.bin(BinOp::Or, x_nan, y_nan);
    let r = l.select(either, nan, r);
    let (y_zero, x_one) = (l.fcmp(FPred::Eq, y, zero), l.fcmp(FPred::Eq, x, unit));
    let always = l.bin(BinOp::Or, y_zero, x_one);
    l.select(always, unit, r)
}

/// The `n`-th power of `x` by repeated squaring, starting with `unit`, where `n` is a `u32`. The order of the
/// multiplications is that of compiler-rt's `__powisf2`.
pub(super) fn raised(l: &mut Lowerer<'_>, x: Value, unit: Value, n: Value, times: BinOp) -> Value {
    let (mut square, mut product) = (x, unit);
    let zero = l.i32(0);
    for bit in 0..32 {
        if bit != 0 {
            square = l.bin(times, square, square);
        }
        let mask = l.i32(1 << bit);
        let has = l.bin(BinOp::And, n, mask);
        let has = l.icmp(IPred::Ne, has, zero);
        let more = l.bin(times, product, square);
        product = l.select(has, more, product);
    }
    product
}
