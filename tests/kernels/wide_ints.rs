// i64 and u64.

#[t0::kernel(block = 64)]
pub fn u64_operators(x: In<u64>, y: In<u64>, mut out: Out<u64>) {
    let i = global_id();
    let (a, b) = (x[i], y[i]);
    let s = (b & 63) as u32;
    out[i] = (a.wrapping_add(b) ^ a.wrapping_mul(b)) | (a & !b) ^ (a << s) ^ (b >> s) ^ a.wrapping_sub(b);
}

#[t0::kernel(block = 64)]
pub fn i64_operators(x: In<i64>, y: In<i64>, mut out: Out<i64>) {
    let i = global_id();
    let (a, b) = (x[i], y[i]);
    let s = b & 63;
    out[i] = (a.wrapping_add(b) ^ a.wrapping_mul(b)) | (a & !b) ^ (a << s) ^ (b >> s) ^ a.wrapping_sub(b) ^ b.wrapping_neg();
}

#[t0::kernel(block = 64)]
pub fn u64_division(x: In<u64>, y: In<u64>, mut q: Out<u64>, mut r: Out<u64>) {
    let i = global_id();
    if y[i] != 0 {
        q[i] = x[i] / y[i];
        r[i] = x[i] % y[i];
    }
}

#[t0::kernel(block = 64)]
pub fn i64_division(x: In<i64>, y: In<i64>, mut q: Out<i64>, mut r: Out<i64>) {
    let i = global_id();
    if y[i] != 0 {
        q[i] = x[i].wrapping_div(y[i]);
        r[i] = x[i].wrapping_rem(y[i]);
    }
}

#[t0::kernel(block = 64)]
pub fn wide_comparisons(x: In<u64>, y: In<u64>, mut out: Out<u32>) {
    let i = global_id();
    let (a, b) = (x[i], y[i]);
    let (c, d) = (a as i64, b as i64);
    out[i] = (a < b) as u32
        | (a <= b) as u32 * 2
        | (a > b) as u32 * 4
        | (a >= b) as u32 * 8
        | (a == b) as u32 * 16
        | (a != b) as u32 * 32
        | (c < d) as u32 * 64
        | (c <= d) as u32 * 128
        | (c > d) as u32 * 256
        | (c >= d) as u32 * 512;
}

#[t0::kernel(block = 64)]
pub fn wide_casts(x: In<i32>, y: In<u64>, mut a: Out<i64>, mut b: Out<u64>, mut c: Out<u32>, mut d: Out<i16>) {
    let i = global_id();
    a[i] = x[i] as i64 ^ (x[i] as u32 as i64) << 7;
    b[i] = x[i] as u64 ^ (x[i] > 0) as u64;
    c[i] = y[i] as u32 ^ y[i] as u8 as u32;
    d[i] = y[i] as i16;
}

#[t0::kernel(block = 64)]
pub fn wide_to_floats(x: In<u64>, mut a: Out<f32>, mut b: Out<f32>, mut c: Out<f64>, mut d: Out<f64>) {
    let i = global_id();
    a[i] = x[i] as f32;
    b[i] = x[i] as i64 as f32;
    c[i] = x[i] as f64;
    d[i] = x[i] as i64 as f64;
}

#[t0::kernel(block = 64)]
pub fn floats_to_wide(x: In<f32>, y: In<f64>, mut a: Out<u64>, mut b: Out<i64>, mut c: Out<u64>, mut d: Out<i64>) {
    let i = global_id();
    a[i] = x[i] as u64;
    b[i] = (x[i] * 1e13) as i64;
    c[i] = y[i] as u64;
    d[i] = (y[i] * 1e9) as i64;
}

#[t0::kernel(block = 64)]
pub fn wide_words(x: In<u64>, y: In<u64>, mut a: Out<u64>, mut b: Out<u64>, mut c: Out<u32>) {
    let i = global_id();
    let (v, w) = (x[i], y[i]);
    a[i] = v.min(w) ^ v.max(w).rotate_left(13) ^ v.saturating_add(w) ^ v.saturating_sub(w) ^ v.abs_diff(w);
    b[i] = v.reverse_bits() ^ w.swap_bytes() ^ v.rotate_right(i & 63) ^ v.clamp(5, 1 << 40);
    c[i] = v.count_ones() + 100 * v.leading_zeros() + 10_000 * v.trailing_zeros() + v.is_power_of_two() as u32;
}

#[t0::kernel(block = 64)]
pub fn wide_signed_words(x: In<i64>, y: In<i64>, mut a: Out<i64>, mut b: Out<u64>, mut c: Out<u32>) {
    let i = global_id();
    let (v, w) = (x[i], y[i]);
    a[i] = v.min(w) ^ v.max(w).wrapping_mul(3) ^ v.saturating_add(w) ^ v.saturating_sub(w) ^ v.wrapping_abs() ^ v.signum();
    b[i] = v.abs_diff(w) ^ v.unsigned_abs();
    c[i] = v.leading_ones() + 100 * v.trailing_ones() + 10_000 * v.is_negative() as u32;
}

#[t0::kernel(block = 64)]
pub fn wide_loops(x: In<u64>, n: u64, mut out: Out<u64>) {
    let i = global_id();
    let mut sum = 0u64;
    for k in 0..n {
        sum = sum.wrapping_add(x[i] ^ k);
    }
    for k in (1..=x[i] & 7).rev() {
        sum = sum.wrapping_mul(31) ^ k;
    }
    #[unroll]
    for k in 0u64..3 {
        sum ^= k << 33;
    }
    let mut left = x[i] >> 40;
    while left != 0 {
        left /= 10;
        sum = sum.wrapping_add(1);
    }
    out[i] = match sum {
        0..=9 => 1,
        10..=0xFFFF_FFFF_FF => sum + 2,
        _ => sum,
    };
}

#[t0::kernel(block = 64)]
pub fn wide_in_lds(x: In<i64>, mut out: Out<i64>) {
    let mut tile = Lds::<i64, 64>::new();
    let t = thread_id();
    tile[t] = x[global_id()];
    barrier();
    out[global_id()] = tile[t] ^ tile[t & !1];
}

#[t0::kernel(block = 64)]
pub fn wide_pairs(x: In<u64>, mut out: Out<u64>) {
    let i = global_id() * 2;
    if i + 1 < x.len() {
        let [a, b] = x.load::<2>(i);
        out.store(i, [b, a ^ b]);
    }
}

#[t0::kernel(block = 64)]
pub fn wide_choice(x: In<i32>, k: u64, m: i64, mut out: Out<u64>) {
    let i = global_id();
    let pair = if x[i] > 0 { (k, 1u64) } else { (x[i] as u64, k + 1) };
    out[i] = pair.0 ^ pair.1 << 3 ^ m as u64;
}
