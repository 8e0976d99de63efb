use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(x: In<u64>, mut y: InOut<u32>) {
    let i = global_id();
    core::mem::swap(&mut y[i], &mut y[i + 1]);
    y[i] = u32::from(x[i]);
    let (a, mut b) = (1, 2);
    (a, b) = (b, 3);
}

fn main() {}
