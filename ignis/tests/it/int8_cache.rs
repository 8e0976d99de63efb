//! The kernels of a cache of integers, on the virtual GPU in strict mode: what is stored, compared with the heads in
//! f64; and attention, compared with softmax and sums in f64 over the numbers that are stored.

use ignis::int8_cache::Int8Cache;
use ignis::kernels::heads::PAGE;
use ignis::kernels::int8_cache::attend::{AttendInt8, attend_int8};
use ignis::matrix::Matrix;
use ignis::storage::{Attended, CacheRows, HeadParameters, Heads, Storage};
use t0::{Device, ElementType, Error, VirtualOptions, bf16, f16};
use t0_tests_share::random::Random;

const EPS: f32 = 1e-6;

fn strict() -> Device {
    Device::builder().virtual_gpu(VirtualOptions::strict()).open().expect("the virtual GPU")
}

/// Numbers of this size, in both signs.
fn numbers<T: Storage>(random: &mut Random, n: usize, size: f64) -> Vec<T> {
    (0..n).map(|_| T::from_f32((size * (2.0 * random.unit() - 1.0)) as f32)).collect()
}

fn wide<T: Storage>(x: &[T]) -> Vec<f64> {
    x.iter().map(|x| f64::from(x.to_f32())).collect()
}

fn frequencies(dim: usize) -> Vec<f32> {
    (0..dim / 2).map(|i| 1e4f32.powf(-((2 * i) as f32) / dim as f32)).collect()
}

/// A head, normalised if there are weights, and rotated.
fn turned(x: &[f64], weight: &[f64], position: usize) -> Vec<f64> {
    let n = x.len();
    let scale = (x.iter().map(|x| x * x).sum::<f64>() / n as f64 + f64::from(EPS)).sqrt().recip();
    let normed = x.iter().zip(weight).map(|(x, w)| x * scale * w);
    let x: Vec<f64> = if weight.is_empty() { x.to_vec() } else { normed.collect() };
    let frequencies = frequencies(n);
    let at = |i: usize| {
        let (sin, cos) = f64::from(position as f32 * frequencies[i % (n / 2)]).sin_cos();
        let other = if i < n / 2 { -x[i + n / 2] } else { x[i - n / 2] };
        x[i] * cos + other * sin
    };
    (0..n).map(at).collect()
}

/// The contents of a cache.
struct Stored {
    heads: Heads,
    bytes: Vec<u8>,
    scales: Vec<f32>,
    table: Vec<u32>,
}

impl Stored {
    /// The scale and the numbers of a key, or of a value.
    fn row(&self, position: usize, head: usize, value: bool) -> (f64, Vec<f64>) {
        let page = PAGE as usize;
        let block = self.table[position / page] as usize * self.heads.keys as usize + head;
        let entry = block * 2 * page + position % page + if value { page } else { 0 };
        let (dim, scale) = (self.heads.dim as usize, f64::from(self.scales[entry]));
        let bytes = &self.bytes[entry * dim..][..dim];
        (scale, bytes.iter().map(|b| scale * (f64::from(*b) - 128.0)).collect())
    }
}

/// The result of one query over positions, with scores times `scale`.
fn attended(query: &[f64], scale: f64, positions: impl Iterator<Item = (Vec<f64>, Vec<f64>)>) -> Vec<f64> {
    let rows: Vec<(f64, Vec<f64>)> =
        positions.map(|(k, v)| (query.iter().zip(k).map(|(a, b)| a * b).sum::<f64>() * scale, v)).collect();
    let top = rows.iter().map(|row| row.0).fold(f64::NEG_INFINITY, f64::max);
    let total: f64 = rows.iter().map(|row| (row.0 - top).exp()).sum();
    (0..query.len()).map(|c| rows.iter().map(|row| (row.0 - top).exp() / total * row.1[c]).sum()).collect()
}

/// What happens to a projection before it is rotated.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Before {
    Nothing,
    Bias,
    Norm,
}

/// Which keys and values, of all tokens but the last, are not finite or zero.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Broken {
    None,
    /// The value of the second token is NaN.
    Nan,
    /// That of the first token is infinite.
    Infinite,
    /// All values are 0.
    Zero,
}

#[derive(Clone, Copy, Debug)]
struct Case {
    heads: Heads,
    tokens: usize,
    window: Option<u32>,
    before: Before,
    broken: Broken,
}

impl Case {
    /// Writes the tokens of a sequence into an otherwise broken cache, and checks what is stored and what attention
    /// makes of it.
    fn check<T: Storage>(self, random: &mut Random) -> Result<(), Error> {
        let Case { heads, tokens, window, before, broken } = self;
        let gpu = strict();
        let (queries, keys, dim) = (heads.queries as usize, heads.keys as usize, heads.dim as usize);
        let width = (queries + 2 * keys) * dim;
        let mut projected: Vec<f32> = numbers(random, tokens * width, 2.0);
        let values = |t: usize| t * width + (queries + keys) * dim..(t + 1) * width;
        match broken {
            Broken::None => {}
            Broken::Nan => projected[values(1)][1] = f32::NAN,
            Broken::Infinite => projected[values(0)][0] = f32::INFINITY,
            Broken::Zero => (0..tokens).for_each(|t| projected[values(t)].fill(0.0)),
        }
        let norm = if before == Before::Norm { dim } else { 0 };
        let (q_weight, k_weight) = (numbers::<T>(random, norm, 2.0), numbers::<T>(random, norm, 2.0));
        let bias = numbers::<T>(random, if before == Before::Bias { width } else { 0 }, 1.0);
        let pages = tokens.div_ceil(PAGE as usize);
        let mut cache = Int8Cache::new(&gpu, pages + 1, heads)?;
        // Nothing of what the sequence does not have may reach a result.
        let (bytes, scales) = (cache.bytes.flat().len(), cache.scales.flat().len());
        cache.bytes.write_to(0, &vec![255; bytes])?;
        cache.scales.write_to(0, &vec![f32::NAN; scales])?;
        let table: Vec<u32> = (0..pages as u32).rev().map(|page| page + u32::from(page > 0)).collect();
        let at: Vec<u32> = (0..tokens as u32).chain(std::iter::repeat_n(0, tokens)).collect();
        let (on_at, on_table) = (gpu.upload(&at)?, gpu.upload(&table)?);
        let at = CacheRows { rows: on_at.matrix(2, tokens)?, pages: on_table.view() };
        let (on_q, on_k, on_bias) = (gpu.upload(&q_weight)?, gpu.upload(&k_weight)?, gpu.upload(&bias)?);
        let (qkv, on_frequencies) = (gpu.upload(&projected)?, gpu.upload(&frequencies(dim))?);
        let parameters = HeadParameters {
            q_norm: on_q.view(),
            k_norm: on_k.view(),
            bias: on_bias.view(),
            frequencies: on_frequencies.view(),
            eps: EPS,
            at,
        };
        let mut q = Matrix::<T>::alloc(&gpu, &[tokens, queries * dim])?;
        let stream = gpu.stream()?;
        cache.split_heads(&stream, qkv.matrix(tokens, width)?, parameters, q.top_mut(tokens)?, heads)?;
        stream.wait()?;
        let stored = Stored { heads, bytes: cache.bytes.download()?, scales: cache.scales.download()?, table };
        let written = stored.scales.iter().filter(|x| !x.is_nan()).count();
        let lost = usize::from(matches!(broken, Broken::Nan | Broken::Infinite));
        assert_eq!(written, 2 * tokens * keys - lost, "{self:?}: other scales were written");
        let of = |t: usize, head: usize| -> Vec<f64> {
            let row = projected[t * width + head * dim..][..dim].iter().map(|x| f64::from(*x));
            let bias = bias.iter().skip(head * dim).map(|b| f64::from(b.to_f32())).chain(std::iter::repeat(0.0));
            row.zip(bias).map(|(x, b)| x + b).collect()
        };
        let k_weight = wide(&k_weight);
        for t in 0..tokens {
            for head in 0..2 * keys {
                let projected = of(t, queries + head);
                let want = if head < keys { turned(&projected, &k_weight, t) } else { projected };
                let (scale, found) = stored.row(t, head % keys, head >= keys);
                if want.iter().any(|x| !x.is_finite()) {
                    assert!(scale.is_nan(), "{self:?}: {scale}");
                    continue;
                }
                let most = want.iter().fold(0.0f64, |most, x| most.max(x.abs()));
                assert!((scale * 127.0 - most).abs() <= 1e-5 * most + 1e-6, "{self:?}: {scale} for {most}");
                for (found, want) in found.iter().zip(&want) {
                    let error = (found - want).abs();
                    assert!(error <= scale * 0.501 + 1e-6, "{self:?} of {}: {found}, not {want}", T::NAME);
                }
            }
        }
        let queries = wide(&q.download()?);
        let mut out = Matrix::<T>::alloc(&gpu, &[tokens, heads.queries as usize * dim])?;
        let attention = Attended { window, ..Attended::of(heads) };
        for fixed in [false, true] {
            let (from, to) = (q.top(tokens)?, out.top_mut(tokens)?);
            match fixed {
                false => cache.attention(&stream, from, to, at, attention)?,
                true => cache.attention_fixed(&stream, from, to, at, attention)?,
            }
            stream.wait()?;
            self.compare::<T>(&stored, &queries, &wide(&out.download()?), fixed);
        }
        Ok(())
    }

    fn compare<T: Storage>(self, stored: &Stored, queries: &[f64], found: &[f64], fixed: bool) {
        let Case { heads, tokens, window, .. } = self;
        let (count, dim) = (heads.queries as usize, heads.dim as usize);
        let rounding = match T::NAME {
            "bf16" => 1.0 / 256.0,
            "f16" => 1.0 / 2048.0,
            _ => 0.0,
        };
        for t in 0..tokens {
            for h in 0..count {
                let key_head = h * heads.keys as usize / count;
                let first = window.map_or(0, |window| (t + 1).saturating_sub(window as usize));
                let positions =
                    (first..=t).map(|p| (stored.row(p, key_head, false).1, stored.row(p, key_head, true).1));
                let query = &queries[(t * count + h) * dim..][..dim];
                let want = attended(query, (dim as f64).sqrt().recip(), positions);
                for (c, (found, want)) in found[(t * count + h) * dim..][..dim].iter().zip(want).enumerate() {
                    if want.is_nan() {
                        assert!(found.is_nan(), "{self:?}, fixed {fixed}: token {t}, head {h}: {found}");
                        continue;
                    }
                    // One rounding of the result, and those in f32: scores of up to `dim` terms with bytes of up to
                    // 128 times the smallest number, and sums over the positions.
                    let exact = (16 * dim + 4 * tokens + 64) as f64 / f64::from(1 << 24);
                    let bound = 1.01 * rounding * want.abs() + exact + rounding * 1e-5;
                    assert!(
                        (found - want).abs() <= bound,
                        "{self:?} of {}, fixed {fixed}: token {t}, head {h}, column {c} is {found}, not {want}",
                        T::NAME
                    );
                }
            }
        }
    }
}

/// Widths for one, two and four columns of a lane, of which the lanes share some unevenly; few tokens and many, before,
/// at and after the end of a page.
#[test]
fn attention_takes_the_numbers_that_are_stored() -> Result<(), Error> {
    let mut random = Random::new(41);
    for dim in [8, 24, 64, 80, 128, 136, 256] {
        for (queries, keys, tokens) in [(2, 1, 1), (3, 3, 16), (2, 1, 33), (4, 2, 70)] {
            let heads = Heads { queries, keys, dim };
            for (before, window) in [(Before::Nothing, None), (Before::Bias, Some(20)), (Before::Norm, None)] {
                let case = Case { heads, tokens, window, before, broken: Broken::None };
                case.check::<bf16>(&mut random)?;
                if tokens > 1 {
                    case.check::<f16>(&mut random)?;
                    case.check::<f32>(&mut random)?;
                }
            }
        }
    }
    Ok(())
}

/// A number that is not finite reaches all results that see it, and no others; zeros stay zeros.
#[test]
fn a_value_that_is_not_finite_is_not_lost() -> Result<(), Error> {
    let mut random = Random::new(42);
    for tokens in [5, 40] {
        for broken in [Broken::Nan, Broken::Infinite, Broken::Zero] {
            let heads = Heads { queries: 2, keys: 1, dim: 64 };
            let case = Case { heads, tokens, window: None, before: Before::Norm, broken };
            case.check::<bf16>(&mut random)?;
            case.check::<f32>(&mut random)?;
        }
    }
    Ok(())
}

/// A step of one token at `position` that sees `window` positions, which are in `splits` parts.
#[derive(Debug)]
struct Token {
    dim: u32,
    queries: u32,
    position: usize,
    window: usize,
    splits: u32,
    normed: bool,
}

const KEY_HEADS: u32 = 2;

impl Token {
    fn check<T: Storage>(&self) -> Result<(), Error> {
        let Token { dim, queries, position, window, splits, normed } = *self;
        let (gpu, mut random) = (strict(), Random::new(position as u64));
        let heads = Heads { queries, keys: KEY_HEADS, dim };
        let (count, width) = (queries as usize, dim as usize);
        let pages = position / PAGE as usize + 1;
        let mut cache = Int8Cache::new(&gpu, pages, heads)?;
        let (bytes, scales) = (cache.bytes.flat().len(), cache.scales.flat().len());
        let bytes: Vec<u8> = (0..bytes).map(|_| 1 + random.index(255) as u8).collect();
        let scales: Vec<f32> = (0..scales).map(|_| (0.004 + 0.008 * random.unit()) as f32).collect();
        cache.bytes.write_to(0, &bytes)?;
        cache.scales.write_to(0, &scales)?;
        let qkv: Vec<f32> = numbers(&mut random, (count + 2 * KEY_HEADS as usize) * width, 1.0);
        let (q_weight, k_weight) = match normed {
            true => (numbers::<T>(&mut random, width, 1.0), numbers::<T>(&mut random, width, 1.0)),
            false => (vec![T::from_f32(1.0); width], vec![T::from_f32(1.0); width]),
        };
        let table: Vec<u32> = (0..pages as u32).rev().collect();
        let mut parts = gpu.zeros::<f32>(count * splits as usize * width)?;
        let mut shares = gpu.zeros::<f32>(2 * count * splits as usize)?;
        let (on_qkv, on_frequencies) = (gpu.upload(&qkv)?, gpu.upload(&frequencies(width))?);
        let (on_q, on_k) = (gpu.upload(&q_weight)?, gpu.upload(&k_weight)?);
        let (at, on_table) = (gpu.upload(&[position as u32, 0])?, gpu.upload(&table)?);
        let group = if (queries / KEY_HEADS).is_multiple_of(2) { 2 } else { 1 };
        let scale = Attended::of(heads).scale;
        let (to_words, to_scales) = cache.words_mut()?;
        attend_int8::dispatch(
            [ElementType::of::<T>()],
            AttendInt8 { per: 16 / T::SIZE, d: width, group },
            on_qkv.view(),
            on_q.view(),
            on_k.view(),
            on_frequencies.view(),
            to_words,
            to_scales,
            parts.view_mut(),
            shares.view_mut(),
            at.view(),
            on_table.view(),
            heads,
            scale,
            EPS,
            window as u32,
            splits,
            u32::from(normed),
        )
        .run(&gpu)?;
        let stored = Stored { heads, bytes: cache.bytes.download()?, scales: cache.scales.download()?, table };
        let changed = stored.scales.iter().zip(&scales).filter(|(a, b)| a != b).count();
        assert_eq!(changed, 2 * KEY_HEADS as usize, "{self:?}");
        let bytes = stored.bytes.iter().zip(&bytes).filter(|(a, b)| a != b).count();
        assert!(bytes > KEY_HEADS as usize * width && bytes <= 2 * KEY_HEADS as usize * width, "{self:?}");
        let (parts, shares) = (parts.download()?, shares.download()?);
        let own = |head: usize| wide(&qkv[head * width..][..width]);
        let weight = |weight: &[T]| if normed { wide(weight) } else { Vec::new() };
        for head in 0..count {
            let key_head = head / (count / KEY_HEADS as usize);
            let key = turned(&own(count + key_head), &weight(&k_weight), position);
            let value = own(count + KEY_HEADS as usize + key_head);
            for (want, is_value) in [(key, false), (value, true)] {
                let (scale, found) = stored.row(position, key_head, is_value);
                for (found, want) in found.iter().zip(want) {
                    assert!((found - want).abs() <= scale * 0.501 + 1e-5, "{self:?}: {found}, not {want}");
                }
            }
            let query = turned(&own(head), &weight(&q_weight), position);
            let positions = ((position + 1).saturating_sub(window)..=position)
                .map(|p| (stored.row(p, key_head, false).1, stored.row(p, key_head, true).1));
            let want = attended(&query, f64::from(scale), positions);
            let at = |s: usize| head * splits as usize + s;
            let share = |s: usize, i: usize| f64::from(shares[2 * at(s) + i]);
            let top = (0..splits as usize).map(|s| share(s, 0)).fold(f64::MIN, f64::max);
            let weight = |s: usize| (share(s, 0) - top).exp();
            let whole: f64 = (0..splits as usize).map(|s| share(s, 1) * weight(s)).sum();
            for (c, want) in want.iter().enumerate() {
                let part = |s: usize| f64::from(parts[at(s) * width + c]) * weight(s);
                let found = (0..splits as usize).map(part).sum::<f64>() / whole;
                assert!((found - want).abs() < 5e-5, "{self:?}: head {head}, column {c}: {found}, not {want}");
            }
        }
        Ok(())
    }
}

/// One part has 128 positions in the first round of blocks: waves take no, one, two and more blocks.
#[test]
fn a_step_of_one_token_takes_any_number_of_positions() -> Result<(), Error> {
    let all = u32::MAX as usize;
    for (dim, queries, position, window, splits) in [
        (64, 4, 0, all, 1),
        (64, 2, 1, all, 2),
        (64, 4, 9, all, 4),
        (128, 4, 127, all, 1),
        (128, 4, 31, all, 8),
        (64, 4, 129, all, 1),
        (128, 2, 300, all, 1),
        (64, 4, 700, all, 2),
        // Windows begin within a block, and leave waves without positions.
        (64, 4, 300, 131, 1),
        (128, 2, 45, 1, 4),
        (64, 2, 95, 20, 1),
        // Pages beyond those that a wave has loaded at once.
        (64, 2, 1100, 90, 2),
    ] {
        let case = Token { dim, queries, position, window, splits, normed: position % 2 == 1 };
        case.check::<f32>()?;
        case.check::<bf16>()?;
    }
    Ok(())
}
