//! Random choices that are a function of a seed, a stream and the number of a document.

use t0::philox::philox4x32;

/// What the documents of a seed are for. Documents of different streams are independent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub(crate) enum Stream {
    /// Training.
    Train,
    /// The held-out loss.
    HeldOut,
    /// The training of the tokenizer.
    Tokenizer,
}

/// The random choices of one document.
#[derive(Clone, Debug)]
pub(crate) struct Dice {
    key: [u32; 2],
    counter: [u32; 4],
    words: [u32; 4],
    used: usize,
}

impl Dice {
    /// The choices of document `number` of a stream.
    pub(crate) fn new(seed: u64, stream: Stream, number: u64) -> Dice {
        let key = [seed as u32, (seed >> 32) as u32];
        let counter = [0, number as u32, (number >> 32) as u32, stream as u32];
        Dice { key, counter, words: [0; 4], used: 4 }
    }

    fn word(&mut self) -> u32 {
        if self.used == 4 {
            self.words = philox4x32(self.counter, self.key);
            self.counter[0] += 1;
            self.used = 0;
        }
        self.used += 1;
        self.words[self.used - 1]
    }

    /// A number in `0..end`.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        ((u64::from(self.word()) * end as u64) >> 32) as usize
    }

    /// True in `percent` of 100 cases.
    pub(crate) fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One element of a list that is not empty.
    pub(crate) fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}
