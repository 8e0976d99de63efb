#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
union Word {
    bits: u32,
    number: f32,
}

fn main() {}
