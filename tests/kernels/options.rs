// Methods of iterators that yield an `Option`, and its uses.

/// Eight elements, below 11 each.
#[t0::device]
fn eight(x: &In<u32>, i: u32) -> [u32; 8] {
    core::array::from_fn(|k| x[(i + k as u32 * k as u32) % x.len()])
}

#[t0::kernel(block = 64)]
pub fn extremes_of_ranges(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let n = x[i];
    let mut all = (0..n).max().unwrap_or(77);
    all = all * 3 + (n..9).min().unwrap_or(78);
    all = all * 3 + (0..n).filter(|k| k % 3 == 1).max().unwrap_or(79);
    all = all * 5 + (0..=n).rev().map(|k| x[k % x.len()]).min().unwrap();
    if let Some(v) = (0..n).map(|k| x[(i + k) % x.len()]).max() {
        all = all * 7 + v;
    }
    let last = (0..n).step_by(2).max();
    all = all * 2 + last.is_some() as u32;
    all = all * 2 + (2..n).min().is_none() as u32;
    all += match last {
        Some(k @ 0..=2) => k + 100,
        Some(k) => k,
        None => 50,
    };
    let Some(least) = (n % 4..7).map(|k| k ^ 3).min() else {
        out[i] = 0;
        return;
    };
    out[i] = all.wrapping_mul(8) + least;
}

/// Of equal items, `min` is the first and `max` the last.
#[t0::kernel(block = 64)]
pub fn extremes_by_key(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let a = eight(&x, i);
    let n = x[i];
    let (at, v) = a.iter().enumerate().max_by_key(|(_, v)| *v % 4).unwrap();
    let (first, w) = a.iter().enumerate().min_by_key(|p| *p.1 % 3).unwrap();
    let largest = a.iter().max().unwrap();
    let smallest = a.iter().copied().min().unwrap();
    let of_loop = (0..n).min_by_key(|k| x[(i + k) % x.len()] as i32 - 5);
    let last = (0..n).max_by_key(|k| x[(i + k) % x.len()] / 2).unwrap_or(99);
    let mut all = at as u32 * 1000 + v * 100 + first as u32 * 10 + w;
    all = all * 11 + *largest;
    all = all * 11 + smallest;
    if let Some(k) = of_loop
        && k > 0
    {
        all += k << 20;
    }
    out[i] = all ^ last << 24;
}

#[t0::kernel(block = 64)]
pub fn extremes_by_order(x: In<f32>, y: In<f64>, n: In<i32>, mut out: Out<f32>, mut wide: Out<f64>, mut at: Out<u32>) {
    let i = global_id();
    let len = x.len();
    let small = (0..(n[i] & 7) as u32).map(|k| x[(i + k) % len]).min_by(|a, b| a.total_cmp(b));
    let large = (0..5).map(|k| x[(i + k) % len]).max_by(|a, b| a.total_cmp(b)).unwrap();
    out[i] = small.unwrap_or(large);
    wide[i] = (0..6).map(|k| y[(i + k) % len]).max_by(|a, b| b.total_cmp(a)).unwrap();
    let order = |k: u32| n[(i + k) % len];
    let near = (0..9).min_by(|a, b| order(*a).cmp(&order(*b))).unwrap();
    let far = (0..9).max_by(|a, b| order(*b).cmp(&order(*a)).reverse()).unwrap();
    let tame = |k: u32| (n[(i + k) % len] % 100) as f32;
    let most = (0..4).max_by(|a, b| tame(*a).partial_cmp(&tame(*b)).unwrap()).unwrap();
    at[i] = near * 100 + far * 10 + most;
}

#[t0::kernel(block = 64)]
pub fn searches(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let a = eight(&x, i);
    let mut all = a.iter().position(|v| *v == 3).unwrap_or(8) as u32;
    all = all * 9 + a.iter().filter(|v| **v > 4).position(|v| *v == 7).unwrap_or(8) as u32;
    all = all * 12 + if let Some(&v) = a.iter().find(|v| **v > 6) { v } else { 11 };
    let place = (0..x.len()).position(|k| x[k] == x[i]).unwrap();
    let found = (0..x.len()).find(|k| x[*k] > 8);
    if place as u32 == i && found.is_some() {
        all += 1 << 20;
    }
    let mut k = 0;
    while let Some(next) = (k..k + 3).find(|k| x[k % x.len()] != 5) {
        k = next + 1;
        if k > 6 {
            break;
        }
    }
    let pair = (0..4).zip(a.iter()).find(|(k, v)| **v == *k + 1);
    all += match pair {
        Some((k, v)) => (k * 2 + v) << 22,
        None => 0,
    };
    out[i] = all ^ found.unwrap_or(1) << 12 ^ k << 28;
}
