// `let` in conditions, chains of them, and `let .. else`.

/// A value whose parts have names.
#[derive(Clone, Copy, Debug, t0::Arg)]
#[repr(C)]
pub struct Reading {
    pub kind: u32,
    pub pair: [u32; 2],
    pub level: f32,
}

#[t0::constant]
const LIMIT: u32 = 40;

#[t0::kernel(block = 64)]
pub fn if_let_on_integers(x: In<i32>, mut out: Out<i32>) {
    let i = global_id();
    out[i] = if let 1..=40 = x[i] {
        1
    } else if let n @ (-9..0 | 100 | 200) = x[i] {
        n - 1
    } else if let i32::MIN..=-10 = x[i] {
        3
    } else {
        4
    };
}

#[t0::kernel(block = 64)]
pub fn if_let_without_else(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut sum = 7;
    if let (0..=9, parity) = (x[i] % 16, x[i] & 1) {
        sum += 10 + parity;
    }
    if let LIMIT.. = x[i] {
        sum *= 3;
    }
    if let true = x[i] > 1 {
        sum += 1000;
    }
    out[i] = sum;
}

#[t0::kernel(block = 64)]
pub fn chains(x: In<i32>, y: In<f32>, mut out: Out<i32>) {
    let i = global_id();
    let n = x[i];
    let pair = [n & 7, n >> 4 & 1];
    out[i] = if let -50..=50 = n
        && y[i] > 0.0
        && let [a, 0] = pair
    {
        a + 100
    } else if n > 0
        && let [2..=6, b] = pair
        && let c = b + n % 5
        && c < 4
    {
        c
    } else {
        -1
    };
}

/// Conditions after a false one are not evaluated: a view is read only if the index is in range.
#[t0::kernel(block = 64)]
pub fn chains_read_in_order(x: In<u32>, mut z: InOut<u32>) {
    let i = global_id();
    let at = x[i] % 128;
    if at < x.len()
        && let v @ 3.. = x[at]
        && let mut next = v % 512
        && next < x.len()
        && let (w, 0..=6) = (x[next], next % 9)
    {
        next += 1;
        z[i] = w ^ v ^ next;
    }
}

#[t0::kernel(block = 64)]
pub fn let_else(x: In<u32>, mut out: InOut<u32>) {
    let i = global_id();
    let n @ 0..1000 = x[i] else {
        out[i] = 1;
        return;
    };
    let mut sum = 0;
    'turns: for k in 0..8u32 {
        let (r, 0 | 3..=5) = (n + k, (n ^ k) % 6) else { continue };
        let [a, true] = [r > 4, r > 2] else { break 'turns };
        let (1.., s): (u32, u32) = (r, a as u32) else { return };
        sum += r * 3 + s;
    }
    out[i] = sum;
}

#[t0::kernel(block = 64)]
pub fn let_with_names(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let both @ (a, b) = (x[i] >> 3, x[i] & 7);
    let all @ [first, .., last] = [a, b, a ^ b, 9];
    out[i] = both.0 + both.1 * 2 + all[2] * 3 + first + last;
}

#[t0::kernel(block = 64)]
pub fn while_let(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut n = x[i] % 97;
    let mut steps = 0;
    while let 2.. = n {
        n = if n % 2 == 0 { n / 2 } else { 3 * n + 1 };
        steps += 1;
    }
    let mut k = x[i] & 31;
    'outer: while k > 2
        && let (half, odd @ 0..=1) = (k / 2, k % 2)
    {
        k -= 1;
        if half == 7 {
            continue;
        }
        while let m @ 5..=9 = k {
            k -= 2;
            if m + odd == 8 {
                break 'outer;
            }
        }
        steps += 100 + odd;
    }
    out[i] = steps;
}

#[t0::kernel(block = 64)]
pub fn uniform_lets(n: u32, x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut tile = Lds::<u32, 64>::new();
    tile[thread_id()] = x[i];
    let mut sum = 0;
    if let 3..=20 = n
        && let (step, 0) = (n / 3, n % 3)
    {
        // Either all lanes of the workgroup take this branch or none.
        barrier();
        if let t @ 0..64 = thread_id() + step
            && t % 2 == 1
        {
            sum = tile[t];
        }
    }
    let mut k = n & 3;
    while let 1.. = k {
        k -= 1;
        sum += block::sum(k + 1);
    }
    let 0..=100 = n else { return };
    barrier();
    out[i] = sum + wave::max(n);
}

#[t0::device]
fn classed(x: u32) -> u32 {
    let 0..=200 = x else { return 9 };
    if let 10..=20 | 30..=40 = x
        && x % 3 != 0
    {
        return 1;
    }
    let mut y = x;
    while let 50.. = y {
        y /= 2;
    }
    y
}

#[t0::kernel(block = 64)]
pub fn lets_in_functions_and_closures(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let n = x[i];
    let parts: [u32; 3] = core::array::from_fn(|k| if let 0 | 2 = k { classed(n >> k as u32) } else { n & 7 });
    let mapped = parts.map(|p| {
        let 1..=30 = p else { return 5 };
        p * 2
    });
    let sum = (0..n % 6).fold(0, |s, k| {
        if let 1..=3 = k
            && let t = s + k
            && t % 2 == 0
        {
            t + 10
        } else {
            s + 1
        }
    });
    out[i] = mapped[0] + mapped[1] + mapped[2] + sum;
}

#[t0::kernel(block = 64)]
pub fn lets_on_structs(x: In<Reading>, mut out: Out<f32>) {
    let i = global_id();
    let r = x[i];
    let Reading { kind: 0..=100, level, .. } = r else {
        out[i] = -1.0;
        return;
    };
    out[i] = if let Reading { pair: [a, 0..=8], kind, .. } = r
        && a > kind
    {
        level + a as f32
    } else if let Reading { kind: 7 | 9, pair: [.., b], .. } = r {
        b as f32
    } else {
        level
    };
}

/// An assignment in an operand takes effect only if the operand is evaluated.
#[t0::kernel(block = 64)]
pub fn operands_that_assign(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let n = x[i] % 100;
    let (mut a, mut b) = (1, 2);
    let both = n > 5 && {
        a = n;
        n < 50
    };
    let one = n < 20 || {
        b += n;
        n % 2 == 0
    };
    out[i] = a * 3 + b * 5 + both as u32 + 2 * one as u32;
}

#[t0::kernel(block = 64)]
#[allow(irrefutable_let_patterns)]
pub fn lets_that_always_fit(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut sum = if let n = x[i] { n & 63 } else { 0 };
    let (a, b) = (sum / 2, sum % 2) else { return };
    if let rest = x.slice(i, 2)
        && rest.len() > 0
    {
        sum += rest[0] % 64 ^ a;
    }
    while let k = sum % 10
        && k > 3
    {
        sum += 3 + b;
    }
    out[i] = sum;
}

#[t0::kernel(block = 64)]
pub fn guards_that_bind(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    out[i] = match x[i] % 256 {
        n @ 10.. if let 1..=3 = n % 7
            && n > 20 =>
        {
            n
        }
        n if n > 100
            && let (half, 0..=60) = (n / 2, n & 63)
            && half % 3 != 0 =>
        {
            half + 1000
        }
        0 => 5,
        n => n ^ 1,
    };
}
