//! The instruction set and the assembler against LLVM's own tools: llvm-mc-22, ld.lld-22, clang-22.
//!
//! | room | what it compares |
//! |---|---|
//! | `table` | drawn legal instructions of every line and form, both ways |
//! | `illegal` | instructions with something wrong about them: refused by both or by neither |
//! | `words` | random words, and words with one bit turned over |
//! | `vectors` | LLVM's own tests, as recorded |
//! | `asm` | whole programs |
//! | `machine` | for whom instructions are drawn: [`t0_tests_share::draw`] makes them, [`t0_tests_share::llvm_mc`] judges |
//!
//! A test whose tool is not installed reports that and passes; with `T0_ORACLES_REQUIRED` set it fails. `T0_ISA_SEED` sets the seed of
//! a test, `T0_ISA_SHOW` how many differences it shows; the size of a long run is set by the variable that the head of its file names.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod asm;
mod illegal;
mod machine;
mod table;
mod vectors;
mod words;

/// A number from the environment, decimal or hexadecimal.
fn number(name: &str, default: u64) -> u64 {
    let parse = |text: String| match text.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    };
    std::env::var(name).ok().and_then(parse).unwrap_or(default)
}
