//! Runs of several processes and writers in one folder, a disk that is full, and what is not a regular file.

use ignis::nn::{self, Init, Linear, Module, Parameter};
use ignis::{Context, DType, Tensor};
use ignis_train::optim::{Described, Saved, SavedParameter};
use ignis_train::train::{Checkpoint, Options, Position, Record, Run, Tokens, TrainError, Width};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};
use t0_tests_share::parabola::{Parabola, loss, options, trainer};
use t0_tests_share::tensors::strict;
use tempfile::tempdir;

/// What a process of its own does, and its folder.
const CASE: &str = "T0_TEST_PROCESSES_CASE";
const FOLDER: &str = "T0_TEST_PROCESSES_FOLDER";

/// Starts this test as another process, through a shell that sets limits first.
fn start(limits: &str, case: &str, folder: &Path) -> Child {
    let test = std::env::current_exe().expect("this test");
    Command::new("sh")
        .args(["-c", &format!("{limits}exec \"$0\" \"$@\"")])
        .arg(test)
        .args(["--ignored", "--exact", "processes::process", "--nocapture"])
        .envs([(CASE, case.as_ref()), (FOLDER, folder.as_os_str())])
        .stdout(Stdio::null())
        .spawn()
        .expect("a process")
}

fn train(context: &Context, options: Options) -> Result<u64, TrainError> {
    let (mut data, mut trainer) = (Parabola::default(), trainer(context, DType::F32, options)?);
    trainer.resume(&mut data)?;
    Ok(trainer.run(&mut data, |model, batch, step| loss(model, batch, step))?.step)
}

fn steps(folder: &Path) -> Vec<u64> {
    Checkpoint::list(folder).expect("a list").into_iter().map(|(step, _)| step).collect()
}

fn names(folder: &Path) -> Vec<String> {
    let name = |entry: std::io::Result<fs::DirEntry>| entry.expect("a name").file_name().to_string_lossy().into_owned();
    let mut names: Vec<_> = fs::read_dir(folder).expect("names").map(name).collect();
    names.sort();
    names
}

fn fifo(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().expect("mkfifo").success());
}

#[test]
#[ignore = "a process of its own runs this: see the other tests"]
fn process() {
    let folder = PathBuf::from(std::env::var_os(FOLDER).expect("another test names a folder"));
    match std::env::var(CASE).expect("another test sets it").as_str() {
        "trains" => {
            let endless = Options { save_every: 1, ..options(&folder, 1_000_000) };
            train(&strict(), endless).map(drop).expect("a run");
        }
        "fills the disk" => {
            let error = train(&strict(), options(&folder, 20)).expect_err("the disk is full");
            let path = folder.join("step-00000020.safetensors");
            let text = format!(
                "cannot write {}: File too large (os error 27); a file that was there before has not changed",
                path.display()
            );
            assert_eq!(error.to_string(), text);
        }
        other => panic!("no case {other}"),
    }
}

#[test]
fn a_run_has_its_folder_for_itself() {
    let (context, folder) = (strict(), tempdir().expect("a folder"));
    let folder = folder.path();
    let mut other = start("", "trains", folder);
    let began = Instant::now();
    while steps(folder).is_empty() {
        assert!(began.elapsed() < Duration::from_secs(120), "the process makes no progress");
        assert!(other.try_wait().expect("a state").is_none(), "the process ends");
        std::thread::sleep(Duration::from_millis(2));
    }
    let path = folder.display();
    let text = format!("another run uses the folder {path}: wait until it has ended, or use another folder");
    let error = train(&context, options(folder, 4)).expect_err("the other process trains");
    assert!(matches!(error, TrainError::Busy { .. }), "{error}");
    assert_eq!(error.to_string(), text);
    // So is a run that ignores the checkpoints, and two trainers of one process exclude each other too.
    let mut ignoring = trainer(&context, DType::F32, options(folder, 4)).expect("a trainer");
    let error = ignoring.run(&mut Parabola::default(), |model, batch, step| loss(model, batch, step));
    assert_eq!(error.expect_err("the other process trains").to_string(), text);
    other.kill().expect("killed");
    other.wait().expect("an end");
    let last = *steps(folder).last().expect("a checkpoint");
    let (mut data, mut first) =
        (Parabola::default(), trainer(&context, DType::F32, options(folder, last + 2)).expect("a trainer"));
    assert_eq!(first.resume(&mut data).expect("the process has ended"), Some(last));
    assert_eq!(train(&context, options(folder, last + 2)).expect_err("the first one has resumed").to_string(), text);
    drop(first);
    assert_eq!(train(&context, options(folder, last + 2)).expect("nobody else trains"), last + 2);
    assert!(!names(folder).iter().any(|name| name.ends_with(".lock") || name.ends_with(".partial")));
}

#[test]
fn two_writers_of_checkpoints_in_one_folder_leave_whole_ones() {
    let folder = tempdir().expect("a folder");
    let folder = folder.path();
    let make = |seed: u64| {
        let elements = vec![seed as f32; 200_000];
        let parameter = SavedParameter {
            name: "w".to_owned(),
            shape: vec![elements.len()],
            dtype: DType::F32,
            steps: 1,
            master: elements.clone(),
            first: elements,
            second: None,
        };
        let optimizer = Saved {
            version: Saved::VERSION,
            rule: "sgd".to_owned(),
            settings: Described::new(),
            control: vec![0; 16],
            parameters: vec![parameter],
        };
        Checkpoint { step: 1, seed, position: Position::default(), run: Run::default(), optimizer }
    };
    let both = [make(1), make(2)];
    let seen = Mutex::new([0; 3]);
    std::thread::scope(|scope| {
        for checkpoint in &both {
            let (seen, both) = (&seen, &both);
            scope.spawn(move || {
                for round in 0..20 {
                    let own = Checkpoint { step: round % 3, ..checkpoint.clone() };
                    own.write(folder, 2).expect("written");
                    checkpoint.write(folder, 3).expect("written");
                    let path = folder.join("step-00000001.safetensors");
                    let found = Checkpoint::read(path).expect("a whole checkpoint");
                    assert!(both.contains(&found), "one of both");
                    seen.lock().expect("no panic")[found.seed as usize] += 1;
                }
            });
        }
    });
    assert_eq!(seen.into_inner().expect("no panic").iter().sum::<i32>(), 40);
    assert!(names(folder).iter().all(|name| name.ends_with(".safetensors")), "{:?}", names(folder));
}

#[test]
fn a_full_disk_is_an_error_and_keeps_the_checkpoint() {
    let (context, folder) = (strict(), tempdir().expect("a folder"));
    let folder = folder.path();
    train(&context, options(folder, 10)).expect("a run");
    let before = fs::read(folder.join("step-00000010.safetensors")).expect("a checkpoint");
    assert!(before.len() > 2048, "{} bytes", before.len());
    // No file may have more than 2048 bytes; without the signal, a write of more is an error, as on a full disk.
    let mut limited = start("trap '' XFSZ; ulimit -f 4; ", "fills the disk", folder);
    assert!(limited.wait().expect("an end").success());
    assert_eq!(names(folder), ["loss.svg", "metrics.jsonl", "step-00000010.safetensors"]);
    assert_eq!(fs::read(folder.join("step-00000010.safetensors")).expect("a checkpoint"), before);
    train(&context, options(folder, 20)).expect("with space, the run continues");
    assert_eq!(steps(folder), [10, 20]);
}

#[test]
fn what_is_not_a_regular_file_is_an_error_and_not_a_hang() {
    let (context, folder) = (strict(), tempdir().expect("a folder"));
    let folder = folder.path();
    for name in ["step-00000009.safetensors", "metrics.jsonl", "tokens"] {
        fifo(&folder.join(name));
    }
    let checkpoint = folder.join("step-00000009.safetensors");
    let text =
        |verb: &str, path: &Path, kind| format!("cannot {verb} {}: it is a {kind}, not a regular file", path.display());
    let pipe = text("read", &checkpoint, "FIFO");
    assert_eq!(Checkpoint::read(&checkpoint).expect_err("a FIFO").to_string(), pipe);
    assert_eq!(train(&context, options(folder, 10)).expect_err("a FIFO").to_string(), pipe);
    let tokens = folder.join("tokens");
    let pipe = text("read", &tokens, "FIFO");
    assert_eq!(Tokens::read(&tokens).expect_err("a FIFO").to_string(), pipe);
    assert_eq!(Tokens::read_raw(&tokens, Width::U16).expect_err("a FIFO").to_string(), pipe);
    let error = Tokens::new(vec![1]).write(&tokens, Width::U16).expect_err("a FIFO").to_string();
    assert!(error.starts_with(&text("write", &tokens, "FIFO")), "{error}");
    let metrics = folder.join("metrics.jsonl");
    assert_eq!(Record::read(&metrics).expect_err("a FIFO").to_string(), text("read", &metrics, "FIFO"));
    fs::remove_file(&checkpoint).expect("removed");
    assert_eq!(train(&context, options(folder, 2)).expect_err("a FIFO").to_string(), text("read", &metrics, "FIFO"));
    fs::remove_file(&metrics).expect("removed");
    fs::create_dir(&checkpoint).expect("a folder");
    let error = train(&context, options(folder, 10)).expect_err("a directory").to_string();
    assert_eq!(error, text("read", &checkpoint, "directory"));
    assert_eq!(
        Tokens::read("/dev/zero").expect_err("a device").to_string(),
        text("read", Path::new("/dev/zero"), "device")
    );
    // The file of a model.
    let mut model = Linear::new(&mut Init::new(&context, 1), 2, 2, false).expect("a model");
    nn::save(&model, folder.join("model")).expect("a file");
    let file = folder.join("model/model.safetensors");
    fs::remove_file(&file).expect("removed");
    fifo(&file);
    let error = nn::load(&mut model, folder.join("model")).expect_err("a FIFO").to_string();
    assert_eq!(error, format!("{} is a FIFO; expected a regular file", file.display()));
    let error = nn::save(&model, folder.join("model")).expect_err("a FIFO").to_string();
    assert!(error.contains("it is a FIFO, not a regular file"), "{error}");
}

#[test]
fn metrics_that_disappear_do_not_end_a_run() {
    let (context, folder) = (strict(), tempdir().expect("a folder"));
    let folder = folder.path();
    let metrics = folder.join("metrics.jsonl");
    fs::write(&metrics, "# my notes\n").expect("written");
    let mut trainer = trainer(&context, DType::F32, options(folder, 30)).expect("a trainer");
    let outcome = trainer.run(&mut Parabola::default(), |model, batch, step| {
        if (step.number, step.part) == (7, 0) {
            let text = fs::read_to_string(&metrics).expect("the file");
            assert!(text.starts_with("# my notes\n{\"step\":5,"), "{text}");
            fs::remove_file(&metrics).expect("removed");
        }
        loss(model, batch, step)
    });
    let records = outcome.expect("a run").records;
    assert_eq!(Record::read(&metrics).expect("records"), records[1..]);
    // The plot has the records of the whole run.
    let plot = fs::read_to_string(folder.join("loss.svg")).expect("a plot");
    let curve = plot.split("<polyline").find(|line| line.contains("#4E79A7")).expect("the curve");
    let points = curve.split("points=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("points");
    assert_eq!(points.split_whitespace().count(), records.len(), "{points}");
}

/// A model whose parameter has one value everywhere.
#[derive(Module)]
struct Number {
    value: Parameter,
}

#[test]
fn a_reader_of_the_config_first_never_gets_older_parameters() {
    const SAVES: u32 = 60;
    let (context, folder) = (strict(), tempdir().expect("a folder"));
    let folder = folder.path();
    let number = |value: u32| {
        let elements = Tensor::from_slice(&context, &[value as f32; 64], &[64]).expect("a tensor");
        Number { value: Parameter::new(elements).expect("a parameter") }
    };
    let save = |value: u32| {
        let text = value.to_string();
        nn::save_with(&number(value), folder, DType::F32, &[("config.json", text.as_bytes())]).expect("saved");
    };
    save(0);
    std::thread::scope(|scope| {
        let reader = scope.spawn(|| {
            let context = strict();
            let mut found = Number {
                value: Parameter::new(Tensor::zeros(&context, DType::F32, &[64]).expect("a tensor"))
                    .expect("a parameter"),
            };
            let mut last = 0;
            while last < SAVES {
                let config: u32 =
                    fs::read_to_string(folder.join("config.json")).expect("a file").parse().expect("whole");
                nn::load(&mut found, folder).expect("whole parameters");
                let value = found.value.master().to_vec::<f32>().expect("elements");
                assert!(value.iter().all(|x| *x == value[0]) && value[0] as u32 >= config, "{config} {value:?}");
                last = config;
            }
        });
        (1..=SAVES).for_each(save);
        reader.join().expect("the reader");
    });
    assert_eq!(names(folder), ["config.json", "model.safetensors"]);
}
