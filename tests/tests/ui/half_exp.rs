use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(x: In<bf16>, mut out: Out<bf16>) {
    out[global_id()] = x[global_id()].exp();
}

fn main() {}
