//! Clients of an engine, and what they measure.

use super::Result;
use ignis::engine::{EngineHandle, Job, JobEvent, Sampling};
use std::ops::ControlFlow;
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

/// The number of different prompts.
const PROMPTS: usize = 8;

/// The tokens of a text.
pub(crate) fn ids(text: usize, n: usize) -> Vec<u32> {
    (0..n).map(|i| ((i * 7919 + text * 104_729 + 11) % 151_936) as u32).collect()
}

/// An answer, and when its tokens arrived.
pub(crate) struct Answer {
    /// The tokens with the bits of the logarithms of their probabilities.
    pub(crate) tokens: Vec<(u32, u32)>,
    /// The number of tokens of the prompt that were in the cache.
    pub(crate) cached: usize,
    /// From the request to the first token.
    pub(crate) first: Duration,
    /// Between tokens.
    gaps: Vec<Duration>,
}

/// The most probable text of `tokens` tokens after a prompt.
pub(crate) fn ask(engine: &EngineHandle, prompt: Vec<u32>, tokens: usize) -> Result<Answer> {
    let job = Job { prompt, max_tokens: tokens, sampling: Sampling::greedy(), logprobs: Some(0), ..Job::default() };
    let (sender, events) = channel();
    let start = Instant::now();
    engine.submit(job, move |event| {
        sender.send((Instant::now(), event)).map_or(ControlFlow::Break(()), ControlFlow::Continue)
    })?;
    let mut answer = Answer { tokens: Vec::new(), cached: 0, first: Duration::ZERO, gaps: Vec::new() };
    let mut last = start;
    for (at, event) in events {
        match event {
            JobEvent::Started { cached_tokens } => answer.cached = cached_tokens,
            JobEvent::Prompt { .. } => {}
            JobEvent::Token(token) => {
                match answer.tokens.len() {
                    0 => answer.first = at - start,
                    _ => answer.gaps.push(at - last),
                }
                last = at;
                answer.tokens.push((token.id, token.logprob.unwrap_or(f32::NAN).to_bits()));
            }
            JobEvent::Done(_) if answer.tokens.len() == tokens => return Ok(answer),
            JobEvent::Done(outcome) => return Err(format!("the answer is too short: {outcome:?}").into()),
            JobEvent::Failed(error) => return Err(error.into()),
        }
    }
    Err("the engine has stopped".into())
}

/// The answers to all clients.
pub(crate) struct Load {
    pub(crate) seconds: f64,
    /// The number of the prompt, and the answer; in order of the prompts if there is one client.
    pub(crate) answers: Vec<(usize, Answer)>,
}

/// `clients` clients at the same time, each with `requests` requests one after the other.
pub(crate) fn run(engine: &EngineHandle, clients: usize, requests: usize, tokens: usize) -> Result<Load> {
    let start = Instant::now();
    let client = |number: usize| {
        let answer = |request: usize| {
            let prompt = (number + request) % PROMPTS;
            // No prompt has a whole page, so that none is reused.
            let answer = ask(engine, ids(prompt, 4 + 3 * prompt), tokens).map_err(|error| error.to_string())?;
            Ok((prompt, answer))
        };
        (0..requests).map(answer).collect::<std::result::Result<Vec<_>, String>>()
    };
    let answers = std::thread::scope(|scope| {
        let client = &client;
        let threads: Vec<_> = (0..clients).map(|number| scope.spawn(move || client(number))).collect();
        let join = |thread: std::thread::ScopedJoinHandle<'_, _>| thread.join().map_err(|_| "a client panicked")?;
        threads.into_iter().map(join).collect::<std::result::Result<Vec<_>, String>>()
    })?;
    let seconds = start.elapsed().as_secs_f64();
    Ok(Load { seconds, answers: answers.into_iter().flatten().collect() })
}

impl Load {
    pub(crate) fn tokens_per_second(&self) -> f64 {
        self.answers.iter().map(|(_, answer)| answer.tokens.len()).sum::<usize>() as f64 / self.seconds
    }

    /// The median time to the first token in seconds.
    pub(crate) fn first_token(&self) -> f64 {
        quantile(self.answers.iter().map(|(_, answer)| answer.first), 0.5)
    }

    /// A quantile of the times between tokens in seconds.
    pub(crate) fn gap(&self, q: f64) -> f64 {
        quantile(self.answers.iter().flat_map(|(_, answer)| answer.gaps.iter().copied()), q)
    }
}

fn quantile(times: impl Iterator<Item = Duration>, q: f64) -> f64 {
    let mut times: Vec<f64> = times.map(|time| time.as_secs_f64()).collect();
    times.sort_by(f64::total_cmp);
    let at = ((times.len() as f64 * q) as usize).min(times.len().saturating_sub(1));
    times.get(at).copied().unwrap_or(f64::NAN)
}
