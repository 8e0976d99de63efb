//! Errors of requests, in the shapes of OpenAI's and Anthropic's interfaces.

use axum::body::Body;
use axum::http::{HeaderValue, Response, StatusCode, header};
use serde_json::{Value, json};

/// Whose shape an answer has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    OpenAi,
    Anthropic,
}

impl Shape {
    /// The shape of the endpoint at this path.
    pub(crate) fn of(path: &str) -> Self {
        if path.starts_with("/v1/messages") { Shape::Anthropic } else { Shape::OpenAi }
    }
}

/// Why a request gets no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ApiError {
    pub(crate) status: StatusCode,
    pub(crate) code: Option<&'static str>,
    pub(crate) message: String,
    /// The parameter that is at fault.
    pub(crate) param: Option<String>,
}

impl ApiError {
    pub(crate) fn new(status: StatusCode, message: impl Into<String>) -> Self {
        ApiError { status, code: None, message: message.into(), param: None }
    }

    /// A request that cannot be fulfilled as it is.
    pub(crate) fn invalid(message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, message)
    }

    /// A parameter with a value that is wrong or not supported.
    pub(crate) fn param(param: impl Into<String>, message: impl Into<String>) -> Self {
        ApiError { param: Some(param.into()), ..Self::invalid(message) }
    }

    pub(crate) fn code(self, code: &'static str) -> Self {
        ApiError { code: Some(code), ..self }
    }

    /// The error's class in OpenAI's interface.
    fn kind(&self) -> &'static str {
        match self.status {
            StatusCode::UNAUTHORIZED => "authentication_error",
            StatusCode::FORBIDDEN => "permission_error",
            StatusCode::TOO_MANY_REQUESTS => "rate_limit_error",
            status if status.is_server_error() => "server_error",
            _ => "invalid_request_error",
        }
    }

    /// The error's class in Anthropic's interface.
    fn anthropic_kind(&self) -> &'static str {
        match self.status {
            StatusCode::UNAUTHORIZED => "authentication_error",
            StatusCode::FORBIDDEN => "permission_error",
            StatusCode::NOT_FOUND => "not_found_error",
            StatusCode::PAYLOAD_TOO_LARGE => "request_too_large",
            StatusCode::TOO_MANY_REQUESTS => "rate_limit_error",
            StatusCode::SERVICE_UNAVAILABLE => "overloaded_error",
            status if status.is_server_error() => "api_error",
            _ => "invalid_request_error",
        }
    }

    /// The body of the answer.
    pub(crate) fn body(&self, shape: Shape) -> Value {
        match shape {
            Shape::OpenAi => json!({"error": {
                "message": self.message, "type": self.kind(), "param": self.param, "code": self.code,
            }}),
            Shape::Anthropic => {
                let message = match &self.param {
                    Some(param) => format!("{param}: {}", self.message),
                    None => self.message.clone(),
                };
                json!({"type": "error", "error": {"type": self.anthropic_kind(), "message": message}})
            }
        }
    }

    /// The answer.
    pub(crate) fn response(&self, shape: Shape) -> Response<Body> {
        let mut response = json_response(self.status, &self.body(shape));
        let headers = response.headers_mut();
        match self.status {
            StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => {
                headers.insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
            }
            StatusCode::UNAUTHORIZED => {
                headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
            }
            _ => {}
        }
        response
    }
}

impl From<ignis::Error> for ApiError {
    fn from(error: ignis::Error) -> Self {
        use ignis::Error as E;
        match &error {
            E::PromptTooLong { .. } => ApiError::invalid(error.to_string()).code("context_length_exceeded"),
            E::EmptyPrompt
            | E::TokenId { .. }
            | E::Encode { .. }
            | E::Template { .. }
            | E::NoTemplate { .. }
            | E::AllExcluded { .. }
            | E::Grammar { .. }
            | E::Sampling { .. } => ApiError::invalid(error.to_string()),
            // The client can repeat the request: the engine is opened anew.
            E::StepFailed { .. } | E::Device(_) => {
                ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, error.to_string()).code("device_failed")
            }
            _ => ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, error.to_string()),
        }
    }
}

/// An answer in JSON.
pub(crate) fn json_response(status: StatusCode, value: &Value) -> Response<Body> {
    let mut response = Response::new(Body::from(value.to_string()));
    *response.status_mut() = status;
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    response
}
