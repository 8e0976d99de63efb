//! One text: its tokens, how many of them are in the cache, its pages, its sampling and its stop conditions.

use super::cache::Pages;
use super::occurred::Occurred;
use super::{LogitBias, PAGE, PagePool, Sampler, Sampling, TokenRules};
use crate::Error;
use crate::text::Grammar;
use std::sync::Arc;

/// What ends a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ends {
    /// Tokens that end the text.
    pub eos: Vec<u32>,
    /// The maximum number of tokens to generate.
    pub max_tokens: usize,
}

/// Why a sequence is finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finish {
    /// The model generated this token of [`Ends::eos`].
    Eos(u32),
    /// [`Ends::max_tokens`] tokens were generated.
    MaxTokens,
    /// The last token does not fit in the context.
    Context,
}

/// A text in an engine's cache. [`Engine::sequence`](super::Engine::sequence) creates it; its pages return to the
/// engine when it is dropped.
#[derive(Debug)]
pub struct Sequence {
    /// All tokens: those of the caller, and those that were generated.
    tokens: Vec<u32>,
    /// The number of tokens whose keys and values are in the cache.
    pub(super) position: usize,
    pub(super) pages: Pages,
    pub(super) sampler: Sampler,
    ends: Ends,
    /// The number of tokens before the first generated one.
    prompt: usize,
    finish: Option<Finish>,
    context: usize,
    /// How many positions a position sees; `None` for all before it.
    window: Option<usize>,
    /// Which tokens are excluded from the selection.
    rules: Arc<TokenRules>,
    /// Whether other sequences may use its full pages, and it theirs.
    shared: bool,
    /// What is added to logits.
    bias: Arc<LogitBias>,
    /// What the text must follow, and the tokens that it allows next.
    grammar: Option<Grammar>,
    mask: Option<Vec<u32>>,
    /// The tokens, if the settings depend on them.
    occurred: Occurred,
}

impl Sequence {
    pub(super) fn new(pool: Arc<PagePool>, sampler: Sampler, context: usize, window: Option<usize>) -> Self {
        Sequence {
            tokens: Vec::new(),
            position: 0,
            pages: Pages::new(pool),
            sampler,
            ends: Ends::default(),
            prompt: 0,
            finish: None,
            context,
            window,
            rules: Arc::default(),
            shared: false,
            bias: Arc::default(),
            grammar: None,
            mask: None,
            occurred: Occurred::default(),
        }
    }

    /// All tokens: those of the prompt, and those that were generated after it.
    pub fn tokens(&self) -> &[u32] {
        &self.tokens
    }

    /// The tokens that were generated since [`start`](Self::start), with the one that ended the text.
    pub fn generated(&self) -> &[u32] {
        &self.tokens[self.prompt..]
    }

    /// The number of tokens in the cache.
    pub fn position(&self) -> usize {
        self.position
    }

    /// The tokens that are not in the cache yet.
    pub fn pending(&self) -> &[u32] {
        &self.tokens[self.position..]
    }

    /// The number of pages of the cache that the sequence has.
    pub fn pages(&self) -> usize {
        self.pages.held()
    }

    /// Why the text ended, if it has.
    pub fn finish(&self) -> Option<Finish> {
        self.finish
    }

    /// Sets which tokens are excluded from the selection, from the next step on. At first none are.
    pub fn set_rules(&mut self, rules: Arc<TokenRules>) {
        self.rules = rules;
    }

    /// Changes the sampling settings, from the next step on.
    ///
    /// # Errors
    /// A setting is out of range ([`Error::Sampling`]). The settings are then as they were.
    pub fn set_sampling(&mut self, sampling: Sampling) -> Result<(), Error> {
        self.sampler.set(sampling)?;
        self.look_back();
        Ok(())
    }

    /// Sets what is added to logits, from the next step on. At first nothing is.
    ///
    /// # Errors
    /// A value is out of range ([`Error::Sampling`]).
    pub fn set_bias(&mut self, bias: Arc<LogitBias>) -> Result<(), Error> {
        Sampling::check_bias(&bias)?;
        self.bias = bias;
        Ok(())
    }

    /// Lets the text follow a grammar, from the next token on and until tokens of the caller are added or tokens are
    /// removed. The tokens that end the text should be those of the grammar.
    pub fn set_grammar(&mut self, grammar: Option<&Grammar>) {
        self.grammar = grammar.map(Grammar::separate);
    }

    /// Lets other sequences of the engine use the full pages of this one, also after it was dropped, and lets
    /// [`start`](Self::start) use theirs: keys and values of equal beginnings are computed once. A model
    /// with a window gives pages back within a text, so that its sequences are not shared.
    pub fn share(&mut self) {
        self.shared = self.window.is_none();
    }

    /// A sequence with the same tokens and settings, which continues on its own. It uses the full pages of this one;
    /// the tokens after them are processed again.
    pub fn fork(&self) -> Sequence {
        let pages = self.pages.fork(self.position);
        let position = self.position.min(pages.ids().len() * PAGE as usize);
        let mut fork = Sequence {
            tokens: self.tokens.clone(),
            position,
            pages,
            sampler: self.sampler.clone(),
            ends: self.ends.clone(),
            prompt: self.prompt,
            finish: self.finish,
            context: self.context,
            window: self.window,
            rules: Arc::clone(&self.rules),
            shared: self.shared,
            bias: Arc::clone(&self.bias),
            grammar: self.grammar.as_ref().map(Grammar::separate),
            mask: None,
            occurred: self.occurred.clone(),
        };
        fork.keep_needed();
        fork
    }

    /// Gives all pages back. The tokens stay, and are processed again in later steps.
    pub fn evict(&mut self) {
        self.position = 0;
        self.pages.truncate(0);
    }

    /// Uses the pages of other sequences that begin with the same tokens, if this one has none. The last token is left,
    /// because its logits are needed. Returns the number of tokens in the cache.
    pub fn reuse(&mut self) -> usize {
        if self.shared && self.position == 0 {
            self.pages.truncate(0);
            self.position = self.pages.find(&self.tokens[..self.tokens.len().saturating_sub(1)]);
        }
        self.position
    }

    /// Replaces all tokens with `prompt` and begins a new text after it. The longest common beginning of the old and
    /// the new tokens stays in the cache, except for the last token of the prompt, whose logits are needed. If nothing
    /// stays, a [shared](Self::share) sequence uses the pages of others. Returns the number of tokens in the cache.
    pub fn start(&mut self, prompt: &[u32], ends: Ends) -> usize {
        let common = self.tokens.iter().zip(prompt).take_while(|(a, b)| a == b).count();
        self.truncate(common.min(prompt.len().saturating_sub(1)));
        self.append(&prompt[self.tokens.len()..]);
        self.ends = ends;
        self.reuse()
    }

    /// Adds tokens of the caller, after which a new text begins; [`Ends::max_tokens`] counts from here.
    pub fn append(&mut self, ids: &[u32]) {
        self.tokens.extend_from_slice(ids);
        self.begin();
    }

    /// Keeps only the first `len` tokens, and frees the pages that they do not need. If the model has a window and the
    /// pages that the next token needs were given back, no token stays in the cache.
    pub fn truncate(&mut self, len: usize) {
        self.tokens.truncate(len);
        if self.tokens.len() < self.position {
            self.position = self.tokens.len();
            // A page that others use keeps its contents.
            let within = self.position % PAGE as usize;
            if within > 0 && self.pages.is_shared(self.position) {
                self.position -= within;
            }
        }
        self.keep_needed();
        self.begin();
    }

    /// Empties the cache if pages that the next token needs were given back, and gives back those behind the position.
    fn keep_needed(&mut self) {
        if self.needed() < self.pages.gone() {
            self.position = 0;
        }
        self.pages.truncate(self.position);
    }

    /// The first position that the next token sees.
    fn needed(&self) -> usize {
        self.window.map_or(0, |window| (self.position + 1).saturating_sub(window))
    }

    /// Takes note that `count` more tokens are in the cache, and gives back the pages that no later token needs.
    pub(super) fn advance(&mut self, count: usize) {
        self.position += count;
        if self.shared {
            self.pages.publish(&self.tokens[..self.position]);
        }
        self.pages.release(self.needed());
    }

    /// Adds a generated token, which may end the text.
    pub(super) fn generate(&mut self, id: u32) {
        self.tokens.push(id);
        if let Some(grammar) = &mut self.grammar {
            grammar.accept(id);
        }
        if self.sampler.sampling().looks_back() {
            self.occurred.add(id, true);
        }
        self.finish = if self.ends.eos.contains(&id) {
            Some(Finish::Eos(id))
        } else if self.tokens.len() - self.prompt >= self.ends.max_tokens {
            Some(Finish::MaxTokens)
        } else if self.tokens.len() > self.context {
            Some(Finish::Context)
        } else {
            None
        };
    }

    /// Begins a new text after the tokens.
    fn begin(&mut self) {
        self.prompt = self.tokens.len();
        self.finish = None;
        self.grammar = None;
        self.look_back();
    }

    fn look_back(&mut self) {
        self.occurred = Occurred::of(&self.tokens, self.prompt, self.sampler.sampling());
    }

    /// The tokens that must not be selected next, in ascending order.
    pub(super) fn excluded(&self) -> Vec<u32> {
        self.rules.excluded(&self.tokens, self.prompt, &self.ends.eos)
    }

    /// How many tokens can still be generated.
    pub(super) fn left(&self) -> usize {
        self.ends.max_tokens.saturating_sub(self.tokens.len() - self.prompt)
    }

    /// Whether the text follows a grammar.
    pub(super) fn has_grammar(&self) -> bool {
        self.grammar.is_some()
    }

    /// Selects the next tokens as this sampler does.
    pub(super) fn follow(&mut self, sampler: &Sampler) {
        self.sampler = sampler.clone();
        self.look_back();
    }

    /// Keeps only the first `count` generated tokens, as if the others had not been selected.
    pub(super) fn keep_generated(&mut self, count: usize) {
        let (prompt, more) = (self.prompt, self.generated().len().saturating_sub(count));
        if more > 0 {
            self.truncate(prompt + count);
            self.prompt = prompt;
            self.look_back();
            self.sampler.rewind(more as u64);
        }
    }

    /// Computes which tokens the grammar allows next.
    pub(super) fn prepare(&mut self, vocab: usize) -> Result<(), Error> {
        self.mask = self.grammar.as_mut().map(|grammar| grammar.mask(vocab)).transpose()?;
        Ok(())
    }

    /// The tokens that the grammar allows next, if there is one.
    pub(super) fn mask(&self) -> Option<&[u32]> {
        self.mask.as_deref()
    }

    /// Appends the tokens whose logits change, as [`sample`](crate::kernels::sample::sample()) reads them, for the
    /// token after those that are guessed.
    pub(super) fn extend_list(&self, words: &mut Vec<u32>, guessed: &[u32]) {
        let sampling = self.sampler.sampling();
        if guessed.is_empty() {
            return self.occurred.extend(words, sampling, &self.bias, &self.excluded());
        }
        let mut occurred = self.occurred.clone();
        if sampling.looks_back() {
            guessed.iter().for_each(|id| occurred.add(*id, true));
        }
        let excluded = self.rules.excluded(&[&self.tokens, guessed].concat(), self.prompt, &self.ends.eos);
        occurred.extend(words, sampling, &self.bias, &excluded);
    }
}
