use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(x: In<f16x2>, y: In<bf16x2>, mut out: Out<f16x2>) {
    let i = global_id();
    let (p, q) = (x[i], y[i]);
    out[i] = p / p;
    out[i] = p.sqrt();
    out[i] = p & p;
    out[i] = wave::sum(p);
    out[i] = f16x2::zero();
    if p == p || q < q {
        out[i] = -p;
    }
    t0::print!("{p:?}");
}

#[t0::kernel(block = 64)]
fn a(x: Atomics<f16x2>) {
    x.add(0, f16x2::from_bits(0));
}

fn main() {}
