// Views and LDS.

#[t0::kernel(block = 64, for(T in [u8, i16, u32, f32]))]
pub fn copy<T: Element>(x: In<T>, mut out: Out<T>) {
    let i = global_id();
    out[i] = x[i];
}

#[t0::kernel(block = 64)]
pub fn wide_access(x: In<u32>, mut out: Out<u32>) {
    let i = global_id() * 4;
    if i + 3 < x.len() {
        let [a, b, c, d] = x.load::<4>(i);
        out.store(i, [d, c, b, a]);
    }
}

#[t0::kernel(block = 64)]
pub fn wide_bytes(x: In<u8>, mut out: Out<i8>) {
    let i = global_id() * 8;
    if i + 7 < x.len() {
        let a: [u8; 8] = x.load(i);
        out.store(i, [a[7] as i8, a[6] as i8, a[5] as i8, a[4] as i8, a[3] as i8, a[2] as i8, a[1] as i8, a[0] as i8]);
    }
}

#[t0::kernel(block = 64, deny(spill), vgprs <= 96)]
pub fn in_place(mut z: InOut<u32>) {
    let i = global_id();
    z[i] = z[i].wrapping_mul(z[i]);
}

#[t0::kernel(block = 64)]
pub fn unchecked_reads(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    // SAFETY: there are as many work-items as elements.
    out[i] = unsafe { x.unchecked(i) } ^ 1;
}

#[t0::kernel(block = 64)]
pub fn reverse_through_lds(x: In<u32>, mut out: Out<u32>) {
    let mut tile = Lds::<u32, 64>::new();
    tile[thread_id()] = x[global_id()];
    barrier();
    let last = (x.len() - block_id() * 64).min(64) - 1;
    out[global_id()] = tile[last - thread_id()];
}

#[t0::kernel(block = 64)]
pub fn two_lds_arrays(x: In<u16>, mut out: Out<u32>) {
    let mut a = Lds::<u16, 64>::new();
    let mut b = Lds::<f32, 8, 8>::new();
    let t = thread_id();
    a[t] = x[global_id()];
    b[(t / 8, t % 8)] = t as f32;
    barrier();
    out[global_id()] = a[t] as u32 + b[(t / 8, t % 8)] as u32;
}

#[t0::kernel(block = 64)]
pub fn dimensions(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    out[i] = x.len() + 1000 * x.rows() + x.cols() * 7 + x.stride() * 11 + x[(0, i)] % 3;
}

#[t0::kernel(block = 64)]
pub fn gather(x: In<f32>, at: In<u32>, mut out: Out<f32>) {
    let i = global_id();
    let n = x.len();
    out[i] = x[at[i] % n] + x[n - 1 - i];
}

#[t0::kernel(block = 64)]
pub fn scatter(x: In<u32>, mut out: InOut<u32>) {
    let i = global_id();
    let n = x.len();
    out[(i + 7) % n] = x[i] + 1;
}

#[t0::kernel(block = 64)]
pub fn guarded_neighbours(x: In<i32>, mut out: Out<i32>) {
    let i = global_id();
    let left = if i == 0 { 0 } else { x[i - 1] & 0xFFFF };
    let right = if i + 1 < x.len() { x[i + 1] & 0xFFFF } else { 0 };
    out[i] = left + 2 * (x[i] & 0xFFFF) + right;
}

#[t0::kernel(block = 64, for(T in [u32, u64]))]
pub fn lds_of_each_type<T: Element>(x: In<T>, mut out: Out<T>) {
    let mut tile = Lds::<T, 64>::new();
    tile[thread_id()] = x[global_id()];
    barrier();
    let last = (x.len() - block_id() * 64).min(64) - 1;
    out[global_id()] = tile[last - thread_id()];
}

#[t0::kernel(block = 64)]
pub fn tree_sum_in_lds(x: In<u32>, mut out: Out<u32>) {
    let mut tile = Lds::<u32, 64>::new();
    let t = thread_id();
    tile[t] = x[global_id()];
    barrier();
    let n = (x.len() - block_id() * 64).min(64);
    let mut step = 1;
    while step < 64 {
        let other = if t + step < n { tile[t + step] } else { 0 };
        barrier();
        if t % (2 * step) == 0 {
            tile[t] = tile[t].wrapping_add(other);
        }
        barrier();
        step *= 2;
    }
    out[global_id()] = tile[0];
}

#[t0::kernel(block = 64)]
pub fn lds_wide_access(x: In<f32>, mut out: Out<f32>) {
    let mut tile = Lds::<f32, 64>::new();
    let t = thread_id();
    tile[t] = x[global_id()];
    if t == 0 {
        let n = (x.len() - block_id() * 64).min(64);
        for k in n..64 {
            tile[k] = 0.0;
        }
    }
    barrier();
    let [a, b, c, d] = tile.load::<4>(t / 4 * 4);
    out[global_id()] = a + b * 2.0 + c * 3.0 + d * 4.0;
}

#[t0::kernel(block = 64)]
pub fn half_pairs(x: In<bf16>, mut out: Out<f32>) {
    let i = global_id() * 2;
    if i + 1 < x.len() {
        let [a, b] = x.load::<2>(i);
        out.store(i, [b.to_f32(), a.to_f32() + 1.0]);
    }
}

#[t0::kernel(block = 64)]
pub fn lds_of_the_launch(x: In<u32>, mut tile: LdsDyn<u32>, mut out: Out<u32>) {
    let (i, t) = (global_id(), thread_id());
    tile[t] = x[i];
    barrier();
    let here = (x.len() - (i - t)).min(64);
    out[i] = tile[here - 1 - t] ^ tile.len();
}

#[t0::kernel(block = 32)]
pub fn two_lds_of_the_launch(x: In<u16>, mut a: LdsDyn<u16>, mut b: LdsDyn<u64>, mut out: Out<u32>) {
    let mut fixed = Lds::<u8, 33>::new();
    let (i, t) = (global_id(), thread_id());
    a[2 * t] = x[i];
    a[2 * t + 1] = !x[i];
    b[t] = (x[i] as u64) << 21;
    fixed[t] = x[i] as u8;
    barrier();
    out[i] = a[2 * t + 1] as u32 ^ (b[t] >> 7) as u32 ^ fixed[t] as u32 * 3 ^ a.len() ^ b.len() * 5;
}

#[t0::device]
fn sum_of(tile: &LdsDyn<f32>, n: u32) -> f32 {
    let mut sum = 0.0;
    for k in 0..n {
        sum += tile[k];
    }
    sum
}

#[t0::kernel(block = 32)]
pub fn lds_of_the_launch_in_words(x: In<f32>, mut tile: LdsDyn<f32>, mut out: Out<f32>) {
    let (i, t) = (global_id(), thread_id());
    tile.store(2 * t, [x[i], 1.0]);
    barrier();
    let [a, b] = tile.load::<2>(2 * t);
    let here = (x.len() - (i - t)).min(32);
    out[i] = a * 2.0 + b + sum_of(&tile, 2 * here);
}

#[t0::kernel(block = 64)]
pub fn lds_of_the_launch_too_short(x: In<u32>, mut tile: LdsDyn<u32>, mut out: Out<u32>) {
    let (i, t) = (global_id(), thread_id());
    if t < tile.len() {
        tile[t] = x[i];
        tile.atomic_add(t, t + 1);
        out[i] = tile[t];
    } else {
        out[i] = tile.len();
    }
}

#[t0::kernel(block = 64)]
pub fn index_evaluated_once(x: In<u32>, mut z: InOut<u32>) {
    let i = global_id();
    let mut n = i;
    z[{
        n += 1;
        n - 1
    }] ^= x[i];
    z[i] ^= n;
}
