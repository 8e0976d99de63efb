//! Runs `t0 asm`: the object, errors with line and caret, JSON, exit codes.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const GOOD: &str = "
        .globl  nothing
        .p2align 8
        .type   nothing,@function
nothing:
        v_add_f32 v0, 1.0, v0
        s_endpgm
        .size   nothing, . - nothing
        .section .rodata
        .p2align 6
        .amdhsa_kernel nothing
            .amdhsa_next_free_vgpr 1
            .amdhsa_next_free_sgpr 1
        .end_amdhsa_kernel
        .amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx1100
amdhsa.kernels:
  - .name: nothing
    .symbol: nothing.kd
    .kernarg_segment_size: 0
    .kernarg_segment_align: 4
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 1
    .vgpr_count: 1
    .max_flat_workgroup_size: 1024
        .end_amdgpu_metadata
";

const BAD: &str = "start:\n\tv_ad_f32 v0, 1.0, v0\n\ts_branch nowhere\n\ts_mov_b32 s0, s[2:3]\n";

fn folder(test: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    path
}

fn t0(folder: &Path, arguments: &[&str], input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_t0"));
    command.current_dir(folder).args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    for variable in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
        command.env_remove(variable);
    }
    let mut child = command.spawn().unwrap();
    // A command that refuses its flags does not read its input.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

#[test]
fn the_written_object_disassembles_to_the_program() {
    let folder = folder("asm-good");
    let output = t0(&folder, &["asm", "-", "-o", "k.co"], GOOD);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(text(&output.stderr).starts_with("wrote "), "{}", text(&output.stderr));
    assert_eq!(text(&output.stdout), "");
    let listing = t0(&folder, &["disasm", "k.co"], "");
    assert!(text(&listing.stdout).contains("v_add_f32_e32 v0, 1.0, v0"), "{}", text(&listing.stdout));
}

#[test]
fn all_errors_are_reported_with_their_lines() {
    let folder = folder("asm-bad");
    std::fs::write(folder.join("k.s"), BAD).unwrap();
    let output = t0(&folder, &["asm", "k.s", "-o", "k.co"], "");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        text(&output.stderr),
        "k.s:2:2: error: unknown instruction `v_ad_f32`; did you mean `v_add_f32`?
    2 | \tv_ad_f32 v0, 1.0, v0
      | \t^~~~~~~~
k.s:4:16: error: expected 1 register, found 2
    4 | \ts_mov_b32 s0, s[2:3]
      | \t              ^~~~~~
2 errors
"
    );
    assert!(!folder.join("k.co").exists());
}

#[test]
fn json_has_the_same_content() {
    let folder = folder("asm-json");
    let output = t0(&folder, &["asm", "-", "--json"], BAD);
    assert_eq!(output.status.code(), Some(1));
    let value: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(value["errors"][0]["line"], 2);
    assert_eq!(value["errors"][1]["column"], 16);
    let output = t0(&folder, &["asm", "-", "--json"], GOOD);
    let value: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(value["text_bytes"], 8);
}

#[test]
fn instructions_depend_on_the_target() {
    let folder = folder("asm-target");
    let scalar = "s_add_f32 s0, s1, s2\n";
    let output = t0(&folder, &["asm", "-"], scalar);
    assert!(text(&output.stderr).contains("`s_add_f32` needs RDNA3.5 (gfx1150 and later); the target is gfx1100"));
    assert!(t0(&folder, &["asm", "-", "--target", "gfx1151"], scalar).status.success());
    let output = t0(&folder, &["asm", "-", "--target", "gfx900"], scalar);
    assert_eq!(output.status.code(), Some(2));
}
