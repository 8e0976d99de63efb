use t0::prelude::*;

#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
struct Count {
    hits: u32,
}

#[t0::kernel(block = 64)]
fn k(counts: Atomics<Count>) {
    let _ = counts.len();
}

fn main() {}
