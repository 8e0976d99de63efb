//! `t0 virtual --profile`, `--trace` and `--fidelity`: what is reported of a HIP program.

use serde_json::{Value, json};

use super::{Stack, limit, text};

/// The part of a list whose field has this value.
fn found<'a>(list: &'a Value, field: &str, value: &str) -> &'a Value {
    let all = list.as_array().expect("a list");
    all.iter().find(|one| one[field] == value).unwrap_or_else(|| panic!("{value} is missing: {list}"))
}

#[test]
fn a_hip_program_has_a_profile_a_trace_and_a_fidelity_report() {
    let Some(stack) = Stack::find("profiles of HIP programs", &["perl", "ld"]) else { return };
    let program = stack.hip("faulty.cpp");
    let [profile, fidelity, trace] = ["profile.json", "fidelity.json", "trace.html"].map(|name| stack.built(name));
    let option = |name: &str, path: &std::path::Path| format!("--{name}={}", path.display());
    let options = [option("profile", &profile), option("fidelity", &fidelity), option("trace", &trace)];
    let options: Vec<&str> = options.iter().map(String::as_str).chain(["--trace-kernel", "correct"]).collect();
    let output = limit::output(stack.command(&options, &program, None).arg("correct"));
    assert_eq!(output.status.code(), Some(0), "{}", text(&output));
    let read = |path| -> Value {
        let text = std::fs::read_to_string(path).expect("it was written");
        serde_json::from_str(&text).expect("it is JSON")
    };
    let name = "correct(unsigned int const*, unsigned int*, unsigned int)";

    let profile = read(profile);
    let launch = found(&profile["launches"], "kernel", name);
    assert_eq!(launch["launches"], 1, "{launch}");
    assert_eq!(launch["grid"], json!([64, 1, 1]), "{launch}");
    assert!(launch["seconds"].as_f64().is_some_and(|seconds| seconds > 1e-6 && seconds < 1e-4), "{launch}");
    let lines = launch["each"].to_string();
    assert!(lines.contains("faulty.cpp"), "the kernel has source lines: {lines}");
    // HIP clears memory by a kernel with waves of 64 lanes, which has a time too.
    let launches = profile["launches"].as_array().expect("a list");
    assert!(launches.len() > 1 && launches.iter().all(|one| one["seconds"].is_f64()), "{profile}");

    let report = read(fidelity);
    let kernel = found(&report["kernels"], "kernel", name);
    assert_eq!(kernel["dispatches"], 1, "{kernel}");
    assert_eq!(kernel["faulted"], 0, "{kernel}");
    assert_eq!(kernel["instructions"]["s_barrier"]["executed"], 4, "two barriers of two waves: {kernel}");
    let gaps = &kernel["instructions"]["ds_load_b32"]["gaps"];
    assert_eq!(*gaps, json!(["memory in flight", "waves at once"]), "{kernel}");
    assert!(kernel["times"][0]["recorded"].as_f64().is_some_and(|part| part > 0.0 && part <= 1.0), "{kernel}");
    assert_eq!(found(&report["gaps"], "name", "waves at once")["checked"], false, "{report}");

    let page = std::fs::read_to_string(trace).expect("it was written");
    assert!(page.contains("correct(unsigned int const*") && text(&output).contains("2 waves of the first 1 workgroup"));
}

#[test]
fn a_dispatch_with_an_error_is_whole_in_the_fidelity_report() {
    let Some(stack) = Stack::find("fidelity reports of HIP programs", &["perl", "ld"]) else { return };
    let program = stack.hip("faulty.cpp");
    let output = limit::output(stack.command(&["--strict", "--fidelity"], &program, None).arg("race"));
    let all = text(&output);
    assert_eq!(output.status.code(), Some(1), "{all}");
    // It goes on after an error that a card does not notice.
    assert!(all.contains("kernel global_race(unsigned int*): 1 dispatch, 16 wave-instructions\n"), "{all}");
    assert!(all.contains("No time was modelled: --profile models it."), "{all}");
}

#[test]
fn a_trace_of_no_launch_is_an_error() {
    let Some(stack) = Stack::find("traces of HIP programs", &["perl", "ld"]) else { return };
    let program = stack.hip("faulty.cpp");
    let trace = stack.built("trace.json");
    let options = ["--trace", trace.to_str().expect("a path of letters"), "--trace-kernel", "other_*"];
    let output = limit::output(stack.command(&options, &program, None).arg("correct"));
    assert_eq!(output.status.code(), Some(1), "{}", text(&output));
    assert!(text(&output).contains("has launched no kernel that can be traced"), "{}", text(&output));
    assert!(!trace.exists());
}
