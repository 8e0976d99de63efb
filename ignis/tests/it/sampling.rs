//! The selection of tokens on the virtual GPU, partly in strict mode, compared with the host's sampler in f64.

use ignis::engine::{LogitBias, Sampler, Sampling, Selection};
use ignis::kernels::sample::{EXCLUDED, NONE_LEFT, NOT_FINITE, OCCURRED, OUT, SETTINGS, sample};
use std::collections::BTreeMap;
use t0::{Device, VirtualOptions};
use t0_tests_share::random::Random;

fn strict() -> Device {
    Device::builder().virtual_gpu(VirtualOptions::strict()).open().expect("the virtual GPU")
}

/// A row: its logits, its settings, the tokens before it, those that must not be selected, and the number of most
/// probable tokens to report.
#[derive(Default)]
struct Row {
    logits: Vec<f32>,
    sampler: Option<Sampler>,
    tokens: Vec<u32>,
    prompt: usize,
    excluded: Vec<u32>,
    bias: LogitBias,
    mask: Option<Vec<u32>>,
    top: usize,
}

impl Row {
    fn new(logits: Vec<f32>, sampling: Sampling, seed: u64) -> Self {
        Row { logits, sampler: Some(Sampler::new(sampling, seed).expect("settings")), ..Row::default() }
    }

    fn sampler(&self) -> &Sampler {
        self.sampler.as_ref().expect("a sampler")
    }

    /// The words of each token whose logit changes, as the kernel's documentation has them.
    fn list(&self) -> Vec<u32> {
        let sampling = self.sampler().sampling();
        let mut list = BTreeMap::<u32, (u32, f64)>::new();
        let (prompt, text) = self.tokens.split_at(self.prompt);
        for id in prompt {
            list.entry(*id).or_default().0 = OCCURRED;
        }
        for id in text {
            let count = text.iter().filter(|other| *other == id).count() as f64;
            list.insert(*id, (OCCURRED, -sampling.presence_penalty - count * sampling.frequency_penalty));
        }
        for (id, bias) in &self.bias {
            list.entry(*id).or_default().1 += f64::from(*bias);
        }
        for id in &self.excluded {
            list.entry(*id).or_default().0 |= EXCLUDED;
        }
        list.into_iter().flat_map(|(id, (mark, added))| [id | mark, (added as f32).to_bits()]).collect()
    }
}

/// What a row of the kernel's result says.
#[derive(Debug, PartialEq)]
struct Selected {
    id: u32,
    logprob: f32,
    top: Vec<(u32, f32)>,
}

fn select(gpu: &Device, rows: &[Row], parts: usize) -> Vec<Selected> {
    let n = rows.len();
    let vocabulary = rows[0].logits.len();
    let (mut logits, mut settings, mut lists) = (Vec::new(), Vec::new(), Vec::new());
    for row in rows {
        // A part that changes nothing, and one that is far from zero.
        let other: Vec<f32> = (0..vocabulary).map(|i| if i % 3 == 0 { 0.0 } else { 64.0 }).collect();
        if parts == 2 {
            logits.extend(row.logits.iter().zip(&other).map(|(x, y)| x - y));
            logits.extend(other);
        } else {
            logits.extend_from_slice(&row.logits);
        }
        let from = lists.len() as u32;
        lists.extend(row.list());
        let list = from..lists.len() as u32;
        let mask = row.mask.as_ref().map(|_| list.end);
        lists.extend(row.mask.iter().flatten());
        settings.extend(row.sampler().sampling().words(list, mask, row.top as u32, row.sampler().word()));
    }
    let mut logits = gpu.upload(&logits).expect("memory");
    let (settings, lists) = (gpu.upload(&settings).expect("memory"), gpu.upload(&lists).expect("memory"));
    let mut out = gpu.zeros::<u32>(OUT as usize * n).expect("memory");
    let x = logits.matrix_mut(n * parts, vocabulary).expect("a view");
    let settings = settings.matrix(n, SETTINGS as usize).expect("a view");
    let to = out.matrix_mut(OUT as usize, n).expect("a view");
    sample(x, settings, lists.view(), to, parts as u32).run(gpu).expect("no fault");
    let out = out.download().expect("words");
    let pair = |i: usize, n: usize, row: usize| (out[i * n + row], f32::from_bits(out[(i + 1) * n + row]));
    let result = |(row, found): (usize, &Row)| {
        let (id, logprob) = pair(0, n, row);
        let top = found.top.min(vocabulary);
        Selected { id, logprob, top: (0..top).map(|k| pair(2 + 2 * k, n, row)).collect() }
    };
    rows.iter().enumerate().map(result).collect()
}

/// What the sampler on the host selects, and the logarithms of the probabilities of all tokens, with penalties and
/// mask.
fn expected(row: &Row, parts: usize) -> (u32, Vec<f64>) {
    // The sum of two parts, as the kernel adds them.
    let mut logits: Vec<f32> = row.logits.clone();
    if parts == 2 {
        for (_, x) in logits.iter_mut().enumerate().filter(|(i, _)| i % 3 != 0) {
            *x = (*x - 64.0) + 64.0;
        }
    }
    let Row { tokens, prompt, excluded, bias, mask, .. } = row;
    let given = Selection { tokens, prompt: *prompt, excluded, bias, mask: mask.as_deref() };
    let id = row.sampler().clone().select(&mut logits, &given).expect("a token");
    let top = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let total: f64 = logits.iter().map(|x| f64::from(x - top).exp()).sum();
    (id, logits.iter().map(|x| f64::from(*x) - f64::from(top) - total.ln()).collect())
}

fn verify(gpu: &Device, rows: &[Row], parts: usize) {
    for (i, (row, found)) in rows.iter().zip(select(gpu, rows, parts)).enumerate() {
        let (id, logs) = expected(row, parts);
        let about = || format!("row {i}, vocabulary {}, {:?}", row.logits.len(), row.sampler);
        assert_eq!(found.id, id, "{}", about());
        let close = |id: u32, found: f32| {
            let want = logs[id as usize];
            // One rounding of the difference of two logits, those of the logarithm, and weights below 2^-31.
            let bound = 1e-5 + 1e-6 * want.abs();
            let equal = f64::from(found) == want || (f64::from(found) - want).abs() <= bound;
            assert!(equal, "{}: {found}, not {want}", about());
        };
        close(id, found.logprob);
        let mut ranked: Vec<u32> = (0..logs.len() as u32).collect();
        ranked.sort_by(|a, b| logs[*b as usize].total_cmp(&logs[*a as usize]).then(a.cmp(b)));
        ranked.truncate(row.top);
        assert_eq!(found.top.iter().map(|(id, _)| *id).collect::<Vec<_>>(), ranked, "{}", about());
        found.top.iter().for_each(|(id, log)| close(*id, *log));
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
        presence_penalty: random.pick(&[0.0, 0.0, 0.7, -1.1]),
        frequency_penalty: random.pick(&[0.0, 0.0, 0.3, -0.2]),
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
                    let tokens: Vec<u32> = (0..40).map(|_| random.number(vocabulary as u32)).collect();
                    let prompt = random.pick(&[0, 20, 40]);
                    // Up to all tokens but one.
                    let some = random.pick(&[0, 0, 1, 7, vocabulary as u64 - 1]).min(vocabulary as u64 - 1);
                    let first = random.number(vocabulary as u32);
                    let excluded = (0..some as u32).map(|i| (first + i) % vocabulary as u32).collect();
                    let bias = (0..random.pick(&[0, 0, 5]))
                        .map(|_| (random.number(vocabulary as u32), random.pick(&[-100.0f32, -1.3, 0.4, 8.0])))
                        .collect();
                    // The token after the excluded ones is always allowed.
                    let left = (first + some as u32) % vocabulary as u32;
                    let mut mask = random.words(vocabulary.div_ceil(32));
                    mask[left as usize / 32] |= 1 << (left % 32);
                    let mask = random.pick(&[false, true]).then_some(mask);
                    let top = random.pick(&[0, 0, 1, 5, 20]);
                    Row { tokens, prompt, excluded, bias, mask, top, ..Row::new(logits, sampling, i) }
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
            let logits = logits(&mut random, 151_936, step);
            let mask = (step == 2.0).then(|| random.words(151_936 / 32));
            rows.push(Row { top: seed, mask, ..Row::new(logits, sampling, seed as u64) });
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
            Row { logits: logits.clone(), sampler: Some(sampler.clone()), ..Row::default() }
        })
        .collect();
    let mut counts = [0.0; 5];
    for found in select(&gpu, &rows, 1) {
        counts[found.id as usize] += 1.0 / 1000.0;
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
            Row::new(logits, sampling, 1)
        })
        .collect();
    let ids: Vec<bool> = select(&gpu, &rows, 1).into_iter().map(|found| found.id == NOT_FINITE).collect();
    assert_eq!(ids, [true, true, true, true, true, true, false, false]);
}

#[test]
fn a_row_without_tokens_is_marked() {
    let gpu = strict();
    let rows = [Some(vec![0; 3]), Some(vec![0, 0, 8]), None].map(|mask| {
        let excluded = if mask.is_none() { (0..70).collect() } else { Vec::new() };
        Row { mask, excluded, top: 3, ..Row::new(vec![1.0; 70], Sampling::default(), 1) }
    });
    let found = select(&gpu, &rows, 1);
    assert_eq!(found.iter().map(|found| found.id).collect::<Vec<_>>(), [NONE_LEFT, 67, NONE_LEFT]);
    let ids: Vec<u32> = found[1].top.iter().map(|(id, _)| *id).collect();
    assert_eq!((ids, found[1].logprob), (vec![67, 0, 1], 0.0));
}
