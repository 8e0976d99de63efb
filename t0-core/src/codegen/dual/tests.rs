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
    // Both first sources of one parity, whichever way round.
    stays("v_mul_f32 v0, v1, v2\nv_sub_f32 v3, v5, v5");
    // Sources change places.
    pairs(
        "v_mul_f32 v0, v1, v2
         v_add_f32 v3, v5, v8",
        &["v_dual_mul_f32 v0, v1, v2 :: v_dual_add_f32 v3, v8, v5"],
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
    // Also next to each other.
    stays(
        "ds_load_b32 v4, v6
         v_mul_f32 v0, v1, v2
         v_add_f32 v3, v4, v5",
    );
    // An instruction that waits for memory is not crossed.
    stays(
        "ds_load_b32 v8, v6
         v_mul_f32 v0, v1, v2
         v_xor_b32 v9, v8, v10
         v_add_f32 v3, v4, v5",
    );
    // The first may wait, and the second for the same access.
    pairs(
        "ds_load_b64 v[4:5], v6
         v_mul_f32 v0, v4, v2
         v_add_f32 v3, v5, v7",
        &["ds_load_b64 v[4:5], v6", "v_dual_mul_f32 v0, v4, v2 :: v_dual_add_f32 v3, v5, v7"],
    );
}

#[test]
fn source_registers_of_one_position_differ_in_parity() {
    // Different banks (modulo 4), one parity: the encoding takes these pairs, the hardware may lose an interlock.
    stays("v_sub_f32 v0, v4, v2\nv_sub_f32 v3, v6, v8");
    stays("v_min_f32 v0, v1, v2\nv_max_f32 v3, v4, v8");
    stays("v_mov_b32 v0, v1\nv_mov_b32 v3, v3");
    // The sources of one half do not concern each other, and scalars have no bank.
    pairs("v_min_f32 v0, v2, v4\nv_max_f32 v3, v5, v7", &["v_dual_min_f32 v0, v2, v4 :: v_dual_max_f32 v3, v5, v7"]);
    pairs("v_min_f32 v0, s2, v4\nv_max_f32 v3, v4, v7", &["v_dual_min_f32 v0, s2, v4 :: v_dual_max_f32 v3, v4, v7"]);
}

#[test]
fn results_of_lane_exchanges_are_read_by_no_pair() {
    let exchanges = [
        "v_mov_b32_dpp v4, v6 row_mirror row_mask:0xf bank_mask:0xf",
        "v_add_f32_dpp v4, v6, v7 row_xmask:1 row_mask:0xf bank_mask:0xf",
        "v_permlanex16_b32 v4, v6, s1, s2",
        "v_permlane64_b32 v4, v6",
    ];
    for exchange in exchanges {
        stays(&format!("{exchange}\nv_mul_f32 v0, v1, v2\nv_add_f32 v3, v4, v5"));
        stays(&format!("{exchange}\nv_mul_f32 v0, v4, v2\nv_add_f32 v3, v1, v5"));
        // Also after other instructions.
        stays(&format!(
            "{exchange}\nv_xor_b32 v8, v9, v10\nv_xor_b32 v8, v8, v10\nv_mul_f32 v0, v1, v2\nv_add_f32 v3, v4, v5"
        ));
        let others = paired(&format!("{exchange}\nv_mul_f32 v0, v1, v2\nv_add_f32 v3, v8, v5"));
        assert_eq!(others[1], "v_dual_mul_f32 v0, v1, v2 :: v_dual_add_f32 v3, v8, v5");
    }
    // What is read from a lane into a scalar register is no such result.
    let scalar = paired("v_readfirstlane_b32 s4, v6\nv_mul_f32 v0, s4, v2\nv_add_f32 v3, v4, v5");
    assert_eq!(scalar[1], "v_dual_mul_f32 v0, s4, v2 :: v_dual_add_f32 v3, v4, v5");
}

/// What the checker says of a block whose last two instructions became one pair.
fn forced(text: &str) -> Result<(), String> {
    use crate::codegen::machine::PBlock;
    use crate::codegen::mir::{MBlockId, MTerm};
    let line = |l: &str| PInst { inst: parse_styled(l.trim(), &GFX1100, Style::default()).unwrap(), loc: Loc(0) };
    let function =
        |insts| PFunc { blocks: vec![PBlock { insts, term: MTerm::End, term_loc: Loc(0) }], layout: vec![MBlockId(0)] };
    let before: Vec<PInst> = text.lines().map(line).collect();
    let mut after = before.clone();
    let (second, first) = (after.pop().unwrap(), after.pop().unwrap());
    let form = |i: &PInst| half::forms(&i.inst)[0].inst;
    after.push(PInst { inst: Inst::dual(form(&first), form(&second)), loc: Loc(0) });
    check::check(&function(before), &function(after))
}

#[test]
fn the_checker_refuses_pairs_that_hardware_may_get_wrong() {
    assert_eq!(forced("v_min_f32 v0, v1, v2\nv_max_f32 v3, v4, v5"), Ok(()));
    let parity =
        |text| assert!(forced(text).unwrap_err().ends_with("of one source position have one parity"), "{text}");
    parity("v_min_f32 v0, v1, v2\nv_max_f32 v3, v7, v5");
    parity("v_min_f32 v0, v1, v2\nv_max_f32 v3, v6, v8");
    let exchange = "v_mov_b32_dpp v4, v6 row_mirror row_mask:0xf bank_mask:0xf\nv_xor_b32 v9, v9, v8";
    for (x, y) in [("v4", "v7"), ("v7", "v4")] {
        let wrong = forced(&format!("{exchange}\nv_min_f32 v0, {x}, v2\nv_mov_b32 v3, {y}")).unwrap_err();
        assert!(wrong.ends_with("in a pair reads what a DPP or permlane instruction wrote"), "{wrong}");
    }
}
