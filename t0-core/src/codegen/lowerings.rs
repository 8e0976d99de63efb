//! How each operation becomes machine code: its lowerings in order of preference, each with what it needs from a
//! target. The first whose need is met is used; the last needs nothing.
//!
//! Selection asks this table ([`Operation::choice`]), and `t0 explain` prints it. What belongs here: which lowering is
//! used. What does not: the lowerings themselves.

use crate::bug::{Bug, bug};
use crate::ir::{AtomicOp, BinOp, Function, Half, Op, TernOp, Ty, UnOp};
use crate::opt;
use t0_isa::target::{Features, Target};

/// What a lowering needs from a target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// Nothing: it always applies.
    Nothing,
    /// Matrix instructions.
    Wmma,
    /// Dot products of packed values.
    Dot,
    /// Dual issue.
    Vopd,
    /// Arithmetic on pairs of halves.
    Packed,
}

impl Need {
    /// Whether a target has it.
    pub fn is_met(self, features: &Features) -> bool {
        match self {
            Need::Nothing => true,
            Need::Wmma => features.wmma,
            Need::Dot => features.dot,
            Need::Vopd => features.vopd,
            Need::Packed => features.packed,
        }
    }

    /// What a target without it lacks.
    pub fn name(self) -> &'static str {
        match self {
            Need::Nothing => "nothing",
            Need::Wmma => "matrix instructions (wmma)",
            Need::Dot => "dot products of packed numbers (dot)",
            Need::Vopd => "dual issue (vopd)",
            Need::Packed => "arithmetic on pairs of halves (packed)",
        }
    }
}

/// One way to do an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lowering {
    /// In a few words.
    pub name: &'static str,
    /// What it needs.
    pub needs: Need,
}

const fn way(name: &'static str, needs: Need) -> Lowering {
    Lowering { name, needs }
}

const fn only(name: &'static str) -> Lowering {
    way(name, Need::Nothing)
}

/// An operation that is more than one instruction, or can be done in several ways.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Operation {
    /// As a user calls it.
    pub name: &'static str,
    /// Its lowerings, first choice first.
    pub lowerings: &'static [Lowering],
}

impl Operation {
    /// The lowering that a target gets, by its place in the list.
    pub fn choice(&self, target: &Target) -> usize {
        let met = |l: &Lowering| l.needs.is_met(&target.features);
        let choice = self.lowerings.iter().position(met);
        choice.unwrap_or_else(|| bug!("no way to do {} on {}", self.name, target.name))
    }
}

/// Matrix products.
pub const MATRIX: Operation = Operation {
    name: "matrix product",
    lowerings: &[
        way("one v_wmma instruction", Need::Wmma),
        only("each lane sums its eight elements, rows fetched from other lanes"),
    ],
};

/// Dot products of pairs.
pub const DOT: Operation = Operation {
    name: "dot product of pairs",
    lowerings: &[way("one v_dot2 instruction", Need::Dot), only("halves unpacked to f32, two fused multiply-adds")],
};

/// Dot products of four bytes.
pub const DOT_BYTES: Operation = Operation {
    name: "dot product of four bytes",
    lowerings: &[way("one v_dot4 instruction", Need::Dot), only("bytes unpacked, four multiply-adds")],
};

/// Dot products of eight 4-bit numbers.
pub const DOT_NIBBLES: Operation = Operation {
    name: "dot product of eight 4-bit numbers",
    lowerings: &[way("one v_dot8 instruction", Need::Dot), only("numbers unpacked, eight multiply-adds")],
};

/// Vector instructions that are independent of each other, at level 2.
pub const DUAL_ISSUE: Operation = Operation {
    name: "independent vector instructions",
    lowerings: &[
        way("two in one v_dual instruction, where their registers allow it", Need::Vopd),
        only("one at a time"),
    ],
};

/// Arithmetic on pairs of f16.
pub const PAIRS: Operation = Operation {
    name: "f16x2 arithmetic",
    lowerings: &[
        way("one v_pk instruction", Need::Packed),
        only("halves unpacked to f32, computed there and rounded back"),
    ],
};

macro_rules! operations {
    ($($id:ident $name:literal $way:literal)*) => {$(
        const $id: Operation = Operation { name: $name, lowerings: &[only($way)] };
    )*};
}

operations! {
    DIVIDE_F32 "f32 division" "v_div_scale, Newton steps, v_div_fmas, v_div_fixup: correctly rounded"
    DIVIDE_F64 "f64 division" "v_div_scale, Newton steps, v_div_fmas, v_div_fixup: correctly rounded"
    DIVIDE_INT "integer division" "reciprocal in f32, one Newton step in integers, two corrections"
    DIVIDE_WIDE "64-bit division" "reciprocal estimated in f32, two Newton steps on pairs of words, two corrections"
    WIDE "64-bit integer arithmetic" "pairs of words with carry"
    REMAINDER "float remainder" "exact, ten steps of 29 bits in f64"
    SQRT_F32 "f32 square root" "v_sqrt_f32, then whichever of its result and the two neighbours has the nearest square"
    SQRT_F64 "f64 square root" "v_rsq_f64, root and reciprocal refined together, the last two steps by the residue"
    EXPONENTIAL "exp" "2^(x log2 e), the product in two parts"
    EXP2 "exp2" "v_exp_f32, operands of denormal results moved into range"
    LOG2 "log2" "v_log_f32, denormal operands moved into range"
    LOGARITHM "ln" "log2 times ln 2 in two parts"
    TURN "sin, cos" "quarter turns subtracted in three steps, then polynomials"
    TANH "tanh" "polynomial near 0, formula with e^2x elsewhere"
    TO_BF16 "f32 to bf16" "rounded in integers"
    CONVERT_WIDE "conversion of 64-bit integers" "both words converted separately, then added with one rounding"
    PAIRS_BF16 "bf16x2 arithmetic" "halves unpacked to f32, computed there and rounded back"
    REDUCE "wave reduction" "a butterfly at distances 1, 2, 4, 8, 16: four steps with DPP, one with v_permlanex16; 6 instructions in whole waves, else 9"
    SCAN "wave scan" "four steps with DPP in rows of 16 lanes, then the upper row adds the lower one by v_permlanex16"
    EXCHANGE_ROW "wave::shuffle_xor in a row" "DPP: in the instruction that uses the value, else v_mov_b32_dpp"
    EXCHANGE "wave::shuffle_xor across rows" "v_permlanex16"
    ADD_F32 "atomic f32 sum" "one buffer_atomic_add_f32 or ds_add_f32 instruction"
    ADD_F64 "atomic f64 sum" "slow: a loop of 64-bit compare-and-swap, an iteration for each lane that accesses the same element"
    CHOOSE_F64 "atomic f64 min, max in views" "slow: a loop of 64-bit compare-and-swap, an iteration for each lane that accesses the same element"
}

/// The row of an IR operation with this type, if it takes more than one instruction or has several lowerings.
pub fn of(op: &Op, ty: Ty) -> Option<&'static Operation> {
    Some(match op {
        Op::Wmma(..) => &MATRIX,
        Op::Ternary(TernOp::Dot2F16 | TernOp::Dot2BF16, ..) => &DOT,
        Op::Ternary(TernOp::Dot4(_), ..) => &DOT_BYTES,
        Op::Ternary(TernOp::Dot8(_), ..) => &DOT_NIBBLES,
        Op::Binary(BinOp::Pairs(_, Half::F16), ..) | Op::Ternary(TernOp::FmaPairs(Half::F16), ..) => &PAIRS,
        Op::Binary(BinOp::Pairs(_, Half::BF16), ..) | Op::Ternary(TernOp::FmaPairs(Half::BF16), ..) => &PAIRS_BF16,
        Op::Binary(BinOp::FDiv, ..) if ty == Ty::F64 => &DIVIDE_F64,
        Op::Binary(BinOp::FDiv, ..) => &DIVIDE_F32,
        Op::Binary(BinOp::FRem, ..) => &REMAINDER,
        Op::Binary(BinOp::DivU | BinOp::DivS | BinOp::RemU | BinOp::RemS, ..) if ty == Ty::I64 => &DIVIDE_WIDE,
        Op::Binary(BinOp::DivU | BinOp::DivS | BinOp::RemU | BinOp::RemS, ..) => &DIVIDE_INT,
        Op::Binary(..) if ty == Ty::I64 => &WIDE,
        Op::Unary(UnOp::FSqrt, _) if ty == Ty::F64 => &SQRT_F64,
        Op::Unary(UnOp::FSqrt, _) => &SQRT_F32,
        Op::Unary(UnOp::FExp, _) => &EXPONENTIAL,
        Op::Unary(UnOp::FExp2, _) => &EXP2,
        Op::Unary(UnOp::FLog2, _) => &LOG2,
        Op::Unary(UnOp::FLn, _) => &LOGARITHM,
        Op::Unary(UnOp::FSin | UnOp::FCos, _) => &TURN,
        Op::Unary(UnOp::FTanh, _) => &TANH,
        Op::Unary(UnOp::F32ToBF16, _) => &TO_BF16,
        Op::Unary(
            UnOp::U64ToF32
            | UnOp::S64ToF32
            | UnOp::F32ToU64
            | UnOp::F32ToS64
            | UnOp::U64ToF64
            | UnOp::S64ToF64
            | UnOp::F64ToU64
            | UnOp::F64ToS64,
            _,
        ) => &CONVERT_WIDE,
        Op::Reduce(..) => &REDUCE,
        Op::Scan { .. } => &SCAN,
        Op::ShuffleXor(_, mask, _) if mask & 16 == 0 => &EXCHANGE_ROW,
        Op::ShuffleXor(..) => &EXCHANGE,
        Op::Atomic(a, ..) if opt::retry::is_loop(a) => match a.op {
            AtomicOp::FAdd => &ADD_F64,
            _ => &CHOOSE_F64,
        },
        Op::Atomic(a, ..) if a.op == AtomicOp::FAdd => &ADD_F32,
        _ => return None,
    })
}

/// The operations that [`opt::wide`] replaces, before every other pass but [`opt::fast`].
fn is_wide(operation: &Operation) -> bool {
    [DIVIDE_WIDE, WIDE, REMAINDER, SQRT_F64, CONVERT_WIDE].contains(operation)
}

/// The operations of a function that become code at an optimisation level, each with the number of its uses. Operations
/// that the passes remove or replace by something cheaper, such as a division by a power of two, are not counted.
///
/// # Errors
/// An internal error of a pass.
pub fn of_function(f: &Function, level: u8) -> Result<Vec<(&'static Operation, usize)>, Bug> {
    let mut f = f.clone();
    let mut all = Vec::new();
    opt::fast::run(&mut f);
    opt::dead::run(&mut f);
    count(&f, is_wide, &mut all);
    for pass in opt::before_expansion(level) {
        pass.run(&mut f)?;
    }
    opt::dead::run(&mut f);
    count(&f, |operation| !is_wide(operation), &mut all);
    Ok(all)
}

/// Counts a function's operations of one kind, in order of first appearance.
fn count(f: &Function, counted: impl Fn(&Operation) -> bool, all: &mut Vec<(&'static Operation, usize)>) {
    for inst in f.blocks.iter().flat_map(|b| &b.insts) {
        let data = &f.insts[inst.0 as usize];
        let ty = data.result.map_or(Ty::I32, |v| f.ty(v));
        let Some(operation) = of(&data.op, ty).filter(|o| counted(o)) else { continue };
        match all.iter_mut().find(|(known, _)| *known == operation) {
            Some((_, n)) => *n += 1,
            None => all.push((operation, 1)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use t0_isa::target::{BASELINE, GFX1100};

    #[test]
    fn the_last_lowering_always_applies() {
        for operation in [MATRIX, DOT, DOT_BYTES, DOT_NIBBLES, PAIRS, DUAL_ISSUE, DIVIDE_F32] {
            assert_eq!(operation.lowerings.last().unwrap().needs, Need::Nothing, "{}", operation.name);
            assert_eq!(operation.choice(&BASELINE), operation.lowerings.len() - 1);
            assert_eq!(operation.choice(&GFX1100), 0);
        }
    }
}
