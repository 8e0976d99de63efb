//! Kernels mutated token by token: texts that a user types on the way to a kernel, and others.
//!
//! The compiler must answer such text with diagnostics or with IR, never with a panic.

use crate::random::Choices;
use crate::source::File;
use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};
use quote::ToTokens as _;
use t0_core::source::Diagnostic;
use t0_core::{CompileError, Options, compile_ir};
use t0_isa::target::GFX1100;

/// All test kernels.
pub const SOURCES: &[&str] = &[
    include_str!("../../kernels/aggregates.rs"),
    include_str!("../../kernels/arguments.rs"),
    include_str!("../../kernels/arithmetic.rs"),
    include_str!("../../kernels/arrays_in_memory.rs"),
    include_str!("../../kernels/assembly.rs"),
    include_str!("../../kernels/atomics.rs"),
    include_str!("../../kernels/blocks.rs"),
    include_str!("../../kernels/casts.rs"),
    include_str!("../../kernels/closures.rs"),
    include_str!("../../kernels/control.rs"),
    include_str!("../../kernels/cycles.rs"),
    include_str!("../../kernels/dimensions.rs"),
    include_str!("../../kernels/doubles.rs"),
    include_str!("../../kernels/double_builtins.rs"),
    include_str!("../../kernels/enums.rs"),
    include_str!("../../kernels/float_builtins.rs"),
    include_str!("../../kernels/functions.rs"),
    include_str!("../../kernels/halves.rs"),
    include_str!("../../kernels/idioms.rs"),
    include_str!("../../kernels/ids.rs"),
    include_str!("../../kernels/int_builtins.rs"),
    include_str!("../../kernels/iterators.rs"),
    include_str!("../../kernels/lds_parts.rs"),
    include_str!("../../kernels/let_chains.rs"),
    include_str!("../../kernels/liberties.rs"),
    include_str!("../../kernels/masked.rs"),
    include_str!("../../kernels/matrices.rs"),
    include_str!("../../kernels/memory.rs"),
    include_str!("../../kernels/messages.rs"),
    include_str!("../../kernels/methods.rs"),
    include_str!("../../kernels/float_elementary.rs"),
    include_str!("../../kernels/powers_and_bits.rs"),
    include_str!("../../kernels/integer_dots.rs"),
    include_str!("../../kernels/named_closures.rs"),
    include_str!("../../kernels/numbers_of_std.rs"),
    include_str!("../../kernels/options.rs"),
    include_str!("../../kernels/pairs.rs"),
    include_str!("../../kernels/programs.rs"),
    include_str!("../../kernels/ranges.rs"),
    include_str!("../../kernels/register_loops.rs"),
    include_str!("../../kernels/simulations.rs"),
    include_str!("../../kernels/structs.rs"),
    include_str!("../../kernels/together.rs"),
    include_str!("../../kernels/views.rs"),
    include_str!("../../kernels/wave_builtins.rs"),
    include_str!("../../kernels/wide_ints.rs"),
];

/// Tokens that are inserted into kernels although they do not belong there.
const FOREIGN: [&str; 32] = [
    "usize",
    "0",
    "-1",
    "256",
    "4294967296",
    "1e40",
    "f64",
    "i8",
    "bf16",
    "Lds",
    "barrier",
    "wave",
    "return",
    "break",
    "continue",
    "unsafe",
    "&",
    "*",
    "..",
    "..=",
    "loop",
    "match",
    "self",
    "\"text\"",
    "|",
    "assert!",
    "t0::print!",
    "wmma",
    "block",
    "fold",
    "In",
    "const",
];

/// A token, or one delimiter of a group.
#[derive(Clone)]
struct Piece {
    text: String,
    joint: bool,
    leaf: bool,
    /// Punctuation; otherwise a literal or a name.
    punct: bool,
}

impl Piece {
    fn end(text: &str) -> Piece {
        Piece { text: text.to_owned(), joint: false, leaf: false, punct: false }
    }

    fn word(text: String) -> Piece {
        Piece { text, joint: false, leaf: true, punct: false }
    }
}

fn flatten(tokens: TokenStream, out: &mut Vec<Piece>) {
    for t in tokens {
        match t {
            TokenTree::Group(g) => {
                let (open, close) = match g.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                out.push(Piece::end(open));
                flatten(g.stream(), out);
                out.push(Piece::end(close));
            }
            TokenTree::Punct(p) => {
                let joint = p.spacing() == Spacing::Joint;
                out.push(Piece { text: p.to_string(), joint, leaf: true, punct: true });
            }
            t => out.push(Piece::word(t.to_string())),
        }
    }
}

fn text(pieces: &[Piece]) -> String {
    pieces.iter().map(|p| format!("{}{}", p.text, if p.joint { "" } else { " " })).collect()
}

/// The end of the group that opens at `at`.
fn group_end(pieces: &[Piece], at: usize) -> usize {
    let mut depth = 0usize;
    for (i, p) in pieces.iter().enumerate().skip(at).filter(|(_, p)| !p.leaf) {
        match p.text.as_str() {
            "(" | "{" | "[" => depth += 1,
            _ => depth = depth.saturating_sub(1),
        }
        if depth == 0 {
            return i;
        }
    }
    pieces.len() - 1
}

fn spoil(pieces: &mut Vec<Piece>, c: &mut Choices<'_>) {
    let leaves: Vec<usize> = (0..pieces.len()).filter(|i| pieces[*i].leaf).collect();
    let groups: Vec<usize> =
        (0..pieces.len()).filter(|i| matches!(pieces[*i].text.as_str(), "(" | "{" | "[")).collect();
    if leaves.is_empty() || groups.is_empty() {
        return;
    }
    let wide = |c: &mut Choices<'_>, n: usize| (c.below(256) as usize * 256 + c.below(256) as usize) % n;
    let at = leaves[wide(c, leaves.len())];
    let other = leaves[wide(c, leaves.len())];
    let alike: Vec<usize> = leaves.iter().copied().filter(|i| pieces[*i].punct == pieces[at].punct).collect();
    let same_kind = pieces[alike[wide(c, alike.len())]].clone();
    match c.below(16) {
        0 => drop(pieces.remove(at)),
        1 => {
            let again = pieces[at].clone();
            pieces.insert(at, again);
        }
        2 => pieces.swap(at, other),
        3 => pieces[at] = pieces[other].clone(),
        4 | 5 => pieces[at] = Piece::word(c.pick(&FOREIGN).to_owned()),
        6 => {
            let (from, to) = (groups[wide(c, groups.len())], groups[wide(c, groups.len())]);
            let copy: Vec<Piece> = pieces[from..=group_end(pieces, from)].to_vec();
            let end = group_end(pieces, to);
            // Inserting a group into itself repeatedly would double it each time.
            if copy.len() < 400 {
                pieces.splice(to..=end, copy);
            }
        }
        7 => {
            let from = groups[wide(c, groups.len())];
            let end = group_end(pieces, from);
            pieces.drain(from + 1..end);
        }
        _ if pieces[at].joint => {}
        _ => pieces[at] = same_kind,
    }
}

/// A test kernel with the functions and constants of its file, with one to four mutated tokens or groups.
pub fn mutated(c: &mut Choices<'_>) -> String {
    let source = c.pick(SOURCES);
    let Ok(file) = syn::parse_file(source) else { return String::new() };
    let is_kernel = |i: &syn::Item| match i {
        syn::Item::Fn(f) => f.attrs.iter().any(|a| a.path().segments.last().is_some_and(|s| s.ident == "kernel")),
        _ => false,
    };
    let (kernels, rest): (Vec<_>, Vec<_>) = file.items.into_iter().partition(is_kernel);
    let mut pieces = Vec::new();
    flatten(kernels[c.below(kernels.len() as u32) as usize].to_token_stream(), &mut pieces);
    for item in rest {
        // Device functions are mutated too, separately.
        if c.chance(5) {
            let mut own = Vec::new();
            flatten(item.to_token_stream(), &mut own);
            spoil(&mut own, c);
            pieces.extend(own);
        } else {
            flatten(item.to_token_stream(), &mut pieces);
        }
    }
    for _ in 0..=c.below(3) {
        spoil(&mut pieces, c);
    }
    text(&pieces)
}

/// The result for a mutated kernel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Not Rust: rustc reports this before it calls the macro.
    NotRust,
    /// The compiler rejects it.
    Refused,
    /// It is still a valid kernel.
    Compiled,
}

/// Lowers and compiles text.
///
/// # Errors
/// An internal error of the compiler; its checkers are on.
pub fn lower_and_compile(text: &str) -> Result<Outcome, String> {
    let Ok(file) = File::read(text) else { return Ok(Outcome::NotRust) };
    let Some(name) = file.names().into_iter().next() else { return Ok(Outcome::NotRust) };
    let lowered = match file.lower(&name) {
        Ok(lowered) => lowered,
        Err(errors) => {
            return match errors.into_iter().find(Diagnostic::is_internal) {
                Some(internal) => Err(internal.to_string()),
                None => Ok(Outcome::Refused),
            };
        }
    };
    match compile_ir(&lowered.func, &GFX1100, &Options { level: 2, verify: true }) {
        Ok(_) => Ok(Outcome::Compiled),
        Err(CompileError::Bug(bug)) => Err(bug.to_string()),
        Err(CompileError::Codegen(_)) => Ok(Outcome::Refused),
    }
}
