//! Statements, one per line: labels, instructions, directives.

use super::kernel::KernelDraft;
use super::symbols::{Definition, Symbols};
use super::{Assembly, Options};
use crate::isa::parse::{Cursor, Expr, Expressions, Fault, FixupKind, ParseErrorKind, Parsed, Statement, Value, value};
use crate::isa::{ParseError, Style, encode};
use crate::object::AbiVersion;
use crate::object::msgpack;
use std::collections::HashSet;
use std::ops::Range;

/// Maximum bytes of all sections together.
const MAX_BYTES: usize = 64 << 20;
/// Maximum number of errors reported.
pub(super) const MAX_ERRORS: usize = 50;

/// The kind of a section.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SectionKind {
    /// Instructions.
    Text,
    /// Constants and descriptors.
    ReadOnly,
    /// Not loaded: compiler notes, debugging information. Read and dropped.
    Unloaded,
}

/// A section under construction.
pub(super) struct Section {
    pub(super) name: Box<str>,
    pub(super) kind: SectionKind,
    pub(super) bytes: Vec<u8>,
    pub(super) align: u64,
}

/// The destination of a forward reference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Patch {
    /// The branch distance of the instruction at this offset.
    Branch,
    /// 32 bits of an instruction.
    Literal,
    /// Data of this many bytes.
    Data(u8),
}

/// A forward reference whose value is not known yet.
pub(super) struct Pending {
    pub(super) section: usize,
    pub(super) offset: usize,
    pub(super) patch: Patch,
    pub(super) expr: Expr,
    pub(super) at: Range<usize>,
}

/// A program while it is parsed.
pub(super) struct Program<'t> {
    pub(super) options: Options,
    pub(super) cursor: Cursor<'t>,
    pub(super) sections: Vec<Section>,
    pub(super) current: usize,
    /// The section before the last change, for `.previous`.
    pub(super) previous: usize,
    pub(super) symbols: Symbols,
    pub(super) pending: Vec<Pending>,
    pub(super) kernels: Vec<KernelDraft>,
    /// Names of the kernels that have a `.amdhsa_kernel` block.
    pub(super) described: HashSet<Box<str>>,
    pub(super) metadata: Option<msgpack::Value>,
    pub(super) abi: AbiVersion,
    pub(super) errors: Vec<Fault>,
    bytes: usize,
    words: Vec<u32>,
}

impl<'t> Program<'t> {
    pub(super) fn new(source: &'t str, options: Options) -> Program<'t> {
        let version = i64::from(options.target.kfd_version);
        let symbols = Symbols { version: (version / 10_000, version / 100 % 100, version % 100), ..Symbols::default() };
        let text = Section { name: ".text".into(), kind: SectionKind::Text, bytes: Vec::new(), align: 4 };
        Program {
            options,
            cursor: Cursor::new(source),
            sections: vec![text],
            current: 0,
            previous: 0,
            symbols,
            pending: Vec::new(),
            kernels: Vec::new(),
            described: HashSet::new(),
            metadata: None,
            abi: AbiVersion::V6,
            errors: Vec::new(),
            bytes: 0,
            words: Vec::with_capacity(4),
        }
    }

    /// Reads all statements and links them.
    pub(super) fn run(mut self) -> Result<Assembly, Vec<ParseError>> {
        let source = self.cursor.text();
        while !self.cursor.rest().is_empty() && self.errors.len() < MAX_ERRORS {
            if let Err(fault) = self.statement() {
                self.errors.push(*fault);
                self.cursor.skip_line();
            }
            self.cursor.next_line();
        }
        let linked = if self.errors.is_empty() { self.link() } else { None };
        match linked {
            Some(assembly) if self.errors.is_empty() => Ok(assembly),
            _ => {
                self.errors.sort_by_key(|fault| fault.at.start);
                Err(self.errors.into_iter().map(|fault| fault.locate(source)).collect())
            }
        }
    }

    /// One statement and the rest of its line.
    fn statement(&mut self) -> Parsed<()> {
        while self.label()? {}
        if self.cursor.at_end() {
            return Ok(());
        }
        let start = self.cursor.position();
        let word = self.cursor.peek_word().unwrap_or("");
        if self.assignment()? {
            // `name = expression`
        } else if word.starts_with('.') {
            self.cursor.word();
            self.directive(word, start..start + word.len())?;
        } else {
            self.instruction()?;
        }
        if self.cursor.at_end() { Ok(()) } else { self.cursor.expected("the end of the line") }
    }

    /// Parses `name:` or `1:`. Returns false if neither comes next.
    fn label(&mut self) -> Parsed<bool> {
        self.cursor.skip();
        let start = self.cursor.position();
        let numeric = self.cursor.peek().is_some_and(|b| b.is_ascii_digit());
        let name: Box<str> = if numeric {
            self.cursor.digits().into()
        } else if self.cursor.peek() == Some(b'"') {
            crate::isa::parse::string(&mut self.cursor)?.into()
        } else {
            match self.cursor.word() {
                Some(word) => word.into(),
                None => return Ok(false),
            }
        };
        let at = start..self.cursor.position();
        let is_label = self.cursor.peek() == Some(b':') && !self.cursor.rest().starts_with("::");
        if !is_label {
            self.cursor.set_position(start);
            return Ok(false);
        }
        if numeric && name.parse::<u32>().is_err() {
            return self.cursor.expected("an instruction, a label or a directive");
        }
        self.cursor.eat(":");
        let name = if numeric { self.symbols.define_numeric(&name) } else { name };
        let here = self.here();
        let symbol = self.symbols.entry(&name);
        if symbol.definition.is_some() {
            return Err(again(&name, at));
        }
        symbol.definition = Some(Definition::Known(here));
        symbol.label = true;
        symbol.defined_at = at;
        Ok(true)
    }

    /// Parses `name = expression`. Returns false if that does not come next.
    fn assignment(&mut self) -> Parsed<bool> {
        let start = self.cursor.position();
        let Some(name) = self.cursor.word() else { return Ok(false) };
        let at = start..self.cursor.position();
        self.cursor.skip();
        let rest = self.cursor.rest();
        if !rest.starts_with('=') || rest.starts_with("==") {
            self.cursor.set_position(start);
            return Ok(false);
        }
        self.cursor.eat("=");
        self.assign(name, at)?;
        Ok(true)
    }

    /// Assigns the value of the following expression to `name`.
    pub(super) fn assign(&mut self, name: &str, at: Range<usize>) -> Parsed<()> {
        let expr = self.expression()?;
        let definition = match value(&expr, &self.symbols) {
            Ok(Value { section: None, offset }) if self.symbols.set_count(name, offset) => return Ok(()),
            Ok(known) => Definition::Known(known),
            Err(_) => Definition::Later(expr),
        };
        let symbol = self.symbols.entry(name);
        if symbol.label {
            return Err(again(name, at));
        }
        symbol.definition = Some(definition);
        symbol.defined_at = at;
        Ok(())
    }

    fn instruction(&mut self) -> Parsed<()> {
        let start = self.cursor.position();
        let style = Style { wave64: self.options.wave64, true16: self.options.true16 };
        self.update_here();
        let (inst, fixups) = Statement::read(&mut self.cursor, &self.symbols, self.options.target, style)?;
        let at = start..self.cursor.position();
        if self.sections[self.current].kind == SectionKind::ReadOnly {
            let kind = ParseErrorKind::Program("instructions must be in `.text`".into());
            return Err(Fault::new(at, kind));
        }
        self.words.clear();
        encode(&inst, &mut self.words).map_err(|error| Fault::new(at.clone(), error))?;
        let offset = self.sections[self.current].bytes.len();
        for fixup in fixups {
            let (patch, offset) = match fixup.kind {
                FixupKind::Branch => (Patch::Branch, offset),
                FixupKind::Literal => (Patch::Literal, offset + 4 * (self.words.len() - 1)),
            };
            let (expr, at) = (fixup.expr, fixup.at);
            self.pending.push(Pending { section: self.current, offset, patch, expr, at });
        }
        let words = std::mem::take(&mut self.words);
        let done = self.grow(4 * words.len(), &at);
        if done.is_ok() {
            self.sections[self.current].bytes.extend(words.iter().flat_map(|word| word.to_le_bytes()));
        }
        self.words = words;
        done
    }

    /// Accounts for bytes that are about to be added to the current section.
    pub(super) fn grow(&mut self, bytes: usize, at: &Range<usize>) -> Parsed<()> {
        self.bytes = self.bytes.saturating_add(bytes);
        if self.bytes > MAX_BYTES {
            let kind = ParseErrorKind::Program("the program is larger than 64 MiB".into());
            return Err(Fault::new(at.clone(), kind));
        }
        Ok(())
    }

    /// The address of the next byte.
    pub(super) fn here(&self) -> Value {
        let offset = self.sections[self.current].bytes.len() as i64;
        Value { section: Some(self.current as u32), offset }
    }

    pub(super) fn update_here(&self) {
        self.symbols.here.set((self.current as u32, self.sections[self.current].bytes.len() as i64));
    }

    pub(super) fn expression(&mut self) -> Parsed<Expr> {
        self.update_here();
        Expressions::new(&self.symbols).expression(&mut self.cursor)
    }
}

fn again(name: &str, at: Range<usize>) -> Box<Fault> {
    let name = name.split('\u{1}').next().unwrap_or(name);
    Fault::new(at, ParseErrorKind::Program(format!("`{}` is defined twice", name.chars().take(64).collect::<String>())))
}
