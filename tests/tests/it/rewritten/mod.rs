//! Rewrites objects of clang: every instruction is decoded, printed, parsed and encoded again, and a new object is
//! written. LLVM's tools must accept it without a warning and read the same metadata and the same instructions.
#![allow(clippy::print_stdout)] // reports a skipped oracle

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use t0_isa::isa::{Style, decode, encode, parse_styled};
use t0_isa::object::{Object, Rewrite};
use t0_isa::target::GFX1100;

/// The object from our decoder, encoder and writer.
pub(crate) fn rewritten(object: &Object, what: &str) -> Object {
    let wave64 = object.kernels().iter().any(|k| k.descriptor.wave_size() == 64);
    let mut rewrite = Rewrite::of(object);
    for section in object.sections().iter().filter(|s| s.name == ".text") {
        let bytes = object.read(section.address, section.size).expect("the instructions are loaded");
        let words: Vec<u32> = bytes.as_chunks::<4>().0.iter().map(|w| u32::from_le_bytes(*w)).collect();
        let again = again(&words, section.address, wave64, what);
        assert_eq!(words, again, "{what}");
        rewrite = rewrite.code(section.address, &again);
    }
    let bytes = rewrite.build().unwrap_or_else(|error| panic!("{what}: {error}"));
    let new = Object::parse(&bytes).unwrap_or_else(|error| panic!("{what}: {error}"));
    tools_agree(object.bytes(), &bytes, wave64, what);
    new
}

/// The words of each instruction's text.
fn again(words: &[u32], address: u64, wave64: bool, what: &str) -> Vec<u32> {
    let mut out = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let place = || format!("{what} at {:#x}", address + at as u64 * 4);
        let (inst, len) = decode(&words[at..]).unwrap_or_else(|error| panic!("{}: {error}", place()));
        let style = Style { wave64, ..Style::default() };
        let text = inst.display(style).to_string();
        let inst = parse_styled(&text, &GFX1100, style).unwrap_or_else(|error| panic!("{}: {text}: {error}", place()));
        encode(&inst, &mut out).unwrap_or_else(|error| panic!("{}: {text}: {error}", place()));
        assert_eq!(out[at..], words[at..at + len], "{}: {text}", place());
        at += len;
    }
    out
}

fn tools_agree(old: &[u8], new: &[u8], wave64: bool, what: &str) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (one, two) = (folder.path().join("old.co"), folder.path().join("new.co"));
    std::fs::write(&one, old).expect("the folder is writable");
    std::fs::write(&two, new).expect("the folder is writable");
    tool("llvm-readelf-22", &["-a", "-W"], &two, what);
    let notes = |path| tool("llvm-readelf-22", &["--notes"], path, what).replace("old.co", "").replace("new.co", "");
    assert_eq!(notes(&one), notes(&two), "{what}: the metadata differs");
    let verdict = tool("llvm-dwarfdump-22", &["--verify"], &two, what);
    assert!(verdict.ends_with("No errors.\n"), "{what}: {verdict}");
    let listing = |path| {
        let flags = if wave64 { &["-d", "--mattr=+wavefrontsize64,-wavefrontsize32"][..] } else { &["-d"] };
        instructions(&tool("llvm-objdump-22", flags, path, what))
    };
    let (before, after) = (listing(&one), listing(&two));
    assert!(!before.is_empty());
    assert_eq!(before, after, "{what}: the instructions differ");
    tool("llvm-objdump-22", &["-d", "-l", "-p", "-r", "-R", "-t", "-T"], &two, what);
}

/// Text and words of each function's instructions, without addresses.
fn instructions(listing: &str) -> BTreeMap<String, Vec<String>> {
    let mut out: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut name = String::new();
    for line in listing.lines() {
        if let Some((_, title)) = line.split_once('<').filter(|_| line.ends_with(">:")) {
            name = title.trim_end_matches(">:").to_owned();
        } else if let Some((text, place)) = line.split_once("// ") {
            let words = place.split_once(": ").map_or("", |(_, words)| words.split('<').next().unwrap_or(words));
            out.entry(name.clone()).or_default().push(format!("{} {words}", text.trim()));
        }
    }
    out
}

/// Standard output of a tool that must succeed without output on standard error.
fn tool(name: &str, arguments: &[&str], file: &Path, what: &str) -> String {
    let output = Command::new(name).args(arguments).arg(file).output().unwrap_or_else(|e| panic!("{name}: {e}"));
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && complaint.is_empty(), "{what}: {name} {arguments:?}: {complaint}");
    String::from_utf8(output.stdout).expect("tools print text")
}
