//! Lines of memory, renumbered so that figures repeat.
//!
//! The virtual GPU has the addresses of the host. They differ from run to run, and with them the lines that
//! displace each other in a cache. In a record, the allocations that the waves touch lie one after another from line 0
//! on, in whole pages: first the allocations to which the arguments point, in the order of the arguments, then the
//! others in the order in which the waves touch them. Lines outside of all allocations follow one by one, and each wave
//! has lines of scratch for itself.

use std::collections::{BTreeMap, HashMap};

use t0_isa::object::KernelMetadata;
use t0_sim::exec::SCRATCH_LINE;
use t0_sim::gpu::is_hidden;

use super::trace::Wave;

/// Bytes of a line.
const LINE: u64 = 128;
/// Lines of a page, in whose multiples allocations are placed.
const PAGE: u64 = 4096 / LINE;

/// The words of the arguments that can be addresses, also words in views and in structs. `kernarg` is the kernarg
/// segment of a launch.
pub(crate) fn words<'a>(kernel: &'a KernelMetadata, kernarg: &'a [u8]) -> impl Iterator<Item = u64> + 'a {
    let arguments = kernel.args.iter().filter(|argument| !is_hidden(argument));
    let words = arguments.flat_map(|argument| {
        let (start, end) = (argument.offset as usize, argument.offset as usize + argument.size as usize);
        (start.next_multiple_of(8)..end).step_by(8).filter(move |at| at + 8 <= end)
    });
    words.filter_map(|at| Some(u64::from_le_bytes(kernarg.get(at..at + 8)?.try_into().ok()?)))
}

/// The lines of an allocation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Region {
    first: u64,
    count: u64,
}

impl Region {
    fn holds(&self, line: u64) -> bool {
        line.wrapping_sub(self.first) < self.count
    }
}

/// The allocations that a launch can access.
#[derive(Debug, Default)]
pub(crate) struct Regions {
    /// By address.
    all: Vec<Region>,
    /// Those to which the arguments point, in the order of the arguments.
    named: Vec<usize>,
}

impl Regions {
    /// `allocations` are the start and the size of each allocation, `words` the words of the arguments.
    pub(crate) fn new(
        allocations: impl IntoIterator<Item = (u64, u64)>,
        words: impl IntoIterator<Item = u64>,
    ) -> Regions {
        let region = |(start, bytes): (u64, u64)| {
            let first = start / LINE;
            Region { first, count: (start + bytes).div_ceil(LINE) - first }
        };
        let mut all: Vec<Region> = allocations.into_iter().filter(|(_, bytes)| *bytes > 0).map(region).collect();
        all.sort_unstable_by_key(|region| region.first);
        let mut regions = Regions { all, named: Vec::new() };
        for word in words {
            if let Some(index) = regions.find(word / LINE)
                && !regions.named.contains(&index)
            {
                regions.named.push(index);
            }
        }
        regions
    }

    /// The number of the allocation that contains a line.
    fn find(&self, line: u64) -> Option<usize> {
        let after = self.all.partition_point(|region| region.first <= line);
        let index = after.checked_sub(1)?;
        self.all[index].holds(line).then_some(index)
    }

    /// Renumbers the lines that waves touch, and returns the bytes of the allocations with these lines. The waves are
    /// in order.
    pub(crate) fn renumber(&self, waves: &mut [Wave]) -> u64 {
        let mut touched = Vec::new();
        let mut last: Option<usize> = None;
        let mut find = |line: u64| {
            if !last.is_some_and(|index| self.all[index].holds(line)) {
                last = self.find(line);
            }
            last
        };
        let mut seen = vec![false; self.all.len()];
        for index in waves.iter().flat_map(|wave| &wave.touched).filter_map(|&line| find(line)) {
            if !std::mem::replace(&mut seen[index], true) {
                touched.push(index);
            }
        }
        let named = self.named.iter().copied().filter(|&index| seen[index]);
        let others = touched.iter().copied().filter(|index| !self.named.contains(index));
        let mut places = BTreeMap::new();
        let mut next = 0;
        for index in named.chain(others) {
            places.insert(index, next);
            next += self.all[index].count.next_multiple_of(PAGE);
        }
        let mut outside = HashMap::new();
        for (number, wave) in waves.iter_mut().enumerate() {
            for line in &mut wave.touched {
                *line = match find(*line).and_then(|index| Some((places.get(&index)?, index))) {
                    Some((first, index)) => first + (*line - self.all[index].first),
                    None => {
                        let new = next + outside.len() as u64;
                        let owner = (*line >= SCRATCH_LINE).then_some(number);
                        *outside.entry((owner, *line)).or_insert(new)
                    }
                };
            }
        }
        next * LINE
    }
}

#[cfg(test)]
mod tests {
    use super::{LINE, PAGE, Regions, SCRATCH_LINE, Wave};

    /// The numbers of these lines, and the pages of their allocations. Allocations are in lines, and words are lines
    /// too.
    fn renumbered(allocations: &[(u64, u64)], words: &[u64], touched: &[u64]) -> (Vec<u64>, u64) {
        let bytes = allocations.iter().map(|(first, lines)| (first * 128, lines * 128));
        let regions = Regions::new(bytes, words.iter().map(|line| line * 128));
        let wave = |line: &u64| Wave { touched: vec![*line], ..Wave::default() };
        let mut waves: Vec<Wave> = touched.iter().map(wave).collect();
        let bytes = regions.renumber(&mut waves);
        (waves.into_iter().flat_map(|wave| wave.touched).collect(), bytes / (PAGE * LINE))
    }

    #[test]
    fn lines_do_not_depend_on_the_addresses_of_allocations() {
        let at = |first: u64, second: u64| {
            renumbered(&[(second, 2), (first, 3)], &[first, second + 1], &[first + 2, second, first])
        };
        assert_eq!(at(100, 200), (vec![2, PAGE, 0], 2));
        assert_eq!(at(300, 10), (vec![2, PAGE, 0], 2));
    }

    #[test]
    fn each_wave_has_lines_of_scratch_for_itself() {
        assert_eq!(
            renumbered(&[(100, 1)], &[], &[SCRATCH_LINE, 100, SCRATCH_LINE, 7, 7]).0,
            [PAGE, 0, PAGE + 1, PAGE + 2, PAGE + 2]
        );
    }

    #[test]
    fn arguments_come_first_in_their_order() {
        let allocations = [(100, 1), (200, PAGE + 1), (300, 1), (400, 1)];
        // The allocation at 100 is not touched, and 7 is in no allocation. Two words point to the allocation at 300.
        let lines = renumbered(&allocations, &[7, 300, 100, 300, 200], &[400, 201, 300, 400]);
        assert_eq!(lines, (vec![3 * PAGE, PAGE + 1, 0, 3 * PAGE], 4));
    }

    #[test]
    fn lines_outside_of_allocations_are_numbered_one_by_one() {
        let lines = renumbered(&[(100, 1), (200, 0)], &[100], &[102, 100, 200, 101, 102]);
        assert_eq!(lines, (vec![PAGE, 0, PAGE + 1, PAGE + 2, PAGE], 1));
    }
}
