// What a wave says together.

#[t0::kernel(block = 64)]
pub fn reductions(x: In<u32>, y: In<i32>, mut a: Out<u32>, mut b: Out<i32>, mut c: Out<u32>) {
    let i = global_id();
    a[i] = wave::sum(x[i]) ^ wave::max(x[i]) ^ wave::min(x[i]) ^ wave::product(x[i] | 1);
    b[i] = wave::sum(y[i]) ^ wave::max(y[i]) ^ wave::min(y[i]);
    c[i] = wave::and(x[i]) ^ wave::or(x[i]).wrapping_mul(3) ^ wave::xor(x[i]).wrapping_mul(5);
}

#[t0::kernel(block = 64)]
pub fn float_reductions(x: In<f32>, mut a: Out<f32>, mut b: Out<f32>, mut c: Out<f32>) {
    let i = global_id();
    a[i] = wave::sum(x[i]);
    b[i] = wave::max(x[i]) - wave::min(x[i]);
    c[i] = wave::product(x[i]);
}

#[t0::kernel(block = 64)]
pub fn shuffles(x: In<u32>, mut a: Out<u32>, mut b: Out<u32>) {
    let i = global_id();
    a[i] = wave::shuffle_xor(x[i], 5) ^ wave::shuffle_xor(x[i], 16) ^ wave::shuffle(x[i], lane() * 3);
    b[i] = wave::shuffle_up(x[i], 3) ^ wave::shuffle_down(x[i], 2).wrapping_mul(3) ^ wave::broadcast(x[i], 1) ^ wave::first(x[i]).wrapping_mul(7);
}

#[t0::kernel(block = 64)]
pub fn votes(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let odd = x[i] & 1 == 1;
    out[i] = wave::ballot(odd) ^ wave::any(odd) as u32 ^ wave::all(odd) as u32 * 2;
}

#[t0::kernel(block = 64)]
pub fn running_sums(x: In<u32>, y: In<f32>, mut a: Out<u32>, mut b: Out<u32>, mut c: Out<f32>) {
    let i = global_id();
    a[i] = wave::inclusive_sum(x[i]);
    b[i] = wave::exclusive_sum(x[i]);
    c[i] = wave::inclusive_sum(y[i]) - wave::exclusive_sum(y[i]);
}

#[t0::kernel(block = 64)]
pub fn compaction(x: In<u32>, mut out: InOut<u32>, mut counts: InOut<u32>) {
    let i = global_id();
    let keep = x[i] % 3 == 0;
    let at = wave::exclusive_sum(keep as u32);
    if keep {
        out[i - lane() + at] = x[i];
    }
    let kept = wave::sum(keep as u32);
    if wave::elect() {
        counts[i] = kept;
    }
}

#[t0::kernel(block = 64)]
pub fn broadcasts(x: In<i32>, n: u32, mut a: Out<i32>, mut b: Out<i32>) {
    let i = global_id();
    a[i] = wave::broadcast(x[i], n);
    b[i] = wave::broadcast(x[i], 2) ^ wave::first(x[i]);
}

#[t0::kernel(block = 64)]
pub fn scans_of_extremes(x: In<u32>, y: In<i32>, mut a: Out<u32>, mut b: Out<u32>, mut c: Out<i32>, mut d: Out<i32>) {
    let i = global_id();
    a[i] = wave::inclusive_max(x[i]) ^ wave::exclusive_max(x[i]).wrapping_mul(3);
    b[i] = wave::inclusive_min(x[i]) ^ wave::exclusive_min(x[i]).wrapping_mul(3);
    c[i] = wave::inclusive_max(y[i]) ^ wave::exclusive_min(y[i]).wrapping_mul(3);
    d[i] = wave::inclusive_product(y[i] | 1) ^ wave::exclusive_product(y[i]).wrapping_mul(3);
}

#[t0::kernel(block = 64)]
pub fn float_scans(x: In<f32>, mut a: Out<f32>, mut b: Out<f32>) {
    let i = global_id();
    a[i] = wave::inclusive_max(x[i]) - wave::inclusive_min(x[i]);
    b[i] = wave::inclusive_product(x[i] * 0.25) + wave::exclusive_product(x[i] * 0.25);
}
