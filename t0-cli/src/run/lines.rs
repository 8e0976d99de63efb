//! `--lines`: the wave-instructions that each source line cost.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::sync::Arc;

use serde_json::{Value, json};
use t0_isa::object::Object;
use t0_sim::exec::Executions;

use crate::paint::{DIM, NAME, SOURCE};

/// A source line, and what was executed of it.
struct Line {
    /// File and line; `None` for all instructions of which the line table names none.
    origin: Option<(Arc<str>, u32)>,
    /// Wave-instructions.
    count: u64,
    /// The text of the line, where the file can be read.
    text: Option<String>,
}

/// All lines that were executed, by falling count.
pub(super) struct Lines {
    lines: Vec<Line>,
    total: u64,
}

/// Whether the line table names any line.
pub(super) fn are_known(object: &Object) -> bool {
    object.lines().ranges().iter().any(|range| range.line > 0)
}

impl Lines {
    /// `base` is where the object's address 0 was put.
    pub(super) fn of(object: &Object, base: u64, executions: &Executions) -> Lines {
        let mut counts: BTreeMap<_, u64> = BTreeMap::new();
        for (address, count) in executions.iter() {
            let line = object.line_for(address.wrapping_sub(base));
            *counts.entry(line.map(|line| (line.file, line.line))).or_default() += count;
        }
        let mut sources = Sources::default();
        let line = |(origin, count): (Option<(Arc<str>, u32)>, u64)| {
            let text = origin.as_ref().and_then(|(file, line)| sources.line(file, *line));
            Line { origin, count, text }
        };
        let mut lines: Vec<Line> = counts.into_iter().map(line).collect();
        // The sort is stable: lines with the same count stay in the order of the source.
        lines.sort_by_key(|line| Reverse(line.count));
        Lines { lines, total: executions.total() }
    }

    /// Appends a table.
    pub(super) fn print(&self, kernel: &str, out: &mut String) {
        let origins: Vec<String> = self.lines.iter().map(Line::origin).collect();
        let width = origins.iter().map(|origin| origin.chars().count()).max().unwrap_or(0);
        let _ = writeln!(out, "{NAME}source lines of `{kernel}`{NAME:#}: {} wave-instructions", self.total);
        for (line, origin) in self.lines.iter().zip(origins) {
            let _ = write!(out, "{:>14} {:>5.1} %  ", line.count, self.percent(line));
            // The text is padded, so that the style's own characters do not count.
            let pad = if line.text.is_some() { width - origin.chars().count() } else { 0 };
            let _ = match line.origin {
                Some(_) => write!(out, "{SOURCE}{origin}{SOURCE:#}{:pad$}", ""),
                None => write!(out, "{DIM}{origin}{DIM:#}"),
            };
            if let Some(text) = &line.text {
                let _ = write!(out, "  {text}");
            }
            out.push('\n');
        }
    }

    pub(super) fn json(&self) -> Value {
        let line = |line: &Line| {
            let (file, number) = line.origin.as_ref().map(|(file, line)| (&**file, *line)).unzip();
            json!({
                "file": file,
                "line": number,
                "wave_instructions": line.count,
                "percent": self.percent(line),
                "text": line.text,
            })
        };
        self.lines.iter().map(line).collect()
    }

    fn percent(&self, line: &Line) -> f64 {
        100.0 * line.count as f64 / self.total.max(1) as f64
    }
}

impl Line {
    fn origin(&self) -> String {
        match &self.origin {
            Some((file, line)) => format!("{file}:{line}"),
            None => "(no source line)".to_owned(),
        }
    }
}

/// The largest file that is read for its text.
const LARGEST_SOURCE: u64 = 1 << 24;

/// Source files by path; `None` for those that cannot be read.
#[derive(Default)]
struct Sources(BTreeMap<Arc<str>, Option<String>>);

impl Sources {
    /// The text of a line without its indentation. Paths are relative to the current directory, as compilers write
    /// them.
    fn line(&mut self, file: &Arc<str>, line: u32) -> Option<String> {
        let text = self.0.entry(file.clone()).or_insert_with(|| read(file)).as_ref()?;
        let text = text.lines().nth(line.checked_sub(1)? as usize)?.trim();
        // A terminal must not obey what stands in a file.
        (!text.is_empty()).then(|| text.replace(char::is_control, " "))
    }
}

/// A regular file of source text. The path comes from the object, so it may name anything.
pub(crate) fn read(path: &str) -> Option<String> {
    let file = fs::metadata(path).ok()?;
    (file.is_file() && file.len() <= LARGEST_SOURCE).then(|| fs::read_to_string(path).ok()).flatten()
}
