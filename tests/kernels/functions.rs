// Device functions and constants.

#[t0::constant]
const SCALE: f32 = 2.0 * 1.5;

#[t0::constant]
const TABLE: [u32; 4] = [3, 1, 4, 1];

#[t0::device]
fn gelu(x: f32) -> f32 {
    0.5 * x * (1.0 + (0.797_884_6 * (x + 0.044_715 * x * x * x)).tanh())
}

#[t0::device]
fn first_positive(a: i32, b: i32) -> i32 {
    if a > 0 {
        return a;
    }
    b
}

#[t0::device]
fn twice<T: Float>(x: T) -> T {
    x + x
}

#[t0::device]
fn at(x: &In<f32>, i: u32) -> f32 {
    x[i] * SCALE
}

#[t0::device]
fn put(out: &mut Out<f32>, i: u32, v: f32) {
    out[i] = v;
}

#[t0::kernel(block = 64)]
pub fn calls_gelu(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    out[i] = gelu(x[i]);
}

#[t0::kernel(block = 64)]
pub fn calls_with_return(x: In<i32>, y: In<i32>, mut out: Out<i32>) {
    let i = global_id();
    out[i] = first_positive(x[i], first_positive(y[i], 7));
}

#[t0::kernel(block = 64, for(T in [f32, f16, bf16]))]
pub fn calls_generic<T: Float>(x: In<T>, mut out: Out<T>) {
    let i = global_id();
    out[i] = twice(x[i]);
}

#[t0::kernel(block = 64)]
pub fn calls_with_views(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    let v = at(&x, i);
    put(&mut out, i, v);
}

#[t0::kernel(block = 64)]
pub fn constant_tables(x: In<u32>, mut out: Out<u32>) {
    const STEP: u32 = 10;
    let i = global_id();
    let mut sum = x[i] & 1;
    #[unroll]
    for k in 0..4usize {
        sum += TABLE[k] * STEP;
    }
    out[i] = sum;
}

#[t0::kernel(block = 64, for(N in [1, 4, 9]))]
pub fn generic_length<const N: u32>(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut sum = 0u32;
    for k in 0..N {
        sum = sum.wrapping_add(x[i] >> k);
    }
    out[i] = sum;
}

#[t0::device]
fn divided(a: u64, b: u64) -> (u64, u64) {
    if b == 0 {
        return (0, 0);
    }
    (a / b, a % b)
}

#[t0::device]
fn inner_product<const N: usize>(a: [f32; N], b: [f32; N]) -> f32 {
    let mut sum = 0.0f32;
    #[unroll]
    for k in 0..N {
        sum += a[k] * b[k];
    }
    sum
}

#[t0::device]
fn staged(tile: &mut Lds<u32, 64>, v: u32) -> u32 {
    tile[thread_id()] = v;
    barrier();
    tile[thread_id() ^ 1]
}

#[t0::kernel(block = 64)]
pub fn calls_for_pairs(x: In<u64>, y: In<u64>, mut out: Out<u64>) {
    let i = global_id();
    let (q, r) = divided(x[i], y[i]);
    out[i] = q ^ r;
}

#[t0::kernel(block = 64)]
pub fn calls_with_arrays(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    let v = x[i];
    out[i] = inner_product([v, 1.0, 2.0], [v, v, 0.5]) + inner_product([1.0, v], [v, 2.0]);
}

#[t0::kernel(block = 64)]
pub fn calls_with_lds(x: In<u32>, mut out: Out<u32>) {
    let mut tile = Lds::<u32, 64>::new();
    let got = staged(&mut tile, x[global_id()]);
    out[global_id()] = if (global_id() ^ 1) < x.len() { got } else { 0 };
}
