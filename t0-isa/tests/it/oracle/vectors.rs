//! LLVM 22's own gfx11 tests, as llvm-mc prints and encodes them: every line is decoded and printed, parsed and
//! encoded, each for its target.
//!
//! The recording is `tests/data/llvm_gfx11_vectors.tsv.gz` of the workspace. `vectors_one_way.tsv` lists, by number,
//! the lines for which llvm-mc-22 itself does not return the same text or bytes (`tools/vectors.py` finds them), and
//! `vectors_one_way.txt` the reasons; for these lines we need not either. `vectors_apart.txt` contains the other
//! differences, by class, with count and reason. Every line in neither file must agree in all three ways.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;
use t0_isa::isa::{Style, decode_for, parse_styled};
use t0_isa::target::Target;
use t0_tests_share::oracle;

/// Number of lines in the recording.
const LINES: usize = 105_840;

/// A line of the recording.
struct Line {
    file: String,
    target: &'static Target,
    style: Style,
    /// Whether it was assembled rather than disassembled.
    assembled: bool,
    text: String,
    words: Vec<u32>,
}

fn vectors() -> Option<Vec<Line>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/data/llvm_gfx11_vectors.tsv.gz");
    let what = "LLVM's own gfx11 tests";
    let path = oracle::file(what, path, "check out the whole repository, with tests/data")?;
    if !oracle::tools(what, &["gzip"], "install gzip") {
        return None;
    }
    let output = Command::new("gzip").arg("-dc").arg(&path).output().expect("gzip unpacks the recording");
    assert!(output.status.success(), "gzip: {}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("the recording is text");
    let lines: Vec<Line> =
        text.lines().skip(1).map(|line| read(line).unwrap_or_else(|| panic!("not a line: {line}"))).collect();
    assert_eq!(lines.len(), LINES, "lines of the recording");
    Some(lines)
}

fn read(line: &str) -> Option<Line> {
    let mut columns = line.split('\t');
    let (file, attributes, direction, text) = (columns.next()?, columns.next()?, columns.next()?, columns.next()?);
    let hex = columns.next()?;
    let bytes = (0..hex.len() / 2).map(|i| u8::from_str_radix(hex.get(2 * i..2 * i + 2)?, 16).ok());
    let bytes: Vec<u8> = bytes.collect::<Option<_>>()?;
    let processor =
        attributes.split_whitespace().find_map(|flag| flag.trim_start_matches('-').strip_prefix("mcpu="))?;
    Some(Line {
        file: file.to_string(),
        target: Target::by_name(processor)?,
        style: Style { wave64: attributes.contains("+wavefrontsize64"), true16: !attributes.contains("-real-true16") },
        assembled: direction == "asm",
        text: text.to_string(),
        words: bytes.chunks_exact(4).map(|c| u32::from_le_bytes([c[0], c[1], c[2], c[3]])).collect(),
    })
}

/// Line numbers at which llvm-mc does not parse, or does not print, its own output.
fn one_way() -> [BTreeSet<usize>; 2] {
    let listed = include_str!("vectors_one_way.tsv");
    let mut ways = [BTreeSet::new(), BTreeSet::new()];
    for row in listed.lines().skip(1) {
        let mut columns = row.split('\t');
        let number = columns.next().and_then(|n| n.parse().ok()).expect("a line number");
        let fails = columns.next().expect("what fails");
        for (way, name) in ways.iter_mut().zip(["parse", "print"]) {
            if fails.contains(name) {
                way.insert(number);
            }
        }
    }
    ways
}

/// Why llvm-mc does not reproduce a line, by the failing direction and the text.
fn class(fails: &str, text: &str) -> &'static str {
    let (mnemonic, operands) = text.split_once(' ').unwrap_or((text, ""));
    let constant = ["0.5", "1.0"].iter().any(|number| operands.contains(number));
    match fails {
        _ if text.contains("/*Invalid") || text.contains("/* invalid") => "remark",
        "print" if mnemonic.starts_with("v_interp_") => "interpolation",
        "print" if operands.contains(", null") && (mnemonic.starts_with("scratch_") || mnemonic.contains("addtid")) => {
            "null address"
        }
        "print" if operands.ends_with(", 0x0") => "zero offset",
        "print" if mnemonic.starts_with("v_fmac_f16") => "v_fmac_f16",
        "print" if mnemonic.starts_with("image_") => "rounded address",
        "print" if operands.contains("lit(") => "lit",
        "print" if operands.contains("src_") => "halves left out",
        "print" if constant => "inline float in a 16-bit integer",
        "parse" if operands.contains("lit(") => "lit",
        "parse" if operands.contains("attr") => "attribute past 32",
        "parse" if operands.contains("swizzle(") => "swizzle",
        "parse" if mnemonic.starts_with("s_waitcnt_") => "counter beside a register",
        "parse" if operands.is_empty() => "long form without operands",
        "parse" if mnemonic == "v_pk_fmac_f16" => "v_pk_fmac_f16",
        _ => "",
    }
}

#[test]
fn lines_that_llvm_does_not_reproduce_are_explained() {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for row in include_str!("vectors_one_way.tsv").lines().skip(1) {
        let columns: Vec<&str> = row.splitn(4, '\t').collect();
        let class = class(columns[1], columns[3]);
        assert!(!class.is_empty(), "no class: {row}");
        *counts.entry(class).or_default() += 1;
    }
    let rows = include_str!("vectors_one_way.txt").lines().filter(|row| !row.starts_with('#') && !row.is_empty());
    let explained: BTreeMap<&str, usize> = rows
        .map(|row| {
            let columns: Vec<&str> = row.split('\t').collect();
            assert!(columns.len() == 3 && !columns[2].is_empty(), "class, count, reason: {row}");
            (columns[0], columns[1].parse().expect("a count"))
        })
        .collect();
    assert_eq!(counts, explained, "vectors_one_way.txt explains vectors_one_way.tsv");
}

#[test]
fn agrees_with_llvm() {
    let Some(vectors) = vectors() else { return };
    let [no_parse, no_print] = one_way();
    let mut apart: BTreeMap<String, usize> = BTreeMap::new();
    let (mut parsed, mut printed, mut encoded) = (0, 0, 0);
    // Lines that llvm-mc does not reproduce, but we do.
    let (mut parsed_alone, mut printed_alone) = (0, 0);
    let mut wrong = Vec::new();
    for (number, line) in vectors.iter().enumerate() {
        let Line { file, target, style, assembled, text, words } = line;
        let mut differ = |way: &str, got: String| {
            *apart.entry(format!("{way}\t{file}")).or_default() += 1;
            wrong.push(format!("{way}\t{file}\t{text}\t{got}\t{words:08x?}"));
        };
        match parse_styled(text, target, *style).map(|inst| inst.encode()) {
            Ok(Ok(ref again)) if again == words => {
                parsed += 1;
                parsed_alone += usize::from(no_parse.contains(&number));
            }
            _ if no_parse.contains(&number) => {}
            result => differ("parse", format!("{result:08x?}")),
        }
        match decode_for(words, target.generation) {
            Ok((inst, length)) if length == words.len() => {
                let ours = inst.display(*style).to_string();
                // Disassembled lines must print as LLVM prints them, even if LLVM does not parse its own text.
                if ours == *text {
                    printed += 1;
                    printed_alone += usize::from(no_print.contains(&number));
                } else if !(no_print.contains(&number) && *assembled) {
                    differ("print", ours);
                }
                match inst.encode() {
                    Ok(again) if again == *words => encoded += 1,
                    result => differ("encode", format!("{result:08x?}")),
                }
            }
            result => differ("decode", format!("{result:?}")),
        }
    }
    println!(
        "{} lines: {parsed} parsed to LLVM's bytes, {printed} printed as LLVM does, {encoded} encoded again; llvm-mc fails to parse {} of its own \
         lines (we parse {parsed_alone} of them) and to print {} (we print {printed_alone} of them)",
        vectors.len(),
        no_parse.len(),
        no_print.len()
    );
    if std::env::var_os("T0_ISA_SHOW").is_some() {
        wrong.iter().for_each(|line| println!("{line}"));
    }
    let known = include_str!("vectors_apart.txt");
    let mut allowed: BTreeMap<String, usize> = BTreeMap::new();
    for row in known.lines().filter(|row| !row.starts_with('#') && !row.is_empty()) {
        let columns: Vec<&str> = row.split('\t').collect();
        assert!(columns.len() == 4, "way, file, count, reason: {row}");
        allowed.insert(format!("{}\t{}", columns[0], columns[1]), columns[2].parse().expect("a count"));
    }
    assert_eq!(
        apart, allowed,
        "lines that differ from LLVM, by way and file (T0_ISA_SHOW=1 shows them); vectors_apart.txt lists the known ones"
    );
    assert!(apart.values().sum::<usize>() * 100 < vectors.len(), "less than one in a hundred may differ");
}
