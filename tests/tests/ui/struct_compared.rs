use t0::prelude::*;

#[derive(Clone, Copy, PartialEq, t0::Arg)]
#[repr(C)]
struct Line {
    slope: f32,
    bias: f32,
}

#[t0::kernel(block = 64)]
fn k(line: Line, x: In<Line>, mut out: Out<u32>) {
    let i = global_id();
    if x[i] == line {
        out[i] = 1;
    }
}

fn main() {}
