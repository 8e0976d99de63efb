//! The kernels of other compilers, which `tools/gemm_rivals/compile.py` has compiled.

use crate::candidate::{ANY_ROWS, Argument, Candidate, Compiler, Grid, Layout, Matrix, Size};
use serde_json::Value;
use std::error::Error;
use std::path::Path;
use t0_tests_share::oracle;

/// How to create the files.
const REMEDY: &str = "tools/triton_env.sh target/triton-venv && \
    target/triton-venv/bin/python tools/gemm_rivals/compile.py target/gemm-rivals";

/// The kernels, and the versions of their compilers.
pub(crate) struct Rivals {
    pub(crate) versions: Vec<(String, String)>,
    pub(crate) candidates: Vec<Candidate>,
}

/// Reads the kernels. `None` if they have not been compiled, which is an error where reference tools are required.
pub(crate) fn read() -> Result<Option<Rivals>, Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/gemm-rivals");
    let Some(list) = oracle::file("the kernels of Triton and clang", folder.join("rivals.json"), REMEDY) else {
        return Ok(None);
    };
    parse(&list, &folder).map(Some).map_err(|error| format!("{}: {error}; run {REMEDY}", list.display()).into())
}

fn parse(list: &Path, folder: &Path) -> Result<Rivals, Box<dyn Error>> {
    let document: Value = serde_json::from_str(&std::fs::read_to_string(list)?)?;
    let versions = document["compilers"].as_object().ok_or("no `compilers`")?;
    let versions = versions.iter().map(|(name, version)| (name.clone(), version.as_str().unwrap_or("?").to_owned()));
    let rivals = document["rivals"].as_array().ok_or("no `rivals`")?;
    let candidates = rivals.iter().map(|rival| candidate(rival, folder)).collect::<Result<_, _>>()?;
    Ok(Rivals { versions: versions.collect(), candidates })
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
    })
}
