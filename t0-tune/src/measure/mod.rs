//! Measures the candidates of a kernel, and writes records: the feature `measure`.
//!
//! | file | content |
//! |---|---|
//! | `program` | the kernel's source in the compiler, and its instances as code objects |
//! | `sample` | the arguments of a launch, and a launch on the virtual GPU |
//! | `element` | element types: sizes, random values, comparison |
//! | `rules` | the kernel's `grid` and `requires` at a shape |
//! | `cost` | [`Cost`], and the static model |
//! | `timed` | [`Timed`]: the time of launches on a device |
//! | `verify` | compares an instance with the reference interpreter of the compiler |
//!
//! Each measurement is written to the records file when it is made, so an interrupted run resumes.

mod cost;
mod element;
mod program;
mod rules;
mod sample;
mod timed;
mod verify;

use std::path::Path;

use indicatif::{ProgressBar, ProgressStyle};
use t0_isa::target::Target;

pub use cost::{Cost, Run, StaticModel};
pub use timed::Timed;

use crate::emit::{check_parameters, records_for};
use crate::record::{Candidate, Outcome, Record, Records};
use crate::request::Request;
use crate::{Error, shape_text, table, tokens};
use program::{Built, Program};

/// How to measure.
#[derive(Debug, Clone, Default)]
pub struct Settings {
    /// Only these targets of the request; all if empty.
    pub targets: Vec<String>,
    /// Measures again what the records already contain.
    pub again: bool,
    /// Stops after this many measurements, as if interrupted.
    pub stop_after: Option<usize>,
}

/// What a run did.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Summary {
    /// Measurements that this run made.
    pub measured: usize,
    /// Measurements that the records already contained.
    pub known: usize,
    /// The best instance of each record: target, given values, shape, instance, cost.
    pub best: Vec<Best>,
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

/// Measures what the records of a kernel lack, with the static model, and verifies the best instances.
///
/// # Errors
/// What is wrong with the request or the source; [`Error::NothingFits`].
pub fn tune(request: &Request, root: &Path, settings: &Settings) -> Result<Summary, Error> {
    tune_by(request, root, settings, &mut StaticModel)
}

/// As [`tune`], with another cost.
///
/// # Errors
/// As [`tune`].
pub fn tune_by(request: &Request, root: &Path, settings: &Settings, cost: &mut dyn Cost) -> Result<Summary, Error> {
    let request = request.clone().checked()?;
    let source = tokens::read(root, &request.source, &request.kernel)?;
    check_parameters(&request, &source)?;
    let path = root.join(request.records());
    let mut records = records_for(&request);
    if let Some(known) = Records::read(&path)? {
        let head = Records { records: Vec::new(), ..known.clone() };
        if head == records {
            records.records = known.records;
            // Shapes and cases that are no longer asked for have no part in the choice.
            let given = request.given_values();
            records.records.retain(|r| request.shapes.contains(&r.shape) && given.contains(&r.given));
        }
    }
    // Also checked here, so that a wrong name is reported before the compiler runs.
    let named = |name: &String| {
        Target::by_name(name)
            .ok_or_else(|| Error::Sample { kernel: request.kernel.clone(), why: format!("there is no target {name}") })
    };
    request.targets.iter().chain(&settings.targets).try_for_each(|name| named(name).map(drop))?;
    let targets = if settings.targets.is_empty() { &request.targets } else { &settings.targets };
    let program = Program::load(&request, root)?;
    let mut measuring = Measuring {
        request: &request,
        program,
        hash: source.hash,
        path: &path,
        records,
        again: settings.again,
        left: settings.stop_after,
        summary: Summary::default(),
        bar: bar(targets.len() * request.given_values().len() * request.candidates().len() * request.shapes.len()),
    };
    for target in targets {
        for given in request.given_values() {
            if !measuring.measure(named(target)?, &given, cost)? {
                measuring.bar.abandon();
                return Ok(measuring.summary);
            }
        }
        // The choice depends on the records of all cases.
        let all = request.given_values();
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
    measuring.bar.finish_and_clear();
    Ok(measuring.summary)
}

/// Hidden unless standard error is a terminal.
fn bar(steps: usize) -> ProgressBar {
    let bar = ProgressBar::new(steps as u64);
    match ProgressStyle::with_template("{wide_bar} {pos}/{len} {elapsed} {msg}") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// The state of one run of the tuner.
struct Measuring<'a> {
    request: &'a Request,
    program: Program,
    hash: String,
    path: &'a Path,
    records: Records,
    again: bool,
    /// Measurements until the run stops.
    left: Option<usize>,
    summary: Summary,
    bar: ProgressBar,
}

impl Measuring<'_> {
    /// Measures all candidates at all shapes; false if the run was stopped.
    fn measure(&mut self, target: &'static Target, given: &[String], cost: &mut dyn Cost) -> Result<bool, Error> {
        let shapes = self.request.shapes.clone();
        let fresh: Vec<usize> = shapes.iter().map(|shape| self.record(target, given, shape, cost.name())).collect();
        for with in self.request.candidates() {
            let mut built: Option<Result<Built, String>> = None;
            for (shape, &at) in shapes.iter().zip(&fresh) {
                self.bar.inc(1);
                if self.records.records[at].candidates.iter().any(|candidate| candidate.with == with) {
                    self.summary.known += 1;
                    continue;
                }
                if self.left == Some(0) {
                    return Ok(false);
                }
                let instance = self.program.name(given, &with);
                self.bar.set_message(format!("{instance} {}", shape_text(shape)));
                let outcome = match built.get_or_insert_with(|| self.program.build(target, given, &with)) {
                    Ok(built) => self.program.run(built, &instance, shape, cost)?,
                    Err(why) => Outcome::Refused { why: why.clone() },
                };
                self.records.records[at].candidates.push(Candidate { with: with.clone(), outcome });
                self.records.write(self.path)?;
                self.summary.measured += 1;
                self.left = self.left.map(|left| left - 1);
            }
        }
        Ok(true)
    }

    /// The position of the record. It is emptied if it is of another source or another cost.
    fn record(&mut self, target: &Target, given: &[String], shape: &[u64], cost_by: &str) -> usize {
        let found =
            self.records.records.iter().position(|r| r.target == target.name && r.given == given && r.shape == shape);
        let at = found.unwrap_or_else(|| {
            self.records.records.push(Record {
                target: target.name.to_owned(),
                shape: shape.to_vec(),
                given: given.to_vec(),
                hash: self.hash.clone(),
                cost_by: cost_by.to_owned(),
                complete: false,
                candidates: Vec::new(),
            });
            self.records.records.len() - 1
        });
        let candidates = self.request.candidates();
        let record = &mut self.records.records[at];
        // Where nothing runs, what is wrong may have been outside of the hash, such as a module that was not declared.
        let nothing_runs = record.candidates.len() == candidates.len() && record.best().is_none();
        if self.again || nothing_runs || record.hash != self.hash || record.cost_by != cost_by {
            record.candidates.clear();
        }
        record.candidates.retain(|candidate| candidates.contains(&candidate.with));
        if record.candidates.len() < candidates.len() {
            record.complete = false;
        }
        record.hash.clone_from(&self.hash);
        record.cost_by = cost_by.to_owned();
        at
    }

    /// Verifies the chosen instances, and returns how many were not verified before. One that is wrong is refused, and
    /// the next best is taken.
    fn verify(&mut self, target: &'static Target, given: &[String]) -> Result<usize, Error> {
        let mut count = 0;
        let order = self.request.candidates();
        let shapes = self.request.shapes.clone();
        let of = |records: &Records| -> Vec<usize> {
            let at = |shape: &Vec<u64>| {
                records.records.iter().position(|r| r.target == target.name && r.given == given && r.shape == *shape)
            };
            shapes.iter().filter_map(at).collect()
        };
        for at in of(&self.records) {
            let place = |with: &Vec<String>| order.iter().position(|known| known == with);
            self.records.records[at].candidates.sort_by_key(|candidate| place(&candidate.with));
        }
        loop {
            let all: Vec<&Record> = of(&self.records).into_iter().map(|at| &self.records.records[at]).collect();
            let chosen = table::instances(&self.records, &all);
            if let Some(record) = all.iter().zip(&chosen).find(|(_, chosen)| chosen.is_none()).map(|(record, _)| record)
            {
                let why = record.candidates.first().map(|candidate| match &candidate.outcome {
                    Outcome::Refused { why } => format!("{}: {why}", self.program.name(given, &candidate.with)),
                    Outcome::Cost { .. } => String::new(),
                });
                return Err(Error::NothingFits {
                    kernel: self.request.kernel.clone(),
                    target: target.name.to_owned(),
                    shape: record.shape.clone(),
                    why: why.unwrap_or_default(),
                });
            }
            let unverified = all.iter().zip(chosen).zip(of(&self.records)).find_map(|((record, chosen), at)| {
                let candidate = chosen?;
                let todo = matches!(candidate.outcome, Outcome::Cost { verified: false, .. });
                todo.then(|| (at, candidate.with.clone(), record.shape.clone()))
            });
            let Some((at, with, shape)) = unverified else { return Ok(count) };
            count += 1;
            self.bar.set_message(format!("verifying {} {}", self.program.name(given, &with), shape_text(&shape)));
            let result = self.program.verify(target, given, &with, &shape)?;
            for candidate in self.records.records[at].candidates.iter_mut().filter(|known| known.with == with) {
                match (&result, &mut candidate.outcome) {
                    (Ok(()), Outcome::Cost { verified, .. }) => *verified = true,
                    (Err(why), outcome) => {
                        *outcome = Outcome::Refused { why: format!("it computes a wrong result: {why}") };
                    }
                    (Ok(()), Outcome::Refused { .. }) => {}
                }
            }
            self.records.write(self.path)?;
        }
    }

    /// Marks the records as complete, and lists the best instances.
    fn finish(&mut self, target: &'static Target) -> Result<(), Error> {
        let all = self.request.given_values();
        let is_of = |record: &Record| record.target == target.name && all.contains(&record.given);
        for record in self.records.records.iter_mut().filter(|record| is_of(record)) {
            record.complete |= self.request.shapes.contains(&record.shape);
        }
        self.records.write(self.path)?;
        for given in &all {
            let find = |shape: &Vec<u64>| self.records.find(target.name, given, shape);
            let records: Vec<&Record> = self.request.shapes.iter().filter_map(find).collect();
            for (record, candidate) in records.iter().zip(table::instances(&self.records, &records)) {
                let Some(candidate) = candidate else { continue };
                self.summary.best.push(Best {
                    target: record.target.clone(),
                    shape: record.shape.clone(),
                    instance: self.program.name(given, &candidate.with),
                    cost: candidate.cost().unwrap_or_default(),
                });
            }
        }
        Ok(())
    }
}
