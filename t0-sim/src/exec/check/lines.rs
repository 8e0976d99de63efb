//! The accesses of memory, by lines of 16 words.
//!
//! Most instructions access whole lines, lane after lane. A line whose words were all accessed that way needs one
//! record: the accesses of its words differ only in the lane, which follows from the position of the word. Any other
//! access splits the line into its words.
use super::race::{Access, Order, Word};

/// The words of a line.
pub(super) const WORDS: usize = 16;

/// The line of an address, and the word in it.
#[inline]
pub(super) fn place_of(address: u64) -> (u64, usize) {
    (address / (4 * WORDS as u64), (address / 4) as usize % WORDS)
}

/// How the lanes of an access follow from the positions of the words in a line: 2 to this power words for each lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stride(u8);

impl Stride {
    /// One lane, or none, for all words.
    pub(super) const SAME: Stride = Stride(7);

    /// Lanes of this many words each.
    pub(super) fn of_words(words: u32) -> Option<Stride> {
        [1, 2, 4].iter().position(|&n| n == words).map(|power| Stride(power as u8))
    }

    /// `access`, by the lane of a word that is `words` words after one of the lane of `access`.
    #[inline]
    fn access(self, access: Access, words: usize) -> Access {
        Access { lane: access.lane.wrapping_add((words >> self.0) as u8), ..access }
    }
}

/// What happened to the words of a line.
#[derive(Clone, Debug)]
pub(super) struct Line {
    /// Whether `first` says it all.
    whole: bool,
    /// The accesses of the first word, and how those of the others differ.
    first: Word,
    store: Stride,
    loads: [Stride; 2],
    /// The words of a split line. Their memory is kept for the next time that the line is split.
    words: Option<Box<[Word; WORDS]>>,
}

impl Line {
    pub(super) const UNTOUCHED: Line =
        Line { whole: true, first: Word::UNTOUCHED, store: Stride::SAME, loads: [Stride::SAME; 2], words: None };

    /// Forgets all accesses.
    pub(super) fn clear(&mut self) {
        (self.whole, self.first) = (true, Word::UNTOUCHED);
        (self.store, self.loads) = (Stride::SAME, [Stride::SAME; 2]);
    }

    /// The last store of a word.
    pub(super) fn store_of(&self, word: usize) -> Access {
        match &self.words {
            Some(words) if !self.whole => words[word % WORDS].store,
            _ => self.store.access(self.first.store, word % WORDS),
        }
    }

    /// The words, one by one.
    #[inline]
    pub(super) fn words(&mut self) -> &mut [Word; WORDS] {
        let words = self.words.get_or_insert_with(|| Box::new([Word::UNTOUCHED; WORDS]));
        if self.whole {
            self.whole = false;
            for (i, word) in words.iter_mut().enumerate() {
                *word = Word { store: self.store.access(self.first.store, i), ..self.first };
                for (load, stride) in word.loads.iter_mut().zip(self.loads) {
                    *load = stride.access(*load, i);
                }
            }
        }
        words
    }

    /// Records a load of all words, of the first one by the lane of `load`. Returns whether it is a plain one:
    /// otherwise the loads of some words may be missing.
    pub(super) fn load(&mut self, order: &Order, load: Access, lanes: Stride, cached: bool) -> bool {
        let (at, moves) = self.first.place_of_load(&load);
        let known = &self.first.loads[at];
        let merges = known.same_wave(&load) && known.stamp == load.stamp && self.loads[at] != lanes;
        let comparable = self.store == lanes || !order.lanes_matter(&self.first.store);
        if self.whole && !merges && comparable {
            if !order.plain_load(&self.first, &load, cached) {
                return false;
            }
            if moves {
                self.loads[0] = self.loads[1];
            }
            self.first.record_load(load);
            self.loads[at] = lanes;
            return true;
        }
        self.words().iter_mut().enumerate().all(|(i, word)| plain_load(order, word, lanes.access(load, i), cached))
    }

    /// As [`Line::load`], for a store.
    pub(super) fn store(&mut self, order: &Order, store: Access, lanes: Stride) -> bool {
        let known = &self.first.store;
        let merges = known.same_wave(&store) && known.stamp == store.stamp && self.store != lanes;
        let Word { store: stored, loads: [one, other], .. } = &self.first;
        let all = [(stored, self.store), (one, self.loads[0]), (other, self.loads[1])];
        let comparable = all.iter().all(|(access, stride)| *stride == lanes || !order.lanes_matter(access));
        if self.whole && !merges && comparable {
            if !order.plain_store(&self.first, &store) {
                return false;
            }
            self.first.record_store(store);
            (self.store, self.loads) = (lanes, [lanes; 2]);
            return true;
        }
        let mut alike = true;
        for (i, word) in self.words().iter_mut().enumerate() {
            let store = lanes.access(store, i);
            if !plain_store(order, word, store) {
                return false;
            }
            alike &= word.store == Access { lane_bytes: store.bytes, ..store } && !word.polled;
        }
        if alike {
            // No word remembers an earlier store, nor a load or an atomic.
            let store = Access { lane_bytes: store.bytes, ..store };
            (self.whole, self.first) = (true, Word { store, ..Word::UNTOUCHED });
            (self.store, self.loads) = (lanes, [lanes; 2]);
        }
        true
    }
}

/// Records a load of a word if it is a plain one; returns whether it is.
#[inline]
pub(super) fn plain_load(order: &Order, word: &mut Word, load: Access, cached: bool) -> bool {
    let plain = order.plain_load(word, &load, cached);
    if plain {
        word.record_load(load);
    }
    plain
}

/// As [`plain_load`], for a store.
#[inline]
pub(super) fn plain_store(order: &Order, word: &mut Word, store: Access) -> bool {
    let plain = order.plain_store(word, &store);
    if plain {
        word.record_store(store);
    }
    plain
}
