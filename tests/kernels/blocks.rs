// Workgroup builtins.

#[t0::kernel(block = 128)]
pub fn block_sums(x: In<u32>, y: In<i32>, mut a: Out<u32>, mut b: Out<i32>) {
    let i = global_id();
    a[i] = block::sum(x[i]) ^ block::product(x[i] | 1);
    b[i] = block::sum(y[i]);
}

#[t0::kernel(block = 96)]
pub fn block_extremes(x: In<u32>, y: In<i32>, mut a: Out<u32>, mut b: Out<i32>) {
    let i = global_id();
    a[i] = block::max(x[i]) ^ block::min(x[i]).wrapping_mul(3);
    b[i] = block::max(y[i]) ^ block::min(y[i]).wrapping_mul(3);
}

#[t0::kernel(block = 160)]
pub fn block_floats(x: In<f32>, mut a: Out<f32>, mut b: Out<f32>) {
    let i = global_id();
    a[i] = block::sum(x[i]);
    b[i] = block::max(x[i]) - block::min(x[i]) + block::product(x[i] * 0.25);
}

#[t0::kernel(block = 64)]
pub fn block_votes(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut votes = 0;
    if block::any(x[i] > 1 << 31) {
        votes += 1;
    }
    if block::all(x[i] % 16 != 3) {
        votes += 2;
    }
    if !block::any(thread_id() == 63) {
        votes += 4;
    }
    out[i] = votes;
}

#[t0::kernel(block = 128)]
pub fn block_scans(x: In<u32>, y: In<i32>, mut a: Out<u32>, mut b: Out<u32>, mut c: Out<i32>) {
    let i = global_id();
    a[i] = block::inclusive_sum(x[i]) ^ block::exclusive_product(x[i] | 1);
    b[i] = block::exclusive_sum(x[i]) ^ block::inclusive_max(x[i]).wrapping_mul(3);
    c[i] = block::inclusive_min(y[i]) ^ block::exclusive_max(y[i]).wrapping_mul(3);
}

#[t0::kernel(block = 96)]
pub fn block_float_scans(x: In<f32>, mut a: Out<f32>, mut b: Out<f32>) {
    let i = global_id();
    a[i] = block::inclusive_sum(x[i]) - block::exclusive_min(x[i]).max(-9.0).min(9.0);
    b[i] = block::exclusive_sum(x[i]);
}

#[t0::kernel(block = 32)]
pub fn block_of_one_wave(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    out[i] = block::sum(x[i]) ^ block::exclusive_sum(x[i]).wrapping_mul(3) ^ block::any(x[i] == 3) as u32;
}

#[t0::kernel(block = (16, 4, 2))]
pub fn block_in_a_loop(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut v = x[i];
    for turn in 0..3u32 {
        let sum = block::sum(v);
        v = v.wrapping_mul(5) ^ sum ^ block::max(v >> turn);
    }
    if thread_id_y() == 0 && thread_id_z() == 0 {
        out[i] = v;
    }
}

// Moves the selected elements, in order, to the start of the workgroup's part.
#[t0::kernel(block = 64)]
pub fn block_compaction(x: In<u32>, mut out: InOut<u32>, mut counts: InOut<u32>) {
    let i = global_id();
    let keep = x[i] % 3 == 0;
    let at = block::exclusive_sum(keep as u32);
    if keep {
        out[i - thread_id() + at] = x[i];
    }
    let kept = block::sum(keep as u32);
    if thread_id() == 0 {
        counts[block_id()] = kept;
    }
}

#[t0::kernel(block = 128)]
pub fn block_of_wide_types(x: In<i64>, y: In<f64>, mut a: Out<i64>, mut b: Out<f64>) {
    let i = global_id();
    a[i] = block::sum(x[i]) ^ block::min(x[i]) ^ block::exclusive_sum(x[i]) ^ block::inclusive_max(x[i]);
    b[i] = block::sum(y[i]) - block::inclusive_sum(y[i]) * 0.5 + block::max(y[i]);
}

#[t0::kernel(block = 96)]
pub fn block_of_small_types(x: In<u8>, y: In<bf16>, mut a: Out<u8>, mut b: Out<bf16>) {
    let i = global_id();
    a[i] = block::sum(x[i]) ^ block::product(x[i] | 1) ^ block::inclusive_min(x[i]);
    b[i] = block::sum(y[i]) - block::exclusive_sum(y[i]);
}

#[t0::kernel(block = 160)]
pub fn block_broadcasts(x: In<u32>, y: In<f64>, n: u32, mut a: Out<u32>, mut b: Out<f64>) {
    let i = global_id();
    a[i] = block::broadcast(x[i], n) ^ block::broadcast(x[i], 500) ^ block::broadcast(x[i], 33).rotate_left(7);
    b[i] = block::broadcast((y[i], x[i] > 5), block_id()).0;
}

// On a grid of 20 x 7 x 3, whole waves are missing between others.
#[t0::kernel(block = (16, 4, 2))]
pub fn block_with_gaps(x: In<u32>, mut a: InOut<u32>) {
    let (i, t) = ((global_id_z() * 7 + global_id_y()) * 20 + global_id(), thread_id_y() * 2 + thread_id_z());
    let v = x[i % x.len()] ^ t;
    let all = block::sum(v) ^ block::max(v) ^ block::inclusive_sum(v) ^ block::exclusive_min(v) ^ block::broadcast(v, 70);
    a[i] = all;
}
