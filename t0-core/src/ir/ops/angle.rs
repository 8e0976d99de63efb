//! 2/pi for angles of any size.

use super::scalar::double::ldexp;
use t0_isa::isa::TWO_OVER_PI;

/// [`super::BinOp::FTwoOverPi`], as `v_trig_preop_f64` does it.
pub(super) fn two_over_pi(x: u64, group: u32) -> f64 {
    let exponent = (x >> 52 & 0x7FF) as u32;
    let first = (group & 31) * 53 + exponent.saturating_sub(1077);
    let bit = |i: u32| match TWO_OVER_PI.get((i / 64) as usize) {
        Some(word) if i < 1201 => word >> (63 - i % 64) & 1,
        _ => 0,
    };
    let field = (first..first + 53).fold(0, |all, i| all << 1 | bit(i));
    let up = if exponent >= 1968 { 128 } else { 0 };
    ldexp(field as f64, up - 53 - first as i32)
}
