//! Exceptions of waves and packets: trap handlers of the client, and what the driver reports in the word and by the
//! event that the header of a queue's save area names.

use crate::queues::{AQL, Area, Client, PM4, Queue, pair, pm4, wait_for};
use t0_kfd::exception as bit;
use t0_sim::kfd::{GPU_ID, VirtualOptions};

/// Reports what has happened and halts the wave, except for s_trap 3, after which the kernel continues.
const HANDLER: &str = "s_getreg_b32 ttmp5, hwreg(HW_REG_TRAPSTS)\n\
    s_mov_b32 ttmp3, 0x2000\n\
    s_bitcmp1_b32 ttmp5, 11\n\
    s_cbranch_scc1 report\n\
    s_mov_b32 ttmp3, 0x8000\n\
    s_bitcmp1_b32 ttmp5, 8\n\
    s_cbranch_scc1 report\n\
    s_bfe_u32 ttmp2, ttmp1, 0x80010\n\
    s_add_u32 ttmp0, ttmp0, 4\n\
    s_addc_u32 ttmp1, ttmp1, 0\n\
    s_cmp_eq_u32 ttmp2, 3\n\
    s_cbranch_scc1 leave\n\
    s_mov_b32 ttmp3, 0x400\n\
    s_cmp_eq_u32 ttmp2, 2\n\
    s_cbranch_scc1 report\n\
    s_mov_b32 ttmp3, 0x800\n\
    report:\n\
    s_sendmsg_rtn_b32 ttmp2, sendmsg(MSG_RTN_GET_DOORBELL)\n\
    s_waitcnt lgkmcnt(0)\n\
    s_or_b32 ttmp3, ttmp3, ttmp2\n\
    s_mov_b32 ttmp2, m0\n\
    s_mov_b32 m0, ttmp3\n\
    s_sendmsg sendmsg(MSG_INTERRUPT)\n\
    s_mov_b32 m0, ttmp2\n\
    s_bitset1_b32 ttmp12, 13\n\
    leave:\n\
    s_setreg_b32 hwreg(HW_REG_STATUS), ttmp12\n\
    s_rfe_b64 ttmp[0:1]\n";

/// Stores 7 to the word at s[0:1].
const STORE: &str = "v_mov_b32_e32 v1, 0\nv_mov_b32_e32 v2, 7\nglobal_store_b32 v1, v2, s[0:1]\ns_endpgm\n";

/// A client with a queue whose save area names a word and an event.
struct Runtime {
    client: Client,
    queue: Queue,
    payload: Area,
    event: u32,
    data: Area,
    // Code and save area stay mapped.
    areas: Vec<Area>,
}

impl Runtime {
    fn open(options: VirtualOptions, kind: u32, handler: Option<&str>) -> Runtime {
        let client = Client::open(options);
        let mut enable = [0u8; 16];
        enable[8] = 3;
        client.call(0x25, &mut enable).expect("no queue exists");
        let runtime = Runtime::disabled(client, kind);
        let Some(text) = handler else { return runtime };
        let code = runtime.client.code(text);
        let mut set = [0u8; 24];
        set[..8].copy_from_slice(&code.address.to_le_bytes());
        set[8..16].copy_from_slice(&(runtime.data.address + 1024).to_le_bytes());
        set[16..20].copy_from_slice(&GPU_ID.to_le_bytes());
        runtime.client.call(0x13, &mut set).expect("the address space is ours");
        Runtime { areas: runtime.areas.into_iter().chain([code]).collect(), ..runtime }
    }

    /// Without RUNTIME_ENABLE.
    fn disabled(client: Client, kind: u32) -> Runtime {
        let (payload, data, event, save) =
            (client.area(4096), client.area(4096), client.event(0, 0), client.save_area());
        save.map.store64(24, payload.address);
        save.map.store32(32, event);
        let queue = client.create(kind, |a| a[72..80].copy_from_slice(&save.address.to_le_bytes())).expect("a queue");
        Runtime { client, queue, payload, event, data, areas: vec![save] }
    }

    /// Runs a kernel whose s[0:1] is the data, in workgroups of 32, and stores 1 behind its result at its end.
    fn run(&mut self, text: &str, groups: u32) {
        let code = self.client.code(text);
        let dispatch = pm4::dispatch(code.address, &pair(self.data.address), 32, groups, 0);
        self.queue.send(&[dispatch, pm4::release(self.data.address + 4, 1)].concat());
        self.areas.push(code);
    }

    /// As [`Self::run`], with PRIV of COMPUTE_PGM_RSRC1.
    fn run_privileged(&mut self, text: &str) {
        let code = self.client.code(text);
        let mut packets = pm4::dispatch(code.address, &pair(self.data.address), 32, 1, 0);
        let at = packets.iter().position(|word| *word == 0xf0 << 12 | 7).expect("the register");
        packets[at] |= 1 << 20;
        self.queue.send(&[packets, pm4::release(self.data.address + 4, 1)].concat());
        self.areas.push(code);
    }

    /// The exceptions that are reported by the time the event is raised.
    #[track_caller]
    fn reported(&self) -> u64 {
        assert!(self.client.wait(self.event, 20_000).is_some(), "the event is not raised");
        self.payload.map.load64(0)
    }

    fn update(&self, percentage: u32) {
        let mut argument = [0u8; 24];
        argument[..8].copy_from_slice(&self.queue.ring.address.to_le_bytes());
        argument[8..12].copy_from_slice(&self.queue.id.to_le_bytes());
        argument[12..16].copy_from_slice(&4096u32.to_le_bytes());
        argument[16..20].copy_from_slice(&percentage.to_le_bytes());
        self.client.call(0x07, &mut argument).expect("a queue of ours");
    }

    #[track_caller]
    fn ends(&self) {
        wait_for("the end of the dispatch", || self.data.word(4) == 1);
    }

    /// The dispatch has not ended, and its queue can be made inactive and destroyed.
    fn hangs(&self) {
        std::thread::sleep(std::time::Duration::from_millis(20));
        assert_eq!(self.data.word(4), 0, "the dispatch ends");
        self.update(0);
        self.client.destroy(&self.queue);
    }
}

fn card() -> VirtualOptions {
    VirtualOptions::default().halting()
}

/// Kernels and the exceptions that a handler reports of them.
const KERNELS: [(&str, u64, &str); 6] = [
    ("s_trap 2\ns_endpgm\n", bit::WAVE_ABORT, "s_trap 2"),
    ("s_trap 9\ns_endpgm\n", bit::WAVE_TRAP, "s_trap 9"),
    (".long 0xffffffff\ns_endpgm\n", bit::WAVE_ILLEGAL_INSTRUCTION, "illegal instruction"),
    ("s_code_end\n", bit::WAVE_ILLEGAL_INSTRUCTION, "without s_endpgm"),
    ("s_rfe_b64 s[0:1]\n", bit::WAVE_ILLEGAL_INSTRUCTION, "unsupported instruction"),
    // No sign-extended 48 bits.
    (
        "v_mov_b32_e32 v1, 0\nv_mov_b32_e32 v2, 0x00800000\nflat_store_b32 v[1:2], v0\ns_endpgm\n",
        bit::WAVE_APERTURE_VIOLATION,
        "not mapped",
    ),
];

#[test]
fn a_handler_of_the_client_reports_exceptions_and_halts_waves() {
    for (text, mask, _) in KERNELS {
        let mut runtime = Runtime::open(card(), PM4, Some(HANDLER));
        runtime.run(text, 1);
        assert_eq!(runtime.reported(), mask, "{text}");
        runtime.hangs();
    }
}

#[test]
fn other_workgroups_run_to_their_end() {
    let mut runtime = Runtime::open(card(), PM4, Some(HANDLER));
    // s2 is the workgroup: the second one traps, the others count.
    let text = "s_cmp_eq_u32 s2, 1\ns_cbranch_scc0 count\ns_trap 2\n\
        count:\nv_mov_b32_e32 v1, 0\nv_mov_b32_e32 v2, 1\nglobal_atomic_add_u32 v1, v2, s[0:1]\ns_endpgm\n";
    runtime.run(text, 5);
    assert_eq!(runtime.reported(), bit::WAVE_ABORT);
    wait_for("the other workgroups", || runtime.data.word(0) == 4 * 32);
    runtime.hangs();
}

#[test]
fn a_kernel_continues_after_a_handler_with_its_state() {
    let text = "s_cmp_eq_u32 s0, s0\ns_mov_b32 m0, 5\ns_trap 3\ns_cselect_b32 s3, m0, 0\n\
        v_mov_b32_e32 v1, 0\nv_mov_b32_e32 v2, s3\nglobal_store_b32 v1, v2, s[0:1]\ns_endpgm\n";
    for options in [card(), VirtualOptions::default()] {
        let mut runtime = Runtime::open(options, PM4, Some(HANDLER));
        runtime.run(text, 1);
        runtime.ends();
        assert_eq!((runtime.data.word(0), runtime.payload.map.load64(0)), (5, 0));
    }
}

#[test]
fn the_handler_starts_in_the_state_that_the_first_level_leaves() {
    // Stores ttmp0, ttmp1, ttmp8, ttmp11, ttmp12, TRAPSTS and s2 to the handler's memory.
    let handler = "s_getreg_b32 ttmp4, hwreg(HW_REG_TRAPSTS)\n\
        v_mov_b32_e32 v4, ttmp0\nv_mov_b32_e32 v5, ttmp1\nv_mov_b32_e32 v6, ttmp8\nv_mov_b32_e32 v7, ttmp11\n\
        v_mov_b32_e32 v1, 0\nglobal_store_b128 v1, v[4:7], ttmp[14:15]\n\
        v_mov_b32_e32 v4, ttmp12\nv_mov_b32_e32 v5, ttmp4\nglobal_store_b64 v1, v[4:5], ttmp[14:15] offset:16\n\
        s_add_u32 ttmp0, ttmp0, 4\ns_addc_u32 ttmp1, ttmp1, 0\n\
        s_setreg_b32 hwreg(HW_REG_STATUS), ttmp12\ns_rfe_b64 ttmp[0:1]\n";
    let mut runtime = Runtime::open(card(), PM4, Some(handler));
    runtime.run(&format!("s_cmp_eq_u32 s0, s0\ns_trap 0x55\n{STORE}"), 1);
    runtime.ends();
    let code = runtime.areas.last().expect("the kernel").address;
    let words: Vec<u32> = (0..6).map(|i| runtime.data.word(1024 + 4 * i)).collect();
    let [low, high] = pair(code + 4);
    assert_eq!(words[..4], [low, high | 0x55 << 16, 0, 1 << 6], "address and number, workgroup, wave without scratch");
    // SCC, PRIV and TRAP_EN; not HALT.
    assert_eq!(words[4] & (1 | 1 << 5 | 1 << 6 | 1 << 13), 1 | 1 << 5 | 1 << 6);
    assert_eq!((words[5], runtime.data.word(0)), (0, 7), "no exception, and the kernel continues");
}

#[test]
fn an_exception_that_a_handler_does_not_clear_is_raised_again() {
    // Counts its entries in the handler's memory. Skips the instruction and clears TRAPSTS at the third one.
    let handler = "v_mov_b32_e32 v4, 0\nglobal_load_b32 v5, v4, ttmp[14:15]\ns_waitcnt vmcnt(0)\n\
        v_add_nc_u32_e32 v5, 1, v5\nglobal_store_b32 v4, v5, ttmp[14:15]\nv_readfirstlane_b32 ttmp2, v5\n\
        s_cmp_eq_u32 ttmp2, 3\ns_cbranch_scc0 leave\n\
        s_setreg_imm32_b32 hwreg(HW_REG_TRAPSTS, 11, 1), 0\ns_add_u32 ttmp0, ttmp0, 4\ns_addc_u32 ttmp1, ttmp1, 0\n\
        leave:\ns_setreg_b32 hwreg(HW_REG_STATUS), ttmp12\ns_rfe_b64 ttmp[0:1]\n";
    let mut runtime = Runtime::open(card(), PM4, Some(handler));
    runtime.run(&format!(".long 0xffffffff\n{STORE}"), 1);
    runtime.ends();
    assert_eq!((runtime.data.word(1024), runtime.data.word(0)), (3, 7));
}

#[test]
fn without_a_handler_a_trap_is_stepped_over_and_an_illegal_instruction_halts() {
    let mut runtime = Runtime::open(card(), PM4, None);
    runtime.run(&format!("s_trap 2\n{STORE}"), 1);
    runtime.ends();
    let fault = runtime.client.kfd.take_fault(runtime.queue.id).expect("it is recorded");
    assert!(fault.continues && !fault.evicts && fault.fault.to_string().contains("s_trap 2"), "{}", fault.fault);
    runtime.data.map.store32(4, 0);
    runtime.run(&format!(".long 0xffffffff\n{STORE}"), 1);
    let (why, evicts) = runtime.queue.fault();
    assert!(why.contains("illegal instruction") && !evicts, "{why}");
    runtime.hangs();
    assert_eq!(runtime.payload.map.load64(0), 0, "no one reports it");
}

#[test]
fn s_sethalt_and_the_privilege_of_a_kernel() {
    let mut runtime = Runtime::open(card(), PM4, Some(HANDLER));
    // In a privileged wave, s_trap has no effect and HALT waits for the end of the privilege.
    runtime.run_privileged(&format!("s_trap 2\ns_sethalt 1\n{STORE}"));
    runtime.ends();
    assert_eq!((runtime.data.word(0), runtime.payload.map.load64(0)), (7, 0));
    runtime.data.map.store32(4, 0);
    runtime.run("s_sethalt 1\ns_endpgm\n", 1);
    runtime.hangs();
}

#[test]
fn a_privileged_kernel_reports_its_trap_itself_as_llvm_compiles_it() {
    let mut runtime = Runtime::open(card(), PM4, Some(HANDLER));
    let text = "s_trap 2\ns_sendmsg_rtn_b32 s4, sendmsg(MSG_RTN_GET_DOORBELL)\ns_mov_b32 ttmp2, m0\n\
        s_waitcnt lgkmcnt(0)\ns_and_b32 s4, s4, 0x3ff\ns_bitset1_b32 s4, 10\ns_mov_b32 m0, s4\n\
        s_sendmsg sendmsg(MSG_INTERRUPT)\ns_mov_b32 m0, ttmp2\nhalt:\ns_sethalt 5\ns_branch halt\n";
    runtime.run_privileged(text);
    assert_eq!(runtime.reported(), bit::WAVE_ABORT);
    runtime.hangs();
}

#[test]
fn interrupts_of_a_kernel_raise_events_but_report_nothing() {
    let mut runtime = Runtime::open(card(), PM4, Some(HANDLER));
    // The event's slot says that it is signaled, as the sender of an interrupt has to see to.
    let (event, slot) = (runtime.event, 8 * u64::from(runtime.event));
    runtime.client.page.map.store64(slot, 1);
    runtime.run(&format!("s_mov_b32 m0, {event}\ns_sendmsg sendmsg(MSG_INTERRUPT)\n{STORE}"), 1);
    runtime.ends();
    assert_eq!(runtime.reported(), 0);
}

#[test]
fn in_other_modes_an_exception_is_a_fault_and_is_reported_too() {
    for options in [VirtualOptions::default(), VirtualOptions::strict()] {
        for (text, mask, why) in KERNELS.into_iter().take(5) {
            let mut runtime = Runtime::open(options.clone(), PM4, Some(HANDLER));
            runtime.run(text, 1);
            let (fault, evicts) = runtime.queue.fault();
            assert!(fault.contains(why) && !evicts, "{fault}");
            assert_eq!(runtime.reported(), mask, "{text}");
        }
    }
}

#[test]
fn nothing_is_reported_without_runtime_enable() {
    let client = Client::open(card());
    let mut runtime = Runtime::disabled(client, PM4);
    runtime.queue.send(&[0x1502]);
    assert!(runtime.queue.fault().0.contains("does not support"));
    assert_eq!((runtime.client.wait(runtime.event, 20), runtime.payload.map.load64(0)), (None, 0));
}

/// An AQL dispatch packet of one workgroup.
fn packet() -> [u32; 16] {
    let mut packet = [0; 16];
    // A dispatch of one dimension, a workgroup of 32 and a grid of 32.
    (packet[0], packet[1], packet[2]) = (1 << 16 | 2, 1 << 16 | 32, 1);
    (packet[3], packet[4], packet[5]) = (32, 1, 1);
    packet
}

#[test]
fn packets_that_cannot_run_are_reported() {
    type Change = fn(&mut [u32; 16]);
    let cases: [(Change, u64); 7] = [
        (|p| p[0] = 2, bit::PACKET_DISPATCH_DIM_INVALID),
        (|p| p[3] = 0, bit::PACKET_DISPATCH_DIM_INVALID),
        (|p| p[7] = 65_537, bit::PACKET_DISPATCH_GROUP_SEGMENT_SIZE_INVALID),
        // The kernel object is null.
        (|_| {}, bit::PACKET_DISPATCH_CODE_INVALID),
        (|p| p[0] = 7, bit::PACKET_UNSUPPORTED),
        (|p| p[1] = 1 << 16 | 2000, bit::PACKET_DISPATCH_WORK_GROUP_SIZE_INVALID),
        (|p| p[0] = 9 << 16, bit::PACKET_VENDOR_UNSUPPORTED),
    ];
    for (change, mask) in cases {
        let mut runtime = Runtime::open(card(), AQL, None);
        let mut packet = packet();
        change(&mut packet);
        runtime.queue.send_packet(&packet);
        assert_eq!(runtime.reported(), mask, "{packet:?}");
        runtime.update(0);
    }
}

#[test]
fn a_signal_at_an_unmapped_address_is_a_memory_exception() {
    // A barrier's dependency, and its completion.
    for at in [2, 14] {
        let mut runtime = Runtime::open(card(), AQL, None);
        let memory = runtime.client.event(8, 0);
        let mut packet = [0; 16];
        (packet[0], packet[at]) = (3, 0x7040);
        runtime.queue.send_packet(&packet);
        let event = runtime.client.wait(memory, 20_000).expect("a memory exception");
        assert_eq!(u64::from_le_bytes(event[16..24].try_into().expect("eight bytes")), 0x7000);
        assert_eq!(runtime.payload.map.load64(0), 0, "page faults are reported by the event only");
    }
}

#[test]
fn an_inactive_queue_starts_no_packet() {
    let mut runtime = Runtime::open(card(), PM4, None);
    runtime.update(0);
    runtime.run(STORE, 1);
    std::thread::sleep(std::time::Duration::from_millis(20));
    assert_eq!(runtime.data.word(0), 0);
    runtime.update(100);
    runtime.ends();
    assert_eq!(runtime.data.word(0), 7);
}
