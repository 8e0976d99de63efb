//! The cross-entropy: targets that do not count, targets that are no class, extreme logits, launches, and errors.

use ignis::{DType, Error, Tape, Tensor};
use t0::bf16;
use t0_tests_share::tensors::strict;

/// A target beyond the classes makes the loss and the gradient of its row NaN, and no other row's gradient.
#[test]
fn a_target_that_is_no_class_makes_its_row_nan() {
    let context = strict();
    let x = Tensor::from_slice(&context, &[0.5f32, 1.0, -1.0, 2.0, 0.0, 3.0], &[2, 3]).unwrap();
    for wrong in [3, 7, u32::MAX] {
        let targets = Tensor::from_slice(&context, &[1, wrong], &[2]).unwrap();
        let tape = Tape::new();
        let logits = tape.watch(&x);
        let loss = logits.cross_entropy(&targets, Some(9)).unwrap();
        assert!(loss.item::<f32>().unwrap().is_nan());
        let gradient = tape.backward(&loss).unwrap().get(&logits).unwrap().to_vec::<f32>().unwrap();
        assert!(gradient[..3].iter().all(|g| g.is_finite()), "{gradient:?}");
        assert!(gradient[3..].iter().all(|g| g.is_nan()), "{gradient:?}");
        // It counts unless it is the ignored one, which need not be a class.
        let ignored = x.cross_entropy(&targets, Some(wrong)).unwrap().item::<f32>().unwrap();
        let first = x.slice(0, 0, 1).unwrap().cross_entropy(&targets.slice(0, 0, 1).unwrap(), None).unwrap();
        assert_eq!(ignored, first.item::<f32>().unwrap());
    }
}

#[test]
fn a_loss_without_targets_that_count_is_nan_and_has_no_gradient() {
    let context = strict();
    let x = Tensor::from_slice(&context, &[bf16::ONE; 12], &[3, 4]).unwrap();
    let targets = Tensor::from_slice(&context, &[2u32; 3], &[3]).unwrap();
    let tape = Tape::new();
    let logits = tape.watch(&x);
    let loss = logits.cross_entropy(&targets, Some(2)).unwrap();
    assert!(loss.item::<f32>().unwrap().is_nan());
    let gradients = tape.backward(&loss).unwrap();
    assert_eq!(gradients.get(&logits).unwrap().to_vec::<bf16>().unwrap(), [bf16::ZERO; 12]);
    let (sum, count) = x.cross_entropy_sum(&targets, Some(2)).unwrap();
    assert_eq!((sum.item::<f32>().unwrap(), count.item::<f32>().unwrap()), (0.0, 0.0));
}

/// Sums and numbers of two halves, added and divided, are the mean of the whole.
#[test]
fn sums_and_numbers_of_parts_add_up_to_the_mean() {
    let context = strict();
    let values: Vec<f32> = (0..90).map(|i| ((i * 37 % 19) as f32 - 9.0) / 4.0).collect();
    let x = Tensor::from_slice(&context, &values, &[9, 10]).unwrap();
    let targets = Tensor::from_slice(&context, &[1u32, 0, 4, 4, 9, 4, 2, 7, 4], &[9]).unwrap();
    let mean = x.cross_entropy(&targets, Some(4)).unwrap().item::<f32>().unwrap();
    let (mut sum, mut count) = (0.0, 0.0);
    for (start, end) in [(0, 4), (4, 9)] {
        let part = x.slice(0, start, end).unwrap();
        let (s, n) = part.cross_entropy_sum(&targets.slice(0, start, end).unwrap(), Some(4)).unwrap();
        sum += s.item::<f32>().unwrap();
        count += n.item::<f32>().unwrap();
    }
    assert_eq!(count, 5.0);
    assert!((sum / count - mean).abs() < 1e-6, "{sum} {count} {mean}");
}

#[test]
fn extreme_logits_give_the_limits() {
    let context = strict();
    let (inf, nan) = (f32::INFINITY, f32::NAN);
    let rows = [
        [1000.0, 0.0, -1000.0, 0.0],
        [-inf, 5.0, -inf, -inf],
        [-1e30, -1e30, -1e30, -1e30],
        [-inf, -inf, -inf, -inf],
        [nan, 0.0, 0.0, 0.0],
        [3.0, -inf, 3.0, 3.0],
    ];
    let loss = |row: usize, target: u32| {
        let x = Tensor::from_slice(&context, &rows[row], &[4]).unwrap();
        let target = Tensor::from_slice(&context, &[target], &[]).unwrap();
        x.cross_entropy(&target, None).unwrap().item::<f32>().unwrap()
    };
    for (row, target, expected) in [(0, 0, 0.0), (0, 1, 1000.0), (0, 2, 2000.0), (1, 1, 0.0), (2, 3, 4f32.ln())] {
        let found = loss(row, target);
        assert!((found - expected).abs() <= 1e-6f32.max(expected * 1e-6), "{found} {expected}");
    }
    assert!(loss(3, 0).is_nan());
    assert!(loss(4, 1).is_nan());
    assert_eq!(loss(5, 1), inf);
}

/// Two launches forward, one backward, and no host read.
#[test]
fn the_loss_takes_three_launches() {
    let context = strict();
    let x = Tensor::zeros(&context, DType::Bf16, &[40, 100]).unwrap();
    let targets = Tensor::count_from(&context, 0, 40).unwrap();
    let tape = Tape::new();
    let logits = tape.watch(&x);
    let before = context.counts();
    let loss = logits.cross_entropy(&targets, None).unwrap();
    assert_eq!(context.counts().launches - before.launches, 2);
    let grad = Tensor::ones(&context, DType::F32, &[]).unwrap();
    let before_backward = context.counts();
    tape.backward_from(&loss, &grad).unwrap();
    assert_eq!(context.counts().launches - before_backward.launches, 1);
    assert_eq!(context.counts().host_reads, before.host_reads);
    assert!((loss.item::<f32>().unwrap() - 100f32.ln()).abs() < 1e-5);
}

#[test]
fn errors_of_the_loss_say_what_does_not_fit() {
    let context = strict();
    let x = Tensor::zeros(&context, DType::F32, &[3, 4]).unwrap();
    let ids = |shape: &[usize]| Tensor::zeros(&context, DType::U32, shape).unwrap();
    assert_eq!(
        x.cross_entropy(&ids(&[4]), None).unwrap_err().to_string(),
        "`cross_entropy` of [3, 4] and [4]: the targets must have the shape of the logits without the last dimension, the classes"
    );
    assert!(matches!(x.cross_entropy_sum(&x, None), Err(Error::Dtype { op: "cross_entropy_sum", .. })));
    assert!(matches!(ids(&[3, 4]).cross_entropy(&ids(&[3]), None), Err(Error::Dtype { found: DType::U32, .. })));
    let empty = Tensor::zeros(&context, DType::F32, &[3, 0]).unwrap();
    assert_eq!(
        empty.cross_entropy(&ids(&[3]), None).unwrap_err().to_string(),
        "`cross_entropy` of a tensor of shape [3, 0]: the last dimension are the classes, and there are none"
    );
    let weight = Tensor::ones(&context, DType::F32, &[3]).unwrap();
    assert_eq!(
        x.rmsnorm(&weight, 1e-6).unwrap_err().to_string(),
        "`rmsnorm` of [3, 4] and [3]: weight and bias must have one dimension, the last one of the tensor"
    );
    assert!(matches!(
        Tensor::ones(&context, DType::F32, &[]).unwrap().layernorm(&weight, &weight, 0.0),
        Err(Error::Shape { op: "layernorm", .. })
    ));
}

/// A padded position may have any logits: neither the loss nor a gradient depends on them.
#[test]
fn logits_of_ignored_rows_have_no_effect() {
    let context = strict();
    let (inf, nan) = (f32::INFINITY, f32::NAN);
    for classes in [3, 64, 67] {
        for bad in [-inf, inf, nan, f32::MAX] {
            for dtype in DType::FLOATS {
                let row = |first: f32| (0..classes).map(move |c| if c == 0 { first } else { 0.25 * (c % 5) as f32 });
                let logits: Vec<f32> = row(1.0).chain((0..classes).map(|_| bad)).chain(row(bad)).collect();
                let logits = Tensor::from_slice(&context, &logits, &[3, classes]).unwrap().cast(dtype).unwrap();
                // Ignored targets that are and that are not a class.
                for ignored in [0, 1000] {
                    let targets = Tensor::from_slice(&context, &[1u32, ignored, ignored], &[3]).unwrap();
                    let alone = logits.slice(0, 0, 1).unwrap();
                    let first = targets.slice(0, 0, 1).unwrap();
                    let run = |x: &Tensor, targets: &Tensor, mean: bool| {
                        let tape = Tape::new();
                        let x = tape.watch(x);
                        let loss = match mean {
                            true => x.cross_entropy(targets, Some(ignored)).unwrap(),
                            false => x.cross_entropy_sum(targets, Some(ignored)).unwrap().0,
                        };
                        let gradient = tape.backward(&loss).unwrap().get(&x).unwrap().cast(DType::F32).unwrap();
                        (loss.item::<f32>().unwrap(), gradient.to_vec::<f32>().unwrap())
                    };
                    for mean in [false, true] {
                        let (loss, gradient) = run(&logits, &targets, mean);
                        let (expected, part) = run(&alone, &first, mean);
                        assert_eq!(loss, expected, "{bad} {dtype} {classes} {mean}");
                        assert_eq!(gradient[..classes], part, "{bad} {dtype} {classes} {mean}");
                        assert!(gradient[classes..].iter().all(|g| *g == 0.0), "{bad} {dtype} {classes} {mean}");
                    }
                }
            }
        }
    }
}
