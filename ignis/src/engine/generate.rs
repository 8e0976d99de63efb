//! Generates text from a prompt: steps of one sequence, until something ends the text.

use super::{Batch, Ends, Engine, Finish, Output, Sequence, TokenRules, Want};
use crate::Error;
use crate::text::{StopStrings, TextStream, Tokenizer};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What to generate.
#[derive(Clone, Debug, Default)]
pub struct Request {
    /// The prompt's tokens; must not be empty.
    pub prompt: Vec<u32>,
    /// The maximum number of tokens to generate.
    pub max_tokens: usize,
    /// Tokens that end the text and are not part of it.
    pub eos: Vec<u32>,
    /// Strings that end the text and are not part of it.
    pub stop: Vec<String>,
    /// Which tokens are excluded from the selection.
    pub rules: Arc<TokenRules>,
}

/// Why the text ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The model ended it with this token.
    Eos(u32),
    /// The text contains this stop string.
    String(String),
    /// The maximum number of tokens was generated.
    MaxTokens,
    /// The context is full.
    Context,
    /// The caller stopped the run.
    Caller,
}

/// The time of each phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Timing {
    /// Processing the prompt.
    pub prompt: Duration,
    /// From the start to the first generated token.
    pub first_token: Duration,
    /// From the first generated token to the end.
    pub decode: Duration,
}

/// An event of a run of [`generate`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event<'a> {
    /// This many tokens of the prompt have been processed, with those that were in the cache.
    Prompt(usize),
    /// A token was generated, which made this text final; often empty.
    Text(&'a str),
}

/// The result of a run.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The number of processed tokens of the prompt: all of them, unless the caller stopped the run.
    pub prompt_tokens: usize,
    /// How many of these were in the cache before.
    pub cached_tokens: usize,
    /// The generated tokens, without the one that ended the text.
    pub tokens: Vec<u32>,
    /// The text, as it was streamed.
    pub text: String,
    /// Why it ended.
    pub stop: Stop,
    /// The number of tokens that were selected after the first one.
    pub decoded: usize,
    /// The time of each phase.
    pub timing: Timing,
}

/// Generates text after `request.prompt`. What the prompt has in common with the tokens of `sequence` is not processed
/// again.
///
/// `on_event` is called while the prompt is processed and after every token (often without text, because characters and
/// stop strings may be incomplete); `Break` ends the run. At most as many tokens are processed as the context has,
/// including the prompt. Afterwards the sequence has the prompt and the generated tokens.
///
/// # Errors
/// Those of [`Engine::step`]. An invalid prompt is refused before `sequence` is changed.
pub fn generate(
    engine: &mut Engine,
    sequence: &mut Sequence,
    tokenizer: &Tokenizer,
    request: &Request,
    on_event: &mut dyn FnMut(Event<'_>) -> ControlFlow<()>,
) -> Result<Outcome, Error> {
    let (vocab, context) = (engine.vocab(), engine.limits().context);
    let prompt = &request.prompt;
    if prompt.is_empty() {
        return Err(Error::EmptyPrompt);
    }
    if prompt.len() > context {
        return Err(Error::PromptTooLong { tokens: prompt.len(), context, hint: String::new() });
    }
    if let Some(id) = prompt.iter().find(|id| **id as usize >= vocab) {
        return Err(Error::TokenId { id: *id, vocab });
    }

    let start = Instant::now();
    let mut run = Run {
        stream: tokenizer.stream(),
        stops: StopStrings::new(&request.stop),
        text: String::new(),
        tokens: Vec::new(),
    };
    let mut timing = Timing::default();
    let mut first = None;
    let mut decoded = 0;
    let (mut prompt_tokens, mut cached_tokens) = (0, 0);
    let stop = 'run: {
        if request.max_tokens == 0 {
            break 'run Stop::MaxTokens;
        }
        sequence.set_rules(Arc::clone(&request.rules));
        cached_tokens = sequence.start(prompt, Ends { eos: request.eos.clone(), max_tokens: request.max_tokens });
        let (layers, rows) = (engine.layers(), engine.limits().rows);
        loop {
            let done = sequence.position();
            let (output, more) = if done < prompt.len() {
                let chunk = rows.min(prompt.len() - done);
                let mut batch = Batch::new();
                batch.add(sequence, Want::Token);
                let flow = engine.step_while(&mut batch, &mut |layer, _| {
                    if layer == 0 {
                        return Ok(ControlFlow::Continue(()));
                    }
                    prompt_tokens = done + chunk * layer / layers;
                    Ok(on_event(Event::Prompt(prompt_tokens)))
                })?;
                if flow.is_break() {
                    break 'run Stop::Caller;
                }
                timing.prompt = start.elapsed();
                (batch.take_output(0), Vec::new())
            } else {
                let mut batch = Batch::new();
                batch.add(sequence, Want::Token);
                engine.step(&mut batch)?;
                let more = batch.take_more(0);
                decoded += 1 + more.len();
                (batch.take_output(0), more)
            };
            let last = more.len();
            for (i, output) in std::iter::once(output).chain(more).enumerate() {
                let Output::Token { id, .. } = output else { continue };
                // Only the last token can have ended the sequence.
                let finish = if i == last { sequence.finish() } else { None };
                if first.is_none() {
                    timing.first_token = start.elapsed();
                    first = Some(Instant::now());
                }
                if let Some(Finish::Eos(id)) = finish {
                    break 'run Stop::Eos(id);
                }
                run.tokens.push(id);
                if let Some(stop) = run.token(tokenizer, id, on_event) {
                    break 'run stop;
                }
                match finish {
                    Some(Finish::Context) => break 'run Stop::Context,
                    Some(_) => break 'run Stop::MaxTokens,
                    None => {}
                }
            }
        }
    };
    if matches!(stop, Stop::String(_) | Stop::Caller) {
        // A step may have selected more tokens.
        sequence.keep_generated(run.tokens.len());
    }
    if !matches!(stop, Stop::String(_)) {
        let rest = run.stream.finish();
        let (shown, hit) = run.stops.push(&rest);
        run.show(&shown, on_event);
        if hit.is_none() {
            let held = run.stops.finish();
            run.show(&held, on_event);
        }
    }
    timing.decode = first.map_or(Duration::ZERO, |at| at.elapsed());
    let Run { tokens, text, .. } = run;
    Ok(Outcome { prompt_tokens, cached_tokens, tokens, text, stop, decoded, timing })
}

/// The state of a run.
struct Run {
    stream: TextStream,
    stops: StopStrings,
    text: String,
    tokens: Vec<u32>,
}

impl Run {
    /// Emits the text of a token; returns whether it ends the text.
    fn token(
        &mut self,
        tokenizer: &Tokenizer,
        id: u32,
        on_event: &mut dyn FnMut(Event<'_>) -> ControlFlow<()>,
    ) -> Option<Stop> {
        let bytes = if tokenizer.is_special(id) { &[] } else { tokenizer.bytes(id) };
        let (shown, hit) = self.stops.push(&self.stream.push(bytes));
        self.text.push_str(&shown);
        let flow = on_event(Event::Text(&shown));
        match hit {
            Some(stop) => Some(Stop::String(stop)),
            None => flow.is_break().then_some(Stop::Caller),
        }
    }

    /// Emits the text at the end, when stopping has no effect any more.
    fn show(&mut self, text: &str, on_event: &mut dyn FnMut(Event<'_>) -> ControlFlow<()>) {
        if !text.is_empty() {
            self.text.push_str(text);
            let _ = on_event(Event::Text(text));
        }
    }
}
