//! Models launches with `t0 run --timing`, and checks the clocks of source lines, the roofs and the sensitivity.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::kernels::{self, t0};
use serde_json::Value;
use t0_isa::object::{Kernel, Machine, ObjectBuilder};

/// A softmax, a copy, and a kernel that takes as long as the number that it overwrites says.
const SOURCE: &str = concat!(
    include_str!("trace/softmax.rs"),
    r"
#[t0::kernel(block = 256, grid = x.len())]
pub fn copy(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    out[i] = x[i];
}

#[t0::kernel(block = 32, grid = x.len())]
pub fn count_down(mut x: InOut<u32>) {
    let i = global_id();
    let mut n = x[i];
    while n > 0 {
        n -= 1;
    }
    x[i] = n;
}
"
);
const SOFTMAX: [&str; 5] = ["softmax.co", "--arg", "f32[40x1000]:random", "--arg", "f32[40x1000]"];

/// A folder with the source and the code object of each of its kernels.
fn folder(name: &str) -> PathBuf {
    kernels::folder(["timing", name], "kernels.rs", SOURCE, &["softmax", "copy", "count_down"])
}

fn text(folder: &Path, arguments: &[&str]) -> String {
    let output = t0(folder, &[&["run"], arguments].concat());
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// What the model says, as JSON.
fn model(folder: &Path, arguments: &[&str]) -> Value {
    let text = text(folder, &[arguments, &["--timing", "--json"]].concat());
    let mut document: Value = serde_json::from_str(&text).expect("JSON");
    document["timing"].take()
}

/// A kernel without sensitivity.
fn quick(folder: &Path, arguments: &[&str]) -> Value {
    model(folder, &[arguments, &["--no-sensitivity"]].concat())
}

fn clocks(timing: &Value) -> i64 {
    timing["clocks"].as_i64().expect("clocks")
}

#[test]
fn the_clocks_of_the_lines_are_those_of_the_waves() {
    let folder = folder("lines");
    let timing = quick(&folder, &SOFTMAX);
    let lines = timing["lines"].as_array().expect("lines");
    let sum: i64 = lines.iter().filter_map(|line| line["clocks"].as_i64()).sum();
    let starting = timing["starting_clocks"].as_i64().expect("clocks");
    assert_eq!(timing["wave_clocks"], sum + starting);
    // One workgroup of four waves on each of the two simulated units.
    assert_eq!(timing["waves"], 8);
    let percent: f64 = lines.iter().filter_map(|line| line["percent"].as_f64()).sum();
    let part = 100.0 * starting as f64 / (sum + starting) as f64;
    assert!((percent + part - 100.0).abs() < 1e-6, "{percent} {part}");
    // The reasons of a line are a part of its clocks, and those of the kernel are their sum.
    let mut reasons: BTreeMap<&str, i64> = BTreeMap::new();
    for line in lines {
        let stalls = line["stalls"].as_object().expect("reasons");
        assert_eq!(stalls.len(), 8);
        let clocks = stalls.iter().map(|(key, clocks)| (key.as_str(), clocks.as_i64().expect("clocks")));
        assert!(clocks.clone().map(|(_, clocks)| clocks).sum::<i64>() < line["clocks"].as_i64().expect("clocks"));
        clocks.for_each(|(key, clocks)| *reasons.entry(key).or_default() += clocks);
    }
    let whole = timing["stalls"].as_object().expect("reasons");
    assert!(whole.iter().all(|(key, clocks)| clocks.as_i64() == reasons.get(key.as_str()).copied()), "{timing:#}");
    for reason in ["alu", "vmem", "smem", "lds", "barrier", "fetch"] {
        assert!(reasons[reason] > 0, "{reason}: a softmax has loads, reductions and loops");
    }
    let mut named = 0;
    for line in lines.iter().filter(|line| !line["file"].is_null()) {
        assert_eq!(line["file"], "kernels.rs");
        let number = line["line"].as_u64().expect("a line") as usize;
        assert_eq!(line["text"], SOURCE.lines().nth(number - 1).expect("a line of the file").trim());
        named += 1;
    }
    assert!(named > 5, "{lines:?}");

    // The annotated source has the same clocks in its gutter.
    let text = text(&folder, &[&SOFTMAX[..], &["--timing", "--no-sensitivity"]].concat());
    let mut gutter = BTreeMap::new();
    for (left, source) in text.lines().filter_map(|row| row.split_once(" | ")) {
        let words: Vec<&str> = left.split_whitespace().collect();
        let number: usize = words.last().expect("a line number").parse().expect("a number");
        assert_eq!(Some(source.trim()), SOURCE.lines().nth(number - 1).map(str::trim));
        if let [clocks, _, "%", ..] = words[..] {
            gutter.insert(number, clocks.replace(',', "").parse::<i64>().expect("clocks"));
        }
    }
    let wanted = lines.iter().filter_map(|line| Some((line["line"].as_u64()? as usize, line["clocks"].as_i64()?)));
    assert_eq!(gutter, wanted.collect());
}

#[test]
fn the_summary_states_the_limiter_the_roofs_and_the_parameters() {
    let folder = folder("summary");
    let text = text(&folder, &[&SOFTMAX[..], &["--timing", "--no-sensitivity"]].concat());
    let timing = quick(&folder, &SOFTMAX);
    let hash = timing["parameters"].as_str().expect("a hash");
    assert!(text.contains(&format!("parameters {hash}: modelled, not measured\n")), "{text}");
    // 40 workgroups on 48 workgroup processors.
    assert_eq!(timing["limiter"], "latency");
    assert!(text.contains("  limited by  latency (units have work for 83.3 % of the time)\n"), "{text}");
    let few = quick(&folder, &["softmax.co", "--arg", "f32[20x1000]:random", "--arg", "f32[20x1000]"]);
    assert_eq!(few["limiter"], "grid");
    assert_eq!(timing["roofs"].as_object().map(serde_json::Map::len), Some(6));
    assert!(text.contains("  roofs       WMMA 0.0 %, VALU "), "{text}");
    assert!(text.contains("1 of 1 workgroup on a unit, sampling error "), "{text}");
    assert_eq!(timing["roofs"]["WMMA"], 0.0);
    // Nearly all units have work, and all of them wait.
    let full = quick(&folder, &["softmax.co", "--arg", "f32[90x1000]:random", "--arg", "f32[90x1000]"]);
    assert_eq!(full["limiter"], "latency");
    // What the waves wait for, the reason with most clocks first.
    let (_, waves) = text.split_once("\n  waves       ").expect("a row");
    let (waves, _) = waves.split_once('\n').expect("an end");
    let parts: Vec<(&str, f64)> = waves
        .split(", ")
        .map(|part| part.trim_end_matches(" %").rsplit_once(' ').expect("a name and a number"))
        .map(|(name, number)| (name, number.parse().expect("a number")))
        .collect();
    assert!((parts.iter().map(|(_, part)| part).sum::<f64>() - 100.0).abs() < 1.0, "{waves}");
    assert_eq!(parts.last().map(|(name, _)| *name), Some("no wait"));
    assert!(parts[0].1 >= parts[1].1 && parts[1].1 >= parts[2].1, "{waves}");
    assert!(
        ["vector memory", "LDS", "barrier"].iter().all(|name| parts.iter().any(|(part, _)| part == name)),
        "{waves}"
    );
}

/// The uncertain parameters with their values, from the table of the documentation.
fn uncertain() -> BTreeMap<String, i64> {
    let docs = include_str!("../../../docs/timing.md");
    let mut uncertain = BTreeMap::new();
    for row in docs.lines().filter(|row| row.starts_with("| `")) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let [_, name, value, range, ..] = cells[..] else { continue };
        let Some((low, high)) = range.split_once("..") else { continue };
        if low != high {
            uncertain.insert(name.trim_matches('`').to_owned(), value.parse().expect("a value"));
        }
    }
    uncertain
}

#[test]
fn the_sensitivity_names_the_uncertain_parameters() {
    let folder = folder("sensitivity");
    let copy = ["copy.co", "--arg", "f32[3000]", "--arg", "f32[3000]", "--data", "dram"];
    let timing = model(&folder, &copy);
    let rows = timing["sensitivity"].as_array().expect("rows");
    let found = rows
        .iter()
        .map(|row| (row["parameter"].as_str().expect("a name").to_owned(), row["value"].as_i64().expect("a value")));
    let uncertain = uncertain();
    assert!(uncertain.len() > 15, "{uncertain:?}");
    assert_eq!(found.collect::<BTreeMap<_, _>>(), uncertain);
    let seconds = timing["seconds"].as_f64().expect("a time");
    let row = |name: &str| rows.iter().find(|row| row["parameter"] == name).expect("a row");
    let time = |name: &str, side: &str| row(name)[side]["seconds"].as_f64().expect("a time");
    // A copy of few elements waits for DRAM once, and matrices play no part.
    let value = |value: &Value| value.as_f64().expect("a value");
    let latency = row("dram_latency");
    let more = (value(&latency["higher"]["value"]) - value(&latency["value"])) / 2.5e9;
    assert!((time("dram_latency", "higher") - seconds - more).abs() < more / 10.0, "{timing:#}");
    assert_eq!(latency["lower"], Value::Null, "its value is the smallest one");
    assert_eq!(time("matrix_latency", "higher"), seconds);
    let less = (value(&row("launch_overhead")["value"]) - value(&row("launch_overhead")["lower"]["value"])) * 1e-9;
    assert!((seconds - time("launch_overhead", "lower") - less).abs() < 1e-12, "{timing:#}");

    // The table lists every one of them too.
    let text = text(&folder, &[&copy[..], &["--timing"]].concat());
    let table = text.split_once("time with uncertain parameters at the ends of their ranges").expect("a table").1;
    let words: BTreeSet<&str> = table.split([' ', ',', '\n']).collect();
    for name in uncertain.keys() {
        assert!(words.contains(name.as_str()), "{name} is not in\n{table}");
    }
    let unaffected = table.split_once("0.05 %: ").expect("parameters without effect").1;
    assert!(unaffected.contains("matrix_latency") && !unaffected.contains("dram_latency"), "{table}");
}

#[test]
fn the_confidence_states_what_recordings_show() {
    let folder = folder("confidence");
    let copy = ["copy.co", "--arg", "f32[3000]", "--arg", "f32[3000]"];
    let with = |place: &str| quick(&folder, &[&copy[..], &["--data", place]].concat());
    let recorded = |timing: &Value| timing["confidence"]["recorded"].as_f64().expect("a part");
    // Recordings show first touches of DRAM, but no loads from L2 and the Infinity Cache.
    let [l2, infinity, dram] = ["l2", "infinity", "dram"].map(with);
    assert_eq!(recorded(&dram), 1.0);
    assert_eq!(l2["confidence"]["unrecorded"][0]["what"], "loads from L2");
    assert!((0.1..0.9).contains(&recorded(&infinity)), "{infinity:#}");
    let others = infinity["confidence"]["unrecorded"].as_array().expect("a list");
    assert_eq!(others[0]["what"], "loads from the Infinity Cache");
    assert!((others[0]["part"].as_f64().expect("a part") + recorded(&infinity) - 1.0).abs() < 1e-9);
    assert_eq!(infinity["confidence"]["most_sensitive"], Value::Array(Vec::new()), "it was not asked for");

    let timing = model(&folder, &[&copy[..], &["--data", "infinity"]].concat());
    let sensitive = timing["confidence"]["most_sensitive"].as_array().expect("a list");
    assert_eq!(sensitive[0], "launch_overhead");
    assert_eq!(sensitive.len(), 3);
    let text = text(&folder, &[&copy[..], &["--timing", "--data", "infinity"]].concat());
    let line = text.lines().find(|line| line.starts_with("  confidence")).expect("a line");
    let percent = 100.0 * recorded(&timing);
    let begin = format!(
        "  confidence  {percent:.1} % of the waves' clocks are in what recordings of a card show; \
         not in loads from the Infinity Cache {:.1} %; most sensitive to launch_overhead (",
        100.0 - percent
    );
    assert!(line.starts_with(&begin), "{line}");
}

#[test]
fn variations_may_hold_more_workgroups() {
    let folder = folder("more");
    // Workgroups of one wave with 2.5 KiB of LDS. A compute unit holds 21 of them if LDS is allocated in KiB, and 25 if
    // it is allocated in half KiB.
    let timing = model(&folder, &["count_down.co", "--arg", "u32[90000]:20", "--lds", "2560"]);
    assert_eq!(timing["occupancy"]["workgroups"], 21);
    let rows = timing["sensitivity"].as_array().expect("rows");
    let row = rows.iter().find(|row| row["parameter"] == "lds_granule").expect("a row");
    let seconds = row["lower"]["seconds"].as_f64().expect("a time");
    assert!(seconds != timing["seconds"].as_f64().expect("a time"), "{row}");
}

#[test]
fn data_are_in_the_nearest_level_that_holds_them() {
    let folder = folder("data");
    let copy = ["copy.co", "--arg", "f32[100000]", "--arg", "f32[100000]"];
    let with = |place: &str| quick(&folder, &[&copy[..], &["--data", place]].concat());
    let [auto, l2, infinity, dram] = [quick(&folder, &copy), with("l2"), with("infinity"), with("dram")];
    assert_eq!(auto, l2);
    let places = [&l2, &infinity, &dram].map(|timing| &timing["data"]);
    assert_eq!(places, ["L2", "Infinity Cache", "DRAM"]);
    let roofs = |timing: &Value| ["Infinity Cache", "DRAM"].map(|roof| timing["roofs"][roof].as_f64() > Some(0.0));
    assert_eq!([&l2, &infinity, &dram].map(roofs), [[false, false], [true, false], [true, true]]);
    assert!(clocks(&l2) < clocks(&infinity) && clocks(&infinity) < clocks(&dram));
    // Two buffers of 4 MiB do not fit in 6 MiB, and two of 64 MiB do not fit in 96 MiB.
    for (elements, place) in [("f32[1048576]", "Infinity Cache"), ("f32[16777216]", "DRAM")] {
        let large = ["copy.co", "--grid", "256", "--arg", elements, "--arg", elements];
        assert_eq!(quick(&folder, &large)["data"], place);
    }
}

#[test]
fn the_model_sees_the_arguments_before_the_launch() {
    let folder = folder("arguments");
    let count = |n: &str| {
        let number = format!("u32[32]:{n}");
        let output = text(
            &folder,
            &["count_down.co", "--arg", &number, "--out", "0", "--print", "2", "--timing", "--no-sensitivity"],
        );
        assert!(output.starts_with("arg 0 `x`, u32[32]: 0 0 .. 30 more\n"), "{output}");
        clocks(&quick(&folder, &["count_down.co", "--arg", &number]))
    };
    let (few, many) = (count("1000"), count("2000"));
    // At least three instructions and a taken branch in each iteration.
    assert!(many - few > 1000 * 4, "{few} {many}");
}

/// Each chip has the time of its own shape, and the output names what is assumed.
#[test]
fn other_chips_have_times_with_assumed_parameters() {
    let folder = folder("chips");
    let timed = |chip: &str, more: &[&str]| {
        let object = format!("{chip}.co");
        let compile = ["inspect", "kernels.rs", "--kernel", "softmax", "--target", chip, "-o", &object];
        assert!(t0(&folder, &compile).status.success());
        let launch =
            [object.as_str(), "--arg", "f32[400x1000]:random", "--arg", "f32[400x1000]", "--timing", "--data", "dram"];
        text(&folder, &[&launch[..], more].concat())
    };
    let json = |chip| -> Value { serde_json::from_str(&timed(chip, &["--json", "--no-sensitivity"])).expect("JSON") };
    let chips = ["gfx1100", "gfx1102", "gfx1150", "gfx1103"];
    let found = chips.map(|chip| json(chip)["timing"].clone());
    let seconds = found.each_ref().map(|timing| timing["seconds"].as_f64().expect("seconds"));
    assert!(seconds.is_sorted(), "the bandwidth of DRAM falls in this order: {seconds:?}");
    for (chip, timing) in chips.iter().zip(&found) {
        assert_eq!(timing["chip"], *chip);
        let assumed = timing["assumed"].as_array().expect("a list");
        assert_eq!(assumed.is_empty(), *chip == "gfx1100", "{chip}: {assumed:?}");
    }
    assert_ne!(found[0]["parameters"], found[1]["parameters"]);
    let summary = timed("gfx1103", &["--no-sensitivity"]);
    assert!(summary.contains("model       gfx1103, parameters "), "{summary}");
    assert!(summary.contains(" (assumed from gfx1100: clock, compute_units, shader_engines, "), "{summary}");
    assert!(summary.contains("dram_bandwidth"), "{summary}");
}

#[test]
fn errors_name_the_mistake() {
    let folder = folder("errors");
    // It loads one word 2000 times, as a wave does that waits for another workgroup.
    let code = t0_isa::asm::words(
        "s_getpc_b64 s[0:1]\nv_mov_b32_e32 v0, 0\ns_movk_i32 s2, 2000\n\
         again:\nglobal_load_b32 v1, v0, s[0:1] glc\ns_waitcnt vmcnt(0)\ns_sub_u32 s2, s2, 1\n\
         s_cmp_eq_u32 s2, 0\ns_cbranch_scc0 again\ns_endpgm\n",
        &t0_isa::target::GFX1100,
    );
    let waits = Kernel { vgprs: 8, ..Kernel::new("waits", code.unwrap()) };
    let object = ObjectBuilder::new(Machine::GFX1100).kernel(waits).build().unwrap();
    std::fs::write(folder.join("waits.co"), object).unwrap();
    let output = t0(&folder, &["run", "waits.co", "--grid", "64", "--timing"]);
    let error = "error: `waits` has no modelled time: its workgroup 0 waits for another workgroup, so its clocks depend \
                 on when that one runs, which the model does not know; model a launch whose workgroups do not wait for \
                 each other\n";
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(1), error));
    let output = t0(&folder, &["run", "waits.co", "--grid", "64", "--data", "dram"]);
    assert_eq!(output.status.code(), Some(2), "--data needs --timing");
}

/// A launch that takes hours ends after the bounds of the record and of the trace, within seconds.
#[test]
fn a_kernel_that_does_not_end_is_reported() {
    let folder = folder("endless");
    let begin = std::time::Instant::now();
    let endless = ["count_down.co", "--arg", "u32[32]:4000000000"];
    let output = t0(&folder, &[&["run"], &endless[..], &["--timing"]].concat());
    let error = "error: `count_down` has no modelled time: what its waves execute is too large to be recorded: it needs \
                 more than 1024 MiB; model a smaller launch, or fewer iterations of its loops\n";
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(1), error));
    let output = t0(&folder, &[&["trace"], &endless[..]].concat());
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1));
    assert!(text.contains("have executed 2000000 wave-instructions without an end: trace fewer waves"), "{text}");
    assert!(begin.elapsed().as_secs() < 120, "{:?}", begin.elapsed());
}
