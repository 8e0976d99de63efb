//! Reads the tables `launch` of a TOML file.

use std::path::Path;

use toml_span::value::Table;
use toml_span::{Span, Value};

use crate::input::Failure;

/// The keys of a document.
const KEYS: [&str; 1] = ["launch"];

/// A file while it is read.
pub(super) struct Document<'a> {
    path: &'a Path,
    text: &'a str,
}

impl Document<'_> {
    /// Reads the tables of a file with `one`, and refuses two with one name.
    pub(super) fn read<T>(
        path: &Path,
        name: impl Fn(&T) -> &str,
        one: impl Fn(&Document<'_>, &Table<'_>) -> Result<T, Failure>,
    ) -> Result<Vec<T>, Failure> {
        let text = t0_files::read_to_string(path)
            .map_err(|error| Failure::Read { path: path.display().to_string(), error })?;
        let document = Document { path, text: &text };
        let root = toml_span::parse(&text).map_err(|error| document.refused(error.span, error.to_string()))?;
        let keys = root.as_table().into_iter().flat_map(|table| table.keys());
        if let Some(key) = keys.into_iter().find(|key| !KEYS.contains(&&*key.name)) {
            let why = format!("unknown key `{}`: expected tables [[launch]]", key.name);
            return Err(document.refused(key.span, why));
        }
        let rows = root.pointer("/launch").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        if rows.is_empty() {
            return Err(document.refused(root.span, "the file has no table [[launch]]".to_owned()));
        }
        let mut read: Vec<T> = Vec::new();
        for row in rows {
            let Some(table) = row.as_table() else {
                return Err(document.refused(row.span, "expected tables [[launch]]".to_owned()));
            };
            let launch = one(&document, table)?;
            if read.iter().any(|other| name(other) == name(&launch)) {
                return Err(document.refused(row.span, format!("two launches are named `{}`", name(&launch))));
            }
            read.push(launch);
        }
        Ok(read)
    }

    pub(super) fn refused(&self, at: Span, why: String) -> Failure {
        let line = self.text.as_bytes()[..at.start.min(self.text.len())].iter().filter(|byte| **byte == b'\n').count();
        Failure::BenchFile { path: self.path.display().to_string(), line: line + 1, why }
    }

    /// The value of a key, if the table has it.
    pub(super) fn value<'v, 'de>(table: &'v Table<'de>, key: &str) -> Option<&'v Value<'de>> {
        table.iter().find(|(known, _)| known.name == key).map(|(_, value)| value)
    }

    /// A text that the table must have.
    pub(super) fn text(&self, table: &Table<'_>, key: &str) -> Result<String, Failure> {
        match Self::value(table, key) {
            Some(value) => match value.as_str() {
                Some(text) => Ok(text.to_owned()),
                None => Err(self.refused(value.span, format!("`{key}` is not a string"))),
            },
            None => Err(self.missing(table, key)),
        }
    }

    /// A count that the table must have.
    pub(super) fn count(&self, table: &Table<'_>, key: &str) -> Result<u64, Failure> {
        match Self::value(table, key) {
            Some(value) => match value.as_integer().and_then(|number| u64::try_from(number).ok()) {
                Some(number) => Ok(number),
                None => Err(self.refused(value.span, format!("`{key}` is not a count"))),
            },
            None => Err(self.missing(table, key)),
        }
    }

    fn missing(&self, table: &Table<'_>, key: &str) -> Failure {
        let at = table.keys().map(|key| key.span).min_by_key(|span| span.start).unwrap_or_default();
        self.refused(at, format!("the launch has no `{key}`"))
    }
}
