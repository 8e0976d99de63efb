//! The jobs of an engine's thread.

use super::handle::{Command, EngineStats, Job, JobEvent, JobOutcome, Shared, Sink, Submitted, TokenText};
use super::{Batch, Ends, Engine, Finish, Output, PAGE, Sequence, Stop, Want};
use crate::Error;
use crate::text::{StopStrings, TextStream, Tokenizer};
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::Instant;

/// The pages that a job can need.
pub(super) fn pages_of(job: &Job, context: usize) -> usize {
    job.prompt.len().saturating_add(job.max_tokens).min(context).div_ceil(PAGE as usize)
}

/// A job in the batch.
struct Running {
    job: Job,
    sink: Sink,
    cancelled: Arc<AtomicBool>,
    sequence: Sequence,
    stream: TextStream,
    stops: StopStrings,
    generated: usize,
    reserved: usize,
    /// The sink has ended the job.
    broken: bool,
}

/// The state of the engine's thread.
pub(super) struct Owner {
    engine: Engine,
    tokenizer: Arc<Tokenizer>,
    shared: Arc<Shared>,
    waiting: VecDeque<Submitted>,
    running: Vec<Running>,
    stats: EngineStats,
    closing: bool,
}

impl Owner {
    pub(super) fn new(engine: Engine, tokenizer: Arc<Tokenizer>, shared: Arc<Shared>) -> Self {
        let (waiting, running, stats) = (VecDeque::new(), Vec::new(), EngineStats::default());
        Owner { engine, tokenizer, shared, waiting, running, stats, closing: false }
    }

    /// Runs until the engine is closed.
    pub(super) fn run(mut self, commands: &Receiver<Command>) {
        while !self.closing {
            self.receive(commands);
            self.cancel();
            self.admit();
            self.step();
            self.publish();
        }
        self.shared.close();
        for submitted in commands.try_iter() {
            if let Command::Submit(submitted) = submitted {
                self.waiting.push_back(*submitted);
            }
        }
        self.cancel();
        self.publish();
    }

    /// Waits for a command if there is nothing to do.
    fn receive(&mut self, commands: &Receiver<Command>) {
        let mut idle = self.running.is_empty() && self.waiting.is_empty();
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
                Ok(Command::Wake) => {}
                Err(TryRecvError::Empty) => return,
                Ok(Command::Close) | Err(TryRecvError::Disconnected) => {
                    self.closing = true;
                    return;
                }
            }
        }
    }

    fn enqueue(&mut self, submitted: Submitted) {
        let priority = submitted.job.priority;
        let at = self.waiting.iter().position(|other| other.job.priority < priority).unwrap_or(self.waiting.len());
        self.waiting.insert(at, submitted);
    }

    /// Ends jobs that were cancelled or are late. Their pages are free before the next step.
    fn cancel(&mut self) {
        let (now, closing) = (Instant::now(), self.closing);
        let ends = |job: &Job, cancelled: &AtomicBool| {
            closing || cancelled.load(Ordering::Acquire) || job.deadline.is_some_and(|deadline| deadline <= now)
        };
        let mut kept = VecDeque::new();
        for mut submitted in std::mem::take(&mut self.waiting) {
            if ends(&submitted.job, &submitted.cancelled) {
                self.shared.update(|stats| stats.waiting = stats.waiting.saturating_sub(1));
                let outcome = JobOutcome {
                    stop: Stop::Caller,
                    prompt_tokens: submitted.job.prompt.len(),
                    cached_tokens: 0,
                    generated_tokens: 0,
                    rest: String::new(),
                };
                let _ = (submitted.sink)(JobEvent::Done(outcome));
            } else {
                kept.push_back(submitted);
            }
        }
        self.waiting = kept;
        let mut at = 0;
        while at < self.running.len() {
            let running = &self.running[at];
            if running.broken || ends(&running.job, &running.cancelled) {
                self.running.remove(at).finish(Stop::Caller);
            } else {
                at += 1;
            }
        }
    }

    /// Starts waiting jobs while there is a place, and pages for all that they can become.
    fn admit(&mut self) {
        let (limits, total) = (self.engine.limits(), self.engine.pages().total);
        while self.running.len() < limits.sequences {
            let Some(next) = self.waiting.front() else { return };
            let needed = pages_of(&next.job, limits.context);
            let reserved: usize = self.running.iter().map(|running| running.reserved).sum();
            if reserved + needed > total {
                return;
            }
            let Some(submitted) = self.waiting.pop_front() else { return };
            self.shared.update(|stats| stats.waiting = stats.waiting.saturating_sub(1));
            if let Some(running) = self.start(submitted, needed) {
                self.running.push(running);
            }
        }
    }

    fn start(&self, submitted: Submitted, reserved: usize) -> Option<Running> {
        let Submitted { job, mut sink, cancelled } = submitted;
        let mut sequence = match self.engine.sequence(job.sampling, job.seed) {
            Ok(sequence) => sequence,
            Err(error) => {
                let _ = sink(JobEvent::Failed(error));
                return None;
            }
        };
        sequence.set_rules(Arc::clone(&job.rules));
        sequence.start(&job.prompt, Ends { eos: job.eos.clone(), max_tokens: job.max_tokens });
        let (stream, stops) = (self.tokenizer.stream(), StopStrings::new(&job.stop));
        let broken = sink(JobEvent::Started { cached_tokens: 0 }).is_break();
        let running = Running { job, sink, cancelled, sequence, stream, stops, generated: 0, reserved, broken };
        if running.job.max_tokens == 0 {
            running.finish(Stop::MaxTokens);
            return None;
        }
        Some(running)
    }

    fn step(&mut self) {
        if self.running.is_empty() {
            return;
        }
        let mut batch = Batch::new();
        for running in &mut self.running {
            let want = match running.job.logprobs {
                None => Want::Token,
                Some(0) => Want::TokenAndLogprob,
                Some(_) => Want::Logits,
            };
            batch.add(&mut running.sequence, want);
        }
        let result = self.engine.step(&mut batch);
        let outputs: Vec<Output> = (0..batch.len()).map(|index| batch.take_output(index)).collect();
        drop(batch);
        self.stats.steps += 1;
        if let Err(error) = result {
            self.fail(&error);
            return;
        }
        let all = std::mem::take(&mut self.running);
        for (running, output) in all.into_iter().zip(outputs) {
            self.stats.tokens += u64::from(!matches!(output, Output::Pending));
            self.running.extend(running.output(&self.tokenizer, output));
        }
    }

    /// A failed step does not say which sequence is at fault: all jobs of the step fail.
    fn fail(&mut self, error: &Error) {
        for mut running in std::mem::take(&mut self.running) {
            let what = error.to_string();
            let _ = (running.sink)(JobEvent::Failed(Error::Template { path: "the engine".into(), what }));
        }
    }

    fn publish(&mut self) {
        let pages = self.engine.pages();
        self.shared.update(|stats| {
            stats.running = self.running.len();
            stats.pages = pages;
            (stats.tokens, stats.steps) = (self.stats.tokens, self.stats.steps);
        });
    }
}

impl Running {
    /// Passes a step's output on. Returns the job unless it has ended.
    fn output(mut self, tokenizer: &Tokenizer, output: Output) -> Option<Self> {
        let (id, logprob, top) = match output {
            Output::Pending => {
                let done = self.sequence.position();
                self.broken |= (self.sink)(JobEvent::Prompt { done }).is_break();
                return Some(self);
            }
            Output::Token { id, logprob } => (id, logprob, Vec::new()),
            Output::Logits(logits) => match self.select(logits) {
                Ok(selected) => selected,
                Err(error) => {
                    let _ = (self.sink)(JobEvent::Failed(error));
                    return None;
                }
            },
        };
        self.generated += 1;
        if let Some(Finish::Eos(id)) = self.sequence.finish() {
            self.finish(Stop::Eos(id));
            return None;
        }
        let bytes = if tokenizer.is_special(id) { &[] } else { tokenizer.bytes(id) };
        let (text, hit) = self.stops.push(&self.stream.push(bytes));
        self.broken |= (self.sink)(JobEvent::Token(TokenText { id, text, logprob, top })).is_break();
        let stop = match (hit, self.sequence.finish()) {
            (Some(stop), _) => Stop::String(stop),
            (None, Some(Finish::Context)) => Stop::Context,
            (None, Some(_)) => Stop::MaxTokens,
            (None, None) => return Some(self),
        };
        self.finish(stop);
        None
    }

    /// Selects a token on the host, which sees all probabilities.
    fn select(&mut self, mut logits: Vec<f32>) -> Result<(u32, Option<f32>, Vec<(u32, f32)>), Error> {
        let excluded = self.sequence.excluded();
        let tokens = self.sequence.tokens().to_vec();
        let id = self.sequence.sampler.next_except(&mut logits, &tokens, &excluded)?;
        self.sequence.generate(id);
        let best = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let total: f64 = logits.iter().map(|x| f64::from(x - best).exp()).sum();
        let log = |x: f32| (f64::from(x - best) - total.ln()) as f32;
        let mut ranked: Vec<(u32, f32)> = logits.iter().enumerate().map(|(id, x)| (id as u32, *x)).collect();
        ranked.sort_unstable_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        ranked.truncate(self.job.logprobs.unwrap_or(0));
        let own = logits.get(id as usize).map(|x| log(*x));
        Ok((id, own, ranked.into_iter().map(|(id, x)| (id, log(x))).collect()))
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
            cached_tokens: 0,
            generated_tokens: self.generated,
            rest,
        };
        // The pages are free before the caller knows of the end.
        drop(self.sequence);
        let _ = (self.sink)(JobEvent::Done(outcome));
    }
}
