//! The lists of instances for tools that read the source of a kernel, but do not run the build script.

use std::path::Path;

use crate::record::{Record, Records};
use crate::{Error, table};

/// Replaces each `include!(concat!(env!("OUT_DIR"), "/NAME.rs"));` of a source file by the list of instances that
/// follows from `tuning/NAME.toml` in the directory `root` of the crate. Lines keep their numbers. Includes without
/// records stay.
///
/// # Errors
/// A records file that cannot be read.
pub fn with_lists(text: &str, root: &Path) -> Result<String, Error> {
    let mut lines = Vec::new();
    for line in text.lines() {
        let name = included(line);
        let records = match name {
            Some(name) => Records::read(&root.join(format!("tuning/{name}.toml")))?,
            None => None,
        };
        let list = records.zip(name).and_then(|(records, name)| list(&records, name));
        lines.push(list.unwrap_or_else(|| line.to_owned()));
    }
    let end = if text.ends_with('\n') { "\n" } else { "" };
    Ok(lines.join("\n") + end)
}

/// The names of the files of the build script that a source file still includes.
pub fn included_lists(text: &str) -> Vec<&str> {
    text.lines().filter_map(included).collect()
}

/// The name of the file that a line includes from the directory of the build script.
fn included(line: &str) -> Option<&str> {
    line.trim().strip_prefix("include!(concat!(env!(\"OUT_DIR\"), \"/")?.strip_suffix(".rs\"));")
}

/// The list as one line; nothing if no record has an instance.
fn list(of: &Records, name: &str) -> Option<String> {
    let mut rows: Vec<String> = Vec::new();
    for first in &of.records {
        let same = |record: &&Record| record.target == first.target && record.given == first.given;
        let all: Vec<&Record> = of.records.iter().filter(same).collect();
        for candidate in table::compiled(of, &all) {
            let given: &[String] = if of.cases.is_empty() { &first.given } else { &[] };
            let row = format!("({},)", [given, &candidate.with].concat().join(", "));
            if !rows.contains(&row) {
                rows.push(row);
            }
        }
    }
    let given: &[String] = if of.cases.is_empty() { &of.given } else { &[] };
    let names = [given, &of.parameters].concat().join(", ");
    let list = || format!("::t0::instances! {{ pub(crate) {name}_instances = ({names},) in [{}] }}", rows.join(", "));
    (!rows.is_empty()).then(list)
}
