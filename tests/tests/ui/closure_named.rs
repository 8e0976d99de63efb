use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    let mut sum = 0.0;
    let mut add = |v: f32| sum += v;
    add(x[i]);
    let kept = move |v: f32| v + sum;
    let sixth = |v: u32| v / 6;
    let again = sixth;
    out[i] = kept(1.0) + sixth(1, 2) as f32 + sixth(x[i]) as f32;
}

#[t0::kernel(block = 64)]
fn reduces(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    let of_one = |v: f32| v;
    let of_words = |a: u32, b: u32| a.max(b);
    out[i] = wave::reduce(x[i], of_one) + wave::reduce(x[i], of_words);
}

#[t0::kernel(block = 64)]
fn in_circles(x: In<f32>, mut out: Out<f32>) {
    let halved = |v: f32| if v > 1.0 { halved(v * 0.5) } else { v };
    out[global_id()] = halved(x[global_id()]);
}

fn main() {}
