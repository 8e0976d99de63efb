//! What all requests share, and the bodies that they read.

use crate::error::{ApiError, json_response};
use crate::metrics::Metrics;
use crate::model::ServedModel;
use crate::settings::Settings;
use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::{StatusCode, header};
use axum::response::Response;
use serde_json::Value;
use std::sync::Arc;

/// What all requests share.
pub(crate) struct App {
    pub(crate) model: ServedModel,
    pub(crate) settings: Settings,
    pub(crate) metrics: Metrics,
}

/// The result of a handler, before its error has a shape.
pub(crate) type Answer = Result<Response, ApiError>;

impl App {
    /// The JSON body of a request.
    pub(crate) async fn body(&self, request: Request) -> Result<Value, ApiError> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        if !kind.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case("application/json") {
            let message = "the Content-Type must be application/json";
            return Err(ApiError::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, message));
        }
        let limit = self.settings.body;
        let too_large = || {
            let message = format!("the body is larger than {limit} bytes, the limit of this server");
            ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, message).code("body_too_large")
        };
        let length = request.headers().get(header::CONTENT_LENGTH).and_then(|n| n.to_str().ok()?.parse::<u64>().ok());
        if length.is_some_and(|length| length > limit as u64) {
            return Err(too_large());
        }
        let read = tokio::time::timeout(self.settings.receive, to_bytes(request.into_body(), limit));
        let Ok(bytes) = read.await else {
            return Err(ApiError::new(StatusCode::REQUEST_TIMEOUT, "the body did not arrive in time"));
        };
        let bytes = bytes.map_err(|error| {
            let cut = std::error::Error::source(&error).is_some_and(|cause| cause.to_string().contains("length limit"));
            if cut { too_large() } else { ApiError::invalid("the body could not be read") }
        })?;
        let value = parse(&bytes)?;
        if self.settings.log_texts {
            tracing::info!(body = %value, "body");
        }
        Ok(value)
    }

    /// Runs work that takes a while, such as tokenizing a long prompt, without delaying other requests.
    pub(crate) async fn blocking<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&App) -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let app = Arc::clone(self);
        let done = tokio::task::spawn_blocking(move || work(&app)).await;
        done.unwrap_or_else(|_| Err(ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "the request failed internally")))
    }
}

/// The JSON of a body.
pub(crate) fn parse(bytes: &[u8]) -> Result<Value, ApiError> {
    serde_json::from_slice(bytes)
        .map_err(|error| ApiError::invalid(format!("the body is not valid JSON: {error}")).code("invalid_json"))
}

/// A successful answer in JSON.
pub(crate) fn ok(value: &Value) -> axum::http::Response<Body> {
    json_response(StatusCode::OK, value)
}
