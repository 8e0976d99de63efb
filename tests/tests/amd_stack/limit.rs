//! The watchdog of the programs: each has a limit of time, at which its whole group of processes is killed.

use std::fs::File;
use std::os::unix::process::CommandExt;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

/// How long a program may run that has no limit of its own. On an idle machine the slowest takes a tenth of it.
pub(crate) const LIMIT: Duration = Duration::from_secs(300);

/// What a program has printed before it ended or was killed.
pub(crate) struct Ended {
    pub(crate) output: Output,
    /// Whether it has run longer than its limit, and was killed.
    pub(crate) late: bool,
}

/// Runs a program, and kills it and all processes of its group if it runs longer than `limit`.
///
/// Its output goes to files: a process that survives it would keep the reader of a pipe waiting.
pub(crate) fn watched(command: &mut Command, limit: Duration) -> Ended {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let file = |name: &str| File::create(directory.path().join(name)).expect("a new file");
    // The child is the first of a group with its own number.
    let mut child = command.process_group(0).stdout(file("out")).stderr(file("err")).spawn().expect("it is installed");
    let start = Instant::now();
    let mut late = false;
    let status = loop {
        match child.try_wait().expect("our child") {
            Some(status) => break status,
            None if start.elapsed() >= limit => {
                late = true;
                kill_group(child.id());
                break child.wait().expect("our child");
            }
            None => std::thread::sleep(Duration::from_millis(5)),
        }
    };
    let read = |name: &str| std::fs::read(directory.path().join(name)).expect("it was created");
    Ended { output: Output { status, stdout: read("out"), stderr: read("err") }, late }
}

/// As [`watched`], for a program that must end by itself within [`LIMIT`].
#[track_caller]
pub(crate) fn output(command: &mut Command) -> Output {
    within(command, LIMIT)
}

/// As [`watched`], for a program that must end by itself.
#[track_caller]
pub(crate) fn within(command: &mut Command, limit: Duration) -> Output {
    let Ended { output, late } = watched(command, limit);
    assert!(!late, "{command:?} runs longer than {limit:?}: {}", super::text(&output));
    output
}

fn kill_group(leader: u32) {
    let group = format!("-{leader}");
    // The child has not been waited for, so that no other group has its number.
    let status = Command::new("kill").args(["-KILL", "--", &group]).status().expect("`kill` is installed");
    assert!(status.success(), "the group {leader} cannot be killed");
}

/// Whether a process runs. One that has ended, and that no one waits for, does not.
fn runs(process: &str) -> bool {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    stat.rsplit_once(") ").is_some_and(|(_, state)| !state.starts_with(['Z', 'X']))
}

#[test]
fn a_program_that_runs_too_long_is_killed_with_its_children_and_fails() {
    let endless = || {
        let mut command = Command::new("sh");
        // A child in the background, and one that ignores requests to end.
        command.args(["-c", "sleep 1000 & echo $!; (trap '' TERM; sleep 1000) & echo $!; echo $$; wait"]);
        command
    };
    let start = Instant::now();
    let Ended { output, late } = watched(&mut endless(), Duration::from_millis(300));
    assert!(late && start.elapsed() < Duration::from_secs(60), "{:?}", start.elapsed());
    assert!(!output.status.success());
    let printed = String::from_utf8(output.stdout).expect("numbers");
    let processes: Vec<&str> = printed.lines().collect();
    assert_eq!(processes.len(), 3, "{printed}");
    // A signal is delivered soon, not at once.
    let gone = || processes.iter().all(|process| !runs(process));
    while !gone() && start.elapsed() < Duration::from_secs(60) {
        std::thread::sleep(Duration::from_millis(5));
    }
    assert!(gone(), "processes survive: {printed}");
    let failed = std::panic::catch_unwind(|| within(&mut endless(), Duration::from_millis(50)));
    let message = *failed.expect_err("it ran too long").downcast::<String>().expect("a message");
    assert!(message.contains("runs longer than 50ms"), "{message}");
}

#[test]
fn a_program_that_ends_in_time_keeps_its_status_and_output() {
    let Ended { output, late } = watched(Command::new("sh").args(["-c", "echo out; echo err >&2; exit 7"]), LIMIT);
    assert!(!late && runs(&std::process::id().to_string()));
    assert_eq!((output.status.code(), &*output.stdout, &*output.stderr), (Some(7), &b"out\n"[..], &b"err\n"[..]));
}
