// Named closures, and powers with variable exponents.

#[t0::constant]
const NOISE: [u8; 16] = [3, 7, 1, 15, 9, 2, 4, 8, 0, 14, 6, 11, 5, 13, 10, 12];

#[t0::device]
fn between(t: f32, a: f32, b: f32) -> f32 {
    a + t * (b - a)
}

#[t0::device]
fn slope(hash: u8, x: f32, y: f32) -> f32 {
    let side = |bit: u8, v: f32| if hash & bit == 0 { v } else { -v };
    side(1, x) + side(2, y)
}

/// Gradient noise: closures that call closures and read variables around them.
#[t0::kernel(block = 64)]
pub fn gradient_noise(scale: f32, x: In<u32>, mut out: Out<f32>) {
    let i = global_id();
    let (px, py) = ((x[i] % 31) as f32 * scale, (x[i] / 31 % 31) as f32 * scale);
    let (cx, cy) = (px.floor(), py.floor());
    let (fx, fy) = (px - cx, py - cy);
    let entry = |k: u32| NOISE[(k & 15) as usize];
    let corner = |dx: u32, dy: u32| {
        let hash = entry(entry(cx as u32 + dx) as u32 + cy as u32 + dy);
        slope(hash, fx - dx as f32, fy - dy as f32)
    };
    let fade = |t| t * t * t * (t * (t * 6.0f32 - 15.0) + 10.0);
    let top = between(fade(fx), corner(0, 0), corner(1, 0));
    out[i] = between(fade(fy), top, between(fade(fx), corner(0, 1), corner(1, 1)));
}

/// Closures with early returns, loops and patterns; divergent calls.
#[t0::kernel(block = 64)]
pub fn closures_with_control(x: In<u32>, n: u32, mut out: Out<u32>) {
    let i = global_id();
    let steps = |(start, most): (u32, u32)| {
        let mut left = start;
        let mut count = 0;
        while left > 1 {
            if count == most {
                return u32::MAX;
            }
            left = if left % 2 == 0 { left / 2 } else { 3 * (left & 0xFFFF) + 1 };
            count += 1;
        }
        count
    };
    let v = x[i] % 1000;
    let mut sum = 0u32;
    if v % 3 == 0 {
        sum += steps((v, n)) & 0xFF;
    }
    for k in 0..4 {
        if (v + k) % 2 == 1 {
            sum = sum.wrapping_mul(31).wrapping_add(steps((v + k, n + k)));
        }
    }
    out[i] = sum;
}

/// A closure that is called, and passed to builtins.
#[t0::kernel(block = 64)]
pub fn closures_given_by_name(x: In<f32>, mut out: Out<f32>, mut most: Out<f32>) {
    let i = global_id();
    let near = |k: u32| x[(i + k) % x.len()];
    let larger = |a: f32, b: f32| if b > a { b } else { a };
    let three: [f32; 3] = core::array::from_fn(|k| near(k as u32));
    let half = |v: f32| v * 0.5;
    let [a, b, c] = three.map(half);
    out[i] = larger(larger(a, b), half(c)) + (0..3).fold(0.0, |sum, k| sum + half(near(k)));
    most[i] = block::reduce(near(1), larger);
}

/// Closures with views, parts and LDS arrays; wave builtins in closures that all lanes call.
#[t0::kernel(block = 64)]
pub fn closures_over_memory(x: In<u32>, mut out: Out<u32>) {
    let mut tile = Lds::<u32, 64>::new();
    let (i, t) = (global_id(), thread_id());
    tile[t] = x[i];
    barrier();
    let lanes = (x.len() - block_id() * 64).min(64);
    let turned = |by: u32| tile[(t + by) % lanes];
    let of = |part: &In<u32>, k: u32| part[k % part.len()];
    let total = |v: u32| wave::sum(v & 0xFFFF);
    let sum = total(turned(1)) + total(of(&x, t));
    let i = turned(3) ^ of(&x.slice(0, 5), t) ^ sum;
    out[global_id()] = i;
}

/// A name may be bound again, to a closure or a value.
#[t0::kernel(block = 64)]
pub fn closures_shadowed(x: In<i32>, mut out: Out<i32>) {
    let i = global_id();
    let f = |v: i32| v.wrapping_mul(3);
    let a = f(x[i]);
    let f = |v: i32| f(v) ^ a;
    let b = f(a);
    let f = f(b).wrapping_sub(1);
    let seed = f;
    let mixed = |v| {
        let seed = seed ^ v;
        seed.rotate_left(5)
    };
    out[i] = mixed(mixed(a)) ^ f;
}

#[t0::kernel(block = 64)]
pub fn varying_powers(x: In<i32>, y: In<u64>, n: In<u32>, mut a: Out<i32>, mut b: Out<u64>, mut c: Out<u8>) {
    let i = global_id();
    a[i] = x[i].wrapping_pow(n[i]);
    b[i] = y[i].wrapping_pow(n[i] % 7) ^ (y[i] % 8).pow(n[i] % 21);
    c[i] = (x[i] as u8).wrapping_pow(n[i] >> 20);
}

#[t0::kernel(block = 64, for(T in [f32, f16]))]
pub fn varying_powers_of<T: Float>(x: In<T>, n: In<i32>, mut out: Out<T>, mut far: Out<T>) {
    let i = global_id();
    out[i] = x[i].powi(n[i] % 9);
    far[i] = x[i].powi(n[i]);
}

#[t0::kernel(block = 64)]
pub fn varying_powers_of_doubles(x: In<f64>, n: In<i32>, mut out: Out<f64>, mut far: Out<f64>) {
    let i = global_id();
    out[i] = x[i].powi(n[i] % 9);
    far[i] = x[i].powi(n[i]);
}

/// A uniform exponent.
#[t0::kernel(block = 64)]
pub fn decayed(beta: f32, step: u32, g: In<f32>, mut m: InOut<f32>) {
    let i = global_id();
    let bias = 1.0 - beta.powi(step as i32);
    m[i] = (beta * m[i] + (1.0 - beta) * g[i]) / bias;
}
