//! Compares the instances of a kernel with each other, or with the host function of the build script.
//!
//! Instances of one kernel are interchangeable: a launch takes whichever costs least. **Correct** therefore means that
//! all instances compute the same results from the same arguments, bit by bit or within the tolerance of the build
//! script, at every shape that they accept. An instance that leaves elements out costs less than a right one, and the
//! reference interpreter, which runs the same source, leaves them out too.

use std::sync::Arc;

use super::arguments::{Arguments, Value};
use super::host;
use super::launch::Ended;
use super::program::{Built, Program};
use super::shapes;
use super::{Host, Refusal};
use crate::request::Request;
use crate::{Error, shape_text};

/// Wave-instructions of a launch.
const BUDGET: u64 = 100_000_000;
/// Elements of all views of a launch.
const MOST_ELEMENTS: u64 = 1 << 21;

/// An instance that was measured at some shape.
pub(super) struct Fit {
    /// The values of the tuned parameters.
    pub(super) with: Vec<String>,
    /// `matmul<4, 2>`.
    pub(super) name: String,
    pub(super) built: Arc<Built>,
}

/// What a comparison at one shape found.
#[derive(Debug, Clone, PartialEq, Default)]
pub(super) struct Round {
    /// The positions of the instances that ran and whose results are comparable: those of a group agree.
    pub(super) groups: Vec<Vec<usize>>,
    /// The instances that are wrong, and why.
    pub(super) wrong: Vec<(usize, String)>,
}

/// The contents of the views after a launch of an instance.
struct Results {
    /// The positions of the instances whose results are equal; the first one stands for them.
    of: Vec<usize>,
    arguments: Arguments,
    views: Vec<Vec<u8>>,
}

/// The comparison of instances.
pub(super) struct Agreement<'a> {
    pub(super) request: &'a Request,
    pub(super) program: &'a Program,
    pub(super) host: Option<&'a Host>,
    pub(super) fits: &'a [Fit],
}

impl Agreement<'_> {
    /// The shapes at which instances are compared that were measured at a shape: a small and a large one that all of
    /// them accept, and those that each of them alone accepts, because they may leave more partial tiles.
    pub(super) fn shapes(&self, measured: &[usize], shape: &[u64]) -> Vec<Vec<u64>> {
        let accepts =
            |of: &[usize], shape: &[u64]| of.iter().all(|at| self.program.accepts(&self.fits[*at].built, shape));
        let alone = measured.iter().map(std::slice::from_ref);
        let mut found = Vec::new();
        for of in std::iter::once(measured).chain(alone) {
            let [small, ..] = shapes::SMALL;
            let large = shapes::LARGE.map(|most| shapes::near(shape, most, true, |tried| accepts(of, tried)));
            let bounded = large.into_iter().find(|shape| self.elements(of, shape) <= MOST_ELEMENTS);
            let small = shapes::near(shape, small, false, |tried| accepts(of, tried));
            for shape in [Some(small), bounded].into_iter().flatten() {
                if !found.contains(&shape) {
                    found.push(shape);
                }
            }
        }
        found
    }

    /// The most elements of all views that an instance takes at a shape.
    fn elements(&self, of: &[usize], shape: &[u64]) -> u64 {
        let one = |at: &usize| match self.program.launch_at(&self.fits[*at].built, shape) {
            Ok(Ok(arguments)) => arguments.elements(),
            _ => 0,
        };
        of.iter().map(one).max().unwrap_or(0)
    }

    /// Runs all instances that accept a shape, and compares their results.
    ///
    /// # Errors
    /// [`Error::Disagree`] if two instances differ, [`Error::HostFunction`] if all of them differ from the host
    /// function.
    pub(super) fn at(&self, shape: &[u64]) -> Result<Round, Error> {
        let mut round = Round::default();
        let mut known: Vec<Results> = Vec::new();
        for (at, fit) in self.fits.iter().enumerate().filter(|(_, fit)| self.program.accepts(&fit.built, shape)) {
            let Ok(arguments) = self.program.arguments(&fit.built, shape)? else { continue };
            let views = match arguments.launch_all(&fit.built, BUDGET)? {
                Ended::Results(views) => views,
                Ended::Fault(why) => {
                    round.wrong.push((at, format!("at {}: {why}", shape_text(shape))));
                    continue;
                }
                // The other shapes are smaller.
                Ended::TooLong(_) => continue,
            };
            let same = |results: &&mut Results| {
                results.views == views && comparable(self.request, &results.arguments, &arguments)
            };
            match known.iter_mut().find(same) {
                Some(results) => results.of.push(at),
                None => known.push(Results { of: vec![at], arguments, views }),
            }
        }
        match self.host {
            Some(host) => self.with_host(host, shape, &known, &mut round)?,
            None => self.with_each_other(shape, &known, &mut round)?,
        }
        Ok(round)
    }

    /// Each pair of results agrees.
    fn with_each_other(&self, shape: &[u64], known: &[Results], round: &mut Round) -> Result<(), Error> {
        for (at, results) in known.iter().enumerate() {
            for earlier in &known[..at] {
                if !comparable(self.request, &earlier.arguments, &results.arguments) {
                    continue;
                }
                let tolerance = self.request.tolerance;
                if let Some(why) =
                    difference(self.request, &results.arguments, [&earlier.views, &results.views], tolerance)
                {
                    let name = |results: &Results| self.fits[results.of[0]].name.clone();
                    return Err(Error::Disagree {
                        first: name(earlier),
                        second: name(results),
                        target: self.fits[results.of[0]].built.target.name.to_owned(),
                        shape: shape.to_vec(),
                        why: format!("{} and {}{}", why.text, why.expected, why.largest),
                    });
                }
            }
            let group = known[..at].iter().position(|e| comparable(self.request, &e.arguments, &results.arguments));
            match group.and_then(|first| round.groups.iter_mut().find(|group| group.contains(&known[first].of[0]))) {
                Some(group) => group.extend(&results.of),
                None => round.groups.push(results.of.clone()),
            }
        }
        Ok(())
    }

    /// Each result agrees with that of the host function.
    fn with_host(&self, host: &Host, shape: &[u64], known: &[Results], round: &mut Round) -> Result<(), Error> {
        let mut right = Vec::new();
        let mut first = None;
        for results in known {
            let fit = &self.fits[results.of[0]];
            let expected = host::results(self.request, host, &fit.built, shape, &results.arguments)?;
            match difference(self.request, &results.arguments, [&results.views, &expected], self.request.tolerance) {
                None => right.extend(&results.of),
                Some(why) => {
                    let why = format!(
                        "at {}, {}, and the host function has {}{}",
                        shape_text(shape),
                        why.text,
                        why.expected,
                        why.largest
                    );
                    first.get_or_insert_with(|| (fit.name.clone(), why.clone()));
                    let why = format!("it computes a wrong result: {why}");
                    round.wrong.extend(results.of.iter().map(|at| (*at, why.clone())));
                }
            }
        }
        match first {
            Some((instance, why)) if right.is_empty() => {
                Err(Error::HostFunction { kernel: self.request.kernel.clone(), instance, why })
            }
            _ => {
                // The host function connects all instances that agree with it.
                if !right.is_empty() {
                    round.groups.push(right);
                }
                Ok(())
            }
        }
    }
}

/// Whether the arguments of two instances are equal, except for scratch views.
fn comparable(request: &Request, a: &Arguments, b: &Arguments) -> bool {
    let equal = |(a, b): (&Value, &Value)| match (a, b) {
        (Value::View { name, .. }, _) if request.scratch.contains(name) => true,
        (Value::View { rows, cols, .. }, Value::View { rows: other_rows, cols: other_cols, .. }) => {
            (rows, cols) == (other_rows, other_cols)
        }
        (a, b) => a == b,
    };
    a.values.len() == b.values.len() && a.values.iter().zip(&b.values).all(equal)
}

/// The first difference between two results.
struct Differs {
    /// `element 3 of `y` is 1.0`.
    text: String,
    expected: String,
    /// `; the largest difference is 0.5`, for floats.
    largest: String,
}

fn difference(
    request: &Request,
    arguments: &Arguments,
    [found, expected]: [&[Vec<u8>]; 2],
    tolerance: f64,
) -> Option<Differs> {
    let views = arguments.values.iter().filter_map(|value| match value {
        Value::View { name, element, written, .. } => {
            Some((name, element, *written && !request.scratch.contains(name)))
        }
        Value::Scalar { .. } => None,
    });
    views.zip(found.iter().zip(expected)).find_map(|((name, element, compared), (found, expected))| {
        let difference = compared.then(|| element.difference(found, expected, tolerance)).flatten()?;
        let text = format!("element {} of `{name}` is {}", difference.at, difference.found);
        let largest =
            format!("; the largest difference is {:.1e} of the larger of 1 and the value", difference.largest);
        let largest = if element.is_float() { largest } else { String::new() };
        Some(Differs { text, expected: difference.expected, largest })
    })
}

/// Instances that were compared with each other, directly or through others, by position.
pub(super) fn connected(count: usize, rounds: &[Round]) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = (0..count).map(|at| vec![at]).collect();
    for together in rounds.iter().flat_map(|round| &round.groups) {
        let (joined, mut rest): (Vec<Vec<usize>>, Vec<Vec<usize>>) =
            groups.into_iter().partition(|group| group.iter().any(|at| together.contains(at)));
        let mut joined: Vec<usize> = joined.concat();
        joined.sort_unstable();
        if !joined.is_empty() {
            rest.push(joined);
        }
        groups = rest;
    }
    groups.sort();
    groups
}

/// The refusals among these records' candidates, one for each instance and reason.
pub(super) fn refusals(all: impl Iterator<Item = (String, Vec<u64>, String)>) -> Vec<Refusal> {
    let mut found: Vec<Refusal> = Vec::new();
    for (instance, shape, why) in all {
        match found.iter_mut().find(|known| known.instance == instance && known.why == why) {
            Some(known) => known.shapes.push(shape),
            None => found.push(Refusal { instance, shapes: vec![shape], why }),
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instances_are_connected_through_others() {
        let round = |groups: &[&[usize]]| Round {
            groups: groups.iter().map(|group| group.to_vec()).collect(),
            wrong: Vec::new(),
        };
        assert_eq!(connected(4, &[round(&[&[0, 2]]), round(&[&[2, 3]])]), [vec![0, 2, 3], vec![1]]);
        assert_eq!(connected(3, &[round(&[&[0], &[1, 2]])]), [vec![0], vec![1, 2]]);
        assert_eq!(connected(2, &[]), [[0], [1]]);
    }
}
