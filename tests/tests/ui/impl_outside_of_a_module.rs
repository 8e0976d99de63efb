#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
struct Line {
    slope: f32,
    bias: f32,
}

#[t0::device]
impl Line {
    fn at(self, x: f32) -> f32 {
        self.slope * x + self.bias
    }
}

fn main() {}
