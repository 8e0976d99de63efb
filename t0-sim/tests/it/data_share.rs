//! Special accesses to LDS and GDS: loads for whole quads, the global data share, and LDS instructions that name an
//! unused register.

use crate::text::Kernel;
use t0_sim::exec::{FaultKind, Verb};

/// Copies each lane's word from memory to LDS, runs a body, and stores v10 to memory.
fn through_lds(body: &str) -> Kernel {
    Kernel::new(&format!(
        "global_load_b32 v2, v1, s[4:5]\ns_waitcnt vmcnt(0)\nds_store_b32 v1, v2\nv_mov_b32_e32 v10, 0x77\ns_waitcnt lgkmcnt(0)\n\
         {body}\ns_mov_b64 exec, -1\nglobal_store_b32 v1, v10, s[4:5]"
    ))
}

/// The part of a word that a direct load reads.
type Part = fn(u32) -> u32;

#[test]
fn a_direct_load_gives_every_lane_one_value() {
    let words: Vec<u32> = (0..32).map(|i| 0x8182_8384 + 0x0101_0101 * i).collect();
    // (type, byte address) in M0.
    let cases: [(u32, u32, Part); 5] = [
        (0, 9, |w| w >> 8 & 0xff),
        (1, 8, |w| w & 0xffff),
        (2, 8, |w| w),
        (4, 9, |w| (w >> 8) as u8 as i8 as u32),
        (5, 10, |w| (w >> 16) as u16 as i16 as u32),
    ];
    for strict in [false, true] {
        for (kind, address, of) in cases {
            let mut memory = words.clone();
            let mut kernel = through_lds(&format!(
                "s_mov_b32 m0, 0x{:x}\nlds_direct_load v10\ns_waitcnt expcnt(0)",
                kind << 16 | address
            ));
            kernel.strict = strict;
            kernel.run(&mut memory).expect("it runs");
            assert_eq!(memory, [of(words[2]); 32], "type {kind}");
        }
    }
}

#[test]
fn a_direct_load_writes_quads_with_an_active_lane() {
    let mut memory: Vec<u32> = (100..132).collect();
    through_lds("s_mov_b32 m0, 0x20014\ns_mov_b32 exec_lo, 0x00000120\nlds_direct_load v10").run(&mut memory).unwrap();
    let want: Vec<u32> = (0..32).map(|i| if (4..12).contains(&i) { 105 } else { 0x77 }).collect();
    assert_eq!(memory, want);
}

#[test]
fn parameters_come_by_primitive() {
    // From byte 128 on: attribute 0 of two primitives, attribute 1 of two primitives, twelve words each.
    for wave64 in [false, true] {
        let lanes = if wave64 { 64 } else { 32 };
        let mut memory: Vec<u32> = (0..256).collect();
        // Quads from 3 on belong to the second primitive; the bits of M0 for quads beyond the wave have no effect.
        let m0 = 1 << (16 + 2) | if wave64 { 0 } else { 1 << (16 + 9) } | 128;
        let body = format!(
            "global_load_b32 v2, v1, s[4:5]\nglobal_load_b32 v3, v1, s[4:5] offset:256\ns_waitcnt vmcnt(0)\n\
             ds_store_b32 v1, v2\nds_store_b32 v1, v3 offset:256\ns_waitcnt lgkmcnt(0)\n\
             s_mov_b32 m0, 0x{m0:x}\nlds_param_load v10, attr1.z\nglobal_store_b32 v1, v10, s[4:5]"
        );
        let mut kernel = Kernel::new(&body);
        if wave64 {
            kernel = kernel.wave64();
        }
        if !wave64 {
            // Half the lanes fill half of each 64 words, which is enough up to word 32 + 48, of which only the first 32
            // are read.
            let more = "global_load_b32 v2, v1, s[4:5] offset:128\nglobal_load_b32 v3, v1, s[4:5] offset:384\n\
                        s_waitcnt vmcnt(0)\nds_store_b32 v1, v2 offset:128\nds_store_b32 v1, v3 offset:384\ns_waitcnt lgkmcnt(0)\n";
            kernel.body = format!("{more}{}", kernel.body);
        }
        kernel.run(&mut memory).expect("it runs");
        for (lane, &got) in memory.iter().enumerate().take(lanes) {
            let primitive = u32::from(lane >= 12);
            let want = if lane % 4 == 3 { 0 } else { 32 + 12 * 2 + 12 * primitive + 4 * (lane as u32 % 4) + 2 };
            assert_eq!(got, want, "lane {lane} of {lanes}");
        }
    }
}

#[test]
fn a_direct_load_past_the_end_is_zero_or_a_fault() {
    let kernel = through_lds("s_mov_b32 m0, 0x203fe\nlds_direct_load v10");
    let mut memory = vec![1; 32];
    kernel.run(&mut memory).expect("it runs");
    assert_eq!(memory, [0; 32]);
    let fault = kernel.strict().run(&mut [1; 32]).expect_err("strict mode tells");
    assert!(
        matches!(fault.kind, FaultKind::LdsOutOfBounds { offset: 0x3fe, lds: 1024, size: 4, write: false, .. }),
        "{fault}"
    );
}

#[test]
fn gds_is_shared_by_all_workgroups() {
    // Each work-item adds its number to the word at offset 8 of the part from byte 64 on, and counts itself.
    let body = "s_mov_b32 m0, 0x00400100\nv_mov_b32_e32 v2, 8\nds_add_u32 v2, v0 gds\nds_append v3 offset:16 gds\n\
                s_waitcnt lgkmcnt(0)\nds_load_b32 v4, v2 gds\nds_load_b32 v5, v2 offset:8 gds\ns_waitcnt lgkmcnt(0)\n\
                v_mov_b32_e32 v6, s15\nv_lshlrev_b32_e32 v6, 4, v6\nglobal_store_b96 v6, v[3:5], s[4:5]";
    for strict in [false, true] {
        let mut memory = vec![0; 16];
        let mut kernel = Kernel::new(body).groups(4);
        kernel.strict = strict;
        kernel.run(&mut memory).expect("it runs");
        for group in 0..4u32 {
            let got = &memory[4 * group as usize..][..3];
            assert_eq!(got, [32 * group, (group + 1) * 496, 32 * (group + 1)], "workgroup {group}");
        }
        // GDS is zero again at the next dispatch.
        kernel.run(&mut memory).expect("it runs");
        assert_eq!(memory[0], 0);
    }
}

#[test]
fn an_atomic_in_lds_must_be_aligned() {
    for strict in [false, true] {
        for (op, size) in [("ds_add_u32 v2, v0", 4), ("ds_max_u64 v2, v[4:5]", 8)] {
            let body = format!("v_mov_b32_e32 v4, 0\nv_mov_b32_e32 v5, 0\nv_or_b32_e32 v2, 2, v1\n{op}");
            let mut kernel = Kernel::new(&body);
            kernel.strict = strict;
            let fault = kernel.run(&mut [0; 4]).expect_err("the address is odd");
            let want = FaultKind::Misaligned { address: 2, size, alignment: size, verb: Verb::Atomic };
            assert_eq!(fault.kind, want, "{op}");
        }
    }
}

#[test]
fn atomics_of_64_bits_reach_the_scratch_of_every_lane() {
    // 60 bytes per lane, which is not a multiple of 64-bit words.
    let body = "s_mov_b64 s[20:21], src_private_base\nv_mov_b32_e32 v3, s21\nv_mov_b32_e32 v2, 8\n\
                v_mov_b32_e32 v4, v0\nv_mov_b32_e32 v5, 1\nscratch_store_b64 off, v[4:5], off offset:8\n\
                flat_atomic_add_u64 v[6:7], v[2:3], v[4:5] glc\ns_waitcnt vmcnt(0) lgkmcnt(0)\n\
                scratch_load_b64 v[8:9], off, off offset:8\ns_waitcnt vmcnt(0)\n\
                v_lshlrev_b32_e32 v1, 4, v0\nglobal_store_b128 v1, v[6:9], s[4:5]";
    for strict in [false, true] {
        let mut memory = vec![0; 128];
        let mut kernel = Kernel::new(body);
        kernel.strict = strict;
        kernel.run(&mut memory).expect("it runs");
        for (lane, got) in (0u32..).zip(memory.chunks(4)) {
            assert_eq!(got, [lane, 1, 2 * lane, 2]);
        }
    }
}

#[test]
fn m0_bounds_gds_accesses() {
    let body = "s_mov_b32 m0, 0x0000000c\nv_mov_b32_e32 v2, 9\nds_store_b32 v2, v0 gds\nv_mov_b32_e32 v3, 4\n\
                s_waitcnt lgkmcnt(0)\nds_load_b32 v3, v2 gds\ns_waitcnt lgkmcnt(0)\nglobal_store_b32 v1, v3, s[4:5]";
    let mut memory = vec![7; 32];
    Kernel::new(body).run(&mut memory).expect("it runs");
    assert_eq!(memory, [0; 32]);
    let fault = Kernel::new(body).strict().run(&mut memory).expect_err("strict mode tells");
    assert_eq!(
        fault.kind.to_string(),
        "out of bounds: a store of 4 bytes at byte 9 of a part of GDS of 12 bytes (M0[15:0])"
    );
}

#[test]
fn global_accesses_by_lane_need_no_base() {
    // Without a base the address is the offset plus four bytes per lane, which is unmapped.
    let fault =
        Kernel::new("global_load_addtid_b32 v3, off offset:64").run(&mut [0; 4]).expect_err("nothing is mapped");
    assert!(matches!(fault.kind, FaultKind::NotMapped { address: 64, size: 4, write: false, .. }), "{fault}");
    let mut memory: Vec<u32> = (0..64).collect();
    Kernel::new("global_load_addtid_b32 v3, s[4:5] offset:128\ns_waitcnt vmcnt(0)\nglobal_store_b32 v1, v3, s[4:5]")
        .run(&mut memory)
        .expect("it runs");
    assert_eq!(memory[..32], (32..64).collect::<Vec<u32>>());
}

#[test]
fn a_failed_texture_status_is_zero() {
    for strict in [false, true] {
        let mut memory: Vec<u32> = (50..82).collect();
        let body = "v_mov_b32_e32 v4, 9\nbuffer_load_b32 v[3:4], v1, s[8:11], 0 offen tfe\ns_waitcnt vmcnt(0)\n\
                    v_lshl_add_u32 v3, v4, 16, v3\nglobal_store_b32 v1, v3, s[4:5]";
        let mut kernel = Kernel::new(body);
        kernel.strict = strict;
        kernel.run(&mut memory).expect("it runs");
        assert_eq!(memory, (50..82).collect::<Vec<u32>>());
    }
}
