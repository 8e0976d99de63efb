//! Going on after a fault of strict mode, for programs that are written for a card:
//! [`Findings`](super::Findings).
//!
//! The card would not have noticed the mistake, so that the dispatch runs on. What the sanitizer finds is reported, and
//! the values that are concerned count as defined afterwards. A lane whose access is outside of its memory does not
//! execute it: its store has no effect, and its load returns zero.
//!
//! **Invariant:** nothing here runs before there is a fault.

use super::check::verdict::Site;
use super::fault::{Fault, FaultKind};
use super::group::{Worker, explains};
use super::layout::EXEC;
use super::wave::{Flow, Stop};
use std::sync::PoisonError;

#[cfg(test)]
mod tests;

/// A fault as the wave states it.
pub(super) type Stated = (FaultKind, Option<u32>);

impl Worker<'_> {
    /// Whether the dispatch goes on after a fault of this kind.
    pub(super) fn tolerates(&self, kind: &FaultKind) -> bool {
        self.shared.findings.is_some_and(|findings| findings.tolerates(kind))
    }

    /// Whether a fault that the dispatch tolerates has to be reported.
    pub(super) fn is_new(&self, kind: &FaultKind, pc: u64) -> bool {
        let check = self.shared.check.as_ref();
        check.is_some_and(|state| state.lock().unwrap_or_else(PoisonError::into_inner).is_new(pc, kind))
    }

    pub(super) fn found(&self, fault: &Fault) {
        if let Some(findings) = self.shared.findings {
            findings.found(fault);
        }
    }

    /// Reports a use of uninitialised LDS, unless the next fault explains it. Returns the bit of the wave that made it,
    /// which continues.
    pub(super) fn resolve(&self, suspect: &mut Option<Box<Fault>>, next: Option<&Fault>) -> u64 {
        let Some(earlier) = suspect.take() else { return 0 };
        if !next.is_some_and(|next| explains(next, &earlier)) {
            self.found(&earlier);
        }
        1 << (earlier.wave & 63)
    }

    /// Lets a wave continue after a fault that the dispatch tolerates. Returns a fault that it has in the same
    /// instruction and that the dispatch does not tolerate.
    pub(super) fn go_on(
        &mut self,
        slot: usize,
        id: u32,
        group: [u32; 3],
        pc: u64,
        (_, mut lane): Stated,
    ) -> Option<Box<Fault>> {
        let exec = [0, 1].map(|half| self.waves[slot].scalar(EXEC + half));
        let number = self.program.steps[self.waves[slot].ip - 1].number;
        let mut masked = [0; 2];
        loop {
            if let Some(lane) = self.forgive(slot, number, lane, exec) {
                let (wave, half) = (&mut self.waves[slot], lane / 32);
                masked[half as usize & 1] |= 1 << (lane % 32);
                wave.set_scalar(EXEC + half, exec[half as usize & 1] & !masked[half as usize & 1]);
                // The step that computes the addresses runs again, without the lane.
                wave.ip -= 1;
            }
            if masked == [0; 2] {
                return None;
            }
            let Some((kind, other)) = self.run_instruction(slot, number) else { break };
            lane = other;
            if !self.tolerates(&kind) {
                return Some(self.fault(kind, pc, id, group, lane));
            }
            if self.is_new(&kind, pc) {
                self.found(&self.fault(kind, pc, id, group, lane));
            }
        }
        let wave = &mut self.waves[slot];
        wave.clear_results(number, masked);
        [0, 1].into_iter().for_each(|half| wave.set_scalar(EXEC + half, exec[half as usize]));
        None
    }

    /// Repairs what the sanitizer knows about the instruction. Returns the lane without which it has to run again.
    /// Without such a lane the wave continues where it is.
    fn forgive(&mut self, slot: usize, number: u32, lane: Option<u32>, exec: [u32; 2]) -> Option<u32> {
        let step = self.program.steps[self.waves[slot].ip - 1];
        let wave = &mut self.waves[slot];
        wave.parties.clear();
        match (std::mem::replace(&mut wave.site, Site::Instruction), lane) {
            (Site::Instruction, Some(lane)) => return Some(lane),
            // It has no lanes: nothing of it is executed.
            (Site::Instruction, None) => {
                wave.clear_results(number, exec);
                while self.program.steps.get(wave.ip).is_some_and(|step| step.number == number) {
                    wave.ip += 1;
                }
            }
            (Site::Before, _) => wave.forgive(number),
            (Site::Access, _) => {
                wave.forgive_access(&step);
                wave.forgive(number);
            }
        }
        None
    }

    /// Runs the rest of an instruction. Returns its next fault.
    fn run_instruction(&mut self, slot: usize, number: u32) -> Option<Stated> {
        loop {
            let at = self.waves[slot].ip;
            let step = *self.program.steps.get(at).filter(|step| step.number == number)?;
            let wave = &mut self.waves[slot];
            wave.ip += 1;
            // SAFETY: the handler was chosen for the extensions that this CPU has.
            match unsafe { (step.run)(wave, &step) } {
                Flow::Next => {}
                // A memory instruction does not jump.
                Flow::Jump => return None,
                Flow::Stop => match std::mem::replace(&mut wave.stop, Stop::Turn) {
                    Stop::Fault(kind, lane) => return Some((kind, lane)),
                    _ => return None,
                },
            }
        }
    }
}
