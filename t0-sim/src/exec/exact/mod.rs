//! f32 arithmetic on rows whose NaNs match the hardware's without checking each result.
//!
//! The hardware returns the first NaN operand, made quiet, and the negative default NaN if an operation is invalid
//! ([`soft`]). x86 follows the same rule for the operand order of its instructions (Intel SDM volume 1, section 4.8.3.5
//! and table 14-17 of the FMA extensions; AMD APM volume 1, section 4.3.3), but a compiler may exchange the operands of
//! commutative operations. These instructions are therefore written in assembly: `vaddps`, `vsubps` and `vmulps` with
//! the operands in order, and `vfmadd231ps` with the addend as its destination. `vfnmadd` and `vfmsub` would negate
//! NaNs and are not used.
//!
//! [`holds`] detects CPUs that behave differently, with a self-test against [`soft`] when a program is first
//! translated. Such a CPU runs the handlers that check each result ([`super::lanes`]), as do CPUs without AVX2.
//!
//! **Invariant:** the handlers of this module run only if [`Wave::plain32`] is set; other modes are computed in
//! software.
//!
//! [`soft`]: super::soft
mod avx2;
mod avx512;
mod check;

use super::lanes::Soft;
use super::ops::half;
use super::soft::{Env, F32};
use super::step::{Handler, Handlers, Step};
use super::wave::Wave;
use crate::exec::layout::Row;
use crate::exec::level::Level;
use crate::exec::wave::Flow;
use std::sync::OnceLock;
use t0_isa::isa::Op;

/// An f32 operation of up to three sources that both levels have instructions for.
pub(super) trait Operation {
    /// The operation in software, for every mode.
    fn soft(sources: [u64; 3], env: Env) -> u64;

    /// The software operation in the form that a step calls.
    const SLOW: Soft = |sources, _, env| Self::soft(sources, env);

    /// # Safety
    /// The CPU must have AVX2, FMA and F16C.
    unsafe fn avx2(a: &Row, b: &Row, c: &Row) -> Row;

    /// # Safety
    /// The CPU must have the extensions of [`Level::Avx512`].
    unsafe fn avx512(a: &Row, b: &Row, c: &Row) -> Row;
}

macro_rules! operations {
    ($($(#[$doc:meta])* $name:ident: $instruction:ident, $soft:expr;)*) => {$(
        $(#[$doc])*
        pub(super) struct $name;

        impl Operation for $name {
            fn soft(sources: [u64; 3], env: Env) -> u64 {
                let soft: fn([u64; 3], Env) -> u64 = $soft;
                soft(sources, env)
            }

            #[inline(always)]
            unsafe fn avx2(a: &Row, b: &Row, c: &Row) -> Row {
                // SAFETY: the caller's promise.
                unsafe { avx2::$instruction(a, b, c) }
            }

            #[inline(always)]
            unsafe fn avx512(a: &Row, b: &Row, c: &Row) -> Row {
                // SAFETY: the caller's promise.
                unsafe { avx512::$instruction(a, b, c) }
            }
        }
    )*};
}

operations! {
    /// a + b
    Add: add, |[a, b, _], env| F32::add(a, b, env);
    /// a - b
    Sub: sub, |[a, b, _], env| F32::sub(a, b, env);
    /// b - a
    Subrev: subrev, |[a, b, _], env| F32::sub(b, a, env);
    /// a * b
    Mul: mul, |[a, b, _], env| F32::mul(a, b, env);
    /// a * b + c, rounded once
    Fma: fma, |[a, b, c], env| F32::fma(a, b, c, env);
    /// Adds the products of two pairs of f16 to c one after the other, starting with that of the lower halves.
    DotF16: dot_f16, half::dot2_f16;
    /// [`DotF16`] for bf16.
    DotBf16: dot_bf16, half::dot2_bf16;
}

/// There is no such operation below AVX2: [`find`] does not return this handler for a level that could run it.
fn portable<O: Operation>(w: &mut Wave<'_>, s: &Step) -> Flow {
    w.slow32(s, O::SLOW)
}

#[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
fn avx2<O: Operation>(w: &mut Wave<'_>, s: &Step) -> Flow {
    if !w.plain32 {
        return w.slow32(s, O::SLOW);
    }
    // SAFETY: the handler is of the operation's level.
    let r = unsafe { O::avx2(w.row(s.a), w.row(s.b), w.row(s.c)) };
    w.write(s.d, r);
    Flow::Next
}

#[target_feature(enable = "avx512f,avx512vl,avx512bw,avx512dq,avx512cd,avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
fn avx512<O: Operation>(w: &mut Wave<'_>, s: &Step) -> Flow {
    if !w.plain32 {
        return w.slow32(s, O::SLOW);
    }
    // SAFETY: the handler is of the operation's level.
    let r = unsafe { O::avx512(w.row(s.a), w.row(s.b), w.row(s.c)) };
    w.write(s.d, r);
    Flow::Next
}

const fn handlers<O: Operation>() -> Handlers {
    Handlers([portable::<O> as Handler, avx2::<O> as Handler, avx512::<O> as Handler])
}

/// Whether this CPU's instructions of `level` produce the hardware's NaNs. Tested once per process.
pub(super) fn holds(level: Level) -> bool {
    static AVX2: OnceLock<bool> = OnceLock::new();
    static AVX512: OnceLock<bool> = OnceLock::new();
    match level.min(Level::detect()) {
        Level::Portable => false,
        Level::Avx2 => *AVX2.get_or_init(|| check::agrees(Level::Avx2)),
        Level::Avx512 => *AVX512.get_or_init(|| check::agrees(Level::Avx512)),
    }
}

/// The handler of an instruction that this module implements, if the CPU's arithmetic at `level` matches the
/// hardware's.
pub(super) fn find(op: Op, level: Level) -> Option<Handlers> {
    let handlers = match op {
        Op::v_add_f32 => handlers::<Add>(),
        Op::v_sub_f32 => handlers::<Sub>(),
        Op::v_subrev_f32 => handlers::<Subrev>(),
        Op::v_mul_f32 => handlers::<Mul>(),
        Op::v_fma_f32 | Op::v_fmac_f32 | Op::v_fmaak_f32 | Op::v_fmamk_f32 => handlers::<Fma>(),
        Op::v_dot2_f32_f16 | Op::v_dot2acc_f32_f16 => handlers::<DotF16>(),
        Op::v_dot2_f32_bf16 | Op::v_dot2acc_f32_bf16 => handlers::<DotBf16>(),
        _ => return None,
    };
    holds(level).then_some(handlers)
}
