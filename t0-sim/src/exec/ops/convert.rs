//! Conversions between integers and floats of every width.
use crate::exec::halves::{f16_to_f32, f32_to_f16};
use crate::exec::lanes::Soft;
use crate::exec::layout::Row;
use crate::exec::soft::{Env, F16, F32, F64};
use crate::exec::step::{Handlers, Step, plain, simd};
use crate::exec::wave::{Flow, Wave};
use t0_isa::isa::Op;

/// f32 to f16 in the given environments.
pub(super) fn narrow(x: u64, single: Env, half: Env) -> u32 {
    F32::convert::<5, 10>(x, single, half) as u32
}

fn value32(x: u64, env: Env) -> f32 {
    f32::from_bits(F32::flush_in(x, env) as u32)
}

/// Nearest even of x * scale, saturated; NaN is 0.
fn normalised(x: f64, scale: f64, low: f64) -> u32 {
    (x * scale).round_ties_even().clamp(low * scale, scale) as i32 as u32 & 0xffff
}

impl Wave<'_> {
    /// An integer of 32 bits to f32.
    #[inline(always)]
    fn integer_source(&mut self, s: &Step, op: impl Fn(u32) -> f32, split: fn(u32) -> (bool, u64)) -> Flow {
        if self.mode & 3 == 0 {
            return self.map1(s, |a| op(a).to_bits());
        }
        let env = self.env32();
        self.map1(s, |a| {
            let (negative, magnitude) = split(a);
            F32::from_int(negative, magnitude, env) as u32
        })
    }

    /// An f32 to an integer.
    #[inline(always)]
    fn integer_result(&mut self, s: &Step, op: impl Fn(f32) -> u32) -> Flow {
        if self.plain32 {
            return self.map1(s, |a| op(f32::from_bits(a)));
        }
        let env = self.env32();
        self.map1(s, |a| op(value32(a.into(), env)))
    }

    /// A function of f64 lanes with a 32-bit result.
    fn double_source(&mut self, s: &Step, op: impl Fn(u64, &Self) -> u32) -> Flow {
        let a = self.wide(s.a);
        let r = Row(a.map(|a| op(a, self)));
        self.write(s.d, r);
        Flow::Next
    }

    /// A function of 32-bit lanes with an f64 result.
    fn double_result(&mut self, s: &Step, op: impl Fn(u32, &Self) -> u64) -> Flow {
        let a = *self.row(s.a);
        let r = a.0.map(|a| op(a, self));
        self.write_wide(s.d, r);
        Flow::Next
    }

    /// A function of two rows with two 16-bit results in one register.
    fn pair_of(&mut self, s: &Step, op: impl Fn(u32, &Self) -> u32) -> Flow {
        let (a, b) = (*self.row(s.a), *self.row(s.b));
        let r = Row(std::array::from_fn(|i| op(a.0[i], self) & 0xffff | op(b.0[i], self) << 16));
        self.write(s.d, r);
        Flow::Next
    }

    /// 32-bit result of a 16-bit source.
    #[inline(always)]
    fn widen_half(&mut self, s: &Step, op: impl Fn(u32) -> u32) -> Flow {
        self.map1(s, |a| op(a & 0xffff))
    }
}

const F16_FROM_F32: Soft = |[a, ..], w, env| narrow(a, w.env32(), env).into();

fn half_value(x: u32) -> f64 {
    f64::from(f32::from_bits(f16_to_f32(x & 0xffff)))
}

/// Handlers of this file's instructions.
pub(in crate::exec) fn find(op: Op) -> Option<Handlers> {
    Some(match op {
        Op::v_cvt_f32_i32 => simd!(|w, s| {
            w.integer_source(s, |a| a as i32 as f32, |a| ((a as i32) < 0, (a as i32).unsigned_abs().into()))
        }),
        Op::v_cvt_f32_u32 => simd!(|w, s| w.integer_source(s, |a| a as f32, |a| (false, a.into()))),
        Op::v_cvt_u32_f32 => simd!(|w, s| w.integer_result(s, |a| a as u32)),
        Op::v_cvt_i32_f32 => simd!(|w, s| w.integer_result(s, |a| a as i32 as u32)),
        Op::v_cvt_nearest_i32_f32 => {
            plain!(|w, s| w.integer_result(s, |a| (f64::from(a) + 0.5).floor() as i32 as u32))
        }
        Op::v_cvt_floor_i32_f32 => plain!(|w, s| w.integer_result(s, |a| a.floor() as i32 as u32)),
        Op::v_cvt_off_f32_i4 => {
            plain!(|w, s| w.map1(s, |a| (((a << 28) as i32 >> 28) as f32 / 16.0).to_bits()))
        }
        Op::v_cvt_f32_ubyte0 => simd!(|w, s| w.map1(s, |a| ((a & 0xff) as f32).to_bits())),
        Op::v_cvt_f32_ubyte1 => simd!(|w, s| w.map1(s, |a| ((a >> 8 & 0xff) as f32).to_bits())),
        Op::v_cvt_f32_ubyte2 => simd!(|w, s| w.map1(s, |a| ((a >> 16 & 0xff) as f32).to_bits())),
        Op::v_cvt_f32_ubyte3 => simd!(|w, s| w.map1(s, |a| ((a >> 24) as f32).to_bits())),
        Op::v_cvt_f16_f32 => simd!(|w, s| {
            if w.plain16 && w.plain32 {
                let r = w.row(s.a).0.map(f32_to_f16);
                w.write_half(s.d, Row(r));
                return Flow::Next;
            }
            w.narrow_slowly(s)
        }),
        Op::v_cvt_f32_f16 => simd!(|w, s| {
            if w.plain16 {
                return w.widen_half(s, f16_to_f32);
            }
            let env = w.env16();
            w.widen_half(s, |a| f16_to_f32(F16::flush_in(a.into(), env) as u32))
        }),
        Op::v_cvt_pk_rtz_f16_f32 => {
            plain!(|w, s| w.pair_of(s, |a, w| { narrow(a.into(), w.env32(), Env { round: 3, ..w.env16() }) }))
        }
        Op::v_cvt_i32_f64 => plain!(|w, s| w.double_source(s, |a, _| f64::from_bits(a) as i32 as u32)),
        Op::v_cvt_u32_f64 => plain!(|w, s| w.double_source(s, |a, _| f64::from_bits(a) as u32)),
        Op::v_cvt_f32_f64 => {
            plain!(|w, s| w.double_source(s, |a, w| F64::convert::<8, 23>(a, w.env16(), w.env32()) as u32))
        }
        Op::v_cvt_f64_i32 => plain!(|w, s| w.double_result(s, |a, _| f64::from(a as i32).to_bits())),
        Op::v_cvt_f64_u32 => plain!(|w, s| w.double_result(s, |a, _| f64::from(a).to_bits())),
        Op::v_cvt_f64_f32 => {
            plain!(|w, s| w.double_result(s, |a, w| F32::convert::<11, 52>(a.into(), w.env32(), w.env16())))
        }
        Op::v_cvt_f16_u16 => plain!(|w, s| w.half_float(s, |[a, ..], _, e| F16::from_int(false, a, e))),
        Op::v_cvt_f16_i16 => plain!(|w, s| w
            .half_float(s, |[a, ..], _, e| { F16::from_int((a as i16) < 0, (a as i16).unsigned_abs().into(), e) })),
        Op::v_cvt_u16_f16 => plain!(|w, s| w.half3(s, |a, _, _| half_value(a.into()) as u16)),
        Op::v_cvt_i16_f16 => plain!(|w, s| w.half3(s, |a, _, _| half_value(a.into()) as i16 as u16)),
        Op::v_cvt_norm_i16_f16 => {
            plain!(|w, s| w.half3(s, |a, _, _| normalised(half_value(a.into()), 32767.0, -1.0) as u16))
        }
        Op::v_cvt_norm_u16_f16 => {
            plain!(|w, s| w.half3(s, |a, _, _| normalised(half_value(a.into()), 65535.0, 0.0) as u16))
        }
        Op::v_cvt_pk_norm_i16_f16 => plain!(|w, s| w.pair_of(s, |a, _| normalised(half_value(a), 32767.0, -1.0))),
        Op::v_cvt_pk_norm_u16_f16 => plain!(|w, s| w.pair_of(s, |a, _| normalised(half_value(a), 65535.0, 0.0))),
        Op::v_cvt_pk_norm_i16_f32 => {
            plain!(|w, s| w.pair_of(s, |a, _| normalised(f32::from_bits(a).into(), 32767.0, -1.0)))
        }
        Op::v_cvt_pk_norm_u16_f32 => {
            plain!(|w, s| w.pair_of(s, |a, _| normalised(f32::from_bits(a).into(), 65535.0, 0.0)))
        }
        Op::v_cvt_pk_i16_f32 => plain!(|w, s| w.pair_of(s, |a, _| f32::from_bits(a) as i16 as u16 as u32)),
        Op::v_cvt_pk_u16_f32 => plain!(|w, s| w.pair_of(s, |a, _| f32::from_bits(a) as u16 as u32)),
        Op::v_cvt_pk_u8_f32 => plain!(|w, s| w.map3(s, |a, b, c| {
            let shift = 8 * (b & 3);
            c & !(0xff << shift) | u32::from(f32::from_bits(a) as u8) << shift
        })),
        _ => return None,
    })
}

impl Wave<'_> {
    #[cold]
    fn narrow_slowly(&mut self, s: &Step) -> Flow {
        let (a, env) = (*self.row(s.a), self.env16());
        let r = Row(a.0.map(|a| F16_FROM_F32([a.into(), 0, 0], self, env) as u32));
        self.write_half(s.d, r);
        Flow::Next
    }
}
