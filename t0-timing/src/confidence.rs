//! How much of a modelled time rests on what recordings of a card show.

use crate::Code;
use crate::gpu::{GpuTime, Level, Roof, WaveClocks};
use crate::stall::Stall;
use std::collections::BTreeMap;

/// Something in a launch that no recording in `tests/data/timing` shows. The model has it from publications or by
/// assumption.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Unrecorded {
    /// Waits for vector loads from L0, L1 or the Infinity Cache. Recordings show L2 and first touches of DRAM.
    Level(Level),
    /// Waits for vector memory while the whole GPU uses half of a bandwidth. Recordings show few waves.
    Load,
    /// Waits for LDS accesses whose lanes share banks.
    Conflicts,
    /// Dual-issued pairs.
    Dual,
}

impl Unrecorded {
    /// Its name for readers.
    pub fn label(self) -> &'static str {
        match self {
            Unrecorded::Level(Level::L0) => "loads from L0",
            Unrecorded::Level(Level::L1) => "loads from L1",
            Unrecorded::Level(Level::L2) => "loads from L2",
            Unrecorded::Level(Level::Infinity) => "loads from the Infinity Cache",
            Unrecorded::Level(Level::Dram) => "loads from DRAM",
            Unrecorded::Load => "memory under load",
            Unrecorded::Conflicts => "LDS bank conflicts",
            Unrecorded::Dual => "dual-issued pairs",
        }
    }
}

/// The part of a bandwidth from which on memory is under load.
const LOADED: f64 = 0.5;

/// The levels that recordings show, with few waves.
const RECORDED: [Level; 2] = [Level::L2, Level::Dram];

/// How the clocks of the waves of a launch are known.
#[derive(Clone, PartialEq, Debug)]
pub struct Confidence {
    /// The part of the clocks that waves spend in what recordings show.
    pub recorded: f64,
    /// The other parts, the largest first.
    pub unrecorded: Vec<(Unrecorded, f64)>,
}

impl Confidence {
    /// The parts of the clocks of a launch.
    pub fn of(code: &Code, time: &GpuTime, clocks: &WaveClocks) -> Confidence {
        let mut parts = BTreeMap::new();
        let mut add = |what: Unrecorded, clocks: f64| *parts.entry(what).or_insert(0.0) += clocks;
        let roof = |roof: Roof| Roof::ALL.iter().zip(time.roofs).find(|(one, _)| **one == roof).map_or(0.0, |of| of.1);
        let loaded = [Roof::L2, Roof::Infinity, Roof::Dram].into_iter().any(|one| roof(one) >= LOADED);
        let shapes = clocks.instructions.iter().zip(&clocks.stalls);
        for ((all, stalls), place) in shapes.zip(code.places()) {
            let of = |stall: Stall| stalls[stall as usize] as f64;
            let memory = of(Stall::Vmem);
            if loaded {
                add(Unrecorded::Load, memory);
            } else {
                for (level, part) in Level::ALL.into_iter().zip(time.loads) {
                    if !RECORDED.contains(&level) {
                        add(Unrecorded::Level(level), memory * part);
                    }
                }
            }
            add(Unrecorded::Conflicts, of(Stall::Lds) * time.conflicts);
            if place.inst.pair.is_some() {
                add(Unrecorded::Dual, *all as f64 - memory - of(Stall::Lds));
            }
        }
        let total = clocks.instructions.iter().sum::<i64>().max(1) as f64;
        let parts = parts.into_iter().map(|(what, clocks)| (what, clocks / total));
        let mut unrecorded: Vec<(Unrecorded, f64)> = parts.filter(|(_, part)| *part > 0.0).collect();
        unrecorded.sort_by(|a, b| b.1.total_cmp(&a.1));
        let recorded = (1.0 - unrecorded.iter().map(|(_, part)| part).sum::<f64>()).max(0.0);
        Confidence { recorded, unrecorded }
    }
}
