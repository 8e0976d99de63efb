//! Records: what each candidate of a kernel costs, by target and shape. One TOML file holds the records of a kernel.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use toml_span::Value;

use crate::Error;
use crate::request::Limits;

/// The version of the format. In version 2 the values of a candidate have the names of their parameters.
const FORMAT: i64 = 2;

/// A records file.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Records {
    /// The kernel.
    pub kernel: String,
    /// Its source file.
    pub source: String,
    /// The names of the dimensions of a shape.
    pub dimensions: Vec<String>,
    /// The parameters that the caller of the kernel chooses.
    pub given: Vec<String>,
    /// The parameters that are tuned.
    pub parameters: Vec<String>,
    /// The shapes that instances accept.
    pub limits: Limits,
    /// The cases: `bf16: T = bf16, PER = 8`.
    pub cases: Vec<String>,
    /// The most instances that are compiled; 0 if any number is.
    pub most_instances: usize,
    /// The most instances that are compiled besides, for a virtual GPU.
    pub for_virtual_gpu: usize,
    /// The name that kernels for the same work share; empty if there are no others.
    pub group: String,
    /// Whether the views of a launch are in DRAM when it starts.
    pub cold: bool,
    /// How much the results of instances differ at most, relative to the larger of 1 and the value.
    pub tolerance: f64,
    /// Whether the results of instances were compared with a function of the build script.
    pub host_function: bool,
    /// The records, in the order in which they were made.
    pub records: Vec<Record>,
}

/// The candidates at one shape.
#[derive(Debug, Clone, PartialEq)]
pub struct Record {
    /// The target.
    pub target: String,
    /// The shape.
    pub shape: Vec<u64>,
    /// The values of the parameters that the caller chooses.
    pub given: Vec<String>,
    /// The hash of the source that was measured.
    pub hash: String,
    /// The version of the code that the compiler generated; 0 if it is not recorded.
    pub code_version: u64,
    /// A hash of the views and scalars in the build script; empty if it is not recorded.
    pub arguments: String,
    /// The name of the cost, such as `static model`.
    pub cost_by: String,
    /// Whether all candidates were measured.
    pub complete: bool,
    /// The shapes at which the results of the instances were compared, if they were.
    pub agreed: Option<Vec<Vec<u64>>>,
    /// The groups of instances that were not compared with each other, if there are several.
    pub apart: Vec<String>,
    /// The two instances that compute different results, and what differs. No instance is chosen then.
    pub disagree: Option<String>,
    /// The candidates, in the order of the values in the build script.
    pub candidates: Vec<Candidate>,
}

/// An instance that was tried.
#[derive(Debug, Clone, PartialEq)]
pub struct Candidate {
    /// The values of the tuned parameters.
    pub with: Vec<String>,
    /// A hash of its machine code and its launch, if it was launched.
    pub code: Option<String>,
    /// What was found.
    pub outcome: Outcome,
}

/// What was found of a candidate.
#[derive(Debug, Clone, PartialEq)]
pub enum Outcome {
    /// It runs.
    Cost {
        /// The cost. Lower is better.
        cost: f64,
        /// The wave-instructions of the launch, if they were counted.
        instructions: Option<u64>,
        /// VGPRs of a lane.
        vgprs: u32,
        /// LDS bytes of a workgroup.
        lds: u32,
        /// Waves on a SIMD.
        waves: u32,
        /// The shape at which its result was compared with the reference, if it was.
        verified: Option<Vec<u64>>,
    },
    /// It does not fit, or does not apply to the shape.
    Refused {
        /// Why.
        why: String,
    },
}

impl Candidate {
    /// The cost, if it runs.
    pub fn cost(&self) -> Option<f64> {
        match self.outcome {
            Outcome::Cost { cost, .. } => Some(cost),
            Outcome::Refused { .. } => None,
        }
    }

    /// The wave-instructions of the launch, if it runs and they were counted.
    pub fn instructions(&self) -> Option<u64> {
        match self.outcome {
            Outcome::Cost { instructions, .. } => instructions,
            Outcome::Refused { .. } => None,
        }
    }

    /// Whether nothing is left to find out: it is refused, or has a cost and a number of instructions.
    pub(crate) fn is_whole(&self) -> bool {
        self.cost().is_none() || self.instructions().is_some()
    }
}

impl Record {
    /// The candidate with the lowest cost; the first of equal ones. `None` if the instances disagree.
    pub fn best(&self) -> Option<&Candidate> {
        crate::table::least(self.usable(), Candidate::cost)
    }

    /// The candidates; none if the instances disagree.
    pub(crate) fn usable(&self) -> impl Iterator<Item = &Candidate> {
        self.candidates.iter().filter(|_| self.disagree.is_none())
    }

    /// Whether a candidate was measured.
    pub fn has(&self, with: &[String]) -> bool {
        self.candidates.iter().any(|candidate| candidate.with == with)
    }

    /// Forgets how the instances were compared.
    pub fn forget_agreement(&mut self) {
        self.agreed = None;
        self.apart.clear();
        self.disagree = None;
    }
}

impl Records {
    /// Reads a file; `None` if it does not exist.
    ///
    /// # Errors
    /// [`Error::Toml`], [`Error::Record`], [`Error::Format`], or a file that cannot be read.
    pub fn read(path: &Path) -> Result<Option<Records>, Error> {
        match t0_files::read_to_string(path) {
            Ok(text) => Records::parse(path, &text).map(Some),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(Error::File { path: path.to_owned(), action: "read", why: error.to_string() }),
        }
    }

    /// Reads a file of this format; `None` if it does not exist, or has another format and must be tuned again.
    ///
    /// # Errors
    /// As [`Records::read`].
    pub fn read_known(path: &Path) -> Result<Option<Records>, Error> {
        match Records::read(path) {
            Err(Error::Format { .. }) => Ok(None),
            result => result,
        }
    }

    /// Reads the text of a file.
    ///
    /// # Errors
    /// [`Error::Toml`], [`Error::Record`], [`Error::Format`].
    pub fn parse(path: &Path, text: &str) -> Result<Records, Error> {
        let value = toml_span::parse(text).map_err(|error| Error::Toml {
            path: path.to_owned(),
            line: error.line_info.map_or_else(|| line(text, error.span.start), |(line, _)| line + 1),
            why: error.to_string(),
        })?;
        let reader = Reader { path: path.to_owned(), text };
        let format = reader.field(&value, "format", Value::as_integer, "a number")?;
        if format != FORMAT {
            return Err(Error::Format { path: path.to_owned(), format, known: FORMAT });
        }
        let mut records = Records {
            kernel: reader.text(&value, "kernel")?,
            source: reader.text(&value, "source")?,
            dimensions: reader.texts(&value, "dimensions")?,
            given: reader.texts(&value, "given")?,
            parameters: reader.texts(&value, "parameters")?,
            limits: Limits {
                multiples: reader.pairs(&value, "multiples", ": ")?,
                least: reader.pairs(&value, "least", " >= ")?,
                most: reader.pairs(&value, "most", " <= ")?,
            },
            cases: if value.has_key("cases") { reader.texts(&value, "cases")? } else { Vec::new() },
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
            host_function: reader.truth(&value, "host_function")?,
            records: Vec::new(),
        };
        if let Some(list) = value.pointer("/record") {
            for value in list.as_array().ok_or_else(|| reader.wrong(list, "write [[record]]".to_owned()))? {
                let record = reader.record(value, &records)?;
                records.records.push(record);
            }
        }
        Ok(records)
    }

    /// What is measured, without the records and without how their results are compared: records of an equal head have
    /// comparable costs.
    pub fn head(&self) -> Records {
        Records { records: Vec::new(), tolerance: 0.0, host_function: false, ..self.clone() }
    }

    /// The record of a target, the given values and a shape.
    pub fn find(&self, target: &str, given: &[String], shape: &[u64]) -> Option<&Record> {
        self.records.iter().find(|r| r.target == target && r.given == given && r.shape == shape)
    }

    /// The text of the file.
    pub fn text(&self) -> String {
        let mut out = String::from("# Written by t0-tune; see docs/tuning.md. Commit this file.\n");
        let _ = writeln!(out, "format = {FORMAT}");
        let _ = writeln!(out, "kernel = {}", quoted(&self.kernel));
        let _ = writeln!(out, "source = {}", quoted(&self.source));
        let _ = writeln!(out, "dimensions = {}", list(&self.dimensions));
        let _ = writeln!(out, "given = {}", list(&self.given));
        let _ = writeln!(out, "parameters = {}", list(&self.parameters));
        let pairs = |pairs: &[(String, String)], between: &str| {
            list(&pairs.iter().map(|(dimension, of)| format!("{dimension}{between}{of}")).collect::<Vec<_>>())
        };
        let Limits { multiples, least, most } = &self.limits;
        let _ = writeln!(out, "multiples = {}", pairs(multiples, ": "));
        for (key, of, between) in [("least", least, " >= "), ("most", most, " <= ")] {
            if !of.is_empty() {
                let _ = writeln!(out, "{key} = {}", pairs(of, between));
            }
        }
        if !self.cases.is_empty() {
            let _ = writeln!(out, "cases = {}", list(&self.cases));
        }
        if self.most_instances > 0 {
            let _ = writeln!(out, "most_instances = {}", self.most_instances);
        }
        if self.for_virtual_gpu > 0 {
            let _ = writeln!(out, "for_virtual_gpu = {}", self.for_virtual_gpu);
        }
        if !self.group.is_empty() {
            let _ = writeln!(out, "group = {}", quoted(&self.group));
        }
        if self.cold {
            let _ = writeln!(out, "cold = true");
        }
        if self.tolerance > 0.0 {
            let _ = writeln!(out, "tolerance = {:?}", self.tolerance);
        }
        if self.host_function {
            let _ = writeln!(out, "host_function = true");
        }
        for record in &self.records {
            let _ = writeln!(out, "\n[[record]]\ntarget = {}", quoted(&record.target));
            let _ = writeln!(out, "shape = [{}]", numbers(&record.shape));
            let _ = writeln!(out, "given = {}", named(&self.given, &record.given));
            let _ = writeln!(out, "hash = {}", quoted(&record.hash));
            let _ = writeln!(out, "code_version = {}", record.code_version);
            let _ = writeln!(out, "arguments = {}", quoted(&record.arguments));
            let _ = writeln!(out, "cost_by = {}", quoted(&record.cost_by));
            let _ = writeln!(out, "complete = {}", record.complete);
            if let Some(agreed) = &record.agreed {
                let shapes: Vec<String> = agreed.iter().map(|shape| format!("[{}]", numbers(shape))).collect();
                let _ = writeln!(out, "agreed = [{}]", shapes.join(", "));
            }
            if !record.apart.is_empty() {
                let _ = writeln!(out, "apart = {}", list(&record.apart));
            }
            if let Some(why) = &record.disagree {
                let _ = writeln!(out, "disagree = {}", quoted(why));
            }
            let _ = writeln!(out, "candidates = [");
            for candidate in &record.candidates {
                let code = candidate.code.as_ref().map_or(String::new(), |code| format!(", code = {}", quoted(code)));
                let with = named(&self.parameters, &candidate.with) + &code;
                let _ = match &candidate.outcome {
                    Outcome::Cost { cost, instructions, vgprs, lds, waves, verified } => {
                        let instructions = instructions.map_or(String::new(), |n| format!(", instructions = {n}"));
                        let verified =
                            verified.as_ref().map_or(String::new(), |at| format!(", verified = [{}]", numbers(at)));
                        writeln!(
                            out,
                            "  {{ with = {with}, cost = {cost:?}{instructions}, vgprs = {vgprs}, lds = {lds}, waves = {waves}{verified} }},"
                        )
                    }
                    Outcome::Refused { why } => writeln!(out, "  {{ with = {with}, refused = {} }},", quoted(why)),
                };
            }
            let _ = writeln!(out, "]");
        }
        out
    }

    /// Writes the file. A reader never sees a part of it, and two writers never mix their texts.
    ///
    /// # Errors
    /// A file that cannot be written.
    pub fn write(&self, path: &Path) -> Result<(), Error> {
        let wrong =
            |error: std::io::Error| Error::File { path: path.to_owned(), action: "written", why: error.to_string() };
        if let Some(directory) = path.parent() {
            std::fs::create_dir_all(directory).map_err(wrong)?;
        }
        t0_files::replace(path, self.text().as_bytes()).map_err(wrong)
    }
}

/// Reads values, and says where they are wrong.
pub(crate) struct Reader<'a> {
    pub(crate) path: PathBuf,
    pub(crate) text: &'a str,
}

impl Reader<'_> {
    pub(crate) fn wrong(&self, at: &Value<'_>, why: String) -> Error {
        Error::Record { path: self.path.clone(), line: line(self.text, at.span.start), why }
    }

    fn field<'v, T>(
        &self,
        table: &'v Value<'v>,
        key: &str,
        read: impl Fn(&'v Value<'v>) -> Option<T>,
        what: &str,
    ) -> Result<T, Error> {
        let value = table.pointer(&format!("/{key}"));
        let value = value.ok_or_else(|| self.wrong(table, format!("`{key}` is missing")))?;
        read(value).ok_or_else(|| self.wrong(value, format!("`{key}` must be {what}")))
    }

    pub(crate) fn text(&self, table: &Value<'_>, key: &str) -> Result<String, Error> {
        self.field(table, key, |value| value.as_str().map(str::to_owned), "a string")
    }

    pub(crate) fn texts(&self, table: &Value<'_>, key: &str) -> Result<Vec<String>, Error> {
        let strings = |value: &Value<'_>| -> Option<Vec<String>> {
            value.as_array()?.iter().map(|v| v.as_str().map(str::to_owned)).collect()
        };
        self.field(table, key, strings, "a list of strings")
    }

    /// The values of these names in a table such as `{ N = 4, FAST = true }`, which has no others.
    fn named(&self, table: &Value<'_>, key: &str, names: &[String]) -> Result<Vec<String>, Error> {
        let value = self.field(table, key, Some, "a table")?;
        let Some(table) = value.as_table() else {
            return Err(self.wrong(value, format!("`{key}` must be a table with a value for each name")));
        };
        if let Some((name, value)) = table.iter().find(|(name, _)| !names.iter().any(|known| *known == name.name)) {
            return Err(self.wrong(value, format!("`{key}` has a value for `{}`, which is not declared", name.name)));
        }
        let of = |name: &String| {
            let found = table.get(name.as_str());
            let found = found.ok_or_else(|| self.wrong(value, format!("`{key}` has no value for `{name}`")))?;
            let number = || found.as_integer().map(|n| n.to_string());
            let text = found.as_str().map(str::to_owned).or_else(number);
            let text = text.or_else(|| found.as_bool().map(|truth| truth.to_string()));
            text.ok_or_else(|| self.wrong(found, format!("`{name}` must be a number, true, false or a string")))
        };
        names.iter().map(of).collect()
    }

    /// False if the key is missing.
    pub(crate) fn truth(&self, table: &Value<'_>, key: &str) -> Result<bool, Error> {
        if table.has_key(key) { self.field(table, key, Value::as_bool, "true or false") } else { Ok(false) }
    }

    /// A number that is not negative; 0 if the key is missing.
    pub(crate) fn float_or_0(&self, table: &Value<'_>, key: &str) -> Result<f64, Error> {
        let float = |value: &Value<'_>| value.as_float().filter(|number| number.is_finite() && *number >= 0.0);
        if table.has_key(key) { self.field(table, key, float, "a positive number with a point") } else { Ok(0.0) }
    }

    pub(crate) fn number(&self, table: &Value<'_>, key: &str) -> Result<u64, Error> {
        self.field(table, key, |value| value.as_integer().and_then(|n| n.try_into().ok()), "a positive number")
    }

    pub(crate) fn numbers(&self, table: &Value<'_>, key: &str) -> Result<Vec<u64>, Error> {
        let numbers = |value: &Value<'_>| -> Option<Vec<u64>> {
            value.as_array()?.iter().map(|v| v.as_integer().and_then(|n| n.try_into().ok())).collect()
        };
        self.field(table, key, numbers, "a list of positive numbers")
    }

    /// `["k: 2*TK"]`; nothing if the key is missing.
    fn pairs(&self, table: &Value<'_>, key: &str, between: &str) -> Result<Vec<(String, String)>, Error> {
        if !table.has_key(key) {
            return Ok(Vec::new());
        }
        let pair = |text: String| text.split_once(between).map(|(dimension, of)| (dimension.to_owned(), of.to_owned()));
        let pairs = self.texts(table, key)?.into_iter().map(pair).collect::<Option<Vec<_>>>();
        pairs.ok_or_else(|| self.wrong(table, format!("`{key}` must be a list of strings such as \"k{between}2*TK\"")))
    }

    fn record(&self, value: &Value<'_>, of: &Records) -> Result<Record, Error> {
        let mut record = Record {
            target: self.text(value, "target")?,
            shape: self.numbers(value, "shape")?,
            given: self.named(value, "given", &of.given)?,
            hash: self.text(value, "hash")?,
            // A record without these keys is stale.
            code_version: if value.has_key("code_version") { self.number(value, "code_version")? } else { 0 },
            arguments: if value.has_key("arguments") { self.text(value, "arguments")? } else { String::new() },
            cost_by: self.text(value, "cost_by")?,
            complete: self.field(value, "complete", Value::as_bool, "true or false")?,
            agreed: if value.has_key("agreed") { Some(self.shapes(value, "agreed", of)?) } else { None },
            apart: if value.has_key("apart") { self.texts(value, "apart")? } else { Vec::new() },
            disagree: if value.has_key("disagree") { Some(self.text(value, "disagree")?) } else { None },
            candidates: Vec::new(),
        };
        if record.shape.len() != of.dimensions.len() {
            return Err(self.wrong(value, format!("a shape has {} numbers", of.dimensions.len())));
        }
        let list = value.pointer("/candidates").and_then(Value::as_array);
        for value in list.ok_or_else(|| self.wrong(value, "`candidates` must be a list".to_owned()))? {
            record.candidates.push(self.candidate(value, of)?);
        }
        Ok(record)
    }

    fn shapes(&self, value: &Value<'_>, key: &str, of: &Records) -> Result<Vec<Vec<u64>>, Error> {
        let count = of.dimensions.len();
        let shape = |value: &Value<'_>| -> Option<Vec<u64>> {
            let numbers = value.as_array()?.iter().map(|n| n.as_integer().and_then(|n| n.try_into().ok()));
            numbers.collect::<Option<Vec<u64>>>().filter(|shape| shape.len() == count)
        };
        let shapes = |value: &Value<'_>| value.as_array()?.iter().map(shape).collect::<Option<Vec<_>>>();
        self.field(value, key, shapes, &format!("a list of shapes with {count} numbers"))
    }

    fn candidate(&self, value: &Value<'_>, of: &Records) -> Result<Candidate, Error> {
        let with = self.named(value, "with", &of.parameters)?;
        let code = value.has_key("code").then(|| self.text(value, "code")).transpose()?;
        if value.has_key("refused") {
            return Ok(Candidate { with, code, outcome: Outcome::Refused { why: self.text(value, "refused")? } });
        }
        let float = |value: &Value<'_>| value.as_float().or_else(|| value.as_integer().map(|n| n as f64));
        let number = |key: &str| self.number(value, key).map(|n| u32::try_from(n).unwrap_or(u32::MAX));
        let outcome = Outcome::Cost {
            cost: self.field(value, "cost", float, "a number")?,
            // A record without this key is stale.
            instructions: value.has_key("instructions").then(|| self.number(value, "instructions")).transpose()?,
            vgprs: number("vgprs")?,
            lds: number("lds")?,
            waves: number("waves")?,
            verified: value.has_key("verified").then(|| self.numbers(value, "verified")).transpose()?,
        };
        Ok(Candidate { with, code, outcome })
    }
}

/// The line of a byte, counted from 1.
pub(crate) fn line(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1
}

/// A TOML table with the values of these names. Values that are not numbers or truths are strings.
fn named(names: &[String], values: &[String]) -> String {
    let plain =
        |value: &str| value.parse::<i64>().is_ok_and(|n| n.to_string() == value) || value.parse::<bool>().is_ok();
    let one = |(name, value): (&String, &String)| {
        let value = if plain(value) { value.clone() } else { quoted(value) };
        format!("{name} = {value}")
    };
    match names.iter().zip(values).map(one).collect::<Vec<_>>() {
        all if all.is_empty() => "{}".to_owned(),
        all => format!("{{ {} }}", all.join(", ")),
    }
}

/// A TOML string.
pub(crate) fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            c if c.is_control() => {
                let _ = write!(out, "\\u{:04x}", c as u32);
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

fn numbers(of: &[u64]) -> String {
    of.iter().map(u64::to_string).collect::<Vec<_>>().join(", ")
}

/// A TOML list of strings.
pub(crate) fn list(texts: &[String]) -> String {
    format!("[{}]", texts.iter().map(|text| quoted(text)).collect::<Vec<_>>().join(", "))
}
