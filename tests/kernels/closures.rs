// Closures passed directly to functions.

#[t0::kernel(block = 64)]
pub fn arrays_by_index(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    let scale = 0.5;
    let all: [f32; 4] = core::array::from_fn(|k| x[(i + k as u32) % x.len()] * scale);
    let signs = core::array::from_fn::<_, 4, _>(|k| if k % 2 == 0 { 1.0 } else { -1.0 });
    let [a, b, c, d] = core::array::from_fn(|k| all[k] * signs[k]);
    out[i] = (a + b) + (c + d);
}

#[t0::kernel(block = 64)]
pub fn arrays_mapped(x: In<i32>, mut out: Out<u32>) {
    let i = global_id();
    let three = [x[i], x[i].wrapping_mul(3), !x[i]];
    let halves = three.map(|v| {
        if v < 0 {
            return (v >> 1, true);
        }
        (v, false)
    });
    let words = halves.map(|(v, negative): (i32, bool)| v as u32 ^ negative as u32);
    out[i] = words[0] ^ words[1].wrapping_mul(5) ^ words[2].wrapping_mul(7);
}

#[t0::kernel(block = 64)]
pub fn largest_and_where(x: In<f32>, mut out: Out<f32>, mut place: Out<u32>) {
    let i = global_id();
    let (best, at) = wave::reduce((x[i].abs(), lane()), |a, b| if b.0 > a.0 { b } else { a });
    out[i] = best;
    place[i] = at;
}

// 2 x 2 matrices, whose product depends on the order.
#[t0::kernel(block = 128)]
pub fn ordered_product(x: In<u32>, mut a: Out<u32>, mut b: Out<u32>) {
    let i = global_id();
    let own = [x[i] | 1, x[i] >> 7, 3, x[i] >> 3];
    let in_wave = wave::reduce(own, |p, q| {
        let mut r = [0u32; 4];
        #[unroll]
        for k in 0..4usize {
            r[k] = p[k / 2 * 2].wrapping_mul(q[k % 2]).wrapping_add(p[k / 2 * 2 + 1].wrapping_mul(q[k % 2 + 2]));
        }
        r
    });
    let in_block = block::reduce(own, |p, q| {
        core::array::from_fn(|k| p[k / 2 * 2].wrapping_mul(q[k % 2]).wrapping_add(p[k / 2 * 2 + 1].wrapping_mul(q[k % 2 + 2])))
    });
    a[i] = in_wave[0] ^ in_wave[1].rotate_left(8) ^ in_wave[2].rotate_left(16) ^ in_wave[3].rotate_left(24);
    b[i] = in_block[0] ^ in_block[1].rotate_left(8) ^ in_block[2].rotate_left(16) ^ in_block[3].rotate_left(24);
}

// On a grid of 20 x 7 x 3, partial workgroups have gaps among their lanes.
#[t0::kernel(block = (8, 4, 4))]
pub fn combined_with_gaps(x: In<u64>, mut out: Out<u64>) {
    let i = global_id() % x.len();
    let y = x[i] ^ (thread_id_y() * 8 + thread_id_z()) as u64;
    let low = wave::reduce(y, |a, b| a.wrapping_mul(31) ^ b);
    let high = block::reduce((y, true), |a, b| (a.0.wrapping_mul(31) ^ b.0, a.1 && b.0 % 2 == 0)).0;
    out[(global_id_z() * 7 + global_id_y()) * 20 + global_id()] = low ^ high.rotate_left(1);
}

#[t0::kernel(block = 96)]
pub fn welford(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    let merge = 1.0;
    let (n, mean, m2) = block::reduce((merge, x[i].trunc(), 0.0), |(n, mean, m2): (f32, f32, f32), other| {
        let d = other.1 - mean;
        let total = n + other.0;
        (total, mean + d * other.0 / total, m2 + other.2 + d * d * n * other.0 / total)
    });
    out[i] = n + mean * 3.0 + m2 * 5.0;
}

#[t0::kernel(block = 64)]
pub fn folds(x: In<u32>, mut out: Out<u32>, mut best: Out<u32>) {
    let i = global_id();
    let n = x.len().min(9);
    out[i] = (0..n).fold(i, |sum, k| sum.wrapping_mul(31) ^ x[(i + k) % x.len()])
        ^ (1..=x[i] % 7).rev().fold(0, |a, k| a * 10 + k)
        ^ strided(thread_id(), 200, 64).fold(1, |a: u32, k| a.wrapping_mul(k));
    let (at, most) = (0..x.len().min(40)).fold((0, 0), |(at, most), k| {
        if x[k] > most {
            return (k, x[k]);
        }
        (at, most)
    });
    best[i] = at ^ most;
}

#[t0::device]
fn sum_of<const N: usize>(x: [f32; N]) -> f32 {
    let mut sum = 0.0_f32;
    #[unroll]
    for k in 0..N {
        sum += x[k];
    }
    sum
}

#[t0::device]
fn neighbours<const N: usize>(x: &In<f32>, i: u32) -> [f32; N] {
    core::array::from_fn(|k| x[(i + k as u32) % x.len()])
}

#[t0::kernel(block = 64)]
pub fn closures_in_functions(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    out[i] = sum_of(neighbours::<5>(&x, i).map(|v| sum_of([v, 1.0, 0.5])));
}

// A value that the closure reads makes the result differ between lanes.
#[t0::kernel(block = 96)]
pub fn combined_with_more(x: In<u32>, mut a: Out<u32>, mut b: Out<u32>) {
    let i = global_id();
    let turn = lane();
    let wave = wave_id();
    let mixed = block::reduce(x[i], |a, b| if b % 2 == 0 { (a ^ b).rotate_left(turn) } else { a.wrapping_add(b) });
    let by_wave = block::reduce(x[i], |a, b| {
        if a > b {
            return a.wrapping_add(wave);
        }
        b
    });
    a[i] = if mixed % 3 == 1 { mixed ^ 1 } else { mixed / 3 };
    b[i] = if by_wave % 2 == 1 { by_wave.wrapping_mul(5) } else { by_wave + 1 };
}

// Lanes leave loops in the closure at different iterations.
#[t0::kernel(block = 96)]
pub fn combined_by_loops(x: In<u32>, n: u32, mut a: Out<u32>, mut b: Out<u32>) {
    let i = global_id();
    let folded = block::reduce(x[i], |a, b| (0..a % 4).fold(b, |s: u32, j| s.rotate_left(j) ^ a));
    let stopped = block::reduce(x[i], |a, b| {
        let mut sum = a;
        for j in 0..4 {
            if sum % 5 == j {
                return sum ^ b;
            }
            sum = sum.wrapping_mul(3).wrapping_add(n);
        }
        sum
    });
    a[i] = if folded > n { folded ^ 1 } else { folded / 3 };
    b[i] = if stopped % 2 == 1 { stopped.wrapping_mul(5) } else { stopped.wrapping_add(1) };
}
