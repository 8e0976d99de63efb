//! Missing waits: what is reported, and the legal cases that stay silent.

use crate::text::{errors, notes};

#[test]
fn a_load_is_complete_after_a_wait_for_the_younger_ones() {
    let load = "global_load_b32 v1, v[2:3], off";
    let other = "global_load_b32 v4, v[2:3], off";
    let wait = |n: u32| format!("s_waitcnt vmcnt({n})");
    assert_eq!(
        errors(&[load, "v_mov_b32 v0, v1"]),
        ["v1 is read before the load into it is complete: s_waitcnt vmcnt(0) is missing"]
    );
    assert_eq!(errors(&[load, &wait(0), "v_mov_b32 v0, v1"]), [""; 0]);
    assert_eq!(errors(&[load, other, &wait(1), "v_mov_b32 v0, v1"]), [""; 0]);
    assert_eq!(
        errors(&[load, other, &wait(2), "v_mov_b32 v0, v1"]),
        ["v1 is read before the load into it is complete: s_waitcnt vmcnt(1) is missing"]
    );
    // A wait for another counter does nothing.
    assert_eq!(errors(&[load, "s_waitcnt lgkmcnt(0)", "s_waitcnt_vscnt null, 0x0", "v_mov_b32 v0, v1"]).len(), 1);
    assert_eq!(errors(&[load, "s_waitcnt_vmcnt null, 0x0", "v_mov_b32 v0, v1"]), [""; 0]);
    assert_eq!(errors(&[load, "s_wait_idle", "v_mov_b32 v0, v1"]), [""; 0]);
}

#[test]
fn one_mistake_makes_one_report() {
    let load = "global_load_b32 v1, v[2:3], off";
    assert_eq!(errors(&[load, "v_mov_b32 v0, v1", "v_mov_b32 v5, v1", "v_mov_b32 v1, 0"]).len(), 1);
}

#[test]
fn a_write_of_a_register_in_flight_is_reported() {
    let load = "global_load_b32 v1, v[2:3], off";
    assert_eq!(
        errors(&[load, "v_mov_b32 v1, 0"]),
        ["v1 is written before the load into it is complete: s_waitcnt vmcnt(0) is missing"]
    );
    // By another unit, by another counter, and by another path of the same counter.
    assert_eq!(errors(&[load, "ds_load_b32 v1, v2"]).len(), 1);
    assert_eq!(errors(&["ds_load_b32 v1, v2", load]).len(), 1);
    assert_eq!(errors(&[load, "flat_load_b32 v1, v[2:3]"]).len(), 1);
    let sample = "image_sample v1, v[2:3], s[0:7], s[8:11] dmask:0x1 dim:SQ_RSRC_IMG_2D";
    assert_eq!(errors(&[load, sample]).len(), 1);
    // A later load of the same counter and path follows in order.
    assert_eq!(errors(&[load, load]), [""; 0]);
    assert_eq!(errors(&[sample, sample]), [""; 0]);
    assert_eq!(errors(&[load, "buffer_load_b32 v1, off, s[0:3], 0"]), [""; 0]);
    assert_eq!(errors(&["global_load_d16_b16 v1, v[2:3], off", "global_load_d16_hi_b16 v1, v[2:3], off"]), [""; 0]);
}

#[test]
fn sources_of_memory_operations_may_be_overwritten() {
    let overwrite = "v_mov_b32 v1, 0";
    for store in ["global_store_b32 v[2:3], v1, off", "flat_store_b32 v[2:3], v1", "ds_store_b32 v2, v1"] {
        assert_eq!(errors(&[store, overwrite, "v_mov_b32 v2, 0", "v_mov_b32 v3, 0"]), [""; 0]);
    }
    assert_eq!(errors(&["global_load_b32 v1, v[2:3], off", "v_mov_b32 v2, 0"]), [""; 0]);
    assert_eq!(errors(&["s_load_b32 s4, s[0:1], null", "s_mov_b32 s0, 0"]), [""; 0]);
    // An export holds its sources, but they may be read.
    assert_eq!(errors(&["exp mrt0 v1, v2, v3, v4 done", "v_mov_b32 v0, v1"]), [""; 0]);
    assert_eq!(
        errors(&["exp mrt0 v1, v2, v3, v4 done", overwrite]),
        ["v1 is written before the export of it is complete: s_waitcnt expcnt(0) is missing"]
    );
}

#[test]
fn scalar_loads_are_out_of_order() {
    let loads = ["s_load_b32 s4, s[0:1], null", "s_load_b32 s5, s[0:1], 0x4"];
    let partial = [loads[0], loads[1], "s_waitcnt lgkmcnt(1)", "s_mov_b32 s6, s4"];
    assert_eq!(
        errors(&partial),
        ["s4 is read before the scalar load into it is complete: s_waitcnt lgkmcnt(0) is missing"]
    );
    assert_eq!(errors(&[loads[0], loads[1], "s_waitcnt lgkmcnt(0)", "s_mov_b32 s6, s4"]), [""; 0]);
    assert_eq!(errors(&[loads[0], loads[0]]).len(), 1);
    assert_eq!(errors(&["s_load_b32 vcc_lo, s[0:1], null", "v_cndmask_b32_e32 v0, v1, v2, vcc_lo"]).len(), 1);
    assert_eq!(errors(&["s_sendmsg_rtn_b32 s4, sendmsg(MSG_RTN_GET_REALTIME)", "s_mov_b32 s5, s4"]).len(), 1);
}

#[test]
fn lds_accesses_are_in_order_beside_scalar_loads() {
    let two = ["ds_load_b32 v1, v2", "ds_load_b32 v3, v2"];
    assert_eq!(errors(&[two[0], two[1], "s_waitcnt lgkmcnt(1)", "v_mov_b32 v0, v1"]), [""; 0]);
    assert_eq!(errors(&[two[0], "ds_store_b32 v4, v5", "s_waitcnt lgkmcnt(1)", "v_mov_b32 v0, v1"]), [""; 0]);
    assert_eq!(errors(&[two[0], two[0]]), [""; 0]);
    // The scalar load may be the one that is complete.
    let mixed = [two[0], "s_load_b32 s4, s[0:1], null", "s_waitcnt lgkmcnt(1)", "v_mov_b32 v0, v1"];
    assert_eq!(
        errors(&mixed),
        ["v1 is read before the LDS access that returns it is complete: s_waitcnt lgkmcnt(0) is missing"]
    );
    assert_eq!(errors(&["ds_add_rtn_u32 v1, v2, v3", "v_mov_b32 v0, v1"]).len(), 1);
    assert_eq!(errors(&["ds_swizzle_b32 v1, v2 offset:0x1f", "v_mov_b32 v0, v1"]).len(), 1);
}

#[test]
fn flat_loads_need_both_counters() {
    let load = "flat_load_b32 v1, v[2:3]";
    assert_eq!(errors(&[load, "s_waitcnt vmcnt(0) lgkmcnt(0)", "v_mov_b32 v0, v1"]), [""; 0]);
    assert_eq!(errors(&[load, "s_waitcnt vmcnt(0)", "v_mov_b32 v0, v1"]).len(), 1);
    assert_eq!(errors(&[load, "s_waitcnt lgkmcnt(0)", "v_mov_b32 v0, v1"]).len(), 1);
    // In order with each other.
    let other = "flat_load_b32 v4, v[2:3]";
    assert_eq!(errors(&[load, other, "s_waitcnt vmcnt(1) lgkmcnt(1)", "v_mov_b32 v0, v1"]), [""; 0]);
    assert_eq!(errors(&[load, load]), [""; 0]);
}

#[test]
fn atomics_count_by_whether_they_return() {
    assert_eq!(errors(&["global_atomic_add_u32 v1, v[2:3], v4, off glc", "v_mov_b32 v0, v1"]).len(), 1);
    assert_eq!(errors(&["global_atomic_add_u32 v[2:3], v4, off", "v_mov_b32 v4, 0"]), [""; 0]);
    assert_eq!(errors(&["buffer_atomic_add_u32 v1, off, s[0:3], 0 glc", "v_mov_b32 v0, v1"]).len(), 1);
    assert_eq!(errors(&["buffer_atomic_add_u32 v1, off, s[0:3], 0", "v_mov_b32 v1, 0"]), [""; 0]);
}

#[test]
fn a_program_may_end_with_operations_in_flight() {
    assert_eq!(errors(&["global_store_b32 v[2:3], v1, off", "global_load_b32 v1, v[2:3], off"]), [""; 0]);
    let release = "s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)";
    assert_eq!(errors(&["global_store_b32 v[2:3], v1, off", "s_nop 0", release]), [""; 0]);
    assert_eq!(
        errors(&["scratch_store_b32 off, v1, s0", "s_nop 0", release]),
        ["the VGPRs are released while a store to scratch is in flight: s_waitcnt_vscnt null, 0x0 is missing"]
    );
    assert_eq!(errors(&["scratch_store_b32 off, v1, s0", "s_waitcnt_vscnt null, 0x0", "s_nop 0", release]), [""; 0]);
    assert_eq!(errors(&[release]), ["s_nop is missing before the message MSG_DEALLOC_VGPRS"]);
    assert_eq!(errors(&["s_nop 0", release, "v_mov_b32 v0, 0"]).len(), 1);
}

#[test]
fn barriers_order_lds_stores_only_after_a_wait() {
    assert_eq!(errors(&["ds_store_b32 v1, v2", "s_waitcnt lgkmcnt(0)", "s_barrier"]), [""; 0]);
    assert_eq!(errors(&["ds_load_b32 v1, v2", "s_barrier"]), [""; 0]);
    assert_eq!(errors(&["ds_store_b32 v1, v2", "s_barrier"]).len(), 1);
    assert_eq!(errors(&["ds_add_u32 v1, v2", "ds_load_b32 v3, v4", "s_waitcnt lgkmcnt(1)", "s_barrier"]), [""; 0]);
    let stores = ["global_store_b32 v[2:3], v1, off", "s_barrier"];
    assert_eq!((errors(&stores).len(), notes(&stores).len()), (0, 1));
    assert_eq!(notes(&["global_load_b32 v1, v[2:3], off", "buffer_gl0_inv"]).len(), 1);
}

#[test]
fn where_paths_meet_the_younger_operation_counts() {
    // The branch skips the second load, after which only vmcnt(0) completes the first one.
    let code = [
        "global_load_b32 v1, v[2:3], off",
        "s_cbranch_scc0 2",
        "global_load_b32 v4, v[2:3], off",
        "s_waitcnt vmcnt(1)",
        "v_mov_b32 v0, v1",
    ];
    assert_eq!(errors(&code), ["v1 is read before the load into it is complete: s_waitcnt vmcnt(0) is missing"]);
}

#[test]
fn a_loop_carries_operations_to_its_start() {
    // The load at the end of an iteration is used at the start of the next one.
    let body = ["v_mov_b32 v0, v1", "global_load_b32 v1, v[2:3], off", "s_cbranch_scc0 -4"];
    assert_eq!(errors(&body).len(), 1);
    let body = ["s_waitcnt vmcnt(0)", "v_mov_b32 v0, v1", "global_load_b32 v1, v[2:3], off", "s_cbranch_scc0 -5"];
    assert_eq!(errors(&body), [""; 0]);
}

#[test]
fn complete_operations_are_forgotten_where_blocks_end() {
    // The first load is complete before the others, so only LDS still writes v1 at the end.
    let load = |to: &str| format!("global_load_b32 {to}, v[2:3], off");
    let (first, others) = (load("v1"), [load("v5"), load("v6")]);
    let block = "s_cbranch_scc0 0";
    let code = |wait| {
        let last = ["ds_load_b32 v1, v2", wait, "v_mov_b32 v0, v1"];
        errors(&[&[&first, block, "s_waitcnt vmcnt(0)", &others[0], &others[1], block], &last[..]].concat())
    };
    assert_eq!(code("s_waitcnt lgkmcnt(0)"), [""; 0]);
    assert_eq!(
        code("s_waitcnt vmcnt(0)"),
        ["v1 is read before the LDS access that returns it is complete: s_waitcnt lgkmcnt(0) is missing"]
    );
}
