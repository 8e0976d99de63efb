//! Reduces a failing program to a smaller one.

use super::Program;

/// Removes lines and whole blocks as long as `fails` is true for the rest. Lines are as [`super::program()`] writes
/// them: the braces of a statement balance over its lines.
#[must_use]
pub fn reduce(p: &Program, fails: impl Fn(&Program) -> bool) -> Program {
    let mut best = p.clone();
    loop {
        let before = best.text.len();
        let mut at = 0;
        while let Some(candidate) = without(&best, at) {
            match candidate.filter(|c| fails(c)) {
                Some(smaller) => best = smaller,
                None => at += 1,
            }
        }
        if best.text.len() == before {
            return best;
        }
    }
}

/// The program without the lines of one statement, if they can be removed; `None` after the last line.
fn without(p: &Program, at: usize) -> Option<Option<Program>> {
    let lines: Vec<&str> = p.text.lines().collect();
    lines.get(at)?;
    let left = |end: usize| lines[..at].iter().chain(&lines[end..]).copied().collect::<Vec<_>>().join("\n");
    Some(end(&lines, at).map(|end| Program { text: left(end), ..p.clone() }))
}

/// Where a balanced run of lines from `at` may end: after one line, or after the block that it opens.
fn end(lines: &[&str], at: usize) -> Option<usize> {
    let mut depth = 0i64;
    for (i, line) in lines.iter().enumerate().skip(at) {
        depth += line.matches('{').count() as i64 - line.matches('}').count() as i64;
        if depth < 0 {
            return None;
        }
        if depth == 0 {
            return Some(i + 1);
        }
    }
    None
}
