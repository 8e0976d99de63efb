//! Misuses of the driver, one at a time, and whether each is noticed.
//!
//! A mistake is caught if the scenario, which succeeds without it, ends with a typed error, a wrong result or a leak.
//! The virtual driver and device run in strict mode. The order of memory operations inside one call is not tested here.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use t0_kfd::{
    AcquireVm, AllocMemoryOfGpu, CreateEvent, CreateQueue, DestroyQueue, FreeMemoryOfGpu, GetVersion, Ioctl,
    MapMemoryToGpu, UnmapMemoryFromGpu, WaitEvents,
};

use t0_tests_share::by_hand::{ENDLESS, SPILL, WILD};

use super::mutant::{Access, Mistake, Mutant};
use super::{advance, vector_add};
use crate::closing::Receiver;
use crate::device::Device;
use crate::error::Error;
use crate::fault::LostCause;
use crate::kfd::process::Process;
use crate::open::{Connection, VirtualOptions};
use crate::sys::Sys;
use crate::sys::virtual_gpu::Virtual;

const ACQUIRE: u32 = AcquireVm::REQUEST;
const ALLOC: u32 = AllocMemoryOfGpu::REQUEST;
const MAP: u32 = MapMemoryToGpu::REQUEST;
const UNMAP: u32 = UnmapMemoryFromGpu::REQUEST;
const QUEUE: u32 = CreateQueue::REQUEST;
const EVENT: u32 = CreateEvent::REQUEST;
const WAIT: u32 = WaitEvents::REQUEST;

fn word(argument: &mut [u8], at: usize, change: impl Fn(u32) -> u32) {
    let value = change(u32::from_le_bytes(argument[at..at + 4].try_into().expect("four bytes")));
    argument[at..at + 4].copy_from_slice(&value.to_le_bytes());
}

fn long(argument: &mut [u8], at: usize, change: impl Fn(u64) -> u64) {
    let value = change(u64::from_le_bytes(argument[at..at + 8].try_into().expect("eight bytes")));
    argument[at..at + 8].copy_from_slice(&value.to_le_bytes());
}

/// Changes the flags of allocations of this kind (VRAM 1, GTT 2).
fn flags(argument: &mut [u8], kind: u32, change: impl Fn(u32) -> u32) {
    word(argument, 36, |flags| if flags & 3 == kind { change(flags) } else { flags });
}

pub(super) const MISTAKES: &[(&str, Mistake)] = &[
    ("acquire the address space with another file", Mistake::Argument(ACQUIRE, |a| word(a, 0, |fd| fd + 40))),
    ("acquire the address space of no GPU", Mistake::Argument(ACQUIRE, |a| word(a, 4, |gpu| gpu + 7))),
    ("do not acquire the address space", Mistake::Skipped(ACQUIRE)),
    ("an unknown ioctl", Mistake::Request(GetVersion::REQUEST, 0x8008_4b7e)),
    ("an ioctl of another driver", Mistake::Request(GetVersion::REQUEST, 0x8008_6401)),
    ("allocate nothing", Mistake::Argument(ALLOC, |a| long(a, 8, |_| 0))),
    ("allocate at an unaligned address", Mistake::Argument(ALLOC, |a| long(a, 0, |address| address + 8))),
    ("allocate outside of reservations", Mistake::Argument(ALLOC, |a| long(a, 0, |_| 0x1000))),
    ("allocate on no GPU", Mistake::Argument(ALLOC, |a| word(a, 32, |gpu| gpu + 7))),
    ("allocate no kind of memory", Mistake::Argument(ALLOC, |a| word(a, 36, |flags| flags & !3))),
    ("allocate two kinds of memory", Mistake::Argument(ALLOC, |a| word(a, 36, |flags| flags | 3))),
    ("buffers that are not writable", Mistake::Argument(ALLOC, |a| flags(a, 1, |flags| flags & !(1 << 31)))),
    ("code that is not executable", Mistake::Argument(ALLOC, |a| flags(a, 1, |flags| flags & !(1 << 30)))),
    ("buffers that are not public", Mistake::Argument(ALLOC, |a| flags(a, 1, |flags| flags & !(1 << 29)))),
    ("queues and signals that are not coherent", Mistake::Argument(ALLOC, |a| flags(a, 2, |flags| flags & !(1 << 26)))),
    (
        "registers of two pages",
        Mistake::Argument(ALLOC, |a| {
            word(a, 8, |bytes| if bytes == 4096 { 8192 } else { bytes });
        }),
    ),
    ("map no memory into the GPU", Mistake::Skipped(MAP)),
    ("map into no GPU", Mistake::Argument(MAP, |a| word(a, 16, |_| 0))),
    ("map into another GPU", Mistake::Pointed(MAP, |ids| word(ids, 0, |gpu| gpu + 1))),
    ("map more successes than devices", Mistake::Argument(MAP, |a| word(a, 20, |_| 2))),
    ("map an unknown handle", Mistake::Argument(MAP, |a| long(a, 0, |handle| handle + 1000))),
    ("map a handle of another GPU", Mistake::Argument(MAP, |a| long(a, 0, |handle| handle + (1 << 32)))),
    ("do not unmap", Mistake::Skipped(UNMAP)),
    ("unmap an unknown handle", Mistake::Argument(UNMAP, |a| long(a, 0, |handle| handle + 1000))),
    ("do not free", Mistake::Skipped(FreeMemoryOfGpu::REQUEST)),
    ("free another handle", Mistake::Argument(FreeMemoryOfGpu::REQUEST, |a| long(a, 0, |handle| handle + 1000))),
    ("mmap through another render node", Mistake::Map(|minor, _, _| *minor += 1)),
    ("mmap more than the allocation", Mistake::Map(|_, bytes, _| *bytes += 4096)),
    ("mmap at another offset", Mistake::Map(|_, _, offset| *offset += 4096)),
    ("mmap registers without the GPU in the offset", Mistake::RegisterPage(|_| 0)),
    ("mmap registers at the offset of doorbells", Mistake::RegisterPage(|offset| offset | 3 << 62)),
    ("mmap doorbells without the type in the offset", Mistake::DoorbellPage(|offset| offset & !(3 << 62))),
    ("mmap doorbells at a queue's own offset", Mistake::DoorbellPage(|offset| offset + 8)),
    ("a ring whose size is no power of two", Mistake::Argument(QUEUE, |a| word(a, 32, |bytes| bytes - 64))),
    ("a ring of half its memory", Mistake::Argument(QUEUE, |a| word(a, 32, |bytes| bytes / 2))),
    ("a ring in the middle of memory", Mistake::Argument(QUEUE, |a| long(a, 0, |address| address + 4096))),
    ("a write index that is not mapped", Mistake::Argument(QUEUE, |a| long(a, 8, |_| 0x1000))),
    ("a read index that is not mapped", Mistake::Argument(QUEUE, |a| long(a, 16, |_| 0x1000))),
    (
        "a write index in the ring",
        Mistake::Argument(QUEUE, |a| {
            let ring = u64::from_le_bytes(a[..8].try_into().expect("eight bytes"));
            long(a, 8, |_| ring);
        }),
    ),
    ("an EOP buffer of two pages", Mistake::Argument(QUEUE, |a| long(a, 64, |bytes| bytes + 4096))),
    ("an EOP buffer that is not mapped", Mistake::Argument(QUEUE, |a| long(a, 56, |_| 0x1000))),
    ("a save area that is too small", Mistake::Argument(QUEUE, |a| word(a, 80, |bytes| bytes - 4096))),
    ("a save area without the debugger's part", Mistake::Argument(QUEUE, |a| word(a, 80, |bytes| bytes + 1_000_000))),
    ("a save area that is not mapped", Mistake::Argument(QUEUE, |a| long(a, 72, |address| address + 4096))),
    ("a control stack that is too small", Mistake::Argument(QUEUE, |a| word(a, 84, |bytes| bytes - 4096))),
    ("AQL packets in a PM4 queue", Mistake::Argument(QUEUE, |a| word(a, 40, |_| 0))),
    ("AQL packets in an SDMA queue", Mistake::Argument(QUEUE, |a| word(a, 40, |_| 1))),
    ("a queue of an SDMA engine for links", Mistake::Argument(QUEUE, |a| word(a, 40, |_| 3))),
    ("a queue of unknown type", Mistake::Argument(QUEUE, |a| word(a, 40, |_| 9))),
    ("a queue with 101 percent", Mistake::Argument(QUEUE, |a| word(a, 44, |_| 101))),
    ("a queue of priority 16", Mistake::Argument(QUEUE, |a| word(a, 48, |_| 16))),
    ("a queue of no GPU", Mistake::Argument(QUEUE, |a| word(a, 36, |gpu| gpu + 7))),
    ("do not destroy queues", Mistake::Skipped(DestroyQueue::REQUEST)),
    ("destroy another queue", Mistake::Argument(DestroyQueue::REQUEST, |a| word(a, 0, |id| id + 90))),
    ("a second event page", Mistake::Argument(EVENT, |a| long(a, 0, |_| 0x7440 << 32 | 2))),
    (
        "an event page that is not allocated",
        Mistake::Argument(EVENT, |a| {
            long(a, 0, |handle| if handle == 0 { 0 } else { handle + 1000 });
        }),
    ),
    ("wait for an unknown event", Mistake::Pointed(WAIT, |data| word(data, 40, |id| id + 2000))),
    ("wait for more events than given", Mistake::Argument(WAIT, |a| word(a, 8, |count| count + 1))),
    ("a doorbell that counts bytes", Mistake::Doorbell(|at, value| Some((at, (value + 1) * 64)))),
    ("a doorbell that counts packets", Mistake::Doorbell(|at, value| Some((at, value + 1)))),
    ("a doorbell at another offset", Mistake::Doorbell(|at, value| Some((at + 800, value)))),
    ("no doorbell", Mistake::Doorbell(|_, _| None)),
    ("no HDP flush", Mistake::Register(|_| None)),
    ("an HDP flush only before doorbells", Mistake::FlushOnlyBefore(Access::Doorbell)),
    ("an HDP flush only before reads", Mistake::FlushOnlyBefore(Access::Read)),
    ("an HDP flush at another register", Mistake::Register(|offset| Some(offset + 4))),
    ("no barrier bit", Mistake::Packet(|at, word| if at == 0 { word & !(1 << 8) } else { word })),
    ("acquire scope 0", Mistake::Packet(|at, word| if at == 0 { word & !(3 << 9) } else { word })),
    ("acquire scope of the GPU", Mistake::Packet(|at, word| if at == 0 { word & !(3 << 9) | 1 << 9 } else { word })),
    ("release scope 0", Mistake::Packet(|at, word| if at == 0 { word & !(3 << 11) } else { word })),
    ("release scope of the GPU", Mistake::Packet(|at, word| if at == 0 { word & !(3 << 11) | 1 << 11 } else { word })),
    ("a reserved scope", Mistake::Packet(|at, word| if at == 0 { word | 3 << 9 } else { word })),
    ("a vendor packet", Mistake::Packet(|at, word| if at == 0 { word & !0xff } else { word })),
    ("no dimensions", Mistake::Packet(|at, word| if at == 0 { word & 0xffff } else { word })),
    ("a grid in workgroups", Mistake::Packet(|at, word| if at == 3 { word.div_ceil(64) } else { word })),
    ("an empty grid", Mistake::Packet(|at, word| if at == 3 { 0 } else { word })),
    ("an empty workgroup", Mistake::Packet(|at, word| if at == 1 { 0 } else { word })),
    ("private memory that the queue lacks", Mistake::Packet(|at, word| if at == 6 { word * 64 } else { word })),
    ("LDS that no workgroup can have", Mistake::Packet(|at, word| if at == 7 { word + 65_537 } else { word })),
    ("code instead of its descriptor", Mistake::Packet(|at, word| if at == 8 { word + 4096 * 8 } else { word })),
    ("an unaligned kernarg", Mistake::Packet(|at, word| if at == 10 { word + 8 } else { word })),
    ("no completion signal", Mistake::Packet(|at, word| if at >= 14 { 0 } else { word })),
    ("another completion signal", Mistake::Packet(|at, word| if at == 14 { word ^ 64 } else { word })),
    ("no write index", Mistake::Queue(|at, value| (at != 56).then_some(value))),
    ("a write index that lags", Mistake::Queue(|at, value| Some(if at == 56 { value - 1 } else { value }))),
    ("TMPRING without waves", Mistake::Queue(|at, value| Some(if at == 140 { value & !0xfff } else { value }))),
    ("TMPRING in bytes", Mistake::Queue(|at, value| Some(if at == 140 { value & 0xfff | 1 << 12 } else { value }))),
    ("scratch swizzled as on gfx10", Mistake::Queue(|at, value| Some(if at == 148 { value ^ 3 << 30 } else { value }))),
    (
        "a scratch descriptor of another type",
        Mistake::Queue(|at, value| Some(if at == 156 { value | 1 << 31 } else { value })),
    ),
    ("scratch at another address", Mistake::Queue(|at, value| Some(if at == 160 { value + (1 << 40) } else { value }))),
    ("no bytes per lane of scratch", Mistake::Queue(|at, value| Some(if at == 176 { 0 } else { value }))),
];

/// Shown if a result is wrong.
fn expect<T: PartialEq + std::fmt::Debug>(what: &str, found: &[T], expected: &[T]) -> Result<(), String> {
    let wrong = found.iter().zip(expected).position(|(a, b)| a != b);
    wrong.map_or(Ok(()), |at| Err(format!("{what}: element {at} is {:?}, not {:?}", found[at], expected[at])))
}

fn open(mistake: Mistake) -> Result<(Arc<Mutant<Virtual>>, Device), Error> {
    let driver = Virtual::new(VirtualOptions::strict().memory_bytes(1 << 30), None);
    open_through(Mutant::new(driver, mistake), Duration::from_millis(500))
}

/// Opens the first device of a driver through a client with a mistake.
fn open_through<S: Sys + 'static>(client: Mutant<S>, timeout: Duration) -> Result<(Arc<Mutant<S>>, Device), Error> {
    let sys = Arc::new(client);
    let process = Process::open(sys.clone())?;
    let connection = Connection::new(&process, 0)?;
    let device = Device::new(connection, String::new(), timeout, Receiver::new(|_| {}))?;
    Ok((sys, device))
}

/// Uses what the client can do. Returns what went wrong.
fn scenario(mistake: Mistake) -> Result<(), String> {
    finish(open(mistake))
}

/// As [`scenario`], through the interface of the kernel, whose device is slower.
pub(super) fn scenario_on<S: Sys + 'static>(driver: S, mistake: Mistake) -> Result<(), String> {
    finish(open_through(Mutant::asking(driver, mistake), Duration::from_secs(3)))
}

fn finish<S: Sys>(opened: Result<(Arc<Mutant<S>>, Device), Error>) -> Result<(), String> {
    let (sys, gpu) = opened.map_err(|error| error.to_string())?;
    let done = work(&sys, &gpu).map_err(|error| error.to_string());
    drop(gpu);
    done??;
    if let Some(hidden) = sys.hidden().first() {
        return Err(hidden.clone());
    }
    // The event page stays, because the driver never frees it.
    match sys.reserved() {
        1 => Ok(()),
        reserved => Err(format!("{reserved} reservations are left")),
    }
}

/// The elements of the scenario's buffers.
const N: usize = 1000;

fn work<S>(sys: &Mutant<S>, gpu: &Device) -> Result<Result<(), String>, Error> {
    if let wrong @ Err(_) = pass(sys, gpu)? {
        return Ok(wrong);
    }
    // Now code and scratch are allocated.
    let free = gpu.available_memory();
    if let wrong @ Err(_) = pass(sys, gpu)? {
        return Ok(wrong);
    }
    let left = gpu.available_memory();
    Ok(if left == free { Ok(()) } else { Err(format!("{left} bytes are free, not {free}")) })
}

fn pass<S>(sys: &Mutant<S>, gpu: &Device) -> Result<Result<(), String>, Error> {
    let mut x = gpu.upload(&[1.0f32; N])?;
    let y = gpu.upload(&[2.0f32; N])?;
    let mut out = gpu.zeros::<f32>(N)?;
    vector_add(&x, &y, &mut out).over(N).run(gpu)?;
    if let wrong @ Err(_) = expect("the first sum", &out.download()?, &[3.0; N]) {
        return Ok(wrong);
    }
    // The host reads and writes what the device has cached, and the other way round.
    x.write(&[5.0; N])?;
    vector_add(&x, &y, &mut out).over(N).run(gpu)?;
    if let wrong @ Err(_) = expect("the second sum", &out.download()?, &[7.0; N]) {
        return Ok(wrong);
    }
    // Several packets at once, each of which needs the result of the one before.
    let (stream, other) = (gpu.stream()?, gpu.stream()?);
    let (mut a, mut b) = (gpu.alloc::<f32>(N)?, gpu.alloc::<f32>(N)?);
    sys.hold_doorbells();
    vector_add(&x, &y, &mut a).over(N).enqueue(&stream)?;
    vector_add(&a, &y, &mut b).over(N).enqueue(&stream)?;
    vector_add(&b, &y, &mut a).over(N).enqueue(&stream)?;
    sys.release_doorbells();
    vector_add(&a, &y, &mut b).over(N).enqueue(&other)?;
    stream.wait()?;
    other.wait()?;
    if let wrong @ Err(_) = expect("the chain of sums", &b.download()?, &[13.0; N]) {
        return Ok(wrong);
    }
    let mut data = gpu.zeros::<u32>(N)?;
    advance(&mut data, 2).over(N).enqueue(&stream)?;
    crate::Launch::new(&SPILL).view_out(data.view_mut()).scalar(3u32).over(N).run(gpu)?;
    stream.wait()?;
    if let wrong @ Err(_) = expect("the counters", &data.download()?, &[5; N]) {
        return Ok(wrong);
    }
    // The host has written nothing since it read.
    advance(&mut data, 1).over(N).run(gpu)?;
    Ok(expect("the counters once more", &data.download()?, &[6; N]))
}

/// Why the mistake is noticed, if it is.
pub(super) fn caught(scenario: impl FnOnce() -> Result<(), String>) -> Option<String> {
    match catch_unwind(AssertUnwindSafe(scenario)) {
        Ok(Ok(())) => None,
        Ok(Err(why)) => Some(why),
        Err(_) => Some("panic".to_owned()),
    }
}

#[test]
#[expect(clippy::print_stdout, reason = "the figures are read from the output of the test")]
fn every_mistake_is_caught() {
    assert_eq!(scenario(Mistake::None), Ok(()), "without a mistake the scenario succeeds");
    let mut missed = Vec::new();
    for (name, mistake) in MISTAKES {
        match caught(|| scenario(*mistake)) {
            Some(why) => println!("{name}: {}", why.lines().next().unwrap_or_default()),
            None => missed.push(*name),
        }
    }
    println!("FIGURE kfd.mutations {}", MISTAKES.len());
    println!("FIGURE kfd.mutations_caught {}", MISTAKES.len() - missed.len());
    assert!(MISTAKES.len() >= 40);
    assert!(missed.is_empty(), "not caught: {missed:?}");
}

#[test]
fn interrupted_calls_are_repeated() {
    assert_eq!(scenario(Mistake::Interrupted), Ok(()));
}

#[test]
fn memory_that_cannot_be_unmapped_keeps_its_addresses() {
    let (sys, gpu) = open(Mistake::UnmapFails).expect("it opens");
    let before = sys.reserved();
    for _ in 0..10 {
        drop(gpu.zeros::<u32>(1).expect("there is memory"));
    }
    assert_eq!(sys.reserved() - before, 10, "no address is given back");
}

/// A card reports no details: every stream gets what the driver tells the process.
#[test]
fn a_reset_is_reported_by_every_stream() {
    let (sys, gpu) = open(Mistake::None).expect("it opens");
    let stream = gpu.stream().expect("a stream");
    let data = gpu.zeros::<u32>(64).expect("there is memory");
    crate::Launch::new(&ENDLESS).over(32).enqueue(&stream).expect("it is enqueued");
    sys.inner().kfd().reset(0);
    let error = stream.wait().expect_err("the device is lost");
    let Error::Lost(lost) = &error else { panic!("{error}") };
    assert_eq!((lost.cause, lost.address), (LostCause::Reset, None));
    assert_eq!(
        error.to_string(),
        "the driver has stopped all work of this process on the GPU: it was reset because it hung, and the contents of \
         its memory are lost. Not completed on this queue: `endless`; the cause may be on another one. Open the device again"
    );
    let error = crate::Launch::new(&WILD).over(32).run(&gpu).expect_err("the device is lost");
    assert!(matches!(error, Error::Lost(_)), "{error}");
    // The contents of memory are lost too.
    assert!(matches!(data.download(), Err(Error::Lost(_))));
}

#[test]
fn a_reset_that_nothing_waited_for_is_noticed_by_reads() {
    let (sys, gpu) = open(Mistake::None).expect("it opens");
    let mut data = gpu.zeros::<u32>(64).expect("there is memory");
    assert!(data.download().is_ok());
    sys.inner().kfd().reset(0);
    assert!(matches!(data.download(), Err(Error::Lost(_))));
    assert!(matches!(data.write(&[1; 64]), Err(Error::Lost(_))));
}
