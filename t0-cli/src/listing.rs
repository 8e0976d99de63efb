//! Prints instructions line by line: text, address, words, labels at branch targets.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde_json::{Value, json};
use t0_isa::isa::{Generation, Inst, Style, decode_for};
use t0_isa::object::{KernelEntry, Object, SourceLine};
use t0_isa::target::Target;

use crate::paint::{DIM, ERROR, NAME, SOURCE};

/// One line of a listing: an instruction, or a word that is not an instruction.
pub(crate) struct Line {
    address: u64,
    words: Vec<u32>,
    text: String,
    /// The target address of a branch.
    target: Option<u64>,
    error: Option<String>,
}

/// Consecutive instructions.
pub(crate) struct Listing {
    lines: Vec<Line>,
    /// The number of each label: branch targets in ascending order.
    labels: BTreeMap<u64, usize>,
}

impl Listing {
    /// The listing of one kernel.
    pub(crate) fn of_kernel(object: &Object, kernel: &KernelEntry) -> Listing {
        let (words, _) = object.code(kernel).as_chunks::<4>();
        let words: Vec<u32> = words.iter().map(|word| u32::from_le_bytes(*word)).collect();
        let style = Style { wave64: kernel.descriptor.wave_size() == 64, ..Style::default() };
        let target = Target::by_elf_flags(object.machine().0);
        let generation = target.map_or(Generation::LATEST, |target| target.generation);
        Listing::new(&words, kernel.code_address, generation, style)
    }

    /// The listing of words that start at address `start`.
    pub(crate) fn new(words: &[u32], start: u64, generation: Generation, style: Style) -> Listing {
        let mut lines = Vec::new();
        let mut at = 0;
        while at < words.len() {
            let address = start + at as u64 * 4;
            let (len, text, target, error) = match decode_for(&words[at..], generation) {
                Ok((inst, len)) => {
                    let end = address + len as u64 * 4;
                    (len, inst.display(style).to_string(), target(&inst, end), None)
                }
                Err(error) => {
                    let len = error.words().unwrap_or(1).clamp(1, words.len() - at);
                    let words: Vec<String> = words[at..at + len].iter().map(|word| format!("{word:#010x}")).collect();
                    (len, format!(".long {}", words.join(", ")), None, Some(error.to_string()))
                }
            };
            lines.push(Line { address, words: words[at..at + len].to_vec(), text, target, error });
            at += len;
        }
        let starts: Vec<u64> = lines.iter().map(|line| line.address).collect();
        let targets = lines.iter().filter_map(|line| line.target).filter(|target| starts.binary_search(target).is_ok());
        let labels: BTreeMap<u64, usize> = targets.map(|target| (target, 0)).collect();
        let labels = labels.into_keys().enumerate().map(|(number, target)| (target, number)).collect();
        Listing { lines, labels }
    }

    /// The number of lines, and the number of lines that are not instructions.
    pub(crate) fn count(&self) -> (usize, usize) {
        (self.lines.len(), self.lines.iter().filter(|line| line.error.is_some()).count())
    }

    /// Appends all lines, each source line before its first instruction if `object` has a line table.
    pub(crate) fn print(&self, object: Option<&Object>, out: &mut String) {
        let mut location: Option<SourceLine> = None;
        for line in &self.lines {
            let now = object.and_then(|object| object.line_for(line.address));
            if now != location
                && let Some(now) = &now
            {
                let _ = writeln!(out, "{SOURCE}; {now}{SOURCE:#}");
            }
            location = now.or(location);
            if let Some(label) = self.labels.get(&line.address) {
                let _ = writeln!(out, "{NAME}L{label}{NAME:#}:");
            }
            self.line(line, out);
        }
    }

    /// Appends `text // address: words <target> reason`.
    fn line(&self, line: &Line, out: &mut String) {
        let words: Vec<String> = line.words.iter().map(|word| format!("{word:08X}")).collect();
        let _ = write!(out, "    {:<58} {DIM}// {:012X}: {}{DIM:#}", line.text, line.address, words.join(" "));
        if let Some(target) = line.target {
            let _ = match self.labels.get(&target) {
                Some(label) => write!(out, " <L{label}>"),
                None => write!(out, " <{target:#x}>"),
            };
        }
        if let Some(error) = &line.error {
            let _ = write!(out, " {ERROR}{error}{ERROR:#}");
        }
        out.push('\n');
    }

    /// All lines as JSON.
    pub(crate) fn json(&self, object: Option<&Object>) -> Value {
        let lines = self.lines.iter().map(|line| {
            let mut out = json!({ "address": line.address, "words": line.words, "text": line.text });
            if let Some(label) = self.labels.get(&line.address) {
                out["label"] = json!(format!("L{label}"));
            }
            if let Some(target) = line.target {
                out["target"] = json!(target);
                out["target_label"] = json!(self.labels.get(&target).map(|label| format!("L{label}")));
            }
            if let Some(location) = object.and_then(|object| object.line_for(line.address)) {
                out["source"] = json!({ "file": *location.file, "line": location.line, "column": location.column });
            }
            if let Some(error) = &line.error {
                out["error"] = json!(error);
            }
            out
        });
        lines.collect()
    }
}

fn target(inst: &Inst, end: u64) -> Option<u64> {
    let distance = inst.branch_distance().filter(|_| inst.is_branch())?;
    end.checked_add_signed(i64::from(distance) * 4)
}
