use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(x: In<f16x2>, y: In<bf16x2>, h: In<f16>, f: f32, mut out: Out<f16x2>) {
    let i = global_id();
    let p = x[i];
    out[i] = p + y[i];
    out[i] = p * h[i];
    out[i] = p - f;
    out[i] = f16x2::new(f, f);
    out[i] = f16x2::from_f32(f, f);
    out[i] = [h[i], h[i]];
    out[i] = [f, f];
    out[i] = y[i].mul_add(p, p);
    out[i] = y[i] as f16x2;
    let wide: [f32; 2] = p;
    let narrow: f16 = p;
    let bits: u32 = p as u32;
}

fn main() {}
