//! Measurements: which instances fit, resuming, determinism, verification, and the texts of errors.
#![cfg(feature = "measure")]

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

use t0_tune::measure::{Cost, NoCost, Run, Settings, StaticModel, Summary, Timed, tune_by};
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

/// With the static model.
fn tune(request: &Request, root: &Path, settings: &Settings) -> Result<Summary, Error> {
    tune_by(request, root, settings, &StaticModel)
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
        let chosen = |o: &Outcome| matches!(o, Outcome::Cost { verified: Some(_), vgprs: 1.., lds: 0, waves: 16, .. });
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
#[derive(Default)]
struct Counting(AtomicUsize);

impl Cost for Counting {
    fn name(&self) -> &str {
        "static model"
    }

    fn of(&self, run: &Run<'_>) -> Result<f64, NoCost> {
        self.0.fetch_add(1, Ordering::Relaxed);
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
        let cost = Counting::default();
        let summary = tune_by(&request(&copy()), parts.path(), &stop, &cost).unwrap();
        launches += cost.0.into_inner();
        assert_eq!(summary.known, 5 * part, "what was measured before is not measured again");
        if !summary.best.is_empty() {
            break;
        }
        // Killed while it wrote.
        fs::write(parts.path().join("tuning/copy.toml.partial"), "format = ").unwrap();
    }
    assert_eq!(fs::read_to_string(parts.path().join("tuning/copy.toml")).unwrap(), expected);
    let cost = Counting::default();
    tune_by(&request(&copy()), whole.path(), &Settings { again: true, ..Settings::default() }, &cost).unwrap();
    assert_eq!(launches, cost.0.into_inner());
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
    fn name(&self) -> &str {
        "backwards"
    }

    fn of(&self, run: &Run<'_>) -> Result<f64, NoCost> {
        Ok(1e9 / StaticModel.of(run)?)
    }
}

#[test]
fn another_cost_measures_again_and_ranks_differently() {
    let folder = folder();
    let forwards = tune(&request(&copy()), folder.path(), &Settings::default()).unwrap();
    let backwards = tune_by(&request(&copy()), folder.path(), &Settings::default(), &Backwards).unwrap();
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

#[test]
fn times_on_a_device_are_a_cost_of_their_own() {
    let folder = folder();
    let device = t0_runtime::Device::builder().virtual_gpu(t0_runtime::VirtualOptions::default()).open().unwrap();
    // The host's clock is noisy: any two times agree here.
    let timed = Timed::new(&device).unwrap().noise(1e9);
    let name = timed.name().to_owned();
    assert!(name.starts_with("time on "), "{name}");
    let kernel = copy().shapes([[64]]);
    tune_by(&request(&kernel), folder.path(), &Settings::default(), &timed).unwrap();
    let records = records(folder.path());
    for record in &records.records {
        assert_eq!((record.cost_by.as_str(), record.complete), (name.as_str(), true));
        assert!(record.best().unwrap().cost().unwrap() >= 1.0);
    }
    // Costs of another kind are measured again.
    assert_eq!(tune(&request(&kernel), folder.path(), &Settings::default()).unwrap().known, 0);
}

#[test]
fn times_that_do_not_agree_end_the_run() {
    let folder = folder();
    let device = t0_runtime::Device::builder().virtual_gpu(t0_runtime::VirtualOptions::default()).open().unwrap();
    // No time is shorter than the shortest one, so that none agrees but that one.
    let timed = Timed::new(&device).unwrap().noise(-0.5);
    let error = tune_by(&request(&copy()), folder.path(), &Settings::default(), &timed).unwrap_err();
    assert!(matches!(&error, Error::Noise { instance, .. } if instance == "copy<1, 1>"), "{error}");
    assert!(error.to_string().ends_with("end other work on the device, and run the command again; it resumes"));
}

/// A kernel whose argument is a struct, and whose values besides the tuned ones are in its attribute.
const STRUCTS: &str = "
#[derive(t0::Arg)]
#[repr(C)]
pub struct Size { n: u32, scale: f32 }
#[t0::constant]
const TWICE: u32 = 2;
#[t0::kernel(
    block = 32,
    grid = blocks(size.n.div_ceil(32 * N)),
    requires(y.len() * TWICE >= 2 * size.n, !HALF || size.n > 0),
    for(T in [f32, bf16], HALF in [false, true], in copy_instances),
)]
pub fn copy<T: Float, const HALF: bool, const N: u32>(size: Size, mut y: Out<T>) {
    for k in 0..N {
        let i = (block_id() * N + k) * 32 + thread_id();
        if i < size.n { y[i] = T::from_f32(size.scale * if HALF { 0.5 } else { 1.0 }); }
    }
}
";

#[test]
fn cases_and_the_fields_of_structs_are_stated() {
    let folder = folder();
    fs::write(folder.path().join("src/lib.rs"), STRUCTS).unwrap();
    let base = || Kernel::from_source("src/lib.rs", "copy").candidates(["N"], [[1], [4]]).dimensions(["n"]);
    let base = || base().view("y", ["n"]).shapes([[64], [1000]]).scalar("size.n", "n").most_instances(1);
    let kernel = base()
        .scalar("size.scale", 1.5)
        .case("narrow", [("T", "bf16"), ("HALF", "true")])
        .case("wide", [("T", "f32"), ("HALF", "false")]);
    let summary = tune(&request(&kernel), folder.path(), &Settings::default()).unwrap();
    assert_eq!((summary.measured, summary.best.len()), (8, 4));
    let emitted = kernel.emitted(folder.path()).unwrap();
    assert_eq!(emitted.warnings, [""; 0]);
    for part in [
        "copy_instances = (N,) in [\n        (",
        "fn choose_narrow<N: Number>(",
        "fn choose_wide<N: Number>(",
        "INSTANCES: [Instance; 1]",
    ] {
        assert!(emitted.text.contains(part), "{part}\nis not in\n{}", emitted.text);
    }
    // The list for tools is the emitted one.
    let include = "include!(concat!(env!(\"OUT_DIR\"), \"/copy.rs\"));\n// next\n";
    let with = t0_tune::with_lists(include, folder.path()).unwrap();
    assert!(with.starts_with("::t0::instances! { pub(crate) copy_instances = (N,) in [("), "{with}");
    assert!(with.ends_with(",)] }\n// next\n"), "{with}");
    // Changed cases are measured again.
    let other = base().scalar("size.scale", 1.5).case("narrow", [("T", "bf16"), ("HALF", "false")]);
    assert_eq!(tune(&request(&other), folder.path(), &Settings::default()).unwrap().known, 0);
    let error = |kernel: &Kernel| tune(&request(kernel), folder.path(), &Settings::default()).unwrap_err().to_string();
    assert_eq!(
        error(&base().case("narrow", [("T", "bf16"), ("HALF", "true")])),
        "`copy` cannot be launched: the build script does not state the value of `size.scale`: add `.scalar(\"size.scale\", ..)`"
    );
}
