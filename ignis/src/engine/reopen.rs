//! An engine in place of one whose device failed.

use super::Engine;
use super::handle::{Command, Embedding, JobEvent, Submitted};
use super::jobs::{Owner, Task};
use crate::Error;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

/// Opens an engine of the same sizes as the one before. The old engine is dropped before the call.
pub(super) type Open = Box<dyn FnMut() -> Result<Engine, Error> + Send>;

/// The pauses before each attempt to open the engine.
const PAUSES: [Duration; 4] = [Duration::ZERO, Duration::from_secs(1), Duration::from_secs(2), Duration::from_secs(4)];

/// How often a pause looks for the end.
const TICK: Duration = Duration::from_millis(20);

impl Owner {
    /// Opens the engine anew. Jobs that have not begun keep their places in the queue; the others have failed.
    ///
    /// # Errors
    /// If that fails, or the engine is closed meanwhile: all jobs have ended, and the caller reads the channel until it
    /// is empty.
    pub(super) fn reopen(self) -> Result<Self, Unopened> {
        let Owner { engine, open, tokenizer, shared, options, waiting, embeddings, running, stats, arrived, .. } = self;
        shared.set_opening(true);
        let facts = (engine.vocab(), engine.limits());
        let mut jobs = Vec::new();
        for task in waiting {
            match task.unbegun() {
                Ok(submitted) => jobs.push(submitted),
                // It had a place before.
                Err(task) => {
                    shared.update(|stats| stats.waiting = stats.waiting.saturating_sub(1));
                    task.fail("the device failed");
                }
            }
        }
        running.into_iter().for_each(|task| task.fail("the device failed"));
        // The device's memory must be free.
        drop(engine);
        let mut unopened = Unopened { jobs, embeddings: embeddings.into(), error: None };
        let Some(mut open) = open else { return Err(unopened) };
        for pause in PAUSES {
            let until = Instant::now() + pause;
            while Instant::now() < until && !shared.is_closed() {
                std::thread::sleep(TICK);
            }
            if shared.is_closed() {
                break;
            }
            match open() {
                Ok(engine) if (engine.vocab(), engine.limits()) == facts => {
                    let mut owner = Owner::new(engine, Some(open), tokenizer, shared, options);
                    (owner.stats, owner.arrived) = (stats, arrived);
                    owner.stats.reopened += 1;
                    owner.embeddings = unopened.embeddings.into();
                    unopened.jobs.into_iter().for_each(|job| owner.enqueue(job));
                    owner.publish();
                    owner.shared.set_opening(false);
                    return Ok(owner);
                }
                Ok(_) => unopened.error = Some("the model's files have changed".into()),
                Err(error) => unopened.error = Some(error.to_string()),
            }
        }
        shared.close();
        Err(unopened)
    }
}

/// What waits for an engine that could not be opened.
pub(super) struct Unopened {
    jobs: Vec<Submitted>,
    embeddings: Vec<Embedding>,
    error: Option<String>,
}

impl Unopened {
    /// Fails everything that waits, also in the channel.
    pub(super) fn end(mut self, commands: &Receiver<Command>) {
        for command in commands.try_iter() {
            match command {
                Command::Submit(submitted) => self.jobs.push(*submitted),
                Command::Embed(embedding) => self.embeddings.push(embedding),
                Command::Wake | Command::Close => {}
            }
        }
        let what =
            || format!("the engine could not be opened anew: {}", self.error.as_deref().unwrap_or("it was closed"));
        for mut submitted in self.jobs {
            let _ = (submitted.sink)(JobEvent::Failed(Error::StepFailed { what: what() }));
        }
        for embedding in self.embeddings {
            (embedding.reply)(Err(Error::StepFailed { what: what() }));
        }
    }
}

impl Task {
    /// The job, if nothing of its text was reported.
    fn unbegun(self) -> Result<Submitted, Box<Task>> {
        match self.cached {
            None => Ok(Submitted { job: self.job, sink: self.sink, cancelled: self.cancelled }),
            Some(_) => Err(Box::new(self)),
        }
    }

    /// Ends the job with an error.
    fn fail(mut self, what: &str) {
        let _ = (self.sink)(JobEvent::Failed(Error::StepFailed { what: what.into() }));
    }
}
