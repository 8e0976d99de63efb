// `as`, with Rust's meaning.

#[t0::kernel(block = 64)]
pub fn casts_from_f32(x: In<f32>, mut a: Out<i8>, mut b: Out<u8>, mut c: Out<i16>, mut d: Out<u16>, mut e: Out<i32>, mut f: Out<u32>) {
    let i = global_id();
    a[i] = x[i] as i8;
    b[i] = x[i] as u8;
    c[i] = x[i] as i16;
    d[i] = x[i] as u16;
    e[i] = x[i] as i32;
    f[i] = x[i] as u32;
}

#[t0::kernel(block = 64)]
pub fn casts_to_f32(a: In<i8>, b: In<u16>, c: In<i32>, d: In<u32>, mut w: Out<f32>, mut x: Out<f32>, mut y: Out<f32>, mut z: Out<f32>) {
    let i = global_id();
    w[i] = a[i] as f32;
    x[i] = b[i] as f32;
    y[i] = c[i] as f32;
    z[i] = d[i] as f32;
}

#[t0::kernel(block = 64)]
pub fn casts_among_integers(x: In<i32>, mut a: Out<i8>, mut b: Out<u8>, mut c: Out<i16>, mut d: Out<u16>, mut e: Out<u32>) {
    let i = global_id();
    a[i] = x[i] as i8;
    b[i] = x[i] as u8;
    c[i] = x[i] as u8 as i8 as i16;
    d[i] = x[i] as i8 as u16;
    e[i] = x[i] as i16 as u32;
}

#[t0::kernel(block = 64, for(T in [f16, bf16]))]
pub fn halves_and_back<T: Float>(x: In<f32>, mut h: Out<T>, mut back: Out<f32>) {
    let i = global_id();
    let t = T::from_f32(x[i]);
    h[i] = t;
    back[i] = t.to_f32();
}

#[t0::kernel(block = 64)]
pub fn casts_of_small_types(a: In<u8>, b: In<i8>, c: In<u16>, mut w: Out<i64>, mut x: Out<u64>, mut y: Out<f64>, mut z: Out<f32>) {
    let i = global_id();
    w[i] = b[i] as i64 + a[i] as i64;
    x[i] = b[i] as u64 ^ c[i] as u64;
    y[i] = b[i] as f64 + c[i] as f64;
    z[i] = a[i] as f32 - b[i] as f32;
}

#[t0::kernel(block = 64)]
pub fn casts_of_bools(x: In<i32>, mut a: Out<u8>, mut b: Out<u64>, mut c: Out<f32>) {
    let i = global_id();
    let positive = x[i] > 0;
    a[i] = positive as u8;
    b[i] = positive as u64 + (x[i] == 0) as u64;
    c[i] = (positive as u32) as f32;
}

#[t0::kernel(block = 64)]
pub fn bits_of_floats(x: In<f32>, y: In<f64>, h: In<f16>, mut a: Out<u32>, mut b: Out<u64>, mut c: Out<u16>) {
    let i = global_id();
    a[i] = x[i].to_bits().rotate_left(8);
    b[i] = y[i].to_bits() >> 3;
    c[i] = f16::from_bits(h[i].to_bits() ^ 0x8000).to_bits();
}
