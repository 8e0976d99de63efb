//! Operations with three operands.

use super::pairs;
use super::scalar::f16_to_f32;
use super::{Commutes, Exactness, Half, Registers, Row, evaluation, gives, types};
use crate::ir::ty::Ty;

/// Which of the two words of an integer dot product hold signed numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Signs {
    /// Both.
    Signed,
    /// None.
    Unsigned,
    /// The first one.
    First,
    /// The second one.
    Second,
}

impl Signs {
    /// By whether the numbers of the first and of the second word are signed.
    pub fn of(operands: [bool; 2]) -> Signs {
        match operands {
            [true, true] => Signs::Signed,
            [false, false] => Signs::Unsigned,
            [true, false] => Signs::First,
            [false, true] => Signs::Second,
        }
    }

    /// Whether the numbers of the first and of the second word are signed.
    pub fn operands(self) -> [bool; 2] {
        match self {
            Signs::Signed => [true; 2],
            Signs::Unsigned => [false; 2],
            Signs::First => [true, false],
            Signs::Second => [false, true],
        }
    }
}

macro_rules! ternary {
    ($($(#[$doc:meta])+ $name:ident $([$($p:ident: $pt:ty),+])? ($($from:ident)+; $last:ident) => $to:ident, $registers:ident, $how:ident |$($x:ident),+| $value:expr;)+) => {
        /// Operations with three operands. The table in `t0-core/src/ir/ops/ternary.rs` states their types.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        pub enum TernOp {
            $($(#[$doc])+ $name $(($($pt),+))?,)+
        }

        impl TernOp {
            /// What is known of it.
            pub fn row(self) -> &'static Row {
                match self {
                    $(TernOp::$name { .. } => &Row {
                        takes: types!($($from)+),
                        last: gives!($last),
                        gives: gives!($to),
                        exactness: Exactness::Exact,
                        registers: Registers::$registers,
                        commutes: Commutes::No,
                    },)+
                }
            }

            /// Its result in one lane: `a`, `b` and `c` hold the bits of operands, zero-extended; `ty` is the type of
            /// the first.
            pub fn eval(self, ty: Ty, a: u64, b: u64, c: u64) -> u64 {
                match self {
                    $(TernOp::$name $(($($p),+))? => evaluation!($how ($($x)+) $value, ty, a b c),)+
                }
            }
        }
    };
}

ternary! {
    /// a * b + c with one rounding.
    Fma (F32 F64; same) => same, Vector, each |a, b, c| f(a).mul_add(f(b), f(c)).to_bits();
    /// (a + b) + c, made by address folding.
    Add3 (I32; same) => same, Any, each |a, b, c| a.wrapping_add(b).wrapping_add(c);
    /// (a << b) + c.
    ShlAdd (I32; same) => same, Any, each |a, b, c| a.wrapping_shl(b as u32).wrapping_add(c);
    /// a * b + c on the low 24 bits of unsigned a, b (both known below 2^24).
    MadU24 (I32; same) => same, Any, each |a, b, c| (a & 0xFF_FFFF).wrapping_mul(b & 0xFF_FFFF).wrapping_add(c);
    /// The low word of (a * 2^32 + b) >> (c mod 32): a rotation to the right where a is b.
    Funnel (I32; same) => same, Any, bits |_ty, a, b, c| u64::from(((a << 32 | b) >> (c & 31)) as u32);
    /// c + a0 b0 + a1 b1 on pairs of f16, as two fused multiply-adds in this order, the low halves first.
    Dot2F16 (I32; F32) => F32, Vector, bits |_ty, a, b, c| dot2(|h| f16_to_f32(h as u16), a, b, c);
    /// c + a0 b0 + a1 b1 on pairs of bf16, as two fused multiply-adds in this order, the low halves first.
    Dot2BF16 (I32; F32) => F32, Vector, bits |_ty, a, b, c| dot2(|h| f32::from_bits((h as u32) << 16), a, b, c);
    /// c + a0 b0 + a1 b1 + a2 b2 + a3 b3 on words of four bytes, wrapping.
    Dot4[signs: Signs] (I32; same) => same, Vector, bits |_ty, a, b, c| dot(signs, 8, a, b, c);
    /// c + a0 b0 + .. + a7 b7 on words of eight 4-bit numbers, wrapping.
    Dot8[signs: Signs] (I32; same) => same, Vector, bits |_ty, a, b, c| dot(signs, 4, a, b, c);
    /// a * b + c with one rounding, on pairs of halves: the low halves, and the high halves.
    FmaPairs[half: Half] (I32; same) => same, Vector, bits |_ty, a, b, c| pairs::fma(half, a as u32, b as u32, c as u32).into();
}

/// The dot product of two pairs and a sum; `widen` converts the low 16 bits.
fn dot2(widen: impl Fn(u64) -> f32, a: u64, b: u64, c: u64) -> u64 {
    let low = widen(a).mul_add(widen(b), f32::from_bits(c as u32));
    widen(a >> 16).mul_add(widen(b >> 16), low).to_bits().into()
}

/// The dot product of two words of integers with a number of bits, and a sum. The first number has the lowest bits.
fn dot(signs: Signs, bits: u32, a: u64, b: u64, c: u64) -> u64 {
    let number = |word: u64, at: u32, signed: bool| {
        let top = (word as u32) << (32 - bits - at);
        if signed { top as i32 >> (32 - bits) } else { (top >> (32 - bits)) as i32 }
    };
    let [first, second] = signs.operands();
    let products = (0..32).step_by(bits as usize).map(|at| number(a, at, first) * number(b, at, second));
    products.fold(c as i32, i32::wrapping_add) as u32 as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integer_dot_products() {
        let eval = |op: TernOp, a: u32, b: u32, c: u32| op.eval(Ty::I32, a.into(), b.into(), c.into()) as u32;
        let (least, most) = (0x8080_8080, 0xFFFF_FFFF);
        assert_eq!(eval(TernOp::Dot4(Signs::Signed), least, least, 0), 4 * 128 * 128);
        assert_eq!(eval(TernOp::Dot4(Signs::Unsigned), most, most, 0), 4 * 255 * 255);
        assert_eq!(eval(TernOp::Dot4(Signs::First), least, most, 1) as i32, 1 - 4 * 128 * 255);
        assert_eq!(eval(TernOp::Dot4(Signs::Second), most, least, 1) as i32, 1 - 4 * 128 * 255);
        assert_eq!(eval(TernOp::Dot4(Signs::Signed), 0x0403_0201, 0x0102_FF04, i32::MAX as u32) as i32, i32::MIN + 11);
        assert_eq!(eval(TernOp::Dot4(Signs::Unsigned), 1, 1, u32::MAX), 0);
        assert_eq!(eval(TernOp::Dot8(Signs::Signed), 0x8888_8888, 0x8888_8888, 0), 8 * 64);
        assert_eq!(eval(TernOp::Dot8(Signs::Unsigned), most, most, 7), 7 + 8 * 225);
        assert_eq!(eval(TernOp::Dot8(Signs::First), 0x8000_0001, 0xF000_0002, 0) as i32, 2 - 8 * 15);
        assert_eq!(eval(TernOp::Dot8(Signs::Second), 0xF000_0002, 0x8000_0001, 0) as i32, 2 - 8 * 15);
    }
}
