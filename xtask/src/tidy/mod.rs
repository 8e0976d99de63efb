//! `cargo xtask tidy`: the conventions that a program can check.
//!
//! | file | what it holds |
//! |---|---|
//! | `terms` | terms with a preferred one; the list is `terms.txt` |
//! | `width` | the width of lines in Markdown and doc comments |
//! | `file_table` | the table of files in each large directory's `mod.rs` |
//! | `paths` | paths that the documentation names exist |
//! | `programs` | the integration tests of a package are one program |
//! | `published` | README and doctest of each published crate |
//! | `openings` | no doc comment begins with "The same" |
//! | `types` | no two public types of one name in a crate |
//! | `circles` | no large circles of files that import each other |
//! | `modules` | the modules of the libraries, for `types` and `circles` |
//! | `lists` | the lists of these rules name things that exist |
//! | `names` | no comparison with the names of instructions and builtins |
//! | `dependencies` | licences, sources and duplicate versions |
//! | `rust_version` | one `rust-version` everywhere |
//! | `subjects` | subjects of new commits |
//!
//! A rule is a function of the repository; its own tests hold a violation and a clean counterpart.

mod circles;
mod dependencies;
mod file_table;
mod lists;
mod modules;
mod names;
mod openings;
mod paths;
mod programs;
mod published;
mod rust_version;
mod subjects;
mod terms;
mod types;
mod width;

use std::collections::BTreeMap;
use std::process::ExitCode;

use crate::repository::Repository;

pub(crate) use width::WIDTH;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Check only these rules.
    #[arg(long = "rule", value_name = "NAME", value_parser = rule_name)]
    rules: Vec<String>,
    /// Print the number of violations by rule and directory only.
    #[arg(long)]
    counts: bool,
    /// Check the subjects of the commits that this revision does not reach; without it, of those that the upstream
    /// branch does not reach, or of the last commit.
    #[arg(long, value_name = "REVISION")]
    pub(crate) since: Option<String>,
}

/// A violation of a rule.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Finding {
    pub(crate) path: String,
    /// From 1; 0 for the whole file.
    pub(crate) line: usize,
    /// What is wrong, and what to do.
    pub(crate) message: String,
}

impl Finding {
    fn new(path: &str, line: usize, message: impl Into<String>) -> Finding {
        Finding { path: path.to_owned(), line, message: message.into() }
    }
}

struct Rule {
    name: &'static str,
    check: fn(&Repository) -> Vec<Finding>,
}

const RULES: [Rule; 14] = [
    Rule { name: "terms", check: terms::check },
    Rule { name: "width", check: width::check },
    Rule { name: "file-table", check: file_table::check },
    Rule { name: "paths", check: paths::check },
    Rule { name: "programs", check: programs::check },
    Rule { name: "published", check: published::check },
    Rule { name: "openings", check: openings::check },
    Rule { name: "types", check: types::check },
    Rule { name: "circles", check: circles::check },
    Rule { name: "lists", check: lists::check },
    Rule { name: "names", check: names::check },
    Rule { name: "dependencies", check: dependencies::check },
    Rule { name: "rust-version", check: rust_version::check },
    Rule { name: "subjects", check: subjects::check },
];

fn rule_name(text: &str) -> Result<String, String> {
    match RULES.iter().any(|rule| rule.name == text) {
        true => Ok(text.to_owned()),
        false => Err(format!("the rules are {}", RULES.map(|rule| rule.name).join(", "))),
    }
}

pub(crate) fn run(repo: &Repository, arguments: &Arguments) -> ExitCode {
    let mut counts: BTreeMap<(&str, String), usize> = BTreeMap::new();
    let chosen = |rule: &&Rule| arguments.rules.is_empty() || arguments.rules.iter().any(|name| name == rule.name);
    for rule in RULES.iter().filter(chosen) {
        for Finding { path, line, message } in (rule.check)(repo) {
            let directory = path.split_once('/').map_or(path.as_str(), |(first, _)| first).to_owned();
            *counts.entry((rule.name, directory)).or_default() += 1;
            match (arguments.counts, line) {
                (true, _) => {}
                (false, 0) => println!("{path}: {message} [{}]", rule.name),
                (false, line) => println!("{path}:{line}: {message} [{}]", rule.name),
            }
        }
    }
    if counts.is_empty() {
        return ExitCode::SUCCESS;
    }
    for ((rule, directory), count) in &counts {
        eprintln!("{count:>6} {rule} in {directory}");
    }
    eprintln!("{:>6} violations", counts.values().sum::<usize>());
    ExitCode::FAILURE
}
