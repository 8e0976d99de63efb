//! Measurements: which instances fit, resuming, determinism, verification, and the texts of errors.
#![cfg(feature = "measure")]

use std::fs;
use std::path::Path;

use t0_tune::measure::{Cost, Run, Settings, StaticModel, tune, tune_by};
use t0_tune::record::{Outcome, Records};
use t0_tune::table::NOISE;
use t0_tune::{Error, Kernel, Request};
use tempfile::TempDir;

/// Each lane adds `N` elements. With `HEAVY` it holds many registers, or takes LDS.
const SOURCE: &str = "
#[t0::kernel(
    block = 32 * WAVES,
    grid = blocks(y.len().div_ceil(32 * WAVES * N)),
    requires(x.len() == y.len(), x.len() >= N),
    for(in copy_instances)
)]
pub fn copy<const N: u32, const WAVES: u32>(a: f32, x: In<f32>, mut y: Out<f32>) {
    let first = block_id() * 32 * WAVES * N + thread_id();
    for k in 0..N {
        let i = first + k * 32 * WAVES;
        if i < x.len() {
            y[i] = a * scaled(x[i]);
        }
    }
}

#[t0::device]
fn scaled(x: f32) -> f32 { x + 1.0 }

#[t0::kernel(block = 32, grid = y.len(), for(in large_instances))]
pub fn large<const N: usize>(mut y: Out<f32>) {
    let mut tile = Lds::<f32, N>::new();
    tile[thread_id()] = 1.0;
    barrier();
    y[global_id()] = tile[thread_id()];
}
";

fn folder() -> TempDir {
    let directory = TempDir::new().unwrap();
    fs::create_dir_all(directory.path().join("src")).unwrap();
    fs::write(directory.path().join("src/lib.rs"), SOURCE).unwrap();
    directory
}

fn copy() -> Kernel {
    Kernel::from_source("src/lib.rs", "copy")
        .parameter("N", [1, 4, 16])
        .parameter("WAVES", [1, 4, 64])
        .dimensions(["n"])
        .view("x", ["n"])
        .view("y", ["n"])
        .scalar("a", 0.5)
        .shapes([[8], [100_000]])
}

fn request(kernel: &Kernel) -> Request {
    kernel.request().unwrap()
}

fn records(root: &Path) -> Records {
    Records::read(&root.join("tuning/copy.toml")).unwrap().unwrap()
}

fn refused(records: &Records, shape: u64, with: [&str; 2]) -> String {
    let record = records.find("gfx1100", &[], &[shape]).unwrap();
    match &record.candidates.iter().find(|candidate| candidate.with == with).unwrap().outcome {
        Outcome::Refused { why } => why.clone(),
        Outcome::Cost { .. } => panic!("{with:?} fits"),
    }
}

#[test]
fn candidates_that_do_not_fit_say_why_and_the_best_is_verified() {
    let folder = folder();
    let summary = tune(&request(&copy().multiple("n", 2)), folder.path(), &Settings::default()).unwrap();
    assert_eq!((summary.measured, summary.known, summary.best.len()), (18, 0, 2));
    let records = records(folder.path());
    assert!(refused(&records, 8, ["1", "64"]).starts_with("a workgroup cannot have 2048 lanes for N = 1, WAVES = 64"));
    assert_eq!(
        refused(&records, 8, ["16", "1"]),
        "the kernel requires `x.len() >= N`, which does not hold (`x.len()` is 8, `N` is 16)"
    );
    for record in &records.records {
        assert!(record.complete && record.cost_by == "static model");
        // The chosen instance is the best one, or within the noise of it.
        let chosen = |o: &Outcome| matches!(o, Outcome::Cost { verified: true, vgprs: 1.., lds: 0, waves: 16, .. });
        let verified: Vec<_> = record.candidates.iter().filter(|candidate| chosen(&candidate.outcome)).collect();
        let [verified] = verified[..] else { panic!("{record:?}") };
        assert!(verified.cost().unwrap() <= record.best().unwrap().cost().unwrap() * (1.0 + NOISE));
    }
    // What was measured is what the build script reads.
    let emitted = copy().multiple("n", 2).emitted(folder.path()).unwrap();
    assert_eq!(emitted.warnings, [""; 0]);
}

#[test]
fn dimensions_that_are_no_multiple_are_refused() {
    let folder = folder();
    let kernel = copy().multiple("n", "16*WAVES").shapes([[160]]);
    tune(&request(&kernel), folder.path(), &Settings::default()).unwrap_err();
    let records = records(folder.path());
    assert_eq!(refused(&records, 8, ["1", "1"]), "n = 8 is not a multiple of 16");
}

/// Counts the launches that it ranks.
struct Counting(usize);

impl Cost for Counting {
    fn name(&self) -> &'static str {
        StaticModel.name()
    }

    fn of(&mut self, run: &Run<'_>) -> f64 {
        self.0 += 1;
        StaticModel.of(run)
    }
}

#[test]
fn an_interrupted_run_resumes_and_ends_with_the_same_records() {
    let (whole, parts) = (folder(), folder());
    tune(&request(&copy()), whole.path(), &Settings::default()).unwrap();
    let expected = fs::read_to_string(whole.path().join("tuning/copy.toml")).unwrap();
    let mut launches = 0;
    for part in 0..100 {
        let stop = Settings { stop_after: Some(5), ..Settings::default() };
        let mut cost = Counting(0);
        let summary = tune_by(&request(&copy()), parts.path(), &stop, &mut cost).unwrap();
        launches += cost.0;
        assert_eq!(summary.known, 5 * part, "what was measured before is not measured again");
        if !summary.best.is_empty() {
            break;
        }
        // Killed while it wrote.
        fs::write(parts.path().join("tuning/copy.toml.partial"), "format = ").unwrap();
    }
    assert_eq!(fs::read_to_string(parts.path().join("tuning/copy.toml")).unwrap(), expected);
    let mut cost = Counting(0);
    tune_by(&request(&copy()), whole.path(), &Settings { again: true, ..Settings::default() }, &mut cost).unwrap();
    assert_eq!(launches, cost.0);
    // Two runs from nothing write the same bytes.
    assert_eq!(fs::read_to_string(whole.path().join("tuning/copy.toml")).unwrap(), expected);
}

#[test]
fn a_changed_source_is_measured_again_and_a_changed_comment_is_not() {
    let folder = folder();
    let run = || tune(&request(&copy()), folder.path(), &Settings::default()).unwrap();
    assert_eq!(run().measured, 18);
    fs::write(folder.path().join("src/lib.rs"), SOURCE.replace("#[t0::device]", "// The device.\n#[t0::device]"))
        .unwrap();
    assert_eq!(run().measured, 0);
    fs::write(folder.path().join("src/lib.rs"), SOURCE.replace("x + 1.0", "x + 2.0")).unwrap();
    assert_eq!(run().measured, 18);
}

/// Prefers what the static model likes least.
struct Backwards;

impl Cost for Backwards {
    fn name(&self) -> &'static str {
        "backwards"
    }

    fn of(&mut self, run: &Run<'_>) -> f64 {
        1e9 / StaticModel.of(run)
    }
}

#[test]
fn another_cost_measures_again_and_ranks_differently() {
    let folder = folder();
    let forwards = tune(&request(&copy()), folder.path(), &Settings::default()).unwrap();
    let backwards = tune_by(&request(&copy()), folder.path(), &Settings::default(), &mut Backwards).unwrap();
    assert_eq!(backwards.measured, 18);
    assert_ne!(forwards.best[0].instance, backwards.best[0].instance);
    assert!(records(folder.path()).records.iter().all(|record| record.cost_by == "backwards"));
}

#[test]
fn the_static_model_prefers_several_waves_to_one() {
    let folder = folder();
    let kernel = copy().shapes([[1 << 22]]);
    tune(&request(&kernel), folder.path(), &Settings::default()).unwrap();
    let records = records(folder.path());
    let record = records.find("gfx1100", &[], &[1 << 22]).unwrap();
    let cost = |with: [&str; 2]| record.candidates.iter().find(|c| c.with == with).and_then(|c| c.cost()).unwrap();
    // The work of a lane outweighs the start of a wave.
    assert!(cost(["4", "4"]) < cost(["1", "4"]));
}

#[test]
fn what_prevents_a_launch_is_named() {
    let folder = folder();
    let error = |kernel: &Kernel| tune(&request(kernel), folder.path(), &Settings::default()).unwrap_err().to_string();
    let base = || Kernel::from_source("src/lib.rs", "copy").parameter("N", [1]).parameter("WAVES", [1]);
    assert_eq!(
        error(&base().shapes([[8]])),
        "`copy` cannot be launched: the build script does not state the value of `a`: add `.scalar(\"a\", ..)`"
    );
    assert_eq!(
        error(&base().scalar("a", 1).shapes([[8]])),
        "`copy` cannot be launched: the build script does not state the shape of `x`: add `.view(\"x\", [..])`"
    );
    assert_eq!(error(&copy().targets(["gfx9"])), "`copy` cannot be launched: there is no target gfx9");
    let large = |n: u32| Kernel::from_source("src/lib.rs", "large").parameter("N", [n]).view("y", ["m"]).shapes([[64]]);
    let nothing = tune(&request(&large(16384 + 32)), folder.path(), &Settings::default()).unwrap_err();
    assert!(matches!(nothing, Error::NothingFits { .. }));
    let text = nothing.to_string();
    assert!(
        text.starts_with("no instance of `large` fits gfx1100 at 64; the first candidate: large<16416>: "),
        "{text}"
    );
    tune(&request(&large(16384)), folder.path(), &Settings::default()).unwrap();
}
