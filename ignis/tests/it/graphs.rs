//! Graphs that use the memory of tensors.

use ignis::{DType, Tape, Tensor};
use t0::Graph;
use t0::prelude::*;
use t0_tests_share::tensors::strict;

#[t0::kernel(block = 32, grid = y.len())]
fn spoil(x: In<f32>, mut y: Out<f32>) {
    y[global_id()] = x[global_id()] - 1000.0;
}

/// A replay writes the memory of tensors that were dropped. No tensor that is created later has that memory.
#[test]
fn gradients_never_alias_the_buffers_of_a_graph() {
    let context = strict();
    let stream = context.device().stream().unwrap();
    let numbers: Vec<f32> = (0..500).map(|i| i as f32).collect();
    let (x, y) =
        (Tensor::from_slice(&context, &numbers, &[500]).unwrap(), Tensor::zeros(&context, DType::F32, &[500]).unwrap());
    let graph = context
        .launch("record", |launcher| {
            let (x, mut y) = (launcher.read(&x)?, launcher.write(&y)?);
            let (x, mut y) = (x.typed::<f32>()?, y.typed::<f32>()?);
            let (x, y) = (x.slice(..500)?, y.reborrow().slice(..500)?);
            Ok(Graph::record(&stream, |stream| spoil(x, y).enqueue(stream))?)
        })
        .unwrap();
    let cached = context.usage().cached;
    drop((x, y));
    assert_eq!((context.usage().cached, context.usage().in_use), (cached, 0), "the pool does not keep them");
    assert!(graph.bytes() >= 2 * 4 * 500);

    let weights = Tensor::from_slice(&context, &numbers, &[500]).unwrap();
    for _ in 0..3 {
        let tape = Tape::new();
        let tracked = tape.watch(&weights);
        let loss = tracked.mul(&tracked).unwrap().sum(&[]).unwrap();
        let gradients = tape.backward(&loss).unwrap();
        let gradient = gradients.get(&weights).expect("a gradient");
        context.wait().unwrap();
        graph.enqueue(&stream).unwrap();
        stream.wait().unwrap();
        let doubled: Vec<f32> = numbers.iter().map(|x| 2.0 * x).collect();
        assert_eq!(gradient.to_vec::<f32>().unwrap(), doubled);
        assert_eq!(weights.to_vec::<f32>().unwrap(), numbers);
    }

    // Without the graph, freed memory is used again.
    drop((graph, weights));
    assert!(context.usage().cached > cached);
}
