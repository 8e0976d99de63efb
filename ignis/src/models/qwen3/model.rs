//! The layers on a device: weights, cache, workspace, and the sequence of launches that computes logits from tokens.

mod matrices;
mod upload;

use crate::Error;
use crate::engine::{KvCache, LayerCache, Limits, Logits, Model, PagePool, Rows, Watch};
use crate::matrix::Matrix;
use crate::storage::{CacheRows, HeadParameters, Into, Storage};
use matrices::Matrices;
pub use matrices::Weights;
use std::ops::ControlFlow;
use std::sync::Arc;
use t0::{Device, Element, Stream};

/// The rows that a matrix instruction multiplies at once.
const FRAGMENT: usize = 16;

/// Activations, rows of a step x width, and at least [`FRAGMENT`] rows.
#[derive(Debug)]
struct Workspace<T: Element> {
    hidden: Matrix<f32>,
    normed: Matrix<T>,
    qkv: Matrix<f32>,
    queries: Matrix<T>,
    attended: Matrix<T>,
    both: Matrix<f32>,
    gated: Matrix<T>,
    /// The activations of the sampled rows, for the head: (sequences * parts) x hidden, and at
    /// least [`FRAGMENT`] rows.
    last: Matrix<T>,
    /// (sequences * parts) x vocabulary.
    logits: Matrix<f32>,
}

/// Shared weights with a cache and a workspace.
#[derive(Debug)]
struct Qwen3Model<T: Storage> {
    matrices: Arc<Matrices<T>>,
    cache: KvCache<T>,
    workspace: Workspace<T>,
}

fn device_error(e: t0::Error) -> Error {
    Error::Device(e)
}

impl<T: Storage> Qwen3Model<T> {
    fn new(device: &Device, matrices: &Arc<Matrices<T>>, limits: Limits) -> Result<Self, Error> {
        let Matrices { heads, mlp, embedding, layers, .. } = &**matrices;
        let (q, kv) = ((heads.queries * heads.dim) as usize, (heads.keys * heads.dim) as usize);
        let (hidden, vocab) = (embedding.cols(), embedding.rows());
        let parts = limits.sequences * T::PARTS as usize;
        let build = || {
            // Matrix instructions read whole fragments of rows, of which those beyond the step have no effect.
            let rows = limits.rows.max(FRAGMENT);
            Ok(Qwen3Model {
                matrices: Arc::clone(matrices),
                cache: KvCache::new(device, layers.len(), limits.pages, kv)?,
                workspace: Workspace {
                    hidden: Matrix::zeros(device, &[rows, hidden])?,
                    normed: Matrix::zeros(device, &[rows, hidden])?,
                    qkv: Matrix::zeros(device, &[rows, q + 2 * kv])?,
                    queries: Matrix::zeros(device, &[rows, q])?,
                    attended: Matrix::zeros(device, &[rows, q])?,
                    both: Matrix::zeros(device, &[rows, 2 * mlp])?,
                    gated: Matrix::zeros(device, &[rows, *mlp])?,
                    last: Matrix::zeros(device, &[parts.max(FRAGMENT), hidden])?,
                    logits: Matrix::zeros(device, &[parts, vocab])?,
                },
            })
        };
        build().map_err(device_error)
    }

    /// Runs the layers on all rows.
    fn layers(
        &mut self,
        s: &Stream,
        rows: Rows<'_>,
        mut watch: Option<&mut Watch<'_>>,
    ) -> Result<ControlFlow<()>, t0::Error> {
        let Qwen3Model { matrices: m, cache, workspace: w } = self;
        let (n, heads, eps) = (rows.count, m.heads, m.eps);
        let whole = n.max(FRAGMENT);
        let at = CacheRows { rows: rows.at, pages: rows.pages };
        T::embed(s, rows.ids, all(&m.embedding)?, w.hidden.top_mut(n)?)?;
        if watched(s, &mut watch, 0, &w.hidden)?.is_break() {
            return Ok(ControlFlow::Break(()));
        }
        for (i, (layer, LayerCache { keys, values })) in m.layers.iter().zip(&mut cache.layers).enumerate() {
            T::rmsnorm(s, w.hidden.top(n)?, layer.attention_norm.flat(), w.normed.top_mut(n)?, eps)?;
            T::linear(s, w.normed.top(whole)?, all(&layer.qkv)?, w.qkv.top_mut(n)?, Into::Replace)?;
            let parameters = HeadParameters {
                q_norm: layer.q_norm.flat(),
                k_norm: layer.k_norm.flat(),
                frequencies: m.frequencies.flat(),
                eps,
                at,
            };
            let positions = keys.rows();
            let (to_keys, to_values) = (keys.top_mut(positions)?, values.top_mut(positions)?);
            T::split_heads(s, w.qkv.top(n)?, parameters, w.queries.top_mut(n)?, to_keys, to_values, heads)?;
            T::attention(s, w.queries.top(n)?, all(keys)?, all(values)?, w.attended.top_mut(n)?, at, heads)?;
            T::linear(s, w.attended.top(whole)?, all(&layer.out)?, w.hidden.top_mut(n)?, Into::Add)?;
            T::rmsnorm(s, w.hidden.top(n)?, layer.mlp_norm.flat(), w.normed.top_mut(n)?, eps)?;
            T::linear_gated(s, w.normed.top(whole)?, all(&layer.gate_up)?, &mut w.both, w.gated.top_mut(n)?)?;
            T::linear(s, w.gated.top(whole)?, all(&layer.down)?, w.hidden.top_mut(n)?, Into::Add)?;
            if watched(s, &mut watch, i + 1, &w.hidden)?.is_break() {
                return Ok(ControlFlow::Break(()));
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    /// The number of rows of logits whose sum is the logits of one of `sampled` rows. The kernel for a single row adds
    /// them itself.
    fn parts(sampled: usize) -> usize {
        if sampled == 1 { 1 } else { T::PARTS as usize }
    }

    /// Computes the logits of the first `sampled` rows.
    fn head(&mut self, s: &Stream, sampled: usize) -> Result<(), t0::Error> {
        let Qwen3Model { matrices: m, workspace: w, .. } = self;
        let operands = sampled * T::PARTS as usize;
        T::rmsnorm_parts(s, w.hidden.top(sampled)?, m.norm.flat(), w.last.top_mut(operands)?, m.eps)?;
        let head = all(m.head.as_ref().unwrap_or(&m.embedding))?;
        if sampled == 1 {
            T::project(s, w.last.top(operands)?, head, w.logits.top_mut(1)?)
        } else {
            // Both parts of an operand are rows of their own.
            T::linear(s, w.last.top(operands.max(FRAGMENT))?, head, w.logits.top_mut(operands)?, Into::Replace)
        }
    }
}

fn all<T: Element>(tensor: &Matrix<T>) -> Result<t0::View<'_, T>, t0::Error> {
    tensor.top(tensor.rows())
}

fn watched(
    s: &Stream,
    watch: &mut Option<&mut Watch<'_>>,
    layers: usize,
    hidden: &Matrix<f32>,
) -> Result<ControlFlow<()>, t0::Error> {
    match watch {
        Some(watch) => {
            s.wait()?;
            watch(layers, hidden)
        }
        None => Ok(ControlFlow::Continue(())),
    }
}

impl<T: Storage> Model for Qwen3Model<T> {
    fn vocab(&self) -> usize {
        self.matrices.embedding.rows()
    }

    fn layers(&self) -> usize {
        self.matrices.layers.len()
    }

    fn pool(&self) -> &Arc<PagePool> {
        self.cache.pool()
    }

    fn enqueue(
        &mut self,
        stream: &Stream,
        rows: Rows<'_>,
        watch: Option<&mut Watch<'_>>,
    ) -> Result<ControlFlow<()>, t0::Error> {
        let flow = self.layers(stream, rows, watch)?;
        if flow.is_continue() && rows.sampled > 0 {
            self.head(stream, rows.sampled)?;
        }
        Ok(flow)
    }

    fn logits(&mut self, sampled: usize) -> Logits<'_> {
        Logits { tensor: &mut self.workspace.logits, parts: Self::parts(sampled) }
    }
}
