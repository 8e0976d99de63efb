use t0::prelude::*;

#[t0::kernel(block = 64)]
fn shifts(n: u32, y: f32, mut out: Out<u32>) {
    out[0] = n << 1.0;
    out[1] = n >> y;
    out[2] = n << true;
}

#[t0::kernel(block = 64)]
fn literals(y: f32, mut out: Out<f32>) {
    out[0] = 2 * y;
    out[1] = y - 1;
    let n = 7u32.max(1.0);
}

#[t0::kernel(block = 64)]
fn casts(n: u32, y: f32, mut out: Out<f32>) {
    let a = [n, 2] as [f32; 2];
    let b = n as [u32; 2];
    let c = (n, n) as u32;
    out[0] = a[0];
}

#[t0::kernel(block = 64)]
fn lengths(n: u32, mut out: Out<u32>) {
    let mut tile = Lds::<f32, n>::new();
    let a = [0u32; n];
    let s: &[u32] = n;
}

#[t0::kernel(block = 64)]
fn counts(mut out: Out<u32>) {
    let (a, b) = (1, 2, 3);
    let [c, d] = [1, 2, 3];
    let (e, f) = 1;
    match (1, 2) {
        (1, 2, 3) => {}
        _ => {}
    }
}

fn main() {}
