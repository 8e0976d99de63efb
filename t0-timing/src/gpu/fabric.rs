//! The memory system as one unit sees it: latencies, and its share of each bandwidth.
//!
//! Each level is a queue that serves the unit at its share of the level's bandwidth. A unit that has used less for a
//! while may exceed its share for [`Parameters::share_burst`] clocks, because the others do not ask at the same time.

use super::occupancy::{Geometry, SIMDS};
use super::traffic::{Share, Traffic};
use super::{Data, HALF, LEVELS, Level};
use crate::parameters::Parameters;
use crate::shape::Shape;
use crate::{Step, Surroundings, Touch, Wave};
use std::collections::BTreeSet;

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

/// Where later workgroups find the lines that the first workgroups have found in the farthest level.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Later {
    /// The nearest level that holds the lines of a round of workgroups.
    near: Level,
    /// The part of the lines that no earlier round has touched.
    new: f64,
    /// All rounds.
    rounds: f64,
}

impl Later {
    /// A launch of `rounds` rounds uses allocations of `bytes` bytes, and one round touches `round` bytes of them.
    pub(crate) fn of(p: &Parameters, data: Data, bytes: u64, round: f64, rounds: f64) -> Later {
        let near = Data::fitting(p, round as u64).min(data).level();
        let left = (bytes as f64 / round.max(1.0) - 1.0) / (rounds - 1.0).max(f64::EPSILON);
        Later { near, new: left.clamp(0.0, 1.0), rounds }
    }

    /// The number of first rounds that move as many lines from a level as all rounds.
    pub(crate) fn rounds(&self, level: Level) -> f64 {
        1.0 + (self.rounds - 1.0) * if level > self.near { self.new } else { 1.0 }
    }
}

/// A wave that a unit runs: the place of its workgroup in the sample, and its number in the workgroup.
#[derive(Clone, Copy, Debug)]
struct Runs {
    workgroup: u32,
    place: usize,
    wave: usize,
    next: usize,
    simd: usize,
}

/// The LDS of a workgroup processor in WGP mode: two halves, each with its own banks. A workgroup has consecutive
/// bytes, the first that are free. In CU mode the waves of a compute unit use its own half.
#[derive(Debug)]
struct Lds {
    /// Bytes of a half and of a workgroup, which are all of one size.
    half: u64,
    bytes: u64,
    wgp_mode: bool,
    /// The workgroup at each place.
    places: Vec<Option<u32>>,
}

impl Lds {
    fn new(p: &Parameters, geometry: &Geometry) -> Lds {
        let granule = p.lds_granule.max(1) as u64;
        let bytes = u64::from(geometry.lds_bytes).next_multiple_of(granule);
        Lds { half: p.lds_bytes.max(1) as u64, bytes, wgp_mode: geometry.wgp_mode, places: Vec::new() }
    }

    fn allocate(&mut self, workgroup: u32) {
        match self.places.iter_mut().find(|place| place.is_none()) {
            Some(place) => *place = Some(workgroup),
            None => self.places.push(Some(workgroup)),
        }
    }

    fn release(&mut self, workgroup: u32) {
        self.places.iter_mut().filter(|place| **place == Some(workgroup)).for_each(|place| *place = None);
    }

    /// The half that has the larger part of a workgroup, in WGP mode.
    fn half(&self, workgroup: u32) -> Option<usize> {
        let place = self.places.iter().position(|place| *place == Some(workgroup)).filter(|_| self.wgp_mode)?;
        Some(((place as u64 * self.bytes + self.bytes / 2) / self.half).min(1) as usize)
    }
}

/// The surroundings of one unit.
pub(crate) struct Fabric<'a> {
    p: &'a Parameters,
    traffic: &'a Traffic,
    /// The lines of workgroups after the first workgroups.
    later: Later,
    held: u32,
    /// The steps of the waves of the unit's workgroups, by place in the sample.
    steps: &'a dyn Fn(usize, usize) -> Vec<Step>,
    /// The unit's workgroups of the sample, as places.
    places: &'a [usize],
    simds: u32,
    waves: u32,
    /// Workgroups that have started, and all workgroups that the unit runs.
    started: u32,
    total: u32,
    /// Waves on each SIMD.
    live: Vec<u32>,
    /// The places in LDS.
    lds: Lds,
    runs: Vec<Runs>,
    /// The first of these of each workgroup that has started.
    firsts: Vec<usize>,
    /// Clocks of the unit for half a line at each level, and the first free clock of the level.
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
    /// A unit that runs `total` workgroups, the workgroups at `places` again and again. `active` units share the
    /// bandwidths.
    pub(crate) fn new(
        p: &'a Parameters,
        geometry: &Geometry,
        (traffic, later): (&'a Traffic, Later),
        steps: &'a dyn Fn(usize, usize) -> Vec<Step>,
        (places, (held, total), active): (&'a [usize], (u32, u32), f64),
    ) -> Fabric<'a> {
        let simds = geometry.occupancy(p).simds;
        let costs = bandwidths(p).map(|bandwidth| HALF as f64 * active / bandwidth);
        Fabric {
            p,
            traffic,
            later,
            held,
            steps,
            places,
            simds,
            waves: geometry.waves,
            started: 0,
            total,
            live: vec![0; simds as usize],
            lds: Lds::new(p, geometry),
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
        self.lds.allocate(workgroup);
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
            self.runs.push(Runs { workgroup, place, wave, next: 0, simd });
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
        let later = if runs.workgroup < self.held { None } else { Some(self.later) };
        let share: &Share = &self.traffic.shares[service.ordinal as usize];
        let requested = f64::from(service.halves);
        let (now, burst) = (at as f64, self.p.share_burst as f64);
        let [l0, port] = &mut self.ports[runs.simd / SIMDS as usize];
        // L0 delivers whole lines or the bytes of all lanes, whatever takes longer.
        let bytes = (shape.dwords * 4 * 32 * shape.passes) as f64;
        *l0 = l0.max(now) + (f64::from(lines) / self.p.vector_lines as f64).max(bytes / self.p.l0_bytes as f64);
        *port = port.max(now) + requested * share[Level::L1 as usize] * HALF as f64 / self.p.fill_bytes as f64;
        let mut done = if service.level == Level::L0 { *l0 } else { l0.max(*port) };
        let mut wait = latency(self.p, service.level) as f64;
        for level in [Level::L1, Level::L2, Level::Infinity, Level::Dram] {
            let n = level as usize;
            let new = later.filter(|later| level > later.near).map_or(1.0, |later| later.new);
            self.free[n] = self.free[n].max(now - burst) + requested * share[n] * new * self.costs[n];
            if level <= service.level {
                done = done.max(self.free[n]);
            }
        }
        if let Some(Later { near, new, .. }) = later.filter(|later| service.level > later.near) {
            wait = new * wait + (1.0 - new) * latency(self.p, near) as f64;
        }
        ((done + wait).ceil() as i64, service.level)
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

    fn lds_half(&self, wave: usize, simd: usize) -> usize {
        self.lds.half(self.runs[wave].workgroup).unwrap_or(simd / SIMDS as usize)
    }

    fn ended(&mut self, workgroup: u32, at: i64) -> Vec<Wave> {
        self.ends.push(at);
        self.lds.release(workgroup);
        let first = |workgroup: usize| self.firsts.get(workgroup).copied().unwrap_or(self.runs.len());
        let (first, next) = (first(workgroup as usize), first(workgroup as usize + 1));
        for runs in &self.runs[first..next] {
            self.live[runs.simd] -= 1;
        }
        self.start(at + self.p.dispatch_next)
    }
}
