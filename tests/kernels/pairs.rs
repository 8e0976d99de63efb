// Packed pairs.

#[t0::kernel(block = 64, for(P in [f16x2, bf16x2]))]
pub fn pair_operators<P: Packed>(x: In<P>, y: In<P>, mut sum: Out<P>, mut difference: Out<P>, mut product: Out<P>) {
    let i = global_id();
    sum[i] = x[i] + y[i];
    difference[i] = x[i] - y[i];
    product[i] = x[i] * y[i];
}

#[t0::kernel(block = 64, for(P in [f16x2, bf16x2]))]
pub fn pair_fma<P: Packed>(x: In<P>, y: In<P>, z: In<P>, mut a: Out<P>, mut b: Out<P>, mut c: Out<P>) {
    let i = global_id();
    a[i] = x[i].mul_add(y[i], z[i]);
    // Cancellation keeps digits that a second rounding would lose.
    b[i] = x[i].mul_add(y[i], -(x[i] * y[i]));
    c[i] = (-x[i]).mul_add(y[i].swapped(), z[i].abs());
}

/// The result may be +0 or -0; adding 0 makes them equal.
#[t0::kernel(block = 64, for(P in [f16x2, bf16x2]))]
pub fn pair_extremes<P: Packed>(x: In<P>, y: In<P>, mut a: Out<P>, mut b: Out<P>, mut c: Out<P>, mut d: Out<P>) {
    let i = global_id();
    a[i] = x[i].min(y[i]) + P::from_bits(0);
    b[i] = x[i].max(-y[i]) + P::from_bits(0);
    c[i] = P::max(x[i].abs(), P::from_bits(0x0400_0400));
    d[i] = -x[i].abs();
}

#[t0::kernel(block = 64, for((P, H) in [(f16x2, f16), (bf16x2, bf16)]))]
pub fn pair_parts<P: Packed<Half = H>, H: Float>(
    x: In<P>,
    f: In<f32>,
    g: In<f32>,
    mut lo: Out<H>,
    mut hi: Out<H>,
    mut back: Out<P>,
    mut narrow: Out<P>,
    mut wide: Out<f32>,
) {
    let i = global_id();
    lo[i] = x[i].lo();
    hi[i] = x[i].hi();
    back[i] = P::new(x[i].hi(), x[i].lo());
    narrow[i] = P::from_f32([f[i], g[i]]);
    let [a, b] = x[i].to_f32();
    wide[i] = a - b;
}

/// Halves that are repeated, swapped or negated as operands of an instruction.
#[t0::kernel(block = 64, for((P, H) in [(f16x2, f16), (bf16x2, bf16)]))]
pub fn pair_modifiers<P: Packed<Half = H>, H: Float>(
    x: In<P>,
    k: In<P>,
    h: In<H>,
    mut a: Out<P>,
    mut b: Out<P>,
    mut c: Out<P>,
    mut d: Out<P>,
) {
    let i = global_id();
    let (p, s, k) = (x[i], h[i], k[0]);
    a[i] = P::splat(s) * p - P::splat(p.hi());
    b[i] = P::new(p.hi(), -p.lo()) * P::splat(p.lo());
    c[i] = -p.swapped() + P::from_bits(p.to_bits() ^ 0x8000);
    d[i] = k.mul_add(P::new(s, p.hi()), P::splat(H::from_f32(1.5))) - k.swapped() * P::from_f32([0.5, -2.0]);
}

#[t0::kernel(block = 64, for(P in [f16x2, bf16x2]))]
pub fn pair_dots<P: Packed>(x: In<P>, y: In<P>, z: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    let mut sum = z[i];
    for k in 0..4 {
        sum = x[i ^ k & 1].dot(y[i], sum);
    }
    out[i] = -x[i].dot(y[i].swapped(), sum);
}

#[t0::device]
fn evaluated<P: Packed>(x: P, coefficients: [P; 3]) -> P {
    let mut sum = coefficients[0];
    #[unroll]
    for k in 1..3usize {
        sum = sum.mul_add(x, coefficients[k]);
    }
    sum
}

/// Through LDS, device functions, branches and loops.
#[t0::kernel(block = 64)]
pub fn pair_values(x: In<f16x2>, mut z: InOut<f16x2>, mut out: Out<bf16x2>) {
    let mut tile = Lds::<f16x2, 64>::new();
    let i = global_id();
    let t = thread_id();
    tile[t] = x[i];
    barrier();
    tile[t] *= f16x2::from_bits(0x3C00_3800);
    let own = tile[t];
    let mut sum = if own.lo().to_f32() > 0.0 { own } else { -own };
    let mut left = 3;
    while left > 0 && sum.hi().to_f32() < 8.0 {
        sum += own;
        sum -= f16x2::splat(f16::from_f32(0.25));
        left -= 1;
    }
    z[i] += evaluated(sum, [own, f16x2::from_f32([1.0, -1.0]), x[i]]);
    let wide: [bf16x2; 2] = [bf16x2::from_f32(own.to_f32()), bf16x2::from_f32(sum.to_f32())];
    out[i] = evaluated(wide[1], [wide[0], wide[1], wide[0]]);
}

#[t0::kernel(block = 64)]
pub fn pair_of_lanes(x: In<f16x2>, y: In<bf16x2>, mut a: Out<f16x2>, mut b: Out<bf16x2>, mut c: Out<f16x2>) {
    let i = global_id();
    a[i] = wave::shuffle_xor(x[i], 1) + wave::broadcast(x[i], 0) * wave::shuffle(x[i], lane() / 2);
    b[i] = wave::reduce(y[i], |p, q| p.max(q));
    let (most, _) = block::reduce((x[i], lane()), |p, q| if p.0.lo().to_f32() < q.0.lo().to_f32() { q } else { p });
    c[i] = most;
}

/// Several pairs in one access.
#[t0::kernel(block = 64)]
pub fn pair_runs(x: In<f16x2>, mut out: Out<f16x2>) {
    let i = global_id() / 4 * 4;
    if i + 4 <= x.len() {
        let [a, b, c, d] = x.load::<4>(i);
        if global_id() % 4 == 0 {
            out.store(i, [a + b, b * c, c - d, d]);
        }
    }
}

#[derive(Clone, Copy, Debug, t0::Arg)]
#[repr(C)]
pub struct Shade {
    pub light: [f16x2; 2],
    pub depth: bf16x2,
    pub of: u32,
}

#[t0::kernel(block = 64)]
pub fn pair_fields(scale: f16x2, base: Shade, mut z: InOut<Shade>) {
    let i = global_id();
    z[i].light[1] = z[i].light[0] * scale + base.light[1];
    z[i].depth += base.depth;
    z[i].of = base.of + z[i].light[0].to_bits();
}

/// One half of a constant pair, together with another value in one word.
#[t0::kernel(block = 64)]
pub fn halves_of_constants(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let low = (-bf16x2::from_f32([65504.0, -2.5]).abs()).lo();
    let high = f16x2::from_f32([1.5, -0.25]).swapped().lo();
    out[i] = (low.to_bits() as u32 | x[i] << 16) ^ high.to_bits() as u32;
}
