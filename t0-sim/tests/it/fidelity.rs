//! The table of what the virtual GPU executes otherwise than a card, and its copy in `docs/virtual.md`.

use std::path::Path;

use t0_isa::asm;
use t0_isa::isa::decode;
use t0_isa::target::GFX1100;
use t0_sim::exec::fidelity::GAPS;

/// The names of the gaps of an instruction.
fn gaps(text: &str) -> Vec<&'static str> {
    let words = asm::words(text, &GFX1100).expect("it is an instruction");
    let (inst, _) = decode(&words).expect("it was encoded");
    GAPS.iter().filter(|gap| gap.concerns(&inst)).map(|gap| gap.name).collect()
}

#[test]
fn instructions_have_the_gaps_of_what_they_do() {
    for (text, expected) in [
        ("v_add_f32_e32 v0, v1, v2", &[][..]),
        ("v_rcp_f32_e32 v0, v1", &["approximations"]),
        ("v_sin_f16_e32 v0, v1", &["approximations"]),
        ("v_sqrt_f64_e32 v[0:1], v[2:3]", &["approximations"]),
        ("v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]", &["matrix sums"]),
        ("v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7]", &[]),
        ("global_load_b32 v0, v1, s[2:3]", &["caches", "memory in flight"]),
        ("global_store_b32 v0, v1, s[2:3]", &["memory in flight"]),
        ("scratch_load_b32 v0, off, off", &["memory in flight"]),
        ("s_load_b32 s0, s[2:3], null", &["caches", "memory in flight"]),
        ("ds_load_b32 v0, v1", &["memory in flight", "waves at once"]),
        ("global_atomic_add_f32 v0, v1, s[2:3]", &["atomic sums of floats", "memory in flight"]),
        ("global_atomic_add_u32 v0, v1, v2, s[2:3] glc", &["returning atomics", "memory in flight"]),
        ("global_atomic_add_u32 v1, v2, s[2:3]", &["memory in flight"]),
        ("buffer_store_format_x v0, off, s[0:3], 0", &["formats of stores", "memory in flight"]),
        (
            "image_sample v[0:3], v[4:5], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D",
            &["image filters", "image layout", "caches", "memory in flight"],
        ),
        ("s_getreg_b32 s0, hwreg(HW_REG_HW_ID1)", &["placement"]),
        ("s_getreg_b32 s0, hwreg(HW_REG_SHADER_CYCLES, 0, 20)", &["clocks"]),
        ("s_getreg_b32 s0, hwreg(HW_REG_MODE)", &[]),
        ("s_sendmsg_rtn_b64 s[0:1], sendmsg(MSG_RTN_GET_REALTIME)", &["clocks"]),
        ("buffer_gl0_inv", &["caches"]),
        ("s_barrier", &["waves at once"]),
        ("s_delay_alu instid0(VALU_DEP_1)", &["hints"]),
        ("s_waitcnt vmcnt(0)", &[]),
    ] {
        assert_eq!(gaps(text), expected, "{text}");
    }
}

#[test]
fn the_documentation_has_all_rows() {
    let row = |gap: &t0_sim::exec::fidelity::Gap| {
        let check = if gap.check.is_empty() { String::new() } else { format!("`{}`", gap.check) };
        format!("| {} | {} | {} | {check} |\n", gap.name, gap.depends.name(), gap.what).replace("|  |", "| |")
    };
    let table: String = GAPS.iter().map(row).collect();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/virtual.md");
    let page = std::fs::read_to_string(&path).expect("the page exists");
    let (before, rest) = page.split_once("| gap | what depends on it |").expect("the head of the table");
    let (head, rest) = rest.split_once("|---|---|---|---|\n").expect("the line below the head");
    let end = rest.find("\n\n").map_or(rest.len(), |at| at + 1);
    if std::env::var_os("T0_BLESS").is_some() {
        let page = format!("{before}| gap | what depends on it |{head}|---|---|---|---|\n{table}{}", &rest[end..]);
        std::fs::write(&path, page).expect("the documentation is writable");
    }
    assert_eq!(&rest[..end], table, "T0_BLESS=1 writes the table of docs/virtual.md anew");
}
