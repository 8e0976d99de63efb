use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(mut out: InOut<f32>) {
    let element = &mut out[global_id()];
    *element = 1.0;
}

fn main() {}
