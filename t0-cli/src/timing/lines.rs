//! The clocks of each source line, as annotated source.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;
use std::sync::Arc;

use serde_json::{Value, json};
use t0_isa::object::Object;
use t0_timing::gpu::WaveClocks;
use t0_timing::{Code, STALLS};

use super::report::{grouped, plural};
use super::stalls;
use crate::paint::{DIM, LABEL, SOURCE};
use crate::run::read_source;

/// Lines without clocks between two lines with clocks that are printed.
const BETWEEN: u32 = 3;

/// A source file and its lines that took clocks.
struct File {
    name: Arc<str>,
    /// Its text, if it can be read.
    text: Option<String>,
    lines: BTreeMap<u32, Spent>,
}

/// Clocks, and those of them for which waves waited, by reason.
#[derive(Clone, Copy, Default)]
struct Spent {
    clocks: i64,
    stalls: [i64; STALLS],
}

impl Spent {
    fn add(&mut self, clocks: i64, stalls: &[i64; STALLS]) {
        self.clocks += clocks;
        self.stalls.iter_mut().zip(stalls).for_each(|(sum, more)| *sum += more);
    }
}

/// The clocks of all waves on the simulated units, by source line.
pub(crate) struct LineClocks {
    files: Vec<File>,
    /// Clocks of instructions of which the line table names no line.
    unknown: Spent,
    /// Clocks of waves before their first instruction issues.
    pub(super) starting: i64,
    total: i64,
    waves: u64,
}

impl LineClocks {
    /// Relative names of source files are looked up in the current directory, then in `folders`.
    pub(crate) fn of(object: &Object, code: &Code, clocks: &WaveClocks, folders: &[PathBuf]) -> LineClocks {
        let mut files: BTreeMap<Arc<str>, BTreeMap<u32, Spent>> = BTreeMap::new();
        let mut unknown = Spent::default();
        let spent = clocks.instructions.iter().zip(&clocks.stalls);
        for (place, (&clocks, stalls)) in code.places().iter().zip(spent) {
            let spent = match object.line_for(place.address).filter(|line| line.line > 0) {
                Some(line) => files.entry(line.file).or_default().entry(line.line).or_default(),
                None => &mut unknown,
            };
            spent.add(clocks, stalls);
        }
        let text = |name: &str| {
            let beside = || folders.iter().find_map(|folder| read_source(&folder.join(name).to_string_lossy()));
            read_source(name).or_else(beside)
        };
        let file = |(name, lines): (Arc<str>, _)| File { text: text(&name), name, lines };
        let mut files: Vec<File> = files.into_iter().map(file).collect();
        // The sort is stable: files with the same clocks stay in the order of their names.
        files.sort_by_key(|file| -file.lines.values().map(|spent| spent.clocks).sum::<i64>());
        LineClocks { files, unknown, starting: clocks.starting, total: clocks.total, waves: clocks.waves }
    }

    /// The names of the source files.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.files.iter().map(|file| &*file.name)
    }

    fn percent(&self, clocks: i64) -> f64 {
        100.0 * clocks as f64 / self.total.max(1) as f64
    }

    /// Appends the source with the clocks of each line.
    pub(crate) fn print(&self, out: &mut String) {
        let waves = plural(self.waves, "wave");
        let _ = writeln!(
            out,
            "{LABEL}clocks by source line{LABEL:#}: {} of {waves} on the simulated units; what each line waits for in %",
            grouped(self.total)
        );
        for file in &self.files {
            let _ = writeln!(out, "{SOURCE}{}{SOURCE:#}", file.name);
            let mut before = None;
            for (&line, &spent) in &file.lines {
                if let Some(before) = before {
                    let gap = before + 1..line;
                    if file.text.is_none() || gap.len() as u32 > BETWEEN {
                        if !gap.is_empty() && file.text.is_some() {
                            let _ = writeln!(out, "{DIM}{:>24}  {:width$}    ..{DIM:#}", "", "", width = stalls::WIDTH);
                        }
                    } else {
                        gap.for_each(|line| file.row(line, None, out));
                    }
                }
                file.row(line, Some((spent, self.percent(spent.clocks))), out);
                before = Some(line);
            }
        }
        if self.unknown.clocks > 0 {
            let (clocks, percent) = (grouped(self.unknown.clocks), self.percent(self.unknown.clocks));
            let _ = writeln!(out, "{clocks:>16} {percent:>5.1} %  {DIM}(no source line){DIM:#}");
        }
        if self.starting > 0 {
            let (clocks, percent) = (grouped(self.starting), self.percent(self.starting));
            let _ =
                writeln!(out, "{clocks:>16} {percent:>5.1} %  {DIM}(before the first instruction of a wave){DIM:#}");
        }
    }

    pub(crate) fn json(&self) -> Value {
        let row = |file: Option<&File>, line: Option<u32>, Spent { clocks, stalls }: Spent| {
            json!({
                "file": file.map(|file| &*file.name),
                "line": line,
                "clocks": clocks,
                "percent": self.percent(clocks),
                "stalls": stalls::json(&stalls),
                "text": file.zip(line).and_then(|(file, line)| file.line(line)).map(|text| text.trim().to_owned()),
            })
        };
        let mut rows = Vec::new();
        for file in &self.files {
            rows.extend(file.lines.iter().map(|(&line, &spent)| row(Some(file), Some(line), spent)));
        }
        if self.unknown.clocks > 0 {
            rows.push(row(None, None, self.unknown));
        }
        Value::Array(rows)
    }
}

impl File {
    /// The text of a line.
    fn line(&self, line: u32) -> Option<String> {
        let text = self.text.as_ref()?.lines().nth(line.checked_sub(1)? as usize)?;
        // A terminal must not obey what stands in a file.
        Some(text.replace('\t', "    ").replace(char::is_control, " "))
    }

    fn row(&self, line: u32, spent: Option<(Spent, f64)>, out: &mut String) {
        // Empty lines of the source leave no space at the end.
        let text = self.line(line).filter(|text| !text.trim().is_empty());
        let text = text.map_or(String::new(), |text| format!(" {}", text.trim_end()));
        let width = stalls::WIDTH;
        let _ = match spent {
            Some((Spent { clocks, stalls }, percent)) => {
                let (clocks, waits) = (grouped(clocks), stalls::most(&stalls, clocks));
                writeln!(out, "{clocks:>16} {percent:>5.1} %  {waits:<width$} {SOURCE}{line:>5}{SOURCE:#} |{text}")
            }
            None => writeln!(out, "{:>24}  {:width$} {DIM}{line:>5} |{text}{DIM:#}", "", ""),
        };
    }
}
