//! A file of its own shadows names of kernels for rustc alone.

#[path = "shadowed/plain.rs"]
mod plain;

mod lib {
    use t0::prelude::*;

    #[t0::device]
    pub fn put(out: &mut Out<f32>, i: u32, v: f32) {
        out[i] = v;
    }

    #[t0::constant]
    pub const SCALE: f32 = 2.0;
}

mod function {
    use super::lib::*;
    use super::plain::put;
    use t0::prelude::*;

    #[t0::kernel(block = 32)]
    pub fn k(x: In<f32>, mut out: Out<f32>) {
        let i = global_id();
        put(&mut out, i, x[i]);
    }
}

mod constant {
    use super::lib::*;
    use super::plain::SCALE;
    use t0::prelude::*;

    #[t0::kernel(block = 32)]
    pub fn k(x: In<f32>, mut out: Out<f32>) {
        let i = global_id();
        out[i] = x[i] * SCALE;
    }
}

mod builtins {
    use super::plain::{lane, wave};
    use t0::prelude::*;

    #[t0::kernel(block = 32)]
    pub fn k(x: In<f32>, mut out: Out<f32>) {
        let i = global_id();
        out[i] = wave::sum(x[i]) + lane() as f32;
    }
}

mod scalar {
    use super::plain::Real as f32;

    #[t0::device]
    pub fn twice(x: f32) -> f32 {
        x + x
    }
}

mod methods {
    use super::plain::{Length, Ratio};
    use t0::prelude::{In, Out, global_id};

    #[t0::kernel(block = 32)]
    pub fn k(x: In<f32>, mut out: Out<f32>) {
        let i = global_id();
        out[i] = x[i].rcp() + x.len() as f32;
    }
}

mod bound {
    use t0::prelude::*;

    pub trait Real: Float {}

    #[t0::device]
    pub fn twice<T: Real>(x: T) -> T {
        x + x
    }
}

fn main() {}
