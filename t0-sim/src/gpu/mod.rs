//! A virtual GPU without a driver: it owns its memory, loads code objects of any origin and launches kernels by name.
//!
//! For tools, tests and other languages (`t0 run`, the C library). Programs with `#[t0::kernel]`s use `t0-runtime`,
//! which accesses the same simulator through the interface of `/dev/kfd`.
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
//! | file | contents |
//! |---|---|
//! | `allocation` | host memory that kernels may access |
//! | `kernarg` | the layout of arguments according to the kernel's metadata |
//! | `error` | error types, and the position of a fault in the code object |
//!
//! **Invariant:** every mapped region belongs to an allocation of this [`Gpu`], which lives until it is unmapped.

mod allocation;
mod error;
mod kernarg;

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

use allocation::Allocation;
use t0_isa::object::{DESCRIPTOR_SIZE, KernelEntry, Object, SourceLine};

pub use error::{GpuError, LaunchError, LaunchFault};
pub use kernarg::{Arg, is_hidden, lds_bytes};

use crate::exec::{self, BYTES_AFTER_KERNARG, Descriptor, Dispatch, FaultKind, Options, Stats, Traces};
use crate::mem::{Memory, Region};

/// A buffer of a [`Gpu`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Buffer(u64);

impl Buffer {
    /// The buffer with this number; see [`Buffer::id`].
    pub fn from_id(id: u64) -> Buffer {
        Buffer(id)
    }

    /// The buffer's number. It is unique within its [`Gpu`], also among freed buffers, and never 0.
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

    /// The number of modules that were loaded before this one.
    pub fn index(self) -> usize {
        self.0
    }
}

/// Largest size of a loaded code object: far more than any real one takes, and far less than a damaged header may
/// claim.
const LARGEST_IMAGE: u64 = 1 << 30;

/// Size of device memory in bytes: 24 GiB, as on a Radeon RX 7900 XTX.
pub const DEVICE_MEMORY: u64 = 24 << 30;

/// Minimum scratch bytes per work-item for a kernel with a dynamic stack.
///
/// HIP grants the larger of this limit and the kernel's own figure (ROCm clr, `rocvirtual.cpp`:
/// `private_segment_size`). The limit is 1024 until `hipDeviceSetLimit(hipLimitStackSize, ..)` changes it
/// (`device.hpp`: `stack_size_`).
pub const DEFAULT_STACK: u32 = 1024;

/// The shape of a launch and how to run it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Launch {
    /// Work-items in x, y, z. The last workgroup of a dimension may be partial.
    pub grid: [u32; 3],
    /// Work-items of a workgroup in x, y, z.
    pub block: [u16; 3],
    /// LDS bytes in addition to those in the kernel's descriptor.
    pub dynamic_lds: u32,
    /// Minimum scratch bytes per work-item for a kernel whose stack size the compiler does not know (function pointers,
    /// recursion, arrays of variable length); see [`DEFAULT_STACK`]. Other kernels get the size in their descriptor.
    pub stack: u32,
    /// Strict mode, budget and threads.
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
    /// Number of buffers created so far.
    allocated: u64,
    /// Total bytes of the live buffers.
    used: u64,
}

impl Drop for Gpu {
    fn drop(&mut self) {
        // No dispatch outlives the borrow that ran it, so the allocations can be freed once their regions are unmapped.
        for region in self.memory.snapshot().regions() {
            let _ = self.memory.unmap(region.address);
        }
    }
}

impl Gpu {
    /// Creates a GPU without buffers and code.
    pub fn new() -> Gpu {
        Gpu::default()
    }

    fn map(&self, allocation: &Allocation, writable: bool) -> Result<(), GpuError> {
        if allocation.size() == 0 {
            return Ok(());
        }
        let region = Region { address: allocation.address(), size: allocation.size(), writable, executable: !writable };
        // SAFETY: the GPU owns the allocation and unmaps it before freeing it; the host accesses it only by atomics.
        unsafe { self.memory.map(region) }.map_err(GpuError::Map)
    }

    /// Allocates a buffer of `bytes` zeros, aligned to 256 bytes. Pages that are never written take no host memory.
    ///
    /// # Errors
    /// [`GpuError::DeviceMemory`] beyond [`DEVICE_MEMORY`], [`GpuError::OutOfMemory`] if the host has no memory left.
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

    /// Frees a buffer. Kernels that access it later fault.
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

    /// The buffer's address in kernels.
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
    /// [`GpuError::NoSuchBuffer`], or [`GpuError::Range`] if the bytes do not fit; then nothing is copied.
    pub fn write(&mut self, buffer: Buffer, offset: u64, bytes: &[u8]) -> Result<(), GpuError> {
        self.buffer(buffer)?.write(offset, bytes)
    }

    /// Copies bytes out of the buffer from byte `offset` on.
    ///
    /// # Errors
    /// [`GpuError::NoSuchBuffer`], or [`GpuError::Range`] if the buffer is too small.
    pub fn read(&self, buffer: Buffer, offset: u64, bytes: &mut [u8]) -> Result<(), GpuError> {
        self.buffer(buffer)?.read(offset, bytes)
    }

    /// Loads and relocates a code object.
    ///
    /// # Errors
    /// [`GpuError::Object`] if `bytes` are not a code object for gfx11 or cannot be relocated;
    /// [`GpuError::OutOfMemory`].
    pub fn load(&mut self, bytes: &[u8]) -> Result<Module, GpuError> {
        self.load_object(Object::parse(bytes)?)
    }

    /// Loads a code object that is already parsed.
    ///
    /// # Errors
    /// The errors of [`Gpu::load`].
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

    /// The address that the code object's address 0 was loaded to.
    ///
    /// # Errors
    /// [`GpuError::NoSuchModule`].
    pub fn base(&self, module: Module) -> Result<u64, GpuError> {
        Ok(self.module(module)?.image.address())
    }

    /// The start and the size of every buffer and of every loaded code object, as kernels see them.
    pub fn allocations(&self) -> impl Iterator<Item = (u64, u64)> {
        let images = self.modules.iter().map(|loaded| &loaded.image);
        self.buffers.values().chain(images).map(|allocation| (allocation.address(), allocation.size()))
    }

    /// The kernel and the kernarg segment of a launch, and the launch with the LDS of its arguments.
    fn prepare(
        &self,
        module: Module,
        kernel: &str,
        args: &[Arg],
        launch: &Launch,
    ) -> Result<(&KernelEntry, Vec<u8>, Launch), LaunchError> {
        let Loaded { object, .. } = self.module(module)?;
        let Some(entry) = object.kernel(kernel) else {
            let known = object.kernels().iter().map(|k| k.name().to_owned()).collect();
            return Err(LaunchError::NoSuchKernel { name: kernel.to_owned(), known });
        };
        check_shape(entry, launch)?;
        let dynamic_lds = launch.dynamic_lds.saturating_add(kernarg::lds_bytes(args));
        let launch = Launch { dynamic_lds, ..launch.clone() };
        let segment = kernarg::lay_out(&entry.metadata, args, &launch, |buffer| self.buffer(buffer))?;
        Ok((entry, segment, launch))
    }

    /// The kernarg segment that a launch with these arguments gets.
    ///
    /// # Errors
    /// [`LaunchError`] if the kernel, an argument or the shape does not fit.
    pub fn kernarg(&self, module: Module, kernel: &str, args: &[Arg], launch: &Launch) -> Result<Vec<u8>, LaunchError> {
        Ok(self.prepare(module, kernel, args, launch)?.1)
    }

    /// Runs a kernel of a code object and waits for its end.
    ///
    /// # Errors
    /// [`LaunchError`]: before anything runs, if the kernel, an argument or the shape does not fit; otherwise the fault
    /// that ended the kernel.
    pub fn launch(
        &mut self,
        module: Module,
        kernel: &str,
        args: &[Arg],
        launch: &Launch,
    ) -> Result<Stats, LaunchError> {
        self.run(module, kernel, args, (launch, None))
    }

    /// Does what [`Gpu::launch`] does, but passes the traces of the first [`Options::trace`] workgroups to `traces`.
    /// [`Stats::trace`] is empty.
    ///
    /// # Errors
    /// The errors of [`Gpu::launch`].
    pub fn launch_traced(
        &mut self,
        module: Module,
        kernel: &str,
        args: &[Arg],
        launch: &Launch,
        traces: &dyn Traces,
    ) -> Result<Stats, LaunchError> {
        self.run(module, kernel, args, (launch, Some(traces)))
    }

    fn run(
        &self,
        module: Module,
        kernel: &str,
        args: &[Arg],
        (launch, traces): (&Launch, Option<&dyn Traces>),
    ) -> Result<Stats, LaunchError> {
        let (entry, segment, launch) = self.prepare(module, kernel, args, launch)?;
        let image = &self.module(module)?.image;
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
        let result = self.dispatch(dispatch.clone(), &segment, (&launch.options, traces));
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

    /// Adds to the fault what the loaded code objects contain about its location.
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

    /// Executes raw instruction words, starting at the first one, with the initial state of `dispatch`. Its `code` and
    /// `kernarg` are ignored.
    ///
    /// # Errors
    /// [`LaunchError`], for the reasons listed at [`Gpu::launch`].
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
        let result = self.dispatch(Dispatch { code: code.address(), ..dispatch }, kernarg, (options, None));
        if code.size() > 0 {
            self.memory.unmap(code.address()).map_err(GpuError::Map)?;
        }
        result
    }

    fn dispatch(
        &self,
        dispatch: Dispatch,
        segment: &[u8],
        (options, traces): (&Options, Option<&dyn Traces>),
    ) -> Result<Stats, LaunchError> {
        // Kernels may read the packet that launched them (libclc reads the shape of a workgroup from it). The arguments
        // follow it.
        let packet_memory = Allocation::new((PACKET_SIZE + segment.len()) as u64 + BYTES_AFTER_KERNARG, 64)?;
        let kernarg = packet_memory.address() + PACKET_SIZE as u64;
        let dispatch = Dispatch { kernarg, dispatch_ptr: packet_memory.address(), ..dispatch };
        packet_memory.write(0, &packet_of(&dispatch))?;
        packet_memory.write(PACKET_SIZE as u64, segment)?;
        let region =
            Region { address: packet_memory.address(), size: packet_memory.size(), writable: false, executable: false };
        // SAFETY: the allocation lives to the end of this function, which unmaps it, and is not accessed until then.
        unsafe { self.memory.map(region) }.map_err(GpuError::Map)?;
        let result = match traces {
            None => exec::run(&dispatch, &self.memory, options),
            Some(traces) => exec::run_traced(&dispatch, &self.memory, options, &AtomicBool::new(false), traces),
        };
        self.memory.unmap(packet_memory.address()).map_err(GpuError::Map)?;
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

/// Rejects shapes that the kernel was not compiled for.
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
