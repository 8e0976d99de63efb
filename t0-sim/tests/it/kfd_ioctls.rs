//! Calls of `/dev/kfd` that T0's own client does not make, in the form of AMD's user-mode stack.
use t0_sim::kfd::{Errno, File, GPU_ID, Pointer, VirtualKfd, VirtualOptions};

/// The request number of an ioctl that reads and writes `bytes` of argument.
fn request(number: u32, bytes: usize) -> u32 {
    3 << 30 | (bytes as u32) << 16 | u32::from(b'K') << 8 | number
}

fn word(bytes: &[u8], at: usize) -> u32 {
    u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}

#[test]
fn tiling_is_linear_in_as_many_modes_as_asked_for() {
    let kfd = VirtualKfd::new(VirtualOptions::default());
    let mut argument = [0u8; 40];
    argument[16..20].copy_from_slice(&40u32.to_le_bytes());
    argument[20..24].copy_from_slice(&8u32.to_le_bytes());
    argument[24..28].copy_from_slice(&GPU_ID.to_le_bytes());
    let mut pointers = [Pointer { at: 0, bytes: vec![0xff; 160] }, Pointer { at: 8, bytes: vec![0xff; 32] }];
    kfd.ioctl(File::Kfd, request(0x12, 40), &mut argument, &mut pointers).expect("the call is answered");
    assert_eq!((word(&argument, 16), word(&argument, 20)), (32, 8), "no more modes than there are, nor than asked for");
    assert_eq!(pointers[0].bytes[..128], [0; 128]);
    assert_eq!(pointers[0].bytes[128..], [0xff; 32], "nothing behind the last mode is written");
    assert_eq!(pointers[1].bytes, [0; 32]);
    // Another GPU, and invalid nested pointers.
    argument[24..28].copy_from_slice(&1u32.to_le_bytes());
    assert_eq!(kfd.ioctl(File::Kfd, request(0x12, 40), &mut argument, &mut pointers), Err(Errno::INVAL));
    argument[24..28].copy_from_slice(&GPU_ID.to_le_bytes());
    assert_eq!(kfd.ioctl(File::Kfd, request(0x12, 40), &mut argument, &mut []), Err(Errno::FAULT));
}

#[test]
fn unknown_calls_are_errors() {
    let kfd = VirtualKfd::new(VirtualOptions::default());
    // Interprocess handles, checkpoints, the debugger.
    for number in [0x1d, 0x22, 0x26, 0x7f, 0xff] {
        let mut argument = [0u8; 64];
        assert_eq!(kfd.ioctl(File::Kfd, request(number, 64), &mut argument, &mut []), Err(Errno::NOTTY), "{number:#x}");
    }
    // The render node accepts none of them, and a short argument is refused.
    assert_eq!(kfd.ioctl(File::Render(128), request(0x01, 8), &mut [0; 8], &mut []), Err(Errno::NOTTY));
    assert_eq!(kfd.ioctl(File::Kfd, request(0x01, 8), &mut [0; 4], &mut []), Err(Errno::FAULT));
}

/// Host pages, as used by ALLOC_MEMORY_OF_GPU.
#[test]
fn the_host_lends_memory_as_user_pointers() {
    #[repr(align(4096))]
    struct Pages([std::sync::atomic::AtomicU32; 2048]);
    static PAGES: Pages = Pages([const { std::sync::atomic::AtomicU32::new(0) }; 2048]);
    let kfd = VirtualKfd::new(VirtualOptions::default());
    let mut acquire = [0u8; 8];
    acquire[..4].copy_from_slice(&kfd.open_render(128).unwrap().to_le_bytes());
    acquire[4..].copy_from_slice(&GPU_ID.to_le_bytes());
    kfd.ioctl(File::Kfd, request(0x15, 8), &mut acquire, &mut []).expect("the address space is ours");
    let (address, kind) = (PAGES.0.as_ptr() as u64, 1u32 << 31 | 1 << 2);
    let allocate = |at: u64, bytes: u64, user: u64, flags: u32| {
        let mut argument = [0u8; 40];
        for (to, value) in [(0, at), (8, bytes), (24, user)] {
            argument[to..to + 8].copy_from_slice(&value.to_le_bytes());
        }
        argument[32..36].copy_from_slice(&GPU_ID.to_le_bytes());
        argument[36..].copy_from_slice(&flags.to_le_bytes());
        kfd.ioctl(File::Kfd, request(0x16, 40), &mut argument, &mut [])?;
        Ok(u64::from_le_bytes(argument[16..24].try_into().unwrap()))
    };
    let one = |number: u32, handle: u64| {
        let mut argument = [0u8; 24];
        argument[..8].copy_from_slice(&handle.to_le_bytes());
        argument[16..20].copy_from_slice(&1u32.to_le_bytes());
        let devices = Pointer { at: 8, bytes: GPU_ID.to_le_bytes().to_vec() };
        kfd.ioctl(File::Kfd, request(number, 24), &mut argument, &mut [devices])
    };
    // The memory has not been lent.
    assert_eq!(allocate(address, 8192, address, kind), Err(Errno::NOMEM));
    // SAFETY: a static of atomics that nothing else uses.
    let lend = |at, bytes| unsafe { kfd.lend(at, bytes, t0_sim::kfd::Lender::User) };
    assert_eq!(lend(address + 4, 4096), Err(Errno::INVAL));
    assert_eq!(lend(address, 0), Err(Errno::INVAL));
    lend(address, 8192).expect("whole pages");
    assert_eq!(lend(address + 4096, 4096), Err(Errno::EXIST));
    // The GPU sees it at the host's address, only as a user pointer.
    assert_eq!(allocate(address, 8192, address + 4096, kind), Err(Errno::INVAL));
    assert_eq!(allocate(address, 8192, address, 1 << 31 | 1 << 1), Err(Errno::INVAL));
    assert_eq!(allocate(address, 12288, address, kind), Err(Errno::NOMEM));
    let handle = allocate(address, 8192, address, kind).expect("it is lent");
    assert_eq!(allocate(address + 4096, 4096, address + 4096, kind), Err(Errno::INVAL), "it is taken");
    one(0x18, handle).expect("it is mapped");
    // The host has it already, so it cannot be mapped there.
    let offset = (handle & 0xffff_ffff) * 4096;
    assert_eq!(kfd.map(File::Render(128), address, 8192, offset).map(|_| ()), Err(Errno::INVAL));
    let free = |handle: u64| kfd.ioctl(File::Kfd, request(0x17, 8), &mut handle.to_le_bytes(), &mut []);
    assert_eq!(free(handle), Err(Errno::BUSY));
    one(0x19, handle).expect("it is unmapped");
    free(handle).expect("it is freed");
    kfd.release(address);
    assert_eq!(allocate(address, 8192, address, kind), Err(Errno::NOMEM));
}

#[test]
fn a_wait_ends_at_once_if_the_event_is_older_than_the_waiter_knows() {
    let kfd = VirtualKfd::new(VirtualOptions::default());
    // A signal event with automatic reset.
    let mut create = [0u8; 32];
    create[16] = 1;
    kfd.ioctl(File::Kfd, request(0x08, 32), &mut create, &mut []).expect("an event");
    let id = word(&create, 24);
    // It has a slot in the event page, whose offset has the driver's type tag.
    assert_eq!((word(&create, 0), word(&create, 4), word(&create, 28)), (0, 1 << 31, id));
    let wait = |age: u64| {
        let mut event = [0u8; 48];
        event[..8].copy_from_slice(&age.to_le_bytes());
        event[40..44].copy_from_slice(&id.to_le_bytes());
        let mut argument = [0u8; 24];
        argument[8] = 1;
        let mut pointers = [Pointer { at: 0, bytes: event.to_vec() }];
        kfd.ioctl(File::Kfd, request(0x0c, 24), &mut argument, &mut pointers).expect("it ends");
        (word(&argument, 20), word(&pointers[0].bytes, 0))
    };
    let (complete, timeout) = (0, 1);
    assert_eq!(wait(1), (timeout, 1), "no event is older than 1");
    let mut set = [0u8; 8];
    set[..4].copy_from_slice(&id.to_le_bytes());
    kfd.ioctl(File::Kfd, request(0x0a, 8), &mut set, &mut []).expect("it is set");
    assert_eq!(wait(1), (complete, 2));
    // The reset does not hide it from a waiter that has not seen it.
    assert_eq!(wait(1), (complete, 2));
    assert_eq!(wait(2), (timeout, 2));
    assert_eq!(wait(0), (timeout, 0), "a waiter without an age sees the reset");
}

#[test]
fn trap_handlers_and_doorbells_are_checked() {
    let kfd = VirtualKfd::new(VirtualOptions::default());
    let trap = |gpu: u32| {
        let mut argument = [0u8; 24];
        argument[16..20].copy_from_slice(&gpu.to_le_bytes());
        kfd.ioctl(File::Kfd, request(0x13, 24), &mut argument, &mut [])
    };
    assert_eq!(trap(7), Err(Errno::INVAL));
    assert_eq!(trap(GPU_ID), Err(Errno::SRCH), "the address space is not acquired");
    let mut acquire = [0u8; 8];
    acquire[..4].copy_from_slice(&kfd.open_render(128).expect("a render node").to_le_bytes());
    acquire[4..].copy_from_slice(&GPU_ID.to_le_bytes());
    kfd.ioctl(File::Kfd, request(0x15, 8), &mut acquire, &mut []).expect("the address space is ours");
    trap(GPU_ID).expect("it is set");
    let address = kfd.reserve(1 << 16).expect("addresses");
    let doorbells = |bytes: u64| {
        let mut argument = [0u8; 40];
        argument[..8].copy_from_slice(&address.to_le_bytes());
        argument[8..16].copy_from_slice(&bytes.to_le_bytes());
        argument[32..36].copy_from_slice(&GPU_ID.to_le_bytes());
        argument[36..].copy_from_slice(&(1u32 << 31 | 1 << 3).to_le_bytes());
        kfd.ioctl(File::Kfd, request(0x16, 40), &mut argument, &mut [])
    };
    assert_eq!(doorbells(4096), Err(Errno::INVAL), "not the size of a process's doorbells");
    doorbells(8192).expect("they are allocated");
    // UPDATE_QUEUE of a queue that does not exist, and with a percentage beyond 100.
    let update = |percentage: u32| {
        let mut argument = [0u8; 24];
        argument[16..20].copy_from_slice(&percentage.to_le_bytes());
        kfd.ioctl(File::Kfd, request(0x07, 24), &mut argument, &mut [])
    };
    assert_eq!((update(101), update(100)), (Err(Errno::INVAL), Err(Errno::FAULT)));
}
