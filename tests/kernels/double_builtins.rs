// Approximate methods of f64.

#[t0::kernel(block = 64)]
pub fn f64_exponentials(x: In<f64>, y: In<f64>, mut a: Out<f64>, mut b: Out<f64>, mut c: Out<f64>, mut d: Out<f64>) {
    let i = global_id();
    a[i] = x[i].exp();
    b[i] = x[i].exp2();
    c[i] = x[i].tanh();
    d[i] = (y[i] * 1e-9).exp();
}

#[t0::kernel(block = 64)]
pub fn f64_logarithms(x: In<f64>, mut a: Out<f64>, mut b: Out<f64>, mut c: Out<f64>) {
    let i = global_id();
    a[i] = x[i].ln();
    b[i] = x[i].log2();
    c[i] = x[i].log10();
}

#[t0::kernel(block = 64)]
pub fn f64_trigonometry(x: In<f64>, mut a: Out<f64>, mut b: Out<f64>, mut c: Out<f64>) {
    let i = global_id();
    a[i] = x[i].sin();
    b[i] = x[i].cos();
    c[i] = x[i].tan();
}

#[t0::kernel(block = 64)]
pub fn f64_powers(x: In<f64>, y: In<f64>, mut a: Out<f64>, mut b: Out<f64>, mut c: Out<f64>) {
    let i = global_id();
    a[i] = x[i].powf(y[i]);
    b[i] = x[i].abs().powf(y[i] * 1e-3);
    c[i] = x[i].powf(2.0) * (i as f64 - 2.0).powf(3.0);
}

#[t0::kernel(block = 64)]
pub fn f64_error_function(x: In<f64>, y: In<f64>, mut a: Out<f64>, mut b: Out<f64>) {
    let i = global_id();
    a[i] = x[i].erf();
    b[i] = y[i].erf();
}

#[t0::kernel(block = 64)]
pub fn f64_reciprocals(x: In<f64>, mut a: Out<f64>, mut b: Out<f64>) {
    let i = global_id();
    a[i] = x[i].rcp();
    b[i] = x[i].rsqrt();
}

/// Uniform values stay uniform.
#[t0::kernel(block = 64)]
pub fn f64_words_of_all(x: f64, y: In<f64>, mut out: Out<f64>) {
    let i = global_id();
    let angle = x.sin() + x.cos() * x.exp();
    let mut sum = 0.0;
    if angle.ln() > 0.5 {
        sum += wave::max(y[i]);
    }
    let mut k = x;
    while k.powf(0.5) > 1.0 {
        k = k.tanh() * 0.5 + k * 0.25;
        sum += 1.0;
    }
    out[i] = if y[i] > 0.0 { sum + (y[i] * 0.125).erf() } else { sum };
}

#[t0::kernel(block = 64, fast_math)]
pub fn f64_words_fast(x: In<f64>, mut a: Out<f64>, mut b: Out<f64>, mut c: Out<f64>) {
    let i = global_id();
    a[i] = x[i].exp() * x[i].tanh();
    b[i] = x[i].sin() * x[i].cos() * 2.0;
    c[i] = (x[i].abs() + 1.0).log10() + (x[i].abs() + 1.0).powf(1.5);
}
