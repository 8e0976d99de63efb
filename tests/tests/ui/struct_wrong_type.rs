use t0::prelude::*;

#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
struct Line {
    slope: f32,
    bias: f32,
}

#[t0::kernel(block = 64)]
fn k(line: Line, n: u32, mut out: Out<Line>) {
    let i = global_id();
    out[i] = Line { slope: n, bias: 0.0 };
    out[i].bias = line;
}

fn main() {}
