//! Wrong clients: what each wrong call answers, and that it changes nothing. The errors are those of the kernel driver
//! (`kfd_chardev.c`, `kfd_queue.c`, `kfd_events.c`, `amdgpu_amdkfd_gpuvm.c`).

use std::ffi::{CStr, c_int};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use t0_kfd::{
    AcquireVm, AllocMemoryOfGpu, AllocQueueGws, CreateEvent, CreateQueue, ExportDmabuf, FreeMemoryOfGpu, GetDmabufInfo,
    GetQueueWaveState, ImportDmabuf, Ioctl, MapMemoryToGpu, SetCuMask, SmiEvents, Svm, UnmapMemoryFromGpu, WaitEvents,
    flags,
};
use t0_sim::kfd::GPU_ID;

use crate::device::{self, Device};
use crate::pages::{self, PAGE};
use crate::paths::Node;
use crate::{calls, status, symbols, transfer};

const GTT: u32 = flags::GTT | flags::WRITABLE | flags::COHERENT;
const VRAM: u32 = flags::VRAM | flags::WRITABLE | flags::PUBLIC;

fn at<T>(memory: &mut T) -> u64 {
    std::ptr::from_mut(memory).expose_provenance() as u64
}

/// Performs a call with this argument.
fn call<A: Ioctl>(argument: &mut A) -> Result<(), c_int> {
    let mut bytes = vec![0; A::BYTES];
    argument.write(&mut bytes);
    let result =
        calls::ioctl(Device::opened().expect("it is open"), A::REQUEST, bytes.as_mut_ptr().expose_provenance() as u64);
    *argument = A::read(&bytes);
    result
}

fn open(path: &CStr) -> c_int {
    // SAFETY: a C string.
    let fd = unsafe { symbols::open(path.as_ptr(), libc::O_RDWR | libc::O_CLOEXEC, 0) };
    assert!(fd >= 0, "{path:?}");
    fd
}

fn acquire(file: c_int) -> Result<(), c_int> {
    call(&mut AcquireVm { drm_fd: file as u32, gpu_id: GPU_ID })
}

/// The descriptors of a process that has acquired its address space.
fn files() -> [c_int; 2] {
    static FILES: OnceLock<[c_int; 2]> = OnceLock::new();
    *FILES.get_or_init(|| {
        let files = [open(c"/dev/kfd"), open(c"/dev/dri/renderD128")];
        assert_eq!(acquire(files[0]), Err(libc::EINVAL), "the driver's own file");
        assert_eq!(acquire(9999), Err(libc::EINVAL), "a closed file");
        assert_eq!(acquire(files[1]), Ok(()));
        files
    })
}

/// Addresses that the client has reserved.
fn reserve(bytes: u64) -> u64 {
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
    // SAFETY: a new mapping.
    unsafe { pages::raw_map(0, bytes, libc::PROT_NONE, flags, -1, 0) }.expect("address space")
}

fn allocate(address: u64, size: u64, flags: u32) -> Result<AllocMemoryOfGpu, c_int> {
    let mut a = AllocMemoryOfGpu { va_addr: address, size, gpu_id: GPU_ID, flags, ..Default::default() };
    call(&mut a).map(|()| a)
}

fn map(handle: u64) -> Result<(), c_int> {
    let mut gpu = std::hint::black_box(GPU_ID);
    call(&mut MapMemoryToGpu { handle, device_ids_array_ptr: at(&mut gpu), n_devices: 1, n_success: 0 })
}

fn unmap(handle: u64) -> Result<(), c_int> {
    let mut gpu = std::hint::black_box(GPU_ID);
    call(&mut UnmapMemoryFromGpu { handle, device_ids_array_ptr: at(&mut gpu), n_devices: 1, n_success: 0 })
}

fn free(handle: u64) -> Result<(), c_int> {
    call(&mut FreeMemoryOfGpu { handle })
}

#[test]
fn a_process_has_one_address_space() {
    let [_, render] = files();
    assert_eq!(acquire(render), Ok(()), "again");
    // SAFETY: our own descriptor.
    let same = unsafe { libc::dup(render) };
    assert_eq!(acquire(same), Ok(()), "the same open file");
    assert_eq!(acquire(open(c"/dev/dri/renderD128")), Err(libc::EBUSY), "another open file");
    assert_eq!(acquire(9999), Err(libc::EINVAL), "a closed file");
}

#[test]
fn a_refused_allocation_leaves_the_addresses_as_they_were() {
    files();
    let address = reserve(16 * PAGE);
    let refused = [
        AllocMemoryOfGpu { gpu_id: GPU_ID + 99, flags: VRAM, size: PAGE, ..Default::default() },
        AllocMemoryOfGpu { gpu_id: GPU_ID, flags: flags::WRITABLE, size: PAGE, ..Default::default() },
        AllocMemoryOfGpu { gpu_id: GPU_ID, flags: GTT, size: 0, ..Default::default() },
        AllocMemoryOfGpu { gpu_id: GPU_ID, flags: flags::USERPTR, size: PAGE, ..Default::default() },
    ];
    for given in refused {
        let mut a = AllocMemoryOfGpu { va_addr: address, ..given };
        assert_eq!(call(&mut a), Err(libc::EINVAL), "{given:?}");
        assert_eq!(a, AllocMemoryOfGpu { va_addr: address, ..given }, "nothing is returned");
    }
    let user = AllocMemoryOfGpu { gpu_id: GPU_ID, flags: flags::USERPTR, size: PAGE, mmap_offset: PAGE, ..refused[3] };
    assert_eq!(call(&mut AllocMemoryOfGpu { va_addr: address, ..user }), Err(libc::EFAULT), "no memory of the user");
    assert_eq!(allocate(address, 1 << 46, VRAM).map(|_| ()), Err(libc::ENOMEM));
    assert!(pages::is_reserved(address, address + 16 * PAGE));
    // The correct call succeeds, and its memory is there once it is mapped.
    let a = allocate(address, PAGE, VRAM).expect("memory");
    assert!(pages::is_reserved(address, address + PAGE), "the client maps it, or MAP_MEMORY_TO_GPU");
    assert_eq!((map(a.handle), map(a.handle)), (Ok(()), Ok(())));
    assert!(!pages::is_reserved(address, address + PAGE) && pages::is_reserved(address + PAGE, address + 2 * PAGE));
    assert_eq!((free(a.handle), unmap(a.handle), free(a.handle)), (Err(libc::EBUSY), Ok(()), Ok(())));
    assert_eq!((free(a.handle), map(a.handle)), (Err(libc::EINVAL), Err(libc::ENOMEM)));
}

#[test]
fn two_allocations_at_one_address_conflict_when_they_are_mapped() {
    files();
    let address = reserve(4 * PAGE);
    let (first, second) = (allocate(address, 2 * PAGE, GTT).unwrap(), allocate(address, 2 * PAGE, GTT).unwrap());
    assert_ne!(first.mmap_offset, second.mmap_offset);
    assert_eq!((map(second.handle), map(first.handle)), (Ok(()), Err(libc::EINVAL)));
    let there = pages::overlapping(address, address + PAGE)[0].offset_at(address);
    assert_eq!(there, second.mmap_offset, "the refused call has mapped nothing");
    assert_eq!(unmap(first.handle), Ok(()), "it is not mapped");
    assert_eq!(free(second.handle), Err(libc::EBUSY), "and the other one still is");
    assert_eq!((unmap(second.handle), map(first.handle), unmap(first.handle)), (Ok(()), Ok(()), Ok(())));
    assert_eq!((free(first.handle), free(second.handle)), (Ok(()), Ok(())));
    // An address inside of a page is refused later.
    let inside = allocate(address + 100, PAGE, GTT).expect("memory");
    assert_eq!((map(inside.handle), free(inside.handle)), (Err(libc::EINVAL), Ok(())));
}

#[test]
fn wrong_arrays_of_gpus_are_errors() {
    files();
    let handle = allocate(reserve(PAGE), PAGE, GTT).unwrap().handle;
    let mut gpus = std::hint::black_box([GPU_ID + 1]);
    let array = at(&mut gpus);
    let cases = [
        (array, 0, 0, libc::EINVAL),
        (array, 1, 2, libc::EINVAL),
        (array, 1, 0, libc::EINVAL),
        (0, 1, 0, libc::EFAULT),
        (8, 1, 0, libc::EFAULT),
        (0xffff_8000_0000_0000, 1, 0, libc::EFAULT),
    ];
    for (device_ids_array_ptr, n_devices, n_success, error) in cases {
        let mut a = MapMemoryToGpu { handle, device_ids_array_ptr, n_devices, n_success };
        assert_eq!(call(&mut a), Err(error), "{a:x?}");
        assert_eq!(a.n_success, n_success);
    }
    assert_eq!(map(handle + 1000), Err(libc::ENOMEM));
    assert_eq!(free(handle), Ok(()));
}

#[test]
fn the_files_are_mapped_only_as_the_driver_has_said() {
    let [kfd, render] = files();
    let a = allocate(reserve(4 * PAGE), 2 * PAGE, GTT).unwrap();
    let try_map = |file: c_int, offset: u64, bytes: u64| {
        // SAFETY: a new mapping.
        let mapped = unsafe {
            transfer::mmap(std::ptr::null_mut(), bytes as usize, libc::PROT_READ, libc::MAP_SHARED, file, offset as i64)
        };
        if mapped == libc::MAP_FAILED { Err(pages::errno()) } else { Ok(()) }
    };
    assert_eq!(try_map(render, a.mmap_offset, 2 * PAGE), Ok(()));
    assert_eq!(try_map(render, a.mmap_offset, PAGE), Ok(()));
    assert_eq!(try_map(render, a.mmap_offset, 3 * PAGE), Err(libc::EINVAL), "longer than the allocation");
    assert_eq!(try_map(render, 1 << 44, PAGE), Err(libc::EINVAL), "never returned");
    let gpu = u64::from(GPU_ID) << 46;
    assert_eq!(try_map(kfd, 3 << 62 | gpu, 2 * PAGE), Ok(()), "the doorbells");
    assert_eq!(try_map(kfd, 3 << 62 | gpu, PAGE), Err(libc::EINVAL));
    assert_eq!(try_map(kfd, 3 << 62, 2 * PAGE), Err(libc::ENODEV), "of no GPU");
    assert_eq!(try_map(kfd, gpu, PAGE), Err(libc::EINVAL), "registers that are not allocated");
    assert_eq!(try_map(kfd, gpu, 2 * PAGE), Err(libc::EINVAL), "without a type: registers of two pages");
    assert_eq!(try_map(kfd, 0, 2 * PAGE), Err(libc::EINVAL), "without type and GPU");
    assert_eq!(try_map(kfd, 0, PAGE), Err(libc::ENODEV), "registers of no GPU");
    assert_eq!(free(a.handle), Ok(()));
    assert_eq!(try_map(render, a.mmap_offset, PAGE), Err(libc::EINVAL), "freed");
    let mut word = [0u8; 8];
    let to = word.as_mut_ptr().cast();
    // SAFETY: memory of that size.
    unsafe {
        assert_eq!((transfer::read(kfd, to, 8), pages::errno()), (-1, libc::EINVAL));
        assert_eq!((transfer::write(kfd, to, 8), pages::errno()), (-1, libc::EINVAL));
        assert_eq!((transfer::pwrite64(render, to, 8, 0), pages::errno()), (-1, libc::EINVAL));
        assert_eq!((transfer::ftruncate64(render, 0), pages::errno()), (-1, libc::EINVAL));
        assert_eq!((transfer::lseek64(kfd, 0, libc::SEEK_SET), pages::errno()), (-1, libc::ESPIPE));
    }
}

#[test]
fn wrong_queues_are_refused_in_the_drivers_order() {
    files();
    let given =
        CreateQueue { gpu_id: GPU_ID, queue_type: 2, queue_percentage: 100, ring_size: 4096, ..Default::default() };
    let kernels = 0xffff_8000_0000_0000;
    let cases = [
        (CreateQueue { queue_percentage: 101, ring_base_address: kernels, ..given }, libc::EINVAL),
        (CreateQueue { queue_priority: 16, ring_base_address: kernels, ..given }, libc::EINVAL),
        (CreateQueue { ring_base_address: kernels, ring_size: 4095, ..given }, libc::EFAULT),
        (CreateQueue { ring_size: 4095, read_pointer_address: kernels, ..given }, libc::EINVAL),
        (CreateQueue { read_pointer_address: kernels, queue_type: 99, ..given }, libc::EFAULT),
        (CreateQueue { write_pointer_address: kernels, ..given }, libc::EFAULT),
        (CreateQueue { eop_buffer_address: kernels, ..given }, libc::EFAULT),
        (CreateQueue { ctx_save_restore_address: kernels, ..given }, libc::EFAULT),
        (CreateQueue { queue_type: 99, gpu_id: 1, ..given }, 524),
        (CreateQueue { gpu_id: 1, ..given }, libc::EINVAL),
        (given, libc::EINVAL),
    ];
    for (mut a, error) in cases {
        assert_eq!(call(&mut a), Err(error), "{a:x?}");
    }
    let mut mask = std::hint::black_box([3u32]);
    let cu_mask_ptr = at(&mut mask);
    let masks = [(33, cu_mask_ptr, libc::EINVAL), (0, cu_mask_ptr, libc::EINVAL), (32, 8, libc::EFAULT)];
    for (num_cu_mask, cu_mask_ptr, error) in masks {
        assert_eq!(call(&mut SetCuMask { queue_id: 9, num_cu_mask, cu_mask_ptr }), Err(error));
    }
    assert_eq!(call(&mut SetCuMask { queue_id: 9, num_cu_mask: 32, cu_mask_ptr }), Err(libc::EFAULT), "no queue");
    assert_eq!(call(&mut GetQueueWaveState { queue_id: 9, ..Default::default() }), Err(libc::EFAULT), "no queue");
    assert_eq!(call(&mut AllocQueueGws { queue_id: 9, num_gws: 1, ..Default::default() }), Err(libc::EINVAL));
    assert_eq!(call(&mut SmiEvents { gpuid: 1, anon_fd: 0 }), Err(libc::EINVAL));
    assert_eq!(call(&mut SmiEvents { gpuid: GPU_ID, anon_fd: 0 }), Ok(()));
    assert_eq!(call(&mut Svm { start_addr: PAGE, size: PAGE, op: 1, nattr: 0 }), Ok(()));
    assert_eq!(call(&mut Svm { start_addr: 8, size: PAGE, op: 1, nattr: 0 }), Err(libc::EINVAL));
}

fn export(handle: u64) -> Result<c_int, c_int> {
    let mut a = ExportDmabuf { handle, flags: libc::O_CLOEXEC as u32, ..Default::default() };
    call(&mut a).map(|()| a.dmabuf_fd as c_int)
}

fn import(dmabuf_fd: c_int, va_addr: u64) -> Result<u64, c_int> {
    let mut a = ImportDmabuf { va_addr, gpu_id: GPU_ID, dmabuf_fd: dmabuf_fd as u32, ..Default::default() };
    call(&mut a).map(|()| a.handle)
}

#[test]
fn dma_buffers_are_memory_of_the_driver() {
    let [kfd, render] = files();
    let mut memory = vec![0u8; 3 * PAGE as usize];
    let user = at(&mut memory[0]).next_multiple_of(PAGE);
    let registered = AllocMemoryOfGpu {
        va_addr: reserve(PAGE),
        size: PAGE,
        mmap_offset: user,
        gpu_id: GPU_ID,
        flags: flags::USERPTR | flags::WRITABLE,
        ..Default::default()
    };
    let mut a = registered;
    assert_eq!(call(&mut a), Ok(()));
    assert_eq!((export(a.handle), free(a.handle)), (Err(libc::EPERM), Ok(())), "memory of the client");
    assert_eq!(export(a.handle), Err(libc::EINVAL), "freed");
    let address = reserve(4 * PAGE);
    for (file, error) in [(kfd, libc::EINVAL), (render, libc::EINVAL), (0, libc::EINVAL), (9999, libc::EBADF)] {
        assert_eq!(import(file, address), Err(error), "{file}");
        let mut info = GetDmabufInfo { dmabuf_fd: file as u32, ..Default::default() };
        assert_eq!(call(&mut info), Err(error), "{file}");
    }
    // Memory without an address can be exported, not mapped.
    let hidden = allocate(0, 2 * PAGE, VRAM).expect("memory");
    assert_eq!((hidden.va_addr, map(hidden.handle)), (0, Err(libc::EINVAL)));
    let fd = export(hidden.handle).expect("a descriptor");
    let mut info = GetDmabufInfo { dmabuf_fd: fd as u32, metadata_size: 64, ..Default::default() };
    assert_eq!(call(&mut info), Ok(()));
    let expected = (2 * PAGE, 0, GPU_ID, flags::VRAM | flags::PUBLIC);
    assert_eq!((info.size, info.metadata_size, info.gpu_id, info.flags), expected);
    assert_eq!(import(fd, address + 8), Err(libc::EINVAL));
    let unknown = ImportDmabuf { va_addr: address, gpu_id: GPU_ID + 1, dmabuf_fd: fd as u32, handle: 0 };
    assert_eq!(call(&mut { unknown }), Err(libc::EINVAL));
    let handle = import(fd, address).expect("an allocation");
    assert_eq!((map(handle), free(handle)), (Ok(()), Err(libc::EBUSY)));
    assert_eq!((unmap(handle), free(handle), free(hidden.handle)), (Ok(()), Ok(()), Ok(())));
    // SAFETY: our own descriptor.
    unsafe { libc::close(fd) };
}

#[test]
fn pages_of_a_dma_buffer_live_as_long_as_its_last_user() {
    let [_, render] = files();
    let blocks = || {
        // SAFETY: zeros are a valid `stat`, which the kernel fills in.
        unsafe {
            let mut status: libc::stat = std::mem::zeroed();
            assert_eq!(libc::syscall(libc::SYS_fstat, render, &raw mut status), 0);
            status.st_blocks * 512
        }
    };
    const BYTES: u64 = 64 << 20;
    let map_buffer = |fd: c_int, offset: u64, bytes: u64| {
        let access = libc::PROT_READ | libc::PROT_WRITE;
        // SAFETY: a new mapping.
        let mapped = unsafe {
            transfer::mmap(std::ptr::null_mut(), bytes as usize, access, libc::MAP_SHARED, fd, offset as i64)
        };
        if mapped == libc::MAP_FAILED { Err(pages::errno()) } else { Ok(mapped.cast::<u8>()) }
    };
    let a = allocate(reserve(BYTES), BYTES, GTT).expect("memory");
    let fd = export(a.handle).expect("a descriptor");
    assert_eq!(map_buffer(fd, PAGE, BYTES), Err(libc::EINVAL), "beyond its end");
    let view = map_buffer(fd, PAGE, BYTES - PAGE).expect("a mapping");
    // SAFETY: bytes of the mapping.
    unsafe { view.write_bytes(7, (BYTES - PAGE) as usize) };
    // Other tests allocate too, but not as much.
    let full = blocks();
    assert_eq!(free(a.handle), Ok(()));
    // SAFETY: our own descriptor.
    unsafe { libc::close(fd) };
    allocate(reserve(PAGE), PAGE, GTT).expect("memory");
    assert!(blocks() > full - BYTES as i64 / 2, "the mapping uses them");
    // SAFETY: as above, and the mapping is this test's own.
    unsafe {
        assert_eq!(view.add(5).read_volatile(), 7);
        libc::munmap(view.cast(), (BYTES - PAGE) as usize);
    }
    // A child that another test has forked uses them until it ends.
    let returned = || {
        allocate(reserve(PAGE), PAGE, GTT).expect("memory");
        blocks() < full - BYTES as i64 / 2
    };
    let start = Instant::now();
    while !returned() {
        assert!(start.elapsed() < Duration::from_secs(10), "they are not returned");
        std::thread::sleep(Duration::from_millis(10));
    }
}

extern "C" fn ignore(_signal: c_int) {}

#[test]
fn a_signal_interrupts_a_wait_and_the_time_left_is_returned() {
    files();
    // SAFETY: zeros are a valid `sigaction`, and the handler does nothing.
    unsafe {
        let mut action: libc::sigaction = std::mem::zeroed();
        action.sa_sigaction = ignore as extern "C" fn(c_int) as usize;
        libc::sigaction(libc::SIGWINCH, &raw const action, std::ptr::null_mut());
    }
    let mut event = CreateEvent::default();
    assert_eq!(call(&mut event), Ok(()));
    let mut data = [0u64; 6];
    data[5] = event.event_id.into();
    let mut wait = WaitEvents { events_ptr: at(&mut data), num_events: 1, timeout: 60_000, ..Default::default() };
    // SAFETY: the thread's own number.
    let thread = unsafe { libc::pthread_self() };
    std::thread::scope(|scope| {
        scope.spawn(move || {
            std::thread::sleep(std::time::Duration::from_millis(100));
            // SAFETY: the thread waits for this one.
            unsafe { libc::pthread_kill(thread, libc::SIGWINCH) };
        });
        assert_eq!(call(&mut wait), Err(libc::EINTR));
    });
    assert!((1..60_000).contains(&wait.timeout), "{wait:?}");
    wait.timeout = 0;
    assert_eq!((call(&mut wait), wait.wait_result), (Ok(()), 1));
}

#[test]
fn every_kind_of_status_sees_the_devices() {
    let [kfd, _] = files();
    // SAFETY: zeros are valid, and the paths are C strings.
    unsafe {
        let mut found: libc::statx = std::mem::zeroed();
        for (directory, path, flags) in [(libc::AT_FDCWD, c"/dev/kfd", 0), (kfd, c"", libc::AT_EMPTY_PATH)] {
            assert_eq!(status::statx(directory, path.as_ptr(), flags, libc::STATX_ALL, &raw mut found), 0);
            assert_eq!((found.stx_rdev_major, found.stx_rdev_minor), (511, 0));
        }
        let path = c"/dev/dri/renderD128".as_ptr();
        let mut found: libc::stat = std::mem::zeroed();
        let to = &raw mut found;
        for result in [status::__lxstat(1, path, to), status::__fxstatat64(1, libc::AT_FDCWD, path, to, 0)] {
            assert_eq!((result, (*to).st_rdev, (*to).st_mode), (0, libc::makedev(226, 128), libc::S_IFCHR | 0o666));
        }
    }
}

#[test]
fn a_child_has_no_files_of_its_parent() {
    let files = files();
    // SAFETY: the child makes system calls and ends.
    let child = unsafe { libc::fork() };
    if child == 0 {
        let mut version = [0u32; 2];
        let to = version.as_mut_ptr();
        // SAFETY: as above.
        unsafe {
            let call = |file| symbols::ioctl(file, t0_kfd::GetVersion::REQUEST.into(), to.cast());
            let before = call(files[0]) == -1 && pages::errno() == libc::EBADF;
            let own = device::open(Node::Kfd, libc::O_RDWR).unwrap_or(-1);
            let after = call(files[0]) == -1 && pages::errno() == libc::EBADF && call(own) == 0;
            libc::_exit(i32::from(!before) + 2 * i32::from(!after));
        }
    }
    let mut status = 0;
    // SAFETY: our own child.
    unsafe { libc::waitpid(child, &raw mut status, 0) };
    assert_eq!(status, 0);
}
