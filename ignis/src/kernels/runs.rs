//! Runs of neighbouring elements.

use t0::prelude::*;

/// Stores eight neighbouring elements, rounded.
#[t0::device]
pub fn store_eight<T: Float>(out: &mut Out<T>, at: u32, v: [f32; 8]) {
    out.store(at, [T::from_f32(v[0]), T::from_f32(v[1]), T::from_f32(v[2]), T::from_f32(v[3])]);
    out.store(at + 4, [T::from_f32(v[4]), T::from_f32(v[5]), T::from_f32(v[6]), T::from_f32(v[7])]);
}
