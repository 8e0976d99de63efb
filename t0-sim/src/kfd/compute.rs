//! The compute registers of a queue, and the dispatch that they describe.
//!
//! Register numbers and fields are those of `gc_11_0_0_offset.h` and `gc_11_0_0_sh_mask.h` of the kernel driver, in
//! words from the start of the register space.

use super::commands::Refused;
use super::engine::{Processor, Stopped};
use crate::exec::{Descriptor, Dispatch, FaultKind};

/// The first compute register, COMPUTE_DISPATCH_INITIATOR.
const FIRST: u32 = 0x2e00;
/// The number of compute registers.
const COUNT: usize = 0x80;

/// Registers that describe a dispatch. Others have no effect on what it computes.
mod register {
    pub(super) const START_X: u32 = 0x2e04;
    pub(super) const NUM_THREAD_X: u32 = 0x2e07;
    pub(super) const PGM_LO: u32 = 0x2e0c;
    pub(super) const DISPATCH_SCRATCH_BASE_LO: u32 = 0x2e10;
    pub(super) const PGM_RSRC1: u32 = 0x2e12;
    pub(super) const PGM_RSRC2: u32 = 0x2e13;
    pub(super) const TMPRING_SIZE: u32 = 0x2e18;
    pub(super) const PGM_RSRC3: u32 = 0x2e28;
    pub(super) const USER_DATA_0: u32 = 0x2e40;
}

/// Bits of COMPUTE_DISPATCH_INITIATOR.
mod initiator {
    pub(super) const COMPUTE_SHADER_EN: u32 = 1;
    pub(super) const PARTIAL_TG_EN: u32 = 1 << 1;
    pub(super) const FORCE_START_AT_000: u32 = 1 << 2;
    pub(super) const ORDERED_APPEND_ENBL: u32 = 1 << 3;
    pub(super) const USE_THREAD_DIMENSIONS: u32 = 1 << 5;
    pub(super) const CS_W32_EN: u32 = 1 << 15;
}

/// The property of a kernel descriptor that waves have 32 lanes.
const WAVE32: u16 = 1 << 10;

/// The compute registers of one queue.
#[derive(Debug, Clone)]
pub(super) struct Registers([u32; COUNT]);

impl Default for Registers {
    fn default() -> Registers {
        Registers([0; COUNT])
    }
}

/// Scratch of a dispatch: its memory, and the bytes that it needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Scratch {
    base: u64,
    waves: u64,
    wave_bytes: u64,
}

impl Registers {
    /// Whether these registers are compute registers. Only those can be set.
    pub(super) fn contain(first: u32, count: usize) -> bool {
        (FIRST..FIRST + COUNT as u32).contains(&first) && (first - FIRST) as usize + count <= COUNT
    }

    /// Sets registers from `first` on.
    pub(super) fn set(&mut self, first: u32, values: &[u32]) {
        let places = self.0.iter_mut().skip(first.wrapping_sub(FIRST) as usize);
        places.zip(values).for_each(|(place, value)| *place = *value);
    }

    fn get(&self, register: u32) -> u32 {
        self.0[(register - FIRST) as usize]
    }

    /// An address in units of 256 bytes, in two registers.
    fn address(&self, low: u32) -> u64 {
        (u64::from(self.get(low)) | u64::from(self.get(low + 1) & 0xff) << 32) << 8
    }

    fn scratch(&self) -> Option<Scratch> {
        let size = self.get(register::TMPRING_SIZE);
        (self.get(register::PGM_RSRC2) & 1 != 0).then(|| Scratch {
            base: self.address(register::DISPATCH_SCRATCH_BASE_LO),
            waves: u64::from(size & 0xfff),
            wave_bytes: u64::from(size >> 12 & 0x7fff) * 256,
        })
    }

    /// The dispatch of `size` workgroups, or work-items if the initiator says so. `None` if it is empty.
    fn dispatch(&self, size: [u32; 3], initiator: u32) -> Result<Option<Dispatch>, &'static str> {
        if initiator & initiator::COMPUTE_SHADER_EN == 0 {
            return Err("a dispatch without COMPUTE_SHADER_EN");
        }
        if initiator & initiator::ORDERED_APPEND_ENBL != 0 {
            return Err("ordered append");
        }
        let start = [0, 1, 2].map(|i| self.get(register::START_X + i));
        if initiator & initiator::FORCE_START_AT_000 == 0 && start != [0; 3] {
            return Err("a dispatch that does not start at workgroup 0, 0, 0");
        }
        let items = initiator & initiator::USE_THREAD_DIMENSIONS != 0;
        if !items && initiator & initiator::PARTIAL_TG_EN != 0 {
            return Err("partial workgroups without USE_THREAD_DIMENSIONS");
        }
        if size.contains(&0) {
            return Ok(None);
        }
        let threads = [0, 1, 2].map(|i| self.get(register::NUM_THREAD_X + i) & 0xffff);
        let mut grid = size;
        for (grid, threads) in grid.iter_mut().zip(threads).filter(|_| !items) {
            *grid = grid.checked_mul(threads).ok_or("a grid of 2^32 work-items in one dimension")?;
        }
        let wave32 = initiator & initiator::CS_W32_EN != 0;
        let rsrc2 = self.get(register::PGM_RSRC2);
        if rsrc2 >> 1 & 31 > 16 {
            return Err("more than 16 user SGPRs");
        }
        let lane_bytes = |scratch: Scratch| (scratch.wave_bytes / if wave32 { 32 } else { 64 }) as u32;
        let private_bytes = self.scratch().map_or(0, lane_bytes);
        let descriptor = Descriptor {
            private_bytes,
            rsrc1: self.get(register::PGM_RSRC1),
            rsrc2,
            rsrc3: self.get(register::PGM_RSRC3),
            properties: if wave32 { WAVE32 } else { 0 },
            ..Descriptor::default()
        };
        Ok(Some(Dispatch {
            code: self.address(register::PGM_LO),
            descriptor,
            grid,
            workgroup: threads.map(|threads| threads as u16),
            // LDS_SIZE counts 512 bytes.
            lds_bytes: (rsrc2 >> 15 & 0x1ff) * 512,
            private_bytes,
            user: Some(std::array::from_fn(|i| self.get(register::USER_DATA_0 + i as u32))),
            ..Dispatch::default()
        }))
    }
}

impl Processor {
    /// Runs the dispatch that the registers describe, and waits for its end.
    pub(super) fn dispatch_groups(&self, registers: &Registers, size: [u32; 3], initiator: u32) -> Result<(), Stopped> {
        let dispatch = match registers.dispatch(size, initiator) {
            Ok(Some(dispatch)) => dispatch,
            Ok(None) => return Ok(()),
            Err(what) => {
                let header = super::pm4::DISPATCH_DIRECT;
                return Err(self.reject(Refused::Unsupported { header, what }.to_string()));
            }
        };
        if let Some(Scratch { base, waves, wave_bytes }) = registers.scratch() {
            // Each shader engine has its part.
            let bytes = waves * wave_bytes * u64::from(self.machine.gpus[self.gpu].chip().engines);
            if bytes != 0 && self.machine.space.find(self.gpu, base, bytes).is_none() {
                let end = base.saturating_add(bytes - 1);
                let first = self.machine.space.find(self.gpu, base, 1).map_or(base, |_| end);
                return Err(self.violate(FaultKind::NotMapped { address: first, size: 1, write: true, nearest: None }));
            }
        }
        self.hold_stores();
        let start = self.start();
        let ran = self.execute(&dispatch)?;
        self.end(start, ran.modelled);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: u32 = initiator::COMPUTE_SHADER_EN | initiator::FORCE_START_AT_000;

    fn registers() -> Registers {
        let mut registers = Registers::default();
        registers.set(register::PGM_LO, &[0x1234_5678, 0x9a]);
        registers.set(register::NUM_THREAD_X, &[8, 4, 2]);
        registers.set(register::USER_DATA_0, &[7, 6, 5]);
        registers
    }

    #[test]
    fn registers_describe_a_dispatch() {
        let mut registers = registers();
        // Scratch, 2 user SGPRs, 3 times 512 bytes of LDS; 4 waves of 512 bytes of scratch.
        registers.set(register::PGM_RSRC1, &[11, 1 | 2 << 1 | 3 << 15]);
        registers.set(register::TMPRING_SIZE, &[4 | 2 << 12]);
        registers.set(register::DISPATCH_SCRATCH_BASE_LO, &[1, 1]);
        let dispatch = registers.dispatch([3, 2, 1], START | initiator::CS_W32_EN).unwrap().unwrap();
        assert_eq!(dispatch.code, 0x9a_1234_5678 << 8);
        assert_eq!((dispatch.grid, dispatch.workgroup), ([24, 8, 2], [8, 4, 2]));
        assert_eq!((dispatch.lds_bytes, dispatch.private_bytes), (1536, 16));
        assert_eq!((dispatch.descriptor.wave32(), dispatch.descriptor.rsrc1), (true, 11));
        assert_eq!(dispatch.user.map(|user| user[..4].to_vec()), Some(vec![7, 6, 5, 0]));
        assert_eq!(registers.scratch(), Some(Scratch { base: 0x1_0000_0001 << 8, waves: 4, wave_bytes: 512 }));
        // Waves of 64 lanes have half the scratch for each.
        let dispatch = registers.dispatch([3, 2, 1], START).unwrap().unwrap();
        assert_eq!((dispatch.descriptor.wave32(), dispatch.private_bytes), (false, 8));
        // The size in work-items.
        let items = START | initiator::USE_THREAD_DIMENSIONS | initiator::PARTIAL_TG_EN;
        assert_eq!(registers.dispatch([13, 5, 1], items).unwrap().unwrap().grid, [13, 5, 1]);
    }

    #[test]
    fn empty_dispatches_do_nothing_and_unsupported_ones_are_refused() {
        let mut registers = registers();
        assert!(registers.dispatch([3, 0, 1], START).unwrap().is_none());
        assert!(registers.dispatch([1; 3], initiator::FORCE_START_AT_000).is_err());
        assert!(registers.dispatch([1; 3], START | initiator::PARTIAL_TG_EN).is_err());
        assert!(registers.dispatch([1; 3], START | initiator::ORDERED_APPEND_ENBL).is_err());
        assert!(registers.dispatch([1 << 30, 1, 1], START).is_err());
        registers.set(register::START_X, &[0, 1]);
        assert!(registers.dispatch([1; 3], START).unwrap().is_some(), "the start is ignored");
        assert!(registers.dispatch([1; 3], initiator::COMPUTE_SHADER_EN).is_err());
        registers.set(register::PGM_RSRC2, &[17 << 1]);
        assert!(registers.dispatch([1; 3], START).is_err());
    }

    #[test]
    fn only_compute_registers_can_be_set() {
        assert!(Registers::contain(0x2e00, 0x80));
        assert!(!Registers::contain(0x2e00, 0x81) && !Registers::contain(0x2dff, 1) && !Registers::contain(0x2e80, 1));
    }
}
