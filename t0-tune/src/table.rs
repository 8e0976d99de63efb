//! Which instances are compiled, and the table from which a launch chooses.

use crate::Error;
use crate::choose::Rank;
use crate::product::Product;
use crate::record::{Candidate, Record, Records};
use crate::request::Limits;

/// An instance that is at most this much slower than the best one is as good: the next measurement may reverse them.
pub const NOISE: f64 = 0.02;

/// What candidates are compared by: [`Candidate::cost`] or [`instructions`]. `None` if it is not known.
pub type Of = fn(&Candidate) -> Option<f64>;

/// The number of instructions of a candidate, which decides on a virtual GPU.
pub fn instructions(candidate: &Candidate) -> Option<f64> {
    candidate.instructions().map(|n| n as f64)
}

/// The chosen candidate of each record. A candidate that an earlier record chose is preferred to the best one if it is
/// as good, so that fewer instances are compiled. If these are more than `most` different ones, the instances whose
/// absence raises `of` least are left out; `most` of 0 is no limit. `None` for a record in which no candidate
/// runs.
fn chosen<'a>(records: &[&'a Record], most: usize, of: Of) -> Vec<Option<&'a Candidate>> {
    let mut chosen: Vec<Option<&Candidate>> = Vec::new();
    for record in records {
        let best = least(record.usable(), of);
        let limit = best.and_then(of).unwrap_or(0.0) * (1.0 + NOISE);
        let earlier = |candidate: &&Candidate| {
            of(candidate).is_some_and(|cost| cost <= limit)
                && chosen.iter().flatten().any(|known| known.with == candidate.with)
        };
        chosen.push(record.usable().find(earlier).or(best));
    }
    loop {
        let mut kept: Vec<&Vec<String>> = Vec::new();
        for candidate in chosen.iter().flatten() {
            if !kept.contains(&&candidate.with) {
                kept.push(&candidate.with);
            }
        }
        if most == 0 || kept.len() <= most {
            break;
        }
        // The first of equal losses, so that the result does not depend on anything else.
        let without = |leave: usize| -> (f64, Vec<Option<&'a Candidate>>) {
            let rest: Vec<&Vec<String>> =
                kept.iter().enumerate().filter(|(at, _)| *at != leave).map(|(_, with)| *with).collect();
            let best = |record: &&'a Record| least(record.usable().filter(|c| rest.contains(&&c.with)), of);
            let now: Vec<Option<&Candidate>> = records.iter().map(best).collect();
            let ratio = |(record, now): (&&Record, &Option<&Candidate>)| {
                let best = least(record.usable(), of).and_then(of)?;
                Some(now.and_then(of).map_or(f64::INFINITY, |cost| (cost / best).ln()))
            };
            (records.iter().zip(&now).filter_map(ratio).sum(), now)
        };
        let losses = (0..kept.len()).map(without);
        match losses.min_by(|a, b| a.0.total_cmp(&b.0)) {
            // A shape that only this instance accepts keeps it.
            Some((loss, rest)) if loss.is_finite() => chosen = rest,
            _ => break,
        }
    }
    chosen
}

/// The candidate with the lowest cost that is chosen for each of these records, which are of one target and one choice
/// of the caller. The instances of all cases are chosen together, because each is compiled for all of them.
pub fn instances<'a>(of: &'a Records, records: &[&'a Record]) -> Vec<Option<&'a Candidate>> {
    for_all_cases(of, records, |pool| chosen(pool, of.most_instances, Candidate::cost))
}

/// The candidate with the fewest instructions that is chosen for each of these records, as in [`instances`], for a
/// virtual GPU; `None` if it has no instances of its own, or if instructions were not counted.
pub fn fewest_instructions<'a>(of: &'a Records, records: &[&'a Record]) -> Vec<Option<&'a Candidate>> {
    match of.for_virtual_gpu {
        0 => vec![None; records.len()],
        most => for_all_cases(of, records, |pool| chosen(pool, most, instructions)),
    }
}

/// The instances that are compiled for these records, each once.
pub fn compiled<'a>(of: &'a Records, records: &[&'a Record]) -> Vec<&'a Candidate> {
    let mut compiled: Vec<&Candidate> = Vec::new();
    for candidate in instances(of, records).into_iter().chain(fewest_instructions(of, records)).flatten() {
        if !compiled.iter().any(|known| known.with == candidate.with) {
            compiled.push(candidate);
        }
    }
    compiled
}

/// What `choose` takes for each of the records, where it gets the records of all cases.
fn for_all_cases<'a>(
    of: &'a Records,
    records: &[&'a Record],
    choose: impl Fn(&[&'a Record]) -> Vec<Option<&'a Candidate>>,
) -> Vec<Option<&'a Candidate>> {
    let Some(first) = records.first().filter(|_| !of.cases.is_empty()) else { return choose(records) };
    let pool: Vec<&Record> = of.records.iter().filter(|record| record.target == first.target).collect();
    let chosen = choose(&pool);
    let of_record = |record: &&Record| {
        let at = pool.iter().position(|known| known.given == record.given && known.shape == record.shape)?;
        chosen[at]
    };
    records.iter().map(of_record).collect()
}

/// The candidate with the least `of`; the first of equal ones.
pub(crate) fn least<'a>(candidates: impl Iterator<Item = &'a Candidate>, of: Of) -> Option<&'a Candidate> {
    let known = candidates.filter(|candidate| of(candidate).is_some());
    known.min_by(|a, b| of(a).unwrap_or(f64::INFINITY).total_cmp(&of(b).unwrap_or(f64::INFINITY)))
}

/// The shapes that an instance accepts: one number for each dimension.
#[derive(Debug, Clone, PartialEq)]
pub struct Accepted {
    /// The least values.
    pub least: Vec<u64>,
    /// The largest values.
    pub most: Vec<u64>,
    /// What the values are multiples of.
    pub multiples: Vec<u64>,
}

impl Accepted {
    /// The shapes that the instance with these generic arguments accepts.
    ///
    /// # Errors
    /// [`Error::UnknownDimension`].
    pub fn new(
        kernel: &str,
        limits: &Limits,
        dimensions: &[String],
        values: &[(String, String)],
    ) -> Result<Accepted, Error> {
        let names: Vec<String> = values.iter().map(|(name, _)| name.clone()).collect();
        let value = |name: &str| values.iter().find(|(known, _)| *known == name)?.1.parse().ok();
        let each = |rules: &[(String, String)], all: &mut Vec<u64>, with: fn(u64, u64) -> u64| -> Result<(), Error> {
            for (dimension, of) in rules {
                let product = Product::parse(of, kernel, &names)?;
                let Some(at) = dimensions.iter().position(|known| known == dimension) else {
                    let (kernel, expression, known) = (kernel.to_owned(), dimension.clone(), dimensions.to_vec());
                    return Err(Error::UnknownDimension { kernel, expression, known });
                };
                if let Some(n) = product.value(value) {
                    all[at] = with(all[at], n);
                }
            }
            Ok(())
        };
        let count = dimensions.len();
        let (mut least, mut most, mut multiples) = (vec![0; count], vec![u64::MAX; count], vec![1; count]);
        each(&limits.least, &mut least, u64::max)?;
        each(&limits.most, &mut most, u64::min)?;
        each(&limits.multiples, &mut multiples, |known, of| common(known, of.max(1)))?;
        Ok(Accepted { least, most, multiples })
    }

    /// Why the instance does not accept a shape.
    pub fn refusal(&self, dimensions: &[String], shape: &[u64]) -> Option<String> {
        let rules = self.least.iter().zip(&self.most).zip(&self.multiples);
        rules.zip(shape).zip(dimensions).find_map(|((((least, most), of), n), dimension)| {
            if n < least {
                Some(format!("{dimension} = {n} is less than {least}"))
            } else if n > most {
                Some(format!("{dimension} = {n} is more than {most}"))
            } else if *of > 1 && !n.is_multiple_of(*of) {
                Some(format!("{dimension} = {n} is not a multiple of {of}"))
            } else {
                None
            }
        })
    }
}

/// The least common multiple.
fn common(a: u64, b: u64) -> u64 {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    (a / x).saturating_mul(b)
}

/// A choice among records, for a report.
#[derive(Debug, Clone, PartialEq)]
pub struct Choice<'a> {
    /// The record of the nearest shape at which an instance was chosen that accepts the shape.
    pub record: &'a Record,
    /// The instance.
    pub candidate: &'a Candidate,
    /// How good it is for the shape, compared with the choices of other kernels.
    pub rank: Rank,
}

/// The instance that a launch at this shape takes, as the emitted table chooses it by the cost or by instructions;
/// `None` without records.
///
/// # Errors
/// [`Error::UnknownDimension`] if the rules in the records are wrong.
pub fn choose<'a>(of: &'a Records, records: &[&'a Record], shape: &[u64], by: Of) -> Result<Option<Choice<'a>>, Error> {
    let mut best: Option<Choice<'a>> = None;
    for (record, candidate) in rows(of, records) {
        let refused = accepted(of, record, candidate)?.refusal(&of.dimensions, shape).is_some();
        let rank = (refused, far(&record.shape, shape), by(candidate).unwrap_or(f64::INFINITY));
        if best.as_ref().is_none_or(|known| rank < known.rank) {
            best = Some(Choice { record, candidate, rank });
        }
    }
    Ok(best)
}

/// The shapes that the instance of a candidate accepts.
///
/// # Errors
/// [`Error::UnknownDimension`].
pub fn accepted(of: &Records, record: &Record, candidate: &Candidate) -> Result<Accepted, Error> {
    let names = of.given.iter().chain(&of.parameters).cloned();
    let values = record.given.iter().chain(&candidate.with).cloned();
    let values: Vec<(String, String)> = names.zip(values).collect();
    Accepted::new(&of.kernel, &of.limits, &of.dimensions, &values)
}

/// The rows of the table: each chosen instance at each shape where it was measured.
pub(crate) fn rows<'a>(of: &'a Records, records: &[&'a Record]) -> Vec<(&'a Record, &'a Candidate)> {
    let compiled = compiled(of, records);
    let is_instance = |candidate: &&Candidate| {
        candidate.cost().is_some() && compiled.iter().any(|instance| instance.with == candidate.with)
    };
    let of_record = |record: &&'a Record| -> Vec<(&'a Record, &'a Candidate)> {
        record.usable().filter(is_instance).map(|candidate| (*record, candidate)).collect()
    };
    records.iter().flat_map(of_record).collect()
}

/// [`distance`](crate::choose::distance) for shapes whose number of dimensions is not a constant.
pub(crate) fn far(a: &[u64], b: &[u64]) -> f64 {
    let side = |of: fn(u64, u64) -> u64| -> f64 { a.iter().zip(b).map(|(a, b)| of(*a, *b).max(1) as f64).product() };
    side(u64::max) / side(u64::min)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choose::{Accepts, Row, nearest};
    use crate::record::Outcome;

    fn record(shape: [u64; 2], costs: &[(&str, f64)]) -> Record {
        let candidate = |(with, cost): &(&str, f64)| Candidate {
            with: vec![(*with).to_owned()],
            code: None,
            // What costs least executes most.
            outcome: Outcome::Cost {
                cost: *cost,
                instructions: Some((1000.0 / cost) as u64),
                vgprs: 1,
                lds: 0,
                waves: 16,
                verified: Some(vec![37]),
            },
        };
        Record {
            target: "gfx1100".to_owned(),
            shape: shape.to_vec(),
            given: Vec::new(),
            hash: String::new(),
            code_version: 0,
            arguments: String::new(),
            cost_by: "static model".to_owned(),
            complete: true,
            agreed: None,
            apart: Vec::new(),
            disagree: None,
            candidates: costs.iter().map(candidate).collect(),
        }
    }

    #[test]
    fn an_instance_within_the_noise_is_chosen_again() {
        let all = [
            record([64, 64], &[("1", 1.0), ("2", 2.0)]),
            record([128, 64], &[("1", 1.01), ("2", 1.0)]),
            record([256, 64], &[("1", 1.03), ("2", 1.0)]),
        ];
        let names: Vec<&str> = chosen(&all.iter().collect::<Vec<_>>(), 0, Candidate::cost)
            .into_iter()
            .flatten()
            .map(|c| c.with[0].as_str())
            .collect();
        assert_eq!(names, ["1", "1", "2"]);
    }

    #[test]
    fn the_nearest_shape_whose_instance_accepts_the_shape_decides() {
        let of = Records {
            kernel: "k".to_owned(),
            dimensions: vec!["m".to_owned(), "n".to_owned()],
            parameters: vec!["TM".to_owned()],
            limits: Limits { multiples: vec![("m".to_owned(), "TM".to_owned())], ..Limits::default() },
            ..Records::default()
        };
        let (near, far) =
            (record([64, 64], &[("64", 1.0), ("1", 9.0)]), record([512, 512], &[("64", 2.0), ("1", 1.0)]));
        let all = [&near, &far];
        let at = |shape: [u64; 2]| {
            let choice = choose(&of, &all, &shape, Candidate::cost).unwrap().unwrap();
            (choice.record.shape.clone(), choice.candidate.with[0].clone())
        };
        assert_eq!(at([64, 60]), (vec![64, 64], "64".to_owned()));
        assert_eq!(at([500, 500]), (vec![512, 512], "1".to_owned()));
        // 65 is no multiple of 64.
        assert_eq!(at([65, 64]), (vec![64, 64], "1".to_owned()));
        // The emitted code chooses the same.
        let instances = ["64", "1"];
        let number = |c: &Candidate| instances.iter().position(|with| c.with[0] == *with).unwrap();
        let row = |(r, c): (&Record, &Candidate)| Row {
            instance: number(c),
            shape: r.shape.clone().try_into().unwrap(),
            cost: c.cost().unwrap(),
            instructions: instructions(c).unwrap(),
        };
        let rows: Vec<Row<2>> = rows(&of, &all).into_iter().map(row).collect();
        let accepts = [64, 1].map(|tm| Accepts { least: [0; 2], most: [u64::MAX; 2], multiples: [tm, 1] });
        for m in 0..600 {
            let n = 7 * m % 600;
            let (row, rank) = nearest(&rows, &accepts, [m, n], |row| row.cost);
            assert_eq!(at([m, n]).1, instances[rows[row].instance], "{m} {n}");
            assert_eq!(choose(&of, &all, &[m, n], Candidate::cost).unwrap().unwrap().rank, rank);
        }
    }

    #[test]
    fn a_shape_that_no_instance_accepts_still_gets_one() {
        let row = |instance, m, cost| Row { instance, shape: [m], cost, instructions: 0.0 };
        let rows = [row(0, 16, 1.0), row(1, 1600, 2.0)];
        let accepts = [Accepts { least: [0], most: [3200], multiples: [16] }; 2];
        assert_eq!(nearest(&rows, &accepts, [1501], |row| row.cost).0, 1);
        assert_eq!(nearest(&rows, &accepts, [0], |row| row.cost), (0, (false, 16.0, 1.0)));
        assert_eq!(nearest(&rows, &accepts, [u64::MAX], |row| row.cost).0, 1);
    }

    #[test]
    fn the_instances_that_save_least_are_left_out() {
        let all = [
            record([64, 64], &[("1", 1.0), ("2", 2.0), ("3", 1.1)]),
            record([128, 64], &[("1", 4.0), ("2", 1.0), ("3", 1.1)]),
            record([256, 64], &[("1", 9.0), ("2", 9.0), ("3", 1.0)]),
        ];
        let names = |most: usize| -> Vec<String> {
            let all: Vec<&Record> = all.iter().collect();
            chosen(&all, most, Candidate::cost).into_iter().flatten().map(|c| c.with[0].clone()).collect()
        };
        assert_eq!(names(0), ["1", "2", "3"]);
        assert_eq!(names(3), ["1", "2", "3"]);
        assert_eq!(names(2), ["3", "2", "3"]);
        assert_eq!(names(1), ["3", "3", "3"]);
        // An instance that alone accepts a shape is kept, even beyond the limit.
        let apart = [record([64, 64], &[("1", 1.0)]), record([128, 64], &[("2", 1.0)])];
        assert_eq!(chosen(&apart.iter().collect::<Vec<_>>(), 1, Candidate::cost).into_iter().flatten().count(), 2);
    }

    /// The instances of `n` at most for a virtual GPU, after those of the least cost, and the ranks by both.
    #[test]
    fn a_virtual_gpu_has_instances_of_its_own() {
        let records = vec![
            record([16, 64], &[("1", 1.0), ("2", 4.0), ("3", 9.0)]),
            record([64, 64], &[("1", 1.0), ("2", 9.0), ("3", 2.0)]),
        ];
        let of = |for_virtual_gpu| Records {
            kernel: "k".to_owned(),
            dimensions: vec!["m".to_owned(), "n".to_owned()],
            parameters: vec!["K".to_owned()],
            for_virtual_gpu,
            records: records.clone(),
            ..Records::default()
        };
        let names = |of: &Records| -> Vec<String> {
            compiled(of, &of.records.iter().collect::<Vec<_>>()).iter().map(|c| c.with[0].clone()).collect()
        };
        assert_eq!(names(&of(0)), ["1"]);
        assert_eq!(names(&of(2)), ["1", "3", "2"]);
        // At 16 rows, 3 executes 111 instructions and 2 executes 250; at 64 rows, 500 and 111.
        assert_eq!(names(&of(1)), ["1", "2"]);
        let all = of(2);
        let rows: Vec<Row<2>> = rows(&all, &all.records.iter().collect::<Vec<_>>())
            .into_iter()
            .map(|(r, c)| Row {
                instance: c.with[0].parse::<usize>().unwrap() - 1,
                shape: r.shape.clone().try_into().unwrap(),
                cost: c.cost().unwrap(),
                instructions: instructions(c).unwrap(),
            })
            .collect();
        let accepts = [Accepts { least: [0; 2], most: [u64::MAX; 2], multiples: [1; 2] }; 3];
        let best = |m: u64, of: fn(&Row<2>) -> f64| {
            let (row, rank) = nearest(&rows, &accepts, [m, 64], of);
            (rows[row].instance + 1, rank.2)
        };
        assert_eq!([best(16, |row| row.cost), best(64, |row| row.cost)], [(1, 1.0), (1, 1.0)]);
        assert_eq!([best(16, |row| row.instructions), best(64, |row| row.instructions)], [(3, 111.0), (2, 111.0)]);
    }

    #[test]
    fn instances_whose_instructions_were_not_counted_are_not_for_a_virtual_gpu() {
        let mut old = record([16, 64], &[("1", 1.0), ("2", 4.0)]);
        for candidate in &mut old.candidates {
            if let Outcome::Cost { instructions, .. } = &mut candidate.outcome {
                *instructions = None;
            }
        }
        let of = Records { for_virtual_gpu: 1, records: vec![old], ..Records::default() };
        let all: Vec<&Record> = of.records.iter().collect();
        assert_eq!(fewest_instructions(&of, &all), [None]);
        assert_eq!(compiled(&of, &all).len(), 1);
    }

    #[test]
    fn limits_say_why_a_shape_is_refused() {
        let pair = |a: &str, b: &str| vec![(a.to_owned(), b.to_owned())];
        let limits = Limits { multiples: pair("k", "2*TK"), least: pair("m", "16"), most: pair("m", "TM") };
        let dimensions = ["m".to_owned(), "k".to_owned()];
        let values = [("TM".to_owned(), "32".to_owned()), ("TK".to_owned(), "4".to_owned())];
        let accepted = Accepted::new("k", &limits, &dimensions, &values).unwrap();
        let why = |m: u64, k: u64| accepted.refusal(&dimensions, &[m, k]);
        assert_eq!(why(16, 8), None);
        assert_eq!(why(32, 0), None);
        assert_eq!(why(15, 8), Some("m = 15 is less than 16".to_owned()));
        assert_eq!(why(33, 8), Some("m = 33 is more than 32".to_owned()));
        assert_eq!(why(16, 9), Some("k = 9 is not a multiple of 8".to_owned()));
    }
}
