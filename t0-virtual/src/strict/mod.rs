//! `t0 virtual --strict`: dispatches are executed in strict mode, and what is found is appended to a file of the
//! generated tree.
//!
//! | file | content |
//! |---|---|
//! | this file | the options; which dispatches are checked; findings as records |
//! | `allocations` | the allocations of the client: their exact sizes, and the calls that made them |
//!
//! Kernels of the runtime itself (copies and fills) are not checked: they copy memory that may be uninitialised.

mod allocations;

use std::collections::{HashMap, HashSet};
use std::ffi::OsStr;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use t0_check::{Kind, Severity, check_kernel};
use t0_report::{Event, Finding, Key, Level, Pattern, Place, Related, Source};
use t0_sim::exec::{Fault, FaultKind, Notes};
use t0_sim::kfd::{Sanitizer, Watched};

use crate::objects::{Code, Objects};
use crate::paths;
use allocations::Allocations;

/// The file of the tree with the options: `halt`, and `kernel PATTERN`, one in a line. Without it nothing is checked.
const OPTIONS: &str = "strict";
/// The file to which findings are appended, and the one that has a byte for each checked dispatch.
const FINDINGS: &str = "findings";
const CHECKED: &str = "checked";
/// The exit code of a program that the first finding halts.
const HALTED: i32 = 1;
/// The kernels of HIP and OpenCL that copy and fill begin with this.
const RUNTIME: &str = "__amd_rocclr_";

/// The sanitizer of a process.
#[derive(Debug)]
pub(crate) struct Strict {
    halt: bool,
    kernels: Vec<Pattern>,
    findings: File,
    checked: File,
    objects: Objects,
    pub(crate) allocations: Allocations,
    /// The places of findings, with the number of the dispatch that was found there last.
    known: Mutex<HashMap<Key, u64>>,
    /// The code addresses of kernels that the static check has seen.
    seen: Mutex<HashSet<u64>>,
}

impl Strict {
    /// The sanitizer, if the options ask for it and its files can be written.
    pub(crate) fn of_tree() -> Option<Strict> {
        let tree = Path::new(OsStr::from_bytes(paths::tree()?));
        let options = std::fs::read_to_string(tree.join(OPTIONS)).ok()?;
        let append = |name| OpenOptions::new().create(true).append(true).open(tree.join(name)).ok();
        Some(Strict {
            halt: options.lines().any(|line| line == "halt"),
            kernels: options.lines().filter_map(|line| line.strip_prefix("kernel ")).map(Pattern::new).collect(),
            findings: append(FINDINGS)?,
            checked: append(CHECKED)?,
            objects: Objects::default(),
            allocations: Allocations::default(),
            known: Mutex::default(),
            seen: Mutex::default(),
        })
    }

    /// Records a finding of a dispatch: the first one of a place as a whole, and one for each later dispatch.
    fn record(&self, launch: &Watched<'_>, finding: Finding) {
        let key = finding.key();
        let event = match self.known.lock().unwrap_or_else(PoisonError::into_inner).insert(key.clone(), launch.number())
        {
            None => Event::Found(Box::new(finding)),
            Some(last) if last == launch.number() => return,
            Some(_) => Event::Again(key),
        };
        // One call of the system, so that the lines of several processes do not mix.
        let _ = (&self.findings).write_all(event.line().as_bytes());
        if self.halt {
            // The program's own handlers could wait for the GPU.
            // SAFETY: ends the process.
            unsafe { libc::_exit(HALTED) }
        }
    }

    /// The place of an instruction that a wave has executed.
    fn place(&self, code: Option<&Code>, pc: u64, instruction: Option<String>) -> Place {
        let offset = code.map_or(pc, |code| pc.wrapping_sub(code.object.base));
        let source = code.and_then(|code| code.object.object.line_for(offset)).map(source);
        let inlined = code.map_or_else(Vec::new, |code| code.object.frames.inlined(offset));
        Place { source, inlined, offset, instruction, ..Place::default() }
    }

    fn finding(&self, launch: &Watched<'_>, rule: &str, message: String, pc: u64) -> Finding {
        let code = self.objects.code_at(launch.dispatch.code);
        let name = code.as_ref().and_then(|code| code.symbol.clone());
        let unknown = || format!("(unknown code at {:#x})", launch.dispatch.code);
        Finding {
            rule: rule.to_owned(),
            level: Level::Error,
            message,
            kernel: name.as_deref().map_or_else(unknown, t0_report::demangle),
            object: code.as_ref().map(|code| code.object.uri.clone()),
            place: self.place(code.as_ref(), pc, None),
            symbol: name,
            address: None,
            allocation: None,
            related: Vec::new(),
            count: 1,
        }
    }

    /// Checks the code of a kernel that is launched for the first time.
    fn check_code(&self, launch: &Watched<'_>, code: &Code) {
        if !self.seen.lock().unwrap_or_else(PoisonError::into_inner).insert(launch.dispatch.code) {
            return;
        }
        let object = &code.object.object;
        let kernel = code.symbol.as_deref().and_then(|symbol| object.kernel(symbol));
        let found = kernel.and_then(|kernel| check_kernel(object, kernel).ok()).unwrap_or_default();
        for wrong in found.into_iter().filter(|found| found.severity() == Severity::Error) {
            let place = |place: t0_check::Place| Place {
                source: place.line.map(source),
                offset: place.address,
                instruction: Some(place.text),
                ..Place::default()
            };
            let finding = self.finding(launch, rule_of(&wrong.kind), wrong.kind.to_string(), 0);
            let related = wrong.other.map(|other| Related { role: "after".into(), place: place(other) });
            self.record(launch, Finding { place: place(wrong.at), related: related.into_iter().collect(), ..finding });
        }
    }
}

fn source(line: t0_isa::object::SourceLine) -> Source {
    Source { file: line.file.to_string(), line: line.line, column: line.column }
}

/// The rule that a finding of the static check breaks: the one that strict mode reports for the same mistake.
fn rule_of(kind: &Kind) -> &'static str {
    match kind {
        Kind::UnallocatedVgpr { .. } | Kind::ReleasedVgpr { .. } => "registers",
        Kind::Stray { .. } => "illegal-instruction",
        Kind::Hazard(_) => "hazard",
        _ => "missing-wait",
    }
}

impl Sanitizer for Strict {
    fn checks(&self, launch: &Watched<'_>) -> bool {
        let code = self.objects.code_at(launch.dispatch.code);
        let symbol = code.as_ref().and_then(|code| code.symbol.as_deref());
        let checked = match symbol {
            Some(symbol) if symbol.starts_with(RUNTIME) => false,
            Some(symbol) => self.kernels.is_empty() || self.kernels.iter().any(|pattern| pattern.matches(symbol)),
            // Code in no object is ROCr's own, unless the client does not use ROCr.
            None => !self.objects.has_runtime() && self.kernels.is_empty(),
        };
        if let (Some(code), true) = (&code, checked) {
            self.check_code(launch, code);
        }
        if checked && !launch.is_cooperative() {
            let _ = (&self.checked).write_all(b"1");
        }
        checked
    }

    fn failed(&self, launch: &Watched<'_>, fault: &Fault) {
        if matches!(fault.kind, FaultKind::Stopped) {
            return;
        }
        let code = self.objects.code_at(fault.pc);
        let mut finding = self.finding(launch, fault.kind.rule(), fault.kind.to_string(), fault.pc);
        let place = self.place(code.as_ref(), fault.pc, fault.instruction.clone());
        finding.place = Place { workgroup: Some(fault.workgroup), wave: fault.wave, lane: fault.lane, ..place };
        finding.related = fault
            .related
            .iter()
            .map(|other| {
                let place = self.place(self.objects.code_at(other.pc).as_ref(), other.pc, other.instruction.clone());
                let place = Place { workgroup: Some(other.workgroup), wave: other.wave, lane: other.lane, ..place };
                Related { role: other.role.to_string(), place }
            })
            .collect();
        finding.address = fault.kind.address();
        finding.allocation = finding.address.and_then(|address| self.allocations.describe(address));
        self.record(launch, finding);
    }

    fn passed(&self, launch: &Watched<'_>, notes: &Notes) {
        for note in notes.iter() {
            let mut finding = self.finding(launch, note.kind.rule(), note.kind.to_string(), note.pc);
            finding.level = Level::Note;
            finding.place.instruction = Some(note.instruction.to_string());
            finding.place.workgroup = Some(note.workgroup);
            finding.place.wave = note.wave;
            let key = finding.key();
            // Notes of later dispatches add nothing, and a note never halts the program.
            if self.known.lock().unwrap_or_else(PoisonError::into_inner).insert(key, launch.number()).is_none() {
                let _ = (&self.findings).write_all(Event::Found(Box::new(finding)).line().as_bytes());
            }
        }
    }
}
