use t0::prelude::*;

#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
struct Line {
    slope: f32,
    bias: f32,
    count: u32,
}

#[t0::kernel(block = 64)]
fn k(mut out: Out<Line>) {
    out[global_id()] = Line { slope: 1.0 };
}

fn main() {}
