//! The host function of a build script.

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use super::arguments::{Arguments, Value};
use super::element::Element;
use super::program::Built;
use crate::call::{CALL, Call, CallView};
use crate::request::Request;
use crate::{Error, HostFunction};

/// Computes what a kernel should compute: a function of the build script, in this process or in the build script's.
#[derive(Clone)]
pub struct Host(Arc<Compute>);

/// Takes the name of the records, and sets the views that the kernel writes.
type Compute = dyn Fn(&str, &mut Call) -> Result<(), Error> + Send + Sync;

impl Host {
    /// A function of this program.
    pub fn from_function(function: HostFunction) -> Host {
        Host(Arc::new(move |_, call| function(call)))
    }

    /// The function that the build script states, whose program is `path`. It runs in `root`, the directory of the
    /// crate, once for each launch.
    pub fn from_build_script(path: PathBuf, root: PathBuf) -> Host {
        Host(Arc::new(move |name, call| run(&path, &root, name, call)))
    }
}

impl fmt::Debug for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Host(..)")
    }
}

/// Removes its directory.
struct Directory(PathBuf);

impl Drop for Directory {
    fn drop(&mut self) {
        // A directory that remains in the directory for temporary files does no harm.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn run(program: &Path, root: &Path, name: &str, call: &mut Call) -> Result<(), Error> {
    let wrong = |why: String| Error::Call { kernel: call.kernel.clone(), why };
    let thread = std::thread::current().id();
    let directory = Directory(std::env::temp_dir().join(format!("t0-tune-call-{}-{thread:?}", std::process::id())));
    let path = &directory.0;
    std::fs::create_dir_all(path).map_err(|error| Error::File {
        path: path.clone(),
        action: "written",
        why: error.to_string(),
    })?;
    call.write(name, path)?;
    let mut command = Command::new(program);
    command.current_dir(root).env(CALL, path).env("CARGO_MANIFEST_DIR", root).env("OUT_DIR", path);
    let output = command.output().map_err(|error| wrong(format!("{}: {error}", program.display())))?;
    if !output.status.success() {
        let text = String::from_utf8_lossy(&output.stderr);
        return Err(wrong(format!("the build script ends with {}: {}", output.status, text.trim())));
    }
    call.read_results(path)
}

/// The contents of the views after a launch by the host function.
pub(super) fn results(
    request: &Request,
    host: &Host,
    built: &Built,
    shape: &[u64],
    arguments: &Arguments,
) -> Result<Vec<Vec<u8>>, Error> {
    let numbers =
        |element: Element, bytes: &[u8]| bytes.chunks_exact(element.bytes).map(|b| element.number(b)).collect();
    let mut call = Call {
        kernel: request.kernel.clone(),
        shape: request.dimensions.iter().cloned().zip(shape.iter().copied()).collect(),
        parameters: [built.values.as_slice(), &built.derived].concat(),
        ..Call::default()
    };
    for value in &arguments.values {
        match value {
            Value::View { name, element, rows, cols, bytes, .. } => call.views.push(CallView {
                name: name.clone(),
                rows: *rows as usize,
                cols: *cols as usize,
                values: numbers(*element, bytes),
            }),
            Value::Scalar { numbers, .. } => {
                let value = |name: &str, bits: u64| {
                    // The declared type has the sign of integers. Numbers in a struct have none.
                    let declared = built.arguments.iter().find(|argument| argument.name == *name);
                    let scalar = built.scalars.iter().find(|scalar| scalar.name == *name);
                    let element = declared.and_then(|argument| Element::by_name(&argument.ty));
                    let element = element.or_else(|| scalar.map(|scalar| Element::of(scalar.ty)));
                    element.map_or(f64::NAN, |element| element.number(&bits.to_le_bytes()[..element.bytes]))
                };
                call.scalars.extend(numbers.iter().map(|(name, bits)| (name.clone(), value(name, *bits))));
            }
        }
    }
    (host.0)(&request.name, &mut call)?;
    let mut after = call.views.into_iter();
    let mut contents = Vec::new();
    for value in &arguments.values {
        let Value::View { element, .. } = value else { continue };
        let values = after.next().map(|view| view.values).unwrap_or_default();
        contents.push(values.into_iter().flat_map(|value| element.bytes_of(value)).collect());
    }
    Ok(contents)
}
