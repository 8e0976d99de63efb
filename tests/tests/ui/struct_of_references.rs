#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
struct Borrows {
    first: &'static f32,
    rest: [usize; 2],
}

fn main() {}
