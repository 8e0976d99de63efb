//! The routes, and what holds for all of them: keys, names of the host, logs.

use crate::app::App;
use crate::error::{ApiError, Shape};
use crate::settings::Settings;
use crate::{chat, completions, embeddings, messages, page, responses, state, tokens};
use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::Response;
use axum::routing::{get, post};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;
use subtle::ConstantTimeEq;
use tower_http::cors::{AllowOrigin, Any, CorsLayer};

/// Turns a handler that may fail into one whose errors have the shape of its endpoint.
macro_rules! shaped {
    ($method:ident, $handler:path) => {
        $method(|State(app): State<Arc<App>>, request: Request| async move {
            let shape = Shape::of(request.uri().path());
            $handler(app, request).await.unwrap_or_else(|error: ApiError| error.response(shape))
        })
    };
}

/// The routes of a server.
pub(crate) fn router(app: Arc<App>) -> Router {
    let cors = cors(&app.settings);
    let router = Router::new()
        .route("/v1/models", shaped!(get, state::models))
        .route("/v1/models/{*id}", shaped!(get, state::model))
        .route("/v1/chat/completions", shaped!(post, chat::create))
        .route("/v1/completions", shaped!(post, completions::create))
        .route("/v1/responses", shaped!(post, responses::create))
        .route("/v1/responses/input_tokens", shaped!(post, responses::input_tokens))
        .route("/v1/embeddings", shaped!(post, embeddings::create))
        .route("/v1/messages", shaped!(post, messages::create))
        .route("/v1/messages/count_tokens", shaped!(post, messages::count_tokens))
        .route("/tokenize", shaped!(post, tokens::tokenize))
        .route("/detokenize", shaped!(post, tokens::detokenize))
        .route("/health", shaped!(get, state::health))
        .route("/metrics", shaped!(get, state::metrics))
        .route("/", shaped!(get, page::page))
        .fallback(not_found)
        .method_not_allowed_fallback(wrong_method)
        .layer(from_fn_with_state(Arc::clone(&app), gate))
        .with_state(app);
    match cors {
        Some(layer) => router.layer(layer),
        None => router,
    }
}

fn cors(settings: &Settings) -> Option<CorsLayer> {
    if settings.cors.is_empty() {
        return None;
    }
    let origins = if settings.cors.iter().any(|origin| origin == "*") {
        AllowOrigin::from(Any)
    } else {
        AllowOrigin::list(settings.cors.iter().filter_map(|origin| HeaderValue::from_str(origin).ok()))
    };
    let layer = CorsLayer::new().allow_origin(origins).allow_methods([Method::GET, Method::POST]);
    Some(layer.allow_headers(Any))
}

async fn not_found(request: Request) -> Response {
    let path = request.uri().path();
    let message = format!("there is no endpoint {} {path}", request.method());
    ApiError::new(StatusCode::NOT_FOUND, message).response(Shape::of(path))
}

async fn wrong_method(request: Request) -> Response {
    let path = request.uri().path();
    let message = format!("{path} does not accept {}", request.method());
    ApiError::new(StatusCode::METHOD_NOT_ALLOWED, message).response(Shape::of(path))
}

/// Checks what every request needs, and logs its end.
async fn gate(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let start = Instant::now();
    let path = request.uri().path().to_string();
    let route = request.extensions().get::<MatchedPath>().map_or("other", |route| route.as_str()).to_string();
    let method = request.method().clone();
    let mut response = match admit(&app.settings, &route, request.headers()) {
        Ok(()) => next.run(request).await,
        Err(error) => error.response(Shape::of(&path)),
    };
    let id = crate::random::id("req_");
    if let Ok(value) = HeaderValue::from_str(&id) {
        response.headers_mut().insert("x-request-id", value.clone());
        response.headers_mut().insert("request-id", value);
    }
    let status = response.status().as_u16();
    app.metrics.http(&route, status);
    tracing::info!(%method, path, status, ms = start.elapsed().as_millis() as u64, id, "request");
    response
}

/// Routes that need no key: they tell nothing but that the server runs, and the page asks for the key.
const OPEN_ROUTES: [&str; 2] = ["/health", "/"];

fn admit(settings: &Settings, route: &str, headers: &HeaderMap) -> Result<(), ApiError> {
    if settings.local_names_only && !is_local_name(headers.get(header::HOST)) {
        let message =
            "the Host header must be localhost or an IP address: start the server with --any-host to accept others";
        return Err(ApiError::new(StatusCode::FORBIDDEN, message));
    }
    if settings.api_keys.is_empty() || OPEN_ROUTES.contains(&route) {
        return Ok(());
    }
    let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.as_bytes().strip_prefix(b"Bearer "));
    let key = bearer.or_else(|| headers.get("x-api-key").map(HeaderValue::as_bytes));
    let Some(key) = key else {
        let message = "a key is required: send it as `Authorization: Bearer KEY` or `x-api-key: KEY`";
        return Err(ApiError::new(StatusCode::UNAUTHORIZED, message).code("missing_api_key"));
    };
    // All keys are compared, each in a time that depends only on the lengths.
    let known = settings.api_keys.iter().fold(subtle::Choice::from(0), |found, one| found | one.as_bytes().ct_eq(key));
    if bool::from(known) {
        return Ok(());
    }
    Err(ApiError::new(StatusCode::UNAUTHORIZED, "the key is wrong").code("invalid_api_key"))
}

/// Whether a page of another site cannot have sent a request with this Host header.
fn is_local_name(host: Option<&HeaderValue>) -> bool {
    let Some(host) = host.and_then(|host| host.to_str().ok()) else { return false };
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.rsplit_once(':').map_or(host, |(name, _)| name),
    };
    name.eq_ignore_ascii_case("localhost") || name.parse::<IpAddr>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_other_sites_are_not_local() {
        let local = |host: &'static str| is_local_name(Some(&HeaderValue::from_static(host)));
        assert!(
            ["localhost", "LOCALHOST:80", "127.0.0.1:8080", "[::1]:8080", "[::1]", "10.0.0.2"].iter().all(|h| local(h))
        );
        assert!(!["example.org", "localhost.example.org:80", "127.0.0.1.nip.io", ""].iter().any(|h| local(h)));
        assert!(!is_local_name(None));
    }

    #[test]
    fn keys_are_required_and_compared() {
        let settings = Settings { api_keys: vec!["one".into(), "two".into()], ..Settings::default() };
        let with = |name: &'static str, value: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static("localhost"));
            headers.insert(name, HeaderValue::from_static(value));
            admit(&settings, "/v1/models", &headers).map_err(|error| error.status.as_u16())
        };
        assert_eq!(with("authorization", "Bearer two"), Ok(()));
        assert_eq!(with("x-api-key", "one"), Ok(()));
        for wrong in ["Bearer three", "Bearer tw", "two", "Basic two", "Bearer "] {
            assert_eq!(with("authorization", wrong), Err(401), "{wrong}");
        }
    }
}
