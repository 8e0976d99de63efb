//! The chat page.

use crate::app::{Answer, App};
use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderValue, Response, header};
use std::sync::Arc;

/// One file without external resources.
const PAGE: &str = include_str!("page.html");

/// The page loads nothing from elsewhere and is not shown within other pages.
const POLICY: &str = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; connect-src 'self'; \
                      img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

pub(crate) async fn page(_: Arc<App>, _: Request) -> Answer {
    let mut response = Response::new(Body::from(PAGE));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    Ok(response)
}
