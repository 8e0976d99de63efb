//! Which instances are compiled, and the table from which a launch chooses.

use crate::Error;
use crate::choose::distance;
use crate::product::Product;
use crate::record::{Candidate, Record, Records};

/// An instance that is at most this much slower than the best one is as good: the next measurement may reverse them.
pub const NOISE: f64 = 0.02;

/// The chosen candidate of each record. A candidate that an earlier record chose is preferred to the best one if it is
/// as good, so that fewer instances are compiled. `None` for a record in which no candidate runs.
pub fn chosen<'a>(records: &[&'a Record]) -> Vec<Option<&'a Candidate>> {
    let mut chosen: Vec<Option<&Candidate>> = Vec::new();
    for record in records {
        let best = record.best();
        let limit = best.and_then(Candidate::cost).unwrap_or(0.0) * (1.0 + NOISE);
        let earlier = |candidate: &&Candidate| {
            candidate.cost().is_some_and(|cost| cost <= limit)
                && chosen.iter().flatten().any(|known| known.with == candidate.with)
        };
        chosen.push(record.candidates.iter().find(earlier).or(best));
    }
    chosen
}

/// What the dimensions of a shape must be multiples of for an instance, where it is more than 1.
///
/// # Errors
/// [`Error::UnknownDimension`].
pub fn multiples(
    kernel: &str,
    rules: &[(String, String)],
    dimensions: &[String],
    values: &[(&str, &str)],
) -> Result<Vec<u64>, Error> {
    let names: Vec<String> = values.iter().map(|(name, _)| (*name).to_owned()).collect();
    let value = |name: &str| values.iter().find(|(known, _)| *known == name)?.1.parse().ok();
    let mut all = vec![1; dimensions.len()];
    for (dimension, of) in rules {
        let product = Product::parse(of, kernel, &names)?;
        let Some(at) = dimensions.iter().position(|known| known == dimension) else {
            let (kernel, expression, known) = (kernel.to_owned(), dimension.clone(), dimensions.to_vec());
            return Err(Error::UnknownDimension { kernel, expression, known });
        };
        all[at] = common(all[at], product.value(value).unwrap_or(1).max(1));
    }
    Ok(all)
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
}

/// The instance that a launch at this shape takes, as the emitted table chooses it; `None` without records.
///
/// # Errors
/// [`Error::UnknownDimension`] if the rules in the records are wrong.
pub fn choose<'a>(of: &Records, records: &[&'a Record], shape: &[u64]) -> Result<Option<Choice<'a>>, Error> {
    let mut best: Option<((bool, f64, f64), Choice<'a>)> = None;
    for (record, candidate, multiples) in rows(of, records)? {
        let refused = multiples.iter().zip(shape).any(|(of, n)| *of > 1 && n % of != 0);
        let key = (refused, far(&record.shape, shape), candidate.cost().unwrap_or(f64::INFINITY));
        if best.as_ref().is_none_or(|(known, _)| key < *known) {
            best = Some((key, Choice { record, candidate }));
        }
    }
    Ok(best.map(|(_, choice)| choice))
}

/// A row of the table: the record of its shape, the instance, and what it requires.
type Found<'a> = (&'a Record, &'a Candidate, Vec<u64>);

/// The rows of the table: each chosen instance at each shape where it was measured.
///
/// # Errors
/// [`Error::UnknownDimension`].
pub(crate) fn rows<'a>(of: &Records, records: &[&'a Record]) -> Result<Vec<Found<'a>>, Error> {
    let instances = chosen(records);
    let mut rows = Vec::new();
    for record in records {
        for candidate in record.candidates.iter().filter(|candidate| candidate.cost().is_some()) {
            if !instances.iter().flatten().any(|instance| instance.with == candidate.with) {
                continue;
            }
            let names = of.given.iter().chain(&of.parameters).map(String::as_str);
            let values = record.given.iter().chain(&candidate.with).map(String::as_str);
            let values: Vec<(&str, &str)> = names.zip(values).collect();
            rows.push((*record, candidate, multiples(&of.kernel, &of.multiples, &of.dimensions, &values)?));
        }
    }
    Ok(rows)
}

/// [`distance`] for shapes whose number of dimensions is not a constant.
pub(crate) fn far(a: &[u64], b: &[u64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| distance([*a], [*b])).product()
}

/// The rows as the emitted code has them; instances are numbered by their position in `instances`.
pub(crate) fn numbered(rows: &[Found<'_>], instances: &[Vec<String>]) -> Vec<(usize, Vec<u64>, Vec<u64>, f64)> {
    let number = |(record, candidate, multiples): &Found<'_>| {
        let whole = [record.given.as_slice(), candidate.with.as_slice()].concat();
        let at = instances.iter().position(|known| *known == whole)?;
        Some((at, record.shape.clone(), multiples.clone(), candidate.cost()?))
    };
    rows.iter().filter_map(number).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choose::{Row, nearest};
    use crate::record::Outcome;

    fn record(shape: [u64; 2], costs: &[(&str, f64)]) -> Record {
        let candidate = |(with, cost): &(&str, f64)| Candidate {
            with: vec![(*with).to_owned()],
            outcome: Outcome::Cost { cost: *cost, vgprs: 1, lds: 0, waves: 16, verified: true },
        };
        Record {
            target: "gfx1100".to_owned(),
            shape: shape.to_vec(),
            given: Vec::new(),
            hash: String::new(),
            cost_by: "static model".to_owned(),
            complete: true,
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
        let names: Vec<&str> =
            chosen(&all.iter().collect::<Vec<_>>()).into_iter().flatten().map(|c| c.with[0].as_str()).collect();
        assert_eq!(names, ["1", "1", "2"]);
    }

    #[test]
    fn the_nearest_shape_whose_instance_accepts_the_shape_decides() {
        let of = Records {
            kernel: "k".to_owned(),
            dimensions: vec!["m".to_owned(), "n".to_owned()],
            parameters: vec!["TM".to_owned()],
            multiples: vec![("m".to_owned(), "TM".to_owned())],
            ..Records::default()
        };
        let (near, far) =
            (record([64, 64], &[("64", 1.0), ("1", 9.0)]), record([512, 512], &[("64", 2.0), ("1", 1.0)]));
        let all = [&near, &far];
        let at = |shape: [u64; 2]| {
            let choice = choose(&of, &all, &shape).unwrap().unwrap();
            (choice.record.shape.clone(), choice.candidate.with[0].clone())
        };
        assert_eq!(at([64, 60]), (vec![64, 64], "64".to_owned()));
        assert_eq!(at([500, 500]), (vec![512, 512], "1".to_owned()));
        // 65 is no multiple of 64.
        assert_eq!(at([65, 64]), (vec![64, 64], "1".to_owned()));
        // The emitted code chooses the same.
        let rows = numbered(&rows(&of, &all).unwrap(), &[vec!["64".to_owned()], vec!["1".to_owned()]]);
        let rows: Vec<Row<2>> = rows
            .into_iter()
            .map(|(instance, shape, multiples, cost)| Row {
                instance,
                shape: shape.try_into().unwrap(),
                multiples: multiples.try_into().unwrap(),
                cost,
            })
            .collect();
        for m in 0..600 {
            let n = 7 * m % 600;
            let with = ["64", "1"][rows[nearest(&rows, [m, n])].instance];
            assert_eq!(at([m, n]).1, with, "{m} {n}");
        }
    }

    #[test]
    fn a_shape_that_no_instance_accepts_still_gets_one() {
        let row = |instance, m, cost| Row { instance, shape: [m], multiples: [16], cost };
        let rows = [row(0, 16, 1.0), row(1, 1600, 2.0)];
        assert_eq!(rows[nearest(&rows, [1501])].instance, 1);
        assert_eq!(rows[nearest(&rows, [0])].instance, 0);
        assert_eq!(rows[nearest(&rows, [u64::MAX])].instance, 1);
    }
}
