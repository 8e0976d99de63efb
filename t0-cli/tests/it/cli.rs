//! Runs the `t0` command and compares output, remarks and exit code with files in `golden/`.
//! `T0_BLESS=1 cargo test -p t0-cli` rewrites the files; review the diff.

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

/// A kernel with the other wave size and workgroup mode.
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

/// An empty directory for one test.
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
fn json_has_the_same_content() {
    let folder = folder("json_has_the_same_content");
    std::fs::write(folder.join("two.co"), object(&[scale(), fill()])).unwrap();
    let json = |arguments: &str| -> serde_json::Value {
        let output = command(&folder, arguments).output().unwrap();
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let all = json("inspect two.co --json");
    let kernel = &all["objects"][0]["kernels"][0];
    assert_eq!(all["objects"][0]["machine"], "gfx1100");
    assert_eq!((&kernel["name"], &kernel["vgpr_count"]), (&"scale".into(), &100.into()));
    let occupancy = serde_json::json!({ "waves_per_simd": 8, "limit": "lds", "workgroups": 2, "work_items": 256 });
    assert_eq!(kernel["occupancy"], occupancy);
    assert_eq!(kernel["descriptor"]["compute_pgm_rsrc2"]["USER_SGPR_COUNT"], 13);
    assert_eq!(kernel["args"][0]["name"], "x");
    assert_eq!(kernel.get("instructions"), None);
    let asm = json("inspect two.co --json --stage asm --kernel scale");
    assert_eq!(asm["objects"][0]["kernels"][0]["instructions"][1]["text"], "s_waitcnt lgkmcnt(0)");
    // disasm lists the same instructions, with labels, targets and sources.
    let disasm = json("disasm two.co --json");
    let listed = &disasm["objects"][0]["kernels"][0];
    assert_eq!(listed["instructions"], asm["objects"][0]["kernels"][0]["instructions"]);
    let (branch, end) = (&listed["instructions"][4], &listed["instructions"][7]);
    assert_eq!((&branch["target"], &branch["target_label"]), (&end["address"], &end["label"]));
    assert_eq!((&end["label"], &end["source"]["line"]), (&"L0".into(), &15.into()));
    let words = with_input(command(&folder, "disasm - --json"), b"bf800000 ffffffff");
    assert_eq!(words.status.code(), Some(1));
    let words: serde_json::Value = serde_json::from_slice(&words.stdout).unwrap();
    assert_eq!(words["instructions"][0]["text"], "s_nop 0");
    assert_eq!(words["instructions"][1]["error"], "no gfx11 encoding starts with 0xffffffff");
    let lines = json("inspect two.co --json --stage lines --kernel scale");
    assert_eq!(lines["objects"][0]["kernels"][0]["lines"][1]["line"], 13);
}

#[test]
fn programs_that_contain_objects() {
    let folder = folder("programs_that_contain_objects");
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

/// A HIP fat binary inside a host program: objects by target, and a remark about the compressed one.
#[test]
fn bundles() {
    let folder = folder("bundles");
    let id = "hipv4-amdgcn-amd-amdhsa--gfx1100";
    let one = object(&[scale()]);
    let mut bundle = b"__CLANG_OFFLOAD_BUNDLE__".to_vec();
    for number in [1, 256, one.len(), id.len()] {
        bundle.extend((number as u64).to_le_bytes());
    }
    bundle.extend(id.bytes());
    bundle.resize(256, 0);
    bundle.extend(&one);
    let packed = [b"CCOB\x02\0\0\0".as_slice(), &124u32.to_le_bytes(), &500u32.to_le_bytes(), &[7; 108]].concat();
    std::fs::write(folder.join("program"), [vec![0; 4096], bundle, packed].concat()).unwrap();
    let cases = ["inspect program", "inspect program --kernel scale --stage object"];
    let found: Vec<String> = cases.map(|a| transcript(a, &command(&folder, a).output().unwrap())).into();
    compare("bundles.txt", &found.join("\n"));
}

#[test]
fn words_and_failures() {
    let folder = folder("words_and_failures");
    let whole = object(&[fill()]);
    std::fs::write(folder.join("cut.co"), &whole[..1500]).unwrap();
    std::fs::write(folder.join("text"), "hello").unwrap();
    std::fs::write(folder.join("empty"), "").unwrap();
    // A bundle's header as clang-offload-bundler --compress writes it: version 3, zstd, sizes, hash.
    let packed = [b"CCOB\x03\0\x01\0".as_slice(), &132u64.to_le_bytes(), &500u64.to_le_bytes(), &[7; 108]].concat();
    std::fs::write(folder.join("packed.hipfb"), packed).unwrap();
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
        "disasm empty",
        "disasm text --raw",
        "disasm text --raw --kernel x",
        "inspect packed.hipfb",
        "disasm missing --json",
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
    let raw: Vec<u8> = [0xbf80_0000u32, 0xbfa5_fffe, 0xbfb0_0000].iter().flat_map(|w| w.to_le_bytes()).collect();
    let arguments = "disasm - --raw";
    found.push(transcript(arguments, &with_input(command(&folder, arguments), &raw)));
    let piped = with_input(command(&folder, "inspect - --stage lines"), &whole);
    found.push(transcript("inspect - --stage lines", &piped));
    compare("failures.txt", &found.join("\n"));
}

#[test]
fn check_reports_missing_waits() {
    let folder = folder("check_reports_missing_waits");
    std::fs::write(folder.join("two.co"), object(&[scale(), fill()])).unwrap();
    // s_nop in place of the wait.
    let mut without_wait = Kernel { name: "without_wait".into(), ..scale() };
    without_wait.code[2] = 0xbf80_0000;
    // s_nop in place of s_endpgm.
    let mut without_end = Kernel { name: "without_end".into(), ..fill() };
    without_end.code[2] = 0xbf80_0000;
    std::fs::write(folder.join("wrong.co"), object(&[scale(), without_wait, without_end])).unwrap();
    let mut other = object(&[fill()]);
    other[48] = 0x36;
    std::fs::write(folder.join("gfx1030.co"), other).unwrap();
    let cases = [
        "check two.co",
        "check wrong.co",
        "check wrong.co --kernel scale --notes",
        "check gfx1030.co",
        "check missing",
    ];
    let found: Vec<String> = cases.map(|a| transcript(a, &command(&folder, a).output().unwrap())).into();
    compare("check.txt", &found.join("\n"));
}

#[test]
fn targets_are_listed() {
    let folder = folder("targets_are_listed");
    let cases = ["targets gfx1100", "targets gfx1151", "targets gfx900"];
    let found: Vec<String> = cases.map(|a| transcript(a, &command(&folder, a).output().unwrap())).into();
    compare("targets.txt", &found.join("\n"));
    let output = command(&folder, "targets --json").output().unwrap();
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let all = json["targets"].as_array().unwrap();
    assert_eq!(all.len(), t0_isa::target::ALL.len());
    assert!(all.iter().any(|t| t["name"] == "gfx1151" && t["features"]["salu_float"] == true));
}

/// Directories that imitate a machine without a driver, with a card, with an unknown card, and with a device file that
/// cannot be opened.
#[test]
fn doctor_examines_machines() {
    let folder = folder("doctor_examines_machines");
    let write = |path: &str, text: &str| {
        let path = folder.join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    };
    let node = |machine: &str, number: u32, id: u32, name: &str, properties: &str| {
        let at = format!("{machine}/sys/devices/virtual/kfd/kfd/topology/nodes/{number}");
        write(&format!("{at}/gpu_id"), &format!("{id}\n"));
        write(&format!("{at}/name"), &format!("{name}\n"));
        write(&format!("{at}/properties"), properties);
        write(&format!("{at}/mem_banks/0/properties"), "heap_type 1\nsize_in_bytes 25753026560\n");
    };
    let card = "simd_count 192\nsimd_per_cu 2\ngfx_target_version 110000\ndrm_render_minor 128\n";
    std::fs::create_dir_all(folder.join("bare")).unwrap();
    write("card/dev/kfd", "");
    write("card/dev/dri/renderD128", "");
    write("card/proc/sys/kernel/osrelease", "6.12.48+deb13-amd64\n");
    write("card/proc/self/status", "Name:\tt0\nGroups:\t27 44 992 \n");
    write("card/etc/group", "sudo:x:27:\nvideo:x:44:\nrender:x:992:\n");
    write("card/sys/module/amdgpu/version", "6.12.12\n");
    node("card", 0, 0, "", "cpu_cores_count 16\n");
    node("card", 1, 51_234, "navi31", card);
    // A card behind a small BAR, which amdgpu reports, with an old kernel and a user without groups.
    write("small/dev/kfd", "");
    write("small/dev/dri/renderD128", "");
    write("small/proc/sys/kernel/osrelease", "5.15.0-generic\n");
    write("small/proc/self/status", "Groups:\t1000\n");
    write("small/sys/class/drm/renderD128/device/mem_info_vram_total", "25753026560\n");
    write("small/sys/class/drm/renderD128/device/mem_info_vis_vram_total", "268435456\n");
    node("small", 1, 51_234, "navi31", card);
    write("old/dev/kfd", "");
    node("old", 1, 7, "vega20", "simd_count 240\nsimd_per_cu 4\ngfx_target_version 90006\ndrm_render_minor 0\n");
    std::fs::create_dir_all(folder.join("broken/dev/kfd")).unwrap();
    node("broken", 1, 51_234, "navi31", card);
    let mut cases =
        ["bare", "card", "small", "old", "broken"].map(|machine| format!("doctor --root {machine}")).to_vec();
    cases.push("doctor --root bare --virtual".to_owned());
    cases.push("doctor --root card --report report.txt".to_owned());
    let found: Vec<String> = cases.iter().map(|a| transcript(a, &command(&folder, a).output().unwrap())).collect();
    compare("doctor.txt", &found.join("\n"));
    compare("doctor_report.txt", &std::fs::read_to_string(folder.join("report.txt")).unwrap());
    let output = command(&folder, "doctor --root card --json").output().unwrap();
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let device = json["findings"].as_array().unwrap().iter().find(|f| f["what"] == "/dev/kfd").unwrap();
    assert_eq!((&json["card_usable"], &device["state"]), (&true.into(), &"ok".into()));
}

#[test]
fn devices_are_listed() {
    let folder = folder("devices_are_listed");
    let arguments = "devices --virtual";
    compare("devices.txt", &transcript(arguments, &command(&folder, arguments).output().unwrap()));
    let output = command(&folder, "devices --virtual --json").output().unwrap();
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&json["devices"][0]["target"], &json["devices"][0]["virtual"]), (&"gfx1100".into(), &true.into()));
    if !Path::new("/dev/kfd").exists() {
        let output = command(&folder, "devices").output().unwrap();
        let text = transcript("devices", &output);
        assert!(
            text.starts_with("$ t0 devices\n! /dev/kfd does not exist: no AMD GPU with the amdgpu driver"),
            "{text}"
        );
        assert!(text.ends_with("`t0 devices --virtual` lists the virtual GPU\n[exit code 1]\n"), "{text}");
    }
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

/// The output is larger than the buffer of a pipe, so the command is still writing when the reader closes the pipe.
#[test]
fn a_closed_pipe_is_not_an_error() {
    let folder = folder("a_closed_pipe_is_not_an_error");
    std::fs::write(folder.join("large.co"), object(&[Kernel::new("large", vec![0xbf80_0000; 20_000])])).unwrap();
    let mut child = command(&folder, "disasm large.co").stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}
