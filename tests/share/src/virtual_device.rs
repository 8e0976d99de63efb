//! Programs that run under `t0 virtual`: the virtual gfx1100 is in place of `/dev/kfd`, so a program of T0 with
//! `T0_DEVICE=kfd` runs the code that drives a card.

use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::Once;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Whether this system has the preloaded library.
pub const SUPPORTED: bool = cfg!(all(target_os = "linux", target_arch = "x86_64", target_env = "gnu"));
/// How often a running program is looked at.
const STEP: Duration = Duration::from_millis(5);

/// The preloaded library.
const LIBRARY: &str = "libt0_virtual.so";

/// The command `t0`, beside which the preloaded library is, of the test's own profile.
///
/// `cargo test` builds both for the tests of t0-cli. A test of another crate does not depend on them, so where they are
/// missing or older than a source, cargo builds them here. That takes minutes after `cargo test`, because all
/// libraries are then built once more with the features that these two packages alone need.
///
/// # Panics
/// Panics if they do not build.
#[must_use]
pub fn t0() -> PathBuf {
    static BUILT: Once = Once::new();
    // A test is in `target/PROFILE/deps`.
    let test = std::env::current_exe().expect("a test has a path");
    let directory = test.ancestors().nth(2).expect("a test is in the target directory");
    let profile = match directory.file_name().and_then(|name| name.to_str()) {
        Some("debug") | None => "dev",
        Some(other) => other,
    };
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    BUILT.call_once(|| {
        if share_built(directory, &workspace).is_some() {
            return;
        }
        let arguments = ["build", "-q", "--offline", "--profile", profile, "-p", "t0-cli", "-p", "t0-virtual"];
        let built = Command::new(env!("CARGO")).args(arguments).current_dir(&workspace).status();
        let succeeded = built.is_ok_and(|status| status.success());
        assert!(succeeded, "`cargo build --profile {profile} -p t0-cli -p t0-virtual` fails");
    });
    directory.join("t0")
}

/// Puts the library that `cargo test` has built beside the command. `None` if the library or the command is missing, or
/// older than a source of either.
fn share_built(directory: &Path, workspace: &Path) -> Option<()> {
    let (command, built) = (directory.join("t0"), directory.join("deps").join(LIBRARY));
    // Cargo lists the sources of a command and of all libraries of the workspace that it contains. The preloaded
    // library contains some of these libraries.
    let mut sources = sources(&std::fs::read_to_string(directory.join("t0.d")).ok()?);
    sources.extend(["Cargo.toml", "Cargo.lock"].map(|name| workspace.join(name)));
    for package in std::fs::read_dir(workspace).ok()?.flatten() {
        sources.extend(Some(package.path().join("Cargo.toml")).filter(|manifest| manifest.exists()));
    }
    sources.extend(std::fs::read_dir(workspace.join("t0-virtual/src")).ok()?.flatten().map(|source| source.path()));
    let changed = |path: &Path| path.metadata().and_then(|data| data.modified()).ok();
    let oldest = changed(&command)?.min(changed(&built)?);
    if sources.iter().any(|source| changed(source).is_none_or(|time| time > oldest)) {
        return None;
    }
    let beside = directory.join(LIBRARY);
    if changed(&beside) != changed(&built) {
        // A link has the time of the library. It replaces the old one at once, because another process may use that.
        let new = directory.join(format!("{LIBRARY}.{}", std::process::id()));
        std::fs::hard_link(&built, &new).ok()?;
        std::fs::rename(&new, &beside).ok()?;
    }
    Some(())
}

/// The files on which the target of a dependency file depends.
fn sources(text: &str) -> Vec<PathBuf> {
    let list = text.split_once(": ").map_or("", |(_, list)| list).trim_end().replace("\\ ", "\0");
    list.split(' ').filter(|path| !path.is_empty()).map(|path| PathBuf::from(path.replace('\0', " "))).collect()
}

/// `t0 virtual -- PROGRAM`, with `T0_DEVICE=kfd`.
#[must_use]
pub fn command(program: &Path) -> Command {
    command_with(&[], program)
}

/// As [`command`], with options of `t0 virtual`.
#[must_use]
pub fn command_with(options: &[&str], program: &Path) -> Command {
    let mut command = Command::new(t0());
    command.arg("virtual").args(options).arg("--").arg(program).env("T0_DEVICE", "kfd");
    command
}

/// How a program has ended.
#[derive(Debug)]
pub struct Ended {
    /// Its status; `None` if it was killed because its time was over.
    pub status: Option<ExitStatus>,
    /// Its standard output.
    pub stdout: String,
    /// Its standard error.
    pub stderr: String,
}

impl Ended {
    /// The standard output of a program that succeeded.
    ///
    /// # Panics
    /// Panics with all output if it did not succeed in time.
    #[must_use]
    #[track_caller]
    pub fn success(self) -> String {
        assert!(
            self.status.is_some_and(|status| status.success()),
            "{:?}\n{}\n{}",
            self.status,
            self.stdout,
            self.stderr
        );
        self.stdout
    }
}

/// Runs a program and those that it starts. If it takes longer than the limit, all of them are killed.
///
/// # Panics
/// Panics if the program cannot be started.
#[must_use]
pub fn run(command: &mut Command, limit: Duration) -> Ended {
    // A group of its own, so that the programs that it starts can be killed too.
    std::os::unix::process::CommandExt::process_group(command, 0);
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program can be started");
    let (stdout, stderr) = (reader(child.stdout.take()), reader(child.stderr.take()));
    let start = Instant::now();
    let status = loop {
        match child.try_wait().expect("it is a child of this process") {
            Some(status) => break Some(status),
            None if start.elapsed() > limit => {
                let group = format!("kill -s KILL -- -{}", child.id());
                let _ = Command::new("sh").args(["-c", &group]).status();
                let _ = child.wait();
                break None;
            }
            None => std::thread::sleep(STEP),
        }
    };
    Ended { status, stdout: text(stdout), stderr: text(stderr) }
}

/// Reads a pipe to its end, so that the program never waits for space in it.
fn reader(pipe: Option<impl Read + Send + 'static>) -> JoinHandle<Vec<u8>> {
    std::thread::spawn(move || {
        let mut bytes = Vec::new();
        if let Some(mut pipe) = pipe {
            let _ = pipe.read_to_end(&mut bytes);
        }
        bytes
    })
}

fn text(reader: JoinHandle<Vec<u8>>) -> String {
    String::from_utf8_lossy(&reader.join().unwrap_or_default()).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dependency_file_lists_sources() {
        let sources = sources("/a/target/debug/t0: /a/src/main.rs /a/with\\ space/lib.rs\n");
        assert_eq!(sources, ["/a/src/main.rs", "/a/with space/lib.rs"].map(PathBuf::from));
    }

    #[test]
    fn what_cargo_test_has_built_is_used_while_it_is_newer_than_all_sources() {
        let workspace = tempfile::tempdir().expect("a directory");
        let (at, target) = (|name: &str| workspace.path().join(name), workspace.path().join("target/debug"));
        let write = |path: &Path, time: u64| {
            std::fs::create_dir_all(path.parent().expect("it has a parent")).expect("a directory");
            let file = std::fs::File::create(path).expect("a file");
            file.set_modified(std::time::UNIX_EPOCH + Duration::from_secs(time)).expect("the time is set");
        };
        let files = ["Cargo.toml", "Cargo.lock", "t0-cli/Cargo.toml", "t0-cli/src/main.rs", "t0-virtual/src/lib.rs"];
        files.iter().for_each(|name| write(&at(name), 100));
        let used = || share_built(&target, workspace.path()).is_some();
        assert!(!used(), "nothing is built");
        write(&target.join("deps").join(LIBRARY), 200);
        write(&target.join("t0"), 200);
        let list = format!("{}: {}", target.join("t0").display(), at("t0-cli/src/main.rs").display());
        std::fs::write(target.join("t0.d"), list).expect("it is written");
        assert!(used() && target.join(LIBRARY).exists());
        for name in files {
            write(&at(name), 300);
            assert!(!used(), "{name} has changed");
            write(&at(name), 100);
        }
        write(&target.join("deps").join(LIBRARY), 50);
        assert!(!used(), "the library is older than a source");
        write(&target.join("deps").join(LIBRARY), 400);
        assert!(used());
    }

    #[test]
    fn a_program_that_takes_too_long_is_killed_with_those_that_it_starts() {
        let start = Instant::now();
        let mut shell = Command::new("sh");
        let ended = run(shell.args(["-c", "echo started; sleep 100; echo over"]), Duration::from_millis(300));
        assert_eq!((ended.status, ended.stdout.as_str()), (None, "started\n"));
        assert!(start.elapsed() < Duration::from_secs(20), "the pipe is closed when the last one has ended");
        let ended = run(Command::new("sh").args(["-c", "echo done; echo why >&2"]), Duration::from_secs(20));
        assert_eq!(ended.stderr, "why\n");
        assert_eq!(ended.success(), "done\n");
    }
}
