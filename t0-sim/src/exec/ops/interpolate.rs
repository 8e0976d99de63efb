//! Parameter interpolation: fused multiply-adds that read some operands from one lane of each quad (RDNA3 ISA, 16.11
//! "VINTERP").
use super::convert::narrow;
use crate::exec::layout::Row;
use crate::exec::soft::{Env, F32};
use crate::exec::step::{Handlers, plain, simd};
use t0_isa::isa::Op;

/// Flag in `imm`: both roundings are toward zero, whatever the mode.
pub(in crate::exec) const TOWARD_ZERO: u32 = 1;
/// Flag in `imm`: the result is f16.
pub(in crate::exec) const TO_HALF: u32 = 2;

/// The lane of each quad that each source is read from, or `None` if each lane reads its own value.
pub(in crate::exec) fn quad_lanes(op: Op) -> [Option<u32>; 3] {
    match op {
        Op::v_interp_p10_f32 | Op::v_interp_p10_f16_f32 | Op::v_interp_p10_rtz_f16_f32 => [Some(1), None, Some(0)],
        Op::v_interp_p2_f32 | Op::v_interp_p2_f16_f32 | Op::v_interp_p2_rtz_f16_f32 => [Some(2), None, None],
        _ => [None; 3],
    }
}

/// Row `d` from row `a`: each lane takes what lane `imm` of its quad holds, active or not.
pub(in crate::exec) const QUAD: Handlers = simd!(|w, s| {
    let a = *w.row(s.a);
    let mut r = Row::ZERO;
    for i in 0..32 {
        r.0[i] = a.0[i & !3 | s.imm as usize & 3];
    }
    *w.row_mut(s.d) = r;
    Flow::Next
});

/// a * b + c in f32, then optionally converted to f16; `imm` holds the flags.
pub(in crate::exec) const MULTIPLY_ADD: Handlers = plain!(|w, s| {
    let (a, b, c) = (*w.row(s.a), *w.row(s.b), *w.row(s.c));
    let (mut single, mut half) = (w.env32(), w.env16());
    if s.imm & TOWARD_ZERO != 0 {
        (single.round, half.round) = (3, 3);
    }
    let sum = |i: usize| F32::fma(a.0[i].into(), b.0[i].into(), c.0[i].into(), single);
    if s.imm & TO_HALF != 0 {
        // The sum is a result of this instruction, not an operand: it is not flushed before the conversion to f16.
        let kept = Env { flush_in: false, ..single };
        let r = Row(std::array::from_fn(|i| narrow(sum(i), kept, half)));
        w.write_half(s.d, r);
    } else {
        let r = Row(std::array::from_fn(|i| sum(i) as u32));
        w.write(s.d, r);
    }
    Flow::Next
});
