//! The tokens of a kernel and of the items that it uses, and their hash. This needs no syntax tree.
//!
//! An item is used if its name is among the tokens of the kernel or of a used item, and its module is one that the
//! module of the kernel names in a path, directly or through others. Names of items are not resolved, so two items of
//! one name in these modules both count: a record may become stale too often, never too rarely. Modules are found by
//! the location of their files. Comments and white space do not count. Items of other crates are not read.

use std::collections::{BTreeMap, BTreeSet};
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
    let own = read_tokens(&path)?;
    let mut items = Vec::new();
    collect(own.clone(), &mut items);
    let mut kernels = items.iter().filter(|item| item.is_kernel);
    let Some(found) = kernels.clone().find(|item| item.names.iter().any(|name| name == kernel)) else {
        let known = kernels.by_ref().flat_map(|item| item.names.clone()).collect();
        return Err(Error::NoKernel { path, name: kernel.to_owned(), known });
    };
    let parameters = parameters(&found.tokens);
    let kernel_tokens = found.tokens.clone();
    for tokens in used_modules(&root.join("src"), &path, own)? {
        collect(tokens, &mut items);
    }
    items.retain(|item| !item.is_kernel);
    Ok(Source { hash: hash(&kernel_tokens, &items), parameters })
}

/// The tokens of the modules that the module of a file names, directly or through others, without those of the file.
fn used_modules(src: &Path, file: &Path, tokens: TokenStream) -> Result<Vec<TokenStream>, Error> {
    let mut files = Vec::new();
    rust_files(src, &mut files);
    let mut modules: BTreeMap<Vec<String>, Vec<PathBuf>> = BTreeMap::new();
    for file in files {
        modules.entry(module_of(src, &file)).or_default().push(file);
    }
    let mut reached = BTreeSet::from([file.to_owned()]);
    let mut all = Vec::new();
    let mut todo = vec![(module_of(src, file), tokens)];
    while let Some((module, tokens)) = todo.pop() {
        for path in paths(tokens) {
            for target in targets(&module, &path) {
                // The innermost module in the path has the item, or declares where it is.
                let innermost = (0..=target.len()).rev().find_map(|n| modules.get_key_value(&target[..n]));
                // A path to another crate leads to no module of this one.
                let files =
                    innermost.filter(|(found, _)| !found.is_empty() || path[0] == "crate" || path[0] == "super");
                for file in files.into_iter().flat_map(|(_, files)| files) {
                    if reached.insert(file.clone()) {
                        let tokens = read_tokens(file)?;
                        all.push(tokens.clone());
                        todo.push((module_of(src, file), tokens));
                    }
                }
            }
        }
    }
    Ok(all)
}

/// The path of the module that a file contains; empty for the root of a crate.
fn module_of(src: &Path, file: &Path) -> Vec<String> {
    let inside = file.strip_prefix(src).unwrap_or(file).with_extension("");
    let mut path: Vec<String> = inside.iter().map(|part| part.to_string_lossy().into_owned()).collect();
    let last = path.last().map(String::as_str);
    if last == Some("mod") || path.len() == 1 && matches!(last, Some("lib" | "main")) {
        path.pop();
    }
    path
}

/// The paths of several segments among these tokens, with those in the braces of `use` declarations.
fn paths(tokens: TokenStream) -> Vec<Vec<String>> {
    let mut all = Vec::new();
    add_paths(tokens, &[], &mut all);
    all
}

fn add_paths(tokens: TokenStream, prefix: &[String], all: &mut Vec<Vec<String>>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let colons = |at: usize| matches!(tokens.get(at..at + 2), Some([TokenTree::Punct(a), TokenTree::Punct(b)]) if a.as_char() == ':' && a.spacing() == Spacing::Joint && b.as_char() == ':');
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        at += 1;
        match token {
            TokenTree::Ident(first) => {
                let mut path = prefix.to_vec();
                path.push(first.to_string());
                while colons(at) {
                    at += 2;
                    match tokens.get(at) {
                        Some(TokenTree::Ident(next)) => path.push(next.to_string()),
                        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                            add_paths(group.stream(), &path, all);
                        }
                        // `*`, or generic arguments.
                        _ => {
                            all.push(path.clone());
                            break;
                        }
                    }
                    at += 1;
                }
                if path.len() > 1 {
                    all.push(path);
                }
            }
            TokenTree::Group(group) => add_paths(group.stream(), &[], all),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

/// The modules and items that a path in a module, or in one that is written in its file, may mean.
fn targets(module: &[String], path: &[String]) -> Vec<Vec<String>> {
    let supers = path.iter().take_while(|segment| *segment == "super").count();
    let inside = |parents: usize, rest: &[String]| [&module[..module.len().saturating_sub(parents)], rest].concat();
    match path.first().map(String::as_str) {
        Some("super") => (0..=supers).map(|parents| inside(parents, &path[supers..])).collect(),
        Some("crate") => vec![path[1..].to_vec()],
        Some("self") => vec![inside(0, &path[1..])],
        // An item of this module, or one of the crate by its own name.
        _ => vec![inside(0, path), path.get(1..).unwrap_or_default().to_vec()],
    }
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

fn read_tokens(path: &Path) -> Result<TokenStream, Error> {
    let text = t0_files::read_to_string(path).map_err(|error| Error::File {
        path: path.to_owned(),
        action: "read",
        why: error.to_string(),
    })?;
    text.parse().map_err(|error: proc_macro2::LexError| {
        let at = error.span().start();
        Error::Tokens { path: path.to_owned(), why: format!("line {}: {error}", at.line) }
    })
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
