use t0::prelude::*;

#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
struct Count {
    hits: u32,
}

#[t0::kernel(block = 64)]
fn k(x: In<Count>, mut out: Out<Count>) {
    let i = global_id();
    let four = x.load::<4>(4 * i);
    out[i] = four[0];
}

fn main() {}
