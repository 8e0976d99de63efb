//! The memory system as one unit sees it: latencies, and its share of each bandwidth.
//!
//! Each level is a queue that serves the unit at its share of the level's bandwidth. A unit that has used less for a
//! while may exceed its share for [`Parameters::share_burst`] clocks, because the others do not ask at the same time.

use super::occupancy::{Geometry, SIMDS};
use super::traffic::{Share, Traffic};
use super::{LEVELS, Level};
use crate::parameters::Parameters;
use crate::shape::Shape;
use crate::{Step, Surroundings, Touch, Wave};
use std::collections::BTreeSet;

/// Bytes of a line, which caches fetch from each other.
pub(crate) const LINE: f64 = 128.0;

/// Bytes per clock that each level delivers to the whole GPU.
pub(crate) fn bandwidths(p: &Parameters) -> [f64; LEVELS] {
    let per_clock = |gigabytes: i64| gigabytes as f64 * 1000.0 / p.clock as f64;
    [
        (p.l0_bytes * p.compute_units) as f64,
        (p.l1_bytes * p.shader_arrays) as f64,
        per_clock(p.l2_bandwidth),
        per_clock(p.infinity_bandwidth),
        per_clock(p.dram_bandwidth),
    ]
}

/// Clocks from a load to its data, if nothing else is in flight.
pub(crate) fn latency(p: &Parameters, level: Level) -> i64 {
    match level {
        Level::L0 => p.vector_hit,
        Level::L1 => p.l1_latency,
        Level::L2 => p.l2_latency,
        Level::Infinity => p.infinity_latency,
        Level::Dram => p.dram_latency,
    }
}

/// A wave that a unit runs: the place of its workgroup in the sample, and its number in the workgroup.
#[derive(Clone, Copy, Debug)]
struct Runs {
    place: usize,
    wave: usize,
    next: usize,
    simd: usize,
}

/// The surroundings of one unit.
pub(crate) struct Fabric<'a> {
    p: &'a Parameters,
    traffic: &'a Traffic,
    /// The steps of the waves of the unit's workgroups, by place in the sample.
    steps: &'a dyn Fn(usize, usize) -> Vec<Step>,
    /// The unit's workgroups of the sample, as places.
    places: &'a [usize],
    simds: u32,
    waves: u32,
    /// Workgroups that have started, and those that the unit runs in all.
    started: u32,
    total: u32,
    /// Waves on each SIMD.
    live: Vec<u32>,
    runs: Vec<Runs>,
    /// The first of these of each workgroup that has started.
    firsts: Vec<usize>,
    /// Clocks of the unit for a line at each level, and the first free clock of the level.
    costs: [f64; LEVELS],
    free: [f64; LEVELS],
    /// The L0 and the port to L1 of each compute unit: the first free clock.
    ports: Vec<[f64; 2]>,
    /// Scalar loads that have been executed.
    scalars: BTreeSet<u32>,
    /// The end of each workgroup.
    pub(crate) ends: Vec<i64>,
    /// The clocks between loads and their data, by the level of their farthest lines.
    pub(crate) loads: [i64; LEVELS],
}

impl<'a> Fabric<'a> {
    /// A unit that runs `total` workgroups, those at `places` again and again. `active` units share the bandwidths.
    pub(crate) fn new(
        p: &'a Parameters,
        geometry: &Geometry,
        traffic: &'a Traffic,
        steps: &'a dyn Fn(usize, usize) -> Vec<Step>,
        (places, total, active): (&'a [usize], u32, f64),
    ) -> Fabric<'a> {
        let simds = geometry.occupancy(p).simds;
        let costs = bandwidths(p).map(|bandwidth| LINE * active / bandwidth);
        Fabric {
            p,
            traffic,
            steps,
            places,
            simds,
            waves: geometry.waves,
            started: 0,
            total,
            live: vec![0; simds as usize],
            runs: Vec::new(),
            firsts: Vec::new(),
            costs,
            free: [f64::MIN; LEVELS],
            ports: vec![[f64::MIN; 2]; (simds / SIMDS) as usize],
            scalars: BTreeSet::new(),
            ends: Vec::new(),
            loads: [0; LEVELS],
        }
    }

    /// The waves of the next workgroup, if there is one.
    pub(crate) fn start(&mut self, at: i64) -> Vec<Wave> {
        if self.started == self.total {
            return Vec::new();
        }
        let workgroup = self.started;
        self.started += 1;
        let place = self.places[workgroup as usize % self.places.len()];
        self.firsts.push(self.runs.len());
        let mut waves = Vec::new();
        for wave in 0..self.waves as usize {
            let steps = (self.steps)(place, wave);
            // A partial workgroup has fewer waves.
            if steps.is_empty() {
                continue;
            }
            // Consecutive waves go to the SIMDs with the fewest waves.
            let simd = (0..self.simds as usize).min_by_key(|&simd| self.live[simd]).unwrap_or(0);
            self.live[simd] += 1;
            self.runs.push(Runs { place, wave, next: 0, simd });
            let start = at + wave as i64 * self.p.dispatch_wave;
            waves.push(Wave { simd, workgroup, start, steps });
        }
        waves
    }

    /// One access: takes its part of each level. Returns when its data are there, and the level of its farthest line.
    fn access(&mut self, wave: usize, shape: &Shape, lines: u16, at: i64) -> (i64, Level) {
        let runs = &mut self.runs[wave];
        let services = &self.traffic.services[runs.place][runs.wave];
        let Some(service) = services.get(runs.next) else {
            return (at + self.p.vector_hit, Level::L0);
        };
        runs.next += 1;
        let share: &Share = &self.traffic.shares[service.ordinal as usize];
        let requested = f64::from(service.lines);
        let (now, burst) = (at as f64, self.p.share_burst as f64);
        let [l0, port] = &mut self.ports[runs.simd / SIMDS as usize];
        // L0 delivers whole lines or the bytes of 32 lanes, whatever takes longer.
        let bytes = (shape.dwords * 4 * 32) as f64;
        *l0 = l0.max(now) + (f64::from(lines) / self.p.vector_lines as f64).max(bytes / self.p.l0_bytes as f64);
        *port = port.max(now) + requested * share[Level::L1 as usize] * LINE / self.p.fill_bytes as f64;
        let mut done = if service.level == Level::L0 { *l0 } else { l0.max(*port) };
        for level in [Level::L1, Level::L2, Level::Infinity, Level::Dram] {
            let n = level as usize;
            self.free[n] = self.free[n].max(now - burst) + requested * share[n] * self.costs[n];
            if level <= service.level {
                done = done.max(self.free[n]);
            }
        }
        (done.ceil() as i64 + latency(self.p, service.level), service.level)
    }
}

impl Surroundings for Fabric<'_> {
    fn load(&mut self, wave: usize, shape: &Shape, touch: Touch, at: i64) -> i64 {
        let (done, level) = self.access(wave, shape, touch.lines, at);
        self.loads[level as usize] += done - at;
        done
    }

    fn store(&mut self, wave: usize, shape: &Shape, touch: Touch, at: i64) -> i64 {
        let done = self.access(wave, shape, touch.lines, at).0 - latency(self.p, Level::L0);
        // Stores take part of all levels, but are acknowledged by L2.
        let queue = self.free[Level::L2 as usize].max(self.free[Level::Dram as usize]).max(done as f64);
        queue.ceil() as i64 + self.p.store_done
    }

    fn misses(&mut self, _wave: usize, step: Step) -> bool {
        self.scalars.insert(step.shape)
    }

    fn ended(&mut self, workgroup: u32, at: i64) -> Vec<Wave> {
        self.ends.push(at);
        let first = |workgroup: usize| self.firsts.get(workgroup).copied().unwrap_or(self.runs.len());
        let (first, next) = (first(workgroup as usize), first(workgroup as usize + 1));
        for runs in &self.runs[first..next] {
            self.live[runs.simd] -= 1;
        }
        self.start(at + self.p.dispatch_next)
    }
}
