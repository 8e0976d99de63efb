#[derive(Clone, Copy, t0::Arg)]
#[repr(u32)]
enum Colour {
    Red,
    Green,
}

fn main() {}
