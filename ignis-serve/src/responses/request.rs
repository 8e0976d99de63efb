//! The parameters of a request.

use super::input::{messages, tools};
use crate::chat::effort;
use crate::error::ApiError;
use crate::fields::Fields;
use crate::grammar::Format;
use crate::model::ServedModel;
use crate::parameters::{self, Generation};
use crate::prompt::Conversation;
use crate::random;
use crate::running::Plan;
use crate::settings::Settings;
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// A request that can run.
pub(super) struct Ready {
    pub(super) plan: Plan,
    pub(super) streaming: bool,
    /// The parameters as the answer repeats them.
    pub(super) shown: Map<String, Value>,
}

/// The parameters that every answer repeats, with the values they have if the request has none.
fn repeated(body: &Value, settings: &Settings) -> Map<String, Value> {
    let defaults = json!({
        "model": null, "instructions": null, "max_output_tokens": null, "temperature": null, "top_p": null,
        "tools": [], "tool_choice": "auto", "parallel_tool_calls": true, "metadata": {},
        "text": {"format": {"type": "text"}}, "reasoning": {"effort": null, "summary": null}, "truncation": "disabled",
        "user": null,
    });
    let mut shown = defaults.as_object().cloned().unwrap_or_default();
    for (name, value) in &mut shown {
        if let Some(asked) = body.get(name).filter(|asked| !asked.is_null()) {
            *value = asked.clone();
        }
    }
    if shown["max_output_tokens"].is_null() {
        shown["max_output_tokens"] = settings.output.into();
    }
    shown
}

pub(super) fn read(body: &Value, model: &ServedModel, settings: &Settings) -> Result<Ready, ApiError> {
    let mut fields = Fields::of(body, "")?;
    parameters::model(&mut fields, model, settings)?;
    let conversation = conversation(&mut fields, model)?;
    if conversation.messages.is_empty() || fields.value("input").is_none() {
        return Err(fields.wrong("input", "this parameter is required"));
    }
    let generation = Generation {
        sampling: parameters::sampling(&mut fields, model, 2.0)?,
        bias: Arc::default(),
        seed: random::word(),
        choices: 1,
        max_tokens: parameters::max_tokens(&mut fields, &["max_output_tokens"], settings)?,
        stop: Vec::new(),
        logprobs: None,
        ignore_eos: false,
    };
    let streaming = fields.flag("stream")?.unwrap_or(false);
    if let Some(mut options) = fields.object("stream_options")? {
        options.neutral("include_obfuscation", &[json!(false)])?;
        options.finish()?;
    }
    stateless(&mut fields)?;
    fields.finish()?;
    let mut shown = repeated(body, settings);
    shown["temperature"] = generation.sampling.temperature.into();
    shown["top_p"] = generation.sampling.top_p.into();
    let plan = conversation.plan(model, generation, streaming)?;
    Ok(Ready { plan, streaming, shown })
}

/// The parameters that make the prompt.
fn conversation(fields: &mut Fields<'_>, model: &ServedModel) -> Result<Conversation, ApiError> {
    let mut conversation = Conversation {
        messages: messages(fields)?,
        tools: tools(fields)?,
        generation_prompt: true,
        ..Conversation::default()
    };
    if let Some(mut reasoning) = fields.object("reasoning")? {
        if let Some(level) = reasoning.text("effort")? {
            effort(&mut conversation, model, level, "reasoning.effort")?;
        }
        // Summaries would need another model.
        reasoning.neutral("summary", &[])?;
        reasoning.neutral("generate_summary", &[])?;
        reasoning.finish()?;
    }
    conversation.format = format(fields)?;
    fields.neutral("previous_response_id", &[])?;
    fields.neutral("conversation", &[])?;
    fields.neutral("truncation", &[json!("disabled")])?;
    Ok(conversation)
}

/// The number of tokens of a prompt. A request without a conversation has none.
pub(crate) fn count(body: &Value, model: &ServedModel, settings: &Settings) -> Result<usize, ApiError> {
    let mut fields = Fields::of(body, "")?;
    if fields.value("model").is_some() {
        parameters::model(&mut fields, model, settings)?;
    }
    let conversation = conversation(&mut fields, model)?;
    fields.finish()?;
    if conversation.messages.is_empty() {
        return Ok(0);
    }
    Ok(conversation.render(model)?.tokens.len())
}

/// `text`: the format of the content.
fn format(fields: &mut Fields<'_>) -> Result<Format, ApiError> {
    let Some(mut text) = fields.object("text")? else { return Ok(Format::Text) };
    let format = text.object("format")?.map_or(Ok(Format::Text), |format| Format::read(format, None))?;
    text.neutral("verbosity", &[json!("medium")])?;
    text.finish()?;
    Ok(format)
}

/// Parameters about stored conversations and other services. `store` is answered with false: nothing is stored.
fn stateless(fields: &mut Fields<'_>) -> Result<(), ApiError> {
    fields.flag("store")?;
    fields.neutral("background", &[json!(false)])?;
    fields.neutral("include", &[json!([])])?;
    fields.neutral("top_logprobs", &[json!(0)])?;
    fields.neutral("max_tool_calls", &[])?;
    fields.neutral("service_tier", &[json!("auto"), json!("default")])?;
    fields.neutral("prompt", &[])?;
    for name in ["user", "safety_identifier", "prompt_cache_key"] {
        fields.label(name)?;
    }
    if let Some(metadata) = fields.object("metadata")? {
        drop(metadata);
    }
    Ok(())
}
