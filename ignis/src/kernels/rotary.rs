//! Rotary position embedding: the arithmetic that inference and tensors share. A pair `a, b` is rotated by an angle.

/// The angle of a pair at a position, in radians.
#[t0::device]
pub fn angle_of(position: u32, frequency: f32) -> f32 {
    position as f32 * frequency
}

/// The first element of a rotated pair.
#[t0::device]
pub fn rotated_first(a: f32, b: f32, sine: f32, cosine: f32) -> f32 {
    a * cosine - b * sine
}

/// The second element of a rotated pair.
#[t0::device]
pub fn rotated_second(a: f32, b: f32, sine: f32, cosine: f32) -> f32 {
    b * cosine + a * sine
}
