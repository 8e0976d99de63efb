// The other float methods of std.

#[t0::kernel(block = 64, for(T in [f32, f16, bf16]))]
pub fn arcs<T: Float>(x: In<T>, y: In<T>, mut a: Out<T>, mut b: Out<T>, mut c: Out<T>, mut d: Out<T>) {
    let i = global_id();
    a[i] = x[i].asin();
    b[i] = x[i].acos();
    c[i] = y[i].atan();
    d[i] = y[i].atan2(x[i]);
}

#[t0::kernel(block = 64, for(T in [f32, f16, bf16]))]
pub fn hyperbolics<T: Float>(x: In<T>, mut a: Out<T>, mut b: Out<T>, mut c: Out<T>, mut d: Out<T>) {
    let i = global_id();
    a[i] = x[i].sinh();
    b[i] = x[i].cosh();
    // std's results are infinite for the largest numbers, and the latter loses digits near 1.
    c[i] = (x[i] * T::from_f32(0.125)).asinh();
    d[i] = (x[i].abs() * T::from_f32(0.125) + T::from_f32(1.5)).acosh();
}

#[t0::kernel(block = 64, for(T in [f32, f16, bf16]))]
pub fn near_zero<T: Float>(x: In<T>, mut a: Out<T>, mut b: Out<T>, mut c: Out<T>) {
    let i = global_id();
    a[i] = x[i].exp_m1();
    b[i] = x[i].ln_1p();
    // std's result loses digits near -1.
    c[i] = x[i].abs().atanh();
}

#[t0::kernel(block = 64, for(T in [f32, f16, bf16]))]
pub fn roots<T: Float>(x: In<T>, y: In<T>, mut a: Out<T>, mut b: Out<T>) {
    let i = global_id();
    a[i] = x[i].cbrt();
    b[i] = x[i].hypot(y[i]);
}

#[t0::kernel(block = 64, for(T in [f32, f16, bf16]))]
pub fn to_a_base<T: Float>(x: In<T>, mut a: Out<T>) {
    let i = global_id();
    let big = T::from_f32(3.5);
    a[i] = (x[i].abs() + big).log(T::from_f32(2.0)) * (x[i].abs() + big).log(x[i].abs() + big + big);
}

#[t0::kernel(block = 64, for(T in [f32, f16, bf16]))]
pub fn degrees<T: Float>(x: In<T>, mut a: Out<T>, mut b: Out<T>) {
    let i = global_id();
    a[i] = x[i].to_degrees();
    b[i] = x[i].to_radians();
}

#[t0::kernel(block = 64)]
pub fn sine_and_cosine(x: In<f32>, h: In<f16>, y: In<f64>, mut a: Out<f32>, mut b: Out<f16>, mut c: Out<f64>) {
    let i = global_id();
    // Near zeros of the function the error is absolute.
    let (s, t) = (x[i] * 0.125).sin_cos();
    a[i] = (s + 2.0) * (t + 2.0);
    let (s, t) = h[i].sin_cos();
    b[i] = if s > t { s } else { t } + f16::from_f32(2.0);
    let both = y[i].sin_cos();
    c[i] = if i % 2 == 0 { both.0 } else { both.1 };
}

#[t0::kernel(block = 64)]
pub fn f64_arcs(x: In<f64>, y: In<f64>, mut a: Out<f64>, mut b: Out<f64>, mut c: Out<f64>, mut d: Out<f64>) {
    let i = global_id();
    a[i] = (x[i] * 0.125).asin() + x[i].asin() * 0.0;
    b[i] = (x[i] * 0.125).acos();
    c[i] = y[i].atan();
    d[i] = y[i].atan2(x[i]);
}

#[t0::kernel(block = 64)]
pub fn f64_hyperbolics(x: In<f64>, mut a: Out<f64>, mut b: Out<f64>, mut c: Out<f64>, mut d: Out<f64>) {
    let i = global_id();
    a[i] = x[i].sinh();
    b[i] = x[i].cosh();
    c[i] = (x[i] * 1e-3).asinh();
    d[i] = (x[i].abs() * 1e-3 + 1.5).acosh();
}

#[t0::kernel(block = 64)]
pub fn f64_near_zero(x: In<f64>, mut a: Out<f64>, mut b: Out<f64>, mut c: Out<f64>, mut d: Out<f64>) {
    let i = global_id();
    a[i] = x[i].exp_m1();
    b[i] = x[i].ln_1p();
    // std's result loses digits near -1.
    c[i] = x[i].abs().atanh();
    d[i] = (x[i].abs() + 3.5).log(2.5);
}

#[t0::kernel(block = 64)]
pub fn f64_cube_roots(x: In<f64>, y: In<f64>, mut a: Out<f64>, mut b: Out<f64>, mut c: Out<f64>, mut d: Out<f64>) {
    let i = global_id();
    a[i] = x[i].cbrt();
    b[i] = x[i].hypot(y[i]);
    c[i] = x[i].to_degrees();
    d[i] = x[i].to_radians();
}

/// Every pair of special values, and the sign of the result.
#[t0::kernel(block = 64)]
pub fn pairs_that_stand_alone(mut a: Out<f32>, mut b: Out<f64>, mut signs: Out<u32>) {
    const ALONE: [f32; 11] =
        [0.0, -0.0, 1.0, -1.0, f32::INFINITY, f32::NEG_INFINITY, f32::NAN, 1e-45, f32::MIN_POSITIVE, f32::MAX, f32::MIN];
    let i = global_id();
    let (y, x) = (ALONE[(i % 11) as usize], ALONE[(i / 11 % 11) as usize]);
    let (dy, dx) = (f64::from(y), f64::from(x));
    let angle = y.atan2(x);
    let wide = dy.atan2(dx);
    a[i] = if i % 2 == 0 { angle } else { y.hypot(x) };
    b[i] = if i % 2 == 0 { wide } else { dy.hypot(dx) };
    let sign = if angle.is_nan() { 2 } else { angle.is_sign_negative() as u32 };
    signs[i] = sign * 3 + if wide.is_nan() { 2 } else { wide.is_sign_negative() as u32 };
}

/// Signs of zeros, and values at the ends of the range.
#[t0::kernel(block = 64)]
pub fn ends(mut a: Out<f32>, mut b: Out<f64>, mut signs: Out<u32>) {
    const ALONE: [f64; 16] = [
        0.0, -0.0, 1.0, -1.0, 2.0, -2.0, f64::INFINITY, f64::NEG_INFINITY, f64::NAN, 5e-324, 1e-45, 88.7, 89.5, 709.5,
        711.0, -800.0,
    ];
    let i = global_id();
    let y = ALONE[(i % 16) as usize];
    let x = y as f32;
    let (p, q) = match i / 16 % 12 {
        0 => (x.asin(), y.asin()),
        1 => (x.acos(), y.acos()),
        2 => (x.atan(), y.atan()),
        3 => (x.sinh(), y.sinh()),
        4 => (x.cosh(), y.cosh()),
        5 => (x.asinh(), y.asinh()),
        6 => (x.acosh(), y.acosh()),
        7 => (x.atanh(), y.atanh()),
        8 => (x.exp_m1(), y.exp_m1()),
        9 => (x.ln_1p(), y.ln_1p()),
        10 => (x.cbrt(), y.cbrt()),
        _ => (x.log(2.0), y.log(2.0)),
    };
    a[i] = p;
    b[i] = q;
    let sign = |negative: bool, nan: bool| if nan { 2u32 } else { negative as u32 };
    signs[i] = sign(p.is_sign_negative(), p.is_nan()) * 3 + sign(q.is_sign_negative(), q.is_nan());
}

/// Uniform values stay uniform.
#[t0::kernel(block = 64)]
pub fn words_of_all(x: f32, y: f64, each: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    let mut sum = 0.0;
    if x.atan2(3.0) + x.sinh() > 0.5 && y.cbrt().ln_1p() > 0.25 {
        sum += wave::max(each[i]);
    }
    let mut k = x;
    while k.hypot(0.5) > 0.75 {
        k = k.asinh() * 0.75;
        sum += 1.0;
    }
    out[i] = if each[i] > 0.0 { sum + each[i].exp_m1() } else { sum };
}

#[t0::kernel(block = 64, fast_math)]
pub fn words_fast(x: In<f32>, y: In<f64>, mut a: Out<f32>, mut b: Out<f32>, mut c: Out<f64>) {
    let i = global_id();
    a[i] = x[i].sinh() + x[i].atan() * 4.0 + x[i].cbrt();
    b[i] = (x[i].abs() + 1.5).acosh() + x[i].hypot(3.0) + (x[i] * 0.125).asin();
    c[i] = y[i].cosh() * (y[i].abs() + 2.0).log(3.0);
}
