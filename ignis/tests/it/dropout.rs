//! The mask of dropout against Philox on the host, forward and backward.

use ignis::{DType, Error, Tape, Tensor};
use t0::philox::{philox4x32, unit};
use t0_tests_share::tensors::{numbers, rounded, strict};

/// Whether element `i` is kept.
fn kept(i: usize, p: f32, seed: u64, offset: u64) -> bool {
    let halves = |n: u64| [n as u32, (n >> 32) as u32];
    let [low, high] = halves(offset);
    unit(philox4x32([i as u32 / 4, 0, low, high], halves(seed))[i % 4]) >= p
}

#[test]
fn masks_are_those_of_the_host_in_both_directions() {
    let context = strict();
    let (seed, offset) = (0x1234_5678_9abc_def0, 0xfedc_ba98_7654_3210);
    for (dtype, p, count) in [
        (DType::F32, 0.1, 1003),
        (DType::F32, 0.5, 4096),
        (DType::Bf16, 0.25, 777),
        (DType::F16, 0.75, 1000),
        (DType::F32, 1e-7, 64),
        (DType::F32, 0.0, 9),
        (DType::F32, 1.0, 9),
    ] {
        let ones = vec![1.0; count];
        let (x, _) = rounded(&context, dtype, &ones, &[count]);
        let tape = Tape::new();
        let watched = tape.watch(&x);
        let out = watched.dropout(p, seed, offset).unwrap();
        let (grad, _) = rounded(&context, dtype, &vec![2.0; count], &[count]);
        let gradients = tape.backward_from(&out, &grad).unwrap();
        let (found, back) = (numbers(&out).unwrap(), numbers(gradients.get(&watched).unwrap()).unwrap());
        let scale = rounded(&context, dtype, &[f64::from(1.0 / (1.0 - p))], &[1]).1[0];
        let double = rounded(&context, dtype, &[f64::from(2.0 / (1.0 - p))], &[1]).1[0];
        for i in 0..count {
            let keep = kept(i, p, seed, offset);
            assert_eq!(found[i], if keep { scale } else { 0.0 }, "{dtype} {p} {i}");
            assert_eq!(back[i], if keep { double } else { 0.0 }, "{dtype} {p} {i}");
        }
        let zeros = found.iter().filter(|x| **x == 0.0).count() as f64 / count as f64;
        assert!((zeros - f64::from(p)).abs() < 0.1, "{zeros} of {p}");
    }
}

#[test]
fn masks_differ_by_seed_and_offset_and_repeat() {
    let context = strict();
    let x = Tensor::ones(&context, DType::F32, &[16, 16]).unwrap();
    let mask = |seed, offset| x.dropout(0.5, seed, offset).unwrap().to_vec::<f32>().unwrap();
    assert_eq!(mask(1, 2), mask(1, 2));
    assert_ne!(mask(1, 2), mask(1, 3));
    assert_ne!(mask(1, 2), mask(2, 2));
    assert_ne!(mask(1, 2), mask(1 + (1 << 32), 2));
    assert_ne!(mask(1, 2), mask(1, 2 + (1 << 32)));
    // The mask belongs to positions, not to memory.
    let turned = x.transpose(0, 1).unwrap().dropout(0.5, 1, 2).unwrap();
    assert_eq!(turned.to_vec::<f32>().unwrap(), mask(1, 2));
}

/// An element that is dropped is 0 even if it is infinite or NaN.
#[test]
fn dropped_elements_are_zero_whatever_they_were() {
    let context = strict();
    let x = Tensor::from_slice(&context, &[f32::NAN, f32::INFINITY, -1.0], &[3]).unwrap();
    assert_eq!(x.dropout(1.0, 0, 0).unwrap().to_vec::<f32>().unwrap(), [0.0; 3]);
}

#[test]
fn probabilities_are_from_zero_to_one() {
    let context = strict();
    let x = Tensor::ones(&context, DType::F32, &[3]).unwrap();
    assert_eq!(
        x.dropout(1.5, 0, 0).unwrap_err().to_string(),
        "`dropout` of a tensor of shape [3]: the probability must be from 0 to 1, not 1.5"
    );
    assert!(matches!(x.dropout(f32::NAN, 0, 0), Err(Error::Shape { op: "dropout", .. })));
    assert!(matches!(x.dropout(-0.1, 0, 0), Err(Error::Shape { op: "dropout", .. })));
}
