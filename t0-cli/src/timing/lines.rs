//! The clocks of each source line, as annotated source.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;
use std::sync::Arc;

use serde_json::{Value, json};
use t0_isa::object::Object;
use t0_timing::Code;
use t0_timing::gpu::WaveClocks;

use super::report::{grouped, plural};
use crate::paint::{DIM, LABEL, SOURCE};
use crate::run::read_source;

/// Lines without clocks between two lines with clocks that are printed.
const BETWEEN: u32 = 3;

/// A source file and its lines that took clocks.
struct File {
    name: Arc<str>,
    /// Its text, if it can be read.
    text: Option<String>,
    lines: BTreeMap<u32, i64>,
}

/// The clocks of all waves on the simulated units, by source line.
pub(crate) struct LineClocks {
    files: Vec<File>,
    /// Clocks of instructions of which the line table names no line.
    unknown: i64,
    /// Clocks of waves before their first instruction issues.
    pub(super) starting: i64,
    total: i64,
    waves: u64,
}

impl LineClocks {
    /// Relative names of source files are looked up in the current directory, then in `folders`.
    pub(crate) fn of(object: &Object, code: &Code, clocks: &WaveClocks, folders: &[PathBuf]) -> LineClocks {
        let mut files: BTreeMap<Arc<str>, BTreeMap<u32, i64>> = BTreeMap::new();
        let mut unknown = 0;
        for (place, &clocks) in code.places().iter().zip(&clocks.instructions) {
            match object.line_for(place.address).filter(|line| line.line > 0) {
                Some(line) => *files.entry(line.file).or_default().entry(line.line).or_default() += clocks,
                None => unknown += clocks,
            }
        }
        let text = |name: &str| {
            let beside = || folders.iter().find_map(|folder| read_source(&folder.join(name).to_string_lossy()));
            read_source(name).or_else(beside)
        };
        let file = |(name, lines): (Arc<str>, _)| File { text: text(&name), name, lines };
        let mut files: Vec<File> = files.into_iter().map(file).collect();
        // The sort is stable: files with the same clocks stay in the order of their names.
        files.sort_by_key(|file| -file.lines.values().sum::<i64>());
        LineClocks { files, unknown, starting: clocks.starting, total: clocks.total, waves: clocks.waves }
    }

    fn percent(&self, clocks: i64) -> f64 {
        100.0 * clocks as f64 / self.total.max(1) as f64
    }

    /// Appends the source with the clocks of each line.
    pub(crate) fn print(&self, out: &mut String) {
        let waves = plural(self.waves, "wave");
        let _ = writeln!(
            out,
            "{LABEL}clocks by source line{LABEL:#}: {} of {waves} on the simulated units",
            grouped(self.total)
        );
        for file in &self.files {
            let _ = writeln!(out, "{SOURCE}{}{SOURCE:#}", file.name);
            let mut before = None;
            for (&line, &clocks) in &file.lines {
                if let Some(before) = before {
                    let gap = before + 1..line;
                    if file.text.is_none() || gap.len() as u32 > BETWEEN {
                        if !gap.is_empty() && file.text.is_some() {
                            let _ = writeln!(out, "{DIM}{:>24}   ..{DIM:#}", "");
                        }
                    } else {
                        gap.for_each(|line| file.row(line, None, out));
                    }
                }
                file.row(line, Some((clocks, self.percent(clocks))), out);
                before = Some(line);
            }
        }
        if self.unknown > 0 {
            let (clocks, percent) = (grouped(self.unknown), self.percent(self.unknown));
            let _ = writeln!(out, "{clocks:>16} {percent:>5.1} %  {DIM}(no source line){DIM:#}");
        }
        if self.starting > 0 {
            let (clocks, percent) = (grouped(self.starting), self.percent(self.starting));
            let _ =
                writeln!(out, "{clocks:>16} {percent:>5.1} %  {DIM}(before the first instruction of a wave){DIM:#}");
        }
    }

    pub(crate) fn json(&self) -> Value {
        let row = |file: Option<&File>, line: Option<u32>, clocks: i64| {
            json!({
                "file": file.map(|file| &*file.name),
                "line": line,
                "clocks": clocks,
                "percent": self.percent(clocks),
                "text": file.zip(line).and_then(|(file, line)| file.line(line)).map(|text| text.trim().to_owned()),
            })
        };
        let mut rows = Vec::new();
        for file in &self.files {
            rows.extend(file.lines.iter().map(|(&line, &clocks)| row(Some(file), Some(line), clocks)));
        }
        if self.unknown > 0 {
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

    fn row(&self, line: u32, clocks: Option<(i64, f64)>, out: &mut String) {
        // Empty lines of the source leave no space at the end.
        let text = self.line(line).filter(|text| !text.trim().is_empty());
        let text = text.map_or(String::new(), |text| format!(" {}", text.trim_end()));
        let _ = match clocks {
            Some((clocks, percent)) => {
                writeln!(out, "{:>16} {percent:>5.1} % {SOURCE}{line:>5}{SOURCE:#} |{text}", grouped(clocks))
            }
            None => writeln!(out, "{:>24} {DIM}{line:>5} |{text}{DIM:#}", ""),
        };
    }
}
