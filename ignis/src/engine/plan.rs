//! Which tokens of which sequences a step processes, and the words that tell the kernels.

use super::batch::Item;
use super::{Sampling, Want};
use crate::kernels::sample::SETTINGS;
use std::ops::Range;

/// The part of a step that belongs to a sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Share {
    /// The number of its pending tokens that are processed.
    pub(super) take: usize,
    /// Whether these are all of them.
    pub(super) last: bool,
}

/// Distributes `rows` rows: first one for each sequence with a single pending token, so that texts continue while
/// prompts are processed; then, in order, as many as a sequence has.
pub(super) fn shares(pending: &[usize], rows: usize) -> Vec<Share> {
    let mut left = rows.saturating_sub(pending.iter().filter(|n| **n == 1).count());
    let shares = pending.iter().map(|n| {
        let take = if *n == 1 { 1 } else { left.min(*n) };
        if *n != 1 {
            left -= take;
        }
        Share { take, last: take == *n }
    });
    shares.collect()
}

/// The words of a step. All are in one buffer, which is written at once.
#[derive(Debug)]
pub(super) struct Words {
    pub(super) words: Vec<u32>,
    /// The number of rows.
    pub(super) count: usize,
    /// The sequences whose logits are computed, in the order of their rows, which are the first rows.
    pub(super) sampled: Vec<usize>,
    pub(super) pages: Range<usize>,
    pub(super) settings: Range<usize>,
    pub(super) seen: Range<usize>,
}

impl Words {
    /// The ids of all rows, their positions, the starts of their page tables, the tables, the settings, and the tokens
    /// that occurred.
    pub(super) fn new(items: &[Item<'_>], shares: &[Share]) -> Self {
        // A row: the sequence, and the index of its token.
        let ends = || items.iter().zip(shares).enumerate().filter(|(_, (_, share))| share.last);
        let sampled: Vec<usize> = ends().map(|(i, _)| i).collect();
        let mut rows: Vec<(usize, usize)> =
            ends().map(|(i, (item, share))| (i, item.sequence.position + share.take - 1)).collect();
        for (i, (item, share)) in items.iter().zip(shares).enumerate() {
            let first = item.sequence.position;
            rows.extend((first..first + share.take - usize::from(share.last)).map(|at| (i, at)));
        }
        let mut tables = Vec::new();
        let mut starts = Vec::with_capacity(items.len());
        for item in items {
            starts.push(tables.len() as u32);
            tables.extend_from_slice(item.sequence.pages.ids());
        }
        let mut words: Vec<u32> = rows.iter().map(|(i, at)| items[*i].sequence.tokens()[*at]).collect();
        words.extend(rows.iter().map(|(_, at)| *at as u32));
        words.extend(rows.iter().map(|(i, _)| starts[*i]));
        let pages = extend(&mut words, &tables);
        let mut seen = Vec::new();
        let mut settings = Vec::with_capacity(sampled.len() * SETTINGS as usize);
        for i in &sampled {
            let Item { sequence, want, .. } = &items[*i];
            let from = seen.len() as u32;
            let (sampling, random) = if *want == Want::Logits {
                (Sampling::greedy(), 0)
            } else {
                seen.extend_from_slice(sequence.seen());
                (*sequence.sampler.sampling(), sequence.sampler.word())
            };
            settings.extend(sampling.words(from..seen.len() as u32, random));
        }
        let settings = extend(&mut words, &settings);
        let seen = extend(&mut words, &seen);
        Words { count: rows.len(), words, sampled, pages, settings, seen }
    }
}

/// Appends words and returns where they are.
fn extend(words: &mut Vec<u32>, more: &[u32]) -> Range<usize> {
    let from = words.len();
    words.extend_from_slice(more);
    from..words.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn single_tokens_come_first_and_prompts_share_the_rest_in_order() {
        let takes =
            |pending: &[usize], rows| shares(pending, rows).iter().map(|s| (s.take, s.last)).collect::<Vec<_>>();
        assert_eq!(takes(&[300, 1, 5, 1], 256), [(254, false), (1, true), (0, false), (1, true)]);
        assert_eq!(takes(&[3, 1, 5], 256), [(3, true), (1, true), (5, true)]);
        assert_eq!(takes(&[4], 4), [(4, true)]);
    }
}
