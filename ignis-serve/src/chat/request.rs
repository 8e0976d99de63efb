//! The parameters of a request.

use super::conversation::{messages, tools};
use crate::error::ApiError;
use crate::fields::Fields;
use crate::grammar::Format;
use crate::model::ServedModel;
use crate::parameters::{self, Streaming};
use crate::prompt::{Conversation, set_thinking};
use crate::running::Plan;
use crate::settings::Settings;
use serde_json::{Value, json};

/// A request that can run.
pub(super) struct Ready {
    pub(super) plan: Plan,
    pub(super) streaming: Streaming,
    /// The name of the model in the request.
    pub(super) name: String,
    pub(super) logprobs: bool,
    pub(super) choices: usize,
}

/// The most tokens whose probabilities are reported with each token.
const TOP_LOGPROBS: u64 = 20;

pub(super) fn read(body: &Value, model: &ServedModel, settings: &Settings) -> Result<Ready, ApiError> {
    let mut fields = Fields::of(body, "")?;
    let name = parameters::model(&mut fields, model, settings)?;
    let mut conversation = conversation(&mut fields, model)?;
    conversation.generation_prompt = true;
    let mut generation = parameters::generation(&mut fields, model)?;
    generation.max_tokens = parameters::max_tokens(&mut fields, &["max_completion_tokens", "max_tokens"], settings)?;
    generation.logprobs = logprobs(&mut fields)?;
    let streaming = parameters::streaming(&mut fields)?;
    if let Some(format) = fields.object("response_format")? {
        conversation.format = Format::read(format, Some("json_schema"))?;
    }
    fields.neutral("store", &[json!(false)])?;
    fields.neutral("metadata", &[json!({})])?;
    fields.neutral("modalities", &[json!(["text"])])?;
    fields.neutral("verbosity", &[json!("medium")])?;
    fields.finish()?;
    let (logprobs, choices) = (generation.logprobs.is_some(), generation.choices);
    let plan = conversation.plan(model, generation, streaming.on)?;
    Ok(Ready { plan, streaming, name, logprobs, choices })
}

/// The parameters that make the prompt.
fn conversation(fields: &mut Fields<'_>, model: &ServedModel) -> Result<Conversation, ApiError> {
    let list = fields.list("messages")?.ok_or_else(|| fields.wrong("messages", "this parameter is required"))?;
    let mut conversation = Conversation { messages: messages(list)?, tools: tools(fields)?, ..Conversation::default() };
    if let Some(thinking) = fields.flag("enable_thinking")? {
        set_thinking(&mut conversation, model, thinking, "enable_thinking")?;
    }
    if let Some(level) = fields.text("reasoning_effort")? {
        effort(&mut conversation, model, level, "reasoning_effort")?;
    }
    let path = "chat_template_kwargs";
    if let Some(value) = fields.value(path) {
        let map = value.as_object().ok_or_else(|| fields.wrong(path, "expected an object"))?;
        for (name, value) in map {
            let param = format!("{path}.{name}");
            match (name.as_str(), value.as_bool()) {
                ("enable_thinking", Some(thinking)) => set_thinking(&mut conversation, model, thinking, &param)?,
                ("enable_thinking", None) => return Err(ApiError::param(param, "expected true or false")),
                ("messages" | "tools" | "documents" | "add_generation_prompt", _) => {
                    return Err(ApiError::param(param, "this variable of the template is set by the server"));
                }
                _ => {
                    conversation.variables.insert(name.clone(), value.clone());
                }
            }
        }
    }
    Ok(conversation)
}

/// The levels of reasoning. A model has thinking on or off; its template may tell the other levels apart.
pub(crate) fn effort(
    conversation: &mut Conversation,
    model: &ServedModel,
    level: &str,
    param: &str,
) -> Result<(), ApiError> {
    const LEVELS: [&str; 6] = ["none", "minimal", "low", "medium", "high", "xhigh"];
    if !LEVELS.contains(&level) {
        return Err(ApiError::param(param, format!("expected one of: {}", LEVELS.join(", "))));
    }
    set_thinking(conversation, model, level != "none", param)?;
    conversation.variables.insert("reasoning_effort".into(), level.into());
    Ok(())
}

/// `/tokenize` with messages.
pub(crate) fn conversation_to_tokenize(fields: &mut Fields<'_>, model: &ServedModel) -> Result<Conversation, ApiError> {
    let mut conversation = conversation(fields, model)?;
    conversation.generation_prompt = fields.flag("add_generation_prompt")?.unwrap_or(true);
    Ok(conversation)
}

fn logprobs(fields: &mut Fields<'_>) -> Result<Option<usize>, ApiError> {
    let on = fields.flag("logprobs")?.unwrap_or(false);
    let top = fields.integer("top_logprobs", 0..=TOP_LOGPROBS)?;
    match (on, top) {
        (false, Some(1..)) => Err(fields.wrong("top_logprobs", "it is only allowed if logprobs is true")),
        (false, _) => Ok(None),
        (true, top) => Ok(Some(top.unwrap_or(0) as usize)),
    }
}
