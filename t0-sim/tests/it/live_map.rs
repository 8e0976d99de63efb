//! Memory and code that the host maps and unmaps while kernels run: a card sees both at once.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::queues::{Client, PM4, SDMA, pair, pm4, sdma, wait_for};
use t0_isa::asm;
use t0_isa::target::GFX1100;
use t0_sim::exec::{Stats, Traces, WaveTrace};
use t0_sim::kfd::{Modelled, VirtualKfd, VirtualOptions, Watch, Watched, Watcher};

const PAGE: u64 = 4096;

/// Waits until the 64 bits at s[0:1] are not 0, and loads them to s[4:5]. `{sleep}` is an instruction of the loop.
const POLL: &str = "again:\n\
    {sleep}\n\
    s_load_b64 s[4:5], s[0:1], 0x0 glc\n\
    s_waitcnt lgkmcnt(0)\n\
    s_cmp_eq_u64 s[4:5], 0\n\
    s_cbranch_scc1 again\n\
    v_mov_b32_e32 v1, 0\n\
    v_mov_b32_e32 v2, 0x4d\n";

/// Loads a word there and one that follows, and stores words there and at s[0:1].
const FOLLOW: &str = "s_load_b32 s6, s[4:5], 0x4\n\
    global_load_b32 v3, v1, s[4:5] offset:8\n\
    s_waitcnt vmcnt(0) lgkmcnt(0)\n\
    v_add_nc_u32_e32 v3, s6, v3\n\
    global_store_b32 v1, v2, s[4:5]\n\
    global_store_b32 v1, v3, s[0:1] offset:8\n\
    s_endpgm\n";

/// Stores to s[2:3] for ever, and counts the stores there.
const POUND: &str = "v_mov_b32_e32 v1, 0\n\
    v_mov_b32_e32 v2, 1\n\
    again:\n\
    global_store_b32 v1, v2, s[2:3]\n\
    v_add_nc_u32_e32 v2, 1, v2\n\
    s_branch again\n";

fn poll_and(sleep: &str, then: &str) -> String {
    POLL.replace("{sleep}", sleep) + then
}

/// The memory exception that the client gets: its address, and whether no page is there and whether it is not
/// executable.
#[track_caller]
fn exception(client: &Client, event: u32) -> (u64, bool, bool) {
    let event = client.wait(event, 20_000).expect("a memory exception");
    let word = |at: usize| u32::from_le_bytes(event[at..at + 4].try_into().expect("four bytes"));
    (u64::from(word(16)) | u64::from(word(20)) << 32, word(0) == 1, word(8) == 1)
}

#[test]
fn a_kernel_accesses_memory_that_is_mapped_while_it_runs() {
    for options in [VirtualOptions::default(), VirtualOptions::strict()] {
        for sleep in ["s_sleep 1", "s_nop 0"] {
            let client = Client::open(options.clone());
            let (code, data) = (client.code(&poll_and(sleep, FOLLOW)), client.area(PAGE));
            let mut queue = client.queue(PM4);
            let kernel = pm4::dispatch(code.address, &pair(data.address), 32, 1, 0);
            queue.send(&[kernel, pm4::release(data.address + 16, 1)].concat());
            std::thread::sleep(Duration::from_millis(20));
            let late = client.area(PAGE);
            late.set_words(0, &[0, 100, 23]);
            data.map.store64(0, late.address);
            let stopped = || client.kfd.take_fault(queue.id).map(|fault| fault.fault.to_string());
            wait_for("the kernel", || data.word(16) == 1 || stopped().is_some_and(|why| panic!("{why}")));
            assert_eq!((late.word(0), data.word(8)), (77, 123));
        }
    }
}

#[test]
fn a_kernel_jumps_to_code_that_is_mapped_while_it_runs() {
    let client = Client::open(VirtualOptions::default());
    let (code, data) = (client.code(&poll_and("s_sleep 1", "s_setpc_b64 s[4:5]\n")), client.area(PAGE));
    let mut queue = client.queue(PM4);
    queue.send(&pm4::dispatch(code.address, &pair(data.address), 32, 1, 0));
    std::thread::sleep(Duration::from_millis(20));
    let late = client.code("global_store_b32 v1, v2, s[0:1] offset:8\ns_endpgm\n");
    data.map.store64(0, late.address);
    wait_for("the kernel", || data.word(8) == 77);
}

/// Code of exactly a page, so that it continues in the next page.
fn page_of_code(text: &str) -> Vec<u32> {
    let mut words = asm::words(text, &GFX1100).unwrap_or_else(|errors| panic!("{text}\n{errors:?}"));
    let nop = asm::words("s_nop 0", &GFX1100).expect("an instruction")[0];
    words.resize(PAGE as usize / 4, nop);
    words
}

#[test]
fn code_that_is_replaced_while_a_kernel_runs_is_translated_again() {
    // Waits for a new number at s[0:1], and continues in the next page.
    const WAIT: &str = "s_getpc_b64 s[8:9]\n\
        again:\n\
        s_sleep 1\n\
        s_load_b32 s4, s[0:1], 0x0 glc\n\
        s_waitcnt lgkmcnt(0)\n\
        s_cmp_eq_u32 s4, s6\n\
        s_cbranch_scc1 again\n\
        s_mov_b32 s6, s4\n";
    let store = |value: u32| {
        let text = format!(
            "v_mov_b32_e32 v1, 0\n\
             v_mov_b32_e32 v2, {value}\n\
             v_mov_b32_e32 v3, s6\n\
             global_store_b32 v1, v2, s[0:1] offset:8\n\
             global_store_b32 v1, v3, s[0:1] offset:16\n\
             s_setpc_b64 s[8:9]\n"
        );
        page_of_code(&text)
    };
    let client = Client::open(VirtualOptions::default());
    let event = client.event(8, 0);
    let data = client.area(PAGE);
    let pages = client.kfd.reserve(2 * PAGE).expect("addresses");
    let (staging, mut copies) = (client.area(PAGE), client.queue(SDMA));
    let mut load = |page: u64, words: &[u32], count: u32| {
        let handle = client.allocate_at(page, PAGE);
        staging.set_words(0, words);
        copies.send(&[sdma::copy(staging.address, page, PAGE as u32), sdma::fence(data.address + 24, count)].concat());
        wait_for("the code", || data.word(24) == count);
        handle
    };
    load(pages, &page_of_code(WAIT), 1);
    let mut queue = client.queue(PM4);
    queue.send(&pm4::dispatch(pages, &pair(data.address), 32, 1, 0));
    std::thread::sleep(Duration::from_millis(20));
    for round in 1..=3u32 {
        let handle = load(pages + PAGE, &store(10 + round), 1 + round);
        data.map.store32(0, round);
        wait_for("the code of this round", || data.word(16) == round);
        assert_eq!(data.word(8), 10 + round);
        client.unmap(handle);
        client.free(handle);
    }
    data.map.store32(0, 9);
    assert_eq!(exception(&client, event), (pages + PAGE, false, true));
    assert!(queue.fault().1, "it evicts");
}

#[test]
fn a_kernel_that_accesses_memory_after_its_unmap_faults() {
    for options in [VirtualOptions::default(), VirtualOptions::strict()] {
        let client = Client::open(options.clone());
        let event = client.event(8, 0);
        let (code, data) = (client.code(POUND), client.area(PAGE));
        let (target, handle) = client.allocate(PAGE);
        let (mut queue, mut other) = (client.queue(PM4), client.queue(SDMA));
        let user = [pair(data.address), pair(target.address)].concat();
        queue.send(&pm4::dispatch(code.address, &user, 32, if options.strict { 1 } else { 8 }, 0));
        wait_for("the kernel", || target.word(0) != 0);
        client.unmap(handle);
        // The mapping of the host keeps the memory, in which nothing happens any more.
        target.map.store32(0, 0);
        assert_eq!(exception(&client, event), (target.address, true, false));
        let (why, evicts) = queue.fault();
        assert!(evicts, "{why}");
        if options.strict {
            let freed = format!("0 bytes into the allocation of 4096 bytes at {:#x} that was freed", target.address);
            assert!(why.contains(&freed), "{why}");
        }
        assert_eq!(target.word(0), 0);
        other.send(&sdma::fence(data.address, 1));
        std::thread::sleep(Duration::from_millis(5));
        assert_eq!(data.word(0), 0, "the other queue is evicted");
    }
}

#[test]
fn a_copy_that_accesses_memory_after_its_unmap_faults() {
    const BYTES: u32 = 4 << 20;
    let client = Client::open(VirtualOptions::default());
    let event = client.event(8, 0);
    let source = client.area(BYTES.into());
    let (target, handle) = client.allocate(BYTES.into());
    source.map.write(u64::from(BYTES) - 4, &[1; 4]);
    let mut queue = client.queue(SDMA);
    queue.send(&sdma::copy(source.address, target.address, BYTES).repeat(100));
    wait_for("the first copy", || target.word(u64::from(BYTES) - 4) != 0);
    client.unmap(handle);
    target.map.write(0, &vec![7; BYTES as usize]);
    let (page, missing, _) = exception(&client, event);
    assert!(missing && (target.address..target.address + u64::from(BYTES)).contains(&page));
    assert!(target.bytes(0, BYTES as usize).iter().all(|byte| *byte == 7));
}

/// A watcher that keeps the worker of a dispatch in a call until it is told to go on.
#[derive(Debug)]
struct Keeper {
    arrived: Mutex<Sender<()>>,
    go_on: Mutex<Receiver<()>>,
}

struct Kept<'a>(&'a Keeper);

impl Watcher for Keeper {
    fn begin(&self, _: &Watched<'_>) -> Option<Box<dyn Watch + '_>> {
        Some(Box::new(Kept(self)))
    }
}

impl Traces for Kept<'_> {
    fn workgroup(&self, _: u64, _: Vec<WaveTrace>) {
        self.0.arrived.lock().expect("no panic").send(()).expect("the test waits");
        self.0.go_on.lock().expect("no panic").recv().expect("the test lives");
    }
}

impl Watch for Kept<'_> {
    fn traced(&self) -> u64 {
        1
    }

    fn end(self: Box<Self>, _: &Stats) -> Result<Option<Modelled>, String> {
        Ok(None)
    }
}

#[test]
fn an_unmap_does_not_wait_for_functions_of_the_host() {
    const STORE: &str = "v_mov_b32_e32 v1, 0\n\
        v_mov_b32_e32 v2, 3\n\
        global_store_b32 v1, v2, s[0:1]\n\
        s_endpgm\n";
    let ((arrived, arrival), (permit, go_on)) = (channel(), channel());
    let keeper = Keeper { arrived: Mutex::new(arrived), go_on: Mutex::new(go_on) };
    let client = Client::of(VirtualKfd::watched(VirtualOptions::default(), Arc::new(keeper)));
    let event = client.event(8, 0);
    let code = client.code(STORE);
    let (target, handle) = client.allocate(PAGE);
    let mut queue = client.queue(PM4);
    queue.send(&pm4::dispatch(code.address, &pair(target.address), 32, 2, 0));
    arrival.recv_timeout(Duration::from_secs(20)).expect("the first workgroup ends");
    client.unmap(handle);
    permit.send(()).expect("the device lives");
    assert_eq!(exception(&client, event), (target.address, true, false), "the second workgroup");
}

/// Bytes of the process that are in memory.
fn resident() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    Some(text.split_ascii_whitespace().nth(1)?.parse::<u64>().ok()? * PAGE)
}

#[test]
fn memory_is_freed_while_some_queue_is_always_busy() {
    const BYTES: u64 = 4 << 20;
    const ROUNDS: u64 = 300;
    let client = Client::open(VirtualOptions::default());
    let (code, data) = (client.code(&poll_and("s_sleep 1", "s_endpgm\n")), client.area(PAGE));
    let mut queues = [client.queue(PM4), client.queue(PM4)];
    // Each kernel waits for a word of its own; the word 16 bytes later is stored after it.
    let flags = |kernel: u64| data.address + kernel % 64 * 32;
    let mut start = |kernel: u64| {
        data.map.store64(flags(kernel) - data.address, 0);
        data.map.store64(flags(kernel) - data.address + 16, 0);
        let packets = pm4::dispatch(code.address, &pair(flags(kernel)), 32, 1, 0);
        queues[(kernel % 2) as usize].send(&[packets, pm4::release(flags(kernel) + 16, 1)].concat());
    };
    start(0);
    let (before, begun) = (resident(), Instant::now());
    for kernel in 0..ROUNDS {
        start(kernel + 1);
        let (area, handle) = client.allocate(BYTES);
        area.map.write(0, &vec![1; BYTES as usize]);
        let address = area.address;
        drop(area);
        client.unmap(handle);
        client.free(handle);
        client.kfd.release(address);
        // The kernel before ends while the next one runs.
        data.map.store64(flags(kernel) - data.address, 1);
        wait_for("a kernel", || data.word(flags(kernel) - data.address + 16) == 1);
    }
    data.map.store64(flags(ROUNDS) - data.address, 1);
    assert!(begun.elapsed() < Duration::from_secs(60));
    if let (Some(before), Some(after)) = (before, resident()) {
        let grown = after.saturating_sub(before);
        assert!(grown < ROUNDS * BYTES / 3, "{grown} bytes more after {} were freed", ROUNDS * BYTES);
    }
}
