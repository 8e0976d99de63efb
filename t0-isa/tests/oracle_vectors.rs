//! LLVM 22's own gfx11 tests, as llvm-mc prints and encodes them: every line is decoded and printed, and encoded again.
//!
//! The recording lies beside the workspace (`shared/data/llvm-mc/gfx11_vectors.tsv.gz` in a folder above); without it this test says so and passes. The file
//! `vectors_floor.tsv` holds, by source file, how many lines must agree; `T0_BLESS=1` raises it to what agrees now.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use t0_isa::isa::{Style, decode};

/// A line of the recording: file, attributes, direction, text, words.
type Line = (String, String, String, String, Vec<u32>);

fn vectors() -> Option<Vec<Line>> {
    let file = "shared/data/llvm-mc/gfx11_vectors.tsv.gz";
    let Some(path) =
        Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().map(|folder| folder.join(file)).find(|path| path.exists())
    else {
        println!("skipped: LLVM's gfx11 test vectors ({file}) are in no folder above the workspace");
        return None;
    };
    let output = Command::new("gzip").arg("-dc").arg(&path).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let line = |line: &str| {
        let mut columns = line.split('\t').map(str::to_string);
        let (file, mattr, direction, text) = (columns.next()?, columns.next()?, columns.next()?, columns.next()?);
        let hex = columns.next()?;
        let bytes: Vec<u8> =
            (0..hex.len() / 2).filter_map(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).ok()).collect();
        let words = bytes.chunks_exact(4).map(|c| u32::from_le_bytes([c[0], c[1], c[2], c[3]])).collect();
        Some((file, mattr, direction, text, words))
    };
    Some(text.lines().skip(1).filter_map(line).collect())
}

#[test]
fn agrees_with_llvm() {
    let Some(vectors) = vectors() else { return };
    let mut counts: BTreeMap<String, [usize; 3]> = BTreeMap::new();
    let verbose = std::env::var("T0_ISA_SHOW").unwrap_or_default();
    for (file, mattr, direction, text, words) in &vectors {
        let style = Style { wave64: mattr.contains("wavefrontsize64"), true16: !mattr.contains("-real-true16") };
        let entry = counts.entry(file.clone()).or_default();
        entry[0] += 1;
        let shown = !verbose.is_empty() && (file.contains(&verbose) || verbose == "all");
        match decode(words) {
            Ok((inst, length)) => {
                let printed = inst.display(style).to_string();
                if (printed == *text || direction == "asm") && length == words.len() {
                    entry[1] += 1;
                }
                // What was assembled need not come back as the same text: only what was disassembled counts.
                if printed != *text && shown && (direction == "dasm" || verbose == "all") {
                    println!("P\t{file}\t{text}\t{printed}\t{words:08x?}");
                }
                match inst.encode() {
                    Ok(again) if again == *words => entry[2] += 1,
                    result => {
                        if shown {
                            println!("E\t{file}\t{text}\t{result:08x?}\t{words:08x?}");
                        }
                    }
                }
            }
            Err(error) => {
                if shown {
                    println!("D\t{file}\t{text}\t{error}\t{words:08x?}");
                }
            }
        }
    }
    let total = counts.values().fold([0; 3], |a, c| [a[0] + c[0], a[1] + c[1], a[2] + c[2]]);
    println!(
        "{} lines: {} disassembled as LLVM does (or only assembled there), {} encoded to the same bytes",
        total[0], total[1], total[2]
    );
    let floor_path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors_floor.tsv");
    if std::env::var_os("T0_BLESS").is_some() {
        let mut text = String::from("file\tlines\tprinted\tencoded\n");
        for (file, [lines, printed, encoded]) in &counts {
            text += &format!("{file}\t{lines}\t{printed}\t{encoded}\n");
        }
        std::fs::write(&floor_path, text).expect("the floor file can be written");
    }
    let floor = std::fs::read_to_string(&floor_path).expect("vectors_floor.tsv is committed");
    for line in floor.lines().skip(1) {
        let columns: Vec<&str> = line.split('\t').collect();
        let [printed, encoded] = [2, 3].map(|i| columns[i].parse::<usize>().expect("a number"));
        let now = counts.get(columns[0]).copied().unwrap_or_default();
        assert!(now[1] >= printed, "{}: {} lines print as LLVM prints them, {printed} did before", columns[0], now[1]);
        assert!(now[2] >= encoded, "{}: {} lines encode to LLVM's bytes, {encoded} did before", columns[0], now[2]);
    }
}
