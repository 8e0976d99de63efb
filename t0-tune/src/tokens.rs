//! The tokens of a kernel and of the items that it uses, and their hash. This needs no syntax tree.
//!
//! An item is used if its name is among the tokens of the kernel or of a used item. Names are not resolved, so two
//! items of one name both count: a record may become stale too often, never too rarely. Comments and white space do not
//! count. Items of other crates are not read.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, Ident, Spacing, TokenStream, TokenTree};

use crate::{Error, fingerprint};

/// A kernel in its source.
#[derive(Debug, Clone, PartialEq)]
pub struct Source {
    /// Hash over the tokens of the kernel and of the items that it uses.
    pub hash: String,
    /// The const parameters of the kernel with their types, in order; `None` for types.
    pub parameters: Vec<(String, Option<String>)>,
}

/// An item of a file.
struct Item {
    /// The names by which other items refer to it.
    names: Vec<String>,
    is_kernel: bool,
    tokens: Vec<TokenTree>,
}

/// Reads a kernel. `source` is relative to `root`, the directory of Cargo.toml.
///
/// # Errors
/// A file that cannot be read or is not Rust, or a kernel that does not exist.
pub fn read(root: &Path, source: &str, kernel: &str) -> Result<Source, Error> {
    let path = root.join(source);
    if !path.is_file() {
        return Err(Error::NoSource { path });
    }
    let own = items_of(&path)?;
    let mut kernels = own.iter().filter(|item| item.is_kernel);
    let Some(found) = kernels.clone().find(|item| item.names.iter().any(|name| name == kernel)) else {
        let known = kernels.by_ref().flat_map(|item| item.names.clone()).collect();
        return Err(Error::NoKernel { path, name: kernel.to_owned(), known });
    };
    let parameters = parameters(&found.tokens);
    let kernel_tokens = found.tokens.clone();
    let mut files = Vec::new();
    rust_files(&root.join("src"), &mut files);
    let mut items = own;
    for file in files.into_iter().filter(|file| *file != path) {
        items.extend(items_of(&file)?);
    }
    items.retain(|item| !item.is_kernel);
    Ok(Source { hash: hash(&kernel_tokens, &items), parameters })
}

/// The Rust files of a directory, in the order of their paths.
fn rust_files(directory: &Path, out: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(directory) else { return };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            rust_files(&path, out);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            out.push(path);
        }
    }
}

fn items_of(path: &Path) -> Result<Vec<Item>, Error> {
    let text = t0_files::read_to_string(path).map_err(|error| Error::File {
        path: path.to_owned(),
        action: "read",
        why: error.to_string(),
    })?;
    // Every item for kernels contains one of these words.
    if !["kernel", "device", "const", "derive"].iter().any(|word| text.contains(word)) {
        return Ok(Vec::new());
    }
    let tokens: TokenStream = text.parse().map_err(|error: proc_macro2::LexError| {
        let at = error.span().start();
        Error::Tokens { path: path.to_owned(), why: format!("line {}: {error}", at.line) }
    })?;
    let mut items = Vec::new();
    collect(tokens, &mut items);
    Ok(items)
}

/// The items for kernels among these tokens, and in the modules among them.
fn collect(tokens: TokenStream, out: &mut Vec<Item>) {
    for tokens in split(tokens) {
        let head = Head::of(&tokens);
        let (Some(keyword), Some(name)) = (&head.keyword, &head.name) else { continue };
        let has = |attribute: &str| head.attributes.iter().any(|known| known == attribute);
        let item = |names: Vec<String>, tokens| Item { names, is_kernel: has("kernel"), tokens };
        match keyword.as_str() {
            "mod" => {
                let Some(TokenTree::Group(body)) = tokens.last() else { continue };
                if has("device") {
                    // A module for kernels is read as a whole.
                    let mut names = vec![name.clone()];
                    let inside = split(body.stream());
                    names.extend(inside.iter().filter_map(|tokens| Head::of(tokens).name));
                    out.push(item(names, tokens));
                } else {
                    collect(body.stream(), out);
                }
            }
            "fn" if has("kernel") || has("device") => out.push(item(vec![name.clone()], tokens)),
            "const" => out.push(item(vec![name.clone()], tokens)),
            "struct" if has("derive") => out.push(item(vec![name.clone()], tokens)),
            _ => {}
        }
    }
}

/// The tokens of each item.
fn split(tokens: TokenStream) -> Vec<Vec<TokenTree>> {
    let (mut items, mut item) = (Vec::new(), Vec::new());
    for token in tokens {
        let semicolon = matches!(&token, TokenTree::Punct(p) if p.as_char() == ';');
        let braces = matches!(&token, TokenTree::Group(g) if g.delimiter() == Delimiter::Brace);
        item.push(token);
        if semicolon || braces && Head::of(&item).ends_with_braces {
            items.push(std::mem::take(&mut item));
        }
    }
    items
}

/// What an item begins with.
#[derive(Default)]
struct Head {
    /// The last names of the attributes' paths: `kernel` of `#[t0::kernel(..)]`.
    attributes: Vec<String>,
    keyword: Option<String>,
    name: Option<String>,
    ends_with_braces: bool,
}

impl Head {
    fn of(tokens: &[TokenTree]) -> Head {
        let mut head = Head::default();
        let mut at = 0;
        while let Some(TokenTree::Punct(_)) = tokens.get(at) {
            // The attributes of a file or module, `#![..]`, precede its first item.
            let inner = matches!(tokens.get(at + 1), Some(TokenTree::Punct(_)));
            if inner {
                at += 3;
                continue;
            }
            let Some(TokenTree::Group(group)) = tokens.get(at + 1) else { break };
            let names = group.stream().into_iter().take_while(|t| !matches!(t, TokenTree::Group(_)));
            let last = names.filter_map(|t| if let TokenTree::Ident(name) = t { Some(name.to_string()) } else { None });
            head.attributes.extend(last.last());
            at += 2;
        }
        let words: Vec<&Ident> = tokens
            .iter()
            .skip(at)
            .filter_map(|t| if let TokenTree::Ident(word) = t { Some(word) } else { None })
            .take(6)
            .collect();
        let prefix = |word: &&Ident| ["pub", "unsafe", "async", "extern"].iter().any(|p| *word == p);
        let mut words = words.into_iter().skip_while(prefix).peekable();
        let mut keyword = words.next();
        if keyword.is_some_and(|word| word == "const") && words.peek().is_some_and(|word| *word == "fn") {
            keyword = words.next();
        }
        head.keyword = keyword.map(Ident::to_string);
        head.name = words.next().map(Ident::to_string);
        let to_semicolon = ["const", "static", "use", "type"];
        head.ends_with_braces = !head.keyword.as_deref().is_some_and(|word| to_semicolon.contains(&word));
        head
    }
}

/// The generic parameters of a function: const parameters with their types, and types.
fn parameters(tokens: &[TokenTree]) -> Vec<(String, Option<String>)> {
    let is = |token: &TokenTree, c: char| matches!(token, TokenTree::Punct(p) if p.as_char() == c);
    let mut rest =
        tokens.iter().skip_while(|t| !matches!(t, TokenTree::Ident(word) if word == "fn")).skip(2).peekable();
    let mut all = Vec::new();
    if rest.next_if(|t| is(t, '<')).is_none() {
        return all;
    }
    let (mut depth, mut parameter): (u32, Vec<&TokenTree>) = (1, Vec::new());
    for token in rest {
        match token {
            t if is(t, '<') => depth += 1,
            t if is(t, '>') => depth -= 1,
            _ => {}
        }
        if depth == 0 || depth == 1 && is(token, ',') {
            let words: Vec<String> = parameter
                .iter()
                .filter_map(|t| if let TokenTree::Ident(w) = t { Some(w.to_string()) } else { None })
                .collect();
            match words.as_slice() {
                [word, name, ty, ..] if word == "const" => all.push((name.clone(), Some(ty.clone()))),
                [name, ..] if !parameter.first().is_some_and(|t| is(t, '\'')) => all.push((name.clone(), None)),
                _ => {}
            }
            parameter.clear();
        } else {
            parameter.push(token);
        }
        if depth == 0 {
            break;
        }
    }
    all
}

/// The hash over a kernel and the items that it uses, directly or through others.
fn hash(kernel: &[TokenTree], items: &[Item]) -> String {
    let mut by_name: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (at, item) in items.iter().enumerate() {
        for name in &item.names {
            by_name.entry(name).or_default().push(at);
        }
    }
    let mut used = vec![false; items.len()];
    let mut todo: Vec<&[TokenTree]> = vec![kernel];
    while let Some(tokens) = todo.pop() {
        each_name(tokens, &mut |name| {
            for &at in by_name.get(name).into_iter().flatten() {
                if !std::mem::replace(&mut used[at], true) {
                    todo.push(&items[at].tokens);
                }
            }
        });
    }
    // In an order that does not depend on files.
    let mut texts: Vec<String> =
        items.iter().zip(used).filter(|(_, used)| *used).map(|(i, _)| text(&i.tokens)).collect();
    texts.sort();
    texts.insert(0, text(kernel));
    format!("{:016x}", fingerprint::hash(texts.join("\0").bytes()))
}

fn each_name(tokens: &[TokenTree], f: &mut dyn FnMut(&str)) {
    for token in tokens {
        match token {
            TokenTree::Ident(name) => f(&name.to_string()),
            TokenTree::Group(group) => each_name(&group.stream().into_iter().collect::<Vec<_>>(), f),
            _ => {}
        }
    }
}

/// The tokens as text, without doc comments and independent of spaces.
fn text(tokens: &[TokenTree]) -> String {
    let mut out = String::new();
    write(tokens, &mut out);
    out
}

/// Neighbours that make one operator.
const OPERATORS: [[char; 2]; 21] = [
    [':', ':'],
    ['-', '>'],
    ['=', '>'],
    ['=', '='],
    ['!', '='],
    ['<', '='],
    ['>', '='],
    ['&', '&'],
    ['|', '|'],
    ['<', '<'],
    ['>', '>'],
    ['+', '='],
    ['-', '='],
    ['*', '='],
    ['/', '='],
    ['%', '='],
    ['^', '='],
    ['&', '='],
    ['|', '='],
    ['.', '.'],
    ['.', '='],
];

fn write(tokens: &[TokenTree], out: &mut String) {
    let doc = |token: Option<&TokenTree>| {
        let Some(TokenTree::Group(group)) = token else { return false };
        matches!(group.stream().into_iter().next(), Some(TokenTree::Ident(name)) if name == "doc")
    };
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        at += 1;
        match token {
            TokenTree::Punct(p) if p.as_char() == '#' => {
                let inner = matches!(tokens.get(at), Some(TokenTree::Punct(p)) if p.as_char() == '!');
                let group = at + usize::from(inner);
                if doc(tokens.get(group)) {
                    at = group + 1;
                    continue;
                }
                out.push_str("# ");
            }
            TokenTree::Punct(p) => {
                out.push(p.as_char());
                // `< <` is not `<<`, but `= -x` is `=-x`.
                let next = match tokens.get(at) {
                    Some(TokenTree::Punct(next)) if p.spacing() == Spacing::Joint => Some(next.as_char()),
                    _ => None,
                };
                if p.as_char() != '\'' && !next.is_some_and(|next| OPERATORS.contains(&[p.as_char(), next])) {
                    out.push(' ');
                }
            }
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ('(', ')'),
                    Delimiter::Brace => ('{', '}'),
                    Delimiter::Bracket => ('[', ']'),
                    Delimiter::None => (' ', ' '),
                };
                out.push(open);
                write(&group.stream().into_iter().collect::<Vec<_>>(), out);
                out.push(close);
            }
            other => {
                out.push_str(&other.to_string());
                out.push(' ');
            }
        }
    }
}
