//! `t0 disasm`: prints the machine code of code objects and of instruction words in LLVM's syntax.

use std::fmt::Write;
use std::path::PathBuf;

use serde_json::{Value, json};
use t0_isa::isa::{Generation, Style};
use t0_isa::object::Object;
use t0_isa::target::Target;

use crate::Report;
use crate::input::{Choice, Failure, Input, pretty};
use crate::listing::Listing;
use crate::paint::{DIM, NAME};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A code object, a program that contains code objects, or text with instruction words in hexadecimal; `-` for
    /// standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    choice: Choice,
    /// The file consists of instruction words, little endian.
    #[arg(long, conflicts_with_all = ["kernel", "at"])]
    raw: bool,
    /// Disassemble instruction words for wave64, with 64-bit lane masks.
    #[arg(long)]
    wave64: bool,
    /// Print one JSON document.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Report, Failure> {
    let input = Input::read(&arguments.file)?;
    let mut report = Report::default();
    let text = std::str::from_utf8(&input.bytes).ok().filter(|text| !text.contains('\0'));
    let words = match text {
        _ if arguments.raw => Some(raw_words(&input)?),
        Some(text) if !text.trim().is_empty() => Some(words(text)?),
        _ => None,
    };
    if let Some(words) = words {
        let style = Style { wave64: arguments.wave64, ..Style::default() };
        let listing = Listing::new(&words, 0, Generation::LATEST, style);
        match arguments.json {
            true => report.text = pretty(&json!({ "instructions": listing.json(None) })),
            false => listing.print(None, &mut report.text),
        }
        remark(&mut report, &listing, "the input");
        return Ok(report);
    }
    let found = arguments.choice.narrow(&input, input.objects(&mut report)?)?;
    let mut objects = Vec::new();
    for (i, f) in found.iter().enumerate() {
        if arguments.json {
            objects.push(json!({
                "offset": f.offset,
                "bundle_id": f.bundle_id,
                "machine": f.object.machine().to_string(),
                "kernels": kernels_json(&f.object, &arguments.choice, &mut report),
            }));
            continue;
        }
        if i > 0 {
            report.text.push('\n');
        }
        disassemble(&f.object, &arguments.choice, &mut report);
    }
    if arguments.json {
        report.text = pretty(&json!({ "objects": objects }));
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

fn raw_words(input: &Input) -> Result<Vec<u32>, Failure> {
    match input.bytes.as_chunks::<4>() {
        (words, []) => Ok(words.iter().map(|word| u32::from_le_bytes(*word)).collect()),
        (_, rest) => Err(Failure::PartialWord { path: input.name.clone(), bytes: input.bytes.len(), rest: rest.len() }),
    }
}

/// The selected kernels of `object`, one after another.
pub(crate) fn disassemble(object: &Object, choice: &Choice, report: &mut Report) {
    if !known(object, report) {
        return;
    }
    for (i, kernel) in choice.kernels(object).enumerate() {
        if i > 0 {
            report.text.push('\n');
        }
        let listing = Listing::of_kernel(object, kernel);
        let _ = writeln!(report.text, "{DIM}{:012x}{DIM:#} {NAME}<{}>{NAME:#}:", kernel.code_address, kernel.name());
        listing.print(Some(object), &mut report.text);
        remark(report, &listing, &format!("kernel `{}`", kernel.name()));
    }
}

fn kernels_json(object: &Object, choice: &Choice, report: &mut Report) -> Value {
    if !known(object, report) {
        return json!([]);
    }
    let kernels = choice.kernels(object).map(|kernel| {
        let listing = Listing::of_kernel(object, kernel);
        remark(report, &listing, &format!("kernel `{}`", kernel.name()));
        json!({ "name": kernel.name(), "code_address": kernel.code_address, "instructions": listing.json(Some(object)) })
    });
    kernels.collect()
}

/// Whether the instructions of the chip are supported; adds a remark if not.
fn known(object: &Object, report: &mut Report) -> bool {
    let known = Target::by_elf_flags(object.machine().0).is_some()
        || object.machine().name().is_some_and(|name| name.starts_with("gfx11"));
    if !known {
        report.failed = true;
        let remark = format!("{} code cannot be disassembled: only gfx11 is supported", object.machine());
        report.remarks.push(remark);
    }
    known
}

fn remark(report: &mut Report, listing: &Listing, what: &str) {
    let (lines, wrong) = listing.count();
    if wrong > 0 {
        report.failed = true;
        let words =
            if wrong == 1 { "a word that is not a gfx11 instruction" } else { "words that are not gfx11 instructions" };
        report.remarks.push(format!("{what} contains {words} ({wrong} of {lines})"));
    }
}
