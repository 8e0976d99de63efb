use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(n: u32, x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    if n == 0 {
        return;
    }
    for turn in 0..n {
        out[i] = wave::sum(x[i]);
        if x[i] > turn {
            return;
        }
    }
}

fn main() {}
