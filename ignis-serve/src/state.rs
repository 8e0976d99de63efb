//! Endpoints about the server and its model.

use crate::app::{Answer, App, ok};
use crate::error::ApiError;
use crate::parameters::unknown_model;
use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderValue, Response, StatusCode, header};
use serde_json::{Value, json};
use std::sync::Arc;

fn description(app: &App) -> Value {
    json!({
        "id": app.model.name, "object": "model", "created": app.model.created, "owned_by": "ignis",
        "max_model_len": app.model.context,
    })
}

pub(crate) async fn models(app: Arc<App>, _: Request) -> Answer {
    Ok(ok(&json!({"object": "list", "data": [description(&app)]})))
}

pub(crate) async fn model(app: Arc<App>, request: Request) -> Answer {
    let id = request.uri().path().trim_start_matches("/v1/models/").to_string();
    if id == app.model.name || app.settings.any_model {
        let mut found = description(&app);
        found["id"] = id.into();
        return Ok(ok(&found));
    }
    Err(unknown_model(&id, &app.model))
}

/// The engine gives tokens, not hidden states.
pub(crate) async fn embeddings(app: Arc<App>, request: Request) -> Answer {
    app.body(request).await?;
    let message = "embeddings are not implemented: the engine does not give hidden states";
    Err(ApiError::new(StatusCode::NOT_IMPLEMENTED, message).code("not_implemented"))
}

pub(crate) async fn health(_: Arc<App>, _: Request) -> Answer {
    Ok(ok(&json!({"status": "ok"})))
}

pub(crate) async fn metrics(app: Arc<App>, _: Request) -> Answer {
    let text = app.metrics.text(&app.model.engine.stats());
    let text = text.map_err(|_| ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "the metrics cannot be written"))?;
    let mut response = Response::new(Body::from(text));
    let kind = HeaderValue::from_static("application/openmetrics-text; version=1.0.0; charset=utf-8");
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    Ok(response)
}
