//! The simulator as the kernel: the same calls, handled by [`t0_sim::kfd::VirtualKfd`] in this process.

use std::sync::{Arc, OnceLock};

use t0_isa::object::Object;
use t0_sim::exec;
use t0_sim::kfd::{self, Doorbell, File, Mapping, VirtualKfd, VirtualOptions, Watcher};

use super::{Doorbells, Errno, Pointer, RawFault, RawRelated, Registers, Sys, Window};
use crate::fault::FaultKind;

/// A virtual GPU owned by this process.
#[derive(Debug)]
pub(crate) struct Virtual {
    kfd: Arc<VirtualKfd>,
    watcher: Option<Arc<dyn Watcher>>,
}

impl Virtual {
    /// A virtual GPU whose launches the watcher sees, if there is one.
    pub(crate) fn new(options: VirtualOptions, watcher: Option<Arc<dyn Watcher>>) -> Virtual {
        let kfd = match &watcher {
            None => VirtualKfd::new(options),
            Some(watcher) => VirtualKfd::watched(options, watcher.clone()),
        };
        Virtual { kfd, watcher }
    }

    /// The driver itself.
    #[cfg(test)]
    pub(crate) fn kfd(&self) -> &VirtualKfd {
        &self.kfd
    }
}

fn errno(kfd::Errno(number): kfd::Errno) -> Errno {
    Errno(number)
}

impl Sys for Virtual {
    fn ioctl(&self, request: u32, argument: &mut [u8], pointers: &mut [Pointer<'_>]) -> Result<(), Errno> {
        let convert = |pointer: &mut Pointer<'_>| kfd::Pointer { at: pointer.at, bytes: pointer.bytes.to_vec() };
        let mut theirs: Vec<kfd::Pointer> = pointers.iter_mut().map(convert).collect();
        let result = self.kfd.ioctl(File::Kfd, request, argument, &mut theirs);
        for (pointer, their) in pointers.iter_mut().zip(theirs) {
            pointer.bytes.copy_from_slice(&their.bytes);
        }
        result.map_err(errno)
    }

    fn open_render(&self, minor: u32) -> Result<u32, Errno> {
        self.kfd.open_render(minor).map_err(errno)
    }

    fn reserve(&self, bytes: u64) -> Result<u64, Errno> {
        self.kfd.reserve(bytes).map_err(errno)
    }

    fn release(&self, address: u64, _: u64) {
        self.kfd.release(address);
    }

    fn map(&self, minor: u32, address: u64, bytes: u64, offset: u64) -> Result<Box<dyn Window>, Errno> {
        let mapping = self.kfd.map(File::Render(minor), address, bytes, offset).map_err(errno)?;
        Ok(Box::new(mapping))
    }

    fn map_registers(&self, _: u64, bytes: u64, offset: u64) -> Result<Box<dyn Registers>, Errno> {
        self.kfd.check_registers(offset, bytes).map_err(errno)?;
        Ok(Box::new(RegisterPage { kfd: self.kfd.clone(), offset }))
    }

    fn map_doorbells(&self, offset: u64, bytes: u64) -> Result<Box<dyn Doorbells>, Errno> {
        self.kfd.check_doorbells(offset, bytes).map_err(errno)?;
        Ok(Box::new(DoorbellPage { kfd: self.kfd.clone(), offset, known: OnceLock::new() }))
    }

    fn read_file(&self, path: &str) -> Result<String, Errno> {
        self.kfd.read_file(path).map_err(errno)
    }

    fn take_fault(&self, queue: u32) -> Option<RawFault> {
        self.kfd.take_fault(queue).map(|taken| RawFault { evicts: taken.evicts, ..convert(*taken.fault) })
    }

    fn emulated(&self) -> bool {
        true
    }

    fn timed(&self) -> bool {
        self.watcher.is_some()
    }

    fn loaded(&self, object: &Object, address: u64, bytes: u64) -> Result<(), String> {
        self.watcher.as_ref().map_or(Ok(()), |watcher| watcher.loaded(object, address, bytes))
    }

    fn queued(&self, kernarg: u64) {
        if let Some(watcher) = &self.watcher {
            watcher.queued(kernarg);
        }
    }
}

impl Window for Mapping {
    fn read(&self, offset: u64, out: &mut [u8]) {
        Mapping::read(self, offset, out);
    }

    fn write(&self, offset: u64, data: &[u8]) {
        Mapping::write(self, offset, data);
    }

    fn load(&self, offset: u64) -> u64 {
        Mapping::load64(self, offset)
    }

    fn store(&self, offset: u64, value: u64) {
        Mapping::store64(self, offset, value);
    }

    fn store32(&self, offset: u64, value: u32) {
        Mapping::store32(self, offset, value);
    }
}

struct DoorbellPage {
    kfd: Arc<VirtualKfd>,
    offset: u64,
    /// The doorbell that was rung first, with its index in the page.
    known: OnceLock<(u64, Doorbell)>,
}

impl Doorbells for DoorbellPage {
    fn ring(&self, index: u64, value: u64) {
        if let Some((at, doorbell)) = self.known.get()
            && *at == index
            && doorbell.ring(value)
        {
            return;
        }
        match self.kfd.doorbell(self.offset + index) {
            Some(doorbell) if self.known.get().is_none() => {
                let _ = doorbell.ring(value);
                let _ = self.known.set((index, doorbell));
            }
            _ => self.kfd.ring(self.offset + index, value),
        }
    }
}

struct RegisterPage {
    kfd: Arc<VirtualKfd>,
    offset: u64,
}

impl Registers for RegisterPage {
    fn write(&self, offset: u64, value: u32) {
        self.kfd.write_register(self.offset, offset, value);
    }
}

fn convert(fault: exec::Fault) -> RawFault {
    use exec::FaultKind as Theirs;
    let message = fault.kind.to_string();
    let base = match fault.kind {
        Theirs::BufferOutOfBounds { base, .. } => Some(base),
        Theirs::OutOfBounds { nearest, .. } | Theirs::NotMapped { nearest, .. } | Theirs::ReadOnly { nearest, .. } => {
            nearest.map(|nearest| nearest.region.address)
        }
        _ => None,
    };
    let (kind, address) = match fault.kind {
        Theirs::OutOfBounds { address, .. } | Theirs::NotMapped { address, .. } => {
            (FaultKind::OutOfBounds, Some(address))
        }
        // The offset of an index that the code has bounded is meaningless.
        Theirs::BufferOutOfBounds { element: Some(ref element), .. } if !element.outside.is_empty() => {
            (FaultKind::OutOfBounds, None)
        }
        Theirs::BufferOutOfBounds { base, offset, .. } => (FaultKind::OutOfBounds, Some(base.wrapping_add(offset))),
        Theirs::KernargOutOfBounds { .. } => (FaultKind::OutOfBounds, None),
        Theirs::Uninitialised { .. } => (FaultKind::Uninitialised, None),
        Theirs::MissingWait { .. } | Theirs::LdsStoreAtBarrier { .. } => (FaultKind::MissingWait, None),
        Theirs::StoreInFlight { address, .. } => (FaultKind::MissingWait, Some(address)),
        Theirs::StaleLine { address, .. } => (FaultKind::StaleLine, Some(address)),
        Theirs::Race { lds, address, .. } => (FaultKind::Race, (!lds).then_some(address)),
        Theirs::Deadlock { lds, address, .. } => (FaultKind::Deadlock, (!lds).then_some(address)),
        Theirs::LdsOutOfBounds { .. } | Theirs::GdsOutOfBounds { .. } | Theirs::ScratchOutOfBounds { .. } => {
            (FaultKind::OutOfBounds, None)
        }
        Theirs::ReadOnly { address, .. } => (FaultKind::ReadOnly, Some(address)),
        Theirs::Misaligned { address, .. } => (FaultKind::Misaligned, Some(address)),
        Theirs::NotExecutable { address } => (FaultKind::IllegalInstruction, Some(address)),
        Theirs::IllegalInstruction { .. } | Theirs::UnsupportedInstruction { .. } => {
            (FaultKind::IllegalInstruction, None)
        }
        Theirs::BudgetExhausted { .. } => (FaultKind::Budget, None),
        Theirs::DivergentBarrier { .. } | Theirs::BarrierDeadlock { .. } => (FaultKind::Barrier, None),
        Theirs::Trap { .. } => (FaultKind::Trap, None),
        Theirs::BadDispatch { .. } => (FaultKind::BadDispatch, None),
        _ => (FaultKind::Other, None),
    };
    RawFault {
        evicts: false,
        kind,
        message,
        pc: Some(fault.pc),
        instruction: fault.instruction,
        workgroup: Some(fault.workgroup),
        wave: Some(fault.wave),
        lane: fault.lane,
        address,
        base,
        related: fault.related.into_iter().map(related).collect(),
        disassembly: fault.disassembly,
    }
}

fn related(other: exec::Related) -> RawRelated {
    let exec::Related { role, pc, wave, workgroup, lane, instruction, .. } = other;
    RawRelated { role: role.to_string(), pc, instruction, workgroup, wave, lane }
}
