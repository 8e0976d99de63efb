// Permissions for the compiler, `fast_math` and `unsafe(unchecked)`; and instances as tuples.

#[t0::kernel(block = 64, fast_math)]
pub fn fast_operators(x: In<f32>, y: In<f32>, mut a: Out<f32>, mut b: Out<f32>, mut c: Out<f32>) {
    let i = global_id();
    let (p, q) = (x[i] + 9.0, y[i] + 10.0);
    a[i] = p * q + 1.0;
    b[i] = p / q + 0.0;
    c[i] = (p * q).sqrt();
}

#[t0::kernel(block = 64, fast_math)]
pub fn fast_words(x: In<f32>, mut a: Out<f32>, mut b: Out<f32>, mut c: Out<f32>, mut d: Out<f32>) {
    let i = global_id();
    a[i] = (x[i] * 0.125).exp();
    b[i] = (x[i] + 20.0).ln();
    c[i] = (x[i] + 10.0).log2() + (x[i] * 0.25).exp2();
    d[i] = 3.0 + (x[i] * 0.25).sin() + (x[i] * 0.5).cos();
}

#[t0::kernel(block = 64, fast_math)]
pub fn fast_doubles(x: In<f64>, mut out: Out<f64>) {
    let i = global_id();
    out[i] = 100.0 - x[i] * x[i] + (x[i] - x[i]) * 2.0;
}

#[t0::kernel(block = 64, unsafe(unchecked))]
pub fn unchecked_views(x: In<u32>, y: In<u16>, m: In<u32>, mut out: Out<u32>, mut wide: Out<u64>) {
    let mut tile = Lds::<u32, 8, 8>::new();
    let i = global_id();
    let (row, column) = (thread_id() / 8, thread_id() % 8);
    tile[(row, column)] = x[i] ^ m[(i, column)];
    out[i] = tile[(row, column)].wrapping_add(y[i] as u32) ^ m.row(i)[3];
    wide[i] = x.slice(i, 1)[0] as u64 * 3;
}

#[t0::kernel(block = 64, unsafe(unchecked), fast_math)]
pub fn unchecked_runs(x: In<f32>, mut tile: LdsDyn<f32>, mut out: Out<f32>) {
    let i = global_id();
    tile[thread_id()] = x.load::<1>(i)[0];
    out.store(i, [tile.load::<1>(thread_id())[0] * 2.0 + 1.0]);
}

#[t0::kernel(block = 64, for((T, N) in [(f32, 1), (f64, 3), (u32, 2)]))]
pub fn listed_pairs<T: Element, const N: u32>(x: In<T>, mut out: Out<T>, mut count: Out<u32>) {
    let i = global_id();
    out[i] = x[i];
    count[i] = i * N;
}

#[t0::kernel(block = 64, for((T, N) in [(f32, 1), (f16, 4)], D in [1, 2]))]
pub fn listed_pairs_and_more<T: Float, const N: usize, const D: u32>(x: In<T>, mut out: Out<f32>) {
    let i = global_id();
    let mut sum = 0.0;
    #[unroll]
    for k in 0..N {
        sum += x[i].to_f32() * (k as u32 + D) as f32;
    }
    out[i] = sum;
}
