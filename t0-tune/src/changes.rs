//! The choices that new records change.

use std::cmp::Ordering;

use crate::record::{Candidate, Outcome, Record, Records};
use crate::{Error, table};

/// A shape that takes another instance than before.
#[derive(Debug, Clone, PartialEq)]
pub struct Change {
    /// The target.
    pub target: String,
    /// The values that the caller chooses.
    pub given: Vec<String>,
    /// The shape.
    pub shape: Vec<u64>,
    /// The instance by the old records: `matmul<bf16, 4, 2>`.
    pub old: String,
    /// What it costs at the shape by the new records, or why they have no cost of it.
    pub old_cost: Result<f64, String>,
    /// The instance by the new records.
    pub new: String,
    /// What it costs at the shape, or at the nearest shape for which it was measured, by the new records.
    pub new_cost: f64,
}

/// An instance of a kernel.
struct Choice<'a> {
    kernel: &'a str,
    record: &'a Record,
    candidate: &'a Candidate,
}

impl Choice<'_> {
    fn name(&self) -> String {
        format!("{}<{}>", self.kernel, [self.record.given.as_slice(), &self.candidate.with].concat().join(", "))
    }
}

/// Compares the choices by old and by new records, at each shape of the new records. `old` and `new` have the records
/// of one kernel, or of several kernels of one group, of which a shape takes one. Returns the choices that differ, and
/// how many were compared: those for which the old records have an instance.
///
/// # Errors
/// [`Error::UnknownDimension`] if the rules in the records are wrong.
pub fn changes(old: &[Records], new: &[Records]) -> Result<(Vec<Change>, usize), Error> {
    let mut keys: Vec<(&str, &[String], &[u64])> = Vec::new();
    for record in new.iter().flat_map(|records| &records.records) {
        let key = (record.target.as_str(), record.given.as_slice(), record.shape.as_slice());
        if !keys.contains(&key) {
            keys.push(key);
        }
    }
    let (mut changes, mut compared) = (Vec::new(), 0);
    for (target, given, shape) in keys {
        let (before, after) = (choice(old, target, given, shape)?, choice(new, target, given, shape)?);
        let (Some(before), Some(after)) = (before, after) else { continue };
        compared += 1;
        if (before.kernel, &before.candidate.with) == (after.kernel, &after.candidate.with) {
            continue;
        }
        changes.push(Change {
            target: target.to_owned(),
            given: given.to_vec(),
            shape: shape.to_vec(),
            old: before.name(),
            old_cost: cost(new, &before, shape),
            new: after.name(),
            new_cost: after.candidate.cost().unwrap_or_default(),
        });
    }
    Ok((changes, compared))
}

/// The instance that a launch takes.
fn choice<'a>(of: &'a [Records], target: &str, given: &[String], shape: &[u64]) -> Result<Option<Choice<'a>>, Error> {
    let mut best: Option<(Choice<'a>, crate::choose::Rank)> = None;
    for records in of {
        let all: Vec<&Record> = records.records.iter().filter(|r| r.target == target && r.given == given).collect();
        let Some(table::Choice { record, candidate, rank }) = table::choose(records, &all, shape, Candidate::cost)?
        else {
            continue;
        };
        if best.as_ref().is_none_or(|(_, known)| rank.partial_cmp(known) == Some(Ordering::Less)) {
            best = Some((Choice { kernel: &records.kernel, record, candidate }, rank));
        }
    }
    Ok(best.map(|(choice, _)| choice))
}

/// What an instance costs at a shape.
fn cost(of: &[Records], choice: &Choice<'_>, shape: &[u64]) -> Result<f64, String> {
    let Record { target, given, .. } = choice.record;
    let record = of.iter().filter(|records| records.kernel == choice.kernel).find_map(|r| r.find(target, given, shape));
    let record = record.ok_or("not measured at this shape")?;
    let candidate = record.candidates.iter().find(|candidate| candidate.with == choice.candidate.with);
    match &candidate.ok_or("no longer a candidate")?.outcome {
        Outcome::Cost { cost, .. } => Ok(*cost),
        Outcome::Refused { why } => Err(format!("refused: {why}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The records of a kernel at shapes of one dimension: the shape, and the costs of `K<1>`, `K<2>` and so on.
    fn records(kernel: &str, rows: &[(u64, &[f64])]) -> Records {
        let mut text = format!(
            "format = 2\nkernel = \"{kernel}\"\nsource = \"\"\ndimensions = [\"n\"]\ngiven = []\nparameters = [\"K\"]\n"
        );
        for (shape, costs) in rows {
            text += &format!(
                "[[record]]\ntarget = \"gfx1100\"\nshape = [{shape}]\ngiven = {{}}\nhash = \"\"\n\
                 cost_by = \"static model\"\ncomplete = true\ncandidates = [\n"
            );
            for (at, cost) in costs.iter().enumerate() {
                let with = format!("  {{ with = {{ K = {} }}, ", at + 1);
                text += &with;
                text += &if cost.is_finite() {
                    format!("cost = {cost:?}, vgprs = 8, lds = 0, waves = 16 }},\n")
                } else {
                    "refused = \"it faults\" },\n".to_owned()
                };
            }
            text += "]\n";
        }
        Records::parse(std::path::Path::new("k.toml"), &text).unwrap()
    }

    fn texts(old: &[Records], new: &[Records]) -> Vec<String> {
        let text = |c: Change| format!("{:?}: {} {:?} -> {} {:?}", c.shape, c.old, c.old_cost, c.new, c.new_cost);
        changes(old, new).unwrap().0.into_iter().map(text).collect()
    }

    #[test]
    fn a_changed_choice_has_both_costs_by_the_new_records() {
        let old = [records("k", &[(16, &[1.0, 3.0]), (64, &[9.0, 4.0])])];
        let new = [records("k", &[(16, &[50.0, 20.0]), (64, &[90.0, 40.0]), (256, &[7.0, 8.0])])];
        // At 256, the old records have the choice of 64.
        assert_eq!(texts(&old, &new), ["[16]: k<1> Ok(50.0) -> k<2> 20.0", "[256]: k<2> Ok(8.0) -> k<1> 7.0"]);
        assert_eq!(changes(&old, &new).unwrap().1, 3);
        assert_eq!(changes(&old, &old).unwrap(), (Vec::new(), 2));
        assert_eq!(changes(&[], &new).unwrap(), (Vec::new(), 0));
    }

    #[test]
    fn an_old_choice_without_a_cost_says_why() {
        let old = [records("k", &[(16, &[9.0, 3.0, 1.0]), (64, &[9.0, 1.0, 4.0])])];
        let new = [records("k", &[(16, &[2.0, 3.0]), (64, &[5.0, f64::INFINITY])])];
        assert_eq!(
            texts(&old, &new),
            [
                "[16]: k<3> Err(\"no longer a candidate\") -> k<1> 2.0",
                "[64]: k<2> Err(\"refused: it faults\") -> k<1> 5.0"
            ]
        );
    }

    #[test]
    fn the_choice_among_the_kernels_of_a_group_is_one_choice() {
        let old = [records("a", &[(16, &[1.0])]), records("b", &[(16, &[2.0]), (64, &[1.0])])];
        let new = [records("a", &[(16, &[3.0])]), records("b", &[(16, &[2.0]), (64, &[1.0])])];
        assert_eq!(texts(&old, &new), ["[16]: a<1> Ok(3.0) -> b<1> 2.0"]);
        // `b` is not measured at 64 any more.
        let new = [records("a", &[(16, &[1.0]), (64, &[3.0])]), records("b", &[(16, &[2.0])])];
        assert_eq!(texts(&old, &new), ["[64]: b<1> Err(\"not measured at this shape\") -> a<1> 3.0"]);
    }
}
