// Passing assertions and prints: messages must not change what a lane computes.

#[t0::kernel(block = 64)]
pub fn asserts_in_range(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    assert!(i < x.len());
    assert_eq!(x.len(), out.len());
    assert_ne!(i, x.len(), "lane {i} of {}", x.len());
    out[i] = x[i].wrapping_add(1);
}

#[t0::kernel(block = 64)]
pub fn asserts_of_every_type(x: In<i32>, y: In<f32>, mut out: Out<u32>) {
    let i = global_id();
    let (a, b) = (x[i], y[i]);
    assert_eq!(a as i8 as i32 as i8, a as i8);
    assert_eq!(a as u16, (a & 0xFFFF) as u16, "of {a:#x}");
    assert_eq!((a as i64) as i32, a);
    assert!(a as u64 as u32 == a as u32, "{} {:?} {:b} {:e}", a as u64, a as i16, a as u8, a);
    assert_eq!(b.to_bits() == b.to_bits(), true);
    assert!(b != b || b as f64 as f32 == b, "{b} {:e} {:?}", b as f64, bf16::from_f32(b));
    assert!(std::f32::consts::PI > 3.0, "{:8.3} {:>+9}", 1.5, f16::from_f32(b));
    out[i] = a as u32 ^ b.to_bits();
}

#[t0::kernel(block = 64)]
pub fn asserts_in_loops(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut sum = 0u32;
    let mut n = x[i] % 9;
    while n > 0 {
        assert!(n < 9, "turn {n}");
        sum = sum.wrapping_add(x[i] ^ n);
        n -= 1;
    }
    #[unroll]
    for k in 0..3 {
        assert!(k < 3, "k = {k}, sum = {sum}");
        sum = sum.wrapping_mul(k + 3);
    }
    out[i] = sum;
}

#[t0::kernel(block = 64)]
pub fn asserts_between_barriers(x: In<u32>, mut out: Out<u32>) {
    let mut words = Lds::<u32, 64>::new();
    let (i, t) = (global_id(), thread_id());
    words[t] = i;
    assert!(t < 64);
    barrier();
    let first = words[0];
    assert_eq!(first, block_id() * block_size(), "workgroup {}", block_id());
    barrier();
    assert!(t >= wave_id() * 32);
    let most = wave::max(t);
    assert!(most >= t && most / 32 == wave_id());
    out[i] = x[i] ^ most;
}

#[t0::device]
fn checked_half(x: f32, what: u32) -> f32 {
    assert!(x * 0.5 <= x.abs(), "half of {x} in lane {what}");
    x * 0.5
}

#[t0::kernel(block = 64)]
pub fn asserts_in_helpers(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    out[i] = checked_half(x[i], i) + checked_half(-x[i], i);
}

#[t0::kernel(block = 64)]
pub fn asserts_behind_early_returns(x: In<u32>, mut out: InOut<u32>) {
    let i = global_id();
    if x[i] % 3 == 0 {
        return;
    }
    assert!(x[i] % 3 > 0, "{}", x[i]);
    if x[i] % 3 == 1 {
        assert_eq!(x[i] % 3, 1);
        out[i] = 7;
        return;
    }
    assert!(x[i] % 3 == 2 || out[i] == 0);
    out[i] = x[i];
}

#[t0::kernel(block = 64)]
pub fn prints_and_goes_on(x: In<u32>, y: In<f32>, mut out: Out<u32>) {
    let i = global_id();
    let v = x[i];
    if v & 1 == 0 {
        t0::print!("even {v} of {i}: {:.2} {}", y[i], v > 7);
    }
    t0::print!("lane");
    out[i] = v.rotate_left(3);
}

#[t0::kernel(block = 64)]
pub fn prints_aggregates(x: In<u64>, mut out: Out<u64>) {
    let i = global_id();
    let pair = (x[i], [i, i + 1]);
    t0::print!("{:?} {:5?} {pair:?}", pair, (i as u8,));
    out[i] = pair.0 ^ 1;
}
