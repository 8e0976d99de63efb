use t0::prelude::*;

#[t0::kernel(block = 64)]
fn enums(x: In<u32>, mut out: Out<u32>) {
    let nothing = None;
    match x[0] {
        Some(v) => out[0] = v,
        None => {}
    }
    out[1] = x[1].unwrap();
}

#[t0::kernel(block = 64)]
fn heap(n: u32) {
    let a = Box::new(n);
    let b = Vec::new();
    let c = String::from("a");
}

#[t0::kernel(block = 64)]
fn threads_and_iterators(x: In<u32>, mut out: Out<u32>) {
    std::thread::spawn(|| {});
    out[0] = x.iter().map(|v| v + 1).sum();
    out[1] = (0..x.len()).map(|i| x[i]).sum();
    for (i, v) in x.iter().enumerate() {
        out[i] = v;
    }
}

#[t0::kernel(block = 64)]
fn functions(f: &dyn Fn(u32) -> u32, mut out: Out<u32>) {
    out[0] = f(1);
}

#[t0::kernel(block = 64)]
fn methods(n: u32, y: f32, mut out: Out<f32>) {
    out[0] = std::cmp::max(n, 1) as f32;
    out[1] = y.max(n);
}

#[t0::kernel(block = 64)]
fn cuda(mut out: Out<u32>) {
    let i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = 1;
}

fn main() {}
