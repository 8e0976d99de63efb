// Branches, loops, `break` and `return`.

#[t0::kernel(block = 64)]
pub fn if_as_value(x: In<i32>, mut out: Out<i32>) {
    let i = global_id();
    let a = x[i];
    out[i] = if a < 0 { -1 } else if a == 0 { 0 } else if a < 100 { 1 } else { 2 };
}

#[t0::kernel(block = 64)]
pub fn match_on_ranges(x: In<i32>, mut out: Out<u32>) {
    let i = global_id();
    out[i] = match x[i] {
        i32::MIN..=-1 => 1,
        0 => 2,
        1 | 2 | 3 => 3,
        4..10 => 4,
        n @ 10..=99 if n % 2 == 0 => n as u32,
        100.. => 6,
        _ => 7,
    };
}

#[t0::kernel(block = 64)]
pub fn match_on_tuples(x: In<u32>, y: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    out[i] = match (x[i] & 1, y[i] > 5) {
        (0, true) => 1,
        (1, false) => 2,
        (_, true) => 3,
        _ => 4,
    };
}

#[t0::kernel(block = 64)]
pub fn for_over_ranges(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let n = x[i] & 15;
    let mut sum = 0u32;
    for k in 0..n {
        sum += k;
    }
    for k in 1..=n {
        sum = sum * 3 % 1009 + k;
    }
    for k in (0..n).rev() {
        sum = sum * 5 % 1009 + k;
    }
    for k in (2..=n).rev() {
        sum = sum * 7 % 1009 + k;
    }
    for k in -3i32..3 {
        sum += (k * k) as u32;
    }
    out[i] = sum;
}

#[t0::kernel(block = 64)]
pub fn strided_loop(x: In<u32>, n: u32, mut out: Out<u32>) {
    let i = global_id();
    let mut sum = x[i];
    for k in strided(thread_id(), n, 64) {
        sum = sum.wrapping_mul(31).wrapping_add(k);
    }
    out[i] = sum;
}

#[t0::kernel(block = 64)]
pub fn grid_stride_loop(x: In<u32>, mut out: Out<u32>) {
    for i in grid_stride(x.len()) {
        out[i] = x[i] ^ 0xFF;
    }
}

#[t0::kernel(block = 64)]
pub fn collatz(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut n = x[i] % 1000 + 1;
    let mut steps = 0;
    while n != 1 {
        n = if n % 2 == 0 { n / 2 } else { 3 * n + 1 };
        steps += 1;
    }
    out[i] = steps;
}

#[t0::kernel(block = 64)]
pub fn loop_with_break_value(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut k = x[i] & 31;
    out[i] = loop {
        k += 1;
        if k % 7 == 0 {
            break k * 2;
        }
        if k > 40 {
            break 1000;
        }
    };
}

#[t0::kernel(block = 64)]
pub fn labels(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let limit = x[i] & 63;
    let mut found = 0;
    'rows: for r in 0..8u32 {
        for c in 0..8u32 {
            if c > r {
                continue 'rows;
            }
            found += 1;
            if r * 8 + c >= limit {
                break 'rows;
            }
        }
    }
    let value = 'block: {
        if found > 20 {
            break 'block 20;
        }
        found + 1
    };
    out[i] = value;
}

#[t0::kernel(block = 64)]
pub fn early_return(x: In<i32>, mut out: InOut<i32>) {
    let i = global_id();
    if i >= x.len() {
        return;
    }
    if x[i] < 0 {
        out[i] = 1;
        return;
    }
    out[i] = 2;
}

#[t0::kernel(block = 64)]
pub fn shadowing_and_blocks(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let a = x[i] & 0xFF;
    let a = {
        let a = a + 1;
        a * 2
    };
    let b;
    if a > 50 {
        b = a - 1;
    } else {
        b = a + 1;
    }
    out[i] = a + b;
}

#[t0::kernel(block = 64)]
pub fn short_circuit(x: In<u32>, y: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let b = y[i];
    let even = b != 0 && x[i] / b % 2 == 0;
    let any = b == 0 || x[i] % b == 0;
    out[i] = even as u32 + 2 * any as u32;
}

#[t0::kernel(block = 64)]
pub fn unrolled(x: In<u32>, mut out: Out<u32>) {
    const N: usize = 8;
    let i = global_id();
    let mut window = [0u32; N];
    #[unroll]
    for k in 0..N {
        window[k] = x[i] >> k as u32 & 3;
    }
    let mut sum = 0;
    #[unroll]
    for k in (0..N).rev() {
        sum = sum * 5 + window[k];
    }
    out[i] = sum;
}

#[t0::kernel(block = 64)]
pub fn const_blocks(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    out[i] = x[i] ^ const { 3 * 7 + 1 };
}

#[t0::kernel(block = 64)]
pub fn loop_in_branch(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut sum = 0u32;
    if x[i] & 1 == 0 {
        for k in 0..x[i] & 7 {
            if k == 5 {
                break;
            }
            sum += k + 1;
        }
    } else {
        let mut k = x[i] & 15;
        while k > 0 {
            k -= 1;
            if k % 3 == 0 {
                continue;
            }
            sum += 100;
        }
    }
    out[i] = sum;
}

#[t0::kernel(block = 64)]
pub fn nested_loops(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let n = x[i] & 7;
    let mut count = 0;
    for a in 0..n {
        for b in a..n {
            let mut c = b;
            while c < n {
                count += 1;
                c += 1 + a;
            }
        }
    }
    out[i] = count;
}

#[t0::kernel(block = 64)]
pub fn uniform_loop(x: In<u32>, n: u32, mut out: Out<u32>) {
    let i = global_id();
    let mut sum = x[i];
    for k in 0..n {
        sum = sum.rotate_left(3) ^ k;
        if k == 20 {
            break;
        }
    }
    out[i] = sum;
}

#[t0::kernel(block = 64)]
pub fn match_on_bools(x: In<i32>, y: In<i32>, mut out: Out<u32>) {
    let i = global_id();
    out[i] = match (x[i] > 0, y[i] > 0) {
        (true, true) => 3,
        (true, false) => 2,
        (false, b) => b as u32,
    };
}

#[t0::kernel(block = 64)]
pub fn match_on_i8(x: In<i8>, mut out: Out<i8>) {
    let i = global_id();
    out[i] = match x[i] {
        -128..=-100 => 0,
        n if n < 0 => n.wrapping_neg(),
        0 => 100,
        n => n / 2,
    };
}

#[t0::kernel(block = 64)]
pub fn late_initialised(x: In<i32>, mut out: Out<i32>) {
    let i = global_id();
    let (a, b);
    if x[i] > 10 {
        a = 1;
        b = x[i] / 2;
    } else {
        a = 2;
        b = 3;
    }
    out[i] = a + b;
}

#[t0::kernel(block = 64)]
pub fn many_returns(x: In<u32>, mut out: InOut<u32>) {
    let i = global_id();
    let v = x[i] & 15;
    for k in 0..20 {
        if v == k {
            out[i] = k;
            return;
        }
        if v < k * k {
            out[i] = 100 + k;
            return;
        }
    }
    out[i] = 7;
}
