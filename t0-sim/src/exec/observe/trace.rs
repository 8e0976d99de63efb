//! Records the instructions that each wave executes.
//!
//! A program that is translated for this has a recording step before each instruction, and one between the two steps
//! of each vector memory access; other programs have none.
use crate::exec::program::Program;
use crate::exec::step::{Handlers, Step, plain};
use crate::exec::trace::{Executed, Numbered, SCRATCH_LINE, Steps, WaveTrace};
use crate::exec::wave::Wave;
use t0_isa::isa::{Mem, MemKind, Space};
use t0_isa::machine::bank_clocks;

/// The traces with addresses, by workgroup and wave. `program` is the latest version of the program, which contains
/// all instructions of earlier versions under the same numbers.
pub(in crate::exec) fn by_address(mut traces: Vec<Numbered>, program: &Program) -> Vec<WaveTrace> {
    traces.sort_by_key(|trace| ([2, 1, 0].map(|axis: usize| trace.workgroup[axis]), trace.wave));
    let address = |number: u32| program.addresses.get(number as usize).copied().unwrap_or(0);
    let trace = |Numbered { workgroup, wave, steps }| {
        let executed = steps.executed.into_iter();
        let executed = executed.map(|(number, lines)| Executed { address: address(number), lines }).collect();
        WaveTrace { workgroup, wave, executed, touched: steps.touched }
    };
    traces.into_iter().map(trace).collect()
}

/// Runs before an instruction.
const EXECUTED: Handlers = plain!(|w, s| {
    if let Some(steps) = &mut w.trace {
        steps.executed.push((s.number, 0));
    }
    Flow::Next
});

/// Runs between the two steps of an access to global memory or scratch. Its `x` is the number of lanes of a pass.
const LINES: Handlers = plain!(|w, s| {
    // The host's addresses of scratch change when waves take the memory of others.
    let scratch = w.private.as_ptr_range();
    let scratch = scratch.start as u64..scratch.end as u64;
    let place =
        |address| if scratch.contains(&address) { (SCRATCH_LINE << 7) + address - scratch.start } else { address };
    let mut addresses = w.active_addresses().map(place);
    if let Some(Steps { executed, touched }) = &mut w.trace {
        let before = touched.len();
        let last = u64::from(s.imm.max(1)) - 1;
        for pass in addresses.chunks_mut(s.x.max(1) as usize) {
            pass.sort_unstable();
            let start = touched.len();
            // Lanes that are not active have the greatest number, which no address has.
            for &address in pass.iter().take_while(|address| **address != u64::MAX) {
                for line in [address >> 7, address.saturating_add(last) >> 7] {
                    // Ascending, as the addresses are.
                    if touched[start..].last().is_none_or(|latest| *latest < line) {
                        touched.push(line);
                    }
                }
            }
        }
        if let Some((_, lines)) = executed.last_mut() {
            *lines += (touched.len() - before) as u16;
        }
    }
    Flow::Next
});

/// Runs between the two steps of an access to LDS.
const BANKS: Handlers = plain!(|w, s| {
    let addresses = w.active_addresses();
    if let Some((_, clocks)) = w.trace.as_mut().and_then(|steps| steps.executed.last_mut()) {
        *clocks += bank_clocks(&addresses, s.imm);
    }
    Flow::Next
});

impl Wave<'_> {
    /// The addresses of the active lanes; `u64::MAX` for the others.
    fn active_addresses(&self) -> [u64; 32] {
        let active = self.exec() & self.lanes.mask;
        std::array::from_fn(|lane| if active >> lane & 1 != 0 { self.lanes.at[lane] } else { u64::MAX })
    }
}

impl Program {
    /// The step that records an instruction, if the program is translated for it.
    pub(in crate::exec) fn recording(&self) -> Option<Step> {
        self.form.trace.then(|| Step::new(EXECUTED.at(self.form.level)))
    }

    /// The step that records an access, if the program is translated for it.
    pub(in crate::exec) fn recording_access(&self, mem: &Mem) -> Option<Step> {
        let handlers = if mem.space == Space::Lds { BANKS } else { LINES };
        // Loads of 64 bits are assumed to be served like those of 128 bits, of which a pass has 8 lanes.
        let lanes = match (mem.kind, mem.bytes) {
            (MemKind::Load, 9..) => 8,
            (MemKind::Load, 5..) => 16,
            _ => 32,
        };
        self.form.trace.then(|| Step { imm: mem.bytes.into(), x: lanes, ..Step::new(handlers.at(self.form.level)) })
    }
}
