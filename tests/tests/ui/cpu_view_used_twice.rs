//! Two arguments that lanes write are never the same elements.

use t0::prelude::*;

#[t0::kernel(block = 32)]
fn swap(mut x: InOut<f32>, mut y: InOut<f32>) {
    let i = global_id();
    let a = x[i];
    x[i] = y[i];
    y[i] = a;
}

fn main() {
    let mut ys = [0.0; 4];
    swap::on_cpu(&mut ys, &mut ys).over(4).run().unwrap();
}
