use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let found: Option<u32> = if x[i] > 3 { Some(x[i]) } else { None };
    out[i] = x[i].checked_add(1).unwrap_or(7);
}

fn main() {}
