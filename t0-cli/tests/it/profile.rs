//! Profiles programs with `t0 profile`. The program is this file: a test that the others run in a process of its own.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;
use t0::Graph;
use t0::prelude::*;

/// Copies.
#[t0::kernel(block = 256, grid = x.len())]
pub fn copy(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    out[i] = x[i];
}

/// Takes as long as the number that it overwrites says.
#[t0::kernel(block = 32, grid = x.len())]
pub fn count_down(mut x: InOut<u32>) {
    let i = global_id();
    let mut n = x[i];
    while n > 0 {
        n -= 1;
    }
    x[i] = n;
}

/// The variable that tells the program what to do.
const JOB: &str = "PROFILED_JOB";

#[test]
#[ignore = "the program that the other tests profile"]
fn program() {
    match std::env::var(JOB).as_deref() {
        Ok("launches") => launch(),
        Ok("queued") => queue(),
        Ok("fail") => {
            launch();
            writeln!(std::io::stdout(), "this is the output").unwrap();
            std::process::exit(7);
        }
        Ok("fail early") => std::process::exit(9),
        Ok("card") => {
            let error = Device::builder().kfd(0).open().expect_err("only the virtual GPU is profiled");
            writeln!(std::io::stdout(), "refused: {error}").unwrap();
        }
        Ok("damage") => {
            launch();
            let folder = std::env::var("T0_PROFILE").expect("a folder");
            let machine = std::fs::read_dir(folder).unwrap().next().expect("a recording").unwrap();
            std::fs::write(machine.path().join("launches"), "torn").unwrap();
        }
        _ => {}
    }
}

fn launch() {
    let gpu = Device::open().expect("the virtual GPU");
    assert!(gpu.is_virtual() && gpu.description().ends_with(", as T0_PROFILE asks"), "{}", gpu.description());
    for n in [3000, 1000, 3000, 3000] {
        let x = gpu.upload(&vec![1.5f32; n]).unwrap();
        let mut out = gpu.zeros::<f32>(n).unwrap();
        copy(&x, &mut out).run(&gpu).unwrap();
        assert_eq!(out.download().unwrap(), vec![1.5; n]);
    }
    // The recorder notices at the fourth launch that the third one took longer.
    for n in [100, 100, 2000, 2000] {
        let mut x = gpu.upload(&[n; 32]).unwrap();
        count_down(&mut x).run(&gpu).unwrap();
        assert_eq!(x.download().unwrap(), [0; 32]);
    }
}

/// The size of a launch after one of another queue.
const AFTER: usize = 2500;

/// Launches with and without waits. All have different sizes. Those below 10,000 follow a wait, except for [`AFTER`].
fn queue() {
    let gpu = Device::open().expect("the virtual GPU");
    let enqueue = |stream: &Stream, n: usize| {
        let (x, mut out) = (gpu.zeros::<f32>(n).unwrap(), gpu.zeros::<f32>(n).unwrap());
        copy(&x, &mut out).enqueue(stream).unwrap();
        out
    };
    let (one, two) = (gpu.stream().unwrap(), gpu.stream().unwrap());
    // The first launch of a queue, and the first one after a wait for the last one.
    let outs = [1000, 11_000, 12_000].map(|n| enqueue(&one, n));
    one.wait().unwrap();
    enqueue(&one, 2000);
    // A wait for an earlier launch is none for the later one.
    let event = one.record().unwrap();
    let last = enqueue(&one, 13_000);
    event.wait().unwrap();
    enqueue(&one, 14_000);
    drop(last.download().unwrap());
    one.wait().unwrap();
    // Another queue has work of its own.
    let other = enqueue(&two, 3000);
    enqueue(&one, 4000);
    one.wait().unwrap();
    // A launch that reads what it writes is behind it until the host waits, whether it has completed or not.
    let event = two.record().unwrap();
    while !event.is_done() {
        std::thread::yield_now();
    }
    let mut again = gpu.zeros::<f32>(3000).unwrap();
    let mut read = |n: usize| copy(other.slice(..n)?, again.slice_mut(..n)?).enqueue(&one);
    read(AFTER).unwrap();
    one.wait().unwrap();
    two.wait().unwrap();
    read(2600).unwrap();
    one.wait().unwrap();
    // The first launch of a graph may follow a wait; the others are behind it.
    let (x, mut out) = (gpu.zeros::<f32>(20_000).unwrap(), gpu.zeros::<f32>(20_000).unwrap());
    let graph = Graph::record(&one, |stream| {
        [5000, 16_000, 17_000].into_iter().try_for_each(|n| copy(x.slice(..n)?, out.slice_mut(..n)?).enqueue(stream))
    });
    let graph = graph.unwrap();
    assert!(graph.fallback().is_none());
    graph.enqueue(&one).unwrap();
    one.wait().unwrap();
    graph.enqueue(&one).unwrap();
    one.wait().unwrap();
    drop(outs);
}

fn t0(arguments: &[&str], job: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_t0"));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    command.current_dir(root).args(arguments).env("NO_COLOR", "1").env(JOB, job).output().expect("t0 runs")
}

fn own() -> String {
    std::env::current_exe().unwrap().to_str().expect("Unicode").to_owned()
}

/// Profiles the program.
fn profile(options: &[&str], job: &str) -> Output {
    let own = own();
    let program = ["--", "--exact", "profile::program", "--ignored", "--nocapture"];
    t0(&[&["profile", &own], options, &program].concat(), job)
}

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn json(name: &str, options: &[&str], job: &str) -> (Output, Value) {
    let path = file(name);
    let output = profile(&[&["--json", "-o", path.to_str().expect("Unicode")], options].concat(), job);
    let text = std::fs::read_to_string(path).unwrap_or_else(|_| panic!("{output:?}"));
    (output, serde_json::from_str(&text).expect("JSON"))
}

fn error(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn the_clocks_are_those_of_run_with_timing() {
    let (output, document) = json("clocks.json", &["--no-sensitivity"], "launches");
    assert!(output.status.success(), "{output:?}");
    let object = file("copy.co");
    let object = object.to_str().expect("Unicode");
    let inspected = t0(&["inspect", &own(), "--kernel", "copy", "-o", object], "");
    assert!(inspected.status.success(), "{inspected:?}");
    let launches = document["launches"].as_array().expect("launches");
    for (n, count) in [(3000, 3), (1000, 1)] {
        let row = launches.iter().find(|row| row["kernel"] == "copy" && row["grid"][0] == n).expect("a row");
        assert_eq!((&row["launches"], &row["block"][0]), (&count.into(), &256.into()));
        let buffer = format!("f32[{n}]");
        let run =
            t0(&["run", object, "--arg", &buffer, "--arg", &buffer, "--timing", "--no-sensitivity", "--json"], "");
        let run: Value = serde_json::from_slice(&run.stdout).unwrap_or_else(|_| panic!("{run:?}"));
        assert_eq!(row["each"], run["timing"], "{n} work-items");
        // The reasons of the lines add up to those of the kernel. A copy waits for its arguments and for memory.
        let lines = run["timing"]["lines"].as_array().expect("lines");
        for reason in ["smem", "vmem"] {
            let clocks = |value: &Value| value["stalls"][reason].as_i64().expect("clocks");
            assert!(clocks(&run["timing"]) > 0, "{run:#}");
            assert_eq!(lines.iter().map(clocks).sum::<i64>(), clocks(&run["timing"]), "{reason}");
        }
    }
}

#[test]
fn launches_are_counted_by_kernel_shape_and_length() {
    let (output, document) = json("counts.json", &["--data", "dram"], "launches");
    assert!(output.status.success() && document["exit"] == 0, "{output:?}");
    let launches = document["launches"].as_array().expect("launches");
    let mut counts: Vec<(&str, u64, u64)> = launches
        .iter()
        .map(|row| {
            let number = |value: &Value| value.as_u64().expect("a number");
            (row["kernel"].as_str().expect("a name"), number(&row["grid"][0]), number(&row["launches"]))
        })
        .collect();
    counts.sort_unstable();
    assert_eq!(counts, [("copy", 1000, 1), ("copy", 3000, 3), ("count_down", 32, 2), ("count_down", 32, 2)]);
    // The rows are sorted by time, and the sum is that of all launches.
    let seconds = |value: &Value| value["seconds"].as_f64().expect("seconds");
    assert!(launches.is_sorted_by(|a, b| seconds(a) >= seconds(b)));
    let sum: f64 = launches.iter().map(seconds).sum();
    assert!((seconds(&document) - sum).abs() < 1e-12);
    assert_eq!(launches[0]["kernel"], "count_down");
    assert!(launches[0]["wave_instructions"]["least"].as_u64() > Some(2000 * 3));
    assert!(launches.iter().all(|row| row["each"]["data"] == "DRAM"));
    // One launch overhead for each of eight launches.
    let overhead = document["launch_overhead"].as_f64().expect("seconds");
    let rows = document["sensitivity"].as_array().expect("rows");
    let row = rows.iter().find(|row| row["parameter"] == "launch_overhead").expect("a row");
    assert!((overhead - 8.0 * row["value"].as_f64().expect("ns") * 1e-9).abs() < 1e-12);
    let more = (row["higher"]["value"].as_f64().expect("ns") * 1e-9 * 8.0) - overhead;
    assert!((seconds(&row["higher"]) - sum - more).abs() < 1e-12, "{row}");
}

/// Launches behind work for which the host has not waited have the overhead of a queue, also those of a graph.
#[test]
fn launches_without_a_wait_are_queued() {
    let (output, document) = json("queued.json", &["--data", "dram"], "queued");
    assert!(output.status.success(), "{output:?}");
    let number = |value: &Value| value.as_u64().expect("a number");
    let launches = document["launches"].as_array().expect("launches");
    let mut queued = 0;
    for row in launches {
        let alone = number(&row["grid"][0]) < 10_000 && row["grid"][0] != AFTER;
        let expected = if alone { 0 } else { number(&row["launches"]) };
        assert_eq!(number(&row["queued"]), expected, "{row:#}");
        queued += expected;
    }
    let all: u64 = launches.iter().map(|row| number(&row["launches"])).sum();
    assert_eq!((all, queued), (16, 9));
    let value = |name: &str, side: &str| {
        let rows = document["sensitivity"].as_array().expect("rows");
        let row = rows.iter().find(|row| row["parameter"] == name).expect("a row");
        let of = if side.is_empty() { &row["value"] } else { &row[side]["value"] };
        (of.as_f64().expect("ns") * 1e-9, row[side]["seconds"].as_f64())
    };
    let overhead = 7.0 * value("launch_overhead", "").0 + 9.0 * value("queued_overhead", "").0;
    let near = |a: f64, b: f64| assert!((a - b).abs() < 1e-12, "{a} {b}");
    near(document["launch_overhead"].as_f64().expect("seconds"), overhead);
    // Each overhead changes the sum by that of its launches.
    let sum = document["seconds"].as_f64().expect("seconds");
    for (name, count) in [("launch_overhead", 7.0), ("queued_overhead", 9.0)] {
        let (higher, seconds) = value(name, "higher");
        near(seconds.expect("seconds") - sum, count * (higher - value(name, "").0));
    }
    let text = profile(&["--kernels", "0", "--no-sensitivity"], "queued").stdout;
    let text = String::from_utf8(text).unwrap();
    assert!(text.contains("is the 6.30 us for each launch, or 2.26 us for 9 behind others\n"), "{text}");
}

#[test]
fn the_text_has_a_table_source_and_sensitivity() {
    let output = profile(&["--kernels", "1", "--source", "t0-cli"], "launches");
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{text}");
    let (_, text) = text.split_once("modelled time of `").expect("the profile follows the program's output");
    assert!(text.contains(" for 8 launches, of which ") && text.contains("is the 6.30 us for each launch\n"), "{text}");
    let rows: Vec<&str> = text.lines().filter(|line| line.ends_with(" / 256") || line.ends_with(" / 32")).collect();
    assert_eq!(rows.len(), 4, "{text}");
    assert!(rows[0].ends_with("  count_down, 32 / 32") && rows.iter().any(|row| row.ends_with("copy, 3,000 / 256")));
    // Only the source of the first kernel, although it has two rows.
    assert_eq!(text.matches("modelled time of `").count(), 1, "{text}");
    assert!(text.contains("modelled time of `count_down`: ") && text.contains("| ") && text.contains("n -= 1;"));
    assert_eq!(text.matches("time with uncertain parameters").count(), 1);
    let table_only = profile(&["--kernels", "0", "--no-sensitivity"], "launches");
    let text = String::from_utf8(table_only.stdout).unwrap();
    assert!(!text.contains("n -= 1;") && !text.contains("uncertain"), "{text}");
}

#[test]
fn a_failing_program_keeps_its_output_its_exit_code_and_its_profile() {
    let output = profile(&["--kernels", "0", "--no-sensitivity"], "fail");
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(7));
    assert!(text.contains("this is the output") && text.contains("for 8 launches"), "{text}");
    assert!(error(&output).contains("failed (exit status: 7); the profile has the launches before that\n"));
    let output = profile(&[], "fail early");
    assert_eq!(output.status.code(), Some(9));
    assert!(error(&output).ends_with("failed (exit status: 9) and launched nothing\n"), "{output:?}");
}

#[test]
fn errors_name_the_mistake() {
    let output = profile(&[], "nothing");
    assert_eq!(output.status.code(), Some(1));
    assert!(error(&output).contains("has launched no kernel on the virtual GPU: pass a program"), "{output:?}");

    let output = t0(&["profile", "no/such/program"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(error(&output).starts_with("error: `no/such/program` cannot be started: No such file"), "{output:?}");

    // A folder that does not exist is reported before the program runs.
    let output = profile(&["--source", "no/such/folder"], "fail");
    assert_eq!(output.status.code(), Some(1));
    let text = "error: --source no/such/folder is not a folder: pass the folder of the crate that has the kernels\n";
    assert_eq!((error(&output).as_str(), output.stdout.len()), (text, 0));

    // A folder that does not help is an error too, but the program has run, so that its profile is printed.
    let output = profile(&["--source", "docs", "--kernels", "0", "--no-sensitivity"], "launches");
    assert_eq!(output.status.code(), Some(1));
    let text = "error: --source docs has none of the source files that the line tables name: `tests/it/profile.rs`; pass \
                the folder to which these names are relative\n";
    assert_eq!(error(&output), text);
    assert!(String::from_utf8_lossy(&output.stdout).contains("for 8 launches"), "{output:?}");

    let output = profile(&[], "card");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("refused: T0_PROFILE is set, but the program requires a card"), "{text}");
    assert_eq!(output.status.code(), Some(1), "nothing was launched");

    let output = profile(&[], "damage");
    assert_eq!(output.status.code(), Some(1));
    let text = error(&output);
    assert!(text.starts_with("error: the recording of the program cannot be used: "), "{text}");
    assert!(text.ends_with("launches is damaged: its end is missing\n"), "{text}");
}
