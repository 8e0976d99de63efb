//! The layers on a device: weights, cache, workspace, and the sequence of launches that computes logits from tokens.

use super::Config;
use super::family::{Family, Steps};
use super::token::{self, TokenStep, TokenWorkspace};
use super::weights::{Layer, Matrices};
use crate::Error;
use crate::engine::{
    CacheType, FinalNorm, KvCache, LayerCache, Limits, Logits, PagePool, Rows, StepModel, SumOrder, Watch,
};
use crate::files::Precision;
use crate::fixed;
use crate::int8_cache::HEAD_MULTIPLE;
use crate::matrix::Matrix;
use crate::storage::{Attended, CacheRows, HeadParameters, Into, Storage};
use crate::weight::Products;
use std::marker::PhantomData;
use std::ops::ControlFlow;
use std::sync::Arc;
use t0::{Device, Element, Float, Stream, View};

/// The rows that a matrix instruction multiplies at once.
pub(super) const FRAGMENT: usize = 16;

/// Activations, rows of a step x width, and at least [`FRAGMENT`] rows.
#[derive(Debug)]
pub(super) struct Workspace<T: Storage> {
    pub(super) hidden: Matrix<f32>,
    pub(super) normed: Matrix<T>,
    pub(super) qkv: Matrix<f32>,
    pub(super) queries: Matrix<T>,
    pub(super) attended: Matrix<T>,
    pub(super) both: Matrix<f32>,
    pub(super) gated: Matrix<T>,
    /// The activations of the sampled rows, for the head: (sampled rows * parts) x hidden, and at
    /// least [`FRAGMENT`] rows.
    pub(super) last: Matrix<T>,
    /// (sampled rows * parts) x vocabulary.
    pub(super) logits: Matrix<f32>,
    /// What products convert packed weights to.
    pub(super) scratch: Matrix<T>,
    /// For steps of one token, if the fused kernels support the model and the order of sums.
    token: Option<TokenWorkspace<T>>,
}

/// The decoder of a family: shared weights with a cache and a workspace.
#[derive(Debug)]
pub(super) struct Decoder<F: Family, T: Storage> {
    matrices: Arc<Matrices<T>>,
    /// The attention of each layer. Windows that are not less than the context are absent.
    attention: Vec<Attended>,
    cache: KvCache<T>,
    workspace: Workspace<T>,
    sums: SumOrder,
    /// Whether the last step has left the greatest ranks of parts of its logits.
    ranked: bool,
    family: PhantomData<F>,
}

/// One layer of a step: what the launches of the layer read and write.
pub(super) struct LayerStep<'a, T: Storage> {
    pub(super) stream: &'a Stream,
    pub(super) rows: Rows<'a>,
    pub(super) matrices: &'a Matrices<T>,
    pub(super) layer: &'a Layer<T>,
    pub(super) attention: Attended,
    pub(super) cache: &'a mut LayerCache<T>,
    pub(super) workspace: &'a mut Workspace<T>,
    pub(super) sums: SumOrder,
}

impl<T: Storage> Steps for LayerStep<'_, T> {
    type Error = t0::Error;

    fn attend(&mut self) -> Result<(), t0::Error> {
        let LayerStep { stream: s, rows, matrices: m, layer, attention, cache, workspace: w, sums } = self;
        let (n, whole) = (rows.count, rows.count.max(FRAGMENT));
        let at = CacheRows { rows: rows.at, pages: rows.pages };
        let mut products = products_of(*sums, &mut w.scratch);
        T::rmsnorm(s, w.hidden.top(n)?, layer.attention_norm.flat(), w.normed.top_mut(n)?, m.eps)?;
        layer.qkv.linear(s, w.normed.top(whole)?, w.qkv.top_mut(n)?, Into::Replace, &mut products)?;
        let parameters = HeadParameters {
            q_norm: layer.q_norm.flat(),
            k_norm: layer.k_norm.flat(),
            bias: layer.bias.flat(),
            frequencies: m.frequencies.flat(),
            eps: m.eps,
            at,
        };
        let (qkv, queries) = (w.qkv.top(n)?, w.queries.top_mut(n)?);
        match &mut **cache {
            LayerCache::Activations { keys, values } => {
                let positions = keys.rows();
                let (to_keys, to_values) = (keys.top_mut(positions)?, values.top_mut(positions)?);
                T::split_heads(s, qkv, parameters, queries, to_keys, to_values, m.heads)?;
                let (queries, keys, values) = (w.queries.top(n)?, all(keys)?, all(values)?);
                let out = w.attended.top_mut(n)?;
                match sums {
                    SumOrder::Fastest => T::attention(s, queries, keys, values, out, at, *attention)?,
                    SumOrder::Fixed => fixed::attention(s, queries, keys, values, out, at, *attention)?,
                }
            }
            LayerCache::Int8(cache) => {
                cache.split_heads(s, qkv, parameters, queries, m.heads)?;
                let (queries, out) = (w.queries.top(n)?, w.attended.top_mut(n)?);
                match sums {
                    SumOrder::Fastest => cache.attention(s, queries, out, at, *attention)?,
                    SumOrder::Fixed => cache.attention_fixed(s, queries, out, at, *attention)?,
                }
            }
        }
        layer.out.linear(s, w.attended.top(whole)?, w.hidden.top_mut(n)?, Into::Add, &mut products)
    }

    fn feed_forward(&mut self) -> Result<(), t0::Error> {
        let LayerStep { stream: s, rows, matrices: m, layer, workspace: w, sums, .. } = self;
        let (n, whole) = (rows.count, rows.count.max(FRAGMENT));
        let mut products = products_of(*sums, &mut w.scratch);
        T::rmsnorm(s, w.hidden.top(n)?, layer.mlp_norm.flat(), w.normed.top_mut(n)?, m.eps)?;
        let (x, out) = (w.normed.top(whole)?, w.gated.top_mut(n)?);
        layer.gate_up.linear_gated(s, x, &mut w.both, out, &mut products)?;
        layer.down.linear(s, w.gated.top(whole)?, w.hidden.top_mut(n)?, Into::Add, &mut products)
    }
}

/// The kernels of products with an order of sums.
fn products_of<T: Storage>(sums: SumOrder, scratch: &mut Matrix<T>) -> Products<'_, T> {
    match sums {
        SumOrder::Fastest => Products::Fastest(scratch),
        SumOrder::Fixed => Products::Fixed,
    }
}

/// The bytes of a [`Workspace`] without the scratch matrix.
pub(super) fn workspace_bytes(config: &Config, precision: Precision, limits: Limits) -> u64 {
    let (q, kv, mlp) = (config.query_width(), config.key_width(), config.intermediate_size);
    let (element, parts) = (precision.size(), limits.sampled() * precision.parts() as usize);
    let wide = config.hidden_size + q + 2 * kv + 2 * mlp;
    let narrow = config.hidden_size + 2 * q + mlp;
    let row = (4 * wide + element * narrow) as u64;
    let last = (parts.max(FRAGMENT) * config.hidden_size * element) as u64;
    let token = token::bytes(config.hidden_size, config.num_attention_heads, config.head_dim, config.vocab_size);
    token + limits.rows.max(FRAGMENT) as u64 * row + last + 4 * (parts * config.vocab_size) as u64
}

impl<F: Family, T: Storage> Decoder<F, T> {
    pub(super) fn new(
        device: &Device,
        matrices: &Arc<Matrices<T>>,
        limits: Limits,
        sums: SumOrder,
    ) -> Result<Self, Error> {
        let Matrices { attention, mlp, embedding, layers, .. } = &**matrices;
        let hides = |window: &u32| (*window as usize) < limits.context;
        let attention = attention.iter().map(|a| Attended { window: a.window.filter(hides), ..*a }).collect();
        let heads = matrices.heads;
        let (q, kv) = ((heads.queries * heads.dim) as usize, (heads.keys * heads.dim) as usize);
        let (hidden, vocab) = (embedding.cols(), embedding.rows());
        let parts = limits.sampled() * T::PARTS as usize;
        if limits.cache == CacheType::Int8 && !(heads.dim as usize).is_multiple_of(HEAD_MULTIPLE) {
            return Err(Error::CacheHeadDim { found: heads.dim as usize, multiple: HEAD_MULTIPLE });
        }
        let build = || {
            // Matrix instructions read whole fragments of rows, of which those beyond the step have no effect.
            let rows = limits.rows.max(FRAGMENT);
            Ok(Decoder {
                matrices: Arc::clone(matrices),
                attention,
                cache: KvCache::new(device, layers.len(), limits.pages, heads, limits.cache)?,
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
                    scratch: Matrix::alloc(device, &[matrices.scratch()])?,
                    token: match sums {
                        SumOrder::Fastest => TokenWorkspace::new(device, matrices)?,
                        SumOrder::Fixed => None,
                    },
                },
                sums,
                ranked: false,
                family: PhantomData,
            })
        };
        build().map_err(Error::Device)
    }

    /// Runs the layers on all rows.
    fn layers(
        &mut self,
        s: &Stream,
        rows: Rows<'_>,
        mut watch: Option<&mut Watch<'_>>,
    ) -> Result<ControlFlow<()>, t0::Error> {
        let Decoder { matrices: m, attention, cache, workspace: w, sums, .. } = self;
        match (rows.count, &mut w.token) {
            (1, Some(token)) => token.begin(s, rows.ids, m, &mut w.hidden, &mut w.normed)?,
            (count, _) => m.embedding.embed(s, rows.ids, w.hidden.top_mut(count)?)?,
        }
        if watched(s, &mut watch, 0, &w.hidden)?.is_break() {
            return Ok(ControlFlow::Break(()));
        }
        let next = next_norms::<T>(m);
        let layers = m.layers.iter().zip(attention).zip(&mut cache.layers).zip(next);
        for (i, (((layer, attention), cache), next)) in layers.enumerate() {
            let attention = *attention;
            if let (1, Some(own)) = (rows.count, &mut w.token) {
                let Workspace { hidden, normed, qkv, gated, .. } = w;
                let (stream, matrices) = (s, &**m);
                F::layer(&mut TokenStep {
                    stream,
                    rows,
                    matrices,
                    layer,
                    next,
                    attention,
                    cache,
                    hidden,
                    normed,
                    qkv,
                    gated,
                    own,
                })?;
            } else {
                let (stream, sums) = (s, *sums);
                F::layer(&mut LayerStep { stream, rows, matrices: m, layer, attention, cache, workspace: w, sums })?;
            }
            if watched(s, &mut watch, i + 1, &w.hidden)?.is_break() {
                return Ok(ControlFlow::Break(()));
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    /// The number of rows of logits whose sum is the logits of one of `sampled` rows. The kernel for a single row adds
    /// them itself.
    fn parts(&self, sampled: usize) -> usize {
        if sampled == 1 && self.sums == SumOrder::Fastest { 1 } else { T::PARTS as usize }
    }

    /// Computes the logits of the first `sampled` rows, of `count`.
    fn head(&mut self, s: &Stream, sampled: usize, count: usize) -> Result<(), t0::Error> {
        let Decoder { matrices: m, workspace: w, sums, .. } = self;
        if let (1, Some(own)) = (count, &mut w.token) {
            return own.head(s, m, &w.normed, w.logits.top_mut(1)?);
        }
        let operands = sampled * T::PARTS as usize;
        T::rmsnorm_parts(s, w.hidden.top(sampled)?, m.norm.flat(), w.last.top_mut(operands)?, m.eps)?;
        let head = m.head.as_ref().unwrap_or(&m.embedding);
        if sampled == 1 && *sums == SumOrder::Fastest {
            return head.project(s, w.last.top(operands)?, w.logits.top_mut(1)?);
        }
        // Both parts of an operand are rows of their own.
        let (x, y) = (w.last.top(operands.max(FRAGMENT))?, w.logits.top_mut(operands)?);
        head.linear(s, x, y, Into::Replace, &mut products_of(*sums, &mut w.scratch))
    }
}

/// The weights of the norm after each layer, and the parts of its result: that of the next layer, and the last one.
fn next_norms<T: Storage>(m: &Matrices<T>) -> impl Iterator<Item = (View<'_, T>, u32)> {
    let next = m.layers.iter().skip(1).map(|layer| (layer.attention_norm.flat(), 1));
    next.chain([(m.norm.flat(), T::PARTS)])
}

pub(super) fn all<T: Element>(tensor: &Matrix<T>) -> Result<View<'_, T>, t0::Error> {
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

impl<F: Family, T: Storage> StepModel for Decoder<F, T> {
    fn vocab(&self) -> usize {
        self.matrices.embedding.rows()
    }

    fn layers(&self) -> usize {
        self.matrices.layers.len()
    }

    fn window(&self) -> Option<usize> {
        self.matrices.window
    }

    fn final_norm(&self) -> Result<FinalNorm, t0::Error> {
        let weight = self.matrices.norm.download()?.into_iter().map(Float::to_f32).collect();
        Ok(FinalNorm { weight, eps: self.matrices.eps })
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
        self.ranked = rows.count == 1 && self.workspace.token.is_some();
        let flow = self.layers(stream, rows, watch)?;
        if flow.is_continue() && rows.sampled > 0 {
            self.head(stream, rows.sampled, rows.count)?;
        }
        Ok(flow)
    }

    fn logits(&mut self, sampled: usize) -> Logits<'_> {
        let parts = self.parts(sampled);
        let Workspace { logits, token, .. } = &mut self.workspace;
        let best = token.as_ref().filter(|_| self.ranked).map(TokenWorkspace::best);
        Logits { tensor: logits, parts, best }
    }
}
