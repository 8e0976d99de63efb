//! Parameters that several endpoints share: sampling, limits, stop strings.

use crate::error::ApiError;
use crate::fields::Fields;
use crate::model::ServedModel;
use crate::settings::Settings;
use axum::http::StatusCode;
use ignis::engine::{LogitBias, Sampling};
use serde_json::{Value, json};
use std::sync::Arc;

/// What a request asks of the engine, besides its prompt.
#[derive(Clone, Debug)]
pub(crate) struct Generation {
    pub(crate) sampling: Sampling,
    pub(crate) bias: Arc<LogitBias>,
    pub(crate) seed: u64,
    /// The number of answers.
    pub(crate) choices: usize,
    /// `None` for as many as the context and the server allow.
    pub(crate) max_tokens: Option<usize>,
    pub(crate) stop: Vec<String>,
    /// The number of most probable tokens to report with each token.
    pub(crate) logprobs: Option<usize>,
    pub(crate) ignore_eos: bool,
}

/// The longest list of stop strings, and the longest of them in bytes.
const STOPS: (usize, usize) = (16, 1024);
/// The most answers to one request.
const CHOICES: u64 = 16;

/// Checks that a request asks for the model that is served.
pub(crate) fn model(fields: &mut Fields<'_>, model: &ServedModel, settings: &Settings) -> Result<String, ApiError> {
    let name = fields.required_text("model")?;
    if name == model.name || settings.any_model {
        return Ok(name.to_string());
    }
    Err(unknown_model(name, model))
}

/// The error for a name that no model has.
pub(crate) fn unknown_model(name: &str, model: &ServedModel) -> ApiError {
    let message = format!("the model {name:?} does not exist; this server has {:?}", model.name);
    ApiError { param: Some("model".into()), ..ApiError::new(StatusCode::NOT_FOUND, message) }.code("model_not_found")
}

/// Sampling parameters with OpenAI's names and those that other servers have added. The temperature is at most `most`.
pub(crate) fn sampling(fields: &mut Fields<'_>, model: &ServedModel, most: f64) -> Result<Sampling, ApiError> {
    let mut sampling = model.generation.sampling();
    if let Some(x) = fields.number("temperature", 0.0..=most)? {
        sampling.temperature = x;
    }
    if let Some(x) = fields.number("top_p", 0.0..=1.0)? {
        sampling.top_p = x;
    }
    if let Some(n) = fields.integer("top_k", 0..=u64::from(u32::MAX))? {
        sampling.top_k = n as usize;
    }
    Ok(sampling)
}

/// The parameters that chats and completions share.
pub(crate) fn generation(fields: &mut Fields<'_>, model: &ServedModel) -> Result<Generation, ApiError> {
    let mut sampling = sampling(fields, model, 2.0)?;
    if let Some(x) = fields.number("min_p", 0.0..=1.0)? {
        sampling.min_p = x;
    }
    if let Some(x) = fields.number("repetition_penalty", 0.01..=100.0)? {
        sampling.repetition_penalty = x;
    }
    if let Some(x) = fields.number("presence_penalty", -2.0..=2.0)? {
        sampling.presence_penalty = x;
    }
    if let Some(x) = fields.number("frequency_penalty", -2.0..=2.0)? {
        sampling.frequency_penalty = x;
    }
    let bias = bias(fields, model.vocab)?;
    fields.label("user")?;
    fields.label("safety_identifier")?;
    fields.label("prompt_cache_key")?;
    fields.neutral("service_tier", &[json!("auto"), json!("default")])?;
    let choices = fields.integer("n", 1..=CHOICES)?.unwrap_or(1) as usize;
    let seed = match fields.value("seed") {
        Some(value) => seed(value).ok_or_else(|| fields.wrong("seed", "expected an integer"))?,
        None => crate::random::word(),
    };
    Ok(Generation {
        sampling,
        bias: Arc::new(bias),
        seed,
        choices,
        max_tokens: None,
        stop: stop(fields, "stop")?,
        logprobs: None,
        ignore_eos: fields.flag("ignore_eos")?.unwrap_or(false),
    })
}

/// `logit_bias`: numbers from -100 to 100 by token id.
fn bias(fields: &mut Fields<'_>, vocab: usize) -> Result<LogitBias, ApiError> {
    let Some(value) = fields.value("logit_bias") else { return Ok(LogitBias::new()) };
    let map = value.as_object().ok_or_else(|| fields.wrong("logit_bias", "expected an object"))?;
    let entry = |(name, value): (&String, &Value)| {
        let param = format!("logit_bias.{name}");
        let id = name.parse::<u32>().ok().filter(|id| (*id as usize) < vocab);
        let id = id.ok_or_else(|| ApiError::param(&param, format!("expected a token id below {vocab}")))?;
        let bias = value.as_f64().filter(|x| (-100.0..=100.0).contains(x));
        let bias = bias.ok_or_else(|| ApiError::param(&param, "expected a number from -100 to 100"))?;
        Ok((id, bias as f32))
    };
    map.iter().map(entry).collect()
}

/// Negative seeds are as good as others.
fn seed(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_i64().map(|n| n as u64))
}

/// A string or a list of strings that end the text.
pub(crate) fn stop(fields: &mut Fields<'_>, name: &str) -> Result<Vec<String>, ApiError> {
    let (count, length) = STOPS;
    let wrong = format!("expected a string or up to {count} strings, of 1 to {length} bytes each");
    let list = match fields.value(name) {
        None => return Ok(Vec::new()),
        Some(Value::String(text)) => vec![text.as_str()],
        Some(Value::Array(list)) => {
            let texts: Option<Vec<&str>> = list.iter().map(Value::as_str).collect();
            texts.ok_or_else(|| fields.wrong(name, wrong.as_str()))?
        }
        Some(_) => return Err(fields.wrong(name, wrong)),
    };
    if list.len() > count || list.iter().any(|text| text.is_empty() || text.len() > length) {
        return Err(fields.wrong(name, wrong));
    }
    Ok(list.into_iter().map(str::to_string).collect())
}

/// The most tokens of an answer, by the first of these names that the request has.
pub(crate) fn max_tokens(
    fields: &mut Fields<'_>,
    names: &[&str],
    settings: &Settings,
) -> Result<Option<usize>, ApiError> {
    let mut found = None;
    for name in names {
        let value = fields.integer(name, 1..=settings.output as u64)?;
        if let (Some(a), Some(b)) = (found, value)
            && a != b
        {
            return Err(fields.wrong(name, format!("it contradicts {}", names[0])));
        }
        found = found.or(value);
    }
    Ok(found.map(|n| n as usize))
}

/// Whether to stream, and whether a last chunk reports the usage.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Streaming {
    pub(crate) on: bool,
    pub(crate) usage: bool,
}

/// `stream` and `stream_options`.
pub(crate) fn streaming(fields: &mut Fields<'_>) -> Result<Streaming, ApiError> {
    let on = fields.flag("stream")?.unwrap_or(false);
    let mut usage = false;
    if let Some(mut options) = fields.object("stream_options")? {
        if !on {
            return Err(fields.wrong("stream_options", "it is only allowed if stream is true"));
        }
        usage = options.flag("include_usage")?.unwrap_or(false);
        options.neutral("include_obfuscation", &[json!(false)])?;
        options.finish()?;
    }
    Ok(Streaming { on, usage })
}
