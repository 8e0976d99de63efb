//! A launch of a kernel, for the function of the build script that computes what the kernel should compute.
//!
//! The function is part of the build script, which is another process than `t0 tune`. The tuner runs the program of the
//! build script again, with the variable [`CALL`], and both exchange the launch through files in a directory:
//!
//! | file | content |
//! |---|---|
//! | `call.toml` | the kernel, the shape, the parameters, the scalars, and the views |
//! | `values` | the elements of all views as `f64`, in their order |
//! | `results` | the elements after the launch, which the function has set |

use std::fmt::Write as _;
use std::path::Path;

use toml_span::Value;

use crate::record::{Reader, list, quoted};
use crate::{Error, shape_text};

/// The variable with the directory of a call.
pub const CALL: &str = "T0_TUNE_CALL";

/// A function that computes what a kernel should compute: it reads the views and scalars of a launch, and sets the
/// views that the kernel writes.
pub type HostFunction = fn(&mut Call) -> Result<(), Error>;

/// A launch. All numbers are `f64`; results are rounded to the element type of their view.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Call {
    pub(crate) kernel: String,
    pub(crate) shape: Vec<(String, u64)>,
    pub(crate) parameters: Vec<(String, String)>,
    pub(crate) scalars: Vec<(String, f64)>,
    pub(crate) views: Vec<CallView>,
}

/// A view of a launch.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct CallView {
    pub(crate) name: String,
    pub(crate) rows: usize,
    pub(crate) cols: usize,
    pub(crate) values: Vec<f64>,
}

impl Call {
    /// The value of a dimension of the shape.
    ///
    /// # Errors
    /// [`Error::Call`] if the shape has no such dimension.
    pub fn dimension(&self, name: &str) -> Result<u64, Error> {
        self.find(&self.shape, name, "dimension").copied()
    }

    /// The value of a generic parameter of the instance, as text. The result should not depend on those that are
    /// tuned.
    ///
    /// # Errors
    /// [`Error::Call`] if the kernel has no such parameter.
    pub fn parameter(&self, name: &str) -> Result<&str, Error> {
        self.find(&self.parameters, name, "parameter").map(String::as_str)
    }

    /// The value of a scalar argument, or of a number in a struct: `product.m`.
    ///
    /// # Errors
    /// [`Error::Call`] if the kernel has no such argument.
    pub fn scalar(&self, name: &str) -> Result<f64, Error> {
        self.find(&self.scalars, name, "scalar").copied()
    }

    /// The elements of a view before the launch, row by row.
    ///
    /// # Errors
    /// [`Error::Call`] if the kernel has no such view.
    pub fn view(&self, name: &str) -> Result<&[f64], Error> {
        self.views.iter().find(|view| view.name == name).map(|view| view.values.as_slice()).ok_or_else(|| {
            let known: Vec<&str> = self.views.iter().map(|view| view.name.as_str()).collect();
            self.wrong(format!("the kernel has no view `{name}`; its views are {}", known.join(", ")))
        })
    }

    /// The rows and columns of a view; a view with a length has one row.
    ///
    /// # Errors
    /// As [`Call::view`].
    pub fn sides(&self, name: &str) -> Result<[usize; 2], Error> {
        self.view(name)?;
        let sides = self.views.iter().find(|view| view.name == name).map(|view| [view.rows, view.cols]);
        Ok(sides.unwrap_or_default())
    }

    /// Sets the elements of a view after the launch, row by row.
    ///
    /// # Errors
    /// [`Error::Call`] if the kernel has no such view, or the view has another length.
    pub fn set(&mut self, name: &str, values: Vec<f64>) -> Result<(), Error> {
        let len = self.view(name)?.len();
        if values.len() != len {
            return Err(self.wrong(format!("`{name}` has {len} elements, and the function sets {}", values.len())));
        }
        if let Some(view) = self.views.iter_mut().find(|view| view.name == name) {
            view.values = values;
        }
        Ok(())
    }

    fn find<'a, T>(&self, list: &'a [(String, T)], name: &str, what: &str) -> Result<&'a T, Error> {
        list.iter().find(|(known, _)| known == name).map(|(_, value)| value).ok_or_else(|| {
            let known: Vec<&str> = list.iter().map(|(name, _)| name.as_str()).collect();
            self.wrong(format!("the kernel has no {what} `{name}`; those that exist are {}", known.join(", ")))
        })
    }

    fn wrong(&self, why: String) -> Error {
        Error::Call { kernel: self.kernel.clone(), why }
    }

    /// Writes the call to a directory.
    ///
    /// # Errors
    /// A file that cannot be written.
    pub fn write(&self, name: &str, directory: &Path) -> Result<(), Error> {
        let mut out = format!("name = {}\nkernel = {}\n", quoted(name), quoted(&self.kernel));
        let shape: Vec<u64> = self.shape.iter().map(|(_, n)| *n).collect();
        let names: Vec<String> = self.shape.iter().map(|(name, _)| name.clone()).collect();
        let _ = writeln!(out, "dimensions = {}\nshape = {}", list(&names), quoted(&shape_text(&shape)));
        for (name, value) in &self.parameters {
            let _ = writeln!(out, "[[parameter]]\nname = {}\nvalue = {}", quoted(name), quoted(value));
        }
        for (name, value) in &self.scalars {
            let _ = writeln!(out, "[[scalar]]\nname = {}\nvalue = \"{value:?}\"", quoted(name));
        }
        for view in &self.views {
            let _ =
                writeln!(out, "[[view]]\nname = {}\nrows = {}\ncols = {}", quoted(&view.name), view.rows, view.cols);
        }
        let written = |file: &str, bytes: &[u8]| {
            let path = directory.join(file);
            std::fs::write(&path, bytes).map_err(|error| Error::File {
                path,
                action: "written",
                why: error.to_string(),
            })
        };
        written("call.toml", out.as_bytes())?;
        written("values", &self.bytes())
    }

    /// The elements of all views.
    fn bytes(&self) -> Vec<u8> {
        self.views.iter().flat_map(|view| &view.values).flat_map(|value| value.to_le_bytes()).collect()
    }

    /// Reads the results that the program of the build script wrote.
    ///
    /// # Errors
    /// [`Error::Call`] if it wrote none for this call.
    pub fn read_results(&mut self, directory: &Path) -> Result<(), Error> {
        let missing = || self.wrong("the build script does not call `emit` for this kernel".to_owned());
        let bytes = std::fs::read(directory.join("results")).map_err(|_| missing())?;
        if bytes.len() != 8 * self.views.iter().map(|view| view.values.len()).sum::<usize>() {
            return Err(self.wrong("its results have another length".to_owned()));
        }
        self.fill(&bytes);
        Ok(())
    }

    fn fill(&mut self, bytes: &[u8]) {
        let mut numbers = bytes.as_chunks::<8>().0.iter().map(|bytes| f64::from_le_bytes(*bytes));
        for value in self.views.iter_mut().flat_map(|view| &mut view.values) {
            *value = numbers.next().unwrap_or_default();
        }
    }

    /// Reads a call from a directory, and the name of the records that it is for.
    fn read(directory: &Path) -> Result<(String, Call), Error> {
        let path = directory.join("call.toml");
        let file = |path: &Path, error: std::io::Error| Error::File {
            path: path.to_owned(),
            action: "read",
            why: error.to_string(),
        };
        let text = std::fs::read_to_string(&path).map_err(|error| file(&path, error))?;
        let values = directory.join("values");
        let bytes = std::fs::read(&values).map_err(|error| file(&values, error))?;
        let value = toml_span::parse(&text).map_err(|error| Error::Toml {
            path: path.clone(),
            line: crate::record::line(&text, error.span.start),
            why: error.to_string(),
        })?;
        let reader = Reader { path, text: &text };
        let rows = |table: &str| value.pointer(&format!("/{table}")).and_then(Value::as_array).into_iter().flatten();
        let pair = |row: &Value<'_>| Ok((reader.text(row, "name")?, reader.text(row, "value")?));
        let numbers = reader.text(&value, "shape")?;
        let numbers = numbers.split('x').map(|n| n.parse().unwrap_or(0));
        let scalar = |(name, text): (String, String)| (name, text.parse().unwrap_or(f64::NAN));
        let scalars: Vec<(String, String)> = rows("scalar").map(pair).collect::<Result<_, Error>>()?;
        let view = |row: &Value<'_>| -> Result<CallView, Error> {
            let [rows, cols] = [reader.number(row, "rows")?, reader.number(row, "cols")?].map(|n| n as usize);
            let values = vec![0.0; rows.saturating_mul(cols).min(bytes.len() / 8)];
            Ok(CallView { name: reader.text(row, "name")?, rows, cols, values })
        };
        let mut call = Call {
            kernel: reader.text(&value, "kernel")?,
            shape: reader.texts(&value, "dimensions")?.into_iter().zip(numbers).collect(),
            parameters: rows("parameter").map(pair).collect::<Result<_, Error>>()?,
            scalars: scalars.into_iter().map(scalar).collect(),
            views: rows("view").map(view).collect::<Result<_, Error>>()?,
        };
        call.fill(&bytes);
        Ok((reader.text(&value, "name")?, call))
    }
}

/// Answers the call in a directory if it is for the records `name`.
pub(crate) fn answer(directory: &Path, name: &str, function: Option<HostFunction>) -> Result<(), Error> {
    let (of, mut call) = Call::read(directory)?;
    let Some(function) = function.filter(|_| of == name) else { return Ok(()) };
    function(&mut call)?;
    let path = directory.join("results");
    std::fs::write(&path, call.bytes()).map_err(|error| Error::File { path, action: "written", why: error.to_string() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn call() -> Call {
        Call {
            kernel: "double".to_owned(),
            shape: vec![("m".to_owned(), 1), ("n".to_owned(), 3)],
            parameters: vec![("T".to_owned(), "f32".to_owned())],
            scalars: vec![("a".to_owned(), 0.5), ("b".to_owned(), f64::INFINITY)],
            views: vec![
                CallView { name: "x".to_owned(), rows: 1, cols: 3, values: vec![1.0, -0.0, f64::INFINITY] },
                CallView { name: "y".to_owned(), rows: 1, cols: 3, values: vec![0.0; 3] },
            ],
        }
    }

    #[test]
    fn a_call_is_answered_through_a_directory() {
        let directory = tempfile::TempDir::new().unwrap();
        call().write("doubles", directory.path()).unwrap();
        assert_eq!(Call::read(directory.path()).unwrap(), ("doubles".to_owned(), call()));
        let double: HostFunction = |call| {
            let doubled = call.view("x")?.iter().map(|x| 2.0 * x).collect();
            call.set("y", doubled)
        };
        // Another kernel of the build script does not answer.
        answer(directory.path(), "other", Some(double)).unwrap();
        let mut results = call();
        assert_eq!(
            results.read_results(directory.path()).unwrap_err().to_string(),
            "the host function of `double` does not run: the build script does not call `emit` for this kernel"
        );
        answer(directory.path(), "doubles", Some(double)).unwrap();
        results.read_results(directory.path()).unwrap();
        assert_eq!(results.view("y").unwrap(), [2.0, -0.0, f64::INFINITY]);
        assert_eq!(results.view("x").unwrap(), call().view("x").unwrap());
    }

    #[test]
    fn wrong_names_and_lengths_are_named() {
        let mut call = call();
        assert_eq!((call.dimension("n").unwrap(), call.scalar("a").unwrap()), (3, 0.5));
        assert_eq!((call.parameter("T").unwrap(), call.sides("x").unwrap()), ("f32", [1, 3]));
        let text = |error: Error| error.to_string();
        assert_eq!(
            text(call.view("z").unwrap_err()),
            "the host function of `double` does not run: the kernel has no view `z`; its views are x, y"
        );
        assert_eq!(
            text(call.dimension("k").unwrap_err()),
            "the host function of `double` does not run: the kernel has no dimension `k`; those that exist are m, n"
        );
        assert_eq!(
            text(call.set("y", vec![1.0]).unwrap_err()),
            "the host function of `double` does not run: `y` has 3 elements, and the function sets 1"
        );
    }
}
