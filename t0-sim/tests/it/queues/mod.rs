//! A client of the virtual `/dev/kfd` that has memory, events and PM4 and SDMA queues.

mod watched;

use std::sync::Arc;
use std::time::{Duration, Instant};

use t0_isa::asm;
use t0_isa::target::GFX1100;
use t0_sim::kfd::{Errno, File, GPU_ID, Mapping, Pointer, RENDER_MINOR, VirtualKfd, VirtualOptions};

/// Types of queues.
pub(crate) const PM4: u32 = 0;
pub(crate) const SDMA: u32 = 1;
pub(crate) const AQL: u32 = 2;

const PAGE: u64 = 4096;
/// Control stack and save area of a card with 96 compute units, and the debugger's part.
const CONTROL: u64 = (40 + 96 * 32 * 12 + 8u64).next_multiple_of(PAGE);
const SAVE: u64 = CONTROL + (96 * (0x60000 + 0x4000 + 0x10000 + 0x1000u64)).next_multiple_of(PAGE);
const DEBUGGER: u64 = 96 * 32 * 32;

/// GTT, coherent, accessible to the host, executable, writable.
pub(crate) const ALL: u32 = 1 << 1 | 1 << 26 | 1 << 29 | 1 << 30 | 1 << 31;
pub(crate) const WRITABLE: u32 = 1 << 31;

/// The request number of an ioctl that reads and writes `bytes` of argument.
fn request(number: u32, bytes: usize) -> u32 {
    3 << 30 | (bytes as u32) << 16 | u32::from(b'K') << 8 | number
}

fn put(bytes: &mut [u8], at: usize, value: u64) {
    bytes[at..at + 8].copy_from_slice(&value.to_le_bytes());
}

fn put_word(bytes: &mut [u8], at: usize, value: u32) {
    bytes[at..at + 4].copy_from_slice(&value.to_le_bytes());
}

fn long(bytes: &[u8], at: usize) -> u64 {
    u64::from_le_bytes(bytes[at..at + 8].try_into().expect("eight bytes"))
}

/// The two words of a number.
pub(crate) fn pair(value: u64) -> [u32; 2] {
    [value as u32, (value >> 32) as u32]
}

/// Waits until `done` returns true.
#[track_caller]
pub(crate) fn wait_for(what: &str, done: impl Fn() -> bool) {
    let deadline = Instant::now() + Duration::from_secs(20);
    while !done() {
        assert!(Instant::now() < deadline, "timeout: {what}");
        std::thread::sleep(Duration::from_micros(100));
    }
}

/// A process that uses the GPU.
pub(crate) struct Client {
    pub(crate) kfd: Arc<VirtualKfd>,
    /// The event page.
    pub(crate) page: Area,
}

/// Memory that host and GPU share.
pub(crate) struct Area {
    pub(crate) address: u64,
    pub(crate) map: Mapping,
}

impl Area {
    pub(crate) fn word(&self, at: u64) -> u32 {
        let mut bytes = [0; 4];
        self.map.read(at, &mut bytes);
        u32::from_le_bytes(bytes)
    }

    pub(crate) fn bytes(&self, at: u64, count: usize) -> Vec<u8> {
        let mut bytes = vec![0; count];
        self.map.read(at, &mut bytes);
        bytes
    }

    pub(crate) fn set_words(&self, at: u64, words: &[u32]) {
        for (i, word) in words.iter().enumerate() {
            self.map.store32(at + 4 * i as u64, *word);
        }
    }
}

/// A queue with its ring.
pub(crate) struct Queue {
    pub(crate) id: u32,
    doorbell: u64,
    pub(crate) ring: Area,
    /// The write pointer, and 64 bytes later the read pointer.
    pointers: Area,
    /// Words written so far.
    pub(crate) sent: u64,
    /// Units of the doorbell in a word: 1 or 4.
    unit: u64,
    kfd: Arc<VirtualKfd>,
}

impl Client {
    pub(crate) fn open(options: VirtualOptions) -> Client {
        Client::of(VirtualKfd::new(options))
    }

    pub(crate) fn of(kfd: Arc<VirtualKfd>) -> Client {
        let mut acquire = [0u8; 8];
        put_word(&mut acquire, 0, kfd.open_render(RENDER_MINOR).expect("a render node"));
        put_word(&mut acquire, 4, GPU_ID);
        kfd.ioctl(File::Kfd, request(0x15, 8), &mut acquire, &mut []).expect("the address space is ours");
        let (page, handle) = area(&kfd, 32 << 10, ALL);
        let client = Client { kfd, page };
        client.event(0, handle);
        client
    }

    pub(crate) fn area(&self, bytes: u64) -> Area {
        area(&self.kfd, bytes, ALL).0
    }

    pub(crate) fn area_with(&self, bytes: u64, flags: u32) -> Area {
        area(&self.kfd, bytes, flags).0
    }

    /// Memory with its handle.
    pub(crate) fn allocate(&self, bytes: u64) -> (Area, u64) {
        area(&self.kfd, bytes, ALL)
    }

    /// The handle of memory at addresses that the caller has reserved.
    pub(crate) fn allocate_at(&self, address: u64, bytes: u64) -> u64 {
        allocate_at(&self.kfd, address, bytes, ALL).0
    }

    /// UNMAP_MEMORY_FROM_GPU.
    pub(crate) fn unmap(&self, handle: u64) {
        let mut argument = [0u8; 24];
        put(&mut argument, 0, handle);
        put_word(&mut argument, 16, 1);
        let devices = Pointer { at: 8, bytes: GPU_ID.to_le_bytes().to_vec() };
        self.kfd.ioctl(File::Kfd, request(0x19, 24), &mut argument, &mut [devices]).expect("it is mapped");
    }

    /// FREE_MEMORY_OF_GPU.
    pub(crate) fn free(&self, handle: u64) {
        self.kfd.ioctl(File::Kfd, request(0x17, 8), &mut handle.to_le_bytes(), &mut []).expect("it is not mapped");
    }

    /// Code in memory.
    pub(crate) fn code(&self, text: &str) -> Area {
        let mut words = asm::words(text, &GFX1100).unwrap_or_else(|errors| panic!("{text}\n{errors:?}"));
        words.resize(words.len() + 64, 0xbf9f_0000);
        let area = self.area(4 * words.len() as u64);
        area.set_words(0, &words);
        area
    }

    /// Creates an event of this type.
    pub(crate) fn event(&self, kind: u32, page: u64) -> u32 {
        let mut create = [0u8; 32];
        put(&mut create, 0, page);
        put_word(&mut create, 12, kind);
        self.kfd.ioctl(File::Kfd, request(0x08, 32), &mut create, &mut []).expect("an event");
        u32::from_le_bytes(create[24..28].try_into().expect("four bytes"))
    }

    /// Waits for an event. Returns its data, or `None` after some time.
    pub(crate) fn wait(&self, event: u32, milliseconds: u32) -> Option<Vec<u8>> {
        let mut data = vec![0u8; 48];
        put_word(&mut data, 40, event);
        let mut argument = [0u8; 24];
        put_word(&mut argument, 8, 1);
        put_word(&mut argument, 16, milliseconds);
        let mut pointers = [Pointer { at: 0, bytes: data }];
        self.kfd.ioctl(File::Kfd, request(0x0c, 24), &mut argument, &mut pointers).expect("a wait");
        let [Pointer { bytes, .. }] = pointers;
        (argument[20] == 0).then_some(bytes)
    }

    pub(crate) fn queue(&self, kind: u32) -> Queue {
        self.create(kind, |_| {}).expect("a queue")
    }

    /// CREATE_QUEUE with a ring of a page. `change` changes the argument.
    pub(crate) fn create(&self, kind: u32, change: impl FnOnce(&mut [u8])) -> Result<Queue, Errno> {
        let (ring, pointers) = (self.area(PAGE), self.area(PAGE));
        let mut argument = [0u8; 96];
        put(&mut argument, 0, ring.address);
        put(&mut argument, 8, pointers.address);
        put(&mut argument, 16, pointers.address + 64);
        for (at, value) in [(32, PAGE as u32), (36, GPU_ID), (40, kind), (44, 100), (48, 7)] {
            put_word(&mut argument, at, value);
        }
        if kind == PM4 || kind == AQL {
            put(&mut argument, 56, self.area(PAGE).address);
            put(&mut argument, 64, PAGE);
            put(&mut argument, 72, self.save_area().address);
            put_word(&mut argument, 80, SAVE as u32);
            put_word(&mut argument, 84, CONTROL as u32);
        }
        change(&mut argument);
        self.kfd.ioctl(File::Kfd, request(0x02, 96), &mut argument, &mut [])?;
        let id = u32::from_le_bytes(argument[52..56].try_into().expect("four bytes"));
        let unit = if kind == PM4 { 1 } else { 4 };
        Ok(Queue { id, doorbell: long(&argument, 24), ring, pointers, sent: 0, unit, kfd: self.kfd.clone() })
    }

    /// An ioctl without pointers.
    pub(crate) fn call(&self, number: u32, argument: &mut [u8]) -> Result<(), Errno> {
        self.kfd.ioctl(File::Kfd, request(number, argument.len()), argument, &mut [])
    }

    /// Memory that the waves of a compute queue are saved to.
    pub(crate) fn save_area(&self) -> Area {
        self.area((SAVE + DEBUGGER).next_multiple_of(PAGE))
    }

    pub(crate) fn destroy(&self, queue: &Queue) {
        self.kfd.ioctl(File::Kfd, request(0x03, 8), &mut pair_bytes(queue.id), &mut []).expect("a queue of ours");
    }
}

fn pair_bytes(word: u32) -> [u8; 8] {
    u64::from(word).to_le_bytes()
}

/// Allocates and maps memory. Returns its handle too.
fn area(kfd: &VirtualKfd, bytes: u64, flags: u32) -> (Area, u64) {
    let address = kfd.reserve(bytes).expect("addresses");
    let (handle, offset) = allocate_at(kfd, address, bytes, flags);
    let pages = bytes.next_multiple_of(PAGE);
    let map = kfd.map(File::Render(RENDER_MINOR), address, pages, offset).expect("host memory");
    (Area { address, map }, handle)
}

/// Allocates and maps memory. Returns its handle, and its offset in the render node.
fn allocate_at(kfd: &VirtualKfd, address: u64, bytes: u64, flags: u32) -> (u64, u64) {
    let mut argument = [0u8; 40];
    put(&mut argument, 0, address);
    put(&mut argument, 8, bytes);
    put_word(&mut argument, 32, GPU_ID);
    put_word(&mut argument, 36, flags);
    kfd.ioctl(File::Kfd, request(0x16, 40), &mut argument, &mut []).expect("memory");
    let (handle, offset) = (long(&argument, 16), long(&argument, 24));
    let mut argument = [0u8; 24];
    put(&mut argument, 0, handle);
    put_word(&mut argument, 16, 1);
    let devices = Pointer { at: 8, bytes: GPU_ID.to_le_bytes().to_vec() };
    kfd.ioctl(File::Kfd, request(0x18, 24), &mut argument, &mut [devices]).expect("it is mapped");
    (handle, offset)
}

impl Queue {
    /// Writes packets to the ring and rings the doorbell.
    pub(crate) fn send(&mut self, words: &[u32]) {
        for word in words {
            self.ring.map.store32(self.sent % (PAGE / 4) * 4, *word);
            self.sent += 1;
        }
        self.pointers.map.store64(0, self.sent * self.unit);
        self.kfd.ring(self.doorbell, self.sent * self.unit);
    }

    /// Writes an AQL packet, its header last, and rings the doorbell.
    pub(crate) fn send_packet(&mut self, packet: &[u32; 16]) {
        let (index, at) = (self.sent / 16, self.sent % (PAGE / 4) * 4);
        for (offset, word) in (0..).step_by(4).zip(packet).skip(1) {
            self.ring.map.store32(at + offset, *word);
        }
        self.ring.map.store32(at, packet[0]);
        self.sent += 16;
        self.pointers.map.store64(0, index + 1);
        self.kfd.ring(self.doorbell, index);
    }

    /// Rings the doorbell with a value of the caller's.
    pub(crate) fn ring(&self, value: u64) {
        self.kfd.ring(self.doorbell, value);
    }

    pub(crate) fn read_pointer(&self) -> u64 {
        self.pointers.map.load64(64)
    }

    /// Why the queue stopped, and whether that evicts all queues.
    #[track_caller]
    pub(crate) fn fault(&self) -> (String, bool) {
        let deadline = Instant::now() + Duration::from_secs(20);
        loop {
            if let Some(fault) = self.kfd.take_fault(self.id) {
                return (fault.fault.to_string(), fault.evicts);
            }
            assert!(Instant::now() < deadline, "timeout: the queue has no fault");
            std::thread::sleep(Duration::from_micros(100));
        }
    }
}

/// PM4 packets.
pub(crate) mod pm4 {
    use super::pair;

    pub(crate) fn packet(opcode: u32, body: &[u32]) -> Vec<u32> {
        [&[3 << 30 | (body.len() as u32 - 1) << 16 | opcode << 8], body].concat()
    }

    pub(crate) fn set(register: u32, values: &[u32]) -> Vec<u32> {
        packet(0x76, &[&[register - 0x2c00], values].concat())
    }

    /// A dispatch of waves of 32 lanes, whose user SGPRs are `user` and whose next SGPR is the workgroup.
    pub(crate) fn dispatch(code: u64, user: &[u32], threads: u32, size: u32, initiator: u32) -> Vec<u32> {
        let rsrc2 = (user.len() as u32) << 1 | 1 << 7;
        [
            set(0x2e0c, &pair(code >> 8)),
            set(0x2e12, &[0xf0 << 12 | 7, rsrc2]),
            set(0x2e40, user),
            set(0x2e07, &[threads, 1, 1]),
            packet(0x15, &[size, 1, 1, 1 | 1 << 2 | 1 << 15 | initiator]),
        ]
        .concat()
    }

    /// RELEASE_MEM that stores a word after all earlier work, without an interrupt.
    pub(crate) fn release(to: u64, value: u32) -> Vec<u32> {
        let [low, high] = pair(to);
        packet(0x49, &[20 | 5 << 8 | 1 << 21, 1 << 29, low, high, value, 0, 0])
    }

    pub(crate) fn timestamp(to: u64) -> Vec<u32> {
        let [low, high] = pair(to);
        packet(0x49, &[20 | 5 << 8, 3 << 29, low, high, 0, 0, 0])
    }

    /// Waits until the word is at least `value`.
    pub(crate) fn wait(at: u64, value: u32) -> Vec<u32> {
        let [low, high] = pair(at);
        packet(0x3c, &[1 << 4 | 5, low, high, value, !0, 4])
    }
}

/// SDMA packets.
pub(crate) mod sdma {
    use super::pair;

    pub(crate) fn copy(from: u64, to: u64, bytes: u32) -> Vec<u32> {
        let ([a, b], [c, d]) = (pair(from), pair(to));
        vec![1, bytes - 1, 0, a, b, c, d]
    }

    pub(crate) fn fence(to: u64, value: u32) -> Vec<u32> {
        let [low, high] = pair(to);
        vec![5 | 3 << 16, low, high, value]
    }

    pub(crate) fn wait(at: u64, value: u32) -> Vec<u32> {
        let [low, high] = pair(at);
        vec![8 | 5 << 28 | 1 << 31, low, high, value, !0, 4 | 0xfff << 16]
    }

    pub(crate) fn timestamp(to: u64) -> Vec<u32> {
        let [low, high] = pair(to);
        vec![13 | 2 << 8, low, high]
    }
}
