//! The state in which waves start: a wave takes over the registers, LDS and scratch of earlier ones, but not their
//! contents.

use crate::text::Kernel;

/// Each wave stores what it finds in registers, LDS and scratch, and then leaves other values there.
const BODY: &str = "v_lshl_add_u32 v2, s15, 8, v1\n\
    v_and_b32_e32 v3, 0x80, v1\n\
    ds_load_b32 v4, v3 offset:64\n\
    scratch_load_b32 v5, off, off offset:8\n\
    s_waitcnt vmcnt(0) lgkmcnt(0)\n\
    v_or3_b32 v4, v4, v5, v6\n\
    v_or3_b32 v4, v4, v7, s30\n\
    v_or_b32_e32 v4, vcc_lo, v4\n\
    v_or_b32_e32 v4, m0, v4\n\
    v_add_nc_u32_e32 v4, 1, v4\n\
    global_store_b32 v2, v4, s[4:5]\n\
    v_mov_b32_e32 v6, 0x10\n\
    v_mov_b32_e32 v7, 0x20\n\
    s_mov_b32 s30, 0x40\n\
    s_mov_b32 vcc_lo, 0x80\n\
    s_mov_b32 m0, 0x100\n\
    v_mov_b32_e32 v8, 0x200\n\
    scratch_store_b32 off, v8, off offset:8\n\
    BARRIER\n\
    ds_store_b32 v3, v8 offset:64\n\
    s_waitcnt lgkmcnt(0)";

/// With a barrier, both waves of a workgroup are under way at the same time. Without one, the second wave runs in the
/// state of the first.
#[test]
fn waves_start_with_zeros_in_registers_lds_and_scratch() {
    for barrier in ["s_barrier", ""] {
        for threads in [1, 2, 3] {
            let mut kernel = Kernel::new(&BODY.replace("BARRIER", barrier));
            kernel.block = 64;
            kernel.threads = Some(threads);
            let mut memory = vec![0; 64 * 200];
            kernel.groups(200).run(&mut memory).expect("it runs");
            for (at, word) in memory.iter().enumerate() {
                assert_eq!(*word, 1, "work-item {} of workgroup {}, {barrier}", at % 64, at / 64);
            }
        }
    }
}

/// The last workgroup has fewer work-items, and its second wave does not exist.
#[test]
fn waves_of_a_partial_workgroup_have_its_lanes() {
    let body = "v_lshl_add_u32 v2, s15, 9, v1\nv_add_nc_u32_e32 v3, 1, v0\nglobal_store_b32 v2, v3, s[4:5]";
    let mut kernel = Kernel::new(body);
    (kernel.block, kernel.items) = (128, 3 * 128 + 20);
    for threads in [1, 2] {
        kernel.threads = Some(threads);
        let mut memory = vec![0; 4 * 128];
        let stats = kernel.run(&mut memory).expect("it runs");
        let want = |at: usize| if at < 3 * 128 + 20 { at as u32 % 128 + 1 } else { 0 };
        assert!(memory.iter().enumerate().all(|(at, word)| *word == want(at)), "{threads} threads: {memory:?}");
        assert_eq!((stats.workgroups, stats.waves), (4, 13));
    }
}

/// Waves without a barrier between them run one after another, and the fault of one names that wave.
#[test]
fn a_fault_names_the_wave_that_runs_in_the_state_of_an_earlier_one() {
    // The first work-item of the third wave stores out of bounds.
    let body = "v_cmp_eq_u32_e32 vcc_lo, 64, v0\ns_and_saveexec_b32 s20, vcc_lo\nv_lshlrev_b32_e32 v2, 24, v0\n\
                global_store_b32 v2, v0, s[4:5]";
    let mut kernel = Kernel::new(body);
    (kernel.block, kernel.items) = (128, 256);
    let fault = kernel.run(&mut [0; 64]).expect_err("it stores far behind the block");
    assert_eq!((fault.workgroup, fault.wave, fault.lane), ([0, 0, 0], 2, Some(0)), "{fault}");
}
