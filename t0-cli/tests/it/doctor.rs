//! `t0 doctor` on the virtual device in place of a card, under `t0 virtual`.

use std::path::Path;
use std::time::Duration;

use t0_tests_share::virtual_device::{self, Ended};

const LIMIT: Duration = Duration::from_secs(240);
const DOCTOR: &str = env!("CARGO_BIN_EXE_t0");

/// The findings of this state, by what was checked.
fn found(output: &str, state: &str) -> Vec<String> {
    let lines = output.lines().filter_map(|line| line.strip_prefix(state)?.strip_prefix(' '));
    lines.filter_map(|line| line.trim_start().split_once("  ")).map(|(what, _)| what.to_owned()).collect()
}

#[test]
fn the_device_passes_all_tests_through_the_driver() {
    if !virtual_device::SUPPORTED {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let report = folder.path().join("doctor.txt");
    let mut command = virtual_device::command(Path::new(DOCTOR));
    let output = virtual_device::run(command.args(["doctor", "--report"]).arg(&report), LIMIT).success();
    assert_eq!(found(&output, "bad "), [""; 0], "{output}");
    let passed = found(&output, "ok  ");
    for test in [
        "test: open",
        "test: min, max and float atomics",
        "test: launches in a row",
        "test: a failed assertion",
        "test: too much memory",
        "test: an endless loop",
        "test: a wild store",
        "test: an illegal instruction",
        "test: a killed process",
    ] {
        assert!(passed.iter().any(|what| what == test), "{test}:\n{output}");
    }
    assert!(output.contains("through /dev/kfd"), "{output}");
    assert!(
        output.contains("an illegal instruction      reported with kernel and line; the next launch runs"),
        "{output}"
    );
    assert!(output.ends_with("\nT0 kernels run on the card.\n"), "{output}");
    let report = std::fs::read_to_string(report).unwrap();
    assert!(
        report.contains("ok   test: a wild store") && report.contains("\nT0 kernels run on the card.\n"),
        "{report}"
    );
    assert!(report.contains("\nsimd_count 192\n"), "the driver's files: {report}");
}

/// Changes numbers in the topology of the card before it runs the doctor.
fn with_topology(keys: [&str; 2], value: u32) -> Ended {
    let file = "$T0_VIRTUAL_ROOT/sys/devices/virtual/kfd/kfd/topology/nodes/1/properties";
    let change = |key| format!("sed -i '/^{key} /d' {file} && echo '{key} {value}' >> {file} && ");
    let change = keys.map(change).concat() + "exec \"$0\" doctor";
    let mut command = virtual_device::command(Path::new("sh"));
    virtual_device::run(command.args(["-c", &change, DOCTOR]), LIMIT)
}

/// The driver refuses queues whose save area has another size than it computes itself.
#[test]
fn a_failed_test_is_not_followed_by_the_claim_that_kernels_run_on_the_card() {
    if !virtual_device::SUPPORTED {
        return;
    }
    let Ended { status, stdout, stderr } = with_topology(["cwsr_size", "ctl_stack_size"], 8192);
    assert_eq!(status.and_then(|status| status.code()), Some(1), "{stdout}{stderr}");
    assert_eq!(found(&stdout, "bad "), ["test: open"], "{stdout}");
    assert!(stdout.contains("create a compute queue"), "{stdout}");
    assert!(
        stdout.ends_with("\nT0 kernels run on the virtual gfx1100, because the card cannot be opened.\n"),
        "{stdout}"
    );
}
