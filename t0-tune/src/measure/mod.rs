//! Measures the candidates of a kernel, and writes records: the feature `measure`.
//!
//! | file | content |
//! |---|---|
//! | `measuring` | one run of the tuner: measures, verifies, writes records |
//! | `store` | the records of a run: the committed file, and the file of a run that has not ended |
//! | `progress` | [`Progress`]: what a run does, for a display |
//! | `parallel` | measures several candidates at the same time |
//! | `program` | the kernel's source in the compiler, and its instances as code objects |
//! | `arguments` | the arguments of a launch |
//! | `launch` | launches on the virtual GPU |
//! | `element` | element types: sizes, random values, comparison |
//! | `rules` | the kernel's `grid` and `requires` at a shape |
//! | `cost` | [`Cost`], and the launch that it ranks |
//! | `cycle_model` | [`CycleModel`]: the clocks of a launch by `t0_timing` |
//! | `static_model` | [`StaticModel`]: an estimate from instruction counts |
//! | `timed` | [`Timed`]: the time of launches on a device |
//! | `agree` | compares the instances with each other, or with a host function |
//! | `host` | [`Host`]: the function of the build script |
//! | `shapes` | the shapes at which instances are verified |
//! | `verify` | compares an instance with the reference interpreter of the compiler |
//!
//! Each measurement is written to a file beside the records when it is made, so an interrupted run resumes. The records
//! are replaced when a target is complete.

mod agree;
mod arguments;
mod cost;
mod cycle_model;
mod element;
mod host;
mod launch;
mod measuring;
mod parallel;
mod program;
mod progress;
mod rules;
mod shapes;
mod static_model;
mod store;
mod timed;
mod verify;

use std::path::Path;

use t0_isa::target::Target;

pub use cost::{Cost, NoCost, Run};
pub use cycle_model::CycleModel;
pub use host::Host;
pub use launch::Sampled;
pub use progress::{Progress, Step};
pub use static_model::StaticModel;
pub use timed::Timed;

use crate::emit::check_parameters;
use crate::request::Request;
use crate::{Error, tokens};
use measuring::{Basis, Measuring};
use program::Program;
use store::Store;

/// How to measure.
#[derive(Debug, Clone, Default)]
pub struct Settings {
    /// Only these targets of the request; all if empty.
    pub targets: Vec<String>,
    /// Measures again what the records already contain.
    pub again: bool,
    /// Of stale records, measures only the candidates whose code or launch has changed. Costs of another name are
    /// measured again.
    pub refresh: bool,
    /// Stops after this many measurements, as if interrupted.
    pub stop_after: Option<usize>,
    /// The host function, if the request says that the build script has one.
    pub host: Option<Host>,
    /// Displays what the run does.
    pub progress: Progress,
}

/// What a run did.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Summary {
    /// Measurements that this run made.
    pub measured: usize,
    /// Measurements that the records already contained, or that are kept because the code has not changed.
    pub known: usize,
    /// The best instance of each record: target, given values, shape, instance, cost.
    pub best: Vec<Best>,
    /// How the instances were compared, for each target and each combination of given values.
    pub agreed: Vec<Agreed>,
}

/// How the instances for a target and the given values were compared with each other.
#[derive(Debug, Clone, PartialEq)]
pub struct Agreed {
    /// The target.
    pub target: String,
    /// The values that the caller chooses.
    pub given: Vec<String>,
    /// The shapes at which results were compared.
    pub shapes: Vec<Vec<u64>>,
    /// If there are several groups of instances that were not compared with each other, the names in each group.
    pub apart: Vec<String>,
    /// The instances that the records refuse.
    pub refused: Vec<Refusal>,
}

/// An instance that the records refuse.
#[derive(Debug, Clone, PartialEq)]
pub struct Refusal {
    /// The instance: `matmul<4, 2>`.
    pub instance: String,
    /// The shapes that it was measured for.
    pub shapes: Vec<Vec<u64>>,
    /// Why.
    pub why: String,
}

/// The best instance of a record.
#[derive(Debug, Clone, PartialEq)]
pub struct Best {
    /// The target.
    pub target: String,
    /// The shape.
    pub shape: Vec<u64>,
    /// The instance: `matmul<4, 2>`.
    pub instance: String,
    /// Its cost.
    pub cost: f64,
}

/// Measures what the records of a kernel lack, with the cycle model, compares the results of all instances, and
/// verifies the best ones.
///
/// # Errors
/// What is wrong with the request or the source; [`Error::NothingFits`]; [`Error::Disagree`].
pub fn tune(request: &Request, root: &Path, settings: &Settings) -> Result<Summary, Error> {
    tune_by(request, root, settings, &CycleModel::new())
}

/// As [`tune`], with another cost.
///
/// # Errors
/// As [`tune`].
pub fn tune_by(request: &Request, root: &Path, settings: &Settings, cost: &dyn Cost) -> Result<Summary, Error> {
    let request = request.clone().checked()?;
    let source = tokens::read(root, &request.source, &request.kernel)?;
    check_parameters(&request, &source)?;
    let basis = Basis { hash: source.hash, arguments: request.arguments(), cost_by: cost.name().to_owned() };
    let store = Store::open(&request, root, settings, |record| basis.is_of(record))?;
    // Also checked here, so that a wrong name is reported before the compiler runs.
    let named = |name: &String| {
        Target::by_name(name)
            .ok_or_else(|| Error::Sample { kernel: request.kernel.clone(), why: format!("there is no target {name}") })
    };
    request.targets.iter().chain(&settings.targets).try_for_each(|name| named(name).map(drop))?;
    let targets = if settings.targets.is_empty() { &request.targets } else { &settings.targets };
    if request.host_function && settings.host.is_none() {
        let why = "it is in the build script: run `t0 tune` without `--request`".to_owned();
        return Err(Error::Call { kernel: request.kernel, why });
    }
    let program = Program::load(&request, root)?;
    let candidates = targets.len() * request.given_values().len() * request.candidates().len() * request.shapes.len();
    settings.progress.step(Step::Begins { name: &request.name, candidates });
    // Also after an error.
    let _ends = Ends(&settings.progress);
    let mut measuring = Measuring {
        request: &request,
        program,
        basis,
        store,
        settings,
        host: settings.host.clone().filter(|_| request.host_function),
        left: settings.stop_after,
        summary: Summary::default(),
        compared: Vec::new(),
    };
    for target in targets {
        for given in request.given_values() {
            if !measuring.measure(named(target)?, &given, cost)? {
                return Ok(measuring.summary);
            }
        }
        // The choice depends on the records of all cases.
        let all = request.given_values();
        for given in &all {
            measuring.agree(named(target)?, given)?;
        }
        loop {
            let mut verified = 0;
            for given in &all {
                verified += measuring.verify(named(target)?, given)?;
            }
            // A wrong instance changes the choice, also of the other cases.
            if verified == 0 {
                break;
            }
        }
        measuring.finish(named(target)?)?;
    }
    measuring.store.end()?;
    Ok(measuring.summary)
}

/// Reports the end of a run when it is dropped.
struct Ends<'a>(&'a Progress);

impl Drop for Ends<'_> {
    fn drop(&mut self) {
        self.0.step(Step::Ends);
    }
}
