//! The cache of keys and values: pages of [`PAGE`] positions, which sequences take from a pool and give back.

use super::PAGE;
use crate::matrix::Matrix;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use t0::{Device, Element};

/// The numbers of pages of an engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PageCount {
    /// Pages that no sequence has.
    pub free: usize,
    /// All pages.
    pub total: usize,
}

/// The pages that no sequence has. Each page is either here or in the table of one sequence.
#[derive(Debug)]
pub struct PagePool {
    free: Mutex<Vec<u32>>,
    total: usize,
}

impl PagePool {
    fn new(total: usize) -> Self {
        // Ascending from the end, where pages are taken.
        PagePool { free: Mutex::new((0..total as u32).rev().collect()), total }
    }

    fn free(&self) -> MutexGuard<'_, Vec<u32>> {
        // No panic can leave the list half changed.
        self.free.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The numbers of pages.
    pub fn count(&self) -> PageCount {
        PageCount { free: self.free().len(), total: self.total }
    }
}

/// The pages of one sequence, in order of positions. They return to the pool when this is dropped.
#[derive(Debug)]
pub(super) struct Pages {
    pool: Arc<PagePool>,
    ids: Vec<u32>,
    /// The number of entries of `ids`, from the first on, whose pages were given back.
    gone: usize,
}

impl Pages {
    pub(super) fn new(pool: Arc<PagePool>) -> Self {
        Pages { pool, ids: Vec::new(), gone: 0 }
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
        self.pool.free().extend(self.ids.drain(first..).rev());
        self.ids.truncate(keep);
        self.gone = self.gone.min(keep);
    }

    /// Gives back the pages that only have positions before this one.
    pub(super) fn release(&mut self, position: usize) {
        let gone = (position / PAGE as usize).min(self.ids.len());
        if gone > self.gone {
            self.pool.free().extend(self.ids[self.gone..gone].iter().rev());
            self.gone = gone;
        }
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
    let mut free = pool.free();
    if needed > free.len() {
        return Err((needed, PageCount { free: free.len(), total: pool.total }));
    }
    for (pages, positions) in wanted {
        let left = free.len() - pages.missing(*positions);
        pages.ids.extend(free.drain(left..).rev());
    }
    Ok(())
}

/// The keys and values of a layer: pages * [`PAGE`] x key width.
#[derive(Debug)]
pub struct LayerCache<T: Element> {
    /// Keys after their normalisation and rotation.
    pub keys: Matrix<T>,
    /// Values.
    pub values: Matrix<T>,
}

/// The keys and values of all layers.
#[derive(Debug)]
pub struct KvCache<T: Element> {
    /// One entry a layer.
    pub layers: Vec<LayerCache<T>>,
    pool: Arc<PagePool>,
}

impl<T: Element> KvCache<T> {
    /// A cache of `pages` pages for `layers` layers. `width` is the number of elements of a position's keys.
    ///
    /// # Errors
    /// The device has too little memory.
    pub fn new(device: &Device, layers: usize, pages: usize, width: usize) -> Result<Self, t0::Error> {
        let alloc = || Matrix::alloc(device, &[pages * PAGE as usize, width]);
        let layers = (0..layers).map(|_| Ok(LayerCache { keys: alloc()?, values: alloc()? }));
        Ok(KvCache { layers: layers.collect::<Result<_, t0::Error>>()?, pool: Arc::new(PagePool::new(pages)) })
    }

    /// The pages of this cache.
    pub fn pool(&self) -> &Arc<PagePool> {
        &self.pool
    }
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
