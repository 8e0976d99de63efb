//! `/v1/embeddings`: reads and checks the request. A valid request is answered with status 501: the server does not
//! ask the engine for vectors yet.

use crate::app::{Answer, App};
use crate::error::ApiError;
use crate::fields::Fields;
use crate::model::ServedModel;
use crate::parameters;
use crate::settings::Settings;
use crate::tokens::ids;
use axum::extract::Request;
use axum::http::StatusCode;
use serde_json::Value;
use std::sync::Arc;

/// The most texts of one request, as in OpenAI's interface.
const INPUTS: usize = 2048;

/// The tokens of each input.
pub(crate) fn inputs(body: &Value, model: &ServedModel, settings: &Settings) -> Result<Vec<Vec<u32>>, ApiError> {
    let mut fields = Fields::of(body, "")?;
    parameters::model(&mut fields, model, settings)?;
    let value = fields.value("input").ok_or_else(|| fields.wrong("input", "this parameter is required"))?;
    let inputs = read(value, model)?;
    fields.word("encoding_format", &["float", "base64"])?;
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
    Ok(inputs)
}

/// A text, token ids, or a list of either.
fn read(value: &Value, model: &ServedModel) -> Result<Vec<Vec<u32>>, ApiError> {
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

pub(crate) async fn create(app: Arc<App>, request: Request) -> Answer {
    let body = app.body(request).await?;
    app.blocking(move |app| inputs(&body, &app.model, &app.settings)).await?;
    let message = "embeddings are not implemented by this server";
    Err(ApiError::new(StatusCode::NOT_IMPLEMENTED, message).code("not_implemented"))
}
