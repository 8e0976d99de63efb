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
    /// Its kernels, if they are in another file.
    pub kernels: Option<Kernels>,
}

/// The file with the kernels of a program.
#[derive(Debug, Clone, Copy)]
pub enum Kernels {
    /// OpenCL C, which is the first argument of the program.
    OpenCl(&'static str),
    /// A Python program that compiles its Triton kernels into a directory, which is the first argument of the program.
    Triton(&'static str),
}

impl Kernels {
    /// The name of the file.
    pub const fn file(self) -> &'static str {
        match self {
            Kernels::OpenCl(file) | Kernels::Triton(file) => file,
        }
    }
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
    Program { language: Language::OpenCl, source: "opencl.cpp", kernels: Some(Kernels::OpenCl("opencl.cl")) },
    Program { language: Language::Hip, source: "triton.cpp", kernels: Some(Kernels::Triton("triton_kernels.py")) },
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

/// The cases of a program, by their place in its source. The marks are in the file with its kernels.
///
/// # Errors
/// A mark names no case, or two rules.
pub fn cases(source: &str, file: &'static str, kernels: &str) -> Result<Vec<Case>, String> {
    let name = |line: &str| {
        let (name, _) = line.strip_prefix("CASE(")?.split_once(')')?;
        Some(Case { name: name.to_owned(), fault: None })
    };
    let mut cases: Vec<Case> = source.lines().filter_map(name).collect();
    for (line, text) in (1..).zip(kernels.lines()) {
        let Some((_, mark)) = text.split_once("// FAULT ").or_else(|| text.split_once("# FAULT ")) else { continue };
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
        let read = |file| std::fs::read_to_string(sources().join(file));
        let file = self.kernels.map_or(self.source, Kernels::file);
        // The host of the OpenCL kernels finds them by name and defines no cases.
        let source = if self.language == Language::OpenCl { file } else { self.source };
        cases(&read(source)?, file, &read(file)?).map_err(io::Error::other)
    }

    /// Compiles it, unless it was compiled since its sources changed.
    ///
    /// # Errors
    /// As [`Stack::compile`] and [`Self::cases`].
    pub fn compile(&self, stack: &Stack) -> io::Result<Compiled> {
        let path = stack.compile(self.language, &sources().join(self.source), &sources().join("corpus.h"), &[])?;
        let kernels = self.kernels.map(|kernels| self.compile_kernels(kernels, stack)).transpose()?;
        let arguments = kernels.iter().map(|kernels| kernels.display().to_string()).collect();
        Ok(Compiled { path, arguments, cases: self.cases()? })
    }

    /// What the program reads its kernels from.
    fn compile_kernels(&self, kernels: Kernels, stack: &Stack) -> io::Result<PathBuf> {
        let source = sources().join(kernels.file());
        match kernels {
            Kernels::OpenCl(_) => Ok(source),
            // A few seconds, so that no older objects are kept.
            Kernels::Triton(file) => {
                let objects = stack.programs().join(file.replace('.', "-"));
                stack.compile_triton(&source, &objects)?;
                Ok(objects)
            }
        }
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
        assert_eq!(cases(source, "f", source).unwrap(), expected);
        for wrong in ["// FAULT c: race", "// FAULT a race", "// FAULT a: lds-race", "# FAULT c: race"] {
            let error = cases(source, "f", &format!("{source}{wrong}")).unwrap_err();
            assert!(error.starts_with("f:5: "), "{wrong}");
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
