//! Noise of the approximate instructions: steps that move a result by as much as a card's may differ from the rounded
//! one, for [`Options::ulp_noise`](crate::exec::Options::ulp_noise).
//!
//! | instructions | at most |
//! |---|---|
//! | f32 and f16: rcp, rsq, sqrt, exp, log; f16: sin, cos | one unit in the last place |
//! | f32: sin, cos | 2^-20 (assumed), and results stay between -1 and 1 |
//! | f64: rcp, rsq, sqrt | 2^29 units in the last place |
//!
//! The distance is a function of the seed, the instruction and the rounded result. So it does not depend on the order
//! of waves, and equal operations have equal results. Zeros, denormal numbers, infinities and NaNs stay as they are,
//! and no result becomes one of them.
use crate::exec::layout::Row;
use crate::exec::step::{Handlers, plain};
use t0_isa::isa::Op;

/// The units in the last place by which a result in f64 may move.
const UNITS64: u64 = 1 << 29;
/// By how much a sine or cosine in f32 may move.
const SINE: f64 = 1.0 / (1 << 20) as f64;

/// A number that looks random and depends on all bits of the arguments (splitmix64).
fn mixed(seed: u64, op: u32, bits: u64) -> u64 {
    let mut z = seed ^ bits.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ u64::from(op) << 47;
    for multiplier in [0xbf58_476d_1ce4_e5b9, 0x94d0_49bb_1331_11eb] {
        z = (z ^ z >> 30).wrapping_mul(multiplier);
        z ^= z >> 29;
    }
    z
}

/// Whether the exponent field of `x` is that of a normal number.
fn is_normal(x: u64, exponent: u64) -> bool {
    x & exponent != 0 && x & exponent != exponent
}

/// `x` moved by at most `units`, unless it or the result is not a normal number.
fn by_units(x: u64, exponent: u64, units: u64, random: u64) -> u64 {
    let moved = x.wrapping_add(random % (2 * units + 1)).wrapping_sub(units);
    if is_normal(x, exponent) && is_normal(moved, exponent) { moved } else { x }
}

fn sine(x: u32, random: u64) -> u32 {
    let value = f32::from_bits(x);
    if !value.is_normal() {
        return x;
    }
    // From -1 to 1.
    let part = (random >> 11) as f64 / (1u64 << 52) as f64 - 1.0;
    ((f64::from(value) + part * SINE) as f32).clamp(-1.0, 1.0).to_bits()
}

/// Moves the f32 of row `a` to row `d`, for the instruction `imm`.
const UNITS_OF_32: Handlers = plain!(|w, s| {
    let seed = w.shared.noise;
    let moved = |x: u32| by_units(x.into(), 0x7f80_0000, 1, mixed(seed, s.imm, x.into())) as u32;
    let r = Row(w.row(s.a).0.map(moved));
    *w.row_mut(s.d) = r;
    Flow::Next
});

/// [`UNITS_OF_32`] for f16 in the low halves.
const UNITS_OF_16: Handlers = plain!(|w, s| {
    let seed = w.shared.noise;
    let moved = |x: u32| {
        let low = u64::from(x & 0xffff);
        x & 0xffff_0000 | by_units(low, 0x7c00, 1, mixed(seed, s.imm, low)) as u32
    };
    let r = Row(w.row(s.a).0.map(moved));
    *w.row_mut(s.d) = r;
    Flow::Next
});

/// [`UNITS_OF_32`] for f64.
const UNITS_OF_64: Handlers = plain!(|w, s| {
    let seed = w.shared.noise;
    let r = w.wide(s.a).map(|x| by_units(x, 0x7ff << 52, UNITS64, mixed(seed, s.imm, x)));
    w.write_wide(s.d, r);
    Flow::Next
});

/// [`UNITS_OF_32`] for sines and cosines.
const SINES: Handlers = plain!(|w, s| {
    let seed = w.shared.noise;
    let r = Row(w.row(s.a).0.map(|x| sine(x, mixed(seed, s.imm, x.into()))));
    *w.row_mut(s.d) = r;
    Flow::Next
});

/// The step after an approximate instruction; `None` for all others.
pub(in crate::exec) fn find(op: Op) -> Option<Handlers> {
    Some(match op {
        Op::v_rcp_f32 | Op::v_rcp_iflag_f32 | Op::v_rsq_f32 | Op::v_sqrt_f32 | Op::v_exp_f32 | Op::v_log_f32 => {
            UNITS_OF_32
        }
        Op::v_sin_f32 | Op::v_cos_f32 => SINES,
        Op::v_rcp_f16 | Op::v_rsq_f16 | Op::v_sqrt_f16 | Op::v_exp_f16 | Op::v_log_f16 => UNITS_OF_16,
        Op::v_sin_f16 | Op::v_cos_f16 => UNITS_OF_16,
        Op::v_rcp_f64 | Op::v_rsq_f64 | Op::v_sqrt_f64 => UNITS_OF_64,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The distances that occur, in units.
    fn distances(x: u64, exponent: u64, units: u64) -> std::collections::BTreeSet<i64> {
        (0..1000).map(|seed| by_units(x, exponent, units, mixed(seed, 3, x)).wrapping_sub(x) as i64).collect()
    }

    #[test]
    fn results_move_by_at_most_the_bound_and_reach_it() {
        assert!(distances(1.5f32.to_bits().into(), 0x7f80_0000, 1).into_iter().eq(-1..=1));
        let wide = distances(1.5f64.to_bits(), 0x7ff << 52, UNITS64);
        let bound = UNITS64 as i64;
        assert!(wide.iter().all(|by| by.abs() <= bound) && wide.iter().any(|by| by.abs() > bound * 9 / 10));
        let sines: Vec<f64> =
            (0..1000).map(|seed| f32::from_bits(sine(0.5f32.to_bits(), mixed(seed, 3, 5))).into()).collect();
        let far = sines.iter().map(|x| (x - 0.5).abs()).fold(0.0, f64::max);
        assert!(far <= SINE && far > 0.9 * SINE, "{far}");
        assert!((0..1000).all(|seed| f32::from_bits(sine(1f32.to_bits(), mixed(seed, 3, 5))) <= 1.0));
    }

    #[test]
    fn special_values_stay_and_none_arises() {
        let special = [0.0, -0.0, 1e-40, f32::INFINITY, f32::NEG_INFINITY, f32::NAN];
        for x in special.map(f32::to_bits) {
            assert_eq!(distances(x.into(), 0x7f80_0000, 1).len(), 1, "{x:#x}");
            assert_eq!(sine(x, 1), x);
        }
        for edge in [f32::MAX, f32::MIN_POSITIVE] {
            let moved = |seed| by_units(edge.to_bits().into(), 0x7f80_0000, 1, mixed(seed, 3, edge.to_bits().into()));
            assert!((0..1000).all(|seed| f32::from_bits(moved(seed) as u32).is_normal()), "{edge}");
        }
    }
}
