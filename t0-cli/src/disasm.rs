//! Machine code as text, in LLVM's syntax, with addresses, words, branch targets and source lines.

use std::fmt::Write;
use std::path::PathBuf;

use t0_isa::isa::{Inst, Style, decode};
use t0_isa::object::{KernelEntry, Object, SourceLine};
use t0_isa::target::Target;

use crate::Report;
use crate::input::{Choice, Failure, Input};
use crate::paint::{DIM, ERROR, NAME, SOURCE};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A code object, a program that carries some, or text with instruction words in hexadecimal; `-` for standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    choice: Choice,
    /// Lane masks of given words are 64 bits wide.
    #[arg(long)]
    wave64: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Report, Failure> {
    let input = Input::read(&arguments.file)?;
    let mut report = Report::default();
    let text = std::str::from_utf8(&input.bytes).ok().filter(|text| !text.contains('\0'));
    if let Some(text) = text {
        let words = words(text)?;
        let style = Style { wave64: arguments.wave64, ..Style::default() };
        let listing = listing(&words, 0, style);
        listing.iter().for_each(|line| line.print(&mut report.text, None));
        remark(&mut report, &listing, "the input");
        return Ok(report);
    }
    let found = arguments.choice.narrow(&input, input.objects()?)?;
    for (i, f) in found.iter().enumerate() {
        if i > 0 {
            report.text.push('\n');
        }
        disassemble(&f.object, &arguments.choice, &mut report);
    }
    Ok(report)
}

/// Words in hexadecimal, separated by white space or commas.
fn words(text: &str) -> Result<Vec<u32>, Failure> {
    let separated = text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty());
    let parse = |word: &str| {
        let digits = word.strip_prefix("0x").unwrap_or(word);
        u32::from_str_radix(digits, 16).map_err(|_| Failure::NotAWord { word: word.to_owned() })
    };
    separated.map(parse).collect()
}

/// The chosen kernels of `object`, one after the other.
pub(crate) fn disassemble(object: &Object, choice: &Choice, report: &mut Report) {
    if Target::by_elf_flags(object.machine().0).is_none() && !is_gfx11(object) {
        report.failed = true;
        let remark = format!("{} code is not disassembled: only gfx11 is known here", object.machine());
        report.remarks.push(remark);
        return;
    }
    for (i, kernel) in choice.kernels(object).enumerate() {
        if i > 0 {
            report.text.push('\n');
        }
        let listing = kernel_listing(object, kernel);
        let _ = writeln!(report.text, "{DIM}{:012x}{DIM:#} {NAME}<{}>{NAME:#}:", kernel.code_address, kernel.name());
        let mut place: Option<SourceLine> = None;
        for line in &listing {
            let now = object.line_for(line.address);
            if now != place
                && let Some(now) = &now
            {
                let _ = writeln!(report.text, "{SOURCE}; {now}{SOURCE:#}");
            }
            place = now.or(place);
            line.print(&mut report.text, Some(kernel));
        }
        remark(report, &listing, &format!("kernel `{}`", kernel.name()));
    }
}

fn is_gfx11(object: &Object) -> bool {
    object.machine().name().is_some_and(|name| name.starts_with("gfx11"))
}

fn remark(report: &mut Report, listing: &[Line], what: &str) {
    let wrong = listing.iter().filter(|line| line.error.is_some()).count();
    if wrong > 0 {
        report.failed = true;
        let words = if wrong == 1 { "a word that is" } else { "words that are" };
        report.remarks.push(format!("{what} holds {words} no gfx11 instruction ({wrong} of {})", listing.len()));
    }
}

/// One line of a listing: an instruction, or a word that is none.
pub(crate) struct Line {
    pub(crate) address: u64,
    pub(crate) words: Vec<u32>,
    pub(crate) text: String,
    /// Where a branch goes.
    pub(crate) target: Option<u64>,
    pub(crate) error: Option<String>,
}

/// The listing of one kernel.
pub(crate) fn kernel_listing(object: &Object, kernel: &KernelEntry) -> Vec<Line> {
    let (words, _) = object.code(kernel).as_chunks::<4>();
    let words: Vec<u32> = words.iter().map(|word| u32::from_le_bytes(*word)).collect();
    let style = Style { wave64: kernel.descriptor.wave_size() == 64, ..Style::default() };
    listing(&words, kernel.code_address, style)
}

fn listing(words: &[u32], start: u64, style: Style) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let address = start + at as u64 * 4;
        let (len, text, target, error) = match decode(&words[at..]) {
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
    lines
}

fn target(inst: &Inst, end: u64) -> Option<u64> {
    let distance = inst.branch_distance().filter(|_| inst.is_branch())?;
    end.checked_add_signed(i64::from(distance) * 4)
}

impl Line {
    /// Appends `text // address: words <target> reason`.
    fn print(&self, out: &mut String, kernel: Option<&KernelEntry>) {
        let words: Vec<String> = self.words.iter().map(|word| format!("{word:08X}")).collect();
        let _ = write!(out, "    {:<58} {DIM}// {:012X}: {}{DIM:#}", self.text, self.address, words.join(" "));
        if let Some(target) = self.target {
            let inside = kernel.filter(|k| (k.code_address..k.code_address + k.code_size).contains(&target));
            let _ = match inside {
                Some(kernel) => write!(out, " <{}+{:#x}>", kernel.name(), target - kernel.code_address),
                None => write!(out, " <{target:#x}>"),
            };
        }
        if let Some(error) = &self.error {
            let _ = write!(out, " {ERROR}{error}{ERROR:#}");
        }
        out.push('\n');
    }
}
