//! One run of the tuner.

use std::sync::Arc;

use t0_isa::target::Target;

use super::agree::{self, Agreement, Fit, Round};
use super::arguments::Arguments;
use super::cost::Cost;
use super::program::{Built, Program, outcome};
use super::progress::Step;
use super::store::Store;
use super::verify::Compared;
use super::{Agreed, Best, Host, Settings, Summary, parallel, shapes};
use crate::fingerprint::CODE_VERSION;
use crate::record::{Candidate, Outcome, Record};
use crate::request::Request;
use crate::{Error, table};

/// Target, generic arguments and shape.
type Comparison = (&'static str, Vec<(String, String)>, Vec<u64>);

/// An instance, or why it does not fit the target.
type Fits = Result<Arc<Built>, String>;

/// What the costs of a run depend on, besides the compiler.
pub(super) struct Basis {
    /// The hash of the source.
    pub(super) hash: String,
    /// The hash of the views and scalars in the build script.
    pub(super) arguments: String,
    /// The name of the cost.
    pub(super) cost_by: String,
}

impl Basis {
    /// Whether the costs of a record depend on the same.
    pub(super) fn is_of(&self, record: &Record) -> bool {
        let Record { hash, arguments, cost_by, code_version, .. } = record;
        (hash, arguments, cost_by, *code_version) == (&self.hash, &self.arguments, &self.cost_by, CODE_VERSION)
    }
}

/// A measurement to make.
struct Job {
    /// The position of the record.
    at: usize,
    with: Vec<String>,
    /// The name of the instance.
    instance: String,
    work: Work,
}

/// How to find what a candidate costs.
enum Work {
    /// It is known.
    Known { candidate: Candidate, kept: bool },
    /// By a launch. The hash is of its code and its launch. If the cost is known, only instructions are counted.
    Launch { built: Arc<Built>, arguments: Arguments, code: String, known: Option<Outcome> },
}

/// The state of one run of the tuner.
pub(super) struct Measuring<'a> {
    pub(super) request: &'a Request,
    pub(super) program: Program,
    pub(super) basis: Basis,
    pub(super) store: Store,
    pub(super) settings: &'a Settings,
    /// The function that results are compared with, if the build script states one.
    pub(super) host: Option<Host>,
    /// Measurements until the run stops.
    pub(super) left: Option<usize>,
    pub(super) summary: Summary,
    /// What was compared with the reference interpreter: target, generic arguments and shape, and the result.
    pub(super) compared: Vec<(Comparison, Compared)>,
}

impl Measuring<'_> {
    /// Measures all candidates at all shapes; false if the run was stopped.
    pub(super) fn measure(
        &mut self,
        target: &'static Target,
        given: &[String],
        cost: &dyn Cost,
    ) -> Result<bool, Error> {
        let shapes = self.request.shapes.clone();
        let fresh: Vec<usize> = shapes.iter().map(|shape| self.record(target, given, shape)).collect();
        let mut todo: Vec<(Vec<String>, usize)> = Vec::new();
        for with in self.request.candidates() {
            for &at in &fresh {
                let known = &self.store.records.records[at].candidates;
                if known.iter().any(|candidate| candidate.with == with && candidate.is_whole()) {
                    self.summary.known += 1;
                    self.settings.progress.step(Step::Known);
                } else {
                    todo.push((with.clone(), at));
                }
            }
        }
        let all = todo.len();
        todo.truncate(self.left.unwrap_or(all));
        let stopped = todo.len() < all;
        let begun: Vec<usize> = todo.iter().map(|(_, at)| *at).collect();
        let Measuring { program, store, summary, settings, request, left, basis, .. } = self;
        let progress = &settings.progress;
        let shapes: Vec<Vec<u64>> = store.records.records.iter().map(|record| record.shape.clone()).collect();
        // What is known of a candidate by the same cost: in this run, or in old records.
        let begun_with = store.records.records.clone();
        let old = store.old.clone().filter(|_| settings.refresh);
        let old = |at: usize, with: &[String]| -> Option<Candidate> {
            let of = |record: &Record| record.candidates.iter().find(|candidate| candidate.with == with).cloned();
            of(&begun_with[at]).or_else(|| {
                let record = old.as_ref()?.find(target.name, given, &shapes[at]);
                of(record.filter(|record| record.cost_by == basis.cost_by)?)
            })
        };
        let mut last: Option<(Vec<String>, Fits)> = None;
        let jobs = todo.into_iter().map(|(with, at)| {
            let instance = program.name(given, &with);
            progress.step(Step::Measures { instance: &instance, shape: &shapes[at] });
            let fits = match &last {
                Some((known, fits)) if *known == with => fits.clone(),
                _ => {
                    let fits = program.build(target, given, &with).map(Arc::new);
                    last = Some((with.clone(), fits.clone()));
                    fits
                }
            };
            let launch = match fits {
                Ok(built) => program.launch_at(&built, &shapes[at])?.map(|arguments| (built, arguments)),
                Err(why) => Err(why),
            };
            let old = old(at, &with);
            let work = match launch {
                Err(why) => {
                    let candidate = Candidate { with: with.clone(), code: None, outcome: Outcome::Refused { why } };
                    let kept = old.is_some_and(|old| old == candidate);
                    Work::Known { candidate, kept }
                }
                Ok((built, arguments)) => {
                    let code = arguments.hash(&built);
                    match old.filter(|old| old.code.as_ref() == Some(&code)) {
                        Some(candidate) if candidate.is_whole() => Work::Known { candidate, kept: true },
                        old => {
                            let known = old.map(|candidate| candidate.outcome);
                            Work::Launch { built, arguments: arguments.filled(), code, known }
                        }
                    }
                }
            };
            Ok(Job { at, with, instance, work })
        });
        let work = |job: Job| {
            let Job { at, with, instance, work } = job;
            let (candidate, kept) = match work {
                Work::Known { candidate, kept } => (Ok(candidate), kept),
                Work::Launch { built, arguments, code, known } => {
                    let kept = known.is_some();
                    let outcome = outcome((&built, &arguments), (&instance, request.cold), cost, known);
                    (outcome.map(|outcome| Candidate { with, code: Some(code), outcome }), kept)
                }
            };
            (at, instance, candidate, kept)
        };
        let mut kept_at = Vec::new();
        let done = |(at, instance, candidate, kept): (usize, String, Result<Candidate, Error>, bool)| {
            let candidate = candidate?;
            let (target, shape, outcome) = (target.name, shapes[at].as_slice(), &candidate.outcome);
            progress.step(Step::Measured { target, instance: &instance, shape, outcome, kept });
            let candidates = &mut store.records.records[at].candidates;
            // One whose instructions were not counted is replaced.
            candidates.retain(|known| known.with != candidate.with);
            candidates.push(candidate);
            store.save()?;
            if kept {
                summary.known += 1;
                kept_at.push(at);
            } else {
                summary.measured += 1;
            }
            *left = left.map(|left| left - 1);
            Ok(())
        };
        parallel::each(cost.threads(), jobs, work, done)?;
        self.keep_agreement(&begun, &kept_at);
        Ok(!stopped)
    }

    /// Keeps how the instances of a record were compared if the candidates are those of the old record. `begun` and
    /// `kept` have the position of the record for each candidate.
    fn keep_agreement(&mut self, begun: &[usize], kept: &[usize]) {
        let Store { old: Some(old), records, .. } = &mut self.store else { return };
        let count = |list: &[usize], at: usize| list.iter().filter(|known| **known == at).count();
        for (at, record) in records.records.iter_mut().enumerate() {
            let same = |old: &Record| {
                let kept = count(kept, at);
                kept > 0 && count(begun, at) == kept && [record.candidates.len(), old.candidates.len()] == [kept; 2]
            };
            let old = old.find(&record.target, &record.given, &record.shape);
            if let Some(old) = old.filter(|old| old.disagree.is_none() && same(old)) {
                record.agreed.clone_from(&old.agreed);
                record.apart.clone_from(&old.apart);
            }
        }
    }

    /// The position of the record. It is emptied if it depends on something else.
    fn record(&mut self, target: &Target, given: &[String], shape: &[u64]) -> usize {
        let Basis { hash, arguments, cost_by } = &self.basis;
        let records = &mut self.store.records.records;
        let found = records.iter().position(|r| r.target == target.name && r.given == given && r.shape == shape);
        let at = found.unwrap_or_else(|| {
            records.push(Record {
                target: target.name.to_owned(),
                shape: shape.to_vec(),
                given: given.to_vec(),
                hash: hash.clone(),
                code_version: CODE_VERSION,
                arguments: arguments.clone(),
                cost_by: cost_by.clone(),
                complete: false,
                agreed: None,
                apart: Vec::new(),
                disagree: None,
                candidates: Vec::new(),
            });
            records.len() - 1
        });
        let candidates = self.request.candidates();
        let record = &mut records[at];
        // Where nothing runs, what is wrong may have been outside of the hash, such as a module that was not declared.
        let nothing_runs = record.candidates.len() == candidates.len()
            && record.candidates.iter().all(|candidate| candidate.cost().is_none());
        if self.settings.again || nothing_runs || !self.basis.is_of(record) {
            record.candidates.clear();
        }
        record.candidates.retain(|candidate| candidates.contains(&candidate.with));
        if record.candidates.len() < candidates.len() {
            record.complete = false;
            record.forget_agreement();
        }
        record.hash.clone_from(hash);
        record.code_version = CODE_VERSION;
        record.arguments.clone_from(arguments);
        record.cost_by.clone_from(cost_by);
        at
    }

    /// The positions of the records of a target and the given values, in the order of the shapes.
    fn records_of(&self, target: &Target, given: &[String]) -> Vec<usize> {
        let at = |shape: &Vec<u64>| {
            let records = &self.store.records.records;
            records.iter().position(|r| r.target == target.name && r.given == given && r.shape == *shape)
        };
        self.request.shapes.iter().filter_map(at).collect()
    }

    /// Compares the results of all instances with each other, unless the records say that they agree. An instance that
    /// faults, or differs from the host function, is refused.
    ///
    /// # Errors
    /// Two instances differ. The records state it, and choose no instance.
    pub(super) fn agree(&mut self, target: &'static Target, given: &[String]) -> Result<(), Error> {
        let records = self.records_of(target, given);
        // All records are compared again if one is new: the shapes of one connect the instances of another.
        if records.iter().all(|at| self.store.records.records[*at].agreed.is_some()) {
            return Ok(());
        }
        let runs = |at: usize, with: &Vec<String>| {
            let of = &self.store.records.records[at].candidates;
            of.iter().any(|candidate| candidate.with == *with && candidate.cost().is_some())
        };
        let mut fits = Vec::new();
        for with in self.request.candidates() {
            // An instance that no longer fits is refused when it is verified.
            if records.iter().any(|at| runs(*at, &with))
                && let Ok(built) = self.program.build(target, given, &with)
            {
                fits.push(Fit { name: self.program.name(given, &with), with, built: Arc::new(built) });
            }
        }
        let agreement =
            Agreement { request: self.request, program: &self.program, host: self.host.as_ref(), fits: &fits };
        let mut rounds: Vec<(Vec<u64>, Round)> = Vec::new();
        let mut shapes_of = Vec::new();
        let mut failed = None;
        'all: for at in &records {
            let shape = &self.store.records.records[*at].shape;
            let measured: Vec<usize> = (0..fits.len()).filter(|fit| runs(*at, &fits[*fit].with)).collect();
            let shapes = agreement.shapes(&measured, shape);
            for shape in &shapes {
                if rounds.iter().any(|(known, _)| known == shape) {
                    continue;
                }
                self.settings.progress.step(Step::Compares { target: target.name, shape });
                match agreement.at(shape) {
                    Ok(round) => rounds.push((shape.clone(), round)),
                    Err(error) => {
                        failed = Some(error);
                        break 'all;
                    }
                }
            }
            shapes_of.push((shapes, measured));
        }
        if let Some(error) = failed {
            if matches!(error, Error::Disagree { .. } | Error::HostFunction { .. }) {
                for at in &records {
                    self.store.records.records[*at].disagree = Some(error.to_string());
                }
                self.store.publish(target.name)?;
            }
            return Err(error);
        }
        // Those that are wrong at one shape are wrong.
        let wrong: Vec<(usize, String)> = rounds.iter().flat_map(|(_, round)| round.wrong.clone()).collect();
        for (fit, why) in &wrong {
            for at in &records {
                let candidates = self.store.records.records[*at].candidates.iter_mut();
                for candidate in candidates.filter(|c| c.with == fits[*fit].with && c.cost().is_some()) {
                    candidate.outcome = Outcome::Refused { why: why.clone() };
                }
            }
        }
        let ran: Vec<Round> = rounds.iter().map(|(_, round)| round.clone()).collect();
        let is_wrong = |fit: &usize| wrong.iter().any(|(known, _)| known == fit);
        let groups = agree::connected(fits.len(), &ran).into_iter().map(|mut group| {
            group.retain(|fit| !is_wrong(fit));
            group
        });
        let names = |group: Vec<usize>| group.iter().map(|fit| fits[*fit].name.as_str()).collect::<Vec<_>>().join(", ");
        let apart: Vec<String> = groups.filter(|group| !group.is_empty()).map(names).collect();
        let compared = |shape: &Vec<u64>| {
            let of_shape = rounds.iter().find(|(known, _)| known == shape);
            let enough = if self.host.is_some() { 1 } else { 2 };
            of_shape.is_some_and(|(_, round)| round.groups.iter().any(|group| group.len() >= enough))
        };
        for (at, (mut shapes, measured)) in records.iter().zip(shapes_of) {
            shapes.retain(compared);
            if shapes.is_empty() {
                // A shape that one instance alone accepts: it was compared at the shapes of other records.
                let ran = |round: &Round| round.groups.iter().flatten().any(|fit| measured.contains(fit));
                let others = rounds.iter().filter(|(_, round)| ran(round)).map(|(shape, _)| shape.clone());
                shapes = others.filter(compared).collect();
            }
            let record = &mut self.store.records.records[*at];
            record.agreed = Some(shapes);
            record.apart = if apart.len() > 1 { apart.clone() } else { Vec::new() };
            record.disagree = None;
        }
        self.store.save()
    }

    /// Verifies the chosen instances, and returns how many were not verified before. One that is wrong is refused, and
    /// the next best is taken.
    pub(super) fn verify(&mut self, target: &'static Target, given: &[String]) -> Result<usize, Error> {
        let mut count = 0;
        let order = self.request.candidates();
        let positions = self.records_of(target, given);
        for at in positions.iter().copied() {
            let place = |with: &Vec<String>| order.iter().position(|known| known == with);
            self.store.records.records[at].candidates.sort_by_key(|candidate| place(&candidate.with));
        }
        loop {
            let all: Vec<&Record> = positions.iter().map(|at| &self.store.records.records[*at]).collect();
            let chosen = table::instances(&self.store.records, &all);
            let fewest = table::fewest_instructions(&self.store.records, &all);
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
            let records = || all.iter().zip(positions.iter().copied());
            let unverified = records().zip(chosen).chain(records().zip(fewest)).find_map(|((record, at), chosen)| {
                let candidate = chosen?;
                let todo = matches!(candidate.outcome, Outcome::Cost { verified: None, .. });
                todo.then(|| (at, candidate.with.clone(), record.shape.clone()))
            });
            let Some((at, with, shape)) = unverified else { return Ok(count) };
            count += 1;
            let instance = &self.program.name(given, &with);
            self.settings.progress.step(Step::Verifies { target: target.name, instance, shape: &shape });
            let result = self.compare(target, given, &with, &shape)?;
            for candidate in self.store.records.records[at].candidates.iter_mut().filter(|known| known.with == with) {
                match (&result, &mut candidate.outcome) {
                    (Ok(shape), Outcome::Cost { verified, .. }) => *verified = Some(shape.clone()),
                    (Err(why), outcome) => {
                        *outcome = Outcome::Refused { why: why.clone() };
                    }
                    (Ok(_), Outcome::Refused { .. }) => {}
                }
            }
            self.store.save()?;
        }
    }

    /// Compares an instance with the reference interpreter, at the shape or, if it is large, at a smaller one. Returns
    /// the shape that was compared, or what differs. An instance is compared once at each such shape.
    fn compare(
        &mut self,
        target: &'static Target,
        given: &[String],
        with: &[String],
        shape: &[u64],
    ) -> Result<Result<Vec<u64>, String>, Error> {
        let built = match self.program.build(target, given, with) {
            Ok(built) => built,
            Err(why) => return Ok(Err(why)),
        };
        for most in shapes::SMALL {
            let shape = shapes::near(shape, most, false, |tried| self.program.accepts(&built, tried));
            let comparison = (target.name, built.values.clone(), shape.clone());
            let known = self.compared.iter().find(|(known, _)| *known == comparison).map(|(_, result)| result.clone());
            let result = match known {
                Some(result) => result,
                None => self.program.verify(&built, &shape)?,
            };
            self.compared.push((comparison, result.clone()));
            match result {
                Compared::Equal => return Ok(Ok(shape)),
                Compared::Differs(why) => return Ok(Err(format!("it computes a wrong result: {why}"))),
                Compared::TooLong => {}
            }
        }
        Ok(Err("the reference interpreter takes too long, so that its result cannot be verified".to_owned()))
    }

    /// Marks the records as complete, and lists the best instances.
    pub(super) fn finish(&mut self, target: &'static Target) -> Result<(), Error> {
        let all = self.request.given_values();
        let is_of = |record: &Record| record.target == target.name && all.contains(&record.given);
        for record in self.store.records.records.iter_mut().filter(|record| is_of(record)) {
            record.complete |= self.request.shapes.contains(&record.shape);
        }
        self.store.save()?;
        self.store.publish(target.name)?;
        for given in &all {
            let find = |shape: &Vec<u64>| self.store.records.find(target.name, given, shape);
            let records: Vec<&Record> = self.request.shapes.iter().filter_map(find).collect();
            for (record, candidate) in records.iter().zip(table::instances(&self.store.records, &records)) {
                let Some(candidate) = candidate else { continue };
                self.summary.best.push(Best {
                    target: record.target.clone(),
                    shape: record.shape.clone(),
                    instance: self.program.name(given, &candidate.with),
                    cost: candidate.cost().unwrap_or_default(),
                });
            }
            let mut shapes: Vec<Vec<u64>> = records.iter().flat_map(|r| r.agreed.iter().flatten().cloned()).collect();
            shapes.sort();
            shapes.dedup();
            let refused = records.iter().flat_map(|record| {
                record.candidates.iter().filter_map(|candidate| match &candidate.outcome {
                    Outcome::Refused { why } => {
                        Some((self.program.name(given, &candidate.with), record.shape.clone(), why.clone()))
                    }
                    Outcome::Cost { .. } => None,
                })
            });
            let apart = records.iter().map(|record| record.apart.clone()).find(|apart| !apart.is_empty());
            self.summary.agreed.push(Agreed {
                target: target.name.to_owned(),
                given: given.clone(),
                shapes,
                apart: apart.unwrap_or_default(),
                refused: agree::refusals(refused),
            });
        }
        Ok(())
    }
}
