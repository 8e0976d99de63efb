//! The weights on a device, which any number of engines share.

use super::decoder::Decoder;
use super::family::Family;
use super::form::WeightForm;
use super::tensors::{LayerShape, LayerTensor, ModelShape, ModelTensor};
use super::upload::{Source, Uploader};
use super::{Checkpoint, Config};
use crate::Error;
use crate::engine::{Engine, Limits, SumOrder};
use crate::files::{Precision, TensorView};
use crate::matrix::Matrix;
use crate::storage::{Attended, Heads, MAX_HEAD_DIM, Storage};
use crate::weight::Weight;
use std::fmt::Debug;
use std::marker::PhantomData;
use std::sync::Arc;
use t0::{Device, bf16, f16};

/// A decoder layer's weights, as matrices `[out, in]`.
#[derive(Debug)]
pub(super) struct Layer<T: Storage> {
    pub(super) attention_norm: Matrix<T>,
    /// Queries, keys and values, stacked by rows.
    pub(super) qkv: Weight<T>,
    /// Their bias, in this order; empty if the family has none.
    pub(super) bias: Matrix<T>,
    /// Empty if the family does not normalise heads.
    pub(super) q_norm: Matrix<T>,
    /// Empty if the family does not normalise heads.
    pub(super) k_norm: Matrix<T>,
    pub(super) out: Weight<T>,
    pub(super) mlp_norm: Matrix<T>,
    /// Gate and up, stacked by rows.
    pub(super) gate_up: Weight<T>,
    pub(super) down: Weight<T>,
}

/// All weights in one type, and the shape of the model.
#[derive(Debug)]
pub(super) struct Matrices<T: Storage> {
    pub(super) heads: Heads,
    /// The attention of each layer.
    pub(super) attention: Vec<Attended>,
    /// How many positions a position of any layer sees; `None` if some layer sees all.
    pub(super) window: Option<usize>,
    pub(super) eps: f32,
    pub(super) mlp: usize,
    pub(super) embedding: Weight<T>,
    pub(super) layers: Vec<Layer<T>>,
    pub(super) norm: Matrix<T>,
    /// `None` if the embedding is also the output matrix.
    pub(super) head: Option<Weight<T>>,
    pub(super) frequencies: Matrix<f32>,
}

impl<T: Storage> Matrices<T> {
    fn load(
        source: Source<'_>,
        config: &Config,
        convert: fn(&TensorView<'_>) -> Vec<T>,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Self, Error> {
        use LayerTensor::{
            AttentionNorm, Down, Gate, Key, KeyBias, KeyNorm, MlpNorm, Output, Query, QueryBias, QueryNorm, Up, Value,
            ValueBias,
        };
        if config.head_dim > MAX_HEAD_DIM {
            return Err(Error::HeadDim { found: config.head_dim, most: MAX_HEAD_DIM });
        }
        let device = source.device;
        let (model, shape) = (ModelShape::from(config), LayerShape::from(config));
        let mut up = Uploader { source, convert, progress, done: 0 };
        let embedding = up.weight(&[ModelTensor::Embedding.text().into()])?;
        let layers = (0..config.num_hidden_layers)
            .map(|i| {
                let names = |tensors: &[LayerTensor]| -> Vec<String> {
                    tensors.iter().filter(|t| t.exists(&shape)).map(|t| t.name(i)).collect()
                };
                let mut stack = |tensors: &[LayerTensor]| {
                    let names = names(tensors);
                    if names.is_empty() { Matrix::alloc(device, &[0]).map_err(Error::Device) } else { up.stack(&names) }
                };
                let attention_norm = stack(&[AttentionNorm])?;
                let bias = stack(&[QueryBias, KeyBias, ValueBias])?;
                let (q_norm, k_norm, mlp_norm) = (stack(&[QueryNorm])?, stack(&[KeyNorm])?, stack(&[MlpNorm])?);
                let mut weight = |tensors: &[LayerTensor]| up.weight(&names(tensors));
                Ok(Layer {
                    attention_norm,
                    qkv: weight(&[Query, Key, Value])?,
                    bias,
                    q_norm,
                    k_norm,
                    out: weight(&[Output])?,
                    mlp_norm,
                    gate_up: weight(&[Gate, Up])?,
                    down: weight(&[Down])?,
                })
            })
            .collect::<Result<Vec<_>, Error>>()?;
        let norm = up.stack(&[ModelTensor::Norm.text().into()])?;
        let head = match ModelTensor::Head.exists(&model) {
            true => Some(up.weight(&[ModelTensor::Head.text().into()])?),
            false => None,
        };
        let heads = Heads {
            queries: config.num_attention_heads as u32,
            keys: config.num_key_value_heads as u32,
            dim: config.head_dim as u32,
        };
        // Rotated queries and keys have the factor, so scores have its square.
        let scale = Attended::of(heads).scale * config.rope.attention_factor().powi(2) as f32;
        let attention = |window: &Option<usize>| Attended { heads, scale, window: window.map(|n| n as u32) };
        let frequencies = config.rope.frequencies(config.head_dim);
        Ok(Matrices {
            heads,
            attention: config.windows.iter().map(attention).collect(),
            window: config.window(),
            eps: config.rms_norm_eps as f32,
            mlp: config.intermediate_size,
            embedding,
            layers,
            norm,
            head,
            frequencies: Matrix::upload(device, &frequencies, &[frequencies.len()]).map_err(Error::Device)?,
        })
    }
}

impl<T: Storage> Matrices<T> {
    /// All weights that are matrices.
    fn all(&self) -> impl Iterator<Item = &Weight<T>> {
        let layers = self.layers.iter().flat_map(|l| [&l.qkv, &l.out, &l.gate_up, &l.down]);
        [&self.embedding].into_iter().chain(layers).chain(&self.head)
    }

    /// The elements of the matrix that products convert packed weights to.
    pub(super) fn scratch(&self) -> usize {
        self.all().map(Weight::scratch).max().unwrap_or(0)
    }
}

/// Weights that an engine can be made of.
trait Loaded: Debug + Send + Sync {
    /// The bytes and the elements of all matrices.
    fn size(&self) -> (u64, u64);

    fn engine(&self, device: &Device, limits: Limits, sums: SumOrder) -> Result<Engine, Error>;
}

/// The weights of a family in one type.
#[derive(Debug)]
struct Of<F: Family, T: Storage> {
    matrices: Arc<Matrices<T>>,
    family: PhantomData<F>,
}

impl<F: Family, T: Storage> Loaded for Of<F, T> {
    fn size(&self) -> (u64, u64) {
        let add = |(bytes, elements), w: &Weight<T>| (bytes + w.bytes(), elements + (w.rows() * w.cols()) as u64);
        self.matrices.all().fold((0, 0), add)
    }

    fn engine(&self, device: &Device, limits: Limits, sums: SumOrder) -> Result<Engine, Error> {
        Engine::new(device, Box::new(Decoder::<F, T>::new(device, &self.matrices, limits, sums)?), limits)
    }
}

/// The weights of a model on a device. Clones share them.
#[derive(Clone, Debug)]
pub struct Weights {
    device: Device,
    loaded: Arc<dyn Loaded>,
}

impl Weights {
    /// Uploads the weights as `form` says, which may be a [`Precision`]. `progress` is called with the number of bytes
    /// uploaded so far.
    ///
    /// # Errors
    /// The device has too little memory, the head width has no kernel, or a weight is not finite in that type.
    pub fn load(
        device: &Device,
        checkpoint: &Checkpoint,
        form: impl std::convert::Into<WeightForm>,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Self, Error> {
        (checkpoint.config.family.load)(device, checkpoint, form.into(), progress)
    }

    /// The bits of an element of a matrix on the device, with its share of scales.
    pub fn bits(&self) -> f64 {
        let (bytes, elements) = self.loaded.size();
        8.0 * bytes as f64 / elements.max(1) as f64
    }

    /// As [`Self::load`], for a checkpoint of the family `F`.
    pub(super) fn load_as<F: Family>(
        device: &Device,
        checkpoint: &Checkpoint,
        form: WeightForm,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Self, Error> {
        let (config, weights) = (&checkpoint.config, &checkpoint.weights);
        let source = Source { device, weights, form };
        let loaded: Arc<dyn Loaded> = match form.precision {
            Precision::F32 => Self::of::<F, f32>(source, config, |v| v.to_f32(), progress)?,
            Precision::Bf16 => Self::of::<F, bf16>(source, config, |v| v.to_bf16(), progress)?,
            Precision::F16 => Self::of::<F, f16>(source, config, |v| v.to_f16(), progress)?,
        };
        Ok(Weights { device: device.clone(), loaded })
    }

    fn of<F: Family, T: Storage>(
        source: Source<'_>,
        config: &Config,
        convert: fn(&TensorView<'_>) -> Vec<T>,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Arc<dyn Loaded>, Error> {
        let matrices = Arc::new(Matrices::load(source, config, convert, progress)?);
        Ok(Arc::new(Of::<F, T> { matrices, family: PhantomData }))
    }

    /// An engine with a cache and a workspace of its own on these weights.
    ///
    /// # Errors
    /// Limits that no engine can have ([`Error::Limits`]), or too little memory.
    pub fn engine(&self, limits: Limits) -> Result<Engine, Error> {
        self.engine_with(limits, SumOrder::Fastest)
    }

    /// As [`Self::engine`], with an order of sums. Guessed tokens need [`SumOrder::Fixed`].
    ///
    /// # Errors
    /// The errors of [`Self::engine`].
    pub fn engine_with(&self, limits: Limits, sums: SumOrder) -> Result<Engine, Error> {
        limits.check()?;
        if limits.drafts > 0 && sums != SumOrder::Fixed {
            return Err(Error::Limits { what: "guessed tokens can be verified only with one order of sums" });
        }
        self.loaded.engine(&self.device, limits, sums)
    }
}
