//! The answer: one object, or the events of a stream.

use crate::error::ApiError;
use crate::random;
use crate::running::{Finish, Update, Usage};
use crate::split::Piece;
use crate::stream::{Events, Message};
use serde_json::{Map, Value, json};

/// An answer as far as it has arrived.
pub(super) struct Response {
    id: String,
    created: u64,
    shown: Map<String, Value>,
    items: Vec<Item>,
    end: Option<(Finish, Usage)>,
}

/// An item of the output.
#[derive(Clone)]
struct Item {
    id: String,
    kind: Kind,
    /// The text, or the arguments of a call.
    text: String,
}

#[derive(Clone, PartialEq)]
enum Kind {
    Message,
    Reasoning,
    Call { name: String, call_id: String },
}

impl Item {
    fn part(&self) -> Value {
        match self.kind {
            Kind::Reasoning => json!({"type": "reasoning_text", "text": self.text}),
            _ => json!({"type": "output_text", "text": self.text, "annotations": [], "logprobs": []}),
        }
    }

    fn object(&self, status: &str) -> Value {
        let parts = if status == "in_progress" { json!([]) } else { json!([self.part()]) };
        match &self.kind {
            Kind::Message => json!({
                "id": self.id, "type": "message", "status": status, "role": "assistant", "content": parts,
            }),
            Kind::Reasoning => json!({
                "id": self.id, "type": "reasoning", "status": status, "summary": [], "content": parts,
            }),
            Kind::Call { name, call_id } => json!({
                "id": self.id, "type": "function_call", "status": status, "call_id": call_id, "name": name,
                "arguments": if status == "in_progress" { "" } else { &self.text },
            }),
        }
    }
}

fn usage(usage: Usage) -> Value {
    json!({
        "input_tokens": usage.prompt,
        "input_tokens_details": {"cached_tokens": usage.cached},
        "output_tokens": usage.generated,
        "output_tokens_details": {"reasoning_tokens": usage.reasoning},
        "total_tokens": usage.prompt + usage.generated,
    })
}

impl Response {
    pub(super) fn new(shown: Map<String, Value>) -> Self {
        Response { id: random::id("resp_"), created: random::now(), shown, items: Vec::new(), end: None }
    }

    /// Adds a part of the answer.
    pub(super) fn add(&mut self, piece: &Piece) {
        let (kind, prefix, text) = match piece {
            Piece::Content(text) => (Kind::Message, "msg_", text),
            Piece::Reasoning(text) => (Kind::Reasoning, "rs_", text),
            Piece::Call { name, arguments } => {
                (Kind::Call { name: name.clone(), call_id: random::id("call_") }, "fc_", arguments)
            }
        };
        if let Some(last) = self.items.last_mut().filter(|last| last.kind == kind) {
            last.text.push_str(text);
            return;
        }
        self.items.push(Item { id: random::id(prefix), kind, text: text.clone() });
    }

    pub(super) fn end(&mut self, finish: &Finish, usage: Usage) {
        self.end = Some((finish.clone(), usage));
    }

    fn cut(&self) -> bool {
        matches!(self.end, Some((Finish::Length, _)))
    }

    /// The status of an item that has ended.
    fn item_status(&self, index: usize) -> &'static str {
        if self.cut() && index + 1 == self.items.len() { "incomplete" } else { "completed" }
    }

    pub(super) fn object(&self) -> Value {
        let (status, details) = match &self.end {
            None => ("in_progress", Value::Null),
            Some(_) if self.cut() => ("incomplete", json!({"reason": "max_output_tokens"})),
            Some(_) => ("completed", Value::Null),
        };
        let mut output = Vec::new();
        if self.end.is_some() {
            output = self.items.iter().enumerate().map(|(i, item)| item.object(self.item_status(i))).collect();
        }
        let mut object = json!({
            "id": self.id, "object": "response", "created_at": self.created, "status": status, "error": null,
            "incomplete_details": details, "output": output, "previous_response_id": null, "store": false,
            "background": false, "service_tier": "default",
            "usage": self.end.as_ref().map(|(_, used)| usage(*used)),
        });
        for (name, value) in &self.shown {
            object[name] = value.clone();
        }
        object
    }
}

/// An answer as a stream.
pub(super) struct Stream {
    response: Response,
    sequence: u64,
    /// The last item has not ended.
    open: bool,
}

impl Stream {
    pub(super) fn new(response: Response) -> Self {
        Stream { response, sequence: 0, open: false }
    }

    fn message(&mut self, name: &'static str, mut value: Value) -> Message {
        value["type"] = name.into();
        value["sequence_number"] = self.sequence.into();
        self.sequence += 1;
        Message::named(name, &value)
    }

    fn whole(&mut self, name: &'static str) -> Message {
        let response = self.response.object();
        self.message(name, json!({"response": response}))
    }

    /// An event about the last item.
    fn about(&mut self, name: &'static str, mut value: Value) -> Message {
        let Some(item) = self.response.items.last() else { return self.message(name, value) };
        value["item_id"] = item.id.as_str().into();
        value["output_index"] = (self.response.items.len() - 1).into();
        if !matches!(item.kind, Kind::Call { .. }) {
            value["content_index"] = 0.into();
        }
        self.message(name, value)
    }

    /// The events for a part of the answer.
    fn piece(&mut self, piece: &Piece, messages: &mut Vec<Message>) {
        let before = self.response.items.len();
        let is_call = matches!(piece, Piece::Call { .. });
        let grows = self.open
            && !is_call
            && matches!(
                (self.response.items.last().map(|item| &item.kind), piece),
                (Some(Kind::Message), Piece::Content(_)) | (Some(Kind::Reasoning), Piece::Reasoning(_))
            );
        if !grows {
            self.close(messages);
        }
        self.response.add(piece);
        if self.response.items.len() > before {
            self.opened(messages);
        }
        let (name, text) = match piece {
            Piece::Content(text) => ("response.output_text.delta", text),
            Piece::Reasoning(text) => ("response.reasoning_text.delta", text),
            Piece::Call { arguments, .. } => ("response.function_call_arguments.delta", arguments),
        };
        let mut delta = json!({"delta": text});
        if matches!(piece, Piece::Content(_)) {
            delta["logprobs"] = json!([]);
        }
        let message = self.about(name, delta);
        messages.push(message);
    }

    /// The events for a new item.
    fn opened(&mut self, messages: &mut Vec<Message>) {
        self.open = true;
        let Some(item) = self.response.items.last().cloned() else { return };
        let index = self.response.items.len() - 1;
        let object = item.object("in_progress");
        let added = self.message("response.output_item.added", json!({"output_index": index, "item": object}));
        messages.push(added);
        if !matches!(item.kind, Kind::Call { .. }) {
            let part = Item { text: String::new(), ..item }.part();
            let added = self.about("response.content_part.added", json!({"part": part}));
            messages.push(added);
        }
    }

    /// The events for the end of the last item.
    fn close(&mut self, messages: &mut Vec<Message>) {
        if !std::mem::take(&mut self.open) {
            return;
        }
        let Some(item) = self.response.items.last().cloned() else { return };
        let index = self.response.items.len() - 1;
        let done = match &item.kind {
            Kind::Message => self.about("response.output_text.done", json!({"text": item.text, "logprobs": []})),
            Kind::Reasoning => self.about("response.reasoning_text.done", json!({"text": item.text})),
            Kind::Call { name, .. } => {
                let done = json!({"arguments": item.text, "name": name});
                self.about("response.function_call_arguments.done", done)
            }
        };
        messages.push(done);
        if !matches!(item.kind, Kind::Call { .. }) {
            let part = self.about("response.content_part.done", json!({"part": item.part()}));
            messages.push(part);
        }
        let object = item.object(self.response.item_status(index));
        let done = self.message("response.output_item.done", json!({"output_index": index, "item": object}));
        messages.push(done);
    }
}

impl Events for Stream {
    fn begin(&mut self) -> Vec<Message> {
        vec![self.whole("response.created"), self.whole("response.in_progress")]
    }

    fn update(&mut self, update: &Update) -> Vec<Message> {
        let mut messages = Vec::new();
        let (Update::Token { pieces, .. } | Update::End { pieces, .. }) = update;
        for piece in pieces {
            self.piece(piece, &mut messages);
        }
        if let Update::End { finish, usage, .. } = update {
            self.response.end(finish, *usage);
        }
        messages
    }

    fn end(&mut self) -> Vec<Message> {
        let mut messages = Vec::new();
        self.close(&mut messages);
        let name = if self.response.cut() { "response.incomplete" } else { "response.completed" };
        let last = self.whole(name);
        messages.push(last);
        messages
    }

    fn fail(&mut self, error: &ApiError) -> Vec<Message> {
        let value = json!({"code": error.code, "message": error.message, "param": error.param});
        vec![self.message("error", value)]
    }
}
