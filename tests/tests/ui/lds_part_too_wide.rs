use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(mut out: Out<f32>) {
    let mut pair = Lds::<f32, 2>::new();
    pair[thread_id() % 2] = 1.0;
    barrier();
    let four = pair.slice(0, 4).load::<4>(0);
    out[global_id()] = four[0];
}

fn main() {}
