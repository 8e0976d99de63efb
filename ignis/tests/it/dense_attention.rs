//! Attention: queries without keys, launches, memory, determinism, gradients that are not wanted, NaN and errors.

use ignis::models::Rope;
use ignis::{Context, DType, Error, Tape, Tensor};
use t0_tests_share::random::Random;
use t0_tests_share::tensors::{numbers, rounded, strict};

fn noise(context: &Context, dtype: DType, shape: &[usize], seed: u64) -> Tensor {
    let mut random = Random::new(seed);
    let numbers: Vec<f64> = (0..shape.iter().product()).map(|_| 2.0 * random.unit() - 1.0).collect();
    rounded(context, dtype, &numbers, shape).0
}

/// Queries, keys and values as a model has them: `[batch, rows, heads, width]` with exchanged axes.
fn projected(context: &Context, dtype: DType, [rows, keys]: [usize; 2], width: usize) -> [Tensor; 3] {
    let made = |rows, heads, seed| {
        noise(context, dtype, &[2, rows, heads, width], seed).transpose(1, 2).expect("a view with exchanged axes")
    };
    [made(rows, 4, 1), made(keys, 2, 2), made(keys, 2, 3)]
}

#[test]
fn queries_that_see_no_key_are_zero_and_have_no_gradient() {
    let context = strict();
    for (dtype, width) in [(DType::F32, 64), (DType::Bf16, 64), (DType::F16, 128), (DType::F32, 5)] {
        // The first three of five queries see no key, the last two see one and two.
        let [q, k, v] = projected(&context, dtype, [5, 2], width);
        let tape = Tape::new();
        let (q, k, v) = (tape.watch(&q), tape.watch(&k), tape.watch(&v));
        let out = q.attention(&k, &v, true).unwrap();
        let ones = Tensor::ones(&context, dtype, out.shape()).unwrap();
        let gradients = tape.backward_from(&out, &ones).unwrap();
        let found = numbers(&out).unwrap();
        let dq = numbers(gradients.get(&q).unwrap()).unwrap();
        let (first, dv) = (numbers(&v).unwrap(), numbers(gradients.get(&v).unwrap()).unwrap());
        for head in 0..8 {
            let row = |r: usize| (head * 5 + r) * width..(head * 5 + r + 1) * width;
            assert!(found[row(0).start..row(2).end].iter().all(|x| *x == 0.0), "{dtype} {width}");
            assert!(dq[row(0).start..row(2).end].iter().all(|x| *x == 0.0), "{dtype} {width}");
            // The fourth query sees the first key alone: its weight is 1.
            let key_head = head / 2;
            assert_eq!(found[row(3)], first[key_head * 2 * width..(key_head * 2 + 1) * width], "{dtype} {width}");
        }
        // The weights of all queries that see a key add up to 1, and two query heads share a head of values.
        for key_head in 0..4 {
            let sum: f64 = dv[key_head * 2 * width..(key_head + 1) * 2 * width].iter().sum();
            assert!((sum - 4.0 * width as f64).abs() < 0.02 * width as f64, "{dtype} {width}: {sum}");
        }
    }
}

#[test]
fn a_step_has_four_launches_and_no_copy() {
    let context = strict();
    for dtype in DType::FLOATS {
        let [q, k, v] = projected(&context, dtype, [33, 33], 64);
        let grad = noise(&context, dtype, &[2, 33, 4, 64], 4).transpose(1, 2).unwrap();
        let tape = Tape::new();
        let (q, k, v) = (tape.watch(&q), tape.watch(&k), tape.watch(&v));
        let before = context.counts();
        let out = q.attention(&k, &v, true).unwrap();
        assert_eq!(context.counts().launches - before.launches, 1);
        // A transposed result is contiguous: the rows of all heads are one row of a model.
        assert!(out.transpose(1, 2).unwrap().is_contiguous());
        tape.backward_from(&out, &grad).unwrap();
        let after = context.counts();
        assert_eq!(after.launches - before.launches, 4);
        assert_eq!((after.host_reads, after.host_writes), (before.host_reads, before.host_writes));
    }
}

#[test]
fn gradients_that_are_not_wanted_are_not_computed() {
    let context = strict();
    let [q, k, v] = projected(&context, DType::Bf16, [8, 8], 64);
    let grad = Tensor::ones(&context, DType::Bf16, q.shape()).unwrap();
    let tape = Tape::new();
    let watched = tape.watch(&q);
    let out = watched.attention(&k, &v, false).unwrap();
    let before = context.counts().launches;
    tape.backward_from(&out, &grad).unwrap();
    // The sums of the rows, the gradient of the queries.
    assert_eq!(context.counts().launches - before, 2 + u64::from(!grad.is_contiguous()));
}

#[test]
fn memory_grows_with_the_tokens_and_not_with_their_square() {
    let device = t0::Device::builder().virtual_gpu(t0::VirtualOptions::default()).open().unwrap();
    let context = Context::new(&device).unwrap();
    let (rows, width) = (512, 64);
    let [q, k, v] = [1, 2, 3].map(|seed| noise(&context, DType::Bf16, &[1, 1, rows, width], seed));
    let tape = Tape::new();
    let (q, k, v) = (tape.watch(&q), tape.watch(&k), tape.watch(&v));
    let before = context.usage().in_use;
    context.reset_peak();
    let out = q.attention(&k, &v, true).unwrap();
    tape.backward_from(&out, &out.detach()).unwrap();
    // The result and three gradients of 64 KiB, and two numbers for each query. One matrix of scores has 512 KiB.
    let used = context.usage().peak - before;
    assert!(used <= 300 << 10, "{used} bytes");
}

#[test]
fn equal_runs_give_equal_bits() {
    let context = strict();
    for dtype in DType::FLOATS {
        let [q, k, v] = projected(&context, dtype, [70, 90], 64);
        let grad = noise(&context, dtype, q.shape(), 9);
        let run = || {
            let tape = Tape::new();
            let (q, k, v) = (tape.watch(&q), tape.watch(&k), tape.watch(&v));
            let out = q.attention(&k, &v, true).unwrap();
            let gradients = tape.backward_from(&out, &grad).unwrap();
            [&q, &k, &v].map(|x| numbers(gradients.get(x).unwrap()).unwrap())
        };
        assert_eq!(run(), run(), "{dtype}");
    }
}

#[test]
fn large_scores_do_not_overflow_and_nan_stays_nan() {
    let context = strict();
    for (dtype, large) in [(DType::F32, 1e15), (DType::Bf16, 1e15), (DType::F16, 6e4)] {
        let q = Tensor::full(&context, dtype, &[1, 1, 3, 64], large).unwrap();
        let v = noise(&context, dtype, &[1, 1, 3, 64], 5);
        let out = numbers(&q.attention(&q, &v, true).unwrap()).unwrap();
        assert_eq!(out[..64], numbers(&v).unwrap()[..64], "{dtype}");
        assert!(out.iter().all(|x| x.is_finite()), "{dtype}");
        let nan = Tensor::full(&context, dtype, &[1, 1, 3, 64], f64::NAN).unwrap();
        let found = numbers(&nan.attention(&v, &v, true).unwrap()).unwrap();
        assert!(found.iter().all(|x| x.is_nan()), "{dtype}");
    }
}

/// Attention of one head and its gradients for `grad`, in f64: the result, and the gradients of queries, keys and
/// values.
fn exact([q, k, v, grad]: [&[f64]; 4], width: usize) -> [Vec<f64>; 4] {
    let scale = 1.0 / (width as f64).sqrt();
    let row = |x: &[f64], at: usize| x[at * width..(at + 1) * width].to_vec();
    let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
    let (rows, keys) = (q.len() / width, k.len() / width);
    let (mut out, mut dq) = (vec![0.0; q.len()], vec![0.0; q.len()]);
    let (mut dk, mut dv) = (vec![0.0; k.len()], vec![0.0; k.len()]);
    for i in 0..rows {
        let scores: Vec<f64> = (0..keys).map(|j| scale * dot(&row(q, i), &row(k, j))).collect();
        let top = scores.iter().fold(f64::NEG_INFINITY, |a, b| a.max(*b));
        let total: f64 = scores.iter().map(|s| (s - top).exp()).sum();
        let weights: Vec<f64> = scores.iter().map(|s| (s - top).exp() / total).collect();
        let slopes: Vec<f64> = (0..keys).map(|j| dot(&row(grad, i), &row(v, j))).collect();
        let mean = dot(&weights, &slopes);
        for j in 0..keys {
            let ds = weights[j] * (slopes[j] - mean) * scale;
            for c in 0..width {
                out[i * width + c] += weights[j] * v[j * width + c];
                dq[i * width + c] += ds * k[j * width + c];
                dk[j * width + c] += ds * q[i * width + c];
                dv[j * width + c] += weights[j] * grad[i * width + c];
            }
        }
    }
    [out, dq, dk, dv]
}

/// The error of a weight grows with the scores: each is a sum in `f32`, and so is the logarithm of the sum of the
/// weights, from which the backward computes them again. The errors of the gradients, relative to the largest element,
/// are at most `2^-20 (4 + S)` for scores up to `S`.
#[test]
fn gradients_of_large_scores_have_the_stated_error() {
    let context = strict();
    let (rows, width) = (24, 64);
    for size in [1.0, 10.0, 30.0, 100.0, 300.0] {
        // Scaled scores have about this size: products of 64 elements between -1 and 1, divided by 8.
        let factor = (size * 1.5f64).sqrt();
        let mut random = Random::new(size as u64);
        let mut made = |factor: f64| {
            let numbers: Vec<f64> = (0..rows * width).map(|_| factor * (2.0 * random.unit() - 1.0)).collect();
            rounded(&context, DType::F32, &numbers, &[1, 1, rows, width])
        };
        let [(q, fq), (k, fk), (v, fv), (grad, fg)] = [made(factor), made(factor), made(1.0), made(1.0)];
        let tape = Tape::new();
        let (q, k, v) = (tape.watch(&q), tape.watch(&k), tape.watch(&v));
        let out = q.attention(&k, &v, false).unwrap();
        let gradients = tape.backward_from(&out, &grad).unwrap();
        let found = [&out.detach(), gradients.get(&q).unwrap(), gradients.get(&k).unwrap(), gradients.get(&v).unwrap()];
        let expected = exact([&fq, &fk, &fv, &fg], width);
        let score = |i: usize, j: usize| -> f64 {
            (0..width).map(|c| fq[i * width + c] * fk[j * width + c]).sum::<f64>().abs() / 8.0
        };
        let largest =
            (0..rows).flat_map(|i| (0..rows).map(move |j| (i, j))).fold(0.0, |most: f64, (i, j)| most.max(score(i, j)));
        assert!(largest > size, "{largest}");
        let bound = (4.0 + largest) / f64::from(1 << 20);
        for (which, (found, expected)) in ["out", "q", "k", "v"].iter().zip(found.iter().zip(&expected)) {
            let most = expected.iter().fold(0.0, |most: f64, x| most.max(x.abs()));
            let pairs = numbers(found).unwrap();
            let error = pairs.iter().zip(expected).fold(0.0, |worst: f64, (x, r)| worst.max((x - r).abs())) / most;
            assert!(error <= bound, "{which} for scores up to {largest}: {error:e}, and the bound is {bound:e}");
        }
    }
}

#[test]
fn shapes_that_do_not_fit_are_errors() {
    let context = strict();
    let zeros = |shape: &[usize]| Tensor::zeros(&context, DType::F32, shape).unwrap();
    let text =
        |q: &[usize], k: &[usize], v: &[usize]| zeros(q).attention(&zeros(k), &zeros(v), true).unwrap_err().to_string();
    let (q, k) = ([2, 4, 3, 8], [2, 2, 5, 8]);
    assert_eq!(
        text(&[4, 3, 8], &k, &k),
        "`attention` of a tensor of shape [4, 3, 8]: queries must have four dimensions: batch, heads, rows and width"
    );
    assert_eq!(
        text(&q, &[2, 5, 8], &k),
        "`attention` of [2, 4, 3, 8] and [2, 5, 8]: keys must have four dimensions: batch, heads, keys and width"
    );
    assert_eq!(
        text(&q, &[1, 2, 5, 8], &k),
        "`attention` of [2, 4, 3, 8] and [1, 2, 5, 8]: queries and keys must have the same batch and width"
    );
    assert_eq!(
        text(&q, &[2, 3, 5, 8], &k),
        "`attention` of [2, 4, 3, 8] and [2, 3, 5, 8]: the number of query heads must be a multiple of the number of key heads"
    );
    assert_eq!(
        text(&q, &k, &[2, 2, 6, 8]),
        "`attention` of [2, 4, 3, 8] and [2, 2, 6, 8]: values must have the shape of the keys"
    );
    assert_eq!(
        text(&[1, 1, 1, 257], &[1, 1, 1, 257], &[1, 1, 1, 257]),
        "`attention` of a tensor of shape [1, 1, 1, 257]: the width of a head must be 1 to 256"
    );
    let half = Tensor::zeros(&context, DType::F16, &k).unwrap();
    let error = zeros(&q).attention(&zeros(&k), &half, true).unwrap_err();
    assert!(matches!(error, Error::Dtypes { op: "attention", .. }), "{error}");
    let whole = Tensor::zeros(&context, DType::U32, &k).unwrap();
    let error = whole.attention(&whole, &whole, true).unwrap_err();
    assert!(matches!(error, Error::Dtype { op: "attention", .. }), "{error}");
}

#[test]
fn rotations_need_pairs_and_accurate_angles() {
    let context = strict();
    let zeros = |shape: &[usize]| Tensor::zeros(&context, DType::F32, shape).unwrap();
    let frequencies = zeros(&[2]);
    let text = |shape: &[usize], offset| zeros(shape).rope(offset, &frequencies, 1.0).unwrap_err().to_string();
    assert_eq!(
        text(&[4], 0),
        "`rope` of a tensor of shape [4]: it must have at least two dimensions, positions and elements"
    );
    assert_eq!(text(&[2, 5], 0), "`rope` of a tensor of shape [2, 5]: the last extent must be even and at most 512");
    assert_eq!(
        text(&[2, 514], 0),
        "`rope` of a tensor of shape [2, 514]: the last extent must be even and at most 512"
    );
    assert_eq!(
        text(&[2, 4], 131_071),
        "`rope` of a tensor of shape [2, 4]: positions must be below 131072, and the first one is 131071"
    );
    assert_eq!(
        text(&[2, 8], 0),
        "`rope` of [2, 8] and [2]: the frequencies must have one dimension, half as long as the last one of the tensor"
    );
    let x = zeros(&[2, 4]);
    assert_eq!(
        x.rope(0, &frequencies, -1.0).unwrap_err().to_string(),
        "`rope` of a tensor of shape [2, 4]: the factor must be a positive number, not -1"
    );
    let whole = Tensor::zeros(&context, DType::U32, &[2]).unwrap();
    assert_eq!(
        x.rope(0, &whole, 1.0).unwrap_err().to_string(),
        "`rope` takes elements of type f32 for the frequencies, not u32: convert the tensor with `cast`"
    );
    let error = x.rope(0, &Tape::new().watch(&frequencies), 1.0).unwrap_err();
    assert!(matches!(error, Error::NoBackward { op: "rope" }), "{error}");
}

/// Attention of rotated queries and keys depends only on the distance of their positions.
#[test]
fn a_common_offset_does_not_change_the_scores() {
    let context = strict();
    let [q, k, v] = [1, 2, 3].map(|seed| noise(&context, DType::F32, &[1, 2, 9, 64], seed));
    let frequencies = Tensor::from_slice(&context, &Rope::new(1e6).frequencies(64), &[32]).unwrap();
    let rotated = |x: &Tensor, offset| x.rope(offset, &frequencies, 1.0).unwrap();
    let at = |offset| {
        let (q, k) = (rotated(&q, offset), rotated(&k, offset));
        numbers(&q.attention(&k, &v, true).unwrap()).unwrap()
    };
    let (near, far) = (at(0), at(1000));
    assert!(near.iter().zip(&far).all(|(a, b)| (a - b).abs() < 1e-4));
    assert_ne!(numbers(&rotated(&q, 0)).unwrap(), numbers(&rotated(&q, 1000)).unwrap());
}
