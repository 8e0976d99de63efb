//! The selection of tokens on the virtual GPU, partly in strict mode, compared with the host's sampler in f64.

use ignis::engine::{Sampler, Sampling};
use ignis::kernels::sample::{EXCLUDED, NOT_FINITE, SETTINGS, sample};
use t0::{Device, VirtualOptions};
use t0_tests_share::random::Random;

fn strict() -> Device {
    Device::builder().virtual_gpu(VirtualOptions::strict()).open().expect("the virtual GPU")
}

/// A row: its logits, its settings, the tokens before it, and those that must not be selected.
struct Row {
    logits: Vec<f32>,
    sampler: Sampler,
    seen: Vec<u32>,
    excluded: Vec<u32>,
}

/// The selected ids and the logarithms of their probabilities.
fn select(gpu: &Device, rows: &[Row], parts: usize) -> Vec<(u32, f32)> {
    let n = rows.len();
    let vocabulary = rows[0].logits.len();
    let (mut logits, mut settings, mut seen) = (Vec::new(), Vec::new(), Vec::new());
    for row in rows {
        // A part that changes nothing, and one that is far from zero.
        let other: Vec<f32> = (0..vocabulary).map(|i| if i % 3 == 0 { 0.0 } else { 64.0 }).collect();
        if parts == 2 {
            logits.extend(row.logits.iter().zip(&other).map(|(x, y)| x - y));
            logits.extend(other);
        } else {
            logits.extend_from_slice(&row.logits);
        }
        let from = seen.len() as u32;
        seen.extend(row.seen.iter().filter(|id| !row.excluded.contains(id)));
        seen.extend(row.excluded.iter().map(|id| id | EXCLUDED));
        settings.extend(row.sampler.sampling().words(from..seen.len() as u32, row.sampler.word()));
    }
    let mut logits = gpu.upload(&logits).expect("memory");
    let (settings, seen) = (gpu.upload(&settings).expect("memory"), gpu.upload(&seen).expect("memory"));
    let mut out = gpu.zeros::<u32>(2 * n).expect("memory");
    let x = logits.matrix_mut(n * parts, vocabulary).expect("a view");
    let settings = settings.matrix(n, SETTINGS as usize).expect("a view");
    sample(x, settings, seen.view(), out.matrix_mut(2, n).expect("a view"), parts as u32).run(gpu).expect("no fault");
    let out = out.download().expect("words");
    (0..n).map(|i| (out[i], f32::from_bits(out[n + i]))).collect()
}

/// What the sampler on the host selects, and the logarithm of its probability after the penalty.
fn expected(row: &Row, parts: usize) -> (u32, f64) {
    // The sum of two parts, as the kernel adds them.
    let mut logits: Vec<f32> = row.logits.clone();
    if parts == 2 {
        for (_, x) in logits.iter_mut().enumerate().filter(|(i, _)| i % 3 != 0) {
            *x = (*x - 64.0) + 64.0;
        }
    }
    let id = row.sampler.clone().next_except(&mut logits, &row.seen, &row.excluded).expect("a token");
    let top = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let total: f64 = logits.iter().map(|x| f64::from(x - top).exp()).sum();
    (id, f64::from(logits[id as usize] - top) - total.ln())
}

fn verify(gpu: &Device, rows: &[Row], parts: usize) {
    for (i, (row, (id, logprob))) in rows.iter().zip(select(gpu, rows, parts)).enumerate() {
        let (want, want_logprob) = expected(row, parts);
        let about = || format!("row {i}, vocabulary {}, {:?}", row.logits.len(), row.sampler);
        assert_eq!(id, want, "{}", about());
        // One rounding of the difference of two logits, those of the logarithm, and weights below 2^-31.
        let bound = 1e-5 + 1e-6 * want_logprob.abs();
        assert!((f64::from(logprob) - want_logprob).abs() <= bound, "{}: {logprob}, not {want_logprob}", about());
    }
}

/// Logits as models have them, with a multiple of `step`: a large step makes many of them equal.
fn logits(random: &mut Random, n: usize, step: f64) -> Vec<f32> {
    (0..n)
        .map(|_| {
            let x = (0..4).map(|_| random.unit() - 0.5).sum::<f64>() * 12.0;
            ((x / step).round() * step) as f32
        })
        .collect()
}

fn settings(random: &mut Random) -> Sampling {
    Sampling {
        temperature: random.pick(&[0.0, 0.3, 0.7, 1.0, 2.0]),
        top_k: random.pick(&[0, 0, 1, 2, 5, 20, 300, 1 << 40]),
        top_p: random.pick(&[1.0, 1.0, 0.0, 0.3, 0.8, 0.95]),
        min_p: random.pick(&[0.0, 0.0, 0.02, 0.5, 1.0]),
        repetition_penalty: random.pick(&[1.0, 1.0, 0.8, 1.3]),
    }
}

#[test]
fn the_device_selects_the_tokens_of_the_host() {
    let (strict, fast) = (strict(), Device::builder().virtual_gpu(VirtualOptions::default()).open().expect("a GPU"));
    let mut random = Random::new(31);
    for vocabulary in [1, 2, 33, 511, 513, 1408, 3000] {
        let gpu = if vocabulary < 100 { &strict } else { &fast };
        for parts in [1, 2] {
            let rows: Vec<Row> = (0..16)
                .map(|i| {
                    let step = random.pick(&[1e-6, 1e-6, 0.5, 4.0]);
                    let logits = logits(&mut random, vocabulary, step);
                    let sampling = settings(&mut random);
                    let count = if sampling.repetition_penalty == 1.0 { 0 } else { vocabulary.min(40) };
                    let mut seen: Vec<u32> = (0..count).map(|_| random.number(vocabulary as u32)).collect();
                    seen.sort_unstable();
                    seen.dedup();
                    // Up to all tokens but one.
                    let some = random.pick(&[0, 0, 1, 7, vocabulary as u64 - 1]).min(vocabulary as u64 - 1);
                    let first = random.number(vocabulary as u32);
                    let excluded = (0..some as u32).map(|i| (first + i) % vocabulary as u32).collect();
                    Row { logits, sampler: Sampler::new(sampling, i).expect("settings"), seen, excluded }
                })
                .collect();
            verify(gpu, &rows, parts);
        }
    }
}

/// The ids need more than 16 bits, and more than 256 equal logits end in one bin.
#[test]
fn large_vocabularies_and_many_equal_logits_are_decided_by_the_id() {
    let gpu = Device::builder().virtual_gpu(VirtualOptions::default()).open().expect("the virtual GPU");
    let mut random = Random::new(5);
    let neutral = Sampling::default();
    let mut rows = Vec::new();
    for (seed, sampling) in [
        neutral,
        Sampling { top_k: 70_001, ..neutral },
        Sampling { top_p: 0.5, ..neutral },
        Sampling { top_k: 1000, top_p: 0.9, ..neutral },
    ]
    .into_iter()
    .enumerate()
    {
        for step in [1e-6, 2.0, 1e9] {
            let sampler = Sampler::new(sampling, seed as u64).expect("settings");
            rows.push(Row { logits: logits(&mut random, 151_936, step), sampler, seen: vec![], excluded: vec![] });
        }
    }
    verify(&gpu, &rows, 1);
}

/// Many tokens from one distribution: the frequencies are the probabilities.
#[test]
fn frequencies_follow_the_softmax() {
    let gpu = Device::builder().virtual_gpu(VirtualOptions::default()).open().expect("the virtual GPU");
    let logits = vec![0.0, 1.0, 2.0, -1.0, f32::MIN];
    let total: f64 = logits.iter().map(|x| f64::from(x / 0.5).exp()).sum();
    let mut sampler = Sampler::new(Sampling { temperature: 0.5, ..Sampling::default() }, 7).expect("settings");
    let rows: Vec<Row> = (0..1000)
        .map(|_| {
            sampler.advance();
            Row { logits: logits.clone(), sampler: sampler.clone(), seen: vec![], excluded: vec![] }
        })
        .collect();
    let mut counts = [0.0; 5];
    for (id, _) in select(&gpu, &rows, 1) {
        counts[id as usize] += 1.0 / 1000.0;
    }
    for (x, found) in logits.iter().zip(counts) {
        let expected = f64::from(x / 0.5).exp() / total;
        // Four standard deviations of 1000 selections.
        let bound = 4.0 * (expected * (1.0 - expected) / 1000.0).sqrt() + 1e-9;
        assert!((found - expected).abs() <= bound, "{found}, expected {expected}");
    }
}

#[test]
fn logits_that_are_not_finite_are_marked() {
    let gpu = strict();
    let rows: Vec<Row> = [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, 0.5]
        .into_iter()
        .flat_map(|bad| [Sampling::greedy(), Sampling::default()].map(|sampling| (bad, sampling)))
        .map(|(bad, sampling)| {
            let mut logits = vec![0.0; 700];
            logits[699] = bad;
            Row { logits, sampler: Sampler::new(sampling, 1).expect("settings"), seen: vec![], excluded: vec![] }
        })
        .collect();
    let ids: Vec<bool> = select(&gpu, &rows, 1).into_iter().map(|(id, _)| id == NOT_FINITE).collect();
    assert_eq!(ids, [true, true, true, true, true, true, false, false]);
}
