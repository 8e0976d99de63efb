//! Jinja as transformers sets it up for chat templates: the values and the text of Python, trimmed blocks, the loop
//! controls, the tag `generation`, `tojson`, `raise_exception` and `strftime_now`.
//!
//! | file | contents |
//! |---|---|
//! | `arguments` | the arguments of calls |
//! | `ast` | the syntax tree |
//! | `filters` | filters |
//! | `format` | `%` and `str.format` |
//! | `functions` | global functions |
//! | `interpret` | statements and expressions |
//! | `json` | `tojson` |
//! | `lexer` | tokens |
//! | `methods` | methods of strings, lists and dicts |
//! | `number` | numbers as text |
//! | `operators` | operators, items and attributes |
//! | `parser` | the grammar |
//! | `tests` | tests (`is`) |
//! | `text` | strings as Python treats them |
//! | `time` | `strftime_now` |
//! | `value` | values |
//!
//! Differences from Jinja: integers have 128 bits; `strftime_now` is in UTC and English; a filter or test that does not
//! exist is an error when it is used; there are no other templates (`include`, `extends`, `import`), no blocks, and
//! none of the filters that `filters` lists as unsupported; `safe` and `escape` give plain strings; slices of constants
//! that are not sequences are errors.
//!
//! **Invariant:** every template ends: steps, depth and sizes are limited. A template that exceeds a limit is an error.

mod arguments;
mod ast;
mod filters;
mod format;
mod functions;
mod interpret;
mod json;
mod lexer;
mod methods;
mod number;
mod operators;
mod parser;
mod tests;
mod text;
mod time;
mod value;

use interpret::{Interpreter, Scope};
use std::time::SystemTime;
use value::Value;

/// Why a template cannot be parsed or rendered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Failure {
    /// The line of the template, from 1.
    pub(super) line: u32,
    /// The reason.
    pub(super) message: String,
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let first = self.message.lines().next().unwrap_or_default();
        write!(f, "{first} (line {})", self.line)
    }
}

/// A parsed template.
#[derive(Debug)]
pub(super) struct Template {
    body: Vec<ast::Statement>,
}

impl Template {
    /// Parses a template.
    pub(super) fn parse(source: &str) -> Result<Self, Failure> {
        Ok(Template { body: parser::parse(source)? })
    }

    /// Renders the template with these variables. `now` is the time of `strftime_now`.
    pub(super) fn render(&self, variables: &[(&str, serde_json::Value)], now: SystemTime) -> Result<String, Failure> {
        let variables = variables.iter().map(|(name, json)| ((*name).to_string(), Value::json(json))).collect();
        let mut interpreter = Interpreter::new(now);
        let result = interpreter.render(&self.body, &Scope::root(variables));
        result.map_err(|message| Failure { line: interpreter.line, message })
    }
}
