//! The flags for the device, the weights and speculation.

use crate::open::{Guesses, Speculation};
use clap::{Args, ValueEnum, value_parser};
use ignis::Error;
use ignis::engine::CacheType;
use ignis::files::{Folder, Precision};
use ignis::models::{Checkpoint, WeightForm};
use ignis::weight::Quantise;
use std::path::PathBuf;
use t0::{Device, VirtualOptions};

/// How a model runs.
#[derive(Clone, Debug, Args)]
pub struct ModelArgs {
    /// Device to use
    #[arg(long, value_enum, default_value_t = DeviceChoice::Auto)]
    pub device: DeviceChoice,

    /// Type of weights and cache on the device; weights of other types are converted
    #[arg(long, value_enum, default_value_t = DtypeChoice::Auto)]
    dtype: DtypeChoice,

    /// Quantise weights while they are loaded, in groups of 32: to 8 bits, or to 4 bits with 8 bits for the embedding
    /// and the output matrix; weights that are quantised in their file stay as they are
    #[arg(long, value_enum, value_name = "TYPE")]
    quantize: Option<QuantizeChoice>,

    /// Type of keys and values in the cache [default: that of --dtype]
    #[arg(long, value_enum, value_name = "TYPE")]
    cache: Option<CacheChoice>,

    /// Guess up to N tokens at a time, and verify them in one step: what followed the last tokens where they occurred
    /// before. The text is the one without guesses. Selects one order of sums
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=31))]
    speculate: Option<u32>,

    /// Guess with a smaller model with the same tokenizer: a directory or a GGUF file
    #[arg(long, value_name = "PATH", requires = "speculate")]
    draft_model: Option<PathBuf>,
}

/// The devices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum DeviceChoice {
    /// The card if there is one, else the virtual gfx1100
    Auto,
    /// The card
    Gpu,
    /// The virtual gfx1100
    Virtual,
}

/// The types of weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum DtypeChoice {
    /// The type of most of the weights
    Auto,
    /// bfloat16: 8 significant bits, the range of f32
    Bf16,
    /// 16-bit IEEE: 11 significant bits, at most 65504
    F16,
    /// 32-bit IEEE: twice the memory
    F32,
}

/// The types to quantise weights to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum QuantizeChoice {
    /// 8.5 bits a weight
    Int8,
    /// 5 bits a weight
    Int4,
}

/// The types of keys and values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum CacheChoice {
    /// 8 bits, and a scale of 32 bits for each key and each value of a head
    Int8,
}

impl DeviceChoice {
    /// Opens the device.
    ///
    /// # Errors
    /// No such device can be opened.
    pub fn open(self) -> Result<Device, t0::Error> {
        match self {
            DeviceChoice::Auto => Device::open(),
            DeviceChoice::Virtual => Device::builder().virtual_gpu(VirtualOptions::default()).open(),
            DeviceChoice::Gpu => Device::builder().kfd(0).open(),
        }
    }
}

impl ModelArgs {
    /// The form of the weights of a model.
    pub fn form(&self, checkpoint: &Checkpoint) -> WeightForm {
        let precision = self.precision().unwrap_or(Precision::of(checkpoint.weights.dtype()));
        WeightForm { precision, quantise: self.quantise() }
    }

    /// The type of the activations and the cache, and of weights that are not quantised; `None` for that of most of the
    /// weights.
    pub fn precision(&self) -> Option<Precision> {
        match self.dtype {
            DtypeChoice::Auto => None,
            DtypeChoice::Bf16 => Some(Precision::Bf16),
            DtypeChoice::F16 => Some(Precision::F16),
            DtypeChoice::F32 => Some(Precision::F32),
        }
    }

    /// What weights are quantised to while they are loaded.
    pub fn quantise(&self) -> Option<Quantise> {
        self.quantize.map(|choice| match choice {
            QuantizeChoice::Int8 => Quantise::Int8,
            QuantizeChoice::Int4 => Quantise::Int4,
        })
    }

    /// The type of keys and values in the cache.
    pub fn cache(&self) -> CacheType {
        match self.cache {
            None => CacheType::Activations,
            Some(CacheChoice::Int8) => CacheType::Int8,
        }
    }

    /// How tokens are guessed.
    ///
    /// # Errors
    /// There is no model at the path.
    pub fn speculation(&self) -> Result<Option<Speculation>, Error> {
        let Some(drafts) = self.speculate else { return Ok(None) };
        let guesses = match &self.draft_model {
            Some(path) => Guesses::Model(Folder::open(path)?),
            None => Guesses::Prompt,
        };
        Ok(Some(Speculation { drafts: drafts as usize, guesses }))
    }
}
