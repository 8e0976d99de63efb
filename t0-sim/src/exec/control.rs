//! Program control: branches, ends, barriers, mode and hardware registers, messages.
//!
//! A jump adds the number of instructions in the straight-line code before it and pauses the wave at the end of its
//! time slice. The instructions between jumps are not counted one by one. `s_delay_alu` is not counted.
use super::fault::FaultKind;
use super::layout::{EXEC, SCC, VCC};
use super::program::VGPRS_FREED;
use super::step::{Handlers, Step, plain};
use super::trap::status;
use super::wave::{Flow, Stop, Wave};
use t0_isa::isa::Op;

/// MSG_INTERRUPT of s_sendmsg: RDNA3 ISA, "S_SENDMSG".
pub(super) const INTERRUPT: u16 = 1;

impl Wave<'_> {
    /// Adds the counted instructions up to and including this step's.
    #[inline(always)]
    fn count(&mut self, s: &Step, and_itself: u32) {
        self.instructions += u64::from((s.counted + and_itself).wrapping_sub(self.counted_from));
    }

    /// Jumps to step `imm`, before which `x` instructions are counted.
    #[inline(always)]
    fn jump(&mut self, s: &Step, and_itself: u32) -> Flow {
        self.count(s, and_itself);
        self.ip = s.imm as usize;
        self.counted_from = s.x;
        if self.instructions >= self.time_slice_end { self.pause(Stop::Turn) } else { Flow::Jump }
    }

    #[inline(always)]
    fn jump_if(&mut self, s: &Step, condition: bool) -> Flow {
        if condition { self.jump(s, 1) } else { Flow::Next }
    }

    /// Jumps to an address that only the run loop can map to a step.
    fn leave(&mut self, s: &Step, address: u64) -> Flow {
        if address & VGPRS_FREED != 0 {
            return self.fault(FaultKind::NotExecutable { address }, None);
        }
        let address = if self.vgprs_freed { address | VGPRS_FREED } else { address };
        self.count(s, 1);
        self.pause(Stop::Untranslated(address))
    }

    fn vcc_zero(&self) -> bool {
        self.scalars[VCC as usize] == 0 && (!self.wave64 || self.scalars[VCC as usize + 1] == 0)
    }

    /// The value of hardware register `id`.
    fn hardware_register(&self, id: u32) -> u32 {
        match id {
            1 => self.mode,
            2 => {
                let flags =
                    (self.scalars[SCC] & 1) | u32::from(self.exec64() == 0) << 9 | u32::from(self.vcc_zero()) << 10;
                let halt = if self.trap.halt { status::HALT } else { 0 };
                let privileged = if self.trap.privileged { status::PRIV } else { 0 };
                let traps = if self.shared.exceptions.is_some() { status::TRAP_EN | halt | privileged } else { 0 };
                flags | 1 << 16 | traps
            }
            3 => self.trap.status,
            23 => self.place,
            29 => self.shared.clock.cycles(self.counted()) as u32,
            30 => (self.shared.clock.cycles(self.counted()) >> 32) as u32,
            _ => 0,
        }
    }

    /// The register STATUS.
    pub(super) fn status(&self) -> u32 {
        self.hardware_register(2)
    }

    /// The wave's count of instructions and of clocks that it has slept.
    fn counted(&self) -> u64 {
        self.instructions + self.slept
    }

    fn set_register_field(&mut self, s: &Step, value: u32) -> Flow {
        let (id, offset, width) = (s.imm & 63, s.imm >> 6 & 31, (s.imm >> 11 & 31) + 1);
        let mask = (u32::MAX >> (32 - width)) << offset;
        if id == 1 {
            let mode = self.mode & !mask | value << offset & mask;
            self.set_mode(mode);
        }
        // Of STATUS, a handler restores the flag of its kernel and halts its wave.
        if id == 2 && self.trap.privileged && self.shared.exceptions.is_some() {
            let new = self.status() & !mask | value << offset & mask;
            self.scalars[SCC] = new & 1;
            self.trap.halt = new & status::HALT != 0;
        }
        if id == 3 {
            self.trap.status = self.trap.status & !mask | value << offset & mask;
        }
        Flow::Next
    }
}

/// Continues at step `imm`. Does not count as an instruction.
pub(super) const GOTO: Handlers = plain!(|w, s| w.jump(s, 0));

/// The current instruction cannot be executed: `imm`, `x`, `y` hold its words, `d` their number, `a` whether it is
/// legal.
pub(super) const REFUSE: Handlers = plain!(|w, s| {
    let words = [s.imm, s.x, s.y][..s.d.min(3) as usize].to_vec();
    let kind = match s.a {
        0 => FaultKind::IllegalInstruction { words },
        _ => FaultKind::UnsupportedInstruction { words },
    };
    w.fault(kind, None)
});

/// Execution ran past the end of the code: `imm` and `x` hold the address.
pub(super) const CODE_END: Handlers = plain!(|w, s| {
    let address = u64::from(s.imm) | u64::from(s.x) << 32;
    w.fault(FaultKind::CodeEnd { address }, None)
});

/// The current instruction uses VGPR `imm`, but the wave has only `x` VGPRs: 0 after it released them.
pub(super) const WITHOUT_VGPR: Handlers = plain!(|w, s| {
    let kind = match s.x {
        0 => FaultKind::VgprsDeallocated { register: s.imm },
        count => FaultKind::VgprOutOfRange { register: s.imm, count },
    };
    w.fault(kind, None)
});

/// s_sendmsg MSG_DEALLOC_VGPRS. The code after it was translated for a wave without VGPRs.
pub(super) const DEALLOC_VGPRS: Handlers = plain!(|w, _s| {
    w.vgprs_freed = true;
    Flow::Next
});

/// No instruction can be fetched from the current address, which `imm` and `x` hold.
pub(super) const UNFETCHED: Handlers = plain!(|w, s| {
    let address = u64::from(s.imm) | u64::from(s.x) << 32;
    w.fault(FaultKind::NotExecutable { address }, None)
});

/// s_getpc_b64: the address in `imm` and `x` to scalar pair `d`.
const GET_PC: Handlers = plain!(|w, s| {
    w.set_scalar64(s.d, u64::from(s.imm) | u64::from(s.x) << 32);
    Flow::Next
});

/// s_setpc_b64.
const SET_PC: Handlers = plain!(|w, s| {
    let target = w.scalar64(s.a);
    w.leave(s, target)
});

/// s_swappc_b64: as [`GET_PC`], then as [`SET_PC`].
const SWAP_PC: Handlers = plain!(|w, s| {
    let target = w.scalar64(s.a);
    w.set_scalar64(s.d, u64::from(s.imm) | u64::from(s.x) << 32);
    w.leave(s, target)
});

/// Sets scalars `d` and `d + 1` to `imm` and `x`.
pub(super) const SET: Handlers = plain!(|w, s| {
    w.scalars[(s.d & 511) as usize] = s.imm;
    w.scalars[(s.d + 1 & 511) as usize] = s.x;
    Flow::Next
});

/// Jumps with a known target.
pub(super) fn branch(op: Op) -> Option<Handlers> {
    Some(match op {
        Op::s_branch => plain!(|w, s| w.jump(s, 1)),
        Op::s_cbranch_scc0 => plain!(|w, s| w.jump_if(s, w.scalars[SCC] == 0)),
        Op::s_cbranch_scc1 => plain!(|w, s| w.jump_if(s, w.scalars[SCC] != 0)),
        Op::s_cbranch_vccz => plain!(|w, s| w.jump_if(s, w.vcc_zero())),
        Op::s_cbranch_vccnz => plain!(|w, s| w.jump_if(s, !w.vcc_zero())),
        Op::s_cbranch_execz => plain!(|w, s| w.jump_if(s, w.exec64() == 0)),
        Op::s_cbranch_execnz => plain!(|w, s| w.jump_if(s, w.exec64() != 0)),
        Op::s_cbranch_cdbgsys
        | Op::s_cbranch_cdbguser
        | Op::s_cbranch_cdbgsys_or_user
        | Op::s_cbranch_cdbgsys_and_user => plain!(|_w, _s| Flow::Next),
        _ => return None,
    })
}

/// Loops over the halves of a wave64; `d` is the scalar that saves the other half's mask (RDNA ISA,
/// "S_SUBVECTOR_LOOP_BEGIN").
pub(super) fn subvector(op: Op) -> Option<Handlers> {
    Some(match op {
        Op::s_subvector_loop_begin => plain!(|w, s| {
            match [w.scalar(EXEC), w.scalar(EXEC + 1)] {
                [0, 0] => return w.jump(s, 1),
                // Only the upper half has active lanes.
                [0, _] => w.set_scalar(s.d, 0),
                [_, high] => {
                    w.set_scalar(s.d, high);
                    w.set_scalar(EXEC + 1, 0);
                }
            }
            Flow::Next
        }),
        Op::s_subvector_loop_end => plain!(|w, s| {
            let [low, high] = [w.scalar(EXEC), w.scalar(EXEC + 1)];
            let kept = w.scalar(s.d);
            if high != 0 {
                w.set_scalar(EXEC, kept);
            } else if kept != 0 {
                w.set_scalar(EXEC + 1, kept);
                w.set_scalar(s.d, low);
                w.set_scalar(EXEC, 0);
                return w.jump(s, 1);
            }
            Flow::Next
        }),
        _ => return None,
    })
}

/// The remaining instructions of program control that are executed. `imm` is the instruction's constant, `a` and `d`
/// are scalars.
pub(super) fn find(op: Op) -> Option<Handlers> {
    Some(match op {
        Op::s_endpgm | Op::s_endpgm_saved | Op::s_endpgm_ordered_ps_done => plain!(|w, _s| w.pause(Stop::End)),
        Op::s_barrier => plain!(|w, _s| w.pause(Stop::Barrier)),
        // The driver has to give the queue the resource, but kernels cannot tell.
        Op::ds_gws_barrier => plain!(|w, _s| w.pause(Stop::Grid)),
        Op::s_sleep => plain!(|w, s| {
            w.slept += w.shared.clock.sleep(s.imm & 0x7f);
            w.pause(Stop::Sleep)
        }),
        Op::s_trap => plain!(|w, s| w.fault(FaultKind::Trap { id: s.imm & 0xff }, None)),
        // A wave that halts waits for a debugger, which this device does not have.
        Op::s_sethalt => plain!(|w, s| {
            if s.imm & 1 == 0 {
                w.trap.halt = false;
                return Flow::Next;
            }
            match w.shared.exceptions.map(|_| w.halt(s.imm & 4 != 0)) {
                Some(true) => w.pause(Stop::Halt(s.imm)),
                Some(false) => Flow::Next,
                None => w.fault(FaultKind::Trap { id: s.imm }, None),
            }
        }),
        Op::s_sendmsghalt => plain!(|w, s| {
            if s.imm == u32::from(INTERRUPT) {
                w.interrupt();
            }
            match w.shared.exceptions.map(|_| w.halt(false)) {
                Some(true) => w.pause(Stop::Halt(s.imm)),
                Some(false) => Flow::Next,
                None => w.fault(FaultKind::Trap { id: s.imm }, None),
            }
        }),
        Op::s_sendmsg => plain!(|w, s| {
            if s.imm == u32::from(INTERRUPT) {
                w.interrupt();
            }
            Flow::Next
        }),
        Op::s_rfe_b64 => plain!(|w, s| {
            let target = w.scalar64(s.a);
            match w.return_from_trap(target) {
                Some(stop) => w.pause(stop),
                // The instruction itself, which only a trap handler may execute.
                None => w.fault(FaultKind::UnsupportedInstruction { words: vec![0xbe80_4a00 | s.a & 0xff] }, None),
            }
        }),
        Op::s_round_mode => plain!(|w, s| {
            w.set_mode(w.mode & !0xf | s.imm & 0xf);
            Flow::Next
        }),
        Op::s_denorm_mode => plain!(|w, s| {
            w.set_mode(w.mode & !0xf0 | (s.imm & 0xf) << 4);
            Flow::Next
        }),
        Op::s_getreg_b32 => plain!(|w, s| {
            let (id, offset, width) = (s.imm & 63, s.imm >> 6 & 31, (s.imm >> 11 & 31) + 1);
            let value = w.hardware_register(id) >> offset & (u32::MAX >> (32 - width));
            w.set_scalar(s.d, value);
            Flow::Next
        }),
        Op::s_setreg_b32 => plain!(|w, s| {
            let value = w.scalar(s.a);
            w.set_register_field(s, value)
        }),
        Op::s_setreg_imm32_b32 => plain!(|w, s| w.set_register_field(s, s.x)),
        // Real time; other messages read the same.
        Op::s_sendmsg_rtn_b32 => plain!(|w, s| {
            let value = w.answer(s.imm).unwrap_or_else(|| w.shared.clock.ticks(w.counted()) as u32);
            w.set_scalar(s.d, value);
            Flow::Next
        }),
        Op::s_sendmsg_rtn_b64 => plain!(|w, s| {
            let value = w.answer(s.imm).map_or_else(|| w.shared.clock.ticks(w.counted()), u64::from);
            w.set_scalar64(s.d, value);
            Flow::Next
        }),
        _ => return None,
    })
}

/// The handler of an instruction that reads or writes the program counter.
pub(super) fn program_counter(op: Op) -> Option<Handlers> {
    Some(match op {
        Op::s_getpc_b64 | Op::s_call_b64 => GET_PC,
        Op::s_setpc_b64 => SET_PC,
        Op::s_swappc_b64 => SWAP_PC,
        _ => return None,
    })
}
