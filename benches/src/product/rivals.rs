//! The kernels of other compilers, which `tools/gemm_rivals/compile.py` has compiled.

use super::candidate::{ANY_ROWS, Argument, Candidate, Compiler, Element, Grid, Layout, Matrix, Size};
use serde_json::Value;
use std::error::Error;
use std::path::{Path, PathBuf};
use t0_tests_share::oracle;

/// How to create the files.
const REMEDY: &str = "tools/triton_env.sh target/triton-venv && \
    target/triton-venv/bin/python tools/gemm_rivals/compile.py target/gemm-rivals";

/// The kernels, and the versions of their compilers.
pub struct Rivals {
    /// The name and version of each compiler.
    pub versions: Vec<(String, String)>,
    /// The kernels that are compared with ignis's.
    pub candidates: Vec<Candidate>,
    /// Kernels with the tiles of kernels whose times were published.
    pub published: Vec<Candidate>,
}

/// The folder of the code objects.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/gemm-rivals")
}

/// Reads the kernels. `None` if they have not been compiled, which is an error where reference tools are required.
///
/// # Errors
/// A file cannot be read or is wrong.
pub fn read() -> Result<Option<Rivals>, Box<dyn Error>> {
    let list = oracle::file("the kernels of Triton and clang", folder().join("rivals.json"), REMEDY);
    list.map(|_| required()).transpose()
}

/// Reads the kernels, which must have been compiled.
///
/// # Errors
/// A file cannot be read or is wrong.
pub fn required() -> Result<Rivals, Box<dyn Error>> {
    let list = folder().join("rivals.json");
    parse(&list, &folder()).map_err(|error| format!("{}: {error}; run {REMEDY}", list.display()).into())
}

fn parse(list: &Path, folder: &Path) -> Result<Rivals, Box<dyn Error>> {
    let document: Value = serde_json::from_str(&std::fs::read_to_string(list)?)?;
    let versions = document["compilers"].as_object().ok_or("no `compilers`")?;
    let versions = versions.iter().map(|(name, version)| (name.clone(), version.as_str().unwrap_or("?").to_owned()));
    let read = |key: &str| -> Result<Vec<Candidate>, Box<dyn Error>> {
        let rivals = document[key].as_array().ok_or_else(|| format!("no `{key}`"))?;
        rivals.iter().map(|rival| candidate(rival, folder)).collect()
    };
    Ok(Rivals { versions: versions.collect(), candidates: read("rivals")?, published: read("published")? })
}

/// One entry of the list.
fn candidate(rival: &Value, folder: &Path) -> Result<Candidate, Box<dyn Error>> {
    let text = |key: &str| rival[key].as_str().ok_or_else(|| format!("no text `{key}`"));
    let number = |value: &Value| value.as_u64().ok_or_else(|| format!("{value} is not a number"));
    let three =
        |key: &str| Ok::<_, String>([number(&rival[key][0])?, number(&rival[key][1])?, number(&rival[key][2])?]);
    let compiler = text("compiler")?;
    let compiler = Compiler::ALL.into_iter().find(|known| known.name() == compiler).ok_or("unknown compiler")?;
    let layout = match text("layout")? {
        "NT" => Layout::Nt,
        "NN" => Layout::Nn,
        other => return Err(format!("unknown layout {other}").into()),
    };
    let argument = |name: &Value| match name.as_str() {
        None => {
            name.as_f64().map(|number| Argument::Number(number as f32)).ok_or_else(|| format!("wrong argument {name}"))
        }
        Some("a") => Ok(Argument::Pointer(Matrix::A)),
        Some("b") => Ok(Argument::Pointer(Matrix::B)),
        Some("y") => Ok(Argument::Pointer(Matrix::Y)),
        Some("m") => Ok(Argument::Size(Size::M)),
        Some("n") => Ok(Argument::Size(Size::N)),
        Some("k") => Ok(Argument::Size(Size::K)),
        Some("null") => Ok(Argument::Null),
        _ => Err(format!("unknown argument {name}")),
    };
    let arguments = rival["arguments"].as_array().ok_or("no `arguments`")?;
    Ok(Candidate {
        name: text("name")?.to_owned(),
        compiler,
        in_ignis: false,
        object: std::fs::read(folder.join(text("file")?))?,
        kernel: text("kernel")?.to_owned(),
        layout,
        tile: three("tile")?.map(|n| n as usize),
        workgroup: three("workgroup")?.map(|n| n as u16),
        grid: match rival.get("group").ok_or("no `group`")? {
            Value::Null => Grid::Tiles,
            group => Grid::Line(number(group)? as usize),
        },
        rows: match rival.get("rows").ok_or("no `rows`")? {
            // Triton's launcher passes sizes that are multiples of 16 to code that knows this.
            Value::Null if compiler == Compiler::Triton => 16..=usize::MAX,
            Value::Null => ANY_ROWS,
            rows => number(rows)? as usize..=number(rows)? as usize,
        },
        dynamic_lds: number(&rival["dynamic_lds"])? as u32,
        arguments: arguments.iter().map(argument).collect::<Result<_, _>>()?,
        element: match rival["element"].as_str() {
            None | Some("bf16") => Element::Bf16,
            Some("f32") => Element::F32,
            Some(other) => return Err(format!("unknown element {other}").into()),
        },
        pad: rival.get("pad").map_or(Ok(0), number)? as usize,
    })
}
