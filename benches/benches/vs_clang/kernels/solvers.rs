//! Sorts, compaction, sparse products, small solvers, particles, option prices, small transforms, and walks of trees.
//!
//! The bench compiles this text. `solvers.cl` has the kernels in OpenCL C.

#[t0::kernel(block = 256, grid = blocks(keys.len() / 512))]
pub fn bitonic(mut keys: InOut<u32>) {
    // Each workgroup sorts 512 keys, alternately up and down.
    let mut tile = Lds::<u32, 512>::new();
    let (t, base) = (thread_id(), block_id() * 512);
    tile[t] = keys[base + t];
    tile[t + 256] = keys[base + t + 256];
    barrier();
    let mut size = 2;
    while size <= 512 {
        let mut distance = size / 2;
        while distance > 0 {
            let low = 2 * t - (t & (distance - 1));
            let high = low + distance;
            let ascending = (base + low) & size == 0;
            let (a, b) = (tile[low], tile[high]);
            if (a > b) == ascending {
                tile[low] = b;
                tile[high] = a;
            }
            barrier();
            distance /= 2;
        }
        size *= 2;
    }
    keys[base + t] = tile[t];
    keys[base + t + 256] = tile[t + 256];
}

#[t0::kernel(block = 256, grid = blocks(keys.len() / 1024))]
pub fn radix_scatter(keys: In<u32>, offsets: In<u32>, mut y: Out<u32>, shift: u32) {
    // One pass by a digit of four bits. `offsets` says where the first key of each digit and workgroup goes.
    let mut next = Lds::<u32, 16>::new();
    let mut starts = Lds::<u32, 8, 16>::new();
    let (t, wave, group) = (thread_id(), wave_id(), block_id());
    let below = (1 << lane()) - 1;
    if t < 16 {
        next[t] = offsets[t * block_count() + group];
    }
    for k in 0..4 {
        if t < 128 {
            starts[(t / 16, t % 16)] = 0;
        }
        barrier();
        let key = keys[group * 1024 + k * 256 + t];
        let digit = (key >> shift) & 15;
        // The lanes of the wave with the same digit.
        let mut same = u32::MAX;
        for bit in 0..4 {
            let set = (digit >> bit) & 1 == 1;
            let votes = wave::ballot(set);
            same &= if set { votes } else { !votes };
        }
        let rank = (same & below).count_ones();
        if rank == 0 {
            starts[(wave, digit)] = same.count_ones();
        }
        barrier();
        if t < 16 {
            let mut sum = next[t];
            for w in 0..8u32 {
                let count = starts[(w, t)];
                starts[(w, t)] = sum;
                sum += count;
            }
            next[t] = sum;
        }
        barrier();
        y[starts[(wave, digit)] + rank] = key;
        barrier();
    }
}

#[t0::kernel(block = 256, grid = blocks(x.len().div_ceil(256)))]
pub fn compact(x: In<f32>, mut y: Out<f32>, total: Atomics<u32>) {
    let mut starts = Lds::<u32, 8>::new();
    let mut first = Lds::<u32, 1>::new();
    let (t, wave) = (thread_id(), wave_id());
    let v = x.get_or(global_id(), 0.0);
    let keep = v > 0.0;
    let votes = wave::ballot(keep);
    if lane() == 0 {
        starts[wave] = votes.count_ones();
    }
    barrier();
    if t == 0 {
        let mut sum = 0;
        for w in 0..8u32 {
            let count = starts[w];
            starts[w] = sum;
            sum += count;
        }
        first[0] = total.add(0, sum);
    }
    barrier();
    if keep {
        let rank = (votes & ((1 << lane()) - 1)).count_ones();
        y[first[0] + starts[wave] + rank] = v;
    }
}

#[t0::kernel(block = 256, fast_math, grid = columns.cols())]
pub fn spmm_ell(columns: In<u32>, values: In<f32>, dense: In<f32>, mut y: Out<f32>) {
    // Element k of a row is in row k of `columns` and `values`; shorter rows end with a column of all ones.
    let row = global_id();
    let mut sum = [0.0f32; 8];
    for k in 0..columns.rows() {
        let column = columns[(k, row)];
        if column == u32::MAX {
            break;
        }
        let v = values[(k, row)];
        let (a, b) = (dense.load::<4>(column * 8), dense.load::<4>(column * 8 + 4));
        for c in 0..4usize {
            sum[c] = v * a[c] + sum[c];
            sum[c + 4] = v * b[c] + sum[c + 4];
        }
    }
    y.store(row * 8, [sum[0], sum[1], sum[2], sum[3]]);
    y.store(row * 8 + 4, [sum[4], sum[5], sum[6], sum[7]]);
}

#[t0::kernel(block = 256, fast_math, grid = next.len())]
pub fn pagerank(
    starts: In<u32>,
    sources: In<u32>,
    ranks: In<f32>,
    inverse_degrees: In<f32>,
    mut next: Out<f32>,
    damping: f32,
    base: f32,
) {
    let node = global_id();
    let sum: f32 = (starts[node]..starts[node + 1])
        .map(|k| {
            let source = sources[k];
            ranks[source] * inverse_degrees[source]
        })
        .sum();
    next[node] = damping * sum + base;
}

#[t0::kernel(block = 128, fast_math, grid = pivots.len() / 4)]
pub fn lu_4x4(x: In<f32>, mut y: Out<f32>, mut pivots: Out<u32>) {
    let i = global_id();
    let mut m = [[0.0f32; 4]; 4];
    for r in 0..4usize {
        m[r] = x.load::<4>(i * 16 + r as u32 * 4);
    }
    let mut chosen = [0u32; 4];
    for c in 0..4usize {
        let (mut most, mut pivot) = (m[c][c].abs(), c);
        for r in c + 1..4 {
            let v = m[r][c].abs();
            if v > most {
                most = v;
                pivot = r;
            }
        }
        chosen[c] = pivot as u32;
        for r in c + 1..4 {
            if pivot == r {
                m.swap(c, r);
            }
        }
        let scale = m[c][c].rcp();
        for r in c + 1..4 {
            m[r][c] *= scale;
            for k in c + 1..4 {
                m[r][k] = (-m[r][c]).mul_add(m[c][k], m[r][k]);
            }
        }
    }
    for r in 0..4usize {
        y.store(i * 16 + r as u32 * 4, m[r]);
    }
    pivots.store(i * 4, chosen);
}

#[t0::kernel(block = 64, fast_math, grid = d.cols())]
pub fn thomas(lower: In<f32>, diagonal: In<f32>, upper: In<f32>, mut d: InOut<f32>) {
    // The equations of a system are in a column.
    let i = global_id();
    let (mut cs, mut ds) = ([0.0f32; 32], [0.0f32; 32]);
    let (mut c, mut v) = (0.0f32, 0.0f32);
    for k in 0..32u32 {
        let a = lower[(k, i)];
        let scale = (-a).mul_add(c, diagonal[(k, i)]).rcp();
        c = upper[(k, i)] * scale;
        v = (-a).mul_add(v, d[(k, i)]) * scale;
        cs[k as usize] = c;
        ds[k as usize] = v;
    }
    let mut x = 0.0f32;
    for k in (0..32u32).rev() {
        x = (-cs[k as usize]).mul_add(x, ds[k as usize]);
        d[(k, i)] = x;
    }
}

#[t0::kernel(block = 256, fast_math, grid = counts.len())]
pub fn lennard_jones(
    positions: In<f32>,
    neighbours: In<u32>,
    counts: In<u32>,
    mut forces: Out<f32>,
    side: f32,
    cutoff2: f32,
    sigma2: f32,
) {
    // A periodic cube. The neighbours of an atom are in a column.
    let i = global_id();
    let mine = positions.load::<4>(i * 4);
    let inverse_side = side.rcp();
    let nearest = |d: f32| (-side).mul_add((d * inverse_side).round_ties_even(), d);
    let (mut fx, mut fy, mut fz, mut energy) = (0.0f32, 0.0f32, 0.0f32, 0.0f32);
    for k in 0..counts[i] {
        let other = positions.load::<4>(neighbours[(k, i)] * 4);
        let dx = nearest(mine[0] - other[0]);
        let dy = nearest(mine[1] - other[1]);
        let dz = nearest(mine[2] - other[2]);
        let square = dx.mul_add(dx, dy.mul_add(dy, dz * dz));
        if square < cutoff2 {
            let inverse = square.rcp();
            let s2 = sigma2 * inverse;
            let s6 = s2 * s2 * s2;
            let force = 24.0 * s6 * inverse * s6.mul_add(2.0, -1.0);
            fx = force.mul_add(dx, fx);
            fy = force.mul_add(dy, fy);
            fz = force.mul_add(dz, fz);
            energy = (4.0 * s6).mul_add(s6 - 1.0, energy);
        }
    }
    forces.store(i * 4, [fx, fy, fz, energy]);
}

#[t0::device]
fn normal_cdf(d: f32) -> f32 {
    let k = (0.231_641_9 * d.abs() + 1.0).rcp();
    let series = k * (0.319_381_53 + k * (-0.356_563_78 + k * (1.781_477_9 + k * (-1.821_255_9 + k * 1.330_274_4))));
    let density = 0.398_942_3 * (-0.5 * d * d).exp();
    if d > 0.0 { (-density).mul_add(series, 1.0) } else { density * series }
}

#[t0::kernel(block = 256, fast_math, grid = calls.len())]
pub fn black_scholes(
    prices: In<f32>,
    strikes: In<f32>,
    years: In<f32>,
    mut calls: Out<f32>,
    mut puts: Out<f32>,
    rate: f32,
    volatility: f32,
) {
    let i = global_id();
    let (price, strike, t) = (prices[i], strikes[i], years[i]);
    let root = t.sqrt();
    let drift = 0.5 * volatility * volatility + rate;
    let d1 = drift.mul_add(t, (price / strike).ln()) / (volatility * root);
    let d2 = (-volatility).mul_add(root, d1);
    let (c1, c2) = (normal_cdf(d1), normal_cdf(d2));
    let discounted = strike * (-rate * t).exp();
    calls[i] = price.mul_add(c1, -(discounted * c2));
    puts[i] = discounted.mul_add(1.0 - c2, -(price * (1.0 - c1)));
}

#[t0::device]
mod complex {
    #[derive(Clone, Copy, t0::Arg)]
    #[repr(C)]
    pub struct Complex {
        pub re: f32,
        pub im: f32,
    }

    impl Complex {
        pub fn times_minus_i(self) -> Complex {
            Complex { re: self.im, im: -self.re }
        }
    }

    impl core::ops::Add for Complex {
        type Output = Complex;
        fn add(self, o: Complex) -> Complex {
            Complex { re: self.re + o.re, im: self.im + o.im }
        }
    }

    impl core::ops::Sub for Complex {
        type Output = Complex;
        fn sub(self, o: Complex) -> Complex {
            Complex { re: self.re - o.re, im: self.im - o.im }
        }
    }

    impl core::ops::Mul for Complex {
        type Output = Complex;
        fn mul(self, o: Complex) -> Complex {
            Complex { re: self.re.mul_add(o.re, -(self.im * o.im)), im: self.re.mul_add(o.im, self.im * o.re) }
        }
    }

    pub fn radix_4(a: Complex, b: Complex, c: Complex, d: Complex) -> [Complex; 4] {
        let (s, t) = (a + c, a - c);
        let (u, v) = (b + d, (b - d).times_minus_i());
        [s + u, t + v, s - u, t - v]
    }
}

use complex::{Complex, radix_4};

/// The first powers of the 16th root of unity.
const COS_16: [f32; 10] =
    [1.0, 0.923_879_5, 0.707_106_77, 0.382_683_43, 0.0, -0.382_683_43, -0.707_106_77, -0.923_879_5, -1.0, -0.923_879_5];
const SIN_16: [f32; 10] = [
    0.0,
    -0.382_683_43,
    -0.707_106_77,
    -0.923_879_5,
    -1.0,
    -0.923_879_5,
    -0.707_106_77,
    -0.382_683_43,
    0.0,
    0.382_683_43,
];

#[t0::kernel(block = 128, grid = x.len() / 32)]
pub fn fft16(mut x: InOut<f32>) {
    // Point k of transform i is complex number k * count + i.
    let (i, count) = (global_id(), x.len() / 32);
    let mut v = [Complex { re: 0.0, im: 0.0 }; 16];
    for k in 0..16u32 {
        let [re, im] = x.load::<2>((k * count + i) * 2);
        v[k as usize] = Complex { re, im };
    }
    for c in 0..4usize {
        let column = radix_4(v[c], v[c + 4], v[c + 8], v[c + 12]);
        for r in 0..4usize {
            v[4 * r + c] = column[r];
        }
    }
    for r in 1..4usize {
        for c in 1..4usize {
            v[4 * r + c] = v[4 * r + c] * Complex { re: COS_16[r * c], im: SIN_16[r * c] };
        }
    }
    for r in 0..4usize {
        let row = radix_4(v[4 * r], v[4 * r + 1], v[4 * r + 2], v[4 * r + 3]);
        for c in 0..4usize {
            x.store(((r + 4 * c) as u32 * count + i) * 2, [row[c].re, row[c].im]);
        }
    }
}

#[t0::kernel(block = 128, grid = nearest.len())]
pub fn kd_nearest(points: In<f32>, queries: In<f32>, mut nearest: Out<u32>, mut distances: Out<f32>) {
    // A complete kd-tree in the plane: the children of node n are 2 n + 1 and 2 n + 2; even levels split by x.
    let i = global_id();
    let [qx, qy] = queries.load::<2>(i * 2);
    let count = points.len() / 2;
    let (mut nodes, mut gaps) = ([0u32; 16], [0.0f32; 16]);
    let (mut best, mut found) = (f32::INFINITY, 0);
    let mut top = 1usize;
    while top > 0 {
        top -= 1;
        if gaps[top] >= best {
            continue;
        }
        let mut node = nodes[top];
        while node < count {
            let [x, y] = points.load::<2>(node * 2);
            let (dx, dy) = (qx - x, qy - y);
            let square = dx.mul_add(dx, dy * dy);
            if square < best {
                best = square;
                found = node;
            }
            let along = if (node + 1).ilog2() % 2 == 0 { dx } else { dy };
            let child = 2 * node + 1;
            let (near, far) = if along < 0.0 { (child, child + 1) } else { (child + 1, child) };
            let gap = along * along;
            if far < count && gap < best {
                nodes[top] = far;
                gaps[top] = gap;
                top += 1;
            }
            node = near;
        }
    }
    nearest[i] = found;
    distances[i] = best;
}

/// An entry of the table without a next node.
const NONE: u32 = 0xffff;
/// The bit of an entry whose node ends a word.
const TERMINAL: u32 = 0x8000;

#[t0::kernel(block = 256, grid = words.len())]
pub fn trie_walk(text: In<u8>, starts: In<u32>, table: In<u16>, mut words: Out<u32>, mut lengths: Out<u8>) {
    // Each node has 32 entries, one for each letter.
    let i = global_id();
    let (start, end) = (starts[i], starts[i + 1]);
    let (mut node, mut at, mut word) = (0, start, u32::MAX);
    while at < end {
        let letter = (text[at] - b'a') as u32;
        let next = table[node * 32 + letter] as u32;
        if next == NONE {
            break;
        }
        at += 1;
        node = next & !TERMINAL;
        if next & TERMINAL != 0 {
            word = node;
            break;
        }
    }
    words[i] = word;
    lengths[i] = (at - start) as u8;
}
