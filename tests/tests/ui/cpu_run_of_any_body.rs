//! A body that `#[t0::kernel]` has not read may keep references to elements, so its author vouches for it.

use t0::cpu::{Run, ViewMut};
use t0::prelude::*;

fn main() {
    let mut ys = [1.0f32; 4];
    let body = |(mut a, mut b): (InOut<f32>, InOut<f32>)| core::mem::swap(&mut a[0u32], &mut b[0u32]);
    let (a, b) = ys.split_at_mut(2);
    let run = Run::new("swap", [32, 1, 1], (ViewMut::from(a).in_out(), ViewMut::from(b).in_out()), body);
    run.over(1).run().unwrap();
}
