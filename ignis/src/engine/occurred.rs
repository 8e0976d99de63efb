//! The tokens that occurred in a text, and what the settings do to their logits.

use super::{LogitBias, Sampling};
use crate::kernels::sample::{ENTRY, EXCLUDED, OCCURRED};
use std::collections::HashMap;

/// The tokens of a text, each once.
#[derive(Clone, Debug, Default)]
pub(super) struct Occurred {
    /// A token, and how often it was generated. Tokens of the prompt are not counted.
    list: Vec<(u32, u32)>,
    /// Where a token is in `list`.
    at: HashMap<u32, usize>,
}

impl Occurred {
    /// The tokens of a text that begins with `prompt` tokens of the prompt. Empty if no setting needs the tokens.
    pub(super) fn of(tokens: &[u32], prompt: usize, sampling: &Sampling) -> Self {
        let mut occurred = Occurred::default();
        if sampling.looks_back() {
            for (i, id) in tokens.iter().enumerate() {
                occurred.add(*id, i >= prompt);
            }
        }
        occurred
    }

    /// Adds a token to the end of the text.
    pub(super) fn add(&mut self, id: u32, generated: bool) {
        let at = *self.at.entry(id).or_insert_with(|| {
            self.list.push((id, 0));
            self.list.len() - 1
        });
        self.list[at].1 += u32::from(generated);
    }

    /// Appends the list of a row of [`sample`](crate::kernels::sample::sample()): the tokens whose logits change.
    pub(super) fn extend(&self, words: &mut Vec<u32>, sampling: &Sampling, bias: &LogitBias, excluded: &[u32]) {
        let is_excluded = |id: &u32| excluded.binary_search(id).is_ok();
        let repeats = sampling.repetition_penalty != 1.0;
        let mut push = |id: u32, added: f32| words.extend::<[u32; ENTRY as usize]>([id, added.to_bits()]);
        for (id, count) in self.list.iter().filter(|(id, _)| !is_excluded(id)) {
            let added = sampling.added(*count, bias.get(id).copied());
            if repeats || added != 0.0 {
                push(if repeats { id | OCCURRED } else { *id }, added);
            }
        }
        let other = |id: &u32| !self.at.contains_key(id) && !is_excluded(id);
        for (id, bias) in bias.iter().filter(|(id, _)| other(id)) {
            push(*id, sampling.added(0, Some(*bias)));
        }
        for id in excluded {
            push(id | EXCLUDED, 0.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_listed_once_with_all_that_changes_it() {
        let sampling = Sampling { presence_penalty: 0.5, frequency_penalty: 0.25, ..Sampling::default() };
        let bias = LogitBias::from([(2, 4.0), (5, 1.0), (8, -1.0)]);
        let occurred = Occurred::of(&[5, 2, 9, 5, 5, 2, 7], 3, &sampling);
        let entries = |sampling: &Sampling, bias: &LogitBias| {
            let mut words = vec![7];
            occurred.extend(&mut words, sampling, bias, &[2, 3]);
            words[1..].chunks(2).map(|w| (w[0], f32::from_bits(w[1]))).collect::<Vec<_>>()
        };
        let excluded = [(2 | EXCLUDED, 0.0), (3 | EXCLUDED, 0.0)];
        let ours = [(5, 1.0 - 0.5 - 2.0 * 0.25), (7, -0.75), (8, -1.0)];
        // The bias and the penalties of token 5 cancel out.
        assert_eq!(entries(&sampling, &bias), [&ours[1..], &excluded].concat());
        let repeated = Sampling { repetition_penalty: 1.5, ..sampling };
        let expected = [(5 | OCCURRED, 0.0), (9 | OCCURRED, 0.0), (7 | OCCURRED, -0.75), (8, -1.0)];
        assert_eq!(entries(&repeated, &bias), [&expected[..], &excluded].concat());
        assert_eq!(Occurred::of(&[1, 2], 0, &Sampling::default()).list, []);
    }
}
