use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(x: In<f32>) {
    println!("{}", x[0]);
}

fn main() {}
