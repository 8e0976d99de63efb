//! An engine on a thread of its own: jobs are submitted from other threads, and their tokens arrive as events.
//!
//! Jobs get places in the batch in order of their priority, and of their arrival, while the cache has pages for their
//! tokens. If texts grow and pages run out, the job that comes last loses its place, and its tokens are processed again
//! when it gets one. A job uses the pages of earlier jobs that began with the same tokens.

use super::jobs::Owner;
use super::reopen::Open;
use super::step::top_error;
use super::{DraftCount, Engine, LogitBias, PageCount, Pooling, Sampling, Stop, TokenRules};
use crate::Error;
use crate::kernels::sample::TOP;
use crate::text::{Grammar, Tokenizer};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Instant;

/// The settings of an [`EngineHandle`].
#[derive(Clone, Debug)]
pub struct ServeOptions {
    /// The most jobs that wait for a place, with the texts whose vectors were requested.
    pub queue: usize,
    /// Whether jobs use the keys and values of earlier jobs that began with the same tokens.
    pub share_prefixes: bool,
}

impl Default for ServeOptions {
    fn default() -> Self {
        ServeOptions { queue: 64, share_prefixes: true }
    }
}

/// A text to generate.
#[derive(Clone, Debug)]
pub struct Job {
    /// The prompt's tokens; must not be empty.
    pub prompt: Vec<u32>,
    /// The maximum number of tokens to generate.
    pub max_tokens: usize,
    /// Tokens that end the text and are not part of it.
    pub eos: Vec<u32>,
    /// Strings that end the text and are not part of it.
    pub stop: Vec<String>,
    /// How tokens are selected.
    pub sampling: Sampling,
    /// What is added to logits.
    pub bias: Arc<LogitBias>,
    /// The seed of the selection.
    pub seed: u64,
    /// `Some(n)`: report the log-probability of each token, and the `n` most probable ones at its place, at most
    /// [`TOP`](crate::kernels::sample::TOP).
    pub logprobs: Option<usize>,
    /// Which tokens are excluded from the selection.
    pub rules: Arc<TokenRules>,
    /// What the text must follow. [`eos`](Self::eos) should be the tokens that end texts of the grammar.
    pub grammar: Option<Grammar>,
    /// Jobs of higher priority start first.
    pub priority: i32,
    /// When the job is cancelled, if it still runs.
    pub deadline: Option<Instant>,
}

impl Default for Job {
    fn default() -> Self {
        Job {
            prompt: Vec::new(),
            max_tokens: 256,
            eos: Vec::new(),
            stop: Vec::new(),
            sampling: Sampling::default(),
            bias: Arc::default(),
            seed: 0,
            logprobs: None,
            rules: Arc::default(),
            grammar: None,
            priority: 0,
            deadline: None,
        }
    }
}

/// A generated token.
#[derive(Clone, Debug, PartialEq)]
pub struct TokenText {
    /// The token.
    pub id: u32,
    /// The text that it made final; often empty.
    pub text: String,
    /// The natural logarithm of its probability, after penalties and before the temperature.
    pub logprob: Option<f32>,
    /// The most probable tokens at its place, in descending order, with the logarithms of their probabilities.
    pub top: Vec<(u32, f32)>,
}

/// How a job ended.
#[derive(Clone, Debug, PartialEq)]
pub struct JobOutcome {
    /// Why.
    pub stop: Stop,
    /// The number of tokens of the prompt.
    pub prompt_tokens: usize,
    /// How many of these were in the cache before.
    pub cached_tokens: usize,
    /// The number of generated tokens, with the one that ended the text.
    pub generated_tokens: usize,
    /// The end of the text, which was held back.
    pub rest: String,
}

/// What happens to a job.
#[derive(Debug)]
pub enum JobEvent {
    /// It has a place in the batch.
    Started {
        /// The number of tokens of the prompt that are in the cache.
        cached_tokens: usize,
    },
    /// A part of the prompt was processed.
    Prompt {
        /// The number of its tokens that are in the cache.
        done: usize,
    },
    /// A token was generated.
    Token(TokenText),
    /// The job ended. No event follows.
    Done(JobOutcome),
    /// The job failed. No event follows.
    Failed(Error),
}

/// Why a job was not accepted.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// Too many jobs wait.
    #[error("{waiting} jobs wait, of at most {limit}")]
    QueueFull {
        /// The number of jobs that wait.
        waiting: usize,
        /// [`ServeOptions::queue`].
        limit: usize,
    },
    /// The job can never run.
    #[error(transparent)]
    Invalid(Error),
    /// The engine was closed.
    #[error("the engine was closed")]
    Closed,
}

/// The numbers of an engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EngineStats {
    /// Jobs in the batch.
    pub running: usize,
    /// Jobs that wait for a place, and texts whose vectors were requested.
    pub waiting: usize,
    /// The pages of the cache.
    pub pages: PageCount,
    /// Generated tokens so far.
    pub tokens: u64,
    /// Steps so far.
    pub steps: u64,
    /// Tokens of prompts whose keys and values were found so far.
    pub prefix_tokens: u64,
    /// How often a job has lost its place because pages ran out.
    pub preempted: u64,
    /// How often the engine was opened anew, because the device had failed.
    pub reopened: u64,
    /// Guessed tokens since the engine was opened.
    pub drafts: DraftCount,
}

/// Whether an engine can run jobs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineState {
    /// It runs jobs.
    Running,
    /// The device failed, and the engine is opened anew. Jobs wait for it.
    Opening,
    /// It was closed, or could not be opened anew. Jobs are refused.
    Closed,
}

/// Receives the events of a job, on the engine's thread. `Break` cancels the job.
pub(super) type Sink = Box<dyn FnMut(JobEvent) -> ControlFlow<()> + Send>;

/// A job on its way to the engine's thread.
pub(super) struct Submitted {
    pub(super) job: Job,
    pub(super) sink: Sink,
    pub(super) cancelled: Arc<AtomicBool>,
}

/// What the engine's thread is told.
pub(super) enum Command {
    Submit(Box<Submitted>),
    Embed(Embedding),
    /// Look for cancelled jobs.
    Wake,
    Close,
}

/// A text whose vector is requested.
pub(super) struct Embedding {
    pub(super) tokens: Vec<u32>,
    pub(super) pooling: Pooling,
    /// Is called on the engine's thread.
    pub(super) reply: Box<dyn FnOnce(Result<Vec<f32>, Error>) + Send>,
    pub(super) cancelled: Arc<AtomicBool>,
}

/// What the threads share.
#[derive(Debug, Default)]
pub(super) struct Shared {
    stats: Mutex<EngineStats>,
    closed: AtomicBool,
    opening: AtomicBool,
}

impl Shared {
    pub(super) fn update(&self, change: impl FnOnce(&mut EngineStats)) {
        change(&mut self.stats.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// Refuses further jobs. Every job that was accepted before is in the channel then.
    pub(super) fn close(&self) {
        self.update(|_| self.closed.store(true, Ordering::Release));
    }

    pub(super) fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Acquire)
    }

    pub(super) fn set_opening(&self, opening: bool) {
        self.opening.store(opening, Ordering::Release);
    }
}

/// Cancels a job. Dropping it does not.
#[derive(Clone, Debug)]
pub struct Ticket {
    id: u64,
    cancelled: Arc<AtomicBool>,
    commands: Sender<Command>,
}

impl Ticket {
    /// Ends the job before the engine's next step, if it has not ended.
    pub fn cancel(&self) {
        self.cancelled.store(true, Ordering::Release);
        // If the engine is closed, nothing is left to cancel.
        let _ = self.commands.send(Command::Wake);
    }

    /// The number of the job.
    pub fn id(&self) -> u64 {
        self.id
    }
}

struct Facts {
    vocab: usize,
    context: usize,
    pages: usize,
    queue: usize,
}

struct Inner {
    commands: Sender<Command>,
    shared: Arc<Shared>,
    facts: Facts,
    next: AtomicU64,
    thread: Mutex<Option<JoinHandle<()>>>,
}

/// An engine on a thread of its own. Clones share it; the thread ends when all of them are dropped, or at
/// [`close`](Self::close).
#[derive(Clone)]
pub struct EngineHandle {
    inner: Arc<Inner>,
}

impl std::fmt::Debug for EngineHandle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("EngineHandle").field("stats", &self.stats()).finish_non_exhaustive()
    }
}

impl EngineHandle {
    /// Moves an engine to a thread of its own. If the device fails, the jobs of the step fail, and the next ones are
    /// tried on the same engine.
    ///
    /// # Errors
    /// The system refuses to start a thread ([`Error::Read`]).
    pub fn start(engine: Engine, tokenizer: Arc<Tokenizer>, options: ServeOptions) -> Result<EngineHandle, Error> {
        Self::run(engine, None, tokenizer, options)
    }

    /// Opens an engine by `open` and moves it to a thread of its own. If the device fails, the jobs that have begun
    /// fail with [`Error::StepFailed`], the engine is dropped, and `open` is called again, on that thread; jobs wait
    /// meanwhile. After several failures of `open` the engine is closed.
    ///
    /// `open` opens the device anew. Each of its engines has the same vocabulary and the same limits.
    ///
    /// # Errors
    /// The error of the first call of `open`, or the system refuses to start a thread ([`Error::Read`]).
    pub fn start_with(
        mut open: impl FnMut() -> Result<Engine, Error> + Send + 'static,
        tokenizer: Arc<Tokenizer>,
        options: ServeOptions,
    ) -> Result<EngineHandle, Error> {
        Self::run(open()?, Some(Box::new(open)), tokenizer, options)
    }

    fn run(
        engine: Engine,
        open: Option<Open>,
        tokenizer: Arc<Tokenizer>,
        options: ServeOptions,
    ) -> Result<EngineHandle, Error> {
        let (commands, receiver): (Sender<Command>, Receiver<Command>) = channel();
        let shared = Arc::new(Shared::default());
        let facts = Facts {
            vocab: engine.vocab(),
            context: engine.limits().context,
            pages: engine.pages().total,
            queue: options.queue,
        };
        shared.update(|stats| stats.pages = engine.pages());
        let owner = Owner::new(engine, open, tokenizer, Arc::clone(&shared), options);
        let thread = std::thread::Builder::new()
            .name("engine".into())
            .spawn(move || owner.run(&receiver))
            .map_err(|cause| Error::Read { path: "the engine's thread".into(), cause })?;
        let inner = Inner { commands, shared, facts, next: AtomicU64::new(0), thread: Mutex::new(Some(thread)) };
        Ok(EngineHandle { inner: Arc::new(inner) })
    }

    /// The vector of a text, of length 1; see [`submit_embedding`](Self::submit_embedding), which this call waits for.
    ///
    /// # Errors
    /// The queue is full, the text is empty or too long, the engine was closed, or the device failed.
    pub fn embed(&self, tokens: &[u32], pooling: Pooling) -> Result<Vec<f32>, Refused> {
        let (reply, answer) = channel();
        self.submit_embedding(tokens.to_vec(), pooling, move |result| drop(reply.send(result)))?;
        // The engine drops the sender when it is closed.
        answer.recv().map_err(|_| Refused::Closed)?.map_err(Refused::Invalid)
    }

    /// Queues a text whose vector is requested: see [`Engine::embed`]. It is computed between two steps of the jobs, as
    /// soon as the cache has pages for the text. `reply` is called on the engine's thread and must not block; it is
    /// dropped if the ticket is cancelled or the engine is closed.
    ///
    /// # Errors
    /// The queue is full, the text is empty or too long, or the engine was closed.
    pub fn submit_embedding(
        &self,
        tokens: Vec<u32>,
        pooling: Pooling,
        reply: impl FnOnce(Result<Vec<f32>, Error>) + Send + 'static,
    ) -> Result<Ticket, Refused> {
        let job = Job { prompt: tokens, max_tokens: 0, ..Job::default() };
        self.check(&job).map_err(Refused::Invalid)?;
        let tokens = job.prompt;
        self.send(|cancelled| Command::Embed(Embedding { tokens, pooling, reply: Box::new(reply), cancelled }))
    }

    /// Queues a job. `sink` is called on the engine's thread and must not block.
    ///
    /// # Errors
    /// The queue is full, the job can never run, or the engine was closed.
    pub fn submit(
        &self,
        job: Job,
        sink: impl FnMut(JobEvent) -> ControlFlow<()> + Send + 'static,
    ) -> Result<Ticket, Refused> {
        self.check(&job).map_err(Refused::Invalid)?;
        self.send(|cancelled| Command::Submit(Box::new(Submitted { job, sink: Box::new(sink), cancelled })))
    }

    /// Adds a command to the queue.
    fn send(&self, command: impl FnOnce(Arc<AtomicBool>) -> Command) -> Result<Ticket, Refused> {
        let inner = &*self.inner;
        let cancelled = Arc::new(AtomicBool::new(false));
        let command = command(Arc::clone(&cancelled));
        let mut refused = None;
        // Under the lock, so that the engine cannot close between the test and the arrival of the command.
        inner.shared.update(|stats| {
            if inner.shared.is_closed() {
                refused = Some(Refused::Closed);
            } else if stats.waiting >= inner.facts.queue.max(1) {
                refused = Some(Refused::QueueFull { waiting: stats.waiting, limit: inner.facts.queue });
            } else if inner.commands.send(command).is_err() {
                refused = Some(Refused::Closed);
            } else {
                stats.waiting += 1;
            }
        });
        if let Some(refused) = refused {
            return Err(refused);
        }
        let id = inner.next.fetch_add(1, Ordering::Relaxed);
        Ok(Ticket { id, cancelled, commands: inner.commands.clone() })
    }

    fn check(&self, job: &Job) -> Result<(), Error> {
        let Facts { vocab, context, pages, .. } = self.inner.facts;
        job.sampling.check()?;
        Sampling::check_bias(&job.bias)?;
        if let Some(top) = job.logprobs.filter(|top| *top > TOP as usize) {
            return Err(top_error(top));
        }
        if job.prompt.is_empty() {
            return Err(Error::EmptyPrompt);
        }
        if job.prompt.len() > context {
            return Err(Error::PromptTooLong { tokens: job.prompt.len(), context, hint: String::new() });
        }
        if let Some(id) = job.prompt.iter().find(|id| **id as usize >= vocab) {
            return Err(Error::TokenId { id: *id, vocab });
        }
        if let Some(id) = job.bias.keys().find(|id| **id as usize >= vocab) {
            return Err(Error::TokenId { id: *id, vocab });
        }
        let needed = super::jobs::pages_of(job, context);
        if needed > pages {
            return Err(Error::PagesExhausted { needed, free: pages, total: pages });
        }
        Ok(())
    }

    /// Whether the engine can run jobs.
    pub fn state(&self) -> EngineState {
        let thread = self.inner.thread.lock().unwrap_or_else(PoisonError::into_inner);
        if self.inner.shared.is_closed() || thread.as_ref().is_none_or(JoinHandle::is_finished) {
            EngineState::Closed
        } else if self.inner.shared.opening.load(Ordering::Acquire) {
            EngineState::Opening
        } else {
            EngineState::Running
        }
    }

    /// The numbers of the engine after its last step.
    pub fn stats(&self) -> EngineStats {
        let mut found = EngineStats::default();
        self.inner.shared.update(|stats| found = *stats);
        found
    }

    /// Cancels all jobs, and waits for the thread to end.
    pub fn close(self) {
        let inner = &*self.inner;
        inner.shared.close();
        let _ = inner.commands.send(Command::Close);
        let thread = inner.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(thread) = thread {
            // The thread has no panics that are not reported.
            let _ = thread.join();
        }
    }
}
