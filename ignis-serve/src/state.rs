//! Endpoints about the server and its model.

use crate::app::{Answer, App, ok};
use crate::error::ApiError;
use crate::parameters::unknown_model;
use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderValue, Response, StatusCode, header};
use ignis::engine::EngineState;
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

/// Whether requests can be answered.
pub(crate) async fn health(app: Arc<App>, _: Request) -> Answer {
    let (message, code) = match app.model.engine.state() {
        EngineState::Running => return Ok(ok(&json!({"status": "ok"}))),
        EngineState::Opening => ("the device failed: the engine is opened anew", "engine_opening"),
        EngineState::Closed => ("the engine has stopped", "engine_stopped"),
    };
    Err(ApiError::new(StatusCode::SERVICE_UNAVAILABLE, message).code(code))
}

pub(crate) async fn metrics(app: Arc<App>, _: Request) -> Answer {
    let text = app.metrics.text(&app.model.engine.stats());
    let text = text.map_err(|_| ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "the metrics cannot be written"))?;
    let mut response = Response::new(Body::from(text));
    let kind = HeaderValue::from_static("application/openmetrics-text; version=1.0.0; charset=utf-8");
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    Ok(response)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metrics::Metrics;
    use crate::model::ServedModel;
    use crate::settings::Settings;
    use ignis::files::Folder;

    #[tokio::test]
    async fn the_health_is_that_of_the_engine() {
        let folder = Folder::open(concat!(env!("CARGO_MANIFEST_DIR"), "/../assets/tiny-qwen3")).unwrap();
        let device = || t0::Device::builder().virtual_gpu(t0::VirtualOptions::default()).open();
        let settings = Settings::default();
        let model = ServedModel::open(folder, device, &settings, &mut |_, _| {}).unwrap();
        let app = Arc::new(App { model, settings, metrics: Metrics::new() });
        let health = |app: &Arc<App>| health(Arc::clone(app), Request::new(Body::empty()));
        assert_eq!(health(&app).await.unwrap().status(), 200);
        app.model.engine.clone().close();
        assert_eq!(health(&app).await.unwrap_err().status, 503);
    }
}
