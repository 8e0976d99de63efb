// Iterators over ranges and arrays in registers, their adapters and consumers.

/// Four neighbours of an element.
#[t0::device]
fn near(x: &In<u32>, i: u32) -> [u32; 4] {
    core::array::from_fn(|k| x[(i + k as u32) % x.len()] % 1000)
}

/// References to elements, elements, and patterns on them.
#[t0::kernel(block = 64)]
pub fn over_arrays(x: In<u32>, y: In<f32>, mut out: Out<u32>, mut sums: Out<f32>) {
    let i = global_id();
    let a = near(&x, i);
    let mut n = 0u32;
    for v in a.iter() {
        n = n * 7 % 5000 + v;
    }
    for &v in &a {
        n = n * 3 % 5000 + v;
    }
    for v in a.into_iter().rev() {
        n = (n ^ v) + 1;
    }
    for (k, v) in a.iter().enumerate() {
        n += *v * (k as u32 + 1);
    }
    for (k, &v) in a.iter().enumerate().rev() {
        n = n % 100_000 * (k as u32 + 2) + v;
    }
    let pairs = [(1u32, 2.5f32), (x[i] % 7, y[i])];
    let mut s = 0.5;
    for (k, f) in pairs.iter() {
        s += f * 2.0 - *k as f32;
    }
    for &(k, f) in pairs.iter().rev() {
        s = s * 0.5 + f + k as f32;
    }
    out[i] = n;
    sums[i] = s;
}

/// Sums, products and counts of values, of references, and of empty iterators.
#[t0::kernel(block = 64)]
pub fn sums_and_products(x: In<u32>, y: In<f32>, mut out: Out<u32>, mut real: Out<f32>, mut wide: Out<u64>) {
    let i = global_id();
    let a = near(&x, i);
    let total: u32 = a.iter().sum();
    let product = a.iter().map(|v| v % 16 + 1).product::<u32>();
    let few = x[i] % 6;
    let triangle: u32 = (0..few).map(|k| k * k).sum();
    let factorial: u64 = (1..=few as u64).product();
    let b: [f32; 3] = core::array::from_fn(|k| y[(i + k as u32) % y.len()]);
    let nothing = [0f32; 0];
    let none: f32 = nothing.iter().sum();
    out[i] = total + product % 1000 + triangle + a.iter().filter(|&&v| v > 400).count() as u32;
    real[i] = b.iter().map(|v| v * v).sum::<f32>() + b.iter().product::<f32>() + 1.0 / none.to_bits() as f32;
    wide[i] = factorial + a.iter().map(|&v| v as u64).sum::<u64>() + (5..5u64).sum::<u64>();
}

/// Sums over memory, with bounds that differ between lanes.
#[t0::kernel(block = 64)]
pub fn sums_over_memory(x: In<f32>, n: In<u32>, mut out: Out<f32>, mut first: Out<u32>) {
    let i = global_id();
    let end = n[i] % 9;
    let dot: f32 = (0..end).map(|k| x[(i + k) % x.len()]).zip((0..x.len()).rev()).map(|(a, k)| a * x[k]).sum();
    let all: f32 = (i..i + end).step_by(3).map(|k| x[k % x.len()]).sum();
    out[i] = dot + all - (0..=end).rev().map(|k| x[k % x.len()]).fold(0.25, |s, v| s * 0.5 + v);
    first[i] = strided(thread_id() % 3, end, 2).map(|k| k + 1).sum::<u32>() + (0..end).filter(|k| k % 3 == 1).sum::<u32>();
}

/// `zip` ends with the shorter side, whichever it is.
#[t0::kernel(block = 64)]
pub fn zipped(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let a = near(&x, i);
    let b = [3u32, 1, 4, 1, 5, 9];
    let n = x[i] % 5;
    let mut s = 0u32;
    for (v, w) in a.iter().zip(b.iter()) {
        s = s % 10_000 * 5 + v * w;
    }
    for (w, v) in b.iter().zip(a) {
        s = s % 10_000 * 3 + v * w;
    }
    for (k, v) in (n..100).zip(a.iter()).map(|(k, v)| (k, v + 1)) {
        s = s % 10_000 + k * v;
    }
    out[i] = s;
}

/// Ranges zipped with arrays, two ranges, and three iterators.
#[t0::kernel(block = 64)]
pub fn zipped_ranges(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let a = near(&x, i);
    let n = x[i] % 5;
    let mut s = 0u32;
    for (k, v) in (n..n * 2).zip(a.iter()) {
        s = s % 10_000 * 5 + k * v;
    }
    for (k, j) in (0..n).zip(3..7) {
        s = s % 10_000 * 7 + k * 10 + j;
    }
    for (k, j) in (1..=6).zip((0..=n).rev()) {
        s = s % 10_000 * 7 + k * 10 + j;
    }
    for ((k, j), v) in (0..10u32).rev().zip((n..20).rev()).zip(a) {
        s = s % 10_000 + k * j + v;
    }
    for (k, j) in (0..9).zip(strided(n, 17, 5)) {
        s = s % 10_000 * 3 + k * 100 + j;
    }
    for (k, j) in (-3..n as i32).zip((-2i32..=2).rev()) {
        s += (k * j + 20) as u32;
    }
    for (k, j) in (250u8..=255).zip((-128i8..=127).rev()) {
        s += k as u32 + (j as i32 + 200) as u32;
    }
    out[i] = s;
}

/// Adapters that skip items.
#[t0::kernel(block = 64)]
pub fn left_out(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let a = near(&x, i);
    let n = x[i] as usize % 6;
    let mut s = 0u32;
    for (v, w) in a.iter().zip(a.iter().skip(1)) {
        s = s % 10_000 * 5 + v * 2 + w;
    }
    for (k, v) in a.iter().rev().skip(1).take(2).enumerate() {
        s = s % 10_000 * 5 + v * (k as u32 + 2);
    }
    for (k, v) in a.iter().skip(n).enumerate() {
        s = s % 10_000 * 5 + v * (k as u32 + 2);
    }
    for (k, v) in a.iter().enumerate().take(n) {
        s = s % 10_000 * 3 + v * (k as u32 + 2);
    }
    out[i] = s;
}

/// Elements of ranges that adapters leave out.
#[t0::kernel(block = 64)]
pub fn left_out_of_ranges(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let n = x[i] as usize % 6;
    let mut s = 0u32;
    for k in (3..30u32).rev().step_by(4).take(n) {
        s = s % 10_000 * 3 + k;
    }
    for k in (0..n).map(|k| k * k).filter(|&k| k != 4).skip(1) {
        s += k as u32;
    }
    out[i] = s;
}

/// On the right side of a `zip`.
#[t0::kernel(block = 64)]
pub fn left_out_on_the_right(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let a = near(&x, i);
    let mut s = 0u32;
    for (k, v) in a.iter().step_by(2).zip((0..20u32).filter(|k| k % 4 != 1)) {
        s = s % 10_000 * 3 + v * 2 + k;
    }
    out[i] = s;
}

/// On both sides.
#[t0::kernel(block = 64)]
pub fn left_out_on_both_sides(x: In<u32>, mut out: Out<u32>, mut more: Out<u32>) {
    let i = global_id();
    let a = near(&x, i);
    let n = x[i] as usize % 6;
    let mut s = 0u32;
    for (k, v) in (0..20u32).filter(|k| k % 4 == n as u32 % 4).zip(a.iter().filter(|v| **v % 2 == 0)) {
        s = s % 10_000 * 3 + v * 2 + k;
    }
    out[i] = s;
    for (k, (j, v)) in a.iter().filter(|v| **v > 300).enumerate().zip(a.iter().enumerate().skip(n)) {
        s = s % 10_000 * 3 + k.0 as u32 * 5 + j as u32 + v + k.1;
    }
    more[i] = s;
}

/// `any` and `all` stop when the result is known, and have Rust's results for empty iterators.
#[t0::kernel(block = 64)]
pub fn any_and_all(x: In<u32>, mut out: Out<u32>, asked: Atomics<u32>) {
    let i = global_id();
    let a = near(&x, i);
    let limit = x[i] % 900;
    let mut s = 0;
    if a.iter().any(|&v| v == limit) {
        s |= 1;
    }
    if a.iter().all(|v| *v >= limit) {
        s |= 2;
    }
    if (0..limit % 4).any(|k| x[(i + k) % x.len()] % 3 == 0) && !(0..limit % 3).all(|k| k < 1) {
        s |= 4;
    }
    let seen = |v: u32| {
        asked.add(0, v % 2 + 1);
        v > 500
    };
    if a.into_iter().any(seen) {
        s |= 8;
    }
    if a.iter().map(|v| v / 2).all(|v| !seen(v)) {
        s |= 16;
    }
    if (5..5).any(|_| true) || !(5..5).all(|_| false) {
        s |= 32;
    }
    out[i] = s;
}

/// `fold` with tuples, references and early returns.
#[t0::kernel(block = 64)]
pub fn folded(x: In<u32>, mut out: Out<u32>, mut least: Out<f32>) {
    let i = global_id();
    let a = near(&x, i);
    let (at, most) = a.iter().enumerate().fold((0, 0), |(at, most), (k, &v)| if v > most { (k, v) } else { (at, most) });
    let hash = a.iter().rev().fold(17u32, |h, v| h.rotate_left(5) ^ v);
    let steps = a.iter().zip(a.iter().skip(1)).fold(0, |n, (v, w)| {
        if v == w {
            return n;
        }
        n + if v < w { 1 } else { 100 }
    });
    out[i] = at as u32 + most * 4 + hash % 1000 + steps;
    least[i] = a.iter().map(|v| *v as f32 - 400.0).fold(f32::INFINITY, |m, v| m.min(v));
}

/// `break`, `continue`, labels and `return` in loops over chains; closures that read variables around them.
#[t0::kernel(block = 64)]
pub fn left_early(x: In<u32>, n: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let a = near(&x, i);
    let most = n[i] % 1500;
    let scaled = |v: u32| v * 2 + most % 3;
    let mut s = 0u32;
    for (k, v) in a.iter().enumerate().map(|(k, v)| (k as u32, scaled(*v))) {
        if v % 5 == 0 {
            continue;
        }
        if s > most {
            break;
        }
        s += v + k;
    }
    'rows: for (r, v) in a.iter().enumerate() {
        for (c, w) in a.iter().enumerate().skip(1) {
            if (v + w) % 7 == 3 {
                continue 'rows;
            }
            if (v ^ w) % 61 == 9 {
                break 'rows;
            }
            s = s % 100_000 * 3 + (r * 4 + c) as u32;
        }
    }
    for (k, v) in (0..most % 8).zip(a.iter().filter(|v| **v % 3 != 0)) {
        if k * v > 2000 {
            out[i] = s;
            return;
        }
        s += k;
    }
    out[i] = s + 1;
}

/// Elements modified in place.
#[t0::kernel(block = 64)]
pub fn changed_in_place(x: In<u32>, mut out: Out<u32>, mut more: Out<u32>) {
    let i = global_id();
    let mut a = near(&x, i);
    for v in a.iter_mut() {
        *v += 3;
        if *v % 2 == 0 {
            continue;
        }
        *v *= 2;
    }
    for (k, v) in a.iter_mut().enumerate() {
        if k as u32 == x[i] % 4 {
            break;
        }
        *v = *v * 3 % 4096 + k as u32;
    }
    let b = a;
    for (v, w) in a.iter_mut().zip(b.iter().rev()) {
        *v ^= *w;
    }
    let mut grid = [[0u32; 3]; 2];
    for (r, row) in grid.iter_mut().enumerate() {
        for (c, v) in row.iter_mut().enumerate() {
            *v = a[r + c] + r as u32;
        }
    }
    for v in &mut grid[(x[i] % 2) as usize] {
        larger(v, 700);
    }
    let [mut p, q] = [a[0], a[1]];
    for v in a.iter_mut().rev().take(3) {
        core::mem::swap(&mut p, v);
    }
    out[i] = a.iter().fold(p + q, |h, v| h.rotate_left(3) ^ v);
    more[i] = grid.iter().map(|row| row.iter().sum::<u32>()).fold(1, |h, v| h.rotate_left(3) ^ v);
}

#[t0::device]
fn larger(v: &mut u32, limit: u32) {
    if *v > limit {
        *v -= limit;
    }
}

#[t0::device]
fn norm<const N: usize>(v: [f32; N]) -> f32 {
    v.iter().map(|x| x * x).sum::<f32>().sqrt()
}

#[t0::device]
fn scale<const N: usize>(v: &mut [f32; N], by: f32) {
    for x in v.iter_mut() {
        if *x < -30.0 {
            return;
        }
        *x *= by;
    }
}

#[t0::device]
fn first_above<T: Float, const N: usize>(a: &[T; N], limit: f32) -> usize {
    for (k, v) in a.iter().enumerate() {
        if v.to_f32() > limit {
            return k;
        }
    }
    N
}

/// Chains in device functions, also generic ones.
#[t0::kernel(block = 64, for(T in [f32, bf16], N in [1, 3]))]
pub fn in_functions<T: Float, const N: usize>(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    let mut v: [f32; N] = core::array::from_fn(|k| x[(i + k as u32) % x.len()]);
    let length = norm(v);
    scale(&mut v, 0.5);
    let t: [T; N] = v.map(|x| T::from_f32(x));
    let sum: f32 = t.iter().map(|h| h.to_f32()).sum();
    out[i] = length + sum + first_above(&t, 1.0) as f32 + (0..N).map(|k| k as f32).sum::<f32>();
}

/// Nested chains, and tables.
#[t0::kernel(block = 64)]
pub fn nested(x: In<u32>, mut out: Out<u32>) {
    const WEIGHTS: [u32; 4] = [1, 10, 100, 1000];
    let i = global_id();
    let a = near(&x, i);
    let n = x[i] % 5;
    let dot: u32 = a.iter().zip(WEIGHTS).map(|(v, w)| v % 10 * w).sum();
    let grid: u32 = (0..n).map(|r| (r..n).map(|c| r * c + 1).sum::<u32>() * a.iter().filter(|v| **v % 4 == r).count() as u32).sum();
    let squares: [u32; 4] = core::array::from_fn(|k| a.iter().take(k).map(|v| v % 13).sum());
    let order = (0..4usize).all(|k| a.iter().skip(k).all(|v| *v >= a[k]));
    out[i] = dot + grid + squares.iter().copied().fold(0, |h, v| h * 3 % 4093 + v) + order as u32;
}

/// Wave builtins in iterations that all lanes execute together.
#[t0::kernel(block = 64)]
pub fn with_the_wave(x: In<u32>, n: u32, mut out: Out<u32>) {
    let i = global_id();
    let v = x[i.min(x.len() - 1)] % 1000;
    let sums: u32 = (0..n).map(|k| wave::sum(v % (k + 2))).sum();
    let near = [1u32, 2, 4].iter().map(|d| wave::shuffle_xor(v, *d)).fold(0u32, |h, w| h.rotate_left(3) ^ w);
    out[i] = sums ^ near;
}

#[t0::device]
fn sorted(a: &mut [u32; 4]) {
    for i in 0..3usize {
        for j in (i + 1)..4 {
            if a[j] < a[i] {
                a.swap(i, j);
            }
        }
    }
    a.reverse();
}

/// Arrays that are filled, reversed and swapped, also through `&mut` and inside others.
#[t0::kernel(block = 64)]
pub fn arrays_changed(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut a = near(&x, i);
    sorted(&mut a);
    let mut grid = [[0u32; 3]; 2];
    grid[(x[i] % 2) as usize].fill(a[0] % 100);
    for row in grid.iter_mut() {
        row[1] += 5;
        row.reverse();
    }
    grid.reverse();
    for row in &mut grid {
        row.swap(0, (x[i] % 3) as usize);
    }
    let rows = grid.iter().enumerate().map(|(r, row)| row.iter().fold(r as u32, |h, v| h * 7 + v)).sum::<u32>();
    out[i] = a.iter().fold(rows, |h, v| h % 100_000 * 5 + v);
}

#[t0::kernel(block = 64)]
pub fn turned_twice(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut sum = 0u32;
    for (k, v) in (0..i % 7).enumerate().rev().rev() {
        sum = sum * 3 + k as u32 * v;
    }
    let a = [x[i] & 0xFF, 2, 3];
    for (k, v) in a.iter().enumerate().rev().rev().rev() {
        sum = sum * 5 + (k as u32 ^ *v);
    }
    out[i] = sum;
}
