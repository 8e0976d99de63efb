//! The answer: one object, or chunks.

use super::logprobs;
use crate::app::App;
use crate::error::ApiError;
use crate::random;
use crate::running::{Finish, Update, Usage};
use crate::split::Piece;
use crate::stream::{Events, Message};
use serde_json::{Value, json};
use std::sync::Arc;

/// The answers to a request as far as they have arrived.
pub(super) struct Format {
    app: Arc<App>,
    id: String,
    created: u64,
    name: String,
    logprobs: bool,
    choices: Vec<Choice>,
    usage: Usage,
}

#[derive(Default)]
struct Choice {
    content: String,
    reasoning: String,
    calls: Vec<Value>,
    logprobs: Vec<Value>,
    finish: Option<Finish>,
}

/// The reason of the end of an answer, in OpenAI's words.
pub(crate) fn finish_reason(finish: &Finish) -> &'static str {
    match finish {
        Finish::End | Finish::StopString(_) => "stop",
        Finish::Length => "length",
        Finish::Calls => "tool_calls",
    }
}

pub(crate) fn usage(usage: Usage) -> Value {
    json!({
        "prompt_tokens": usage.prompt,
        "completion_tokens": usage.generated,
        "total_tokens": usage.prompt + usage.generated,
        "prompt_tokens_details": {"cached_tokens": usage.cached},
        "completion_tokens_details": {"reasoning_tokens": usage.reasoning},
    })
}

fn call(name: &str, arguments: &str) -> Value {
    json!({"id": random::id("call_"), "type": "function", "function": {"name": name, "arguments": arguments}})
}

impl Format {
    pub(super) fn new(app: Arc<App>, name: String, logprobs: bool, choices: usize) -> Self {
        let choices = std::iter::repeat_with(Choice::default).take(choices).collect();
        let (id, created) = (random::id("chatcmpl-"), random::now());
        Format { app, id, created, name, logprobs, choices, usage: Usage::default() }
    }

    /// Adds an update to the answer.
    pub(super) fn collect(&mut self, update: Update) {
        let (choice, pieces) = match update {
            Update::Token { choice, pieces, token } => {
                if self.logprobs {
                    self.choices[choice].logprobs.push(logprobs::entry(&self.app.model, &token));
                }
                (choice, pieces)
            }
            Update::End { choice, pieces, finish, usage } => {
                self.choices[choice].finish = Some(finish);
                self.usage.add(usage);
                (choice, pieces)
            }
        };
        let choice = &mut self.choices[choice];
        for piece in pieces {
            match piece {
                Piece::Content(text) => choice.content.push_str(&text),
                Piece::Reasoning(text) => choice.reasoning.push_str(&text),
                Piece::Call { name, arguments } => choice.calls.push(call(&name, &arguments)),
            }
        }
    }

    /// The answer as one object.
    pub(super) fn whole(&self) -> Value {
        let choices: Vec<Value> =
            self.choices.iter().enumerate().map(|(index, choice)| self.choice(index, choice)).collect();
        json!({
            "id": self.id, "object": "chat.completion", "created": self.created, "model": self.name,
            "choices": choices, "usage": usage(self.usage), "service_tier": "default", "system_fingerprint": null,
        })
    }

    fn choice(&self, index: usize, choice: &Choice) -> Value {
        let mut message = json!({"role": "assistant", "content": choice.content, "refusal": null});
        if !choice.reasoning.is_empty() {
            message["reasoning"] = choice.reasoning.as_str().into();
            message["reasoning_content"] = choice.reasoning.as_str().into();
        }
        if !choice.calls.is_empty() {
            if choice.content.trim().is_empty() {
                message["content"] = Value::Null;
            }
            message["tool_calls"] = choice.calls.clone().into();
        }
        let logprobs = if self.logprobs { json!({"content": choice.logprobs, "refusal": null}) } else { Value::Null };
        let finish = choice.finish.as_ref().map(finish_reason);
        json!({"index": index, "message": message, "logprobs": logprobs, "finish_reason": finish})
    }

    fn chunk(&self, choices: Value) -> Value {
        json!({
            "id": self.id, "object": "chat.completion.chunk", "created": self.created, "model": self.name,
            "choices": choices, "system_fingerprint": null,
        })
    }
}

/// The answer as a stream.
pub(super) struct Chunks {
    format: Format,
    with_usage: bool,
    /// The number of calls of each choice.
    calls: Vec<usize>,
}

impl Chunks {
    pub(super) fn new(format: Format, with_usage: bool) -> Self {
        let calls = vec![0; format.choices.len()];
        Chunks { format, with_usage, calls }
    }

    fn delta(&self, choice: usize, delta: Value, logprobs: Value, finish: Option<&str>) -> Message {
        let choices = json!([{"index": choice, "delta": delta, "logprobs": logprobs, "finish_reason": finish}]);
        let mut chunk = self.format.chunk(choices);
        if self.with_usage {
            chunk["usage"] = Value::Null;
        }
        Message::data(&chunk)
    }

    /// The changes of the message that these parts make.
    fn deltas(&mut self, choice: usize, pieces: &[Piece]) -> Vec<Value> {
        let mut deltas = Vec::new();
        for piece in pieces {
            deltas.push(match piece {
                Piece::Content(text) => json!({"content": text}),
                Piece::Reasoning(text) => json!({"reasoning": text, "reasoning_content": text}),
                Piece::Call { name, arguments } => {
                    let mut call = call(name, arguments);
                    call["index"] = self.calls[choice].into();
                    self.calls[choice] += 1;
                    json!({"tool_calls": [call]})
                }
            });
        }
        deltas
    }
}

impl Events for Chunks {
    fn begin(&mut self) -> Vec<Message> {
        let first = |choice| self.delta(choice, json!({"role": "assistant", "content": ""}), Value::Null, None);
        (0..self.calls.len()).map(first).collect()
    }

    fn update(&mut self, update: &Update) -> Vec<Message> {
        match update {
            Update::Token { choice, pieces, token } => {
                let mut deltas = self.deltas(*choice, pieces);
                let mut entry = Value::Null;
                if self.format.logprobs {
                    entry = json!({"content": [logprobs::entry(&self.format.app.model, token)], "refusal": null});
                    if deltas.is_empty() {
                        deltas.push(json!({"content": ""}));
                    }
                }
                let mut messages = Vec::new();
                for delta in deltas {
                    messages.push(self.delta(*choice, delta, entry.take(), None));
                }
                messages
            }
            Update::End { choice, pieces, finish, usage } => {
                self.format.usage.add(*usage);
                let deltas = self.deltas(*choice, pieces);
                let mut messages: Vec<Message> =
                    deltas.into_iter().map(|delta| self.delta(*choice, delta, Value::Null, None)).collect();
                messages.push(self.delta(*choice, json!({}), Value::Null, Some(finish_reason(finish))));
                messages
            }
        }
    }

    fn end(&mut self) -> Vec<Message> {
        let mut messages = Vec::new();
        if self.with_usage {
            let mut chunk = self.format.chunk(json!([]));
            chunk["usage"] = usage(self.format.usage);
            messages.push(Message::data(&chunk));
        }
        messages.push(Message::done());
        messages
    }

    fn fail(&mut self, error: &ApiError) -> Vec<Message> {
        vec![Message::error(error)]
    }
}
