//! Which tokens of which sequences a step processes, and the words that tell the kernels.

use super::batch::Item;
use super::{Limits, PAGE, Sampling, Want};
use crate::kernels::sample::{ENTRY, SETTINGS};
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
/// prompts are processed; then equal parts for the prompts, so that a short one does not wait for a long one; then what
/// is left, in order. A sequence without pending tokens gets none.
pub(super) fn shares(pending: &[usize], rows: usize) -> Vec<Share> {
    let mut left = rows.saturating_sub(pending.iter().filter(|n| **n == 1).count());
    let prompts = pending.iter().filter(|n| **n > 1).count();
    let part = left / prompts.max(1);
    let mut takes: Vec<usize> = pending.iter().map(|n| if *n == 1 { 1 } else { part.min(*n) }).collect();
    left -= takes.iter().zip(pending).filter(|(_, n)| **n > 1).map(|(take, _)| take).sum::<usize>();
    for (take, n) in takes.iter_mut().zip(pending) {
        let more = left.min(*n - *take);
        *take += more;
        left -= more;
    }
    takes.iter().zip(pending).map(|(take, n)| Share { take: *take, last: take == n && *n > 0 }).collect()
}

/// The words of a step. All are in one buffer, which is written at once.
#[derive(Debug)]
pub(super) struct Words {
    pub(super) words: Vec<u32>,
    /// The rows whose logits are computed, which are the first rows: the sequence, and how many guesses are before the
    /// token that is selected.
    pub(super) sampled: Vec<(usize, usize)>,
    pub(super) shape: Shape,
}

/// What the launches of a step depend on, besides the contents of buffers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    /// The number of rows.
    pub(super) count: usize,
    /// The number of rows whose logits are computed.
    pub(super) sampled: usize,
    pub(super) pages: Range<usize>,
    pub(super) settings: Range<usize>,
    /// The tokens whose logits change, and the mask, of each sequence.
    pub(super) lists: Range<usize>,
    /// Whether each sequence only wants its most probable token, and no logit changes.
    pub(super) greedy: bool,
}

impl Shape {
    /// Whether every row continues a text, as in most steps.
    pub(super) fn decodes(&self) -> bool {
        self.count == self.sampled
    }
}

impl Words {
    /// The most words of the tokens that occurred in a sequence.
    fn most_occurred(limits: Limits) -> usize {
        ENTRY as usize * (limits.context + 1)
    }

    /// The most words of the page tables of a step. Tables of sequences that share pages are longer than the cache.
    fn most_tables(limits: Limits) -> usize {
        limits.sequences * limits.context.div_ceil(PAGE as usize)
    }

    /// The most words of a step in which only tokens that occurred have other logits.
    pub(super) fn most(limits: Limits) -> usize {
        3 * limits.rows
            + Words::most_tables(limits)
            + limits.sampled() * (SETTINGS as usize + Words::most_occurred(limits))
    }

    /// The number of words that the ranges of the step need.
    pub(super) fn len(&self) -> usize {
        self.words.len().max(self.shape.pages.end).max(self.shape.lists.end)
    }

    /// The ids of all rows, their positions, the starts of their page tables, the settings, the tables, and the tokens
    /// whose logits change with the masks. There are gaps after the tables and the tokens, so that the shape of few
    /// steps differs from the one before.
    pub(super) fn new(items: &[Item<'_>], shares: &[Share], limits: Limits) -> Self {
        let ends = items.iter().zip(shares).enumerate().filter(|(_, (_, share))| share.last);
        let sampled: Vec<(usize, usize)> =
            ends.flat_map(|(i, (item, _))| (0..=item.draft.len()).map(move |ahead| (i, ahead))).collect();
        // A row: the sequence, and the index of its token among its tokens and the guesses after them.
        let last = |i: usize| items[i].sequence.position + shares[i].take - 1;
        let mut rows: Vec<(usize, usize)> = sampled.iter().map(|(i, ahead)| (*i, last(*i) + ahead)).collect();
        for (i, (item, share)) in items.iter().zip(shares).enumerate() {
            let first = item.sequence.position;
            rows.extend((first..first + share.take - usize::from(share.last)).map(|at| (i, at)));
        }
        let mut tables = Vec::new();
        let mut starts = Vec::with_capacity(items.len());
        // A kernel for one row takes the table of its sequence from the start.
        for (item, share) in items.iter().zip(shares) {
            starts.push(tables.len() as u32);
            if share.take > 0 {
                tables.extend_from_slice(item.sequence.pages.ids());
            }
        }
        let token = |(i, at): &(usize, usize)| {
            let Item { sequence, draft, .. } = &items[*i];
            let tokens = sequence.tokens();
            tokens.get(*at).copied().unwrap_or_else(|| draft[at - tokens.len()])
        };
        let mut words: Vec<u32> = rows.iter().map(token).collect();
        words.extend(rows.iter().map(|(_, at)| *at as u32));
        words.extend(rows.iter().map(|(i, _)| starts[*i]));
        let mut lists = Vec::new();
        let mut settings = Vec::with_capacity(sampled.len() * SETTINGS as usize);
        let mut greedy = true;
        for (i, ahead) in &sampled {
            let Item { sequence, want, draft, .. } = &items[*i];
            let from = lists.len() as u32;
            if *want == Want::Logits {
                settings.extend(Sampling::greedy().words(from..from, None, 0, 0));
                greedy = false;
                continue;
            }
            sequence.extend_list(&mut lists, &draft[..*ahead]);
            let (list, random) = (from..lists.len() as u32, sequence.sampler.word_ahead(*ahead as u64));
            let mask = sequence.mask().map(|_| list.end);
            let plain = *want == Want::Token && list.is_empty() && mask.is_none();
            greedy = greedy && plain && sequence.sampler.sampling().temperature == 0.0;
            lists.extend(sequence.mask().into_iter().flatten());
            settings.extend(sequence.sampler.sampling().words(list, mask, want.top() as u32, random));
        }
        let settings = extend(&mut words, 0, &settings, settings.len());
        let pages = extend(&mut words, 0, &tables, padded(tables.len(), Words::most_tables(limits)));
        let most = sampled.len() * Words::most_occurred(limits);
        let lists = extend(&mut words, pages.end, &lists, padded(lists.len(), most));
        let shape = Shape { count: rows.len(), sampled: sampled.len(), pages, settings, lists, greedy };
        Words { words, sampled, shape }
    }
}

/// The size of a table of `words` words that usually has at most `most`.
fn padded(words: usize, most: usize) -> usize {
    let size = words.next_power_of_two().max(64);
    if words > most { size } else { size.min(most) }
}

/// Appends words at `start` or at the end, if that is later, and returns the range of `size` words from there. Nothing
/// reads the rest of the range, so it is not written.
fn extend(words: &mut Vec<u32>, start: usize, more: &[u32], size: usize) -> Range<usize> {
    let from = words.len().max(start);
    if !more.is_empty() {
        words.resize(from, 0);
        words.extend_from_slice(more);
    }
    from..from + size
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn single_tokens_come_first_and_prompts_share_the_rest() {
        let takes =
            |pending: &[usize], rows| shares(pending, rows).iter().map(|s| (s.take, s.last)).collect::<Vec<_>>();
        assert_eq!(takes(&[300, 1, 5, 1], 256), [(249, false), (1, true), (5, true), (1, true)]);
        assert_eq!(takes(&[300, 400, 200], 256), [(86, false), (85, false), (85, false)]);
        assert_eq!(takes(&[300, 0, 2, 3], 2), [(2, false), (0, false), (0, false), (0, false)]);
        assert_eq!(takes(&[9, 9, 9, 1], 4), [(1, false), (1, false), (1, false), (1, true)]);
        assert_eq!(takes(&[3, 1, 5], 256), [(3, true), (1, true), (5, true)]);
        assert_eq!(takes(&[4], 4), [(4, true)]);
    }

    #[test]
    fn tables_grow_rarely_and_stay_within_their_bounds() {
        assert_eq!([1, 64, 65, 100, 129].map(|words| padded(words, 1000)), [64, 64, 128, 128, 256]);
        assert_eq!([0, 3, 700].map(|words| padded(words, 700)), [64, 64, 700]);
        assert_eq!([0, 3].map(|words| padded(words, 3)), [3, 3]);
        assert_eq!([4, 700].map(|words| padded(words, 3)), [64, 1024]);
    }
}
