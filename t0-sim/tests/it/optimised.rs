//! The constant that a hint about slow builds rests on.

use std::path::Path;
use std::process::Command;

/// What the build script prints for a level of optimisation.
fn printed(script: &Path, level: Option<&str>) -> String {
    let mut command = Command::new(script);
    command.env_remove("OPT_LEVEL").envs(level.map(|level| ("OPT_LEVEL", level)));
    String::from_utf8(command.output().expect("the build script runs").stdout).expect("text")
}

#[test]
fn every_level_but_0_is_optimised() {
    let folder = tempfile::tempdir().expect("a folder");
    let script = folder.path().join("build-script");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("build.rs");
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let status = Command::new(rustc).args(["--edition", "2024", "-o"]).args([&script, &source]).status();
    assert!(status.expect("rustc starts").success());
    for level in ["1", "2", "3", "s", "z"] {
        assert!(printed(&script, Some(level)).contains("cargo::rustc-cfg=optimised\n"), "{level}");
    }
    for level in [Some("0"), None] {
        assert!(!printed(&script, level).contains("cargo::rustc-cfg"), "{level:?}");
    }
}

#[test]
fn the_workspace_builds_the_virtual_gpu_with_optimisation() {
    const { assert!(t0_sim::OPTIMISED, "the dev profile of t0-sim in the root's Cargo.toml") };
}
