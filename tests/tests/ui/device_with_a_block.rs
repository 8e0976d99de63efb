use t0::prelude::*;

#[t0::device(block = 64)]
fn halved(x: f32) -> f32 {
    x / 2.0
}

fn main() {}
