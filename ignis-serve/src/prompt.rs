//! Messages of a request to tokens, through the model's chat template.

use crate::error::ApiError;
use crate::model::ServedModel;
use crate::parameters::Tools;
use crate::split::Markup;
use ignis::text::RenderOptions;
use serde_json::{Map, Value};

/// A conversation to continue.
#[derive(Clone, Debug, Default)]
pub(crate) struct Conversation {
    /// In the form that templates expect.
    pub(crate) messages: Vec<Value>,
    pub(crate) tools: Tools,
    /// `None` leaves it to the template.
    pub(crate) thinking: Option<bool>,
    /// Further variables of the template.
    pub(crate) variables: Map<String, Value>,
    /// Whether the answer begins a message of the assistant.
    pub(crate) generation_prompt: bool,
}

/// The tokens of a prompt, and the markup of its answer.
#[derive(Clone, Debug)]
pub(crate) struct Rendered {
    pub(crate) tokens: Vec<u32>,
    pub(crate) markup: Markup,
}

/// Where a call begins that the answer must make.
fn forced_call(name: &str) -> String {
    format!("<tool_call>\n{{\"name\": \"{name}\", \"arguments\": ")
}

impl Conversation {
    /// Renders and encodes the conversation.
    pub(crate) fn render(self, model: &ServedModel) -> Result<Rendered, ApiError> {
        let Some(template) = &model.template else {
            return Err(ApiError::invalid("the model has no chat template: use /v1/completions"));
        };
        let options = RenderOptions {
            add_generation_prompt: self.generation_prompt,
            enable_thinking: self.thinking,
            tools: self.tools.list.clone(),
            variables: self.variables.into_iter().collect(),
            now: None,
        };
        let (text, mut tokens) = template.encode_json(&model.tokenizer, &self.messages, &options)?;
        let thinking = model.tokenizer.id("<think>").is_some();
        let mut begins_thinking = thinking && self.generation_prompt && ends_within_thinking(&text);
        if let Some(name) = &self.tools.forced {
            let end = if begins_thinking { "\n</think>\n\n" } else { "" };
            begins_thinking = false;
            tokens.extend(model.tokenizer.encode_with_control(&(end.to_string() + &forced_call(name)))?);
        }
        let markup =
            Markup { thinking, begins_thinking, tools: !self.tools.list.is_empty(), forced: self.tools.forced };
        Ok(Rendered { tokens, markup })
    }
}

/// Whether a prompt ends with the beginning of reasoning.
fn ends_within_thinking(text: &str) -> bool {
    text.trim_end().ends_with("<think>")
}

/// Sets `enable_thinking`, if the template has it. `param` is the parameter that asks for it.
pub(crate) fn set_thinking(
    conversation: &mut Conversation,
    model: &ServedModel,
    thinking: bool,
    param: &str,
) -> Result<(), ApiError> {
    if conversation.thinking.is_some_and(|other| other != thinking) {
        return Err(ApiError::param(param, "two parameters of the request contradict each other about thinking"));
    }
    if model.thinking_switch {
        conversation.thinking = Some(thinking);
    } else if thinking {
        return Err(ApiError::param(param, "this model's chat template has no switch for thinking"));
    }
    Ok(())
}
