// Less common methods.

#[t0::kernel(block = 64)]
pub fn powf_of_small(x: In<f32>, y: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    out[i] = x[i].abs().powf(y[i]);
}

#[t0::kernel(block = 64)]
pub fn powf_of_all(x: In<f32>, y: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    out[i] = x[i].powf(y[i]) + x[i].powf(3.0) * 0.0;
}

#[t0::kernel(block = 64)]
pub fn error_function(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    out[i] = x[i].erf();
}

#[t0::kernel(block = 64)]
pub fn reciprocals(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    out[i] = x[i].rcp();
}

#[t0::kernel(block = 64)]
pub fn logarithm_to_ten(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    out[i] = (x[i].abs() + 2.0).log10();
}

#[t0::kernel(block = 64)]
pub fn tangent(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    out[i] = (x[i] * 0.18).tan() + 3.0;
}

#[t0::kernel(block = 64)]
pub fn fractions_and_signs(x: In<f32>, mut a: Out<f32>, mut b: Out<u32>) {
    let i = global_id();
    a[i] = x[i].fract();
    b[i] = x[i].is_sign_negative() as u32 + 2 * x[i].is_sign_positive() as u32;
}

#[t0::kernel(block = 64)]
pub fn saturating_i32(x: In<i32>, y: In<i32>, mut a: Out<i32>, mut b: Out<i32>, mut c: Out<i32>) {
    let i = global_id();
    a[i] = x[i].saturating_add(y[i]);
    b[i] = x[i].saturating_sub(y[i]);
    c[i] = x[i].saturating_mul(y[i]);
}

#[t0::kernel(block = 64)]
pub fn saturating_u32(x: In<u32>, y: In<u32>, mut a: Out<u32>, mut b: Out<u32>) {
    let i = global_id();
    a[i] = x[i].saturating_mul(y[i]);
    b[i] = x[i].swap_bytes() ^ y[i].count_zeros() ^ (y[i] | 1).ilog2();
}

#[t0::kernel(block = 64)]
pub fn saturating_i8(x: In<i8>, y: In<i8>, mut a: Out<i8>, mut b: Out<i8>, mut c: Out<i8>) {
    let i = global_id();
    a[i] = x[i].saturating_add(y[i]);
    b[i] = x[i].saturating_sub(y[i]);
    c[i] = x[i].saturating_mul(y[i]);
}

#[t0::kernel(block = 64)]
pub fn saturating_u16(x: In<u16>, y: In<u16>, mut a: Out<u16>, mut b: Out<u16>, mut c: Out<u16>) {
    let i = global_id();
    a[i] = x[i].saturating_add(y[i]);
    b[i] = x[i].saturating_sub(y[i]) ^ y[i].swap_bytes();
    c[i] = x[i].saturating_mul(y[i]);
}

#[t0::kernel(block = 64)]
pub fn saturating_i64(x: In<i64>, y: In<i64>, mut a: Out<i64>, mut b: Out<i64>, mut c: Out<i64>) {
    let i = global_id();
    a[i] = x[i].saturating_add(y[i]);
    b[i] = x[i].saturating_sub(y[i]);
    c[i] = x[i].saturating_mul(y[i]);
}

#[t0::kernel(block = 64)]
pub fn saturating_u64(x: In<u64>, y: In<u64>, mut a: Out<u64>, mut b: Out<u64>) {
    let i = global_id();
    a[i] = x[i].saturating_mul(y[i]);
    b[i] = (x[i] >> 31).saturating_mul(y[i] >> 30);
}

#[t0::kernel(block = 64)]
pub fn wrapping_forms(x: In<i32>, y: In<i32>, mut a: Out<i32>, mut b: Out<i32>) {
    let i = global_id();
    let d = if y[i] == 0 { 1 } else { y[i] };
    a[i] = x[i].wrapping_neg() ^ x[i].wrapping_abs() ^ x[i].wrapping_shl(y[i] as u32) ^ x[i].wrapping_shr(y[i] as u32);
    b[i] = x[i].wrapping_div(d) ^ x[i].wrapping_rem(d) ^ x[i].wrapping_pow(3);
}

#[t0::kernel(block = 64)]
pub fn euclidean(x: In<i32>, y: In<i32>, mut a: Out<i32>, mut b: Out<i32>) {
    let i = global_id();
    let d = if y[i] == 0 || y[i] == -1 { 7 } else { y[i] };
    a[i] = x[i].div_euclid(d);
    b[i] = x[i].rem_euclid(d);
}

/// Products of arrays, of even and odd lengths.
#[t0::kernel(block = 64, for(T in [f32, f16, bf16]))]
pub fn dots_of_arrays<T: Float>(x: In<T>, y: In<T>, mut out: Out<f32>) {
    let i = global_id();
    let a = [x[i], x[0], x[i / 2]];
    let b = core::array::from_fn::<T, 3, _>(|k| y[i / (k as u32 + 1)]);
    out[i] = a.dot(b, 0.5) - [y[0], x[i]].dot([a[1], b[2]], 1.0);
}

/// A method's name can also be the name of a user function.
#[t0::device]
fn dot(a: [f32; 3], b: [f32; 3]) -> f32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

#[t0::kernel(block = 64)]
pub fn dots_of_ones_own(x: In<f32>, mut out: Out<f32>) {
    let v = [x[global_id()], x[0], 1.5];
    out[global_id()] = dot(v, v);
}
