//! Tests the virtual `/dev/kfd` at the level of its ioctls, with a client that shares no code with the runtime.

use std::sync::Arc;
use std::time::{Duration, Instant};

use t0_sim::kfd::{Card, Errno, File, Mapping, Pointer, VirtualKfd, VirtualOptions};

const GET_VERSION: u32 = 0x8008_4b01;
const CREATE_QUEUE: u32 = 0xc060_4b02;
const DESTROY_QUEUE: u32 = 0xc008_4b03;
const CREATE_EVENT: u32 = 0xc020_4b08;
const DESTROY_EVENT: u32 = 0x4008_4b09;
const SET_EVENT: u32 = 0x4008_4b0a;
const RESET_EVENT: u32 = 0x4008_4b0b;
const WAIT_EVENTS: u32 = 0xc018_4b0c;
const APERTURES: u32 = 0xc010_4b14;
const ACQUIRE_VM: u32 = 0x4008_4b15;
const ALLOC: u32 = 0xc028_4b16;
const FREE: u32 = 0x4008_4b17;
const MAP: u32 = 0xc018_4b18;
const UNMAP: u32 = 0xc018_4b19;
const AVAILABLE: u32 = 0xc010_4b23;
const RUNTIME_ENABLE: u32 = 0xc010_4b25;

const VRAM: u32 = 1;
const GTT: u32 = 2;
const COHERENT: u32 = 1 << 26;
const MMIO: u32 = 1 << 4;
const PUBLIC: u32 = 1 << 29;
const WRITABLE: u32 = 1 << 31;

/// Sizes for 96 compute units, as the driver computes them.
const SAVE_BYTES: u32 = 46_047_232;
const CONTROL_BYTES: u32 = 40_960;
const SAVE_ALLOCATION: u64 = 46_145_536;

fn fields(words: &[u64]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

fn long(bytes: &[u8], at: usize) -> u64 {
    u64::from_le_bytes(bytes[at..at + 8].try_into().unwrap())
}

fn word(bytes: &[u8], at: usize) -> u32 {
    u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap())
}

fn pair(low: u32, high: u32) -> u64 {
    u64::from(low) | u64::from(high) << 32
}

/// A process that has acquired the GPU's address space.
struct Process {
    kfd: Arc<VirtualKfd>,
    gpu: u32,
}

impl Process {
    fn new() -> Process {
        Process::with(VirtualOptions::strict())
    }

    fn with(options: VirtualOptions) -> Process {
        let kfd = VirtualKfd::new(options);
        let node = "/sys/devices/virtual/kfd/kfd/topology/nodes/1/gpu_id";
        let gpu = kfd.read_file(node).unwrap().trim().parse().unwrap();
        let process = Process { kfd, gpu };
        let fd = process.kfd.open_render(128).unwrap();
        process.call(ACQUIRE_VM, &mut fields(&[pair(fd, gpu)])).unwrap();
        process
    }

    fn call(&self, request: u32, argument: &mut [u8]) -> Result<(), Errno> {
        self.kfd.ioctl(File::Kfd, request, argument, &mut [])
    }

    fn alloc(&self, bytes: u64, flags: u32) -> Result<Memory, Errno> {
        let address = self.kfd.reserve(bytes)?;
        let mut argument = fields(&[address, bytes, 0, 0, pair(self.gpu, flags)]);
        self.call(ALLOC, &mut argument)?;
        Ok(Memory { address, bytes, handle: long(&argument, 16), offset: long(&argument, 24) })
    }

    fn map(&self, request: u32, handle: u64) -> Result<u32, Errno> {
        let mut argument = fields(&[handle, 0, pair(1, 0)]);
        let mut pointers = [Pointer { at: 8, bytes: self.gpu.to_le_bytes().to_vec() }];
        self.kfd.ioctl(File::Kfd, request, &mut argument, &mut pointers)?;
        Ok(word(&argument, 20))
    }

    fn shared(&self, bytes: u64) -> (Memory, Mapping) {
        let memory = self.alloc(bytes, GTT | WRITABLE | COHERENT).unwrap();
        assert_eq!(self.map(MAP, memory.handle), Ok(1));
        let mapping = self.kfd.map(File::Render(128), memory.address, memory.bytes, memory.offset).unwrap();
        (memory, mapping)
    }

    fn event(&self, page: u64, kind: u32, auto_reset: u32) -> Result<(u32, u32), Errno> {
        let mut argument = fields(&[page, pair(0, kind), pair(auto_reset, self.gpu), 0]);
        self.call(CREATE_EVENT, &mut argument)?;
        Ok((word(&argument, 24), word(&argument, 28)))
    }

    /// The result of WAIT_EVENTS, and the data of the events.
    fn wait(&self, events: &[u32], all: bool, milliseconds: u32) -> Result<(u32, Vec<u8>), Errno> {
        let mut data = vec![0; 48 * events.len()];
        for (entry, id) in data.chunks_mut(48).zip(events) {
            entry[40..44].copy_from_slice(&id.to_le_bytes());
        }
        let mut argument = fields(&[0, pair(events.len() as u32, all.into()), pair(milliseconds, 0)]);
        let mut pointers = [Pointer { at: 0, bytes: data }];
        self.kfd.ioctl(File::Kfd, WAIT_EVENTS, &mut argument, &mut pointers)?;
        let [Pointer { bytes, .. }] = pointers;
        Ok((word(&argument, 20), bytes))
    }
}

#[derive(Clone, Copy)]
struct Memory {
    address: u64,
    bytes: u64,
    handle: u64,
    offset: u64,
}

#[test]
fn requests_are_identified_by_type_and_number() {
    let process = Process::new();
    let mut version = [0; 8];
    process.call(GET_VERSION, &mut version).unwrap();
    assert_eq!(word(&version, 0), 1);
    assert!(word(&version, 4) >= 11);
    let kfd = &process.kfd;
    assert_eq!(process.call(0xc008_4b7f, &mut [0; 8]), Err(Errno::NOTTY));
    assert_eq!(process.call(0x8008_6401, &mut [0; 8]), Err(Errno::NOTTY));
    assert_eq!(kfd.ioctl(File::Render(128), GET_VERSION, &mut [0; 8], &mut []), Err(Errno::NOTTY));
    assert_eq!(process.call(GET_VERSION, &mut [0; 4]), Err(Errno::FAULT));
    // Invalid nested pointers, and nested pointers to too little memory.
    assert_eq!(process.call(MAP, &mut fields(&[1, 0, pair(1, 0)])), Err(Errno::FAULT));
    let mut short = [Pointer { at: 0, bytes: vec![0; 47] }];
    let mut wait = fields(&[0, pair(1, 0), 0]);
    assert_eq!(kfd.ioctl(File::Kfd, WAIT_EVENTS, &mut wait, &mut short), Err(Errno::FAULT));
}

#[test]
fn the_address_space_is_acquired_first() {
    let kfd = VirtualKfd::new(VirtualOptions::default());
    assert_eq!(kfd.open_render(129), Err(Errno::NOENT));
    let address = kfd.reserve(4096).unwrap();
    let gpu = t0_sim::kfd::GPU_ID;
    let mut alloc = fields(&[address, 4096, 0, 0, pair(gpu, GTT)]);
    assert_eq!(kfd.ioctl(File::Kfd, ALLOC, &mut alloc, &mut []), Err(Errno::NODEV));
    assert_eq!(kfd.ioctl(File::Kfd, ACQUIRE_VM, &mut fields(&[pair(77, gpu)]), &mut []), Err(Errno::INVAL));
    let fd = kfd.open_render(128).unwrap();
    assert_eq!(kfd.ioctl(File::Kfd, ACQUIRE_VM, &mut fields(&[pair(fd, gpu + 1)]), &mut []), Err(Errno::INVAL));
    kfd.ioctl(File::Kfd, ACQUIRE_VM, &mut fields(&[pair(fd, gpu)]), &mut []).unwrap();
    kfd.ioctl(File::Kfd, RUNTIME_ENABLE, &mut fields(&[0, pair(1, 0)]), &mut []).unwrap();
    assert_eq!(kfd.ioctl(File::Kfd, RUNTIME_ENABLE, &mut fields(&[0, pair(1, 0)]), &mut []), Err(Errno::BUSY));
}

#[test]
fn memory_is_checked_as_the_driver_checks_it() {
    let process = Process::new();
    let refused = |address: u64, bytes: u64, gpu: u32, flags: u32| {
        process.call(ALLOC, &mut fields(&[address, bytes, 0, 0, pair(gpu, flags)])).unwrap_err()
    };
    let (gpu, space) = (process.gpu, process.kfd.reserve(8192).unwrap());
    assert_eq!(refused(space, 0, gpu, GTT), Errno::INVAL);
    assert_eq!(refused(space, 4096, gpu + 1, GTT), Errno::INVAL);
    assert_eq!(refused(space, 4096, gpu, 0), Errno::INVAL);
    assert_eq!(refused(space, 4096, gpu, GTT | VRAM), Errno::INVAL);
    assert_eq!(refused(space, 12_288, gpu, GTT), Errno::NOMEM);
    assert_eq!(refused(space, 1 << 40, gpu, VRAM), Errno::NOMEM);
    assert_eq!(refused(0x1000, 4096, gpu, GTT), Errno::NOMEM);

    // The driver looks at the alignment of an address when it maps it.
    let mut unaligned = fields(&[space + 1, 4096, 0, 0, pair(gpu, GTT)]);
    process.call(ALLOC, &mut unaligned).unwrap();
    assert_eq!(process.map(MAP, long(&unaligned, 16)), Err(Errno::INVAL));
    process.call(FREE, &mut fields(&[long(&unaligned, 16)])).unwrap();

    let available = || {
        let mut argument = fields(&[0, pair(gpu, 0)]);
        process.call(AVAILABLE, &mut argument).unwrap();
        long(&argument, 0)
    };
    let before = available();
    let memory = process.alloc(5000, VRAM | PUBLIC | WRITABLE).unwrap();
    assert_eq!(before - available(), 8192);
    assert_eq!(process.map(MAP, memory.handle + 1), Err(Errno::NOMEM));
    assert_eq!(process.map(MAP, memory.handle), Ok(1));
    assert_eq!(process.map(MAP, memory.handle), Ok(1));
    let overlap = fields(&[memory.address + 4096, 4096, 0, 0, pair(gpu, GTT)]);
    assert_eq!(process.call(ALLOC, &mut overlap.clone()), Err(Errno::INVAL));
    assert_eq!(process.call(FREE, &mut fields(&[memory.handle])), Err(Errno::BUSY));
    let kfd = &process.kfd;
    assert_eq!(kfd.map(File::Kfd, memory.address, 8192, memory.offset).unwrap_err(), Errno::BADF);
    assert_eq!(kfd.map(File::Render(128), memory.address, 8193, memory.offset).unwrap_err(), Errno::INVAL);
    assert_eq!(kfd.map(File::Render(128), memory.address, 8192, memory.offset + 4096).unwrap_err(), Errno::INVAL);
    let window = kfd.map(File::Render(128), memory.address, 8192, memory.offset).unwrap();
    // Unaligned offsets and lengths are copied completely.
    let data: Vec<u8> = (0..250).collect();
    window.write(4001, &data);
    let mut back = vec![0; 250];
    window.read(4001, &mut back);
    assert_eq!(back, data);
    let mut around = [1; 2];
    window.read(4000, &mut around[..1]);
    window.read(4251, &mut around[1..]);
    assert_eq!(around, [0, 0]);
    assert_eq!(process.map(UNMAP, memory.handle), Ok(1));
    process.call(FREE, &mut fields(&[memory.handle])).unwrap();
    assert_eq!(process.call(FREE, &mut fields(&[memory.handle])), Err(Errno::INVAL));
    process.kfd.release(memory.address);
    assert_eq!(available(), before);
    // A card without resizable BAR.
    let small = Process::with(VirtualOptions::strict().small_bar());
    assert_eq!(small.alloc(4096, VRAM | PUBLIC).err(), Some(Errno::INVAL));
    small.alloc(4096, VRAM).unwrap();
}

#[test]
fn events_wake_and_reset() {
    let process = Process::new();
    let (page, _) = process.shared(32 * 1024);
    let (small, _) = process.shared(4096);
    assert_eq!(process.event(small.handle, 0, 1), Err(Errno::INVAL));
    let (auto, slot) = process.event(page.handle, 0, 1).unwrap();
    assert_eq!(auto, slot);
    assert_eq!(process.event(page.handle, 0, 1), Err(Errno::INVAL), "a process has one event page");
    let (manual, _) = process.event(0, 0, 0).unwrap();
    let (exception, _) = process.event(0, 8, 1).unwrap();
    assert!(exception >= 4096);
    process.event(0, 9, 1).expect("the driver takes any type");
    assert_eq!(process.call(FREE, &mut fields(&[page.handle])), Err(Errno::PERM), "the event page is never freed");
    let set = |id: u32| process.call(SET_EVENT, &mut fields(&[pair(id, 0)]));

    assert_eq!(process.wait(&[auto], false, 0).unwrap().0, 1);
    set(auto).unwrap();
    assert_eq!(process.wait(&[auto], false, 0).unwrap().0, 0);
    assert_eq!(process.wait(&[auto], false, 0).unwrap().0, 1, "an automatic event is consumed");
    set(manual).unwrap();
    assert_eq!(process.wait(&[manual], false, 0).unwrap().0, 0);
    assert_eq!(process.wait(&[manual], false, 0).unwrap().0, 0, "a manual one stays");
    assert_eq!(process.wait(&[manual, auto], true, 0).unwrap().0, 1);
    process.call(RESET_EVENT, &mut fields(&[pair(manual, 0)])).unwrap();
    assert_eq!(process.wait(&[manual], false, 0).unwrap().0, 1);
    assert_eq!(set(exception), Err(Errno::INVAL), "only the GPU raises exceptions");

    let start = Instant::now();
    assert_eq!(process.wait(&[auto, manual], false, 50).unwrap().0, 1);
    assert!(start.elapsed() >= Duration::from_millis(50));
    std::thread::scope(|scope| {
        let waiter = scope.spawn(|| process.wait(&[auto, manual], false, u32::MAX).unwrap().0);
        std::thread::sleep(Duration::from_millis(20));
        set(manual).unwrap();
        assert_eq!(waiter.join().unwrap(), 0);
        let waiter = scope.spawn(|| process.wait(&[auto], false, u32::MAX));
        std::thread::sleep(Duration::from_millis(20));
        process.call(DESTROY_EVENT, &mut fields(&[pair(auto, 0)])).unwrap();
        assert_eq!(waiter.join().unwrap().unwrap_err(), Errno::IO, "waiting for a destroyed event fails");
    });
    assert_eq!(process.wait(&[auto], false, 0).unwrap_err(), Errno::INVAL);
    assert_eq!(process.call(DESTROY_EVENT, &mut fields(&[pair(auto, 0)])), Err(Errno::INVAL));
}

#[test]
fn apertures_and_topology() {
    let process = Process::new();
    let mut argument = fields(&[0, 0]);
    process.call(APERTURES, &mut argument).unwrap();
    assert_eq!(word(&argument, 8), 1);
    let mut pointers = [Pointer { at: 0, bytes: vec![0; 56] }];
    process.kfd.ioctl(File::Kfd, APERTURES, &mut argument, &mut pointers).unwrap();
    assert_eq!(word(&pointers[0].bytes, 48), process.gpu);
    assert_eq!(long(&pointers[0].bytes, 0), 1 << 48);
    let root = "/sys/devices/virtual/kfd/kfd/topology";
    let text = process.kfd.read_file(&format!("{root}/nodes/1/properties")).unwrap();
    for line in ["simd_count 192", "simd_per_cu 2", "gfx_target_version 110000", "drm_render_minor 128"] {
        assert!(text.lines().any(|l| l == line), "{line}");
    }
    assert_eq!(process.kfd.read_file(&format!("{root}/nodes/2/gpu_id")), Err(Errno::NOENT));
}

/// Everything that a queue needs.
struct Queue {
    ring: Mapping,
    ring_memory: Memory,
    pointers: Mapping,
    signal: (Memory, Mapping),
    argument: Vec<u8>,
}

const SLOTS: u64 = 16;

fn queue(process: &Process) -> Queue {
    let (ring, ring_map) = process.shared(SLOTS * 64);
    for slot in 0..SLOTS {
        ring_map.store32(slot * 64, 1);
    }
    let (pointers, pointers_map) = process.shared(4096);
    let (eop, _) = process.shared(4096);
    let (save, _) = process.shared(SAVE_ALLOCATION);
    let argument = fields(&[
        ring.address,
        pointers.address + 0x38,
        pointers.address + 0x80,
        0,
        pair((SLOTS * 64) as u32, process.gpu),
        pair(2, 100),
        pair(7, 0),
        eop.address,
        4096,
        save.address,
        pair(SAVE_BYTES, CONTROL_BYTES),
        0,
    ]);
    Queue { ring: ring_map, ring_memory: ring, pointers: pointers_map, signal: process.shared(4096), argument }
}

#[test]
fn queues_are_checked_as_the_driver_checks_them() {
    let process = Process::new();
    let good = queue(&process);
    // The driver does not compare the size of a ring of less than a page.
    process.call(CREATE_QUEUE, &mut good.argument.clone()).unwrap();
    let enabled = process.call(RUNTIME_ENABLE, &mut fields(&[0, pair(1, 0)]));
    assert_eq!(enabled, Err(Errno::EXIST), "the runtime is enabled before the first queue");
    let good = page_queue(&process);
    let refused = |at: usize, value: u32| {
        let mut argument = good.argument.clone();
        argument[at..at + 4].copy_from_slice(&value.to_le_bytes());
        process.call(CREATE_QUEUE, &mut argument).unwrap_err()
    };
    assert_eq!(refused(32, 3000), Errno::INVAL, "a ring's size is a power of two");
    assert_eq!(refused(32, 8192), Errno::INVAL, "the ring's memory has the ring's size");
    assert_eq!(refused(36, 1), Errno::INVAL, "no such GPU");
    assert_eq!(refused(40, 9), Errno::NOTSUPP, "no such type");
    assert_eq!(refused(44, 101), Errno::INVAL, "percentage");
    assert_eq!(refused(48, 16), Errno::INVAL, "priority");
    assert_eq!(refused(64, 8192), Errno::INVAL, "EOP buffer's size");
    assert_eq!(refused(80, SAVE_BYTES - 4096), Errno::INVAL, "save area's size");
    assert_eq!(refused(84, CONTROL_BYTES - 4096), Errno::INVAL, "control stack's size");
    assert_eq!(refused(0, 0), Errno::INVAL, "the ring is not mapped");
    let mut argument = good.argument.clone();
    process.call(CREATE_QUEUE, &mut argument).unwrap();
    let doorbell = long(&argument, 24);
    assert_eq!(doorbell >> 62, 3, "a doorbell's offset");
    process.kfd.check_doorbells(doorbell & !0x1fff, 0x2000).unwrap();
    assert_eq!(process.kfd.check_doorbells(0, 0x2000), Err(Errno::NODEV));
    assert_eq!(process.kfd.check_doorbells(doorbell & !0x1fff, 0x1000), Err(Errno::INVAL));
    let id = word(&argument, 52);
    process.call(DESTROY_QUEUE, &mut fields(&[pair(id, 0)])).unwrap();
    assert_eq!(process.call(DESTROY_QUEUE, &mut fields(&[pair(id, 0)])), Err(Errno::INVAL));
    // Doorbells outside every queue and page are ignored.
    process.kfd.ring(doorbell, 5);
    process.kfd.ring(0, 5);
}

fn page_queue(process: &Process) -> Queue {
    let mut queue = queue(process);
    let (ring, mapping) = process.shared(4096);
    for slot in 0..64 {
        mapping.store32(slot * 64, 1);
    }
    queue.argument[0..8].copy_from_slice(&ring.address.to_le_bytes());
    queue.argument[32..36].copy_from_slice(&4096u32.to_le_bytes());
    queue.ring = mapping;
    queue.ring_memory = ring;
    queue
}

#[test]
fn the_command_processor_takes_packets_in_order_once_published() {
    let process = Process::new();
    let (page, page_map) = process.shared(32 * 1024);
    let (event, slot) = process.event(page.handle, 0, 1).unwrap();
    let mut queue = page_queue(&process);
    process.call(CREATE_QUEUE, &mut queue.argument).unwrap();
    let doorbell = long(&queue.argument, 24);
    let (signals, signal) = &queue.signal;
    let value = |index: u64| signal.load64(index * 64 + 8);
    for index in 0..4 {
        signal.store64(index * 64 + 8, 1);
    }
    // The third signal raises the event.
    signal.store64(2 * 64 + 16, page.address + u64::from(slot) * 8);
    signal.store64(2 * 64 + 24, event.into());
    // Packet 0 waits for signal 3, which the host controls; packet 1 waits for nothing; packet 2 waits for one of two
    // signals.
    let address = |index: u64| signals.address + index * 64;
    let publish = |index: u64, kind: u32, after: &[u64], done: u64| {
        let at = index * 64;
        for (i, signal) in after.iter().enumerate() {
            queue.ring.store64(at + 8 + 8 * i as u64, *signal);
        }
        queue.ring.store64(at + 56, address(done));
        queue.ring.store32(at, kind | 1 << 8 | 2 << 9 | 2 << 11);
    };
    queue.pointers.store64(0x38, 3);
    publish(1, 3, &[], 1);
    publish(2, 5, &[address(3), address(1)], 2);
    process.kfd.ring(doorbell, 2);
    std::thread::sleep(Duration::from_millis(30));
    assert_eq!(queue.pointers.load64(0x80), 0, "packet 0 is not published yet");
    publish(0, 3, &[address(3)], 0);
    std::thread::sleep(Duration::from_millis(30));
    assert_eq!(queue.pointers.load64(0x80), 1, "packet 0 is consumed");
    assert_eq!([value(0), value(1), value(2)], [1; 3], "and waits for its signal");
    signal.store64(3 * 64 + 8, 0);
    assert_eq!(process.wait(&[event], false, 2000).unwrap().0, 0);
    assert_eq!([value(0), value(1), value(2)], [0; 3]);
    assert_eq!(queue.pointers.load64(0x80), 3);
    assert_eq!(page_map.load64(u64::from(slot) * 8), u64::from(event));
    let (start, end) = (signal.load64(32), signal.load64(40));
    assert!(start > 0 && start <= end);
    let mut header = [0; 2];
    queue.ring.read(0, &mut header);
    assert_eq!(header, [1, 0], "consumed slots are invalid again");
}

/// Lets the command processor report errors of `queue` to signal 1, and raise `event` for it.
fn report_errors(queue: &Queue, page: &Memory, event: (u32, u32)) {
    let (signals, signal) = &queue.signal;
    signal.store64(64 + 16, page.address + u64::from(event.1) * 8);
    signal.store64(64 + 24, event.0.into());
    queue.pointers.store64(0xc0, signals.address + 64);
}

#[test]
fn a_bad_packet_stops_the_queue_with_an_error() {
    let process = Process::new();
    let (page, _) = process.shared(32 * 1024);
    let event = process.event(page.handle, 0, 1).unwrap();
    let (exception, _) = process.event(0, 8, 0).unwrap();
    let mut queue = page_queue(&process);
    report_errors(&queue, &page, event);
    process.call(CREATE_QUEUE, &mut queue.argument).unwrap();
    let (doorbell, id) = (long(&queue.argument, 24), word(&queue.argument, 52));
    queue.signal.1.store64(8, 1);
    // A dispatch with an empty workgroup, followed by a harmless packet.
    queue.ring.store32(64, 3 | 1 << 8);
    queue.ring.store64(64 + 56, queue.signal.0.address);
    queue.ring.store32(0, 2 | 1 << 8 | 1 << 16);
    queue.pointers.store64(0x38, 2);
    process.kfd.ring(doorbell, 1);
    assert_eq!(process.wait(&[event.0], false, 2000).unwrap().0, 0);
    assert_eq!(queue.signal.1.load64(64 + 8), 64, "an invalid size of a workgroup");
    let stopped = process.kfd.take_fault(id).unwrap();
    assert!(stopped.fault.to_string().contains("workgroup"), "{}", stopped.fault);
    assert!(!stopped.evicts);
    assert!(process.kfd.take_fault(id).is_none(), "a fault is reported once");
    assert_eq!(queue.signal.1.load64(8), 1, "nothing behind the bad packet runs");
    assert_eq!(process.wait(&[exception], false, 0).unwrap().0, 1, "it is not a memory exception");
    process.call(DESTROY_QUEUE, &mut fields(&[pair(id, 0)])).unwrap();
}

#[test]
fn a_doorbell_announces_what_the_write_index_counts() {
    let process = Process::new();
    let (page, _) = process.shared(32 * 1024);
    let event = process.event(page.handle, 0, 1).unwrap();
    let mut queue = page_queue(&process);
    report_errors(&queue, &page, event);
    process.call(CREATE_QUEUE, &mut queue.argument).unwrap();
    queue.ring.store32(0, 3 | 1 << 8);
    process.kfd.ring(long(&queue.argument, 24), 0);
    assert_eq!(process.wait(&[event.0], false, 2000).unwrap().0, 0);
    let stopped = process.kfd.take_fault(word(&queue.argument, 52)).unwrap();
    assert!(stopped.fault.to_string().contains("write_dispatch_id is 0"), "{}", stopped.fault);
}

#[test]
fn a_reset_evicts_all_queues_and_raises_hardware_exceptions() {
    let process = Process::new();
    let (page, _) = process.shared(32 * 1024);
    let (exception, _) = process.event(page.handle, 3, 0).unwrap();
    let mut queue = page_queue(&process);
    process.call(CREATE_QUEUE, &mut queue.argument).unwrap();
    process.kfd.reset(0);
    let (result, data) = process.wait(&[exception], false, 2000).unwrap();
    assert_eq!((result, word(&data, 8), word(&data, 12)), (0, 1, process.gpu), "memory is lost");
    // Neither the old queue nor a new one runs.
    let mut later = page_queue(&process);
    process.call(CREATE_QUEUE, &mut later.argument).unwrap();
    for queue in [&queue, &later] {
        queue.signal.1.store64(8, 1);
        queue.ring.store64(56, queue.signal.0.address);
        queue.ring.store32(0, 3 | 1 << 8);
        queue.pointers.store64(0x38, 1);
        process.kfd.ring(long(&queue.argument, 24), 0);
    }
    std::thread::sleep(Duration::from_millis(30));
    assert_eq!([&queue, &later].map(|queue| queue.signal.1.load64(8)), [1, 1]);
    assert!(process.kfd.take_fault(word(&queue.argument, 52)).is_none());
}

#[test]
fn buffers_of_a_queue_stay_mapped() {
    let process = Process::new();
    let mut queue = page_queue(&process);
    process.call(CREATE_QUEUE, &mut queue.argument).unwrap();
    let ring = queue.ring_memory;
    assert_eq!(process.map(UNMAP, ring.handle), Err(Errno::BUSY));
    process.call(DESTROY_QUEUE, &mut fields(&[u64::from(word(&queue.argument, 52))])).unwrap();
    assert_eq!(process.map(UNMAP, ring.handle), Ok(1));
}

#[test]
fn host_writes_reach_the_device_after_a_flush_and_a_fence() {
    let process = Process::new();
    let registers = process.alloc(4096, MMIO | WRITABLE).unwrap();
    assert_eq!(registers.offset, u64::from(process.gpu) << 46);
    assert_eq!(process.alloc(8192, MMIO | WRITABLE).err(), Some(Errno::INVAL), "it is one page");
    process.kfd.check_registers(registers.offset, 4096).unwrap();
    assert_eq!(process.kfd.check_registers(registers.offset, 8192), Err(Errno::INVAL));
    assert_eq!(process.kfd.check_registers(0, 4096), Err(Errno::NODEV));
    // A barrier packet that waits for a signal in device memory, which the host has set to 1.
    let memory = process.alloc(4096, VRAM | PUBLIC | WRITABLE).unwrap();
    process.map(MAP, memory.handle).unwrap();
    let window = process.kfd.map(File::Render(128), memory.address, 4096, memory.offset).unwrap();
    let mut queue = page_queue(&process);
    process.call(CREATE_QUEUE, &mut queue.argument).unwrap();
    let publish = |index: u64| {
        queue.signal.1.store64(8, 1);
        queue.ring.store64(index * 64 + 8, memory.address);
        queue.ring.store64(index * 64 + 56, queue.signal.0.address);
        queue.ring.store32(index * 64, 3 | 1 << 8 | 2 << 9 | 2 << 11);
        queue.pointers.store64(0x38, index + 1);
        process.kfd.ring(long(&queue.argument, 24), index);
        // A packet that waits changes nothing, however long the host waits.
        let mut looks = if index == 0 { 1000 } else { 6 };
        while queue.signal.1.load64(8) != 0 && looks > 0 {
            std::thread::sleep(Duration::from_millis(5));
            looks -= 1;
        }
        queue.signal.1.load64(8)
    };
    window.store64(8, 1);
    assert_eq!(window.load64(8), 1, "the host sees it");
    assert_eq!(publish(0), 0, "the device does not");
    process.kfd.write_register(registers.offset, 0, 1);
    assert_eq!(publish(1), 1);
}

#[test]
fn two_cards_share_a_process_but_no_memory() {
    let process = Process::with(VirtualOptions::strict().and_card(Card::RX_7600));
    let second = process.gpu + 1;
    let root = "/sys/devices/virtual/kfd/kfd/topology/nodes/2";
    assert_eq!(process.kfd.read_file(&format!("{root}/gpu_id")).unwrap(), format!("{second}\n"));
    let text = process.kfd.read_file(&format!("{root}/properties")).unwrap();
    for line in ["simd_count 64", "array_count 4", "gfx_target_version 110002", "drm_render_minor 129"] {
        assert!(text.lines().any(|l| l == line), "{line}");
    }
    let memory = process.alloc(4096, VRAM | PUBLIC | WRITABLE).unwrap();
    let map = |gpu: u32, handle: u64| {
        let mut pointers = [Pointer { at: 8, bytes: gpu.to_le_bytes().to_vec() }];
        process.kfd.ioctl(File::Kfd, MAP, &mut fields(&[handle, 0, pair(1, 0)]), &mut pointers)
    };
    assert_eq!(map(second, memory.handle), Err(Errno::NODEV), "its address space is not acquired");
    let fd = process.kfd.open_render(129).unwrap();
    let first = process.kfd.open_render(128).unwrap();
    assert_eq!(process.call(ACQUIRE_VM, &mut fields(&[pair(first, second)])), Err(Errno::INVAL), "of the other card");
    process.call(ACQUIRE_VM, &mut fields(&[pair(fd, second)])).unwrap();
    assert_eq!(map(second, memory.handle), Err(Errno::INVAL), "no link between the cards");
    let other = process.kfd.map(File::Render(129), memory.address, 4096, memory.offset);
    assert_eq!(other.unwrap_err(), Errno::INVAL, "the offset belongs to the other render node");
    let host = process.alloc(4096, GTT | COHERENT).unwrap();
    map(second, host.handle).expect("host memory is mapped into both");
    let mut argument = fields(&[0, 0]);
    process.call(APERTURES, &mut argument).unwrap();
    assert_eq!(word(&argument, 8), 2);
}
