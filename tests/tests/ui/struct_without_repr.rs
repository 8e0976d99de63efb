#[derive(Clone, Copy, t0::Arg)]
struct Line {
    slope: f32,
    bias: f32,
}

fn main() {}
