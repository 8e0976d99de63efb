//! Our programs. Their sources say which cases they have, and which of them have a mistake where.

use std::io;
use std::path::{Path, PathBuf};

use crate::stack::{Language, Stack};

/// A program of the corpus.
#[derive(Debug, Clone, Copy)]
pub struct Program {
    /// Its language.
    pub language: Language,
    /// The source of the program.
    pub source: &'static str,
    /// The source of its kernels, if they are in another file, which is the first argument of the program.
    pub kernels: Option<&'static str>,
}

const fn hip(source: &'static str) -> Program {
    Program { language: Language::Hip, source, kernels: None }
}

/// The programs.
pub const PROGRAMS: &[Program] = &[
    hip("bounds.cpp"),
    hip("races.cpp"),
    hip("values.cpp"),
    hip("assembly.cpp"),
    Program { language: Language::OpenCl, source: "opencl.cpp", kernels: Some("opencl.cl") },
];

/// A case of a program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Case {
    /// Its name, which is the argument of the program.
    pub name: String,
    /// Its mistake; `None` if the case is correct.
    pub fault: Option<Fault>,
}

/// A mistake.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The rule that reports it.
    pub rule: String,
    /// The file whose lines are marked.
    pub file: &'static str,
    /// The lines, all of which the report must name. The first one is that of the mistake.
    pub lines: Vec<u32>,
}

/// The directory of the sources.
pub fn sources() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus")
}

/// The cases of a source, by their place in it.
///
/// # Errors
/// A mark names no case, or two rules.
pub fn cases(file: &'static str, source: &str) -> Result<Vec<Case>, String> {
    let name = |line: &str| {
        let (name, _) = line.strip_prefix("CASE(")?.split_once(')')?;
        Some(Case { name: name.to_owned(), fault: None })
    };
    let mut cases: Vec<Case> = source.lines().filter_map(name).collect();
    for (line, text) in (1..).zip(source.lines()) {
        let Some((_, mark)) = text.split_once("// FAULT ") else { continue };
        let wrong = || format!("{file}:{line}: `{mark}` is not a case of the file, a colon and a rule");
        let (name, rule) = mark.split_once(": ").ok_or_else(wrong)?;
        let case = cases.iter_mut().find(|case| case.name == name).ok_or_else(wrong)?;
        let new = Fault { rule: rule.to_owned(), file, lines: Vec::new() };
        let fault = case.fault.get_or_insert(new);
        if fault.rule != rule {
            return Err(wrong());
        }
        fault.lines.push(line);
    }
    Ok(cases)
}

/// A compiled program with its cases.
#[derive(Debug)]
pub struct Compiled {
    /// The executable.
    pub path: PathBuf,
    /// The arguments before the name of the case.
    pub arguments: Vec<String>,
    /// Its cases.
    pub cases: Vec<Case>,
}

impl Program {
    /// Its cases.
    ///
    /// # Errors
    /// The source cannot be read, or a mark in it is wrong.
    pub fn cases(&self) -> io::Result<Vec<Case>> {
        let file = self.kernels.unwrap_or(self.source);
        let text = std::fs::read_to_string(sources().join(file))?;
        cases(file, &text).map_err(io::Error::other)
    }

    /// Compiles it, unless it was compiled since its sources changed.
    ///
    /// # Errors
    /// As [`Stack::compile`] and [`Self::cases`].
    pub fn compile(&self, stack: &Stack) -> io::Result<Compiled> {
        let directory = stack.programs();
        std::fs::create_dir_all(&directory)?;
        let path = directory.join(self.source.replace('.', "-"));
        let source = sources().join(self.source);
        // What a program includes changes with it.
        let changed = |file: &Path| file.metadata().and_then(|data| data.modified());
        let newest = changed(&source)?.max(changed(&sources().join("corpus.h"))?);
        if changed(&path).ok().is_none_or(|built| built < newest) {
            // Another process may build the same program.
            let new = path.with_extension(std::process::id().to_string());
            stack.compile(self.language, &source, &new)?;
            std::fs::rename(&new, &path)?;
        }
        let kernels = self.kernels.map(|file| sources().join(file).display().to_string());
        Ok(Compiled { path, arguments: kernels.into_iter().collect(), cases: self.cases()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_name_cases_and_rules() {
        let source = "out[i] = 1; // FAULT a: race\nCASE(a) {}\nCASE(b) {}\nx = 1; // FAULT a: race\n";
        let fault = Fault { rule: "race".into(), file: "f", lines: vec![1, 4] };
        let expected = [Case { name: "a".into(), fault: Some(fault) }, Case { name: "b".into(), fault: None }];
        assert_eq!(cases("f", source).unwrap(), expected);
        for wrong in ["// FAULT c: race", "// FAULT a race", "// FAULT a: lds-race"] {
            assert!(cases("f", &format!("{source}{wrong}")).unwrap_err().starts_with("f:5: "), "{wrong}");
        }
    }

    #[test]
    fn names_of_cases_are_different() {
        let all = PROGRAMS.iter().flat_map(|program| program.cases().unwrap());
        let mut names: Vec<String> = all.map(|case| case.name).collect();
        let count = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), count);
    }
}
