//! The generation loop: process the prompt, sample a token, process it, until something ends the text.

use super::{Error, Forward, Sampler, StopStrings, TextStream, Tokenizer};
use std::ops::ControlFlow;
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
    /// This many tokens of the prompt have been processed.
    Prompt(usize),
    /// A token was generated, which made this text final; often empty.
    Text(&'a str),
}

/// The result of a run.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The number of processed tokens of the prompt: all of them, unless the caller stopped the run.
    pub prompt_tokens: usize,
    /// The generated tokens, without the one that ended the text.
    pub tokens: Vec<u32>,
    /// The text, as it was streamed.
    pub text: String,
    /// Why it ended.
    pub stop: Stop,
    /// The number of tokens that were processed one by one after the prompt.
    pub decoded: usize,
    /// The time of each phase.
    pub timing: Timing,
}

/// Resets the model and generates text after `request.prompt`.
///
/// `on_event` is called while the prompt is processed and after every token (often without text, because characters and
/// stop strings may be incomplete); `Break` ends the run. At most `context` tokens are processed, including the prompt.
pub fn generate(
    model: &mut dyn Forward,
    tokenizer: &Tokenizer,
    sampler: &mut Sampler,
    request: &Request,
    on_event: &mut dyn FnMut(Event<'_>) -> ControlFlow<()>,
) -> Result<Outcome, Error> {
    let (vocab, context) = (model.vocab(), model.context());
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
        history: prompt.clone(),
        stream: TextStream::default(),
        stops: StopStrings::new(&request.stop),
        text: String::new(),
    };
    let mut timing = Timing::default();
    let mut first = None;
    let mut decoded = 0;
    let mut prompt_tokens = 0;
    let stop = 'run: {
        if request.max_tokens == 0 {
            break 'run Stop::MaxTokens;
        }
        model.reset();
        let read = model.prefill_while(prompt, &mut |done| {
            prompt_tokens = done;
            on_event(Event::Prompt(done))
        })?;
        timing.prompt = start.elapsed();
        let Some(mut logits) = read else { break 'run Stop::Caller };
        prompt_tokens = prompt.len();
        loop {
            if logits.len() != vocab {
                return Err(Error::LogitCount { expected: vocab, found: logits.len() });
            }
            let id = sampler.next(&mut logits, &run.history)?;
            if first.is_none() {
                timing.first_token = start.elapsed();
                first = Some(Instant::now());
            }
            if request.eos.contains(&id) {
                break 'run Stop::Eos(id);
            }
            run.history.push(id);
            if let Some(stop) = run.token(tokenizer, id, on_event) {
                break 'run stop;
            }
            if run.history.len() - prompt.len() >= request.max_tokens {
                break 'run Stop::MaxTokens;
            }
            if run.history.len() > context {
                break 'run Stop::Context;
            }
            logits = model.decode(id)?;
            decoded += 1;
        }
    };
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
    let tokens = run.history.split_off(prompt.len());
    Ok(Outcome { prompt_tokens, tokens, text: run.text, stop, decoded, timing })
}

/// The state of a run.
struct Run {
    history: Vec<u32>,
    stream: TextStream,
    stops: StopStrings,
    text: String,
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
