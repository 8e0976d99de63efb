use t0::prelude::*;

#[derive(Clone, Copy, Debug, t0::Arg)]
#[repr(C)]
struct Line {
    slope: f32,
    bias: f32,
}

#[t0::kernel(block = 64)]
fn k(x: In<Line>) {
    let line = x[global_id()];
    t0::print!("{:?}", line);
}

fn main() {}
