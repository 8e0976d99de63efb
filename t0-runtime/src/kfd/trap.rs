//! The trap handler: what a card reports of an exception of a wave, such as an illegal instruction.
//!
//! The driver's own handler jumps to the process's handler (SET_TRAP_HANDLER), `trap.s`. It stores the program counter
//! and the cause in a record in host memory, tells the driver, which raises the event of the queue, and halts the wave.
//! The queue is destroyed then, like one with a kernel that never ends. Emulated devices report faults themselves.
//!
//! | bytes of the record | contents |
//! |---|---|
//! | 0 | 1 from the first exception on, so that other waves leave the record alone |
//! | 4 | 1 when the record is complete |
//! | 16 | program counter, and the number of the trap in bits 48 to 55 |
//! | 24 | the register TRAPSTS |
//! | 28 | the number of the queue's doorbell |

use std::sync::Arc;

use t0_isa::asm::{Options, assemble};
use t0_kfd::SetTrapHandler;

use super::client::Client;
use super::memory::{Kind, Memory};
use crate::error::Error;
use crate::fault::FaultKind;
use crate::sys::RawFault;

/// The handler.
const SOURCE: &str = include_str!("trap.s");
/// Bytes of the record.
const RECORD: u64 = 64;
const PROGRAM_COUNTER: u64 = 16;
const CAUSE: u64 = 24;

/// The handler of a GPU and its record.
#[derive(Debug)]
pub(crate) struct Trap {
    client: Arc<Client>,
    code: Memory,
    record: Memory,
}

impl Trap {
    /// Installs the handler. `None` if the driver does not support one, or if the device is emulated.
    pub(crate) fn install(client: &Arc<Client>) -> Result<Option<Arc<Trap>>, Error> {
        // A test assembles it.
        let Ok(assembly) = assemble(SOURCE, &Options::default()) else { return Ok(None) };
        if client.sys.emulated() {
            return Ok(None);
        }
        let text = assembly.text();
        let code = Memory::new(client, text.len() as u64, Kind::Code)?;
        code.write(0, text);
        client.hdp.flush_writes();
        let record = Memory::new(client, RECORD, Kind::Shared)?;
        record.write(0, &[0; RECORD as usize]);
        let trap = Trap { client: client.clone(), code, record };
        Ok(trap.set(trap.code.address(), trap.record.address()).then(|| Arc::new(trap)))
    }

    /// Whether the driver accepts the addresses.
    fn set(&self, code: u64, record: u64) -> bool {
        let gpu_id = self.client.node.gpu_id;
        let mut argument = SetTrapHandler { tba_addr: code, tma_addr: record, gpu_id, ..Default::default() };
        self.client.raw(&mut argument, &mut []).is_ok()
    }

    /// The exception of a wave of the queue with this doorbell, if there was one.
    pub(crate) fn report(&self, doorbell: u64) -> Option<RawFault> {
        let window = self.record.window();
        if window.load(0) >> 32 == 0 || window.load(CAUSE) >> 32 != doorbell {
            return None;
        }
        Some(exception(window.load(PROGRAM_COUNTER), window.load(CAUSE) as u32))
    }

    /// Makes the record ready for the next exception, if it is of the queue with this doorbell, which was destroyed.
    pub(crate) fn forget(&self, doorbell: u64) {
        if self.report(doorbell).is_some() {
            self.record.window().store(0, 0);
        }
    }
}

impl Drop for Trap {
    fn drop(&mut self) {
        self.set(0, 0);
    }
}

/// The report of an exception with this program counter and trap number, and this TRAPSTS.
fn exception(counter: u64, status: u32) -> RawFault {
    let (kind, message) = match (counter >> 48 & 0xff, status) {
        (0, status) if status & 1 << 11 != 0 => {
            (FaultKind::IllegalInstruction, "it executed an illegal instruction".to_owned())
        }
        (0, status) if status & 1 << 8 != 0 => {
            (FaultKind::OutOfBounds, "it accessed memory outside of every aperture".to_owned())
        }
        (0, status) => (FaultKind::Other, format!("it raised an exception (TRAPSTS {status:#x})")),
        (id, _) => (FaultKind::Trap, format!("it trapped (s_trap {id})")),
    };
    RawFault {
        evicts: false,
        kind,
        message,
        pc: Some(counter & 0xffff_ffff_ffff),
        instruction: None,
        workgroup: None,
        wave: None,
        lane: None,
        address: None,
        base: None,
        related: Vec::new(),
        disassembly: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_handler_halts_the_wave_behind_its_end() {
        let assembly = assemble(SOURCE, &Options::default()).expect("it assembles");
        let words: Vec<u32> = assembly.text().as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
        // s_getpc_b64 ttmp[0:1], and what it stores: the address of the next instruction.
        let next = words.iter().position(|word| *word == 0xbeec_4700).expect("it is there") + 1;
        let rfe = words.iter().position(|word| *word == 0xbe80_4a6c).expect("it is there");
        assert_eq!(next + 16 / 4, rfe + 1, "it returns to the instruction after s_rfe_b64");
        assert_eq!(words[rfe - 1], 0xbf82_0001, "s_sethalt 1");
    }

    #[test]
    fn causes_are_kinds_of_faults() {
        let counter = 0x7f00_1234_5678;
        for (trap, status, kind) in [
            (0, 1 << 11, FaultKind::IllegalInstruction),
            (0, 1 << 8, FaultKind::OutOfBounds),
            (0, 1, FaultKind::Other),
            (2, 0, FaultKind::Trap),
        ] {
            let fault = exception(counter | trap << 48, status);
            assert_eq!((fault.kind, fault.pc, fault.evicts), (kind, Some(counter), false));
        }
    }
}
