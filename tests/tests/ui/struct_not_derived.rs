use t0::prelude::*;

struct Point {
    x: f32,
}

#[t0::kernel(block = 64)]
fn k(mut out: Out<f32>) {
    let p = Point { x: 1.0 };
    out[global_id()] = p.x;
}

fn main() {
    let _ = Point { x: 1.0 }.x;
}
