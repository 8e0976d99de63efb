//! What pairs and what does not, by example.

use super::*;
use crate::ir::Loc;
use t0_isa::isa::{Style, parse_styled};
use t0_isa::target::GFX1100;

/// Instructions after the pass.
fn paired(text: &str) -> Vec<String> {
    let line = |l: &str| PInst { inst: parse_styled(l, &GFX1100, Style::default()).unwrap(), loc: Loc(0) };
    let lines = text.lines().map(str::trim).filter(|l| !l.is_empty());
    let all = |insts: Vec<PInst>| insts.iter().map(|i| i.inst.to_string()).collect();
    all(pair(lines.map(line).collect()))
}

fn pairs(text: &str, want: &[&str]) {
    let got = paired(text);
    assert!(got.iter().eq(want), "{text}\n{got:#?}");
}

/// Nothing pairs.
fn stays(text: &str) {
    let got = paired(text);
    assert!(got.iter().all(|l| !l.contains("v_dual")), "{text}\n{got:#?}");
}

#[test]
fn neighbours_that_do_not_depend_on_each_other_pair() {
    pairs(
        "v_mul_f32 v0, v1, v2
         v_add_f32 v3, v4, v5",
        &["v_dual_mul_f32 v0, v1, v2 :: v_dual_add_f32 v3, v4, v5"],
    );
    // The second may write what the first reads.
    pairs(
        "v_mul_f32 v0, v1, v2
         v_mov_b32 v1, 0",
        &["v_dual_mul_f32 v0, v1, v2 :: v_dual_mov_b32 v1, 0"],
    );
}

#[test]
fn what_depends_stays_apart() {
    stays(
        "v_mul_f32 v0, v1, v2
         v_add_f32 v3, v0, v5",
    );
    stays(
        "v_mul_f32 v0, v1, v2
         v_mov_b32 v0, 0",
    );
    stays(
        "v_mul_f32 v0, v1, v2
         v_fma_f32 v3, v4, v5, v0",
    );
}

#[test]
fn the_second_crosses_what_it_has_nothing_to_do_with() {
    pairs(
        "v_mul_f32 v0, v1, v2
         s_add_u32 s0, s1, s2
         v_add_f32 v3, v4, v5",
        &["v_dual_mul_f32 v0, v1, v2 :: v_dual_add_f32 v3, v4, v5", "s_add_u32 s0, s1, s2"],
    );
    for crossed in [
        // It reads what is written there, writes what is read there, or both write one register.
        "v_xor_b32 v4, v7, v8",
        "v_xor_b32 v7, v3, v8",
        "v_xor_b32 v3, v7, v8",
        // The lanes change.
        "s_mov_b32 exec_lo, s4",
        "v_cmpx_lt_u32 v7, v8",
        // Walls.
        "ds_load_b32 v9, v8",
        "s_waitcnt lgkmcnt(0)",
        "s_barrier",
        "s_getreg_b32 s0, hwreg(29)",
        "s_setreg_imm32_b32 hwreg(1, 0, 2), 1",
        "s_nop 0",
    ] {
        stays(&format!("v_mul_f32 v0, v1, v2\n{crossed}\nv_add_f32 v3, v4, v5"));
    }
}

#[test]
fn registers_decide() {
    // Destinations of one parity.
    stays("v_mul_f32 v0, v1, v2\nv_add_f32 v4, v4, v5");
    // Both first sources in one bank, whichever way round.
    stays("v_mul_f32 v0, v1, v2\nv_sub_f32 v3, v5, v5");
    // Sources change places.
    pairs(
        "v_mul_f32 v0, v1, v3
         v_add_f32 v3, v5, v6",
        &["v_dual_mul_f32 v0, v1, v3 :: v_dual_add_f32 v3, v6, v5"],
    );
    // A scalar stands in the first place only.
    pairs(
        "v_mul_f32 v0, v1, s3
         v_sub_f32 v3, v6, s4",
        &["v_dual_mul_f32 v0, s3, v1 :: v_dual_subrev_f32 v3, s4, v6"],
    );
    // Accumulators of one parity collide where destinations do.
    pairs(
        "v_fma_f32 v0, v1, v3, v0
         v_fma_f32 v5, v6, v8, v5",
        &["v_dual_fmac_f32 v0, v1, v3 :: v_dual_fmac_f32 v5, v6, v8"],
    );
}

#[test]
fn literals_and_scalars_are_few() {
    pairs(
        "v_mul_f32 v0, 0x40490fdb, v2
         v_add_f32 v3, 0x40490fdb, v5",
        &["v_dual_mul_f32 v0, 0x40490fdb, v2 :: v_dual_add_f32 v3, 0x40490fdb, v5"],
    );
    stays("v_mul_f32 v0, 0x40490fdb, v2\nv_add_f32 v3, 0x40490fdc, v5");
    pairs(
        "v_fma_f32 v0, v0, v2, 0x40490fdb
         v_mul_f32 v3, s1, v5",
        &["v_dual_fmaak_f32 v0, v0, v2, 0x40490fdb :: v_dual_mul_f32 v3, s1, v5"],
    );
    // The mask of a pair is VCC, and counts.
    pairs(
        "v_cndmask_b32 v0, v1, v2, vcc_lo
         v_mov_b32 v3, s1",
        &["v_dual_cndmask_b32 v0, v1, v2 :: v_dual_mov_b32 v3, s1"],
    );
    stays("v_cndmask_b32 v0, v1, v2, s6\nv_mov_b32 v3, s1");
    stays("v_cndmask_b32 v0, s7, v2, vcc_lo\nv_mov_b32 v3, s1");
}

#[test]
fn some_stand_in_the_second_place_only() {
    pairs(
        "v_add_nc_u32 v0, v1, v2
         v_mov_b32 v3, 1.0",
        &["v_dual_mov_b32 v3, 1.0 :: v_dual_add_nc_u32 v0, v1, v2"],
    );
    stays("v_add_nc_u32 v0, v1, v2\nv_lshlrev_b32 v3, v4, v5");
}

#[test]
fn modifiers_do_not_pair() {
    stays("v_mul_f32 v0, -v1, v2\nv_add_f32 v3, v4, v5");
    stays("v_mul_f32 v0, v1, v2 clamp\nv_add_f32 v3, v4, v5");
    stays("v_mul_f32 v0, v1, v2 mul:2\nv_add_f32 v3, v4, v5");
    stays("v_mov_b32_dpp v0, v1 row_mirror row_mask:0xf bank_mask:0xf\nv_add_f32 v3, v4, v5");
    // It is a fused multiply-add with a destination of its own.
    stays("v_fma_f32 v0, v1, v2, v3\nv_mov_b32 v5, 0");
}

#[test]
fn what_comes_late_holds_up_nothing() {
    // v4 comes from memory and nothing before needs it: the multiplication does not wait for it.
    stays(
        "ds_load_b32 v4, v6
         v_mul_f32 v0, v1, v2
         v_xor_b32 v8, v9, v10
         v_add_f32 v3, v4, v5",
    );
    // Next to each other they pair all the same.
    pairs(
        "ds_load_b32 v4, v6
         v_mul_f32 v0, v1, v2
         v_add_f32 v3, v4, v5",
        &["ds_load_b32 v4, v6", "v_dual_mul_f32 v0, v1, v2 :: v_dual_add_f32 v3, v4, v5"],
    );
}
