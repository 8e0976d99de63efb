//! f16 arithmetic and the mixed forms.
use super::approximate as approx;
use super::prepare::finish16;
use crate::exec::halves::f16_to_f32;
use crate::exec::lanes::Soft;
use crate::exec::layout::Row;
use crate::exec::soft::{Bf16, Env, F16, F32};
use crate::exec::step::{Handlers, Step, plain, simd};
use crate::exec::wave::{Flow, Wave};
use t0_isa::isa::Op;

pub(super) const ADD: Soft = |[a, b, _], _, env| F16::add(a, b, env);
pub(super) const MUL: Soft = |[a, b, _], _, env| F16::mul(a, b, env);
pub(super) const FMA: Soft = |[a, b, c], _, env| F16::fma(a, b, c, env);
pub(super) const MIN: Soft = |[a, b, _], w, env| F16::extreme::<false>(a, b, w.ieee(), env);
pub(super) const MAX: Soft = |[a, b, _], w, env| F16::extreme::<true>(a, b, w.ieee(), env);
const MIN3: Soft = |[a, b, c], w, env| MIN([MIN([a, b, 0], w, env), c, 0], w, env);
const MAX3: Soft = |[a, b, c], w, env| MAX([MAX([a, b, 0], w, env), c, 0], w, env);

const MED3: Soft = |[a, b, c], w, env| {
    if [a, b, c].into_iter().any(F16::is_nan) {
        return MIN3([a, b, c], w, env);
    }
    let same = |x: u64, y: u64| value(x) == value(F16::flush_in(y, env));
    let top = MAX3([a, b, c], w, env);
    match top {
        t if same(t, a) => MAX([b, c, 0], w, env),
        t if same(t, b) => MAX([a, c, 0], w, env),
        _ => MAX([a, b, 0], w, env),
    }
};

fn value(x: u64) -> f32 {
    f32::from_bits(f16_to_f32(x as u32 & 0xffff))
}

/// An exact operation of one source.
fn unary(x: u64, env: Env, op: impl Fn(f32) -> f32) -> u64 {
    if F16::is_nan(x) {
        return F16::quiet(x);
    }
    let r = op(value(F16::flush_in(x, env)));
    if r.is_nan() { F16::NAN } else { F32::convert::<5, 10>(r.to_bits().into(), Env::PLAIN, env) }
}

const DIV_FIXUP: Soft = |[q, d, n], _, env| {
    let (sign, magnitude) = ((d ^ n) & 0x8000, |x: u64| F16::flush_in(x, env) & 0x7fff);
    let (dm, nm, infinity) = (magnitude(d), magnitude(n), F16::INFINITY);
    if F16::is_nan(n) {
        F16::quiet(n)
    } else if F16::is_nan(d) {
        F16::quiet(d)
    } else if (dm == 0 && nm == 0) || (dm == infinity && nm == infinity) {
        F16::NAN
    } else if dm == 0 || nm == infinity {
        sign | infinity
    } else if dm == infinity || nm == 0 {
        sign
    } else {
        sign | q & 0x7fff
    }
};

fn frexp_exponent(x: f32) -> u64 {
    match x {
        x if !x.is_finite() || x == 0.0 => 0,
        x => (((x.to_bits() >> 23 & 0xff) as i32 - 126) as u16).into(),
    }
}

fn frexp_mantissa(x: f32) -> f32 {
    match x {
        x if !x.is_finite() || x == 0.0 => x,
        x => f32::from_bits(x.to_bits() & 0x807f_ffff | 126 << 23),
    }
}

/// Two products of halves added to an f32.
fn dot2([a, b, c]: [u64; 3], env: Env, widen: fn(u32) -> u32) -> u64 {
    let product = |shift: u32, sum: u64| {
        let [x, y] = [a, b].map(|x| u64::from(widen((x >> shift) as u32 & 0xffff)));
        F32::fma(x, y, sum, env)
    };
    product(16, product(0, c))
}

/// v_dot2_f32_f16.
pub(in crate::exec) fn dot2_f16(sources: [u64; 3], env: Env) -> u64 {
    dot2(sources, env, f16_to_f32)
}

/// v_dot2_f32_bf16.
pub(in crate::exec) fn dot2_bf16(sources: [u64; 3], env: Env) -> u64 {
    dot2(sources, env, |x| x << 16)
}

const DOT2_F16: Soft = |sources, _, env| dot2_f16(sources, env);
const DOT2_BF16: Soft = |sources, _, env| dot2_bf16(sources, env);

impl Wave<'_> {
    /// Two products of halves added to an f32, each step rounded. `widen` makes f32 bits of a half.
    #[inline(always)]
    fn dot2(&mut self, s: &Step, widen: impl Fn(u32) -> u32, slow: Soft) -> Flow {
        let half = |x: f32, shift: u32| f32::from_bits(widen(x.to_bits() >> shift & 0xffff));
        self.float3(s, |a, b, c| half(a, 16).mul_add(half(b, 16), half(a, 0).mul_add(half(b, 0), c)), slow)
    }

    /// v_fma_mix: operands are f32 by now. `half`: 0 for an f32 result, 1 and 2 for the low and high f16, which `imm`
    /// clamps.
    fn mix(&mut self, s: &Step, half: u32) -> Flow {
        let (a, b, c, old) = (*self.row(s.a), *self.row(s.b), *self.row(s.c), *self.row(s.d));
        let (env, narrow) = (self.env32(), self.env16());
        let half_result = |r: u64| finish16(F32::convert::<5, 10>(r, Env::PLAIN, narrow), self, 0, s.imm != 0);
        let r = Row(std::array::from_fn(|i| {
            let r = F32::fma(a.0[i].into(), b.0[i].into(), c.0[i].into(), env);
            match half {
                0 => r as u32,
                1 => old.0[i] & 0xffff_0000 | half_result(r) as u32,
                _ => old.0[i] & 0xffff | (half_result(r) as u32) << 16,
            }
        }));
        self.write(s.d, r);
        Flow::Next
    }
}

/// Handlers of this file's instructions.
pub(in crate::exec) fn find(op: Op) -> Option<Handlers> {
    Some(match op {
        Op::v_add_f16 => plain!(|w, s| w.half_float(s, ADD)),
        Op::v_sub_f16 => plain!(|w, s| w.half_float(s, |[a, b, _], _, env| F16::sub(a, b, env))),
        Op::v_subrev_f16 => plain!(|w, s| w.half_float(s, |[a, b, _], _, env| F16::sub(b, a, env))),
        Op::v_mul_f16 => plain!(|w, s| w.half_float(s, MUL)),
        Op::v_fma_f16 | Op::v_fmac_f16 | Op::v_fmaak_f16 | Op::v_fmamk_f16 => plain!(|w, s| w.half_float(s, FMA)),
        Op::v_min_f16 => plain!(|w, s| w.half_float(s, MIN)),
        Op::v_max_f16 => plain!(|w, s| w.half_float(s, MAX)),
        Op::v_min3_f16 => plain!(|w, s| w.half_float(s, MIN3)),
        Op::v_max3_f16 => plain!(|w, s| w.half_float(s, MAX3)),
        Op::v_med3_f16 => plain!(|w, s| w.half_float(s, MED3)),
        Op::v_maxmin_f16 => plain!(|w, s| w.half_float(s, |[a, b, c], w, e| MIN([MAX([a, b, 0], w, e), c, 0], w, e))),
        Op::v_minmax_f16 => plain!(|w, s| w.half_float(s, |[a, b, c], w, e| MAX([MIN([a, b, 0], w, e), c, 0], w, e))),
        Op::v_ldexp_f16 => plain!(|w, s| w.half_float(s, |[a, b, _], _, env| F16::ldexp(a, (b as i16).into(), env))),
        Op::v_floor_f16 => plain!(|w, s| w.half_float(s, |[a, ..], _, e| unary(a, e, f32::floor))),
        Op::v_ceil_f16 => plain!(|w, s| w.half_float(s, |[a, ..], _, e| unary(a, e, f32::ceil))),
        Op::v_trunc_f16 => plain!(|w, s| w.half_float(s, |[a, ..], _, e| unary(a, e, f32::trunc))),
        Op::v_rndne_f16 => plain!(|w, s| w.half_float(s, |[a, ..], _, e| unary(a, e, f32::round_ties_even))),
        Op::v_fract_f16 => plain!(|w, s| w.half_float(s, |[a, ..], _, e| {
            let floor = unary(a, Env { flush_out: false, ..e }, f32::floor);
            F16::sub(a, floor, e)
        })),
        Op::v_frexp_mant_f16 => plain!(|w, s| w.half_float(s, |[a, ..], _, e| unary(a, e, frexp_mantissa))),
        Op::v_frexp_exp_i16_f16 => {
            plain!(|w, s| w.half_float(s, |[a, ..], _, e| frexp_exponent(value(F16::flush_in(a, e)))))
        }
        Op::v_rcp_f16 => plain!(|w, s| w.half_float(s, approx::RCP16)),
        Op::v_sqrt_f16 => plain!(|w, s| w.half_float(s, approx::SQRT16)),
        Op::v_rsq_f16 => plain!(|w, s| w.half_float(s, approx::RSQ16)),
        Op::v_log_f16 => plain!(|w, s| w.half_float(s, approx::LOG16)),
        Op::v_exp_f16 => plain!(|w, s| w.half_float(s, approx::EXP16)),
        Op::v_sin_f16 => plain!(|w, s| w.half_float(s, approx::SIN16)),
        Op::v_cos_f16 => plain!(|w, s| w.half_float(s, approx::COS16)),
        Op::v_div_fixup_f16 => plain!(|w, s| w.half_float(s, DIV_FIXUP)),
        Op::v_dot2_f32_f16 | Op::v_dot2acc_f32_f16 => simd!(|w, s| w.dot2(s, f16_to_f32, DOT2_F16)),
        Op::v_dot2_f32_bf16 | Op::v_dot2acc_f32_bf16 => simd!(|w, s| w.dot2(s, |x| x << 16, DOT2_BF16)),
        Op::v_dot2_f16_f16 => plain!(|w, s| {
            let (a, b, c, env) = (*w.row(s.a), *w.row(s.b), *w.row(s.c), w.env16());
            let r = Row(std::array::from_fn(|i| {
                let (x, y) = (u64::from(a.0[i]), u64::from(b.0[i]));
                let low = F16::fma(x & 0xffff, y & 0xffff, (c.0[i] & 0xffff).into(), env);
                F16::fma(x >> 16, y >> 16, low, env) as u32
            }));
            w.write_half(s.d, r);
            Flow::Next
        }),
        Op::v_dot2_bf16_bf16 => plain!(|w, s| {
            let (a, b, c, env) = (*w.row(s.a), *w.row(s.b), *w.row(s.c), w.env32());
            let r = Row(std::array::from_fn(|i| {
                let (x, y) = (u64::from(a.0[i]), u64::from(b.0[i]));
                let low = Bf16::fma(x & 0xffff, y & 0xffff, (c.0[i] & 0xffff).into(), env);
                Bf16::fma(x >> 16, y >> 16, low, env) as u32
            }));
            w.write_half(s.d, r);
            Flow::Next
        }),
        Op::v_fma_mix_f32 => plain!(|w, s| w.mix(s, 0)),
        Op::v_fma_mixlo_f16 => plain!(|w, s| w.mix(s, 1)),
        Op::v_fma_mixhi_f16 => plain!(|w, s| w.mix(s, 2)),
        _ => return None,
    })
}
