//! The kernels that take the rows of a step one by one: `split_heads` against f64, and `rmsnorm` of many rows against
//! the same rows alone, on the virtual GPU in strict mode.

use ignis::kernels::heads::PAGE;
use ignis::storage::{CacheRows, HeadParameters, Heads, Storage};
use t0::{Device, Error, VirtualOptions, bf16, f16};
use t0_tests_share::random::Random;

fn strict() -> Device {
    Device::builder().virtual_gpu(VirtualOptions::strict()).open().expect("the virtual GPU")
}

/// Numbers between -2 and 2.
fn numbers<T: Storage>(random: &mut Random, n: usize) -> Vec<T> {
    (0..n).map(|_| T::from_f32((4.0 * random.unit() - 2.0) as f32)).collect()
}

/// What happens to a projection before it is rotated.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Before {
    Nothing,
    Bias,
    Norm,
}

/// Queries, keys and values of `tokens` tokens at positions from 1000 on, which are in two pages.
fn heads_of<T: Storage>(heads: Heads, tokens: usize, before: Before, random: &mut Random) -> Result<(), Error> {
    let gpu = strict();
    let (queries, keys, dim) = (heads.queries as usize, heads.keys as usize, heads.dim as usize);
    let (half, width) = (dim / 2, (queries + 2 * keys) * dim);
    let projected: Vec<f32> = numbers(random, tokens * width);
    let norm = if before == Before::Norm { dim } else { 0 };
    let (q_weight, k_weight) = (numbers::<T>(random, norm), numbers::<T>(random, norm));
    let bias = numbers::<T>(random, if before == Before::Bias { width } else { 0 });
    let frequencies: Vec<f32> = (0..half).map(|i| 1e6f32.powf(-((2 * i) as f32) / dim as f32)).collect();
    let page = PAGE as usize;
    let at: Vec<u32> = (0..tokens).map(|t| 1000 + t as u32).chain(std::iter::repeat_n(0, tokens)).collect();
    let pages: Vec<u32> = (0..34).map(|i| [1, 0, 2][i % 3]).collect();
    let row = |t: usize| pages[(1000 + t) / page] as usize * page + (1000 + t) % page;
    let (qkv, on_q, on_k) = (gpu.upload(&projected)?, gpu.upload(&q_weight)?, gpu.upload(&k_weight)?);
    let on_bias = gpu.upload(&bias)?;
    let (on_frequencies, on_at, on_pages) = (gpu.upload(&frequencies)?, gpu.upload(&at)?, gpu.upload(&pages)?);
    let mut q = gpu.zeros::<T>(tokens * queries * dim)?;
    let (mut k, mut v) = (gpu.zeros::<T>(3 * page * keys * dim)?, gpu.zeros::<T>(3 * page * keys * dim)?);
    let stream = gpu.stream()?;
    let parameters = HeadParameters {
        q_norm: on_q.view(),
        k_norm: on_k.view(),
        bias: on_bias.view(),
        frequencies: on_frequencies.view(),
        eps: 1e-6,
        at: CacheRows { rows: on_at.matrix(2, tokens)?, pages: on_pages.view() },
    };
    T::split_heads(
        &stream,
        qkv.matrix(tokens, width)?,
        parameters,
        q.matrix_mut(tokens, queries * dim)?,
        k.matrix_mut(3 * page, keys * dim)?,
        v.matrix_mut(3 * page, keys * dim)?,
        heads,
    )?;
    stream.wait()?;
    let (q, k, v) = (q.download()?, k.download()?, v.download()?);
    let rounding = match T::NAME {
        "bf16" => 1.0 / 256.0,
        "f16" => 1.0 / 2048.0,
        _ => 0.0,
    };
    let compare = |what: &str, got: &[T], want: &[f64]| {
        for (c, (got, want)) in got.iter().zip(want).enumerate() {
            let error = (f64::from(got.to_f32()) - want).abs();
            let bound = rounding * want.abs() + 1e-5;
            assert!(error <= bound, "{heads:?} of {}, {before:?}, {what}, column {c}: {got:?}, not {want}", T::NAME);
        }
    };
    let turned = |x: &[f64], weight: &[T], t: usize| -> Vec<f64> {
        let scale = (x.iter().map(|x| x * x).sum::<f64>() / dim as f64 + 1e-6).sqrt().recip();
        let normed = x.iter().zip(weight).map(|(x, w)| x * scale * f64::from(w.to_f32()));
        let x: Vec<f64> = if before == Before::Norm { normed.collect() } else { x.to_vec() };
        let angle = |c: usize| f64::from((1000 + t) as f32 * frequencies[c % half]).sin_cos();
        let part = |c: usize| {
            let (sin, cos) = angle(c);
            if c < half { x[c] * cos - x[c + half] * sin } else { x[c] * cos + x[c - half] * sin }
        };
        (0..dim).map(part).collect()
    };
    for t in 0..tokens {
        let of = |head: usize| -> Vec<f64> {
            let row = projected[t * width + head * dim..][..dim].iter().map(|x| f64::from(*x));
            let bias = bias.iter().skip(head * dim).map(|b| f64::from(b.to_f32())).chain(std::iter::repeat(0.0));
            row.zip(bias).map(|(x, b)| x + b).collect()
        };
        for h in 0..queries {
            let want = turned(&of(h), &q_weight, t);
            compare(&format!("query {h} of token {t}"), &q[(t * queries + h) * dim..][..dim], &want);
        }
        for h in 0..keys {
            let at = (row(t) * keys + h) * dim;
            let want = turned(&of(queries + h), &k_weight, t);
            compare(&format!("key {h} of token {t}"), &k[at..][..dim], &want);
            compare(&format!("value {h} of token {t}"), &v[at..][..dim], &of(queries + keys + h));
        }
    }
    let written: usize = v.iter().filter(|v| v.to_f32() != 0.0).count();
    assert!(written <= tokens * keys * dim, "{heads:?}: other rows of the cache were written");
    Ok(())
}

/// Widths for one, two and four columns of a lane, of which the lanes share some unevenly; few tokens and many; more
/// heads than a wave takes.
#[test]
fn heads_get_a_bias_are_normalised_and_rotated() -> Result<(), Error> {
    let mut random = Random::new(7);
    for dim in [2, 6, 62, 64, 66, 80, 96, 126, 128, 130, 252, 256] {
        for (queries, keys, tokens) in [(2, 1, 1), (3, 3, 5), (5, 2, 18)] {
            let heads = Heads { queries, keys, dim };
            for before in [Before::Nothing, Before::Bias, Before::Norm] {
                heads_of::<bf16>(heads, tokens, before, &mut random)?;
                heads_of::<f16>(heads, tokens, before, &mut random)?;
                heads_of::<f32>(heads, tokens, before, &mut random)?;
            }
        }
    }
    Ok(())
}

/// Rows in one part, and in as many as the operands of the logits have.
fn norm_of<T: Storage>(cols: usize, random: &mut Random) -> Result<(), Error> {
    let gpu = strict();
    let rows = 17;
    let (x, weight) = (gpu.upload(&numbers::<f32>(random, rows * cols))?, gpu.upload(&numbers::<T>(random, cols))?);
    let stream = gpu.stream()?;
    for parts in [1, T::PARTS as usize] {
        let norm = if parts == 1 { T::rmsnorm } else { T::rmsnorm_parts };
        let width = parts * cols;
        let mut many = gpu.zeros::<T>(rows * width)?;
        norm(&stream, x.matrix(rows, cols)?, weight.view(), many.matrix_mut(rows, width)?, 1e-6)?;
        stream.wait()?;
        let many: Vec<u32> = many.download()?.iter().map(|x| x.to_f32().to_bits()).collect();
        for row in 0..rows {
            let mut one = gpu.zeros::<T>(width)?;
            let from = x.slice(row * cols..(row + 1) * cols)?.matrix(1, cols)?;
            norm(&stream, from, weight.view(), one.matrix_mut(1, width)?, 1e-6)?;
            stream.wait()?;
            let one: Vec<u32> = one.download()?.iter().map(|x| x.to_f32().to_bits()).collect();
            assert_eq!(one, many[row * width..][..width], "row {row} of {cols} columns of {}, {parts} parts", T::NAME);
            assert!(one.iter().any(|x| *x != 0));
        }
    }
    Ok(())
}

/// Columns in whole blocks, parts of a block, and rows that do not start at multiples of four columns.
#[test]
fn a_row_among_many_is_normalised_as_alone() -> Result<(), Error> {
    let mut random = Random::new(8);
    for cols in [1, 4, 7, 128, 132, 1024, 1028, 1152, 2049, 3072] {
        norm_of::<bf16>(cols, &mut random)?;
        norm_of::<f32>(cols, &mut random)?;
    }
    Ok(())
}
