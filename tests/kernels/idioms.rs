// Common Rust idioms: arrays by index, tables, swaps, steps.

#[t0::kernel(block = 64)]
pub fn table_by_lane(x: In<u32>, mut out: Out<u32>) {
    const PRIMES: [u32; 11] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31];
    let i = global_id();
    out[i] = PRIMES[(x[i] % 11) as usize] ^ PRIMES[(i % 7) as usize + 4];
}

#[t0::kernel(block = 64)]
pub fn tables_of_every_type(x: In<u32>, mut out: Out<u64>) {
    let i = global_id();
    let k = (x[i] & 3) as usize;
    let wide = [1u64 << 40, u64::MAX, 7, x[i] as u64];
    let flags = [true, false, x[i] > 9, i == 3];
    let real = [0.5f64, -1.0, 3.25, x[i] as f64];
    let half = [f16::from_f32(1.5), f16::from_f32(-2.0), f16::from_f32(0.0), f16::from_f32(8.0)];
    let rough = [bf16::from_f32(1.5), bf16::from_f32(-2.0), bf16::from_f32(0.25), bf16::from_f32(8.0)];
    let small = [-1i8, 2, i8::MIN, 5];
    let pairs = [(1u16, 2.0f32), (3, 4.0), (5, 6.0), (7, 8.0)];
    let (a, b) = pairs[k];
    out[i] = wide[k]
        ^ flags[k] as u64
        ^ real[k].to_bits()
        ^ (half[k].to_bits() as u64) << 16
        ^ (rough[k].to_bits() as u64) << 32
        ^ small[k] as u64
        ^ a as u64
        ^ b.to_bits() as u64;
}

#[t0::kernel(block = 64)]
pub fn stack_machine(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut stack = [0u32; 9];
    let mut sp = 0usize;
    let mut code = x[i];
    for _ in 0..8 {
        match code & 3 {
            0 | 1 => {
                stack[sp] = code >> 2;
                sp += 1;
            }
            2 if sp >= 2 => {
                sp -= 1;
                stack[sp - 1] ^= stack[sp].rotate_left(5);
            }
            _ if sp > 0 => stack[sp - 1] = !stack[sp - 1],
            _ => {}
        }
        code = code.rotate_right(3);
    }
    let mut all = sp as u32;
    for k in 0..sp {
        all = all.rotate_left(7) ^ stack[k];
    }
    out[i] = all;
}

#[t0::kernel(block = 64)]
pub fn nested_arrays(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut m = [[0u32; 3]; 4];
    for k in 0..5u32 {
        let v = x[i].rotate_left(k * 6);
        m[(v % 4) as usize][(v / 4 % 3) as usize] += k + 1;
    }
    let row = m[(i % 4) as usize];
    let mut all = 0;
    for (r, c) in [(0usize, 1usize), (3, 2), (1, 0), (2, 2)] {
        all = all * 10 + m[r][c];
    }
    out[i] = all * 1000 + row[0] * 100 + row[1] * 10 + row[2];
}

#[t0::kernel(block = 64)]
pub fn insertion_sort(x: In<i32>, mut out: Out<i32>) {
    let i = global_id();
    let mut a = [0i32; 7];
    for k in 0..a.len() {
        a[k] = x[(i + k as u32 * 5) % x.len()];
    }
    for k in 1..a.len() {
        let mut j = k;
        while j > 0 && a[j - 1] > a[j] {
            a.swap(j - 1, j);
            j -= 1;
        }
    }
    let mut all = 0i32;
    for v in a {
        all = all.wrapping_mul(31) ^ v;
    }
    out[i] = all;
}

#[t0::kernel(block = 64)]
pub fn uniform_tables(n: u32, x: In<u32>, mut out: Out<u32>) {
    const ROUND: [u32; 6] = [0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1];
    let i = global_id();
    let mut seen = [0u32; 6];
    let mut h = x[i];
    for k in 0..n {
        let j = (k % 6) as usize;
        h = h.rotate_left(3).wrapping_add(ROUND[j]);
        seen[j] ^= h;
    }
    if wave::all(seen.len() == 6) {
        h ^= wave::broadcast(seen[(n % 6) as usize], 0);
    }
    out[i] = h;
}

#[t0::kernel(block = 64)]
pub fn steps(x: In<u32>, mut a: Out<u32>, mut b: Out<i32>, mut c: Out<u32>) {
    let i = global_id();
    let mut sum = 0u32;
    for k in (i % 5..x.len()).step_by(7) {
        sum = sum.wrapping_mul(3) ^ x[k];
    }
    a[i] = sum;
    let from = -((x[i] % 9) as i32);
    let mut turns = 0;
    for k in (from..10).step_by((x[i] % 4) as usize + 1) {
        turns = turns * 2 + k;
    }
    b[i] = turns;
    let bytes = (0..250u8).step_by(100).fold(0u32, |n, k| n * 3 + k as u32);
    let wide = (0..x[i] as u64).step_by(1 << 29).fold(0u32, |n, k| n ^ (k >> 29) as u32);
    let mut fixed = 0;
    #[unroll]
    for k in (1..9usize).step_by(3) {
        fixed += [9, 8, 7, 6, 5, 4, 3, 2, 1][k];
    }
    c[i] = bytes + wide + fixed;
}

#[t0::kernel(block = 64)]
pub fn exchanges(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let (mut a, mut b) = (x[i], i);
    if a > b {
        core::mem::swap(&mut a, &mut b);
    }
    let old = core::mem::replace(&mut a, 7);
    (a, b) = (b ^ old, a);
    let mut pair = [1, 2];
    [pair[1], pair[0]] = [a % 5, b % 3];
    let mut nested = (0, (1, 2));
    (_, (nested.0, nested.1.1)) = (pair[0], (a, pair[1]));
    (out[i], _) = (a.wrapping_mul(3) ^ b ^ nested.0 ^ nested.1.0 ^ nested.1.1, 0);
}

#[t0::kernel(block = 64)]
pub fn questions(x: In<u32>, y: In<i8>, mut out: Out<u32>) {
    let i = global_id();
    let vowel = matches!(b'a' + (x[i] % 26) as u8, b'a' | b'e' | b'i' | b'o' | b'u');
    let near = matches!((y[i], vowel), (-9..=9, false) | (100.., true));
    let odd = matches!(x[i], n if n % 2 == 1);
    let mut all = vowel as u32 | (near as u32) << 1;
    if matches!(x[i], 3 | 7..=90 | 0xffff_0000..) || odd {
        all |= 4;
    }
    out[i] = all;
}

#[t0::kernel(block = 64)]
pub fn widened(x: In<u8>, y: In<i16>, z: In<f32>, h: In<f16>, mut out: Out<f64>) {
    let i = global_id();
    let a = u32::from(x[i]) + u32::from(y[i] > 0);
    let b = i64::from(y[i]) * i64::from(a);
    let c = f32::from(x[i]) + f32::from(y[i]);
    out[i] = f64::from(a) + f64::from(c) + f64::from(b as i32) + f64::from(z[i]) + f64::from(f32::from(h[i])) + f64::from(h[i]);
}

#[t0::kernel(block = 64)]
pub fn chosen_by_many(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut best = [0u32; 4];
    for v in [x[i] % 100, x[i] / 7 % 100, i % 50, 42] {
        if v == 13 {
            continue;
        }
        if v == 49 {
            break;
        }
        let mut v = v;
        for k in 0..4usize {
            if v > best[k] {
                v = core::mem::replace(&mut best[k], v);
            }
        }
    }
    let [a, b, c, d] = best;
    out[i] = ((a * 100 + b) * 100 + c) * 10 + d % 10;
}

#[t0::kernel(block = 64)]
pub fn equal_as_a_whole(x: In<u32>, y: In<f32>, mut out: Out<u32>) {
    let i = global_id();
    let (row, column) = (x[i] % 3, x[i] / 3 % 3);
    let centre = (row, column) == (1, 1);
    let same = [y[i], 1.0] == [y[i], y[i] * 0.0 + 1.0];
    let (first, .., last) = (row, 7u32, column, centre);
    let other = match (first, column, last) {
        (0, ..) => 1,
        (.., true) => 2,
        (_, 2, _) => 4,
        _ => 8,
    };
    out[i] = centre as u32 | (same as u32) << 1 | other << 2 | ((row, (column, last)) != (2, (0, false))) as u32;
}

#[t0::kernel(block = 64)]
pub fn bytes_in_text(x: In<u8>, mut out: Out<u32>) {
    const HEX: &[u8; 16] = b"0123456789abcdef";
    const NAME: [u8; 3] = *b"t0\n";
    let i = global_id();
    let high = HEX[(x[i] >> 4) as usize];
    let low = b"0123456789ABCDEF"[(x[i] & 15) as usize];
    out[i] = u32::from(high) << 8 | u32::from(low) | u32::from(NAME[i as usize % 3]) << 16;
}
