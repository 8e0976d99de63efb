//! Text and tokens.
//!
//! | file | contents |
//! |---|---|
//! | `chat` | chat templates |
//! | `decoding` | what the tokens of a tokenizer stand for |
//! | `grammar` | grammars that a text must follow |
//! | `jinja` | the language of chat templates |
//! | `stream` | bytes to text, incrementally; stop strings |
//! | `tokenizer` | text to tokens and tokens to bytes |
//!
//! **Invariant:** no input makes these modules panic, print or read the environment; every failure is an
//! [`Error`](crate::Error) whose message is one sentence that names the file or the flag.

mod chat;
mod decoding;
mod grammar;
mod jinja;
mod stream;
mod tokenizer;

pub use chat::{ChatTemplate, Message, RenderOptions};
pub use grammar::{Grammar, GrammarSource, Grammars};
pub use stream::{StopStrings, TextStream};
pub use tokenizer::Tokenizer;
