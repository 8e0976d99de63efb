//! `t0 new`: creates a crate with a kernel, a program, a test in strict mode, a list of launches to measure, a workflow
//! for GitHub, and profiles that optimise the compiler and the virtual GPU.
//!
//! | file | content |
//! |---|---|
//! | `name` | checks the name of the crate |
//! | `template/` | the files of the new crate |
//!
//! The crate is the root of its own workspace, because Cargo reads profiles only from the root's manifest.

mod name;

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use crate::Report;
use crate::input::Failure;
use name::Name;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The name of the crate. A directory with this name is created in the current directory.
    #[arg(value_name = "NAME")]
    name: Name,
    /// Depend on a checkout of T0 in this directory instead of the published version.
    #[arg(long, value_name = "DIR")]
    path_to_t0: Option<PathBuf>,
}

/// The files of a new crate, and their contents with placeholders.
const FILES: [(&str, &str); 9] = [
    ("Cargo.toml", include_str!("template/manifest.toml")),
    ("src/lib.rs", include_str!("template/src/lib.rs")),
    ("src/main.rs", include_str!("template/src/main.rs")),
    ("tests/strict.rs", include_str!("template/tests/strict.rs")),
    ("t0-bench.toml", include_str!("template/bench.toml")),
    ("README.md", include_str!("template/README.md")),
    (".gitignore", include_str!("template/gitignore")),
    (".github/workflows/kernels.yml", include_str!("template/workflows/kernels.yml")),
    (".github/actions/t0/action.yml", include_str!("template/workflows/action.yml")),
];

/// The bench `profiles` measures both times.
const FIRST_BUILD: &str =
    "the first build takes minutes: it compiles T0's compiler and the virtual GPU; later builds take seconds";

pub(crate) fn run(arguments: &Arguments) -> Result<Report, Failure> {
    let dependency = match &arguments.path_to_t0 {
        Some(checkout) => format!("{{ path = {} }}", toml_string(&facade(checkout)?)),
        None => format!("\"{}\"", env!("CARGO_PKG_VERSION")),
    };
    let name = &arguments.name;
    let root = Path::new(name.package());
    match fs::create_dir(root) {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            return Err(Failure::Exists { path: name.package().to_owned() });
        }
        Err(error) => return Err(Failure::Create { path: name.package().to_owned(), error }),
    }
    for (path, template) in FILES {
        let text = template
            .replace("{{name}}", name.package())
            .replace("{{crate}}", &name.library())
            .replace("{{rust}}", env!("CARGO_PKG_RUST_VERSION"))
            .replace("{{version}}", env!("CARGO_PKG_VERSION"))
            .replace("{{dependency}}", &dependency);
        write(&root.join(path), &text)?;
    }
    let mut report = Report::default();
    let name = name.package();
    report.remarks.push(format!("created `{name}`: `cd {name}`, then `cargo run` or `cargo test`"));
    report.remarks.push(FIRST_BUILD.to_owned());
    Ok(report)
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let shown = || path.display().to_string();
    if let Some(directory) = path.parent() {
        fs::create_dir_all(directory).map_err(|error| Failure::Create { path: shown(), error })?;
    }
    fs::write(path, text).map_err(|error| Failure::Write { path: shown(), error })
}

/// The absolute path of the facade crate in a checkout of T0.
fn facade(checkout: &Path) -> Result<String, Failure> {
    let shown = || checkout.display().to_string();
    let crate_directory = checkout.join("t0");
    if !crate_directory.join("Cargo.toml").is_file() {
        return Err(Failure::NotACheckout { path: shown() });
    }
    let absolute = crate_directory.canonicalize().map_err(|error| Failure::Read { path: shown(), error })?;
    match absolute.into_os_string().into_string() {
        Ok(path) => Ok(path),
        Err(_) => Err(Failure::PathNotUnicode { path: shown() }),
    }
}

/// A basic string of TOML (TOML v1.0.0, "String").
pub(crate) fn toml_string(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            c if c.is_control() => out.push_str(&format!("\\U{:08X}", u32::from(c))),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_escaped_in_the_manifest() {
        assert_eq!(toml_string("/home/a/t0"), "\"/home/a/t0\"");
        assert_eq!(toml_string("C:\\a \"b\"\n"), "\"C:\\\\a \\\"b\\\"\\U0000000A\"");
    }

    #[test]
    fn no_placeholder_is_left() {
        for (path, template) in FILES {
            let mut rest = template;
            while let Some(at) = rest.find("{{") {
                let end = rest[at..].find("}}").map_or(rest.len(), |n| at + n + 2);
                // Expressions of GitHub begin with a dollar sign.
                let expression = rest[..at].ends_with('$');
                let known = ["{{name}}", "{{crate}}", "{{rust}}", "{{version}}", "{{dependency}}"];
                assert!(expression || known.contains(&&rest[at..end]), "{path}: {}", &rest[at..end]);
                rest = &rest[end..];
            }
        }
    }
}
