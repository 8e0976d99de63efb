//! Speculation: tokens that are guessed to follow a text, and verified together in one step.
//!
//! A step processes the last token of a text and the guesses after it, one row each, and selects a token for each row
//! with the settings and the random word that the token at its place has. The guesses are kept as long as they are the
//! tokens that were selected. [`SumOrder::Fixed`](super::SumOrder::Fixed) gives each row the logits that it has alone,
//! so that a text has the same tokens with and without guesses, at any temperature: its seed decides, and nothing else.

use super::batch::Item;
use super::plan::Share;
use super::{Batch, Ends, Engine, Output, PAGE, Sampler, Sampling, Sequence, Want};
use crate::Error;

/// A text for which tokens are guessed.
#[derive(Debug)]
pub struct Guess<'a> {
    /// All tokens of the text; not empty.
    pub tokens: &'a [u32],
    /// How its next token is selected.
    pub sampler: &'a Sampler,
    /// The most tokens to guess.
    pub most: usize,
    /// The guessed tokens, in order. More than [`most`](Self::most), and ids beyond the vocabulary, have no effect.
    pub guessed: Vec<u32>,
}

/// Guesses tokens.
pub trait Drafter: std::fmt::Debug + Send {
    /// Guesses tokens for texts that share a step. A text may get none.
    ///
    /// # Errors
    /// The device of a model failed.
    fn draft(&mut self, texts: &mut [Guess<'_>]) -> Result<(), Error>;
}

/// How many guesses there were.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DraftCount {
    /// Guessed tokens that a step has processed.
    pub drafted: u64,
    /// Those that became part of a text.
    pub accepted: u64,
}

/// Guesses what followed the last tokens where they occurred before, in the prompt or in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PromptLookup {
    /// The most last tokens that are looked for. Fewer are looked for if these are not found.
    pub longest: usize,
    /// The fewest; at least 1.
    pub shortest: usize,
}

impl Default for PromptLookup {
    fn default() -> Self {
        PromptLookup { longest: 4, shortest: 2 }
    }
}

impl PromptLookup {
    /// What followed the latest of the longest matches.
    fn guess(&self, tokens: &[u32], most: usize) -> Vec<u32> {
        for length in (self.shortest.max(1)..=self.longest.min(tokens.len().saturating_sub(1))).rev() {
            let end = &tokens[tokens.len() - length..];
            let earlier = &tokens[..tokens.len() - 1];
            let Some(at) = earlier.windows(length).rposition(|window| window == end) else { continue };
            // A text that repeats itself goes on with its guesses.
            let mut guessed = Vec::with_capacity(most);
            for i in at + length..at + length + most {
                guessed.push(tokens.get(i).copied().unwrap_or_else(|| guessed[i - tokens.len()]));
            }
            return guessed;
        }
        Vec::new()
    }
}

impl Drafter for PromptLookup {
    fn draft(&mut self, texts: &mut [Guess<'_>]) -> Result<(), Error> {
        for text in texts {
            text.guessed = self.guess(text.tokens, text.most);
        }
        Ok(())
    }
}

/// Guesses the tokens that a smaller model with the same tokenizer selects, with the settings and the random words of
/// the text.
#[derive(Debug)]
pub struct DraftModel {
    engine: Engine,
    /// The texts of the last call, with their caches.
    texts: Vec<Sequence>,
}

impl DraftModel {
    /// A model with an engine of its own. Texts beyond [`Limits::sequences`](super::Limits::sequences) and
    /// [`Limits::context`](super::Limits::context) of this engine get no guesses.
    pub fn new(engine: Engine) -> Self {
        DraftModel { engine, texts: Vec::new() }
    }

    /// The text of the last call with the longest common beginning, or a new one.
    fn take(&mut self, tokens: &[u32]) -> Result<Sequence, Error> {
        let common = |text: &Sequence| text.tokens().iter().zip(tokens).take_while(|(a, b)| a == b).count();
        let best = (0..self.texts.len()).max_by_key(|i| common(&self.texts[*i]));
        match best.filter(|i| common(&self.texts[*i]) > 0) {
            Some(i) => Ok(self.texts.swap_remove(i)),
            None => self.engine.sequence(Sampling::greedy(), 0),
        }
    }
}

impl Drafter for DraftModel {
    fn draft(&mut self, texts: &mut [Guess<'_>]) -> Result<(), Error> {
        let limits = self.engine.limits();
        let mut drafted = Vec::new();
        for (i, text) in texts.iter().enumerate() {
            let fits = text.most > 0 && text.tokens.len() + text.most <= limits.context;
            let known = text.tokens.iter().all(|id| (*id as usize) < self.engine.vocab());
            if fits && known && drafted.len() < limits.sequences {
                let mut sequence = self.take(text.tokens)?;
                sequence.start(text.tokens, Ends { eos: Vec::new(), max_tokens: text.most });
                sequence.follow(text.sampler);
                drafted.push((i, sequence));
            }
        }
        // The pages of texts that have ended.
        self.texts.clear();
        let mut open: Vec<&mut Sequence> = drafted.iter_mut().map(|(_, sequence)| sequence).collect();
        while !open.is_empty() {
            let mut batch = Batch::new();
            open.iter_mut().for_each(|sequence| batch.add(sequence, Want::Token));
            self.engine.step_each(&mut batch)?;
            // A text that this model cannot continue keeps the guesses that it has.
            let failed: Vec<bool> = (0..batch.len()).map(|i| batch.take_error(i).is_some()).collect();
            drop(batch);
            let mut failed = failed.into_iter();
            open.retain(|sequence| !failed.next().unwrap_or(true) && sequence.finish().is_none());
        }
        for (i, sequence) in drafted {
            texts[i].guessed = sequence.generated().to_vec();
            self.texts.push(sequence);
        }
        Ok(())
    }
}

/// How many tokens may be guessed for a sequence of a step, in which `left` rows have no token.
fn most(item: &Item<'_>, share: Share, drafts: usize, left: usize, context: usize) -> usize {
    let sequence = &*item.sequence;
    let guessable = item.error.is_none() && share.last && share.take == 1 && item.want != Want::Logits;
    if !guessable || sequence.has_grammar() {
        return 0;
    }
    // Guesses take no page, which another text may need.
    let page = PAGE as usize - 1 - sequence.position() % PAGE as usize;
    let room = context.saturating_sub(sequence.tokens().len());
    drafts.min(left).min(page).min(room).min(sequence.left().saturating_sub(1))
}

impl Engine {
    /// Lets a drafter guess up to [`Limits::drafts`](super::Limits::drafts) tokens of each text of a step.
    #[must_use]
    pub fn with_drafter(mut self, drafter: impl Drafter + 'static) -> Self {
        self.drafter = Some(Box::new(drafter));
        self
    }

    /// How many tokens were guessed so far.
    pub fn drafts(&self) -> DraftCount {
        self.drafted
    }

    /// Guesses tokens for the sequences of a step, as far as it has rows.
    pub(super) fn draft(&mut self, items: &mut [Item<'_>], shares: &[Share]) -> Result<(), Error> {
        let (limits, vocab) = (self.limits(), self.vocab());
        items.iter_mut().for_each(|item| item.draft.clear());
        let Some(drafter) = &mut self.drafter else { return Ok(()) };
        let mut left = limits.rows - shares.iter().map(|share| share.take).sum::<usize>();
        let mut texts = Vec::new();
        let mut places = Vec::new();
        for (i, (item, share)) in items.iter().zip(shares).enumerate() {
            let most = most(item, *share, limits.drafts, left, limits.context);
            if most > 0 {
                left -= most;
                let sequence = &*item.sequence;
                texts.push(Guess { tokens: sequence.tokens(), sampler: &sequence.sampler, most, guessed: Vec::new() });
                places.push(i);
            }
        }
        if texts.is_empty() {
            return Ok(());
        }
        drafter.draft(&mut texts)?;
        let guesses: Vec<Vec<u32>> = texts
            .into_iter()
            .map(|Guess { guessed, most, .. }| {
                guessed.into_iter().take(most).take_while(|id| (*id as usize) < vocab).collect()
            })
            .collect();
        for (i, guess) in places.into_iter().zip(guesses) {
            items[i].draft = guess;
        }
        Ok(())
    }
}

impl Item<'_> {
    /// Takes what was selected after the last token and `ahead` guesses, if all of these were right.
    pub(super) fn take(&mut self, ahead: usize, output: Output) {
        if ahead > 0 {
            let right = self.more.len() + 1 == ahead
                && self.sequence.finish().is_none()
                && self.sequence.tokens().last() == self.draft.get(ahead - 1);
            if !right {
                return;
            }
            // The guess is in the cache.
            self.sequence.advance(1);
        }
        if let Output::Token { id, .. } = output {
            self.sequence.sampler.advance();
            self.sequence.generate(id);
        }
        match ahead {
            0 => self.output = output,
            _ => self.more.push(output),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_of_the_longest_matches_is_continued() {
        let guess = |tokens: &[u32], most| PromptLookup { longest: 3, shortest: 1 }.guess(tokens, most);
        assert_eq!(guess(&[1, 2, 3, 9, 2, 3, 8, 1, 2, 3], 2), [9, 2]);
        assert_eq!(guess(&[2, 3, 9, 2, 3, 8, 2, 3], 1), [8]);
        assert_eq!(guess(&[5, 6, 5], 4), [6, 5, 6, 5]);
        assert_eq!(guess(&[7, 7], 3), [7, 7, 7]);
        assert!(guess(&[1, 2, 3], 3).is_empty() && guess(&[1], 3).is_empty());
        assert!(PromptLookup::default().guess(&[5, 6, 5], 4).is_empty());
    }
}
