//! Attention: every instance against softmax and sums in f64, on the virtual GPU in strict mode. Pages are in a random
//! order.

use ignis::kernels::attention::{Attention, attention};
use ignis::kernels::heads::PAGE;
use ignis::storage::{Attended, CacheRows, Heads, Storage, attention_instance};
use t0::{Device, ElementType, Error, Float, VirtualOptions, bf16, f16};
use t0_tests_share::random::Random;

fn strict() -> Device {
    Device::builder().virtual_gpu(VirtualOptions::strict()).open().expect("the virtual GPU")
}

fn shuffle<T>(random: &mut Random, items: &mut [T]) {
    for i in (1..items.len()).rev() {
        items.swap(i, random.index(i + 1));
    }
}

/// The shape of a launch.
#[derive(Clone, Copy, Debug)]
struct Case {
    heads: Heads,
    /// `D` and `COLUMNS`.
    instance: (usize, usize),
    waves: u32,
    tokens: usize,
    /// The position of the first token.
    first: usize,
    /// How many positions a token sees; `None` for all.
    window: Option<u32>,
}

/// The first position that a token at position `p` sees.
fn first_seen(p: usize, window: Option<u32>) -> usize {
    window.map_or(0, |window| (p + 1).saturating_sub(window as usize))
}

impl Case {
    /// The pages of the sequence.
    fn pages(self) -> usize {
        (self.first + self.tokens).div_ceil(PAGE as usize)
    }
}

/// A cache with the pages of a sequence in a random order, and one page that the sequence does not have. Positions that
/// no row may read have large keys, which would change every sum.
struct Cache {
    /// The table of the sequence, and the other page.
    tables: Vec<u32>,
}

impl Cache {
    fn new(case: Case, random: &mut Random) -> Self {
        let n = case.pages() as u32 + 1;
        let mut tables: Vec<u32> = (0..n).collect();
        shuffle(random, &mut tables);
        Cache { tables }
    }

    /// The rows of all pages, from the positions of the sequence in order. Rows without a position are `other`.
    fn rows<T: Float>(&self, positions: &[T], width: usize, other: T) -> Vec<T> {
        let page = PAGE as usize * width;
        let mut rows = vec![other; self.tables.len() * page];
        for (table, part) in self.tables.iter().zip(positions.chunks(page.max(1))) {
            rows[*table as usize * page..][..part.len()].copy_from_slice(part);
        }
        rows
    }
}

/// Numbers of this size, in both signs.
fn numbers<T: Float>(random: &mut Random, n: usize, size: f64) -> Vec<T> {
    (0..n).map(|_| T::from_f32((size * (2.0 * random.unit() - 1.0)) as f32)).collect()
}

fn launch<T: Float>(gpu: &Device, case: Case, cache: &Cache, q: &[T], k: &[T], v: &[T]) -> Result<Vec<T>, Error> {
    let Case { heads, instance: (d, columns), waves, tokens, first, window } = case;
    let [wide, narrow] = [heads.queries, heads.keys].map(|n| (n * heads.dim) as usize);
    let (large, small) = (T::from_f32(1e4), T::from_f32(0.0));
    let (mut k, mut v) = (cache.rows(k, narrow, large), cache.rows(v, narrow, small));
    // Pages before the window of the first token may belong to another sequence.
    for page in &cache.tables[..first_seen(first, window) / PAGE as usize] {
        let rows = *page as usize * PAGE as usize * narrow..(*page as usize + 1) * PAGE as usize * narrow;
        k[rows.clone()].fill(T::from_f32(f32::NAN));
        v[rows].fill(T::from_f32(f32::NAN));
    }
    let (q, k, v) = (gpu.upload(q)?, gpu.upload(&k)?, gpu.upload(&v)?);
    let mut out = gpu.zeros::<T>(tokens * wide)?;
    let (q, to) = (q.matrix(tokens, wide)?, out.matrix_mut(tokens, wide)?);
    let positions = cache.tables.len() * PAGE as usize;
    let (k, v) = (k.matrix(positions, narrow)?, v.matrix(positions, narrow)?);
    let tables = gpu.upload(&cache.tables)?;
    let at: Vec<u32> = (first..first + tokens).map(|p| p as u32).chain(std::iter::repeat_n(0, tokens)).collect();
    let at = gpu.upload(&at)?;
    let at = at.matrix(2, tokens)?;
    let instance = Attention { d, columns, waves, window: window.is_some() };
    let (scale, window) = (Attended::of(heads).scale, window.unwrap_or(0));
    attention::dispatch([ElementType::of::<T>()], instance, q, k, v, to, at, tables.view(), heads, scale, window)
        .run(gpu)?;
    out.download()
}

fn verify<T: Float>(gpu: &Device, case: Case, random: &mut Random) {
    let Case { heads, tokens, first, window, .. } = case;
    let (queries, keys, dim) = (heads.queries as usize, heads.keys as usize, heads.dim as usize);
    let q: Vec<T> = numbers(random, tokens * queries * dim, 2.0);
    let k: Vec<T> = numbers(random, (first + tokens) * keys * dim, 2.0);
    let v: Vec<T> = numbers(random, (first + tokens) * keys * dim, 1.0);
    let cache = Cache::new(case, random);
    let got = launch(gpu, case, &cache, &q, &k, &v).unwrap_or_else(|e| panic!("{case:?} of {}: {e}", T::NAME));
    // One rounding of the result, and those in f32: a score of up to dim terms, and sums over the positions.
    let rounding = match T::NAME {
        "bf16" => 1.0 / 256.0,
        "f16" => 1.0 / 2048.0,
        _ => 0.0,
    };
    let exact = (4 * dim + first + tokens + 64) as f64 / (1 << 24) as f64;
    let at = |x: &[T], from: usize| -> Vec<f64> { x[from..from + dim].iter().map(|v| f64::from(v.to_f32())).collect() };
    for t in 0..tokens {
        for h in 0..queries {
            let query = at(&q, (t * queries + h) * dim);
            let row = |p: usize| (p * keys + h * keys / queries) * dim;
            let seen = first_seen(first + t, window);
            let scores: Vec<f64> = (seen..=first + t)
                .map(|p| query.iter().zip(at(&k, row(p))).map(|(a, b)| a * b).sum::<f64>() / (dim as f64).sqrt())
                .collect();
            let top = scores.iter().fold(f64::NEG_INFINITY, |a, b| a.max(*b));
            let total: f64 = scores.iter().map(|s| (s - top).exp()).sum();
            let mut want = vec![0.0; dim];
            for (p, score) in scores.iter().enumerate() {
                let weight = (score - top).exp() / total;
                for (want, v) in want.iter_mut().zip(at(&v, row(seen + p))) {
                    *want += weight * v;
                }
            }
            for (c, (got, want)) in at(&got, (t * queries + h) * dim).iter().zip(want).enumerate() {
                let bound = 1.01 * rounding * want.abs() + exact + rounding * 1e-5;
                assert!(
                    (got - want).abs() <= bound,
                    "{case:?} of {}: token {t}, head {h}, column {c} is {got}, not {want} within {bound:e}",
                    T::NAME
                );
            }
        }
    }
}

/// The result of one query, from the keys and values of the positions that it sees.
fn softmax_of_values(query: &[f64], keys: &[Vec<f64>], values: &[Vec<f64>]) -> Vec<f64> {
    let scale = (query.len() as f64).sqrt();
    let dot = |key: &Vec<f64>| query.iter().zip(key).map(|(a, b)| a * b).sum::<f64>() / scale;
    let scores: Vec<f64> = keys.iter().map(dot).collect();
    let top = scores.iter().fold(f64::NEG_INFINITY, |a, b| a.max(*b));
    let total: f64 = scores.iter().map(|s| (s - top).exp()).sum();
    let column = |c: usize| scores.iter().zip(values).map(|(s, v)| (s - top).exp() / total * v[c]).sum();
    (0..query.len()).map(column).collect()
}

/// Tokens of several sequences in a random order, in one launch of the kernel for many tokens. Each sequence has the
/// positions before its last token in the cache, and a NaN of a sequence must not reach another one.
fn verify_mixed<T: Storage>(
    attention: Attended,
    sequences: &[(usize, usize)],
    poisoned: Option<usize>,
    random: &mut Random,
) {
    let gpu = strict();
    let Attended { heads, window, .. } = attention;
    let (queries, keys, dim) = (heads.queries as usize, heads.keys as usize, heads.dim as usize);
    let pages: Vec<usize> = sequences.iter().map(|(first, tokens)| (first + tokens).div_ceil(PAGE as usize)).collect();
    let total: usize = pages.iter().sum();
    let mut table: Vec<u32> = (0..total as u32).collect();
    shuffle(random, &mut table);
    let size = total * PAGE as usize * keys * dim;
    // Positions that no sequence has are NaN.
    let (mut k, mut v) = (vec![T::from_f32(f32::NAN); size], vec![T::from_f32(f32::NAN); size]);
    let mut rows = Vec::new();
    let mut start = 0;
    for (i, (first, tokens)) in sequences.iter().enumerate() {
        // Pages before the window of the first token may belong to another sequence.
        for p in first_seen(*first, window) / 32 * 32..first + tokens {
            let at = (table[start + p / 32] as usize * 32 + p % 32) * keys * dim;
            k[at..at + keys * dim].copy_from_slice(&numbers::<T>(random, keys * dim, 2.0));
            v[at..at + keys * dim].copy_from_slice(&numbers::<T>(random, keys * dim, 1.0));
            if poisoned == Some(i) {
                v[at..at + keys * dim].fill(T::from_f32(f32::NAN));
            }
        }
        rows.extend((*first..first + tokens).map(|p| (i, start, p)));
        start += pages[i];
    }
    shuffle(random, &mut rows);
    let n = rows.len();
    let q: Vec<T> = numbers(random, n * queries * dim, 2.0);
    let at: Vec<u32> = rows.iter().map(|row| row.2 as u32).chain(rows.iter().map(|row| row.1 as u32)).collect();
    let upload = |x: &[T]| gpu.upload(x).expect("memory");
    let (on_q, on_k, on_v) = (upload(&q), upload(&k), upload(&v));
    let (on_at, on_table) = (gpu.upload(&at).expect("memory"), gpu.upload(&table).expect("memory"));
    let mut out = gpu.zeros::<T>(n * queries * dim).expect("memory");
    let stream = gpu.stream().expect("a stream");
    let positions = total * PAGE as usize;
    T::attention(
        &stream,
        on_q.matrix(n, queries * dim).expect("the shape"),
        on_k.matrix(positions, keys * dim).expect("the shape"),
        on_v.matrix(positions, keys * dim).expect("the shape"),
        out.matrix_mut(n, queries * dim).expect("the shape"),
        CacheRows { rows: on_at.matrix(2, n).expect("the shape"), pages: on_table.view() },
        attention,
    )
    .unwrap_or_else(|e| panic!("{attention:?}, {sequences:?} of {}: {e}", T::NAME));
    stream.wait().unwrap_or_else(|e| panic!("{attention:?}, {sequences:?} of {}: {e}", T::NAME));
    let got = out.download().expect("the result");
    let rounding = if T::BF16 { 1.0 / 256.0 } else { 1.0 / 2048.0 };
    let wide =
        |x: &[T], from: usize| -> Vec<f64> { x[from..from + dim].iter().map(|v| f64::from(v.to_f32())).collect() };
    for (r, (i, start, p)) in rows.iter().enumerate() {
        if poisoned == Some(*i) {
            continue;
        }
        for h in 0..queries {
            let place = |p: usize| ((table[start + p / 32] as usize * 32 + p % 32) * keys + h * keys / queries) * dim;
            let seen = first_seen(*p, window);
            let [ks, vs] = [&k, &v].map(|x| (seen..=*p).map(|p| wide(x, place(p))).collect::<Vec<_>>());
            let want = softmax_of_values(&wide(&q, (r * queries + h) * dim), &ks, &vs);
            for (c, (got, want)) in wide(&got, (r * queries + h) * dim).iter().zip(want).enumerate() {
                let bound =
                    1.01 * rounding * want.abs() + (4 * dim + p + 64) as f64 / (1 << 24) as f64 + rounding * 1e-5;
                assert!(
                    (got - want).abs() <= bound,
                    "{attention:?}, {sequences:?} of {}: row {r}, head {h}, column {c} is {got}, not {want}",
                    T::NAME
                );
            }
        }
    }
}

/// The kernel for many tokens: one sequence, before, at and after the ends of pages and of tiles of 16 tokens; several
/// sequences, more than a workgroup has tokens; groups of one, two and three query heads.
#[test]
fn many_tokens_agree_with_softmax_in_f64() {
    let mut random = Random::new(32);
    for dim in [64, 128] {
        for (queries, keys) in [(2, 1), (2, 2), (3, 1)] {
            let heads = Heads { queries, keys, dim };
            let attention = Attended::of(heads);
            for sequences in [&[(0, 17)][..], &[(0, 32)], &[(31, 33)], &[(70, 20)], &[(0, 1), (40, 9), (3, 30)]] {
                verify_mixed::<bf16>(attention, sequences, None, &mut random);
            }
            verify_mixed::<f16>(attention, &[(5, 7), (0, 70), (64, 1)], None, &mut random);
        }
    }
}

/// Windows of one position, around a page and several, before and after the beginnings of sequences.
#[test]
fn many_tokens_with_a_window_agree_with_softmax_in_f64() {
    let mut random = Random::new(34);
    for (dim, queries, keys) in [(64, 2, 1), (128, 3, 1), (80, 2, 2)] {
        for window in [1, 7, 32, 33, 70] {
            let attention = Attended { window: Some(window), ..Attended::of(Heads { queries, keys, dim }) };
            for sequences in [&[(0, 40)][..], &[(100, 33)], &[(0, 1), (140, 9), (3, 70)]] {
                verify_mixed::<bf16>(attention, sequences, None, &mut random);
            }
            verify_mixed::<f16>(attention, &[(131, 7), (0, 70), (64, 1)], None, &mut random);
        }
    }
}

#[test]
fn a_nan_of_a_sequence_does_not_reach_another_one() {
    let mut random = Random::new(33);
    let attention = Attended::of(Heads { queries: 2, keys: 1, dim: 64 });
    for window in [None, Some(8)] {
        for poisoned in 0..3 {
            let attention = Attended { window, ..attention };
            verify_mixed::<bf16>(attention, &[(5, 7), (0, 12), (32, 5)], Some(poisoned), &mut random);
        }
    }
}

/// One token and several, before, at and after the end of a tile of 32 positions and of a step of eight.
const TOKENS: [(u32, usize, usize); 7] =
    [(4, 1, 0), (4, 1, 31), (4, 1, 32), (4, 1, 140), (1, 1, 0), (1, 3, 6), (1, 5, 30)];

#[test]
fn every_instance_agrees_with_softmax_in_f64() {
    let gpu = strict();
    let mut random = Random::new(15);
    let widths = [64, 80, 96, 128, 256].map(|d| (d, attention_instance(d, false)));
    // The instances for any width, at both ends of what they are for, and at widths that lanes do not share evenly.
    let any = [(2, 2), (18, 2), (64, 2), (4, 4), (66, 4), (126, 4), (128, 4), (130, 8), (200, 8), (256, 8)];
    let cases = widths.into_iter().chain(any.into_iter().map(|(dim, columns)| (dim, (0, columns))));
    for (dim, instance) in cases {
        for (waves, tokens, first) in TOKENS {
            let case = Case { heads: Heads { queries: 2, keys: 1, dim }, instance, waves, tokens, first, window: None };
            verify::<bf16>(&gpu, case, &mut random);
            verify::<f16>(&gpu, case, &mut random);
            verify::<f32>(&gpu, case, &mut random);
        }
    }
}

/// Windows that end in the first tile of the four waves, in the last one, and in the tile of the token.
#[test]
fn every_instance_with_a_window_agrees_with_softmax_in_f64() {
    let gpu = strict();
    let mut random = Random::new(16);
    for dim in [2, 64, 66, 80, 96, 126, 128, 200, 256] {
        for (waves, tokens, first) in [(4, 1, 31), (4, 1, 140), (4, 1, 300), (1, 3, 6), (1, 5, 130)] {
            for window in [1, 5, 32, 100, 1000] {
                let (heads, instance) = (Heads { queries: 2, keys: 1, dim }, attention_instance(dim, true));
                let case = Case { heads, instance, waves, tokens, first, window: Some(window) };
                verify::<bf16>(&gpu, case, &mut random);
                verify::<f16>(&gpu, case, &mut random);
                verify::<f32>(&gpu, case, &mut random);
            }
        }
    }
}

/// Shapes at random, with fixed seeds.
#[test]
fn random_shapes_agree_with_softmax_in_f64() {
    let gpu = strict();
    for seed in 0..40 {
        let mut random = Random::new(seed);
        let keys = 1 + random.number(3);
        let heads = Heads { queries: keys * (1 + random.number(3)), keys, dim: 2 + 2 * random.number(128) };
        let waves = random.pick(&[1, 4]);
        let (tokens, first) = (1 + random.index(6), random.index(100));
        let size = 1 + random.number(120);
        let window = random.pick(&[None, Some(size)]);
        let instance = attention_instance(heads.dim, window.is_some());
        let case = Case { heads, instance, waves, tokens, first, window };
        verify::<bf16>(&gpu, case, &mut random);
        verify::<f32>(&gpu, case, &mut random);
    }
}

/// A head that is wider than the lanes' columns, narrower, odd or empty is refused before anything runs.
#[test]
fn widths_that_do_not_fit_the_instance_are_errors() {
    let gpu = strict();
    for (dim, instance) in [(66, (0, 2)), (2, (0, 4)), (63, (0, 2)), (0, (0, 2)), (62, (64, 2))] {
        let heads = Heads { queries: 1, keys: 1, dim };
        let case = Case { heads, instance, waves: 4, tokens: 1, first: 0, window: None };
        let zeros = vec![bf16::ZERO; dim as usize];
        let result = launch(&gpu, case, &Cache { tables: vec![0] }, &zeros, &zeros, &zeros);
        assert!(matches!(result, Err(Error::Rules { .. })), "{case:?}: {result:?}");
    }
}
