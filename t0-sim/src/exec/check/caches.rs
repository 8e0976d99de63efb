//! Loads that hit a cache line older than the newest store that is ordered before them.
//!
//! The virtual GPU has no caches: every load returns the newest value. This module remembers for each line when it was
//! brought into a cache, and which instruction did it. A load of bytes that were stored later may return the old value
//! on hardware.
//!
//! | cache | who shares it | what invalidates it | what bypasses it |
//! |---|---|---|---|
//! | vector L0 | in WGP mode a wave of the workgroup may share it with no other wave; in CU mode all share it | `buffer_gl0_inv` of the wave | loads with `glc`, atomics |
//! | scalar | all waves of a workgroup | `s_dcache_inv` of any of them | loads with `glc` |
//!
//! Stores of a wave update its own L0. Nothing but an invalidation updates the scalar cache. A new workgroup starts
//! with empty caches here, because workgroups run one after another, so that no line is older than a store of another
//! workgroup that a wave has waited for.
use super::pages::ByNumber;
use super::race::Access;

/// A cache that a load may hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cache {
    Vector,
    /// The L1 cache of a shader array, which only orders workgroups.
    First,
    Scalar,
}

/// Bytes of a line of the vector L0, and of the scalar cache.
const VECTOR_LINE: u64 = 128;
const SCALAR_LINE: u64 = 64;

/// The load that brought a line into a cache.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fill {
    /// Number of the instruction.
    pub(super) number: u32,
    pub(super) wave: u8,
    /// The time, counted in barriers and atomics of the dispatch.
    stamp: u32,
    /// The number of invalidations of the cache before it.
    generation: u32,
}

/// A line of the scalar cache.
#[derive(Clone, Copy, Debug)]
struct ScalarLine {
    fill: Fill,
    /// The bytes that were stored after the fill, and the last access that did.
    stale: u64,
    by: Option<Access>,
}

/// The caches of the current workgroup.
#[derive(Debug, Default)]
pub(super) struct Caches {
    /// The lines of the vector caches, by line and wave.
    vector: ByNumber<(u64, u8), Fill>,
    /// The invalidations of the vector cache, by wave.
    generations: Vec<u32>,
    /// The line and the wave that were looked up last.
    latest: Option<(u64, u8)>,
    scalar: ByNumber<u64, ScalarLine>,
    /// The first line of the scalar cache, and the last one; the first behind the last if it is empty.
    scalar_range: (u64, u64),
}

/// The lines of `size` bytes each that contain the `count` bytes from `address` on.
fn lines(address: u64, count: u32, size: u64) -> impl Iterator<Item = u64> {
    address / size..=(address + u64::from(count.max(1)) - 1) / size
}

/// The bytes of a scalar line that an access touches.
fn bytes_in(line: u64, address: u64, count: u32) -> u64 {
    let (start, end) = (line * SCALAR_LINE, address + u64::from(count));
    (0..SCALAR_LINE).filter(|byte| (address..end).contains(&(start + byte))).fold(0, |all, byte| all | 1 << byte)
}

impl Caches {
    /// A workgroup of so many waves begins.
    pub(super) fn start_group(&mut self, waves: usize) {
        self.vector.clear();
        self.clear_scalar();
        self.latest = None;
        self.generations.clear();
        self.generations.resize(waves, 0);
    }

    /// A wave invalidates a cache.
    pub(super) fn invalidate(&mut self, cache: Cache, wave: u32) {
        match cache {
            Cache::Scalar => self.clear_scalar(),
            Cache::First => {}
            Cache::Vector => {
                if let Some(generation) = self.generations.get_mut(wave as usize) {
                    *generation += 1;
                }
                self.latest = None;
            }
        }
    }

    fn clear_scalar(&mut self) {
        self.scalar.clear();
        self.scalar_range = (u64::MAX, 0);
    }

    /// Whether a store of bytes from `address` up to `end` may change what is behind a line of the scalar cache.
    #[inline]
    pub(super) fn may_change_scalar(&self, address: u64, end: u64) -> bool {
        address / SCALAR_LINE <= self.scalar_range.1 && self.scalar_range.0 <= end / SCALAR_LINE
    }

    fn generation(&self, wave: u8) -> u32 {
        self.generations.get(usize::from(wave)).copied().unwrap_or(0)
    }

    /// The load that brought the line of `address` into the vector cache of `me`, if that may have been before `store`.
    pub(super) fn older(&self, address: u64, me: &Access, store: &Access) -> Option<Fill> {
        let fill = self.vector.get(&(address / VECTOR_LINE, me.wave))?;
        // Where nothing orders the two, the line may be older.
        (fill.generation == self.generation(me.wave) && fill.stamp <= store.stamp).then_some(*fill)
    }

    /// The load that brought a line into the scalar cache, and the later store to these bytes.
    pub(super) fn stale_scalar(&self, address: u64, count: u32) -> Option<(Fill, Access)> {
        lines(address, count, SCALAR_LINE).find_map(|line| {
            let known = self.scalar.get(&line)?;
            (known.stale & bytes_in(line, address, count) != 0).then_some((known.fill, known.by?))
        })
    }

    /// A load brings its lines into a cache, unless they are there.
    pub(super) fn load(&mut self, cache: Cache, address: u64, count: u32, me: &Access) {
        let fill = Fill { number: me.number, wave: me.wave, stamp: me.stamp, generation: self.generation(me.wave) };
        match cache {
            Cache::First => {}
            Cache::Scalar => {
                for line in lines(address, count, SCALAR_LINE) {
                    self.scalar_range = (self.scalar_range.0.min(line), self.scalar_range.1.max(line));
                    self.scalar.entry(line).or_insert(ScalarLine { fill, stale: 0, by: None });
                }
            }
            Cache::Vector => {
                for line in lines(address, count, VECTOR_LINE) {
                    // Most lanes load from the line of the lane before.
                    if self.latest.replace((line, me.wave)) == Some((line, me.wave)) {
                        continue;
                    }
                    let known = self.vector.entry((line, me.wave)).or_insert(fill);
                    if known.generation != fill.generation {
                        *known = fill;
                    }
                }
            }
        }
    }

    /// A store or an atomic changes bytes behind the scalar cache.
    pub(super) fn store(&mut self, address: u64, count: u32, me: &Access) {
        if self.scalar.is_empty() {
            return;
        }
        for line in lines(address, count, SCALAR_LINE) {
            if let Some(known) = self.scalar.get_mut(&line) {
                known.stale |= bytes_in(line, address, count);
                known.by = Some(*me);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn by(wave: u8, stamp: u32) -> Access {
        Access { group: 0, stamp, number: stamp, wave, lane: 0, bytes: 15, lane_bytes: 0 }
    }

    fn caches() -> Caches {
        let mut caches = Caches::default();
        caches.start_group(2);
        caches
    }

    #[test]
    fn a_vector_line_stays_as_old_as_its_first_load() {
        let mut caches = caches();
        caches.load(Cache::Vector, 0x1000, 4, &by(1, 1));
        caches.load(Cache::Vector, 0x2000, 4, &by(1, 2));
        caches.load(Cache::Vector, 0x1000, 4, &by(1, 3));
        assert_eq!(caches.older(0x107c, &by(1, 3), &by(0, 2)).map(|fill| fill.number), Some(1), "the same line");
        assert!(caches.older(0x1080, &by(1, 3), &by(0, 2)).is_none(), "the next line");
        assert!(caches.older(0x1000, &by(0, 3), &by(1, 2)).is_none(), "another cache");
        assert!(caches.older(0x2000, &by(1, 3), &by(0, 1)).is_none(), "younger than the store");
        caches.invalidate(Cache::Vector, 0);
        assert!(caches.older(0x1000, &by(1, 3), &by(0, 2)).is_some(), "another wave's invalidation");
        caches.invalidate(Cache::Vector, 1);
        assert!(caches.older(0x1000, &by(1, 3), &by(0, 2)).is_none());
        caches.load(Cache::Vector, 0x1000, 4, &by(1, 4));
        assert_eq!(caches.older(0x1000, &by(1, 5), &by(0, 4)).map(|fill| fill.number), Some(4), "loaded again");
    }

    #[test]
    fn an_access_across_two_lines_is_in_both() {
        let mut caches = caches();
        caches.load(Cache::Vector, 0x107c, 8, &by(1, 1));
        assert!(caches.older(0x1000, &by(1, 2), &by(0, 1)).is_some());
        assert!(caches.older(0x10ff, &by(1, 2), &by(0, 1)).is_some());
    }

    #[test]
    fn a_scalar_line_is_stale_in_the_bytes_that_were_stored() {
        let mut caches = caches();
        caches.store(0x1000, 4, &by(0, 1));
        caches.load(Cache::Scalar, 0x1000, 4, &by(0, 1));
        assert!(caches.stale_scalar(0x1000, 4).is_none(), "loaded after the store");
        caches.store(0x1008, 4, &by(1, 1));
        assert!(caches.stale_scalar(0x1000, 8).is_none(), "other bytes");
        let (fill, store) = caches.stale_scalar(0x1000, 12).expect("stale");
        assert_eq!((fill.wave, store.wave), (0, 1));
        caches.invalidate(Cache::Scalar, 1);
        assert!(caches.stale_scalar(0x1008, 4).is_none());
    }
}
