//! Counts by instruction class and kind of memory, for kernels small enough to count by hand.

use crate::text::Kernel;
use t0_sim::exec::profile::{Class, Kind, Profile, Share, Traffic};

/// The instructions that the kernel's prologue (see `text`) and end add to each wave.
const SMEM: u64 = 1;
const WAITS: u64 = 1;
const VALU: u64 = 1;
const SALU: u64 = 4;
const END: u64 = 1;

/// Instructions by class; bytes read and written by kind.
type Counts = (Vec<(Class, u64)>, Vec<(Kind, u64, u64)>);

/// Only the classes and kinds that are not zero.
fn counts(profile: &Profile) -> Counts {
    let classes = Class::ALL.map(|class| (class, profile.class(class).total));
    let kinds = Kind::ALL.map(|kind| (kind, profile.traffic(kind).read, profile.traffic(kind).written));
    (
        classes.into_iter().filter(|(_, n)| *n != 0).collect(),
        kinds.into_iter().filter(|(_, read, written)| read + written != 0).collect(),
    )
}

#[test]
fn counts_equal_those_made_by_hand() {
    // One class after another; lanes 0 to 9 are active during memory accesses unless stated otherwise.
    let body = "s_movk_i32 exec_lo, 0x3ff\n\
        global_load_b128 v[4:7], v1, s[4:5]\n\
        buffer_load_u8 v8, v1, s[8:11], 0 offen\n\
        s_waitcnt vmcnt(0)\n\
        ds_store_b64 v1, v[4:5]\n\
        ds_load_2addr_b32 v[10:11], v1 offset1:1\n\
        s_waitcnt lgkmcnt(0)\n\
        global_atomic_add_u32 v9, v1, v0, s[4:5] offset:1024 glc\n\
        scratch_store_b32 off, v0, off offset:8\n\
        scratch_load_u16 v9, off, off offset:8\n\
        v_exp_f32_e32 v3, v2\n\
        v_mul_f32_e32 v3, v3, v3\n\
        v_dual_mov_b32 v2, v3 :: v_dual_add_f32 v5, v6, v9\n\
        s_cbranch_execz 1\n\
        s_branch 0\n\
        s_barrier\n\
        v_wmma_f32_16x16x16_f16 v[40:47], v[16:23], v[24:31], v[40:47]\n\
        tbuffer_store_format_xyz v[4:6], v1, s[8:11], 0 format:42 offen\n\
        s_mov_b32 exec_lo, 0\n\
        global_store_b32 v1, v0, s[4:5]\n\
        s_movk_i32 exec_lo, 1\n\
        buffer_load_b32 v9, v0, s[8:11], 0 offen offset:4095";
    let stats = Kernel::new(body).profile().run(&mut vec![0; 512]).expect("it runs");
    let profile = stats.profile.expect("it was asked for");
    let (classes, kinds) = counts(&profile);
    let want = vec![
        // v_mul and the dual-issued pair.
        (Class::Valu, VALU + 2),
        (Class::Transcendental, 1),
        (Class::Wmma, 1),
        (Class::Salu, SALU + 3),
        (Class::Smem, SMEM),
        (Class::Vmem, 6),
        (Class::Scratch, 2),
        (Class::Lds, 2),
        (Class::Branch, 2),
        (Class::Barrier, 1),
        (Class::Wait, WAITS + 2),
        (Class::Control, END),
    ];
    assert_eq!(classes, want);
    assert_eq!(classes.iter().map(|(_, n)| n).sum::<u64>(), stats.instructions);
    let lanes = 10;
    assert_eq!(
        kinds,
        [
            // 16 and 1 bytes loaded, 4 updated, 4 stored by the format; the last load is out of range.
            (Kind::Global, lanes * (16 + 1 + 4), lanes * (4 + 4)),
            (Kind::Scalar, 8, 0),
            (Kind::Lds, lanes * 8, lanes * 8),
            (Kind::Scratch, lanes * 2, lanes * 4),
        ]
    );
}

#[test]
fn different_waves_have_a_minimum_and_a_maximum() {
    // Workgroup n executes n + 1 iterations.
    let body = "s_mov_b32 s20, s15\nloop:\nv_add_nc_u32_e32 v2, 1, v2\ns_sub_u32 s20, s20, 1\ns_cbranch_scc0 loop";
    for threads in [1, 2] {
        let mut kernel = Kernel::new(body).profile().groups(5);
        kernel.threads = Some(threads);
        let stats = kernel.run(&mut [0; 4]).expect("it runs");
        let profile = stats.profile.expect("it was asked for");
        assert_eq!(profile.class(Class::Branch), Share { total: 15, least: 1, most: 5 });
        assert_eq!(profile.class(Class::Valu), Share { total: 15 + 5 * VALU, least: 1 + VALU, most: 5 + VALU });
        assert_eq!(profile.class(Class::Wmma), Share::default());
        assert_eq!(profile.traffic(Kind::Scalar), Traffic { read: 5 * 8, written: 0 });
    }
}

#[test]
fn flat_accesses_count_for_the_memory_they_reach() {
    let body = "s_mov_b64 s[20:21], src_shared_base\nv_mov_b32_e32 v3, s21\nv_mov_b32_e32 v2, 64\n\
                flat_store_b32 v[2:3], v0\ns_waitcnt lgkmcnt(0)\n\
                v_mov_b32_e32 v2, s4\nv_mov_b32_e32 v3, s5\nflat_load_b64 v[4:5], v[2:3]\n\
                s_movk_i32 m0, 0x100\nds_append v6 gds\nds_consume v7\nds_add_u32 v1, v0 gds\n\
                s_mov_b32 m0, 0x10000\nlds_direct_load v8";
    for wave64 in [false, true] {
        let mut kernel = Kernel::new(body).profile();
        if wave64 {
            kernel = kernel.wave64();
        }
        let (lanes, halves) = if wave64 { (64, 2) } else { (32, 1) };
        let profile = kernel.run(&mut [0; 64]).expect("it runs").profile.expect("it was asked for");
        let (_, kinds) = counts(&profile);
        assert_eq!(
            kinds,
            [
                (Kind::Global, lanes * 8, 0),
                (Kind::Scalar, 8, 0),
                (Kind::Lds, halves * (4 + 2), lanes * 4 + halves * 4),
                (Kind::Gds, halves * 4 + lanes * 4, halves * 4 + lanes * 4),
            ]
        );
    }
}

#[test]
fn a_profile_does_not_change_results() {
    let body = "global_load_b32 v2, v1, s[4:5]\ns_waitcnt vmcnt(0)\nv_mul_lo_u32 v2, v2, v0\nds_store_b32 v1, v2\n\
                s_waitcnt lgkmcnt(0)\nv_xor_b32_e32 v3, 4, v1\nds_load_b32 v2, v3\ns_waitcnt lgkmcnt(0)\n\
                global_store_b32 v1, v2, s[4:5]";
    let run = |profile: bool, strict: bool| {
        let mut memory: Vec<u32> = (0..32).map(|i| i * i + 7).collect();
        let mut kernel = Kernel::new(body);
        (kernel.profile, kernel.strict) = (profile, strict);
        let stats = kernel.run(&mut memory).expect("it runs");
        (memory, stats.instructions, stats.profile.is_some())
    };
    for strict in [false, true] {
        let (plain, profiled) = (run(false, strict), run(true, strict));
        assert_eq!((plain.0, plain.1), (profiled.0, profiled.1));
        assert_eq!((plain.2, profiled.2), (false, true));
    }
}

#[test]
fn delays_are_not_counted() {
    // Delays stand where a wave enters the loop, before its branch, and last.
    let body = |delay: &str| {
        format!(
            "s_mov_b32 s20, s15\nloop:\n{delay}v_add_nc_u32_e32 v2, 1, v2\ns_sub_u32 s20, s20, 1\n{delay}\
             s_cbranch_scc0 loop\ns_branch over\nover:\n{delay}v_mov_b32_e32 v4, 1\n{delay}"
        )
    };
    for (profile, strict) in [(false, false), (true, false), (true, true)] {
        let run = |delay: &str| {
            let mut kernel = Kernel::new(&body(delay)).groups(3);
            (kernel.profile, kernel.strict) = (profile, strict);
            kernel.run(&mut [0; 64]).expect("it runs")
        };
        let (with, without) = (run("s_delay_alu instid0(VALU_DEP_1)\n"), run(""));
        assert_eq!(with.instructions, without.instructions);
        if let Some(profile) = with.profile {
            assert_eq!(counts(&profile).0.iter().map(|(_, n)| n).sum::<u64>(), with.instructions);
        }
    }
}
