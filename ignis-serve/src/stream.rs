//! Answers as server-sent events.

use crate::error::{ApiError, Shape};
use crate::running::{Running, Update};
use axum::body::Body;
use axum::http::Response;
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream;
use serde_json::Value;
use std::collections::VecDeque;
use std::convert::Infallible;
use std::time::Duration;

/// Formats the updates of a request as events.
pub(crate) trait Events: Send + 'static {
    /// The events before the first token.
    fn begin(&mut self) -> Vec<Message>;
    /// The events of an update.
    fn update(&mut self, update: &Update) -> Vec<Message>;
    /// The events after the end of all answers.
    fn end(&mut self) -> Vec<Message>;
    /// The events of an error after the beginning.
    fn fail(&mut self, error: &ApiError) -> Vec<Message>;
}

/// A server-sent event.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Message {
    name: Option<&'static str>,
    data: String,
}

impl Message {
    /// An event without a name.
    pub(crate) fn data(value: &Value) -> Self {
        Message { name: None, data: value.to_string() }
    }

    /// An event whose name is also the `type` of its data.
    pub(crate) fn named(name: &'static str, value: &Value) -> Self {
        Message { name: Some(name), data: value.to_string() }
    }

    /// The last event of OpenAI's streams.
    pub(crate) fn done() -> Self {
        Message { name: None, data: "[DONE]".into() }
    }

    /// An error in the middle of a stream.
    pub(crate) fn error(error: &ApiError) -> Self {
        Self::data(&error.body(Shape::OpenAi))
    }

    fn event(self) -> Event {
        let event = Event::default().data(self.data);
        match self.name {
            Some(name) => event.event(name),
            None => event,
        }
    }
}

struct State<E> {
    running: Running,
    events: E,
    ready: VecDeque<Message>,
    ended: bool,
}

/// Streams the answers of a request.
pub(crate) fn respond(running: Running, mut events: impl Events) -> Response<Body> {
    let ready = events.begin().into();
    let state = State { running, events, ready, ended: false };
    let stream = stream::unfold(state, |mut state| async move {
        loop {
            if let Some(message) = state.ready.pop_front() {
                return Some((Ok::<_, Infallible>(message.event()), state));
            }
            if state.ended {
                return None;
            }
            let messages = match state.running.next().await {
                Ok(Some(update)) => state.events.update(&update),
                Ok(None) => {
                    state.ended = true;
                    state.events.end()
                }
                Err(error) => {
                    tracing::warn!(error = error.message, "a stream failed");
                    state.ended = true;
                    state.events.fail(&error)
                }
            };
            state.ready = messages.into();
        }
    });
    Sse::new(stream).keep_alive(KeepAlive::new().interval(Duration::from_secs(15))).into_response()
}
