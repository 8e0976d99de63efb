//! Traces a softmax with `t0 trace`, and checks the Perfetto file and the page. The page is opened in Chromium, which
//! reads keys as a user presses them.
//!
//! `T0_BLESS=1 cargo test -p t0-cli --test it trace::` rewrites the pictures in `docs`.

mod sqtt;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde_json::Value;
use t0_isa::object::Object;
use t0_tests_share::browser::Browser;

use crate::kernels::{self, t0};

const SOURCE: &str = include_str!("softmax.rs");
const ARGUMENTS: [&str; 5] = ["softmax.co", "--arg", "f32[4x1000]:random", "--arg", "f32[4x1000]"];

/// A folder with the kernel and its code object.
fn folder(name: &str) -> PathBuf {
    kernels::folder(["trace", name], "softmax.rs", SOURCE, &["softmax"])
}

/// Traces the softmax and returns what the command prints.
fn trace(folder: &Path, more: &[&str]) -> String {
    let output = t0(folder, &[&["trace"], &ARGUMENTS[..], more].concat());
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The events of a phase, by thread.
fn by_thread<'a>(trace: &'a Value, phase: &str) -> BTreeMap<u64, Vec<&'a Value>> {
    let mut threads: BTreeMap<u64, Vec<&Value>> = BTreeMap::new();
    for event in trace["traceEvents"].as_array().expect("events") {
        if event["ph"] == phase {
            threads.entry(event["tid"].as_u64().expect("a thread")).or_default().push(event);
        }
    }
    threads
}

/// Whether an event is an `s_delay_alu`, which is not counted as an instruction.
fn is_delay(event: &Value) -> bool {
    event["name"].as_str().is_some_and(|name| name.starts_with("s_delay_alu"))
}

#[test]
fn a_perfetto_trace_has_every_instruction_once_in_order() {
    let folder = folder("perfetto");
    let text = trace(&folder, &["--waves", "16", "--out", "trace.json"]);
    assert!(text.contains("The clocks are modelled, not measured: cycle model of gfx1100, parameters "), "{text}");
    let json = std::fs::read_to_string(folder.join("trace.json")).unwrap();
    let json: Value = serde_json::from_str(&json).expect("JSON");
    assert!(json["otherData"]["clock"].as_str().is_some_and(|text| text.contains("clocks")), "{}", json["otherData"]);
    let threads = by_thread(&json, "X");
    assert_eq!(threads.len(), 16, "4 workgroups of 4 waves");
    for events in threads.values() {
        // Each event begins where the one before it ends.
        let mut end = 0;
        for event in events {
            assert_eq!(event["ts"], end, "{event}");
            end += event["dur"].as_u64().expect("a duration");
            assert_eq!(event["args"]["issue clock"], end - 1, "{event}");
        }
    }
    // The number of an access counts bank clocks in LDS and cache lines elsewhere.
    let accesses = |class: &str, unit: &str| {
        let of_class = threads.values().flatten().filter(|event| event["cat"] == class);
        of_class.map(|event| event["args"][unit].as_u64()).collect::<Vec<_>>()
    };
    let (lds, loads) = (accesses("LDS", "bank clocks"), accesses("vector load", "cache lines"));
    assert!(!lds.is_empty() && lds.iter().all(Option::is_some), "{lds:?}");
    assert!(!loads.is_empty() && loads.iter().all(Option::is_some), "{loads:?}");
    assert!(accesses("LDS", "cache lines").iter().chain(&accesses("vector", "cache lines")).all(Option::is_none));
    // The waits of an event add up to the clocks before its issue, and name what they wait for.
    let mut named = 0;
    for event in threads.values().flatten() {
        let args = event["args"].as_object().expect("arguments");
        let waits = args.iter().filter(|(name, value)| name.starts_with("waits for ") && value.is_number());
        let sum: u64 = waits.filter_map(|(_, clocks)| clocks.as_u64()).sum();
        // A delay may be read together with the instruction before it.
        let own = u64::from(event["dur"] != 0 || !is_delay(event));
        assert_eq!(sum + own, event["dur"].as_u64().expect("a duration"), "{event}");
        if let Some(producer) = event["args"]["waits for instruction"].as_str() {
            named += 1;
            assert!(event["args"]["waits for LDS"].is_null() || producer.contains(" ds_"), "{event}");
            assert!(event["args"]["waits for scalar memory"].is_null() || producer.contains(" s_load"), "{event}");
        }
    }
    assert!(named > 100, "{named}");
    let stats = t0(&folder, &[&["run"], &ARGUMENTS[..], &["--json"]].concat());
    let stats: Value = serde_json::from_slice(&stats.stdout).expect("JSON");
    let count = threads.values().flatten().filter(|event| !is_delay(event)).count();
    assert_eq!(stats["stats"]["wave_instructions"], count);
    let flows: usize = by_thread(&json, "s").values().map(Vec::len).sum();
    assert_eq!(flows, by_thread(&json, "f").values().map(Vec::len).sum::<usize>());
    assert!(flows > 0, "waits are linked with their accesses");
}

#[test]
fn cold_memory_takes_longer() {
    let folder = folder("cold");
    let last = |memory: &str| {
        trace(&folder, &["--memory", memory, "--out", "trace.json"]);
        let json: Value = serde_json::from_slice(&std::fs::read(folder.join("trace.json")).unwrap()).expect("JSON");
        by_thread(&json, "X").values().filter_map(|events| events.last()?["ts"].as_u64()).max()
    };
    assert!(last("cold") > last("hit"));
}

#[test]
fn errors_name_the_mistake() {
    let folder = folder("errors");
    let output = t0(&folder, &[&["trace"], &ARGUMENTS[..], &["--out", "trace.txt"]].concat());
    let error = "error: trace.txt names no format: end it with .html for a page, or with .json for a Perfetto trace\n";
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(1), error));
    // A trace is bounded. The loops of one workgroup have some 2,500 wave-instructions.
    let output = t0(&folder, &[&["trace"], &ARGUMENTS[..], &["--budget", "1000", "--out", "trace.json"]].concat());
    let error = "error: the traced workgroups of `softmax` have executed 1000 wave-instructions without an end: trace \
                 fewer waves with --waves, pass arguments with which its loops are shorter, or raise the limit with \
                 --budget; a workgroup that waits for a later one never ends\n";
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(1), error));
    assert!(!folder.join("trace.json").exists());
    let other = ["inspect", "softmax.rs", "--kernel", "softmax", "--target", "gfx1102", "-o", "other.co"];
    assert!(t0(&folder, &other).status.success());
    let output = t0(&folder, &["trace", "other.co", "--arg", "f32[4x1000]", "--arg", "f32[4x1000]"]);
    assert!(output.status.success());
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("cycle model of gfx1102, parameters "), "{text}");
    assert!(text.contains(" (assumed from gfx1100: clock, compute_units, "), "{text}");
    let sqtt = ["trace", "other.co", "--arg", "f32[4x1000]", "--arg", "f32[4x1000]", "--sqtt", "other.sqtt"];
    let output = t0(&folder, &sqtt);
    let error = "error: --sqtt writes what a gfx1100 records, and `softmax` was compiled for gfx1102: compile it for \
                 gfx1100\n";
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(1), error));
    assert!(!folder.join("other.sqtt").exists());
    let output = t0(&folder, &["trace", "softmax.co", "--arg", "f32[4x1000]", "--arg", "f32[4x1000]", "--waves", "99"]);
    let remark = "one compute unit holds 32 waves of `softmax`: only these are traced\n";
    assert_eq!(String::from_utf8_lossy(&output.stderr), remark);
    assert!(output.status.success());
}

/// What the page shows of the selected step.
struct Shown {
    offset: u64,
    text: String,
    location: String,
    line: String,
}

fn shown(browser: &mut Browser) -> Shown {
    let selected = "#rows .row[aria-selected=true]";
    let offset = browser.text(&format!("{selected} .num:nth-child(3)"));
    Shown {
        offset: u64::from_str_radix(offset.trim_start_matches("0x"), 16).expect("an offset"),
        text: browser.text(&format!("{selected} .text")).trim().to_owned(),
        location: browser.text("#where"),
        line: browser.text("#source .line.current .content"),
    }
}

#[test]
fn the_page_opens_in_a_browser_and_steps_with_arrow_keys() {
    let Some(program) = Browser::program("the page of `t0 trace`") else { return };
    let folder = folder("page");
    trace(&folder, &["--out", "trace.html"]);
    let object = Object::parse(&std::fs::read(folder.join("softmax.co")).unwrap()).unwrap();
    let start = object.kernels()[0].code_address;
    let mut browser =
        Browser::open(program, &folder.join("profile"), &format!("file://{}", folder.join("trace.html").display()));
    assert_eq!(browser.text("#kernel"), "softmax");
    assert_eq!(browser.value("decoded.size"), 1, "only the open wave is decoded");

    // Every step shows its instruction, and the line that the line table names for its offset.
    let mut lines = Vec::new();
    for step in 0..100 {
        if browser.value("items[chosen].fold !== undefined") == Value::Bool(false) {
            let shown = shown(&mut browser);
            let line = object.line_for(start + shown.offset).expect("a line");
            assert_eq!(shown.location, format!("softmax.rs:{}", line.line), "step {step}: {}", shown.text);
            let text = SOURCE.lines().nth(line.line as usize - 1).expect("a line of the file");
            assert_eq!(shown.line, text, "step {step}");
            lines.push(line.line);
        }
        browser.press("ArrowRight");
    }
    lines.dedup();
    assert!(lines.len() > 5, "the steps are of several lines: {lines:?}");
    let before = browser.value("chosen");
    browser.press("ArrowLeft");
    assert_eq!(browser.value("chosen").as_u64(), before.as_u64().map(|chosen| chosen - 1));

    // A wait links to its accesses, and an access to its wait.
    browser.press("Home");
    browser.press("w");
    let wait = shown(&mut browser);
    assert!(wait.text.starts_with("s_waitcnt"), "{}", wait.text);
    browser.click("#facts .access");
    let access = shown(&mut browser);
    assert!(access.text.starts_with("s_load"), "{}", access.text);
    assert!(browser.text("#facts dl").contains("awaited by"));
    browser.click("#facts .access");
    assert_eq!(shown(&mut browser).offset, wait.offset);

    // The longest stalls take the place of the source. They name what they wait for, and select both instructions.
    browser.press("Home");
    assert_eq!(browser.value("document.getElementById('longest').hidden"), true);
    browser.press("s");
    assert_eq!(browser.value("document.getElementById('longest').hidden"), false);
    assert_eq!(browser.value("document.getElementById('source').hidden"), true);
    let rows = browser.value("trace.waves[0].longest").as_array().expect("rows").clone();
    assert_eq!(browser.value("document.querySelectorAll('#longest .stall').length - 1"), rows.len());
    let clocks: Vec<u64> = rows.iter().map(|row| row[4].as_u64().expect("clocks")).collect();
    assert!(rows.len() > 5 && clocks.is_sorted_by(|a, b| a >= b), "{clocks:?}");
    // The clocks of a row are those of the steps with its instruction, its reason and its producer.
    let sums = "trace.waves[0].longest.map(([step, stall, producer]) => [...open.stalls].reduce((sum, [other, waits]) => \
                sum + (open.code[other] !== open.code[step] ? 0 : waits.filter((wait) => wait.stall === stall && \
                open.code[wait.producer] === (producer === null ? undefined : open.code[producer])) \
                .reduce((sum, wait) => sum + wait.clocks, 0)), 0))";
    assert_eq!(browser.value(sums), serde_json::json!(clocks));
    let memory = rows.iter().position(|row| row[1] == 1 && row[2].is_u64()).expect("a wait for a vector load");
    let row = format!("#longest .stall:nth-child({})", memory + 2);
    assert!(browser.text(&row).contains("vector memory"), "{}", browser.text(&row));
    browser.click(&format!("{row} .text"));
    let stalled = shown(&mut browser);
    assert!(browser.text(&row).contains(&stalled.text), "{}", stalled.text);
    assert!(browser.text("#facts dl").contains("for vector memory"), "{}", browser.text("#facts dl"));
    browser.click(&format!("{row} .access"));
    assert!(shown(&mut browser).text.contains("_load"), "{}", shown(&mut browser).text);
    browser.press("s");
    assert_eq!(browser.value("document.getElementById('source').hidden"), false);
    assert!(browser.text("#line-clocks").contains(" %, "), "{}", browser.text("#line-clocks"));
    browser.value("document.activeElement.blur(); open.unfolded.clear(); items = open.items = itemsOf(open);");
    browser.press("Home");

    // Loops are folded until they are opened.
    let folded = browser.value("items.length").as_u64();
    browser.value("select(items.findIndex(item => item.fold))");
    assert_eq!(browser.text("#facts .asm"), "loop");
    assert!(browser.text("#rows .row[aria-selected=true]").contains("more iteration"));
    browser.press("Enter");
    assert!(browser.value("items.length").as_u64() > folded);
    browser.press("Enter");
    assert_eq!(browser.value("items.length").as_u64(), folded);
    browser.click("#unfold");
    let steps = browser.value("items.filter(item => !item.fold).length");
    assert_eq!(steps, browser.value("trace.waves[0].steps"), "every step is shown once");
    browser.click("#unfold");

    // Another wave is decoded when it is opened.
    browser.press("ArrowDown");
    assert_eq!(browser.value("decoded.size"), 2);
    assert_eq!(browser.text("#wave-title"), "workgroup 0,0,0 wave 1");

    if std::env::var_os("T0_BLESS").is_some() {
        let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs");
        browser.value("document.activeElement.blur(); openWave(0); fit(); select(0); view.to = 1700;");
        for _ in 0..6 {
            browser.press("w");
        }
        std::fs::write(docs.join("trace.png"), browser.picture()).unwrap();
        browser.value("select(0)");
        browser.press("s");
        browser.value("reveal(trace.waves[0].longest[0][0])");
        std::fs::write(docs.join("trace_stalls.png"), browser.picture()).unwrap();
    }
}
