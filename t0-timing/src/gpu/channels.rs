//! The channels of L2 and of the memory behind it: how evenly the lines of a launch are spread over them.
//!
//! An address selects its channel. L2, the Infinity Cache and DRAM have the same channels, each with its part of the
//! bandwidth. Rows of a matrix whose stride is a multiple of 2 KiB use few channels at one time, because workgroups
//! read the same columns of all rows. The lines that waves have in flight reach the channels together, and waves are
//! not exactly in step.

use super::{LEVELS, Level};
use crate::parameters::Parameters;

/// The levels that have channels.
const WITH: [Level; 3] = [Level::L2, Level::Infinity, Level::Dram];

/// Halves of a line.
const WHOLE: f64 = 2.0;
/// Bytes of a line.
const LINE: i64 = 128;

/// The halves of lines of some steps that reach a level together.
#[derive(Clone, Debug)]
struct Together {
    halves: u64,
    /// By channel.
    counts: Vec<u64>,
}

/// How many lines each channel of each level serves.
#[derive(Clone, Debug)]
pub(crate) struct Channels {
    /// Consecutive lines of a channel.
    consecutive: u64,
    /// The power of two in the number of channels, which the lower bits select, and the rest of the number.
    low: u64,
    rest: u64,
    /// The number of steps whose lines reach the levels together, and the first of the steps that are added.
    together: usize,
    first: usize,
    levels: [Together; WITH.len()],
    /// By step and level: how much longer the level takes for the lines than for as many that are spread evenly.
    factors: Vec<[f64; LEVELS]>,
}

impl Channels {
    /// A wave has at most `in_flight` loads in flight.
    pub(crate) fn new(p: &Parameters, in_flight: usize) -> Channels {
        let channels = p.channels.max(1) as u64;
        let low = 1 << channels.trailing_zeros();
        let level = Together { halves: 0, counts: vec![0; channels as usize] };
        Channels {
            consecutive: (p.channel_bytes / LINE).max(1) as u64,
            low,
            rest: channels / low,
            together: (in_flight * p.channel_drift.max(1) as usize).max(1),
            first: 0,
            levels: std::array::from_fn(|_| level.clone()),
            factors: Vec::new(),
        }
    }

    /// The channel of a line.
    fn of(&self, line: u64) -> usize {
        let block = line / self.consecutive;
        (block % self.low + self.low * (block / self.low % self.rest)) as usize
    }

    /// Takes note of halves of a line that reach the levels from the first to the last.
    pub(crate) fn add(&mut self, line: u64, halves: u64, [first, last]: [Level; 2]) {
        let channel = self.of(line);
        for (level, _) in self.levels.iter_mut().zip(WITH).filter(|(_, with)| (first..=last).contains(with)) {
            level.halves += halves;
            level.counts[channel] += halves;
        }
    }

    /// All lines of a step have been added.
    pub(crate) fn step(&mut self) {
        self.factors.push([1.0; LEVELS]);
        if self.factors.len() - self.first == self.together {
            self.close();
        }
    }

    /// Sets the factors of the steps whose lines reach the levels together.
    fn close(&mut self) {
        for (level, which) in self.levels.iter_mut().zip(WITH) {
            let most = level.counts.iter().copied().max().unwrap_or(0) as f64;
            let even = level.halves as f64 / level.counts.len() as f64;
            // Less than a line for each channel is even.
            let factor = (most / even.max(WHOLE)).max(1.0);
            self.factors[self.first..].iter_mut().for_each(|factors| factors[which as usize] = factor);
            level.halves = 0;
            level.counts.fill(0);
        }
        self.first = self.factors.len();
    }

    /// The factors of all steps, by step and level.
    pub(crate) fn finish(mut self) -> Vec<[f64; LEVELS]> {
        self.close();
        self.factors
    }
}

#[cfg(test)]
mod tests {
    use super::Channels;
    use crate::gpu::Level;
    use crate::parameters::Parameters;
    use std::collections::BTreeSet;

    /// How much longer L2 takes for the first lines of 1,024 rows with this stride.
    fn rows(bytes: u64) -> f64 {
        let mut channels = Channels::new(&Parameters::GFX1100, 1);
        (0..1024).for_each(|row| channels.add(row * bytes / 128, 2, [Level::L0, Level::Infinity]));
        channels.step();
        let factors = channels.finish();
        assert_eq!(factors.len(), 1);
        let [l0, l1, l2, infinity, dram] = factors[0];
        assert_eq!((l0, l1, infinity, dram), (1.0, 1.0, l2, 1.0), "no line reaches DRAM");
        l2
    }

    #[test]
    fn strides_of_2_kib_use_few_channels_and_a_line_of_padding_spreads_them() {
        for stride in [2048, 4096, 8192] {
            assert!((7.9..8.1).contains(&rows(stride)), "{stride}: {}", rows(stride));
            assert!(rows(stride + 128) < 2.0, "{stride} and a line: {}", rows(stride + 128));
        }
        assert!(rows(1024) > 3.9);
        assert!(rows(4352) < 1.1, "{}", rows(4352));
    }

    #[test]
    fn consecutive_bytes_use_all_channels() {
        let channels = Channels::new(&Parameters::GFX1100, 1);
        let all: BTreeSet<usize> = (0..48).map(|line| channels.of(line)).collect();
        assert_eq!(all.len(), 24);
        assert_eq!(channels.of(0), channels.of(1));
        assert_ne!(channels.of(1), channels.of(2));
    }

    #[test]
    fn the_lines_of_steps_that_are_in_flight_together_are_even() {
        let p = Parameters { channel_drift: 2, ..Parameters::GFX1100 };
        // Four steps over eight blocks of a row: two of them are together, so half of the blocks.
        let mut channels = Channels::new(&p, 1);
        for step in 0..4 {
            (0..96).for_each(|row| channels.add(row * 16 + 4 * step + row % 4, 2, [Level::L0, Level::L2]));
            channels.step();
        }
        let factors = channels.finish();
        assert!(factors.iter().all(|factors| factors[Level::L2 as usize] == 2.0), "{factors:?}");
        assert_eq!(factors.len(), 4);
    }
}
