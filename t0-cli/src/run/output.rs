//! `--out`: prints buffers or writes them to files.

use std::path::PathBuf;
use std::str::FromStr;

use t0_isa::object;
use t0_sim::gpu::Gpu;

use super::argument::{Bound, Held};
use super::element::Element;
use crate::input::{Failure, write_file};

/// An `--out` of the command line.
#[derive(Clone, Debug)]
pub(crate) struct Output {
    argument: String,
    file: Option<PathBuf>,
}

impl FromStr for Output {
    type Err = String;

    fn from_str(text: &str) -> Result<Output, String> {
        let (argument, file) = match text.split_once('=') {
            Some((_, "")) => return Err("the name of the file is missing after `=`".to_owned()),
            Some((argument, file)) => (argument, Some(file.into())),
            None => (text, None),
        };
        Ok(Output { argument: argument.to_owned(), file })
    }
}

/// An output and its argument.
pub(super) struct Resolved<'a> {
    index: usize,
    name: Option<String>,
    file: Option<&'a PathBuf>,
}

pub(super) fn resolve<'a>(
    outputs: &'a [Output],
    parameters: &[object::Arg],
    bound: &[Bound],
) -> Result<Vec<Resolved<'a>>, Failure> {
    let find = |output: &'a Output| {
        let by_name = parameters.iter().position(|p| p.name.as_deref() == Some(&output.argument));
        let index = by_name.or_else(|| output.argument.parse().ok()).filter(|&i| i < bound.len());
        let wrong = |why: &str| Failure::Argument { why: format!("--out {}: {why}", output.argument) };
        let index = index.ok_or_else(|| wrong("the kernel has no such argument"))?;
        if bound[index].buffer.is_none() {
            return Err(wrong("the argument is not a buffer"));
        }
        let name = parameters.get(index).and_then(|p| p.name.clone());
        Ok(Resolved { index, name, file: output.file.as_ref() })
    };
    outputs.iter().map(find).collect()
}

/// A buffer after the launch.
pub(super) struct Shown {
    pub(super) index: usize,
    pub(super) name: Option<String>,
    pub(super) element: Element,
    pub(super) rows: u64,
    pub(super) cols: u64,
    /// Bytes of the elements to print.
    pub(super) head: Vec<u8>,
    /// The file that all bytes were written to.
    pub(super) file: Option<String>,
}

/// Reads the outputs back, and writes those with a file.
pub(super) fn collect(
    gpu: &Gpu,
    outputs: &[Resolved<'_>],
    bound: &[Bound],
    print: usize,
) -> Result<Vec<Shown>, Failure> {
    let mut shown = Vec::new();
    for output in outputs {
        let Some(Held { buffer, element, width, rows, cols }) = bound[output.index].buffer else { continue };
        let cols = cols * width;
        let size = gpu.size(buffer)?;
        let want = match output.file {
            Some(_) => size,
            None => size.min(print.saturating_mul(element.size()) as u64),
        };
        let mut head = vec![0; want as usize];
        gpu.read(buffer, 0, &mut head)?;
        if let Some(path) = output.file {
            write_file(path, &head).map_err(|error| Failure::Write { path: path.display().to_string(), error })?;
            head.truncate(print.saturating_mul(element.size()));
        }
        let file = output.file.map(|path| path.display().to_string());
        shown.push(Shown { index: output.index, name: output.name.clone(), element, rows, cols, head, file });
    }
    Ok(shown)
}
