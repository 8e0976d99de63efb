//! Reads requests without running them.

use crate::app::parse;
use crate::error::ApiError;
use crate::model::ServedModel;
use crate::settings::Settings;
use crate::{chat, completions, embeddings, messages, responses, tokens};

/// The endpoints whose requests [`ServedModel::check`] reads.
pub const ENDPOINTS: [&str; 9] = [
    "/v1/chat/completions",
    "/v1/completions",
    "/v1/responses",
    "/v1/responses/input_tokens",
    "/v1/messages",
    "/v1/messages/count_tokens",
    "/v1/embeddings",
    "/tokenize",
    "/detokenize",
];

/// Why a request would be refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct RequestError {
    /// The status of the answer over HTTP.
    pub status: u16,
    /// The parameter at fault.
    pub param: Option<String>,
    /// What is wrong.
    pub message: String,
}

impl From<ApiError> for RequestError {
    fn from(error: ApiError) -> Self {
        RequestError { status: error.status.as_u16(), param: error.param, message: error.message }
    }
}

impl ServedModel {
    /// Reads the body of a POST request to `path` as the server does, and does not run it. Returns the number of tokens
    /// of the prompt.
    ///
    /// # Errors
    /// The server would refuse the request for what its body says. A prompt that the context has no room for is not
    /// refused here.
    pub fn check(&self, settings: &Settings, path: &str, body: &[u8]) -> Result<usize, RequestError> {
        let body = parse(body)?;
        let prompt = match path {
            "/v1/chat/completions" => chat::plan(&body, self, settings)?.prompt.len(),
            "/v1/completions" => completions::plan(&body, self, settings)?.prompt.len(),
            "/v1/responses" => responses::plan(&body, self, settings)?.prompt.len(),
            "/v1/responses/input_tokens" => responses::count(&body, self, settings)?,
            "/v1/messages" => messages::plan(&body, self, settings)?.prompt.len(),
            "/v1/messages/count_tokens" => messages::count(&body, self, settings)?,
            "/v1/embeddings" => embeddings::read(&body, self, settings)?.inputs.iter().map(Vec::len).sum(),
            "/tokenize" => tokens::tokens(&body, self, settings)?.0.len(),
            "/detokenize" => tokens::ids_of_body(&body, self, settings)?.len(),
            _ => return Err(ApiError::new(axum::http::StatusCode::NOT_FOUND, "there is no such endpoint").into()),
        };
        Ok(prompt)
    }
}
