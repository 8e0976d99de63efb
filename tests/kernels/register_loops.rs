// Loops with constant bounds whose variables index arrays in registers.

#[t0::kernel(block = 64, for(N in [1, 5, 8]))]
pub fn windows<const N: usize>(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut window = [0u32; N];
    for k in 0..N {
        window[k] = x[(i + k as u32) % x.len()];
    }
    for k in 1..window.len() {
        window[k] ^= window[k - 1].rotate_left(k as u32);
    }
    let mut all = 0u32;
    for k in (0..N).rev() {
        all = all.wrapping_mul(31).wrapping_add(window[k]);
    }
    out[i] = all;
}

#[t0::kernel(block = 64)]
pub fn outer_products(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    let mut flat = [0.0f32; 12];
    let mut grid = [[0.0f32; 4]; 3];
    for step in 0..5u32 {
        let a = [x[i], x[(i + step) % x.len()], 2.0];
        let b = [1.0, x[(i * 3 + step) % x.len()], 0.5, x[i]];
        for r in 0..3usize {
            for c in 0..4usize {
                flat[r * 4 + c] += a[r] * b[c];
                let at = 3 - c;
                grid[2 - r][at] -= a[r] * b[at];
            }
        }
    }
    let mut all = 0.0;
    for k in 0..=11usize {
        all = all * 0.5 + flat[k] + grid[k % 3][k / 3];
    }
    out[i] = all;
}

#[t0::kernel(block = 64)]
pub fn triangles(x: In<i32>, mut out: Out<i32>) {
    let i = global_id();
    let mut m = [0i32; 10];
    for r in 0..4usize {
        for c in 0..=r {
            m[r * (r + 1) / 2 + c] = x[(i + (r * 4 + c) as u32) % x.len()] & 0xFFF;
        }
    }
    let mut all = 0i32;
    for k in -3i32..7 {
        all = all.wrapping_mul(7).wrapping_add(m[(k + 3) as usize] ^ k);
    }
    for k in (0..10usize).step_by(3) {
        all ^= m[k] << k;
    }
    out[i] = all;
}

// No lane executes iterations whose index is out of range.
#[t0::kernel(block = 64)]
pub fn neighbours_in_registers(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let n = (x[i] % 6) as usize + 1;
    let mut a = [7u32; 6];
    for k in 0..6usize {
        if k + 1 < n {
            a[k + 1] = a[k] * 3 + x[i] % 11;
        }
    }
    let mut all = 0;
    for k in 0..6usize {
        let left = if k > 0 { a[k - 1] } else { 0 };
        all = all * 5 + (left ^ a[k]);
    }
    out[i] = all;
}

#[t0::kernel(block = 64)]
pub fn ways_out_of_register_loops(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let digits = [x[i] & 15, x[i] >> 4 & 15, x[i] >> 8 & 15, x[i] >> 12 & 15, x[i] >> 16 & 15];
    let mut found = 99;
    let mut sum = 0;
    'rows: for r in 0..5usize {
        for c in r..5usize {
            if digits[c] == 3 {
                continue 'rows;
            }
            if digits[r] + digits[c] == 20 {
                found = (r * 10 + c) as u32;
                break 'rows;
            }
            sum += digits[c] * digits[r];
        }
        if sum > 400 {
            break;
        }
    }
    out[i] = found * 10000 + sum;
    for k in 0..5usize {
        if digits[k] == 7 {
            out[i] = k as u32;
            return;
        }
    }
}

// More operations than the limit of automatic unrolling.
#[t0::kernel(block = 64)]
#[allow(deprecated)]
pub fn long_register_loop(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut a = [1u32, 2, 3, 4];
    for k in 0..700usize {
        a[k % 4] = a[(k + 1) % 4].rotate_left(3) ^ x[(i + k as u32) % x.len()];
    }
    out[i] = a[0] ^ a[1].wrapping_mul(3) ^ a[2].wrapping_mul(5) ^ a[3].wrapping_mul(7);
}

#[t0::device]
fn at(row: usize, column: usize) -> usize {
    row * 3 + column
}

#[t0::kernel(block = 64)]
pub fn indices_by_functions(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut m = [0u32; 9];
    for r in 0..3usize {
        for c in 0..3usize {
            let k = at(r, c);
            m[k] = x[(i + k as u32) % x.len()];
        }
    }
    for k in 0..4usize {
        m.swap(k, 8 - k);
    }
    let mut last = 0usize;
    for k in 0..9usize {
        if m[k] > m[last] {
            last = k;
        }
    }
    out[i] = m[at(1, 2)] ^ (0..9usize).map(|k| m[k] / 9).sum::<u32>() ^ last as u32;
}
