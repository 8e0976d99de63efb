//! Strict mode checks most accesses for a whole wave at once. Its reports must be those of checking each lane by
//! itself.

use crate::text::Kernel;
use std::collections::BTreeMap;
use t0_sim::exec::{Fault, FaultKind, Notes};
use t0_tests_share::random::Random;

const PROGRAMS: u64 = 1500;
/// Bytes of memory, and of LDS, that addresses are below. Accesses of up to 32 bytes start there.
const BYTES: u32 = 2048;
const WAIT: &str = "s_waitcnt vmcnt(0) lgkmcnt(0)\ns_waitcnt_vscnt null, 0x0\n";

/// Instructions that set v2 to an address for each lane.
fn address(random: &mut Random, align: u32) -> String {
    let mut text = match random.below(8) {
        0 => "v_mov_b32_e32 v2, v1\n".to_owned(),
        1 => format!("v_lshlrev_b32_e32 v2, {}, v0\n", random.below(5)),
        2 => format!("v_and_b32_e32 v2, 15, v0\nv_lshlrev_b32_e32 v2, {}, v2\n", random.below(5)),
        3 => format!("v_mov_b32_e32 v2, 0x{:x}\n", random.below(BYTES.into())),
        4 => format!("v_lshrrev_b32_e32 v2, 4, v0\nv_lshlrev_b32_e32 v2, {}, v2\n", random.below(7)),
        5 => format!("v_mul_u32_u24_e32 v2, 0x{:x}, v0\n", random.below(1 << 12)),
        6 => "v_sub_nc_u32_e32 v2, 0x200, v1\n".to_owned(),
        _ => "v_lshlrev_b32_e32 v2, 4, v0\n".to_owned(),
    };
    if random.flag() {
        text += "s_lshl_b32 s16, s15, 9\nv_add_nc_u32_e32 v2, s16, v2\n";
    }
    text + &format!("v_and_b32_e32 v2, 0x{:x}, v2\n", (BYTES - 1) & !(align - 1))
}

/// An access of memory at the address in v2.
fn access(random: &mut Random) -> (String, u32) {
    let forms =
        [("b8", 1), ("b16", 2), ("d16_hi_b8", 1), ("d16_hi_b16", 2), ("b32", 1), ("b64", 2), ("b96", 3), ("b128", 4)];
    let first = if random.flag() { 4 } else { 0 };
    let (form, words) = random.pick(&forms[first..]);
    let align = match form {
        "b8" | "d16_hi_b8" => 1,
        "b16" | "d16_hi_b16" => 2,
        _ if random.one_in(20) => 1,
        _ => 4 * if words == 3 { 1 } else { words },
    };
    let data = 10 + 2 * random.below(6);
    let registers = if words == 1 || form.ends_with("b16") || form.ends_with("b8") {
        format!("v{data}")
    } else {
        format!("v[{data}:{}]", data + u64::from(words) - 1)
    };
    let load = match form {
        "b8" => random.pick(&["u8", "i8"]),
        "b16" => random.pick(&["u16", "i16"]),
        "d16_hi_b8" => "d16_hi_u8",
        other => other,
    };
    let policy = random.pick(&["", "", "", "", "", "", "", " glc", " slc"]);
    let text = match random.below(12) {
        0..3 => format!("global_load_{load} {registers}, v2, s[4:5]{policy}"),
        3..6 => format!("global_store_{form} v2, {registers}, s[4:5]"),
        6..8 if !form.starts_with("d16") => format!("ds_load_{load} {registers}, v2"),
        8..10 if !form.starts_with("d16") => format!("ds_store_{form} v2, {registers}"),
        10 => format!("ds_load_2addr_b32 v[{data}:{}], v2 offset1:{}", data + 1, random.below(8)),
        _ if random.one_in(8) => "ds_add_u32 v2, v0".to_owned(),
        _ if random.one_in(8) => "global_atomic_add_u32 v2, v0, s[4:5]".to_owned(),
        _ => format!("s_load_b{} s[20:{}], s[4:5], 0x{:x}", 64 << random.below(2), 23, 16 * random.below(128))
            .replace("b64 s[20:23]", "b64 s[20:21]"),
    };
    // Atomics are aligned.
    let align = if text.contains("add_u32") || text.contains("2addr") { 4 } else { align };
    (text, align)
}

/// What a program does between two accesses.
fn between(random: &mut Random) -> String {
    match random.below(24) {
        0..6 => "s_barrier\n".to_owned(),
        6 => "buffer_gl0_inv\n".to_owned(),
        7 => "buffer_gl1_inv\nbuffer_gl0_inv\n".to_owned(),
        8 => "s_dcache_inv\n".to_owned(),
        9 => format!("v_mov_b32_e32 v{}, v0\n", 10 + random.below(16)),
        10 => format!("v_add_nc_u32_e32 v{0}, v{1}, v{0}\n", 10 + random.below(16), 10 + random.below(16)),
        11 => format!(
            "v_mov_b32_dpp v{}, v{} row_shl:1 row_mask:0xf bank_mask:0xf\n",
            10 + random.below(16),
            10 + random.below(16)
        ),
        12 => format!("v_readfirstlane_b32 s24, v{}\n", 10 + random.below(16)),
        13 => "s_add_u32 s25, s24, s20\n".to_owned(),
        14 => format!(
            "v_cmp_lt_u32_e32 vcc_lo, v{}, v0\nv_cndmask_b32_e32 v10, v11, v12, vcc_lo\n",
            10 + random.below(16)
        ),
        15 => format!("s_mov_b32 exec_lo, 0x{:x}\n", random.word()),
        16 => format!("s_mov_b32 exec_lo, 0x{:x}\n", u32::MAX >> random.below(31)),
        _ => "s_mov_b32 exec_lo, -1\n".to_owned(),
    }
}

fn program(random: &mut Random) -> Kernel {
    let mut body = String::new();
    for register in 10..26 {
        if !random.one_in(6) {
            body += &format!("v_mov_b32_e32 v{register}, v0\n");
        }
    }
    for _ in 0..2 + random.below(12) {
        let (access, align) = access(random);
        body += &address(random, align);
        body += &access;
        body += "\n";
        if !random.one_in(24) {
            body += WAIT;
        }
        body += &between(random);
    }
    let mut kernel = Kernel { wgp: random.flag(), lds: BYTES + 32, ..Kernel::new(&body).strict() };
    kernel.block = 32 * random.pick(&[1, 2, 2, 3]);
    kernel.items = u32::from(kernel.block) * (1 + random.number(3));
    kernel.written = (!random.one_in(4)).then(|| random.below(u64::from(BYTES) + 33));
    kernel
}

/// The fault without the addresses of code, which differ between runs, or the notes; and memory afterwards.
fn outcome(kernel: &Kernel, memory: &mut [u32]) -> (Result<Vec<String>, String>, Vec<u32>) {
    (0..).zip(memory.iter_mut()).for_each(|(i, word)| *word = 7 * i);
    let fault = |fault: Box<Fault>| {
        let Fault { kind, wave, workgroup, lane, instruction, related, .. } = *fault;
        let related: Vec<_> = related
            .into_iter()
            .map(|other| (other.role, other.wave, other.workgroup, other.lane, other.instruction))
            .collect();
        let kind = match kind {
            FaultKind::MissingWait { .. } => "a missing wait".to_owned(),
            kind => format!("{kind:?}"),
        };
        format!("{kind} {wave} {workgroup:?} {lane:?} {instruction:?} {related:?}")
    };
    let notes = |notes: Notes| {
        notes
            .iter()
            .map(|note| {
                format!("{:?} {:?} {:?} {} {}", note.kind, note.instruction, note.workgroup, note.wave, note.times)
            })
            .collect()
    };
    let run = kernel.run(memory).map(|stats| notes(stats.notes)).map_err(fault);
    (run, memory.to_vec())
}

#[test]
fn reports_do_not_depend_on_whether_lanes_are_checked_together() {
    let (mut random, mut memory) = (Random::new(32), vec![0; BYTES as usize / 4 + 8]);
    let mut kinds = BTreeMap::new();
    for seed in 0..PROGRAMS {
        let mut kernel = program(&mut random);
        let together = outcome(&kernel, &mut memory);
        kernel.each_lane = true;
        assert_eq!(together, outcome(&kernel, &mut memory), "program {seed}\n{}", kernel.body);
        let kind = together.0.err().map_or("none".to_owned(), |text| text[..text.find(' ').unwrap_or(0)].to_owned());
        *kinds.entry(kind).or_insert(0u32) += 1;
    }
    for kind in ["none", "Race", "Uninitialised", "a"] {
        assert!(kinds.get(kind).is_some_and(|&count| count >= 20), "few programs end with {kind}: {kinds:?}");
    }
}
