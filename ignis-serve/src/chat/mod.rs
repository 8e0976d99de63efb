//! `/v1/chat/completions`.
//!
//! | file | contents |
//! |---|---|
//! | `conversation` | messages and tools of a request |
//! | `request` | the other parameters |
//! | `answer` | the answer, at once or as a stream |
//! | `logprobs` | log-probabilities of tokens |

mod answer;
mod conversation;
mod logprobs;
mod request;

use crate::app::{Answer, App, ok};
use crate::error::ApiError;
use crate::model::ServedModel;
use crate::running::{Plan, Running};
use crate::settings::Settings;
use crate::stream;
use axum::extract::Request;
use serde_json::Value;
use std::sync::Arc;

pub(crate) use answer::{finish_reason, usage};
pub(crate) use conversation::arguments;
pub(crate) use logprobs::finite;
pub(crate) use request::{conversation_to_tokenize, effort};

/// What a request asks to run.
pub(crate) fn plan(body: &Value, model: &ServedModel, settings: &Settings) -> Result<Plan, ApiError> {
    Ok(request::read(body, model, settings)?.plan)
}

pub(crate) async fn create(app: Arc<App>, request: Request) -> Answer {
    let body = app.body(request).await?;
    let ready = app.blocking(move |app| request::read(&body, &app.model, &app.settings)).await?;
    let mut running = Running::start(&app, ready.plan)?;
    let mut format = answer::Format::new(Arc::clone(&app), ready.name, ready.logprobs, ready.choices);
    if ready.streaming.on {
        return Ok(stream::respond(running, answer::Chunks::new(format, ready.streaming.usage)));
    }
    while let Some(update) = running.next().await? {
        format.collect(update);
    }
    let answer = format.whole();
    if app.settings.log_texts {
        tracing::info!(answer = %answer, "answer");
    }
    Ok(ok(&answer))
}
