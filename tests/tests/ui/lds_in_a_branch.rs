use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(n: u32, mut out: Out<f32>) {
    if n > 3 {
        let mut tile = Lds::<f32, 64>::new();
        tile[thread_id()] = 1.0;
    }
    out[global_id()] = 1.0;
}

fn main() {}
