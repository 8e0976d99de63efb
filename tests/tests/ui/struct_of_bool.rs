#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
struct Lamp {
    bright: f32,
    on: bool,
}

fn main() {}
