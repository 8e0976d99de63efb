use t0::prelude::*;

#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
struct Line {
    slope: f32,
    bias: f32,
}

impl Line {
    fn at(self, x: f32) -> f32 {
        self.slope * x + self.bias
    }
}

#[t0::kernel(block = 64)]
fn k(line: Line, x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    out[i] = line.at(x[i]);
}

fn main() {
    let _ = Line { slope: 1.0, bias: 2.0 }.at(3.0);
}
