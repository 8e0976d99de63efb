//! The record of the fidelity report: which instructions each dispatch has executed, and which of them a card executes
//! otherwise. Equal dispatches of a kernel are one record with further marks.

use std::collections::{BTreeMap, HashSet};
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use t0_isa::isa::{Inst, decode};
use t0_report::fidelity::{Count, Dispatched, Ran};
use t0_sim::exec::Stats;
use t0_sim::exec::fidelity::GAPS;
use t0_sim::kfd::Watched;

use crate::client;
use crate::objects::Code;

/// Bytes of the longest instruction.
const LONGEST: u64 = 16;

/// The records of a process.
#[derive(Debug)]
pub(super) struct Fidelity {
    records: File,
    /// The keys of what was written.
    known: Mutex<HashSet<u64>>,
}

impl Fidelity {
    /// Records that are appended to a file.
    pub(super) fn open(path: &Path) -> std::io::Result<Fidelity> {
        Ok(Fidelity { records: OpenOptions::new().append(true).open(path)?, known: Mutex::default() })
    }

    /// Begins to count the instructions of a dispatch.
    pub(super) fn begin(&self, launch: &Watched<'_>, code: Option<&Code>) -> Counted<'_> {
        let symbol = code.and_then(|code| code.symbol.clone());
        let unknown = || format!("the kernel at {:#x}", launch.dispatch.code);
        let kernel = symbol.as_deref().map_or_else(unknown, t0_report::demangle);
        Counted { fidelity: self, ran: Some(Ran { kernel, symbol, faulted: true, counts: Vec::new() }) }
    }

    fn write(&self, ran: Ran) -> std::io::Result<()> {
        let key = ran.key();
        let new = self.known.lock().unwrap_or_else(PoisonError::into_inner).insert(key);
        let event = if new { Dispatched::Ran(Box::new(ran)) } else { Dispatched::Again(key) };
        // One call of the system, so that the lines of several processes do not mix.
        (&self.records).write_all(event.line().as_bytes())
    }
}

/// A dispatch that runs. If it is dropped without [`Counted::end`], it has ended with a fault.
pub(super) struct Counted<'a> {
    fidelity: &'a Fidelity,
    ran: Option<Ran>,
}

impl Counted<'_> {
    /// Writes what the dispatch has executed.
    ///
    /// # Errors
    /// Why it cannot be written.
    pub(super) fn end(mut self, stats: &Stats) -> Result<(), String> {
        let Some(mut ran) = self.ran.take() else { return Ok(()) };
        ran.faulted = false;
        ran.counts = stats.executions.as_ref().map_or_else(Vec::new, |executed| counts(executed.iter()));
        self.fidelity.write(ran).map_err(|error| format!("the fidelity report cannot be recorded: {error}"))
    }
}

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        if let Some(ran) = self.ran.take() {
            let _ = self.fidelity.write(ran);
        }
    }
}

/// The executed instructions by name, from their addresses and counts.
fn counts(executed: impl Iterator<Item = (u64, u64)>) -> Vec<Count> {
    let mut all: BTreeMap<String, Count> = BTreeMap::new();
    for (address, times) in executed {
        let inst = instruction(address);
        let name = inst.as_ref().map_or_else(|| "(no instruction)".to_owned(), name);
        let gaps = || GAPS.iter().filter(|gap| inst.as_ref().is_some_and(|inst| gap.concerns(inst)));
        let count =
            all.entry(name.clone()).or_insert_with(|| Count { instruction: name, executed: 0, gaps: Vec::new() });
        count.executed += times;
        // Instructions of one name may differ in their modifiers.
        for gap in
            gaps().map(|gap| gap.name).filter(|gap| !count.gaps.iter().any(|known| known == gap)).collect::<Vec<_>>()
        {
            count.gaps.push(gap.to_owned());
        }
    }
    all.into_values().collect()
}

/// The instruction at an address of the client.
fn instruction(address: u64) -> Option<Inst> {
    // An instruction may end shortly before memory that cannot be read.
    let bytes = (1..=LONGEST / 4).rev().find_map(|words| client::read(address, 4 * words).ok())?;
    let words: Vec<u32> = bytes.as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
    decode(&words).ok().map(|(inst, _)| inst)
}

fn name(inst: &Inst) -> String {
    let first = inst.op.desc().name;
    match inst.pair {
        Some(second) => format!("{first} :: {}", second.desc().name),
        None => first.to_owned(),
    }
}
