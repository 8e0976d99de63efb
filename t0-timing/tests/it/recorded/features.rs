//! What recordings show, from the recordings.

use std::collections::BTreeSet;

use t0_isa::isa::{MemKind, Unit};
use t0_timing::confidence::{Feature, LOADED};
use t0_timing::gpu::Level;
use t0_timing::{Kind, Parameters};

use t0_tests_share::recorded::kernels::{self, instruction};
use t0_tests_share::recorded::tokens::{self, Recording, Replay};

/// The features of the recordings of whole launches, which touch each line for the first time.
pub(crate) fn of_launch(p: &Parameters, recording: &Recording, launch: &tokens::Launch) -> BTreeSet<Feature> {
    let mut features = BTreeSet::new();
    let rows = || recording.waves.iter().flatten();
    if rows().any(|row| instruction(&row.text).pair.is_some()) {
        features.insert(Feature::Dual);
    }
    let Replay { shapes, waves, mut accesses, .. } = recording.replay(p, launch);
    let mut bytes = 0;
    for (wave, accesses) in waves.iter().zip(&mut accesses) {
        let mut touched = BTreeSet::new();
        for step in &wave.steps {
            let shape = &shapes[step.shape as usize];
            match shape.kind {
                Kind::Vmem => {
                    bytes += 128 * shape.dwords;
                    let lines = accesses.next().expect("an access");
                    // All data of a launch fit in L0. The lines of unknown data are touched once.
                    let known = !lines.is_empty() && lines.iter().all(|line| touched.contains(line));
                    touched.extend(lines);
                    if !shape.stores {
                        features.insert(Feature::Level(if known { Level::L0 } else { Level::Dram }));
                    }
                }
                Kind::Lds if step.touch.lines > 1 => {
                    features.insert(Feature::Conflicts);
                }
                _ => {}
            }
        }
    }
    let clocks = || rows().map(|row| row.clock);
    let duration = clocks().max().unwrap_or(0) - clocks().min().unwrap_or(0);
    let roof = p.dram_bandwidth as f64 * 1e3 / p.clock as f64;
    if bytes as f64 / duration.max(1) as f64 >= LOADED * roof {
        features.insert(Feature::Load);
    }
    features
}

/// The features of a recording of instructions, whose loads touch their lines for the first time.
pub(crate) fn of_instructions(text: &str) -> BTreeSet<Feature> {
    let simds = kernels::parse(text);
    let insts = || simds.iter().flatten().flatten().map(|row| instruction(&row.text));
    let dual = insts().any(|inst| inst.pair.is_some()).then_some(Feature::Dual);
    let loads =
        insts().any(|inst| inst.mem().is_some_and(|mem| mem.kind == MemKind::Load) && inst.unit() == Unit::Vmem);
    dual.into_iter().chain(loads.then_some(Feature::Level(Level::Dram))).collect()
}
