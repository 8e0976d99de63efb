//! The list of changed choices at the end of `t0 tune`.

use std::fmt::Write as _;
use std::path::Path;

use t0_tune::record::Records;
use t0_tune::{Change, Request, changes, shape_text};

use crate::Report;
use crate::input::Failure;
use crate::paint::NAME;

/// The records of each kernel before and after a run.
pub(super) struct Before<'a> {
    root: &'a Path,
    requests: Vec<&'a Request>,
    records: Vec<Option<Records>>,
}

impl<'a> Before<'a> {
    /// Reads the records of all kernels of a crate.
    pub(super) fn read(root: &'a Path, requests: &'a [Request]) -> Result<Before<'a>, Failure> {
        let requests: Vec<&Request> = requests.iter().collect();
        let records = requests.iter().map(|request| Records::read_known(&root.join(request.records())));
        Ok(Before { root, records: records.collect::<Result<_, _>>()?, requests })
    }

    /// Lists the choices that have changed: of each kernel in `tuned`, and of the groups to which they belong.
    pub(super) fn list(&self, tuned: &[&str], report: &mut Report) -> Result<(), Failure> {
        let mut groups: Vec<&str> = Vec::new();
        for (request, old) in self.requests.iter().zip(&self.records) {
            if !tuned.contains(&request.name.as_str()) {
                continue;
            }
            if !request.group.is_empty() && !groups.contains(&request.group.as_str()) {
                groups.push(&request.group);
            }
            let (Some(old), Some(new)) = (old, Records::read_known(&self.root.join(request.records()))?) else {
                continue;
            };
            print(&request.name, &changes(std::slice::from_ref(old), &[new])?, report);
        }
        for group in groups {
            let (mut old, mut new) = (Vec::new(), Vec::new());
            for (request, before) in self.requests.iter().zip(&self.records).filter(|(r, _)| r.group == group) {
                old.extend(before.clone());
                new.extend(Records::read_known(&self.root.join(request.records()))?);
            }
            // A group of one kernel is listed already.
            if new.len() > 1 && !old.is_empty() {
                print(&format!("group {group}"), &changes(&old, &new)?, report);
            }
        }
        Ok(())
    }
}

fn print(name: &str, (changes, compared): &(Vec<Change>, usize), report: &mut Report) {
    let out = &mut report.text;
    let _ = writeln!(out, "{NAME}{name}{NAME:#}: {} of {compared} choices changed", changes.len());
    for Change { target, given, shape, old, old_cost, new, new_cost } in changes {
        let given = if given.is_empty() { String::new() } else { format!(", {}", given.join(", ")) };
        let old_cost = match old_cost {
            Ok(cost) => format!("{cost:.1}"),
            Err(why) => format!("({why})"),
        };
        let _ = writeln!(out, "  {}{given} on {target}: {old} {old_cost} -> {new} {new_cost:.1}", shape_text(shape));
    }
}
