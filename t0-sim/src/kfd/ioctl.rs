//! The ioctls of `/dev/kfd`: reading an argument by field offset, the driver's checks, and the answers.
//!
//! Written against `linux/kfd_ioctl.h` and the driver's `kfd_chardev.c` and `kfd_queue.c`. Clients define the structs
//! independently, so the two definitions check each other.

use std::sync::atomic::Ordering;
use std::time::Duration;

use super::events::{Exception, TYPE_SIGNAL};
use super::host::PAGE;
use super::queue::Setup;
use super::space::Space;
use super::{Errno, File, GPU_ID, Pointer, VirtualKfd, topology};

/// The file descriptor of the open render node.
pub(super) const RENDER_FD: u32 = 3;
/// The interface version: that of Linux 6.12.
const VERSION: (u32, u32) = (1, 17);
/// Bytes of an AQL queue's EOP buffer on gfx11.
const EOP_BYTES: u64 = 4096;
/// Bytes of the event page.
const EVENT_PAGE_BYTES: u64 = 32 * 1024;
/// Bytes of a `kfd_event_data`.
const EVENT_DATA: usize = 48;
/// Bytes of a `kfd_process_device_apertures`.
const APERTURES: usize = 56;

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
            // Memory policy and scratch backing: registers that this device does not have.
            0x04 | 0x11 => self.gpu(a.word(if number == 4 { 16 } else { 8 })),
            0x05 => self.clock_counters(a),
            0x08 => self.create_event(a),
            0x09 => self.machine.events.destroy(a.word(0)),
            0x0a => self.machine.events.set(a.word(0)),
            0x0b => self.machine.events.reset(a.word(0)),
            0x0c => self.wait_events(a, pointers),
            0x12 => self.tile_config(a, pointers),
            0x14 => apertures(a, pointers),
            0x15 => self.acquire_vm(a),
            0x16 => self.allocate(a),
            0x17 => self.machine.space.free(a.long(0)),
            0x18 => self.each_device(a, pointers, |space, handle| space.map_gpu(handle)),
            0x19 => self.each_device(a, pointers, |space, handle| space.unmap_gpu(handle)),
            0x21 => {
                // XNACK is off and stays off.
                let on = a.word(0) as i32 > 0;
                a.set_word(0, 0);
                if on { Err(Errno::PERM) } else { Ok(()) }
            }
            0x23 => {
                self.gpu(a.word(8))?;
                a.set_long(0, self.machine.space.available());
                Ok(())
            }
            0x25 => {
                let enable = a.word(8) & 1 != 0;
                match self.runtime.swap(enable, Ordering::AcqRel) && enable {
                    true => Err(Errno::BUSY),
                    false => Ok(()),
                }
            }
            _ => Err(Errno::NOTTY),
        }
    }

    /// Checks that `id` is the id of the GPU.
    fn gpu(&self, id: u32) -> Result<(), Errno> {
        if id == GPU_ID { Ok(()) } else { Err(Errno::INVAL) }
    }

    /// Checks that `id` is the id of the GPU and that its address space was acquired.
    fn ready(&self, id: u32) -> Result<(), Errno> {
        self.gpu(id)?;
        if self.acquired() { Ok(()) } else { Err(Errno::NODEV) }
    }

    fn acquire_vm(&self, a: &Argument) -> Result<(), Errno> {
        self.gpu(a.word(4))?;
        if a.word(0) != RENDER_FD {
            return Err(Errno::INVAL);
        }
        self.acquired.store(true, Ordering::Release);
        Ok(())
    }

    fn clock_counters(&self, a: &mut Argument) -> Result<(), Errno> {
        self.gpu(a.word(32))?;
        let nanoseconds = self.machine.booted.elapsed().as_nanos() as u64;
        for (at, value) in [(0, self.machine.ticks()), (8, nanoseconds), (16, nanoseconds), (24, 1_000_000_000)] {
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
        self.ready(a.word(32))?;
        let handle = self.machine.space.allocate(a.long(0), a.long(8), a.word(36), a.long(24))?;
        a.set_long(16, handle);
        a.set_long(24, Space::mmap_offset(handle));
        Ok(())
    }

    /// MAP and UNMAP: performs the call for each device of the array, starting at `n_success`.
    fn each_device(
        &self,
        a: &mut Argument,
        pointers: &mut [Pointer],
        step: impl Fn(&Space, u64) -> Result<(), Errno>,
    ) -> Result<(), Errno> {
        let (handle, count, done) = (a.long(0), a.word(16), a.word(20));
        if count == 0 || done > count {
            return Err(Errno::INVAL);
        }
        let bytes = (count as usize).checked_mul(4).ok_or(Errno::INVAL)?;
        let devices: Vec<u32> =
            pointed(pointers, 8, bytes)?.as_chunks::<4>().0.iter().map(|id| u32::from_le_bytes(*id)).collect();
        for (i, id) in devices.iter().enumerate().skip(done as usize) {
            self.ready(*id)?;
            step(&self.machine.space, handle)?;
            a.set_word(20, i as u32 + 1);
        }
        Ok(())
    }

    fn create_event(&self, a: &mut Argument) -> Result<(), Errno> {
        let page = a.long(0);
        if page != 0 {
            if !self.machine.space.holds(page, EVENT_PAGE_BYTES) {
                return Err(Errno::INVAL);
            }
            self.machine.events.set_page(page)?;
        }
        let kind = a.word(12);
        let id = self.machine.events.create(kind, a.word(16) != 0)?;
        a.set_word(24, id);
        if kind == TYPE_SIGNAL {
            a.set_word(8, id);
            a.set_word(28, id);
        }
        Ok(())
    }

    fn wait_events(&self, a: &mut Argument, pointers: &mut [Pointer]) -> Result<(), Errno> {
        let (count, all, milliseconds) = (a.word(8) as usize, a.word(12) != 0, a.word(16));
        let bytes = count.checked_mul(EVENT_DATA).ok_or(Errno::INVAL)?;
        let data = pointed(pointers, 0, bytes)?;
        let ids: Vec<u32> = data
            .chunks_exact(EVENT_DATA)
            .map(|event| u32::from_le_bytes([event[40], event[41], event[42], event[43]]))
            .collect();
        let timeout = (milliseconds != u32::MAX).then(|| Duration::from_millis(milliseconds.into()));
        let (outcome, exceptions) = self.machine.events.wait(&ids, all, timeout)?;
        for (event, exception) in data.chunks_exact_mut(EVENT_DATA).zip(exceptions) {
            let Some(Exception { not_present, read_only, no_execute, address }) = exception else { continue };
            for (i, flag) in [not_present, read_only, no_execute, false].into_iter().enumerate() {
                event[4 * i..4 * i + 4].copy_from_slice(&u32::from(flag).to_le_bytes());
            }
            event[16..24].copy_from_slice(&(address & !(PAGE - 1)).to_le_bytes());
            event[24..28].copy_from_slice(&GPU_ID.to_le_bytes());
            event[28..32].fill(0);
        }
        a.set_word(20, outcome as u32);
        Ok(())
    }

    fn create_queue(&self, a: &mut Argument) -> Result<(), Errno> {
        let (ring, write_pointer, read_pointer) = (a.long(0), a.long(8), a.long(16));
        let (ring_bytes, gpu_id, kind, percentage, priority) =
            (a.word(32), a.word(36), a.word(40), a.word(44), a.word(48));
        let (eop, eop_bytes, save, save_bytes, control_bytes) =
            (a.long(56), a.long(64), a.long(72), a.word(80), a.word(84));
        if percentage & 0xff > 100 || priority > 15 || !ring_bytes.is_power_of_two() {
            return Err(Errno::INVAL);
        }
        match kind {
            2 => {}
            // PM4 and SDMA queues exist in the interface, but this device's command processor knows AQL only.
            0 | 1 | 3 | 4 => return Err(Errno::INVAL),
            _ => return Err(Errno::NOTSUPP),
        }
        self.ready(gpu_id)?;
        let space = &self.machine.space;
        let cus = topology::cus(&self.machine.options);
        let waves = cus * 32;
        // Two SIMDs with registers of 32 lanes.
        let vgprs = u64::from(self.machine.options.target.vgprs_per_simd) * 2 * 32 * 4;
        let control = (40 + waves * 12 + 8).next_multiple_of(PAGE);
        let save_area = control + cus * (vgprs + 0x4000 + 0x10000 + 0x1000);
        let all = save_area + waves * 32;
        let right = [
            space.is_exactly(write_pointer, PAGE),
            space.is_exactly(read_pointer, PAGE),
            ring.is_multiple_of(PAGE) && space.is_exactly(ring, ring_bytes.into()),
            eop_bytes == EOP_BYTES && space.is_exactly(eop, eop_bytes),
            u64::from(control_bytes) == control,
            u64::from(save_bytes) == save_area,
            space.is_exactly(save, all.next_multiple_of(PAGE)),
        ];
        if right.contains(&false) {
            return Err(Errno::INVAL);
        }
        let setup = Setup {
            ring: space.find(ring, ring_bytes.into()).ok_or(Errno::FAULT)?,
            slots: u64::from(ring_bytes) / 64,
            read_pointer: space.find(read_pointer, 8).ok_or(Errno::FAULT)?,
            queue_address: read_pointer & !(PAGE - 1),
        };
        let (id, doorbell) = self.queues.create(&self.machine, setup)?;
        a.set_word(52, id);
        a.set_long(24, doorbell);
        Ok(())
    }
}

/// GET_PROCESS_APERTURES_NEW.
fn apertures(a: &mut Argument, pointers: &mut [Pointer]) -> Result<(), Errno> {
    if a.word(8) == 0 {
        // The caller asks only for the number of GPUs.
        a.set_word(8, 1);
        return Ok(());
    }
    let out = pointed(pointers, 0, APERTURES)?;
    let values = [1u64 << 48, 1 << 48 | 0xffff_ffff, 2 << 48, 2 << 48 | 0xffff_ffff, PAGE, (1 << 47) - 1];
    for (i, value) in values.into_iter().enumerate() {
        out[8 * i..8 * i + 8].copy_from_slice(&value.to_le_bytes());
    }
    out[48..52].copy_from_slice(&GPU_ID.to_le_bytes());
    out[52..56].fill(0);
    a.set_word(8, 1);
    Ok(())
}
