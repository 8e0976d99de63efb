//! The mistakes of [`super::mutations`] through the kernel's interface: each in a process of its own under
//! `t0 virtual`, where [`Linux`] drives the virtual device in place of `/dev/kfd`.
//!
//! The device is not in strict mode there, and host and device share its memory, so some mistakes have no effect.
//! [`UNSEEN`] lists them; [`super::mutations`] catches all of them in strict mode. Device memory that is not public has
//! no effect either: amdgpu maps it into the host since Linux 5.14, before it knew gfx1100, and moves it at the first
//! access. But the driver says what is public, and [`Mutant::asking`](super::mutant::Mutant::asking) asks it.

use std::env;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use t0_tests_share::virtual_device;

use super::mutant::Mistake;
use super::mutations::{MISTAKES, caught, scenario_on};
use crate::sys::linux::Linux;

/// The mistakes that only strict mode or a model of HDP shows, which the device under `t0 virtual` has not.
const UNSEEN: [&str; 14] = [
    "queues and signals that are not coherent",
    "a doorbell that counts bytes",
    "a doorbell that counts packets",
    "no HDP flush",
    "an HDP flush only before doorbells",
    "an HDP flush only before reads",
    "an HDP flush at another register",
    "no barrier bit",
    "acquire scope 0",
    "acquire scope of the GPU",
    "release scope 0",
    "release scope of the GPU",
    "no write index",
    "a write index that lags",
];

/// The variable that names the mistake of a child process; [`NONE`] is a client without one.
const MISTAKE: &str = "T0_MISTAKE";
const NONE: &str = "none";
/// What the child prints before it has found out whether the mistake is noticed, and then.
const UNNOTICED: &str = "UNNOTICED";
const NOTICED: &str = "NOTICED ";
/// How long a child may take.
const LIMIT: Duration = Duration::from_secs(60);

/// Does nothing unless the test below has started this process.
#[test]
#[expect(clippy::print_stdout, reason = "the test that has started this process reads it")]
fn child() {
    let Ok(name) = env::var(MISTAKE) else { return };
    let known = MISTAKES.iter().find(|(known, _)| *known == name).map(|(_, mistake)| *mistake);
    let mistake = known.unwrap_or(Mistake::None);
    assert!(known.is_some() || name == NONE, "no mistake `{name}`");
    let driver = Linux::open().expect("`t0 virtual` has put the device there");
    match caught(|| scenario_on(driver, mistake)) {
        Some(why) => println!("{NOTICED}{}", why.lines().next().unwrap_or_default()),
        None => println!("{UNNOTICED}"),
    }
}

/// How a child ends.
#[derive(Debug, PartialEq, Eq)]
enum Outcome {
    Noticed(String),
    Unnoticed,
    Hangs,
}

fn outcome(name: &str) -> Outcome {
    let program = env::current_exe().expect("a test has a path");
    let mut command = virtual_device::command(&program);
    command.args(["--exact", "sys::tests::driver::child", "--nocapture"]).env(MISTAKE, name);
    let ended = virtual_device::run(&mut command, LIMIT);
    let Some(status) = ended.status else { return Outcome::Hangs };
    let line = |start: &str| ended.stdout.lines().find_map(|line| line.split_once(start));
    match (line(NOTICED), line(UNNOTICED)) {
        (Some((_, why)), _) => Outcome::Noticed(why.to_owned()),
        (_, Some(_)) if status.success() => Outcome::Unnoticed,
        // A device file that is mapped wrongly ends the process, as a card's would.
        _ => Outcome::Noticed(format!("{status}: {}", ended.stderr.lines().last().unwrap_or_default())),
    }
}

#[test]
#[expect(clippy::print_stdout, reason = "the figures are read from the output of the test")]
fn mistakes_are_caught_through_the_driver_too() {
    if !virtual_device::SUPPORTED {
        println!("SKIPPED mistakes through the driver: `t0 virtual` needs Linux on x86-64 with glibc");
        return;
    }
    assert!(UNSEEN.iter().all(|unseen| MISTAKES.iter().any(|(name, _)| name == unseen)), "a name has changed");
    assert_eq!(outcome(NONE), Outcome::Unnoticed, "without a mistake the scenario succeeds");
    let tried: Vec<&str> = MISTAKES.iter().map(|(name, _)| *name).filter(|name| !UNSEEN.contains(name)).collect();
    let (next, missed) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, |cores| cores.get().min(4)) {
            scope.spawn(|| {
                while let Some(name) = tried.get(next.fetch_add(1, Ordering::Relaxed)) {
                    match outcome(name) {
                        Outcome::Noticed(why) => println!("{name}: {why}"),
                        other => missed.lock().unwrap_or_else(PoisonError::into_inner).push((*name, other)),
                    }
                }
            });
        }
    });
    let missed = missed.into_inner().unwrap_or_else(PoisonError::into_inner);
    println!("FIGURE kfd.linux_mutations {}", tried.len());
    println!("FIGURE kfd.linux_mutations_caught {}", tried.len() - missed.len());
    assert!(missed.is_empty(), "not caught: {missed:?}");
}
