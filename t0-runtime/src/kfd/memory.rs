//! Device memory: reserved, allocated, and mapped into GPU and host at the same address.

use std::fmt;
use std::mem::offset_of;
use std::sync::Arc;

use t0_kfd::{AllocMemoryOfGpu, FreeMemoryOfGpu, Ioctl, MapMemoryToGpu, UnmapMemoryFromGpu, flags};

use super::client::{Client, failed, retry};
use crate::error::Error;
use crate::sys::{Errno, Pointer, Sys, Window};

/// The purpose of memory, which determines its location and caching.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Buffers: the card's own memory.
    Data,
    /// Machine code: the card's own memory, executable.
    Code,
    /// Queues, signals, kernargs: host memory that is coherent between both sides.
    Shared,
    /// What only the device accesses: the card's own memory, which the host does not map.
    Private,
}

impl Kind {
    fn flags(self) -> u32 {
        const VRAM: u32 = flags::VRAM | flags::PUBLIC | flags::WRITABLE | flags::NO_SUBSTITUTE;
        match self {
            Kind::Data => VRAM,
            Kind::Code => VRAM | flags::EXECUTABLE,
            Kind::Private => flags::VRAM | flags::WRITABLE | flags::EXECUTABLE | flags::NO_SUBSTITUTE,
            Kind::Shared => {
                flags::GTT
                    | flags::WRITABLE
                    | flags::EXECUTABLE
                    | flags::COHERENT
                    | flags::UNCACHED
                    | flags::NO_SUBSTITUTE
            }
        }
    }

    /// Where the memory goes if the host cannot access all of the card's memory, or cannot flush its accesses: host
    /// memory, slower but correct.
    fn fallback(self) -> Option<u32> {
        const HOST: u32 = flags::GTT | flags::WRITABLE | flags::COHERENT;
        match self {
            Kind::Data => Some(HOST),
            Kind::Code => Some(HOST | flags::EXECUTABLE),
            Kind::Shared | Kind::Private => None,
        }
    }
}

/// One allocation, freed on drop. Submitted work that uses it must keep it alive. If the driver refuses to unmap or
/// free it, its addresses stay reserved for the rest of the process, because the GPU may still access them.
pub(crate) struct Memory {
    client: Arc<Client>,
    handle: u64,
    address: u64,
    bytes: u64,
    reserved: u64,
    /// Whether it is device memory, which the host accesses through HDP.
    device: bool,
    window: Option<Box<dyn Window>>,
    /// Whether it is never freed.
    kept: bool,
}

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Memory({:#x}, {} bytes)", self.address, self.bytes)
    }
}

impl Memory {
    /// Allocates `bytes`, at least one, and maps them.
    pub(crate) fn new(client: &Arc<Client>, bytes: u64, kind: Kind) -> Result<Memory, Error> {
        client.process.check()?;
        let full = || Error::OutOfMemory { bytes, available: client.available() };
        let reserved = bytes.checked_next_multiple_of(4096).ok_or_else(full)?;
        let address = retry(|| client.sys.reserve(reserved)).map_err(|_| full())?;
        // From here on, dropping `memory` undoes all steps.
        let mut memory = Memory {
            client: client.clone(),
            handle: 0,
            address,
            bytes,
            reserved,
            device: false,
            window: None,
            kept: false,
        };
        let gpu_id = client.node.gpu_id;
        let allocate = |flags| AllocMemoryOfGpu { va_addr: address, size: bytes, gpu_id, flags, ..Default::default() };
        let mut argument = allocate(kind.flags());
        let mut done = if client.hdp.is_available() || kind.fallback().is_none() {
            client.raw(&mut argument, &mut [])
        } else {
            Err(Errno::INVAL)
        };
        if let (Err(Errno::INVAL), Some(flags)) = (done, kind.fallback()) {
            argument = allocate(flags);
            done = client.raw(&mut argument, &mut []);
        }
        done.map_err(|errno| if errno == Errno::NOMEM { full() } else { failed::<AllocMemoryOfGpu>(errno) })?;
        memory.handle = argument.handle;
        memory.device = argument.flags & flags::VRAM != 0;
        map_into(client, memory.handle, gpu_id)?;
        if kind == Kind::Private {
            return Ok(memory);
        }
        let window = retry(|| client.sys.map(client.node.render_minor, address, reserved, argument.mmap_offset));
        let window = window.map_err(|errno| Error::Driver {
            action: "map memory into the host".to_owned(),
            errno: errno.to_string(),
            hint: "",
        })?;
        memory.window = Some(window);
        Ok(memory)
    }

    /// Leaves the memory allocated and mapped until the process ends.
    pub(crate) fn keep(mut self) {
        self.kept = true;
    }

    /// The address, for GPU and host alike.
    pub(crate) fn address(&self) -> u64 {
        self.address
    }

    /// Its size in bytes.
    pub(crate) fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Whether it is the card's own memory, where all atomics work. A bus knows only some.
    pub(crate) fn is_on_card(&self) -> bool {
        self.device
    }

    /// The driver's handle.
    pub(crate) fn handle(&self) -> u64 {
        self.handle
    }

    /// The client that the memory belongs to.
    pub(crate) fn client(&self) -> &Arc<Client> {
        &self.client
    }

    /// Copies `data` to byte `offset`. Packets that are published later see it.
    pub(crate) fn write(&self, offset: u64, data: &[u8]) {
        self.window().write(offset, data);
        if self.device {
            self.client.hdp.note_write();
        }
    }

    /// Copies from byte `offset` what completed packets have stored.
    pub(crate) fn read(&self, offset: u64, out: &mut [u8]) {
        if self.device {
            self.client.hdp.flush();
        }
        self.window().read(offset, out);
    }

    /// The host's mapping of memory that host and GPU share coherently.
    pub(crate) fn window(&self) -> &dyn Window {
        // Only `new` handles memory without a mapping.
        self.window.as_deref().unwrap_or(&Unmapped)
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        if self.kept {
            return;
        }
        let sys: &dyn Sys = &*self.client.sys;
        if self.handle != 0 {
            let mut gpu = self.client.node.gpu_id.to_le_bytes();
            let mut unmap = UnmapMemoryFromGpu { handle: self.handle, n_devices: 1, ..Default::default() };
            let at = offset_of!(UnmapMemoryFromGpu, device_ids_array_ptr);
            let unmapped = self.client.raw(&mut unmap, &mut [Pointer { at, bytes: &mut gpu }]).is_ok();
            // A reservation that was reused while the GPU still maps it would give the GPU two meanings of an address.
            if !unmapped || self.client.raw(&mut FreeMemoryOfGpu { handle: self.handle }, &mut []).is_err() {
                return;
            }
            self.window = None;
        }
        sys.release(self.address, self.reserved);
    }
}

/// Maps an allocation into the GPU with this id.
pub(crate) fn map_into(client: &Client, handle: u64, gpu_id: u32) -> Result<(), Error> {
    let mut gpu = gpu_id.to_le_bytes();
    let mut map = MapMemoryToGpu { handle, n_devices: 1, ..Default::default() };
    let at = offset_of!(MapMemoryToGpu, device_ids_array_ptr);
    match client.raw(&mut map, &mut [Pointer { at, bytes: &mut gpu }]) {
        Ok(()) if map.n_success == 1 => Ok(()),
        Ok(()) => Err(Error::Driver {
            action: MapMemoryToGpu::ACTION.to_owned(),
            errno: "it did not succeed for any GPU".to_owned(),
            hint: "",
        }),
        Err(errno) => Err(failed::<MapMemoryToGpu>(errno)),
    }
}

/// The window of memory that is not mapped.
struct Unmapped;

impl Window for Unmapped {
    fn read(&self, _: u64, out: &mut [u8]) {
        out.fill(0);
    }

    fn write(&self, _: u64, _: &[u8]) {}

    fn load(&self, _: u64) -> u64 {
        0
    }

    fn store(&self, _: u64, _: u64) {}

    fn store32(&self, _: u64, _: u32) {}
}
