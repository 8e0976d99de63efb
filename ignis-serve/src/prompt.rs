//! A conversation to tokens, through the model's chat template, and to what answers it.

use crate::error::ApiError;
use crate::grammar::{self, Format, Reasoning, call_prefix};
use crate::model::ServedModel;
use crate::parameters::Generation;
use crate::running::Plan;
use crate::split::{CALL, END_THINK, Markup, THINK};
use crate::tools::{Call, Tool, Tools};
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
    /// What the content of the answer must be.
    pub(crate) format: Format,
}

/// The tokens of a prompt, and the markup of its answer.
#[derive(Clone, Debug)]
pub(crate) struct Rendered {
    pub(crate) tokens: Vec<u32>,
    markup: Markup,
    reasoning: Reasoning,
}

impl Conversation {
    /// Renders and encodes the conversation.
    pub(crate) fn render(&self, model: &ServedModel) -> Result<Rendered, ApiError> {
        let Some(template) = &model.template else {
            return Err(ApiError::invalid("the model has no chat template: use /v1/completions"));
        };
        let options = RenderOptions {
            add_generation_prompt: self.generation_prompt,
            enable_thinking: self.thinking,
            tools: self.tools.list.iter().map(Tool::template).collect(),
            variables: self.variables.clone().into_iter().collect(),
            now: None,
        };
        let (text, mut tokens) = template.encode_json(&model.tokenizer, &self.messages, &options)?;
        let thinking = model.tokenizer.id(THINK).is_some();
        let reasoning = match text.trim_end() {
            text if self.generation_prompt && thinking && text.ends_with(THINK) => Reasoning::Open,
            text if !thinking || text.ends_with(END_THINK) => Reasoning::None,
            _ => Reasoning::Possible,
        };
        // Reasoning comes before a call.
        let begins = self.tools.call != Call::Free && reasoning == Reasoning::None;
        let call = begins.then(|| call_prefix(&self.tools));
        if let Some(call) = &call {
            tokens.extend(model.tokenizer.encode_with_control(&format!("{CALL}{call}"))?);
        }
        let markup = Markup {
            thinking,
            begins_thinking: reasoning == Reasoning::Open,
            tools: !self.tools.list.is_empty(),
            call,
            checked: false,
        };
        Ok(Rendered { tokens, markup, reasoning })
    }

    /// What answers the conversation.
    pub(crate) fn plan(self, model: &ServedModel, generation: Generation, streaming: bool) -> Result<Plan, ApiError> {
        let Rendered { tokens, markup, reasoning } = self.render(model)?;
        let grammar = grammar::compile(model, reasoning, &self.tools, &self.format)?;
        if grammar.is_some() && generation.ignore_eos {
            let message = "it contradicts the format or the calls of tools that the request asks for";
            return Err(ApiError::param("ignore_eos", message));
        }
        Ok(Plan {
            prompt: tokens,
            generation,
            markup: Markup { checked: grammar.is_some(), ..markup },
            grammar,
            single_call: self.tools.ends_after_call(),
            streaming,
        })
    }
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
