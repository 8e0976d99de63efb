//! What the suites and benches of several crates share.
//!
//! | room | what lives there |
//! |---|---|
//! | [`compare`] | when two results agree, and numbers to try |
//! | [`draw`] | random instructions of the table |
//! | [`llvm_mc`] | LLVM's assembler and disassembler, in batches |
//! | [`oracle`] | oracles that a machine may lack, and whether that is an error |
//! | [`scale`] | a kernel in assembly |
//! | [`qwen3_folder`] | small model folders, made to be broken |
//!
//! What may not live here: a test, or anything that needs more of the project than its instruction set.

pub mod compare;
pub mod draw;
pub mod llvm_mc;
pub mod oracle;
pub mod qwen3_folder;
pub mod scale;
