//! The jobs of an engine's thread.

use super::handle::{
    Command, Embedding, EngineStats, Job, JobEvent, JobOutcome, ServeOptions, Shared, Sink, Submitted, TokenText,
};
use super::reopen::Open;
use super::{Batch, Ends, Engine, Finish, Output, PAGE, Sequence, Stop, Want};
use crate::Error;
use crate::text::{StopStrings, TextStream, Tokenizer};
use std::cmp::Reverse;
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::Instant;

/// The pages that a job can need.
pub(super) fn pages_of(job: &Job, context: usize) -> usize {
    job.prompt.len().saturating_add(job.max_tokens).min(context).div_ceil(PAGE as usize)
}

/// A job that waits or is in the batch.
pub(super) struct Task {
    pub(super) job: Job,
    pub(super) sink: Sink,
    pub(super) cancelled: Arc<AtomicBool>,
    /// The order of arrival.
    number: u64,
    sequence: Sequence,
    stream: TextStream,
    stops: StopStrings,
    generated: usize,
    /// The number of tokens of the prompt that were in the cache at the start; `None` before it.
    pub(super) cached: Option<usize>,
    /// The sink has ended the job.
    broken: bool,
}

/// How the engine's loop ended.
enum Ended {
    /// The engine was closed.
    Closed,
    /// The device failed.
    Failed,
}

/// The state of the engine's thread.
pub(super) struct Owner {
    pub(super) engine: Engine,
    /// Opens an engine in place of one whose device failed.
    pub(super) open: Option<Open>,
    pub(super) tokenizer: Arc<Tokenizer>,
    pub(super) shared: Arc<Shared>,
    pub(super) options: ServeOptions,
    /// Jobs without a place, in the order in which they get one.
    pub(super) waiting: VecDeque<Task>,
    /// Texts whose vectors are requested.
    pub(super) embeddings: VecDeque<Embedding>,
    /// The batch, in the order in which its jobs get pages.
    pub(super) running: Vec<Task>,
    pub(super) stats: EngineStats,
    pub(super) arrived: u64,
    pub(super) closing: bool,
    pub(super) failed: bool,
}

impl Owner {
    pub(super) fn new(
        engine: Engine,
        open: Option<Open>,
        tokenizer: Arc<Tokenizer>,
        shared: Arc<Shared>,
        options: ServeOptions,
    ) -> Self {
        Owner {
            engine,
            open,
            tokenizer,
            shared,
            options,
            waiting: VecDeque::new(),
            embeddings: VecDeque::new(),
            running: Vec::new(),
            stats: EngineStats::default(),
            arrived: 0,
            closing: false,
            failed: false,
        }
    }

    /// Runs until the engine is closed, or cannot be opened anew after its device failed.
    pub(super) fn run(mut self, commands: &Receiver<Command>) {
        while let Ended::Failed = self.serve(commands) {
            match self.reopen() {
                Ok(owner) => self = owner,
                Err(unopened) => return unopened.end(commands),
            }
        }
        self.shared.close();
        for command in commands.try_iter() {
            if let Command::Submit(submitted) = command {
                self.enqueue(*submitted);
            }
        }
        self.cancel();
        self.publish();
    }

    /// Runs until the engine is closed or its device fails.
    fn serve(&mut self, commands: &Receiver<Command>) -> Ended {
        while !self.closing {
            self.receive(commands);
            self.cancel();
            self.embed();
            self.admit();
            self.step();
            self.publish();
            if std::mem::take(&mut self.failed) && self.open.is_some() {
                return Ended::Failed;
            }
        }
        Ended::Closed
    }

    /// Waits for a command if there is nothing to do.
    fn receive(&mut self, commands: &Receiver<Command>) {
        let mut idle = self.running.is_empty() && self.waiting.is_empty() && self.embeddings.is_empty();
        loop {
            let command = if idle {
                self.publish();
                commands.recv().map_err(|_| TryRecvError::Disconnected)
            } else {
                commands.try_recv()
            };
            idle = false;
            match command {
                Ok(Command::Submit(submitted)) => self.enqueue(*submitted),
                Ok(Command::Embed(embedding)) => self.embeddings.push_back(embedding),
                Ok(Command::Wake) => {}
                Err(TryRecvError::Empty) => return,
                Ok(Command::Close) | Err(TryRecvError::Disconnected) => {
                    self.closing = true;
                    return;
                }
            }
        }
    }

    /// Adds a job to the queue, of whose length the caller has taken note.
    pub(super) fn enqueue(&mut self, submitted: Submitted) {
        let Submitted { job, mut sink, cancelled } = submitted;
        let sequence = self.engine.sequence(job.sampling, job.seed).and_then(|mut sequence| {
            sequence.set_bias(Arc::clone(&job.bias))?;
            Ok(sequence)
        });
        let mut sequence = match sequence {
            Ok(sequence) => sequence,
            Err(error) => {
                self.shared.update(|stats| stats.waiting = stats.waiting.saturating_sub(1));
                let _ = sink(JobEvent::Failed(error));
                return;
            }
        };
        sequence.set_rules(Arc::clone(&job.rules));
        sequence.start(&job.prompt, Ends { eos: job.eos.clone(), max_tokens: job.max_tokens });
        sequence.set_grammar(job.grammar.as_ref());
        // From here on, so that pages are looked up when the job gets a place.
        if self.options.share_prefixes {
            sequence.share();
        }
        let (stream, stops) = (self.tokenizer.stream(), StopStrings::new(&job.stop));
        self.arrived += 1;
        let (number, generated, cached, broken) = (self.arrived, 0, None, false);
        self.wait(Task { job, sink, cancelled, number, sequence, stream, stops, generated, cached, broken });
    }

    /// Adds a job to the waiting jobs, which are in the order of their rank.
    fn wait(&mut self, task: Task) {
        let at = self.waiting.iter().position(|other| task.rank() < other.rank()).unwrap_or(self.waiting.len());
        self.waiting.insert(at, task);
    }

    /// Ends jobs that were cancelled or are late. Their pages are free before the next step.
    fn cancel(&mut self) {
        let (now, closing) = (Instant::now(), self.closing);
        let ends = |task: &Task| {
            let late = task.job.deadline.is_some_and(|deadline| deadline <= now);
            closing || late || task.broken || task.cancelled.load(Ordering::Acquire)
        };
        for task in std::mem::take(&mut self.waiting) {
            if ends(&task) {
                self.shared.update(|stats| stats.waiting = stats.waiting.saturating_sub(1));
                task.finish(Stop::Caller);
            } else {
                self.waiting.push_back(task);
            }
        }
        for task in std::mem::take(&mut self.running) {
            if ends(&task) {
                task.finish(Stop::Caller);
            } else {
                self.running.push(task);
            }
        }
    }

    /// Computes the first vector that is requested, if pages are free.
    fn embed(&mut self) {
        let Some(Embedding { tokens, pooling, reply, cancelled }) = self.embeddings.pop_front() else { return };
        if !cancelled.load(Ordering::Acquire) {
            match self.engine.embed(&tokens, pooling) {
                Err(Error::PagesExhausted { .. }) if !self.running.is_empty() => {
                    self.embeddings.push_front(Embedding { tokens, pooling, reply, cancelled });
                    return;
                }
                result => {
                    self.failed |= matches!(result, Err(Error::Device(_)));
                    reply(result);
                }
            }
        }
        self.shared.update(|stats| stats.waiting = stats.waiting.saturating_sub(1));
    }

    /// Gives places to waiting jobs, while the cache has pages for all their tokens and one more for each job.
    fn admit(&mut self) {
        while self.running.len() < self.engine.limits().sequences {
            let Some(mut task) = self.waiting.pop_front() else { return };
            let found = task.sequence.reuse();
            let needed = task.sequence.pages.missing(task.sequence.tokens().len() + 1);
            if needed + self.running.len() > self.engine.pages().free && !self.running.is_empty() {
                task.sequence.evict();
                self.waiting.push_front(task);
                return;
            }
            self.shared.update(|stats| stats.waiting = stats.waiting.saturating_sub(1));
            if task.cached.is_none() {
                task.cached = Some(found);
                self.stats.prefix_tokens += found as u64;
                task.broken = (task.sink)(JobEvent::Started { cached_tokens: found }).is_break();
            }
            if task.job.max_tokens == 0 {
                task.finish(Stop::MaxTokens);
                continue;
            }
            let at = self.running.iter().position(|other| task.rank() < other.rank()).unwrap_or(self.running.len());
            self.running.insert(at, task);
        }
    }

    fn step(&mut self) {
        if self.running.is_empty() {
            return;
        }
        let mut batch = Batch::new();
        for task in &mut self.running {
            let want = match task.job.logprobs {
                None => Want::Token,
                Some(top) => Want::TokenAndLogprob { top },
            };
            batch.add(&mut task.sequence, want);
        }
        let result = self.engine.step_each(&mut batch);
        let outputs: Vec<_> = (0..batch.len())
            .map(|i| {
                let mut outputs = vec![batch.take_output(i)];
                outputs.extend(batch.take_more(i));
                (outputs, batch.take_error(i))
            })
            .collect();
        drop(batch);
        self.stats.steps += 1;
        if let Err(error) = result {
            self.failed |= matches!(error, Error::Device(_));
            // All jobs were in the step that failed.
            for mut task in std::mem::take(&mut self.running) {
                let _ = (task.sink)(JobEvent::Failed(Error::StepFailed { what: error.to_string() }));
            }
            return;
        }
        let alone = outputs.len() == 1;
        let mut exhausted = false;
        for (mut task, (outputs, error)) in std::mem::take(&mut self.running).into_iter().zip(outputs) {
            match error {
                Some(Error::PagesExhausted { .. }) if !alone => {
                    exhausted = true;
                    self.running.push(task);
                }
                Some(error) => {
                    let _ = (task.sink)(JobEvent::Failed(error));
                }
                None => {
                    self.stats.tokens += outputs.iter().filter(|output| **output != Output::Pending).count() as u64;
                    self.running.extend(task.outputs(&self.tokenizer, outputs));
                }
            }
        }
        if exhausted {
            self.preempt();
        }
    }

    /// Takes the place and the pages of the job that comes last. Its tokens are processed again when it has a place.
    fn preempt(&mut self) {
        if self.running.len() < 2 {
            return;
        }
        if let Some(mut task) = self.running.pop() {
            task.sequence.evict();
            self.stats.preempted += 1;
            self.shared.update(|stats| stats.waiting += 1);
            self.wait(task);
        }
    }

    pub(super) fn publish(&mut self) {
        let pages = self.engine.pages();
        self.shared.update(|stats| {
            stats.running = self.running.len();
            stats.pages = pages;
            (stats.tokens, stats.steps) = (self.stats.tokens, self.stats.steps);
            (stats.prefix_tokens, stats.preempted) = (self.stats.prefix_tokens, self.stats.preempted);
            stats.reopened = self.stats.reopened;
            stats.drafts = self.engine.drafts();
        });
    }
}

impl Task {
    /// Jobs of lower rank come first.
    fn rank(&self) -> (Reverse<i32>, u64) {
        (Reverse(self.job.priority), self.number)
    }

    /// Passes a step's outputs on. Returns the job unless it has ended.
    fn outputs(mut self, tokenizer: &Tokenizer, outputs: Vec<Output>) -> Option<Self> {
        let last = outputs.len() - 1;
        for (i, output) in outputs.into_iter().enumerate() {
            // Only the last token can have ended the sequence.
            let finish = if i == last { self.sequence.finish() } else { None };
            self = self.output(tokenizer, output, finish)?;
            if self.broken {
                break;
            }
        }
        Some(self)
    }

    /// Passes an output on. Returns the job unless it has ended.
    fn output(mut self, tokenizer: &Tokenizer, output: Output, finish: Option<Finish>) -> Option<Self> {
        let (id, logprob, top) = match output {
            // No job wants logits.
            Output::Pending | Output::Logits(_) => {
                let done = self.sequence.position();
                self.broken |= (self.sink)(JobEvent::Prompt { done }).is_break();
                return Some(self);
            }
            Output::Token { id, logprob, top } => (id, logprob, top),
        };
        self.generated += 1;
        if let Some(Finish::Eos(id)) = finish {
            self.finish(Stop::Eos(id));
            return None;
        }
        let bytes = if tokenizer.is_special(id) { &[] } else { tokenizer.bytes(id) };
        let (text, hit) = self.stops.push(&self.stream.push(bytes));
        self.broken |= (self.sink)(JobEvent::Token(TokenText { id, text, logprob, top })).is_break();
        let stop = match (hit, finish) {
            (Some(stop), _) => Stop::String(stop),
            (None, Some(Finish::Context)) => Stop::Context,
            (None, Some(_)) => Stop::MaxTokens,
            (None, None) => return Some(self),
        };
        self.finish(stop);
        None
    }

    fn finish(mut self, stop: Stop) {
        let mut rest = String::new();
        if !matches!(stop, Stop::String(_)) {
            let (shown, hit) = self.stops.push(&self.stream.finish());
            rest = shown;
            if hit.is_none() {
                rest.push_str(&self.stops.finish());
            }
        }
        let outcome = JobOutcome {
            stop,
            prompt_tokens: self.job.prompt.len(),
            cached_tokens: self.cached.unwrap_or(0),
            generated_tokens: self.generated,
            rest,
        };
        // The pages are free before the caller knows of the end.
        drop(self.sequence);
        let _ = (self.sink)(JobEvent::Done(outcome));
    }
}
