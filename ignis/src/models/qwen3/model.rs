//! The model on a device: weights, cache, and the sequence of launches that computes logits from tokens.

mod upload;

use super::{Checkpoint, Config, Error, Forward, Precision, TensorView};
use crate::ops::{HeadParameters, Heads, Into, MAX_HEAD_DIM, Storage};
use crate::tensor::Tensor;
use std::ops::ControlFlow;
use t0::{Device, Element, Stream, bf16, f16};
use upload::{Source, Uploader};

/// The number of tokens that go through the layers together; longer prompts are processed in chunks.
const CHUNK: usize = 256;

/// The state after each layer, for comparison with another implementation.
#[derive(Clone, Debug)]
pub struct Trace {
    /// tokens x hidden each: the embeddings, then the residual stream after each layer.
    pub hidden: Vec<Vec<f32>>,
    /// Logits of the last token.
    pub logits: Vec<f32>,
}

/// A Qwen3 model on a device.
#[derive(Debug)]
pub struct Qwen3 {
    model: Stored,
}

#[derive(Debug)]
enum Stored {
    F32(Model<f32>),
    Bf16(Model<bf16>),
    F16(Model<f16>),
}

impl Qwen3 {
    /// Uploads the weights in the type of `precision`, and creates a cache of `context` tokens. `progress` is called
    /// with the number of bytes uploaded so far.
    ///
    /// # Errors
    /// The device has too little memory, the head width has no kernel, or a weight is not finite in that type.
    pub fn load(
        device: &Device,
        checkpoint: &Checkpoint,
        precision: Precision,
        context: usize,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Self, Error> {
        let (config, weights) = (&checkpoint.config, &checkpoint.weights);
        let source = Source { device, weights, precision };
        let model = match precision {
            Precision::F32 => Stored::F32(Model::load(source, config, context, |v| v.to_f32(), progress)?),
            Precision::Bf16 => Stored::Bf16(Model::load(source, config, context, |v| v.to_bf16(), progress)?),
            Precision::F16 => Stored::F16(Model::load(source, config, context, |v| v.to_f16(), progress)?),
        };
        Ok(Qwen3 { model })
    }

    /// Processes `ids` like [`Forward::prefill`] and records the state after each layer.
    ///
    /// # Errors
    /// The errors of [`Forward::prefill`].
    pub fn trace(&mut self, ids: &[u32]) -> Result<Trace, Error> {
        let mut hidden = Vec::new();
        let logits = match &mut self.model {
            Stored::F32(m) => m.feed(ids, Some(&mut hidden)),
            Stored::Bf16(m) => m.feed(ids, Some(&mut hidden)),
            Stored::F16(m) => m.feed(ids, Some(&mut hidden)),
        }?;
        Ok(Trace { hidden, logits })
    }

    fn forward(&self) -> &dyn Forward {
        match &self.model {
            Stored::F32(m) => m,
            Stored::Bf16(m) => m,
            Stored::F16(m) => m,
        }
    }

    fn forward_mut(&mut self) -> &mut dyn Forward {
        match &mut self.model {
            Stored::F32(m) => m,
            Stored::Bf16(m) => m,
            Stored::F16(m) => m,
        }
    }
}

impl Forward for Qwen3 {
    fn vocab(&self) -> usize {
        self.forward().vocab()
    }

    fn context(&self) -> usize {
        self.forward().context()
    }

    fn prefill(&mut self, ids: &[u32]) -> Result<Vec<f32>, Error> {
        self.forward_mut().prefill(ids)
    }

    fn prefill_while(
        &mut self,
        ids: &[u32],
        watch: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> Result<Option<Vec<f32>>, Error> {
        self.forward_mut().prefill_while(ids, watch)
    }

    fn decode(&mut self, id: u32) -> Result<Vec<f32>, Error> {
        self.forward_mut().decode(id)
    }

    fn reset(&mut self) {
        self.forward_mut().reset();
    }
}

/// A decoder layer's weights, as matrices `[out, in]`.
#[derive(Debug)]
struct Layer<T: Element> {
    attention_norm: Tensor<T>,
    /// Queries, keys and values, stacked by rows.
    qkv: Tensor<T>,
    q_norm: Tensor<T>,
    k_norm: Tensor<T>,
    out: Tensor<T>,
    mlp_norm: Tensor<T>,
    /// Gate and up, stacked by rows.
    gate_up: Tensor<T>,
    down: Tensor<T>,
    /// positions x key width.
    keys: Tensor<T>,
    values: Tensor<T>,
}

/// Activations, tokens of a chunk x width. Inputs of linear layers have whole tiles of rows.
#[derive(Debug)]
struct Activations<T: Element> {
    ids: Tensor<u32>,
    hidden: Tensor<f32>,
    normed: Tensor<T>,
    qkv: Tensor<f32>,
    queries: Tensor<T>,
    attended: Tensor<T>,
    both: Tensor<f32>,
    gated: Tensor<T>,
    /// The activations of the last token, for the head.
    last: Tensor<T>,
    logits: Tensor<f32>,
}

#[derive(Debug)]
struct Model<T: Storage> {
    stream: Stream,
    heads: Heads,
    eps: f32,
    embedding: Tensor<T>,
    layers: Vec<Layer<T>>,
    norm: Tensor<T>,
    /// `None` if the embedding is also the output matrix.
    head: Option<Tensor<T>>,
    frequencies: Tensor<f32>,
    act: Activations<T>,
    context: usize,
    /// The number of tokens in the cache.
    fed: usize,
}

fn device_error(e: t0::Error) -> Error {
    Error::Device(Box::new(e))
}

impl<T: Storage> Model<T> {
    fn load(
        source: Source<'_>,
        config: &Config,
        context: usize,
        convert: fn(&TensorView<'_>) -> Vec<T>,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Self, Error> {
        if config.head_dim > MAX_HEAD_DIM {
            return Err(Error::HeadDim { found: config.head_dim, most: MAX_HEAD_DIM });
        }
        let device = source.device;
        let mut up = Uploader { source, convert, progress, done: 0 };
        let embedding = up.stack(&["model.embed_tokens.weight".into()])?;
        let (q, kv, h, m) = (config.query_width(), config.key_width(), config.hidden_size, config.intermediate_size);
        let layers = (0..config.num_hidden_layers)
            .map(|i| {
                let name = |part: &str| Config::tensor(i, part);
                Ok(Layer {
                    attention_norm: up.stack(&[name("input_layernorm")])?,
                    qkv: up.stack(&[name("self_attn.q_proj"), name("self_attn.k_proj"), name("self_attn.v_proj")])?,
                    q_norm: up.stack(&[name("self_attn.q_norm")])?,
                    k_norm: up.stack(&[name("self_attn.k_norm")])?,
                    out: up.stack(&[name("self_attn.o_proj")])?,
                    mlp_norm: up.stack(&[name("post_attention_layernorm")])?,
                    gate_up: up.stack(&[name("mlp.gate_proj"), name("mlp.up_proj")])?,
                    down: up.stack(&[name("mlp.down_proj")])?,
                    keys: Tensor::alloc(device, &[context, kv]).map_err(device_error)?,
                    values: Tensor::alloc(device, &[context, kv]).map_err(device_error)?,
                })
            })
            .collect::<Result<Vec<_>, Error>>()?;
        let norm = up.stack(&["model.norm.weight".into()])?;
        let head = if config.tie_word_embeddings { None } else { Some(up.stack(&["lm_head.weight".into()])?) };
        let dim = config.head_dim;
        // As transformers computes them: powers and reciprocals in f32.
        let frequencies: Vec<f32> =
            (0..dim / 2).map(|i| 1.0 / (config.rope_theta as f32).powf((2 * i) as f32 / dim as f32)).collect();
        let tokens = CHUNK.min(context.max(1));
        let rows = |width: usize| Tensor::zeros(device, &[tokens, width]).map_err(device_error);
        let operand = |width: usize| Tensor::zeros(device, &[tokens, width]).map_err(device_error);
        let act = Activations {
            ids: Tensor::zeros(device, &[tokens]).map_err(device_error)?,
            hidden: rows(h)?,
            normed: operand(h)?,
            qkv: rows(q + 2 * kv)?,
            queries: Tensor::zeros(device, &[tokens, q]).map_err(device_error)?,
            attended: operand(q)?,
            both: rows(2 * m)?,
            gated: operand(m)?,
            last: Tensor::zeros(device, &[T::PARTS as usize, h]).map_err(device_error)?,
            logits: Tensor::zeros(device, &[1, config.vocab_size]).map_err(device_error)?,
        };
        Ok(Model {
            stream: device.stream().map_err(device_error)?,
            heads: Heads {
                queries: config.num_attention_heads as u32,
                keys: config.num_key_value_heads as u32,
                dim: dim as u32,
            },
            eps: config.rms_norm_eps as f32,
            embedding,
            layers,
            norm,
            head,
            frequencies: Tensor::upload(device, &frequencies, &[dim / 2]).map_err(device_error)?,
            act,
            context,
            fed: 0,
        })
    }

    /// Refuses tokens that cannot be processed.
    fn check(&self, ids: &[u32]) -> Result<(), Error> {
        if self.fed + ids.len() > self.context {
            let hint = format!("; {} tokens were fed before", self.fed);
            return Err(Error::PromptTooLong { tokens: ids.len(), context: self.context, hint });
        }
        if ids.is_empty() {
            return Err(Error::EmptyPrompt);
        }
        let vocab = self.vocab();
        match ids.iter().find(|id| **id as usize >= vocab) {
            Some(id) => Err(Error::TokenId { id: *id, vocab }),
            None => Ok(()),
        }
    }

    /// Processes tokens in chunks; returns the logits of the last one.
    fn feed(&mut self, ids: &[u32], mut trace: Option<&mut Vec<Vec<f32>>>) -> Result<Vec<f32>, Error> {
        self.check(ids)?;
        for piece in ids.chunks(CHUNK) {
            let _ = self.layers(piece, trace.as_deref_mut(), None).map_err(device_error)?;
            self.fed += piece.len();
        }
        self.logits((ids.len() - 1) % CHUNK).map_err(device_error)
    }

    /// Runs the layers on one chunk. With `after_layer`, each layer is waited for, and `after_layer` is called with the
    /// number of completed layers and may stop the run.
    fn layers(
        &mut self,
        ids: &[u32],
        mut trace: Option<&mut Vec<Vec<f32>>>,
        mut after_layer: Option<&mut dyn FnMut(usize) -> ControlFlow<()>>,
    ) -> Result<ControlFlow<()>, t0::Error> {
        let Model { stream: s, act, heads, eps, fed, .. } = self;
        let (n, heads, eps, first) = (ids.len(), *heads, *eps, *fed);
        act.ids.write_to(0, ids)?;
        let ids = act.ids.flat().slice(..n)?;
        T::embed(s, ids, self.embedding.top(self.embedding.rows())?, act.hidden.top_mut(n)?)?;
        keep(&act.hidden, n, 0, &mut trace)?;
        for (i, layer) in self.layers.iter_mut().enumerate() {
            T::rmsnorm(s, act.hidden.top(n)?, layer.attention_norm.flat(), act.normed.top_mut(n)?, eps)?;
            T::linear(s, act.normed.top(n)?, all(&layer.qkv)?, act.qkv.top_mut(n)?, Into::Replace)?;
            let parameters = HeadParameters {
                q_norm: layer.q_norm.flat(),
                k_norm: layer.k_norm.flat(),
                frequencies: self.frequencies.flat(),
                eps,
                first,
            };
            let upto = first + n;
            let queries = act.queries.top_mut(n)?;
            let (keys, values) = (layer.keys.top_mut(upto)?, layer.values.top_mut(upto)?);
            T::split_heads(s, act.qkv.top(n)?, parameters, queries, keys, values, heads)?;
            let (keys, values) = (layer.keys.top(upto)?, layer.values.top(upto)?);
            T::attention(s, act.queries.top(n)?, keys, values, act.attended.top_mut(n)?, heads, first)?;
            T::linear(s, act.attended.top(n)?, all(&layer.out)?, act.hidden.top_mut(n)?, Into::Add)?;
            T::rmsnorm(s, act.hidden.top(n)?, layer.mlp_norm.flat(), act.normed.top_mut(n)?, eps)?;
            let normed = act.normed.top(n)?;
            T::linear_gated(s, normed, all(&layer.gate_up)?, &mut act.both, act.gated.top_mut(n)?)?;
            T::linear(s, act.gated.top(n)?, all(&layer.down)?, act.hidden.top_mut(n)?, Into::Add)?;
            keep(&act.hidden, n, i + 1, &mut trace)?;
            if let Some(after_layer) = &mut after_layer {
                s.wait()?;
                if after_layer(i + 1).is_break() {
                    return Ok(ControlFlow::Break(()));
                }
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    /// The logits of row `last` of the current chunk.
    fn logits(&mut self, last: usize) -> Result<Vec<f32>, t0::Error> {
        let (s, act) = (&self.stream, &mut self.act);
        T::rmsnorm_parts(
            s,
            act.hidden.part(last, 1)?,
            self.norm.flat(),
            act.last.top_mut(T::PARTS as usize)?,
            self.eps,
        )?;
        let head = self.head.as_ref().unwrap_or(&self.embedding);
        T::project(s, all(&act.last)?, all(head)?, act.logits.top_mut(1)?)?;
        s.wait()?;
        act.logits.download()
    }
}

fn all<T: Element>(tensor: &Tensor<T>) -> Result<t0::View<'_, T>, t0::Error> {
    tensor.top(tensor.rows())
}

fn keep(
    hidden: &Tensor<f32>,
    rows: usize,
    step: usize,
    trace: &mut Option<&mut Vec<Vec<f32>>>,
) -> Result<(), t0::Error> {
    if let Some(trace) = trace {
        let mut values = hidden.download()?;
        values.truncate(rows * hidden.cols());
        trace.resize_with(trace.len().max(step + 1), Vec::new);
        trace[step].append(&mut values);
    }
    Ok(())
}

impl<T: Storage> Forward for Model<T> {
    fn vocab(&self) -> usize {
        self.act.logits.cols()
    }

    fn context(&self) -> usize {
        self.context
    }

    fn prefill(&mut self, ids: &[u32]) -> Result<Vec<f32>, Error> {
        self.feed(ids, None)
    }

    fn prefill_while(
        &mut self,
        ids: &[u32],
        watch: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> Result<Option<Vec<f32>>, Error> {
        self.check(ids)?;
        let layers = self.layers.len();
        let mut done = 0;
        for piece in ids.chunks(CHUNK) {
            let mut after_layer = |layer: usize| watch(done + piece.len() * layer / layers);
            if self.layers(piece, None, Some(&mut after_layer)).map_err(device_error)?.is_break() {
                return Ok(None);
            }
            self.fed += piece.len();
            done += piece.len();
        }
        self.logits((ids.len() - 1) % CHUNK).map(Some).map_err(device_error)
    }

    fn decode(&mut self, id: u32) -> Result<Vec<f32>, Error> {
        self.feed(&[id], None)
    }

    fn reset(&mut self) {
        self.fed = 0;
    }
}
