//! Processes of `mpirun` that share the batches of each step, compared with one process; killed and failing processes.

use ignis::nn::{Embedding, Init, Mlp, Module};
use ignis::{Context, Result, Tensor};
use ignis_train::mpi::{Mpi, StartError};
use ignis_train::optim::{Schedule, Settings, Shape};
use ignis_train::train::{
    Batches, Checkpoint, Data, Group, Options, Outcome, Position, Record, Step, TrainError, Trainer,
};
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus};
use std::time::{Duration, Instant};
use t0::{Device, VirtualOptions};
use t0_tests_share::random::Random;

/// What a process of `mpirun` does, and the folder of its run.
const CASE: &str = "T0_TEST_MPI_CASE";
const FOLDER: &str = "T0_TEST_MPI_FOLDER";

/// A target that does not count.
const IGNORED: u32 = u32::MAX;
const TOKENS: u32 = 16;
const LENGTH: usize = 6;

#[derive(Module)]
struct Model {
    embedding: Embedding,
    mlp: Mlp,
}

impl Model {
    fn new(context: &Context) -> Result<Model> {
        let init = &mut Init::new(context, 5);
        let embedding = Embedding::new(init, TOKENS as usize, 8, 0.5)?;
        Ok(Model { embedding, mlp: Mlp::new(init, &[8, 12, TOKENS as usize])? })
    }

    fn loss(&self, batch: &Batch) -> Result<Tensor> {
        let context = self.embedding.weight.master().context();
        let of = |ids: &[u32]| Tensor::from_slice(context, ids, &[ids.len()]);
        let hidden = self.embedding.forward(&of(&batch.inputs)?)?;
        self.mlp.forward(&hidden)?.cross_entropy(&of(&batch.targets)?, Some(IGNORED))
    }
}

struct Batch {
    inputs: Vec<u32>,
    targets: Vec<u32>,
}

/// Short texts in which a different number of targets is ignored.
struct Texts {
    batches: Batches,
    /// Batches that are one batch.
    joined: usize,
}

impl Texts {
    fn new(joined: usize) -> Texts {
        Texts { batches: Batches::new(41, 4, 9).expect("ten batches"), joined }
    }
}

impl Data for Texts {
    type Batch = Batch;

    fn next(&mut self) -> Result<Batch, TrainError> {
        let (mut inputs, mut targets) = (vec![], vec![]);
        for _ in 0..self.joined {
            for text in self.batches.take() {
                let token = |at: usize| (text * 7 + at * at * 3) as u32 % TOKENS;
                let ignored = text * text % LENGTH;
                inputs.extend((0..LENGTH).map(token));
                targets.extend((0..LENGTH).map(|at| if at < ignored { IGNORED } else { token(at + 1) }));
            }
        }
        Ok(Batch { inputs, targets })
    }

    fn position(&self) -> Position {
        self.batches.position()
    }

    fn seek(&mut self, position: Position) -> Result<(), TrainError> {
        self.batches.continue_at(position)
    }

    fn count(batch: &Batch) -> u64 {
        batch.targets.iter().filter(|target| **target != IGNORED).count() as u64
    }

    fn fingerprint(&self) -> Option<String> {
        Some(self.batches.fingerprint())
    }
}

fn options(folder: &Path, accumulate: usize) -> Options {
    Options {
        steps: 24,
        accumulate,
        schedule: Schedule { peak: 0.02, warm_up: 3, steps: 24, end: 1e-3, shape: Shape::Cosine },
        optimizer: Settings { clip: Some(1.0), ..Settings::default() },
        seed: 7,
        log_every: 1,
        folder: Some(folder.to_owned()),
        save_every: 1,
        ..Options::default()
    }
}

fn train(
    options: Options,
    group: Option<Mpi>,
    joined: usize,
    mut each: impl FnMut(&Model, &Batch, &Step) -> Result<Tensor>,
) -> Result<Outcome, TrainError> {
    let device = Device::builder().virtual_gpu(VirtualOptions::strict()).open().expect("the virtual GPU");
    let mut trainer = Trainer::new(Model::new(&Context::new(&device)?)?, options)?;
    if let Some(group) = group {
        trainer = trainer.with_group(group);
    }
    let mut data = Texts::new(joined);
    trainer.resume(&mut data)?;
    trainer.run(&mut data, |model, batch, step| each(model, batch, step))
}

/// One process without MPI.
fn alone(folder: &Path, accumulate: usize, joined: usize) -> Outcome {
    train(options(folder, accumulate), None, joined, |model, batch, _| model.loss(batch)).expect("a run")
}

#[test]
#[ignore = "the other tests start it with mpirun"]
fn process() {
    let variable = |name| std::env::var(name).expect("another test sets it");
    let (case, folder) = (variable(CASE), PathBuf::from(variable(FOLDER)));
    let group = Mpi::start().expect("MPI");
    assert!(matches!(Mpi::start(), Err(StartError::Started)), "MPI cannot be started twice");
    let rank = group.rank();
    let errors = error_file(&folder);
    let write = move |line: String| {
        let file = OpenOptions::new().create(true).append(true).open(&errors);
        writeln!(file.expect("a file"), "{line}").expect("written");
    };
    let note = write.clone();
    std::panic::set_hook(Box::new(move |panic| note(format!("panic of process {rank}: {panic}"))));
    let outcome = match case.as_str() {
        "train" => {
            fs::write(pid_file(&folder, rank), std::process::id().to_string()).expect("written");
            train(options(&folder, 1), Some(group.clone()), 1, |model, batch, _| model.loss(batch)).map(|_| ())
        }
        "fails" => train(options(&folder, 1), Some(group.clone()), 1, |model, batch, step| {
            let fails = (rank, step.number) == (1, 3);
            if fails { model.loss(batch)?.reshape(&[3]) } else { model.loss(batch) }
        })
        .map(|_| ()),
        "options" => {
            let options = Options { seed: 7 + rank as u64, ..options(&folder, 1) };
            train(options, Some(group.clone()), 1, |model, batch, _| model.loss(batch)).map(|_| ())
        }
        "panics" => {
            assert_ne!(rank, 1, "this process panics");
            group.all_gather(&[1.0]).map(|_| ())
        }
        "gathers" => {
            gathers(&group);
            Ok(())
        }
        "differs" => group.all_gather(&vec![1.0; 3 + rank]).map(|_| ()),
        other => panic!("no case {other}"),
    };
    match outcome {
        Ok(()) => group.finish(),
        Err(error) => {
            write(format!("error of process {rank}: {error}"));
            group.abort();
        }
    }
}

/// Checks that each process gets the bits of all, in the order of ranks.
fn gathers(group: &Mpi) {
    // The longest values need several messages.
    for length in [0, 1, 5, (2 << 20) + 3] {
        let of = |rank: usize| (0..length).map(move |i| f32::from_bits((i * 31 + rank * 0x0101_0101) as u32));
        let own: Vec<f32> = of(group.rank()).collect();
        let all = group.all_gather(&own).expect("values");
        let expected = (0..group.size()).flat_map(of);
        assert!(all.iter().map(|x| x.to_bits()).eq(expected.map(f32::to_bits)), "{length}");
    }
}

fn pid_file(folder: &Path, rank: usize) -> PathBuf {
    folder.with_extension(format!("pid{rank}"))
}

fn log_file(folder: &Path) -> PathBuf {
    folder.with_extension("log")
}

/// The errors of processes. `mpirun` may lose what a process prints just before it ends all of them.
fn error_file(folder: &Path) -> PathBuf {
    folder.with_extension("errors")
}

/// Starts processes; what they print is in [`log_file`].
fn mpirun(processes: usize, case: &str, folder: &Path) -> Child {
    let log = File::create(log_file(folder)).expect("a file");
    Command::new("mpirun")
        .args(["-n", &processes.to_string()])
        .arg(std::env::current_exe().expect("this test"))
        .args(["--ignored", "--exact", "process", "--nocapture"])
        .envs([(CASE, case.as_ref()), (FOLDER, folder.as_os_str())])
        .stderr(log.try_clone().expect("a file"))
        .stdout(log)
        .spawn()
        .expect("mpirun, which Debian's package `mpich` has")
}

/// Waits for processes, and returns what they printed and their errors.
fn end(mut child: Child, folder: &Path) -> (ExitStatus, String) {
    let start = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().expect("a state") {
            break status;
        }
        if start.elapsed() > Duration::from_secs(120) {
            child.kill().expect("killed");
            panic!("the processes hang: {}", fs::read_to_string(log_file(folder)).expect("a log"));
        }
        std::thread::sleep(Duration::from_millis(5));
    };
    let errors = fs::read_to_string(error_file(folder)).unwrap_or_default();
    (status, fs::read_to_string(log_file(folder)).expect("a log") + &errors)
}

/// The bytes of the last checkpoint.
fn last(folder: &Path) -> Vec<u8> {
    let (step, path) = Checkpoint::list(folder).expect("a list").pop().expect("a checkpoint");
    assert_eq!(step, 24);
    fs::read(path).expect("a file")
}

fn last_step(folder: &Path) -> u64 {
    Checkpoint::list(folder).expect("a list").last().map_or(0, |(step, _)| *step)
}

fn records(folder: &Path) -> Vec<Record> {
    let records = Record::read(folder.join("metrics.jsonl")).expect("records");
    records.into_iter().map(|record| Record { seconds: 0.0, ..record }).collect()
}

#[test]
fn two_processes_have_the_bits_of_one_and_the_loss_of_the_whole_batch() {
    let folders = tempfile::tempdir().expect("a folder");
    let [both, one, whole] = ["both", "one", "whole"].map(|name| folders.path().join(name));
    let (status, log) = end(mpirun(2, "train", &both), &both);
    assert!(status.success(), "{log}");
    // The two halves of each step, one after the other.
    alone(&one, 2, 1);
    assert!(last(&both) == last(&one), "the checkpoints have the same bytes");
    assert_eq!(records(&both), records(&one));
    // Both halves as one batch.
    alone(&whole, 1, 2);
    let (found, expected) = (records(&both), records(&whole));
    assert_eq!((found.len(), expected.len()), (24, 24));
    for (found, expected) in found.iter().zip(&expected) {
        assert!((found.loss - expected.loss).abs() <= 1e-5 * expected.loss, "{found:?} {expected:?}");
    }
    assert!(found[23].loss < found[0].loss, "the model learns");
    let (mut texts, mut unequal) = (Texts::new(1), 0);
    for _ in 0..24 {
        let counts = [(); 2].map(|()| Texts::count(&texts.next().expect("a batch")));
        unequal += usize::from(counts[0] != counts[1]);
    }
    assert!(unequal > 12, "the halves of {unequal} steps count differently");
}

#[test]
fn when_a_process_is_killed_the_other_ends_and_a_new_run_has_the_same_bits() {
    let folders = tempfile::tempdir().expect("a folder");
    let [killed, one] = ["killed", "one"].map(|name| folders.path().join(name));
    let random = &mut Random::new(std::process::id().into());
    for victim in [1, 0, 1] {
        for rank in 0..2 {
            let _ = fs::remove_file(pid_file(&killed, rank));
        }
        let target = last_step(&killed) + 1 + random.below(3);
        let child = mpirun(2, "train", &killed);
        let start = Instant::now();
        while last_step(&killed) < target {
            assert!(start.elapsed() < Duration::from_secs(120), "the processes make no progress");
            std::thread::sleep(Duration::from_millis(1));
        }
        // Anywhere within the next step, or within the writing of its checkpoint.
        std::thread::sleep(Duration::from_micros(random.below(20_000)));
        let pids = [0, 1].map(|rank| fs::read_to_string(pid_file(&killed, rank)).expect("a process"));
        let kill = Command::new("kill").args(["-KILL", &pids[victim]]).status().expect("kill");
        assert!(kill.success(), "process {victim} still runs");
        let (status, log) = end(child, &killed);
        assert!(!status.success(), "{log}");
        assert!(!Path::new("/proc").join(&pids[1 - victim]).exists(), "the other process has ended: {log}");
    }
    let (status, log) = end(mpirun(2, "train", &killed), &killed);
    assert!(status.success(), "{log}");
    alone(&one, 2, 1);
    assert!(last(&killed) == last(&one), "the checkpoints have the same bytes");
    assert_eq!(records(&killed), records(&one));
}

#[test]
fn a_process_that_fails_ends_all_with_its_error() {
    let folders = tempfile::tempdir().expect("a folder");
    let folder = folders.path().join("fails");
    let (status, log) = end(mpirun(2, "fails", &folder), &folder);
    assert!(!status.success(), "{log}");
    assert!(log.contains("error of process 1: step 4 failed"), "{log}");
    assert_eq!(last_step(&folder), 3, "the checkpoint before the step that failed remains");
    let folder = folders.path().join("panics");
    let (status, log) = end(mpirun(2, "panics", &folder), &folder);
    assert!(!status.success() && log.contains("this process panics"), "{log}");
}

#[test]
fn different_options_are_an_error_that_names_them() {
    let folders = tempfile::tempdir().expect("a folder");
    let folder = folders.path().join("options");
    let (status, log) = end(mpirun(2, "options", &folder), &folder);
    assert!(!status.success(), "{log}");
    let expected = "the processes that train together: process 1 has another option `seed` than process 0: all need \
        the same model, options and data";
    assert!(log.contains(expected), "{log}");
}

#[test]
fn values_arrive_in_the_order_of_ranks() {
    let folders = tempfile::tempdir().expect("a folder");
    for processes in 1..=3 {
        let folder = folders.path().join(processes.to_string());
        let (status, log) = end(mpirun(processes, "gathers", &folder), &folder);
        assert!(status.success(), "{log}");
    }
}

#[test]
fn different_numbers_of_values_are_an_error() {
    let folders = tempfile::tempdir().expect("a folder");
    let folder = folders.path().join("differs");
    let (status, log) = end(mpirun(2, "differs", &folder), &folder);
    assert!(!status.success(), "{log}");
    let expected = "the processes that train together: they send different numbers of values, [3, 4] by rank: \
        all need the same model";
    assert!(log.contains(expected), "{log}");
}
