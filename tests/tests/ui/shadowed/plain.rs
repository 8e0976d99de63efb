use t0::Out;

pub fn put(out: &mut Out<f32>, i: u32, v: f32) {
    out[i] = v + 1.0;
}

pub fn lane() -> u32 {
    7
}

pub mod wave {
    pub fn sum(x: f32) -> f32 {
        x
    }
}

pub const SCALE: f32 = 1000.0;

pub type Real = f64;

pub trait Length {
    fn len(self) -> u32;
}

impl Length for t0::In<f32> {
    fn len(self) -> u32 {
        7
    }
}

pub trait Ratio {
    fn rcp(self) -> f32;
}

impl Ratio for f32 {
    fn rcp(self) -> f32 {
        7.0
    }
}
