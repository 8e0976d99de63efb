//! What a build script writes: the list of instances and the table of the dispatcher.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use t0_abi::constants::{Field, Struct};

use crate::call::{self, CALL, HostFunction};
use crate::fingerprint::Now;
use crate::record::{Record, Records};
use crate::request::{Case, Request};
use crate::table::{self, Accepted};
use crate::{Error, tokens};

/// The result for a kernel.
#[derive(Debug, Clone, PartialEq)]
pub struct Emitted {
    /// The Rust source.
    pub text: String,
    /// What is wrong with the records, with the command that repairs it.
    pub warnings: Vec<String>,
    /// Files and directories whose change may change the result.
    pub watched: Vec<PathBuf>,
}

/// The part of the emitted code that is the same for all kernels.
const CHOOSE: &str = include_str!("choose.rs");

/// What follows it. The names of the runtime are those of the crate that the text is emitted for.
const OF: &str = "\
    /// By what a device ranks the rows.
    fn of<const D: usize>(by: ::t0::Ranking) -> fn(&Row<D>) -> f64 {
        match by {
            ::t0::Ranking::Time => |row| row.cost,
            ::t0::Ranking::Instructions => |row| row.instructions,
        }
    }
";

/// The variable that asks for measurements, or makes warnings about records errors.
const TUNE: &str = "T0_TUNE";
/// The value that makes warnings about records errors.
const STRICT: &str = "strict";
/// The variable with the directory for requests, which `t0 tune` sets.
pub const REQUESTS: &str = "T0_TUNE_REQUESTS";
/// What follows the name of a kernel in the name of the file in `OUT_DIR` with its request.
pub const REQUEST: &str = ".request.toml";

/// Writes the result to `out`, and prints instructions to Cargo.
pub(crate) fn for_cargo(
    request: &Request,
    host_function: Option<HostFunction>,
    root: &Path,
    out: &Path,
) -> Result<(), Error> {
    let request = request.clone().checked()?;
    if let Some(directory) = std::env::var_os(CALL) {
        // The tuner runs this program for the host function of one kernel.
        return call::answer(Path::new(&directory), &request.name, host_function);
    }
    let mut stdout = std::io::stdout().lock();
    let mut print =
        |line: String| writeln!(stdout, "cargo::{line}").map_err(|error| written(Path::new("stdout"), &error));
    print(format!("rerun-if-env-changed={TUNE}"))?;
    print(format!("rerun-if-env-changed={REQUESTS}"))?;
    let passed_on = Request { root: root.display().to_string(), ..request.clone() };
    let directory = std::env::var_os(REQUESTS);
    // For `t0 explain`, which does not run the build script.
    let mut requests = vec![out.join(format!("{}{REQUEST}", request.name))];
    // Build scripts of several crates may run.
    let own = |directory| Path::new(directory).join(format!("{}-{}.toml", request.name, std::process::id()));
    requests.extend(directory.as_ref().map(own));
    for path in requests {
        t0_files::replace(&path, passed_on.text().as_bytes()).map_err(|error| written(&path, &error))?;
    }
    if std::env::var_os(TUNE).is_some_and(|value| value == "1") {
        #[cfg(feature = "measure")]
        {
            let host = host_function.map(crate::measure::Host::from_function);
            crate::measure::tune(&request, root, &crate::measure::Settings { host, ..Default::default() })?;
        }
        #[cfg(not(feature = "measure"))]
        print(format!(
            "warning={TUNE}=1 has no effect on `{}`, because t0-tune is built without its feature `measure`: run `{}`",
            request.kernel,
            command(&request, None)
        ))?;
    }
    let result = emitted(&request, root)?;
    for path in &result.watched {
        print(format!("rerun-if-changed={}", path.display()))?;
    }
    // `t0 tune` needs the descriptions of all kernels.
    let strict = directory.is_none() && std::env::var_os(TUNE).is_some_and(|value| value == STRICT);
    if strict && !result.warnings.is_empty() {
        return Err(Error::Strict { kernel: request.kernel, why: result.warnings.join("; ") });
    }
    for warning in &result.warnings {
        print(format!("warning={warning}"))?;
    }
    let path = out.join(format!("{}.rs", request.name));
    if std::fs::read_to_string(&path).is_ok_and(|known| known == result.text) {
        return Ok(());
    }
    t0_files::replace(&path, result.text.as_bytes()).map_err(|error| written(&path, &error))
}

fn written(path: &Path, error: &std::io::Error) -> Error {
    Error::File { path: path.to_owned(), action: "written", why: error.to_string() }
}

/// The command that tunes the kernel.
fn command(request: &Request, target: Option<&str>) -> String {
    let target = target.map_or(String::new(), |target| format!(" --target {target}"));
    format!("t0 tune {}{target}", request.name)
}

/// What a build script writes for a crate in the directory `root`.
pub(crate) fn emitted(request: &Request, root: &Path) -> Result<Emitted, Error> {
    let request = request.clone().checked()?;
    let source = tokens::read(root, &request.source, &request.kernel)?;
    check_parameters(&request, &source)?;
    let path = root.join(request.records());
    let mut emitter = Emitter {
        request: &request,
        source: &source,
        instances: Vec::new(),
        functions: String::new(),
        warnings: Vec::new(),
    };
    let records = match Records::read(&path) {
        Ok(Some(records)) => emitter.usable(&records, &path)?,
        Ok(None) => None,
        Err(Error::Format { format, known, .. }) => {
            emitter.warnings.push(format!(
                "{} has the format {format} and is not used, because this version of t0-tune reads {known}: run `{}`",
                request.records(),
                command(&request, None)
            ));
            None
        }
        Err(error) => return Err(error),
    };
    let records = records.unwrap_or_else(|| records_for(&request));
    for given in request.given_values() {
        emitter.given(&records, &given)?;
    }
    Ok(Emitted {
        text: emitter.text()?,
        warnings: emitter.warnings,
        watched: vec![root.join("src"), root.join(&request.source), path],
    })
}

/// A records file without records.
pub(crate) fn records_for(request: &Request) -> Records {
    let case = |case: &Case| {
        let values: Vec<String> = case.values.iter().map(|(name, value)| format!("{name} = {value}")).collect();
        format!("{}: {}", case.name, values.join(", "))
    };
    Records {
        kernel: request.kernel.clone(),
        source: request.source.clone(),
        dimensions: request.dimensions.clone(),
        given: request.given_names(),
        parameters: request.parameters.iter().map(|(name, _)| name.clone()).collect(),
        limits: request.limits.clone(),
        cases: request.cases.iter().map(case).collect(),
        most_instances: request.most_instances,
        for_virtual_gpu: request.for_virtual_gpu,
        group: request.group.clone(),
        cold: request.cold,
        tolerance: request.tolerance,
        host_function: request.host_function,
        records: Vec::new(),
    }
}

/// Each generic parameter of the kernel is listed once.
pub(crate) fn check_parameters(request: &Request, source: &tokens::Source) -> Result<(), Error> {
    let kernel = || request.kernel.clone();
    let known: Vec<String> = source.parameters.iter().map(|(name, _)| name.clone()).collect();
    let named = request.given.iter().chain(&request.parameters).map(|(name, _)| name);
    for name in named.chain(request.cases.iter().flat_map(|case| case.values.iter().map(|(name, _)| name))) {
        if !known.contains(name) {
            let place = "the build script".to_owned();
            return Err(Error::UnknownParameter { place, kernel: kernel(), parameter: name.clone(), known });
        }
    }
    for (name, ty) in &source.parameters {
        let is = |list: &[(String, Vec<String>)]| list.iter().any(|(known, _)| known == name);
        if ty.is_none() && is(&request.parameters) {
            return Err(Error::TypeParameter { kernel: kernel(), parameter: name.clone() });
        }
        let in_case = |case: &Case| case.values.iter().any(|(known, _)| known == name);
        let in_cases = !request.cases.is_empty() && request.cases.iter().all(in_case);
        if in_cases && is(&request.parameters) {
            return Err(Error::ListedTwice { kernel: kernel(), parameter: name.clone() });
        }
        if !is(&request.given) && !is(&request.parameters) && !in_cases {
            return Err(Error::Unlisted { kernel: kernel(), parameter: name.clone() });
        }
    }
    Ok(())
}

struct Emitter<'a> {
    request: &'a Request,
    source: &'a tokens::Source,
    /// The given values and the tuned values of each instance.
    instances: Vec<Vec<String>>,
    /// The tables and the functions.
    functions: String,
    warnings: Vec<String>,
}

impl Emitter<'_> {
    /// What the records are compared with.
    fn now(&self) -> Now<'_> {
        let Emitter { request, source, .. } = self;
        Now { name: &request.name, source: Some(&source.hash), request: Some(request), target: None }
    }

    /// The records that the request asks for. Warns about stale, incomplete and missing ones.
    fn usable(&mut self, records: &Records, path: &Path) -> Result<Option<Records>, Error> {
        let request = self.request;
        let expected = records_for(request);
        let known = [expected.given.clone(), expected.parameters.clone()].concat();
        if let Some(parameter) = records.given.iter().chain(&records.parameters).find(|name| !known.contains(name)) {
            return Err(Error::UnknownParameter {
                place: path.display().to_string(),
                kernel: request.kernel.clone(),
                parameter: parameter.clone(),
                known,
            });
        }
        if records.head() != expected.head() {
            self.warnings.push(format!(
                "{} describes `{}` differently from the build script and is not used: run `{}`",
                request.records(),
                request.kernel,
                command(request, None)
            ));
            return Ok(Some(expected));
        }
        for target in &request.targets {
            let targets: BTreeSet<&str> = records.records.iter().map(|record| record.target.as_str()).collect();
            if !targets.is_empty() && !targets.contains(target.as_str()) {
                return Err(Error::OtherTarget {
                    path: path.to_owned(),
                    target: target.clone(),
                    known: targets.into_iter().map(str::to_owned).collect(),
                    command: command(request, Some(target)),
                });
            }
        }
        // Values that the build script no longer lists are not used.
        let candidates = request.candidates();
        let all_given = request.given_values();
        let mut usable = records.clone();
        usable.records.retain(|record| {
            request.targets.contains(&record.target)
                && request.shapes.contains(&record.shape)
                && all_given.contains(&record.given)
        });
        for record in &mut usable.records {
            record.candidates.retain(|candidate| candidates.contains(&candidate.with));
        }
        if (records.tolerance, records.host_function) != (request.tolerance, request.host_function) {
            self.warnings.push(format!(
                "{} was not verified as the build script states, by its tolerance or host function: run `{}`",
                request.records(),
                command(request, None)
            ));
        }
        if let Some(why) = usable.records.iter().find_map(|record| record.disagree.as_ref()) {
            self.warnings.push(format!("{} chooses no instance: {why}", request.records()));
        }
        let all: Vec<&Record> = usable.records.iter().collect();
        if let Some(stale) = self.now().stale(&usable, &all) {
            self.warnings.push(format!("{} {stale}", request.records()));
        }
        Ok(Some(usable))
    }

    /// The tables for one choice of the caller: one for each target.
    fn given(&mut self, records: &Records, given: &[String]) -> Result<(), Error> {
        let (request, source) = (self.request, self.source);
        let suffix = suffix(given);
        let mut tables = Vec::new();
        for target in &request.targets {
            let all: Vec<&Record> =
                records.records.iter().filter(|r| r.target == *target && r.given == given).collect();
            let untuned = self.now().untuned(records, target, given);
            self.warnings.extend(untuned);
            for candidate in table::compiled(records, &all) {
                self.instance(given, &candidate.with);
            }
            let mut rows = Vec::new();
            for (record, candidate) in table::rows(records, &all) {
                let Some(cost) = candidate.cost() else { continue };
                let instructions = candidate.instructions().map_or("f64::INFINITY".to_owned(), |n| format!("{n}.0"));
                rows.push((self.instance(given, &candidate.with), record.shape.clone(), cost, instructions));
            }
            if rows.is_empty() {
                // Not tuned yet: the first values.
                let first = request.candidates().into_iter().next().unwrap_or_default();
                let instance = self.instance(given, &first);
                rows.push((instance, request.shapes[0].clone(), 0.0, "f64::INFINITY".to_owned()));
            }
            tables.push((target, rows));
        }
        let dimensions = request.dimensions.len();
        let upper = suffix.to_uppercase();
        let out = &mut self.functions;
        for (target, rows) in &tables {
            let name = format!("ROWS{upper}_{}", target.replace('-', "_").to_uppercase());
            let _ = writeln!(out, "    const {name}: [Row<{dimensions}>; {}] = [", rows.len());
            for (instance, shape, cost, instructions) in rows {
                let _ = writeln!(
                    out,
                    "        Row {{ instance: {instance}, shape: {shape:?}, cost: {cost:?}, instructions: {instructions} }},"
                );
            }
            let _ = writeln!(out, "    ];\n");
        }
        let of = if given.is_empty() { String::new() } else { format!(" for {}", given.join(", ")) };
        let structure = structure(&request.kernel);
        let case = request.cases.iter().find(|case| given.first() == Some(&case.name));
        // The instances have the constants of the first case.
        let constants = case.map(|case| fields(source, &case.values)).filter(|constants| !constants.is_empty());
        let taken = |row: String| match &constants {
            Some(constants) => format!("{structure} {{ {constants}, ..INSTANCES[{row}] }}"),
            None => format!("INSTANCES[{row}]"),
        };
        let shape = request.dimensions.join(", ");
        let name = |target: &str| format!("ROWS{upper}_{}", target.replace('-', "_").to_uppercase());
        let (first, others) = (&tables[0].0, &tables[1..]);
        let _ = writeln!(
            out,
            "    /// The instance{of} for the shape `[{shape}]` on {first}, after its rank by the cost or the instructions.\n    pub fn ranked{suffix}<N: Number>(by: ::t0::Ranking, shape: [N; {dimensions}]) -> (Rank, {structure}) {{\n        let (row, rank) = nearest(&{rows}, &ACCEPTS, shape.map(N::number), of(by));\n        (rank, {taken})\n    }}\n\n    /// The instance{of} of the least cost for the shape `[{shape}]` on {first}.\n    pub fn choose{suffix}<N: Number>(shape: [N; {dimensions}]) -> {structure} {{\n        ranked{suffix}(::t0::Ranking::Time, shape).1\n    }}\n",
            rows = name(first),
            taken = taken(format!("{}[row].instance", name(first))),
        );
        if !others.is_empty() {
            let _ = writeln!(
                out,
                "    /// The instance{of} for the shape `[{shape}]` on a target; an unknown target counts as {first}.\n    pub fn choose{suffix}_on<N: Number>(target: &str, shape: [N; {dimensions}]) -> {structure} {{\n        let shape = shape.map(N::number);\n        match target {{"
            );
            for (target, _) in others {
                let rows = name(target);
                let row =
                    taken(format!("{rows}[nearest(&{rows}, &ACCEPTS, shape, of(::t0::Ranking::Time)).0].instance"));
                let _ = writeln!(out, "            {target:?} => {row},");
            }
            let _ = writeln!(out, "            _ => choose{suffix}(shape),\n        }}\n    }}\n");
        }
        Ok(())
    }

    /// The number of an instance. An instance is the same in all cases, because the attribute lists their values.
    fn instance(&mut self, given: &[String], with: &[String]) -> usize {
        let whole = if self.request.cases.is_empty() { [given, with].concat() } else { with.to_vec() };
        self.instances.iter().position(|known| *known == whole).unwrap_or_else(|| {
            self.instances.push(whole);
            self.instances.len() - 1
        })
    }

    /// The shapes that each instance accepts.
    fn accepts(&self) -> Result<String, Error> {
        let Request { kernel, given, parameters, dimensions, limits, .. } = self.request;
        let mut out = String::new();
        for values in &self.instances {
            let names = given.iter().chain(parameters).map(|(name, _)| name.clone());
            let values: Vec<(String, String)> = names.zip(values.iter().cloned()).collect();
            let Accepted { least, most, multiples } = Accepted::new(kernel, limits, dimensions, &values)?;
            let most: Vec<String> =
                most.iter().map(|n| if *n == u64::MAX { "u64::MAX".to_owned() } else { n.to_string() }).collect();
            let _ = writeln!(
                out,
                "        Accepts {{ least: {least:?}, most: [{}], multiples: {multiples:?} }},",
                most.join(", ")
            );
        }
        Ok(out)
    }

    fn text(&self) -> Result<String, Error> {
        let Request { name, kernel, given, parameters, .. } = self.request;
        let names = given.iter().chain(parameters).map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(", ");
        let rows: Vec<String> = self.instances.iter().map(|values| format!("        ({}),", row(values))).collect();
        let structure = structure(kernel);
        let case = self.request.cases.first();
        let instances = self.instances.iter().map(|values| {
            let of_case = case.into_iter().flat_map(|case| case.values.clone());
            let names = given.iter().chain(parameters).map(|(name, _)| name.clone());
            let values: Vec<(String, String)> = names.zip(values.iter().cloned()).chain(of_case).collect();
            format!("        {structure} {{ {} }},", fields(self.source, &values))
        });
        let module = format!("{name}_tuned");
        let lines = CHOOSE.lines().skip_while(|line| !line.starts_with("///"));
        let choose: String = lines.map(|l| if l.is_empty() { "\n".to_owned() } else { format!("    {l}\n") }).collect();
        let accepts = self.accepts()?;
        Ok(format!(
            "// Written by t0-tune from {records}.\n\n\
             ::t0::instances! {{\n    pub(crate) {name}_instances = ({names},) in [\n{rows}\n    ]\n}}\n\n\
             /// The tuned instances of `{kernel}`, and which of them a shape takes.\n\
             #[allow(dead_code, unreachable_pub, private_interfaces, clippy::all)]\n\
             pub mod {module} {{\n\
             \x20   #[allow(unused_imports)]\n    use super::*;\n\n\
             \x20   /// The compiled instances{of_case}.\n\
             \x20   pub const INSTANCES: [{structure}; {count}] = [\n{instances}\n    ];\n\n\
             \x20   const ACCEPTS: [Accepts<{dimensions}>; {count}] = [\n{accepts}    ];\n\n\
             {choose}\n{OF}\n{functions}}}\n",
            records = self.request.records(),
            rows = rows.join("\n"),
            of_case = case.map(|case| format!(", with the other constants of {}", case.name)).unwrap_or_default(),
            count = self.instances.len(),
            instances = instances.collect::<Vec<_>>().join("\n"),
            functions = self.functions,
            dimensions = self.request.dimensions.len(),
        ))
    }
}

/// The struct of a kernel's constant parameters, as the emitted module names it: the macro emits it beside the kernel.
fn structure(kernel: &str) -> String {
    format!("super::{}", Struct(kernel))
}

/// The fields of that struct for the values of generic parameters, of which it has the constants.
fn fields(source: &tokens::Source, values: &[(String, String)]) -> String {
    let constants = source.parameters.iter().filter(|(_, ty)| ty.is_some());
    let value = |name: &str| values.iter().find(|(known, _)| known == name).map(|(_, value)| value);
    let known = constants.filter_map(|(name, _)| Some(format!("{}: {}", Field(name), value(name)?)));
    known.collect::<Vec<_>>().join(", ")
}

/// The values of a row in `for(..)`; one value needs a comma.
fn row(values: &[String]) -> String {
    match values {
        [one] => format!("{one},"),
        several => several.join(", "),
    }
}

/// `_bf16_2`.
fn suffix(given: &[String]) -> String {
    let mut out = String::new();
    for value in given {
        out.push('_');
        out.extend(value.to_lowercase().chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }));
    }
    out
}
