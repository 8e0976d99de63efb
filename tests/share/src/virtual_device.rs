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

/// The command `t0`, beside which the preloaded library is, of the test's own profile. Cargo builds both here, because
/// a test of another crate does not depend on them.
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
        let arguments = ["build", "-q", "--offline", "--profile", profile, "-p", "t0-cli", "-p", "t0-virtual"];
        let built = Command::new(env!("CARGO")).args(arguments).current_dir(&workspace).status();
        let succeeded = built.is_ok_and(|status| status.success());
        assert!(succeeded, "`cargo build --profile {profile} -p t0-cli -p t0-virtual` fails");
    });
    directory.join("t0")
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
