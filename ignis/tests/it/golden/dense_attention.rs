//! The kernels of attention over whole tensors: the instances, and a launch of each kernel with the kernel's name.

use super::launch::{Argument, Data, Launch, random, value, zeros};
use super::{Instance, file, instances, launches};
use ignis::kernels::dense_attention::fma_forward::FmaForward;
use ignis::kernels::dense_attention::fma_keys::FmaKeys;
use ignis::kernels::dense_attention::fma_queries::FmaQueries;
use ignis::kernels::dense_attention::shape::{Place, Shape};
use ignis::kernels::dense_attention::wmma_forward::WmmaForward;
use ignis::kernels::dense_attention::wmma_keys::WmmaKeys;
use ignis::kernels::dense_attention::wmma_queries::WmmaQueries;
use ignis::kernels::dense_attention::{
    delta, fma_forward, fma_keys, fma_queries, wmma_forward, wmma_keys, wmma_queries,
};
use std::collections::BTreeMap;
use t0::prelude::Packed;
use t0::{Float, bf16, bf16x2, f16, f16x2};

/// The instances: those with a file of machine code, and the others.
pub(crate) fn instances() -> [BTreeMap<String, Instance>; 2] {
    let (mut code, mut all) = (BTreeMap::new(), BTreeMap::new());
    instances!(code, delta::attention_delta<bf16>);
    instances!(all, delta::attention_delta<f32><f16>);
    instances!(code, fma_forward::fma_forward[]
        FmaForward { d: 64, rq: 8, rk: 4 });
    instances!(all, fma_forward::fma_forward[]
        FmaForward { d: 128, rq: 4, rk: 2 }
        FmaForward { d: 256, rq: 2, rk: 1 });
    instances!(code, fma_keys::fma_keys[]
        FmaKeys { d: 64, rq: 4, rk: 4 });
    instances!(all, fma_keys::fma_keys[]
        FmaKeys { d: 128, rq: 2, rk: 2 }
        FmaKeys { d: 256, rq: 1, rk: 1 });
    instances!(code, fma_queries::fma_queries[]
        FmaQueries { d: 64, rq: 4, rk: 4 });
    instances!(all, fma_queries::fma_queries[]
        FmaQueries { d: 128, rq: 2, rk: 2 }
        FmaQueries { d: 256, rq: 1, rk: 1 });
    instances!(code, wmma_forward::wmma_forward[bf16, bf16x2]
        WmmaForward { bf16: true, d: 128, kt: 32, w: 4 });
    instances!(all, wmma_forward::wmma_forward[bf16, bf16x2]
        WmmaForward { bf16: true, d: 64, kt: 64, w: 4 });
    instances!(all, wmma_forward::wmma_forward[f16, f16x2]
        WmmaForward { bf16: false, d: 64, kt: 64, w: 4 }
        WmmaForward { bf16: false, d: 128, kt: 32, w: 4 });
    instances!(code, wmma_keys::wmma_keys[bf16, bf16x2]
        WmmaKeys { bf16: true, d: 128, qt: 16, w: 2 });
    instances!(all, wmma_keys::wmma_keys[bf16, bf16x2]
        WmmaKeys { bf16: true, d: 64, qt: 32, w: 2 });
    instances!(all, wmma_keys::wmma_keys[f16, f16x2]
        WmmaKeys { bf16: false, d: 64, qt: 32, w: 2 }
        WmmaKeys { bf16: false, d: 128, qt: 16, w: 2 });
    instances!(code, wmma_queries::wmma_queries[bf16, bf16x2]
        WmmaQueries { bf16: true, d: 128, kt: 16, w: 2 });
    instances!(all, wmma_queries::wmma_queries[bf16, bf16x2]
        WmmaQueries { bf16: true, d: 64, kt: 32, w: 2 });
    instances!(all, wmma_queries::wmma_queries[f16, f16x2]
        WmmaQueries { bf16: false, d: 64, kt: 32, w: 2 }
        WmmaQueries { bf16: false, d: 128, kt: 16, w: 2 });
    [code, all]
}

/// Attention without a mask, so that all workgroups do the same work: the model simulates a few of them.
const SHAPE: Shape = Shape { batches: 1, heads: 4, key_heads: 2, group: 2, rows: 128, keys: 128, causal: 0 };

/// A launch with heads of `dim` elements. A workgroup computes so many rows of a head.
fn launch(dim: u32, [rows, heads]: [u32; 2], arguments: Vec<Argument>) -> Launch {
    let Shape { heads: queries, key_heads: keys, rows: tokens, .. } = SHAPE;
    Launch {
        shape: format!("{tokens} tokens, {queries} query heads and {keys} key heads of {dim}"),
        data: Data::Infinity,
        workgroups: [tokens.div_ceil(rows), heads, 1],
        arguments,
    }
}

/// A tensor of the tokens with so many heads of `dim` elements, or its gradient.
fn operand<T: Float>(heads: u32, dim: u32) -> Argument {
    random::<T>(SHAPE.rows, heads * dim)
}

/// A result like `operand`.
fn result<T: Float>(heads: u32, dim: u32) -> Argument {
    zeros::<T>(SHAPE.rows, heads * dim)
}

/// The place of the rows of a tensor with so many heads.
fn place(heads: u32, dim: u32) -> Argument {
    value(Place { batch: 0, head: dim, row: heads * dim })
}

/// What scores are multiplied by: without the logarithm of 2, and with it.
fn scales(dim: u32) -> [Argument; 2] {
    let scale = (dim as f32).powf(-0.5);
    [value(scale * std::f32::consts::LOG2_E), value(scale)]
}

fn forward<T: Float>(dim: u32, rows: u32) -> Launch {
    let Shape { heads, key_heads: keys, .. } = SHAPE;
    let [factor, _] = scales(dim);
    let arguments = vec![
        operand::<T>(heads, dim),
        operand::<T>(keys, dim),
        operand::<T>(keys, dim),
        result::<T>(heads, dim),
        zeros::<f32>(heads, SHAPE.rows),
        value(SHAPE),
        place(heads, dim),
        place(keys, dim),
        place(keys, dim),
        place(heads, dim),
        factor,
    ];
    launch(dim, [rows, heads], arguments)
}

/// A launch of a backward whose results have so many heads.
fn backward<T: Float>(dim: u32, rows: u32, heads_of_results: u32, results: usize) -> Launch {
    let Shape { heads, key_heads: keys, .. } = SHAPE;
    let mut arguments = vec![
        operand::<T>(heads, dim),
        operand::<T>(keys, dim),
        operand::<T>(keys, dim),
        operand::<T>(heads, dim),
        random::<f32>(heads, SHAPE.rows),
        random::<f32>(heads, SHAPE.rows),
    ];
    arguments.extend((0..results).map(|_| result::<T>(heads_of_results, dim)));
    arguments.push(value(SHAPE));
    arguments.extend([heads, keys, keys, heads, heads_of_results].map(|heads| place(heads, dim)));
    arguments.extend(scales(dim));
    launch(dim, [rows, heads_of_results], arguments)
}

fn keys<T: Float>(dim: usize, rows: usize) -> Launch {
    backward::<T>(dim as u32, rows as u32, SHAPE.key_heads, 2)
}

fn queries<T: Float>(dim: usize, rows: usize) -> Launch {
    backward::<T>(dim as u32, rows as u32, SHAPE.heads, 1)
}

pub(crate) fn attention_delta<T: Float>() -> Launch {
    let (heads, dim) = (SHAPE.heads, 128);
    let arguments = vec![
        operand::<T>(heads, dim),
        operand::<T>(heads, dim),
        zeros::<f32>(heads, SHAPE.rows),
        value(SHAPE),
        place(heads, dim),
        place(heads, dim),
        value(dim),
    ];
    launch(dim, [64, heads], arguments)
}

pub(crate) fn fma_forward(FmaForward { d, rq, .. }: FmaForward) -> Launch {
    forward::<f32>(d as u32, 8 * rq as u32)
}

pub(crate) fn fma_keys(FmaKeys { d, rk, .. }: FmaKeys) -> Launch {
    keys::<f32>(d, 16 * rk)
}

pub(crate) fn fma_queries(FmaQueries { d, rq, .. }: FmaQueries) -> Launch {
    queries::<f32>(d, 8 * rq)
}

pub(crate) fn wmma_forward<T: Float, P: Packed<Half = T>>(WmmaForward { d, .. }: WmmaForward) -> Launch {
    forward::<P::Half>(d as u32, 64)
}

pub(crate) fn wmma_keys<T: Float, P: Packed<Half = T>>(WmmaKeys { d, .. }: WmmaKeys) -> Launch {
    keys::<P::Half>(d, 64)
}

pub(crate) fn wmma_queries<T: Float, P: Packed<Half = T>>(WmmaQueries { d, .. }: WmmaQueries) -> Launch {
    queries::<P::Half>(d, 64)
}
