// Scalar arguments of every type; their offsets are part of the ABI.

#[t0::kernel(block = 64)]
pub fn small_scalars(a: i8, b: u8, c: i16, d: u16, e: bool, f: i8, mut out: Out<i32>) {
    let i = global_id();
    out[i] = a as i32 + b as i32 * 3 + c as i32 * 5 + d as i32 * 7 + e as i32 * 11 + f as i32 * 13 + i as i32;
}

#[t0::kernel(block = 64)]
pub fn wide_scalars(a: u8, b: u64, c: f32, d: f64, e: u16, f: i64, mut out: Out<f64>) {
    let i = global_id();
    out[i] = a as f64 + b as f64 + c as f64 + d + e as f64 + f as f64 + i as f64;
}

#[t0::kernel(block = 64)]
pub fn half_scalars(a: f16, b: bf16, c: u8, mut out: Out<f32>) {
    let i = global_id();
    out[i] = a.to_f32() * b.to_f32() + c as f32;
}

#[t0::kernel(block = 64)]
pub fn unused_arguments(_a: u64, x: In<u32>, _b: In<f64>, mut out: Out<u32>) {
    let i = global_id();
    out[i] = x[i];
}

#[t0::kernel(block = 64, for(T in [f32, f64], N in [2, 3]))]
pub fn two_lists<T: Element, const N: u32>(x: In<T>, mut out: Out<T>, mut count: Out<u32>) {
    let i = global_id();
    out[i] = x[i];
    count[i] = N * i;
}

#[t0::kernel(block = 64, for(T in [u32, f32]))]
pub fn named_as_the_kernel<T: Element>(x: In<T>, mut named_as_the_kernel: Out<T>) {
    named_as_the_kernel[global_id()] = x[global_id()];
}

#[t0::kernel(block = 64, for((T, N) in [(f32, 3), (u8, 2), (bf16, 1)]))]
pub fn generic_values<T: Element, const N: usize>(first: T, all: [T; N], pairs: [[T; 2]; N], mut out: Out<T>) {
    let i = global_id();
    let k = (i % N as u32) as usize;
    out[i] = if i % 3 == 0 {
        first
    } else if i % 3 == 1 {
        all[k]
    } else {
        pairs[k][1]
    };
}
