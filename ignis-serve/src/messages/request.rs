//! The parameters of a request.

use super::conversation::{messages, tools};
use crate::error::ApiError;
use crate::fields::Fields;
use crate::model::ServedModel;
use crate::parameters::{self, Generation};
use crate::prompt::{Conversation, set_thinking};
use crate::random;
use crate::running::Plan;
use crate::settings::Settings;
use serde_json::{Value, json};
use std::sync::Arc;

/// A request that can run.
pub(super) struct Ready {
    pub(super) plan: Plan,
    pub(super) streaming: bool,
    pub(super) name: String,
}

pub(super) fn read(body: &Value, model: &ServedModel, settings: &Settings) -> Result<Ready, ApiError> {
    let mut fields = Fields::of(body, "")?;
    let name = parameters::model(&mut fields, model, settings)?;
    let conversation = conversation(&mut fields, model)?;
    let max_tokens = parameters::max_tokens(&mut fields, &["max_tokens"], settings)?;
    if max_tokens.is_none() {
        return Err(fields.wrong("max_tokens", "this parameter is required"));
    }
    let generation = Generation {
        sampling: parameters::sampling(&mut fields, model, 1.0)?,
        bias: Arc::default(),
        seed: random::word(),
        choices: 1,
        max_tokens,
        stop: parameters::stop(&mut fields, "stop_sequences")?,
        logprobs: None,
        ignore_eos: false,
    };
    let streaming = fields.flag("stream")?.unwrap_or(false);
    if let Some(mut metadata) = fields.object("metadata")? {
        metadata.label("user_id")?;
        metadata.finish()?;
    }
    fields.neutral("service_tier", &[json!("auto"), json!("standard_only")])?;
    fields.finish()?;
    let plan = conversation.plan(model, generation, streaming)?;
    Ok(Ready { plan, streaming, name })
}

/// The parameters that make the prompt.
fn conversation(fields: &mut Fields<'_>, model: &ServedModel) -> Result<Conversation, ApiError> {
    let mut conversation = Conversation {
        messages: messages(fields)?,
        tools: tools(fields)?,
        generation_prompt: true,
        ..Conversation::default()
    };
    if let Some(mut thinking) = fields.object("thinking")? {
        let kind = thinking.word("type", &["enabled", "disabled", "adaptive"])?;
        match kind {
            Some("disabled") => set_thinking(&mut conversation, model, false, "thinking")?,
            // The template decides, as without the parameter.
            Some("adaptive") => {}
            Some(_) => set_thinking(&mut conversation, model, true, "thinking")?,
            None => return Err(thinking.wrong("type", "this parameter is required")),
        }
        if kind == Some("enabled") && thinking.value("budget_tokens").is_some() {
            return Err(thinking.wrong("budget_tokens", "a budget cannot be enforced: leave it out"));
        }
        thinking.finish()?;
    }
    Ok(conversation)
}

/// The number of tokens of a prompt.
pub(crate) fn count(body: &Value, model: &ServedModel, settings: &Settings) -> Result<usize, ApiError> {
    let mut fields = Fields::of(body, "")?;
    parameters::model(&mut fields, model, settings)?;
    let conversation = conversation(&mut fields, model)?;
    fields.finish()?;
    Ok(conversation.render(model)?.tokens.len())
}
