//! A run borrows its arguments until it has ended.

use t0::prelude::*;

#[t0::kernel(block = 32)]
fn double(x: In<f32>, mut y: Out<f32>) {
    y[global_id()] = 2.0 * x[global_id()];
}

fn main() {
    let mut ys = vec![0.0; 4];
    let run = {
        let xs = vec![1.0; 4];
        double::on_cpu(&xs, &mut ys)
    };
    ys[0] = 3.0;
    run.over(4).run().unwrap();
}
