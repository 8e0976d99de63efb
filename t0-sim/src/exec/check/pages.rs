//! The accesses of global memory: lines, by pages that are allocated at their first access.
use super::lines::{self, Line};
use super::race::Access;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// The lines of a page.
const LINES: usize = 64;
/// The largest number of pages; the words of further ones are not checked for races. A page takes 5 KiB, and 73 KiB
/// once all its lines are split.
const MOST: usize = 8192;

/// Hashes numbers of pages and lines, which no program chooses in order to make them collide.
#[derive(Default)]
pub(super) struct NumberHasher(u64);

impl Hasher for NumberHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    fn write_u8(&mut self, n: u8) {
        self.write_u64(n.into());
    }

    #[inline]
    fn write_u64(&mut self, n: u64) {
        // The upper bits of the product depend on all bits, and the table uses the upper and the lower ones.
        let mixed = (self.0 ^ n).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 32;
    }
}

/// A map by such numbers.
pub(super) type ByNumber<K, V> = HashMap<K, V, BuildHasherDefault<NumberHasher>>;

/// The accesses of global memory.
#[derive(Debug, Default)]
pub(super) struct Pages {
    places: ByNumber<u64, usize>,
    pages: Vec<Box<[Line]>>,
    /// The page that was looked up last, and its place.
    latest: Option<(u64, usize)>,
}

impl Pages {
    fn find(&self, page: u64) -> Option<usize> {
        match self.latest {
            Some((latest, place)) if latest == page => Some(place),
            _ => self.places.get(&page).copied(),
        }
    }

    /// The record of a line, or `None` if the largest number of pages is reached.
    #[inline]
    pub(super) fn line(&mut self, line: u64) -> Option<&mut Line> {
        let page = line / LINES as u64;
        let place = match self.latest {
            Some((latest, place)) if latest == page => place,
            _ => self.enter(page)?,
        };
        Some(&mut self.pages[place][line as usize % LINES])
    }

    fn enter(&mut self, page: u64) -> Option<usize> {
        let place = match self.find(page) {
            Some(place) => place,
            None if self.pages.len() == MOST => return None,
            None => {
                self.pages.push(vec![Line::UNTOUCHED; LINES].into_boxed_slice());
                self.places.insert(page, self.pages.len() - 1);
                self.pages.len() - 1
            }
        };
        self.latest = Some((page, place));
        Some(place)
    }

    /// The last store of the word at an address, if the word was ever accessed.
    pub(super) fn store_of(&self, address: u64) -> Option<Access> {
        let (line, word) = lines::place_of(address);
        let page = &self.pages[self.find(line / LINES as u64)?];
        Some(page[line as usize % LINES].store_of(word))
    }
}
