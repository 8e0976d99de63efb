//! Qwen3, from the folder on disk to the tokens: one binary, since each would link the tokenizer and the model again.
//!
//! | room | what it judges |
//! |---|---|
//! | `oracle_text`, `oracle_reference`, `oracle_model` | token ids, templates, the reference pass and the device against transformers |
//! | `broken_inputs`, `folders` | damaged folders, and sound ones in the forms met in the wild |
//! | `generate_loop`, `device` | the loop over the reference pass; the virtual GPU under the sanitizer |
//! | `folder`, `reference` | makers of folders, and the model in plain Rust |
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "skipped oracles and measured distances are said")]

mod broken_inputs;
mod device;
mod folders;
mod generate_loop;
mod oracle_model;
mod oracle_reference;
mod oracle_text;
mod reference;
