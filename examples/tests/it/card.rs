//! Examples through `/dev/kfd`, as a card runs them: under `t0 virtual`, where the virtual device is in its place.

#![allow(clippy::print_stdout)]

use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;
use std::time::Duration;
use t0_tests_share::virtual_device;

const LIMIT: Duration = Duration::from_secs(120);

/// Builds the examples in the profile of this test and returns their directory.
fn binaries() -> PathBuf {
    static PATH: OnceLock<PathBuf> = OnceLock::new();
    let build = || {
        let mut build = Command::new(env!("CARGO"));
        // Builds them as part of the whole workspace, so that their features are those of the tests.
        build.args(["build", "--quiet", "--workspace"]);
        build.args(["hello_gpu", "particles", "qwen3_infer"].map(|name| format!("--example={name}")));
        if !cfg!(debug_assertions) {
            build.arg("--release");
        }
        assert!(build.status().unwrap().success(), "the examples do not build");
        let test = std::env::current_exe().unwrap();
        test.ancestors().nth(2).unwrap().join("examples")
    };
    PATH.get_or_init(build).clone()
}

/// The output of an example on the card.
fn on_card(name: &str, arguments: &[&str]) -> Option<String> {
    if !virtual_device::SUPPORTED {
        println!("SKIPPED {name} through the driver: `t0 virtual` needs Linux on x86-64 with glibc");
        return None;
    }
    let mut command = virtual_device::command(&binaries().join(name));
    Some(virtual_device::run(command.args(arguments), LIMIT).success())
}

#[test]
fn hello_gpu_and_particles_run_through_the_driver() {
    for (name, verified) in [
        ("hello_gpu", "verified    1048576 sums, all bits equal"),
        ("particles", "verified  10000 particles, equal to the CPU's"),
    ] {
        let Some(output) = on_card(name, &[]) else { return };
        assert!(output.contains("(96 CUs) through /dev/kfd, as T0_DEVICE asks"), "{output}");
        assert!(output.contains(verified), "{output}");
    }
}

/// Both run the same kernels with the same results, so the model writes the same text.
#[test]
fn qwen3_infer_writes_the_same_text_through_the_driver() {
    let arguments = ["--prompt", "Once upon a time", "--max-tokens", "12", "--temperature", "0"];
    let Some(through_driver) = on_card("qwen3_infer", &arguments) else { return };
    let mut direct = Command::new(binaries().join("qwen3_infer"));
    let direct = virtual_device::run(direct.args(arguments).env("T0_DEVICE", "virtual"), LIMIT).success();
    assert!(direct.len() > 20, "{direct}");
    assert_eq!(through_driver, direct);
}
