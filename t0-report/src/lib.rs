//! Findings of the sanitizer: what the preloaded library of `t0 virtual --strict` records and the command reports. And
//! the report of `t0 virtual --fidelity`.
//!
//! | file | content |
//! |---|---|
//! | this file | the record, and how records are merged |
//! | `text`, `sarif` | findings as text and as SARIF 2.1.0; JSON is the record itself |
//! | `names` | demangled names, and patterns |
//! | `fidelity` | the fidelity report and its records |
//! | `suppressions` | the file of findings that are not reported |
//!
//! The library appends one line of JSON for each event to a file ([`Event`]), so that nothing is lost if the program is
//! killed. The command reads the file when the program has ended ([`read`]).
//!
//! What is a mistake is decided in `t0_sim::exec`, and the names of rules are there.

pub mod fidelity;
mod names;
mod sarif;
mod suppressions;
mod text;

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use serde::{Deserialize, Serialize};

pub use names::{Pattern, demangle};
pub use sarif::sarif;
pub use suppressions::{Suppressions, WrongLine};

/// How serious a finding is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// A mistake.
    Error,
    /// What is legal but may be a mistake.
    Note,
}

/// A source location.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Source {
    /// The file, as the compiler named it.
    pub file: String,
    /// Line, from 1.
    pub line: u32,
    /// Column, from 1; 0 if unknown.
    pub column: u32,
}

/// An instruction, and who executed it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Default)]
pub struct Place {
    /// Its source line, if the code object has a line table.
    pub source: Option<Source>,
    /// The lines from which the functions around it were inlined, innermost first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub inlined: Vec<Source>,
    /// Its address in the code object, or in memory if the object is not known.
    pub offset: u64,
    /// The instruction as text.
    pub instruction: Option<String>,
    /// Coordinates of the workgroup; `None` if the finding does not come from a run.
    pub workgroup: Option<[u32; 3]>,
    /// The wave within the workgroup.
    pub wave: u32,
    /// The lane, if one lane did it.
    pub lane: Option<u32>,
}

/// An instruction that is involved, and how.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Related {
    /// How it is involved.
    pub role: String,
    /// Where it is.
    #[serde(flatten)]
    pub place: Place,
}

/// Memory that the client has allocated.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Allocation {
    /// Its first address.
    pub address: u64,
    /// The size that the client asked for.
    pub bytes: u64,
    /// The calls that made it, innermost first; empty if they are not known.
    pub allocated: Vec<String>,
    /// The calls that freed it, if it was freed.
    pub freed: Option<Vec<String>>,
}

/// One finding.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finding {
    /// The name of the rule.
    pub rule: String,
    /// How serious it is.
    pub level: Level,
    /// What happened.
    pub message: String,
    /// The kernel's name in the source, or where the code is if the code object is not known.
    pub kernel: String,
    /// The kernel's symbol.
    pub symbol: Option<String>,
    /// Where the code object is from.
    pub object: Option<String>,
    /// The instruction.
    pub place: Place,
    /// The address in global memory, if there is one.
    pub address: Option<u64>,
    /// The allocation that the address is in or next to.
    pub allocation: Option<Allocation>,
    /// Other instructions that are involved.
    pub related: Vec<Related>,
    /// The number of dispatches that it was found in, or 1.
    pub count: u64,
}

/// What identifies the place of a finding: kernel, rule, and the position in the source. Instructions of one position,
/// such as those of an unrolled loop, are one place. Without a position it is the instruction.
pub type Key = (String, String, String);

impl Finding {
    /// What two findings of one place have in common.
    pub fn key(&self) -> Key {
        let position = self.place.source.iter().filter(|source| source.line != 0).chain(&self.place.inlined);
        let position: String =
            position.map(|source| format!("{}:{}:{};", source.file, source.line, source.column)).collect();
        let place = if position.is_empty() { format!("{:#x}", self.place.offset) } else { position };
        (self.symbol.clone().unwrap_or_else(|| self.kernel.clone()), self.rule.clone(), place)
    }
}

/// One line of the record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Event {
    /// The first finding of a place.
    Found(Box<Finding>),
    /// Another finding of a place.
    Again(Key),
}

impl Event {
    /// The line of the record, with its end.
    pub fn line(&self) -> String {
        // A structure of strings and numbers is always written.
        let mut line = serde_json::to_string(self).unwrap_or_default();
        line.push('\n');
        line
    }
}

/// Merges the events of all processes: one finding for each place, in the order of their first occurrence. A line that
/// a killed process has not completed is skipped.
pub fn read(record: &str) -> Vec<Finding> {
    let mut findings: Vec<Finding> = Vec::new();
    let mut places: HashMap<Key, usize> = HashMap::new();
    for event in record.lines().filter_map(|line| serde_json::from_str(line).ok()) {
        match event {
            Event::Found(finding) => match places.entry(finding.key()) {
                Entry::Occupied(known) => findings[*known.get()].count += finding.count,
                Entry::Vacant(new) => {
                    new.insert(findings.len());
                    findings.push(*finding);
                }
            },
            Event::Again(key) => {
                if let Some(&known) = places.get(&key) {
                    findings[known].count += 1;
                }
            }
        }
    }
    findings
}

/// The findings as JSON.
pub fn json(findings: &[Finding]) -> String {
    serde_json::to_string_pretty(&serde_json::json!({ "version": 1, "findings": findings })).unwrap_or_default() + "\n"
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) fn finding(rule: &str, offset: u64) -> Finding {
        let source = Some(Source { file: "/src/add.hip".into(), line: 7, column: 3 });
        let place = Place {
            source,
            inlined: Vec::new(),
            offset,
            instruction: Some("global_store_b32 v0, v1, s[0:1]".into()),
            workgroup: Some([1, 0, 0]),
            wave: 2,
            lane: Some(31),
        };
        Finding {
            rule: rule.into(),
            level: Level::Error,
            message: "out of bounds: a store of 4 bytes".into(),
            kernel: "add(float*, int)".into(),
            symbol: Some("_Z3addPfi".into()),
            object: None,
            related: vec![Related { role: "the earlier store".into(), place: Place { lane: None, ..place.clone() } }],
            place,
            address: Some(0x1064),
            allocation: Some(Allocation {
                address: 0x1000,
                bytes: 100,
                allocated: vec!["main at /src/add.hip:20".into()],
                freed: None,
            }),
            count: 1,
        }
    }

    #[test]
    fn events_of_one_place_are_one_finding() {
        let (a, mut b) = (finding("race", 16), finding("race", 24));
        assert_eq!(a.key(), b.key());
        b.place.source = None;
        let events = [Event::Found(Box::new(a.clone())), Event::Found(Box::new(b)), Event::Again(a.key())];
        let record: String = events.iter().map(Event::line).collect();
        let unknown = Event::Again(("k".into(), "race".into(), "0x0".into())).line();
        let cut = &Event::Found(Box::new(a.clone())).line()[..40];
        let read = read(&format!("{record}{unknown}{record}{cut}"));
        assert_eq!(read.iter().map(|finding| finding.count).collect::<Vec<_>>(), [4, 2]);
        assert_eq!(Finding { count: 1, ..read[0].clone() }, a);
        assert!(json(&read).contains("\"rule\": \"race\""));
    }
}
