// Wave builtins.

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

#[t0::kernel(block = 64)]
pub fn exchanges_of_each_type(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let odd = wave::shuffle_xor(x[i] % 2 == 1, 3) as u32;
    let byte = wave::shuffle(x[i] as u8, x[i]) as u32;
    let short = wave::shuffle_up(x[i] as i16, 2) as u32;
    let half = wave::shuffle_down(f16::from_f32((x[i] % 100) as f32), 5).to_bits() as u32;
    let other = wave::first(bf16::from_f32((x[i] % 100) as f32)).to_bits() as u32;
    let (a, [b, c]) = wave::broadcast((x[i] > 9, [x[i], !x[i]]), 7);
    out[i] = odd ^ byte << 1 ^ short << 9 ^ half << 4 ^ other << 16 ^ (a as u32) << 30 ^ b ^ c.wrapping_mul(3);
}

#[t0::kernel(block = 64)]
pub fn exchanges_of_wide_types(x: In<u64>, y: In<f64>, mut a: Out<u64>, mut b: Out<f64>) {
    let i = global_id();
    a[i] = wave::shuffle_xor(x[i], 17) ^ wave::shuffle_up(x[i] as i64, 1) as u64;
    b[i] = wave::shuffle(y[i], lane() * 5 + 1).max(wave::first(y[i]));
}

#[t0::kernel(block = 64)]
pub fn reductions_of_small_types(x: In<i8>, y: In<u16>, mut a: Out<i8>, mut b: Out<u16>) {
    let i = global_id();
    a[i] = wave::sum(x[i]) ^ wave::min(x[i]) ^ wave::product(x[i] | 1) ^ wave::exclusive_max(x[i]);
    b[i] = wave::sum(y[i]) ^ wave::max(y[i]) ^ wave::xor(y[i]) ^ wave::inclusive_sum(y[i]);
}

#[t0::kernel(block = 64)]
pub fn reductions_of_wide_types(x: In<i64>, y: In<u64>, mut a: Out<i64>, mut b: Out<u64>) {
    let i = global_id();
    a[i] = wave::sum(x[i]) ^ wave::min(x[i]) ^ wave::product(x[i] | 1) ^ wave::exclusive_sum(x[i]);
    b[i] = wave::max(y[i]) ^ wave::and(y[i]) ^ wave::or(y[i]) ^ wave::inclusive_min(y[i]);
}

#[t0::kernel(block = 64, for(T in [f16, bf16]))]
pub fn reductions_of_floats<T: Float + wave::WaveNumber>(x: In<T>, y: In<f64>, mut a: Out<T>, mut b: Out<f64>) {
    let i = global_id();
    a[i] = wave::sum(x[i]) + wave::max(x[i]) - wave::inclusive_sum(x[i]);
    b[i] = wave::sum(y[i]) - wave::min(y[i]) * wave::exclusive_sum(y[i]);
}

// On a grid of 20 x 7 x 3, partial workgroups have gaps among their lanes.
#[t0::kernel(block = (8, 8, 2))]
pub fn sums_with_gaps(x: In<i32>, y: In<f32>, mut a: InOut<i32>, mut b: InOut<f32>) {
    let (i, t) = ((global_id_z() * 7 + global_id_y()) * 20 + global_id(), thread_id_y() * 2 + thread_id_z());
    let v = x[i % x.len()] ^ t as i32;
    let f = y[i % y.len()] + t as f32;
    let sums = wave::inclusive_sum(v) ^ wave::exclusive_max(v) ^ wave::product(v | 1) ^ wave::sum(v);
    let floats = wave::inclusive_sum(f) - wave::exclusive_sum(f) * 0.5 + wave::sum(f);
    a[i] = sums;
    b[i] = floats;
}

// Lanes that do not exist contribute nothing: no zero to sums of -0.0, no number to extremes of NaNs.
#[t0::kernel(block = 64, for(T in [f32, f16, bf16]))]
pub fn nothing_of_lanes_that_lack<T: Float + wave::WaveNumber>(x: In<T>, y: In<f64>, mut a: Out<u32>, mut b: Out<u32>) {
    let i = global_id();
    let (zero, wide) = (-(x[i] - x[i]), -(y[i] - y[i]));
    let (nan, wide_nan) = ((x[i] - x[i]) / (x[i] - x[i]), wide / wide);
    let sums = wave::sum(zero).to_f32().is_sign_negative() as u32 | (block::sum(zero).to_f32().is_sign_negative() as u32) << 1;
    let least = wave::min(nan).to_f32().is_nan() as u32 | (block::min(nan).to_f32().is_nan() as u32) << 1;
    let most = wave::max(nan).to_f32().is_nan() as u32 | (block::max(nan).to_f32().is_nan() as u32) << 1;
    a[i] = sums | least << 2 | most << 4;
    let sums = wave::sum(wide).is_sign_negative() as u32 | (block::sum(wide).is_sign_negative() as u32) << 1;
    let least = wave::min(wide_nan).is_nan() as u32 | (block::max(wide_nan).is_nan() as u32) << 1;
    b[i] = sums | least << 2;
}

// Steps that move an operand with DPP: of equal and different operands, from either side.
#[t0::kernel(block = 64)]
pub fn butterflies(x: In<u32>, y: In<f32>, mut a: Out<u32>, mut b: Out<f32>) {
    let i = global_id();
    let (mut sum, mut most, mut least, mut bits) = (x[i], x[i], x[i] as i32, x[i]);
    let (mut float, mut high) = (y[i], y[i]);
    for d in [1u32, 2, 4, 8, 16] {
        sum = sum.wrapping_add(wave::shuffle_xor(sum, d));
        most = most.max(wave::shuffle_xor(most, d));
        least = least.min(wave::shuffle_xor(least, d));
        bits = (bits | wave::shuffle_xor(bits, d)) ^ (bits & wave::shuffle_xor(bits, d)).rotate_left(d);
        float += wave::shuffle_xor(float, d);
        high = high.max(wave::shuffle_xor(high, d));
    }
    let apart = wave::shuffle_xor(sum, 3).wrapping_sub(most) ^ bits.wrapping_sub(wave::shuffle_xor(most, 7));
    let other = (most ^ wave::shuffle_xor(bits, 15)).max(wave::shuffle_xor(x[i], 31)) ^ sum.min(wave::shuffle_xor(most, 9));
    a[i] = apart ^ other ^ least as u32;
    let signs = (wave::shuffle_xor(y[i], 6) - float) * 0.5 + (high - wave::shuffle_xor(float, 12)) * 0.25;
    b[i] = signs - (-wave::shuffle_xor(y[i], 5)).min(high) + wave::shuffle_xor(high, 10) * y[i];
}

// Launched by workgroups: all lanes exist.
#[t0::kernel(block = (16, 4), grid = blocks(x.len() / 64))]
pub fn whole_waves(x: In<i32>, y: In<f32>, mut a: Out<i32>, mut b: Out<f32>) {
    let i = block_id() * 64 + thread_id_y() * 16 + thread_id();
    let sums = wave::inclusive_sum(x[i]) ^ wave::exclusive_max(x[i]) ^ wave::sum(x[i]) ^ wave::product(x[i] | 1);
    let steps = x[i].wrapping_sub(wave::shuffle_xor(x[i], 5)) ^ wave::shuffle_xor(sums, 19);
    let floats = wave::inclusive_sum(y[i]) - wave::exclusive_sum(y[i]) * 0.5 + wave::sum(y[i]);
    let halves = wave::sum(f16::from_f32(y[i])) + wave::max(f16::from_f32(y[i] * 0.5));
    a[i] = sums ^ steps;
    b[i] = floats + wave::shuffle_xor(y[i], 3) + halves.to_f32();
}
