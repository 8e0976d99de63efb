//! Hazards of wave64: lane masks that are overwritten, and results that are forwarded in part.

use crate::text::{errors, errors64, notes64};

const MASK: &str = "v_cndmask_b32_e64 v0, v1, v2, s[2:3]";
const READ: &str = "v_mov_b32 v3, s2";
const MOVE: &str = "s_mov_b64 s[2:3], 0";
const WAIT: &str = "s_waitcnt_depctr 0xfffe";

#[test]
fn a_lane_mask_that_a_scalar_instruction_overwrites_is_read() {
    assert_eq!(
        errors64(&[MASK, MOVE, READ]),
        [
            "s2 is read too early: it was overwritten after a vector instruction had read it as a lane mask, and the old value may be read in wave64: s_waitcnt_depctr depctr_sa_sdst(0) is missing after the write"
        ]
    );
    assert_eq!(errors64(&[MASK, MOVE, WAIT, READ]), [""; 0]);
    // In wave32 there is no such hazard.
    assert_eq!(errors(&["v_cndmask_b32_e64 v0, v1, v2, s2", "s_mov_b32 s2, 0", READ]), [""; 0]);
    // Waits for other results.
    assert_eq!(errors64(&[MASK, MOVE, "s_waitcnt_depctr 0xf1fd", READ]).len(), 1);
    // A scalar instruction and a branch read too.
    assert_eq!(errors64(&[MASK, MOVE, "s_mov_b32 s8, s3"]).len(), 1);
    let vcc = ["v_cndmask_b32_e32 v0, v1, v2, vcc", "s_mov_b64 vcc, 0"];
    assert_eq!(errors64(&[&vcc[..], &["s_cbranch_vccnz 0x0"]].concat()).len(), 1);
    assert_eq!(errors64(&[&vcc[..], &[WAIT, "s_cbranch_vccnz 0x0"]].concat()), [""; 0]);
    // Half of the mask.
    assert_eq!(errors64(&[MASK, "s_mov_b32 s3, 0", "v_mov_b32 v3, s3"]).len(), 1);
    assert_eq!(errors64(&[MASK, "s_mov_b32 s3, 0", READ]), [""; 0]);
    // Each instruction with a mask.
    for mask in [
        "v_add_co_ci_u32_e64 v0, s[8:9], v1, v2, s[2:3]",
        "v_sub_co_ci_u32_e64 v0, s[8:9], v1, v2, s[2:3]",
        "v_cndmask_b16 v0, v1, v2, s[2:3]",
    ] {
        assert_eq!(errors64(&[mask, MOVE, READ]).len(), 1, "{mask}");
    }
    assert_eq!(errors64(&["v_div_fmas_f32 v0, v1, v2, v3", "s_mov_b64 vcc, 0", "v_mov_b32 v3, vcc_lo"]).len(), 1);
    // Other reads of scalar registers are no masks.
    assert_eq!(errors64(&["v_add_f32 v0, s2, v1", MOVE, READ]), [""; 0]);
    // EXEC is not concerned, and loads into the mask are not.
    let exec = ["v_cndmask_b32_e64 v0, v1, v2, exec", "s_mov_b64 exec, -1", "s_mov_b64 s[8:9], exec"];
    assert_eq!(errors64(&exec), [""; 0]);
    assert_eq!(errors64(&[MASK, "s_load_b64 s[2:3], s[8:9], null", "s_waitcnt 0", READ]), [""; 0]);
    // A second write does not make the first one safe.
    assert_eq!(errors64(&[MASK, MOVE, MOVE, READ]).len(), 1);
    // One mistake makes one report.
    assert_eq!(errors64(&[MASK, MOVE, READ, READ, "s_mov_b32 s8, s3"]).len(), 1);
}

#[test]
fn a_lane_mask_that_a_vector_instruction_overwrites_is_read() {
    let compare = "v_cmp_eq_u32_e64 s[2:3], v1, v2";
    let found = errors64(&[MASK, compare, MASK]);
    assert_eq!(found.len(), 1);
    assert!(found[0].ends_with("s_waitcnt_depctr depctr_va_sdst(0) is missing after the write"), "{found:?}");
    assert_eq!(errors64(&[MASK, compare, "s_waitcnt_depctr 0xf1ff", MASK]), [""; 0]);
    assert_eq!(errors64(&[MASK, compare, "s_waitcnt_depctr 0xfffd", MASK]).len(), 1);
    let (mask, compare_vcc) = ("v_cndmask_b32_e32 v0, v1, v2, vcc", "v_cmp_eq_u32_e32 vcc, v1, v2");
    let found = errors64(&[mask, compare_vcc, mask]);
    assert!(found[0].ends_with("s_waitcnt_depctr depctr_va_vcc(0) is missing after the write"), "{found:?}");
    assert_eq!(errors64(&[mask, compare_vcc, "s_waitcnt_depctr 0xfffd", mask]), [""; 0]);
    assert_eq!(errors64(&[mask, compare_vcc, "s_waitcnt_depctr 0xf1ff", mask]).len(), 1);
    // A memory instruction, and a wait for all vector results.
    assert_eq!(errors64(&[mask, compare_vcc, "ds_store_b32 v8, v9", mask]), [""; 0]);
    assert_eq!(errors64(&[mask, compare_vcc, "s_waitcnt_depctr 0xfff", mask]), [""; 0]);
    // Scalar instructions wait for vector ones.
    assert_eq!(errors64(&[MASK, compare, "s_mov_b32 s8, s2"]), [""; 0]);
}

#[test]
fn a_scalar_register_read_before_the_write_makes_the_overwritten_mask_a_note() {
    for between in ["v_mov_b32 v8, s9", "v_mov_b32 v8, 0x12345678", "v_mov_b32 v8, vcc_lo"] {
        let code = [MASK, between, MOVE, READ];
        assert_eq!((errors64(&code).len(), notes64(&code).len()), (0, 1), "{between}");
    }
    for between in ["v_mov_b32 v8, 1", "v_mov_b32 v8, v9", "s_mov_b32 s8, s9", "v_mov_b32 v8, exec_lo"] {
        let code = [MASK, between, MOVE, READ];
        assert_eq!((errors64(&code).len(), notes64(&code).len()), (1, 0), "{between}");
    }
    // It must be between the mask and the write on every path.
    let code = [MASK, "s_cbranch_scc0 0x1", "v_mov_b32 v8, s9", MOVE, READ];
    assert_eq!((errors64(&code).len(), notes64(&code).len()), (1, 0));
}

#[test]
fn results_from_before_and_after_a_write_of_exec_are_read_together() {
    let (early, exec, late) = ("v_mov_b32 v0, v8", "s_mov_b64 exec, s[2:3]", "v_mov_b32 v1, v8");
    let read = "v_add_f32 v2, v0, v1";
    let other = "v_mov_b32 v9, v8";
    assert_eq!(
        errors64(&[early, exec, late, read]),
        [
            "v0 and v1 are read too early: a scalar instruction wrote EXEC between the instructions that computed them, and in wave64 the lanes may be mixed: s_waitcnt_depctr depctr_va_vdst(0) is missing"
        ]
    );
    assert_eq!(errors(&[early, "s_mov_b32 exec_lo, s2", late, read]), [""; 0]);
    assert_eq!(errors64(&[early, exec, late, "s_waitcnt_depctr 0xfff", read]), [""; 0]);
    // A memory instruction waits for vector results.
    assert_eq!(errors64(&[early, exec, late, "ds_store_b32 v8, v9", read]), [""; 0]);
    // Up to two vector instructions between the results.
    assert_eq!(errors64(&[early, other, exec, other, late, read]).len(), 1);
    assert_eq!(errors64(&[early, other, exec, other, other, late, read]), [""; 0]);
    assert_eq!(errors64(&[early, other, other, other, exec, late, read]), [""; 0]);
    // Up to four before the reader.
    assert_eq!(errors64(&[&[early, exec, late][..], &[other; 4], &[read]].concat()).len(), 1);
    assert_eq!(errors64(&[&[early, exec, late][..], &[other; 5], &[read]].concat()), [""; 0]);
    // EXEC must be written between them, and by a scalar instruction.
    assert_eq!(errors64(&[exec, early, late, read]), [""; 0]);
    assert_eq!(errors64(&[early, late, exec, read]), [""; 0]);
    assert_eq!(errors64(&[early, "v_cmpx_eq_u32 v8, v9", late, read]), [""; 0]);
    assert_eq!(errors64(&[early, "s_and_saveexec_b64 s[4:5], s[2:3]", late, read]).len(), 1);
    // Both must be read, and a later result of the first one counts.
    assert_eq!(errors64(&[early, exec, late, "v_add_f32 v2, v1, v1"]), [""; 0]);
    assert_eq!(errors64(&[early, exec, late, early, read]), [""; 0]);
    // One mistake makes one report.
    assert_eq!(errors64(&[early, exec, late, read, read]).len(), 1);
    // The instructions may be in different blocks; here on one of two paths.
    assert_eq!(errors64(&[early, "s_cbranch_scc0 0x1", exec, late, read]).len(), 1);
    // In a loop the last instruction comes before the first.
    assert_eq!(errors64(&[exec, late, read, early, "s_cbranch_scc0 0xfffb"]).len(), 1);
}
