//! Measurements: which instances fit, resuming, determinism, verification, and the texts of errors.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use t0_tune::measure::{Cost, NoCost, Progress, Run, Settings, StaticModel, Step, Summary, Timed, tune_by};
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

/// The records of a run that has not ended.
fn begun(root: &Path) -> Option<Records> {
    Records::read(&root.join("tuning/copy.toml.begun")).unwrap()
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
    let records = begun(folder.path()).unwrap();
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
        // A build reads nothing of it yet.
        assert!(begun(parts.path()).is_some() && !parts.path().join("tuning/copy.toml").exists());
        // Killed while it wrote.
        fs::write(parts.path().join("tuning/copy.toml.begun.0123456789abcdef.partial"), "format = ").unwrap();
    }
    // Nothing of the run remains.
    assert_eq!(fs::read_dir(parts.path().join("tuning")).unwrap().count(), 1);
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

#[test]
fn old_records_remain_until_the_new_ones_are_complete() {
    let folder = folder();
    let root = folder.path();
    let text = || fs::read_to_string(root.join("tuning/copy.toml")).unwrap();
    let stop = |count| Settings { stop_after: Some(count), ..Settings::default() };
    tune(&request(&copy()), root, &Settings::default()).unwrap();
    let old = text();
    fs::write(root.join("src/lib.rs"), SOURCE.replace("x + 1.0", "x + 2.0")).unwrap();
    assert_eq!(tune(&request(&copy()), root, &stop(7)).unwrap().measured, 7);
    assert_eq!(text(), old);
    // What a run has begun for another source is not used.
    fs::write(root.join("src/lib.rs"), SOURCE.replace("x + 1.0", "x + 3.0")).unwrap();
    assert_eq!(tune(&request(&copy()), root, &stop(2)).unwrap().known, 0);
    let summary = tune(&request(&copy()), root, &Settings::default()).unwrap();
    assert_eq!((summary.measured, summary.known), (16, 2));
    assert_ne!(text(), old);
    assert_eq!(begun(root), None);
    // A file that is not valid is not resumed.
    fs::write(root.join("tuning/copy.toml.begun"), "format = ").unwrap();
    let again = Settings { again: true, ..stop(3) };
    assert_eq!(tune(&request(&copy()), root, &again).unwrap().measured, 3);
    assert_eq!(tune(&request(&copy()), root, &Settings::default()).unwrap().known, 3);
    // Targets are complete one after another.
    let old = records(root);
    let two = copy().targets(["gfx1100", "gfx1102"]);
    fs::write(root.join("src/lib.rs"), SOURCE).unwrap();
    assert_eq!(tune(&request(&two), root, &stop(18 + 4)).unwrap().best.len(), 2);
    let (new, hash) = (records(root), t0_tune::read_source(root, "src/lib.rs", "copy").unwrap().hash);
    assert_eq!(new.records.len(), old.records.len());
    assert!(new.records.iter().all(|record| record.target == "gfx1100" && record.hash == hash));
    let summary = tune(&request(&two), root, &Settings::default()).unwrap();
    assert_eq!((summary.measured, summary.known, records(root).records.len()), (14, 22, 4));
}

/// Records as an older compiler made them; that of the candidate with 4 and 1 generated other code.
fn outdated(root: &Path) -> Records {
    let mut records = records(root);
    for record in &mut records.records {
        record.code_version = 0;
        for candidate in record.candidates.iter_mut().filter(|candidate| candidate.with == ["4", "1"]) {
            candidate.code = candidate.code.as_ref().map(|_| "0".to_owned());
        }
    }
    records.write(&root.join("tuning/copy.toml")).unwrap();
    records
}

#[test]
fn a_refresh_measures_only_candidates_whose_code_has_changed() {
    let folder = folder();
    let root = folder.path();
    tune(&request(&copy()), root, &Settings::default()).unwrap();
    let text = || fs::read_to_string(root.join("tuning/copy.toml")).unwrap();
    let expected = text();
    let refresh = Settings { refresh: true, ..Settings::default() };
    let measured = || {
        let cost = Counting::default();
        let summary = tune_by(&request(&copy()), root, &refresh, &cost).unwrap();
        (cost.0.into_inner(), summary.measured, summary.known)
    };
    outdated(root);
    assert_eq!(measured(), (2, 2, 16));
    assert_eq!(text(), expected);
    assert_eq!(measured(), (0, 0, 18));
    // The results of candidates that are all kept are not compared again.
    let mut all = records(root);
    all.records.iter_mut().for_each(|record| record.code_version = 0);
    all.write(&root.join("tuning/copy.toml")).unwrap();
    assert_eq!(measured(), (0, 0, 18));
    assert_eq!(text(), expected);
    // It resumes.
    outdated(root);
    let part = Settings { stop_after: Some(7), ..refresh.clone() };
    tune(&request(&copy()), root, &part).unwrap();
    let (launches, measured_now, known) = measured();
    assert!(launches < 3 && measured_now + known == 18, "{launches} {measured_now} {known}");
    assert_eq!(text(), expected);
    // A new source without an effect on the code: its hash is recorded, and nothing is measured.
    fs::write(root.join("src/lib.rs"), SOURCE.replace("x + 1.0", "1.0 + 1.0 * x")).unwrap();
    let changed = measured().0;
    fs::write(root.join("src/lib.rs"), SOURCE.replace("a * scaled(x[i])", "(a * scaled(x[i]))")).unwrap();
    assert_eq!(measured().0, changed, "the code of the first source again");
    assert_eq!(measured().0, 0);
    // Other arguments are another launch of the same code, and so is another grid.
    let launches = |a: f64| {
        let kernel = Kernel::from_source("src/lib.rs", "copy").parameter("N", [1, 4, 16]);
        let kernel = kernel.parameter("WAVES", [1, 4, 64]).dimensions(["n"]).view("x", ["n"]).view("y", ["n"]);
        let cost = Counting::default();
        let kernel = kernel.scalar("a", a).shapes([[8], [100_000]]);
        tune_by(&request(&kernel), root, &refresh, &cost).unwrap();
        cost.0.into_inner()
    };
    let all = launches(0.25);
    assert_eq!((all, launches(0.25)), (10, 0));
    assert_eq!((launches(0.5), launches(0.5)), (10, 0));
    fs::write(root.join("src/lib.rs"), SOURCE.replace("* N)),", "* N) + 1),")).unwrap();
    assert_eq!((launches(0.5), launches(0.5)), (10, 0));
    // Without `refresh`, stale records are measured as a whole.
    outdated(root);
    assert_eq!(tune(&request(&copy()), root, &Settings::default()).unwrap().measured, 18);
}

#[test]
fn instructions_are_counted_without_measuring_again() {
    let folder = folder();
    let root = folder.path();
    tune(&request(&copy()), root, &Settings::default()).unwrap();
    let path = root.join("tuning/copy.toml");
    let expected = fs::read_to_string(&path).unwrap();
    // Of 100,000 elements, each of 782 workgroups of 4 waves has 128.
    let counted = records(root);
    let candidates = &counted.find("gfx1100", &[], &[100_000]).unwrap().candidates;
    let count = |with: [&str; 2]| candidates.iter().find(|c| c.with == with).and_then(|c| c.instructions());
    assert_eq!(count(["1", "4"]).map(|count| count % (782 * 4)), Some(0));
    assert!(count(["1", "4"]) > count(["4", "4"]) && count(["4", "4"]) > count(["16", "4"]), "{candidates:?}");
    assert_eq!(count(["1", "64"]), None, "it is refused");
    for refresh in [false, true] {
        let mut old = counted.clone();
        for candidate in old.records.iter_mut().flat_map(|record| &mut record.candidates) {
            if let Outcome::Cost { instructions, .. } = &mut candidate.outcome {
                *instructions = None;
            }
        }
        old.records.iter_mut().filter(|_| refresh).for_each(|record| record.code_version = 0);
        old.write(&path).unwrap();
        let cost = Counting::default();
        let settings = Settings { refresh, ..Settings::default() };
        let summary = tune_by(&request(&copy()), root, &settings, &cost).unwrap();
        assert_eq!((cost.0.into_inner(), summary.measured, summary.known), (0, 0, 18));
        assert_eq!(fs::read_to_string(&path).unwrap(), expected);
    }
}

#[test]
fn a_run_displays_its_steps() {
    let folder = folder();
    let steps = Arc::new(Mutex::new(Vec::new()));
    let shown = steps.clone();
    let progress = Progress::new(move |step| {
        shown.lock().unwrap().push(match step {
            Step::Begins { name, candidates } => format!("begins {name} {candidates}"),
            Step::Known => "known".to_owned(),
            Step::Measures { instance, shape } => format!("measures {instance} {shape:?}"),
            Step::Measured { target, instance, shape, outcome, kept } => {
                format!("{instance} {shape:?} {target} {} {kept}", matches!(outcome, Outcome::Cost { .. }))
            }
            Step::Compares { target, shape } => format!("compares {target} {shape:?}"),
            Step::Verifies { target, instance, shape } => format!("verifies {target} {instance} {shape:?}"),
            Step::Ends => "ends".to_owned(),
        });
    });
    let kernel = Kernel::from_source("src/lib.rs", "copy").parameter("N", [1, 4]).parameter("WAVES", [1, 64]);
    let kernel = kernel.dimensions(["n"]).view("x", ["n"]).view("y", ["n"]).scalar("a", 0.5).shapes([[64]]);
    let settings = Settings { progress, ..Settings::default() };
    tune(&request(&kernel), folder.path(), &settings).unwrap();
    let first = std::mem::take(&mut *steps.lock().unwrap());
    assert_eq!(
        first[..9],
        [
            "begins copy 4",
            "measures copy<1, 1> [64]",
            "copy<1, 1> [64] gfx1100 true false",
            "measures copy<1, 64> [64]",
            "copy<1, 64> [64] gfx1100 false false",
            "measures copy<4, 1> [64]",
            "copy<4, 1> [64] gfx1100 true false",
            "measures copy<4, 64> [64]",
            "copy<4, 64> [64] gfx1100 false false",
        ]
    );
    assert!(first[9].starts_with("compares gfx1100 ["), "{first:?}");
    assert!(first.iter().any(|step| step.starts_with("verifies gfx1100 copy<")), "{first:?}");
    assert_eq!(first.last().unwrap(), "ends");
    tune(&request(&kernel), folder.path(), &settings).unwrap();
    assert_eq!(*steps.lock().unwrap(), ["begins copy 4", "known", "known", "known", "known", "ends"]);
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
        "INSTANCES: [super::Copy; 1]",
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
