//! How many launches operations on rows take in each direction, that none reads on the host, and that equal runs give
//! equal bits.

use ignis::{DType, Result, Tape, Tensor};
use t0_tests_share::tensors::{numbers, rounded, strict};

/// Launches forward, launches backward, and the elements of the result and of all gradients.
fn run(operands: &[Tensor], op: &dyn Fn(&[Tensor]) -> Result<Tensor>) -> (u64, u64, Vec<Vec<f64>>) {
    let context = operands[0].context();
    let tape = Tape::new();
    let float = |x: &Tensor| if x.dtype().is_float() { tape.watch(x) } else { x.clone() };
    let watched: Vec<Tensor> = operands.iter().map(float).collect();
    let start = context.counts();
    let out = op(&watched).unwrap();
    let forward = context.counts().launches - start.launches;
    let grad = out.detach().scale(0.5, 0.25).unwrap();
    let middle = context.counts().launches;
    let gradients = tape.backward_from(&out, &grad).unwrap();
    let backward = context.counts().launches - middle;
    assert_eq!(context.counts().host_reads, start.host_reads);
    let all = [&out].into_iter().chain(watched.iter().filter_map(|x| gradients.get(x)));
    (forward, backward, all.map(|x| numbers(x).unwrap()).collect())
}

#[test]
fn operations_on_rows_take_few_launches_and_repeat_exactly() {
    let context = strict();
    for dtype in DType::FLOATS {
        let make = |shape: &[usize]| {
            let count: usize = shape.iter().product();
            let values: Vec<f64> = (0..count).map(|i| (i * 7919 % 1009) as f64 / 300.0 - 1.5).collect();
            rounded(&context, dtype, &values, shape).0
        };
        let ids = Tensor::count_from(&context, 3, 200).unwrap();
        type Operation<'a> = &'a dyn Fn(&[Tensor]) -> Result<Tensor>;
        let cases: [(&str, Vec<Tensor>, Operation<'_>, u64, u64); 8] = [
            ("rmsnorm", vec![make(&[200, 64]), make(&[64])], &|t| t[0].rmsnorm(&t[1], 1e-6), 1, 2),
            (
                "layernorm",
                vec![make(&[200, 300]), make(&[300]), make(&[300])],
                &|t| t[0].layernorm(&t[1], &t[2], 1e-6),
                1,
                3,
            ),
            ("softmax", vec![make(&[200, 300])], &|t| t[0].softmax(-1), 1, 1),
            ("log_softmax", vec![make(&[200, 300])], &|t| t[0].log_softmax(-1), 1, 1),
            ("swiglu", vec![make(&[200, 100]), make(&[200, 100])], &|t| t[0].swiglu(&t[1]), 1, 1),
            ("embedding", vec![make(&[300, 64]), ids.clone()], &|t| t[0].embedding(&t[1]), 1, 2),
            ("dropout", vec![make(&[200, 100])], &|t| t[0].dropout(0.3, 5, 6), 1, 1),
            ("cross_entropy", vec![make(&[200, 300]), ids.clone()], &|t| t[0].cross_entropy(&t[1], Some(8)), 2, 1),
        ];
        for (name, operands, op, forward, backward) in cases {
            let first = run(&operands, op);
            assert_eq!((first.0, first.1), (forward, backward), "{name} {dtype}");
            assert!(first == run(&operands, op), "{name} {dtype}: equal runs give equal bits");
        }
    }
}

/// A parameter that is not watched costs nothing in the backward.
#[test]
fn gradients_that_nobody_needs_are_not_computed() {
    let context = strict();
    let x = Tensor::ones(&context, DType::F32, &[20, 64]).unwrap();
    let weight = Tensor::ones(&context, DType::F32, &[64]).unwrap();
    let launches = |watch_x: bool| {
        let tape = Tape::new();
        let (a, w) = if watch_x { (tape.watch(&x), weight.clone()) } else { (x.clone(), tape.watch(&weight)) };
        let out = a.rmsnorm(&w, 1e-6).unwrap();
        let before = context.counts().launches;
        tape.backward_from(&out, &x).unwrap();
        context.counts().launches - before
    };
    assert_eq!((launches(true), launches(false)), (1, 2));
}

/// Weights of shape `[out, in]` and of shape `[in, out]`, in `f32`: the product, the gradient of the rows and that of
/// the weight are one launch each.
#[test]
fn products_and_their_gradients_copy_nothing() {
    let context = strict();
    let make = |shape: &[usize]| {
        let values: Vec<f64> =
            (0..shape.iter().product()).map(|i: usize| (i * 7919 % 1009) as f64 / 300.0 - 1.5).collect();
        rounded(&context, DType::F32, &values, shape).0
    };
    let x = make(&[3, 24, 40]);
    let (forward, backward, _) = run(&[x.clone(), make(&[40, 32])], &|t| t[0].matmul(&t[1]));
    assert_eq!((forward, backward), (1, 2));
    let (forward, backward, _) = run(&[x, make(&[32, 40])], &|t| t[0].matmul(&t[1].transpose(0, 1)?));
    assert_eq!((forward, backward), (1, 2));
}

/// Products of views with exchanged axes, without and with a copy, are equal.
#[test]
fn products_of_views_equal_those_of_copies() {
    let context = strict();
    for dtype in DType::FLOATS {
        for [m, n, k] in [[70, 45, 33], [64, 64, 64], [1, 5, 9], [4, 1, 7]] {
            let make = |shape: &[usize], step: usize| {
                let values: Vec<f64> =
                    (0..shape.iter().product()).map(|i: usize| (i * step % 1009) as f64 / 300.0 - 1.5).collect();
                rounded(&context, dtype, &values, shape).0
            };
            let (a, b) = (make(&[2, m, k], 7919), make(&[2, k, n], 6007));
            let exchanged = |x: &Tensor| x.transpose(1, 2).unwrap().contiguous().unwrap().transpose(1, 2).unwrap();
            let expected = numbers(&a.matmul(&exchanged(&b)).unwrap()).unwrap();
            for (a, b) in [(a.clone(), b.clone()), (exchanged(&a), b.clone()), (exchanged(&a), exchanged(&b))] {
                assert_eq!(numbers(&a.matmul(&b).unwrap()).unwrap(), expected, "{dtype} {m} x {n} x {k}");
            }
        }
    }
}
