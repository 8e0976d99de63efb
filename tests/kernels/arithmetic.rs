// Operators of each type.

#[t0::kernel(block = 64)]
pub fn u32_operators(x: In<u32>, y: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let (a, b) = (x[i], y[i]);
    let s = b & 31;
    let q = if b == 0 { 0 } else { a / b + a % b };
    out[i] = (a.wrapping_add(b) ^ a.wrapping_mul(b)) | (a & !b) ^ (a << s) ^ (b >> s) ^ q ^ a.wrapping_sub(b);
}

#[t0::kernel(block = 64)]
pub fn i32_operators(x: In<i32>, y: In<i32>, mut out: Out<i32>) {
    let i = global_id();
    let (a, b) = (x[i], y[i]);
    let s = (b & 31) as u32;
    let q = if b == 0 || b == -1 { 0 } else { (a / b).wrapping_add(a % b) };
    out[i] = (a.wrapping_add(b) ^ a.wrapping_mul(b)) | (a & !b) ^ (a << s) ^ (b >> s) ^ q ^ a.wrapping_sub(b);
}

#[t0::kernel(block = 64)]
pub fn f32_operators(x: In<f32>, y: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    let (a, b) = (x[i], y[i]);
    out[i] = (a + b) * (a - b) - -a / b;
}

#[t0::kernel(block = 64, for(T in [f16, bf16]))]
pub fn half_operators<T: Float>(x: In<T>, y: In<T>, mut out: Out<T>) {
    let i = global_id();
    let (a, b) = (x[i], y[i]);
    out[i] = (a + b) * (a - b) - -a / b;
}

#[t0::kernel(block = 64)]
pub fn u8_operators(x: In<u8>, y: In<u8>, mut out: Out<u8>) {
    let i = global_id();
    let (a, b) = (x[i], y[i]);
    let s = (b & 7) as u32;
    let q = if b == 0 { 0 } else { (a / b).wrapping_add(a % b) };
    out[i] = a.wrapping_add(b) ^ a.wrapping_mul(b) ^ (a << s) ^ (a >> s) ^ q ^ !a;
}

#[t0::kernel(block = 64)]
pub fn i8_operators(x: In<i8>, y: In<i8>, mut out: Out<i8>) {
    let i = global_id();
    let (a, b) = (x[i], y[i]);
    let s = (b & 7) as u32;
    let q = if b == 0 || b == -1 { 0 } else { (a / b).wrapping_add(a % b) };
    out[i] = a.wrapping_add(b) ^ a.wrapping_mul(b) ^ (a << s) ^ (a >> s) ^ q ^ !a;
}

#[t0::kernel(block = 64)]
pub fn u16_operators(x: In<u16>, y: In<u16>, mut out: Out<u16>) {
    let i = global_id();
    let (a, b) = (x[i], y[i]);
    let s = (b & 15) as u32;
    let q = if b == 0 { 0 } else { (a / b).wrapping_add(a % b) };
    out[i] = a.wrapping_add(b) ^ a.wrapping_mul(b) ^ (a << s) ^ (a >> s) ^ q ^ !a;
}

#[t0::kernel(block = 64)]
pub fn i16_operators(x: In<i16>, y: In<i16>, mut out: Out<i16>) {
    let i = global_id();
    let (a, b) = (x[i], y[i]);
    let s = (b & 15) as u32;
    let q = if b == 0 || b == -1 { 0 } else { (a / b).wrapping_add(a % b) };
    out[i] = a.wrapping_add(b) ^ a.wrapping_mul(b) ^ (a << s) ^ (a >> s) ^ q ^ !a;
}

#[t0::kernel(block = 64)]
pub fn compound_assignments(x: In<u32>, mut z: InOut<u32>) {
    let i = global_id();
    let mut a = x[i] & 0xFFFF;
    a += 3;
    a *= 5;
    a -= 1;
    a /= 3;
    a %= 1000;
    a <<= 2;
    a >>= 1;
    a |= 0x100;
    a &= 0xFFF;
    a ^= 0x55;
    z[i] ^= a;
    z[i] &= 0xFFFF;
    z[i] += 1;
}

#[t0::kernel(block = 64)]
pub fn bools(x: In<i32>, y: In<i32>, flag: bool, mut out: Out<u32>) {
    let i = global_id();
    let (a, b) = (x[i] > 0, y[i] > 0);
    let mut c = a & b | a ^ b;
    c ^= flag;
    c &= !(a && b) || a == flag;
    out[i] = c as u32 + 2 * (a != b) as u32 + 4 * (a < b) as u32 + 8 * (a >= flag) as u32;
}

#[t0::kernel(block = 64)]
pub fn comparisons(x: In<f32>, y: In<f32>, p: In<i32>, q: In<i32>, mut out: Out<u32>) {
    let i = global_id();
    let (a, b) = (x[i], y[i]);
    let floats = (a < b) as u32 | (a <= b) as u32 * 2 | (a > b) as u32 * 4 | (a >= b) as u32 * 8 | (a == b) as u32 * 16 | (a != b) as u32 * 32;
    let (c, d) = (p[i], q[i]);
    let ints = (c < d) as u32 | (c <= d) as u32 * 2 | (c > d) as u32 * 4 | (c >= d) as u32 * 8 | (c == d) as u32 * 16 | (c != d) as u32 * 32;
    let (e, f) = (c as u32, d as u32);
    let unsigned = (e < f) as u32 | (e <= f) as u32 * 2 | (e > f) as u32 * 4 | (e >= f) as u32 * 8;
    out[i] = floats | ints << 8 | unsigned << 16;
}

#[t0::kernel(block = 64)]
pub fn f32_remainder(x: In<f32>, y: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    out[i] = x[i] % y[i];
}
