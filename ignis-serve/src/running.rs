//! A request that runs in the engine: its answers arrive through a bounded channel.
//!
//! The engine's thread never waits for a client. If the channel is full, the reader is too slow and its answers are
//! cancelled. Dropping a [`Running`], which happens when the client disconnects, cancels them too.

use crate::app::App;
use crate::error::ApiError;
use crate::parameters::Generation;
use crate::split::{Markup, Piece, Splitter};
use axum::http::StatusCode;
use ignis::engine::{Job, JobEvent, JobOutcome, Refused, Stop, Ticket, TokenText};
use ignis::text::Grammar;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use tokio::sync::mpsc;

/// Why an answer ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Finish {
    /// The model ended it.
    End,
    /// This stop string.
    StopString(String),
    Length,
    Calls,
}

/// The number of tokens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Usage {
    pub(crate) prompt: usize,
    pub(crate) cached: usize,
    pub(crate) generated: usize,
    pub(crate) reasoning: usize,
}

impl Usage {
    /// The usage of several answers to one prompt.
    pub(crate) fn add(&mut self, other: Usage) {
        self.prompt = other.prompt;
        self.cached = self.cached.max(other.cached);
        self.generated += other.generated;
        self.reasoning += other.reasoning;
    }
}

/// What happens to an answer.
#[derive(Debug)]
pub(crate) enum Update {
    Token { choice: usize, pieces: Vec<Piece>, token: TokenText },
    End { choice: usize, pieces: Vec<Piece>, finish: Finish, usage: Usage },
}

/// What to run.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) prompt: Vec<u32>,
    pub(crate) generation: Generation,
    pub(crate) markup: Markup,
    /// What the answers must follow.
    pub(crate) grammar: Option<Grammar>,
    /// End an answer after its first call of a tool.
    pub(crate) single_call: bool,
    pub(crate) streaming: bool,
}

/// An event of the engine, without what is not needed here.
enum Arrival {
    Token(TokenText),
    Done(JobOutcome),
    Failed(ignis::Error),
}

/// The answers to a request.
pub(crate) struct Running {
    app: Arc<App>,
    receiver: mpsc::Receiver<(usize, Arrival)>,
    tickets: Vec<Ticket>,
    choices: Vec<Choice>,
    open: usize,
    /// The reader was too slow.
    overflow: Arc<AtomicBool>,
    single_call: bool,
    prompt: usize,
    started: Instant,
    deadline: Instant,
    last_token: Option<Instant>,
}

struct Choice {
    splitter: Splitter,
    generated: usize,
    reasoning: usize,
    ended_by_call: bool,
}

impl Running {
    /// Submits one job for each answer.
    pub(crate) fn start(app: &Arc<App>, plan: Plan) -> Result<Self, ApiError> {
        let Plan { prompt, generation, markup, grammar, single_call, streaming } = plan;
        let model = &app.model;
        if prompt.is_empty() {
            return Err(ignis::Error::EmptyPrompt.into());
        }
        let context = model.context;
        if prompt.len() >= context {
            return Err(ignis::Error::PromptTooLong { tokens: prompt.len(), context, hint: String::new() }.into());
        }
        let room = context - prompt.len();
        let max_tokens = generation.max_tokens.unwrap_or(app.settings.output).min(room);
        // An answer that is not streamed is collected at once by this server: its reader is never slow.
        let whole = generation.choices * (max_tokens + 16);
        let capacity = if streaming { app.settings.stream_buffer * generation.choices } else { whole };
        let (sender, receiver) = mpsc::channel(capacity.clamp(1, mpsc_limit()));
        let started = Instant::now();
        let deadline = started + app.settings.deadline;
        let overflow = Arc::new(AtomicBool::new(false));
        let mut running = Running {
            app: Arc::clone(app),
            receiver,
            tickets: Vec::new(),
            choices: Vec::new(),
            open: generation.choices,
            overflow: Arc::clone(&overflow),
            single_call,
            prompt: prompt.len(),
            started,
            deadline,
            last_token: None,
        };
        for index in 0..generation.choices {
            let job = Job {
                prompt: prompt.clone(),
                max_tokens,
                eos: if generation.ignore_eos { Vec::new() } else { model.generation.eos_token_ids.clone() },
                stop: generation.stop.iter().chain(&model.generation.stop_strings).cloned().collect(),
                sampling: generation.sampling,
                bias: Arc::clone(&generation.bias),
                seed: generation.seed.wrapping_add(index as u64),
                logprobs: generation.logprobs,
                rules: Arc::clone(&model.generation.rules),
                grammar: grammar.clone(),
                deadline: Some(deadline),
                ..Job::default()
            };
            let (sender, overflow) = (sender.clone(), Arc::clone(&overflow));
            let sink = move |event: JobEvent| deliver(&sender, &overflow, index, event);
            // An error drops `running`, which cancels the jobs before this one.
            running.tickets.push(model.engine.submit(job, sink).map_err(refused)?);
            let splitter = Splitter::new(markup.clone());
            running.choices.push(Choice { splitter, generated: 0, reasoning: 0, ended_by_call: false });
        }
        app.metrics.requests_submitted(prompt_tokens(&running));
        Ok(running)
    }

    /// The next update; `None` after the end of all answers.
    pub(crate) async fn next(&mut self) -> Result<Option<Update>, ApiError> {
        while self.open > 0 {
            let wait = tokio::time::timeout_at(self.deadline.into(), self.receiver.recv());
            let Ok(arrived) = wait.await else { return Err(late()) };
            let Some((choice, arrival)) = arrived else { return Err(self.lost()) };
            match arrival {
                Arrival::Token(token) => {
                    if let Some(update) = self.token(choice, token) {
                        return Ok(Some(update));
                    }
                }
                Arrival::Done(outcome) => return self.end(choice, &outcome).map(Some),
                Arrival::Failed(error) => return Err(error.into()),
            }
        }
        Ok(None)
    }

    /// The error if the engine has ended an answer that nobody else has ended.
    fn lost(&self) -> ApiError {
        if Instant::now() >= self.deadline {
            return late();
        }
        if self.overflow.load(Ordering::Relaxed) {
            self.app.metrics.slow_readers.inc();
            return ApiError::new(StatusCode::REQUEST_TIMEOUT, "the stream was not read fast enough")
                .code("slow_reader");
        }
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "the server is stopping").code("stopping")
    }

    fn token(&mut self, choice: usize, token: TokenText) -> Option<Update> {
        let now = Instant::now();
        match self.last_token.replace(now) {
            None => self.app.metrics.first_token.observe((now - self.started).as_secs_f64()),
            Some(last) => self.app.metrics.inter_token.observe((now - last).as_secs_f64()),
        }
        let state = &mut self.choices[choice];
        if state.ended_by_call {
            return None;
        }
        state.generated += 1;
        let mut pieces = state.splitter.push(&token.text);
        if state.splitter.is_reasoning() {
            state.reasoning += 1;
        }
        if self.single_call
            && let Some(at) = pieces.iter().position(|piece| matches!(piece, Piece::Call { .. }))
        {
            pieces.truncate(at + 1);
            state.ended_by_call = true;
            self.tickets[choice].cancel();
        }
        Some(Update::Token { choice, pieces, token })
    }

    fn end(&mut self, choice: usize, outcome: &JobOutcome) -> Result<Update, ApiError> {
        let state = &mut self.choices[choice];
        let mut pieces = Vec::new();
        if !state.ended_by_call {
            pieces = state.splitter.push(&outcome.rest);
            pieces.extend(state.splitter.finish());
        }
        let calls = state.splitter.called();
        let finish = match &outcome.stop {
            Stop::MaxTokens | Stop::Context => Finish::Length,
            Stop::Eos(_) | Stop::String(_) | Stop::Caller if calls => Finish::Calls,
            Stop::Eos(_) => Finish::End,
            Stop::String(text) => Finish::StopString(text.clone()),
            Stop::Caller => return Err(self.lost()),
        };
        self.open -= 1;
        let usage = Usage {
            prompt: self.prompt,
            cached: outcome.cached_tokens,
            generated: outcome.generated_tokens,
            reasoning: state.reasoning,
        };
        self.app.metrics.answer(&finish, usage, self.started.elapsed());
        Ok(Update::End { choice, pieces, finish, usage })
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if self.open > 0 {
            self.tickets.iter().for_each(Ticket::cancel);
            self.app.metrics.cancelled.inc();
        }
    }
}

pub(crate) fn late() -> ApiError {
    ApiError::new(StatusCode::GATEWAY_TIMEOUT, "the answer took too long").code("timeout")
}

/// Passes an event on. `Break` cancels the job.
fn deliver(
    sender: &mpsc::Sender<(usize, Arrival)>,
    overflow: &AtomicBool,
    choice: usize,
    event: JobEvent,
) -> ControlFlow<()> {
    let arrival = match event {
        JobEvent::Token(token) => Arrival::Token(token),
        JobEvent::Done(outcome) => Arrival::Done(outcome),
        JobEvent::Failed(error) => Arrival::Failed(error),
        _ if sender.is_closed() => return ControlFlow::Break(()),
        _ => return ControlFlow::Continue(()),
    };
    match sender.try_send((choice, arrival)) {
        Ok(()) => ControlFlow::Continue(()),
        Err(mpsc::error::TrySendError::Full(_)) => {
            overflow.store(true, Ordering::Relaxed);
            ControlFlow::Break(())
        }
        Err(mpsc::error::TrySendError::Closed(_)) => ControlFlow::Break(()),
    }
}

/// The largest capacity of a channel.
fn mpsc_limit() -> usize {
    tokio::sync::Semaphore::MAX_PERMITS
}

fn prompt_tokens(running: &Running) -> u64 {
    (running.prompt * running.choices.len()) as u64
}

pub(crate) fn refused(refused: Refused) -> ApiError {
    match refused {
        Refused::QueueFull { waiting, limit } => {
            let message = format!("{waiting} requests wait already, of at most {limit}: try again later");
            ApiError::new(StatusCode::TOO_MANY_REQUESTS, message).code("queue_full")
        }
        Refused::Invalid(error) => error.into(),
        Refused::Closed => ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "the server is stopping").code("stopping"),
    }
}
