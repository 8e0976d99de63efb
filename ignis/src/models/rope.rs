//! The frequencies of rotary embeddings, and how they are scaled for longer contexts than those of the training.

use crate::Error;
use crate::files::Handling::{NoEffect, Refused, Used};
use crate::files::Key;
use crate::files::Neutral::Null;
use crate::files::key_table::{self, key};
use crate::files::keys::Keys;
use serde_json::Value;
#[cfg(feature = "grad")]
use serde_json::json;
use std::f64::consts::PI;

const LLAMA3: &str = "for `llama3`: wavelengths are compared with the original context divided by this number";
const YARN: &str = "for `yarn`: see `_compute_yarn_parameters` in transformers";
const OTHER_TYPE: &str = "for types that are refused";
const OTHER_MODEL: &str = "for other kinds of models";

/// One row for each key of `rope_parameters` and `rope_scaling`.
pub(super) const KEYS: &[Key] = &[
    key("rope_type", Used("`default`, `linear`, `llama3` or `yarn`; `default` if it is absent")),
    key("type", Used("older name of `rope_type`")),
    key("rope_theta", Used("base of the rotary frequencies")),
    key("full_attention", Refused(Null)),
    key("sliding_attention", Refused(Null)),
    key("factor", Used("for `linear`, `llama3` and `yarn`: how much longer the context is than the original one")),
    key("original_max_position_embeddings", Used("for `llama3` and `yarn`: the original context")),
    key("low_freq_factor", Used(LLAMA3)),
    key("high_freq_factor", Used(LLAMA3)),
    key("attention_factor", Used(YARN)),
    key("beta_fast", Used(YARN)),
    key("beta_slow", Used(YARN)),
    key("mscale", Used(YARN)),
    key("mscale_all_dim", Used(YARN)),
    key("truncate", Used(YARN)),
    key("short_factor", NoEffect(OTHER_TYPE)),
    key("long_factor", NoEffect(OTHER_TYPE)),
    key("mrope_section", NoEffect(OTHER_MODEL)),
    key("mrope_interleaved", NoEffect(OTHER_MODEL)),
    key("partial_rotary_factor", Used("refused for types other than `default`, for which it has no effect")),
];

/// How the frequencies are scaled.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum RopeScaling {
    /// Not at all.
    Default,
    /// All are divided by a factor.
    Linear {
        /// The factor.
        factor: f64,
    },
    /// Those of long wavelengths are divided by a factor, as in Llama 3.1.
    Llama3 {
        /// The factor.
        factor: f64,
        /// Wavelengths longer than the original context divided by this number are divided.
        low: f64,
        /// Those shorter than the original context divided by this number are not.
        high: f64,
        /// The original context in tokens.
        original: f64,
    },
    /// YaRN (Peng et al., "YaRN: Efficient Context Window Extension of Large Language Models", 2023).
    Yarn {
        /// The factor by which those of long wavelengths are divided.
        factor: f64,
        /// The original context in tokens.
        original: f64,
        /// What rotated queries and keys are multiplied by.
        attention: f64,
        /// Those with more rotations than this in the original context are not divided.
        fast: f64,
        /// Those with fewer rotations than this are divided by the factor.
        slow: f64,
        /// Whether the ends of the range between them are rounded to whole dimensions.
        truncate: bool,
    },
}

/// Rotary embeddings: how far a pair of elements is rotated at each position.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Rope {
    /// The base: without scaling, pair i of a head of width D has the frequency `theta^(-2i / D)`.
    pub theta: f64,
    /// How the frequencies are scaled.
    pub scaling: RopeScaling,
}

/// Reads the keys of a type of scaling. The number is `max_position_embeddings`.
type Read = fn(Keys<'_>, usize) -> Result<RopeScaling, Error>;

/// The names of `rope_type`, with the functions that read their keys.
const TYPES: [(&str, Read); 4] = [
    ("default", |_, _| Ok(RopeScaling::Default)),
    ("linear", |keys, _| Ok(RopeScaling::Linear { factor: factor(keys, "factor")? })),
    ("llama3", llama3),
    ("yarn", yarn),
];

/// A number of at least 1, required.
fn factor(keys: Keys<'_>, key: &str) -> Result<f64, Error> {
    let found = keys.number(key)?.ok_or_else(|| keys.missing(key))?;
    if found >= 1.0 { Ok(found) } else { Err(keys.wrong(key, &Value::from(found), "a number of at least 1")) }
}

/// A number above 0, if present.
fn positive(keys: Keys<'_>, key: &str) -> Result<Option<f64>, Error> {
    match keys.number(key)? {
        Some(x) if x <= 0.0 => Err(keys.wrong(key, &Value::from(x), "a number above 0")),
        found => Ok(found),
    }
}

/// The original context, by default `max_position_embeddings`.
fn original(keys: Keys<'_>, context: usize) -> Result<f64, Error> {
    let key = "original_max_position_embeddings";
    Ok(if keys.get(key).is_some() { keys.size(key, 1 << 24)? } else { context } as f64)
}

fn llama3(keys: Keys<'_>, context: usize) -> Result<RopeScaling, Error> {
    let required = |key: &str| positive(keys, key)?.ok_or_else(|| keys.missing(key));
    let (low, high) = (required("low_freq_factor")?, required("high_freq_factor")?);
    if high <= low {
        return Err(keys.wrong("high_freq_factor", &Value::from(high), format!("more than low_freq_factor, {low}")));
    }
    Ok(RopeScaling::Llama3 { factor: factor(keys, "factor")?, low, high, original: original(keys, context)? })
}

fn yarn(keys: Keys<'_>, context: usize) -> Result<RopeScaling, Error> {
    let factor = factor(keys, "factor")?;
    let scale = |by: f64| 0.1 * by * factor.ln() + 1.0;
    // Zero counts as absent in these keys.
    let given = |key: &str| keys.number(key).map(|found| found.filter(|x| *x != 0.0));
    let attention = match (positive(keys, "attention_factor")?, given("mscale")?, given("mscale_all_dim")?) {
        (Some(factor), ..) => factor,
        (None, Some(a), Some(b)) => scale(a) / scale(b),
        _ => scale(1.0),
    };
    Ok(RopeScaling::Yarn {
        factor,
        original: original(keys, context)?,
        attention,
        fast: given("beta_fast")?.unwrap_or(32.0),
        slow: given("beta_slow")?.unwrap_or(1.0),
        truncate: keys.flag("truncate")?.unwrap_or(true),
    })
}

impl Rope {
    /// Frequencies that are not scaled.
    #[must_use]
    pub const fn new(theta: f64) -> Rope {
        Rope { theta, scaling: RopeScaling::Default }
    }

    /// Reads the base and the scaling, from either format.
    ///
    /// If several keys contain a base they must agree: transformers uses the inner one, other loaders the outer one.
    /// Without any, the base is `default`. Of two descriptions of the scaling, that of `rope_scaling` applies, as in
    /// transformers.
    pub(super) fn read(keys: Keys<'_>, default: Option<f64>, context: usize) -> Result<Rope, Error> {
        let mut base: Option<(&str, f64)> = keys.number("rope_theta")?.map(|theta| ("rope_theta", theta));
        let mut scaling = None;
        for (outer, prefix, inner_key) in [
            ("rope_scaling", "rope_scaling.", "rope_scaling.rope_theta"),
            ("rope_parameters", "rope_parameters.", "rope_parameters.rope_theta"),
        ] {
            let Some(inner) = keys.object(outer, prefix)? else { continue };
            key_table::check(inner, &[KEYS], false)?;
            let found = scaling_of(inner, context)?;
            if found != RopeScaling::Default {
                for keys in [keys, inner] {
                    refuse_partial(keys)?;
                }
            }
            if inner.all().next().is_some() {
                scaling.get_or_insert(found);
            }
            match (base, inner.number("rope_theta")?) {
                (Some((key, outer_theta)), Some(theta)) if theta != outer_theta => {
                    return Err(keys.disagree((key, outer_theta), (inner_key, theta)));
                }
                (None, Some(theta)) => base = Some((inner_key, theta)),
                _ => {}
            }
        }
        let theta = match (base, default) {
            (Some((_, t)), _) if t > 1.0 && t < 1e12 => t,
            (Some((key, t)), _) => return Err(keys.wrong(key, &Value::from(t), "a number between 1 and 1e12")),
            (None, Some(theta)) => theta,
            (None, None) => return Err(keys.missing("rope_theta")),
        };
        Ok(Rope { theta, scaling: scaling.unwrap_or(RopeScaling::Default) })
    }

    /// The inverse frequency of each pair of elements of a head of this width, as transformers computes them: in f32,
    /// in this order of operations.
    pub fn frequencies(&self, dim: usize) -> Vec<f32> {
        let power = |i: usize| (self.theta as f32).powf((2 * i) as f32 / dim as f32);
        let plain = (0..dim / 2).map(|i| 1.0 / power(i));
        match self.scaling {
            RopeScaling::Default => plain.collect(),
            RopeScaling::Linear { factor } => plain.map(|f| f / factor as f32).collect(),
            RopeScaling::Llama3 { factor, low, high, original } => plain
                .map(|f| {
                    let wavelength = (1.0 / f) * (2.0 * PI) as f32;
                    let smooth = ((1.0 / wavelength) * original as f32 - low as f32) / (high - low) as f32;
                    if wavelength > (original / low) as f32 {
                        f / factor as f32
                    } else if wavelength < (original / high) as f32 {
                        f
                    } else {
                        (1.0 - smooth) * f / factor as f32 + smooth * f
                    }
                })
                .collect(),
            RopeScaling::Yarn { factor, original, fast, slow, truncate, .. } => {
                // The pair that rotates this often in the original context.
                let pair = |n: f64| dim as f64 * (original / (n * 2.0 * PI)).ln() / (2.0 * self.theta.ln());
                let round = |x: f64, to: fn(f64) -> f64| if truncate { to(x) } else { x };
                let low = round(pair(fast), f64::floor).max(0.0);
                let high = round(pair(slow), f64::ceil).min(dim as f64 - 1.0);
                let width = if low == high { 0.001 } else { high - low };
                (0..dim / 2)
                    .map(|i| {
                        let ramp = ((i as f32 - low as f32) / width as f32).clamp(0.0, 1.0);
                        let kept = 1.0 - ramp;
                        1.0 / (factor as f32 * power(i)) * (1.0 - kept) + 1.0 / power(i) * kept
                    })
                    .collect()
            }
        }
    }

    /// The value of `rope_scaling` from which [`Rope::read`] reads the scaling; null without one.
    #[cfg(feature = "grad")]
    pub(crate) fn scaling_json(&self) -> Value {
        match self.scaling {
            RopeScaling::Default => Value::Null,
            RopeScaling::Linear { factor } => json!({"rope_type": "linear", "factor": factor}),
            RopeScaling::Llama3 { factor, low, high, original } => json!({
                "rope_type": "llama3", "factor": factor, "low_freq_factor": low, "high_freq_factor": high,
                "original_max_position_embeddings": original as u64,
            }),
            RopeScaling::Yarn { factor, original, attention, fast, slow, truncate } => json!({
                "rope_type": "yarn", "factor": factor, "original_max_position_embeddings": original as u64,
                "attention_factor": attention, "beta_fast": fast, "beta_slow": slow, "truncate": truncate,
            }),
        }
    }

    /// What rotated queries and keys are multiplied by.
    pub fn attention_factor(&self) -> f64 {
        match self.scaling {
            RopeScaling::Yarn { attention, .. } => attention,
            _ => 1.0,
        }
    }

    /// The longest context of a model with this `max_position_embeddings`, which published configurations with YaRN do
    /// not raise.
    pub fn context(&self, max_position_embeddings: usize) -> usize {
        match self.scaling {
            RopeScaling::Yarn { factor, original, .. } => max_position_embeddings.max((factor * original) as usize),
            _ => max_position_embeddings,
        }
    }
}

/// The scaling that `rope_parameters` or `rope_scaling` describes.
fn scaling_of(keys: Keys<'_>, context: usize) -> Result<RopeScaling, Error> {
    let names: Vec<String> = TYPES.iter().map(|(name, _)| format!("\"{name}\"")).collect();
    let refuse = |key: &str, kind: &Value| {
        let remedy = "(remove the scaling to run without it)";
        Err(keys.unsupported(key, kind, &format!("{} {remedy}", names.join(", "))))
    };
    // transformers uses `type` only if `rope_type` is absent. null is no type.
    let (kind, older) = (keys.raw("rope_type"), keys.raw("type"));
    let (key, kind) = match (kind, older) {
        (Some(kind), Some(older)) if !older.is_null() && older != kind => {
            return Err(keys.unsupported("type", older, "the value of `rope_type`"));
        }
        (Some(kind), _) => ("rope_type", kind),
        (None, Some(older)) => ("type", older),
        (None, None) => return Ok(RopeScaling::Default),
    };
    match TYPES.iter().find(|(name, _)| kind.as_str() == Some(name)) {
        Some((_, read)) => read(keys, context),
        None => refuse(key, kind),
    }
}

/// Refuses heads that are rotated in part.
fn refuse_partial(keys: Keys<'_>) -> Result<(), Error> {
    let key = "partial_rotary_factor";
    match keys.number(key)? {
        Some(part) if part != 1.0 => Err(keys.unsupported(key, &Value::from(part), "1")),
        _ => Ok(()),
    }
}
