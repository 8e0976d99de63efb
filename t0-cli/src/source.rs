//! Kernels in Rust source files: which of them are meant, and the compiler's stages for them.

use std::fmt::Write;

use proc_macro2::{Delimiter, LineColumn, Span, TokenStream, TokenTree};
use t0_core::attribute::Instance;
use t0_core::ir::Function;
use t0_core::lang::{self, Lowered};
use t0_core::source::{Diagnostic, SourcePlace};
use t0_core::target::Target;
use t0_core::text::{File, Kernel};
use t0_core::{Options, opt, stages_of_ir};

use crate::input::{Failure, Input};

/// An instance of a kernel of a file.
pub(crate) struct Chosen<'a> {
    pub(crate) file: &'a File,
    pub(crate) kernel: &'a Kernel,
    pub(crate) instance: &'a Instance,
    /// `matvec<bf16, 1>`.
    pub(crate) name: String,
}

/// Whether a file is Rust source.
pub(crate) fn is_source(path: &std::path::Path) -> bool {
    path.extension().is_some_and(|extension| extension == "rs")
}

/// Reads a source file.
pub(crate) fn read(input: &Input) -> Result<File, Failure> {
    let path = &input.name;
    let text = std::str::from_utf8(&input.bytes)
        .map_err(|error| Failure::Source { path: path.clone(), why: error.to_string() })?;
    File::read(text).map_err(|error| {
        let at = error.span().start();
        Failure::Source { path: format!("{path}:{}:{}", at.line, at.column + 1), why: error.to_string() }
    })
}

/// The instances of a kernel, or of all where none is named. A name is `matvec` or `matvec<bf16, 1>`.
pub(crate) fn choose<'a>(path: &str, file: &'a File, name: Option<&str>) -> Result<Vec<Chosen<'a>>, Failure> {
    let plain = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
    let mut all = Vec::new();
    for kernel in &file.kernels {
        for instance in &kernel.instances {
            let values: Vec<String> = instance.iter().map(|(_, value)| quote::quote!(#value).to_string()).collect();
            let base = kernel.item.sig.ident.to_string();
            let whole = if values.is_empty() { base.clone() } else { format!("{base}<{}>", values.join(", ")) };
            all.push((base, Chosen { file, kernel, instance, name: whole }));
        }
    }
    let known = || all.iter().map(|(_, c)| format!("`{}`", c.name)).collect::<Vec<_>>().join(", ");
    if all.is_empty() {
        return Err(Failure::NoKernels { path: path.to_owned() });
    }
    let Some(name) = name else { return Ok(all.into_iter().map(|(_, c)| c).collect()) };
    if !all.iter().any(|(base, c)| base == name || plain(&c.name) == plain(name)) {
        return Err(Failure::NoSuchKernel { path: path.to_owned(), name: name.to_owned(), known: known() });
    }
    let meant = all.into_iter().filter(|(base, c)| base == name || plain(&c.name) == plain(name));
    Ok(meant.map(|(_, c)| c).collect())
}

impl Chosen<'_> {
    /// The kernel in SSA form, and as typed Rust.
    pub(crate) fn lower(&self, path: &str) -> Result<Lowered, Failure> {
        let name = path.to_owned();
        let locate = move |span: Span| {
            let LineColumn { line, column } = span.start();
            SourcePlace { file: name.clone(), line: line as u32, column: column as u32 + 1 }
        };
        let source = self.file.source(self.kernel, self.instance, &locate);
        lang::lower(&source).map_err(|errors| Failure::Refused { errors: messages(path, &errors) })
    }
}

fn messages(path: &str, errors: &[Diagnostic]) -> String {
    let one = |d: &Diagnostic| {
        let at = d.span.start();
        format!("{path}:{}:{}: {d}", at.line, at.column + 1)
    };
    errors.iter().map(one).collect::<Vec<_>>().join("\n")
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
pub(crate) fn stage(
    chosen: &Chosen<'_>,
    path: &str,
    stage: Stage,
    target: &Target,
    level: u8,
) -> Result<String, Failure> {
    let lowered = chosen.lower(path)?;
    let code = |f: &Function| {
        let options = Options { level, verify: false };
        stages_of_ir(f, target, &options).map_err(|error| Failure::Refused { errors: error.to_string() })
    };
    Ok(match stage {
        Stage::Typed => laid_out(lowered.explicit),
        Stage::Ir => lowered.func.to_string(),
        Stage::Passes => passes(lowered.func, level),
        Stage::Optimised => {
            let mut f = lowered.func;
            for (_, pass) in opt::passes(level) {
                pass(&mut f);
            }
            f.to_string()
        }
        Stage::Machine => code(&lowered.func)?.mir,
        Stage::Asm => code(&lowered.func)?.asm,
    })
}

/// The function before the first pass, and after each that changed it.
fn passes(mut f: Function, level: u8) -> String {
    let mut before = f.to_string();
    let mut text = format!("; as lowered\n{before}");
    for (name, pass) in opt::passes(level) {
        pass(&mut f);
        let after = f.to_string();
        if after == before {
            let _ = write!(text, "\n; {name} changes nothing\n");
        } else {
            let _ = write!(text, "\n; after {name}\n{after}");
        }
        before = after;
    }
    text
}

/// Tokens with line breaks and indentation where their source has them.
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

    /// Whether a space stands before a word.
    fn apart(&self, word: &str) -> bool {
        let letter = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
        let (last, first) = (self.text.chars().last(), word.chars().next());
        letter(last) && letter(first) || matches!(last, Some(',' | ';' | '{')) || first == Some('{')
    }
}
