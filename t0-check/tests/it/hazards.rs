//! Hazards, registers and control flow.

use crate::text::{errors, notes, reports};
use t0_check::{Code, check};
use t0_isa::target::{GFX1100, GFX1150};

const EXP: &str = "v_exp_f32 v0, v1";
const USE: &str = "v_add_f32 v2, v0, v3";
const WAIT: &str = "s_waitcnt_depctr 0xfff";

#[test]
fn a_transcendental_result_is_read_too_early() {
    assert_eq!(errors(&[EXP, USE]).len(), 1);
    assert_eq!(errors(&[EXP, WAIT, USE]), [""; 0]);
    assert_eq!(errors(&[EXP, "s_waitcnt_depctr 0x1fff", USE]).len(), 1);
    assert_eq!(reports(&[EXP, USE], &GFX1150), []);
    let between = "v_mov_b32 v9, 0";
    assert_eq!(errors(&[&[EXP][..], &[between; 5], &[USE]].concat()).len(), 1);
    assert_eq!(errors(&[&[EXP][..], &[between; 6], &[USE]].concat()), [""; 0]);
    assert_eq!(errors(&[EXP, "v_rcp_f32 v8, v9", USE]).len(), 1);
    assert_eq!(errors(&[EXP, "v_rcp_f32 v8, v9", "v_rcp_f32 v10, v9", USE]), [""; 0]);
    // A memory instruction waits for vector results.
    assert_eq!(errors(&[EXP, "ds_store_b32 v8, v9", USE]), [""; 0]);
}

#[test]
fn a_matrix_result_is_read_as_an_input_right_after() {
    let first = "v_wmma_f32_16x16x16_f16 v[16:23], v[0:7], v[8:15], v[16:23]";
    let next = "v_wmma_f32_16x16x16_f16 v[32:39], v[16:23], v[8:15], v[32:39]";
    assert_eq!(errors(&[first, next]).len(), 1);
    assert_eq!(errors(&[first, "s_nop 0", next]).len(), 1);
    assert_eq!(errors(&[first, "v_nop", next]), [""; 0]);
    assert_eq!(errors(&[first, first]), [""; 0]);
    let overlap = "v_wmma_f32_16x16x16_f16 v[4:11], v[0:7], v[12:19], v[4:11]";
    assert_eq!(errors(&[overlap]), ["the result of a matrix operation must not overlap A or B"]);
}

#[test]
fn v_permlane_needs_a_vector_instruction_after_v_cmpx() {
    let (compare, permlane) = ("v_cmpx_eq_u32 v0, v1", "v_permlane16_b32 v2, v3, s0, s1");
    assert_eq!(errors(&[compare, permlane]).len(), 1);
    assert_eq!(errors(&[compare, "v_nop", permlane]).len(), 1);
    assert_eq!(errors(&[compare, "s_nop 4", permlane]).len(), 1);
    assert_eq!(errors(&[compare, "v_mov_b32 v8, v8", permlane]), [""; 0]);
    assert_eq!(errors(&["v_cmp_eq_u32 vcc_lo, v0, v1", permlane]), [""; 0]);
}

#[test]
fn a_multiply_and_add_of_64_bits_overlaps_a_source() {
    let overlap = "v_mad_u64_u32 v[2:3], vcc_lo, v2, v4, v[6:7]";
    assert_eq!(errors(&[overlap]).len(), 1);
    assert_eq!(reports(&[overlap], &GFX1150), []);
    // LLVM writes this form where the high half of the addend is undefined.
    let addend = ["v_mad_u64_u32 v[2:3], vcc_lo, v4, v5, v[1:2]"];
    assert_eq!((errors(&addend).len(), notes(&addend).len()), (0, 1));
    assert_eq!(errors(&["v_mad_u64_u32 v[2:3], vcc_lo, v4, v5, v[3:4]"]).len(), 1);
}

#[test]
fn a_direct_load_waits_for_uses_of_its_register() {
    let direct = |wait: u32| format!("lds_direct_load v1 wait_vdst:{wait}");
    let uses = "v_add_f32 v2, v1, v3";
    assert_eq!(errors(&[uses, &direct(15)]).len(), 1);
    assert_eq!(errors(&[uses, &direct(0)]), [""; 0]);
    assert_eq!(errors(&[uses, "v_mov_b32 v8, 0", &direct(1)]), [""; 0]);
    assert_eq!(errors(&[uses, "v_mov_b32 v8, 0", &direct(2)]).len(), 1);
    assert_eq!(errors(&[uses, "v_exp_f32 v8, v9", &direct(1)]).len(), 1);
    let store = "global_store_b32 v[2:3], v1, off";
    assert_eq!(errors(&[store, &direct(0)]).len(), 1);
    assert_eq!(errors(&[store, "s_waitcnt_depctr 0xffe3", &direct(0)]), [""; 0]);
    // Its result counts in expcnt.
    assert_eq!(errors(&[&direct(0), uses]).len(), 1);
    assert_eq!(errors(&[&direct(0), "s_waitcnt expcnt(0)", uses]), [""; 0]);
}

#[test]
fn a_clause_holds_memory_instructions_of_one_kind() {
    let (load, lds) = ("global_load_b32 v1, v[2:3], off", "ds_load_b32 v4, v5");
    assert_eq!(errors(&["s_clause 0x1", load, load]), [""; 0]);
    assert_eq!(errors(&["s_clause 0x1", load, lds]).len(), 1);
    assert_eq!(errors(&["s_clause 0x1", load, "v_mov_b32 v8, 0"]).len(), 1);
    assert_eq!(errors(&["s_clause 0x3f", load]).len(), 1);
}

#[test]
fn registers_beyond_the_descriptor_are_reported() {
    // v_mov_b32 v9, v0; s_endpgm
    let words = [0x7e12_0300, 0xbfb0_0000];
    let with = |vgprs| check(Code { words: &words, address: 0, entry: 0, wave64: false, vgprs }, &GFX1100);
    assert_eq!(with(16), []);
    let kinds: Vec<String> = with(8).iter().map(|report| report.kind.to_string()).collect();
    assert_eq!(kinds, ["v9 is used, but the kernel's descriptor gives each wave 8 VGPRs, v0 to v7"]);
}

#[test]
fn control_flow_that_leaves_the_code_is_reported() {
    let all = |words: &[u32]| -> Vec<String> {
        let reports = check(Code { words, address: 0x100, entry: 0x100, wave64: false, vgprs: 8 }, &GFX1100);
        reports.iter().map(|report| report.kind.to_string()).collect()
    };
    const NOP: u32 = 0xbf80_0000;
    assert_eq!(
        all(&[NOP]),
        ["control flow continues at 0x104, which is outside the code: s_endpgm is missing, or the branch is wrong"]
    );
    assert_eq!(
        all(&[NOP, 0xbf9f_0000]),
        ["control flow continues at 0x104, the padding after the code: s_endpgm is missing"]
    );
    assert_eq!(
        all(&[NOP, 0xffff_ffff]),
        ["control flow continues at 0x104, where 0xffffffff is no instruction of this chip"]
    );
    // s_branch backwards, out of the code.
    assert_eq!(all(&[0xbfa0_fff0]).len(), 1);
    assert_eq!(all(&[0xbfa0_ffff]), [""; 0]);
}

#[test]
fn calls_relative_to_the_program_counter_are_followed() {
    // The function at the end uses a load that the caller has in flight.
    let code = [
        "global_load_b32 v1, v[2:3], off",
        "s_getpc_b64 s[0:1]",
        "s_add_u32 s0, s0, 0x14",
        "s_addc_u32 s1, s1, 0",
        "s_swappc_b64 s[30:31], s[0:1]",
        "v_mov_b32 v4, v1",
        "s_endpgm",
        "v_mov_b32 v0, v1",
        "s_setpc_b64 s[30:31]",
    ];
    let found = reports(&code, &GFX1100);
    let texts: Vec<&str> = found.iter().map(|report| report.at.text.as_str()).collect();
    assert_eq!(texts, ["v_mov_b32_e32 v0, v1"]);
    let unknown = reports(&["s_swappc_b64 s[30:31], s[0:1]"], &GFX1100);
    assert_eq!(unknown.len(), 1, "{unknown:?}");
}

#[test]
fn a_delay_names_a_producer() {
    let idle = |name: &str| {
        vec![format!(
            "the delay is idle: no instruction that its dependency {name} names writes a register that the delayed instruction reads"
        )]
    };
    let (first, second) = ("v_add_f32 v0, v1, v2", "v_add_f32 v3, v4, v5");
    let one = "s_delay_alu instid0(VALU_DEP_1)";
    assert_eq!(notes(&[first, one, "v_mul_f32 v6, v0, v0"]), [""; 0]);
    assert_eq!(notes(&[first, second, one, "v_mul_f32 v6, v0, v0"]), idle("VALU_DEP_1"));
    assert_eq!(notes(&[first, second, "s_delay_alu instid0(VALU_DEP_2)", "v_mul_f32 v6, v0, v0"]), [""; 0]);
    // The second dependency applies to a later instruction.
    let two = "s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)";
    assert_eq!(notes(&[first, second, two, "v_mul_f32 v6, v0, v0", "v_mul_f32 v7, v3, v3"]), [""; 0]);
    assert_eq!(notes(&[first, second, two, "v_mul_f32 v6, v0, v0", "v_mul_f32 v7, v6, v6"]), idle("VALU_DEP_2"));
    // The last instruction that writes a register computes it.
    let again = ["v_mul_f32 v0, v0, v0", "s_delay_alu instid0(VALU_DEP_2)", "v_mul_f32 v6, v0, v0"];
    assert_eq!(notes(&[&[first][..], &again].concat()), idle("VALU_DEP_2"));
    let scalar = "s_delay_alu instid0(SALU_CYCLE_1)";
    assert_eq!(notes(&["s_mov_b32 s0, 1", scalar, "v_mov_b32 v0, s0"]), [""; 0]);
    assert_eq!(notes(&["s_mov_b32 s1, 1", scalar, "v_mov_b32 v0, s0"]), idle("SALU_CYCLE_1"));
    let wait = "s_waitcnt_depctr 0xfff";
    let transcendental = "s_delay_alu instid0(TRANS32_DEP_1)";
    assert_eq!(notes(&["v_exp_f32 v0, v1", first, transcendental, wait, USE]), idle("TRANS32_DEP_1"));
    assert_eq!(notes(&["v_exp_f32 v6, v7", first, transcendental, "v_exp_f32 v8, v6"]), [""; 0]);
}
