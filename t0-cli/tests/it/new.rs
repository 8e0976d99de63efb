//! Runs `t0 new`: the crate builds, runs and passes its test in the dev profile, and invalid names and paths are
//! refused.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// An empty directory to create crates in.
fn folder(test: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("new").join(test);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path
}

fn t0(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_t0")).current_dir(folder).args(arguments).env("NO_COLOR", "1").output().unwrap()
}

fn refused(folder: &Path, arguments: &[&str], code: i32) -> String {
    let output = t0(folder, arguments);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

fn workspace() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

/// The target directory of `tests/outside`, whose dependencies are built with the profiles of a new crate.
fn target() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("outside/target")
}

/// Runs cargo in a crate.
fn cargo(here: &Path, arguments: &[&str]) -> (String, String) {
    let output = Command::new(env!("CARGO"))
        .args(arguments)
        .arg("--offline")
        .current_dir(here)
        .env("CARGO_TARGET_DIR", target())
        .env("RUSTFLAGS", "-Dwarnings")
        .env("T0_DEVICE", "virtual")
        .output()
        .unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "cargo {arguments:?}\n{out}\n{err}");
    (out, err)
}

/// The beginning of the hint about an unoptimised virtual GPU, whose own test is in `t0-runtime/src/hint.rs`.
const HINT: &str = "hint: the virtual GPU was compiled without optimisation";

/// The lines of the profile in the dev builds of a manifest.
fn dev_profiles(manifest: &Path) -> String {
    let text = fs::read_to_string(manifest).unwrap();
    let (_, profiles) = text.split_once("[profile.dev.package]\n").unwrap();
    profiles.split("\n\n").next().unwrap().trim_end().to_owned()
}

#[test]
fn a_new_crate_builds_passes_its_test_and_is_optimised() {
    let folder = folder("builds");
    let output = t0(&folder, &["new", "my-kernels", "--path-to-t0", workspace().to_str().unwrap()]);
    let printed = String::from_utf8(output.stderr).unwrap();
    let first =
        "the first build takes minutes: it compiles T0's compiler and the virtual GPU; later builds take seconds\n";
    assert_eq!(printed, format!("created `my-kernels`: `cd my-kernels`, then `cargo run` or `cargo test`\n{first}"));
    let here = folder.join("my-kernels");
    assert_eq!(fs::read_to_string(here.join(".gitignore")).unwrap(), "/target\n");
    assert!(fs::read_to_string(here.join("README.md")).unwrap().starts_with("# my-kernels\n"));
    // The versions of this workspace, which are available offline.
    fs::copy(workspace().join("Cargo.lock"), here.join("Cargo.lock")).unwrap();
    // Otherwise all of T0 would be built twice by these tests.
    let outside = workspace().join("tests/outside/Cargo.toml");
    assert_eq!(
        dev_profiles(&here.join("Cargo.toml")),
        dev_profiles(&outside),
        "tests/outside has the profiles of `t0 new`"
    );

    // The cycle model is part of the program only if it is asked for.
    let tree = |features: &[&str]| cargo(&here, &[&["tree", "--edges", "normal,build"], features].concat()).0;
    let default = tree(&[]);
    assert!(default.contains("t0-runtime") && !default.contains("t0-timing"), "{default}");
    assert!(tree(&["--features", "profile"]).contains("t0-timing"));

    let (tests, _) = cargo(&here, &["test"]);
    assert!(tests.contains("saxpy_agrees_with_rust ... ok"), "{tests}");
    let (out, err) = cargo(&here, &["run"]);
    assert!(out.contains("saxpy of 1048576 elements: ") && out.ends_with("; y[0] = 5\n"), "{out}");
    assert!(!err.contains(HINT), "the profiles of the new crate do not apply to the virtual GPU\n{err}");
    #[cfg(unix)]
    the_action_runs(&here);
}

/// Runs the steps of the crate's action as GitHub would: without a baseline, with one, and after a kernel got slower.
#[cfg(unix)]
fn the_action_runs(here: &Path) {
    std::os::unix::fs::symlink(target(), here.join("target")).unwrap();
    let (ok, out, summary) = action(here);
    assert!(
        ok && out.contains("saxpy_agrees_with_rust ... ok") && out.contains("::notice::there is no t0-base"),
        "{out}"
    );
    assert!(summary.starts_with("| launch | kernel | modelled clocks | ") && summary.lines().count() == 3, "{summary}");

    assert!(t0(here, &["bench", "--save", "t0-baseline.toml"]).status.success());
    let (ok, out, summary) = action(here);
    assert!(ok && !out.contains("::notice::"), "{out}");
    assert!(summary.ends_with("\nNo figure has risen by more than 2 %.\n"), "{summary}");

    let kernels = here.join("src/lib.rs");
    let slower = fs::read_to_string(&kernels).unwrap().replace("a * x[i] + y[i];", "(a * x[i] + y[i]).sin().cos();");
    fs::write(&kernels, slower).unwrap();
    fs::remove_dir_all(here.join("tests")).unwrap();
    let (ok, out, summary) = action(here);
    assert!(!ok, "{out}");
    assert!(summary.ends_with("\nFigures of 1 launch have risen by more than 2 %: they are bold.\n"), "{summary}");
}

/// Whether all steps of the action succeed, what they print, and the summary that they write. A step that has a
/// condition is left out: it installs the command.
#[cfg(unix)]
fn action(here: &Path) -> (bool, String, String) {
    let yaml = fs::read_to_string(here.join(".github/actions/t0/action.yml")).unwrap();
    let (inputs, steps) = yaml.split_once("\n  steps:\n").unwrap();
    let summary = here.join("summary.md");
    fs::write(&summary, "").unwrap();
    let mut printed = String::new();
    let steps: Vec<&str> = steps.split("    - name: ").skip(1).filter(|step| !step.contains("\n      if: ")).collect();
    assert_eq!(steps.len(), 3);
    for step in steps {
        let (head, script) = step.split_once("\n      run: ").unwrap();
        let mut command = Command::new("bash");
        command.args(["--noprofile", "--norc", "-eo", "pipefail", "-c", script.trim_start_matches('|')]);
        command.current_dir(here).env("GITHUB_STEP_SUMMARY", &summary).env("NO_COLOR", "1");
        command.env("CARGO_NET_OFFLINE", "true").env("CARGO_TARGET_DIR", target()).env("RUSTFLAGS", "-Dwarnings");
        let commands = Path::new(env!("CARGO_BIN_EXE_t0")).parent().unwrap();
        let paths = std::env::split_paths(&std::env::var_os("PATH").unwrap()).collect::<Vec<_>>();
        let paths = std::iter::once(commands.to_owned()).chain(paths);
        command.env("PATH", std::env::join_paths(paths).unwrap());
        for line in head.split_once("\n      env:\n").map_or("", |(_, lines)| lines).lines() {
            let (name, value) = line.trim().split_once(": ").unwrap();
            let input = value.strip_prefix("${{ inputs.").and_then(|value| value.strip_suffix(" }}"));
            command.env(name, input.map_or(value, |input| default(inputs, input)));
        }
        let output = command.output().unwrap();
        printed += &String::from_utf8_lossy(&[output.stdout, output.stderr].concat());
        if !output.status.success() {
            return (false, printed, fs::read_to_string(summary).unwrap());
        }
    }
    (true, printed, fs::read_to_string(summary).unwrap())
}

/// The default of an input of the action.
#[cfg(unix)]
fn default<'a>(inputs: &'a str, name: &str) -> &'a str {
    let (_, rest) = inputs.split_once(&format!("\n  {name}:\n")).unwrap();
    let (_, value) = rest.split_once("    default: ").unwrap();
    value.lines().next().unwrap().trim_matches('"')
}

#[test]
fn the_published_version_is_the_default() {
    let folder = folder("published");
    assert!(t0(&folder, &["new", "kernels"]).status.success());
    let manifest = fs::read_to_string(folder.join("kernels/Cargo.toml")).unwrap();
    assert!(manifest.contains(&format!("\nt0 = \"{}\"\n", env!("CARGO_PKG_VERSION"))), "{manifest}");
    assert!(manifest.starts_with("[package]\nname = \"kernels\"\n"), "{manifest}");
}

#[test]
fn invalid_names_and_paths_are_refused() {
    let folder = folder("refused");
    fs::create_dir(folder.join("there")).unwrap();
    assert_eq!(
        refused(&folder, &["new", "there"], 1),
        "error: `there` exists already: choose another name, or remove it\n"
    );
    assert_eq!(
        refused(&folder, &["new", "kernels", "--path-to-t0", "there"], 1),
        "error: there is not a checkout of T0: it has no t0/Cargo.toml\n"
    );
    assert!(!folder.join("kernels").exists(), "nothing is created if the command fails");
    let error = refused(&folder, &["new", "a/b"], 2);
    assert!(
        error.contains("'a/b' for '<NAME>': expected a name, not a path; the directory is created in the current one"),
        "{error}"
    );
    let error = refused(&folder, &["new", "match"], 2);
    assert!(error.contains("`match` is a keyword of Rust: choose another name"), "{error}");
}
