//! The selection of the next token, over the whole vocabulary.

use t0::prelude::*;

/// The lanes of a workgroup.
#[t0::constant]
const LANES: u32 = 512;

/// The words of a row of `settings`.
#[t0::constant]
pub const SETTINGS: u32 = 12;

/// The value of `top_p` that keeps all tokens.
#[t0::constant]
pub const KEEP_ALL: u32 = 0xFFFF_FFFF;

/// The result for logits of which at least one is not finite.
#[t0::constant]
pub const NOT_FINITE: u32 = 0xFFFF_FFFF;

/// The result for a row in which every token is excluded or masked.
#[t0::constant]
pub const NONE_LEFT: u32 = 0xFFFF_FFFE;

/// Marks a token of `lists` that must not be selected.
#[t0::constant]
pub const EXCLUDED: u32 = 0x8000_0000;

/// Marks a token of `lists` to which the repetition penalty applies.
#[t0::constant]
pub const OCCURRED: u32 = 0x4000_0000;

/// The words of a token of `lists`.
#[t0::constant]
pub const ENTRY: u32 = 2;

/// The start of the mask of a row that has none.
#[t0::constant]
pub const NO_MASK: u32 = 0xFFFF_FFFF;

/// The most tokens of a row whose log-probabilities are reported besides that of the selected one.
#[t0::constant]
pub const TOP: u32 = 20;

/// The rows of `out`.
#[t0::constant]
pub const OUT: u32 = 2 + 2 * TOP;

/// Negative infinity: it has the lowest rank and no weight.
#[t0::constant]
const LOWEST: u32 = 0xFF80_0000;

/// The weight of the most probable token.
#[t0::constant]
pub const UNIT: f32 = 2147483648.0;

/// A number that is greater for more probable tokens, and different for each token: the logit in the upper word,
/// ordered as an integer, and the complement of the id in the lower word. Both zeros are equal.
#[t0::device]
pub fn rank(logit: f32, id: u32) -> u64 {
    // Adding +0 turns -0 into +0 and has no other effect.
    let bits = (logit + 0.0).to_bits();
    let ordered = if bits >> 31 == 1 { !bits } else { bits | (1 << 31) };
    ((ordered as u64) << 32) | !id as u64
}

/// The weight of a token: a multiple of 2^-31 of the most probable one, rounded down.
#[t0::device]
fn weight(logit: f32, max: f32, inverse_temperature: f32) -> u32 {
    (((logit - max) * inverse_temperature).exp() * UNIT) as u32
}

/// `total * fraction / 2^32`, rounded down.
#[t0::device]
fn share(total: u64, fraction: u32) -> u64 {
    (total >> 32) * fraction as u64 + (((total & u32::MAX as u64) * fraction as u64) >> 32)
}

/// Selects a token for each row of logits: repetition penalty, what is added to tokens, temperature, top-k, top-p
/// on the renormalised rest, min-p, and a random choice among the tokens that are left. Of equal logits the lower id
/// counts as more probable.
///
/// - `logits`: (rows * `parts`) x vocabulary. The logits of a row are the sum of its `parts`, 1 or 2. The first part is
///   overwritten with the sum, to which the penalties and the mask are then applied.
/// - `settings`: rows x [`SETTINGS`] words: the inverse of the temperature as `f32` (0 selects the most probable
///   token); top-k (0 keeps all); top-p as a multiple of 2^-32 ([`KEEP_ALL`]); the least weight by min-p, as a multiple
///   of 2^-31; the repetition penalty as `f32`; the start of the row's tokens in `lists`, and their number; a random
///   word; the start of the row's mask in `lists`, or [`NO_MASK`]; the number of most probable tokens to report, at
///   most [`TOP`]; and two words that are not used.
/// - `lists`: tokens of [`ENTRY`] words: the id with [`OCCURRED`] or [`EXCLUDED`], and an `f32` that is added to its
///   logit after the repetition penalty; each id once for a row. A mask has a bit for each id, from the lowest bit of
///   the first word on. Tokens whose bit is 0 are not selected.
/// - `out`: [`OUT`] x rows: the ids, [`NOT_FINITE`] or [`NONE_LEFT`]; the logarithms of their probabilities as `f32`,
///   after penalties and mask and before the temperature; and the same for each of the most probable tokens.
///
/// A workgroup processes a row. Each of top-k, top-p and the choice is the same question: which tokens, from the most
/// probable on, have at least a given number or weight together? A radix select answers it, eight bits of `rank` a
/// pass, with one bin of LDS for each value. Weights are integers, so their sums do not depend on the order of the
/// additions, and the result is the same in every run. A token whose weight is less than 2^-31 of the greatest one is
/// never chosen at random. Each of the most probable tokens is a pass of its own, which looks for the greatest rank
/// below the one before.
#[t0::kernel(
    block = 512,
    grid = blocks(settings.rows()),
    requires(
        parts > 0 && parts <= 2,
        logits.rows() == settings.rows() * parts && logits.len() == logits.rows() * logits.cols(),
        settings.cols() == SETTINGS && settings.len() == settings.rows() * SETTINGS,
        out.rows() == OUT && out.cols() == settings.rows(),
    ),
)]
pub fn sample(mut logits: InOut<f32>, settings: In<u32>, lists: In<u32>, mut out: Out<u32>, parts: u32) {
    let mut bins = Lds::<u64, 256>::new();
    let row = block_id();
    let thread = thread_id();
    let vocabulary = logits.cols();
    let from = row * parts * vocabulary;
    let [inverse_bits, top_k, top_p, least] = settings.load::<4>(row * SETTINGS);
    let [penalty_bits, list_from, list_count, random] = settings.load::<4>(row * SETTINGS + 4);
    let [mask, top, _, _] = settings.load::<4>(row * SETTINGS + 8);
    let inverse_temperature = f32::from_bits(inverse_bits);

    let mut finite = true;
    let mut best = 0u64;
    for id in strided(thread, vocabulary, LANES) {
        let mut x = logits[from + id];
        if parts == 2 {
            x += logits[from + vocabulary + id];
            logits[from + id] = x;
        }
        finite = finite && x.is_finite();
        best = best.max(rank(x, id));
    }
    if list_count > 0 || mask != NO_MASK {
        barrier();
        let penalty = f32::from_bits(penalty_bits);
        for i in strided(thread, list_count, LANES) {
            let [word, added] = lists.load::<2>(list_from + i * ENTRY);
            let id = word & !(EXCLUDED | OCCURRED);
            if id < vocabulary {
                let x = logits[from + id];
                let penalized = if x > 0.0 { x / penalty } else { x * penalty };
                let kept = if word & OCCURRED != 0 { penalized } else { x };
                let sum = kept + f32::from_bits(added);
                logits[from + id] = if word & EXCLUDED != 0 { f32::from_bits(LOWEST) } else { sum };
            }
        }
        barrier();
        best = 0;
        for id in strided(thread, vocabulary, LANES) {
            let mut x = logits[from + id];
            if mask != NO_MASK && (lists[mask + (id >> 5)] >> (id & 31)) & 1 == 0 {
                x = f32::from_bits(LOWEST);
                logits[from + id] = x;
            }
            best = best.max(rank(x, id));
        }
    }
    // The lowest rank of the tokens that are left.
    let most_probable = block::max(best);
    let all_finite = block::all(finite);
    let max = logits[from + !(most_probable as u32)];
    let mut floor = most_probable;

    if all_finite && inverse_temperature > 0.0 {
        floor = 0;
        for stage in 0..3u32 {
            let active = if stage == 0 { top_k > 0 && top_k < vocabulary } else { stage == 2 || top_p != KEEP_ALL };
            if active {
                let by_weight = stage > 0;
                let light = if stage == 2 { least } else { 0 };
                let mut goal = top_k as u64;
                if by_weight {
                    let mut sum = 0u64;
                    for id in strided(thread, vocabulary, LANES) {
                        let x = logits[from + id];
                        if rank(x, id) >= floor {
                            let w = weight(x, max, inverse_temperature);
                            if w >= light {
                                sum += w as u64;
                            }
                        }
                    }
                    let total = block::sum(sum);
                    goal = if stage == 1 { share(total, top_p).max(1) } else { share(total, random) + 1 };
                }
                let mut prefix = 0u64;
                let mut digit = 8u32;
                let mut left = true;
                while left {
                    digit -= 1;
                    let shift = digit * 8;
                    if thread < 256 {
                        bins[thread] = 0;
                    }
                    barrier();
                    for id in strided(thread, vocabulary, LANES) {
                        let x = logits[from + id];
                        let own = rank(x, id);
                        if own >= floor && own >> shift >> 8 == prefix >> shift >> 8 {
                            let w = if by_weight { weight(x, max, inverse_temperature) } else { 1 };
                            if w >= light {
                                bins.atomic_add((own >> shift) as u32 & 255, w as u64);
                            }
                        }
                    }
                    barrier();
                    // From the greatest digit down.
                    let bin = 255 - thread.min(255);
                    let here = if thread < 256 { bins[bin] } else { 0 };
                    let sum = block::inclusive_sum(here);
                    let hit = if sum >= goal && sum - here < goal { here } else { 0 };
                    let (whole, before, value) =
                        block::reduce((hit, sum - here, bin), |p, q| if q.0 > 0 { q } else { p });
                    prefix |= (value as u64) << shift;
                    goal -= before;
                    // If a whole bin is left, its lowest rank need not be found.
                    left = digit > 0 && (stage == 2 || whole != goal);
                    barrier();
                }
                floor = prefix;
            }
        }
    }

    let mut sum = 0u64;
    for id in strided(thread, vocabulary, LANES) {
        sum += weight(logits[from + id], max, 1.0) as u64;
    }
    let total = (block::sum(sum) as f32 / UNIT).ln();
    let any = max > f32::from_bits(LOWEST);
    if thread == 0 {
        // If the penalty overflowed, no token has a weight.
        let id = if !(floor as u32) < vocabulary { !(floor as u32) } else { !(most_probable as u32) };
        out[(0, row)] = if !all_finite { NOT_FINITE } else { if any { id } else { NONE_LEFT } };
        out[(1, row)] = ((logits[from + id] - max) - total).to_bits();
    }

    let mut found = most_probable;
    for n in 0..top.min(TOP).min(vocabulary) {
        if n > 0 {
            let mut next = 0u64;
            for id in strided(thread, vocabulary, LANES) {
                let own = rank(logits[from + id], id);
                if own < found {
                    next = next.max(own);
                }
            }
            found = block::max(next);
        }
        if thread == 0 {
            let id = !(found as u32);
            out[(2 + 2 * n, row)] = id;
            out[(3 + 2 * n, row)] = ((logits[from + id] - max) - total).to_bits();
        }
    }
}
