//! Compares: v_cmp writes a mask, v_cmpx EXEC. The translator sets the destination; both share their handlers.
// The relations that are true for NaN are negations of those that are false for it.
#![allow(clippy::neg_cmp_op_on_partial_ord)]
use crate::exec::halves::f16_to_f32;
use crate::exec::lanes::{truth, united};
use crate::exec::soft::{F16, F32, F64};
use crate::exec::step::{Handlers, Step, plain, simd};
use crate::exec::wave::{Flow, Wave};
use t0_isa::isa::Op;

/// One bit for each kind of value, in the order of v_cmp_class.
fn class<const E: u32, const M: u32>(x: u64) -> u32 {
    let sign = x >> (E + M) & 1 != 0;
    let (exponent, mantissa) = (x >> M & ((1 << E) - 1), x & ((1 << M) - 1));
    let (negative, positive) = match (exponent, mantissa) {
        (e, m) if e == (1 << E) - 1 && m != 0 => return if m >> (M - 1) != 0 { 2 } else { 1 },
        (e, _) if e == (1 << E) - 1 => (2, 9),
        (0, 0) => (5, 6),
        (0, _) => (4, 7),
        _ => (3, 8),
    };
    1 << if sign { negative } else { positive }
}

impl Wave<'_> {
    #[inline(always)]
    fn compare32(&mut self, s: &Step, op: impl Fn(f32, f32) -> bool) -> Flow {
        if self.plain32 {
            return self.compare(s, |a, b| op(f32::from_bits(a), f32::from_bits(b)));
        }
        let env = self.env32();
        let value = move |x: u32| f32::from_bits(F32::flush_in(x.into(), env) as u32);
        self.compare(s, |a, b| op(value(a), value(b)))
    }

    #[inline(always)]
    fn compare16(&mut self, s: &Step, op: impl Fn(f32, f32) -> bool) -> Flow {
        let (a, b) = (self.values16(s.a), self.values16(s.b));
        self.compare_values(s, &a, &b, op)
    }

    #[inline(always)]
    fn compare64(&mut self, s: &Step, op: impl Fn(f64, f64) -> bool) -> Flow {
        let (a, b) = (self.values64(s.a), self.values64(s.b));
        self.compare_values(s, &a, &b, op)
    }

    #[inline(always)]
    fn compare_values<T: Copy>(&mut self, s: &Step, a: &[T; 32], b: &[T; 32], op: impl Fn(T, T) -> bool) -> Flow {
        let mut hit = [0; 32];
        for i in 0..32 {
            hit[i] = truth(op(a[i], b[i]));
        }
        self.write_mask(s, united(hit))
    }

    /// The f16 lanes of a row, with subnormals flushed if the wave's mode says so. Not inlined, because all f16
    /// compares use it and need not be fast.
    #[inline(never)]
    fn values16(&self, at: u32) -> [f32; 32] {
        let (row, env) = (self.row(at), self.env16());
        row.0.map(|x| f32::from_bits(f16_to_f32(F16::flush_in((x & 0xffff).into(), env) as u32)))
    }

    /// The f64 lanes of a pair of rows, like [`values16`](Self::values16).
    #[inline(never)]
    fn values64(&self, at: u32) -> [f64; 32] {
        let env = self.env16();
        self.wide(at).map(|x| f64::from_bits(F64::flush_in(x, env)))
    }
}

/// The handlers of one relation over floats, cmp and cmpx.
macro_rules! floats {
    ($op:ident; $($name:ident $x16:ident $n32:ident $x32:ident $n64:ident $x64:ident: |$a:ident, $b:ident| $test:expr;)*) => {
        match $op {
            $(Op::$name | Op::$x16 => Some(plain!(|w, s| w.compare16(s, |$a, $b| $test))),
            Op::$n32 | Op::$x32 => Some(simd!(|w, s| w.compare32(s, |$a, $b| $test))),
            Op::$n64 | Op::$x64 => Some(plain!(|w, s| w.compare64(s, |$a, $b| $test))),)*
            _ => None,
        }
    };
}

/// The handlers of one relation over integers of 32 and 64 bits, or 16.
macro_rules! integers {
    ($op:ident; $($simd:ident $method:ident $from:ty => $to:ty: $($name:ident $x:ident $relation:tt),*;)*) => {
        match $op {
            $($(Op::$name | Op::$x => Some($simd!(|w, s| w.$method(s, |a, b| (a as $to) $relation (b as $to)))),)*)*
            _ => None,
        }
    };
}

/// Handlers of this file's instructions.
pub(in crate::exec) fn find(op: Op) -> Option<Handlers> {
    let found = floats! { op;
        v_cmp_f_f16 v_cmpx_f_f16 v_cmp_f_f32 v_cmpx_f_f32 v_cmp_f_f64 v_cmpx_f_f64: |_a, _b| false;
        v_cmp_lt_f16 v_cmpx_lt_f16 v_cmp_lt_f32 v_cmpx_lt_f32 v_cmp_lt_f64 v_cmpx_lt_f64: |a, b| a < b;
        v_cmp_eq_f16 v_cmpx_eq_f16 v_cmp_eq_f32 v_cmpx_eq_f32 v_cmp_eq_f64 v_cmpx_eq_f64: |a, b| a == b;
        v_cmp_le_f16 v_cmpx_le_f16 v_cmp_le_f32 v_cmpx_le_f32 v_cmp_le_f64 v_cmpx_le_f64: |a, b| a <= b;
        v_cmp_gt_f16 v_cmpx_gt_f16 v_cmp_gt_f32 v_cmpx_gt_f32 v_cmp_gt_f64 v_cmpx_gt_f64: |a, b| a > b;
        v_cmp_lg_f16 v_cmpx_lg_f16 v_cmp_lg_f32 v_cmpx_lg_f32 v_cmp_lg_f64 v_cmpx_lg_f64: |a, b| (a < b) | (a > b);
        v_cmp_ge_f16 v_cmpx_ge_f16 v_cmp_ge_f32 v_cmpx_ge_f32 v_cmp_ge_f64 v_cmpx_ge_f64: |a, b| a >= b;
        v_cmp_o_f16 v_cmpx_o_f16 v_cmp_o_f32 v_cmpx_o_f32 v_cmp_o_f64 v_cmpx_o_f64: |a, b| !(a.is_nan() | b.is_nan());
        v_cmp_u_f16 v_cmpx_u_f16 v_cmp_u_f32 v_cmpx_u_f32 v_cmp_u_f64 v_cmpx_u_f64: |a, b| a.is_nan() | b.is_nan();
        v_cmp_nge_f16 v_cmpx_nge_f16 v_cmp_nge_f32 v_cmpx_nge_f32 v_cmp_nge_f64 v_cmpx_nge_f64: |a, b| !(a >= b);
        v_cmp_nlg_f16 v_cmpx_nlg_f16 v_cmp_nlg_f32 v_cmpx_nlg_f32 v_cmp_nlg_f64 v_cmpx_nlg_f64: |a, b| !((a < b) | (a > b));
        v_cmp_ngt_f16 v_cmpx_ngt_f16 v_cmp_ngt_f32 v_cmpx_ngt_f32 v_cmp_ngt_f64 v_cmpx_ngt_f64: |a, b| !(a > b);
        v_cmp_nle_f16 v_cmpx_nle_f16 v_cmp_nle_f32 v_cmpx_nle_f32 v_cmp_nle_f64 v_cmpx_nle_f64: |a, b| !(a <= b);
        v_cmp_neq_f16 v_cmpx_neq_f16 v_cmp_neq_f32 v_cmpx_neq_f32 v_cmp_neq_f64 v_cmpx_neq_f64: |a, b| a != b;
        v_cmp_nlt_f16 v_cmpx_nlt_f16 v_cmp_nlt_f32 v_cmpx_nlt_f32 v_cmp_nlt_f64 v_cmpx_nlt_f64: |a, b| !(a < b);
        v_cmp_t_f16 v_cmpx_t_f16 v_cmp_t_f32 v_cmpx_t_f32 v_cmp_t_f64 v_cmpx_t_f64: |_a, _b| true;
    };
    let found = found.or_else(|| {
        integers! { op;
            plain compare u32 => i16: v_cmp_lt_i16 v_cmpx_lt_i16 <, v_cmp_eq_i16 v_cmpx_eq_i16 ==, v_cmp_le_i16 v_cmpx_le_i16 <=,
                v_cmp_gt_i16 v_cmpx_gt_i16 >, v_cmp_ne_i16 v_cmpx_ne_i16 !=, v_cmp_ge_i16 v_cmpx_ge_i16 >=;
            plain compare u32 => u16: v_cmp_lt_u16 v_cmpx_lt_u16 <, v_cmp_eq_u16 v_cmpx_eq_u16 ==, v_cmp_le_u16 v_cmpx_le_u16 <=,
                v_cmp_gt_u16 v_cmpx_gt_u16 >, v_cmp_ne_u16 v_cmpx_ne_u16 !=, v_cmp_ge_u16 v_cmpx_ge_u16 >=;
            simd compare u32 => i32: v_cmp_lt_i32 v_cmpx_lt_i32 <, v_cmp_eq_i32 v_cmpx_eq_i32 ==, v_cmp_le_i32 v_cmpx_le_i32 <=,
                v_cmp_gt_i32 v_cmpx_gt_i32 >, v_cmp_ne_i32 v_cmpx_ne_i32 !=, v_cmp_ge_i32 v_cmpx_ge_i32 >=;
            simd compare u32 => u32: v_cmp_lt_u32 v_cmpx_lt_u32 <, v_cmp_eq_u32 v_cmpx_eq_u32 ==, v_cmp_le_u32 v_cmpx_le_u32 <=,
                v_cmp_gt_u32 v_cmpx_gt_u32 >, v_cmp_ne_u32 v_cmpx_ne_u32 !=, v_cmp_ge_u32 v_cmpx_ge_u32 >=;
            simd compare_wide u64 => i64: v_cmp_lt_i64 v_cmpx_lt_i64 <, v_cmp_eq_i64 v_cmpx_eq_i64 ==, v_cmp_le_i64 v_cmpx_le_i64 <=,
                v_cmp_gt_i64 v_cmpx_gt_i64 >, v_cmp_ne_i64 v_cmpx_ne_i64 !=, v_cmp_ge_i64 v_cmpx_ge_i64 >=;
            simd compare_wide u64 => u64: v_cmp_lt_u64 v_cmpx_lt_u64 <, v_cmp_eq_u64 v_cmpx_eq_u64 ==, v_cmp_le_u64 v_cmpx_le_u64 <=,
                v_cmp_gt_u64 v_cmpx_gt_u64 >, v_cmp_ne_u64 v_cmpx_ne_u64 !=, v_cmp_ge_u64 v_cmpx_ge_u64 >=;
        }
    });
    found.or_else(|| {
        Some(match op {
            Op::v_cmp_f_i32 | Op::v_cmpx_f_i32 | Op::v_cmp_f_u32 | Op::v_cmpx_f_u32 => {
                plain!(|w, s| w.write_mask(s, 0))
            }
            Op::v_cmp_f_i64 | Op::v_cmpx_f_i64 | Op::v_cmp_f_u64 | Op::v_cmpx_f_u64 => {
                plain!(|w, s| w.write_mask(s, 0))
            }
            Op::v_cmp_t_i32 | Op::v_cmpx_t_i32 | Op::v_cmp_t_u32 | Op::v_cmpx_t_u32 => {
                plain!(|w, s| w.write_mask(s, !0))
            }
            Op::v_cmp_t_i64 | Op::v_cmpx_t_i64 | Op::v_cmp_t_u64 | Op::v_cmpx_t_u64 => {
                plain!(|w, s| w.write_mask(s, !0))
            }
            Op::v_cmp_class_f16 | Op::v_cmpx_class_f16 => {
                plain!(|w, s| w.compare(s, |a, b| class::<5, 10>((a & 0xffff).into()) & b != 0))
            }
            Op::v_cmp_class_f32 | Op::v_cmpx_class_f32 => {
                plain!(|w, s| w.compare(s, |a, b| class::<8, 23>(a.into()) & b != 0))
            }
            Op::v_cmp_class_f64 | Op::v_cmpx_class_f64 => {
                plain!(|w, s| w.compare_wide(s, |a, b| class::<11, 52>(a) & b as u32 != 0))
            }
            _ => return None,
        })
    })
}
