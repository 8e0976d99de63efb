//! The fidelity report: which kernels and instructions a program has executed, and what of them the virtual GPU
//! executes otherwise than a card.
//!
//! The preloaded library appends one line for each dispatch ([`Dispatched`]); equal dispatches of a kernel are written
//! once. What differs from a card is decided in `t0_sim::exec::fidelity`, and what is known of modelled time in
//! `t0_timing::confidence`; here both are names.

use std::collections::BTreeMap;
use std::fmt::{Display, Formatter};
use std::hash::{DefaultHasher, Hash, Hasher};

use serde::{Deserialize, Serialize};

/// The columns of the text.
const WIDTH: usize = 120;

/// An instruction that a dispatch has executed.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Count {
    /// Its name.
    pub instruction: String,
    /// How often waves have executed it.
    pub executed: u64,
    /// The names of what a card executes otherwise.
    pub gaps: Vec<String>,
}

/// A dispatch.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ran {
    /// The kernel's name.
    pub kernel: String,
    /// Its symbol, if the code object is known.
    pub symbol: Option<String>,
    /// Whether the dispatch has ended with a fault. It then has no counts.
    pub faulted: bool,
    /// What it has executed.
    pub counts: Vec<Count>,
}

impl Ran {
    /// A number that equal dispatches share.
    pub fn key(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.hash(&mut hasher);
        hasher.finish()
    }
}

/// A line of the record.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Dispatched {
    /// A dispatch that differs from those before it.
    Ran(Box<Ran>),
    /// Another dispatch that is equal to one with this key.
    Again(u64),
}

impl Dispatched {
    /// The event as a line.
    pub fn line(&self) -> String {
        // Values of these types can be printed.
        serde_json::to_string(self).unwrap_or_default() + "\n"
    }
}

/// Something that the virtual GPU executes otherwise than a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Gap {
    /// Its name.
    pub name: String,
    /// What depends on it: results, mistakes, or time.
    pub depends: String,
    /// What the virtual GPU does, and what a card does.
    pub what: String,
    /// The option of `t0 virtual` that shows whether a program depends on it.
    pub check: Option<String>,
    /// Whether this run had that option.
    pub checked: bool,
}

/// What is known of the modelled time of launches.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Time {
    /// Work-items and workgroup, as text.
    pub shape: String,
    /// The number of launches.
    pub launches: u64,
    /// The modelled seconds of one launch.
    pub seconds: Option<f64>,
    /// The part of the waves' clocks that recordings of a card show.
    pub recorded: Option<f64>,
    /// What recordings do not show, and its part of the clocks.
    pub unrecorded: Vec<(String, f64)>,
    /// Why no time is modelled.
    pub error: Option<String>,
}

/// How often an instruction was executed, and the names of its gaps.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Default)]
pub struct Executed {
    /// How often waves have executed it.
    pub executed: u64,
    /// The names of its gaps.
    pub gaps: Vec<String>,
}

/// A kernel with all its dispatches.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Kernel {
    /// Its name.
    pub kernel: String,
    /// Its symbol.
    pub symbol: Option<String>,
    /// The number of dispatches.
    pub dispatches: u64,
    /// How many of them have ended with a fault.
    pub faulted: u64,
    /// What they have executed.
    pub instructions: BTreeMap<String, Executed>,
    /// What is known of its modelled time; empty if no time was modelled.
    pub times: Vec<Time>,
}

/// The report.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Report {
    /// The version of this format.
    pub version: u32,
    /// The kernels, in the order of their first dispatch.
    pub kernels: Vec<Kernel>,
    /// The gaps that concern one of their instructions.
    pub gaps: Vec<Gap>,
}

/// Reads the records of all processes. A line that a killed process has not completed is skipped.
pub fn read(record: &str) -> Vec<Kernel> {
    let mut kernels: Vec<Kernel> = Vec::new();
    let mut known: BTreeMap<u64, Box<Ran>> = BTreeMap::new();
    for event in record.lines().filter_map(|line| serde_json::from_str(line).ok()) {
        match event {
            Dispatched::Ran(ran) => {
                add(&mut kernels, &ran);
                known.insert(ran.key(), ran);
            }
            Dispatched::Again(key) => {
                if let Some(ran) = known.get(&key) {
                    add(&mut kernels, ran);
                }
            }
        }
    }
    kernels
}

fn add(kernels: &mut Vec<Kernel>, ran: &Ran) {
    let Ran { kernel, symbol, faulted, counts } = ran;
    let at = kernels.iter().position(|known| (&known.kernel, &known.symbol) == (kernel, symbol));
    let at = at.unwrap_or_else(|| {
        let (kernel, symbol) = (kernel.clone(), symbol.clone());
        let instructions = BTreeMap::new();
        kernels.push(Kernel { kernel, symbol, dispatches: 0, faulted: 0, instructions, times: Vec::new() });
        kernels.len() - 1
    });
    let kernel = &mut kernels[at];
    kernel.dispatches += 1;
    kernel.faulted += u64::from(*faulted);
    for Count { instruction, executed, gaps } in counts {
        let all = kernel.instructions.entry(instruction.clone()).or_default();
        all.executed += executed;
        all.gaps.extend(gaps.iter().filter(|gap| !all.gaps.contains(gap)).cloned().collect::<Vec<_>>());
    }
}

impl Report {
    /// The report of these kernels. Of all `gaps`, it has those that concern them.
    pub fn new(kernels: Vec<Kernel>, mut gaps: Vec<Gap>) -> Report {
        let concerns = |gap: &Gap| kernels.iter().any(|kernel| kernel.concerned(&gap.name).next().is_some());
        gaps.retain(concerns);
        Report { version: 1, kernels, gaps }
    }

    /// The report as JSON.
    pub fn json(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }
}

impl Kernel {
    /// The instructions that a gap concerns, and how often they were executed.
    fn concerned<'a>(&'a self, gap: &'a str) -> impl Iterator<Item = (&'a str, u64)> {
        let of_gap = move |executed: &Executed| executed.gaps.iter().any(|name| name == gap);
        self.instructions.iter().filter(move |(_, all)| of_gap(all)).map(|(name, all)| (name.as_str(), all.executed))
    }

    fn total(&self) -> u64 {
        self.instructions.values().map(|all| all.executed).sum()
    }
}

fn counted(n: u64, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

/// Writes a label and words, in lines of at most [`WIDTH`] columns.
fn paragraph(f: &mut Formatter<'_>, label: &str, words: impl Iterator<Item = String>) -> std::fmt::Result {
    let mut column = label.chars().count();
    f.write_str(label)?;
    for word in words {
        let width = word.chars().count() + 1;
        if column + width > WIDTH {
            f.write_str("\n     ")?;
            column = 5;
        }
        write!(f, " {word}")?;
        column += width;
    }
    f.write_str("\n")
}

/// `name` or `name xN` for each instruction, with commas between them.
fn listed<'a>(all: impl Iterator<Item = (&'a str, u64)>) -> impl Iterator<Item = String> {
    let mut all: Vec<(&str, u64)> = all.collect();
    all.sort_by_key(|one| std::cmp::Reverse(one.1));
    let last = all.len().saturating_sub(1);
    let end = move |at: usize| if at == last { "" } else { "," };
    let of = move |(at, (name, times)): (usize, (&str, u64))| format!("{} x{times}{}", name.replace(' ', ""), end(at));
    all.into_iter().enumerate().map(of).collect::<Vec<_>>().into_iter()
}

impl Display for Time {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "  time of {} of {}: ", counted(self.launches, "launch", "launches"), self.shape)?;
        let Some(seconds) = self.seconds else {
            return write!(f, "not modelled: {}", self.error.as_deref().unwrap_or("unknown"));
        };
        write!(f, "{:.2} us each", seconds * 1e6)?;
        if let Some(recorded) = self.recorded {
            write!(f, "; {:.1} % of the waves' clocks are in what recordings of a card show", 100.0 * recorded)?;
        }
        for (n, (what, part)) in self.unrecorded.iter().enumerate() {
            write!(f, "{} {what} {:.1} %", if n == 0 { "; not in" } else { "," }, 100.0 * part)?;
        }
        Ok(())
    }
}

impl Display for Report {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        for kernel in &self.kernels {
            let Kernel { kernel: name, dispatches, faulted, instructions, times, .. } = kernel;
            let dispatched = counted(*dispatches, "dispatch", "dispatches");
            let executed = counted(kernel.total(), "wave-instruction", "wave-instructions");
            write!(f, "kernel {name}: {dispatched}, {executed}")?;
            writeln!(f, "{}", if *faulted == 0 { String::new() } else { format!(", {faulted} ended by a fault") })?;
            paragraph(f, "  executed", listed(instructions.iter().map(|(name, all)| (name.as_str(), all.executed))))?;
            for gap in &self.gaps {
                let concerned: Vec<_> = kernel.concerned(&gap.name).collect();
                if !concerned.is_empty() {
                    let depends = if gap.depends == "mistakes" { "hides mistakes" } else { &gap.depends };
                    paragraph(f, &format!("  {} ({depends}):", gap.name), listed(concerned.into_iter()))?;
                }
            }
            times.iter().try_for_each(|time| writeln!(f, "{time}"))?;
        }
        for Gap { name, depends, what, check, checked } in &self.gaps {
            let check = match check {
                Some(option) if *checked => format!(" This run had {option}."),
                Some(option) => format!(" {option} shows whether the program depends on it."),
                None => String::new(),
            };
            let words = format!("{what}{check}");
            paragraph(f, &format!("gap `{name}` ({depends}):"), words.split(' ').map(str::to_owned))?;
        }
        if self.kernels.iter().all(|kernel| kernel.times.is_empty()) {
            writeln!(f, "No time was modelled: --profile models it.")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(instruction: &str, executed: u64, gaps: &[&str]) -> Count {
        Count { instruction: instruction.into(), executed, gaps: gaps.iter().map(|gap| (*gap).to_owned()).collect() }
    }

    fn ran(kernel: &str, counts: Vec<Count>) -> Ran {
        Ran { kernel: kernel.into(), symbol: None, faulted: counts.is_empty(), counts }
    }

    fn gap(name: &str, depends: &str) -> Gap {
        let (what, check) = (format!("What {name} are."), Some("--strict".to_owned()));
        Gap { name: name.into(), depends: depends.into(), what, check, checked: depends == "results" }
    }

    fn report() -> Report {
        let counts = vec![count("v_rcp_f32", 2, &["approximations"]), count("global_load_b32", 4, &["caches"])];
        let (first, fault) = (ran("scale(float*)", counts), ran("smooth", Vec::new()));
        let events = [
            Dispatched::Ran(Box::new(first.clone())),
            Dispatched::Ran(Box::new(fault)),
            Dispatched::Again(first.key()),
        ];
        let record: String = events.iter().map(Dispatched::line).collect();
        let cut = &events[0].line()[..20];
        let gaps = vec![gap("approximations", "results"), gap("caches", "mistakes"), gap("clocks", "results")];
        Report::new(read(&format!("{record}{cut}")), gaps)
    }

    #[test]
    fn equal_dispatches_are_counted_and_other_gaps_are_left_out() {
        let expected = "\
kernel scale(float*): 2 dispatches, 12 wave-instructions
  executed global_load_b32 x8, v_rcp_f32 x4
  approximations (results): v_rcp_f32 x4
  caches (hides mistakes): global_load_b32 x8
kernel smooth: 1 dispatch, 0 wave-instructions, 1 ended by a fault
  executed
gap `approximations` (results): What approximations are. This run had --strict.
gap `caches` (mistakes): What caches are. --strict shows whether the program depends on it.
No time was modelled: --profile models it.
";
        assert_eq!(report().to_string(), expected);
    }

    #[test]
    fn json_has_what_the_text_has() {
        let mut report = report();
        let (seconds, recorded, unrecorded) = (Some(1e-5), Some(0.75), vec![("loads from L2".to_owned(), 0.25)]);
        let time = Time { shape: "64 / 32".into(), launches: 2, seconds, recorded, unrecorded, error: None };
        let none =
            Time { seconds: None, recorded: None, unrecorded: Vec::new(), error: Some("why".into()), ..time.clone() };
        report.kernels[0].times = vec![time, none];
        let text = report.to_string();
        let expected = "  time of 2 launches of 64 / 32: 10.00 us each; 75.0 % of the waves' clocks are in what recordings \
                        of a card show; not in loads from L2 25.0 %\n  time of 2 launches of 64 / 32: not modelled: why\n";
        assert!(text.contains(expected) && !text.contains("No time"), "{text}");
        let json: serde_json::Value = serde_json::from_str(&report.json()).expect("it is JSON");
        assert_eq!(json["kernels"][0]["instructions"]["v_rcp_f32"]["executed"], 4);
        assert_eq!(json["kernels"][0]["times"][0]["recorded"], 0.75);
        assert_eq!(json["kernels"][1]["faulted"], 1);
        assert_eq!(json["gaps"].as_array().expect("a list").len(), 2);
    }

    #[test]
    fn long_lines_are_wrapped() {
        let counts = (0..40).map(|n| count(&format!("v_instruction_{n}"), 1, &[])).collect();
        let text = Report::new(read(&Dispatched::Ran(Box::new(ran("k", counts))).line()), Vec::new()).to_string();
        assert!(text.lines().count() > 6 && text.lines().all(|line| line.len() <= WIDTH), "{text}");
    }
}
