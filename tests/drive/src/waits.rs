//! Mutants of machine code: a wait for one counter removed, or its count raised by one. The static check must report
//! each of them, unless the wait is redundant.

use std::path::Path;
use t0_check::{Code, Report, check};
use t0_isa::asm::{self, assemble};
use t0_isa::isa::{Counter, Op, Operand, decode};
use t0_isa::target::GFX1100;

/// Machine code whose wait at one place is weaker.
#[derive(Clone, Debug)]
pub struct Mutant {
    /// The number of the word with the wait.
    pub at: usize,
    /// The counter.
    pub counter: Counter,
    /// The count before.
    pub count: u8,
    /// Whether the wait is removed; otherwise the count is raised by one.
    pub removed: bool,
    /// The code.
    pub words: Vec<u32>,
}

/// The waits of `s_waitcnt`: the counters, the lowest bit of each field, and its greatest value.
const FIELDS: [(Counter, u32, u32); 3] = [(Counter::Vm, 10, 63), (Counter::Lgkm, 4, 63), (Counter::Exp, 0, 7)];

/// All mutants of a kernel.
///
/// # Panics
/// Panics if the words are not instructions.
#[must_use]
pub fn mutants(words: &[u32]) -> Vec<Mutant> {
    let mut all = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let (inst, length) = decode(&words[at..]).unwrap_or_else(|e| panic!("word {at}: {e}"));
        let mut add = |counter, count: u32, most: u32, shift: u32| {
            for (removed, new) in [(true, most), (false, count + 1)] {
                // A count raised to the greatest value waits for nothing, as a removed wait does.
                if count < most && (removed || new < most) {
                    let mut words = words.to_vec();
                    words[at] = words[at] & !(most << shift) | new << shift;
                    all.push(Mutant { at, counter, count: count as u8, removed, words });
                }
            }
        };
        match (inst.op, inst.operands()) {
            (Op::s_waitcnt, &[Operand::Imm(n)]) => {
                for (counter, shift, most) in FIELDS {
                    add(counter, u32::from(n) >> shift & most, most, shift);
                }
            }
            (Op::s_waitcnt_vscnt, &[_, Operand::Imm(n)]) => add(Counter::Vs, u32::from(n) & 63, 63, 0),
            _ => {}
        }
        at += length;
    }
    all
}

/// What the static check reports on a kernel.
#[must_use]
pub fn reports(words: &[u32]) -> Vec<Report> {
    check(Code { words, address: 0, entry: 0, wave64: false, vgprs: 256 }, &GFX1100)
}

/// What the wait of a mutant is for, in words: the instructions around it.
#[must_use]
pub fn place(mutant: &Mutant) -> String {
    let Mutant { at, counter, count, removed, words } = mutant;
    let what = if *removed { "removed" } else { "raised by one" };
    let mut next = Vec::new();
    let mut i = *at;
    while next.len() < 3 && i < words.len() {
        let Ok((inst, length)) = decode(&words[i..]) else { break };
        next.push(inst.to_string());
        i += length;
    }
    format!("{} {what} at {:#x}: {}", counter.wait(*count), 4 * at, next.join("; "))
}

/// The machine code of the kernels of ignis (`ignis/golden`), by name.
///
/// # Panics
/// Panics if the files cannot be read or assembled.
#[must_use]
pub fn library() -> Vec<(String, Vec<u32>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ignis/golden");
    let entries = std::fs::read_dir(folder).expect("the machine code is in the repository");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let mut files: Vec<_> = paths.filter(|path| path.extension().is_some_and(|extension| extension == "s")).collect();
    files.sort();
    let read = |path: &std::path::PathBuf| {
        let text = std::fs::read_to_string(path).expect("text");
        let program = assemble(&format!(".text\nk:\n{text}"), &asm::Options::default());
        let assembly = program.unwrap_or_else(|e| panic!("{}: {e:?}", path.display()));
        let words = assembly.text().as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
        (path.file_stem().expect("a name").to_string_lossy().into_owned(), words)
    };
    files.iter().map(read).collect()
}
