//! Sizes beyond what a tensor or a kernel can have are typed errors of every function that takes or computes a shape.

use ignis::nn::Init;
use ignis::{Context, DType, Error, Result, Tape, Tensor, ops};
use t0_tests_share::tensors::strict;

/// Products of two of these wrap to 0 or to a small number in 64 bits.
const HUGE: usize = 1 << 32;

fn one(context: &Context) -> Tensor {
    Tensor::ones(context, DType::F32, &[1]).expect("a tensor")
}

/// A view of one element with any shape that a tensor can have.
fn wide(context: &Context, shape: &[usize]) -> Tensor {
    one(context).broadcast_to(shape).expect("a view")
}

fn is_shape<T>(result: Result<T>, what: &str) {
    match result {
        Err(Error::Shape { .. }) => {}
        Err(other) => panic!("{what}: {other}"),
        Ok(_) => panic!("{what} has a result"),
    }
}

#[test]
fn shapes_with_too_many_elements_cannot_be_created() {
    let context = strict();
    for shape in [&[HUGE, HUGE][..], &[(1 << 62) + 1, 4], &[1 << 62, 1], &[usize::MAX], &[0, HUGE, HUGE]] {
        is_shape(Tensor::zeros(&context, DType::F32, shape), "zeros");
        is_shape(Tensor::ones(&context, DType::Bf16, shape), "ones");
        is_shape(Tensor::full(&context, DType::I32, shape, 1.0), "full");
        is_shape(Tensor::from_slice::<f32>(&context, &[], shape), "from_slice");
        is_shape(context.empty("mine", DType::F16, shape), "empty");
        is_shape(one(&context).broadcast_to(shape), "broadcast_to");
        is_shape(one(&context).reshape(shape), "reshape");
        is_shape(Tensor::zeros(&context, DType::F32, &[0]).unwrap().reshape(shape), "reshape of no elements");
        let mut init = Init::new(&context, 1);
        is_shape(init.constant(shape, 1.0), "Init::constant");
        is_shape(init.normal(shape, 1.0), "Init::normal");
        is_shape(init.uniform(shape, 1.0), "Init::uniform");
    }
    is_shape(Tensor::arange(&context, 0.0, 1.0, 1 << 61), "arange");
    is_shape(Tensor::count_from(&context, 0, usize::MAX), "count_from");
    let text = Tensor::zeros(&context, DType::F32, &[HUGE, HUGE]).unwrap_err().to_string();
    assert_eq!(
        text,
        "`zeros` of a tensor of shape [4294967296, 4294967296]: a tensor has fewer than 2^61 elements, where an extent of 0 counts as 1; use smaller extents"
    );
}

#[test]
fn results_with_too_many_elements_are_errors() {
    let context = strict();
    let wide = |shape: &[usize]| wide(&context, shape);
    let (row, column) = (wide(&[1, 1 << 40]), wide(&[1 << 40, 1]));
    is_shape(row.add(&column), "add");
    is_shape(row.pow(&column), "pow");
    is_shape(column.matmul(&row), "matmul");
    is_shape(wide(&[1 << 40, 1, 1, 1]).matmul(&wide(&[1, 1 << 40, 1, 1])), "matmul of batches");
    let most = wide(&[(1 << 61) - 1]);
    is_shape(Tensor::concat(&[&most, &most, &most, &most, &most, &most, &most, &most, &most], 0), "concat");
    let ids = Tensor::zeros(&context, DType::U32, &[1]).unwrap().broadcast_to(&[1 << 40]).unwrap();
    is_shape(wide(&[1, 1 << 40]).embedding(&ids), "embedding");
    is_shape(wide(&[1, 1 << 30]).embedding(&ids), "embedding of many ids");
    is_shape(ids.broadcast_to(&[1 << 20, 1 << 40]).unwrap().select(&row, &row), "select");
    let heads = wide(&[1 << 30, 1 << 30, 1, 1]);
    is_shape(heads.attention(&heads, &heads, true), "attention");
    is_shape(
        wide(&[1 << 58, 1, 1, 1]).attention(&wide(&[1 << 58, 1, 1, 1]), &wide(&[1 << 58, 1, 1, 1]), false),
        "attention",
    );
    let x = one(&context);
    is_shape(x.reshape(&[1, 1]).unwrap().rmsnorm(&x, -1.0), "rmsnorm");
}

/// Kernels count with 32 bits.
#[test]
fn launches_have_a_limit_of_their_own() {
    let context = strict();
    let many = wide(&context, &[1 << 31]);
    let text = many.add(&many).unwrap_err().to_string();
    let limit = "an operation takes fewer than 2^31 elements; work in smaller pieces";
    assert_eq!(text, format!("`add` of a tensor of shape [2147483648]: {limit}"));
    let table = wide(&context, &[1 << 33, 2]);
    let ids = Tensor::zeros(&context, DType::U32, &[1]).unwrap();
    let rows: [(&str, Result<Tensor>); 11] = [
        ("sum", many.sum(&[])),
        ("sum", wide(&context, &[HUGE, HUGE >> 4]).sum(&[0])),
        ("sum", wide(&context, &[0, HUGE]).sum(&[0])),
        ("max", many.max(&[])),
        ("argmax", many.argmax(&[])),
        ("softmax", many.softmax(0)),
        ("exp", many.exp()),
        ("contiguous", many.contiguous()),
        ("embedding", table.embedding(&ids)),
        ("gather", table.gather(0, &ids.reshape(&[1, 1]).unwrap())),
        ("cross_entropy", table.cross_entropy(&ids.broadcast_to(&[1 << 33]).unwrap(), None)),
    ];
    for (op, result) in rows {
        is_shape(result, op);
    }
    assert!(many.to_vec::<f32>().is_err());
}

#[test]
fn a_sum_to_a_shape_that_does_not_broadcast_is_an_error() {
    let context = strict();
    drop(Tensor::full(&context, DType::F32, &[64], 77.0).unwrap());
    let x = Tensor::from_slice(&context, &[1.0f32, 2.0, 3.0, 4.0], &[4]).unwrap();
    for shape in [&[2, 2][..], &[2], &[64], &[1, 4], &[0]] {
        let error = ops::sum_to(&x, shape).unwrap_err().to_string();
        assert_eq!(
            error,
            format!(
                "`sum_to` of [4] and {shape:?}: the second shape must broadcast to the first one: aligned at the last dimension, its extents are equal or 1"
            )
        );
    }
    assert_eq!(ops::sum_to(&x, &[]).unwrap().item::<f32>().unwrap(), 10.0);
    assert_eq!(ops::sum_to(&x, &[1]).unwrap().to_vec::<f32>().unwrap(), [10.0]);
}

#[test]
fn numbers_that_an_operation_cannot_use_are_errors() {
    let context = strict();
    let x = one(&context);
    assert_eq!(
        x.rmsnorm(&x, f32::NAN).unwrap_err().to_string(),
        "`rmsnorm` of a tensor of shape [1]: eps must be a finite number from 0 on, not NaN"
    );
    is_shape(x.layernorm(&x, &x, f32::INFINITY), "layernorm");
    is_shape(x.layernorm(&x, &x, -1e-9), "layernorm");
    for p in [f32::NAN, -0.1, 1.5, f32::INFINITY] {
        is_shape(x.dropout(p, 1, 1), "dropout");
    }
    let (pair, frequencies) = (Tensor::zeros(&context, DType::F32, &[1, 2]).unwrap(), one(&context));
    for factor in [f32::NAN, f32::INFINITY, 0.0, -1.0] {
        is_shape(pair.rope(0, &frequencies, factor), "rope");
    }
    assert_eq!(
        Tensor::full(&context, DType::U32, &[2], -1.0).unwrap_err().to_string(),
        "`full` of a tensor of shape [2]: -1 is not a u32: pass a number from 0 to 4294967295"
    );
    is_shape(Tensor::full(&context, DType::I32, &[], f64::NAN), "full");
    let whole = Tensor::full(&context, DType::I32, &[], -2.75).unwrap();
    assert_eq!(whole.item::<i32>().unwrap(), -2);
    is_shape(whole.full_like(3e9), "full_like");
}

/// Views of one element can have many: their gradients are refused, not truncated.
#[test]
fn gradients_of_large_views_are_errors() {
    let context = strict();
    let tape = Tape::new();
    let x = tape.watch(&one(&context));
    let y = x.broadcast_to(&[1 << 40]).unwrap();
    let grad = one(&context).broadcast_to(&[1 << 40]).unwrap();
    is_shape(tape.backward_from(&y, &grad), "backward");
}
