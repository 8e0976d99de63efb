//! How much of a modelled time rests on what recordings of a card show.

use crate::Code;
use crate::gpu::{GpuTime, Level, Roof, WaveClocks};
use crate::stall::Stall;
use std::collections::BTreeMap;

/// Something in a launch that recordings of a card may show or not. The model has what they do not show from
/// publications or by assumption.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Feature {
    /// Waits for vector loads whose data come from this level.
    Level(Level),
    /// Waits for vector memory while the whole GPU uses [`LOADED`] of a bandwidth.
    Load,
    /// Waits for LDS accesses whose lanes share banks.
    Conflicts,
    /// Dual-issued pairs.
    Dual,
}

impl Feature {
    /// Those that recordings in `tests/data/timing` show, with few waves. A test compares the list with them.
    pub const RECORDED: [Feature; 3] = [Feature::Level(Level::L0), Feature::Level(Level::Dram), Feature::Dual];

    /// Its name for readers.
    pub fn label(self) -> &'static str {
        match self {
            Feature::Level(Level::L0) => "loads from L0",
            Feature::Level(Level::L1) => "loads from L1",
            Feature::Level(Level::L2) => "loads from L2",
            Feature::Level(Level::Infinity) => "loads from the Infinity Cache",
            Feature::Level(Level::Dram) => "loads from DRAM",
            Feature::Load => "memory under load",
            Feature::Conflicts => "LDS bank conflicts",
            Feature::Dual => "dual-issued pairs",
        }
    }
}

/// The part of a bandwidth from which on memory is under load.
pub const LOADED: f64 = 0.5;

/// How the clocks of the waves of a launch are known.
#[derive(Clone, PartialEq, Debug)]
pub struct Confidence {
    /// The part of the clocks that waves spend in what recordings show.
    pub recorded: f64,
    /// The other parts, the largest first.
    pub unrecorded: Vec<(Feature, f64)>,
}

impl Confidence {
    /// The parts of the clocks of a launch.
    pub fn of(code: &Code, time: &GpuTime, clocks: &WaveClocks) -> Confidence {
        let mut parts = BTreeMap::new();
        let mut add = |what: Feature, clocks: f64| *parts.entry(what).or_insert(0.0) += clocks;
        let roof = |roof: Roof| Roof::ALL.iter().zip(time.roofs).find(|(one, _)| **one == roof).map_or(0.0, |of| of.1);
        let loaded = [Roof::L2, Roof::Infinity, Roof::Dram].into_iter().any(|one| roof(one) >= LOADED);
        let shapes = clocks.instructions.iter().zip(&clocks.stalls);
        for ((all, stalls), place) in shapes.zip(code.places()) {
            let of = |stall: Stall| stalls[stall as usize] as f64;
            let memory = of(Stall::Vmem);
            if loaded {
                add(Feature::Load, memory);
            } else {
                for (level, part) in Level::ALL.into_iter().zip(time.loads) {
                    add(Feature::Level(level), memory * part);
                }
            }
            add(Feature::Conflicts, of(Stall::Lds) * time.conflicts);
            if place.inst.pair.is_some() {
                add(Feature::Dual, *all as f64 - memory - of(Stall::Lds));
            }
        }
        let total = clocks.instructions.iter().sum::<i64>().max(1) as f64;
        let parts = parts.into_iter().map(|(what, clocks)| (what, clocks / total));
        let unrecorded = parts.filter(|(what, part)| *part > 0.0 && !Feature::RECORDED.contains(what));
        let mut unrecorded: Vec<(Feature, f64)> = unrecorded.collect();
        unrecorded.sort_by(|a, b| b.1.total_cmp(&a.1));
        let recorded = (1.0 - unrecorded.iter().map(|(_, part)| part).sum::<f64>()).max(0.0);
        Confidence { recorded, unrecorded }
    }
}
