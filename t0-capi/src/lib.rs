//! A C library around [`t0_sim::gpu`], with which other projects run code objects, or bare instructions, on the virtual
//! gfx1100.
//!
//! `include/t0_gpu.h` is the documentation; this file implements it function by function.
//!
//! **Invariant:** no panic crosses the boundary, and no pointer is read before it has been checked for null. The header
//! states the caller's other obligations (that pointers are valid, and that one GPU is used by one thread at a time).

use std::ffi::{CStr, CString, c_char, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};

use t0_sim::exec::{Descriptor, Dispatch, Options, Stats};
use t0_sim::gpu::{Arg, Buffer, DEFAULT_STACK, Gpu, GpuError, Launch, LaunchError, Module};

/// The result of a call; the header documents the values.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the header is the documentation")]
pub enum Status {
    Ok = 0,
    Invalid = 1,
    Memory = 2,
    Object = 3,
    Launch = 4,
    Fault = 5,
    Internal = 6,
}

/// `t0_gpu` of the header.
pub struct CGpu {
    gpu: Gpu,
    error: CString,
}

/// `t0_arg` of the header.
#[repr(C)]
#[allow(missing_docs, reason = "the header is the documentation")]
pub struct CArg {
    pub kind: u32,
    pub rows: u32,
    pub cols: u32,
    pub reserved: u32,
    pub buffer: u64,
    pub offset: u64,
    pub bytes: *const c_void,
    pub size: u64,
}

/// `t0_launch` of the header.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(missing_docs, reason = "the header is the documentation")]
pub struct CLaunch {
    pub grid: [u32; 3],
    pub block: [u16; 3],
    pub reserved: u16,
    pub dynamic_lds: u32,
    pub strict: u32,
    pub threads: u32,
    pub wave64: u32,
    pub stack: u32,
    pub budget: u64,
}

/// `t0_stats` of the header.
#[repr(C)]
#[allow(missing_docs, reason = "the header is the documentation")]
pub struct CStats {
    pub workgroups: u64,
    pub waves: u64,
    pub instructions: u64,
}

/// Why a call failed.
struct Failure(Status, String);

impl From<GpuError> for Failure {
    fn from(error: GpuError) -> Failure {
        let status = match error {
            GpuError::Object(_) | GpuError::Machine { .. } => Status::Object,
            GpuError::NoSuchModule { .. } => Status::Invalid,
            _ => Status::Memory,
        };
        Failure(status, error.to_string())
    }
}

impl From<LaunchError> for Failure {
    fn from(error: LaunchError) -> Failure {
        match error {
            LaunchError::Gpu(error) => error.into(),
            LaunchError::Fault(_) => Failure(Status::Fault, error.to_string()),
            _ => Failure(Status::Launch, error.to_string()),
        }
    }
}

fn invalid<T>(why: &str) -> Result<T, Failure> {
    Err(Failure(Status::Invalid, why.to_owned()))
}

/// Runs `body` on the GPU, stores its error, and catches panics.
fn guarded(gpu: *mut CGpu, body: impl FnOnce(&mut Gpu) -> Result<(), Failure>) -> Status {
    // SAFETY: by the header a pointer that is not null is a GPU from t0_gpu_new that is not in use elsewhere.
    let Some(gpu) = (unsafe { gpu.as_mut() }) else { return Status::Invalid };
    let result = catch_unwind(AssertUnwindSafe(|| body(&mut gpu.gpu)));
    let Failure(status, text) = match result {
        Ok(Ok(())) => return Status::Ok,
        Ok(Err(failure)) => failure,
        Err(_) => Failure(Status::Internal, "a bug in this library: please report it".to_owned()),
    };
    gpu.error = CString::new(text.replace('\0', " ")).unwrap_or_default();
    status
}

/// The `len` elements at `pointer`; null is allowed for zero elements.
///
/// # Safety
/// A pointer that is not null points to `len` elements that do not change while the slice lives.
unsafe fn slice<'a, T>(pointer: *const T, len: u64, what: &str) -> Result<&'a [T], Failure> {
    if len == 0 {
        return Ok(&[]);
    }
    match usize::try_from(len) {
        Ok(len) if !pointer.is_null() && len.saturating_mul(size_of::<T>()) <= isize::MAX as usize => {
            if !pointer.is_aligned() {
                return invalid(&format!("{what} is not aligned"));
            }
            // SAFETY: not null, aligned, a possible size; valid by the caller's contract.
            Ok(unsafe { std::slice::from_raw_parts(pointer, len) })
        }
        _ if pointer.is_null() => invalid(&format!("{what} is NULL")),
        _ => invalid(&format!("{what} is larger than memory")),
    }
}

/// Stores a result at `place`, unless it is null.
///
/// # Safety
/// A pointer that is not null points to writable memory for a `T`.
unsafe fn store<T>(place: *mut T, value: T) {
    if !place.is_null() {
        // SAFETY: valid for a store by the caller's contract; it need not be aligned.
        unsafe { place.write_unaligned(value) };
    }
}

fn stats_of(stats: Stats) -> CStats {
    CStats { workgroups: stats.workgroups, waves: stats.waves, instructions: stats.instructions }
}

fn checked(launch: &CLaunch) -> Result<&CLaunch, Failure> {
    if launch.reserved == 0 { Ok(launch) } else { invalid("`reserved` of the launch is not 0") }
}

fn options_of(launch: &CLaunch) -> Options {
    Options {
        strict: launch.strict != 0,
        budget: (launch.budget != 0).then_some(launch.budget),
        threads: (launch.threads != 0).then_some(launch.threads as usize),
        ..Options::default()
    }
}

/// Creates a GPU without buffers and code.
#[unsafe(no_mangle)]
pub extern "C" fn t0_gpu_new() -> *mut CGpu {
    match catch_unwind(|| Box::new(CGpu { gpu: Gpu::new(), error: CString::default() })) {
        Ok(gpu) => Box::into_raw(gpu),
        Err(_) => std::ptr::null_mut(),
    }
}

/// Deletes a GPU.
///
/// # Safety
/// `gpu` is null, or from [`t0_gpu_new`] and not used again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn t0_gpu_delete(gpu: *mut CGpu) {
    if !gpu.is_null() {
        // SAFETY: it came from Box::into_raw and is freed once, by the caller's contract.
        let gpu = unsafe { Box::from_raw(gpu) };
        let _ = catch_unwind(AssertUnwindSafe(|| drop(gpu)));
    }
}

/// The error of the last call that failed.
///
/// # Safety
/// `gpu` is null or a GPU.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn t0_gpu_error(gpu: *const CGpu) -> *const c_char {
    // SAFETY: null or a GPU, by the caller's contract.
    unsafe { gpu.as_ref() }.map_or(c"the GPU is NULL".as_ptr(), |gpu| gpu.error.as_ptr())
}

/// Allocates a buffer of zeros.
///
/// # Safety
/// As stated in the header.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn t0_buffer_new(gpu: *mut CGpu, bytes: u64, buffer: *mut u64) -> Status {
    guarded(gpu, |gpu| {
        if buffer.is_null() {
            return invalid("the output pointer for the buffer is NULL");
        }
        let made = gpu.alloc(bytes)?;
        // SAFETY: writable memory for a number, by the header.
        unsafe { store(buffer, made.id()) };
        Ok(())
    })
}

/// Frees a buffer.
///
/// # Safety
/// As stated in the header.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn t0_buffer_delete(gpu: *mut CGpu, buffer: u64) -> Status {
    guarded(gpu, |gpu| Ok(gpu.free(Buffer::from_id(buffer))?))
}

/// Copies bytes into a buffer.
///
/// # Safety
/// As stated in the header.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn t0_buffer_write(
    gpu: *mut CGpu,
    buffer: u64,
    offset: u64,
    bytes: *const c_void,
    size: u64,
) -> Status {
    guarded(gpu, |gpu| {
        // SAFETY: `bytes` points to `size` bytes, by the header.
        let bytes = unsafe { slice(bytes.cast::<u8>(), size, "the bytes to be written") }?;
        Ok(gpu.write(Buffer::from_id(buffer), offset, bytes)?)
    })
}

/// Copies bytes out of a buffer.
///
/// # Safety
/// As stated in the header.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn t0_buffer_read(
    gpu: *mut CGpu,
    buffer: u64,
    offset: u64,
    bytes: *mut c_void,
    size: u64,
) -> Status {
    guarded(gpu, |gpu| {
        let buffer = Buffer::from_id(buffer);
        let (have, end) = (gpu.size(buffer)?, offset.checked_add(size));
        if end.is_none_or(|end| end > have) {
            return Err(GpuError::Range { offset, len: size, size: have }.into());
        }
        if bytes.is_null() && size > 0 {
            return invalid("the output pointer for the bytes is NULL");
        }
        if size > 0 {
            // SAFETY: the buffer holds `size` bytes, so the number fits; the caller provides memory for them, to which
            // there is no other reference.
            let bytes = unsafe { std::slice::from_raw_parts_mut(bytes.cast::<u8>(), size as usize) };
            gpu.read(buffer, offset, bytes)?;
        }
        Ok(())
    })
}

/// The address of a buffer in kernels.
///
/// # Safety
/// As stated in the header.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn t0_buffer_address(gpu: *mut CGpu, buffer: u64, address: *mut u64) -> Status {
    guarded(gpu, |gpu| {
        if address.is_null() {
            return invalid("the output pointer for the address is NULL");
        }
        let found = gpu.address(Buffer::from_id(buffer))?;
        // SAFETY: writable memory for a number, by the header.
        unsafe { store(address, found) };
        Ok(())
    })
}

/// Loads a code object.
///
/// # Safety
/// As stated in the header.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn t0_module_load(gpu: *mut CGpu, object: *const c_void, size: u64, module: *mut u32) -> Status {
    guarded(gpu, |gpu| {
        if module.is_null() {
            return invalid("the output pointer for the module is NULL");
        }
        // SAFETY: `object` points to `size` bytes, by the header.
        let bytes = unsafe { slice(object.cast::<u8>(), size, "the code object") }?;
        let loaded = gpu.load(bytes)?;
        let Ok(index) = u32::try_from(loaded.index()) else { return invalid("too many modules are loaded") };
        // SAFETY: writable memory for a number, by the header.
        unsafe { store(module, index) };
        Ok(())
    })
}

/// Converts a C argument.
///
/// # Safety
/// Its pointer is valid for its size.
unsafe fn arg_of(arg: &CArg) -> Result<Arg, Failure> {
    if arg.reserved != 0 {
        return invalid("`reserved` of an argument is not 0");
    }
    let buffer = Buffer::from_id(arg.buffer);
    Ok(match arg.kind {
        0 => Arg::BufferAt(buffer, arg.offset),
        1 => {
            // SAFETY: by the caller's contract.
            let bytes = unsafe { slice(arg.bytes.cast::<u8>(), arg.size, "the bytes of an argument") }?;
            Arg::Bytes(bytes.to_vec())
        }
        2 => match u32::try_from(arg.size) {
            Ok(size) => Arg::Lds(size),
            Err(_) => return invalid("an LDS argument is larger than any LDS"),
        },
        3 => Arg::View { buffer, rows: arg.rows, cols: arg.cols },
        other => return invalid(&format!("argument kind {other} is unknown")),
    })
}

/// Runs a kernel.
///
/// # Safety
/// As stated in the header.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn t0_launch_kernel(
    gpu: *mut CGpu,
    module: u32,
    kernel: *const c_char,
    launch: *const CLaunch,
    args: *const CArg,
    arg_count: usize,
    stats: *mut CStats,
) -> Status {
    guarded(gpu, |gpu| {
        if kernel.is_null() {
            return invalid("the kernel's name is NULL");
        }
        // SAFETY: a null-terminated string, by the header.
        let Ok(name) = unsafe { CStr::from_ptr(kernel) }.to_str() else {
            return invalid("the kernel's name is not UTF-8");
        };
        // SAFETY: valid pointers to a launch and its arguments, by the header.
        let (launch, args) = unsafe { (slice(launch, 1, "the launch")?, slice(args, arg_count as u64, "args")?) };
        let launch = checked(&launch[0])?;
        // SAFETY: the pointers of the arguments are valid for their sizes, by the header.
        let args: Vec<Arg> = args.iter().map(|arg| unsafe { arg_of(arg) }).collect::<Result<_, _>>()?;
        let options = options_of(launch);
        let stack = if launch.stack == 0 { DEFAULT_STACK } else { launch.stack };
        let shape = Launch { grid: launch.grid, block: launch.block, dynamic_lds: launch.dynamic_lds, stack, options };
        let done = gpu.launch(Module::from_index(module as usize), name, &args, &shape)?;
        // SAFETY: null, or writable memory for the statistics.
        unsafe { store(stats, stats_of(done)) };
        Ok(())
    })
}

/// Runs bare instructions.
///
/// # Safety
/// As stated in the header.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn t0_run_words(
    gpu: *mut CGpu,
    words: *const u32,
    word_count: usize,
    launch: *const CLaunch,
    kernarg: *const c_void,
    kernarg_size: usize,
    stats: *mut CStats,
) -> Status {
    guarded(gpu, |gpu| {
        // SAFETY: valid pointers to words, a launch and bytes, by the header.
        let (words, launch, kernarg) = unsafe {
            (
                slice(words, word_count as u64, "the words")?,
                slice(launch, 1, "the launch")?,
                slice(kernarg.cast::<u8>(), kernarg_size as u64, "the kernel arguments")?,
            )
        };
        let launch = checked(&launch[0])?;
        if words.is_empty() {
            return invalid("there are no words to run");
        }
        // FLOAT_MODE 0xf0, DX10_CLAMP, all VGPRs, scratch; two user SGPRs, three workgroup ids, three work-item ids; kernarg pointer, wave size.
        let descriptor = Descriptor {
            lds_bytes: launch.dynamic_lds,
            rsrc1: 0xf0 << 12 | 1 << 21 | 63,
            rsrc2: 1 | 2 << 1 | 7 << 7 | 2 << 11,
            properties: 1 << 3 | u16::from(launch.wave64 == 0) << 10,
            ..Descriptor::default()
        };
        let dispatch = Dispatch {
            descriptor,
            grid: launch.grid,
            workgroup: launch.block,
            lds_bytes: launch.dynamic_lds,
            private_bytes: launch.stack,
            ..Dispatch::default()
        };
        let done = gpu.run_words(words, dispatch, kernarg, &options_of(launch))?;
        // SAFETY: null, or writable memory for the statistics.
        unsafe { store(stats, stats_of(done)) };
        Ok(())
    })
}
