//! What rustc reports for a field that is not a module. The errors of the macro itself are in `ignis-derive`.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The program, with an attribute for its last field.
fn program(attribute: &str) -> String {
    format!(
        "use ignis::nn::{{Linear, Module}};

#[derive(Module)]
pub struct Layer {{
    pub output: Linear,
    {attribute}
    pub heads: usize,
}}
"
    )
}

/// The error without the list of the types that are modules.
const ERROR: &str = "\
error[E0277]: `usize` is not a module
 --> layer.rs:7:16
  |
7 |     pub heads: usize,
  |                ^^^^^ this has no parameters
  |
  = help: the trait `Module` is not implemented for `usize`
  = note: mark a field without parameters with `#[module(skip)]`, and derive `Module` for a struct of layers
";

/// The libraries of ignis beside this test program, the newest one first: no other one has newer sources.
fn libraries() -> Vec<PathBuf> {
    let program = std::env::current_exe().expect("the path of this test");
    let files = std::fs::read_dir(program.parent().expect("a folder")).expect("the folder");
    let paths = files.map(|file| file.expect("a file").path());
    let name = |path: &Path| path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
    let of_ignis = |path: &PathBuf| name(path).starts_with("libignis-") && name(path).ends_with(".rlib");
    let mut all: Vec<PathBuf> = paths.filter(of_ignis).collect();
    all.sort_by_key(|path| std::cmp::Reverse(path.metadata().and_then(|data| data.modified()).expect("a time")));
    all
}

/// Checks a program against a library, as cargo would.
fn check(library: &Path, text: &str) -> Output {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("layer.rs"), text).expect("the folder can be written");
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut command = Command::new(rustc);
    command.args(["layer.rs", "--edition", "2024", "--crate-type", "lib", "--emit", "metadata", "-L"]);
    command.arg(format!("dependency={}", library.parent().expect("a folder").display()));
    command.arg("--extern").arg(format!("ignis={}", library.display()));
    command.current_dir(folder.path()).output().expect("rustc starts")
}

#[test]
fn a_field_without_parameters_is_an_error_at_its_type() {
    // A library without the feature `grad` has no modules.
    let suitable = |library: &PathBuf| check(library, &program("#[module(skip)]")).status.success();
    let library = libraries().into_iter().find(suitable).expect("a library with which the correct program compiles");
    let output = check(&library, &program(""));
    let text = String::from_utf8(output.stderr).expect("text");
    assert!(!output.status.success() && text.starts_with(ERROR), "{text}");
}
