//! What an optimiser remembers, for checkpoints and metrics.

use super::describe::{Described, Fingerprint};
use super::kernels::{APPLIED, ATTEMPTS, FACTOR, FIRST_SKIPPED, NORM, SCALE, SKIP, SKIPPED};
use ignis::DType;
use serde::{Deserialize, Serialize};

/// What the steps so far have decided.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Report {
    /// Steps, skipped ones included.
    pub steps: u64,
    /// Steps that changed the parameters.
    pub applied: u64,
    /// Steps that were skipped because a gradient was not finite.
    pub skipped: u64,
    /// The number of the first one, from 1.
    pub first_skipped: Option<u64>,
    /// Whether the last step was skipped.
    pub last_skipped: bool,
    /// The Euclidean norm of the gradient of the last step, before clipping.
    pub norm: f32,
    /// The factor of the gradient of the last step: below 1 if it was clipped, 0 if the step was skipped.
    pub factor: f32,
    /// The loss scale of the next step; 1 without loss scaling.
    pub scale: f32,
}

impl Report {
    /// From the words of the control block.
    pub(super) fn new(control: &[u32]) -> Report {
        let word = |at: u32| control.get(at as usize).copied().unwrap_or(0);
        Report {
            steps: word(ATTEMPTS).into(),
            applied: word(APPLIED).into(),
            skipped: word(SKIPPED).into(),
            first_skipped: Some(word(FIRST_SKIPPED).into()).filter(|first| *first != 0),
            last_skipped: word(SKIP) != 0,
            norm: f32::from_bits(word(NORM)),
            factor: f32::from_bits(word(FACTOR)),
            scale: f32::from_bits(word(SCALE)),
        }
    }
}

/// Everything that the next steps of an optimiser depend on, on the host.
///
/// [`Saved::header`] is the part without tensors, which a checkpoint stores as text.
#[derive(Clone, Debug, PartialEq)]
pub struct Saved {
    /// The version of this structure: [`Saved::VERSION`].
    pub version: u32,
    /// The name of the rule.
    pub rule: String,
    /// The settings: [`Settings::describe`](super::Settings::describe).
    pub settings: Described,
    /// The control block: [`kernels`](crate::optim::kernels) lists its words.
    pub control: Vec<u32>,
    /// The parameters in the order of the model, tied ones once.
    pub parameters: Vec<SavedParameter>,
}

/// A parameter with its moments, in row-major order.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedParameter {
    /// The name; the first one of a tied parameter.
    pub name: String,
    /// The extent of each dimension.
    pub shape: Vec<usize>,
    /// The type that operations use.
    pub dtype: DType,
    /// Steps that have changed this parameter.
    pub steps: u32,
    /// The elements.
    pub master: Vec<f32>,
    /// The mean of gradients, or the momentum.
    pub first: Vec<f32>,
    /// The mean of squared gradients; `None` unless the rule is AdamW.
    pub second: Option<Vec<f32>>,
}

/// A [`Saved`] without its tensors and its control block.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SavedHeader {
    /// The version of the state.
    pub version: u32,
    /// The name of the rule.
    pub rule: String,
    /// The settings.
    pub settings: Described,
    /// The parameters in the order of the model.
    pub parameters: Vec<SavedDescription>,
}

/// A [`SavedParameter`] without its elements.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SavedDescription {
    /// The name.
    pub name: String,
    /// The extent of each dimension.
    pub shape: Vec<usize>,
    /// The type that operations use.
    #[serde(with = "dtype_name")]
    pub dtype: DType,
    /// Steps that have changed this parameter.
    pub steps: u32,
}

impl Saved {
    /// The version that [`Optimizer::save`](super::Optimizer::save) writes, and the only one that is restored. Version
    /// 1 had neither settings nor types nor steps of parameters.
    pub const VERSION: u32 = 2;

    /// The part without tensors.
    #[must_use]
    pub fn header(&self) -> SavedHeader {
        let parameters = self.parameters.iter().map(|parameter| SavedDescription {
            name: parameter.name.clone(),
            shape: parameter.shape.clone(),
            dtype: parameter.dtype,
            steps: parameter.steps,
        });
        SavedHeader {
            version: self.version,
            rule: self.rule.clone(),
            settings: self.settings.clone(),
            parameters: parameters.collect(),
        }
    }

    /// A number that differs if anything in the state differs, and is the same on every machine: settings, control
    /// block, names, shapes, types, steps, elements and moments. Processes that train together compare it.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        let Saved { version, rule, settings, control, parameters } = self;
        let mut hash = Fingerprint::default();
        hash.number((*version).into());
        hash.text(rule);
        hash.described(settings);
        hash.number(control.len() as u64);
        control.iter().for_each(|word| hash.number((*word).into()));
        hash.number(parameters.len() as u64);
        for SavedParameter { name, shape, dtype, steps, master, first, second } in parameters {
            hash.text(name);
            hash.number(shape.len() as u64);
            shape.iter().for_each(|size| hash.number(*size as u64));
            hash.text(&dtype.to_string());
            hash.number((*steps).into());
            hash.floats(master);
            hash.floats(first);
            hash.number(second.is_some().into());
            hash.floats(second.as_deref().unwrap_or_default());
        }
        hash.finish()
    }
}

/// A type by its name in text.
mod dtype_name {
    use ignis::DType;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(dtype: &DType, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(dtype)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<DType, D::Error> {
        let name = String::deserialize(from)?;
        let all = DType::FLOATS.into_iter();
        all.clone()
            .find(|dtype| dtype.to_string() == name)
            .ok_or_else(|| D::Error::custom(format!("`{name}` is not the type of a parameter")))
    }
}
