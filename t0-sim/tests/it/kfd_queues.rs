//! PM4 and SDMA queues of the virtual driver, by ioctls and packets as AMD's stack and tinygrad use them.

use crate::queues::{ALL, Area, Client, PM4, SDMA, WRITABLE, pair, pm4, sdma, wait_for};
use t0_sim::kfd::{Errno, GPU_ID, VirtualOptions};

fn client() -> Client {
    Client::open(VirtualOptions::default())
}

/// `data[i] = 2 * data[i] + i` for the work-items of workgroups of 32: s[0:1] is the data, s2 the workgroup.
const DOUBLE: &str = "s_lshl_b32 s3, s2, 5\n\
    v_add_nc_u32_e32 v1, s3, v0\n\
    v_lshlrev_b32_e32 v2, 2, v1\n\
    global_load_b32 v3, v2, s[0:1]\n\
    s_waitcnt vmcnt(0)\n\
    v_lshl_add_u32 v3, v3, 1, v1\n\
    global_store_b32 v2, v3, s[0:1]\n\
    s_endpgm\n";

/// Waits until the word at s[0:1] is not 0.
const SPIN: &str = "again:\n\
    s_load_b32 s4, s[0:1], 0x0 glc\n\
    s_waitcnt lgkmcnt(0)\n\
    s_cmp_eq_u32 s4, 0\n\
    s_cbranch_scc1 again\n\
    s_endpgm\n";

/// A loop of some thousand instructions, then counts the workgroup in the word at s[0:1].
const BUSY: &str = "s_mov_b32 s3, 2000\n\
    again:\n\
    s_sub_u32 s3, s3, 1\n\
    s_cmp_lg_u32 s3, 0\n\
    s_cbranch_scc1 again\n\
    v_cmp_eq_u32_e32 vcc_lo, 0, v0\n\
    s_and_b32 exec_lo, exec_lo, vcc_lo\n\
    v_mov_b32_e32 v1, 0\n\
    v_mov_b32_e32 v2, 1\n\
    global_atomic_add_u32 v1, v2, s[0:1]\n\
    s_endpgm\n";

fn numbers(area: &Area, count: u32) -> Vec<u32> {
    (0..count).map(|i| area.word(4 * u64::from(i))).collect()
}

fn set_word(argument: &mut [u8], at: usize, value: u32) {
    argument[at..at + 4].copy_from_slice(&value.to_le_bytes());
}

#[test]
fn queues_are_checked_as_the_driver_checks_them() {
    let client = client();
    let refused = |kind, change: fn(&mut [u8])| client.create(kind, change).map(drop).expect_err("it is refused");
    assert_eq!(refused(PM4, |a| set_word(a, 80, 4096)), Errno::INVAL, "the save area is too small");
    assert_eq!(refused(PM4, |a| set_word(a, 84, 4096)), Errno::INVAL, "the control stack has another size");
    assert_eq!(refused(PM4, |a| set_word(a, 64, 8192)), Errno::INVAL, "the end-of-pipe buffer has another size");
    for kind in [PM4, SDMA] {
        assert_eq!(refused(kind, |a| set_word(a, 32, 8192)), Errno::INVAL, "the ring is larger than its memory");
        assert_eq!(refused(kind, |a| set_word(a, 32, 3 << 10)), Errno::INVAL, "no power of two");
        assert_eq!(refused(kind, |a| set_word(a, 8, 0)), Errno::INVAL, "the write pointer is not mapped");
        assert_eq!(refused(kind, |a| set_word(a, 44, 101)), Errno::INVAL, "101 percent");
        assert_eq!(refused(kind, |a| set_word(a, 36, GPU_ID + 9)), Errno::INVAL, "no such GPU");
    }
    // Engines for links between GPUs, an engine that does not exist, an unknown type.
    assert_eq!(refused(3, |_| {}), Errno::NOMEM);
    assert_eq!(refused(4, |a| set_word(a, 88, 2)), Errno::INVAL);
    assert_eq!(refused(5, |_| {}), Errno::NOTSUPP);
}

#[test]
fn each_sdma_engine_has_six_queues() {
    let client = client();
    let on = |engine: u32| client.create(4, |a| set_word(a, 88, engine));
    let mut first: Vec<_> = (0..6).map(|_| on(0).expect("a queue of engine 0")).collect();
    assert_eq!(on(0).map(drop), Err(Errno::NOMEM));
    let others: Vec<_> = (0..6).map(|_| client.queue(SDMA)).collect();
    assert_eq!(client.create(SDMA, |_| {}).map(drop), Err(Errno::NOMEM));
    assert_eq!(on(1).map(drop), Err(Errno::NOMEM));
    client.destroy(&first.pop().expect("there are six"));
    client.queue(SDMA);
    assert_eq!(others.len(), 6);
    // Other queues are not limited by the engines.
    client.queue(PM4);
}

#[test]
fn a_pm4_queue_runs_kernels_of_whole_and_partial_workgroups() {
    let client = client();
    let (code, data, done) = (client.code(DOUBLE), client.area(4096), client.area(4096));
    let mut queue = client.queue(PM4);
    let by_items = 1 << 5 | 1 << 1;
    for (round, (size, initiator, items)) in
        [(3, 0, 96), (101, by_items, 101), (1, by_items, 1)].into_iter().enumerate()
    {
        data.set_words(0, &[7; 200]);
        let stamps = [done.address + 8, done.address + 16];
        let end = round as u32 + 1;
        let packets = [
            pm4::packet(0x58, &[0, !0, 0xff, 0, 0, 10, 0xc3f1]),
            pm4::timestamp(stamps[0]),
            pm4::dispatch(code.address, &pair(data.address), 32, size, initiator),
            pm4::packet(0x46, &[7 | 4 << 8]),
            pm4::timestamp(stamps[1]),
            pm4::release(done.address, end),
        ];
        queue.send(&packets.concat());
        wait_for("the dispatch", || done.word(0) == end);
        let expected: Vec<u32> = (0..200).map(|i| if i < items { 14 + i } else { 7 }).collect();
        assert_eq!(numbers(&data, 200), expected, "{items} work-items");
        assert!(done.map.load64(8) > 0 && done.map.load64(8) < done.map.load64(16), "the clock runs");
    }
    let sent = queue.sent;
    wait_for("the read pointer", || queue.read_pointer() == sent);
}

#[test]
fn pm4_packets_wrap_around_the_ring_and_fill_it() {
    let client = client();
    let data = client.area(4096);
    let mut queue = client.queue(PM4);
    // Packets of 8 words and a filler of 3, over a ring of 1024 words.
    for i in 1..=300 {
        queue.send(&[pm4::packet(0x10, &[0, 0]), pm4::release(data.address, i)].concat());
        wait_for("a release", || data.word(0) == i);
    }
    let sent = queue.sent;
    wait_for("the read pointer, which wraps", || queue.read_pointer() == sent % 1024);
    // Half of a packet has no effect until its other half is announced.
    let packet = pm4::release(data.address, 1000);
    queue.send(&packet[..3]);
    std::thread::sleep(std::time::Duration::from_millis(5));
    assert_eq!(data.word(0), 300);
    queue.send(&packet[3..]);
    wait_for("the rest of the packet", || data.word(0) == 1000);
}

#[test]
fn pm4_packets_move_data() {
    let client = client();
    let data = client.area(4096);
    let [low, high] = pair(data.address);
    let mut queue = client.queue(PM4);
    let at = |offset: u32| [low + offset, high];
    let copy = |how: u32, from: [u32; 2], to: [u32; 2]| pm4::packet(0x40, &[how, from[0], from[1], to[0], to[1]]);
    let packets = [
        pm4::packet(0x37, &[5 << 8, low + 64, high, 11, 12, 13]),
        pm4::packet(0x37, &[5 << 8 | 1 << 16, low + 80, high, 21, 22, 23]),
        copy(2 << 8 | 2, at(68), at(96)),
        copy(2 << 8 | 2 | 1 << 16, at(64), at(104)),
        copy(2 << 8 | 5 | 1 << 16, [5, 6], at(112)),
        copy(2 << 8 | 9 | 1 << 16, [0, 0], at(120)),
        pm4::release(data.address, 1),
    ];
    queue.send(&packets.concat());
    wait_for("the packets", || data.word(0) == 1);
    let words: Vec<u32> = (64..120).step_by(4).map(|i| data.word(i)).collect();
    assert_eq!(words, [11, 12, 13, 0, 23, 0, 0, 0, 12, 0, 11, 12, 5, 6]);
    assert!(data.map.load64(120) > 0, "the clock");
}

#[test]
fn sdma_packets_copy_fill_and_synchronise() {
    let client = client();
    let (from, to, control) = (client.area(1 << 20), client.area(1 << 20), client.area(4096));
    let source: Vec<u8> = (0..1 << 20).map(|i: u32| ((i * 7) ^ (i >> 8)) as u8).collect();
    from.map.write(0, &source);
    let mut queue = client.queue(SDMA);
    let ([to_low, to_high], [low, high]) = (pair(to.address), pair(control.address));
    let stamps = [64, 72].map(|at| sdma::timestamp(control.address + at));
    // An odd size at odd addresses, patterns of three units, a box of 3 rows of 5 bytes.
    let rows = [1 | 4 << 8, from.address as u32, (from.address >> 32) as u32, 1, 99 << 13, 0];
    let box_to = [to_low + 800_000, to_high, 0, 7 << 13, 0, 4 | 2 << 16, 0];
    queue.send(&sdma::wait(control.address, 5));
    queue.send(
        &[
            stamps[0].clone(),
            sdma::copy(from.address + 3, to.address + 5, 700_001),
            vec![11, to_low + 700_101, to_high, 0xab, 9],
            vec![11 | 1 << 30, to_low + 700_200, to_high, 0xab12, 3],
            vec![11 | 2 << 30, to_low + 700_300, to_high, 0x0102_0304, 7],
            rows.to_vec(),
            box_to.to_vec(),
            vec![2, low + 16, high, 1, 31, 32],
            vec![10 | 47 << 25, low + 24, high, !0, !0, 0, 0, 0],
            vec![3 << 16, 9, 9, 9],
            stamps[1].clone(),
            sdma::fence(control.address + 8, 77),
        ]
        .concat(),
    );
    std::thread::sleep(std::time::Duration::from_millis(5));
    assert_eq!((control.word(8), to.word(8)), (0, 0), "the queue waits");
    control.map.store64(24, 10);
    control.map.store32(0, 5);
    wait_for("the fence", || control.word(8) == 77);
    let copied = to.bytes(0, 700_008);
    assert!(copied[5..700_006] == source[3..700_004], "all bytes are copied");
    assert_eq!((&copied[..5], &copied[700_006..]), (&[0; 5][..], &[0; 2][..]), "and no others");
    assert_eq!(to.bytes(700_100, 12), [0, 0xab, 0xab, 0xab, 0xab, 0xab, 0xab, 0xab, 0xab, 0xab, 0xab, 0]);
    assert_eq!(to.bytes(700_200, 5), [0x12, 0xab, 0x12, 0xab, 0]);
    assert_eq!(to.bytes(700_300, 9), [4, 3, 2, 1, 4, 3, 2, 1, 0]);
    for row in 0..3 {
        let expected = &source[100 * row + 1..100 * row + 6];
        assert_eq!(to.bytes(800_000 + 8 * row as u64, 8), [expected, &[0; 3]].concat());
    }
    assert_eq!((control.word(16), control.word(20), control.map.load64(24)), (31, 32, 9));
    let (start, end) = (control.map.load64(64), control.map.load64(72));
    assert!(0 < start && start < end, "the clock runs: {start}, {end}");
    let sent = queue.sent;
    wait_for("the read pointer", || queue.read_pointer() == 4 * sent);
}

#[test]
fn interrupts_raise_the_event_whose_slot_is_written() {
    let client = client();
    let events = [client.event(0, 0), client.event(0, 0), client.event(0, 0)];
    let slot = |event: u32| client.page.address + 8 * u64::from(event);
    let (mut copies, mut compute) = (client.queue(SDMA), client.queue(PM4));
    assert_eq!(client.wait(events[0], 0), None);
    copies.send(&[sdma::fence(slot(events[0]), events[0]), vec![6, events[0]]].concat());
    assert!(client.wait(events[0], 10_000).is_some());
    let [low, high] = pair(slot(events[1]));
    let release = [20 | 5 << 8, 1 << 29 | 2 << 24, low, high, events[1], 0, events[1]];
    compute.send(&pm4::packet(0x49, &release));
    assert!(client.wait(events[1], 10_000).is_some());
    // An interrupt without the slot raises nothing.
    compute.send(&pm4::packet(0x49, &[20 | 5 << 8, 1 << 24, 0, 0, 0, 0, events[2]]));
    assert_eq!(client.wait(events[2], 20), None);
    // An interrupt whose context is no event raises all events whose slots are written.
    copies.send(&[sdma::fence(slot(events[2]), events[2]), vec![6, 0xfff_ffff]].concat());
    assert!(client.wait(events[2], 10_000).is_some());
}

#[test]
fn indirect_buffers_run_on_both_kinds_of_queues() {
    let client = client();
    let (buffer, data) = (client.area(4096), client.area(4096));
    let [low, high] = pair(buffer.address);
    let code = client.code(DOUBLE);
    let packets =
        [pm4::dispatch(code.address, &pair(data.address + 64), 32, 1, 0), pm4::release(data.address, 1)].concat();
    buffer.set_words(0, &packets);
    let mut queue = client.queue(PM4);
    queue.send(&pm4::packet(0x3f, &[low, high, packets.len() as u32 | 1 << 23]));
    wait_for("the buffer", || data.word(0) == 1);
    assert_eq!(data.word(64 + 4 * 31), 31);
    let packets = [sdma::copy(data.address + 64, data.address + 1024, 128), sdma::fence(data.address, 2)].concat();
    buffer.set_words(2048 / 4 * 4, &packets);
    let mut queue = client.queue(SDMA);
    queue.send(&[4, low + 2048, high, packets.len() as u32, 0, 0]);
    wait_for("the buffer", || data.word(0) == 2);
    assert_eq!(data.word(1024 + 4 * 31), 31);
    // A buffer must not contain another one.
    buffer.set_words(0, &pm4::packet(0x3f, &[low, high, 4]));
    let mut queue = client.queue(PM4);
    queue.send(&pm4::packet(0x3f, &[low, high, 4]));
    let (why, evicts) = queue.fault();
    assert!(why.contains("an indirect buffer in another one") && !evicts, "{why}");
}

#[test]
fn a_copy_runs_while_a_kernel_does() {
    let client = client();
    let (code, data) = (client.code(SPIN), client.area(1 << 20));
    let (mut compute, mut copies) = (client.queue(PM4), client.queue(SDMA));
    let kernel = pm4::dispatch(code.address, &pair(data.address), 32, 4, 0);
    compute.send(&[pm4::release(data.address + 8, 1), kernel, pm4::release(data.address + 16, 1)].concat());
    wait_for("the kernel's start", || data.word(8) == 1);
    data.set_words(4096, &[1, 2, 3]);
    // The kernel ends only if the engine copies before its end.
    copies
        .send(&[sdma::copy(data.address + 4096, data.address + 8192, 500_000), sdma::fence(data.address, 1)].concat());
    wait_for("the kernel's end", || data.word(16) == 1);
    assert_eq!([0, 4, 8].map(|i| data.word(8192 + i)), [1, 2, 3]);
}

#[test]
fn queues_that_run_or_wait_for_long_do_not_delay_others() {
    let client = client();
    let (spin, busy, data) = (client.code(SPIN), client.code(BUSY), client.area(4096));
    let flag = data.address;
    // One queue runs a kernel that does not end and has many workgroups, one waits for memory.
    let (mut endless, mut waiting) = (client.queue(PM4), client.queue(SDMA));
    endless.send(&pm4::dispatch(spin.address, &pair(flag), 32, 64, 0));
    waiting.send(&[sdma::wait(flag, 1), sdma::fence(data.address + 8, 1)].concat());
    std::thread::sleep(std::time::Duration::from_millis(20));
    // The others run kernels that use several threads, and copies.
    let mut others = [client.queue(PM4), client.queue(PM4)];
    let mut copies = client.queue(SDMA);
    for round in 1..=5u32 {
        for (i, queue) in others.iter_mut().enumerate() {
            let count = data.address + 64 + 8 * i as u64;
            let done = pm4::release(data.address + 128 + 8 * i as u64, round);
            queue.send(&[pm4::dispatch(busy.address, &pair(count), 32, 40, 0), done].concat());
        }
        copies.send(&sdma::fence(data.address + 144, round));
        wait_for("the other queues", || [128, 136, 144].iter().all(|at| data.word(*at) == round));
    }
    assert_eq!([64, 72].map(|at| data.word(at)), [200, 200], "all workgroups ran");
    assert_eq!(data.word(8), 0);
    data.map.store32(0, 1);
    wait_for("the queue that waits", || data.word(8) == 1);
    endless.send(&pm4::release(data.address + 16, 1));
    wait_for("the kernel", || data.word(16) == 1);
}

#[test]
fn pm4_queues_wait_for_memory_and_for_each_other() {
    let client = client();
    let data = client.area(4096);
    let mut queues = [client.queue(PM4), client.queue(PM4)];
    for i in 1..=50u32 {
        for (own, queue) in queues.iter_mut().enumerate() {
            let [mine, other] = [own, 1 - own].map(|i| data.address + 8 * i as u64);
            // Each round of one queue follows the round before of the other.
            queue.send(&[pm4::wait(other, i - 1), pm4::release(mine, i)].concat());
        }
    }
    wait_for("both queues", || data.word(0) == 50 && data.word(8) == 50);
}

/// The memory exception that a packet causes: the address, and whether the memory is missing or read-only.
#[track_caller]
fn exception(kind: u32, packet: impl FnOnce(&Client) -> Vec<u32>) -> (u64, bool, bool) {
    let client = client();
    let (memory, reset) = (client.event(8, 0), client.event(3, 0));
    let data = client.area(4096);
    let mut bystander = client.queue(SDMA);
    bystander.send(&sdma::fence(data.address, 1));
    wait_for("the other queue", || data.word(0) == 1);
    let mut queue = client.queue(kind);
    queue.send(&packet(&client));
    let event = client.wait(memory, 10_000).expect("a memory exception");
    let word = |at: usize| u32::from_le_bytes(event[at..at + 4].try_into().expect("four bytes"));
    assert_eq!(word(24), GPU_ID);
    assert!(queue.fault().1, "it evicts");
    assert_eq!(client.wait(reset, 0), None);
    // All queues of the process are evicted.
    bystander.send(&sdma::fence(data.address, 2));
    std::thread::sleep(std::time::Duration::from_millis(5));
    assert_eq!(data.word(0), 1);
    (u64::from(word(16)) | u64::from(word(20)) << 32, word(0) == 1, word(4) == 1)
}

#[test]
fn accesses_to_missing_memory_are_memory_exceptions() {
    let (missing, read_only) = ((0x7000, true, false), |page| (page, false, true));
    let at = |client: &Client| client.area(8192).address;
    assert_eq!(exception(SDMA, |client| sdma::copy(0x7123, at(client), 8)), missing);
    assert_eq!(exception(SDMA, |client| sdma::copy(at(client), 0x7123, 8)), missing);
    assert_eq!(exception(SDMA, |_| sdma::fence(0x7004, 1)), missing);
    assert_eq!(exception(SDMA, |_| sdma::wait(0x7004, 1)), missing);
    assert_eq!(exception(SDMA, |_| vec![4, 0x7000, 0, 8, 0, 0]), missing);
    assert_eq!(exception(PM4, |_| pm4::release(0x7008, 1)), missing);
    assert_eq!(exception(PM4, |_| pm4::wait(0x7008, 1)), missing);
    assert_eq!(exception(PM4, |_| pm4::packet(0x3f, &[0x7000, 0, 8])), missing);
    assert_eq!(exception(PM4, |client| pm4::dispatch(client.code(DOUBLE).address, &[0x7000, 0], 32, 1, 0)), missing);
    // A copy that begins in memory and leaves it.
    let mut end = 0;
    let (page, gone, _) = exception(SDMA, |client| {
        let (from, to) = (at(client), at(client));
        end = from + 8192;
        sdma::copy(from, to, 8193)
    });
    assert_eq!((page, gone), (end, true));
    // Memory that the GPU may only read.
    let mut page = 0;
    let found = exception(SDMA, |client| {
        page = client.area_with(4096, ALL & !WRITABLE).address;
        sdma::copy(at(client), page + 16, 8)
    });
    assert_eq!(found, read_only(page));
}

#[test]
fn packets_that_are_not_supported_stop_their_queue_only() {
    let client = client();
    let data = client.area(4096);
    let exception = client.event(8, 0);
    for (kind, packet, text) in [
        (PM4, vec![0x1502], "word 0 of its ring: this device does not support PM4 packets of types 0 and 1"),
        (PM4, pm4::packet(0x79, &[0, 1]), "does not support this PM4 packet, packet header 0xc0017900"),
        (PM4, pm4::set(0x2c0c, &[1]), "registers that are not compute registers"),
        (PM4, pm4::packet(0x15, &[1, 1, 1, 0]), "a dispatch without COMPUTE_SHADER_EN"),
        (SDMA, vec![0x1502], "does not support this SDMA packet, packet header 0x00001502"),
        (SDMA, vec![8 | 3 << 28, 0, 0, 0, 0, 0xfff << 16], "POLL_REGMEM of registers"),
    ] {
        let (mut queue, mut other) = (client.queue(kind), client.queue(kind));
        queue.send(&packet);
        let (why, evicts) = queue.fault();
        assert!(why.contains(text) && !evicts, "{why}");
        data.map.store32(0, 0);
        other.send(&if kind == PM4 { pm4::release(data.address, 1) } else { sdma::fence(data.address, 1) });
        wait_for("the other queue", || data.word(0) == 1);
        client.destroy(&queue);
        client.destroy(&other);
    }
    assert_eq!(client.wait(exception, 0), None);
}

#[test]
fn strict_mode_reports_doorbells_and_copies_that_a_card_does_not_check() {
    let client = Client::open(VirtualOptions::strict());
    let data = client.area(4096);
    let queue = client.queue(PM4);
    queue.ring(8);
    let (why, evicts) = queue.fault();
    assert!(why.contains("its queue's doorbell announces 8 words, but the write pointer is 0") && !evicts, "{why}");
    let mut queue = client.queue(SDMA);
    // Forwards and backwards; in these directions each byte is read before it is overwritten.
    let backwards = |mut packet: Vec<u32>| {
        packet[0] |= 1 << 25;
        packet
    };
    let words: Vec<u32> = (0..100).collect();
    data.set_words(0, &words);
    queue.send(&sdma::copy(data.address + 40, data.address, 360));
    queue.send(&backwards(sdma::copy(data.address, data.address + 40, 360)));
    queue.send(&sdma::fence(data.address + 2048, 1));
    wait_for("the copies", || data.word(2048) == 1);
    assert_eq!(numbers(&data, 100), [&words[10..20], &words[10..]].concat());
    queue.send(&sdma::copy(data.address, data.address + 40, 360));
    let (why, _) = queue.fault();
    assert!(why.contains("overwrites its source before it has read it"), "{why}");
    let queue = client.queue(SDMA);
    queue.ring(6);
    let (why, _) = queue.fault();
    assert!(why.contains("the doorbell's value 6 is no multiple of 4 bytes"), "{why}");
}
