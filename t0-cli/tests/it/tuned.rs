//! Runs `t0 tune` and `t0 explain NAME SHAPE` on a small crate.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use t0_tune::fingerprint::CODE_VERSION;

const SOURCE: &str = "\
#[t0::kernel(block = 32, grid = blocks(y.len().div_ceil(32 * N)), for(in scale_instances))]
pub fn scale<const N: u32>(x: In<f32>, mut y: Out<f32>) {
    for k in 0..N {
        let i = (block_id() * N + k) * 32 + thread_id();
        if i < x.len() {
            y[i] = 2.0 * x[i];
        }
    }
}
";

/// What a build script passes on.
const REQUEST: &str = "\
root = \"\"
name = \"scale\"
source = \"src/lib.rs\"
kernel = \"scale\"
targets = [\"gfx1100\", \"gfx1102\"]
dimensions = [\"n\"]
shapes = [[32], [4096]]
[[parameter]]
name = \"N\"
values = [\"1\", \"4\", \"16\"]
[[view]]
name = \"x\"
values = [\"n\"]
[[view]]
name = \"y\"
values = [\"n\"]
[[multiple]]
name = \"n\"
value = \"32*N\"
";

fn folder(test: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(path.join("demo/src")).unwrap();
    std::fs::write(path.join("demo/src/lib.rs"), SOURCE).unwrap();
    std::fs::write(path.join("scale.toml"), REQUEST).unwrap();
    path
}

fn t0(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_t0")).current_dir(folder).args(arguments).env("NO_COLOR", "1").output().unwrap()
}

fn stdout(folder: &Path, arguments: &[&str]) -> String {
    let output = t0(folder, arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn refused(folder: &Path, arguments: &[&str]) -> String {
    let output = t0(folder, arguments);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap().replace(&format!("{}/", folder.display()), "")
}

#[test]
fn a_kernel_is_tuned_and_its_choice_explained() {
    let folder = folder("tuned");
    let tuned = stdout(&folder, &["tune", "--static", "--crate", "demo", "--request", "scale.toml"]);
    assert!(tuned.starts_with("scale on gfx1100\n  32               scale<1> "), "{tuned}");
    assert!(tuned.contains("scale on gfx1102\n"), "{tuned}");
    assert!(folder.join("demo/tuning/scale.toml").is_file());

    // A shape that was measured, from the directory above the crate.
    let explained = stdout(&folder, &["explain", "scale", "32", "--target", "gfx1102"]);
    assert!(
        explained.starts_with("scale at 32 on gfx1102\n  cost by the static model; lower is better\n"),
        "{explained}"
    );
    assert!(explained.contains("    chosen\n  scale<4>\n    not: n = 32 is not a multiple of 128\n"), "{explained}");
    assert_eq!(explained.matches("chosen").count(), 1);

    // A shape that was not: the instance of the nearest shape that accepts it.
    let explained = stdout(&folder, &["explain", "scale", "4000"]);
    assert_eq!(explained.matches("scale at 4000 on gfx110").count(), 2, "{explained}");
    assert!(explained.contains("  not tuned at this shape; the nearest tuned shape is 4096\n"), "{explained}");
    assert!(explained.contains("    not: n = 4000 is not a multiple of 512\n"), "{explained}");

    // A shape that no instance accepts.
    let explained = stdout(&folder, &["explain", "scale", "33", "--target", "gfx1100"]);
    let refused = "scale at 33 on gfx1100\n  not tuned at this shape; the nearest tuned shape is 32\n  no compiled instance \
                   accepts this shape; a launch with the chosen one reports what does not hold: n = 33 is not a multiple of 32\n";
    assert!(explained.starts_with(refused), "{explained}");

    // Records that choose no instance.
    let records = folder.join("demo/tuning/scale.toml");
    let text = std::fs::read_to_string(&records).unwrap();
    std::fs::write(&records, text.replace("complete = true\n", "complete = true\ndisagree = \"they differ\"\n"))
        .unwrap();
    let output = t0(&folder, &["explain", "scale", "32", "--target", "gfx1100"]);
    assert_eq!(
        (String::from_utf8(output.stdout).unwrap().as_str(), String::from_utf8(output.stderr).unwrap().as_str()),
        (
            "",
            "./demo/tuning/scale.toml chooses no instance: they differ\nthe records choose no instance of `scale` on \
             gfx1100: a build takes the first candidate\n"
        )
    );
    std::fs::write(&records, &text).unwrap();

    // A changed source is reported.
    let stale = |arguments: &[&str]| String::from_utf8(t0(&folder, arguments).stderr).unwrap();
    std::fs::write(folder.join("demo/src/lib.rs"), SOURCE.replace("2.0", "3.0")).unwrap();
    let of = |target: &str, why: &str, refresh: &str| {
        format!(
            "./demo/tuning/scale.toml for {target} is stale: {why}: run `t0 tune scale --static --target {target}{refresh}`\n"
        )
    };
    let source = "the source of `scale` has changed";
    let both = of("gfx1100", source, "") + &of("gfx1102", source, "");
    assert_eq!(stale(&["explain", "scale", "32"]), both);
    std::fs::write(folder.join("demo/src/lib.rs"), SOURCE).unwrap();
    let version = format!("code_version = {CODE_VERSION}\n");
    assert_eq!(text.matches(&version).count(), 4);
    std::fs::write(&records, text.replace(&version, "code_version = 0\n")).unwrap();
    let code = format!("the compiler generates other code (version {CODE_VERSION}, recorded 0)");
    assert_eq!(stale(&["explain", "scale", "32", "--target", "gfx1102"]), of("gfx1102", &code, " --refresh"));
    // Nothing is measured if the code is the same.
    let refresh = ["tune", "--static", "--refresh", "--crate", "demo", "--request", "scale.toml"];
    let output = String::from_utf8(t0(&folder, &refresh).stderr).unwrap();
    let kept = "[1/12] scale<1> at 32 on gfx1100: cost ";
    assert!(output.starts_with(kept) && output.contains(", as recorded: its code has not changed\n"), "{output}");
    assert!(output.ends_with("tuning/scale.toml: 0 measured, 12 known before\n"), "{output}");
    assert_eq!(std::fs::read_to_string(&records).unwrap(), text);
}

/// Standard error is not a terminal: each candidate has a line, and those that are known have none.
#[test]
fn each_candidate_is_a_line_and_each_changed_choice_is_listed() {
    let folder = folder("tuned_lines");
    let arguments = ["tune", "--static", "--crate", "demo", "--request", "scale.toml", "--target", "gfx1100"];
    let output = t0(&folder, &arguments);
    let stderr = String::from_utf8(output.stderr).unwrap();
    let records = folder.join("demo/tuning/scale.toml");
    let text = std::fs::read_to_string(&records).unwrap();
    let costs: Vec<(&str, f64)> = text
        .lines()
        .filter_map(|line| {
            let cost = line.split_once("cost = ")?.1.split_once(',')?.0;
            Some((line.trim(), cost.parse().unwrap()))
        })
        .collect();
    let [one, large @ ..] = &costs[..] else { panic!("{text}") };
    assert_eq!(large.len(), 3, "{text}");
    let expected = [
        format!("[1/6] scale<1> at 32 on gfx1100: cost {:.1}", one.1),
        format!("[2/6] scale<1> at 4096 on gfx1100: cost {:.1}", large[0].1),
        "[3/6] scale<4> at 32 on gfx1100: refused: n = 32 is not a multiple of 128".to_owned(),
        format!("[4/6] scale<4> at 4096 on gfx1100: cost {:.1}", large[1].1),
        "[5/6] scale<16> at 32 on gfx1100: refused: n = 32 is not a multiple of 512".to_owned(),
        format!("[6/6] scale<16> at 4096 on gfx1100: cost {:.1}", large[2].1),
    ];
    let lines: Vec<&str> = stderr.lines().collect();
    assert_eq!(lines[..6], expected);
    assert!(lines[6].starts_with("comparing the instances at ") && lines[6].ends_with(" on gfx1100"), "{stderr}");
    assert!(stderr.contains("\nverifying scale<1> at 32 on gfx1100\n"), "{stderr}");
    // Without old records there is nothing to compare with.
    assert!(!String::from_utf8(output.stdout).unwrap().contains("choices changed"));

    // The last candidate cost least by the old records, for another compiler.
    let best = large.iter().min_by(|a, b| a.1.total_cmp(&b.1)).unwrap();
    let worst = large.iter().max_by(|a, b| a.1.total_cmp(&b.1)).unwrap();
    assert!(best.1 < worst.1, "{text}");
    let old = text
        .replace(&format!("cost = {:?}", worst.1), "cost = 1.0")
        .replace(&format!("code_version = {CODE_VERSION}\n"), "code_version = 0\n");
    std::fs::write(&records, old).unwrap();
    let output = t0(&folder, &arguments);
    let name = |(line, _): &(&str, f64)| {
        let constants = line.split_once("N = ").unwrap().1;
        format!("scale<{}>", constants.split_once(' ').unwrap().0)
    };
    let changed = format!(
        "scale: 1 of 2 choices changed\n  4096 on gfx1100: {} {:.1} -> {} {:.1}\n",
        name(worst),
        worst.1,
        name(best),
        best.1
    );
    let stdout = String::from_utf8(output.stdout).unwrap();
    assert!(stdout.ends_with(&changed), "{stdout}\n{changed}");
    assert_eq!(std::fs::read_to_string(&records).unwrap(), text);
    // Known candidates have no line.
    let output = t0(&folder, &arguments);
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "tuning/scale.toml: 0 measured, 6 known before\n");
    assert!(String::from_utf8(output.stdout).unwrap().ends_with("scale: 0 of 2 choices changed\n"));
}

/// The cycle model is the default. Costs of different models are not mixed.
#[test]
fn the_cost_is_the_cycle_model_or_the_static_model() {
    let folder = folder("tuned_costs");
    let gfx1100 = ["tune", "--crate", "demo", "--request", "scale.toml", "--target", "gfx1100"];
    let remark = |arguments: &[&str]| {
        let stderr = String::from_utf8(t0(&folder, arguments).stderr).unwrap();
        stderr.lines().last().unwrap().to_owned() + "\n"
    };
    let cost_by = || {
        let text = std::fs::read_to_string(folder.join("demo/tuning/scale.toml")).unwrap();
        let lines: Vec<String> = text.lines().filter(|line| line.starts_with("cost_by")).map(str::to_owned).collect();
        assert!(lines.iter().all(|line| *line == lines[0]), "{lines:?}");
        lines[0].clone()
    };
    assert_eq!(remark(&gfx1100), "tuning/scale.toml: 6 measured, 0 known before\n");
    let modelled = cost_by();
    assert!(modelled.starts_with("cost_by = \"cycle model with parameters "), "{modelled}");
    assert_eq!(remark(&gfx1100), "tuning/scale.toml: 0 measured, 6 known before\n");
    let with_static = [gfx1100.as_slice(), &["--static"]].concat();
    assert_eq!(remark(&with_static), "tuning/scale.toml: 6 measured, 0 known before\n");
    assert_eq!(cost_by(), "cost_by = \"static model\"");
    assert_eq!(
        refused(&folder, &["tune", "--crate", "demo", "--request", "scale.toml", "--target", "gfx1102"]),
        "error: the cycle model has recorded parameters only of gfx1100, not of gfx1102: use the static model, `t0 tune --static --target gfx1102`\n"
    );
}

#[test]
fn what_is_missing_is_named() {
    let folder = folder("tuned_errors");
    assert_eq!(
        refused(&folder, &["explain", "scale", "32"]),
        "error: there is no tuning/scale.toml in ., nor in the directories below it: run `t0 tune scale`\n"
    );
    assert_eq!(
        refused(&folder, &["tune", "gemm", "--crate", "demo", "--request", "scale.toml"]),
        "error: the build script of demo describes no kernel `gemm` to t0-tune; it describes `scale`\n"
    );
    stdout(&folder, &["tune", "--crate", "demo", "--request", "scale.toml", "--target", "gfx1100"]);
    assert_eq!(
        refused(&folder, &["explain", "scale", "32", "--target", "gfx1102"]),
        "error: ./demo/tuning/scale.toml has no record for gfx1102, only for gfx1100: run `t0 tune scale --target gfx1102`\n"
    );
    assert_eq!(
        refused(&folder, &["explain", "scale", "32x32"]),
        "error: `32x32` is not a shape: expected numbers for n\n"
    );
    assert_eq!(
        refused(&folder, &["explain", "k.rs", "--crate", "demo"]),
        "error: k.rs and --crate demo were both passed: remove one of them\n"
    );
}

/// The values of the parameter in [`long_request`], and its shapes.
const LONG: [u32; 2] = [24, 14];

/// Candidates and shapes that take so long that a signal arrives before the end.
fn long_request() -> String {
    let values: Vec<String> = (1..=LONG[0]).map(|n| format!("\"{n}\"")).collect();
    let shapes: Vec<String> = (0..LONG[1]).map(|k| format!("[{}]", 32 << k)).collect();
    REQUEST
        .replace("[\"1\", \"4\", \"16\"]", &format!("[{}]", values.join(", ")))
        .replace("[[32], [4096]]", &format!("[{}]", shapes.join(", ")))
}

/// A killed run leaves whole records, and the next one measures only what is missing. The signals are those of users
/// and systems without SIGINT, which programs ignore that a shell has started in the background.
#[cfg(unix)]
#[test]
fn a_killed_run_resumes_and_ends_with_the_same_records() {
    use rustix::process::{Pid, Signal, kill_process};
    use std::os::unix::process::ExitStatusExt as _;

    let whole = folder("tuned_whole");
    std::fs::write(whole.join("scale.toml"), long_request()).unwrap();
    let arguments = ["tune", "--static", "--crate", "demo", "--request", "scale.toml", "--target", "gfx1100"];
    stdout(&whole, &arguments);
    let expected = std::fs::read_to_string(whole.join("demo/tuning/scale.toml")).unwrap();
    for (signal, name) in [(Signal::KILL, "tuned_kill"), (Signal::TERM, "tuned_term")] {
        let folder = folder(name);
        std::fs::write(folder.join("scale.toml"), long_request()).unwrap();
        let records = folder.join("demo/tuning/scale.toml");
        let begun = folder.join("demo/tuning/scale.toml.begun");
        let measured = || std::fs::read_to_string(&begun).map_or(0, |text| text.matches("{ with = ").count());
        // On a busy machine a run may end before the signal arrives: then another one is killed.
        let killed = (0..50).any(|_| {
            _ = std::fs::remove_dir_all(folder.join("demo/tuning"));
            let mut run = Command::new(env!("CARGO_BIN_EXE_t0"));
            let run = run.current_dir(&folder).args(arguments).stdout(Stdio::null()).stderr(Stdio::null());
            let mut child = run.spawn().unwrap();
            let ended = loop {
                match child.try_wait().unwrap() {
                    // In the middle: some candidates are recorded.
                    None if measured() >= 5 => break None,
                    None => std::thread::yield_now(),
                    ended => break ended,
                }
            };
            let status = ended.unwrap_or_else(|| {
                kill_process(Pid::from_child(&child), signal).unwrap();
                child.wait().unwrap()
            });
            assert!(status.success() || status.signal() == Some(signal.as_raw()), "{status:?}");
            !status.success()
        });
        assert!(killed, "each run ended before it could be killed");
        let known = measured() as u32;
        assert!(known >= 5 && !records.exists(), "a build reads nothing that is not complete");
        let output = t0(&folder, &arguments);
        let remark = format!("tuning/scale.toml: {} measured, {known} known before\n", LONG[0] * LONG[1] - known);
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert!(stderr.ends_with(&remark), "{stderr}");
        assert_eq!(std::fs::read_to_string(&records).unwrap(), expected, "{name}");
        assert_eq!(std::fs::read_dir(folder.join("demo/tuning")).unwrap().count(), 1);
    }
}

/// The list of instances comes from the records; without them, the message says how to give it.
#[test]
fn kernels_with_a_tuned_list_are_inspected_and_explained() {
    let folder = folder("tuned_list");
    let source = format!("include!(concat!(env!(\"OUT_DIR\"), \"/scale.rs\"));\n{SOURCE}");
    std::fs::write(folder.join("demo/src/lib.rs"), source).unwrap();
    std::fs::write(folder.join("demo/Cargo.toml"), "").unwrap();
    let missing = "error: src/lib.rs: the build script emits the list `scale_instances`, and there is no tuning/scale.toml \
                   from which it follows: run `t0 tune scale`\n";
    assert_eq!(refused(&folder, &["inspect", "--crate", "demo"]), missing);
    stdout(&folder, &["tune", "--crate", "demo", "--request", "scale.toml", "--target", "gfx1100"]);
    for arguments in [&["inspect", "--crate", "demo"][..], &["inspect", "demo/src/lib.rs"]] {
        let text = stdout(&folder, arguments);
        assert!(text.contains("scale<"), "{text}");
    }
    let text = stdout(&folder, &["explain", "--crate", "demo"]);
    assert!(text.contains("scale"), "{text}");
}

/// ignis's own records, for a target that it does not compile for.
#[test]
fn a_group_of_kernels_is_explained_as_one_choice() {
    let ignis = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ignis");
    let text = stdout(&ignis, &["explain", "gemm", "512x3072x1024", "--target", "gfx1102"]);
    let bless = std::env::var_os("T0_BLESS").is_some();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/explained/gemm.txt");
    if bless {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &text).unwrap();
    }
    assert_eq!(text, std::fs::read_to_string(&path).unwrap(), "T0_BLESS=1 rewrites the file if this is meant");
    assert!(text.starts_with("gemm at 512x3072x1024, case = bf16 on gfx1102\n"));
    // One choice for each case, and a reason for each other candidate.
    let cases = text.matches("gemm at ").count();
    assert_eq!((cases, text.matches("\n    chosen\n").count()), (2, cases));
    let candidates = text.lines().filter(|line| line.starts_with("  mat") && line.contains('<')).count();
    assert_eq!(text.matches("\n    not: ").count(), candidates - cases);
    for kernel in ["matmul<", "matmul_direct<", "matvec<", "matvecs<", "matmul_fma<"] {
        assert!(text.contains(&format!("  {kernel}")), "{kernel}");
    }
    assert!(text.contains("    not: m = 512 is more than 1\n"));
}

/// The instances above 1 leave elements out.
const LEAVES_OUT: &str = "\
#[t0::kernel(block = 256, grid = y.len().div_ceil(N), requires(x.len() == y.len()), for(in double_instances))]
pub fn double<const N: usize>(x: In<f32>, mut y: Out<f32>) {
    let i = global_id() as usize * N;
    y[i] = 2.0 * x[i];
}
";

/// A crate with a build script that depends on `t0-tune`. Nothing compiles the kernel but the tuner.
fn tuned_crate(test: &str, source: &str, stated: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = std::fs::remove_dir_all(folder.join("tuning"));
    std::fs::create_dir_all(folder.join("src")).unwrap();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let manifest = format!(
        "[package]\nname = \"{test}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n[workspace]\n\n\
         [build-dependencies]\nt0-tune = {{ path = {:?} }}\n",
        root.join("t0-tune")
    );
    std::fs::write(folder.join("Cargo.toml"), manifest).unwrap();
    std::fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock")).unwrap();
    let build = format!(
        "fn main() -> Result<(), t0_tune::Error> {{\n    t0_tune::Kernel::from_source(\"src/kernel.rs\", \"double\")\n        \
         .dimensions([\"n\"])\n        .parameter(\"N\", [1, 2, 4])\n        .view(\"x\", [\"n\"])\n        \
         .view(\"y\", [\"n\"])\n        .shapes([[4096]])\n        {stated}\n        .emit()\n}}\n"
    );
    std::fs::write(folder.join("build.rs"), build).unwrap();
    std::fs::write(folder.join("src/lib.rs"), "").unwrap();
    std::fs::write(folder.join("src/kernel.rs"), source).unwrap();
    folder
}

/// `t0 tune --static` in the crate: standard output, and what the command itself writes to standard error.
fn tune_crate(folder: &Path) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_t0"));
    command.current_dir(folder).args(["tune", "--static"]).env("NO_COLOR", "1");
    command.env("CARGO_NET_OFFLINE", "true").env("CARGO_TARGET_DIR", folder.join("target"));
    let output = command.output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    let stderr = text(output.stderr);
    let own: Vec<&str> = stderr.lines().filter(|line| line.starts_with("error: ")).collect();
    (output.status.code(), text(output.stdout), if own.is_empty() { stderr.clone() } else { own.join("\n") })
}

const DOUBLED: &str = ".host_function(|call| {
            let doubled = call.view(\"x\")?.iter().map(|x| 2.0 * x).collect();
            call.set(\"y\", doubled)
        })";

#[test]
fn a_wrong_instance_ends_the_command_and_a_host_function_refuses_it() {
    let folder = tuned_crate("tuned_wrong", LEAVES_OUT, "");
    let (code, text, stderr) = tune_crate(&folder);
    assert_eq!((code, text.as_str()), (Some(1), ""), "{stderr}");
    let expected = "error: `double<1>` and `double<2>` compute different results at 133 on gfx1100: element 1 of `y` is \
                    0.8363016843795776 and 0.5110620260238647; the largest difference is 2.8e0 of the larger of 1 and the \
                    value; correct the kernel, state in `requires(..)` which shapes an instance accepts, or, if the \
                    instances round differently, state `.tolerance(..)` in the build script";
    assert_eq!(stderr, expected);

    // The host function runs in the process of the build script.
    let folder = tuned_crate("tuned_wrong", LEAVES_OUT, DOUBLED);
    let (code, text, stderr) = tune_crate(&folder);
    assert_eq!(code, Some(0), "{stderr}");
    assert!(text.starts_with("double on gfx1100\n  4096             double<1> "), "{text}");
    let compared = "double on gfx1100: comparison of all instances\n  compared with the host function bit by bit at 133, 8189\n  \
                    refused: double<2> at 4096: it computes a wrong result: at 133, element 1 of `y` is \
                    0.5110620260238647, and the host function has 0.8363016843795776; the largest difference is ";
    assert!(text.contains(compared), "{text}");
    let explained = stdout(&folder, &["explain", "double", "4096"]);
    assert!(
        explained
            .contains("\n  the instances of double were compared with the host function bit by bit at 133, 8189\n"),
        "{explained}"
    );
    assert!(explained.contains("  double<4>\n    not: it computes a wrong result: at 133, element "), "{explained}");

    // A wrong function.
    let folder = tuned_crate("tuned_wrong", LEAVES_OUT, &DOUBLED.replace("2.0", "3.0"));
    let (code, _, stderr) = tune_crate(&folder);
    assert_eq!(code, Some(1), "{stderr}");
    let starts = "error: no instance of `double` computes what the host function of the build script computes: double<1>: at \
                  133, element 0 of `y` is ";
    assert!(stderr.starts_with(starts), "{stderr}");
    let folder = tuned_crate("tuned_wrong", LEAVES_OUT, &DOUBLED.replace("\"x\"", "\"z\""));
    let (code, _, stderr) = tune_crate(&folder);
    let expected = "error: the host function of `double` does not run: the build script ends with exit status: 1: Error: the \
                    host function of `double` does not run: the kernel has no view `z`; its views are x, y";
    assert_eq!((code, stderr.as_str()), (Some(1), expected));
}

/// The attribute accepts only multiples of N, which the tuned shape is and the verification shape was not.
#[test]
fn a_right_instance_whose_rules_refuse_odd_shapes_is_chosen() {
    let source = "\
#[t0::kernel(block = 256, grid = y.len() / N, requires(x.len() == y.len(), x.len() % N == 0), for(in double_instances))]
pub fn double<const N: usize>(x: In<f32>, mut y: Out<f32>) {
    let i = global_id() as usize * N;
    let v = x.load::<N>(i);
    y.store(i, v.map(|a| 2.0 * a));
}
";
    let folder = tuned_crate("tuned_right", source, ".tolerance(1e-6)");
    let (code, text, stderr) = tune_crate(&folder);
    assert_eq!(code, Some(0), "{stderr}");
    assert!(!text.contains("refused"), "{text}");
    assert!(text.contains("  compared with each other within a tolerance of 1e-6 at "), "{text}");
    let records = std::fs::read_to_string(folder.join("tuning/double.toml")).unwrap();
    assert!(!records.contains("refused") && records.contains("\ntolerance = 1e-6\n"), "{records}");
    let explained = stdout(&folder, &["explain", "double", "4096"]);
    assert!(explained.contains(" compared with each other within a tolerance of 1e-6 at "), "{explained}");
}

/// Cargo in a crate of [`tuned_crate`].
fn cargo(folder: &Path, arguments: &[&str]) {
    let mut command = Command::new(env!("CARGO"));
    command.current_dir(folder).args(arguments).env("CARGO_TARGET_DIR", folder.join("target"));
    let output = command.env_remove("T0_TUNE").arg("--offline").output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

const DOUBLES: &str = "\
#[t0::kernel(block = 256, grid = y.len().div_ceil(N), requires(x.len() == y.len()), for(in double_instances))]
pub fn double<const N: usize>(x: In<f32>, mut y: Out<f32>) {
    for k in 0..N {
        let i = global_id() as usize * N + k;
        y[i] = 2.0 * x[i];
    }
}
";

/// Cargo builds nothing again that it has built.
#[test]
fn the_build_script_runs_in_the_profile_of_the_last_build() {
    let folder = tuned_crate("tuned_profile", DOUBLES, "");
    let _ = std::fs::remove_dir_all(folder.join("target"));
    cargo(&folder, &["build", "--release"]);
    let (code, _, stderr) = tune_crate(&folder);
    assert_eq!(code, Some(0), "{stderr}");
    assert!(!stderr.contains("Compiling t0-tune") && stderr.contains("Finished `release` profile"), "{stderr}");
    assert!(!folder.join("target/debug").exists());
    // Another profile, by its name.
    let mut command = Command::new(env!("CARGO_BIN_EXE_t0"));
    command.current_dir(&folder).args(["tune", "--static", "--profile", "none"]);
    command.env("CARGO_NET_OFFLINE", "true").env("CARGO_TARGET_DIR", folder.join("target"));
    let output = command.output().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(stderr.contains("error: profile `none` is not defined"), "{stderr}");
    assert!(stderr.ends_with("error: cargo cannot run the build script: exit status: 101\n"), "{stderr}");
}

/// The description as of the last build has more shapes, candidates and targets than the records.
#[test]
fn records_that_lack_what_the_build_script_lists_are_reported() {
    let folder = tuned_crate("tuned_lacking", DOUBLES, "");
    let (code, _, stderr) = tune_crate(&folder);
    assert_eq!(code, Some(0), "{stderr}");
    let explain = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_t0"));
        command.current_dir(&folder).args(["explain", "double", "4096"]);
        let output = command.env("CARGO_TARGET_DIR", folder.join("target")).output().unwrap();
        assert!(output.status.success());
        String::from_utf8(output.stderr).unwrap()
    };
    assert_eq!(explain(), "");
    let build = std::fs::read_to_string(folder.join("build.rs")).unwrap();
    let more = build.replace("[1, 2, 4]", "[1, 2, 4, 8]").replace("[[4096]]", "[[4096], [64], [65536]]");
    std::fs::write(folder.join("build.rs"), &more).unwrap();
    cargo(&folder, &["check"]);
    assert_eq!(
        explain(),
        "./tuning/double.toml is stale: 1 of 4 candidates are not measured: run `t0 tune double --static`\n\
         `double` is not tuned at 2 of 3 shapes on gfx1100: run `t0 tune double --static`\n"
    );
    std::fs::write(folder.join("build.rs"), build.replace(".emit()", ".targets([\"gfx1100\", \"gfx1102\"]).emit()"))
        .unwrap();
    // The build fails, because there are no records for the target.
    let mut command = Command::new(env!("CARGO"));
    command.current_dir(&folder).args(["check", "--offline"]).env("CARGO_TARGET_DIR", folder.join("target"));
    assert!(!command.output().unwrap().status.success());
    assert_eq!(explain(), "`double` is not tuned at 1 of 1 shapes on gfx1102: run `t0 tune double --target gfx1102`\n");
}
