//! Runs the build script of a crate, which describes its kernels.

use std::path::{Path, PathBuf};
use std::process::Stdio;

use t0_tune::measure::Host;
use t0_tune::{REQUESTS, Request};

use crate::builds;
use crate::child::Temporary;
use crate::input::Failure;

/// Runs the build script of the crate by cargo, as in the last build: in its profile, and compiling as it did, so that
/// cargo has the dependencies already. `profile` is another profile. Returns what it describes, and its function for
/// results.
pub(super) fn run(root: &Path, profile: Option<&str>) -> Result<(Vec<Request>, Option<Host>), Failure> {
    let directory = Temporary::create("t0-tune")?;
    let mut command = builds::cargo();
    let last = if profile.is_none() { builds::last(root) } else { None };
    let compiled = last.as_ref().is_some_and(|build| build.compiled);
    // The messages name the program of the build script. Diagnostics go to the terminal as usual.
    let messages = ["--message-format", "json-render-diagnostics"];
    command.arg(if compiled { "build" } else { "check" }).args(messages).current_dir(root);
    if let Some(profile) = profile.or(last.as_ref().map(|build| build.profile.as_str())) {
        command.args(["--profile", profile]);
    }
    let output = command.env(REQUESTS, directory.path()).stderr(Stdio::inherit()).output();
    let requests = requests(directory.path(), root)?;
    // A build may fail because of the records that are about to be written.
    match output {
        Err(error) => Err(Failure::Cargo { why: error.to_string() }),
        Ok(output) if requests.is_empty() && !output.status.success() => {
            Err(Failure::Cargo { why: output.status.to_string() })
        }
        Ok(output) => {
            let program = program(&String::from_utf8_lossy(&output.stdout), root);
            Ok((requests, program.map(|program| Host::from_build_script(program, root.to_owned()))))
        }
    }
}

/// The program of the build script of the crate in `root`, from the messages of cargo.
fn program(messages: &str, root: &Path) -> Option<PathBuf> {
    messages.lines().find_map(|line| {
        let message: serde_json::Value = serde_json::from_str(line).ok()?;
        let is_script = message["reason"] == "compiler-artifact" && message["target"]["kind"][0] == "custom-build";
        let manifest = Path::new(message["manifest_path"].as_str()?).parent()?;
        let own = is_script && std::fs::canonicalize(manifest).is_ok_and(|known| known == root);
        own.then(|| message["filenames"][0].as_str().map(PathBuf::from)).flatten()
    })
}

/// The requests of the crate in `root`, in the order of their names. Dependencies may write requests too.
fn requests(directory: &Path, root: &Path) -> Result<Vec<Request>, Failure> {
    let path = || directory.display().to_string();
    let entries = std::fs::read_dir(directory).map_err(|error| Failure::Read { path: path(), error })?;
    let mut requests = Vec::new();
    for entry in entries {
        let request = read(&entry.map_err(|error| Failure::Read { path: path(), error })?.path())?;
        if std::fs::canonicalize(&request.root).is_ok_and(|known| known == root) {
            requests.push(request);
        }
    }
    requests.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(requests)
}

/// Reads a description.
pub(super) fn read(path: &Path) -> Result<Request, Failure> {
    let text =
        t0_files::read_to_string(path).map_err(|error| Failure::Read { path: path.display().to_string(), error })?;
    Ok(Request::parse(path, &text)?)
}
