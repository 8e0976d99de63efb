//! The `t0` command as a user sees it: arguments in; output, remarks and exit code out, compared with files in `golden/`.
//! `T0_BLESS=1 cargo test -p t0-cli` rewrites the files; review the difference.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::Arc;

use t0_isa::object::{Access, Arg, Kernel, Line, Machine, ObjectBuilder, ValueKind, WaveSize, WorkgroupMode};

/// A kernel with arguments, LDS, lines, a branch, a literal and a dual-issue pair.
fn scale() -> Kernel {
    let code = vec![
        0xf400_0080,
        0xf800_0018, // s_load_b32
        0xbf89_fc07, // s_waitcnt
        0x7c98_0002, // v_cmp_gt_u32
        0xbe82_206a, // s_and_saveexec_b32
        0xbfa5_0004, // s_cbranch_execz
        0xca10_0080,
        0x0000_0002, // v_dual_mov_b32
        0x360e_3eff,
        0x0000_03ff, // v_and_b32 with a literal
        0xbfb0_0000, // s_endpgm
    ];
    let line = |offset, line, column| Line { offset, file: Arc::from("src/scale.rs"), line, column };
    let hidden = |offset, value_kind| Arg { value_kind, ..Arg::by_value(offset, 4) };
    Kernel {
        args: vec![
            Arg { access: Some(Access::ReadOnly), ..Arg::buffer(0).named("x") },
            Arg::by_value(8, 24).named("out"),
            Arg::by_value(32, 4).named("factor"),
            hidden(36, ValueKind::HiddenBlockCountX),
            hidden(40, ValueKind::HiddenBlockCountY),
            hidden(44, ValueKind::HiddenBlockCountZ),
        ],
        kernarg_size: 48,
        lds_bytes: 32 << 10,
        vgprs: 100,
        sgprs: 20,
        block: Some([64, 4, 1]),
        max_flat_workgroup_size: 256,
        lines: vec![line(0, 12, 5), line(16, 13, 9), line(24, 0, 0), line(32, 15, 1)],
        ..Kernel::new("scale", code)
    }
}

/// A kernel of the other modes.
fn fill() -> Kernel {
    Kernel {
        wave_size: WaveSize::Wave64,
        mode: WorkgroupMode::Wgp,
        private_bytes: 128,
        workgroup_ids: [true, false, false],
        workitem_ids: 1,
        user_sgprs: 15,
        vgprs: 256,
        vgpr_spills: 7,
        sgpr_spills: 1,
        ..Kernel::new("fill", vec![0xd501_0002, 0x01a9_0300, 0xbfb0_0000])
    }
}

fn object(kernels: &[Kernel]) -> Vec<u8> {
    let builder = kernels.iter().cloned().fold(ObjectBuilder::new(Machine::GFX1100), ObjectBuilder::kernel);
    builder.build().unwrap()
}

/// A fresh folder for one test.
fn folder(test: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    path
}

fn command(folder: &Path, arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_t0"));
    command.current_dir(folder).args(arguments.split_whitespace()).stdin(Stdio::null());
    for variable in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
        command.env_remove(variable);
    }
    command
}

fn with_input(mut command: Command, input: &[u8]) -> Output {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    child.wait_with_output().unwrap()
}

fn transcript(arguments: &str, output: &Output) -> String {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    let code = output.status.code().unwrap();
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    let code = if code == 0 { String::new() } else { format!("[exit code {code}]\n") };
    let err: String = err.lines().map(|line| format!("! {line}").trim_end().to_owned() + "\n").collect();
    format!("$ t0 {arguments}\n{out}{err}{code}")
}

fn compare(golden: &str, found: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(golden);
    if std::env::var_os("T0_BLESS").is_some() {
        std::fs::write(&path, found).unwrap();
    }
    let wanted = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(found, wanted, "{golden} differs; T0_BLESS=1 rewrites it");
}

#[test]
fn every_stage_of_an_object() {
    let folder = folder("every_stage_of_an_object");
    std::fs::write(folder.join("two.co"), object(&[scale(), fill()])).unwrap();
    let cases = [
        ("summary.txt", "inspect two.co"),
        ("kernel.txt", "inspect two.co --kernel fill"),
        ("descriptor.txt", "inspect two.co --stage descriptor"),
        ("notes.txt", "inspect two.co --stage notes"),
        ("object.txt", "inspect two.co --stage object"),
        ("lines.txt", "inspect two.co --stage lines"),
        ("asm.txt", "inspect two.co --stage asm"),
        ("disasm.txt", "disasm two.co --kernel fill"),
    ];
    for (golden, arguments) in cases {
        compare(golden, &transcript(arguments, &command(&folder, arguments).output().unwrap()));
    }
}

#[test]
fn json_says_the_same() {
    let folder = folder("json_says_the_same");
    std::fs::write(folder.join("two.co"), object(&[scale(), fill()])).unwrap();
    let json = |arguments: &str| -> serde_json::Value {
        let output = command(&folder, arguments).output().unwrap();
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let all = json("inspect two.co --json");
    let kernel = &all["objects"][0]["kernels"][0];
    assert_eq!(all["objects"][0]["machine"], "gfx1100");
    assert_eq!((&kernel["name"], &kernel["vgpr_count"]), (&"scale".into(), &100.into()));
    assert_eq!(kernel["occupancy"], serde_json::json!({ "waves_per_simd": 8, "limit": "lds" }));
    assert_eq!(kernel["descriptor"]["compute_pgm_rsrc2"]["USER_SGPR_COUNT"], 13);
    assert_eq!(kernel["args"][0]["name"], "x");
    assert_eq!(kernel.get("instructions"), None);
    let asm = json("inspect two.co --json --stage asm --kernel scale");
    assert_eq!(asm["objects"][0]["kernels"][0]["instructions"][1]["text"], "s_waitcnt lgkmcnt(0)");
    let lines = json("inspect two.co --json --stage lines --kernel scale");
    assert_eq!(lines["objects"][0]["kernels"][0]["lines"][1]["line"], 13);
}

#[test]
fn programs_that_carry_objects() {
    let folder = folder("programs_that_carry_objects");
    let (one, two) = (object(&[scale()]), object(&[fill()]));
    let program = [b"\x7fELF a host program".as_slice(), &[0; 1000], &one, &[1; 77], &two, &[2; 50], &one].concat();
    std::fs::write(folder.join("program"), program).unwrap();
    let cases = [
        "inspect program",
        "inspect program --kernel fill",
        "inspect program --at 0x3fb --stage lines",
        "inspect program -o out.co",
        "inspect program --kernel fill -o out.co",
        "inspect program --kernel nothing",
        "inspect program --at 5",
        "inspect out.co --kernel fill --stage lines -o again.co",
    ];
    let found: Vec<String> = cases.map(|a| transcript(a, &command(&folder, a).output().unwrap())).into();
    compare("program.txt", &found.join("\n"));
    assert_eq!(std::fs::read(folder.join("out.co")).unwrap(), two);
    assert_eq!(std::fs::read(folder.join("again.co")).unwrap(), two);
}

#[test]
fn words_and_failures() {
    let folder = folder("words_and_failures");
    let whole = object(&[fill()]);
    std::fs::write(folder.join("cut.co"), &whole[..1500]).unwrap();
    std::fs::write(folder.join("text"), "hello").unwrap();
    std::fs::write(folder.join("empty"), "").unwrap();
    let mut other = whole.clone();
    other[48] = 0x36;
    std::fs::write(folder.join("gfx1030.co"), other).unwrap();
    let fails = [
        "inspect missing",
        "inspect text",
        "inspect empty",
        "inspect cut.co",
        "disasm text",
        "disasm gfx1030.co",
        "inspect cut.co --stage nonsense",
        "inspect text --at x",
        "inspect gfx1030.co -o /nonexistent/folder/out",
        "dissasm",
    ];
    let mut found: Vec<String> = fails.map(|a| transcript(a, &command(&folder, a).output().unwrap())).into();
    for (arguments, input) in [
        ("disasm -", "7e000280, 0xbfb00000\nbfa5001f"),
        ("disasm - --wave64", "7c980002"),
        ("disasm -", "bf800000 ffffffff d5000002 01a90300 d5010002"),
        ("disasm -", "bf80000000"),
    ] {
        found.push(transcript(arguments, &with_input(command(&folder, arguments), input.as_bytes())));
    }
    let piped = with_input(command(&folder, "inspect - --stage lines"), &whole);
    found.push(transcript("inspect - --stage lines", &piped));
    compare("failures.txt", &found.join("\n"));
}

#[test]
fn colour_is_for_terminals_or_on_demand() {
    let folder = folder("colour_is_for_terminals_or_on_demand");
    std::fs::write(folder.join("two.co"), object(&[scale(), fill()])).unwrap();
    let escapes = |variables: &[(&str, &str)]| {
        let output = command(&folder, "inspect two.co").envs(variables.iter().copied()).output().unwrap();
        output.stdout.contains(&0x1b)
    };
    assert!(!escapes(&[]));
    assert!(escapes(&[("CLICOLOR_FORCE", "1")]));
    assert!(!escapes(&[("NO_COLOR", "1")]));
}

/// The output is larger than a pipe's buffer, so that the command is still writing when its reader has gone.
#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let folder = folder("a_reader_that_goes_away_is_no_failure");
    std::fs::write(folder.join("large.co"), object(&[Kernel::new("large", vec![0xbf80_0000; 20_000])])).unwrap();
    let mut child = command(&folder, "disasm large.co").stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}
