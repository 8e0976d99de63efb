//! A build script with `t0-tune` as users have it: without the feature `measure`, run by cargo.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

const KERNEL: &str = "
#[t0::kernel(block = 32, grid = blocks(y.len().div_ceil(32 * N)), for(in scale_instances))]
pub fn scale<const N: u32>(mut y: Out<f32>) { y[global_id()] = 2.0; }
";

const BUILD: &str = "
fn main() -> Result<(), t0_tune::Error> {
    t0_tune::Kernel::from_source(\"src/kernel.rs\", \"scale\")
        .parameter(\"N\", [1, 2])
        .dimensions([\"n\"])
        .view(\"y\", [\"n\"])
        .shapes([[64]])
        .emit()
}
";

/// Builds a crate in `folder` whose build script describes a kernel.
fn build(folder: &Path, variables: &[(&str, &str)]) -> Output {
    let tune = Path::new(env!("CARGO_MANIFEST_DIR"));
    let manifest = format!(
        "[package]\nname = \"tuned-outside\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n[workspace]\n\n\
         [build-dependencies]\nt0-tune = {{ path = {tune:?} }}\n"
    );
    fs::create_dir_all(folder.join("src")).unwrap();
    fs::write(folder.join("Cargo.toml"), manifest).unwrap();
    fs::copy(tune.join("../Cargo.lock"), folder.join("Cargo.lock")).unwrap();
    fs::write(folder.join("build.rs"), BUILD).unwrap();
    // The library does not contain the kernel, so that nothing compiles it.
    fs::write(folder.join("src/lib.rs"), "").unwrap();
    fs::write(folder.join("src/kernel.rs"), KERNEL).unwrap();
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["build", "--offline"]).current_dir(folder).env("CARGO_TARGET_DIR", folder.join("target"));
    cargo.env_remove("T0_TUNE").env_remove("T0_TUNE_REQUESTS").envs(variables.iter().copied()).output().unwrap()
}

/// The warnings of the build script.
fn warnings(output: &Output) -> Vec<String> {
    let text = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{text}");
    let warnings = text.lines().filter_map(|line| line.strip_prefix("warning: tuned-outside@0.1.0: "));
    warnings.map(str::to_owned).collect()
}

#[test]
fn without_the_feature_the_build_names_the_command() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("tuned_outside");
    let missing = "`scale` is not tuned at 1 of 1 shapes on gfx1100: run `t0 tune scale`";
    let first = build(&folder, &[]);
    assert_eq!(warnings(&first), [missing]);
    // The compiler and the virtual GPU are no part of the build.
    for heavy in ["t0-core", "t0-sim", "syn"] {
        let built = folder.join("target/debug/deps");
        let name = heavy.replace('-', "_");
        let found = fs::read_dir(built)
            .unwrap()
            .any(|file| file.unwrap().file_name().to_string_lossy().starts_with(&format!("lib{name}-")));
        assert!(!found, "{heavy} was built");
    }
    // Records that are missing are an error in strict mode, but not for the tuner, which needs all descriptions.
    let strict = build(&folder, &[("T0_TUNE", "strict")]);
    let refused = format!("Error: T0_TUNE=strict refuses the records of `scale`: {missing}");
    let text = String::from_utf8_lossy(&strict.stderr).into_owned();
    assert!(!strict.status.success() && text.lines().any(|line| line.trim() == refused), "{text}");
    let requests = folder.join("requests");
    fs::create_dir_all(&requests).unwrap();
    let requests = requests.to_str().unwrap();
    let tuner = build(&folder, &[("T0_TUNE", "strict"), ("T0_TUNE_REQUESTS", requests)]);
    assert_eq!(warnings(&tuner), [missing]);
    let asked = build(&folder, &[("T0_TUNE", "1")]);
    let command = "T0_TUNE=1 has no effect on `scale`, because t0-tune is built without its feature `measure`: run `t0 tune scale`";
    assert_eq!(warnings(&asked), [command, missing]);
}
