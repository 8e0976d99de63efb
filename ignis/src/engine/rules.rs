//! Tokens that are excluded from the selection, by the tokens before them.

use std::collections::BTreeSet;

/// Which tokens must not be selected. The default excludes none. The rules are those of transformers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TokenRules {
    /// Tokens that are never selected.
    pub suppress: Vec<u32>,
    /// Tokens that are not selected at the beginning of a text.
    pub suppress_first: Vec<u32>,
    /// Sequences that are not completed. A sequence of one token that ends the text has no effect.
    pub bad_words: Vec<Vec<u32>>,
    /// No sequence of this many tokens occurs twice, in the prompt and the text together; 0 for no such rule.
    pub no_repeat_ngram: usize,
    /// Tokens that end the text are excluded until prompt and text have this many tokens.
    pub min_length: usize,
    /// Tokens that end the text are excluded until the text has this many tokens.
    pub min_new_tokens: usize,
}

impl TokenRules {
    /// The excluded tokens after `tokens`, of which the first `prompt` are the prompt; in ascending order. `eos` are
    /// the tokens that end the text.
    pub fn excluded(&self, tokens: &[u32], prompt: usize, eos: &[u32]) -> Vec<u32> {
        if *self == TokenRules::default() {
            return Vec::new();
        }
        let mut excluded: BTreeSet<u32> = self.suppress.iter().copied().collect();
        if tokens.len() <= prompt {
            excluded.extend(&self.suppress_first);
        }
        if tokens.len() < self.min_length || tokens.len() < prompt + self.min_new_tokens {
            excluded.extend(eos);
        }
        for word in &self.bad_words {
            let Some((last, before)) = word.split_last() else { continue };
            let ends = before.is_empty() && eos.contains(last);
            if !ends && tokens.ends_with(before) {
                excluded.insert(*last);
            }
        }
        if let Some(before) = self.no_repeat_ngram.checked_sub(1).filter(|n| *n <= tokens.len()) {
            let end = &tokens[tokens.len() - before..];
            excluded.extend(tokens.windows(self.no_repeat_ngram).filter(|w| w[..before] == *end).map(|w| w[before]));
        }
        excluded.into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_exclude_what_they_say() {
        let excluded = |rules: TokenRules, tokens: &[u32], prompt| rules.excluded(tokens, prompt, &[9]);
        let none = TokenRules::default();
        assert!(excluded(none.clone(), &[1, 1, 1], 1).is_empty());
        let rules = TokenRules { suppress: vec![5, 3, 5], suppress_first: vec![4], ..none.clone() };
        assert_eq!((excluded(rules.clone(), &[1], 1), excluded(rules, &[1, 2], 1)), (vec![3, 4, 5], vec![3, 5]));
        let rules = TokenRules { min_new_tokens: 2, ..none.clone() };
        assert_eq!((excluded(rules.clone(), &[1, 2], 1), excluded(rules, &[1, 2, 3], 1)), (vec![9], vec![]));
        let rules = TokenRules { min_length: 3, ..none.clone() };
        assert_eq!((excluded(rules.clone(), &[1, 2], 1), excluded(rules, &[1, 2, 3], 1)), (vec![9], vec![]));
        let rules = TokenRules { bad_words: vec![vec![9], vec![7], vec![1, 2, 3], vec![2, 8]], ..none.clone() };
        assert_eq!(excluded(rules.clone(), &[1, 2], 1), [3, 7, 8]);
        assert_eq!(excluded(rules, &[2], 1), [7, 8]);
        let rules = TokenRules { no_repeat_ngram: 2, ..none.clone() };
        assert_eq!(excluded(rules.clone(), &[1, 2, 1, 3, 1], 2), [2, 3]);
        assert!(excluded(rules, &[], 0).is_empty());
        let rules = TokenRules { no_repeat_ngram: 1, ..none };
        assert_eq!(excluded(rules, &[1, 2, 1], 2), [1, 2]);
    }
}
