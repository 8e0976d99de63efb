//! The sequences of a step, and what each wants from it.

use super::Sequence;
use crate::Error;

/// What a sequence wants when its last token has been processed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Want {
    /// The next token, which the sequence's settings select. It is added to the sequence.
    Token,
    /// The next token and the logarithm of its probability: after penalties and rules, before the temperature.
    TokenAndLogprob {
        /// The number of most probable tokens that are reported with it, at most
        /// [`TOP`](crate::kernels::sample::TOP).
        top: usize,
    },
    /// All logits. No token is added.
    Logits,
}

impl Want {
    /// The number of most probable tokens that are reported.
    pub(super) fn top(self) -> usize {
        if let Want::TokenAndLogprob { top } = self { top } else { 0 }
    }
}

/// What a step gave to a sequence.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Output {
    /// Nothing yet: some of its tokens have not been processed.
    #[default]
    Pending,
    /// The next token.
    Token {
        /// The token.
        id: u32,
        /// The natural logarithm of its probability, if it was requested.
        logprob: Option<f32>,
        /// The most probable tokens at its place, in descending order, with the logarithms of their probabilities.
        /// Those that are excluded are not among them.
        top: Vec<(u32, f32)>,
    },
    /// The logits of the last token, one for each id.
    Logits(Vec<f32>),
}

#[derive(Debug)]
pub(super) struct Item<'a> {
    pub(super) sequence: &'a mut Sequence,
    pub(super) want: Want,
    pub(super) output: Output,
    /// Tokens that are guessed to follow the next one: see [`super::draft`].
    pub(super) draft: Vec<u32>,
    /// What was selected after each guess that was right.
    pub(super) more: Vec<Output>,
    /// Why the last step left the sequence out.
    pub(super) error: Option<Error>,
}

/// The sequences that share a step.
#[derive(Debug, Default)]
pub struct Batch<'a> {
    pub(super) items: Vec<Item<'a>>,
}

impl<'a> Batch<'a> {
    /// An empty batch.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a sequence.
    pub fn add(&mut self, sequence: &'a mut Sequence, want: Want) {
        self.items.push(Item {
            sequence,
            want,
            output: Output::Pending,
            draft: Vec::new(),
            more: Vec::new(),
            error: None,
        });
    }

    /// The number of sequences.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether there are no sequences.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// What the last step gave to the sequence that was added as number `index`, counted from 0; [`Output::Pending`] if
    /// no such sequence exists.
    pub fn output(&self, index: usize) -> &Output {
        self.items.get(index).map_or(&Output::Pending, |item| &item.output)
    }

    /// Takes what the last step gave to a sequence, as [`Batch::output`] shows it.
    pub fn take_output(&mut self, index: usize) -> Output {
        self.items.get_mut(index).map_or(Output::Pending, |item| std::mem::take(&mut item.output))
    }

    /// Takes what the last step gave to a sequence after [`Batch::output`], in order: a token for each guess of the
    /// engine's drafter that was right.
    pub fn take_more(&mut self, index: usize) -> Vec<Output> {
        self.items.get_mut(index).map_or(Vec::new(), |item| std::mem::take(&mut item.more))
    }

    /// Takes the reason why [`Engine::step_each`](super::Engine::step_each) left a sequence out.
    pub fn take_error(&mut self, index: usize) -> Option<Error> {
        self.items.get_mut(index).and_then(|item| item.error.take())
    }
}
