//! `/v1/responses` and `/v1/responses/input_tokens`, without state: nothing is stored, and every request has its whole
//! conversation.
//!
//! | file | contents |
//! |---|---|
//! | `input` | the items of a conversation |
//! | `request` | the other parameters |
//! | `answer` | the answer, at once or as a stream |

mod answer;
mod input;
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
    let mut running = Running::start(&app, ready.plan)?;
    let mut response = answer::Response::new(ready.shown);
    if ready.streaming {
        return Ok(stream::respond(running, answer::Stream::new(response)));
    }
    while let Some(update) = running.next().await? {
        let (Update::Token { pieces, .. } | Update::End { pieces, .. }) = &update;
        pieces.iter().for_each(|piece| response.add(piece));
        if let Update::End { finish, usage, .. } = &update {
            response.end(finish, *usage);
        }
    }
    Ok(ok(&response.object()))
}

pub(crate) async fn input_tokens(app: Arc<App>, request: Request) -> Answer {
    let body = app.body(request).await?;
    let count = app.blocking(move |app| request::count(&body, &app.model, &app.settings)).await?;
    Ok(ok(&json!({"object": "response.input_tokens", "input_tokens": count})))
}
