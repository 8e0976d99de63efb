use t0::prelude::*;

#[t0::kernel(block = 64, vgprs <= 2)]
fn k(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    let a: [f32; 4] = x.load(i * 4);
    out.store(i * 4, [a[3], a[2], a[1], a[0]]);
}

fn main() {}
