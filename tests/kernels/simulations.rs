// Floating-point programs: images, physics, signals, networks.

#[derive(Clone, Copy, Debug, PartialEq, t0::Arg)]
#[repr(C)]
pub struct Complex {
    pub re: f32,
    pub im: f32,
}

#[t0::constant]
pub const ZERO: Complex = Complex { re: 0.0, im: 0.0 };

#[t0::device]
fn add(a: Complex, b: Complex) -> Complex {
    Complex { re: a.re + b.re, im: a.im + b.im }
}

#[t0::device]
fn sub(a: Complex, Complex { re, im }: Complex) -> Complex {
    Complex { re: a.re - re, im: a.im - im }
}

#[t0::device]
fn mul(a: Complex, b: Complex) -> Complex {
    Complex { re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re }
}

#[t0::kernel(block = 64)]
pub fn mandelbrot(most: u32, x: In<f32>, y: In<f32>, mut out: Out<u32>) {
    let i = global_id();
    let c = Complex { re: x[i] * 0.02, im: y[i] * 0.02 };
    let mut z = ZERO;
    out[i] = 'turns: {
        for n in 0..most {
            z = add(mul(z, z), c);
            if z.re * z.re + z.im * z.im > 4.0 {
                break 'turns n;
            }
        }
        most
    };
}

// An FFT of eight points in registers: bit reversal, then three butterfly steps.
#[t0::kernel(block = 64)]
pub fn fft_of_eight(x: In<f32>, mut re: Out<f32>, mut im: Out<f32>) {
    const TURNS: [Complex; 4] = [
        Complex { re: 1.0, im: 0.0 },
        Complex { re: core::f32::consts::FRAC_1_SQRT_2, im: -core::f32::consts::FRAC_1_SQRT_2 },
        Complex { re: 0.0, im: -1.0 },
        Complex { re: -core::f32::consts::FRAC_1_SQRT_2, im: -core::f32::consts::FRAC_1_SQRT_2 },
    ];
    let i = global_id();
    let mut a = [ZERO; 8];
    for k in 0..8u32 {
        let from = k.reverse_bits() >> 29;
        a[k as usize] = Complex { re: x[(i + from) % x.len()], ..ZERO };
    }
    let mut half = 1usize;
    while half < 8 {
        for start in (0..8usize).step_by(half * 2) {
            for k in 0..half {
                let (low, high) = (start + k, start + k + half);
                let turned = mul(a[high], TURNS[k * (4 / half)]);
                (a[low], a[high]) = (add(a[low], turned), sub(a[low], turned));
            }
        }
        half *= 2;
    }
    let one = a[(i % 8) as usize];
    (re[i], im[i]) = (one.re, one.im);
}

#[t0::kernel(block = 64)]
pub fn kahan_sum(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    let (mut sum, mut lost) = (0.0f32, 0.0f32);
    for k in (i..x.len()).step_by(3) {
        let y = x[k] - lost;
        let t = sum + y;
        lost = t - sum - y;
        sum = t;
    }
    out[i] = sum;
}

#[t0::kernel(block = 64)]
pub fn gravity(x: In<f32>, y: In<f32>, mut ax: Out<f32>, mut ay: Out<f32>) {
    let i = global_id();
    let (px, py) = (x[i], y[i]);
    let mut force = [0.0f32; 2];
    for other in 0..x.len().min(40) {
        if other == i {
            continue;
        }
        let [dx, dy] = [x[other] - px, y[other] - py];
        let distance = dx * dx + dy * dy + 0.01;
        let f = 1.0 / (distance * distance.sqrt());
        force = [force[0] + dx * f, force[1] + dy * f];
    }
    [ax[i], ay[i]] = force;
}

#[t0::kernel(block = 64)]
pub fn life(cells: In<u8>, mut next: Out<u8>) {
    let (row, column) = (global_id(), 3u32);
    let mut around = 0;
    for r in row.saturating_sub(1)..(row + 2).min(cells.rows()) {
        for c in column - 1..=column + 1 {
            if (r, c) != (row, column) {
                around += cells[(r, c)] & 1;
            }
        }
    }
    next[(row, column)] = match (cells[(row, column)] & 1, around) {
        (1, 2 | 3) | (0, 3) => 1,
        _ => 0,
    };
}

#[t0::kernel(block = 64)]
pub fn convolution(x: In<f32>, mut out: Out<f32>) {
    const KERNEL: [[f32; 3]; 3] = [[1.0, 2.0, 1.0], [2.0, 4.0, 2.0], [1.0, 2.0, 1.0]];
    let row = global_id();
    for column in 0..x.cols() {
        let mut sum = 0.0;
        for (dr, line) in [(0u32, KERNEL[0]), (1, KERNEL[1]), (2, KERNEL[2])] {
            for (dc, weight) in [(0u32, line[0]), (1, line[1]), (2, line[2])] {
                let r = (row + dr).saturating_sub(1).min(x.rows() - 1);
                let c = (column + dc).saturating_sub(1).min(x.cols() - 1);
                sum += x[(r, c)] * weight;
            }
        }
        out[(row, column)] = sum / 16.0;
    }
}

#[t0::kernel(block = 64)]
pub fn transposed(x: In<f32>, mut out: Out<f32>) {
    let mut tile = Lds::<f32, 8, 9>::new();
    let (row, column) = (thread_id() / 8, thread_id() % 8);
    tile[(row, column)] = x[global_id()];
    barrier();
    out[global_id()] = tile[(column, row)];
}

// How many of 32 points of a square are in a quarter of the circle.
#[t0::kernel(block = 64)]
pub fn monte_carlo(seed: In<u32>, mut hits: Out<u32>) {
    let i = global_id();
    let mut state = seed[i] | 1;
    let mut count = 0;
    for _ in 0..32 {
        let mut point = [0.0f32; 2];
        for k in 0..point.len() {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            point[k] = (state >> 8) as f32 / 16_777_216.0;
        }
        if point[0] * point[0] + point[1] * point[1] < 1.0 {
            count += 1;
        }
    }
    hits[i] = count;
}

// One query, with keys and values in turn, without storing the scores.
#[t0::kernel(block = 64)]
pub fn attention_of_one(x: In<f32>, v: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    let query = x[i].clamp(-8.0, 8.0);
    let (mut most, mut sum, mut mixed) = (f32::NEG_INFINITY, 0.0f32, 0.0f32);
    for k in 0..x.len().min(20) {
        let score = query * x[k].clamp(-8.0, 8.0) * 0.125;
        let new = most.max(score);
        let (old, own) = ((most - new).exp(), (score - new).exp());
        sum = sum * old + own;
        mixed = mixed * old + own * v[k].clamp(1.0, 2.0);
        most = new;
    }
    out[i] = mixed / sum;
}

#[t0::kernel(block = 64)]
pub fn layer_norm(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    let v = x[i].clamp(-50.0, 50.0);
    let n = block::sum(1.0f32);
    let mean = block::sum(v) / n;
    let d = v - mean;
    let variance = block::sum(d * d) / n;
    out[i] = d / (variance + 1e-5).sqrt();
}

#[t0::kernel(block = 64, for(T in [f32, f16, bf16]))]
pub fn rotary<T: Float>(x: In<T>, cosines: In<f32>, mut out: Out<T>) {
    let i = global_id();
    let angle = cosines[i].clamp(-1.0, 1.0);
    let other = if i % 2 == 0 { i + 1 } else { i - 1 };
    let partner = if other < x.len() { x[other].to_f32() } else { 0.0 };
    let side = (1.0 - angle * angle).sqrt();
    let signed = if i % 2 == 0 { -partner } else { partner };
    out[i] = T::from_f32(x[i].to_f32() * angle + signed * side);
}

#[t0::kernel(block = 64)]
pub fn argmax(x: In<f32>, mut best: Out<f32>, mut at: Out<u32>) {
    let i = global_id();
    let (value, place) = block::reduce((x[i].abs(), i), |a, b| match (a.0 < b.0, a.0 == b.0, b.1 < a.1) {
        (true, ..) | (_, true, true) => b,
        _ => a,
    });
    best[i] = value;
    at[i] = place;
}

#[t0::kernel(block = 64)]
pub fn heat(edge: u32, x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    let (a, rest) = (i % edge, i / edge);
    let (b, c) = (rest % edge, rest / edge);
    let mut sum = 0.0;
    for (da, db, dc) in [(0, 1, 1), (2, 1, 1), (1, 0, 1), (1, 2, 1), (1, 1, 0), (1, 1, 2)] {
        let [a, b, c] = [(a, da), (b, db), (c, dc)].map(|(at, d): (u32, u32)| (at + d).max(1).min(edge) - 1);
        sum += x[((c * edge + b) * edge + a) % x.len()];
    }
    out[i] = x[i] + (sum / 6.0 - x[i]) * 0.25;
}
