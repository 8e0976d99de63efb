//! The list of launches. Each is parsed as the command line of `t0 run` would be.

use std::path::Path;

use clap::Parser as _;
use toml_span::Value;
use toml_span::value::Table;

use super::document::Document;
use crate::input::Failure;
use crate::run::LaunchArguments;
use crate::timing::Data;

/// A launch of the list.
pub(super) struct Launch {
    /// The name of its row.
    pub(super) name: String,
    pub(super) options: Options,
}

/// The keys of a launch as options.
#[derive(clap::Parser)]
#[command(no_binary_name = true, disable_help_flag = true)]
pub(super) struct Options {
    #[command(flatten)]
    pub(super) launch: LaunchArguments,
    /// Where the data are when the launch starts.
    #[arg(long, value_enum, default_value_t = Data::Auto)]
    pub(super) data: Data,
}

pub(super) fn read(path: &Path) -> Result<Vec<Launch>, Failure> {
    Document::read(path, |launch: &Launch| &launch.name, launch)
}

fn launch(document: &Document<'_>, table: &Table<'_>) -> Result<Launch, Failure> {
    let name = document.text(table, "name")?;
    let file = document.text(table, "file")?;
    let mut line = Vec::new();
    for (key, value) in table.iter().filter(|(key, _)| !["name", "file"].contains(&&*key.name)) {
        let values = value.as_array().map_or(std::slice::from_ref(value), Vec::as_slice);
        for value in values {
            let refused = || document.refused(value.span, format!("`{}` is neither a string nor a number", key.name));
            line.push(format!("--{}={}", key.name, option(value).ok_or_else(refused)?));
        }
    }
    line.extend(["--".to_owned(), file]);
    let at = table.keys().map(|key| key.span).min_by_key(|span| span.start).unwrap_or_default();
    let options = Options::try_parse_from(line).map_err(|error| document.refused(at, reason(&error)))?;
    Ok(Launch { name, options })
}

/// A value as it is written on a command line.
fn option(value: &Value<'_>) -> Option<String> {
    value.as_str().map(str::to_owned).or_else(|| value.as_integer().map(|number| number.to_string()))
}

/// Why a command line is refused, without its usage.
fn reason(error: &clap::Error) -> String {
    let text = error.to_string();
    let first = text.split("\n\n").next().unwrap_or_default();
    first.trim_start_matches("error: ").trim_end().to_owned()
}
