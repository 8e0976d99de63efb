//! Kernels of a step of one token, in strict mode: attention of many positions, and the most probable token.

use ignis::kernels::fused::LOGITS;
use ignis::kernels::fused::attend::{Attend, attend};
use ignis::kernels::fused::head::{HeadMatvec, head_matvec};
use ignis::kernels::greedy::best_of_parts;
use ignis::kernels::heads::PAGE;
use ignis::kernels::sample::NOT_FINITE;
use ignis::storage::Heads;
use t0::{Device, VirtualOptions, bf16};
use t0_tests_share::random::Random;

fn strict() -> Device {
    Device::builder().virtual_gpu(VirtualOptions::strict()).open().expect("the virtual GPU")
}

fn noise(random: &mut Random, count: usize) -> Vec<f32> {
    (0..count).map(|_| (2.0 * random.unit() - 1.0) as f32).collect()
}

/// Attention of a token at `position` that sees `window` positions, with the positions in `splits` parts.
#[derive(Debug)]
struct Case {
    dim: usize,
    queries: usize,
    group: usize,
    position: usize,
    window: usize,
    splits: usize,
}

const KEY_HEADS: usize = 2;
const EPS: f32 = 1e-6;

/// A head, normalised and rotated.
fn turned(x: &[f32], weight: &[f32], frequencies: &[f32], position: usize) -> Vec<f64> {
    let n = x.len();
    let mean = x.iter().map(|x| f64::from(*x).powi(2)).sum::<f64>() / n as f64;
    let scale = 1.0 / (mean + f64::from(EPS)).sqrt();
    let scaled: Vec<f64> = x.iter().zip(weight).map(|(x, w)| f64::from(*x) * scale * f64::from(*w)).collect();
    let at = |i: usize| {
        let angle = f64::from(position as f32 * frequencies[i % (n / 2)]);
        let other = if i < n / 2 { -scaled[i + n / 2] } else { scaled[i - n / 2] };
        scaled[i] * angle.cos() + other * angle.sin()
    };
    (0..n).map(at).collect()
}

impl Case {
    fn check(&self) {
        let Case { dim, queries, group, position, window, splits } = *self;
        let (device, mut random) = (strict(), Random::new(position as u64));
        let pages = position / PAGE as usize + 1;
        let rows = pages * PAGE as usize;
        let qkv = noise(&mut random, (queries + 2 * KEY_HEADS) * dim);
        let [q_weight, k_weight] = [(); 2].map(|()| noise(&mut random, dim));
        let frequencies: Vec<f32> = (0..dim / 2).map(|i| 10f32.powf(-(i as f32) / 8.0)).collect();
        let [keys, values] = [(); 2].map(|()| noise(&mut random, rows * KEY_HEADS * dim));
        let table: Vec<u32> = (0..pages as u32).rev().collect();
        let upload = |data: &[f32]| device.upload(data).expect("memory");
        let (mut keys_there, mut values_there) = (upload(&keys), upload(&values));
        let mut parts = device.zeros::<f32>(queries * splits * dim).expect("memory");
        let mut shares = device.zeros::<f32>(2 * queries * splits).expect("memory");
        let at = device.upload(&[position as u32, 0]).expect("memory");
        let table_there = device.upload(&table).expect("memory");
        let heads = Heads { queries: queries as u32, keys: KEY_HEADS as u32, dim: dim as u32 };
        let scale = (dim as f32).powf(-0.5);
        attend(
            Attend { per: 4, d: dim, group },
            &upload(&qkv),
            &upload(&q_weight),
            &upload(&k_weight),
            &upload(&frequencies),
            keys_there.matrix_mut(rows, KEY_HEADS * dim).expect("keys"),
            values_there.matrix_mut(rows, KEY_HEADS * dim).expect("values"),
            &mut parts,
            &mut shares,
            &at,
            &table_there,
            heads,
            scale,
            EPS,
            window as u32,
            splits as u32,
            1,
        )
        .run(&device)
        .expect("no fault");

        let own = |head: usize| &qkv[head * dim..][..dim];
        let row_of = |p: usize| table[p / PAGE as usize] as usize * PAGE as usize + p % PAGE as usize;
        let (parts, shares) = (parts.download().expect("parts"), shares.download().expect("shares"));
        let stored = keys_there.download().expect("keys");
        let stored_values = values_there.download().expect("values");
        for head in 0..queries {
            let key_head = head / (queries / KEY_HEADS);
            let query = turned(own(head), &q_weight, &frequencies, position);
            let key = turned(own(queries + key_head), &k_weight, &frequencies, position);
            let value: Vec<f64> = own(queries + KEY_HEADS + key_head).iter().map(|x| f64::from(*x)).collect();
            let cached = |all: &[f32], p: usize| -> Vec<f64> {
                let start = row_of(p) * KEY_HEADS * dim + key_head * dim;
                all[start..][..dim].iter().map(|x| f64::from(*x)).collect()
            };
            for (found, want) in [(cached(&stored, position), &key), (cached(&stored_values, position), &value)] {
                for (a, b) in found.iter().zip(want) {
                    assert!((a - b).abs() < 1e-4, "{self:?}: head {head} stores {a}, not {b}");
                }
            }
            let (mut total, mut sum) = (0.0f64, vec![0.0f64; dim]);
            for p in (position + 1).saturating_sub(window)..=position {
                let (k, v) =
                    if p == position { (key.clone(), value.clone()) } else { (cached(&keys, p), cached(&values, p)) };
                let weight = (query.iter().zip(&k).map(|(a, b)| a * b).sum::<f64>() * f64::from(scale)).exp();
                total += weight;
                sum.iter_mut().zip(&v).for_each(|(sum, v)| *sum += weight * v);
            }
            let share = |s: usize, i: usize| f64::from(shares[2 * (head * splits + s) + i]);
            let top = (0..splits).map(|s| share(s, 0)).fold(f64::MIN, f64::max);
            let weight = |s: usize| (share(s, 0) - top).exp();
            let whole: f64 = (0..splits).map(|s| share(s, 1) * weight(s)).sum();
            for c in 0..dim {
                let part = |s: usize| f64::from(parts[(head * splits + s) * dim + c]) * weight(s);
                let (found, want) = ((0..splits).map(part).sum::<f64>() / whole, sum[c] / total);
                assert!((found - want).abs() < 2e-5, "{self:?}: head {head}, column {c}: {found}, not {want}");
            }
        }
    }
}

/// One part has 128 positions in the first round of blocks: waves take no, one, two and more blocks.
#[test]
fn attention_takes_any_number_of_positions() {
    let all = u32::MAX as usize;
    for (dim, queries, group, position, window, splits) in [
        (64, 4, 2, 0, all, 1),
        (64, 2, 1, 1, all, 2),
        (64, 4, 2, 9, all, 4),
        (128, 4, 2, 127, all, 1),
        (64, 4, 2, 129, all, 1),
        (128, 2, 1, 300, all, 1),
        (64, 4, 2, 700, all, 2),
        // Windows begin within a block, and leave waves without positions.
        (64, 4, 2, 300, 131, 1),
        (128, 2, 1, 45, 1, 4),
        (64, 2, 1, 95, 20, 1),
        // Pages beyond those that a wave has loaded at once.
        (64, 2, 1, 1100, 90, 2),
    ] {
        Case { dim, queries, group, position, window, splits }.check();
    }
}

#[test]
fn the_most_probable_token_is_that_of_the_logits() {
    let (device, mut random) = (strict(), Random::new(7));
    let (vocabulary, cols) = (3 * LOGITS + 5, 264);
    let narrow = |data: Vec<f32>| -> Vec<bf16> { data.into_iter().map(bf16::from_f32).collect() };
    let mut x = narrow(noise(&mut random, 2 * cols));
    x[cols..].iter_mut().for_each(|x| *x = bf16::from_f32(x.to_f32() / 256.0));
    let mut w = narrow(noise(&mut random, vocabulary * cols));
    let squares = vec![1.5f32; 9];
    let run = |w: &[bf16]| {
        let mut y = device.zeros::<f32>(vocabulary).expect("memory");
        let parts = vocabulary.div_ceil(LOGITS);
        let mut best = device.zeros::<u64>(parts).expect("memory");
        let mut id = device.zeros::<u32>(1).expect("memory");
        let instance = HeadMatvec { per: 8, parts: 2, r: 8, u: 2, waves: 4 };
        let (x, squares) = (device.upload(&x).expect("memory"), device.upload(&squares).expect("memory"));
        let w = device.upload(w).expect("memory");
        head_matvec(instance, &x, &squares, &w, &mut y, &mut best, cols as u32, 1.0 / cols as f32, EPS)
            .run(&device)
            .expect("no fault");
        best_of_parts(best.matrix(1, parts).expect("a row"), id.matrix_mut(1, 1).expect("a row"))
            .run(&device)
            .expect("no fault");
        (y.download().expect("logits"), id.download().expect("a token")[0])
    };
    let (logits, id) = run(&w);
    let scale = 1.0 / (13.5 / cols as f64 + f64::from(EPS)).sqrt();
    for (row, logit) in logits.iter().enumerate() {
        let product = |c: usize| {
            (f64::from(x[c].to_f32()) + f64::from(x[cols + c].to_f32())) * f64::from(w[row * cols + c].to_f32())
        };
        let want = (0..cols).map(product).sum::<f64>() * scale;
        assert!((f64::from(*logit) - want).abs() < 1e-3, "row {row}: {logit}, not {want}");
    }
    let greatest = logits.iter().copied().fold(f32::MIN, f32::max);
    assert_eq!(Some(id as usize), logits.iter().position(|x| *x == greatest));
    // Of equal logits the lower id is more probable. The last rows are in a workgroup that is not full.
    let best = w[id as usize * cols..][..cols].to_vec();
    for same in [vocabulary - 1, 2] {
        w[same * cols..][..cols].copy_from_slice(&best);
    }
    assert_eq!(run(&w).1, id.min(2));
    w[(vocabulary - 1) * cols] = bf16::from_f32(f32::NAN);
    assert_eq!(run(&w).1, NOT_FINITE);
}
