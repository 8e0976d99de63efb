//! The compiler's input and output: the syntax trees of a kernel and of the items that it uses, and the compiled kernel
//! or diagnostics.

use crate::bug::{At, Bug};
use crate::help::Help;
use crate::ir::message::Site;
use crate::member::Member;
use proc_macro2::{Span, TokenStream, TokenTree};
use quote::ToTokens as _;
use std::borrow::Cow;
use std::fmt;
use t0_abi::Abi;

/// A location in the user's source.
#[derive(Clone, PartialEq, Eq, Debug, Default, Hash, PartialOrd, Ord)]
pub struct SourceLocation {
    /// The path as it appears in line tables: relative to the package, with forward slashes.
    pub file: String,
    /// Line, from 1.
    pub line: u32,
    /// Column, from 1.
    pub column: u32,
}

/// How closely a kernel's floats follow IEEE 754.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Numbers {
    /// Every operation is rounded separately; -0 and NaN are preserved.
    #[default]
    Exact,
    /// `fast_math`: see [`crate::opt::fast`].
    Fast,
}

/// The behaviour of an index out of range.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Bounds {
    /// Reads yield zero, stores have no effect.
    #[default]
    Checked,
    /// `unsafe(unchecked)`: the user guarantees that every index is in range.
    Unchecked,
}

/// A kernel with the items that its body may name.
pub struct KernelSource<'a> {
    /// The kernel function as written.
    pub item: &'a syn::ItemFn,
    /// Work-items of a workgroup.
    pub block: [u32; 3],
    /// How closely floats follow IEEE 754.
    pub numbers: Numbers,
    /// The behaviour of an index out of range.
    pub bounds: Bounds,
    /// The values of the generic parameters in this instance: types (`T` = `bf16`) and constants (`N` = `128`).
    pub instance: Vec<(syn::Ident, syn::GenericArgument)>,
    /// What the attribute states about launches; recorded in the code object.
    pub rules: LaunchRules,
    /// What the body's paths mean.
    pub names: Vec<Named>,
    /// The struct, where `item` is not a kernel but a device function of a struct.
    pub of: Option<&'a Member>,
    /// Device functions, constants, structs and enums reachable from the kernel.
    pub items: Cow<'a, [Item]>,
    /// The location of a span.
    pub locate: &'a dyn Fn(Span) -> SourceLocation,
}

impl KernelSource<'_> {
    /// The token of the kernel, or of an item that it uses, at a location.
    pub fn span_at(&self, at: &SourceLocation) -> Option<Span> {
        let items = self.items.iter().map(|item| item.kind.definition());
        std::iter::once(self.item.to_token_stream()).chain(items).find_map(|tokens| self.token_at(tokens, at))
    }

    fn token_at(&self, tokens: TokenStream, at: &SourceLocation) -> Option<Span> {
        tokens.into_iter().find_map(|token| match token {
            TokenTree::Group(group) => {
                let open = Some(group.span_open()).filter(|span| (self.locate)(*span) == *at);
                open.or_else(|| self.token_at(group.stream(), at))
            }
            other => Some(other.span()).filter(|span| (self.locate)(*span) == *at),
        })
    }
}

/// The launch rules of a kernel as text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LaunchRules {
    /// `grid = ..`: how much work a launch does.
    pub grid: Option<String>,
    /// `grid = blocks(..)`: a launch has whole workgroups only.
    pub whole_blocks: bool,
    /// `requires(..)`: what must hold.
    pub requires: Vec<String>,
    /// The constants that these name, as written, each once. `None` where the value is not known.
    pub constants: Vec<(String, Option<i128>)>,
}

/// A path as written at the place of use, and the item it means.
#[derive(Clone, Debug)]
pub struct Named {
    /// The path's tokens without spaces, such as `gelu` or `crate::math::gelu`.
    pub path: String,
    /// Index into [`KernelSource::items`].
    pub item: usize,
}

/// An item that a kernel can use.
#[derive(Clone, Debug)]
pub struct Item {
    /// Its definition.
    pub kind: ItemKind,
    /// The `impl` block that contains it.
    pub of: Option<Member>,
    /// What the paths inside it refer to.
    pub names: Vec<Named>,
}

/// The kinds of items.
#[derive(Clone, Debug)]
pub enum ItemKind {
    /// `#[t0::device] fn`.
    Device(syn::ItemFn),
    /// `#[t0::constant] const`.
    Constant(syn::ItemConst),
    /// A struct with `#[derive(t0::Arg)]`.
    Struct(syn::ItemStruct),
    /// `#[t0::device] enum`.
    Enum(syn::ItemEnum),
}

impl ItemKind {
    /// Its tokens.
    pub fn definition(&self) -> TokenStream {
        match self {
            ItemKind::Device(f) => f.to_token_stream(),
            ItemKind::Constant(c) => c.to_token_stream(),
            ItemKind::Struct(s) => s.to_token_stream(),
            ItemKind::Enum(e) => e.to_token_stream(),
        }
    }

    /// The name in its definition.
    pub fn name(&self) -> &syn::Ident {
        match self {
            ItemKind::Device(f) => &f.sig.ident,
            ItemKind::Constant(c) => &c.ident,
            ItemKind::Struct(s) => &s.ident,
            ItemKind::Enum(e) => &e.ident,
        }
    }
}

/// An error at a token of the user's source: what happened, and what to write instead.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    /// The token of the error.
    pub span: Span,
    /// What is wrong.
    pub message: String,
    /// What to write instead, if known.
    pub help: Option<Help>,
    internal: bool,
}

impl Diagnostic {
    /// A diagnostic at a token.
    pub fn new(span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic { span, message: message.into(), help: None, internal: false }
    }

    /// An internal error, at the token of the kernel or its functions where it occurred, or else at the kernel's name.
    pub fn internal(source: &KernelSource<'_>, bug: &Bug) -> Diagnostic {
        let at = match &bug.at {
            At::Source(at) => source.span_at(at),
            At::Kernel | At::Ir(_) => None,
        };
        let span = at.unwrap_or_else(|| source.item.sig.ident.span());
        Diagnostic { internal: true, ..Diagnostic::new(span, bug.to_string()) }
    }

    /// Whether it reports an error of the compiler, not of the source.
    pub fn is_internal(&self) -> bool {
        self.internal
    }

    /// Adds a suggestion of what to write instead.
    pub fn help(mut self, help: Help) -> Diagnostic {
        self.help = Some(help);
        self
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        match &self.help {
            Some(help) => write!(f, "\nhelp: {help}"),
            None => Ok(()),
        }
    }
}

impl From<syn::Error> for Diagnostic {
    fn from(e: syn::Error) -> Diagnostic {
        Diagnostic::new(e.span(), e.to_string())
    }
}

/// The resources of a compiled kernel; shown by `t0 inspect` and recorded in the binary.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub struct Report {
    pub vgprs: u32,
    pub sgprs: u32,
    pub lds_bytes: u32,
    pub scratch_bytes: u32,
    pub spilled_vgprs: u32,
    pub spilled_sgprs: u32,
    pub instructions: u32,
    /// The dual-issued pairs among them.
    pub pairs: u32,
    pub code_bytes: u32,
}

/// One argument as a kernel declares it: what a launch must pass for it.
pub type Argument = t0_abi::Argument<String>;

/// A compiled kernel.
#[derive(Clone, Debug)]
pub struct Compiled {
    /// The code object.
    pub object: Vec<u8>,
    /// The kernel ABI that it was compiled for, and the features of it that it uses.
    pub abi: Abi,
    /// Size of the kernarg segment in bytes.
    pub kernarg_bytes: u32,
    /// The declared arguments, in order.
    pub arguments: Vec<Argument>,
    /// The resources that it uses.
    pub report: Report,
    /// Whether some of its float operations are approximations, so that the results of `on_cpu` differ slightly.
    pub approximate: bool,
    /// The messages that it may send to the host.
    pub sites: Vec<Site>,
    /// Words of a slot for a message, if it may send any.
    pub slot_words: u32,
}
