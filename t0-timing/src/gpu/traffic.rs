//! Where the lines of each access are found, and how many lines reach each level.
//!
//! The workgroups that are on the GPU together advance in step: the first access of all of their waves, then the second
//! one, and so on. Tags are looked up in this order. A wave that needs a line that another one has requested in the
//! same step waits as long, but the line is moved once. Caches fetch whole lines of 128 bytes.

use super::cache::{Cache, Entry};
use super::channels::Channels;
use super::occupancy::Geometry;
use super::{Data, LEVELS, Level, Workgroup};
use crate::parameters::Parameters;

/// Halves of a line.
const WHOLE: u64 = 2;
/// Lines of a KiB.
const LINES_PER_KIB: i64 = 8;

/// What one access of a wave asks of the memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Service {
    /// The number of the access in its wave, which selects the [`Share`].
    pub(crate) ordinal: u32,
    /// Halves of lines that it asks of the memory.
    pub(crate) halves: u32,
    /// The level of its farthest line.
    pub(crate) level: Level,
}

/// Halves of lines that reach each level for each one that is requested: by the loads and stores of all waves at one
/// ordinal. Lines that are unevenly spread over the channels of a level count more.
pub(crate) type Share = [f64; LEVELS];

/// What all accesses of the sample ask of the memory.
#[derive(Debug, Default)]
pub(crate) struct Traffic {
    /// By workgroup, wave and access.
    pub(crate) services: Vec<Vec<Vec<Service>>>,
    /// By ordinal.
    pub(crate) shares: Vec<Share>,
    /// All halves of lines that reach each level.
    pub(crate) totals: [u64; LEVELS],
    /// Different lines.
    pub(crate) new: u64,
}

/// The caches of the GPU.
struct Caches {
    l0: Vec<Cache>,
    l1: Vec<Cache>,
    l2: Cache,
    infinity: Cache,
    /// Where lines are that the launch has not touched yet.
    data: Data,
    channels: Channels,
    /// The lines that the launch has touched, and their number.
    touched: Vec<u64>,
    new: u64,
}

impl Caches {
    /// Looks a line up on its way from compute unit `unit`. Returns the level from which its data come, and adds it to
    /// the counts of the levels that it reaches.
    fn load(&mut self, (unit, array): (usize, usize), line: u64, now: u64, counts: &mut [u64; LEVELS]) -> Level {
        let mut filled = [const { None::<&mut Entry> }; LEVELS - 1];
        // The level from which the data come, and the farthest level that the request reaches.
        let (mut level, mut reached) = (Level::Dram, Level::Dram);
        let chain = [
            (&mut self.l0[unit], Level::L0),
            (&mut self.l1[array], Level::L1),
            (&mut self.l2, Level::L2),
            (&mut self.infinity, Level::Infinity),
        ];
        for (cache, here) in chain {
            let (entry, hit) = cache.touch(line, now);
            if hit {
                // A line that is still on its way arrives from where it comes.
                level = if entry.filled == now { Level::ALL[usize::from(entry.source)].max(here) } else { here };
                reached = here;
                break;
            }
            if here == Level::Infinity && self.data != Data::Dram {
                // The Infinity Cache has the tags of all lines that the launch has touched, also of lines that L2 has
                // displaced. This is the first touch.
                level = self.data.level();
                reached = level;
                break;
            }
            filled[here as usize] = Some(entry);
        }
        filled.into_iter().flatten().for_each(|entry| entry.source = level as u8);
        self.count((line, WHOLE), [Level::L0, reached], counts);
        level
    }

    /// Takes note of a line that the launch touches.
    fn touch(&mut self, line: u64) {
        let (word, bit) = ((line / 64) as usize, 1 << (line % 64));
        if word >= self.touched.len() {
            self.touched.resize(word + 1, 0);
        }
        self.new += u64::from(self.touched[word] & bit == 0);
        self.touched[word] |= bit;
    }

    /// Adds halves of a line to the counts of the levels from the first to the last.
    fn count(&mut self, (line, halves): (u64, u64), [first, last]: [Level; 2], counts: &mut [u64; LEVELS]) {
        let levels = &Level::ALL[first as usize..=last as usize];
        levels.iter().for_each(|level| counts[*level as usize] += halves);
        self.channels.add(line, halves, [first, last]);
    }

    /// A line whose halves are written goes to L2. If the data are not in L2, it goes from there to the Infinity
    /// Cache and to DRAM, once and as a whole.
    fn store(&mut self, (line, halves): (u64, u64), now: u64, counts: &mut [u64; LEVELS]) {
        let (entry, _) = self.l2.touch(line, now);
        entry.source = Level::L2 as u8;
        let again = std::mem::replace(&mut entry.dirty, true);
        self.count((line, halves), [Level::L0, Level::L2], counts);
        if !again {
            let (entry, _) = self.infinity.touch(line, now);
            entry.source = Level::Infinity as u8;
            if self.data > Data::L2 {
                self.count((line, WHOLE), [Level::Infinity, self.data.level()], counts);
            }
        }
    }
}

impl Traffic {
    /// Follows all accesses of the sample. `data` states where the data are at the start. A wave has at most
    /// `in_flight` loads in flight.
    pub(crate) fn of(
        p: &Parameters,
        geometry: &Geometry,
        sample: &[Workgroup],
        data: Data,
        in_flight: usize,
    ) -> Traffic {
        let cache = |kib: i64| Cache::new((kib * LINES_PER_KIB) as usize);
        let (units, arrays) = (p.compute_units as usize, p.shader_arrays as usize);
        let mut caches = Caches {
            l0: vec![cache(p.l0_kib); units],
            l1: vec![cache(p.l1_kib); arrays],
            l2: cache(p.l2_kib),
            infinity: cache(p.infinity_kib),
            data,
            channels: Channels::new(p, in_flight),
            touched: Vec::new(),
            new: 0,
        };
        let mut traffic = Traffic::default();
        // The place of the next access of each wave in its lists.
        let mut places: Vec<Vec<(usize, usize)>> = Vec::new();
        for workgroup in sample {
            places.push(vec![(0, 0); workgroup.waves.len()]);
            traffic.services.push(vec![Vec::new(); workgroup.waves.len()]);
        }
        for ordinal in 0.. {
            let mut counts = [0u64; LEVELS];
            let mut any = false;
            for (w, workgroup) in sample.iter().enumerate() {
                let unit = geometry.unit(p, workgroup.number) as usize;
                for (v, wave) in workgroup.waves.iter().enumerate() {
                    let (access, line) = &mut places[w][v];
                    let Some(&next) = wave.accesses.get(*access) else { continue };
                    any = true;
                    let lines = &wave.lines[*line..(*line + usize::from(next.lines)).min(wave.lines.len())];
                    *access += 1;
                    *line += lines.len();
                    // In WGP mode a unit has two compute units; waves alternate between the pairs of their SIMDs.
                    let compute_unit = if geometry.wgp_mode { 2 * unit + v / 2 % 2 } else { unit };
                    let array = unit % arrays;
                    let mut level = Level::L0;
                    for (n, &line) in lines.iter().enumerate() {
                        caches.touch(line);
                        if next.stores {
                            let halves = 1 + u64::from(n < usize::from(next.halves - next.lines));
                            caches.store((line, halves), ordinal, &mut counts);
                        } else {
                            level = level.max(caches.load((compute_unit, array), line, ordinal, &mut counts));
                        }
                    }
                    let service = Service { ordinal: ordinal as u32, halves: next.halves.into(), level };
                    traffic.services[w][v].push(service);
                }
            }
            if !any {
                break;
            }
            let requested = counts[0].max(1) as f64;
            traffic.shares.push(counts.map(|lines| lines as f64 / requested));
            caches.channels.step();
            for (total, lines) in traffic.totals.iter_mut().zip(counts) {
                *total += lines;
            }
        }
        traffic.new = caches.new;
        for (share, factors) in traffic.shares.iter_mut().zip(caches.channels.finish()) {
            share.iter_mut().zip(factors).for_each(|(lines, factor)| *lines *= factor);
        }
        traffic
    }
}
