//! The constant that a hint about slow builds rests on.

#[allow(dead_code, clippy::print_stdout, reason = "`main` is for Cargo, which reads its output")]
#[path = "../../build.rs"]
mod build_script;

#[test]
fn every_level_but_0_is_optimised() {
    for level in ["1", "2", "3", "s", "z"] {
        assert!(build_script::is_optimised(Some(level)), "{level}");
    }
    assert!(!build_script::is_optimised(Some("0")));
    assert!(!build_script::is_optimised(None));
}

#[test]
fn the_workspace_builds_the_virtual_gpu_with_optimisation() {
    const { assert!(t0_sim::OPTIMISED, "the dev profile of t0-sim in the root's Cargo.toml") };
}
