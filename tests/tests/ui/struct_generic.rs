#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
struct Both<T> {
    a: T,
    b: T,
}

fn main() {}
