use t0::prelude::*;

#[t0::device]
mod lines {
    #[derive(Clone, Copy, t0::Arg)]
    #[repr(C)]
    pub struct Line {
        pub slope: f32,
        pub bias: f32,
    }

    impl Line {
        pub fn at(self, x: f32) -> f32 {
            self.slope * x + self.bias
        }
        pub fn lift(&mut self, by: f32) {
            self.bias += by;
        }
    }

    pub enum Colour {
        Red,
    }
}

#[t0::kernel(block = 64)]
fn k(line: lines::Line, x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    out[i] = line.at(x[i]);
}

fn main() {}
