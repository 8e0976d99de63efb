//! The ioctls of `/dev/kfd`: the driver's checks, and the answers.
//!
//! Written against the driver's `kfd_chardev.c` and `kfd_queue.c`; numbers and structs are those of [`t0_kfd`].

use std::mem::offset_of;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use t0_kfd::{
    AcquireVm, AllocMemoryOfGpu, AllocQueueGws, Apertures, AvailableMemory, CreateEvent, CreateQueue, DestroyEvent,
    DestroyQueue, EventData, FreeMemoryOfGpu, GetClockCounters, GetProcessAperturesNew, GetQueueWaveState,
    GetTileConfig, GetVersion, Ioctl, Layout, MapMemoryToGpu, ResetEvent, RuntimeEnable, SetCuMask, SetEvent,
    SetMemoryPolicy, SetScratchBackingVa, SetTrapHandler, SetXnackMode, Svm, UnmapMemoryFromGpu, UpdateQueue,
    WaitEvents, values,
};

use super::events::{Awaited, News, Outcome};
use super::host::PAGE;
use super::queue::{Kind, SDMA_ENGINES, Setup};
use super::sleep::Sleeper;
use super::space::Space;
use super::{Errno, File, Pointer, TICK_NANOSECONDS, VirtualKfd, topology};

/// The file descriptor of the first render node; the others follow.
pub(super) const RENDER_FD: u32 = 3;
/// The lowest bit of the number of an open file of a render node, in its descriptor. The bits below are a descriptor.
pub(super) const FILE_SHIFT: u32 = 16;
/// The first address that no user of the host can have: `USER_PTR_MAX` on x86-64.
const USER_END: u64 = (1 << 47) - PAGE;
/// The interface version: that of Linux 6.12.
const VERSION: (u32, u32) = (1, 17);
/// Bytes of an AQL queue's EOP buffer on gfx11.
const EOP_BYTES: u64 = 4096;
/// The smallest ring of a queue in bytes; smaller requests get this one.
const LEAST_RING: u32 = 1024;
/// The offset of the event page in `/dev/kfd`, as CREATE_EVENT reports it: the driver's type tag. A client that has
/// allocated the page itself sees from it that there is a page.
const EVENTS_OFFSET: u64 = 2 << 62;
/// Offset at which a GPU's page of registers is mapped: the driver's type tag, which is 0, and the GPU.
pub(super) fn registers_offset(gpu_id: u32) -> u64 {
    u64::from(gpu_id) << 46
}

/// Answers a call whose argument has the type `A`. As in the driver, the argument of an older client is padded with
/// zeros, and it is copied back even if the call fails.
fn typed<A: Layout>(argument: &mut [u8], answer: impl FnOnce(&mut A) -> Result<(), Errno>) -> Result<(), Errno> {
    let mut typed = A::read(argument);
    let result = answer(&mut typed);
    typed.write(argument);
    result
}

/// The bytes that the pointer field at byte `at` points to. There must be at least `bytes` of them.
pub(super) fn pointed(pointers: &mut [Pointer], at: usize, bytes: usize) -> Result<&mut [u8], Errno> {
    let pointer = pointers.iter_mut().find(|pointer| pointer.at == at);
    pointer.and_then(|pointer| pointer.bytes.get_mut(..bytes)).ok_or(Errno::FAULT)
}

impl VirtualKfd {
    /// Performs one ioctl. `request` is the whole request number, `argument` its struct, and `pointers` the memory that
    /// the struct points to.
    ///
    /// # Errors
    /// The driver's error numbers; [`Errno::NOTTY`] for requests that it does not know.
    pub fn ioctl(&self, file: File, request: u32, argument: &mut [u8], pointers: &mut [Pointer]) -> Result<(), Errno> {
        self.ioctl_of_thread(file, request, argument, pointers, None)
    }

    /// As [`VirtualKfd::ioctl`], by a thread that sleeps in its own way, which a signal may interrupt.
    ///
    /// # Errors
    /// Those of [`VirtualKfd::ioctl`]; [`Errno::INTR`] if a signal has interrupted the call.
    pub fn ioctl_of_thread(
        &self,
        file: File,
        request: u32,
        argument: &mut [u8],
        pointers: &mut [Pointer],
        sleeper: Option<&Arc<dyn Sleeper>>,
    ) -> Result<(), Errno> {
        if file != File::Kfd || !t0_kfd::is_kfd(request) {
            return Err(Errno::NOTTY);
        }
        let argument = argument.get_mut(..t0_kfd::argument_bytes(request)).ok_or(Errno::FAULT)?;
        let machine = &*self.machine;
        match t0_kfd::number(request) {
            GetVersion::NUMBER => typed(argument, |a: &mut GetVersion| {
                (a.major_version, a.minor_version) = VERSION;
                Ok(())
            }),
            CreateQueue::NUMBER => typed(argument, |a| self.create_queue(a)),
            DestroyQueue::NUMBER => typed(argument, |a: &mut DestroyQueue| self.queues.destroy(a.queue_id)),
            SetMemoryPolicy::NUMBER => typed(argument, |a| self.memory_policy(a)),
            GetClockCounters::NUMBER => typed(argument, |a| self.clock_counters(a)),
            UpdateQueue::NUMBER => typed(argument, |a| self.update_queue(a)),
            CreateEvent::NUMBER => typed(argument, |a| self.create_event(a)),
            DestroyEvent::NUMBER => typed(argument, |a: &mut DestroyEvent| machine.events.destroy(a.event_id)),
            SetEvent::NUMBER => typed(argument, |a: &mut SetEvent| machine.events.set(a.event_id)),
            ResetEvent::NUMBER => typed(argument, |a: &mut ResetEvent| machine.events.reset(a.event_id)),
            WaitEvents::NUMBER => typed(argument, |a| self.wait_events(a, pointers, sleeper)),
            // A register that this device does not have.
            SetScratchBackingVa::NUMBER => {
                typed(argument, |a: &mut SetScratchBackingVa| self.ready(a.gpu_id).map(drop))
            }
            GetTileConfig::NUMBER => typed(argument, |a| self.tile_config(a, pointers)),
            SetTrapHandler::NUMBER => typed(argument, |a: &mut SetTrapHandler| {
                machine.gpus[self.acquired(a.gpu_id)?].handler.set(a.tba_addr, a.tma_addr);
                Ok(())
            }),
            GetProcessAperturesNew::NUMBER => typed(argument, |a| self.apertures(a, pointers)),
            AcquireVm::NUMBER => typed(argument, |a| self.acquire_vm(a)),
            AllocMemoryOfGpu::NUMBER => typed(argument, |a| self.allocate(a)),
            FreeMemoryOfGpu::NUMBER => typed(argument, |a: &mut FreeMemoryOfGpu| machine.space.free(a.handle)),
            MapMemoryToGpu::NUMBER => typed(argument, |a: &mut MapMemoryToGpu| {
                let MapMemoryToGpu { handle, n_devices, n_success, .. } = a;
                let at = offset_of!(MapMemoryToGpu, device_ids_array_ptr);
                self.each_device(*handle, at, *n_devices, n_success, pointers, Space::map_gpu)
            }),
            UnmapMemoryFromGpu::NUMBER => typed(argument, |a: &mut UnmapMemoryFromGpu| {
                let UnmapMemoryFromGpu { handle, n_devices, n_success, .. } = a;
                let at = offset_of!(UnmapMemoryFromGpu, device_ids_array_ptr);
                self.each_device(*handle, at, *n_devices, n_success, pointers, Space::unmap_gpu)
            }),
            SetCuMask::NUMBER => typed(argument, |a: &mut SetCuMask| self.set_cu_mask(a, pointers)),
            GetQueueWaveState::NUMBER => typed(argument, |a: &mut GetQueueWaveState| self.wave_state(a)),
            AllocQueueGws::NUMBER => typed(argument, |a| self.alloc_gws(a)),
            Svm::NUMBER => self.svm(argument),
            SetXnackMode::NUMBER => typed(argument, |a| self.xnack_mode(a)),
            AvailableMemory::NUMBER => typed(argument, |a: &mut AvailableMemory| {
                a.available = machine.space.available(self.gpu(a.gpu_id)?);
                Ok(())
            }),
            RuntimeEnable::NUMBER => typed(argument, |a: &mut RuntimeEnable| self.runtime_enable(a.mode_mask & 1 != 0)),
            _ => Err(Errno::NOTTY),
        }
    }

    /// The index of the GPU with this id.
    pub(super) fn gpu(&self, id: u32) -> Result<usize, Errno> {
        self.machine.gpus.iter().position(|gpu| gpu.id == id).ok_or(Errno::INVAL)
    }

    /// The index of the GPU with this id, whose address space must have been acquired.
    fn ready(&self, id: u32) -> Result<usize, Errno> {
        let gpu = self.gpu(id)?;
        if self.machine.gpus[gpu].acquired.load(Ordering::Acquire) != 0 { Ok(gpu) } else { Err(Errno::NODEV) }
    }

    /// SET_MEMORY_POLICY. This device has no registers for it.
    fn memory_policy(&self, a: &SetMemoryPolicy) -> Result<(), Errno> {
        if a.default_policy > 1 || a.alternate_policy > 1 {
            return Err(Errno::INVAL);
        }
        self.acquired(a.gpu_id).map(drop)
    }

    /// The index of the GPU with this id, for calls that report a missing address space as a missing process.
    fn acquired(&self, id: u32) -> Result<usize, Errno> {
        match self.ready(id) {
            Err(Errno::NODEV) => Err(Errno::SRCH),
            result => result,
        }
    }

    fn update_queue(&self, a: &UpdateQueue) -> Result<(), Errno> {
        check_queue(a.queue_percentage, a.queue_priority, a.ring_base_address, a.ring_size)?;
        self.queues.update(a.queue_id, a.ring_base_address, a.queue_percentage & 0xff)
    }

    /// SET_XNACK_MODE. XNACK is off and stays off.
    fn xnack_mode(&self, a: &mut SetXnackMode) -> Result<(), Errno> {
        match a.xnack_enabled as i32 {
            0.. if !self.queues.is_empty() => Err(Errno::BUSY),
            1.. => Err(Errno::PERM),
            _ => {
                a.xnack_enabled = 0;
                Ok(())
            }
        }
    }

    /// RUNTIME_ENABLE. It must precede all queues. No debugger waits for it, so it does not block.
    fn runtime_enable(&self, enable: bool) -> Result<(), Errno> {
        let enabled = &self.machine.exceptions.enabled;
        if enable && enabled.load(Ordering::Acquire) {
            return Err(Errno::BUSY);
        }
        if enable && !self.queues.is_empty() {
            return Err(Errno::EXIST);
        }
        enabled.store(enable, Ordering::Release);
        Ok(())
    }

    /// ACQUIRE_VM. Repeating it with the same open file has no effect, and a process keeps the address space of the
    /// first one. Descriptors below those of render nodes are other open files; all others are closed.
    fn acquire_vm(&self, a: &AcquireVm) -> Result<(), Errno> {
        let gpu = self.gpu(a.gpu_id)?;
        let descriptor = a.drm_fd & ((1 << FILE_SHIFT) - 1);
        if descriptor >= RENDER_FD + self.machine.gpus.len() as u32 {
            return Err(Errno::INVAL);
        }
        let acquired = &self.machine.gpus[gpu].acquired;
        match acquired.load(Ordering::Acquire) {
            0 if descriptor != RENDER_FD + gpu as u32 => Err(Errno::INVAL),
            0 => match acquired.compare_exchange(0, a.drm_fd, Ordering::AcqRel, Ordering::Acquire) {
                Err(first) if first != a.drm_fd => Err(Errno::BUSY),
                _ => Ok(()),
            },
            first if first == a.drm_fd => Ok(()),
            _ => Err(Errno::BUSY),
        }
    }

    /// GET_CLOCK_COUNTERS. The GPU's clock reads 0 for a node that is not a GPU. If it is modelled, the other clocks
    /// are the same, because clients relate them by two calls.
    fn clock_counters(&self, a: &mut GetClockCounters) -> Result<(), Errno> {
        let gpu = self.gpu(a.gpu_id);
        let modelled = self.machine.has_modelled_clocks().then(|| {
            // The call takes a tick, so that no two calls have equal times.
            gpu.map_or(0, |gpu| self.machine.gpus[gpu].clock.fetch_add(1, Ordering::AcqRel) + 1)
        });
        let nanoseconds = match modelled {
            Some(ticks) => ticks * TICK_NANOSECONDS as u64,
            None => self.machine.booted.elapsed().as_nanos() as u64,
        };
        a.gpu_clock_counter = modelled.unwrap_or_else(|| gpu.map_or(0, |_| self.machine.ticks()));
        a.cpu_clock_counter = nanoseconds;
        a.system_clock_counter = nanoseconds;
        a.system_clock_freq = 1_000_000_000;
        Ok(())
    }

    /// GET_TILE_CONFIG. Clients of gfx11 compute the layout of images without these modes, so all of them are linear.
    /// The number of modes is the driver's.
    fn tile_config(&self, a: &mut GetTileConfig, pointers: &mut [Pointer]) -> Result<(), Errno> {
        self.gpu(a.gpu_id)?;
        let arrays = [
            (offset_of!(GetTileConfig, tile_config_ptr), &mut a.num_tile_configs, 32),
            (offset_of!(GetTileConfig, macro_tile_config_ptr), &mut a.num_macro_tile_configs, 16),
        ];
        for (pointer, count, all) in arrays {
            let given = (*count).min(all);
            if given != 0 {
                pointed(pointers, pointer, 4 * given as usize)?.fill(0);
            }
            *count = given;
        }
        (a.gb_addr_config, a.num_banks, a.num_ranks) = (0, 0, 0);
        Ok(())
    }

    fn allocate(&self, a: &mut AllocMemoryOfGpu) -> Result<(), Errno> {
        let gpu = self.ready(a.gpu_id)?;
        let space = &self.machine.space;
        a.handle = space.allocate(gpu, a.va_addr, a.size, a.flags, a.mmap_offset)?;
        a.mmap_offset =
            if Space::is_registers(a.flags) { registers_offset(a.gpu_id) } else { Space::mmap_offset(a.handle) };
        Ok(())
    }

    /// MAP and UNMAP: performs the call for each device of the array at byte `at` of the argument, starting at `done`.
    fn each_device(
        &self,
        handle: u64,
        at: usize,
        count: u32,
        done: &mut u32,
        pointers: &mut [Pointer],
        step: impl Fn(&Space, usize, u64) -> Result<(), Errno>,
    ) -> Result<(), Errno> {
        if count == 0 || *done > count {
            return Err(Errno::INVAL);
        }
        let bytes = (count as usize).checked_mul(4).ok_or(Errno::INVAL)?;
        let devices: Vec<u32> =
            pointed(pointers, at, bytes)?.as_chunks::<4>().0.iter().map(|id| u32::from_le_bytes(*id)).collect();
        // The upper half of a handle is the GPU that it was allocated for.
        self.ready((handle >> 32) as u32)?;
        for (i, id) in devices.iter().enumerate().skip(*done as usize) {
            let gpu = self.ready(*id)?;
            step(&self.machine.space, gpu, handle)?;
            *done = i as u32 + 1;
        }
        Ok(())
    }

    /// CREATE_EVENT. The first call that passes an event page sets it.
    fn create_event(&self, a: &mut CreateEvent) -> Result<(), Errno> {
        if a.event_page_offset != 0 {
            self.machine.space.set_event_page(a.event_page_offset, values::EVENT_PAGE_BYTES)?;
        }
        let id = self.machine.events.create(a.event_type, a.auto_reset != 0)?;
        a.event_trigger_data = id;
        a.event_id = id;
        if matches!(a.event_type, values::EVENT_SIGNAL | values::EVENT_DEBUG_EVENT) {
            a.event_page_offset = EVENTS_OFFSET;
            a.event_slot_index = id;
        }
        Ok(())
    }

    /// WAIT_EVENTS. An interrupted call returns the time that is left (`kfd_wait_on_events`).
    fn wait_events(
        &self,
        a: &mut WaitEvents,
        pointers: &mut [Pointer],
        sleeper: Option<&Arc<dyn Sleeper>>,
    ) -> Result<(), Errno> {
        a.wait_result = values::WAIT_RESULT_FAIL;
        let bytes = (a.num_events as usize).checked_mul(EventData::BYTES).ok_or(Errno::INVAL)?;
        let data = pointed(pointers, offset_of!(WaitEvents, events_ptr), bytes)?;
        let mut entries: Vec<EventData> = data.chunks_exact(EventData::BYTES).map(EventData::read).collect();
        let awaited: Vec<_> = entries.iter().map(|entry| Awaited { id: entry.event_id, age: entry.age() }).collect();
        let timeout = (a.timeout != u32::MAX).then(|| Duration::from_millis(a.timeout.into()));
        let start = Instant::now();
        let waited = self.machine.events.wait(&awaited, a.wait_for_all != 0, timeout, sleeper);
        if let (Err(Errno::INTR), Some(timeout)) = (&waited, timeout) {
            a.timeout = timeout.saturating_sub(start.elapsed()).as_millis() as u32;
        }
        let (outcome, news) = waited?;
        if outcome == Outcome::Fail {
            return Err(Errno::IO);
        }
        for (entry, news) in entries.iter_mut().zip(news) {
            match news {
                News::None => {}
                News::Age(age) => entry.set_age(age),
                News::Exception(exception) => exception.report(entry),
            }
        }
        entries.iter().zip(data.chunks_exact_mut(EventData::BYTES)).for_each(|(entry, bytes)| entry.write(bytes));
        a.wait_result = outcome as u32;
        Ok(())
    }

    fn create_queue(&self, a: &mut CreateQueue) -> Result<(), Errno> {
        let CreateQueue { ring_base_address: ring, write_pointer_address: write_pointer, gpu_id, queue_type, .. } = *a;
        let read_pointer = a.read_pointer_address;
        let (eop, save) = (a.eop_buffer_address, a.ctx_save_restore_address);
        check_queue(a.queue_percentage, a.queue_priority, ring, a.ring_size)?;
        user(read_pointer, 4)?;
        user(write_pointer, 4)?;
        user(eop, 4)?;
        user(save, 4)?;
        let ring_bytes = a.ring_size.max(LEAST_RING);
        let kind = match queue_type {
            values::QUEUE_TYPE_COMPUTE => Kind::Pm4,
            values::QUEUE_TYPE_SDMA | values::QUEUE_TYPE_SDMA_BY_ENG_ID => Kind::Sdma,
            values::QUEUE_TYPE_COMPUTE_AQL => Kind::Aql,
            // This device has no links.
            values::QUEUE_TYPE_SDMA_XGMI => return Err(Errno::NOMEM),
            _ => return Err(Errno::NOTSUPP),
        };
        let gpu = self.gpu(gpu_id)?;
        let engine = (queue_type == values::QUEUE_TYPE_SDMA_BY_ENG_ID).then_some(a.sdma_engine_id);
        if engine.is_some_and(|engine| engine >= SDMA_ENGINES) {
            return Err(Errno::INVAL);
        }
        self.acquired(gpu_id)?;
        let space = &self.machine.space;
        let rings = [
            space.is_exactly(gpu, write_pointer, PAGE),
            space.is_exactly(gpu, read_pointer, PAGE),
            ring.is_multiple_of(PAGE) && space.is_exactly(gpu, ring, ring_bytes.into()),
        ];
        // Only compute queues have an end-of-pipe buffer and a save area.
        let right = kind == Kind::Sdma
            || (eop == 0 || a.eop_buffer_size == EOP_BYTES && space.is_exactly(gpu, eop, EOP_BYTES))
                && self.is_save_area(gpu, save, a.ctx_save_restore_size, a.ctl_stack_size);
        if rings.contains(&false) || !right {
            return Err(Errno::INVAL);
        }
        let queue_address = read_pointer & !(PAGE - 1);
        let find = |address, bytes| space.find(gpu, address, bytes).ok_or(Errno::FAULT);
        let compute = |address| if kind == Kind::Sdma { 0 } else { address };
        let setup = Setup {
            kind,
            engine,
            ring: find(ring, ring_bytes.into())?,
            slots: u64::from(ring_bytes) / 64,
            write_pointer: find(write_pointer, 8)?,
            read_pointer: find(read_pointer, 8)?,
            queue: find(queue_address, PAGE)?,
            queue_address,
            buffers: [write_pointer, read_pointer, ring, compute(eop), compute(save)],
        };
        let (id, doorbell) = self.queues.create(&self.machine, gpu, setup)?;
        (a.ring_size, a.queue_id, a.doorbell_offset) = (ring_bytes, id, doorbell);
        Ok(())
    }

    /// Whether this is the memory that waves of a compute queue are saved to, with the control stack before it and the
    /// debugger's part behind it.
    fn is_save_area(&self, gpu: usize, save: u64, save_bytes: u32, control_bytes: u32) -> bool {
        let cus = topology::cus(&self.machine.gpus[gpu].card.target);
        let waves = cus * 32;
        let vgprs = self.machine.gpus[gpu].chip().saved_vgpr_bytes();
        let control = (40 + waves * 12 + 8).next_multiple_of(PAGE);
        let least = control + (cus * (vgprs + 0x4000 + 0x10000 + 0x1000)).next_multiple_of(PAGE);
        let all = u64::from(save_bytes) + (waves * 32).next_multiple_of(64);
        u64::from(control_bytes) == control
            && u64::from(save_bytes) >= least
            && self.machine.space.is_exactly(gpu, save, all.next_multiple_of(PAGE))
    }

    /// GET_PROCESS_APERTURES_NEW.
    fn apertures(&self, a: &mut GetProcessAperturesNew, pointers: &mut [Pointer]) -> Result<(), Errno> {
        let gpus = &self.machine.gpus;
        if a.num_of_nodes == 0 {
            // The caller asks only for the number of GPUs.
            a.num_of_nodes = gpus.len() as u32;
            return Ok(());
        }
        let count = gpus.len().min(a.num_of_nodes as usize);
        let at = offset_of!(GetProcessAperturesNew, kfd_process_device_apertures_ptr);
        let out = pointed(pointers, at, count * Apertures::BYTES)?;
        for (out, gpu) in out.chunks_exact_mut(Apertures::BYTES).zip(gpus) {
            let apertures = Apertures {
                lds_base: 1 << 48,
                lds_limit: 1 << 48 | 0xffff_ffff,
                scratch_base: 2 << 48,
                scratch_limit: 2 << 48 | 0xffff_ffff,
                gpuvm_base: PAGE,
                gpuvm_limit: (1 << 47) - 1,
                gpu_id: gpu.id,
                pad: 0,
            };
            apertures.write(out);
        }
        a.num_of_nodes = count as u32;
        Ok(())
    }
}

/// The checks of CREATE_QUEUE and UPDATE_QUEUE, in the driver's order.
fn check_queue(percentage: u32, priority: u32, ring: u64, ring_bytes: u32) -> Result<(), Errno> {
    if percentage & 0xff > 100 || priority > 15 {
        return Err(Errno::INVAL);
    }
    user(ring, 8)?;
    if ring_bytes == 0 || ring_bytes.is_power_of_two() { Ok(()) } else { Err(Errno::INVAL) }
}

/// Checks that `bytes` at an address are not the kernel's. A client without the memory passes 0.
fn user(address: u64, bytes: u64) -> Result<(), Errno> {
    if address <= USER_END - bytes { Ok(()) } else { Err(Errno::FAULT) }
}
