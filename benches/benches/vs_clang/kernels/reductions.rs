//! Norms, softmax, reductions, scans and what a sort needs.
//!
//! The bench compiles this text. `reductions.cl` has the kernels in OpenCL C.

#[t0::kernel(block = 256, fast_math, grid = blocks(x.rows()))]
pub fn rmsnorm(x: In<f32>, weight: In<f32>, mut y: Out<f32>) {
    let (row, t) = (block_id(), thread_id());
    let mut sum = 0.0;
    for k in strided(t, 1024, 256) {
        let v = x[(row, k)];
        sum = v * v + sum;
    }
    let scale = (block::sum(sum) * (1.0 / 1024.0) + 1e-6).rsqrt();
    for k in strided(t, 1024, 256) {
        y[(row, k)] = x[(row, k)] * scale * weight[k];
    }
}

#[t0::kernel(block = 256, fast_math, grid = blocks(x.rows()))]
pub fn layernorm(x: In<f32>, weight: In<f32>, bias: In<f32>, mut y: Out<f32>) {
    let (row, t) = (block_id(), thread_id());
    let mut v = [0.0f32; 4];
    for k in 0..4u32 {
        v[k as usize] = x[(row, t + 256 * k)];
    }
    let mean = block::sum(v[0] + v[1] + v[2] + v[3]) * (1.0 / 1024.0);
    let mut sum = 0.0;
    for k in 0..4usize {
        v[k] -= mean;
        sum = v[k] * v[k] + sum;
    }
    let scale = (block::sum(sum) * (1.0 / 1024.0) + 1e-6).rsqrt();
    for k in 0..4u32 {
        let at = t + 256 * k;
        y[(row, at)] = v[k as usize] * scale * weight[at] + bias[at];
    }
}

#[t0::kernel(block = 128, fast_math, grid = blocks(x.rows() / 4))]
pub fn softmax(x: In<f32>, mut y: Out<f32>) {
    let (row, wave) = (global_id() / 32, lane());
    let mut most = f32::NEG_INFINITY;
    for k in strided(wave, x.cols(), 32) {
        most = most.max(x[(row, k)]);
    }
    let most = wave::max(most);
    let mut sum = 0.0;
    for k in strided(wave, x.cols(), 32) {
        sum += (x[(row, k)] - most).exp();
    }
    let scale = wave::sum(sum).rcp();
    for k in strided(wave, x.cols(), 32) {
        y[(row, k)] = (x[(row, k)] - most).exp() * scale;
    }
}

#[t0::kernel(block = 256, fast_math, grid = blocks(partial.len()))]
pub fn inner(x: In<f32>, y: In<f32>, mut partial: Out<f32>) {
    let mut sum = 0.0;
    let mut i = global_id();
    while i < x.len() {
        sum = x[i] * y[i] + sum;
        i += block_count() * 256;
    }
    let total = block::sum(sum);
    if thread_id() == 0 {
        partial[block_id()] = total;
    }
}

#[t0::kernel(block = (32, 8), grid = blocks(x.cols() / 32, x.rows() / 32))]
pub fn transpose(x: In<f32>, mut y: Out<f32>) {
    let mut tile = Lds::<f32, 32, 33>::new();
    let (tx, ty) = (thread_id(), thread_id_y());
    let (left, top) = (block_id() * 32, block_id_y() * 32);
    for k in 0..4 {
        tile[(ty + 8 * k, tx)] = x[(top + ty + 8 * k, left + tx)];
    }
    barrier();
    for k in 0..4 {
        y[(left + ty + 8 * k, top + tx)] = tile[(tx, ty + 8 * k)];
    }
}

#[t0::kernel(block = 256, grid = blocks(x.len() / 2048))]
pub fn histogram(x: In<u32>, counts: Atomics<u32>) {
    let mut bins = Lds::<u32, 256>::new();
    let t = thread_id();
    bins[t] = 0;
    barrier();
    for k in 0..8 {
        let word = x[block_id() * 2048 + k * 256 + t];
        bins.atomic_add(word & 255, 1);
        bins.atomic_add(word >> 8 & 255, 1);
        bins.atomic_add(word >> 16 & 255, 1);
        bins.atomic_add(word >> 24, 1);
    }
    barrier();
    counts.add(t, bins[t]);
}

#[t0::kernel(block = 256, grid = blocks(x.len() / 256))]
pub fn scan(x: In<u32>, mut y: Out<u32>) {
    let mut sums = Lds::<u32, 256>::new();
    let (t, i) = (thread_id(), global_id());
    let mut sum = x[i];
    sums[t] = sum;
    barrier();
    let mut distance = 1;
    while distance < 256 {
        let before = if t >= distance { sums[t - distance] } else { 0 };
        barrier();
        sum += before;
        sums[t] = sum;
        barrier();
        distance *= 2;
    }
    y[i] = sum;
}

#[t0::kernel(block = 256, grid = blocks(keys.len() / 1024))]
pub fn radix_count(keys: In<u32>, mut counts: Out<u32>, shift: u32) {
    let mut bins = Lds::<u32, 16>::new();
    let t = thread_id();
    if t < 16 {
        bins[t] = 0;
    }
    barrier();
    let base = block_id() * 1024;
    for k in 0..4 {
        let digit = (keys[base + k * 256 + t] >> shift) & 15;
        bins.atomic_add(digit, 1);
    }
    barrier();
    if t < 16 {
        counts[t * block_count() + block_id()] = bins[t];
    }
}
