//! `cargo xtask wrap`: breaks the lines of Markdown and doc comments that are too long.
//!
//! Only lines that are too long change, and those that their words move to. Code blocks, tables and headings stay as
//! they are.

use std::fs;
use std::process::ExitCode;

use crate::prose::{self, Line};
use crate::repository::{File, Repository};
use crate::tidy::WIDTH;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Files and directories, from the root; all tracked files without any.
    paths: Vec<String>,
}

pub(crate) fn run(repo: &Repository, arguments: &Arguments) -> Result<ExitCode, String> {
    let chosen = |file: &&File| {
        arguments.paths.is_empty()
            || arguments.paths.iter().any(|path| file.path.starts_with(path.trim_start_matches("./")))
    };
    for file in repo.files.iter().filter(chosen) {
        let wrapped = wrapped(file);
        if wrapped != file.text {
            fs::write(repo.root.join(&file.path), wrapped).map_err(|error| format!("{}: {error}", file.path))?;
            println!("{}", file.path);
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The text with broken lines.
fn wrapped(file: &File) -> String {
    let prose = prose::lines(file);
    let mut out: Vec<String> = Vec::new();
    let mut next = 0;
    let mut rest: Option<String> = None;
    let all: Vec<&str> = file.text.lines().collect();
    for (index, original) in all.iter().enumerate() {
        let line = prose.get(next).filter(|line| line.number == index + 1);
        next += usize::from(line.is_some());
        let Some(line) = line.filter(|line| is_text(line)) else {
            out.push((*original).to_owned());
            continue;
        };
        let mut text = line.text.to_owned();
        if let Some(moved) = rest.take() {
            let indentation = text.len() - text.trim_start().len();
            text = format!("{}{moved} {}", &line.text[..indentation], text.trim_start());
        }
        let follows = prose.get(next).filter(|after| after.number == index + 2 && continues(line, after));
        let hanging = hanging(line.text);
        loop {
            let Some(at) = break_of(line.prefix, &text) else {
                out.push(format!("{}{text}", line.prefix).trim_end().to_owned());
                break;
            };
            let moved = text[at..].trim().to_owned();
            out.push(format!("{}{}", line.prefix, text[..at].trim_end()));
            if follows.is_some() && WIDTH / 2 > moved.chars().count() {
                rest = Some(moved);
                break;
            }
            text = format!("{}{moved}", " ".repeat(hanging));
        }
    }
    let end = if file.text.ends_with('\n') { "\n" } else { "" };
    out.join("\n") + end
}

/// A line of a paragraph or a list.
fn is_text(line: &Line<'_>) -> bool {
    let text = line.text.trim_start();
    !line.code && !line.is_row() && !text.starts_with('#') && !text.is_empty() && !text.starts_with('[')
}

/// Columns of the text of a list's item behind its marker, or of the line itself.
fn hanging(text: &str) -> usize {
    let indentation = text.len() - text.trim_start().len();
    let body = &text[indentation..];
    let digits = body.chars().take_while(char::is_ascii_digit).count();
    let marker = if body.starts_with("- ") || body.starts_with("* ") {
        2
    } else if digits > 0 && body[digits..].starts_with(". ") {
        digits + 2
    } else {
        0
    };
    indentation + marker
}

/// Whether a line continues the paragraph of the one before it.
fn continues(line: &Line<'_>, after: &Line<'_>) -> bool {
    let indentation = after.text.len() - after.text.trim_start().len();
    is_text(after)
        && after.prefix == line.prefix
        && indentation == hanging(line.text)
        && hanging(after.text) == indentation
}

/// Where a line that is too long is broken: at the last space that fits, outside of code spans.
fn break_of(prefix: &str, text: &str) -> Option<usize> {
    let room = WIDTH.checked_sub(prefix.chars().count())?;
    if text.chars().count() <= room {
        return None;
    }
    let start = hanging(text);
    let mut code = false;
    let mut best = None;
    for (column, (at, c)) in text.char_indices().enumerate() {
        match c {
            '`' => code = !code,
            // A line must not begin as an item of a list does.
            ' ' if !code && at > start && column <= room && !begins_item(&text[at + 1..]) => best = Some(at),
            _ => {}
        }
    }
    best
}

fn begins_item(text: &str) -> bool {
    let digits = text.chars().take_while(char::is_ascii_digit).count();
    text.starts_with(['-', '+', '*', '#', '>', '|']) || digits > 0 && text[digits..].starts_with(['.', ')'])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(path: &str, text: &str) -> String {
        let file = File { path: path.to_owned(), text: text.to_owned() };
        let once = wrapped(&file);
        let again = wrapped(&File { path: path.to_owned(), text: once.clone() });
        assert_eq!(once, again, "a wrapped text stays as it is");
        once
    }

    #[test]
    fn words_move_to_the_next_line() {
        let words = "word ".repeat(25);
        assert_eq!(
            of("a.md", &format!("{words}end\nlast\n")),
            format!("{}\nword end last\n", "word ".repeat(24).trim_end())
        );
        let item = format!("- {words}\n- next\n");
        assert_eq!(of("a.md", &item), format!("- {}\n  word word\n- next\n", "word ".repeat(23).trim_end()));
        let doc = format!("    /// {words}\n    fn a() {{}}\n");
        let kept = "word ".repeat(22);
        assert_eq!(of("a.rs", &doc), format!("    /// {}\n    /// word word word\n    fn a() {{}}\n", kept.trim_end()));
    }

    #[test]
    fn code_and_tables_stay() {
        let words = "word ".repeat(30);
        for text in
            [format!("| {words} |\n"), format!("```\n{words}\n```\n"), format!("`{words}`\n"), format!("# {words}\n")]
        {
            assert_eq!(of("a.md", &text), text);
        }
    }
}
