use t0::prelude::*;

#[t0::kernel(block = 64)]
fn over_memory(x: In<f32>, mut out: Out<f32>) {
    let mut tile = Lds::<f32, 64>::new();
    out[0] = x.iter().map(|v| v + 1.0).sum();
    for (i, v) in tile.iter().enumerate() {
        out[i as u32] = *v;
    }
    for v in &x {
        out[1] = *v;
    }
    let all = x.into_iter();
}

#[t0::kernel(block = 64)]
fn words(mut out: Out<f32>) {
    let a = [1.0, 2.0, 3.0];
    out[0] = a.iter().copied().fold(0.0, f32::max);
    out[1] = a.iter().max().unwrap();
    let b: [f32; 3] = a.iter().map(|v| v * 2.0).collect();
    for w in a.windows(2) {
        out[2] = w[0];
    }
    let at = a.iter().rposition(|v| *v > 1.0);
    for v in a.iter().enumerat() {
        out[3] = v.1;
    }
    a.iter().for_each(|v| out[4] = *v);
    let back = a.iter().rev();
    let pairs = (0..3).zip(a);
    let elements = a.iter();
    for v in a.iter().sum::<f32>() {
        out[5] = v;
    }
    for v in a.iter().chain(a.iter()) {
        out[6] = *v;
    }
}

#[t0::kernel(block = 64)]
fn arguments(n: u32, mut out: Out<f32>) {
    let a = [1.0, 2.0, 3.0];
    for v in a.iter().take() {}
    for v in a.iter().take(n) {}
    for v in a.iter().step_by(0) {}
    for v in a.into_iter().copied() {}
    for k in (0..n).take(3).rev() {}
    for (v, k) in a.iter().zip(0..n).rev() {}
    for (k, v) in (0..n).zip(3) {}
    for v in a.iter().map(2.0) {}
    for v in a.iter().map(|v, w| v + w) {}
    for k in (0..).zip(a) {}
}

#[t0::device]
fn half(x: f32) -> f32 {
    x * 0.5
}

#[t0::kernel(block = 64)]
fn values(h: In<f16>, mut out: Out<f32>) {
    let a = [1.0f32, 2.0, 3.0];
    let halves = [h[0], h[1]];
    let flags = [a[0] > a[1], true];
    let above = a.iter().filter(|v| v > 1.0).count();
    let any = a.iter().any(|v| v > 1.0);
    out[0] = halves.iter().map(|h| *h).sum();
    let count: u32 = flags.iter().sum();
    let rounded = a.iter().sum::<u32>();
    for v in a.iter() {
        out[1] = half(v);
    }
    for (i, v, w) in a.iter().enumerate() {}
    for &v in a {}
    for v in a.iter() {
        *v = 1.0;
    }
}

#[t0::kernel(block = 64)]
fn changes(mut x: InOut<f32>, mut out: Out<f32>) {
    let a = [1.0f32, 2.0, 3.0];
    for v in a.iter_mut() {
        *v = 1.0;
    }
    let mut b = a;
    let sum: f32 = b.iter_mut().map(|v| *v).sum();
    for p in b.iter_mut().enumerate() {
        *p.1 = 1.0;
    }
    for v in x.iter_mut() {
        *v = 1.0;
    }
    for v in b.iter_mut() {
        v = 1.0;
    }
    let any = b.iter_mut().any(|v| *v > 1.0);
    let set = |k: f32| {
        for v in b.iter_mut() {
            *v = k;
        }
    };
    set(1.0);
}

fn main() {}
