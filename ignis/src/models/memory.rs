//! The device memory that a model needs, known before anything is loaded.

use super::upload::pack_of_tensor;
use super::{Checkpoint, WeightForm, decoder};
use crate::Error;
use crate::engine::{Limits, PAGE};
use crate::files::Precision;
use crate::weight::{Quantise, packed_bytes, scratch};
use std::fmt;
use t0::Device;

/// The device memory of a model with one engine, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memory {
    /// The weights.
    pub weights: u64,
    /// The keys and values in the cache.
    pub cache: u64,
    /// The activations of a step.
    pub workspace: u64,
}

impl Memory {
    /// All of it.
    pub fn total(&self) -> u64 {
        self.weights.saturating_add(self.cache).saturating_add(self.workspace)
    }
}

/// A number of bytes for a reader.
struct Shown(u64);

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 < 100_000_000 {
            write!(f, "{:.1} MB", self.0 as f64 / 1e6)
        } else {
            write!(f, "{:.2} GB", self.0 as f64 / 1e9)
        }
    }
}

impl fmt::Display for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [total, weights, cache, workspace] = [self.total(), self.weights, self.cache, self.workspace].map(Shown);
        write!(f, "{total} of device memory (weights {weights}, cache {cache}, activations {workspace})")
    }
}

impl Checkpoint {
    /// The memory of the weights in this form, and of an engine with these limits.
    pub fn memory(&self, form: impl Into<WeightForm>, limits: Limits) -> Memory {
        let form = form.into();
        let (config, element) = (&self.config, form.precision.size() as u64);
        let (mut weights, mut most) = (0u64, 0);
        for (name, shape) in config.tensors() {
            let elements = shape.iter().map(|n| *n as u64).product::<u64>();
            let pack = if shape.len() > 1 { pack_of_tensor(&self.weights, form, &name) } else { None };
            weights += pack.map_or(elements * element, |pack| packed_bytes(pack, elements));
            if pack.is_some() {
                // Two matrices of the MLP are one.
                let rows = if shape[0] == config.intermediate_size { 2 * shape[0] } else { shape[0] };
                most = most.max(scratch(rows, shape[1]));
            }
        }
        let positions = limits.pages as u64 * u64::from(PAGE);
        let cache = config.cache_bytes_per_token(limits.cache, form.precision.size()).saturating_mul(positions);
        let workspace = decoder::workspace_bytes(config, form.precision, limits) + most as u64 * element;
        Memory { weights, cache, workspace }
    }

    /// Refuses a model that does not fit the free memory of the device, with what would fit. A device that does not
    /// report its free memory refuses nothing here.
    ///
    /// # Errors
    /// [`Error::DeviceMemory`].
    pub fn check_memory(&self, device: &Device, form: impl Into<WeightForm>, limits: Limits) -> Result<Memory, Error> {
        let form = form.into();
        let (memory, available) = (self.memory(form, limits), device.available_memory());
        if available == 0 || memory.total() <= available {
            return Ok(memory);
        }
        let fits = self.what_fits(form, limits, available);
        let (model, needed) = (self.folder.name(), memory.total());
        Err(Error::DeviceMemory { model, memory: memory.to_string(), needed, available, fits })
    }

    /// What would fit, as the end of a sentence: a smaller context, or fewer bits.
    fn what_fits(&self, form: WeightForm, limits: Limits, available: u64) -> String {
        let of = |form: WeightForm, context: usize| {
            let fewer = Limits::of_window(limits.sequences, context, self.config.window());
            let limits = Limits { drafts: limits.drafts, cache: limits.cache, ..fewer };
            self.memory(form, limits).total()
        };
        let contexts = std::iter::successors(Some(limits.context / 2), |n| Some(n / 2)).take_while(|n| *n >= 128);
        let sixteen = if form.precision == Precision::F32 { Precision::Bf16 } else { form.precision };
        let forms = [form.quantise, Some(Quantise::Int8), Some(Quantise::Int4)];
        let forms = forms.map(|quantise| WeightForm { precision: sixteen, quantise });
        if let Some(context) = contexts.clone().find(|context| of(form, *context) <= available) {
            return format!("a context of {context} tokens would fit");
        }
        for smaller in forms {
            let name = smaller.quantise.map_or(sixteen.name(), Quantise::name);
            if of(smaller, limits.context) <= available {
                return format!("weights in {name} would fit");
            }
            if let Some(context) = contexts.clone().find(|context| of(smaller, *context) <= available) {
                return format!("weights in {name} with a context of {context} tokens would fit");
            }
        }
        "no form of this model would fit".into()
    }
}
