//! The instruction set and the assembler against LLVM's own tools: llvm-mc-22, ld.lld-22, clang-22.
//!
//! | module | what it compares |
//! |---|---|
//! | `table` | generated legal instructions of every line and form, both ways |
//! | `illegal` | changed instructions: rejected by both or by neither |
//! | `words` | random words, and instructions with one bit flipped or a special operand |
//! | `names` | registers that have a name instead of a number, in every kind of operand |
//! | `vectors` | LLVM's own tests, as recorded |
//! | `asm` | whole programs |
//! | `machine` | the machines; [`t0_tests_share::instructions`] generates instructions, [`t0_tests_share::llvm_mc`] is the reference |
//!
//! A test whose tool is not installed reports that and passes; with `T0_ORACLES_REQUIRED` set it fails. `T0_ISA_SEED`
//! sets the seed of a test, `T0_ISA_SHOW` how many differences it prints. The variable for the size of a run is
//! documented at the top of each file.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod asm;
mod illegal;
mod machine;
mod names;
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
