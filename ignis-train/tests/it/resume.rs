//! A run that SIGKILL ends at random moments and that is resumed computes the bits of an uninterrupted one.

use ignis::DType;
use ignis_train::train::Checkpoint;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use t0_tests_share::parabola::{Parabola, loss, options, trainer};
use t0_tests_share::random::Random;
use t0_tests_share::tensors::strict;

const STEPS: u64 = 40;
/// The folder of the run, for the process that is killed.
const FOLDER: &str = "T0_TEST_RESUME_FOLDER";
/// Kills of processes that had made a step at least.
const KILLS: usize = 8;

fn run(folder: &Path) {
    let context = strict();
    let mut options = options(folder, STEPS);
    options.save_every = 1;
    let (mut data, mut trainer) = (Parabola::default(), trainer(&context, DType::Bf16, options).expect("a trainer"));
    trainer.resume(&mut data).expect("resumed");
    let outcome = trainer.run(&mut data, |model, batch, step| loss(model, batch, step)).expect("a run");
    assert_eq!(outcome.step, STEPS);
}

#[test]
#[ignore = "a process of its own runs this: see the other test"]
fn resumed_process() {
    let folder = std::env::var_os(FOLDER).expect("the other test names a folder");
    run(Path::new(&folder));
}

fn last_step(folder: &Path) -> u64 {
    Checkpoint::list(folder).expect("a list").last().map_or(0, |(step, _)| *step)
}

#[test]
fn a_killed_run_ends_with_the_bits_of_an_uninterrupted_one() {
    let folders = tempfile::tempdir().expect("a folder");
    let [whole, killed] = ["whole", "killed"].map(|name| folders.path().join(name));
    run(&whole);
    let random = &mut Random::new(std::process::id().into());
    let (mut kills, mut processes) = (0, 0);
    loop {
        processes += 1;
        assert!(processes < 100, "the run makes no progress");
        let mut child = Command::new(std::env::current_exe().expect("this test"))
            .args(["--ignored", "--exact", "resume::resumed_process"])
            .env(FOLDER, &killed)
            .stdout(Stdio::null())
            .spawn()
            .expect("a process");
        if kills < KILLS {
            let target = last_step(&killed) + 1 + random.below(3);
            let start = Instant::now();
            while last_step(&killed) < target && child.try_wait().expect("a state").is_none() {
                assert!(start.elapsed() < Duration::from_secs(300), "the process makes no progress");
                std::thread::sleep(Duration::from_millis(1));
            }
            // Anywhere within the next step, or within the writing of its checkpoint.
            std::thread::sleep(Duration::from_micros(random.below(40_000)));
            child.kill().expect("killed");
            kills += 1;
        }
        if child.wait().expect("an end").success() {
            break;
        }
    }
    assert!(kills >= KILLS && processes > KILLS, "{kills} kills of {processes} processes");
    let last = |folder: &Path| {
        let (step, path) = Checkpoint::list(folder).expect("a list").pop().expect("a checkpoint");
        assert_eq!(step, STEPS);
        std::fs::read(path).expect("a file")
    };
    assert_eq!(last(&killed), last(&whole), "the files have the same bytes");
    assert!(std::fs::read_dir(&killed).expect("names").all(|entry| {
        let name = entry.expect("a name").file_name();
        !name.to_string_lossy().ends_with(".partial")
    }));
}
