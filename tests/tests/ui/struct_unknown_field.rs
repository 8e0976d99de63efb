use t0::prelude::*;

#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
struct Line {
    slope: f32,
    bias: f32,
}

#[t0::kernel(block = 64)]
fn k(x: In<Line>, mut out: Out<Line>) {
    let i = global_id();
    out[i] = Line { slop: 1.0, bias: x[i].offset };
    let Line { colour, .. } = x[i];
}

fn main() {}
