//! A virtual GPU without a driver: memory that it owns, code objects of any origin, launches by a kernel's name.
//!
//! For tools, tests and other languages (`t0 run`, the C library). Programs with `#[t0::kernel]`s go through `t0-runtime`, which finds
//! the same machine behind `/dev/kfd`'s interface.
//!
//! ```no_run
//! use t0_sim::gpu::{Arg, Gpu, Launch};
//!
//! let mut gpu = Gpu::new();
//! let module = gpu.load(&std::fs::read("vector_add.co")?)?;
//! let out = gpu.alloc(4 * 1000)?;
//! let args = [Arg::Buffer(out), Arg::Bytes(1000u32.to_le_bytes().to_vec())];
//! let launch = Launch { grid: [1000, 1, 1], block: [256, 1, 1], ..Launch::default() };
//! let stats = gpu.launch(module, "vector_add", &args, &launch)?;
//! println!("{} wave-instructions", stats.instructions);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! - `allocation`: pages of the host that kernels may touch. `kernarg`: arguments laid out as the metadata says. `error`: what can go wrong.
//!
//! **Invariant:** every region that is mapped belongs to an allocation of this [`Gpu`], which lives until it is unmapped.

mod allocation;
mod error;
mod kernarg;

use std::collections::BTreeMap;

use allocation::Allocation;
use t0_isa::object::{DESCRIPTOR_SIZE, KernelEntry, Object, SourceLine};

pub use error::{GpuError, LaunchError, LaunchFault};
pub use kernarg::{Arg, is_hidden};

use crate::exec::{self, BEHIND_KERNARG, Descriptor, Dispatch, FaultKind, Options, Stats};
use crate::mem::{Memory, Region};

/// A buffer of a [`Gpu`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Buffer(u64);

impl Buffer {
    /// The buffer with this number; see [`Buffer::id`].
    pub fn from_id(id: u64) -> Buffer {
        Buffer(id)
    }

    /// A number that is no other buffer's of the same [`Gpu`], freed ones included. Never 0.
    pub fn id(self) -> u64 {
        self.0
    }
}

/// A loaded code object of a [`Gpu`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Module(usize);

impl Module {
    /// The module that was loaded as number `index`, counted from 0.
    pub fn from_index(index: usize) -> Module {
        Module(index)
    }

    /// How many modules were loaded before it.
    pub fn index(self) -> usize {
        self.0
    }
}

/// Bytes that a code object may take when loaded: far more than any has, and far less than a damaged header may claim.
const LARGEST_IMAGE: u64 = 1 << 30;

/// Bytes of the device's memory, all buffers together: 24 GiB, as a Radeon RX 7900 XTX has.
pub const DEVICE_MEMORY: u64 = 24 << 30;

/// Scratch bytes that each work-item of a kernel with a dynamic stack gets at least.
///
/// HIP grants the larger of this limit and what the kernel states (ROCm clr, `rocvirtual.cpp`: `private_segment_size`), and the limit is 1024
/// until `hipDeviceSetLimit(hipLimitStackSize, ..)` changes it (`device.hpp`: `stack_size_`).
pub const DEFAULT_STACK: u32 = 1024;

/// The shape of a launch and how to run it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Launch {
    /// Work-items in x, y, z. The last workgroup of a dimension may be partial.
    pub grid: [u32; 3],
    /// Work-items of a workgroup in x, y, z.
    pub block: [u16; 3],
    /// LDS bytes beside those that the kernel states.
    pub dynamic_lds: u32,
    /// Scratch bytes that each work-item of a kernel gets at least whose stack has no size known to the compiler (function pointers, recursion,
    /// arrays of variable length); see [`DEFAULT_STACK`]. Other kernels get what they state.
    pub stack: u32,
    /// Strict mode, budget, threads.
    pub options: Options,
}

impl Default for Launch {
    /// One work-item.
    fn default() -> Launch {
        Launch { grid: [1; 3], block: [1; 3], dynamic_lds: 0, stack: DEFAULT_STACK, options: Options::default() }
    }
}

struct Loaded {
    object: Object,
    image: Allocation,
}

/// A virtual GPU; see the [module](self).
#[derive(Default)]
pub struct Gpu {
    memory: Memory,
    modules: Vec<Loaded>,
    buffers: BTreeMap<u64, Allocation>,
    /// Buffers made so far.
    allocated: u64,
    /// Bytes of the buffers that live.
    used: u64,
}

impl Drop for Gpu {
    fn drop(&mut self) {
        // No dispatch outlives the borrow that ran it, so the regions go with the allocations; the list of them goes first.
        for region in self.memory.snapshot().regions() {
            let _ = self.memory.unmap(region.address);
        }
    }
}

impl Gpu {
    /// A GPU without buffers and code.
    pub fn new() -> Gpu {
        Gpu::default()
    }

    fn map(&self, allocation: &Allocation, writable: bool) -> Result<(), GpuError> {
        if allocation.size() == 0 {
            return Ok(());
        }
        let region = Region { address: allocation.address(), size: allocation.size(), writable, executable: !writable };
        // SAFETY: the allocation is owned by this GPU and unmapped before it goes; the host reaches it by atomics only.
        unsafe { self.memory.map(region) }.map_err(GpuError::Map)
    }

    /// A buffer of `bytes` zeros, aligned to 256 bytes. What nobody writes to takes no memory of the host.
    ///
    /// # Errors
    /// [`GpuError::DeviceMemory`] beyond [`DEVICE_MEMORY`], [`GpuError::OutOfMemory`] where the host has none.
    pub fn alloc(&mut self, bytes: u64) -> Result<Buffer, GpuError> {
        if bytes > DEVICE_MEMORY - self.used {
            return Err(GpuError::DeviceMemory { bytes, used: self.used, limit: DEVICE_MEMORY });
        }
        let allocation = Allocation::new(bytes, 256)?;
        self.map(&allocation, true)?;
        self.allocated += 1;
        self.used += bytes;
        self.buffers.insert(self.allocated, allocation);
        Ok(Buffer(self.allocated))
    }

    /// Gives a buffer back. Kernels that touch it later fault.
    ///
    /// # Errors
    /// [`GpuError::NoSuchBuffer`].
    pub fn free(&mut self, buffer: Buffer) -> Result<(), GpuError> {
        let allocation = self.buffers.remove(&buffer.0).ok_or(GpuError::NoSuchBuffer { id: buffer.0 })?;
        self.used -= allocation.size();
        if allocation.size() > 0 {
            self.memory.unmap(allocation.address()).map_err(GpuError::Map)?;
        }
        Ok(())
    }

    fn buffer(&self, buffer: Buffer) -> Result<&Allocation, GpuError> {
        self.buffers.get(&buffer.0).ok_or(GpuError::NoSuchBuffer { id: buffer.0 })
    }

    /// Where kernels see the buffer.
    ///
    /// # Errors
    /// [`GpuError::NoSuchBuffer`].
    pub fn address(&self, buffer: Buffer) -> Result<u64, GpuError> {
        Ok(self.buffer(buffer)?.address())
    }

    /// The buffer's size in bytes.
    ///
    /// # Errors
    /// [`GpuError::NoSuchBuffer`].
    pub fn size(&self, buffer: Buffer) -> Result<u64, GpuError> {
        Ok(self.buffer(buffer)?.size())
    }

    /// Copies `bytes` into the buffer from byte `offset` on.
    ///
    /// # Errors
    /// [`GpuError::NoSuchBuffer`], or [`GpuError::Range`] where the bytes do not fit; then nothing is copied.
    pub fn write(&mut self, buffer: Buffer, offset: u64, bytes: &[u8]) -> Result<(), GpuError> {
        self.buffer(buffer)?.write(offset, bytes)
    }

    /// Copies bytes of the buffer from byte `offset` on.
    ///
    /// # Errors
    /// [`GpuError::NoSuchBuffer`], or [`GpuError::Range`] where the buffer holds no so many bytes.
    pub fn read(&self, buffer: Buffer, offset: u64, bytes: &mut [u8]) -> Result<(), GpuError> {
        self.buffer(buffer)?.read(offset, bytes)
    }

    /// Loads a code object, relocated.
    ///
    /// # Errors
    /// [`GpuError::Object`] for what is no code object of gfx11 or cannot be relocated; [`GpuError::OutOfMemory`].
    pub fn load(&mut self, bytes: &[u8]) -> Result<Module, GpuError> {
        self.load_object(Object::parse(bytes)?)
    }

    /// Loads a code object that is parsed already.
    ///
    /// # Errors
    /// As [`Gpu::load`].
    pub fn load_object(&mut self, object: Object) -> Result<Module, GpuError> {
        if !object.machine().name().is_some_and(|name| name.starts_with("gfx11")) {
            return Err(GpuError::Machine { found: object.machine().to_string() });
        }
        let size = object.image_size();
        if size > LARGEST_IMAGE {
            return Err(GpuError::OutOfMemory { bytes: size });
        }
        let image = Allocation::new(size, 4096)?;
        image.write(0, &object.image(image.address())?)?;
        self.map(&image, false)?;
        self.modules.push(Loaded { object, image });
        Ok(Module(self.modules.len() - 1))
    }

    fn module(&self, module: Module) -> Result<&Loaded, GpuError> {
        self.modules.get(module.0).ok_or(GpuError::NoSuchModule { index: module.0 })
    }

    /// The code object that was loaded.
    ///
    /// # Errors
    /// [`GpuError::NoSuchModule`].
    pub fn object(&self, module: Module) -> Result<&Object, GpuError> {
        Ok(&self.module(module)?.object)
    }

    /// Where the code object's address 0 was put.
    ///
    /// # Errors
    /// [`GpuError::NoSuchModule`].
    pub fn base(&self, module: Module) -> Result<u64, GpuError> {
        Ok(self.module(module)?.image.address())
    }

    /// Runs a kernel of a code object to its end.
    ///
    /// # Errors
    /// [`LaunchError`]: a kernel, argument or shape that does not fit, before anything runs; or the fault that ended it.
    pub fn launch(
        &mut self,
        module: Module,
        kernel: &str,
        args: &[Arg],
        launch: &Launch,
    ) -> Result<Stats, LaunchError> {
        let Loaded { object, image } = self.module(module)?;
        let Some(entry) = object.kernel(kernel) else {
            let known = object.kernels().iter().map(|k| k.name().to_owned()).collect();
            return Err(LaunchError::NoSuchKernel { name: kernel.to_owned(), known });
        };
        check_shape(entry, launch)?;
        let dynamic_lds = launch.dynamic_lds.saturating_add(kernarg::lds_bytes(args));
        let launch = &Launch { dynamic_lds, ..launch.clone() };
        let segment = kernarg::lay_out(&entry.metadata, args, launch, |buffer| self.buffer(buffer))?;
        let mut descriptor = [0; DESCRIPTOR_SIZE];
        image.read(entry.descriptor_address, &mut descriptor)?;
        let descriptor = Descriptor::from_bytes(&descriptor);
        let dynamic = descriptor.dynamic_stack() || entry.metadata.uses_dynamic_stack;
        let dispatch = Dispatch {
            code: image.address().wrapping_add(entry.code_address),
            descriptor,
            grid: launch.grid,
            workgroup: launch.block,
            lds_bytes: descriptor.lds_bytes.saturating_add(launch.dynamic_lds),
            private_bytes: if dynamic { descriptor.private_bytes.max(launch.stack) } else { descriptor.private_bytes },
            ..Dispatch::default()
        };
        let result = self.dispatch(dispatch.clone(), &segment, &launch.options);
        result.map_err(|error| match error {
            LaunchError::Fault(fault) => {
                let mut fault = self.explain(*fault);
                let overflow = matches!(fault.fault.kind, FaultKind::ScratchOutOfBounds { .. });
                fault.stack = (dynamic && overflow).then_some(dispatch.private_bytes);
                LaunchError::Fault(Box::new(fault))
            }
            other => other,
        })
    }

    /// The source line of an instruction of a loaded code object, if the object has a line table.
    pub fn source_line(&self, address: u64) -> Option<SourceLine> {
        let offset_in = |loaded: &Loaded| {
            let offset = address.wrapping_sub(loaded.image.address());
            (offset < loaded.image.size()).then_some(offset)
        };
        self.modules.iter().find_map(|loaded| loaded.object.line_for(offset_in(loaded)?))
    }

    /// Adds what the loaded code objects know of the fault's place.
    fn explain(&self, mut found: LaunchFault) -> LaunchFault {
        for Loaded { object, image } in &self.modules {
            let offset = found.fault.pc.wrapping_sub(image.address());
            if offset < image.size() {
                found.offset = Some(offset);
                found.kernel = object.kernel_at(offset).map(|k| k.name().to_owned());
                found.line = object.line_for(offset);
            }
        }
        found
    }

    /// Runs instruction words as they are: they start as `dispatch` says, at their first word. Its `code` and `kernarg` are ignored.
    ///
    /// # Errors
    /// [`LaunchError`], as for [`Gpu::launch`].
    pub fn run_words(
        &mut self,
        words: &[u32],
        dispatch: Dispatch,
        kernarg: &[u8],
        options: &Options,
    ) -> Result<Stats, LaunchError> {
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let code = Allocation::new(bytes.len() as u64, 256)?;
        code.write(0, &bytes)?;
        self.map(&code, false)?;
        let result = self.dispatch(Dispatch { code: code.address(), ..dispatch }, kernarg, options);
        if code.size() > 0 {
            self.memory.unmap(code.address()).map_err(GpuError::Map)?;
        }
        result
    }

    fn dispatch(&self, dispatch: Dispatch, segment: &[u8], options: &Options) -> Result<Stats, LaunchError> {
        // Kernels may read the packet that launched them (libclc takes the shape of a workgroup from it); the arguments lie behind it.
        let room = Allocation::new((PACKET_SIZE + segment.len()) as u64 + BEHIND_KERNARG, 64)?;
        let kernarg = room.address() + PACKET_SIZE as u64;
        let dispatch = Dispatch { kernarg, dispatch_ptr: room.address(), ..dispatch };
        room.write(0, &packet_of(&dispatch))?;
        room.write(PACKET_SIZE as u64, segment)?;
        let region = Region { address: room.address(), size: room.size(), writable: false, executable: false };
        // SAFETY: the room lives to the end of this function, which unmaps it, and is not touched meanwhile.
        unsafe { self.memory.map(region) }.map_err(GpuError::Map)?;
        let result = exec::run(&dispatch, &self.memory, options);
        self.memory.unmap(room.address()).map_err(GpuError::Map)?;
        result.map_err(|fault| match fault.kind {
            FaultKind::BadDispatch { why } => LaunchError::Shape { why },
            _ => LaunchError::Fault(Box::new(LaunchFault::of(*fault))),
        })
    }
}

/// Bytes of an AQL packet.
const PACKET_SIZE: usize = 64;

/// The AQL packet of a launch: HSA Platform System Architecture 1.2, "AQL kernel dispatch packet".
fn packet_of(dispatch: &Dispatch) -> [u8; PACKET_SIZE] {
    let mut packet = [0; PACKET_SIZE];
    let mut put = |at: usize, bytes: &[u8]| packet[at..at + bytes.len()].copy_from_slice(bytes);
    let dimensions = 1 + dispatch.grid.iter().rposition(|&n| n > 1).unwrap_or(0) as u16;
    // Type 2: kernel dispatch.
    put(0, &2u16.to_le_bytes());
    put(2, &dimensions.to_le_bytes());
    for (i, side) in dispatch.workgroup.into_iter().enumerate() {
        put(4 + 2 * i, &side.to_le_bytes());
    }
    for (i, side) in dispatch.grid.into_iter().enumerate() {
        put(12 + 4 * i, &side.to_le_bytes());
    }
    put(24, &dispatch.private_bytes.to_le_bytes());
    put(28, &dispatch.lds_bytes.to_le_bytes());
    put(40, &dispatch.kernarg.to_le_bytes());
    packet
}

/// Refuses shapes that the kernel was not made for.
fn check_shape(kernel: &KernelEntry, launch: &Launch) -> Result<(), LaunchError> {
    let block = launch.block.map(u32::from);
    let items: u64 = block.iter().map(|&n| u64::from(n)).product();
    if let Some(required) = kernel.metadata.reqd_workgroup_size
        && required != block
    {
        return Err(LaunchError::Block { found: block, required });
    }
    let most = kernel.metadata.max_flat_workgroup_size;
    if most != 0 && items > u64::from(most) {
        return Err(LaunchError::BlockTooLarge { found: block, most });
    }
    Ok(())
}
