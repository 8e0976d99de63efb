//! `cargo xtask figures`: the measured figures in the documentation.
//!
//! A figure is a code span with its name, such as `sim.fma_loop`, and the first number after it. Its section says how
//! it was measured, in a sentence of this form:
//!
//! ```text
//! Measured with `cargo bench --bench sim`; CPU: AMD EPYC; commit: 0123abc.
//! ```
//!
//! A bench prints the lines `FIGURE NAME VALUE UNIT`. A name that no bench prints is an error.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::{Command, ExitCode};
use std::sync::LazyLock;

use regex::Regex;

use crate::prose;
use crate::repository::{File, Repository};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Run the command of this figure, and update all figures, the CPU and the commit of its section.
    #[arg(long, value_name = "NAME")]
    refresh: Option<String>,
}

/// A name that a bench prints, in the source of the bench: `figure("sim.fma_loop", ..)`, `println!("FIGURE a.b ..")`.
static PRINTED: LazyLock<Regex> = LazyLock::new(|| {
    pattern(r#"(?:"([a-z][a-z0-9_]*\.[A-Za-z0-9_.{}\[\]]+)"|FIGURE ([a-z][a-z0-9_]*\.[A-Za-z0-9_.]+))"#)
});
/// The first name in a call that prints a figure.
static CALLED: LazyLock<Regex> =
    LazyLock::new(|| pattern(r#"(?:figure\([^;"]*"|FIGURE )([a-z][a-z0-9_]*)\.[A-Za-z0-9_.{}\[\]]+"#));
/// The name of a figure in a code span.
static NAMED: LazyLock<Regex> = LazyLock::new(|| pattern(r"`([a-z][a-z0-9_]*\.[a-z0-9_][a-z0-9_.]*)`"));
/// How the figures of a section were measured.
static MEASURED: LazyLock<Regex> =
    LazyLock::new(|| pattern(r"Measured with\s+`([^`]+)`;\s+CPU:\s+([^;]+);\s+commit:\s+([0-9a-f]{7,40})"));
/// A value in a format string.
static PLACE: LazyLock<Regex> = LazyLock::new(|| pattern(r"\{[^}]*\}"));
static NUMBER: LazyLock<Regex> = LazyLock::new(|| pattern(r"\d+(?:\.\d+)?"));

fn pattern(text: &str) -> Regex {
    Regex::new(text).unwrap_or_else(|error| panic!("{error}"))
}

/// A figure in a page.
#[derive(Debug, PartialEq, Eq)]
struct Figure {
    name: String,
    path: String,
    /// From 1.
    line: usize,
    /// The bytes of the number in the page.
    number: std::ops::Range<usize>,
    /// The command, the CPU and the commit of its section, with the bytes of the paragraph's part that names them.
    measured: Option<(Vec<String>, std::ops::Range<usize>)>,
}

pub(crate) fn run(repo: &Repository, arguments: &Arguments) -> Result<ExitCode, String> {
    let printed = printed(repo);
    let pages = repo.files.iter().filter(|file| prose::is_markdown(file) && file.path != "CHANGELOG.md");
    let figures: Vec<Figure> = pages.flat_map(|page| figures(page, &printed)).collect();
    let errors = errors(&figures, &printed);
    if let Some(name) = &arguments.refresh {
        let figure = figures.iter().find(|figure| figure.name == *name);
        let figure = figure.ok_or_else(|| format!("no page has a figure `{name}`"))?;
        return refresh(repo, figure, &figures);
    }
    for Figure { name, path, line, number, measured } in &figures {
        let value = repo.file(path).map_or("", |page| &page.text[number.clone()]);
        let how = measured.as_ref().map_or(String::new(), |(how, _)| how.join("; "));
        println!("{name} {value} ({path}:{line}; {how})");
    }
    errors.iter().for_each(|error| eprintln!("{error}"));
    Ok(if errors.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// What is wrong with the figures.
fn errors(figures: &[Figure], printed: &[Regex]) -> Vec<String> {
    let mut errors = Vec::new();
    for Figure { name, path, line, measured, .. } in figures {
        if !printed.iter().any(|pattern| pattern.is_match(name)) {
            errors.push(format!("{path}:{line}: no bench prints `{name}`"));
        }
        if measured.is_none() {
            errors.push(format!(
                "{path}:{line}: the section of `{name}` does not say \"Measured with `COMMAND`; CPU: NAME; commit: HASH\""
            ));
        }
    }
    errors
}

/// The names that benches and tests print, as patterns.
fn printed(repo: &Repository) -> Vec<Regex> {
    let is_bench = |file: &&File| {
        file.path.starts_with("benches/") || file.text.contains("FIGURE ") && !file.path.starts_with("xtask/")
    };
    let sources: Vec<&File> = repo.files.iter().filter(|file| prose::is_rust(file)).filter(is_bench).collect();
    let called = sources.iter().flat_map(|file| CALLED.captures_iter(&file.text));
    let benches: BTreeSet<&str> = called.filter_map(|found| Some(found.get(1)?.as_str())).collect();
    // A name may be chosen before the call, so every text that begins with the name of a bench counts.
    let names = sources.iter().flat_map(|file| PRINTED.captures_iter(&file.text));
    let names = names.filter_map(|found| Some(found.get(1).or(found.get(2))?.as_str()));
    let names = names.filter(|name| name.split('.').next().is_some_and(|first| benches.contains(first)));
    let pattern_of = |name: &str| {
        // `{name}` and `{}` stand for anything.
        let parts: Vec<String> = PLACE.split(name).map(regex::escape).collect();
        pattern(&format!("^{}$", parts.join("[a-z0-9_]+")))
    };
    names.map(pattern_of).collect()
}

/// The figures of a page. A name is one of a figure if a bench prints names with its first part.
fn figures(page: &File, printed: &[Regex]) -> Vec<Figure> {
    let is_bench = |name: &str| {
        let (first, _) = name.split_once('.').unwrap_or((name, ""));
        printed.iter().any(|pattern| pattern.as_str().starts_with(&format!("^{first}\\.")))
    };
    let mut found = Vec::new();
    for section in sections(&page.text) {
        let text = &page.text[section.clone()];
        let measured = MEASURED.captures(text).and_then(|captures| {
            let parts = captures.iter().skip(1).flatten();
            let parts = parts.map(|part| part.as_str().split_whitespace().collect::<Vec<_>>().join(" ")).collect();
            let whole = captures.get(0)?.range();
            Some((parts, section.start + whole.start..section.start + whole.end))
        });
        for captures in NAMED.captures_iter(text) {
            let (Some(span), Some(name)) = (captures.get(0), captures.get(1)) else { continue };
            let Some(number) = NUMBER.find_at(text, span.end()) else { continue };
            if !is_bench(name.as_str()) || FILES.iter().any(|end| name.as_str().ends_with(end)) {
                continue;
            }
            let at = section.start + span.start();
            found.push(Figure {
                name: name.as_str().to_owned(),
                path: page.path.clone(),
                line: page.text[..at].matches('\n').count() + 1,
                number: section.start + number.start()..section.start + number.end(),
                measured: measured.clone(),
            });
        }
    }
    found
}

/// Extensions of files, whose names are written as those of figures are.
const FILES: [&str; 5] = [".rs", ".json", ".toml", ".md", ".py"];

/// The sections of a page: from one heading to the next.
fn sections(text: &str) -> Vec<std::ops::Range<usize>> {
    let headings = text.match_indices("\n#").map(|(at, _)| at + 1);
    let starts: Vec<usize> = std::iter::once(0).chain(headings).collect();
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    starts.iter().zip(ends).map(|(start, end)| *start..end).collect()
}

/// Runs the command of a figure and updates the figures of its section.
fn refresh(repo: &Repository, figure: &Figure, all: &[Figure]) -> Result<ExitCode, String> {
    let Some((how, place)) = &figure.measured else {
        return Err(format!("the section of `{}` does not say how it was measured", figure.name));
    };
    let mut words = how[0].split_whitespace();
    let program = words.next().ok_or("the command is empty")?;
    let output =
        Command::new(program).args(words).current_dir(&repo.root).stderr(std::process::Stdio::inherit()).output();
    let output = output.map_err(|error| format!("`{}`: {error}", how[0]))?;
    let values = values(&String::from_utf8_lossy(&output.stdout));
    if !output.status.success() || !values.contains_key(&figure.name) {
        return Err(format!("`{}` ended with {} and did not print `{}`", how[0], output.status, figure.name));
    }
    let page = repo.file(&figure.path).ok_or("the page is tracked")?;
    let cpuinfo = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let cpu = cpuinfo.lines().find_map(|line| Some(line.strip_prefix("model name")?.split_once(':')?.1.trim()));
    let cpu = cpu.unwrap_or(std::env::consts::ARCH);
    let measured = format!("Measured with `{}`; CPU: {cpu}; commit: {}", how[0], repo.head()?);
    let same = all
        .iter()
        .filter(|other| other.path == figure.path && other.measured.as_ref().is_some_and(|(_, other)| other == place));
    let mut changes: Vec<_> = same
        .filter_map(|figure| {
            Some((figure.number.clone(), rounded(*values.get(&figure.name)?, &page.text[figure.number.clone()])))
        })
        .chain([(place.clone(), measured)])
        .collect();
    changes.sort_by_key(|(range, _)| std::cmp::Reverse(range.start));
    let mut text = page.text.clone();
    for (range, new) in changes {
        text.replace_range(range, &new);
    }
    fs::write(repo.root.join(&page.path), text).map_err(|error| format!("{}: {error}", page.path))?;
    println!("{}: wrap its lines with `cargo xtask wrap`, and check what the text says about the figures", page.path);
    Ok(ExitCode::SUCCESS)
}

/// The figures in the output of a bench.
fn values(output: &str) -> BTreeMap<String, f64> {
    let lines = output.lines().filter_map(|line| line.strip_prefix("FIGURE "));
    let value = |line: &str| {
        let mut words = line.split_whitespace();
        Some((words.next()?.to_owned(), words.next()?.parse().ok()?))
    };
    lines.filter_map(value).collect()
}

/// The value with as many digits after the point as the old one has.
fn rounded(value: f64, old: &str) -> String {
    let digits = old.split_once('.').map_or(0, |(_, fraction)| fraction.len());
    format!("{value:.digits$}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const BENCH: (&str, &str) = (
        "benches/benches/sim.rs",
        "let a = \"model.safetensors\"; figure(\"sim.loop\", x, \"s\"); figure(&format!(\"sim.{name}_rate\"), x, \"s\");",
    );

    fn errors_of(page: &str) -> Vec<String> {
        let repo = Repository::of(&[BENCH, ("docs/a.md", page)]);
        let printed = printed(&repo);
        errors(&figures(&repo.files[1], &printed), &printed)
    }

    #[test]
    fn names_that_no_bench_prints_are_errors() {
        let measured = "Measured with `cargo bench --bench sim`; CPU: A B;\ncommit: 0123abc.";
        assert_eq!(errors_of(&format!("# A\n`sim.loop` 3, `sim.fma_rate` 4.\n{measured}\n")), [""; 0]);
        let found = errors_of(&format!("# A\n`sim.other` 3\n{measured}\n"));
        assert_eq!(found, ["docs/a.md:2: no bench prints `sim.other`"]);
        assert_eq!(errors_of("`tl.sum` 3, `sim.rs` 4, `model.safetensors` 5\n"), [""; 0]);
    }

    #[test]
    fn sections_say_how_their_figures_were_measured() {
        let measured = "Measured with `cargo bench --bench sim`; CPU: A B; commit: 0123abc.";
        let found = errors_of(&format!("# A\n{measured}\n## B\n\n`sim.loop` 3\n"));
        let message =
            "docs/a.md:5: the section of `sim.loop` does not say \"Measured with `COMMAND`; CPU: NAME; commit: HASH\"";
        assert_eq!(found, [message]);
    }

    #[test]
    fn the_number_is_the_first_one_after_the_name() {
        let page = File { path: "a.md".into(), text: "| a (`sim.loop`) | 12.50 GB/s | 3 |\n".into() };
        let repo = Repository::of(&[BENCH]);
        let found = figures(&page, &printed(&repo));
        assert_eq!(&page.text[found[0].number.clone()], "12.50");
        assert_eq!((rounded(7.0, "12.50"), rounded(7.6, "3")), ("7.00".to_owned(), "8".to_owned()));
        assert_eq!(values("x\nFIGURE sim.loop 1.5000 GB/s\n"), BTreeMap::from([("sim.loop".to_owned(), 1.5)]));
    }
}
