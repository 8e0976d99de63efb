//! `/tokenize` and `/detokenize`.

use crate::app::{Answer, App, ok};
use crate::chat;
use crate::error::ApiError;
use crate::fields::Fields;
use crate::model::ServedModel;
use crate::parameters;
use crate::settings::Settings;
use axum::extract::Request;
use serde_json::{Value, json};
use std::sync::Arc;

/// The text of a token; bytes that are not UTF-8 by themselves are replaced.
pub(crate) fn token_text(model: &ServedModel, id: u32) -> String {
    String::from_utf8_lossy(model.tokenizer.bytes(id)).into_owned()
}

/// A list of token ids below the vocabulary.
pub(crate) fn ids(list: &[Value], param: &str, vocab: usize) -> Result<Vec<u32>, ApiError> {
    let id = |value: &Value| value.as_u64().filter(|id| *id < vocab as u64).map(|id| id as u32);
    let all: Option<Vec<u32>> = list.iter().map(id).collect();
    all.ok_or_else(|| ApiError::param(param, format!("expected token ids below {vocab}")))
}

/// `model` may be left out.
fn check_model(fields: &mut Fields<'_>, model: &ServedModel, settings: &Settings) -> Result<(), ApiError> {
    match fields.value("model") {
        Some(_) => parameters::model(fields, model, settings).map(|_| ()),
        None => Ok(()),
    }
}

/// The tokens of a text or of messages, and whether to show their texts.
pub(crate) fn tokens(body: &Value, model: &ServedModel, settings: &Settings) -> Result<(Vec<u32>, bool), ApiError> {
    let mut fields = Fields::of(body, "")?;
    check_model(&mut fields, model, settings)?;
    let ids = if fields.value("messages").is_some() {
        chat::conversation_to_tokenize(&mut fields, model)?.render(model)?.tokens
    } else {
        let text = fields.required_text("prompt")?;
        match fields.flag("add_special_tokens")?.unwrap_or(true) {
            true => model.tokenizer.encode_prompt(text)?,
            false => model.tokenizer.encode_with_control(text)?,
        }
    };
    let texts = fields.flag("return_token_strs")?.unwrap_or(false);
    fields.finish()?;
    Ok((ids, texts))
}

/// The tokens to make a text of.
pub(crate) fn ids_of_body(body: &Value, model: &ServedModel, settings: &Settings) -> Result<Vec<u32>, ApiError> {
    let mut fields = Fields::of(body, "")?;
    check_model(&mut fields, model, settings)?;
    let list = fields.list("tokens")?.ok_or_else(|| fields.wrong("tokens", "this parameter is required"))?;
    let ids = ids(list, "tokens", model.vocab)?;
    fields.finish()?;
    Ok(ids)
}

pub(crate) async fn tokenize(app: Arc<App>, request: Request) -> Answer {
    let body = app.body(request).await?;
    app.blocking(move |app| {
        let model = &app.model;
        let (ids, texts) = tokens(&body, model, &app.settings)?;
        let mut answer = json!({"count": ids.len(), "max_model_len": model.context, "tokens": ids});
        if texts {
            answer["token_strs"] = ids.iter().map(|id| token_text(model, *id)).collect();
        }
        Ok(ok(&answer))
    })
    .await
}

pub(crate) async fn detokenize(app: Arc<App>, request: Request) -> Answer {
    let body = app.body(request).await?;
    app.blocking(move |app| {
        let ids = ids_of_body(&body, &app.model, &app.settings)?;
        let bytes: Vec<u8> = ids.iter().flat_map(|id| app.model.tokenizer.bytes(*id)).copied().collect();
        Ok(ok(&json!({"prompt": String::from_utf8_lossy(&bytes)})))
    })
    .await
}
