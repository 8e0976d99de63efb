//! Batches of data.

use super::error::TrainError;
use super::tokens::Tokens;
use ignis::{Context, Result, Tensor};
use t0::philox::philox4x32;

/// Where a run is in its data. The next batches depend on it and on nothing else that changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Position {
    /// Complete passes through the data.
    pub epoch: u64,
    /// Batches of the current pass that have been used.
    pub batch: u64,
}

/// A source of batches.
pub trait Data {
    /// A batch, on the host.
    type Batch;

    /// The next batch.
    ///
    /// # Errors
    /// If it cannot be read.
    fn next(&mut self) -> Result<Self::Batch, TrainError>;

    /// The position of the next batch.
    fn position(&self) -> Position;

    /// Continues at a position.
    ///
    /// # Errors
    /// If the data does not have this position.
    fn seek(&mut self, position: Position) -> Result<(), TrainError>;

    /// What the mean of the batch's loss is a mean of, for instance its tokens. It weights the batches of a step that
    /// accumulates gradients. The loss of a batch that counts nothing, for instance because all of its targets are
    /// ignored, has no effect; a step of such batches only leaves the parameters as they are.
    fn count(batch: &Self::Batch) -> u64;

    /// A text that other data does not have. A run does not continue on other data than its checkpoint, unless
    /// [`Options::allow`](super::Options::allow) has [`Change::Data`](super::Change::Data), and processes that train
    /// together compare it. By default `None`, which equals any other `None`.
    fn fingerprint(&self) -> Option<String> {
        None
    }
}

/// `0..count` in an order that depends only on the seed and the epoch.
#[must_use]
pub fn shuffled(count: usize, seed: u64, epoch: u64) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    shuffle(&mut order, seed, epoch);
    order
}

/// Replaces the elements by [`shuffled`] ones.
fn shuffle(order: &mut [usize], seed: u64, epoch: u64) {
    let key = [seed as u32, (seed >> 32) as u32];
    order.iter_mut().enumerate().for_each(|(i, element)| *element = i);
    for i in (1..order.len()).rev() {
        let words = philox4x32([i as u32, (i as u64 >> 32) as u32, epoch as u32, (epoch >> 32) as u32], key);
        let random = u64::from(words[0]) << 32 | u64::from(words[1]);
        order.swap(i, ((u128::from(random) * (i as u128 + 1)) >> 64) as usize);
    }
}

/// The batches of a list of examples, shuffled anew in each epoch. The examples that are left over are not used in the
/// epoch.
#[derive(Clone, Debug)]
pub struct Batches {
    examples: usize,
    size: usize,
    seed: u64,
    position: Position,
    order: Vec<usize>,
}

impl Batches {
    /// Batches of `size` of `examples` examples, shuffled by `seed`; `None` if there is no batch, or no memory for the
    /// order of so many examples.
    #[must_use]
    pub fn new(examples: usize, size: usize, seed: u64) -> Option<Batches> {
        if size == 0 || size > examples {
            return None;
        }
        let mut order = Vec::new();
        order.try_reserve_exact(examples).ok()?;
        order.resize(examples, 0);
        shuffle(&mut order, seed, 0);
        Some(Batches { examples, size, seed, position: Position::default(), order })
    }

    /// The examples of the next batch.
    pub fn take(&mut self) -> &[usize] {
        if self.position.batch == self.per_epoch() {
            self.enter(Position { epoch: self.position.epoch.wrapping_add(1), batch: 0 });
        }
        let first = self.position.batch as usize * self.size;
        self.position.batch += 1;
        &self.order[first..first + self.size]
    }

    /// The position of the next batch.
    #[must_use]
    pub fn position(&self) -> Position {
        self.position
    }

    /// Continues at a position.
    ///
    /// # Errors
    /// [`TrainError::Position`] if an epoch does not have that many batches.
    pub fn continue_at(&mut self, position: Position) -> Result<(), TrainError> {
        match self.seek(position) {
            true => Ok(()),
            false => Err(TrainError::Position { position, batches: self.per_epoch() }),
        }
    }

    /// The numbers of examples, the size of a batch and the seed, for [`Data::fingerprint`].
    #[must_use]
    pub fn fingerprint(&self) -> String {
        format!("batches of {} of {} examples, seed {}", self.size, self.examples, self.seed)
    }

    /// Continues at a position. Returns whether an epoch has that many batches; nothing has changed otherwise.
    #[must_use]
    pub fn seek(&mut self, position: Position) -> bool {
        let exists = position.batch <= self.per_epoch();
        if exists {
            self.enter(position);
        }
        exists
    }

    /// Batches of an epoch.
    #[must_use]
    pub fn per_epoch(&self) -> u64 {
        (self.examples / self.size) as u64
    }

    fn enter(&mut self, position: Position) {
        if position.epoch != self.position.epoch {
            shuffle(&mut self.order, self.seed, position.epoch);
        }
        self.position = position;
    }
}

/// Batches of windows of a text: each window has `length` tokens and their successors, and starts where the window
/// before it ends.
#[derive(Clone, Debug)]
pub struct TokenLoader {
    tokens: Tokens,
    length: usize,
    batches: Batches,
    /// [`Data::fingerprint`].
    fingerprint: String,
}

/// A batch of a [`TokenLoader`], in row-major order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenBatch {
    /// Sequences and tokens of each.
    pub shape: [usize; 2],
    /// The tokens.
    pub inputs: Vec<u32>,
    /// The successor of each token.
    pub targets: Vec<u32>,
}

impl TokenBatch {
    /// Both as `u32` tensors of [`TokenBatch::shape`]: the inputs and the targets.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`](ignis::Error::OutOfMemory).
    pub fn upload(&self, context: &Context) -> Result<[Tensor; 2]> {
        let of = |ids: &[u32]| Tensor::from_slice(context, ids, &self.shape);
        Ok([of(&self.inputs)?, of(&self.targets)?])
    }
}

impl TokenLoader {
    /// Batches of `size` windows of `length` tokens.
    ///
    /// # Errors
    /// [`TrainError::Tokens`] if there are not enough tokens for a batch.
    pub fn new(tokens: Tokens, size: usize, length: usize, seed: u64) -> Result<TokenLoader, TrainError> {
        let windows = tokens.ids().len().saturating_sub(1).checked_div(length).unwrap_or(0);
        let Some(batches) = Batches::new(windows, size, seed) else {
            let (path, count) = (tokens.path(), tokens.ids().len());
            let why = format!(
                "{count} tokens are {windows} windows of {length} and their successors, and a batch has {size}: use more tokens, or smaller batches of at least one window of one token"
            );
            return Err(TrainError::Tokens { path, why });
        };
        let (count, sum, batch) = (tokens.ids().len(), tokens.checksum(), batches.fingerprint());
        let fingerprint =
            format!("{count} tokens with the CRC-32 {sum:08x}, in {batch}, each a window of {length} tokens");
        Ok(TokenLoader { tokens, length, batches, fingerprint })
    }

    /// Batches of an epoch.
    #[must_use]
    pub fn per_epoch(&self) -> u64 {
        self.batches.per_epoch()
    }
}

impl Data for TokenLoader {
    type Batch = TokenBatch;

    fn next(&mut self) -> Result<TokenBatch, TrainError> {
        let (mut inputs, mut targets, mut rows) = (Vec::new(), Vec::new(), 0);
        for window in self.batches.take() {
            let (first, ids) = (window * self.length, self.tokens.ids());
            inputs.extend_from_slice(&ids[first..first + self.length]);
            targets.extend_from_slice(&ids[first + 1..=first + self.length]);
            rows += 1;
        }
        Ok(TokenBatch { shape: [rows, self.length], inputs, targets })
    }

    fn position(&self) -> Position {
        self.batches.position()
    }

    fn seek(&mut self, position: Position) -> Result<(), TrainError> {
        self.batches.continue_at(position)
    }

    fn count(batch: &TokenBatch) -> u64 {
        batch.targets.len() as u64
    }

    fn fingerprint(&self) -> Option<String> {
        Some(self.fingerprint.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_is_a_permutation_of_its_own() {
        let mut orders: Vec<Vec<usize>> =
            [(1, 0), (1, 1), (2, 0)].into_iter().map(|(seed, epoch)| shuffled(100, seed, epoch)).collect();
        assert_eq!(orders[0], shuffled(100, 1, 0));
        assert!(orders[0] != orders[1] && orders[0] != orders[2] && orders[1] != orders[2]);
        for order in &mut orders {
            order.sort_unstable();
            assert_eq!(*order, (0..100).collect::<Vec<_>>());
        }
        assert_eq!((shuffled(0, 1, 0), shuffled(1, 1, 0)), (vec![], vec![0]));
    }

    #[test]
    fn an_epoch_has_every_window_once_with_its_successors() {
        let mut loader = TokenLoader::new(Tokens::new((0..62).collect()), 3, 5, 9).expect("a loader");
        assert_eq!(loader.per_epoch(), 4);
        for epoch in 0..2 {
            let mut first = Vec::new();
            for _ in 0..4 {
                let batch = loader.next().expect("a batch");
                assert_eq!((batch.shape, loader.position().epoch), ([3, 5], epoch));
                assert!(batch.inputs.iter().zip(&batch.targets).all(|(a, b)| a + 1 == *b));
                first.extend(batch.inputs.chunks(5).map(|window| window[0]));
            }
            first.sort_unstable();
            assert_eq!(first, (0..12).map(|window| window * 5).collect::<Vec<u32>>());
        }
    }

    #[test]
    fn a_loader_continues_where_another_one_was() {
        let make = || TokenLoader::new(Tokens::new((0..100).collect()), 2, 4, 5).expect("a loader");
        let (mut a, mut b) = (make(), make());
        for skipped in 0..30 {
            b.seek(a.position()).expect("the position exists");
            assert_eq!(a.next().expect("a batch"), b.next().expect("a batch"), "{skipped}");
        }
        let error = b.seek(Position { epoch: 0, batch: 13 }).expect_err("an epoch has 12 batches");
        assert_eq!(error.to_string(), "the data has no batch 13 in an epoch: an epoch has 12 batches");
        assert_eq!(a.next().expect("a batch"), b.next().expect("a batch"), "the position has not changed");
    }

    #[test]
    fn data_has_another_fingerprint_if_anything_differs() {
        let of = |count: u32, last: u32, size, length, seed| {
            let tokens = Tokens::new((0..count).chain([last]).collect());
            TokenLoader::new(tokens, size, length, seed).expect("a loader").fingerprint().expect("a text")
        };
        let all = [of(99, 5, 2, 4, 1), of(98, 5, 2, 4, 1), of(99, 6, 2, 4, 1), of(99, 5, 3, 4, 1)];
        let all = [&all[..], &[of(99, 5, 2, 5, 1), of(99, 5, 2, 4, 2)]].concat();
        for (index, text) in all.iter().enumerate() {
            assert_eq!(all.iter().position(|other| other == text), Some(index), "{text}");
        }
        let text =
            "100 tokens with the CRC-32 f207f3a3, in batches of 2 of 24 examples, seed 1, each a window of 4 tokens";
        assert_eq!(all[0], text);
    }

    #[test]
    fn impossible_batches_are_none() {
        for (examples, size) in [(0, 0), (0, 1), (4, 0), (4, 5), (usize::MAX, 1), (usize::MAX, usize::MAX)] {
            assert!(Batches::new(examples, size, 0).is_none(), "{examples} {size}");
        }
        let mut batches = Batches::new(4, 2, 0).expect("two batches");
        assert!(!batches.seek(Position { epoch: 0, batch: 3 }));
        assert!(batches.seek(Position { epoch: u64::MAX, batch: 2 }));
        assert_eq!(batches.take().len(), 2, "the epoch after the last one is the first one again");
        assert_eq!(batches.position(), Position { epoch: 0, batch: 1 });
    }

    #[test]
    fn too_few_tokens_are_an_error() {
        for (tokens, size, length) in [(0, 1, 1), (1, 1, 1), (10, 2, 5), (10, 0, 5), (10, 1, 0)] {
            let loader = TokenLoader::new(Tokens::new(vec![0; tokens]), size, length, 0);
            assert!(matches!(loader, Err(TrainError::Tokens { .. })), "{tokens} {size} {length}");
        }
        let error = TokenLoader::new(Tokens::new(vec![0; 10]), 2, 5, 0).expect_err("one window");
        let text = "the tokens: 10 tokens are 1 windows of 5 and their successors, and a batch has 2: use more tokens, \
            or smaller batches of at least one window of one token";
        assert_eq!(error.to_string(), text);
        assert!(TokenLoader::new(Tokens::new(vec![0; 10]), usize::MAX, usize::MAX, 0).is_err());
    }
}
