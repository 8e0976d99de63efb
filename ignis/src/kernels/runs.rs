//! Runs of neighbouring elements.

use t0::prelude::*;

/// Stores eight neighbouring elements, rounded.
#[t0::device]
pub fn store_eight<T: Float>(out: &mut Out<T>, at: u32, v: [f32; 8]) {
    out.store(at, [T::from_f32(v[0]), T::from_f32(v[1]), T::from_f32(v[2]), T::from_f32(v[3])]);
    out.store(at + 4, [T::from_f32(v[4]), T::from_f32(v[5]), T::from_f32(v[6]), T::from_f32(v[7])]);
}

/// The sum of eight neighbouring elements, in pairs.
#[t0::device]
pub fn sum_eight(v: [f32; 8]) -> f32 {
    v[0] + v[1] + (v[2] + v[3]) + (v[4] + v[5] + (v[6] + v[7]))
}

/// The greatest of eight neighbouring elements. A NaN loses to a number.
#[t0::device]
pub fn max_eight(v: [f32; 8]) -> f32 {
    v[0].max(v[1]).max(v[2].max(v[3])).max(v[4].max(v[5]).max(v[6].max(v[7])))
}
