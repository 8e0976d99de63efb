use t0::prelude::*;

#[t0::device]
fn sum(part: &LdsDyn<f32>) -> f32 {
    let mut sum = 0.0;
    for k in 0..part.len() {
        sum += part[k];
    }
    sum
}

#[t0::kernel(block = 64)]
fn k(mut out: Out<f32>) {
    let mut tile = Lds::<f32, 64>::new();
    tile[thread_id()] = 1.0;
    barrier();
    out[global_id()] = sum(&tile);
}

fn main() {}
