//! The data that the recorded launches access, and a card that has not touched them before.

use std::collections::BTreeMap;

use t0_timing::{Parameters, Shape, Step, Surroundings, Touch, Wave};

use super::kernels::Row;

/// An access of a wave.
#[derive(Clone, Debug, Default)]
pub struct Access {
    /// Lines that L0 looks up: the sum over the passes.
    pub lookups: u16,
    /// The lines. Unknown ones are never touched twice.
    pub lines: Vec<u64>,
}

/// Where an access is.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The wave's number in its workgroup.
    pub wave: u64,
    /// How often the wave has executed the instruction before.
    pub turn: u64,
}

/// An access to data of which nothing is known.
pub fn unknown(_: &Row, _: Place) -> Access {
    Access { lookups: 1, lines: Vec::new() }
}

/// A store of 16 bytes a lane, one after another.
pub fn fill(_: &Row, place: Place) -> Access {
    Access { lookups: 4, lines: (0..4).map(|line| 4 * place.wave + line).collect() }
}

/// The first line of B and of C in `gemm64`. A starts at 0.
const B: u64 = 1 << 20;
const C: u64 = 2 << 20;

/// A workgroup has 8 x 16 lanes. A lane reads 4 rows of A, of 256 bytes each; 8 lanes read 8 times 4 rows, and all
/// groups of 8 lanes the same ones. In each turn, the loop reads 16 bytes of these rows, and four rows of B, of which
/// a group of 8 lanes reads the same 16 bytes.
pub fn gemm64(row: &Row, place: Place) -> Access {
    let offset = |offsets: &[(&str, u64)], other: u64| {
        offsets.iter().find(|(text, _)| row.text.ends_with(text)).map_or(other, |&(_, number)| number)
    };
    match (row.text.starts_with("global_load"), row.text.contains("v[46:47]")) {
        (true, true) => {
            let part = offset(&[(" 256)", 1), (" 512)", 2), (" 768)", 3)], 0);
            let lines = (0..8).map(|x| (1024 * x + 256 * part + 16 * place.turn) / 128).collect();
            Access { lookups: 32, lines }
        }
        (true, false) => {
            let part = offset(&[(" 7680)", 0), (" 7936)", 1), (" 256)", 3)], 2);
            Access { lookups: 4, lines: vec![B + 2 * (4 * place.turn + part) + place.wave / 2] }
        }
        _ => {
            let part = offset(&[(" 256)", 1), (" 512)", 2), (" 768)", 3)], 0);
            Access { lookups: 8, lines: (0..8).map(|x| C + 2 * (4 * x + part) + place.wave / 2).collect() }
        }
    }
}

/// A card that has touched none of the data before. The first access to a line waits for memory, and the very first one
/// for the translation of its address.
pub struct Untouched<'a> {
    /// The parameters of the model.
    pub p: &'a Parameters,
    /// The lines of each wave's vector memory accesses.
    pub accesses: Vec<std::vec::IntoIter<Vec<u64>>>,
    /// When each line arrives in L0.
    pub arrivals: BTreeMap<u64, i64>,
    /// When the first translation of an address is complete, if one has begun.
    pub translated: Option<i64>,
}

impl Untouched<'_> {
    fn next(&mut self, wave: usize, at: i64) -> (Vec<u64>, i64) {
        let lines = self.accesses[wave].next().expect("an access of the recording");
        (lines, at.max(*self.translated.get_or_insert(at + self.p.translation)))
    }
}

impl Surroundings for Untouched<'_> {
    fn load(&mut self, wave: usize, _shape: &Shape, _touch: Touch, at: i64) -> i64 {
        let (lines, translated) = self.next(wave, at);
        let new = translated + self.p.vector_cold;
        let arrival = |line| *self.arrivals.entry(line).or_insert(new);
        let unknown = if lines.is_empty() { new } else { at + self.p.vector_hit };
        lines.into_iter().map(arrival).fold(unknown, i64::max)
    }

    fn store(&mut self, wave: usize, _shape: &Shape, _touch: Touch, at: i64) -> i64 {
        self.next(wave, at).1 + self.p.store_done
    }

    fn misses(&mut self, _wave: usize, _step: Step) -> bool {
        true
    }

    fn ended(&mut self, _workgroup: u32, _at: i64) -> Vec<Wave> {
        Vec::new()
    }
}
