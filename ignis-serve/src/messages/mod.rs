//! Anthropic's `/v1/messages` and `/v1/messages/count_tokens`.
//!
//! | file | contents |
//! |---|---|
//! | `conversation` | messages, the system text and tools of a request |
//! | `request` | the other parameters |
//! | `answer` | the answer, at once or as a stream |

mod answer;
mod conversation;
mod request;

use crate::app::{Answer, App, ok};
use crate::error::ApiError;
use crate::model::ServedModel;
use crate::running::{Plan, Running, Update};
use crate::settings::Settings;
use crate::stream;
use axum::extract::Request;
use serde_json::{Value, json};
use std::sync::Arc;

pub(crate) use request::count;

/// What a request asks to run.
pub(crate) fn plan(body: &Value, model: &ServedModel, settings: &Settings) -> Result<Plan, ApiError> {
    Ok(request::read(body, model, settings)?.plan)
}

pub(crate) async fn create(app: Arc<App>, request: Request) -> Answer {
    let body = app.body(request).await?;
    let ready = app.blocking(move |app| request::read(&body, &app.model, &app.settings)).await?;
    let prompt = ready.plan.prompt.len();
    let mut running = Running::start(&app, ready.plan)?;
    if ready.streaming {
        return Ok(stream::respond(running, answer::Stream::new(ready.name, prompt)));
    }
    let mut whole = answer::Whole::new(ready.name);
    while let Some(update) = running.next().await? {
        let (Update::Token { pieces, .. } | Update::End { pieces, .. }) = &update;
        whole.add(pieces);
        if let Update::End { finish, usage, .. } = update {
            whole.end(finish, usage);
        }
    }
    Ok(ok(&whole.object()))
}

pub(crate) async fn count_tokens(app: Arc<App>, request: Request) -> Answer {
    let body = app.body(request).await?;
    let count = app.blocking(move |app| request::count(&body, &app.model, &app.settings)).await?;
    Ok(ok(&json!({"input_tokens": count})))
}
