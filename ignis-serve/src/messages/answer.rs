//! The answer: one object, or the events of a stream.

use crate::error::{ApiError, Shape};
use crate::random;
use crate::running::{Finish, Update, Usage};
use crate::split::Piece;
use crate::stream::{Events, Message};
use serde_json::{Value, json};

fn stop(finish: &Finish) -> (&'static str, Option<&str>) {
    match finish {
        Finish::End => ("end_turn", None),
        Finish::StopString(text) => ("stop_sequence", Some(text)),
        Finish::Length => ("max_tokens", None),
        Finish::Calls => ("tool_use", None),
    }
}

fn usage(usage: Usage) -> Value {
    json!({
        "input_tokens": usage.prompt.saturating_sub(usage.cached), "output_tokens": usage.generated,
        "cache_read_input_tokens": usage.cached, "cache_creation_input_tokens": 0,
    })
}

/// The input of a call: an object, as clients expect. A call that was cut off has none.
fn input(arguments: &str) -> Value {
    serde_json::from_str(arguments).ok().filter(Value::is_object).unwrap_or_else(|| json!({}))
}

/// An answer that is collected.
pub(super) struct Whole {
    id: String,
    name: String,
    content: Vec<Value>,
    end: Option<(Finish, Usage)>,
}

impl Whole {
    pub(super) fn new(name: String) -> Self {
        Whole { id: random::id("msg_"), name, content: Vec::new(), end: None }
    }

    pub(super) fn add(&mut self, pieces: &[Piece]) {
        for piece in pieces {
            let (kind, key, text) = match piece {
                Piece::Content(text) => ("text", "text", text),
                Piece::Reasoning(text) => ("thinking", "thinking", text),
                Piece::Call { name, arguments } => {
                    let id = random::id("toolu_");
                    self.content.push(json!({"type": "tool_use", "id": id, "name": name, "input": input(arguments)}));
                    continue;
                }
            };
            match self.content.last_mut().filter(|last| last["type"] == kind) {
                Some(last) => {
                    let joined = format!("{}{text}", last[key].as_str().unwrap_or_default());
                    last[key] = joined.into();
                }
                None => {
                    let mut block = json!({"type": kind});
                    block[key] = text.as_str().into();
                    if kind == "thinking" {
                        block["signature"] = "".into();
                    }
                    self.content.push(block);
                }
            }
        }
    }

    pub(super) fn end(&mut self, finish: Finish, usage: Usage) {
        self.end = Some((finish, usage));
    }

    pub(super) fn object(&self) -> Value {
        let (reason, sequence, used) = match &self.end {
            Some((finish, used)) => (Some(stop(finish).0), stop(finish).1, usage(*used)),
            None => (None, None, usage(Usage::default())),
        };
        json!({
            "id": self.id, "type": "message", "role": "assistant", "model": self.name, "content": self.content,
            "stop_reason": reason, "stop_sequence": sequence, "usage": used,
        })
    }
}

/// An answer as a stream.
pub(super) struct Stream {
    whole: Whole,
    prompt: usize,
    /// The index and the type of the block that is open.
    open: Option<&'static str>,
    blocks: usize,
    end: Option<(Finish, Usage)>,
}

impl Stream {
    pub(super) fn new(name: String, prompt: usize) -> Self {
        Stream { whole: Whole::new(name), prompt, open: None, blocks: 0, end: None }
    }

    fn start(&mut self, kind: &'static str, block: &Value, messages: &mut Vec<Message>) {
        self.close(messages);
        let event = json!({"type": "content_block_start", "index": self.blocks, "content_block": block});
        messages.push(Message::named("content_block_start", &event));
        self.open = Some(kind);
    }

    fn close(&mut self, messages: &mut Vec<Message>) {
        if self.open.take().is_some() {
            let event = json!({"type": "content_block_stop", "index": self.blocks});
            messages.push(Message::named("content_block_stop", &event));
            self.blocks += 1;
        }
    }

    fn delta(&self, delta: &Value) -> Message {
        let event = json!({"type": "content_block_delta", "index": self.blocks, "delta": delta});
        Message::named("content_block_delta", &event)
    }

    fn pieces(&mut self, pieces: &[Piece]) -> Vec<Message> {
        let mut messages = Vec::new();
        for piece in pieces {
            match piece {
                Piece::Content(text) => {
                    if self.open != Some("text") {
                        self.start("text", &json!({"type": "text", "text": ""}), &mut messages);
                    }
                    messages.push(self.delta(&json!({"type": "text_delta", "text": text})));
                }
                Piece::Reasoning(text) => {
                    if self.open != Some("thinking") {
                        let block = json!({"type": "thinking", "thinking": "", "signature": ""});
                        self.start("thinking", &block, &mut messages);
                    }
                    messages.push(self.delta(&json!({"type": "thinking_delta", "thinking": text})));
                }
                Piece::Call { name, arguments } => {
                    let block = json!({"type": "tool_use", "id": random::id("toolu_"), "name": name, "input": {}});
                    self.start("tool_use", &block, &mut messages);
                    let json = input(arguments).to_string();
                    messages.push(self.delta(&json!({"type": "input_json_delta", "partial_json": json})));
                    self.close(&mut messages);
                }
            }
        }
        messages
    }
}

impl Events for Stream {
    fn begin(&mut self) -> Vec<Message> {
        let mut message = self.whole.object();
        message["usage"] = usage(Usage { prompt: self.prompt, ..Usage::default() });
        let start = json!({"type": "message_start", "message": message});
        vec![Message::named("message_start", &start), Message::named("ping", &json!({"type": "ping"}))]
    }

    fn update(&mut self, update: &Update) -> Vec<Message> {
        match update {
            Update::Token { pieces, .. } => self.pieces(pieces),
            Update::End { pieces, finish, usage, .. } => {
                self.end = Some((finish.clone(), *usage));
                self.pieces(pieces)
            }
        }
    }

    fn end(&mut self) -> Vec<Message> {
        let mut messages = Vec::new();
        self.close(&mut messages);
        if let Some((finish, used)) = &self.end {
            let (reason, sequence) = stop(finish);
            let delta = json!({"stop_reason": reason, "stop_sequence": sequence});
            let event = json!({"type": "message_delta", "delta": delta, "usage": usage(*used)});
            messages.push(Message::named("message_delta", &event));
        }
        messages.push(Message::named("message_stop", &json!({"type": "message_stop"})));
        messages
    }

    fn fail(&mut self, error: &ApiError) -> Vec<Message> {
        vec![Message::named("error", &error.body(Shape::Anthropic))]
    }
}
