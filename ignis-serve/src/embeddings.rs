//! `/v1/embeddings`: the vectors of texts, of length 1, from the last token of each.

use crate::app::{Answer, App, ok};
use crate::error::ApiError;
use crate::fields::Fields;
use crate::model::ServedModel;
use crate::parameters;
use crate::running::{late, refused};
use crate::settings::Settings;
use crate::tokens::ids;
use axum::extract::Request;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use ignis::engine::{Pooling, Refused, Ticket};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::oneshot;

/// The most texts of one request, as in OpenAI's interface.
const INPUTS: usize = 2048;

/// What a request asks for.
pub(crate) struct Ready {
    /// The tokens of each input.
    pub(crate) inputs: Vec<Vec<u32>>,
    /// The name of the model in the request.
    name: String,
    base64: bool,
}

pub(crate) fn read(body: &Value, model: &ServedModel, settings: &Settings) -> Result<Ready, ApiError> {
    let mut fields = Fields::of(body, "")?;
    let name = parameters::model(&mut fields, model, settings)?;
    let value = fields.value("input").ok_or_else(|| fields.wrong("input", "this parameter is required"))?;
    let inputs = inputs(value, model)?;
    let base64 = fields.word("encoding_format", &["float", "base64"])? == Some("base64");
    // A prefix of an embedding is one only if the model was trained for it, which its files do not say.
    fields.neutral("dimensions", &[])?;
    fields.label("user")?;
    fields.finish()?;
    for tokens in &inputs {
        if tokens.is_empty() {
            return Err(ApiError::param("input", "an input is empty"));
        }
        if tokens.len() > model.context {
            let (tokens, context) = (tokens.len(), model.context);
            let error: ApiError = ignis::Error::PromptTooLong { tokens, context, hint: String::new() }.into();
            return Err(ApiError { param: Some("input".into()), ..error });
        }
    }
    Ok(Ready { inputs, name, base64 })
}

/// A text, token ids, or a list of either.
fn inputs(value: &Value, model: &ServedModel) -> Result<Vec<Vec<u32>>, ApiError> {
    let one = |value: &Value, param: &str| match value {
        Value::String(text) => Ok(model.tokenizer.encode_prompt(text)?),
        Value::Array(list) => ids(list, param, model.vocab),
        _ => Err(ApiError::param(param, "expected a string or an array of token ids")),
    };
    match value {
        Value::Array(list) if list.is_empty() || list.len() > INPUTS => {
            Err(ApiError::param("input", format!("expected 1 to {INPUTS} inputs")))
        }
        Value::Array(list) if !list[0].is_number() => {
            list.iter().enumerate().map(|(index, value)| one(value, &format!("input[{index}]"))).collect()
        }
        value => Ok(vec![one(value, "input")?]),
    }
}

/// Cancels the vector of an input when the client is gone.
struct Cancel(Ticket);

impl Drop for Cancel {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

/// The vector of an input.
async fn vector(app: &App, tokens: Vec<u32>, deadline: Instant) -> Result<Vec<f32>, ApiError> {
    let (sender, receiver) = oneshot::channel();
    let reply = move |result| drop(sender.send(result));
    let ticket = app.model.engine.submit_embedding(tokens, Pooling::LastToken, reply).map_err(refused)?;
    let _cancel = Cancel(ticket);
    let Ok(answer) = tokio::time::timeout_at(deadline.into(), receiver).await else { return Err(late()) };
    Ok(answer.map_err(|_| refused(Refused::Closed))??)
}

/// A vector as a part of the answer. Base64 has the bytes of its elements, the lowest first.
fn encoded(vector: &[f32], base64: bool) -> Value {
    if !base64 {
        return vector.into();
    }
    let bytes: Vec<u8> = vector.iter().flat_map(|x| x.to_le_bytes()).collect();
    BASE64_STANDARD.encode(bytes).into()
}

pub(crate) async fn create(app: Arc<App>, request: Request) -> Answer {
    let body = app.body(request).await?;
    let Ready { inputs, name, base64 } = app.blocking(move |app| read(&body, &app.model, &app.settings)).await?;
    let deadline = Instant::now() + app.settings.deadline;
    let tokens: usize = inputs.iter().map(Vec::len).sum();
    app.metrics.requests_submitted(tokens as u64);
    let mut data = Vec::with_capacity(inputs.len());
    // One after the other, so that a request takes one place of the queue.
    for (index, tokens) in inputs.into_iter().enumerate() {
        let embedding = encoded(&vector(&app, tokens, deadline).await?, base64);
        data.push(json!({"object": "embedding", "index": index, "embedding": embedding}));
    }
    let usage = json!({"prompt_tokens": tokens, "total_tokens": tokens});
    Ok(ok(&json!({"object": "list", "data": data, "model": name, "usage": usage})))
}
