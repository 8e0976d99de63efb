//! The suggestions of compile errors are followed: for each, a kernel that is refused with it, and the kernel in which
//! it is followed.
//!
//! | file | what it holds |
//! |---|---|
//! | `corpus` | the pairs, read from `tests/kernels/helps` |
//! | `sites` | where the compiler writes suggestions, read from its source |
//! | `run` | the followed kernels at every level and for every target |
//!
//! A file of `tests/kernels/helps` is Rust code: the kernels in which suggestions are followed. rustc compiles it here,
//! and kernels with `test` are compared with `on_cpu`. Comments hold the rest of each pair:
//!
//! - `//= text` begins a pair: a suggestion, word for word.
//! - `//- code` is a line of the refused kernel, in place of the lines that end with `//+`.
//! - `//~ without values` says that no values are listed for the generic parameters of the refused kernel.
//! - `//~ ui` says that only the macros emit the suggestion: `tests/tests/ui` holds the refused kernel.
//!
//! Items before the first pair of a file belong to all of its pairs.

mod corpus;
mod run;
mod sites;

use corpus::Pair;
use sites::Site;
use std::collections::BTreeSet;
use t0_tests_drive::source::{File, messages};

macro_rules! files {
    ($($file:ident)*) => {
        $(
            #[allow(unused, unreachable_pub, reason = "the kernels use every form of the language")]
            #[allow(clippy::all, clippy::undocumented_unsafe_blocks, reason = "and forms that a lint would replace")]
            mod $file {
                use t0::prelude::*;
                include!(concat!("../../../../kernels/helps/", stringify!($file), ".rs"));
            }
        )*

        /// The files of pairs, each with its text.
        const FILES: &[(&str, &str)] = &[$((
            stringify!($file),
            include_str!(concat!("../../../../kernels/helps/", stringify!($file), ".rs")),
        )),*];
    };
}

files! {
    attributes
    calls
    control
    enums
    expressions
    foreign
    iterators
    limits
    members
    memory
    messages
    modules
    patterns
    statements
    structs
    types
    uniformity
}

fn pairs() -> Vec<Pair> {
    FILES.iter().flat_map(|(name, text)| corpus::read(name, text)).collect()
}

/// The suggestions of the errors of a refused kernel, each with the place that wrote it, and the errors in full.
fn suggestions(pair: &Pair) -> (Vec<(String, Option<Site>)>, String) {
    let file = match File::read(&pair.refused) {
        Ok(file) => file,
        Err(e) => {
            let texts = e.into_iter().map(|e| e.to_string()).collect::<Vec<_>>();
            let helps = texts.iter().filter_map(|t| Some((t.split_once("\nhelp: ")?.1.to_string(), None))).collect();
            return (helps, texts.join("\n"));
        }
    };
    let (mut helps, mut errors) = (vec![], String::new());
    for name in file.names() {
        if let (false, Err(e)) = (pair.without_values, file.instances(&name)) {
            errors += &e.to_string();
            helps.extend(errors.split_once("\nhelp: ").map(|(_, help)| (help.to_string(), None)));
            continue;
        }
        let lowered = if pair.without_values { file.lower_without_values(&name) } else { file.lower(&name) };
        for d in lowered.err().unwrap_or_default() {
            errors += &messages(std::slice::from_ref(&d));
            helps.extend(d.help.map(|h| (h.to_string(), Some(Site::of(&h.origin)))));
        }
    }
    (helps, errors)
}

#[test]
fn refused_kernels_get_their_suggestion() {
    let mut wrong = String::new();
    for pair in pairs().iter().filter(|p| !p.of_macros) {
        let (helps, errors) = suggestions(pair);
        let texts: Vec<&str> = helps.iter().map(|(text, _)| text.as_str()).collect();
        if texts != pair.helps {
            wrong += &format!("{}: expected {:?}, found\n{errors}\n", pair.at, pair.helps);
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn suggestions_of_macros_are_in_ui_tests() {
    let ui = sites::ui();
    let missing: Vec<String> = pairs()
        .iter()
        .filter(|p| p.of_macros)
        .flat_map(|p| p.helps.iter().map(move |h| (p, h)))
        .filter(|(_, help)| !ui.iter().any(|line| line == *help))
        .map(|(p, help)| format!("{}: {help}", p.at))
        .collect();
    assert!(missing.is_empty(), "no file of tests/tests/ui has these suggestions:\n{}", missing.join("\n"));
}

#[test]
fn every_suggestion_has_a_pair() {
    let sites = sites::all();
    assert!(sites.len() > 300, "{} suggestions were found in the compiler", sites.len());
    let mut followed: BTreeSet<Site> = BTreeSet::new();
    let mut texts: Vec<String> = vec![];
    for pair in &pairs() {
        texts.extend(pair.helps.iter().cloned());
        if !pair.of_macros {
            followed.extend(suggestions(pair).0.into_iter().filter_map(|(_, site)| site));
        }
    }
    // An error of syn has only a text.
    let of_syn = |s: &sites::Written| s.is_of_attributes() && texts.iter().any(|t| s.pattern.matches(t));
    let missing: Vec<String> = sites
        .iter()
        .filter(|s| !followed.contains(&s.site) && !of_syn(s))
        .map(|s| format!("{}:{}:{}: {}", s.site.file, s.site.line, s.site.column, s.pattern))
        .collect();
    assert!(
        missing.is_empty(),
        "tests/kernels/helps has no pair for {} suggestions:\n{}",
        missing.len(),
        missing.join("\n")
    );
}

#[test]
fn followed_kernels_agree_at_every_level() {
    let mut wrong = String::new();
    for pair in pairs() {
        if let Err(e) = run::check(&pair.followed) {
            wrong += &format!("{}: {e}\n", pair.at);
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}
