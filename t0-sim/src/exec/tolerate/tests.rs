//! What a dispatch does after its mistakes.

use crate::exec::fault::{Fault, FaultKind, Verb};
use crate::exec::{Caller, Descriptor, Dispatch, Findings, Options, run_for};
use crate::mem::{Memory, Region};
use std::hint::black_box;
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;
use t0_isa::isa::{encode, parse};
use t0_isa::target::GFX1100;

/// The number of words that a kernel has as data.
const WORDS: usize = 256;

/// Takes all faults but those of atomics.
#[derive(Default)]
struct Reports(Mutex<Vec<(FaultKind, Option<u32>)>>);

impl Findings for Reports {
    fn tolerates(&self, kind: &FaultKind) -> bool {
        !matches!(kind, FaultKind::Misaligned { verb: Verb::Atomic, .. } | FaultKind::IllegalInstruction { .. })
    }

    fn found(&self, fault: &Fault) {
        self.0.lock().expect("no test panics with the lock").push((fault.kind.clone(), fault.lane));
    }
}

/// What a dispatch left behind.
struct Left {
    /// The data, which was 7 in each word but the last, and there 8.
    data: Vec<u32>,
    found: Vec<(FaultKind, Option<u32>)>,
    /// The fault that ended it.
    end: Option<FaultKind>,
}

/// Runs a workgroup with `lds` bytes of LDS in strict mode. At its start s[4:5] is the address of the data, and v1 is
/// four times the work-item's number.
fn run(items: u16, wave32: bool, lds: u32, text: &str) -> Left {
    let start = "s_load_b64 s[4:5], s[0:1], 0x0\ns_waitcnt lgkmcnt(0)\nv_lshlrev_b32 v1, 2, v0\n";
    let mut code = Vec::new();
    for line in format!("{start}{text}\ns_endpgm").lines() {
        let inst = parse(line.trim(), &GFX1100).unwrap_or_else(|error| panic!("{line}: {error}"));
        encode(&inst, &mut code).expect("it was parsed");
    }
    let data = [vec![7u32; WORDS - 1], vec![8]].concat();
    let arguments = [data.as_ptr() as u64; 8];
    let memory = Memory::new();
    let map = |address: u64, size: usize, writable, executable| {
        // SAFETY: the memory lives until the end of this function and is not accessed while the dispatch runs.
        unsafe { memory.map(Region { address, size: size as u64, writable, executable }) }.expect("disjoint");
    };
    map(code.as_ptr() as u64, 4 * code.len(), false, true);
    map(data.as_ptr() as u64, 4 * WORDS, true, false);
    map(arguments.as_ptr() as u64, 64, false, false);
    let dispatch = Dispatch {
        code: code.as_ptr() as u64,
        descriptor: Descriptor {
            rsrc1: 0xf0 << 12 | 1 << 21 | 63,
            rsrc2: 15 << 1 | 1 << 7,
            properties: 1 << 3 | u16::from(wave32) << 10,
            ..Descriptor::default()
        },
        kernarg: arguments.as_ptr() as u64,
        grid: [items.into(), 1, 1],
        workgroup: [items, 1, 1],
        lds_bytes: lds,
        ..Dispatch::default()
    };
    let (reports, stop) = (Reports::default(), AtomicBool::new(false));
    let caller = Caller { findings: Some(&reports), ..Caller::new(&stop) };
    let options = Options { strict: true, budget: Some(100_000), ..Options::default() };
    let end = run_for(&dispatch, memory.view(), &options, caller).err().map(|fault| fault.kind);
    drop(memory);
    let data = data.iter().map(|word| black_box(*word)).collect();
    Left { data, found: reports.0.into_inner().expect("no test panics with the lock"), end }
}

#[test]
fn lanes_past_the_lds_store_nothing_and_load_zero() {
    for (items, wave32) in [(32, true), (64, false)] {
        // Half of the lanes are past the end.
        let left = run(
            items,
            wave32,
            4 * u32::from(items),
            &format!(
                "ds_store_b32 v1, v0 offset:{0}\ns_waitcnt lgkmcnt(0)\nds_load_b32 v2, v1 offset:{0}
                s_waitcnt lgkmcnt(0)\nglobal_store_b32 v1, v2, s[4:5]",
                2 * items
            ),
        );
        assert_eq!(left.end, None);
        let half = u32::from(items) / 2;
        let expected: Vec<u32> = (0..u32::from(items)).map(|lane| if lane < half { lane } else { 0 }).collect();
        assert_eq!(left.data[..items.into()], expected);
        // One report for each instruction, whatever number of lanes it has.
        let [(store, store_lane), (load, load_lane)] = &left.found[..] else { panic!("{:?}", left.found) };
        assert!(matches!(store, FaultKind::LdsOutOfBounds { write: true, .. }), "{store}");
        assert!(matches!(load, FaultKind::LdsOutOfBounds { write: false, .. }), "{load}");
        assert_eq!([store_lane, load_lane], [&Some(half); 2]);
    }
}

#[test]
fn lanes_past_a_buffer_store_nothing_and_load_zero() {
    let left = run(
        64,
        false,
        0,
        "global_store_b32 v1, v0, s[4:5] offset:896
        global_load_b32 v2, v1, s[4:5] offset:896
        s_waitcnt vmcnt(0)
        global_store_b32 v1, v2, s[4:5]",
    );
    assert_eq!(left.end, None);
    let expected: Vec<u32> = (0..64).map(|lane| if lane < 32 { lane } else { 0 }).collect();
    assert_eq!(left.data[..64], expected);
    assert_eq!(left.data[224..], expected[..32]);
    let lanes: Vec<_> = left.found.iter().map(|(_, lane)| *lane).collect();
    assert_eq!(lanes, [Some(32), Some(32)], "{:?}", left.found);
}

#[test]
fn a_misaligned_scalar_load_is_rounded_down() {
    let left = run(
        32,
        true,
        0,
        "s_add_u32 s6, s4, 0x3fe\ns_addc_u32 s7, s5, 0\ns_load_b32 s8, s[6:7], 0x0\ns_waitcnt lgkmcnt(0)
        v_mov_b32 v2, s8\nglobal_store_b32 v1, v2, s[4:5]",
    );
    assert_eq!(left.end, None);
    assert_eq!((left.data[0], left.data[31], left.data[32]), (8, 8, 7));
    let [(FaultKind::Misaligned { alignment: 4, verb: Verb::Load, .. }, None)] = left.found[..] else {
        panic!("{:?}", left.found)
    };
}

#[test]
fn a_misaligned_lane_of_a_load_with_a_format_gives_zero() {
    let left = run(
        32,
        true,
        0,
        "s_mov_b64 s[8:9], s[4:5]\ns_movk_i32 s10, 0x400\ns_mov_b32 s11, 0x30014fac
        v_cmp_eq_u32 vcc_lo, 5, v0\nv_cndmask_b32 v3, 0, 1, vcc_lo\nv_add_nc_u32 v3, v3, v1
        tbuffer_load_format_x v2, v3, s[8:11], 0 format:[BUF_FMT_32_UINT] offen
        s_waitcnt vmcnt(0)\nglobal_store_b32 v1, v2, s[4:5] offset:512",
    );
    assert_eq!(left.end, None);
    let expected: Vec<u32> = (0..32).map(|lane| if lane == 5 { 0 } else { 7 }).collect();
    assert_eq!(left.data[128..160], expected);
    let [(FaultKind::Misaligned { alignment: 4, verb: Verb::Load, .. }, Some(5))] = left.found[..] else {
        panic!("{:?}", left.found)
    };
}

/// The lanes of one instruction have two mistakes, of which the device survives only the first.
#[test]
fn a_second_mistake_in_the_same_instruction_can_end_the_dispatch() {
    // Lane 3 is past the data, and lane 9 is misaligned.
    let text = |lane: u32| {
        format!(
            "v_cmp_eq_u32 vcc_lo, 3, v0\nv_cndmask_b32 v3, 0, 1, vcc_lo\nv_lshlrev_b32 v3, 12, v3
            v_cmp_eq_u32 vcc_lo, {lane}, v0\nv_cndmask_b32 v4, 0, 1, vcc_lo\nv_or_b32 v3, v3, v4
            v_add_nc_u32 v3, v3, v1\nglobal_atomic_add_u32 v3, v0, s[4:5]"
        )
    };
    let left = run(32, true, 0, &text(9));
    assert!(matches!(left.end, Some(FaultKind::Misaligned { verb: Verb::Atomic, .. })), "{:?}", left.end);
    let right = run(32, true, 0, &text(40));
    assert_eq!(right.end, None);
    let expected: Vec<u32> = (0..32).map(|lane| if lane == 3 { 7 } else { 7 + lane }).collect();
    assert_eq!(right.data[..32], expected);
    assert_eq!(right.found.len(), 1, "{:?}", right.found);
}

#[test]
fn an_undefined_value_is_reported_once_and_is_then_defined() {
    let left = run(32, true, 0, "v_add_nc_u32 v2, v9, v0\nv_add_nc_u32 v3, v9, v2\nglobal_store_b32 v1, v3, s[4:5]");
    assert_eq!(left.end, None);
    assert_eq!(left.data[32], 7);
    assert!(matches!(left.found[..], [(FaultKind::Uninitialised { .. }, _)]), "{:?}", left.found);
}

#[test]
fn waves_pass_a_barrier_that_another_never_reaches() {
    let left = run(
        64,
        true,
        0,
        "v_readfirstlane_b32 s6, v0\ns_cmp_eq_u32 s6, 0\ns_cbranch_scc0 1\ns_barrier
        global_store_b32 v1, v0, s[4:5]",
    );
    assert_eq!(left.end, None);
    assert_eq!(left.data[..64], (0..64).collect::<Vec<u32>>());
    assert!(matches!(left.found[..], [(FaultKind::DivergentBarrier { .. }, _)]), "{:?}", left.found);
}
