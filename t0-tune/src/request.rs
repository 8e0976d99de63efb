//! What is tuned, as data: a build script passes it to the tuner.

use std::fmt::Write as _;
use std::path::Path;

use toml_span::Value;

use crate::product::Product;
use crate::record::{Reader, line, list, quoted};
use crate::{Error, fingerprint};

/// The description of a kernel.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Request {
    /// The directory of Cargo.toml; empty if it is not known.
    pub root: String,
    /// The name of the records file.
    pub name: String,
    /// The kernel's source file, relative to Cargo.toml.
    pub source: String,
    /// The kernel.
    pub kernel: String,
    /// The targets.
    pub targets: Vec<String>,
    /// The names of the dimensions of a shape.
    pub dimensions: Vec<String>,
    /// The shapes.
    pub shapes: Vec<Vec<u64>>,
    /// The parameters that the caller chooses, with their values.
    pub given: Vec<(String, Vec<String>)>,
    /// The parameters that are tuned, with their values.
    pub parameters: Vec<(String, Vec<String>)>,
    /// The candidates, if they are not all combinations of these values.
    pub rows: Vec<Vec<String>>,
    /// The shapes of the views.
    pub views: Vec<(String, Vec<String>)>,
    /// The values of the scalars.
    pub scalars: Vec<(String, String)>,
    /// The shapes that instances accept.
    pub limits: Limits,
    /// Sets of values for the parameters that the attribute of the kernel lists itself.
    pub cases: Vec<Case>,
    /// The most instances that are compiled; 0 if any number is.
    pub most_instances: usize,
    /// The most instances that are compiled besides, for a virtual GPU.
    pub for_virtual_gpu: usize,
    /// The name that kernels for the same work share; empty if there are no others.
    pub group: String,
    /// Whether the views of a launch are in DRAM when it starts.
    pub cold: bool,
    /// How much the results of instances may differ, relative to the larger of 1 and the value.
    pub tolerance: f64,
    /// Views whose content after a launch is not a result.
    pub scratch: Vec<String>,
    /// Whether the build script has a function that computes what the kernel should compute.
    pub host_function: bool,
}

/// Values of generic parameters by name, with which a kernel is measured.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Case {
    /// The name of the case.
    pub name: String,
    /// Names and values of generic parameters.
    pub values: Vec<(String, String)>,
}

/// The shapes that instances accept: a dimension, and a product of parameters and numbers.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Limits {
    /// What dimensions are multiples of.
    pub multiples: Vec<(String, String)>,
    /// What dimensions are at least.
    pub least: Vec<(String, String)>,
    /// What dimensions are at most.
    pub most: Vec<(String, String)>,
}

impl Limits {
    /// All of them.
    pub fn all(&self) -> impl Iterator<Item = &(String, String)> {
        self.multiples.iter().chain(&self.least).chain(&self.most)
    }
}

/// The name of the case in records, as if it were a parameter of the caller.
pub(crate) const CASE: &str = "case";

/// The dimensions where the build script names none.
const DIMENSIONS: [&str; 3] = ["m", "n", "k"];

impl Request {
    /// Checks what needs no source.
    ///
    /// # Errors
    /// No shapes, a shape of the wrong length, a parameter without values, an unknown dimension.
    pub(crate) fn checked(mut self) -> Result<Request, Error> {
        let kernel = self.kernel.clone();
        let Some(first) = self.shapes.first() else { return Err(Error::NoShapes { kernel }) };
        if self.dimensions.is_empty() {
            self.dimensions = DIMENSIONS.into_iter().take(first.len()).map(str::to_owned).collect();
        }
        let wrong = |shape: &&Vec<u64>| shape.len() != self.dimensions.len();
        if let Some(shape) = self.shapes.iter().find(wrong) {
            return Err(Error::ShapeLength { kernel, shape: shape.clone(), dimensions: self.dimensions.clone() });
        }
        if let Some((name, _)) = self.given.iter().chain(&self.parameters).find(|(_, values)| values.is_empty()) {
            return Err(Error::NoValues { kernel, parameter: name.clone() });
        }
        if let Some(case) = self.cases.first().filter(|_| !self.given.is_empty()) {
            return Err(Error::CasesAndGiven { kernel, case: case.name.clone() });
        }
        if self.targets.is_empty() {
            return Err(Error::NoValues { kernel, parameter: "targets".to_owned() });
        }
        if !self.tolerance.is_finite() || self.tolerance < 0.0 {
            return Err(Error::Tolerance { kernel, tolerance: self.tolerance.to_string() });
        }
        if let Some(view) = self.scratch.iter().find(|view| !self.views.iter().any(|(known, _)| known == *view)) {
            let known = self.views.iter().map(|(name, _)| name.clone()).collect();
            return Err(Error::UnknownView { kernel, view: view.clone(), known });
        }
        let mut known = self.names();
        for expression in self.views.iter().flat_map(|(_, shape)| shape) {
            Product::parse(expression, &kernel, &known)?;
        }
        known.retain(|name| !self.dimensions.contains(name));
        for (dimension, of) in self.limits.all() {
            Product::parse(dimension, &kernel, &self.dimensions)?;
            Product::parse(of, &kernel, &known)?;
        }
        Ok(self)
    }

    /// What a product can name.
    pub(crate) fn names(&self) -> Vec<String> {
        let parameters = self.given.iter().chain(&self.parameters).map(|(name, _)| name);
        self.dimensions.iter().chain(parameters).cloned().collect()
    }

    /// All combinations of the given values; with cases, their names.
    pub fn given_values(&self) -> Vec<Vec<String>> {
        if self.cases.is_empty() {
            return combinations(&self.given);
        }
        self.cases.iter().map(|case| vec![case.name.clone()]).collect()
    }

    /// The names of the parameters that the caller chooses, as records have them.
    pub(crate) fn given_names(&self) -> Vec<String> {
        if self.cases.is_empty() {
            return self.given.iter().map(|(name, _)| name.clone()).collect();
        }
        vec![CASE.to_owned()]
    }

    /// Names and values of the generic parameters of an instance.
    pub fn values(&self, given: &[String], with: &[String]) -> Vec<(String, String)> {
        let named = |list: &[(String, Vec<String>)], values: &[String]| -> Vec<(String, String)> {
            list.iter().map(|(name, _)| name.clone()).zip(values.iter().cloned()).collect()
        };
        let case = self.cases.iter().find(|case| given.first() == Some(&case.name));
        let outside = case.map_or_else(|| named(&self.given, given), |case| case.values.clone());
        [outside, named(&self.parameters, with)].concat()
    }

    /// The candidates: the rows of the build script, or all combinations of the values that are tuned.
    pub fn candidates(&self) -> Vec<Vec<String>> {
        if !self.rows.is_empty() {
            return self.rows.clone();
        }
        combinations(&self.parameters)
    }

    /// A hash of the views and scalars, with which every launch is made.
    pub fn arguments(&self) -> String {
        format!("{:016x}", fingerprint::hash(format!("{:?} {:?}", self.views, self.scalars).bytes()))
    }

    /// The records file, relative to Cargo.toml.
    pub fn records(&self) -> String {
        format!("tuning/{}.toml", self.name)
    }

    /// The text form.
    pub fn text(&self) -> String {
        let mut out = String::new();
        for (key, value) in
            [("root", &self.root), ("name", &self.name), ("source", &self.source), ("kernel", &self.kernel)]
        {
            let _ = writeln!(out, "{key} = {}", quoted(value));
        }
        let shape = |shape: &Vec<u64>| format!("[{}]", shape.iter().map(u64::to_string).collect::<Vec<_>>().join(", "));
        let _ = writeln!(out, "targets = {}", list(&self.targets));
        let _ = writeln!(out, "dimensions = {}", list(&self.dimensions));
        let _ = writeln!(out, "group = {}\nmost_instances = {}", quoted(&self.group), self.most_instances);
        let _ = writeln!(out, "for_virtual_gpu = {}", self.for_virtual_gpu);
        let _ = writeln!(out, "cold = {}", self.cold);
        let _ = writeln!(out, "tolerance = {:?}\nscratch = {}", self.tolerance, list(&self.scratch));
        let _ = writeln!(out, "host_function = {}", self.host_function);
        let _ = writeln!(out, "shapes = [{}]", self.shapes.iter().map(shape).collect::<Vec<_>>().join(", "));
        for (table, rows) in [("given", &self.given), ("parameter", &self.parameters), ("view", &self.views)] {
            for (name, values) in rows {
                let _ = writeln!(out, "[[{table}]]\nname = {}\nvalues = {}", quoted(name), list(values));
            }
        }
        let Limits { multiples, least, most } = &self.limits;
        for (table, rows) in [("scalar", &self.scalars), ("multiple", multiples), ("least", least), ("most", most)] {
            for (name, value) in rows {
                let _ = writeln!(out, "[[{table}]]\nname = {}\nvalue = {}", quoted(name), quoted(value));
            }
        }
        for row in &self.rows {
            let _ = writeln!(out, "[[row]]\nvalues = {}", list(row));
        }
        for case in &self.cases {
            let (names, values): (Vec<String>, Vec<String>) = case.values.iter().cloned().unzip();
            let (names, values) = (list(&names), list(&values));
            let _ = writeln!(out, "[[case]]\nname = {}\nnames = {names}\nvalues = {values}", quoted(&case.name));
        }
        out
    }

    /// Reads the text form.
    ///
    /// # Errors
    /// A text that no [`Request::text`] wrote.
    pub fn parse(path: &Path, text: &str) -> Result<Request, Error> {
        let value = toml_span::parse(text).map_err(|error| Error::Toml {
            path: path.to_owned(),
            line: line(text, error.span.start),
            why: error.to_string(),
        })?;
        let reader = Reader { path: path.to_owned(), text };
        let shapes = value.pointer("/shapes").and_then(Value::as_array).into_iter().flatten();
        let shape = |value: &Value<'_>| -> Result<Vec<u64>, Error> {
            let numbers =
                value.as_array().into_iter().flatten().map(|n| n.as_integer().and_then(|n| n.try_into().ok()));
            numbers.collect::<Option<Vec<u64>>>().ok_or_else(|| reader.wrong(value, "a shape has numbers".to_owned()))
        };
        let rows = |table: &str| -> Vec<&Value<'_>> {
            value.pointer(&format!("/{table}")).and_then(Value::as_array).into_iter().flatten().collect()
        };
        let several = |table: &str| -> Result<Vec<(String, Vec<String>)>, Error> {
            rows(table).into_iter().map(|row| Ok((reader.text(row, "name")?, reader.texts(row, "values")?))).collect()
        };
        let single = |table: &str| -> Result<Vec<(String, String)>, Error> {
            rows(table).into_iter().map(|row| Ok((reader.text(row, "name")?, reader.text(row, "value")?))).collect()
        };
        let case = |row: &Value<'_>| -> Result<Case, Error> {
            let (names, values) = (reader.texts(row, "names")?, reader.texts(row, "values")?);
            Ok(Case { name: reader.text(row, "name")?, values: names.into_iter().zip(values).collect() })
        };
        Ok(Request {
            root: reader.text(&value, "root")?,
            name: reader.text(&value, "name")?,
            source: reader.text(&value, "source")?,
            kernel: reader.text(&value, "kernel")?,
            targets: reader.texts(&value, "targets")?,
            dimensions: reader.texts(&value, "dimensions")?,
            shapes: shapes.map(shape).collect::<Result<_, _>>()?,
            given: several("given")?,
            parameters: several("parameter")?,
            views: several("view")?,
            scalars: single("scalar")?,
            limits: Limits { multiples: single("multiple")?, least: single("least")?, most: single("most")? },
            rows: rows("row").into_iter().map(|row| reader.texts(row, "values")).collect::<Result<_, _>>()?,
            cases: rows("case").into_iter().map(case).collect::<Result<_, Error>>()?,
            most_instances: if value.has_key("most_instances") {
                usize::try_from(reader.number(&value, "most_instances")?).unwrap_or(usize::MAX)
            } else {
                0
            },
            for_virtual_gpu: if value.has_key("for_virtual_gpu") {
                usize::try_from(reader.number(&value, "for_virtual_gpu")?).unwrap_or(usize::MAX)
            } else {
                0
            },
            group: if value.has_key("group") { reader.text(&value, "group")? } else { String::new() },
            cold: reader.truth(&value, "cold")?,
            tolerance: reader.float_or_0(&value, "tolerance")?,
            scratch: if value.has_key("scratch") { reader.texts(&value, "scratch")? } else { Vec::new() },
            host_function: reader.truth(&value, "host_function")?,
        })
    }
}

/// Every combination of one value for each name; the last varies fastest.
fn combinations(lists: &[(String, Vec<String>)]) -> Vec<Vec<String>> {
    let mut all = vec![Vec::new()];
    for (_, values) in lists {
        let longer = |row: &Vec<String>| {
            let row = row.clone();
            values.iter().map(move |value| [row.as_slice(), std::slice::from_ref(value)].concat()).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}
