use t0::prelude::*;

mod approximate {
    use t0::prelude::*;

    const PI: f32 = 3.1416;

    #[t0::kernel(block = 64)]
    pub fn circles(x: In<f32>, mut out: Out<f32>) {
        out[global_id()] = x[global_id()] * PI;
    }
}

mod of_constants {
    use core::f32::consts::PI;

    #[t0::constant]
    pub const HALF: f32 = PI / 2.0;
}

#[t0::kernel(block = 64)]
pub fn halves(x: In<f32>, mut out: Out<f32>) {
    out[global_id()] = x[global_id()] * of_constants::HALF;
}

fn main() {}
