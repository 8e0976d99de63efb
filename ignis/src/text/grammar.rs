//! Grammars that a text must follow: JSON schemas, regular expressions, and grammars in Lark's notation.
//!
//! `llguidance` parses the text. It sees the tokens as the bytes of this crate's [`Tokenizer`].

use super::Tokenizer;
use crate::Error;
use llguidance::api::TopLevelGrammar;
use llguidance::toktrie::{ApproximateTokEnv, TokEnv, TokRxInfo, TokTrie};
use llguidance::{Matcher, ParserFactory};
use std::fmt;
use std::sync::Arc;

/// The longest token of the trie in bytes. Longer tokens are not selected.
const LONGEST: usize = 255;

/// What a text must be.
#[derive(Clone, Debug, PartialEq)]
pub enum GrammarSource {
    /// JSON that fits a schema. `{}` is any JSON.
    JsonSchema(serde_json::Value),
    /// A text that a regular expression matches as a whole.
    Regex(String),
    /// A text of a grammar in the notation of Lark, as `llguidance` reads it.
    Lark(String),
}

/// Compiles grammars for a tokenizer.
pub struct Grammars {
    factory: ParserFactory,
    ends: Vec<u32>,
}

impl fmt::Debug for Grammars {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Grammars").field("ends", &self.ends).finish_non_exhaustive()
    }
}

fn refused(what: impl fmt::Display) -> Error {
    Error::Grammar { what: what.to_string() }
}

impl Grammars {
    /// For a model with `vocab` logits, whose texts end with one of the tokens `ends`. A complete text allows them, and
    /// nothing else does. Other control tokens are never allowed.
    ///
    /// # Errors
    /// [`Error::Grammar`] if `ends` has no token or one beyond the vocabulary.
    pub fn new(tokenizer: &Tokenizer, vocab: usize, ends: &[u32]) -> Result<Self, Error> {
        let Some(first) = ends.first() else { return Err(refused("the model has no token that ends a text")) };
        if let Some(id) = ends.iter().find(|id| **id as usize >= vocab) {
            return Err(Error::TokenId { id: *id, vocab });
        }
        let word = |id: u32| {
            let bytes = if tokenizer.is_special(id) { &[][..] } else { tokenizer.bytes(id) };
            // A first byte of 0xFF marks control tokens, and is in no text.
            let usable = bytes.len() <= LONGEST && bytes.first() != Some(&TokTrie::SPECIAL_TOKEN_MARKER);
            if usable { bytes.to_vec() } else { Vec::new() }
        };
        let words: Vec<Vec<u8>> = (0..vocab as u32).map(word).collect();
        let trie = TokTrie::from(&TokRxInfo::new(vocab as u32, *first), &words).with_eos_tokens(ends);
        let tokens: TokEnv = Arc::new(ApproximateTokEnv::new(trie));
        let mut factory = ParserFactory::new_simple(&tokens).map_err(refused)?;
        factory.quiet();
        factory.limits_mut().verbose_errors = false;
        Ok(Grammars { factory, ends: ends.to_vec() })
    }

    /// The tokens that end a text.
    pub fn ends(&self) -> &[u32] {
        &self.ends
    }

    /// Compiles a grammar.
    ///
    /// # Errors
    /// [`Error::Grammar`]: the source is wrong, unsupported or too large.
    pub fn compile(&self, source: &GrammarSource) -> Result<Grammar, Error> {
        let grammar = match source {
            GrammarSource::JsonSchema(schema) => TopLevelGrammar::from_json_schema(schema.clone()),
            GrammarSource::Regex(pattern) => TopLevelGrammar::from_regex(pattern),
            GrammarSource::Lark(text) => TopLevelGrammar::from_lark(text.clone()),
        };
        let matcher = Matcher::new(self.factory.create_parser(grammar));
        match matcher.get_error() {
            Some(what) => Err(refused(what.lines().next().unwrap_or_default())),
            None => Ok(Grammar { matcher, ends: self.ends.clone(), after: None }),
        }
    }
}

/// A grammar, and the state of a text that follows it.
#[derive(Clone)]
pub struct Grammar {
    matcher: Matcher,
    ends: Vec<u32>,
    /// The token after which the grammar begins, until it was generated.
    after: Option<u32>,
}

impl fmt::Debug for Grammar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Grammar").field("after", &self.after).finish_non_exhaustive()
    }
}

impl Grammar {
    /// The grammar for what follows this token, such as the one that ends the model's reasoning. The text before it is
    /// free, except that it cannot end.
    #[must_use]
    pub fn after(mut self, token: u32) -> Self {
        self.after = Some(token);
        self
    }

    /// A copy that shares nothing with this one.
    pub(crate) fn separate(&self) -> Self {
        Grammar { matcher: self.matcher.deep_clone(), ends: self.ends.clone(), after: self.after }
    }

    /// The tokens that may follow: a bit for each id, from the lowest bit of the first word on.
    ///
    /// # Errors
    /// [`Error::Grammar`] if the parser reached a limit.
    pub(crate) fn mask(&mut self, vocab: usize) -> Result<Vec<u32>, Error> {
        let mut words = if self.after.is_some() {
            let mut words = vec![u32::MAX; vocab.div_ceil(32)];
            self.ends.iter().for_each(|id| words[*id as usize / 32] &= !(1 << (id % 32)));
            words
        } else {
            self.matcher.compute_mask_or_eos().map_err(refused)?.as_slice().to_vec()
        };
        words.resize(vocab.div_ceil(32), 0);
        Ok(words)
    }

    /// Takes note of a token that was generated, one of the last mask. If the parser reaches a limit, the next mask is
    /// an error.
    pub(crate) fn accept(&mut self, token: u32) {
        if let Some(after) = self.after {
            self.after = (after != token).then_some(after);
        } else if !(self.matcher.is_stopped() && self.ends.contains(&token)) {
            let _ = self.matcher.consume_token(token);
        }
    }
}
