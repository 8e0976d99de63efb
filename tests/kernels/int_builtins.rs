// Methods of integers.

#[t0::kernel(block = 64, for(T in [u32]))]
pub fn bits_u32<T: Element>(x: In<u32>, mut a: Out<u32>, mut b: Out<u32>, mut c: Out<u32>) {
    let i = global_id();
    let v = x[i];
    a[i] = v.count_ones() + 100 * v.leading_zeros() + 10_000 * v.trailing_zeros();
    b[i] = v.reverse_bits();
    c[i] = v.rotate_left(i & 31) ^ v.rotate_right(7);
}

#[t0::kernel(block = 64)]
pub fn bits_i8(x: In<i8>, mut a: Out<u32>, mut b: Out<i8>, mut c: Out<i8>) {
    let i = global_id();
    let v = x[i];
    a[i] = v.count_ones() + 100 * v.leading_zeros() + 10_000 * v.trailing_zeros();
    b[i] = v.reverse_bits();
    c[i] = v.rotate_left(i & 7) ^ v.rotate_right(3);
}

#[t0::kernel(block = 64)]
pub fn min_max_abs(x: In<i32>, y: In<i32>, mut a: Out<i32>, mut b: Out<i32>, mut c: Out<u32>) {
    let i = global_id();
    a[i] = x[i].min(y[i]) ^ x[i].max(y[i]).wrapping_mul(3);
    b[i] = x[i].clamp(-5, 100) + x[i].signum() + (x[i] >> 1).abs() % 7;
    c[i] = x[i].abs_diff(y[i]);
}

#[t0::kernel(block = 64)]
pub fn unsigned_words(x: In<u32>, y: In<u32>, mut a: Out<u32>, mut b: Out<u32>, mut c: Out<u32>) {
    let i = global_id();
    let d = (y[i] & 0xFF) + 1;
    a[i] = x[i].saturating_add(y[i]) ^ x[i].saturating_sub(y[i]);
    b[i] = x[i].div_ceil(d) ^ (x[i] >> 1).next_multiple_of(d);
    c[i] = x[i].is_power_of_two() as u32 + (x[i] & 15).pow(3);
}

#[t0::kernel(block = 64)]
pub fn bits_u16(x: In<u16>, mut a: Out<u32>, mut b: Out<u16>) {
    let i = global_id();
    a[i] = x[i].count_ones() + 100 * x[i].leading_zeros() + 10_000 * x[i].trailing_zeros();
    b[i] = x[i].reverse_bits() ^ x[i].rotate_left(5);
}
