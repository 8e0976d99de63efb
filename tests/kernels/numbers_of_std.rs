// Methods of numbers that are composed of others: Euclidean division of floats, high halves of products, bytes.

#[t0::kernel(block = 64)]
pub fn euclid_f32(x: In<f32>, y: In<f32>, mut q: Out<f32>, mut r: Out<f32>) {
    let i = global_id();
    q[i] = x[i].div_euclid(y[i]);
    r[i] = x[i].rem_euclid(y[i]);
}

#[t0::kernel(block = 64)]
pub fn euclid_f64(x: In<f64>, y: In<f64>, mut q: Out<f64>, mut r: Out<f64>) {
    let i = global_id();
    q[i] = x[i].div_euclid(y[i]);
    r[i] = x[i].rem_euclid(y[i]);
}

#[t0::kernel(block = 64, for(T in [f32, f16, bf16]))]
pub fn euclid<T: Float>(x: In<T>, y: In<T>, mut q: Out<T>, mut r: Out<T>) {
    let i = global_id();
    q[i] = x[i].div_euclid(y[i]);
    r[i] = x[i].rem_euclid(y[i]);
}

#[t0::kernel(block = 64)]
pub fn angles(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    out[i] = x[i].rem_euclid(360.0) + (-30.0f32).rem_euclid(360.0);
}

#[t0::kernel(block = 64)]
pub fn high_unsigned(a: In<u8>, b: In<u16>, c: In<u32>, d: In<u64>, mut p: Out<u8>, mut q: Out<u16>, mut r: Out<u32>, mut s: Out<u64>) {
    let i = global_id();
    p[i] = a[i].mul_hi(200);
    q[i] = b[i].mul_hi(b[i]);
    r[i] = c[i].mul_hi(c[i] ^ 0xFFFF_0000);
    s[i] = d[i].mul_hi(d[i] ^ 0xFFFF_0000_FFFF);
}

#[t0::kernel(block = 64)]
pub fn high_signed(a: In<i8>, b: In<i16>, c: In<i32>, d: In<i64>, mut p: Out<i8>, mut q: Out<i16>, mut r: Out<i32>, mut s: Out<i64>) {
    let i = global_id();
    p[i] = a[i].mul_hi(-128);
    q[i] = b[i].mul_hi(b[i]);
    r[i] = c[i].mul_hi(!c[i]);
    s[i] = d[i].mul_hi(!d[i] >> 3);
}

#[t0::kernel(block = 64)]
pub fn bytes_of_integers(a: In<u8>, b: In<i16>, c: In<u32>, d: In<i64>, mut p: Out<[u8; 1]>, mut q: Out<[u8; 2]>, mut r: Out<[u8; 4]>, mut s: Out<[u8; 8]>) {
    let i = global_id();
    p[i] = a[i].to_ne_bytes();
    q[i] = b[i].to_be_bytes();
    r[i] = c[i].to_le_bytes();
    s[i] = d[i].to_be_bytes();
}

#[t0::kernel(block = 64)]
pub fn integers_of_bytes(a: In<[u8; 1]>, b: In<[u8; 2]>, c: In<[u8; 4]>, d: In<[u8; 8]>, mut p: Out<i8>, mut q: Out<i16>, mut r: Out<u32>, mut s: Out<u64>) {
    let i = global_id();
    p[i] = i8::from_ne_bytes(a[i]);
    q[i] = i16::from_be_bytes(b[i]);
    r[i] = u32::from_ne_bytes(c[i]);
    s[i] = u64::from_le_bytes(d[i]) ^ u64::from_be_bytes(d[i]);
}

#[t0::kernel(block = 64)]
pub fn bytes_of_floats(a: In<f16>, b: In<bf16>, c: In<f32>, d: In<f64>, mut p: Out<[u8; 2]>, mut q: Out<[u8; 2]>, mut r: Out<[u8; 4]>, mut s: Out<[u8; 8]>) {
    let i = global_id();
    p[i] = a[i].to_le_bytes();
    q[i] = b[i].to_be_bytes();
    r[i] = c[i].to_be_bytes();
    s[i] = d[i].to_ne_bytes();
}

#[t0::kernel(block = 64)]
pub fn floats_of_bytes(a: In<[u8; 2]>, c: In<[u8; 4]>, d: In<[u8; 8]>, mut p: Out<f16>, mut q: Out<bf16>, mut r: Out<f32>, mut s: Out<f64>) {
    let i = global_id();
    p[i] = f16::from_le_bytes(a[i]);
    q[i] = bf16::from_be_bytes(a[i]);
    r[i] = f32::from_ne_bytes(c[i]);
    s[i] = f64::from_be_bytes(d[i]);
}

#[t0::kernel(block = 64)]
pub fn inclusive_steps(mut out: Out<u32>) {
    let mut sum = 0u32;
    for k in (0u8..=255).step_by(51) {
        sum += k as u32;
    }
    out[global_id()] = sum;
}

#[t0::kernel(block = 64)]
pub fn inclusive_steps_of_all(x: In<u32>, first: In<i8>, mut narrow: Out<u32>, mut wide: Out<u32>, mut chained: Out<u32>) {
    let i = global_id();
    let step = (x[i] % 90) as usize + 1;
    let mut n = 0u32;
    for k in (first[i]..=127).step_by(step) {
        n = n.wrapping_mul(31).wrapping_add(k as u32);
    }
    narrow[i] = n;
    let mut n = 0u32;
    for k in (u64::MAX - 200..=u64::MAX).step_by(step) {
        n = n.wrapping_mul(31).wrapping_add(k as u32);
    }
    for k in (i32::MIN..=i32::MAX).step_by(0x7FFF_FFFF) {
        n = n.wrapping_mul(31).wrapping_add(k as u32);
    }
    wide[i] = n;
    chained[i] = (0..3u32).zip((250u8..=255).step_by(2)).fold(0, |n, (j, k)| 31 * n + j + k as u32)
        + (9u32..=8).step_by(step).count() as u32
        + (7u32..=7).step_by(step).map(|k| k).sum::<u32>();
}

#[t0::kernel(block = 64)]
pub fn unrolled_inclusive_steps(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let table = [x[i] & 1, x[i] & 2, x[i] & 4, x[i] & 8, x[i] & 16];
    let mut n = 0;
    for k in (0..=4usize).step_by(2) {
        n += table[k];
    }
    #[unroll]
    for k in (1..=3usize).step_by(2) {
        n += 100 * table[k];
    }
    out[i] = n;
}
