//! The pages of the cache, of [`PAGE`] positions each, which sequences take from a pool and give back.

use super::PAGE;
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The numbers of pages of an engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PageCount {
    /// Pages that no sequence has. Some of them may keep the keys and values of a text for later sequences.
    pub free: usize,
    /// All pages.
    pub total: usize,
}

/// What the keys and values of a full page depend on: the page before it, by its number in [`State::serial`] (0 for the
/// first page), and its tokens. Numbers are not used twice, so that equal keys mean equal texts.
type Key = (u64, Box<[u32]>);

/// A page.
#[derive(Debug, Default)]
struct Page {
    /// The number of sequences that have it.
    owners: u32,
    /// What it contains, if other sequences can find it.
    key: Option<Key>,
    /// Its number among the pages that can be found.
    serial: u64,
    /// When its last owner gave it back, if it can be found.
    idle_since: u64,
}

/// The pages of a pool. A page is in `free`, or in `idle`, or it has owners.
#[derive(Debug, Default)]
struct State {
    pages: Vec<Page>,
    /// Pages without contents.
    free: Vec<u32>,
    /// Pages without owners that can be found, by the time when they were given back.
    idle: BTreeSet<(u64, u32)>,
    /// The pages that can be found.
    index: HashMap<Key, u32>,
    /// The clock of `idle_since`.
    clock: u64,
    /// The last serial number.
    serial: u64,
}

impl State {
    fn available(&self) -> usize {
        self.free.len() + self.idle.len()
    }

    /// Takes a page: a free one, else the one that has been idle for the longest time.
    fn take(&mut self) -> Option<u32> {
        let id = match self.free.pop() {
            Some(id) => id,
            None => {
                let (_, id) = self.idle.pop_first()?;
                if let Some(key) = self.pages[id as usize].key.take() {
                    self.index.remove(&key);
                }
                id
            }
        };
        self.pages[id as usize].owners = 1;
        Some(id)
    }

    /// Gives a page back.
    fn give(&mut self, id: u32) {
        self.clock += 1;
        let page = &mut self.pages[id as usize];
        page.owners -= 1;
        if page.owners > 0 {
            return;
        }
        if page.key.is_some() {
            page.idle_since = self.clock;
            self.idle.insert((self.clock, id));
        } else {
            self.free.push(id);
        }
    }

    /// Adds an owner to a page that has owners or can be found.
    fn adopt(&mut self, id: u32) {
        let page = &mut self.pages[id as usize];
        if page.owners == 0 {
            self.idle.remove(&(page.idle_since, id));
        }
        page.owners += 1;
    }

    /// Lets later sequences find a full page, unless they find another one with the same contents. Returns the number
    /// of the page that they find.
    fn publish(&mut self, id: u32, key: Key) -> u64 {
        if let Some(known) = self.index.get(&key) {
            return self.pages[*known as usize].serial;
        }
        self.serial += 1;
        let page = &mut self.pages[id as usize];
        page.serial = self.serial;
        page.key = Some(key.clone());
        self.index.insert(key, id);
        self.serial
    }
}

/// The pages of a cache. Full pages of sequences that share theirs can be found by their tokens, also after the
/// sequence has given them back, until other contents need the memory. The page that has been without an owner for the
/// longest time is used first.
#[derive(Debug)]
pub struct PagePool {
    state: Mutex<State>,
    total: usize,
}

impl PagePool {
    pub(super) fn new(total: usize) -> Self {
        let pages = (0..total).map(|_| Page::default()).collect();
        // Ascending from the end, where pages are taken.
        let free = (0..total as u32).rev().collect();
        PagePool { state: Mutex::new(State { pages, free, ..State::default() }), total }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // No panic can leave the lists half changed.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The numbers of pages.
    pub fn count(&self) -> PageCount {
        PageCount { free: self.state().available(), total: self.total }
    }
}

/// The pages of one sequence, in order of positions. They return to the pool when this is dropped.
#[derive(Debug)]
pub(super) struct Pages {
    pool: Arc<PagePool>,
    ids: Vec<u32>,
    /// The number of entries of `ids`, from the first on, whose pages were given back.
    gone: usize,
    /// The serial numbers of the pages, from the first on, that can be found.
    serials: Vec<u64>,
}

impl Pages {
    pub(super) fn new(pool: Arc<PagePool>) -> Self {
        Pages { pool, ids: Vec::new(), gone: 0, serials: Vec::new() }
    }

    /// The page of each part of the sequence. Those of the first [`gone`](Self::gone) belong to others.
    pub(super) fn ids(&self) -> &[u32] {
        &self.ids
    }

    pub(super) fn is_of(&self, pool: &Arc<PagePool>) -> bool {
        Arc::ptr_eq(&self.pool, pool)
    }

    /// The number of positions, from the first on, whose pages were given back.
    pub(super) fn gone(&self) -> usize {
        self.gone * PAGE as usize
    }

    /// The number of pages.
    pub(super) fn held(&self) -> usize {
        self.ids.len() - self.gone
    }

    /// The number of pages that are missing for this many positions.
    pub(super) fn missing(&self, positions: usize) -> usize {
        positions.div_ceil(PAGE as usize).saturating_sub(self.ids.len())
    }

    /// Gives back the pages that are not needed for this many positions.
    pub(super) fn truncate(&mut self, positions: usize) {
        let keep = positions.div_ceil(PAGE as usize).min(self.ids.len());
        let first = keep.max(self.gone);
        let mut state = self.pool.state();
        for id in self.ids.drain(first..).rev() {
            state.give(id);
        }
        self.ids.truncate(keep);
        // The last page may be filled with other tokens.
        self.serials.truncate(positions / PAGE as usize);
        self.gone = self.gone.min(keep);
    }

    /// Gives back the pages that only have positions before this one.
    pub(super) fn release(&mut self, position: usize) {
        let gone = (position / PAGE as usize).min(self.ids.len());
        if gone > self.gone {
            let mut state = self.pool.state();
            for id in self.ids[self.gone..gone].iter().rev() {
                state.give(*id);
            }
            self.gone = gone;
        }
    }

    /// Whether other sequences have or can find the page of this position, so that its contents must not change.
    pub(super) fn is_shared(&self, position: usize) -> bool {
        let Some(id) = self.ids.get(position / PAGE as usize) else { return false };
        let page = &self.pool.state().pages[*id as usize];
        page.owners > 1 || page.key.is_some()
    }

    /// Lets later sequences find the pages that are full with these tokens, which are in the cache.
    pub(super) fn publish(&mut self, tokens: &[u32]) {
        let from = self.serials.len();
        let mut parent = self.serials.last().copied().unwrap_or(0);
        let full = tokens.chunks_exact(PAGE as usize).zip(&self.ids).skip(from);
        let mut state = self.pool.state();
        for (tokens, id) in full {
            parent = state.publish(*id, (parent, tokens.into()));
            self.serials.push(parent);
        }
    }

    /// Takes the pages that begin a text with these tokens, as far as they can be found, if this has no pages. Returns
    /// the number of their positions.
    pub(super) fn find(&mut self, tokens: &[u32]) -> usize {
        if !self.ids.is_empty() {
            return 0;
        }
        let mut state = self.pool.state();
        let mut key: Key = (0, Box::default());
        for tokens in tokens.chunks_exact(PAGE as usize) {
            key.1 = tokens.into();
            let Some(id) = state.index.get(&key).copied() else { break };
            state.adopt(id);
            key.0 = state.pages[id as usize].serial;
            self.ids.push(id);
            self.serials.push(key.0);
        }
        self.ids.len() * PAGE as usize
    }

    /// Pages of another sequence with the same first `positions` tokens: the full ones, which both now have.
    pub(super) fn fork(&self, positions: usize) -> Pages {
        let full = (positions / PAGE as usize).min(self.ids.len());
        let gone = self.gone.min(full);
        let mut state = self.pool.state();
        for id in &self.ids[gone..full] {
            state.adopt(*id);
        }
        drop(state);
        let serials = self.serials[..full.min(self.serials.len())].to_vec();
        Pages { pool: Arc::clone(&self.pool), ids: self.ids[..full].to_vec(), gone, serials }
    }
}

impl Drop for Pages {
    fn drop(&mut self) {
        self.truncate(0);
    }
}

/// Takes pages for all sequences, or for none: each gets as many as it needs for its number of positions. If there are
/// too few, the error is the number of pages that were needed and the state of the pool.
pub(super) fn reserve(pool: &PagePool, wanted: &mut [(&mut Pages, usize)]) -> Result<(), (usize, PageCount)> {
    let needed: usize = wanted.iter().map(|(pages, positions)| pages.missing(*positions)).sum();
    let mut state = pool.state();
    if needed > state.available() {
        return Err((needed, PageCount { free: state.available(), total: pool.total }));
    }
    for (pages, positions) in wanted {
        let missing = pages.missing(*positions);
        pages.ids.extend((0..missing).map_while(|_| state.take()));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_behind_a_window_come_back_once() {
        let pool = Arc::new(PagePool::new(5));
        let mut a = Pages::new(Arc::clone(&pool));
        reserve(&pool, &mut [(&mut a, 100)]).unwrap();
        a.release(31);
        assert_eq!((a.held(), a.gone(), pool.count().free), (4, 0, 1));
        a.release(65);
        a.release(40);
        assert_eq!((a.held(), a.gone(), pool.count().free), (2, 64, 3));
        // The tables keep their entries, and further pages follow them.
        reserve(&pool, &mut [(&mut a, 130)]).unwrap();
        assert_eq!((a.ids().len(), a.held(), pool.count().free), (5, 3, 2));
        a.truncate(97);
        assert_eq!((a.ids().len(), a.held(), pool.count().free), (4, 2, 3));
        a.truncate(33);
        assert_eq!((a.ids().len(), a.held(), a.gone(), pool.count().free), (2, 0, 64, 5));
        a.truncate(0);
        assert_eq!((a.ids().len(), a.gone()), (0, 0));
        reserve(&pool, &mut [(&mut a, 160)]).unwrap();
        let mut ids = a.ids().to_vec();
        ids.sort_unstable();
        assert_eq!(ids, [0, 1, 2, 3, 4]);
    }

    fn text(range: std::ops::Range<u32>) -> Vec<u32> {
        range.collect()
    }

    #[test]
    fn full_pages_are_found_by_their_tokens_until_others_need_them() {
        let pool = Arc::new(PagePool::new(4));
        let mut a = Pages::new(Arc::clone(&pool));
        reserve(&pool, &mut [(&mut a, 70)]).unwrap();
        a.publish(&text(0..70));
        let mut b = Pages::new(Arc::clone(&pool));
        assert_eq!(b.find(&text(0..40)), 32);
        assert_eq!((b.ids(), pool.count().free), (&[0][..], 1));
        assert!(b.is_shared(31) && !a.is_shared(69));
        // The second page is found only after the first one.
        assert_eq!(Pages::new(Arc::clone(&pool)).find(&text(32..64)), 0);
        drop(a);
        drop(b);
        assert_eq!(pool.count().free, 4);
        let mut c = Pages::new(Arc::clone(&pool));
        assert_eq!((c.find(&text(0..96)), pool.count().free), (64, 2));
        drop(c);
        // Three pages are needed: the two without contents, and the second page of the text, which was left first.
        let mut d = Pages::new(Arc::clone(&pool));
        reserve(&pool, &mut [(&mut d, 96)]).unwrap();
        let mut e = Pages::new(Arc::clone(&pool));
        assert_eq!((e.find(&text(0..96)), pool.count().free), (32, 0));
    }

    #[test]
    fn equal_pages_of_two_sequences_are_found_once() {
        let pool = Arc::new(PagePool::new(4));
        let (mut a, mut b) = (Pages::new(Arc::clone(&pool)), Pages::new(Arc::clone(&pool)));
        reserve(&pool, &mut [(&mut a, 32), (&mut b, 64)]).unwrap();
        a.publish(&text(0..32));
        b.publish(&text(0..64));
        drop(b);
        // The first page of `b` was not published. The second one is found after the first one of `a`.
        let mut c = Pages::new(Arc::clone(&pool));
        assert_eq!((c.find(&text(0..64)), c.ids()), (64, &[0, 2][..]));
        assert_eq!(pool.count().free, 2);
    }

    #[test]
    fn a_fork_has_the_full_pages() {
        let pool = Arc::new(PagePool::new(4));
        let mut a = Pages::new(Arc::clone(&pool));
        reserve(&pool, &mut [(&mut a, 70)]).unwrap();
        let b = a.fork(70);
        assert_eq!((b.ids(), pool.count().free), (&[0, 1][..], 1));
        a.truncate(0);
        assert_eq!(pool.count().free, 2);
        drop(b);
        assert_eq!(pool.count().free, 4);
    }

    #[test]
    fn pages_are_taken_for_all_or_none_and_come_back() {
        let pool = Arc::new(PagePool::new(5));
        let mut a = Pages::new(Arc::clone(&pool));
        let mut b = Pages::new(Arc::clone(&pool));
        reserve(&pool, &mut [(&mut a, 33), (&mut b, 32)]).unwrap();
        assert_eq!((a.ids(), b.ids()), (&[0, 1][..], &[2][..]));
        // Both need one more page than before; there are two pages, then none.
        reserve(&pool, &mut [(&mut a, 64), (&mut b, 33)]).unwrap();
        assert_eq!((a.ids().len(), b.ids().len(), pool.count().free), (2, 2, 1));
        let refused = reserve(&pool, &mut [(&mut a, 65), (&mut b, 65)]).unwrap_err();
        assert_eq!(refused, (2, PageCount { free: 1, total: 5 }));
        assert_eq!((a.ids().len(), b.ids().len(), pool.count().free), (2, 2, 1));
        a.truncate(32);
        assert_eq!((a.ids(), pool.count().free), (&[0][..], 2));
        drop(a);
        drop(b);
        let mut all = Pages::new(Arc::clone(&pool));
        reserve(&pool, &mut [(&mut all, 160)]).unwrap();
        let mut ids = all.ids().to_vec();
        ids.sort_unstable();
        assert_eq!(ids, [0, 1, 2, 3, 4]);
    }
}
