//! Models, from the directory on disk to the tokens; most tests run Qwen3.
//!
//! | module | what it checks |
//! |---|---|
//! | `oracle_text`, `oracle_reference`, `oracle_model` | token ids, templates, the reference pass and the device, compared with transformers |
//! | `oracle_families` | the same for what only some families of models have |
//! | `broken_inputs`, `broken_configs`, `mutations`, `folders` | invalid directories, and valid ones in all published forms |
//! | `jinja` | chat templates, compared with transformers |
//! | `settings` | the keys of config.json and generation_config.json, compared with transformers |
//! | `engine` | sequences that share steps; pages; invalid input |
//! | `one_token` | steps of one token: the launches for a card, compared with those for a virtual GPU |
//! | `jobs` | jobs of an engine on a thread of its own; pages that sequences share |
//! | `equal_answers` | answers of texts that share steps, beside those of texts alone |
//! | `invariant` | engines with one order of sums |
//! | `speculation` | guessed tokens |
//! | `grammar` | texts that follow a grammar |
//! | `embed` | vectors of texts, and the probabilities of their tokens |
//! | `generate_loop`, `device` | generation and conversations; the virtual GPU with the sanitizer |
//! | `int8_cache` | engines with a cache of integers |
//! | `gguf` | GGUF files: the same models; damaged files |
//! | `gguf_file` | shared: writes GGUF files |
//! | `oracle_gguf` | files and blocks that the `gguf` package has written |
//! | `quantised` | quantised weights on the device |
//! | `reference` | shared: the model in plain Rust |
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "skipped oracles and measured distances are said")]

mod broken_configs;
mod broken_inputs;
mod device;
mod embed;
mod engine;
mod equal_answers;
mod folders;
mod generate_loop;
mod gguf;
mod gguf_file;
mod grammar;
mod int8_cache;
mod invariant;
mod jinja;
mod jobs;
mod mutations;
mod one_token;
mod oracle_families;
mod oracle_gguf;
mod oracle_model;
mod oracle_reference;
mod oracle_text;
mod quantised;
mod reference;
mod settings;
mod speculation;
