//! A chat of several turns. Each turn processes only what is new: earlier turns stay in the cache.

use super::{Engine, Event, Outcome, Request, Sampling, Sequence, Stop, generate};
use crate::Error;
use crate::text::{Message, Tokenizer};
use std::ops::ControlFlow;

/// What a conversation needs of a model besides an engine.
pub trait Chat {
    /// Converts generated tokens to text.
    fn tokenizer(&self) -> &Tokenizer;

    /// The request for the assistant's next message, with the model's own stop conditions. `thinking` switches thinking
    /// on or off. `limits` states the maximum number of tokens and further stop strings.
    ///
    /// # Errors
    /// If the messages cannot be converted to tokens.
    fn answer_to(&self, messages: &[Message], thinking: Option<bool>, limits: &Request) -> Result<Request, Error>;
}

/// The messages of a chat, and the sequence that holds them in an engine's cache.
#[derive(Debug)]
pub struct Conversation {
    messages: Vec<Message>,
    sequence: Sequence,
    /// `enable_thinking` of the chat template; `None` leaves it unset.
    thinking: Option<bool>,
}

impl Conversation {
    /// A chat without messages, or with a system message.
    ///
    /// # Errors
    /// A setting is out of range ([`Error::Sampling`]).
    pub fn new(
        engine: &Engine,
        sampling: Sampling,
        seed: u64,
        system: Option<&str>,
        thinking: Option<bool>,
    ) -> Result<Self, Error> {
        let messages = system.map(|text| Message::new("system", text)).into_iter().collect();
        Ok(Conversation { messages, sequence: engine.sequence(sampling, seed)?, thinking })
    }

    /// The messages so far.
    pub fn messages(&self) -> &[Message] {
        &self.messages
    }

    /// The tokens in the cache and those to process next.
    pub fn sequence(&self) -> &Sequence {
        &self.sequence
    }

    /// The answer to a message. Both become part of the chat, also if the caller stopped the answer after its first
    /// token. `limits` states the maximum number of tokens and further stop strings; its other fields are not used.
    ///
    /// # Errors
    /// The template fails, or those of [`generate`]; then the chat is as it was.
    pub fn answer(
        &mut self,
        engine: &mut Engine,
        model: &dyn Chat,
        text: &str,
        limits: &Request,
        on_event: &mut dyn FnMut(Event<'_>) -> ControlFlow<()>,
    ) -> Result<Outcome, Error> {
        self.messages.push(Message::new("user", text));
        let mut run = || {
            let request = model.answer_to(&self.messages, self.thinking, limits)?;
            generate(engine, &mut self.sequence, model.tokenizer(), &request, on_event)
        };
        let result = run();
        match &result {
            Ok(outcome) if outcome.stop != Stop::Caller || !outcome.tokens.is_empty() => {
                self.messages.push(Message::new("assistant", &outcome.text));
            }
            _ => {
                self.messages.pop();
            }
        }
        result
    }
}
