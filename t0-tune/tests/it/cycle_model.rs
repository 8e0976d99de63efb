//! The cost by the cycle model: what it knows, its records, and its errors.

use std::fs;
use std::path::Path;

use t0_tune::fingerprint::{CYCLE_MODEL, PARAMETERS};
use t0_tune::measure::{Cost, CycleModel, Settings, StaticModel, tune, tune_by};
use t0_tune::record::{Outcome, Records};
use t0_tune::{Error, Kernel, Request};
use tempfile::TempDir;

/// `chain` has four values, and with `LAST` of 1 each multiplication needs the result of the last one. `sum` adds `M`
/// rows. `turns` waits until `N` is in memory, which the last workgroup stores.
const SOURCE: &str = "
#[t0::kernel(block = 32, grid = y.len(), for(in chain_instances))]
pub fn chain<const LAST: u32>(x: In<f32>, mut y: Out<f32>) {
    let mut a = x[global_id()];
    let mut b = a + 1.0;
    let mut c = a + 2.0;
    let mut d = a + 3.0;
    for _ in 0..16 {
        if LAST == 1 {
            a = a * d; b = b * a; c = c * b; d = d * c;
            a = a * d; b = b * a; c = c * b; d = d * c;
            a = a * d; b = b * a; c = c * b; d = d * c;
            a = a * d; b = b * a; c = c * b; d = d * c;
            a = a * d; b = b * a; c = c * b; d = d * c;
            a = a * d; b = b * a; c = c * b; d = d * c;
        } else {
            a = a * a; b = b * b; c = c * c; d = d * d;
            a = a * a; b = b * b; c = c * c; d = d * d;
            a = a * a; b = b * b; c = c * c; d = d * d;
            a = a * a; b = b * b; c = c * c; d = d * d;
            a = a * a; b = b * b; c = c * c; d = d * d;
            a = a * a; b = b * b; c = c * c; d = d * d;
        }
    }
    // Both instances store the same value.
    let z = x[global_id()];
    y[global_id()] = if a + b + c + d == 0.123 { a } else { z };
}

#[t0::kernel(block = 32, grid = y.len(), for(in sum_instances))]
pub fn sum<const M: u32>(x: In<f32>, mut y: Out<f32>) {
    let mut sum = 0.0;
    for i in 0..M {
        sum += x[i * y.len() + global_id()];
    }
    y[global_id()] = sum;
}

#[t0::kernel(block = 32, grid = y.len(), for(in turns_instances))]
pub fn turns<const N: u32>(mut done: InOut<u32>, mut y: Out<f32>) {
    if global_id() + 1 == y.len() {
        done[0] = N;
    }
    while done[0] != N {}
    y[global_id()] = 1.0;
}
";

fn folder() -> TempDir {
    let directory = TempDir::new().unwrap();
    fs::create_dir_all(directory.path().join("src")).unwrap();
    fs::write(directory.path().join("src/lib.rs"), SOURCE).unwrap();
    directory
}

fn chain() -> Kernel {
    let kernel = Kernel::from_source("src/lib.rs", "chain").parameter("LAST", [0, 1]).dimensions(["n"]);
    kernel.view("x", ["n"]).view("y", ["n"]).shapes([[64]])
}

fn sum() -> Kernel {
    let kernel = Kernel::from_source("src/lib.rs", "sum").parameter("M", [16]).dimensions(["n"]);
    kernel.view("x", ["16*n"]).view("y", ["n"]).shapes([[65536]])
}

fn request(kernel: &Kernel) -> Request {
    kernel.request().unwrap()
}

fn records(root: &Path, name: &str) -> Records {
    Records::read(&root.join(format!("tuning/{name}.toml"))).unwrap().unwrap()
}

/// The cost of the only record's candidate with this parameter.
fn cost(root: &Path, name: &str, with: &str) -> f64 {
    let records = records(root, name);
    let [record] = &records.records[..] else { panic!("{records:?}") };
    record.candidates.iter().find(|candidate| candidate.with == [with]).unwrap().cost().unwrap()
}

#[test]
fn it_knows_latencies_and_the_static_model_does_not() {
    let folder = folder();
    let costs = |model: &dyn Cost| {
        tune_by(&request(&chain()), folder.path(), &Settings::default(), model).unwrap();
        ["0", "1"].map(|with| cost(folder.path(), "chain", with))
    };
    // One wave on a unit: each dependent multiplication waits for some clocks.
    let [alone, chained] = costs(&CycleModel::new());
    assert!(chained - alone > 16.0 * 24.0 * 2.0, "{alone} {chained}");
    assert_eq!((alone.fract(), chained.fract()), (0.0, 0.0), "clocks");
    let [alone, chained] = costs(&StaticModel);
    // It counts instructions: pairs of independent multiplications are one.
    assert!(chained - alone <= 16.0 * 24.0 / 2.0, "{alone} {chained}");
}

#[test]
fn it_is_the_default_and_its_records_name_its_parameters() {
    let folder = folder();
    let model = CycleModel::new();
    let hash = t0_timing::fingerprint(t0_timing::Parameters::TABLE);
    assert_eq!(model.name(), format!("cycle model with parameters {hash:016x}"));
    // A build compares the hash in the name.
    assert_eq!(model.name().strip_prefix(CYCLE_MODEL), Some(format!("{PARAMETERS:016x}").as_str()));
    let measured = |summary: t0_tune::measure::Summary| (summary.measured, summary.known);
    let run = || measured(tune(&request(&chain()), folder.path(), &Settings::default()).unwrap());
    assert_eq!(run(), (2, 0));
    let text = fs::read_to_string(folder.path().join("tuning/chain.toml")).unwrap();
    assert!(text.contains(&format!("cost_by = \"{}\"\n", model.name())), "{text}");
    // The chosen instance was compared with the reference at a smaller shape.
    assert_eq!(text.matches("verified = [").count(), 1, "{text}");
    assert_eq!(run(), (0, 2));
    // Records by other parameters are not used.
    let other = text.replace(&format!("{hash:016x}"), &format!("{:016x}", !hash));
    fs::write(folder.path().join("tuning/chain.toml"), other).unwrap();
    assert_eq!(run(), (2, 0));
    assert_eq!(fs::read_to_string(folder.path().join("tuning/chain.toml")).unwrap(), text);
    let with_static = tune_by(&request(&chain()), folder.path(), &Settings::default(), &StaticModel).unwrap();
    assert_eq!(measured(with_static), (2, 0));
}

#[test]
fn a_cold_kernel_reads_from_dram() {
    let folder = folder();
    tune(&request(&sum()), folder.path(), &Settings::default()).unwrap();
    let resident = cost(folder.path(), "sum", "16");
    assert!(!records(folder.path(), "sum").cold);
    // A request with other data measures again.
    let cold = sum().cold();
    let summary = tune(&request(&cold), folder.path(), &Settings::default()).unwrap();
    assert_eq!((summary.measured, summary.known), (1, 0));
    assert!(records(folder.path(), "sum").cold);
    assert!(cost(folder.path(), "sum", "16") > resident * 1.1, "{resident}");
    assert_eq!(tune(&request(&cold), folder.path(), &Settings::default()).unwrap().known, 1);
    let passed_on = Request::parse(Path::new("request"), &request(&cold).text()).unwrap();
    assert_eq!(passed_on, request(&cold));
}

#[test]
fn other_targets_are_an_error() {
    let folder = folder();
    let kernel = chain().targets(["gfx1102"]);
    let error = tune(&request(&kernel), folder.path(), &Settings::default()).unwrap_err();
    assert!(matches!(&error, Error::NotModelled { target } if target == "gfx1102"), "{error}");
    tune_by(&request(&kernel), folder.path(), &Settings::default(), &StaticModel).unwrap();
}

/// The model runs some workgroups only, one after another.
#[test]
fn workgroups_that_wait_for_others_are_refused() {
    let folder = folder();
    let turns = Kernel::from_source("src/lib.rs", "turns").parameter("N", [9]).dimensions(["n"]);
    let turns = turns.view("done", ["1"]).view("y", ["n"]).shapes([[64]]);
    let error = tune(&request(&turns), folder.path(), &Settings::default()).unwrap_err();
    assert!(matches!(error, Error::NothingFits { .. }), "{error}");
    let records = Records::read(&folder.path().join("tuning/turns.toml.begun")).unwrap().unwrap();
    let Outcome::Refused { why } = &records.records[0].candidates[0].outcome else { panic!("{records:?}") };
    assert!(why.starts_with("its workgroup 0 waits for another workgroup, so its clocks depend on "), "{why}");
}
