//! The tags of a cache: sets with the least recently used line replaced first.

/// Lines of a set.
const WAYS: usize = 16;

/// A line that is in a cache.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    used: u64,
    /// When it was filled, and how far from the compute units its data were then.
    pub(crate) filled: u64,
    pub(crate) source: u8,
    /// Whether it was written.
    pub(crate) dirty: bool,
}

const EMPTY: Entry = Entry { used: 0, filled: 0, source: 0, dirty: false };

/// The tags of one cache.
#[derive(Clone, Debug)]
pub(crate) struct Cache {
    sets: usize,
    /// The numbers of the lines, apart from the rest so that a look-up reads little memory.
    lines: Vec<u64>,
    entries: Vec<Entry>,
    clock: u64,
}

impl Cache {
    /// A cache without valid lines, for this many.
    pub(crate) fn new(lines: usize) -> Cache {
        let sets = lines.div_ceil(WAYS).max(1);
        Cache { sets, lines: vec![u64::MAX; sets * WAYS], entries: vec![EMPTY; sets * WAYS], clock: 0 }
    }

    /// Looks a line up and makes it the latest one. Without it, fills it at time `now` in place of the oldest of its
    /// set. Returns the entry and whether it was there.
    pub(crate) fn touch(&mut self, line: u64, now: u64) -> (&mut Entry, bool) {
        self.clock += 1;
        // Rows of matrices are powers of two apart; the upper bits spread them over the sets.
        let hash = (line ^ line >> 11 ^ line >> 23).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 20;
        let set = (hash % self.sets as u64) as usize * WAYS;
        let entries = &mut self.entries[set..set + WAYS];
        let lines = &mut self.lines[set..set + WAYS];
        let found = lines.iter().position(|known| *known == line);
        let oldest = || (0..WAYS).min_by_key(|&way| entries[way].used).unwrap_or(0);
        let way = found.unwrap_or_else(oldest);
        let entry = &mut entries[way];
        if found.is_none() {
            lines[way] = line;
            *entry = Entry { filled: now, ..EMPTY };
        }
        entry.used = self.clock;
        (entry, found.is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::Cache;

    #[test]
    fn a_line_that_fits_hits_and_the_least_recently_used_one_is_replaced() {
        let mut cache = Cache::new(16);
        let mut hits = |lines: &[u64]| lines.iter().filter(|&&line| cache.touch(line, 0).1).count();
        let all: Vec<u64> = (0..16).collect();
        assert_eq!(hits(&all), 0);
        assert_eq!(hits(&all), 16);
        assert_eq!(hits(&[16]), 0);
        assert_eq!(hits(&all[1..]), 15, "line 0 was the oldest");
        assert_eq!(hits(&[0]), 0);
    }

    #[test]
    fn a_cyclic_walk_over_twice_the_capacity_rarely_hits() {
        let mut cache = Cache::new(1024);
        let mut walk = || (0..2048).filter(|&line| cache.touch(line, 0).1).count();
        walk();
        assert!(walk() < 100);
    }

    #[test]
    fn rows_that_are_powers_of_two_apart_use_most_sets() {
        let mut cache = Cache::new(2048);
        let mut walk = || (0..1024).filter(|&row| cache.touch(row * 64, 0).1).count();
        walk();
        assert!(walk() > 900);
    }
}
