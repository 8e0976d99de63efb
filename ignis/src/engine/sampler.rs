//! Sampling settings, and the reference implementation of the selection of a token.
//!
//! The engine selects tokens on the device with [`sample`](crate::kernels::sample::sample()). [`Sampler::next`] does
//! the same on the host in f64 with the same random words; tests compare the two.

use crate::Error;
use crate::kernels::sample::{ENTRY, KEEP_ALL, NO_MASK, SETTINGS, UNIT};
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::Range;
use t0::philox::philox4x32;

/// The sampling settings. The default is neutral: plain sampling from the model's distribution.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sampling {
    /// Divides the logits; 0 selects the most probable token.
    pub temperature: f64,
    /// Keeps this many most probable tokens; 0 keeps all.
    pub top_k: usize,
    /// Keeps the most probable tokens whose total probability reaches this; 1 keeps all.
    pub top_p: f64,
    /// Excludes tokens less probable than this fraction of the most probable one; 0 excludes none.
    pub min_p: f64,
    /// Divides positive and multiplies negative logits of tokens that already occurred; 1 has no effect.
    pub repetition_penalty: f64,
    /// Is subtracted from the logits of tokens that were generated; 0 has no effect.
    pub presence_penalty: f64,
    /// Is subtracted from the logit of a token as often as it was generated; 0 has no effect.
    pub frequency_penalty: f64,
}

/// What is added to the logits of tokens, after the penalties.
pub type LogitBias = BTreeMap<u32, f32>;

/// What the selection of a token depends on besides logits and settings.
#[derive(Clone, Copy, Debug)]
pub struct Selection<'a> {
    /// The tokens of the prompt and of the text so far.
    pub tokens: &'a [u32],
    /// How many of these were not generated.
    pub prompt: usize,
    /// Tokens that are not selected.
    pub excluded: &'a [u32],
    /// What is added to logits.
    pub bias: &'a LogitBias,
    /// A bit for each id, from the lowest bit of the first word on: tokens whose bit is 0 are not selected.
    pub mask: Option<&'a [u32]>,
}

impl Default for Sampling {
    fn default() -> Self {
        Sampling {
            temperature: 1.0,
            top_k: 0,
            top_p: 1.0,
            min_p: 0.0,
            repetition_penalty: 1.0,
            presence_penalty: 0.0,
            frequency_penalty: 0.0,
        }
    }
}

impl Sampling {
    /// Always the most probable token.
    pub fn greedy() -> Self {
        Sampling { temperature: 0.0, ..Self::default() }
    }

    /// Refuses values out of range.
    pub fn check(&self) -> Result<(), Error> {
        let table = [
            ("temperature", self.temperature, 0.0, 100.0, "a number from 0 to 100"),
            ("top-p", self.top_p, 0.0, 1.0, "a number from 0 to 1"),
            ("min-p", self.min_p, 0.0, 1.0, "a number from 0 to 1"),
            ("repeat-penalty", self.repetition_penalty, 0.01, 100.0, "a number from 0.01 to 100"),
            ("presence-penalty", self.presence_penalty, -2.0, 2.0, "a number from -2 to 2"),
            ("frequency-penalty", self.frequency_penalty, -2.0, 2.0, "a number from -2 to 2"),
        ];
        for (name, found, low, high, expected) in table {
            if !(low..=high).contains(&found) {
                return Err(Error::Sampling { name, found, expected });
            }
        }
        Ok(())
    }
}

impl Sampling {
    /// Refuses values of a bias that are out of range.
    pub fn check_bias(bias: &LogitBias) -> Result<(), Error> {
        match bias.values().find(|x| !(-100.0..=100.0).contains(*x)) {
            Some(x) => {
                Err(Error::Sampling { name: "logit-bias", found: f64::from(*x), expected: "numbers from -100 to 100" })
            }
            None => Ok(()),
        }
    }

    /// Whether the selection depends on the tokens that occurred.
    pub(super) fn looks_back(&self) -> bool {
        self.repetition_penalty != 1.0 || self.presence_penalty != 0.0 || self.frequency_penalty != 0.0
    }

    /// What is added to the logit of a token that was generated `count` times.
    pub(super) fn added(&self, count: u32, bias: Option<f32>) -> f32 {
        let presence = if count > 0 { self.presence_penalty } else { 0.0 };
        (f64::from(bias.unwrap_or(0.0)) - presence - f64::from(count) * self.frequency_penalty) as f32
    }

    /// A row of the settings of [`sample`](crate::kernels::sample::sample()): with these words of `lists` as its
    /// tokens, with the mask that starts there, with this number of most probable tokens, and with this random word.
    pub fn words(&self, list: Range<u32>, mask: Option<u32>, top: u32, random: u32) -> [u32; SETTINGS as usize] {
        let greedy = self.temperature == 0.0 || self.top_k == 1;
        let inverse = if greedy { 0.0 } else { (1.0 / self.temperature).min(f64::from(f32::MAX)) as f32 };
        // More tokens than any vocabulary has: all of them.
        let top_k = u32::try_from(self.top_k).unwrap_or(0);
        let top_p = if self.top_p < 1.0 { (self.top_p * 2f64.powi(32)) as u32 } else { KEEP_ALL };
        let least = (self.min_p * f64::from(UNIT)).ceil() as u32;
        let penalty = (self.repetition_penalty as f32).to_bits();
        let (from, count, mask) = (list.start, list.len() as u32 / ENTRY, mask.unwrap_or(NO_MASK));
        [inverse.to_bits(), top_k, top_p, least, penalty, from, count, random, mask, top, 0, 0]
    }
}

/// More probable tokens first. Equal logits, which include +0 and -0, are ordered by ascending id.
fn by_rank(a: &(u32, f32), b: &(u32, f32)) -> Ordering {
    // Adding +0 turns -0 into +0 and has no other effect.
    (b.1 + 0.0).total_cmp(&(a.1 + 0.0)).then(a.0.cmp(&b.0))
}

/// Sampling settings and a stream of random words. The same seed, settings and logits give the same tokens on every
/// machine.
#[derive(Clone, Debug)]
pub struct Sampler {
    sampling: Sampling,
    seed: u64,
    /// The number of tokens that were selected.
    selected: u64,
    scratch: Vec<(u32, f32)>,
}

impl Sampler {
    /// A sampler with checked settings.
    pub fn new(sampling: Sampling, seed: u64) -> Result<Self, Error> {
        sampling.check()?;
        Ok(Sampler { sampling, seed, selected: 0, scratch: Vec::new() })
    }

    /// The settings.
    pub fn sampling(&self) -> &Sampling {
        &self.sampling
    }

    /// The random word of the next token: word 0 of Philox4x32-10, whose counter is the number of tokens selected so
    /// far and whose key is the seed.
    pub fn word(&self) -> u32 {
        self.word_ahead(0)
    }

    /// The random word of the token that follows this many others.
    pub(super) fn word_ahead(&self, ahead: u64) -> u32 {
        let halves = |x: u64| [x as u32, (x >> 32) as u32];
        let [low, high] = halves(self.selected + ahead);
        philox4x32([low, high, 0, 0], halves(self.seed))[0]
    }

    /// Moves on to the random word of the next token.
    pub fn advance(&mut self) {
        self.selected += 1;
    }

    /// Moves back to the random word of a token that was selected before the last `count - 1` ones.
    pub(super) fn rewind(&mut self, count: u64) {
        self.selected = self.selected.saturating_sub(count);
    }

    /// The next token after `history`, the tokens of the prompt and of the text so far. `logits` are those of its last
    /// token.
    ///
    /// The order is that of transformers: repetition penalty, temperature, top-k, top-p on the renormalised rest,
    /// min-p. Of equal logits the lower id counts as more probable.
    pub fn next(&mut self, logits: &mut [f32], history: &[u32]) -> Result<u32, Error> {
        let bias = &LogitBias::new();
        let given = Selection { tokens: history, prompt: history.len(), excluded: &[], bias, mask: None };
        self.select(logits, &given)
    }

    /// As [`next`](Self::next). Presence and frequency penalties and the bias follow the repetition penalty. The logits
    /// become those after penalties and bias, and those of excluded tokens negative infinity.
    pub fn select(&mut self, logits: &mut [f32], given: &Selection<'_>) -> Result<u32, Error> {
        let position = given.tokens.len();
        if logits.is_empty() || logits.iter().any(|x| !x.is_finite()) {
            return Err(Error::NotFinite { position: position.saturating_sub(1) });
        }
        self.penalize(logits, given);
        for id in given.excluded {
            if let Some(x) = logits.get_mut(*id as usize) {
                *x = f32::NEG_INFINITY;
            }
        }
        if let Some(mask) = given.mask {
            let bit = |id: usize| mask.get(id / 32).is_some_and(|word| word >> (id % 32) & 1 == 1);
            logits.iter_mut().enumerate().filter(|(id, _)| !bit(*id)).for_each(|(_, x)| *x = f32::NEG_INFINITY);
        }
        if logits.iter().all(|x| *x == f32::NEG_INFINITY) {
            return Err(Error::AllExcluded { position });
        }
        let word = self.word();
        self.advance();
        if self.sampling.temperature == 0.0 || self.sampling.top_k == 1 {
            // `>` treats +0 and -0 as equal, so the first of several largest logits is selected.
            let best = logits
                .iter()
                .enumerate()
                .fold((0, f32::NEG_INFINITY), |best, (id, x)| if *x > best.1 { (id, *x) } else { best });
            return Ok(best.0 as u32);
        }
        let all = &mut self.scratch;
        all.clear();
        let left = logits.iter().enumerate().filter(|(_, x)| **x > f32::NEG_INFINITY);
        all.extend(left.map(|(id, x)| (id as u32, *x)));
        if self.sampling.top_k > 0 && self.sampling.top_k < all.len() {
            all.select_nth_unstable_by(self.sampling.top_k - 1, by_rank);
            all.truncate(self.sampling.top_k);
        }
        all.sort_unstable_by(by_rank);

        let best = f64::from(all[0].1);
        let weights: Vec<f64> =
            all.iter().map(|(_, x)| ((f64::from(*x) - best) / self.sampling.temperature).exp()).collect();
        let total: f64 = weights.iter().sum();
        let mut kept = weights.len();
        if self.sampling.top_p < 1.0 {
            let mut mass = 0.0;
            kept = weights
                .iter()
                .position(|w| {
                    mass += w / total;
                    mass >= self.sampling.top_p
                })
                .map_or(kept, |last| last + 1);
        }
        // The first weight is exactly 1, so each weight is already the fraction of the most probable one.
        kept = weights[..kept].iter().position(|w| *w < self.sampling.min_p).unwrap_or(kept).max(1);

        let mut left = f64::from(word) / 2f64.powi(32) * weights[..kept].iter().sum::<f64>();
        for (entry, weight) in self.scratch.iter().zip(&weights[..kept]) {
            left -= weight;
            if left < 0.0 {
                return Ok(entry.0);
            }
        }
        Ok(self.scratch[kept - 1].0)
    }

    /// Changes the settings from the next token on.
    pub(super) fn set(&mut self, sampling: Sampling) -> Result<(), Error> {
        sampling.check()?;
        self.sampling = sampling;
        Ok(())
    }

    fn penalize(&self, logits: &mut [f32], given: &Selection<'_>) {
        let sampling = &self.sampling;
        if sampling.repetition_penalty != 1.0 {
            let penalty = sampling.repetition_penalty as f32;
            for id in given.tokens.iter().collect::<BTreeSet<_>>() {
                if let Some(x) = logits.get_mut(*id as usize) {
                    *x = if *x > 0.0 { *x / penalty } else { *x * penalty };
                }
            }
        }
        let mut counts: HashMap<u32, u32> = given.bias.keys().map(|id| (*id, 0)).collect();
        for id in given.tokens.get(given.prompt..).unwrap_or_default() {
            *counts.entry(*id).or_default() += 1;
        }
        for (id, count) in counts {
            if let Some(x) = logits.get_mut(id as usize) {
                *x += sampling.added(count, given.bias.get(&id).copied());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draw(sampling: Sampling, logits: &[f32], count: usize) -> Vec<usize> {
        let mut sampler = Sampler::new(sampling, 7).unwrap();
        let mut counts = vec![0; logits.len()];
        for _ in 0..count {
            counts[sampler.next(&mut logits.to_vec(), &[]).unwrap() as usize] += 1;
        }
        counts
    }

    #[test]
    fn frequencies_follow_the_softmax() {
        let logits = [0.0, 1.0, 2.0, -1.0];
        let total: f64 = logits.iter().map(|x: &f32| f64::from(*x / 0.5).exp()).sum();
        let counts = draw(Sampling { temperature: 0.5, ..Sampling::default() }, &logits, 20_000);
        for (x, n) in logits.iter().zip(counts) {
            let expected = f64::from(*x / 0.5).exp() / total;
            assert!((n as f64 / 20_000.0 - expected).abs() < 0.01, "{n} of 20000, expected {expected}");
        }
    }

    #[test]
    fn filters_keep_what_they_say() {
        let logits = [3.0, 1.0, 2.0, 0.0, 2.0];
        let zero = |counts: &[usize]| counts.iter().map(|n| *n > 0).collect::<Vec<bool>>();
        // Of the two logits 2.0 the lower id ranks higher.
        let counts = draw(Sampling { top_k: 2, ..Sampling::default() }, &logits, 500);
        assert_eq!(zero(&counts), [true, false, true, false, false]);
        // Probabilities: 0.50, 0.07, 0.18, 0.02, 0.18 and rounding: 0.6 needs two tokens, 0.5 one.
        let counts = draw(Sampling { top_p: 0.6, ..Sampling::default() }, &logits, 500);
        assert_eq!(zero(&counts), [true, false, true, false, false]);
        // top-p applies to what top-k has kept: 0.73, 0.27.
        let counts = draw(Sampling { top_k: 2, top_p: 0.7, ..Sampling::default() }, &logits, 500);
        assert_eq!(zero(&counts), [true, false, false, false, false]);
        let counts = draw(Sampling { min_p: 0.2, ..Sampling::default() }, &logits, 500);
        assert_eq!(zero(&counts), [true, false, true, false, true]);
        let counts = draw(Sampling { top_p: 0.0, ..Sampling::default() }, &logits, 50);
        assert_eq!(zero(&counts), [true, false, false, false, false]);
    }

    #[test]
    fn greedy_takes_the_first_of_equals_and_penalties_apply_first() {
        let mut greedy = Sampler::new(Sampling::greedy(), 0).unwrap();
        assert_eq!(greedy.next(&mut [1.0, 5.0, 5.0], &[]).unwrap(), 1);
        let penalized = Sampling { repetition_penalty: 2.0, ..Sampling::greedy() };
        let mut sampler = Sampler::new(penalized, 0).unwrap();
        assert_eq!(sampler.next(&mut [1.0, 5.0, 4.0], &[1, 1]).unwrap(), 2);
        assert_eq!(sampler.next(&mut [-1.0, -1.5, -9.0], &[0, 99]).unwrap(), 1);
    }

    /// Both zeros are equal logits: only the id decides between them.
    #[test]
    fn zeros_of_either_sign_rank_by_id() {
        let logits = [-1.0, -0.0, 0.0, 0.0, -0.0];
        let counts = draw(Sampling { top_k: 2, ..Sampling::default() }, &logits, 200);
        assert_eq!(counts.iter().map(|n| *n > 0).collect::<Vec<bool>>(), [false, true, true, false, false]);
        // Four equal tokens have nearly all of the probability: half of it is the first two.
        let counts = draw(Sampling { top_p: 0.4, ..Sampling::default() }, &logits, 200);
        assert_eq!(counts.iter().map(|n| *n > 0).collect::<Vec<bool>>(), [false, true, true, false, false]);
        let mut greedy = Sampler::new(Sampling::greedy(), 0).unwrap();
        assert_eq!(greedy.next(&mut logits.to_vec(), &[]).unwrap(), 1);
    }

    #[test]
    fn excluded_tokens_are_not_selected() {
        let logits = [3.0, 1.0, 2.0, 0.0, 2.0];
        let mut greedy = Sampler::new(Sampling::greedy(), 0).unwrap();
        let bias = &LogitBias::new();
        let except = |tokens, excluded| Selection { tokens, prompt: 0, excluded, bias, mask: None };
        assert_eq!(greedy.select(&mut logits.clone(), &except(&[], &[0, 2])).unwrap(), 4);
        let mut sampler = Sampler::new(Sampling { top_k: 2, ..Sampling::default() }, 1).unwrap();
        for _ in 0..100 {
            assert!([1, 4].contains(&sampler.select(&mut logits.clone(), &except(&[], &[0, 2])).unwrap()));
        }
        let error = sampler.select(&mut logits.clone(), &except(&[7, 8], &[0, 1, 2, 3, 4])).unwrap_err();
        assert_eq!(error.to_string(), "all tokens are excluded at position 2: remove suppress_tokens or bad_words_ids");
    }

    /// Penalties count what was generated, not the prompt; the bias and the mask apply to any token.
    #[test]
    fn penalties_count_generated_tokens_and_a_bias_follows() {
        let select = |sampling: Sampling, bias: &LogitBias, mask: Option<&[u32]>| {
            let mut logits = vec![3.0, 1.0, 2.0, 0.5];
            let given = Selection { tokens: &[0, 0, 2, 2, 1], prompt: 2, excluded: &[], bias, mask };
            let id = Sampler::new(sampling, 0).unwrap().select(&mut logits, &given).unwrap();
            (id, logits)
        };
        let (greedy, none) = (Sampling::greedy(), LogitBias::new());
        let sampling = Sampling { presence_penalty: 0.5, frequency_penalty: 0.25, ..greedy };
        assert_eq!(select(sampling, &none, None), (0, vec![3.0, 0.25, 1.0, 0.5]));
        let sampling = Sampling { repetition_penalty: 2.0, frequency_penalty: -1.0, ..greedy };
        assert_eq!(select(sampling, &LogitBias::from([(3, 0.25), (9, 1.0)]), None), (2, vec![1.5, 1.5, 3.0, 0.75]));
        let low = f32::NEG_INFINITY;
        assert_eq!(select(greedy, &none, Some(&[0b1010])), (1, vec![low, 1.0, low, 0.5]));
        // A mask that is too short excludes the rest.
        assert!(
            Sampler::new(greedy, 0)
                .unwrap()
                .select(
                    &mut [1.0; 3],
                    &Selection { tokens: &[], prompt: 0, excluded: &[], bias: &none, mask: Some(&[]) }
                )
                .is_err()
        );
    }

    #[test]
    fn damaged_logits_name_the_position() {
        let mut sampler = Sampler::new(Sampling::default(), 0).unwrap();
        let error = sampler.next(&mut [0.0, f32::NAN], &[1, 2, 3]).unwrap_err();
        assert_eq!(
            error.to_string(),
            "the logits are not finite at position 2: damaged weights, or values beyond the range of f16?"
        );
    }

    #[test]
    fn settings_out_of_range_are_refused() {
        let bad = Sampling { top_p: 1.5, ..Sampling::default() };
        assert_eq!(Sampler::new(bad, 0).unwrap_err().to_string(), "top-p is 1.5; expected a number from 0 to 1");
        let bad = Sampling { presence_penalty: -2.5, ..Sampling::default() };
        assert_eq!(bad.check().unwrap_err().to_string(), "presence-penalty is -2.5; expected a number from -2 to 2");
        let bad = Sampling::check_bias(&LogitBias::from([(1, 3.0), (2, f32::NAN)])).unwrap_err();
        assert_eq!(bad.to_string(), "logit-bias is NaN; expected numbers from -100 to 100");
        let bad = Sampling { temperature: f64::NAN, ..Sampling::default() };
        assert!(Sampler::new(bad, 0).is_err());
    }
}
