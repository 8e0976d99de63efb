//! The ioctls of `/dev/kfd`: reading an argument by field offset, the driver's checks, and the answers.
//!
//! Written against `linux/kfd_ioctl.h` and the driver's `kfd_chardev.c` and `kfd_queue.c`. Clients define the structs
//! independently, so the two definitions check each other.

use std::sync::atomic::Ordering;
use std::time::Duration;

use super::events::{Awaited, DATA, News, Outcome, TYPE_DEBUG, TYPE_SIGNAL};
use super::host::PAGE;
use super::queue::{Kind, SDMA_ENGINES, Setup};
use super::space::Space;
use super::{Errno, File, Pointer, VirtualKfd, topology};

/// The file descriptor of the first render node; the others follow.
pub(super) const RENDER_FD: u32 = 3;
/// The interface version: that of Linux 6.12.
const VERSION: (u32, u32) = (1, 17);
/// Bytes of an AQL queue's EOP buffer on gfx11.
const EOP_BYTES: u64 = 4096;
/// The smallest ring of a queue in bytes; smaller requests get this one.
const LEAST_RING: u32 = 1024;
/// Bytes of the event page.
const EVENT_PAGE_BYTES: u64 = 32 * 1024;
/// The offset of the event page in `/dev/kfd`, as CREATE_EVENT reports it: the driver's type tag. A client that has
/// allocated the page itself sees from it that there is a page.
const EVENTS_OFFSET: u64 = 2 << 62;
/// Bytes of a `kfd_event_data`.
const EVENT_DATA: usize = 48;
/// Bytes of a `kfd_process_device_apertures`.
const APERTURES: usize = 56;

/// Offset at which a GPU's page of registers is mapped: the driver's type tag, which is 0, and the GPU.
pub(super) fn registers_offset(gpu_id: u32) -> u64 {
    u64::from(gpu_id) << 46
}

/// An ioctl's argument, padded with zeros to the size that the driver knows.
struct Argument([u8; 96]);

impl Argument {
    fn word(&self, at: usize) -> u32 {
        u32::from_le_bytes([self.0[at], self.0[at + 1], self.0[at + 2], self.0[at + 3]])
    }

    fn long(&self, at: usize) -> u64 {
        u64::from(self.word(at)) | u64::from(self.word(at + 4)) << 32
    }

    fn set_word(&mut self, at: usize, value: u32) {
        self.0[at..at + 4].copy_from_slice(&value.to_le_bytes());
    }

    fn set_long(&mut self, at: usize, value: u64) {
        self.0[at..at + 8].copy_from_slice(&value.to_le_bytes());
    }
}

/// The bytes that the pointer field at byte `at` points to. There must be at least `bytes` of them.
fn pointed(pointers: &mut [Pointer], at: usize, bytes: usize) -> Result<&mut [u8], Errno> {
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
        if file != File::Kfd || request >> 8 & 0xff != u32::from(b'K') {
            return Err(Errno::NOTTY);
        }
        let announced = (request >> 16 & 0x3fff) as usize;
        let argument = argument.get_mut(..announced).ok_or(Errno::FAULT)?;
        let mut a = Argument([0; 96]);
        let known = argument.len().min(96);
        a.0[..known].copy_from_slice(&argument[..known]);
        let result = self.call(request & 0xff, &mut a, pointers);
        // The driver copies the struct back even when it fails.
        argument[..known].copy_from_slice(&a.0[..known]);
        result
    }

    fn call(&self, number: u32, a: &mut Argument, pointers: &mut [Pointer]) -> Result<(), Errno> {
        match number {
            0x01 => {
                a.set_word(0, VERSION.0);
                a.set_word(4, VERSION.1);
                Ok(())
            }
            0x02 => self.create_queue(a),
            0x03 => self.queues.destroy(a.word(0)),
            0x04 => self.memory_policy(a),
            0x05 => self.clock_counters(a),
            0x07 => self.update_queue(a),
            0x08 => self.create_event(a),
            0x09 => self.machine.events.destroy(a.word(0)),
            0x0a => self.machine.events.set(a.word(0)),
            0x0b => self.machine.events.reset(a.word(0)),
            0x0c => self.wait_events(a, pointers),
            // Scratch backing: a register that this device does not have.
            0x11 => self.ready(a.word(8)).map(drop),
            0x12 => self.tile_config(a, pointers),
            // A trap handler: no wave of this device traps, so that it is never called.
            0x13 => self.acquired(a.word(16)).map(drop),
            0x14 => self.apertures(a, pointers),
            0x15 => self.acquire_vm(a),
            0x16 => self.allocate(a),
            0x17 => self.machine.space.free(a.long(0)),
            0x18 => self.each_device(a, pointers, Space::map_gpu),
            0x19 => self.each_device(a, pointers, Space::unmap_gpu),
            0x21 => self.xnack_mode(a),
            0x23 => {
                let gpu = self.gpu(a.word(8))?;
                a.set_long(0, self.machine.space.available(gpu));
                Ok(())
            }
            0x25 => self.runtime_enable(a.word(8) & 1 != 0),
            _ => Err(Errno::NOTTY),
        }
    }

    /// The index of the GPU with this id.
    fn gpu(&self, id: u32) -> Result<usize, Errno> {
        self.machine.gpus.iter().position(|gpu| gpu.id == id).ok_or(Errno::INVAL)
    }

    /// The same, if its address space was acquired.
    fn ready(&self, id: u32) -> Result<usize, Errno> {
        let gpu = self.gpu(id)?;
        if self.machine.gpus[gpu].acquired.load(Ordering::Acquire) { Ok(gpu) } else { Err(Errno::NODEV) }
    }

    /// SET_MEMORY_POLICY: how default and alternate apertures are cached, coherent (0) or not (1). This device has no
    /// registers for it.
    fn memory_policy(&self, a: &Argument) -> Result<(), Errno> {
        if a.word(20) > 1 || a.word(24) > 1 {
            return Err(Errno::INVAL);
        }
        self.acquired(a.word(16)).map(drop)
    }

    /// The index of the GPU with this id, for calls that report a missing address space as a missing process.
    fn acquired(&self, id: u32) -> Result<usize, Errno> {
        match self.ready(id) {
            Err(Errno::NODEV) => Err(Errno::SRCH),
            result => result,
        }
    }

    fn update_queue(&self, a: &Argument) -> Result<(), Errno> {
        let (ring, id, ring_bytes, percentage, priority) = (a.long(0), a.word(8), a.word(12), a.word(16), a.word(20));
        if percentage & 0xff > 100 || priority > 15 || !(ring_bytes == 0 || ring_bytes.is_power_of_two()) {
            return Err(Errno::INVAL);
        }
        self.queues.update(id, ring, percentage & 0xff)
    }

    /// SET_XNACK_MODE. XNACK is off and stays off.
    fn xnack_mode(&self, a: &mut Argument) -> Result<(), Errno> {
        match a.word(0) as i32 {
            0.. if !self.queues.is_empty() => Err(Errno::BUSY),
            1.. => Err(Errno::PERM),
            _ => {
                a.set_word(0, 0);
                Ok(())
            }
        }
    }

    /// RUNTIME_ENABLE. It must precede all queues. No debugger waits for it, so it does not block.
    fn runtime_enable(&self, enable: bool) -> Result<(), Errno> {
        if enable && self.runtime.load(Ordering::Acquire) {
            return Err(Errno::BUSY);
        }
        if enable && !self.queues.is_empty() {
            return Err(Errno::EXIST);
        }
        self.runtime.store(enable, Ordering::Release);
        Ok(())
    }

    /// ACQUIRE_VM. Repeating it with the same render node has no effect.
    fn acquire_vm(&self, a: &Argument) -> Result<(), Errno> {
        let files = RENDER_FD..RENDER_FD + self.machine.gpus.len() as u32;
        if !files.contains(&a.word(0)) {
            return Err(Errno::INVAL);
        }
        let gpu = self.gpu(a.word(4))?;
        if a.word(0) != RENDER_FD + gpu as u32 {
            return Err(Errno::INVAL);
        }
        self.machine.gpus[gpu].acquired.store(true, Ordering::Release);
        Ok(())
    }

    /// GET_CLOCK_COUNTERS. The GPU's clock reads 0 for a node that is not a GPU.
    fn clock_counters(&self, a: &mut Argument) -> Result<(), Errno> {
        let ticks = self.gpu(a.word(32)).map_or(0, |_| self.machine.ticks());
        let nanoseconds = self.machine.booted.elapsed().as_nanos() as u64;
        for (at, value) in [(0, ticks), (8, nanoseconds), (16, nanoseconds), (24, 1_000_000_000)] {
            a.set_long(at, value);
        }
        Ok(())
    }

    /// GET_TILE_CONFIG: how images are tiled in memory. This device has no images, so all modes are linear. The number
    /// of modes is the driver's.
    fn tile_config(&self, a: &mut Argument, pointers: &mut [Pointer]) -> Result<(), Errno> {
        self.gpu(a.word(24))?;
        for (pointer, count, all) in [(0, 16, 32), (8, 20, 16)] {
            let given = a.word(count).min(all);
            if given != 0 {
                pointed(pointers, pointer, 4 * given as usize)?[..4 * given as usize].fill(0);
            }
            a.set_word(count, given);
        }
        a.set_word(28, 0);
        a.set_word(32, 0);
        a.set_word(36, 0);
        Ok(())
    }

    fn allocate(&self, a: &mut Argument) -> Result<(), Errno> {
        let (gpu_id, flags) = (a.word(32), a.word(36));
        let gpu = self.ready(gpu_id)?;
        let handle = self.machine.space.allocate(gpu, a.long(0), a.long(8), flags, a.long(24))?;
        a.set_long(16, handle);
        a.set_long(24, if Space::is_registers(flags) { registers_offset(gpu_id) } else { Space::mmap_offset(handle) });
        Ok(())
    }

    /// MAP and UNMAP: performs the call for each device of the array, starting at `n_success`.
    fn each_device(
        &self,
        a: &mut Argument,
        pointers: &mut [Pointer],
        step: impl Fn(&Space, usize, u64) -> Result<(), Errno>,
    ) -> Result<(), Errno> {
        let (handle, count, done) = (a.long(0), a.word(16), a.word(20));
        if count == 0 || done > count {
            return Err(Errno::INVAL);
        }
        let bytes = (count as usize).checked_mul(4).ok_or(Errno::INVAL)?;
        let devices: Vec<u32> =
            pointed(pointers, 8, bytes)?.as_chunks::<4>().0.iter().map(|id| u32::from_le_bytes(*id)).collect();
        // The upper half of a handle is the GPU that it was allocated for.
        self.ready((handle >> 32) as u32)?;
        for (i, id) in devices.iter().enumerate().skip(done as usize) {
            let gpu = self.ready(*id)?;
            step(&self.machine.space, gpu, handle)?;
            a.set_word(20, i as u32 + 1);
        }
        Ok(())
    }

    /// CREATE_EVENT. The first call that passes an event page sets it.
    fn create_event(&self, a: &mut Argument) -> Result<(), Errno> {
        let page = a.long(0);
        if page != 0 {
            self.machine.space.set_event_page(page, EVENT_PAGE_BYTES)?;
        }
        let kind = a.word(12);
        let id = self.machine.events.create(kind, a.word(16) != 0)?;
        a.set_word(8, id);
        a.set_word(24, id);
        if matches!(kind, TYPE_SIGNAL | TYPE_DEBUG) {
            a.set_long(0, EVENTS_OFFSET);
            a.set_word(28, id);
        }
        Ok(())
    }

    fn wait_events(&self, a: &mut Argument, pointers: &mut [Pointer]) -> Result<(), Errno> {
        let (count, all, milliseconds) = (a.word(8) as usize, a.word(12) != 0, a.word(16));
        a.set_word(20, Outcome::Fail as u32);
        let bytes = count.checked_mul(EVENT_DATA).ok_or(Errno::INVAL)?;
        let data = pointed(pointers, 0, bytes)?;
        let awaited = |event: &[u8]| {
            let word = |at: usize| u32::from_le_bytes([event[at], event[at + 1], event[at + 2], event[at + 3]]);
            Awaited { id: word(40), age: u64::from(word(0)) | u64::from(word(4)) << 32 }
        };
        let awaited: Vec<Awaited> = data.chunks_exact(EVENT_DATA).map(awaited).collect();
        let timeout = (milliseconds != u32::MAX).then(|| Duration::from_millis(milliseconds.into()));
        let (outcome, news) = self.machine.events.wait(&awaited, all, timeout)?;
        if outcome == Outcome::Fail {
            return Err(Errno::IO);
        }
        for (event, news) in data.chunks_exact_mut(EVENT_DATA).zip(news) {
            match news {
                News::None => {}
                News::Age(age) => event[..8].copy_from_slice(&age.to_le_bytes()),
                News::Exception(exception) => event[..DATA].copy_from_slice(&exception.data()),
            }
        }
        a.set_word(20, outcome as u32);
        Ok(())
    }

    fn create_queue(&self, a: &mut Argument) -> Result<(), Errno> {
        let (ring, write_pointer, read_pointer) = (a.long(0), a.long(8), a.long(16));
        let (ring_bytes, gpu_id, queue_type, percentage, priority) =
            (a.word(32), a.word(36), a.word(40), a.word(44), a.word(48));
        let (eop, eop_bytes, save, save_bytes, control_bytes) =
            (a.long(56), a.long(64), a.long(72), a.word(80), a.word(84));
        if percentage & 0xff > 100 || priority > 15 || !(ring_bytes == 0 || ring_bytes.is_power_of_two()) {
            return Err(Errno::INVAL);
        }
        let ring_bytes = ring_bytes.max(LEAST_RING);
        let kind = match queue_type {
            0 => Kind::Pm4,
            // Any engine, or the one that the host names.
            1 | 4 => Kind::Sdma,
            2 => Kind::Aql,
            // An engine for links between GPUs, which this device does not have.
            3 => return Err(Errno::NOMEM),
            _ => return Err(Errno::NOTSUPP),
        };
        let gpu = self.gpu(gpu_id)?;
        let engine = (queue_type == 4).then_some(a.word(88));
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
            || (eop == 0 || eop_bytes == EOP_BYTES && space.is_exactly(gpu, eop, eop_bytes))
                && self.is_save_area(gpu, save, save_bytes, control_bytes);
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
        a.set_word(32, ring_bytes);
        a.set_word(52, id);
        a.set_long(24, doorbell);
        Ok(())
    }

    /// Whether this is the memory that waves of a compute queue are saved to, with the control stack before it and the
    /// debugger's part behind it.
    fn is_save_area(&self, gpu: usize, save: u64, save_bytes: u32, control_bytes: u32) -> bool {
        let card = &self.machine.gpus[gpu].card;
        let cus = topology::cus(&card.target);
        let waves = cus * 32;
        // Two SIMDs with registers of 32 lanes.
        let vgprs = u64::from(card.target.vgprs_per_simd) * 2 * 32 * 4;
        let control = (40 + waves * 12 + 8).next_multiple_of(PAGE);
        let least = control + (cus * (vgprs + 0x4000 + 0x10000 + 0x1000)).next_multiple_of(PAGE);
        let all = u64::from(save_bytes) + (waves * 32).next_multiple_of(64);
        u64::from(control_bytes) == control
            && u64::from(save_bytes) >= least
            && self.machine.space.is_exactly(gpu, save, all.next_multiple_of(PAGE))
    }

    /// GET_PROCESS_APERTURES_NEW.
    fn apertures(&self, a: &mut Argument, pointers: &mut [Pointer]) -> Result<(), Errno> {
        let gpus = &self.machine.gpus;
        if a.word(8) == 0 {
            // The caller asks only for the number of GPUs.
            a.set_word(8, gpus.len() as u32);
            return Ok(());
        }
        let count = gpus.len().min(a.word(8) as usize);
        let out = pointed(pointers, 0, count * APERTURES)?;
        for (out, gpu) in out.chunks_exact_mut(APERTURES).zip(gpus) {
            let values = [1u64 << 48, 1 << 48 | 0xffff_ffff, 2 << 48, 2 << 48 | 0xffff_ffff, PAGE, (1 << 47) - 1];
            for (i, value) in values.into_iter().enumerate() {
                out[8 * i..8 * i + 8].copy_from_slice(&value.to_le_bytes());
            }
            out[48..52].copy_from_slice(&gpu.id.to_le_bytes());
            out[52..56].fill(0);
        }
        a.set_word(8, count as u32);
        Ok(())
    }
}
