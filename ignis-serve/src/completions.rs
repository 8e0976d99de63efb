//! `/v1/completions`: continues texts without a chat template.

use crate::app::{Answer, App, ok};
use crate::chat::{finish_reason, finite, usage};
use crate::error::ApiError;
use crate::fields::Fields;
use crate::model::ServedModel;
use crate::parameters::{self, Streaming};
use crate::running::{Plan, Running, Update, Usage};
use crate::split::{Markup, Piece};
use crate::stream::{self, Events, Message};
use crate::tokens::{ids, token_text};
use crate::{random, settings::Settings};
use axum::extract::Request;
use ignis::engine::TokenText;
use serde_json::{Value, json};
use std::sync::Arc;

struct Ready {
    plan: Plan,
    streaming: Streaming,
    name: String,
    logprobs: bool,
    /// What each answer begins with: the prompt, if the request asks for it.
    echo: String,
}

fn read(body: &Value, model: &ServedModel, settings: &Settings) -> Result<Ready, ApiError> {
    let mut fields = Fields::of(body, "")?;
    let name = parameters::model(&mut fields, model, settings)?;
    let prompt = prompt(&mut fields, model)?;
    let mut generation = parameters::generation(&mut fields, model)?;
    generation.max_tokens = parameters::max_tokens(&mut fields, &["max_tokens"], settings)?.or(Some(16));
    generation.logprobs = fields.integer("logprobs", 0..=5)?.map(|n| n as usize);
    let streaming = parameters::streaming(&mut fields)?;
    if let Some(n) = fields.integer("best_of", 1..=u64::MAX)?
        && n != generation.choices as u64
    {
        return Err(fields.wrong("best_of", "only the value of n is supported"));
    }
    let echo = fields.flag("echo")?.unwrap_or(false);
    if echo && generation.logprobs.is_some() {
        return Err(fields.wrong("echo", "log-probabilities of the prompt are not supported: leave out logprobs"));
    }
    fields.neutral("suffix", &[])?;
    fields.finish()?;
    let echo = if echo { model.tokenizer.decode(&prompt) } else { String::new() };
    let logprobs = generation.logprobs.is_some();
    let streaming_on = streaming.on;
    let plan = Plan {
        prompt,
        generation,
        markup: Markup::default(),
        grammar: None,
        single_call: false,
        streaming: streaming_on,
    };
    Ok(Ready { plan, streaming, name, logprobs, echo })
}

/// What a request asks to run.
pub(crate) fn plan(body: &Value, model: &ServedModel, settings: &Settings) -> Result<Plan, ApiError> {
    Ok(read(body, model, settings)?.plan)
}

/// A text, or token ids; one of them in a list.
fn prompt(fields: &mut Fields<'_>, model: &ServedModel) -> Result<Vec<u32>, ApiError> {
    let value = fields.value("prompt").ok_or_else(|| fields.wrong("prompt", "this parameter is required"))?;
    let wrong = || {
        ApiError::param(
            "prompt",
            "expected a string or an array of token ids; several prompts in one request are not supported",
        )
    };
    match value {
        Value::String(text) => Ok(model.tokenizer.encode_prompt(text)?),
        Value::Array(list) => match &list[..] {
            [Value::String(text)] => Ok(model.tokenizer.encode_prompt(text)?),
            [Value::Array(list)] => ids(list, "prompt", model.vocab),
            [Value::String(_) | Value::Array(_), ..] => Err(wrong()),
            list => ids(list, "prompt", model.vocab),
        },
        _ => Err(wrong()),
    }
}

pub(crate) async fn create(app: Arc<App>, request: Request) -> Answer {
    let body = app.body(request).await?;
    let ready = app.blocking(move |app| read(&body, &app.model, &app.settings)).await?;
    let choices = ready.plan.generation.choices;
    let mut running = Running::start(&app, ready.plan)?;
    let mut format = Format {
        app: Arc::clone(&app),
        id: random::id("cmpl-"),
        created: random::now(),
        name: ready.name,
        logprobs: ready.logprobs,
        echo: ready.echo,
        offsets: vec![0; choices],
        usage: Usage::default(),
        with_usage: ready.streaming.usage,
    };
    if ready.streaming.on {
        return Ok(stream::respond(running, format));
    }
    let mut answers = vec![Whole::default(); choices];
    while let Some(update) = running.next().await? {
        format.collect(&update, &mut answers);
    }
    Ok(ok(&format.whole(&answers)))
}

/// An answer that is collected.
#[derive(Clone, Default)]
struct Whole {
    text: String,
    tokens: Vec<(TokenText, usize)>,
    finish: Option<&'static str>,
}

struct Format {
    app: Arc<App>,
    id: String,
    created: u64,
    name: String,
    logprobs: bool,
    echo: String,
    /// The length in characters of the text of each answer so far, by its tokens.
    offsets: Vec<usize>,
    usage: Usage,
    with_usage: bool,
}

/// The text of parts; without markup all of them are content.
fn text(pieces: &[Piece]) -> String {
    let content = |piece: &Piece| match piece {
        Piece::Content(text) | Piece::Reasoning(text) => text.clone(),
        Piece::Call { .. } => String::new(),
    };
    pieces.iter().map(content).collect()
}

impl Format {
    /// The offset of a token in the text, and moves on behind it.
    fn offset(&mut self, choice: usize, token: &TokenText) -> usize {
        let at = self.offsets[choice];
        self.offsets[choice] += token_text(&self.app.model, token.id).chars().count();
        at
    }

    fn logprobs(&self, tokens: &[(TokenText, usize)]) -> Value {
        if !self.logprobs {
            return Value::Null;
        }
        let model = &self.app.model;
        let top = |token: &TokenText| -> Value {
            let pair = |(id, logprob): &(u32, f32)| (token_text(model, *id), json!(finite(*logprob)));
            Value::Object(token.top.iter().map(pair).collect())
        };
        json!({
            "tokens": tokens.iter().map(|(t, _)| token_text(model, t.id)).collect::<Vec<_>>(),
            "token_logprobs": tokens.iter().map(|(t, _)| t.logprob.map(finite)).collect::<Vec<_>>(),
            "top_logprobs": tokens.iter().map(|(t, _)| top(t)).collect::<Vec<_>>(),
            "text_offset": tokens.iter().map(|(_, offset)| *offset).collect::<Vec<_>>(),
        })
    }

    fn collect(&mut self, update: &Update, answers: &mut [Whole]) {
        match update {
            Update::Token { choice, pieces, token } => {
                answers[*choice].text.push_str(&text(pieces));
                if self.logprobs {
                    let offset = self.offset(*choice, token);
                    answers[*choice].tokens.push((token.clone(), offset));
                }
            }
            Update::End { choice, pieces, finish, usage } => {
                answers[*choice].text.push_str(&text(pieces));
                answers[*choice].finish = Some(finish_reason(finish));
                self.usage.add(*usage);
            }
        }
    }

    fn object(&self, choices: Value) -> Value {
        json!({
            "id": self.id, "object": "text_completion", "created": self.created, "model": self.name,
            "choices": choices, "system_fingerprint": null,
        })
    }

    fn choice(&self, index: usize, text: &str, logprobs: Value, finish: Option<&str>) -> Value {
        json!({"index": index, "text": text, "logprobs": logprobs, "finish_reason": finish})
    }

    fn whole(&self, answers: &[Whole]) -> Value {
        let choice = |(index, answer): (usize, &Whole)| {
            let text = self.echo.clone() + &answer.text;
            self.choice(index, &text, self.logprobs(&answer.tokens), answer.finish)
        };
        let mut object = self.object(answers.iter().enumerate().map(choice).collect());
        object["usage"] = usage(self.usage);
        object
    }

    fn chunk(&self, choice: usize, text: &str, logprobs: Value, finish: Option<&str>) -> Message {
        let mut chunk = self.object(json!([self.choice(choice, text, logprobs, finish)]));
        if self.with_usage {
            chunk["usage"] = Value::Null;
        }
        Message::data(&chunk)
    }
}

impl Events for Format {
    fn begin(&mut self) -> Vec<Message> {
        if self.echo.is_empty() {
            return Vec::new();
        }
        (0..self.offsets.len()).map(|choice| self.chunk(choice, &self.echo, Value::Null, None)).collect()
    }

    fn update(&mut self, update: &Update) -> Vec<Message> {
        match update {
            Update::Token { choice, pieces, token } => {
                let text = text(pieces);
                if text.is_empty() && !self.logprobs {
                    return Vec::new();
                }
                let offset = self.offset(*choice, token);
                let logprobs = self.logprobs(&[(token.clone(), offset)]);
                vec![self.chunk(*choice, &text, logprobs, None)]
            }
            Update::End { choice, pieces, finish, usage } => {
                self.usage.add(*usage);
                vec![self.chunk(*choice, &text(pieces), Value::Null, Some(finish_reason(finish)))]
            }
        }
    }

    fn end(&mut self) -> Vec<Message> {
        let mut messages = Vec::new();
        if self.with_usage {
            let mut chunk = self.object(json!([]));
            chunk["usage"] = usage(self.usage);
            messages.push(Message::data(&chunk));
        }
        messages.push(Message::done());
        messages
    }

    fn fail(&mut self, error: &ApiError) -> Vec<Message> {
        vec![Message::error(error)]
    }
}
