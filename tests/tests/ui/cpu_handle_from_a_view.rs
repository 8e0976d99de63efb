//! Only a run makes handles of views: nothing else may say how long they last.

use t0::prelude::*;

fn main() {
    let xs = [1.0f32; 4];
    let x: In<f32> = t0::cpu::View::from(&xs).input();
    let y = In::of(&t0::cpu::View::from(&xs));
    let _ = (x[0], y);
}
