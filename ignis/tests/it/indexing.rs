//! `embedding` and `gather`: indices out of range, repeated indices, large tables, launches, and errors.

use ignis::{DType, Error, Tape, Tensor};
use t0::bf16;
use t0_tests_share::tensors::strict;

#[test]
fn indices_that_do_not_exist_give_nan_and_no_gradient() {
    let context = strict();
    let table: Vec<f32> = (0..12).map(|i| i as f32).collect();
    let table = Tensor::from_slice(&context, &table, &[4, 3]).unwrap();
    let ids = Tensor::from_slice(&context, &[1u32, 4, u32::MAX, 1], &[4]).unwrap();
    let tape = Tape::new();
    let watched = tape.watch(&table);
    let out = watched.embedding(&ids).unwrap();
    let found = out.to_vec::<f32>().unwrap();
    assert_eq!((&found[..3], &found[9..]), (&[3.0, 4.0, 5.0][..], &[3.0, 4.0, 5.0][..]));
    assert!(found[3..9].iter().all(|x| x.is_nan()));
    let grad = Tensor::ones(&context, DType::F32, &[4, 3]).unwrap();
    let gradient = tape.backward_from(&out, &grad).unwrap().get(&watched).unwrap().to_vec::<f32>().unwrap();
    assert_eq!(gradient, [0.0, 0.0, 0.0, 2.0, 2.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]);

    let tape = Tape::new();
    let watched = tape.watch(&table);
    let index = Tensor::from_slice(&context, &[0u32, 3, 2, 2], &[2, 2]).unwrap();
    let out = watched.gather(1, &index).unwrap();
    let found = out.to_vec::<f32>().unwrap();
    assert!(found[0] == 0.0 && found[1].is_nan() && found[2..] == [5.0, 5.0], "{found:?}");
    let grad = Tensor::ones(&context, DType::F32, &[2, 2]).unwrap();
    let gradient = tape.backward_from(&out, &grad).unwrap().get(&watched).unwrap().to_vec::<f32>().unwrap();
    assert_eq!(gradient, [1.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]);
}

/// 512 positions with few and many repetitions, in a table of 32000 rows: the gradient is the sum in the order of the
/// positions, rounded once.
#[test]
fn gradients_of_repeated_indices_are_summed_in_order() {
    let context = strict();
    let (rows, cols, count) = (32_000usize, 12usize, 512usize);
    let table = Tensor::zeros(&context, DType::Bf16, &[rows, cols]).unwrap();
    let ids: Vec<u32> = (0..count as u32).map(|i| if i % 3 == 0 { 17 } else { i * i % 91 * 350 }).collect();
    let values: Vec<bf16> = (0..count * cols).map(|i| bf16::from_f32((i * 7 % 1013) as f32 / 64.0 - 7.0)).collect();
    let at = Tensor::from_slice(&context, &ids, &[4, 128]).unwrap();
    let grad = Tensor::from_slice(&context, &values, &[4, 128, cols]).unwrap();
    let tape = Tape::new();
    let watched = tape.watch(&table);
    let out = watched.embedding(&at).unwrap();
    let before = context.counts().launches;
    let gradients = tape.backward_from(&out, &grad).unwrap();
    assert_eq!(context.counts().launches - before, 2, "a fill and a sum");
    let mut expected = vec![0.0f32; rows * cols];
    for (i, id) in ids.iter().enumerate() {
        for c in 0..cols {
            expected[*id as usize * cols + c] += values[i * cols + c].to_f32();
        }
    }
    let expected: Vec<bf16> = expected.into_iter().map(bf16::from_f32).collect();
    assert_eq!(gradients.get(&watched).unwrap().to_vec::<bf16>().unwrap(), expected);
}

#[test]
fn gather_takes_views() {
    let context = strict();
    let x = Tensor::from_slice(&context, &(0..24).map(|i| i as f32).collect::<Vec<_>>(), &[4, 6]).unwrap();
    let index = Tensor::from_slice(&context, &[3u32, 0, 1, 2, 2, 0], &[2, 3]).unwrap();
    let tape = Tape::new();
    let watched = tape.watch(&x);
    // Columns 1 to 3 of x, transposed: rows are columns.
    let part = watched.slice(1, 1, 4).unwrap().transpose(0, 1).unwrap();
    let out = part.gather(1, &index.transpose(0, 1).unwrap()).unwrap();
    assert_eq!(out.to_vec::<f32>().unwrap(), [19.0, 13.0, 2.0, 14.0, 9.0, 3.0]);
    let gradients = tape.backward(&out.sum(&[]).unwrap()).unwrap();
    let gradient = gradients.get(&watched).unwrap().to_vec::<f32>().unwrap();
    let ones: Vec<usize> = (0..24).filter(|i| gradient[*i] == 1.0).collect();
    assert_eq!(ones, [2, 3, 9, 13, 14, 19]);
}

#[test]
fn errors_say_what_does_not_fit() {
    let context = strict();
    let make = |dtype, shape: &[usize]| Tensor::zeros(&context, dtype, shape).unwrap();
    let (x, ids) = (make(DType::F32, &[4, 3]), make(DType::U32, &[5, 2]));
    assert_eq!(
        make(DType::F32, &[4]).embedding(&ids).unwrap_err().to_string(),
        "`embedding` of a tensor of shape [4]: the table must have two dimensions: rows by index, and their elements"
    );
    assert!(matches!(x.embedding(&x), Err(Error::Dtype { op: "embedding", found: DType::F32, .. })));
    assert_eq!(
        x.gather(1, &ids).unwrap_err().to_string(),
        "`gather` of [4, 3] and [5, 2]: the index must have as many dimensions, and at most the extents of the tensor along the other axes"
    );
    assert!(x.gather(0, &ids).is_ok());
    assert_eq!(
        make(DType::F32, &[4, 0]).gather(1, &make(DType::U32, &[4, 1])).unwrap_err().to_string(),
        "`gather` of a tensor of shape [4, 0]: axis 1 has no elements to select"
    );
    assert!(matches!(x.gather(2, &ids), Err(Error::Shape { op: "gather", .. })));
    assert_eq!(
        x.swiglu(&make(DType::F32, &[4, 1])).unwrap_err().to_string(),
        "`swiglu` of [4, 3] and [4, 1]: gate and up must have the same shape"
    );
    assert!(matches!(x.softmax(2), Err(Error::Shape { op: "softmax", .. })));
    assert!(matches!(ids.log_softmax(0), Err(Error::Dtype { op: "log_softmax", .. })));
}
