// The methods of f32 on f16 and bf16: computed in f32, rounded back.

#[t0::kernel(block = 64, for(T in [f32, f16, bf16]))]
pub fn exact_words<T: Float>(x: In<T>, y: In<T>, mut a: Out<T>, mut b: Out<T>) {
    let i = global_id();
    let (p, q) = (x[i], y[i]);
    a[i] = match i % 8 {
        0 => p.abs().sqrt(),
        1 => p.floor() + q.ceil(),
        2 => p.trunc() - q.fract(),
        3 => p.round() * q.signum(),
        4 => p.round_ties_even().copysign(q),
        5 => p.mul_add(q, p),
        6 => q.recip(),
        _ => p.powi(3),
    };
    let least = T::from_f32(0.25);
    b[i] = if i % 2 == 0 { p.abs().min(q.abs()) } else { p.abs().max(least).clamp(least, T::from_f32(3.0)) };
}

#[t0::kernel(block = 64)]
pub fn words_of_f16(x: In<f16>, y: In<f16>, mut a: Out<f16>, mut b: Out<f16>) {
    let i = global_id();
    a[i] = (x[i].abs() % f16::from_f32(1.5)).mul_add(y[i], x[i].floor());
    b[i] = x[i].signum().copysign(y[i]) * y[i].abs().sqrt();
}

#[t0::kernel(block = 64, for(T in [f32, f16, bf16]))]
pub fn near_words<T: Float>(x: In<T>, mut a: Out<T>, mut b: Out<T>) {
    let i = global_id();
    let v = T::from_f32(x[i].to_f32().clamp(-8.0, 8.0));
    let w = v.abs() + T::from_f32(0.5);
    a[i] = match i % 8 {
        0 => v.exp(),
        1 => v.exp2(),
        2 => w.ln(),
        3 => w.log2(),
        4 => v.sin(),
        5 => v.cos(),
        6 => v.tanh(),
        _ => v.erf(),
    };
    b[i] = match i % 4 {
        0 => w.rsqrt(),
        1 => w.rcp(),
        2 => w.powf(v),
        _ => w.log10(),
    };
}
