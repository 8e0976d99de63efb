#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
struct Gap {
    id: u8,
    weight: f32,
}

#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
struct Tail {
    weight: f64,
    id: u16,
}

fn main() {}
