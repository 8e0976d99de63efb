//! Kernels in Rust source files: selects kernels and runs the stages of the compiler.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use t0_core::attribute::Instance;
use t0_core::ir::Function;
use t0_core::lang::{self, Lowered};
use t0_core::source::{Compiled, Diagnostic};
use t0_core::target::Target;
use t0_core::text::{File, Kernel, Texts, missing};
use t0_core::{CompileError, Limits, Options, compile_for, compile_lowered, opt, passes_of_ir, stages_of_ir};

use t0_tune::{included_lists, with_lists};

use crate::input::{Failure, Input};

/// A source file with the files of its modules.
pub(crate) struct Source {
    /// The path from the command line; for `--crate` relative to the crate's directory.
    pub(crate) name: String,
    file: File,
    /// A list of instances that the build script emits, and that does not follow from records.
    list: Option<String>,
}

/// An instance of a kernel.
pub(crate) struct SelectedKernel<'a> {
    file: &'a File,
    kernel: &'a Kernel,
    instance: &'a Instance,
    /// `matvec<bf16, 1>`, with its module if another kernel has the same name.
    pub(crate) name: String,
}

/// Selects a crate as the source.
#[derive(clap::Args)]
pub(crate) struct Crate {
    /// Read the crate in this directory: src/lib.rs, src/main.rs and the files of their modules.
    #[arg(long = "crate", value_name = "DIR")]
    pub(crate) directory: Option<PathBuf>,
}

/// Whether a file is Rust source.
pub(crate) fn is_source(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "rs")
}

/// The root files of a crate.
const ROOTS: [&str; 2] = ["src/lib.rs", "src/main.rs"];

/// Reads a crate or a source file, with the files of its modules.
pub(crate) fn read(path: Option<&Path>, krate: &Crate) -> Result<Vec<Source>, Failure> {
    let Some(directory) = &krate.directory else {
        let path = path.unwrap_or(Path::new("-"));
        let input = Input::read(path)?;
        return Ok(vec![load(Path::new(""), &input)?]);
    };
    let roots: Vec<&str> = ROOTS.into_iter().filter(|root| directory.join(root).is_file()).collect();
    if roots.is_empty() {
        return Err(Failure::NotACrate { path: directory.display().to_string() });
    }
    let one = |root: &str| {
        let bytes = Input::read(&directory.join(root))?.bytes;
        load(directory, &Input { name: root.to_owned(), bytes })
    };
    roots.into_iter().map(one).collect()
}

fn text(path: &str, bytes: &[u8]) -> Result<String, Failure> {
    let text = std::str::from_utf8(bytes);
    text.map(str::to_owned).map_err(|error| Failure::Source { path: path.to_owned(), why: error.to_string() })
}

/// The directory of the crate that contains a file.
fn crate_of(path: &Path) -> Option<PathBuf> {
    let path = std::fs::canonicalize(path).ok()?;
    path.ancestors().skip(1).find(|directory| directory.join("Cargo.toml").is_file()).map(Path::to_owned)
}

/// Reads the files of the modules, whose paths are relative to `directory`. A list of instances that the build script
/// emits follows from the records of the crate.
fn load(directory: &Path, root: &Input) -> Result<Source, Failure> {
    let name = root.name.clone();
    let text = |path: &str, bytes: &[u8]| -> Result<String, Failure> {
        let text = text(path, bytes)?;
        match crate_of(&directory.join(path)) {
            Some(root) => Ok(with_lists(&text, &root)?),
            None => Ok(text),
        }
    };
    let mut texts = Texts::from([(name.clone(), text(&name, &root.bytes)?)]);
    loop {
        let missing = missing(&name, &texts)?;
        let there = |candidates: &Vec<String>| candidates.iter().find(|path| directory.join(path).is_file()).cloned();
        let found: BTreeSet<String> = missing.iter().filter_map(there).collect();
        if found.is_empty() {
            let file = File::load(&name, &texts)?;
            let list = texts.values().flat_map(|text| included_lists(text)).next().map(str::to_owned);
            return Ok(Source { file, name, list });
        }
        for path in found {
            let bytes = Input::read(&directory.join(&path))?.bytes;
            let text = text(&path, &bytes)?;
            texts.insert(path, text);
        }
    }
}

/// The instances of the named kernel, or of all kernels without a name. A name is `matvec`, `matvec<bf16, 1>` or
/// `layers::matvec`.
pub(crate) fn choose<'a>(sources: &'a [Source], name: Option<&str>) -> Result<Vec<SelectedKernel<'a>>, Failure> {
    let plain = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
    let kernels = || sources.iter().flat_map(|s| s.file.kernels.iter().map(move |k| (&s.file, k)));
    let mut all: Vec<([String; 4], SelectedKernel<'a>)> = Vec::new();
    for (file, kernel) in kernels() {
        let base = kernel.item.sig.ident.to_string();
        let shared = kernels().filter(|(_, other)| other.item.sig.ident == kernel.item.sig.ident).count() > 1;
        let path = if kernel.module.is_empty() { base.clone() } else { format!("{}::{base}", kernel.module) };
        for instance in &kernel.instances {
            let values = parameters(instance);
            let whole = |name: &str| if values.is_empty() { name.to_owned() } else { format!("{name}<{values}>") };
            let name = if shared { whole(&path) } else { whole(&base) };
            let known = [base.clone(), path.clone(), plain(&whole(&base)), plain(&whole(&path))];
            all.push((known, SelectedKernel { file, kernel, instance, name }));
        }
    }
    let path = || sources.iter().map(|s| s.name.as_str()).collect::<Vec<_>>().join(" and ");
    // A kernel without instances: its list is not known.
    let list = || sources.iter().find_map(|source| source.list.clone());
    if all.is_empty() {
        return Err(match list().filter(|_| kernels().next().is_some()) {
            Some(list) => Failure::NoList { path: path(), list },
            None => Failure::NoKernels { path: path() },
        });
    }
    let Some(name) = name else { return Ok(all.into_iter().map(|(_, c)| c).collect()) };
    let meant = |known: &[String; 4]| known.contains(&plain(name));
    if !all.iter().any(|(known, _)| meant(known)) {
        if let Some(list) = list().filter(|_| kernels().any(|(_, kernel)| kernel.item.sig.ident == name)) {
            return Err(Failure::NoList { path: path(), list });
        }
        let known = all.iter().map(|(_, c)| format!("`{}`", c.name)).collect::<Vec<_>>().join(", ");
        return Err(Failure::NoSuchKernel { path: path(), name: name.to_owned(), known });
    }
    Ok(all.into_iter().filter(|(known, _)| meant(known)).map(|(_, c)| c).collect())
}

/// The generic arguments: `bf16, 1`.
fn parameters(instance: &Instance) -> String {
    let values: Vec<String> = instance.iter().map(|(_, value)| quote::quote!(#value).to_string()).collect();
    values.join(", ")
}

impl SelectedKernel<'_> {
    /// The kernel in SSA form.
    pub(crate) fn lower(&self) -> Result<Lowered, Failure> {
        let locate = |span: Span| self.file.place(span);
        lang::lower(&self.file.source(self.kernel, self.instance, &locate)).map_err(|errors| self.refused(&errors))
    }

    /// The kernel as typed Rust.
    fn explicit(&self, lowered: &Lowered) -> TokenStream {
        let locate = |span: Span| self.file.place(span);
        lang::explicit(&self.file.source(self.kernel, self.instance, &locate), lowered)
    }

    /// The code object as the macro produces it, and the compiler's report.
    pub(crate) fn compile(&self, target: &Target, level: u8) -> Result<Compiled, Failure> {
        let locate = |span: Span| self.file.place(span);
        let source = self.file.source(self.kernel, self.instance, &locate);
        let limits = Limits::of(&self.kernel.attribute);
        let options = Options { level, verify: false };
        let compiled = compile_for(&source, target, &[], &options, &limits);
        compiled.map(|(compiled, _)| compiled).map_err(|errors| self.refused(&errors))
    }

    /// The targets that the kernel is compiled for.
    pub(crate) fn targets(&self) -> &[&'static Target] {
        &self.kernel.attribute.targets
    }

    /// The function that is compiled for the targets: as written, or with unrolled loops.
    pub(crate) fn compiled<'a>(&self, lowered: &'a Lowered, targets: &[&Target], options: &Options) -> &'a Function {
        let limits = Limits::of(&self.kernel.attribute);
        compile_lowered(lowered, targets, options, &limits).map_or(&lowered.func, |(f, _)| f)
    }

    /// The location of the kernel: `src/lib.rs:12`.
    pub(crate) fn place(&self) -> String {
        let place = self.file.place(self.kernel.item.sig.ident.span());
        format!("{}:{}", place.file, place.line)
    }

    fn refused(&self, errors: &[Diagnostic]) -> Failure {
        let one = |d: &Diagnostic| {
            let at = self.file.place(d.span);
            format!("{}:{}:{}: {d}", at.file, at.line, at.column)
        };
        Failure::Refused { errors: errors.iter().map(one).collect::<Vec<_>>().join("\n") }
    }
}

/// A stage of the compiler.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stage {
    Typed,
    Ir,
    Passes,
    Optimised,
    Machine,
    Asm,
}

/// The text of a stage.
pub(crate) fn stage(chosen: &SelectedKernel<'_>, stage: Stage, target: &Target, level: u8) -> Result<String, Failure> {
    let lowered = chosen.lower()?;
    if stage == Stage::Typed {
        return Ok(laid_out(chosen.explicit(&lowered)));
    }
    let options = Options { level, verify: false };
    let func = chosen.compiled(&lowered, &[target], &options);
    let refused = |error: String| Failure::Refused { errors: error };
    let code = |f: &Function| stages_of_ir(f, target, &options).map_err(|error| refused(error.to_string()));
    Ok(match stage {
        Stage::Typed | Stage::Ir => func.to_string(),
        Stage::Passes => passes(func, target, &options).map_err(|error| refused(error.to_string()))?,
        Stage::Optimised => {
            let mut f = func.clone();
            opt::run(&mut f, level, false).map_err(|error| refused(error.to_string()))?;
            f.to_string()
        }
        Stage::Machine => code(func)?.mir,
        Stage::Asm => code(func)?.asm,
    })
}

/// The function before the first pass, and after each pass that changed it: as IR, then as machine code.
fn passes(f: &Function, target: &Target, options: &Options) -> Result<String, CompileError> {
    let mut text = format!("; as lowered\n{f}");
    for pass in passes_of_ir(f, target, options)? {
        let (name, purpose) = (pass.name, pass.purpose);
        let _ = match pass.text {
            Some(after) => write!(text, "\n; after {name}: {purpose}\n{after}"),
            None => write!(text, "\n; {name} changes nothing\n"),
        };
    }
    Ok(text)
}

/// Prints tokens with the line breaks and the indentation of their source.
fn laid_out(tokens: TokenStream) -> String {
    let mut page = Page { text: String::new(), line: 0 };
    page.stream(tokens);
    page.text.push('\n');
    page.text
}

struct Page {
    text: String,
    line: usize,
}

impl Page {
    fn stream(&mut self, tokens: TokenStream) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => {
                    let (open, close) = match group.delimiter() {
                        Delimiter::Parenthesis => ("(", ")"),
                        Delimiter::Brace => ("{", "}"),
                        Delimiter::Bracket => ("[", "]"),
                        Delimiter::None => ("", ""),
                    };
                    self.word(open, group.span_open());
                    self.stream(group.stream());
                    self.word(close, group.span_close());
                }
                other => self.word(&other.to_string(), other.span()),
            }
        }
    }

    fn word(&mut self, word: &str, span: Span) {
        let at = span.start();
        if at.line > self.line {
            if self.line > 0 {
                self.text.push('\n');
                self.text.extend(std::iter::repeat_n(' ', at.column));
            }
            self.line = at.line;
        } else if self.apart(word) {
            self.text.push(' ');
        }
        self.text.push_str(word);
    }

    /// Whether a space is needed before a token.
    fn apart(&self, word: &str) -> bool {
        let letter = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
        let (last, first) = (self.text.chars().last(), word.chars().next());
        letter(last) && letter(first) || matches!(last, Some(',' | ';' | '{')) || first == Some('{')
    }
}
