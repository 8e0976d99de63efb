//! Exceptions of waves: how a wave leaves its kernel for a trap handler, and how it returns.
//!
//! On a card, s_trap, an illegal instruction or an access outside of every aperture makes a wave enter the first-level
//! handler, which is amdkfd's (`cwsr_trap_handler_gfx10.asm`, built for gfx11). It loads the addresses of the client's
//! second-level handler and jumps there. This module does natively what the hardware and the first level do; the second
//! level is code in memory, which the wave executes like its kernel.
//!
//! | register | when the second level starts |
//! |---|---|
//! | ttmp0, ttmp1 | the address of the instruction; its trap number in bits 16 to 23 of ttmp1, 0 for an exception |
//! | ttmp2, ttmp3 | the address of the handler |
//! | ttmp6 | the index of the dispatch packet in bits 0 to 24 |
//! | ttmp8, ttmp9, ttmp10 | the coordinates of the workgroup |
//! | ttmp11 | the wave's index in its workgroup in bits 0 to 5; bit 6: it has no scratch |
//! | ttmp12 | STATUS, without its priority |
//! | ttmp14, ttmp15 | the address of the handler's memory |
//!
//! What the scheduler stores in ttmp6 to ttmp11 is stored when a wave traps for the first time. A page fault does not
//! make a wave enter the handler: the driver evicts its queues.
//!
//! **Invariant:** a dispatch without [`Exceptions`](super::Exceptions) behaves as if this module did not exist.

use super::fault::FaultKind;
use super::group::Worker;
use super::layout::{M0, SCC};
use super::program::VGPRS_FREED;
use super::trap::status;
use super::wave::{Stop, Wave};

/// The scalar index of ttmp0.
const TTMP: usize = 108;

/// The bits of the hardware register TRAPSTS.
mod trapsts {
    pub(super) const MEM_VIOL: u32 = 1 << 8;
    pub(super) const ILLEGAL_INST: u32 = 1 << 11;
}

/// Why a wave enters the handler.
pub(crate) enum Cause {
    /// s_trap with this number.
    Trap(u32),
    /// An instruction that the hardware does not have.
    IllegalInstruction,
    /// An access outside of every aperture, or a misaligned one.
    MemoryViolation,
}

impl Cause {
    /// Why a wave with this fault enters the handler on a card; `None` if the fault is not an exception of the wave.
    pub(crate) fn of(kind: &FaultKind) -> Option<Cause> {
        // Page tables have only addresses of 48 bits, sign-extended.
        let invalid = |address: u64| (address as i64) << 16 >> 16 != address as i64;
        Some(match *kind {
            FaultKind::Trap { id } => Cause::Trap(id & 0xff),
            FaultKind::IllegalInstruction { .. }
            | FaultKind::UnsupportedInstruction { .. }
            | FaultKind::CodeEnd { .. }
            | FaultKind::VgprOutOfRange { .. }
            | FaultKind::VgprsDeallocated { .. } => Cause::IllegalInstruction,
            FaultKind::ScratchOutOfBounds { .. }
            | FaultKind::LdsOutOfBounds { .. }
            | FaultKind::GdsOutOfBounds { .. }
            | FaultKind::Misaligned { .. } => Cause::MemoryViolation,
            FaultKind::NotMapped { address, .. }
            | FaultKind::OutOfBounds { address, .. }
            | FaultKind::ReadOnly { address, .. }
                if invalid(address) =>
            {
                Cause::MemoryViolation
            }
            _ => return None,
        })
    }

    /// Its bit of TRAPSTS; 0 for s_trap.
    fn trapsts(&self) -> u32 {
        match self {
            Cause::Trap(_) => 0,
            Cause::IllegalInstruction => trapsts::ILLEGAL_INST,
            Cause::MemoryViolation => trapsts::MEM_VIOL,
        }
    }
}

impl Wave<'_> {
    /// s_rfe_b64 to this address. Only a handler may execute it.
    pub(super) fn return_from_trap(&mut self, target: u64) -> Option<Stop> {
        if self.shared.exceptions.is_none() || !self.trap.privileged {
            return None;
        }
        self.trap.privileged = false;
        Some(Stop::Returned(((target as i64) << 16 >> 16) as u64))
    }

    /// Sets STATUS.HALT or, if it is `fatal`, FATAL_HALT. Returns whether the wave halts now.
    pub(super) fn halt(&mut self, fatal: bool) -> bool {
        self.trap.halt = true;
        fatal || !self.trap.privileged
    }

    /// The message MSG_INTERRUPT.
    pub(super) fn interrupt(&self) {
        if let Some(outside) = self.shared.exceptions {
            outside.interrupt(self.scalar(M0) & 0xff_ffff, self.trap.privileged);
        }
    }

    /// The answer to a message of s_sendmsg_rtn that asks for a fact of the queue; `None` for the clock. The memory of
    /// the first-level handler is not in the client's address space, so that its addresses are 0.
    pub(super) fn answer(&self, message: u32) -> Option<u32> {
        let outside = self.shared.exceptions?;
        match message {
            // MSG_RTN_GET_DOORBELL, MSG_RTN_GET_TMA, MSG_RTN_GET_TBA.
            0x80 => Some(outside.doorbell()),
            0x82 | 0x85 => Some(0),
            _ => None,
        }
    }
}

impl Worker<'_> {
    /// What becomes of a wave that has stopped at `pc`: enters the handler after an exception, and leaves it. Returns
    /// the stop that remains for the workgroup, and its address.
    pub(super) fn after_exception(&mut self, slot: usize, pc: u64, stop: Stop, group: [u32; 3]) -> (Stop, u64) {
        let Some(outside) = self.shared.exceptions else { return (stop, pc) };
        let trap = &mut self.waves[slot].trap;
        match stop {
            Stop::Fault(kind, lane) => {
                let Some(cause) = Cause::of(&kind) else { return (Stop::Fault(kind, lane), pc) };
                let (handler, memory) = outside.handler();
                if let (Cause::Trap(_), true) = (&cause, trap.privileged) {
                    // On gfx1100, s_trap of a privileged wave has no effect.
                    return self.resume(slot, pc + 4, pc);
                }
                let reason = Some(Box::new((kind, pc, lane)));
                match cause {
                    Cause::Trap(id) if handler != 0 => {
                        trap.cause = reason;
                        self.enter_handler(slot, pc, id, (handler, memory), group)
                    }
                    Cause::Trap(_) => {
                        if let Some((kind, pc, lane)) = reason.map(|reason| *reason) {
                            outside.noticed(self.fault(kind, pc, self.waves[slot].id, group, lane), true);
                        }
                        self.resume(slot, pc + 4, pc)
                    }
                    Cause::IllegalInstruction | Cause::MemoryViolation => {
                        (trap.cause, trap.status) = (reason, trap.status | cause.trapsts());
                        // Neither the first level nor a handler can be entered again from a handler.
                        if handler == 0 || trap.privileged {
                            return self.halted(slot, pc, group);
                        }
                        self.enter_handler(slot, pc, 0, (handler, memory), group)
                    }
                }
            }
            Stop::Returned(target) => {
                let pending = trap.status & (trapsts::MEM_VIOL | trapsts::ILLEGAL_INST) != 0;
                let (handler, memory) = outside.handler();
                match (trap.halt, pending && handler != 0) {
                    (true, _) => self.halted(slot, pc, group),
                    (false, true) => self.enter_handler(slot, target, 0, (handler, memory), group),
                    (false, false) => self.resume(slot, target, pc),
                }
            }
            Stop::Halt(id) => {
                trap.cause = Some(Box::new((FaultKind::Trap { id }, pc, None)));
                self.halted(slot, pc, group)
            }
            stop => (stop, pc),
        }
    }

    /// Continues at an address after the other waves have run.
    fn resume(&mut self, slot: usize, target: u64, pc: u64) -> (Stop, u64) {
        let freed = if self.waves[slot].vgprs_freed { VGPRS_FREED } else { 0 };
        if self.enter(slot, target & !VGPRS_FREED | freed) {
            return (Stop::Sleep, pc);
        }
        (std::mem::replace(&mut self.waves[slot].stop, Stop::Turn), pc)
    }

    /// The wave does not continue.
    fn halted(&mut self, slot: usize, pc: u64, group: [u32; 3]) -> (Stop, u64) {
        let wave = &mut self.waves[slot];
        let (id, cause) = (wave.id, wave.trap.cause.take());
        let (kind, at, lane) = cause.map_or((FaultKind::Trap { id: 0 }, pc, None), |cause| *cause);
        match self.shared.exceptions {
            Some(outside) if !outside.ends() => {
                outside.noticed(self.fault(kind, at, id, group, lane), false);
                (Stop::Halt(0), at)
            }
            _ => (Stop::Fault(kind, lane), at),
        }
    }

    /// Enters the second-level handler as the first level does.
    fn enter_handler(
        &mut self,
        slot: usize,
        pc: u64,
        id: u32,
        (handler, memory): (u64, u64),
        group: [u32; 3],
    ) -> (Stop, u64) {
        let (packet, scratch) = (self.packet(), self.shared.private_bytes != 0);
        let wave = &mut self.waves[slot];
        if !std::mem::replace(&mut wave.trap.prepared, true) {
            let kept = [0, 0, packet as u32 & 0x1ff_ffff, 0, group[0], group[1], group[2]];
            wave.scalars[TTMP + 4..TTMP + 11].copy_from_slice(&kept);
            wave.scalars[TTMP + 11] = wave.id & 0x3f | u32::from(!scratch) << 6;
            wave.scalars[TTMP + 13] = 0;
        }
        wave.trap.privileged = true;
        let status = wave.status() & !status::PRIORITY;
        let pair = |value: u64| [value as u32, (value >> 32) as u32];
        let [low, high] = pair(pc);
        wave.scalars[TTMP..TTMP + 2].copy_from_slice(&[low, high & 0xffff | id << 16]);
        wave.scalars[TTMP + 2..TTMP + 4].copy_from_slice(&pair(handler));
        wave.scalars[TTMP + 12] = status;
        wave.scalars[TTMP + 14..TTMP + 16].copy_from_slice(&pair(memory));
        // The first level's last comparison is of the handler's address with 0.
        wave.scalars[SCC] = 1;
        self.resume(slot, handler, pc)
    }
}
