//! Dual-issued pairs that read results too early.

use crate::text::{errors, notes};

/// Reads v2 and v4 as src0, and v1 and v3 as src1.
const PAIR: &str = "v_dual_add_f32 v10, v2, v1 :: v_dual_mul_f32 v11, v4, v8";

#[test]
fn a_pair_that_reads_two_registers_of_one_parity_is_noted() {
    let result = "v_mov_b32 v4, v20";
    let text = "the pair reads v2 and v4 in the same operand position, both even or both odd, and one of them was just computed: on gfx11 the pair can lose the interlock and read the old value";
    assert_eq!(notes(&[result, PAIR]), [text]);
    assert_eq!(errors(&[result, PAIR]), [""; 0]);
    assert_eq!(notes(&["v_mov_b32 v2, v20", PAIR]), [text]);
    // Results that were computed long before, or waited for.
    assert_eq!(notes(&[PAIR]), [""; 0]);
    let other = "v_mov_b32 v21, v20";
    assert_eq!(notes(&[&[result][..], &[other; 5], &[PAIR]].concat()), [text]);
    assert_eq!(notes(&[&[result][..], &[other; 6], &[PAIR]].concat()), [""; 0]);
    assert_eq!(notes(&[result, "s_waitcnt_depctr 0xfff", PAIR]), [""; 0]);
    // The registers of src1 differ in parity.
    assert_eq!(notes(&["v_mov_b32 v1, v20", "v_mov_b32 v8, v20", PAIR]), [""; 0]);
    let second = "v_dual_add_f32 v10, v2, v1 :: v_dual_mul_f32 v11, v5, v7";
    assert_eq!(notes(&["v_mov_b32 v7, v20", second]).len(), 1);
    assert_eq!(notes(&["v_mov_b32 v5, v20", second]), [""; 0]);
    // A scalar source has no parity, and the addend of v_dual_fmamk_f32 is not src1.
    assert_eq!(notes(&[result, "v_dual_add_f32 v10, s2, v1 :: v_dual_mul_f32 v11, v4, v8"]), [""; 0]);
    let addend = "v_dual_fmamk_f32 v10, v2, 0x40000000, v1 :: v_dual_mul_f32 v11, v5, v3";
    assert_eq!(notes(&["v_mov_b32 v3, v20", addend]), [""; 0]);
    // Instructions that are not paired.
    assert_eq!(notes(&[result, "v_add_f32 v10, v2, v1", "v_mul_f32 v11, v4, v8"]), [""; 0]);
}

#[test]
fn a_pair_that_reads_what_dpp_has_written_is_noted() {
    let exchange = "v_mov_b32_dpp v1, v20 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf";
    let text = "the pair reads v1, which a DPP or permlane instruction has just written: gfx1150 read the old value up to 25 wait states later";
    assert_eq!(notes(&[exchange, PAIR]), [text]);
    assert_eq!(notes(&["v_permlanex16_b32 v1, v20, s2, s3", PAIR]), [text]);
    assert_eq!(notes(&[exchange, "s_nop 15", "s_nop 8", PAIR]), [text]);
    assert_eq!(notes(&[exchange, "s_nop 15", "s_nop 9", PAIR]), [""; 0]);
    assert_eq!(notes(&[exchange, "v_mov_b32 v1, v20", PAIR]), [""; 0]);
    assert_eq!(notes(&[exchange, "s_waitcnt_depctr 0xfff", PAIR]), [""; 0]);
    assert_eq!(notes(&[exchange, "v_add_f32 v10, v2, v1"]), [""; 0]);
    // On one of two paths.
    assert_eq!(notes(&["s_cbranch_scc0 0x2", exchange, PAIR]), [text]);
}
