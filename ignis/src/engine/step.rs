//! The engine: steps of many sequences on one model.

use super::batch::Item;
use super::cache::{Pages, reserve};
use super::plan::{Shape, Share, Words, shares};
use super::{
    Batch, CacheType, DraftCount, Drafter, FinalNorm, Output, PAGE, PageCount, Rows, Sampler, Sampling, Sequence,
    StepModel, Want, Watch,
};
use crate::Error;
use crate::kernels::greedy::{PART, best_of_part, best_of_parts};
use crate::kernels::sample::{NONE_LEFT, NOT_FINITE, OUT, SETTINGS, TOP, sample};
use std::ops::ControlFlow;
use t0::{Buffer, Device, Graph, Stream};

/// The sizes of an engine. Memory for all of them is allocated when the engine is created.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most sequences of a step.
    pub sequences: usize,
    /// The most tokens that a step processes; at least as many as there are sequences.
    pub rows: usize,
    /// The most tokens of a sequence in the cache.
    pub context: usize,
    /// The pages of the cache, of [`PAGE`] positions each, which all sequences share.
    pub pages: usize,
    /// The most tokens of a sequence that a [`Drafter`] guesses and a step verifies; less than [`PAGE`].
    pub drafts: usize,
    /// The type of keys and values in the cache.
    pub cache: CacheType,
}

impl Limits {
    /// Steps of up to `sequences` sequences and 256 tokens, and pages for as many sequences of `context` tokens.
    pub fn new(sequences: usize, context: usize) -> Self {
        let pages = sequences.saturating_mul(context.div_ceil(PAGE as usize));
        let rows = 256.min(sequences.saturating_mul(context)).max(sequences);
        Limits { sequences, rows, context, pages, drafts: 0, cache: CacheType::Activations }
    }

    /// As [`Limits::new`], for a model whose positions see at most `window` positions: sequences need the pages of
    /// a window, of a step, and of the two ends.
    pub fn of_window(sequences: usize, context: usize, window: Option<usize>) -> Self {
        let limits = Limits::new(sequences, context);
        let most = |window: usize| sequences.saturating_mul((window + limits.rows).div_ceil(PAGE as usize) + 1);
        Limits { pages: window.map_or(limits.pages, |window| limits.pages.min(most(window))), ..limits }
    }

    /// The most rows of a step whose logits are computed.
    pub fn sampled(&self) -> usize {
        self.sequences.saturating_mul(self.drafts.saturating_add(1)).min(self.rows)
    }

    /// Refuses sizes that no engine can have.
    pub(crate) fn check(&self) -> Result<(), Error> {
        let wrong = if self.sequences == 0 || self.context == 0 || self.pages == 0 {
            "the numbers of sequences, positions and pages must not be 0"
        } else if self.rows < self.sequences {
            "a step must have at least one row for each sequence"
        } else if self.drafts >= PAGE as usize {
            "a sequence must have fewer guessed tokens than a page has positions"
        } else if self.pages > (u32::MAX / PAGE) as usize || self.context > (u32::MAX / PAGE) as usize {
            "the cache has too many positions"
        } else {
            return Ok(());
        };
        Err(Error::Limits { what: wrong })
    }
}

/// The shapes of steps whose launches are kept: numbers of sequences and of guessed tokens come back.
const GRAPHS: usize = 8;

/// More of the most probable tokens are wanted than the device reports.
pub(super) fn top_error(found: usize) -> Error {
    Error::Sampling { name: "the number of log-probabilities", found: found as f64, expected: "a number from 0 to 20" }
}

/// A model, its cache and its workspace, which sequences use together.
#[derive(Debug)]
pub struct Engine {
    device: Device,
    model: Box<dyn StepModel>,
    limits: Limits,
    stream: Stream,
    /// The words of a step: see [`Words`].
    words: Buffer<u32>,
    /// The selected tokens of a step, the logarithms of their probabilities, and the most probable tokens: [`OUT`] x
    /// sequences.
    selected: Buffer<u32>,
    /// The greatest ranks of parts of the vocabulary: sequences x parts.
    best: Buffer<u64>,
    /// The launches of steps of these shapes, the one that was used last at the end. Positions, tokens and page tables
    /// are in buffers.
    decode: Vec<(Shape, Graph)>,
    /// Guesses tokens, which steps verify.
    pub(super) drafter: Option<Box<dyn Drafter>>,
    pub(super) drafted: DraftCount,
}

impl Engine {
    /// An engine for a model that was created for the same limits.
    ///
    /// # Errors
    /// Limits that no engine can have ([`Error::Limits`]), or too little memory.
    pub fn new(device: &Device, model: Box<dyn StepModel>, limits: Limits) -> Result<Self, Error> {
        limits.check()?;
        Ok(Engine {
            device: device.clone(),
            stream: device.stream().map_err(Error::Device)?,
            words: device.zeros(Words::most(limits)).map_err(Error::Device)?,
            selected: device.zeros(OUT as usize * limits.sampled()).map_err(Error::Device)?,
            best: device.alloc(limits.sampled() * model.vocab().div_ceil(PART as usize)).map_err(Error::Device)?,
            model,
            limits,
            decode: Vec::new(),
            drafter: None,
            drafted: DraftCount::default(),
        })
    }

    /// The launches of the last step that only continued texts. A later such step replays them if it has equally many
    /// rows and its page tables have the same size, which grows by factors of two. The launches of the last
    /// eight such shapes are kept.
    pub fn decode_graph(&self) -> Option<&Graph> {
        self.decode.last().map(|(_, graph)| graph)
    }

    /// The stream of the launches. The time between two of its events is the time of the steps between them.
    pub fn stream(&self) -> &Stream {
        &self.stream
    }

    /// The number of ids that the model knows.
    pub fn vocab(&self) -> usize {
        self.model.vocab()
    }

    /// The number of the model's layers.
    pub fn layers(&self) -> usize {
        self.model.layers()
    }

    /// The norm after the last layer.
    pub(super) fn final_norm(&self) -> Result<FinalNorm, Error> {
        self.model.final_norm().map_err(Error::Device)
    }

    /// The sizes.
    pub fn limits(&self) -> Limits {
        self.limits
    }

    /// The numbers of free pages and of all pages.
    pub fn pages(&self) -> PageCount {
        self.model.pool().count()
    }

    /// An empty sequence, which has no pages until a step processes its tokens.
    ///
    /// # Errors
    /// A setting is out of range ([`Error::Sampling`]).
    pub fn sequence(&self, sampling: Sampling, seed: u64) -> Result<Sequence, Error> {
        let sampler = Sampler::new(sampling, seed)?;
        Ok(Sequence::new(self.model.pool().clone(), sampler, self.limits.context, self.model.window()))
    }

    /// Processes the pending tokens of the sequences, at most [`Limits::rows`] of them, and selects the next token of
    /// each sequence whose last token was processed. Texts that are being continued come first; prompts share the rows
    /// that are left in equal parts, and what short ones leave in the order of the batch.
    ///
    /// # Errors
    /// All of these leave the sequences as they were:
    /// - [`Error::EmptyPrompt`]: a sequence has no pending tokens. [`Error::TokenId`]: it has one beyond the
    ///   vocabulary. [`Error::PromptTooLong`]: it has more tokens than the context.
    /// - [`Error::Finished`]: the text of a sequence has ended. [`Error::OtherEngine`]: it belongs to another engine.
    /// - [`Error::BatchTooLarge`]: there are more sequences than [`Limits::sequences`].
    /// - [`Error::AllExcluded`]: the rules of a sequence, with its grammar, exclude all tokens.
    /// - [`Error::Grammar`]: the parser of a sequence's grammar reached a limit.
    /// - [`Error::Sampling`]: a sequence wants more of the most probable tokens than [`TOP`].
    /// - [`Error::PagesExhausted`]: the cache has too few free pages.
    /// - [`Error::NotFinite`]: the logits of a sequence are NaN or infinite.
    /// - [`Error::Device`]: the device failed.
    pub fn step(&mut self, batch: &mut Batch<'_>) -> Result<(), Error> {
        self.run(batch, None, Failures::EndTheStep).map(|_| ())
    }

    /// As [`Engine::step`], but a sequence that cannot be processed does not stop the others: it stays as it was, and
    /// [`Batch::take_error`] says why. Pages are taken in the order of the batch.
    ///
    /// # Errors
    /// [`Error::BatchTooLarge`] and [`Error::Device`], which leave all sequences as they were.
    pub fn step_each(&mut self, batch: &mut Batch<'_>) -> Result<(), Error> {
        self.run(batch, None, Failures::LeaveOut).map(|_| ())
    }

    /// As [`Engine::step`], with a function that is called after every layer and can end the step, which then has no
    /// effect on the sequences.
    ///
    /// # Errors
    /// The errors of [`step`](Self::step).
    pub fn step_while(&mut self, batch: &mut Batch<'_>, watch: &mut Watch<'_>) -> Result<ControlFlow<()>, Error> {
        self.run(batch, Some(watch), Failures::EndTheStep)
    }

    fn run(
        &mut self,
        batch: &mut Batch<'_>,
        watch: Option<&mut Watch<'_>>,
        failures: Failures,
    ) -> Result<ControlFlow<()>, Error> {
        let items = &mut batch.items[..];
        for item in items.iter_mut() {
            (item.output, item.error) = (Output::Pending, None);
            item.more.clear();
        }
        let (found, most) = (items.len(), self.limits.sequences);
        if found > most {
            return Err(Error::BatchTooLarge { found, most });
        }
        for item in items.iter_mut() {
            let checked = self.check(item);
            failures.note(item, checked)?;
        }
        let pending = |item: &Item<'_>| if item.error.is_none() { item.sequence.pending().len() } else { 0 };
        let pending: Vec<usize> = items.iter().map(pending).collect();
        let mut shares = shares(&pending, self.limits.rows);
        self.prepare(items, &mut shares, failures)?;
        self.draft(items, if watch.is_some() { &[] } else { &shares })?;
        self.reserve(items, &mut shares, failures)?;
        if shares.iter().all(|share| share.take == 0) {
            return Ok(ControlFlow::Continue(()));
        }
        let words = Words::new(items, &shares, self.limits);
        if self.launch(&words, watch).map_err(Error::Device)?.is_break() {
            return Ok(ControlFlow::Break(()));
        }
        let mut outputs = Vec::with_capacity(words.sampled.len());
        for (output, (i, ahead)) in self.read(items, &words)?.into_iter().zip(&words.sampled) {
            outputs.push(match ahead {
                0 => failures.note(&mut items[*i], output)?,
                // The text may not get so far. If it does, the next step meets the error again.
                _ => output.ok(),
            });
        }
        for (item, share) in items.iter_mut().zip(&shares) {
            if item.error.is_none() {
                item.sequence.advance(share.take);
            }
        }
        for ((i, ahead), output) in words.sampled.iter().zip(outputs) {
            if let Some(output) = output {
                items[*i].take(*ahead, output);
            }
        }
        for item in items {
            self.drafted.drafted += item.draft.len() as u64;
            self.drafted.accepted += item.more.len() as u64;
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Refuses a sequence that cannot be processed.
    fn check(&self, item: &Item<'_>) -> Result<(), Error> {
        let (vocab, context) = (self.vocab(), self.limits.context);
        let sequence = &*item.sequence;
        if !sequence.pages.is_of(self.model.pool()) {
            return Err(Error::OtherEngine);
        }
        if sequence.finish().is_some() {
            return Err(Error::Finished);
        }
        let (tokens, fed) = (sequence.pending().len(), sequence.position());
        if tokens == 0 {
            return Err(Error::EmptyPrompt);
        }
        if tokens + fed > context {
            let hint = if fed > 0 { format!("; {fed} tokens were fed before") } else { String::new() };
            return Err(Error::PromptTooLong { tokens, context, hint });
        }
        if item.want.top() > TOP as usize {
            return Err(top_error(item.want.top()));
        }
        if item.want != Want::Logits && sequence.excluded().len() >= vocab {
            return Err(Error::AllExcluded { position: tokens + fed });
        }
        if let Some(id) = sequence.pending().iter().find(|id| **id as usize >= vocab) {
            return Err(Error::TokenId { id: *id, vocab });
        }
        Ok(())
    }

    /// Computes the masks of the grammars of sequences that get a token.
    fn prepare(&self, items: &mut [Item<'_>], shares: &mut [Share], failures: Failures) -> Result<(), Error> {
        for (item, share) in items.iter_mut().zip(shares) {
            if share.last && item.want != Want::Logits {
                let prepared = item.sequence.prepare(self.vocab());
                if failures.note(item, prepared)?.is_none() {
                    *share = Share { take: 0, last: false };
                }
            }
        }
        Ok(())
    }

    /// Takes the pages that the step needs: for all sequences or for none, or for one after the other.
    fn reserve(&self, items: &mut [Item<'_>], shares: &mut [Share], failures: Failures) -> Result<(), Error> {
        let pool = self.model.pool();
        let exhausted = |(needed, count): (usize, PageCount)| Error::PagesExhausted {
            needed,
            free: count.free,
            total: count.total,
        };
        if failures == Failures::EndTheStep {
            let wanted = items.iter_mut().zip(shares);
            let mut wanted: Vec<(&mut Pages, usize)> =
                wanted.map(|(item, share)| (&mut item.sequence.pages, item.sequence.position + share.take)).collect();
            return reserve(pool, &mut wanted).map_err(exhausted);
        }
        for (item, share) in items.iter_mut().zip(shares) {
            if share.take == 0 {
                continue;
            }
            let positions = item.sequence.position + share.take;
            if let Err(refused) = reserve(pool, &mut [(&mut item.sequence.pages, positions)]) {
                item.error = Some(exhausted(refused));
                *share = Share { take: 0, last: false };
            }
        }
        Ok(())
    }

    /// Runs the launches of a step. A step that only continues texts is one graph.
    fn launch(&mut self, words: &Words, watch: Option<&mut Watch<'_>>) -> Result<ControlFlow<()>, t0::Error> {
        if words.len() > self.words.len() {
            // More tokens than those that occurred have other logits. The recorded launches use the old buffer.
            self.decode.clear();
            self.words = self.device.zeros(words.len().next_power_of_two())?;
        }
        self.words.write_to(0, &words.words)?;
        if watch.is_some() || !words.shape.decodes() {
            if self.enqueue(&words.shape, watch)?.is_break() {
                return Ok(ControlFlow::Break(()));
            }
        } else {
            let (shape, graph) = match self.decode.iter().position(|(shape, _)| *shape == words.shape) {
                Some(known) => self.decode.remove(known),
                None => self.record(&words.shape)?,
            };
            graph.enqueue(&self.stream)?;
            if self.decode.len() == GRAPHS {
                self.decode.remove(0);
            }
            self.decode.push((shape, graph));
        }
        self.stream.wait()?;
        Ok(ControlFlow::Continue(()))
    }

    /// Records the launches of a step.
    fn record(&mut self, shape: &Shape) -> Result<(Shape, Graph), t0::Error> {
        let Engine { model, stream, words, selected, best, .. } = self;
        let record = |stream: &Stream| enqueue(&mut **model, stream, words, (selected, best), shape, None).map(drop);
        Ok((shape.clone(), Graph::record(stream, record)?))
    }

    fn enqueue(&mut self, shape: &Shape, watch: Option<&mut Watch<'_>>) -> Result<ControlFlow<()>, t0::Error> {
        let results = (&mut self.selected, &mut self.best);
        enqueue(&mut *self.model, &self.stream, &self.words, results, shape, watch)
    }

    /// Reads what the sampled sequences want: an output each, or [`Error::NotFinite`].
    fn read(&mut self, items: &[Item<'_>], words: &Words) -> Result<Vec<Result<Output, Error>>, Error> {
        let sampled = words.sampled.len();
        if sampled == 0 {
            return Ok(Vec::new());
        }
        let rows = |want: Want| if let Want::TokenAndLogprob { top } = want { 2 + 2 * top } else { 1 };
        let rows = words.sampled.iter().map(|(i, _)| rows(items[*i].want)).max().unwrap_or(1);
        let mut selected = vec![0; rows * sampled];
        self.selected.read_from(0, &mut selected).map_err(Error::Device)?;
        let mut outputs = Vec::with_capacity(sampled);
        for (row, (i, ahead)) in words.sampled.iter().enumerate() {
            let Item { sequence, want, .. } = &items[*i];
            let id = selected[row];
            if *want == Want::Logits {
                let logits = self.model.logits(sampled);
                let mut values = vec![0.0; logits.tensor.cols()];
                let start = row * logits.parts * values.len();
                logits.tensor.read_from(start, &mut values).map_err(Error::Device)?;
                outputs.push(Ok(Output::Logits(values)));
                continue;
            }
            if id == NOT_FINITE {
                outputs.push(Err(Error::NotFinite { position: sequence.tokens().len() + ahead - 1 }));
                continue;
            }
            if id == NONE_LEFT {
                outputs.push(Err(Error::AllExcluded { position: sequence.tokens().len() + ahead }));
                continue;
            }
            let log = |n: usize| f32::from_bits(selected[n * sampled + row]);
            let logprob = matches!(want, Want::TokenAndLogprob { .. }).then(|| log(1));
            let top =
                (0..want.top().min(self.vocab())).map(|n| (selected[(2 + 2 * n) * sampled + row], log(3 + 2 * n)));
            let top = top.filter(|(_, log)| *log > f32::NEG_INFINITY).collect();
            outputs.push(Ok(Output::Token { id, logprob, top }));
        }
        Ok(outputs)
    }
}

/// What a sequence that cannot be processed does to a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Failures {
    /// It ends the step, which has no effect.
    EndTheStep,
    /// It is left out.
    LeaveOut,
}

impl Failures {
    /// The value, or nothing if the failure is noted for the sequence.
    fn note<T>(self, item: &mut Item<'_>, result: Result<T, Error>) -> Result<Option<T>, Error> {
        match (self, result) {
            (_, Ok(value)) => Ok(Some(value)),
            (Failures::EndTheStep, Err(error)) => Err(error),
            (Failures::LeaveOut, Err(error)) => {
                item.error = Some(error);
                Ok(None)
            }
        }
    }
}

/// All launches of a step, in order: the model's, then the selection of tokens. Nothing else in the engine launches
/// kernels.
fn enqueue(
    model: &mut dyn StepModel,
    stream: &Stream,
    words: &Buffer<u32>,
    (selected, best): (&mut Buffer<u32>, &mut Buffer<u64>),
    shape: &Shape,
    watch: Option<&mut Watch<'_>>,
) -> Result<ControlFlow<()>, t0::Error> {
    let (n, sampled) = (shape.count, shape.sampled);
    let rows = Rows {
        ids: words.slice(..n)?,
        at: words.slice(n..3 * n)?.matrix(2, n)?,
        pages: words.slice(shape.pages.clone())?,
        count: n,
        sampled,
    };
    if model.enqueue(stream, rows, watch)?.is_break() {
        return Ok(ControlFlow::Break(()));
    }
    if sampled > 0 {
        let logits = model.logits(sampled);
        let parts = logits.parts as u32;
        if shape.greedy {
            let out = selected.slice_mut(..sampled)?.matrix(1, sampled)?;
            if let Some(best) = logits.best {
                best_of_parts(best.top(sampled)?, out).enqueue(stream)?;
                return Ok(ControlFlow::Continue(()));
            }
            let columns = logits.tensor.cols().div_ceil(PART as usize);
            let rows = logits.tensor.top(sampled * logits.parts)?;
            best_of_part(rows, best.slice_mut(..sampled * columns)?.matrix(sampled, columns)?, parts)
                .enqueue(stream)?;
            best_of_parts(best.slice(..sampled * columns)?.matrix(sampled, columns)?, out).enqueue(stream)?;
            return Ok(ControlFlow::Continue(()));
        }
        let settings = words.slice(shape.settings.clone())?.matrix(sampled, SETTINGS as usize)?;
        let out = selected.slice_mut(..OUT as usize * sampled)?.matrix(OUT as usize, sampled)?;
        let lists = words.slice(shape.lists.clone())?;
        let rows = logits.tensor.top_mut(sampled * logits.parts)?;
        sample(rows, settings, lists, out, parts).enqueue(stream)?;
    }
    Ok(ControlFlow::Continue(()))
}
